"""The lots of the house: which seed the next draw of a tournament has, and the secret nobody sees before its end.

The secret of a tournament follows from a key of the club's file and the tournament's id. It stands in no journal, no
log and no window until it is revealed. Once it was, even by an act that was taken back, the next draw has another one.
"""

from __future__ import annotations  # the desk holds the lots, and these decisions ask the desk

import hmac
from collections.abc import Callable
from datetime import datetime
from functools import wraps
from typing import TYPE_CHECKING

from tdapp.app.history import History
from tdapp.domain.draw_facts import DrawCommitted
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused
from tdapp.domain.seeds import commitment_of, give_public_value, number_of, reveal, seed_in, seed_of
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.store import settings
from tdapp.store.club_file import ClubFile

if TYPE_CHECKING:
    from tdapp.app.desk import Desk

KEY_SETTING = "draws.key"


class Lots:
    """The secrets of one club file, and what follows from them."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file
        self._key = b""

    def secret(self, tournament: TournamentId, reveals: int) -> str:
        """The secret of a tournament that was revealed so many times, 64 hex digits."""
        return hmac.new(self._house_key(), f"{tournament}:{reveals}".encode(), "sha256").hexdigest()

    def commitment(self, tournament: TournamentId, reveals: int = 0) -> str:
        """What is shown of the secret beforehand."""
        return commitment_of(self.secret(tournament, reveals))

    def next_seed(self, tournament: TournamentId, history: History, state: State) -> str:
        """The seed of the next draw: the same one until a draw with it is durable, so nobody can try again."""
        secret = self.secret(tournament, history.reveals)
        return seed_of(secret, state.room.public or "", history.draws + 1)

    def bound(
        self, tournament: TournamentId, history: History, state: State, facts: tuple[Fact, ...]
    ) -> tuple[Fact, ...]:
        """The facts of a draw, with the commitment before them where none was made for its secret.

        Refuses a seed whose number was used in the meantime.
        """
        seed = seed_in(facts)
        if not seed:
            return facts
        if number_of(seed) not in (None, history.draws + 1):
            raise Refused("draw.used", number=number_of(seed))
        commitment = self.commitment(tournament, history.reveals)
        return facts if state.room.commitment == commitment else (DrawCommitted(commitment), *facts)

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


def giving_public_value(desk: Desk, tournament: TournamentId) -> Callable[..., tuple[Fact, ...]]:
    """The decision to give the public value, which knows how many draws were made, undone ones too."""

    @wraps(give_public_value)
    def decide(state: State, now: datetime, value: str) -> tuple[Fact, ...]:
        return give_public_value(state, now, value, desk.history(tournament).draws)

    return decide


def revealing(desk: Desk, tournament: TournamentId) -> Callable[..., tuple[Fact, ...]]:
    """The decision to reveal the secret, which nobody sees unless it is taken."""

    @wraps(reveal)
    def decide(state: State, now: datetime) -> tuple[Fact, ...]:
        return reveal(state, now, desk.lots.secret(tournament, desk.history(tournament).reveals))

    return decide
