"""The words of the sheet with the state of the floor."""

from tdapp.domain.clock.structure import Break
from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.floor_sheet import FloorSheet
from tdapp.read.rulings.rulings import PenaltyView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.common import PENALTIES
from tdapp.words.say import Words
from tdapp.words.screen import game_and_stakes

LEVEL = QT_TRANSLATE_NOOP("FloorSheet", "Level")
BREAK = QT_TRANSLATE_NOOP("FloorSheet", "Break")
LEFT = QT_TRANSLATE_NOOP("FloorSheet", "Left in it")
LEFT_IN = QT_TRANSLATE_NOOP("FloorSheet", "Players left")
OF = QT_TRANSLATE_NOOP("FloorSheet", "{left} of {entries}", "players left, of so many entries")
TABLES = QT_TRANSLATE_NOOP("FloorSheet", "Tables")
AVERAGE = QT_TRANSLATE_NOOP("FloorSheet", "Average stack")
POOL = QT_TRANSLATE_NOOP("FloorSheet", "Prize pool")
CLOCK = QT_TRANSLATE_NOOP("FloorSheet", "The clock at {time}")
NOW = QT_TRANSLATE_NOOP("FloorSheet", "Now: {stakes}.")
ENDS = QT_TRANSLATE_NOOP("FloorSheet", "It ends at {time}, if nothing stops the clock.")
BACK = QT_TRANSLATE_NOOP("FloorSheet", "Play resumes at {time}.")
STANDS = QT_TRANSLATE_NOOP("FloorSheet", "The clock stands.")
NOT_STARTED = QT_TRANSLATE_NOOP("FloorSheet", "The clock has not been started.")
STARTS = QT_TRANSLATE_NOOP("FloorSheet", "The clock starts by itself at {time}.")
OVER = QT_TRANSLATE_NOOP("FloorSheet", "Play is over.")
NEXT = QT_TRANSLATE_NOOP("FloorSheet", "Next: level {number}, {stakes}.")
NEXT_BREAK = QT_TRANSLATE_NOOP("FloorSheet", "Next: break.")
LATE = QT_TRANSLATE_NOOP("FloorSheet", "Registration is open.")
LATE_UNTIL = QT_TRANSLATE_NOOP("FloorSheet", "Registration is open until the end of level {level}.")
CLOSED = QT_TRANSLATE_NOOP("FloorSheet", "Registration is closed.")
PENALTIES_HEAD = QT_TRANSLATE_NOOP("FloorSheet", "Penalties that run")
PENALTY = QT_TRANSLATE_NOOP("FloorSheet", "{name}, {seat}: {penalty}, %n hands left", "", 1)
OWED = QT_TRANSLATE_NOOP("FloorSheet", "Still to pay or to recover, {currency}")
NONE = QT_TRANSLATE_NOOP("FloorSheet", "None.")
GO_ON = QT_TRANSLATE_NOOP(
    "FloorSheet",
    "Without the program: keep the clock by the structure that follows; write down every bust-out, rebuy, move and "
    "payment with its time, to enter it afterwards.",
)
WRITTEN = QT_TRANSLATE_NOOP("FloorSheet", "What was done by hand")
TIME_HEAD = QT_TRANSLATE_NOOP("FloorSheet", "Time")
SEAT_HEAD = QT_TRANSLATE_NOOP("FloorSheet", "Seat, player")
DONE_HEAD = QT_TRANSLATE_NOOP("FloorSheet", "Out, rebuy, move to, level, paid")


def clock_lines(words: Words, sheet: FloorSheet) -> list[str]:
    """What the clock says, a sentence each: what is played, how long, what follows, until when people can enter."""
    clock, status = sheet.clock, sheet.status
    lines = []
    if clock.level is not None and clock.on_break is None and clock.phase is not ClockPhase.FINISHED:
        lines.append(words(NOW, stakes=game_and_stakes(words, clock.level)))
    lines.append(_runs(words, clock))
    if isinstance(clock.next_break, Break):
        lines.append(words(NEXT_BREAK))
    if clock.next_level is not None:
        following = clock.next_level
        lines.append(words(NEXT, number=following.number, stakes=game_and_stakes(words, following)))
    if not status.registration_open:
        lines.append(words(CLOSED))
    elif status.closes_after_level is None:
        lines.append(words(LATE))
    else:
        lines.append(words(LATE_UNTIL, level=status.closes_after_level))
    return lines


def penalty_line(words: Words, penalty: PenaltyView) -> str:
    """A penalty that runs: whose, where he sits, and how much of it is left."""
    kind = words(PENALTIES[penalty.kind])
    return words(PENALTY, name=penalty.name, seat=words.seat(penalty.seat), penalty=kind, n=penalty.left)


def _runs(words: Words, clock: ClockView) -> str:
    if clock.back_at is not None:
        return words(BACK, time=clock.back_at)
    if clock.ends_at is not None:
        return words(ENDS, time=clock.ends_at)
    if clock.starts_at is not None:
        return words(STARTS, time=clock.starts_at)
    match clock.phase:
        case ClockPhase.FINISHED:
            return words(OVER)
        case ClockPhase.PAUSED:
            return words(STANDS)
        case _:
            return words(NOT_STARTED)
