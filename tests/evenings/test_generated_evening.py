"""An evening whose structure is made to end at 23:30, by keys alone: forecast, two levers undone, and the podium."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.app.forecast import kept
from tdapp.read.forecast.foreseen import Foreseen
from tdapp.read.forecast.record import SaidAt
from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.pages.clock.structure.page import StructurePage
from tdapp.ui.structures.window import GeneratorWindow
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
PLAYERS = 9


def test_an_evening_made_to_end_in_time_by_keys(player: Keyboard, tmp_path: Path) -> None:
    made_and_taken(player)
    a_level_is_mended(player)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.register(TYPED, PLAYERS - len(TYPED), tmp_path / "list.csv")
    player.next("draw_seats")
    player.next("start")
    two_levers(player)
    to_the_podium(player)


def made_and_taken(player: Keyboard) -> None:
    """A structure for 9 entries; what it was made for is expected of its tournament."""
    player.begin("Club Żółty")
    player.typed("Ends in time")
    player.press(Key.Key_G, CTRL_SHIFT)
    made = player.window.beside.generator
    assert isinstance(made, GeneratorWindow)
    player.typed(f"{PLAYERS}\n")
    player.qtbot.waitUntil(lambda: made.focusWidget() in made.choices.cards)
    ends = [each.outlook.end for each in made.found]
    assert len(ends) >= 2 and all(abs(end.median - timedelta(hours=4.5)) < timedelta(minutes=40) for end in ends)
    taken = next(at for at, card in enumerate(made.choices.cards) if card is made.focusWidget())
    player.typed("\n")
    player.press(Key.Key_Return, CTRL)
    state = player.state
    assert (state.setup.name, dict(state.bank.expected)) == ("Ends in time", {"": PLAYERS})
    assert state.structure == made.found[taken].structure


def a_level_is_mended(player: Keyboard) -> None:
    """An ante typed wrong is found, and mended by one key."""
    player.press(Key.Key_4, CTRL)
    page = player.window.current()
    assert isinstance(page, StructurePage)
    player.press(Key.Key_Down, times=2)
    player.press(Key.Key_Right, times=2)
    player.typed("9000\n")
    assert page.draft.changed
    for _finding in page.findings.view.lines:
        player.press(Key.Key_F8)
        if page.table.here() == 2:
            break
    player.press(Key.Key_Period, CTRL)
    assert not page.draft.changed


def two_levers(player: Keyboard) -> None:
    """Two levers, each by its key as one act, and both undone."""
    player.wait(10)
    player.press(Key.Key_1, CTRL)
    page = player.window.current()
    assert isinstance(page, ClockPage) and page.ahead.card is not None
    forecaster, whole = page.ahead.card.forecaster, player.state.structure

    def foreseen() -> Foreseen:
        forecaster.ask()
        player.qtbot.waitUntil(lambda: not forecaster.working)
        seen = forecaster.foreseen()
        assert seen is not None and len(seen.levers) >= 2
        return seen

    before = foreseen().end.at
    player.press(Key.Key_1, ALT)
    shorter = player.state.structure
    player.press(Key.Key_2, ALT)
    assert len({whole, shorter, player.state.structure}) == 3
    assert before - foreseen().end.at > timedelta(minutes=10)
    player.press(Key.Key_Z, CTRL, times=2)
    assert player.state.structure == whole


def to_the_podium(player: Keyboard) -> None:
    """Registration closes by itself, all but one go out, prizes are paid, and what was forecast is kept."""
    player.post_prizes()
    player.out(PLAYERS - 1)
    assert player.session.tournament is not None
    assert player.session.screen_view(player.session.tournament).winner
    player.next("unpaid")
    player.press(Key.Key_Up, times=12)
    for _place in player.state.posted or ():
        player.press(Key.Key_O, ALT)
        player.press(Key.Key_Down)
    player.next("finish")
    assert player.state.finished and player.window.page == "result"
    said = kept.said_of(player.session.club.settings(), player.session.tournament)
    assert SaidAt.START in said
