"""The disk as the product treats it, and an open club file for each test that asks for one."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdapp.store import engine
from tdapp.store.club_file import ClubFile
from tests.store.samples import NOW


@pytest.fixture(autouse=True, scope="module")
def waited_for_the_disk(shipped_waiting: tuple[Any, Any]) -> Iterator[None]:
    """Every transaction waits for the disk as it does in the product."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_SAFETY", shipped_waiting[0])
        patch.setattr(os, "fsync", shipped_waiting[1])
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the club file of a test stands; the name holds what an address would trip over."""
    return tmp_path / "club ?#% ♠.tdapp"


@pytest.fixture
def club(path: Path) -> Iterator[ClubFile]:
    """A new club file, open."""
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as opened:
        yield opened
