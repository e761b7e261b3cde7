"""What somebody who types into the command box may mean: ranked suggestions, each with the action Enter would take.

`bust łu`, `12-4`, `+5`, `break 14`, `move 12-4 7-5`, `pause`: first a verb or none, then whom or what. Pure: the box
hands in what is in the room, the words of its language, and shows what comes back.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any

from tdapp.domain.units import EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.matching import find, matches
from tdapp.read.names import PlayerName, fold
from tdapp.read.players import BustPreview, EntryStatus, PlayerRow
from tdapp.read.said import Said, say
from tdapp.read.typed_names import typed_name

MOST = 8
MOST_MINUTES = 24 * 60
_SEAT = re.compile(r"(\d{1,4})\s*[-./]\s*(\d{1,2})")
_TIME = re.compile(r"([+-])\s*(\d{1,4})(?::([0-5]\d))?")
_NUMBER = re.compile(r"\d{1,4}")


class Verb(StrEnum):
    """What can be typed before a name or a number. `words` has them in every language."""

    BUST = "bust"
    BACK = "back"
    MOVE = "move"
    SWAP = "swap"
    PAY = "pay"
    REGISTER = "register"
    CANCEL = "cancel"
    BREAK = "break"
    TABLE = "table"
    RULE = "rule"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    REFUND = "refund"
    DESK = "desk"
    BUTTON = "button"
    HAND = "hand"
    SEATED = "seated"
    HALT = "halt"
    COMPRESS = "compress"


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that needs nothing more, under the name it has in the box's language; `why_not` when it is grey."""

    action: str
    label: str
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the club who may be meant and is not in the tournament; `search` is the folded name."""

    player: PlayerId
    name: PlayerName
    search: str


@dataclass(frozen=True, slots=True)
class ForSale:
    """A rebuy or add-on of the price list that is sold now."""

    key: str
    name: str
    total: Money
    verb: Verb


@dataclass(frozen=True, slots=True)
class Scene:
    """What the box can speak about: entries, open tables, actions, what is for sale, the verbs' words.

    `people` of the club and `incidents` are those that what was typed may mean, best first: others have looked already.
    """

    rows: Sequence[PlayerRow] = ()
    tables: Sequence[TableNo] = ()
    offers: Sequence[Offer] = ()
    people: Sequence[Person] = ()
    incidents: Sequence[Offer] = ()  # `action` is the incident's id
    verbs: Mapping[str, Verb] | None = None  # folded word: verb
    started: bool = False
    for_sale: Sequence[ForSale] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing Enter may do. `action` and `args` go to the registry; '' when it cannot be done, and `said` says why.

    `label` is what the list shows (a name, an action), `marks` the letters of it that were typed. `row`: the entry it
    is about, None for none. `out` and `tied`: the entries of one hand, for showing what their bust-out would mean.
    """

    action: str
    args: tuple[Any, ...]
    said: Said
    label: str
    marks: tuple[tuple[int, int], ...] = ()
    row: PlayerRow | None = None
    out: tuple[EntryId, ...] = ()
    tied: tuple[bool, ...] = ()


def suggest(query: str, scene: Scene) -> tuple[Suggestion, ...]:
    """The suggestions for what was typed, best first; the first one is what Enter does."""
    typed = " ".join(query.replace("−", "-").replace("\u2013", "-").split())
    if not typed:
        return ()
    if match := _TIME.fullmatch(typed):
        return tuple(_time(match))
    verb, rest = _verb(typed, scene.verbs or {})
    if verb is None:
        found = [*_offers(typed, scene), *_whoever(typed, scene)]
        found = found if found and found[0].action else sorted(found, key=lambda each: not each.action)
        able = sum(bool(each.action) for each in found)
        found[able:able] = _rules("", scene)  # after whom and what can be done, before what cannot
    else:
        found = list(_VERBS[verb](rest, scene))
        found += [each for each in _offers(typed, scene) if each.action]
    return tuple(found[:MOST])


def bust_sentence(preview: BustPreview) -> Said:
    """What Enter does, once it is known which place a bust-out gives."""
    rows = [preview.row, *(other.row for other in preview.others)]
    if len(rows) > 1:
        places = [preview.place, *(other.place for other in preview.others)]
        names = tuple(row.name for row in rows)
        return say("command.bust_out.several", names=names, best=min(places), worst=max(places))
    if preview.row.seat is None:
        return say("command.bust_out.place", name=preview.row.name, place=preview.place)
    return say("command.bust_out.seat", name=preview.row.name, seat=preview.row.seat, place=preview.place)


def _verb(typed: str, verbs: Mapping[str, Verb]) -> tuple[Verb | None, str]:
    """The verb in front, if any, and what stands after it."""
    first, _, rest = typed.partition(" ")
    verb = verbs.get(fold(first))
    return (verb, rest.strip()) if verb else (None, typed)


def _time(match: re.Match[str]) -> Iterator[Suggestion]:
    minutes, seconds = int(match[2]), int(match[3] or 0)
    by = timedelta(minutes=minutes, seconds=seconds)
    if timedelta(0) < by <= timedelta(minutes=MOST_MINUTES):
        less = match[1] == "-"
        said = say("command.take_time" if less else "command.add_time", by=by)
        yield Suggestion("clock.add_time", (-by if less else by,), said, match[0])


def _offers(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """Actions by name: every word typed starts a word of it."""
    wanted = fold(typed).split()
    hits = [(offer, marks) for offer in scene.offers if (marks := matches(offer.label, wanted))]
    for offer, marks in sorted(hits, key=lambda hit: (bool(hit[0].why_not), hit[1][0], len(hit[0].label))):
        if offer.why_not:
            yield Suggestion("", (), say("command.no", label=offer.label, why=offer.why_not), offer.label, marks)
        else:
            yield Suggestion(offer.action, (), say("command.do", label=offer.label), offer.label, marks)


def _whoever(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """A name, a seat or a number alone. While play is on a bust-out is what a director mostly means."""
    if match := _NUMBER.fullmatch(typed):
        yield from _table(typed, scene)
        yield from (_show(row, ()) for row in scene.rows if row.entry == int(match[0]))
        return
    found = _entries(typed, scene)
    if not found and (match := _SEAT.fullmatch(typed)):
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        if seat.table in scene.tables:
            yield Suggestion("", (), say("command.free", seat=seat), typed)
        return
    if len(found) == 1:
        yield from _verbs_for(*found[0], scene)
        return
    for row, marks in found:
        yield _bust([row], marks, ()) if scene.started and _is_in(row) else _show(row, marks)


def _verbs_for(row: PlayerRow, marks: tuple[tuple[int, int], ...], scene: Scene) -> Iterator[Suggestion]:
    """Everything that is done to one entry, the likeliest first."""
    if scene.started and _is_in(row):
        yield _bust([row], marks, ())
        yield _show(row, marks)
    elif row.status is EntryStatus.OUT:
        yield _show(row, marks)
        yield from _pay_one(row, marks)
        yield _back_one(row, marks)
    else:
        yield _show(row, marks)


def _busts(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """One or several in one hand: 'łu + 12-4', smallest stack first; '=' for one who had as much."""
    pieces = re.split(r"\s*([+=])\s*", rest)
    earlier: list[PlayerRow] = []
    for piece in pieces[:-1:2]:
        known = [row for row, _ in _entries(piece, scene) if _is_in(row) and row not in earlier]
        if not known:
            return
        earlier.append(known[0])
    tied = tuple(sign == "=" for sign in pieces[1::2])
    for row, marks in _entries(pieces[-1], scene):
        if not _is_in(row):
            yield Suggestion("", (), say("command.is_out", name=row.name), row.name.full, marks, row)
        elif row not in earlier:
            yield _bust([*earlier, row], marks, (False, *tied) if any(tied) else ())


def _bust(rows: Sequence[PlayerRow], marks: tuple[tuple[int, int], ...], tied: tuple[bool, ...]) -> Suggestion:
    out = tuple(row.entry for row in rows)
    names = tuple(row.name for row in rows)
    said = say("command.bust_out", names=names)
    return Suggestion("entries.bust_out", (out, tied), said, rows[-1].name.full, marks, rows[-1], out, tied)


def _back(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in _entries(rest, scene):
        if row.status is EntryStatus.OUT:
            yield _back_one(row, marks)


def _back_one(row: PlayerRow, marks: tuple[tuple[int, int], ...]) -> Suggestion:
    said = say("command.back", name=row.name)
    return Suggestion("entries.reinstate", (row.entry,), said, row.name.full, marks, row)


def _pays(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in _entries(rest, scene):
        yield from _pay_one(row, marks)


def _pay_one(row: PlayerRow, marks: tuple[tuple[int, int], ...]) -> Iterator[Suggestion]:
    if isinstance(row.prize, Money) and not row.prize_paid:
        said = say("command.pay", name=row.name, amount=row.prize)
        yield Suggestion("prizes.pay", (row.entry,), said, row.name.full, marks, row)


def _cancels(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Before play all of it goes back; after that the terms have a say."""
    if scene.started:
        yield from _refunds(rest, scene)
        return
    for row, marks in _entries(rest, scene):
        if _is_in(row):
            said = say("command.cancel", name=row.name, amount=row.paid)
            yield Suggestion("entries.unregister", (row.entry,), said, row.name.full, marks, row)


def _sells(verb: Verb) -> Callable[[str, Scene], Iterator[Suggestion]]:
    """'rebuy żó': one in cash. Where the price list has several, each is offered; none: the player's account."""

    def sell(rest: str, scene: Scene) -> Iterator[Suggestion]:
        lines = [line for line in scene.for_sale if line.verb is verb]
        for row, marks in _entries(rest, scene):
            if not lines or not _is_in(row):
                yield from _at_desk(row, marks)
            for line in lines if _is_in(row) else ():
                said = say("command.sell", name=row.name, offer=line.name, amount=line.total)
                yield Suggestion("sales.buy", (row.entry, line.key), said, row.name.full, marks, row)

    return sell


def _refunds(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Money that leaves is looked at first: at the desk."""
    for row, marks in _entries(rest, scene):
        if _is_in(row):
            said = say("command.refund", name=row.name)
            yield Suggestion("desk.refund", (row.entry,), said, row.name.full, marks, row)


def _desk(rest: str, scene: Scene) -> Iterator[Suggestion]:
    for row, marks in _entries(rest, scene):
        yield from _at_desk(row, marks)


def _at_desk(row: PlayerRow, marks: tuple[tuple[int, int], ...]) -> Iterator[Suggestion]:
    yield Suggestion("desk.account", (row.entry,), say("command.account", name=row.name), row.name.full, marks, row)


def _moves(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'łu 7-5': the last seat is where to."""
    match = re.fullmatch(rf"(.+?)\s+(?:{_SEAT.pattern})", rest)
    if match is None:
        yield from (_show(row, marks) for row, marks in _entries(rest, scene))
        return
    seat = Seat(TableNo(int(match[2])), int(match[3]))
    for row, marks in _entries(match[1], scene):
        if _is_in(row):
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
    if len(halves) == 1 and (seats := re.fullmatch(rf"({_SEAT.pattern})\s+({_SEAT.pattern})", rest)):
        halves = [seats[1], seats[4]]
    if len(halves) != 2:
        yield from (_show(row, marks) for row, marks in _entries(rest, scene))
        return
    first = next((row for row, _ in _entries(halves[0], scene) if row.seat), None)
    for row, marks in _entries(halves[1], scene):
        if first is not None and row.seat is not None and row != first:
            said = say("command.swap", name=first.name, other=row.name)
            yield Suggestion("seats.swap", (first.entry, row.entry), said, row.name.full, marks, row)


def _registers(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """Somebody of the club who is not in yet, and always the name as it was typed, as a new player."""
    wanted = fold(rest).split()
    if not wanted:
        return
    hits = [person for person in scene.people if all(part in person.search for part in wanted)]
    known = [(person, marks) for person in hits if (marks := matches(person.name.full, wanted))]
    known.sort(key=lambda hit: (not hit[0].search.startswith(" ".join(wanted)), hit[0].search))
    for person, marks in known[: MOST - 1]:
        said = say("command.register", name=person.name)
        yield Suggestion("entries.register", ((person.player,),), said, person.name.full, marks)
    name = typed_name(rest)
    if not any(person.search == fold(name.full) for person, _ in known):
        yield Suggestion("entries.register_new", (name,), say("command.register_new", name=name), name.full)


def _breaks(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'break 14' is table 14 if it is open, and a break of 14 minutes; 'break' alone is a break now."""
    match = _NUMBER.fullmatch(rest)
    if not match:
        return
    number = int(rest)
    if number in scene.tables:
        yield Suggestion("tables.break", (TableNo(number),), say("command.break_table", table=number), rest)
    if 0 < number <= MOST_MINUTES and scene.started:
        lasts = timedelta(minutes=number)
        yield Suggestion("clock.break", (lasts,), say("command.break_now", lasts=lasts), rest)


def _button(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'button 12-4': the dealer button of table 12 is at seat 4."""
    match = _SEAT.fullmatch(rest)
    if match and int(match[1]) in scene.tables:
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        yield Suggestion("tables.button", (seat,), say("command.button", seat=seat), rest)


def _at_table(action: str, code: str) -> Callable[[str, Scene], Iterator[Suggestion]]:
    """A verb that takes the number of an open table, such as 'hand 12'."""

    def suggest_it(rest: str, scene: Scene) -> Iterator[Suggestion]:
        if _NUMBER.fullmatch(rest) and int(rest) in scene.tables:
            yield Suggestion(action, (TableNo(int(rest)),), Said(code, (("table", int(rest)),)), rest)

    return suggest_it


def _seated(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'seated łu' or 'seated 12-4': has been seen in the new seat."""
    for row, marks in _entries(rest, scene) if rest else ():
        if row.seat is not None:
            said = say("command.seated", name=row.name, seat=row.seat)
            yield Suggestion("moves.confirm", ((row.entry,),), said, row.name.full, marks, row)


def _rules(_rest: str, scene: Scene) -> Iterator[Suggestion]:
    """What happened at a table; the finder has looked already."""
    for found in scene.incidents:
        yield Suggestion("rulings.rule", (found.action,), say("command.rule", label=found.label), found.label)


def _table(rest: str, scene: Scene) -> Iterator[Suggestion]:
    match = _NUMBER.fullmatch(rest)
    if match and int(rest) in scene.tables:
        said = say("command.show_table", table=int(rest))
        yield Suggestion("tables.show", (TableNo(int(rest)),), said, rest)


def _show(row: PlayerRow, marks: tuple[tuple[int, int], ...]) -> Suggestion:
    return Suggestion("players.show", (row.entry,), say("command.show", name=row.name), row.name.full, marks, row)


def _entries(typed: str, scene: Scene) -> list[tuple[PlayerRow, tuple[tuple[int, int], ...]]]:
    """The entries a name, a table-seat or '#ticket' stands for."""
    if match := _SEAT.fullmatch(typed):
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        return [(row, ()) for row in scene.rows if row.seat == seat]
    if match := re.fullmatch(r"#\s*(\d{1,9})", typed):
        return [(row, ()) for row in scene.rows if row.entry == int(match[1])]
    return [(found.row, found.marks) for found in find(scene.rows, typed)]


def _is_in(row: PlayerRow) -> bool:
    return row.status in (EntryStatus.PLAYING, EntryStatus.WAITING)


_VERBS: dict[Verb, Callable[[str, Scene], Iterator[Suggestion]]] = {
    Verb.BUST: _busts,
    Verb.BACK: _back,
    Verb.MOVE: _moves,
    Verb.SWAP: _swaps,
    Verb.PAY: _pays,
    Verb.REGISTER: _registers,
    Verb.CANCEL: _cancels,
    Verb.BREAK: _breaks,
    Verb.TABLE: _table,
    Verb.RULE: _rules,
    Verb.REBUY: _sells(Verb.REBUY),
    Verb.ADD_ON: _sells(Verb.ADD_ON),
    Verb.REFUND: _refunds,
    Verb.DESK: _desk,
    Verb.BUTTON: _button,
    Verb.HAND: _at_table("tables.hand", "command.hand"),
    Verb.SEATED: _seated,
    Verb.HALT: _at_table("tables.play_on", "command.play_on"),
    Verb.COMPRESS: _at_table("tables.compress", "command.compress"),
}
