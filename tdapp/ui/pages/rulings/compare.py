"""One case under every book, side by side; what differs from the tournament's own book is marked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.rulings import Outcome
from tdapp.rulings import Code
from tdapp.ui.pages.rulings.answer_text import answer_html
from tdapp.ui.pages.rulings.books_strip import gist
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words


class OneBook(Card):
    """The column with one book's answer. `rule` asks to look a rule up."""

    rule = Signal(str)

    def __init__(self) -> None:
        super().__init__(margin=12)
        self.book = Label("", "caption", wrap=True)
        self.verdict = Label("", "head", wrap=True)
        self.text = Written()
        self.text.anchorClicked.connect(lambda link: self.rule.emit(link.toString().removeprefix("rule:")))
        self.hold(self.book, self.verdict, grow(self.text))

    def show_outcome(self, outcome: Outcome, words: Words, *, differs: bool) -> None:
        """Show the answer; `differs`: it is another answer than the first book's."""
        self.set_bar("warning" if differs else "accent")
        name = outcome.book.text_name(words.language)
        self.text.setAccessibleName(name)
        self.book.setText(f"{name} · {words(texts.DIFFERS)}" if differs else name)
        ruling = outcome.ruling
        calm = ruling is not None and ruling.code is Code.FACTS_MISSING
        self.verdict.setText(say.outcome_of(words, ruling) if ruling else words(texts.IMPOSSIBLE))
        self.verdict.set_tone("muted" if calm else "warning" if differs else "danger" if ruling is None else "accent")
        self.text.write(lambda tokens: answer_html(words, tokens, outcome, why=False))


class Comparison(QWidget):
    """The answers side by side: as many columns as there are books, the tournament's own first. `leave`: what the
    button back does.
    """

    rule = Signal(str)

    def __init__(self, leave: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("ruling_comparison")
        self.columns: list[OneBook] = []
        self.case = Label("", "head", wrap=True)
        self.back = Button(texts.ONE_BOOK, leave, icon="arrow-left", key="Alt+C", name="ruling_compare_back")
        self.row = hbox()
        vbox(hbox(grow(self.case), self.back, gap=None), grow(self.row), on=self)

    def show_outcomes(self, outcomes: Sequence[Outcome], words: Words) -> None:
        """Show these answers."""
        ruling = outcomes[0].ruling
        self.case.setText(say.title_of(words, ruling.incident) if ruling else words(texts.IMPOSSIBLE))
        while len(self.columns) < len(outcomes):
            column = OneBook()
            column.rule.connect(self.rule)
            self.columns.append(column)
            self.row.addWidget(column, 1)
        for column, outcome in zip(self.columns, outcomes, strict=True):
            column.show_outcome(outcome, words, differs=gist(outcome) != gist(outcomes[0]))
