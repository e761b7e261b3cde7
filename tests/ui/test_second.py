"""The second medium in the windows: chosen in the settings, at work, pulled out, back."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.app.papers import pack_beside
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.boundaries import Boundary, BoundaryKind
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TournamentId
from tdapp.store import second_medium
from tdapp.store.medium_file import read_medium
from tdapp.ui import second
from tdapp.ui.second_card import SecondCard
from tests.app.papers.test_papers import text_of
from tests.ui.applications import Running, running
from tests.ui.test_opening import a_club


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)
    monkeypatch.setattr(second, "AGAIN", 20)


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
    read = read_medium(next(stick.glob("*.ndjson")))
    assert len({line[2] for line in read.source.lines[main]}) == lines


def packs(stick: Path) -> list[Path]:
    return sorted(stick.glob("*.pdf")) if stick.is_dir() else []


def test_the_floor_pack_is_beside_the_acts_and_made_again_at_each_level(qtbot: QtBot, tmp_path: Path) -> None:
    path, stick, pulled = tmp_path / "club.tdapp", tmp_path / "stick", tmp_path / "pulled"
    stick.mkdir()
    main = a_club(path)
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(second_folder=str(stick)))
        app.open(path)
        keeper, session = app.app.second, app.session
        qtbot.waitUntil(lambda: whole(app))
        assert not packs(stick)  # its clock has not begun
        session.do(seating.draw_seats, "seed")
        session.do(timing.start)
        session.ticker.reached.emit(main, Boundary(BoundaryKind.END, 0))
        qtbot.waitUntil(lambda: len(packs(stick)) == 1)
        (pack,) = packs(stick)
        assert session.club.file.identity.key in pack.name and "Floor pack" in pack.name
        first = pack.read_bytes()
        session.do(entries.bust_out, (EntryId(1),))
        session.ticker.reached.emit(main, Boundary(BoundaryKind.END, 0))
        qtbot.waitUntil(lambda: pack.read_bytes() != first)
        assert "2 of 3" in text_of(pack.read_bytes()) and packs(stick) == [pack]
        qtbot.waitUntil(lambda: keeper._making is None)
        stick.rename(pulled)
        session.ticker.reached.emit(main, Boundary(BoundaryKind.END, 0))
        assert session.do(entries.reinstate, EntryId(1), session.seed()) is not None  # play continues
        qtbot.waitUntil(keeper.bar.isVisible)
        (pulled / pack.name).unlink()
        pulled.rename(stick)
        qtbot.waitUntil(lambda: packs(stick) == [pack])  # it is back, and so is the pack
        qtbot.waitUntil(lambda: not keeper.bar.isVisible())


def test_a_pack_that_cannot_be_written_says_so_in_the_same_bar(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    path, stick = tmp_path / "club.tdapp", tmp_path / "stick"
    stick.mkdir()
    main = a_club(path)
    with running(qtbot) as app:
        app.session.prefer(app.session.preferences._replace(second_folder=str(stick)))
        app.open(path)
        qtbot.waitUntil(lambda: whole(app))
        monkeypatch.setattr(pack_beside, "write_whole", full)
        app.app.second.pack(TournamentId(main))
        bar = app.app.second.bar
        qtbot.waitUntil(bar.isVisible)
        assert "No space left" in bar.text.text()
        monkeypatch.undo()  # nobody does anything: it is tried again by itself
        qtbot.waitUntil(lambda: not bar.isVisible())
        assert len(packs(stick)) == 1
