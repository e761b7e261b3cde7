"""Reads a table into the engine's betting round: who has what in front of him, what the bet is, who has acted.

Read from the seats' bets and the logged actions of the street, which need not have been legal.
"""

from collections.abc import Mapping

from tdapp.poker.betting import Betting, limit
from tdapp.poker.rounds import BettingRound, gone_to, without_hand
from tdapp.rulings.limits import least_bet, sizes_of
from tdapp.rulings.situation import STREETS, Action, Did, Situation, Status, StreetName
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace


def street_name(sheet: Worksheet) -> StreetName:
    """The street: as entered, else by the board; before the flop when neither says."""
    if sheet.situation.street is not None:
        return sheet.situation.street
    kinds = {card.kind for card in sheet.situation.board}
    for name in reversed(STREETS):
        if name in kinds:
            return name
    return "preflop"


def actions_of(sheet: Worksheet, name: StreetName, *, before: int | None = None) -> tuple[Action, ...]:
    """The logged actions of a street, up to a place in the log; those without a street belong to the one the
    situation stands at.
    """
    here = street_name(sheet)
    return tuple(action for action in sheet.situation.actions[:before] if (action.street or here) == name)


def street_of(sheet: Worksheet, *, before: int | None = None) -> BettingRound:
    """The betting round after the logged actions of this street; with `before` only those ahead of that place in the
    log.

    Missing when the table, the level or (with more than one bet on the table and no log) the last raise is not known.
    """
    situation = sheet.situation
    if not situation.seats:
        raise Missing("seats")
    name = street_name(sheet)
    table = _before_the_log(sheet, name)
    betting = sizes_of(sheet) if limit(situation.structure) else None
    for action in actions_of(sheet, name, before=before):
        table = after_action(table, action, betting, sheet)
    return (
        table if before is not None or situation.turn is None else replace(table, acted=table.acted - {situation.turn})
    )


def as_logged(sheet: Worksheet) -> BettingRound:
    """The betting round by its log alone: who has what in front of him, who bet last. What may be bet is not known.

    Chips nobody entered are not there, but for the blinds a log before the flop is played on.
    """
    situation, name = sheet.situation, street_name(sheet)
    log = actions_of(sheet, name)
    own = in_front(sheet) if log else {place.seat: place.bet for place in situation.seats}
    blind = situation.level.big_blind if log and name == "preflop" and situation.level is not None else 0
    table = BettingRound(
        STREETS.index(name),
        max([blind, *own.values()]),
        0,
        own,
        _behind(sheet, name, own),
        live=tuple(place.seat for place in situation.seats if place.seat in sheet.in_hand()),
    )
    for action in log:
        table = after_action(table, action, None, sheet)
    return table


def after_action(table: BettingRound, action: Action, betting: Betting | None, sheet: Worksheet) -> BettingRound:
    """The round after one logged action, legal or not."""
    if action.did is Did.FOLD:
        return without_hand(table, action.seat)
    to = total_after(action, table.in_front(action.seat), table.level, sheet)
    return gone_to(betting, table, action.seat, to)


def total_after(action: Action, own: int, level: int, sheet: Worksheet) -> int:
    """The street total after a logged action: as entered, else from its chips, a call from the bet."""
    if action.to is not None:
        return action.to
    if action.chips:
        return own + sum(action.chips)
    stack = _stack(sheet.situation, action.seat)
    if action.did is Did.CALL:
        return max(own, level if stack is None else min(level, stack))
    if action.did in (Did.FOLD, Did.CHECK):
        return own
    if action.said is not None and action.said.amount is not None:
        return action.said.amount
    if action.did is Did.ALL_IN and stack is not None:
        return stack
    raise Missing("actions.to")


def _stack(situation: Situation, seat: int) -> int | None:
    """The chips a seat began this street with; None when nobody entered his stack."""
    for place in situation.seats:
        if place.seat == seat and place.stack is not None:
            return place.stack - place.paid - place.ante - place.dead
    return None


def _before_the_log(sheet: Worksheet, name: StreetName) -> BettingRound:
    """The round from the chips in front alone."""
    situation = sheet.situation
    own = in_front(sheet)
    level, full, opening, raises = _start(sheet, name, own)
    return BettingRound(
        STREETS.index(name),
        level,
        full,
        own,
        _behind(sheet, name, own),
        live=tuple(place.seat for place in situation.seats if place.seat in sheet.in_hand()),
        acted=frozenset(place.seat for place in situation.seats if place.acted),
        raises=raises,
        opening=opening,
        pot=None if situation.pot is None else situation.pot + sum(own.values()),
    )


def _behind(sheet: Worksheet, name: StreetName, own: Mapping[int, int]) -> dict[int, int | None]:
    """What each seat has left before the log; None where nobody entered his stack."""
    behind: dict[int, int | None] = {}
    for place in sheet.situation.seats:
        stack = _stack(sheet.situation, place.seat)
        behind[place.seat] = None if stack is None else stack - own.get(place.seat, 0)
        if place.status is Status.ALL_IN and not any(action.seat == place.seat for action in actions_of(sheet, name)):
            behind[place.seat] = 0
    return behind


def in_front(sheet: Worksheet) -> dict[int, int]:
    """The bets before the log, by seat; before the flop the blinds stand there even when nobody entered them."""
    situation, name = sheet.situation, street_name(sheet)
    own = {place.seat: place.bet for place in situation.seats if place.bet}
    if name == "preflop" and not own and situation.level is not None:
        for seat, amount in (
            (situation.small_blind, situation.level.small_blind), (situation.big_blind, situation.level.big_blind)
        ):  # fmt: skip
            if seat is not None and amount:
                stack = _stack(situation, seat)
                own[seat] = amount if stack is None else min(amount, stack)
    return own


def bets_now(sheet: Worksheet, front: Mapping[int, int]) -> dict[int, int]:
    """What every seat has in front of him after the log."""
    own = dict(front)
    for action in actions_of(sheet, street_name(sheet)):
        own[action.seat] = action.to or own.get(action.seat, 0)
    return own


def highest_bet(sheet: Worksheet) -> int:
    """The highest bet of this round, from the chips in front and the log; 0: nobody has bet. Missing when the table is
    not known.
    """
    if not sheet.situation.seats:
        raise Missing("seats")
    own = in_front(sheet)
    level = max(own.values(), default=0)
    for action in actions_of(sheet, street_name(sheet)):
        own[action.seat] = total_after(action, own.get(action.seat, 0), level, sheet)
        level = max(level, own[action.seat])
    return level


def _start(sheet: Worksheet, name: StreetName, own: Mapping[int, int]) -> tuple[int, int, bool, int]:
    """Level, largest full bet, whether the level is the opening bet, and raises, from the chips in front alone."""
    given = sheet.situation.last_raise
    bets = sorted({amount for amount in own.values() if amount})
    if name == "preflop":
        blind = sheet.level.big_blind
        level = max([blind, *bets])
        full = given or (blind if level == blind else None)
        return level, _known(full), level == blind, 0 if level == blind else _raises(sheet, name, blind, level, 1)
    level = bets[-1] if bets else 0
    least = least_bet(sheet, STREETS.index(name)) if given is None or not bets else given
    if not bets:
        return 0, given or least, False, 0
    if given is not None:
        made = 0 if given >= level else _raises(sheet, name, bets[0], level, len(bets) - 1 or 1)
        return level, given, given >= level, made
    all_in = any(place.status is Status.ALL_IN for place in sheet.situation.seats)
    full = _known(max(level, least) if len(bets) == 1 and not all_in else None)
    return level, full, len(bets) == 1, _raises(sheet, name, bets[0], level, len(bets) - 1)


def _raises(sheet: Worksheet, name: StreetName, opening: int, level: int, otherwise: int) -> int:
    """How many raises lie between the opening bet and the level: at limit by their fixed size."""
    if not limit(sheet.situation.structure):
        return otherwise
    return max(0, level - opening) // least_bet(sheet, STREETS.index(name))


def _known(full: int | None) -> int:
    if full is None:
        raise Missing("last_raise")
    return full
