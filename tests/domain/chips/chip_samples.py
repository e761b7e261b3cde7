"""Chip sets for tests."""

from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern, Pieces
from tdapp.domain.units import Chips

COLOURS = {
    5: "#c62828",
    25: "#2e7d32",
    50: "#1565c0",
    100: "#212121",
    500: "#6a1b9a",
    1000: "#f9d648",
    5000: "#ef6c9a",
    25_000: "#004d40",
}


def chip_set(stock: dict[int, int], *, key: str = "club", reserve: dict[int, int] | None = None) -> ChipSet:
    """A set with so many pieces of each denomination."""
    kept = reserve or {}
    return ChipSet(
        key,
        "Club set",
        tuple(
            Chip(Chips(value), COLOURS.get(value, "#808080"), count, kept.get(value, 0), pattern=Pattern.SPOTS)
            for value, count in sorted(stock.items())
        ),
    )


def pieces(**counts: int) -> Pieces:
    """Pieces by denomination: pieces(v25=8, v100=8)."""
    return tuple(sorted((Chips(int(name[1:])), count) for name, count in counts.items()))


# Four hundred chips for ten players, and as clubs have them for two tables: pokerchipper.com, thread 1404.
HOME = {25: 120, 100: 120, 500: 50, 1000: 75, 5000: 35}
TWO_TABLES = {25: 160, 100: 160, 500: 80, 1000: 140, 5000: 60}
PLENTY = {25: 20_000, 100: 20_000, 500: 10_000, 1000: 10_000, 5000: 10_000}
