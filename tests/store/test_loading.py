"""An evening on a club file that is there already needs nothing of what works the tables out."""

import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.domain.units import Seq
from tdapp.store.club_file import ClubFile
from tests.store.samples import EVENT, NOW, bust_outs

ROOT = Path(__file__).resolve().parents[2]
EVENING = """
import sys
from pathlib import Path
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource

path = Path(sys.argv[1])
with Club.open(path, create=CREATE, time=TimeSource(), operator_name="Anna") as club:
    club.put_setting("language", "nl")
    club.copy("level")
    club.tournaments()
    print(*club.file.streams())
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"sqlalchemy", "sqlmodel", "pydantic"}))
"""


def evening(path: Path, *, create: bool) -> list[str]:
    """The streams of a club, and which heavy libraries a program has loaded that worked on it."""
    code = EVENING.replace("CREATE", str(create))
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.splitlines()


def test_opening_reading_writing_and_copying_need_only_sqlite(path: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(3), expected=Seq(0))
    assert evening(path, create=False) == [EVENT, ""]


@pytest.mark.parametrize("there", [False, True])
def test_a_new_file_is_made_from_the_tables_themselves(path: Path, there: bool) -> None:
    if there:
        path.touch()
    assert evening(path, create=True) == ["", "pydantic sqlalchemy sqlmodel"]
