"""Files from anywhere, whatever is in them: each reader takes or refuses them in its words, and never fails."""

import re
from collections.abc import Callable
from datetime import UTC
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tdapp.app.clock.screen_library import ScreenLibrary
from tdapp.app.club.payout_files import payout_from
from tdapp.app.events.announcement_templates import templates_of
from tdapp.app.events.club_rules import read_rules
from tdapp.app.events.sounds import sound_of
from tdapp.app.lists.csv_files import Unreadable
from tdapp.app.lists.reading import read_file
from tdapp.app.lists.tabular import Table, to_xlsx
from tdapp.app.preferences import load
from tdapp.app.resources import resource
from tdapp.app.structures.files import structure_from
from tdapp.app.structures.tabular import BadTable
from tdapp.domain.refusal import Refused
from tdapp.poker import PokerError, phh_parts
from tdapp.read.message import say_refused
from tdapp.rulebooks.loading import BadBook, BadHouse, house_values, load_rulebook
from tdapp.rulings.reading import BadCase, read_situation
from tdapp.texts import Text
from tdapp.words.rulings.hand import hand_lines
from tdapp.words.say import Words

WORDS = Words("en", UTC)

HAND = (
    b"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
    b"starting_stacks = [100, 100, 100]\n"
    b"actions = ['d dh p1 AcKd', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 10', 'p1 f', 'p2 cc', 'd db 2c3d4h',\n"
    b"  'p2 cc', 'p3 cbr 20', 'p2 f']\nplayers = ['Anna', 'Zo\xc3\xab', 'Hans']\n"
)
NAMES = 'name;club no;born\nŁukasz Żółć;C-1;1980-02-03\n"van \'t Hooft; Jan";C-2;\n李小龙;;\n'.encode()
LEVELS = b"level,small,big,ante,minutes\n1,25,50,50,20\n2,50,100,100,20\nbreak,,,,10\n3,100,200,200,20\n"
SHARES = b"places;1-10;11-20\n1;60;50\n2;40;30\n3;;20\n"
THEME = b'name = "Venlo"\nground = "#0b2545"\nink = "#ffffff"\naccent = "#ffd166"\n'
PEOPLE = Table(
    Text("List", "People"), (Text("List", "Name"), Text("List", "Club no")), (("Łukasz Żółć", "C-1"), ("李小龙", "C-2"))
)
STRANGE = (
    b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"[" * 3000, b"{" * 3000, b'"', b"'" * 3, b"\r\n", b"=", b"-", b"nan", b"inf",
    b"true", b"1979-05-27T07:32:00Z", b"\xe2\x80\xae", b"%s%n{0}", b"A" * 70_000,
)  # fmt: skip
NUMBERS = (
    b"0",
    b"-1",
    b"1e400",
    b"99999999999999999999999999",
    b"0.5",
    b"00",
    b"0x1F",
    b"2_0",
    b"9" * 5000,
    "٣".encode(),
)
HOUSE = b'[values."tournament.late_registration"]\nvalue = 6\ncite = "House rules 4"\n'


class Reader:
    """A reader of files: what it is given as a whole one, how it is asked, and what it may refuse with."""

    def __init__(self, name: str, sample: bytes, ask: Callable[[Path], Any], *refuses: type[Exception]) -> None:
        self.name, self.sample, self.ask, self.refuses = name, sample, ask, refuses


def shipped(*parts: str) -> bytes:
    return resource(*parts).read_bytes()


def text_of(path: Path) -> str:
    return path.read_bytes().decode(errors="replace")


def hand_told(path: Path) -> None:
    for _name, read in phh_parts(path.read_bytes()):
        hand_lines(WORDS, read())


def book_with(path: Path) -> None:
    """A book of which this file is the head, beside shipped chapters."""
    folder = path.with_name("book")
    folder.mkdir(exist_ok=True)
    (folder / "book.toml").write_bytes(path.read_bytes())
    load_rulebook(folder)


def screens_with(kind: str) -> Callable[[Path], None]:
    """The screens of a laptop with this file among its own: what is wrong is listed, and all else is there."""

    def ask(path: Path) -> None:
        folder = path.with_name(f"own {kind}")
        (folder / kind).mkdir(parents=True, exist_ok=True)
        (folder / kind / path.name).write_bytes(path.read_bytes())
        library = ScreenLibrary(folder)
        assert library.programmes and library.themes
        for problem in library.problems:
            raise problem

    return ask


READERS = (
    Reader(
        "club_t25.toml",
        shipped("structures", "club_t25.toml"),
        lambda at: structure_from(at.name, at.read_bytes()),
        BadTable,
    ),
    Reader("levels.csv", LEVELS, lambda at: structure_from(at.name, at.read_bytes()), BadTable),
    Reader("three.toml", shipped("payouts", "three.toml"), lambda at: payout_from(at.name, at.read_bytes()), Refused),
    Reader("seats.toml", shipped("payouts", "seats.toml"), lambda at: payout_from(at.name, at.read_bytes()), Refused),
    Reader("shares.csv", SHARES, lambda at: payout_from(at.name, at.read_bytes()), Refused),
    Reader("events.toml", shipped("events", "events.toml"), read_rules, Refused),
    Reader(
        "calls.toml", shipped("events", "announcements.toml"), lambda at: templates_of(text_of(at), at.name), Refused
    ),
    Reader("bell.wav", shipped("sounds", "notice.wav"), lambda at: sound_of(str(at)), Refused),
    Reader("pair.toml", shipped("screens", "layouts", "pair.toml"), screens_with("layouts"), Refused),
    Reader("full.toml", shipped("screens", "programmes", "full.toml"), screens_with("programmes"), Refused),
    Reader("house.toml", THEME, screens_with("themes"), Refused),
    Reader("hand.phh", HAND, hand_told, PokerError),
    Reader(
        "case.toml",
        shipped("rulebooks", "HC", "cases", "007-wrong-seat.toml"),
        lambda at: read_situation(text_of(at)),
        BadCase,
    ),
    Reader("book.toml", shipped("rulebooks", "HC", "book.toml"), book_with, BadBook),
    Reader("rules.toml", HOUSE, lambda at: house_values(text_of(at)), BadHouse),
    Reader("names.csv", NAMES, read_file, Unreadable),
    Reader("names.xlsx", to_xlsx(PEOPLE, WORDS), read_file, Unreadable),
    Reader("preferences.json", b'{"language": "nl", "touch": true, "windows": [{"page": "clock"}]}', load),
)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_the_whole_file_is_taken(reader: Reader, tmp_path: Path) -> None:
    path = tmp_path / reader.name
    path.write_bytes(reader.sample)
    reader.ask(path)


@pytest.mark.parametrize(
    "seeds", [pytest.param(range(12), id="slice"), pytest.param(range(12, 412), marks=pytest.mark.soak, id="all")]
)
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_no_file_whatever_is_in_it_stops_its_reader(reader: Reader, seeds: range, tmp_path: Path) -> None:
    for seed in seeds:
        content = meddled(reader.sample, Random(f"{reader.name} {seed}"))
        path = tmp_path / reader.name
        path.write_bytes(content)
        try:
            reader.ask(path)
        except reader.refuses as refused:
            assert WORDS.said(say_refused(refused)) if isinstance(refused, Refused) else str(refused)
        except Exception as error:
            error.add_note(f"seed {seed}: {content[:300]!r}")
            raise


def meddled(content: bytes, chance: Random) -> bytes:
    """The content with some harm done to it: bits, pieces lost or doubled, numbers and signs nobody expects."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(content) + 1)
        end = min(len(content), at + chance.choice((1, 4, 40, 400)))
        match chance.randrange(8):
            case 0:
                content = content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :]
            case 1:
                content = content[:at] + content[end:]
            case 2:
                content = content[:end] + content[at:end] + content[end:]
            case 3:
                content = content[:at]
            case 4:
                content = content[:at] + chance.choice(STRANGE) + content[at:]
            case 5:
                numbers = [each.span() for each in re.finditer(rb"\d+", content)]
                if numbers:
                    begin, stop = chance.choice(numbers)
                    content = content[:begin] + chance.choice(NUMBERS) + content[stop:]
            case 6:
                lines = content.splitlines(keepends=True)
                chance.shuffle(lines)
                content = b"".join(lines)
            case _:
                content = content[:at] + chance.randbytes(chance.choice((1, 8, 200))) + content[at:]
    return content
