"""Who follows whom in a betting round, as far as the table tells (HC and TDA 50; QLD s6, s10, s24, s25)."""

from tdapp.poker.positions import round_starts_after
from tdapp.poker.rounds import BettingRound, next_seat
from tdapp.rulings.situation import STREETS
from tdapp.rulings.street import actions_of
from tdapp.rulings.worksheet import Missing, Worksheet


def last_to_act(sheet: Worksheet, table: BettingRound, *, before: int | None = None) -> int:
    """The seat that acted last in its turn (ahead of a place in the log); at the beginning of the round the big blind,
    later the button.
    """
    here = [action for action in actions_of(sheet, STREETS[table.street], before=before) if action.in_turn]
    if here:
        return here[-1].seat
    button, big_blind = (sheet.situation.button, "button"), (sheet.situation.big_blind, "big_blind")
    seat, asked = round_starts_after(table.street, button=button, big_blind=big_blind)
    if seat is None:
        raise Missing(asked)
    return seat


def next_after(sheet: Worksheet, table: BettingRound, seat: int) -> int | None:
    """The seat that follows this one, when it is certain: it owes chips, or the log tells who has acted.

    Without a log nobody knows whether a player level with the bet has had his turn, unless it was entered; then None.
    """
    following = next_seat(table, seat)
    known = sheet.situation.actions or all(sheet.at(other).acted is not None for other in table.live if other != seat)
    if following is None or table.to_call(following) > 0 or known:
        return following
    return following if table.street == 0 and following == sheet.situation.big_blind else None
