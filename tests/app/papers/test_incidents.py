"""The incident sheet of a real club: everything that was entered and decided stands on it, in two languages."""

import json
import re
import unicodedata
from datetime import UTC
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.incidents import print_incident
from tdapp.app.papers.papers import PrintedSheet
from tdapp.app.rulings.rulings import record, ruled
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import OVERRULED, PenaltyKind
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, PlayerId, RulingNo, TableNo, TextId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.rulings.reading import situation_of
from tdapp.rulings.situation import AtSeat, Dealt, Situation
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.say import Words, untranslated
from tests.app.conftest import STRUCTURE, setup_of


def other_words(text: Text, n: int | None) -> str:
    """A language of its own: every e of a sentence is an ë, places stay."""
    parts = re.split(r"(\{[a-z_]+\})", untranslated(text, n))
    return "".join(part if part.startswith("{") else part.replace("e", "ë") for part in parts)


EN, NL = Words("en", UTC), Words("nl", UTC, other_words)
SCRIPTS = (
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Παπαδόπουλος", "Νίκος"),
    PlayerName("Đặng", "Thị Hương"),
    PlayerName("李", "小龙"),
    PlayerName("محمد", "علي"),
    PlayerName("Jansen", "Ada"),
    PlayerName("van den Berg", "Jan-Willem"),
    PlayerName("O'Neill", "Siobhán"),
    PlayerName("Čapek", "Jiří"),
)
ONE = TableNo(1)


class Floor:
    """A tournament of nine at one full table, and its director."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.people: tuple[PlayerId, ...] = club.add_players((name, "") for name in SCRIPTS)
        self.main: TournamentId = club.create(setup_of("Herfst Open"), STRUCTURE)
        desk = club.desk
        desk.do(self.main, tournament.open_registration)
        desk.do(self.main, entries.register, self.people, "seed")
        desk.do(self.main, seating.draw_seats, "seed")
        desk.do(self.main, timing.start)
        desk.do(self.main, discipline.choose_rulebook, "HC")

    def name_at(self, seat: int) -> PlayerName:
        state = self.club.desk.state(self.main)
        return self.club.directory[state.entries[self.entry_at(seat)].player]

    def entry_at(self, seat: int) -> EntryId:
        entry = self.club.desk.state(self.main).tables[ONE].seats[seat - 1]
        assert entry is not None
        return entry

    def give(self, case: Situation, *, seat: int, decision: str = "", reason: str = "", words: Words = EN) -> None:
        state = self.club.desk.state(self.main)
        outcome = ruled(case, state.rulebook, state.house)
        given = record(outcome, case, words, table=ONE, entries=(self.entry_at(seat),), decision=decision)
        if reason:
            self.club.desk.announce(self.main, discipline.give_ruling, reason, given)
        else:
            self.club.desk.do(self.main, discipline.give_ruling, TextId(""), "", given)

    def sheet(self, number: int = 1, words: Words = EN, size: str = "A4") -> PrintedSheet:
        return print_incident(self.club, self.main, RulingNo(number), words, size=size)


@pytest.fixture
def floor_of(club: Club, clock: HandClock) -> Floor:
    return Floor(club)


def out_of_turn() -> Situation:
    """A raise out of turn on the flop, said aloud, with everything the table can show."""
    return situation_of(
        {
            "incident": "turn.out_of_turn",
            "level": {"big_blind": 200, "small_blind": 100, "lowest_chip": 25},
            "facts": {"seat": 4, "what": "bet", "to": 1800, "since": "not_yet"},
            "street": "flop",
            "button": 1,
            "pot": 1350,
            "last_raise": 600,
            "players_left": 8,
            "board": [
                {"kind": "burn"},
                {"kind": "flop", "card": "As"},
                {"kind": "flop", "card": "Kd"},
                {"kind": "flop", "card": "2c"},
            ],
            "seats": [
                {"seat": 2, "stack": 12500, "paid": 450},
                {"seat": 3, "stack": 30125, "paid": 450},
                {"seat": 4, "stack": 8000, "paid": 450, "cards": "QhQs"},
                {"seat": 5, "status": "folded"},
            ],
            "actions": [
                {"seat": 2, "did": "bet", "to": 600},
                {
                    "seat": 4,
                    "did": "raise",
                    "to": 1800,
                    "in_turn": False,
                    "chips": [1000, 500, 100, 100, 100],
                    "said": {"verb": "raise", "amount": 1800},
                    "first": "words",
                    "motions": 2,
                },
            ],
        }
    )


def text_of(sheet: PrintedSheet) -> str:
    """Everything on the sheet as one line of single blanks."""
    told = "\n".join(page.extract_text() for page in PdfReader(BytesIO(sheet.data)).pages)
    return " ".join(unicodedata.normalize("NFKC", told).split())


def holds(text: str, part: str) -> bool:
    """Whether it stands there, whatever lines it is broken into, and also read from the right."""
    whole, part = (unicodedata.normalize("NFKC", each).replace(" ", "") for each in (text, part))
    return part in whole or part[::-1] in whole


def test_facts_table_and_actions_are_on_it(floor_of: Floor) -> None:
    floor_of.give(out_of_turn(), seat=4)
    sheet = floor_of.sheet()
    text = text_of(sheet)
    for said in (
        "Incident sheet",
        "Herfst Open",
        "Ruling 1",
        "Ada",
        "21 November 2026, 18:00",
        "Level 1",
        "25 / 50",
        "What happened",
        "1,350 in the middle",
        "burn, flop A♠ K♦ 2♣",
        "12,500",
        "holds Q♥ Q♠",
        "folded",
        "raise, 1,800 in front, out of turn, said 'raise 1,800', words first",
        "1×1,000, 1×500, 3×100",
        "in 2 motions",
        "The ruling",
        "Tournament director",
    ):
        assert holds(text, said), said
    assert sheet.missing == ()
    assert sheet.kind is None and sheet.file_name == "Herfst Open - Incident sheet 1.pdf"


def test_every_step_and_rule_of_the_ruling_is_on_it(floor_of: Floor) -> None:
    floor_of.give(out_of_turn(), seat=4)
    given = floor_of.club.desk.state(floor_of.main).rulings[RulingNo(1)]
    text = text_of(floor_of.sheet())
    assert given.steps and given.rules
    assert all(holds(text, step) for step in given.steps)
    assert all(holds(text, rule) for rule in given.rules)


def test_all_names_of_the_table_in_their_own_script(floor_of: Floor) -> None:
    everybody = tuple(AtSeat(number, stack=10_000) for number in range(1, 10))
    floor_of.give(replace(out_of_turn(), seats=everybody), seat=1)
    sheet = floor_of.sheet()
    text = text_of(sheet)
    names = [floor_of.name_at(seat) for seat in range(1, 10)]
    assert {name.last for name in names} == {name.last for name in SCRIPTS}
    assert all(holds(text, name.last) and holds(text, name.first) for name in names)
    assert sheet.missing == ()


def test_an_overruling_shows_the_decision_and_its_reason_before_the_book(floor_of: Floor) -> None:
    reason = "Both players had understood a call; I let the raise stand as a call. " * 3
    floor_of.give(out_of_turn(), seat=4, decision=OVERRULED, reason=reason)
    text = text_of(floor_of.sheet())
    assert holds(text, reason.strip())
    assert text.index("The tournament director overruled the book") < text.index("What the book says")


def test_a_note_is_no_overruling(floor_of: Floor) -> None:
    floor_of.give(out_of_turn(), seat=4, reason="He apologised.")
    text = text_of(floor_of.sheet())
    assert "Tournament director's note He apologised." in text and "overruled" not in text


def test_penalties_that_followed_and_no_others(floor_of: Floor) -> None:
    floor_of.give(out_of_turn(), seat=4)
    entry, other = floor_of.entry_at(4), floor_of.entry_at(5)
    give = floor_of.club.desk.do
    assert "Penalties given None" in text_of(floor_of.sheet())
    give(floor_of.main, discipline.give_penalty, entry, PenaltyKind.ROUNDS, 16, "conduct.out_of_turn", RulingNo(1))
    give(floor_of.main, discipline.give_penalty, other, PenaltyKind.WARNING, 0, "conduct.language")
    text = text_of(floor_of.sheet())
    assert holds(text, "rounds away from the table, 16 hands to miss")
    assert "warning" not in text.split("Penalties given")[1]


def test_dutch_paper_of_a_ruling_given_in_english(floor_of: Floor) -> None:
    floor_of.give(out_of_turn(), seat=4)
    given = floor_of.club.desk.state(floor_of.main).rulings[RulingNo(1)]
    english, dutch = text_of(floor_of.sheet()), text_of(floor_of.sheet(words=NL))
    assert all(holds(english, step) for step in given.steps)
    assert not any(holds(dutch, step) for step in given.steps)


def test_it_keeps_the_seats_and_the_level_of_that_moment(floor_of: Floor, clock: HandClock) -> None:
    floor_of.give(out_of_turn(), seat=4)
    name = floor_of.name_at(4)
    before = text_of(floor_of.sheet())
    desk = floor_of.club.desk
    desk.do(floor_of.main, entries.bust_out, (floor_of.entry_at(4),))
    desk.do(floor_of.main, timing.next_period)
    after = text_of(floor_of.sheet())
    assert holds(before, name.last) and holds(after, name.last)
    assert "25 / 50" in after


def test_house_values_changed_since_leave_the_ruling_as_it_was_given(floor_of: Floor, club: Club) -> None:
    floor_of.give(out_of_turn(), seat=4)
    before = text_of(floor_of.sheet())
    club.desk.do(floor_of.main, discipline.choose_rulebook, "QLD")
    after = text_of(floor_of.sheet())
    assert before.split("Printed")[0] == after.split("Printed")[0]


def test_a_case_this_version_rules_otherwise_stands_as_it_was_written(floor_of: Floor) -> None:
    state = floor_of.club.desk.state(floor_of.main)
    outcome = ruled(out_of_turn(), state.rulebook)
    given = record(outcome, out_of_turn(), EN, table=ONE, entries=(), decision="")
    old = discipline.GivenRuling(
        given.incident, ONE, (), "HC", "an older edition", given.code, ("99-Z",), ("Said then.",), "en", given.case
    )
    floor_of.club.desk.do(floor_of.main, discipline.give_ruling, TextId(""), "", old)
    for words in (EN, NL):
        text = text_of(floor_of.sheet(words=words))
        assert "Said then." in text and "99-Z" in text and "an older edition" in text
    assert "is shown as it was given then" in text_of(floor_of.sheet())


def test_facts_of_another_version_are_said_to_be_unreadable(floor_of: Floor) -> None:
    case = json.dumps({"incident": "turn.out_of_turn", "mood": "tense"})
    given = discipline.GivenRuling("turn.out_of_turn", None, (), "HC", "2030", "call", (), ("A call.",), "en", case)
    floor_of.club.desk.do(floor_of.main, discipline.give_ruling, TextId(""), "", given)
    text = text_of(floor_of.sheet())
    assert "kept by another version" in text and "A call." in text


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_a_long_case_goes_over_the_pages_and_loses_nothing(floor_of: Floor, size: str) -> None:
    deal = tuple(Dealt(place, seat=1 + place % 9) for place in range(1, 53))
    floor_of.give(replace(out_of_turn(), deal=deal), seat=1, reason="很长的理由" * 120)
    sheet = floor_of.sheet(size=size)
    assert sheet.pages == len(PdfReader(BytesIO(sheet.data)).pages) >= 2
    text = text_of(sheet)
    assert all(f"Card {place} off the deck" in text for place in range(1, 53))
    assert holds(text, "很长的理由" * 120)


def test_nobody_signs_an_empty_page(floor_of: Floor) -> None:
    for lines in range(1, 30):
        floor_of.give(out_of_turn(), seat=4, reason="A word. " * (12 * lines))
        last = PdfReader(BytesIO(floor_of.sheet(lines).data)).pages[-1].extract_text()
        assert "Tournament director" in last and "Penalties given" in last


def test_the_same_bytes_each_time(floor_of: Floor, tmp_path: Path) -> None:
    floor_of.give(out_of_turn(), seat=4)
    assert floor_of.sheet().data == floor_of.sheet().data
