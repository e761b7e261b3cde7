"""The cards beside the places: the prize money, the papers to print, and the secret of the draws."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from tdapp.read.forecast.record import ClubRecord, HowRight, SaidAt
from tdapp.read.prizes.result import ResultView, Secret
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import Text
from tdapp.ui.web_page import SAVE_PAGE
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, flow, hbox
from tdapp.words.forecast import forecast as how_right
from tdapp.words.papers.papers import TITLES
from tdapp.words.prizes import result as texts
from tdapp.words.say import Words

MARGIN = 14


class MoneyCard(Card):
    """The card of the prize money: what was paid, what is still to be, and whether it comes out."""

    def __init__(self, to_prizes: Callable[[], object]) -> None:
        super().__init__(texts.MONEY, margin=MARGIN)
        self.figures = {
            text: Label("", "strong")
            for text in (texts.POOL, texts.PAID_OUT, texts.STILL_TO_PAY, texts.TO_TAKE_BACK)
        }  # fmt: skip
        self.captions = {text: Label(text, "muted") for text in self.figures}
        for text, figure in self.figures.items():
            self.column.addLayout(hbox(self.captions[text], STRETCH, figure))
        self.figures[texts.STILL_TO_PAY].set_tone("warning")
        self.figures[texts.TO_TAKE_BACK].set_tone("danger")
        self.deal = Label("", "muted", wrap=True, name="result_deal")
        self.state = Chip()
        self.open = Label("", "", tone="warning", wrap=True, name="result_to_settle")
        self.prizes = Button(texts.TO_PRIZES, to_prizes, icon="banknote", name="result_prizes")
        self.hold(self.deal, self.state, self.open, hbox(self.prizes, STRETCH))

    def show_view(self, view: ResultView, words: Words) -> None:
        """Show the prize money of a result; nothing where there are no prizes."""
        self.setVisible(not view.pays_nobody)
        sums = zip(self.figures, (view.pool, view.paid, view.due, view.back), strict=True)
        for text, amount in sums:
            self.figures[text].setText(words.money(amount))
            always = text in (texts.POOL, texts.PAID_OUT)
            for label in (self.figures[text], self.captions[text]):
                label.setVisible(always or bool(amount.cents))
        deal = words(texts.DEAL, places=view.deal.places, total=view.deal.total) if view.deal is not None else ""
        self.deal.setText(deal or (words(texts.BY_HAND) if view.by_hand else ""))
        self.deal.setVisible(bool(self.deal.text()))
        left = texts.to_settle(words, view) if view.final else []
        self.open.setText("\n".join(left))
        self.open.setVisible(bool(left))
        self.state.show_state(words(texts.SETTLED), icon="circle-check", tone="accent")
        self.state.setVisible(view.won and not left)
        to_do = view.won and not view.settled
        self.prizes.say(texts.TO_PRIZES if to_do else texts.SEE_PRIZES)


class ForecastCard(Card):
    """The card of how right the forecast was, of this evening and over the club's evenings."""

    def __init__(self) -> None:
        super().__init__(how_right.HOW_RIGHT, margin=MARGIN)
        self.lines = [Label("", wrap=True) for _ in SaidAt]
        self.club = Label("", "muted", wrap=True, name="result_forecasts")
        self.hold(*self.lines, self.club)

    def show_record(self, record: Sequence[HowRight], club: Sequence[ClubRecord], words: Words) -> None:
        """Show what was said at each stage, beside what it was; nothing where nothing was forecast."""
        self.setVisible(bool(record))
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(record))
            if number < len(record):
                line.setText(how_right.said_and_was(words, record[number]))
                line.set_tone("" if record[number].held else "warning")
        held = "; ".join(how_right.of_club(words, each) for each in club)
        self.club.setText(f"{words(how_right.OF_CLUB)}: {held}")
        self.club.setVisible(any(each.many > 1 for each in club))


class PapersCard(Card):
    """The card of the sheets to print at the end. `wanted`: one of them; `page_wanted`: the results as a web page."""

    wanted = Signal(object)
    page_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(texts.PAPERS, margin=MARGIN)
        self.buttons: dict[SheetKind, Button] = {}
        self.rows = flow(gap=2)
        self.page = Button(SAVE_PAGE, self.page_wanted.emit, icon="file-down", kind="quiet", name="result_web_page")
        self.hold(self.rows, hbox(self.page, STRETCH))

    def show_view(self, view: ResultView) -> None:
        """Show a button for each sheet there is something on."""
        for kind in view.papers:
            if kind not in self.buttons:
                do = partial(self.wanted.emit, kind)
                button = Button(_title(kind), do, icon="printer", kind="quiet", name=f"result_{kind.value}")
                self.buttons[kind] = button
                self.rows.addWidget(button)
        for kind, button in self.buttons.items():
            button.setVisible(kind in view.papers)
        self.page.setVisible(SheetKind.RESULTS in view.papers)
        self.setVisible(bool(view.papers))


class DrawsCard(Card):
    """The card of the secret of the draws: kept, or revealed."""

    def __init__(self, reveal: Callable[[], object], see: Callable[[], object]) -> None:
        super().__init__(texts.DRAWS, margin=MARGIN)
        self.what = Label("", "muted", wrap=True)
        self.reveal = Button(texts.REVEAL, reveal, icon="lock-open", name="result_reveal")
        self.see = Button(texts.SEE_DRAWS, see, icon="dices", kind="quiet", name="result_draws")
        self.hold(self.what, flow(self.reveal, self.see))

    def show_view(self, view: ResultView, why_not: str, words: Words) -> None:
        """Show how the secret stands. `why_not`: why it cannot be revealed now, '' when it can."""
        self.setVisible(view.secret is not Secret.NONE)
        self.what.setText(words(texts.REVEALED if view.secret is Secret.REVEALED else texts.KEPT))
        self.reveal.setVisible(view.secret is Secret.KEPT)
        self.reveal.allow(why_not)


def _title(kind: SheetKind) -> Text:
    return TITLES[kind]
