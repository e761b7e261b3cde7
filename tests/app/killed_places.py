"""The places in which a kill is tried: what is there before, what is done, and what has to be so afterwards.

One more is one more line of `PLACES`.
"""

import shutil
from collections.abc import Callable
from datetime import UTC, date
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.checking import check_file
from tdapp.app.club.exporting import chosen, export_file, save_export
from tdapp.app.club.importing import read_file, take
from tdapp.app.club.recovering import look, recover
from tdapp.app.club.saving import save_file
from tdapp.app.demo.evening import HandClock
from tdapp.app.lists.columns import guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.spreadsheets import entries_table
from tdapp.app.lists.tabular import to_csv, to_xlsx
from tdapp.app.open_club import Club
from tdapp.app.papers.by_hand import Paper
from tdapp.app.papers.by_hand_draft import draft_of, keep_draft
from tdapp.app.papers.papers import PrintedSheet, save_sheet
from tdapp.app.people.past_evenings import Finished, Titled, every_evening, keeping
from tdapp.app.people.past_evenings_back import taking_back
from tdapp.app.people.people_acts import erase
from tdapp.app.people.people_exchange import known_people, saving
from tdapp.app.people.people_plan import Fate, planning
from tdapp.app.registration.exchange import Incoming, plan_import
from tdapp.app.whole_files import write_whole
from tdapp.domain.facts import TypedBack
from tdapp.domain.pieces import at_once
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import players_view
from tdapp.store import backup, restoring
from tdapp.store.club_file import ClubFile
from tdapp.store.second_medium import SecondMedium
from tdapp.words.say import Words
from tests.evenings.director import SEVEN, assert_replays, assert_sound, names, registered
from tests.store.test_second_medium import settle

WORDS = Words("en", UTC)
OLD = Path(__file__).parents[1] / "store" / "data"
LISTED = 300
EVENING = Titled("Friday", date(2026, 3, 13), "EUR")
LIST = "Last;First\n" + "".join(f"Newcomer{n};Jo\n" for n in range(LISTED))


class Place(Struct, frozen=True):
    """A place: `ready` makes the folder as it is before, `work` is killed, `check` looks afterwards."""

    ready: Callable[[Path], None]
    work: Callable[[Path], None]
    check: Callable[[Path], None]


def file_in(folder: Path) -> Path:
    return folder / "club.tdapp"


def opened(folder: Path) -> Club:
    return Club.open(file_in(folder), create=True, time=HandClock(SEVEN).source(), operator_name="Ada")


def night_of(folder: Path) -> Path:
    return folder / "night.tournament"


def event_of(club: Club) -> TournamentId:
    return club.tournaments()[0].id


def an_evening(folder: Path) -> None:
    """A club with an evening in full swing, a copy of it, and a second medium."""
    clock = HandClock(SEVEN)
    with Club.open(file_in(folder), create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(60))
        director = registered(club, clock, 40, "killed", looks=False)
        for _hand in range(10):
            director.hand()
        club.copy("level")
        (folder / "stick").mkdir()
        medium = SecondMedium(club.file, folder / "stick")
        settle(medium)
        medium.close()
    for old in ("list.csv", "list.xlsx", "sheet.pdf", night_of(folder).name):
        (folder / old).write_bytes(b"what was there before" * 1000)


def as_before(folder: Path) -> Club:
    """The club, open again, whose evening is as it was."""
    club = opened(folder)
    assert_replays(club, event_of(club))
    assert_sound(club, event_of(club))
    return club


def no_parts(folder: Path) -> None:
    """Nothing that was cut short stays once the same is done again."""
    assert [path.name for path in folder.rglob("*.part")] == []


# Copies


def copy(folder: Path) -> None:
    with opened(folder) as club:
        for _copy in range(5):
            club.copy("level")


def check_copies(folder: Path) -> None:
    found = backup.copies(folder / "copies", file_in(folder))
    assert found and all(backup.good(each.path) for each in found)
    for each in found[1:]:
        each.path.unlink()
    with as_before(folder) as club:
        club.copy("close")
    no_parts(folder)


def restore(folder: Path) -> None:
    kept = backup.trusted(backup.copies(folder / "copies", file_in(folder)))[0]
    restoring.restore(kept.path, file_in(folder), now=SEVEN)


def check_restored(folder: Path) -> None:
    as_before(folder).close()
    no_parts(folder)
    for aside in folder.glob("club damaged *"):
        aside.unlink()


# Lists and papers


def export(folder: Path) -> None:
    with opened(folder) as club:
        table = entries_table(club.desk.view(event_of(club), players_view, SEVEN, club.directory), WORDS)
        write_whole(folder / "list.csv", to_csv(table, WORDS))
        write_whole(folder / "list.xlsx", to_xlsx(table, WORDS))
        save_sheet(PrintedSheet(None, "List", "sheet.pdf", b"%PDF" + b"x" * 500_000, 1, ()), folder / "sheet.pdf")


def check_exported(folder: Path) -> None:
    as_before(folder).close()
    for name, begins in (("list.csv", b"\xef\xbb\xbf"), ("list.xlsx", b"PK"), ("sheet.pdf", b"%PDF")):
        content = (folder / name).read_bytes()
        assert content == b"what was there before" * 1000 or content.startswith(begins)
        if content.startswith(b"%PDF"):
            assert len(content) == 500_004
    export(folder)
    no_parts(folder)


# One tournament as a file


def export_night(folder: Path) -> None:
    club = file_in(folder)
    save_export(night_of(folder), export_file(club, chosen(club, "Evening killed"), SEVEN, names=True))


def check_night(folder: Path) -> None:
    as_before(folder).close()
    content = night_of(folder).read_bytes()
    if content != b"what was there before" * 1000:
        read_file(night_of(folder))  # whole to its last line
    export_night(folder)
    read_file(night_of(folder))
    no_parts(folder)


def a_night_to_take(folder: Path) -> None:
    """The file of an evening, and another club that does not know it, with people of its own."""
    an_evening(folder)
    export_night(folder)
    with another(folder) as club:
        club.add_players((name, "") for name in names(5))


def another(folder: Path) -> Club:
    clock = HandClock(SEVEN)
    return Club.open(folder / "other.tdapp", create=True, time=clock.source(), operator_name="Bo")


def take_night(folder: Path) -> None:
    with another(folder) as club:
        take(club, read_file(night_of(folder)), numbered="Entry {}".format)


def check_taken(folder: Path) -> None:
    night = read_file(night_of(folder))
    with another(folder) as club:
        came = bool(club.tournaments())
        assert (len(club.directory), len(club.desk.club.imported), came) in ((5, 0, False), (45, 1, True))
        assert bool(club.file.load(night.tournament)) is came
    if not came:
        take_night(folder)
    with another(folder) as club:
        assert club.desk.history(night.tournament).acts == night.history.acts
        assert club.desk.state(night.tournament).entries == night.state.entries
        assert club.file.head(night.tournament).head == night.contents.head
    assert check_file(folder / "other.tdapp").well
    no_parts(folder)


def import_entries(folder: Path) -> None:
    sheet = read_csv(LIST.encode())
    with opened(folder) as club:
        plan = plan_import(sheet, guess_columns(sheet), (), {})
        new = club.add_players([(row.name, row.club_no or "") for row in plan.good])
        club.desk.do(event_of(club), entries.register, tuple(new), "seed")


def check_entries(folder: Path) -> None:
    with as_before(folder) as club:
        assert len(club.directory) in (60, 60 + LISTED)
        assert len(club.desk.state(event_of(club)).entries) in (40, 40 + LISTED)


def import_people(folder: Path) -> None:
    sheet = read_csv(LIST.encode())
    with opened(folder) as club:
        known = _ended(known_people(club.people))
        plan = _ended(planning(sheet, guess_columns(sheet), known, date(2026, 11, 21)))
        _ended(saving(club.people, [(row, Fate.NEW) for row in plan.arrivals]))


def _ended(work):  # type: ignore[no-untyped-def]
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def check_people(folder: Path) -> None:
    with as_before(folder) as club:
        assert len(club.directory) in (60, 60 + LISTED)


def import_evening(folder: Path) -> None:
    with opened(folder) as club:
        at_once(keeping(club, EVENING, [_finished(place) for place in range(1, LISTED + 1)]))


def undo_import(folder: Path) -> None:
    with opened(folder) as club:
        at_once(taking_back(club, every_evening(club)[0].key))


def an_imported_evening(folder: Path) -> None:
    an_evening(folder)
    import_evening(folder)


def _finished(place: int) -> Finished:
    who = Incoming(place, PlayerName(f"Listed{place}", "Ann"), None, None)
    return Finished(who, place, place, Cents(0), 1)


def check_evening(folder: Path) -> None:
    """The evening with all who were new with it, or neither."""
    with as_before(folder) as club:
        assert (len(club.directory), len(every_evening(club))) in ((60, 0), (60 + LISTED, 1))
        assert all(found is None for found in club.file.changed())


def erase_people(folder: Path) -> None:
    with opened(folder) as club:
        for player in tuple(club.directory)[50:]:
            erase(club, player)


def check_erased(folder: Path) -> None:
    with as_before(folder) as club:
        gone = {name.last for name in names(60)} - {name.last for name in club.directory.values()}
        assert all(found is None for found in club.file.changed())
    content = file_in(folder).read_bytes()
    assert all(name.encode() not in content for name in gone)


# Older files, damaged files, the second medium


def an_old_file(folder: Path) -> None:
    shutil.copy(OLD / "v1.tdapp", file_in(folder))


def migrate(folder: Path) -> None:
    ClubFile.open(file_in(folder), create=False, now=SEVEN, holder="Ada").close()


def check_migrated(folder: Path) -> None:
    migrate(folder)
    with ClubFile.open(file_in(folder), create=False, now=SEVEN, holder="Ada") as club:
        assert all(club.load(stream) for stream in club.streams()) and len(club.streams()) == 2
    no_parts(folder)
    assert len(list(folder.glob("*.bak"))) == 1


def new_file_of(folder: Path) -> Path:
    return folder / "new" / "made.tdapp"


def save(folder: Path) -> None:
    new_file_of(folder).parent.mkdir(exist_ok=True)
    save_file(file_in(folder), new_file_of(folder), SEVEN)


def recover_night(folder: Path) -> None:
    recover(look([folder / "stick"])[0], new_file_of(folder), SEVEN)


def check_made(again: Callable[[Path], None]) -> Callable[[Path], None]:
    def check(folder: Path) -> None:
        assert check_file(file_in(folder)).well
        made = new_file_of(folder)
        assert not made.exists() or check_file(made).well
        made.unlink(missing_ok=True)
        again(folder)
        assert check_file(made).well
        no_parts(folder)
        made.unlink()

    return check


def begin_medium(folder: Path) -> None:
    for each in (folder / "stick").iterdir():
        each.unlink()
    with opened(folder) as club:
        medium = SecondMedium(club.file, folder / "stick")
        settle(medium)
        medium.close()


def check_medium(folder: Path) -> None:
    as_before(folder).close()
    begin_medium(folder)
    made = new_file_of(folder)
    recover_night(folder)
    assert check_file(made).well
    made.unlink()


# An hour that was played by hand


def typed_hour(folder: Path) -> str:
    """Ten who went out, as somebody noted them on paper."""
    with opened(folder) as club:
        playing = list(club.desk.state(event_of(club)).playing())
        return "\n".join(f"bust {each.seat.table}-{each.seat.number}" for each in playing[:10] if each.seat)


def an_hour_by_hand(folder: Path) -> None:
    an_evening(folder)
    (folder / "paper.txt").write_text(typed_hour(folder), encoding="utf-8")


def type_back(folder: Path) -> None:
    """Line after line, each kept as soon as it stands there; then all of it is saved."""
    lines = (folder / "paper.txt").read_text(encoding="utf-8").splitlines()
    with opened(folder) as club:
        paper = Paper(club, event_of(club), WORDS)
        for many in range(1, len(lines) + 1):
            text = "\n".join(lines[:many])
            keep_draft(club, event_of(club), text)
            paper.read(text)
        paper.save(text)


def check_typed_back(folder: Path) -> None:
    whole = (folder / "paper.txt").read_text(encoding="utf-8")
    with as_before(folder) as club:
        event = event_of(club)
        draft, acts = draft_of(club, event), club.desk.history(event).acts
        saved = sum(any(isinstance(fact, TypedBack) for fact in act.facts) for act in acts)
        assert (saved == 0 and whole.startswith(draft)) or (saved == whole.count("\n") + 1 and not draft)
        if not saved:
            Paper(club, event, WORDS).save(whole)
        assert draft_of(club, event) == ""
    as_before(folder).close()


PLACES: dict[str, Place] = {
    "copy": Place(an_evening, copy, check_copies),
    "restore": Place(an_evening, restore, check_restored),
    "export": Place(an_evening, export, check_exported),
    "export of a tournament": Place(an_evening, export_night, check_night),
    "import of a tournament": Place(a_night_to_take, take_night, check_taken),
    "import of entries": Place(an_evening, import_entries, check_entries),
    "import of people": Place(an_evening, import_people, check_people),
    "import of an evening": Place(an_evening, import_evening, check_evening),
    "import of an evening undone": Place(an_imported_evening, undo_import, check_evening),
    "typing back an hour": Place(an_hour_by_hand, type_back, check_typed_back),
    "erase": Place(an_evening, erase_people, check_erased),
    "migration": Place(an_old_file, migrate, check_migrated),
    "save what is left": Place(an_evening, save, check_made(save)),
    "recovery": Place(an_evening, recover_night, check_made(recover_night)),
    "first writing of a second medium": Place(an_evening, begin_medium, check_medium),
}
