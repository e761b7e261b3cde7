"""The night that is practised: played through the desk up to each task, and what the floor does where nobody does it.

Whatever was done meanwhile, it is brought on from where it stands. Where it cannot be, the caller begins another one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from tdapp.app.club.payout_tables import payouts
from tdapp.app.demo.demo_chips import set_chips
from tdapp.app.demo.demo_side import settle
from tdapp.app.open_club import Club
from tdapp.app.trainer.night_time import NightTime
from tdapp.domain import dealing, tournament
from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts as prizes
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.prizes.seats import money_at
from tdapp.domain.refusal import Refused, require
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.seating import buttons, seating
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, OperatorId, PlayerId, TableNo, TournamentId
from tdapp.read.clock.clock import clock_view
from tdapp.read.trainer.tasks import RACED, Scene, Task, scene_of

SEATS, BREAK_AFTER, CLOSES_AFTER = 8, 2, 3
AT_FIRST = 58  # come in time; one more comes late, whose name is short and on every keyboard
STACK, ADDED = Chips(25_000), Chips(30_000)
REBUY, ADD_ON = "rebuy", "add_on"
LEVEL, BREAK = timedelta(minutes=15), timedelta(minutes=20)
BLINDS = (
    (100, 200), (125, 250), (200, 400), (300, 600), (500, 1_000), (700, 1_400), (1_000, 2_000), (1_500, 3_000),
    (2_000, 4_000), (3_000, 6_000), (4_000, 8_000), (6_000, 12_000), (8_000, 16_000), (10_000, 20_000),
)  # fmt: skip
STACKS = {
    "": {25: 8, 100: 8, 500: 4, 1000: 7, 5000: 3},
    ADD_ON: {5000: 6},
    REBUY: {25: 8, 100: 8, 500: 4, 1000: 7, 5000: 3},
}
TERMS = Terms(
    (
        Offer(
            REBUY, "Rebuy", SaleKind.REBUY, Price(Cents(50_00), Cents(0)), STACK,
            SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, BREAK_AFTER),
        ),
        Offer(
            ADD_ON, "Add-on", SaleKind.ADD_ON, Price(Cents(50_00), Cents(0)), ADDED,
            SaleSpan(SaleSpanKind.BREAK, BREAK_AFTER), 1,
        ),
    ),
)  # fmt: skip
TO_DEAL = 3  # players who share
LASTS = timedelta(hours=3)  # so long before now the night begins: at its end it is not later than it is


def structure() -> Structure:
    """The levels of the night, with one break, in which the 25s leave."""
    found: list[Level | Break] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        found.append(Level(Chips(small), Chips(big), Chips(big), AnteKind.BIG_BLIND, LEVEL))
        if number == BREAK_AFTER:
            found.append(Break(BREAK, "", (RACED,)))
    return tuple(found)


class Night:
    """One night of the practice club: a tournament, and the floor that plays it. `floor`: whose name its acts have."""

    def __init__(self, club: Club, main: TournamentId, floor: OperatorId, late: PlayerId) -> None:
        self.club, self.main, self.late = club, main, late
        self._floor = floor

    @classmethod
    def begin(cls, club: Club, floor: OperatorId, people: tuple[PlayerId, ...], name: str) -> "Night":
        """A new night: everybody has bought in and sits, but for the one who comes late."""
        table = dict(payouts())["nine_paid"]
        today = club.time.now().date()
        setup = Setup(name, today, "EUR", Cents(50_00), Cents(5_00), STACK, SEATS, CLOSES_AFTER, table, Cents(5_00))
        main = TournamentId(club.file.new_id())
        night = cls.of(club, main, floor, people)
        with night.as_floor():
            club.desk.create(main, setup, structure())
            club.desk.do(main, price_list.set_terms, TERMS)
            set_chips(club, main, STACKS)
            club.desk.do(main, tournament.open_registration)
            club.desk.do(main, entries.register, people[:AT_FIRST], club.desk.next_seed(main))
            club.desk.do(main, seating.draw_seats, club.desk.next_seed(main))
        return night

    @classmethod
    def of(cls, club: Club, main: TournamentId, floor: OperatorId, people: tuple[PlayerId, ...]) -> "Night":
        """The night that is played in a club."""
        others = [each for each in people[AT_FIRST:] if club.directory[each].full.isascii()]
        late = min(others, key=lambda each: len(club.directory[each].full))
        return cls(club, main, floor, late)

    @property
    def state(self) -> State:
        """The tournament at this moment."""
        return self.club.desk.state(self.main)

    @contextmanager
    def as_floor(self) -> Iterator[None]:
        """Let acts be the floor's, and tell the windows once, at the end."""
        desk = self.club.desk
        was, desk.operator = desk.operator, self._floor
        try:
            with desk.told_at_the_end():
                yield
        finally:
            desk.operator = was

    def lead_to(self, task: Task) -> Scene:
        """Play on to what a task is about, and say what that is. Refused where the night cannot be brought there."""
        with self.as_floor():
            self._before(task)
        return scene_of(task, self.state, self.late)

    def do(self, scene: Scene) -> None:
        """Do what is left of a task, as the floor does."""
        with self.as_floor():
            self._do(scene)

    # The floor

    def _before(self, task: Task) -> None:
        if task is not Task.START:
            require(bool(self.state.open_tables()), "seat.not_drawn")
            self._run()
            self._settle()
        match task:
            case Task.WRONG:
                self._pass(3)
                self._bust(scene_of(Task.OUT, self.state).entry)
            case Task.UNEVEN:
                self._make_uneven()
            case Task.ADD_ON:
                self._to_break()
                self._sell_add_ons()
            case Task.RACE:
                self._race_all_but_one()
            case Task.BUBBLE:
                self._to_bubble()
            case Task.DEAL:
                self._to_three()
            case Task.FINISH:
                self._to_winner()
            case Task.START:
                pass
            case _:
                self._pass(4)

    def _do(self, scene: Scene) -> None:
        desk, main, entry = self.club.desk, self.main, scene.entry
        match scene.task:
            case Task.START:
                self._run()
            case Task.LATE:
                if self.late not in self.state.players:
                    desk.do(main, entries.register, [self.late], desk.next_seed(main))
            case Task.OUT:
                self._bust(entry)
            case Task.WRONG:
                if scene.other is not None and entry_of(self.state, scene.other).out:
                    desk.do(main, entries.reinstate, scene.other, desk.next_seed(main))
                self._bust(entry)
            case Task.REBUY:
                if entry is not None:
                    desk.do(main, sales.buy, entry, REBUY)
            case Task.UNEVEN:
                self._settle()
            case Task.ADD_ON:
                self._add_on(scene.table)
            case Task.RACE:
                self._end_race(scene)
            case Task.BUBBLE:
                self._burst(entry)
            case Task.DEAL:
                self._deal()
            case Task.FINISH:
                self._pay(None)
                desk.do(main, tournament.finish)
            case Task.RULE:
                pass  # what the floor says at the table is on no record

    def _pass(self, minutes: float) -> None:
        time = self.club.time
        if not isinstance(time, NightTime):
            raise TypeError("the practice night is played in its own time")
        time.forward(timedelta(minutes=minutes))

    def _run(self) -> None:
        """Let the clock run, as it does through the night."""
        now, desk = self.club.time.now(), self.club.desk
        if not self.state.clock.started(now):
            desk.do(self.main, timing.start)
        elif not self.state.clock.runs(now):
            desk.do(self.main, timing.resume)

    def _settle(self) -> None:
        """Seat everybody as the program proposes, until nothing is proposed any more."""
        for _time in range(9):
            before = len(self.club.desk.history(self.main).acts)
            settle(self.club, self.main)
            if len(self.club.desk.history(self.main).acts) == before:
                return

    def _bust(self, entry: EntryId | None) -> None:
        if entry is not None and not entry_of(self.state, entry).out:
            self.club.desk.do(self.main, entries.bust_out, (entry,))

    def _bust_down_to(self, left: int, minutes: float) -> None:
        """Let go out until so many are left, one after the other from the fullest table."""
        while self.state.alive > left:
            table = max(self.state.open_tables(), key=lambda each: (each.seated, -each.number))
            seated = [entry for entry in table.seats if entry is not None]
            self._bust(seated[self.state.alive % len(seated)])
            self._pass(minutes)
            self._run()
            self._settle()

    def _make_uneven(self) -> None:
        """Two go out at one table. Where the buttons are was seen, so nothing is asked about them."""
        self._pass(2)
        table = min(self.state.open_tables(), key=lambda each: (each.seated, each.number))
        for entry in [entry for entry in table.seats if entry is not None][:2]:
            self._bust(entry)
        for each in self.state.open_tables():
            button = next(seat for seat, entry in enumerate(each.seats, 1) if entry is not None)
            self.club.desk.do(self.main, buttons.place, each.number, button)

    def _to_break(self) -> None:
        self._bust_down_to(min(self.state.alive, 52), 0.1)
        for _period in self.state.structure:
            view = clock_view(self.state, self.club.time.now())
            if view.on_break is not None:
                return
            self._pass(view.left / timedelta(minutes=1) + 0.05)
        raise Refused("clock.no_break")

    def _to_play(self) -> None:
        """Let the break end."""
        for _period in self.state.structure:
            view = clock_view(self.state, self.club.time.now())
            if view.on_break is None and not registration_open(self.state, self.club.time.now()):
                return
            self._pass(view.left / timedelta(minutes=1) + 0.05)

    def _sell_add_ons(self) -> None:
        last = scene_of(Task.ADD_ON, self.state).table
        for table in self.state.open_tables():
            if table.number != last:
                self._add_on(table.number)

    def _add_on(self, number: TableNo | None) -> None:
        table = self.state.tables.get(number) if number is not None else None
        has = {each.entry for each in self.state.purchases.values() if each.kind is SaleKind.ADD_ON}
        asked = [entry for entry in table.seats if entry is not None and entry not in has] if table else []
        if asked:
            self.club.desk.do(self.main, sales.buy_many, asked, ADD_ON)

    def _race_all_but_one(self) -> None:
        desk, scene = self.club.desk, scene_of(Task.RACE, self.state)
        if self.state.bank.race is None:
            desk.do(self.main, racing.begin, RACED, Chips(100), way=RaceWay.DRAWN)
        for table in self.state.open_tables():
            if table.seated and table.number != scene.table and table.number not in racing.going_on(self.state).tables:
                one, other = [seat for seat, entry in enumerate(table.seats, 1) if entry is not None][:2]
                desk.do(self.main, racing.settle, table.number, {one: 3, other: 1})
        if racing.going_on(self.state).waiting:
            desk.do(self.main, racing.draw, desk.next_seed(self.main))

    def _end_race(self, scene: Scene) -> None:
        desk = self.club.desk
        if self.state.bank.race is None:
            return
        if scene.table is not None and scene.table not in racing.going_on(self.state).tables:
            desk.do(self.main, racing.settle, scene.table, dict(scene.odd))
        if racing.going_on(self.state).waiting:
            desk.do(self.main, racing.draw, desk.next_seed(self.main))
        desk.do(self.main, racing.end)

    def _to_bubble(self) -> None:
        self._to_play()
        if self.state.posted is None:
            self.club.desk.do(self.main, prizes.post_prizes)
        self._bust_down_to(money_at(self.state) + 1, 0.7)

    def _burst(self, entry: EntryId | None) -> None:
        desk = self.club.desk
        if self.state.hands.play is None and entry is not None and not entry_of(self.state, entry).out:
            desk.do(self.main, hand_for_hand.begin)
        self._bust(entry)
        if (play := self.state.hands.play) is not None:
            if waits := hand_for_hand.pending(self.state, play):
                desk.do(self.main, hand_for_hand.done, waits)
            desk.do(self.main, hand_for_hand.end)

    def _to_three(self) -> None:
        """The room is told that it is in the money, and plays down to three."""
        desk = self.club.desk
        if self.state.hands.play is not None:
            desk.do(self.main, hand_for_hand.end)
        heads = tuple((table.number, table.seated) for table in self.state.open_tables() if table.seated)
        if desk.why_not(self.main, head_count.count, heads) is None:
            desk.do(self.main, head_count.count, heads)
        if desk.why_not(self.main, head_count.announce_money) is None:
            desk.do(self.main, head_count.announce_money)
        self._bust_down_to(TO_DEAL, 2)

    def _deal(self) -> None:
        if self.state.dealt is None and self.state.posted_deal is None:
            self.club.desk.do(self.main, dealing.make_deal, Agreed(DealMethod.EVEN))
        if self.state.posted_deal is None:
            self.club.desk.do(self.main, prizes.post_prizes)

    def _to_winner(self) -> None:
        """One is left, and everybody but the winner is paid."""
        self._bust_down_to(1, 3)
        self._pay(scene_of(Task.FINISH, self.state).entry)

    def _pay(self, but: EntryId | None) -> None:
        for entry, award in awards(self.state).items():
            if award.cents and entry != but and entry not in self.state.paid:
                self.club.desk.do(self.main, prizes.pay, entry)
