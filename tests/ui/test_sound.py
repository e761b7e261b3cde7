"""Sounds are played with what there is; whatever is missing or broken is told, and nothing stops."""

import stat
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.events import sounds
from tdapp.app.events.sounds import quieter, shipped, sound_of
from tdapp.domain.refusal import Refused
from tdapp.ui import sound
from tdapp.ui.sound import LOUD, Sounder
from tdapp.words.events.events import SOUNDS


def player(folder: Path, name: str, *, code: int) -> str:
    path = folder / name
    path.write_text(f'#!/bin/sh\necho "$@" >> {folder}/{name}.played\nexit {code}\n', encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def lines(folder: Path, name: str) -> list[str]:
    file = folder / f"{name}.played"
    return file.read_text().splitlines() if file.exists() else []


def played(folder: Path, name: str) -> list[str]:
    return [Path(line).name for line in lines(folder, name)]


def own(folder: Path, name: str = "own.wav", *, seconds: float = 0.05, width: int = 2) -> Path:
    path = folder / name
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(width)
        file.setframerate(8000)
        file.writeframes(b"\x10\x27\x10\x27" * round(2000 * seconds * width))
    return path


def test_without_any_player_nothing_is_heard_and_nothing_stops(qtbot: QtBot) -> None:
    sounder = Sounder(programs=())
    sounder.play("warning")
    assert not sounder.audible


def test_every_shipped_sound_is_heard_and_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    assert set(shipped()) == set(SOUNDS)
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    assert sounder.audible
    for name in shipped():
        sounder.play(name)
    qtbot.waitUntil(lambda: sorted(played(tmp_path, "good")) == [f"{name}.wav" for name in shipped()])
    sounder.stop()


def test_a_player_that_fails_is_replaced_by_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    names = (player(tmp_path, "bad", code=1), player(tmp_path, "good", code=0))
    sounder = Sounder(programs=names)
    sounder.play("warning")
    qtbot.waitUntil(lambda: played(tmp_path, "good") == ["warning.wav"])
    sounder.play("level_end")
    qtbot.waitUntil(lambda: played(tmp_path, "good") == ["warning.wav", "level_end.wav"])
    assert played(tmp_path, "bad") == ["warning.wav"]
    sounder.stop()


def test_muted_or_at_no_volume_nothing_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    sounder.on = False
    sounder.play("warning")
    sounder.on, sounder.volume = True, 0
    sounder.play("level_end")
    qtbot.wait(200)
    assert played(tmp_path, "good") == []


def test_two_tournaments_whose_levels_end_together_ring_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "APART", 60.0)  # seconds: however slow the machine is
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    sounder.play("warning")
    sounder.play("warning")
    sounder.play("notice")
    qtbot.waitUntil(lambda: sorted(played(tmp_path, "good")) == ["notice.wav", "warning.wav"])
    sounder.stop()


def test_a_spoken_file_follows_its_sound(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "PAUSE", 1)
    sounder = Sounder(programs=(player(tmp_path, "good", code=0),))
    first, then = own(tmp_path, "a.wav"), own(tmp_path, "b.wav")
    sounder.play(str(first), then=str(then))
    qtbot.waitUntil(lambda: played(tmp_path, "good") == ["a.wav", "b.wav"])
    sounder.stop()


def test_the_volume_is_told_to_a_player_that_knows_one_and_others_get_a_quieter_copy(
    qtbot: QtBot, tmp_path: Path
) -> None:
    for name, arguments in (("paplay", "--volume=19661"), ("pw-play", "--volume=0.30"), ("afplay", "-v 0.30")):
        assert name in LOUD
        sounder = Sounder(programs=(player(tmp_path, name, code=0),))
        sounder.volume = 60
        sounder.play("warning", volume=50)
        qtbot.waitUntil(lambda name=name: len(lines(tmp_path, name)) == 1)
        assert lines(tmp_path, name)[0].startswith(arguments) and lines(tmp_path, name)[0].endswith("warning.wav")
        sounder.stop()
    sounder = Sounder(programs=(player(tmp_path, "aplay", code=0),))
    sounder.play("warning", volume=50)
    qtbot.waitUntil(lambda: len(lines(tmp_path, "aplay")) == 1)
    assert lines(tmp_path, "aplay")[0].endswith("-50.wav")
    sounder.stop()


@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_quieter_copy_is_half_as_loud(tmp_path: Path, width: int) -> None:
    loud = sound_of(str(own(tmp_path, width=width)))
    made = quieter(loud, 50, tmp_path)
    assert made != loud.path and quieter(loud, 50, tmp_path) == made
    with wave.open(str(made)) as file, wave.open(str(loud.path)) as before:
        assert file.getparams() == before.getparams()
        sign = width > 1
        zero = 0 if sign else 128
        for _ in range(8):
            less, more = (int.from_bytes(each.readframes(1), "little", signed=sign) - zero for each in (file, before))
            assert less == more * 50 // 100


def test_a_file_with_samples_nobody_knows_is_heard_as_it_is(tmp_path: Path) -> None:
    path = own(tmp_path, width=3)
    assert quieter(sound_of(str(path)), 50, tmp_path) == path


def test_a_file_that_cannot_be_played_is_named_and_the_usual_sound_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    song, broken, gone = tmp_path / "song.wav", tmp_path / "broken.wav", tmp_path / "gone.wav"
    song.write_bytes(b"ID3\x03 this is no wave file at all")
    broken.write_bytes(own(tmp_path).read_bytes()[:30])
    for path, code in ((song, "sound.kind"), (broken, "sound.broken"), (gone, "sound.missing")):
        sounder = Sounder(programs=(player(tmp_path, path.stem, code=0),))
        with qtbot.waitSignal(sounder.failed) as failed:
            sounder.play(str(path))
        (refused,) = failed.args
        assert isinstance(refused, Refused) and (refused.code, refused.facts) == (code, {"file": str(path)})
        qtbot.waitUntil(lambda path=path: played(tmp_path, path.stem) == ["notice.wav"])
        sounder.stop()


def test_a_file_longer_than_anybody_waits_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "LONGEST", sound_of(str(own(tmp_path))).lasts / 2)
    with pytest.raises(Refused, match="long"):
        sound_of(str(tmp_path / "own.wav"))


def test_a_file_that_only_the_player_does_not_know_is_named_too(qtbot: QtBot, tmp_path: Path) -> None:
    sounder = Sounder(programs=(player(tmp_path, "bad", code=1),))
    path = own(tmp_path)
    with qtbot.waitSignal(sounder.failed) as failed:
        sounder.play(str(path))
    assert failed.args[0].facts == {"file": str(path)} and sounder.audible
    qtbot.waitUntil(lambda: played(tmp_path, "bad")[:2] == ["own.wav", "notice.wav"])
    sounder.stop()


def test_a_program_that_is_not_there_is_not_tried(qtbot: QtBot) -> None:
    assert not Sounder(programs=("no-such-player-here",)).audible
