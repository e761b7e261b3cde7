"""Shapes of values: how a value of a given type is written as JSON and read back, compiled once from the type, used for
every line.

Knows whole numbers, texts, yes and no, days, instants, durations, enumerations, tuples, named tuples, values by
their fields, values that may be None, and values of one of several kinds (written with their kind under `is`).
"""

import types
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from operator import attrgetter
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

Encode = Callable[[Any], Any]
Decode = Callable[[Any], Any]

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_KIND = "is"


class Shape(Struct, frozen=True):
    """How to write a value and read it back. `plain`: JSON reads it back as it is, nothing to be done."""

    encode: Encode
    decode: Decode
    plain: bool = False


def to_microseconds(instant: datetime) -> int:
    """An instant as microseconds since 1970 UTC. An instant without a zone is a bug.

    >>> to_microseconds(datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC))
    1000000
    """
    if instant.tzinfo is None:
        raise TypeError(f"an instant without a zone: {instant!r}")
    return (instant - EPOCH) // _MICROSECOND


def from_microseconds(microseconds: int) -> datetime:
    """The aware UTC instant of so many microseconds since 1970. ValueError beyond any calendar: a bit has flipped.

    >>> from_microseconds(1_000_000).isoformat()
    '1970-01-01T00:00:01+00:00'
    """
    try:
        return EPOCH + timedelta(microseconds=microseconds)
    except OverflowError as error:
        raise ValueError(f"no instant: {microseconds} microseconds") from error


def shape_of(kind: Any) -> Shape:
    """The shape of a type; TypeError for a type no journal line can hold."""
    if isinstance(kind, NewType):
        return shape_of(kind.__supertype__)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _choice(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, type):
        if issubclass(kind, StrEnum):
            return _enum(kind)
        if issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return _named_tuple(kind)
        if issubclass(kind, Struct) and kind.__struct_config__.array_like:
            return _listed(kind, kind.__struct_fields__, lambda values: kind(*values))
        if issubclass(kind, Struct):
            return _record(kind)
    raise TypeError(f"no way to write {kind!r} in a journal line")


def _exactly(kind: type) -> Encode:
    """Lets through values of just this type: yes is no number, half a chip is no chip."""

    def encode(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not {kind.__name__}")
        return value

    return encode


def _same(value: Any) -> Any:
    return value


def _from_duration(value: int) -> timedelta:
    return timedelta(microseconds=value)


def _to_duration(value: timedelta) -> int:
    return value // _MICROSECOND


_SIMPLE: dict[Any, Shape] = {
    int: Shape(_exactly(int), _same, plain=True),
    str: Shape(_exactly(str), _same, plain=True),
    bool: Shape(_exactly(bool), _same, plain=True),
    date: Shape(lambda day: _exactly(date)(day).isoformat(), date.fromisoformat),
    datetime: Shape(to_microseconds, from_microseconds),
    timedelta: Shape(_to_duration, _from_duration),
}


def _enum(kind: type[StrEnum]) -> Shape:
    by_value = {member.value: member for member in kind}
    check = _exactly(kind)
    return Shape(lambda member: check(member).value, by_value.__getitem__)


def _choice(kinds: tuple[Any, ...]) -> Shape:
    """A value that may be None, or one of several kinds told apart by their names."""
    present = tuple(kind for kind in kinds if kind is not types.NoneType)
    one = shape_of(present[0]) if len(present) == 1 else _one_of(present)
    if len(present) == len(kinds):
        return one
    encode, decode = one.encode, one.decode
    return Shape(
        lambda value: None if value is None else encode(value),
        lambda value: None if value is None else decode(value),
        plain=one.plain,
    )


def _one_of(kinds: tuple[Any, ...]) -> Shape:
    if not all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds):
        raise TypeError(f"only kinds of values can be told apart: {kinds!r}")
    encoders = {kind: shape_of(kind).encode for kind in kinds}
    decoders = {kind.__name__: shape_of(kind).decode for kind in kinds}

    def encode(value: Any) -> Any:
        return {_KIND: type(value).__name__, **encoders[type(value)](value)}

    def decode(value: dict[str, Any]) -> Any:
        return decoders[value[_KIND]]({name: item for name, item in value.items() if name != _KIND})

    return Shape(encode, decode)


def _tuple(items: tuple[Any, ...]) -> Shape:
    if len(items) == 2 and items[1] is Ellipsis:
        item = shape_of(items[0])
        encode_item, decode_item = item.encode, item.decode
        decode = tuple if item.plain else lambda values: tuple([decode_item(value) for value in values])
        return Shape(lambda values: [encode_item(value) for value in values], decode)
    shapes = tuple(shape_of(item) for item in items)
    return Shape(_encode_items(shapes), _decode_items(shapes, tuple))


def _named_tuple(kind: Any) -> Shape:
    return _listed(kind, kind._fields, kind._make)


def _listed(kind: type, names: tuple[str, ...], make: Callable[[list[Any]], Any]) -> Shape:
    """A value of named fields, as a list of them in their order: a named tuple, or a Struct that is `array_like`."""
    hints = get_type_hints(kind)
    shapes = tuple(shape_of(hints[name]) for name in names)
    encoders = tuple((attrgetter(name), shape.encode) for name, shape in zip(names, shapes, strict=True))
    check = _exactly(kind)

    def encode(value: Any) -> list[Any]:
        check(value)
        return [encode(get(value)) for get, encode in encoders]

    return Shape(encode, _decode_items(shapes, make))


def _encode_items(shapes: tuple[Shape, ...]) -> Encode:
    encoders = tuple(shape.encode for shape in shapes)
    return lambda values: [encode(value) for encode, value in zip(encoders, values, strict=True)]


def _decode_items(shapes: tuple[Shape, ...], make: Callable[[list[Any]], Any]) -> Decode:
    size = len(shapes)
    decoders = tuple(shape.decode for shape in shapes)
    plain = all(shape.plain for shape in shapes)

    def decode(values: list[Any]) -> Any:
        if len(values) != size:
            raise ValueError(f"{size} values expected: {values!r}")
        return make(values if plain else [decode(value) for decode, value in zip(decoders, values, strict=True)])

    return decode


def _record(kind: type[Struct]) -> Shape:
    """A value of named fields, as an object with its fields in their order."""
    hints = get_type_hints(kind)
    names = kind.__struct_fields__
    shapes = tuple(shape_of(hints[name]) for name in names)
    encoders = tuple((name, attrgetter(name), shape.encode) for name, shape in zip(names, shapes, strict=True))
    decoders = tuple((name, shape.decode) for name, shape in zip(names, shapes, strict=True))
    check = _exactly(kind)

    def encode(value: Any) -> dict[str, Any]:
        check(value)
        return {name: encode(get(value)) for name, get, encode in encoders}

    def decode_plain(values: dict[str, Any]) -> Any:
        if len(values) != len(names):
            raise ValueError(f"{kind.__name__} has {names}: {values!r}")
        return kind(**values)

    def decode(values: dict[str, Any]) -> Any:
        if len(values) != len(names):
            raise ValueError(f"{kind.__name__} has {names}: {values!r}")
        return kind(*[decode(values[name]) for name, decode in decoders])

    return Shape(encode, decode_plain if all(shape.plain for shape in shapes) else decode)
