"""What an act writes into the projected tables: no more than the rows it touches, and never less."""

import pytest

from tdapp.app.journal.projecting import named_entries, payments, rebuilt
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock_facts import ClockSet, ClockVerb
from tdapp.domain.facts import BustedOut, Registered, SeatsSwapped
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.discipline import GivenRuling
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import Cents, Chips, EntryId, PlayerId, TextId, TournamentId
from tdapp.store.projection import PaymentKind, Projection, Rows
from tests.app.conftest import MINUTE, SIX, STRUCTURE, setup_of
from tests.app.test_desk import assert_tables_agree, evening
from tests.store.samples import EVERY_FACT


@pytest.fixture
def written(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[Projection]:
    """Every projection that is written from here on."""
    seen: list[Projection] = []
    append = club.file.append

    def watched(*args: object, **kwargs: object) -> object:
        projection = kwargs["projection"]
        assert isinstance(projection, Projection)
        seen.append(projection)
        return append(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(club.file, "append", watched)
    return seen


def test_a_bust_out_writes_one_entry_and_the_line_of_the_list(club: Club, written: list[Projection]) -> None:
    main = evening(club)
    written.clear()
    club.desk.do(main, entries.bust_out, (EntryId(7),))
    (projection,) = written
    assert [(row.entry, row.alive, row.out_order) for row in projection.entries] == [(7, False, 1)]
    assert projection.tournament is not None and projection.tournament.remaining == 19
    assert projection.payments == projection.results == projection.entries_gone == ()


def test_an_undone_bust_out_writes_that_entry_back(club: Club, written: list[Projection]) -> None:
    main = evening(club)
    club.desk.do(main, entries.bust_out, (EntryId(7),))
    written.clear()
    club.desk.undo(main)
    assert [(row.entry, row.alive, row.out_order) for row in written[0].entries] == [(7, True, None)]


def test_an_early_bust_out_taken_back_moves_everybody_who_went_after(club: Club, written: list[Projection]) -> None:
    main = evening(club)
    acts = [club.desk.do(main, entries.bust_out, (EntryId(number),)) for number in (1, 2, 3)]
    assert acts[0] is not None
    written.clear()
    club.desk.retract(main, acts[0].number)
    assert {row.entry: row.out_order for row in written[0].entries} == {1: None, 2: 1, 3: 2}
    assert_tables_agree(club, main)


def test_the_clock_writes_no_entry(club: Club, written: list[Projection]) -> None:
    main = evening(club)
    written.clear()
    club.desk.do(main, timing.pause)
    (projection,) = written
    assert projection.entries == projection.payments == ()
    assert projection.tournament is not None and projection.tournament.phase == "paused"


def test_money_in_back_and_out_stands_by_journal_line(club: Club) -> None:
    main = _drawn(club)
    desk = club.desk
    desk.do(main, entries.unregister, EntryId(4))
    desk.do(main, timing.start)
    desk.do(main, tournament.close_registration)
    desk.do(main, entries.bust_out, (EntryId(1),))
    desk.do(main, entries.bust_out, (EntryId(2),))
    desk.do(main, payouts.post_prizes)
    desk.do(main, payouts.pay, EntryId(1))
    rows = club.file.rows_of(main).payments
    assert [(row.kind, row.entry, row.amount) for _key, row in sorted(rows.items())] == [
        *((PaymentKind.BUY_IN, number, 55_00) for number in (1, 2, 3, 4)),
        (PaymentKind.REFUND, 4, 55_00),
        (PaymentKind.PRIZE, 1, awards(desk.state(main))[EntryId(1)].cents),
    ]
    acts = desk.history(main).acts
    lines = {line: fact for act in acts for line, fact in enumerate(act.facts, act.first)}
    assert all(getattr(lines[seq], "entry", None) == row.entry for (seq, _part), row in rows.items())


def _drawn(club: Club) -> TournamentId:
    main = club.create(setup_of(), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    club.desk.do(main, entries.register, tuple(club.directory)[:4], "seed")
    club.desk.do(main, seating.draw_seats, "seed")
    return main


def test_a_payment_taken_back_is_no_row_any_more_and_comes_back_with_redo(club: Club) -> None:
    main = _drawn(club)
    desk = club.desk
    desk.do(main, timing.start)
    desk.do(main, tournament.close_registration)
    for number in (1, 2, 3):
        desk.do(main, entries.bust_out, (EntryId(number),))
    desk.do(main, payouts.post_prizes)
    desk.do(main, payouts.pay, EntryId(4))
    paid = dict(club.file.rows_of(main).payments)
    desk.undo(main)
    assert len(club.file.rows_of(main).payments) == len(paid) - 1
    desk.redo(main)
    assert dict(club.file.rows_of(main).payments) == paid


def test_results_are_written_when_the_evening_is_over_and_gone_when_that_is_undone(club: Club) -> None:
    main = _drawn(club)
    desk = club.desk
    desk.do(main, timing.start)
    desk.do(main, tournament.close_registration)
    for number in (1, 2, 3):
        desk.do(main, entries.bust_out, (EntryId(number),))
    desk.do(main, payouts.post_prizes)
    for entry, award in awards(desk.state(main)).items():
        if award.cents:
            desk.do(main, payouts.pay, entry)
    assert club.file.rows_of(main).results == {}
    desk.do(main, tournament.finish)
    results = club.file.rows_of(main).results
    assert [(entry, row.place_from) for entry, row in sorted(results.items())] == [(1, 4), (2, 3), (3, 2), (4, 1)]
    assert sum(row.prize for row in results.values()) == desk.state(main).pool
    desk.undo(main)
    assert club.file.rows_of(main).results == {}


def test_a_broken_table_writes_those_who_moved(club: Club, written: list[Projection]) -> None:
    main = evening(club, 20)
    club.desk.do(main, tournament.close_registration)
    for number in (1, 2, 3):
        club.desk.do(main, entries.bust_out, (EntryId(number),))
    proposal = moves.propose(club.desk.state(main), club.time.now(), "seed", DRAW_UNKNOWN)
    assert proposal is not None
    written.clear()
    club.desk.do(main, moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
    assert {row.entry for row in written[0].entries} == {move.entry for move in proposal.moves}


def test_facts_that_name_their_entries_touch_only_those() -> None:
    facts = (BustedOut(EntryId(3)), SeatsSwapped(EntryId(1), EntryId(2)), ClockSet(ClockVerb.PAUSE, MINUTE, None))
    assert named_entries(facts) == {1, 2, 3}
    assert named_entries(()) == set()


def test_a_payment_is_found_in_every_act_that_moves_money(club: Club) -> None:
    main = _drawn(club)
    found = payments(main, club.desk.history(main).counting())
    assert [row.amount for row in found.values()] == [Cents(55_00)] * 4
    registered = club.desk.history(main).acts[2].facts[0]
    assert registered == Registered(EntryId(1), PlayerId(next(iter(club.directory))), Cents(55_00))


def test_rebuilt_rows_replace_what_somebody_wrecked(club: Club) -> None:
    main = evening(club)
    club.desk.do(main, entries.bust_out, (EntryId(5),))
    good = club.file.rows_of(main)
    club.file.rewrite_rows(main, Rows(good.tournament))
    assert club.file.rows_of(main).entries == {}
    history = club.desk.history(main)
    assert history.state is not None
    club.file.rewrite_rows(main, rebuilt(main, history.counting(), history.state, SIX, club.desk.club))
    assert_tables_agree(club, main)


def test_a_ruling_and_a_penalty_are_remembered_with_the_entry_and_gone_when_taken_back(club: Club) -> None:
    main = evening(club)
    ruling = GivenRuling(
        "betting.silent_chips", None, (EntryId(3), EntryId(4)), "HC", "e", "call", ("45", "44"), (), "en", "{}"
    )
    club.desk.do(main, discipline.give_ruling, TextId(""), "", ruling)
    club.desk.do(main, discipline.give_penalty, EntryId(3), PenaltyKind.ROUNDS, 9, "betting.silent_chips")
    club.desk.do(main, discipline.disqualify, EntryId(4), Chips(100), "betting.silent_chips")
    assert_tables_agree(club, main)
    found = club.file.rows_of(main).records.values()
    assert [(row.entry, row.kind, row.rules, row.hands) for row in found] == [
        (3, "ruling", "45, 44", 0),
        (4, "ruling", "45, 44", 0),
        (3, "rounds", "", 9),
        (4, "disqualification", "", 0),
    ]
    club.desk.undo(main)
    club.desk.undo(main)
    assert_tables_agree(club, main)
    assert [row.kind for row in club.file.rows_of(main).records.values()] == ["ruling", "ruling"]


def test_the_record_of_a_person_goes_through_all_tournaments(club: Club) -> None:
    for _ in range(2):
        main = evening(club)
        club.desk.do(main, discipline.give_penalty, EntryId(3), PenaltyKind.WARNING, 0, "betting.silent_chips")
    person = club.desk.state(main).entries[EntryId(3)].player
    found = club.records_of(person)
    assert [(each.kind, each.incident, each.hands) for each in found] == 2 * [("warning", "betting.silent_chips", 0)]
    assert found[0].at >= found[1].at
    assert club.records_of(PlayerId("f" * 32)) == ()


NO_ROW_OF_AN_ENTRY = {
    "BigBlindSettled", "Bought", "BountyPaid", "BountyReturned", "EnvelopeDrawn", "HandShown", "KnockedOut",
    "MarkerFound", "MarkerLost", "PenaltyGiven", "PrizeHeld", "PrizePaid", "PrizeReleased", "PrizeReturned",
    "SaleReturned", "SideJoined", "SideLeft", "SidePaid", "SideReturned", "StackBefore", "ThingHanded",
    "ThingReturned", "TicketIssued", "WrongSeatFound",
}  # fmt: skip


def test_a_fact_about_an_entry_writes_its_row_or_is_known_to_change_none() -> None:
    silent = set()
    for fact in EVERY_FACT:
        entry = getattr(fact, "entry", None)
        named = named_entries([fact])
        if entry is not None and named is not None and entry not in named:
            silent.add(type(fact).__name__)
    assert silent == NO_ROW_OF_AN_ENTRY
