"""An hour played by hand, typed back: what each line is understood as, all saved or nothing, as if done live."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tdapp.app.deeds import BY_HAND
from tdapp.app.demo.evening import HandClock
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.papers.by_hand import Paper, PaperRead
from tdapp.app.papers.by_hand_draft import draft_of, keep_draft
from tdapp.domain.chips.chip_facts import TableRaced
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import position
from tdapp.domain.facts import TypedBack
from tdapp.domain.money.terms import Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Money, Seat, TableNo, TournamentId
from tdapp.read.command_scene import Offer
from tdapp.read.journal.journal import journal_view
from tdapp.store.errors import KnownError
from tdapp.ui.actions.registry import ACTIONS
from tdapp.words.say import Words
from tests.app.chips.test_chip_papers import STRUCTURE as RACES
from tests.app.chips.test_chip_papers import begun
from tests.app.conftest import MINUTE, SIX
from tests.app.papers.test_papers import evening
from tests.app.test_every_door import TERMS

WORDS = Words("en", UTC)
OFFERS = [Offer("clock.pause", "Pause"), Offer("clock.resume", "Resume")]


@pytest.fixture(autouse=True)
def in_the_hall() -> Iterator[None]:
    """Times are typed as the wall of the hall has them: here UTC."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()


@pytest.fixture
def main(club: Club, clock: HandClock) -> TournamentId:
    made = evening(club)
    club.desk.do(made, price_list.set_terms, TERMS)
    clock.forward(60 * MINUTE)
    return made


@pytest.fixture
def paper(club: Club, main: TournamentId) -> Paper:
    return Paper(club, main, WORDS, OFFERS)


def said(read: PaperRead) -> list[str]:
    return [" · ".join(WORDS.said(each) for each in line.said) for line in read.lines]


def refusals(read: PaperRead) -> list[str]:
    return [WORDS.said(line.refused) for line in read.lines if line.refused is not None]


def seat_of(state: State, entry: int) -> str:
    return WORDS.seat(state.entries[EntryId(entry)].seat)


def free_seat(state: State) -> str:
    return WORDS.seat(next(table.free[0] for table in state.open_tables() if table.free))


def test_a_line_is_understood_in_the_words_of_the_journal(club: Club, main: TournamentId, paper: Paper) -> None:
    state = club.desk.state(main)
    lines = (
        f"18:05 bust {seat_of(state, 2)} by {seat_of(state, 3)}",
        f"rebuy {seat_of(state, 4)} card",
        f"18:20 register Pim New {free_seat(state)}",
        "pause",
    )
    read = paper.read("\n".join(lines))
    assert refusals(read) == []
    out, bought, came, paused = said(read)
    assert "out, place 19" in out and out.endswith("by First002 Last002")
    assert bought == "First003 Last003: Rebuy, €20.00 by card"
    assert "Pim New registered" in came and "€55.00 in cash" in came and free_seat(state) in came
    assert paused == "Clock paused"
    assert [line.at for line in read.lines] == [
        SIX + 5 * MINUTE,
        SIX + 5 * MINUTE,
        SIX + 20 * MINUTE,
        SIX + 20 * MINUTE,
    ]
    assert club.desk.state(main) is state and "Pim" not in str(club.directory)


def test_all_that_it_leads_to_is_told_before(club: Club, main: TournamentId, paper: Paper) -> None:
    drawers.open_drawer(club, "Desk 1", "EUR", cents=0)  # type: ignore[arg-type]
    state = club.desk.state(main)
    read = paper.read(f"18:05 bust {seat_of(state, 2)}\nrebuy {seat_of(state, 4)}\nregister Pim New")
    then = read.then
    assert then is not None and then.acts == 3 and then.newcomers == 1
    assert then.differences.left == (19, 19) and then.differences.entries == (20, 21)
    assert then.differences.chips == (200_000, 220_000)
    assert [(each.drawer, each.tender, each.taken) for each in then.money] == [
        ("Desk 1", Tender.CASH, Money(20_00 + 55_00, "EUR"))
    ]
    assert then.differences.people[0].place_after == 20
    assert then.clock.runs


def test_saved_it_is_one_transaction_of_acts_dated_by_the_paper(club: Club, main: TournamentId, paper: Paper) -> None:
    state, before = club.desk.state(main), len(club.desk.history(main).acts)
    typed = f"18:05 bust {seat_of(state, 2)}\n18:30 register Pim New"
    keep_draft(club, main, typed)
    assert paper.save(typed) == 2
    acts = club.desk.history(main).acts[before:]
    assert [act.at for act in acts] == [SIX + 5 * MINUTE, SIX + 30 * MINUTE]
    assert all(TypedBack(club.time.now(), act.at) in act.facts for act in acts)
    assert draft_of(club, main) == ""
    assert "Pim New" in {name.full for name in club.directory.values()}
    view = journal_view(club.desk.history(main).acts, club.directory, club.operators, club.text, "")
    assert WORDS.said(view.rows[1].said).startswith("By hand at 18:05: First001 Last001 out")


def test_a_line_that_is_refused_keeps_all_of_them_out(club: Club, main: TournamentId, paper: Paper) -> None:
    state = club.desk.state(main)
    typed = f"18:05 bust {seat_of(state, 2)}\nbust {seat_of(state, 2)}\nregister Pim New"
    keep_draft(club, main, typed)
    with pytest.raises(Refused, match=r"by_hand\.lines_refused"):
        paper.save(typed)
    assert club.desk.state(main) is state and draft_of(club, main) == typed
    assert "Pim" not in str(club.directory)
    with pytest.raises(Refused, match=r"by_hand\.nothing"):
        paper.save("\n18:10\n")


def test_a_disk_that_fails_keeps_all_of_them_out(
    club: Club, main: TournamentId, paper: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_what: object) -> None:
        raise KnownError("store.full", path="x", detail="")

    state = club.desk.state(main)
    monkeypatch.setattr(club.people, "write_newcomers", fails)
    with pytest.raises(KnownError):
        paper.save(f"bust {seat_of(state, 2)}\nregister Pim New")
    assert club.desk.state(main) is state and club.file.load(main)[-1] == club.desk.history(main).acts[-1]
    assert "Pim" not in str(club.directory)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("xyz", "'xyz' is not understood"),
        ("bust 9-9", "Table 9 is not in play"),
        ("19:30 pause", "still to come"),
        ("25:00 pause", "not a time of day"),
        ("18:30 pause\n18:20 resume", "before 18:30"),
        ("bust last00", "which of them?"),
        ("resume", "running"),
        ("table 1", "only opens a page"),
        ("break 1", "players sit at table 1"),
        ("rule string bet", ""),
    ],
)
def test_what_cannot_be_is_said_with_what_to_do(paper: Paper, typed: str, why: str) -> None:
    read = paper.read(typed)
    assert read.refused == 1 and why in refusals(read)[0], refusals(read)


def test_what_needs_a_reason_has_it_behind_a_mark(club: Club, main: TournamentId, paper: Paper) -> None:
    assert paper.read("18:55 register Pim New").refused == 1
    assert paper.save("18:55 register Pim New ! was at the door at nine") == 1
    act = club.desk.history(main).acts[-1]
    assert act.override is not None and club.text(act.override.text, act.override.digest) == "was at the door at nine"


def test_each_is_judged_as_of_the_time_noted(club: Club, main: TournamentId, paper: Paper) -> None:
    """Rebuys are sold while registration is open, to the end of level 2: at 18:30, no more at 18:50."""
    seat = seat_of(club.desk.state(main), 4)
    assert paper.read(f"18:30 rebuy {seat}").refused == 0
    assert paper.read(f"18:55 rebuy {seat}").refused == 1


def test_a_table_broke_and_where_each_went(club: Club, main: TournamentId, paper: Paper) -> None:
    state = club.desk.state(main)
    table = min(state.open_tables(), key=lambda each: each.seated)
    others = [seat for each in state.open_tables() if each is not table for seat in each.free]
    here = [entry for entry in table.seats if entry is not None]
    club.desk.do(main, entries.bust_out, tuple(here[len(others) :]))
    state = club.desk.state(main)
    here = [entry for entry in state.tables[table.number].seats if entry is not None]
    others = [seat for each in state.open_tables() if each.number != table.number for seat in each.free]
    seats = others[: len(here)]
    typed = f"break {table.number} {' '.join(map(WORDS.seat, seats))}"
    assert paper.save(typed) == 1
    after = club.desk.state(main)
    assert table.number not in after.tables
    assert [after.entries[entry].seat for entry in here] == seats


def test_the_clock_that_was_stopped_runs_on_as_the_paper_says(
    club: Club, main: TournamentId, clock: HandClock, paper: Paper
) -> None:
    """Two hours without the laptop: 'played by hand', the clock resumed at 18:05, paused for ten minutes at 18:30."""
    by = timedelta(minutes=55)
    club.desk.do(main, timing.stop_back, by)
    at = club.time.now()
    assert paper.save("18:05 resume\n18:30 pause\n18:40 resume") == 3
    acts = club.desk.history(main).acts[-3:]
    assert [act.at for act in acts] == [at] * 3  # never before what was done here, the answer
    assert [fact.at for act in acts for fact in act.facts if isinstance(fact, TypedBack)] == [
        SIX + 5 * MINUTE, SIX + 30 * MINUTE, SIX + 40 * MINUTE,
    ]  # fmt: skip
    state = club.desk.state(main)
    assert state.clock.at(at) == 50 * MINUTE and position(state.structure, 50 * MINUTE).period == 3


def test_after_midnight_the_evening_continues(club: Club, main: TournamentId, clock: HandClock, paper: Paper) -> None:
    clock.forward(timedelta(hours=6))
    read = paper.read("23:50 pause\n00:10 resume")
    assert refusals(read) == []
    assert [line.at for line in read.lines] == [
        datetime(2026, 11, 21, 23, 50, tzinfo=UTC), datetime(2026, 11, 22, 0, 10, tzinfo=UTC),
    ]  # fmt: skip


def test_what_is_typed_by_its_name_needs_nothing_more(club: Club, main: TournamentId) -> None:
    """Every action that a key does without being told more can be done by hand so, or is refused by the rules."""
    bare = [Offer(each.id, each.text.source) for each in ACTIONS.values() if each.id in BY_HAND and each.bare]
    paper = Paper(club, main, WORDS, bare)
    assert {"clock.break", "clock.pause", "tables.open"} <= {offer.action for offer in bare}
    for offer in bare:
        paper.read(offer.label)
    assert said(paper.read("18:10 Break now")) == ["Extra break of 15 min"]


def test_what_a_line_does_is_what_its_key_does() -> None:
    """The deeds of paper stand beside the actions of the windows: both take the same decision with the same."""
    told: dict[str, tuple[Any, ...]] = {
        "entries.register": ((),), "entries.bust_out": ((EntryId(1),), (False,)), "entries.reinstate": (EntryId(1),),
        "seats.move": (EntryId(1), Seat(TableNo(1), 2)), "tables.open": (), "clock.break": (MINUTE,),
        "tables.button": (Seat(TableNo(1), 2),), "chips.count_stack": (EntryId(1), 500), "clock.pause": (),
        "prizes.take_seat": (EntryId(1), 500), "hands.count": (((TableNo(1), 8),),), "clock.go_to_level": (3,),
        "bounties.name": (EntryId(1), (EntryId(2),)), "sales.buy": (EntryId(1), "rebuy"),
        "sales.back_and_buy": (EntryId(1), "rebuy"), "clock.add_time": (MINUTE,),
    }  # fmt: skip
    assert set(BY_HAND) <= set(ACTIONS)
    for action, args in told.items():
        ways = [Recorder(), Recorder()]
        ACTIONS[action].act(ways[0], *args)  # type: ignore[arg-type]
        BY_HAND[action](ways[1], *args)
        assert ways[0].done == ways[1].done != [], action


class Recorder:
    """Notes what would be done."""

    club: Any

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.club = self

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        self.done.append((decision, args, sorted(kwargs.items())))

    def view(self, _build: object, *_args: object) -> None:
        return None

    def seed(self) -> str:
        return "seed"

    def drawer(self) -> str:
        return "drawer"


def test_a_sale_typed_back_is_the_sale_made_live(club: Club, main: TournamentId, paper: Paper) -> None:
    live = club.create(club.desk.state(main).setup, club.desk.state(main).structure)
    assert live != main
    state = club.desk.state(main)
    paper.save(f"18:10 rebuy {seat_of(state, 4)}")
    after = club.desk.state(main)
    act = club.desk.history(main).acts[-1]
    assert sales.buy.__name__ in act.verb and after.chips == state.chips + 10_000
    club.desk.undo(main)
    assert club.desk.state(main).chips == state.chips
    club.desk.redo(main)
    assert club.desk.state(main).chips == after.chips


def test_a_penalty_is_typed_back_as_of_its_time(club: Club, main: TournamentId, paper: Paper) -> None:
    """A round is as many hands as players sat there then, and one that is played afterwards is missed."""
    state = club.desk.state(main)
    seat = state.entries[EntryId(2)].seat
    assert seat is not None
    at = WORDS.seat(seat)
    typed = f"18:05 warning {at} phone\n18:20 penalty {at} 1 round phone\n18:30 hand {seat.table}"
    read = paper.read(typed)
    assert refusals(read) == []
    warned, misses, _played = said(read)
    players = state.tables[seat.table].seated
    assert "warned: " in warned and f"misses {players} hands: " in misses
    assert paper.save(typed) == 3
    first, second = (penalty for _number, penalty in sorted(club.desk.state(main).penalties.items()))
    assert (first.kind, first.hands) == (PenaltyKind.WARNING, 0)
    assert (second.kind, second.hands, second.left) == (PenaltyKind.ROUNDS, players, players - 1)
    assert {first.offence, second.offence} == {"conduct.device"}
    assert [act.at for act in club.desk.history(main).acts[-3:-1]] == [SIX + 5 * MINUTE, SIX + 20 * MINUTE]


def test_a_penalty_needs_to_be_told_whole(club: Club, main: TournamentId, paper: Paper) -> None:
    at = seat_of(club.desk.state(main), 2)
    assert refusals(paper.read(f"penalty {at}")) == refusals(paper.read(f"penalty {at} 1 round")) != []
    assert "Type 'warning 3-2 phone'" in refusals(paper.read(f"warning {at}"))[0]
    assert "is called zzzz" in refusals(paper.read(f"warning {at} zzzz"))[0]


RACED = "18:42 race 25\nodd 1 2 2 5 5 > 2\nodd 2\nodd 3\nodd 4 3 3 7 7 > 3\nodd 5\n18:48 {end}"


@pytest.fixture
def racing_now(club: Club, clock: HandClock) -> tuple[TournamentId, Paper]:
    main = begun(club, RACES)
    clock.forward(60 * MINUTE)
    end = ACTIONS["chips.end_race"]
    return main, Paper(club, main, WORDS, [Offer(end.id, end.text.source)])


def test_a_race_is_typed_back_with_who_got_a_chip(club: Club, racing_now: tuple[TournamentId, Paper]) -> None:
    main, paper = racing_now
    typed = RACED.format(end=ACTIONS["chips.end_race"].text.source)
    read = paper.read(typed)
    assert refusals(read) == []
    assert paper.save(typed) == 7
    bank = club.desk.state(main).bank
    assert bank.race is None and 25 in bank.gone
    facts = [fact for act in club.desk.history(main).acts for fact in act.facts if isinstance(fact, TableRaced)]
    got = {fact.race.table: {odd.seat: odd.got for odd in fact.race.odds if odd.got} for fact in facts}
    assert got == {TableNo(1): {2: 1}, TableNo(2): {}, TableNo(3): {}, TableNo(4): {3: 1}, TableNo(5): {}}


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("race 30", "No 30 chips can be raced off now"),
        ("odd 1 2 2 5 5 > 2", "No race is under way"),
        ("race 25\nodd 1 2 2 5 5 > 7", "Seat 1-7 has no odd chips to race"),
        ("race 25\nodd 9", "Table 9 is not in play"),
        ("race 25\nrace 25", "It is so already"),
    ],
)
def test_a_race_that_cannot_be_is_said(racing_now: tuple[TournamentId, Paper], typed: str, why: str) -> None:
    read = racing_now[1].read(f"18:42 {typed}")
    assert read.refused == 1 and read.lines[-1].refused is not None and why in refusals(read)[0], refusals(read)
