"""The rulings desk begins with the game and the limit of the level that is played."""

import pytest

from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.poker.betting import Structure as Betting
from tdapp.read.rulings.rulings import case_table
from tdapp.rulings.situation import Ante, Situation
from tdapp.values import replace
from tests.domain.clock import games
from tests.domain.evening import level, playing


def situation(row: Level) -> Situation:
    evening = playing(4)
    evening.state = replace(evening.state, structure=(row,))
    return case_table(evening.state, evening.now, {}, None).situation


@pytest.mark.parametrize(
    ("row", "game", "limit"),
    [
        (level(200), "holdem", Betting.NO_LIMIT),
        (games.omaha(200), "omaha", Betting.POT_LIMIT),
        (games.limit_holdem(200), "holdem", Betting.FIXED_LIMIT),
        (games.horse(200), "holdem", Betting.FIXED_LIMIT),
        (games.by_turns(200), "holdem", Betting.NO_LIMIT),
        (games.razz(200), "holdem", Betting.NO_LIMIT),  # rulings know no stud
    ],
)
def test_a_case_begins_with_the_game_of_the_level(row: Level, game: str, limit: Betting) -> None:
    case = situation(row)
    assert (case.game, case.structure) == (game, limit)


def test_bets_are_told_at_fixed_limit_alone() -> None:
    limit, plain = situation(games.limit_holdem(200)).level, situation(games.omaha(200)).level
    assert limit is not None and (limit.small_bet, limit.big_bet, limit.big_blind) == (200, 400, 200)
    assert plain is not None and (plain.small_bet, plain.big_bet) == (None, None)


def test_an_ante_of_the_stud_games_is_none_of_holdem() -> None:
    horse = situation(games.horse(200)).level
    assert horse is not None and horse.ante == Ante()
    each = situation(replace(level(200), ante=20, ante_kind=AnteKind.EACH)).level
    assert each is not None and each.ante == Ante("per_player", 20)
