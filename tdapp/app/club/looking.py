"""Looks at a damaged club file: what can be read of it is shown in the windows as it was, and nothing can be done.

The file stays as it is. What is left of it is put into a file of its own, which is gone when the club is closed; the
clock stands where it stood at the last act.
"""

from pathlib import Path

from tdapp.app.club.saving import Saved, save_file
from tdapp.app.open_club import Club
from tdapp.app.preferences import data_folder
from tdapp.app.time_source import TimeSource
from tdapp.store.owner_only import own_folder

FOLDER = "looked at"  # beside this laptop's clubs


def look_at(path: Path, operator_name: str) -> tuple[Club, Saved]:
    """The club in a damaged file as far as it can be read, and what is missing. Raises `KnownError`."""
    folder = data_folder() / FOLDER
    own_folder(folder)
    for old in folder.iterdir():  # of a program that was killed meanwhile
        old.unlink()
    saved = save_file(path, folder / path.name, TimeSource().now())
    club = Club.open(saved.path, create=False, time=_standing(saved), operator_name=operator_name)
    club.file.shown_of = path
    return club, saved


def _standing(saved: Saved) -> TimeSource:
    """The instant of the last act, for ever."""
    at = (saved.last or TimeSource().now()).timestamp()
    return TimeSource(lambda: at, lambda: at, lambda: at)
