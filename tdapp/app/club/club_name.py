"""The name of a club is the name of its file: one truth, which stands in the folder as in the window."""

import re
from pathlib import Path

from tdapp.domain.people.naming import clean

LONGEST = 80  # letters: with a folder before it every system takes so many
_NOT_IN_FILES = re.compile(r'[<>:"/\\|?*]+')
_OF_THE_SYSTEM = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def file_of(name: str, folder: Path, suffix: str) -> Path | None:
    """The file of a club of this name in a folder; None where nothing is left of the name that a file can be called.

    >>> file_of(" Poker: Venlo? ", Path("clubs"), ".tdapp") == Path("clubs") / "Poker Venlo.tdapp"
    True
    >>> file_of("...", Path("clubs"), ".tdapp"), file_of("con", Path("clubs"), ".tdapp") == Path("clubs/con club.tdapp")
    (None, True)
    """
    kept = clean(_NOT_IN_FILES.sub(" ", name))[:LONGEST].strip(" .")
    if not kept:
        return None
    return folder / f"{f'{kept} club' if _OF_THE_SYSTEM.fullmatch(kept) else kept}{suffix}"


def free_name(wanted: str, folder: Path, suffix: str) -> str:
    """A name no club of this folder has yet: the wanted one, else with the next number behind it."""
    number, name = 1, wanted
    while (folder / f"{name}{suffix}").exists():
        number += 1
        name = f"{wanted} {number}"
    return name
