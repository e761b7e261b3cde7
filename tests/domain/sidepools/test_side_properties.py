"""Random evenings with side pools: whatever is done, every cent has one owner, and the prize pool none of theirs."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.journal import retracted
from tdapp.domain.money.terms import Refund
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.sidepools import side_entrants, side_payouts, side_pools, side_results
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.units import Cents, EntryId, SidePoolNo
from tests.domain.evening import AGAIN, EARLY, Evening, on_terms, player, playing

LIFTED = Allowed(
    frozenset(
        {
            "side.paid_stays", "side.entrant_goes", "side.has_lost", "finish.unpaid", "finish.pool",
            "finish.side_pools", "prizes.paid_stays", "prizes.paid_pool", "unregister.started",
        }
    )
)  # fmt: skip
HANDS = ("AsKsQsJsTs", "KhKdKc2s2d", "2c3d5h7s9c", "AhKhQhJhTh", "7c7d7h7s2c")
TERMS = st.builds(
    SideTerms,
    st.sampled_from(SideKind),
    st.sampled_from(["A", "B", "C"]),
    st.sampled_from([1, 7, 20_00, 33_33]).map(Cents),
    st.sampled_from([0, 1, 3_33]).map(Cents),
    st.sampled_from([(100_000,), (70_000, 30_000), (50_000, 25_000, 25_000), (33_333, 33_333, 33_334)]),
    st.booleans(),
)
PICK = st.integers(0, 99)
PICKS = st.lists(PICK, max_size=4)


def pool(made: Evening, pick: int) -> SidePoolNo:
    numbers = sorted(made.state.side_pools)
    if not numbers:
        raise Refused("nobody")
    return numbers[pick % len(numbers)]


def some(made: Evening, picks: list[int]) -> tuple[EntryId, ...]:
    found = sorted(made.state.entries)
    if not found and picks:  # their registration was taken back
        raise Refused("nobody")
    return tuple(dict.fromkeys(found[pick % len(found)] for pick in picks))


def one(made: Evening, picks: list[int]) -> EntryId:
    return (*some(made, picks), EntryId(1))[0]


def joins(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(side_entrants.join, pool(made, pick), some(made, picks))


def leaves(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(side_entrants.leave, pool(made, pick), one(made, picks), allow=LIFTED)


def gives_back(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(side_entrants.give_back, pool(made, pick), allow=LIFTED)


def shows(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(side_results.show_hand, pool(made, pick), one(made, picks), HANDS[pick % len(HANDS)])


def awards(made: Evening, pick: int, picks: list[int]) -> None:
    groups = tuple((each,) for each in some(made, picks))
    made.do(side_results.award, pool(made, pick), groups, allow=LIFTED)


def pays(made: Evening, pick: int, picks: list[int]) -> None:
    number = pool(made, pick)
    book = next(each for each in side_books(made.state) if each.pool.number == number)
    for share in book.shares:
        if share.due:
            made.do(side_payouts.pay, number, share.entry)


def takes_back(made: Evening, pick: int, picks: list[int]) -> None:
    number = pool(made, pick)
    for each in sorted(made.state.side_pools[number].paid)[:1]:
        made.do(side_payouts.take_back, number, each)


def turns(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(side_pools.reopen_pool if picks else side_pools.close_pool, pool(made, pick))


def busts(made: Evening, pick: int, picks: list[int]) -> None:
    inside = [each for each in some(made, picks or [pick]) if not made.state.entries[each].out][: made.state.alive - 1]
    made.do(entries.bust_out, inside, [False, *(pick % 2 == 0 for _ in inside[1:])])


def enters_again(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.re_enter, one(made, [pick]), "again", "s")


def cancels(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.unregister, one(made, [pick]), refund=Refund.ALL, allow=LIFTED)


def registers(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.register, [player(20 + pick % 10)], "s")


def back_in(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.reinstate, one(made, [pick]), "s")


def undoes(made: Evening, pick: int, picks: list[int]) -> None:
    if picks:
        made.retract(2 + pick % len(made.acts), LIFTED)
    elif pick % 2:
        made.undo()
    else:
        made.redo()


def ends(made: Evening, pick: int, picks: list[int]) -> None:
    if pick % 3:
        made.do((tournament.close_registration, tournament.open_registration)[pick % 2])
    else:
        made.do(tournament.finish, allow=LIFTED)


DEEDS = st.tuples(
    st.sampled_from(
        [
            joins, joins, joins, leaves, gives_back, shows, awards, pays, pays, takes_back, turns, busts, busts, busts,
            enters_again, cancels, registers, back_in, undoes, undoes, ends,
        ]
    ),
    PICK,
    PICKS,
)  # fmt: skip


def check(made: Evening) -> None:
    """What must hold after every act."""
    state = made.state
    skip = retracted(made.acts)
    counting = (fact for act in made.acts if act.number not in skip for fact in act.facts)
    assert sum(owners(state).values()) == there(counting)
    assert state.pool == max(state.collected.prize, state.terms.guarantee)
    for book in side_books(state):
        assert book.pool.staked == book.paid + book.due - book.back + book.open
        assert book.open >= 0 and all(share.won >= 0 for share in book.shares)
        assert not book.decided or not book.open
        inside = [each for rank in book.ranks for each in rank]
        assert len(inside) == len(set(inside)) and set(inside) <= set(book.pool.stakes)
        if book.pool.terms.kind is SideKind.LAST_LONGER:
            assert set(inside) == set(book.pool.stakes)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(TERMS, min_size=1, max_size=3), st.lists(DEEDS, min_size=10, max_size=40))
def test_every_cent_of_a_side_pool_has_one_owner_after_every_act(
    pools: list[SideTerms], deeds: list[tuple[Callable[..., None], Any, Any]]
) -> None:
    made = on_terms(playing(6), EARLY, AGAIN, started=Refund.ALL)
    for terms in pools:
        with suppress(Refused):
            made.do(side_pools.open_pool, terms)
    for deed, *how in deeds:
        with suppress(Refused, Conflict):
            deed(made, *how)
        check(made)
    assert made.replayed() == made.state
