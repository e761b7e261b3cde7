"""What stands on the sheets, from a tournament as it is."""

from datetime import timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.evolve import evolve
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries
from tdapp.domain.seating import arranging, seating, seeds
from tdapp.domain.seating.draw_facts import DrawBasis, DrawCommitted, DrawMade
from tdapp.domain.seating.room import BlockedSeat, RoomRules
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, EntryId, Money, Seq, TableNo
from tdapp.read.papers import (
    DrawShown,
    Stamp,
    results_sheet,
    seat_cards,
    seating_by_name,
    seating_by_table,
)
from tdapp.read.people.filing import Script, filed_under, filing_key
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.structure_paper import antes, structure_sheet
from tdapp.values import replace
from tests.domain.evening import (
    DIRECTORY,
    LEVEL,
    MINUTE,
    SETUP,
    START,
    Evening,
    entry,
    late,
    player,
    playing,
    registered,
)

STAMP = Stamp("Friday", START, Seq(7), "AAAAAAAA AAAAAAAA")


def test_the_wall_list_has_everybody_still_in_by_name() -> None:
    evening = playing(20)
    evening.do(entries.bust_out, entry(3))
    sheet = seating_by_name(evening.state, evening.now, DIRECTORY, STAMP)
    names = [each.name for group in sheet.groups for each in group.players]
    assert len(names) == sheet.players == 19
    assert DIRECTORY[player(3)] not in names
    assert names == sorted(names, key=filing_key)
    assert (sheet.level, sheet.tables) == (1, 3)
    for group in sheet.groups:
        for each in group.players:
            number = EntryId(int(each.name.last.removeprefix("Last")))
            assert each.seat == evening.state.entries[number].seat


def test_the_wall_list_says_what_its_draw_is_bound_to() -> None:
    evening = registered(20)
    evening.state = evolve(evening.state, DrawCommitted("c0ffee"))
    evening.do(seeds.give_public_value, "7 3 9", 3)
    assert seating_by_name(evening.state, evening.now, DIRECTORY, STAMP).draw is None
    evening.do(seating.draw_seats, "4/5eed", flags={EntryId(1): "NL"})
    shown = seating_by_name(evening.state, evening.now, DIRECTORY, STAMP).draw
    assert shown == DrawShown(4, spread=True, public="", commitment="c0ffee")
    evening.state = evolve(evening.state, DrawMade(4, "ab", DrawBasis.ROOM, "7 3 9"))
    given = evening.state.room.given
    assert given is not None
    shown = seating_by_name(evening.state, evening.now, DIRECTORY, STAMP).draw
    assert shown == DrawShown(4, spread=True, public="7 3 9", commitment="c0ffee", listed=given.room)
    evening.do(seating.redraw, "5eed")
    assert seating_by_name(evening.state, evening.now, DIRECTORY, STAMP).draw is None


def test_the_wall_list_before_the_draw() -> None:
    evening = registered(3)
    sheet = seating_by_name(evening.state, evening.now, DIRECTORY, STAMP)
    assert (sheet.level, sheet.tables, sheet.players) == (None, 0, 3)
    assert all(each.seat is None for group in sheet.groups for each in group.players)


def test_every_group_stands_once_under_its_letter() -> None:
    lasts = [
        "Öztürk",
        "O'Brien",
        "van der Berg",
        "Bakker",
        "Van Damme",
        "=1",
        "7even",
        "~x",
        "王",
        "王小",
        "กา",
        "เก",
        "김",
    ]
    names = {player(number): PlayerName(last) for number, last in enumerate(lasts, 1)}
    evening = registered(len(lasts))
    sheet = seating_by_name(evening.state, evening.now, names, STAMP)
    heads = [group.letter or group.script for group in sheet.groups]
    assert heads == ["#", "B", "O", "V", Script.THAI, Script.HANGUL, Script.HAN]
    assert [each.name.last for each in sheet.groups[1].players] == ["Bakker", "van der Berg"]


@pytest.mark.parametrize(
    ("last", "letter"),
    [
        ("'t Hart", "H"),
        ("d'Artagnan", "D"),
        ("de la Cruz", "C"),
        ("Łukasik", "L"),
        ("Đặng", "D"),
        ("Ångström", "A"),
        ("ßx", "S"),
        ("ნინო", "ნ"),
        ("أحمد", "ا"),
        ("שלום", "ש"),
        ("ガルシア", "カ"),
        ("van", "V"),
        ("", "#"),
    ],
)
def test_letters_of_every_script(last: str, letter: str) -> None:
    assert filed_under(PlayerName(last)) == letter


def test_who_nobody_knows_is_still_on_the_list() -> None:
    evening = registered(2)
    sheet = seating_by_name(evening.state, evening.now, {}, STAMP)
    assert sheet.players == 2


def test_by_table_knows_blocked_seats() -> None:
    evening = playing(11)
    evening.do(arranging.set_room, RoomRules(blocked=(BlockedSeat(9), BlockedSeat(8, TableNo(2), "camera"))))
    sheet = seating_by_table(evening.state, evening.now, DIRECTORY, STAMP)
    assert [block.blocked for block in sheet.tables] == [((9, ""),), ((8, "camera"), (9, ""))]


def test_by_table_shows_free_seats_and_who_waits() -> None:
    evening = playing(11)
    evening.do(entries.bust_out, entry(1))
    evening.do(tournament.change_setup, replace(SETUP, name="Saturday"))
    sheet = seating_by_table(evening.state, evening.now, DIRECTORY, STAMP)
    assert [block.number for block in sheet.tables] == [TableNo(1), TableNo(2)]
    assert all(len(block.seats) == 9 for block in sheet.tables)
    seated = [name for block in sheet.tables for name in block.seats if name]
    assert len(seated) == 10
    assert sheet.waiting == ()
    for block in sheet.tables:
        for number, name in enumerate(block.seats):
            holder = evening.state.tables[block.number].seats[number]
            assert name == (DIRECTORY[evening.state.entries[holder].player] if holder else None)
    before = registered(3)
    waiting = seating_by_table(before.state, before.now, DIRECTORY, STAMP)
    assert (len(waiting.tables), len(waiting.waiting)) == (0, 3)


def test_cards_for_everybody_seated_or_only_for_some() -> None:
    evening = playing(20)
    assert len(seat_cards(evening.state, evening.now, DIRECTORY, STAMP).cards) == 20
    some = seat_cards(evening.state, evening.now, DIRECTORY, STAMP, only=entry(4, 7))
    assert [card.name.last for card in some.cards] == ["Last4", "Last7"]
    assert some.cards[0].seat == evening.state.entries[EntryId(4)].seat
    assert seat_cards(registered(5).state, START, DIRECTORY, STAMP).cards == ()


def test_the_structure_before_a_start_is_set_counts_from_it() -> None:
    evening = registered(2)
    sheet = structure_sheet(evening.state, evening.now, STAMP)
    assert not sheet.timed
    assert [line.after for line in sheet.lines] == [
        0 * LEVEL,
        LEVEL,
        2 * LEVEL,
        2 * LEVEL + 15 * MINUTE,
        3 * LEVEL + 15 * MINUTE,
    ]
    assert [line.number for line in sheet.lines] == [1, 2, None, 3, 4]
    assert [line.registration_ends for line in sheet.lines] == [False, True, False, False, False]
    assert sheet.closes == SaleSpan(SaleSpanKind.LEVEL, 2)
    assert (sheet.buy_in, sheet.fee) == (Money(Cents(50_00), "EUR"), Money(Cents(10_00), "EUR"))
    assert antes(sheet) == {"big_blind"}


def test_the_structure_of_a_set_start_has_times_of_day() -> None:
    evening = registered(2)
    evening.do(seating.draw_seats, "s")
    evening.do(timing.start_at, START)
    sheet = structure_sheet(evening.state, evening.now, STAMP)
    assert sheet.timed
    assert [line.starts_at for line in sheet.lines][:3] == [START, START + LEVEL, START + 2 * LEVEL]


def test_once_registration_is_closed_no_line_says_when() -> None:
    evening = late(5)
    sheet = structure_sheet(evening.state, evening.now, STAMP)
    assert sheet.closes is None
    by_hand = playing(5)
    by_hand.do(tournament.close_registration)
    closed = structure_sheet(by_hand.state, by_hand.now, STAMP)
    assert closed.closes is None
    assert not any(line.registration_ends for line in closed.lines)


def test_payout_lines_add_up_to_the_pool() -> None:
    evening = late(20)
    sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert sum(line.amount.cents for line in sheet.lines) == sheet.total.cents == sheet.pool.cents == 1_000_00
    assert [(line.place, line.name) for line in sheet.lines] == [(1, None), (2, None), (3, None)]
    assert (sheet.places, sheet.final, sheet.entries) == (3, True, 20)


def test_a_tournament_without_prizes_says_so_on_its_sheet() -> None:
    nobody = replace(SETUP, buy_in=Cents(0), payout=PayoutTable("Nobody is paid", ()))
    nothing = replace(SETUP, buy_in=Cents(0))
    for setup, pays_nobody in ((nobody, True), (nothing, True), (SETUP, False)):
        evening = registered(3, setup)
        sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
        assert (bool(sheet.lines), sheet.pays_nobody) == (not pays_nobody, pays_nobody)


def test_who_shares_places_signs_for_her_own_share() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 9)))
    evening.do(entries.bust_out, entry(9))
    evening.do(entries.bust_out, entry(10, 11), (False, True))
    sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    spans = [(line.place, line.place_to) for line in sheet.lines]
    assert spans == [(1, 1), (2, 3), (2, 3)]
    assert {line.name.last for line in sheet.lines[1:] if line.name} == {"Last10", "Last11"}
    assert sum(line.amount.cents for line in sheet.lines) == sheet.pool.cents
    results = results_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert not any(line.prize for line in results.lines), "nobody was shown these"
    evening.do(payouts.post_prizes)
    results = results_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert [(line.place, line.place_to) for line in results.lines][:4] == [(1, 1), (2, 3), (2, 3), (4, 4)]
    assert [line.prize for line in results.lines] == [line.amount for line in sheet.lines] + [None] * 9


def test_a_tie_over_the_last_paid_place_still_adds_up() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 9)))
    evening.do(entries.bust_out, entry(9, 10), (False, True))
    sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert [(line.place, line.place_to) for line in sheet.lines] == [(1, 1), (2, 2), (3, 4), (3, 4)]
    assert sum(line.amount.cents for line in sheet.lines) == sheet.pool.cents


def test_what_is_paid_is_marked() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 11)))
    evening.pay(EntryId(10))
    sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert [line.paid for line in sheet.lines] == [False, False, True]


def test_nobody_has_won_while_entries_may_come() -> None:
    evening = playing(12)
    evening.do(entries.bust_out, entry(*range(1, 11)))
    sheet = payout_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert not sheet.final
    assert all(line.name is None for line in sheet.lines)
    results = results_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert (results.final, results.playing, len(results.lines)) == (False, 2, 10)


def test_results_to_the_winner() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    sheet = results_sheet(evening.state, evening.now, DIRECTORY, STAMP)
    assert [(line.place, line.name.last) for line in sheet.lines] == [
        (1, "Last4"),
        (2, "Last3"),
        (3, "Last2"),
        (4, "Last1"),
    ]
    assert (sheet.playing, sheet.final) == (0, True)


def test_an_empty_tournament_has_every_sheet() -> None:
    evening = Evening()
    args = (evening.state, evening.now - timedelta(days=1), DIRECTORY, STAMP)
    assert seating_by_name(*args).groups == ()
    assert seating_by_table(*args).tables == ()
    assert seat_cards(*args).cards == ()
    assert payout_sheet(*args).lines == ()
    assert results_sheet(*args).lines == ()
    assert len(structure_sheet(evening.state, args[1], STAMP).lines) == 5
