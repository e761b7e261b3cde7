"""The journal in words: one row an act, what was taken back, and the same rows again when nothing changed for them."""

from datetime import UTC

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.act import Act, Override
from tdapp.domain.clock import announcing, timing
from tdapp.domain.hands import end_of_day
from tdapp.domain.journal import fold, retracted
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.discipline import GivenRuling
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, PenaltyNo, TableNo, TextId
from tdapp.read.journal.journal import JournalView, act_said, journal_view
from tdapp.read.people.names import PlayerName
from tdapp.words.say import Words
from tests.domain.evening import (
    DIRECTORY,
    EVE,
    MINUTE,
    STRUCTURE,
    Evening,
    by,
    entry,
    late,
    player,
    playing,
    registered,
    seat,
)

ENGLISH = Words("en", UTC)
TEXTS = {"a" * 32: "Dinner is served"}


def texts(text: TextId, _digest: str) -> str:
    return TEXTS.get(text, "")


def read(evening: Evening, previous: JournalView | None = None) -> JournalView:
    return journal_view(evening.acts, DIRECTORY, {EVE: "Eve"}, texts, "HEAD", previous)


def lines(view: JournalView) -> list[str]:
    return [ENGLISH.said(row.said) for row in view.rows]


def last(evening: Evening) -> str:
    return lines(read(evening))[0]


def test_an_empty_journal() -> None:
    assert journal_view((), {}, {}, texts, "H") == JournalView((), None, None, "H")


def test_an_evening_in_words_newest_first() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(4))
    view = read(evening)
    where = ENGLISH.seat(dict(evening.acts[3].facts[0].seats)[EntryId(4)])
    assert lines(view) == [
        f"First4 Last4 out, place 12, from seat {where}",
        "Clock started",
        "Seats drawn for 12 players, tables: 2",
        "12 players registered",
        "Registration opened",
        "Tournament Friday created",
    ]
    row = view.rows[0]
    assert (row.act, row.first, row.last, row.operator) == (6, 17, 17, "Eve")
    assert (row.clock, view.rows[1].clock) == (False, True)
    assert view.head == "HEAD"
    assert view.undo is not None
    assert ENGLISH.said(view.undo) == f"Undo: bust-out of First4 Last4 in place 12, seat {where}"
    assert view.redo is None


def test_what_was_taken_back_is_marked_and_said() -> None:
    evening = late(12)
    bust = evening.do(entries.bust_out, entry(4, 5))
    undo = evening.undo()
    assert bust is not None
    assert undo is not None
    view = read(evening)
    assert lines(view)[0] == "Undone: bust-outs of First5 Last5 and First4 Last4, places 11 to 12"
    assert view.rows[1].retracted_by == undo.number
    assert view.undo is not None
    assert ENGLISH.said(view.undo) == "Undo: start of the clock"
    assert view.redo is not None
    assert ENGLISH.said(view.redo) == "Redo: bust-outs of First5 Last5 and First4 Last4, places 11 to 12"
    evening.redo()
    view = read(evening, view)
    assert lines(view)[0].startswith("Redone: bust-outs of First5")
    assert [row.retracted_by for row in view.rows[:3]] == [None, evening.acts[-1].number, None]


def test_places_in_the_journal_are_those_that_count_now() -> None:
    evening = late(12)
    first = evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    assert first is not None
    before = read(evening)
    assert "place 11" in lines(before)[0]
    evening.retract(first.number)
    assert "place 12" in lines(read(evening, before))[1]


def test_the_words_of_single_acts() -> None:
    evening = registered(3)
    assert last(evening) == "3 players registered"
    evening.do(entries.register, [player(9)], "s")
    assert last(evening) == "First9 Last9 registered"
    evening.do(entries.unregister, EntryId(4))
    assert last(evening) == "Entry of First9 Last9 cancelled, €60.00 refunded"
    evening.do(seating.open_table)
    assert last(evening) == "Table 1 opened"
    evening.do(seating.move, EntryId(1), seat(1, 2))
    assert last(evening) == "First1 Last1 seated at 1-2 by hand"
    evening.do(timing.start_at, evening.now + 30 * MINUTE)
    assert last(evening) == "Clock set to start at 18:30"


def test_the_words_of_the_clock() -> None:
    evening = playing(4).wait(5)
    said = []
    for decision, args in (
        (timing.add_time, (MINUTE,)),
        (timing.add_time, (-2 * MINUTE,)),
        (timing.pause, ()),
        (timing.resume, ()),
        (timing.next_period, ()),
        (timing.next_period, ()),
        (timing.previous_period, ()),
        (timing.break_now, (10 * MINUTE,)),
        (timing.set_back, (MINUTE,)),
    ):
        evening.do(decision, *args)
        said.append(last(evening))
    assert said == [
        "1 min added to level 1",
        "2 min taken off level 1",
        "Clock paused",
        "Clock resumed",
        "Clock moved on to level 2",
        "Clock moved on to the break",
        "Clock moved back to level 2",
        "Extra break of 10 min",
        "Clock set back by 1 min",
    ]
    evening.wait(1).do(timing.pause)
    evening.undo()
    assert last(evening) == "Undone: pause"


def test_a_day_that_goes_on_says_where_the_clock_stands() -> None:
    evening = late(12)
    evening.do(end_of_day.draw_last_hands, "1/ab")
    evening.do(end_of_day.play_on)
    assert last(evening) == "Last hands called off, the day continues"
    evening.do(timing.pause)
    evening.do(end_of_day.draw_last_hands, "2/ab")
    evening.do(end_of_day.play_on)
    assert last(evening).endswith("the clock is stopped until it is resumed")


def test_the_words_of_prizes_and_the_end() -> None:
    evening = late(4)
    said = []
    for decision, args in (
        (payouts.post_prizes, ()),
        (payouts.set_prizes, ((Cents(100_00), Cents(100_00)),)),
        (payouts.reset_prizes, ()),
        (payouts.withdraw_prizes, ()),
        (entries.bust_out, (entry(1, 2, 3),)),
        (payouts.post_prizes, ()),
        (payouts.pay, (EntryId(4),)),
        (payouts.pay, (EntryId(3),)),
        (tournament.finish, ()),
    ):
        evening.do(decision, *args)
        said.append(last(evening))
    assert said == [
        "2 prizes posted, €200.00 in total",
        "2 prizes set by hand",
        "Prizes follow the payout table again",
        "Posted prizes withdrawn",
        "First3 Last3, First2 Last2 and First1 Last1 out in one hand, places 2 to 4",
        "2 prizes posted, €200.00 in total",
        "€130.00 paid to First4 Last4",
        "€70.00 paid to First3 Last3",
        "Tournament finished",
    ]


def test_the_words_of_the_floor() -> None:
    evening = playing(20)
    evening.do(seating.swap, EntryId(1), EntryId(2))
    assert last(evening) == "First1 Last1 and First2 Last2 swapped seats"
    evening.do(entries.register, [player(30)], "s")
    assert last(evening).startswith("First30 Last30 registered, seat ")
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.do(entries.reinstate, EntryId(1), "s")
    assert last(evening).startswith("First1 Last1 back in play, seat ")
    mover = next(evening.state.playing())
    free = next(each for table in evening.state.open_tables() for each in table.free)
    evening.do(seating.move, mover.id, free)
    assert last(evening) == (
        f"{DIRECTORY[mover.player].full} moved from {ENGLISH.seat(mover.seat)} to {ENGLISH.seat(free)}"
    )
    evening.do(tournament.change_structure, STRUCTURE[:4])
    assert last(evening) == "Structure changed"
    evening.wait(41).do(tournament.open_registration, 3)
    assert last(evening) == "Registration opened until the end of level 3"
    evening.do(tournament.close_registration)
    assert last(evening) == "Registration closed"


def test_the_words_of_accepted_proposals() -> None:
    evening = late(20)
    heard = []
    while (
        proposal := moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
    ) is None or proposal.kind != "final":
        if proposal is not None:
            evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
            heard.append(last(evening))
        evening.do(entries.bust_out, (next(evening.state.playing()).id,))
    evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    assert last(evening) == "Final table drawn for 9 players"
    assert any(line.startswith("Table 3 broken, ") for line in heard)


def test_texts_stand_beside_the_journal_and_can_be_erased() -> None:
    evening = Evening()
    evening.do(announcing.announce, TextId("a" * 32), "digest")
    evening.do(announcing.announce, TextId("b" * 32), "digest")
    evening.do(announcing.clear_announcement)
    view = read(evening)
    assert lines(view)[:3] == [
        "Announcement taken down",
        "Announced: a text that has been erased",
        "Announced: Dinner is served",
    ]
    after = journal_view(evening.acts, DIRECTORY, {EVE: "Eve"}, lambda _text, _digest: "", "HEAD", view)
    assert lines(after)[2] == "Announced: a text that has been erased"


def test_an_override_keeps_its_reason() -> None:
    evening = registered(3)
    evening.do(seating.draw_seats, "s")
    act = evening.acts[-1]
    lifted = Override("register.full clock.no_seats", TextId("a" * 32), "digest")
    evening.acts[-1] = Act(act.number, act.first, act.verb, act.at, act.by, act.facts, lifted)
    row = read(evening).rows[0]
    assert [said.code for said in row.override] == ["lifted.register.full", "lifted.clock.no_seats"]
    assert row.reason == "Dinner is served"


def test_an_act_of_a_newer_version_says_its_verb() -> None:
    evening = registered(3)
    act = evening.acts[-1]
    evening.acts[-1] = Act(act.number, act.first, "chips.count", act.at, act.by, act.facts)
    assert last(evening) == "Act of a newer version: chips.count"


def test_rows_are_used_again_and_a_new_name_is_said_at_once() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(4))
    before = read(evening)
    evening.do(entries.bust_out, entry(5))
    after = read(evening, before)
    assert all(new is old for new, old in zip(after.rows[1:], before.rows, strict=True))
    renamed = {**DIRECTORY, player(4): PlayerName("Renamed")}
    view = journal_view(evening.acts, renamed, {EVE: "Eve"}, texts, "HEAD", after)
    assert lines(view)[1].startswith("Renamed out, place 12")
    assert journal_view(evening.acts, renamed, {EVE: "Ann"}, texts, "HEAD", view).rows[0].operator == "Ann"


def test_one_act_is_said_without_the_journal_around_it() -> None:
    evening = late(12)
    bust = evening.do(entries.bust_out, entry(4))
    undo = evening.undo()
    redo = evening.redo()

    def before(number: ActNo) -> State | None:
        return fold(evening.acts[: number - 1], skip=retracted(evening.acts))

    view = read(evening)
    for act, row in zip((redo, undo, bust), view.rows, strict=False):
        assert act is not None
        assert act_said(act, evening.acts, before, DIRECTORY, texts) == row.said


def answer(evening: Evening, act: Act | None) -> str:
    def before(number: ActNo) -> State | None:
        return fold(evening.acts[: number - 1], skip=retracted(evening.acts))

    assert act is not None
    return ENGLISH.said(act_said(act, evening.acts, before, DIRECTORY, texts))


def test_the_answer_to_an_undo_says_what_money_goes_which_way() -> None:
    evening = registered(1)
    paid = (by(Tender.VOUCHER, 30, "V1"), by(Tender.CASH, 30))
    evening.do(entries.register, [player(2)], "s", payments=paid)
    taken = "Undone: registration of First2 Last2"
    assert answer(evening, evening.undo()) == f"{taken}. Pay out: voucher V1, €30.00 and €30.00 in cash"
    assert answer(evening, evening.redo()).endswith(". Take in: voucher V1, €30.00 and €30.00 in cash")
    evening.do(entries.unregister, EntryId(2), payments=(by(Tender.CARD, 60),))
    assert answer(evening, evening.undo()).endswith(". Take in: €60.00 by card")
    evening.do(entries.register, [player(3), player(4)], "s")
    assert answer(evening, evening.undo()).endswith(". Pay out: €120.00 in cash")
    evening.do(seating.draw_seats, "s")
    assert "Give" not in answer(evening, evening.undo())


def test_the_answer_to_an_undone_prize_takes_it_in_again() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.pay(EntryId(2), tender=Tender.ACCOUNT)
    assert answer(evening, evening.undo()).endswith(". Take in: €100.00 on the account")
    evening.redo()
    evening.do(payouts.take_back, EntryId(2))
    assert answer(evening, evening.acts[-1]) == "€100.00 recovered from First2 Last2"
    assert answer(evening, evening.undo()).endswith(". Pay out: €100.00 in cash")


def test_an_evening_undone_to_its_beginning_still_says_who_it_was_about() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(4))
    before = lines(read(evening))
    view = None
    while evening.undo() is not None:
        view = read(evening, view)
        assert view == read(evening)
    assert view is not None and view.undo is None
    own = [said for said, row in zip(lines(view), view.rows, strict=True) if row.act <= len(before)]
    assert own[0].startswith("First4 Last4 out, place")


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("bust"), st.integers(1, 12)),
        st.tuples(st.just("swap"), st.integers(1, 11)),
        st.tuples(st.just("pause"), st.just(0)),
        st.tuples(st.just("resume"), st.just(0)),
        st.tuples(st.just("undo"), st.just(0)),
        st.tuples(st.just("redo"), st.just(0)),
        st.tuples(st.just("retract"), st.integers(2, 20)),
    ),
    max_size=20,
)


@settings(max_examples=100, deadline=None)
@given(STEPS)
def test_a_journal_read_on_says_what_a_fresh_one_says(script: list[tuple[str, int]]) -> None:
    evening = late(12)
    view = read(evening)
    deeds = {
        "bust": lambda n: evening.do(entries.bust_out, entry(n)),
        "swap": lambda n: evening.do(seating.swap, EntryId(n), EntryId(n + 1)),
        "pause": lambda _n: evening.do(timing.pause),
        "resume": lambda _n: evening.do(timing.resume),
        "undo": lambda _n: evening.undo(),
        "redo": lambda _n: evening.redo(),
        "retract": evening.retract,
    }
    for deed, number in script:
        try:
            deeds[deed](number)
        except (Refused, Conflict):
            continue
        view = read(evening, view)
        assert view == read(evening)


def test_the_words_of_rulings_and_penalties() -> None:
    evening = playing(12)
    ruling = GivenRuling("betting.silent_chips", TableNo(1), (EntryId(3),), "HC", "e", "call", ("45",), (), "en", "{}")
    evening.do(discipline.choose_rulebook, "HC")
    assert last(evening) == "Rulings are made under HC"
    evening.do(discipline.give_ruling, TextId(""), "", ruling)
    assert last(evening) == "Ruling 1 at table 1: Silent chips (HC 45)"
    evening.do(discipline.give_penalty, EntryId(3), PenaltyKind.ROUNDS, 9, "betting.silent_chips")
    assert last(evening) == "First3 Last3 misses 9 hands: Silent chips"
    at = evening.state.entries[EntryId(3)].seat
    assert at is not None
    evening.do(discipline.hand_played, at.table)
    assert last(evening) == f"Hand played at table {at.table}, penalties counted down"
    evening.do(discipline.lift_penalty, PenaltyNo(1))
    assert last(evening) == "Penalty of First3 Last3 lifted, 8 hands let off"
    evening.do(discipline.give_penalty, EntryId(3), PenaltyKind.MISSED_HANDS, 1, "betting.silent_chips")
    evening.do(discipline.hand_played, at.table)
    evening.do(discipline.hand_played, at.table)
    assert last(evening) == f"Dealt in again at table {at.table} after a penalty"
    evening.do(discipline.give_penalty, EntryId(3), PenaltyKind.WARNING, 0, "betting.silent_chips")
    assert last(evening) == "First3 Last3 warned: Silent chips"
    warned = discipline.WithPenalty(EntryId(3), PenaltyKind.WARNING, 0)
    evening.do(discipline.give_ruling, TextId(""), "", ruling, warned)
    assert last(evening) == ("Ruling 2 at table 1: Silent chips (HC 45); First3 Last3 warned: Silent chips")
    evening.do(discipline.disqualify, EntryId(3), Chips(12_500), "betting.silent_chips")
    assert last(evening) == "First3 Last3 disqualified: Silent chips; 12,500 chips out of play"
