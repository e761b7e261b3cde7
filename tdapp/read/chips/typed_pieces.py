"""Pieces of chips as they are typed: 500, 3x500 7x25, 3 x 500, 2*1,000."""

import re

from tdapp.domain.chips.chip_set import Pieces, pieces_of
from tdapp.domain.units import Chips
from tdapp.read.chips.typed_chips import typed_chips

_ONE = re.compile(r"(?:(\d{1,6})\s*[x×*]\s*)?(\d[\d.,']*[kKmM]?)")
_LISTED = re.compile(r",(?=\d{1,6}\s*[x×*])")  # a comma before the next pieces, not within a number
_BETWEEN = re.compile(r"[\s;+&]*(?:,\s+)?[\s;+&]*")


def typed_pieces(text: str) -> Pieces | None:
    """The pieces that were typed, None when that is nothing of the kind; () when nothing was typed.

    >>> typed_pieces("500"), typed_pieces("3x500 7 x 25"), typed_pieces("2×1,000,3x500 + 25")
    (((500, 1),), ((25, 7), (500, 3)), ((25, 1), (500, 3), (1000, 2)))
    >>> typed_pieces(" "), typed_pieces("3x"), typed_pieces("blue")
    ((), None, None)
    """
    text, at = _LISTED.sub(" ", text.strip()), 0
    counts: dict[Chips, int] = {}
    while at < len(text):
        found = _ONE.match(text, at)
        value = typed_chips(found[2].rstrip(".,'")) if found is not None else None
        if found is None or not value:
            return None
        chip = Chips(value)
        counts[chip] = counts.get(chip, 0) + int(found[1] or 1)
        between = _BETWEEN.match(text, found.end(2) - (len(found[2]) - len(found[2].rstrip(".,'"))))
        at = between.end() if between is not None else found.end()
    return pieces_of(counts)
