"""The words for where a seat is, so that somebody who does not know the room finds it."""

from tdapp.domain.units import Seat
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

SEAT = QT_TRANSLATE_NOOP("Places", "Table {table}, seat {seat}")
SEAT_IN_AREA = QT_TRANSLATE_NOOP("Places", "{area}, table {table}, seat {seat}")


def said_place(words: Words, seat: Seat, area: str = "") -> str:
    """The place of a seat in words: 'Blue room, table 14, seat 3', or without the room where none was named."""
    if area:
        return words(SEAT_IN_AREA, area=area, table=seat.table, seat=seat.number)
    return words(SEAT, table=seat.table, seat=seat.number)
