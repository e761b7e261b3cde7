"""The rules the room is kept even by, as the director sets them."""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.refusal import require
from tdapp.domain.seating.room import HIGHEST_TABLE
from tdapp.domain.seating.table_facts import FloorRules, FloorRulesSet
from tdapp.domain.state import State

MOST_SEATS = 12


def set_rules(state: State, now: datetime, rules: FloorRules) -> tuple[Fact, ...]:
    """Set the rules the room is kept even by from now on. Nothing to do when it is kept so already."""
    require(not state.finished, "finished")
    require(1 <= rules.tolerance < MOST_SEATS, "floor_rules.tolerance", limit=MOST_SEATS - 1)
    require(0 <= rules.ideal <= MOST_SEATS, "floor_rules.ideal", limit=MOST_SEATS)
    require(not rules.halt_short or 2 <= rules.halt_short < MOST_SEATS, "floor_rules.halt_short", limit=MOST_SEATS - 1)
    for table in (*rules.broken, rules.near):
        require(1 <= table <= HIGHEST_TABLE, "table.number", limit=HIGHEST_TABLE)
    require(len(set(rules.broken)) == len(rules.broken), "floor_rules.twice")
    return () if rules == state.floor.rules else (FloorRulesSet(rules),)
