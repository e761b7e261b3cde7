"""Flipped bits, zeroed sectors, cut off ends: no journal is ever taken for what it is not."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.act import Act
from tdapp.domain.units import Seq
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tests.store.samples import EVENT, NOW, an_evening, bust_outs

EVENING = an_evening()
OTHER, LONG = "f" * 32, bust_outs(300)  # so that most of the file is journal, and not tables with nothing in them


def flip_bit(content: bytearray, chance: random.Random) -> None:
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)


def zero_sector(content: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(content) // 512) * 512
    content[start : start + 512] = bytes(512)


def scribble(content: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(content) - 16)
    content[start : start + 16] = chance.randbytes(16)


def cut_off(content: bytearray, chance: random.Random) -> None:
    del content[chance.randrange(1, len(content)) :]


def read_back(path: Path) -> dict[str, tuple[Act, ...]]:
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
        return {stream: club.load(stream) for stream in club.streams()}


@pytest.mark.parametrize("harm", [flip_bit, zero_sector, scribble, cut_off])
def test_a_changed_journal_is_never_taken_for_the_real_one(
    path: Path, harm: Callable[[bytearray, random.Random], None]
) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, EVENING, expected=Seq(0))
        club.append(OTHER, LONG, expected=Seq(0))
    whole = path.read_bytes()
    chance = random.Random(19)
    refused = 0
    for _ in range(50):
        content = bytearray(whole)
        harm(content, chance)
        path.write_bytes(content)
        try:
            assert read_back(path) == {EVENT: EVENING, OTHER: LONG}
        except KnownError:
            refused += 1
    assert refused >= 5


def test_a_flipped_bit_of_a_line_is_noticed(path: Path) -> None:
    """SQLite's own check would miss most of these."""
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, EVENING, expected=Seq(0))
    whole = path.read_bytes()
    line = b'{"entry":3,"tied":true,"before":null}'
    start = whole.index(line)
    for bit in range(0, 8 * len(line), 5):
        content = bytearray(whole)
        content[start + bit // 8] ^= 1 << bit % 8
        path.write_bytes(content)
        with pytest.raises(KnownError):
            read_back(path)
