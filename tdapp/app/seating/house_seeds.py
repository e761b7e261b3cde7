"""The seeds of the house: which seed the next draw of a tournament has, and the secret nobody sees before its end.

The secret of a tournament follows from a key of the club's file and the tournament's id. It stands in no journal, no
log and no window until it is revealed. Once it was, even by an act that was taken back, the next draw has another one.
"""

from __future__ import annotations  # the desk holds the seeds, and these decisions ask the desk

import hmac
from collections.abc import Callable
from datetime import datetime
from functools import wraps
from typing import TYPE_CHECKING

from tdapp.app.journal.history import History
from tdapp.domain.facts import Fact
from tdapp.domain.journal import apply
from tdapp.domain.refusal import Refused
from tdapp.domain.seating.draw_facts import DrawCommitted, DrawMade
from tdapp.domain.seating.draw_print import list_print, room_print
from tdapp.domain.seating.draw_problem import as_drawn, spread_by
from tdapp.domain.seating.seeds import (
    basis_of,
    commitment_of,
    give_public_value,
    number_of,
    period_at,
    reveal,
    seed_in,
    seed_of,
)
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.store import settings
from tdapp.store.club_file import ClubFile

if TYPE_CHECKING:
    from tdapp.app.desk import Desk

KEY_SETTING = "draws.key"


class HouseSeeds:
    """The secrets of one club file, and what follows from them."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file
        self._key = b""

    def secret(self, tournament: TournamentId, reveals: int) -> str:
        """The secret of a tournament that was revealed so many times, 64 hex digits."""
        return hmac.new(self._house_key(), f"{tournament}:{reveals}".encode(), "sha256").hexdigest()

    def commitment(self, tournament: TournamentId, reveals: int = 0) -> str:
        """The commitment to a tournament's secret: what is shown of it beforehand."""
        return commitment_of(self.secret(tournament, reveals))

    def next_seed(self, tournament: TournamentId, history: History, state: State) -> str:
        """The seed of the next draw: the same one until a draw with it is durable, so nobody can try again."""
        return seed_of(self.secret(tournament, history.reveals), state.room.given, history.draws + 1)

    def bound(
        self, tournament: TournamentId, history: History, state: State, facts: tuple[Fact, ...], now: datetime
    ) -> tuple[Fact, ...]:
        """The facts of a draw, with what it was made of after them, and before them the commitment where none was made.

        Refuses a seed whose number was used in the meantime, and one of before the room gave another value.
        """
        seed = seed_in(facts)
        if not seed:
            return facts
        number = number_of(seed)
        if number is None:
            return self._committed(tournament, history, state) + facts
        if number != history.draws + 1:
            raise Refused("draw.used", number=number)
        if seed != self.next_seed(tournament, history, state):
            raise Refused("draw.other_value")
        committed = self._committed(tournament, history, state)
        drawn = as_drawn(state, (*committed, *facts))
        room = room_print(drawn, number)
        given = state.room.given
        basis = basis_of(given, number, room, spread_by(drawn, facts), period_at(state, now))
        return (*committed, *facts, DrawMade(number, room, basis, given.value if given is not None else ""))

    def committed(self, tournament: TournamentId, history: History, state: State) -> State:
        """The tournament with the commitment its next draw has, where none was made for its secret."""
        facts = self._committed(tournament, history, state)
        return apply(state, facts) if facts else state

    def _committed(self, tournament: TournamentId, history: History, state: State) -> tuple[Fact, ...]:
        commitment = self.commitment(tournament, history.reveals)
        return () if state.room.commitment == commitment else (DrawCommitted(commitment),)

    def _house_key(self) -> bytes:
        """The key of this club, made when it is first needed."""
        if not self._key:
            with self._file.transaction() as db:
                kept = settings.settings(db).get(KEY_SETTING, "")
                if not kept:
                    kept = self._file.chance(32).hex()
                    settings.put_setting(db, KEY_SETTING, kept)
            self._key = bytes.fromhex(kept)
        return self._key


def giving_public_value(
    desk: Desk, tournament: TournamentId, groups: tuple[int, ...] = ()
) -> Callable[..., tuple[Fact, ...]]:
    """The decision to give a value of the room, which knows how many draws were made, undone ones too.

    `groups`: by which people might be spread, see `spread_groups.groups_now`.
    """

    @wraps(give_public_value)
    def decide(state: State, now: datetime, value: str) -> tuple[Fact, ...]:
        history = desk.history(tournament)
        then = desk.seeds.committed(tournament, history, state)
        facts = give_public_value(then, now, value, history.draws, groups)
        return facts if then is state else (DrawCommitted(then.room.commitment), *facts)

    return decide


def shown_print(desk: Desk, tournament: TournamentId, groups: tuple[int, ...] = ()) -> str:
    """The fingerprint to show before the room gives a value: of the next draw, as the list and the rules stand."""
    history, state = desk.history(tournament), desk.state(tournament)
    then = desk.seeds.committed(tournament, history, state)
    return list_print(room_print(then, history.draws + 1), groups)


def revealing(desk: Desk, tournament: TournamentId) -> Callable[..., tuple[Fact, ...]]:
    """The decision to reveal the secret, which nobody sees unless it is taken."""

    @wraps(reveal)
    def decide(state: State, now: datetime) -> tuple[Fact, ...]:
        return reveal(state, now, desk.seeds.secret(tournament, desk.history(tournament).reveals))

    return decide
