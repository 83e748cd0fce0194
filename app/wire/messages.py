"""Every message that either side of a game's socket may send: the truth from which wire.ts and protocol.md are made."""

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from app.wire.frame import Message
from app.wire.incoming import (
    Concede,
    Do,
    Hello,
    Point,
    Propose,
    Query,
    Reply,
    Report,
    Resume,
    Say,
    Seal,
    Since,
    Try,
)
from app.wire.outgoing import (
    AnswerTo,
    Done,
    Fault,
    Heartbeat,
    LogLine,
    Pointed,
    Presence,
    Quoted,
    RefusedNote,
    Rematch,
    Role,
    Said,
    Sealed,
    StaleNote,
    Step,
    Welcome,
)

__all__ = [
    "FROM_SCREEN",
    "TO_SCREEN",
    "AnswerTo",
    "Concede",
    "Do",
    "Done",
    "Fault",
    "FromScreen",
    "Heartbeat",
    "Hello",
    "LogLine",
    "Message",
    "Point",
    "Pointed",
    "Presence",
    "Propose",
    "Query",
    "Quoted",
    "RefusedNote",
    "Rematch",
    "Reply",
    "Report",
    "Resume",
    "Role",
    "Said",
    "Say",
    "Seal",
    "Sealed",
    "Since",
    "StaleNote",
    "Step",
    "ToScreen",
    "Try",
    "Welcome",
]

FromScreen: TypeAlias = Annotated[
    Hello | Do | Try | Query | Seal | Propose | Reply | Concede | Say | Point | Resume | Report,
    Field(discriminator="type"),
]

ToScreen: TypeAlias = Annotated[
    Welcome
    | Step
    | Heartbeat
    | Done
    | RefusedNote
    | StaleNote
    | Quoted
    | AnswerTo
    | Sealed
    | Said
    | Pointed
    | Presence
    | Rematch
    | Fault,
    Field(discriminator="type"),
]

FROM_SCREEN: TypeAdapter[FromScreen] = TypeAdapter(FromScreen)
TO_SCREEN: TypeAdapter[ToScreen] = TypeAdapter(ToScreen)
