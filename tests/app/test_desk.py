"""The desk: one door, one transaction, and the same tournament in memory, in the tables and at replay."""

from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.app.demo.evening import HandClock
from tdapp.app.desk import Desk
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.clock import announcing, timing
from tdapp.domain.journal import fold, retracted
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, places
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import ActNo, EntryId, Seat, TableNo, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.store.errors import KnownError
from tdapp.store.projection import PAID_OUT, PaymentKind
from tests.app.conftest import MINUTE, SIX, STRUCTURE, setup_of


def evening(club: Club, players: int = 20) -> TournamentId:
    """A tournament with seated players and the clock running."""
    main = club.create(setup_of(), STRUCTURE)
    desk = club.desk
    desk.do(main, tournament.open_registration)
    desk.do(main, entries.register, tuple(club.directory)[:players], "seed")
    desk.do(main, seating.draw_seats, "seed")
    desk.do(main, timing.start)
    return main


def assert_tables_agree(club: Club, main: TournamentId) -> None:
    history = club.desk.history(main)
    assert history.state is not None
    replayed = fold(history.acts, skip=retracted(history.acts))
    assert replayed == history.state
    now = club.time.now()
    told = rebuilt(main, history.counting(), history.state, now, club.desk.club)
    kept = club.file.rows_of(main)
    assert dict(kept.entries) == dict(told.entries)
    assert dict(kept.payments) == dict(told.payments)
    assert dict(kept.records) == dict(told.records)
    assert dict(kept.results) == dict(told.results)


def test_an_act_is_durable_before_anybody_is_told(club: Club) -> None:
    main = evening(club)
    seen: list[int] = []
    club.desk.subscribe(lambda stream: seen.append(len(club.file.load(stream))))
    club.desk.do(main, entries.bust_out, (EntryId(3),))
    assert seen == [len(club.desk.history(main).acts)]


def test_a_refusal_changes_nothing(club: Club) -> None:
    main = evening(club)
    before, acts = club.desk.state(main), len(club.file.load(main))
    with pytest.raises(Refused) as refused:
        club.desk.do(main, entries.bust_out, (EntryId(999),))
    assert refused.value.code == "entry.unknown"
    assert club.desk.state(main) is before
    assert len(club.file.load(main)) == acts


def test_a_refusal_that_may_be_lifted_needs_a_reason_and_keeps_it(club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(41 * MINUTE)
    newcomer = (tuple(club.directory)[30],)
    with pytest.raises(Refused) as refused:
        club.desk.do(main, entries.register, newcomer, "seed")
    assert refused.value.overridable
    with pytest.raises(Refused, match=r"override\.no_reason"):
        club.desk.override(main, Reason(refused.value.code, "  "), entries.register, newcomer, "seed")
    act = club.desk.override(main, Reason(refused.value.code, "Stood in the queue"), entries.register, newcomer, "seed")
    assert act is not None and act.override is not None
    assert club.text(act.override.text, act.override.digest) == "Stood in the queue"
    assert len(club.desk.state(main).entries) == 21


def test_why_not_decides_without_writing(club: Club) -> None:
    main = evening(club)
    acts = len(club.file.load(main))
    assert club.desk.why_not(main, entries.bust_out, (EntryId(1),)) is None
    refused = club.desk.why_not(main, timing.start)
    assert refused is not None and refused.code == "clock.started"
    assert len(club.file.load(main)) == acts


def test_undo_survives_a_restart_and_redo_takes_it_back(tmp_path: Path, clock: HandClock) -> None:
    path = tmp_path / "c.tdapp"
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((PlayerName(f"L{n}"), "") for n in range(20))
        main = evening(club)
        club.desk.do(main, entries.bust_out, (EntryId(5),))
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.desk.undo(main)
        assert club.desk.state(main).alive == 20
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.desk.redo(main)
        assert club.desk.state(main).alive == 19
        assert_tables_agree(club, main)


def test_any_bust_out_can_be_taken_back_and_places_follow(club: Club) -> None:
    main = evening(club)
    acts = [club.desk.do(main, entries.bust_out, (EntryId(number),)) for number in (1, 2, 3)]
    assert acts[0] is not None
    club.desk.retract(main, acts[0].number)
    state = club.desk.state(main)
    assert (places(state)[EntryId(2)].best, places(state)[EntryId(3)].best) == (20, 19)
    assert state.entries[EntryId(1)].seat is not None
    assert_tables_agree(club, main)


def test_a_seat_taken_since_stands_in_the_way_and_the_player_is_reinstated(club: Club) -> None:
    main = evening(club)
    seat = club.desk.state(main).entries[EntryId(1)].seat
    assert seat is not None
    act = club.desk.do(main, entries.bust_out, (EntryId(1),))
    other = club.desk.do(main, seating.move, EntryId(2), seat)
    assert act is not None and other is not None
    with pytest.raises(Refused) as refused:
        club.desk.retract(main, act.number)
    assert (refused.value.code, refused.value.facts["line"]) == ("retract.in_the_way", other.first)
    club.desk.do(main, entries.reinstate, EntryId(1), "seed")
    assert club.desk.state(main).alive == 20
    assert_tables_agree(club, main)


def test_an_undone_pause_goes_on_as_if_it_had_never_been(club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(5 * MINUTE)
    club.desk.do(main, timing.pause)
    clock.forward(3 * MINUTE)
    act = club.desk.undo(main)
    assert act.moves_clock
    assert club.desk.state(main).clock.at(club.time.now()) == 8 * MINUTE
    club.desk.redo(main)
    assert club.desk.state(main).clock.at(club.time.now()) == 5 * MINUTE


def test_undo_steps_back_over_clock_and_room_alike(club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(MINUTE)
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    club.desk.do(main, timing.add_time, MINUTE)
    club.desk.do(main, timing.pause)
    for _ in range(3):
        club.desk.undo(main)
    state = club.desk.state(main)
    assert (state.alive, state.structure, state.clock.runs(club.time.now())) == (20, STRUCTURE, True)
    for _ in range(3):
        club.desk.redo(main)
    state = club.desk.state(main)
    assert (state.alive, state.structure[0].lasts, state.clock.runs(club.time.now())) == (19, 21 * MINUTE, False)
    with pytest.raises(Refused, match=r"redo\.nothing"):
        club.desk.redo(main)


def test_what_an_undone_minute_was_added_to_may_go_too(tmp_path: Path, club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(MINUTE)
    club.desk.do(main, timing.add_time, MINUTE)
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    club.desk.do(main, tournament.change_structure, (*club.desk.state(main).structure, STRUCTURE[-1]))
    club.desk.do(main, timing.break_now, 10 * MINUTE)
    for _ in range(4):
        club.desk.undo(main)
    assert club.desk.state(main).structure == STRUCTURE
    assert club.desk.state(main).alive == 20
    bust_out = next(act for act in club.desk.history(main).acts if act.verb == "entries.bust_out")
    for _ in range(2):
        club.desk.redo(main)
    club.desk.retract(main, bust_out.number)  # from a state kept before, when the minute did not count
    assert club.desk.state(main).structure[0].lasts == STRUCTURE[0].lasts + MINUTE
    assert_tables_agree(club, main)


def test_a_clock_act_is_never_retracted(club: Club) -> None:
    main = evening(club)
    start = club.desk.history(main).acts[-1]
    with pytest.raises(Refused, match=r"retract\.clock"):
        club.desk.retract(main, start.number)


def test_played_levels_stay_when_an_old_edit_is_taken_back(club: Club, clock: HandClock) -> None:
    main = evening(club)
    act = club.desk.do(main, tournament.change_structure, STRUCTURE[1:])
    assert act is not None
    clock.forward(45 * MINUTE)
    with pytest.raises(Refused, match=r"retract\.levels_played"):
        club.desk.retract(main, act.number)


def test_two_tournaments_have_their_own_clock_and_their_own_undo(club: Club, clock: HandClock) -> None:
    main, side = evening(club), evening(club, 10)
    clock.forward(MINUTE)
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    club.desk.do(side, timing.pause)
    clock.forward(MINUTE)
    club.desk.undo(main)
    now = club.time.now()
    assert club.desk.state(main).alive == 20
    assert (club.desk.state(main).clock.at(now), club.desk.state(side).clock.at(now)) == (2 * MINUTE, MINUTE)


def test_a_journal_that_moved_on_elsewhere_refuses_the_second_writer(club: Club) -> None:
    main = evening(club)
    other = Desk(club.file, club.time, club.desk.operator)
    other.do(main, entries.bust_out, (EntryId(1),))
    with pytest.raises(KnownError, match=r"store\.behind"):
        club.desk.do(main, entries.bust_out, (EntryId(2),))


def test_time_never_runs_backwards_in_the_journal(club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(timedelta(hours=-2))
    act = club.desk.do(main, entries.bust_out, (EntryId(1),))
    assert act is not None and act.at == SIX


def test_the_message_to_the_room_stands_beside_the_journal(club: Club) -> None:
    main = evening(club)
    act = club.desk.announce(main, announcing.announce, "Dinner is served", None)
    (message,) = club.desk.state(main).announced
    assert act is not None
    assert club.text(message.text, message.digest) == "Dinner is served"
    assert all("Dinner" not in str(fact) for fact in act.facts)


def test_archiving_is_an_act_of_the_club_and_shows_in_its_list(club: Club) -> None:
    main = evening(club)
    club.archive(main)
    assert [row.archived for row in club.tournaments()] == [True]
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    assert [row.archived for row in club.tournaments()] == [True]
    club.restore(main)
    assert [row.archived for row in club.tournaments()] == [False]
    with pytest.raises(Refused, match=r"archive\.not_archived"):
        club.restore(main)


MOVES = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 10_000)), max_size=40)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(script=MOVES)
def test_whatever_happens_memory_tables_and_replay_agree(
    tmp_path_factory: pytest.TempPathFactory, script: list[tuple[int, int]]
) -> None:
    """Random decisions, undos, redos and retractions: nobody in two seats, no chip and no cent lost."""
    clock = HandClock(SIX)
    path = tmp_path_factory.mktemp("any") / "c.tdapp"
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((PlayerName(f"L{n}"), "") for n in range(30))
        main = evening(club, 14)
        for what, number in script:
            clock.forward(timedelta(seconds=number % 400))
            try:
                _one_step(club, main, what, number)
            except Refused:
                continue
        _assert_sound(club, main)
        assert_tables_agree(club, main)


def _one_step(club: Club, main: TournamentId, what: int, number: int) -> None:
    desk, state = club.desk, club.desk.state(main)
    entry = EntryId(number % max(state.last_entry, 1) + 1)
    match what:
        case 0 | 1:
            desk.do(main, entries.bust_out, (entry,))
        case 2:
            other = EntryId(entry % max(state.last_entry, 1) + 1)
            desk.do(main, entries.bust_out, (entry, other), (False, bool(number % 2)))
        case 3:
            desk.do(main, entries.register, (tuple(club.directory)[number % 30],), str(number))
        case 4:
            desk.do(main, seating.move, entry, Seat(TableNo(number % 3 + 1), number % 9 + 1))
        case 5:
            proposal = moves.propose(state, club.time.now(), str(number), DRAW_UNKNOWN)
            if proposal is not None:
                desk.do(main, moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
        case 6:
            desk.undo(main)
        case 7:
            desk.redo(main)
        case 8:
            desk.retract(main, ActNo(number % len(desk.history(main).acts) + 1))
        case _:
            desk.do(main, (timing.pause, timing.resume, payouts.post_prizes)[number % 3])


def _assert_sound(club: Club, main: TournamentId) -> None:
    state = club.desk.state(main)
    seated = [entry.seat for entry in state.entries.values() if entry.seat is not None]
    assert len(seated) == len(set(seated))
    at_tables = {
        number: table.number for table in state.tables.values() for number in table.seats if number is not None
    }
    assert {entry.id: entry.seat.table for entry in state.entries.values() if entry.seat} == at_tables
    assert state.alive == sum(not entry.out for entry in state.entries.values())
    covered = sorted(n for place in set(places(state).values()) for n in range(place.best, place.worst + 1))
    assert covered == list(range(1 if state.winner() else state.alive + 1, len(state.entries) + 1))
    assert state.chips == len(state.entries) * 10_000
    rows = club.file.rows_of(main).payments.values()
    back = sum(row.amount for row in rows if row.kind is PaymentKind.REFUND)
    paid_in = sum(row.amount for row in rows if row.kind not in PAID_OUT)
    assert paid_in - back == state.collected.total
    assert sum(award.cents for award in awards(state).values()) <= state.pool
