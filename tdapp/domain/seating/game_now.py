"""The game that is dealt at one moment, as far as moving players goes: the one place that says it."""

from datetime import datetime, timedelta

from tdapp.domain.clock.level_now import level_at
from tdapp.domain.clock.structure import Level
from tdapp.domain.seating.table_facts import Game
from tdapp.domain.state import State


def game_now(state: State, now: datetime) -> Game:
    """What moving players goes by at `now`: what the director has set, or what the level of the moment plays."""
    return game_at(state, state.clock.at(now))


def game_at(state: State, played: timedelta) -> Game:
    """The same once so much of the schedule has passed.

    A level of stud games alone is a stud round where another level has blinds (TDA 11-B), and stud where none has.
    """
    if state.floor.rules.game is not None:
        return state.floor.rules.game
    level = level_at(state.structure, played)
    if not level.has_stud:
        return Game.BLINDS
    if level.has_blinds:
        return Game.BY_TURNS
    mixed = any(each.has_blinds for each in state.structure if isinstance(each, Level))
    return Game.STUD_ROUND if mixed else Game.STUD
