"""The betting round as it stands: who has what in front of him, what the bet is, how large the last full raise was.

Read from the seats' bets and the logged actions of the street, which need not have been legal.
"""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.poker.betting import full_after
from tdapp.rulings.situation import STREETS, Action, Did, Situation, Status, StreetName
from tdapp.rulings.worksheet import Missing, Worksheet


class Street(Struct, frozen=True):
    """The state of a betting round. Amounts are chips; `own` are street totals by seat.

    `full`: the largest full bet or raise of the street (the next raise is at least so much more). `pot`: everything in
    the middle and in front, None when the middle is not known. `opening`: the level is still the opening bet (before
    the flop the big blind). `behind`: chips a seat has left, None unknown. `raises`: raises after the opening bet.
    """

    name: StreetName
    level: int
    full: int
    own: Mapping[int, int]
    behind: Mapping[int, int | None]
    live: tuple[int, ...]
    acted: frozenset[int]
    pot: int | None
    opening: bool
    raises: int
    aggressor: int | None

    @property
    def number(self) -> int:
        """The number of the betting round: 0 before the flop, 3 on the river."""
        return STREETS.index(self.name)

    def to_call(self, seat: int) -> int:
        """The chips this seat lacks to the bet."""
        return self.level - self.own.get(seat, 0)

    def reach(self, seat: int) -> int | None:
        """The street total with which this seat is all-in; None when his stack is not known."""
        behind = self.behind.get(seat)
        return None if behind is None else self.own.get(seat, 0) + behind


def street_name(sheet: Worksheet) -> StreetName:
    """The street: as entered, else by the board; before the flop when neither says."""
    if sheet.situation.street is not None:
        return sheet.situation.street
    kinds = {card.kind for card in sheet.situation.board}
    for name in reversed(STREETS):
        if name in kinds:
            return name
    return "preflop"


def minimum_bet_of(sheet: Worksheet, name: StreetName) -> int:
    """The least opening bet of the street: the big blind, in limit games the bet of the street, QLD's minimum wager."""
    level = sheet.level
    late = STREETS.index(name) >= 2
    sized = (level.big_bet if late else level.small_bet) if sheet.situation.structure.value == "fixed_limit" else None
    return sized or level.min_wager or level.big_blind


def street_of(sheet: Worksheet, *, before: int | None = None) -> Street:
    """The betting round after the logged actions of this street; with `before` only the actions ahead of that place in
    the log.

    Missing when the table, the level or (with more than one bet on the table and no log) the last raise is not known.
    """
    situation = sheet.situation
    if not situation.seats:
        raise Missing("seats")
    name = street_name(sheet)
    actions = situation.actions if before is None else situation.actions[:before]
    actions = tuple(action for action in actions if (action.street or name) == name)
    own = _in_front(sheet, name)
    level, full, opening, raises = _start(sheet, name, own)
    live = [place.seat for place in situation.seats if place.seat in sheet.in_hand()]
    acted = {place.seat for place in situation.seats if place.acted}
    aggressor: int | None = None
    for action in actions:
        to = total_after(action, own.get(action.seat, 0), level, sheet)
        own[action.seat] = to
        if action.did is Did.FOLD:
            live = [seat for seat in live if seat != action.seat]
        if to > level:
            opening = level == 0
            raises += 0 if opening else 1
            full = full_after(level=level, to=to, full=full)
            level, aggressor = to, action.seat
        acted.add(action.seat)
    behind = {
        place.seat: None
        if place.stack is None
        else place.stack - place.paid - place.ante - place.dead - own.get(place.seat, 0)
        for place in situation.seats
    }
    pot = None if situation.pot is None else situation.pot + sum(own.values())
    return Street(
        name, level, full, own, behind, tuple(live), frozenset(acted), pot, opening, raises, aggressor
    )  # fmt: skip


def total_after(action: Action, own: int, level: int, sheet: Worksheet) -> int:
    """The street total after a logged action: as entered, else from its chips, a call from the bet."""
    if action.to is not None:
        return action.to
    if action.chips:
        return own + sum(action.chips)
    if action.did is Did.CALL:
        return max(level, own)
    if action.did in (Did.FOLD, Did.CHECK):
        return own
    if action.said is not None and action.said.amount is not None:
        return action.said.amount
    stack = _stack(sheet.situation, action.seat)
    if action.did is Did.ALL_IN and stack is not None:
        return stack
    raise Missing("actions.to")


def _stack(situation: Situation, seat: int) -> int | None:
    for place in situation.seats:
        if place.seat == seat and place.stack is not None:
            return place.stack - place.paid - place.ante - place.dead
    return None


def _in_front(sheet: Worksheet, name: StreetName) -> dict[int, int]:
    """The bets before the log; before the flop the blinds stand there even when nobody entered them."""
    situation = sheet.situation
    own = {place.seat: place.bet for place in situation.seats if place.bet}
    if name == "preflop" and not own and situation.level is not None:
        for seat, amount in (
            (situation.small_blind, situation.level.small_blind), (situation.big_blind, situation.level.big_blind)
        ):  # fmt: skip
            if seat is not None and amount:
                stack = _stack(situation, seat)
                own[seat] = amount if stack is None else min(amount, stack)
    return own


def _start(sheet: Worksheet, name: StreetName, own: Mapping[int, int]) -> tuple[int, int, bool, int]:
    """Level, largest full bet, whether the level is the opening bet, and raises, from the chips in front alone."""
    given = sheet.situation.last_raise
    bets = sorted({amount for amount in own.values() if amount})
    if name == "preflop":
        blind = sheet.level.big_blind
        level = max([blind, *bets])
        full = given or (blind if level == blind else None)
        return level, _known(full), level == blind, 0 if level == blind else 1
    level = bets[-1] if bets else 0
    least = minimum_bet_of(sheet, name) if given is None or not bets else given
    if not bets:
        return 0, given or least, False, 0
    if given is not None:
        return level, given, given >= level, 0 if given >= level else 1
    all_in = any(place.status is Status.ALL_IN for place in sheet.situation.seats)
    return level, _known(max(level, least) if len(bets) == 1 and not all_in else None), len(bets) == 1, len(bets) - 1


def _known(full: int | None) -> int:
    if full is None:
        raise Missing("last_raise")
    return full
