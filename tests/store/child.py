"""What the tests run in a process of its own, to be killed or to have less room: `child.py <what> <file>`."""

import sys
import time
from datetime import timedelta
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tdapp.domain.units import Seq, TextId
from tdapp.store import backup, restoring
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tdapp.store.free_text import FreeText
from tdapp.store.second_medium import SecondMedium
from tests.store.samples import EVENT, NOW, bust_outs, rows_of_bust_out


def tell(word: object) -> None:
    print(word, flush=True)


def hold(path: Path) -> None:
    """Hold the file open until killed."""
    with ClubFile.open(path, create=False, now=NOW, holder="the child"):
        tell("open")
        sys.stdin.read()


def play(path: Path) -> None:
    """Bust out one after the other, and say so after each one is durable, until killed."""
    with ClubFile.open(path, create=True, now=NOW, holder="the child") as club:
        number = club.head(EVENT).seq
        while True:
            number = Seq(number + 1)
            text = FreeText(TextId(f"{number:032x}"), b"0123456789abcdef", "words " * (number % 300))
            club.append(
                EVENT,
                bust_outs(1, start=number),
                expected=Seq(number - 1),
                projection=rows_of_bust_out(number),
                texts=[text],
            )
            tell(number)


def restore(path: Path) -> None:
    """Put the newest good copy back, again and again until killed."""
    for number in count(1):
        copy = backup.trusted(backup.copies(path.with_name("copies"), path))[0]
        tell("begin")
        restoring.restore(copy.path, path, now=NOW + timedelta(seconds=number))


def squeeze(path: Path) -> None:
    """Play with room for just a little more in each file; then with all the room again."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with ClubFile.open(path, create=False, now=NOW, holder="the child") as club:
        end = club.head(EVENT)
        before = club.load(EVENT)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20_000, hard))
        more = bust_outs(2000, start=end.seq + 1)
        try:
            club.append(EVENT, more, expected=end.seq)
        except KnownError as error:
            tell(error.code)
        assert club.load(EVENT) == before
        assert club.head(EVENT) == end
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        club.append(EVENT, more, expected=end.seq)
        assert club.load(EVENT) == (*before, *more)
        tell("done")


def medium(path: Path) -> None:
    """Play with a second medium beside, and say what is durable there, until killed."""
    folder = path.with_name("stick")
    folder.mkdir(exist_ok=True)
    with ClubFile.open(path, create=True, now=NOW, holder="the child") as club:
        second = SecondMedium(club, folder)
        number = club.head(EVENT).seq
        while True:
            number = Seq(number + 1)
            text = FreeText(TextId(f"{number:032x}"), b"0123456789abcdef", "words " * (number % 30))
            club.append(EVENT, bust_outs(1, start=number), expected=Seq(number - 1), texts=[text])
            if number % 40 == 0:
                club.erase_text(TextId(f"{number:032x}"))  # the file is written from the start
            for _ in range(10 + number % 40):
                second.step()
                if second.standing.whole:
                    tell(number)
                    break
                time.sleep(0.002)


if __name__ == "__main__":
    doings = {"medium": medium, "hold": hold, "play": play, "restore": restore, "squeeze": squeeze}
    doings[sys.argv[1]](Path(sys.argv[2]))
