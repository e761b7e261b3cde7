"""Evenings in which anything is done to seats in any order, and anything taken back: the book stays right."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.hands import end_of_day, hand_for_hand, head_count
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections, entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import arranging, breaking, buttons, floor_rules, moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, Choices
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules
from tdapp.domain.units import ActNo, Chips, EntryId, Seat, TableNo
from tdapp.values import replace
from tests.evenings.director import SEVEN, assert_replays, assert_sound, names, setup, structure
from tests.evenings.floor import Floor, checked, sheet_of

FIELD, LATE, DEEDS = 40, 12, 160


class AnyDeed(Floor):
    """Does whatever chance says; what the rules refuse is left, what they lift is lifted now and then."""

    def look(self) -> None:
        assert_sound(self.club, self.main)
        seats = [(entry.seat, entry.id) for entry in self.state.playing() if entry.seat is not None]
        assert all(self.state.at(seat) == entry for seat, entry in seats)
        assert sum(table.seated for table in self.state.tables.values()) == len(seats)
        assert set(self.state.floor.unseated) <= {entry for _seat, entry in seats}
        assert set(self.state.floor.buttons) | set(self.state.floor.gone) <= set(self.state.tables)

    def table(self) -> TableNo:
        return self.chance.choice(sorted(self.state.tables))

    def seat(self) -> Seat:
        return Seat(self.table(), self.chance.randint(1, 9))

    def gone(self) -> EntryId:
        """Somebody who is out."""
        if not len(self.state.outs):
            raise Refused("nobody_is_out")
        return self.chance.choice([*self.state.outs]).entry

    def bust_some(self) -> None:
        some = self.anybody(self.chance.randint(1, 3))
        self.do(entries.bust_out, some, [self.chance.random() < 0.3 for _ in some])

    def come(self) -> None:
        free = [player for player in self.club.directory if player not in self.state.players]
        self.draw(entries.register, free[:1])

    def propose(self) -> None:
        if self.chance.random() < 0.5:
            self.standing.choose(self.main, DRAW_UNKNOWN)
        found = self.proposal()
        if found is None:
            return
        if found.partial and self.chance.random() < 0.3:
            self.standing.choose(self.main, self.some_choice())
            found = self.proposal()
        if found is not None:
            badges = range(1, len(found.moves) + 1)
            chosen = [n for n in badges if self.chance.random() < 0.8] if found.partial else badges
            self.do(moves.accept, found, tuple(chosen))

    def some_choice(self) -> Choices:
        one, other = self.anybody(2)
        return Choices(kept=((one, self.seat()),), stays=frozenset({other}), spared=frozenset({self.table()}))

    def take_back(self) -> None:
        deed = self.chance.choice((self.club.desk.undo, self.club.desk.undo, self.club.desk.redo))
        deed(self.main)

    def retract(self) -> None:
        number = self.chance.randint(6, max(6, len(self.club.desk.history(self.main).acts)))
        self.club.desk.retract(self.main, ActNo(number))

    def arrange(self) -> None:
        people = self.chance.sample(sorted(self.club.directory), 3)
        rules = replace(
            self.state.room.rules,
            blocked=(BlockedSeat(self.chance.randint(1, 9), self.table()),),
            apart=(Apart(people[0], people[1]),),
            kept=(KeptSeat(people[2], self.seat()),) if self.chance.random() < 0.4 else (),
            first=(self.chance.randint(1, 9),) if self.chance.random() < 0.4 else (),
            even=self.chance.random() < 0.5,
            redraw_at=(self.chance.randint(10, 30),),
        )
        self.do(arranging.set_room, rules)

    def rules(self) -> None:
        order = self.chance.choice(list(BreakOrder))
        self.do(floor_rules.set_rules, FloorRules(self.chance.randint(1, 3), self.chance.choice((0, 7, 8)), order))

    def deeds(self) -> list[Callable[[], object]]:
        one, other = self.anybody(2)
        now = self.club.time.now()
        return [
            self.bust_some,
            self.bust_some,
            self.come,
            self.propose,
            self.propose,
            self.take_back,
            self.retract,
            self.arrange,
            self.rules,
            lambda: self.do(buttons.place, self.table(), self.chance.randint(1, 9)),
            lambda: self.do(buttons.forget, self.table()),
            lambda: self.do(discipline.hand_played, self.table()),
            lambda: self.waive(self.table()),
            lambda: self.do(breaking.compress, self.table()),
            lambda: self.do(breaking.swap_tables, self.table(), TableNo(self.chance.randint(1, 9))),
            lambda: self.standing.break_next(self.main, self.table()),
            lambda: self.value(f"card {self.chance.randint(1, 52)}"),
            lambda: self.draw(seating.redraw),
            lambda: self.draw(seating.seat_waiting),
            lambda: self.do(seating.move, one, self.seat()),
            lambda: self.do(seating.swap, one, other),
            lambda: self.do(seating.open_table),
            lambda: self.do(seating.close_table, self.table()),
            lambda: self.do(moves.confirm_seated, (self.chance.choice(sorted(self.state.floor.unseated) or [one]),)),
            lambda: self.do(corrections.wrong_seat, ((one, self.seat()),)),
            lambda: self.lifted("wrong_seat.goes_back", corrections.wrong_seat, ((one, self.seat()),), stay=True),
            lambda: self.draw(corrections.correct_bust_out, self.gone(), one),
            lambda: self.do(corrections.forgotten_bust_out, one, self.gone()),
            lambda: self.do(corrections.place_bust_out, self.gone(), self.gone(), tied=self.chance.random() < 0.3),
            lambda: self.draw(entries.reinstate, self.gone()),
            lambda: self.do(hand_for_hand.begin),
            lambda: self.do(hand_for_hand.done, (self.table(),)),
            lambda: self.do(hand_for_hand.settle, {each.id: Chips(500) for each in self.state.entries.values()}),
            lambda: self.do(hand_for_hand.end),
            lambda: self.do(head_count.count, ((self.table(), self.chance.randint(0, 9)),)),
            lambda: self.do(end_of_day.set_day_end, self.chance.randint(1, 12)),
            lambda: self.draw(end_of_day.draw_last_hands),
            lambda: self.do(end_of_day.play_on),
            lambda: self.do(timing.pause if self.state.clock.runs(now) else timing.resume),
            lambda: self.do(tournament.close_registration),
        ]


NO_VALUE = "it was made without a word from the room"


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(n, marks=pytest.mark.soak) for n in range(3, 150))])
def test_anything_in_any_order(tmp_path: Path, seed: int) -> None:
    clock, path = HandClock(SEVEN), tmp_path / "club.tdapp"
    chance = Random(f"chance {seed}").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(FIELD + LATE))
        director = AnyDeed(club, clock, club.create(setup(late_level=6), structure(30)), str(seed))
        director.do(tournament.open_registration)
        director.draw(entries.register, tuple(club.directory)[:FIELD])
        director.value("heron")
        director.draw(seating.draw_seats)
        director.do(timing.start)
        for turn in range(DEEDS):
            director.wait(director.chance.random() * 2)
            if director.state.alive < 4 or not director.state.tables:
                break
            with suppress(Refused):
                director.chance.choice(director.deeds())()
            director.look()
            if turn % 20 == 0:
                assert_replays(club, director.main)
        assert_replays(club, director.main)
        _code, said = checked(sheet_of(director), tmp_path / "draws.json")
        wrong = [line for line in said.splitlines() if "WRONG" in line]
        assert all(NO_VALUE in line for line in wrong), said  # everybody anew, after the start was taken back
