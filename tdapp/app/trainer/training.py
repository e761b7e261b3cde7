"""How far somebody is in the twelve tasks of a practice night, kept in its club file.

    training = Training(club)
    training.next(Effort(keys=4))

A club that was not made for practice, or is not open in the time of a practice night, has no training: this is the one
place that says so, and nothing is played anywhere else.
"""

from datetime import timedelta
from pathlib import Path

import msgspec
from msgspec import Struct

from tdapp.app.clock.watch import SEEN
from tdapp.app.demo.demo_chips import keep_house_chips
from tdapp.app.demo.evening import add_people, demo_chance
from tdapp.app.open_club import Club
from tdapp.app.preferences import PRACTICE
from tdapp.app.time_source import TimeSource
from tdapp.app.trainer.night import LASTS, Night
from tdapp.app.trainer.night_time import NightTime
from tdapp.app.trouble import KnownError
from tdapp.domain.act import Act
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, OperatorId, PlayerId, TournamentId
from tdapp.read.journal.journal import act_said
from tdapp.read.message import Said
from tdapp.read.people.names import PlayerName
from tdapp.read.trainer.tasks import TASKS, Scene, Seen, Task, taken
from tdapp.values import replace

KEPT = "practice"  # a setting of the club file
SUFFIX = ".tdapp"
NAME = "Practice night"
FLOOR = "Trainer"  # whose name stands at what the floor does by itself
OPERATOR = "Practice"
# What is done on the way to a task and takes no step of it by itself.
ON_THE_WAY = frozenset(
    ("buttons.place", "buttons.forget", "moves.confirm_seated", "hand_for_hand.done", "hand_for_hand.note_stack",
     "sales.buy", "sales.buy_many", "moves.accept", "head_count.count", "announcing.announce"),
)  # fmt: skip


class NotPractice(Exception):
    """A club that is not there for practice: nothing is played in it."""


class Effort(Struct, frozen=True):
    """What somebody put into a task: keys pressed, clicks, seconds."""

    keys: int = 0
    clicks: int = 0
    seconds: int = 0


class Result(Struct, frozen=True):
    """A task that lies behind. `done`: else it was skipped, and the floor did it. `fewest`: the keys of its hints."""

    task: Task
    done: bool
    effort: Effort
    fewest: int


class Kept(Struct, frozen=True):
    """What the club file keeps. `name`: of its tournaments. `scene`: the task that is told, None: all are over.
    `begun`: the acts there were when it was told.
    """

    tournament: TournamentId
    people: tuple[PlayerId, ...]
    name: str
    scene: Scene | None = None
    begun: int = 0
    results: tuple[Result, ...] = ()


class Standing(Struct, frozen=True):
    """How far a task is. `stray`: what was done last and took no step of it; None: nothing. `unset`: what the floor did
    before the task was undone.
    """

    steps: tuple[bool, ...]
    stray: Said | None = None
    unset: bool = False

    @property
    def done(self) -> bool:
        """Whether the task is done."""
        return all(self.steps) and not self.unset


class Training:
    """The training in an open practice club. Raises `NotPractice` for any other club."""

    def __init__(self, club: Club) -> None:
        kept = club.settings().get(KEPT)
        if kept is None or not isinstance(club.time, NightTime):
            raise NotPractice
        self.club = club
        self.kept = msgspec.json.decode(kept, type=Kept)

    @property
    def scene(self) -> Scene | None:
        """The task that is told; None: all are over."""
        return self.kept.scene

    @property
    def number(self) -> int:
        """The number of the task that is told, from 1."""
        return len(self.kept.results) + 1

    @property
    def tournament(self) -> TournamentId:
        """The tournament of the night."""
        return self.kept.tournament

    def name_of_scene(self) -> PlayerName | None:
        """What the player is called whom the task is about."""
        scene = self.kept.scene
        return None if scene is None else self._name(scene.player, scene.entry)

    def told(self) -> dict[str, object]:
        """What is filled into the words of the task: names, seats, the table."""
        scene = self.kept.scene
        if scene is None:
            return {}
        name, other = self.name_of_scene(), self._name(None, scene.other)
        seats = {"seat": scene.seat, "other_seat": scene.other_seat}
        return {"name": name, "other": other, "table": scene.table, **seats}

    def _name(self, player: PlayerId | None, number: EntryId | None) -> PlayerName | None:
        entry = self.club.desk.state(self.tournament).entries.get(number) if number is not None else None
        found = player if entry is None else entry.player
        return self.club.directory.get(found) if found is not None else None

    def standing(self) -> Standing:
        """How far the task is, by the state of the night and what was done since it was told."""
        scene = self.kept.scene
        if scene is None:
            return Standing(())
        steps, stray = self._seen(scene, len(self._acts)), self._stray(scene)
        meddled = scene.task is not Task.WRONG and any(number <= self.kept.begun for number in self._undone_since())
        return Standing(steps, None if all(steps) else stray, meddled and not (all(steps) and self._acted()))

    def next(self, effort: Effort, fewest: int) -> None:
        """Go to the next task: what is left of this one the floor does."""
        scene = self.kept.scene
        if scene is None:
            return
        done, night = self.standing().done, self._night()
        results = (*self.kept.results, Result(scene.task, done, effort, fewest))
        later = TASKS[len(results)] if len(results) < len(TASKS) else None
        if not isinstance(self.club.time, NightTime):
            raise NotPractice
        self.club.time.forward(timedelta(0))
        told: Scene | None = None
        try:
            if not done:
                night.do(scene)
            told = night.lead_to(later) if later is not None else None
        except (Refused, Conflict):  # too much was meddled with: another night is played up to there
            if later is not None:
                night, told = self._played_to(later)
        if told is None:
            self._keep(replace(self.kept, scene=None, results=results))
        else:
            self._tell(night, told, results)

    def again(self) -> None:
        """Begin the task again, in a night that is played up to it."""
        if self.kept.scene is not None:
            night, told = self._played_to(self.kept.scene.task)
            self._tell(night, told, self.kept.results)

    def begin(self) -> None:
        """Begin with the first task, in a new night."""
        night, told = self._played_to(TASKS[0])
        self._tell(night, told, ())

    def _played_to(self, task: Task) -> tuple[Night, Scene]:
        night = Night.begin(self.club, floor_of(self.club), self.kept.people, self.kept.name)
        for earlier in TASKS[: TASKS.index(task)]:
            night.do(night.lead_to(earlier))
        return night, night.lead_to(task)

    def _tell(self, night: Night, scene: Scene, results: tuple[Result, ...]) -> None:
        if isinstance(self.club.time, NightTime):
            self.club.time.stand_soon()
        begun = len(self.club.desk.history(night.main).acts)
        self._keep(Kept(night.main, self.kept.people, self.kept.name, scene, begun, results))

    def _keep(self, kept: Kept) -> None:
        self.kept = kept
        self.club.remember(KEPT, msgspec.json.encode(kept).decode())

    def _night(self) -> Night:
        return Night.of(self.club, self.kept.tournament, floor_of(self.club), self.kept.people)

    @property
    def _acts(self) -> list[Act]:
        return self.club.desk.history(self.kept.tournament).acts

    def _seen(self, scene: Scene, acts: int) -> tuple[bool, ...]:
        """Which steps are taken after so many acts."""
        history = self.club.desk.history(self.kept.tournament)
        state: State | None = history.state if acts == len(history.acts) else history.before(ActNo(acts + 1))
        since = [act for act in history.acts[self.kept.begun : acts] if act.number not in history.gone]
        facts = tuple(fact for act in since for fact in act.facts)
        return () if state is None else taken(scene, Seen(state, self.club.time.now(), facts))

    def _stray(self, scene: Scene) -> Said | None:
        """What was done last since the task was told, if it took no step of it and is not undone."""
        history = self.club.desk.history(self.kept.tournament)
        for act in reversed(history.acts[self.kept.begun :]):
            if act.number in history.gone or act.undoes is not None:
                continue
            if act.verb in ON_THE_WAY or sum(self._seen(scene, act.number)) > sum(self._seen(scene, act.number - 1)):
                return None
            return act_said(act, history.acts, history.before, self.club.directory, self.club.text)
        return None

    def _acted(self) -> bool:
        """Whether anything was done since the task was told that stands, and did more than undo."""
        history = self.club.desk.history(self.kept.tournament)
        return any(act.undoes is None and act.number not in history.gone for act in history.acts[self.kept.begun :])

    def _undone_since(self) -> set[ActNo]:
        """The acts that were undone since the task was told."""
        history = self.club.desk.history(self.kept.tournament)
        return {number for number in history.gone if history.gone[number] > self.kept.begun}


def floor_of(club: Club) -> OperatorId:
    """The operator whose name stands at what the floor does by itself."""
    return club.known_operator(FLOOR)


def is_practice(club: Club) -> bool:
    """Whether a club was made for practice, and is open for it."""
    return isinstance(club.time, NightTime) and KEPT in club.settings()


def make_practice_club(path: Path, name: str = NAME) -> None:
    """Make a club file with a night that waits for its first task. Raises `NotPractice` where a file stands already."""
    if path.exists():
        raise NotPractice
    time = NightTime(TimeSource().now() - LASTS)
    with Club.open(path, create=True, time=time, operator_name=OPERATOR, chance=demo_chance()) as club:
        keep_house_chips(club)
        club.remember(KEPT, msgspec.json.encode(Kept(TournamentId(""), add_people(club), name)).decode())
        Training(club).begin()
        club.remember(SEEN, time.now().isoformat())


def open_practice_club(path: Path, operator_name: str) -> Club:
    """Open a practice club at the moment at which it was left. Raises `NotPractice` where the file is none."""
    time = NightTime(TimeSource().now() - LASTS)
    club = Club.open(path, create=False, time=time, operator_name=operator_name)
    try:
        left = club.desk.history(Training(club).tournament).acts[-1].at
    except BaseException:
        club.close()
        raise
    time.forward(left - time.now())
    time.stand_soon()
    while not club.people.prepare():
        pass  # there are few, and the one who comes late is to be found at once
    return club


def practice_club(folder: Path, operator_name: str, name: str = NAME) -> Club:
    """The practice club of this folder, open: the one that was left in the middle, else a new one, whose night has this
    name.
    """
    for path in sorted(folder.glob(f"{PRACTICE}*{SUFFIX}"), reverse=True)[:1]:
        try:
            club = open_practice_club(path, operator_name)
        except (KnownError, NotPractice):
            continue  # it is open elsewhere, or was meddled with: another one is made
        if Training(club).scene is not None:
            return club
        club.close()
    path = folder / f"{PRACTICE}{TimeSource().now():%Y-%m-%d %H%M%S}{SUFFIX}"
    make_practice_club(path, name)
    return open_practice_club(path, operator_name)
