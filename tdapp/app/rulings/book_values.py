"""The values of the floor for a tournament, from its rulebook, the house and the rules of its room."""

from __future__ import annotations  # a rulebook is read only when somebody asks for it

from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import lru_cache
from inspect import signature
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from tdapp.domain.book_values import SILENT, BookValues, Deals
from tdapp.domain.state import State
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.rulebooks.book import Plain

ROOM_RULES = "room rules"  # where the number of players short is written that the rules of the room set


def book_values(state: State) -> BookValues:
    """The values of the floor as the book of the tournament has them; where it is silent, as most rooms play."""
    return _book_values(state.rulebook, state.house, state.floor.rules.halt_short)


def house_halts(state: State) -> int:
    """How many players short a table stops as the rulebook and the house have it, without the rules of the room."""
    return _book_values(state.rulebook, state.house, 0).halt_short


def house_of(state: State, cite: str = ROOM_RULES) -> str:
    """The house's values in a tournament as its rulings take them, with what the rules of its room say."""
    return _house(state.rulebook, state.house, state.floor.rules.halt_short, cite)


def by_the_book(build: Callable[..., object], state: State, kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a decision or a view, with the values of the book where it takes any: no caller thinks of it."""
    wants = "by_book" not in kwargs and _takes_values(build)
    return {**kwargs, "by_book": book_values(state)} if wants else dict(kwargs)


_taking: WeakKeyDictionary[Callable[..., object], bool] = WeakKeyDictionary()
"""Of what was asked for so far, whether it takes values of the book. It keeps nothing: a function made for one view
may hold a whole club.
"""


def _takes_values(build: Callable[..., object]) -> bool:
    known = _taking.get(build)
    if known is None:
        known = _taking[build] = "by_book" in signature(build).parameters
    return known


@lru_cache(maxsize=64)
def _house(book: str, house: str, halt_short: int, cite: str) -> str:
    from tdapp.app.rulings.house_rules import with_own
    from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids

    named = halt_short and book in rulebook_ids() and "halt_short" in rulebook(book).values
    return with_own(house, "halt_short", halt_short, cite) if named else house


@lru_cache(maxsize=64)
def _book_values(book: str, house: str, halt_short: int) -> BookValues:
    from tdapp.app.rulings.rulebooks import rulebook
    from tdapp.rulebooks.loading import BadBook

    try:
        values = rulebook(book, _house(book, house, halt_short, ROOM_RULES)).values
    except KeyError:  # a book of another version of this program
        return replace(SILENT, halt_short=halt_short or SILENT.halt_short)
    except BadBook:  # values of another version: the rulings page says so, and takes none of them either
        return _book_values(book, "", halt_short)

    def value(name: str, usual: Plain) -> Plain:
        return values[name].value if name in values else usual

    def minutes(name: str, usual: timedelta) -> timedelta:
        return timedelta(minutes=int(value(name, usual // timedelta(minutes=1))))

    def number(name: str) -> int | None:
        return int(values[name].value) if name in values else None

    return BookValues(
        halt_short=int(value("halt_short", halt_short or SILENT.halt_short)),
        final_large=number("final_table_large"),
        final_small=number("final_table_small"),
        per_hand=minutes("hand_minutes", SILENT.per_hand),
        most_a_hand=minutes("hand_minutes_most", SILENT.most_a_hand),
        by_stack=value("bust_places", "table_by_stack") == "table_by_stack",
        low=int(value("end_of_day_low", SILENT.low)),
        high=int(value("end_of_day_high", SILENT.high)),
        before=minutes("end_of_day_minutes", SILENT.before),
        deals=Deals(str(value("deals", SILENT.deals))),
        with_this=value("hand_in_progress", "finished_first") == "counts",
    )
