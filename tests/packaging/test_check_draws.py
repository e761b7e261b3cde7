"""The script that checks draws computes what the application draws: rooms of every shape, each by its own code."""

import random
from typing import Any

import check_draws

from tdapp.domain.draws import DrawTable, Problem, solve
from tdapp.domain.refusal import Refused
from tdapp.domain.units import EntryId, TableNo

ROOMS = 500


def some_room(chance: random.Random) -> Problem:
    """Tables of different sizes with free seats here and there, for everybody at once or for some who join."""
    whole = chance.random() < 0.4
    tables = []
    for number in range(1, chance.randint(1, 6) + 1):
        free = sorted(chance.sample(range(1, 10), chance.randint(0 if whole else 1, 6)))
        takes = chance.randint(0, len(free)) if whole else None
        tables.append(DrawTable(TableNo(number), chance.randint(0, 4), tuple(free), takes))
    seats = sum(len(table.seats) if table.takes is None else table.takes for table in tables)
    players = [EntryId(number) for number in range(1, (seats if whole else chance.randint(0, min(seats, 7))) + 1)]
    apart = [tuple(sorted(chance.sample(players, 2)))] if len(players) > 2 and chance.random() < 0.5 else []
    never = [(chance.choice(players), chance.choice(tables).table)] if players and chance.random() < 0.3 else []
    spread = whole and bool(players) and chance.random() < 0.4
    return Problem(
        players=tuple(players),
        tables=tuple(tables),
        first=tuple(chance.sample(range(1, 10), chance.randint(0, 2))),
        even=not whole and chance.random() < 0.6,
        apart=tuple((one, other) for one, other in apart),
        never=tuple(never),
        groups=tuple(chance.randint(0, 3) for _player in players) if spread else (),
    )


def on_paper(problem: Problem, seed: str) -> dict[str, Any]:
    """The fields of a draw the script computes from."""
    return {
        "seed": seed,
        "players": list(problem.players),
        "tables": [table._asdict() for table in problem.tables],
        "first": list(problem.first),
        "even": problem.even,
        "kept": [],
        "apart": [list(pair) for pair in problem.apart],
        "never": [list(pair) for pair in problem.never],
        "groups": list(problem.groups),
    }


def test_the_script_draws_what_the_application_draws() -> None:
    chance = random.Random("rooms")
    refused = 0
    for number in range(ROOMS):
        problem, seed = some_room(chance), f"{number}/room"
        theirs = check_draws.seating_of(on_paper(problem, seed))
        try:
            ours = {entry: (seat.table, seat.number) for entry, seat in solve(problem, seed)}
        except Refused:
            assert theirs is None
            refused += 1
            continue
        assert ours == theirs, problem
    assert 0 < refused < ROOMS // 4
