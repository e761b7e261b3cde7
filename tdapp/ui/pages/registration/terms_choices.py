"""The values a cell of the price list can be given by picking: each is what would be typed there."""

from collections.abc import Iterable
from typing import Any

from tdapp.domain.money.terms import NOTHING, Buyers, Offer, SaleKind
from tdapp.domain.registration.price_list import MOST_CHIPS
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.registration.span_choices import Frame, spanned, stepped, way_of, ways
from tdapp.read.registration.terms import TermsView
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.terms_draft import MONEY, Column, Draft, value_of, with_value
from tdapp.ui.widgets.pick_strip import Pick
from tdapp.values import replace
from tdapp.words.say import Words, decimals

ENTRIES = (SaleKind.ENTRY, SaleKind.RE_ENTRY)
STEPPED = (Column.EACH, Column.IN_ALL, Column.WINDOW)  # what has a next smaller and larger value


def picks(offer: Offer, column: Column, view: TermsView, frame: Frame, words: Words) -> tuple[Pick, ...]:
    """What there is to pick for a cell of this line."""
    if column in MONEY:
        return tuple(_of_money(offer, column, view, words))
    match column:
        case Column.NAME:
            names = (texts.NAMES[offer.kind], *((texts.EARLY, texts.MEMBER) if offer.kind is SaleKind.ENTRY else ()))
            return tuple(Pick(text.source, words(text), words(text)) for text in names)
        case Column.KIND:
            return tuple(Pick(kind, words(texts.NAMES[kind]), kind) for kind in SaleKind)
        case Column.WHO:
            return tuple(Pick(who, words(texts.FOR_WHOM[who]), who) for who in Buyers)
        case Column.CHIPS:
            return tuple(_of_chips(view, words))
        case Column.EACH | Column.IN_ALL:
            few = (None, 1, 2, 3) if column is Column.EACH else (None, 10, 20, 50)
            return tuple(
                Pick(str(n or "none"), words(texts.NO_LIMIT) if n is None else words.number(n), n) for n in few
            )
        case Column.WINDOW:
            return tuple(
                Pick(way, words(texts.WAYS[way]), spanned(way, frame, offer.window))
                if way is not way_of(offer.window)
                else Pick(way, words(texts.WAYS[way]), offer.window)
                for way in ways(frame)
            )
    return ()


def picked(draft: Draft, index: int, column: Column, value: Any) -> Draft:
    """The draft with a picked value in a cell, and nothing wrong there any more."""
    row = draft.rows[index]
    wrong = {at: what for at, what in row.wrong.items() if at is not column}
    row = replace(row, offer=with_value(row.offer, column, value), wrong=wrong)
    return replace(draft, rows=(*draft.rows[:index], row, *draft.rows[index + 1 :]))


def next_to(offer: Offer, column: Column, by: int, frame: Frame) -> Any:
    """The next larger value of a cell (`by` 1) or the next smaller one (-1). Below 1 there is no limit: None."""
    value = value_of(offer, column)
    if column is Column.WINDOW:
        return stepped(value, by, frame)
    step = 1 if column is Column.EACH else 10
    number = ((value or 0) // step + by) * step
    return number if number > 0 else None


def _of_money(offer: Offer, column: Column, view: TermsView, words: Words) -> Iterable[Pick]:
    yield Pick("nothing", words(texts.NOTHING), NOTHING)
    part = MONEY.index(column)
    if column is Column.BOUNTY and offer.kind not in ENTRIES:
        return
    entry = view.standard[part]
    if entry:
        yield Pick("entry", words(texts.AS_ENTRY, money=Money(entry, view.currency)), entry)
        unit = 10 ** decimals(view.currency)
        half = Cents(entry // (2 * unit) * unit)
        if half:
            yield Pick("half", words(texts.HALF_OF_IT, money=Money(half, view.currency)), half)


def _of_chips(view: TermsView, words: Words) -> Iterable[Pick]:
    yield Pick("stack", words(texts.ONE_STACK, chips=view.stack), None)
    for key, text, chips in (
        ("half", texts.HALF_STACK, view.stack // 2),
        ("more", texts.STACK_AND_HALF, view.stack * 3 // 2),
        ("double", texts.TWO_STACKS, view.stack * 2),
    ):
        if 1 <= chips <= MOST_CHIPS:
            yield Pick(key, words(text, chips=chips), Chips(chips))
