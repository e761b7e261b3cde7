"""Whose turn it is, and whether he may raise (HC and TDA 36, 47, 50; QLD s3-s6, s10, s24, s25)."""

from tdapp.poker.betting import limit
from tdapp.poker.rounds import next_seat
from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import may_of
from tdapp.rulings.options import rule_against, say_options
from tdapp.rulings.order import last_to_act
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Did, Status
from tdapp.rulings.street import street_of
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
    rule = "turn.binding_two" if place == 2 else "turn.binding_three"
    sheet.why(rule)
    sheet.step("turn.binding_since", rule=rule, action_number=place, seat=actions[place - 1].seat)
    return Code.YES


def next_to_act(sheet: Worksheet) -> Code:
    """Who acts next, and what he may do."""
    sheet.way("acting_order")
    street = street_of(sheet)
    given = sheet.situation.turn
    following = given if given in street.live else next_seat(street, last_to_act(sheet, street))
    if following is None:
        sheet.step("turn.round_is_over")
        return Code.ORDER
    sheet.next_to_act = following
    sheet.bet_level = street.level
    sheet.why("turn.clockwise", rule="acting_order")
    sheet.step("turn.acts_next", seat=following)
    if sheet.at(following).status in AWAY:
        sheet.step("turn.away_folds", seat=following)
    allowed = may_of(sheet, street, following)
    if allowed.call_is_all_in:
        sheet.step("turn.calls_all_in", rule="turn.must_call", seat=following, amount=allowed.call)
    elif allowed.call:
        sheet.step("turn.must_call", seat=following, amount=allowed.call)
    else:
        rule = "turn.may_check" if street.street else "rule.check_before_flop"
        sheet.step("turn.may_check", rule=rule, seat=following)
    say_options(sheet, street, allowed)
    return Code.ORDER


def reopening(sheet: Worksheet) -> Code:
    """May this player raise again, and to how much at least?"""
    seat = sheet.seat("seat")
    street = street_of(sheet)
    known = sheet.at(seat).acted is not None or bool(sheet.situation.actions)  # the log is the whole round
    if not known and sheet.maybe("has_acted") is None:
        raise Missing("has_acted")
    acted = seat in street.acted or sheet.maybe("has_acted") is True
    sheet.bet_level = street.level
    allowed = may_of(sheet, street, seat, acted=acted)
    if not acted and allowed.least is not None:
        sheet.step("turn.may_raise_not_acted", rule="turn.may_raise", seat=seat, least=allowed.least)
        say_options(sheet, street, allowed)
        return Code.YES
    faces = street.to_call(seat)
    in_limit = limit(sheet.situation.structure) and "reopening_in_limit" in sheet.book.values
    rule = "reopening_in_limit" if in_limit else "turn.may_raise"
    sheet.why("turn.faces_in_limit" if in_limit else "turn.faces", rule=rule, seat=seat, faces=faces, full=street.full)
    if allowed.least is not None:
        sheet.step("turn.may_raise", rule=rule, seat=seat, least=allowed.least)
        say_options(sheet, street, allowed)
        return Code.YES
    if allowed.why_not == "not_reopened" and sheet.way_or("reopening", "silent") == "silent":
        sheet.step("turn.short_all_in_no_raise", seat=seat, faces=faces)
        return sheet.leave("turn.short_all_in_no_raise", ("call_or_fold", "may_raise_too"), "call_or_fold")
    against = rule if acted and faces < street.full else rule_against(sheet, allowed) or rule
    sheet.step("turn.may_not_raise", rule=against, seat=seat, faces=allowed.call)
    say_options(sheet, street, allowed)
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
