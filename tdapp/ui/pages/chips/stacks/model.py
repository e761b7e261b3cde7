"""The model of the table of stacks: a row for each line of the price list, a column for each chip, and the stock."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import StockRow, StockView
from tdapp.texts import Text
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED, Draft, misfit, name, problem, shown
from tdapp.ui.pages.chips.stacks.draft import Row as Stack
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.values import replace
from tdapp.words.say import Words

Sum = tuple[Text, Callable[[StockRow], int]]
OVER: Final[Sum] = (texts.OVER, lambda row: row.over)  # at the top: it stays in sight however many stacks there are
SUMS: Final[tuple[Sum, ...]] = (
    (texts.AT_HAND, lambda row: row.chip.at_hand),
    (texts.FOR_STACKS, lambda row: row.stacks),
)
IF_ANY: Final[tuple[Sum, ...]] = (
    (texts.FOR_RACES, lambda row: row.races),
    (texts.FOR_OTHERS, lambda row: row.others),
)
FIRST = (Head(texts.STACK_OF, 120, worded=True), Head(texts.WORTH, 92), Head(texts.COUNT, 62))
LAST = (Head(texts.SOLD, 76), Head(texts.EXPECTED, 84))
ABOVE = 1  # rows above the stacks


class Shown(Struct, frozen=True):
    """The content of the table. `chips`: the columns; `fixed`: nothing can be typed."""

    words: Words
    draft: Draft = Draft()
    stock: StockView = StockView((), 0)
    chips: tuple[Chip, ...] = ()
    fixed: bool = False

    @property
    def sums(self) -> tuple[Sum, ...]:
        """The sums in the rows below the stacks: what the stock goes to, without rows that would be empty."""
        return *SUMS, *(each for each in IF_ANY if any(each[1](row) for row in self.stock.rows))

    def stack(self, number: int) -> Stack | None:
        """The stack of a row; None above and below the stacks."""
        at = number - ABOVE
        return self.draft.rows[at] if 0 <= at < len(self.draft.rows) else None

    def key(self, column: int) -> Chips | None:
        """The key of what is typed in a column: pieces of a denomination, or `EXPECTED`; None: nothing."""
        keys = (*(None,) * len(FIRST), *(chip.value for chip in self.chips), None, EXPECTED)
        return keys[column] if 0 <= column < len(keys) else None

    @property
    def rows(self) -> list[Row]:
        """The rows of the table: the stacks between what is over of each chip and what the stock goes to."""
        rows = [self._sum(*OVER, strong=True), *map(self._stack, self.draft.rows)]
        return [*rows, *(self._sum(*each) for each in self.sums)]

    def _sum(self, text: Text, of: Callable[[StockRow], int], *, strong: bool = False) -> Row:
        look = Cell(tone="" if strong else "muted", ground="ground", strong=strong, gap=2)
        counts = {row.chip.value: of(row) for row in self.stock.rows}
        said = self.words(text)
        chips = [
            replace(look, text=self.words.number(count), marked=strong and count < 0)
            for count in (counts.get(chip.value, 0) for chip in self.chips)
        ]
        return Row(None, said, (replace(look, text=said), look, look, *chips, look, look))

    def _stack(self, row: Stack) -> Row:
        words = self.words
        count = words.number(sum(count for _chip, count in row.pieces)) if row.pieces else "—"
        worth = words.number(row.made if row.pieces else row.view.chips)
        cells = (
            Cell(name(row, words), strong=True, gap=2),
            Cell(worth, wrong=misfit(row, words), gap=2),
            Cell(count, tone="muted"),
            *(self._typed(row, chip.value) for chip in self.chips),
            Cell(words.number(row.view.sold), tone="muted"),
            self._typed(row, EXPECTED),
        )
        return Row(None, cells[0].text, cells)

    def _typed(self, row: Stack, key: Chips) -> Cell:
        text = shown(row, key, self.words)
        return Cell(text, None if self.fixed else text, wrong=problem(row, key, self.words), gap=2)
