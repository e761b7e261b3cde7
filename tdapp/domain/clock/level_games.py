"""A level with another game, or with other bets: what goes with them changes too, so that it can be played."""

from tdapp.domain.clock.games import USUAL, Dealt
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.units import Chips
from tdapp.values import replace

PARTS = 5  # the usual ante and bring-in of stud games are so many parts of the small bet


def with_games(level: Level, games: tuple[Dealt, ...], hands: int = 0) -> Level:
    """The level with these games. What they need and it lacks is as usual: a small bet of the big blind, twice as much
    as big bet, a fifth as ante and bring-in of stud games; what they do not know is gone.
    """
    new = replace(level, games=games or USUAL, hands=hands if len(games) > 1 else 0)
    if not level.has_blinds and new.has_blinds:
        new = replace(new, small_blind=Chips(level.big_blind // 2))
    small = (new.small_bet or new.big_blind) if new.has_bets else 0
    big = (new.big_bet or 2 * small) if new.has_bets else 0
    new = replace(new, small_bet=Chips(small), big_bet=Chips(big))
    if not new.has_stud:
        return replace(new, bring_in=Chips(0))
    fifth = Chips(max(1, small // PARTS))
    if not new.has_blinds:
        new = replace(new, small_blind=Chips(0), big_blind=Chips(small))
        if new.ante_kind is AnteKind.BIG_BLIND:
            new = replace(new, ante=fifth, ante_kind=AnteKind.EACH)
    if not level.has_stud and new.ante_kind is AnteKind.NONE:
        new = replace(new, ante=fifth, ante_kind=AnteKind.EACH)
    return replace(new, bring_in=new.bring_in or fifth)


def with_big_blind(level: Level, big_blind: Chips) -> Level:
    """The level with another big blind; bets that went with the old one go with it."""
    new = replace(level, big_blind=big_blind)
    if not level.has_bets or level.small_bet != level.big_blind:
        return new
    return _with_bets(new, level, big_blind)


def with_small_bet(level: Level, small_bet: Chips) -> Level:
    """The level with another small bet; big bet and blinds that went with the old one go with it."""
    new = _with_bets(level, level, small_bet)
    if not level.has_blinds:
        new = replace(new, big_blind=small_bet, bring_in=min(new.bring_in, small_bet))
    elif level.big_blind == level.small_bet:
        half = level.small_blind * 2 == level.big_blind
        new = replace(
            new, big_blind=small_bet, small_blind=Chips(small_bet // 2) if half else min(level.small_blind, small_bet)
        )
    return replace(new, bring_in=min(new.bring_in, small_bet))


def _with_bets(new: Level, old: Level, small: Chips) -> Level:
    """The level with this small bet; the big one stays twice as much, or at least as much."""
    double = old.big_bet == 2 * old.small_bet or old.big_bet < small
    return replace(new, small_bet=small, big_bet=Chips(2 * small) if double else old.big_bet)
