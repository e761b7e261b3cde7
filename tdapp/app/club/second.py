"""The second medium of the open club: begun with the folder this laptop keeps, never for a demo club, a practice night
or a damaged file that is only looked at.
"""

from pathlib import Path

from tdapp.app.open_club import Club
from tdapp.app.preferences import DEMO, PRACTICE, data_folder
from tdapp.store.second_medium import SecondMedium, Standing

__all__ = ["SecondMedium", "Standing", "second_medium_of"]


def second_medium_of(club: Club, folder: str) -> SecondMedium | None:
    """The second medium of a club in this folder, at work from now on; None where there is none."""
    path = club.file.path
    if club.file.shown_of is not None:
        return None
    is_demo = path.parent == data_folder() and path.name.startswith((DEMO, PRACTICE))
    return SecondMedium(club.file, Path(folder)) if folder and not is_demo else None
