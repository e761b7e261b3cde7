"""House rules: the values of the tournament's book that the club may set, and the book new tournaments take.

A change is kept in the club and counts in the tournament in front from the next ruling on; what cannot be done is said
at its field, and then nothing is changed.
"""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.app.rulings import house_rules
from tdapp.app.rulings.house_rules import HouseRule
from tdapp.app.rulings.rulebooks import rulebook, rulebooks
from tdapp.domain.rulings import discipline
from tdapp.rulebooks.book import Plain
from tdapp.rulebooks.loading import BadHouse
from tdapp.ui.language import say as say_of
from tdapp.ui.manual.asked import explained
from tdapp.ui.pages.rulings.house_value import HouseValueCard
from tdapp.ui.session import Session
from tdapp.ui.theme.look import bold
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import combo_box, list_widget
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import AskOnce, only_finds
from tdapp.words.rulings import house as texts
from tdapp.words.rulings import say

NAME = Qt.ItemDataRole.UserRole


class HouseRules(QDialog):
    """The house rules: the list at the left, the value that is chosen at the right."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("house_rules_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        explained(self, session)
        self.book, self.house = house_rules.USUAL, ""
        self.rules: tuple[HouseRule, ...] = ()
        self._unfit = ""
        self._before_closing = AskOnce(self, lambda said: self.value.complain(session.words(said)))
        say_of(self.setWindowTitle, texts.TITLE)
        self.over = Label("", "muted", wrap=True)
        self.default = combo_box("house_default_book", texts.NEW_TOURNAMENTS)
        caption = Label(texts.NEW_TOURNAMENTS, "muted")
        caption.setBuddy(self.default)
        self.trouble = Label("", "caption", tone="warning", wrap=True)
        self.take_over = Button(
            texts.TAKE_OVER, lambda: self._keep(session.house_rules_of(self.book)), icon="download",
            name="house_take_over",
        )  # fmt: skip
        self.search = plain_line("house_search", texts.FIND, inside=True)
        only_finds(self.search)
        self.search.setClearButtonEnabled(True)
        self.list = list_widget("house_list", texts.VALUES)
        self.value = HouseValueCard(self)
        close = Button(texts.CLOSE, self.reject, key="Esc", name="house_close")
        vbox(
            hbox(Label(texts.TITLE, "title"), STRETCH, caption, self.default),
            self.over,
            hbox(grow(self.trouble), self.take_over),
            grow(hbox(grow(vbox(self.search, grow(self.list)), 6), grow(self.value, 5), gap=12)),
            at(Side.AlignRight, close),
            gap=12,
            margins=(24, 20, 24, 16),
            on=self,
        )
        self.resize(900, 620)
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(self.value.start)
        self.value.wanted.connect(self.change)
        self.value.taken_back.connect(lambda name: self._keep(house_rules.without_own(self.house, name)))
        self.default.activated.connect(self._on_default)
        session.words_changed.connect(self.retranslate)
        session.changed.connect(self._on_changed)
        key_on(self, "Ctrl+F", self.search.setFocus)
        self.retranslate()
        self.search.setFocus()

    def reject(self) -> None:
        """Close, unless a value that was typed would be lost: that is asked once."""
        if not self._before_closing.stays():
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # held down, Esc would answer the question it asks
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """Show what the club and the tournament in front rule by now; what is being typed stays."""
        self.book, self.house = self.session.rulings_view().book, self.session.house_rules()
        self._unfit = ""
        try:
            self.rules = house_rules.house_rules(rulebooks()[self.book], self.house)
        except BadHouse as bad:
            self._unfit = texts.unfit_of(self.session.words, bad)
            self.house = ""
            self.rules = house_rules.house_rules(rulebooks()[self.book], "")
        words = self.session.words
        self.over.setText(words(texts.OVER, book=rulebooks()[self.book].text_name(words.language)))
        self.default.setCurrentIndex(max(0, self.default.findData(self.session.club_book() or house_rules.USUAL)))
        self._show_trouble()
        self._fill()

    def change(self, name: str, value: Plain, cite: str) -> None:
        """Set a value with the house's own citation."""
        if not cite.strip():
            self.value.complain(self.session.words(texts.NO_CITE))
            return
        self._keep(house_rules.with_own(self.house, name, value, cite))

    def retranslate(self) -> None:
        """Name the books in the language of the windows, and look again at all that hangs on it."""
        self.default.clear()
        for name, book in rulebooks().items():
            self.default.addItem(book.text_name(self.session.words.language), name)
        self.value.forget()
        self.refresh()

    def chosen(self) -> HouseRule | None:
        """The value in front; None when nothing is found."""
        row = self.list.currentRow()
        name = self.list.item(row).data(NAME) if row >= 0 else None
        return next((rule for rule in self.rules if rule.name == name), None)

    def _keep(self, text: str) -> None:
        """Keep all or nothing: the text must fit the book and the tournament must take it."""
        try:
            rulebook(self.book, text)
        except BadHouse as bad:
            self.value.complain(texts.unfit_of(self.session.words, bad))
            return
        refused = self.session.why_not(discipline.choose_rulebook, self.book, text)
        if refused:
            self.value.complain(refused)
            return
        if self.session.keep_house_rules(self.book, text):
            self.value.forget()
            self.refresh()
            self.list.setFocus()

    def _fill(self) -> None:
        """Fill the list as it is searched, the same value still in front."""
        words, before = self.session.words, self.chosen()
        typed = self.search.text().casefold().split()
        names, lines = [], []
        for rule in self.rules:
            name, setting = say.value_of(words, rule.name), say.setting_of(words, rule.name, rule.here)
            if all(part in f"{name} {setting} {rule.own} {rule.cite}".casefold() for part in typed):
                held = {NAME: rule.name} | ({Qt.ItemDataRole.FontRole: bold(TABLE)} if rule.own else {})
                names.append(rule.name)
                lines.append(Line(f"{name}\n{setting} · {rule.own or rule.cite}", held))
        with QSignalBlocker(self.list):
            fill(self.list, lines)
            self.list.setCurrentRow(names.index(before.name) if before is not None and before.name in names else 0)
        self._on_row()

    def _show_trouble(self) -> None:
        words, kept = self.session.words, self.session.house_rules_of(self.book)
        different = kept != self.house and not self._unfit and house_rules.fits(self.book, kept)
        told = words(texts.UNFIT, what=self._unfit) if self._unfit else words(texts.DIFFERENT) if different else ""
        self.trouble.setText(told)
        self.trouble.setVisible(bool(told))
        self.take_over.setVisible(different)

    def _on_row(self, _row: int = 0) -> None:
        self.value.show_rule(self.chosen(), self.session.words)

    def _on_default(self) -> None:
        self.session.keep_book(self.default.currentData())
        self.refresh()

    def _on_changed(self, stream: str) -> None:
        if stream == self.session.tournament and self.isVisible():
            self.refresh()
