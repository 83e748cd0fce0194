"""What a character is and carries: profile, weapons, armour (R-15, R-32, R-40)."""

from app.engine.record import value


@value
class Weapon:
    """A weapon: `reach` for melee and `range` for shots in units of 0.1 mm, none where it is not made for that.

    Advantage and penalty dice count in the tests that they are named for: attack with this weapon, defence with it in
    hand. With `skill` named, its advantage dice count only in hands that have it (R-15). What is `thrown` leaves the
    hand when it is shot (R-45).
    """

    key: str
    glyph: str
    reach: int | None = None
    range: int | None = None
    damage: int = 0
    attack_advantage: int = 0
    attack_penalty: int = 0
    defence_advantage: int = 0
    defence_penalty: int = 0
    skill: str | None = None
    thrown: bool = False


@value
class Armour:
    """Armour: what it takes off wounds (R-60), and the penalty dice that it costs in every test (R-15)."""

    key: str
    protection: int = 0
    penalty: int = 0


@value
class Profile:
    """A character's numbers: dice for each characteristic, `move` in units, `health` in wounds, free rerolls (R-23)."""

    key: str
    size: str
    attack: int
    shoot: int
    defence: int
    aptitude: int
    will: int
    move: int
    health: int
    rerolls: int = 0
    skills: tuple[str, ...] = ()
    leader: bool = False
