"""A director of the floor: draws with the house's seeds, keeps the room even, and remembers what truly happened."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.seating.current_proposal import CurrentProposals
from tdapp.app.seating.draw_sheet import exported
from tdapp.app.seating.house_seeds import giving_public_value
from tdapp.app.seating.spread_groups import groups_now
from tdapp.domain.facts import Fact
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import buttons, halting, moves, seating
from tdapp.domain.seating.halting import Halt, HaltState, halt_at
from tdapp.domain.seating.locks import open_seats
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, Proposal, ProposalKind
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, TableNo, TournamentId
from tests.draw_sheets import told_sheet
from tests.evenings.director import Director, assert_replays

SCRIPT = Path(__file__).parents[2] / "packaging" / "check_draws.py"
KNOWN = 0.6  # how often the floor can say where a button is that is asked for


class Floor(Director):
    """`truth`: who went out, hand by hand, worst place first, sharers together. `astray`: the book says otherwise now.

    `kinds`: what was proposed and accepted so far. `undone`: how many draws were taken back. `replays`: after every so
    many acts the journal is played once more and held against memory and the projected tables.
    """

    replays = 1

    def __init__(self, club: Club, clock: HandClock, main: TournamentId, seed: str, *, looks: bool = True) -> None:
        super().__init__(club, clock, main, seed, looks=looks)
        self.standing = CurrentProposals(club.desk.next_seed)
        self.truth: list[tuple[EntryId, ...]] = []
        self.astray = False
        self.kinds: list[ProposalKind] = []
        self.undone = 0

    def seed(self) -> str:
        return self.club.desk.next_seed(self.main)

    def draw(self, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> None:
        """A decision that draws, its seed last."""
        self.do(decision, *args, self.seed(), **kwargs)

    def value(self, value: str) -> None:
        """The room gives a value for the list as it stands."""
        groups = groups_now(self.club, self.main)
        self.do(giving_public_value(self.club.desk, self.main, groups), value)

    def lifted(self, code: str, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> None:
        """A decision with a refusal lifted for a reason."""
        assert self.club.desk.override(self.main, Reason(code, "as said"), decision, *args, **kwargs) is not None
        self.look()

    def undo_draw(self) -> None:
        """Take back the last act, which was a draw."""
        self.club.desk.undo(self.main)
        self.undone += 1
        self.look()

    def look(self) -> None:
        super().look()
        if self.looks:
            assert_room(self.state)
            if self.steps % self.replays == 0:
                assert_replays(self.club, self.main)
            if not self.astray:
                self.assert_truth()

    def assert_truth(self) -> None:
        assert_truth(self.state, self.truth)

    def out(self, *gone: EntryId) -> None:
        """These went out, one after the other."""
        for entry in gone:
            self.truth.append((entry,))
            self.bust(entry)

    def anybody(self, count: int = 1, *, spare: Sequence[EntryId] = ()) -> list[EntryId]:
        """Somebody with a seat, by chance."""
        return self.chance.sample([each for each in self.seated() if each not in spare], count)

    def at_table(self, table: TableNo) -> list[EntryId]:
        return [each for each in self.state.tables[table].seats if each is not None]

    def place_button(self, table: TableNo) -> None:
        """The button is before somebody of this table."""
        seats = [number for number, each in enumerate(self.state.tables[table].seats, 1) if each is not None]
        self.do(buttons.place, table, self.chance.choice(seats))

    def proposal(self) -> Proposal | None:
        return self.standing.of(self.main, self.state, self.club.time.now())

    def settle(self) -> None:
        """The whole room is put in order."""
        self.settle_up_to(None)

    def settle_up_to(self, upto: ProposalKind | None) -> Proposal | None:
        """Accept what is proposed, asking for the buttons it needs, until the room is in order; they all sit down.

        A proposal of the kind `upto` is not accepted but returned.
        """
        if any(entry.seat is None for entry in self.state.playing()):
            self.draw(seating.seat_waiting)
        for _turn in range(40):
            found = self.proposal()
            if found is None or found.kind is upto:
                break
            if found.asks:
                self.answer(found)
            else:
                self.accept(found)
        else:
            raise AssertionError("the room never comes to order")
        if self.state.floor.unseated:
            self.do(moves.confirm_seated)
        return found

    def answer(self, found: Proposal) -> None:
        """Say where a button is that is asked for, or that nobody knows."""
        table = found.asks[0]
        if self.chance.random() < KNOWN and self.state.tables[table].seated > 1:
            self.place_button(table)
        else:
            self.standing.choose(self.main, DRAW_UNKNOWN)

    def accept(self, found: Proposal) -> None:
        self.do(moves.accept, found, tuple(range(1, len(found.moves) + 1)))
        self.kinds.append(found.kind)
        if found.kind is ProposalKind.BALANCE:
            assert found.costs or len(found.moves) == found.bound
        if found.kind is ProposalKind.BALANCE and not found.costs:
            assert_even(self.state)

    def short(self, table: TableNo, by: int = 3) -> None:
        """So many of one table go out while nobody is moved there."""
        for entry in self.chance.sample(self.at_table(table), by):
            self.out(entry)

    def until_it_stops(self, table: TableNo) -> Halt:
        """Hands are played there until the big blind falls on an open seat."""
        for _hand in range(12):
            halt = halt_at(self.state, self.club.time.now(), table)
            assert halt is not None
            if halt.state is HaltState.STOPS:
                return halt
            assert halt.state is HaltState.PLAYS_ON, halt
            self.wait(1)
            self.do(discipline.hand_played, table)
        raise AssertionError("the big blind never falls on an open seat")

    def waive(self, table: TableNo) -> None:
        self.lifted("halt.needs_reason", halting.waive, table)

    def re_enter(self, entry: EntryId, offer: str) -> None:
        self.draw(entries.re_enter, entry, offer)


def assert_room(state: State) -> None:
    """No seat twice, nobody lost, nobody in a blocked seat, and whoever is on the way is in."""
    seats = [(entry.seat, entry.id) for entry in state.playing() if entry.seat is not None]
    assert len({seat for seat, _entry in seats}) == len(seats)
    assert all(state.at(seat) == entry for seat, entry in seats)
    assert sum(table.seated for table in state.tables.values()) == len(seats)
    assert not any(seat.number in state.room.rules.blocked_at(seat.table) for seat, _entry in seats)
    assert set(state.floor.unseated) <= {entry for _seat, entry in seats}
    assert set(state.floor.buttons) | set(state.floor.gone) <= set(state.tables)


def assert_truth(state: State, truth: Sequence[tuple[EntryId, ...]]) -> None:
    """Places are those of the evening as it truly happened."""
    worst = len(state.entries)
    expected: dict[EntryId, Place] = {}
    for group in truth:
        expected.update(dict.fromkeys(group, Place(worst - len(group) + 1, worst)))
        worst -= len(group)
    winner = state.winner()
    if winner is not None:
        expected[winner.id] = Place(1, 1)
    assert places(state) == expected


def assert_even(state: State) -> None:
    """Tables with a seat to spare are as full as the fullest, but for the tolerance."""
    least = min((table.seated for table in state.open_tables() if open_seats(state, table)), default=None)
    most = max(table.seated for table in state.open_tables())
    assert least is None or most - least <= state.floor.rules.tolerance


def sheet_of(director: Floor) -> dict[str, Any]:
    """The draws of the evening as they are exported, with the secrets that are not revealed yet."""
    return told_sheet(director.club.desk, director.main)


def checked(sheet: dict[str, Any] | bytes, path: Path) -> tuple[int, str]:
    """What the script says of a sheet, run as anybody would: exit code and output."""
    path.write_bytes(sheet if isinstance(sheet, bytes) else json.dumps(sheet).encode())
    told = subprocess.run([sys.executable, "-I", str(SCRIPT), str(path)], capture_output=True, text=True, check=False)
    assert not told.stderr
    return told.returncode, told.stdout


def assert_every_draw_checked(director: Floor, path: Path) -> None:
    """The script computes every draw of the evening again, those that were undone too."""
    code, said = checked(exported(director.club.desk, director.main), path)
    draws = director.club.desk.history(director.main).draws
    assert code == 0, said
    assert f"All {draws} draws are as they should be." in said
    assert len(re.findall(r"^Draw \d+ .*: OK,", said, re.MULTILINE)) == draws
    assert said.count("undone)") == director.undone
    assert "earlier version" not in said
