"""The chips of the demo club: one set for all its tournaments, and how their stacks are made."""

from collections.abc import Mapping
from hashlib import sha256

from tdapp.app.chips.chip_sets import keep_default, save_set
from tdapp.app.open_club import Club
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern, Pieces, pieces_of
from tdapp.domain.units import Chips, TournamentId

HOUSE = ChipSet(
    sha256(b"demo chips").hexdigest()[:32],
    "House chips",
    (
        Chip(Chips(25), "#2e8b57", 2_400, 100),
        Chip(Chips(100), "#22262d", 3_200, 200, pattern=Pattern.QUARTERS),
        Chip(Chips(500), "#6b3fa0", 2_400, 100, pattern=Pattern.DIAMONDS),
        Chip(Chips(1000), "#f2c230", 2_800, 100, edge="#22262d", pattern=Pattern.BARS),
        Chip(Chips(5000), "#ee86ad", 2_800, 100, edge="#22262d"),
        Chip(Chips(25_000), "#134b33", 200, edge="#f2c230", pattern=Pattern.RINGS),
    ),
)
_OF_25_000 = {25: 8, 100: 8, 500: 4, 1000: 7, 5000: 3}
_OF_20_000 = {25: 8, 100: 8, 500: 4, 1000: 7, 5000: 2}
TURBO_STACK = Chips(20_000)
MAIN: Mapping[str, Mapping[int, int]] = {"": _OF_25_000, "add_on": {5000: 6}}
TURBO: Mapping[str, Mapping[int, int]] = {"": _OF_20_000}
EXPECTED: Mapping[str, int] = {"": 95, "early": 75, "late": 20, "dealer": 10, "again": 10, "rebuy": 20, "add_on": 40}


def keep_house_chips(club: Club) -> None:
    """Give the club a chip set, with which its tournaments begin."""
    save_set(club, HOUSE)
    keep_default(club, HOUSE.key)


def set_chips(club: Club, event: TournamentId, stacks: Mapping[str, Mapping[int, int]]) -> None:
    """Give a tournament the set of the house, and stacks made of it."""
    club.desk.do(event, chip_sets.choose_set, HOUSE)
    for offer, counts in stacks.items():
        club.desk.do(event, chip_sets.make_stack, offer, _pieces(counts))


def expect_sales(club: Club, event: TournamentId) -> None:
    """Say how many stacks of the main tournament are expected, for which its chips are brought."""
    club.desk.do(event, chip_sets.expect, EXPECTED)


def _pieces(counts: Mapping[int, int]) -> Pieces:
    return pieces_of({Chips(chip): count for chip, count in counts.items()})
