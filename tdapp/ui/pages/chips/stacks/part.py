"""The Stacks part: of which pieces each stack is made, and whether the chips are enough for all that are expected."""

from functools import partial

from PySide6.QtWidgets import QScrollArea

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import SharingView, StockView
from tdapp.read.chips.chip_sets import ProposalsView, SetView, StackView, proposals_view, set_view, stack_views
from tdapp.read.chips.stock_as_typed import stock_as_typed
from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.language import say
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.chips.stacks import draft as drafts
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED, Draft
from tdapp.ui.pages.chips.stacks.model import ABOVE, Shown
from tdapp.ui.pages.chips.stacks.proposals import Proposals
from tdapp.ui.pages.chips.stacks.table import StacksTable
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, holder, one_of, scrolled, vbox

MOST_ROWS = 14  # of the table in sight; more scroll
IN_TABLE = ("stock.short",)  # what the last row of the table says already
TONES = {"stock.short_but_reserve": "warning", "stock.shared_short": "warning"}
LEAST_TABLE, LEAST_WAYS = 4, 2  # rows in sight in the smallest window


class StacksPart(Part):
    """The part of the stacks. A way from the list is taken at once; what is typed counts once it is saved, and is
    checked with every number.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.draft = Draft()
        self.set = SetView(None, (), Chips(0))
        self.stock = StockView((), 0)
        self._of = session.tournament
        self._sharing: tuple[SharingView, ...] = ()
        self._ways: dict[tuple[str, tuple[tuple[str, int], ...]], ProposalsView] = {}
        self.pictures = ChipPictures(session)
        self.table = StacksTable(session.words, self.pictures.image)
        say(self.table.setAccessibleName, texts.TABLE)
        self.ways = Proposals(session.words, self, self.to_ways)
        self.sum = Label("", "strong", wrap=True, name="chip_stock_sum")
        self.findings = Findings("chip_stock_findings")
        self.note = Label("", "muted", wrap=True, name="chip_stacks_note")
        self.note.setMinimumHeight(36)
        self.discard = Button(texts.DISCARD, self.discard_typed, kind="quiet", name="chip_stacks_discard")
        self.save = PrimaryButton(
            texts.SAVE, self.save_all, on=self, icon="check", key="Ctrl+S", name="chip_stacks_save"
        )
        self.empty = EmptyState("chip", texts.NO_SET, texts.NO_SET_WHY)
        self.first = self.empty.offer(
            Button(texts.TO_SET, partial(self.part_asked.emit, "set"), name="chip_stacks_set")
        )
        area = scrolled(vbox(grow(self.table, 3), self.sum, self.findings, grow(self.ways, 2)))
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.body = holder(vbox(grow(area), hbox(grow(self.note), self.discard, self.save)))
        self.stack = one_of(self.body, self.empty)
        vbox(self.stack, on=self)
        self.table.lines.typed.connect(self._on_typed)
        self.table.went.connect(self._went)
        self.table.saved_by(self.save)
        self.table.entered.connect(self.to_ways)
        self.ways.taken.connect(self.take)
        self.ways.left.connect(self.take_focus)

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.draft.changed else super().unkept()

    def refresh(self) -> None:
        session = self.session
        if self._of != session.tournament:
            self._of, self.draft = session.tournament, Draft()
        self._sharing = sharing(session.club, session.tournament) if session.tournament is not None else ()
        self._ways.clear()
        self.show_views(session.view(set_view), session.view(stack_views))

    def show_views(self, chips: SetView, stacks: tuple[StackView, ...]) -> None:
        """Show these stacks; what is typed over them stays until it is saved or discarded."""
        self.set = chips
        self.stack.setCurrentWidget(self.body if chips.chip_set is not None else self.empty)
        if chips.chip_set is None:
            self.draft = Draft()
            self.table.show_all(Shown(self.session.words))
            return
        self.draft = drafts.rebased(self.draft, stacks)
        self._show_draft()

    def take_focus(self) -> None:
        focus(self.table if self.set.chip_set is not None else self.first)

    # Doing

    def take(self, pieces: Pieces) -> None:
        """Make the stack the keyboard is at of these pieces; () leaves it open."""
        row = self.table.stack()
        if row is None:
            return
        self.draft = drafts.with_pieces(self.draft, self.table.stack_at(), pieces)
        if self.session.do(chip_sets.make_stack, row.view.offer, pieces) is None:
            self._show_draft()
        self.take_focus()

    def save_all(self) -> None:
        """Save the stacks as they are typed, and count with the sales that are expected."""
        draft = self.draft
        if not draft.changed:
            return
        if any(not row.fits for row in draft.rows):
            self._to_wrong()
            return
        for offer, pieces in draft.remade.items():
            if self.session.do(chip_sets.make_stack, offer, pieces) is None:
                return
        if draft.expects_otherwise:
            self.session.do(chip_sets.expect, draft.expected)

    def discard_typed(self) -> None:
        """Put back the stacks as they stand."""
        self.draft = Draft()
        self.refresh()
        focus(self.table)

    def to_ways(self) -> None:
        """Put the keyboard at the ways a stack can be made, and from there back at the stacks."""
        if self.ways.list.hasFocus():
            self.take_focus()
        elif self.ways.list.isVisibleTo(self):
            focus(self.ways.list)

    def _to_wrong(self) -> None:
        at, row = next((at, row) for at, row in enumerate(self.draft.rows) if not row.fits)
        columns = range(self.table.lines.columnCount())
        wrong = (column for column in columns if self.table.shown.key(column) in row.wrong)
        self.table.put(at + ABOVE, next(wrong, self.table.home))
        focus(self.table)

    def _on_typed(self, number: int, column: int, typed: str) -> None:
        key = self.table.shown.key(column)
        if key is not None:
            self.draft = drafts.typed_into(self.draft, number - ABOVE, key, typed)
            self._show_draft()

    # Saying what is there

    def _show_draft(self) -> None:
        draft, session = self.draft, self.session
        typed = {row.view.offer: row.pieces for row in draft.rows if row.remade}
        self.stock = session.view(stock_as_typed, session.now(), typed, draft.expected, self._sharing)
        there = {value for row in draft.rows for value, _number in row.pieces}  # also raced off since
        chips = tuple(each.chip for each in self.set.chips if not each.gone or each.chip.value in there)
        fixed = session.status_view().phase.value == "finished"
        self.table.show_all(Shown(session.words, draft, self.stock, chips, fixed))
        self._fit()
        self._say_stock()
        self.save.allow("" if draft.changed else session.words(texts.UNCHANGED))
        self.discard.setVisible(draft.changed)
        self._went()

    def _say_stock(self) -> None:
        stock, words = self.stock, self.session.words
        if stock.largest is None:
            self.sum.setText("")
        elif stock.enough:
            text = texts.ENOUGH if stock.limit is not None else texts.ENOUGH_ALL
            self.sum.setText(words(text, n=stock.players, largest=stock.largest))
        else:
            text = texts.SHORT if stock.limit is not None else texts.SHORT_ALL
            self.sum.setText(words(text, n=stock.players, largest=stock.largest, chip=stock.limit))
        self.sum.set_tone("accent" if stock.enough else "danger")
        self.sum.setVisible(bool(self.sum.text()))
        findings = [each for each in stock.findings if each.code not in IN_TABLE]
        self.findings.show_findings([(words.said(each), TONES.get(each.code, "info")) for each in findings])

    def _went(self) -> None:
        """Show the ways to make the stack the keyboard is at, and what there is to say about the cell."""
        row, session = self.table.stack(), self.session
        if row is None:
            return
        view = self._ways_of(row.view.offer)
        fixed = session.why_not(chip_sets.make_stack, row.view.offer, ())
        self.ways.show_view(view, drafts.name(row, session.words), session.words, fixed=fixed, made=row.pieces)
        self._say_note()

    def _ways_of(self, offer: str) -> ProposalsView:
        """The ways to make a stack, looked for anew when the tournament changed or other sales are expected, not with
        every key.
        """
        session, expected = self.session, self.draft.expected
        key = offer, tuple(sorted(expected.items()))
        if key not in self._ways:
            taken = tuple((row.chip.value, row.others) for row in self.stock.rows if row.others)
            self._ways[key] = session.view(proposals_view, session.now(), offer, expected=expected, taken=taken)
        return self._ways[key]

    def _say_note(self) -> None:
        words, shown = self.session.words, self.table.shown
        row = shown.stack(self.table.here() or 0)
        said = drafts.misfit(row, words) if row is not None else ""
        helped = texts.TYPE_HERE
        if shown.key(self.table.currentIndex().column()) == EXPECTED:
            helped = texts.EXPECTED_HELP
        elif row is not None and row.view.as_standard and not row.remade:
            helped = texts.AS_STANDARD
        self.note.setText(said or words(helped))
        self.note.set_tone("danger" if said else "")

    def _fit(self) -> None:
        """Fit the table to its rows, so that the ways to make a stack stand right under it."""
        rows = min(MOST_ROWS, self.table.lines.rowCount())
        high = TOUCH_ROW if look().touch else ROW
        head = self.table.horizontalHeader().height()
        bar = self.table.horizontalScrollBar().sizeHint().height() if self.table.is_wide() else 0
        self.table.setMinimumHeight(min(LEAST_TABLE, rows) * high + head + bar + 4)
        self.table.setMaximumHeight(rows * high + head + bar + 4)
        self.ways.list.setMinimumHeight(LEAST_WAYS * high + 4)
