"""The practice night at the desk: each task is open, done by any way there is, and open again once that is undone."""

import shutil
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.club.second import second_medium_of
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.app.trainer.night import ADD_ON, REBUY, Night
from tdapp.app.trainer.night_time import STANDS_AFTER, NightTime
from tdapp.app.trainer.training import (
    FLOOR,
    Effort,
    NotPractice,
    Training,
    floor_of,
    is_practice,
    make_practice_club,
    open_practice_club,
    practice_club,
)
from tdapp.domain.clock import timing
from tdapp.domain.money.terms import Tender
from tdapp.domain.registration import entries, sales
from tdapp.domain.seating import buttons
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.trainer.tasks import TASKS, Scene, Task, first_open, steps_of
from tests.app.test_desk import assert_tables_agree
from tests.evenings.director import assert_replays

EFFORT = Effort(7, 2, 30)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[Task, Path]:
    """The club file as it stands when each task was told."""
    folder = tmp_path_factory.mktemp("practice")
    path = folder / "practice.tdapp"
    make_practice_club(path)
    found = {}
    for task in TASKS:
        found[task] = folder / f"{task}.tdapp"
        shutil.copy(path, found[task])
        with open_practice_club(path, "Ada") as club:
            training = Training(club)
            assert training.scene is not None and training.scene.task is task
            training.next(EFFORT, 3)
    return found


class Practising:
    """Somebody at the desk of a practice club, at one task."""

    def __init__(self, club: Club) -> None:
        self.club, self.training = club, Training(club)
        self.main = self.training.tournament

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    @property
    def scene(self) -> Scene:
        assert self.training.scene is not None
        return self.training.scene

    @property
    def done(self) -> bool:
        return self.training.standing().done

    def as_the_floor_does(self) -> None:
        """Everything of the task, but under the own name."""
        night = Night.of(self.club, self.main, self.club.desk.operator, self.training.kept.people)
        night.do(self.scene)

    def somebody(self) -> EntryId:
        """Somebody whom the task is not about."""
        about = (self.scene.entry, self.scene.other)
        return next(entry.id for entry in self.state.playing() if entry.id not in about)


@pytest.fixture
def at(files: dict[Task, Path], tmp_path: Path) -> Iterator[object]:
    """Opens the club at a task."""
    opened: list[Club] = []

    def begin(task: Task) -> Practising:
        path = tmp_path / "practice.tdapp"
        shutil.copy(files[task], path)
        opened.append(open_practice_club(path, "Ada"))
        return Practising(opened[-1])

    yield begin
    for club in opened:
        club.close()


RULED_AT_THE_TABLE = (Task.RULE,)  # what the floor says there is on no record


@pytest.mark.parametrize("task", TASKS)
def test_a_task_begins_open_is_done_and_is_open_again_once_that_is_undone(at, task: Task) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(task)
    standing = me.training.standing()
    assert not any(standing.steps) and len(standing.steps) == len(steps_of(task))
    assert standing.stray is None and not standing.unset
    if task in RULED_AT_THE_TABLE:
        return
    me.as_the_floor_does()
    assert me.done and first_open(me.training.standing().steps) is None
    for _act in range(9):
        if not me.done:
            break
        me.club.desk.undo(me.main)
    assert not me.done
    assert_replays(me.club, me.main)


def test_a_wrong_player_is_told_until_it_is_undone(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.OUT)
    me.club.desk.do(me.main, entries.bust_out, (me.somebody(),))
    assert not me.done and me.training.standing().stray is not None
    me.club.desk.undo(me.main)
    assert me.training.standing().stray is None
    me.club.desk.do(me.main, entries.bust_out, (me.somebody(), me.scene.entry))
    assert me.done, "out in one hand with another one is out"


def test_the_right_player_is_brought_back_by_any_way(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.WRONG)
    me.club.desk.do(me.main, entries.bust_out, (me.scene.entry,))
    assert me.training.standing().steps == (False, True)
    me.club.desk.do(me.main, entries.reinstate, me.scene.other, me.club.desk.next_seed(me.main))
    assert me.done


def test_an_undo_of_the_wrong_bust_out_is_the_task_and_not_a_meddling(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.WRONG)
    me.club.desk.undo(me.main)
    standing = me.training.standing()
    assert standing.steps == (True, False) and not standing.unset


def test_who_comes_late_may_pay_by_card_and_somebody_else_is_not_meant(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.LATE)
    other = next(each for each in me.training.kept.people if each not in me.state.players and each != me.scene.player)
    me.club.desk.do(me.main, entries.register, [other], me.club.desk.next_seed(me.main))
    assert not me.done and me.training.standing().stray is not None
    card = {"tender": Tender.CARD}
    me.club.desk.do(me.main, entries.register, [me.scene.player], me.club.desk.next_seed(me.main), **card)
    assert me.done


def test_a_rebuy_for_somebody_else_is_none_of_this_one(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.REBUY)
    me.club.desk.do(me.main, sales.buy, me.somebody(), REBUY)
    assert not me.done
    me.club.desk.do(me.main, sales.buy, me.scene.entry, REBUY, announced=True)
    assert me.done


def test_add_ons_one_by_one_are_as_good_as_all_at_once(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.ADD_ON)
    *most, last = [entry for entry in me.state.tables[me.scene.table].seats if entry is not None]
    for entry in most:
        me.club.desk.do(me.main, sales.buy, entry, ADD_ON)
        assert not me.done and me.training.standing().stray is None
    me.club.desk.do(me.main, sales.buy, last, ADD_ON)
    assert me.done


def test_what_is_done_on_the_way_is_not_told_as_wrong(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.UNEVEN)
    table = me.state.open_tables()[0]
    seat = next(number for number, entry in reversed(list(enumerate(table.seats, 1))) if entry is not None)
    me.club.desk.do(me.main, buttons.place, table.number, seat)
    assert me.training.standing().stray is None
    me.club.desk.do(me.main, timing.pause)
    assert me.training.standing().stray is not None


def test_the_bubble_without_hand_for_hand_is_not_done(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.BUBBLE)
    me.club.desk.do(me.main, entries.bust_out, (me.scene.entry,))
    assert not any(me.training.standing().steps)


def test_what_led_to_a_task_and_is_undone_is_told_and_set_up_again(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.UNEVEN)
    for _act in range(10):
        me.club.desk.undo(me.main)
    assert me.training.standing().unset
    was = me.main
    me.training.again()
    assert me.training.tournament != was and me.training.number == TASKS.index(Task.UNEVEN) + 1
    standing = me.training.standing()
    assert not standing.unset and not standing.done


@pytest.mark.parametrize("task", TASKS[:-1])
def test_after_any_meddling_the_next_task_begins_open(at, task: Task) -> None:  # type: ignore[no-untyped-def]
    """Half of what was done is undone, the clock stands, somebody is out: the night is brought on all the same."""
    me: Practising = at(task)
    for _act in range(5):
        me.club.desk.undo(me.main)
    if me.state.clock.runs(me.club.time.now()):
        me.club.desk.do(me.main, timing.pause)
    if me.state.alive > 2 and me.state.clock.started(me.club.time.now()):
        me.club.desk.do(me.main, entries.bust_out, (me.somebody(),))
    me.training.next(EFFORT, 3)
    assert me.scene.task is TASKS[TASKS.index(task) + 1]
    standing = me.training.standing()
    assert not standing.done and not standing.unset and standing.stray is None


def test_a_skipped_task_is_done_by_the_floor_in_its_own_name(at) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.OUT)
    entry, mine = me.scene.entry, me.club.desk.operator
    before = len(me.club.desk.history(me.main).acts)
    me.training.next(EFFORT, 3)
    assert me.state.entries[entry].out
    floor = floor_of(me.club)
    assert {act.by for act in me.club.desk.history(me.main).acts[before:]} == {floor} != {mine}
    assert me.club.operators[floor] == FLOOR and me.club.desk.operator == mine
    assert me.training.kept.results[-1].effort == EFFORT and not me.training.kept.results[-1].done


def test_the_night_is_the_same_each_time_and_comes_out(files: dict[Task, Path], tmp_path: Path) -> None:
    path = tmp_path / "once-more.tdapp"
    make_practice_club(path)
    told = []
    with open_practice_club(path, "Ada") as club:
        training = Training(club)
        while training.scene is not None:
            told.append(training.scene)
            training.next(EFFORT, 3)
        assert [each.task for each in training.kept.results] == list(TASKS)
        assert club.desk.state(training.tournament).finished
        assert club.time.now() <= TimeSource().now() + timedelta(seconds=1), "no file of the night is of tomorrow"
        assert_tables_agree(club, training.tournament)
    for scene in told[:3]:  # what is drawn after it was opened is drawn anew
        with open_practice_club(files[scene.task], "Ada") as club:
            again = Training(club).scene
        assert again is not None and (again.task, again.seat) == (scene.task, scene.seat)


def test_it_is_taken_up_where_it_was_left(at, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    me: Practising = at(Task.WRONG)
    me.club.desk.undo(me.main)
    scene, left = me.scene, me.club.time.now()
    path = me.club.file.path
    me.club.close()
    with open_practice_club(path, "Ada") as club:
        again = Practising(club)
        assert again.scene == scene and again.training.standing().steps == (True, False)
        assert abs(club.time.now() - left) < timedelta(minutes=1)


def test_time_stands_once_a_task_takes_long() -> None:
    wall = TimeSource().now()
    time = NightTime(wall - timedelta(hours=3))
    assert abs(time.now() - (wall - timedelta(hours=3))) < timedelta(seconds=5)
    time.stand_soon()
    time._offset += timedelta(hours=2).total_seconds()  # two hours of thinking
    assert time.now() - (wall - timedelta(hours=3)) < STANDS_AFTER + timedelta(seconds=5)
    stood = time.now()
    time.forward(timedelta(minutes=3))
    assert timedelta(0) <= time.now() - stood - timedelta(minutes=3) < timedelta(seconds=5)


# Nothing of it touches another club


def test_a_club_that_is_not_for_practice_has_no_training(tmp_path: Path) -> None:
    with Club.open(tmp_path / "club.tdapp", create=True, time=TimeSource(), operator_name="Ada") as club:
        assert not is_practice(club)
        with pytest.raises(NotPractice):
            Training(club)
    with pytest.raises(NotPractice):
        open_practice_club(tmp_path / "club.tdapp", "Ada")


def test_a_practice_file_opened_as_a_club_is_left_alone(files: dict[Task, Path]) -> None:
    with Club.open(files[Task.OUT], create=False, time=TimeSource(), operator_name="Ada") as club:
        assert not is_practice(club)
        with pytest.raises(NotPractice):
            Training(club)


def test_no_file_that_is_there_is_made_anew(files: dict[Task, Path]) -> None:
    before = files[Task.OUT].read_bytes()
    with pytest.raises(NotPractice):
        make_practice_club(files[Task.OUT])
    assert files[Task.OUT].read_bytes() == before


def test_the_night_left_in_the_middle_is_opened_and_one_that_is_over_is_not(
    files: dict[Task, Path], tmp_path: Path
) -> None:
    middle = tmp_path / "practice 2026-11-29 190000.tdapp"
    shutil.copy(files[Task.FINISH], middle)
    with practice_club(tmp_path, "Ada") as club:
        assert club.file.path == middle
        Training(club).next(EFFORT, 3)
    with practice_club(tmp_path, "Ada") as club:
        assert club.file.path != middle and Training(club).number == 1


def test_a_practice_night_has_no_second_medium(files: dict[Task, Path], tmp_path: Path) -> None:
    from tdapp.app.preferences import data_folder

    data_folder().mkdir(parents=True, exist_ok=True)
    path = data_folder() / "practice 2026-11-29 190000.tdapp"
    shutil.copy(files[Task.OUT], path)
    with open_practice_club(path, "Ada") as club:
        assert second_medium_of(club, str(tmp_path)) is None
