"""What people say at a table is kept, each room by itself, and told late to those who follow late (A-17)."""

from app.store.chat import Said, say
from tests.store.sitting import Sitting


def test_rooms_and_lateness(sitting: Sitting) -> None:
    journal, game = sitting.journal, sitting.game

    def line(room: str, text: str, at: int) -> int:
        said = Said(id=0, seat=1, name="Ada", text=text, at=at)
        return journal.write(lambda c: say(c, game, room, said)).result(20)

    first, second = line("players", "hello", 100), line("players", "a \0 and a 🎲", 200)
    line("watchers", "who leads?", 150)
    assert [s.text for s in journal.read.chat(game, "players", 0)] == ["hello", "a \0 and a 🎲"]
    assert [s.id for s in journal.read.chat(game, "players", first)] == [second]
    assert [s.text for s in journal.read.chat(game, "players", 0, 199)] == ["hello"]
    assert [s.text for s in journal.read.chat(game, "watchers", 0)] == ["who leads?"]
