"""A tournament goes out as one file and comes into another club line by line, or is refused with file, line and why."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from tdapp.app.clock.watch import Watch
from tdapp.app.club import importing
from tdapp.app.club.checking import check_file
from tdapp.app.club.club_lines import lines as club_lines
from tdapp.app.club.exporting import chosen, export_bytes, export_file
from tdapp.app.club.importing import plan, plan_said, read_file, take
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.people.people_acts import erase, part
from tdapp.app.prizes.unsettled import unsettled_of
from tdapp.app.time_source import TimeSource
from tdapp.domain import facts, tournament
from tdapp.domain.clock import announcing
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import TextId, TournamentId
from tdapp.main import main as tdapp
from tdapp.read.message import say_refused, say_trouble
from tdapp.read.people.names import PlayerName
from tdapp.read.status import Phase
from tdapp.store import projected
from tdapp.store.chain import START, Line, link
from tdapp.store.errors import KnownError
from tdapp.store.tournament_file import FORMAT, read_bytes, written
from tdapp.values import replace
from tdapp.words.say import Words
from tests.evenings.director import SEVEN, Director, names, registered

DATA = Path(__file__).parents[2] / "store" / "data"
WORDS = Words("en", UTC)
HOSTILE = (PlayerName("Żółć", "Łukasz"), PlayerName("李", "小龙"), PlayerName("محمد", ""))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club in which one evening was played to its end and another is on."""
    path = tmp_path_factory.mktemp("played") / "Venlo.tdapp"
    clock = HandClock(SEVEN)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players([(name, f"C-{number}") for number, name in enumerate((*HOSTILE, *names(9)))])
        over = registered(club, clock, 12, "over", looks=False)
        club.desk.announce(over.main, announcing.announce, "Welcome, Łukasz")
        over.play()
        over.pay_everybody()
        on = registered(club, clock, 10, "on", looks=False)
        on.wait(30)
        on.hand()
    return path


@pytest.fixture(scope="module")
def over(played: Path) -> bytes:
    """The evening that is over, as a file with names."""
    return export_file(played, chosen(played, "Evening over"), SEVEN, names=True)


@pytest.fixture
def file(over: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "over.tournament"
    path.write_bytes(over)
    return path


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Club]:
    """Another club, of another house."""
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "Breda.tdapp", create=True, time=clock.source(), operator_name="Bo") as club:
        yield club


def numbered(entry: int) -> str:
    return f"No. {entry}"


def came(club: Club, path: Path) -> TournamentId:
    arriving = read_file(path)
    take(club, arriving, numbered=numbered)
    return arriving.tournament


def refused(content: bytes, tmp_path: Path) -> str:
    path = tmp_path / "bad.tournament"
    path.write_bytes(content)
    with pytest.raises(KnownError) as trouble:
        read_file(path)
    return WORDS.said(say_trouble(trouble.value.code, trouble.value.facts))


def changed(content: bytes, number: int, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with one line changed and its seal made anew; line numbers from 1."""
    lines = content.split(b"\n")[:-1]
    told = json.loads(lines[number - 1])
    change(told)
    lines[number - 1] = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return sealed(lines)


def sealed(lines: list[bytes]) -> bytes:
    before = b"".join(line + b"\n" for line in lines[:-1])
    end = {**json.loads(lines[-1]), "seal": sha256(before).hexdigest()}
    return before + json.dumps(end).encode() + b"\n"


def number_of(content: bytes, kind: str) -> int:
    """The first line of this kind."""
    return next(n for n, line in enumerate(content.split(b"\n"), 1) if line.startswith(f'{{"{kind}"'.encode()))


def everything(club: Club) -> list[list[Any]]:
    tables = ("journal", "stream", "player", "free_text", "operator", "tournament", "entry", "result", "payment")
    with closing(sqlite3.connect(":memory:")) as raw:
        raw.deserialize(club.file.content())
        return [raw.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]


def test_an_evening_comes_into_another_club_line_by_line(played: Path, file: Path, other: Club) -> None:
    main = came(other, file)
    with closing(sqlite3.connect(played)) as raw:
        there = raw.execute("SELECT * FROM journal WHERE stream = ? ORDER BY seq", (main,)).fetchall()
    with other.file.transaction() as db:
        assert db.execute("SELECT * FROM journal WHERE stream = ? ORDER BY seq", (main,)).fetchall() == there
    row = next(each for each in other.tournaments() if each.id == main)
    assert (row.name, row.phase, row.entries) == ("Evening over", Phase.FINISHED, 12)
    state = other.desk.state(main)
    assert {other.directory[entry.player] for entry in state.entries.values()} == {*HOSTILE, *names(9)}
    said = [WORDS.said(line.said) for line in club_lines(other)]
    assert f"Evening over imported from Venlo, {len(there)} journal lines" in said
    other.archive(main)
    assert next(each for each in other.tournaments() if each.id == main).archived
    other.close()
    assert check_file(other.file.path).well
    again = export_file(other.file.path, main, SEVEN, names=True).split(b"\n")
    before = file.read_bytes().split(b"\n")
    acts = [line for line in before if line.startswith(b'{"stream"')]
    assert [line for line in again if line.startswith(b'{"stream"')] == acts
    assert json.loads(again[-2])["head"] == json.loads(before[-2])["head"]


def test_an_open_club_exports_the_same(played: Path, over: bytes) -> None:
    content = played.read_bytes()
    main = chosen(played, "evening over 2026-11-21")
    assert export_bytes(content, played, main, SEVEN, names=True) == over


def test_an_imported_tournament_takes_nothing_more(file: Path, other: Club) -> None:
    main = came(other, file)
    for what in (
        lambda: other.desk.undo(main),
        lambda: other.desk.do(main, tournament.open_registration),
        lambda: other.desk.announce(main, announcing.announce, "more"),
        lambda: other.desk.retraction(main, other.desk.history(main).acts[5].number),
    ):
        with pytest.raises(Refused) as no:
            what()
        assert no.value.code == "tournament.imported" and "Venlo" in WORDS.said(say_refused(no.value))
    why = other.desk.why_not(main, entries.bust_out, ())
    assert why is not None and why.code == "tournament.imported" and not why.overridable
    assert other.desk.head(main) == other.file.head(main).head


def test_its_money_is_not_of_this_club(file: Path, other: Club) -> None:
    main = came(other, file)
    assert other.desk.state(main).paid and not other.file.rows_of(main).payments
    assert not unsettled_of(other)


def test_what_was_running_stands_where_it_stood(played: Path, tmp_path: Path, other: Club) -> None:
    path = tmp_path / "on.tournament"
    path.write_bytes(export_file(played, chosen(played, "Evening on"), SEVEN, names=True))
    main = came(other, path)
    state, last = other.desk.state(main), other.desk.history(main).acts[-1].at
    assert state.clock.anchor is None and state.clock.played.total_seconds() > 0
    watch = Watch(other)
    watch.opened([(main, state)])
    assert watch.asked(main) is None and state.clock.at(last) == state.clock.played


def test_a_newer_file_brings_what_came_after_and_no_other_does(played: Path, tmp_path: Path, other: Club) -> None:
    own = tmp_path / "own.tdapp"
    shutil.copyfile(played, own)
    main = chosen(own, "Evening on")
    first, second = tmp_path / "1.tournament", tmp_path / "2.tournament"
    first.write_bytes(export_file(own, main, SEVEN, names=True))
    clock = HandClock(SEVEN)
    with Club.open(own, create=False, time=clock.source(), operator_name="Ada") as club:
        director = Director(club, clock, main, "later", looks=False)
        clock.forward(club.desk.history(main).acts[-1].at - SEVEN)
        director.play()
        director.pay_everybody()
    second.write_bytes(export_file(own, main, SEVEN, names=True))
    came(other, first)
    assert other.desk.state(main).alive > 1
    with pytest.raises(Refused, match=r"import\.same"):
        came(other, first)
    arriving = read_file(second)
    said = [WORDS.said(each) for each in plan_said(arriving, plan(other, arriving))]
    assert any("journal lines are new" in each for each in said)
    take(other, arriving, numbered=numbered)
    assert other.desk.state(main).finished and len(other.tournaments()) == 1
    with pytest.raises(Refused, match=r"import\.older"):
        came(other, first)
    with (
        Club.open(own, create=False, time=clock.source(), operator_name="Ada") as club,
        pytest.raises(Refused, match=r"import\.own"),
    ):
        came(club, second)
    other.close()
    assert check_file(other.file.path).well


def test_another_history_of_the_same_tournament_is_refused(played: Path, tmp_path: Path, other: Club) -> None:
    clock = HandClock(SEVEN)
    ways = []
    for seed in ("one", "two"):
        own = tmp_path / f"{seed}.tdapp"
        shutil.copyfile(played, own)
        main = chosen(own, "Evening on")
        with Club.open(own, create=False, time=clock.source(), operator_name="Ada") as club:
            director = Director(club, clock, main, seed, looks=False)
            for _ in range(2 if seed == "one" else 4):
                director.hand()
        ways.append(tmp_path / f"{seed}.tournament")
        ways[-1].write_bytes(export_file(own, main, SEVEN, names=True))
    came(other, ways[0])
    with pytest.raises(Refused, match=r"import\.other"):
        came(other, ways[1])


def test_who_is_known_by_card_and_name_is_the_same_person(file: Path, other: Club) -> None:
    same = other.people.add(PersonData("ZOLC", "Lukasz", club_no="c-0"))
    namesake = other.people.add(PersonData("Speler0001", "Voornaam1", club_no="X"))
    cousin = other.people.add(PersonData("Other", "One", club_no="C-4"))
    arriving = read_file(file)
    planned = plan(other, arriving)
    assert list(planned.merged.values()) == [same] and planned.alike == 1
    main = came(other, file)
    players = {entry.player for entry in other.desk.state(main).entries.values()}
    (merged,) = (one for one in players if other.people.resolve(one) == same)
    assert other.directory[merged] == PlayerName("ZOLC", "Lukasz")
    assert namesake not in players and other.people.card_of("C-4") == cousin
    part(other, merged)
    assert other.directory[merged] == HOSTILE[0]


def test_an_erased_person_stays_erased_and_an_imported_one_can_be(file: Path, played: Path, other: Club) -> None:
    main = came(other, file)
    player = next(one for one, name in other.directory.items() if name == HOSTILE[0])
    erase(other, player)
    assert "ukasz" not in other.directory[player].full
    with other.file.transaction() as db:
        body = json.dumps([db.execute(f"SELECT * FROM {t}").fetchall() for t in ("player",)])
    assert "ukasz" not in body.encode().decode("unicode_escape")
    on = file.with_name("on.tournament")
    on.write_bytes(export_file(played, chosen(played, "Evening on"), SEVEN, names=True))
    came(other, on)
    assert "ukasz" not in other.directory[player].full and other.desk.state(main).finished


def test_people_may_go_as_numbers(played: Path, tmp_path: Path, other: Club) -> None:
    content = export_file(played, chosen(played, "Evening over"), SEVEN, names=False)
    everybody = [part for name in (*HOSTILE, *names(9)) for part in (name.last, name.first) if part]
    assert not [name for name in (*everybody, "Ada", "Welcome", "C-1") if name.encode() in content]
    path = tmp_path / "numbers.tournament"
    path.write_bytes(content)
    main = came(other, path)
    named = {other.directory[entry.player].full for entry in other.desk.state(main).entries.values()}
    assert named == {f"No. {number}" for number in range(1, 13)}
    assert other.head(main) == json.loads(content.split(b"\n")[-2])["end"]
    other.close()
    assert check_file(other.file.path).well


@pytest.fixture
def by_number(played: Path, tmp_path: Path) -> Path:
    path = tmp_path / "numbers.tournament"
    path.write_bytes(export_file(played, chosen(played, "Evening over"), SEVEN, names=False))
    return path


def test_a_file_with_names_brings_them_after_one_with_numbers(by_number: Path, file: Path, other: Club) -> None:
    """But to nobody who has a name here by now, nor to whom was erased, and only once."""
    main = came(other, by_number)
    players = [entry.player for entry in other.desk.state(main).entries.values()]
    known, erased = players[0], players[1]
    other.people.rename(known, PlayerName("Jansen", "Jo"))
    erase(other, erased)
    arriving = read_file(file)
    planned = plan(other, arriving)
    assert {one.person for one in planned.named} == {*players[2:]}
    said = [WORDS.said(each) for each in plan_said(arriving, planned)]
    assert any("get their names" in each for each in said) and not any("lines are new" in each for each in said)
    head, state = other.desk.head(main), other.desk.state(main)
    take(other, arriving, numbered=numbered)
    called = {one.person: PlayerName(one.last, one.first) for one in arriving.contents.people}
    assert [other.directory[one] for one in players[2:]] == [called[one] for one in players[2:]]
    assert other.directory[known] == PlayerName("Jansen", "Jo") and "No." not in other.directory[players[2]].full
    assert other.directory[erased] not in called.values()
    assert (other.desk.head(main), other.desk.state(main)) == (head, state)
    for again in (file, by_number):
        with pytest.raises(Refused, match=r"import\.same"):
            came(other, again)
    other.close()
    assert check_file(other.file.path).well


def test_all_names_come_or_none(by_number: Path, file: Path, other: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    came(other, by_number)
    before = everything(other)

    def full(*_args: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(projected, "write", full)
    with pytest.raises((KnownError, sqlite3.OperationalError)):
        take(other, read_file(file), numbered=numbered)
    assert everything(other) == before


def test_all_of_it_comes_in_or_nothing(file: Path, other: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(other)

    def full(*_args: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(projected, "write", full)
    arriving = read_file(file)
    with pytest.raises((KnownError, sqlite3.OperationalError)):
        take(other, arriving, numbered=numbered)
    assert everything(other) == before and not other.desk.club.imported and not other.tournaments()
    monkeypatch.undo()
    came(other, file)


def test_a_bad_file_is_refused_with_its_line(over: bytes, tmp_path: Path) -> None:
    lines = over.split(b"\n")[:-1]
    act = next(n for n, line in enumerate(lines, 1) if b"BustedOut" in line)
    person, text = number_of(over, "person"), number_of(over, "text")
    said = {
        "not the file of a tournament": refused(b"hello\n", tmp_path),
        "newer version of this program wrote this file": refused(
            changed(over, 1, lambda told: told.update({"tdapp tournament": FORMAT + 1})), tmp_path
        ),
        f"line {act}: this act was changed": refused(
            over.replace(lines[act - 1], lines[act - 1].replace(b"BustedOut", b"Bustedout")), tmp_path
        ),
        f"line {act}: an act is missing": refused(sealed([*lines[: act - 1], *lines[act:]]), tmp_path),
        f"line {person + 1}: what this line is about was told before": refused(
            sealed([*lines[:person], lines[person - 1], *lines[person:]]), tmp_path
        ),
        f"line {len(lines) - 3}: the file ends here": refused(b"\n".join(lines[:-3]) + b"\n", tmp_path),
        "something in the file was changed": refused(
            over.replace(b'"last":"Speler0003"', b'"last":"Speler0004"'), tmp_path
        ),
        "the words in the file are not those": refused(
            changed(over, text, lambda told: told.update(body="Welcome, Bo")), tmp_path
        ),
        "the player of this act is not in the file": refused(sealed([*lines[: person - 1], *lines[person:]]), tmp_path),
        "line 1: the first line does not say": refused(
            changed(over, 1, lambda told: told.update(people="all")), tmp_path
        ),
    }
    for wanted, told in said.items():
        assert wanted in told and "bad.tournament" in told and "Nothing was imported." in told, (wanted, told)


def test_a_line_of_a_newer_program_is_named(over: bytes, tmp_path: Path) -> None:
    """Chained as it should be, with a fact nobody knows here."""
    contents = read_bytes(over, tmp_path)
    head, rows = START, []
    for row in contents.lines:
        line = Line(*row[:12])
        if line.seq == 7:
            line = line._replace(version=99)
        head = link(head, line)
        rows.append((*line, head))
    number = contents.at[contents.lines[6][2]]
    told = refused(written(replace(contents, lines=tuple(rows))), tmp_path)
    assert f"line {number}: a newer version of this program wrote this act" in told


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
@pytest.mark.parametrize("people", ["names", "numbers"])
def test_files_of_every_version_come_in_for_ever(version: int, people: str, other: Club) -> None:
    """What was exported once is never written anew here: a version that changes gets a file and a reader of its own."""
    path = DATA / f"tournament-v{version}-{people}.tournament"
    head = (DATA / f"tournament-v{version}-{people}.head").read_text().strip()
    main = came(other, path)
    assert other.desk.state(main).finished and other.head(main) == head
    other.close()
    assert check_file(other.file.path).well


def test_todays_files_are_written_as_the_example_of_todays_version() -> None:
    path = DATA / f"tournament-v{FORMAT}-names.tournament"
    assert written(read_bytes(path.read_bytes(), path)) == path.read_bytes()


def test_every_fact_that_vouches_for_words_is_asked() -> None:
    """Each field that names words has the field of their hash beside it, but where it names words told before."""
    for kind in get_args(facts.TournamentFact):
        hints = get_type_hints(kind)
        texts = [name for name, hint in hints.items() if hint is TextId]
        asked = [name for name, _digest in importing._vouching(kind)]
        assert asked == ([] if kind is facts.AnnouncementTakenOff else texts), kind


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(n, marks=pytest.mark.soak) for n in range(8, 400))])
def test_no_file_whatever_is_in_it_stops_the_importer(seed: int, over: bytes, tmp_path: Path) -> None:
    """Bytes flipped, lines lost, doubled, exchanged, values of other kinds, with and without a seal that fits: each is
    refused in words; what is taken is the same tournament.
    """
    chance, path = Random(seed), tmp_path / "fuzz.tournament"
    for _ in range(6):
        path.write_bytes(meddled(over, chance))
        try:
            arriving = read_file(path)
        except KnownError as error:
            told = WORDS.said(say_trouble(error.code, error.facts))
            assert "fuzz.tournament" in told and "{" not in told
        else:
            assert arriving.contents.lines == read_bytes(over, path).lines


def meddled(content: bytes, chance: Random) -> bytes:
    lines = content.split(b"\n")[:-1]
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines) - 1)
        match chance.randrange(7):
            case 0:
                spot = chance.randrange(max(1, len(lines[at])))
                lines[at] = lines[at][:spot] + bytes([chance.randrange(256)]) + lines[at][spot + 1 :]
            case 1:
                del lines[at]
            case 2:
                lines.insert(at, lines[chance.randrange(len(lines))])
            case 3:
                other = chance.randrange(len(lines) - 1)
                lines[at], lines[other] = lines[other], lines[at]
            case 4:
                lines[at] = _otherwise(lines[at], chance)
            case 5:
                lines[at] = lines[at][: chance.randrange(max(1, len(lines[at])))]
            case _:
                lines[at] = chance.choice([b"", b"[" * 5000, b"{}", b"null", b"\xff\xfe", b'{"stream":{}}', b"1e999"])
    return sealed(lines) if chance.random() < 0.6 else b"\n".join(lines) + b"\n"


def _otherwise(line: bytes, chance: Random) -> bytes:
    try:
        told = json.loads(line)
        name = chance.choice(sorted(told))
    except (ValueError, TypeError, IndexError):
        return line
    told[name] = chance.choice([None, -1, 2**63, 2**70, "", "x" * 300, [], {}, True, [[]], "\ud800", "club", 1.5])
    return json.dumps(told).encode()


def test_the_command_line_takes_one_out_and_into_another_file(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club, other, out = tmp_path / "Venlo.tdapp", tmp_path / "Breda.tdapp", tmp_path / "over.tournament"
    shutil.copyfile(played, club)
    with Club.open(other, create=True, time=TimeSource(), operator_name="Bo"):
        pass
    assert tdapp(["export", str(club), "Evening", str(out)]) == 2
    assert "2 tournaments are called Evening" in capsys.readouterr().err
    assert tdapp(["export", str(club), "Nobody", str(out)]) == 2 and not out.exists()
    assert tdapp(["export", str(club), "evening over", str(out), "--language", "nl"]) == 0
    assert tdapp(["export", str(club), "evening over", str(out)]) == 2
    capsys.readouterr()
    assert tdapp(["import", str(other), str(out), "--look"]) == 0
    assert "Evening over, 21 November 2026, played in Venlo." in capsys.readouterr().out
    assert tdapp(["import", str(other), str(out)]) == 0
    assert tdapp(["import", str(other), str(out)]) == 2
    assert "is here already" in capsys.readouterr().err
    assert tdapp(["import", str(other), str(other)]) == 2
    assert tdapp(["check", str(other)]) == 0
