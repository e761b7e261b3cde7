"""The list under the command box: each suggestion a line, the letters that were typed marked."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.command_scene import Suggestion
from tdapp.read.registration.players import EntryStatus
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.clock import PAUSE, RESUME, START, TOGGLE
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.fonts import text_font
from tdapp.ui.language import language
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import BODY, TABLE
from tdapp.ui.widgets.keycap import HEIGHT, keycap_width, paint_keycap

LINE = 36
STATES: dict[EntryStatus, tuple[Text, str, str]] = {
    EntryStatus.REGISTERED: (QT_TRANSLATE_NOOP("Suggestions", "Registered"), "ticket", "muted"),
    EntryStatus.PLAYING: (QT_TRANSLATE_NOOP("Suggestions", "Playing"), "check", "accent"),
    EntryStatus.WAITING: (QT_TRANSLATE_NOOP("Suggestions", "Not yet seated"), "triangle-alert", "warning"),
    EntryStatus.OUT: (QT_TRANSLATE_NOOP("Suggestions", "Out"), "minus", "muted"),
    EntryStatus.WINNER: (QT_TRANSLATE_NOOP("Suggestions", "Winner"), "crown", "accent"),
}
SAME_KEY = {START.id: TOGGLE.id, PAUSE.id: TOGGLE.id, RESUME.id: TOGGLE.id}  # one key does whichever can be done
OUT_IN = QT_TRANSLATE_NOOP("Suggestions", "Out, place {place}")


def key_of(line: Suggestion) -> str:
    """The key that does the same as a line, on every page; '' where there is none, or the line is about somebody."""
    action = ACTIONS.get(SAME_KEY.get(line.action, line.action))
    return action.key if action is not None and not action.page and not line.args else ""


class Suggestions(QWidget):
    """The list of suggestions. One is chosen; a press on another chooses it, a second press on the chosen one
    takes it.
    """

    chosen = Signal(int)
    taken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("suggestions")
        self.lines: Sequence[Suggestion] = ()
        self.here = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look().changed.connect(self.update)

    def show_lines(self, lines: Sequence[Suggestion], here: int = 0) -> None:
        """Show these suggestions, one of them chosen."""
        if len(lines) != len(self.lines):
            self.updateGeometry()
        self.lines, self.here = lines, here
        said = language().words.said(lines[here].said) if lines else ""
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, LINE * len(self.lines))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = int(event.position().y()) // LINE
        if not 0 <= line < len(self.lines):
            return
        if line == self.here:
            self.taken.emit()
        else:
            self.chosen.emit(line)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        for number in range(len(self.lines)):
            self._paint_line(painter, QRect(0, number * LINE, self.width(), LINE), number, chosen=number == self.here)
        painter.end()

    def _paint_line(self, painter: QPainter, box: QRect, number: int, *, chosen: bool) -> None:
        """Draw a line by what was found; a second thing to do with the same one by what it does."""
        line = self.lines[number]
        tokens = look().tokens
        if chosen:
            painter.fillRect(box, QColor(tokens.selection))
            painter.fillRect(0, box.top(), 3, box.height(), QColor(tokens.accent))
            arrow = QRect(14, box.center().y() - 7, 16, 16)
            look().paint_icon(painter, arrow, "arrow-right", "info")
        painter.fillRect(0, box.bottom(), box.width(), 1, QColor(tokens.line))
        right = box.width() - (190 if line.row else 16 + keycap_width(key_of(line)))
        again = not chosen and any(
            line.row is not None and (line.row, line.label) == (other.row, other.label) for other in self.lines[:number]
        )
        label = line.label if line.row and not again else language().words.said(line.said)
        marks = line.marks if label == line.label else ()
        ink = tokens.text if line.action else tokens.muted
        self._paint_label(painter, QRect(42, box.top(), right - 50, LINE), label, marks, ink, strong=chosen)
        if line.row is None:
            self._paint_key(painter, box, key_of(line))
            return
        painter.setFont(bold(TABLE))
        painter.setPen(QColor(tokens.text))
        seat = language().words.seat(line.row.seat) if line.row.seat else ""
        painter.drawText(QRect(right - 8, box.top(), 56, LINE), Qt.AlignmentFlag.AlignVCenter, seat)
        text, icon, tone = STATES[line.row.status]
        look().paint_icon(painter, QRect(right + 52, box.center().y() - 6, 14, 14), icon, tone)
        painter.setFont(text_font(TABLE))
        painter.setPen(QColor(tokens.colour(tone)))
        out = line.row.status is EntryStatus.OUT and line.row.place is not None
        state = language().words(OUT_IN, place=line.row.place) if out else language().words(text)
        space = QRect(right + 72, box.top(), box.width() - right - 76, LINE)
        state = painter.fontMetrics().elidedText(state, Qt.TextElideMode.ElideRight, space.width())
        painter.drawText(space, Qt.AlignmentFlag.AlignVCenter, state)

    def _paint_key(self, painter: QPainter, box: QRect, key: str) -> None:
        if key:
            wide = keycap_width(key)
            cap = QRectF(box.right() - 12 - wide, box.center().y() - HEIGHT // 2 + 1, wide, HEIGHT)
            paint_keycap(painter, cap, key, look().colour("muted"), look().colour("edge"))

    def _paint_label(
        self, painter: QPainter, box: QRect, label: str, marks: Sequence[tuple[int, int]], ink: str, *, strong: bool
    ) -> None:
        """Draw a label with its marked letters in the colour of links, underlined: drawn in pieces, never as markup."""
        plain = QFont(bold(BODY) if strong else text_font(BODY))
        painter.setFont(plain)
        whole = painter.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, box.width())
        if whole != label:
            marks = ()
        if any("\u0590" <= letter <= "\u08ff" for letter in label):
            marks = ()  # pieces of a script that joins its letters or runs leftwards would not fit together
        x, at = box.x(), 0
        for start, end in [*marks, (len(whole), len(whole))]:
            for piece, marked in ((whole[at:start], False), (whole[start:end], True)):
                if not piece:
                    continue
                font = QFont(bold(BODY) if marked else plain)
                font.setUnderline(marked)
                painter.setFont(font)
                painter.setPen(look().colour("info") if marked else QColor(ink))
                width = painter.fontMetrics().horizontalAdvance(piece)
                painter.drawText(QRect(x, box.y(), width + 4, box.height()), Qt.AlignmentFlag.AlignVCenter, piece)
                x += width
            at = end
