"""Recovers a night on this or another laptop: from the second medium, the newest good copy, what is left of the file.

What was found is put together line by line, so that whatever one of them lacks comes from another. The sources stay as
they are; the club goes into a new file.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.club_name import free_name
from tdapp.app.club.saving import Saved, save
from tdapp.app.preferences import data_folder, rescue_folders
from tdapp.store import backup, losing, medium_file
from tdapp.store.beside import COPIES
from tdapp.store.errors import KnownError
from tdapp.store.identity import identity_of
from tdapp.store.shapes import from_microseconds, to_microseconds
from tdapp.store.sources import Source, source_of

Watch = Callable[[int], None]
SUFFIX = backup.SUFFIX


class Night(Struct, frozen=True):
    """A club of which something was found: its name, the files of a second medium, copies and club files, the newest
    first, and how far the newest of them goes (None: nobody says).
    """

    club: str
    name: str
    media: tuple[Path, ...] = ()
    copies: tuple[Path, ...] = ()
    files: tuple[Path, ...] = ()
    last: datetime | None = None


def usual_places(last_file: str, second_folder: str) -> tuple[Path, ...]:
    """Where this laptop would have something: the folder of its clubs, that of the last one, and its second medium."""
    named = (Path(second_folder) if second_folder else None, Path(last_file).parent if last_file else None)
    places = (*(each for each in named if each is not None), data_folder(), *rescue_folders())
    return tuple(dict.fromkeys(places))


def look(places: Iterable[Path], watch: Watch = lambda _files: None) -> tuple[Night, ...]:
    """The clubs of which something lies in these folders and in their copies, the newest first.

    What cannot be read is passed over; a club that is open has its file to itself.
    """
    found: dict[str, dict[str, list[tuple[datetime, Path]]]] = {}
    names: dict[str, str] = {}
    for number, (kind, path) in enumerate(_files_in(places)):
        watch(number)
        with suppress(OSError, KnownError, ValueError):
            if kind == "media":
                read = medium_file.read_medium(path)
                club, name, last = read.header.club, read.header.name, read.source.last
            else:
                identity, ends = identity_of(path), losing.ends_of(path)
                if identity is None or ends is None:
                    continue
                name = path.stem if kind == "files" else path.stem.rsplit(" ", 2)[0]
                club, last = identity.key or f"? {name}", max((end[2] for end in ends.values()), default=0)
            found.setdefault(club, {}).setdefault(kind, []).append((from_microseconds(last), path))
            names[club] = names.get(club, name)
    nights = [_night(club, names[club], of) for club, of in found.items()]
    return tuple(sorted(nights, key=lambda night: night.last.timestamp() if night.last else 0, reverse=True))


def _night(club: str, name: str, found: dict[str, list[tuple[datetime, Path]]]) -> Night:
    newest = {kind: tuple(path for _at, path in sorted(some, reverse=True)) for kind, some in found.items()}
    last = max(at for some in found.values() for at, _path in some)
    return Night(club, name, **newest, last=last if last.year > 1970 else None)


def _files_in(places: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    seen: set[Path] = set()
    for place in places:
        for folder, kind in ((place, "files"), (place / COPIES, "copies")):
            with suppress(OSError):
                for path in sorted(folder.iterdir()):
                    if path in seen or not path.is_file():
                        continue
                    seen.add(path)
                    if path.suffix == medium_file.SUFFIX:
                        yield "media", path
                    elif path.suffix == SUFFIX:
                        is_copy = kind == "copies" or backup.made(path) is not None
                        yield "copies" if is_copy else "files", path


def target_of(night: Night) -> Path:
    """Where the recovered club goes: a new file in the folder of this laptop's clubs."""
    return data_folder() / f"{free_name(night.name, data_folder(), SUFFIX)}{SUFFIX}"


def goes_on_in(night: Night, kept: str) -> str:
    """The folder this laptop writes every act to from now on: the one it has `kept` for that, else that of the newest
    second medium the night is recovered from; '' where there is none.
    """
    return kept or next((str(path.parent) for path in night.media), "")


def recover(night: Night, target: Path, now: datetime, watch: Watch = lambda _lines: None) -> Saved:
    """Make a new club file of everything that was found, up to the last act any of it has. Raises `KnownError` where
    nothing of it can be read, or the new file not be written.
    """
    sources = list(_sources(night))
    if not sources:
        raise KnownError("recover.nothing", path=target)
    target.parent.mkdir(parents=True, exist_ok=True)
    return save(sources, target, now=now, watch=watch)


def _sources(night: Night) -> Iterator[Source]:
    """Everything to recover from: all second media, what is left of the files, and the newest good copy."""
    for path in night.media:
        with suppress(OSError, KnownError):
            yield medium_file.read_medium(path).source
    for path in night.files:
        with suppress(OSError, KnownError):
            yield source_of(path)
    good = next((path for path in night.copies if backup.good(path)), None)
    for path in night.copies[:1] if good is None else (good,):
        made = backup.made(path)
        with suppress(OSError, KnownError):
            yield source_of(path, at=to_microseconds(made) if made is not None else None)
