"""Reading how somebody pays, as it is typed at the desk: 'd', '50 cash 20 card', 'v AB-12', 'c 100'.

Nothing typed is cash in full. Amounts stand before their tender or behind it, as the first word has it; a tender
without an amount pays the rest. Cash may be more than is due: that is the change to give back.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.units import Cents, Money
from tdapp.read.people.names import fold
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.money.tenders import TYPED
from tdapp.words.parsing import NOT_AN_AMOUNT, BadInput, parse_money
from tdapp.words.say import Words

MOST = Cents(100_000_000_00)

NO_CODE = QT_TRANSLATE_NOOP("Desk", "A voucher or a ticket needs its code: type '{typed} AB-12'.")
TWO_RESTS = QT_TRANSLATE_NOOP("Desk", "Two parts have no amount. Type how much the first one is.")
NO_TENDER = QT_TRANSLATE_NOOP("Desk", "'{typed}' is not an amount or a payment method.")


class Tendered(Struct, frozen=True):
    """A payment as it was typed: it comes to `payments`, and `change` goes back to the player. `short`: so much is not
    paid yet; `over`: so much too much was typed that is not cash, and cannot be given back.
    """

    payments: tuple[Payment, ...]
    change: Cents
    short: Cents
    over: Cents


@dataclass(slots=True)
class _Part:
    tender: Tender | None = None
    cents: Cents | None = None
    code: str = ""


def tenders(words: Words) -> dict[str, Tender]:
    """Every word that may be typed for a tender, folded; those of the reader's language win."""
    typed: dict[str, Tender] = {}
    for source in (False, True):
        for tender, text in TYPED.items():
            for word in (text.source if source else words(text)).split(","):
                typed.setdefault(fold(word.strip()), tender)
    return typed


def letter(words: Words, tender: Tender) -> str:
    """The one letter that stands for a tender."""
    return words(TYPED[tender]).partition(",")[0]


def read_payment(typed: str, due: Money, digits: int, known: Mapping[str, Tender]) -> Tendered:
    """The payment that was typed, read against what is due. Raises `BadInput`. `digits`: decimals of the currency.

    >>> known = {"c": Tender.CASH, "cash": Tender.CASH, "d": Tender.CARD, "v": Tender.VOUCHER}
    >>> def read(typed, due=6500):
    ...     read = read_payment(typed, Money(Cents(due), "EUR"), 2, known)
    ...     return [(str(part.tender), part.cents, part.code) for part in read.payments], read.change
    >>> read(""), read("d"), read("100")
    (([('cash', 6500, '')], 0), ([('card', 6500, '')], 0), ([('cash', 6500, '')], 3500))
    >>> read("50 cash 15 d"), read("d 20 c 50")
    (([('cash', 5000, ''), ('card', 1500, '')], 0), ([('card', 2000, ''), ('cash', 4500, '')], 500))
    >>> read("v AB-12")
    ([('voucher', 6500, 'AB-12')], 0)
    """
    parts = _parts(typed, due, digits, known)
    if sum(part.cents is None for part in parts) > 1:
        raise BadInput(TWO_RESTS)
    for part in parts:
        if part.tender in CODED and not part.code:
            raise BadInput(NO_CODE, typed=_first_word(part.tender, known))
    said = sum(part.cents or 0 for part in parts)
    rest = Cents(max(0, due.cents - said))
    for part in parts:
        if part.cents is None:
            part.cents = rest
    given = Cents(sum(part.cents or 0 for part in parts))
    surplus = max(0, given - due.cents)
    change = 0
    for part in reversed(parts):
        if part.tender is Tender.CASH and part.cents is not None and surplus > change:
            back = min(part.cents, surplus - change)
            part.cents, change = Cents(part.cents - back), change + back
    paid = tuple(
        Payment(part.tender, part.cents, part.code) for part in parts if part.tender is not None and part.cents
    )
    return Tendered(paid, Cents(change), Cents(max(0, due.cents - given)), Cents(surplus - change))


def _parts(typed: str, due: Money, digits: int, known: Mapping[str, Tender]) -> list[_Part]:
    """The parts of a payment as typed; each has a tender in the end."""
    words = _split(typed, known)
    if not words:
        return [_Part(Tender.CASH)]
    amount_first = fold(words[0]) not in known
    parts: list[_Part] = []
    open_part: _Part | None = None  # what the next word may still belong to
    for word in words:
        tender = known.get(fold(word))
        if open_part is not None and open_part.tender in CODED and not open_part.code:
            open_part.code = word
            if amount_first:
                open_part = None
        elif tender is not None:
            if amount_first and open_part is not None and open_part.tender is None:
                open_part.tender = tender
                open_part = open_part if tender in CODED else None
            else:
                open_part = _Part(tender)
                parts.append(open_part)
                if amount_first and tender not in CODED:
                    open_part = None
        else:
            cents = _cents(word, due, digits)
            if not amount_first and open_part is not None and open_part.cents is None:
                open_part.cents = cents
            else:
                open_part = _Part(None, cents)
                parts.append(open_part)
    for part in parts:
        part.tender = part.tender or Tender.CASH
    return parts


def _split(typed: str, known: Mapping[str, Tender]) -> list[str]:
    """The words of a payment; an amount and a tender may stand together: 'c100', '50d'."""
    found: list[str] = []
    for word in typed.replace(";", " ").replace("+", " ").split():
        head = word.rstrip("0123456789.,")
        tail = word.lstrip("0123456789.,")
        after_code = bool(found) and known.get(fold(found[-1])) in CODED
        if after_code or word == tail == head:
            found.append(word)
        elif head and fold(head) in known:
            found.extend((head, word[len(head) :]))
        elif tail and fold(tail) in known:
            found.extend((word[: len(word) - len(tail)], tail))
        else:
            found.append(word)
    return found


def _cents(word: str, due: Money, digits: int) -> Cents:
    try:
        return parse_money(word, currency=due.currency, digits=digits, least=1, most=MOST).cents
    except BadInput as bad:
        if bad.text is NOT_AN_AMOUNT:
            raise BadInput(NO_TENDER, typed=bad.facts["typed"]) from bad
        raise


def _first_word(tender: Tender | None, known: Mapping[str, Tender]) -> str:
    return next(word for word, meant in known.items() if meant is tender)
