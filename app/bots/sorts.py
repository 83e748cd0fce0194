"""The sorts of bots, by the name under which a seat is given to one."""

from collections.abc import Callable, Mapping
from typing import Any

from app.bots import random

SORTS: Mapping[str, Callable[..., Any]] = {"random": random.choose}
