"""What the command box says where a verb finds nothing to do: why not, and what can be done instead (see `commands`).

Nothing of it can be taken by Enter: it is a question or a refusal, and what may have been meant stands below it.
"""

import re
from collections.abc import Iterator

from tdapp.domain.units import Money, Seat, TableNo
from tdapp.read.command_scene import (
    HALF_SEAT,
    NUMBER,
    SEAT_FIRST,
    SEAT_LAST,
    Scene,
    Suggestion,
    Verb,
    entries,
    is_in,
    show,
)
from tdapp.read.message import Said, say
from tdapp.read.registration.command_entries import back, pay
from tdapp.read.registration.players import EntryStatus, PlayerRow

TABLE_FIRST = re.compile(r"(\d{1,4})(?:\s.*)?")
OF_TABLE = frozenset(
    {Verb.BREAK, Verb.TABLE, Verb.HAND, Verb.HALT, Verb.COMPRESS, Verb.ODD, Verb.BUTTON, Verb.COUNT, Verb.SWAP}
)
OF_PERSON = frozenset(
    {
        Verb.BUST, Verb.BACK, Verb.MOVE, Verb.SWAP, Verb.PAY, Verb.CANCEL, Verb.REBUY, Verb.RE_ENTRY, Verb.ADD_ON,
        Verb.REFUND, Verb.DESK, Verb.SEATED, Verb.COUNT, Verb.MILESTONE, Verb.PENALTY, Verb.WARNING,
    }
)  # fmt: skip
OF_PUNISHED = frozenset({Verb.PENALTY, Verb.WARNING})  # what for stands behind the seat
# A seat behind them means nothing.
OF_NOBODY = frozenset({Verb.REGISTER, Verb.RACE, Verb.FOUND, Verb.BY, Verb.LEVEL, Verb.SAY, Verb.GENERATE, Verb.END})


def how(verb: Verb, typed: str) -> Suggestion:
    """What is still to be typed after a verb, with an example."""
    return Suggestion("", (), Said(f"command.how.{verb.value}"), typed)


def instead(verb: Verb, rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The lines for a verb that finds nothing to do with what stands after it; there is always one."""
    if verb in OF_NOBODY:
        yield how(verb, rest)
    elif half := HALF_SEAT.fullmatch(rest):
        yield _which_seat(TableNo(int(half[1])), rest, scene)
    elif (seat := seat_in(rest)) is not None and (said_of := of_seat(seat, scene)) is not None:
        yield Suggestion("", (), said_of, rest)
    elif verb in OF_TABLE and (first := TABLE_FIRST.fullmatch(rest)):
        table = TableNo(int(first[1]))
        if table not in scene.tables:
            yield no_table(table, rest)
        elif verb is Verb.BUTTON:
            yield _which_seat(table, rest, scene)
        else:
            yield how(verb, rest)
    elif verb in OF_PUNISHED and (at := SEAT_FIRST.fullmatch(rest)):
        said = of_seat(Seat(TableNo(int(at[1])), int(at[2])), scene)
        yield how(verb, rest) if said is None else Suggestion("", (), said, rest)
    elif verb in OF_PERSON and rest:
        yield from _about(verb, rest, scene)
    else:
        yield how(verb, rest)


def no_table(table: TableNo, typed: str) -> Suggestion:
    """What is said of a table that is not open."""
    return Suggestion("", (), say("command.no_table", table=table), typed)


def seat_in(typed: str) -> Seat | None:
    """The seat at the end of what was typed; None: there is none."""
    match = SEAT_LAST.fullmatch(typed)
    return None if match is None else Seat(TableNo(int(match[2])), int(match[3]))


def of_seat(seat: Seat, scene: Scene) -> Said | None:
    """Why nobody is meant by a seat: its table is not open, or nobody sits there; None: somebody does."""
    if seat.table not in scene.tables:
        return say("command.no_table", table=seat.table)
    return None if any(row.seat == seat for row in scene.rows) else say("command.free", seat=seat)


def _about(verb: Verb, rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Whoever is typed, and why it is nothing for him: of several in one hand, the first who is in the way."""
    for who in re.split(r"\s*[+=]\s*", rest) if verb in (Verb.BUST, Verb.SWAP) else [rest]:
        found = [row for row, _marks in entries(who, scene)]
        if not found and who:
            found = [row for row, _marks in entries(who.rpartition(" ")[0], scene)]  # a number stands behind it
        if not found and who:
            yield Suggestion("", (), say("command.nobody_here", typed=who), who)
            return
        refused = [said for row in found if (said := why_not(verb, row)) is not None]
        if found and len(refused) == len(found):
            for row, said in zip(found, refused, strict=True):
                yield Suggestion("", (), said, row.name.full, (), row)
            return
    yield how(verb, rest)


def why_not(verb: Verb, row: PlayerRow) -> Said | None:
    """Why a verb is nothing for an entry as it stands; None: it may be."""
    if verb is Verb.BACK:
        return say("command.is_in", name=row.name) if row.status is not EntryStatus.OUT else None
    if verb is Verb.PAY:
        if row.prize_paid:
            return say("command.was_paid", name=row.name)
        return None if isinstance(row.prize, Money) else say("command.no_prize", name=row.name)
    if not is_in(row):
        return say("command.is_out", name=row.name)
    if row.seat is None and verb in (Verb.SEATED, Verb.SWAP):
        return say("command.no_seat", name=row.name)
    return None


def ways_on(row: PlayerRow) -> Iterator[Suggestion]:
    """What can be done with somebody for whom a verb is nothing."""
    yield show(row, ())
    if row.status is EntryStatus.OUT:
        yield from pay(row, ())
        yield back(row, ())


def of_number(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """What is said of a number or a seat alone that is nobody's and nothing's."""
    if half := HALF_SEAT.fullmatch(typed):
        yield _which_seat(TableNo(int(half[1])), typed, scene)
    elif NUMBER.fullmatch(typed):
        yield no_table(TableNo(int(typed)), typed)


def _which_seat(table: TableNo, typed: str, scene: Scene) -> Suggestion:
    """What is said of a seat of which only the table is typed."""
    if table not in scene.tables:
        return no_table(table, typed)
    return Suggestion("", (), say("command.which_seat", table=table), typed)
