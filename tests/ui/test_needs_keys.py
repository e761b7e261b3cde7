"""Every line of 'Needs you now' is done by keyboard: the first by its own key, the others by the way that is shown."""

import random
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.ui.actions.window import NEEDS, NEXT_NEED
from tdapp.ui.frame.needs_panel import NeedsPanel
from tdapp.ui.i18n import Languages
from tdapp.ui.language import language
from tdapp.ui.widgets.label import Label
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


def shown(panel: NeedsPanel) -> list[tuple[object, ...]]:
    """What the cards say, from the top, and what each asks when it is pressed."""
    found: list[tuple[object, ...]] = []
    panel.asked.connect(lambda *asked: found.append(asked))
    for card in sorted(panel.cards, key=lambda each: each.y()):
        labels = [(label.text(), label.isVisibleTo(panel)) for label in card.findChildren(Label)]
        button = card.button
        assert button is not None
        able = (button.text(), button.key, button.isEnabled(), button.accessibleName(), button.whatsThis())
        found.append((card.bar, card.accessibleName(), labels, able, card.need))
        button.click()
    return found


def test_cards_that_are_told_something_else_are_as_those_that_are_made_for_it(panel: NeedsPanel, qtbot: QtBot) -> None:
    """Whatever came before: other figures, another order, lines that came and went, another language."""
    chance, languages = random.Random(7), Languages(UTC)
    for turn in range(60):
        language().speak(languages.words("nl" if turn // 20 == 1 else "en"))
        codes = chance.choices(("clock.pause", "seats.draw", "prizes.post", "moves.confirm"), k=chance.randint(0, 5))
        needs = [
            Need(
                code,
                chance.choice((Urgency.WARNING, Urgency.WARNING, Urgency.DANGER)),
                say("needs.waiting", n=chance.randint(1, 3)),
                chance.choice((None, say("needs.waiting.free", n=chance.randint(1, 3)))),
                code,
                chance.choice(((), ("1",), ("2",))),
            )
            for code in codes
        ]
        why = [chance.choice(("", "", "not now")) for _need in needs]
        fresh = NeedsPanel()
        qtbot.addWidget(fresh)
        fresh.show()
        before = list(panel.cards)
        for each in (panel, fresh):
            each.show_needs(needs, why)
        QApplication.processEvents()
        assert shown(panel) == shown(fresh)
        assert len({id(card) for card in panel.cards}) == len(needs)
        assert not any(card.isVisibleTo(panel) for card in before if card not in panel.cards)


def test_a_card_stays_the_one_it_is_while_only_its_figures_change(panel: NeedsPanel) -> None:
    def waits(n: int) -> Need:
        return Need("waiting", Urgency.WARNING, say("needs.waiting", n=n), None, "seats.draw")

    panel.show_needs([need("clock.pause"), waits(2)])
    panel.to_next()
    panel.to_next()
    cards = list(panel.cards)
    panel.show_needs([need("clock.pause"), waits(3)])
    assert panel.cards == cards and front(panel) == "waiting"
    assert cards[1].title_line.text() == language().words.said(say("needs.waiting", n=3))


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
