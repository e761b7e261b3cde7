"""The deal desk: stacks as they were counted or are typed, the ways of sharing side by side, and one is booked."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain import dealing
from tdapp.domain.ending import end_by_deal
from tdapp.domain.prizes.deals import TYPED, Agreed, counted_stacks, off_the_top
from tdapp.domain.prizes.icm import icm
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.units import Cents, Chips, EntryId, Money, TournamentId
from tdapp.read.prizes.deal_view import DealView, deal_view
from tdapp.ui.actions import prizes
from tdapp.ui.language import say
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.pages.prizes.deal import texts
from tdapp.ui.pages.prizes.deal.draft import DealDraft, places_typed, share_typed, stack_typed, turned
from tdapp.ui.pages.prizes.deal.rows import STACK, column_of, heads, rows
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton, pills
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.keyboard import HandsOn, focus
from tdapp.ui.widgets.label import Figure, Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.ui.widgets.typed_in import forget_typed
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_money
from tdapp.words.prizes.deals import METHODS
from tdapp.words.say import decimals

if TYPE_CHECKING:
    from tdapp.ui.background import InThread  # loaded with the first large deal

WAYS = tuple((method, METHODS[method], f"Alt+{number}") for number, method in enumerate(DealMethod, 1))
MOST_UNIT = 10**9


class DealDesk(HandsOn, QWidget):
    """The desk at which a deal is made. `left`: it is closed. `sheet_asked`: the agreement is wanted on paper."""

    left = Signal()
    sheet_asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: DealView | None = None
        self.draft = DealDraft({}, {})
        self._of: TournamentId | None = None
        self._ready: object = None  # what ICM of a large field was worked out for
        self._work: InThread | None = None
        self._working_on: object = None  # what it is being worked out for
        words = session.words
        self.whole, self.stacks, self.in_play, self.gap = Figure(), Figure(), Figure(), Figure()
        self.ways = pills(self, self.choose, WAYS, prefix="deal")
        self.table = NumbersTable("deal_table", heads(), words, column=STACK)
        say(self.table.setAccessibleName, texts.LIST)
        self.saved = Field("deal_saved", texts.SAVED, self._places, hint=texts.SAVED_HINT)
        self.things = Field("deal_things", texts.THINGS, str, hint=texts.THINGS_HINT)
        self.unit = Field("deal_unit", texts.UNIT, self._unit, hint=texts.UNIT_HINT)
        self.note = Label("", "muted", wrap=True, name="deal_note")
        self.note.setMinimumHeight(36)
        self.close_it = Button(texts.CLOSE, self.close_desk, on=self, key="Esc", name="deal_close")
        self.sheet = Button(texts.SHEET, self.sheet_asked.emit, on=self, icon="printer", key=PRINT, name="deal_sheet")
        self.end = Button(texts.END, self.end_play, on=self, icon="flag", key="Alt+F", name="deal_end")
        self.make = PrimaryButton(texts.MAKE, self.book, on=self, icon="check", key="Ctrl+Return", name="deal_make")
        for button in (*self.ways.values(), self.sheet, self.end, self.make):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        figures = hbox(self.whole, self.in_play, self.stacks, self.gap, STRETCH, gap=28)
        fields = hbox(grow(self.saved), grow(self.things), self.unit, gap=16)
        foot = hbox(grow(self.note), self.close_it, self.sheet, self.end, self.make, gap=8)
        vbox(figures, hbox(*self.ways.values(), STRETCH), grow(self.table), fields, foot, gap=10, on=self)
        self.hand_on(self.table)
        self.table.typed.connect(self._on_typed)
        self.table.onward.connect(self._on_onward)
        self.table.went.connect(self._on_went)
        for field in (self.saved, self.things, self.unit):
            field.edited.connect(self.refresh)

    # Showing

    def open_desk(self) -> None:
        """Begin with the stacks of the last count, by ICM."""
        self._stop()
        counted = dict(self.session.view(counted_stacks))
        kept = self.draft.changed and self._of == self.session.tournament
        if not kept:
            self.draft = DealDraft(counted, counted)
            for field in (self.saved, self.things):
                field.line.clear()
            unit = self.session.view(lambda state: Money(state.setup.unit, state.setup.currency))
            self.unit.line.setText(self.session.words.amount(unit))
        self._of = self.session.tournament
        self.refresh()
        self.table.home = STACK
        if self.view is not None and self.view.rows:
            first = next((row.entry for row in self.view.rows if row.chips is None), self.view.rows[0].entry)
            self.table.go_to(first)

    def close_desk(self) -> None:
        """Go back to the prizes; what was typed is dropped."""
        self._stop()
        self.draft = DealDraft(self.draft.counted, self.draft.counted)
        self.left.emit()

    def unkept(self) -> tuple[str, ...]:
        """What was typed and is not booked."""
        return ("changed",) if self.isVisible() and self.draft.changed else ()

    def refresh(self) -> None:
        """Ask anew what each way gives, and show it."""
        session = self.session
        if session.tournament is None or self._of is None:
            return
        here = set(session.view(lambda state: [entry.id for entry in state.playing()]))
        stacks = {entry: chips for entry, chips in self.draft.stacks.items() if entry in here}
        self.draft = replace(self.draft, stacks=stacks)
        asked = self.asked()
        ready = self._ready == (asked.stacks, asked.saved)
        self.view = view = session.view(deal_view, session.now(), session.club.directory, asked, ready=ready)
        if view.large and view.why_not.get(DealMethod.ICM, True) is None:
            self._work_out(view, asked)
        self._show(view)

    def asked(self) -> Agreed:
        """What is asked about now."""
        saved, unit = self.saved.value(), self.unit.value()
        return Agreed(
            stacks=self.draft.stacks,
            saved=saved if saved is not None else (),
            things=self._things(),
            unit=unit,
            method=self.draft.method,
            typed=self.draft.shares,
        )

    def _show(self, view: DealView) -> None:
        words = self.session.words
        self.whole.show_figure(words.money(view.whole), texts.WHOLE)
        self.in_play.show_figure(words.number(view.in_play), texts.IN_PLAY)
        self.stacks.show_figure(words.number(view.stacks), texts.STACKS)
        text = texts.MISSING if view.gap > 0 else texts.SURPLUS if view.gap < 0 else texts.FITS
        self.gap.show_figure(words(text, chips=abs(view.gap)), texts.DIFFERENCE)
        self.gap.figure.set_tone("warning" if view.gap else "accent")
        self.table.show_keyed(rows(view, self.draft.method, self.draft.wrong, self._shares_said(), words), words)
        self.table.fit()
        typed = column_of(self.draft.method)
        for method in TYPED:
            self.table.setColumnHidden(column_of(method), column_of(method) != typed)
        self.table.home = typed if self.draft.method in TYPED and self.table.home != STACK else self.table.home
        for method, pill in self.ways.items():
            pill.setChecked(method is self.draft.method)
        self.make.allow(self._why_not())
        self.sheet.allow("" if view.made else words(texts.TYPE_STACKS))
        self.end.allow(self.session.why_not(end_by_deal, *self._title()), words(texts.END_HELP))
        self._say_note()

    def _shares_said(self) -> dict[EntryId, str]:
        words, shares = self.session.words, self.draft.shares
        if self.draft.method is DealMethod.PERCENT:
            return {entry: words.percent(share) for entry, share in shares.items()}
        return {entry: words.amount(Money(Cents(cents), self._currency())) for entry, cents in shares.items()}

    def _why_not(self) -> str:
        """Why the way in front cannot be booked; '' when it can."""
        view, words = self.view, self.session.words
        if view is None:
            return words(texts.NOBODY)
        for said in self.draft.wrong.values():
            return said[1]
        for field in (self.saved, self.unit):
            if not field.check():
                return field.problem()
        if view.refused is not None:
            return words.said(view.refused)
        if self.draft.method not in view.why_not:
            return ""
        why = view.why_not[self.draft.method]
        return words(texts.WORKING, n=len(view.rows), done=0) if why is None else words.said(why)

    def _on_went(self) -> None:
        """Say what there is to say about the cell in front, and whether play can end with this player first."""
        self.end.allow(self.session.why_not(end_by_deal, *self._title()), self.session.words(texts.END_HELP))
        self._say_note()

    def _say_note(self) -> None:
        """Say what stands in the way, or what comes next."""
        view, words = self.view, self.session.words
        why = self._why_not()
        here = self.table.cell().why if self.table.column() != STACK else ""
        after = "" if view is None or not view.made else words(texts.NOT_POSTED if view.draft else texts.IS_POSTED)
        typing = words(texts.TYPE_SHARES if self.draft.method in TYPED else texts.TYPE_STACKS)
        if why and why in (self.saved.problem(), self.unit.problem()):
            why = ""  # stands under its field
        self.note.setText(why or here or after or typing)
        self.note.set_tone("danger" if why else "")

    # Doing

    def choose(self, method: DealMethod) -> None:
        """Turn to a way of sharing; where shares are typed the keyboard goes there, to the first player."""
        if self.view is None:
            return
        self.draft = turned(self.draft, method, self.view)
        self.table.home = column_of(method) if method in TYPED else STACK
        self.refresh()
        focus(self.table)
        if method in TYPED or self.table.here() is not None:
            self.table.put(0 if method in TYPED else self.table.here() or 0, self.table.home)

    def book(self) -> None:
        """Book the deal as it stands in front."""
        self.refresh()
        if self.make.isEnabled():
            self._made(self.session.do(dealing.make_deal, self.asked()))
        else:
            self.note.setText(self._why_not())

    def _made(self, act: object) -> None:
        if act is not None:
            self.draft = replace(self.draft, counted=dict(self.session.view(counted_stacks)), shares={})
            if self.draft.method in TYPED:
                self.draft = replace(self.draft, method=DealMethod.ICM)
            forget_typed(self)  # it is in the deal
            self.refresh()

    def end_play(self) -> None:
        """End play by the posted deal; of several largest stacks the one in front has the title."""
        if self.end.isEnabled():
            prizes.END.act(self.session, *self._title())

    def _title(self) -> tuple[EntryId, ...]:
        """Who has the title where several have the largest stack: the player in front; nobody where one has it."""
        rows = self.view.rows if self.view is not None else ()
        most = max((row.chips or 0 for row in rows), default=0)
        largest = [row.entry for row in rows if row.chips == most]
        return (self.table.key(),) if len(largest) > 1 and self.table.key() in largest else ()

    def _on_typed(self, entry: EntryId | None, typed: str) -> None:
        if entry is None:
            return
        if self.table.home == STACK:
            field = self.session.words(texts.STACK)
            self.draft = stack_typed(self.draft, entry, typed, field, self.session.words)
        else:
            try:
                self.draft = share_typed(self.draft, entry, typed, self._currency())
            except BadInput as bad:
                field = self.session.words(METHODS[self.draft.method])
                self.note.setText(self.session.words(bad.text, field=field, **bad.facts))
                self.note.set_tone("danger")
                return
        self.refresh()

    def _on_onward(self, _typed: bool) -> None:
        """Go to the next line; from the last to what is left to play for."""
        here, view = self.table.here(), self.view
        if here is None or view is None:
            return
        if here + 1 < len(view.rows):
            self.table.put(here + 1, self.table.home)
        else:
            focus(self.saved.line)
            self.saved.line.selectAll()  # what is typed now takes the place of what stands there

    # A large field, beside the clock

    def _work_out(self, view: DealView, asked: Agreed) -> None:
        """Work ICM out in a thread; the clock goes on, and what is typed meanwhile begins it anew."""
        from tdapp.ui.background import InThread

        if self._working_on == (asked.stacks, asked.saved):
            return
        self._stop()
        order = self.session.view(lambda state: [entry.id for entry in state.playing()])
        stacks = tuple(asked.stacks.get(entry, Chips(0)) for entry in order)
        ladder = off_the_top(tuple(each.cents for each in view.ladder), Cents(sum(asked.saved)))
        work = InThread(partial(_worked_out, stacks, ladder), self)
        work.told.connect(self._on_told)
        work.done.connect(partial(self._on_done, (asked.stacks, asked.saved)))
        self._work, self._working_on = work, (asked.stacks, asked.saved)
        work.start()

    def _on_told(self, done: int) -> None:
        if self.view is not None and self.draft.method is DealMethod.ICM:
            self.note.setText(self.session.words(texts.WORKING, n=len(self.view.rows), done=done))

    def _on_done(self, of: object, _outcome: object) -> None:
        if self._work is not None:
            self._work.let_go()
        self._work, self._working_on, self._ready = None, None, of
        self.refresh()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._work = self._working_on = None

    # Reading fields

    def _currency(self) -> str:
        return str(self.session.view(lambda state: state.setup.currency))

    def _places(self, typed: str) -> tuple[Cents, ...]:
        return places_typed(typed, self._currency()) if self._of is not None else ()

    def _things(self) -> tuple[str, ...]:
        return tuple(piece.strip() for piece in self.things.line.text().split(";") if piece.strip())

    def _unit(self, typed: str) -> Cents | None:
        if not typed.strip() or self._of is None:
            return None
        currency = self._currency()
        return parse_money(typed, currency=currency, digits=decimals(currency), least=1, most=MOST_UNIT).cents


def _worked_out(stacks: tuple[Chips, ...], ladder: tuple[Cents, ...], watch: Callable[[int], None]) -> None:
    """ICM of a large field, whose answer is remembered; how much is done goes to `watch`."""

    def told(done: float) -> bool:
        watch(int(100 * done))  # it ends the job by itself once nobody waits for it
        return True

    icm(stacks, ladder, told)
