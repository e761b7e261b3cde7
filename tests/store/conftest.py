"""An open club file for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.store.club_file import ClubFile
from tests.store.samples import NOW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the club file of a test stands; the name holds what an address would trip over."""
    return tmp_path / "club ?#% ♠.tdapp"


@pytest.fixture
def club(path: Path) -> Iterator[ClubFile]:
    """A new club file, open."""
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as opened:
        yield opened
