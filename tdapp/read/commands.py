"""The meaning of what is typed into the command box: ranked suggestions, each with the action Enter would take.

`bust łu`, `12-4`, `+5`, `break 14`, `move 12-4 7-5`, `pause`: first a verb or none, then whom or what. Pure: the box
hands in what is in the room, the words of its language, and shows what comes back.
"""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from tdapp.domain.units import Seat, TableNo
from tdapp.read.bounties.command_bounties import by_somebody
from tdapp.read.chips import command_chips, command_race
from tdapp.read.command_instead import instead, of_number, of_seat, ways_on
from tdapp.read.command_scene import (
    GO_ON,
    HALF_SEAT,
    MOST,
    NUMBER,
    SEAT_FIRST,
    Marks,
    Scene,
    Suggestion,
    Verb,
    entries,
    is_in,
    show,
)
from tdapp.read.events.phrases import say_it
from tdapp.read.hands.command_hands import of_hand
from tdapp.read.message import Said, say
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.registration import command_entries
from tdapp.read.registration.command_entries import back, bust, pay, who_and_stack
from tdapp.read.registration.command_newcomers import is_name, near, unknown
from tdapp.read.registration.matching import matches
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.read.rulings import command_penalties
from tdapp.read.seating import command_room
from tdapp.read.seating.command_room import TIME, open_table, rule_on, time_added
from tdapp.read.structures import command_structures

LEAST_CALLED = 2  # letters of a verb somebody may be called by
LEAST_WORDS = 2  # of a phrase
LEAST_INCIDENTS = 3  # lines that stay those of incidents where something else may have been mistyped
LEAST_NAMED = 2  # lines left to those who are called as a verb


def suggest(query: str, scene: Scene) -> tuple[Suggestion, ...]:
    """The suggestions for what was typed, best first; the first one is what Enter does."""
    typed = " ".join(query.replace("−", "-").replace("\u2013", "-").split())
    if not typed:
        return ()
    if match := TIME.fullmatch(typed):
        return tuple(time_added(match))
    if by := by_somebody(typed, scene):
        return tuple(by[:MOST])
    verb, rest = _verb(typed, scene.verbs or {})
    if verb is None:
        found = [*of_hand(typed, scene), *_offers(typed, scene), *_whoever(typed, scene)]
        found = found if found and found[0].action else sorted(found, key=lambda each: not each.action)
        able = sum(bool(each.action) for each in found)
        found[able:able] = [*_phrases(typed, scene), *rule_on("", scene)]  # after what can be done, before what cannot
        if not any(each.action for each in found):
            found += unknown(typed, scene, _VERBS)
        elif not able:  # incidents alone: what may have been mistyped stands below the likeliest
            found[LEAST_INCIDENTS:LEAST_INCIDENTS] = near(typed, scene)
    else:
        found = _of_verb(verb, typed, rest, scene)
    return tuple(found[:MOST])


def _of_verb(verb: Verb, typed: str, rest: str, scene: Scene) -> list[Suggestion]:
    """What a verb means with what stands after it; where it means nothing, what is said instead.

    Somebody here may be called so: 'Rebuy Jansen', 'Bust Keaton'. He stands below.
    """
    found = list(_VERBS[verb](rest, scene))
    found += [each for each in _offers(typed, scene) if each.action]
    named = _named(typed, scene)
    meant = bool(_phrases(typed, scene))
    if not found and rest and not named and not meant and scene.registers and is_name(typed):
        found = list(_or_a_name(typed, rest, scene))
    if not found:
        found = list(instead(verb, rest, scene))
    if not any(each.action for each in found):
        found = [*_phrases(typed, scene), *found]
    if not any(each.action for each in found):
        found += [
            way for row in {each.row.entry: each.row for each in found if each.row}.values() for way in ways_on(row)
        ]
    found += [each for each in near(typed, scene) if each.label not in {one.label for one in found}]
    found = found[: MOST - min(len(named), LEAST_NAMED)]
    return [*found, *(each for each in named if each not in found)]


def _named(typed: str, scene: Scene) -> list[Suggestion]:
    """Whoever here is called what was typed, its first word too, although that is a verb."""
    word = typed.partition(" ")[0]
    if len(word) < LEAST_CALLED:
        return []
    rows = entries(typed, scene)
    return [bust([row], marks, ()) if scene.started and is_in(row) else show(row, marks) for row, marks in rows]


PLAIN_SEAT = re.compile(r"\d{1,4}-\d{1,2}")  # in a line of its own 3.2 may be an amount


class Reading(Struct, frozen=True):
    """What reads as a command. `rest`: what stands after the verb. `sure`: it can be nothing else, since it is a verb
    with a number or with a seat at its end, or time for the clock. `seat`: a seat alone.
    """

    rest: str
    sure: bool = False
    seat: bool = False


def read_command(typed: str, verbs: Mapping[str, Verb]) -> Reading | None:
    """What is typed, read as a command: a verb and a blank, a seat, or time for the clock; None: it is none of them.

    >>> verbs = {"bust": Verb.BUST}
    >>> read_command("bust an", verbs), read_command("3-2", verbs), read_command("bust", verbs)
    (Reading(rest='an', sure=False, seat=False), Reading(rest='3-2', sure=False, seat=True), None)
    >>> read_command("rule raise again 3-2", {"rule": Verb.RULE})
    Reading(rest='raise again 3-2', sure=True, seat=False)
    """
    text = typed.lstrip()
    if TIME.fullmatch(text):
        return Reading(text, sure=True)
    if PLAIN_SEAT.fullmatch(text):
        return Reading(text, seat=True)
    first, blank, rest = text.partition(" ")
    if not blank or fold(first) not in verbs:
        return None
    rest = rest.strip()
    last = rest.rpartition(" ")[2]
    return Reading(rest, sure=bool(NUMBER.fullmatch(rest) or PLAIN_SEAT.fullmatch(last)))


def bust_sentence(preview: BustPreview, by: tuple[PlayerName, ...] = ()) -> Said:
    """The sentence of what Enter does, once it is known which place a bust-out gives. `by`: who knocks them out."""
    return say("command.bust_out.by", what=_bust_sentence(preview), by=by) if by else _bust_sentence(preview)


def _bust_sentence(preview: BustPreview) -> Said:
    rows = [preview.row, *(other.row for other in preview.others)]
    if len(rows) > 1:
        each = (preview, *preview.others)
        best, worst = min(one.place for one in each), max(one.shared_to or one.place for one in each)
        return say("command.bust_out.several", names=tuple(row.name for row in rows), best=best, worst=worst)
    if preview.shared_to is not None:
        best, worst = preview.place, preview.shared_to
        return say("command.bust_out.shared", name=preview.row.name, best=best, worst=worst)
    if preview.row.seat is None:
        return say("command.bust_out.place", name=preview.row.name, place=preview.place)
    return say("command.bust_out.seat", name=preview.row.name, seat=preview.row.seat, place=preview.place)


def _verb(typed: str, verbs: Mapping[str, Verb]) -> tuple[Verb | None, str]:
    """The verb in front, if any, and what stands after it."""
    first, _, rest = typed.partition(" ")
    verb = verbs.get(fold(first))
    return (verb, rest.strip()) if verb else (None, typed)


def _offers(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """Actions by name: every word typed starts a word of it."""
    wanted = fold(typed).split()
    hits = [(offer, matches(offer.label, wanted)) for offer in scene.offers]
    hits = [(offer, marks) for offer, marks in hits if marks or matches(offer.also, wanted)]
    for offer, marks in sorted(hits, key=lambda hit: (bool(hit[0].why_not), hit[1][:1], len(hit[0].label))):
        if offer.why_not:
            yield Suggestion("", (), say("command.no", label=offer.label, why=offer.why_not), offer.label, marks)
        else:
            yield Suggestion(offer.action, (), say("command.do", label=offer.label), offer.label, marks)


def _phrases(typed: str, scene: Scene) -> list[Suggestion]:
    """Verbs by the words that say what they do, once there are two of them: 'break table', 'move player'. One word is a
    verb of its own, or the beginning of a name. Enter writes the verb, and what is then to be typed is said.
    """
    wanted = fold(typed).split()
    if len(wanted) < LEAST_WORDS:
        return []
    hits = [(each, marks) for each in scene.phrases if (marks := matches(each.label, wanted))]
    return [
        Suggestion(GO_ON, (f"{each.action} ",), say("command.phrase", what=each.label, typed=each.action), each.label)
        for each, _marks in hits
    ]


def _whoever(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """A name, a seat or a number alone. While play is on a bust-out is what a director mostly means."""
    if match := NUMBER.fullmatch(typed):
        of_it = [*open_table(typed, scene), *(show(row, ()) for row in scene.rows if row.entry == int(match[0]))]
        yield from of_it or of_number(typed, scene)
        return
    found = entries(typed, scene)
    if not found and HALF_SEAT.fullmatch(typed) and typed[0].isdigit():
        yield from of_number(typed, scene)
        return
    if not found and who_and_stack(typed, scene)[1] is not None:
        yield from _VERBS[Verb.BUST](typed, scene)
        return
    if not found and (match := SEAT_FIRST.fullmatch(typed)):
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        said = of_seat(seat, scene) or (say("command.after_seat", seat=seat) if match[3] else None)
        if said is not None:
            yield Suggestion("", (), said, typed)
        return
    if len(found) == 1:
        yield from _verbs_for(*found[0], scene)
        return
    for row, marks in found:
        yield bust([row], marks, ()) if scene.started and is_in(row) else show(row, marks)


def _or_a_name(typed: str, rest: str, scene: Scene) -> Iterator[Suggestion]:
    """A verb with a name nobody here has may be a name itself: 'Rebuy Jansen'. It is offered under what Enter takes,
    which is nothing, so that nobody comes into the club without being asked for.
    """
    names = list(command_entries.VERBS[Verb.REGISTER](typed, scene))
    if names:
        yield Suggestion("", (), say("command.nobody", typed=rest), rest)
        yield from names


def _by(_rest: str, _scene: Scene) -> Iterator[Suggestion]:
    """Nothing: whom it is about was looked for before (`by_somebody`)."""
    yield from ()


def _verbs_for(row: PlayerRow, marks: Marks, scene: Scene) -> Iterator[Suggestion]:
    """Everything that is done to one entry, the likeliest first."""
    if scene.started and is_in(row):
        yield bust([row], marks, ())
        yield show(row, marks)
    elif row.status is EntryStatus.OUT:
        yield show(row, marks)
        yield from pay(row, marks)
        yield back(row, marks)
    else:
        yield show(row, marks)


_VERBS = {
    Verb.BY: _by,
    Verb.SAY: say_it,
    **command_chips.VERBS,
    **command_race.VERBS,
    **command_entries.VERBS,
    **command_room.VERBS,
    **command_penalties.VERBS,
    **command_structures.VERBS,
}
