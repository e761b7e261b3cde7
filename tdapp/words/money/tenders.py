"""The names of tenders, of the parts of a price and of the kinds of dealing, wherever money is spoken of."""

from tdapp.domain.money.terms import Price, Tender
from tdapp.domain.units import Cents, Money
from tdapp.read.money.dealings import DealingKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

TENDERS: dict[Tender, Text] = {
    Tender.CASH: QT_TRANSLATE_NOOP("Money", "cash"),
    Tender.CARD: QT_TRANSLATE_NOOP("Money", "card", "a payment card"),
    Tender.VOUCHER: QT_TRANSLATE_NOOP("Money", "voucher"),
    Tender.TICKET: QT_TRANSLATE_NOOP("Money", "ticket", "won elsewhere, pays for an entry"),
    Tender.ACCOUNT: QT_TRANSLATE_NOOP("Money", "account", "the player's account with the club"),
}
# Separated by commas: what may be typed for a tender. The English words work in every language.
TYPED: dict[Tender, Text] = {
    Tender.CASH: QT_TRANSLATE_NOOP("Typed", "c,cash", "what is typed for a payment in cash; the first is one letter"),
    Tender.CARD: QT_TRANSLATE_NOOP("Typed", "d,card", "what is typed for a payment by card"),
    Tender.VOUCHER: QT_TRANSLATE_NOOP("Typed", "v,voucher", "what is typed for a payment with a voucher"),
    Tender.TICKET: QT_TRANSLATE_NOOP("Typed", "t,ticket", "what is typed for a payment with a ticket won elsewhere"),
    Tender.ACCOUNT: QT_TRANSLATE_NOOP("Typed", "a,account", "what is typed for a payment from the player's account"),
}
# In the order of `Price`
PARTS: tuple[Text, ...] = (
    QT_TRANSLATE_NOOP("Money", "prize pool", "part of a price"),
    QT_TRANSLATE_NOOP("Money", "fee", "part of a price"),
    QT_TRANSLATE_NOOP("Money", "staff", "part of a price"),
    QT_TRANSLATE_NOOP("Money", "bounty", "part of a price"),
)
DEALINGS: dict[DealingKind, Text] = {
    DealingKind.ENTRY: QT_TRANSLATE_NOOP("Money", "entry"),
    DealingKind.RE_ENTRY: QT_TRANSLATE_NOOP("Money", "re-entry"),
    DealingKind.REBUY: QT_TRANSLATE_NOOP("Money", "rebuy"),
    DealingKind.ADD_ON: QT_TRANSLATE_NOOP("Money", "add-on"),
    DealingKind.ENTRY_BACK: QT_TRANSLATE_NOOP("Money", "cancelled", "an entry that was given back"),
    DealingKind.SALE_BACK: QT_TRANSLATE_NOOP("Money", "refunded", "a rebuy or an add-on"),
    DealingKind.PRIZE: QT_TRANSLATE_NOOP("Money", "prize"),
    DealingKind.PRIZE_BACK: QT_TRANSLATE_NOOP("Money", "prize recovered"),
    DealingKind.BOUNTY: QT_TRANSLATE_NOOP("Money", "bounty", "paid to whoever won it"),
    DealingKind.BOUNTY_BACK: QT_TRANSLATE_NOOP("Money", "bounty recovered"),
    DealingKind.MARKER: QT_TRANSLATE_NOOP("Money", "lost bounty marker"),
    DealingKind.MARKER_BACK: QT_TRANSLATE_NOOP("Money", "bounty marker found"),
    DealingKind.SIDE: QT_TRANSLATE_NOOP("Money", "side pool", "paid to be in one"),
    DealingKind.SIDE_LEFT: QT_TRANSLATE_NOOP("Money", "side pool refunded"),
    DealingKind.SIDE_PRIZE: QT_TRANSLATE_NOOP("Money", "side pool won"),
    DealingKind.SIDE_BACK: QT_TRANSLATE_NOOP("Money", "side pool recovered"),
    DealingKind.ADDED: QT_TRANSLATE_NOOP("Money", "added to the pool"),
    DealingKind.SEASON: QT_TRANSLATE_NOOP("Money", "to the season"),
}


def parts(words: Words, price: Price, currency: str) -> list[tuple[str, str]]:
    """The parts of a price that are not zero, each with its amount: [('prize pool', '50.00'), ('fee', '5.00')]."""
    return [
        (words(text), words.amount(Money(Cents(cents), currency)))
        for text, cents in zip(PARTS, price, strict=True)
        if cents
    ]


def paid_by(words: Words, tender: Tender, code: str) -> str:
    """A tender with the code it carries: 'voucher AB-12', 'cash'."""
    return f"{words(TENDERS[tender])} {code}".strip()
