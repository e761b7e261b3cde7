"""The figures over the list: the pool, and the warning that posted prizes no longer match."""

from collections.abc import Callable

from tdapp.read.prizes.prizes import PrizesView
from tdapp.ui.pages.prizes import texts
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided, Figure, Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.words.club.shipped import template_name
from tdapp.words.prizes.stage import stage_line
from tdapp.words.prizes.things import NAMED
from tdapp.words.say import Words


class PoolFigures(Card):
    """The figures of the pool: where it comes from, how many places it pays, what is still to be paid out, and under
    them how far play is from the money."""

    def __init__(self) -> None:
        super().__init__(margin=14)
        self.pool, self.entries = Figure(texts.POOL), Figure(texts.ENTRIES)
        self.places, self.due, self.back = Figure(texts.PLACES_PAID), Figure(texts.UNPAID), Figure(texts.CLAIMED)
        self.back.figure.set_tone("danger")
        self.by = Elided("", "strong")
        by = vbox(Label(texts.BY, "caption"), self.by, gap=0)
        figures = (self.pool, self.entries, self.places, self.due, self.back)
        self.column.addLayout(hbox(*figures, grow(by), gap=28))
        self.beside = Elided("", "muted")
        self.beside.setObjectName("beside_the_pool")
        self.column.addWidget(self.beside)
        self.stage = Elided("", "strong")
        self.stage.setObjectName("money_stage")
        self.column.addWidget(self.stage)

    def show_view(self, view: PrizesView, words: Words) -> None:
        """Show the figures of a view."""
        self.pool.show_figure(words.money(view.pool))
        entries = words.number(view.entries)
        if view.entries * view.buy_in.cents == view.pool.cents:  # else other prices, rebuys or a guarantee are in it
            entries = words(texts.TIMES, entries=view.entries, buy_in=view.buy_in)
        self.entries.show_figure(entries)
        self.places.show_figure(words.number(view.places))
        self.due.show_figure(words.number(view.unpaid))
        self.due.figure.set_tone("warning" if view.unpaid else "")
        self.back.show_figure(words.money(view.back))
        self.back.setVisible(bool(view.back.cents))
        table = words(texts.BY_TABLE, name=template_name(words, view.table_name), unit=view.unit)
        dealt = view.agreed if view.draft else view.deal
        by_hand = words(texts.BY_DEAL, n=dealt) if dealt else words(texts.BY_HAND)
        self.by.setText(by_hand if view.by_hand else table)
        line = stage_line(words, view.stage)
        self.stage.setText(line)
        self.stage.set_tone("warning" if view.stage.to_go or view.stage.open_hand else "accent")
        self.stage.setVisible(bool(line))
        beside = [
            words(text, amount=money)
            for text, money in (
                (texts.OF_IT_OVERLAY, view.overlay),
                (texts.OF_IT_ADDED, view.added),
                (texts.HELD_BACK, view.season),
            )
            if money is not None
        ]
        beside += [  # the list ends before their places
            words(NAMED, place=thing.place, thing=thing.name) for thing in view.things if thing.place > len(view.rows)
        ]
        self.beside.setText(" · ".join(beside))
        self.beside.setVisible(bool(beside))


class Mismatch(Card):
    """A warning of prizes that do not match any more: what is wrong, and the button that posts them again."""

    def __init__(self, post: Callable[[], object]) -> None:
        super().__init__(tone="warning", bar="warning", margin=12)
        self.what, self.why = Label("", "strong"), Label("", "muted", wrap=True)
        self.again = Button(texts.POST_AGAIN, post, icon="eye", key="Alt+P", name="post_again")
        icon = Icon("triangle-alert", tone="warning")
        self.column.addLayout(hbox(icon, self.what, grow(self.why), self.again, gap=12))
        self.hide()

    def show_view(self, view: PrizesView, words: Words, first: str, why_not_post: str) -> None:
        """Show what does not match. `first`: what is to be done before posting; `why_not_post`: '' if it would help."""
        self.again.allow(first or why_not_post, words(texts.POST_HELP))
        sum_wrong = view.difference != 0
        stale = view.posted and (sum_wrong or not why_not_post)
        self.setVisible(stale or (view.by_hand and sum_wrong))
        self.again.setVisible(stale)
        ready = view.by_hand and view.draft and not sum_wrong
        self.what.setText(words(texts.DRAFT if ready else texts.MISMATCH if stale else texts.HAND_MISMATCH))
        totals = words(texts.MISMATCH_POOL, total=view.total, pool=view.pool)
        said = totals if sum_wrong else words(texts.DRAFT_WHY if ready else texts.MISMATCH_TABLE)
        self.why.setText(f"{said} {why_not_post}" if stale and why_not_post else said)
