"""What must be known for seating: of those in play, in the order of the room, and of nobody else."""

from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.read.seating.special_needs import in_one_line, needs_in_play
from tests.domain.evening import DIRECTORY, entry, player, playing, registered

NOTES = {player(number): f"note {number}\n\nmore" for number in (2, 3, 5, 900)}


def test_those_without_a_seat_come_first_then_by_table_and_seat() -> None:
    evening = registered(12)
    before = needs_in_play(evening.state, DIRECTORY, NOTES)
    assert [(need.entry, need.seat) for need in before] == [(number, None) for number in entry(2, 3, 5)]
    evening.do(seating.draw_seats, "seed")
    seated = needs_in_play(evening.state, DIRECTORY, NOTES)
    assert [need.seat for need in seated] == sorted(evening.state.entries[number].seat for number in entry(2, 3, 5))  # type: ignore[type-var]
    assert {need.needs for need in seated} == {"note 2 · more", "note 3 · more", "note 5 · more"}
    assert seated[0].name == DIRECTORY[evening.state.entries[seated[0].entry].player]


def test_who_is_out_is_no_matter_any_more() -> None:
    evening = playing(12)
    evening.do(entries.bust_out, entry(3))
    assert {need.entry for need in needs_in_play(evening.state, DIRECTORY, NOTES)} == {*entry(2, 5)}
    assert needs_in_play(evening.state, DIRECTORY, {}) == ()


def test_a_note_of_several_lines_is_said_in_one() -> None:
    assert in_one_line(" wheelchair \n\n end of the table") == "wheelchair · end of the table"
