"""The rules of the room in sentences: what each of them means tonight, as a director would tell the floor."""

from collections.abc import Iterable, Iterator, Sequence

from tdapp.domain.seating.room import BlockedSeat
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules
from tdapp.domain.units import TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

_ALL_SIZE = QT_TRANSLATE_NOOP("RoomSaid", "Every table has %n seats.", "", 1)
_SIZES = QT_TRANSLATE_NOOP("RoomSaid", "%n seats at {tables}; {usual} at every other table.", "", 1)
_MORE_SIZES = QT_TRANSLATE_NOOP("RoomSaid", "%n at {tables}", "so many seats at these tables, in a list", 1)
_TABLES = QT_TRANSLATE_NOOP("RoomSaid", "tables {tables}", "several of them")
_TABLE = QT_TRANSLATE_NOOP("RoomSaid", "table {table}")
_BY_NUMBER = QT_TRANSLATE_NOOP("RoomSaid", "Tables open in number order.")
_ORDER_ONE = QT_TRANSLATE_NOOP("RoomSaid", "Table {table} opens first, the others by number.")
_ORDER = QT_TRANSLATE_NOOP("RoomSaid", "Tables open in this order: {tables}; then by number.")
_ALL_SEATS = QT_TRANSLATE_NOOP("RoomSaid", "Every seat is in use.")
_BLOCKED = QT_TRANSLATE_NOOP("RoomSaid", "Not in use: {seats}.")
_EVERYWHERE = QT_TRANSLATE_NOOP("RoomSaid", "seat {seat} at every table")
_LABELLED = QT_TRANSLATE_NOOP("RoomSaid", "{seat} ({label})")
_ANY_FIRST = QT_TRANSLATE_NOOP("RoomSaid", "Seats fill at random.")
_FIRST_ONE = QT_TRANSLATE_NOOP("RoomSaid", "Seat {seat} of each table fills first.")
_FIRST = QT_TRANSLATE_NOOP("RoomSaid", "Seats {seats} of each table fill first, at random among them.")
_NO_REDRAW = QT_TRANSLATE_NOOP("RoomSaid", "New seats are drawn only for the final table.")
_REDRAW = QT_TRANSLATE_NOOP("RoomSaid", "Everybody draws a new seat at {counts} players left, and at the final table.")
_BALANCE = QT_TRANSLATE_NOOP("RoomSaid", "Tables may differ by %n players; beyond that, players are moved.", "", 1)
_HALT = QT_TRANSLATE_NOOP("RoomSaid", "A table %n players short stops dealing (11-D).", "", 1)
_BREAK_SOON = QT_TRANSLATE_NOOP("RoomSaid", "A table breaks as soon as its players fit at the other tables.")
_BREAK_IDEAL = QT_TRANSLATE_NOOP(
    "RoomSaid", "A table breaks once the other tables would have %n players or fewer.", "", 1
)
_HIGHEST = QT_TRANSLATE_NOOP("RoomSaid", "The highest table number breaks first.")
_LISTED = QT_TRANSLATE_NOOP("RoomSaid", "Tables break in this order: {tables}; then the highest number.")
_LISTED_ONE = QT_TRANSLATE_NOOP("RoomSaid", "Table {table} breaks first, then the highest number.")
_NEWEST = QT_TRANSLATE_NOOP("RoomSaid", "The table opened last breaks first.")
_FARTHEST = QT_TRANSLATE_NOOP("RoomSaid", "The table furthest from table {table} breaks first.")


def ranges(numbers: Iterable[int]) -> list[str]:
    """Numbers in their order, three and more in a row as a range: '5', '1-4', '9'."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [part for run in runs for part in ([f"{run[0]}-{run[-1]}"] if len(run) > 2 else map(str, run))]


def sizes_said(words: Words, sizes: Sequence[tuple[TableNo, int]], usual: int) -> str:
    """How many seats tables have; `usual`: those that are not named."""
    by_size: dict[int, list[int]] = {}
    for table, size in dict(sizes).items():
        by_size.setdefault(size, []).append(table)
    if not by_size:
        return words(_ALL_SIZE, n=usual)
    (first, tables), *rest = by_size.items()
    others = [words(_MORE_SIZES, n=size, tables=_tables(words, which)) for size, which in rest]
    said = ", ".join([_tables(words, tables), *others])
    return words(_SIZES, n=first, tables=said, usual=usual)


def order_said(words: Words, order: Sequence[int]) -> str:
    """In which order tables open."""
    if not order:
        return words(_BY_NUMBER)
    if len(order) == 1:
        return words(_ORDER_ONE, table=order[0])
    return words(_ORDER, tables=", ".join(ranges(order)))


def blocked_said(words: Words, blocked: Sequence[BlockedSeat]) -> str:
    """Which seats nobody is drawn or moved to."""
    if not blocked:
        return words(_ALL_SEATS)
    seats = []
    for each in blocked:
        seat = words(_EVERYWHERE, seat=each.seat) if each.table is None else f"{each.table}-{each.seat}"
        seats.append(words(_LABELLED, seat=seat, label=each.label) if each.label else seat)
    return words(_BLOCKED, seats=words.several(seats))


def first_said(words: Words, first: Sequence[int]) -> str:
    """Which seats fill before the others."""
    if not first:
        return words(_ANY_FIRST)
    if len(first) == 1:
        return words(_FIRST_ONE, seat=first[0])
    return words(_FIRST, seats=words.several([str(seat) for seat in first]))


def redraw_said(words: Words, counts: Sequence[int]) -> str:
    """With how many players left everybody draws a new seat."""
    if not counts:
        return words(_NO_REDRAW)
    said = [words.number(count) for count in sorted(set(counts), reverse=True)]
    return words(_REDRAW, counts=words.several(said))


def balance_said(words: Words, rules: FloorRules, halt_short: int) -> tuple[str, ...]:
    """How tables are kept even and which breaks first; `halt_short`: as book and house have it."""
    return tuple(_balance(words, rules, rules.halt_short or halt_short))


def _balance(words: Words, rules: FloorRules, halt_short: int) -> Iterator[str]:
    yield words(_BALANCE, n=rules.tolerance)
    yield words(_HALT, n=halt_short)
    yield words(_BREAK_IDEAL, n=rules.ideal) if rules.ideal else words(_BREAK_SOON)
    match rules.order:
        case BreakOrder.NEWEST:
            yield words(_NEWEST)
        case BreakOrder.FARTHEST:
            yield words(_FARTHEST, table=rules.near)
        case BreakOrder.LIST if len(rules.broken) > 1:
            yield words(_LISTED, tables=", ".join(ranges(rules.broken)))
        case BreakOrder.LIST if rules.broken:
            yield words(_LISTED_ONE, table=rules.broken[0])
        case BreakOrder.LIST:
            yield words(_HIGHEST)


def _tables(words: Words, tables: Sequence[int]) -> str:
    if len(tables) == 1:
        return words(_TABLE, table=tables[0])
    return words(_TABLES, tables=words.several(ranges(sorted(tables))))
