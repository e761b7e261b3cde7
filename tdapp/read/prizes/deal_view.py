"""A deal in the making: who is left, with which stack, and what each way of sharing would give."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.dealing import checked, may_deal
from tdapp.domain.money.paying import money
from tdapp.domain.prizes.deals import (
    TYPED,
    Agreed,
    Left,
    counted_stacks,
    left_to_play_for,
    prize_by_chips,
    shared,
)
from tdapp.domain.prizes.places import posted, to_post
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Money, Seat
from tdapp.read.message import Said, say_refused
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.values import replace

LARGE = 300  # players: a field from which ICM is worked out beside the clock
# Shown all the same, and asked about when the deal is booked.
LOOKED_PAST = Allowed(frozenset(("deal.house", "deal.chips", "counts.more_than_play", "counts.not_payable")))


class Offered(Struct, frozen=True):
    """What one way of sharing gives somebody. `more`: than the prize of the place by chips, below zero: less.

    `too_little`: it is less than the player has for sure already.
    """

    amount: Money
    more: Cents
    too_little: bool


class DealRow(Struct, frozen=True):
    """Somebody who is left. `chips` None: nobody counted them. `by_chips`: what the place by chips pays.

    `already`: what the player has for sure.
    """

    entry: EntryId
    name: PlayerName
    seat: Seat | None
    chips: Chips | None
    by_chips: Money
    already: Money
    offers: Mapping[DealMethod, Offered]


class DealView(Struct, frozen=True):
    """A deal in the making, the largest counted stack first.

    `whole`: the money that is left; `ladder`: what the places still pay, first one first. `stacks` and `in_play`: chips
    as they are typed, and as they are sold. `why_not`: why a way cannot be booked; `None` under its name is one that is
    worked out beside the clock. `refused`: why no deal can be made at all.
    """

    rows: tuple[DealRow, ...]
    whole: Money
    ladder: tuple[Money, ...]
    stacks: Chips
    in_play: Chips
    unit: Money
    why_not: Mapping[DealMethod, Said | None]
    refused: Said | None
    made: bool = False  # a deal of all who are left stands
    draft: bool = False  # it is not posted yet

    @property
    def gap(self) -> int:
        """How many chips the stacks miss; below zero: they are too many."""
        return self.in_play - self.stacks

    @property
    def large(self) -> bool:
        """Whether ICM is worked out beside the clock."""
        return len(self.rows) > LARGE


def deal_view(
    state: State,
    now: datetime,
    directory: Directory,
    asked: Agreed,
    *,
    ready: bool = False,
    by_book: BookValues = SILENT,
) -> DealView:
    """What each way of sharing would give those who are left, and what stands in the way of it. `ready`: ICM of a large
    field was worked out already.
    """
    refused = None
    try:
        may_deal(state, now, by_book=by_book, allow=LOOKED_PAST)
    except Refused as stands:
        refused = say_refused(stands, state, directory)
    left = left_to_play_for(state)
    found: dict[DealMethod, tuple[Cents, ...]] = {}
    why_not: dict[DealMethod, Said | None] = {}
    for method in DealMethod:
        if refused is not None or (method in TYPED and method is not asked.method):
            continue
        try:
            found[method] = _amounts(state, now, replace(asked, method=method), ready, by_book)
        except Refused as stands:
            why_not[method] = say_refused(stands, state, directory)
        except _Later:
            why_not[method] = None
    chips = tuple(asked.stacks.get(entry, Chips(0)) for entry in left.entries)
    places, already = prize_by_chips(left, chips), left.already()
    counted = counted_stacks(state)
    order = sorted(range(len(left.entries)), key=lambda at: (-counted.get(left.entries[at], 0), at))
    deal = to_post(state).deal
    shown = posted(state)
    stands_for_all = deal is not None and {*left.entries} <= {share.entry for share in deal.last.shares}
    return DealView(
        rows=tuple(_row(state, directory, left, asked, at, places[at], already[at], found) for at in order),
        whole=money(state, left.whole),
        ladder=tuple(money(state, cents) for cents in left.ladder),
        stacks=Chips(sum(chips)),
        in_play=state.chips,
        unit=money(state, state.setup.unit if asked.unit is None else asked.unit),
        why_not=why_not,
        refused=refused,
        made=stands_for_all,
        draft=deal is not None and (shown is None or shown.deal != deal),
    )


class _Later(Exception):
    """A large field takes a while."""


def _amounts(state: State, now: datetime, asked: Agreed, ready: bool, by_book: BookValues) -> tuple[Cents, ...]:
    terms, left = checked(state, now, asked, by_book=by_book, allow=LOOKED_PAST)
    if asked.method is DealMethod.ICM and len(left.entries) > LARGE and not ready:
        raise _Later
    return shared(left, terms)


def _row(
    state: State,
    directory: Directory,
    left: Left,
    asked: Agreed,
    at: int,
    place: Cents,
    already: Cents,
    found: Mapping[DealMethod, tuple[Cents, ...]],
) -> DealRow:
    number = left.entries[at]
    entry = state.entries[number]
    return DealRow(
        entry=number,
        name=directory.get(entry.player, NOBODY),
        seat=entry.seat,
        chips=asked.stacks.get(number),
        by_chips=money(state, place),
        already=money(state, already),
        offers={
            method: Offered(money(state, amounts[at]), Cents(amounts[at] - place), amounts[at] < already)
            for method, amounts in found.items()
        },
    )
