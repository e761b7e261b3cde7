"""What cannot be with seats, at the keyboard: words that say so, the plan kept, nothing half-accepted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import arranging
from tdapp.domain.seating.room import Apart
from tdapp.ui.room_rules.window import RoomRulesWindow
from tdapp.values import replace
from tests.evenings.director import SEVEN
from tests.evenings.test_seats_through_windows import Hands, bubble, drawn, late_ones, set_up
from tests.evenings.test_windows import CTRL, SHIFT, Key

ALT = Qt.KeyboardModifier.AltModifier
FIELD = 20


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    """Nineteen of twenty players at three tables, play has begun; they came in without the keys of the desk."""
    hands = Hands(tmp_path / "club.tdapp", qtbot, HandClock(SEVEN), FIELD)
    set_up(hands)
    hands.command("open registration")
    players = {named: player for player, named in hands.club.directory.items()}
    hands.session.do(entries.register, tuple(players[named] for named in hands.names[: FIELD - 1]), "seed")
    assert len(hands.state.entries) == FIELD - 1
    drawn(hands)
    yield hands
    hands.close()


def acts(hands: Hands) -> int:
    assert hands.session.tournament is not None
    return len(hands.club.desk.history(hands.session.tournament).acts)


def name(hands: Hands, entry: int) -> str:
    return next(hands.club.directory[each.player].full for each in hands.state.entries.values() if each.id == entry)


def emptied(hands: Hands) -> int:
    """A table with two left, so that moves are proposed."""
    table = hands.state.open_tables()[0]
    for entry in [each for each in table.seats if each is not None][2:]:
        hands.out(entry)
    return table.number


def test_a_full_room_is_said_where_somebody_would_buy_in(hands: Hands) -> None:
    assert hands.session.tournament is not None
    hands.club.desk.do(hands.session.tournament, price_list.set_terms, Terms(most_tables=2))
    before = acts(hands)
    hands.press(Key.Key_0, CTRL)
    hands.typed(f"{hands.names[-1].last[:4].lower()}\n\n")
    assert acts(hands) == before
    assert hands.window.override.isVisible()
    assert "18" in hands.window.override.text.text()
    hands.press(Key.Key_Escape)
    assert not hands.window.override.isVisible()
    hands.club.desk.do(hands.session.tournament, price_list.set_terms, Terms(most_tables=3))
    hands.press(Key.Key_Escape)
    late_ones(hands, 1)


def test_a_button_that_cannot_be_is_said_and_the_plan_stands(hands: Hands) -> None:
    emptied(hands)
    page = hands.tables()
    plan = hands.session.proposal()
    assert plan is not None
    assert plan.asks
    before = acts(hands)
    hands.press(Key.Key_Return, CTRL)
    assert acts(hands) == before  # it asks
    for typed in ("x", "77", "5 5", "1 2 2"):
        hands.typed(f"{typed}\n")
        assert page.proposal.ask.answer.property("tone") == "danger"
        assert page.proposal.ask.answer.text()
        page.proposal.ask.field.clear()
    assert hands.session.proposal() == plan
    assert acts(hands) == before
    hands.press(Key.Key_Escape)
    hands.settle()


def test_a_seat_that_is_filled_meanwhile_is_in_no_plan_any_more(hands: Hands) -> None:
    table = emptied(hands)
    hands.tables()
    hands.press(Key.Key_Return, CTRL)
    hands.press(Key.Key_Return, CTRL)  # nobody knows the buttons
    plan = hands.session.proposal()
    assert plan is not None
    assert not plan.asks
    seat = plan.moves[-1].seat
    assert seat is not None
    assert seat.table == table
    planned = {move.entry for move in plan.moves}
    other = next(
        each.id for each in hands.state.playing() if each.id not in planned and hands.seat_of(each.id).table != table
    )
    hands.command(f"move {hands.said(other)} {seat.table}-{seat.number}")
    assert hands.seat_of(other) == seat
    again = hands.session.proposal()
    assert again is None or seat not in {move.seat for move in again.moves}
    hands.settle()
    assert hands.seat_of(other) == seat


def test_wishes_no_seating_can_meet_are_said_by_name_and_everybody_stays(hands: Hands) -> None:
    people = [each.player for each in hands.state.playing()][:4]
    apart = tuple(Apart(one, other) for at, one in enumerate(people) for other in people[at + 1 :])
    assert hands.session.tournament is not None
    rules = replace(hands.state.room.rules, apart=apart)
    hands.club.desk.do(hands.session.tournament, arranging.set_room, rules)
    seats = {each.id: each.seat for each in hands.state.playing()}
    before = acts(hands)
    hands.command("redraw everybody")
    assert hands.window.command.isVisible()
    said = f"{hands.window.command.sentence.text()} {hands.window.command.why.text()}"
    assert sum(hands.club.directory[player].full in said for player in people) == 2, said
    hands.press(Key.Key_Escape)
    assert acts(hands) == before
    assert {each.id: each.seat for each in hands.state.playing()} == seats


def test_locks_that_contradict_a_wish_are_said_and_what_was_typed_stays(hands: Hands) -> None:
    before, rules = acts(hands), hands.state.room.rules
    who, beside = hands.names[0], hands.names[1]
    hands.press(Key.Key_R, CTRL | SHIFT)
    window = hands.window.beside.room_rules
    assert isinstance(window, RoomRulesWindow)
    hands.qtbot.waitUntil(window.isActiveWindow)
    hands.press(Key.Key_1, ALT)
    hands.typed("\t\t9-3 camera")
    hands.press(Key.Key_2, ALT)
    hands.typed(f"{who.last[:4].lower()} 9-3\n")
    hands.press(Key.Key_Return, CTRL)
    assert who.full in window.told.text()
    assert "9-3" in window.told.text()
    assert window.tables.blocked.line.text() == "9-3 camera"
    hands.press(Key.Key_1, ALT)
    hands.typed("\t\t")
    hands.press(Key.Key_A, CTRL)
    hands.press(Key.Key_Delete)
    hands.press(Key.Key_2, ALT)
    hands.typed(f"{beside.last[:4].lower()} 9-3\n")
    hands.press(Key.Key_Return, CTRL)
    assert beside.full in window.told.text()
    assert (acts(hands), hands.state.room.rules) == (before, rules)
    hands.typed("zzzz + ")
    assert "zzzz" in window.people.means.text()
    hands.press(Key.Key_Escape)
    assert window.isVisible() and "not saved" in window.told.text()
    hands.leave(window)


def test_heads_that_differ_are_said_with_the_names_and_nothing_is_announced(hands: Hands) -> None:
    while hands.state.alive > 3:
        hands.out(*hands.anybody())
    hands.command("close registration")
    hands.settle()
    page = bubble(hands)
    (table,) = hands.state.open_tables()
    hands.typed(f"{table.number}=99\n")
    assert "99" in hands.told[-1].text
    assert not hands.state.hands.counted
    hands.typed(f"{table.number}=2\n")
    assert all(name(hands, entry) in page.money.count.text() for entry in table.seats if entry is not None)
    hands.press(Key.Key_M, ALT)
    assert hands.window.override.isVisible()
    assert hands.state.hands.money is None
    hands.press(Key.Key_Escape)  # no reason is given
    assert not hands.window.override.isVisible()


def test_a_seat_that_is_taken_is_said_by_the_name_of_who_sits_there(hands: Hands) -> None:
    one, other = hands.anybody(2)
    before = acts(hands)
    hands.command(f"move {hands.said(one)} {hands.said(other)}")
    assert acts(hands) == before
    box = hands.window.command
    assert box is not None and name(hands, other) in box.sentence.text()
    assert hands.seat_of(one) != hands.seat_of(other)
