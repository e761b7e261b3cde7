"""The rows of the count's two tables: the room's tables, and the seats of one."""

from collections.abc import Mapping

from tdapp.domain.clock.stack_unit import StackUnit, Unit
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.read.chips.count_entry import CountSeat, CountTable, CountView
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.clock.depth import depth_of
from tdapp.ui.pages.chips.count import texts
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.words.clock.depth import HEAD
from tdapp.words.say import Words

Key = TableNo | None
TABLE_HEADS = (
    Head(texts.TABLE, 56),
    Head(texts.PLAYERS, 60),
    Head(texts.WHOLE, 60, share=1),
    Head(texts.STACKS, 84),
    Head(texts.STATE, 76, worded=True),
)
WHOLE, STACK = 2, 3  # the columns that are typed into
BEFORE = 2  # the column of what was counted before


def seat_heads(unit: Unit) -> tuple[Head, ...]:
    """The heads of the list of a table's players, whose stacks are counted in `unit` too."""
    return (
        Head(texts.SEAT, 52),
        Head(texts.PLAYER, 60, share=1, worded=True),
        Head(texts.BEFORE, 116),
        Head(texts.STACK, 104),
        Head(HEAD[unit], 48),
    )


def table_rows(view: CountView, typed: Mapping[Key, str], words: Words) -> list[Row]:
    """The rows of the tables, one each; what is typed and not saved stands in the place of what is."""
    return [_table(table, typed.get(table.number), words) for table in view.tables]


def _table(table: CountTable, typed: str | None, words: Words) -> Row:
    number = words.number(int(table.number)) if table.number is not None else words(texts.NO_TABLE)
    whole = words.number(table.whole) if table.whole is not None else ""
    stacks = words.number(table.stacks) if table.stacks else ""
    if table.number is None:
        entered = Cell("")
    elif typed is not None:
        entered = _typed(typed, words)
    else:
        entered = Cell(whole, whole, strong=True, ground="field")
    quiet = "muted" if table.whole is not None else ""
    cells = (Cell(number, strong=True), Cell(words.number(len(table.seats)), tone="muted"), entered)
    return Row(table.number, number, (*cells, Cell(stacks, tone=quiet), _state(table, words)))


def _state(table: CountTable, words: Words) -> Cell:
    if table.done:
        return Cell(words(texts.DONE), tone="accent", icon="check")
    if table.reseated:
        return Cell(words(texts.MOVED), tone="warning", icon="triangle-alert", why=words(texts.MOVED_WHY))
    some = sum(seat.chips is not None for seat in table.seats)
    return Cell(words(texts.SOME, some=some, all=len(table.seats)), tone="muted") if some else Cell("")


def seat_rows(table: CountTable, typed: Mapping[EntryId, str], unit: StackUnit, words: Words) -> list[Row]:
    """The rows of a table's players, one each."""
    return [_seat(seat, typed.get(seat.entry), unit, words) for seat in table.seats]


def _seat(seat: CountSeat, typed: str | None, unit: StackUnit, words: Words) -> Row:
    number = words.number(seat.seat) if seat.seat is not None else ""
    chips = words.number(seat.chips) if seat.chips is not None else ""
    before = ""
    if seat.last is not None and seat.chips is None:
        before = words(texts.SEEN, chips=seat.last.chips, at=seat.last.at)
    entered = _typed(typed, words) if typed is not None else Cell(chips, chips, strong=True, ground="field")
    worth = typed_chips(typed) if typed is not None else seat.chips
    if worth is None and typed is None and seat.last is not None:
        worth = seat.last.chips
    deep = words.one(depth_of(Chips(worth), unit).many) if worth is not None else ""
    name = f"\u2068{seat.name.full}\u2069"
    cells = (
        Cell(number, strong=True),
        Cell(name),
        Cell(before, tone="muted"),
        entered,
        Cell(deep, tone="muted"),
    )
    return Row(seat.entry, seat.name.full, cells)


def _typed(typed: str, words: Words) -> Cell:
    """The cell of what is typed and not saved: a number that was refused, or is no number."""
    chips = typed_chips(typed)
    if chips is None:
        return Cell(typed, typed, wrong=words(texts.NOT_A_NUMBER, typed=typed), ground="field")
    return Cell(words.number(chips), typed, tone="warning", icon="pencil", strong=True, ground="field")
