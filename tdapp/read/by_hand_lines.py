"""A line typed back from paper: the time noted, what was done, a tender and a seat at its end, a reason; its meaning.

What stands between is read by the command box: see `commands`. Only what a hand on paper knows and the program draws or
asks for otherwise is read here: where somebody was seated, how it was paid, where the players of a broken table went.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct

from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Seat, TableNo
from tdapp.read.command_instead import how
from tdapp.read.command_scene import MOST_MINUTES, SEAT, SEAT_LAST, Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.message import MOST_NAMED, Said, say
from tdapp.read.people.names import fold
from tdapp.read.rulings.command_penalties import FORM
from tdapp.values import replace

TIME = re.compile(r"(\d{1,2}):(\d{2})(?:\s+|$)(.*)")
HALF_DAY = timedelta(hours=12)
BREAK_TABLE, BEGIN_RACE = "by_hand.break", "by_hand.race"  # what the desk does in several steps, and paper in one
SEATED = (Verb.REGISTER, Verb.RE_ENTRY, Verb.BACK)  # who is seated: the seat given on paper may stand behind them
PAID = (Verb.REGISTER, Verb.RE_ENTRY, Verb.REBUY, Verb.ADD_ON, Verb.PAY)
_TABLE_SEATS = re.compile(rf"(\d{{1,4}})((?:\s+{SEAT.pattern})+)")
_LENGTH = re.compile(r"(\d{1,4})\s*(?:m|min|')")
_GIVEN = re.compile(r"(.+?)\s*>\s*((?:\d{1,2}\s*)*)")


class Split(Struct, frozen=True):
    """A line taken apart. `time`: hours and minutes noted; None: none. `tender`, `seat`: at its end, where the verb
    takes them. `reason`: what stands behind a '!'. `given`: by seat, the chips of a race that stand behind a '>'.
    """

    text: str
    time: tuple[int, int] | None = None
    tender: Tender | None = None
    seat: Seat | None = None
    reason: str = ""
    given: Mapping[int, int] | None = None


class Meant(Struct, frozen=True):
    """What a line means: an action with its arguments, and the verb typed in front; None: none was."""

    action: str
    args: tuple[Any, ...]
    verb: Verb | None


def split_line(typed: str, verbs: Mapping[str, Verb], tenders: Mapping[str, Tender]) -> Split:
    """A line taken apart.

    >>> split_line("21:14 rebuy 3-2 card", {"rebuy": Verb.REBUY}, {"card": Tender.CARD}).tender
    <Tender.CARD: 'card'>
    >>> split_line("register Pim New 5-3 ! late", {"register": Verb.REGISTER}, {})
    Split(text='register Pim New', time=None, tender=None, seat=Seat(table=5, number=3), reason='late', given=None)
    """
    text, _mark, reason = typed.strip().partition("!")
    match = TIME.fullmatch(text.strip())
    time = (int(match[1]), int(match[2])) if match else None
    text = " ".join((match[3] if match else text).split())
    found = Split(text, time, reason=reason.strip())
    verb = verb_in(text, verbs)
    if verb is Verb.ODD and (given := _GIVEN.fullmatch(text)):
        return replace(found, text=given[1], given=dict(Counter(int(seat) for seat in given[2].split())))
    while (cut := _tail(found, verb, tenders)) != found:
        found = cut
    return found


def _tail(found: Split, verb: Verb | None, tenders: Mapping[str, Tender]) -> Split:
    """Without a tender or a seat at its end, where something stands before it."""
    head, _blank, last = found.text.rpartition(" ")
    tender = tenders.get(fold(last))
    if verb in PAID and tender is not None and found.tender is None and " " in head:
        return replace(found, text=head, tender=tender)
    match = SEAT_LAST.fullmatch(found.text)
    if verb in SEATED and match and match[1] and " " in match[1].strip() and found.seat is None:
        return replace(found, text=match[1].strip(), seat=Seat(TableNo(int(match[2])), int(match[3])))
    return found


def verb_in(text: str, verbs: Mapping[str, Verb]) -> Verb | None:
    """The verb in front of a line; None: it begins with none."""
    return verbs.get(fold(text.partition(" ")[0]))


def instant_of(time: tuple[int, int], after: datetime) -> datetime | None:
    """The instant of a time of day noted after `after`, in the zone of that; None: there is no such time.

    Noted to the minute, so it may be the minute of `after`; noted half a day earlier it is past midnight.
    """
    hour, minute = time
    if hour > 23 or minute > 59:
        return None
    found = after.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if after - found > HALF_DAY:
        found += timedelta(days=1)
    elif found - after > HALF_DAY:
        found -= timedelta(days=1)
    return max(found, after) if found == after.replace(second=0, microsecond=0) else found


def meant_by(split: Split, scene: Scene, doable: Collection[str]) -> Meant | Said:
    """What a line means where these actions can be done by hand; else why it means nothing."""
    verbs = scene.verbs or {}
    verb = verb_in(split.text, verbs)
    rest = split.text.partition(" ")[2].strip() if verb is not None else ""
    own = _OWN[verb](rest, scene) if verb in _OWN else None
    if own is not None:
        return replace(own, verb=verb) if isinstance(own, Meant) else own
    found = suggest(split.text, scene)
    if not found:
        return say("by_hand.not_understood", typed=split.text)
    first = found[0]
    if not first.action:
        return first.said
    if first.action == FORM and verb is not None:
        return how(verb, rest).said  # the desk asks in a form, and paper has none
    if first.action not in doable:
        return say("by_hand.not_here", what=first.said)
    others = [each for each in found if each.action == first.action and _is_other(first, each, split.text)]
    if others:
        names = tuple(each.row.name for each in (first, *others)[:MOST_NAMED] if each.row is not None)
        return say("by_hand.which", names=names)
    return Meant(first.action, first.args, verb)


def _is_other(first: Suggestion, other: Suggestion, typed: str) -> bool:
    """Whether somebody else may be meant too: two begin with the letters typed, and the first is not called just so."""
    if first.row is None or other.row is None or other.row.player == first.row.player:
        return False
    return not set(fold(first.row.name.full).split()) <= set(fold(typed).split())


def _broken(rest: str, scene: Scene) -> Meant | Said | None:
    """'14 3-5 4-2': table 14 broke, its players in the order of their seats went there; '14': an empty one closed;
    '15 min': a break.
    """
    if length := _LENGTH.fullmatch(rest):
        minutes = int(length[1])
        return Meant("clock.break", (timedelta(minutes=minutes),), None) if 0 < minutes <= MOST_MINUTES else None
    match = _TABLE_SEATS.fullmatch(rest)
    number = match[1] if match else rest
    if not number.isdigit() or int(number) not in scene.tables:
        return None
    table = TableNo(int(number))
    typed = match[2] if match else ""
    seats = tuple(Seat(TableNo(int(one)), int(other)) for one, other in SEAT.findall(typed))
    here = sum(row.seat is not None and row.seat.table == table for row in scene.rows)
    if here != len(seats):
        return say("by_hand.where_to", table=int(table), n=here)
    return Meant(BREAK_TABLE, (table, seats), None)


def _raced(rest: str, scene: Scene) -> Meant | Said | None:
    """'25': the race of these chips begins, settled by the floor."""
    if scene.race is not None and rest == str(scene.race):
        return say("by_hand.no_change")
    chip = next((chip for chip in scene.leaving if rest == str(int(chip))), None)
    return None if chip is None else Meant(BEGIN_RACE, (chip,), None)


_OWN: Mapping[Verb | None, Callable[[str, Scene], Meant | Said | None]] = {Verb.BREAK: _broken, Verb.RACE: _raced}
