"""A tournament whose journal does not come out to its end is shown up to there, and shuts nobody else out."""

from collections.abc import Callable
from datetime import UTC, timedelta
from pathlib import Path

import pytest

from tdapp.app.club.alarms import Alarms
from tdapp.app.club.copies import offered_of, restore_copy
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.club.club import archive
from tdapp.domain.facts import BustedOut
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import ActNo, EntryId, TournamentId
from tdapp.read.message import say_refused
from tdapp.read.people.names import PlayerName
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.club.test_holding import everything
from tests.ui.meddling import change_journal_line, lose_journal_lines, rewrite_journal_line, unguarded
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE

NO_SUCH_ENTRY = '{"entry":99,"tied":false,"before":null}'  # of a BustedOut


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.tdapp"


def opened(path: Path) -> Club:
    return Club.open(path, create=True, time=HandClock(SIX).source(), operator_name="Ada")


def two(path: Path) -> tuple[TournamentId, TournamentId, int]:
    """A club with two tournaments of six; both, and the last line of the first."""
    with opened(path) as club:
        people = club.add_players((PlayerName(f"Last{number}"), "") for number in range(6))
        made = []
        for _ in range(2):
            one = club.create(SETUP, STRUCTURE)
            club.desk.do(one, tournament.open_registration)
            for person in people:
                club.desk.do(one, entries.register, (person,), "seed")
            made.append(one)
        return made[0], made[1], club.desk.history(made[0]).last_seq


def said(refused: Refused) -> str:
    return Words("en", UTC).said(say_refused(refused))


def refused_of(club: Club, one: TournamentId) -> str:
    """Every door of the desk is shut, for the same reason; the reason."""
    desk, told = club.desk, set()
    doors = (
        lambda: desk.do(one, tournament.close_registration),
        lambda: desk.override(one, Reason("register.closed", "all the same"), tournament.close_registration),
        lambda: desk.undo(one),
        lambda: desk.redo(one),
        lambda: desk.retract(one, ActNo(2)),
        lambda: desk.retraction(one, ActNo(2)),
        lambda: desk.foresee(one, tournament.close_registration),
    )
    for door in doors:
        with pytest.raises(Refused, match=r"tournament\.(broken|unreadable)") as refused:
            door()
        told.add(said(refused.value))
    why = desk.why_not(one, tournament.close_registration)
    assert why is not None
    told.add(said(why))
    (only,) = told
    return only


@pytest.mark.parametrize("line", [1, 2, 3, 6, 9])
def test_a_changed_line_leaves_what_was_before_it_and_the_other_tournaments(path: Path, line: int) -> None:
    one, other, last = two(path)
    assert last == 9
    change_journal_line(path, one, line)
    with opened(path) as club:
        assert len(club.desk.state(other).entries) == 6
        assert club.desk.do(other, tournament.close_registration) is not None
        assert {row.id for row in club.tournaments()} == {one, other}
        why = refused_of(club, one)
        assert f"line {line} " in why.lower() and "changed, lost or inserted" in why
        assert "Put back an earlier copy" in why
        if line <= 2:  # both are of the act that made the tournament
            assert not club.desk.shows(one)
            with pytest.raises(Refused, match=r"tournament\.unreadable"):
                club.desk.state(one)
            return
        assert len(club.desk.state(one).entries) == max(0, line - 4)
        assert f"after line {line - 1}" in why
        assert club.desk.head(one) == club.file.link_at(one, club.desk.history(one).last_seq)
        before = next(row for row in club.tournaments() if row.id == one)
        club.archive(one)
        after = next(row for row in club.tournaments() if row.id == one)
        assert after.archived and after.entries == before.entries == 6
        copy = club.duplicate(one, name="Once more", day=SETUP.day)
        assert club.desk.do(copy, tournament.open_registration) is not None


@pytest.mark.parametrize("column", ["payload", "verb"])
def test_a_line_that_is_no_text_any_more_shuts_neither_its_tournament_nor_the_club(path: Path, column: str) -> None:
    """One flipped bit may leave bytes that no text has. SQLite finds nothing wrong with them."""
    one, other, _last = two(path)
    body = path.read_bytes()
    with unguarded(path) as raw:
        assert raw.execute(
            f"UPDATE journal SET {column} = CAST({column} || x'ff' AS TEXT) WHERE stream = ? AND seq = 7", (one,)
        ).rowcount
    assert path.read_bytes() != body
    with opened(path) as club:
        assert len(club.desk.state(one).entries) == 3
        assert len(club.desk.state(other).entries) == 6
        why = refused_of(club, one)
        assert "Line 7 of this tournament's journal" in why and "changed, lost or inserted" in why
        assert club.desk.do(other, tournament.close_registration) is not None
        everything(Alarms(club).hold())  # looked through from end to end, and nothing stops on the way


def test_lines_lost_from_the_end_are_noticed_and_no_half_act_is_shown(path: Path) -> None:
    one, _other, _last = two(path)
    with opened(path) as club:
        club.desk.do(one, tournament.close_registration)
    lose_journal_lines(path, one, 10)
    with opened(path) as club:
        assert len(club.desk.state(one).entries) == 6
        assert "Line 10 of this tournament's journal" in refused_of(club, one)


@pytest.mark.parametrize(
    ("payload", "because"),
    [
        (NO_SUCH_ENTRY, "an entry that would not be there"),
        ("{", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
    ],
    ids=["no such entry", "no text", "brackets"],
)
def test_a_line_that_says_what_cannot_be_is_where_a_tournament_ends(path: Path, payload: str, because: str) -> None:
    """The chain is whole: whoever wrote the line knew how, or it was a mistake of ours."""
    one, other, _last = two(path)
    rewrite_journal_line(path, one, 7, payload, kind=BustedOut.__name__, version=2)
    with opened(path) as club:
        assert len(club.desk.state(one).entries) == 3
        assert len(club.desk.state(other).entries) == 6
        why = refused_of(club, one)
        assert "Line 7 of this tournament's journal" in why and because in why and "after line 6" in why


def test_what_was_taken_back_before_the_break_does_not_count(path: Path) -> None:
    one, _other, _last = two(path)
    with opened(path) as club:
        club.desk.undo(one)  # line 10
        (again,) = {*club.directory} - {*club.desk.state(one).players}
        club.desk.do(one, entries.register, (again,), "seed")  # line 11
        club.desk.do(one, tournament.close_registration)  # line 12
    rewrite_journal_line(path, one, 12, NO_SUCH_ENTRY, kind=BustedOut.__name__, version=2)
    with opened(path) as club:
        assert again in club.desk.state(one).players
        assert "after line 11" in refused_of(club, one)


def test_a_line_that_takes_back_one_still_to_come_ends_a_tournament_where_that_shows(path: Path) -> None:
    """Act 10 takes act 11 back before it was done: what rests on act 11 cannot follow when all is read as a whole."""
    one, _other, _last = two(path)
    with opened(path) as club:
        newcomer = club.add_players([(PlayerName("Last7"), "")])[0]
        club.desk.do(one, tournament.close_registration)  # act 9, line 10
        club.desk.do(one, tournament.open_registration)
        club.desk.do(one, entries.register, (newcomer,), "seed")
        club.desk.do(one, entries.unregister, EntryId(7))
        lines = [act.first for act in club.desk.history(one).acts]
        acts = len(lines)
    rewrite_journal_line(path, one, lines[-4], f'{{"act":{acts - 1}}}', kind="Retracted", version=1)
    with opened(path) as club:
        assert f"after line {lines[-2]}," in refused_of(club, one)
        assert len(club.desk.state(one).entries) == 6


def no_letters(path: Path, one: TournamentId, line: int) -> None:
    with unguarded(path) as raw:
        raw.execute(
            "UPDATE journal SET payload = CAST(payload || x'ff' AS TEXT) WHERE stream = ? AND seq = ?", (one, line)
        )


def saying(payload: str, kind: str = "BustedOut", version: int = 2) -> Callable[[Path, TournamentId, int], None]:
    def harm(path: Path, one: TournamentId, line: int) -> None:
        rewrite_journal_line(path, one, line, payload, kind=kind, version=version)

    return harm


BREAKS = {
    "changed": change_journal_line,
    "lost": lose_journal_lines,
    "no letters": no_letters,
    "no such entry": saying(NO_SUCH_ENTRY),
    "made twice": saying("{}", "RegistrationOpened", 1),
    "no text": saying("{"),
    "brackets": saying("[" * 100_000),
    "of a newer version": saying("{}", "Dreamt", 1),
    "no sense": saying('{"entry":[],"tied":3,"before":{}}'),
}


def rows(club: Club, one: TournamentId) -> tuple[object, ...]:
    """What the tables say of a tournament; being archived is another matter."""
    there = club.file.rows_of(one)
    assert there.tournament is not None
    row = replace(there.tournament, archived=False)
    return (row, there.entries, there.results, there.payments, there.records)


@pytest.mark.parametrize(
    ("harm", "line"),
    [
        *(pytest.param(harm, line, id=f"{name} {line}") for name, harm in BREAKS.items() for line in (2, 5, 8)),
        pytest.param(saying('{"act":1}', "Retracted", 1), 8, id="takes back the beginning"),
    ],
)
def test_the_rows_of_a_tournament_that_does_not_come_out_stay_whatever_is_done(
    path: Path, harm: Callable[[Path, TournamentId, int], None], line: int
) -> None:
    """They know of entries and payments that cannot be shown any more: what a drawer should hold stays right."""
    one, other, _last = two(path)
    with opened(path) as club:
        whole, beside = rows(club, one), rows(club, other)
    harm(path, one, line)
    for looked_at_first in (False, True):
        with opened(path) as club:
            if looked_at_first:
                assert club.desk.tail(one) is not None
            held = everything(Alarms(club).hold())
            told = " ".join(Words("en", UTC).said(each) for each in held.said)
            assert told and "put right" not in told
            assert (rows(club, one), rows(club, other)) == (whole, beside)
    with opened(path) as club:
        club.archive(one)
        assert rows(club, one) == whole
        club.restore(one)
        if club.desk.shows(one):
            club.duplicate(one, name="Once more", day=SETUP.day)
        everything(Alarms(club).hold())
        assert (rows(club, one), rows(club, other)) == (whole, beside)


def test_a_club_stream_that_does_not_come_out_lets_go_of_the_file(path: Path) -> None:
    """F7: whoever keeps the error must not keep the lock."""
    one, _other, _last = two(path)
    with opened(path) as club:
        club.desk.archive(archive, one)
    change_journal_line(path, "club", 1)
    kept = []
    for _ in range(2):
        with pytest.raises(Exception, match=r"store\.chain") as error:
            opened(path)
        kept.append(error.value)


def test_copies_of_a_club_that_is_not_whole_take_the_place_of_none_from_before(path: Path) -> None:
    clock = HandClock(SIX)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        one = club.create(SETUP, STRUCTURE)
        for _ in range(3):
            clock.forward(timedelta(minutes=1))
            club.copy("break")
    before = sorted(club.copies_folder.iterdir())
    before[-1].write_bytes(b"x" * 5000)
    change_journal_line(path, one, 2)
    clock.forward(timedelta(days=3))
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        assert club.desk.tail(one) is not None
        club.copy("open")
        assert set(before) < set(club.copies_folder.iterdir())
        offer = offered_of(club)
    assert [copy.path for copy in offer.copies] == before[1::-1] and offer.damaged == 2


def test_a_copy_with_the_very_line_that_does_not_come_out_is_not_offered(path: Path) -> None:
    """F5: every copy made since has the hole, and its chain is whole."""
    one, _other, _last = two(path)
    clock = HandClock(SIX)
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.copy("open")
        club.desk.do(one, tournament.close_registration)
    (before,) = club.copies_folder.iterdir()
    rewrite_journal_line(path, one, 10, NO_SUCH_ENTRY, kind="BustedOut", version=2)
    clock.forward(timedelta(hours=1))
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.copy("open")
        assert club.desk.tail(one) is not None
        offer = offered_of(club)
    assert [copy.path for copy in offer.copies] == [before] and offer.damaged == 1
    loss = offer.loses(offer.copies[0])
    assert loss is not None and loss.acts == 1
    restore_copy(offer.copies[0], path, clock.source().now())
    with opened(path) as club:
        assert club.desk.tail(one) is None and len(club.desk.state(one).entries) == 6


def test_an_act_at_an_hour_beyond_the_calendar_is_a_break_like_another(path: Path) -> None:
    one, other, _last = two(path)
    with unguarded(path) as raw:
        raw.execute("UPDATE journal SET at = at | (1 << 62) WHERE stream = ? AND seq = 1", (one,))
    with opened(path) as club:
        assert club.desk.tail(one) is not None and club.desk.tail(other) is None
        refused_of(club, one)
