"""Boxes arranged by hand become the laptop's own layout: under its name for every programme, or in a new one."""

from pathlib import Path

import pytest

from tdapp.app.clock.screen_library import ScreenLibrary
from tdapp.app.clock.screen_saving import Saved, file_name, save_boxes
from tdapp.domain.refusal import Refused
from tdapp.read.screen_draft import moved, resized, shape_for, with_shape
from tdapp.read.screen_layout import ScreenLayout
from tdapp.read.screen_stage import EveningStage


@pytest.fixture
def library(tmp_path: Path) -> ScreenLibrary:
    return ScreenLibrary(tmp_path / "screens")


def arranged(layout: ScreenLayout) -> ScreenLayout:
    return with_shape(layout, moved(resized(shape_for(layout, 21, 9), 0, wider=-2), 0, right=1))


def test_under_its_own_name_every_programme_shows_it(library: ScreenLibrary) -> None:
    mine = arranged(library.layouts["play"])
    assert save_boxes(library, mine, key="play", programme="full", name="Play") == Saved("play", "full")
    assert library.programme("full").at(EveningStage.PLAY) == mine and library.problems == ()
    assert ScreenLibrary(library.folder).layouts["play"] == mine  # at the next start


def test_under_another_name_there_is_a_programme_that_shows_it(library: ScreenLibrary) -> None:
    before = library.programme("full")
    mine = arranged(library.layouts["final"])
    saved = save_boxes(library, mine, key="final", programme="full", name=" Finale Łódź ")
    assert saved == Saved("finale-lodz", "finale-lodz")
    ours = library.programme("finale-lodz")
    assert ours.name == "Finale Łódź" and ours.at(EveningStage.DEAL).shapes == mine.shapes
    assert ours.at(EveningStage.BREAK) == before.at(EveningStage.BREAK)
    assert library.programme("full") == before and library.problems == ()
    with pytest.raises(Refused, match="name_taken"):
        save_boxes(library, mine, key="final", programme="full", name="finale lodz")
    again = save_boxes(library, arranged(mine), key="finale-lodz", programme="finale-lodz", name="Finale Łódź")
    assert again == saved


def test_a_name_without_letters_and_a_disk_that_takes_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"draft\.name"):
        file_name(" – / .. ")
    assert file_name("李小龙 1") == "李小龙-1" and file_name("../../x") == "x"
    assert file_name("CON") == "con-"  # Windows has no such file
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    library = ScreenLibrary(tmp_path / "file")
    with pytest.raises(Refused, match="not_saved"):
        save_boxes(library, library.layouts["play"], key="play", programme="full", name="Play")
