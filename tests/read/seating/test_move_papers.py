"""What is printed for players on the way to a new seat: in whose order, and in which part of the room."""

from tdapp.domain.registration import entries
from tdapp.domain.seating import moves
from tdapp.domain.seating.balancing import balance
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.seating.room import RoomRules, TablePlace
from tdapp.domain.units import EntryId, Seq, TableNo
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.move_papers import by_new_table, move_slips, moves_by_name
from tdapp.values import replace
from tests.domain.evening import Evening, playing, seat


def moved() -> Evening:
    """Two of the nine at table 2 are on the way to table 1, which stands in the blue room."""
    evening = playing(18)
    for number in (4, 6, 7, 8):
        entry = evening.state.at(seat(1, number))
        assert entry is not None
        evening.do(entries.bust_out, (entry,))
    places = (TablePlace(TableNo(1), "Blue room"),)
    evening.state = replace(evening.state, room=replace(evening.state.room, rules=RoomRules(places=places)))
    proposal = balance(evening.state, evening.now, "1/ab", DRAW_UNKNOWN)
    assert proposal is not None
    evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    return evening


def test_slips_lie_by_old_table_lists_by_name_and_by_new_table() -> None:
    evening = moved()
    names = {
        evening.state.entries[entry].player: PlayerName(f"Player {99 - entry}", "") for entry in evening.state.entries
    }
    stamp = Stamp("Friday", evening.now, Seq(1), "")
    slips = move_slips(evening.state, evening.now, names, stamp)
    assert len(slips.players) == 2 and slips.has_areas
    assert [each.from_seat for each in slips.players] == sorted(each.from_seat for each in slips.players)
    assert {(each.to_area, each.from_area) for each in slips.players} == {("Blue room", "")}
    assert {each.deals for each in slips.players} == {DealtIn.ASK}
    listed = moves_by_name(evening.state, evening.now, names, stamp)
    assert [each.entry for each in listed.players] == sorted((each.entry for each in listed.players), reverse=True)
    tables = by_new_table(listed)
    assert [each.to_seat for each in tables.players] == sorted(each.to_seat for each in listed.players)
    one = EntryId(slips.players[1].entry)
    assert [each.entry for each in move_slips(evening.state, evening.now, names, stamp, {one}).players] == [one]


def test_who_was_seen_in_the_new_seat_stands_on_none() -> None:
    evening = moved()
    evening.do(moves.confirm_seated)
    shown = moves_by_name(evening.state, evening.now, {}, Stamp("Friday", evening.now, Seq(1), ""))
    assert shown.players == () and not shown.has_areas
