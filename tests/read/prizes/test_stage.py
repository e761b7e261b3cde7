"""The stage on the way to the money and up the prizes: every one of them, for the desk and as the room may know it."""

from datetime import UTC

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import dealing, tournament
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import awards, prizes
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import entries
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, Money, TableNo
from tdapp.read.clock.evening import evening_view
from tdapp.read.hands.hands import hands_view
from tdapp.read.prizes.prizes import prizes_view
from tdapp.read.prizes.stage import MoneyStage, PayJump, Rung, Stage, money_stage, public_ladder, public_stage
from tdapp.read.screen import screen_view
from tdapp.values import replace
from tdapp.words.prizes.stage import room_line, stage_line
from tdapp.words.say import Words
from tests.domain.evening import DIRECTORY, SETUP, Evening, entry, late, lifted, playing
from tests.domain.hands.test_hand_for_hand import at

ONE, TWO = TableNo(1), TableNo(2)


def euro(euros: float) -> Money:
    return Money(Cents(round(euros * 100)), "EUR")


def paying(*euros: int, count: int = 20, left: int | None = None) -> Evening:
    """A field of so many, of which so many are left, with these prizes posted; first place has the rest of the pool."""
    evening = late(count)
    rest = [Cents(each * 100) for each in euros]
    evening.do(payouts.set_prizes, (Cents(evening.state.pool - sum(rest)), *rest))
    evening.do(payouts.post_prizes)
    go(evening, count if left is None else left)
    return evening


def go(evening: Evening, left: int) -> None:
    """Players go out one by one until so many are left, those with the highest tickets first."""
    for each in [each.id for each in evening.state.playing()][left:][::-1]:
        evening.do(entries.bust_out, (each,))


def desk(evening: Evening) -> MoneyStage:
    return money_stage(evening.state, evening.now)


def room(evening: Evening) -> MoneyStage:
    return public_stage(evening.state, evening.now)


def ladder(evening: Evening, above: int = 3, below: int = 3) -> list[tuple[int, int, float, int, bool]]:
    """The places of each step, what it pays in euros, how many took it, and whether the field stands there."""
    steps = public_ladder(evening.state, evening.now, DIRECTORY, above=above, below=below)
    return [(step.best, step.worst, step.amount.cents / 100, len(step.names), step.here) for step in steps]


def deal(evening: Evening, *saved: int) -> None:
    """Those who are left share evenly, and play on for what is saved."""
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN, saved=tuple(Cents(each * 100) for each in saved)))


def test_from_the_first_entry_to_the_winner() -> None:
    evening = playing(20)
    assert desk(evening).stage is Stage.OPEN
    assert room(evening).stage is Stage.NOT_POSTED
    evening = paying(200, 100)
    assert (desk(evening).stage, desk(evening).to_go) == (Stage.TO_GO, 17)
    go(evening, 5)
    assert (desk(evening).stage, desk(evening).to_go) == (Stage.TO_GO, 2)
    go(evening, 4)
    assert desk(evening).stage is Stage.BUBBLE
    assert (desk(evening).next_out, desk(evening).jump) == (euro(0), PayJump(4, euro(0), 1, euro(100)))
    go(evening, 3)
    assert desk(evening).stage is Stage.IN_MONEY
    assert (desk(evening).next_out, desk(evening).jump) == (euro(100), PayJump(3, euro(100), 1, euro(200)))
    assert not desk(evening).heads_up
    go(evening, 2)
    assert desk(evening).heads_up
    assert desk(evening).jump == PayJump(2, euro(200), 1, euro(700))
    assert desk(evening).jump.rise == euro(500)  # type: ignore[union-attr]
    go(evening, 1)
    assert (desk(evening).stage, desk(evening).jump) == (Stage.OVER, None)
    evening.pay(entry(1)[0])
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    assert desk(evening).stage is room(evening).stage is Stage.OVER


def test_a_league_night_for_points_has_no_stage() -> None:
    evening = playing(20, replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Points", ()))).wait(41)
    assert desk(evening).stage is room(evening).stage is Stage.NO_PRIZES
    assert ladder(evening) == []


def test_prizes_that_are_not_posted_are_known_to_the_desk_alone() -> None:
    evening = late(20)
    go(evening, 4)
    assert desk(evening).stage is Stage.BUBBLE
    assert room(evening) == MoneyStage(Stage.NOT_POSTED, 4, 0, final_table=room(evening).final_table)
    assert ladder(evening) == []
    evening.do(payouts.post_prizes)
    assert room(evening) == desk(evening)


def test_the_room_keeps_to_what_was_posted_until_it_is_posted_anew() -> None:
    evening = paying(200, 100, left=4)
    shown = room(evening)
    evening.do(payouts.set_prizes, [Cents(400_00), Cents(300_00), Cents(200_00), Cents(100_00)])
    assert room(evening) == desk(evening) == shown  # posted prizes stand
    evening.do(payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert (room(evening).stage, room(evening).paid) == (Stage.IN_MONEY, 4)
    evening.do(payouts.withdraw_prizes)
    assert (desk(evening).stage, room(evening).stage) == (Stage.IN_MONEY, Stage.NOT_POSTED)


def test_while_entries_may_come_nobody_is_on_the_bubble() -> None:
    evening = playing(4)
    evening.do(payouts.post_prizes)
    assert (desk(evening).stage, desk(evening).to_go, room(evening).stage) == (Stage.OPEN, 2, Stage.OPEN)
    assert ladder(evening) == []


def test_of_a_hand_that_is_still_played_the_room_is_told_nothing() -> None:
    evening = paying(*[30] * 17)  # 18 of 20 are paid
    evening.do(hand_for_hand.begin)
    before = room(evening)
    assert (before.stage, before.to_go, before.in_step) == (Stage.TO_GO, 2, True)
    steps = ladder(evening)
    gone = at(evening, ONE, 1) + at(evening, TWO, 1)
    for each in gone:
        evening.do(entries.bust_out, (each,))
    now = desk(evening)
    assert (now.stage, now.left, now.open_hand) == (Stage.IN_MONEY, 18, True)
    beside = evening_view(evening.state, evening.now)
    assert (beside.until_money, beside.open_hand) == (0, True)
    assert replace(room(evening), open_hand=False) == before
    assert ladder(evening) == steps
    play = evening.state.hands.play
    assert play is not None
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play))
    assert room(evening) == desk(evening)
    assert (room(evening).stage, room(evening).left, room(evening).open_hand) == (Stage.IN_MONEY, 18, False)


def test_who_shares_a_place_stands_on_one_step_before_the_hand_is_settled_too() -> None:
    evening = paying(*[30] * 18)  # 19 of 20 are paid
    evening.do(hand_for_hand.begin)
    for each in at(evening, ONE, 1) + at(evening, TWO, 1):
        evening.do(entries.bust_out, (each,))
    play = evening.state.hands.play
    assert play is not None
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play))
    told = [(1, 1, 460, 0, False), (2, 18, 30, 0, True), (19, 20, 15, 2, False)]
    assert ladder(evening) == told
    evening.do(hand_for_hand.settle)
    assert ladder(evening) == told


def test_many_equal_prizes_are_one_step_and_make_no_jump() -> None:
    evening = late(20)
    evening.do(payouts.set_prizes, [Cents(250_00)] * 4)  # four tickets
    evening.do(payouts.post_prizes)
    go(evening, 5)
    assert desk(evening).jump == PayJump(5, euro(0), 1, euro(250))
    assert ladder(evening) == [(1, 4, 250, 0, False), (5, 5, 0, 0, True)]
    go(evening, 4)
    assert (desk(evening).stage, desk(evening).next_out, desk(evening).jump) == (Stage.IN_MONEY, euro(250), None)
    assert ladder(evening) == [(1, 4, 250, 0, True)]


def test_the_ladder_is_cut_around_where_the_field_stands() -> None:
    evening = paying(*range(45, 15, -5), left=4)  # 2nd 45 down to 7th 20
    assert ladder(evening, above=2, below=2) == [
        (3, 3, 40, 0, False), (4, 4, 35, 0, True), (5, 5, 30, 1, False), (6, 6, 25, 1, False),
    ]  # fmt: skip
    go(evening, 2)
    assert [step[0] for step in ladder(evening, above=3, below=2)] == [1, 2, 3, 4, 5]  # fewer are to come, more taken
    (first, *_rest) = public_ladder(evening.state, evening.now, DIRECTORY, above=3, below=2)
    assert first == Rung(1, 1, euro(1000 - 195))


def test_no_step_is_taken_by_whoever_was_not_paid() -> None:
    evening = paying(200, 100, left=5)
    assert [step[3] for step in ladder(evening)] == [0, 0, 0]
    assert ladder(evening)[-1] == (4, 5, 0, 0, True)


def test_more_places_than_players() -> None:
    evening = late(3)
    evening.do(payouts.set_prizes, [Cents(75_00), Cents(50_00), Cents(25_00)])
    evening.do(payouts.post_prizes)
    assert (desk(evening).stage, desk(evening).to_go, desk(evening).next_out) == (Stage.IN_MONEY, 0, euro(25))


@pytest.mark.parametrize("saved", [(), (100,), (100, 50)])
def test_a_deal_makes_no_more_jumps_for_those_in_it(saved: tuple[int, ...]) -> None:
    evening = paying(200, 100, left=3)
    before = room(evening)
    deal(evening, *saved)
    assert room(evening) == before  # until it is posted
    evening.do(payouts.post_prizes)
    assert room(evening) == desk(evening)
    assert (room(evening).stage, room(evening).jump, room(evening).next_out) == (Stage.DEAL, None, None)
    assert room(evening).saved == tuple(map(euro, saved))
    assert ladder(evening) == []
    go(evening, 2)
    assert (room(evening).stage, room(evening).saved) == (Stage.DEAL, tuple(map(euro, saved)))
    go(evening, 1)
    assert room(evening).stage is Stage.OVER


def test_the_final_table_is_the_only_one_left() -> None:
    evening = paying(200, 100, left=3)
    assert not desk(evening).final_table  # at two or more tables
    everybody = late(9)
    assert desk(everybody).final_table


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.integers(1, 6), min_size=0, max_size=12),
    st.lists(st.integers(1, 4), min_size=1, max_size=8),
    st.integers(1, 5),
    st.integers(0, 4),
)
def test_the_stage_agrees_with_what_players_get_in_the_end(
    rises: list[int], hands: list[int], above: int, below: int
) -> None:
    rest, pays = [], 0
    for rise in rises:
        pays += rise % 4  # equal prizes too
        rest.append(max(1, pays))
    evening = paying(*rest[::-1])
    for several in hands:
        there = [each.id for each in evening.state.playing()]
        gone = tuple(there[-min(several, len(there) - 1) :])
        told = room(evening)
        if len(there) < 2:
            break
        assert told == desk(evening) == hands_view(evening.state, evening.now, DIRECTORY).stage
        assert told == prizes_view(evening.state, evening.now, DIRECTORY).stage
        assert told.to_go == evening_view(evening.state, evening.now).until_money
        shown = screen_view(evening.state, evening.now, DIRECTORY)
        assert shown.stage == (told if told.near else None)
        assert (shown.left, bool(shown.rungs)) == (told.left, told.near)
        by_place, left = prizes(evening.state), len(there)
        assert (told.left, told.paid, told.to_go) == (left, len(by_place), max(0, left - len(by_place)))
        steps = public_ladder(evening.state, evening.now, DIRECTORY, above=above, below=below)
        assert len(steps) <= above + below + (told.to_go > 0)
        assert [step.worst + 1 for step in steps[:-1]] == [step.best for step in steps[1:]]
        assert sum(step.here for step in steps) == 1
        for step in steps:
            assert step.best <= left <= step.worst if step.here else not step.best <= left <= step.worst
            assert bool(step.names) == (step.best > left)
        evening.do(entries.bust_out, gone, (False,) + (True,) * (len(gone) - 1))
        got = awards(evening.state)
        assert told.next_out is not None
        if len(gone) == 1:
            assert got[gone[0]].cents == told.next_out.cents
        if told.jump is not None and len(gone) >= told.jump.more:
            least = evening.state.alive
            assert by_place[least - 1] >= told.jump.then.cents
        taken = public_ladder(evening.state, evening.now, DIRECTORY, above=above, below=20)
        for step in taken:
            assert not step.names or step.names[0] in DIRECTORY.values()
            paid = {got[each].cents for each, award in got.items() if award.place.best == step.best and step.names}
            assert not step.names or step.amount.cents in paid


# In words

ENGLISH = Words("en", UTC)


def test_every_stage_in_words() -> None:
    evening = paying(200, 100, left=5)
    said = {
        5: "2 to the money",
        4: "Bubble: the next one out gets no prize money",
        3: "In the money",
        2: "In the money",
    }
    then = {5: "prizes start at {100}", 4: "prizes start at {100}",
            3: "next out gets {100} · after 1 more out: {200} or more",
            2: "next out gets {200} · the winner gets {700}"}  # fmt: skip
    for left, head in said.items():
        go(evening, left)
        rest = then[left].replace("{", "€").replace("}", "{}")
        assert room_line(ENGLISH, room(evening)) == f"{head} · {rest.replace('{}', '')}"
        setting = " · heads-up" if left == 2 and desk(evening).final_table else ""
        assert stage_line(ENGLISH, desk(evening)) == f"{head}{setting} · {rest.replace('{}', '.00')}"


def test_the_words_of_a_hand_that_is_played_of_tickets_and_of_a_deal() -> None:
    evening = paying(*[30] * 18)  # 19 of 20 are paid
    evening.do(hand_for_hand.begin)
    evening.do(entries.bust_out, at(evening, ONE, 1))
    assert stage_line(ENGLISH, desk(evening)).startswith(
        "In the money after this hand · hand for hand · in this hand others may go out"
    )
    assert room_line(ENGLISH, room(evening)).startswith("Bubble: ")
    flat = late(20)
    flat.do(payouts.set_prizes, [Cents(250_00)] * 4)
    flat.do(payouts.post_prizes)
    go(flat, 4)
    assert room_line(ENGLISH, room(flat)) == "In the money · everybody left gets €250"
    dealt = paying(200, 100, left=3)
    deal(dealt, 100, 50)
    dealt.do(payouts.post_prizes)
    assert room_line(ENGLISH, room(dealt)) == "Deal made · left to play for: €100 and €50"
    assert stage_line(ENGLISH, desk(playing(20))) == ""
