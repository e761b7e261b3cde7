"""What is said of the game of a level: nothing where one is played the whole night."""

from datetime import UTC

import pytest

from tdapp.domain.clock.games import HOLDEM, ROTATIONS, Dealt, LevelGame, Limit
from tdapp.read.clock.clock import LevelView
from tdapp.read.clock.game_codes import game_code, games_code, typed_games
from tdapp.words.clock.games import by_turns, game_name, games_name
from tdapp.words.say import Words
from tdapp.words.screen import game_and_stakes, next_label, short_game_and_stakes, stakes_label
from tests.domain.clock import games as levels
from tests.domain.evening import level

WORDS = Words("en", UTC)
EVERY = [Dealt(game, limit) for game in LevelGame for limit in Limit]


def said(view: LevelView) -> tuple[str, str]:
    return game_and_stakes(WORDS, view), stakes_label(WORDS, view)


def test_a_night_of_one_game_is_said_by_its_numbers_alone() -> None:
    assert said(LevelView(1, level(200, ante=200))) == ("100 / 200, big blind ante 200", "Blinds")
    assert said(LevelView(1, levels.omaha(200))) == ("100 / 200", "Blinds")
    assert said(LevelView(1, levels.limit_holdem(400))) == ("Limit 400 / 800, blinds 200 / 400", "Limit")
    assert said(LevelView(1, levels.razz(400))) == ("Limit 400 / 800, ante 80, bring-in 80", "Limit")
    assert next_label(WORDS, LevelView(1, level(200))) == "Next"


def test_where_games_change_each_is_said_before_its_numbers() -> None:
    razz = LevelView(3, levels.razz(400), levels.razz(400).games)
    assert said(razz) == ("Razz: 400 / 800, ante 80, bring-in 80", "Razz")
    assert short_game_and_stakes(WORDS, razz) == "Razz: 400 / 800, ante 80"
    assert next_label(WORDS, razz) == "Next: Razz"
    omaha = LevelView(2, levels.omaha(200), levels.omaha(200).games)
    assert said(omaha) == ("Pot-limit Omaha: 100 / 200", "Pot-limit Omaha")
    assert short_game_and_stakes(WORDS, omaha) == "PLO: 100 / 200"


def test_several_games_of_one_level_have_the_name_of_the_trade_or_their_own() -> None:
    assert by_turns(WORDS, levels.horse(400)) == "HORSE, a round each"
    assert by_turns(WORDS, levels.by_turns(200, 8)) == "No-limit hold'em + Pot-limit Omaha, 8 hands each"
    assert by_turns(WORDS, levels.omaha(200)) == "Pot-limit Omaha"
    assert games_name(WORDS, ()) == ""


@pytest.mark.parametrize("dealt", EVERY)
def test_every_game_that_is_written_is_read_again_as_it_was(dealt: Dealt) -> None:
    if not dealt.is_stud:
        assert typed_games(game_code(dealt)) == (dealt,)
        assert typed_games(game_name(WORDS, dealt)) == (dealt,)
        assert typed_games(games_code((HOLDEM, dealt))) == (HOLDEM, dealt)
    elif dealt.limit is Limit.FIXED_LIMIT:
        assert typed_games(game_code(dealt)) == typed_games(game_name(WORDS, dealt)) == (dealt,)


@pytest.mark.parametrize("name", ROTATIONS)
def test_a_rotation_of_the_trade_is_read_by_its_name(name: str) -> None:
    assert typed_games(name) == typed_games(name.casefold()) == ROTATIONS[name]
    assert games_code(ROTATIONS[name]) == name


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("omaha", "PLO"), ("hold'em", "NLHE"), ("nlh", "NLHE"), ("limit holdem", "LHE"), ("O8", "LO8"),
        ("PLO8", "PLO8"), ("plo 5", "PLO5"), ("big o", "PLO5-8"), ("stud/8", ""), ("nlhe/plo", "NLHE + PLO"),
        ("stud 8", "Stud8"), ("2-7 triple draw", "L2-7"), ("NLHE, PLO; Razz", "NLHE + PLO + Razz"),
    ],
)  # fmt: skip
def test_games_are_typed_in_any_usual_way(typed: str, code: str) -> None:
    if code:
        assert games_code(typed_games(typed)) == code
    else:
        with pytest.raises(ValueError, match="8"):
            typed_games(typed)


@pytest.mark.parametrize("typed", ["", "bridge", "pot-limit razz", "nl", "holdem + bridge", "++"])
def test_what_is_no_game_is_refused(typed: str) -> None:
    with pytest.raises(ValueError):
        typed_games(typed)
