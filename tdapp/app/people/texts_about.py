"""Finds what was written about one person and nobody else: only that can go when the person is erased."""

from collections.abc import Iterable, Iterator, Set
from typing import Any, get_args, get_type_hints

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered
from tdapp.domain.units import EntryId, PlayerId, TextId


def texts_about(acts: Iterable[Act], people: Set[PlayerId]) -> tuple[TextId, ...]:
    """The ids of the words in acts of one tournament that name entries of these people only.

    An act that names no entry, a message to the room for one, concerns the room.
    """
    acts = tuple(acts)
    fields = _Fields()
    mine = {fact.entry for act in acts for fact in act.facts if isinstance(fact, Registered) and fact.player in people}
    found: dict[TextId, None] = {}
    for act in acts:
        named = {entry for fact in act.facts for value in fields.of(fact, EntryId) for entry in _entries(value)}
        if named and named <= mine:
            texts = [act.override.text] if act.override is not None else []
            texts += [text for fact in act.facts for text in fields.of(fact, TextId) if text]
            found.update(dict.fromkeys(texts))
    return tuple(found)


class _Fields:
    """Which fields of which facts hold what, looked up once for each kind of fact."""

    def __init__(self) -> None:
        self._names: dict[tuple[Any, Any], list[str]] = {}

    def of(self, fact: Any, sort: Any) -> list[Any]:
        """What stands in the fields of this sort, alone or among others."""
        key = (type(fact), sort)
        if key not in self._names:
            self._names[key] = [name for name, hint in get_type_hints(type(fact)).items() if _holds(hint, sort)]
        return [getattr(fact, name) for name in self._names[key]]


def _entries(value: Any) -> Iterator[EntryId]:
    """The entries in a field: one, none, several, or several with their seats."""
    if isinstance(value, tuple):
        for each in value:
            yield from _entries(each[0] if isinstance(each, tuple) else each)
    elif value is not None:
        yield value


def _holds(hint: Any, sort: Any) -> bool:
    return hint is sort or any(_holds(part, sort) for part in get_args(hint))
