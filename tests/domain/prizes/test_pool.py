"""Money added to the pool, and what is held back of it for the season: whose it is, and what is refused."""

import pytest

from tdapp.domain.journal import retracted
from tdapp.domain.money.terms import SeasonShare, Tender
from tdapp.domain.prizes import payouts, pool, prize_lock
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.prizes.places import by_table, plan_by
from tdapp.domain.prizes.pool import season_due
from tdapp.domain.registration import entries
from tdapp.domain.setup import PayoutTable
from tdapp.domain.tournament import change_setup, finish
from tdapp.domain.units import Cents
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late, lifted, on_terms, playing, registered

TENTH = SeasonShare(percent=10_000)


def adds_up(evening: Evening) -> None:
    gone = retracted(evening.acts)
    counting = [fact for act in evening.acts if act.number not in gone for fact in act.facts]
    assert there(counting) == sum(owners(evening.state).values())


def test_money_added_is_in_the_pool_and_in_the_prizes() -> None:
    evening = registered(10)
    evening.do(pool.add, Cents(250_00), "  Brewery  ", tender=Tender.ACCOUNT)
    state = evening.state
    assert (state.pool, sum(by_table(state)), state.overlay) == (750_00, 750_00, 0)
    assert [each.giver for each in state.added] == ["Brewery"]
    adds_up(evening)
    evening.undo()
    assert (evening.state.pool, evening.state.added) == (500_00, ())
    adds_up(evening)


def test_a_guarantee_counts_what_was_added_before_the_house_makes_up_the_rest() -> None:
    evening = on_terms(registered(10), guarantee=Cents(1_000_00))
    assert evening.state.overlay == 500_00
    evening.do(pool.add, Cents(200_00), "House")
    assert (evening.state.pool, evening.state.overlay) == (1_000_00, 300_00)
    evening.do(pool.add, Cents(400_00), "Sponsor")
    assert (evening.state.pool, evening.state.overlay) == (1_100_00, 0)
    adds_up(evening)


@pytest.mark.parametrize(("share", "held"), [(TENTH, 50_00), (SeasonShare(per_entry=Cents(3_00)), 30_00)])
def test_what_is_held_back_is_no_prize_and_has_an_owner(share: SeasonShare, held: int) -> None:
    evening = on_terms(registered(10), season=share)
    evening.do(pool.add, Cents(100_00), "Sponsor")
    state = evening.state
    assert (state.season, state.pool) == (held, 600_00 - held)  # of what is sold, not of what is added
    assert owners(state)[Owner.SEASON] == held
    adds_up(evening)
    ahead = plan_by(state, state.setup.payout, state.setup.unit, more=10)
    assert sum(ahead.amounts) == 1_100_00 - 2 * held


def test_a_guarantee_is_what_players_get_and_nothing_is_held_back_of_it() -> None:
    evening = on_terms(registered(10), season=TENTH, guarantee=Cents(480_00))
    assert (evening.state.pool, evening.state.season, evening.state.overlay) == (480_00, 50_00, 30_00)
    adds_up(evening)


def test_the_keeper_gets_it_at_the_end_of_the_night_and_an_undo_brings_it_back() -> None:
    evening = on_terms(playing(4), season=TENTH)
    evening.refused("pay.registration_open", pool.pay_season, "Νίκος")
    evening.wait(41)
    evening.refused("name.empty", pool.pay_season, " ")
    evening.do(pool.pay_season, "Νίκος", tender=Tender.CARD)
    assert (season_due(evening.state), evening.state.season_paid) == (0, 20_00)
    adds_up(evening)
    evening.refused("season.nothing_due", pool.pay_season, "Νίκος")
    evening.undo()
    assert season_due(evening.state) == 20_00
    adds_up(evening)


def test_after_the_finish_too() -> None:
    evening = on_terms(late(3), season=TENTH)
    evening.do(entries.bust_out, entry(2, 3))
    evening.pay(entry(1)[0])
    evening.do(finish)
    evening.do(pool.pay_season, "Νίκος")
    assert season_due(evening.state) == 0
    evening.refused("finished", pool.add, Cents(5_00), "Sponsor")


def test_who_would_leave_the_keeper_with_too_much_is_asked_for_a_reason() -> None:
    evening = on_terms(late(4), season=TENTH)
    act = evening.did(pool.pay_season, "Νίκος")
    share = SeasonShare(percent=5_000)
    refused = evening.refused("season.paid_stays", pricing, share)
    assert {name: money.cents for name, money in refused.facts.items()} == {
        "paid": 20_00,
        "share": 10_00,
        "back": 10_00,
    }
    evening.do(pricing, share, allow=lifted("season.paid_stays"))
    assert (owners(evening.state)[Owner.SEASON], owners(evening.state)[Owner.RECOVER]) == (0, -10_00)
    adds_up(evening)
    evening.retract(act.number)
    assert season_due(evening.state) == 10_00


def pricing(state, now, share):  # type: ignore[no-untyped-def]
    from tdapp.domain.registration.price_list import set_terms

    return set_terms(state, now, replace(state.terms, season=share))


def test_what_cannot_be_added_or_held_back_is_refused() -> None:
    evening = registered(4)
    for amount in (0, -1, 10**12):
        evening.refused("pool.amount", pool.add, Cents(amount), "House")
    evening.refused("name.empty", pool.add, Cents(1), "")
    evening.refused("payment.code_missing", pool.add, Cents(1), "House", tender=Tender.VOUCHER)
    both = SeasonShare(percent=1, per_entry=Cents(1))
    for share in (
        SeasonShare(),
        both,
        SeasonShare(percent=100_000),
        SeasonShare(percent=-1),
        SeasonShare(1, Cents(-1)),
    ):
        evening.refused("terms.season", pricing, share)
    evening.refused("terms.season_entry", pricing, SeasonShare(per_entry=Cents(50_01)))


def test_nobody_adds_to_a_pool_that_pays_nobody() -> None:
    nobody = replace(SETUP, payout=PayoutTable("Nobody"), buy_in=Cents(0))
    evening = Evening(nobody)
    evening.refused("pool.pays_nobody", pool.add, Cents(1), "House")
    freeroll = Evening(replace(SETUP, buy_in=Cents(0), fee=Cents(0)))
    freeroll.do(pool.add, Cents(100_00), "House")
    freeroll.refused("pool.pays_nobody", change_setup, replace(freeroll.state.setup, payout=PayoutTable("Nobody")))


def test_locked_prizes_keep_money_out_of_the_pool() -> None:
    evening = late(4)
    evening.do(payouts.post_prizes)
    evening.do(prize_lock.lock)
    evening.refused("prizes.locked_pool", pool.add, Cents(1_00), "Sponsor")
    evening.refused("prizes.locked_pool", pricing, TENTH)
