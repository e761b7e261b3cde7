"""The table in front: whether it has played, and who sits there, for the one who points instead of typing."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import EntryId
from tdapp.read.hands.hands import TableInStep
from tdapp.ui.actions.entries import BUST_OUT
from tdapp.ui.pages.hands import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Elided, Label, tip
from tdapp.ui.widgets.layout import empty, flow, grow, hbox, holder, vbox

LONGEST_NAME = 40  # signs of a name on its button, more than all but a few have; the whole is its tooltip


class OneTable(QWidget):
    """The table in front with its players, each of which is out when pressed. `played` and `plays`: it is marked so."""

    played = Signal()
    plays = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.title = Label("", "strong")
        self.hint = Elided(texts.WHO_IS_OUT, "muted")
        self.tick = Button(texts.TICK, self.played.emit, icon="check", key="Return", name="table_played")
        self.untick = Button(
            texts.UNTICK, self.plays.emit, icon="hourglass", key="Backspace", name="table_plays",
            help_text=texts.UNTICK_HELP,
        )  # fmt: skip
        self.seats = flow(gap=6)
        self._shown: tuple[object, ...] = ()
        self.buttons = holder(self.seats)
        vbox(hbox(self.title, grow(self.hint), self.tick, self.untick), self.buttons, gap=6, on=self)

    def show_table(self, row: TableInStep | None, *, by_hand: bool, started: bool) -> None:
        """Show a table; None: there is none. `by_hand`: the room waits for tables; `started`: somebody may go out."""
        self.setVisible(row is not None)
        if row is None:
            return
        self.title.say(texts.TABLE, table=row.number)
        waited = by_hand and row.done is False and row.left != 0
        self.tick.setVisible(waited)
        self.untick.setVisible(by_hand and not waited and row.done is True)
        self.hint.setVisible(started)
        players = self.session.players_at(row.number)
        shown = (players, started, self.session.words)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self.seats)
        for player in players:
            name = player.name.full
            short = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1].rstrip() + "…"
            worth = f"  {self.session.words.brief_money(player.head)}" if player.head is not None else ""
            button = Button(
                f"{player.seat.number}  \u2068{short}\u2069{worth}",
                partial(self._out, player.entry),
                name=f"out_{player.entry}",
            )
            said = self.session.words(texts.BUST_SEAT, name=f"\u2068{name}\u2069", seat=player.seat)
            button.setToolTip(tip(said))
            button.setAccessibleName(said)
            button.setEnabled(started)
            self.seats.addWidget(button)
            button.show()

    def _out(self, entry: EntryId) -> None:
        BUST_OUT.act(self.session, (entry,))
