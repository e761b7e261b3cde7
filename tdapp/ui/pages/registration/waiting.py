"""The waiting list as a part of the Desk page: who is called, and how long the others may still wait."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView

from tdapp.domain.registration import waiting as queue
from tdapp.domain.units import PlayerId
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.read.registration.waiting import LONGEST, AlternateRow, AlternateStatus, WaitingView
from tdapp.read.seating.special_needs import in_one_line
from tdapp.ui.actions import registration, waiting
from tdapp.ui.language import say
from tdapp.ui.namesakes import another_is_in
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.registration import waiting_texts as texts
from tdapp.ui.pages.registration.person_line import PersonLine
from tdapp.ui.pages.registration.selling import SeatingAlternate
from tdapp.ui.pages.registration.texts import NAMESAKE_IN
from tdapp.ui.people.needs import MARK, NeedsLine, notes_for_seating
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, grow, holder, vbox
from tdapp.values import replace
from tdapp.words.say import Words

TONES = {AlternateStatus.CALLED: "warning", AlternateStatus.ANSWERED: "accent", AlternateStatus.EXPIRED: "danger"}
NUMBER, NAME, STATE, TIME = range(4)
AT_DESK = (AlternateStatus.CALLED, AlternateStatus.ANSWERED, AlternateStatus.EXPIRED)


class JoiningLine(PersonLine):
    """The line in which whoever joins the queue is named."""

    def effect_of(self, one: PersonSuggestion) -> str:
        what = self.session.words(texts.WILL_JOIN if one.player else texts.WILL_JOIN_NEW, name=one.name)
        return self.session.words(NAMESAKE_IN, what=what) if another_is_in(self.session, one) else what


class QueueModel(CellModel):
    """The model of the queue. `notes`: what the seating has to know of a player."""

    heads = tuple(Head(text, worded=column != NUMBER) for column, text in enumerate(texts.HEADS))
    icon_size = 14
    notes: Mapping[PlayerId, str] = MappingProxyType({})

    def cell(self, row: AlternateRow, column: int) -> Cell:
        words = self.words
        state, time = words(texts.STATES[row.status]), time_said(words, row)
        cell = Cell((words.number(row.number), row.name.listed, state, time)[column], tip="", tone="text")
        if column != NAME:
            return replace(cell, tone=TONES.get(row.status, "text")) if column != NUMBER else cell
        note = self.notes.get(row.player, "")
        said = words(texts.SPOKEN, number=row.number, name=row.name, state=state, time=time)
        spoken = " · ".join(filter(None, (said, in_one_line(note))))
        return replace(cell, tip=note, spoken=spoken, icon=MARK if note else "", icon_tone=MARK)


class WaitingPart(Part):
    """The part of the waiting list: a line to join, the queue, and under it the sale to whoever was called."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: WaitingView | None = None
        self.line = JoiningLine(session, "waiting_name", self, texts.NAME_HELP)
        self.sum = Label("", "muted", wrap=True)
        self.model = QueueModel(session.words, self)
        self.list = QTableView()
        self.list.setObjectName("waiting_list")
        say(self.list.setAccessibleName, texts.TITLE)
        self.list.setModel(self.model)
        in_rows(self.list)
        widen(self.list, {NUMBER: 64, STATE: 130, TIME: 190}, NAME)
        self.empty = EmptyState("hourglass")
        self.needs = NeedsLine(session, "waiting_needs")
        self.deal = SeatingAlternate(session)
        self.call = PrimaryButton(texts.CALL, self.call_next, on=self, key="Alt+C", name="waiting_call")
        self.call_this = Button(
            texts.CALL_THIS, self.call_chosen, on=self, icon="megaphone", key="Alt+O", name="waiting_call_this"
        )
        self.answered = Button(
            texts.ANSWERED, self.answer, on=self, icon="user-check", key="Alt+A", name="waiting_answered"
        )
        self.seat = Button(texts.SEAT, self.sell, icon="armchair", key="Return", name="waiting_seat")
        self.gone = Button(texts.GONE, self.leave, icon="user-x", key="Del", name="waiting_gone")
        self.strike = Button(texts.STRIKE, self.strike_expired, on=self, icon="ban", key="Alt+X", name="waiting_strike")
        self.levers = holder(flow(self.call, self.call_this, self.answered, self.seat, self.gone, self.strike))
        vbox(self.line, self.sum, grow(self.list), grow(self.empty), self.needs, self.deal, self.levers, on=self)
        self.line.chosen.connect(self.join)
        on_keys(self.list, self._key)
        self.list.selectionModel().currentChanged.connect(self._show_levers)
        self.list.doubleClicked.connect(self.sell)
        self.deal.left.connect(self._on_left)
        session.ticked.connect(self.tick)

    # Showing

    def refresh(self) -> None:
        self.line.prepare()
        if self.deal.isVisibleTo(self):
            if self.deal.stands():
                self.deal.refresh()
            else:
                self.deal.leave_it()
        self.show_view(self.session.waiting_view())

    def show_view(self, view: WaitingView) -> None:
        """Show this queue; the keyboard stays at the row it was at."""
        chosen = self.chosen()
        self.view = view
        self.model.notes = notes_for_seating(self.session)
        self.model.show_rows(view.rows, self.session.words)
        if chosen is not None:
            self._go_to(lambda row: row.number == chosen.number)
        if view.rows and self.chosen() is None:
            self._stand_at(0)
        self.list.setVisible(bool(view.rows))
        self.empty.setVisible(not view.rows)
        self.empty.say(texts.EMPTY if view.taken else texts.EMPTY_CLOSED, texts.NAME_HELP if view.taken else "")
        self.sum.setText(self._sum(view))
        self._show_levers()

    def take_focus(self) -> None:
        if self.deal.isVisibleTo(self):
            focus(self.deal.payment)
        elif self.view is not None and self.view.of(*AT_DESK):
            focus(self.list)
        else:
            focus(self.line.field)

    def tick(self) -> None:
        """Show the time that is left to answer: a second passed."""
        seen = self.isVisible() and self.session.tournament is not None
        if seen and self.view is not None and self.view.rows:
            self.show_view(self.session.waiting_view())

    def chosen(self) -> AlternateRow | None:
        """The alternate the keyboard is at; None: none."""
        here = self.list.currentIndex().row()
        return self.view.rows[here] if self.view is not None and 0 <= here < len(self.view.rows) else None

    # Doing

    def join(self, one: PersonSuggestion) -> None:
        """Give somebody a number; a new player is added to the club first."""
        player = one.player if one.player is not None else registration.add(self.session, one.name)
        if player is not None and registration.put_on_waiting_list(self.session, player) is not None:
            self._go_to(lambda row: row.player == player)
        focus(self.line.field)

    def call_next(self) -> None:
        """Call as many as there are seats for."""
        if self.call.isEnabled() and waiting.call_next(self.session):
            self._go_to_called()
            self.take_focus()

    def call_chosen(self) -> None:
        """Call the alternate the keyboard is at."""
        row = self._wanted()
        if row is not None:
            self.session.do(queue.call, row.number)

    def answer(self) -> None:
        """Mark the alternate the keyboard is at as one who has come."""
        row = self._wanted()
        if row is not None:
            self.session.do(queue.answer, row.number)

    def sell(self) -> None:
        """Sell an entry to the alternate the keyboard is at."""
        row = self._wanted()
        if row is None:
            return
        if row.until is None:
            self.session.told.emit(Told(self.session.words(texts.NOT_CALLED), "refused"))
            return
        self.levers.hide()
        self.deal.ask(row)

    def leave(self) -> None:
        """Strike the alternate the keyboard is at, who no longer waits."""
        row = self._wanted()
        if row is not None:
            self.session.do(queue.leave, row.number)

    def strike_expired(self) -> None:
        """Strike everybody who was called and did not come."""
        if self.strike.isEnabled():
            waiting.strike(self.session)

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in ENTER:
            self.sell()
        elif event.key() == Qt.Key.Key_Delete:
            self.leave()
        elif event.text().isprintable() and event.text():
            event.ignore()  # a command or the clock's; else the list would look for the letter itself
        else:
            return False
        return True

    def _wanted(self) -> AlternateRow | None:
        row = self.chosen()
        if row is None:
            self.session.told.emit(Told(self.session.words(texts.CHOOSE), "refused"))
        return row

    def _go_to(self, wanted: Callable[[AlternateRow], bool]) -> None:
        """Put the keyboard at the first row that is wanted, if there is one."""
        rows = self.view.rows if self.view is not None else ()
        here = next((at for at, row in enumerate(rows) if wanted(row)), None)
        if here is not None and here != self.list.currentIndex().row():
            self._stand_at(here)

    def _stand_at(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row, NAME))

    def _go_to_called(self) -> None:
        """Put the keyboard at the first who is called: there the operator goes on when somebody comes."""
        self._go_to(lambda row: row.status in AT_DESK)

    def _sum(self, view: WaitingView) -> str:
        words = self.session.words
        waits, called = view.of(AlternateStatus.WAITING), view.of(*AT_DESK)
        said = [words(texts.SUM, n=len(waits))]
        if called:
            said.append(words(texts.SUM_CALLED, n=len(called)))
        if waits:
            said.append(words(texts.SEATS, n=view.seats) if view.seats else words(texts.NO_SEATS))
        if view.taken:
            told = view.next_wait
            known = words(texts.JOINING, wait=wait_said(words, told)) if told else ""
            said.append(known if told is not None else words(texts.PACE_UNKNOWN))
        return " · ".join(part for part in said if part)

    def _show_levers(self) -> None:
        """Show what can be done, and why the rest cannot."""
        view, words, row = self.view, self.session.words, self.chosen()
        self.needs.show_player(row.player if row is not None else None)
        if view is None:
            return
        waits = view.of(AlternateStatus.WAITING)
        number = min(view.seats, len(waits))
        self.call.say(texts.CALL_SEVERAL if number > 1 else texts.CALL, n=number)
        self.call.allow("" if waits else words(texts.NOBODY_WAITS))
        nobody = words(texts.CHOOSE) if row is None else ""
        called = row is not None and row.status in AT_DESK
        may_answer = row is not None and row.status in (AlternateStatus.CALLED, AlternateStatus.ANSWERED)
        self.call_this.allow(nobody or (words(texts.IS_CALLED) if may_answer else ""))
        self.answered.allow(nobody or ("" if called else words(texts.NOT_CALLED)))
        self.seat.allow(nobody or ("" if called else words(texts.NOT_CALLED)))
        self.gone.allow(nobody)
        self.strike.allow("" if view.of(AlternateStatus.EXPIRED) else words(texts.NONE_EXPIRED))

    def _on_left(self) -> None:
        self.levers.show()
        row = self.chosen()
        if row is None or row.status not in AT_DESK:  # this one sits; the next one who was called
            self._go_to_called()
        self.take_focus()


def time_said(words: Words, row: AlternateRow) -> str:
    """The time that is left to answer a call, or how long the wait may be, in words."""
    if row.left is not None:
        return words(texts.LEFT, clock=words.clock(row.left))
    if row.until is not None:
        return words(texts.SINCE, time=row.until) if row.status is AlternateStatus.EXPIRED else ""
    if row.wait is None:
        return words(texts.UNKNOWN)
    return wait_said(words, row.wait) if row.wait else words(texts.NOW)


def wait_said(words: Words, wait: timedelta) -> str:
    """A guessed wait in words: 'about 20 min', '120 min or more'."""
    return words(texts.OR_MORE if wait >= LONGEST else texts.ABOUT, wait=wait)
