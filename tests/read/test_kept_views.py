"""Lists of the whole room are kept while nothing happens: what is kept is always what would be made anew."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from tdapp.domain.chips import chip_counts
from tdapp.domain.registration import check_in, entries
from tdapp.domain.units import Chips, EntryId
from tdapp.read.chips.chip_ledger import ledger_view
from tdapp.read.chips.count_entry import count_view
from tdapp.read.chips.known_stacks import chip_counts_view
from tdapp.read.people.names import Directory, Names, PlayerName
from tdapp.read.registration.check_in import check_in_view
from tests.domain.evening import DIRECTORY, Evening, entry, playing

View = Callable[[Evening, Directory], object]


def _count(evening: Evening, names: Directory) -> object:
    return count_view(evening.state, evening.now, names)


def _leaders(evening: Evening, names: Directory) -> object:
    return chip_counts_view(evening.state, evening.now, names)


def _ledger(evening: Evening, names: Directory) -> object:
    return ledger_view(evening.state, evening.now, ACTS, names)


def _by_seat(evening: Evening, names: Directory) -> object:
    return check_in_view(evening.state, evening.now, names).rows


def _by_name(evening: Evening, names: Directory) -> object:
    return check_in_view(evening.state, evening.now, names, by_name=True).rows


ACTS: tuple[()] = ()
VIEWS = (_count, _leaders, _ledger, _by_seat, _by_name)


def _names() -> Names:
    names = Names()
    for player, name in DIRECTORY.items():
        names[player] = name
    return names


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_kept_is_what_would_be_made_anew(view: View) -> None:
    evening, names = playing(9), _names()

    def level() -> None:
        evening.now += timedelta(minutes=25)

    def renamed() -> None:
        names[evening.state.entries[EntryId(3)].player] = PlayerName("Aalbers", "Ada")

    def forgotten() -> None:
        names.clear()

    for happens in (
        lambda: None,
        lambda: evening.do(chip_counts.count, stacks={EntryId(1): Chips(41_000)}),
        lambda: evening.do(check_in.check_in, (EntryId(1),)),
        level,
        renamed,
        lambda: evening.do(entries.bust_out, entry(2)),
        forgotten,
    ):
        happens()
        kept = view(evening, names)
        assert kept == view(evening, dict(names))  # of names that know no changes it is made anew
        assert view(evening, names) is view(evening, names)


def test_names_that_know_of_no_change_keep_nothing() -> None:
    evening, names = playing(9), dict(DIRECTORY)
    before = check_in_view(evening.state, evening.now, names)
    player = evening.state.entries[before.rows[0].entry].player
    names[player] = PlayerName("Aalbers", "Ada")
    assert check_in_view(evening.state, evening.now, names).rows[0].name == PlayerName("Aalbers", "Ada")
