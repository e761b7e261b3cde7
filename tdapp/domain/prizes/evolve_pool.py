"""What the facts of the prize pool do to a tournament."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.state import State
from tdapp.domain.units import Cents
from tdapp.values import replace


def _added(state: State, fact: PoolAdded) -> State:
    return replace(state, added=(*state.added, fact))


def _season_paid(state: State, fact: SeasonPaid) -> State:
    return replace(state, season_paid=Cents(state.season_paid + fact.amount))


STEPS: Mapping[type, Callable[[State, Any], State]] = MappingProxyType({PoolAdded: _added, SeasonPaid: _season_paid})
