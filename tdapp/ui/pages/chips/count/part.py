"""The Count part: numbers typed table by table or seat by seat, the difference as it stands, and what it may be."""

from functools import partial
from typing import Any

from tdapp.domain.chips import chip_counts
from tdapp.domain.chips.count_cause import Why
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.latest import Latest
from tdapp.domain.pieces import Pieces
from tdapp.domain.units import Chips, EntryId
from tdapp.read.chips.count_entry import CountTable, CountView, count_view
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.ui.language import say
from tdapp.ui.pages.chips.count import texts
from tdapp.ui.pages.chips.count.causes import Causes
from tdapp.ui.pages.chips.count.figures import Figures
from tdapp.ui.pages.chips.count.rows import (
    BEFORE,
    STACK,
    TABLE_HEADS,
    WHOLE,
    Key,
    seat_heads,
    seat_rows,
    table_rows,
)
from tdapp.ui.pages.chips.count.typed import Typed
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.cells import Row
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import BEGIN
from tdapp.ui.widgets.shortcuts import tell_key
from tdapp.words.say import Words


class CountPart(Part):
    """The part in which chips are counted. A number of a table counts once Enter is pressed, the stacks of a table once
    its last one is, or it is left.

    What was refused or cannot be read stays where it was typed.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: CountView | None = None
        self._rows: Latest[list[Row]] = Latest()  # of the tables, while nothing is typed and not saved
        self.typed = Typed()
        self._of = session.tournament
        self._at: Key = None
        words = session.words
        self.figures = Figures("count")
        self.begin = PrimaryButton(on=self, do=self.begin_or_close, icon="play", key=BEGIN, name="count_begin")
        self.bring = Button(
            texts.IMPORT,
            self.import_list,
            on=self,
            icon="file-up",
            key="Alt+I",
            name="count_import",
            help_text=texts.IMPORT_HELP,
        )
        self.note = Label("", "muted", wrap=True, name="count_note")
        self.tables = NumbersTable("count_tables", TABLE_HEADS, words, column=WHOLE)
        say(self.tables.setAccessibleName, texts.TABLES)
        self.title = Label("", "head")
        self.save = Button(texts.SAVE, self.save_stacks, on=self, icon="save", key="Ctrl+S", name="count_save")
        self.seats = NumbersTable("count_seats", seat_heads(Unit.BIG_BLINDS), words, column=STACK)
        self.causes = Causes("count_causes")
        self.empty = EmptyState("chip", texts.EMPTY, texts.EMPTY_WHY)
        tell_key(self, "Return", texts.KEY_ENTER)
        tell_key(self, "Right", texts.KEY_RIGHT)
        head = hbox(grow(self.figures), self.bring, self.begin)
        right = vbox(hbox(self.title, STRETCH, self.save, gap=None), grow(self.seats), gap=6)
        both = hbox(grow(self.tables, 9), grow(right, 11), gap=16)
        self.body = holder(vbox(head, self.note, self.causes, grow(both)))
        self.stack = one_of(self.body, self.empty)
        vbox(self.stack, on=self)
        self.tables.typed.connect(self._on_whole)
        self.seats.typed.connect(self._on_stack)
        self.tables.onward.connect(self._on_tables_onward)
        self.seats.onward.connect(self._on_seats_onward)
        self.tables.went.connect(self._on_table)
        self.tables.beside.connect(self._beside_tables)
        self.seats.beside.connect(self._beside_seats)
        self.tables.delete_wanted.connect(partial(self._drop, self.tables))
        self.seats.delete_wanted.connect(partial(self._drop, self.seats))
        self.causes.chosen.connect(self.show_table)

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return (*self.typed.wholes.values(), *self.typed.stacks.values(), *super().unkept())

    def refresh(self) -> None:
        if self._of != self.session.tournament:
            self._of, self._at = self.session.tournament, None
            self.typed.clear()
        self.show_view(self._seen())

    def look_ahead(self) -> Pieces[None]:
        self._seen()  # it is kept
        yield

    def _seen(self) -> CountView:
        return self.session.view(count_view, self.session.now(), self.session.club.directory)

    def show_view(self, view: CountView) -> None:
        """Show this count; numbers that are typed and not saved stay."""
        first = self.view is None
        self.view = view
        self.typed.forget_saved(view)
        self.stack.setCurrentWidget(self.body if view.tables else self.empty)
        self._show_tables(view, self.session.words)
        if first and view.tables:
            self._go_on(None)
        self._show_seats()
        self._show_head(view)

    def take_focus(self) -> None:
        focus(self.tables)

    # Doing

    def begin_or_close(self) -> None:
        """Begin a count of the room, or close the one that goes on."""
        self.save_stacks()
        on = self.view is not None and self.view.since is not None
        self.session.do(chip_counts.close_count if on else chip_counts.begin_count)
        self.refresh()

    def show_table(self, table: Key) -> None:
        """Show the stacks of a table; what was typed at the one before is saved."""
        self.tables.go_to(table)

    def save_stacks(self) -> bool:
        """Save the stacks that are typed at the table in sight; False: something stands in the way."""
        table = self._table()
        found = self.typed.at(table) if table is not None else {}
        wrong = next((entry for entry, chips in found.items() if chips is None), None)
        if wrong is not None:
            self.seats.go_to(wrong)
            return False
        stacks = {entry: chips for entry, chips in found.items() if chips is not None}
        return not stacks or self.session.do(chip_counts.count, stacks=stacks) is not None

    def import_list(self) -> None:
        """Take the chips from a list in a file."""
        from tdapp.ui.list_importing import choose_file
        from tdapp.ui.pages.chips.count.importing import CountImporting

        choose_file(CountImporting(self.session, self))

    def _on_whole(self, table: Key, typed: str) -> None:
        chips = typed_chips(typed)
        self.typed.whole(table, typed)
        numbers = {} if chips is None or table is None else {table: Chips(chips)}
        if not numbers or self.session.do(chip_counts.count, tables=numbers) is None:
            self._show_again()  # else the room has changed, and is shown already

    def _on_stack(self, entry: EntryId, typed: str) -> None:
        self.typed.stack(entry, typed)
        self._show_again()

    def _on_tables_onward(self, just_typed: bool) -> None:
        """Go on after Enter in the list of tables: to the next one that is not counted. What was refused is
        tried once more.
        """
        here = self.tables.key()
        if here in self.typed.wholes and not just_typed:
            self._on_whole(here, self.typed.wholes[here])
        if here not in self.typed.wholes:
            self._go_on(here)

    def _on_seats_onward(self, _just_typed: bool) -> None:
        """Go on after Enter at a seat: to the next one, or, at the last, the table is saved and the next one begins."""
        table, here = self._table(), self.seats.key()
        if table is None or here is None or self.typed.stack_is_wrong(here):
            return
        entries = [seat.entry for seat in table.seats]
        at = entries.index(here)
        if at + 1 < len(entries):
            self.seats.go_to(entries[at + 1])
        elif self.save_stacks():
            self._go_on(table.number)
            if self.seats.lines.rows:
                self.seats.go_to(self.seats.lines.rows[0].key)

    def _go_on(self, after: Key) -> None:
        """Go to the next table that is not counted, else to the next one."""
        tables = list(self.view.tables) if self.view is not None else []
        at = next((at for at, table in enumerate(tables) if table.number == after), -1)
        ahead = [*tables[at + 1 :], *tables[: max(at, 0)]]
        found = next((table for table in ahead if not table.done), None) or next(iter(ahead), None)
        if found is not None:
            self.tables.go_to(found.number)

    def _on_table(self) -> None:
        """Save what was typed at the table before, since another one is in sight."""
        here = self.tables.key()
        if here != self._at:
            self.save_stacks()
            self._at = here
            self._show_seats()

    def _beside_tables(self, way: int) -> None:
        if way > 0 and self.seats.lines.rows:
            focus(self.seats)
            self.seats.go_to(self.seats.key())

    def _beside_seats(self, way: int) -> None:
        if way < 0:
            self.take_focus()

    def _drop(self, table: NumbersTable) -> None:
        """Forget what is typed and not saved in the row that is deleted."""
        numbers: dict[Any, str] = self.typed.wholes if table is self.tables else self.typed.stacks
        if numbers.pop(table.key(), None) is not None:
            self._show_again()

    # What is in sight

    def _table(self) -> CountTable | None:
        tables = self.view.tables if self.view is not None else ()
        return next((table for table in tables if table.number == self._at), tables[0] if tables else None)

    def _show_again(self) -> None:
        if self.view is not None:
            self.show_view(self.view)

    def _show_tables(self, view: CountView, words: Words) -> None:
        made, typed = partial(table_rows, view, self.typed.wholes, words), self.typed.wholes
        self.tables.show_keyed(made() if typed else self._rows.of((view, words), made), words)

    def _show_seats(self) -> None:
        table, words = self._table(), self.session.words
        if table is None or self.view is None:
            return
        self._at = table.number
        name = words(texts.SEATS_OF_NONE) if table.number is None else words(texts.SEATS_OF, table=int(table.number))
        self.title.setText(name)
        self.seats.setAccessibleName(name)
        rows = seat_rows(table, self.typed.stacks, self.view.unit, words)
        self.seats.show_keyed(rows, words, heads=seat_heads(self.view.unit.unit))
        self.seats.setColumnHidden(BEFORE, not any(row.cells[BEFORE].text for row in rows))
        self.seats.fit()
        self.save.setVisible(any(seat.entry in self.typed.stacks for seat in table.seats))

    def _show_head(self, view: CountView) -> None:
        words = self.session.words
        on = view.since is not None
        self.figures.show_count(view, words)
        self.begin.say(texts.CLOSE if on else texts.BEGIN)
        self.begin.show_icon("check" if on else "play")
        decision = chip_counts.close_count if on else chip_counts.begin_count
        self.begin.allow(self.session.why_not(decision))
        self.note.setText(self.figures.note(view, len(self.typed), words))
        told = tuple(each for each in view.causes if each.cause.why is not Why.NOT_COUNTED)  # the figures say that
        self.causes.show_causes(told, words)
