"""The second medium in the windows: chosen in the settings, at work, pulled out, back."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.domain import tournament
from tdapp.store import second_medium
from tdapp.store.medium_file import read_medium
from tdapp.ui.second_card import SecondCard
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)


def whole(app: Running) -> bool:
    medium = app.app.second.medium
    return medium is not None and medium.standing.whole


def test_a_stick_is_chosen_pulled_out_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    path, stick, pulled = tmp_path / "club.tdapp", tmp_path / "stick", tmp_path / "pulled"
    stick.mkdir()
    main = a_club(path)
    with running(qtbot) as app:
        app.open(path)
        bar = app.app.second.bar
        assert app.app.second.medium is None and not bar.isVisible()
        card = SecondCard(app.session)
        qtbot.addWidget(card)
        card.take(str(stick))
        assert card.folder.text() == str(stick) and prefs.load().second_folder == str(stick)
        qtbot.waitUntil(lambda: whole(app))
        stick.rename(pulled)
        assert app.session.do(tournament.close_registration) is not None  # play goes on
        qtbot.waitUntil(bar.isVisible)
        assert "Play continues" in bar.text.text() and str(stick) in bar.text.text()
        bar.settle.click()
        assert not bar.isVisible()
        pulled.rename(stick)
        qtbot.waitUntil(lambda: whole(app))
        qtbot.waitUntil(lambda: "is back" in app.told[-1].text)
        lines = len(app.session.club.desk.history(app.session.tournament).acts)  # type: ignore[arg-type]
        card.take("")
        assert app.app.second.medium is None
    read = read_medium(next(stick.iterdir()))
    assert len({line[2] for line in read.source.lines[main]}) == lines
