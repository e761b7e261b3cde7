"""The floor pack on the second medium: there it is when the laptop is not, the newest of each tournament."""

from collections.abc import Callable
from pathlib import Path

from tdapp.app.open_club import Club
from tdapp.app.whole_files import write_whole
from tdapp.domain.units import TournamentId
from tdapp.read.sheet_kind import SheetKind
from tdapp.store.errors import KnownError
from tdapp.words.say import Words

MOST_LETTERS = 60  # of the club's name in that of the file


def pack_on(
    club: Club, tournament: TournamentId, folder: Path, words: Words, *, size: str = "A4"
) -> Callable[[], Path]:
    """What makes the pack of now and puts it into this folder in place of the one before; returns where. It may run
    beside the event loop, and raises `KnownError` when the folder is gone or takes nothing.
    """
    from tdapp.app.papers.papers import safe_name, sheet_of_now

    make = sheet_of_now(club, tournament, SheetKind.FLOOR, words, size=size)
    whose = f"{club.file.path.stem[:MOST_LETTERS]} {club.file.identity.key}"  # as the file of the acts is called

    def write() -> Path:
        sheet = make()
        path = folder / safe_name(Path(sheet.file_name).stem, before=whose, ending=".pdf")
        if not folder.is_dir():
            raise KnownError("medium.gone", folder=folder)
        try:
            write_whole(path, sheet.data)
        except OSError as error:
            raise KnownError("medium.fails", folder=folder, detail=error.strerror or str(error)) from error
        return path

    return write
