"""What stands over the list: the pool in figures, and the warning that posted prizes no longer match."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.read.prizes.prizes import PrizesView
from tdapp.ui.pages.prizes import texts
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided, Figure, Label
from tdapp.words.club.shipped import template_name
from tdapp.words.say import Words


class PoolFigures(Card):
    """The pool, where it comes from, how many places it pays, and what is still to be paid out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=14, parent=parent)
        self.pool, self.entries, self.places, self.due, self.back = (Figure() for _ in range(5))
        self.by_caption = Label("", "caption")
        self.by = Elided("", "strong")
        row = QHBoxLayout()
        row.setSpacing(28)
        for figure in (self.pool, self.entries, self.places, self.due, self.back):
            row.addWidget(figure)
        by = QVBoxLayout()
        by.setSpacing(0)
        by.addWidget(self.by_caption)
        by.addWidget(self.by)
        row.addLayout(by, 1)
        self.column.addLayout(row)

    def show_view(self, view: PrizesView, words: Words) -> None:
        """Show the figures of a view."""
        self.pool.show_figure(words.money(view.pool), words(texts.POOL))
        entries = words.number(view.entries)
        if view.entries * view.buy_in.cents == view.pool.cents:  # else other prices, rebuys or a guarantee are in it
            entries = words(texts.TIMES, entries=view.entries, buy_in=view.buy_in)
        self.entries.show_figure(entries, words(texts.ENTRIES))
        self.places.show_figure(words.number(len(view.rows)), words(texts.PLACES_PAID))
        self.due.show_figure(words.number(view.unpaid), words(texts.UNPAID))
        self.due.figure.set_tone("warning" if view.unpaid else "")
        self.back.show_figure(words.money(view.back), words(texts.CLAIMED))
        self.back.figure.set_tone("danger")
        self.back.setVisible(bool(view.back.cents))
        self.by_caption.setText(words(texts.BY))
        table = words(texts.BY_TABLE, name=template_name(words, view.table_name), unit=view.unit)
        self.by.setText(words(texts.BY_HAND) if view.by_hand else table)


class Mismatch(Card):
    """Prizes that do not match any more: what is wrong, and the button that posts them again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tone="warning", bar="warning", margin=12, parent=parent)
        self.what, self.why = Label("", "strong"), Label("", "muted", wrap=True)
        self.again = Button(icon="eye", key="Alt+P", name="post_again")
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Icon("triangle-alert", tone="warning"))
        line.addWidget(self.what)
        line.addWidget(self.why, 1)
        line.addWidget(self.again)
        self.column.addLayout(line)
        self.hide()

    def show_view(self, view: PrizesView, words: Words, why_not_post: str) -> None:
        """`why_not_post`: '' when there is something else to post than what is posted."""
        sum_wrong = view.difference != 0
        stale = view.posted and (sum_wrong or not why_not_post)
        self.setVisible(stale or (view.by_hand and sum_wrong))
        self.again.setVisible(stale)
        self.again.say(words(texts.POST_AGAIN))
        ready = view.by_hand and view.draft and not sum_wrong
        self.what.setText(words(texts.DRAFT if ready else texts.MISMATCH if stale else texts.HAND_MISMATCH))
        totals = words(texts.MISMATCH_POOL, total=view.total, pool=view.pool)
        said = totals if sum_wrong else words(texts.DRAFT_WHY if ready else texts.MISMATCH_TABLE)
        self.why.setText(f"{said} {why_not_post}" if stale and why_not_post else said)
