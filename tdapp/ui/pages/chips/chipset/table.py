"""The editable table of denominations: each chip drawn, keys for every change, a mark where something is wrong."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.ui.chip_pictures import ImageOf
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.draft import HEADS, Column, Draft, problem, shown, to_type
from tdapp.ui.pages.chips.chipset.draft import Row as Denomination
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.ui.widgets.chip_picture import paint_chip
from tdapp.values import replace
from tdapp.words.say import Words

LEFT = (Column.PICTURE, Column.COLOUR, Column.PATTERN, Column.EDGE)
WORDED = (Column.COLOUR, Column.EDGE)
TYPED = (Column.VALUE, Column.COLOUR, Column.EDGE, Column.STOCK, Column.RESERVE)
WIDTHS = (48, 100, 98, 80, 88, 84, 72, 82, 92)
SPARE = {Column.VALUE: 2, Column.COLOUR: 3, Column.PATTERN: 2, Column.WORTH: 3}  # what is left over goes to these


class SetTable(CellTable):
    """The table that shows the chips of a draft, with the pictures the club has of them."""

    def __init__(self, words: Words, image_of: ImageOf) -> None:
        heads = tuple(Head(HEADS[each], WIDTHS[each], SPARE.get(each, 0), each in LEFT) for each in Column)
        super().__init__(
            "chip_set_table", heads, words, editor="chip_set_editor", home=Column.VALUE, spoken=texts.SPOKEN
        )
        self._image_of = image_of

    def show_draft(self, draft: Draft, words: Words, alike: Mapping[Chips, str]) -> None:
        """Show these chips; the keyboard stays where it was. `alike`: which others a chip may be taken for, said."""
        lines = [[self._cell(row, column, words, alike) for column in Column] for row in draft.rows]
        self.show_rows([Row(at, at + 1, cells) for at, cells in enumerate(lines)], words)

    def fit(self) -> None:
        """Fit the columns to the width: what each chip is worth is left out where there is no room for it."""
        self.setColumnHidden(Column.WORTH, self.viewport().width() < sum(WIDTHS))
        super().fit()

    def _cell(self, row: Denomination, column: Column, words: Words, alike: Mapping[Chips, str]) -> Cell:
        cell = Cell(shown(row, column, words), wrong=problem(row, column, words))
        like = alike.get(row.chip.value, "")
        if column in TYPED:
            cell = replace(cell, typed=to_type(row, column, words), worded=column in WORDED)
        match column:
            case Column.PICTURE:
                return replace(cell, picture=partial(self._chip, row.chip), tip=like)
            case Column.VALUE:
                return replace(cell, strong=True)
            case Column.COLOUR if like:
                return replace(cell, icon="triangle-alert", icon_tone="warning", tip=like)
            case Column.PATTERN:
                return replace(cell, turns=True)
            case Column.AT_HAND | Column.WORTH:
                return replace(cell, tone="muted")
        return cell

    def _chip(self, chip: Chip, painter: QPainter, box: QRect) -> QRect:
        side = min(box.height() - 6, box.width() + 6)  # rows are higher where they are touched
        square = QRectF(box.x() - 2, box.y() + (box.height() - side) / 2, side, side)
        paint_chip(painter, square, chip, image=self._image_of(chip))
        return box
