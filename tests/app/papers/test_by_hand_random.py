"""Random hours by hand: typed back they come to what the same acts come to when they are done at the desk, and what the
desk refuses is refused.
"""

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, timedelta
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.by_hand import Paper
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.terms import Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, PlayerId, Seat, Seq, TournamentId
from tdapp.read.command_scene import Offer
from tdapp.read.people.names import PlayerName
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.conftest import MINUTE, SIX, STRUCTURE, setup_of
from tests.app.papers.test_by_hand import in_the_hall
from tests.app.test_every_door import TERMS

__all__ = ["in_the_hall"]

WORDS = Words("en", UTC)
OFFERS = [Offer("clock.pause", "Pause"), Offer("clock.resume", "Resume")]
PLAYERS, CLUB, LINES = 24, 40, 40


class Live:
    """The club in which everything is done at the desk, at its time; `lines`: the same as it is noted on paper."""

    def __init__(self, path: Path, seed: int) -> None:
        self.chance, self.clock = Random(seed), HandClock(SIX)
        self.club = Club.open(path, create=True, time=self.clock.source(), operator_name="Ada")
        self.people = self.club.add_players((PlayerName(f"Last{n:03d}", f"First{n:03d}"), "") for n in range(CLUB))
        self.main = self.club.create(setup_of(), STRUCTURE)
        desk = self.club.desk
        desk.do(self.main, price_list.set_terms, TERMS)
        desk.do(self.main, tournament.open_registration)
        desk.do(self.main, entries.register, self.people[:PLAYERS], desk.next_seed(self.main))
        desk.do(self.main, seating.draw_seats, desk.next_seed(self.main))
        desk.do(self.main, timing.start)
        self.lines: list[tuple[str, bool]] = []  # and whether the desk refused it

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    def hour(self) -> None:
        for _line in range(LINES):
            self.clock.forward(MINUTE * self.chance.randrange(3))
            noted = self.club.time.now().strftime("%H:%M ")
            way = self.chance.choices(WAYS, weights=OFTEN)[0]
            for typed, deed in way(self):
                try:
                    deed()
                except Refused:
                    self.lines.append((noted + typed, True))
                else:
                    self.lines.append((noted + typed, False))

    def sits(self) -> Seat:
        """The seat of somebody who plays."""
        seats = [entry.seat for entry in self.state.playing() if entry.seat is not None]
        return self.chance.choice(sorted(seats))

    def at(self, seat: Seat) -> EntryId:
        entry = self.state.at(seat)
        assert entry is not None
        return entry

    def free(self) -> list[Seat]:
        return [seat for table in self.state.open_tables() for seat in table.free]


Deeds = Iterator[tuple[str, Callable[[], object]]]


def bust(live: Live) -> Deeds:
    seat, winner = live.sits(), live.sits()
    if seat == winner:
        out = live.at(seat)
        yield f"bust {WORDS.seat(seat)}", lambda: live.club.desk.do(live.main, entries.bust_out, (out,), (), {})
        return
    out, by = live.at(seat), {live.at(seat): (live.at(winner),)}
    typed = f"bust {WORDS.seat(seat)} by {WORDS.seat(winner)}"
    yield typed, lambda: live.club.desk.do(live.main, entries.bust_out, (out,), (), {}, by=by)


def rebuy(live: Live) -> Deeds:
    seat, card = live.sits(), live.chance.random() < 0.5
    entry, paid = live.at(seat), in_full(Cents(20_00), Tender.CARD) if card else None
    typed = f"rebuy {WORDS.seat(seat)}{' card' if card else ''}"
    yield typed, lambda: live.club.desk.do(live.main, sales.buy, entry, "rebuy", paid, member=False)


def register(live: Live) -> Deeds:
    new = next((one for one in live.people if one not in live.state.players), None)
    if new is None:
        return
    tender = live.chance.choice((Tender.CASH, Tender.CARD))
    typed = f"register {live.club.directory[new].full}{' card' if tender is Tender.CARD else ''}"
    desk, seat = live.club.desk, live.chance.choice([None, *live.free()[:3]])
    done: list[PlayerId] = []

    def come() -> None:
        desk.do(live.main, entries.register, (new,), desk.next_seed(live.main), tender=tender)
        done.append(new)
        sits = live.state.entries[live.state.players[new]].seat
        if seat is not None and sits != seat:
            desk.do(live.main, seating.move, live.state.players[new], seat)

    yield typed + (f" {WORDS.seat(seat)}" if seat is not None else ""), come


def re_enter(live: Live) -> Deeds:
    out = sorted(entry.id for entry in live.state.entries.values() if entry.out)
    if out:
        desk, entry = live.club.desk, live.chance.choice(out)
        typed = f"re-entry #{entry}"
        yield typed, lambda: desk.do(live.main, entries.re_enter, entry, "again", desk.next_seed(live.main), None)


def back(live: Live) -> Deeds:
    out = sorted(entry.id for entry in live.state.entries.values() if entry.out)
    if out:
        desk, entry = live.club.desk, live.chance.choice(out)
        yield f"back #{entry}", lambda: desk.do(live.main, entries.reinstate, entry, desk.next_seed(live.main))


def back_and_buy(live: Live) -> Deeds:
    """Where rebuys are sold: else the box offers to bring back alone."""
    out, desk = sorted(entry.id for entry in live.state.entries.values() if entry.out), live.club.desk
    if out and desk.why_not(live.main, sales.buy, live.at(live.sits()), "rebuy") is None:
        entry = live.chance.choice(out)
        yield (
            f"rebuy #{entry}",
            lambda: desk.do(live.main, entries.back_and_buy, entry, "rebuy", desk.next_seed(live.main)),
        )


def move(live: Live) -> Deeds:
    seat, free = live.sits(), live.free()
    if free:
        to, entry = live.chance.choice(free), live.at(seat)
        typed = f"move {WORDS.seat(seat)} {WORDS.seat(to)}"
        yield typed, lambda: live.club.desk.do(live.main, seating.move, entry, to)


def swap(live: Live) -> Deeds:
    one, other = live.sits(), live.sits()
    if one != other:
        pair = live.at(one), live.at(other)
        yield f"swap {WORDS.seat(one)} {WORDS.seat(other)}", lambda: live.club.desk.do(live.main, seating.swap, *pair)


def broken(live: Live) -> Deeds:
    table = min(live.state.open_tables(), key=lambda each: each.seated)
    free = [seat for seat in live.free() if seat.table != table.number]
    here = [entry for entry in table.seats if entry is not None]
    if len(here) > len(free) or not here:
        return
    seats = live.chance.sample(free, len(here))
    for entry, seat in zip(here, seats, strict=True):
        old = live.state.entries[entry].seat
        typed = f"move {WORDS.seat(old)} {WORDS.seat(seat)}"
        yield typed, lambda entry=entry, seat=seat: live.club.desk.do(live.main, seating.move, entry, seat)  # type: ignore[misc]
    yield f"break {table.number}", lambda: live.club.desk.do(live.main, seating.close_table, table.number)


def clock(live: Live) -> Deeds:
    desk, now = live.club.desk, live.club.time.now()
    level = live.chance.randrange(1, 5)
    ways: list[tuple[str, Callable[[], object]]] = [
        ("pause", lambda: desk.do(live.main, timing.pause)),
        ("resume", lambda: desk.do(live.main, timing.resume)),
        ("+5", lambda: desk.do(live.main, timing.add_time, 5 * MINUTE)),
        ("-2", lambda: desk.do(live.main, timing.add_time, -2 * MINUTE)),
        (f"level {level}", lambda: desk.do(live.main, timing.go_to_level, level)),
        ("break 15 min", lambda: desk.do(live.main, timing.break_now, timedelta(minutes=15))),
    ]
    assert now
    yield live.chance.choice(ways)


def nonsense(live: Live) -> Deeds:
    def refuse() -> None:
        raise Refused("register.twice")

    yield live.chance.choice(("bust 99-1", "frob 3-2", "move 1-1 98-1")), refuse


WAYS = (bust, rebuy, register, re_enter, back, back_and_buy, move, swap, broken, clock, nonsense)
OFTEN = (10, 5, 3, 3, 2, 2, 3, 1, 1, 4, 1)


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 150))])
def test_typed_back_it_is_what_it_would_be_done_live(tmp_path: Path, request: pytest.FixtureRequest, seed: int) -> None:
    live = Live(tmp_path / "live.tdapp", seed)
    live.club.close()
    shutil.copy(tmp_path / "live.tdapp", tmp_path / "paper.tdapp")
    live.club = Club.open(tmp_path / "live.tdapp", create=False, time=live.clock.source(), operator_name="Ada")
    request.addfinalizer(live.club.close)
    live.hour()
    with Club.open(tmp_path / "paper.tdapp", create=False, time=live.clock.source(), operator_name="Ada") as club:
        before, acts = club.desk.state(live.main), len(club.desk.history(live.main).acts)
        paper = Paper(club, live.main, WORDS, OFFERS)
        read = paper.read("\n".join(line for line, _refused in live.lines))
        told = [(line.typed, line.refused is not None) for line in read.lines]
        assert told == live.lines, [(a, b) for a, b in zip(told, live.lines, strict=True) if a != b]
        assert read.refused, "nothing was refused: make more lines"
        with pytest.raises(Refused):
            paper.save("\n".join(line for line, _refused in live.lines))
        assert club.desk.state(live.main) is before
        done = paper.save("\n".join(line for line, refused in live.lines if not refused))
        assert len(club.desk.history(live.main).acts) == acts + done
        same(live.club, club, live.main)
        through_undo(club, live.main, before, acts)
        same(live.club, club, live.main)
    with Club.open(tmp_path / "paper.tdapp", create=False, time=live.clock.source(), operator_name="Ada") as club:
        same(live.club, club, live.main)


def same(live: Club, paper: Club, main: TournamentId) -> None:
    """Both clubs have the same tournament: in memory, and in their tables."""
    assert paper.desk.state(main) == live.desk.state(main)
    assert in_tables(paper, main) == in_tables(live, main)


def in_tables(club: Club, main: TournamentId) -> tuple[object, ...]:
    """The rows of the tables, payments in their order: their lines have other numbers, for each act says one thing
    more on paper.
    """
    rows = club.file.rows_of(main)
    paid = [replace(rows.payments[key], seq=Seq(0)) for key in sorted(rows.payments)]
    return rows.tournament, rows.entries, rows.results, paid


def through_undo(club: Club, main: TournamentId, before: State, acts: int) -> None:
    """Undo the hour, act by act, as far as the first one of the clock, which is corrected instead; then redo it."""
    undone = 0
    for act in reversed(club.desk.history(main).acts[acts:].copy()):
        if act.moves_clock:
            break
        club.desk.undo(main)
        undone += 1
    if undone == len(club.desk.history(main).acts[acts:]) / 2:
        assert club.desk.state(main) == before
    for _act in range(undone):
        club.desk.redo(main)
