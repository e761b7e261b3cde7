"""A chip race whose cards a draw dealt, as the draw sheet has it: all that is needed to compute it again."""

from typing import Any

from msgspec import Struct

from tdapp.domain.chips.chip_bank import RaceRounding, TableRace
from tdapp.domain.chips.chip_facts import TableRaced
from tdapp.domain.facts import Fact
from tdapp.domain.state import State
from tdapp.domain.units import Chips
from tdapp.poker.cards import parse_one


class DrawnRace(Struct, frozen=True):
    """The tables raced by one draw: what came of each seat's odd chips."""

    old: Chips
    new: Chips
    rounding: RaceRounding
    tables: tuple[TableRace, ...]


def drawn_race(facts: tuple[Fact, ...], before: State) -> DrawnRace | None:
    """The race in a draw, None: it is another kind of draw."""
    tables = tuple(fact.race for fact in facts if isinstance(fact, TableRaced) and fact.seed)
    race = before.bank.race
    return DrawnRace(race.old, race.new, race.rounding, tables) if tables and race is not None else None


def race_data(drawn: DrawnRace) -> dict[str, Any]:
    """A race for the file that `packaging/check_draws.py` reads; cards from 0, the two of clubs, to 51."""
    return {
        "old": drawn.old,
        "new": drawn.new,
        "rounding": drawn.rounding.value,
        "tables": [
            {
                "table": table.table,
                "seats": [
                    {
                        "seat": each.seat,
                        "entry": each.entry,
                        "odd": each.odd,
                        "only": each.only,
                        "card": parse_one(each.card),
                        "got": each.got,
                        "kept": each.kept,
                    }
                    for each in table.odds
                ],
            }
            for table in drawn.tables
        ],
    }
