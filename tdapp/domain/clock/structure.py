"""The structure: levels and breaks in the order they are played.

A tournament copies the structure it uses into its own journal, so a template can change without touching history.
"""

from datetime import timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.games import USUAL, Dealt, Limit
from tdapp.domain.units import Chips


class AnteKind(StrEnum):
    """Who posts the ante: nobody, everybody at the table, or the big blind for the whole table (TDA 2024 rule 35)."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big_blind"


class Level(Struct, frozen=True):
    """A level: blinds and ante in chips, how long it lasts, what is dealt in it and how much may be bet.

    `continued` marks the rest of a level that an extra break cut in two: it keeps the number of its first part.
    `games`: several are dealt by turns, `hands` of each, 0: each for a round of the table. `small_bet`, `big_bet`: the
    bets of those at fixed limit, 0 where there is none. `bring_in`: of stud games. A level of stud games alone has no
    small blind; its `big_blind` is the small bet, by which stacks are measured, and nobody posts it. In a level that
    has both, an ante from each player is one of the stud games, an ante of the big blind one of the others.
    """

    small_blind: Chips
    big_blind: Chips
    ante: Chips
    ante_kind: AnteKind
    lasts: timedelta
    continued: bool = False
    games: tuple[Dealt, ...] = USUAL
    hands: int = 0
    small_bet: Chips = Chips(0)
    big_bet: Chips = Chips(0)
    bring_in: Chips = Chips(0)

    @property
    def has_blinds(self) -> bool:
        """Whether any of its games is played with blinds and a button."""
        return any(not each.is_stud for each in self.games)

    @property
    def has_stud(self) -> bool:
        """Whether any of its games is a stud game."""
        return any(each.is_stud for each in self.games)

    @property
    def has_bets(self) -> bool:
        """Whether any of its games has a small and a big bet."""
        return any(each.limit is Limit.FIXED_LIMIT for each in self.games)

    def ante_of(self, dealt: Dealt) -> Chips:
        """The ante of one of its games; 0 where it is an ante of the others."""
        of_stud = self.ante_kind is AnteKind.EACH
        return self.ante if not (self.has_stud and self.has_blinds) or dealt.is_stud == of_stud else Chips(0)

    @property
    def amounts(self) -> tuple[Chips, ...]:
        """All that somebody has to be able to put in with chips of this level, without what is 0."""
        blinds = (self.small_blind, self.big_blind) if self.has_blinds else ()
        return tuple(each for each in (*blinds, self.ante, self.small_bet, self.big_bet, self.bring_in) if each)


class Break(Struct, frozen=True):
    """A break: how long it lasts, what it is called ('' for a plain break), and the chips that leave (colour-up)."""

    lasts: timedelta
    name: str = ""
    colour_up: tuple[Chips, ...] = ()


Period = Level | Break
Structure = tuple[Period, ...]


def level_numbers(structure: Structure) -> tuple[int | None, ...]:
    """The level number of each period, counted from 1; None for a break. A continued level keeps its number.

    >>> ten = timedelta(minutes=10)
    >>> one = Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, ten)
    >>> level_numbers((one, Break(ten), one))
    (1, None, 2)
    """
    numbers: list[int | None] = []
    last = 0
    for period in structure:
        if isinstance(period, Break):
            numbers.append(None)
            continue
        if not period.continued:
            last += 1
        numbers.append(last)
    return tuple(numbers)


def levels_in(structure: Structure) -> int:
    """How many levels it has: the number of the last one."""
    return max((number or 0 for number in level_numbers(structure)), default=0)


def one_game(structure: Structure) -> bool:
    """Whether one game is played the whole night: then nothing needs to say what is dealt.

    >>> level = Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, timedelta(minutes=10))
    >>> one_game((level, level))
    True
    """
    return len({game for period in structure if isinstance(period, Level) for game in period.games}) <= 1


def said_games(structure: Structure, level: Level) -> tuple[Dealt, ...]:
    """The games to say beside a level of this structure; () where one game is played the whole night."""
    return () if one_game(structure) else level.games
