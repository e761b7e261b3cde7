"""The window 'about': the version, what changed, every licence."""

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tdapp
from tdapp.app.club import about, libraries
from tdapp.app.club.about import parts
from tdapp.app.resources import resource
from tdapp.ui.about import AboutWindow

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def window(qtbot: QtBot) -> AboutWindow:
    made = AboutWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_says_the_version_and_begins_with_what_changed(window: AboutWindow) -> None:
    assert tdapp.__version__ in window.windowTitle()
    assert window.told.toPlainText().startswith("Changes") and tdapp.__version__ in window.told.toPlainText()


def test_every_part_has_a_text_of_its_own(window: AboutWindow) -> None:
    told = []
    for row in range(window.choices.count()):
        window.choices.setCurrentRow(row)
        told.append(window.told.toPlainText())
    assert len(told) > 20 and len(set(told)) == len(told)
    assert any("SIL Open Font License" in text for text in told)
    assert any("GNU LESSER GENERAL PUBLIC LICENSE" in text for text in told)


def test_the_licence_of_the_program_is_the_one_of_its_source() -> None:
    shipped = resource("licences", "MIT-tdapp.txt").read_text(encoding="utf-8")
    assert shipped == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_library_the_program_asks_for_is_named_with_its_licence() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("dependencies = [")[2].partition("]")[0]
    asked = {libraries._plain(name) for name in re.findall(r'"([A-Za-z0-9_.-]+)', project)}
    assert {libraries._plain(name) for name in libraries.ASKED_FOR} == asked
    found = libraries.libraries()
    assert {libraries._plain(each.name) for each in found} >= asked - {"tzdata"}
    assert not [
        each.name for each in found if each.licence == "?" or not (each.texts or each.licence.startswith("LGPL"))
    ]


def test_what_a_built_program_brings_from_the_system_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "libx11-6.txt").write_text("MIT", encoding="utf-8")
    monkeypatch.setattr(about.sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(about, "_read", lambda *_parts: "")
    assert parts()[-1].title == "libx11-6"
