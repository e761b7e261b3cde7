"""Levels of other games for tests: pot-limit Omaha, limit hold'em, razz, HORSE."""

from tdapp.domain.clock.games import HOLDEM, ROTATIONS, Dealt, LevelGame, Limit
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.evening import level

PLO = Dealt(LevelGame.OMAHA, Limit.POT_LIMIT)
RAZZ = Dealt(LevelGame.RAZZ, Limit.FIXED_LIMIT)
LIMIT_HOLDEM = Dealt(LevelGame.HOLDEM, Limit.FIXED_LIMIT)


def omaha(big_blind: int) -> Level:
    """A level of pot-limit Omaha."""
    return replace(level(big_blind), games=(PLO,))


def by_turns(big_blind: int, hands: int = 0) -> Level:
    """A level in which no-limit hold'em and pot-limit Omaha are dealt by turns."""
    return replace(level(big_blind), games=(HOLDEM, PLO), hands=hands)


def limit_holdem(small_bet: int) -> Level:
    """A level of limit hold'em."""
    return replace(level(small_bet), games=(LIMIT_HOLDEM,), small_bet=Chips(small_bet), big_bet=Chips(2 * small_bet))


def razz(small_bet: int) -> Level:
    """A level of razz: no blinds, an ante of a fifth of the small bet from each, as much as bring-in."""
    part = Chips(small_bet // 5)
    bets = {"small_bet": Chips(small_bet), "big_bet": Chips(2 * small_bet), "bring_in": part}
    plain = replace(level(small_bet), small_blind=Chips(0), ante=part, ante_kind=AnteKind.EACH)
    return replace(plain, games=(RAZZ,), **bets)


def horse(small_bet: int) -> Level:
    """A level of HORSE, each game for a round."""
    return replace(razz(small_bet), games=ROTATIONS["HORSE"], small_blind=Chips(small_bet // 2))
