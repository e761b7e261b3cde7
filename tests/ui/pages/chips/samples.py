"""A chip set as a club has it, for the tests of the Chips page."""

from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern
from tdapp.domain.units import Chips

SET = ChipSet(
    "case",
    "Case of the club",
    (
        Chip(Chips(25), "#2e8b57", 800),
        Chip(Chips(100), "#22262d", 800, 20),
        Chip(Chips(500), "#6b3fa0", 400, pattern=Pattern.BARS),
        Chip(Chips(1_000), "#f2c230", 600, edge="#22262d"),
        Chip(Chips(5_000), "#e8702a", 300, pattern=Pattern.RINGS),
    ),
)
