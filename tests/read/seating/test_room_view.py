"""The room's rules as the window shows them, with the names of people."""

from tdapp.domain.evolve import evolve
from tdapp.domain.seating import arranging, seating, seeds
from tdapp.domain.seating.draw_facts import DrawCommitted
from tdapp.domain.seating.room import Apart, KeptSeat
from tdapp.domain.units import EntryId
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.room import room_view
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, player, playing, registered, seat


def test_wishes_have_names_and_say_whether_they_hold_now() -> None:
    evening = playing(18)
    table = evening.state.open_tables()[0]
    one, other = (each for each in table.seats[:2] if each is not None)
    where = evening.state.entries[one].seat
    assert where is not None
    people = [evening.state.entries[each].player for each in (one, other)]
    rules = replace(
        evening.state.room.rules,
        apart=(Apart(people[0], people[1]), Apart(people[0], player(99))),
        kept=(KeptSeat(people[0], where), KeptSeat(player(99), seat(7, 1))),
    )
    evening.do(arranging.set_room, rules)
    view = room_view(evening.state, DIRECTORY)
    assert view.usual == 9
    assert {each.together for each in view.apart} == {table.number, None}
    assert [each.here for each in view.kept] == [True, False]
    assert view.kept[0].name == DIRECTORY[people[0]]
    assert room_view(evening.state, {}).kept[0].name == PlayerName("?")


def test_the_latest_value_and_when_the_secret_may_be_revealed() -> None:
    evening = registered(10)
    evening.state = evolve(evening.state, DrawCommitted(seeds.commitment_of("s")))
    assert room_view(evening.state, DIRECTORY).public is None
    evening.do(seeds.give_public_value, "7 3 9", 0)
    evening.do(seating.draw_seats, "1/a")
    view = room_view(evening.state, DIRECTORY)
    assert (view.public, view.may_reveal) == ("7 3 9", False)
    assert view.commitment == seeds.commitment_of("s")
    evening.state = replace(evening.state, finished=True)
    assert room_view(evening.state, DIRECTORY).may_reveal
    evening.do(seeds.reveal, "s")
    view = room_view(evening.state, DIRECTORY)
    assert (view.may_reveal, view.secret) == (False, "s")
    assert evening.state.entries[EntryId(1)].seat is not None
