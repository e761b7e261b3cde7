"""What a level plays: which levels are refused, what is said of it, and what somebody has to put in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tdapp.domain import tournament
from tdapp.domain.clock.games import HOLDEM, Dealt, LevelGame, Limit
from tdapp.domain.clock.level_games import with_big_blind, with_games, with_small_bet
from tdapp.domain.clock.structure import AnteKind, Level, one_game, said_games
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Chips
from tdapp.poker.betting import Structure as Betting
from tdapp.poker.games import GAMES
from tdapp.values import replace
from tests.domain.clock.games import LIMIT_HOLDEM, PLO, RAZZ, by_turns, horse, limit_holdem, omaha, razz
from tests.domain.evening import SETUP, level


def test_a_level_can_play_every_game_the_engine_deals_under_the_same_code() -> None:
    assert {game.code for game in GAMES} <= {game.value for game in LevelGame}
    assert {limit.value for limit in Limit} <= {structure.value for structure in Betting}


@pytest.mark.parametrize("row", [omaha(100), by_turns(100), by_turns(100, 8), limit_holdem(200), razz(200), horse(200)])
def test_a_level_of_any_game_can_be_played(row: Level) -> None:
    assert tournament.checked_structure((row,)) == (row,)


class Wrong(Struct, frozen=True):
    """A level that cannot be played, and the code of what is wrong with it."""

    row: Level
    code: str


@pytest.mark.parametrize(
    "wrong",
    [
        Wrong(replace(level(100), games=()), "games"),
        Wrong(replace(level(100), games=(PLO, PLO)), "games"),
        Wrong(replace(level(100), hands=8), "hands"),
        Wrong(by_turns(100, 101), "hands"),
        Wrong(by_turns(100, -1), "hands"),
        Wrong(replace(razz(200), games=(Dealt(LevelGame.RAZZ, Limit.POT_LIMIT),)), "stud_limit"),
        Wrong(replace(limit_holdem(200), small_bet=Chips(0)), "bets"),
        Wrong(replace(limit_holdem(200), big_bet=Chips(100)), "bets"),
        Wrong(replace(limit_holdem(200), big_bet=Chips(tournament.MOST_CHIPS + 1)), "bets"),
        Wrong(replace(omaha(200), small_bet=Chips(200), big_bet=Chips(400)), "no_bets"),
        Wrong(replace(limit_holdem(200), bring_in=Chips(50)), "bring_in"),
        Wrong(replace(razz(200), bring_in=Chips(201)), "bring_in"),
        Wrong(replace(razz(200), bring_in=Chips(-1)), "bring_in"),
        Wrong(replace(razz(200), small_blind=Chips(100)), "no_blinds"),
        Wrong(replace(razz(200), big_blind=Chips(400)), "no_blinds"),
        Wrong(replace(razz(200), ante_kind=AnteKind.BIG_BLIND), "no_big_blind"),
    ],
    ids=lambda wrong: wrong.code,
)
def test_games_and_bets_that_cannot_be_played_together_are_refused_by_their_row(wrong: Wrong) -> None:
    with pytest.raises(Refused) as caught:
        tournament.create(SETUP, (level(50), wrong.row))
    assert (caught.value.code, caught.value.facts["row"]) == (f"structure.{wrong.code}", 2)


def test_a_night_of_one_game_says_nothing_of_it() -> None:
    for night in ((level(100), level(200)), (omaha(100), omaha(200)), (razz(100), razz(200))):
        assert one_game(night)
        assert said_games(night, night[0]) == ()


def test_a_night_of_several_games_says_what_each_level_plays() -> None:
    mixed = (level(100), omaha(200), limit_holdem(400))
    assert [said_games(mixed, each) for each in mixed] == [(HOLDEM,), (PLO,), (LIMIT_HOLDEM,)]
    assert said_games((by_turns(100),), by_turns(100)) == (HOLDEM, PLO)


def test_what_is_put_in_follows_the_game() -> None:
    assert level(100, ante=100).amounts == (50, 100, 100)
    assert limit_holdem(200).amounts == (100, 200, 200, 400)
    assert razz(200).amounts == (40, 200, 400, 40)  # nobody posts its big blind
    assert horse(200).amounts == (100, 200, 40, 200, 400, 40)


def test_an_ante_from_each_beside_blinds_is_one_of_the_stud_games() -> None:
    assert horse(200).ante_of(RAZZ) == 40
    assert horse(200).ante_of(LIMIT_HOLDEM) == 0
    big = replace(horse(200), ante_kind=AnteKind.BIG_BLIND)
    assert (big.ante_of(RAZZ), big.ante_of(LIMIT_HOLDEM)) == (0, 40)
    assert level(100, ante=100).ante_of(HOLDEM) == 100
    assert razz(200).ante_of(RAZZ) == 40


def test_a_level_that_gets_another_game_gets_what_goes_with_it() -> None:
    plain = level(400, ante=400)
    assert with_games(plain, (PLO,)) == replace(plain, games=(PLO,))
    limit = with_games(plain, (LIMIT_HOLDEM,))
    assert (limit.small_bet, limit.big_bet, limit.bring_in) == (400, 800, 0)
    stud = with_games(plain, (RAZZ,))
    assert (stud.small_blind, stud.big_blind, stud.small_bet, stud.big_bet) == (0, 400, 400, 800)
    assert (stud.ante, stud.ante_kind, stud.bring_in) == (80, AnteKind.EACH, 80)
    back = with_games(stud, (HOLDEM,))
    assert (back.small_blind, back.big_blind, back.small_bet, back.bring_in) == (200, 400, 0, 0)
    assert with_games(plain, ()) == plain


EVERY = [HOLDEM, PLO, RAZZ, LIMIT_HOLDEM, Dealt(LevelGame.STUD, Limit.FIXED_LIMIT)]


@given(
    st.integers(1, 10**6),
    st.lists(st.lists(st.sampled_from(EVERY), min_size=1, max_size=4, unique=True), min_size=1, max_size=5),
    st.lists(st.integers(1, 10**6), max_size=3),
)
def test_whatever_game_a_level_gets_it_can_be_played(blind: int, turns: list[list[Dealt]], bets: list[int]) -> None:
    row = level(blind)
    for games in turns:
        row = with_games(row, tuple(games), 8)
        assert tournament.checked_structure((row,))
        for bet in bets:
            if row.has_bets:
                row = with_small_bet(row, Chips(bet))
                assert tournament.checked_structure((row,))
            if row.has_blinds:
                row = replace(with_big_blind(row, Chips(bet)), small_blind=Chips(bet // 2))
                assert tournament.checked_structure((row,))


def test_bets_and_blinds_that_go_together_stay_together() -> None:
    row = limit_holdem(400)
    assert with_small_bet(row, Chips(600)) == limit_holdem(600)
    assert replace(with_big_blind(row, Chips(600)), small_blind=Chips(300)) == limit_holdem(600)
    apart = replace(row, big_blind=Chips(200), small_blind=Chips(100))
    assert with_big_blind(apart, Chips(300)).small_bet == 400
    assert with_small_bet(apart, Chips(600)).big_blind == 200
    assert with_small_bet(razz(400), Chips(600)).big_blind == 600
