"""What the command box can speak about, and what it can suggest: see `commands`."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from tdapp.domain.events.templates import Template
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.message import Said, say
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.matching import find
from tdapp.read.registration.players import PlayerRow

MOST = 8
MOST_MINUTES = 24 * 60
SEAT = re.compile(r"(\d{1,4})\s*[-./]\s*(\d{1,2})")
SEAT_LAST = re.compile(rf"(?:(.*?)\s)?{SEAT.pattern}")  # behind whom it is for
SEAT_FIRST = re.compile(rf"{SEAT.pattern}(?:\s+(\S.*))?")  # before what a seat alone does not need
HALF_SEAT = re.compile(r"(?:.*?\s)?(\d{1,4})\s*[-./]")  # the same, its number still to be typed
NUMBER = re.compile(r"\d{1,4}")
Marks = tuple[tuple[int, int], ...]  # where the letters that were typed stand, from and to


class Verb(StrEnum):
    """A verb of the command box: what can be typed before a name or a number. `words` has them in every language."""

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
    RE_ENTRY = "re_entry"
    ADD_ON = "add_on"
    REFUND = "refund"
    DESK = "desk"
    BUTTON = "button"
    HAND = "hand"
    SEATED = "seated"
    HALT = "halt"
    COMPRESS = "compress"
    COUNT = "count"
    RACE = "race"
    ODD = "odd"
    FOUND = "found"
    BY = "by"
    MILESTONE = "milestone"
    LEVEL = "level"
    SAY = "say"
    GENERATE = "generate"
    END = "end"
    PENALTY = "penalty"
    WARNING = "warning"


class Offer(Struct, frozen=True):
    """An action that needs nothing more, under the name it has in the box's language; `why_not` when it is grey.

    `also`: its English name, by which it is found in every language, as verbs are.
    """

    action: str
    label: str
    why_not: str = ""
    also: str = ""


class Person(Struct, frozen=True):
    """Somebody of the club who may be meant and is not in the tournament; `search` is the folded name.

    `apart`: what tells him apart from another one of that name; '' where nobody else has it.
    """

    player: PlayerId
    name: PlayerName
    search: str
    apart: str = ""


class ForSale(Struct, frozen=True):
    """A rebuy or add-on of the price list that is sold now."""

    key: str
    name: str
    total: Money
    verb: Verb


class InHand(Struct, frozen=True):
    """The hand the whole room plays. `by_hand`: hand for hand, so stacks before the hand are asked for. `waits`: tables
    that have not played it. `busts`: who went out in it.
    """

    by_hand: bool = False
    waits: Sequence[TableNo] = ()
    busts: frozenset[EntryId] = frozenset()


GO_ON = "window.command"  # the action of a line with which the box goes on: what it then says is its argument


class Scene(Struct, frozen=True):
    """What the box can speak about: entries, open tables, actions, what is for sale, the verbs' words.

    `near`: actions whose names are what was typed with one word mistyped, looked for where nothing else is found.
    `people` of the club and `incidents` are those that what was typed may mean, best first: others have looked already.
    `here`: the seat (0: the table) that is meant where none is typed: the one chosen on the page, or the only table.
    `registering`: whether entries are taken now; `opening`: whether registration can be opened for one. `open_out`: the
    latest bust-out nobody was named for. `levels`: how many the structure has.
    `units`: the folded words a penalty is counted in.
    `templates` of announcements; `languages`: of the screens, the second '' for one alone.
    """

    rows: Sequence[PlayerRow] = ()
    tables: Sequence[TableNo] = ()
    offers: Sequence[Offer] = ()
    near: Sequence[Offer] = ()
    people: Sequence[Person] = ()
    incidents: Sequence[Offer] = ()  # `action` is the incident's id
    verbs: Mapping[str, Verb] | None = None  # folded word: verb
    phrases: Sequence[Offer] = ()  # what each verb does in words; `action` is the word to type
    started: bool = False
    registers: bool = False  # whether registration is open
    for_sale: Sequence[ForSale] = ()
    leaving: Sequence[int] = ()  # chips that may be raced off
    race: int | None = None  # the chips that are being raced off; None: no race goes on
    here: Seat | None = None
    registering: bool = False
    opening: bool = False
    hand: InHand = InHand()
    open_out: EntryId | None = None
    levels: int = 0
    units: Mapping[str, PenaltyKind] = MappingProxyType({})
    templates: Sequence[Template] = ()
    languages: tuple[str, str] = ("en", "")


class Suggestion(Struct, frozen=True):
    """One thing Enter may do in the command box. `action` and `args` go to the registry; '' when it cannot be done, and
    `said` says why.

    `label` is what the list shows (a name, an action), `marks` the letters of it that were typed. `row`: the entry it
    is about, None for none. `out` and `tied`: the entries of one hand, for showing what their bust-out would mean;
    `by`: who knocks them out.
    """

    action: str
    args: tuple[Any, ...]
    said: Said
    label: str
    marks: Marks = ()
    row: PlayerRow | None = None
    out: tuple[EntryId, ...] = ()
    tied: tuple[bool, ...] = ()
    by: tuple[PlayerName, ...] = ()


Suggesting = Callable[[str, Scene], Iterator[Suggestion]]  # what stands after a verb, and who and what is there


def show(row: PlayerRow, marks: Marks) -> Suggestion:
    """The suggestion to go to an entry on the Players page."""
    return Suggestion("players.show", (row.entry,), say("command.show", name=row.name), row.name.full, marks, row)


def entries(typed: str, scene: Scene) -> list[tuple[PlayerRow, Marks]]:
    """The entries a name, a table-seat or '#ticket' stands for."""
    if match := SEAT.fullmatch(typed):
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        return [(row, ()) for row in scene.rows if row.seat == seat]
    if match := re.fullmatch(r"#\s*(\d{1,9})", typed):
        return [(row, ()) for row in scene.rows if row.entry == int(match[1])]
    return [(found.row, found.marks) for found in find(scene.rows, typed)]


def is_in(row: PlayerRow) -> bool:
    """Whether an entry is not out."""
    return row.status.in_play
