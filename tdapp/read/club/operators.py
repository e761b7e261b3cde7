"""Operators as the desk shows them: who they are, what each may do, who sits here now."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.club.club import ClubState
from tdapp.domain.club.operators import rights_of
from tdapp.domain.money.drawers import open_of
from tdapp.domain.rights import Rights, Role, role_of
from tdapp.domain.units import OperatorId
from tdapp.read.people.names import fold


class OperatorRow(Struct, frozen=True):
    """Somebody who may sit at the desk. `drawer`: the name of the drawer that is open under this name, '' none."""

    id: OperatorId
    name: str
    rights: Rights
    role: Role
    drawer: str
    here: bool


class OperatorsView(Struct, frozen=True):
    """Who may sit at the desk, by name.

    `on` False: nobody signs in, whoever sits here may do everything. `here`: the name of who is signed in; '' nobody
    is, or operators are off. `rights`: what whoever sits here may do.
    """

    on: bool
    operators: tuple[OperatorRow, ...]
    here: str
    rights: Rights


def operators_view(club: ClubState, names: Mapping[OperatorId, str], here: OperatorId) -> OperatorsView:
    """The operators of the club; `here` sits at the desk, '' nobody."""
    rows = []
    for operator, rights in club.operators.items():
        drawer = open_of(club, operator)
        rows.append(
            OperatorRow(
                id=operator,
                name=names.get(operator, ""),
                rights=rights,
                role=role_of(rights),
                drawer=drawer.name if drawer is not None else "",
                here=club.operators_on and operator == here,
            )
        )
    rows.sort(key=lambda row: (fold(row.name), row.id))
    signed_in = names.get(here, "") if club.operators_on and here in club.operators else ""
    return OperatorsView(club.operators_on, tuple(rows), signed_in, rights_of(club, here))
