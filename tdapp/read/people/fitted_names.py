"""Names where there is little room: cut so that nobody can be taken for anybody else who stands beside him."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from msgspec import Struct

from tdapp.read.people.names import PlayerName

CUT = "…"
Fits = Callable[[int, str], bool]  # whether a text has room on the label with this number


class Forms(Struct, frozen=True):
    """The ways a name may be written on a label: `wanted` where there is room, the best first, and `spare` ones that
    are shown where those would have to be cut so far that somebody else could be meant.
    """

    wanted: tuple[str, ...]
    spare: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.wanted, *self.spare)


def name_forms(name: PlayerName, *wanted: str) -> Forms:
    """The forms of a name. `wanted`: what is to be shown, such as the short name that is unique at a table.

    >>> name_forms(PlayerName("van der Berg", "Jan-Willem"), "Jan-Willem").spare
    ('Jan-Willem v.', 'J. van der Berg', 'J. Berg', 'Jan-Willem van der Berg')
    """
    spare = [name.full]
    if name.first and name.last:
        initial = f"{name.first[0]}."
        spare[:0] = [f"{name.first} {name.last[0]}.", f"{initial} {name.last}", f"{initial} {name.last.split()[-1]}"]
    return Forms(wanted, tuple(form for form in dict.fromkeys(spare) if form not in wanted))


def fitted_names(labels: Sequence[Forms], fits: Fits) -> tuple[str, ...]:
    """The text of each label, in one of the forms of its name: whole, or cut so that it cannot be read as any form of
    another name. Only who has the same name in every form looks like another.

    >>> names = [Forms((name,)) for name in ("Jan-Willem B.", "Jan-Willem K.", "Jan")]
    >>> fitted_names(names, lambda number, text: len(text) <= 8)
    ('Jan-W…B.', 'Jan-W…K.', 'Jan')
    """
    shown = []
    for number, forms in enumerate(labels):
        others = {form for other in labels if other != forms for form in other.all}
        ways = _ways(number, forms, fits)
        first = next(ways, CUT)
        apart = (way for way in chain((first,), ways) if not any(may_be(way, other) for other in others))
        shown.append(next(apart, first))
    return tuple(shown)


def may_be(shown: str, name: str) -> bool:
    """Whether a name, where letters may be left out at each '…', is what is shown.

    >>> may_be("Jan…B.", "Jan-Willem B."), may_be("Jan…B.", "Jan-Willem K."), may_be("…an", "Jan")
    (True, False, True)
    """
    first, *rest = shown.split(CUT)
    if not rest:
        return shown == name
    *between, last = rest
    if not (name.startswith(first) and name.endswith(last) and len(first) + len(last) <= len(name)):
        return False
    at, end = len(first), len(name) - len(last)
    for piece in between:
        at = name.find(piece, at, end)
        if at < 0:
            return False
        at += len(piece)
    return True


def _ways(number: int, forms: Forms, fits: Fits) -> Iterator[str]:
    """The texts that have room: what is wanted, its beginning, the spare forms, then of every form its beginning and
    more and more of its end, pieces of its middle, and those with its end.
    """
    for form in forms.wanted:
        if fits(number, form):
            yield form
    for form in forms.wanted[-1:]:
        yield from islice(_cuts(number, form, fits), 1)
    for form in forms.spare:
        if fits(number, form):
            yield form
    for form in (*reversed(forms.wanted), *forms.spare):
        yield from _cuts(number, form, fits)
    for form in (*reversed(forms.wanted), *forms.spare):
        letters = _letters(form)
        for start in range(1, len(letters)):
            piece = _longest(letters[start:], lambda part: fits(number, CUT + part + CUT))
            if piece:
                yield CUT + piece + CUT
    for form in (*reversed(forms.wanted), *forms.spare):
        yield from _pieces_and_ends(number, _letters(form), fits)


def _pieces_and_ends(number: int, letters: Sequence[str], fits: Fits) -> Iterator[str]:
    """Pieces of the middle with the very end: for two who share their first name and two who share their last."""
    for end in range(1, min(4, len(letters))):
        tail = CUT + "".join(letters[-end:])
        for start in range(1, len(letters) - end):
            piece = _longest(letters[start:-end], partial(_fits_between, number, tail, fits))
            if piece:
                yield CUT + piece + tail


def _cuts(number: int, form: str, fits: Fits) -> Iterator[str]:
    """The cuts of a form that have room, by how much of its end is left: none of it first."""
    letters = _letters(form)
    for end in range(len(letters)):
        tail = CUT + "".join(letters[len(letters) - end :])
        begin = _longest(letters[: len(letters) - end - 1], partial(_fits_before, number, tail, fits))
        if begin is None:
            return
        yield begin + tail


def _fits_before(number: int, tail: str, fits: Fits, head: str) -> bool:
    return fits(number, head + tail)


def _fits_between(number: int, tail: str, fits: Fits, piece: str) -> bool:
    return fits(number, CUT + piece + tail)


def _longest(letters: Sequence[str], fits: Callable[[str], bool]) -> str | None:
    """The longest beginning that has room; None: not even an empty one has."""
    if not fits(""):
        return None
    least, most = 0, len(letters)
    while least < most:
        middle = (least + most + 1) // 2
        if fits("".join(letters[:middle])):
            least = middle
        else:
            most = middle - 1
    return "".join(letters[:least]).rstrip()


def _letters(text: str) -> list[str]:
    """The letters of a text, each with the marks that stand on it."""
    letters: list[str] = []
    for sign in text:
        if letters and (unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Mc", "Cf")):
            letters[-1] += sign
        else:
            letters.append(sign)
    return letters
