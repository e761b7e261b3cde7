"""Draws: every seating that respects the wishes is equally likely, and nothing else is ever drawn."""

from collections import Counter
from itertools import permutations
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chance import Chance
from tdapp.domain.refusal import Refused
from tdapp.domain.seating.seat_lottery import DrawTable, Problem, level_out, solve
from tdapp.domain.units import EntryId, Seat, TableNo

SEEDS = 3_000  # in every test; the soak takes 200,000


def people(n: int) -> tuple[EntryId, ...]:
    return tuple(EntryId(number) for number in range(1, n + 1))


def table(number: int, seats: int | tuple[int, ...], takes: int | None = None, heads: int = 0) -> DrawTable:
    numbers = tuple(range(1, seats + 1)) if isinstance(seats, int) else seats
    return DrawTable(TableNo(number), heads, numbers, takes)


def pair(one: int, other: int) -> tuple[EntryId, EntryId]:
    return EntryId(one), EntryId(other)


# Rooms small enough that every seating can be written down
ROOMS = {
    "full tables": Problem(people(4), (table(1, 2, 2), table(2, 2, 2))),
    "short tables": Problem(people(4), (table(1, 3, 2), table(2, 3, 2))),
    "tables of different sizes": Problem(people(5), (table(1, 4, 3), table(2, 2, 2))),
    "a blocked seat": Problem(people(4), (table(1, (1, 3), 2), table(2, (2, 3, 4), 2))),
    "two kept apart": Problem(people(5), (table(1, 3, 3), table(2, 3, 2)), apart=(pair(1, 2),)),
    "three kept apart": Problem(
        people(5), (table(1, 3, 2), table(2, 2, 2), table(3, 2, 1)), apart=(pair(1, 2), pair(2, 3))
    ),
    "never beside a kept seat": Problem(
        people(4), (table(1, 3, 2, 1), table(2, 3, 2)), never=((EntryId(1), TableNo(1)),)
    ),
    "joining": Problem(people(2), (table(1, (2, 5)), table(2, (1, 3, 4)))),
    "joining, kept apart": Problem(people(2), (table(1, (2, 5)), table(2, (1, 3, 4))), apart=(pair(1, 2),)),
    "one joins the lowest tables": Problem(
        people(1), (table(1, (2, 5, 6), heads=4), table(2, (1,), heads=4)), even=True
    ),
    "joining, never": Problem(people(3), (table(1, (2, 5)), table(2, (1, 3, 4))), never=((EntryId(3), TableNo(1)),)),
}


def every_seating(problem: Problem) -> list[tuple[Seat, ...]]:
    """Every way to seat the players that respects head-counts and wishes."""
    seats = [Seat(each.table, number) for each in problem.tables for number in each.seats]
    found = []
    for seating in permutations(seats, len(problem.players)):
        heads = Counter(seat.table for seat in seating)
        at = dict(zip(problem.players, seating, strict=True))
        if all(each.takes in (None, heads[each.table]) for each in problem.tables):
            apart = all(at[one].table != at[other].table for one, other in problem.apart)
            if apart and all(at[entry].table != number for entry, number in problem.never):
                found.append(seating)
    return found


def drawn(problem: Problem, seed: int) -> tuple[Seat, ...]:
    at = dict(solve(problem, f"{seed}/fair"))
    return tuple(at[entry] for entry in problem.players)


def fair(found: Counter[object], cells: int, times: int) -> None:
    """Chi-squared within what chance does to one in 10,000; the seeds are fixed, so it never flickers."""
    expected = times / cells
    square = sum((n - expected) ** 2 / expected for n in found.values()) + expected * (cells - len(found))
    degrees = cells - 1
    assert square < degrees + 3.72 * sqrt(2 * degrees) + 10, f"{square} over {degrees}"


def check(problem: Problem, times: int) -> None:
    truth = set(every_seating(problem))
    found: Counter[object] = Counter(drawn(problem, seed) for seed in range(times))
    assert set(found) <= truth
    fair(found, len(truth), times)


@pytest.mark.parametrize("room", ROOMS)
def test_every_seating_of_a_small_room_is_equally_likely(room: str) -> None:
    check(ROOMS[room], SEEDS)


@pytest.mark.soak
@pytest.mark.parametrize("room", ROOMS)
def test_soak_every_seating_of_a_small_room_is_equally_likely(room: str) -> None:
    check(ROOMS[room], 200_000)


def seats_and_pairs(problem: Problem, times: int) -> None:
    """Every player in every seat equally often, and every two at one table equally often."""
    places: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    for seed in range(times):
        tables: dict[TableNo, list[EntryId]] = {}
        for entry, seat in solve(problem, f"{seed}/fair"):
            places[entry, seat] += 1
            tables.setdefault(seat.table, []).append(entry)
        for at_table in tables.values():
            pairs.update((one, other) for one in at_table for other in at_table if one < other)
    seats = sum(len(each.seats) for each in problem.tables)
    n = len(problem.players)
    fair(places, n * seats, n * times)
    together = sum(comb(each.takes or 0, 2) for each in problem.tables)
    fair(pairs, comb(n, 2), together * times)


ROOM_OF_20 = Problem(people(20), (table(1, 9, 7), table(2, 9, 7), table(3, 9, 6)))
EVEN_ROOM = Problem(people(18), (table(1, 6, 6), table(2, 6, 6), table(3, 6, 6)))


def test_every_seat_and_every_pair() -> None:
    seats_and_pairs(EVEN_ROOM, 2_000)


@pytest.mark.soak
def test_soak_every_seat_and_every_pair() -> None:
    seats_and_pairs(EVEN_ROOM, 200_000)


def test_a_table_that_takes_more_gives_each_of_its_seats_its_share() -> None:
    found: Counter[object] = Counter()
    for seed in range(2_000):
        found.update(seat for _entry, seat in solve(ROOM_OF_20, f"{seed}/share"))
    for number, takes in ((1, 7), (2, 7), (3, 6)):
        seats = Counter({seat: n for seat, n in found.items() if isinstance(seat, Seat) and seat.table == number})
        fair(Counter(dict(seats)), 9, takes * 2_000)


def test_a_seed_draws_the_same_for_ever() -> None:
    """Written down once: whoever changes this makes every sheet printed before wrong."""
    problem = Problem(people(5), (table(1, 4, 3), table(2, 3, 2)), apart=(pair(1, 2),))
    assert [(entry, *seat) for entry, seat in solve(problem, "1/5eed")] == [
        (3, 1, 2),
        (5, 1, 3),
        (2, 1, 4),
        (4, 2, 2),
        (1, 2, 3),
    ]


def test_seats_to_fill_first_fill_first() -> None:
    full = Problem(people(6), (table(1, 9, 3), table(2, 9, 3)), first=(7, 8))
    for seed in range(50):
        taken = {seat for _entry, seat in solve(full, f"{seed}/a")}
        assert {Seat(TableNo(n), number) for n in (1, 2) for number in (7, 8)} <= taken
    joining = Problem(people(3), (table(1, (1, 7)), table(2, (2, 8))), first=(8, 7))
    for seed in range(50):
        seats = {seat for _entry, seat in solve(joining, f"{seed}/a")}
        assert {Seat(TableNo(1), 7), Seat(TableNo(2), 8)} <= seats


def test_whoever_comes_late_goes_to_the_tables_with_the_fewest() -> None:
    tables = (table(1, (8, 9), heads=7), table(2, (7, 8, 9), heads=6), table(3, (9,), heads=8))
    for seed in range(50):
        seats = Counter(seat.table for _entry, seat in solve(Problem(people(2), tables, even=True), f"{seed}/b"))
        assert seats[TableNo(3)] == 0
        assert seats[TableNo(2)] >= 1


def test_a_wish_goes_before_even_tables() -> None:
    tables = (table(1, (8, 9), heads=7), table(2, (4, 7), heads=4))
    problem = Problem(people(2), tables, even=True, never=((EntryId(1), TableNo(2)),))
    for seed in range(20):
        assert dict(solve(problem, f"{seed}/c"))[EntryId(1)].table == 1


@pytest.mark.parametrize("groups", [(1, 1, 1, 1, 2, 2, 2, 3, 3, 0, 0, 0), (1,) * 12, (0,) * 11 + (1,)])
def test_people_of_one_group_are_spread_over_the_tables(groups: tuple[int, ...]) -> None:
    problem = Problem(people(12), (table(1, 4, 4), table(2, 4, 4), table(3, 4, 4)), groups=groups)
    for seed in range(40):
        found = solve(problem, f"{seed}/d")
        assert len({seat for _entry, seat in found}) == 12
        for group in set(groups) - {0}:
            heads = Counter(seat.table for entry, seat in found if groups[entry - 1] == group)
            assert max(heads.values()) <= -(-groups.count(group) // 3) + 1


def test_a_spread_draw_respects_who_is_kept_apart() -> None:
    problem = Problem(people(6), (table(1, 3, 3), table(2, 3, 3)), apart=(pair(1, 2),), groups=(1, 2, 1, 2, 1, 2))
    for seed in range(40):
        at = dict(solve(problem, f"{seed}/e"))
        assert at[EntryId(1)].table != at[EntryId(2)].table


def test_wishes_that_cannot_be_met_are_named() -> None:
    three = Problem(people(4), (table(1, 2, 2), table(2, 2, 2)), apart=(pair(1, 2), pair(1, 3), pair(2, 3)))
    with pytest.raises(Refused) as caught:
        solve(three, "1/a")
    assert caught.value.code == "draw.apart"
    assert {caught.value.facts["entry"], caught.value.facts["other"]} <= {1, 2, 3}
    nowhere = Problem(people(2), (table(1, (4, 5)),), never=((EntryId(2), TableNo(1)),))
    with pytest.raises(Refused) as caught:
        solve(nowhere, "1/a")
    assert (caught.value.code, caught.value.facts) == ("draw.never", {"entry": 2, "table": 1})
    spread = Problem(people(2), (table(1, 2, 2),), apart=(pair(1, 2),), groups=(1, 1))
    with pytest.raises(Refused, match=r"draw\.apart"):
        solve(spread, "1/a")


@given(
    heads=st.lists(st.integers(0, 9), min_size=1, max_size=8),
    data=st.data(),
)
def test_newcomers_level_the_tables_out(heads: list[int], data: st.DataObject) -> None:
    free = [data.draw(st.integers(0, 10 - there)) for there in heads]
    n = data.draw(st.integers(0, sum(free)))
    takes, nearest, more = level_out(heads, free, n)
    for at in nearest[:more]:
        takes[at] += 1
    assert sum(takes) == n
    assert all(0 <= took <= room for took, room in zip(takes, free, strict=True))
    assert more < len(nearest) or more == 0
    came = [there + took for there, took in zip(heads, takes, strict=True)]
    for at, took in enumerate(takes):
        for other, room in enumerate(free):
            if took and takes[other] < room:
                assert came[at] <= came[other] + 1


@given(
    sizes=st.lists(st.integers(1, 6), min_size=1, max_size=5),
    even=st.booleans(),
    first=st.lists(st.integers(1, 6), max_size=3, unique=True),
    seed=st.text(max_size=8),
    data=st.data(),
)
def test_no_seat_twice_and_nobody_lost(
    sizes: list[int], even: bool, first: list[int], seed: str, data: st.DataObject
) -> None:
    tables = []
    for number, size in enumerate(sizes, 1):
        takes = data.draw(st.integers(0, size))
        tables.append(table(number, size, takes))
    n = sum(each.takes or 0 for each in tables)
    whole = Problem(people(n), tuple(tables), tuple(first))
    joining = Problem(people(n), tuple(each._replace(takes=None) for each in tables), tuple(first), even)
    for problem in (whole, joining):
        found = solve(problem, seed)
        free = {Seat(each.table, number) for each in tables for number in each.seats}
        assert sorted(entry for entry, _seat in found) == list(problem.players)
        assert len({seat for _entry, seat in found} & free) == n


def test_chance_below_is_fair_where_it_does_not_divide() -> None:
    chance = Chance("1/below")
    fair(Counter(chance.below(7) for _turn in range(20_000)), 7, 20_000)
    with pytest.raises(ValueError, match="3 of 2"):
        Chance("s").sample([1, 2], 3)
    assert Chance("s").choice([4]) == 4


def test_the_generator_is_as_published() -> None:
    """SHA-256 of 'seed:0', four numbers, high byte first; a number in the incomplete run at the end is thrown away."""
    from hashlib import sha256

    block = sha256(b"1/ab:0").digest()
    numbers = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
    numbers.append(int.from_bytes(sha256(b"1/ab:1").digest()[:8], "big"))
    chance = Chance("1/ab")
    assert [chance.below(1 << 40) for _number in numbers] == [number % (1 << 40) for number in numbers]
    n = numbers[0]  # then 2**64 - (2**64 mod n) is the limit, and every number at or above it goes
    limit = (1 << 64) // n * n
    assert Chance("1/ab").below(n) == next(number for number in numbers if number < limit) % n
