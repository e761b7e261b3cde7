"""`tdapp demo`: an evening played through the windows leaves its papers, its pictures and a club that can be opened."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tdapp import main as program
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.read.status import Phase
from tdapp.ui.demo import play_demo
from tdapp.ui.frame.pages import names


def test_a_demo_leaves_papers_pictures_and_a_finished_club(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    out = tmp_path / "demo out"
    assert program.main(["demo", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "won." in said and str(out) in said
    papers = sorted(out.glob("*.pdf"))
    assert len(papers) >= 6
    assert all(len(PdfReader(path).pages) > 0 for path in papers)
    pictures = {path.name: QImage(str(path)) for path in out.glob("*.png")}
    wanted = {f"window-{theme}-{page}.png" for theme in ("dark", "light") for page in (*names(), "lobby", "ruling")}
    wanted |= {f"screen-{state}.png" for state in ("setup", "break", "last_minute", "paused", "running", "finished")}
    wanted |= {"window-bubble-hands.png", "window-in_money-hands.png"}
    assert wanted <= set(pictures)
    assert all(not picture.isNull() and picture.width() >= 1366 for picture in pictures.values())
    dark, light = pictures["window-dark-players.png"], pictures["window-light-players.png"]
    assert dark.size() == light.size() and dark != light
    assert pictures["window-dark-ruling.png"] != pictures["window-light-ruling.png"]
    with Club.open(out / "demo.tdapp", create=False, time=TimeSource(), operator_name="Ada") as club:
        assert [row.phase for row in club.tournaments()] == [Phase.FINISHED] * 2


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert play_demo(tmp_path / "file" / "out") == 1
    assert "cannot be written" in capsys.readouterr().err
