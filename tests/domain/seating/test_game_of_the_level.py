"""Who is moved follows the game of the level that is played (TDA 11), as long as the director sets nothing else."""

import pytest

from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import buttons, floor_rules
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.game_now import game_now
from tdapp.domain.seating.proposal import Where, WhyThisPlayer
from tdapp.domain.seating.table_facts import FloorRules, Game
from tdapp.values import replace
from tests.domain.clock.games import by_turns, horse, limit_holdem, omaha, razz
from tests.domain.evening import MINUTE, Evening, level, playing, seat
from tests.domain.seating.test_balancing import ONE, TWO, out


def two_tables(*structure: object) -> Evening:
    """Nine at table 2, and table 1 without the players of seats 4, 7 and 8; both buttons are known, at seat 1."""
    evening = playing(18)
    out(evening, 1, (4, 7, 8))
    evening.state = replace(evening.state, structure=structure)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 1)
    return evening


@pytest.mark.parametrize(
    ("structure", "game"),
    [
        ((level(100), level(200)), Game.BLINDS),
        ((omaha(100), limit_holdem(200)), Game.BLINDS),
        ((by_turns(100),), Game.BLINDS),
        ((razz(100), razz(200)), Game.STUD),
        ((razz(100), level(200)), Game.STUD_ROUND),
        ((horse(100),), Game.BY_TURNS),
    ],
)
def test_what_moving_goes_by_follows_from_the_level(structure: Structure, game: Game) -> None:
    assert game_now(two_tables(*structure).state, Evening().now) is game


def test_it_changes_with_the_level_and_stays_in_the_break_after_it() -> None:
    evening = two_tables(level(100), razz(200), Break(10 * MINUTE), level(400))
    found = [game_now(evening.state, evening.now)]
    for _period in range(3):
        evening.do(timing.next_period)
        found.append(game_now(evening.state, evening.now))
    assert found == [Game.BLINDS, Game.STUD_ROUND, Game.STUD_ROUND, Game.BLINDS]


def test_what_the_director_has_set_goes_before_the_level() -> None:
    evening = two_tables(razz(100), razz(200))
    evening.do(floor_rules.set_rules, FloorRules(game=Game.BLINDS))
    assert game_now(evening.state, evening.now) is Game.BLINDS


def test_tda_11_at_stud_the_last_seat_moves_to_the_last_open_one_without_anybody_saying_so() -> None:
    evening = two_tables(razz(100), razz(200))
    proposal = balance(evening.state, evening.now, "1/ab")
    assert proposal is not None
    (move,) = proposal.moves
    assert (move.origin, move.seat) == (seat(2, 9), seat(1, 8))
    assert (move.who, move.where) == (WhyThisPlayer.POSITION, Where.LAST_OPEN)


@pytest.mark.parametrize("first", [level(100), razz(100), horse(100)])
def test_tda_11_b_in_mixed_games_the_next_big_blind_moves(first: object) -> None:
    evening = two_tables(first, level(200))
    proposal = balance(evening.state, evening.now, "1/ab")
    assert proposal is not None
    (move,) = proposal.moves
    assert (move.origin, move.seat) == (seat(2, 4), seat(1, 4))


def test_tda_11_b_the_button_is_frozen_in_a_stud_level_of_mixed_games() -> None:
    evening = two_tables(razz(100), level(200))
    before = buttons.known(evening.state, evening.now, TWO)
    evening.do(discipline.hand_played, TWO)
    assert buttons.known(evening.state, evening.now, TWO) == before


def test_where_stud_comes_by_turns_within_a_level_the_button_is_asked_after_a_hand() -> None:
    evening = two_tables(horse(100))
    assert buttons.known(evening.state, evening.now, TWO) is not None
    evening.do(discipline.hand_played, TWO)
    assert buttons.known(evening.state, evening.now, TWO) is None


def test_in_a_level_of_blinds_the_button_moves_on_with_a_hand() -> None:
    evening = two_tables(omaha(100), level(200))
    evening.do(discipline.hand_played, TWO)
    after = buttons.known(evening.state, evening.now, TWO)
    assert after is not None and after.button == 2
