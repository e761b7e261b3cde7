"""The view of the rulebook: every rule with our own title and summary, found by number or word."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.read.people.names import fold
from tdapp.read.registration.matching import matches
from tdapp.read.rulings.rule_finder import find_rules
from tdapp.rulebooks.book import Rule, Rulebook
from tdapp.rulings import INCIDENTS
from tdapp.ui.pages.rulings.answer_text import AnswerText
from tdapp.ui.session import Session
from tdapp.ui.theme.tokens import Tokens
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import takes_commands
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.ui.widgets.typed_in import only_finds
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import house, say
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

NUMBER = Qt.ItemDataRole.UserRole
FIGURE_SPACE = "\u2007"  # as wide as a digit


class RulesView(QWidget):
    """The view in which rules are looked up. `chosen` asks to rule on an incident, `house` for the house rules."""

    chosen = Signal(str)
    house = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.book: Rulebook | None = None
        self._words: Words | None = None  # in which the list is written
        self.search = plain_line("rule_search", texts.FIND_RULE, inside=True)
        only_finds(self.search)
        takes_commands(self.search, finds=self._finds)
        self.list = list_widget("rule_list", texts.RULES, wrapped=False)
        self.text = Written("rule_text", texts.RULES)
        self.own = Button(house.TITLE, self.house.emit, icon="pencil", key="Alt+H", name="house_rules")
        left = vbox(self.search, grow(self.list), self.own)
        hbox(grow(left, 2), grow(self.text, 3), gap=12, on=self)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentRowChanged.connect(self._on_row)
        self.text.anchorClicked.connect(lambda link: self.chosen.emit(link.toString().removeprefix("incident:")))

    def start(self) -> None:
        """Put the keyboard into the field to type in."""
        self.search.selectAll()
        self.search.setFocus()

    def show_book(self, book: str, house: str) -> None:
        """Show another book, or the same."""
        found, words = rulebook(book, house), self.session.words
        if found is not self.book or words is not self._words:
            self.book, self._words = found, words
            self._show(self.search.text())

    def look_up(self, number: str) -> None:
        """Show one rule."""
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(NUMBER) == number:
                self.list.setCurrentRow(row)
                self.list.setFocus()

    def _finds(self, typed: str) -> bool:
        """Whether the title of a rule has all these words."""
        wanted, language, book = fold(typed).split(), self.session.words.language, self.book
        return book is not None and any(matches(book.text(number, language).title, wanted) for number in book.rules)

    def _show(self, typed: str) -> None:
        if self.book is None:
            self.list.clear()
            return
        language = self.session.words.language
        cite, text = self.book.cite, self.book.text
        rules = [(str(cite(rule.number)), rule.number) for rule in find_rules(self.book, typed)]
        wide = max((len(cited) for cited, _number in rules if cited.isdigit()), default=0)
        lines = [
            Line(f"{_right(cited, wide)}   {text(number, language).title}", {NUMBER: number}) for cited, number in rules
        ]
        fill(self.list, lines)
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


def _right(cited: str, wide: int) -> str:
    """A number as wide as the widest one, so that one stands under the other; what is no number stays as it is."""
    return cited.rjust(wide, FIGURE_SPACE) if cited.isdigit() else cited
