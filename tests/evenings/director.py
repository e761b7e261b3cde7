"""A director at the desk, with chance of her own: plays evenings, and looks after every step that the book is right."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from random import Random

from tdapp.app.demo.evening import HandClock
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.journal import fold, retracted
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, places, prizes
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.store.projection import PaymentKind

SEVEN = datetime(2026, 11, 21, 19, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
PAYOUT = PayoutTable("Club", (PayoutColumn(1, 10, (65_000, 35_000)), PayoutColumn(11, None, (50_000, 30_000, 20_000))))


def names(count: int) -> list[PlayerName]:
    return [PlayerName(f"Speler{number:04d}", f"Voornaam{number}") for number in range(1, count + 1)]


def structure(levels: int = 14, *, minutes: int = 20, break_after: int = 3) -> Structure:
    found: list[Level | Break] = []
    blind = 50
    for number in range(1, levels + 1):
        found.append(Level(Chips(blind), Chips(2 * blind), Chips(2 * blind), AnteKind.BIG_BLIND, minutes * MINUTE))
        blind = blind * 3 // 2 // 25 * 25
        if number % break_after == 0:
            found.append(Break(10 * MINUTE))
    return tuple(found)


def setup(name: str = "Friday", *, buy_in: int = 47_50, late_level: int = 3) -> Setup:
    return Setup(
        name, date(2026, 11, 21), "EUR", Cents(buy_in), Cents(7_50), Chips(20_000), 9, late_level, PAYOUT, Cents(5_00)
    )


class Director:
    """Runs one tournament of a club. `looks`: how closely the book is checked after each step."""

    def __init__(self, club: Club, clock: HandClock, main: TournamentId, seed: str, *, looks: bool = True) -> None:
        self.club, self.clock, self.main = club, clock, main
        self.chance = Random(seed)
        self.looks = looks
        self.steps = 0

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    def seed(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

    def do(self, decision: object, *args: object, **kwargs: object) -> None:
        """Take a decision and look at the book."""
        self.club.desk.do(self.main, decision, *args, **kwargs)  # type: ignore[arg-type]
        self.look()

    def look(self) -> None:
        self.steps += 1
        if self.looks:
            assert_sound(self.club, self.main)

    def wait(self, minutes: float) -> None:
        self.clock.forward(timedelta(minutes=minutes))

    def bust(self, *out: EntryId, tied: Iterable[bool] = ()) -> None:
        self.do(entries.bust_out, out, tuple(tied))

    def seated(self) -> list[EntryId]:
        return [entry.id for entry in self.state.playing() if entry.seat is not None]

    def settle(self) -> None:
        """Seat who waits, and take the moves that are proposed until the room is in order."""
        if any(entry.seat is None for entry in self.state.playing()):
            self.do(seating.seat_waiting, self.seed())
        for _ in range(10):
            proposal = moves.propose(self.state, self.club.time.now(), self.seed(), DRAW_UNKNOWN)
            if proposal is None:
                return
            self.do(moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
            if self.state.floor.unseated:
                self.do(moves.confirm_seated)
        raise AssertionError("the room never comes to order")

    def hand(self) -> None:
        """A hand in which one is out, now and then two, sometimes level; now and then the wrong one."""
        seated = self.seated()
        several = len(seated) > 4 and self.chance.random() < 0.1
        out = self.chance.sample(seated, 2 if several else 1)
        self.bust(*out, tied=[False, self.chance.random() < 0.5][: len(out)])
        if self.chance.random() < 0.1:
            self.club.desk.undo(self.main)
            self.look()
            self.bust(*self.chance.sample(seated, 1))
        if registration_open(self.state, self.club.time.now()) and self.state.alive < 4:
            self.do(tournament.close_registration)
        self.settle()

    def play(self, *, minutes: float = 4) -> None:
        """Hands until one is left."""
        while self.state.alive > 1:
            self.wait(minutes)
            self.hand()

    def pay_everybody(self) -> None:
        with suppress(Refused):
            self.do(tournament.close_registration)
        with suppress(Refused):
            self.do(payouts.post_prizes)
        for entry, award in awards(self.state).items():
            if award.cents and entry not in self.state.paid:
                self.do(payouts.pay, entry)
        self.do(tournament.finish)


def registered(club: Club, clock: HandClock, count: int, seed: str, **kwargs: object) -> Director:
    """A tournament with so many players seated and its clock running."""
    main = club.create(setup(f"Evening {seed}"), structure())
    director = Director(club, clock, main, seed, **kwargs)  # type: ignore[arg-type]
    director.do(tournament.open_registration)
    director.do(entries.register, tuple(club.directory)[:count], director.seed())
    director.do(seating.draw_seats, director.seed())
    director.do(timing.start)
    return director


def assert_sound(club: Club, main: TournamentId) -> None:
    """Nobody in two seats, no place given twice, no chip and no cent from nothing."""
    state = club.desk.state(main)
    sitting = [each for table in state.open_tables() for each in table.seats if each is not None]
    assert len(sitting) == len(set(sitting))
    assert set(sitting) == {entry.id for entry in state.entries.values() if entry.seat is not None}
    assert all(not state.entries[each].out for each in sitting)
    assert state.alive == sum(not entry.out for entry in state.entries.values())
    covered = sorted(n for place in set(places(state).values()) for n in range(place.best, place.worst + 1))
    assert covered == list(range(1 if state.winner() else state.alive + 1, len(state.entries) + 1))
    assert state.chips == len(state.entries) * state.setup.starting_stack
    assert sum(entry.paid for entry in state.entries.values()) == len(state.entries) * 55_00
    assert sum(prizes(state)) == (state.pool if state.entries else 0) or state.posted is not None


def assert_replays(club: Club, main: TournamentId) -> None:
    """Memory, the file's journal and the projected tables say the same."""
    history = club.desk.history(main)
    stored = club.file.load(main)
    assert list(stored) == history.acts
    assert fold(stored, skip=retracted(stored)) == history.state
    assert history.state is not None
    rows = club.file.rows_of(main)
    told = rebuilt(main, history.counting(), history.state, club.time.now(), club.desk.club)
    assert dict(rows.entries) == dict(told.entries)
    assert dict(rows.results) == dict(told.results)
    assert dict(rows.payments) == dict(told.payments)
    assert dict(rows.records) == dict(told.records)


def money(club: Club, main: TournamentId) -> dict[PaymentKind, int]:
    """What changed hands, as the payment table has it, in cents."""
    found = dict.fromkeys(PaymentKind, 0)
    for row in club.file.rows_of(main).payments.values():
        found[row.kind] += row.amount
    return found
