"""Names of who may, in refusals: the rules know operators by their ids only."""

from __future__ import annotations  # permissions are asked for at the desk

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tdapp.domain.club import operators
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import to_lift
from tdapp.domain.units import OperatorId
from tdapp.read.message import Said, say
from tdapp.read.people.names import fold

if TYPE_CHECKING:
    from tdapp.app.desk import Desk

MOST = 5  # names in a sentence


@contextmanager
def naming(names: Mapping[OperatorId, str]) -> Iterator[None]:
    """Give a refusal that says who may the names of these operators, as many as a sentence holds."""
    try:
        yield
    except Refused as refused:
        if "who" in refused.facts:
            known = sorted((names.get(one, "?") for one in refused.facts["who"]), key=fold)
            refused.facts["who"] = _some(known)
        raise


@contextmanager
def telling_who(desk: Desk) -> Iterator[None]:
    """Have a refusal name whose drawer it is about, and who may lift it where whoever sits here has no right to."""
    try:
        yield
    except Refused as refused:
        if (holder := refused.facts.get("holder")) is not None:
            refused.facts["holder"] = desk.names.get(holder, "?")
        needed = to_lift(refused.code)
        if refused.overridable and not operators.has(desk.club, desk.operator, needed):
            facts = {**refused.facts, "lift": True, "who": operators.who_has(desk.club, needed)}
            with naming(desk.names):
                raise Refused(refused.code, citation=refused.citation, **facts) from None
        raise


def _some(names: list[str]) -> tuple[str | Said, ...]:
    if len(names) <= MOST + 1:  # "and 1 more" is no shorter than the name
        return tuple(names)
    return (*names[:MOST], say("operators.more", n=len(names) - MOST))
