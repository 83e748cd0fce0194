"""What is asked, offered, priced and done: each command and each half-done thing goes to its own file (A-01)."""

from typing import assert_never

from app.engine.asks import Ask, Wanted
from app.engine.game import Span
from app.engine.refusal import Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.rulesets.ruins import blows, deployment, desertion, initiative, rerolls, rounds, settle, slots, trial
from app.rulesets.ruins.actions import deploy, disengage, end, interact, melee, move, shoot, turn
from app.rulesets.ruins.commands import Command
from app.rulesets.ruins.doors import laid
from app.rulesets.ruins.frames import Blow, Deployment, Frame, Initiative, Leaving, Rounds, Slots, Trial, Walk
from app.rulesets.ruins.state import Moment, Play

ASK_OF = {
    "deploy": (deploy.Deploy,),
    "slot": (
        move.Move,
        turn.Turn,
        turn.Face,
        melee.Melee,
        shoot.Shoot,
        disengage.Disengage,
        interact.Interact,
        end.End,
    ),
    "reroll": (rerolls.Reroll, rerolls.Keep),
    "withdraw": (desertion.Withdraw,),
}
"""Which commands answer which kind of ask."""
LEGAL = {"melee": melee.illegal, "shoot": shoot.illegal}


def asked(moment: Moment) -> tuple[Wanted, ...]:
    """The questions open now, read from the matter in hand."""
    top = moment.state.work[-1] if moment.state.work else None
    if isinstance(top, Deployment):
        return deployment.asked(moment, top)
    if isinstance(top, Slots):
        return _slot(moment)
    if isinstance(top, Trial):
        return _reroll(moment)
    if isinstance(top, Leaving):
        seats = desertion.undecided(moment, top)
        frame = f"desertion.{moment.state.round}"
        return tuple(
            Wanted(seat=seat, kind="withdraw", frame=frame, default="withdraw", limit="withdraw") for seat in seats
        )
    return ()


def _slot(moment: Moment) -> tuple[Wanted, ...]:
    figure = slots.at_it(moment)
    if figure is None:
        return ()
    seat, frame = moment.world.seats[figure], f"slot.{moment.state.round}.{figure}"
    return (Wanted(seat=seat, kind="slot", frame=frame, default="end", limit="slot", token=figure),)


def _reroll(moment: Moment) -> tuple[Wanted, ...]:
    at = rerolls.deciding(moment)
    if at is None:
        return ()
    hand = at[0].hands[at[1]]
    frame = f"test.{'.'.join(str(h.rolls[-1]) for h in at[0].hands)}"
    return (Wanted(seat=hand.seat, kind="reroll", frame=frame, default="keep", limit="reroll", token=hand.figure),)


def span(moment: Moment) -> Span:
    """Round and activation, for epochs of dice."""
    place = next((frame.place for frame in moment.state.work if isinstance(frame, Slots)), -1)
    return Span(round=max(1, moment.state.round), activation=place + 1)


def offer(moment: Moment, ask: Ask) -> tuple[Option, ...]:
    """What may be answered to an ask."""
    moment = laid(moment)
    if ask.kind == "deploy":
        return deploy.offer(moment, ask.seat)
    if ask.kind == "slot":
        return slots.offer(moment)
    return rerolls.offer(moment) if ask.kind == "reroll" else desertion.offer()


def quote(moment: Moment, ask: Ask, command: Command) -> Quote | Refused:
    """The price of a command, or why it cannot be given."""
    if not isinstance(command, ASK_OF[ask.kind]):
        return refused("not_offered")
    moment = laid(moment)
    match command:
        case deploy.Deploy():
            return deploy.quote(moment, ask, command)
        case move.Move():
            return move.quote(moment, ask, command)
        case turn.Turn():
            return turn.quote(moment, ask, command)
        case turn.Face():
            return turn.quote_face(moment, ask, command)
        case melee.Melee():
            return melee.quote(moment, ask, command)
        case shoot.Shoot():
            return shoot.quote(moment, ask, command)
        case disengage.Disengage():
            return disengage.quote(moment, ask, command)
        case interact.Interact():
            return interact.quote(moment, ask, command)
        case end.End():
            return end.quote(moment, ask, command)
        case rerolls.Reroll():
            return rerolls.quote_reroll(moment, ask, command)
        case rerolls.Keep():
            return rerolls.quote_keep(moment, ask, command)
        case desertion.Withdraw():
            return desertion.quote(moment, ask, command)
        case _:
            assert_never(command)


def decide(scene: Play, ask: Ask, command: Command, quote: Quote) -> None:
    """Do what was ordered: pay, tell, open the matter."""
    match command:
        case deploy.Deploy():
            deploy.play(scene, command)
        case move.Move():
            move.play(scene, command, quote)
        case turn.Turn():
            turn.play(scene, command, quote)
        case turn.Face():
            turn.play_face(scene, command, quote)
        case melee.Melee():
            melee.play(scene, command, quote)
        case shoot.Shoot():
            shoot.play(scene, command, quote)
        case disengage.Disengage():
            disengage.play(scene, command, quote)
        case interact.Interact():
            interact.play(scene, command, quote)
        case end.End():
            end.play(scene, command, quote)
        case rerolls.Reroll():
            rerolls.play_reroll(scene, command, quote)
        case rerolls.Keep():
            rerolls.play_keep(scene, command, quote)
        case desertion.Withdraw():
            desertion.play(scene, command, ask.seat)
        case _:
            assert_never(command)


def advance(scene: Play) -> None:
    """One step of the matter in hand, nobody being asked."""
    frame: Frame = scene.top
    match frame:
        case Deployment():
            deployment.advance(scene, frame)
        case Rounds():
            rounds.advance(scene)
        case Initiative():
            initiative.advance(scene, frame)
        case Slots():
            slots.advance(scene, frame)
        case Walk():
            move.advance(scene, frame)
        case Blow():
            blows.advance(scene, frame, LEGAL[frame.what])
        case Trial():
            _trial(scene, frame)
        case Leaving():
            desertion.advance(scene, frame)
        case _:
            assert_never(frame)


def _trial(scene: Play, frame: Trial) -> None:
    """The next dice fall; when all have kept, the test is settled."""
    place = trial.next_to_roll(scene.world, scene.state, frame)
    if place is None:
        settle.settle(scene, frame)
    else:
        trial.roll(scene, frame, place)
