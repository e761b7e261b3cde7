"""The price list as it is made: said in words, typed and picked cell by cell, lines added and taken out."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.money.terms import Offer, SaleKind
from tdapp.domain.registration import price_list
from tdapp.read.registration.span_choices import Frame
from tdapp.read.registration.term_previews import LinePreview, line_previews
from tdapp.read.registration.terms import TermsView
from tdapp.ui.language import say
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.terms_choices import picked
from tdapp.ui.pages.registration.terms_draft import (
    Column,
    Draft,
    Reading,
    begun,
    joined,
    loaded,
    moved,
    typed_into,
    with_line,
    without,
)
from tdapp.ui.pages.registration.terms_picking import Here, LinePicking
from tdapp.ui.pages.registration.terms_presets import preset
from tdapp.ui.pages.registration.terms_said import TermsSaid
from tdapp.ui.pages.registration.terms_table import TermsTable
from tdapp.ui.session import Session, Told
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, holder
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace
from tdapp.words.registration.line_said import line_said

LEAST_ROWS, MOST_ROWS = 3, 9
Deed = Callable[[], object]


class PriceList(Card):
    """A table over a draft, and the buttons that change it. `edited`: there is another draft.

    What the part does with the whole list: `clear` takes every line out, `club` shows the club's own lists, `keep`
    makes this one of them. Their keys work on the part.
    """

    edited = Signal()

    def __init__(self, session: Session, part: QWidget, *, clear: Deed, club: Deed, keep: Deed) -> None:
        super().__init__(margin=12)
        self.session = session
        self.view: TermsView | None = None
        self.draft = begun(())
        self.fixed = True  # the list stands as it is
        self.previews: tuple[LinePreview, ...] = ()
        self.ready_made = Label(texts.READY_MADE, "muted")
        self.presets = {
            name: Button(text, partial(self.start_with, name), kind="filter", name=f"terms_preset_{name}")
            for name, text in texts.PRESETS.items()
        }
        self.of_club = Button(
            texts.OF_CLUB, club, on=part, kind="filter", icon="chevron-down", key="Alt+O", name="terms_of_club"
        )
        self.clear = Button(texts.CLEAR, clear, kind="filter", name="terms_clear")
        self.of_club.setCheckable(False)
        self.keep = Button(texts.KEEP, keep, on=part, key="Alt+K", name="terms_keep")
        self.table = TermsTable(session.words)
        say(self.table.setAccessibleName, texts.LIST)
        say(self.table.setAccessibleDescription, texts.KEYS)
        self.empty = Label(texts.EMPTY, "muted", wrap=True)
        self.said = TermsSaid()
        self.adders = {
            kind: Button(texts.NAMES[kind], partial(self.add, kind), icon="plus", name=f"terms_add_{kind}")
            for kind in SaleKind
        }
        up, down = partial(self.move_here, -1), partial(self.move_here, 1)
        self.changers = (
            Button(texts.REMOVE, self.remove_here, icon="trash-2", key="Del", name="terms_remove"),
            Button(texts.UP, up, icon="chevron-up", key="Alt+↑", name="terms_up"),
            Button(texts.DOWN, down, icon="chevron-down", key="Alt+↓", name="terms_down"),
        )
        whole = flow(self.ready_made, self.clear, *self.presets.values(), self.of_club, self.keep, gap=6)
        self.picking = LinePicking(holder(flow(*self.adders.values(), *self.changers, gap=6)))
        self.hold(holder(whole), self.said, self.empty, self.table, self.picking)
        self.table.insert_wanted.connect(self.add_like_here)
        self.table.delete_wanted.connect(self.remove_here)
        self.table.move_wanted.connect(self.move_here)
        self.table.turn_wanted.connect(self.show_choices)
        self.table.went.connect(self.show_hint)
        self.table.lines.typed.connect(self._typed)
        self.said.wanted.connect(self._to_line)
        self.picking.picked.connect(self._pick)
        key_on(self.table, "F4", self.show_choices, texts.PICK_HERE)

    # Showing

    def show_view(self, view: TermsView) -> None:
        """Show what these terms say beside the draft."""
        self.view, self.fixed = view, view.why_not is not None
        self.show_draft()

    def take_focus(self) -> None:
        """Put the keyboard at the lines, or at the ready-made ones when there are none."""
        focus(self.table if self.draft.rows else self.presets["rebuy"])

    def show_draft(self) -> None:
        """Show the draft, and what can be done with it."""
        draft, view = self.draft, self.view
        if view is None:
            return
        words = self.session.words
        self.previews = self.session.view(line_previews, self.session.now(), draft.offers)
        self.table.show_draft(draft, self._reading(view), fixed=self.fixed)
        self.table.setVisible(bool(draft.rows))
        self.empty.setVisible(not draft.rows)
        self.picking.strip.setVisible(bool(draft.rows))
        rows = max(LEAST_ROWS, min(MOST_ROWS, len(draft.rows)))
        self.table.setFixedHeight(look().row * rows + self.table.horizontalHeader().sizeHint().height() + 4)
        why = words.said(view.why_not) if view.why_not is not None else ""
        for button in (*self.adders.values(), *self.presets.values(), self.clear):
            button.allow(why)
        self._show_kind(view)
        self.of_club.allow(why, words(texts.OF_CLUB_HELP))
        self.keep.allow("", words(texts.KEEP_HELP))
        self.ready_made.setFixedHeight(self.keep.sizeHint().height())  # in line with the buttons
        for button in self.changers:
            button.allow(why or ("" if draft.rows else words(texts.EMPTY)))
        self.show_hint()

    def show_hint(self) -> None:
        """Show what may be picked and typed where the keyboard is, how that line stands, and all of it in words."""
        at, draft, view = self.table.here(), self.draft, self.view
        here = None
        if view is not None and at is not None and at < len(draft.rows):
            frame = self._frame(view)
            column, wrong = Column(self.table.column()), self.table.cell().wrong
            here = Here(draft.rows[at].offer, column, self.previews[at + 1], view, frame, wrong, self.fixed)
        self.picking.show_cell(here, self.session.words)
        self.said.show_sentences(list(self._sentences()), at if here is not None and at is not None else -1)

    def _show_kind(self, view: TermsView) -> None:
        """Let the ready-made list that these lines are stay down: none once a line of it is changed."""
        offers = self.draft.offers
        for name, pill in self.presets.items():
            pill.setChecked(offers == self._ready(name, view))
        self.clear.setChecked(not offers)

    def _ready(self, name: str, view: TermsView) -> tuple[Offer, ...]:
        return preset(name, view.standard, view.closing.window, view.levels, view.breaks, self.session.words)

    def _sentences(self) -> Iterator[str]:
        """The entry and each line in words; one with a name of its own is called by it."""
        words = self.session.words
        for number, preview in enumerate(self.previews):
            name = self.draft.rows[number - 1].offer.name if number else ""
            said = line_said(words, preview)
            usual = name in ("", words(texts.NAMES[preview.kind]))
            yield said if usual else words(texts.OTHER_NAME, name=name, sentence=said)

    def show_choices(self) -> None:
        """Show what there is to pick for the cell the keyboard is at, in a list under it."""
        box = self.table.visualRect(self.table.currentIndex())
        if not self.picking.pop_up(self.table.viewport().mapToGlobal(box.bottomLeft())):
            self.table.enter()

    def first_problem(self) -> str:
        """The problem of the first cell that cannot be read, in words; '' when there is none."""
        wrong = self._first_wrong()
        if wrong is None:
            return self.session.words(texts.MENDED_FIRST)
        return self.session.words(texts.PROBLEM, row=wrong[0] + 1, what=self.table.lines.at(*wrong).wrong)

    def to_first_wrong(self) -> bool:
        """Put the keyboard at the first cell that cannot be read; returns whether there is one."""
        wrong = self._first_wrong()
        if wrong is not None:
            focus(self.table)
            self.table.put(*wrong)
        return wrong is not None

    # Changing the list

    def add(self, kind: SaleKind) -> None:
        """Add a line, under the one the keyboard is at."""
        if self.view is None or self.fixed:
            return
        here = self.table.here()
        after = here if here is not None else len(self.draft.rows) - 1
        draft, at = with_line(self.draft, after, kind, self.view.standard, self.session.words)
        self.use(draft)
        focus(self.table)
        self.table.put(at)

    def add_like_here(self) -> None:
        """Add a line of the kind the keyboard is at; a rebuy when there is none yet."""
        here, rows = self.table.here(), self.draft.rows
        self.add(rows[here].offer.kind if here is not None and here < len(rows) else SaleKind.REBUY)

    def remove_here(self) -> None:
        """Take a line out; one that was sold stays, and why is said."""
        here = self.table.here()
        if self.view is None or here is None or self.fixed:
            return
        offer = self.draft.rows[here].offer
        if offer.key not in self._sold():
            self.use(without(self.draft, here))
            return
        others = tuple(each for each in self.view.terms.offers if each.key != offer.key)
        wanted = replace(self.view.terms, offers=others)
        self.session.told.emit(Told(self.session.why_not(price_list.set_terms, wanted), "refused"))

    def move_here(self, by: int) -> None:
        """Change a line over with its neighbour."""
        here, column = self.table.here(), self.table.column()
        if here is not None and not self.fixed:
            draft, at = moved(self.draft, here, by)
            self.use(draft)
            self.table.put(at, column)

    def start_with(self, name: str) -> None:
        """Put the lines of a ready-made list under those there are; one of the same name and kind stays as it is."""
        if self.view is None:
            return
        draft = joined(self.draft, self._ready(name, self.view))
        if draft == self.draft:
            self._show_kind(self.view)
            self.session.told.emit(Told(self.session.words(texts.ALL_THERE, list=self.presets[name].text()), "info"))
            return
        first = len(self.draft.rows)
        self.use(draft)
        self.take_focus()
        self.table.put(first)

    def replace_with(self, offers: tuple[Offer, ...]) -> None:
        """Put other lines in place of these; what was sold stays."""
        self.use(loaded(self.draft, offers, self._sold()))
        self.take_focus()

    def use(self, draft: Draft) -> None:
        """Show another draft as it is."""
        self.draft = draft
        self.show_draft()
        self.edited.emit()

    def _sold(self) -> frozenset[str]:
        return frozenset(line.key for line in self.view.lines if line.sold) if self.view is not None else frozenset()

    def _pick(self, value: Any) -> None:
        here = self.table.here()
        if here is not None and here < len(self.draft.rows) and not self.fixed:
            self.use(picked(self.draft, here, Column(self.table.column()), value))

    def _to_line(self, number: int) -> None:
        focus(self.table)
        self.table.put(number, self.table.column())

    def _typed(self, number: int, column: int, typed: str) -> None:
        if self.view is not None and number < len(self.draft.rows):
            self.use(typed_into(self.draft, number, Column(column), typed, self._reading(self.view)))

    def _frame(self, view: TermsView) -> Frame:
        return Frame(view.levels, view.breaks, view.level, self.session.now())

    def _reading(self, view: TermsView) -> Reading:
        return Reading(self.session.words, view.currency, self.session.now())

    def _first_wrong(self) -> tuple[int, Column] | None:
        cells = ((number, column) for number, row in enumerate(self.draft.rows) for column in row.wrong)
        return next(cells, None)
