"""Whose turn it is, and whether he may raise (HC and TDA 36, 47, 50; QLD s3-s6, s10, s24, s25)."""

from tdapp.poker.betting import limit, reopened
from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import betting_of, raise_by
from tdapp.rulings.order import last_to_act, next_seat
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Did, Status
from tdapp.rulings.street import Street, street_of
from tdapp.rulings.worksheet import Missing, Worksheet

AWAY = (Status.ABSENT, Status.ON_PENALTY)


def binding_action(sheet: Worksheet) -> Code:
    """Has there been binding action in what was logged, and from which action on?"""
    sheet.way("binding_action")
    actions = sheet.situation.actions
    if not actions:
        raise Missing("actions")
    place = binding_in(actions)
    if place is None:
        sheet.step("turn.not_binding_yet", actions=len(actions))
        kinds = {action.did for action in actions[-2:]}
        if kinds == {Did.CHECK, Did.FOLD}:
            sheet.note("check_and_fold", rule="binding_action")
        return Code.NO
    sheet.why("turn.binding_two" if place == 2 else "turn.binding_three")
    sheet.step("turn.binding_since", action_number=place, seat=actions[place - 1].seat)
    return Code.YES


def next_to_act(sheet: Worksheet) -> Code:
    """Who acts next, and what he may do."""
    sheet.way("acting_order")
    street = street_of(sheet)
    following = next_seat(sheet, street, last_to_act(sheet, street))
    if following is None:
        sheet.step("turn.round_is_over")
        return Code.ORDER
    sheet.next_to_act = following
    sheet.why("turn.clockwise", rule="acting_order")
    sheet.step("turn.acts_next", seat=following)
    if sheet.at(following).status in AWAY:
        sheet.step("turn.away_folds", seat=following)
    call = street.to_call(following)
    if call > 0:
        sheet.may(following, "fold")
        sheet.may(following, "call", least=street.level, most=street.level)
        sheet.step("turn.must_call", seat=following, amount=call)
    else:
        sheet.may(following, "check")
        sheet.step("turn.may_check", seat=following)
    if may_raise(sheet, street, following):
        least = street.level + raise_by(sheet, street, following)
        reach = street.reach(following)
        sheet.min_raise_to = least if reach is None else min(least, reach)
        sheet.may(following, "raise" if street.level else "bet", least=sheet.min_raise_to)
    return Code.ORDER


def may_raise(sheet: Worksheet, street: Street, seat: int) -> bool:
    """Whether a player may bet or raise: he has not acted, or what he faces re-opens the betting for him."""
    if seat not in street.acted or not street.level:
        return True
    if sheet.way_or("reopening", "silent") == "silent":
        return street.to_call(seat) >= street.full
    return _open_again(sheet, street, seat)


def _open_again(sheet: Worksheet, street: Street, seat: int) -> bool:
    """Whether what he faces is a full bet or raise since he acted (N-6)."""
    return reopened(
        betting_of(sheet, street),
        street=street.number,
        level=street.level,
        own=street.own.get(seat, 0),
        full=street.full,
    )


def reopening(sheet: Worksheet) -> Code:
    """May this player raise again, and to how much at least?"""
    seat = sheet.seat("seat")
    street = street_of(sheet)
    known = sheet.at(seat).acted is not None or bool(sheet.situation.actions)  # the log is the whole round
    if not known and sheet.maybe("has_acted") is None:
        raise Missing("has_acted")
    acted = seat in street.acted or sheet.maybe("has_acted") is True
    faces = street.to_call(seat)
    sheet.bet_level = street.level
    least = street.level + raise_by(sheet, street, seat)
    if not acted:
        sheet.step("turn.may_raise_not_acted", rule="turn.may_raise", seat=seat, least=least)
        sheet.min_raise_to = least
        sheet.may(seat, "raise", least=least)
        return Code.YES
    in_limit = limit(sheet.situation.structure) and "reopening_in_limit" in sheet.book.values
    rule = "reopening_in_limit" if in_limit else "turn.may_raise"
    sheet.why("turn.faces_in_limit" if in_limit else "turn.faces", rule=rule, seat=seat, faces=faces, full=street.full)
    if _open_again(sheet, street, seat):
        sheet.step("turn.may_raise", rule=rule, seat=seat, least=least)
        sheet.min_raise_to = least
        for act in ("fold", "call", "raise"):
            sheet.may(seat, act, least=least if act == "raise" else None)
        return Code.YES
    if sheet.way_or("reopening", "silent") == "silent":
        sheet.step("turn.short_all_in_no_raise", seat=seat, faces=faces)
        return sheet.leave("turn.short_all_in_no_raise", ("call_or_fold", "may_raise_too"), "call_or_fold")
    sheet.step("turn.may_not_raise", rule=rule, seat=seat, faces=faces)
    sheet.may(seat, "fold")
    sheet.may(seat, "call", least=street.level, most=street.level)
    return Code.CALL_OR_FOLD


def take_back(sheet: Worksheet) -> Code:
    """A player who acted in turn wants to take it back: it binds, and its chips stay."""
    sheet.way("acting_in_turn")
    seat = sheet.maybe("seat")
    sheet.step("turn.in_turn_binds", rule="acting_in_turn", seat=int(seat) if isinstance(seat, int) else 0)
    return Code.NO


INCIDENTS: tuple[Incident, ...] = (
    Incident("turn.next_to_act", "acting_in_turn", (), next_to_act, ("bets", "button", "log", "statuses")),
    Incident(
        "turn.reopening",
        "reopening",
        (Question("seat", Kind.SEAT), Question("has_acted", Kind.YES_NO)),
        reopening,
        ("bets", "log", "stacks"),
    ),
    Incident("turn.binding_action", "binding_action", (), binding_action, ("log",)),
    Incident("turn.take_back", "acting_in_turn", (Question("seat", Kind.SEAT),), take_back),
)
