"""Seats in a room of 1,112 tables: the draw, and evening the tables out after 500 bust-outs.

The reference of the draw is `random.shuffle` of as many players and a dictionary of their seats. The reference for
which tables give and take is a plain heap of as many pairs that does as many moves; the limit of the whole plan, with
players, seats and reasons, is in seconds. The bust-outs come in two kinds: spread over the room, and at a tenth of the
tables, which leaves far more to be moved. Every button is known, which is the dearest case.
"""

import statistics
import sys
import time
from collections.abc import Iterator
from datetime import timedelta
from heapq import heapify, heapreplace
from pathlib import Path
from random import Random, shuffle

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rpds import HashTrieMap  # noqa: E402 - the checkout is found before

from tdapp.domain.facts import DrawKind  # noqa: E402
from tdapp.domain.journal import apply  # noqa: E402
from tdapp.domain.numbered import Numbered  # noqa: E402
from tdapp.domain.registration.entries import bust_out  # noqa: E402
from tdapp.domain.seating.balancing import balance  # noqa: E402
from tdapp.domain.seating.draw_problem import for_everybody  # noqa: E402
from tdapp.domain.seating.even_tables import Load, fewest_moves, gives_and_takes  # noqa: E402
from tdapp.domain.seating.floor_state import Button  # noqa: E402
from tdapp.domain.seating.moves import propose  # noqa: E402
from tdapp.domain.seating.seat_lottery import solve  # noqa: E402
from tdapp.domain.state import Entry, State, Table  # noqa: E402
from tdapp.domain.units import Cents, EntryId, TableNo  # noqa: E402
from tdapp.poker.positions import first_positions  # noqa: E402
from tdapp.read.seating.tables import tables_view  # noqa: E402
from tdapp.values import replace  # noqa: E402
from tests.domain.evening import START, player, playing, seat  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
TABLES, SEATS, OUT = 1_112, 9, 500
PLAN = 0.3  # seconds
ROUNDS = 9
SEED = "1/" + "ab" * 32


def rows() -> Iterator[Row]:
    """Every measurement of seats."""
    whole = full_room()
    yield from drawn_room(whole)
    chance = Random(6)
    everywhere = chance.sample(range(1, TABLES * SEATS + 1), OUT)
    at_a_tenth = chance.sample(range(1, TABLES * SEATS // 10 + 1), OUT)
    yield from evened("spread", after(whole, everywhere))
    yield from evened("at a tenth of the tables", after(whole, at_a_tenth))


def drawn_room(state: State) -> Iterator[Row]:
    """The draw of everybody without wishes."""
    ours, plain = [], []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        problem = for_everybody(state, DrawKind.FIRST)
        between = time.perf_counter()
        seats = solve(problem, SEED)
        drawn = time.perf_counter()
        entries, places = list(problem.players), [place for _entry, place in seats]
        again = time.perf_counter()
        shuffle(entries)
        if len(dict(zip(entries, places, strict=True))) != len(seats):
            raise AssertionError("somebody has no seat")
        plain.append(time.perf_counter() - again)
        ours.append((drawn - between, between - began))
    mine, theirs = statistics.median(draw for draw, _room in ours), statistics.median(plain)
    n = len(state.entries)
    yield (f"draw of {n:,} players", mine, theirs, 6.0, "random.shuffle and a dictionary")
    yield ("the room it is drawn from", statistics.median(room for _draw, room in ours), None, None, "")


def evened(name: str, state: State) -> Iterator[Row]:
    """Who gives and takes, the plan, and the room as it is shown."""
    loads = [
        Load(table.number, table.seated, table.seats.count(None), table.seated, rank)
        for rank, table in enumerate(state.open_tables())
    ]
    ours, plain, moves = [], [], []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        moves = gives_and_takes(loads, 1)
        between = time.perf_counter()
        plain_heap([load.heads for load in loads], len(moves))
        plain.append(time.perf_counter() - between)
        ours.append(between - began)
    mine, theirs = statistics.median(ours), statistics.median(plain)
    yield (f"{OUT} out, {name}: who gives and takes", mine, theirs, 3.0, "a plain heap")
    bound = fewest_moves([(load.heads, SEATS) for load in loads], 1)
    yield (f"{OUT} out, {name}: moves", float(len(moves)), float(bound), 1.0, "the lower bound")
    began = time.perf_counter()
    plan = balance(state, START, SEED)
    yield (f"{OUT} out, {name}: the plan (limit 0.3 s)", time.perf_counter() - began, PLAN, 1.0, "0.3 s")
    if plan is None or plan.asks or plan.costs or len(plan.moves) != bound:
        raise AssertionError("the plan is not what was measured")
    began = time.perf_counter()
    proposal = propose(state, START, SEED)
    yield (f"{OUT} out, {name}: what is most pressing", time.perf_counter() - began, None, None, "")
    before = tables_view(state, START, {}, proposal)
    began = time.perf_counter()
    tables_view(state, START, {}, proposal, before)
    yield (f"{OUT} out, {name}: the room looked at again", time.perf_counter() - began, None, None, "")


def plain_heap(heads: list[int], moves: int) -> list[tuple[int, int]]:
    """As many moves from the largest to the smallest, by two heaps and nothing else."""
    givers = [(-here, table) for table, here in enumerate(heads)]
    takers = [(here, table) for table, here in enumerate(heads)]
    heapify(givers)
    heapify(takers)
    found = []
    for _ in range(moves):
        (most, giver), (least, taker) = givers[0], takers[0]
        found.append((giver, taker))
        heapreplace(givers, (most + 1, giver))
        heapreplace(takers, (least + 1, taker))
    return found


def full_room() -> State:
    """Every seat of every table taken, play just begun, all buttons at seat 1."""
    state = playing(SEATS * 2).state
    numbers = range(1, TABLES * SEATS + 1)
    places = {EntryId(each): seat((each - 1) // SEATS + 1, (each - 1) % SEATS + 1) for each in numbers}
    entries = {entry: Entry(entry, player(entry), Cents(60_00), place) for entry, place in places.items()}
    tables = {}
    for table in map(TableNo, range(1, TABLES + 1)):
        there = range((table - 1) * SEATS + 1, table * SEATS + 1)
        tables[table] = Table(table, tuple(map(EntryId, there)))
    button = Button(first_positions(1, range(1, SEATS + 1)), timedelta(0))
    return replace(
        state,
        entries=Numbered(entries),
        players=HashTrieMap({entry.player: entry.id for entry in entries.values()}),
        tables=Numbered(tables),
        alive=len(entries),
        last_entry=EntryId(len(entries)),
        floor=replace(state.floor, buttons=HashTrieMap(dict.fromkeys(tables, button))),
    )


def after(state: State, out: list[int]) -> State:
    """The room once these have gone out."""
    for entry in out:
        state = apply(state, bust_out(state, START, (EntryId(entry),)))
    return state
