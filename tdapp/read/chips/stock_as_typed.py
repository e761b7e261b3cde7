"""The check of the stock for stacks as somebody is typing them: nothing of it has happened yet."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Mapping, Sequence
from datetime import datetime

from rpds import HashTrieMap

from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.state import State
from tdapp.read.chips.chip_plan import SharingView, StockView, stock_view
from tdapp.values import replace


def stock_as_typed(
    state: State,
    now: datetime,
    stacks: Mapping[str, Pieces],
    expected: Mapping[str, int],
    sharing: Sequence[SharingView] = (),
) -> StockView:
    """The stock with these stacks (() leaves one open) and these expected sales in place of those that are saved."""
    made = state.bank.stacks
    for offer, pieces in stacks.items():
        made = made.insert(offer, pieces) if pieces else made.discard(offer)
    bank = replace(state.bank, stacks=made, expected=HashTrieMap(dict(expected)))
    return stock_view(replace(state, bank=bank), now, sharing)
