"""Side pools: who may join, who wins by the rules of the pool, and that its money is its own."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.money.terms import Refund, Tender
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.registration import entries
from tdapp.domain.setup import WHOLE
from tdapp.domain.sidepools import side_entrants, side_payouts, side_pools, side_results
from tdapp.domain.sidepools.high_hands import kind_of_hand
from tdapp.domain.sidepools.side_book import SideBook, side_books, still_in
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.units import Cents, EntryId, SidePoolNo
from tdapp.poker.ranking import Category
from tdapp.values import replace
from tests.domain.evening import AGAIN, EARLY, Evening, entry, late, lifted, on_terms, playing

ONE = SidePoolNo(1)
LAST = SideTerms(SideKind.LAST_LONGER, "Last longer", Cents(20_00))
HIGH = SideTerms(SideKind.HIGH_HAND, "High hand", Cents(10_00))
BEAT = SideTerms(SideKind.BAD_BEAT, "Bad beat", Cents(10_00), shares=(50_000, 25_000, 25_000))
UNPAID = lifted("finish.unpaid", "finish.pool", "finish.side_pools")


def with_pool(terms: SideTerms, count: int = 4, joined: int | None = None) -> Evening:
    """So many players, of whom so many joined a side pool."""
    made = late(count)
    made.do(side_pools.open_pool, terms)
    made.do(side_entrants.join, ONE, entry(*range(1, (count if joined is None else joined) + 1)))
    return made


def book(made: Evening) -> SideBook:
    return side_books(made.state)[0]


def won(made: Evening) -> dict[int, int]:
    return {share.entry: share.won for share in book(made).shares if share.won}


def out(made: Evening, *numbers: int) -> None:
    made.do(entries.bust_out, entry(*numbers), [False, *(True for _ in numbers[1:])])


def adds_up(made: Evening) -> None:
    """Every cent that is there has one owner; side pools come to what was staked."""
    assert sum(owners(made.state).values()) == there(fact for act in made.acts for fact in act.facts)
    for side in side_books(made.state):
        assert side.pool.staked == side.paid + side.due - side.back + side.open


def test_the_money_of_a_side_pool_is_its_own() -> None:
    made = late(4)
    pool = made.state.pool
    made.do(side_pools.open_pool, replace(LAST, fee=Cents(2_00)))
    made.do(side_entrants.join, ONE, entry(1, 2, 3))
    assert made.state.pool == pool
    found = owners(made.state)
    assert (found[Owner.SIDE], found[Owner.SIDE_FEES]) == (54_00, 6_00)
    adds_up(made)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": " "}, "name.empty"),
        ({"name": "last LONGER"}, "side.name_taken"),
        ({"price": Cents(0)}, "side.price"),
        ({"fee": Cents(20_00)}, "side.fee"),
        ({"fee": Cents(-1)}, "side.fee"),
        ({"shares": (60_000, 30_000)}, "side.shares"),
        ({"shares": (WHOLE, 0)}, "side.shares"),
        ({"until": 0}, "side.until"),
        ({"kind": SideKind.BAD_BEAT, "shares": (25_000,) * 4}, "side.shares_of_beat"),
    ],
)
def test_terms_that_do_not_add_up_are_refused(change: dict[str, object], code: str) -> None:
    made = with_pool(LAST)
    refused = made.refused(code, side_pools.open_pool, replace(replace(LAST, name="Other"), **change))
    assert refused.code == code


def test_nobody_joins_twice_nor_a_last_longer_once_out() -> None:
    made = with_pool(LAST, joined=3)
    made.refused("side.already", side_entrants.join, ONE, entry(3))
    made.refused("side.already", side_entrants.join, ONE, entry(4, 4))
    out(made, 4)
    made.refused("side.is_out", side_entrants.join, ONE, entry(4))
    made.refused("payment.code_missing", side_entrants.join, ONE, entry(4), tender=Tender.TICKET)
    made.refused("side.nobody", side_entrants.join, ONE, ())
    made.refused("side.unknown", side_entrants.join, SidePoolNo(9), entry(4))


def test_it_takes_entrants_until_its_level_is_over_or_somebody_closes_it() -> None:
    made = playing(4)
    made.do(side_pools.open_pool, replace(LAST, until=1))
    made.do(side_entrants.join, ONE, entry(1))
    made.do(side_pools.close_pool, ONE)
    made.refused("side.closed", side_entrants.join, ONE, entry(2))
    made.do(side_pools.reopen_pool, ONE)
    made.do(side_entrants.join, ONE, entry(2))
    made.wait(60)
    made.refused("side.too_late", side_entrants.join, ONE, entry(3))


def test_whoever_leaves_has_the_money_back_until_it_is_lost() -> None:
    made = with_pool(replace(LAST, fee=Cents(1_00)))
    made.do(side_entrants.leave, ONE, EntryId(1))
    assert book(made).pool.staked == 57_00
    adds_up(made)
    out(made, 2)
    made.refused("side.has_lost", side_entrants.leave, ONE, EntryId(2))
    made.refused("side.not_in", side_entrants.leave, ONE, EntryId(1))
    out(made, 3)
    made.refused("side.decided", side_entrants.leave, ONE, EntryId(4))
    made.refused("side.decided", side_entrants.give_back, ONE)


def test_all_money_goes_back_where_nobody_won() -> None:
    made = with_pool(BEAT)
    made.do(side_entrants.give_back, ONE)
    assert not book(made).pool.stakes
    adds_up(made)
    made.refused("side.empty", side_results.award, ONE, (entry(1),))
    made.refused("side.nobody", side_entrants.give_back, ONE)


def test_the_last_one_left_of_those_who_joined_wins_the_last_longer() -> None:
    made = with_pool(LAST, 5, joined=3)
    out(made, 1)
    assert not book(made).decided and still_in(made.state, book(made).pool) == entry(2, 3)
    made.refused("side.nothing_due", side_payouts.pay, ONE, EntryId(3))
    out(made, 3)
    assert won(made) == {2: 60_00}
    made.do(side_payouts.pay, ONE, EntryId(2))
    adds_up(made)
    made.refused("side.nothing_due", side_payouts.pay, ONE, EntryId(2))


def test_shares_go_by_rank_and_those_of_one_rank_split_theirs() -> None:
    made = with_pool(replace(LAST, shares=(50_000, 30_000, 20_000)))
    out(made, 1)
    out(made, 2, 3)
    assert won(made) == {4: 40_00, 2: 20_00, 3: 20_00}


def test_odd_cents_go_one_each() -> None:
    made = with_pool(replace(LAST, price=Cents(33)), 4, joined=3)
    made.do(side_results.award, ONE, (entry(1, 2),))
    assert won(made) == {1: 50, 2: 49}


def test_those_who_are_left_may_share_a_last_longer() -> None:
    made = with_pool(LAST)
    out(made, 1)
    made.do(side_results.award, ONE)
    assert won(made) == {2: 26_67, 3: 26_67, 4: 26_66}
    made.undo()
    assert not book(made).decided


def test_a_re_entry_counts_by_the_rule_of_the_pool() -> None:
    for counts, inside in ((False, (2, 3)), (True, (1, 2, 3))):
        made = on_terms(playing(3), EARLY, AGAIN)
        made.do(side_pools.open_pool, replace(LAST, re_entry_counts=counts))
        made.do(side_entrants.join, ONE, entry(1, 2, 3))
        out(made, 1)
        made.do(entries.re_enter, EntryId(1), "again", "s")
        assert still_in(made.state, book(made).pool) == entry(*inside)
        made.refused("side.already", side_entrants.join, ONE, entry(4))
        out(made, 2)
        assert book(made).decided is not counts
        if counts:
            out(made, 3)
            made.refused("side.may_return", side_payouts.pay, ONE, EntryId(1))
            made.do(tournament.close_registration)
            made.do(side_payouts.pay, ONE, EntryId(1))
        adds_up(made)


def test_the_best_hand_shown_is_in_front_and_equal_ones_share() -> None:
    made = with_pool(HIGH)
    made.do(side_results.show_hand, ONE, EntryId(1), "Kh Kd Kc 2s 2d")
    made.do(side_results.show_hand, ONE, EntryId(2), "AsKsQsJs10s")
    made.do(side_results.show_hand, ONE, EntryId(3), "AhKhQhJhTh 2d 3d")
    assert book(made).ranks == (entry(2, 3), entry(1)) and not book(made).decided
    assert kind_of_hand("AsKsQsJsTs")[0] is Category.ROYAL_FLUSH
    made.do(side_results.award, ONE)
    assert won(made) == {2: 20_00, 3: 20_00}
    made.refused("side.decided", side_results.show_hand, ONE, EntryId(1), "AsKsQsJsTs")


@pytest.mark.parametrize("cards", ["", "AsAsKsQsJs", "AsKsQsJs", "As Ks Qs Js 1s", "2c3c4c5c6c7c8c9c"])
def test_what_is_no_hand_is_refused(cards: str) -> None:
    made = with_pool(HIGH, 4, joined=3)
    made.refused("side.hand", side_results.show_hand, ONE, EntryId(1), cards)
    made.refused("side.not_entrant", side_results.show_hand, ONE, EntryId(4), "AsKsQsJsTs")


def test_hands_are_for_a_high_hand_only() -> None:
    made = with_pool(LAST)
    made.refused("side.no_hands", side_results.show_hand, ONE, EntryId(1), "AsKsQsJsTs")


def test_a_bad_beat_goes_to_loser_winner_and_table() -> None:
    made = with_pool(BEAT)
    made.do(side_results.award, ONE, (entry(1), entry(2), entry(3, 4)))
    assert won(made) == {1: 20_00, 2: 10_00, 3: 5_00, 4: 5_00}
    made.refused("side.twice", side_results.award, ONE, (entry(1), entry(1)))
    made.refused("side.too_many_groups", side_results.award, ONE, (entry(1), entry(2), entry(3), entry(4)))


def test_amounts_that_were_agreed_come_to_the_pool() -> None:
    made = with_pool(LAST)
    groups = (entry(1), entry(2))
    made.refused("side.sum", side_results.award, ONE, groups, (Cents(50_00), Cents(20_00)))
    made.refused("side.amounts", side_results.award, ONE, groups, (Cents(80_00),))
    made.do(side_results.award, ONE, groups, (Cents(50_00), Cents(30_00)))
    assert won(made) == {1: 50_00, 2: 30_00}


def test_what_was_paid_stays_right_or_stands_as_a_line() -> None:
    made = with_pool(LAST, 3)
    out(made, 1)
    out(made, 2)
    made.do(side_payouts.pay, ONE, EntryId(3))
    made.refused("side.paid_stays", side_results.award, ONE, (entry(2),))
    made.do(side_results.award, ONE, (entry(2),), allow=lifted("side.paid_stays"))
    assert (book(made).back, book(made).due) == (60_00, 60_00)
    adds_up(made)
    made.do(side_payouts.take_back, ONE, EntryId(3))
    made.do(side_payouts.pay, ONE, EntryId(2))
    adds_up(made)
    made.refused("side.not_paid", side_payouts.take_back, ONE, EntryId(3))


def test_an_entry_is_not_cancelled_while_its_stake_is_in_a_side_pool() -> None:
    made = on_terms(playing(4), EARLY, started=Refund.ALL)
    made.do(side_pools.open_pool, LAST)
    made.do(side_entrants.join, ONE, entry(1, 2))
    made.refused("side.entrant_goes", entries.unregister, EntryId(1), refund=Refund.ALL)
    made.do(entries.unregister, EntryId(1), refund=Refund.ALL, allow=lifted("side.entrant_goes"))
    adds_up(made)


def test_a_tournament_ends_once_its_side_pools_are_settled() -> None:
    made = with_pool(LAST, 3)
    out(made, 1)
    out(made, 2)
    refused = made.refused("finish.side_pools", tournament.finish, allow=lifted("finish.unpaid", "finish.pool"))
    assert refused.facts["pools"] == ("Last longer",)
    made.do(side_payouts.pay, ONE, EntryId(3))
    made.do(tournament.finish, allow=lifted("finish.unpaid", "finish.pool"))
    made.refused("finished", side_pools.open_pool, replace(LAST, name="Late"))
    adds_up(made)


def test_a_side_pool_may_still_be_paid_after_the_end() -> None:
    made = with_pool(HIGH, 2)
    made.do(side_results.show_hand, ONE, EntryId(1), "KhKdKc2s2d")
    out(made, 1)
    made.do(tournament.finish, allow=UNPAID)
    assert won(made) == {1: 20_00}
    made.do(side_payouts.pay, ONE, EntryId(1))
    adds_up(made)
