"""The frame of a tournament: setup, structure, registration, finish."""

from datetime import timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.clock.structure import AnteKind, Break
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, pays_nobody, prizes
from tdapp.domain.prizes.prize_guard import Wrong
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.setup import PayoutColumn, PayoutTable
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.values import replace
from tests.domain.evening import (
    MINUTE,
    SETUP,
    START,
    STRUCTURE,
    TABLE,
    Evening,
    entry,
    late,
    level,
    lifted,
    on_terms,
    player,
    playing,
    price,
    rebuy,
    registered,
)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"buy_in": -1}, "setup.out_of_bounds"),
        ({"buy_in": tournament.MOST_MONEY + 1}, "setup.out_of_bounds"),
        ({"fee": -1}, "setup.out_of_bounds"),
        ({"unit": 0}, "setup.out_of_bounds"),
        ({"starting_stack": 0}, "setup.out_of_bounds"),
        ({"starting_stack": tournament.MOST_CHIPS + 1}, "setup.out_of_bounds"),
        ({"seats_per_table": 1}, "setup.out_of_bounds"),
        ({"seats_per_table": 11}, "setup.out_of_bounds"),
        ({"late_level": -1}, "setup.out_of_bounds"),
        ({"currency": "eur"}, "setup.currency"),
        ({"currency": "EURO"}, "setup.currency"),
        ({"name": " \t "}, "name.empty"),
        ({"name": "x" * 201}, "name.long"),
        ({"payout": PayoutTable("none", ())}, "setup.pays_nobody"),
        ({"payout": PayoutTable("99", (PayoutColumn(1, None, (99_000,)),))}, "setup.payout_sum"),
        ({"payout": PayoutTable("0", (PayoutColumn(1, None, (100_000, 0)),))}, "setup.payout_share"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as caught:
        tournament.create(replace(SETUP, **change), STRUCTURE)
    assert caught.value.code == code
    assert not caught.value.overridable


def test_a_refused_amount_is_said_in_its_currency() -> None:
    with pytest.raises(Refused) as caught:
        tournament.create(replace(SETUP, fee=Cents(-5)), STRUCTURE)
    assert caught.value.facts["value"] == Money(Cents(-5), "EUR")
    assert caught.value.facts["least"] == Money(Cents(0), "EUR")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (level(100, timedelta(seconds=9)), "structure.lasts"),
        (level(100, timedelta(hours=25)), "structure.lasts"),
        (replace(level(100), big_blind=0), "structure.big_blind"),
        (replace(level(100), big_blind=tournament.MOST_CHIPS + 1), "structure.big_blind"),
        (replace(level(100), small_blind=101), "structure.small_blind"),
        (replace(level(100), small_blind=-1), "structure.small_blind"),
        (replace(level(100), ante=-1), "structure.ante"),
        (replace(level(100), ante=10), "structure.ante_kind"),
        (replace(level(100), ante_kind=AnteKind.EACH), "structure.ante_kind"),
        (Break(timedelta(0)), "structure.lasts"),
    ],
)
def test_an_impossible_row_is_refused_by_its_number(row: object, code: str) -> None:
    with pytest.raises(Refused) as caught:
        tournament.create(SETUP, (level(50), row))
    assert caught.value.code == code
    assert caught.value.facts["row"] == 2


def test_a_structure_needs_a_level_and_has_an_end() -> None:
    for structure, code in (((Break(MINUTE),), "structure.no_level"), ((level(50),) * 201, "structure.too_long")):
        with pytest.raises(Refused) as caught:
            tournament.create(SETUP, structure)
        assert caught.value.code == code


def test_money_is_fixed_once_somebody_paid_and_the_stack_once_play_began() -> None:
    evening = registered(2)
    evening.refused("setup.money_fixed", tournament.change_setup, replace(SETUP, buy_in=Cents(1)))
    evening.refused("setup.money_fixed", tournament.change_setup, replace(SETUP, currency="USD"))
    evening.do(tournament.change_setup, replace(SETUP, starting_stack=Chips(30_000)))
    assert evening.state.chips == 60_000
    started = playing(2)
    started.refused("setup.stack_fixed", tournament.change_setup, replace(SETUP, starting_stack=Chips(30_000)))
    assert started.do(tournament.change_setup, SETUP) is None


def test_a_name_is_cleaned_when_it_is_set() -> None:
    evening = Evening()
    evening.do(tournament.change_setup, replace(SETUP, name="  Main\u202e  event "))
    assert evening.state.setup.name == "Main event"


def test_the_payout_table_stands_once_prizes_are_paid() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.pay(entry(3)[0])
    winner_takes_all = PayoutTable("all", (PayoutColumn(1, None, (100_000,)),))
    evening.do(tournament.change_setup, replace(SETUP, payout=winner_takes_all))
    assert prizes(evening.state) == (Cents(130_00), Cents(70_00)), "what is posted is paid"
    refused = evening.refused("prizes.paid_stays", payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert refused.facts["wrongs"] == (Wrong(EntryId(3), Money(Cents(70_00), "EUR"), Money(Cents(0), "EUR")),)
    assert evening.do(tournament.change_setup, replace(SETUP, payout=replace(TABLE, name="renamed")))


def test_registration_opens_closes_by_hand_and_reopens() -> None:
    evening = Evening()
    evening.refused("registration.is_closed", tournament.close_registration)
    evening.do(tournament.open_registration)
    evening.refused("registration.is_open", tournament.open_registration)
    evening.do(tournament.close_registration)
    assert not registration_open(evening.state, evening.now)
    evening.do(tournament.open_registration)
    assert registration_open(evening.state, evening.now)


def test_registration_closes_when_its_level_ends() -> None:
    evening = playing(4).wait(39.9)
    assert registration_open(evening.state, evening.now)
    evening.wait(0.1)
    assert not registration_open(evening.state, evening.now)
    evening.refused("registration.level_over", tournament.open_registration, 1)
    evening.do(tournament.open_registration, 3)
    assert registration_open(evening.state, evening.now)


@pytest.mark.parametrize("window", [SaleSpan(SaleSpanKind.ENTRIES, 4), SaleSpan(SaleSpanKind.TIME, at=START)])
def test_what_closed_by_the_field_or_by_a_time_is_not_said_to_be_a_level(window: SaleSpan) -> None:
    evening = playing(4)
    evening.do(tournament.close_registration)
    evening.state = replace(evening.state, closes=window)
    evening.wait(1)
    evening.refused("registration.window_over", tournament.open_registration)
    evening.do(tournament.open_registration, 3)


def test_late_level_zero_closes_registration_at_the_start() -> None:
    evening = playing(4, replace(SETUP, late_level=0))
    assert not registration_open(evening.state, evening.now)
    assert registration_open(evening.state, evening.now - MINUTE)


def test_played_levels_are_frozen_and_the_running_one_does_not_end_in_the_past() -> None:
    evening = playing(4).wait(25)
    later = (*STRUCTURE[:4], level(1000))
    evening.refused("structure.played", tournament.change_structure, (level(50), *STRUCTURE[1:]))
    evening.refused("structure.played", tournament.change_structure, (level(100),))
    evening.refused(
        "structure.too_short_now", tournament.change_structure, (level(100), level(200, 4 * MINUTE), level(400))
    )
    evening.do(tournament.change_structure, later)
    assert evening.state.structure == later
    assert evening.do(tournament.change_structure, later) is None


def test_finish_needs_a_winner_and_paid_prizes() -> None:
    Evening().refused("finish.nobody", tournament.finish)
    evening = late(4)
    assert evening.refused("finish.still_playing", tournament.finish).facts["n"] == 4
    evening.do(entries.bust_out, entry(1, 2, 3))
    refusal = evening.refused("finish.unpaid", tournament.finish)
    assert refusal.overridable
    assert refusal.facts["n"] == 2
    evening.pay(entry(4)[0])
    evening.pay(entry(3)[0])
    evening.do(tournament.finish)
    assert evening.state.finished
    assert evening.state.clock.anchor is None


def test_finish_waits_for_registration_to_be_closed() -> None:
    evening = playing(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    assert not evening.refused("finish.registration_open", tournament.finish).overridable
    evening.do(tournament.close_registration)
    evening.refused("finish.unpaid", tournament.finish)


def test_finish_with_unpaid_prizes_takes_a_reason() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.finish, allow=Allowed(frozenset({"finish.unpaid"})))
    assert evening.state.finished


def test_a_finished_tournament_refuses_everything_but_paying() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.do(tournament.finish, allow=Allowed(frozenset({"finish.unpaid"})))
    for decision, args in (
        (tournament.finish, ()),
        (tournament.change_structure, (STRUCTURE[:2],)),
        (tournament.open_registration, ()),
        (entries.register, ([player(99)], "s")),
        (entries.unregister, entry(4)),
        (entries.bust_out, (entry(4),)),
        (payouts.set_prizes, ((Cents(200_00),),)),
    ):
        evening.refused("finished", decision, *args)
    assert evening.pay(entry(4)[0])


NOBODY_PAID = PayoutTable("Nobody is paid", ())
FREE = replace(SETUP, buy_in=Cents(0), payout=NOBODY_PAID)


def test_m9_a_league_night_pays_nobody_and_is_a_tournament_like_any_other() -> None:
    """The fee may be more than nothing: it is the house's. No prizes are awarded, posted or waited for."""
    evening = playing(3, FREE)
    assert pays_nobody(evening.state)
    evening.wait(41)
    evening.do(entries.bust_out, entry(1, 2))
    evening.refused("prizes.none", payouts.post_prizes)
    assert [award.cents for award in awards(evening.state).values()] == [0, 0, 0]
    evening.do(tournament.finish)
    assert evening.state.finished


def test_m9_no_prize_money_comes_in_where_nobody_is_paid() -> None:
    evening = playing(3, FREE)
    refused = evening.refused("terms.pays_nobody", price_list.set_terms, Terms(offers=(rebuy(),)))
    assert refused.facts["name"] == "Rebuy"
    evening.refused("terms.guarantees_nobody", price_list.set_terms, Terms(guarantee=Cents(100_00)))
    evening.do(price_list.set_terms, Terms(offers=(rebuy(price=price(0, 10, 5)),)))
    sold = on_terms(playing(3, replace(SETUP, buy_in=Cents(0))), rebuy())
    sold.refused("terms.pays_nobody", tournament.change_setup, replace(sold.state.setup, payout=NOBODY_PAID))
    assert not pays_nobody(sold.state)


def test_m9_free_to_enter_pays_nobody_until_something_feeds_the_pool() -> None:
    evening = playing(3, replace(SETUP, buy_in=Cents(0)))
    assert pays_nobody(evening.state)
    evening.do(price_list.set_terms, Terms(guarantee=Cents(100_00)))
    assert not pays_nobody(evening.state)
    evening.do(price_list.set_terms, Terms(offers=(rebuy(),)))
    assert not pays_nobody(evening.state)
