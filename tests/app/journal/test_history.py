"""A stream in memory: kept states are only a shortcut, and say the same as a replay from the first line."""

from contextlib import suppress
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.journal import history as module
from tdapp.app.journal.history import History
from tdapp.app.journal.undo import take_back
from tdapp.app.open_club import Club
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.journal import fold, retracted, taken_back
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import ActNo, EntryId, Seq, TournamentId
from tests.app.conftest import MINUTE
from tests.app.test_desk import evening


@pytest.fixture
def busy(club: Club, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> TournamentId:
    """An evening with undos in it, and states kept so seldom and so few that every path is walked."""
    monkeypatch.setattr(module, "EVERY", 5)
    monkeypatch.setattr(module, "RECENT", 3)
    main = evening(club)
    for number in range(1, 16):
        clock.forward(MINUTE)
        club.desk.do(main, entries.bust_out, (EntryId(number),))
        if number % 4 == 0:
            club.desk.undo(main)
            club.desk.undo(main)
            club.desk.redo(main)
        if number == 9:
            club.desk.do(main, timing.add_time, MINUTE)
    return main


def test_a_history_loaded_is_the_history_that_was_lived(club: Club, busy: TournamentId) -> None:
    lived = club.desk.history(busy)
    loaded = History(club.file.load(busy))
    assert loaded.acts == lived.acts
    assert loaded.state == lived.state
    assert loaded.gone == lived.gone == taken_back(lived.acts)
    assert _done(loaded) == _done(lived)
    assert (loaded.last_seq, loaded.next_act) == (lived.last_seq, lived.next_act)


@pytest.mark.parametrize("how", ["lived", "loaded"])
def test_the_state_before_every_act_is_the_fold_up_to_it(club: Club, busy: TournamentId, how: str) -> None:
    history = club.desk.history(busy) if how == "lived" else History(club.file.load(busy))
    skip = retracted(history.acts)
    for act in history.acts:
        assert history.before(act.number) == fold(history.acts[: act.number - 1], skip=skip)


@pytest.mark.parametrize("how", ["lived", "loaded"])
def test_no_more_lines_than_that_are_played_before_a_kept_state(club: Club, busy: TournamentId, how: str) -> None:
    history = club.desk.history(busy) if how == "lived" else History(club.file.load(busy))
    assert max(len(act.facts) for act in history.acts) > module.EVERY
    for _state, acts in history.backwards():
        assert sum(len(act.facts) for act in acts[:-1]) < module.EVERY


@pytest.mark.parametrize("how", ["lived", "loaded"])
def test_taking_back_any_act_says_the_same_as_a_replay_without_it(
    club: Club, busy: TournamentId, clock: HandClock, how: str
) -> None:
    desk = club.desk
    taken = 0
    for number in range(2, desk.history(busy).next_act):
        history = desk.history(busy) if how == "lived" else History(club.file.load(busy))
        try:
            would = desk.retraction(busy, ActNo(number))
        except Refused:
            continue
        taken += 1
        assert history.state == desk.state(busy)
        acts = [*history.acts, take_back(busy, history, would.act, club.time.now(), desk.operator).act]
        assert would.after == fold(acts, skip=retracted(acts))
    assert taken > 10


def _done(history: History) -> list[Act]:
    """The acts that count, without those that only took others back."""
    return [act for act in history.counting() if act.undoes is None]


def test_an_empty_history_has_nothing() -> None:
    history = History(())
    assert (history.state, history.last_seq, history.next_act) == (None, Seq(0), ActNo(1))
    assert history.before(ActNo(1)) is None
    assert history.counting() == []


def test_only_so_many_states_are_kept(club: Club, busy: TournamentId) -> None:
    history = club.desk.history(busy)
    assert len(history._kept) <= history.last_seq // module.EVERY + module.RECENT + 2


def test_what_a_preview_has_replayed_is_not_replayed_again_for_the_act(
    club: Club, busy: TournamentId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But anew once something else was done, and for another act."""
    history = club.desk.history(busy)
    replays: list[int] = []
    replay = History._replay_from

    def counted(self: History, *args: Any) -> Any:
        replays.append(1)
        return replay(self, *args)

    monkeypatch.setattr(History, "_replay_from", counted)
    for target in retractable(club, busy)[:3]:
        del replays[:]
        foreseen = club.desk.retraction(busy, target).after
        club.desk.retract(busy, target)
        assert len(replays) == 1
        assert history.state == foreseen == fold(history.acts, skip=retracted(history.acts))
        club.desk.undo(busy)
        assert len(replays) == 2
        assert history.state == fold(history.acts, skip=retracted(history.acts))


def retractable(club: Club, main: TournamentId) -> list[ActNo]:
    found = []
    for act in club.desk.history(main).acts:
        with suppress(Refused):
            club.desk.retraction(main, act.number)
            found.append(act.number)
    assert len(found) >= 3
    return found
