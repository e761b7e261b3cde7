"""The proposal that stands: drawn once, the same for everybody who looks, until the room changes."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from tdapp.domain.balance import Proposal, break_table, propose
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import TableNo, TournamentId
from tdapp.domain.windows import registration_open


@dataclass(slots=True)
class _Held:
    state: State
    may_break: bool
    table: TableNo | None
    proposal: Proposal | None


class Standing:
    """Proposals by tournament. `seed` gives fresh chance; a proposal is drawn with it once and keeps it."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._seed = seed
        self._held: dict[TournamentId, _Held] = {}
        self._breaking: dict[TournamentId, TableNo] = {}

    def break_next(self, tournament: TournamentId, table: TableNo | None) -> None:
        """The director wants this table broken; None: whatever is most pressing again."""
        if table is None:
            self._breaking.pop(tournament, None)
        else:
            self._breaking[tournament] = table

    def of(self, tournament: TournamentId, state: State, now: datetime) -> Proposal | None:
        """The proposal that stands for this state, None when the room is in order."""
        table = self._breaking.get(tournament)
        if table is not None and table not in state.tables:
            self._breaking.pop(tournament)
            table = None
        may_break = not registration_open(state, now)
        held = self._held.get(tournament)
        if held is None or not _still_stands(held, state, table, may_break=may_break):
            held = _Held(state, may_break, table, self._drawn(state, now, table))
            self._held[tournament] = held
        return held.proposal

    def _drawn(self, state: State, now: datetime, table: TableNo | None) -> Proposal | None:
        if table is not None:
            try:
                return break_table(state, now, table, self._seed())
            except Refused:
                return None
        return propose(state, now, self._seed())


def _still_stands(held: _Held, state: State, table: TableNo | None, *, may_break: bool) -> bool:
    """Whether nothing changed that a proposal rests on: who sits where, and whether tables may break."""
    same_room = held.state.tables is state.tables and held.state.finished == state.finished
    same_clock = held.state.clock == state.clock and held.state.setup is state.setup
    return same_room and same_clock and (held.table, held.may_break) == (table, may_break)
