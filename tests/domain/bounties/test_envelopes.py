"""Mystery bounties: envelopes that come to the money there is, and who gets one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.bounties import envelopes, knock_outs
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.bounties.envelope_table import proposed
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace
from tests.domain.bounties.test_heads import comes_out, evening, out, some_without, won
from tests.domain.evening import Evening, entry

MYSTERY = Bounties(BountyKind.MYSTERY)


def euros(*amounts: int) -> tuple[Cents, ...]:
    return tuple(Cents(each * 100) for each in amounts)


def begun(*amounts: int) -> Evening:
    """Six entries of 100.00, two out before bounties began, and these envelopes."""
    made = evening(6, MYSTERY)
    made.do(entries.bust_out, entry(1))
    made.do(entries.bust_out, entry(2))
    made.do(envelopes.set_envelopes, euros(*amounts))
    return made


@given(st.integers(1, 3_000_000_00), st.integers(1, 400), st.sampled_from([1, 100, 500, 1000, 25_00]))
def test_proposed_envelopes_come_to_the_money_to_the_cent(total: int, n: int, unit: int) -> None:
    made = proposed(Cents(total), n, Cents(unit))
    if total < n * unit:
        assert made == ()
        return
    assert sum(made) == total
    assert len(made) == n
    assert list(made) == sorted(made, reverse=True)
    assert made[-1] >= unit
    assert all(each % unit == 0 for each in made[1:])


def test_before_the_stage_nobody_is_worth_anything_and_what_was_sold_feeds_the_envelopes() -> None:
    made = evening(6, MYSTERY)
    out(made, 1, 2)
    comes_out(made)
    book = bounty_book(made.state)
    assert (book.shares, book.open, book.held, book.on_heads) == ((), (), 600_00, 0)
    assert envelopes.proposal(made.state) == euros(200, 100, 100, 100, 100)


def test_the_envelopes_come_to_the_bounties_that_were_sold_or_are_refused() -> None:
    made = evening(6, MYSTERY)
    made.do(entries.bust_out, entry(1))
    refused = made.refused("envelopes.sum", envelopes.set_envelopes, euros(300, 200))
    assert refused.facts["difference"].cents == 100_00
    made.refused("envelopes.positive", envelopes.set_envelopes, euros(600, 0))
    made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    evening(3).refused("envelopes.no_mystery", envelopes.set_envelopes, euros(300))


def test_who_is_knocked_out_after_it_is_worth_an_envelope() -> None:
    made = begun(300, 150, 100, 50)
    made.refused("envelopes.has_none", envelopes.note, EntryId(1), Cents(50_00))
    made.do(entries.bust_out, entry(3))
    assert bounty_book(made.state).open == entry(3)
    made.refused("envelopes.nobody_named", envelopes.note, EntryId(3), Cents(50_00))
    made.do(knock_outs.name, EntryId(3), entry(4))
    assert bounty_book(made.state).undrawn == entry(3)
    made.refused("envelopes.not_left", envelopes.note, EntryId(3), Cents(70_00))
    made.do(envelopes.note, EntryId(3), Cents(150_00))
    assert won(made) == {4: 150}
    made.refused("envelopes.is_drawn", envelopes.note, EntryId(3), Cents(50_00))
    assert made.state.envelopes is not None
    assert made.state.envelopes.left == euros(300, 100, 50)
    assert bounty_book(made.state).held == 450_00


def test_where_nobody_knocked_him_out_after_all_the_envelope_is_back() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3, 4)
    made.do(envelopes.note, EntryId(3), Cents(150_00))
    made.do(knock_outs.name, EntryId(3), ())
    assert made.state.envelopes is not None
    assert made.state.envelopes.left == euros(300, 150, 100, 50)
    assert (won(made), bounty_book(made.state).gap) == ({}, 0)


def test_several_winners_share_one_envelope() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3, 4, 5)
    made.do(envelopes.note, EntryId(3), Cents(50_00))
    assert won(made) == {4: 25, 5: 25}


def test_the_last_envelopes_are_the_winners() -> None:
    made = begun(300, 150, 100, 50)
    for loser, winner, drawn in ((3, 4, 100), (4, 5, 50), (5, 6, 300)):
        out(made, loser, winner)
        made.do(envelopes.note, EntryId(loser), Cents(drawn * 100))
    assert won(made) == {4: 100, 5: 50, 6: 450}
    assert not bounty_book(made.state).held


def test_who_is_blinded_off_leaves_an_envelope_more_to_the_winner() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3)
    out(made, 4, 5)
    made.do(envelopes.note, EntryId(4), Cents(50_00))
    out(made, 5, 6)
    made.do(envelopes.note, EntryId(5), Cents(100_00))
    assert won(made) == {5: 50, 6: 550}


def test_a_draw_can_be_computed_again_and_draws_only_what_is_left() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3, 6)
    left = made.state.envelopes.left if made.state.envelopes else ()
    made.do(envelopes.draw, EntryId(3), "7/2/ab")
    drawn = envelopes.drawn_with("7/2/ab", left)
    assert won(made) == {6: drawn // 100}
    made.refused("envelopes.is_drawn", envelopes.draw, EntryId(3), "8/2/ab")


def test_every_envelope_may_be_drawn() -> None:
    left = euros(300, 150, 100, 50)
    assert {envelopes.drawn_with(str(seed), left) for seed in range(60)} == set(left)


def test_envelopes_are_set_anew_with_those_that_were_drawn() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3, 4)
    made.do(envelopes.note, EntryId(3), Cents(150_00))
    made.refused("envelopes.drawn_stay", envelopes.set_envelopes, euros(400, 100, 100))
    made.do(envelopes.set_envelopes, euros(150, 200, 200, 50))
    assert made.state.envelopes is not None
    assert made.state.envelopes.after == 2


def test_an_entry_sold_later_leaves_a_gap_that_is_named() -> None:
    made = begun(300, 150, 100, 50)
    made.do(entries.re_enter, EntryId(1), "again", "s")
    assert bounty_book(made.state).gap == 100_00
    comes_out(made)


def test_a_bust_out_taken_back_puts_its_envelope_back() -> None:
    made = begun(300, 150, 100, 50)
    out(made, 3, 4)
    made.do(envelopes.note, EntryId(3), Cents(150_00))
    made.do(entries.reinstate, EntryId(3), "s")
    assert made.state.envelopes is not None
    assert made.state.envelopes.left == euros(300, 150, 100, 50)
    assert won(made) == {}


def test_the_kind_stays_once_envelopes_are_set() -> None:
    made = begun(300, 150, 100, 50)
    with pytest.raises(Exception, match=r"terms\.envelopes_set"):
        made.do(price_list.set_terms, replace(made.state.terms, bounty=Bounties()))


def test_where_bounties_are_optional_only_those_who_bought_one_are_worth_and_win_envelopes() -> None:
    made = some_without(4, replace(MYSTERY, optional=True))
    assert len(envelopes.proposal(made.state)) == 4
    made.do(envelopes.set_envelopes, euros(100, 100, 100, 100))
    out(made, 5, 1)
    out(made, 1, 6)
    assert not made.state.heads.undrawn and not made.state.heads.open
    out(made, 2, 3)
    assert made.state.heads.undrawn == entry(2)
    made.do(envelopes.draw, EntryId(2), "x")
    for loser in (3, 4):
        out(made, loser, 6)
    comes_out(made)
    book = bounty_book(made.state)
    assert (won(made), book.to_pool, book.held, book.gap) == ({3: 100}, 300_00, 0, 0)
