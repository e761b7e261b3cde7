"""No ruling makes or loses a chip: what its effects and pots come to, against what the players put in.

Written from the seats and the log alone, apart from the rulings that are tried with it.
"""

from collections.abc import Iterable, Sequence

from tdapp.rulings import Code, Ruling, Situation
from tdapp.rulings.ruling import PotAward, SeatEffect
from tdapp.rulings.situation import STREETS, Action, AtSeat, Did, Status

MAKES_CHIPS = ("tournament.chip_race",)
"""A race may change the total of chips, and notes the new one (reading A3)."""
POTS_OF_THE_HAND = ("showdown.side_pots", "showdown.who_wins")
WAGERS = (Code.CALL, Code.BET, Code.RAISE_TO, Code.ALL_IN, Code.FULL_CALL)
CHIPS_IN = ("betting.silent_chips", "betting.overbet_for_change", "betting.words_and_chips", "betting.words")


def faults(ruling: Ruling, situation: Situation) -> list[str]:
    """Where chips appear or vanish, or the chips somebody put in are not those that were entered."""
    found = of_ruling(ruling, situation)
    if situation.incident not in CHIPS_IN or ruling.code not in WAGERS or not situation.seats:
        return found
    seat, chips = situation.facts["seat"], situation.facts.get("chips", ())
    entered = sum(chips) if isinstance(chips, tuple) else 0
    if situation.incident == "betting.words" and situation.facts.get("said") not in ("raise", "bet"):
        entered = 0  # not asked for
    told = [effect for effect in ruling.effects if effect.seat == seat]
    if len(told) != 1:
        return [*found, f"{len(told)} effects for seat {seat}"]
    (effect,) = told
    if effect.put_in != entered and situation.facts.get("earlier", "left") == "left":
        found.append(f"{effect.put_in} put in, {entered} entered")
    if ruling.code in (Code.BET, Code.RAISE_TO) and effect.to != ruling.bet_level:
        found.append(f"he stands at {effect.to}, the bet is {ruling.bet_level}")
    return found


def not_conserved(situation: Situation, effects: Iterable[SeatEffect], pots: Sequence[PotAward] = ()) -> list[str]:
    """Each seat and how many chips come from nowhere or are nowhere; empty: every chip is accounted for."""
    found: list[str] = []
    put = put_in(situation)
    listed = list(effects)
    for effect in listed:
        found += _of_a_wager(effect)
        if effect.before is None and effect.seat in put:
            found += _of_a_hand(effect, put[effect.seat], all_known=_told(situation) and not _middle(situation))
    shared = any(pot.awards for pot in pots)
    for number, pot in enumerate(pots, 1):
        given = sum(pot.awards.values()) + pot.commission
        if pot.awards and given != pot.amount:
            found.append(f"pot {number} is {pot.amount}, and {given} is given out of it")
    gains, gives = sum(effect.gains for effect in listed), sum(effect.gives for effect in listed)
    if shared:
        for seat in sorted({seat for pot in pots for seat in pot.awards} | {effect.seat for effect in listed}):
            of_pots = sum(pot.awards.get(seat, 0) for pot in pots)
            gained = sum(effect.gains for effect in listed if effect.seat == seat)
            if gained != of_pots:
                found.append(f"seat {seat} gains {gained}, and the pots give him {of_pots}")
    elif gains != gives and situation.incident not in MAKES_CHIPS:
        found.append(f"{gains} is gained, and {gives} is given")
    if pots and situation.incident in POTS_OF_THE_HAND and put:
        found += _of_the_pots(situation, put, listed, pots)
    return found


def _told(situation: Situation) -> bool:
    """Whether somebody said what was bet: a table of seats and blinds alone does not."""
    chips = (place.paid + place.bet + place.ante + place.dead for place in situation.seats)
    return any(chips) or bool(situation.actions)


def of_ruling(ruling: Ruling, situation: Situation) -> list[str]:
    """What is wrong with the chips of a ruling, with each thing the director may decide."""
    found = not_conserved(situation, ruling.effects, ruling.pots)
    for choice in ruling.discretion.choices if ruling.discretion is not None else ():
        found += [f"{choice.id}: {one}" for one in not_conserved(situation, choice.effects)]
        twice = _with_chips(ruling.effects) & _with_chips(choice.effects)
        found += [f"{choice.id}: seat {seat} is told of his chips twice" for seat in twice]
    return found


def _with_chips(effects: Iterable[SeatEffect]) -> set[int]:
    """The seats whose chips move."""
    return {
        effect.seat
        for effect in effects
        if effect.refund or effect.must_add or effect.forfeits or effect.removed or effect.gives
    }


def _of_a_wager(effect: SeatEffect) -> list[str]:
    """He stands at what he had, and put in, and adds, and gets back."""
    if effect.to is None:
        return (
            []
            if effect.before is None and not effect.put_in
            else [f"seat {effect.seat}: it is not said where he stands"]
        )
    if effect.before is None:
        return [f"seat {effect.seat}: it is not said what he had in front of him"]
    comes_to = effect.before + effect.put_in + effect.must_add - effect.refund
    if comes_to != effect.to:
        change = "made" if effect.to > comes_to else "lost"
        return [
            f"seat {effect.seat}: {abs(effect.to - comes_to)} chips are {change} ({comes_to} put in, {effect.to} ruled)"
        ]
    if effect.forfeits > effect.to:
        return [f"seat {effect.seat} loses {effect.forfeits}, of {effect.to} in front of him"]
    return []


def _of_a_hand(effect: SeatEffect, put: int, *, all_known: bool) -> list[str]:
    """What stays in the pot and goes back is what he put into this hand; not `all_known`: some of it may lie in the
    middle that no seat accounts for, or nobody said what was bet.
    """
    gone = effect.refund + effect.forfeits
    if effect.forfeits and gone != put:
        return [f"seat {effect.seat}: {abs(put - gone)} chips are nowhere ({put} put in, {gone} ruled on)"]
    if all_known and effect.refund > put and effect.hand in ("dead", "void"):
        return [f"seat {effect.seat} gets {effect.refund} back, of {put} put in"]
    return []


def _of_the_pots(
    situation: Situation, put: dict[int, int], effects: Sequence[SeatEffect], pots: Sequence[PotAward]
) -> list[str]:
    """The pots and what goes back are what everybody put in, with the middle nobody accounts for."""
    total = sum(put.values()) + _middle(situation)
    found = sum(pot.amount for pot in pots) + sum(effect.refund for effect in effects)
    return (
        []
        if found == total
        else [f"{abs(total - found)} chips are nowhere ({total} put in, {found} in the pots and back)"]
    )


def _middle(situation: Situation) -> int:
    """The chips in the middle that no seat accounts for."""
    known = sum(place.paid + place.ante + place.dead for place in situation.seats)
    return 0 if situation.pot is None else situation.pot - known


def put_in(situation: Situation) -> dict[int, int]:
    """The chips each seat has put into this hand; empty when the log leaves it open, or nothing was entered."""
    street = situation.street or next(
        (name for name in reversed(STREETS) if any(card.kind == name for card in situation.board)), "preflop"
    )
    front = {place.seat: place.bet for place in situation.seats}
    here = any((action.street or street) == street for action in situation.actions)
    asked = here or situation.incident not in POTS_OF_THE_HAND  # pots are of what was entered, or of the log
    if street == "preflop" and situation.level is not None and asked and not any(front.values()):
        blinds = {situation.small_blind: situation.level.small_blind, situation.big_blind: situation.level.big_blind}
        front = {place.seat: _at_most(place, blinds.get(place.seat, 0)) for place in situation.seats}
    level = max(front.values(), default=0)
    if street == "preflop" and situation.level is not None:
        level = max(level, situation.level.big_blind)  # also where nobody posted it, or not the whole of it (A52)
    for action in situation.actions:
        if (action.street or street) != street or action.seat not in front:
            continue
        to = _after(action, front[action.seat], level, situation.at(action.seat))
        if to is None:
            return {}
        front[action.seat] = to
        level = max(level, to)
    put = {place.seat: _of_seat(place, front[place.seat]) for place in situation.seats}
    return put if any(put.values()) else {}


def _after(action: Action, own: int, level: int, place: AtSeat) -> int | None:
    """His street total after this action; None when it is not told."""
    if action.did is Did.FOLD:
        return own
    if action.to is not None:
        return action.to
    if action.chips:
        return own + sum(action.chips)
    reach = None if place.stack is None else place.stack - place.paid - place.ante - place.dead
    if action.did is Did.CALL:
        return max(own, level if reach is None else min(level, reach))
    if action.did is Did.CHECK:
        return own
    if action.said is not None and action.said.amount is not None:
        return action.said.amount
    return reach if action.did is Did.ALL_IN else None


def _at_most(place: AtSeat, blind: int) -> int:
    """A blind nobody entered lies there all the same, as far as his stack goes."""
    return blind if place.stack is None else min(blind, place.stack - place.paid - place.ante - place.dead)


def _of_seat(place: AtSeat, front: int) -> int:
    if place.status is Status.ALL_IN and place.stack is not None:
        return place.stack
    return place.paid + place.ante + place.dead + front
