"""Every card of the panel has words and key in sight: in every language, whichever is first, and when it scrolls."""

import ast
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import tdapp.read
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.texts import LANGUAGES
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame.needs_panel import NeedsPanel
from tdapp.ui.i18n import Languages
from tdapp.ui.language import language
from tdapp.ui.theme.look import look


def offered() -> list[str]:
    """The actions that cards of the panel offer: those that modules of needs name."""
    (folder,) = tdapp.read.__path__
    named = {
        node.value
        for path in Path(folder).rglob("*need*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ACTIONS
    }
    assert len(named) > 30
    return sorted(named)


def within(part: QWidget, panel: NeedsPanel) -> bool:
    """Whether a button stands in its card and, from side to side, in what the panel shows."""
    left, card = part.mapTo(panel, QPoint(0, 0)).x(), part.parentWidget()
    assert card is not None
    return card.rect().contains(QRect(part.geometry())) and left >= 0 and left + part.width() <= panel.width()


@pytest.fixture
def panel(qtbot: QtBot) -> NeedsPanel:
    panel = NeedsPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def need(action: str) -> Need:
    return Need(action, Urgency.WARNING, say("needs.post_prizes"), None, action)


def check(panel: NeedsPanel) -> None:
    for _layout in range(2):
        QApplication.processEvents()
    for card in panel.cards:
        button = card.button
        assert button is not None
        said = (card.need.action, button.text(), panel.height())
        assert " ".join(button.lines()) == button.text().replace("&&", "&"), said
        hint = button.sizeHint()
        assert button.width() >= hint.width() and button.height() >= hint.height(), said
        assert hint.height() >= len(button.lines()) * QFontMetrics(button.font()).height(), said
        assert not button.key or button.draws_key(), said
        assert within(button, panel), said


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_words_and_key_of_every_card_are_in_sight(panel: NeedsPanel, spoken: str, *, touch: bool) -> None:
    look().wear("dark", touch=touch)
    languages = Languages(UTC)
    language().speak(languages.words(spoken))
    for high in (300, 20_000):  # it scrolls, and does not
        panel.resize(panel.width(), high)
        panel.show_needs([need(action) for action in offered()])
        check(panel)
        for action in offered():
            panel.show_needs([need(action)])
            assert panel.cards[0].button is not None and panel.cards[0].button.key
            check(panel)


def test_a_long_verb_stands_in_two_lines_beside_its_key(panel: NeedsPanel) -> None:
    languages = Languages(UTC)
    language().speak(languages.words("nl"))
    panel.show_needs([need("draws.reveal")])
    check(panel)
    button = panel.cards[0].button
    assert button is not None and len(button.lines()) == 2 and button.draws_key()


def test_a_line_that_stops_play_is_whole_though_its_action_is_offered_beside_it(panel: NeedsPanel) -> None:
    offered_beside = frozenset({"seats.moves"})
    high = {}
    for urgency in Urgency:
        panel.show_needs([Need("halts", urgency, say("needs.post_prizes"), None, "seats.moves")])
        high[urgency] = panel.least_high(offered_beside)
    assert high[Urgency.WARNING] == high[Urgency.INFO] < panel.least_high() == high[Urgency.DANGER]
