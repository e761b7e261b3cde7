"""The proposal that stands in a tournament: drawn once, the same for everybody who looks, until the room changes."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from tdapp.app.rulings.book_values import book_values
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.refusal import Refused
from tdapp.domain.seating.buttons import known
from tdapp.domain.seating.moves import breaking, propose
from tdapp.domain.seating.proposal import NO_CHOICES, Choices, Proposal
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import TableNo, TournamentId
from tdapp.values import replace


@dataclass(slots=True)
class _Held:
    """A proposal with what it rests on. `fresh`: the tables whose button is known."""

    state: State
    may_break: bool
    table: TableNo | None
    seed: str
    choices: Choices
    fresh: frozenset[TableNo]
    proposal: Proposal | None = None


class CurrentProposals:
    """The proposals that stand, by tournament. `seed`: the chance of the next draw; a proposal stands until another
    draw takes it.
    """

    def __init__(self, seed: Callable[[TournamentId], str]) -> None:
        self._seed = seed
        self._held: dict[TournamentId, _Held] = {}
        self._breaking: dict[TournamentId, TableNo] = {}
        self._chosen: dict[TournamentId, Choices] = {}

    def break_next(self, tournament: TournamentId, table: TableNo | None) -> None:
        """Propose to break this table, as the director wants; None: whatever is most pressing again."""
        if table is None:
            self._breaking.pop(tournament, None)
        else:
            self._breaking[tournament] = table

    def choose(self, tournament: TournamentId, choices: Choices) -> None:
        """Take what the director has chosen of the plan that evens the tables out; the rest is planned around it.

        It holds until the room is in order again.
        """
        self._chosen[tournament] = choices

    def chosen(self, tournament: TournamentId) -> Choices:
        """What the director has chosen so far."""
        return self._chosen.get(tournament, NO_CHOICES)

    def of(self, tournament: TournamentId, state: State, now: datetime) -> Proposal | None:
        """The proposal that stands for this state, None when the room is in order."""
        table = self._breaking.get(tournament)
        if table is not None and table not in state.tables:
            self._breaking.pop(tournament)
            table = None
        fresh = frozenset(each for each in state.floor.buttons if known(state, now, each) is not None)
        may_break = not registration_open(state, now)
        basis = _Held(state, may_break, table, self._seed(tournament), self.chosen(tournament), fresh)
        held = self._held.get(tournament)
        if held is None or not _still_stands(held, basis):
            held = basis
            held.proposal = _drawn(state, now, table, held.seed, held.choices)
            self._held[tournament] = held
        if held.proposal is None:
            self._chosen.pop(tournament, None)
        return held.proposal


def moves_between(before: State, after: State, now: datetime, seed: str) -> tuple[int, int]:
    """The moves that would be proposed in two states of a room, how many: what a correction means for its tables."""
    was, will = (propose(state, now, seed, by_book=book_values(state)) for state in (before, after))
    return len(was.moves) if was is not None else 0, len(will.moves) if will is not None else 0


def _drawn(state: State, now: datetime, table: TableNo | None, seed: str, choices: Choices) -> Proposal | None:
    if table is not None:
        try:
            return breaking(state, now, table, seed, book_values(state))
        except Refused:
            return None
    return propose(state, now, seed, choices, by_book=book_values(state))


def _same_but_for_prizes(was: Setup, setup: Setup) -> bool:
    """Whether two setups say the same but for how the pool is shared: nobody moves for that."""
    return was is setup or replace(was, payout=setup.payout, unit=setup.unit) == setup


def _still_stands(held: _Held, basis: _Held) -> bool:
    """Whether nothing changed that a proposal rests on: who sits where, what is known, and whether tables may break."""
    was, state = held.state, basis.state
    same_room = was.tables is state.tables and was.finished == state.finished and was.room == state.room
    same_floor = was.floor.buttons is state.floor.buttons and was.floor.rules is state.floor.rules
    same_floor = same_floor and was.floor.due is state.floor.due
    same_clock = was.clock == state.clock and _same_but_for_prizes(was.setup, state.setup)
    same_book = (was.rulebook, was.house) == (state.rulebook, state.house)
    return (
        same_room
        and same_book
        and same_floor
        and same_clock
        and (held.table, held.may_break, held.seed) == (basis.table, basis.may_break, basis.seed)
        and (held.choices, held.fresh) == (basis.choices, basis.fresh)
    )
