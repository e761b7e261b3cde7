"""The bounties sheet: what everybody won, has in hand and signs for."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.state import State
from tdapp.read.bounties.bounties_view import BountiesView, bounties_view
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory


class BountiesSheet(Struct, frozen=True):
    """The bounties on paper: the view, of those alone who won something or have something on their heads."""

    stamp: Stamp
    view: BountiesView


def bounties_sheet(
    state: State,
    now: datetime,  # noqa: ARG001  every sheet takes (state, now, directory, stamp)
    directory: Directory,
    stamp: Stamp,
) -> BountiesSheet:
    """The bounties sheet as things stand."""
    return BountiesSheet(stamp, bounties_view(state, directory))
