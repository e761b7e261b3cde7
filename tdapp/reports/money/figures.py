"""Rows of figures on a sheet about money: a label, amounts at shares of the width, and the lines to sign on."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents, Money
from tdapp.read.money.money import KindSum
from tdapp.reports.typesetting.flow import Block
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.texts import Text
from tdapp.words.money import drawer_report as said
from tdapp.words.money.tenders import DEALINGS, TENDERS
from tdapp.words.say import Words

_LINE, _SIZE, _SIGN = 14.5, 10.0, 46.0
BLANK = "\0"  # a cell to write in


class Figures(Struct, frozen=True):
    """A row: a label and amounts right of it, each ending at its share of the width."""

    label: str
    amounts: tuple[str, ...]
    at: tuple[float, ...]
    bold: bool = False


def figures(sheet: Sheet, row: Figures) -> Block:
    """A row of figures as a block of a page: the label gets what the first of them leaves."""

    def draw(y: float) -> None:
        base = y - _LINE + 4
        sheet.rule(y - _LINE, x1=sheet.left + sheet.width * row.at[-1], weight=STRONG if row.bold else HAIR)
        first = sheet.width * row.at[0]
        widths = [first * 0.42, *(sheet.width * (b - a) - 6 for a, b in zip(row.at, row.at[1:], strict=False))]
        taken = 0.0
        for number, (text, share) in enumerate(zip(row.amounts, row.at, strict=True)):
            x, width = sheet.left + sheet.width * share, min(widths[number], sheet.width * 0.2)
            if text == BLANK:
                sheet.rule(y - _LINE, x0=x - width, x1=x, weight=FINE)
                wide = width
            else:
                wide = sheet.text(x, base, text, size=_SIZE, bold=row.bold, align=RIGHT, width=width)
            taken = taken or wide
        sheet.text(sheet.left, base, row.label, size=_SIZE, bold=row.bold, width=first - taken - 8)

    return Block(_LINE, draw)


def by_kind(words: Words, kinds: Sequence[KindSum], tenders: Sequence[Tender], currency: str) -> list[Figures]:
    """What changed hands: kinds down, tenders across, and the sums of both."""
    columns = len(tenders) + 1
    at = tuple(1 - (columns - 1 - number) * 0.135 for number in range(columns))

    def amounts(sums: Sequence[int]) -> tuple[str, ...]:
        return tuple(words.amount(Money(Cents(cents), currency)) for cents in (*sums, sum(sums)))

    heads = (*(words(TENDERS[tender]) for tender in tenders), words(said.TOTAL))
    rows = [Figures("", heads, at, bold=True)]
    for each in kinds:
        label = words(said.KIND_COUNT, kind=words(DEALINGS[each.kind]), n=words.number(each.number))
        rows.append(Figures(label, amounts(each.sums), at))
    totals = [sum(each.sums[number] for each in kinds) for number in range(len(tenders))]
    return [*rows, Figures(words(said.TOTAL), amounts(totals), at, bold=True)]


def signatures(sheet: Sheet, who: Sequence[Text]) -> Block:
    """Lines to sign and write on beside each other, with what stands under each."""
    wide = (sheet.width - 16 * (len(who) - 1)) / len(who)

    def draw(y: float) -> None:
        for number, text in enumerate(who):
            x = sheet.left + number * (wide + 16)
            sheet.rule(y - _SIGN + 14, x0=x, x1=x + wide, weight=FINE)
            sheet.text(x, y - _SIGN + 3, sheet.words(text), size=9, width=wide)

    return Block(_SIGN, draw)
