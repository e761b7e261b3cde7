"""The list of entries, the preview of a bust-out, and the floor: what they say, and which rows stay the same."""

from datetime import UTC

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, sales
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, Proposal
from tdapp.domain.units import Cents, EntryId, Money, SaleNo, TableNo
from tdapp.read.money.account import account_view
from tdapp.read.people.names import NOBODY, PlayerName
from tdapp.read.registration.players import EntryStatus, PlayerRow, PlayersView, bust_preview, players_view
from tdapp.read.seating.tables import TablesView, tables_view
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.evening import (
    DIRECTORY,
    SETUP,
    Evening,
    add_on,
    entry,
    late,
    on_terms,
    player,
    playing,
    rebuy,
    registered,
    seat,
)


def people(evening: Evening, previous: PlayersView | None = None) -> PlayersView:
    return players_view(evening.state, evening.now, DIRECTORY, previous)


def floor(evening: Evening, previous: TablesView | None = None, proposal: Proposal | None = None) -> TablesView:
    return tables_view(evening.state, evening.now, DIRECTORY, proposal, previous)


def changed(before: PlayersView, after: PlayersView) -> list[int]:
    old = {id(row) for row in before.rows}
    return [row.entry for row in after.rows if id(row) not in old]


def test_rows_stand_by_ticket_with_their_status() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(3))
    view = people(evening)
    assert [row.entry for row in view.rows] == list(range(1, 13))
    assert (view.playing, view.out, view.waiting) == (11, 1, 0)
    row = view.rows[2]
    assert (row.status, row.place, row.place_to, row.provisional) == (EntryStatus.OUT, 12, 12, False)
    assert (row.seat, row.prize, row.search) == (None, None, "first3 last3")
    assert row.paid == Money(Cents(60_00), "EUR")
    assert view.rows[0].status is EntryStatus.PLAYING


def test_before_the_draw_nobody_waits_and_an_unknown_person_is_nobody() -> None:
    evening = registered(2)
    view = players_view(evening.state, evening.now, {})
    assert [row.status for row in view.rows] == [EntryStatus.REGISTERED] * 2
    assert view.rows[0].name is NOBODY
    assert (view.playing, view.waiting, view.drawn) == (2, 0, False)


def test_the_draw_makes_players_of_the_registered_and_its_undo_registered_of_players() -> None:
    evening = registered(4)
    before = people(evening)
    evening.do(seating.draw_seats, "seed")
    drawn = people(evening, before)
    assert [row.status for row in drawn.rows] == [EntryStatus.PLAYING] * 4
    again = players_view(registered(4).state, evening.now, DIRECTORY, drawn)
    assert [row.status for row in again.rows] == [EntryStatus.REGISTERED] * 4


def test_who_has_no_seat_after_the_draw_waits_for_one_and_is_looked_at_anew() -> None:
    evening = registered(2)
    ahead = people(evening)
    others = playing(2).state.tables
    drawn = replace(evening.state, tables=others)  # the very same entries
    view = players_view(drawn, evening.now, DIRECTORY, ahead)
    assert [row.status for row in view.rows] == [EntryStatus.WAITING] * 2
    back = players_view(evening.state, evening.now, DIRECTORY, view)
    assert [row.status for row in back.rows] == [EntryStatus.REGISTERED] * 2


def test_the_account_of_an_entry_says_the_status_the_list_says() -> None:
    someone_out = playing(3)
    someone_out.do(entries.bust_out, entry(1))
    for evening in (registered(3), playing(3), someone_out):
        for row in people(evening).rows:
            assert [line.status for line in account_view(evening.state, DIRECTORY, row.player).lines] == [row.status]


def row_of(evening: Evening, number: int) -> PlayerRow:
    view = players_view(evening.state, evening.now, DIRECTORY)
    return next(row for row in view.rows if row.entry == number)


def test_while_entries_are_taken_a_place_is_provisional_and_pays_nothing_yet() -> None:
    evening = playing(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    row = row_of(evening, 3)
    assert (row.place, row.provisional, row.prize) == (2, True, None)
    row = row_of(evening.wait(41), 3)
    assert (row.provisional, row.prize) == (False, Money(Cents(70_00), "EUR"))


def test_the_winner_and_who_was_paid() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    before = people(evening)
    evening.pay(EntryId(4))
    view = people(evening, before)
    assert view.rows[3].status is EntryStatus.WINNER
    assert (view.rows[3].prize_paid, view.rows[2].prize_paid) == (True, False)
    assert changed(before, view) == [4]


def test_a_bust_out_changes_one_row() -> None:
    evening = late(30)
    evening.do(entries.bust_out, entry(7))
    before = people(evening)
    evening.do(entries.bust_out, entry(9))
    after = people(evening, before)
    assert changed(before, after) == [9]
    evening.undo()
    assert changed(after, people(evening, after)) == [9]


def test_a_new_name_changes_its_row() -> None:
    evening = late(5)
    directory = dict(DIRECTORY)
    before = players_view(evening.state, evening.now, directory)
    directory[player(2)] = PlayerName("Renamed")
    after = players_view(evening.state, evening.now, directory, before)
    assert changed(before, after) == [2]
    assert after.rows[1].name.full == "Renamed"


def on_account(evening: Evening, row: PlayerRow) -> int:
    """What the account of this player says the tournament has of him, in cents."""
    account = account_view(evening.state, DIRECTORY, row.player)
    return account.paid_in.cents - account.given_back.cents


def test_m7_what_a_player_paid_is_what_his_account_says() -> None:
    evening = on_terms(playing(9), rebuy(), add_on(window=SaleSpan(SaleSpanKind.BY_HAND)))
    before = people(evening)
    evening.do(sales.buy, EntryId(3), "rebuy", times=2)
    evening.do(sales.buy, EntryId(3), "add-on")
    after = people(evening, before)
    assert changed(before, after) == [3]
    assert after.rows[2].paid.cents == on_account(evening, after.rows[2]) == 60_00 + 2 * 45_00 + 25_00
    evening.do(sales.give_back, SaleNo(2))
    assert people(evening, after).rows[2].paid.cents == 60_00 + 45_00 + 25_00
    assert after.rows[2].buy_in.cents == 60_00


DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just(entries.bust_out), st.tuples(st.integers(1, 14).map(lambda n: (EntryId(n),)))),
        st.tuples(
            st.just(entries.bust_out),
            st.tuples(st.integers(1, 13).map(lambda n: entry(n, n + 1)), st.just((False, True))),
        ),
        st.tuples(st.just(entries.reinstate), st.tuples(st.integers(1, 14).map(EntryId), st.just("s"))),
        st.tuples(st.just(entries.register), st.tuples(st.integers(15, 30).map(lambda n: [player(n)]), st.just("s"))),
        st.tuples(st.just(seating.swap), st.tuples(st.integers(1, 14).map(EntryId), st.integers(1, 14).map(EntryId))),
        st.tuples(st.just(payouts.pay), st.tuples(st.integers(1, 14).map(EntryId))),
        st.tuples(st.just(payouts.post_prizes), st.just(())),
        st.tuples(st.just(sales.buy), st.tuples(st.integers(1, 14).map(EntryId), st.sampled_from(("rebuy", "add-on")))),
        st.tuples(st.just(sales.give_back), st.tuples(st.integers(1, 4).map(SaleNo))),
        st.tuples(st.just(seating.open_table), st.just(())),
        st.tuples(st.just("undo"), st.just(())),
        st.tuples(st.just("wait"), st.just(())),
    ),
    max_size=15,
)


@settings(max_examples=120, deadline=None)
@given(DEEDS)
def test_views_built_on_earlier_ones_say_what_fresh_ones_say(script: list[tuple]) -> None:
    evening = on_terms(playing(14), rebuy(), add_on())
    lists, tables = people(evening), floor(evening)
    for deed, args in script:
        if deed == "wait":
            evening.wait(30)
        elif deed == "undo":
            evening.undo()
        else:
            try:
                evening.do(deed, *args)
            except Refused:
                continue
        proposal = moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
        lists, tables = people(evening, lists), floor(evening, tables, proposal)
        assert lists == people(evening)
        assert [row.paid.cents for row in lists.rows] == [on_account(evening, row) for row in lists.rows]
        assert tables == floor(evening, None, proposal)


def test_the_preview_says_place_prize_averages_and_the_table() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 9)))
    preview = bust_preview(evening.state, evening.now, DIRECTORY, entry(9))
    assert preview is not None
    assert (preview.place, preview.provisional, preview.prize, preview.places_paid) == (4, False, None, 3)
    assert (preview.left_before, preview.average_before, preview.average_after) == (4, 60_000, 80_000)
    assert preview.row.name.full == "First9 Last9"
    assert preview.table_before is not None
    assert preview.table_after == preview.table_before - 1
    assert preview.others == ()


def test_the_preview_of_one_hand_with_a_tie_down_to_the_winner() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(*range(1, 10)))
    preview = bust_preview(evening.state, evening.now, DIRECTORY, entry(10, 11), (False, True))
    assert preview is not None
    (other,) = preview.others
    assert (preview.place, other.place) == (2, 2)
    assert preview.prize == other.prize == Money(Cents(150_00), "EUR")
    act = evening.do(entries.bust_out, entry(10, 11), (False, True))
    assert act is not None
    assert people(evening).rows[9].prize == preview.prize


def test_the_preview_before_the_start_and_of_what_cannot_be() -> None:
    evening = registered(3)
    preview = bust_preview(evening.state, evening.now, DIRECTORY, entry(1))
    assert preview is not None
    assert (preview.table_before, preview.table_after, preview.leaves_short) == (None, None, False)
    assert bust_preview(evening.state, evening.now, DIRECTORY, entry(1, 2, 3)) is None
    assert bust_preview(evening.state, evening.now, DIRECTORY, entry(9)) is None


def test_the_preview_warns_of_a_short_table() -> None:
    evening = playing(18)
    one, two, *_ = (number for number in evening.state.tables[TableNo(1)].seats if number)
    first = bust_preview(evening.state, evening.now, DIRECTORY, (one,))
    assert first is not None
    assert not first.leaves_short
    evening.do(entries.bust_out, (one,))
    second = bust_preview(evening.state, evening.now, DIRECTORY, (two,))
    assert second is not None
    assert second.leaves_short


def test_the_floor_shows_every_seat_and_how_short_a_table_is() -> None:
    evening = playing(17)
    view = floor(evening)
    assert [(table.number, table.seated, table.short) for table in view.tables] == [(1, 9, 0), (2, 8, 1)]
    assert (view.seated, view.free, view.seats_per_table, view.waiting) == (17, 1, 9, ())
    free = [each for each in view.tables[1].seats if each.entry is None]
    assert [(each.name, each.short) for each in free] == [(None, "")]
    assert [each.number for each in view.tables[0].seats] == list(range(1, 10))


def test_short_names_are_unique_at_a_table() -> None:
    evening = playing(3)
    directory = {
        player(1): PlayerName("Wójcik", "Paweł"),
        player(2): PlayerName("Żółć", "Paweł"),
        player(3): PlayerName("Cher"),
    }
    view = tables_view(evening.state, evening.now, directory)
    shorts = {each.entry: each.short for each in view.tables[0].seats if each.entry}
    assert shorts == {1: "Paweł W.", 2: "Paweł Ż.", 3: "Cher"}


def test_a_proposal_shows_as_badges_that_leave_again() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, [number for number in evening.state.tables[TableNo(1)].seats if number][:3])
    before = floor(evening)
    proposal = moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
    assert proposal is not None
    view = floor(evening, before, proposal)
    assert view.proposal is not None
    (move,) = view.proposal.moves
    assert move.badge == 1 and Words("en", UTC).said(move.why) == "drawn, button unknown; seat drawn"
    assert move.from_seat is not None and move.to_seat is not None
    seats = {(table.number, each.number): each for table in view.tables for each in table.seats}
    assert seats[move.from_seat].leaving == 1
    assert seats[move.to_seat].arriving == 1
    assert sum(each.leaving is not None or each.arriving is not None for each in seats.values()) == 2
    assert floor(evening, view) == before
    act = evening.do(moves.accept, proposal, (move.badge,))
    assert act is not None


def test_a_table_that_breaks_is_marked() -> None:
    evening = late(20)
    evening.do(entries.bust_out, entry(1, 2))
    proposal = moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
    assert proposal is not None
    view = floor(evening, None, proposal)
    assert [table.number for table in view.tables if table.breaking] == [3]
    assert view.proposal is not None
    assert not view.proposal.partial


def test_only_tables_that_changed_are_new_objects() -> None:
    evening = playing(27)
    before = floor(evening)
    evening.do(seating.swap, *[number for number in evening.state.tables[TableNo(2)].seats if number][:2])
    after = floor(evening, before)
    assert [table.number for table, old in zip(after.tables, before.tables, strict=True) if table is not old] == [2]


def test_who_waits_is_named() -> None:
    evening = registered(3)
    evening.do(seating.open_table)
    evening.do(seating.move, EntryId(2), seat(1, 4))
    assert [(number, name.full) for number, name in floor(evening).waiting] == [
        (1, "First1 Last1"),
        (3, "First3 Last3"),
    ]


def test_seats_of_tables_of_another_size_show_too() -> None:
    evening = playing(9)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=4))
    evening.do(seating.open_table)
    assert [len(table.seats) for table in floor(evening).tables] == [9, 4]
