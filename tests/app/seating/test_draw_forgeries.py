"""Whoever changes a draw sheet is found out, as far as a sheet and what was noted in the room can show it."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import check_draws
import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.journal.history import History
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.seating.draw_sheet import draws_made
from tdapp.app.seating.house_seeds import HouseSeeds, shown_print
from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import floor_rules, seating
from tdapp.domain.seating.draw_facts import DrawBasis, PublicValueGiven
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, Seat, TableNo, TournamentId
from tests.app.seating.test_draw_sheet import Night, play
from tests.domain.chips.holdings import SET
from tests.draw_sheets import stamped, wrong_in
from tests.evenings.director import SEVEN, names

Sheet = dict[str, Any]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Sheet:
    """The sheet of an evening with draws of every kind, once the secret is revealed."""
    clock, path = HandClock(SEVEN), tmp_path_factory.mktemp("told") / "club.tdapp"
    chance = Random("told").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(40))
        night = Night(club, clock)
        play(night)
        sheet = night.shown()
    assert wrong_in(sheet) == 0
    return sheet


@pytest.fixture
def sheet(told: Sheet) -> Sheet:
    return deepcopy(told)


def of_kind(sheet: Sheet, kind: str) -> Sheet:
    """The first draw of this kind that counts."""
    return next(draw for draw in sheet["draws"] if draw["kind"] == kind and not draw["undone"])


def sealed(sheet: Sheet) -> Sheet:
    """The sheet with fingerprints and seeds made anew, as the house can: it has the secret. Results stay."""
    room = check_draws.Room()
    secrets = {each["commitment"]: each["secret"] for each in sheet["commitments"]}
    before: Sheet | None = None
    for number, draw in enumerate(sheet["draws"], 1):
        if before is not None:
            leave(room, before, draw["line"])
        room.change(draw)
        old, draw["room"], draw["number"] = draw["room"], room.fingerprint(number), number
        for value in sheet["values"]:
            if value["list"] == old and not value["groups"]:
                value["list"] = draw["room"]
        latest = [value for value in sheet["values"] if value["line"] < draw["line"]][-1:]
        draw["value"], draw["list"] = (latest[0]["value"], latest[0]["list"]) if latest else ("", "")
        of = f"{secrets[room.rule('commitment')[0][0]]}|{draw['value']}|{number}"
        draw["seed"] = f"{number}/2/{sha256(of.encode()).hexdigest()}"
        before = draw
    if before is not None:
        leave(room, before, len(sheet["chain"]) + 1)
    room.change(sheet["end"])
    sheet["end"]["draws"] = len(sheet["draws"])
    sheet["end"]["room"] = room.fingerprint(len(sheet["draws"]) + 1)
    return stamped(sheet)


def leave(room: Any, draw: Sheet, line: int) -> None:
    if not 0 < draw["undone"] < line:
        room.seats.update({entry: (table, seat) for entry, table, seat in draw["result"]})


def no_value(sheet: Sheet) -> None:
    for draw in sheet["draws"]:
        draw["value"] = draw["list"] = ""
    sheet["values"].clear()


def a_secret_never_shown(sheet: Sheet) -> None:
    sheet["commitments"][0]["secret"] = ""
    draw = sheet["draws"][-1]
    draw["seed"] = f"{draw['number']}/2/" + "5eed" * 16


def no_secret_at_all(sheet: Sheet) -> None:
    sheet["commitments"].clear()


def unbound_seeds_and_swapped_results(sheet: Sheet) -> None:
    for draw in sheet["draws"]:
        draw["seed"] = draw["seed"].rpartition("/")[2]
    swapped_seats(sheet)


def swapped_seats(sheet: Sheet) -> None:
    result = of_kind(sheet, "final")["result"]
    result[0][1:], result[1][1:] = result[1][1:], result[0][1:]


def undone_that_counts(sheet: Sheet) -> None:
    draw = of_kind(sheet, "final")
    draw["undone"] = draw["line"] + 1


def counts_that_was_undone(sheet: Sheet) -> None:
    sheet["draws"][0]["undone"] = 0


def the_last_left_out(sheet: Sheet) -> None:
    sheet["draws"].pop()


def the_last_left_out_and_counted(sheet: Sheet) -> None:
    sheet["draws"].pop()
    sheet["end"]["draws"] -= 1


def a_seat_called_kept(sheet: Sheet) -> None:
    draw = of_kind(sheet, "spread")
    entry, table, seat = draw["result"][0]
    marks = {each[0]: each[1] for each in sheet["draws"][0]["entries"]}
    sheet["draws"][0]["rules"].append(f"kept {marks[entry]} {table}-{seat}")
    draw["groups"] = [each for each in draw["groups"] if each[0] != entry]


def marks_swapped(sheet: Sheet) -> None:
    """Two people have changed tickets after the draw."""
    one, other = sheet["draws"][0]["entries"][:2]
    one[1], other[1] = other[1], one[1]


def somebody_else_entered(sheet: Sheet) -> None:
    sheet["draws"][0]["entries"][3][1] = "0" * 12


def one_more_on_the_list(sheet: Sheet) -> None:
    sheet["draws"][0]["entries"].append([99, "9" * 12, []])


def a_ticket_twice(sheet: Sheet) -> None:
    final = of_kind(sheet, "final")
    final["result"].append([*final["result"][0][:1], *final["result"][1][1:]])


def two_in_one_seat(sheet: Sheet) -> None:
    draw = of_kind(sheet, "break")
    taken = next(each for each in draw.get("entries", []) + sheet["draws"][1]["result"] if len(each) == 3)
    draw.setdefault("entries", []).append([98, "8" * 12, taken[1:]])
    draw["entries"].append([97, "7" * 12, taken[1:]])


def an_undone_one_dropped(sheet: Sheet) -> None:
    del sheet["draws"][2]


def an_undone_one_dropped_and_numbered_anew(sheet: Sheet) -> None:
    del sheet["draws"][2]
    for number, draw in enumerate(sheet["draws"], 1):
        draw["number"] = number


def numbers_changed(sheet: Sheet) -> None:
    one, other = sheet["draws"][3:5]
    one["number"], other["number"] = other["number"], one["number"]


def another_secret(sheet: Sheet) -> None:
    sheet["commitments"][0]["secret"] = "5ec"


def another_value(sheet: Sheet) -> None:
    for each in [*sheet["values"], *sheet["draws"]]:
        each["value"] = "crane" if each["value"] == "heron" else each["value"]


def a_value_left_out(sheet: Sheet) -> None:
    del sheet["values"][1]


def a_value_given_earlier(sheet: Sheet) -> None:
    sheet["values"][1]["draw"] = 1


def a_value_before_the_commitment(sheet: Sheet) -> None:
    sheet["commitments"][0]["line"] = sheet["values"][1]["line"] + 1


def a_blocked_seat_less(sheet: Sheet) -> None:
    rules = sheet["draws"][0]["rules"]
    rules[next(at for at, line in enumerate(rules) if line.startswith("blocked"))] = "blocked"


def tables_in_another_order(sheet: Sheet) -> None:
    rules = sheet["draws"][0]["rules"]
    rules[next(at for at, line in enumerate(rules) if line.startswith("order"))] = "order 2 4"


def a_first_draw_called_redraw(sheet: Sheet) -> None:
    sheet["draws"][1]["kind"] = "redraw"
    del sheet["draws"][1]["groups"]


def times_moved(sheet: Sheet) -> None:
    sheet["draws"][5]["at"] = sheet["draws"][0]["at"].replace("2026", "2025")


def lines_moved(sheet: Sheet) -> None:
    sheet["draws"][5]["line"] = sheet["draws"][4]["line"]


def the_chain_cut(sheet: Sheet) -> None:
    del sheet["chain"][sheet["draws"][-1]["line"] - 1 :]


def a_card_of_a_break(sheet: Sheet) -> None:
    cards = of_kind(sheet, "break")["cards"]
    cards[0][1], cards[1][1] = cards[1][1], cards[0][1]


def a_card_left_out(sheet: Sheet) -> None:
    of_kind(sheet, "break")["cards"].pop()


def a_free_seat_hidden(sheet: Sheet) -> None:
    move = next(move for move in of_kind(sheet, "moves")["moves"] if len(move["free"]) > 1)
    move["free"] = [move["to"][1]]
    move["skipped"] = []


def somebody_from_another_table(sheet: Sheet) -> None:
    of_kind(sheet, "moves")["moves"][0]["from"] += 1


def groups_changed(sheet: Sheet) -> None:
    """A nationality was changed after the room gave its value."""
    groups = of_kind(sheet, "spread")["groups"]
    groups[0][1], groups[2][1] = 2, 2


# The forgeries of finding S2, and more of our own; each as it is, and with fingerprints and seeds made to fit.
PLAIN = [
    no_value,
    a_secret_never_shown,
    no_secret_at_all,
    unbound_seeds_and_swapped_results,
    swapped_seats,
    undone_that_counts,
    counts_that_was_undone,
    the_last_left_out,
    the_last_left_out_and_counted,
    a_seat_called_kept,
    marks_swapped,
    somebody_else_entered,
    one_more_on_the_list,
    a_ticket_twice,
    two_in_one_seat,
    an_undone_one_dropped,
    an_undone_one_dropped_and_numbered_anew,
    numbers_changed,
    another_secret,
    another_value,
    a_value_left_out,
    a_value_given_earlier,
    a_value_before_the_commitment,
    a_blocked_seat_less,
    tables_in_another_order,
    a_first_draw_called_redraw,
    times_moved,
    lines_moved,
    the_chain_cut,
    a_card_of_a_break,
    a_card_left_out,
    a_free_seat_hidden,
    somebody_from_another_table,
    groups_changed,
]
SEALED = [
    no_value,
    swapped_seats,
    counts_that_was_undone,
    a_seat_called_kept,
    one_more_on_the_list,
    a_ticket_twice,
    two_in_one_seat,
    another_value,
    a_value_given_earlier,
    a_value_before_the_commitment,
    a_blocked_seat_less,
    a_first_draw_called_redraw,
    times_moved,
    a_card_of_a_break,
    a_free_seat_hidden,
    groups_changed,
]


@pytest.mark.parametrize("forge", PLAIN)
def test_s2_a_changed_sheet_is_found_out(sheet: Sheet, forge: Callable[[Sheet], None]) -> None:
    forge(sheet)
    assert wrong_in(sheet if forge is undone_that_counts else stamped(sheet)) > 0


@pytest.mark.parametrize("forge", SEALED)
def test_s2_a_changed_sheet_whose_hashes_fit_is_found_out(sheet: Sheet, forge: Callable[[Sheet], None]) -> None:
    assert wrong_in(sealed(deepcopy(sheet))) == 0
    forge(sheet)
    assert wrong_in(sealed(sheet)) > 0


def test_s2_whichever_draw_is_said_to_be_undone_or_not_it_is_found_out(told: Sheet) -> None:
    for at, draw in enumerate(told["draws"]):
        sheet = deepcopy(told)
        sheet["draws"][at]["undone"] = 0 if draw["undone"] else draw["line"] + 1
        assert wrong_in(sheet) > 0, draw["kind"]


# What a sheet alone cannot show: it was made anew from the first line to the last. What was noted in the room does.


def drawn_anew(sheet: Sheet) -> Sheet:
    """A sheet of one draw that fits in everything, made with whatever secret, value and list stand on it now."""
    first = sheet["draws"][0]
    first["undone"] = 0
    sheet["draws"], sheet["values"] = [first], sheet["values"][:1]
    sheet["end"] = {"draws": 1, "room": ""}
    sealed(sheet)
    room = check_draws.Room()
    room.change(first)
    seating = check_draws.seating_of(check_draws.everybody(room, "first", {}), first["seed"])
    assert seating is not None
    first["result"] = [[entry, *seat] for entry, seat in sorted(seating.items())]
    first["opened"] = []
    tables = sorted({seat[0] for seat in seating.values()})
    sheet["end"]["opened"] = [[table, room.size(table)] for table in tables]
    return sealed(sheet)


@pytest.fixture
def noted(told: Sheet) -> list[str]:
    """What a player wrote down before the first draw."""
    value = told["values"][0]
    return ["--commitment", told["commitments"][0]["commitment"][:12], "--list", value["list"][:8], "--value", "7 3 9"]


def test_a_sheet_that_was_drawn_anew_as_it_was_is_right(sheet: Sheet, noted: list[str]) -> None:
    assert wrong_in(drawn_anew(sheet), *noted, "--draws", "1") == 0


def test_s2_another_secret_and_commitment_throughout(sheet: Sheet, noted: list[str]) -> None:
    secret = "chosen until a friend sits well"
    (fixed,) = sheet["commitments"]
    fixed["secret"], fixed["commitment"] = secret, sha256(secret.encode()).hexdigest()
    rules = sheet["draws"][0]["rules"]
    rules[0] = f"commitment {fixed['commitment']}"
    forged = drawn_anew(sheet)
    assert wrong_in(forged) == 0
    assert wrong_in(forged, *noted[:2]) == 1


def test_s2_another_value_throughout(sheet: Sheet, noted: list[str]) -> None:
    sheet["values"][0]["value"] = "7 3 8"
    forged = drawn_anew(sheet)
    assert wrong_in(forged) == 0
    assert wrong_in(forged, *noted[4:]) == 1


@pytest.mark.parametrize("forge", [marks_swapped, somebody_else_entered, one_more_on_the_list, a_blocked_seat_less])
def test_s2_another_list_throughout(sheet: Sheet, noted: list[str], forge: Callable[[Sheet], None]) -> None:
    forge(sheet)
    forged = drawn_anew(sheet)
    assert wrong_in(forged) == 0
    assert wrong_in(forged, *noted[2:4]) == 1


def test_s2_fewer_draws_than_there_were(sheet: Sheet) -> None:
    """The last ones are left out, and the end is told as if that were all."""
    made = len(sheet["draws"])
    forged = drawn_anew(sheet)
    assert wrong_in(forged) == 0
    assert wrong_in(forged, "--draws", str(made)) == 1


def test_s2_a_chain_that_is_not_the_one_on_paper(sheet: Sheet) -> None:
    paper = sheet["chain"][30]
    assert wrong_in(sheet, "--head", paper.lower()) == 0
    sheet["chain"] = [f"{number:016}" for number in range(len(sheet["chain"]))]
    assert wrong_in(stamped(sheet)) == 0
    assert wrong_in(sheet, "--head", paper) == 1


def test_too_little_of_a_hash_proves_nothing(sheet: Sheet, noted: list[str]) -> None:
    assert wrong_in(sheet, "--commitment", noted[1][:4], "--list", noted[3][:2]) == 2


# Finding S2 (a) to (c), at the desk


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Night]:
    clock = HandClock(SEVEN)
    chance = Random("night").randbytes
    with Club.open(tmp_path / "n.tdapp", create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(40))
        yield Night(club, clock)


def register(night: Night, people: Any) -> None:
    for player in people:
        night.desk.do(night.main, entries.register, (player,), night.desk.next_seed(night.main))


def test_s2a_the_order_of_entries_after_the_value_cannot_steer_unseen(night: Night) -> None:
    """On a copy the house would try orders of those still to be typed until a friend sits in 1-1."""
    register(night, night.people[:12])
    night.value("heron")
    register(night, reversed(night.people[12:20]))
    night.draw(seating.draw_seats)
    row = night.shown()
    assert wrong_in(row) > 0
    assert night.state.room.bound_to is None


def test_s2a_a_fresh_value_for_the_whole_list_is_taken(night: Night) -> None:
    register(night, night.people[:12])
    night.value("heron")
    register(night, night.people[12:20])
    night.value("stork")
    night.draw(seating.draw_seats)
    assert wrong_in(night.shown(), "--value", "stork") == 0
    assert wrong_in(night.shown(), "--value", "heron") == 1
    assert night.state.room.bound_to is not None


def test_s2a_a_rule_changed_after_the_value_opens_the_list_again(night: Night) -> None:
    register(night, night.people[:20])
    night.value("heron")
    before = night.desk.next_seed(night.main)
    night.arrange(first=(1,))
    night.draw(seating.draw_seats)
    assert wrong_in(night.shown()) > 0
    night.desk.undo(night.main)
    night.desk.undo(night.main)
    assert night.desk.next_seed(night.main) != before


def test_s2b_later_draws_take_a_fresh_value_and_say_when_there_was_none(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    register(night, night.people[:20])
    night.value("heron")
    night.draw(seating.draw_seats)
    night.desk.do(night.main, timing.start)
    register(night, night.people[20:21])
    seed = night.desk.next_seed(night.main)
    night.value("queen of spades")
    assert night.desk.next_seed(night.main) != seed
    night.draw(seating.redraw)
    register(night, night.people[21:22])
    assert wrong_in(night.shown()) == 0
    said = capsys.readouterr().out
    assert "Draw 1 (first): OK, word from the room 'heron'" in said
    assert "Draw 2 (join): OK, without a word from the room" in said
    assert "Draw 3 (redraw): OK, word from the room 'queen of spades'" in said
    assert "Draw 4 (join): OK, word of the level 'queen of spades', given before" in said
    assert "2 draws were made without a word from the room for exactly what they drew from." in said


def test_s2c_no_value_at_all_is_no_right_sheet(night: Night, capsys: pytest.CaptureFixture[str]) -> None:
    register(night, night.people[:20])
    night.draw(seating.draw_seats)
    assert wrong_in(night.shown()) == 2
    assert "Draw 1 (first): WRONG, it was made without a word from the room." in capsys.readouterr().out


def test_race_cards_swapped_are_found_out(night: Night) -> None:
    desk, main = night.desk, night.main
    register(night, night.people[:12])
    night.value("heron")
    night.draw(seating.draw_seats)
    desk.do(main, timing.start)
    desk.do(main, chip_sets.choose_set, SET)
    race = {"way": RaceWay.DRAWN, "rounding": RaceRounding.ALWAYS_UP}
    desk.override(main, Reason("race.still_needed", "A short night"), racing.begin, Chips(25), Chips(1_000), **race)
    for table in night.state.open_tables():
        counts = {seat: 1 + (seat * 7 + table.number) % 39 for seat, entry in enumerate(table.seats, 1) if entry}
        desk.do(main, racing.settle, table.number, counts)
    night.draw(racing.draw)
    sheet = night.shown()
    assert wrong_in(sheet) == 0
    one, other, *_others = sheet["draws"][1]["race"]["tables"][0]["seats"]
    for field in ("card", "entry"):
        forged = deepcopy(sheet)
        one, other = forged["draws"][1]["race"]["tables"][0]["seats"][:2]
        one[field], other[field] = other[field], one[field]
        assert wrong_in(stamped(forged)) == 1


def test_a_sheet_without_a_draw_proves_nothing(sheet: Sheet) -> None:
    sheet["draws"].clear()
    assert wrong_in(stamped(sheet), "--commitment", sheet["commitments"][0]["commitment"]) > 1


# Tournaments of before draws bound what went into them


def old_seed(seeds: HouseSeeds, tournament: TournamentId, history: History, state: State) -> str:
    """As it was made then: of secret, value and number."""
    value, number = state.room.given.value if state.room.given is not None else "", history.draws + 1
    of = f"{seeds.secret(tournament, history.reveals)}|{value}|{number}"
    return f"{number}/{sha256(of.encode()).hexdigest()}"


def as_drawn_then(seeds: HouseSeeds, *more: Any) -> tuple[Fact, ...]:
    """Nothing was written with a draw then."""
    facts: tuple[Fact, ...] = more[3]
    return facts


def given_then(state: State, now: datetime) -> tuple[Fact, ...]:
    return (PublicValueGiven("heron"),)


def test_draws_of_an_earlier_version_are_computed_and_said_to_be_older(
    night: Night, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as then:
        then.setattr(HouseSeeds, "next_seed", old_seed)
        then.setattr(HouseSeeds, "bound", as_drawn_then)
        night.desk.do(night.main, given_then)
        register(night, night.people[:20])
        night.draw(seating.draw_seats)
        night.desk.do(night.main, timing.start)
        register(night, night.people[20:21])
    night.value("stork")
    night.draw(seating.redraw)
    assert [(row.bound, row.basis) for row in draws_made(night.desk, night.main).draws] == [
        (True, None),
        (True, None),
        (True, DrawBasis.ROOM),
    ]
    sheet = night.shown()
    assert wrong_in(sheet) == 2  # what is not proved is not right
    said = capsys.readouterr().out
    assert (
        "Draw 1 (first): WRONG, of an earlier version, which did not fix who was in it; what came out is right" in said
    )
    assert "Draw 3 (redraw): OK, word from the room 'stork'" in said
    result = sheet["draws"][0]["result"]
    result[0][1:], result[1][1:] = result[1][1:], result[0][1:]
    wrong_in(stamped(sheet))
    assert "Draw 1 (first): WRONG, entry" in capsys.readouterr().out


# Whatever happens between the value and the draw


def somebody_comes(night: Night) -> None:
    register(night, night.people[20:21])


def somebody_leaves(night: Night) -> None:
    night.desk.do(night.main, entries.unregister, EntryId(5))


def ruled(**changes: Any) -> Callable[[Night], None]:
    return lambda night: night.arrange(**changes)


BETWEEN = [
    somebody_comes,
    somebody_leaves,
    ruled(order=(TableNo(3),)),
    ruled(sizes=((TableNo(1), 5),)),
    ruled(blocked=(BlockedSeat(2),)),
    ruled(first=(4,)),
    ruled(even=True),
    lambda night: night.arrange(apart=(Apart(night.people[0], night.people[1]),)),
    lambda night: night.arrange(kept=(KeptSeat(night.people[0], Seat(TableNo(1), 1)),)),
    lambda night: night.desk.do(night.main, floor_rules.set_rules, FloorRules(ideal=5)),
]


@pytest.mark.parametrize("act", BETWEEN)
def test_s2a_whatever_is_done_after_the_value_shows_unless_it_is_undone(
    night: Night, act: Callable[[Night], None]
) -> None:
    register(night, night.people[:20])
    night.value("heron")
    listed = shown_print(night.desk, night.main)
    act(night)
    assert shown_print(night.desk, night.main) != listed
    night.draw(seating.draw_seats)
    assert wrong_in(night.shown()) == 2
    night.desk.undo(night.main)
    night.value("stork")
    opened_and_closed(night)
    night.draw(seating.draw_seats)
    assert wrong_in(night.shown(), "--value", "stork", "--list", night.shown()["values"][-1]["list"]) == 0


def opened_and_closed(night: Night) -> None:
    """What was done is undone before the draw: the list is the one that was shown."""
    listed = shown_print(night.desk, night.main)
    night.desk.do(night.main, seating.open_table)
    assert shown_print(night.desk, night.main) != listed
    night.desk.undo(night.main)
    assert shown_print(night.desk, night.main) == listed


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(n, marks=pytest.mark.soak) for n in range(4, 200))])
def test_a_value_serves_just_while_the_list_is_the_one_it_was_given_for(night: Night, seed: int) -> None:
    """Acts by chance, undone or not, and values between: a draw is bound if and only if its list was the shown one."""
    chance = Random(f"list {seed}")
    register(night, night.people[:18])
    night.value("heron")
    for turn in range(chance.randint(0, 6)):
        deed = chance.choice([*BETWEEN, night.desk.undo, night.desk.redo, night.value])
        with suppress(Refused):
            if deed == night.value:
                night.value(f"word {turn}")
            elif deed in (night.desk.undo, night.desk.redo):
                deed(night.main)
            else:
                deed(night)
    listed, given = shown_print(night.desk, night.main), night.state.room.given
    bound = given is not None and given.room == listed
    night.draw(seating.draw_seats)
    assert (night.state.room.bound_to is not None) == bound
    assert (wrong_in(night.shown()) == 0) == bound
