"""The words about tables and seats, read out or pointed at: who sits there, button and blinds, halts, moves, locks."""

from tdapp.domain.seating.halting import HaltState
from tdapp.domain.units import Seat
from tdapp.read.chips.known_stacks import StackSeen
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.clock.depth import with_depth
from tdapp.words.say import Words

TABLE = QT_TRANSLATE_NOOP("Tables", "Table {table}: {seated} of {size} players")
SHORT = QT_TRANSLATE_NOOP("Tables", "%n fewer than the fullest table", "", 1)
PROPOSED = QT_TRANSLATE_NOOP("Tables", "proposed to be broken")
FREE_SEATS = QT_TRANSLATE_NOOP("Tables", "free: {seats}")
TAKEN = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}")
EMPTY = QT_TRANSLATE_NOOP("Tables", "{seat}: free")
LEAVES = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}, move {badge} of the proposal")
AWAY_THERE = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}, away for %n more hands", "", 1)
AWAY_HERE = QT_TRANSLATE_NOOP("Tables", "%n away on a penalty", "", 1)
COMES = QT_TRANSLATE_NOOP("Tables", "{seat}: free, target of move {badge} of the proposal")
BUTTON = QT_TRANSLATE_NOOP("Tables", "button")
BUTTON_THEN = QT_TRANSLATE_NOOP("Tables", "last known button")
SMALL_BLIND = QT_TRANSLATE_NOOP("Tables", "small blind")
BIG_BLIND = QT_TRANSLATE_NOOP("Tables", "big blind")
MOVED = QT_TRANSLATE_NOOP("Tables", "from {seat}, on the way", "a player who was moved")
WAITS = QT_TRANSLATE_NOOP("Tables", "waits until the button has passed")
AWAY = QT_TRANSLATE_NOOP("Tables", "away for %n more hands", "", 1)
ABSENT = QT_TRANSLATE_NOOP("Tables", "not checked in")
BLOCKED = QT_TRANSLATE_NOOP("Tables", "blocked", "a seat nobody gets")
BLOCKED_AS = QT_TRANSLATE_NOOP("Tables", "blocked: {label}", "a seat nobody gets")
KEPT = QT_TRANSLATE_NOOP("Tables", "held for {name}", "a seat")
STACK = QT_TRANSLATE_NOOP("Tables", "{stack}, {at}", "a stack counted in this level, and when")
STACK_THEN = QT_TRANSLATE_NOOP("Tables", "~{stack}, {at}", "a stack counted in an earlier level, and when")
HEAD = QT_TRANSLATE_NOOP("Tables", "bounty {amount}", "what is on the head of a player")
HALTED: dict[HaltState, Text] = {
    HaltState.STOPS: QT_TRANSLATE_NOOP("Tables", "stops", "a table; one short word"),
    HaltState.ASK: QT_TRANSLATE_NOOP("Tables", "button?", "a table whose button is to be asked; one short word"),
    HaltState.PLAYS_ON: QT_TRANSLATE_NOOP("Tables", "short", "a table that plays on; one short word"),
    HaltState.WAIVED: QT_TRANSLATE_NOOP("Tables", "may play", "a table allowed to play on; short"),
    HaltState.ALONE: QT_TRANSLATE_NOOP("Tables", "alone", "a table with one player; one short word"),
}
HALTED_SAID: dict[HaltState, Text] = {
    HaltState.STOPS: QT_TRANSLATE_NOOP("Tables", "stops, the big blind falls on an open seat (rule 11-D)"),
    HaltState.ASK: QT_TRANSLATE_NOOP("Tables", "far too short: find the button (rule 11-D)"),
    HaltState.PLAYS_ON: QT_TRANSLATE_NOOP(
        "Tables", "far too short, plays on until the big blind falls on an open seat (rule 11-D)"
    ),
    HaltState.WAIVED: QT_TRANSLATE_NOOP("Tables", "far too short, allowed to play on (rule 11-D)"),
    HaltState.ALONE: QT_TRANSLATE_NOOP("Tables", "one player alone"),
}
LOUD = (HaltState.STOPS, HaltState.ALONE)  # nobody can play there until the director has done something


def position(table: TableView, seat: int) -> Text | None:
    """The button or blind of a seat. Between two players the button has the small blind, and is called the button."""
    found = table.button
    if found is None:
        return None
    if seat == found.button:
        return BUTTON if found.known else BUTTON_THEN
    if not found.known:
        return None
    return SMALL_BLIND if seat == found.small_blind else BIG_BLIND if seat == found.big_blind else None


def seat_notes(
    table: TableView, seat: SeatView, words: Words, *, penalty: bool = True, worth: bool = True
) -> list[str]:
    """The notes beside the name, what matters most first. `penalty`: hands still to miss too; `worth`: chips and the
    bounty too.
    """
    where = position(table, seat.number)
    blocked = words(BLOCKED_AS, label=seat.blocked) if seat.blocked else words(BLOCKED)
    notes = (
        blocked if seat.blocked is not None else "",
        words(MOVED, seat=seat.came_from) if seat.came_from is not None else "",
        words(WAITS) if seat.waits else "",
        words(AWAY, n=seat.away) if seat.away and penalty else "",
        words(KEPT, name=seat.kept) if seat.kept is not None and seat.entry is None else "",
        words(where) if where is not None else "",
        words(ABSENT) if seat.absent else "",
        words(HEAD, amount=seat.head) if worth and seat.head is not None else "",
        stack_said(seat.stack, words) if worth and seat.stack is not None else "",
    )
    return [note for note in notes if note]


def stack_said(stack: StackSeen, words: Words) -> str:
    """A stack in words as it was last counted, as deep as it is now, and when: '~' before one of an earlier level."""
    text = STACK if stack.now else STACK_THEN
    return words(text, stack=with_depth(words, stack.chips, stack.depth), at=stack.at)


def table_notes(table: TableView, words: Words) -> list[str]:
    """The notes of a table: whether it may be played at, and where its button is."""
    notes = [] if table.halt is None else [words(HALTED_SAID[table.halt])]
    if table.button is not None:
        text = BUTTON if table.button.known else BUTTON_THEN
        notes.append(f"{words(text)}: {table.button.button}")
    return notes


def said_table(table: TableView, words: Words) -> str:
    """A table in words, as 'Table 57: 6 of 9 players; 3 fewer than the fullest table; free: 3, 5, 8'."""
    away, free = sum(1 for seat in table.seats if seat.away), free_seats(table)
    parts = (
        words(TABLE, table=table.number, seated=table.seated, size=len(table.seats)),
        words(SHORT, n=table.short) if table.short > 0 else "",
        words(PROPOSED) if table.breaking else "",
        words(AWAY_HERE, n=away) if away else "",
        words(FREE_SEATS, seats=free) if free else "",
    )
    return "; ".join(filter(None, parts))


def free_seats(table: TableView) -> str:
    """The free seats in words, as '3, 5, 8', '' when it is full."""
    return ", ".join(str(seat.number) for seat in table.seats if seat.entry is None)


def said_seat(table: TableView, at: Seat, words: Words) -> str:
    """A seat in words, as '12-4: Łukasz Żółć'."""
    seat = table.seats[at.number - 1]
    if seat.name is None:
        return words(COMES, seat=at, badge=seat.arriving) if seat.arriving else words(EMPTY, seat=at)
    if seat.leaving:
        return words(LEAVES, seat=at, name=seat.name, badge=seat.leaving)
    if seat.away:
        return words(AWAY_THERE, seat=at, name=seat.name, n=seat.away)
    return words(TAKEN, seat=at, name=seat.name)
