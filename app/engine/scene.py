"""The scene: what a rule is handed, to tell what happens, roll dice and open or close matters (A-02, A-03)."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from app.engine.events import Became, Began, Ended, Finished, Result, Rolled
from app.engine.evolve import Past, evolved
from app.engine.game import Game, Worked
from app.engine.hidden import Hidden
from app.engine.position import Position
from app.engine.words import Line

if TYPE_CHECKING:
    from app.engine.dice import Chance
    from app.engine.ruleset import Ruleset

W = TypeVar("W")
S = TypeVar("S", bound=Worked)


class Scene(Generic[W, S]):
    """The game so far while one order is judged; nothing is kept if the order fails."""

    def __init__(self, rules: "Ruleset[W, S, Any, Any]", world: W, game: Game[S], chance: "Chance", past: Past) -> None:
        """Begin from a game; `past` gives the table at the end of an earlier order."""
        self.rules, self.world, self.game = rules, world, game
        self.chance, self.past = chance, past
        self.events: list[Any] = []
        self.cited: list[str] = []

    @property
    def state(self) -> S:
        """The ruleset's own state, as it stands now."""
        return self.game.table

    @property
    def position(self) -> Position[W, S]:
        """World and state, as they stand now."""
        return Position(world=self.world, state=self.game.table)

    @property
    def top(self) -> Any:
        """The matter in hand; None when there is none."""
        return self.game.table.work[-1] if self.game.table.work else None

    @property
    def order(self) -> int:
        """The number that this order will have: for the purpose of a roll."""
        return self.game.order + 1

    def tell(self, event: Any) -> None:
        """Something happens: it is recorded and folded at once."""
        self.game = evolved(self.rules, self.world, self.game, event, self.past)
        self.events.append(event)

    def cite(self, *rules: str) -> None:
        """Note the rules that were applied here."""
        self.cited += rules

    def roll(
        self,
        purpose: str,
        sides: int,
        count: int,
        replaces: tuple[int, ...] = (),
        to: tuple[int, ...] | None = None,
    ) -> tuple[int, ...]:
        """Throw dice; the faces are told in the open, or to the seats in `to` alone (D-9).

        `self.game.roll` is then the roll's number.
        """
        game, n = self.game, self.game.roll + 1
        key = game.epochs[str(game.epoch)].transcript
        if key is None:
            raise RuntimeError("a roll before its key is fixed")
        faces = self.chance.faces(game.epoch, key, n, purpose, sides, count)
        shown = faces if to is None else Hidden(to=to, value=faces)
        self.tell(Rolled(n=n, epoch=game.epoch, purpose=purpose, sides=sides, faces=shown, replaces=replaces))
        return faces

    def push(self, frame: Any) -> None:
        """Open a matter on top of the work in hand."""
        self.tell(Began(frame=frame))

    def become(self, frame: Any) -> None:
        """The matter on top goes a step further."""
        self.tell(Became(frame=frame))

    def finish(self) -> None:
        """The matter on top is done."""
        self.tell(Finished())

    def end(self, winners: tuple[int, ...], reason: Line) -> None:
        """The game is over; no winners: a draw."""
        self.tell(Ended(result=Result(winners=winners, reason=reason)))
