"""Who may do what somebody else may not, by name: the rules know operators by their ids only."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tdapp.domain.refusal import Refused
from tdapp.domain.units import OperatorId
from tdapp.read.message import Said, say
from tdapp.read.people.names import fold

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


def _some(names: list[str]) -> tuple[str | Said, ...]:
    if len(names) <= MOST + 1:  # "and 1 more" is no shorter than the name
        return tuple(names)
    return (*names[:MOST], say("operators.more", n=len(names) - MOST))
