"""Structures made in a window and ways to end in time, by keys and by mouse."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.chips import chip_sets
from tdapp.domain.clock.structure import Structure
from tdapp.domain.progress import Tried
from tdapp.domain.structures.generating import propose
from tdapp.domain.structures.wish import Proposal, Style, Wish
from tdapp.domain.units import Chips
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.clock.structure.page import StructurePage
from tdapp.ui.structures.fit_window import FitWindow
from tdapp.ui.structures.window import GeneratorWindow
from tdapp.ui.theme.look import look
from tests.domain.structures.test_lint import blinds
from tests.ui.conftest import SLOW
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import Evening, demo_names, state

Key = Qt.Key
NIGHT: Structure = blinds(
    200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 30_000
)  # fmt: skip


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:20], structure=NIGHT)
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    window = MainWindow(evening.session)
    look().dress(window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    return window


def generator(window: MainWindow) -> GeneratorWindow:
    window.run("window.generate")
    made = window.beside.generator
    assert isinstance(made, GeneratorWindow)
    made.work(beside=False)
    return made


def fitting(window: MainWindow, at: str = "") -> FitWindow:
    window.run("window.end_at", (at,) if at else ())
    made = window.beside.fit
    assert isinstance(made, FitWindow)
    made.work(beside=False)
    return made


def test_a_proposal_that_is_taken_lands_in_the_editor_as_if_typed(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    made = generator(window)
    assert len(made.choices.cards) == 3 and made.form.stack.line.text() == "30,000"
    made.choices.to_first()
    middle = made.found[1].structure
    qtbot.keyClick(made.choices.cards[1], Key.Key_Return)
    page = window.current()
    assert isinstance(page, StructurePage)
    assert page.draft.structure == middle and page.draft.changed
    assert state(evening).structure == NIGHT  # it counts once it is applied
    qtbot.keyClick(page.table, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.draft.structure == NIGHT
    page.take_structure(made.found[1], Wish(60, Chips(30_000)))
    acts = len(evening.club.desk.history(evening.session.tournament).acts)  # type: ignore[arg-type]
    qtbot.keyClick(page, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert state(evening).structure == middle and dict(state(evening).bank.expected) == {"": 60}
    assert len(evening.club.desk.history(evening.session.tournament).acts) == acts + 1  # type: ignore[arg-type]
    evening.session.undo()
    assert state(evening).structure == NIGHT and not state(evening).bank.expected


def test_the_cards_are_walked_by_arrows_and_taken_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    made = generator(window)
    qtbot.waitUntil(made.choices.cards[1].isVisible)
    made.activateWindow()
    made.choices.to_first()
    qtbot.keyClick(made.choices.cards[1], Key.Key_Right)
    assert made.focusWidget() is made.choices.cards[2]
    keys = [False, False, True]  # Enter takes the one the keyboard is at
    qtbot.waitUntil(lambda: [card.take.draws_key() for card in made.choices.cards] == keys)
    last = made.found[2].structure
    qtbot.mouseClick(made.choices.cards[2].take, Qt.MouseButton.LeftButton)
    page = window.current()
    assert isinstance(page, StructurePage) and page.draft.structure == last


def test_enter_in_a_field_goes_to_the_middle_card(window: MainWindow, qtbot: QtBot) -> None:
    made = generator(window)
    qtbot.keyClick(made.form.entries.line, Key.Key_Return)
    qtbot.waitUntil(lambda: made.focusWidget() in made.choices.cards)
    assert made.focusWidget() is made.choices.cards[1]


def test_it_says_how_many_structures_were_tried_while_it_works(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said is what was tried: none at first, and never fewer; how many there will be is not said. However fast
    they are tried, none is left out.
    """
    made, each = generator(window), list[int]()

    def counted(wish: Wish, *, seed: int, tried: Tried) -> tuple[Proposal, ...]:
        def noted_too(more: int) -> None:
            each.append(more)
            tried(more)

        return propose(wish, seed=seed, tried=noted_too)

    monkeypatch.setattr("tdapp.ui.structures.window.propose", counted)
    said: list[str] = []
    say = made.working.say

    def noted(title: object, why: object, /, **values: object) -> None:
        said.append(f"{values['tried']}")
        say(title, why, **values)  # type: ignore[arg-type]

    made.working.say = noted  # type: ignore[method-assign]
    made.form.entries.line.setText("60")
    made.work()
    assert made.stack.currentWidget() is made.working and said == ["0"]
    qtbot.waitUntil(lambda: made.stack.currentWidget() is made.cards, timeout=SLOW)
    counts = [int(number) for number in said]
    assert counts == sorted(counts) and counts[-1] == made._tried == sum(each) > len(made.found)


def test_what_was_made_for_a_new_tournament_lands_in_its_form(window: MainWindow, evening: Evening) -> None:
    window.new_tournament()
    lobby = window.current()
    made = generator(window)
    made.form.presets.picked.emit(next(pick.value for pick in made.form.presets.picks if pick.key == "Turbo"))
    made.work(beside=False)
    assert made.form.manner is Style.FAST
    made.choices.cards[0].take.click()
    assert window.current() is lobby
    form = lobby.form  # type: ignore[union-attr]
    assert form.stack.value() == 15_000 and "40 entries" in form.structure.currentText()
    form.name.line.setText("Made")
    form.finish()
    assert state(evening).setup.name == "Made" and state(evening).setup.starting_stack == 15_000
    assert dict(state(evening).bank.expected) == {"": 40}  # what it was made for is forecast before doors open


def test_an_impossible_end_is_said_with_what_would_be_possible(window: MainWindow, qtbot: QtBot) -> None:
    made = generator(window)
    made.form.ends.line.setText("20:00")
    made.work(beside=False)
    assert made.why.isVisible() and "at the earliest" in made.why.text()
    made.form.ends.line.setText("25:00")
    made.work(beside=False)
    assert "25:00" in made.form.ends.note.text()
    made.form.ends.line.setText("")
    made.form.level.line.setText("20")
    made.work(beside=False)
    assert len(made.found) == 3


def test_the_chips_of_the_tournament_are_planned_with(window: MainWindow, evening: Evening) -> None:
    evening.session.do(chip_sets.choose_set, SET)
    made = generator(window)
    wish = made.form.wish()
    assert wish is not None and wish.values == SET.values
    made.form.stack.line.setText("")
    again = made.form.wish()
    assert again is not None and again.stack == 15_000


def test_ways_to_end_in_time_are_taken_as_one_act_and_undone(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    evening.register(20)
    evening.draw()
    evening.start()
    made = fitting(window)
    assert made.ending is not None
    now = made.ending.since + made.ending.as_it_is.end.median
    made.begin(evening.session.words.time(now - timedelta(minutes=40)))
    made.work(beside=False)
    assert made.ending is not None and len(made.ending.ways) >= 2 and "now it ends about" in made.now_ends.text()
    acts = len(evening.club.desk.history(evening.session.tournament).acts)  # type: ignore[arg-type]
    chosen = made.ending.ways[0].structure
    made.choices.to_first()
    qtbot.keyClick(made.choices.cards[0], Key.Key_Return)
    assert state(evening).structure == chosen and chosen[0] == NIGHT[0]
    assert len(evening.club.desk.history(evening.session.tournament).acts) == acts + 1  # type: ignore[arg-type]
    evening.session.undo()
    assert state(evening).structure == NIGHT


def test_an_end_nothing_comes_to_and_one_that_comes_anyway_are_said(window: MainWindow, evening: Evening) -> None:
    evening.register(20)
    evening.draw()
    evening.start()
    made = fitting(window, evening.session.words.time(evening.session.now() + timedelta(minutes=20)))
    assert "at the earliest" in made.why.text()
    made = fitting(window)
    assert made.ending is None or made.ending.ways is not None


def test_the_command_box_generates_and_ends_in_time(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    evening.register(20)
    evening.draw()
    evening.start()
    window.open_command("end 23:30")
    assert window.command.chosen().action == "window.end_at"
    window.command.do()
    assert window.beside.fit.ends.line.text() == "23:30"
    window.beside.fit.leave()
    window.open_command("generate")
    assert window.command.chosen().action == "window.generate"
    window.open_command("end soon")
    assert not window.command.chosen().action


def test_a_new_tournament_warns_of_what_most_would_change(window: MainWindow) -> None:
    window.new_tournament()
    form = window.current().form  # type: ignore[union-attr]
    assert not form.warning.isVisible() or form.warning.text()
    form.stack.line.setText("500")
    form._say()
    assert "big blinds" in form.warning.text()
    form.stack.line.setText("10000")
    form.late.show_value(2)
    form._say()
    assert not form.warning.text()
