"""Whether a weapon's way between two fighters is free of terrain (R-41). Exact, in integers and ratios of integers."""

from collections.abc import Iterable

from app.geometry.shapes import Figure, Prism


def free_line(a: Figure, b: Figure, prisms: Iterable[Prism]) -> bool:
    """Whether a and b have a free line between their bases (R-41); figures do not break it, order does not matter."""
    raise NotImplementedError
