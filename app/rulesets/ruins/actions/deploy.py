"""Deploy: put a figure on the table, its whole base in the zone of its band, looking anywhere (R-82)."""

from dataclasses import replace

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Evidence, Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Blank, Option
from app.engine.words import Name, line
from app.geometry.crossings import covers, crowds, edges, nearer
from app.geometry.plane import overlap
from app.geometry.shapes import Figure, Point
from app.rulesets.ruins.actions.turn import badly_faced
from app.rulesets.ruins.deployment import reserve
from app.rulesets.ruins.events import Deployed
from app.rulesets.ruins.frames import Deployment
from app.rulesets.ruins.goals import region
from app.rulesets.ruins.offers import possible
from app.rulesets.ruins.places import Pose, bodies, body_of, poses
from app.rulesets.ruins.setup import Region
from app.rulesets.ruins.state import Moment, Play


@record
class Deploy:
    """Put a figure on the table; where nothing else is said it looks across it."""

    figure: str
    at: Point
    facing: Point | None = None


def zone_of(moment: Moment, seat: int) -> Region:
    """Where a band deploys."""
    return region(moment.world, moment.world.band(seat).zone)


def placed(moment: Moment, command: Deploy) -> Figure:
    """The figure as it would stand there, on the ground of its zone."""
    world, (x, y) = moment.world, command.at
    zone = zone_of(moment, world.seats[command.figure])
    z = world.ground.under(command.at, max(0, zone.low), world.knobs.step)
    return body_of(world, Pose(command.figure, x, y, facing_of(moment, command), 0, z))


def facing_of(moment: Moment, command: Deploy) -> Point:
    """As ordered, else as its card says."""
    return command.facing or moment.world.fighter(command.figure).facing


def wrong_place(moment: Moment, command: Deploy) -> Refused | None:
    """Why the figure cannot be put there: zone, bases, terrain, in this order."""
    world, who, at = moment.world, Name(token=command.figure), command.at
    body = placed(moment, command)
    zone = zone_of(moment, world.seats[command.figure])
    if not (_whole_in(zone.corners, at, body.r) and world.ground.holds(at, body.r) and zone.low <= body.z <= zone.high):
        outline = tuple(edges(zone.corners))
        return refused("off_zone", "R-82", Evidence(points=(at,), lines=outline), who=who)
    on = next((other.id for other in bodies(world, poses(moment)).values() if overlap(body, other)), None)
    if on:
        return refused("on_base", "R-82", Evidence(points=(at,), tokens=(on,)), who=who, other=Name(token=on))
    walls = [wall for wall in world.ground.near(at, at, body.r) if wall.stops(body.z, body.head, world.knobs.step)]
    into = next((wall.id for wall in walls if crowds(wall.footprint, at, body.r)), None)
    return refused("on_terrain", "R-82", Evidence(points=(at,), pieces=(into,)), who=who) if into else None


def _whole_in(corners: tuple[Point, ...], at: Point, r: int) -> bool:
    """Whether a whole base is in a polygon; touching its outline is."""
    return covers(corners, at) and not any(nearer(at, p, q, r) for p, q in edges(corners))


def quote(moment: Moment, ask: Ask, command: Deploy) -> Quote | Refused:
    """It costs nothing."""
    if command.figure not in reserve(moment.world, moment.state, ask.seat):
        return refused("not_in_reserve", "R-82")
    return badly_faced(command.facing) or wrong_place(moment, command) or Quote(rules=("R-82", "R-32"))


def play(scene: Play, command: Deploy) -> None:
    """It stands; the next band is at it."""
    frame: Deployment = scene.top
    z, facing = placed(scene.position, command).z, facing_of(scene.position, command)
    scene.tell(Deployed(figure=command.figure, at=command.at, z=z, facing=facing))
    scene.become(replace(frame, placed=frame.placed + 1, last=scene.world.seats[command.figure]))


def offer(moment: Moment, seat: int) -> tuple[Option, ...]:
    """One option: whom, where, looking where."""
    left = reserve(moment.world, moment.state, seat)
    blanks = (
        Blank(name="figure", kind="token", label=line("blank.figure"), among=left),
        Blank(name="at", kind="point", label=line("blank.at")),
        Blank(name="facing", kind="facing", label=line("blank.facing"), optional=True),
    )
    return (possible("deploy", {"kind": "deploy"}, line("fact.reserve", n=len(left)), blanks, key="1", rule="R-82"),)
