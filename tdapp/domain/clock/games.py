"""The games a level plays and how much may be bet in them, as far as the clock, the structure and the seats need it."""

from enum import StrEnum

from msgspec import Struct


class LevelGame(StrEnum):
    """A game a level can play: those the engine deals, by the same code, and those that are known by name alone."""

    HOLDEM = "holdem"
    OMAHA = "omaha"
    OMAHA_FIVE = "omaha_five"
    OMAHA_SIX = "omaha_six"
    OMAHA_HIGH_LOW = "omaha_high_low"
    OMAHA_FIVE_HIGH_LOW = "omaha_five_high_low"
    OMAHA_SIX_HIGH_LOW = "omaha_six_high_low"
    RAZZ = "razz"
    STUD = "stud"
    STUD_HIGH_LOW = "stud_high_low"
    TRIPLE_DRAW = "triple_draw"


STUD_GAMES = frozenset({LevelGame.RAZZ, LevelGame.STUD, LevelGame.STUD_HIGH_LOW})


class Limit(StrEnum):
    """How much may be bet; the codes are those of the engine."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"


_POT_LIMIT = frozenset(
    {
        LevelGame.OMAHA,
        LevelGame.OMAHA_FIVE,
        LevelGame.OMAHA_SIX,
        LevelGame.OMAHA_FIVE_HIGH_LOW,
        LevelGame.OMAHA_SIX_HIGH_LOW,
    }
)


def usual_limit(game: LevelGame) -> Limit:
    """The limit a game is played at where nobody says one.

    >>> usual_limit(LevelGame.OMAHA), usual_limit(LevelGame.OMAHA_HIGH_LOW)
    (<Limit.POT_LIMIT: 'pot_limit'>, <Limit.FIXED_LIMIT: 'fixed_limit'>)
    """
    if game is LevelGame.HOLDEM:
        return Limit.NO_LIMIT
    return Limit.POT_LIMIT if game in _POT_LIMIT else Limit.FIXED_LIMIT


class Dealt(Struct, frozen=True, order=True):
    """A game with its limit, as it is dealt: pot-limit Omaha."""

    game: LevelGame
    limit: Limit

    @property
    def is_stud(self) -> bool:
        """Whether it is played without blinds and button: an ante from each, and a bring-in."""
        return self.game in STUD_GAMES


HOLDEM = Dealt(LevelGame.HOLDEM, Limit.NO_LIMIT)
USUAL: tuple[Dealt, ...] = (HOLDEM,)  # what a level plays where nothing else is said
MOST_GAMES = 12  # in the rotation of one level
MOST_HANDS = 100  # of one game before the next one comes


def _fixed(*games: LevelGame) -> tuple[Dealt, ...]:
    return tuple(Dealt(game, Limit.FIXED_LIMIT) for game in games)


_HORSE = _fixed(
    LevelGame.HOLDEM, LevelGame.OMAHA_HIGH_LOW, LevelGame.RAZZ, LevelGame.STUD, LevelGame.STUD_HIGH_LOW
)  # fmt: skip
ROTATIONS: dict[str, tuple[Dealt, ...]] = {
    "HORSE": _HORSE,
    "HOSE": (*_HORSE[:2], *_HORSE[3:]),
    "8-Game": (
        *_fixed(LevelGame.TRIPLE_DRAW),
        *_HORSE,
        HOLDEM,
        Dealt(LevelGame.OMAHA, Limit.POT_LIMIT),
    ),
}
"""Rotations the trade has a name for, in the order in which the games are dealt."""
