"""People are found by the letters typed: all who match and no others, the best first."""

import pytest

from tdapp.domain.units import Cents, EntryId, Money, PlayerId
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.registration.matching import find, matches
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tests.ui.pages.evening import demo_names

NONE = Money(Cents(0), "EUR")
ODD = (
    PlayerName("O'Connor", "Sinéad"),
    PlayerName("d_Arc", "Jo"),
    PlayerName("Đặng", "Thị Hương"),
    PlayerName("小龙", "李"),
    PlayerName("Jansen-Jansen", "Jan"),
)


def row(number: int, name: PlayerName) -> PlayerRow:
    status = EntryStatus.OUT if number % 4 == 0 else EntryStatus.PLAYING
    return PlayerRow(
        EntryId(number), PlayerId(str(number)), name, status, None, None, None, False, None, False, NONE, NONE,
        fold(name.full),
    )  # fmt: skip


ROWS = [row(number, name) for number, name in enumerate((*ODD, *demo_names()), 1)]


@pytest.mark.parametrize(
    "typed",
    ["a", "r", "ja", "con", "o'c", "o'", "arc", "d_", "jan jan", "jan jan jan jan", "de b", "小", "-", "'"],
)
def test_exactly_those_are_found_of_whose_name_every_word_begins_a_part(typed: str) -> None:
    wanted = fold(typed).split()
    found = find(ROWS, typed, limit=len(ROWS))
    assert {each.row.entry for each in found} == {each.entry for each in ROWS if matches(each.name.full, wanted)}
    assert all(each.marks == matches(each.row.name.full, wanted) for each in found)


@pytest.mark.parametrize("typed", ["a", "r", "j"])
def test_the_first_few_are_the_best_of_all(typed: str) -> None:
    everybody = find(ROWS, typed, limit=len(ROWS))
    assert len(everybody) > 5
    assert find(ROWS, typed, limit=5) == everybody[:5]
    assert [each.rank for each in everybody] == sorted(each.rank for each in everybody)
