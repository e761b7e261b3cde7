"""People's names as the room sees them: in lists, in sentences, on a seat, and for whoever searches."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar, cast

from msgspec import Struct

from tdapp.domain.pieces import Pieces
from tdapp.domain.units import PlayerId

# Letters whose plain form no decomposition gives. 'ł' finds 'l' and 'l' finds 'ł'.
_PLAIN = str.maketrans({"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ı": "i", "ħ": "h", "þ": "th", "æ": "ae", "œ": "oe"})
Value = TypeVar("Value")
AT_ONCE = 1000  # names folded in a piece
FOLDED = 65_536  # texts whose plain letters are kept: both names of everybody in the largest tournaments


class PlayerName(Struct, frozen=True):
    """A name in two parts; either may be empty. `last` leads lists, `full` stands in sentences.

    >>> PlayerName(last="Żółć", first="Łukasz").full
    'Łukasz Żółć'
    >>> PlayerName(last="Żółć", first="Łukasz").listed
    'Żółć, Łukasz'
    >>> PlayerName(last="李", first="小龙").full
    '李 小龙'
    """

    last: str
    first: str = ""

    @property
    def full(self) -> str:
        return f"{self.last} {self.first}" if self.family_first else f"{self.first} {self.last}".strip()

    @property
    def family_first(self) -> bool:
        """Whether the family's name is said first: both parts are written in Chinese, Japanese or Korean signs."""
        return bool(self.last and self.first) and _eastern(self.last[0]) and _eastern(self.first[0])

    @property
    def listed(self) -> str:
        return f"{self.last}, {self.first}" if self.last and self.first else self.last or self.first

    @property
    def sort_key(self) -> tuple[str, str]:
        """The key lists are sorted by: plain letters, so Ødegård stands between O'Connor and Öztürk, not after Z."""
        return (fold(self.last or self.first), fold(self.first))


def _eastern(letter: str) -> bool:
    return "\u2e80" <= letter <= "\ud7ff" or "\uf900" <= letter <= "\ufaff" or letter >= "\U00020000"


NOBODY = PlayerName("?")
Directory = Mapping[PlayerId, PlayerName]


class ReadLater(dict[PlayerId, Value]):
    """Something about everybody, of which there is only what somebody asked for: the rest is read when it is. Whoever
    goes through all of it, or counts it, has all of it read.
    """

    def __init__(
        self, read: Callable[[PlayerId], Value | None] | None = None, some: Callable[[], bool] | None = None
    ) -> None:
        """`read` gives what is not here yet, None where there is nothing; None: all there is is put in. `some` says
        whether there is anything at all; None: all of it is read to know.
        """
        super().__init__()
        self._read, self._some = read, some
        self.read_all: Callable[[], None] | None = None  # None: all is here

    def learn(self, player: PlayerId, value: Value) -> None:
        """Take what was read: no change, it was so before."""
        super().__setitem__(player, value)

    def in_memory(self) -> dict[PlayerId, Value]:
        """What was read so far."""
        return {player: super(ReadLater, self).__getitem__(player) for player in super().__iter__()}

    def __missing__(self, player: PlayerId) -> Value:
        value = self._read(player) if self._read is not None else None
        if value is None:
            raise KeyError(player)
        return value

    def get(self, player: PlayerId, default: Any = None) -> Any:
        """What there is of somebody, else `default`."""
        value = super().get(player)
        if value is None and self._read is not None:
            value = self._read(player)
        return default if value is None else value

    def __contains__(self, player: object) -> bool:
        return self.get(cast("PlayerId", player)) is not None

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def __bool__(self) -> bool:
        if super().__len__() > 0 or self.read_all is None or self._some is None:
            return super().__len__() > 0 or len(self) > 0
        return self._some()  # nobody is read for that

    def __eq__(self, other: object) -> bool:
        return other is self or dict(self.items()) == (dict(other.items()) if isinstance(other, dict) else other)

    __hash__ = None

    def keys(self) -> Any:
        """Everybody of whom there is something."""
        self._read_the_rest()
        return super().keys()

    def values(self) -> Any:
        """What there is of everybody."""
        self._read_the_rest()
        return super().values()

    def items(self) -> Any:
        """What there is, by whose it is."""
        self._read_the_rest()
        return super().items()

    def _read_the_rest(self) -> None:
        read, self.read_all = self.read_all, None
        if read is not None:
            read()


class Names(ReadLater[PlayerName]):
    """The names of a club, which are told apart from what they were before: `turn` is another number after each
    change, so what was made of them can be kept until then.
    """

    turn = 0

    def __setitem__(self, player: PlayerId, name: PlayerName) -> None:
        super().__setitem__(player, name)
        self.turn += 1

    def clear(self) -> None:
        """Forget all of them."""
        super().clear()
        self.turn += 1


def as_now(directory: Directory) -> tuple[object, object]:
    """What tells names apart from others and from what they were before, for `Latest`: what is made of names that do
    not know of their changes is kept for nobody.
    """
    return directory, directory.turn if isinstance(directory, Names) else object()


def remembered(directory: Directory) -> object:
    """What a directory says now, to be held against what it says later. Nobody is read for that."""
    return (directory, directory.turn) if isinstance(directory, Names) else dict(directory)


def folding(names: Iterable[PlayerName]) -> Pieces[None]:
    """Fold the letters of many names, a piece of some 10 ms at a time: sorted by them they are in no time then."""
    for at, name in enumerate(names, 1):
        fold(name.last)
        fold(name.first)
        if at % AT_ONCE == 0:
            yield


@lru_cache(maxsize=FOLDED)
def fold(text: str) -> str:
    """The plain letters of a text, for finding and sorting: no case, no accents, no marks. Those of names are kept, as
    a list is sorted anew after every act.

    >>> fold("Łukasz ŻÓŁĆ"), fold("Đặng Thị Hương"), fold("Größmann")
    ('lukasz zolc', 'dang thi huong', 'grossmann')
    """
    # Twice: some signs are letters only once taken apart, and some letters come apart only once they are small.
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    plain = apart.translate(_PLAIN)
    return "".join(c for c in plain if not unicodedata.combining(c)) if not plain.isascii() else plain


def short_names(names: Iterable[PlayerName]) -> tuple[str, ...]:
    """The shortest form of each name that stays unique at a table: first name, then with initials, then in full.

    >>> short_names([PlayerName("Wójcik", "Paweł"), PlayerName("Żółć", "Paweł"), PlayerName("Yıldız", "Şebnem")])
    ('Paweł W.', 'Paweł Ż.', 'Şebnem')
    """
    people = list(names)
    forms = [
        (
            name.first or name.last,
            f"{name.first} {name.last[:1]}." if name.first and name.last else name.full,
            name.full,
        )
        for name in people
    ]
    short = []
    for number, options in enumerate(forms):
        taken = [others for other, others in enumerate(forms) if other != number]
        # Not among any form of the others: 'b b' may be one's first name and another's full one.
        unique = (form for form in options if all(form not in others for others in taken))
        short.append(next(unique, options[-1]))
    return tuple(short)
