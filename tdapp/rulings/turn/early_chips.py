"""Chips put in out of turn: how many they were, and whether the bet on the table was made since (53-A)."""

from collections.abc import Mapping

from tdapp.rulings.street import bets_now, in_front, street_name, street_of
from tdapp.rulings.worksheet import Missing, Worksheet


def logged_out_of_turn(sheet: Worksheet, seat: int) -> int | None:
    """The place in the log of what this seat last did out of turn; None when the log has no such action."""
    found = [at for at, act in enumerate(sheet.situation.actions) if act.seat == seat and not act.in_turn]
    return found[-1] if found else None


def chips_out_of_turn(sheet: Worksheet, seat: int, what: str) -> tuple[int, int] | None:
    """The chips in front of him before he acted out of turn, and those he put in then; None when nothing tells.

    The log tells, else the answers, else the bets: he called the bet of that moment, which is not the bet a skipped
    player has made since. Chips he has in front that come to just that are the ones he put in.
    """
    out = logged_out_of_turn(sheet, seat)
    if out is not None:
        try:
            earlier, then = (street_of(sheet, before=before).in_front(seat) for before in (out, out + 1))
        except Missing:
            return None
        return (earlier, then - earlier) if then >= earlier else None  # a log in which they became fewer tells nothing
    front = in_front(sheet)
    own = front.get(seat, 0)
    told, to = sheet.maybe("put_in"), sheet.maybe("to")
    if isinstance(told, int):
        return own, told
    total: int | None = None
    if what == "check":
        total = own
    elif what == "bet":
        total = to if isinstance(to, int) and to else None
    else:
        total = _bet_then(sheet, front, seat)
    if total is None or total < own:
        return None
    if total == own and what != "check":  # they lie there already
        own = _posted(sheet, seat) if street_name(sheet) == "preflop" else 0
    return own, total - own


def _bet_then(sheet: Worksheet, front: Mapping[int, int], seat: int) -> int | None:
    """The bet there was when he called out of turn: a bet a skipped player has made since is not it."""
    own = bets_now(sheet, front)
    bets = sorted({chips for other, chips in own.items() if other != seat and chips})
    if bets and sheet.choice("since") in ("bet_less", "bet_more") and made_since(sheet, own, seat):
        blinds = [sheet.level.big_blind] if street_name(sheet) == "preflop" else []
        bets = bets[:-1] or blinds
    return bets[-1] if bets else None


def made_since(sheet: Worksheet, own: Mapping[int, int], seat: int) -> bool:
    """Whether the largest bet on the table was made by a player he passed: nobody who still owes it sits between."""
    others = sorted((other for other in sheet.in_hand() if other != seat), key=lambda at: (at < seat, at))
    largest = max((own.get(other, 0) for other in others), default=0)
    return bool(largest) and own.get(others[-1], 0) == largest


def _posted(sheet: Worksheet, seat: int) -> int:
    """The blind this seat has posted; 0: none."""
    situation, level = sheet.situation, sheet.situation.level
    if level is None:
        return 0
    return {situation.small_blind: level.small_blind, situation.big_blind: level.big_blind}.get(seat, 0)
