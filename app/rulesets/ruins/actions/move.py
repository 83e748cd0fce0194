"""Move: up to `move` along a drawn path, and any facing at its end (R-50, R-42, R-04)."""

from collections.abc import Iterator

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Refused
from app.engine.ruleset import Quote
from app.engine.view import Blank, Option, Receipt
from app.engine.words import Cm, Key, Line, Mm, Name, Permille, line
from app.geometry.shapes import Point
from app.rulesets.ruins.actions.turn import badly_faced
from app.rulesets.ruins.doors import here
from app.rulesets.ruins.events import Moved, Paid
from app.rulesets.ruins.frames import Walk
from app.rulesets.ruins.offers import impossible, possible
from app.rulesets.ruins.paying import price, unpayable
from app.rulesets.ruins.places import Poses, bodies, enemies, moved, poses
from app.rulesets.ruins.reach import engaged_by, sees_ahead
from app.rulesets.ruins.sights import receipt
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.ways import FINE, Gone, gone

RULES = ("R-50", "R-01", "R-02", "R-30", "R-32", "R-42")


@record
class Move:
    """Go along a path that begins where the figure stands; it then faces so, or the way it went."""

    figure: str
    path: tuple[Point, ...]
    facing: Point | None = None


def way(moment: Moment, command: Move) -> Gone | Refused:
    """Where the path leads, if it can be paid and gone (R-50, R-42)."""
    wrong = unpayable(moment, command.figure, "move") or badly_faced(command.facing)
    slipped = moment.state.figures[command.figure].slipped if not wrong else ()
    return wrong or gone(moment.world, poses(moment), command.figure, command.path, slipped)


def facing_of(command: Move) -> Point:
    """Where the figure looks at the end: as ordered, else along its last leg (R-04)."""
    (ax, ay), (bx, by) = command.path[-2:]
    return command.facing or (bx - ax, by - ay)


def quote(moment: Moment, _ask: Ask, command: Move) -> Quote | Refused:
    """Length, price, and what awaits at the end."""
    walked = way(moment, command)
    if isinstance(walked, Refused):
        return walked
    there = moved(poses(moment), command.figure, command.path[-1], walked.z, facing_of(command))
    looks = lookers(moment, there, command.figure)
    cost = price(command.figure)
    return Quote(
        price=cost,
        left={purse: moment.state.figures[command.figure].ap - paid for purse, paid in cost.items()},
        length=walked.length,
        limit=moment.world.fighter(command.figure).profile.move,
        path=command.path,
        receipts=looks,
        notes=(*_ground(walked), *_notes(moment, there, command.figure, looks, walked.length)),
        rules=(*RULES, *(("R-51",) if walked.rough or walked.steep else ())),
    )


def lookers(moment: Moment, there: Poses, figure: str) -> tuple[Receipt, ...]:
    """What each enemy that looks this way would see of the figure there (R-33)."""
    world, body = moment.world, bodies(moment.world, there)
    ahead = [foe for foe in enemies(world, there, figure) if sees_ahead(world, body[foe], body[figure])]
    return tuple(receipt(world, there, foe, figure) for foe in ahead)


def _ground(walked: Gone) -> Iterator[Line]:
    """What the ground adds to the length (R-51)."""
    if walked.rough:
        yield line("note.difficult", more=_extra(walked.rough))
    if walked.steep:
        yield line("note.stairs", more=_extra(walked.steep))


def _extra(fine: int) -> Cm | Mm:
    return Cm(units=-(-fine // FINE)) if fine >= FINE * FINE else Mm(units=-(-fine // FINE))


def _notes(moment: Moment, there: Poses, figure: str, looks: tuple[Receipt, ...], length: int) -> tuple[Line, ...]:
    left = moment.world.fighter(figure).profile.move - length
    rest = line("note.left", rest=Mm(units=left) if left < FINE else Cm(units=left))
    held = engaged_by(moment.world, there, figure)
    engaging = [line("note.engages", who=Name(token=foe)) for foe in held] or [line("note.nobody_engages")]
    seen = [_seen(look) for look in looks if look.sight != "none"] or [line("note.nobody_sees")]
    return (rest, *engaging, *seen)


def _seen(look: Receipt) -> Line:
    how = Key(key=f"sight.{look.sight}")
    return line("note.sees", who=Name(token=look.viewer), how=how, share=Permille(share=look.permille or 0))


def play(scene: Play, command: Move, quote: Quote) -> None:
    """Pay, and set out."""
    moment, slipped = here(scene), scene.state.figures[command.figure].slipped
    walked = gone(moment.world, poses(moment), command.figure, command.path, slipped)
    scene.tell(Paid(figure=command.figure, action="move"))
    if isinstance(walked, Gone):
        facing, length = facing_of(command), quote.length or 0
        scene.push(
            Walk(
                figure=command.figure,
                path=command.path,
                facing=facing,
                length=length,
                z=walked.z,
                slipped=walked.slipped,
            )
        )


def advance(scene: Play, walk: Walk) -> None:
    """Arrive."""
    scene.tell(
        Moved(
            figure=walk.figure, path=walk.path, facing=walk.facing, length=walk.length, z=walk.z, slipped=walk.slipped
        )
    )
    scene.finish()


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """One option; an engaged figure may still close in (R-42)."""
    most = moment.world.fighter(figure).profile.move
    command = {"kind": "move", "figure": figure}
    wrong = unpayable(moment, figure, "move")
    if wrong:
        return (impossible("move", command, wrong, key="M"),)
    held = {*engaged_by(moment.world, poses(moment), figure)} - {*moment.state.figures[figure].slipped}
    fact = line("fact.closer") if held else line("fact.up_to", most=Cm(units=most))
    start = moment.state.figures[figure].place
    blanks = (
        Blank(name="path", kind="path", label=line("blank.path"), high=most, start=start),
        Blank(name="facing", kind="facing", label=line("blank.facing"), optional=True),
    )
    return (possible("move", command, fact, blanks, key="M", rule="R-50"),)
