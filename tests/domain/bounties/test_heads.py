"""What is on every head, who wins it, and where it goes that nobody wins."""

import pytest

from tdapp.domain import dealing, ending, tournament
from tdapp.domain.bounties import bounties, heads, knock_outs
from tdapp.domain.bounties.bounty_book import bounty_book, settled
from tdapp.domain.bounties.heads import head_of
from tdapp.domain.clock import timing
from tdapp.domain.money.bounty_terms import Bounties, BountyKind, HeadGoes, PotRule
from tdapp.domain.money.terms import Refund, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.values import replace
from tests.domain.evening import AGAIN, EARLY, START, Evening, entry, on_terms, player, players, price

HEAD = replace(EARLY, key="head", name="With bounty", price=price(50, 10, 0, 100), chips=None)
PLAIN = replace(HEAD, key="plain", name="Without bounty", price=price(50, 10))
BACK_IN = replace(AGAIN, price=price(50, 10, 0, 100), per_player=None)
PROGRESSIVE = Bounties(BountyKind.PROGRESSIVE)


def evening(count: int, terms: Bounties | None = None) -> Evening:
    """So many players with 100.00 on their heads, seated and playing."""
    made = on_terms(Evening(), HEAD, BACK_IN, bounty=terms, started=Refund.ALL_BUT_FEE)
    made.do(tournament.open_registration)
    made.do(entries.register, players(count), "s", offer="head")
    made.do(seating.draw_seats, "draw")
    made.now = START
    made.do(timing.start)
    return made


def out(made: Evening, loser: int, *by: int) -> None:
    made.do(entries.bust_out, entry(loser), by={EntryId(loser): entry(*by)})


def won(made: Evening) -> dict[int, int]:
    """What each won in whole euros."""
    comes_out(made)
    return {share.entry: share.won // 100 for share in bounty_book(made.state).shares}


def on(made: Evening) -> dict[int, int]:
    """What is on each head in whole euros."""
    comes_out(made)
    found = {each.id: head_of(made.state, each.id) for each in made.state.playing()}
    assert bounty_book(made.state).on_heads == sum(found.values())
    return {each: cents // 100 for each, cents in found.items()}


def comes_out(made: Evening) -> None:
    book = bounty_book(made.state)
    assert book.taken == book.paid + book.due - book.back + book.on_heads + book.held + book.to_pool


def test_a_price_with_a_bounty_and_no_terms_pays_all_that_is_on_the_head() -> None:
    made = evening(4)
    out(made, 1, 2)
    assert won(made) == {2: 100}
    assert on(made) == {2: 100, 3: 100, 4: 100}


def test_half_of_a_progressive_bounty_is_paid_and_half_goes_onto_the_head() -> None:
    made = evening(4, PROGRESSIVE)
    out(made, 1, 2)
    assert won(made) == {2: 50}
    assert on(made) == {2: 150, 3: 100, 4: 100}
    out(made, 2, 3)
    assert won(made) == {2: 50, 3: 75}
    assert on(made) == {3: 175, 4: 100}


def test_the_winner_of_a_progressive_tournament_keeps_his_own_head() -> None:
    made = evening(3, PROGRESSIVE)
    out(made, 1, 2)
    out(made, 2, 3)
    assert won(made) == {3: 75 + 175, 2: 50}
    assert next(share.own for share in bounty_book(made.state).shares if share.entry == 3) == 175_00
    assert not bounty_book(made.state).on_heads


def test_what_is_paid_comes_in_whole_units_and_the_rest_goes_onto_the_head() -> None:
    made = evening(5, replace(PROGRESSIVE, unit=Cents(25_00)))
    out(made, 1, 2)
    out(made, 2, 3)  # 150.00: 75.00 paid
    assert won(made) == {2: 50, 3: 75}
    out(made, 3, 4)  # 175.00: half is 87.50
    assert won(made)[4] == 75
    assert on(made)[4] == 200


def test_each_winner_of_the_main_pot_and_of_a_side_pot_gets_his_own_head() -> None:
    """A knocked out by the winner of the main pot, X in the same hand by the winner of the side pot."""
    made = evening(4)
    made.do(entries.bust_out, entry(1, 3), by={EntryId(1): entry(2), EntryId(3): entry(4)})
    assert won(made) == {2: 100, 4: 100}


def test_a_split_pot_shares_the_head_and_what_is_over_goes_to_the_first_named() -> None:
    made = evening(5, Bounties(unit=Cents(5_00)))
    out(made, 1, 4, 2, 3)
    assert won(made) == {4: 40, 2: 30, 3: 30}
    assert on(evening(5)) == dict.fromkeys(range(1, 6), 100)


def test_where_the_most_chips_take_it_only_one_is_named() -> None:
    made = evening(4, Bounties(several=PotRule.MOST_CHIPS))
    made.refused("knock_out.one_only", entries.bust_out, entry(1), by={EntryId(1): entry(2, 3)})
    made.do(entries.bust_out, entry(1))
    made.refused("knock_out.one_only", knock_outs.name, EntryId(1), entry(2, 3))


def test_a_bust_out_nobody_was_named_for_is_open_until_somebody_is() -> None:
    made = evening(4, PROGRESSIVE)
    made.do(entries.bust_out, entry(1))
    book = bounty_book(made.state)
    assert (book.open, book.waits) == (entry(1), 100_00)
    out(made, 2, 3)
    assert on(made) == {3: 150, 4: 100}
    made.do(knock_outs.name, EntryId(1), entry(2))
    assert on(made) == {3: 175, 4: 100}
    assert won(made) == {2: 50, 3: 75}
    assert not bounty_book(made.state).open


def test_who_is_named_anew_takes_all_that_followed_with_it() -> None:
    made = evening(4, PROGRESSIVE)
    out(made, 1, 2)
    out(made, 2, 3)
    made.do(knock_outs.name, EntryId(1), entry(4))
    assert won(made) == {4: 50, 3: 50}
    assert on(made) == {3: 150, 4: 150}
    assert made.do(knock_outs.name, EntryId(1), entry(4)) is None


@pytest.mark.parametrize(("goes", "pool", "next_won"), [(HeadGoes.POOL, 100, 100), (HeadGoes.BOUNTIES, 0, 200)])
def test_the_bounty_of_the_disqualified_goes_by_the_terms(goes: HeadGoes, pool: int, next_won: int) -> None:
    made = evening(4, Bounties(disqualified=goes))
    before = made.state.pool
    made.do(discipline.disqualify, EntryId(1), Chips(0), "cheating")
    assert made.state.pool - before == pool * 100
    assert bounty_book(made.state).to_pool == pool * 100
    made.refused("knock_out.is_disqualified", knock_outs.name, EntryId(1), entry(2))
    out(made, 2, 3)
    assert won(made) == {3: next_won}


@pytest.mark.parametrize("goes", HeadGoes)
def test_so_do_those_of_who_is_blinded_off_and_of_who_gives_up_a_stack(goes: HeadGoes) -> None:
    made = evening(5, Bounties(nobody=goes, surrendered=goes))
    out(made, 1)
    made.do(entries.re_enter, EntryId(2), "again", "s", surrenders=Chips(5_000))
    made.refused("knock_out.surrendered", knock_outs.name, EntryId(2), entry(3))
    assert bounty_book(made.state).to_pool == (200_00 if goes is HeadGoes.POOL else 0)
    out(made, 3, 4)
    assert won(made) == {4: 100 if goes is HeadGoes.POOL else 300}
    assert on(made) == {4: 100, 5: 100, 6: 100}


def test_a_cancelled_entry_gets_its_own_part_back_and_what_grew_goes_to_the_pool() -> None:
    made = evening(5, PROGRESSIVE)
    out(made, 1, 2)
    made.do(entries.unregister, EntryId(2))
    book = bounty_book(made.state)
    assert (book.taken, book.to_pool) == (400_00, 50_00)
    assert won(made) == {2: 50}  # what he won is his
    assert on(made) == {3: 100, 4: 100, 5: 100}


def test_what_is_kept_of_a_cancelled_entry_may_go_with_the_next_bounty() -> None:
    made = evening(5, replace(PROGRESSIVE, cancelled=HeadGoes.BOUNTIES))
    out(made, 1, 2)
    made.do(entries.unregister, EntryId(2), refund=Refund.ALL_BUT_FEE)
    out(made, 3, 4)
    assert won(made) == {4: 75, 2: 50}
    assert on(made) == {4: 175, 5: 100}


def test_a_re_entry_brings_a_bounty_of_its_own() -> None:
    made = evening(3)
    out(made, 1, 2)
    made.do(entries.re_enter, EntryId(1), "again", "s")
    out(made, 4, 2)
    assert won(made) == {2: 200}
    assert bounty_book(made.state).shares[0].beaten == 2


def test_the_winners_own_head_goes_to_the_pool_where_the_terms_say_so() -> None:
    made = evening(3, Bounties(own=False))
    out(made, 1, 3)
    before = made.state.pool
    out(made, 2, 3)
    assert made.state.pool - before == 100_00
    assert won(made) == {3: 200}


def some_without(count: int, terms: Bounties) -> Evening:
    """So many players with 100.00 on their heads, and two after them who bought no bounty."""
    made = on_terms(Evening(), HEAD, PLAIN, bounty=terms)
    made.do(tournament.open_registration)
    made.do(entries.register, players(count), "s", offer="head")
    made.do(entries.register, players(count + 2)[count:], "s", offer="plain")
    made.do(seating.draw_seats, "draw")
    made.now = START
    made.do(timing.start)
    return made


@pytest.mark.parametrize(("goes", "pool", "next_won"), [(HeadGoes.POOL, 100, 100), (HeadGoes.BOUNTIES, 0, 200)])
def test_where_bounties_are_optional_who_bought_none_wins_none(goes: HeadGoes, pool: int, next_won: int) -> None:
    made = some_without(4, Bounties(nobody=goes, optional=True))
    out(made, 1, 5)
    assert won(made) == {} and not bounty_book(made.state).open
    assert bounty_book(made.state).to_pool == pool * 100
    out(made, 6, 2)  # nothing is won by knocking out who has no bounty, and nothing that was carried along
    assert won(made) == {2: 0}
    out(made, 2, 3)
    assert won(made) == {3: next_won, 2: 0}


def test_where_bounties_are_optional_those_of_several_winners_who_bought_one_share() -> None:
    made = some_without(4, Bounties(optional=True))
    out(made, 1, 5, 2, 3)
    assert won(made) == {2: 50, 3: 50}


def test_where_they_are_not_optional_who_brought_none_wins_all_the_same() -> None:
    made = some_without(4, Bounties())
    out(made, 1, 5)
    assert won(made) == {5: 100}


def test_a_winner_who_bought_no_bounty_keeps_nothing_that_is_left() -> None:
    made = some_without(2, Bounties(nobody=HeadGoes.BOUNTIES, optional=True))
    for loser in (1, 2, 4):
        out(made, loser, 3)
    assert won(made) == {} and bounty_book(made.state).to_pool == 200_00


def test_nobody_wins_a_bounty_who_is_out_or_goes_out_in_the_same_hand() -> None:
    made = evening(5)
    made.refused("knock_out.winner_out", entries.bust_out, entry(1, 2), by={EntryId(1): entry(2)})
    out(made, 1, 2)
    made.refused("knock_out.winner_out", entries.bust_out, entry(3), by={EntryId(3): entry(1)})
    made.do(entries.bust_out, entry(3))
    made.refused("knock_out.winner_out", knock_outs.name, EntryId(3), entry(1))
    made.refused("knock_out.himself", knock_outs.name, EntryId(3), entry(3))
    made.refused("knock_out.twice", knock_outs.name, EntryId(3), entry(2, 2))
    made.refused("knock_out.still_in", knock_outs.name, EntryId(4), entry(2))
    made.refused("entry.unknown", knock_outs.name, EntryId(3), entry(99))
    made.do(entries.register, [player(9)], "s", offer="head")
    made.refused("knock_out.came_later", knock_outs.name, EntryId(3), entry(6))


def test_somebody_who_went_out_since_may_be_named() -> None:
    made = evening(5)
    made.do(entries.bust_out, entry(1))
    out(made, 2, 3)
    made.do(knock_outs.name, EntryId(1), entry(2))
    assert won(made) == {2: 100, 3: 100}


def test_a_bounty_is_paid_at_once_and_once() -> None:
    made = evening(4, PROGRESSIVE)
    made.refused("bounty.nothing_due", bounties.pay, EntryId(2))
    out(made, 1, 2)
    made.do(bounties.pay, EntryId(2))
    book = bounty_book(made.state)
    assert (book.paid, book.due) == (50_00, 0)
    made.refused("bounty.nothing_due", bounties.pay, EntryId(2))
    out(made, 3, 2)
    assert bounty_book(made.state).due == 50_00
    made.do(bounties.pay, EntryId(2))
    assert bounty_book(made.state).paid == 100_00


def test_the_winners_own_head_is_paid_once_nobody_may_come_any_more() -> None:
    made = evening(3)
    out(made, 1, 3)
    out(made, 2, 3)
    made.do(bounties.pay, EntryId(3))
    assert bounty_book(made.state).paid == 200_00
    made.refused("bounty.own_waits", bounties.pay, EntryId(3))
    made.do(tournament.close_registration)
    made.do(bounties.pay, EntryId(3))
    assert settled(bounty_book(made.state))


def test_what_makes_a_paid_bounty_wrong_is_asked_about_and_then_to_be_taken_back() -> None:
    made = evening(4)
    out(made, 1, 2)
    made.do(bounties.pay, EntryId(2))
    refused = made.refused("bounty.paid_stays", knock_outs.name, EntryId(1), entry(3))
    assert refused.facts["total"].cents == 100_00
    made.refused("bounty.paid_stays", entries.reinstate, EntryId(1), "s")


def test_a_bust_out_taken_back_takes_its_name_along() -> None:
    made = evening(4)
    out(made, 1, 2)
    made.do(entries.reinstate, EntryId(1), "s")
    assert won(made) == {}
    made.do(entries.bust_out, entry(1))
    assert bounty_book(made.state).open == entry(1)


def test_more_than_was_won_is_taken_back() -> None:
    made = evening(4)
    out(made, 1, 2)
    made.do(bounties.pay, EntryId(2))
    made.refused("bounty.not_paid", bounties.take_back, EntryId(3))
    made.do(bounties.take_back, EntryId(2))
    assert bounty_book(made.state).due == 100_00


def test_a_finish_names_what_is_open_due_and_held() -> None:
    made = evening(3)
    made.do(entries.bust_out, entry(1))
    out(made, 2, 3)
    made.do(tournament.close_registration)
    for each in (3, 2):
        if made.state.posted is None:
            made.pay(EntryId(each))
    assert made.refused("finish.bounties_open", tournament.finish).facts["n"] == 1
    made.do(knock_outs.name, EntryId(1), entry(3))
    assert made.refused("finish.bounties_due", tournament.finish).facts["total"].cents == 300_00
    made.do(bounties.pay, EntryId(3))
    made.do(tournament.finish)


def test_where_play_ends_by_a_deal_everybody_keeps_what_is_on_the_own_head() -> None:
    made = evening(4, PROGRESSIVE)
    out(made, 1, 2)
    made.do(tournament.close_registration)
    stacks = {EntryId(each): Chips(chips) for each, chips in ((2, 40_000), (3, 30_000), (4, 10_000))}
    made.do(payouts.post_prizes)
    made.do(payouts.set_prizes, (Cents(80_00), Cents(70_00), Cents(50_00)))
    made.do(dealing.make_deal, Agreed(DealMethod.ICM, stacks))
    made.do(payouts.post_prizes)
    made.do(ending.end_by_deal)
    assert won(made) == {2: 50 + 150, 3: 100, 4: 100}
    assert [share.beaten for share in bounty_book(made.state).shares] == [1, 0, 0]


def test_a_bust_out_more_does_not_walk_through_all_the_others_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = evening(6, PROGRESSIVE)
    out(made, 1, 2)
    assert won(made) == {2: 50}
    monkeypatch.setattr(heads.HeadsWalk, "heads", lambda _walk: pytest.fail("all of it was walked again"))
    out(made, 3, 2)
    assert won(made) == {2: 100}
    made.do(entries.bust_out, entry(2), by={EntryId(2): entry(4, 5)})
    assert won(made) == {2: 100, 4: 50, 5: 50}
    monkeypatch.undo()
    heads._walked.clear()
    heads._lately.clear()
    heads._behind.clear()
    assert won(made) == {2: 100, 4: 50, 5: 50}


def test_a_rebuy_line_cannot_have_a_bounty() -> None:
    line = replace(HEAD, key="re", kind=SaleKind.REBUY, window=SaleSpan(SaleSpanKind.REGISTRATION))
    with pytest.raises(Exception, match=r"terms\.bounty"):
        on_terms(Evening(), line)
