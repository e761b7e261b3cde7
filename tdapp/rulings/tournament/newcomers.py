"""Newcomers at a table: new and late players, re-entries, returning players (HC and TDA 8, 10-A; QLD 21, 23A)."""

from tdapp.domain.seating.newcomers import missed_blinds, position_of, waits
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Missing, Worksheet


def new_player(sheet: Worksheet) -> Code:
    """A new player, or one from a broken table, has come to his seat: is he dealt in, and what does he post?"""
    way = sheet.way("newcomer_waits")
    return _at_his_seat(sheet) if way == "button_passed" else _joins_cash_game(sheet)


def late_entry(sheet: Worksheet) -> Code:
    """An alternate, a late entry or a re-entry: his chips, and whether he is dealt in."""
    sheet.way("late_entry_stack")
    sheet.need("kind")
    sheet.step("tournament.full_stack")
    sheet.check("tournament.random_seat")
    if sheet.choice("kind") == "re_entry":
        sheet.step("tournament.old_chips_leave")
        given = sheet.maybe("old_stack")
        if isinstance(given, int) and given:
            sheet.step("tournament.old_chips_amount", amount=given)
    return _at_his_seat(sheet)


def _at_his_seat(sheet: Worksheet) -> Code:
    """Dealt in everywhere but between button and small blind; he takes over the seat's rights and duties."""
    seat, button, small = _seat_and_blinds(sheet)
    if waits(seat, button=button, small_blind=small):
        sheet.way("waiting_ends")
        sheet.step("tournament.waits_for_button", seat=seat)
        sheet.why("tournament.between_button_and_small_blind", button=button, small=small)
        return Code.NO
    sheet.step("tournament.dealt_in", seat=seat)
    big = sheet.situation.big_blind
    match position_of(seat, button=button, small_blind=small, big_blind=big):
        case "big_blind":
            sheet.step("tournament.takes_big_blind", seat=seat)
        case "small_blind":
            sheet.step("tournament.takes_small_blind", seat=seat)
        case "button":
            sheet.step("tournament.takes_button", seat=seat)
    return Code.YES


def _joins_cash_game(sheet: Worksheet) -> Code:
    if sheet.choice("who") == "moved":
        sheet.step("tournament.moved_is_not_new")
        sheet.check("tournament.moved_keeps_stake")
        return Code.YES
    if not sheet.yes("before_cards"):
        sheet.step("tournament.next_round_earliest")
        return Code.NO
    seat, button, small = _seat_and_blinds(sheet)
    if seat in (button, small):
        sheet.step("tournament.not_at_button_or_first_blind", seat=seat)
        return Code.NO
    if seat == sheet.situation.big_blind:
        sheet.step("tournament.second_blind_is_his", seat=seat)
        return Code.YES
    sheet.step("tournament.post_or_wait", seat=seat)
    if sheet.situation.level is not None:
        sheet.step("tournament.post_amount", amount=sheet.level.big_blind)
    sheet.check("tournament.post_before_cards")
    return Code.PLAYER_CHOICE


def _seat_and_blinds(sheet: Worksheet) -> tuple[int, int, int]:
    """His seat, the button and the small blind's seat in the coming hand; the small blind's seat may be empty."""
    seat = sheet.maybe("new_seat")
    small = sheet.maybe("small_blind_seat") or sheet.situation.small_blind
    facts = {"new_seat": seat, "button": sheet.situation.button, "small_blind_seat": small}
    lacking = [name for name, value in facts.items() if value is None]
    if lacking:
        raise Missing(*lacking)
    assert isinstance(seat, int) and isinstance(small, int)
    return seat, sheet.button, small


def returning_player(sheet: Worksheet) -> Code:
    """A player comes back to a cash game: what he owes for blinds he missed."""
    sheet.way("missed_blinds")
    missed = sheet.amount("missed")
    if not sheet.yes("before_cards"):
        sheet.step("tournament.next_round_earliest")
        return Code.NO
    if not missed:
        sheet.step("tournament.nothing_missed")
        sheet.check("tournament.joins_not_at_button")
        return Code.YES
    sheet.step("tournament.pay_missed_or_wait")
    level = sheet.level
    live, dead = missed_blinds(missed, first=level.small_blind, second=level.big_blind)
    if missed > live + dead:
        sheet.why("tournament.missed_at_most", amount=live + dead)
    sheet.step("tournament.missed_live", amount=live)
    if dead:
        sheet.step("tournament.missed_dead", amount=dead)
    sheet.step("tournament.may_check" if live == level.big_blind else "tournament.must_still_call")
    sheet.check("tournament.post_before_cards")
    sheet.check("tournament.joins_not_at_button")
    return Code.PLAYER_CHOICE


SEAT_QUESTIONS = (
    Question("new_seat", Kind.COUNT, least=1, most=10),
    Question("small_blind_seat", Kind.COUNT, least=1, most=10),
)

INCIDENTS = (
    Incident(
        "tournament.new_player",
        "broken_tables",
        (
            *SEAT_QUESTIONS,
            Question("who", Kind.CHOICE, ("new", "moved"), usual="new"),
            Question("before_cards", Kind.YES_NO, usual=True),
        ),
        new_player,
        ("button",),
    ),
    Incident(
        "tournament.late_entry",
        "late_entries",
        (
            Question("kind", Kind.CHOICE, ("late", "alternate", "re_entry")),
            Question("old_stack", Kind.AMOUNT, only=("kind", ("re_entry",))),
            *SEAT_QUESTIONS,
        ),
        late_entry,
        ("button",),
    ),
    Incident(
        "tournament.returning_player",
        "missed_blinds",
        (Question("missed", Kind.AMOUNT), Question("before_cards", Kind.YES_NO, usual=True)),
        returning_player,
        ("level",),
    ),
)
