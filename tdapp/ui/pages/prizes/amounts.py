"""The prizes as they are being typed: amounts place by place, right or wrong, and what is left of the pool."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from msgspec import Struct

from tdapp.domain.people.naming import clean
from tdapp.domain.tournament import MOST_MONEY
from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.prizes import PrizesView, Winner
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_money
from tdapp.words.say import decimals


class Wrong(Struct, frozen=True):
    """A wrong entry: what was typed and will not do, with the sentence about it."""

    typed: str
    text: Text
    facts: tuple[tuple[str, Any], ...]


class PrizeDraft(Struct, frozen=True):
    """A draft of prizes: amounts from first place on, over the ones that stand (`base`) and the pool they share.

    `wrong`: what was typed that will not do, by the index of its amount, which is still the last one that would.
    """

    base: tuple[Cents, ...]
    pool: Cents
    currency: str
    cents: tuple[Cents, ...]
    unit: Cents = Cents(1)  # what the payout table rounds to
    kept: bool = False  # the tournament changed under it
    wrong: tuple[tuple[int, Wrong], ...] = ()

    @property
    def changed(self) -> bool:
        """Whether there is anything to set or to discard."""
        return bool(self.wrong) or self.cents != self.base

    @property
    def left(self) -> Cents:
        """The cents that are left of the pool; below zero: so much too much."""
        return Cents(self.pool - sum(self.cents))

    def wrong_at(self, index: int) -> Wrong | None:
        """What was typed for the place at `index` and will not do; None: nothing."""
        return dict(self.wrong).get(index)


NO_PRIZES = PrizeDraft((), Cents(0), "", ())


def begun(view: PrizesView) -> PrizeDraft:
    """A draft without changes."""
    return PrizeDraft(view.planned, view.pool.cents, view.pool.currency, view.planned, view.unit.cents)


def rebased(draft: PrizeDraft, view: PrizesView) -> PrizeDraft:
    """The draft over the prizes as they are now: typed amounts are kept, and it is known that they were."""
    fresh = begun(view)
    if not draft.changed:
        return fresh
    moved = (fresh.base, fresh.pool, fresh.currency) != (draft.base, draft.pool, draft.currency)
    here = replace(fresh, cents=draft.cents, wrong=draft.wrong, kept=draft.kept or moved)
    return here if here.changed else fresh


def typed_into(draft: PrizeDraft, index: int, typed: str) -> PrizeDraft:
    """The draft with something typed for the place at `index`, read in the desk's number habits."""
    try:
        digits = decimals(draft.currency)
        money = parse_money(typed, currency=draft.currency, digits=digits, least=1, most=MOST_MONEY)
    except BadInput as bad:
        wrong = Wrong(clean(typed), bad.text, tuple(bad.facts.items()))
        return replace(draft, wrong=tuple(sorted({**dict(draft.wrong), index: wrong}.items(), key=itemgetter(0))))
    return _put(draft, index, money.cents)


def place_added(draft: PrizeDraft) -> PrizeDraft:
    """The draft with one place more, with what is left of the pool, else one rounding unit."""
    return replace(draft, cents=(*draft.cents, draft.left if draft.left > 0 else draft.unit))


def place_taken_off(draft: PrizeDraft) -> PrizeDraft:
    """The draft without its last place."""
    return _put_right(draft, draft.cents[:-1], lambda index: index >= len(draft.cents) - 1)


def with_rest(draft: PrizeDraft, index: int) -> PrizeDraft:
    """The draft with what is left given to one place; what is too much comes off it."""
    cents = draft.cents[index] + draft.left
    return _put(draft, index, Cents(cents)) if cents > 0 else draft


def split_evenly(draft: PrizeDraft, places: int) -> PrizeDraft:
    """The draft with the prizes of the first `places` places shared evenly: rounded down, and what is over to first
    place.

    >>> draft = PrizeDraft((), Cents(1053_00), "EUR", (500_00, 300_00, 203_00, 50_00), unit=Cents(5_00))
    >>> split_evenly(draft, 3).cents
    (34300, 33000, 33000, 5000)
    """
    whole = together(draft, places)
    each = whole // places // draft.unit * draft.unit or whole // places
    shared = (whole - each * (places - 1), *(each for _ in range(places - 1)))
    cents = (*(Cents(each) for each in shared), *draft.cents[places:])
    return _put_right(draft, cents, lambda index: index < places)


def together(draft: PrizeDraft, places: int) -> Cents:
    """The sum of what the first places pay."""
    return Cents(sum(draft.cents[:places]))


def _put(draft: PrizeDraft, index: int, cents: Cents) -> PrizeDraft:
    return _put_right(draft, (*draft.cents[:index], cents, *draft.cents[index + 1 :]), lambda at: at == index)


def _put_right(draft: PrizeDraft, cents: tuple[Cents, ...], put_right: Callable[[int], bool]) -> PrizeDraft:
    """The draft with these amounts, and nothing wrong any more at the places that were put right."""
    wrong = tuple((index, each) for index, each in draft.wrong if not put_right(index))
    return replace(draft, cents=cents, wrong=wrong)


class Line(Struct, frozen=True):
    """One line of the list: a place and who took it. In a tie everybody who shares it has a line.

    `index`: its amount in the draft; None when more players share places than are paid, and for money that went to
    another place. `best` to `worst`: the places, 0 for somebody who is in. `posted`: what is posted for it, None:
    nothing.
    """

    index: int | None
    best: int
    worst: int
    winner: Winner | None
    posted: Money | None = None

    @property
    def tied(self) -> bool:
        return self.best != self.worst


def lines(view: PrizesView, places: int) -> tuple[Line, ...]:
    """The lines of so many places with their winners, best first; then who has money without a paid place.

    Where others are posted than stand ready, those places are listed too.
    """
    found: list[Line] = []
    many = max(places, len(view.rows)) if view.draft else places
    rows = view.rows[:many]
    amounts = tuple(row.amount for row in view.rows) if view.posted else ()
    posted = (*amounts[:many], *(None,) * (many - len(amounts)))
    taken = {place: row.winners for place, row in enumerate(rows, 1) if row.winners}
    free = 1  # the first place that is not listed yet
    for place, index in enumerate(range(many), 1):  # thousands, nearly all of which nobody took yet
        if place < free:
            continue
        if place not in taken:
            found.append(Line(index if index < places else None, place, place, None, posted[index]))
            continue
        free = place + len(taken[place])
        for at, winner in enumerate(taken[place], index):
            paid = amounts[at] if at < len(amounts) else None
            found.append(Line(at if at < places else None, place, free - 1, winner, paid))
    found.extend(Line(None, each.place or 0, each.place or 0, each.winner) for each in view.claims)
    return tuple(found)
