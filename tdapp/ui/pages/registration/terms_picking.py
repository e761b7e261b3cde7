"""What may be picked or typed where the keyboard is in the price list: pills, a list over the cell, and a hint."""

from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.money.terms import Offer
from tdapp.read.registration.span_choices import Frame
from tdapp.read.registration.term_previews import LinePreview
from tdapp.read.registration.terms import TermsView
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.terms_choices import STEPPED, next_to, picks
from tdapp.ui.pages.registration.terms_draft import MONEY, Column, value_of
from tdapp.ui.pages.registration.typed_window import BREAK, ENTRIES, HAND, short
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.registration.line_said import split_said
from tdapp.words.say import Words

HINTED = {Column.CHIPS: "chips", Column.EACH: "each", Column.IN_ALL: "in_all", Column.WINDOW: "window"}


class Here(Struct, frozen=True):
    """The cell the keyboard is at: its line, what that means, and why what is typed there will not do ('' if it does).

    `fixed`: nothing can be changed any more.
    """

    offer: Offer
    column: Column
    preview: LinePreview
    view: TermsView
    frame: Frame
    wrong: str
    fixed: bool


class LinePicking(QWidget):
    """Pills for the cell the keyboard is at, and at the foot how its line stands and what may be typed there.

    `between`: what stands between them, where it does not move when the hint is longer. `picked`: a value was picked.
    """

    picked = Signal(object)

    def __init__(self, between: QWidget) -> None:
        super().__init__()
        self.here: Here | None = None
        self.strip = PickStrip("terms_pick", texts.PICKING)
        self.hint = Label("", "muted", wrap=True)
        self.menu = QMenu(self)
        self.menu.setObjectName("terms_choices")
        self._found: tuple[Pick, ...] = ()
        vbox(self.strip, between, self.hint, gap=6, on=self)
        self.strip.picked.connect(self.picked)
        self.strip.stepped.connect(self._step)

    def show_cell(self, here: Here | None, words: Words) -> None:
        """Show what there is to pick and to know of a cell; None: the keyboard is at no line."""
        self.here, self._found = here, ()
        if here is None:
            self.strip.show_picks((), None)
            self.hint.setText("")
            return
        if not here.fixed:
            self._found = picks(here.offer, here.column, here.view, here.frame, words)
        value = value_of(here.offer, here.column)
        self.strip.show_picks(self._found, value, steps=bool(self._found) and here.column in STEPPED)
        self.hint.setText(here.wrong or _told(here, words))
        self.hint.set_tone("danger" if here.wrong else "")

    def pop_up(self, at: QPoint) -> bool:
        """Show what there is to pick in a list at a point of the screen; False: there is nothing."""
        if self.here is None or not self._found:
            return False
        value = value_of(self.here.offer, self.here.column)
        self.menu.clear()
        for pick in self._found:
            action = self.menu.addAction(pick.said.replace("&", "&&"), partial(self.picked.emit, pick.value))
            action.setCheckable(True)
            action.setChecked(pick.value == value)
        actions = self.menu.actions()
        self.menu.setActiveAction(next((each for each in actions if each.isChecked()), actions[0]))
        self.menu.popup(at)
        return True

    def _step(self, by: int) -> None:
        if self.here is not None:
            value: Any = next_to(self.here.offer, self.here.column, by, self.here.frame)
            self.picked.emit(value)


def _told(here: Here, words: Words) -> str:
    """How a line stands, and what may be typed into a cell of it."""
    line, said = here.view.line(here.offer.key), words(texts.NOT_SAVED)
    if line is not None:
        until = words(texts.ON_SALE_UNTIL, time=line.ends) if line.ends is not None else words(texts.ON_SALE)
        said = f"{until if line.on_sale else words(texts.OFF_SALE)} · {words(texts.SOLD_LINE, n=line.sold)}"
    if here.column in MONEY:
        told = split_said(words, here.preview) or words(texts.HINTS["money"])
    elif here.column in HINTED:
        letters = {"b": short(words, BREAK), "e": short(words, ENTRIES), "h": short(words, HAND)}
        told = words(texts.HINTS[HINTED[here.column]], **letters)
    else:
        told = words(texts.KEYS)
    return f"{here.offer.name}: {said}. {told}"
