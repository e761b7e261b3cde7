"""The clock on a player and counting an opponent's chips (HC and TDA 29, 60)."""

from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Worksheet

RESULTS = ("time_up", "acted", "same_moment", "running")


def clock_call(sheet: Worksheet) -> Code:
    """A clock was asked for: whether it is given, how long it runs, and what time brings."""
    seconds = sheet.value("clock_seconds").value
    if not sheet.yes("asker_at_table"):
        sheet.step("turn.only_at_the_table")
        return Code.NO
    sheet.step("turn.clock_runs", rule="clock_seconds", seconds=int(seconds))
    result = sheet.choice("result")
    if result == "running":
        sheet.check("turn.clock_count")
        return Code.PROCEDURE
    if result == "acted":
        sheet.step("turn.acted_in_time", rule="clock_seconds")
        return Code.PLAY_ON
    if result == "same_moment":
        sheet.step("turn.tie_to_the_player", rule="clock_tie")
        return Code.PLAY_ON
    sheet.need("facing_bet")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    if sheet.yes("facing_bet"):
        sheet.step("turn.time_hand_dead", rule="clock_seconds", seat=named)
        if named:
            sheet.effect(named, hand="dead")
        return Code.HAND_DEAD
    sheet.step("turn.time_check", rule="clock_seconds", seat=named)
    return Code.CHECK


def count_chips(sheet: Worksheet) -> Code:
    """A player asks for an exact count of an opponent's chips: only facing his all-in and in turn."""
    sheet.way("opponents_count")
    if sheet.yes("facing_all_in") and sheet.yes("in_turn"):
        sheet.step("turn.count_exactly", rule="opponents_count")
        sheet.check("turn.dealer_counts", rule="opponents_count")
        return Code.YES
    sheet.step("turn.estimate_only", rule="opponents_count")
    return Code.NO


INCIDENTS: tuple[Incident, ...] = (
    Incident(
        "turn.clock_call",
        "clock_call",
        (
            Question("facing_bet", Kind.YES_NO),
            Question("result", Kind.CHOICE, RESULTS, usual="time_up"),
            Question("seat", Kind.SEAT),
            Question("asker_at_table", Kind.YES_NO, usual=True),
        ),
        clock_call,
    ),
    Incident(
        "turn.count_chips",
        "opponents_count",
        (Question("facing_all_in", Kind.YES_NO), Question("in_turn", Kind.YES_NO, usual=True)),
        count_chips,
    ),
)
