"""Binding action (HC 36), substantial action (TDA 36): when what was done can no longer be undone."""

from collections.abc import Sequence

from tdapp.rulings.situation import Action, Did

WITH_CHIPS = (Did.CALL, Did.BET, Did.RAISE, Did.ALL_IN, Did.CHIPS)


def binding_at(done: Sequence[Did]) -> int | None:
    """After which of these successive actions (from 1) there is binding action; None: not yet. Blinds are none.

    Two in a row with chips in one of them, or any three in a row. A check and a fold in a row had no chips in them, so
    they are not enough (reading A7).

    >>> binding_at([Did.CALL, Did.FOLD]), binding_at([Did.CHECK, Did.CHECK, Did.FOLD])
    (2, 3)
    >>> binding_at([Did.FOLD, Did.CHECK]) is None
    True
    """
    for place in range(1, len(done)):
        if place >= 2 or done[place] in WITH_CHIPS or done[place - 1] in WITH_CHIPS:
            return place + 1
    return None


def binding_in(actions: Sequence[Action]) -> int | None:
    """The number of the logged action after which there is binding action; None: not yet."""
    return binding_at([action.did for action in actions])
