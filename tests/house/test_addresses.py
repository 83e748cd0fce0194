"""Nothing that is kept points at one machine or at one index of packages."""

import re

from tests.house.tree import ROOT, files, text

REGISTRIES = [
    "registry.npmjs" + ".org",
    "files.python" + "hosted.org",
    "pypi" + ".org/simple",
    "registry.yarn" + "pkg.com",
]
# A path that begins a word: in a relative path or an address these words may stand.
MACHINES = re.compile(r"(?<![\w./~-])/(?:work|root|home|tmp|Users)/[\w.]")


def test_no_file_names_a_registry() -> None:
    assert [(str(path), host) for path in files() for host in REGISTRIES if host in text(path)] == []


def test_no_file_names_a_place_on_one_machine() -> None:
    assert [(str(path), found) for path in files() for found in MACHINES.findall(text(path))] == []


def test_the_lock_of_the_server_holds_versions_alone() -> None:
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; .+)?", line)] == []


def test_the_lock_of_the_client_names_no_place_of_its_packages() -> None:
    assert '"resolved"' not in (ROOT / "static" / "package-lock.json").read_text()
