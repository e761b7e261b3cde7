"""The values a cell of a level or break can be given by picking: each is what would be typed there."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from datetime import timedelta
from types import MappingProxyType
from typing import Any

from tdapp.app.structures import cells
from tdapp.app.structures.rows import Column, Row
from tdapp.domain.clock.structure import Break, Level
from tdapp.domain.state import State
from tdapp.domain.units import Chips
from tdapp.read.clock.game_codes import games_code
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.widgets.pick_strip import Pick
from tdapp.values import replace
from tdapp.words.clock.clock import chips_of
from tdapp.words.say import Words
from tdapp.words.structures.table import KINDS

MINUTE = timedelta(minutes=1)
OF_LEVEL, OF_BREAK = (10, 15, 20, 25, 30, 40, 60), (5, 10, 15, 20, 30, 60)  # minutes
USUAL_CHIPS = (25, 100, 500, 1_000, 5_000)  # where no chip set is chosen
ROUND = (10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 80)  # tenths: with noughts behind them they are usual big blinds
STEPPED = (Column.LASTS,)  # what has a next smaller and larger value


def picks(row: Row, column: Column, before: Sequence[Row], chips: Sequence[Chips], words: Words) -> tuple[Pick, ...]:
    """What there is to pick for a cell of this row, which stands below those. `chips`: the values played with."""
    period = row.period
    if column is Column.LASTS:
        usual = OF_BREAK if isinstance(period, Break) else OF_LEVEL
        return tuple(Pick(str(minutes), words.span(minutes * MINUTE), minutes * MINUTE) for minutes in usual)
    if isinstance(period, Break):
        if column is not Column.ANTE:
            return ()
        values = sorted({*(chips or map(Chips, USUAL_CHIPS)), *period.colour_up})
        said = chips_of(words, tuple(values))
        return tuple(Pick(str(value), each, value) for value, each in zip(values, said, strict=True))
    if column is Column.KIND:
        return tuple(Pick(kind, words(text), kind) for kind, text in KINDS.items())
    if not cells.editable(row, column):
        return ()
    if column is Column.GAME:
        return tuple(Pick(code, code, code) for code in GAMES)
    if column in CHIPS_OF:
        found = CHIPS_OF[column](period, before)
        return tuple(Pick(str(each), words.number(each), each) for each in found)
    if column is Column.ANTE:
        antes = (Chips(0), *(_parts(period.small_bet) if period.has_stud else ()), period.big_blind)
        antes = tuple(ante for ante in antes if ante != period.big_blind or period.has_blinds)
        return tuple(Pick(str(ante), words.number(ante) if ante else words(texts.NO_ANTE), ante) for ante in antes)
    return ()


def holds(row: Row, column: Column) -> Hashable | frozenset[Any]:
    """The value a cell has now; several where chips leave in a break."""
    period = row.period
    if column is Column.LASTS:
        return period.lasts
    if isinstance(period, Break):
        return frozenset(period.colour_up)
    match column:
        case Column.GAME:
            return games_code(period.games)
        case Column.SMALL:
            return period.small_blind
        case Column.BIG:
            return period.big_blind
        case Column.SMALL_BET:
            return period.small_bet
        case Column.BIG_BET:
            return period.big_bet
        case Column.BRING_IN:
            return period.bring_in
    return period.ante_kind if column is Column.KIND else period.ante


def with_picked(row: Row, column: Column, value: Any, before: tuple[Row, ...]) -> Row:
    """The row with a value picked for a cell; chips that leave are picked and taken out again one by one."""
    period = row.period
    others = tuple(each for each in row.wrong if each[0] is not column)
    if column is Column.LASTS:
        return replace(row, period=replace(period, lasts=value), wrong=others)
    if isinstance(period, Break):
        left = tuple(sorted(set(period.colour_up) ^ {value}))
        return replace(row, period=replace(period, colour_up=left), wrong=others)
    if column is Column.KIND:
        return cells.with_kind(row, value, before)
    if column is Column.GAME:
        return cells.typed_into(row, column, value)
    if column is Column.BIG and period.small_blind * 2 == period.big_blind:
        row = cells.typed_into(row, Column.SMALL, str(value // 2))  # the small blind stays half of it
    return cells.typed_into(row, column, str(int(value)))


def _bets_up(_period: Level, before: Sequence[Row]) -> tuple[Chips, ...]:
    """What the small bet goes up to from that of the last level with one, else from the big blind before."""
    return _steps_up(before, bets=True)


def _double(period: Level, _before: Sequence[Row]) -> tuple[Chips, ...]:
    return (Chips(2 * period.small_bet),)


def _parts(small_bet: Chips) -> tuple[Chips, ...]:
    """The usual antes and bring-ins of stud games: a fifth to a half of the small bet, as far as they come out."""
    return tuple(sorted({Chips(small_bet // part) for part in (8, 5, 4, 2) if small_bet % part == 0}))


def _half(period: Level) -> tuple[Chips, ...]:
    """The small blind that is half of the big one, and one that is a third where it comes out."""
    third = (Chips(period.big_blind // 3),) if period.big_blind % 3 == 0 else ()
    return (*third, Chips(period.big_blind // 2)) if period.big_blind > 1 else ()


def _steps_up(before: Sequence[Row], *, bets: bool = False) -> tuple[Chips, ...]:
    """The round numbers a big blind goes up to from that of the level before, to twice as much; none for the first."""
    levels = [row.period for row in reversed(before) if isinstance(row.period, Level)]
    last = next(((each.small_bet or each.big_blind) if bets else each.big_blind for each in levels), None)
    if last is None:
        return ()
    tens = 10 ** max(0, len(str(last)) - 1)
    usual = (part * size // 10 for size in (tens, 10 * tens) for part in ROUND if part * size % 20 == 0)
    return tuple(Chips(blind) for blind in usual if last < blind <= 2 * last)


GAMES = ("NLHE", "PLO", "PLO8", "LHE", "LO8", "Razz", "Stud", "Stud8", "HORSE", "8-Game", "NLHE + PLO")
CHIPS_OF: Mapping[Column, Callable[[Level, Sequence[Row]], tuple[Chips, ...]]] = MappingProxyType(
    {
        Column.SMALL: lambda period, _before: _half(period),
        Column.BIG: lambda _period, before: _steps_up(before),
        Column.SMALL_BET: _bets_up,
        Column.BIG_BET: _double,
        Column.BRING_IN: lambda period, _before: _parts(period.small_bet),
    }
)


def next_to(row: Row, by: int) -> timedelta:
    """A length a minute longer or shorter, never none."""
    return max(MINUTE, row.period.lasts + by * MINUTE)


def played_with(state: State) -> tuple[Chips, ...]:
    """The values of chips that are played with; none while no chip set is chosen."""
    return state.bank.chip_set.values if state.bank.chip_set is not None else ()
