"""The list of levels beside the clock: what was played, what runs, what comes and when."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from tdapp.domain.clock.structure import Break, Level
from tdapp.read.clock.clock import LevelView, PeriodView
from tdapp.read.clock.game_codes import games_code
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE
from tdapp.ui.widgets.cells import Cell, CellModel, Head, Index
from tdapp.words.clock import clock as texts
from tdapp.words.clock.games import stakes_parts
from tdapp.words.say import Words
from tdapp.words.screen import game_and_stakes

HEADS = (texts.COLUMN_LEVEL, texts.COLUMN_BLINDS, texts.COLUMN_ANTE, texts.COLUMN_MINUTES, texts.COLUMN_STARTS)
LEVEL, BLINDS, ANTE, MINUTES, STARTS = range(5)
LEAST = {LEVEL: 44, ANTE: 40, MINUTES: 34, STARTS: 52}  # pixels
LEAST_BLINDS = 90
NARROWEST, WIDEST = 320, 460  # of the whole list
PADDING = 16


class ScheduleModel(CellModel):
    """The model of the levels and breaks of one tournament."""

    heads = tuple(Head(text, worded=column == LEVEL) for column, text in enumerate(HEADS))

    def cell(self, row: PeriodView, column: int) -> Cell:
        words = column == BLINDS and isinstance(row.period, Break)
        ends = self.words(texts.LATE_ENDS) if row.registration_ends else ""
        return Cell(self.text(row, column), tip=ends or self._more(row, column), left=words)

    def _more(self, row: PeriodView, column: int) -> str:
        """What a narrow column leaves out: the games by their names, and all that is put in."""
        level = row.period
        if column != BLINDS or not isinstance(level, Level) or not (row.says or level.has_bets):
            return ""
        return game_and_stakes(self.words, LevelView(row.number or 0, level, row.says))

    def text(self, row: PeriodView, column: int) -> str:
        if column == STARTS:
            return self.words.time(row.starts_at) if row.starts_at else ""
        if isinstance(row.period, Break):
            return texts.break_words(self.words, row) if column == BLINDS else ""
        level: Level = row.period
        match column:
            case 0:
                return str(row.number)
            case 1:
                first = stakes_parts(self.words, level)[0][1]
                return f"{games_code(row.says)}  {first}" if row.says else first
            case 2:
                return self.words.number(level.ante) if level.ante else "—"
            case _:
                return self.words.span(level.lasts).removesuffix(" min")


class _Row(QStyledItemDelegate):
    """A painter of rows by what they are: played is quiet, the running one stands out, a break is in the colour of
    breaks.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, ScheduleModel):
            return
        row = model.rows[index.row()]
        pause = isinstance(row.period, Break)
        now = row.state == "now"
        tokens = look().tokens
        box: QRect = option.rect
        painter.save()
        rest = tokens.tint("accent") if pause and row.state == "coming" else tokens.surface
        ground = tokens.selection if now else rest
        painter.fillRect(box, look().colour(ground))
        if now and index.column() == LEVEL:
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), look().colour("accent"))
        painter.setPen(look().colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        ink = "muted" if row.state == "played" else "accent" if pause and not now else "text"
        painter.setPen(look().colour(ink))
        painter.setFont(bold(TABLE) if now else text_font(TABLE))
        inner = box.adjusted(8, 0, -6, 0)
        if pause and index.column() == LEVEL:
            look().paint_icon(painter, QRect(inner.x(), inner.center().y() - 7, 15, 15), "coffee", ink)
        text = index.data()
        if text:
            side = index.data(Qt.ItemDataRole.TextAlignmentRole)
            line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, side, line)
        if row.registration_ends and index.column() == LEVEL and not pause:
            look().paint_icon(painter, QRect(inner.x() + 22, inner.center().y() - 6, 13, 13), "ticket", ink)
        painter.restore()


class ScheduleList(QTableView):
    """The list of levels: read only, the running row in sight."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("schedule")
        self.rows = ScheduleModel(words, self)
        self.setModel(self.rows)
        self.setItemDelegate(_Row(self))
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW - 5)
        self.verticalHeader().setMinimumSectionSize(ROW - 5)
        self.horizontalHeader().setStretchLastSection(False)
        self.setMinimumWidth(NARROWEST)
        self.setMaximumWidth(WIDEST)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: tuple[PeriodView, ...], words: Words) -> None:
        """Show the schedule, with the running row a third from the top."""
        now = next((row.index for row in rows if row.state == "now"), 0)
        before = next((row.index for row in self.rows.rows if row.state == "now"), None)
        if rows == self.rows.rows and words is self.rows.words:
            return
        self.rows.show_rows(rows, words, anew=True)
        self._share()
        self.clearSpans()
        for row in rows:
            if isinstance(row.period, Break):  # its words take the columns that only levels fill
                self.setSpan(row.index, BLINDS, 1, STARTS - BLINDS)
        if now != before:
            self._to_running()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show other rows where another height fits them; so they do the first time, when the rows were there before
        the size.
        """
        super().resizeEvent(event)
        self._share()
        self._to_running()

    def _to_running(self) -> None:
        now = next((row.index for row in self.rows.rows if row.state == "now"), 0)
        self.scrollTo(self.rows.index(max(0, now - 4), 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def _share(self) -> None:
        """Share the width among the columns: the blinds get what the others leave."""
        width = self.viewport().width()
        around = self.width() - width
        needed = {column: max(LEAST[column], self._widest(column)) for column in LEAST}
        for column, pixels in needed.items():
            self.setColumnWidth(column, pixels)
        blinds = max(LEAST_BLINDS, self._widest(BLINDS))
        self.setColumnWidth(BLINDS, max(blinds, width - sum(needed.values())))
        self.setMinimumWidth(min(WIDEST, max(NARROWEST, sum(needed.values()) + blinds + around)))

    def _widest(self, column: int) -> int:
        """The width in pixels at which no number of a column is cut, also while its row is the running one."""
        letters = QFontMetrics(bold(TABLE))
        rows = (row for row in self.rows.rows if not isinstance(row.period, Break))
        head = self.horizontalHeader().sectionSizeHint(column)
        widths = (letters.horizontalAdvance(self.rows.text(row, column)) for row in rows)
        return max(head, PADDING + max(widths, default=0))
