"""The terms of entry: the price list, the rules beside it, and when registration closes."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain import price_list
from tdapp.domain.terms import SaleKind, Terms
from tdapp.domain.units import Money
from tdapp.read.terms import TermsView, terms_effect, terms_view
from tdapp.ui.pages.desk import terms_texts as texts
from tdapp.ui.pages.desk.closing import Closing
from tdapp.ui.pages.desk.parts import DeskPart
from tdapp.ui.pages.desk.terms_draft import (
    MONEY,
    Column,
    Draft,
    Reading,
    begun,
    loaded,
    moved,
    turned,
    typed_into,
    with_line,
    without,
)
from tdapp.ui.pages.desk.terms_presets import preset
from tdapp.ui.pages.desk.terms_rules import Rules
from tdapp.ui.pages.desk.terms_table import TermsTable
from tdapp.ui.pages.desk.typed_window import BREAK, ENTRIES, HAND, short
from tdapp.ui.room import Room, Told
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on

LEAST_ROWS, MOST_ROWS = 3, 9


class TermsPart(DeskPart):
    """Nothing changes until it is saved, and what saving does is said before."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.view: TermsView | None = None
        self.draft: Draft | None = None
        self._tournament = room.tournament
        self._base: Terms | None = None  # the terms the typing began with
        self.list = Card(" ", margin=12)
        self.standard = Elided("", "muted")
        self.start_from = Label("", "muted")
        self.presets = {name: Button(kind="filter", name=f"terms_preset_{name}") for name in texts.PRESETS}
        self.table = TermsTable()
        self.empty = Label("", "muted", wrap=True)
        self.hint = Label("", "muted", wrap=True)
        self.adders = {kind: Button(icon="plus", name=f"terms_add_{kind}") for kind in SaleKind}
        self.remove = Button(icon="trash-2", key="Del", name="terms_remove")
        self.up = Button(icon="chevron-up", key="Alt+↑", name="terms_up")
        self.down = Button(icon="chevron-down", key="Alt+↓", name="terms_down")
        self.rules = Rules(room)
        self.closing = Closing(room)
        self.effect = Label("", "muted", wrap=True)
        self.save = PrimaryButton(key="Ctrl+S", name="terms_save")
        self.discard = Button(kind="quiet", name="terms_discard")
        self._lay_out()
        self._connect()
        self.retranslate()

    # Showing

    def refresh(self) -> None:
        if self._tournament != self.room.tournament:
            self._tournament, self.draft, self._base = self.room.tournament, None, None
            self.rules.forget()
            self.closing.line.clear()
        self.show_view(self.room.view(terms_view, self.room.now()))

    def show_view(self, view: TermsView) -> None:
        """Show these terms; what is typed over them stays until it is saved or discarded."""
        self.view = view
        words = self.room.words
        if self.draft is None or not self.changed():
            self.draft, self._base = begun(view.terms.offers), view.terms
            self.rules.forget()
        self.standard.setText(words(texts.STANDARD, price=Money(view.standard.total, view.currency), stack=view.stack))
        self.rules.guarantee.use(view.currency)
        self.rules.show_view(view)
        self.rules.fix(fixed=view.why_not is not None)
        self.closing.show_view(view.closing)
        self._show_draft()

    def retranslate(self) -> None:
        words = self.room.words
        self.list.title.setText(words(texts.LIST))
        self.start_from.setText(words(texts.START_FROM))
        self.empty.setText(words(texts.EMPTY))
        self.table.setAccessibleName(words(texts.LIST))
        self.table.setAccessibleDescription(words(texts.KEYS))
        for name, button in self.presets.items():
            button.say(words(texts.PRESETS[name]))
        for kind, button in self.adders.items():
            button.say(words(texts.NAMES[kind]))
        for button, text in (
            (self.remove, texts.REMOVE),
            (self.up, texts.UP),
            (self.down, texts.DOWN),
            (self.save, texts.SAVE),
            (self.discard, texts.DISCARD),
        ):
            button.say(words(text))
        self.rules.retranslate()
        self.closing.retranslate()

    def take_focus(self) -> None:
        if self.draft is not None and self.draft.rows:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.presets["rebuy"].setFocus(Qt.FocusReason.OtherFocusReason)

    def to_closing(self) -> None:
        """Put the keyboard where the closing of registration is typed."""
        self.area.ensureWidgetVisible(self.closing)
        self.closing.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closing.line.selectAll()

    # The terms as typed

    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        if self.draft is None or self._base is None:
            return False
        return self.draft.changed or self.rules.is_changed(self._base)

    def terms(self) -> Terms:
        """The terms as they would be saved."""
        base = self._base if self._base is not None else Terms()
        offers = self.draft.offers if self.draft is not None else ()
        return replace(self.rules.over(base), offers=offers)

    def save_terms(self) -> None:
        """Save what is typed; what cannot be read is shown instead."""
        if self.draft is None or not self.changed():
            return
        if self.draft.is_wrong or self.rules.is_wrong():
            self._to_first_wrong()
            return
        if self.room.do(price_list.set_terms, self.terms()) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """The terms as they stand."""
        self.draft = None
        self.rules.forget()
        self.refresh()

    # Changing the list

    def add(self, kind: SaleKind) -> None:
        """A line more, under the one the keyboard is at."""
        if self.draft is None or self.view is None or self.view.why_not is not None:
            return
        here = self.table.here()
        after = here if here is not None else len(self.draft.rows) - 1
        self.draft, at = with_line(self.draft, after, kind, self.view.standard, self.room.words)
        self._show_draft()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.go_to(at)

    def add_like_here(self) -> None:
        """A line more of the kind the keyboard is at; a rebuy when there is none yet."""
        here = self.table.here()
        rows = self.draft.rows if self.draft is not None else ()
        self.add(rows[here].offer.kind if here is not None and here < len(rows) else SaleKind.REBUY)

    def remove_here(self) -> None:
        """Take a line out; one that was sold stays, and why is said."""
        here = self.table.here()
        if self.draft is None or self.view is None or here is None or self.view.why_not is not None:
            return
        offer = self.draft.rows[here].offer
        line = self.view.line(offer.key)
        if line is not None and line.sold:
            wanted = replace(
                self.view.terms, offers=tuple(each for each in self.view.terms.offers if each.key != offer.key)
            )
            self.room.told.emit(Told(self.room.why_not(price_list.set_terms, wanted), "refused"))
            return
        self.draft = without(self.draft, here)
        self._show_draft()

    def move_here(self, by: int) -> None:
        """Change a line over with its neighbour."""
        here = self.table.here()
        if self.draft is not None and here is not None and self.view is not None and self.view.why_not is None:
            column = self.table.column()
            self.draft, at = moved(self.draft, here, by)
            self._show_draft()
            self.table.go_to(at, column)

    def start_with(self, name: str) -> None:
        """Put a ready-made list in place of this one; it can be changed before it is saved."""
        if self.draft is None or self.view is None:
            return
        sold = frozenset(line.key for line in self.view.lines if line.sold)
        self.draft = loaded(self.draft, preset(name, self.view, self.room.words), sold)
        self._show_draft()
        self.take_focus()

    def _turn(self) -> None:
        here = self.table.here()
        if self.draft is not None and here is not None:
            self.draft = turned(self.draft, here, self.table.column())
            self._show_draft()

    def _typed(self, number: int, column: int, typed: str) -> None:
        if self.draft is not None and number < len(self.draft.rows):
            self.draft = typed_into(self.draft, number, Column(column), typed, self._reading())
            self._show_draft()

    def _reading(self) -> Reading:
        currency = self.view.currency if self.view is not None else "EUR"
        return Reading(self.room.words, currency, self.room.now())

    # Saying what it does

    def _show_draft(self) -> None:
        draft, view = self.draft, self.view
        if draft is None or view is None:
            return
        words = self.room.words
        fixed = view.why_not is not None
        self.table.show_draft(draft, self._reading(), fixed=fixed)
        self.table.setVisible(bool(draft.rows))
        self.empty.setVisible(not draft.rows)
        row = TOUCH_ROW if look().touch else ROW
        rows = max(LEAST_ROWS, min(MOST_ROWS, len(draft.rows)))
        self.table.setFixedHeight(row * rows + self.table.horizontalHeader().sizeHint().height() + 4)
        why = words.said(view.why_not) if view.why_not is not None else ""
        for button in (*self.adders.values(), *self.presets.values()):
            button.allow(why)
        for button in (self.remove, self.up, self.down):
            button.allow(why or ("" if draft.rows else words(texts.EMPTY)))
        self._show_effect()
        self._show_hint()

    def _show_effect(self) -> None:
        """What saving would do, or what stands against it."""
        draft, view, words = self.draft, self.view, self.room.words
        if draft is None or view is None:
            return
        changed, wrong, said = self.changed(), "", ""
        if changed and draft.is_wrong:
            wrong = self._first_problem()
        elif changed:
            wrong = self.room.why_not(price_list.set_terms, self.terms())
        if changed and not wrong:
            effects = self.room.view(terms_effect, self.room.now(), self.terms())
            said = " ".join(words.said(each) for each in effects)
            if view.terms != self._base:
                said = f"{words(texts.CLASH)} {said}"
        self.effect.setText(wrong or said or words(texts.UNCHANGED))
        self.effect.set_tone("danger" if wrong else "warning" if changed and view.terms != self._base else "")
        unreadable = draft.is_wrong
        self.save.allow("" if changed and (not wrong or unreadable) else wrong or words(texts.UNCHANGED))
        self.discard.setVisible(changed)

    def _show_hint(self) -> None:
        """What may be typed where the keyboard is, and how that line stands."""
        here, draft, view, words = self.table.here(), self.draft, self.view, self.room.words
        if draft is None or view is None or here is None or here >= len(draft.rows):
            self.hint.setText(words(texts.KEYS))
            return
        column, line = self.table.column(), view.line(draft.rows[here].offer.key)
        if problem := self.table.lines.problem(here, column):
            self.hint.setText(problem)
            self.hint.set_tone("danger")
            return
        self.hint.set_tone("")
        said = words(texts.NOT_SAVED)
        if line is not None:
            until = words(texts.ON_SALE_UNTIL, time=line.ends) if line.ends is not None else words(texts.ON_SALE)
            said = f"{until if line.on_sale else words(texts.OFF_SALE)} · {words(texts.SOLD_LINE, n=line.sold)}"
        which = {Column.CHIPS: "chips", Column.EACH: "each", Column.IN_ALL: "in_all", Column.WINDOW: "window"}
        kind = "money" if column in MONEY else which.get(column, "")
        letters = {"b": short(words, BREAK), "e": short(words, ENTRIES), "h": short(words, HAND)}
        told = words(texts.HINTS[kind], **letters) if kind else words(texts.KEYS)
        self.hint.setText(f"{draft.rows[here].offer.name}: {said}. {told}")

    def _first_problem(self) -> str:
        words = self.room.words
        for number, row in enumerate(self.draft.rows if self.draft is not None else ()):
            for column in row.wrong:
                what = self.table.lines.problem(number, column)
                return words(texts.PROBLEM, row=number + 1, what=what)
        return words(texts.MENDED_FIRST)

    def _to_first_wrong(self) -> None:
        """The keyboard goes to what cannot be read."""
        for number, row in enumerate(self.draft.rows if self.draft is not None else ()):
            for column in row.wrong:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
                self.table.go_to(number, column)
                return
        for field in self.rules.fields:
            if not field.check():
                field.line.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _lay_out(self) -> None:
        self.list.head.insertWidget(1, self.standard, 4)
        for button in self.presets.values():
            button.setCheckable(False)
        for row in (
            (self.start_from, *self.presets.values()),
            (*self.adders.values(), self.remove, self.up, self.down),
        ):
            holder = QWidget()
            flow = FlowLayout(holder, gap=6)
            for part in row:
                flow.addWidget(part)
            self.list.column.addWidget(holder)
        for widget in (self.table, self.empty, self.hint):
            self.list.column.addWidget(widget)
        inner = QWidget()
        inner.setObjectName("page")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        for card in (self.list, self.closing, self.rules):
            column.addWidget(card)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setObjectName("terms_scroll")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inner)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.effect, 1)
        foot.addWidget(self.discard)
        foot.addWidget(self.save)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.area, 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        for name, button in self.presets.items():
            button.clicked.connect(partial(self.start_with, name))
        for kind, button in self.adders.items():
            button.clicked.connect(partial(self.add, kind))
        self.remove.clicked.connect(self.remove_here)
        self.up.clicked.connect(partial(self.move_here, -1))
        self.down.clicked.connect(partial(self.move_here, 1))
        self.table.add_wanted.connect(self.add_like_here)
        self.table.delete_wanted.connect(self.remove_here)
        self.table.move_wanted.connect(self.move_here)
        self.table.turn_wanted.connect(self._turn)
        self.table.went.connect(self._show_hint)
        self.table.lines.typed.connect(self._typed)
        self.rules.edited.connect(self._show_effect)
        self.save.clicked.connect(self.save_terms)
        self.discard.clicked.connect(self.discard_typed)
        key_on(self, "Ctrl+S", self.save_terms)
