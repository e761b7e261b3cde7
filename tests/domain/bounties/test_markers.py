"""A bounty marker that is lost is paid for into the prize pool; what it is worth comes back with it."""

from tdapp.domain import tournament
from tdapp.domain.bounties import envelopes, markers
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.bounties.heads import head_of
from tdapp.domain.bounties.markers import marker_value
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts, prize_lock
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.units import Cents, EntryId
from tests.domain.bounties.test_heads import PROGRESSIVE, evening, out, some_without, won
from tests.domain.evening import Evening


def adds_up(made: Evening) -> None:
    assert sum(owners(made.state).values()) == there(fact for act in made.acts for fact in act.facts)


def test_the_value_goes_into_the_prize_pool_and_the_bounty_stays_on_the_head() -> None:
    made = evening(4, PROGRESSIVE)
    out(made, 1, 2)
    pool = made.state.pool
    made.do(markers.lose, EntryId(2))
    assert made.state.pool == pool + 150_00  # what is on the head by now
    assert head_of(made.state, EntryId(2)) == 150_00 and bounty_book(made.state).taken == 400_00
    adds_up(made)
    made.refused("marker.is_lost", markers.lose, EntryId(2))
    out(made, 2, 3)
    assert won(made) == {2: 50, 3: 75}


def test_what_was_paid_for_it_comes_back_when_it_is_found() -> None:
    made = evening(4, PROGRESSIVE)
    pool = made.state.pool
    made.do(markers.lose, EntryId(2), tender=Tender.CARD)
    out(made, 2, 3)
    made.do(markers.find, EntryId(2))
    assert made.state.pool == pool and not made.state.markers
    adds_up(made)
    made.refused("marker.not_lost", markers.find, EntryId(2))


def test_who_is_out_or_has_no_bounty_has_no_marker_to_lose() -> None:
    made = some_without(2, Bounties())
    out(made, 1, 2)
    made.refused("marker.is_out", markers.lose, EntryId(1))
    made.refused("marker.none", markers.lose, EntryId(3))
    made.refused("payment.code_missing", markers.lose, EntryId(2), tender=Tender.VOUCHER)


def test_of_mystery_bounties_it_is_the_average_of_those_that_are_left() -> None:
    made = evening(4, Bounties(BountyKind.MYSTERY, unit=Cents(5_00)))
    made.do(envelopes.set_envelopes, tuple(map(Cents, (250_00, 50_00, 50_00, 50_00))))
    out(made, 1, 2)
    made.do(envelopes.note, EntryId(1), Cents(50_00))
    assert marker_value(made.state, EntryId(2)) == 115_00
    out(made, 2, 3)
    assert marker_value(made.state, EntryId(3)) == 115_00  # one is still to be drawn


def test_while_the_prizes_are_locked_none_is_paid_for() -> None:
    made = evening(4, Bounties())
    made.do(tournament.close_registration)
    made.do(payouts.post_prizes)
    made.do(prize_lock.lock)
    made.refused("prizes.locked_pool", markers.lose, EntryId(2))
