"""One look at one body: what may stand in the way, and the share of the card that it hides (T-10, T-11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from app.engine.record import value
from app.geometry.cards import Card, card_of
from app.geometry.crossings import cross, minus
from app.geometry.obstacles import Obstacles
from app.geometry.rims import Window
from app.geometry.shadows import Box, shadow
from app.geometry.shapes import Figure
from app.geometry.shares import Kernel
from app.geometry.unions import Real, Strip, area, union


@value
class Look:
    """A viewer's look at a target: the card, the eye (x, y, z), the window, and the prisms that come into it."""

    card: Card
    eye: tuple[int, int, int]
    width: int
    window: Window
    boxes: tuple[Box, ...]


class Cast(NamedTuple, Generic[Real]):
    """The shadow that one prism throws on the card, and the share of the card that it hides alone."""

    box: Box
    strips: list[Strip[Real]]
    share: Real


@dataclass(frozen=True, kw_only=True, slots=True)
class Shade(Generic[Real]):
    """All shadows on a card, their union, and the share of the card that is hidden."""

    casts: tuple[Cast[Real], ...]
    covered: list[Strip[Real]]
    hidden: Real


def look_of(viewer: Figure, target: Figure, obstacles: Obstacles, hiders: Sequence[Figure]) -> Look:
    """What is to be judged; viewer and target stand apart in plan."""
    card, height = card_of(viewer, target), viewer.z + viewer.eye
    a, b = minus(card.a, viewer.centre), minus(card.b, viewer.centre)
    bottom, top = card.bottom - height, card.top - height
    window = Window(eye=viewer.centre, height=height, a=a, b=b, area=cross(a, b), bottom=bottom, top=top)
    boxes = tuple(obstacles.between(window, hiders))
    return Look(card=card, eye=(viewer.x, viewer.y, height), width=2 * target.r, window=window, boxes=boxes)


def shade_of(look: Look, kernel: Kernel[Real]) -> Shade[Real]:
    """The shadows on the card, in one kind of number (T-12)."""
    whole = 2 * (look.card.top - look.card.bottom)
    thrown = [(box, strips) for box in look.boxes if (strips := shadow(box, look.window, kernel.ratio))]
    if not thrown:
        return Shade(casts=(), covered=[], hidden=kernel.ratio(0, 1))
    casts = tuple(Cast(box, strips, area(strips) / whole) for box, strips in thrown)
    alone = next((cast for cast in casts if cast.share == 1 or len(casts) == 1), None)
    if alone:
        return Shade(casts=casts, covered=alone.strips, hidden=alone.share)
    covered = union([strip for cast in casts for strip in cast.strips])
    return Shade(casts=casts, covered=covered, hidden=area(covered) / whole)
