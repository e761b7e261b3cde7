"""The demo club: a 180-player evening played through the same desk as any other, by a clock that is moved by hand.

`dev demo` plays it to the winner and takes pictures on the way; the first start of the application plays it up to the
present moment and lets the director click around in it.
"""

import csv
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

from tdapp.app.clock.watch import SEEN
from tdapp.app.club.payout_tables import payouts
from tdapp.app.demo import demo_chips, demo_structures
from tdapp.app.demo.demo_bubble import bubble_near, play_bubble, to_go
from tdapp.app.demo.demo_desk import STACK, Till, fill_waiting_list
from tdapp.app.demo.demo_races import ChipFloor
from tdapp.app.demo.demo_side import SideEvent, settle
from tdapp.app.demo.demo_structures import left_at
from tdapp.app.desk import Desk
from tdapp.app.house import keep_logo, set_house
from tdapp.app.open_club import Club
from tdapp.app.resources import resource
from tdapp.app.seating.house_seeds import KEY_SETTING, giving_public_value, revealing
from tdapp.app.seating.spread_groups import groups_now
from tdapp.app.time_source import TimeSource
from tdapp.domain import dealing, tournament
from tdapp.domain.clock import announcing, timing
from tdapp.domain.clock.boundaries import BoundaryKind, reached
from tdapp.domain.clock.structure import Structure
from tdapp.domain.club.house import House
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes import payouts as prizes
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.places import prizes as prizes_that_stand
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.prizes.things import hand_over, left_to_hand, who_gets
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.seating.proposal import ProposalKind
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, PlayerId, TournamentId
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.people.names import PlayerName
from tdapp.store.club_file import Chance

OPERATOR = "Demo"
FIELD = 180
EARLY = 168
STEP = timedelta(seconds=20)
BUBBLE_UNTIL = 0.7  # of a level: played later, its hand would take the clock over the end of it
SEED = "demo"
POSTED = "Registration is closed. The prizes hang at the desk."
HOUSE_NAME, SERIES = "Kaartclub Vier Schoppen", "Herfstweek"
SIDE_FROM = 4  # the level of the main event in which the side event starts

Milestone = Callable[[str, TournamentId], None]


class HandClock:
    """A clock that stands still until it is moved: the time source of demos and tests."""

    def __init__(self, start: datetime) -> None:
        self._seconds = start.timestamp()

    def __call__(self) -> float:
        return self._seconds

    def forward(self, by: timedelta) -> None:
        """Let so much time pass."""
        self._seconds += by.total_seconds()

    def source(self) -> TimeSource:
        """A time source that reads this clock for everything."""
        return TimeSource(self, self, self)


def demo_chance() -> Chance:
    """Random bytes that are the same every time: for an evening to look at, not for a club to work with."""
    return Random(SEED).randbytes


class Evening:
    """One evening of the demo club. `reached` is told each milestone by name, as it is reached.

    In a club opened with `demo_chance` it is the same evening every time, to the last line of the journal.
    """

    def __init__(self, club: Club, clock: HandClock, day: date, reached: Milestone) -> None:
        self.club = club
        self.clock = clock
        self.chance = Random(SEED)
        club.remember(KEY_SETTING, sha256(SEED.encode()).hexdigest())
        _show_house(club)
        demo_chips.keep_house_chips(club)
        self.main = self._create("Herfst Open 2026", day, "3", buy_in=150_00, fee=15_00, stack=STACK)
        self.side = self._create_turbo("Saturday Turbo", day, "4")
        self._reached = reached
        self._people = list(add_people(club))
        self._till = Till(club, self.main, self.chance)
        demo_chips.set_chips(club, self.main, demo_chips.MAIN)
        demo_chips.expect_sales(club, self.main)
        demo_chips.set_chips(club, self.side, demo_chips.TURBO)
        self._beside = SideEvent(club, self.side, Random(f"{SEED} side"), self._till.drawer)
        self._chips = ChipFloor(club, self.main, Random(f"{SEED} chips"), lambda far: reached(far, self.main))
        self._paused = False

    def play(self, until: datetime | None = None) -> None:
        """Play to the winner, or (`until`) to that instant of the hand clock."""
        self._before_the_start()
        self.play_on(until)

    def play_on(self, until: datetime | None = None) -> None:
        """Play on from where the evening stands."""
        for _ in self._ticks(until):
            self._tick()
            if self._state.alive == 1 and not self._open:
                self._end()
                return

    @property
    def _state(self) -> State:
        return self._desk.state(self.main)

    @property
    def _desk(self) -> Desk:
        return self.club.desk

    @property
    def _now(self) -> datetime:
        return self.club.time.now()

    @property
    def _open(self) -> bool:
        return registration_open(self._state, self._now)

    def _create(
        self,
        name: str,
        day: date,
        event: str,
        *,
        buy_in: int,
        fee: int,
        stack: Chips,
        structure: Structure = demo_structures.MAIN,
    ) -> TournamentId:
        table = dict(payouts())["by_field"]
        setup = Setup(
            name, day, "EUR", Cents(buy_in), Cents(fee), stack, 9, 6, table, Cents(5_00),
            event_number=event, event_name=SERIES,
        )  # fmt: skip
        # An id that follows from the name, and with it the secret of its draws: the same evening every time.
        made = TournamentId(sha256(f"{SEED} {name}".encode()).hexdigest()[:32])
        self.club.desk.create(made, setup, structure)
        return made

    def _create_turbo(self, name: str, day: date, event: str) -> TournamentId:
        stack = demo_chips.TURBO_STACK
        return self._create(name, day, event, buy_in=40_00, fee=5_00, stack=stack, structure=demo_structures.TURBO)

    def _before_the_start(self) -> None:
        desk, main, side = self._desk, self.main, self.side
        self._reached("setup", main)
        desk.do(main, tournament.open_registration)
        self._till.sell_early(self._people[:EARLY])
        self._reached("registering", main)
        desk.do(side, tournament.open_registration)
        some = self._people[FIELD : FIELD + 24]
        desk.do(side, entries.register, some, desk.next_seed(side), drawer=self._till.drawer)
        desk.do(main, giving_public_value(desk, main, groups_now(self.club, main)), "7 3 9")
        desk.do(main, seating.draw_seats, desk.next_seed(main))
        desk.do(side, seating.draw_seats, desk.next_seed(side))
        self._reached("drawn", main)
        desk.do(main, timing.start_at, self._now + timedelta(minutes=5))
        self._reached("scheduled", main)
        self._pass(timedelta(minutes=5))
        self._late = self._people[EARLY:FIELD]

    def _ticks(self, until: datetime | None) -> Iterator[None]:
        while until is None or self._now + STEP <= until:
            self._pass(STEP)
            yield

    def _pass(self, by: timedelta) -> None:
        since = self._now
        self.clock.forward(by)
        state = self._state
        for boundary in reached(state.structure, state.clock, since, self._now):
            if boundary.kind is BoundaryKind.LEFT:
                self._reached("last_minute", self.main)
            elif boundary.break_begins:
                if self._till.add_ons_wait:
                    self._till.sell_add_ons()
                self._chips.break_begins(state.structure[boundary.period + 1])
                self._reached("break", self.main)
            elif boundary.kind is BoundaryKind.END:
                self._reached("running", self.main)

    def _tick(self) -> None:
        state, desk, main = self._state, self._desk, self.main
        self._beside.step()
        view = self.club.desk.view(main, _level_and_rest, self._now)
        if view is None:
            self._chips.step()
            return
        level, fraction = view
        if self._late and level >= 2 and self._open and self.chance.random() < 0.12:
            self._till.sell_late(self._late.pop())
        self._till.sell_more(level)
        if level == SIDE_FROM:
            self._beside.start()
        self._bust_out(level, fraction)
        settle(self.club, main, self._proposed)
        if not self._open and self._state.posted is None:
            desk.do(main, prizes.post_prizes)
            desk.announce(main, announcing.announce, POSTED, timedelta(minutes=5))
            self._reached("posted", main)
        if level == 8 and fraction > 0.5 and state.clock.runs(self._now) and not self._paused:
            self._paused = True
            desk.do(main, timing.pause)
            self._reached("paused", main)
            self.clock.forward(timedelta(minutes=2))
            desk.do(main, timing.resume)

    def _bust_out(self, level: int, fraction: float) -> None:
        """Keep the number of players near what such an evening has at this point of the schedule."""
        curve = demo_structures.MAIN_LEFT
        wanted = left_at(curve, FIELD, level, fraction) - len(self._late if self._open else ())
        wanted = max(wanted, 2 if self._open else 1)
        while (state := self._state).alive > wanted:
            if bubble_near(state):
                if fraction > BUBBLE_UNTIL:
                    return
                play_bubble(self.club, self.main, self.clock.forward, self._reached)
                continue
            table = self.chance.choice([each for each in state.open_tables() if each.seated])
            seated = [entry for entry in table.seats if entry is not None]
            several = state.alive - wanted > 1 and len(seated) > 2 and self.chance.random() < 0.1 and to_go(state) != 2
            losers = self.chance.sample(seated, 2 if several else 1)
            act = self._desk.do(self.main, entries.bust_out, tuple(losers), (False, several)[: len(losers)])
            if act is not None and act.number % 37 == 0:
                self._desk.undo(self.main)  # the wrong one: it was the seat beside it
                self._desk.do(self.main, entries.bust_out, tuple(losers))
            if (self._state.alive, self._open) == (3, False):
                self._deal()

    def _proposed(self, kind: ProposalKind) -> None:
        if kind is ProposalKind.FINAL:
            self._reached("final", self.main)

    def _deal(self) -> None:
        """Three left: they count their chips, and deal by ICM with something left for the winner."""
        first, second, third = (entry.id for entry in self._state.playing())
        chips, unit = self._state.chips, 5_000
        largest, middle = (Chips(chips * part // 100 // unit * unit) for part in (47, 34))
        stacks = {first: middle, second: largest, third: Chips(chips - largest - middle)}
        saved = (Cents(prizes_that_stand(self._state)[0] // 20 // 5_000 * 5_000),)
        things = ("the trophy",)
        self._desk.do(self.main, dealing.make_deal, Agreed(DealMethod.ICM, stacks, saved=saved, things=things))
        self._desk.do(self.main, prizes.post_prizes)
        self._reached("deal", self.main)

    def _end(self) -> None:
        self._till.pay_prizes({entry: award.cents for entry, award in awards(self._state).items() if award.cents})
        for thing in left_to_hand(self._state):
            self._desk.do(self.main, hand_over, thing, who_gets(self._state, thing)[0])
        self._desk.do(self.main, tournament.finish)
        self._desk.do(self.main, revealing(self._desk, self.main))
        self._reached("finished", self.main)

    def wait_for_the_next(self) -> None:
        """Open another tournament of the evening, about to begin, for which people wait."""
        day = self._state.setup.day
        later = self._create_turbo("Late Night Turbo", day, "5")
        demo_chips.set_chips(self.club, later, demo_chips.TURBO)
        fill_waiting_list(self.club, later, self._people[FIELD + 24 :], self._now)


def make_demo_club(path: Path, time: TimeSource) -> None:
    """Make a club file with an evening in full swing now, for clicking around in. The file must not exist yet.

    Until now somebody looked: of the clocks that run nothing is asked when the club is opened.
    """
    now = time.now()
    begins = now - timedelta(hours=3, minutes=10)
    clock = HandClock(begins)
    with Club.open(path, create=True, time=clock.source(), operator_name=OPERATOR) as club:
        evening = Evening(club, clock, now.date(), _nobody)
        evening.play(until=now)
        evening.wait_for_the_next()
        club.remember(SEEN, time.now().isoformat())


def _nobody(_name: str, _tournament: TournamentId) -> None:
    """Nobody watches."""


def add_people(club: Club) -> tuple[PlayerId, ...]:
    """Let a club know the people of the demo."""
    with resource("demo", "players.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    columns = list(rows[0])
    return club.add_players((PlayerName(row[columns[0]], row[columns[1]]), row[columns[2]]) for row in rows)


def _show_house(club: Club) -> None:
    """Give the club its name, logo and colours."""
    logo = keep_logo(club, resource("demo", "logo.png").read_bytes())
    set_house(club, House(HOUSE_NAME, logo, "#0b3d2e", "#0b6e4f"))


def _level_and_rest(state: State, now: datetime) -> tuple[int, float] | None:
    """The level that runs and how much of it has passed; None in a break, or while the clock stands still."""
    view = clock_view(state, now)
    if view.level is None or view.phase not in (ClockPhase.RUNNING, ClockPhase.OVER):
        return None
    return view.level.number, view.fraction


DEFAULT_START = datetime(2026, 11, 21, 12, 55, tzinfo=UTC)  # a Saturday: play begins at two in the afternoon
