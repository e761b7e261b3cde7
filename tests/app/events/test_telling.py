"""Each happening is told of once and only once: whatever is undone, done again, reloaded or reopened in between."""

from collections.abc import Callable
from datetime import UTC, timedelta
from pathlib import Path
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.events.club_rules import SETTING, put_rules, shipped_rules
from tdapp.app.events.telling import Due, Telling
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.events.rules import Rule, Trigger
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.breaking import break_table
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.values import replace
from tests.app.conftest import SIX, STRUCTURE, setup_of

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
TICK = timedelta(seconds=30)
RULES = (
    *(Rule(f"t_{each}", each, flash=True) for each in Trigger if each not in (
        Trigger.LEVEL_LEFT, Trigger.BREAK_LEFT, Trigger.CLOSING, Trigger.PLACE, Trigger.AT_TIME)),
    Rule("level_left", Trigger.LEVEL_LEFT, before=MINUTE, flash=True),
    Rule("break_left", Trigger.BREAK_LEFT, before=2 * MINUTE, flash=True),
    Rule("t_closing", Trigger.CLOSING, before=5 * MINUTE, flash=True),
    Rule("place", Trigger.PLACE, place=10, flash=True),
)  # fmt: skip
STEPS = 20


class Room:
    """A club that is closed and opened again by hand, and what it told the room."""

    def __init__(self, folder: Path, *, meddled: bool) -> None:
        self.path, self.meddled, self.steps = folder / "club.tdapp", meddled, 0
        self.told: list[tuple[str, str]] = []
        self.names: dict[TournamentId, str] = {}
        self.open(create=True)
        self.people = self.club.add_players((PlayerName(f"Last{number}"), "") for number in range(20))
        put_rules(self.club, (*(replace(each, on=False) for each in shipped_rules()), *RULES))
        self.telling.read_rules()

    def open(self, *, create: bool = False) -> None:
        self.clock = HandClock(SIX if create else self.club.time.now())
        self.club = Club.open(self.path, create=create, time=self.clock.source(), operator_name="Ada")
        self.telling = Telling(self.club, self.tell, pytest.fail, UTC)
        self.look()

    def tell(self, due: Due) -> None:
        self.told.append((self.names[due.tournament], due.happening.key.split(":2026")[0]))

    def new(self, name: str) -> TournamentId:
        main = self.club.create(setup_of(name), STRUCTURE)
        self.names[main] = name
        self.look()
        return main

    def look(self) -> None:
        for main in self.names:
            self.telling.look(main, self.club.time.now())

    def state(self, main: TournamentId) -> State:
        return self.club.desk.state(main)

    def do(self, main: TournamentId, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """An act; where somebody meddles, it is undone and done again, and now and then the club is opened anew."""
        self.wait(SECOND)
        self.club.desk.do(main, decision, *args, **kwargs)
        self.look()
        if self.meddled:
            for way in (self.club.desk.undo, self.club.desk.redo):
                try:
                    way(main)
                except Refused:
                    break
                self.look()
            self.steps += 1
            if self.steps % STEPS == 0:
                self.club.close()
                self.open()

    def wait(self, by: timedelta, step: timedelta = SECOND) -> None:
        for _ in range(by // step):
            self.clock.forward(step)
            self.look()


def night(room: Room) -> list[tuple[str, str]]:
    """A night with everything in it that anybody is told of, and a side event beside it."""
    main, side = room.new("main"), room.new("side")
    for each in (main, side):
        room.do(each, tournament.open_registration)
    room.do(main, entries.register, room.people, "seed")
    room.do(side, entries.register, room.people[:4], "seed")
    for each in (main, side):
        room.do(each, seating.draw_seats, "seed")
        room.do(each, timing.start)
    room.wait(19 * MINUTE, TICK)
    room.do(side, timing.pause)
    room.wait(MINUTE, TICK)
    if room.meddled:  # the clock goes over the end of the level once more
        room.do(main, timing.set_back, 2 * MINUTE)
        room.wait(2 * MINUTE, TICK)
    room.wait(32 * MINUTE, TICK)
    for number in range(20, 9, -1):
        room.do(main, entries.bust_out, (EntryId(number),))
    while len(room.state(main).tables) > 1:
        proposal = break_table(room.state(main), room.club.time.now(), max(room.state(main).tables), "seed")
        assert proposal is not None
        room.do(main, moves.accept, proposal, range(1, len(proposal.moves) + 1))
    room.do(main, payouts.post_prizes)
    room.do(main, hand_for_hand.begin)
    room.do(main, hand_for_hand.done, tuple(room.state(main).tables))
    room.do(main, hand_for_hand.settle)
    room.do(main, hand_for_hand.end)
    for number in range(9, 1, -1):
        room.do(main, entries.bust_out, (EntryId(number),))
    room.club.close()
    return room.told


def test_each_happening_is_told_of_once_and_only_once(tmp_path: Path) -> None:
    for folder in ("straight", "meddled"):
        (tmp_path / folder).mkdir()
    straight = night(Room(tmp_path / "straight", meddled=False))
    meddled = night(Room(tmp_path / "meddled", meddled=True))
    assert len(set(straight)) == len(straight)
    assert {key.partition(":")[0] for _name, key in straight} >= {
        *("start", "level_left", "level_up", "closing", "closes", "break_begins", "break_left", "break_ends"),
        *("table_breaks", "final_table", "hand_for_hand", "next_hand", "bubble", "in_money", "place", "finish"),
    }
    assert [each for each in straight if each[0] == "side"] == [
        ("side", "start"),
        ("side", "level_left:60:1"),
        ("side", "paused"),
    ]
    once = [each for each in meddled if each[1] not in ("paused", "goes_on")]
    assert len(set(once)) == len(once), [each for each in once if once.count(each) > 1]
    assert set(once) == {each for each in straight if each[1] not in ("paused", "goes_on")}


def test_a_level_that_is_played_again_ends_again_by_itself_and_not_by_undo_or_a_new_start(tmp_path: Path) -> None:
    room = Room(tmp_path, meddled=False)
    main = room.new("main")
    room.do(main, tournament.open_registration)
    room.do(main, entries.register, room.people, "seed")
    room.do(main, seating.draw_seats, "seed")
    room.do(main, timing.start)
    room.wait(20 * MINUTE + TICK, TICK)
    ends = [("main", "level_left:60:1"), ("main", "level_up:2")]
    assert room.told[-2:] == ends
    so_far = len(room.told)
    room.do(main, timing.previous_period)
    room.club.desk.undo(main)
    room.look()
    room.do(main, timing.previous_period)
    room.do(main, timing.next_period)  # forward by hand is no end of its own
    room.do(main, timing.previous_period)
    room.club.close()
    room.open()
    assert len(room.told) == so_far
    room.wait(20 * MINUTE + TICK, TICK)
    assert room.told[so_far:] == ends
    room.do(main, timing.set_back, 2 * MINUTE)  # that puts the time right
    room.wait(3 * MINUTE, TICK)
    assert room.told[so_far:] == ends
    room.club.close()


def test_rules_that_cannot_be_read_are_told_and_the_last_good_ones_stay(club: Club) -> None:
    troubles: list[Refused] = []
    telling = Telling(club, pytest.fail, troubles.append)
    assert telling.rules == shipped_rules()
    put_rules(club, RULES)
    telling.read_rules()
    good = telling.rules
    club.remember(SETTING, "[[rule]]\nkey = 1")
    telling.read_rules()
    assert telling.rules == good and [each.code for each in troubles] == ["events.missing"]


def test_what_was_told_stands_in_the_file_whatever_somebody_wrote_there(club: Club, clock: HandClock) -> None:
    told: list[Due] = []
    main = club.create(setup_of(), STRUCTURE)
    club.remember(f"events.told.{main}", '{"not": "a list"')
    telling = Telling(club, told.append, pytest.fail, UTC)
    telling.look(main, club.time.now())
    club.desk.do(main, tournament.open_registration)
    club.desk.do(main, tournament.close_registration)
    telling.look(main, club.time.now())
    assert told == []  # it was opened and closed between two looks
    club.desk.do(main, tournament.open_registration)
    telling.look(main, club.time.now())
    club.desk.do(main, tournament.close_registration)
    telling.look(main, club.time.now())
    telling.look(main, club.time.now())
    assert [each.happening.trigger for each in told] == [Trigger.CLOSES]
    assert club.settings()[f"events.told.{main}"] == '["closes"]'
