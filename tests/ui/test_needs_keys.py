"""Every line of 'Needs you now' is done by keyboard: the first by its own key, the others by the way that is shown."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.ui.actions.window import NEEDS, NEXT_NEED
from tdapp.ui.frame.needs_panel import NeedsPanel
from tests.ui.evening_states import STATES
from tests.ui.frame.test_needs_fit import offered
from tests.ui.typing_walk import CTRL, PLACES, SHIFT, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def need(action: str) -> Need:
    return Need(action, Urgency.WARNING, say("needs.post_prizes"), None, action)


@pytest.fixture
def panel(qtbot: QtBot) -> NeedsPanel:
    panel = NeedsPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def front(panel: NeedsPanel) -> str:
    """The code of the line that has the keyboard; '' for none."""
    return next((card.need.code for card in panel.cards if card.button is not None and card.button.hasFocus()), "")


def test_the_first_key_stands_on_the_line_it_does(panel: NeedsPanel) -> None:
    for able in range(3):
        panel.show_needs([need("clock.pause")] * 3, ["not now"] * able + [""] * (3 - able))
        keyed = [at for at, card in enumerate(panel.cards) if card.button is not None and card.button.key == NEEDS.key]
        assert keyed == [able]
        assert panel.first() is panel.cards[able].need


def test_every_line_that_can_be_offered_is_reached_and_done(panel: NeedsPanel, qtbot: QtBot) -> None:
    needs = [need(action) for action in offered()]
    panel.show_needs(needs)
    assert panel.keys.isVisible()
    asked: list[str] = []
    panel.asked.connect(lambda action, _args: asked.append(action))
    for each in needs:
        panel.to_next()
        assert front(panel) == each.code
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert asked == [each.action for each in needs]
    panel.to_next()
    assert front(panel) == needs[0].code
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Up)
    assert front(panel) == needs[-1].code
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Down)
    assert front(panel) == needs[0].code


def test_what_cannot_be_done_is_passed_over_and_the_keyboard_stays_at_its_line(panel: NeedsPanel) -> None:
    panel.show_needs([need("clock.pause"), need("seats.draw"), need("prizes.post")], ["", "not now", ""])
    panel.to_next()
    panel.to_next()
    assert front(panel) == "prizes.post"
    panel.show_needs([need("prizes.post"), need("clock.pause")])
    assert front(panel) == "prizes.post"
    panel.show_needs([need("clock.pause")])
    assert front(panel) == "clock.pause"
    panel.show_needs([])
    assert not panel.keys.isVisible()
    panel.to_next()


@pytest.mark.parametrize("state", STATES)
def test_the_keys_lead_to_every_line_of_an_evening(state: str, qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(STATES[state](tmp_path), qtbot)
    for place in PLACES:
        if place.part or place.window in ("show_settings", "show_keys", "new_tournament"):
            continue
        hands.clean()
        if not hands.go(place):
            continue
        panel = hands.window.needs
        lines = [card.need.code for card in panel.cards if card.able()]
        acts = hands.seen().acts
        reached = []
        for _line in lines:
            hands.press(NEXT_KEY, CTRL | SHIFT)
            QApplication.processEvents()
            reached.append(front(panel))
        assert reached == lines, place
        assert hands.seen().acts == acts


NEXT_KEY = Key.Key_J
assert NEXT_NEED.key == "Ctrl+Shift+J"
