"""Old files open for ever: whatever a line of the journal holds is held against a kept list of its fields.

A field that is added, renamed or taken away, of a fact or of any value in it, asks for a new version of that fact in
`tdapp/store/codec.py` and for what raises an old line. Then, and only then, the list is written anew by
`python -m tests.store.test_fact_fields`.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, NewType, get_args, get_origin, get_type_hints

from msgspec import Struct

from tdapp.domain.facts import Fact
from tdapp.store.codec import RENAMED, UPCASTS, VERSIONS

KEPT = Path(__file__).with_name("fact_fields.txt")
EVERY_KIND: tuple[type, ...] = get_args(Fact)
RENEW = "write the list anew: python -m tests.store.test_fact_fields"


class Held(NamedTuple):
    """What a line of one fact holds: its version, the fields of each value in it, and the codes of each choice."""

    version: int
    fields: Mapping[str, tuple[str, ...]]
    codes: Mapping[str, frozenset[str]]


def reached(kind: Any, found: dict[type, None]) -> dict[type, None]:
    """Every value and choice a type may hold, itself first."""
    if isinstance(kind, NewType):
        return reached(kind.__supertype__, found)
    if get_origin(kind) is not None:
        for part in get_args(kind):
            reached(part, found)
    elif isinstance(kind, type) and kind not in found:
        if issubclass(kind, StrEnum):
            found[kind] = None
        elif fields_of(kind):
            found[kind] = None
            for hint in get_type_hints(kind).values():
                reached(hint, found)
    return found


def fields_of(kind: type) -> tuple[str, ...]:
    if issubclass(kind, Struct):
        return tuple(kind.__struct_fields__)
    return tuple(getattr(kind, "_fields", ()))


def held_now(kind: type) -> Held:
    there = reached(kind, {kind: None} if not fields_of(kind) else {})
    return Held(
        VERSIONS.get(kind, 1),
        {each.__name__: fields_of(each) for each in there if not issubclass(each, StrEnum)},
        {each.__name__: frozenset(one.value for one in each) for each in there if issubclass(each, StrEnum)},
    )


def written(name: str, held: Held) -> Iterator[str]:
    yield f"{name} {held.version}"
    for value, fields in sorted(held.fields.items()):
        yield " ".join((f"  {value}:", *fields))
    for choice, codes in sorted(held.codes.items()):
        yield " ".join((f"  {choice}=", *sorted(codes)))


def kept() -> dict[str, Held]:
    found: dict[str, Held] = {}
    fields: dict[str, tuple[str, ...]] = {}
    codes: dict[str, frozenset[str]] = {}
    for line in KEPT.read_text(encoding="utf-8").splitlines():
        first, *rest = line.split()
        if not line.startswith(" "):
            fields, codes = {}, {}
            found[first] = Held(int(rest[0]), fields, codes)
        elif first.endswith("="):
            codes[first[:-1]] = frozenset(rest)
        else:
            fields[first[:-1]] = tuple(rest)
    return found


def test_a_field_of_a_fact_or_of_a_value_in_it_asks_for_a_new_version() -> None:
    before = kept()
    for kind in EVERY_KIND:
        then, now = before.get(kind.__name__), held_now(kind)
        assert then is not None, f"{kind.__name__} is new; {RENEW}"
        if then.fields != now.fields:
            assert now.version > then.version, f"{kind.__name__} holds other fields: older files would not open"
        assert (then.version, then.fields) == (now.version, now.fields), f"{kind.__name__} has a new version; {RENEW}"


def test_no_fact_that_stands_in_a_file_is_forgotten() -> None:
    assert kept().keys() - {kind.__name__ for kind in EVERY_KIND} - RENAMED.keys() == set()


def test_a_code_that_may_stand_in_a_file_is_known_for_ever() -> None:
    now = {kind.__name__: held_now(kind) for kind in EVERY_KIND}
    for name, then in kept().items():
        for choice, codes in then.codes.items():
            gone = codes - now[name].codes.get(choice, frozenset())
            assert not gone, f"{name} may hold {choice} {', '.join(sorted(gone))}, which nothing reads any more"


def test_every_older_version_has_what_raises_it() -> None:
    raised = {RENAMED.get(name, name): set[int]() for name, _version in UPCASTS}
    for name, version in UPCASTS:
        raised[RENAMED.get(name, name)].add(version)
    assert raised == {kind.__name__: set(range(1, version)) for kind, version in VERSIONS.items()}


if __name__ == "__main__":
    lines = [line for kind in EVERY_KIND for line in written(kind.__name__, held_now(kind))]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
