"""Rebuys, and the top-up between rounds of a cash game (HC and TDA 27, QLD 18 and 31, N-14)."""


def stack_allows_rebuy(stack: int, starting_stack: int, *, percent: int | None) -> bool:
    """Whether a stack is small enough for a rebuy: at most so many percent of a starting stack; None: any stack.

    >>> stack_allows_rebuy(10_000, 20_000, percent=50), stack_allows_rebuy(10_025, 20_000, percent=50)
    (True, False)
    """
    return percent is None or stack * 100 <= starting_stack * percent


def top_up(stake: int, *, minimum_wager: int, least: int, most: int, chip: int = 1) -> tuple[bool, int, int] | None:
    """The least and most chips a player may add in a cash game, and whether he must to play on (QLD 31); None: he may
    not add any.

    Below the minimum wager he must; below the highest buy-in he may, to at least the lowest buy-in. `chip` is the
    lowest chip: nothing smaller can be added.

    >>> top_up(3, minimum_wager=5, least=100, most=500), top_up(450, minimum_wager=5, least=100, most=500, chip=5)
    ((True, 97, 497), (False, 5, 50))
    """
    if stake + chip > most:
        return None
    return stake < minimum_wager, max(least - stake, chip), most - stake
