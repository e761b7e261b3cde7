"""Decisions about deals: those who are left count their chips and agree on what each of them gets."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from decimal import Decimal

from tdapp.domain.book_values import SILENT, BookValues, Deals
from tdapp.domain.chips.chip_counts import count_of_all, stack_fits
from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes.deals import (
    BY_STACK,
    TYPED,
    Agreed,
    Left,
    Terms,
    by_chips,
    left_to_play_for,
    percent_of,
    prizes_after,
    prizes_before,
    shared,
)
from tdapp.domain.prizes.payouts import fit_the_pool
from tdapp.domain.prizes.prize_facts import DealMade, DealMethod, DealShare
from tdapp.domain.questions import asked_by
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId

MOST_THINGS, LONGEST_THING = 5, 60  # things saved for the winner; letters of one


def checked(
    state: State, now: datetime, agreed: Agreed, *, by_book: BookValues = SILENT, allow: Allowed = NOTHING_LIFTED
) -> tuple[Terms, Left]:
    """The terms of a deal and what it shares, if it can be made. Refuses what `make_deal` does."""
    may_deal(state, now, by_book=by_book, allow=allow)
    left = left_to_play_for(state)
    require(bool(left.whole), "deal.no_prizes")
    fit_the_pool(state, left.start)
    stacks = _stacks(state, left, agreed, allow)
    kept = agreed.saved
    while kept and not kept[-1]:
        kept = kept[:-1]
    require(all(cents >= 0 for cents in kept), "deal.saved_negative")
    most = Cents(sum(left.ladder))
    over = Cents(max(0, sum(kept) - most))
    require(not over, "deal.saved_too_much", most=money(state, most), difference=money(state, over))
    require(len(kept) <= len(left.entries), "deal.saved_places", n=len(left.entries))
    names = named_things(agreed.things)
    require(len(names) <= MOST_THINGS, "deal.things", n=MOST_THINGS)
    require(all(len(each) <= LONGEST_THING for each in names), "deal.thing_long", n=LONGEST_THING)
    rounded = state.setup.unit if agreed.unit is None else agreed.unit
    require(rounded >= 1, "deal.unit")
    typed = tuple(agreed.typed.get(entry, 0) for entry in left.entries) if agreed.method in TYPED else ()
    chips = tuple(stacks.get(entry, Chips(0)) for entry in left.entries)
    terms = Terms(agreed.method, chips, kept, rounded, typed)
    _adds_up(state, left, terms)
    return terms, left


@asked_by(checked)
def make_deal(
    state: State, now: datetime, agreed: Agreed, *, by_book: BookValues = SILENT, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Book the deal of those who are left: a draft until it is posted, like all prizes. Stacks that were counted for it
    are a count of the chips in the room.

    Refuses while entries may still come, a stack that is missing, savings below zero or above what there is, typed
    shares that do not add up, each with the difference. With a reason it is made where the house allows no deals, and
    with stacks that are not the chips in play.
    """
    terms, left = checked(state, now, agreed, by_book=by_book, allow=allow)
    amounts = shared(left, terms)
    order = by_chips(left, terms.chips) if any(terms.chips) else _by_amount(amounts)
    shares = tuple(DealShare(left.entries[at], terms.chips[at], amounts[at]) for at in order)
    after = prizes_after(left, amounts, terms.saved)
    before, start = prizes_before(left), left.start
    bubble = start.bubble if len(start.by_place) > len(left.entries) else None  # it is shared like all they play for
    made = DealMade(terms.method, shares, terms.saved, named_things(agreed.things), terms.unit, after, before, bubble)
    stacks = {share.entry: share.chips for share in shares if share.chips}
    return (*(count_of_all(state, stacks, now) if stacks else ()), made)


def named_things(things: Sequence[str]) -> tuple[str, ...]:
    """Things as they are kept: without empty ones and spaces too many."""
    return tuple(" ".join(thing.split()) for thing in things if thing.strip())


def may_deal(state: State, now: datetime, *, by_book: BookValues = SILENT, allow: Allowed = NOTHING_LIFTED) -> None:
    """Refuse any deal while it cannot be made: too few are left, entries may still come, the house allows none."""
    require(not state.finished, "finished")
    require(state.alive >= 2, "deal.nobody")
    require(not registration_open(state, now), "deal.registration_open")
    allow.unless(by_book.deals is not Deals.NONE, "deal.house")


def _stacks(state: State, left: Left, agreed: Agreed, allow: Allowed) -> Mapping[EntryId, Chips]:
    """The stacks a deal is made among; none where it does not go by them and they are not all there. Refuses stacks
    that are missing, that nobody can have, or that are not the chips in play.
    """
    stacks = agreed.stacks
    require(all(chips >= 0 for chips in stacks.values()), "deal.stack_negative")
    missing = next((entry for entry in left.entries if entry not in stacks), None)
    if agreed.method not in BY_STACK and (missing is not None or not any(stacks.values())):
        return {}
    if missing is not None:
        raise Refused("deal.stack_missing", entry=missing)
    total = Chips(sum(stacks[entry] for entry in left.entries))
    require(total > 0, "deal.no_stacks")
    for entry in left.entries:
        stack_fits(state, entry, stacks[entry], allow)
    by = abs(total - state.chips)
    allow.unless(not by, "deal.chips", total=total, in_play=state.chips, difference=by)
    return stacks


def _adds_up(state: State, left: Left, terms: Terms) -> None:
    """Refuse typed shares that are below zero or do not come to the whole, with the difference."""
    require(all(each >= 0 for each in terms.typed), "deal.negative")
    if terms.method is DealMethod.PERCENT:
        short = percent_of(terms)
        by = Decimal(f"{Decimal(abs(short)).scaleb(-3).normalize():f}")  # 1.5 for 1,500 thousandths
        require(short <= 0, "deal.percent_short", difference=by)
        require(short >= 0, "deal.percent_over", difference=by)
    if terms.method is DealMethod.AMOUNTS:
        gap = left.whole - sum(terms.saved) - sum(terms.typed)
        total, by_cents = money(state, left.whole), money(state, Cents(abs(gap)))
        require(gap <= 0, "deal.short", total=total, difference=by_cents)
        require(gap >= 0, "deal.over", total=total, difference=by_cents)


def _by_amount(amounts: Sequence[Cents]) -> tuple[int, ...]:
    return tuple(sorted(range(len(amounts)), key=lambda at: (-amounts[at], at)))
