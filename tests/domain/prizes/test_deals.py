"""Deals: what each way of sharing gives, and that the awards come to the pool in whatever order players go out."""

from collections.abc import Mapping
from decimal import Decimal
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import dealing, ending, tournament
from tdapp.domain.book_values import BookValues, Deals
from tdapp.domain.chips import chip_counts
from tdapp.domain.money.terms import Price, Terms
from tdapp.domain.prizes import deals, payouts, prize_lock
from tdapp.domain.prizes.deals import (
    Agreed,
    Left,
    counted_stacks,
    left_to_play_for,
    off_the_top,
    prize_by_chips,
    shared,
)
from tdapp.domain.prizes.places import (
    Place,
    Prizes,
    awards,
    come_to,
    deal_places,
    ladder,
    posted,
    prizes,
    standing,
    to_post,
)
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.read.chips.known_stacks import stacks_seen
from tdapp.read.prizes.stage import money_stage
from tdapp.values import replace
from tests.domain.chips.holdings import with_chips
from tests.domain.evening import SETUP, Evening, entry, late, lifted, playing

PARTY = (15_000, 12_000, 10_000, 6_000, 500)


def at_the_final(count: int = 12, left: int = 3) -> Evening:
    """A field of which so many are left, its prizes posted: 300, 180 and 120 for twelve."""
    evening = late(count)
    for number in range(1, count - left + 1):
        evening.do(entries.bust_out, entry(number))
    evening.do(payouts.post_prizes)
    return evening


def stacks(evening: Evening, *chips: int) -> dict[EntryId, Chips]:
    """Stacks of those who are left, by ticket number; none named: all the chips with the first, but one each."""
    left = [each.id for each in evening.state.playing()]
    given = chips or (evening.state.chips - len(left) + 1, *(1 for _ in left[1:]))
    return dict(zip(left, map(Chips, given), strict=True))


def deal_of(evening: Evening) -> dict[EntryId, Cents]:
    deal = to_post(evening.state).deal
    assert deal is not None
    return deal.own


THREE = (120_000, 80_000, 40_000)  # of the 240,000 chips of twelve


def table_of(ladder: tuple[int, ...], held: tuple[int, ...] = ()) -> Left:
    n = len(ladder)
    before = tuple(map(Cents, held or (0,) * n))
    return Left(tuple(map(EntryId, range(1, n + 1))), before, tuple(map(Cents, ladder)), (), Prizes(()))


def share(ladder: tuple[int, ...], chips: tuple[int, ...], method: DealMethod, **terms: object) -> tuple[Cents, ...]:
    return shared(table_of(ladder), deals.Terms(method, tuple(map(Chips, chips)), **terms))  # type: ignore[arg-type]


def test_by_chips_everybody_first_has_what_the_next_one_out_gets() -> None:
    """The example of a chip chop with a floor that is known: 570 with 57 each. Rounded up it comes to 3 cents more."""
    ladder = (200_00, 138_00, 100_00, 75_00, 57_00)
    found = share(ladder, PARTY, DealMethod.CHIPS)
    assert found == (155_28, 135_62, 122_52, 96_31, 60_27)
    assert sum(found) == 570_00


def test_evenly_the_rest_goes_to_the_largest_stack() -> None:
    assert share((500, 300, 203), (1, 9, 2), DealMethod.EVEN) == (334, 335, 334)
    assert share((500, 300, 203), (1, 9, 2), DealMethod.EVEN, unit=Cents(50)) == (300, 353, 350)


def test_by_icm_two_players_share_the_difference_by_chips() -> None:
    assert share((600, 400), (75, 25), DealMethod.ICM) == (550, 450)


def test_what_is_saved_comes_off_the_top_and_never_makes_a_place_worth_less_than_the_next() -> None:
    assert off_the_top((Cents(500), Cents(300), Cents(200)), Cents(0)) == (500, 300, 200)
    assert off_the_top((Cents(500), Cents(300), Cents(200)), Cents(400)) == (200, 200, 200)
    assert off_the_top((Cents(500), Cents(300), Cents(200)), Cents(1000)) == (0, 0, 0)
    assert share((600, 400), (75, 25), DealMethod.ICM, saved=(Cents(100),)) == (475, 425)


@given(st.lists(st.integers(0, 10**6), min_size=2, max_size=9), st.data())
def test_off_the_top_takes_just_what_is_saved(prizes_: list[int], data: st.DataObject) -> None:
    ladder = tuple(Cents(each) for each in sorted(prizes_, reverse=True))
    saved = data.draw(st.integers(0, sum(ladder)))
    found = off_the_top(ladder, Cents(saved))
    assert sum(found) == sum(ladder) - saved
    assert all(more >= less >= 0 for more, less in pairwise((*found, 0)))
    assert all(less <= before for less, before in zip(found, ladder, strict=True))


LADDERS = st.lists(st.integers(0, 10**6), min_size=2, max_size=9).map(lambda found: tuple(sorted(found, reverse=True)))


@given(LADDERS, st.data(), st.sampled_from([1, 5, 100, 5_00]))
@settings(deadline=None)
def test_every_way_gives_all_the_money_and_more_to_the_larger_stack(
    ladder: tuple[int, ...], data: st.DataObject, unit: int
) -> None:
    chips = tuple(data.draw(st.lists(st.integers(1, 10**6), min_size=len(ladder), max_size=len(ladder))))
    saved = data.draw(st.integers(0, sum(ladder)))
    for method in (DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN):
        found = share(ladder, chips, method, saved=(Cents(saved),), unit=Cents(unit))
        assert sum(found) + saved == sum(ladder)
        by_stack = sorted(zip(chips, found, strict=True))
        assert all(less[1] <= more[1] for less, more in pairwise(by_stack) if less[0] < more[0])


def test_what_places_by_chips_would_pay_is_shared_by_equal_stacks() -> None:
    left = table_of((500, 301, 200))
    assert prize_by_chips(left, (Chips(5), Chips(9), Chips(5))) == (251, 500, 250)


def test_a_deal_is_a_draft_until_it_is_posted_and_undone_like_any_act() -> None:
    evening = at_the_final()
    before = evening.state
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, *THREE)))
    assert prizes(evening.state) == before.posted == (300_00, 180_00, 120_00)
    assert deal_places(evening.state) == 0
    assert deal_of(evening) == {10: 240_00, 11: 200_00, 12: 160_00}
    evening.refused("deal.not_posted", ending.end_by_deal)
    evening.do(payouts.post_prizes)
    assert prizes(evening.state) == (240_00, 200_00, 160_00)
    assert deal_places(evening.state) == 3
    evening.refused("prizes.is_posted", payouts.post_prizes)
    evening.undo()
    evening.undo()
    assert (evening.state.prizes, evening.state.posted, evening.state.dealt) == (None, before.posted, None)


def test_who_dealt_gets_that_wherever_she_finishes_and_the_winner_what_was_saved() -> None:
    evening = at_the_final()
    saved = (Cents(60_00), Cents(20_00))
    evening.do(
        dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, *THREE), saved=saved, things=(" the  trophy ", ""))
    )
    evening.do(payouts.post_prizes)
    own = deal_of(evening)
    assert sum(own.values()) + 80_00 == 600_00
    evening.do(entries.bust_out, entry(10))
    assert awards(evening.state)[EntryId(10)].cents == own[EntryId(10)], "the largest stack was first out"
    evening.do(entries.bust_out, entry(11))
    found = awards(evening.state)
    assert found[EntryId(11)].cents == own[EntryId(11)] + 20_00
    assert found[EntryId(12)].cents == own[EntryId(12)] + 60_00
    assert sum(award.cents for award in found.values()) == evening.state.pool
    deal = standing(evening.state).deal
    assert deal is not None
    assert deal.last.things == ("the trophy",)


def test_stacks_counted_for_a_deal_are_a_count_of_the_room_and_undone_with_it() -> None:
    evening = at_the_final()
    assert counted_stacks(evening.state) == {}
    dealt = stacks(evening, *THREE)
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, dealt))
    assert counted_stacks(evening.state) == dealt
    bank = evening.state.bank
    assert (bank.since, [(each.expected, each.counted) for each in bank.closed]) == (None, [(240_000, 240_000)])
    assert {one: seen.chips for one, seen in stacks_seen(evening.state, evening.now).items()} == dealt
    evening.undo()
    assert counted_stacks(evening.state) == {}
    assert not evening.state.bank.closed


def test_stacks_the_ledger_has_already_are_no_other_count() -> None:
    evening = at_the_final()
    dealt = stacks(evening, *THREE)
    evening.do(chip_counts.count, stacks=dealt)
    for method in (DealMethod.ICM, DealMethod.CHIPS):
        evening.do(dealing.make_deal, Agreed(method, counted_stacks(evening.state)))
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    assert not evening.state.bank.closed
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening, 100_000, 100_000, 40_000)))
    assert len(evening.state.bank.closed) == 1


def test_stacks_of_a_deal_complete_the_count_of_the_room_that_goes_on() -> None:
    evening = at_the_final()
    evening.do(chip_counts.begin_count)
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening, *THREE)))
    assert chip_counts.uncounted(evening.state) == ()
    assert chip_counts.counted(evening.state) == evening.state.chips
    assert not evening.state.bank.closed, "whoever began it closes it"
    evening.do(chip_counts.close_count)


def test_stacks_that_are_not_the_chips_in_play_are_what_the_count_has_found() -> None:
    evening = at_the_final()
    short = stacks(evening, 120_000, 80_000, 39_500)
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, short), allow=lifted("deal.chips"))
    assert [(each.expected, each.counted) for each in evening.state.bank.closed] == [(240_000, 239_500)]


def test_a_stack_nobody_can_have_is_refused_as_in_every_count() -> None:
    evening = at_the_final()
    evening.refused("counts.no_stack", dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening, 200_000, 40_000, 0)))
    over = Agreed(DealMethod.ICM, stacks(evening, 240_001, 1, 1))
    assert evening.refused("counts.more_than_play", dealing.make_deal, over).overridable
    with_chips(evening)
    odd = Agreed(DealMethod.ICM, stacks(evening, 120_000, 80_010, 39_990))
    assert evening.refused("counts.not_payable", dealing.make_deal, odd).overridable


def test_a_place_pays_what_its_player_agreed_on_and_open_ones_what_is_left() -> None:
    evening = at_the_final()
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, *THREE), saved=(Cents(60_00),)))
    evening.do(payouts.post_prizes)
    own = deal_of(evening)
    assert ladder(evening.state, standing(evening.state)) == (
        own[EntryId(10)] + 60_00,
        own[EntryId(11)],
        own[EntryId(12)],
    )
    evening.do(entries.bust_out, entry(10))
    assert ladder(evening.state, standing(evening.state)) == (
        own[EntryId(11)] + 60_00,
        own[EntryId(12)],
        own[EntryId(10)],
    )
    evening.do(entries.bust_out, entry(11))
    assert ladder(evening.state, standing(evening.state)) == (
        own[EntryId(12)] + 60_00,
        own[EntryId(11)],
        own[EntryId(10)],
    )
    assert money_stage(evening.state, evening.now).jump is None


def test_a_tie_shares_what_was_saved_and_not_what_was_agreed() -> None:
    evening = at_the_final()
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, saved=(Cents(0), Cents(30_01)), unit=Cents(1)))
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(10, 11), (False, True))
    found = awards(evening.state)
    assert {found[EntryId(10)].place, found[EntryId(11)].place} == {Place(2, 3)}
    assert abs(found[EntryId(10)].cents - found[EntryId(11)].cents) <= 2
    assert sum(award.cents for award in found.values()) == evening.state.pool


def test_a_deal_among_more_than_are_paid_shares_what_there_is() -> None:
    evening = at_the_final(left=5)
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening)))
    assert sum(deal_of(evening).values()) == 600_00
    evening.do(payouts.post_prizes)
    for number in range(8, 12):
        evening.do(entries.bust_out, entry(number))
    assert sum(award.cents for award in awards(evening.state).values()) == 600_00


def test_a_further_deal_among_fewer_is_about_what_they_still_play_for() -> None:
    evening = at_the_final(left=4)
    four = stacks(evening, 100_000, 80_000, 40_000, 20_000)
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, four, saved=(Cents(100_00),)))
    evening.do(payouts.post_prizes)
    first = deal_of(evening)
    evening.do(entries.bust_out, entry(9))
    left = left_to_play_for(evening.state)
    assert left.held == tuple(first[each] for each in left.entries)
    assert left.ladder == (100_00, 0, 0)
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, *THREE)))
    evening.do(payouts.post_prizes)
    second = deal_of(evening)
    assert second[EntryId(9)] == first[EntryId(9)]
    gained = [second[each] - first[each] for each in left.entries]
    assert sum(gained) == 100_00
    assert gained == sorted(gained, reverse=True)
    evening.do(ending.end_by_deal)
    assert sum(award.cents for award in awards(evening.state).values()) == evening.state.pool
    assert evening.state == evening.replayed()


def test_a_deal_nobody_was_shown_is_replaced_by_the_next_one() -> None:
    evening = at_the_final()
    evening.do(payouts.withdraw_prizes)
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, *THREE)))
    assert deal_of(evening) == {10: 240_00, 11: 200_00, 12: 160_00}


def test_prizes_set_by_hand_or_by_the_table_end_a_deal() -> None:
    evening = at_the_final()
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(payouts.post_prizes)
    evening.do(payouts.reset_prizes)
    assert to_post(evening.state) == Prizes((Cents(300_00), Cents(180_00), Cents(120_00)))
    evening.refused("prizes.post_others", payouts.post_prizes)
    evening.do(payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert standing(evening.state).deal is None
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(payouts.set_prizes, (Cents(400_00), Cents(200_00)))
    assert to_post(evening.state).deal is None


def test_who_comes_back_after_a_deal_plays_for_the_prizes_beyond_it() -> None:
    evening = at_the_final(left=2)
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, saved=(Cents(40_00),)))
    evening.do(payouts.post_prizes)
    evening.do(entries.reinstate, EntryId(10), "seed")
    evening.do(entries.bust_out, entry(11))
    evening.do(entries.bust_out, entry(12))
    found = awards(evening.state)
    assert evening.state.winner() == evening.state.entries[EntryId(10)]
    assert found[EntryId(10)].cents == 120_00, "the third prize, which no deal shared"
    assert found[EntryId(12)].cents == 220_00 + 40_00, "the first of those who dealt"
    assert sum(award.cents for award in found.values()) == evening.state.pool


def test_at_once_places_go_by_chips_and_the_finish_follows() -> None:
    evening = at_the_final()
    evening.do(
        dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening, 40_000, 150_000, 50_000), saved=(Cents(10_00),))
    )
    evening.do(payouts.post_prizes)
    evening.do(ending.end_by_deal)
    found = awards(evening.state)
    assert [found[EntryId(each)].place.best for each in (11, 12, 10)] == [1, 2, 3]
    for each in (10, 11, 12):
        evening.pay(EntryId(each))
    evening.do(tournament.finish)
    assert prize_book(evening.state).due == prize_book(evening.state).back == 0


def test_at_once_equal_stacks_share_and_the_title_is_named() -> None:
    evening = at_the_final()
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, stacks(evening, 90_000, 90_000, 60_000)))
    evening.do(payouts.post_prizes)
    evening.refused("deal.name_the_winner", ending.end_by_deal)
    evening.refused("deal.not_left", ending.end_by_deal, EntryId(1))
    evening.do(ending.end_by_deal, EntryId(12))
    found = awards(evening.state)
    assert found[EntryId(12)].place == Place(1, 1)
    assert found[EntryId(10)].place == found[EntryId(11)].place == Place(2, 3)


def test_the_house_says_what_may_be_agreed_on() -> None:
    evening = at_the_final()
    money, none = BookValues(deals=Deals.MONEY), BookValues(deals=Deals.NONE)
    evening.refused("deal.house", dealing.make_deal, Agreed(DealMethod.EVEN), by_book=none)
    evening.do(
        dealing.make_deal, Agreed(DealMethod.EVEN, stacks(evening, *THREE)), by_book=none, allow=lifted("deal.house")
    )
    evening.do(payouts.post_prizes)
    evening.refused("deal.title_is_played", ending.end_by_deal, by_book=money)
    evening.do(ending.end_by_deal, by_book=money, allow=lifted("deal.title_is_played"))


def test_stacks_have_to_be_the_chips_in_play_or_there_is_a_reason() -> None:
    evening = at_the_final()
    refused = evening.refused(
        "deal.chips", dealing.make_deal, Agreed(DealMethod.ICM, stacks(evening, 120_000, 80_000, 39_500))
    )
    assert refused.overridable
    assert (refused.facts["total"], refused.facts["in_play"], refused.facts["difference"]) == (239_500, 240_000, 500)
    short = stacks(evening, 120_000, 80_000, 39_500)
    evening.do(dealing.make_deal, Agreed(DealMethod.ICM, short), allow=lifted("deal.chips"))
    assert sum(deal_of(evening).values()) == 600_00
    two = {each: chips for each, chips in short.items() if each != 12}
    missing = evening.refused("deal.stack_missing", dealing.make_deal, Agreed(DealMethod.CHIPS, two))
    assert missing.facts == {"entry": 12}
    evening.refused("deal.stack_missing", dealing.make_deal, Agreed(DealMethod.CHIPS))
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, two))
    deal = to_post(evening.state).deal
    assert deal is not None
    assert not any(share.chips for share in deal.shares), "an even split does not go by some of the stacks"
    evening.refused("deal.no_stacks", dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, 0, 0, 0)))
    evening.refused("deal.stack_negative", dealing.make_deal, Agreed(DealMethod.CHIPS, stacks(evening, 1, -1, 240_000)))


def test_what_is_saved_or_typed_has_to_add_up() -> None:
    evening, eur = at_the_final(), "EUR"

    def refused(code: str, method: DealMethod, typed: Mapping[EntryId, int] | None = None, **kwargs: object) -> Refused:
        return evening.refused(code, dealing.make_deal, Agreed(method, typed=typed or {}, **kwargs))

    def each(*amounts: int) -> dict[EntryId, int]:
        return dict(zip(entry(10, 11, 12), amounts, strict=True))

    refused("deal.saved_negative", DealMethod.EVEN, saved=(Cents(-1),))
    over = refused("deal.saved_too_much", DealMethod.EVEN, saved=(Cents(500_00), Cents(100_01)))
    assert over.facts == {"most": Money(Cents(600_00), eur), "difference": Money(Cents(1), eur)}
    refused("deal.saved_places", DealMethod.EVEN, saved=(Cents(1),) * 4)
    refused("deal.things", DealMethod.EVEN, things=("a",) * 6)
    refused("deal.thing_long", DealMethod.EVEN, things=("a" * 61,))
    refused("deal.unit", DealMethod.EVEN, unit=Cents(0))
    short = refused("deal.short", DealMethod.AMOUNTS, each(300_00, 200_00, 99_99))
    assert short.facts["difference"] == Money(Cents(1), eur)
    over = refused("deal.over", DealMethod.AMOUNTS, each(300_00, 200_00, 100_00), saved=(Cents(25),))
    assert over.facts["difference"] == Money(Cents(25), eur)
    refused("deal.negative", DealMethod.AMOUNTS, each(700_00, -100_00, 0))
    assert refused("deal.percent_short", DealMethod.PERCENT, each(50_000, 30_000, 19_000)).facts[
        "difference"
    ] == Decimal(1)
    assert refused("deal.percent_over", DealMethod.PERCENT, each(50_000, 30_000, 20_001)).facts[
        "difference"
    ] == Decimal("0.001")
    evening.do(dealing.make_deal, Agreed(DealMethod.AMOUNTS, typed=each(100_00, 200_00, 300_00)))
    assert deal_of(evening) == {10: 100_00, 11: 200_00, 12: 300_00}
    evening.do(
        dealing.make_deal, Agreed(DealMethod.PERCENT, typed=each(25_000, 25_000, 50_000), saved=(Cents(100_00),))
    )
    assert deal_of(evening) == {10: 125_00, 11: 125_00, 12: 250_00}


def test_a_deal_waits_until_nobody_can_enter_and_needs_two_and_money() -> None:
    playing(5).refused("deal.registration_open", dealing.make_deal, Agreed(DealMethod.EVEN))
    late(12, replace(SETUP, buy_in=Cents(0), payout=replace(SETUP.payout, columns=()))).refused(
        "deal.no_prizes", dealing.make_deal, Agreed(DealMethod.EVEN)
    )
    evening = at_the_final(left=1)
    evening.refused("deal.nobody", dealing.make_deal, Agreed(DealMethod.EVEN))
    assert not any(isinstance(each, Terms | Price) for each in evening.acts)


@given(st.integers(5, 12), st.data())
@settings(max_examples=80, deadline=None)
def test_awards_come_to_the_pool_in_every_order_with_deals_ties_and_returns(count: int, data: st.DataObject) -> None:
    evening = late(count)
    evening.do(payouts.post_prizes)
    methods = (DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN)
    while evening.state.alive > 1:
        left = [each.id for each in evening.state.playing()]
        match data.draw(st.sampled_from(["out", "out", "tie", "deal", "post", "back", "undo", "end"])):
            case "deal" if not left_to_play_for(evening.state).whole:
                evening.refused("deal.no_prizes", dealing.make_deal, Agreed(DealMethod.EVEN))
            case "deal":
                saved = data.draw(st.integers(0, sum(left_to_play_for(evening.state).ladder)))
                chips = data.draw(st.lists(st.integers(1, 10_000), min_size=len(left), max_size=len(left)))
                there = dict(zip(left, map(Chips, chips), strict=True))
                method = data.draw(st.sampled_from(methods))
                unit = Cents(data.draw(st.sampled_from([1, 5_00])))
                allow = lifted("deal.chips")
                evening.do(dealing.make_deal, Agreed(method, there, saved=(Cents(saved),), unit=unit), allow=allow)
            case "post" if to_post(evening.state) != posted(evening.state):
                evening.do(payouts.post_prizes)
            case "back" if evening.state.alive < count:
                out = data.draw(st.sampled_from([each.entry for each in evening.state.outs]))
                evening.do(entries.reinstate, out, "seed")
            case "undo":
                evening.undo()
            case "end" if evening.state.posted_deal is not None:
                dealt = {share.entry for share in evening.state.posted_deal.last.shares}
                if dealt >= set(left):
                    evening.do(ending.end_by_deal, data.draw(st.sampled_from(left)))
            case "tie" if len(left) > 2:
                evening.do(entries.bust_out, tuple(data.draw(st.permutations(left))[:2]), (False, True))
            case _:
                evening.do(entries.bust_out, (data.draw(st.sampled_from(left)),))
        if evening.state.registration is None or evening.state.posted is None:
            break
        book = prize_book(evening.state)
        assert book.total == come_to(evening.state, standing(evening.state)) == evening.state.pool
        assert book.open >= 0
        assert sum(ladder(evening.state, standing(evening.state))) == evening.state.pool
    if evening.state.alive == 1:
        found = awards(evening.state)
        assert sum(award.cents for award in found.values()) == evening.state.pool
        assert all(award.cents >= 0 for award in found.values())
        assert evening.state == evening.replayed()


def test_a_deal_passes_the_lock_for_nobody_beyond_it_is_moved() -> None:
    evening = at_the_final()
    evening.do(prize_lock.lock)
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(payouts.post_prizes)
    assert evening.state.locked and standing(evening.state).deal is not None
    evening.undo()
    assert evening.state.locked and standing(evening.state).deal is None
