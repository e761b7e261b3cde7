"""The Ledger part: the proof of the chips in play line by line; every line opens to the acts it is made of."""

from collections.abc import Iterator
from functools import partial

from tdapp.app.chips.chip_ledger_exchange import ledger_table
from tdapp.domain.pieces import Pieces
from tdapp.read.chips.chip_ledger import LedgerItem, LedgerLine, LedgerView
from tdapp.ui.language import say
from tdapp.ui.pages.chips.ledger import texts
from tdapp.ui.pages.chips.ledger.said import item_said, line_said, odd_said
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.pages.part import Part
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Figure
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import SAVE_LIST
from tdapp.words.chips.chip_papers import signed
from tdapp.words.clock.depth import with_depth
from tdapp.words.say import Words

HEADS = (
    Head(texts.WHAT, 60, share=1, worded=True),
    Head(texts.NUMBER, 72),
    Head(texts.EACH, 96),
    Head(texts.CHANGE, 120),
    Head(texts.RUNNING, 120),
    Head(texts.LINE, 72),
)
Key = tuple[int, int, int]  # a line; an item of it, -1: the line itself; a seat of a race, -1: none
SUM: Key = (-1, -1, -1)


class LedgerPart(Part):
    """The part with the lines of the ledger. Enter or Right opens a line, Left closes it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: LedgerView | None = None
        self.opened: set[Key] = set()
        self._of = session.tournament
        self.in_play, self.proof, self.average, self.players = Figure(), Figure(), Figure(), Figure()
        self.open_all = Button("", self.turn_all, on=self, key="Alt+O", name="ledger_open")
        self.export = Button(
            texts.EXPORT, self.save_list, on=self, icon="file-down", key=SAVE_LIST, name="ledger_export"
        )
        self.table = NumbersTable("chip_ledger", HEADS, session.words, column=0)
        say(self.table.setAccessibleName, texts.LEDGER)
        self.table.onward.connect(lambda _just_typed: self._turn())
        self.table.beside.connect(self._beside)
        self.table.doubleClicked.connect(self._turn)
        self.empty = EmptyState("chip", texts.EMPTY, texts.EMPTY_WHY)
        buttons = hbox(self.open_all, self.export)
        head = hbox(self.in_play, self.proof, self.average, self.players, STRETCH, buttons, gap=28)
        self.body = holder(vbox(head, grow(self.table)))
        self.stack = one_of(self.body, self.empty)
        vbox(self.stack, on=self)

    # Showing

    def refresh(self) -> None:
        if self._of != self.session.tournament:
            self._of = self.session.tournament
            self.opened.clear()
        self.show_view(self.session.ledger_view())

    def look_ahead(self) -> Pieces[None]:
        self.session.ledger_view()  # it is kept
        yield

    def show_view(self, view: LedgerView) -> None:
        """Show this ledger; lines that are open stay open."""
        self.view = view
        words = self.session.words
        self.stack.setCurrentWidget(self.body if view.lines else self.empty)
        self.in_play.show_figure(words.number(view.in_play), texts.IN_PLAY)
        proof = words(texts.PROVEN) if view.proven else words(texts.WRONG, chips=abs(view.total - view.in_play))
        self.proof.show_figure(proof, texts.PROOF)
        self.proof.figure.set_tone("accent" if view.proven else "danger")
        average = with_depth(words, view.average or 0, view.average_depth)
        self.average.show_figure(average, texts.AVERAGE)
        self.players.show_figure(words.number(view.players), texts.PLAYERS)
        self.table.show_keyed(list(self._rows(view, words)), words)
        self.open_all.say(texts.CLOSE if self.opened else texts.OPEN)

    def take_focus(self) -> None:
        focus(self.table)

    # Doing

    def turn_all(self) -> None:
        """Open every line, or close all of them again."""
        lines = self.view.lines if self.view is not None else ()
        self.opened = set() if self.opened else {(at, -1, -1) for at in range(len(lines))}
        self._show_again()

    def save_list(self) -> None:
        """Save the ledger as a list."""
        name = self.session.words(texts.FILE)
        ask_where(self.session, self, title=texts.EXPORT_TITLE, name=name, then=self.write_list)

    def write_list(self, path: str) -> None:
        """Write the ledger into a file."""
        words = self.session.words
        if self.view is not None:
            said, item = partial(line_said, words=words), partial(item_said, words=words)
            save_table(self.session, ledger_table(self.view, said, item), path)

    def _turn(self) -> None:
        self._open(self.table.key(), on=self.table.key() not in self.opened)

    def _beside(self, way: int) -> None:
        key = self.table.key()
        if way < 0 and key is not None and key not in self.opened and key[1] >= 0:
            line, item, seat = key
            self.table.go_to((line, item, -1) if seat >= 0 else (line, -1, -1))
        else:
            self._open(key, on=way > 0)

    def _open(self, key: Key | None, *, on: bool) -> None:
        if key is None or key == SUM or key[2] >= 0 or (key[1] >= 0 and not self._item_of(key).odds):
            return
        (self.opened.add if on else self.opened.discard)(key)
        self._show_again()

    def _item_of(self, key: Key) -> LedgerItem:
        assert self.view is not None
        return self.view.lines[key[0]].items[key[1]]

    def _show_again(self) -> None:
        if self.view is not None:
            self.show_view(self.view)

    # The rows

    def _rows(self, view: LedgerView, words: Words) -> Iterator[Row]:
        for at, line in enumerate(view.lines):
            key = (at, -1, -1)
            yield _line_row(key, line, words, is_open=key in self.opened)
            if key in self.opened:
                yield from self._items(at, line, words)
        if view.lines:
            total = Cell(words.number(view.total), strong=True)
            cells = (Cell(words(texts.TOTAL), strong=True), Cell(""), Cell(""), total, Cell(""), Cell(""))
            yield Row(SUM, words(texts.TOTAL), cells)

    def _items(self, at: int, line: LedgerLine, words: Words) -> Iterator[Row]:
        for number, item in enumerate(line.items):
            key = (at, number, -1)
            icon = "" if not item.odds else "chevron-down" if key in self.opened else "chevron-right"
            said = item_said(line, item, words)
            what = Cell(said, icon=icon, indent=1)
            when = Cell(words.time(item.at), tone="muted")
            change = Cell(signed(words, item.change), tone="" if item.change >= 0 else "warning")
            yield Row(key, said, (what, Cell(""), when, change, Cell(""), Cell(words.number(item.line), tone="muted")))
            if key in self.opened:
                for seat, odd in enumerate(item.odds):
                    told = odd_said(odd, words)
                    blank = (Cell(""),) * 5
                    yield Row((at, number, seat), told, (Cell(told, indent=3, tone="muted"), *blank), wide=True)


def _line_row(key: Key, line: LedgerLine, words: Words, *, is_open: bool) -> Row:
    said = line_said(line, words)
    cells = (
        Cell(said, icon="chevron-down" if is_open else "chevron-right", strong=True),
        Cell(words.number(line.n)),
        Cell(signed(words, line.each) if line.each is not None else ""),
        Cell(signed(words, line.change), tone="" if line.change >= 0 else "warning", strong=True),
        Cell(words.number(line.running), tone="muted"),
        Cell(""),
    )
    return Row(key, said, cells)
