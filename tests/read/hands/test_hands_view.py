"""Play in step as the floor sees it: the grid of tables, the count, the card, and what the panel asks for."""

from datetime import timedelta

import pytest

from tdapp.domain.act import Act
from tdapp.domain.hands import end_of_day, hand_for_hand, head_count
from tdapp.domain.hands.hand_facts import HandEnded, TablesPlayed
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import corrections, entries
from tdapp.domain.units import ActNo, Chips, EntryId, TableNo
from tdapp.read.act_context import Look
from tdapp.read.act_lines import act_suffix
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.hands.hands import HandsView, hands_view, players_at
from tdapp.read.journal.differences import differences
from tdapp.read.needs_list import needs_view
from tdapp.read.people.names import NOBODY
from tdapp.read.screen import money_told, screen_view
from tdapp.read.status import Phase, phase
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, MINUTE, Evening, entry, lifted, player, playing
from tests.domain.hands.test_hand_for_hand import at, late

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def view(evening: Evening) -> HandsView:
    return hands_view(evening.state, evening.now, DIRECTORY)


HANDS = ("window.in_step", "hands.next", "hands.end")


def codes(evening: Evening) -> list[str]:
    return [need.title.code for need in needs_view(evening.state, evening.now) if need.action in HANDS]


def near_the_money(left: int = 6) -> Evening:
    evening = late(20)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(*range(1, 21 - left)))
    return evening


def test_the_grid_says_which_tables_have_played_and_how_long_the_hand_lasts() -> None:
    evening = late(20)
    assert view(evening).play is None
    evening.do(hand_for_hand.begin)
    evening.do(hand_for_hand.done, (TWO,))
    evening.wait(3)
    seen = view(evening)
    assert seen.play is not None
    assert (seen.play.number, seen.play.waits, seen.play.elapsed) == (1, 2, 3 * MINUTE)
    assert seen.play.per_hand == timedelta(minutes=2)
    assert [(table.number, table.done) for table in seen.tables] == [(1, False), (2, True), (3, False)]
    there = players_at(evening.state, evening.now, ONE, DIRECTORY)
    assert tuple(player.name for player in there) == tuple(
        DIRECTORY[evening.state.entries[each].player] for each in evening.state.tables[ONE].seats if each
    )


def test_a_table_with_one_player_plays_no_hand() -> None:
    evening = late(12)
    evening.do(entries.bust_out, at(evening, TWO, 5))
    evening.do(hand_for_hand.begin)
    assert [table.done for table in view(evening).tables] == [False, None]


def test_bust_outs_of_the_hand_stand_with_their_table_and_whether_stacks_are_asked_for() -> None:
    evening = late(20)
    evening.do(hand_for_hand.begin)
    out = at(evening, TWO, 2)
    evening.do(entries.bust_out, out)
    play = view(evening).play
    assert play is not None
    assert [(bust.entry, bust.seat.table) for bust in play.busts if bust.seat] == [(out[1], TWO), (out[0], TWO)]
    assert play.asks_stacks
    assert codes(evening) == ["needs.hand_plays"]
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    assert codes(evening) == ["needs.hand_stacks"]


def test_counted_heads_agree_differ_or_are_missing() -> None:
    evening = near_the_money()
    heads = {table.number: table.seated for table in evening.state.open_tables() if table.seated}
    first, *others = heads
    evening.do(head_count.count, [(first, heads[first] + 1)])
    seen = view(evening)
    assert seen.differing == (first,)
    assert seen.uncounted == tuple(others)
    assert [table.agrees for table in seen.tables] == [False, *[None] * len(others)]


def test_hand_for_hand_is_offered_near_the_money_and_then_the_money_is_to_be_announced() -> None:
    evening = near_the_money()
    assert view(evening).near
    assert codes(evening) == ["needs.hand_for_hand"]
    evening.do(hand_for_hand.begin)
    assert codes(evening) == ["needs.hand_plays"]
    evening.do(entries.bust_out, tuple(each.id for each in evening.state.playing())[:3])
    play = evening.state.hands.play
    assert play is not None
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play))
    if view(evening).play.busts:  # type: ignore[union-attr]
        evening.do(hand_for_hand.settle)
    assert view(evening).in_money
    assert codes(evening) == ["needs.money"]
    wrong = evening.state.open_tables()[0].number
    evening.do(head_count.count, [(wrong, 9)])
    assert codes(evening) == ["needs.money.differs"]
    evening.do(head_count.count, [(table.number, table.seated) for table in evening.state.open_tables()])
    assert codes(evening) == ["needs.money.counted"]
    evening.do(head_count.announce_money)
    assert view(evening).announced
    assert codes(evening) == ["needs.hand_end"]
    evening.do(hand_for_hand.end)
    assert codes(evening) == []


def test_the_card_is_due_ten_minutes_before_the_end_and_the_tables_count_down() -> None:
    evening = late(20)
    evening.do(end_of_day.set_day_end, 3)
    assert not view(evening).card_due
    evening.wait(10)
    assert view(evening).card_due
    assert codes(evening) == ["needs.last_hands"]
    evening.wait(50)
    assert codes(evening) == ["needs.last_hands.late"]  # nobody drew it in time: no minutes are left to name
    evening.do(end_of_day.draw_last_hands, "1/ab", card=3)
    evening.do(hand_for_hand.done, (ONE,))
    assert codes(evening) == ["needs.last_hands.play"]
    seen = view(evening)
    assert (seen.last, [table.left for table in seen.tables]) == (3, [2, 3, 3])
    for _hand in range(2):
        evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(hand_for_hand.done, (TWO, THREE))
    assert codes(evening) == ["needs.day_over"]


# What the journal says


def said(evening: Evening, act: Act) -> str:
    before = evening.acts[: act.number - 1]
    look = Look(
        _state(evening, before), lambda one: DIRECTORY.get(one, NOBODY), lambda _text, _digest: "", lambda _e: player(1)
    )
    return act_suffix(act, look)[0]


def _state(evening: Evening, acts: list[Act]) -> object:
    from tdapp.domain.journal import fold, retracted

    return fold(acts, skip=retracted(acts))


@pytest.mark.parametrize("deed", range(18))
def test_each_act_has_its_line(deed: int) -> None:
    evening = late(20)
    a, b, c, d = entry(1, 2, 3, 4)
    seats = {each: evening.state.entries[each].seat for each in (a, b, c)}
    free = evening.state.tables[TWO].free[0]
    lines = [
        ("hand_for_hand.begin.clock", lambda: evening.did(hand_for_hand.begin)),
        ("hand_for_hand.begin", lambda: evening.did(hand_for_hand.begin, per_hand=None)),
        ("hand_for_hand.done", lambda: _begun(evening).did(hand_for_hand.done, (ONE,))),
        ("hand_for_hand.done.several", lambda: _begun(evening).did(hand_for_hand.done, (ONE, TWO))),
        ("hand_for_hand.settle.nobody", lambda: _played(evening).did(hand_for_hand.settle)),
        ("hand_for_hand.end", lambda: _begun(evening).did(hand_for_hand.end)),
        ("head_count.count", lambda: evening.did(head_count.count, [(ONE, 3)])),
        ("head_count.count.several", lambda: evening.did(head_count.count, [(ONE, 3), (TWO, 4)])),
        ("end_of_day.set_day_end", lambda: evening.did(end_of_day.set_day_end, 4)),
        ("end_of_day.draw_last_hands", lambda: evening.did(end_of_day.draw_last_hands, "1/ab")),
        ("corrections.wrong_seat", lambda: evening.did(corrections.wrong_seat, [(a, free)])),
        ("corrections.wrong_seat.several", lambda: evening.did(corrections.wrong_seat, [(a, seats[b]), (b, seats[a])])),
        (
            "corrections.wrong_seat.stay",
            lambda: evening.did(corrections.wrong_seat, [(a, free)], stay=True, allow=lifted("wrong_seat.goes_back")),
        ),
        ("corrections.correct_bust_out.seated", lambda: _out(evening, a).did(corrections.correct_bust_out, a, d, "1/")),
        ("corrections.forgotten_bust_out", lambda: _out(evening, a).did(corrections.forgotten_bust_out, d, a)),
        (
            "corrections.forgotten_bust_out.tied",
            lambda: _out(evening, a).did(corrections.forgotten_bust_out, d, a, tied=True),
        ),
        ("corrections.place_bust_out", lambda: _out(evening, a, b).did(corrections.place_bust_out, b, a)),
        ("corrections.place_bust_out.last", lambda: _out(evening, a, b).did(corrections.place_bust_out, a, None)),
    ]
    code, do = lines[deed]
    assert said(evening, do()) == code


def test_a_hand_with_bust_outs_names_them() -> None:
    evening = _begun(late(20))
    one, two = at(evening, ONE, 2)
    evening.do(entries.bust_out, (one, two))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    assert said(evening, evening.did(hand_for_hand.settle, {one: Chips(5), two: Chips(9)})) == "hand_for_hand.settle"
    three = at(evening, TWO, 1)[0]
    evening.do(entries.bust_out, (three,))
    assert said(evening, evening.did(hand_for_hand.note_stack, three, Chips(700))) == "hand_for_hand.note_stack"
    assert said(evening, evening.did(hand_for_hand.note_stack, three, None)) == "hand_for_hand.note_stack.unknown"


@pytest.mark.parametrize("out", [False, True])
def test_a_hand_that_was_over_with_its_last_table_is_told_as_it_was(out: bool) -> None:
    """Journals of before have the end of the hand in the act of that table."""
    evening = _begun(late(20))
    one = at(evening, ONE, 1)
    if out:
        evening.do(entries.bust_out, one)
    facts = (TablesPlayed((ONE, TWO, THREE)), HandEnded(evening.now, (one,) if out else ()))
    last = evening.acts[-1]
    act = replace(last, number=ActNo(last.number + 1), verb="hand_for_hand.done", facts=facts)
    assert said(evening, act) == ("hand_for_hand.done.over.out" if out else "hand_for_hand.done.over")


def _played(evening: Evening) -> Evening:
    _begun(evening).do(hand_for_hand.done, (ONE, TWO, THREE))
    return evening


def _begun(evening: Evening) -> Evening:
    evening.do(hand_for_hand.begin)
    return evening


def _out(evening: Evening, *numbers: EntryId) -> Evening:
    for each in numbers:
        evening.do(entries.bust_out, (each,))
    return evening


def test_the_differences_of_a_correction_name_places_and_seats() -> None:
    evening = late(20)
    a, b, d = entry(1, 2, 4)
    _out(evening, a, b)
    before, sat = evening.state, evening.state.entries[d].seat
    evening.do(corrections.correct_bust_out, a, d, "1/ab")
    found = differences(before, evening.state, DIRECTORY, (1, 2))
    assert {(one.name, one.place_before, one.place_after) for one in found.people} == {
        (DIRECTORY[player(1)], 20, None),
        (DIRECTORY[player(4)], None, 20),
    }
    assert [(seat.name, seat.before, seat.after) for seat in found.seats] == [
        (DIRECTORY[player(1)], None, evening.state.entries[a].seat),
        (DIRECTORY[player(4)], sat, None),
    ]
    assert not found.nothing


# The clock and the room's screen


def test_a_clock_that_goes_on_by_the_hand_is_not_paused() -> None:
    evening = late(20)
    assert not clock_view(evening.state, evening.now).by_hand
    evening.do(hand_for_hand.begin)
    seen = clock_view(evening.state, evening.now)
    assert seen.by_hand
    assert phase(evening.state, evening.now) is Phase.RUNNING
    evening.do(hand_for_hand.end)
    assert not clock_view(evening.state, evening.now).by_hand


def test_in_a_break_of_hand_for_hand_the_clock_is_on_break() -> None:
    evening = playing(12).wait(39)
    evening.do(hand_for_hand.begin)
    evening.do(hand_for_hand.done, (ONE, TWO))
    evening.do(hand_for_hand.settle)
    seen = clock_view(evening.state, evening.now)
    assert (seen.phase, seen.by_hand) == (ClockPhase.BREAK, False)
    evening.wait(16)
    assert clock_view(evening.state, evening.now).by_hand


def test_the_screen_says_which_hand_it_is_and_how_many_are_the_last() -> None:
    evening = late(20)
    evening.do(hand_for_hand.begin)
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(hand_for_hand.settle)
    assert screen_view(evening.state, evening.now, DIRECTORY).hand == 2
    evening.do(end_of_day.draw_last_hands, "1/ab", card=4)
    assert screen_view(evening.state, evening.now, DIRECTORY).last_hands == 4


def test_the_room_reads_for_five_minutes_that_it_is_in_the_money() -> None:
    evening = near_the_money(3)
    evening.do(head_count.count, [(table.number, table.seated) for table in evening.state.open_tables()])
    evening.do(head_count.announce_money)
    assert money_told(evening.state, evening.now) == 3
    evening.wait(5)
    assert money_told(evening.state, evening.now) is None
