"""The preferences of this laptop, not of the club: languages, theme, paper, displays. Kept in the platform's folder.

A preference that cannot be read is back at its default; one that cannot be written costs nothing but itself. So nothing
here ever stops the application.
"""

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_config_path, user_data_path

from tdapp.nested import json_of
from tdapp.store.beside import COPIES
from tdapp.store.owner_only import own_folder

__all__ = [
    "Preferences",
    "data_folder",
    "had_a_club",
    "load",
    "own_folder",
    "preferences_path",
    "rescue_folders",
    "save",
]

NAME = "tdapp"
DEMO = "demo "  # so the names of demo clubs begin
PRACTICE = "practice "  # and those of practice nights
AT_HOME = "tdapp rescued"  # a folder of ours where it stands among others


class Preferences(NamedTuple):
    """The preferences of this laptop. Languages are codes ('en', 'nl'). A named tuple, because the first picture of the
    window waits for them: the library of all other values comes after it.

    `print_slips`: with each sale; `slip_paper`: 'Roll', 'A4', 'Letter'; `slip_printer`: its name, '' the system's own.
    `two_languages`: on sheets that players sign. `volume`: of all sounds, in percent.
    `announce_twice`: templates are announced in two languages. `windows`: the public windows, as
    `read.screen_windows` reads them. `second_folder`: where every act is written a second time, '' nowhere.
    `columns`: what was said about lists that were imported, as `app.lists.remembered` reads it.
    """

    language: str = "en"
    screen_language: str = "en"
    theme: str = "dark"
    paper: str = "A4"
    sound: bool = True
    volume: int = 100
    reduced_motion: bool = False
    touch: bool = False
    operator: str = ""
    last_file: str = ""
    print_slips: bool = False
    slip_paper: str = "Roll"
    slip_printer: str = ""
    two_languages: bool = False
    announce_twice: bool = False
    windows: list[dict[str, Any]] = []
    second_folder: str = ""
    columns: dict[str, list[str]] = {}


def load(path: Path | None = None) -> Preferences:
    """The preferences of this laptop; the defaults for whatever is missing, odd or unreadable."""
    try:
        data = json_of((path or preferences_path()).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Preferences()
    return _sound(_today(data)) if isinstance(data, dict) else Preferences()


def save(preferences: Preferences, path: Path | None = None) -> bool:
    """Write the preferences, whole or not at all. False when this laptop would not have it."""
    from tdapp.app.whole_files import write_whole  # not needed before the first picture

    target = path or preferences_path()
    try:
        own_folder(target.parent)
        write_whole(target, json.dumps(preferences._asdict(), ensure_ascii=False, indent=1).encode())
    except OSError:
        return False
    return True


def preferences_path() -> Path:
    """The file in which this laptop keeps its preferences."""
    return user_config_path(NAME, appauthor=False) / "preferences.json"


def data_folder() -> Path:
    """The platform's folder for the default club file, its copies and the log."""
    return user_data_path(NAME, appauthor=False)


def rescue_folders() -> tuple[Path, ...]:
    """The folders for a club whose file was taken away while it was open, the first that takes it: see `app.rescue`."""
    return data_folder() / "rescued", Path.home() / AT_HOME, Path(tempfile.gettempdir()) / AT_HOME


def had_a_club(path: Path) -> bool:
    """Whether a club file stands there, or copies of it tell that one did. The copies of others, such as the demo club
    or a practice night, tell nothing of this one.
    """
    try:
        made_from = {copied.name.rsplit(" ", 2)[0] for copied in path.with_name(COPIES).iterdir()}
    except OSError:
        made_from = set()
    return path.exists() or path.stem in made_from


def _today(data: dict[str, Any]) -> dict[str, Any]:
    """What an earlier version kept, as it is kept today: it had a choice for each display, and no windows."""
    former = {name: data.get(name) for name in ("display", "public_screens", "beside")}
    display, chosen, beside = former.values()
    if "windows" in data or not any(former.values()):
        return data
    from tdapp.read.screen_windows import windows_of_displays  # once, at the first start of this version

    kept = windows_of_displays(
        display if isinstance(display, str) else "",
        chosen if isinstance(chosen, dict) else {},
        beside if isinstance(beside, dict) else {},
    )
    return {**data, "windows": kept}


def _sound(data: dict[str, Any]) -> Preferences:
    defaults = Preferences()
    sound: dict[str, Any] = {}
    for name in Preferences._fields:
        value = data.get(name)
        if type(value) is type(getattr(defaults, name)):
            sound[name] = value
    return defaults._replace(**sound)
