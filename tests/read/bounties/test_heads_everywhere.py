"""What is on a head: the same in the list of players, on the map and on the page of the bubble, after every act."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain.bounties import heads
from tdapp.domain.bounties.head_values import Heads
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Refund
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.hands.hands import hands_view, players_at
from tdapp.read.registration.players import PlayersView, players_view
from tdapp.read.seating.tables import TablesView, tables_view
from tdapp.values import replace
from tests.domain.bounties.test_bounty_properties import DEEDS, ODD, PLAIN, TERMS
from tests.domain.bounties.test_heads import BACK_IN, HEAD, PROGRESSIVE, evening, out
from tests.domain.evening import DIRECTORY, Evening, entry, on_terms, rebuy


class Shown:
    """The views as a window keeps them, each made from the one before."""

    def __init__(self) -> None:
        self.players: PlayersView | None = None
        self.tables: TablesView | None = None

    def look(self, made: Evening) -> None:
        state, now = made.state, made.now
        self.players = players_view(state, now, DIRECTORY, self.players)
        self.tables = tables_view(state, now, DIRECTORY, None, self.tables)
        assert self.players == players_view(state, now, DIRECTORY)
        assert self.tables == tables_view(state, now, DIRECTORY)
        inside = {each.id: heads.head_of(state, each.id) for each in state.playing()}
        listed = {row.entry: row.head.cents if row.head else 0 for row in self.players.rows if row.entry in inside}
        assert listed == inside
        assert all(row.head is None for row in self.players.rows if row.entry not in inside)
        assert self.players.heads or not any(inside.values())
        seated = {seat.entry: seat.head for table in self.tables.tables for seat in table.seats if seat.entry}
        rows = [row.number for row in hands_view(state, now, DIRECTORY).tables]
        pressed = {each.entry: each.head for row in rows for each in players_at(state, now, row, DIRECTORY)}
        known = KnownHeads(state)
        assert pressed == {each: known.of(each) for each in pressed}
        if known.differ:
            assert {each: head.cents if head else 0 for each, head in seated.items()} == {
                each: inside[each] for each in seated
            }
        else:
            assert len({inside[each] for each in seated}) < 2 or not any(seated.values())
        assert all((table.heads is not None) is known.differ for table in self.tables.tables)
        room = known.room()
        assert room is None or all(len(str(cents)) <= len(str(room.cents)) for cents in inside.values())


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(TERMS, st.lists(DEEDS, min_size=10, max_size=40))
def test_lists_and_maps_say_what_is_on_every_head_after_every_act(
    terms: Bounties | None, script: list[tuple[Callable[..., None], Any]]
) -> None:
    made = evening(8, terms)
    on_terms(made, HEAD, BACK_IN, PLAIN, ODD, rebuy(), bounty=terms, started=Refund.ALL_BUT_FEE)
    shown = Shown()
    shown.look(made)
    for deed, *args in script:
        try:
            deed(made, *args)
        except (Refused, Conflict):
            continue
        shown.look(made)


@pytest.mark.parametrize("terms", [PROGRESSIVE, None, Bounties(BountyKind.MYSTERY)])
def test_seats_tell_of_heads_only_where_one_may_be_worth_more_than_another(terms: Bounties | None) -> None:
    made = evening(4, terms)
    assert KnownHeads(made.state).differ is (terms is PROGRESSIVE)
    on_terms(made, HEAD, PLAIN, bounty=terms)
    assert KnownHeads(made.state).differ is (terms is None or terms is PROGRESSIVE)


def test_a_bust_out_more_makes_only_the_winners_row_and_table_anew() -> None:
    made = evening(18, PROGRESSIVE)
    rows, tables = players_view(made.state, made.now, DIRECTORY), tables_view(made.state, made.now, DIRECTORY)
    at = {seat.entry: table.number for table in tables.tables for seat in table.seats if seat.entry}
    winner = next(each for each in at if at[each] == at[EntryId(1)] and each != 1)
    out(made, 1, winner)
    after = players_view(made.state, made.now, DIRECTORY, rows)
    anew = {row.entry for row, was in zip(after.rows, rows.rows, strict=True) if row is not was}
    assert anew == {1, winner}
    again = tables_view(made.state, made.now, DIRECTORY, None, tables)
    same = [table.number for table, was in zip(again.tables, tables.tables, strict=True) if table.seats is was.seats]
    assert at[EntryId(1)] not in same
    assert same


def test_hand_for_hand_says_what_a_bust_out_was_worth_and_whose_it_is() -> None:
    made = evening(6, PROGRESSIVE)
    made.do(hand_for_hand.begin)
    made.do(entries.bust_out, entry(1))
    out(made, 2, 3)

    def said() -> dict[int, tuple[int, tuple[str, ...], bool]]:
        play = hands_view(made.state, made.now, DIRECTORY).play
        assert play is not None
        return {
            bust.entry: (bust.head.cents if bust.head else 0, tuple(name.first for name in bust.by), bust.open)
            for bust in play.busts
        }

    assert said() == {1: (100_00, (), True), 2: (100_00, ("First3",), False)}
    made.do(entries.bust_out, entry(3), by={EntryId(3): entry(4)})
    assert said()[3] == (150_00, ("First4",), False)


def test_nothing_is_on_heads_in_a_night_without_bounties() -> None:
    state = replace(Evening().state)
    assert state.heads == Heads({}, {}, {})
    assert not KnownHeads(state).there
