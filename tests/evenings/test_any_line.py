"""Any line of the Journal taken back, in any order, with undo and redo between: what counts is one question with one
answer, in memory, at a replay of the file, in its tables and after it was opened again.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.journal.history import History
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.journal import fold, retracted, taken_back
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import ActNo, EntryId
from tests.evenings.director import SEVEN, Director, assert_replays, names, registered, setup, structure


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.fixture
def club(tmp_path: Path, clock: HandClock) -> Iterator[Club]:
    with opened(tmp_path / "club.tdapp", clock) as club:
        club.add_players((name, "") for name in names(30))
        yield club


def opened(path: Path, clock: HandClock) -> Club:
    return Club.open(path, create=not path.exists(), time=clock.source(), operator_name="Ada")


def test_f5_done_again_is_taken_back_after_its_act_was_undone_once_more(
    tmp_path: Path, club: Club, clock: HandClock
) -> None:
    """Sell, undo, redo, undo, then take 'Done again' back: it would take back nothing, and is refused in words."""
    desk = club.desk
    main = club.create(setup("Friday"), structure())
    desk.do(main, tournament.open_registration)
    desk.do(main, entries.register, tuple(club.directory)[:3], "seed")
    desk.do(main, entries.register, tuple(club.directory)[3:4], "seed")
    desk.undo(main)
    again = desk.redo(main)
    undone = desk.undo(main)
    with pytest.raises(Refused) as refused:
        desk.retract(main, again.number)
    assert (refused.value.code, refused.value.facts["by"]) == ("retract.gone_since", undone.first)
    assert len(desk.state(main).entries) == 3
    desk.do(main, seating.draw_seats, "seed")
    assert_replays(club, main)
    club.close()
    with opened(tmp_path / "club.tdapp", clock) as club:
        assert len(club.desk.state(main).entries) == 3
        assert_replays(club, main)


def test_what_is_taken_back_is_named_by_one_line_alone(club: Club, clock: HandClock) -> None:
    """No act is ever taken back by two lines that both count: else undoing one of them would change nothing."""
    script = Anything(registered(club, clock, 9, "once"), Random("once"))
    for _step in range(60):
        script.step()
        acts = club.desk.history(script.director.main).acts
        gone = taken_back(acts)
        by = [act.undoes for act in acts if act.undoes is not None and act.number not in gone]
        assert len(by) == len(set(by))


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 306))])
def test_any_line_in_any_order(tmp_path: Path, club: Club, clock: HandClock, seed: int) -> None:
    chance = Random(f"any line {seed}")
    script = Anything(registered(club, clock, chance.choice((4, 9, 20)), f"any line {seed}"), chance)
    main = script.director.main
    for _part in range(3):
        for _step in range(15):
            script.step()
            assert_counted(script.director)
            assert_replays(script.director.club, main)
        state = script.director.state
        script.director.club.close()
        script.director.club = opened(tmp_path / "club.tdapp", clock)
        assert script.director.state == state
    script.director.club.close()


class Anything:
    """What a director may do in a confused quarter of an hour, by chance; what is refused changes nothing."""

    def __init__(self, director: Director, chance: Random) -> None:
        self.director, self.chance = director, chance
        self.deeds: tuple[Callable[[], object], ...] = (
            self.retract, self.retract, self.retract, self.retract, self.undo, self.undo, self.redo, self.redo,
            self.bust, self.come, self.pause, self.prizes, self.cancel, self.back,
        )  # fmt: skip

    def step(self) -> None:
        self.director.wait(self.chance.choice((0, 0, 1)))
        before, acts = self.director.state, len(self.history().acts)
        try:
            self.chance.choice(self.deeds)()
        except Refused:
            assert self.director.state == before
            assert len(self.history().acts) == acts

    def history(self) -> History:
        return self.director.club.desk.history(self.director.main)

    def retract(self) -> None:
        number = ActNo(self.chance.randint(1, len(self.history().acts)))
        self.director.club.desk.retract(self.director.main, number)

    def undo(self) -> None:
        self.director.club.desk.undo(self.director.main)

    def redo(self) -> None:
        self.director.club.desk.redo(self.director.main)

    def bust(self) -> None:
        self._do(entries.bust_out, (self._anybody(),))

    def come(self) -> None:
        inside = {entry.player for entry in self.director.state.entries.values()}
        newcomer = next(player for player in self.director.club.directory if player not in inside)
        self._do(entries.register, (newcomer,), self.director.seed())

    def cancel(self) -> None:
        self._do(entries.unregister, self._anybody())

    def back(self) -> None:
        self._do(entries.reinstate, self._anybody(), self.director.seed())

    def prizes(self) -> None:
        self._do(payouts.post_prizes) if self.director.state.posted is None else self._do(payouts.pay, self._anybody())

    def pause(self) -> None:
        running = self.director.state.clock.anchor is not None
        self._do(timing.pause if running else timing.resume)

    def _anybody(self) -> EntryId:
        return self.chance.choice((*self.director.state.entries, EntryId(999)))

    def _do(self, decision: Callable[..., object], *args: object) -> None:
        self.director.club.desk.do(self.director.main, decision, *args)  # type: ignore[arg-type]


def assert_counted(director: Director) -> None:
    """The history in memory says of every line what the whole stream says, and its state is the fold of that."""
    history = director.club.desk.history(director.main)
    assert history.gone == taken_back(history.acts)
    assert history.state == fold(history.acts, skip=retracted(history.acts))
    skip = retracted(history.acts)
    assert history.counting() == [act for act in history.acts if act.number not in skip]
