"""What can be picked of tables and seats: for every table, and for one that is chosen. It writes into the fields."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.units import TableNo
from tdapp.ui.language import language, say
from tdapp.ui.room_rules import picking, texts
from tdapp.ui.widgets.buttons import IconButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip

if TYPE_CHECKING:
    from tdapp.ui.room_rules.tables_part import TablesPart

SMALLEST, LARGEST = 5, 10  # tables that are picked; others are typed


class SeatPicker(QWidget):
    """Two cards of pills over the fields of a part: what holds at every table, and at one table."""

    def __init__(self, part: "TablesPart") -> None:
        super().__init__()
        self.part = part
        self.table = TableNo(1)
        self.out = PickStrip("pick_blocked", texts.PICK_BLOCKED, gap=4)
        self.first = PickStrip("pick_first", texts.PICK_FIRST, gap=4)
        self.redraw = PickStrip("pick_redraw", texts.PICK_REDRAW, gap=4)
        self.seats = PickStrip("pick_size", texts.PICK_SIZE, gap=4)
        self.out_here = PickStrip("pick_blocked_here", texts.PICK_BLOCKED, gap=4)
        self.opens = PickStrip("pick_order", texts.ORDER, gap=4)
        self.label = plain_line("pick_label", texts.PICK_LABEL, hint=texts.PICK_LABEL_HINT, longest=40)
        self.every, self.one = Card(texts.EVERY_TABLE, margin=12), Card("", margin=12)
        for card in (self.every, self.one):
            card.column.setSpacing(4)
        before, after = partial(self.step, -1), partial(self.step, 1)
        self.less = IconButton("minus", texts.TABLE_BEFORE, before, kind="", name="pick_less")
        self.more = IconButton("plus", texts.TABLE_AFTER, after, kind="", name="pick_more")
        self.one.title.show()
        self.one.head.addWidget(self.less)
        self.one.head.addWidget(self.more)
        of_every = (texts.PICK_BLOCKED, self.out), (texts.PICK_FIRST, self.first), (texts.PICK_REDRAW, self.redraw)
        of_one = (texts.PICK_SIZE, self.seats), (texts.PICK_BLOCKED, self.out_here)
        for card, rows in ((self.every, of_every), (self.one, of_one)):
            for text, strip in rows:
                card.hold(Label(text, "caption"), strip)
        self.one.hold(self.label, self.opens)
        vbox(self.every, self.one, gap=10, on=self)
        self.out.picked.connect(lambda seat: self._block(seat, None))
        self.out_here.picked.connect(lambda seat: self._block(seat, self.table))
        self.first.picked.connect(self._fill_first)
        self.redraw.picked.connect(self._redraw)
        self.seats.picked.connect(self._size)
        self.opens.picked.connect(self._open)
        say(self.show_words, texts.EVERY_TABLE)
        self.show_picks()

    def step(self, by: int) -> None:
        """Choose the next table, or the one before."""
        self.go_to(self.table + by)

    def go_to(self, table: int) -> None:
        """Choose another table."""
        if 1 <= table <= HIGHEST_TABLE:
            self.table = TableNo(table)
            self.show_picks()

    def show_words(self, _words: str) -> None:
        """Say everything again in another language."""
        self.show_picks()

    def show_picks(self) -> None:
        """Show what holds; a field that cannot be read is not picked for until it is put right."""
        words, part = language().words, self.part
        sizes, order, blocked = part.sizes.value(), part.order.value(), part.blocked.value()
        first, counts = part.first.value(), part.redraw.value()
        seats = [Pick(str(seat), str(seat), seat) for seat in range(1, LARGEST + 1)]
        here = [each.seat for each in blocked or () if each.table == self.table]
        self.one.title.setText(words(texts.ONE_TABLE, table=self.table))
        self.out.show_picks(seats, frozenset(each.seat for each in blocked or () if each.table is None))
        self.out_here.show_picks(seats, frozenset(here))
        self.first.show_picks(seats, frozenset(first or ()))
        self.redraw.show_picks(
            [
                Pick(str(count), words(texts.AT_TABLES, n=at, count=count), count)
                for at, count in enumerate(picking.counts_for(part.usual), 2)
            ],
            frozenset(counts or ()),
        )
        usual = [Pick("usual", words(texts.USUAL, seats=part.usual), None)]
        others = [seat for seat in range(SMALLEST, LARGEST + 1) if seat != part.usual]
        sized = [*usual, *(Pick(str(seat), str(seat), seat) for seat in others)]
        self.seats.show_picks(sized, dict(sizes or ()).get(self.table))
        self.opens.show_picks([Pick("next", words(texts.OPENS_NEXT), True)], self.table in (order or ()))
        for field, strips in (
            (part.sizes, (self.seats,)),
            (part.order, (self.opens,)),
            (part.blocked, (self.out, self.out_here)),
            (part.first, (self.first,)),
            (part.redraw, (self.redraw,)),
        ):
            for strip in strips:
                strip.setEnabled(field.value() is not None)
        self.less.setEnabled(self.table > 1)

    def _block(self, seat: int, table: TableNo | None) -> None:
        label = self.label.text().strip().replace(";", ",") if table is not None else ""
        self.part.blocked.pick(picking.with_blocked(self.part.blocked.value(), seat, table, label))

    def _fill_first(self, seat: int) -> None:
        self.part.first.pick(picking.turned(self.part.first.value(), seat))

    def _redraw(self, count: int) -> None:
        self.part.redraw.pick(tuple(sorted(picking.turned(self.part.redraw.value(), count), reverse=True)))

    def _size(self, seats: int | None) -> None:
        self.part.sizes.pick(picking.with_size(self.part.sizes.value(), self.table, seats))

    def _open(self, _next: bool) -> None:
        self.part.order.pick(picking.turned(self.part.order.value(), self.table))
