"""The words on a slip."""

from collections.abc import Iterator

from tdapp.domain.units import Cents, Money
from tdapp.read.money.dealings import OUT, WINNINGS, DealingKind
from tdapp.read.money.slips import Slip, TicketPart
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.money.tenders import paid_by
from tdapp.words.say import Words

TITLES: dict[DealingKind, Text] = {
    DealingKind.ENTRY: QT_TRANSLATE_NOOP("Slips", "Entry"),
    DealingKind.RE_ENTRY: QT_TRANSLATE_NOOP("Slips", "Re-entry"),
    DealingKind.REBUY: QT_TRANSLATE_NOOP("Slips", "Rebuy"),
    DealingKind.ADD_ON: QT_TRANSLATE_NOOP("Slips", "Add-on"),
    DealingKind.ENTRY_BACK: QT_TRANSLATE_NOOP("Slips", "Refund, entry cancelled"),
    DealingKind.SALE_BACK: QT_TRANSLATE_NOOP("Slips", "Refund"),
    DealingKind.PRIZE: QT_TRANSLATE_NOOP("Slips", "Prize"),
    DealingKind.PRIZE_BACK: QT_TRANSLATE_NOOP("Slips", "Prize recovered"),
    DealingKind.BOUNTY: QT_TRANSLATE_NOOP("Slips", "Bounty"),
    DealingKind.BOUNTY_BACK: QT_TRANSLATE_NOOP("Slips", "Bounty recovered"),
    DealingKind.MARKER: QT_TRANSLATE_NOOP("Slips", "Lost bounty marker"),
    DealingKind.MARKER_BACK: QT_TRANSLATE_NOOP("Slips", "Bounty marker found"),
    DealingKind.SIDE: QT_TRANSLATE_NOOP("Slips", "Side pool"),
    DealingKind.SIDE_LEFT: QT_TRANSLATE_NOOP("Slips", "Refund, side pool"),
    DealingKind.SIDE_PRIZE: QT_TRANSLATE_NOOP("Slips", "Side pool won"),
    DealingKind.SIDE_BACK: QT_TRANSLATE_NOOP("Slips", "Side pool recovered"),
    DealingKind.ADDED: QT_TRANSLATE_NOOP("Slips", "Added to the prize pool"),
    DealingKind.SEASON: QT_TRANSLATE_NOOP("Slips", "Held back for the season"),
}
SLIP = QT_TRANSLATE_NOOP("Slips", "Slip")
ENTRY_TITLE = QT_TRANSLATE_NOOP("Slips", "Entry {number}", "the title of a receipt for an entry")
ENTRY_NUMBER = QT_TRANSLATE_NOOP("Slips", "entry {number}", "the number of an entry, on its ticket")
TICKET = QT_TRANSLATE_NOOP("Slips", "Ticket", "what a prize was paid as; its player keeps it")
PAYS_FOR = QT_TRANSLATE_NOOP("Slips", "Pays for {names}", "tournaments a ticket is for")
PAYS_ANY = QT_TRANSLATE_NOOP("Slips", "Pays at the desk of any tournament of the club")
PAYS_UNTIL = QT_TRANSLATE_NOOP("Slips", "Valid until {day}")
PAYS_ONCE = QT_TRANSLATE_NOOP("Slips", "Pays once. Without this code there is no entry.")
REFUNDABLE = QT_TRANSLATE_NOOP("Slips", "Refundable at the desk")
NOT_REFUNDABLE = QT_TRANSLATE_NOOP("Slips", "Not refundable")
SEAT = QT_TRANSLATE_NOOP("Slips", "Seat", "above a number")
TO_DEALER = QT_TRANSLATE_NOOP("Slips", "Hand to the dealer")
NO_SEAT = QT_TRANSLATE_NOOP("Slips", "No seat yet")
CHIPS = QT_TRANSLATE_NOOP("Slips", "%n chips", "", 1)
TIMES = QT_TRANSLATE_NOOP("Slips", "{times} × {item}", "so many of one thing")
TOTAL = QT_TRANSLATE_NOOP("Slips", "Total, {currency}")
GIVEN_BACK = QT_TRANSLATE_NOOP("Slips", "Refunded, {currency}")
AT_DRAWER = QT_TRANSLATE_NOOP("Slips", "{operator}, drawer {drawer}", "who took the money, and where")
AT = QT_TRANSLATE_NOOP("Slips", "{day}, {time}")
JOURNAL_LINE = QT_TRANSLATE_NOOP("Slips", "Journal line {line}")
PRINTED = QT_TRANSLATE_NOOP("Slips", "Printed {time}, journal line {line}")
REPRINT = QT_TRANSLATE_NOOP("Slips", "Printed again")
VOID = QT_TRANSLATE_NOOP("Slips", "Undone, no longer valid")
RECEIVED = QT_TRANSLATE_NOOP("Slips", "Received, signature")


PAID_OUT = QT_TRANSLATE_NOOP("Slips", "Paid, {currency}")
RECOVERED = QT_TRANSLATE_NOOP("Slips", "Recovered, {currency}")
PLACE = QT_TRANSLATE_NOOP("Slips", "Place {place}")
WON_SEAT = QT_TRANSLATE_NOOP("Slips", "A seat of the satellite")
PLACES = QT_TRANSLATE_NOOP("Slips", "Places {best}–{worst}, shared")
HOUSE_SIGNS = QT_TRANSLATE_NOOP("Slips", "For the house, signature")
SECOND_SIGNS = QT_TRANSLATE_NOOP("Slips", "Second for the house, signature")
IDENTITY = QT_TRANSLATE_NOOP("Slips", "Identity document, kind and number")
TAX = QT_TRANSLATE_NOOP("Slips", "Tax form, number")

_TOTALS: dict[DealingKind, Text] = {
    DealingKind.ENTRY: TOTAL,
    DealingKind.RE_ENTRY: TOTAL,
    DealingKind.REBUY: TOTAL,
    DealingKind.ADD_ON: TOTAL,
    DealingKind.ENTRY_BACK: GIVEN_BACK,
    DealingKind.SALE_BACK: GIVEN_BACK,
    DealingKind.PRIZE: PAID_OUT,
    DealingKind.BOUNTY: PAID_OUT,
    DealingKind.PRIZE_BACK: RECOVERED,
    DealingKind.BOUNTY_BACK: RECOVERED,
    DealingKind.MARKER: TOTAL,
    DealingKind.MARKER_BACK: GIVEN_BACK,
    DealingKind.SIDE: TOTAL,
    DealingKind.SIDE_LEFT: GIVEN_BACK,
    DealingKind.SIDE_PRIZE: PAID_OUT,
    DealingKind.SIDE_BACK: RECOVERED,
    DealingKind.ADDED: TOTAL,
    DealingKind.SEASON: PAID_OUT,
}


def total(words: Words, slip: Slip) -> str:
    """What the sum of a slip is: a total, what was refunded, paid out or recovered."""
    return words(_TOTALS[slip.kind], currency=slip.currency)


def to_sign(slip: Slip) -> tuple[Text, ...]:
    """The lines to sign or to fill in on a slip: by whoever gets money, by the house where it takes any back, and for
    the papers the club wants.
    """
    if slip.kind in (DealingKind.PRIZE_BACK, DealingKind.BOUNTY_BACK, DealingKind.ADDED):
        return (HOUSE_SIGNS,)
    if slip.kind not in OUT:
        return ()
    lines = (
        (IDENTITY, slip.identity),
        (TAX, slip.tax),
        (RECEIVED, True),
        (HOUSE_SIGNS, slip.kind in WINNINGS or slip.kind is DealingKind.SEASON),
        (SECOND_SIGNS, slip.identity),
    )
    return tuple(text for text, wanted in lines if wanted)


def head(words: Words, slip: Slip) -> tuple[str, str]:
    """What a receipt is for, and the entry it is about: one word says both where it is for an entry."""
    if slip.kind is DealingKind.ENTRY and slip.entry:
        return words(ENTRY_TITLE, number=int(slip.entry)), ""
    return words(TITLES[slip.kind]), entry(words, slip)


def entry(words: Words, slip: Slip) -> str:
    """The number of the entry a slip is about; '' where it is about none."""
    return words(ENTRY_NUMBER, number=int(slip.entry)) if slip.entry else ""


def item(words: Words, slip: Slip) -> str:
    """The thing that was sold, with how many of it: 'Early bird', '2 × rebuy'; of a prize its place, or that it is a
    seat.
    """
    if slip.won_seat:
        return words(WON_SEAT)
    if slip.place is not None:
        best, worst = slip.place.best, slip.place.worst
        return words(PLACE, place=best) if best == worst else words(PLACES, best=best, worst=worst)
    name = words.one(slip.item)
    return words(TIMES, times=slip.times, item=name) if slip.times > 1 else name


def chips(words: Words, slip: Slip) -> str:
    """The chips that came with what was sold, '' none."""
    return words(CHIPS, n=slip.chips) if slip.chips else ""


def payments(words: Words, slip: Slip) -> list[tuple[str, str]]:
    """The tenders of a slip, each with its amount."""
    return [
        (paid_by(words, each.tender, each.code), words.amount(Money(Cents(each.cents), slip.currency)))
        for each in slip.payments
    ]


def taken_by(words: Words, slip: Slip) -> str:
    """The words for who took the money, and in which drawer."""
    if slip.operator and slip.drawer:
        return words(AT_DRAWER, operator=slip.operator, drawer=slip.drawer)
    return slip.operator or slip.drawer


def sold_at(words: Words, slip: Slip) -> str:
    """The day and time of the sale, on the wall of this room."""
    return words(AT, day=words.day(slip.at.astimezone(words.zone).date()), time=words.time(slip.at))


def ticket(words: Words, part: TicketPart) -> Iterator[str]:
    """What stands on a ticket under its code: where and until when it pays, and whether it is refundable."""
    yield words(PAYS_FOR, names=words.several(list(part.targets))) if part.targets else words(PAYS_ANY)
    if part.expires is not None:
        yield words(PAYS_UNTIL, day=words.day(part.expires))
    yield words(PAYS_ONCE)
    yield words(REFUNDABLE if part.refundable else NOT_REFUNDABLE)
