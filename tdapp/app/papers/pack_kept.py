"""Where the floor pack is kept: beside the copies of the club, the newest of each tournament."""

from __future__ import annotations  # what sets paper is loaded with the first sheet

from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.app.open_club import Club
from tdapp.store.errors import KnownError
from tdapp.store.owner_only import own_folder

if TYPE_CHECKING:
    from tdapp.app.papers.papers import PrintedSheet

FOLDER = "paper"


def keep_pack(club: Club, sheet: PrintedSheet) -> Path:
    """Keep a pack in place of the one before it; returns where. Raises `KnownError` when the disk will not."""
    from tdapp.app.papers.papers import save_sheet

    path = club.copies_folder / FOLDER / sheet.file_name
    try:
        own_folder(path.parent)
    except OSError as error:
        raise KnownError("papers.not_saved", path=str(path), detail=error.strerror or str(error)) from error
    save_sheet(sheet, path)
    return path
