"""Taking out who never came: who it is, what goes back, and what is left of each stack."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.read.registration.check_in import CheckInView, PresenceRow
from tdapp.ui.language import say
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, put
from tdapp.words.parsing import BadInput, parse_number

TICK, SEAT, NAME, BACK, CHIPS = range(5)
CHECKED = Qt.CheckState.Checked
FIXED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class NoShows(PassingCard):
    """The list of everybody who is not there, ticked to be taken out. `left`: done, or left as it is."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.REMOVE, bar="warning", margin=12)
        self.session = session
        self.rows: tuple[PresenceRow, ...] = ()
        self.rule = Label("", "muted", wrap=True)
        self.list = QTableWidget(0, 5)
        self.list.setObjectName("no_shows")
        say(self.list.setAccessibleName, texts.REMOVE)
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setTabKeyNavigation(False)
        self.list.setMinimumHeight(120)
        head = self.list.horizontalHeader()
        head.setSectionsClickable(False)
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.warning = Label("", "", tone="danger", wrap=True)
        self.take = PrimaryButton("", self.take_out, name="no_shows_do")
        leave = Button(texts.LEAVE, self.leave_it, kind="quiet", key="Esc", name="no_shows_leave")
        put(self.column, self.rule, self.list, self.warning, hbox(self.take, leave, STRETCH))
        self.list.itemChanged.connect(self._show_sum)
        self.hide()

    def ask(self, view: CheckInView) -> None:
        """Show who would be taken out."""
        words = self.session.words
        self.rows = tuple(row for row in view.rows if not row.here)
        counted = f" {words(texts.COUNT)}" if view.begun else ""
        self.rule.setText(words(texts.RULES[view.rule]) + counted)
        self.list.blockSignals(True)
        heads = (texts.OUT, texts.HEADS[1], texts.HEADS[2], texts.BACK, texts.CHIPS)
        self.list.setHorizontalHeaderLabels([words(each) for each in heads])
        self.list.setColumnHidden(CHIPS, not view.begun)
        self.list.setRowCount(len(self.rows))
        for number, row in enumerate(self.rows):
            said = ("", words.seat(row.seat), row.name.listed, words.money(row.back), "")
            for column, text in enumerate(said):
                item = QTableWidgetItem(text)
                if column == TICK:
                    item.setFlags(FIXED | Qt.ItemFlag.ItemIsUserCheckable)
                    item.setCheckState(CHECKED)
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, row.name.listed)
                elif column != CHIPS:
                    item.setFlags(FIXED)
                self.list.setItem(number, column, item)
        self.list.blockSignals(False)
        self.list.setCurrentCell(0, TICK)
        self._show_sum()
        self.show()
        focus(self.list)

    def ticked(self) -> tuple[PresenceRow, ...]:
        """The rows of those who would be taken out."""
        ticks = [self.list.item(number, TICK) for number in range(len(self.rows))]
        both = zip(self.rows, ticks, strict=True)
        return tuple(row for row, tick in both if tick is not None and tick.checkState() == CHECKED)

    def stacks(self) -> Mapping[EntryId, Chips]:
        """The stacks that were counted. Raises `BadInput`."""
        counted = {}
        for number, row in enumerate(self.rows):
            item = self.list.item(number, CHIPS)
            typed = item.text().strip() if item is not None else ""
            if typed:
                try:
                    counted[row.entry] = Chips(parse_number(typed, least=0, most=10**9))
                except BadInput as bad:
                    raise BadInput(texts.NOT_CHIPS, name=row.name, typed=typed[:40]) from bad
        return counted

    def take_out(self) -> None:
        """Take out those who are ticked, and give back what the terms say."""
        gone = tuple(row.entry for row in self.ticked())
        if not gone or not self.take.isEnabled():
            return
        chips = {entry: stack for entry, stack in self.stacks().items() if entry in gone}
        session = self.session
        if session.do(entries.remove_no_shows, gone, chips=chips, drawer=session.drawer()) is not None:
            self.leave_it()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.take_out()
        else:
            super().keyPressEvent(event)

    def _show_sum(self) -> None:
        words, wrong = self.session.words, ""
        try:
            self.stacks()
        except BadInput as bad:
            wrong = words(bad.text, **bad.facts)
        rows = self.ticked()
        back = Money(Cents(sum(row.back.cents for row in rows)), self.rows[0].back.currency if self.rows else "EUR")
        self.warning.setText(wrong)
        self.warning.setVisible(bool(wrong))
        self.take.say(texts.TAKE_OUT, n=len(rows), amount=back)
        self.take.allow(wrong or ("" if rows else words(texts.NOBODY_TICKED)))
