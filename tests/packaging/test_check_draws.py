"""The script that checks draws computes what the application draws: rooms of every shape, each by its own code."""

import random
from typing import Any

import check_draws
import pytest

from tdapp.domain.chips.chip_bank import Odd, Race, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_race import dealt
from tdapp.domain.chips.race_results import by_cards
from tdapp.domain.refusal import Refused
from tdapp.domain.seating.seat_lottery import DrawTable, Problem, solve
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.read.chips.race_draws import DrawnRace, race_data

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


def on_paper(problem: Problem) -> dict[str, Any]:
    """The fields of a draw the script computes from."""
    return {
        "players": list(problem.players),
        "tables": [table._asdict() for table in problem.tables],
        "first": list(problem.first),
        "even": problem.even,
        "kept": {},
        "apart": [list(pair) for pair in problem.apart],
        "never": [list(pair) for pair in problem.never],
        "groups": list(problem.groups),
    }


def test_the_script_draws_what_the_application_draws() -> None:
    chance = random.Random("rooms")
    refused = 0
    for number in range(ROOMS):
        problem, seed = some_room(chance), f"{number}/room"
        theirs = check_draws.seating_of(on_paper(problem), seed)
        try:
            ours = {entry: (seat.table, seat.number) for entry, seat in solve(problem, seed)}
        except Refused:
            assert theirs is None
            refused += 1
            continue
        assert ours == theirs, problem
    assert 0 < refused < ROOMS // 4


def raced(seed: str, race: Race, odds: tuple[Odd, ...], table: int) -> dict[str, Any]:
    """A draw of a chip race as the sheet has it, raced by the application."""
    cards = dealt(seed, table, {each.seat: each.odd for each in odds})
    found = TableRace(TableNo(table), by_cards(race, odds, cards, kept=race.new))
    return {"kind": "race", "seed": seed, "race": race_data(DrawnRace(race.old, race.new, race.rounding, (found,)))}


def room_of(draw: dict[str, Any]) -> Any:
    """A room in which everybody sits who races."""
    room = check_draws.Room()
    for table in draw["race"]["tables"]:
        for each in table["seats"]:
            room.seats[each["entry"]] = (table["table"], each["seat"])
    return room


def test_the_script_deals_the_races_the_application_deals() -> None:
    chance = random.Random("races")
    for number in range(ROOMS):
        old, new = chance.choice([(25, 100), (5, 100), (100, 1_000), (500, 1_000)])
        race = Race(Chips(old), Chips(new), RaceWay.DRAWN, chance.choice(list(RaceRounding)))
        seats = sorted(chance.sample(range(1, 11), chance.randint(1, 10)))
        odds = tuple(
            Odd(EntryId(seat), seat, chance.randint(1, race.ratio - 1), only=chance.random() < 0.1) for seat in seats
        )
        draw = raced(f"{number}/race", race, odds, chance.randint(1, 120))
        assert check_draws.check_result(draw, room_of(draw)) == "", odds


@pytest.mark.parametrize(("field", "value"), [("card", 52), ("got", 5), ("kept", 25), ("odd", 2)])
def test_a_race_changed_on_the_sheet_is_found(field: str, value: int) -> None:
    race = Race(Chips(25), Chips(100), RaceWay.DRAWN, RaceRounding.HALF_UP)
    odds = (Odd(EntryId(1), 2, 3), Odd(EntryId(2), 3, 3), Odd(EntryId(3), 4, 1))
    draw = raced("7/ab", race, odds, 3)
    room = room_of(draw)
    assert check_draws.check_result(draw, room) == ""
    draw["race"]["tables"][0]["seats"][0][field] = value
    assert "3-" in check_draws.check_result(draw, room)
