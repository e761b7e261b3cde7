"""The rulebook to look things up in: every rule with our own title and summary, found by number or word."""

from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.read.rulings.rule_finder import find_rules
from tdapp.rulebooks.book import Rule, Rulebook
from tdapp.rulings import INCIDENTS
from tdapp.ui.pages.rulings.answer_text import AnswerText
from tdapp.ui.session import Session
from tdapp.ui.theme.tokens import Tokens
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import house, say
from tdapp.words.rulings import rulings_page as texts

NUMBER = Qt.ItemDataRole.UserRole


class RulesView(QWidget):
    """`chosen` asks to rule on an incident, `house` for the house rules over the book."""

    chosen = Signal(str)
    house = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.book: Rulebook | None = None
        self.search = QLineEdit()
        self.search.setObjectName("rule_search")
        self.list = QListWidget()
        self.list.setObjectName("rule_list")
        self.text = Written()
        self.text.setObjectName("rule_text")
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        self.own = Button(icon="pencil", key="Alt+H", name="house_rules")
        self.own.clicked.connect(self.house)
        left.addWidget(self.own)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(left, 2)
        row.addWidget(self.text, 3)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentRowChanged.connect(self._on_row)
        self.text.anchorClicked.connect(self._follow)

    def start(self) -> None:
        """To the field to type in."""
        self.search.selectAll()
        self.search.setFocus()

    def show_book(self, book: str, house: str) -> None:
        """Another book, or the same."""
        found = rulebook(book, house)
        if found is not self.book:
            self.book = found
            self._show(self.search.text())

    def look_up(self, number: str) -> None:
        """Show one rule."""
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(NUMBER) == number:
                self.list.setCurrentRow(row)
                self.list.setFocus()

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.session.words
        self.search.setPlaceholderText(words(texts.FIND_RULE))
        self.search.setAccessibleName(words(texts.FIND_RULE))
        self.list.setAccessibleName(words(texts.RULES))
        self.own.say(words(house.TITLE))
        self.text.setAccessibleName(words(texts.RULES))
        self._show(self.search.text())

    def _show(self, typed: str) -> None:
        if self.book is None:
            self.list.clear()
            return
        language = self.session.words.language
        fill(
            self.list,
            [
                Line(
                    f"{self.book.cite(rule.number)}   {self.book.text(rule.number, language).title}",
                    {NUMBER: rule.number},
                )
                for rule in find_rules(self.book, typed)
            ],
        )
        if self.list.count():
            self.list.setCurrentRow(0)
        else:
            self.text.write(None)

    def _on_row(self, row: int) -> None:
        if row >= 0 and self.book is not None:
            self.text.write(partial(self._page, self.book, self.book.rules[self.list.item(row).data(NUMBER)]))

    def _page(self, book: Rulebook, rule: Rule, tokens: Tokens) -> str:
        words = self.session.words
        own = book.text(rule.number, words.language)
        sheet = AnswerText(words, tokens)
        sheet.line(f"{book.cite(rule.number)}   {own.title}", big=True)
        sheet.line(own.summary)
        if own.not_modelled:
            sheet.line(own.not_modelled, muted=True)
        for name, incident in INCIDENTS.items():
            if incident.topic == rule.topic:
                sheet.link(words(texts.OPEN_INCIDENT, incident=say.title_of(words, name)), f"incident:{name}")
        for more in self.session.other_languages():
            other = book.text(rule.number, more.language)
            sheet.line(f"{other.title}. {other.summary}", muted=True)
        return sheet.html()

    def _follow(self, link: QUrl) -> None:
        self.chosen.emit(link.toString().removeprefix("incident:"))
