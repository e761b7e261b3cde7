"""What taking an act back would change for people: figures before and after, places and prizes."""

from collections.abc import Callable, Iterator

from tdapp.domain.clock import timing
from tdapp.domain.journal import fold
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import Money, Seat
from tdapp.read.journal.differences import Changed, Differences, differences
from tdapp.read.people.names import NOBODY, PlayerName
from tests.domain.evening import DIRECTORY, Evening, entry, late, player, players, registered


def name(number: int) -> PlayerName:
    return DIRECTORY[player(number)]


def without(evening: Evening, number: int) -> State:
    """The state as it would be without act `number`."""
    state = fold([act for act in evening.acts if act.number != number])
    assert state is not None
    return state


def would(evening: Evening, deed: Callable[[], object]) -> Differences:
    """What taking back the act of `deed` would change, once everything was done."""
    deed()
    after = without(evening, evening.acts[-1].number)
    found = differences(evening.state, after, DIRECTORY)
    assert {(each.name, each.before, each.after) for each in found.seats} == set(reseated(evening.state, after))
    return found


def reseated(before: State, after: State) -> Iterator[tuple[PlayerName, Seat | None, Seat | None]]:
    """Everybody whose seat differs, asked one by one."""
    for number in {*before.entries, *after.entries}:
        old, new = before.entries.get(number), after.entries.get(number)
        known, was, will = new or old, old.seat if old else None, new.seat if new else None
        if known is not None and was != will:
            yield DIRECTORY.get(known.player, NOBODY), was, will


def euros(whole: int) -> Money:
    return Money(whole * 100, "EUR")


def test_nothing_changes_when_only_the_clock_did() -> None:
    evening = late(4)
    found = would(evening, lambda: evening.do(timing.pause))
    assert found.nothing
    assert found.people == ()


def test_a_registration_taken_back_takes_chips_and_money_with_it() -> None:
    evening = registered(4)
    found = would(evening, lambda: evening.do(entries.register, players(5)[4:], "late"))
    assert not found.nothing
    assert (found.entries, found.left, found.chips) == ((5, 4), (5, 4), (100_000, 80_000))
    assert found.pool == (euros(250), euros(200))


def test_seats_that_were_drawn_taken_back_leave_everybody_without_one() -> None:
    evening = registered(4)
    found = would(evening, lambda: evening.do(seating.draw_seats, "seed"))
    assert len(found.seats) == 4
    assert all(each.before and each.after is None for each in found.seats)


def test_the_last_bust_out_taken_back_gives_one_place_and_its_prize_back() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    found = would(evening, lambda: evening.do(entries.bust_out, entry(3)))
    assert found.left == (1, 2)
    assert found.people == (
        Changed(name(4), 1, None, euros(130), None),
        Changed(name(3), 2, None, euros(70), None),
    )


def test_an_early_bust_out_taken_back_moves_everybody_after_it() -> None:
    evening = late(5)
    first = evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    evening.do(entries.bust_out, entry(3))
    assert first is not None
    found = differences(evening.state, without(evening, first.number), DIRECTORY)
    changed = {each.name: (each.place_before, each.place_after) for each in found.people}
    assert changed == {name(1): (5, None), name(2): (4, 5), name(3): (3, 4)}
    assert [each.place_after for each in found.people if each.place_after] == [4, 5]


def test_other_prizes_change_prizes_and_no_places() -> None:
    evening = late(4)
    for number in (1, 2, 3):
        evening.do(entries.bust_out, entry(number))
    pool = evening.state.pool
    found = would(evening, lambda: evening.do(payouts.set_prizes, (pool - 50_00, 50_00)))
    assert [(each.place_before, each.place_after) for each in found.people] == [(1, 1), (2, 2)]
    assert [(each.prize_before, each.prize_after) for each in found.people] == [
        (euros(150), euros(130)),
        (euros(50), euros(70)),
    ]
    assert not found.nothing and found.left == (1, 1)


def test_somebody_the_club_does_not_know_is_nobody_by_name() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1))
    found = differences(evening.state, without(evening, evening.acts[-1].number), {})
    assert [each.name for each in found.people] == [NOBODY]
