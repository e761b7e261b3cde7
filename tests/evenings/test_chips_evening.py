"""An evening of 500 players with their chips simulated piece by piece: after every act the ledger is their sum.

Rebuys, add-ons, re-entries with stacks given up, refunds, no-shows, two disqualifications, three races in three ways,
chips found, hidden and turning up late; and counts of the room, with and without a slip of the hand.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.chips import adjusting, chip_counts, chip_sets, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceRounding, RaceWay
from tdapp.domain.chips.chip_change import fewest_chips
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pieces, pieces_of
from tdapp.domain.chips.count_cause import Why
from tdapp.domain.chips.count_causes import causes, difference
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.money.terms import Refund, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.registration.price_list import STANDARD
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, SaleNo, TableNo
from tdapp.poker.cards import FULL_DECK
from tdapp.read.chips.chip_ledger import LedgerKind, LedgerView, ledger_view
from tdapp.values import replace
from tests.domain.chips.holdings import STACK
from tests.domain.evening import AGAIN, add_on, level, rebuy
from tests.evenings.director import MINUTE, SEVEN, Director, assert_replays, names, setup

PLENTY = 90_000
SET = ChipSet("hall", "Hall", tuple(
    Chip(Chips(value), colour, PLENTY)
    for value, colour in ((25, "#2e7d32"), (100, "#212121"), (500, "#6a1b9a"), (1_000, "#f9a825"), (5_000, "#d81b60"))
))  # fmt: skip
STACKS: dict[Chips, Pieces] = {
    Chips(20_000): STACK,
    Chips(15_000): ((Chips(100), 5), (Chips(500), 9), (Chips(1_000), 5), (Chips(5_000), 1)),
    Chips(30_000): ((Chips(1_000), 10), (Chips(5_000), 4)),
}
OPEN = SaleSpan(SaleSpanKind.BY_HAND)
TERMS = Terms(
    offers=(
        replace(AGAIN, window=OPEN, per_player=None),
        rebuy(chips=Chips(15_000), window=OPEN, per_player=None),
        add_on(window=OPEN, per_player=None),
    ),
    started=Refund.ALL_BUT_FEE,
    rebuy_percent=None,
)
RACES = (
    (25, 100, RaceWay.DRAWN, RaceRounding.HALF_UP),
    (100, 500, RaceWay.CARDS, RaceRounding.ALWAYS_UP),
    (500, 1_000, RaceWay.ROUND_UP, RaceRounding.HALF_UP),
)
LEVELS: Structure = (
    level(100), level(200), Break(15 * MINUTE, colour_up=(Chips(25),)),
    level(400), level(800), Break(15 * MINUTE, colour_up=(Chips(100),)),
    level(1_000), level(2_000), Break(15 * MINUTE, colour_up=(Chips(500),)),
    level(4_000), level(6_000),
)  # fmt: skip


class Floor(Director):
    """`stacks`: what every player in play has before him, piece by piece."""

    def __init__(self, club: Club, clock: HandClock) -> None:
        main = club.create(replace(setup("Chips", late_level=2)), LEVELS)
        super().__init__(club, clock, main, "chips", looks=False)
        self.stacks: dict[EntryId, Counter[int]] = {}
        self.proofs = 0

    # What is proved

    def look(self) -> None:
        """After every act: the ledger, the tournament's own sum and the chips on the tables are the same."""
        super().look()
        acts = self.club.desk.history(self.main).acts
        ledger = ledger_view(self.state, self.club.time.now(), acts, self.club.directory)
        on_tables = sum(worth(stack) for stack in self.stacks.values())
        assert ledger.total == self.state.chips == on_tables
        assert ledger.brought - ledger.left == on_tables
        assert set(self.stacks) == {entry.id for entry in self.state.playing()}
        self.proofs += 1

    # Chips that come and go

    def act(self, decision: object, *args: object, then: Callable[[], object], **kwargs: object) -> None:
        """An act, and what it does with the chips."""
        assert self.club.desk.do(self.main, decision, *args, **kwargs) is not None  # type: ignore[arg-type]
        then()
        self.look()

    def set_out(self, entries_in: Iterable[EntryId], chips: int = 20_000) -> None:
        """Stacks of so many chips go to these players, made of what is still in play."""
        for entry in entries_in:
            self.stacks.setdefault(entry, Counter()).update(self.made(chips))

    def made(self, chips: int) -> dict[int, int]:
        """The pieces of a stack."""
        values = chip_counts.denominations(self.state)
        pieces = {int(chip): count for chip, count in STACKS[Chips(chips)]}
        if set(pieces) <= set(values):
            return pieces
        made = fewest_chips(chips, values)
        assert made is not None
        return made

    def enter(self, players: tuple[object, ...]) -> None:
        """These buy in, and get their stacks."""
        first = self.state.last_entry + 1
        new = [EntryId(first + turn) for turn in range(len(players))]
        self.act(entries.register, players, self.seed(), then=lambda: self.set_out(new))

    def buys(self, entry: EntryId, offer: str, chips: int) -> None:
        self.act(sales.buy, entry, offer, then=lambda: self.set_out([entry], chips))

    def changes_his_mind(self, entry: EntryId) -> None:
        """A rebuy that is given back with the very chips it brought."""
        self.buys(entry, "rebuy", 15_000)
        sale = max(self.state.purchases)
        back = self.made(15_000)
        self.act(sales.give_back, SaleNo(sale), then=lambda: self.stacks[entry].subtract(back))

    def undone(self, entry: EntryId) -> None:
        """An add-on sold to the wrong player: undone, and the chips come back."""
        before = self.stacks[entry].copy()
        self.buys(entry, "add-on", 30_000)
        self.club.desk.undo(self.main)
        self.stacks[entry] = before
        self.look()

    def out(self, entry: EntryId) -> None:
        """His chips go to others at the table, and he is out."""
        seat = self.state.entries[entry].seat
        assert seat is not None
        others = [each for each in self.state.tables[seat.table].seats if each not in (None, entry)]
        heir = self.chance.choice(others or [each for each in self.stacks if each != entry])
        assert heir is not None
        self.stacks[heir].update(self.stacks.pop(entry))
        self.bust(entry)

    def back_in(self, entry: EntryId) -> None:
        """Somebody who is out enters again."""
        again = EntryId(self.state.last_entry + 1)
        self.act(entries.re_enter, entry, "again", self.seed(), then=lambda: self.set_out([again]))

    def gives_up(self, entry: EntryId) -> None:
        """Somebody gives up what is left, counted, and enters again."""
        again, left = EntryId(self.state.last_entry + 1), Chips(worth(self.stacks[entry]))

        def moved() -> None:
            del self.stacks[entry]
            self.set_out([again])

        self.act(entries.re_enter, entry, "again", self.seed(), surrenders=left, then=moved)

    def leaves(self, entry: EntryId) -> None:
        """An entry that is cancelled during play; what is left of the stack, counted, leaves with it."""
        left = Chips(worth(self.stacks[entry]))
        self.act(entries.unregister, entry, chips=left, then=lambda: self.stacks.pop(entry))

    def disqualify(self, entry: EntryId) -> None:
        left = Chips(worth(self.stacks[entry]))
        self.act(discipline.disqualify, entry, left, "conduct.cheating", then=lambda: self.stacks.pop(entry))

    # Play

    def pots(self, many: int) -> None:
        """So many pots: some pieces of one player go to another at the table."""
        for table in self.state.open_tables():
            sits = [each for each in table.seats if each is not None]
            for _ in range(many if len(sits) > 1 else 0):
                loser, winner = self.chance.sample(sits, 2)
                stack = self.stacks[loser]
                held = [chip for chip in stack if stack[chip] > 0]
                chip = self.chance.choice(held)
                many_chips = self.chance.randint(1, stack[chip])
                if worth(stack) > chip * many_chips:
                    stack[chip] -= many_chips
                    self.stacks[winner][chip] += many_chips

    # Races

    def race(self, old: int, new: int, way: RaceWay, rounding: RaceRounding) -> None:
        """A race at every table; two players keep an old chip in a pocket, which turns up afterwards."""
        self.do(racing.begin, Chips(old), Chips(new), way=way, rounding=rounding)
        pockets = [e for e, stack in self.stacks.items() if stack[old] > 2 and worth(stack) > 3 * old][:2]
        for table in self.state.open_tables():
            if table.seated:
                self.race_table(table.number, old, new, way, pockets)
        if way is RaceWay.DRAWN and self.state.bank.race is not None and self.state.bank.race.waiting:
            drawn = tuple(self.state.bank.race.waiting)
            assert self.club.desk.do(self.main, racing.draw, self.club.desk.next_seed(self.main)) is not None
            for number in drawn:
                self.paid_out(number, new)
            self.look()
        self.do(racing.end)
        for entry in pockets:
            self.turns_up(entry, old, new)

    def race_table(self, table: TableNo, old: int, new: int, way: RaceWay, pockets: list[EntryId]) -> None:
        """The odd chips of a table are taken in; the whole ones are exchanged, which changes nothing."""
        ratio, odd, only, collected = new // old, {}, [], 0
        for seat, entry in enumerate(self.state.tables[table].seats, 1):
            if entry is None:
                continue
            stack = self.stacks[entry]
            seen = stack[old] - (entry in pockets)
            whole, rest = divmod(seen, ratio)
            collected += seen
            stack[new] += whole
            stack[old] -= whole * ratio
            if rest:
                odd[seat] = rest
                if worth(stack) - (entry in pockets) * old == rest * old:
                    only.append(seat)
        cards = None
        if way is RaceWay.CARDS and odd:
            deck = self.chance.sample(tuple(FULL_DECK), len(odd))
            cards = {seat: (card,) for seat, card in zip(odd, deck, strict=True)}
        act = self.club.desk.do(self.main, racing.settle, table, odd, cards=cards, only_these=only, collected=collected)
        if act is not None and self.state.bank.race is not None and table in self.state.bank.race.tables:
            self.paid_out(table, new)
        self.look()

    def paid_out(self, table: TableNo, new: int) -> None:
        """The old odd chips of a table are gone, and the new ones stand before their winners."""
        race = self.state.bank.race
        assert race is not None
        before = sum(worth(stack) for stack in self.stacks.values())
        for each in race.tables[table].odds:
            stack = self.stacks[each.entry]
            stack[race.old] -= each.odd
            stack[new] += each.got
            if each.kept:
                stack[each.kept] += 1
            assert each.got <= 1
            assert worth(stack) > 0, "nobody is raced out"
        assert sum(worth(stack) for stack in self.stacks.values()) - before == race.change(race.tables[table])

    def turns_up(self, entry: EntryId, old: int, new: int) -> None:
        """A chip of the race that was in a pocket: worth less than a new one, so it is taken out of play."""
        if entry in self.stacks and self.stacks[entry][old]:
            pieces = pieces_of({Chips(old): self.stacks[entry][old]})
            gone = self.stacks[entry][old] * old // new

            def taken() -> None:
                self.stacks[entry][old] = 0
                self.stacks[entry][new] += gone

            self.act(adjusting.adjust, AdjustKind.LATE, taken=pieces, entry=entry, then=taken)

    # Counts

    def whole(self, table: TableNo) -> Chips:
        """All chips of a table."""
        return Chips(sum(worth(self.stacks[each]) for each in self.state.tables[table].seats if each is not None))

    def count(self) -> None:
        """A count of the room, every third table stack by stack; it agrees to the chip."""
        self.do(chip_counts.begin_count)
        for table in self.state.open_tables():
            if not table.seated:
                continue
            if table.number % 3:
                self.do(chip_counts.count, tables={table.number: self.whole(table.number)})
            else:
                stacks = {each: Chips(worth(self.stacks[each])) for each in table.seats if each is not None}
                self.do(chip_counts.count, stacks=stacks)
        assert chip_counts.uncounted(self.state) == ()
        assert difference(self.state) == 0
        assert causes(self.state) == ()

    def slips(self) -> None:
        """The same count with one table's number written wrong: it is found, put right, and the count is closed."""
        tables = [table.number for table in self.state.open_tables() if table.seated and table.number % 3]
        number = self.chance.choice(tables)
        right = self.whole(number)
        self.club.desk.override(
            self.main,
            Reason("counts.table_over_play", "as written on the sheet", ()),
            chip_counts.count,
            tables={number: Chips(right * 10)},
        )
        self.look()
        found = causes(self.state)
        assert (found[0].why, found[0].table, found[0].meant) == (Why.ZERO, number, right)
        self.do(chip_counts.count, tables={number: right})
        self.do(chip_counts.close_count)
        assert self.state.bank.closed[-1].counted == self.state.chips


def worth(stack: Counter[int]) -> int:
    return sum(chip * count for chip, count in stack.items())


@pytest.mark.parametrize("field", [pytest.param(60, id="slice"), pytest.param(500, marks=pytest.mark.soak)])
@pytest.mark.timeout(900)
def test_the_ledger_is_the_sum_of_the_stacks_all_evening(tmp_path: Path, field: int) -> None:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(field + field // 10))
        director = Floor(club, clock)
        _before_play(director, field)
        for turn, race in enumerate(RACES):
            _two_levels(director, turn)
            _break(director, race, slip=turn == 1)
        lines = {line.kind for line in _ledger(director).lines}
        assert lines >= {
            LedgerKind.ENTRY, LedgerKind.RE_ENTRY, LedgerKind.REBUY, LedgerKind.ADD_ON, LedgerKind.CANCELLED,
            LedgerKind.GIVEN_BACK, LedgerKind.GIVEN_UP, LedgerKind.DISQUALIFIED, LedgerKind.RACE, LedgerKind.ADJUSTED,
        }  # fmt: skip
        assert len(director.state.disqualified) == 2
        assert len(director.state.bank.raced) == 3
        assert director.proofs > field
        assert_replays(club, director.main)


def _ledger(director: Floor) -> LedgerView:
    acts = director.club.desk.history(director.main).acts
    return ledger_view(director.state, director.club.time.now(), acts, director.club.directory)


def _before_play(director: Floor, field: int) -> None:
    """The set and the price list are chosen, the field enters, and some never come."""
    people = tuple(director.club.directory)
    director.do(chip_sets.choose_set, SET)
    director.do(chip_sets.make_stack, STANDARD, STACK)
    director.do(price_list.set_terms, TERMS)
    director.do(tournament.open_registration)
    director.enter(people[:field])
    director.do(seating.draw_seats, director.seed())
    gone = [EntryId(3), EntryId(7)]
    director.act(entries.remove_no_shows, gone, then=lambda: [director.stacks.pop(each) for each in gone])
    director.do(timing.start)
    late = people[field:]
    for number in range(0, len(late), 5):
        director.enter(late[number : number + 5])


def _two_levels(director: Floor, turn: int) -> None:
    """Forty minutes of play: pots, bust-outs, re-entries, rebuys, somebody changes his mind, somebody is put out."""
    for minute in range(20):
        director.wait(2)
        director.pots(6)
        for entry in director.chance.sample(director.seated(), max(1, len(director.seated()) // 60)):
            director.out(entry)
            if turn < 2 and director.chance.random() < 0.5:
                director.back_in(entry)
        someone = director.chance.choice(director.seated())
        if turn == 0 and minute % 3 == 0:
            director.buys(someone, "rebuy", 15_000)
        if minute == 5:
            director.changes_his_mind(someone)
            director.undone(director.chance.choice(director.seated()))
        if turn == 0 and minute in (8, 14):
            director.gives_up(director.chance.choice(director.seated()))
        if turn == 0 and minute == 10:
            director.leaves(_without_purchases(director))
        if turn < 2 and minute == 12:
            director.disqualify(director.chance.choice(director.seated()))
        if minute % 5 == 4:
            director.settle()
    director.settle()


def _without_purchases(director: Floor) -> EntryId:
    bought = {each.entry for each in director.state.purchases.values()}
    return director.chance.choice([entry for entry in director.seated() if entry not in bought])


def _break(director: Floor, race: tuple[int, int, RaceWay, RaceRounding], *, slip: bool) -> None:
    """Add-ons, the race, a chip found under a table, and a count that agrees."""
    if race[0] == 25:
        for entry in director.chance.sample(director.seated(), 12):
            director.buys(entry, "add-on", 30_000)
    director.race(*race)
    finder = next(entry for entry, stack in director.stacks.items() if stack[race[1]] and worth(stack) > race[1])
    pieces = pieces_of({Chips(race[1]): 1})
    director.act(
        adjusting.adjust,
        AdjustKind.FOUND,
        taken=pieces,
        then=lambda: director.stacks[finder].subtract({race[1]: 1}),
    )
    director.count()
    if slip:
        director.slips()
    else:
        director.do(chip_counts.close_count)
    director.wait(15)
