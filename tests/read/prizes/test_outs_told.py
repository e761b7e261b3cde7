"""When somebody went out and who did it, told from the acts: through undo, corrections and returns."""

from tdapp.domain.registration import corrections, entries
from tdapp.domain.units import EntryId
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.outs_told import OutTold, out_times, outs_told
from tests.domain.evening import MINUTE, Evening, player, playing

DIRECTORY = {player(number): PlayerName(f"Last{number}", f"First{number}") for number in range(1, 12)}


def out(evening: Evening, number: int) -> None:
    evening.now += 5 * MINUTE
    evening.did(entries.bust_out, (EntryId(number),))


def test_everybody_has_the_time_that_was_entered_and_the_winner_none() -> None:
    evening = playing(4)
    out(evening, 2)
    first = evening.now
    out(evening, 3)
    assert out_times(evening.acts) == {2: first, 3: evening.now}
    told = outs_told(evening.state, evening.acts, DIRECTORY, {EntryId(2): "NL"})
    assert told[EntryId(2)] == OutTold("NL", first) and told[EntryId(1)] == OutTold()


def test_who_knocked_whom_out_is_told_by_name() -> None:
    evening = playing(4)
    evening.did(entries.bust_out, (EntryId(2),), by={EntryId(2): (EntryId(1), EntryId(4))})
    told = outs_told(evening.state, evening.acts, DIRECTORY, {})
    assert told[EntryId(2)].by == (DIRECTORY[player(1)], DIRECTORY[player(4)])


def test_a_bust_out_that_is_put_right_gives_its_time_to_the_right_one() -> None:
    evening = playing(5)
    out(evening, 2)
    at = evening.now
    evening.now += MINUTE
    evening.did(corrections.correct_bust_out, EntryId(2), EntryId(3), "seed")
    assert out_times(evening.acts) == {3: at}


def test_a_forgotten_bust_out_has_no_time_and_one_that_is_placed_anew_loses_it() -> None:
    evening = playing(6)
    out(evening, 2)
    out(evening, 3)
    evening.did(corrections.forgotten_bust_out, EntryId(4), EntryId(2))
    assert set(out_times(evening.acts)) == {2, 3}
    evening.did(corrections.place_bust_out, EntryId(3), EntryId(2))
    assert set(out_times(evening.acts)) == {2}


def test_a_bust_out_that_was_undone_is_not_told() -> None:
    evening = playing(4)
    out(evening, 2)
    assert out_times(evening.acts[:-1]) == {}
