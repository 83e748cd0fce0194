"""What hosts start with one command holds together: its services, volumes, networks and settings exist."""

from typing import Any

import pytest
import yaml

from tests.house.tree import ROOT

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def test_the_table_has_its_database() -> None:
    assert set(SERVICES) == {"app", "postgres"}
    assert set(SERVICES["app"]["depends_on"]) == {"postgres"}


@pytest.mark.parametrize("name", SERVICES)
def test_each_service_says_whether_it_is_well_and_comes_back(name: str) -> None:
    assert {"test", "interval", "timeout", "retries"} <= set(SERVICES[name]["healthcheck"])
    assert SERVICES[name]["restart"] == "unless-stopped"


@pytest.mark.parametrize("name", SERVICES)
def test_networks_and_volumes_that_are_used_exist(name: str) -> None:
    assert set(SERVICES[name]["networks"]) <= set(COMPOSE["networks"])
    assert {volume.split(":")[0] for volume in SERVICES[name].get("volumes", [])} <= set(COMPOSE["volumes"])


def test_only_the_table_is_reached_from_outside() -> None:
    assert [name for name in SERVICES if "ports" in SERVICES[name]] == ["app"]
    assert COMPOSE["networks"]["back"]["internal"] is True


def test_what_is_copied_into_the_image_is_kept() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []


def test_the_settings_that_are_given_are_settings() -> None:
    known = (ROOT / "app" / "config.py").read_text()
    given = [name.removeprefix("BASECONTACT_").lower() for name in SERVICES["app"]["environment"]]
    assert [name for name in given if f"{name}:" not in known] == []
