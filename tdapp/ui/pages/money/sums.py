"""The sums of a tournament: by what they were for and how they were paid, and whose the money is that is left."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.domain.units import Cents, Seq
from tdapp.read.money.money import KindTable
from tdapp.read.registration.registration_desk import MoneyView
from tdapp.texts import Text
from tdapp.ui.pages.money import texts
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, put, vbox
from tdapp.words.money.statement import OWNERS, SOURCES, proof
from tdapp.words.money.tenders import DEALINGS, TENDERS
from tdapp.words.say import Words

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Row = tuple[Sequence[str], str]  # its cells, and their role


class Cells(QWidget):
    """A grid of a few rows of words and amounts, the first column at the left and amounts at the right."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._shown: list[Row] = []
        self._labels: dict[tuple[int, int], Label] = {}  # by row and column
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(1)

    def show_rows(self, rows: list[Row]) -> None:
        """Show these rows; labels are made anew only when they stand in other places."""
        if rows == self._shown:
            return
        same, self._shown = _places(rows) == _places(self._shown), rows
        if same:
            for number, (cells, _role) in enumerate(rows):
                for column, text in enumerate(cells):
                    self._labels[number, column].setText(text)
        else:
            self._lay_out()
        self.setAccessibleName("; ".join(" ".join(cells) for cells, _role in rows))

    def _lay_out(self) -> None:
        self.hide()  # else each label that comes has the whole page laid out again
        empty(self._grid)
        self._labels.clear()
        for number, (cells, role) in enumerate(self._shown):
            for column, text in enumerate(cells):
                label = self._labels[number, column] = Label(text, role)
                if column:
                    label.setAlignment(RIGHT)
                self._grid.addWidget(label, number, column)
        self.show()

    def rows(self) -> list[tuple[str, ...]]:
        """The texts of the rows."""
        return [tuple(cells) for cells, _role in self._shown]


def _places(rows: list[Row]) -> list[tuple[int, str]]:
    """The number of cells in each row, and their role."""
    return [(len(cells), role) for cells, role in rows]


class Sums(QWidget):
    """The sums as two cards beside each other, and under them the proof that both come to the same.

    `beside`: stands beside the proof.
    """

    def __init__(self, beside: QWidget) -> None:
        super().__init__()
        self.kinds, self.whose = Cells("money_kinds"), Cells("money_whose")
        kinds_card, whose_card = Card(texts.BY_KIND, margin=12), Card(texts.WHOSE, margin=12)
        for card, cells in ((kinds_card, self.kinds), (whose_card, self.whose)):
            card.column.setSpacing(4)
            put(card.column, cells)
            put(card.column, STRETCH)
        self.sign = Icon("check", tone="accent", size=18)
        self.proof = Label("", "strong", wrap=True, name="money_proof")
        self.unsettled = Label("", "strong", tone="warning", wrap=True, name="money_unsettled")
        self.unsettled.hide()
        cards = hbox(grow(kinds_card, 3), grow(whose_card, 2))
        vbox(cards, hbox(self.sign, grow(self.proof), beside), self.unsettled, gap=6, on=self)

    def show_view(self, view: MoneyView, table: KindTable, apart: Seq | None, words: Words) -> None:
        """Show these sums. `apart`: the journal line from which on they differ, None: they do not."""

        def amount(cents: int) -> str:
            return words.amount(view.money(cents))

        heads = [words(TENDERS[tender]) for tender in table.tenders]
        rows: list[Row] = [(("", *heads, words(texts.TOTAL)), "caption")]
        for line in table.lines:
            name = words(texts.KIND, n=line.number, kind=words(DEALINGS[line.kind]))
            rows.append(((name, *(amount(cents) if cents else "" for cents in line.sums), amount(line.total)), "table"))
        rows.append(((words(texts.LEFT), *(amount(cents) for cents in table.totals), amount(table.total)), "strong"))
        self.kinds.show_rows(rows)
        self.whose.show_rows(self._whose(view, words))
        self._prove(view, table, apart, words)
        self._show_unsettled(view, words)

    def _whose(self, view: MoneyView, words: Words) -> list[Row]:
        """Where the pool comes from and what became of it, then whose all is that is left, which comes to the sum
        beside it.
        """
        prizes, made_of = view.prizes, view.sources if len(view.sources) > 1 else ()
        pool: list[tuple[Text, int, bool]] = [
            *((SOURCES[source], cents, True) for source, cents in made_of),
            (texts.POOL, prizes.pool, view.pays or bool(prizes.pool)),
            (texts.PAID, -prizes.paid, bool(prizes.paid)),
        ]
        rows: list[Row] = [
            ((words(text), words.amount(view.money(cents))), "muted") for text, cents, shown in pool if shown
        ]
        rows += [((words(OWNERS[owner]), words.amount(view.money(cents))), "table") for owner, cents in view.owners]
        return [*rows, ((words(texts.LEFT), words.amount(view.money(_owned(view)))), "strong")]

    def _show_unsettled(self, view: MoneyView, words: Words) -> None:
        """Show what of the prize money does not come out, as the account says it."""
        prizes, said = view.prizes, []
        if prizes.back:
            said.append(words(texts.CLAIMED, back=view.money(prizes.back)))
        if prizes.gap:
            total, pool, apart = map(view.money, (prizes.total, prizes.pool, abs(prizes.gap)))
            said.append(words(texts.APART, total=total, pool=pool, difference=apart))
        self.unsettled.setText(" ".join(said))
        self.unsettled.setVisible(bool(said))

    def _prove(self, view: MoneyView, table: KindTable, apart: Seq | None, words: Words) -> None:
        """Say what the statement on paper says: what is there is what its owners have."""
        owned = _owned(view)
        equal = table.total == owned
        icon, tone = ("check", "accent") if equal else ("octagon-alert", "danger")
        self.proof.setText(proof(words, view.money(table.total), owned, apart))
        self.proof.set_tone(tone)
        self.sign.show_icon(icon, tone)


def _owned(view: MoneyView) -> Cents:
    """What all owners have together."""
    return Cents(sum(cents for _owner, cents in view.owners))
