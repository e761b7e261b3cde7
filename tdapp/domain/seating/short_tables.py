"""When a short table stops, and how large the final table is (HC and TDA 11-D, TDA RP-9, N-19)."""


def must_halt(*, here: int, fullest: int, allowed_short: int, by_elimination: bool, big_blind_open: bool) -> bool:
    """Whether a short table stops: so many short of the fullest table through eliminations, and the big blind falls on
    an open seat (N-19).

    >>> must_halt(here=5, fullest=8, allowed_short=3, by_elimination=True, big_blind_open=True)
    True
    >>> must_halt(here=6, fullest=8, allowed_short=3, by_elimination=True, big_blind_open=True)
    False
    """
    return fullest - here >= allowed_short and by_elimination and big_blind_open


def final_table_size(seats_per_table: int, *, from_large: int | None, from_small: int | None) -> int | None:
    """How many players sit down at the final table: tables of 9 or 8 make `from_large`, of 7 or 6 `from_small`.

    None for other table sizes, and where a book is silent.

    >>> final_table_size(8, from_large=9, from_small=7), final_table_size(10, from_large=9, from_small=7)
    (9, None)
    """
    if seats_per_table in (8, 9):
        return from_large
    return from_small if seats_per_table in (6, 7) else None
