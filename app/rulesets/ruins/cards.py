"""A card for each figure: its numbers, its weapons, its armour."""

from collections.abc import Mapping
from functools import lru_cache

from app.engine.view import Card, CardRow
from app.engine.words import Cm, Key, Line, line
from app.rulesets.ruins.places import in_hand
from app.rulesets.ruins.profiles import Armour, Weapon
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.world import World

STATS = ("attack", "shoot", "defence", "aptitude", "will")


def cards(moment: Moment) -> Mapping[str, Card]:
    """All figures of all bands; what was thrown is off the card."""
    return {figure: card(moment.world, figure, s.thrown) for figure, s in moment.state.figures.items()}


@lru_cache(maxsize=1024)
def card(world: World, figure: str, thrown: tuple[str, ...]) -> Card:
    """One figure's card."""
    fighter, profile = world.fighter(figure), world.fighter(figure).profile
    stats = [CardRow(label=line(f"stat.{name}"), number=getattr(profile, name)) for name in STATS]
    stats += [CardRow(label=line("stat.move"), text=line("card.length", length=Cm(units=profile.move)))]
    stats += [CardRow(label=line("stat.health"), number=profile.health)]
    stats += [CardRow(label=line("stat.rerolls"), number=profile.rerolls)] if profile.rerolls else []
    weapons = [weapon_row(weapon) for weapon in in_hand(world, figure, thrown)]
    size = line(f"card.size_{profile.size}", base=2 * world.knobs.bases[profile.size] // 10)
    rows = (CardRow(label=line(f"profile.{profile.key}"), text=size), *weapons, armour_row(fighter.armour))
    skills = tuple(CardRow(label=line(f"skill.{skill}"), text=line(f"skill.{skill}.text")) for skill in profile.skills)
    return Card(
        where="roster",
        title=line("card.name", name=fighter.name),
        seat=world.seats[figure],
        token=figure,
        stats=tuple(stats),
        rows=(*rows, *skills),
    )


def weapon_row(weapon: Weapon) -> CardRow:
    """A weapon: how far, and what it changes."""
    return CardRow(label=line(f"weapon.{weapon.key}"), text=_text(weapon))


def _text(weapon: Weapon) -> Line:
    changes = Key(key=f"weapon.{weapon.key}.text")
    reach = Cm(units=weapon.reach or 0)
    if weapon.range and weapon.reach is not None:
        return line("card.both", reach=reach, range=Cm(units=weapon.range), changes=changes)
    if weapon.range:
        return line("card.range", range=Cm(units=weapon.range), changes=changes)
    return line("card.reach", reach=reach, changes=changes) if weapon.reach else line("card.contact", changes=changes)


def armour_row(armour: Armour) -> CardRow:
    """Armour: what it takes off, and what it costs."""
    text = line("card.armour", protection=armour.protection, penalty=armour.penalty)
    return CardRow(label=line(f"armour.{armour.key}"), text=text)
