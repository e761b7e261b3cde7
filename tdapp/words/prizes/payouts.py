"""What a payout table pays, and what is odd about prizes: for whoever chooses a table or is about to post them."""

from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.payout_choices import PayoutChoice
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

CHOICE = QT_TRANSLATE_NOOP("Prizes", "%n places, {first} to {last}", "what a payout table pays now", 1)
CHOICE_ONE = QT_TRANSLATE_NOOP("Prizes", "One place, {first}", "what a payout table pays now")
CHOICE_WHOLE = QT_TRANSLATE_NOOP("Prizes", "%n seats of {worth}", "of a satellite", 1)
CHOICE_SEATS = QT_TRANSLATE_NOOP("Prizes", "%n seats of {worth}, {rest} beside them", "of a satellite", 1)
CHOICE_BUBBLE = QT_TRANSLATE_NOOP("Prizes", "{said}; bubble {back}", "what a payout table pays now")
CHOICE_NONE = QT_TRANSLATE_NOOP("Prizes", "Nobody is paid")

PAYOUTS: dict[str, Text] = {
    "prizes.less_than_buy_in": QT_TRANSLATE_NOOP(
        "Prizes", "The last prize, {last}, is less than the {buy_in} an entry brings into the pool: pay fewer places."
    ),
    "prizes.most_are_paid": QT_TRANSLATE_NOOP("Prizes", "%n of {entries} are paid: more than half of them.", "", 1),
    "prizes.unlocked": QT_TRANSLATE_NOOP(
        "Prizes", "The locked prizes do not fit the pool and are left aside. Lock less, or raise the guarantee."
    ),
    "prizes.lost": QT_TRANSLATE_NOOP(
        "Prizes", "The minimum cash costs %n places, from place {first} on.", "places that are not paid", 1
    ),
    "prizes.ahead": QT_TRANSLATE_NOOP(
        "Prizes",
        "With {entries} entries: {pool}, %n places, first {first}, last {last}",
        "what the next entries change",
        1,
    ),
    "prizes.ahead.seats.whole": QT_TRANSLATE_NOOP(
        "Prizes", "With {entries} entries: {pool}, %n seats", "what the next entries change", 1
    ),
    "prizes.ahead.seats": QT_TRANSLATE_NOOP(
        "Prizes", "With {entries} entries: {pool}, %n seats, {rest} beside them", "what the next entries change", 1
    ),
    "prizes.few_are_paid": QT_TRANSLATE_NOOP("Prizes", "%n of {entries} are paid: fewer than one in twenty.", "", 1),
}


def choice_said(words: Words, one: PayoutChoice) -> str:
    """What a payout table pays for the field and the pool there are: '27 places, €8,495.00 to €210.00'."""
    if not one.cents:
        return words(CHOICE_NONE)
    if one.table.seats is not None:
        worth = Money(one.table.seats.value, one.currency)
        rest = sum(one.cents) - one.seats * worth.cents
        if not rest:
            return words(CHOICE_WHOLE, n=one.seats, worth=worth)
        return words(CHOICE_SEATS, n=one.seats, worth=worth, rest=Money(Cents(rest), one.currency))
    said = words(CHOICE if one.paid > 1 else CHOICE_ONE, n=one.paid, first=one.amount(1), last=one.amount(one.paid))
    return words(CHOICE_BUBBLE, said=said, back=one.amount(-1)) if one.bubble else said
