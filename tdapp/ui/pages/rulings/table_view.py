"""The drawing of a case's table: seats with names, stacks and how they stand, bets, button, board and pots."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdapp.read.rulings.hand_view import HandView, SeatView
from tdapp.read.rulings.rulings import CaseTable
from tdapp.ui.fonts import text_font
from tdapp.ui.language import language
from tdapp.ui.pages.rulings.card_painting import CHIP, board_height, paint_board, paint_chip
from tdapp.ui.pages.rulings.places import BET_H, GAP, LEAST_H, Place, Plan, plan, rows
from tdapp.ui.theme.look import bold, look
from tdapp.ui.widgets.label import tip
from tdapp.words.rulings import say
from tdapp.words.rulings.hand_table import middle_of, state_of
from tdapp.words.say import Words

CENTRED = Qt.AlignmentFlag.AlignCenter
LEAST, FINGER = QSize(320, 170), 44  # a seat that is tapped is as high as a finger is wide
LOW = 72  # pixels of height in a low window
NAMES = (13, 12, 11)  # pixels of the letters of a name: the first it fits in
SPARE = 5.0  # between words of a seat's second line


class TableView(QWidget):
    """A picture of the table. `picked` says which seat was clicked."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("ruling_table")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.table: CaseTable | None = None
        self.view: HandView | None = None
        self.seat: int | None = None
        self.words = language().words
        self.low = False  # there is little room: seats may be lower than a finger is wide
        self.cramped = False  # there is none: seats stand in two rows
        look().changed.connect(self._wear)
        self._wear()

    def show_table(self, table: CaseTable | None, view: HandView, seat: int | None, words: Words) -> None:
        """Show a table and what is known of it; `seat` is the one the case is about."""
        self.table, self.view, self.seat, self.words = table, view, seat, words
        self._wear()
        self.setAccessibleName(", ".join(self._told(view)))

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def plan(self) -> Plan:
        """The places of everything as it lies now."""
        return plan(self._count(), float(self.width()), float(self.height()))

    def _count(self) -> int:
        return len(self.table.seats) if self.table else 10

    def _told(self, view: HandView) -> list[str]:
        """The seats as they are read out: number, name, stack, how they stand."""
        known = {seat.seat: seat for seat in view.seats}
        told = []
        for each in self.table.seats if self.table is not None else ():
            if each.entry is not None:
                seat = known.get(each.number)
                stack = self.words.number(seat.stack) if seat is not None and seat.stack is not None else ""
                state = state_of(self.words, seat)[0] if seat is not None else ""
                told.append(" ".join(filter(None, (str(each.number), each.short, stack, state))))
        return told

    def event(self, event: QEvent) -> bool:
        """Say a seat in full where the pointer rests on it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = event.pos().toPointF()
            here = next((place.number for place in self.plan().places if place.box.contains(at)), 0)
            seat = self.table.seats[here - 1] if self.table is not None and here else None
            named = tip(f"{here} {seat.short}") if seat is not None and seat.entry is not None else ""
            QToolTip.showText(event.globalPos(), named, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place in self.plan().places:
            if place.box.contains(event.position()):
                self.picked.emit(place.number)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = self.plan()
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("surface"))
        radius = min(now.felt.height(), now.felt.width()) / 2
        painter.drawRoundedRect(now.felt, radius, radius)
        self._middle(painter, now.middle, self.view)
        known = {seat.seat: seat for seat in self.view.seats}
        for place in now.places:
            seat = known.get(place.number)
            bet = seat.bet if seat is not None else 0
            self._seat(painter, place, seat, bet=0 if now.on_felt else bet)
            if now.on_felt and bet:
                self._bet(painter, place.bet, bet)
        painter.end()

    def _wear(self) -> None:
        seat = 0 if self.cramped else LEAST_H if self.low else FINGER if look().touch else 0
        high = int(rows(self._count()) * (seat + GAP) - GAP)
        self.setMinimumSize(LEAST.width(), max(LOW if self.low else LEAST.height(), high))
        self.update()

    def _middle(self, painter: QPainter, box: QRectF, view: HandView) -> None:
        """Draw the board with the pots under it; while nothing is known of either, the number of the table."""
        head, below = middle_of(self.words, view)
        begun = bool(head or view.board or view.missing or view.total)
        if not begun and self.table is not None and self.table.table is not None:
            painter.setPen(look().colour("muted"))
            painter.setFont(bold(24))
            painter.drawText(box, CENTRED, str(self.table.table))
            return
        cards = board_height(box.width()) if view.board or view.missing else 0.0
        lines = [each for each in ((head, bold(15), "text"), (below, text_font(11), "muted")) if each[0]]
        high = cards + 6.0 * bool(cards) + 19.0 * len(lines)
        top = box.center().y() - high / 2
        if cards:
            paint_board(painter, QRectF(box.x(), top, box.width(), cards), view.board, view.missing)
            top += cards + 6
        for said, font, ink in lines:
            painter.setPen(look().colour(ink))
            painter.setFont(font)
            if painter.fontMetrics().horizontalAdvance(said) > box.width():
                painter.setFont(bold(11) if ink == "text" else text_font(10))
            painter.drawText(QRectF(box.x() - 30, top, box.width() + 60, 19), CENTRED, said)
            top += 19

    def _seat(self, painter: QPainter, place: Place, known: SeatView | None, *, bet: int) -> None:
        """Draw a seat. `bet`: what stands in its box because there is no room before it, 0 for nothing."""
        at_table = self.table.seats[place.number - 1] if self.table else None
        free = (known is None) if self.view and self.view.seats else (at_table is not None and at_table.entry is None)
        self._box(painter, place, known, free=free)
        text = place.box.adjusted(6, 2, -6, -2)
        second = known is not None and not free and bool(bet or self._second(known))
        upper = QRectF(text.x(), text.y(), text.width(), text.height() / (2 if second else 1))
        painter.setPen(look().colour("muted" if free or (known is not None and known.folded) else "text"))
        name = numbered(place.number, at_table.short if at_table is not None else "")
        button = self.view is not None and place.number == self.view.button
        space = upper.adjusted(0, 0, -14, 0) if button else upper
        for size in NAMES[place.box.height() < FINGER :]:
            painter.setFont(bold(size))
            if painter.fontMetrics().horizontalAdvance(name) <= space.width():
                break
        painter.drawText(space, CENTRED, _fitting(painter, name, space.width()))
        if second and known is not None:
            self._lower(painter, upper.translated(0, upper.height()), known, bet)
        if button:
            self._button(painter, place)

    def _box(self, painter: QPainter, place: Place, known: SeatView | None, *, free: bool) -> None:
        """Draw the box of a seat: outlined and marked by how he stands, hatched where he is disputed."""
        box, chosen = place.box.adjusted(1, 1, -1, -1), place.number == self.seat
        tone = state_of(self.words, known)[1] if known is not None else ""
        marked = tone in ("danger", "accent")
        ground = "ground" if free or tone == "muted" else "selection" if chosen else "raised"
        painter.setBrush(look().colour(look().tokens.tint(tone) if marked else ground))
        edge = tone if marked else "info" if chosen else "line"
        line = Qt.PenStyle.DashLine if free else Qt.PenStyle.SolidLine
        painter.setPen(QPen(look().colour(edge), 2 if marked or chosen else 1, line))
        painter.drawRoundedRect(box, 6, 6)
        if tone == "danger":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(look().colour(look().tokens.tint("danger", 0.3)), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(box, 6, 6)

    def _second(self, known: SeatView) -> str:
        """The stack or the cards of a seat, and how it stands, as one line would say it."""
        return " ".join(filter(None, (self._has(known), state_of(self.words, known)[0])))

    def _has(self, known: SeatView) -> str:
        if known.cards and not known.folded:
            return say.cards(known.cards)
        return self.words.number(known.stack) if known.stack is not None and not known.folded else ""

    def _lower(self, painter: QPainter, row: QRectF, known: SeatView, bet: int) -> None:
        """Draw the second line of a seat: stack or cards, how he stands, and the bet at its right."""
        if bet:
            wide = self._pill(painter, bet, row)
            row = row.adjusted(0, 0, -wide - 4, 0)
        state, tone = state_of(self.words, known)
        painter.setFont(text_font(11 if row.height() < 20 else 12))
        has = self._has(known)
        metrics = painter.fontMetrics()
        both = metrics.horizontalAdvance(has) + SPARE + metrics.horizontalAdvance(state)
        if has and state and both > row.width():
            has = ""  # how he stands comes first
        if not (has and state):
            painter.setPen(look().colour(tone or "muted"))
            painter.drawText(row, CENTRED, _fitting(painter, state or has, row.width()))
            return
        left = row.center().x() - both / 2
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(look().colour("muted"))
        painter.drawText(QRectF(left, row.y(), row.width(), row.height()), middle, has)
        painter.setPen(look().colour(tone))
        beside = left + metrics.horizontalAdvance(has) + SPARE
        painter.drawText(QRectF(beside, row.y(), row.width(), row.height()), middle, state)

    def _button(self, painter: QPainter, place: Place) -> None:
        box = QRectF(place.box.right() - 21, place.box.top() + 3, 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("text"))
        painter.drawEllipse(box)
        painter.setPen(look().colour("ground"))
        painter.setFont(bold(11))
        painter.drawText(box, CENTRED, "D")

    def _bet(self, painter: QPainter, at: QPointF, bet: int) -> None:
        """Draw a bet on the felt: a chip and how much."""
        painter.setFont(bold(12))
        text = self.words.number(bet)
        wide = painter.fontMetrics().horizontalAdvance(text)
        left = at.x() - (CHIP + 3 + wide) / 2
        paint_chip(painter, QPointF(left + CHIP / 2, at.y()))
        painter.setPen(look().colour("text"))
        box = QRectF(left + CHIP + 3, at.y() - BET_H / 2, wide + 4, BET_H)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _pill(self, painter: QPainter, bet: int, row: QRectF) -> float:
        """Draw a bet at the right end of a seat's line; returns how wide it is."""
        painter.setFont(bold(12))
        text = self.words.number(bet)
        wide = painter.fontMetrics().horizontalAdvance(text) + 12.0
        high = min(BET_H - 2, row.height())
        box = QRectF(row.right() - wide, row.center().y() - high / 2, wide, high)
        painter.setPen(QPen(look().colour("warning"), 1))
        painter.setBrush(look().colour("ground"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(look().colour("text"))
        painter.drawText(box, CENTRED, text)
        return wide


def numbered(seat: int, name: str) -> str:
    """A seat with its player, the number first also before a name that is written from the right."""
    return f"\N{LEFT-TO-RIGHT MARK}{seat} {name}".rstrip()


def _fitting(painter: QPainter, text: str, width: float) -> str:
    """A text cut with an ellipsis where it does not fit."""
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(width))
