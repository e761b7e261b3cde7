"""Moves as people read them: reasons with their rule, what is asked, who gets cards, who is on the way."""

from datetime import UTC

import pytest

from tdapp.domain import tournament
from tdapp.domain.book_values import SILENT
from tdapp.domain.journal import fold, retracted
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.discipline import choose_rulebook
from tdapp.domain.seating import breaking, buttons, floor_rules, halting, moves
from tdapp.domain.seating.breaking import break_table
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, NO_CHOICES, Choices, Cost, Proposal, Where, WhyThisPlayer
from tdapp.domain.seating.room import BlockedSeat, RoomRules
from tdapp.domain.seating.table_facts import FloorRules, Game
from tdapp.domain.seating.why_tables import Among
from tdapp.domain.units import EntryId, PlayerId, TableNo
from tdapp.read.act_context import Look
from tdapp.read.act_lines import act_suffix, label, line
from tdapp.read.people.names import NOBODY
from tdapp.read.seating.moves import ProposalView, proposal_view, unseated_view
from tdapp.read.seating.seating_needs import table_needs
from tdapp.read.seating.tables import ButtonView, tables_view
from tdapp.values import replace
from tdapp.words.say import Words
from tdapp.words.sentences import SENTENCES
from tests.domain.evening import DIRECTORY, SETUP, Evening, late, lifted, playing, seat

ENGLISH = Words("en", UTC)
ONE, TWO = TableNo(1), TableNo(2)


def out(evening: Evening, table: int, *seats: int) -> None:
    for number in seats:
        entry = evening.state.at(seat(table, number))
        assert entry is not None
        evening.do(entries.bust_out, (entry,))


def short(known: bool = True) -> Evening:
    """Table 1 without seats 4, 7 and 8; the buttons at seat 1, if they are known."""
    evening = playing(18)
    out(evening, 1, 4, 7, 8)
    for table in (ONE, TWO) if known else ():
        evening.do(buttons.place, table, 1)
    return evening


def proposed(evening: Evening, choices: Choices = NO_CHOICES) -> Proposal:
    found = moves.propose(evening.state, evening.now, "1/ab", choices)
    assert found is not None
    return found


def view(evening: Evening, proposal: Proposal) -> ProposalView:
    return proposal_view(evening.state, evening.now, DIRECTORY, proposal)


def said(evening: Evening) -> str:
    """The last act as the journal says it, and as what undo takes back."""
    *earlier, act = evening.acts
    before = fold(earlier, skip=retracted(earlier))
    look = Look(before, lambda player: DIRECTORY.get(player, NOBODY), lambda *_: "", lambda _: PlayerId(""))
    suffix = act_suffix(act, look)
    return f"{ENGLISH.said(line(suffix))} / {ENGLISH.said(label(suffix))}"


def test_a_move_says_who_goes_and_where_with_the_rule() -> None:
    (move,) = view(short(), proposed(short())).moves
    assert ENGLISH.said(move.why) == "next big blind; has the big blind at once (TDA2024 11-A)"
    assert (move.from_seat, move.to_seat, move.deals) == (seat(2, 4), seat(1, 4), DealtIn.AT_ONCE)


def test_the_rule_is_that_of_the_house_s_book_where_it_has_one() -> None:
    evening = short()
    evening.do(choose_rulebook, "HC")
    assert ENGLISH.said(view(evening, proposed(evening)).moves[0].why).endswith("(HC 11-A)")
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD_ROUND))
    assert ENGLISH.said(view(evening, proposed(evening)).moves[0].why).endswith("(TDA2024 11-B)")
    evening.do(choose_rulebook, "QLD")
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD))
    assert (
        ENGLISH.said(view(evening, proposed(evening)).moves[0].why) == "last seat; to the last open seat (TDA2024 11)"
    )


def test_what_hangs_on_a_button_names_the_table_to_ask() -> None:
    evening = short(known=False)
    found = view(evening, proposed(evening))
    (move,) = found.moves
    assert (move.entry, move.name, move.from_seat, move.to_seat, move.deals) == (None, None, None, None, None)
    assert found.asks == (1, 2)
    assert ENGLISH.said(move.why) == "ask the button of table 2; ask the button of table 1"


def test_s5_a_rule_is_cited_only_where_it_decided() -> None:
    evening = short()
    mine = NO_CHOICES.keep(evening.state.at(seat(2, 9)) or EntryId(0), seat(1, 8))
    (chosen,) = view(evening, proposed(evening, mine)).moves
    assert (ENGLISH.said(chosen.why), chosen.tables) == ("chosen by the director; seat chosen", None)
    unknown = short(known=False)
    (drawn,) = view(unknown, proposed(unknown, DRAW_UNKNOWN)).moves
    assert ENGLISH.said(drawn.why) == "drawn, button unknown; seat drawn"
    unknown.do(buttons.place, ONE, 1)
    (half,) = view(unknown, proposed(unknown, DRAW_UNKNOWN)).moves
    assert ENGLISH.said(half.why) == "drawn, button unknown; has the big blind at once (TDA2024 11-A)"
    other = short(known=False)
    other.do(buttons.place, TWO, 1)
    (half,) = view(other, proposed(other, DRAW_UNKNOWN)).moves
    assert ENGLISH.said(half.why) == "next big blind (TDA2024 11-A); seat drawn"


def test_s5_why_this_table_gives_and_takes_is_said() -> None:
    evening = short()
    (move,) = view(evening, proposed(evening)).moves
    assert move.tables is not None
    assert ENGLISH.said(move.tables) == "from the fullest, to the emptiest (TDA2024 11-C)"
    three = playing(27)
    out(three, 1, 1, 2)
    (move,) = view(three, proposed(three, DRAW_UNKNOWN)).moves
    assert move.tables is not None
    assert ENGLISH.said(move.tables) == "from the fullest that breaks first, to the emptiest (TDA2024 11-C)"
    (move,) = view(three, proposed(three, replace(NO_CHOICES.spare(TableNo(3)), all_unknown=True))).moves
    assert move.tables is not None
    assert ENGLISH.said(move.tables).startswith("from the fullest that may give")


def test_newcomers_to_one_table_see_each_other_when_it_is_said_who_is_dealt_in() -> None:
    evening = late(14, replace(SETUP, seats_per_table=5))
    out(evening, 1, 1, 2, 4)
    out(evening, 2, 1)
    for table, number in ((ONE, 3), (TWO, 2)):
        evening.do(buttons.place, table, number)
    proposal = break_table(evening.state, evening.now, TableNo(3), "1/ab")
    found = view(evening, proposal)
    evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    told = {move.to_seat: move.deals for move in found.moves}
    booked = {person.to_seat: person.deals for person in unseated_view(evening.state, evening.now, DIRECTORY)}
    assert told == booked


def test_costs_are_said_with_their_tables() -> None:
    evening = short()
    room = replace(evening.state.room, rules=RoomRules(blocked=tuple(BlockedSeat(n, ONE) for n in (4, 7))))
    evening.state = replace(evening.state, room=room)
    out(evening, 1, 9)
    found = view(evening, proposed(evening, DRAW_UNKNOWN))
    assert found.bound == len(found.moves) == 2 and found.costs == ()
    room = replace(evening.state.room, rules=RoomRules(blocked=tuple(BlockedSeat(n, ONE) for n in (4, 7, 8))))
    evening.state = replace(evening.state, room=room)
    found = view(evening, proposed(evening))
    assert [ENGLISH.said(cost) for cost in found.costs] == []
    assert len(found.moves) == 1


REASONS = {
    "move.gives": list(Among),
    "move.takes": list(Among),
    "move.who": [who for who in WhyThisPlayer if who is not WhyThisPlayer.TABLE],
    "move.where": list(Where),
    "cost": list(Cost),
    "deals": list(DealtIn),
}


@pytest.mark.parametrize("code", [f"{family}.{each}" for family, codes in REASONS.items() for each in codes])
def test_every_reason_has_words(code: str) -> None:
    assert code in SENTENCES


def test_a_table_that_breaks_shows_the_cards_and_who_waits_for_the_button() -> None:
    evening = late(27)
    out(evening, 1, 1, 2, 5)
    out(evening, 2, 1, 2, 3)
    out(evening, 3, 1, 2, 3, 4)
    evening.do(buttons.place, ONE, 3, 4, 6)  # the next small blind is 6, so seat 5 waits
    proposal = break_table(evening.state, evening.now, TableNo(3), "1/ab")
    found = view(evening, proposal)
    assert all(len(move.card) == 2 for move in found.moves) and not found.partial
    assert {ENGLISH.said(move.why) for move in found.moves} == {"seat drawn (TDA2024 10-B)"}
    deals = {move.to_seat: move.deals for move in found.moves}
    assert all(deal is DealtIn.ASK for there, deal in deals.items() if there is not None and there.table == 2)
    at_one = {there.number: deal for there, deal in deals.items() if there is not None and there.table == 1}
    assert at_one and all((deal is DealtIn.WAITS) == (number == 5) for number, deal in at_one.items())


def test_who_was_moved_is_on_the_way_until_seen() -> None:
    evening = short()
    proposal = proposed(evening)
    evening.do(moves.accept, proposal, (1,))
    assert said(evening) == "1 players moved to even the tables out / 1 moves between tables"
    evening.acts[-1] = replace(evening.acts[-1], verb="balance.accept")  # as it was called in old journals
    assert said(evening) == "1 players moved to even the tables out / 1 moves between tables"
    (person,) = unseated_view(evening.state, evening.now, DIRECTORY)
    assert (person.from_seat, person.to_seat, person.deals) == (seat(2, 4), seat(1, 4), DealtIn.AT_ONCE)
    room = tables_view(evening.state, evening.now, DIRECTORY)
    assert room.unseated == (person,)
    assert room.tables[0].seats[3].came_from == seat(2, 4) and not room.tables[0].seats[3].waits
    evening.do(moves.confirm_seated, [person.entry])
    name = DIRECTORY[evening.state.entries[person.entry].player].full
    assert said(evening) == f"{name} seen in seat 1-4 / confirmation of {name} in seat 1-4"
    after = tables_view(evening.state, evening.now, DIRECTORY, None, room)
    assert after.tables[0].seats[3].came_from is None and after.tables[1] is room.tables[1]


def test_a_winner_is_asked_to_no_new_seat() -> None:
    evening = short()
    evening.do(moves.accept, proposed(evening), (1,))

    def asked() -> list[str]:
        found = table_needs(evening.state, evening.now, None, DIRECTORY, SILENT)
        return [need.code for need in found if need.code == "unseated"]

    (person,) = unseated_view(evening.state, evening.now, DIRECTORY)
    assert asked() == ["unseated"]
    evening.do(tournament.close_registration)
    for each in [each.id for each in evening.state.playing() if each.id != person.entry]:
        evening.do(entries.bust_out, (each,))
    assert evening.state.alive == 1 and asked() == []


def test_tables_show_button_blocked_seats_and_whether_they_stop() -> None:
    evening = playing(18)
    out(evening, 1, 4, 7, 8)
    evening.do(buttons.place, ONE, 1)
    room = replace(evening.state.room, rules=RoomRules(blocked=(BlockedSeat(9, TWO, "camera"),)))
    evening.state = replace(evening.state, room=room)
    found = tables_view(evening.state, evening.now, DIRECTORY)
    assert (found.tables[0].button, found.tables[0].halt) == (ButtonView(1, 2, 3, known=True), HaltState.STOPS)
    assert (found.tables[1].button, found.tables[1].halt) == (None, None)
    assert found.tables[1].seats[8].blocked == "camera"
    older = tables_view(evening.state, evening.wait(5).now, DIRECTORY, None, found)
    assert (older.tables[0].button, older.tables[0].halt) == (ButtonView(1, 2, 3, known=False), HaltState.ASK)
    assert older.tables[1] is found.tables[1]
    evening.do(halting.waive, ONE, allow=lifted("halt.needs_reason"))
    assert said(evening).startswith("Table 1 plays on even though it is 3 short / permission for table 1 to play on")
    assert tables_view(evening.state, evening.now, DIRECTORY).tables[0].halt is HaltState.WAIVED


def test_what_was_done_to_tables_is_said() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 8)
    assert said(evening) == "Button at 1-8, big blind at 1-1 / button at 1-8, big blind at 1-1"
    evening.do(discipline.hand_played, ONE)
    assert said(evening) == "Hand played at table 1, button moved on / hand counted at table 1"
    evening.do(buttons.forget, ONE)
    assert said(evening) == "Button of table 1 now unknown / button of table 1 set to unknown"
    evening.do(breaking.swap_tables, ONE, TWO)
    assert said(evening) == "Tables 1 and 2 swapped / swap of tables 1 and 2"
    evening.do(breaking.swap_tables, ONE, TableNo(14))
    assert said(evening) == "Table 1 became table 14 / move of table 1 to number 14"
    out(evening, 2, 1)
    evening.do(breaking.compress, TWO)
    assert said(evening) == "Table 2 moved up to the lowest seats / moving up at table 2"
    evening.do(floor_rules.set_rules, FloorRules(ideal=8))
    assert said(evening) == "Balancing rules changed / change of the balancing rules"
