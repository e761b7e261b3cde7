"""What happened between two looks at a tournament, as far as the room may know: by time, and by what was done.

Nothing happens by an undo, a redo or a clock that was put right: what is taken back or set anew is no event. Whoever
tells of happenings remembers their keys, so that each is told of once.
"""

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime, time, timedelta, tzinfo

from tdapp.domain.clock.boundaries import Boundary, BoundaryKind, reached
from tdapp.domain.clock.clock import Clock, position
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, ClockUndone, ClockVerb
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.events.rules import Happening, Rule, Trigger, holds, marks
from tdapp.domain.facts import Fact, RegistrationOpened, Retracted, TableBroken, TableOpened
from tdapp.domain.hands.hand_facts import MoneyAnnounced
from tdapp.domain.money.sale_spans import closes_at, registration_open
from tdapp.domain.play_over import field_is_final, play_is_over
from tdapp.domain.state import State
from tdapp.read.clock.clock import clock_view
from tdapp.read.prizes.stage import MoneyStage, Stage, public_stage
from tdapp.read.screen_stage import evening_stage
from tdapp.read.sidepools.screen_sides import ScreenSide, screen_sides

MINUTE = timedelta(minutes=1)


def by_time(
    state: State, since: datetime, now: datetime, rules: Collection[Rule], zone: tzinfo | None
) -> tuple[Happening, ...]:
    """What time itself brought to a tournament after `since` and by `now`, while nothing was done. `rules`: which times
    before something and times of day anybody waits for; `zone` of these, None: the laptop's own.
    """
    if now <= since or play_is_over(state, since):
        return ()
    levels, breaks = marks(rules, Trigger.LEVEL_LEFT), marks(rules, Trigger.BREAK_LEFT)
    found: list[Happening] = []
    for boundary in reached(state.structure, state.clock, since, now, levels | breaks):
        found += _of_boundary(state.structure, boundary, levels, breaks)
    found += _closing(state, since, now, rules)
    if registration_open(state, since) and not registration_open(state, now):
        found.append(Happening(Trigger.CLOSES, "closes"))
        found += _money(public_stage(state, since), public_stage(state, now))
        found += [Happening(Trigger.FINISH, "finish")] if play_is_over(state, now) else []
    found += _at_times(since, now, rules, zone)
    return tuple(found)


def by_acts(before: State, after: State, now: datetime, facts: Sequence[Fact]) -> tuple[Happening, ...]:
    """What acts brought to a tournament at `now`: their facts led from `before` to `after`. An act that takes another
    one back, or puts the clock right, brings nothing.
    """
    if any(isinstance(fact, (Retracted, ClockUndone)) for fact in facts):
        return ()
    found = list(_of_clock(before, after, now, facts))
    if registration_open(before, now) and not registration_open(after, now):
        found.append(Happening(Trigger.CLOSES, "closes"))
    found += _of_play(before, after, now, facts)
    found += _high_hands(before, after)
    if play_is_over(after, now) and not play_is_over(before, now):
        found.append(Happening(Trigger.FINISH, "finish"))
    return tuple(found)


def begun_anew(facts: Sequence[Fact]) -> tuple[str, ...]:
    """The keys of what may be told of again, because it was begun anew on purpose: registration was opened again, or a
    table.
    """
    if any(isinstance(fact, Retracted) for fact in facts):
        return ()
    again: list[str] = []
    for fact in facts:
        match fact:
            case RegistrationOpened():
                again += ["closes", "closing"]
            case TableOpened():
                again.append(f"table_breaks:{fact.table}")
    return tuple(again)


def played_again(facts: Sequence[Fact]) -> bool:
    """Whether somebody went back to an earlier level or break on purpose, to play it again. Minutes that are put back,
    and what an undo does to the clock, only put right what the clock says.
    """
    undone = any(isinstance(fact, (Retracted, ClockUndone)) for fact in facts)
    back = (ClockVerb.PREVIOUS, ClockVerb.GO_TO)
    return not undone and any(isinstance(fact, ClockSet) and fact.verb in back for fact in facts)


def keys_between(state: State, low: timedelta, high: timedelta, now: datetime, rules: Collection[Rule]) -> set[str]:
    """The keys of what time brings while the schedule goes on from `low` to `high`."""
    levels, breaks = marks(rules, Trigger.LEVEL_LEFT), marks(rules, Trigger.BREAK_LEFT)
    ahead = reached(state.structure, Clock(low, now), now, now + (high - low), levels | breaks)
    return {each.key for boundary in ahead for each in _of_boundary(state.structure, boundary, levels, breaks)}


def matching(
    rules: Collection[Rule], happened: Sequence[Happening], state: State, now: datetime
) -> tuple[tuple[Rule, Happening], ...]:
    """The rules that are switched on, wait for what happened, and whose conditions hold in the tournament at `now`."""
    found = [(rule, each) for each in happened for rule in rules if rule.on and each.starts(rule)]
    if not found:
        return ()
    clock = clock_view(state, now)
    stage = evening_stage(state, now, clock, public_stage(state, now)).value
    level = clock.level.number if clock.level is not None else 0
    asked = {
        "name": state.setup.name,
        "level": level,
        "left": state.alive,
        "stage": stage,
        "running": state.clock.runs(now),
    }
    return tuple((rule, each) for rule, each in found if holds(rule.condition, **asked))  # type: ignore[arg-type]


# By time


def _of_boundary(
    structure: Structure, boundary: Boundary, levels: Collection[timedelta], breaks: Collection[timedelta]
) -> Iterator[Happening]:
    at = boundary.period
    match boundary.kind:
        case BoundaryKind.START:
            yield Happening(Trigger.START, "start")
        case BoundaryKind.LEFT:
            resting = isinstance(structure[at], Break)
            if boundary.left in (breaks if resting else levels):
                trigger = Trigger.BREAK_LEFT if resting else Trigger.LEVEL_LEFT
                seconds = round(boundary.left.total_seconds())
                key = f"{trigger}:{seconds}:{_name(structure, at)}"
                yield Happening(trigger, key, before=boundary.left, args=(("minutes", -(-seconds // 60)),))
        case BoundaryKind.END:
            yield from _end(structure, at)


def _end(structure: Structure, at: int) -> Iterator[Happening]:
    """What the end of a period is: a break follows a level, a level a break or a level, or nothing does."""
    if at + 1 >= len(structure):
        yield Happening(Trigger.LEVELS_END, "levels_end")
        return
    name, resting = _name(structure, at + 1), isinstance(structure[at], Break)
    if isinstance(structure[at + 1], Break):
        if not resting:
            yield Happening(Trigger.BREAK_BEGINS, f"break_begins:{name}")
    elif resting:
        yield Happening(Trigger.BREAK_ENDS, f"break_ends:{_name(structure, at)}")
    else:
        level = level_numbers(structure)[at + 1] or 0
        yield Happening(Trigger.LEVEL_UP, f"level_up:{name}", args=(("level", level),))


def _name(structure: Structure, at: int) -> str:
    """A period by its level and its part, which stay when a row is put in before it: '5', the first break after it
    '5.1'.
    """
    numbers = level_numbers(structure)
    level = next((number for number in reversed(numbers[: at + 1]) if number is not None), 0)
    first = next((index for index, number in enumerate(numbers) if number == level), -1)
    return f"{level}.{at - first}" if at > first else str(level)


def _closing(state: State, since: datetime, now: datetime, rules: Collection[Rule]) -> Iterator[Happening]:
    asked = marks(rules, Trigger.CLOSING)
    closes = closes_at(state, state.closes, since) if asked and registration_open(state, since) else None
    if closes is None:
        return
    for before in sorted(asked, reverse=True):
        if since < closes - before <= now:
            seconds = round(before.total_seconds())
            args = (("minutes", -(-seconds // 60)),)
            yield Happening(Trigger.CLOSING, f"closing:{seconds}", before=before, args=args)


def _at_times(since: datetime, now: datetime, rules: Collection[Rule], zone: tzinfo | None) -> Iterator[Happening]:
    first, last = since.astimezone(zone), now.astimezone(zone)
    for at in sorted({rule.at for rule in rules if rule.on and rule.at is not None}):
        for day in sorted({first.date(), last.date()}):
            if first.replace(tzinfo=None) < datetime.combine(day, at) <= last.replace(tzinfo=None):
                yield Happening(Trigger.AT_TIME, f"at_time:{day.isoformat()}T{at:%H:%M}", at=time(at.hour, at.minute))


# By what was done


def _of_clock(before: State, after: State, now: datetime, facts: Sequence[Fact]) -> Iterator[Happening]:
    ran, runs = before.clock.runs(now), after.clock.runs(now)
    for fact in facts:
        match fact:
            case ClockSet(verb=ClockVerb.START) if runs:
                yield Happening(Trigger.START, "start")
            case ClockSet(verb=ClockVerb.PAUSE) if ran:
                yield Happening(Trigger.PAUSED, f"paused:{now.isoformat()}")
            case ClockSet(verb=ClockVerb.RESUME) if not ran:
                yield Happening(Trigger.GOES_ON, f"goes_on:{now.isoformat()}")
            case ClockSet(verb=ClockVerb.NEXT | ClockVerb.GO_TO):
                here = position(after.structure, after.clock.at(now)).period
                if here > position(before.structure, before.clock.at(now)).period:  # back is no event
                    yield from _end(after.structure, here - 1)
            case BreakInserted():
                here = position(after.structure, after.clock.at(now)).period
                yield Happening(Trigger.BREAK_BEGINS, f"break_begins:{_name(after.structure, here)}")


def _of_play(before: State, after: State, now: datetime, facts: Sequence[Fact]) -> Iterator[Happening]:
    """What became of the field: the money, hands played in step, places taken, tables."""
    if any(isinstance(fact, MoneyAnnounced) for fact in facts):
        yield Happening(Trigger.IN_MONEY, "in_money", args=(("left", after.alive),))
    was, will = before.hands.play, after.hands.play
    if will is not None and was is None:
        yield Happening(Trigger.HAND_FOR_HAND, f"hand_for_hand:{after.alive}", args=(("left", after.alive),))
    elif will is not None and was is not None and will.number > was.number:
        key = f"next_hand:{after.alive}:{will.number}"
        yield Happening(Trigger.NEXT_HAND, key, args=(("hand", will.number),))
    if before.clock.started(now) and not _same_field(before, after):
        then, at = public_stage(before, now), public_stage(after, now)
        yield from _money(then, at)
        yield from _places(after, then, at, now)
        yield from _tables(before, at, facts)


def _same_field(before: State, after: State) -> bool:
    """Whether nothing changed that money, places and tables follow from."""
    names = ("alive", "outs", "tables", "hands", "posted", "posted_deal", "registration", "closes", "entries", "setup")
    return all(getattr(before, name) is getattr(after, name) for name in names)


def _money(then: MoneyStage, at: MoneyStage) -> Iterator[Happening]:
    """The bubble, and the money, when they are reached."""
    if at.stage is then.stage:
        return
    if at.stage is Stage.BUBBLE:
        yield Happening(Trigger.BUBBLE, "bubble", args=(("left", at.left),))
    elif at.stage is Stage.IN_MONEY:
        yield Happening(Trigger.IN_MONEY, "in_money", args=(("left", at.left),))


def _places(after: State, then: MoneyStage, at: MoneyStage, now: datetime) -> Iterator[Happening]:
    """The places that were taken, the worst first; while others may still come in no place is certain."""
    if field_is_final(after, now):
        for place in range(then.left, max(at.left, 1), -1):
            yield Happening(Trigger.PLACE, f"place:{place}", place=place, args=(("place", place),))


def _tables(before: State, at: MoneyStage, facts: Sequence[Fact]) -> Iterator[Happening]:
    """The final table, when one is left of several, or else the tables that broke."""
    if at.final_table and sum(bool(table.seated) for table in before.tables.values()) > 1:
        yield Happening(Trigger.FINAL_TABLE, "final_table", args=(("left", at.left),))
        return
    for fact in facts:
        if isinstance(fact, TableBroken):
            yield Happening(Trigger.TABLE_BREAKS, f"table_breaks:{fact.table}", args=(("table", fact.table),))


def _high_hands(before: State, after: State) -> Iterator[Happening]:
    if before.side_pools is after.side_pools or before.side_pools == after.side_pools:
        return
    known = {_hand(each) for each in screen_sides(before, {})}
    for each in screen_sides(after, {}):
        if each.hand and _hand(each) not in known:
            yield Happening(
                Trigger.HIGH_HAND, f"high_hand:{each.pool}:{each.hand}", args=(("pool", each.pool), ("hand", each.hand))
            )


def _hand(side: ScreenSide) -> tuple[str, str]:
    return side.pool, side.hand
