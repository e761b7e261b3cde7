"""The table of a case, drawn: seats with names, stacks, bets, cards, the button, blinds and what is in the middle."""

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.rulings import CaseTable
from tdapp.rulings.situation import AtSeat, Did, Situation, Status
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import bold, look
from tdapp.words.rulings import say
from tdapp.words.say import Words

CENTRED = Qt.AlignmentFlag.AlignCenter
BOX_W, BOX_H = 92.0, 38.0
OUT = (Status.FOLDED, Status.SITTING_OUT, Status.NOT_ENTITLED)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the picture: its box, and where its bet lies."""

    number: int
    box: QRectF
    bet: QPointF


def places(count: int, width: float, height: float) -> list[Place]:
    """The seats round the table, clockwise from the left of the dealer, who sits at the middle of the lower side."""
    middle = QPointF(width / 2, height / 2)
    across, down = (width - BOX_W) / 2 - 2, (height - BOX_H) / 2 - 2
    found = []
    for number in range(1, count + 1):
        angle = pi / 2 + 2 * pi * number / (count + 1)
        at = QPointF(middle.x() + across * cos(angle), middle.y() + down * sin(angle))
        toward = QPointF(middle.x() + across * 0.56 * cos(angle), middle.y() + down * 0.5 * sin(angle))
        found.append(Place(number, QRectF(at.x() - BOX_W / 2, at.y() - BOX_H / 2, BOX_W, BOX_H), toward))
    return found


class TableView(QWidget):
    """`picked` says which seat was clicked."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ruling_table")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(320, 190))
        self.table: CaseTable | None = None
        self.case = Situation("")
        self.seat: int | None = None
        self.words: Words | None = None
        look().changed.connect(self.update)

    def show_case(self, table: CaseTable | None, case: Situation, seat: int | None, words: Words) -> None:
        """Show a table and what is known of it; `seat` is the one the case is about."""
        self.table, self.case, self.seat, self.words = table, case, seat, words
        told = [f"{each.number} {each.short}" for each in (table.seats if table else ()) if each.entry is not None]
        self.setAccessibleName(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place in self._places():
            if place.box.contains(event.position()):
                self.picked.emit(place.number)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QRectF(self.rect()).adjusted(BOX_W * 0.5, BOX_H * 0.75, -BOX_W * 0.5, -BOX_H * 0.75)
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("surface"))
        painter.drawRoundedRect(felt, felt.height() / 2, felt.height() / 2)
        self._middle(painter, felt)
        known = {place.seat: place for place in self.case.seats}
        bets, folded = self._done(known)
        for place in self._places():
            self._seat(painter, place, known.get(place.number), folded=place.number in folded)
        for place in self._places():
            self._bet(painter, place, bets.get(place.number, 0))
        painter.end()

    def _places(self) -> list[Place]:
        count = len(self.table.seats) if self.table else 10
        return places(count, float(self.width()), float(self.height()))

    def _done(self, known: dict[int, AtSeat]) -> tuple[dict[int, int], set[int]]:
        """What lies in front of each seat after the logged actions of the street, and who folded."""
        bets = {seat: place.bet for seat, place in known.items() if place.bet}
        level = self.case.level
        if level is not None and not bets and self.case.street in (None, "preflop"):
            blinds = ((self.case.small_blind, level.small_blind), (self.case.big_blind, level.big_blind))
            bets = {seat: amount for seat, amount in blinds if seat is not None and amount}
        folded: set[int] = set()
        for action in self.case.actions:
            if action.did is Did.FOLD:
                folded.add(action.seat)
            if action.street not in (None, self.case.street):
                continue
            if action.to is not None:
                bets[action.seat] = action.to
            elif action.chips:
                bets[action.seat] = bets.get(action.seat, 0) + sum(action.chips)
            elif action.did is Did.CALL:
                bets[action.seat] = max([0, *bets.values()])
        return bets, folded

    def _middle(self, painter: QPainter, felt: QRectF) -> None:
        if self.words is None:
            return
        cards = " ".join(say.cards(card.card) for card in self.case.board if card.card and card.kind != "burn")
        lines = [cards] if cards else []
        if self.case.pot is not None:
            lines.append(self.words.number(self.case.pot))
        if not lines and self.table is not None and self.table.table is not None:
            painter.setPen(look().colour("muted"))
            painter.setFont(bold(24))
            painter.drawText(felt, CENTRED, str(self.table.table))
            return
        painter.setPen(look().colour("text"))
        painter.setFont(bold(15))
        painter.drawText(felt, CENTRED, "\n".join(lines))

    def _seat(self, painter: QPainter, place: Place, known: AtSeat | None, *, folded: bool) -> None:
        seat = self.table.seats[place.number - 1] if self.table else None
        free = (known is None) if self.case.seats else (seat is not None and seat.entry is None)
        out = folded or (known is not None and known.status in OUT)
        chosen = place.number == self.seat
        painter.setBrush(look().colour("selection" if chosen else "ground" if free or out else "raised"))
        painter.setPen(QPen(look().colour("info" if chosen else "line"), 2 if chosen else 1))
        painter.drawRoundedRect(place.box, 6, 6)
        painter.setPen(look().colour("muted" if free or out else "text"))
        painter.setFont(bold(12))
        name = f"{place.number} {seat.short}" if seat is not None and seat.short else str(place.number)
        line = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(BOX_W - 10))
        second = self._second(known)
        upper = QRectF(place.box.x() + 5, place.box.y(), BOX_W - 10, BOX_H / 2 if second else BOX_H)
        painter.drawText(upper, CENTRED, line)
        if second:
            painter.setFont(text_font(11))
            painter.setPen(look().colour("muted"))
            painter.drawText(upper.translated(0, BOX_H / 2 - 2), CENTRED, second)
        if folded:
            painter.setPen(QPen(look().colour("muted"), 1))
            middle = place.box.center().y()
            painter.drawLine(QPointF(place.box.left() + 6, middle), QPointF(place.box.right() - 6, middle))
        if place.number == self.case.button:
            self._button(painter, place)

    def _second(self, known: AtSeat | None) -> str:
        if known is None or self.words is None:
            return ""
        told = []
        if known.status is Status.ON_PENALTY and known.penalty_hands:
            told.append(f"⏳ {known.penalty_hands}")
        if known.cards:
            told.append(say.cards(known.cards))
        elif known.stack is not None:
            told.append(self.words.number(known.stack))
        return " ".join(told)

    def _button(self, painter: QPainter, place: Place) -> None:
        box = QRectF(place.box.right() - 12, place.box.top() - 6, 18, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("text"))
        painter.drawEllipse(box)
        painter.setPen(look().colour("ground"))
        painter.setFont(bold(11))
        painter.drawText(box, CENTRED, "D")

    def _bet(self, painter: QPainter, place: Place, bet: int) -> None:
        if not bet or self.words is None:
            return
        painter.setFont(bold(12))
        text = self.words.number(bet)
        wide = painter.fontMetrics().horizontalAdvance(text) + 14
        box = QRectF(place.bet.x() - wide / 2, place.bet.y() - 10, wide, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("ground"))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(look().colour("accent"))
        painter.drawText(box, CENTRED, text)
