"""The names of tables and seats as they are read aloud or pointed at."""

from tdapp.domain.units import Seat
from tdapp.read.seating.tables import TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

TABLE = QT_TRANSLATE_NOOP("Tables", "Table {table}: {seated} of {size} players")
SHORT = QT_TRANSLATE_NOOP("Tables", "%n fewer than the fullest table", "", 1)
PROPOSED = QT_TRANSLATE_NOOP("Tables", "proposed to be broken")
FREE_SEATS = QT_TRANSLATE_NOOP("Tables", "free: {seats}")
TAKEN = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}")
EMPTY = QT_TRANSLATE_NOOP("Tables", "{seat}: free")
LEAVES = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}, move {badge} of the proposal")
AWAY = QT_TRANSLATE_NOOP("Tables", "{seat}: {name}, away for %n more hands", "", 1)
AWAY_HERE = QT_TRANSLATE_NOOP("Tables", "%n away on a penalty", "", 1)
COMES = QT_TRANSLATE_NOOP("Tables", "{seat}: free, target of move {badge} of the proposal")


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
        return words(AWAY, seat=at, name=seat.name, n=seat.away)
    return words(TAKEN, seat=at, name=seat.name)
