"""One place per rule: what the floor does is what the rulings desk answers, under the same book and house."""

from datetime import timedelta
from random import Random

import pytest

from tdapp.app.rulings.book_values import book_values, house_of
from tdapp.app.rulings.house_rules import with_own
from tdapp.app.rulings.rulebooks import rulebook
from tdapp.domain import tournament
from tdapp.domain.facts import SeatsDrawn
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes.places import places
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import buttons, floor_rules, moves, seating
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.evolve_tables import settled
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.moves import propose
from tdapp.domain.seating.proposal import NO_CHOICES, ProposalKind, Where, WhyThisPlayer
from tdapp.domain.seating.room import RoomRules
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.state import Table
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.rulings import Code, Ruling, Situation, resolve
from tdapp.rulings.situation import AtSeat
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, late, playing, seat

ONE, TWO = TableNo(1), TableNo(2)
ARTICLE = "House rules 2026, art. 4"


def asked(evening: Evening, incident: str, facts: dict[str, object], table: Table | None = None) -> Ruling:
    """What the rulings desk of this tournament answers."""
    seats = () if table is None else tuple(AtSeat(n) for n, entry in enumerate(table.seats, 1) if entry is not None)
    book = rulebook(evening.state.rulebook, house_of(evening.state))
    return resolve(Situation(f"tournament.{incident}", seats=seats, facts=facts), book)  # type: ignore[arg-type]


def sized(players: int, seats: int, sizes: tuple[tuple[TableNo, int], ...] = (), house: str = "") -> Evening:
    """So many registered at tables of so many seats, and registration has closed."""
    evening = late(40, replace(SETUP, seats_per_table=seats))
    rules = RoomRules(sizes=sizes)
    evening.state = replace(evening.state, room=replace(evening.state.room, rules=rules), house=house)
    while evening.state.alive > players:
        fullest = max(evening.state.open_tables(), key=lambda table: table.seated)
        evening.do(entries.bust_out, (next(entry for entry in fullest.seats if entry is not None),))
        _in_order(evening, final=False)
    return evening


def _in_order(evening: Evening, *, final: bool) -> None:
    """Accept breaks and moves until nothing, or the final table, is proposed."""
    for turn in range(30):
        by_book = book_values(evening.state)
        found = propose(
            evening.state, evening.now, f"{turn}/ab", replace(NO_CHOICES, all_unknown=True), by_book=by_book
        )
        if found is None or (found.kind is ProposalKind.FINAL and not final):
            return
        evening.do(moves.accept, found, range(1, len(found.moves) + 1), by_book=by_book)


def proposed_final(evening: Evening) -> bool:
    found = propose(evening.state, evening.now, "1/ab", by_book=book_values(evening.state))
    return found is not None and found.kind is ProposalKind.FINAL


@pytest.mark.parametrize(("seats", "left"), [(8, 9), (6, 7)])
def test_s4_rp_9_the_final_table_is_drawn_one_above_a_small_table_with_a_chair_more(seats: int, left: int) -> None:
    evening = sized(left, seats)
    assert len(evening.state.tables) == 2
    assert asked(evening, "final_table", {"table_size": seats, "players": left}).code is Code.YES
    found = propose(evening.state, evening.now, "1/ab", by_book=book_values(evening.state))
    assert found is not None and found.kind is ProposalKind.FINAL
    act = evening.did(moves.accept, found, range(1, left + 1), by_book=book_values(evening.state))
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.sizes == ((1, left),)
    assert evening.state.tables[ONE].seated == len(evening.state.tables[ONE].seats) == left


@pytest.mark.parametrize("seats", [4, 6, 9])
@pytest.mark.parametrize("book", ["TDA2024", "HC"])
def test_s4_the_final_table_is_drawn_at_a_table_that_fits(seats: int, book: str) -> None:
    evening = playing(8, replace(SETUP, seats_per_table=4)).wait(41)
    sizes = ((ONE, 4), (TWO, 6))
    tables = evening.state.tables.insert(TWO, Table(TWO, (*evening.state.tables[TWO].seats, None, None)))
    room = replace(evening.state.room, rules=RoomRules(sizes=sizes))
    evening.state = replace(evening.state, tables=tables, room=room, rulebook=book)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=seats))
    for table, number in ((1, 1), (2, 1), (2, 2)):
        evening.do(entries.bust_out, (evening.state.at(seat(table, number)) or EntryId(0),))
    assert evening.state.alive == 5
    by_book = book_values(evening.state)
    found = propose(evening.state, evening.now, "1/ab", by_book=by_book)
    assert found is not None and found.kind is ProposalKind.FINAL
    assert {move.taker for move in found.moves} == {TWO}
    act = evening.did(seating.redraw, "2/ab", by_book=by_book)
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.sizes == ((2, 6),)


def test_s4_two_tables_do_not_become_one_before_the_final_table_is_due() -> None:
    evening = sized(10, 9, ((ONE, 10),), house="")
    assert evening.state.alive == 10 and len(evening.state.tables) == 2
    assert asked(evening, "final_table", {"table_size": 9, "players": 10}).code is Code.NO
    found = propose(evening.state, evening.now, "1/ab", by_book=book_values(evening.state))
    assert found is None or found.kind is ProposalKind.BALANCE


def test_s4_halt_short_as_a_house_rule_reaches_the_floor_and_a_rule_of_the_room_the_rulings() -> None:
    evening = playing(18)
    for number in (4, 7):
        evening.do(entries.bust_out, (evening.state.at(seat(1, number)) or EntryId(0),))
    case = {"here": 7, "fullest": 9, "open_big_blind": True}
    assert halts(evening.state, evening.now, book_values(evening.state)) == ()
    assert asked(evening, "halt", case).code is Code.CONTINUE
    evening.do(discipline.choose_rulebook, "TDA2024", with_own("", "halt_short", 2, ARTICLE))
    (found,) = halts(evening.state, evening.now, book_values(evening.state))
    assert found.state is HaltState.ASK and asked(evening, "halt", case).code is Code.HALT
    evening.do(floor_rules.set_rules, FloorRules(halt_short=4))
    assert halts(evening.state, evening.now, book_values(evening.state)) == ()
    assert asked(evening, "halt", case).code is Code.CONTINUE


def test_s4_rp_8_minutes_a_hand_are_those_of_the_book_and_the_house() -> None:
    evening = late(20)
    assert book_values(evening.state).per_hand == timedelta(minutes=2)
    house = with_own(with_own("", "hand_minutes", 4, ARTICLE), "hand_minutes_most", 5, ARTICLE)
    evening.do(discipline.choose_rulebook, "TDA2024", house)
    evening.do(hand_for_hand.begin, by_book=book_values(evening.state))
    play = evening.state.hands.play
    assert play is not None and play.per_hand == timedelta(minutes=4)
    ruling = asked(evening, "hand_for_hand", {"players": 20, "bust_tables": (1,)})
    (step,) = (step for step in ruling.checklist if step.code == "tournament.clock_per_hand")
    assert dict(step.args) == {"minutes": 4, "most": 5}


def final_answers(random: Random) -> None:
    seats = random.choice((6, 7, 8, 9, 10))
    evening = sized(random.randint(2, 2 * seats - 1), seats)
    if len(evening.state.tables) < 2:
        return
    alive = evening.state.alive
    answer = asked(evening, "final_table", {"table_size": seats, "players": alive})
    yes = answer.code is Code.YES if answer.discretion is None else alive <= seats
    assert proposed_final(evening) is yes, (seats, alive)


def position_answers(random: Random) -> None:
    """Who moves, where to, and which tables stop."""
    size = random.choice((6, 8, 9, 10))
    evening = playing(size * 3, replace(SETUP, seats_per_table=size))
    for table in evening.state.tables:
        evening.do(buttons.place, table, random.randint(1, size))
    for _out in range(random.randint(2, size)):
        seated = [each.id for each in evening.state.playing()]
        evening.do(entries.bust_out, (random.choice(seated[: max(1, len(seated) // random.choice((1, 2, 3)))]),))
    for table in evening.state.tables:
        for _hand in range(random.randint(0, 3)):
            evening.do(discipline.hand_played, table)
    _halts_agree(evening)
    found = balance(evening.state, evening.now, "1/ab")
    if found is None:
        return
    move = found.moves[0]
    giver, taker = evening.state.tables[move.giver], evening.state.tables[move.taker]
    if move.who is WhyThisPlayer.NEXT_BIG_BLIND:
        last = evening.state.floor.buttons[move.giver].positions
        answer = asked(evening, "who_moves", {"last_big_blind": last.big_blind}, giver)
        told = next(step.args["seat"] for step in answer.steps if step.code == "tournament.due_player_moves")
        assert move.origin is not None and move.origin.number == told
    together = sum(other.taker == move.taker for other in found.moves)
    if move.seat is not None and together == 1 and taker.seated > 1 and move.where is not Where.DRAWN:
        last = evening.state.floor.buttons[move.taker].positions
        assert settled(evening.state.floor, taker, last) is None
        facts = {
            "table_size": size,
            "last_small_blind": last.small_blind or last.button,
            "last_big_blind": last.big_blind,
        }
        answer = asked(evening, "worst_position", facts, taker)
        seats = [step.args["seat"] for step in answer.steps if step.code == "tournament.worst_seat"]
        assert seats == ([] if move.where is Where.NOTHING_ELSE else [move.seat.number])


def _halts_agree(evening: Evening) -> None:
    by_book, state = book_values(evening.state), evening.state
    found = {halt.table: halt for halt in halts(state, evening.now, by_book)}
    fullest = max(table.seated for table in state.tables.values())
    for table in state.open_tables():
        halt = found.get(table.number)
        if table.seated < 2:
            continue
        open_blind = halt is None or halt.state is HaltState.STOPS
        facts = {"here": table.seated, "fullest": fullest, "open_big_blind": open_blind}
        answer = asked(evening, "halt", facts)
        assert (answer.code is Code.HALT) is (halt is not None and halt.state is HaltState.STOPS)


def place_answers(random: Random) -> None:
    """Several bust-outs in one hand of hand-for-hand play."""
    evening = late(random.randint(20, 40))
    shared = random.random() < 0.5
    house = with_own("", "bust_places", "shared", ARTICLE) if shared else ""
    evening.do(discipline.choose_rulebook, random.choice(("TDA2024", "HC")), house)
    by_book = book_values(evening.state)
    evening.do(hand_for_hand.begin, by_book=by_book)
    before = evening.state.alive
    pool = [each.id for each in evening.state.playing()]
    if random.random() < 0.5:
        pool = [entry for entry in evening.state.tables[ONE].seats if entry is not None]
    outs = random.sample(pool, random.randint(1, 3))
    tables = [(evening.state.entries[entry].seat or seat(1, 1)).table for entry in outs]
    evening.do(entries.bust_out, tuple(outs))
    stacks = {entry: Chips(random.choice((500, 1_000, 2_000))) for entry in outs}
    evening.do(hand_for_hand.done, sorted(evening.state.tables))
    evening.do(hand_for_hand.settle, stacks)
    floor_says = [(places(evening.state)[entry].best, places(evening.state)[entry].worst) for entry in outs]
    ranked = {"bust_stacks": tuple(stacks.values())} if len(set(tables)) == 1 and len(outs) > 1 and not shared else {}
    answer = asked(evening, "hand_for_hand", {"players": before, "bust_tables": tuple(tables), **ranked})
    desk_says: dict[int, tuple[int, int]] = {}
    for step in answer.steps:
        if step.code == "tournament.bust_place":
            place = int(step.args["place"])  # type: ignore[arg-type]
            desk_says[int(step.args["number"])] = (place, place)  # type: ignore[arg-type]
        elif step.code == "tournament.busts_share":
            for number in step.args["numbers"]:  # type: ignore[union-attr]
                desk_says[int(number)] = (int(step.args["best"]), int(step.args["worst"]))  # type: ignore[arg-type]
    assert floor_says == [desk_says[number] for number in range(1, len(outs) + 1)]


def both_ways(seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        for answers in (final_answers, position_answers, place_answers):
            answers(random)


def test_the_floor_and_the_rulings_desk_agree_in_random_rooms() -> None:
    both_ways(range(12))


@pytest.mark.soak
def test_the_floor_and_the_rulings_desk_agree_in_many_rooms() -> None:
    both_ways(range(1_000, 1_600))
