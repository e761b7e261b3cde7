"""The bubble that gets its buy-in back: one prize more, out of first prize, and no paid place."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import dealing, tournament
from tdapp.domain.journal import apply
from tdapp.domain.prizes import bubble, payouts, prize_lock
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.owners import owners
from tdapp.domain.prizes.places import Prizes, awards, places_paid, planned, posted, to_post
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.prizes.protection import half_of_last, protected
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.setup import BubblePayer, LockedPlace, PayoutColumn, PayoutRules, PayoutTable, SeatPrizes
from tdapp.domain.units import Cents, Money
from tdapp.read.hands.announcing import announcement
from tdapp.read.prizes.pool_view import pool_view
from tdapp.read.prizes.prizes import prizes_view
from tdapp.read.prizes.stage import Stage, money_stage, public_stage
from tdapp.store.codec import FACTS
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, Evening, entry, late, lifted

AMOUNTS = st.lists(st.integers(1, 1_000_00), min_size=1, max_size=20).map(lambda found: tuple(sorted(found)[::-1]))


@given(AMOUNTS, st.integers(0, 300_00), st.integers(1, 30))
def test_it_comes_to_the_same_sum_and_no_prize_rises(amounts: tuple[Cents, ...], back: int, field: int) -> None:
    found = protected(amounts, Cents(back), field)
    if found is None:
        return
    assert sum(found) == sum(amounts)
    assert list(found) == sorted(found, reverse=True)
    assert found[1:-1] == amounts[1:]
    assert 0 < found[-1] <= back
    assert len(found) == len(amounts) + 1 <= field


@given(AMOUNTS, st.integers(1, 20_00), st.integers(1, 30))
def test_half_of_the_last_prize_comes_to_the_same_sum_too(amounts: tuple[Cents, ...], unit: int, field: int) -> None:
    found = half_of_last(amounts, Cents(unit), field)
    if found is None:
        return
    assert sum(found) == sum(amounts) and found[:-2] == amounts[:-1]
    assert list(found) == sorted(found, reverse=True)
    assert found[-1] % unit == 0 and 0 <= found[-2] - found[-1] < 2 * unit
    assert len(found) == len(amounts) + 1 <= field


def test_the_bubble_may_share_the_last_prize_instead() -> None:
    evening = late(11)
    evening.do(bubble.share)
    assert to_post(evening.state) == Prizes((275_00, 165_00, 55_00, 55_00), bubble=BubblePayer.LAST)
    evening.refused("bubble.is_protected", bubble.protect)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(*range(5, 12)))
    assert money_stage(evening.state, evening.now).bubble == Money(Cents(55_00), "EUR")
    evening.do(entries.bust_out, entry(4))
    assert awards(evening.state)[entry(4)[0]].cents == 55_00
    evening.do(bubble.unprotect)
    assert planned(evening.state) == (275_00, 165_00, 110_00)
    assert not evening.state.setup.payout.rules.split_bubble


def test_half_of_a_last_prize_set_by_hand_goes_back_to_it() -> None:
    evening = late(11)
    evening.do(payouts.set_prizes, (Cents(350_00), Cents(200_00)))
    evening.do(bubble.share)
    assert to_post(evening.state) == Prizes((350_00, 100_00, 100_00), bubble=BubblePayer.LAST)
    evening.do(bubble.unprotect)
    assert to_post(evening.state) == Prizes((350_00, 200_00))
    evening.do(bubble.protect)
    assert to_post(evening.state) == Prizes((300_00, 200_00, 50_00), bubble=BubblePayer.FIRST)
    evening.do(bubble.unprotect)
    assert to_post(evening.state) == Prizes((350_00, 200_00))


def test_a_last_prize_that_is_locked_is_not_shared() -> None:
    rules = PayoutRules(locked=(LockedPlace(3, Cents(100_00)),))
    locked = late(11, replace(SETUP, payout=replace(SETUP.payout, rules=rules)))
    locked.refused("bubble.no_half", bubble.share)
    locked.do(bubble.protect)
    everybody = late(2)
    everybody.do(payouts.set_prizes, (Cents(60_00), Cents(40_00)))
    everybody.refused("bubble.no_half", bubble.share)


def eleven() -> Evening:
    evening = late(11)
    evening.do(bubble.protect)
    return evening


def test_the_bubble_gets_the_buy_in_back_and_is_no_paid_place() -> None:
    evening = eleven()
    assert planned(evening.state) == (225_00, 165_00, 110_00, 50_00)
    assert (to_post(evening.state).bubble, places_paid(evening.state)) == (BubblePayer.FIRST, 3)
    evening.do(payouts.post_prizes)
    assert posted(evening.state) == Prizes((225_00, 165_00, 110_00, 50_00), bubble=BubblePayer.FIRST)
    evening.do(entries.bust_out, entry(*range(5, 12)))
    at = money_stage(evening.state, evening.now)
    assert (at.stage, at.to_go, at.paid) == (Stage.BUBBLE, 1, 3)
    assert (at.bubble, at.next_out) == (Money(Cents(50_00), "EUR"), Money(Cents(50_00), "EUR"))
    assert at == public_stage(evening.state, evening.now)
    assert at.jump is not None
    assert at.jump.then.cents == 110_00
    evening.do(entries.bust_out, entry(4))
    assert awards(evening.state)[entry(4)[0]].cents == 50_00
    assert money_stage(evening.state, evening.now).stage is Stage.IN_MONEY
    evening.do(payouts.pay, entry(4)[0])
    assert sum(owners(evening.state).values()) == evening.state.collected.total - 50_00


def test_those_who_go_out_there_together_share_it() -> None:
    evening = eleven()
    evening.do(entries.bust_out, entry(*range(6, 12)))
    evening.do(entries.bust_out, entry(4, 5), (False, True))
    found = awards(evening.state)
    assert [found[each].cents for each in entry(4, 5)] == [25_00, 25_00]


def test_with_the_last_place_too() -> None:
    evening = eleven()
    evening.do(entries.bust_out, entry(*range(5, 12)))
    evening.do(entries.bust_out, entry(3, 4), (False, True))
    found = awards(evening.state)
    assert [found[each].cents for each in entry(3, 4)] == [80_00, 80_00]


def test_it_follows_the_table_until_it_is_taken_back_and_an_undo_does_the_same() -> None:
    evening = eleven()
    evening.refused("bubble.is_protected", bubble.protect)
    evening.do(bubble.unprotect)
    assert planned(evening.state) == (275_00, 165_00, 110_00)
    evening.refused("bubble.not_protected", bubble.unprotect)
    evening.undo()
    assert to_post(evening.state).bubble


def test_prizes_set_by_hand_are_protected_by_hand() -> None:
    evening = late(11)
    evening.do(payouts.set_prizes, (Cents(350_00), Cents(200_00)))
    evening.do(bubble.protect)
    assert to_post(evening.state) == Prizes((300_00, 200_00, 50_00), bubble=BubblePayer.FIRST)
    evening.do(payouts.set_prizes, (Cents(290_00), Cents(220_00), Cents(40_00)))
    assert to_post(evening.state).bubble  # as many as before
    evening.do(bubble.unprotect)
    assert to_post(evening.state) == Prizes((330_00, 220_00))
    evening.do(payouts.reset_prizes)
    assert not to_post(evening.state).bubble


def test_it_is_refused_where_first_prize_has_not_the_money() -> None:
    evening = late(11)
    evening.do(payouts.set_prizes, (Cents(280_00), Cents(270_00)))
    evening.refused("bubble.no_money", bubble.protect)
    everybody = late(2)
    everybody.do(payouts.set_prizes, (Cents(60_00), Cents(40_00)))
    everybody.refused("bubble.no_money", bubble.protect)
    rules = PayoutRules(locked=(LockedPlace(1, Cents(300_00)),))
    locked = late(11, replace(SETUP, payout=replace(SETUP.payout, rules=rules)))
    locked.refused("bubble.no_money", bubble.protect)
    seats = late(11, replace(SETUP, payout=replace(SETUP.payout, columns=(), seats=SeatPrizes(Cents(200_00)))))
    seats.refused("bubble.satellite", bubble.protect)


def test_a_house_that_protects_every_bubble_says_so_before_anybody_came() -> None:
    evening = Evening()
    evening.do(bubble.protect)
    assert bubble.payer(evening.state) is BubblePayer.FIRST
    evening.do(tournament.open_registration)
    assert evening.state.setup.payout.rules.bubble


def test_posted_prizes_take_a_reason_and_locked_ones_stand() -> None:
    evening = late(11)
    evening.do(payouts.post_prizes)
    evening.do(prize_lock.lock)
    evening.do(bubble.protect)  # a draft
    evening.refused("prizes.post_others", payouts.post_prizes)
    evening.refused("prizes.locked", payouts.post_prizes, allow=lifted("prizes.post_others"))


def test_the_room_is_told_once_it_is_posted() -> None:
    evening = eleven()
    evening.do(entries.bust_out, entry(*range(5, 12)))
    from tdapp.domain.hands import hand_for_hand

    def codes() -> list[str]:
        return [said.code for said in announcement(evening.state, evening.now, DIRECTORY)]

    evening.do(hand_for_hand.begin)
    before = codes()
    evening.do(payouts.post_prizes)
    assert not any(code.endswith(".bubble") for code in before)
    assert any(code.endswith(".bubble") for code in codes())


def test_the_list_of_prizes_names_the_bubble_beside_its_places() -> None:
    evening = eleven()
    view = prizes_view(evening.state, evening.now, DIRECTORY)
    assert (view.places, [row.bubble for row in view.rows]) == (3, [False, False, False, True])
    assert view.bubble


def test_everything_is_played_back_the_same() -> None:
    evening = eleven()
    evening.do(payouts.post_prizes)
    assert apply(None, [fact for act in evening.acts for fact in act.facts]) == evening.state


def test_a_deal_with_the_bubble_in_it_leaves_none() -> None:
    evening = eleven()
    evening.do(entries.bust_out, entry(*range(5, 12)))
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, unit=Cents(1)))
    assert (to_post(evening.state).bubble, to_post(evening.state).paid) == (None, 4)
    three = eleven()
    three.do(entries.bust_out, entry(*range(4, 12)))
    three.do(dealing.make_deal, Agreed(DealMethod.EVEN, unit=Cents(1)))
    assert (to_post(three.state).bubble, to_post(three.state).paid) == (BubblePayer.FIRST, 3)
    three.do(dealing.make_deal, Agreed(DealMethod.EVEN, unit=Cents(5_00)))  # another draft in its place
    assert to_post(three.state).bubble is BubblePayer.FIRST


OTHER_RULES = st.builds(PayoutRules, bubble=st.booleans(), split_bubble=st.booleans(), spread=st.booleans())
OTHER_TABLES = st.builds(
    PayoutTable,
    st.just("Other"),
    st.sampled_from([SETUP.payout.columns, (PayoutColumn(1, None, (60_000, 40_000)),)]),
    rules=OTHER_RULES,
)
TURNS = st.lists(st.tuples(st.sampled_from(["protect", "share", "end", "hand", "post", "undo", "redo"]), OTHER_TABLES))


@settings(max_examples=80, deadline=None)
@given(TURNS)
def test_what_was_booked_is_taken_back_whatever_the_payout_table_says_by_then(
    turns: list[tuple[str, PayoutTable]],
) -> None:
    """Prizes set by hand, protected and freed again with another payout table between every pair of acts."""
    evening = late(11)
    by_hand = (Cents(350_00), Cents(200_00))
    evening.do(payouts.set_prizes, by_hand)
    given_by = {
        None: by_hand,
        BubblePayer.FIRST: (300_00, 200_00, 50_00),
        BubblePayer.LAST: (350_00, 100_00, 100_00),
    }
    verbs = {"protect": bubble.protect, "share": bubble.share, "end": bubble.unprotect, "post": payouts.post_prizes}
    for turn, table in turns:
        with suppress(Refused):
            evening.do(tournament.change_setup, replace(evening.state.setup, payout=table))
        stood = evening.state.bubble
        with suppress(Refused):
            if turn == "hand":
                evening.do(payouts.set_prizes, by_hand)
            elif turn in ("undo", "redo"):
                for _back in range(3):
                    if evening.state.prizes is not None:
                        evening.undo() if turn == "undo" else evening.redo()
            else:
                evening.do(verbs[turn], allow=lifted("prizes.post_others"))
                wanted = {"protect": BubblePayer.FIRST, "share": BubblePayer.LAST, "end": None, "post": stood}[turn]
                assert evening.state.bubble is wanted
        if evening.state.prizes is None:
            evening.do(payouts.set_prizes, by_hand)
        assert evening.state.prizes == given_by[evening.state.bubble]
        view = pool_view(evening.state)
        assert view.protected == (evening.state.bubble is not None)
        assert view.split == (evening.state.bubble is BubblePayer.LAST)
        shown = posted(evening.state)
        assert shown is None or shown.by_place == given_by[shown.bubble]
    kept = [FACTS.encode(fact) for act in evening.acts for fact in act.facts]
    again = [FACTS.decode(one.type, one.version, one.payload) for one in kept]
    assert again == [fact for act in evening.acts for fact in act.facts]
    assert evening.replayed() == evening.state
