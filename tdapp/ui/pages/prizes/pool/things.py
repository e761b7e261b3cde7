"""The card of prizes that are not money: what each place also gets, and handing it over."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLayout, QWidget

from tdapp.domain.prizes import things
from tdapp.domain.prizes.payout_checks import MOST_PLACES
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.units import Cents, EntryId
from tdapp.domain.verbs import verb_of
from tdapp.read.prizes.pool_view import PoolView
from tdapp.read.prizes.things import ThingRow, all_things
from tdapp.texts import Text
from tdapp.ui.actions.taking_back import AsksFirst, last_act
from tdapp.ui.pages.prizes.pool import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import MoneyField, NumberField, TextField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, holder, vbox
from tdapp.words.prizes.things import thing_said


class ThingsCard(Card):
    """What is won besides money: typed at the top, below it every thing with its winner and whoever has it."""

    def __init__(self, session: Session, on: QWidget) -> None:
        super().__init__(texts.THINGS_TITLE)
        self.session = session
        self.shown: tuple[ThingRow, ...] = ()
        self._asks = AsksFirst(session)
        self._seen: object = None  # what the rows were made of
        self.place = NumberField("thing_place", texts.THING_PLACE, least=1, most=MOST_PLACES)
        self.name = TextField("thing_name", texts.THING)
        self.worth = MoneyField("thing_worth", texts.THING_WORTH, currency="EUR", hint=texts.THING_WORTH_HINT)
        self.add = Button(texts.ADD_THING, self.put_in, on=on, icon="plus", key="Alt+T", name="thing_add")
        self.next = Button(texts.HAND_NEXT, self.hand_next, on=on, icon="trophy", key="Alt+H", name="thing_hand_next")
        self.none = Label(texts.NO_THINGS, "muted", wrap=True)
        self.rows = QWidget()
        self._list = vbox(gap=4, on=self.rows)
        self.hold(
            hbox(self.place, grow(self.name, 3), grow(self.worth, 2), gap=12), hbox(STRETCH, self.next, self.add),
            self.none, self.rows,
        )  # fmt: skip
        self.place.setMaximumWidth(88)
        for field, after in ((self.place, self.name), (self.name, self.worth)):
            field.line.returnPressed.connect(after.line.setFocus)
        self.worth.line.returnPressed.connect(self.add.click)

    def begin(self) -> None:
        """Drop what is typed."""
        for field in (self.place, self.name, self.worth):
            field.line.setText("")
            field.complain("")

    def show_view(self, view: PoolView) -> None:
        """Show what can be won."""
        session = self.session
        self.worth.use(view.pool.currency)
        rows = self.shown = session.view(all_things, session.club.directory)
        seen = rows, session.words, [self._why_not(row.thing, entry) for row in rows for entry in row.entries]
        if seen != self._seen:
            self._seen = seen
            self._show_rows()
        self.none.setVisible(not rows)
        self.add.allow(session.why_not(things.set_things, (*self._set(), Thing(MOST_PLACES, "?"))))
        waits = self._waits()
        self.next.setVisible(bool(rows))
        self.next.allow(session.words(texts.NOTHING_TO_HAND) if waits is None else self._why_not(*waits))

    def put_in(self) -> None:
        """Add what is typed to what can be won."""
        fields = (self.place, self.name, *((self.worth,) if self.worth.line.text().strip() else ()))
        wrong = [field for field in fields if not field.check()]
        place = self.place.value()
        if wrong or place is None:
            (wrong[0] if wrong else self.place).line.setFocus()
            return
        worth = self.worth.cents() if self.worth.line.text().strip() else Cents(0)
        thing = Thing(place, self.name.value(), worth or Cents(0))
        if self.session.do(things.set_things, (*self._set(), thing)) is not None:
            self.begin()
            self.place.line.setFocus()

    def take_out(self, thing: Thing) -> None:
        """Take a thing off what can be won."""
        self.session.do(things.set_things, tuple(each for each in self._set() if each != thing))

    def hand_next(self) -> None:
        """Hand the first thing that waits to whoever won it."""
        waits = self._waits()
        if waits is not None and self.next.isEnabled():
            self.hand_over(*waits)

    def hand_over(self, thing: Thing, entry: EntryId) -> None:
        """Give a thing to whoever won it."""
        self.session.do(things.hand_over, thing, entry)

    def take_back(self, thing: Thing) -> None:
        """Let a thing come back; its button stands where the one was that handed it over."""
        if not self._asks.asks(last_act(self.session, verb_of(things.hand_over))):
            self.session.do(things.take_back, thing)

    def _set(self) -> tuple[Thing, ...]:
        return self.session.view(lambda state: state.things)

    def _waits(self) -> tuple[Thing, EntryId] | None:
        """The first thing that was posted, has a winner and was not handed over; None: there is none."""
        return next((
            (row.thing, row.entries[0]) for row in self.shown if row.posted and row.entries and row.has is None
        ), None)  # fmt: skip

    def _why_not(self, thing: Thing, entry: EntryId) -> str:
        return self.session.why_not(things.hand_over, thing, entry)

    def _show_rows(self) -> None:
        empty(self._list)
        own = self._set()
        for number, row in enumerate(self.shown):
            held = holder(self._row(number, row, own=row.thing in own))
            self._list.addWidget(held)
            held.show()  # now, as the keys may go there at once

    def _row(self, number: int, row: ThingRow, *, own: bool) -> QLayout:
        words = self.session.words
        said = Label(thing_said(words, row), "strong", wrap=True)
        parts: list[QWidget] = []
        if row.has is not None:
            parts.append(Label(words(texts.HAS, name=row.has), "muted"))
            parts.append(self._button(texts.RETURNED, partial(self.take_back, row.thing), f"thing_back_{number}"))
        elif not row.posted:
            parts.append(Chip(words(texts.NOT_POSTED), tone="warning"))
        else:
            for entry, name in zip(row.entries, row.winners, strict=True):
                hand = self._button(
                    words(texts.HAND_TO, name=name), partial(self.hand_over, row.thing, entry), f"thing_hand_{number}"
                )
                hand.allow(self._why_not(row.thing, entry))
                parts.append(hand)
        if own:
            off = IconButton(
                "x",
                words(texts.TAKE_OUT, thing=row.name),
                partial(self.take_out, row.thing),
                name=f"thing_out_{number}",
            )
            parts.append(off)
        return hbox(grow(said), *parts)

    def _button(self, text: Text | str, deed: Callable[[], None], name: str) -> Button:
        return Button(text, deed, kind="quiet", name=name)
