"""The gates at the desk: what every change of a tournament must pass, whatever brings it about.

A decision, one whose refusal was lifted, an undo, a redo, a line of the Journal taken back: each is a `Change`, and a
gate judges it by what it does (gives a seat, returns cash, changes who is owed what), never by its verb or its caller.
A check that stands here cannot be forgotten by anybody who calls the desk.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.value import value


@value
class Change:
    """What an act would do to a tournament at `now`.

    `facts`: those of the act itself. `back`: acts that count again because of it, `gone`: acts that no longer do, both
    empty unless it takes something back. `before` is None for the act that makes the tournament.
    """

    tournament: TournamentId
    verb: str
    now: datetime
    facts: tuple[Fact, ...]
    before: State | None
    after: State
    back: tuple[Act, ...] = ()
    gone: tuple[Act, ...] = ()

    @property
    def done(self) -> tuple[Fact, ...]:
        """Every fact that comes to count: those of the act, and of acts that count again."""
        return (*self.facts, *(fact for act in self.back for fact in act.facts))

    @property
    def undone(self) -> tuple[Fact, ...]:
        """Every fact that counts no more."""
        return tuple(fact for act in self.gone for fact in act.facts)


Gate = Callable[[Change, Allowed], None]
"""Refuses a change, or lets it pass. What may be lifted it refuses through `Allowed.unless`."""


def pass_all(gates: Iterable[Gate], change: Change, allow: Allowed = NOTHING_LIFTED) -> None:
    """Raises the first `Refused` of these gates."""
    for gate in gates:
        gate(change, allow)


def lifted_all(call: Callable[[Allowed], None]) -> frozenset[str]:
    """Call again and again with what can be lifted lifted; returns the codes it took. Raises what cannot be.

    For looking ahead: the director is asked when the decision is taken.
    """
    lifted: frozenset[str] = frozenset()
    while True:
        try:
            call(Allowed(lifted))
        except Refused as refused:
            if not refused.overridable or refused.code in lifted:
                raise
            lifted |= {refused.code}
            continue
        return lifted
