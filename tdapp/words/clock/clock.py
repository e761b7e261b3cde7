"""The words of the director's clock page."""

from tdapp.domain.units import Chips
from tdapp.read.clock.clock import ClockPhase, ClockView, PeriodView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Clock", "Clock")
ABOUT = QT_TRANSLATE_NOOP("Clock", "%n levels", "", 1)
LEVEL = QT_TRANSLATE_NOOP("Clock", "Level {number}")
BREAK = QT_TRANSLATE_NOOP("Clock", "Break")
NAMED_BREAK = QT_TRANSLATE_NOOP("Clock", "{name}, {lasts}")
PLAIN_BREAK = QT_TRANSLATE_NOOP("Clock", "Break, {lasts}")
CHIPS_LEAVE = QT_TRANSLATE_NOOP("Clock", "{rest}, colour up {chips}")
CHIPS_OF = QT_TRANSLATE_NOOP("Clock", "{value}s", "all chips of a value: 25s")
ENDS_AT = QT_TRANSLATE_NOOP("Clock", "ends at {time}")
ENDS_THEN_BREAK = QT_TRANSLATE_NOOP("Clock", "ends at {time}, then a break of {lasts}")
BACK_AT = QT_TRANSLATE_NOOP("Clock", "back at {time}")
STARTS_AT = QT_TRANSLATE_NOOP("Clock", "starts by itself at {time}")
NOT_SET = QT_TRANSLATE_NOOP("Clock", "press Start when the cards are in the air")
WHEN_RESUMED = QT_TRANSLATE_NOOP("Clock", "the clock is stopped")
PLAYS_ON = QT_TRANSLATE_NOOP("Clock", "the last level runs until play ends")
NEXT = QT_TRANSLATE_NOOP("Clock", "next, level {number}")
AFTER_BREAK = QT_TRANSLATE_NOOP("Clock", "after the break, level {number}")
NO_NEXT = QT_TRANSLATE_NOOP("Clock", "no level after this one")
BREAK_IN = QT_TRANSLATE_NOOP("Clock", "Break in {time}")
NEXT_BREAK_IN = QT_TRANSLATE_NOOP("Clock", "Next break in {time}")
NO_BREAK = QT_TRANSLATE_NOOP("Clock", "No break to come")
PLAY_OVER = QT_TRANSLATE_NOOP("Clock", "Play is over")

START = QT_TRANSLATE_NOOP("Clock", "Start")
START_NOW = QT_TRANSLATE_NOOP("Clock", "Start now")
PAUSE = QT_TRANSLATE_NOOP("Clock", "Pause")
RESUME = QT_TRANSLATE_NOOP("Clock", "Resume")
MINUS = QT_TRANSLATE_NOOP("Clock", "−1 min")
PLUS = QT_TRANSLATE_NOOP("Clock", "+1 min")
PREVIOUS = QT_TRANSLATE_NOOP("Clock", "Back")
FORWARD = QT_TRANSLATE_NOOP("Clock", "Next")
BREAK_NOW = QT_TRANSLATE_NOOP("Clock", "Break now")
PREVIOUS_HELP = QT_TRANSLATE_NOOP("Clock", "Back to the start of the level or break before this one")
FORWARD_HELP = QT_TRANSLATE_NOOP("Clock", "On to the next level or break")
BREAK_HELP = QT_TRANSLATE_NOOP("Clock", "An extra break now, for the minutes in the field; the level resumes after it")
PUBLIC = QT_TRANSLATE_NOOP("Clock", "Public screen")
TO_LEVEL = QT_TRANSLATE_NOOP("Clock", "To a level")
TO_LEVEL_HELP = QT_TRANSLATE_NOOP("Clock", "Choose the level the clock is set to, onward or back")
TO_BREAK = QT_TRANSLATE_NOOP("Clock", "To the break")
TO_BREAK_HELP = QT_TRANSLATE_NOOP("Clock", "On to the next break, past the levels before it")
LEVEL_TO_PICK = QT_TRANSLATE_NOOP("Clock", "Level {number}: {stakes}", "in a list to choose from")
BREAK_MINUTES = QT_TRANSLATE_NOOP("Clock", "Length of an extra break in minutes")
START_FIELD = QT_TRANSLATE_NOOP("Clock", "Start at")
START_HINT = QT_TRANSLATE_NOOP("Clock", "19:30")
SET_START = QT_TRANSLATE_NOOP("Clock", "Set start")
BAD_TIME = QT_TRANSLATE_NOOP("Clock", "Type a time as hours and minutes, for example 19:30.")

EVENING = QT_TRANSLATE_NOOP("Clock", "The evening")
REGISTRATION = QT_TRANSLATE_NOOP("Clock", "Registration")
CLOSING = QT_TRANSLATE_NOOP("Clock", "When it closes")
OPEN_REG = QT_TRANSLATE_NOOP("Clock", "Open registration")
CLOSE_REG = QT_TRANSLATE_NOOP("Clock", "Close registration")
MESSAGE = QT_TRANSLATE_NOOP("Clock", "Message to the room")
MESSAGE_HINT = QT_TRANSLATE_NOOP("Clock", "Type a message, Enter shows it")
SHOW = QT_TRANSLATE_NOOP("Clock", "Show")
CLEAR = QT_TRANSLATE_NOOP("Clock", "Take down")
ENTRIES = QT_TRANSLATE_NOOP("Clock", "Entries")
POOL = QT_TRANSLATE_NOOP("Clock", "Prize pool")
CHIPS = QT_TRANSLATE_NOOP("Clock", "Chips in play")
REBUYS = QT_TRANSLATE_NOOP("Clock", "Rebuys")
ADD_ONS = QT_TRANSLATE_NOOP("Clock", "Add-ons")
PLACES = QT_TRANSLATE_NOOP("Clock", "Places paid")
FIRST = QT_TRANSLATE_NOOP("Clock", "First prize")
MONEY = QT_TRANSLATE_NOOP("Clock", "The money", "how many go out before it")
TO_GO = QT_TRANSLATE_NOOP("Clock", "%n to go", "players to go out before the money", 1)
AFTER_HAND = QT_TRANSLATE_NOOP("Clock", "after this hand", "the money is reached, but others may go out in the hand")
IN_MONEY = QT_TRANSLATE_NOOP("Clock", "reached", "those left are in the money")
NEXT_BREAK = QT_TRANSLATE_NOOP("Clock", "Next break")
LEVELS_END = QT_TRANSLATE_NOOP("Clock", "Last level ends")
FINISH = QT_TRANSLATE_NOOP("Clock", "Finish tournament")

COLUMN_LEVEL = QT_TRANSLATE_NOOP("Clock", "Level")
COLUMN_BLINDS = QT_TRANSLATE_NOOP("Clock", "Blinds")
COLUMN_ANTE = QT_TRANSLATE_NOOP("Clock", "Ante")
COLUMN_MINUTES = QT_TRANSLATE_NOOP("Clock", "Min")
COLUMN_STARTS = QT_TRANSLATE_NOOP("Clock", "Starts")
LATE_ENDS = QT_TRANSLATE_NOOP("Clock", "late entry closes")

BY_HAND = QT_TRANSLATE_NOOP("Clock", "Play is by the hand")
HAND_FOR_HAND = QT_TRANSLATE_NOOP("Clock", "Hand for hand")
LAST_HANDS = QT_TRANSLATE_NOOP("Clock", "Last hands", "of the day; the clock stands")

PHASES = {
    ClockPhase.NOT_STARTED: QT_TRANSLATE_NOOP("Clock", "Not started"),
    ClockPhase.SCHEDULED: QT_TRANSLATE_NOOP("Clock", "Start is set"),
    ClockPhase.RUNNING: QT_TRANSLATE_NOOP("Clock", "Running"),
    ClockPhase.PAUSED: QT_TRANSLATE_NOOP("Clock", "Paused"),
    ClockPhase.BREAK: QT_TRANSLATE_NOOP("Clock", "Break"),
    ClockPhase.OVER: QT_TRANSLATE_NOOP("Clock", "Last level"),
    ClockPhase.FINISHED: QT_TRANSLATE_NOOP("Clock", "Finished"),
}


def by_the_hand(words: Words, view: ClockView) -> str:
    """The sentence why the clock stands while play goes on: hand for hand, or the last hands of the day."""
    return words(LAST_HANDS if view.last_hands else HAND_FOR_HAND)


def when_it_ends(words: Words, view: ClockView) -> str:
    """The line beside the state: when this level or break ends, or why it does not."""
    match view.phase:
        case ClockPhase.NOT_STARTED:
            return words(NOT_SET)
        case ClockPhase.SCHEDULED:
            return words(STARTS_AT, time=view.starts_at)
        case ClockPhase.PAUSED:
            return words(BY_HAND if view.by_hand else WHEN_RESUMED)
        case ClockPhase.OVER:
            return words(PLAYS_ON)
        case ClockPhase.FINISHED:
            return ""
    if view.on_break and view.back_at:
        return words(BACK_AT, time=view.back_at)
    if view.next_break and view.ends_at:
        return words(ENDS_THEN_BREAK, time=view.ends_at, lasts=view.next_break.lasts)
    return words(ENDS_AT, time=view.ends_at) if view.ends_at else ""


def when_a_break(words: Words, view: ClockView) -> str:
    """The sentence how long it is until the next break, or that none comes."""
    if view.phase is ClockPhase.FINISHED:
        return words(PLAY_OVER)
    if not view.break_in:
        return words(NO_BREAK)
    return words(NEXT_BREAK_IN if view.on_break else BREAK_IN, time=words.clock(view.break_in))


def what_comes(words: Words, view: ClockView) -> str:
    """The words for the level that comes next; none once play is over."""
    if view.phase is ClockPhase.FINISHED:
        return ""
    if view.next_level is None:
        return words(NO_NEXT)
    text = AFTER_BREAK if view.next_break or view.on_break else NEXT
    return words(text, number=view.next_level.number)


def break_words(words: Words, row: PeriodView) -> str:
    """The words of a break in the list of levels: its name, its length and the chips that leave."""
    pause = row.period
    name = getattr(pause, "name", "")
    rest = words(NAMED_BREAK, name=name, lasts=pause.lasts) if name else words(PLAIN_BREAK, lasts=pause.lasts)
    chips = chips_of(words, getattr(pause, "colour_up", ()))
    return words(CHIPS_LEAVE, rest=rest, chips=chips) if chips else rest


def chips_of(words: Words, values: tuple[Chips, ...]) -> tuple[str, ...]:
    """The values of chips as the room calls them: '25s', in Dutch '25's'."""
    return tuple(words(CHIPS_OF, value=value) for value in values)
