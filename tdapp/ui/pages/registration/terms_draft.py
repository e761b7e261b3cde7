"""The price list while it is edited: rows as typed, before they are saved."""

from collections.abc import Mapping
from datetime import datetime
from enum import IntEnum
from itertools import chain, count
from typing import Any

from msgspec import Struct, field

from tdapp.domain.money.terms import NOTHING, Offer, Price, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.registration.price_list import MOST_CHIPS, MOST_MONEY
from tdapp.domain.units import Cents, Chips, Money
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.typed_window import read_window, write_window
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_money, parse_name, parse_number
from tdapp.words.registration.sale_spans import until
from tdapp.words.say import Words, decimals

MOST_SALES = 1_000_000


class Column(IntEnum):
    """The columns of the list, from the left."""

    NAME = 0
    KIND = 1
    PRIZE = 2
    FEE = 3
    STAFF = 4
    BOUNTY = 5
    CHIPS = 6
    EACH = 7
    IN_ALL = 8
    WHO = 9
    WINDOW = 10


COLUMNS = tuple(Column)
MONEY = (Column.PRIZE, Column.FEE, Column.STAFF, Column.BOUNTY)
CHOSEN = (Column.KIND, Column.WHO)  # a word out of a list, not typed
FIELDS = {
    Column.NAME: "name",
    Column.KIND: "kind",
    Column.CHIPS: "chips",
    Column.EACH: "per_player",
    Column.IN_ALL: "in_total",
    Column.WHO: "who",
    Column.WINDOW: "window",
}


class Row(Struct, frozen=True):
    """A line of the price list. `wrong`: what stands in cells that could not be read, and why."""

    offer: Offer
    wrong: Mapping[Column, tuple[str, BadInput]] = field(default_factory=dict)


class Draft(Struct, frozen=True):
    """A list in the making, over the terms it changes."""

    base: tuple[Offer, ...]
    rows: tuple[Row, ...]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The lines as they would be saved."""
        return tuple(row.offer for row in self.rows)

    @property
    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        return self.offers != self.base or self.is_wrong

    @property
    def is_wrong(self) -> bool:
        """Whether something could not be read."""
        return any(row.wrong for row in self.rows)


def begun(offers: tuple[Offer, ...]) -> Draft:
    """A draft without changes."""
    return Draft(offers, tuple(Row(offer) for offer in offers))


def with_line(draft: Draft, after: int, kind: SaleKind, standard: Price, words: Words) -> tuple[Draft, int]:
    """The draft with one line more, priced like an entry; and the row it got."""
    at = max(0, min(after + 1, len(draft.rows)))
    enters = kind in (SaleKind.ENTRY, SaleKind.RE_ENTRY)
    price = Price(standard.prize, standard.fee, bounty=standard.bounty) if enters else Price(standard.prize)
    window = SaleSpan(SaleSpanKind.REGISTRATION)
    name = _name(draft, words(texts.NAMES[kind]), words)
    key = _free(kind.value, {row.offer.key for row in draft.rows} | {offer.key for offer in draft.base})
    line = Offer(key, name, kind, price, None, window)
    return replace(draft, rows=(*draft.rows[:at], Row(line), *draft.rows[at:])), at


def without(draft: Draft, index: int) -> Draft:
    """The draft without a line."""
    return replace(draft, rows=draft.rows[:index] + draft.rows[index + 1 :])


def moved(draft: Draft, index: int, by: int) -> tuple[Draft, int]:
    """The draft with two neighbours changed over; and where the line is then."""
    if not (0 <= index < len(draft.rows) and 0 <= index + by < len(draft.rows)):
        return draft, index
    rows = list(draft.rows)
    rows[index], rows[index + by] = rows[index + by], rows[index]
    return replace(draft, rows=tuple(rows)), index + by


def loaded(draft: Draft, offers: tuple[Offer, ...], sold: frozenset[str]) -> Draft:
    """The draft with another list in it. A line that was sold stays, before it, unless the list has one of its name."""
    named = {offer.name: offer for offer in offers}
    kept, used = [], set()
    for row in draft.rows:
        old = row.offer
        if old.key in sold:
            new = named.pop(old.name, None)
            kept.append(Row(old if new is None else replace(new, key=old.key)))
            used.add(old.key)
    rest = []
    for offer in offers:
        if offer.name in named:
            key = _free(offer.key, used)
            used.add(key)
            rest.append(Row(replace(offer, key=key)))
    return replace(draft, rows=(*kept, *rest))


def joined(draft: Draft, offers: tuple[Offer, ...]) -> Draft:
    """The draft with these lines under its own; what it has already, by name and kind, stays as it is."""
    there = {(row.offer.name, row.offer.kind) for row in draft.rows}
    rows = list(draft.rows)
    for offer in offers:
        if (offer.name, offer.kind) not in there:
            used = {row.offer.key for row in rows} | {each.key for each in draft.base}
            rows.append(Row(replace(offer, key=_free(offer.key, used))))
    return replace(draft, rows=tuple(rows))


def typed_into(draft: Draft, index: int, column: Column, typed: str, reading: "Reading") -> Draft:
    """The draft with something typed into a cell; what cannot be read stays there, marked."""
    row = draft.rows[index]
    wrong = {at: what for at, what in row.wrong.items() if at is not column}
    try:
        row = Row(_read(row.offer, column, typed, reading), wrong)
    except BadInput as bad:
        row = replace(row, wrong={**wrong, column: (typed, bad)})
    return replace(draft, rows=(*draft.rows[:index], row, *draft.rows[index + 1 :]))


def value_of(offer: Offer, column: Column) -> Any:
    """The value in a column of a line."""
    if column in MONEY:
        return offer.price[MONEY.index(column)]
    return getattr(offer, FIELDS[column])


def with_value(offer: Offer, column: Column, value: Any) -> Offer:
    """The line with another value in a column. What becomes a rebuy or an add-on has no bounty any more."""
    if column in MONEY:
        return replace(offer, price=offer.price._replace(**{Price._fields[MONEY.index(column)]: value}))
    offer = replace(offer, **{FIELDS[column]: value})
    if column is Column.KIND and value not in (SaleKind.ENTRY, SaleKind.RE_ENTRY):
        offer = replace(offer, price=offer.price._replace(bounty=NOTHING))
    return offer


class Reading(Struct, frozen=True):
    """The means to read and show a cell: the words, the currency, and now, for times of day."""

    words: Words
    currency: str
    now: datetime


def to_type(row: Row, column: Column, reading: Reading) -> str:
    """The text of a cell when it is opened."""
    if column in row.wrong:
        return row.wrong[column][0]
    offer, words = row.offer, reading.words
    if column is Column.WINDOW:
        return write_window(offer.window, words)
    value = {Column.CHIPS: offer.chips, Column.EACH: offer.per_player, Column.IN_ALL: offer.in_total}
    if column in value:
        number = value[column]
        return "" if number is None else words.number(number)
    return shown(row, column, reading)


def shown(row: Row, column: Column, reading: Reading) -> str:
    """The text of a cell."""
    if column in row.wrong:
        return row.wrong[column][0]
    offer, words = row.offer, reading.words
    match column:
        case Column.NAME:
            return offer.name
        case Column.KIND:
            return words(texts.KINDS[offer.kind])
        case Column.CHIPS:
            return words(texts.STACK) if offer.chips is None else words.number(offer.chips)
        case Column.EACH:
            return "—" if offer.per_player is None else words.number(offer.per_player)
        case Column.IN_ALL:
            return "—" if offer.in_total is None else words.number(offer.in_total)
        case Column.WHO:
            return words(texts.WHO[offer.who])
        case Column.WINDOW:
            with_it = offer.window.kind is SaleSpanKind.REGISTRATION
            return words(texts.WITH_REGISTRATION) if with_it else until(words, offer.window)
    return words.amount(Money(offer.price[MONEY.index(column)], reading.currency))


def problem(row: Row, column: Column, words: Words) -> str:
    """The problem of a cell in words, '' when there is none."""
    if column not in row.wrong:
        return ""
    bad = row.wrong[column][1]
    return words(bad.text, field=words(texts.HEADS[column]), **bad.facts)


def _read(offer: Offer, column: Column, typed: str, reading: Reading) -> Offer:
    value: Any
    if column in MONEY:
        value = Cents(0)
        if typed.strip():
            digits = decimals(reading.currency)
            value = parse_money(typed, currency=reading.currency, digits=digits, most=MOST_MONEY).cents
    elif column is Column.NAME:
        value = parse_name(typed, longest=80)
    elif column is Column.CHIPS:
        value = Chips(parse_number(typed, least=1, most=MOST_CHIPS)) if typed.strip() else None
    elif column in (Column.EACH, Column.IN_ALL):
        value = parse_number(typed, least=1, most=MOST_SALES) if typed.strip() else None
    elif column is Column.WINDOW and typed.strip() != write_window(offer.window, reading.words):
        value = read_window(typed, reading.words, reading.now)
    else:  # a time that is left as it was stays the same evening's, although the next such time may be tomorrow's
        return offer
    return with_value(offer, column, value)


def _free(key: str, used: set[str]) -> str:
    numbered = (f"{key}-{number}" for number in count(2))
    return next(each for each in chain((key,), numbered) if each not in used)


def _name(draft: Draft, name: str, words: Words) -> str:
    """A name for a line: the name itself, with a number when there is one like it."""
    used = {row.offer.name for row in draft.rows}
    numbered = (words(texts.NUMBERED, name=name, number=number) for number in count(2))
    return next(each for each in chain((name,), numbered) if each not in used)
