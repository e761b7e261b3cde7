"""The draw sheet on paper."""

from dataclasses import dataclass

from tdapp.read.draws import DrawSheet
from tdapp.read.papers import Stamp


@dataclass(frozen=True, slots=True)
class DrawsPaper:
    """Every draw of a tournament, and what they are bound to."""

    stamp: Stamp
    sheet: DrawSheet
