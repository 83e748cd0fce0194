"""What every message is: a JSON object that says its type, and refuses what it does not know."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Cid: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$", description="16 random bytes in hex, one an intent")]
RequestId: TypeAlias = Annotated[int, Field(ge=0, le=2**53 - 1)]


class Message(BaseModel):
    """A frame: a JSON object whose `type` says which message it is; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)
