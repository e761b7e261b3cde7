"""The Result page itself: podium and places at the left, what is still to be done at the right."""

from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from tdapp.app.forecast import kept
from tdapp.domain import tournament
from tdapp.domain.units import EntryId
from tdapp.read.prizes.result import ResultView
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import Text
from tdapp.ui.actions import draws
from tdapp.ui.actions import tournament as deeds
from tdapp.ui.actions.papers import SHEET
from tdapp.ui.actions.registration import ACCOUNT
from tdapp.ui.actions.window import PRIZES_PAGE
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.prizes.result.cards import DrawsCard, ForecastCard, MoneyCard, PapersCard
from tdapp.ui.pages.prizes.result.places import PlacesList
from tdapp.ui.pages.prizes.result.podium import Podium
from tdapp.ui.session import Session
from tdapp.ui.web_page import ask_web_page
from tdapp.ui.widgets.buttons import PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import below_one_another, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.prizes import result as texts

SIDE, NARROW = 330, 250  # pixels of the cards at the right, of those in a narrow window
STAND, SHARE = (540, 860), 0.44  # of podium and cards at the left: pixels at least and at most, share of the page
TIGHT, WIDE = 900, 1400  # pixels: a narrow page; one on which the podium stands beside the places, not over them

GAP = 10  # pixels between its cards


class ResultPage(Page):
    """The page of who finished where, and of what is left to do: pay, print, reveal, finish."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: ResultView | None = None
        self.title, self.about, self.state = Label(texts.TITLE, "title"), Elided("", "muted"), Chip(filled=True)
        results = partial(self.ask, SHEET.id, SheetKind.RESULTS)
        self.print = PrimaryButton(texts.PRINT, results, icon="printer", key=PRINT, name="print_result")
        self.finish = PrimaryButton(texts.FINISH, partial(deeds.FINISH.act, session), icon="flag", name="finish_result")
        self.podium = Podium()
        self.stand = Card(margin=14)
        self.stand.hold(grow(self.podium))
        self.note = Label(texts.NOT_FINAL, "", tone="warning", wrap=True)
        self.places = PlacesList(session.words)
        self.money = MoneyCard(partial(self.ask, PRIZES_PAGE.id))
        self.papers = PapersCard()
        self.draws = DrawsCard(partial(draws.REVEAL.act, session), partial(self.ask, draws.SHOW.id))
        self.forecast = ForecastCard()
        self.empty = EmptyState("trophy")
        self.side = below_one_another(self.money, self.papers, self.forecast, self.draws, width=SIDE)
        self.grid = QGridLayout()
        self.grid.setSpacing(GAP)
        self._arrange(wide=False)
        self.body = holder(vbox(self.note, grow(self.grid)))
        self.stack = one_of(self.body, self.empty)
        head = hbox(self.title, 4, self.state, 4, grow(self.about), self.finish, self.print)
        vbox(head, grow(self.stack), margins=(16, 10, 12, 10), on=self)
        self.hand_on(self.places)
        key_on(self, self.print.key, self.print.press)
        self.places.chosen.connect(self._on_chosen)
        self.papers.wanted.connect(self._on_paper)
        self.papers.page_wanted.connect(lambda: ask_web_page(session, self))

    def refresh(self) -> None:
        session = self.session
        self.show_view(session.result_view())
        assert session.tournament is not None
        record = kept.record_of(session.club, session.tournament)
        club = kept.record_of_club(session.club) if record else ()
        self.forecast.show_record(record, club, session.words)

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self._show_empty(texts.NO_TOURNAMENT, texts.NO_TOURNAMENT_WHY)

    def show_view(self, view: ResultView) -> None:
        """Show this result."""
        session, words = self.session, self.session.words
        self.view = view
        if not view.finishers:
            self._show_empty(texts.EMPTY, texts.EMPTY_WHY)
            return
        self.stack.setCurrentWidget(self.body)
        self.about.setText(texts.about(words, view))
        said, icon, tone = _state(view)
        self.state.show_state(words(said), icon=icon, tone=tone)
        self.state.show()
        self.finish.setVisible(view.won and not view.finished)
        self.finish.allow(session.why_not(tournament.finish))
        self.print.setVisible(view.finished)
        self.note.setVisible(not view.final)
        self.stand.setVisible(bool(view.podium))
        self.grid.setRowStretch(0, 2 if view.podium else 0)
        self.grid.setVerticalSpacing(GAP if view.podium else 0)  # places and cards begin at one height
        self.podium.show_view(view, words)
        self.places.show_view(view, words)
        self.money.show_view(view, words)
        self.papers.show_view(view)
        self.draws.show_view(view, draws.why_not_reveal(session), words)

    def _show_empty(self, title: Text, why: Text) -> None:
        self.view = None
        self.empty.say(title, why)
        self.stack.setCurrentWidget(self.empty)
        self.about.setText("")
        for part in (self.state, self.finish, self.print):
            part.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (self.width() >= WIDE) is not self._wide:
            self._arrange(wide=not self._wide)
        least, most = STAND
        beside = SIDE if self.width() >= TIGHT else NARROW
        self.side.setFixedWidth(max(least, min(most, int(self.width() * SHARE))) if self._wide else beside)

    def _arrange(self, *, wide: bool) -> None:
        """Use the width: on a large screen the places have the right side to themselves, from top to bottom."""
        self._wide = wide
        grid = self.grid
        for part in (self.stand, self.places, self.side):
            grid.removeWidget(part)
        grid.addWidget(self.stand, 0, 0)
        side, places = ((1, 0, 1, 1), (0, 1, 2, 1)) if wide else ((0, 1, 2, 1), (1, 0, 1, 1))
        grid.addWidget(self.side, *side)
        grid.addWidget(self.places, *places)
        grid.setColumnStretch(0, 0 if wide else 1)
        grid.setColumnStretch(1, 1 if wide else 0)
        grid.setRowStretch(1, 3)

    def _on_chosen(self, entry: EntryId) -> None:
        self.ask(ACCOUNT.id, entry)

    def _on_paper(self, kind: SheetKind) -> None:
        self.ask(SHEET.id, kind)


def _state(view: ResultView) -> tuple[Text, str, str]:
    """What is said of how far a tournament is, with the icon and the colour."""
    if view.finished:
        return texts.FINISHED, "flag", "accent"
    return (texts.WON, "trophy", "warning") if view.won else (texts.PLAYING, "play", "text")
