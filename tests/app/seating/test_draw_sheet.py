"""Every draw of an evening is computed again by the independent script, those that were undone too."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import check_draws
import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.journal.history import as_it_was
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.seating.current_proposal import CurrentProposals
from tdapp.app.seating.draw_sheet import draw_sheet, draws_made, exported
from tdapp.app.seating.house_seeds import giving_public_value, revealing
from tdapp.app.seating.spread_groups import groups_now, nationalities
from tdapp.domain import tournament
from tdapp.domain.book_values import BookValues
from tdapp.domain.bounties import envelopes
from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact
from tdapp.domain.hands import end_of_day
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import arranging, moves, seating
from tdapp.domain.seating.draw_print import room_print
from tdapp.domain.seating.draw_problem import groups_of
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, ProposalKind
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Seat, TableNo, TournamentId
from tdapp.values import replace
from tests.app.conftest import MINUTE, STRUCTURE, setup_of
from tests.domain.chips.holdings import SET
from tests.draw_sheets import stamped, told_sheet, wrong_in


class Night:
    """An evening whose draws are made with the house's seeds."""

    def __init__(self, club: Club, clock: HandClock) -> None:
        self.club, self.desk, self.clock = club, club.desk, clock
        self.main: TournamentId = club.create(setup_of(seats=6), STRUCTURE)
        self.people = tuple(club.directory)
        self.standing = CurrentProposals(self.desk.next_seed)
        self.desk.do(self.main, tournament.open_registration)

    @property
    def state(self) -> State:
        return self.desk.state(self.main)

    def draw(self, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> None:
        assert self.desk.do(self.main, decision, *args, self.desk.next_seed(self.main), **kwargs) is not None

    def arrange(self, **changes: Any) -> None:
        self.desk.do(self.main, arranging.set_room, replace(self.state.room.rules, **changes))

    def bust(self, n: int = 1) -> None:
        for _turn in range(n):
            entry = max(self.state.open_tables(), key=lambda table: (table.seated, table.number)).seats
            self.desk.do(self.main, entries.bust_out, (next(each for each in entry if each is not None),))

    def settle(self) -> list[ProposalKind]:
        """Accept what is proposed, as long as it can be."""
        kinds = []
        while proposal := self.standing.of(self.main, self.state, self.club.time.now()):
            if any(move.entry is None or move.seat is None for move in proposal.moves):
                self.standing.choose(self.main, DRAW_UNKNOWN)
                continue
            badges = tuple(range(1, len(proposal.moves) + 1))
            self.desk.do(self.main, moves.accept, proposal, badges)
            kinds.append(proposal.kind)
        return kinds

    def value(self, value: str) -> None:
        """The room gives a value for what stands."""
        groups = groups_now(self.club, self.main)
        assert self.desk.do(self.main, giving_public_value(self.desk, self.main, groups), value) is not None

    def sheet(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(exported(self.desk, self.main))
        return data

    def shown(self) -> dict[str, Any]:
        """The sheet as it will be once the secrets are revealed."""
        return told_sheet(self.desk, self.main)


def play(night: Night) -> None:
    """Draws of every kind, some of them undone, to the last player."""
    desk, main, people = night.desk, night.main, night.people
    desk.do(main, entries.register, people[:26], desk.next_seed(main))
    night.arrange(
        apart=(Apart(people[0], people[1]), Apart(people[1], people[2])),
        kept=(KeptSeat(people[5], Seat(TableNo(3), 2)),),
        blocked=(BlockedSeat(6, TableNo(2), "camera"),),
        order=(TableNo(4), TableNo(2)),
        first=(1, 2),
        redraw_at=(12,),
    )
    night.value(" 7 3  9 ")
    night.draw(seating.draw_seats)
    desk.undo(main)
    flags = {EntryId(number): "nl" if number % 3 else "be" for number in range(1, 24)}
    desk.do(main, giving_public_value(desk, main, groups_of(night.state, flags)), "heron")
    night.draw(seating.draw_seats, flags=flags)
    desk.do(main, timing.start)
    night.draw(entries.register, people[26:27])
    desk.undo(main)
    night.draw(entries.register, people[26:27])
    night.arrange(even=True, first=())
    night.draw(entries.register, people[27:34])
    night.arrange(even=False, first=(3,))
    night.draw(entries.register, people[34:36])
    at_one = [entry for entry in night.state.open_tables()[0].seats if entry is not None]
    desk.do(main, entries.bust_out, at_one[:3])
    assert ProposalKind.BALANCE in night.settle()
    night.clock.forward(60 * MINUTE)
    night.draw(entries.reinstate, next(iter(night.state.outs)).entry)
    while night.state.alive > 1:
        night.bust()
        night.settle()
    desk.override(main, Reason("finish.unpaid", "later"), tournament.finish)


def test_every_draw_of_an_evening_is_computed_again(
    club: Club, clock: HandClock, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    night = Night(club, clock)
    play(night)
    path = tmp_path / "draws.json"
    path.write_bytes(exported(night.desk, night.main))
    assert [each["secret"] for each in night.sheet()["commitments"]] == [""]
    assert check_draws.main([str(path)]) == 1
    assert "its secret number is missing" in capsys.readouterr().out
    night.desk.do(night.main, revealing(night.desk, night.main))
    sheet = night.sheet()
    kinds = [draw["kind"] for draw in sheet["draws"]]
    assert {"first", "spread", "join", "break", "moves", "redraw", "final"} <= set(kinds)
    assert [draw["number"] for draw in sheet["draws"]] == list(range(1, len(kinds) + 1))
    assert [draw["undone"] > 0 for draw in sheet["draws"][:3]] == [True, False, True]
    assert [draw["value"] for draw in sheet["draws"][:3]] == ["7 3 9", "heron", "heron"]
    (commitment,) = sheet["commitments"]
    assert commitment["before_registration"]
    path.write_bytes(exported(night.desk, night.main))
    noted = ["--commitment", commitment["commitment"][:8], "--list", sheet["values"][1]["list"], "--draws", "15"]
    head = club.head(night.main)
    assert check_draws.main([str(path), *noted, "--value", "7 3 9", "--value", "heron", "--head", head]) == 0
    said = capsys.readouterr().out
    assert "Draw 1 (first, undone): OK, word from the room '7 3 9'" in said
    assert "Draw 3 (join, undone): OK, without a word from the room" in said
    assert f"All {len(kinds)} draws are as they should be." in said
    assert "Not compared" not in said


def test_the_card_for_the_last_hands_is_drawn_among_those_of_the_house(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:12], desk.next_seed(main))
    night.value("heron")
    night.draw(seating.draw_seats)
    desk.do(main, timing.start)
    night.clock.forward(MINUTE)
    for low in (2, 4, 5):
        night.draw(end_of_day.draw_last_hands, by_book=BookValues(low=low, high=9))
        desk.do(main, end_of_day.play_on)
    sheet = night.shown()
    cards = [draw for draw in sheet["draws"] if draw["kind"] == "card"]
    assert [(draw["lowest"], draw["highest"]) for draw in cards] == [(2, 9), (4, 9), (5, 9)]
    assert wrong_in(sheet) == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"sheet":"tdapp draws","version":1}'])
def test_what_is_no_sheet_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "draws.json"
    path.write_text(text)
    assert check_draws.main([str(path)]) == 2
    assert check_draws.main([str(tmp_path / "none.json")]) == 2
    assert check_draws.main([]) == 2


def test_the_same_number_is_given_until_a_draw_with_it_is_durable(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:20], desk.next_seed(main))
    first = desk.next_seed(main)
    assert first.startswith("1/")
    assert desk.next_seed(main) == first
    night.draw(seating.draw_seats)
    second = desk.next_seed(main)
    assert second.startswith("2/")
    desk.undo(main)
    assert desk.next_seed(main) == second
    with pytest.raises(Refused) as caught:
        desk.do(main, seating.draw_seats, first)
    assert (caught.value.code, caught.value.facts) == ("draw.used", {"number": 1})


def test_a_value_is_given_once_for_a_list_and_again_for_the_next_draw(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:20], desk.next_seed(main))
    without = desk.next_seed(main)
    night.value("heron")
    assert desk.next_seed(main) != without
    with pytest.raises(Refused, match=r"public\.given"):
        night.value("stork")
    night.draw(seating.draw_seats)
    night.value("stork")
    with pytest.raises(Refused, match=r"public\.given"):
        night.value("crane")


def test_a_value_is_not_taken_back_once_draws_were_made(club: Club, clock: HandClock) -> None:
    """Who sees where a break would seat people must not get another draw by taking the value back."""
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:20], desk.next_seed(main))
    given = desk.do(main, giving_public_value(desk, main), "heron")
    assert given is not None
    desk.undo(main)
    desk.redo(main)
    night.draw(seating.draw_seats)
    desk.undo(main)  # it was made all the same, and stays on the sheet
    seed = desk.next_seed(main)
    for deed in (desk.retract, desk.retraction):
        with pytest.raises(Refused) as caught:
            deed(main, given.number)
        assert (caught.value.code, caught.value.facts) == ("public.stands", {"n": 1})
    assert night.state.room.given is not None
    assert (desk.next_seed(main), night.state.room.given.value) == (seed, "heron")


def test_a_draw_made_with_the_value_of_before_is_refused_once_there_is_another(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:20], desk.next_seed(main))
    seed = desk.next_seed(main)
    night.value("heron")
    with pytest.raises(Refused, match=r"draw\.other_value"):
        desk.do(main, seating.draw_seats, seed)


def test_the_secret_stays_one_until_the_end_and_is_another_one_after_it_was_revealed(
    club: Club, clock: HandClock
) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    with pytest.raises(Refused, match=r"reveal\.still_playing"):
        desk.do(main, revealing(desk, main))
    play(night)
    desk.do(main, revealing(desk, main))
    assert night.state.room.secret
    with pytest.raises(Refused, match=r"reveal\.is_revealed"):
        desk.do(main, revealing(desk, main))
    old = night.state.room.commitment
    desk.undo(main)
    desk.undo(main)
    night.draw(entries.reinstate, next(iter(night.state.outs)).entry)
    assert night.state.room.commitment not in ("", old)
    desk.do(main, entries.bust_out, (next(night.state.playing()).id,))
    desk.override(main, Reason("finish.unpaid", "later"), tournament.finish)
    desk.do(main, revealing(desk, main))
    sheet = night.sheet()
    assert [bool(each["secret"]) for each in sheet["commitments"]] == [True, True]
    assert wrong_in(sheet) == 0


def test_the_secret_stands_nowhere_before_it_is_revealed(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    play(night)
    lines = repr([act.facts for act in night.desk.history(night.main).acts])
    desk = night.desk
    desk.do(night.main, revealing(desk, night.main))
    secret = night.state.room.secret
    assert len(secret) == 64
    assert secret not in lines
    assert secret not in club.file.path.read_bytes().decode("latin-1").replace(secret, "", 1)


def test_people_are_spread_by_the_nationality_the_directory_has(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:12], desk.next_seed(main))
    with pytest.raises(Refused, match=r"draw\.no_flags"):
        desk.do(main, seating.draw_seats, desk.next_seed(main), flags=nationalities(club, main))
    for number, player in enumerate(night.people[:11]):
        name = club.directory[player]
        nation = "NL" if number < 6 else "BE"
        club.people.edit(player, PersonData(name.last, name.first, nationality=nation), needs=True)
    flags = nationalities(club, main)
    assert Counter(flags.values()) == {"NL": 6, "BE": 5, "": 1}
    night.value("heron")
    night.draw(seating.draw_seats, flags=flags)
    for table in night.state.open_tables():
        assert sum(1 for each in table.seats if each is not None and flags[each] == "NL") == 3
    assert "NL" not in repr(desk.history(main).acts)
    assert wrong_in(night.shown()) == 0


def test_another_tournament_and_another_club_have_another_secret(club: Club, tmp_path: Path, clock: HandClock) -> None:
    one, two = club.create(setup_of(), STRUCTURE), club.create(setup_of("Side"), STRUCTURE)
    rooms = [club.desk.state(each).room.commitment for each in (one, two)]
    other = Club.open(tmp_path / "other.tdapp", create=True, time=clock.source(), operator_name="Bo")
    with other:
        rooms.append(other.desk.state(other.create(setup_of(), STRUCTURE)).room.commitment)
    assert len(set(rooms)) == 3
    assert all(len(each) == 64 for each in rooms)


def test_the_sheet_is_made_of_the_room_as_it_was_then(club: Club, clock: HandClock) -> None:
    """An early act that is taken back later changes no draw that was made before."""
    night = Night(club, clock)
    play(night)
    first = draw_sheet(night.desk, night.main).draws[0]
    assert len(first.change.entries) == 26
    steps = dict(as_it_was(night.desk.history(night.main).acts))
    drawn = next(act for act in steps if act.verb == "seating.draw_seats")
    state = steps[drawn]
    assert state is not None
    assert not state.tables
    assert room_print(state, 1) == first.room


def test_the_list_says_of_each_draw_what_the_sheet_says(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    play(night)
    sheet, shown = draw_sheet(night.desk, night.main), draws_made(night.desk, night.main)
    assert (shown.commitments, shown.values) == (sheet.commitments, sheet.values)
    assert any(row.undone for row in shown.draws) and len({row.kind for row in shown.draws}) > 4
    assert [(row.number, row.line, row.at, row.kind, row.bound, row.undone, row.seats) for row in shown.draws] == [
        (row.number, row.line, row.at, row.kind, row.bound, row.undone > 0, len(row.seated)) for row in sheet.draws
    ]
    assert [(row.basis, row.value) for row in shown.draws] == [
        (row.basis, row.given.value if row.given is not None else "") for row in sheet.draws
    ]


def test_cards_of_chip_races_are_dealt_by_numbered_draws_also_when_taken_back(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    desk.do(main, entries.register, night.people[:24], desk.next_seed(main))
    night.value("heron")
    night.draw(seating.draw_seats)
    desk.do(main, timing.start)
    desk.do(main, chip_sets.choose_set, SET)
    race = {"way": RaceWay.DRAWN, "rounding": RaceRounding.ALWAYS_UP}
    desk.override(main, Reason("race.still_needed", "A short night"), racing.begin, Chips(25), Chips(1_000), **race)
    for table in night.state.open_tables():
        counts = {seat: 1 + (seat * 7 + table.number) % 39 for seat, entry in enumerate(table.seats, 1) if entry}
        desk.do(main, racing.settle, table.number, counts)
    night.draw(racing.draw)
    desk.undo(main)
    night.draw(racing.draw)
    sheet = night.shown()
    first, second = (draw for draw in sheet["draws"] if draw["kind"] == "race")
    assert (first["undone"] > 0, second["undone"]) == (True, 0)
    assert first["seed"] != second["seed"]
    assert sum(len(table["seats"]) for table in second["race"]["tables"]) == 24
    assert [line.seats for line in draws_made(desk, main).draws if line.kind == "draw.race"] == [24, 24]
    assert wrong_in(sheet) == 0


def test_envelopes_are_drawn_by_numbered_draws_that_anybody_computes_again(club: Club, clock: HandClock) -> None:
    night = Night(club, clock)
    desk, main = night.desk, night.main
    line = Offer("b", "Bounty", SaleKind.ENTRY, Price(bounty=Cents(100_00)), None, SaleSpan(SaleSpanKind.BY_HAND))
    desk.do(main, price_list.set_terms, Terms((line,), bounty=Bounties(BountyKind.MYSTERY)))
    desk.do(main, entries.register, night.people[:12], desk.next_seed(main), offer="b")
    night.value("heron")
    night.draw(seating.draw_seats)
    desk.do(main, timing.start)
    desk.do(main, envelopes.set_envelopes, envelopes.proposal(night.state))
    for number in (1, 2):
        out = EntryId(number)
        desk.do(main, entries.bust_out, (out,), by={out: (EntryId(12),)})
        night.draw(envelopes.draw, out)
    desk.undo(main)
    night.draw(envelopes.draw, EntryId(2))
    sheet = night.shown()
    drawn = [draw for draw in sheet["draws"] if draw["kind"] == "envelope"]
    assert [draw["undone"] > 0 for draw in drawn] == [False, True, False]
    assert [len(draw["envelope"]["left"]) for draw in drawn] == [12, 11, 11]
    assert wrong_in(sheet) == 0
    other = next(each for each in drawn[0]["envelope"]["left"] if each != drawn[0]["envelope"]["amount"])
    drawn[0]["envelope"]["amount"] = other
    assert wrong_in(stamped(sheet)) == 1
