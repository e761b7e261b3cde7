"""The model of a plan's moves, and under them what the director has left out of it: each row has its tick."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.message import say
from tdapp.read.seating.moves import LeftOutView, MoveView, ProposalView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import language
from tdapp.ui.pages.seating.move_lines import MoveLine
from tdapp.ui.widgets.cells import Cell, Head, Index, MadeRows, TypedModel
from tdapp.words.say import Words

Row = MoveView | LeftOutView
SOMEBODY = QT_TRANSLATE_NOOP("Tables", "button unknown")
TABLE_NO = QT_TRANSLATE_NOOP("Tables", "table {table}")
READ = QT_TRANSLATE_NOOP("Tables", "Move {badge}: {name} from {origin} to {seat}, {why}")
READ_LEFT = QT_TRANSLATE_NOOP("Tables", "Left out: {name} at {origin}, {why}")
STAYS = QT_TRANSLATE_NOOP("Tables", "stays, by your choice")
NOBODY_GOES = QT_TRANSLATE_NOOP("Tables", "nobody from table {table}")
BY_CHOICE = QT_TRANSLATE_NOOP("Tables", "by your choice")


class MovesModel(TypedModel):
    """The rows of a plan. What is ticked is planned; to take a tick away or set it is asked of whoever plans.

    `left_out`: this move is not wanted; `again`: this row may move again.
    """

    left_out = Signal(object)  # MoveView
    again = Signal(object)  # LeftOutView
    heads = (Head(""),)
    ticks = True

    def __init__(self, parent: QObject) -> None:
        super().__init__(language().words, parent)
        self.proposal: ProposalView | None = None
        self._noted: Mapping[EntryId, str] = {}

    def cell(self, row: Row, column: int) -> Cell:  # noqa: ARG002
        words, name, why = self.words, self.said_name(row), self.said_why(row)
        if isinstance(row, LeftOutView):
            return Cell(words(READ_LEFT, name=name, origin=self.said_seat(row.seat, row.table), why=why))
        origin, seat = self.said_seat(row.from_seat, row.giver), self.said_seat(row.to_seat, row.taker)
        return Cell(words(READ, badge=row.badge, name=name, origin=origin, seat=seat, why=why))

    def show_noted(self, noted: Mapping[EntryId, str]) -> None:
        """Show what must be known of these players for seating: it is said with their moves."""
        if noted != self._noted:
            self._noted = noted
            self.show_rows(self.rows, self.words)

    def note(self, row: Row) -> str:
        """The note of what must be known of the player; '' for nothing."""
        return self._noted.get(row.entry, "") if row.entry is not None else ""

    def said_why(self, row: Row) -> str:
        """The reason of a move: what must be known of the player, why he moves, dealt in or not, why these tables."""
        assert self.proposal is not None
        words = self.words
        if isinstance(row, LeftOutView):
            return " · ".join(filter(None, (self.note(row), words(BY_CHOICE if row.entry is None else STAYS))))
        why = words.said(row.why)
        deals = "" if row.deals is None else words.said(say(f"deals.{row.deals}"))
        parts = (why, deals) if self.proposal.partial else (deals, why)
        tables = "" if row.tables is None else words.said(row.tables)
        return " · ".join(filter(None, (self.note(row), *parts, tables)))

    def lines(self) -> Sequence[MoveLine]:
        """The rows as they are painted, each once it is: what holds for all of them is left to the head of the
        panel.
        """
        rows, shared = self.rows, self.shared_deals()
        return MadeRows(len(rows), lambda at: self._line(rows[at], shared))

    def shared_deals(self) -> DealtIn | None:
        """Whether all players get cards in the next hand, wait, or are to be asked about; None: it differs."""
        deals = {row.deals for row in self.rows if isinstance(row, MoveView)}
        return deals.pop() if len(deals) == 1 else None

    def _line(self, row: Row, shared: DealtIn | None) -> MoveLine:
        whole = self.proposal is not None and not self.proposal.partial
        name, way, noted = self.said_name(row), self.said_way(row), bool(self.note(row))
        if isinstance(row, LeftOutView):
            return MoveLine(name, way, self.said_why(row), ticked=False, noted=noted, quiet=True)
        said = [each for each in (row.why, row.tables) if each is not None]
        deals = () if row.deals in (None, DealtIn.AT_ONCE, shared) else (say(f"deals.{row.deals}"),)
        parts = (self.note(row), *map(self.words.said, (said[0], *deals, *said[1:])))
        rules = tuple(f"{args['book']} {args['rule']}" for args in (dict(each.args) for each in said) if "rule" in args)
        return MoveLine(
            name, way, " · ".join(filter(None, parts)), row.badge, row.card,
            ticked=None if whole else True, rules=rules, noted=noted,
        )  # fmt: skip

    def said_name(self, row: Row) -> str:
        """The name of who moves; somebody, while it hangs on a button."""
        if row.name is not None:
            return row.name.full
        if isinstance(row, LeftOutView):
            return self.words(NOBODY_GOES, table=row.table)
        return self.words(SOMEBODY)

    def said_seat(self, seat: Seat | None, table: TableNo) -> str:
        """The seat in words, or its table, while it hangs on a button."""
        return self.words(TABLE_NO, table=table) if seat is None else self.words.seat(seat)

    def said_way(self, row: Row) -> str:
        """The way in words, from where to where; for one who stays, where."""
        if isinstance(row, LeftOutView):
            return self.said_seat(row.seat, row.table) if row.seat is not None else ""
        ends = (row.from_seat, row.giver), (row.to_seat, row.taker)
        return " → ".join(self.said_seat(*end) for end in ends)

    def show_proposal(self, proposal: ProposalView | None, words: Words) -> None:
        """Show the plan in the order of its badges."""
        self.proposal, self.words = proposal, words
        self.put((*proposal.moves, *proposal.left_out) if proposal is not None else ())

    def row_of(self, wanted: Row | None) -> int:
        """The number of the row somebody stands in now who stood in this row before; -1: nowhere."""
        if wanted is None:
            return -1
        same = (number for number, row in enumerate(self.rows) if _who(row) == _who(wanted))
        return next(same, -1)

    def toggle(self, number: int) -> None:
        """Leave a move out, or let it be planned again; where moves belong together they stay ticked."""
        if self.proposal is None or not self.proposal.partial or not 0 <= number < len(self.rows):
            return
        row = self.rows[number]
        (self.left_out if isinstance(row, MoveView) else self.again).emit(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            ticked = isinstance(self.rows[index.row()], MoveView)
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        return super().data(index, role)


def _who(row: Row) -> tuple[object, ...]:
    if row.entry is not None:
        return (row.entry,)
    return (row.giver, row.taker) if isinstance(row, MoveView) else (row.table,)
