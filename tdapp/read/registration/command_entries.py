"""Commands about players, as they are typed: who goes out, moves, pays, buys, comes in: see `commands`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from tdapp.domain.units import Chips, EntryId, Money, Seat, TableNo
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.command_scene import (
    HALF_SEAT,
    MOST,
    NUMBER,
    SEAT,
    SEAT_LAST,
    ForSale,
    Marks,
    Scene,
    Suggesting,
    Suggestion,
    Verb,
    entries,
    is_in,
)
from tdapp.read.message import Said, say
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import proposed_name
from tdapp.read.registration.matching import matches
from tdapp.read.registration.players import EntryStatus, PlayerRow

NO_STACKS: Mapping[EntryId, Chips] = MappingProxyType({})


def _busts(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """One or several in one hand: 'łu + 12-4', smallest stack first; '=' for one who had as much. Hand for hand each
    may stand with the chips before the hand: 'łu 12000'.
    """
    pieces = re.split(r"\s*([+=])\s*", rest)
    earlier: list[PlayerRow] = []
    stacks: dict[EntryId, Chips] = {}
    for piece in pieces[:-1:2]:
        who, chips = who_and_stack(piece, scene)
        known = [row for row, _ in entries(who, scene) if is_in(row) and row not in earlier]
        if not known:
            return
        earlier.append(known[0])
        stacks |= {} if chips is None else {known[0].entry: chips}
    tied = tuple(sign == "=" for sign in pieces[1::2])
    who, chips = who_and_stack(pieces[-1], scene)
    for row, marks in entries(who, scene):
        if chips is not None and row.entry in scene.hand.busts:
            yield had(row, marks, chips)
        elif not is_in(row):
            yield Suggestion("", (), say("command.is_out", name=row.name), row.name.full, marks, row)
        elif row not in earlier:
            had_before = stacks | ({} if chips is None else {row.entry: chips})
            yield bust([*earlier, row], marks, (False, *tied) if any(tied) else (), had_before)


def bust(
    rows: Sequence[PlayerRow], marks: Marks, tied: tuple[bool, ...], stacks: Mapping[EntryId, Chips] = NO_STACKS
) -> Suggestion:
    """The suggestion that these go out in one hand, in this order; `stacks`: the chips before it that were typed."""
    out = tuple(row.entry for row in rows)
    names = tuple(row.name for row in rows)
    said = say("command.bust_out", names=names)
    args = (out, tied, stacks) if stacks else (out, tied)
    return Suggestion("entries.bust_out", args, said, rows[-1].name.full, marks, rows[-1], out, tied)


def who_and_stack(typed: str, scene: Scene) -> tuple[str, Chips | None]:
    """Who is typed, and the chips behind it that he had before the hand; None: none are typed, or nobody asks for them.

    >>> from tdapp.read.command_scene import InHand
    >>> who_and_stack("4-1 12 000", Scene(hand=InHand(True)))
    ('4-1', 12000)
    """
    words = typed.split()
    for at in range(1, len(words)) if scene.hand.by_hand else ():
        chips = typed_chips(" ".join(words[at:]))
        if chips:
            return " ".join(words[:at]), Chips(chips)
    return typed, None


def had(row: PlayerRow, marks: Marks, chips: Chips) -> Suggestion:
    """The suggestion that somebody who is out in this hand had so many chips before it."""
    said = say("command.stack_before", name=row.name, chips=int(chips))
    return Suggestion("hands.note_stack", (row.entry, chips), said, row.name.full, marks, row)


def _backs(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in entries(rest, scene):
        if row.status is EntryStatus.OUT:
            yield back(row, marks)


def back(row: PlayerRow, marks: Marks) -> Suggestion:
    """The suggestion to take a wrong bust-out back."""
    said = say("command.back", name=row.name)
    return Suggestion("entries.reinstate", (row.entry,), said, row.name.full, marks, row)


def _pays(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in entries(rest, scene):
        yield from pay(row, marks)


def pay(row: PlayerRow, marks: Marks) -> Iterator[Suggestion]:
    """The suggestion to pay out a prize, where one is due."""
    if isinstance(row.prize, Money) and not row.prize_paid:
        said = say("command.pay", name=row.name, amount=row.prize)
        yield Suggestion("prizes.pay", (row.entry,), said, row.name.full, marks, row)


def _cancels(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Before play all of it goes back; after that the terms have a say."""
    if scene.started:
        yield from _refunds(rest, scene)
        return
    for row, marks in entries(rest, scene):
        if is_in(row):
            said = say("command.cancel", name=row.name, amount=row.buy_in)
            yield Suggestion("entries.unregister", (row.entry,), said, row.name.full, marks, row)


def _sells(verb: Verb) -> Suggesting:
    """'rebuy żó': one in cash. Where the price list has several, each is offered; none: the player's account.
    'add-on 7': the sheet of table 7, with everybody ticked.
    """

    def sell(rest: str, scene: Scene) -> Iterator[Suggestion]:
        lines = [line for line in scene.for_sale if line.verb is verb]
        if NUMBER.fullmatch(rest) and int(rest) in scene.tables:
            for line in lines:
                said = say("command.sheet", table=TableNo(int(rest)), offer=line.name)
                yield Suggestion("desk.sheet", (TableNo(int(rest)), line.key), said, rest)
        for row, marks in entries(rest, scene):
            if row.status is EntryStatus.OUT:
                yield from _once_out(row, marks, lines if verb is Verb.REBUY else (), scene)
            if not lines or not is_in(row):
                yield from _at_desk(row, marks)
            for line in lines if is_in(row) else ():
                said = say("command.sell", name=row.name, offer=line.name, amount=line.total)
                yield Suggestion("sales.buy", (row.entry, line.key), said, row.name.full, marks, row)

    return sell


def _once_out(row: PlayerRow, marks: Marks, rebuys: Sequence[ForSale], scene: Scene) -> Iterator[Suggestion]:
    """Who is out gets a rebuy once he is back, as one who was busted a moment too soon, or a re-entry."""
    for line in rebuys:
        said = say("command.back_and_sell", name=row.name, offer=line.name, amount=line.total)
        yield Suggestion("sales.back_and_buy", (row.entry, line.key), said, row.name.full, marks, row)
    yield from _re_enter(row, marks, scene)
    yield back(row, marks)


def _re_enter(row: PlayerRow, marks: Marks, scene: Scene) -> Iterator[Suggestion]:
    for line in scene.for_sale:
        if line.verb is Verb.RE_ENTRY:
            said = say("command.sell", name=row.name, offer=line.name, amount=line.total)
            yield Suggestion("sales.re_enter", (row.entry, line.key), said, row.name.full, marks, row)


def _re_enters(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'re-entry żó': a new entry in cash for somebody who is out; where none is sold, the player's account."""
    for row, marks in entries(rest, scene):
        if row.status is EntryStatus.OUT:
            yield from _re_enter(row, marks, scene)
        yield from _at_desk(row, marks)


def _refunds(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Money that leaves is looked at first: at the desk."""
    for row, marks in entries(rest, scene):
        if is_in(row):
            said = say("command.refund", name=row.name)
            yield Suggestion("desk.refund", (row.entry,), said, row.name.full, marks, row)


def _desk(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in entries(rest, scene):
        yield from _at_desk(row, marks)


def _at_desk(row: PlayerRow, marks: Marks) -> Iterator[Suggestion]:
    yield Suggestion("desk.account", (row.entry,), say("command.account", name=row.name), row.name.full, marks, row)


def _moves(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'łu 7-5': the last seat is where to."""
    match = re.fullmatch(rf"(.+?)\s+(?:{SEAT.pattern})", rest)
    if match is None:
        return
    seat = Seat(TableNo(int(match[2])), int(match[3]))
    if seat.table not in scene.tables:
        return
    there = next((row for row in scene.rows if row.seat == seat), None)
    for row, marks in entries(match[1], scene):
        if not is_in(row):
            continue
        if there is not None:
            taken = say("command.taken", name=there.name, seat=seat)
            yield Suggestion("", (), taken, row.name.full, marks, row)
            if row.seat is not None and row != there:
                yield _swap(row, there, marks)
        else:
            said = say("command.move", name=row.name, seat=seat)
            yield Suggestion("seats.move", (row.entry, seat), said, row.name.full, marks, row)


def _swaps(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'12-4 7-5' or 'ada + łu': the two change places; '12 7': the two tables do."""
    if tables := re.fullmatch(r"(\d{1,4})\s+(\d{1,4})", rest):
        one, other = (TableNo(int(number)) for number in tables.groups())
        if one in scene.tables and one != other:
            yield Suggestion("tables.swap", (one, other), say("command.swap_tables", table=one, second=other), rest)
        return
    halves = re.split(r"\s*\+\s*", rest, maxsplit=1)
    if len(halves) == 1 and (seats := re.fullmatch(rf"({SEAT.pattern})\s+({SEAT.pattern})", rest)):
        halves = [seats[1], seats[4]]
    if len(halves) != 2:
        return
    first = next((row for row, _ in entries(halves[0], scene) if row.seat), None)
    for row, marks in entries(halves[1], scene):
        if first is not None and row.seat is not None and row != first:
            yield _swap(first, row, marks)


def _swap(first: PlayerRow, row: PlayerRow, marks: Marks) -> Suggestion:
    said = say("command.swap", name=first.name, other=row.name)
    return Suggestion("seats.swap", (first.entry, row.entry), said, row.name.full, marks, row)


def registers(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The suggestions to register somebody of the club who is not in yet, and always the name as it was typed, as a
    new player.
    """
    wanted = fold(rest).split()
    if not any(letter.isalpha() for letter in rest) or HALF_SEAT.fullmatch(rest) or SEAT_LAST.fullmatch(rest):
        return  # what is a number, or has a seat behind it, is nobody's name
    hits = [person for person in scene.people if all(part in person.search for part in wanted)]
    known = [(person, marks) for person in hits if (marks := matches(person.name.full, wanted))]
    known.sort(key=lambda hit: (not hit[0].search.startswith(" ".join(wanted)), hit[0].search))
    for person, marks in known[: MOST - 1]:
        said = _register(person.name, scene, person.apart)
        label = f"{person.name.full} · {person.apart}" if person.apart else person.name.full
        yield Suggestion("entries.register", ((person.player,),), said, label, marks)
    name = proposed_name(rest)
    if not any(person.search == fold(name.full) for person, _ in known):
        said = say("command.register_new_too" if _is_in_already(name, scene) else "command.register_new", name=name)
        yield Suggestion("entries.register_new", (name,), said, name.full)


def _register(name: PlayerName, scene: Scene, apart: str) -> Said:
    """Whom Enter registers: what tells him apart where somebody else has that name, and whether one of it is in."""
    too = "_too" if _is_in_already(name, scene) else ""
    if apart:
        return say(f"command.register_apart{too}", name=name, apart=apart)
    return say(f"command.register{too}", name=name)


def _is_in_already(name: PlayerName, scene: Scene) -> bool:
    """Whether somebody of that name has an entry."""
    words = sorted(fold(name.full).split())
    return any(sorted(row.search.split()) == words for row in scene.rows)


def _seated(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'seated łu' or 'seated 12-4': has been seen in the new seat."""
    for row, marks in entries(rest, scene) if rest else ():
        if row.seat is not None:
            said = say("command.seated", name=row.name, seat=row.seat)
            yield Suggestion("moves.confirm", ((row.entry,),), said, row.name.full, marks, row)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType(
    {
        Verb.BUST: _busts,
        Verb.BACK: _backs,
        Verb.MOVE: _moves,
        Verb.SWAP: _swaps,
        Verb.PAY: _pays,
        Verb.REGISTER: registers,
        Verb.CANCEL: _cancels,
        Verb.REBUY: _sells(Verb.REBUY),
        Verb.ADD_ON: _sells(Verb.ADD_ON),
        Verb.RE_ENTRY: _re_enters,
        Verb.REFUND: _refunds,
        Verb.DESK: _desk,
        Verb.SEATED: _seated,
    }
)
