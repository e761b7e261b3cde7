"""How each system is waited for, and where it keeps things: as far as that can be asked of one that is another."""

import os
import sys
from pathlib import Path

import platformdirs
import pytest

from tdapp.store import durable, engine


def test_a_folder_is_waited_for_where_a_system_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda handle: waited.append(Path(f"/proc/self/fd/{handle}").resolve().name))
    monkeypatch.setattr(durable.sys, "platform", "win32")
    durable.flush_folder(tmp_path)
    assert waited == []
    for system in ("linux", "darwin"):
        monkeypatch.setattr(durable.sys, "platform", system)
        durable.flush_folder(tmp_path)
    assert waited == [tmp_path.name] * 2


@pytest.mark.parametrize(("system", "full"), [("darwin", 1), ("linux", 0), ("win32", 0)])
def test_each_system_waits_for_its_disk_in_its_own_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, full: int
) -> None:
    monkeypatch.setattr(engine.sys, "platform", system)
    raw = engine.connect(tmp_path / "club.tdapp", create=True)
    assert raw.execute("PRAGMA fullfsync").fetchone() == (full,)
    raw.close()


def test_the_folders_are_those_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    from platformdirs.macos import MacOS
    from platformdirs.unix import Unix
    from platformdirs.windows import Windows

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("LOCALAPPDATA", "C:/Users/Anna/AppData/Local")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _name: "C:/Users/Anna/AppData/Local")
    found = {kind: kind("tdapp", appauthor=False).user_data_dir for kind in (Unix, Windows, MacOS)}
    assert found[Unix] == platformdirs.user_data_dir("tdapp", appauthor=False)
    assert found[Unix].endswith("/tdapp") and found[MacOS].endswith("Library/Application Support/tdapp")
    assert found[Windows].replace("\\", "/").endswith("AppData/Local/tdapp")
    assert sys.platform != "linux" or platformdirs.PlatformDirs is Unix
