"""What needs the director now: each card when it is due, and not before."""

from datetime import UTC, timedelta

from tdapp.domain import dealing, tournament
from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.seating import arranging, buttons, halting, moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.seating.room import BlockedSeat, RoomRules
from tdapp.domain.setup import PayoutColumn, PayoutTable
from tdapp.domain.units import Cents, EntryId, TableNo
from tdapp.poker.positions import next_seat
from tdapp.read.message import Said, say_refused, say_trouble
from tdapp.read.needs import Need, Urgency
from tdapp.read.needs_list import needs_view
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.prizes import prizes_view
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.chips.holdings import SET, STACK
from tests.domain.evening import (
    DIRECTORY,
    MINUTE,
    SETUP,
    START,
    STRUCTURE,
    Evening,
    add_on,
    entry,
    late,
    level,
    on_terms,
    player,
    playing,
    rebuy,
    registered,
)

ENGLISH = Words("en", UTC)


def needs(evening: Evening) -> tuple[Need, ...]:
    proposal = moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
    return needs_view(evening.state, evening.now, proposal, DIRECTORY)


def codes(evening: Evening) -> list[str]:
    """The cards, but for the one that nobody chose chips, which these evenings have all the time."""
    return [need.code for need in needs(evening) if need.code != "chip_set"]


def card(evening: Evening, code: str) -> tuple[str, str, str, Urgency]:
    """A card as it is read: title, detail, action."""
    need = next(need for need in needs(evening) if need.code == code)
    return ENGLISH.said(need.title), ENGLISH.said(need.detail) if need.detail else "", need.action, need.urgency


def test_all_quiet() -> None:
    evening = playing(9).wait(5)
    evening.do(chip_sets.choose_set, SET)
    assert needs(evening) == ()


def test_registration_has_to_be_opened() -> None:
    assert card(Evening(), "open_registration")[2:] == ("registration.open", Urgency.INFO)


def test_seats_are_to_be_drawn_from_the_second_entry_on_and_soon_shortly_before_the_start() -> None:
    assert codes(registered(1)) == ["take_entries"]
    evening = registered(9)
    assert card(evening, "draw_seats") == ("9 registered, nobody has a seat", "", "seats.draw", Urgency.INFO)
    evening.do(timing.start_at, START)
    assert card(evening, "draw_seats")[3] is Urgency.INFO
    evening.now = START - 20 * MINUTE
    assert card(evening, "draw_seats")[3] is Urgency.WARNING
    closed = registered(9)
    closed.do(tournament.close_registration)
    assert card(closed, "draw_seats")[3] is Urgency.WARNING


def test_a_clock_that_runs_without_seats_is_urgent() -> None:
    evening = registered(9)
    evening.do(timing.start, allow=Allowed(frozenset({"clock.no_seats"})))
    assert card(evening, "draw_seats")[3] is Urgency.DANGER


def test_the_clock_is_to_be_started_once_seats_are_drawn() -> None:
    evening = registered(9)
    evening.do(seating.draw_seats, "s")
    assert card(evening, "start") == (
        "The clock has not started",
        "9 players in their seats",
        "clock.start",
        Urgency.INFO,
    )
    evening.do(timing.start_at, START)
    assert "start" not in codes(evening)


def test_entries_without_a_seat_and_the_seats_that_are_free() -> None:
    evening = registered(9)
    evening.do(seating.open_table)
    evening.do(seating.move, EntryId(1), evening.state.tables[TableNo(1)].free[0])
    assert card(evening, "waiting") == ("8 entries without a seat", "8 free seats", "seats.waiting", Urgency.WARNING)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=2))
    small = registered(9)
    small.do(tournament.change_setup, replace(SETUP, seats_per_table=2))
    small.do(seating.open_table)
    small.do(seating.move, EntryId(1), small.state.tables[TableNo(1)].free[0])
    small.do(seating.move, EntryId(2), small.state.tables[TableNo(1)].free[0])
    assert card(small, "waiting")[1] == "No free seat: another table opens"


def test_tda_2024_rule_11_a_table_three_short_stops() -> None:
    evening = playing(18)
    sitting = [number for number in evening.state.tables[TableNo(1)].seats if number]
    evening.do(entries.bust_out, sitting[:2])
    assert codes(evening) == ["balance"]
    assert card(evening, "balance") == (
        "Table 1 is 2 short of the fullest",
        "1 moves proposed",
        "moves.accept",
        Urgency.WARNING,
    )
    evening.do(entries.bust_out, sitting[2:3])
    assert codes(evening) == ["table_short", "balance"]
    why = "Play stops there once the big blind falls on an open seat (TDA2024 11-D)"
    assert card(evening, "table_short") == ("Table 1 is 3 short: ask its button", why, "moves.accept", Urgency.DANGER)
    there = [seat for seat, number in enumerate(evening.state.tables[TableNo(1)].seats, 1) if number]
    button = next(seat for seat in there if next_seat(next_seat(seat, there), there) % 9 + 1 not in there)
    evening.do(buttons.place, TableNo(1), button)
    assert codes(evening) == ["table_stops", "balance"]
    why = "The big blind falls on an open seat (TDA2024 11-D)"
    assert card(evening, "table_stops") == ("Table 1 stops: 3 short", why, "moves.accept", Urgency.DANGER)
    evening.do(halting.waive, TableNo(1), allow=Allowed(frozenset({"halt.needs_reason"})))
    assert codes(evening) == ["balance"]


def test_a_final_table_that_cannot_be_drawn_says_what_is_in_the_way() -> None:
    evening = playing(20)
    evening.do(tournament.close_registration)
    evening.do(arranging.set_room, RoomRules(blocked=(BlockedSeat(9),)))
    evening.do(entries.bust_out, [entry.id for entry in evening.state.playing()][:11])
    title, why, action, urgency = card(evening, "draw_stuck")
    assert title == "9 players left: new seats cannot be drawn"
    assert why.startswith("9 players do not fit at the final table: only 8 can sit there.") and action == "window.room"
    assert urgency is Urgency.DANGER
    evening.do(arranging.set_room, RoomRules())
    assert "draw_stuck" not in codes(evening) and "final" in codes(evening)


def test_several_short_tables_are_one_card() -> None:
    evening = playing(27)
    for table in (1, 2):
        sitting = [number for number in evening.state.tables[TableNo(table)].seats if number]
        evening.do(entries.bust_out, sitting[:4])
    assert card(evening, "table_short")[0] == "2 tables far too short, ask the buttons: 1 and 2"


def test_a_table_to_break_and_the_final_table() -> None:
    evening = late(20)
    evening.do(entries.bust_out, entry(1, 2))
    assert card(evening, "break")[0] == "Table 3 can be broken"
    evening.do(entries.bust_out, entry(*range(3, 12)))
    assert card(evening, "final") == (
        "Final table: 9 players left",
        "Draw new seats for everybody",
        "moves.accept",
        Urgency.WARNING,
    )


def test_the_break_that_comes_within_five_minutes_and_its_colour_up() -> None:
    assert "break_soon" not in codes(playing(9).wait(34.9))
    evening = playing(9).wait(36)
    assert card(evening, "break_soon") == (
        "Break in 4 minutes: colour up 25",
        "No chip set chosen",
        "chips.set",
        Urgency.WARNING,
    )
    evening.do(timing.pause)
    assert "break_soon" not in codes(evening)


def test_what_is_brought_to_the_tables_for_a_colour_up_and_raced_in_the_break() -> None:
    evening = playing(9).wait(36)
    evening.do(chip_sets.choose_set, SET)
    assert card(evening, "break_soon")[1:3] == ("", "chips.plan")
    evening.do(chip_sets.make_stack, "", STACK)
    assert card(evening, "break_soon")[1] == "Bring to each table: 19 × 100 (19 in total)"
    evening.wait(5)
    title, detail, action, urgency = card(evening, "colour_up")
    assert (title, action, urgency) == ("Race off in this break: 25", "chips.race", Urgency.WARNING)
    assert detail == "Bring to each table: 19 × 100 (19 in total)"
    begun = evening.do(racing.begin, 25, 100, way=RaceWay.CARDS, rounding=RaceRounding.HALF_UP)
    assert begun and "colour_up" not in codes(evening)


def test_a_race_that_is_not_begun_is_urgent_when_the_break_ends() -> None:
    evening = playing(9).wait(36)
    evening.do(chip_sets.choose_set, SET)
    evening.wait(18.5)
    assert card(evening, "colour_up")[3] is Urgency.DANGER
    evening.do(chip_sets.choose_set, None)
    assert "colour_up" not in codes(evening)


def test_levels_that_run_out() -> None:
    evening = playing(9).wait(80)
    evening.do(payouts.post_prizes)
    assert card(evening, "last_level")[2:] == ("structure.page", Urgency.INFO)
    evening.wait(20)
    assert card(evening, "levels_over") == (
        "The levels have run out",
        "Add levels to the structure",
        "structure.page",
        Urgency.WARNING,
    )
    evening.do(tournament.change_structure, (*STRUCTURE, level(800)))
    assert codes(evening) == ["last_level"]


def test_registration_about_to_close() -> None:
    assert "registration_closes" not in codes(playing(9).wait(34.9))
    assert card(playing(9).wait(37.5), "registration_closes")[0] == "Registration closes in 3 minutes"
    at_start = registered(9, replace(SETUP, late_level=0))
    at_start.do(timing.start_at, START)
    at_start.now = START - 2 * MINUTE
    assert card(at_start, "registration_closes")[0] == "Registration closes in 2 minutes"


def test_once_registration_is_closed_the_prizes_are_posted() -> None:
    evening = late(9)
    assert card(evening, "post_prizes") == (
        "Registration is closed: post the prizes",
        "2 places paid out of €450.00",
        "prizes.post",
        Urgency.WARNING,
    )
    evening.do(payouts.post_prizes)
    assert codes(evening) == []


def test_a_deal_is_posted_before_anybody_is_paid_by_it() -> None:
    """The old prizes are paid until then, so this card stands before that of the payments."""
    evening = late(9)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, tuple(EntryId(number) for number in range(1, 8)))
    evening.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    evening.do(entries.bust_out, (EntryId(8),))
    assert codes(evening)[:2] == ["post_prizes", "unpaid"]
    assert card(evening, "post_prizes") == (
        "The deal is not posted yet: post the prizes again",
        "2 places paid out of €450.00",
        "prizes.post",
        Urgency.WARNING,
    )
    evening.do(payouts.post_prizes)
    assert "post_prizes" not in codes(evening)
    evening.do(payouts.set_prizes, (Cents(250_00), Cents(200_00)))
    assert card(evening, "post_prizes")[0] == "The prizes were changed: post them again"


def test_the_card_that_posts_prizes_says_first_what_is_odd_about_them() -> None:
    everybody = PayoutTable("all", (PayoutColumn(1, None, (40_000, 20_000, 20_000, 10_000, 10_000)),))
    evening = late(5, replace(SETUP, payout=everybody))
    view = prizes_view(evening.state, evening.now, DIRECTORY)
    assert len(view.doubts) == 2, "the page says all"
    odd = "The last prize, €25.00, is less than the €50.00 an entry brings into the pool: pay fewer places."
    assert ENGLISH.said(view.doubts[0]) == odd
    assert card(evening, "post_prizes")[1] == f"5 places paid out of €250.00. {odd}"
    evening.do(payouts.post_prizes)
    evening.do(entries.register, (player(6),), "s", allow=Allowed(frozenset({"registration.is_closed"})))
    assert card(evening, "prizes_differ")[1].startswith("Post them again. The last prize, ")


def test_m6_prizes_are_not_urged_while_anything_on_sale_feeds_the_pool() -> None:
    """Registration is over, the add-ons are sold in the break: they are the job of that break, posting is not."""
    break_after_2 = SaleSpan(SaleSpanKind.BREAK, 2)
    evening = on_terms(playing(9), rebuy(window=SaleSpan(SaleSpanKind.LEVEL, 2)), add_on(window=break_after_2)).wait(39)
    assert registration_open(evening.state, evening.now)
    evening.do(tournament.close_registration)
    assert "post_prizes" not in codes(evening)
    evening.wait(2)
    assert card(evening, "add_ons") == (
        "Add-on: on sale in this break only",
        "0 sold so far, 9 players in",
        "desk.sheet",
        Urgency.WARNING,
    )
    assert "post_prizes" not in codes(evening)
    evening.do(sales.buy, EntryId(1), "add-on")
    assert card(evening, "add_ons")[1] == "1 sold so far, 9 players in"
    evening.wait(20)
    assert "add_ons" not in codes(evening)
    assert card(evening, "post_prizes")[2] == "prizes.post"


def test_m6_what_is_sold_until_somebody_ends_it_is_ended_before_prizes_are_posted() -> None:
    evening = on_terms(late(9), add_on(window=SaleSpan(SaleSpanKind.BY_HAND)))
    assert card(evening, "still_sold") == (
        "'Add-on' is still on sale and adds to the prize pool",
        "Set when its sale ends, then post the prizes",
        "desk.terms",
        Urgency.INFO,
    )
    assert "post_prizes" not in codes(evening)
    evening.do(sales.buy, EntryId(1), "add-on")
    sold_out = replace(add_on(window=SaleSpan(SaleSpanKind.BY_HAND)), in_total=1)
    evening.do(price_list.set_terms, replace(evening.state.terms, offers=(sold_out,)))
    assert "post_prizes" in codes(evening)


def test_posted_prizes_that_no_longer_match_the_pool() -> None:
    evening = playing(9)
    evening.do(payouts.post_prizes)
    evening.do(entries.register, [player(20)], "s")
    assert card(evening, "prizes_differ") == (
        "Prizes no longer match the pool: €50.00 to add",
        "Post them again",
        "prizes.post",
        Urgency.WARNING,
    )


def test_prizes_by_hand_that_no_longer_match() -> None:
    evening = registered(9)
    evening.do(payouts.set_prizes, (Cents(450_00),))
    evening.do(entries.unregister, EntryId(9))
    assert card(evening, "prizes_differ")[:3] == (
        "Prizes no longer match the pool: €50.00 too much",
        "Correct what was set by hand",
        "prizes.page",
    )


def test_unpaid_prizes_and_the_winner() -> None:
    evening = late(4)
    evening.do(payouts.post_prizes)
    evening.do(entries.bust_out, entry(1, 2))
    assert codes(evening) == []
    evening.do(entries.bust_out, entry(3))
    assert card(evening, "unpaid") == ("2 prizes to be paid", "€200.00 in total", "prizes.page", Urgency.WARNING)
    assert codes(evening) == ["unpaid"], "nobody can finish before"
    evening.pay(EntryId(3))
    evening.pay(EntryId(4))
    assert codes(evening) == ["finish"]
    assert card(evening, "finish")[0] == "First4 Last4 wins"
    assert needs_view(evening.state, evening.now)[0].title == Said("needs.finish")
    evening.do(tournament.finish)
    assert codes(evening) == ["print_results"]
    assert needs_view(evening.state, evening.now, printed=lambda: True) == ()
    (statement,) = needs_view(evening.state, evening.now, printed=lambda: True, accounted=lambda: False)
    assert (statement.code, statement.args) == ("sign_statement", (SheetKind.STATEMENT,))


def test_registration_is_closed_before_the_winner_and_the_prizes() -> None:
    evening = playing(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    assert card(evening, "winner_open") == (
        "Registration is still open, and only First4 Last4 is left",
        "Close it if nobody else is coming. The tournament can be finished then",
        "registration.close",
        Urgency.WARNING,
    )
    assert codes(evening) == ["winner_open"], "neither prizes nor finish are asked for before"
    assert needs_view(evening.state, evening.now)[0].title == Said("needs.winner_open")
    evening.do(tournament.close_registration)
    assert codes(evening) == ["post_prizes"]
    evening.do(payouts.post_prizes)
    assert codes(evening) == ["unpaid"]


def test_after_a_finish_with_unpaid_prizes_they_still_need_somebody() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.do(tournament.finish, allow=Allowed(frozenset({"finish.unpaid"})))
    assert codes(evening) == ["post_prizes", "print_results"]
    evening.do(payouts.post_prizes)
    assert codes(evening) == ["unpaid", "print_results"]


def test_the_most_urgent_comes_first() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, [number for number in evening.state.tables[TableNo(1)].seats if number][:4])
    evening.wait(36)
    urgencies = [need.urgency for need in needs(evening)]
    assert urgencies == sorted(urgencies)
    assert len(set(urgencies)) == 3


def test_a_tournament_without_prizes_asks_for_none() -> None:
    free = replace(SETUP, buy_in=Cents(0), payout=PayoutTable("all", (PayoutColumn(1, None, (100_000,)),)))
    assert codes(late(9, free)) == []


def test_a_refusal_names_the_person_and_the_field() -> None:
    evening = playing(3)
    refused = Refused("bust_out.is_out", entry=2)
    assert ENGLISH.said(say_refused(refused, evening.state, DIRECTORY)).startswith("First2 Last2 is already out.")
    assert dict(say_refused(refused).args)["name"] == PlayerName("#2")
    assert (
        dict(say_refused(Refused("register.is_in", player=player(3), entry=3), evening.state, DIRECTORY).args)["name"]
        == (DIRECTORY[player(3)])
    )
    assert ENGLISH.said(say_refused(Refused("name.empty", field="player"))) == (
        "There is no name of the player yet. Type one."
    )
    why = say_refused(Refused("retract.in_the_way", line=7, why="seat_taken"))
    assert ENGLISH.said(why) == (
        "Line 7 is in the way: its seat would be taken by somebody else. Undo that line first."
    )


def test_trouble_says_who_holds_the_file_if_that_is_known() -> None:
    facts = {"path": "club.tdapp", "holder": "Eve", "machine": "desk-1", "since": START + timedelta(minutes=3)}
    assert ENGLISH.said(say_trouble("store.locked", facts)) == (
        "Eve has had the club file open on desk-1 since 19:03. Close it there, then open it again."
    )
    assert say_trouble("store.locked", {"path": "x", "holder": "", "since": None}).code == "trouble.store.locked"


def test_trouble_within_trouble_is_said_in_full() -> None:
    said = say_trouble("backup.cannot_write", {"path": "copy.tdapp", "detail": "store.disk_full"})
    assert ENGLISH.said(said) == (
        "The copy copy.tdapp could not be written. The disk is full, so nothing was saved. "
        "Free some space and do it again. The club file itself is safe."
    )
