"""The twelve tasks of the practice night: what each is about, and whether it is done.

A task is done when the tournament is as it should be, by whatever key, button or page it came about. So an undo makes
it open again, and nobody is asked what was typed.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from tdapp.domain.facts import Fact
from tdapp.domain.hands.hand_facts import HandForHandBegun
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.prizes.deal import Deal
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, PlayerId, Seat, TableNo

RACED = Chips(25)  # the chips that leave in the break
OUT_OF_TURN = "turn.out_of_turn"


class Task(StrEnum):
    """The tasks, in the order of the night."""

    START = "start"
    LATE = "late"
    OUT = "out"
    WRONG = "wrong"
    REBUY = "rebuy"
    UNEVEN = "uneven"
    RULE = "rule"
    ADD_ON = "add_on"
    RACE = "race"
    BUBBLE = "bubble"
    DEAL = "deal"
    FINISH = "finish"


TASKS = tuple(Task)


class Scene(Struct, frozen=True):
    """What a task is about, as it stood when it was told.

    `entry`: whose it is, at `seat`; `other`: the one taken for it, at `other_seat`; `player`: who is to come.
    `table`: where it is. `odd`: the odd chips there, by seat. `before`: how many rebuys that entry had, or how many
    rulings there were.
    """

    task: Task
    entry: EntryId | None = None
    seat: Seat | None = None
    other: EntryId | None = None
    other_seat: Seat | None = None
    player: PlayerId | None = None
    table: TableNo | None = None
    odd: tuple[tuple[int, int], ...] = ()
    before: int = 0


class Seen(Struct, frozen=True):
    """The tournament as it is looked at: its state at that instant, and the facts since the task was told that still
    stand.
    """

    state: State
    now: datetime
    facts: tuple[Fact, ...] = ()


Reached = Callable[[Scene, Seen], bool]


class Step(Struct, frozen=True):
    """One step of a task: its name, and whether it is taken."""

    name: str
    reached: Reached


def steps_of(task: Task) -> tuple[Step, ...]:
    """The steps of a task, in their order."""
    return _STEPS[task]


def taken(scene: Scene, seen: Seen) -> tuple[bool, ...]:
    """Which steps of the task are taken, in their order."""
    return tuple(step.reached(scene, seen) for step in _STEPS[scene.task])


def done(scene: Scene, seen: Seen) -> bool:
    """Whether the task is done."""
    return all(taken(scene, seen))


# What a task is about


def scene_of(task: Task, state: State, player: PlayerId | None = None) -> Scene:
    """What a task is about in a tournament as it stands. `player`: who comes late."""
    match task:
        case Task.LATE:
            return Scene(task, player=player)
        case Task.OUT:
            return _at(task, state, _fullest(state), 2)
        case Task.WRONG:
            out = next(iter(state.outs))
            assert out.seat is not None
            seats = _taken(state, out.seat.table)
            right = next((each for each in seats if each.number > out.seat.number), seats[0])
            return Scene(task, state.at(right), right, out.entry, out.seat, table=right.table)
        case Task.REBUY:
            scene = _at(task, state, _fullest(state), 0)
            return _with_before(scene, _rebuys(state, scene.entry))
        case Task.RULE:
            return _with_before(_at(task, state, _fullest(state), 3), len(state.rulings))
        case Task.ADD_ON:
            return Scene(task, table=_fullest(state))
        case Task.RACE:
            table = _fullest(state)
            one, other = _taken(state, table)[:2]
            return Scene(task, table=table, odd=((one.number, 3), (other.number, 1)))
        case Task.BUBBLE:
            return _at(task, state, _fullest(state), 1)
        case Task.FINISH:
            winner = next(iter(state.playing()))
            return Scene(task, winner.id, winner.seat)
        case Task.START | Task.UNEVEN | Task.DEAL:
            return Scene(task)


def _at(task: Task, state: State, table: TableNo, place: int) -> Scene:
    seats = _taken(state, table)
    seat = seats[place % len(seats)]
    return Scene(task, state.at(seat), seat, table=table)


def _with_before(scene: Scene, before: int) -> Scene:
    return Scene(scene.task, scene.entry, scene.seat, table=scene.table, before=before)


def _fullest(state: State) -> TableNo:
    """The table with most players, the last one of several: a number one has to look for."""
    return max(state.open_tables(), key=lambda table: (table.seated, table.number)).number


def _taken(state: State, table: TableNo) -> list[Seat]:
    return [Seat(table, number) for number, each in enumerate(state.tables[table].seats, 1) if each is not None]


# Whether it is done


def _started(_scene: Scene, seen: Seen) -> bool:
    return seen.state.clock.started(seen.now) and seen.state.clock.runs(seen.now)


def _came(scene: Scene, seen: Seen) -> bool:
    return scene.player is not None and scene.player in seen.state.players


def _out(scene: Scene, seen: Seen) -> bool:
    return _is_out(seen.state, scene.entry)


def _back(scene: Scene, seen: Seen) -> bool:
    return not _is_out(seen.state, scene.other)


def _bought(scene: Scene, seen: Seen) -> bool:
    return _rebuys(seen.state, scene.entry) > scene.before


def _even(_scene: Scene, seen: Seen) -> bool:
    heads = [table.seated for table in seen.state.open_tables()]
    seated = all(entry.seat is not None for entry in seen.state.playing())
    return seated and bool(heads) and max(heads) - min(heads) <= 1


def _ruled(scene: Scene, seen: Seen) -> bool:
    given = [each for number, each in seen.state.rulings.items() if number > scene.before]
    return any(
        each.incident == OUT_OF_TURN and each.table == scene.table and scene.entry in each.entries for each in given
    )


def _added_on(scene: Scene, seen: Seen) -> bool:
    table = seen.state.tables.get(scene.table) if scene.table is not None else None
    bought = {each.entry for each in seen.state.purchases.values() if each.kind is SaleKind.ADD_ON and not each.back}
    return table is not None and all(entry in bought for entry in table.seats if entry is not None)


def _counted(scene: Scene, seen: Seen) -> bool:
    race = seen.state.bank.race
    if race is None or scene.table is None:
        return RACED in seen.state.bank.gone
    entered = race.tables.get(scene.table) or race.waiting.get(scene.table)
    return entered is not None and tuple((each.seat, each.odd) for each in entered.odds if each.odd) == scene.odd


def _raced(scene: Scene, seen: Seen) -> bool:
    race = seen.state.bank.race
    return RACED in seen.state.bank.gone if race is None else scene.table in race.tables


def _race_over(_scene: Scene, seen: Seen) -> bool:
    return seen.state.bank.race is None and RACED in seen.state.bank.gone


def _in_step(_scene: Scene, seen: Seen) -> bool:
    return seen.state.hands.play is not None or any(isinstance(fact, HandForHandBegun) for fact in seen.facts)


def _out_in_step(scene: Scene, seen: Seen) -> bool:
    return _in_step(scene, seen) and _is_out(seen.state, scene.entry)


def _hand_over(scene: Scene, seen: Seen) -> bool:
    play = seen.state.hands.play
    return _out_in_step(scene, seen) and (play is None or scene.entry not in {bust.entry for bust in play.busts})


def _step_over(scene: Scene, seen: Seen) -> bool:
    return _out_in_step(scene, seen) and seen.state.hands.play is None


def _agreed(_scene: Scene, seen: Seen) -> bool:
    return any(_is_even(deal) for deal in (seen.state.dealt, seen.state.posted_deal))


def _deal_posted(_scene: Scene, seen: Seen) -> bool:
    return _is_even(seen.state.posted_deal)


def _paid(scene: Scene, seen: Seen) -> bool:
    return scene.entry in seen.state.paid


def _finished(_scene: Scene, seen: Seen) -> bool:
    return seen.state.finished


def _is_even(deal: Deal | None) -> bool:
    return deal is not None and deal.last.method is DealMethod.EVEN


def _is_out(state: State, entry: EntryId | None) -> bool:
    found = state.entries.get(entry) if entry is not None else None
    return found is not None and found.out


def _rebuys(state: State, entry: EntryId | None) -> int:
    return sum(
        each.entry == entry and each.kind is SaleKind.REBUY and not each.back for each in state.purchases.values()
    )


_STEPS: Mapping[Task, tuple[Step, ...]] = MappingProxyType(
    {
        Task.START: (Step("start", _started),),
        Task.LATE: (Step("late", _came),),
        Task.OUT: (Step("out", _out),),
        Task.WRONG: (Step("wrong_back", _back), Step("wrong_right", _out)),
        Task.REBUY: (Step("rebuy", _bought),),
        Task.UNEVEN: (Step("uneven", _even),),
        Task.RULE: (Step("rule", _ruled),),
        Task.ADD_ON: (Step("add_on", _added_on),),
        Task.RACE: (Step("race_odd", _counted), Step("race_draw", _raced), Step("race_end", _race_over)),
        Task.BUBBLE: (
            Step("bubble_begin", _in_step),
            Step("bubble_out", _out_in_step),
            Step("bubble_hand", _hand_over),
            Step("bubble_end", _step_over),
        ),
        Task.DEAL: (Step("deal_make", _agreed), Step("deal_post", _deal_posted)),
        Task.FINISH: (Step("finish_pay", _paid), Step("finish", _finished)),
    }
)


def first_open(steps: Sequence[bool]) -> int | None:
    """The first step that is not taken yet; None: all are."""
    return next((number for number, step in enumerate(steps) if not step), None)
