"""The room: rules that contradict one another are refused in words, and every seat that is given away honours them."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.evolve import evolve
from tdapp.domain.facts import DrawKind, Moved, SeatsDrawn
from tdapp.domain.money.terms import Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, waiting
from tdapp.domain.registration.entries import capacity
from tdapp.domain.seating import arranging, seating, seeds
from tdapp.domain.seating.draw_facts import DrawBasis, DrawCommitted, PublicValueGiven, RoomSet, SecretRevealed
from tdapp.domain.seating.draw_print import list_print, room_print
from tdapp.domain.seating.draw_problem import redraw_due
from tdapp.domain.seating.locks import blocked, kept_apart, kept_seats, may_sit, open_seats, stays
from tdapp.domain.seating.room import Apart, BlockedSeat, Given, KeptSeat, Room, RoomRules, TablePlace
from tdapp.domain.units import EntryId, PlayerId, Seat, TableNo
from tdapp.values import replace
from tests.domain.evening import (
    Evening,
    conflict_of,
    entry,
    late,
    lifted,
    player,
    players,
    playing,
    registered,
    seat,
)

RULES = RoomRules()
TWO, THREE = TableNo(2), TableNo(3)


def arranged(evening: Evening, **changes: Any) -> Evening:
    evening.do(arranging.set_room, replace(evening.state.room.rules, **changes))
    return evening


def apart(one: int, other: int) -> Apart:
    return Apart(player(one), player(other))


def kept(number: int, table: int, place: int) -> KeptSeat:
    return KeptSeat(player(number), seat(table, place))


def table_of(evening: Evening, number: int) -> int:
    found = evening.state.entries[EntryId(number)].seat
    assert found is not None
    return found.table


REFUSED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("table.number", {"order": (TableNo(0),)}, {}),
    ("table.number", {"blocked": (BlockedSeat(1, TableNo(0)),)}, {}),
    ("table.number", {"kept": (kept(1, 10_000, 1),)}, {}),
    ("room.twice", {"order": (TWO, TWO)}, {"table": 2}),
    ("room.twice", {"sizes": ((TWO, 6), (TWO, 8))}, {"table": 2}),
    ("room.twice", {"places": (TablePlace(TWO, "Blue"), TablePlace(TWO, "Red"))}, {"table": 2}),
    ("room.size", {"sizes": ((TWO, 11),)}, {"table": 2, "least": 2, "most": 10}),
    ("room.seat", {"blocked": (BlockedSeat(11),)}, {"seat": 11, "most": 10}),
    ("room.seat", {"first": (0,)}, {"seat": 0, "most": 10}),
    ("room.label", {"blocked": (BlockedSeat(1, TWO, "x" * 41),)}, {"n": 41, "limit": 40}),
    ("room.label", {"places": (TablePlace(TWO, "x" * 41),)}, {"n": 41, "limit": 40}),
    ("room.place", {"places": (TablePlace(TWO, "Blue", 0, 1),)}, {"table": 2, "most": 99}),
    (
        "room.place_twice",
        {"places": (TablePlace(TWO, "Blue", 1, 2), TablePlace(THREE, "Blue", 1, 2))},
        {"table": 2, "second": 3},
    ),
    ("room.redraw", {"redraw_at": (16, 1)}, {"count": 1, "least": 2}),
    ("room.no_seats", {"blocked": tuple(BlockedSeat(n) for n in range(2, 11))}, {"least": 2}),
    ("room.few_seats", {"blocked": tuple(BlockedSeat(n, TWO) for n in range(1, 9))}, {"table": 2, "least": 2}),
    ("room.few_seats", {"blocked": (BlockedSeat(1),), "sizes": ((THREE, 2),)}, {"table": 3, "least": 2}),
    ("room.apart_self", {"apart": (apart(1, 1),)}, {"player": player(1)}),
    ("room.kept_two", {"kept": (kept(1, 2, 1), kept(1, 2, 2))}, {"player": player(1)}),
    ("room.kept_beyond", {"kept": (kept(1, 2, 10),)}, {"player": player(1), "seat": seat(2, 10), "n": 9}),
    (
        "room.kept_beyond",
        {"kept": (kept(1, 2, 7),), "sizes": ((TWO, 6),)},
        {"player": player(1), "seat": seat(2, 7), "n": 6},
    ),
    (
        "room.kept_blocked",
        {"kept": (kept(1, 2, 3),), "blocked": (BlockedSeat(3),)},
        {"player": player(1), "seat": seat(2, 3)},
    ),
    (
        "room.kept_shared",
        {"kept": (kept(1, 2, 3), kept(2, 2, 3))},
        {"player": player(1), "other": player(2), "seat": seat(2, 3)},
    ),
    (
        "room.kept_apart",
        {"kept": (kept(1, 2, 3), kept(2, 2, 4)), "apart": (apart(2, 1),)},
        {"player": player(1), "other": player(2), "table": 2},
    ),
]


@pytest.mark.parametrize(("code", "changes", "facts"), REFUSED)
def test_rules_that_cannot_be_or_contradict_are_refused(
    code: str, changes: dict[str, Any], facts: dict[str, Any]
) -> None:
    refused = Evening().refused(code, arranging.set_room, replace(RULES, **changes))
    assert facts.items() <= refused.facts.items()


def test_rules_are_kept_tidy_and_the_same_again_is_nothing() -> None:
    evening = arranged(
        Evening(),
        blocked=(BlockedSeat(10), BlockedSeat(4, TWO, "  camera\n"), BlockedSeat(4, TWO, "camera")),
        apart=(apart(2, 1), apart(1, 2)),
        first=(3, 1, 3),
        redraw_at=(16, 24, 16),
    )
    rules = evening.state.room.rules
    assert rules.blocked == (BlockedSeat(10), BlockedSeat(4, TWO, "camera"))
    assert (rules.apart, rules.first, rules.redraw_at) == ((apart(1, 2),), (3, 1), (24, 16))
    assert evening.do(arranging.set_room, rules) is None
    evening.state = replace(evening.state, finished=True)
    evening.refused("finished", arranging.set_room, RULES)


def test_a_seat_somebody_sits_in_is_not_kept_for_another_but_an_old_wish_stands() -> None:
    evening = playing(18)
    taken = evening.state.at(seat(1, 1))
    assert taken is not None
    other = 1 if taken != 1 else 2
    wish = KeptSeat(player(other), seat(1, 1))
    refused = evening.refused("room.kept_taken", arranging.set_room, replace(RULES, kept=(wish,)))
    assert refused.facts["other"] == taken
    mine = KeptSeat(player(taken), seat(1, 1))
    arranged(evening, kept=(mine,))
    assert stays(evening.state, taken)
    evening.do(seating.swap, taken, EntryId(other))
    assert not stays(evening.state, taken)
    arranged(evening, even=True)


def test_the_first_draw_honours_order_sizes_blocked_and_kept_seats() -> None:
    evening = arranged(
        registered(17),
        order=(TableNo(7), TWO),
        sizes=((TableNo(7), 6),),
        blocked=(BlockedSeat(9), BlockedSeat(1, TWO, "camera")),
        kept=(kept(4, 5, 3),),
    )
    evening.do(seating.draw_seats, "1/a")
    state = evening.state
    assert {number: table.seated for number, table in state.tables.items()} == {7: 6, 2: 6, 5: 5}
    assert state.entries[EntryId(4)].seat == seat(5, 3)
    assert len(state.tables[TableNo(7)].seats) == 6
    assert state.at(seat(2, 1)) is None
    assert state.at(seat(2, 9)) is None
    assert blocked(state, seat(2, 1)) == "camera"
    assert blocked(state, seat(7, 9)) == ""
    assert blocked(state, seat(7, 1)) is None


def test_an_ideal_load_opens_more_tables() -> None:
    evening = registered(18)
    floor = evening.state.floor
    evening.state = replace(evening.state, floor=replace(floor, rules=replace(floor.rules, ideal=7)))
    evening.do(seating.draw_seats, "1/a")
    assert [table.seated for table in evening.state.open_tables()] == [6, 6, 6]


def test_people_kept_apart_never_sit_together_however_seats_are_given() -> None:
    for number in range(30):
        evening = arranged(registered(16), apart=(apart(1, 2), apart(3, 20), apart(1, 21)))
        evening.do(seating.draw_seats, f"{number}/a")
        assert table_of(evening, 1) != table_of(evening, 2)
        evening.do(entries.register, [player(n) for n in range(17, 20)], f"{number}/b")
        evening.do(entries.register, [player(20), player(21)], f"{number}/c")
        assert table_of(evening, 3) != table_of(evening, 20)
        assert table_of(evening, 1) != table_of(evening, 21)


def test_at_the_last_table_everybody_sits_together() -> None:
    evening = arranged(late(12), apart=(apart(1, 2),))
    for number in range(12, 9, -1):
        evening.do(entries.bust_out, entry(number))
    evening.do(seating.redraw, "2/a")
    assert len(evening.state.tables) == 1
    assert may_sit(evening.state, EntryId(1), TableNo(1))


def test_a_newcomer_with_nowhere_to_sit_is_told_why() -> None:
    evening = arranged(registered(17), apart=(apart(1, 18),))
    evening.do(seating.draw_seats, "1/a")
    free = next(table for table in evening.state.open_tables() if table.free)
    if table_of(evening, 1) != free.number:
        somebody = next(each for each in free.seats if each is not None)
        evening.do(seating.swap, EntryId(1), somebody)
    refused = evening.refused("draw.never", entries.register, [player(18)], "2/a")
    assert refused.facts == {"entry": 18, "table": free.number}
    evening.do(seating.open_table)
    evening.do(entries.register, [player(18)], "2/a")
    assert table_of(evening, 18) == 3


def test_a_kept_seat_waits_for_its_player() -> None:
    evening = arranged(registered(16), kept=(kept(18, 2, 4), kept(30, 9, 1)))
    evening.do(seating.draw_seats, "1/a")
    assert kept_seats(evening.state) == {seat(2, 4): player(18), seat(9, 1): player(30)}
    assert evening.state.at(seat(2, 4)) is None
    evening.do(entries.register, [player(17)], "2/a")
    assert evening.state.at(seat(2, 4)) is None
    evening.do(entries.register, [player(18)], "3/a")
    assert evening.state.entries[EntryId(18)].seat == seat(2, 4)
    refused = evening.refused("draw.kept_gone", entries.register, [player(30)], "4/a")
    assert refused.facts == {"entry": 19, "seat": seat(9, 1)}
    evening.do(entries.bust_out, entry(18), allow=lifted("bust_out.not_started"))
    assert kept_seats(evening.state) == {seat(9, 1): player(30)}
    assert kept_apart(evening.state, EntryId(17)) == frozenset()


def test_a_kept_seat_somebody_was_put_into_is_said() -> None:
    evening = arranged(registered(16), kept=(kept(17, 2, 4),))
    evening.do(seating.draw_seats, "1/a")
    evening.refused("seat.kept", seating.move, EntryId(1), seat(2, 4))
    evening.do(seating.move, EntryId(1), seat(2, 4), allow=lifted("seat.kept"))
    refused = evening.refused("draw.kept_taken", entries.register, [player(17)], "2/a")
    assert refused.facts == {"entry": 17, "seat": seat(2, 4), "other": 1}


def test_wishes_that_cannot_be_met_refuse_a_draw() -> None:
    late_wish = arranged(registered(10), kept=(kept(1, 2, 9),))
    rules = replace(late_wish.state.room.rules, sizes=((TWO, 6),))
    late_wish.state = replace(late_wish.state, room=Room(rules))
    late_wish.refused("draw.kept_gone", seating.draw_seats, "1/a")
    together = registered(10)
    clash = replace(RULES, kept=(kept(1, 2, 1), kept(2, 2, 2)), apart=(apart(1, 2),))
    together.state = replace(together.state, room=Room(clash))
    refused = together.refused("draw.kept_together", seating.draw_seats, "1/a")
    assert refused.facts == {"entry": 1, "other": 2, "table": 2}
    three = arranged(registered(10), apart=(apart(1, 2), apart(1, 3), apart(2, 3)))
    three.refused("draw.apart", seating.draw_seats, "1/a")


def test_a_final_table_that_cannot_hold_everybody_is_said() -> None:
    evening = arranged(late(12), blocked=(BlockedSeat(9),))
    for number in (10, 11, 12):
        evening.do(entries.bust_out, entry(number))
    refused = evening.refused("draw.final_full", seating.redraw, "2/a")
    assert refused.facts == {"n": 9, "seats": 8}
    arranged(evening, blocked=(), kept=(kept(1, 7, 1),))
    act = evening.do(seating.redraw, "2/a")
    assert act is not None
    assert sorted(evening.state.tables) == [7]


def test_everybody_is_drawn_anew_at_any_time() -> None:
    evening = registered(20)
    evening.refused("seat.not_drawn", seating.redraw, "1/a")
    evening.do(seating.draw_seats, "1/a")
    act = evening.do(seating.redraw, "2/a")
    assert act is not None
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.kind is DrawKind.REDRAW
    evening.state = replace(evening.state, alive=1)
    evening.refused("draw.too_few", seating.redraw, "3/a")
    evening.state = replace(evening.state, finished=True)
    evening.refused("finished", seating.redraw, "3/a")


def test_a_redraw_is_due_once_at_each_count() -> None:
    evening = arranged(late(20), redraw_at=(16, 12))
    assert redraw_due(evening.state) is None
    evening.do(entries.bust_out, entry(20, 19, 18, 17, 16))
    assert redraw_due(evening.state) == 16
    evening.do(seating.redraw, "2/a")
    assert redraw_due(evening.state) is None
    evening.do(entries.bust_out, entry(15, 14, 13))
    assert redraw_due(evening.state) == 12


def test_spread_by_flag_is_a_draw_of_its_own_kind_and_names_no_flag() -> None:
    evening = registered(18)
    flags = {EntryId(n): "NL" if n <= 9 else "BE" for n in range(1, 18)}
    act = evening.do(seating.draw_seats, "1/a", flags=flags)
    assert act is not None
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.kind is DrawKind.SPREAD
    assert sorted(fact.groups) == [0] + [1] * 9 + [2] * 8
    for table in evening.state.open_tables():
        dutch = sum(1 for each in table.seats if each is not None and flags.get(each) == "NL")
        assert dutch in (4, 5)


def test_moving_by_hand_into_a_blocked_seat_or_beside_somebody_kept_apart_takes_a_reason() -> None:
    evening = arranged(playing(16), blocked=(BlockedSeat(9, TWO, "camera"),))
    free = seat(2, 9) if evening.state.at(seat(2, 9)) is None else None
    if free is None:
        somebody = evening.state.at(seat(2, 9))
        assert somebody is not None
        evening.do(entries.bust_out, [somebody])
    mover = next(each for each in evening.state.tables[TableNo(1)].seats if each is not None)
    assert evening.refused("seat.blocked", seating.move, mover, seat(2, 9)).overridable
    evening.do(seating.move, mover, seat(2, 9), allow=lifted("seat.blocked"))
    other = next(each for each in evening.state.tables[TWO].seats if each not in (None, mover))
    assert other is not None
    arranged(evening, apart=(Apart(evening.state.entries[mover].player, evening.state.entries[other].player),))
    back = evening.state.tables[TWO].free[0]
    assert evening.refused("seat.apart", seating.move, mover, back).overridable
    act = evening.do(seating.move, mover, back, allow=lifted("seat.apart"))
    assert act is not None
    assert isinstance(act.facts[0], Moved)


def test_tables_open_in_their_order_and_with_their_own_sizes() -> None:
    evening = arranged(playing(9), order=(TableNo(1), TableNo(6), TWO), sizes=((TableNo(6), 6),))
    evening.do(entries.register, [player(n) for n in range(10, 18)], "2/a")
    assert {number: len(table.seats) for number, table in evening.state.tables.items()} == {1: 9, 6: 6, 2: 9}
    evening.do(seating.open_table)
    assert THREE in evening.state.tables


def test_blocked_seats_are_no_room_for_anybody() -> None:
    evening = arranged(playing(18), blocked=(BlockedSeat(9),), sizes=((TWO, 6),))
    evening.do(price_list.set_terms, Terms(most_tables=2))
    assert capacity(evening.state) == 8 + 6
    evening.do(price_list.set_terms, Terms(most_tables=3))
    assert capacity(evening.state) == 8 + 6 + 8
    evening.do(entries.bust_out, [each for each in [evening.state.at(seat(1, 9))] if each is not None])
    assert open_seats(evening.state, evening.state.tables[TableNo(1)]) == ()
    evening.do(waiting.join, player(50))
    assert waiting.callable_now(evening.state, evening.now) == 0
    back = next(iter(evening.state.outs)).entry
    evening.refused("seat.none_free", entries.reinstate, back, "2/a")


def test_the_room_seats_as_many_as_the_tables_that_are_open_whichever_those_are() -> None:
    evening = arranged(playing(18), sizes=((THREE, 6),))
    evening.do(price_list.set_terms, Terms(most_tables=3))
    assert capacity(evening.state) == 9 + 9 + 6  # table 3 is the next to open
    evening = arranged(evening, sizes=((THREE, 6),), order=(TableNo(7),))
    assert capacity(evening.state) == 9 + 9 + 9  # now table 7 is, and 1 and 2 stay


def test_the_secret_is_fixed_and_shown_at_the_end_only() -> None:
    evening = late(2)
    secret = "the secret"
    evening.state = evolve(evening.state, DrawCommitted(seeds.commitment_of(secret)))
    evening.refused("reveal.still_playing", seeds.reveal, secret)
    assert conflict_of(lambda: evolve(evening.state, SecretRevealed(secret))).code == "still_drawing"
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    evening.refused("reveal.other_secret", seeds.reveal, "another")
    assert conflict_of(lambda: evolve(evening.state, SecretRevealed("another"))).code == "other_secret"
    evening.do(seeds.reveal, secret)
    assert evening.state.room.secret == secret
    evening.refused("reveal.is_revealed", seeds.reveal, secret)
    bare = late(2)
    bare.state = replace(bare.state, finished=True)
    bare.refused("reveal.nothing", seeds.reveal, secret)
    bare.refused("finished", seeds.give_public_value, "7", 0)


@pytest.mark.parametrize(
    ("value", "code"), [("  ", "empty"), ("x" * 61, "unfit"), ("7|3", "unfit"), ("7\x003", "unfit")]
)
def test_a_public_value_can_be_read_out(value: str, code: str) -> None:
    Evening().refused(f"public.{code}", seeds.give_public_value, value, 0)


def test_a_public_value_is_given_once_for_a_list() -> None:
    evening = Evening()
    listed = room_print(evening.state, 1)
    act = evening.do(seeds.give_public_value, " Żółć  7 ", 0)
    assert act is not None
    assert act.facts == (PublicValueGiven("Żółć 7", 1, listed, seeds.NOT_PLAYING),)
    assert evening.refused("public.given", seeds.give_public_value, "8", 0).facts == {"value": "Żółć 7"}
    evening.do(seeds.give_public_value, "8", 1)
    assert evening.state.room.given == Given("8", 2, room_print(evening.state, 2), seeds.NOT_PLAYING)


def test_a_value_is_fresh_for_the_draw_and_the_list_it_was_given_for() -> None:
    heron = Given("heron", 3, "ab", period=2)
    basis = seeds.basis_of
    assert basis(None, 3, "ab", (), 2) is DrawBasis.NONE
    assert basis(heron, 3, "ab", (), 2) is DrawBasis.ROOM
    assert basis(heron, 3, "cd", (), 2) is DrawBasis.LEVEL
    assert basis(heron, 4, "ab", (), 2) is DrawBasis.LEVEL
    assert basis(heron, 4, "ab", (), 3) is DrawBasis.NONE
    before_play = replace(heron, period=seeds.NOT_PLAYING)
    assert basis(before_play, 4, "ab", (), seeds.NOT_PLAYING) is DrawBasis.NONE
    assert basis(heron, 3, "ab", (1, 0, 1), 2) is DrawBasis.LEVEL
    spread = replace(heron, room=list_print("ab", (1, 0, 1)), groups=(1, 0, 1))
    assert basis(spread, 3, "ab", (1, 0, 1), 2) is basis(spread, 3, "ab", (), 2) is DrawBasis.ROOM
    assert basis(spread, 3, "ab", (1, 1, 0), 2) is DrawBasis.LEVEL


def test_a_value_is_not_taken_back_once_something_was_drawn_since() -> None:
    seeds.value_stands((PublicValueGiven("heron", 3, "ab"),), 2)
    with pytest.raises(Refused) as caught:
        seeds.value_stands((PublicValueGiven("heron", 3, "ab"),), 4)
    assert (caught.value.code, caught.value.facts) == ("public.stands", {"n": 2})
    seeds.value_stands((PublicValueGiven("heron"),), 0)  # of before draws bound what went into them
    with pytest.raises(Refused):
        seeds.value_stands((PublicValueGiven("heron"),), 1)


def test_whatever_a_draw_follows_changes_the_fingerprint_of_its_room() -> None:
    """Who is in, by ticket and by person; where they sit; each rule; the number; the commitment."""
    evening = playing(12)
    state = evening.state
    seen = {room_print(state, 1), room_print(state, 2)}
    seen.add(room_print(evolve(state, DrawCommitted("c0")), 1))
    one, other, *_others = state.playing()
    swapped = state.entries.insert(one.id, replace(one, player=other.player))
    seen.add(room_print(replace(state, entries=swapped.insert(other.id, replace(other, player=one.player))), 1))
    seen.add(room_print(replace(state, entries=state.entries.insert(one.id, replace(one, seat=None))), 1))
    seen.add(room_print(replace(state, entries=state.entries.insert(one.id, replace(one, out=True))), 1))
    for changes in (
        {"order": (TableNo(2),)},
        {"sizes": ((TableNo(3), 6),)},
        {"blocked": (BlockedSeat(9),)},
        {"blocked": (BlockedSeat(9, TableNo(1)),)},
        {"first": (2,)},
        {"even": True},
        {"apart": (Apart(one.player, other.player),)},
        {"kept": (KeptSeat(one.player, Seat(TableNo(1), 1)),)},
    ):
        room = replace(state.room, rules=replace(state.room.rules, **changes))  # type: ignore[arg-type]
        seen.add(room_print(replace(state, room=room), 1))
    seen.add(room_print(replace(state, setup=replace(state.setup, seats_per_table=8)), 1))
    assert len(seen) == 15


def test_a_seed_says_its_number_and_old_ones_have_none() -> None:
    assert seeds.number_of(seeds.seed_of("s", None, 12)) == 12
    assert seeds.number_of("5eed") is None
    assert seeds.number_of("") is None
    assert seeds.seed_in((RoomSet(RULES),)) == ""


tables = st.integers(1, 6).map(TableNo)
numbers = st.integers(1, 9)


@settings(max_examples=60, deadline=None)
@given(
    count=st.integers(2, 30),
    come=st.integers(1, 8),
    order=st.lists(tables, max_size=4, unique=True),
    sizes=st.dictionaries(tables, st.integers(4, 10), max_size=3),
    off=st.lists(st.tuples(numbers, st.one_of(st.none(), tables)), max_size=4),
    first=st.lists(numbers, max_size=2),
    even=st.booleans(),
    pairs=st.lists(st.tuples(st.integers(1, 30), st.integers(1, 30)), max_size=3),
    wishes=st.lists(st.tuples(st.integers(1, 38), tables, numbers), max_size=2),
    seed=st.integers(0, 999),
)
def test_whatever_the_rules_no_seat_is_taken_twice_nobody_is_lost_and_no_blocked_seat_is_used(
    count: int,
    come: int,
    order: list[TableNo],
    sizes: dict[TableNo, int],
    off: list[tuple[int, TableNo | None]],
    first: list[int],
    even: bool,
    pairs: list[tuple[int, int]],
    wishes: list[tuple[int, TableNo, int]],
    seed: int,
) -> None:
    evening = registered(count)
    rules = RoomRules(
        order=tuple(order),
        sizes=tuple(sizes.items()),
        blocked=tuple(BlockedSeat(place, table) for place, table in off),
        first=tuple(first),
        even=even,
        apart=tuple(apart(one, other) for one, other in pairs),
        kept=tuple(kept(*wish) for wish in wishes),
    )
    deeds: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
        (arranging.set_room, (rules,)),
        (seating.draw_seats, (f"1/{seed}",)),
        (entries.register, (players(count + come)[count:], f"2/{seed}")),
        (seating.redraw, (f"3/{seed}",)),
    ]
    for decision, args in deeds:
        try:
            evening.do(decision, *args)
        except Refused:
            continue  # said in words, and nothing changed
        _sound(evening, drawn=decision in (seating.draw_seats, seating.redraw))


def _sound(evening: Evening, *, drawn: bool) -> None:
    state = evening.state
    if not state.tables:
        return
    seated = [each for table in state.open_tables() for each in table.seats if each is not None]
    assert sorted(seated) == sorted(each.id for each in state.playing())
    mine = {wish.seat for wish in state.room.rules.kept}
    for each in state.playing():
        assert each.seat is not None
        assert blocked(state, each.seat) is None
        if each.seat in mine:
            assert kept_seats(state)[each.seat] == PlayerId(each.player)
        if drawn and len(state.tables) > 1:
            together = {each for each in state.tables[each.seat.table].seats if each is not None}
            assert kept_apart(state, each.id).isdisjoint(together)
