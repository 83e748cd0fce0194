"""Settings: what a host may choose, from the environment (`BASECONTACT_…`) or the file `basecontact.toml`.

Each has a default that is safe. A member of `limits` is set as `BASECONTACT_LIMITS__SOCKETS_AN_ADDRESS=400`, or in the
file under `[limits]`. The environment wins over the file.
"""

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

Count = Annotated[int, Field(ge=1)]


def _listed(given: object) -> object:
    return tuple(part.strip() for part in given.split(",") if part.strip()) if isinstance(given, str) else given


Listed = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_listed)]


class Limits(BaseModel):
    """How much one connection, person or address may ask of the server (P-32); harnesses raise them."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    frame_bytes: Count = 16 * 1024
    """Largest frame from a screen, in bytes."""
    do_in_10_s: Count = 40
    """Orders of a seat in 10 s: commands, offers, answers, conceding."""
    do_a_minute: Count = 120
    """The same in 60 s."""
    try_a_second: Count = 10
    """Previews of a connection in 1 s."""
    query_a_second: Count = 4
    """Questions about the table of a connection in 1 s."""
    say_in_10_s: Count = 10
    """Lines of chat of a connection in 10 s."""
    point_a_second: Count = 10
    """Pings on the table of a connection in 1 s."""
    seal_in_10_s: Count = 20
    """Changes of standing orders of a connection in 10 s."""
    resume_in_10_s: Count = 20
    """Times that a connection may ask for its missed steps or report a difference in 10 s."""
    sockets_a_person: Count = 8
    """Sockets of one session at a time."""
    sockets_an_address: Count = 200
    """Sockets of one network address at a time."""
    watchers_a_game: Count = 200
    """Watchers of one game at a time."""
    malformed_in_10_s: Count = 3
    """Frames that cannot be read before the socket is closed with 4400."""
    queue_messages: Count = 256
    """Messages that wait for a slow reader before its socket is closed with 4408."""
    queue_bytes: Count = 1024 * 1024
    """The same in bytes."""
    hello_ms: Count = 5000
    """How long a new socket may take to say hello, in ms."""
    games_a_minute: Count = 20
    """New games of one address in 60 s."""
    looks_a_minute: Count = 240
    """Looks back into games of one address in 60 s."""
    tickets_a_minute: Count = 240
    """Tickets of one address in 60 s."""


class Settings(BaseSettings):
    """Everything that a host may set."""

    model_config = SettingsConfigDict(
        env_prefix="BASECONTACT_",
        env_nested_delimiter="__",
        toml_file="basecontact.toml",
        extra="forbid",
        frozen=True,
        use_attribute_docstrings=True,
    )

    database: str = "sqlite:///data/basecontact.db"
    """SQLAlchemy address of the database: a file of SQLite, or `postgresql+psycopg://…`."""
    host: str = "127.0.0.1"
    """Network address to listen on; `0.0.0.0` opens the server to the network."""
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """Port to listen on; 0 takes any free one."""
    origins: Listed = ()
    """Origins of pages that may act here besides the server's own: `https://play.example`, comma between."""
    rulesets: Listed = ()
    """Import paths of further rule books (packages that expose `RULESET`), comma between."""
    beat_ms: Annotated[int, Field(ge=0)] = 1200
    """How long bots, standing orders and switches wait before they answer, in ms: one beat."""
    poll_ms: Annotated[int, Field(ge=50)] = 2000
    """How often games that somebody follows are looked at even if no bell rang, in ms."""
    heartbeat_ms: Annotated[int, Field(ge=50)] = 10_000
    """How often a socket is told the place of its audience, in ms."""
    ask_limits: dict[str, int] = Field(default={"reroll": 30_000})
    """Time limits of asks that a new game gets, in ms, by the kinds that rule books name; none for the rest. JSON."""
    workers: Annotated[int, Field(ge=1, le=16)] = 1
    """Thinking processes, for bots and heavy questions."""
    demo: str = "ruins/courtyard"
    """What `serve --demo` opens: a ruleset and one of its scenarios."""
    client: str = "static/dist"
    """Folder of the built client."""
    limits: Limits = Limits()
    """How much one connection, person or address may ask of the server."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Arguments, then the environment, then the file."""
        _ = dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)
