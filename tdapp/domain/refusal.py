"""Refusals: how the core says no to a decision, and how the fold says that a fact does not fit.

`Refused` is the rules' answer to a decision: a code, whether the director may lift it, and the facts a sentence needs.
The sentence itself lives in `words`. `Conflict` is the fold's answer to a line that no longer fits what went before it:
only a retraction can bring that about, and the line it names is what stands in the way.
"""

from typing import Any

from msgspec import Struct, field

from tdapp.domain.units import Seq


class Refused(Exception):
    """The rules say no: `code` names why, `facts` are what the sentence needs, `citation` the rule it rests on.

    `overridable`: the director may repeat the decision with a reason. Invariants (two people in one seat, chips or
    money from nothing) never are.
    """

    def __init__(self, code: str, *, overridable: bool = False, citation: str = "", **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.overridable = overridable
        self.citation = citation
        self.facts = facts


class Conflict(Exception):
    """A fact that cannot follow what went before it. `seq` is its journal line, filled in by the fold."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.seq: Seq | None = None


class Allowed(Struct, frozen=True):
    """The refusals the director has lifted for one decision, by code. Decisions check through `unless`."""

    codes: frozenset[str] = field(default_factory=frozenset)

    def unless(self, holds: bool, code: str, *, citation: str = "", **facts: Any) -> None:
        """Refuse with an overridable `code` unless `holds`, or unless the director has lifted that very code."""
        if not holds and code not in self.codes:
            raise Refused(code, overridable=True, citation=citation, **facts)


NOTHING_LIFTED = Allowed()


def require(holds: bool, code: str, *, citation: str = "", **facts: Any) -> None:
    """Refuse with a `code` nobody can lift unless `holds`."""
    if not holds:
        raise Refused(code, citation=citation, **facts)
