"""Hand histories (PHH) in seats: reading and writing one hand (`.phh`) or many (`.phhs`)."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec import Struct

from tdapp.poker import phh_read, phh_write
from tdapp.poker.phh_details import Details
from tdapp.poker.phh_fields import Fields
from tdapp.poker.seated import Hand


class History(Struct, frozen=True):
    """A hand and what its hand history tells beside the play."""

    hand: Hand
    details: Details = Details()
    unit: int = 1
    """How many chips make one of the file's amounts: 100 when they have cents, which then are the chips."""
    finishing: Mapping[int, int] | None = None
    """The stacks at the end as the file gives them, by seat; None: it does not."""
    rules: frozenset[str] = frozenset()
    """The names of the rules it says itself that it was played by: `odd_chips`, `blind_pot` ..."""


def read_phh(source: str | bytes) -> History:
    """The one hand of a hand history, played up to its last action.

    Refuses what is no hand history and a step the rules refuse, and says where: line, byte, field or action.
    """
    return _seated(phh_read.read_history(source))


def read_phhs(source: str | bytes) -> tuple[History, ...]:
    """Every hand of a text of many, or the one of a plain hand history; the first that is refused refuses all.

    A refusal tells in its fact `hand` which one it is.
    """
    return tuple(map(_seated, phh_read.read_histories(source)))


def phh_parts(source: str | bytes) -> tuple[tuple[str, Callable[[], History]], ...]:
    """The name of each hand of a text ('' for the only one) and what reads it, so that one that is refused does not
    keep the others; the text as a whole is refused here.
    """
    parts = tuple(phh_read.parts_of(source))
    return tuple([(name, partial(_read, name, fields)) for name, fields in parts])


def _read(name: str, fields: Fields) -> History:
    return _seated(phh_read.history_of(name, fields))


def write_phh(hand: Hand, details: Details | None = None, *, names: bool = False, unit: int = 1) -> str:
    """The hand so far as a hand history; names of players only with `names`. `unit` as in `History`: 1 or 100."""
    return phh_write.write(hand.inside, details, names=names, unit=unit)


def write_phhs(histories: Iterable[History], *, names: bool = False) -> str:
    """Many hands in one text."""
    return phh_write.write_many(write_phh(each.hand, each.details, names=names, unit=each.unit) for each in histories)


def _seated(read: phh_read.History) -> History:
    hand = Hand.around(read.hand)
    finishing = None if read.finishing is None else dict(zip(hand.seats, read.finishing, strict=True))
    return History(hand, read.details, read.unit, finishing, read.rules)
