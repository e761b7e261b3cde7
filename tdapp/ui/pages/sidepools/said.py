"""What the Side pools part says of a pool and of what is typed, and how its lists and boxes are made."""

from PySide6.QtWidgets import QComboBox, QTableView

from tdapp.domain.money.terms import Tender
from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.domain.units import Cents, Money
from tdapp.read.registration.side_line import SideLine
from tdapp.read.sidepools.side_view import SideRow
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.pages.sidepools import texts
from tdapp.ui.widgets.cells import CellModel
from tdapp.ui.widgets.in_rows import Widths, in_rows, widen
from tdapp.ui.widgets.inputs import choice_box
from tdapp.words.money.tenders import TENDERS
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

BY = (Tender.CASH, Tender.CARD, Tender.ACCOUNT)  # by what one pays here: vouchers and tickets are for entries


def tenders() -> QComboBox:
    """A box of what one pays by here."""
    box = choice_box("side_tender", {tender: TENDERS[tender] for tender in BY})
    say(box.setAccessibleName, texts.TENDER)
    return box


def listed(model: CellModel, name: str, title: Text, widths: dict[int, int], wide: int) -> tuple[QTableView, Widths]:
    """A list over this model, and what takes other widths later. `wide`: the column that takes what room is left."""
    table = QTableView()
    table.setObjectName(name)
    say(table.setAccessibleName, title)
    table.setModel(model)
    in_rows(table)
    return table, widen(table, widths, wide)


def sums(words: Words, pool: SideRow) -> str:
    """The account of a side pool in one line, both sides one sum, and who is in front."""
    taken = Money(Cents(pool.staked.cents + pool.fees.cents), pool.staked.currency)
    said = [words(texts.SUMS, taken=taken, paid=pool.paid, due=pool.due, open=pool.open, fees=pool.fees)]
    said += [words(texts.SUM_BACK, amount=pool.back)] if pool.back.cents else []
    if pool.terms.kind is SideKind.LAST_LONGER:
        said.append(words(texts.LEFT, n=pool.inside))
    elif pool.best:
        names = words.several([name.full for name in pool.best])
        said.append(words(texts.FRONT, names=names, hand=cards(pool.hand)))
    return " · ".join(said)


def meaning(words: Words, line: SideLine) -> str:
    """What is typed means, or why it means nothing yet; '' for an empty line."""
    names = words.several([each.full for each in line.names])
    if line.unknown:
        return words(texts.UNKNOWN, typed=line.unknown)
    if line.several:
        may_be = words.several([each.full for each in line.candidates])
        return words(texts.SEVERAL, typed=line.several, names=may_be)
    if line.cards:
        return words(texts.MEANS_HAND, names=names, hand=cards(line.cards))
    return words(texts.MEANS, n=len(line.names), names=names) if line.names else ""
