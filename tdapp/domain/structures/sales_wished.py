"""What somebody who wishes for a structure expects to sell, line by line of the tournament's price list."""

from collections.abc import Mapping

from tdapp.domain.chips.stacks import stacked
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.structures.wish import Wish


def sales_wished(state: State, wish: Wish) -> Mapping[str, int]:
    """How often each offer is expected to be sold in all ('' the standard entry), as `chip_sets.expect` takes it.

    Rebuys are those of the first line of rebuys, where there is none of re-entries; what the price list does not sell
    is left out.
    """
    lines, found = stacked(state), {"": wish.entries}
    for kinds, many in (((SaleKind.REBUY, SaleKind.RE_ENTRY), wish.rebuys), ((SaleKind.ADD_ON,), wish.add_ons)):
        first = next((line.key for kind in kinds for line in lines if line.kind is kind), None)
        if first is not None and many:
            found[first] = many
    return {**state.bank.expected, **found}
