"""The rulings that were given in this tournament, newest first; one of them whole beside the list."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.domain.rulings.ruling_facts import OVERRULED
from tdapp.read.chips.ruling_chips import ruling_chips
from tdapp.read.rulings.rulings import GivenView as Given
from tdapp.read.rulings.rulings import RulingsView
from tdapp.ui.pages.rulings.answer_text import AnswerText
from tdapp.ui.session import Session
from tdapp.ui.theme.tokens import Tokens
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import OUTCOMES


class GivenView(QWidget):
    """The view of the rulings that were given. `again` asks to rule on such an incident; `printed` asks for the
    incident sheet of a ruling; `chips`: what leaves play by it is to be recorded.
    """

    again = Signal(str)
    printed = Signal(int)
    chips = Signal(int)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.given: tuple[Given, ...] = ()
        self._said: tuple[object, ...] = ()  # what stands in the list: these rulings, in these words
        self.empty = EmptyState("gavel", texts.NO_RULINGS, texts.NO_RULINGS_WHY)
        self.list = list_widget("given_list", texts.GIVEN)
        self.text = Written("given_text", texts.ANSWER)
        self.print = Button(texts.PRINT, self._on_print, on=self, icon="printer", key=PRINT, name="incident_sheet")
        self.record_chips = Button(
            texts.RECORD_CHIPS, self._on_chips, on=self, icon="chip", key="Alt+C", name="ruling_chips"
        )
        buttons = hbox(STRETCH, self.record_chips, self.print, gap=None)
        self.body = holder(hbox(grow(self.list, 2), grow(vbox(grow(self.text), buttons), 3), gap=12))
        vbox(grow(self.empty), grow(self.body), gap=None, on=self)
        self.list.currentRowChanged.connect(self._on_row)

    def start(self) -> None:
        """Put the keyboard into the list."""
        self.list.setFocus()

    def show_given(self, view: RulingsView) -> None:
        """Show the rulings of a tournament."""
        self.empty.setVisible(not view.given)
        self.body.setVisible(bool(view.given))
        said = (view.given, self.session.words)
        if said == self._said and self.list.count():
            self._show_chips(self.chosen())
            return
        self.given, self._said = view.given, said
        chosen = self.list.currentRow()
        self.list.clear()
        self.list.addItems([self._line(given) for given in view.given])
        if view.given:
            self.list.setCurrentRow(max(0, min(chosen, len(view.given) - 1)))

    def chosen(self) -> Given | None:
        """The ruling in front; None when there is none."""
        row = self.list.currentRow()
        return self.given[row] if 0 <= row < len(self.given) else None

    def _line(self, given: Given) -> str:
        words = self.session.words
        title = words(texts.NUMBER_AND_TITLE, number=given.number, incident=say.title_of(words, given.incident))
        where = [words.time(given.at)] if given.at else []
        if given.table is not None:
            where.append(words(texts.TABLE_OF, table=given.table))
        where += [name.full for name in given.names]
        return f"{title}\n{' · '.join(where)}"

    def _on_row(self, _row: int) -> None:
        given = self.chosen()
        self.text.write(partial(self._page, given) if given else None)
        self._show_chips(given)

    def _show_chips(self, given: Given | None) -> None:
        """Show the button for recording chips, once, where they leave play by a ruling."""
        chips = self.session.view(ruling_chips, given.number) if given is not None else None
        self.record_chips.setVisible(chips is not None)
        recorded = chips is not None and chips.recorded
        self.record_chips.allow(self.session.words(texts.CHIPS_RECORDED) if recorded else "")

    def _on_chips(self) -> None:
        given = self.chosen()
        if given is not None and self.record_chips.isVisibleTo(self) and self.record_chips.isEnabled():
            self.chips.emit(given.number)

    def _page(self, given: Given, tokens: Tokens) -> str:
        words = self.session.words
        sheet = AnswerText(words, tokens)
        book = rulebooks().get(given.book)
        sheet.line(
            words(texts.NUMBER_AND_TITLE, number=given.number, incident=say.title_of(words, given.incident)), big=True
        )
        name = book.text_name(words.language) if book else given.book
        edition = book.text_edition(words.language, given.edition) if book else given.edition
        sheet.line(f"{name} · {edition} · {', '.join(given.rules)}", muted=True)
        sheet.line(words(OUTCOMES[given.code]) if given.code in OUTCOMES else given.code)
        sheet.list(texts.STEPS, given.steps)
        if given.decision == OVERRULED:
            sheet.line(words(texts.OVERRULED))
        if given.reason:
            sheet.list(texts.REASON, [given.reason])
        if given.operator:
            sheet.line(given.operator, muted=True)
        return sheet.html()

    def _on_print(self) -> None:
        given = self.chosen()
        if given is not None:
            self.printed.emit(given.number)
