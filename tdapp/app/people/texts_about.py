"""Finds the words written about one person and nobody else: only those can go when the person is erased."""

from collections.abc import Iterable, Iterator, Set
from typing import Any, get_args, get_type_hints

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered, Retracted
from tdapp.domain.money.sale_facts import AlternateAdded
from tdapp.domain.units import ActNo, AlternateNo, EntryId, PlayerId, TextId


def texts_about(acts: Iterable[Act], people: Set[PlayerId]) -> tuple[TextId, ...]:
    """The ids of the words in acts of one tournament that name entries or places in the queue of these people only.

    What takes an act back is about whom that act is about. An act that names nobody, a message to the room for one,
    concerns the room.
    """
    acts = tuple(acts)
    fields = _Fields()
    owners: dict[object, set[PlayerId]] = {}
    for fact in (each for act in acts for each in act.facts):
        if isinstance(fact, Registered):
            owners.setdefault(("entry", fact.entry), set()).add(fact.player)
        elif isinstance(fact, AlternateAdded):
            owners.setdefault(("queue", fact.number), set()).add(fact.player)
    about: dict[ActNo, set[object]] = {}
    found: dict[TextId, None] = {}
    for act in acts:
        named: set[object] = set()
        for fact in act.facts:
            named |= about.get(fact.act, set()) if isinstance(fact, Retracted) else set()
            named |= {("entry", entry) for value in fields.of(fact, EntryId) for entry in _entries(value)}
            named |= {("queue", number) for number in fields.of(fact, AlternateNo)}
        about[act.number] = named
        if named and all(owners.get(each, set()) and owners[each] <= people for each in named):
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
