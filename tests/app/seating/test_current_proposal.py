"""A proposal stands: drawn once, the same for everybody who looks, until the room changes."""

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.seating.current_proposal import CurrentProposals
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries
from tdapp.domain.seating import buttons, moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, NO_CHOICES, Proposal, ProposalKind
from tdapp.domain.units import Cents, EntryId, Seat, TableNo, TournamentId
from tdapp.values import replace
from tests.app.conftest import MINUTE, STRUCTURE, setup_of


class Floor:
    """Three tables of nine with a proposal to look at."""

    def __init__(self, club: Club, players: int = 27) -> None:
        self.club = club
        self.main: TournamentId = club.create(setup_of(), STRUCTURE)
        self.standing = CurrentProposals(self._seed)
        desk = club.desk
        desk.do(self.main, tournament.open_registration)
        desk.do(self.main, entries.register, tuple(club.directory)[:players], "seed")
        desk.do(self.main, seating.draw_seats, "seed")
        desk.do(self.main, timing.start)

    def _seed(self, tournament: TournamentId) -> str:
        """The same until a draw with it is durable."""
        return f"seed {self.club.desk.history(tournament).draws}"

    def look(self) -> Proposal | None:
        return self.standing.of(self.main, self.club.desk.state(self.main), self.club.time.now())

    def at_table(self, number: int) -> list[EntryId]:
        seats = self.club.desk.state(self.main).tables[TableNo(number)].seats
        return [entry for entry in seats if entry is not None]

    def bust(self, *out: EntryId) -> None:
        for entry in out:
            self.club.desk.do(self.main, entries.bust_out, (entry,))


def test_a_room_in_order_proposes_nothing(club: Club) -> None:
    assert Floor(club).look() is None


def test_looking_again_draws_nothing_anew(club: Club, clock: HandClock) -> None:
    floor = Floor(club)
    floor.bust(*floor.at_table(1)[:3])
    first = floor.look()
    clock.forward(MINUTE)
    assert first is not None and first.kind is ProposalKind.BALANCE
    assert all(floor.look() is first for _ in range(20))


def test_what_does_not_touch_the_seats_leaves_it_standing(club: Club) -> None:
    floor = Floor(club)
    floor.bust(*floor.at_table(1)[:3])
    first = floor.look()
    club.desk.do(floor.main, payouts.post_prizes)
    assert floor.look() is first
    setup = club.desk.state(floor.main).setup
    club.desk.do(floor.main, payouts.withdraw_prizes)
    club.desk.do(floor.main, tournament.change_setup, replace(setup, unit=Cents(setup.unit + 100)))
    assert floor.look() is first


def test_a_bust_out_draws_it_anew_and_undo_leaves_no_stale_one(club: Club) -> None:
    floor = Floor(club)
    floor.bust(*floor.at_table(1)[:3])
    first = floor.look()
    floor.bust(floor.at_table(2)[0])
    second = floor.look()
    assert second is not first
    club.desk.undo(floor.main)
    third = floor.look()
    assert third is not None and third.asks == (1, 2, 3)
    floor.standing.choose(floor.main, DRAW_UNKNOWN)
    third = floor.look()
    assert third is not None and third.asks == ()
    badges = tuple(range(1, len(third.moves) + 1))
    assert club.desk.do(floor.main, moves.accept, third, badges) is not None
    assert floor.look() is None
    assert floor.standing.chosen(floor.main) == NO_CHOICES  # the next plan asks again


def test_a_button_that_is_placed_makes_the_plan_anew_and_so_does_one_grown_old(club: Club, clock: HandClock) -> None:
    floor = Floor(club)
    floor.bust(*floor.at_table(1)[:3])
    club.desk.do(floor.main, buttons.place, TableNo(3), 5)
    known = floor.look()
    assert known is not None and known.asks == (1, 2)
    assert known.moves[0].entry == club.desk.state(floor.main).tables[TableNo(3)].seats[7]
    clock.forward(4 * MINUTE)
    old = floor.look()
    assert old is not None and old.asks == (1, 2, 3)


def test_tables_break_only_once_registration_is_over(club: Club, clock: HandClock) -> None:
    floor = Floor(club, 20)
    floor.bust(*(floor.at_table(number)[0] for number in (1, 2, 3)))
    assert floor.look() is None
    clock.forward(41 * MINUTE)
    proposal = floor.look()
    assert proposal is not None and proposal.kind is ProposalKind.BREAK


def test_the_director_may_want_another_table_broken_and_then_not(club: Club, clock: HandClock) -> None:
    floor = Floor(club, 20)
    floor.bust(*(floor.at_table(number)[0] for number in (1, 2, 3)))
    clock.forward(41 * MINUTE)
    usual = floor.look()
    floor.standing.break_next(floor.main, TableNo(1))
    wanted = floor.look()
    assert usual is not None and wanted is not None
    assert (usual.table, wanted.table) == (3, 1)
    assert floor.look() is wanted
    floor.standing.break_next(floor.main, None)
    again = floor.look()
    assert again is not None and again.table == 3


def test_a_table_that_is_gone_is_no_longer_wanted(club: Club, clock: HandClock) -> None:
    floor = Floor(club, 20)
    floor.bust(*(floor.at_table(number)[0] for number in (1, 2, 3)))
    clock.forward(41 * MINUTE)
    floor.standing.break_next(floor.main, TableNo(1))
    wanted = floor.look()
    assert wanted is not None
    club.desk.do(floor.main, moves.accept, wanted, tuple(range(1, len(wanted.moves) + 1)))
    after = floor.look()
    assert after is None or after.table != 1


def test_a_wanted_break_without_room_elsewhere_is_no_proposal(club: Club) -> None:
    floor = Floor(club)
    floor.standing.break_next(floor.main, TableNo(2))
    assert floor.look() is None


def test_each_tournament_has_its_own(club: Club) -> None:
    floor = Floor(club)
    floor.bust(*floor.at_table(1)[:3])
    standing = CurrentProposals(club.desk.next_seed)
    side = club.create(setup_of("Side"), STRUCTURE)
    now = club.time.now()
    main_state, side_state = club.desk.state(floor.main), club.desk.state(side)
    first = standing.of(floor.main, main_state, now)
    assert standing.of(side, side_state, now) is None
    assert first is not None and standing.of(floor.main, main_state, now) is first


def test_a_move_by_hand_makes_the_room_anew(club: Club) -> None:
    floor = Floor(club)
    out = floor.at_table(1)[:3]
    seat = club.desk.state(floor.main).entries[out[0]].seat
    floor.bust(*out)
    first = floor.look()
    assert first is not None and seat is not None
    club.desk.do(floor.main, seating.move, floor.at_table(2)[0], Seat(seat.table, seat.number))
    second = floor.look()
    assert second is not first
