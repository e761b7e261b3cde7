"""The gates at the desk: what every change of a tournament must pass, whatever brings it about.

A new tournament, a decision, one whose refusal was lifted, an undo, a redo, a line of the Journal taken back, and the
look ahead at any of them: each asks every gate of the desk, in the order of `desk.gates`, and what one gate refuses has
not happened. A gate is one line of that list, and its functions stand in the room whose business it is. It judges a
change by what that does (gives a seat, returns cash, changes who is owed what), never by its verb or its caller.
"""

from __future__ import annotations  # the desk has the gates, and a gate is told at which desk it stands

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from msgspec import Struct, field

from tdapp.domain.act import Act, Override
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


class Intent(Struct, frozen=True):
    """What somebody is about to do to a tournament: an act with this verb, or to take one with it, `target`, back."""

    tournament: TournamentId
    verb: str
    target: Act | None = None


class Draft(Struct, frozen=True):
    """The facts of a decision that are about to be written, not applied to `before` yet.

    `override`: the reason it is done for all the same. `from_safe`: facts of the club's own stream that are written
    with them, cash that was added to a drawer.
    """

    tournament: TournamentId
    now: datetime
    before: State
    facts: tuple[Fact, ...]
    override: Override | None = None
    from_safe: tuple[Fact, ...] = ()


class Change(Struct, frozen=True):
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


def _lets_pass(_desk: Desk, _asked: object, _allow: Allowed = NOTHING_LIFTED) -> None:
    """Has nothing to say at this moment."""


def _adds_nothing(_desk: Desk, draft: Draft, _allow: Allowed) -> Draft:
    return draft


class Gate(Struct, frozen=True):
    """A gate: one thing every change is asked. It speaks at up to three moments, and refuses what may be lifted through
    `Allowed.unless`.

    `ask`: before anything is worked out, about the right to do it or about the act that would be taken back.
    `complete`: once a decision has made its facts and before they are applied; it adds what is to be written with them.
    `check`: once it is known what the change would do, and before anything is written. `later`: codes that are not
    refused while one only looks ahead, because they are settled when it is done.
    """

    name: str
    ask: Callable[[Desk, Intent], None] = _lets_pass
    complete: Callable[[Desk, Draft, Allowed], Draft] = _adds_nothing
    check: Callable[[Desk, Change, Allowed], None] = _lets_pass
    later: frozenset[str] = field(default_factory=frozenset)


def ask_gates(desk: Desk, intent: Intent) -> None:
    """Raise the first `Refused` about what is about to be done."""
    for gate in desk.gates:
        gate.ask(desk, intent)


def completed(desk: Desk, draft: Draft, allow: Allowed) -> Draft:
    """The facts to be written, with what each gate adds. Raises the first `Refused`."""
    for gate in desk.gates:
        draft = gate.complete(desk, draft, allow)
    return draft


def pass_gates(desk: Desk, change: Change, allow: Allowed = NOTHING_LIFTED) -> None:
    """Raise the first `Refused` about what a change would do."""
    for gate in desk.gates:
        gate.check(desk, change, allow)


def looking_ahead(desk: Desk) -> Allowed:
    """The refusals no gate makes while nothing is done yet."""
    return Allowed(frozenset().union(*(gate.later for gate in desk.gates)))


def lifted_all(call: Callable[[Allowed], None]) -> frozenset[str]:
    """Call again and again, each time with one more refusal lifted that can be; returns the codes it took. Raises what
    cannot be.

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
