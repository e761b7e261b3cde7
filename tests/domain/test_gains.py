"""Who gets something out of an act: nobody by a draw of those who had seats, and whoever had none."""

from tdapp.domain.effects import Gains, gains
from tdapp.domain.journal import apply
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId
from tests.domain.evening import Evening, playing, registered


def by_a_draw(evening: Evening) -> Gains:
    facts = seating.redraw(evening.state, evening.now, "again")
    return gains(evening.state, apply(evening.state, facts), facts)


def test_nobody_gains_by_a_draw_of_those_who_have_seats() -> None:
    evening = playing(20)
    evening.do(entries.bust_out, (EntryId(4),))
    assert by_a_draw(evening) == Gains()


def test_whoever_had_no_seat_goes_on_by_a_draw() -> None:
    evening = registered(20)
    facts = seating.draw_seats(evening.state, evening.now, "first")
    everybody = frozenset(entry.player for entry in evening.state.playing())
    assert gains(evening.state, apply(evening.state, facts), facts) == Gains(goes_on=everybody)
