"""The chip ledger as a list: one row for each act that changed the chips in play, with the sum after it."""

from collections.abc import Callable, Iterator

from tdapp.app.lists.tabular import Cell, Table
from tdapp.read.chips.chip_ledger import LedgerItem, LedgerLine, LedgerView
from tdapp.texts import QT_TRANSLATE_NOOP

_LEDGER = QT_TRANSLATE_NOOP("Export", "Chip ledger")
_KIND = QT_TRANSLATE_NOOP("Export", "Kind")
_WHAT = QT_TRANSLATE_NOOP("Export", "What")
_LINE = QT_TRANSLATE_NOOP("Export", "Journal line")
_AT = QT_TRANSLATE_NOOP("Export", "Time")
_CHIPS = QT_TRANSLATE_NOOP("Export", "Chips")
_RUNNING = QT_TRANSLATE_NOOP("Export", "In play then")


def ledger_table(
    view: LedgerView, line_said: Callable[[LedgerLine], str], item_said: Callable[[LedgerLine, LedgerItem], str]
) -> Table:
    """Every act of the ledger in the order of its lines, said as the window says them."""
    head = (_KIND, _WHAT, _LINE, _AT, _CHIPS, _RUNNING)
    return Table(_LEDGER, head, tuple(_rows(view, line_said, item_said)))


def _rows(
    view: LedgerView, line_said: Callable[[LedgerLine], str], item_said: Callable[[LedgerLine, LedgerItem], str]
) -> Iterator[tuple[Cell, ...]]:
    running = 0
    for line in view.lines:
        kind = line_said(line)
        for item in line.items:
            running += item.change
            yield (kind, item_said(line, item), item.line, item.at, item.change, running)
