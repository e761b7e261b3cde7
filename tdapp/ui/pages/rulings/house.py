"""House rules: the values of the tournament's book that the club may set, and the book new tournaments take.

A change is kept in the club and counts in the tournament in front from the next ruling on; what cannot be done is said
at its field, and then nothing is changed.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tdapp.app.rulings import house_rules
from tdapp.app.rulings.house_rules import HouseRule
from tdapp.app.rulings.rulebooks import rulebook, rulebooks
from tdapp.domain.rulings import discipline
from tdapp.rulebooks.book import Plain
from tdapp.rulebooks.loading import BadHouse
from tdapp.ui.pages.rulings.house_value import HouseValueCard
from tdapp.ui.session import Session
from tdapp.ui.theme.look import bold
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.words.rulings import house as texts
from tdapp.words.rulings import say

NAME = Qt.ItemDataRole.UserRole


class HouseRules(QDialog):
    """The list at the left, the value that is chosen at the right."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("house_rules_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        self.book, self.house = house_rules.USUAL, ""
        self.rules: tuple[HouseRule, ...] = ()
        self._unfit = ""
        self.title = Label("", "title")
        self.over = Label("", "muted", wrap=True)
        self.default = QComboBox()
        self.default.setObjectName("house_default_book")
        self.default_caption = Label("", "muted")
        self.default_caption.setBuddy(self.default)
        self.trouble = Label("", "caption", tone="warning", wrap=True)
        self.take_over = Button(icon="download", name="house_take_over")
        self.search = QLineEdit()
        self.search.setObjectName("house_search")
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setObjectName("house_list")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.value = HouseValueCard()
        self.done_with = Button(key="Esc", name="house_close")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.search.setFocus()

    def refresh(self) -> None:
        """What the club and the tournament in front rule by now; what is being typed stays."""
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

    def by_the_book(self, name: str) -> None:
        """Take the house's own value back."""
        self._keep(house_rules.without_own(self.house, name))

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.session.words
        self.setWindowTitle(words(texts.TITLE))
        self.title.setText(words(texts.TITLE))
        self.default_caption.setText(words(texts.NEW_TOURNAMENTS))
        self.default.setAccessibleName(words(texts.NEW_TOURNAMENTS))
        self.take_over.say(words(texts.TAKE_OVER))
        self.search.setPlaceholderText(words(texts.FIND))
        self.search.setAccessibleName(words(texts.FIND))
        self.list.setAccessibleName(words(texts.VALUES))
        self.done_with.say(words(texts.CLOSE))
        self.default.clear()
        for name, book in rulebooks().items():
            self.default.addItem(book.text_name(words.language), name)
        self.value.retranslate(words)
        self.refresh()

    def chosen(self) -> HouseRule | None:
        """The value in front; None when nothing is found."""
        row = self.list.currentRow()
        name = self.list.item(row).data(NAME) if row >= 0 else None
        return next((rule for rule in self.rules if rule.name == name), None)

    def _keep(self, text: str) -> None:
        """All or nothing: the text must fit the book and the tournament must take it."""
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
        """The list as it is searched, the same value still in front."""
        words, before = self.session.words, self.chosen()
        typed = self.search.text().casefold().split()
        self.list.blockSignals(True)
        self.list.clear()
        for rule in self.rules:
            name, setting = say.value_of(words, rule.name), say.setting_of(words, rule.name, rule.here)
            if not all(part in f"{name} {setting} {rule.own} {rule.cite}".casefold() for part in typed):
                continue
            item = QListWidgetItem(f"{name}\n{setting} · {rule.own or rule.cite}")
            item.setData(NAME, rule.name)
            if rule.own:
                item.setFont(bold(TABLE))
            self.list.addItem(item)
            if before is not None and rule.name == before.name:
                self.list.setCurrentItem(item)
        if self.list.count() and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
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

    def _on_take_over(self) -> None:
        self._keep(self.session.house_rules_of(self.book))

    def _on_changed(self, stream: str) -> None:
        if stream == self.session.tournament and self.isVisible():
            self.refresh()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(self.value.start)
        self.value.wanted.connect(self.change)
        self.value.taken_back.connect(self.by_the_book)
        self.default.activated.connect(self._on_default)
        self.take_over.clicked.connect(self._on_take_over)
        self.done_with.clicked.connect(self.accept)
        self.session.words_changed.connect(self.retranslate)
        self.session.changed.connect(self._on_changed)
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.activated.connect(self.search.setFocus)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.default_caption)
        top.addWidget(self.default)
        notice = QHBoxLayout()
        notice.setSpacing(8)
        notice.addWidget(self.trouble, 1)
        notice.addWidget(self.take_over)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addLayout(left, 6)
        body.addWidget(self.value, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.over)
        column.addLayout(notice)
        column.addLayout(body, 1)
        column.addWidget(self.done_with, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(900, 620)
