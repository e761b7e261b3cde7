"""The side event of the demo club: a turbo that runs beside the main event, to its paid winner."""

from collections.abc import Callable
from random import Random

from tdapp.app.demo.demo_structures import TURBO_LEFT, left_at
from tdapp.app.open_club import Club
from tdapp.app.rulings.book_values import book_values
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, ProposalKind
from tdapp.domain.state import State
from tdapp.domain.units import DrawerId, TournamentId
from tdapp.read.clock.clock import ClockPhase, clock_view

POSTED_FROM = 10  # the level in which its prizes are posted: until then everybody is at the main event


class SideEvent:
    """A small tournament whose director keeps up with it: a step at each tick of the evening."""

    def __init__(self, club: Club, event: TournamentId, chance: Random, drawer: DrawerId) -> None:
        self._club, self._event, self._chance, self._drawer = club, event, chance, drawer

    @property
    def _state(self) -> State:
        return self._club.desk.state(self._event)

    def start(self) -> None:
        """Start its clock, unless it runs."""
        if not self._state.clock.started(self._club.time.now()):
            self._club.desk.do(self._event, timing.start)

    def step(self) -> None:
        """Let go out who goes out by now, seat who is moved, and end it when one is left."""
        state, now = self._state, self._club.time.now()
        clock = clock_view(state, now)
        if state.finished or clock.level is None or clock.phase not in (ClockPhase.RUNNING, ClockPhase.OVER):
            return
        wanted = left_at(TURBO_LEFT, len(state.entries), clock.level.number, clock.fraction)
        open_still = registration_open(state, now)
        if state.alive > max(wanted, 2 if open_still else 1):
            loser = self._chance.choice([each.id for each in state.playing() if each.seat is not None])
            self._club.desk.do(self._event, entries.bust_out, (loser,))
        settle(self._club, self._event)
        if clock.level.number >= POSTED_FROM and self._state.posted is None:
            self._club.desk.do(self._event, payouts.post_prizes)
        if not open_still and self._state.alive == 1:
            self._end()

    def _end(self) -> None:
        desk = self._club.desk
        for entry, award in awards(self._state).items():
            if award.cents:
                desk.do(self._event, payouts.pay, entry, drawer=self._drawer)
        desk.do(self._event, tournament.finish)


def settle(club: Club, event: TournamentId, proposed: Callable[[ProposalKind], None] = lambda _kind: None) -> None:
    """Seat who waits and accept what is proposed, as a director does between two hands. `proposed` is told of a
    proposal before it is accepted.
    """
    desk = club.desk
    if desk.state(event).floor.unseated:
        desk.do(event, moves.confirm_seated)
    if any(entry.seat is None for entry in desk.state(event).playing()):
        desk.do(event, seating.seat_waiting, desk.next_seed(event))
    now, by_book = club.time.now(), book_values(desk.state(event))
    proposal = moves.propose(desk.state(event), now, desk.next_seed(event), DRAW_UNKNOWN, by_book=by_book)
    if proposal is not None:
        proposed(proposal.kind)
        desk.do(event, moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
