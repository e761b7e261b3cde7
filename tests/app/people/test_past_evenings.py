"""Evenings of another program: planned from a list of results, kept, shown in the past of each player, taken back."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, date
from itertools import count
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.in_parts import AT_ONCE
from tdapp.app.lists.columns import RESULT_COLUMNS, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.reading import read_file
from tdapp.app.open_club import Club
from tdapp.app.people import people_acts
from tdapp.app.people.past_evenings import Finished, Titled, every_evening, is_kept, keeping, past_evenings
from tdapp.app.people.past_evenings_back import Going, looking, taking_back
from tdapp.app.people.person_file import person_file
from tdapp.app.people.person_past import evenings
from tdapp.app.registration.exchange import Incoming, Person
from tdapp.app.registration.results_plan import ResultsPlan, planning_results
from tdapp.domain import tournament
from tdapp.domain.people.person import Block, BlockKind, PersonData
from tdapp.domain.pieces import at_once
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Money, PlayerId
from tdapp.read.club.club_lines import ClubNames, club_lines
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person_past import EveningPlayed, KeptEvening
from tdapp.store import templates
from tdapp.store.errors import KnownError
from tdapp.store.evenings_kept import KIND
from tdapp.store.templates import TemplateRecord
from tdapp.words.say import Words
from tests.app.people.test_person_past import club as club  # noqa: PLC0414 - the fixture
from tests.store.disk_between import disk_between, sqlite_library
from tests.store.failing_everywhere import KINDS, Failing
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE

LISTS = Path(__file__).parents[2] / "data" / "lists"
ADA, DAY = Person(PlayerId("a" * 32), PlayerName("Lindqvist", "Ada"), None), date(2026, 3, 13)


def plan(data: bytes | Path) -> ResultsPlan:
    sheet = read_file(data, among=RESULT_COLUMNS) if isinstance(data, Path) else read_csv(data)
    work = planning_results(sheet, guess_columns(sheet, RESULT_COLUMNS), [ADA], "EUR")
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: ResultsPlan = end.value
            return made


def test_results_of_a_page_with_ties_and_prizes() -> None:
    made = plan(LISTS / "results.html")
    assert [(each.first, each.last, each.who.name.full, each.prize, each.entries) for each in made.good] == [
        (1, 1, "Zoë Jansen", 125_000, 1),
        (2, 2, "Jörg Müller", 75_000, 1),
        (3, 3, "Jan van den Berg", 50_000, 1),
        (4, 4, "Ada Lindqvist", 0, 2),
        (5, 6, "Carlos Núñez", 0, 1),
        (5, 6, "Kim Vos", 0, 1),
    ]
    assert [each.who.player for each in made.good][3] == ADA.id
    assert made.bad == ()


@pytest.mark.parametrize("name", ["ranking.csv", "classement.csv"])
def test_rankings_of_another_program(name: str) -> None:
    assert [(each.first, each.prize) for each in plan(LISTS / name).good][:2] == [(1, 125_000), (2, 75_000)]


# In shapes that public descriptions of other programs tell of; the rows are ours.
SHAPES = {
    # The table a public reader of The Tournament Director's files shows: Pos, Player Name, Buy-ins, Rebuys, Add-ons,
    # Total $, Elim Rd, Prize Won.
    "a reader of .tdt": b"Pos,Player Name,Buy-ins,Rebuys,Add-ons,Total $,Elim Rd,Prize Won\n"
    b"#1,Ada Lindqvist,1,0,1,$50,Active,$253\n#2,Jan Berg,2,1,1,$75,Active,$149.50\n#3,Kim Vos,1,0,0,$25,7,-\n",
    # Its structured output: name, buyins, rebuys, addons, total_invested, final_position, prize_won.
    "its fields": b"uuid,name,buyins,rebuys,addons,total_invested,final_position,prize_won\n"
    b"a,Ada Lindqvist,1,0,1,50,1,253\nb,Jan Berg,2,1,1,75,2,149.50\nc,Kim Vos,1,0,0,25,3,\n",
    # The players' tab of a casino's program: Player, Pos., Chips, Rebuy, Addon.
    "a players' tab": b"Player;Pos.;Chips;Rebuy;Addon\nAda Lindqvist;1;30000;0;1\nJan Berg;2;0;1;1\nKim Vos;3;0;0;0\n",
    # A ranking with ordinal places, shared ones too, and a prize where money is tracked, in two languages.
    "a ranking": b'Place,Player,Entries,Rebuys,Add-ons,Prize\n1st,Ada Lindqvist,1,0,1,"$253.00"\n'
    b"2nd,Jan Berg,2,1,1,$149.50\n3rd,Kim Vos,1,0,0,\n",
    "un classement": "Place;Joueur;Entrées;Recaves;Add-ons;Prix\n1er;Ada Lindqvist;1;0;1;253,00\n"
    "2e;Jan Berg;2;1;1;149,50\n3e;Kim Vos;1;0;0;\n".encode(),
    # A lobby's list of results: Place, Player, Location, Prize.
    "a lobby": b"Place,Player,Location,Prize\n1,Ada Lindqvist,Gent,253\n2,Jan Berg,Breda,149.50\n3,Kim Vos,Venlo,\n",
}


@pytest.mark.parametrize("shape", SHAPES)
def test_results_in_the_shapes_of_other_programs(shape: str) -> None:
    made = plan(SHAPES[shape])
    assert made.bad == ()
    assert [(each.first, each.who.name.full) for each in made.good] == [
        (1, "Ada Lindqvist"), (2, "Jan Berg"), (3, "Kim Vos"),
    ]  # fmt: skip
    if shape != "a players' tab":
        assert [each.prize for each in made.good] == [253_00, 149_50, 0]
    if shape != "a lobby":
        assert [(each.rebuys, each.add_ons) for each in made.good] == [(0, 1), (1, 1), (0, 0)]


def test_shared_places_however_they_are_written() -> None:
    made = plan(b"Rank;Player\n1;Ada Lindqvist\n=2;Jan Berg\n2-3;Kim Vos\nT4;Bo Lee\n4;Cy Lee\nx;Di Lee\n")
    assert [(each.first, each.last) for each in made.good] == [(1, 1), (2, 3), (2, 3), (4, 5), (4, 5)]
    assert [row.code for row in made.bad] == ["row.no_place"]


def test_a_row_without_a_place_or_with_a_strange_prize_is_left_out() -> None:
    made = plan(b"Place;Name;Prize\n1;Ada Lindqvist;1.250,50\nDNF;Jan Berg;\n3;Kim Vos;a cup\n4;;\n")
    assert [each.prize for each in made.good] == [125_050]
    assert [(row.line, row.code) for row in made.bad] == [(3, "row.no_place"), (4, "row.no_prize"), (5, "row.no_name")]


def row(place: int, player: PlayerId | None = None, *, name: str = "", **how: int) -> Finished:
    """A result of a list, of somebody the club knows or of somebody new."""
    who = Incoming(place, PlayerName(name or f"Berg{place}", "Jan"), None, player)
    last, prize = how.pop("last", place), Cents(how.pop("prize", 0))
    return Finished(who, place, last, prize, how.pop("entries", 1), **how)


def keep(club: Club, *rows: Finished, name: str = "Friday", day: date = DAY) -> str:
    return at_once(keeping(club, Titled(name, day, "EUR"), rows))


def look(club: Club, key: str) -> Going:
    return at_once(looking(club, key))


def named(club: Club) -> list[str]:
    return sorted(name.full for _player, name in club.people.counted())


def last_line(club: Club) -> str:
    names = ClubNames({}, club.directory, {}, lambda _text, _digest: "")
    return Words("en", UTC).said(club_lines(club.desk.club_acts(), names)[0].said)


def test_an_evening_stands_in_the_past_of_its_players(club: Club) -> None:
    ada, jan = club.add_players([(PlayerName("Lind", "Ada"), ""), (PlayerName("Berg", "Jan"), "")])
    key = keep(club, row(1, ada, prize=50_000, entries=2, rebuys=3, add_ons=1), row(2, jan, last=3))
    (told,) = evenings(club, ada)
    assert told == EveningPlayed("Friday", DAY, 2, (1, 1), Cents(50_000), "EUR", 3, 1, key)
    assert [each.place for each in evenings(club, jan)] == [(2, 3)]
    content = json.loads(person_file(club, ada))
    assert content["past_evenings"] == [
        {
            "name": "Friday", "day": "2026-03-13", "currency": "EUR", "place": [1, 1], "prize": 50_000, "entries": 2,
            "rebuys": 3, "add_ons": 1,
        }
    ]  # fmt: skip
    line = KeptEvening(key, "Friday", DAY, 2, 3, 3, 1, Money(Cents(50_000), "EUR"))
    assert every_evening(club) == (line,)
    assert is_kept(club, " Friday ", DAY) and not is_kept(club, "Friday", date(2026, 3, 14))


def test_rebuys_and_add_ons_of_a_list_are_kept() -> None:
    made = plan(b"Place;Name;Rebuys;Add-ons\n1;Ada Lindqvist;2;1\n2;Kim Vos;;x\n")
    assert [(each.entries, each.rebuys, each.add_ons) for each in made.good] == [(1, 2, 1), (1, 0, 0)]


def test_an_evening_kept_before_rebuys_were_is_read_and_taken_back(club: Club) -> None:
    (ada,) = club.add_players([(PlayerName("Lind", "Ada"), "")])
    payload = f'{{"name": "Old", "day": "2025-01-02", "currency": "EUR", "results": [["{ada}", 1, 2, 300, 2]]}}'
    with club.file.transaction() as db:
        templates.put(db, TemplateRecord("k" * 32, KIND, "2025-01-02 Old", payload))
    (played,) = evenings(club, ada)
    assert (played.place, played.entries, played.rebuys, played.add_ons) == ((1, 2), 2, 0, 0)
    assert [(each.entries, each.rebuys, each.prizes.cents) for each in every_evening(club)] == [(2, 0, 300)]
    assert at_once(taking_back(club, "k" * 32)).gone == 0
    assert evenings(club, ada) == () and named(club) == ["Ada Lind"]


def test_the_same_evening_again_takes_the_place_of_the_first(club: Club) -> None:
    keep(club, row(1, prize=100), row(2))
    (ada, *_) = [player for player, name in club.people.counted() if name.last == "Berg1"]
    key = keep(club, row(1, ada, prize=200))
    assert [each.results[0].prize for each in past_evenings(club, [ada])] == [200]
    assert last_line(club).endswith("in place of the earlier one; results: 1, new people: 0")
    assert len(look(club, key).gone) == 2  # also who had come with the first


def test_an_evening_without_a_name_or_a_result_is_refused(club: Club) -> None:
    for rows, name in (((row(1),), " "), ((), "Friday")):
        with pytest.raises(Refused):
            keep(club, *rows, name=name)
        assert named(club) == [] and every_evening(club) == ()


@pytest.mark.parametrize("many", [3, AT_ONCE + 30])
def test_new_people_and_their_evening_are_one_act_and_go_together(club: Club, many: int, tmp_path: Path) -> None:
    (ada,) = club.add_players([(PlayerName("Lind", "Ada"), "")])
    key = keep(club, row(1, ada), *(row(place) for place in range(2, many + 2)))
    assert len(named(club)) == many + 1
    assert last_line(club) == f"evening Friday of 13 March 2026 imported; results: {many + 1}, new people: {many}"
    club.close()
    with Club.open(tmp_path / "club.tdapp", create=False, time=HandClock(SIX).source(), operator_name="Ada") as again:
        going = look(again, key)
        assert (len(going.gone), going.staying, going.evening.results) == (many, (), many + 1)
        fact = at_once(taking_back(again, key))
        assert (fact.gone, fact.results) == (many, many + 1)
        assert named(again) == ["Ada Lind"] and every_evening(again) == () and evenings(again, ada) == ()
        assert last_line(again).startswith("import of evening Friday of 13 March 2026 undone")
        with again.file.reading() as db:
            assert db.execute("SELECT COUNT(*) FROM player").fetchone() == (1,)
        assert [found for found in again.file.changed() if found is not None] == []
        with pytest.raises(Refused, match=r"past_evening\.gone"):
            look(again, key)


USES: dict[str, Callable[[Club, PlayerId, PlayerId], object]] = {
    "registered": lambda club, one, _other: entered(club, one),
    "in another evening": lambda club, one, _other: keep(club, row(1, one), name="Saturday"),
    "a note": lambda club, one, _other: club.people.edit(one, PersonData("Berg1", "Jan", note="vip"), needs=True),
    "a telephone": lambda club, one, _other: club.people.edit(
        one, PersonData("Berg1", "Jan", phone="+31612345678"), needs=True
    ),
    "blocked": lambda club, one, _other: people_acts.block(club, one, Block(BlockKind.HOUSE, None)),
    "merged": lambda club, one, other: people_acts.merge(club, one, into=other),
    "merged into": lambda club, one, other: people_acts.merge(club, other, into=one),
}


def entered(club: Club, player: PlayerId) -> None:
    evening = club.create(SETUP, STRUCTURE)
    club.desk.do(evening, tournament.open_registration)
    club.desk.do(evening, entries.register, (player,), "seed")


@pytest.mark.parametrize("use", USES)
def test_whoever_was_used_since_stays(club: Club, use: str) -> None:
    (ada,) = club.add_players([(PlayerName("Lind", "Ada"), "")])
    key = keep(club, row(1), row(2))
    one = next(player for player, name in club.people.counted() if name.last == "Berg1")
    USES[use](club, one, ada)
    going = look(club, key)
    assert going.staying == (one,) and len(going.gone) == 1
    assert at_once(taking_back(club, key)).gone == 1
    with club.file.reading() as db:
        assert {row[0] for row in db.execute("SELECT id FROM player")} == {ada, one}


def test_whoever_is_used_while_it_is_taken_back_stays(club: Club) -> None:
    many = AT_ONCE * 3
    key = keep(club, *(row(place) for place in range(1, many + 1)))
    one = next(player for player, name in club.people.counted() if name.last == "Berg1")
    back = taking_back(club, key)
    for _part in back:
        if club.file._raw.in_transaction:
            entered(club, one)  # somebody at the desk goes on: what was gathered gives way
            break
    assert at_once(back).gone == many - 1
    assert named(club) == ["Jan Berg1"]


def test_somebody_else_comes_to_the_file_while_an_evening_comes_in(club: Club) -> None:
    many, again = AT_ONCE * 3, 0
    work = keeping(club, Titled("Friday", DAY, "EUR"), [row(place) for place in range(1, many + 1)])
    for _part in work:
        if club.file._raw.in_transaction:
            again += 1
            assert club.tournaments() == () and not club.file._raw.in_transaction
    assert again == 3  # then all of it in one go
    assert len(named(club)) == many and len(every_evening(club)) == 1 and len(club.desk.club_acts()) == 1


def test_left_in_the_middle_nothing_has_happened(club: Club) -> None:
    work = keeping(club, Titled("Friday", DAY, "EUR"), [row(place) for place in range(1, AT_ONCE * 3)])
    while not club.file._raw.in_transaction:
        next(work)
    next(work)
    work.close()
    assert not club.file._raw.in_transaction
    assert named(club) == [] and every_evening(club) == () and club.desk.club_acts() == ()


def test_a_copy_beside_holds_nothing_that_is_half_written(club: Club, tmp_path: Path) -> None:
    work = keeping(club, Titled("Friday", DAY, "EUR"), [row(place) for place in range(1, AT_ONCE * 3)])
    while not club.file._raw.in_transaction:
        next(work)
    for watch in (None, lambda _pages: None):
        next(work)
        copying = Thread(target=lambda w=watch: club.file.copy_to_part(tmp_path / "copy", w)) if watch else None
        if copying is None:
            club.file.copy_to_part(tmp_path / "copy")
        else:
            copying.start()
            while not club.file._gathering._copies:
                sleep(0.001)  # what is half written is whole before the thread has begun, on a machine that is busy
            while copying.is_alive():
                next(work)
            copying.join()
        with closing(sqlite3.connect(tmp_path / "copy.part")) as copied:
            assert copied.execute("SELECT COUNT(*) FROM player").fetchone() == (0,)
    at_once(work)
    assert len(every_evening(club)) == 1


@pytest.mark.parametrize("verb", ["past_evenings.keep", "past_evenings.take_back"])
def test_without_the_right_nothing_happens(club: Club, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key = keep(club, row(1))
    before = (named(club), every_evening(club), club.desk.club_acts())

    def ask(asked: str) -> None:
        if asked == verb:
            raise Refused("right.missing")

    monkeypatch.setattr(club.desk, "ask", ask)
    monkeypatch.setattr(club.people, "ask", ask)
    with pytest.raises(Refused, match=r"right.missing"):
        if verb == "past_evenings.keep":
            keep(club, row(1), name="Other")
        else:
            at_once(taking_back(club, key))
    assert (named(club), every_evening(club), club.desk.club_acts()) == before


@pytest.mark.skipif(sqlite_library() is None, reason="SQLite is a part of this Python")
@pytest.mark.parametrize("many", [2, AT_ONCE + 20])
@pytest.mark.parametrize("back", [False, True])
def test_the_disk_fails_at_each_write_and_nothing_is_half_done(tmp_path: Path, many: int, back: bool) -> None:
    rows = [row(place) for place in range(1, many + 1)]
    with (
        disk_between() as disk,
        Club.open(tmp_path / "club.tdapp", create=True, time=HandClock(SIX).source(), operator_name="Ada") as club,
    ):
        raw = club.file._raw
        raw.execute("PRAGMA synchronous=EXTRA")
        key, struck = keep(club, *rows) if back else "", 0

        def found() -> tuple[int, int]:
            assert not raw.in_transaction
            return len(named(club)), len(every_evening(club))

        def lines() -> int:
            return int(raw.execute("SELECT COUNT(*) FROM journal").fetchone()[0])

        def put_back() -> str:
            return keep(club, *rows) if back else str(at_once(taking_back(club, every_evening(club)[0].key)))

        for faults, then_all in KINDS:
            for place in count():
                told = lines()
                failing = Failing(faults, place, then_all=then_all)
                disk.fails = failing
                with suppress(KnownError):
                    at_once(taking_back(club, key)) if back else keep(club, *rows)
                disk.fails = lambda _what, _path: 0
                done = found() == ((0, 0) if back else (many, 1))
                if not done:  # nothing at all, whatever it was that failed
                    assert found() == ((many, 1) if back else (0, 0)), failing
                    assert lines() == told, failing
                else:
                    # also where the last step was reported to have failed, and stands all the same
                    assert lines() == told + 1, failing
                    with suppress(KnownError):  # the desk sees that more stands in the file than it knew, and reads it
                        key = put_back()
                    key = key if found() == ((many, 1) if back else (0, 0)) else put_back()
                struck += failing.struck
                if not failing.struck:
                    break
        assert struck > 30
