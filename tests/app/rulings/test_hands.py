"""Hands of disputes in and out as hand histories."""

import random
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from pypdfium2 import PdfDocument

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.incidents import print_incident
from tdapp.app.papers.papers import PrintedSheet
from tdapp.app.rulings.hands import entered_for, hand_of, histories_of, history_of, pasted, written_at_desk
from tdapp.app.rulings.rulebooks import rulebook
from tdapp.app.rulings.rulings import case_of, record, ruled
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import RulingNo, TableNo, TextId
from tdapp.poker import Details, Hand, Phase, PokerError, read_phhs, write_phh
from tdapp.poker.phh_read import OWN_RULES
from tdapp.read.message import say_refused
from tdapp.read.people.names import PlayerName
from tdapp.read.rulings.rulings import GivenView, rulings_view
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.hands.setup import readings_of
from tdapp.rulings.situation import Ante, AtSeat, Level, Situation
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of
from tests.poker.test_phh import SAMPLE
from tests.rulings.random_hands import played, random_table

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))


def test_a_hand_that_is_pasted_becomes_the_line_and_back() -> None:
    found = pasted(SAMPLE)
    entered = enter(found.line, Situation(""))
    assert entered.refusal is None and entered.hand is not None
    again = pasted(write_phh(history_of(entered).hand))
    assert again.line == found.line and found.line.endswith(line_of(entered.hand))


POT_LIMIT = """
variant = "holdem:pot_limit"
antes = [0, 0, 0]
blinds_or_straddles = [60, 200, 0]
min_bet = 200
starting_stacks = [9000, 120, 9000]
actions = []
"""


def most(line: str, book: str) -> int | None:
    """The most the first to act may raise to."""
    entered = enter(line, Situation(""), readings_of(rulebook(book)))
    return next(may.most for may in entered.legal.acts if may.key == "r")


@pytest.mark.parametrize("book", ["HC", "QLD", "TDA2024"])
def test_what_a_history_says_of_its_own_rules_goes_before_the_book(book: str) -> None:
    by_the_book = most(pasted(POT_LIMIT, readings=readings_of(rulebook(book))).line, book)
    assert by_the_book == (60 + 120 + 2 * 200 if book == "QLD" else 60 + 200 + 2 * 200)
    for word, wanted in (("full_blinds", 660), ("as_posted", 580)):
        line = pasted(f'_blind_pot = "{word}"\n{POT_LIMIT}', readings=readings_of(rulebook(book))).line
        assert f"by-{word}" in line.split() and most(line, book) == wanted


def test_each_rule_a_history_can_tell_becomes_a_word_and_no_other_does() -> None:
    rules = {
        "_raise_cap": (3, {"by-capped", "cap3"}),
        "_antes_count": ("true", {"by-antes_in_pot"}),
        "_over_short_bet": ('"complete"', {"by-complete"}),
        "_call_below_minimum": ("true", {"by-minimum_on_short_call"}),
        "_odd_chips": ('"all_to_first"', {"by-all_to_first"}),
        "_ante_order": ('"ante_first"', {"by-ante_first"}),
        "_blind_pot": ('"as_posted"', {"by-as_posted"}),
        "_lowest_chip": (20, {"chip20"}),
    }
    assert {name.removeprefix("_") for name in rules} == set(OWN_RULES)
    plain = set(pasted(POT_LIMIT).line.split())
    assert not any(word.startswith("by-") for word in plain)
    for name, (value, words) in rules.items():
        assert set(pasted(f"{name} = {value}\n{POT_LIMIT}").line.split()) - plain == words, name


ELSEWHERE = Situation(
    "",
    game="omaha",
    level=Level(2000, 1000, ante=Ante("bb_ante", 2000), lowest_chip=500),
    seats=tuple(AtSeat(seat) for seat in range(1, 11)),
)


@pytest.mark.parametrize("book", ["HC", "QLD", "TDA2024"])
def test_any_history_is_played_to_the_same_end_at_any_table_under_any_book(book: str) -> None:
    """Whoever wrote it by whatever readings: it is taken to its end, and the line that is kept plays it again."""
    readings = readings_of(rulebook(book))
    for seed in range(60):
        chance = random.Random(seed)
        *_, hand = played(chance, random_table(chance, chance.choice(["HC", "QLD"])))
        text = write_phh(Hand.around(hand))
        entered = enter(pasted(text, ELSEWHERE, readings).line, ELSEWHERE, readings)
        assert entered.refusal is None and entered.hand is not None, (seed, entered.refusal)
        assert entered.hand.table.game == hand.table.game and entered.hand.table.ante == hand.table.ante
        assert sum(entered.hand.stacks().values()) == sum(hand.stacks().values()) or hand.table.commission
        again = enter(line_of_entered(entered), Situation(""), readings)
        assert again.refusal is None and again.hand is not None
        assert again.hand.table == entered.hand.table and again.hand.stacks() == entered.hand.stacks()


@pytest.mark.parametrize("cut", [40, 200, 400])
def test_a_hand_history_that_breaks_off_is_refused_with_its_place(cut: int) -> None:
    with pytest.raises(PokerError) as refused:
        pasted(SAMPLE[:cut])
    assert {"line", "field", "byte"} & set(refused.value.facts)


def test_a_hand_of_a_game_we_do_not_play_is_refused() -> None:
    with pytest.raises(PokerError) as refused:
        pasted(SAMPLE.replace('"NT"', '"F7S"').replace("'NT'", "'F7S'"))
    assert refused.value.code == "phh_unknown_variant"


def test_a_hand_with_a_stack_nobody_counted_is_not_written_down() -> None:
    with pytest.raises(PokerError) as refused:
        history_of(enter("d1 4=? b600", FIVE))
    assert refused.value.code == "phh_unknown_stack"
    with pytest.raises(PokerError) as refused:
        history_of(enter("", FIVE))
    assert refused.value.code == "no_hand"


@pytest.fixture
def given(club: Club, clock: HandClock) -> Any:
    """A tournament with three rulings, two of them with a hand, of which one has a stack nobody counted."""
    people = club.add_players([(PlayerName(f"Jansen{number}", "Ada"), "") for number in range(9)])
    main = club.create(setup_of("Herfst Open"), STRUCTURE)
    desk = club.desk
    desk.do(main, tournament.open_registration)
    desk.do(main, entries.register, people, "seed")
    desk.do(main, seating.draw_seats, "seed")
    desk.do(main, timing.start)
    desk.do(main, discipline.choose_rulebook, "HC")
    for typed in ("d1 b600 c 3r1800", "", "d1 4=? b600 c 3r1800"):
        entered = enter(typed, FIVE)
        case = case_of_hand(entered, "turn.out_of_turn", {"seat": 3, "what": "bet"})
        outcome = ruled(case, "HC", "")
        told = record(outcome, case, Words("en", UTC), table=TableNo(1), entries=(), decision="")
        desk.do(main, discipline.give_ruling, TextId(""), "", told)
    return main


def test_the_hand_is_kept_with_the_ruling_and_printed_on_its_sheet(club: Club, given: Any) -> None:
    kept = case_of(club.desk.state(given).rulings[RulingNo(1)].case)
    assert line_of_entered(enter(kept.hand, Situation(""))) == kept.hand
    assert case_of(club.desk.state(given).rulings[RulingNo(2)].case).hand == ""
    assert print_incident(club, given, RulingNo(1), Words("en", UTC)).pages >= 1


def test_the_hands_of_a_tournament_go_out_with_event_table_and_time_and_names_only_when_asked(
    club: Club, given: Any
) -> None:
    found = histories_of(club, given, ZoneInfo("Europe/Amsterdam"))
    assert (found.written, found.left_out) == ((1,), (3,))
    (read,) = read_phhs(found.text)
    details = read.details
    assert (details.event, details.table, details.hand, details.time_zone) == ("Herfst Open", 1, 1, "Europe/Amsterdam")
    assert details.level == 1
    assert details.year == 2026 and details.time is not None and details.players == {}
    assert "Jansen" not in found.text
    named = histories_of(club, given, ZoneInfo("Europe/Amsterdam"), names=True)
    assert len(read_phhs(named.text)[0].details.players) == 5 and "Jansen" in named.text


def test_a_hand_at_the_desk_goes_out_with_what_the_hands_of_rulings_tell(
    club: Club, given: Any, clock: HandClock
) -> None:
    amsterdam = ZoneInfo("Europe/Amsterdam")
    (ruled_on,) = read_phhs(histories_of(club, given, amsterdam, names=True).text)
    hand = at_ruling(club, given)

    def written(*, names: bool) -> str:
        return written_at_desk(
            club, given, hand, TableNo(1), now=datetime.fromtimestamp(clock(), UTC), zone=amsterdam, names=names
        )

    (alone,) = read_phhs(written(names=True))
    told = {name: getattr(alone.details, name) for name in alone.details.__struct_fields__}
    assert told.pop("hand") is None, "no ruling was given on it yet"
    others = {name: getattr(ruled_on.details, name) for name in told}
    assert {name for name in told if told[name] != others[name]} <= {"time"}
    assert told["players"] and told["table"] == 1 and told["level"] == 1 and told["time"] is not None
    assert "Jansen" in written(names=True) and "Jansen" not in written(names=False)


def test_a_hand_of_no_tournament_goes_out_as_the_play_alone(club: Club, clock: HandClock) -> None:
    (alone,) = read_phhs(
        written_at_desk(club, None, enter("d1 b600", FIVE), None, now=datetime.fromtimestamp(clock(), UTC), zone=UTC)
    )
    assert alone.details == Details()


def at_ruling(club: Club, given: Any, number: int = 1) -> Entered:
    """The hand of a ruling as it was kept with it."""
    kept = entered_for(club.desk.state(given).rulings[RulingNo(number)], "")
    assert kept is not None
    return kept


def test_a_hand_is_carried_on_to_its_end_and_told_on_the_sheet_and_in_the_history(club: Club, given: Any) -> None:
    kept = at_ruling(club, given)
    before = print_incident(club, given, RulingNo(1), Words("en", UTC))
    line = f"{line_of_entered(kept)} f f 3>1800 f c flop AhKc2d x f 3:AsAd"
    club.desk.do(given, discipline.carry_hand_on, RulingNo(1), line)
    sheet = print_incident(club, given, RulingNo(1), Words("en", UTC))
    told = text_of(sheet)
    assert "How the hand continued after the ruling" in told and "wins 4,300 from the main pot" in told
    assert "is dealt" not in told, "cards told later are no play"
    assert "How the hand went on" not in text_of(before)
    (read,) = read_phhs(histories_of(club, given, None).text)
    assert read.hand.phase is Phase.OVER
    later = hand_of(view_of(club, given, 1), "")
    assert later is not None and later.hand is not None and later.hand.stacks() == read.hand.stacks()
    club.desk.undo(given)
    assert club.desk.state(given).carried_on.get(RulingNo(1)) is None
    assert read_phhs(histories_of(club, given, None).text)[0].hand.phase is Phase.ACT
    club.desk.redo(given)
    assert club.desk.state(given).carried_on[RulingNo(1)] == line


def text_of(sheet: PrintedSheet) -> str:
    """The words on a sheet."""
    return " ".join(" ".join(page.get_textpage().get_text_range() for page in PdfDocument(sheet.data)).split())


def view_of(club: Club, given: Any, number: int) -> GivenView:
    desk = club.desk
    view = rulings_view(desk.state(given), club.directory, club.text, desk.history(given).acts, club.operators)
    return next(each for each in view.given if each.number == number)


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, "nl chip25 blinds100-200 d1 1=9000 2=9000 3=9000 4=9000 5=9000 b600 f", "ruling.other_hand"),
        (1, "{kept} 3>99999", "ruling.hand_refused"),
        (1, "{kept} no such word", "ruling.hand_refused"),
        (2, "{kept} f f", "ruling.without_hand"),
        (9, "{kept} f f", "ruling.unknown"),
    ],
)
def test_what_is_not_the_hand_of_the_ruling_is_refused_at_the_desk(
    club: Club, given: Any, number: int, line: str, code: str
) -> None:
    kept = line_of_entered(at_ruling(club, given))
    with pytest.raises(Refused) as refused:
        club.desk.do(given, discipline.carry_hand_on, RulingNo(number), line.format(kept=kept))
    assert refused.value.code == code
    assert "{" not in Words("en", UTC).said(say_refused(refused.value))


def test_a_ruling_whose_hand_was_carried_on_is_not_taken_back_alone(club: Club, given: Any) -> None:
    kept = line_of_entered(at_ruling(club, given))
    club.desk.do(given, discipline.carry_hand_on, RulingNo(1), f"{kept} f f 3>1800")
    act = next(act for act in club.desk.history(given).acts if act.verb == "floor.give_ruling")
    with pytest.raises((Refused, Conflict)):
        club.desk.retract(given, act.number)
