"""Penalties as they are typed: a warning, or hands or rounds to miss, and what for (see `commands`).

'warning 3-2 phone', 'penalty 3-2 1 round abuse', 'penalty anna 4 hands collusion'. Without what it is for the form is
gone to, which asks.
"""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.read.command_scene import Marks, Scene, Suggesting, Suggestion, Verb, entries, is_in
from tdapp.read.message import Said, say
from tdapp.read.people.names import fold
from tdapp.read.registration.players import PlayerRow

FORM, GIVE = "rulings.penalize", "rulings.give_penalty"
_MISSED = re.compile(r"(.+?)\s+(\d{1,3})\s*([^\W\d_]+)(?:\s+(.+))?")  # who, how many, of what, for what


class TypedPenalty(Struct, frozen=True):
    """A penalty as it is typed; `kind` None: none is typed yet. `offence`: the words for what happened."""

    who: str
    kind: PenaltyKind | None
    number: int = 0
    offence: str = ""


def typed_penalty(verb: Verb, rest: str, scene: Scene) -> TypedPenalty:
    """What stands after the verb, taken apart. Who is warned is known by a seat, or by as many words as are a name.

    >>> scene = Scene(units={"round": PenaltyKind.ROUNDS})
    >>> found = typed_penalty(Verb.PENALTY, "3-2 1 round of abuse", scene)
    >>> found.who, found.kind.value, found.number, found.offence
    ('3-2', 'rounds', 1, 'of abuse')
    """
    if verb is Verb.PENALTY:
        match = _MISSED.fullmatch(rest)
        kind = scene.units.get(fold(match[3])) if match else None
        if match is None or kind is None:
            return TypedPenalty(rest, None)
        return TypedPenalty(match[1], kind, int(match[2]), match[4] or "")
    words = rest.split()
    for at in range(len(words), 0, -1):
        who = " ".join(words[:at])
        if entries(who, scene):
            return TypedPenalty(who, PenaltyKind.WARNING, offence=" ".join(words[at:]))
    return TypedPenalty(rest, None)


def _punishes(verb: Verb) -> Suggesting:
    def punish(rest: str, scene: Scene) -> Iterator[Suggestion]:
        typed = typed_penalty(verb, rest, scene)
        found = entries(typed.who, scene) if rest else []
        if found and typed.offence and not scene.incidents:
            yield Suggestion("", (), say("command.no_offence", typed=typed.offence), typed.offence)
            return
        for row, marks in found:
            if not is_in(row) or row.seat is None:
                code = "command.no_seat" if is_in(row) else "command.is_out"
                yield Suggestion("", (), say(code, name=row.name), row.name.full, marks, row)
            elif typed.kind is None or not typed.offence:
                said = say("command.penalize", name=row.name)
                yield Suggestion(FORM, (row.entry,), said, row.name.full, marks, row)
            else:
                yield from _for_each(row, marks, typed, typed.kind, scene)

    return punish


def _for_each(
    row: PlayerRow, marks: Marks, typed: TypedPenalty, kind: PenaltyKind, scene: Scene
) -> Iterator[Suggestion]:
    """The penalty for each incident that may be meant, the likeliest first."""
    for incident in scene.incidents:
        facts = {"name": row.name, "n": typed.number, "offence": say("incident." + incident.action)}
        said = Said(f"command.punish.{kind.value}", tuple(facts.items()))
        yield Suggestion(GIVE, (row.entry, kind, typed.number, incident.action), said, row.name.full, marks, row)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType({verb: _punishes(verb) for verb in (Verb.PENALTY, Verb.WARNING)})
