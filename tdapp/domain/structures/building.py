"""A structure from its big blinds: small blinds, antes and bets, breaks, and the chips that leave in them."""

from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction

from tdapp.domain.chips.chip_change import payable_with
from tdapp.domain.chips.colour_up import plan, suggested
from tdapp.domain.clock.clock import ZERO
from tdapp.domain.clock.level_games import PARTS
from tdapp.domain.clock.structure import AnteKind, Break, Level, Period, Structure
from tdapp.domain.structures.blinds import Pays, ante_of, small_of, with_large_chips
from tdapp.domain.structures.thresholds import USUAL_PLAY, WORTH
from tdapp.domain.structures.wish import Wish
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.domain.units import Chips

MOST_LEVELS = 6  # between two breaks
SHORT_BREAK, LONG_BREAK = timedelta(minutes=10), timedelta(minutes=15)
SHORT_LEVEL = timedelta(minutes=15)  # evenings of such levels are short, and so are their breaks
ANTE_FROM = {AnteKind.BIG_BLIND: 2, AnteKind.EACH: 4}  # so many levels are played without one
OF_SMALL_BET = Fraction(1, PARTS)  # the ante and the bring-in of stud games, as the editor has them


def built(wish: Wish, bigs: Sequence[int], lasts: timedelta, values: Sequence[Chips], late: int) -> Structure:
    """The structure with these big blinds: a break about every two hours, one of them when registration closes after
    level `late`.
    """
    levels = [_level(wish, big, at, lasts, values) for at, big in enumerate(bigs)]
    pause = Break(SHORT_BREAK if lasts <= SHORT_LEVEL else LONG_BREAK)
    rests = set(breaks_after(len(levels), lasts, late))
    periods = list[Period]()
    for number, level in enumerate(levels, 1):
        periods.append(level)
        if number in rests:
            periods.append(pause)
    structure = tuple(periods[:MOST_PERIODS])
    return suggested(structure, plan(structure, values).steps)


def late_level(wish: Wish, bigs: Sequence[int], lasts: timedelta) -> int:
    """The level registration closes with: after about as long as is wished, while a stack is worth enough."""
    wished = round(wish.late / lasts)
    worth = sum(1 for big in bigs if big * WORTH <= wish.least_stack)
    return max(0, min(wished, worth))


def breaks_after(levels: int, lasts: timedelta, late: int) -> list[int]:
    """The levels that a break follows: one when registration closes, about every two hours, none before the last."""
    most = max(1, min(MOST_LEVELS, USUAL_PLAY // lasts))
    parts = -(-late // most)
    first = [late * part // parts for part in range(1, parts + 1)] if late >= 2 else []
    begin = first[-1] if first else 0
    return [*first, *(number for number in range(begin + most, levels - 1, most))]


def rests_within(play: timedelta, lasts: timedelta, late: int) -> timedelta:
    """How long the breaks are that come while so much is played."""
    pause = SHORT_BREAK if lasts <= SHORT_LEVEL else LONG_BREAK
    levels = max(1, -(-play // lasts))
    return sum((pause for number in breaks_after(levels + 2, lasts, late) if number * lasts < play), ZERO)


def _level(wish: Wish, big: int, at: int, lasts: timedelta, values: Sequence[Chips]) -> Level:
    every = payable_with(values)
    large = with_large_chips(big, values)
    plain = Level(Chips(0), Chips(big), Chips(0), AnteKind.NONE, lasts, games=wish.games)
    pays = large if large(big) and (not plain.has_blinds or small_of(big, large) is not None) else every
    small = small_of(big, pays) if plain.has_blinds else 0
    ante, kind = _ante(wish, plain, at, pays)
    bet = Chips(big if plain.has_bets else 0)
    bring_in = ante_of(AnteKind.EACH, big, pays, OF_SMALL_BET) if plain.has_stud else 0
    return Level(
        Chips(small or 0),
        Chips(big),
        Chips(ante),
        kind,
        lasts,
        games=wish.games,
        small_bet=bet,
        big_bet=Chips(2 * bet),
        bring_in=Chips(min(bring_in, bet)),
    )


def _ante(wish: Wish, level: Level, at: int, pays: Pays) -> tuple[int, AnteKind]:
    """The ante of a level: of stud games from each from the start, else as wished once some levels were played."""
    kind = AnteKind.EACH if level.has_stud else wish.ante
    if kind is AnteKind.NONE or (at < ANTE_FROM[kind] and not level.has_stud):
        return 0, AnteKind.NONE
    big = int(level.big_blind)
    ante = ante_of(kind, big, pays, OF_SMALL_BET) if level.has_stud else ante_of(kind, big, pays)
    return ante, kind if ante else AnteKind.NONE
