"""What melee and shots share: the two pools and the chances (R-15, R-34, R-60)."""

from dataclasses import replace

from app.engine.ruleset import Quote
from app.engine.view import Odds, Receipt
from app.engine.words import line
from app.rulesets.ruins.cover import in_cover
from app.rulesets.ruins.frames import Blow, Hand, Skill
from app.rulesets.ruins.odds import tenths, whole, won_by
from app.rulesets.ruins.paying import price
from app.rulesets.ruins.places import Poses, in_hand, poses
from app.rulesets.ruins.profiles import Profile, Weapon
from app.rulesets.ruins.sights import receipt
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import throw
from app.rulesets.ruins.world import World
from app.rulesets.ruins.wounds import wounds


def characteristic(profile: Profile, skill: Skill) -> int:
    """How many dice the character rolls, one at least (R-10, R-12)."""
    dice = {
        "attack": profile.attack,
        "shoot": profile.shoot,
        "defence": profile.defence,
        "aptitude": profile.aptitude,
    }
    return max(1, dice[skill])


def plain_hand(world: World, figure: str, skill: Skill) -> Hand:
    """A test with no weapon named: the characteristic, and what armour costs in every test (R-15)."""
    fighter = world.fighter(figure)
    return Hand(
        figure=figure,
        seat=world.seats[figure],
        skill=skill,
        dice=characteristic(fighter.profile, skill),
        penalty=fighter.armour.penalty,
    )


def hands(moment: Moment, everyone: Poses, blow: Blow) -> tuple[Hand, Hand]:
    """Attack and defence, with all their dice (R-15, R-34)."""
    world = moment.world
    weapon = world.weapon(blow.figure, blow.weapon)
    attack = plain_hand(world, blow.figure, "attack" if blow.what == "melee" else "shoot")
    attack = _with(
        attack, weapon.attack_advantage if _skilled(world, blow.figure, weapon) else 0, weapon.attack_penalty
    )
    held = in_hand(world, blow.target, moment.state.figures[blow.target].thrown)
    more = sum(w.defence_advantage for w in held if _skilled(world, blow.target, w))
    defence = _with(plain_hand(world, blow.target, "defence"), more, sum(w.defence_penalty for w in held))
    cover = world.knobs.cover_dice if in_cover(world, everyone, blow.figure, blow.target) else 0
    return attack, _with(defence, cover, 0, cover)


def _with(hand: Hand, advantage: int, penalty: int, cover: int = 0) -> Hand:
    return replace(hand, advantage=hand.advantage + advantage, penalty=hand.penalty + penalty, cover=cover)


def _skilled(world: World, figure: str, weapon: Weapon) -> bool:
    """Whether the weapon is in the right hands (R-15)."""
    return weapon.skill is None or weapon.skill in world.fighter(figure).profile.skills


def limit_of(moment: Moment, blow: Blow) -> int:
    """How far this weapon goes, in units."""
    weapon = moment.world.weapon(blow.figure, blow.weapon)
    far = weapon.reach if blow.what == "melee" else weapon.range
    return max(far or 0, moment.world.knobs.contact)


def chances(world: World, attack: Hand, defence: Hand, weapon: Weapon) -> Odds:
    """The exact chances of an attack: to win, of each number of wounds, of none (R-13, R-60)."""
    knobs, of = world.knobs, whole(throw(attack), throw(defence))
    margins = won_by(throw(attack), throw(defence), level=knobs.level_wins == "starter")
    counts: dict[int, int] = {}
    armour = world.fighter(defence.figure).armour
    for margin, often in margins.items():
        hurt = wounds(knobs, margin, weapon, armour)
        counts[hurt] = counts.get(hurt, 0) + often
    won = sum(counts.values())
    harm = tuple((f"odds.wounds_{n}", tenths(counts[n], of)) for n in sorted(counts) if n)
    nothing = ("odds.miss", tenths(of - won + counts.get(0, 0), of))
    pools = line("odds.pools", attack=sum(throw(attack)[:1]), defence=sum(throw(defence)[:1]))
    return Odds(win=tenths(won, of), outcomes=(*harm, nothing), pools=pools)


def quoted(moment: Moment, blow: Blow, rules: tuple[str, ...]) -> Quote:
    """The price and the chances of an attack that is legal."""
    everyone = poses(moment)
    attack, defence = hands(moment, everyone, blow)
    cost, weapon = price(blow.figure), moment.world.weapon(blow.figure, blow.weapon)
    return Quote(
        price=cost,
        left={purse: moment.state.figures[blow.figure].ap - paid for purse, paid in cost.items()},
        limit=limit_of(moment, blow),
        receipts=(shown(moment, everyone, blow),),
        odds=chances(moment.world, attack, defence, weapon),
        opens=("reroll",),
        rules=rules,
    )


def shown(moment: Moment, everyone: Poses, blow: Blow) -> Receipt:
    """What the ruling was read from (T-16)."""
    return receipt(moment.world, everyone, blow.figure, blow.target, limit_of(moment, blow))
