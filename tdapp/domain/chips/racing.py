"""Decisions of a chip race: begin it, settle or draw table after table, end it (HC and TDA 24, N-15, A3)."""

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_bank import Odd, Race, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_facts import OddChipsCounted, RaceBegun, RaceEnded, TableRaced
from tdapp.domain.chips.chip_pieces import staying
from tdapp.domain.chips.chip_race import dealt
from tdapp.domain.chips.race_checks import blind_left, counted_now, play_holds, stock_holds
from tdapp.domain.chips.race_results import Cards, by_cards, by_hand, decided
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Chips, Seat, TableNo
from tdapp.poker.cards import FULL_DECK
from tdapp.values import replace

RULE = "24"


class Unraced(Struct, frozen=True):
    """What a race still lacks before it ends without a reason. `tables`: tables with players whose race is not done.

    `again`: those of them whose odd chips were entered and cannot be drawn for, because somebody with odd chips has
    left his seat. `seats`: players who came to a table after it was done from one that was not; `stuck`: those
    of them whose table cannot be entered again, because somebody raced there has left it.
    """

    tables: tuple[TableNo, ...]
    again: tuple[TableNo, ...]
    seats: tuple[Seat, ...]
    stuck: tuple[Seat, ...]

    @property
    def done(self) -> bool:
        """Whether nothing is lacking: the race can end."""
        return not self.tables and not self.seats


def begin(
    state: State,
    now: datetime,
    old: Chips,
    new: Chips,
    *,
    way: RaceWay = RaceWay.CARDS,
    rounding: RaceRounding = RaceRounding.HALF_UP,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Begin a race: chips worth `old` leave play and are raced for chips worth `new`.

    Takes a reason while a blind or ante still to come cannot be paid without them, and while a lower chip stays.
    """
    require(not state.finished, "finished")
    require(bool(state.tables), "seat.not_drawn")
    bank = state.bank
    if bank.chip_set is None:
        raise Refused("race.no_set")
    require(bank.race is None, "race.goes_on", chip=bank.race.old if bank.race else 0)
    for chip in (old, new):
        require(bank.chip_set.chip(chip) is not None, "race.not_in_set", chip=chip, chips=bank.chip_set.values)
        require(chip not in bank.gone, "race.gone", chip=chip)
    require(new > old and new % old == 0, "race.not_a_multiple", old=old, new=new)
    stays = staying(state, old)
    lower = [chip for chip in stays if chip < old]
    allow.unless(not lower, "race.lower_stays", chip=old, lower=lower[0] if lower else 0)
    level, amount = blind_left(state, now, (*stays, new))
    allow.unless(level is None, "race.still_needed", chip=old, level=level, amount=amount)
    return (RaceBegun(old, new, way, rounding),)


def settle(
    state: State,
    now: datetime,
    table: TableNo,
    odd: Mapping[int, int],
    *,
    cards: Cards | None = None,
    given: Mapping[int, int] | None = None,
    only_these: Collection[int] = (),
    collected: int | None = None,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Record the odd chips of a table, by seat. It is done where they alone say who gets a new chip; else it waits for
    `cards` (the highest of each racing seat), for the draw, or for what the floor gives (`given`, by seat).

    `only_these`: seats whose odd chips are all they have. `collected`: all old chips the table handed in. A table may
    be settled again while the race goes on. Nothing to do when it stands so already, and nobody came to it since:
    that a newcomer has no odd chips is on record too, and deals no cards again.
    """
    race = going_on(state)
    _all_still_there(state, race, table)
    counted = TableRace(table, _odds(state, now, race, table, odd, only_these, allow), collected)
    _adds_up(race, counted)
    play_holds(state, race, counted)
    result = _result(state, race, counted, cards, given)
    done = race.tables.get(table)
    if done is not None and (done == result or (not cards and given is None and _raced_so(done, counted))):
        came = any(seat.table == table for seat in unraced(state, race).seats)
        return (TableRaced(done),) if came else ()
    if result is None:
        return () if race.waiting.get(table) == counted else (OddChipsCounted(counted),)
    stock_holds(state, race, (result,), allow)
    return (TableRaced(result),)


def draw(
    state: State, now: datetime, seed: str, tables: Collection[TableNo] = (), *, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Draw the cards of these tables, or of all that wait for theirs, by one numbered draw.

    Refuses when nobody's cards are to be dealt, and a table where somebody has left his seat since its chips were
    entered. A table that was broken meanwhile waits for nothing: its players have taken their chips along.
    """
    race = going_on(state)
    require(race.way is not RaceWay.FLOOR, "race.floor_decides")
    chosen = sorted(tables or (number for number in race.waiting if number in state.tables))
    require(bool(chosen), "race.nothing_waits")
    found = []
    for number in chosen:
        waiting = race.waiting.get(number)
        if waiting is None:
            raise Refused("race.not_entered", table=number)
        for each in waiting.odds:
            seat = Seat(number, each.seat)
            require(state.at(seat) == each.entry, "race.has_left", entry=each.entry, seat=seat)
        found.append(drawn_with(state, race, waiting, seed))
    stock_holds(state, race, tuple(found), allow)
    return tuple(TableRaced(table, seed) for table in found)


def drawn_with(state: State, race: Race, counted: TableRace, seed: str) -> TableRace:
    """What comes of the odd chips of a table with the cards a seed deals."""
    cards = dealt(seed, counted.table, {each.seat: each.odd for each in counted.odds})
    return replace(counted, odds=by_cards(race, counted.odds, cards, kept=_kept(state, race)))


def end(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """End the race: every table is raced, and the old chips are out of play. Takes a reason while tables or players are
    to go.
    """
    race = going_on(state)
    left = unraced(state, race)
    allow.unless(not left.tables, "race.tables_left", n=len(left.tables), tables=left.tables)
    allow.unless(not left.seats, "race.players_left", n=len(left.seats), seats=left.seats)
    return (RaceEnded(race.old),)


def going_on(state: State) -> Race:
    """The chip race that goes on; refuses when none does."""
    require(not state.finished, "finished")
    if state.bank.race is None:
        raise Refused("race.none")
    return state.bank.race


def unraced(state: State, race: Race) -> Unraced:
    """What the race still lacks before it ends."""
    tables = tuple(table.number for table in state.open_tables() if table.seated and table.number not in race.tables)
    again = tuple(number for number in tables if _left(state, race.waiting.get(number)))
    seats = _not_raced(state, race)
    stuck = tuple(seat for seat in seats if _left(state, race.tables.get(seat.table)))
    return Unraced(tables, again, seats, stuck)


def _left(state: State, raced: TableRace | None) -> Odd | None:
    """Who had odd chips at a table and has left his seat since, None: nobody."""
    if raced is None:
        return None
    return next((each for each in raced.odds if state.at(Seat(raced.table, each.seat)) != each.entry), None)


def _not_raced(state: State, race: Race) -> tuple[Seat, ...]:
    """The seats of those who came to a table after it was done, from one that was not: nobody has raced their chips.

    Whoever bought in since the race began has a whole stack, and none that are odd.
    """
    raced = {entry for table in race.sat.values() for entry in table}
    return tuple(
        Seat(table.number, number)
        for table in state.open_tables()
        if table.number in race.tables
        for number, entry in enumerate(table.seats, 1)
        if entry is not None and entry <= race.tickets and entry not in raced
    )


def _all_still_there(state: State, race: Race, table: TableNo) -> None:
    """Refuse to enter a done table again once somebody whose chips were raced there has left: what came of them would
    be forgotten.
    """
    left = _left(state, race.tables.get(table))
    if left is not None:
        raise Refused("race.raced_left", entry=left.entry, seat=Seat(table, left.seat))


def _odds(
    state: State,
    now: datetime,
    race: Race,
    table: TableNo,
    odd: Mapping[int, int],
    only_these: Collection[int],
    allow: Allowed,
) -> tuple[Odd, ...]:
    """What each seat has left over, from the lowest seat."""
    require(table in state.tables, "table.unknown", table=table)
    for number in only_these:
        require(odd.get(number, 0) > 0, "race.only_without", seat=Seat(table, number))
    found = []
    for number in sorted(number for number, chips in odd.items() if chips):
        seat, chips = Seat(table, number), odd[number]
        require(state.has(seat), "seat.unknown", seat=seat)
        entry = state.at(seat)
        if entry is None:
            raise Refused("race.empty_seat", seat=seat)
        require(0 < chips < race.ratio, "race.odd", seat=seat, n=chips, most=race.ratio - 1, old=race.old, new=race.new)
        stack, worth = counted_now(state, now, entry), chips * race.old
        allow.unless(
            stack is None or worth <= stack, "race.more_than_stack", entry=entry, worth=worth, chips=stack or 0
        )
        found.append(Odd(entry, number, chips, number in only_these or stack == worth))
    return tuple(found)


def _adds_up(race: Race, counted: TableRace) -> None:
    """Refuse a sum handed in that is not the odd chips and whole new ones."""
    if counted.collected is None:
        return
    rest = counted.collected - counted.odd
    n, odd, chip = counted.collected, counted.odd, race.old
    require(rest >= 0, "race.collected_short", table=counted.table, n=n, odd=odd, chip=chip)
    over = rest % race.ratio
    require(
        not over, "race.collected", table=counted.table, n=n, odd=odd, chip=chip, rest=rest, new=race.new, over=over
    )


def _result(
    state: State, race: Race, counted: TableRace, cards: Cards | None, given: Mapping[int, int] | None
) -> TableRace | None:
    """The table with what came of it; None: that is not known yet."""
    racing, table = {each.seat for each in counted.odds}, counted.table
    for seat in (*(cards or ()), *(given or ())):
        require(seat in racing, "race.races_not", seat=Seat(table, seat))
    kept = _kept(state, race)
    if race.way is RaceWay.FLOOR and given is not None:
        for seat, chips in given.items():
            require(0 <= chips <= 1, "race.one_each", citation=RULE, seat=Seat(table, seat))
        return replace(counted, odds=by_hand(counted.odds, given, kept=kept))
    if cards:
        require(race.way is not RaceWay.FLOOR, "race.floor_decides")
        _cards_fit(counted, cards)
        return replace(counted, odds=by_cards(race, counted.odds, cards, kept=kept))
    return replace(counted, odds=by_cards(race, counted.odds, {}, kept=kept)) if decided(race, counted.odds) else None


def _cards_fit(counted: TableRace, cards: Cards) -> None:
    """Refuse cards for some of the racing seats only, and a card twice out of one deck."""
    for each in counted.odds:
        require(bool(cards.get(each.seat)), "race.card_missing", seat=Seat(counted.table, each.seat))
    every = [card for each in counted.odds for card in cards[each.seat]]
    require(counted.odd > len(FULL_DECK) or len(set(every)) == len(every), "race.card_twice", table=counted.table)


def _raced_so(done: TableRace, counted: TableRace) -> bool:
    """Whether the table is done with these very odd chips, so that nobody deals again until he likes it."""
    return counted == replace(done, odds=tuple(replace(each, got=0, card="", kept=Chips(0)) for each in done.odds))


def _kept(state: State, race: Race) -> Chips:
    """What a chip is worth that somebody keeps: the lowest denomination that stays in play (TDA-24, A3)."""
    return staying(state, race.old)[0]
