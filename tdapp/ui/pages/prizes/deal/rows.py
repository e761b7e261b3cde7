"""The lines of the deal desk: a player, a stack, and what each way of sharing gives."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import overload

from tdapp.domain.prizes.deals import TYPED
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.prizes.deal_view import DealRow, DealView, Offered
from tdapp.ui.pages.prizes.deal import texts
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.values import replace
from tdapp.words.prizes.deals import METHODS
from tdapp.words.say import Words

NAME, SEAT, STACK, BY_CHIPS = range(4)
FIRST = BY_CHIPS + 1  # the column of the first way of sharing
COLUMNS = tuple(DealMethod)
AGREED = FIRST + COLUMNS.index(DealMethod.PERCENT)  # both that are typed stand in one of two columns


def heads() -> tuple[Head, ...]:
    """The heads of the columns."""
    return (
        Head(texts.PLAYER, 120, 1, worded=True),
        Head(texts.SEAT, 48, worded=True),
        Head(texts.STACK, 88),
        Head(texts.BY_CHIPS, 88),
        *(Head(METHODS[method], 150) for method in COLUMNS),
    )


def column_of(method: DealMethod) -> int:
    """The column of a way of sharing."""
    return FIRST + COLUMNS.index(method)


def rows(
    view: DealView,
    chosen: DealMethod,
    wrong: Mapping[EntryId, tuple[str, str]],
    typed: Mapping[EntryId, str],
    words: Words,
) -> tuple[Row, ...]:
    """The lines of everybody who is left, and of what it comes to. `chosen`: the way in front, under a shade.

    `wrong`: what was typed for a stack and will not do, with why; `typed`: what is typed as a share.
    """
    found = []
    for row in view.rows:
        cells = partial(_cells, row, chosen, wrong.get(row.entry), typed.get(row.entry), words)
        found.append(Row(row.entry, row.name.full, MadeWhenSeen(cells)))
    return (*found, _total(view, chosen, words))


class MadeWhenSeen(Sequence[Cell]):
    """The cells of a line, made when the line is first in sight: a large field has ten thousand."""

    def __init__(self, make: Callable[[], Sequence[Cell]]) -> None:
        self._make = make

    @cached_property
    def _cells(self) -> Sequence[Cell]:
        return self._make()

    def __len__(self) -> int:
        return FIRST + len(COLUMNS)

    @overload
    def __getitem__(self, at: int) -> Cell: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Cell]: ...

    def __getitem__(self, at: int | slice) -> Cell | Sequence[Cell]:
        return self._cells[at]


def _cells(
    row: DealRow, chosen: DealMethod, wrong: tuple[str, str] | None, share: str | None, words: Words
) -> tuple[Cell, ...]:
    chips = words.number(row.chips) if row.chips is not None else ""
    stack = Cell(wrong[0], typed=wrong[0], wrong=wrong[1]) if wrong else Cell(chips or "—", typed=chips, strong=True)
    ways = []
    for method in COLUMNS:
        offer = row.offers.get(method)
        cell = _offer(row, offer, words) if offer is not None else Cell(spoken="")
        if method in TYPED and method is chosen:
            typed = share or ""
            shown = typed if offer is None or method is DealMethod.PERCENT else cell.text
            cell = Cell(shown, typed=typed, tone=cell.tone)
        ways.append(_shaded(cell, method is chosen))
    by_chips = Cell(words.amount(row.by_chips), why=words(texts.BY_CHIPS_WHY))
    return (Cell(row.name.full), Cell(words.seat(row.seat)), stack, by_chips, *ways)


def _offer(row: DealRow, offer: Offered, words: Words) -> Cell:
    by = Money(Cents(abs(offer.more)), offer.amount.currency)
    text = texts.MORE if offer.more > 0 else texts.LESS if offer.more < 0 else texts.AS_MUCH
    said = words(text, amount=words.amount(offer.amount), more=words.amount(by))
    if offer.too_little:
        why = words(texts.TOO_LITTLE, name=row.name, already=row.already)
        return Cell(said, tone="danger", icon="triangle-alert", why=why)
    return Cell(said, tone="accent" if offer.more > 0 else "warning" if offer.more < 0 else "")


def _total(view: DealView, chosen: DealMethod, words: Words) -> Row:
    def summed(amounts: Sequence[Money]) -> Cell:
        return Cell(words.amount(Money(Cents(sum(each.cents for each in amounts)), view.whole.currency)), strong=True)

    ways = []
    for method in COLUMNS:
        there = [row.offers[method].amount for row in view.rows if method in row.offers]
        ways.append(_shaded(summed(there) if there else Cell(spoken=""), method is chosen))
    stacks = Cell(words.number(view.stacks), strong=True, tone="" if not view.gap else "warning")
    by_chips = summed([row.by_chips for row in view.rows])
    cells = (Cell(words(texts.TOTAL), strong=True), Cell(spoken=""), stacks, by_chips, *ways)
    return Row(None, words(texts.TOTAL), cells)


def _shaded(cell: Cell, chosen: bool) -> Cell:
    return replace(cell, tint="info", strong=True) if chosen else cell
