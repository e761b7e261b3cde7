"""Preferences of this laptop: kept whole, and never in the way."""

import json
from pathlib import Path

import pytest

from tdapp.app import preferences as prefs
from tdapp.app.preferences import Preferences, load, save

CHOSEN = Preferences(
    language="nl",
    screen_language="en",
    theme="light",
    paper="Letter",
    sound=False,
    windows=[{"number": 1, "display": "HDMI-1 ÅÄÖ"}],
    reduced_motion=True,
    touch=True,
    operator="Zoë",
    last_file="/somewhere/club.tdapp",
    print_slips=True,
    slip_paper="A4",
    slip_printer="Kassa 1",
)


def test_what_is_saved_is_loaded() -> None:
    assert save(CHOSEN)
    assert load() == CHOSEN
    assert [path.name for path in prefs.preferences_path().parent.iterdir()] == ["preferences.json"]


def test_the_first_start_has_the_defaults(tmp_path: Path) -> None:
    assert load() == Preferences()
    assert load(tmp_path / "none" / "here.json") == Preferences()


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b"null", b'"text"', b"\xff\xfe\x00", b"[" * 200_000])
def test_a_file_that_cannot_be_read_is_the_defaults(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "preferences.json"
    path.write_bytes(content)
    assert load(path) == Preferences()


def test_what_is_odd_is_back_at_its_default_and_the_rest_stays(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    odd = {"theme": 7, "sound": "yes", "touch": 1, "paper": "Letter", "unknown": True, "display": None}
    path.write_text(json.dumps(odd), encoding="utf-8")
    assert load(path) == Preferences(paper="Letter")


def test_what_was_chosen_for_a_display_is_a_windows_now(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.write_text(json.dumps({"display": "A", "public_screens": {"A": ["clock", "light"]}, "beside": 7}), "utf-8")
    window = {"number": 1, "display": "A", "programme": "clock", "theme": "light"}
    assert load(path) == Preferences(windows=[window])


def test_a_folder_that_takes_nothing_costs_only_the_preference(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert not save(CHOSEN, tmp_path / "file" / "preferences.json")
    (tmp_path / "preferences.json").mkdir()
    assert not save(CHOSEN, tmp_path / "preferences.json")


def test_a_save_that_fails_leaves_the_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "preferences.json"
    assert save(CHOSEN, path)

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tdapp.app.whole_files.os.replace", full)
    assert not save(Preferences(), path)
    assert load(path) == CHOSEN
