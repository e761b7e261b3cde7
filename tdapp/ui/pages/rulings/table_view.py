"""The drawing of a case's table: seats with names, stacks, bets, cards, button, blinds, and what is in the middle."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings.situation import AtSeat, Did, Situation, Status
from tdapp.ui.fonts import text_font
from tdapp.ui.language import language
from tdapp.ui.pages.rulings.places import BET_H, GAP, Place, Plan, plan, rows
from tdapp.ui.theme.look import bold, look
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words

CENTRED = Qt.AlignmentFlag.AlignCenter
OUT = (Status.FOLDED, Status.SITTING_OUT, Status.NOT_ENTITLED)
LEAST, FINGER = QSize(320, 190), 44  # a seat that is tapped is as high as a finger is wide


class TableView(QWidget):
    """A picture of the table. `picked` says which seat was clicked."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("ruling_table")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.table: CaseTable | None = None
        self.case = Situation("")
        self.seat: int | None = None
        self.words = language().words
        look().changed.connect(self._wear)
        self._wear()

    def show_case(self, table: CaseTable | None, case: Situation, seat: int | None, words: Words) -> None:
        """Show a table and what is known of it; `seat` is the one the case is about."""
        self.table, self.case, self.seat, self.words = table, case, seat, words
        self._wear()
        told = [f"{each.number} {each.short}" for each in (table.seats if table else ()) if each.entry is not None]
        self.setAccessibleName(", ".join(told))

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def plan(self) -> Plan:
        """The places of everything as it lies now."""
        return plan(self._count(), float(self.width()), float(self.height()))

    def _count(self) -> int:
        return len(self.table.seats) if self.table else 10

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place in self.plan().places:
            if place.box.contains(event.position()):
                self.picked.emit(place.number)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = self.plan()
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("surface"))
        radius = min(now.felt.height(), now.felt.width()) / 2
        painter.drawRoundedRect(now.felt, radius, radius)
        self._middle(painter, now.middle)
        known = {place.seat: place for place in self.case.seats}
        bets, folded = self._done(known)
        for place in now.places:
            bet = bets.get(place.number, 0)
            out = place.number in folded
            self._seat(painter, place, known.get(place.number), folded=out, bet=0 if now.on_felt else bet)
            if now.on_felt and bet:
                self._pill(painter, place.bet, bet)
        painter.end()

    def _wear(self) -> None:
        high = rows(self._count()) * (FINGER + GAP) - GAP if look().touch else 0
        self.setMinimumSize(LEAST.width(), max(LEAST.height(), int(high)))
        self.update()

    def _done(self, known: dict[int, AtSeat]) -> tuple[dict[int, int], set[int]]:
        """The bets in front of each seat after the logged actions of the street, and who folded."""
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

    def _middle(self, painter: QPainter, box: QRectF) -> None:
        cards = " ".join(say.cards(card.card) for card in self.case.board if card.card and card.kind != "burn")
        lines = [cards] if cards else []
        if self.case.pot is not None:
            lines.append(self.words(texts.POT, amount=self.case.pot))
        if not lines and self.table is not None and self.table.table is not None:
            painter.setPen(look().colour("muted"))
            painter.setFont(bold(24))
            painter.drawText(box, CENTRED, str(self.table.table))
            return
        painter.setPen(look().colour("text"))
        painter.setFont(bold(15))
        if max((painter.fontMetrics().horizontalAdvance(line) for line in lines), default=0) > box.width():
            painter.setFont(bold(12))
        painter.drawText(box, CENTRED | Qt.TextFlag.TextWordWrap, "\n".join(lines))

    def _seat(self, painter: QPainter, place: Place, known: AtSeat | None, *, folded: bool, bet: int) -> None:
        """Draw a seat. `bet`: what stands in its box because there is no room before it, 0 for nothing."""
        seat = self.table.seats[place.number - 1] if self.table else None
        free = (known is None) if self.case.seats else (seat is not None and seat.entry is None)
        out = folded or (known is not None and known.status in OUT)
        chosen = place.number == self.seat
        painter.setBrush(look().colour("selection" if chosen else "ground" if free or out else "raised"))
        line = Qt.PenStyle.DashLine if free else Qt.PenStyle.SolidLine
        painter.setPen(QPen(look().colour("info" if chosen else "line"), 2 if chosen else 1, line))
        painter.drawRoundedRect(place.box.adjusted(1, 1, -1, -1), 6, 6)
        text = place.box.adjusted(6, 2, -6, -2)
        second = "" if free else self._second(known)
        rows = 2 if second or bet else 1
        upper = QRectF(text.x(), text.y(), text.width(), text.height() / rows)
        painter.setPen(look().colour("muted" if free or out else "text"))
        font = bold(13 if place.box.height() >= 44 else 12)
        font.setStrikeOut(folded)
        painter.setFont(font)
        name = numbered(place.number, seat.short if seat is not None else "")
        space = upper.adjusted(0, 0, -14, 0) if place.number == self.case.button else upper
        painter.drawText(space, CENTRED, _fitting(painter, name, space.width()))
        if rows > 1:
            self._lower(painter, upper.translated(0, upper.height()), second, bet)
        if place.number == self.case.button:
            self._button(painter, place)

    def _lower(self, painter: QPainter, row: QRectF, second: str, bet: int) -> None:
        """Draw the second line of a box: stack or cards, and the bet at its right."""
        if bet:
            wide = self._pill(painter, None, bet, row)
            row = row.adjusted(0, 0, -wide - 4, 0)
        painter.setFont(text_font(11 if row.height() < 20 else 12))
        painter.setPen(look().colour("muted"))
        painter.drawText(row, CENTRED, _fitting(painter, second, row.width()))

    def _second(self, known: AtSeat | None) -> str:
        if known is None:
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
        box = QRectF(place.box.right() - 21, place.box.top() + 3, 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("text"))
        painter.drawEllipse(box)
        painter.setPen(look().colour("ground"))
        painter.setFont(bold(11))
        painter.drawText(box, CENTRED, "D")

    def _pill(self, painter: QPainter, at: QPointF | None, bet: int, row: QRectF | None = None) -> float:
        """Draw a bet at a point of the felt or at the right end of a seat's line; returns how wide it is."""
        painter.setFont(bold(12))
        text = self.words.number(bet)
        wide = painter.fontMetrics().horizontalAdvance(text) + 14.0
        high = min(BET_H - 2, row.height()) if row else BET_H - 2
        if row is not None:
            at = QPointF(row.right() - wide / 2, row.center().y())
        if at is not None:
            box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
            painter.setPen(QPen(look().colour("accent"), 1))
            painter.setBrush(look().colour("ground"))
            painter.drawRoundedRect(box, high / 2, high / 2)
            painter.drawText(box, CENTRED, text)
        return wide


def numbered(seat: int, name: str) -> str:
    """A seat with its player, the number first also before a name that is written from the right."""
    return f"\N{LEFT-TO-RIGHT MARK}{seat} {name}".rstrip()


def _fitting(painter: QPainter, text: str, width: float) -> str:
    """A text cut with an ellipsis where it does not fit."""
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(width))
