"""A night is recovered to the last act anything knows of: from the second medium alone, a copy, or what is left."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from tdapp.app import preferences
from tdapp.app.club.checking import check_file
from tdapp.app.club.recovering import look, recover, target_of
from tdapp.app.club.saving import outcome_said
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.people.people_acts import erase
from tdapp.domain.act import Act
from tdapp.domain.registration import entries
from tdapp.domain.units import TournamentId
from tdapp.store import making_again, second_medium
from tdapp.store.errors import KnownError
from tdapp.store.second_medium import SecondMedium
from tdapp.words.say import Words
from tests.app.club.test_checking import content_of
from tests.evenings.director import SEVEN, Director, assert_replays, assert_sound, names, registered
from tests.store.test_damage import cut_off, flip_bit, zero_sector
from tests.store.test_second_medium import file_on, settle

WORDS = Words("en", UTC)


@pytest.fixture(autouse=True)
def another_laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)
    monkeypatch.setattr(preferences, "data_folder", lambda: tmp_path / "another")
    monkeypatch.setattr("tdapp.app.club.recovering.data_folder", lambda: tmp_path / "another")
    monkeypatch.setattr("tdapp.app.club.recovering.rescue_folders", lambda: ())
    return


class Played:
    """A club with a second medium, in which hands are played."""

    def __init__(self, tmp_path: Path, seed: int) -> None:
        self.path, self.stick = tmp_path / "laptop" / "Friday club.tdapp", tmp_path / "stick"
        self.path.parent.mkdir()
        self.stick.mkdir()
        self.clock = HandClock(SEVEN)
        self.club = Club.open(self.path, create=True, time=self.clock.source(), operator_name="Ada")
        self.people = self.club.add_players((name, "") for name in names(16))
        self.medium = SecondMedium(self.club.file, self.stick)
        self.director: Director = registered(self.club, self.clock, 14, f"night {seed}", looks=False)

    @property
    def acts(self) -> list[Act]:
        return list(self.club.desk.history(self.director.main).acts)

    def hands(self, count: int) -> None:
        for _ in range(count):
            self.director.wait(3)
            if self.director.state.alive > 3:
                self.director.hand()

    def settle(self) -> None:
        settle(self.medium)

    def dies(self) -> None:
        """The laptop is gone, with all that was on it."""
        self.medium.close()
        self.club.close()
        shutil.rmtree(self.path.parent)


@pytest.fixture(params=[*range(2), *(pytest.param(n, marks=pytest.mark.soak) for n in range(2, 60))])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Played]:
    made = Played(tmp_path, request.param)
    yield made
    made.medium.close()
    made.club.close()


def recovered(place: Path) -> tuple[Club, tuple[str, ...]]:
    night = look([place])[0]
    saved = recover(night, target_of(night), SEVEN)
    checked = check_file(saved.path)
    assert checked.well, [WORDS.said(each) for each in checked.findings]
    club = Club.open(saved.path, create=False, time=HandClock(SEVEN).source(), operator_name="Eve")
    return club, tuple(WORDS.said(each) for each in outcome_said(saved))


def test_the_second_medium_alone_is_enough_and_play_goes_on(played: Played) -> None:
    played.hands(4)
    played.club.desk.undo(played.director.main)
    played.settle()
    acts, state, people = played.acts, played.director.state, dict(played.club.directory)
    identity = played.club.file.identity.key
    played.dies()
    club, said = recovered(played.stick)
    with club:
        assert list(club.desk.history(played.director.main).acts) == acts
        assert club.desk.state(played.director.main) == state and dict(club.directory) == people
        assert club.file.identity.key == identity and club.file.path.stem == "Friday club"
        assert_replays(club, played.director.main)
        assert_sound(club, played.director.main)
        assert "No act is missing" in said[1]
        with closing(SecondMedium(club.file, played.stick)) as medium:
            club.desk.do(played.director.main, entries.bust_out, (next(each.id for each in state.playing()),))
            settle(medium)
        assert len(list(played.stick.iterdir())) == 1  # it is the same club, and its file goes on


def test_a_copy_and_a_torn_medium_are_put_together(played: Played, tmp_path: Path) -> None:
    """The copy has the beginning that the medium lost, the medium the end that the copy never had."""
    played.hands(1)
    copies = tmp_path / "copies on a disk"
    played.club.copy("break")
    shutil.copytree(played.club.copies_folder, copies)
    played.hands(3)
    played.settle()
    acts = played.acts
    played.dies()
    content = file_on(played.stick).read_bytes().split(b"\n")
    del content[3:5]
    file_on(played.stick).write_bytes(b"\n".join(content) + content[5][:40])  # and a line is torn
    for each in copies.iterdir():
        shutil.copy(each, played.stick)
    club, _said = recovered(played.stick)
    with club:
        there = list(club.desk.history(played.director.main).acts)
        assert there == acts


def test_acts_behind_a_hole_are_named(played: Played) -> None:
    played.hands(4)
    played.settle()
    acts, hole = played.acts, len(played.acts) - 4
    played.dies()
    path = file_on(played.stick)
    lines = path.read_bytes().split(b"\n")
    lost = next(
        at for at, line in enumerate(lines) if f'"act":{acts[hole].number},'.encode() in line
        and f'"stream":"{played.director.main}"'.encode() in line
    )  # fmt: skip
    lines[lost] = lines[lost][: len(lines[lost]) // 2]
    path.write_bytes(b"\n".join(lines))
    club, said = recovered(played.stick)
    with club:
        assert list(club.desk.history(played.director.main).acts) == acts[:hole]
    assert "Missing: 3 acts" in said[1] or "Missing: %n" in said[1]
    assert all(f"line {act.first} (" in line for act, line in zip(acts[hole + 1 :], said[2:], strict=True))


def test_who_was_erased_does_not_come_back_from_an_older_copy(tmp_path: Path) -> None:
    played = Played(tmp_path, 1)
    last = played.people[15]
    name = played.club.directory[last].last
    played.club.copy("break")
    shutil.copytree(played.club.copies_folder, tmp_path / "kept")
    erase(played.club, last)
    played.settle()
    played.dies()
    for each in (tmp_path / "kept").iterdir():
        shutil.copy(each, played.stick)
    club, _said = recovered(played.stick)
    with club:
        assert name not in [each.last for each in club.directory.values()]
        assert name.encode() not in club.file.path.read_bytes()


def test_what_is_left_of_a_damaged_file_is_used_too(tmp_path: Path) -> None:
    played = Played(tmp_path, 2)
    played.hands(2)
    acts = played.acts
    played.medium.close()
    played.club.close()
    shutil.rmtree(played.stick)
    content = bytearray(played.path.read_bytes())
    content[-600:-88] = bytes(512)
    played.path.write_bytes(content)
    club, _said = recovered(played.path.parent)
    with club:
        there = list(club.desk.history(played.director.main).acts)
        assert there == acts[: len(there)]
    assert played.path.read_bytes() == bytes(content)


def test_cut_short_it_leaves_no_half_file_and_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(tmp_path, 3)
    played.settle()
    before = file_on(played.stick).read_bytes()
    played.dies()
    night = look([played.stick])[0]
    target = target_of(night)

    def pulled(_path: Path) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(making_again, "flush_file", pulled)
        with pytest.raises(KnownError) as refused:
            recover(night, target, SEVEN)
    assert refused.value.code == "backup.cannot_write"
    assert not target.exists() and not [each for each in target.parent.iterdir() if "part" in each.name]
    assert file_on(played.stick).read_bytes() == before
    target.write_bytes(b"somebody's")
    with pytest.raises(KnownError):
        recover(night, target, SEVEN)
    assert target.read_bytes() == b"somebody's"


# Whatever befell the file


class Night(Struct, frozen=True):
    """A club that was closed in mid-evening, with its second medium."""

    folder: Path
    main: TournamentId
    acts: tuple[Act, ...]
    content: object


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Night:
    folder = tmp_path_factory.mktemp("night")
    played = Played(folder, 5)
    played.hands(4)
    played.settle()
    acts = tuple(played.acts)
    played.medium.close()
    played.club.close()
    return Night(folder, played.director.main, acts, kept_of(played.path))


OF_THIS_FILE = ("club.copy_put_back", "openings")  # settings that say something of one file, not of its club


def kept_of(path: Path) -> list[list[tuple[object, ...]]]:
    """All that a club file says of its club."""
    return [[row for row in rows if row[0] not in OF_THIS_FILE] for rows in content_of(path)]


def rubbish(content: bytearray, chance: Random) -> None:
    """Something else stands there: a piece of any size, now and then all of it."""
    start = chance.choice((0, chance.randrange(len(content))))
    end = chance.choice((len(content), min(len(content), start + chance.randrange(1, 20_000))))
    content[start:end] = chance.randbytes(end - start)


@pytest.mark.parametrize("seed", [*range(2), *(pytest.param(n, marks=pytest.mark.soak) for n in range(2, 400))])
@pytest.mark.parametrize("harm", [flip_bit, zero_sector, cut_off, rubbish])
def test_every_change_is_found_and_all_of_the_night_is_back(
    night: Night, tmp_path: Path, harm: Callable[[bytearray, Random], None], seed: int
) -> None:
    laptop, stick = tmp_path / "laptop", tmp_path / "stick"
    shutil.copytree(night.folder / "laptop", laptop)
    shutil.copytree(night.folder / "stick", stick)
    path = laptop / "Friday club.tdapp"
    content = bytearray(path.read_bytes())
    harm(content, Random(f"{harm.__name__} {seed}"))
    path.write_bytes(content)
    try:
        if check_file(path).well:
            assert kept_of(path) == night.content
    except KnownError:
        pass  # nothing of it can be read, and that is said
    found = next(each for each in look([laptop, stick]) if each.media)
    saved = recover(found, tmp_path / "again.tdapp", SEVEN)
    assert path.read_bytes() == bytes(content)
    assert check_file(saved.path).well and saved.lost == ()
    assert kept_of(saved.path) == night.content
    with Club.open(saved.path, create=False, time=HandClock(SEVEN).source(), operator_name="Eve") as club:
        assert tuple(club.desk.history(night.main).acts) == night.acts
