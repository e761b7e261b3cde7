"""Who acts next in a betting round, as far as the table tells (HC and TDA 50; QLD s6, s10, s24, s25)."""

from collections.abc import Mapping

from tdapp.rulings.situation import Status
from tdapp.rulings.street import Street
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace


def next_seat(sheet: Worksheet, street: Street, after: int) -> int | None:
    """The next seat clockwise after this one that has to act; None when the round is over."""
    can = _can_act(sheet, street)
    owing = [seat for seat in can if street.to_call(seat) > 0 or seat not in street.acted]
    if not owing or (len(can) == 1 and street.to_call(can[0]) <= 0):
        return None
    return min(owing, key=lambda seat: (seat <= after, seat))


def last_to_act(sheet: Worksheet, street: Street) -> int:
    """The seat that acted last; at the beginning of the round the big blind, later the button."""
    here = [action for action in sheet.situation.actions if (action.street or street.name) == street.name]
    if here:
        return here[-1].seat
    if street.name == "preflop":
        if sheet.situation.big_blind is None:
            raise Missing("big_blind")
        return sheet.situation.big_blind
    return sheet.button


def with_bet(street: Street, seat: int, to: int) -> Street:
    """The round after this seat has gone to a street total."""
    own: Mapping[int, int] = {**street.own, seat: to}
    behind = dict(street.behind)
    left = street.behind.get(seat)
    if left is not None:
        behind[seat] = left - (to - street.own.get(seat, 0))
    level = max(street.level, to)
    return replace(street, level=level, own=own, behind=behind, acted=street.acted | {seat})


def next_after(sheet: Worksheet, street: Street, seat: int) -> int | None:
    """The seat that follows this one, when it is certain: it owes chips, or the log tells who has acted.

    Without a log nobody knows whether a player level with the bet has had his turn; then None.
    """
    following = next_seat(sheet, street, seat)
    if following is None or street.to_call(following) > 0 or sheet.situation.actions:
        return following
    return following if street.name == "preflop" and following == sheet.situation.big_blind else None


def _can_act(sheet: Worksheet, street: Street) -> list[int]:
    """The seats with a live hand and chips to bet."""
    return [
        seat for seat in street.live if sheet.at(seat).status is not Status.ALL_IN and street.behind.get(seat, 1) != 0
    ]
