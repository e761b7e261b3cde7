"""The same case under every book, side by side; what differs from the tournament's own book is marked."""

from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QWidget

from tdapp.app.rulings import Outcome
from tdapp.ui.pages.rulings.answer_text import answer_html
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.words.rulings import page as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words


class OneBook(Card):
    """One book's answer. `rule` asks to look a rule up."""

    rule = Signal(str)

    def __init__(self) -> None:
        super().__init__(margin=12)
        self.book = Label("", "caption", wrap=True)
        self.verdict = Label("", "head", wrap=True)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setProperty("kind", "page")
        self.text.anchorClicked.connect(self._follow)
        for widget in (self.book, self.verdict):
            self.column.addWidget(widget)
        self.column.addWidget(self.text, 1)

    def show_outcome(self, outcome: Outcome, words: Words, *, differs: bool) -> None:
        """Show it; `differs`: it is another answer than the first book's."""
        self.set_bar("warning" if differs else "accent")
        self.text.setAccessibleName(outcome.book.text_name(words.language))
        self.book.setText(outcome.book.text_name(words.language))
        ruling = outcome.ruling
        self.verdict.setText(say.outcome_of(words, ruling) if ruling else words(texts.IMPOSSIBLE))
        self.verdict.set_tone("warning" if differs else "accent")
        self.text.setHtml(answer_html(words, look().tokens, outcome, why=False))

    def _follow(self, link: QUrl) -> None:
        self.rule.emit(link.toString().removeprefix("rule:"))


class Comparison(QWidget):
    """As many columns as there are books, the tournament's own first."""

    rule = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ruling_comparison")
        self.columns: list[OneBook] = []
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)

    def show_outcomes(self, outcomes: Sequence[Outcome], words: Words) -> None:
        """Show them."""
        while len(self.columns) < len(outcomes):
            column = OneBook()
            column.rule.connect(self.rule)
            self.columns.append(column)
            self.row.addWidget(column, 1)
        own = outcomes[0].ruling
        for column, outcome in zip(self.columns, outcomes, strict=True):
            ruling = outcome.ruling
            same = own is not None and ruling is not None and (ruling.code, ruling.effects, ruling.bet_level) == (
                own.code, own.effects, own.bet_level
            )  # fmt: skip
            column.show_outcome(outcome, words, differs=not same)
