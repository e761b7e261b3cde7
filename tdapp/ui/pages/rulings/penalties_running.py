"""Who is away on a penalty, table by table, with one large button for a hand that was played there."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.app.deeds import hand_played
from tdapp.domain.rulings import discipline
from tdapp.domain.units import TableNo
from tdapp.read.rulings.rulings import PenaltyView
from tdapp.rulings import INCIDENTS
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card, Rule
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, Side, at, empty, grow, hbox, holder, scrolled, vbox
from tdapp.words.rulings import penalty_form as texts
from tdapp.words.rulings import rulings_page, say
from tdapp.words.rulings.common import PENALTIES
from tdapp.words.say import Words

DONE_WIDE, DONE_HIGH = 140, 64  # pixels of the large button


class HandDone(Button):
    """The large button of a table, as high as everybody away there together."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(DONE_WIDE, DONE_HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RunningPenalties(QWidget):
    """A card for each table where somebody is away; below them what else was given in this tournament."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._done: list[Button] = []  # the large buttons, table by table
        self.empty = EmptyState("hourglass", rulings_page.NO_PENALTIES, rulings_page.NO_PENALTIES_WHY)
        self.tables, self.over = vbox(gap=10), vbox(gap=4)
        self.away, self.given = Label(texts.RUNNING, "head"), Label(texts.OVER, "head")
        lines = vbox(self.away, self.tables, self.given, self.over, STRETCH, gap=10, margins=(0, 0, 8, 0))
        self.area = scrolled(lines, keys=True)
        vbox(grow(self.empty), grow(self.area), on=self)

    def show_penalties(self, penalties: Sequence[PenaltyView]) -> None:
        """Show the penalties of a tournament: those that run by table, then the others, newest first."""
        self._done = []
        empty(self.tables)
        empty(self.over)
        running = [each for each in penalties if each.runs]
        over = [each for each in penalties if not each.runs]
        for table in sorted({each.seat.table for each in running if each.seat is not None}):
            here = [each for each in running if each.seat is not None and each.seat.table == table]
            self.tables.addWidget(self._table(table, here))
        for penalty in over:
            self.over.addWidget(Label(line_of(self.session.words, penalty), "muted", wrap=True))
        self.away.setVisible(bool(running))
        self.given.setVisible(bool(over))
        self.empty.setVisible(not penalties)
        self.area.setVisible(bool(penalties))

    def first_button(self) -> Button | None:
        """The large button of the first table; None where nobody is away."""
        return self._done[0] if self._done else None

    def _table(self, table: TableNo, penalties: Sequence[PenaltyView]) -> Card:
        words = self.session.words
        card = Card(bar="warning", margin=12)
        do = partial(hand_played, self.session, table)
        done = HandDone(words(texts.HAND_DONE), do, icon="check", name=f"hand_played_{table}")
        done.setAccessibleName(words(texts.HAND_DONE_AT, table=table))
        self._done.append(done)
        done.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.MinimumExpanding)
        rows = [row for each in penalties for row in (Rule(), self._player(each))][1:]
        title = Label(words(rulings_page.TABLE_OF, table=table), "title")
        card.hold(hbox(grow(vbox(title, *rows, gap=6)), done, gap=16))
        return card

    def _player(self, penalty: PenaltyView) -> QWidget:
        """The line of somebody who is away: hands to go in large figures, who, what for, and a way to end it."""
        words = self.session.words
        left = Label(words.number(penalty.left), "figure")
        left.setAlignment(Qt.AlignmentFlag.AlignRight)
        left.setMinimumWidth(48)
        kind = words(PENALTIES[penalty.kind])
        said = words(texts.OF_HANDS, penalty=kind, left=penalty.left, hands=penalty.hands)
        left.setAccessibleName(said)
        left.setToolTip(tip(said))
        seat = words.seat(penalty.seat) if penalty.seat else ""
        who = Label(penalty.name.full, "strong", wrap=True)
        who.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)  # names of every script
        why = Label(f"{words(texts.HANDS_TO_GO)} · {offence_of(words, penalty)}", "muted", wrap=True)
        do = partial(self.session.do, discipline.lift_penalty, penalty.number)
        lift = Button(words(rulings_page.LIFT), do, kind="quiet", name=f"lift_{penalty.number}")
        lift.setMaximumHeight(28)
        named = hbox(Label(seat, "muted"), grow(who))
        return holder(hbox(left, grow(vbox(named, why, at(Side.AlignLeft, lift), gap=0)), gap=12))


def line_of(words: Words, penalty: PenaltyView) -> str:
    """A penalty in a line: seat, name, what was given, what for."""
    seat = words.seat(penalty.seat) if penalty.seat else ""
    parts = (seat, penalty.name.full, words(PENALTIES[penalty.kind]), offence_of(words, penalty))
    return " · ".join(part for part in parts if part)


def offence_of(words: Words, penalty: PenaltyView) -> str:
    """What a penalty was given for."""
    return say.title_of(words, penalty.offence) if penalty.offence in INCIDENTS else penalty.offence
