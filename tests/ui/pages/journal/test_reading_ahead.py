"""The journal read ahead, some acts at a time: what is shown then is what is shown when it is read at once."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.ui.session import views
from tests.ui.pages.evening import Evening, demo_names


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Evening:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    evening.bust(*range(2, 12))
    evening.session.undo()
    return evening


@pytest.mark.parametrize("at_once", [1, 3, 1000])
def test_a_journal_that_was_read_ahead_is_the_same(
    evening: Evening, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = evening.session
    whole = session.journal_view()
    session._previous.clear()
    monkeypatch.setattr(views, "READ_AT_ONCE", at_once)
    steps = sum(1 for _step in session.read_journal())
    assert (steps > 3) == (at_once < 10)
    assert session.journal_view() == whole


def test_what_is_known_already_is_not_read_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "READ_AT_ONCE", 1)
    evening.session.journal_view()
    assert list(evening.session.read_journal()) == []
