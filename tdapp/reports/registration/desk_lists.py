"""The lists of the registration desk on paper: sign-in sheet, entrants, waiting list, payments."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.units import Money
from tdapp.read.money.transactions import Payments, Transaction
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.desk_papers import AlternatesSheet, Entrant, EntrantsSheet, WaitingLine
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import line_height
from tdapp.reports.typesetting.listing import HEAD, TICK, TO_SIGN, Column, Listing, Row, write
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.words.money.tenders import DEALINGS, TENDERS, paid_by
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_SUM_LINE = 15.0


def sign_in(model: EntrantsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the sign-in sheet: everybody still in, with a box to tick and a line to sign on."""
    columns = (
        Column(words(said.HERE), 0.06),
        Column(words(said.NAME), 0.40),
        Column(words(said.ENTRY), 0.08, RIGHT),
        Column(words(said.SEAT_HEAD), 0.09, RIGHT, bold=True),
        Column("", 0.02),
        Column(words(said.SIGNATURE), 0.35),
    )
    rows = [
        Row(("✓" if each.here else TICK, each.name, words.number(each.entry), words.seat(each.seat), "", TO_SIGN))
        for each in model.entrants
    ]
    sheet = _sheet(out, SheetKind.SIGN_IN, model.stamp, words, paper, fonts, words(said.PLAYERS, n=len(rows)))
    names = [_filed(each.name) for each in model.entrants]
    high = line_height(sheet.top - sheet.bottom - HEAD, max(1, len(rows)), roomy=23.0, usual=23.0, tight=19.0)
    return write(sheet, Listing(columns, rows, high=high, size=10.5), names=names)


def entrants(model: EntrantsSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the list of entrants by name."""
    columns = (
        Column(words(said.NAME), 0.44),
        Column(words(said.ENTRY), 0.08, RIGHT),
        Column(words(said.SEAT_HEAD), 0.09, RIGHT, bold=True),
        Column(words(said.PRICE), 0.25),
        Column(words(said.PAID_HEAD, currency=model.currency), 0.14, RIGHT),
    )
    rows = [_entrant(words, each) for each in model.entrants]
    sheet = _sheet(out, SheetKind.ENTRANTS, model.stamp, words, paper, fonts, words(said.ENTRIES, n=len(rows)))
    return write(sheet, Listing(columns, rows), names=[_filed(each.name) for each in model.entrants])


def alternates(model: AlternatesSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the waiting list, with room to note what became of each."""
    columns = (
        Column(words(said.NUMBER), 0.09, RIGHT, bold=True),
        Column("", 0.02),
        Column(words(said.NAME), 0.42),
        Column(words(said.CALLED), 0.22),
        Column("", 0.25),
    )
    rows = [Row((words.number(each.number), "", each.name, _called(words, each), TO_SIGN)) for each in model.waiting]
    sheet = _sheet(out, SheetKind.ALTERNATES, model.stamp, words, paper, fonts, words(said.WAIT, n=len(rows)))
    return write(sheet, Listing(columns, rows, high=21.0, size=11.0))


def payments(model: Payments, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write every payment in the order of the journal, and what each tender comes to."""
    columns = (
        Column(words(said.TIME), 0.06),
        Column(words(said.LINE), 0.06, RIGHT),
        Column(words(said.ENTRY), 0.06, RIGHT),
        Column(words(said.NAME), 0.23),
        Column(words(said.WHAT), 0.15),
        Column(words(said.TENDER), 0.21),  # a ticket is read by its whole code
        Column(words(said.AMOUNT, currency=model.currency), 0.12, RIGHT),
        Column(words(said.OPERATOR), 0.11),
    )
    rows = [_payment(words, each) for each in model.rows]
    sheet = _sheet(out, SheetKind.PAYMENTS, model.stamp, words, paper, fonts, words(said.PAYMENTS, n=len(rows)))
    listing = Listing(columns, rows, high=14.0, size=8.5)
    proof = said.where_it_goes(words, model.money) if rows else []

    def end(y: float) -> None:
        below = _sums(sheet, model, y - 10) - 16
        if proof:
            _proof(sheet, proof, below)

    return write(sheet, listing, closing=(len(model.sums) + len(proof) + 2) * _SUM_LINE + 36, end=end)


def _sheet(out: BinaryIO, kind: SheetKind, stamp: Stamp, words: Words, paper: Paper, fonts: Path, facts: str) -> Sheet:
    return Sheet(out, kind=kind, stamp=stamp, words=words, paper=paper, fonts=fonts, facts=facts)


def _filed(name: PlayerName) -> str:
    return name.last or name.first


def _entrant(words: Words, each: Entrant) -> Row:
    seat = words(said.IS_OUT) if each.out else words.seat(each.seat)
    return Row((each.name, words.number(each.entry), seat, words.one(each.item), words.amount(each.paid)))


def _called(words: Words, each: WaitingLine) -> str:
    if each.until is None:
        return ""
    return words(said.ANSWERED) if each.answered else words(said.CALLED_UNTIL, time=each.until)


def _payment(words: Words, each: Transaction) -> Row:
    kind = words(DEALINGS[each.kind])
    item = words.one(each.item)
    what = kind if item in ("", kind) else f"{item}, {kind}" if each.amount.cents < 0 else item
    return Row(
        (
            words.time(each.at),
            words.number(each.line),
            words.number(each.entry),
            each.player,
            what,
            paid_by(words, each.tender, each.code),
            words.amount(each.amount),
            said.facts(each.operator, each.drawer),
        ),
        struck=each.void is not None,
    )


def _proof(sheet: Sheet, lines: list[tuple[str, str]], y: float) -> None:
    """Where the money goes: the parts of what was sold, what the house adds, what was paid and is to be paid."""
    end = sheet.left + sheet.width * 0.76
    sheet.text(sheet.left, y - 10, sheet.words(said.WHERE_IT_GOES), size=9, bold=True, width=sheet.width * 0.5)
    sheet.rule(y - 15, x1=end, weight=FINE)
    y -= 12
    for label, amount in lines:
        y -= _SUM_LINE
        sheet.text(sheet.left, y, label, size=9.5, width=sheet.width * 0.5)
        sheet.text(end, y, amount, size=9.5, bold=True, align=RIGHT, width=sheet.width * 0.17)


def _sums(sheet: Sheet, model: Payments, y: float) -> float:
    """What each tender comes to: in, out, left. Where it ends."""
    words = sheet.words
    places = [sheet.left + sheet.width * share for share in (0.40, 0.58, 0.76)]
    heads = (words(said.TAKEN), words(said.GIVEN), words(said.LEFT, currency=model.currency))
    room = sheet.width * 0.17
    sheet.text(sheet.left, y - 10, words(said.TENDER), size=9, bold=True, width=room)
    for x, head in zip(places, heads, strict=True):
        sheet.text(x, y - 10, head, size=9, bold=True, align=RIGHT, width=room)
    sheet.rule(y - 15, x1=places[-1], weight=FINE)
    y -= 12
    for each in model.sums:
        y -= _SUM_LINE
        sheet.text(sheet.left, y, words(TENDERS[each.tender]), size=9.5, width=room)
        for x, cents in zip(places, (each.taken, each.given, each.left), strict=True):
            amount = words.amount(Money(cents, model.currency))
            sheet.text(x, y, amount, size=9.5, bold=x == places[-1], align=RIGHT, width=room)
    return y
