"""The room at a real desk: what refusals, a full disk, time and several tournaments look like to the windows."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.app.events.telling import Due
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.away import AwayAnswer
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import ActNo, EntryId, TableNo, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.status import Phase
from tdapp.store import backup, engine
from tdapp.store.club_file import ClubFile
from tdapp.ui.session import CLUB, Override, Session, Told
from tdapp.values import replace
from tests.ui.meddling import change_journal_line
from tests.ui.pages.evening import MINUTE, SETUP, SIX, STRUCTURE, Evening, words_for

NAMES = [PlayerName(f"Last{number}", f"First{number}") for number in range(1, 31)]


class Heard:
    """What the room said since it was made."""

    def __init__(self, session: Session) -> None:
        self.told: list[Told] = []
        self.asked: list[Override] = []
        self.changed: list[str] = []
        self.due: list[Due] = []
        session.told.connect(self.told.append)
        session.asked.connect(self.asked.append)
        session.changed.connect(self.changed.append)
        session.due.connect(self.due.append)

    @property
    def last(self) -> Told:
        return self.told[-1]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(20)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def heard(evening: Evening) -> Heard:
    return Heard(evening.session)


def main_of(evening: Evening) -> TournamentId:
    assert evening.session.tournament is not None
    return evening.session.tournament


def side_of(evening: Evening, players: int = 6) -> TournamentId:
    """A second tournament on the same evening, its clock running; the main one stays in front."""
    session = evening.session
    side = evening.club.create(replace(SETUP, name="Side"), STRUCTURE)
    session.do(tournament.open_registration, tournament=side)
    session.do(entries.register, evening.people[:players], "side", tournament=side)
    session.do(seating.draw_seats, "side", tournament=side)
    session.do(timing.start, tournament=side)
    return side


def tick(evening: Evening, by: timedelta, step: int = 10) -> None:
    for _ in range(round(by.total_seconds() / step)):
        evening.clock.forward(timedelta(seconds=step))
        evening.session.ticker.tick()
    evening.session.ticker.stop()


# Doing


def test_what_was_done_is_told_with_the_act_that_undo_takes_back(evening: Evening, heard: Heard) -> None:
    act = evening.session.do(entries.bust_out, (EntryId(3),))
    assert act is not None
    assert (heard.last.kind, heard.last.act) == ("done", act.number)
    assert "First3 Last3" in heard.last.text
    assert heard.changed == [main_of(evening)]


def test_a_refusal_is_told_as_a_sentence_with_names_and_changes_nothing(evening: Evening, heard: Heard) -> None:
    before = evening.club.desk.state(main_of(evening))
    assert evening.session.do(entries.register, (evening.people[4],), "seed") is None
    assert heard.last.kind == "refused"
    assert "First5 Last5" in heard.last.text and evening.people[4] not in heard.last.text
    assert heard.asked == [] and heard.changed == []
    assert evening.club.desk.state(main_of(evening)) is before


def test_what_may_be_lifted_is_asked_about_and_done_with_the_reason(evening: Evening, heard: Heard) -> None:
    evening.close_registration()
    assert evening.session.do(entries.register, (evening.people[25],), "seed") is None
    (asked,) = heard.asked
    assert heard.last.text == evening.session.words.said(asked.said)
    act = evening.session.override(asked, "  stood in the queue ")
    assert act is not None and act.override is not None
    assert evening.club.text(act.override.text, act.override.digest) == "stood in the queue"
    assert heard.last.kind == "done" and evening.session.status_view().entries == 21


def test_what_also_stands_in_the_way_is_asked_about_before_all_of_it_is_lifted(evening: Evening, heard: Heard) -> None:
    evening.session.do(price_list.set_terms, Terms(most_tables=1))
    evening.close_registration()
    assert evening.session.do(entries.register, (evening.people[25],), "seed") is None
    assert evening.session.override(heard.asked[0], "late train") is None
    (closed, full) = heard.asked
    assert (closed.code, full.code, full.reason) == ("registration.is_closed", "register.full", "late train")
    act = evening.session.override(full, "late train, and a chair from the bar")
    assert act is not None and act.override is not None
    assert act.override.code == "registration.is_closed register.full"
    assert heard.last.kind == "done" and evening.session.status_view().entries == 21


def test_a_reason_that_says_nothing_lifts_nothing(evening: Evening, heard: Heard) -> None:
    evening.close_registration()
    evening.session.do(entries.register, (evening.people[25],), "seed")
    assert evening.session.override(heard.asked[0], "   ") is None
    assert heard.last.kind == "refused" and evening.session.status_view().entries == 20


def test_an_override_that_is_refused_after_all_speaks_of_its_own_tournament(evening: Evening, heard: Heard) -> None:
    main = main_of(evening)
    evening.close_registration()
    evening.session.do(entries.register, (evening.people[25],), "seed")
    (asked,) = heard.asked
    evening.session.override(asked, "late train")
    evening.session.switch(side_of(evening))
    assert evening.session.override(asked, "late train") is None
    assert heard.last.kind == "refused" and "First26 Last26" in heard.last.text
    assert len(evening.club.desk.state(main).entries) == 21


def test_why_not_is_a_sentence_and_empty_for_what_may_be_lifted(evening: Evening) -> None:
    session = evening.session
    assert session.why_not(timing.pause) == ""
    assert "already been started" in session.why_not(timing.start)
    assert session.why_not(seating.draw_seats, "") == ""
    session.switch(None)
    assert session.why_not(timing.pause) != ""
    assert session.do(timing.pause) is None and session.undo() is None and session.retract(ActNo(1)) is None


def test_undo_and_redo_are_told_and_at_the_end_refused(evening: Evening, heard: Heard) -> None:
    evening.bust(3)
    assert evening.session.undo() is not None and evening.session.status_view().left == 20
    assert evening.session.redo() is not None and evening.session.status_view().left == 19
    assert [told.kind for told in heard.told] == ["done"] * 3
    assert evening.session.redo() is None
    assert heard.last.kind == "refused"


def test_retracting_what_stands_in_the_way_says_the_line(evening: Evening, heard: Heard) -> None:
    state = evening.club.desk.state(main_of(evening))
    seat = state.entries[EntryId(1)].seat
    act = evening.session.do(entries.bust_out, (EntryId(1),))
    other = evening.session.do(seating.move, EntryId(2), seat)
    assert act is not None and other is not None
    assert evening.session.retract(act.number) is None
    assert heard.last.kind == "refused" and str(other.first) in heard.last.text


def test_a_message_is_shown_until_its_time_is_over_and_taken_off(evening: Evening, heard: Heard) -> None:
    session = evening.session
    assert session.announce(" Dinner <b>is</b> served ", timedelta(minutes=5)) is not None
    assert session.screen_view(main_of(evening)).message == "Dinner <b>is</b> served"
    evening.clock.forward(6 * MINUTE)
    assert session.screen_view(main_of(evening)).message == ""
    session.announce("Back in ten")
    evening.clock.forward(60 * MINUTE)
    assert session.screen_view(main_of(evening)).message == "Back in ten"
    assert session.announce("") is not None
    assert session.screen_view(main_of(evening)).message == ""


# Trouble with the disk


def test_a_full_disk_is_loud_and_the_tournament_as_it_was(
    evening: Evening, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = evening.club.desk.state(main_of(evening))
    saved = evening.session.saved_at

    def full(*_args: object, **_kwargs: object) -> None:
        raise KnownError("store.disk_full")

    evening.clock.forward(MINUTE)
    with monkeypatch.context() as disk:
        disk.setattr(evening.club.file, "append", full)
        for deed in (
            lambda: evening.session.do(entries.bust_out, (EntryId(3),)),
            evening.session.undo,
            lambda: evening.session.announce("Dinner"),
        ):
            assert deed() is None
            assert heard.last.kind == "error" and "disk is full" in heard.last.text
    assert evening.club.desk.state(main_of(evening)) is before
    assert heard.changed == [] and evening.session.saved_at == saved
    evening.bust(3)
    assert heard.last.kind == "done" and evening.session.status_view().left == 19


def test_a_disk_that_is_really_full_says_so(evening: Evening, heard: Heard) -> None:
    raw = evening.club.file._raw
    raw.execute(f"PRAGMA max_page_count={raw.execute('PRAGMA page_count').fetchone()[0]}")
    said = []
    for number in range(400):
        if evening.session.announce(f"message {number} " * 10, topic="hand") is None:
            said.append(heard.last)
            break
    assert [told.kind for told in said] == ["error"] and "disk is full" in said[0].text
    raw.execute("PRAGMA max_page_count=1000000")
    evening.bust(3)
    assert heard.last.kind == "done"


def test_a_copy_that_fails_is_said_and_stops_nothing(evening: Evening, heard: Heard) -> None:
    evening.club.copies_folder.write_text("in the way", encoding="utf-8")
    evening.session.copy("break")
    assert "The club file itself is safe" in evening.session.copy_failed
    assert evening.session.copied_at is None and heard.changed == [CLUB]
    evening.club.copies_folder.unlink()
    evening.session.copy("break")
    assert evening.session.copy_failed == "" and evening.session.copied_at == evening.session.now()


def test_a_large_file_is_copied_beside_the_evening(
    evening: Evening, heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SMALL", 0)
    evening.session.copy("break")
    evening.session.copy("break")  # the first one is on its way, and takes this along
    evening.bust(3)
    assert evening.session.copied_at is None
    qtbot.waitUntil(lambda: evening.session.copied_at is not None)
    (copy,) = evening.club.copies_folder.iterdir()
    assert backup.good(copy) and evening.session.copy_failed == "" and heard.changed[-1] == CLUB
    evening.session.copy("open")
    evening.session.copy("close", wait=True)
    kept = sorted(each.name.split()[-1] for each in evening.club.copies_folder.iterdir())
    assert kept in (["break.tdapp", "close.tdapp"], ["break.tdapp", "close.tdapp", "open.tdapp"])


def test_a_large_file_found_damaged_while_it_is_copied_is_an_alarm(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SMALL", 0)
    monkeypatch.setattr(backup, "_sound", lambda _part: False)
    monkeypatch.setattr(ClubFile, "fault", lambda _file: "row 7 missing from index")
    evening.session.copy("open")
    qtbot.waitUntil(lambda: evening.session.alarm is not None)
    alarm = evening.session.alarm
    assert alarm is not None and alarm.copies
    assert [said.code for said in alarm.said] == ["trouble.store.damaged"]
    assert "damaged" in evening.session.copy_failed and not [*evening.club.copies_folder.iterdir()]


# Time


def test_a_boundary_is_told_once_and_a_break_makes_a_copy(evening: Evening, heard: Heard) -> None:
    tick(evening, 45 * MINUTE)
    told = [each.rule.key for each in heard.due if each.rule.heard]
    assert told == ["last_minute", "level_up", "closing", "last_minute", "break_begins", "closes"]
    assert len(list(evening.club.copies_folder.glob("*break*"))) == 1
    assert evening.session.copied_at is not None


def test_an_undo_does_not_announce_anything_again(evening: Evening, heard: Heard) -> None:
    tick(evening, 25 * MINUTE)
    said = len(heard.due)
    evening.session.do(timing.pause)
    tick(evening, MINUTE)
    evening.session.undo()
    evening.session.do(timing.previous_period)
    evening.session.undo()
    tick(evening, MINUTE)
    assert said == 2 and len(heard.due) == said


def test_every_clock_is_kept_whichever_is_in_front(evening: Evening, heard: Heard) -> None:
    main = main_of(evening)
    side = side_of(evening)
    evening.session.do(timing.pause, tournament=main)
    tick(evening, 20 * MINUTE)
    assert {each.tournament for each in heard.due} == {side}
    assert [each.rule.key for each in heard.due] == ["last_minute", "level_up"]


def test_a_journal_broken_by_somebody_else_stops_no_other_clock(tmp_path: Path, evening: Evening) -> None:
    side = side_of(evening)
    evening.session.close()
    change_journal_line(tmp_path / "club.tdapp", side)
    clock = evening.clock
    session = Session(
        Club.open(tmp_path / "club.tdapp", create=False, time=clock.source(), operator_name="Ada"),
        Preferences(),
        words_for,
    )
    heard = Heard(session)
    main = next(row.id for row in session.club.tournaments() if row.id != side)
    session.switch(main)
    session.ticker.tick()
    for _ in range(120):
        clock.forward(timedelta(seconds=10))
        session.ticker.tick()
    session.ticker.stop()
    assert [each.tournament for each in heard.due] == [main, main]
    session.switch(side)
    assert session.tournament == side and session.why_only_shown() == heard.last.text
    assert heard.last.kind == "error" and "Line 3 of this tournament's journal" in heard.last.text
    session.close()


def sleeping(evening: Evening) -> tuple[TimeSource, list[float]]:
    """Let the room's machine sleep: its wall and its sleeping clock go on, the steady one does not."""
    slept = [0.0]
    source = TimeSource(lambda: evening.clock() + slept[0], evening.clock, lambda: evening.clock() + slept[0])
    evening.club.time = source
    evening.club.desk.time = source
    evening.session.ticker.time = source
    return source, slept


ANSWERS = [(AwayAnswer.RAN_ON, 9, True), (AwayAnswer.GOES_ON, 1, True), (AwayAnswer.STANDS, 1, False)]


@pytest.mark.parametrize(("answer", "minutes", "runs"), ANSWERS)
def test_f1_sleep_counts_or_not_as_the_director_says(
    evening: Evening, heard: Heard, answer: AwayAnswer, minutes: int, runs: bool
) -> None:
    _source, slept = sleeping(evening)
    evening.session.ticker.tick()
    slept[0] += 8 * 60
    evening.session.ticker.tick()
    assert evening.session.needs()[0].code == "away"
    act = evening.session.answer_away(answer)
    assert act is not None and evening.session.asked_away() is None
    clock = evening.club.desk.state(main_of(evening)).clock
    assert (clock.at(evening.session.now()), clock.runs(evening.session.now())) == (minutes * MINUTE, runs)
    evening.session.ticker.tick()
    evening.session.ticker.stop()
    assert heard.due == []


@pytest.mark.parametrize(("answer", "minutes", "runs"), ANSWERS)
def test_f1_a_stall_is_asked_about_for_every_tournament_that_runs(
    evening: Evening, answer: AwayAnswer, minutes: int, runs: bool
) -> None:
    main, side = main_of(evening), side_of(evening)
    third = evening.club.create(SETUP, STRUCTURE)
    evening.session.ticker.tick()
    while evening.session.asked_away() is not None:  # the minute before the first tick
        evening.session.answer_away(AwayAnswer.RAN_ON)
    evening.session.do(timing.pause, tournament=side)
    evening.session.do(timing.start_at, evening.session.now() + 3 * MINUTE, tournament=third)
    evening.clock.forward(8 * MINUTE)
    evening.session.ticker.tick()
    evening.session.ticker.stop()
    asked = []
    while (question := evening.session.asked_away()) is not None:
        asked.append((question[0], question[1].said.code))
        evening.session.answer_away(answer)
    assert asked == [(main, "away.asked.named"), (third, "away.start.named")]
    now = evening.session.now()
    state = evening.club.desk.state
    assert (state(main).clock.at(now), state(side).clock.at(now) < MINUTE) == (minutes * MINUTE, True)
    assert state(main).clock.runs(now) is runs
    assert state(third).clock.started(now) is runs
    evening.session.undo()
    assert evening.session.asked_away() is not None  # asked again


# Several tournaments


def test_one_key_goes_round_what_is_on(evening: Evening) -> None:
    main, side = main_of(evening), side_of(evening)
    archived = evening.club.create(replace(SETUP, name="Old"), STRUCTURE)
    evening.club.archive(archived)
    seen = []
    for _ in range(4):
        evening.session.switch_next()
        seen.append(evening.session.tournament)
    assert seen in ([side, main, side, main], [main, side, main, side])
    assert seen[0] == side


def test_undo_is_of_the_tournament_in_front(evening: Evening) -> None:
    main, side = main_of(evening), side_of(evening)
    evening.bust(3)
    evening.session.do(entries.bust_out, (EntryId(1),), tournament=side)
    evening.session.undo()
    assert (evening.club.desk.state(main).alive, evening.club.desk.state(side).alive) == (20, 5)
    evening.session.switch(side)
    evening.session.undo()
    assert evening.club.desk.state(side).alive == 6


def test_at_the_start_what_runs_is_in_front(evening: Evening) -> None:
    main = main_of(evening)
    evening.club.create(replace(SETUP, name="Tomorrow"), STRUCTURE)
    evening.session.switch(None)
    evening.session.open_first()
    assert evening.session.tournament == main
    assert evening.session.status_view().phase is Phase.RUNNING


def test_another_club_takes_the_place_of_the_first(evening: Evening, tmp_path: Path, heard: Heard) -> None:
    other = Club.open(tmp_path / "other.tdapp", create=True, time=evening.clock.source(), operator_name="Ada")
    evening.session.enter(other)
    assert evening.session.tournament is None and evening.session.club is other
    with Club.open(tmp_path / "club.tdapp", create=False, time=evening.clock.source(), operator_name="Bo") as first:
        first.desk.do(first.tournaments()[0].id, timing.pause)
    assert heard.changed == []
    evening.session.switch(other.create(SETUP, STRUCTURE))
    assert len(heard.changed) == 1


# Proposals


def test_the_proposal_is_the_same_for_everybody_until_the_room_changes(evening: Evening) -> None:
    session = evening.session
    state = evening.club.desk.state(main_of(evening))
    out = [entry for entry in state.tables[TableNo(1)].seats if entry is not None][:3]
    evening.bust(*out)
    first = session.proposal()
    assert first is not None
    assert session.proposal() is first and session.tables_view().proposal is not None
    evening.clock.forward(MINUTE)
    session.announce("Dinner")
    assert session.proposal() is first
    session.plan_around(DRAW_UNKNOWN)
    first = session.proposal()
    assert first is not None
    assert session.do(moves.accept, first, tuple(range(1, len(first.moves) + 1))) is not None
    assert session.proposal() is not first


def test_a_break_without_room_elsewhere_is_refused_and_told(evening: Evening, heard: Heard) -> None:
    evening.session.propose_break(TableNo(1))
    assert heard.last.kind == "refused" and evening.session.proposal() is None
    for table in (1, 2, 3):
        seats = evening.club.desk.state(main_of(evening)).tables[TableNo(table)].seats
        evening.bust(next(entry for entry in seats if entry is not None))
    evening.session.propose_break(TableNo(1))
    wanted = evening.session.proposal()
    assert wanted is not None and wanted.table == 1
    evening.session.propose_break(TableNo(77))
    assert heard.last.kind == "refused"
    assert evening.session.proposal() is wanted
    evening.session.propose_break(None)
    assert evening.session.proposal() is None


# Looking


def test_views_share_the_rows_that_did_not_change(evening: Evening) -> None:
    before = {row.entry: row for row in evening.session.players_view().rows}
    evening.bust(3)
    after = {row.entry: row for row in evening.session.players_view().rows}
    assert [entry for entry in after if after[entry] is not before[entry]] == [3]


def test_without_a_club_the_room_says_so(qtbot: QtBot) -> None:
    session = Session(None, Preferences(), words_for)
    assert not session.has_club
    with pytest.raises(LookupError):
        _ = session.club
    session.close()


# Languages


def test_desk_and_screens_change_their_language_apart_and_keep_it(evening: Evening, qtbot: QtBot) -> None:
    session = evening.session
    with qtbot.waitSignal(session.words_changed):
        session.prefer(session.preferences._replace(language="nl"))
    assert (session.words.language, session.screen_words.language) == ("nl", "en")
    with qtbot.waitSignal(session.words_changed):
        session.prefer(session.preferences._replace(screen_language="nl"))
    assert session.screen_words.language == "nl"
    assert (prefs.load().language, prefs.load().screen_language) == ("nl", "nl")
    with qtbot.assertNotEmitted(session.words_changed), qtbot.waitSignal(session.preferred):
        session.prefer(session.preferences._replace(sound=False))
    assert session.now() == SIX + MINUTE
