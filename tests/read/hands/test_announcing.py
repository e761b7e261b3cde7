"""What the room is told in hand-for-hand play, and the next jump of the prizes: every state of a hand on the bubble."""

from datetime import UTC

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.clock.announcing import LONGEST_MESSAGE
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import prizes
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Chips, EntryId, Money, TableNo
from tdapp.read.hands.announcing import announcement
from tdapp.read.hands.hands import BustInHand, HandsView, hands_view
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.stage import PayJump
from tdapp.words.say import Words
from tests.domain.evening import DIRECTORY, Evening, entry
from tests.domain.hands.test_hand_for_hand import at, late

WORDS = Words("en", UTC)
ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)
LONG = {player: PlayerName("Żółć-Vandenberghe van der Meulen", "Łukasz Bartholomeus") for player in DIRECTORY}


def told(evening: Evening) -> str:
    return " ".join(WORDS.said(each) for each in announcement(evening.state, evening.now, DIRECTORY))


def view(evening: Evening) -> HandsView:
    return hands_view(evening.state, evening.now, DIRECTORY)


def name(evening: Evening, one: EntryId) -> str:
    return DIRECTORY[evening.state.entries[one].player].full


def bubble(to_go: int = 1) -> Evening:
    """Three tables, twenty players, all but `to_go` of them paid: 20.00 the last, a euro more each, posted."""
    evening = late(20)
    paid = 20 - to_go
    rest = [Cents(20_00 + 1_00 * (paid - place)) for place in range(2, paid + 1)]
    evening.do(payouts.set_prizes, (Cents(evening.state.pool - sum(rest)), *rest))
    evening.do(payouts.post_prizes)
    return evening


def begun(to_go: int = 1) -> Evening:
    evening = bubble(to_go)
    evening.do(hand_for_hand.begin)
    return evening


def all_done(evening: Evening) -> None:
    play = evening.state.hands.play
    assert play is not None
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play))


def test_a_hand_on_the_bubble_from_its_beginning_to_its_end() -> None:
    evening = bubble()
    assert told(evening) == ("We are hand for hand: finish this hand, then wait. 20 players left, 19 places paid.")
    evening.do(hand_for_hand.begin)
    one_hand = "Hand for hand: finish this hand, then wait. 20 players left, 19 places paid."
    assert told(evening) == one_hand
    evening.do(hand_for_hand.done, (ONE,))
    assert told(evening) == one_hand
    evening.do(hand_for_hand.done, (TWO, THREE))
    assert told(evening) == ("Nobody is out in this hand. 20 players left, 19 places paid. Wait for the next hand.")
    evening.do(hand_for_hand.settle)
    assert told(evening) == one_hand
    evening.do(hand_for_hand.end)
    evening.do(entries.bust_out, at(evening, ONE, 1))
    assert told(evening) == ""


def test_nothing_is_told_of_a_hand_that_is_still_played() -> None:
    evening = begun()
    evening.do(entries.bust_out, at(evening, ONE, 1))
    assert told(evening) == "Hand for hand: finish this hand, then wait."


def test_the_bubble_goes_alone_and_all_others_are_in_the_money() -> None:
    evening = begun()
    (out,) = at(evening, ONE, 1)
    evening.do(entries.bust_out, (out,))
    all_done(evening)
    assert told(evening) == (
        f"{name(evening, out)} finishes in place 20. "
        "All 19 players left are in the money, for €20.00 or more. Wait for the next hand."
    )


def test_a37_two_out_in_one_hand_at_two_tables_share_the_last_prize() -> None:
    evening = begun()
    one, two = at(evening, ONE, 1) + at(evening, TWO, 1)
    evening.do(entries.bust_out, (one,))
    evening.do(entries.bust_out, (two,))
    all_done(evening)
    assert "share places 19 to 20: €10.00 each. All 18 players left are in the money, for €21.00" in told(evening)
    busts = [(bust.entry, bust.place.best, bust.place.worst, bust.prize) for bust in _busts(evening)]
    assert busts == [(each, 19, 20, Money(Cents(10_00), "EUR")) for each in (one, two)]
    evening.undo()
    evening.undo()  # the bust-out of the second
    assert [(bust.entry, bust.place.best) for bust in _busts(evening)] == [(one, 20)]
    assert _busts(evening)[0].prize == Money(Cents(0), "EUR")


def test_hc_example_2_three_out_across_the_money_line_share_what_its_places_pay() -> None:
    evening = begun(2)
    out = at(evening, ONE, 2) + at(evening, TWO, 1)
    for each in out:
        evening.do(entries.bust_out, (each,))
    all_done(evening)
    assert {(bust.place.best, bust.place.worst) for bust in _busts(evening)} == {(18, 20)}
    assert sum(bust.prize.cents for bust in _busts(evening)) == prizes(evening.state)[17] == 20_00
    assert "share places 18 to 20: €20.00 together." in told(evening)  # 6.67, 6.67 and 6.66
    evening.do(entries.reinstate, out[2], "s")
    assert {(bust.place.best, bust.place.worst) for bust in _busts(evening)} == {(19, 19), (20, 20)}


def test_at_one_table_the_larger_stack_has_the_better_place() -> None:
    evening = begun()
    small, big = at(evening, ONE, 2)
    evening.do(entries.bust_out, (big,), stacks={big: Chips(4_000)})
    evening.do(entries.bust_out, (small,))
    assert [(bust.entry, bust.stack) for bust in _busts(evening)] == [(small, None), (big, 4_000)]  # as entered
    evening.do(hand_for_hand.note_stack, small, Chips(900))
    assert [(bust.entry, bust.place.best, bust.prize.cents) for bust in _busts(evening)] == [
        (big, 19, 20_00), (small, 20, 0),
    ]  # fmt: skip
    all_done(evening)
    assert told(evening).startswith(
        f"{name(evening, big)} finishes in place 19 and gets €20.00. "
        f"{name(evening, small)} finishes in place 20. All 18"
    )


def test_more_than_two_places_of_a_hand_are_told_by_their_number() -> None:
    evening = begun()
    out = at(evening, ONE, 3)
    evening.do(entries.bust_out, out, stacks={each: Chips(100 * (1 + at)) for at, each in enumerate(out)})
    all_done(evening)
    assert told(evening).startswith("3 players finish in places 18 to 20. ")


def test_without_prizes_that_are_posted_no_amount_is_told() -> None:
    evening = late(20)
    evening.do(entries.bust_out, entry(*range(1, 17)))
    evening.do(hand_for_hand.begin)
    evening.do(entries.bust_out, at(evening, ONE, 1) or at(evening, TWO, 1))
    all_done(evening)
    assert "€" not in told(evening)
    assert "All 3 players left are in the money." in told(evening)


@pytest.mark.parametrize("out", range(1, 7))
@pytest.mark.parametrize("stacked", [False, True])
def test_what_is_told_without_names_fits_on_the_screen_of_the_room(out: int, stacked: bool) -> None:
    evening = begun()
    gone = at(evening, ONE, out)
    stacks = {each: Chips(100 * (1 + at)) for at, each in enumerate(gone)} if stacked else {}
    evening.do(entries.bust_out, gone, (False,) + (True,) * (out - 1), stacks=stacks)
    all_done(evening)
    short = " ".join(WORDS.said(each) for each in announcement(evening.state, evening.now, LONG, named=False))
    assert len(short) <= LONGEST_MESSAGE
    assert "Żółć" not in short


def _busts(evening: Evening) -> tuple[BustInHand, ...]:
    play = view(evening).play
    assert play is not None
    return play.busts


# The next jump


def test_the_next_jump_says_what_the_next_one_out_gets_and_how_many_more_until_it_is_better() -> None:
    evening = bubble(2)
    assert view(evening).stage.jump == PayJump(20, Money(Cents(0), "EUR"), 2, Money(Cents(20_00), "EUR"))
    evening.do(entries.bust_out, at(evening, ONE, 2))
    assert view(evening).stage.jump == PayJump(18, Money(Cents(20_00), "EUR"), 1, Money(Cents(21_00), "EUR"))


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 19), st.integers(0, 18))
def test_the_jump_is_the_first_better_place_below(to_go: int, out: int) -> None:
    evening = bubble(to_go)
    evening.do(entries.bust_out, tuple(each.id for each in evening.state.playing())[: max(1, out)])
    by_place, left, found = prizes(evening.state), evening.state.alive, view(evening).stage.jump

    def pays(place: int) -> int:
        return by_place[place - 1] if place <= len(by_place) else 0

    assert (found is None) == (left == 1)
    if found is not None:
        assert found.now.cents == pays(left) < pays(left - found.more) == found.then.cents
        assert all(pays(left - sooner) == pays(left) for sooner in range(found.more))
