"""A rehearsal: acts are decided and pass every gate as at the desk, and nothing goes into the file yet.

    rehearsal = Rehearsal(desk, tournament, typed=now)
    rehearsal.noted = the_time_on_the_paper
    rehearsal.do(tournament, entries.bust_out, (EntryId(7),))
    desk.write_together(tournament, rehearsal.unwritten)

It is how an hour that was played by hand is typed back: each act is dated and decided as of the time it was noted for,
and carries `TypedBack`.
"""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from tdapp.app.books import Beside, Unwritten
from tdapp.app.desk import Desk
from tdapp.app.gates import Draft, Gate
from tdapp.domain.facts import TypedBack
from tdapp.domain.money.drawers import cash_of
from tdapp.domain.refusal import Allowed
from tdapp.domain.units import Cents, TournamentId
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.journal.history import History
    from tdapp.domain.club.club import Drawer


class Rehearsal(Desk):
    """The desk as it would be after acts of one tournament that were done by hand. `noted`: the time on the paper for
    the acts that follow; None: none is noted, and the last one that was holds.
    """

    def __init__(self, desk: Desk, tournament: TournamentId, *, typed: datetime, since: datetime) -> None:
        """`typed`: when they are typed back. `since`: from when on they were done, while no time is noted."""
        self._beside = Beside(desk._books, tournament)
        super().__init__(desk.file, desk.time, desk.operator, desk.people, self._beside)
        self.names, self.seeds = desk.names, desk.seeds
        own = Gate("typed back", complete=partial(_typed_back, self))
        self.gates = (*(gate for gate in desk.gates if gate.name != own.name), own)
        self.tournament, self.typed = tournament, typed
        self.noted: datetime | None = None
        self.as_of = since

    @property
    def unwritten(self) -> tuple[Unwritten, ...]:
        """The acts so far."""
        return tuple(self._beside.unwritten)

    def twin(self) -> Rehearsal:
        """The same rehearsal once more: what is done there is not done here."""
        return Rehearsal(self, self.tournament, typed=self.typed, since=self.as_of)

    def note(self, at: datetime | None) -> None:
        """Take the time noted for what follows."""
        self.noted = at
        self.as_of = self.as_of if at is None else at

    def inside(self, drawer: Drawer) -> Cents:
        """The cash that should be in an open drawer, with what these acts brought in and took out."""
        facts = [fact for piece in self._beside.unwritten for fact in piece.act.facts]
        return Cents(super().inside(drawer) + cash_of(facts).get(drawer.id, 0))

    def _instant(self, _history: History) -> datetime:
        """What was done by hand is judged as of the time noted for it; the act itself is never dated before another."""
        return self.as_of


def _typed_back(rehearsal: Rehearsal, _desk: Desk, draft: Draft, _allow: Allowed) -> Draft:
    """Say in the act that it was done by hand, and when."""
    return replace(draft, facts=(*draft.facts, TypedBack(rehearsal.typed, rehearsal.noted)))
