"""A map of what has a number, in the order of the numbers: an act changes one or two of thousands and shares the rest.

It is kept in chunks of 64. So the thousands are walked as fast as a tuple is, and what was worked out of a chunk holds
as long as the chunk is the same one.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, Mapping, ValuesView
from itertools import chain, zip_longest
from typing import Any, Generic, TypeAlias, TypeVar, cast, overload

from rpds import HashTrieMap

Number = TypeVar("Number", bound=int)
Value = TypeVar("Value")
Other = TypeVar("Other")
Found = TypeVar("Found")
Chunk = tuple[Value | None, ...]

Lasting: TypeAlias = "HashTrieMap[Any, Any] | Numbered[Any, Any]"  # a map that never changes, of either kind
BITS = 6
SIZE = 1 << BITS  # places of a chunk, None where the number is not there
LAST = SIZE - 1
EMPTY: Chunk[None] = (None,) * SIZE


class Numbered(Mapping[Number, Value]):
    """A map from whole numbers, 0 or more and close together, that never changes: `insert` and `remove` make another
    one.

    >>> two = Numbered({3: "c", 1: "a"})
    >>> list(two.items()), list(two.insert(2, "b")), list(two.remove(3))
    ([(1, 'a'), (3, 'c')], [1, 2, 3], [1])
    """

    __slots__ = ("_many", "chunks")

    def __init__(self, values: Mapping[Number, Value] | None = None) -> None:
        self.chunks: tuple[Chunk[Value], ...] = ()
        self._many = 0
        if values:
            made = self.update(values)
            self.chunks, self._many = made.chunks, len(made)

    def __getitem__(self, number: Number) -> Value:
        found = self.get(number)
        if found is None:
            raise KeyError(number)
        return found

    @overload
    def get(self, number: Number, default: None = None, /) -> Value | None: ...
    @overload
    def get(self, number: Number, default: Value | Other, /) -> Value | Other: ...
    def get(self, number: Number, default: object = None, /) -> object:
        """What has this number; `default` where nothing has it."""
        if number < 0:
            return default
        try:
            found = self.chunks[number >> BITS][number & LAST]
        except IndexError:
            return default
        return default if found is None else found

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.get(cast("Number", number)) is not None

    def __len__(self) -> int:
        return self._many

    def __iter__(self) -> Iterator[Number]:
        numbers = (
            [first + at for at, value in enumerate(chunk) if value is not None]
            for first, chunk in zip(range(0, SIZE * len(self.chunks), SIZE), self.chunks, strict=True)
        )
        return cast("Iterator[Number]", chain.from_iterable(numbers))

    def in_order(self) -> list[Value]:
        """All there is, by number."""
        return [value for chunk in self.chunks for value in chunk if value is not None]

    def values(self) -> ValuesView[Value]:
        return _Values(self)

    def items(self) -> ItemsView[Number, Value]:
        return _Items(self)

    def insert(self, number: Number, value: Value) -> Numbered[Number, Value]:
        """The map with this number, whatever had it before."""
        _see(number)
        at, chunks = number >> BITS, list(self.chunks)
        if at >= len(chunks):
            chunks += [cast("Chunk[Value]", EMPTY)] * (at + 1 - len(chunks))
        chunk = list(chunks[at])
        new = chunk[number & LAST] is None
        chunk[number & LAST] = value
        chunks[at] = tuple(chunk)
        return _made(tuple(chunks), self._many + new)

    def update(self, values: Mapping[Number, Value]) -> Numbered[Number, Value]:
        """The map with all these, each chunk made anew once."""
        chunks: dict[int, list[Value | None]] = {}
        many = self._many
        for number, value in values.items():
            _see(number)
            chunk = chunks.get(number >> BITS)
            if chunk is None:
                chunk = chunks[number >> BITS] = list(self._chunk(number >> BITS))
            many += chunk[number & LAST] is None
            chunk[number & LAST] = value
        made = list(self.chunks)
        made += [cast("Chunk[Value]", EMPTY)] * (max(chunks, default=-1) + 1 - len(made))
        for at, chunk in chunks.items():
            made[at] = tuple(chunk)
        return _made(tuple(made), many)

    def _chunk(self, at: int) -> Chunk[Value]:
        return self.chunks[at] if at < len(self.chunks) else cast("Chunk[Value]", EMPTY)

    def remove(self, number: Number) -> Numbered[Number, Value]:
        """The map without this number. Raises `KeyError` where nothing has it."""
        if number not in self:
            raise KeyError(number)
        at, chunks = number >> BITS, list(self.chunks)
        chunk = list(chunks[at])
        chunk[number & LAST] = None
        chunks[at] = tuple(chunk)
        while chunks and chunks[-1].count(None) == SIZE:
            chunks.pop()
        return _made(tuple(chunks), self._many - 1)

    def discard(self, number: Number) -> Numbered[Number, Value]:
        """The map without this number, whether anything had it or not."""
        return self.remove(number) if number in self else self

    def differing(self, other: Numbered[Number, Value]) -> Iterator[Number]:
        """The numbers that have something else in the other map, or nothing in one of them."""
        fill = cast("Chunk[Value]", EMPTY)
        for at, (chunk, its) in enumerate(zip_longest(self.chunks, other.chunks, fillvalue=fill)):
            if chunk is not its:
                pairs = enumerate(zip(chunk, its, strict=True), at << BITS)
                yield from (cast("Number", n) for n, (one, two) in pairs if one is not two and one != two)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Numbered) and self.chunks == other.chunks)

    def __hash__(self) -> int:
        return hash(self.chunks)

    def __repr__(self) -> str:
        return f"Numbered({dict(self.items())!r})"


class ChunkByChunk(Generic[Value, Found]):
    """Keeps what was worked out of each chunk of a map: after an act it is worked out anew of the chunk that changed.

    >>> made: list[int] = []
    >>> sums, many = ChunkByChunk[int, int](), Numbered({number: number for number in range(1, 200)})
    >>> for each in (many, many.insert(3, 0)):
    ...     made.append(sum(sums.of(each, lambda chunk: made.append(len(chunk)) or sum(chunk))))
    >>> made
    [63, 64, 64, 8, 19900, 63, 19897]
    """

    def __init__(self) -> None:
        self._kept: list[tuple[Chunk[Value], Found]] = []

    def of(self, numbered: Numbered[Number, Value], make: Callable[[list[Value]], Found]) -> list[Found]:
        """What `make` says of each chunk, by number. It must go by nothing but what is in the chunk."""
        known, found = self._kept, []
        for at, chunk in enumerate(numbered.chunks):
            same = at < len(known) and known[at][0] is chunk
            found.append((chunk, known[at][1] if same else make([each for each in chunk if each is not None])))
        self._kept = found
        return [each for _chunk, each in found]


def _made(chunks: tuple[Chunk[Value], ...], many: int) -> Numbered[Number, Value]:
    made: Numbered[Number, Value] = Numbered.__new__(Numbered)
    made.chunks, made._many = chunks, many
    return made


def _see(number: int) -> None:
    if number < 0:
        raise ValueError(f"numbers begin with 0, not {number}")


class _Values(ValuesView[Value]):
    _mapping: Numbered[int, Value]

    def __iter__(self) -> Iterator[Value]:
        return iter(self._mapping.in_order())


class _Items(ItemsView[Number, Value]):
    _mapping: Numbered[Number, Value]

    def __iter__(self) -> Iterator[tuple[Number, Value]]:
        return zip(self._mapping, self._mapping.in_order(), strict=True)
