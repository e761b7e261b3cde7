"""What is kept of forecasts: what finished evenings teach, read one at a time, and when the house closes."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.app.forecast import kept
from tdapp.app.forecast.asking import question
from tdapp.domain import tournament
from tdapp.domain.prizes import payouts
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.forecast.foreseen import answer
from tdapp.read.forecast.record import SaidAt
from tdapp.read.forecast.trace import traced
from tests.ui.pages.evening import MINUTE, SETUP, STRUCTURE, Evening, demo_names

PLAYERS = 12


def finished(evening: Evening) -> TournamentId:
    """One more evening of the club, played to its end."""
    front = evening.club.create(SETUP, STRUCTURE)
    evening.session.switch(front)
    evening.register(PLAYERS)
    evening.draw()
    evening.start()
    evening.close_registration()
    for number in range(PLAYERS, 1, -1):
        evening.clock.forward(4 * MINUTE)
        evening.bust(number)
    evening.session.do(payouts.post_prizes)
    for number in (1, 2, 3):
        evening.session.do(payouts.pay, EntryId(number))
    assert evening.session.do(tournament.finish) is not None
    return front


def test_finished_evenings_are_read_one_at_a_time_and_once(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    played = [finished(evening) for _ in range(3)]
    club = evening.club
    assert kept.evenings(club) == ()
    assert [kept.learn_one(club) for _ in range(4)] == [True, True, True, False]
    lessons = kept.evenings(club)
    assert [each.entries for each in lessons] == [PLAYERS] * 3
    assert all(each.watched.busts == 3 and each.watched.late_busts == 8 for each in lessons)
    assert len(kept.evenings(club, without=played[0])) == 2
    same = traced(club.desk.history(played[0]).counting())
    known = kept.taught_by(club.settings(), played[0])
    assert known is not None and known.ended == same.last_out and known.evening.watched == same.watched
    club.create(SETUP, STRUCTURE)
    evening.close()


def test_the_club_is_learnt_from_once_there_are_enough_evenings(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    for _ in range(3):
        finished(evening)
        kept.learn_one(evening.club)
    front = evening.club.create(SETUP, STRUCTURE)
    evening.session.switch(front)
    evening.register(PLAYERS)
    known = kept.evenings(evening.club, without=front)
    seen = answer(question(evening.club, front, evenings=known)).foreseen
    assert seen is not None and seen.learnt == 3
    few = answer(question(evening.club, front, evenings=known[:2])).foreseen
    assert few is not None and few.learnt == 0
    evening.close()


def test_a_note_that_cannot_be_read_is_as_none(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    front = finished(evening)
    evening.club.remember(kept.SAID + front, "{broken")
    evening.club.remember(kept.TAUGHT + front, '{"line": "x"}')
    settings = evening.club.settings()
    assert kept.said_of(settings, front) == {} and kept.taught_by(settings, front) is None
    assert kept.record_of(evening.club, front) == () and kept.record_of_club(evening.club) == ()
    evening.close()


def test_what_was_said_at_a_stage_stays_as_it_was_said(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    front = evening.session.tournament
    assert front is not None
    evening.register(PLAYERS)
    evening.draw()
    evening.start()
    first = answer(question(evening.club, front, evenings=())).foreseen
    assert first is not None
    kept.note_said(evening.club, front, SaidAt.START, first)
    evening.clock.forward(20 * MINUTE)
    later = answer(question(evening.club, front, evenings=())).foreseen
    assert later is not None
    kept.note_said(evening.club, front, SaidAt.START, later)
    assert kept.said_of(evening.club.settings(), front)[SaidAt.START].made == first.made
    evening.close()


def test_the_first_closing_time_holds_for_evenings_without_their_own(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    here, there = TournamentId("a" * 32), TournamentId("b" * 32)
    kept.keep_closing(evening.club, here, "03:00")
    kept.keep_closing(evening.club, there, "01:30")
    settings = evening.club.settings()
    assert (kept.closing_of(settings, here), kept.closing_of(settings, there)) == ("03:00", "01:30")
    assert kept.closing_of(settings, TournamentId("c" * 32)) == "03:00"
    kept.keep_closing(evening.club, here, "")
    assert kept.closing_of(evening.club.settings(), here) == ""
    evening.close()
