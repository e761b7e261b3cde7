"""A hand entered in a line: where it stands, what is legal, and what is refused with its place and reason."""

import random
from time import thread_time
from typing import Any

import pytest

from tdapp.poker.betting import Structure
from tdapp.poker.phase import Phase
from tdapp.rulings import Code, resolve, with_house
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter, points
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.hands.setup import readings_at, readings_of, table_of
from tdapp.rulings.situation import Ante, AtSeat, Level, Situation, Status
from tdapp.rulings.typed_table import Line
from tests.rulings.cases import BOOKS
from tests.rulings.random_hands import played, random_table

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
HANDS = 60


def keys(entered: Entered) -> dict[str, tuple[int | None, int | None]]:
    """The keys that may come next, with least and most."""
    return {may.key: (may.least, may.most) for may in entered.legal.acts}


def test_the_button_alone_begins_the_hand_left_of_the_big_blind() -> None:
    hand = enter("d1", FIVE)
    assert (hand.turn, hand.legal.waits_for) == (4, "act")
    assert keys(hand) == {"f": (None, None), "c": (None, None), "r": (400, 9000), "a": (9000, 9000)}
    assert next(may.chips for may in hand.legal.acts if may.act == "call") == 200


def test_letters_may_be_written_together_and_c_checks_where_there_is_nothing_to_call() -> None:
    hand = enter("d1 ffccc", FIVE)
    assert [log.action.did.value for log in hand.log] == ["fold", "fold", "call", "call", "check"]
    assert hand.legal.waits_for == "board" and hand.legal.cards == 3


@pytest.mark.parametrize("typed", ["d1 ffccc flop AhKc2d x", "d1 ffccc AhKc2d c", "D1, F F C C X  flop ahkc2d x"])
def test_the_next_street_is_named_or_its_cards_alone(typed: str) -> None:
    hand = enter(typed, FIVE)
    assert hand.refusal is None and hand.hand is not None
    assert (hand.hand.street, hand.turn, len(hand.hand.board)) == (1, 3, 3)


def test_cards_nobody_knows_never_stop_a_hand_and_may_be_told_later() -> None:
    hand = enter("d1 ccccc b200 ffff", FIVE)
    assert hand.refusal is None and hand.hand is not None and hand.hand.stacks()[2] == 9800
    typed = "d1 ccccc ccccc ccccc ccccc"
    waits = enter(typed, FIVE)
    assert waits.legal.waits_for == "show" and waits.refusal is None
    told = enter(f"{typed} flop AhKhQh turn 2c river 2d 1:AsAd 2:KsKd 3m 4m 5m", FIVE)
    assert told.refusal is None and told.hand is not None and told.hand.phase is Phase.OVER
    assert told.hand.stacks() == {1: 9800, 2: 8800, 3: 8800, 4: 8800, 5: 8800}, "aces full of twos"


def test_a_run_out_is_typed_in_one_word() -> None:
    hand = enter("d1 afffc 4:AsAd 3:KsKd 2c3c4d5h7h", FIVE)
    assert hand.refusal is None and hand.hand is not None
    assert hand.hand.stacks() == {1: 9000, 2: 8900, 3: 0, 4: 18100, 5: 9000}


@pytest.mark.parametrize(
    ("typed", "word", "start", "code", "facts"),
    [
        ("d1 b600 c r900", "r900", 10, "wrong_raise", {"least": 1000, "most": 9000}),
        ("d1 b12k", "b12k", 3, "more_than_stack", {"legal": 9000}),
        ("d1 4b600 x", "x", 9, "cannot_check", {"legal": 600}),
        ("d1 2:AhKh 3:AhKd c", "3:ahkd", 10, "duplicate_card", {"card": "Ah"}),
        ("d1 ccccc AhKh2c 2:AhAs", "2:ahas", 16, "duplicate_card", {"card": "Ah"}),
        ("d1 ccccc AhKh2c3c", "ahkh2c3c", 9, "not_now", {"waits_for": "act"}),
        ("d1 ccccc AhKh", "ahkh", 9, "wrong_card_count", {"found": 1, "wanted": 3}),
        ("d1 cc flop", "flop", 6, "round_not_over", {"seat": 1}),
        ("d1 ccccc turn 2c", "turn 2c", 9, "street_skipped", {"street": "flop"}),
        ("d1 ccccc AhKh2c flop 2d3d4d", "flop 2d3d4d", 16, "street_dealt", {"street": "flop"}),
        ("d1 4f 4c", "4c", 6, "no_live_hand", {"seat": 4}),
        ("d1 ffff c", "c", 8, "not_now", {"waits_for": "over"}),
        ("b600", "b600", 0, "no_button", {}),
        ("d1 9c", "9c", 3, "empty_seat", {}),
        ("d1 q", "q", 3, "unknown_word", {}),
        ("d1 4:AsAs c", "4:asas", 3, "card_twice", {}),
        ("d1 ccccc flop AhAh2c", "flop ahah2c", 9, "card_twice", {}),
        ("d1 b600 !", "!", 8, "unknown_word", {}),
        ("d1 4!600 c", "4!600", 3, "not_from_the_beginning", {}),
        ("chip25 4=110 d1 c", "4=110", 7, "not_payable", {"lowest_chip": 25}),
        ("d1 4=? a", "a", 7, "stack_unknown", {"seat": 4}),
        ("d1 a500", "a500", 3, "not_all_in", {"legal": 9000}),
        ("d1 5>x", "5>x", 3, "no_amount", {}),
        ("d1 2d", "2d", 3, "not_from_the_beginning", {"seat": 4}),
    ],
)
def test_a_word_that_cannot_be_is_named_with_its_place_and_what_was_entered_stays(
    typed: str, word: str, start: int, code: str, facts: dict[str, Any]
) -> None:
    hand = enter(typed, FIVE)
    assert hand.refusal is not None
    assert (hand.refusal.word.text, hand.refusal.word.start, hand.refusal.code) == (word, start, code)
    assert {name: hand.refusal.facts.get(name) for name in facts} == facts
    before = enter(typed[:start], FIVE)
    assert before.refusal is None
    assert (before.log, before.turn, before.legal) == (hand.log, hand.turn, hand.legal)


def test_a_stack_told_too_late_is_refused_with_the_action_it_does_not_go_with() -> None:
    hand = enter("d1 b600 c r1800 5=500", FIVE)
    assert hand.refusal is None, "he is all-in with his call"
    hand = enter("d1 b600 c r1800 4=500", FIVE)
    assert hand.refusal is not None and hand.refusal.clash is not None
    assert (hand.refusal.word.text, hand.refusal.clash.text, hand.refusal.code) == ("4=500", "b600", "more_than_stack")
    assert hand.turn == 2


def test_an_all_in_with_an_amount_tells_a_stack_nobody_counted() -> None:
    unknown = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat) for seat in (1, 2, 3, 4, 5)))
    hand = enter("d1 b600 fff c c a2400", unknown)
    assert hand.refusal is None and hand.hand is not None
    assert dict(zip(hand.hand.table.seats, hand.hand.table.stacks, strict=True))[4] == 3000
    assert keys(enter("d1", unknown)) == {"f": (None, None), "c": (None, None), "r": (400, None)}


def test_out_of_turn_is_logged_as_such_and_the_skipped_players_still_act() -> None:
    hand = enter("d1 b600 c 3r1800", FIVE)
    assert hand.refusal is None and hand.disputed is not None
    disputed = hand.disputed
    assert (disputed.seat, disputed.to, disputed.in_turn) == (3, 1800, False)
    assert (hand.turn, hand.hand is not None and hand.hand.level) == (1, 600)
    reached = enter("d1 b600 c 3r1800 f f", FIVE)
    assert reached.legal.waits_for == "ruling" and reached.legal.seat == 3
    refused = enter("d1 b600 c 3r1800 f f c", FIVE).refusal
    assert refused is not None and refused.code == "ruling_first"


@pytest.mark.parametrize("typed", ["d1 b600 c r900!", "d1 b600 c s500+500", "d1 b600 c c!"])
def test_the_player_in_turn_does_what_is_disputed_and_the_hand_stops_there(typed: str) -> None:
    hand = enter(typed, FIVE)
    assert hand.stopped and hand.disputed is not None and hand.disputed.seat == 1
    assert hand.turn == 1 and hand.legal.waits_for == "ruling"
    behind = enter(f"{typed} c f", FIVE)
    assert [(log.action.seat, log.played) for log in behind.log[-2:]] == [(2, False), (3, False)]


def test_play_goes_on_after_the_ruling() -> None:
    hand = enter("d1 b600 c r900! c > 1>1000 c", FIVE)
    assert hand.refusal is None and not hand.stopped and hand.disputed is None
    assert hand.hand is not None and (hand.hand.level, hand.turn) == (1000, 3)
    small = enter("d1 b600 c r900! 1>900 c", FIVE)
    assert small.hand is not None and (small.hand.level, small.turn, small.hand.full) == (900, 3, 400)


def test_who_is_not_dealt_in_is_left_out() -> None:
    table = Situation("", level=Level(200, 100), seats=(*FIVE.seats[:4], AtSeat(5, Status.SITTING_OUT, stack=900)))
    assert enter("d1", table).turn == 4 and keys(enter("d1 5c", table)) == keys(enter("d1", table))
    assert enter("4out d1", FIVE).turn == 5


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_a_table_of_the_tournament_takes_its_readings_from_the_book(book: Any) -> None:
    betting = table_of(FIVE, Line(button=1), readings_of(book)).betting
    assert betting.call_below_minimum is (book.id == "QLD") is not betting.half_reopens
    assert betting.blind_pot.value == str(book.values["pot_limit_pot"].value)


def test_a_house_that_takes_the_ante_first_takes_it_first_in_a_hand_too() -> None:
    house = with_house(BOOKS["HC"], '[values.ante_order]\nvalue = "ante_first"\ncite = "our rules 3"')
    level = Level(200, 100, Ante("bb_ante", 200))
    table = Situation("", level=level, seats=(*FIVE.seats[:2], AtSeat(3, stack=200), *FIVE.seats[3:]))
    paid = []
    for book in (BOOKS["HC"], house):
        hand = enter("d1", table, readings_of(book)).hand
        assert hand is not None
        paid.append(next(step for step in hand.record if step.seat == 3))  # the first the short big blind pays
    assert [type(step).__name__ for step in paid] == ["BlindPosted", "AntePosted"]


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("left", [2, 40])
@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.FIXED_LIMIT])
def test_a_hand_and_the_desk_have_the_same_cap_on_raises(structure: Structure, left: int, book: Any) -> None:
    level = Level(200, 100, raise_cap=0)
    table = Situation(
        "betting.another_raise", structure=structure, level=level, street="flop", seats=FIVE.seats, players_left=left
    )
    played_to = table_of(table, Line(button=1), readings_of(book)).betting.raise_cap
    assert (resolve(table, book).code is Code.NO) is (played_to == 0)


@pytest.mark.parametrize("book", BOOKS)
def test_every_hand_becomes_a_line_and_the_line_the_same_hand(book: str) -> None:
    for seed in range(HANDS):
        chance = random.Random(seed)
        *_, hand = played(chance, random_table(chance, book))
        line = line_of(hand)
        entered = enter(line, Situation(""), readings_at(hand.table))
        assert entered.refusal is None, f"{seed}: {line}: {entered.refusal}"
        assert entered.hand is not None
        assert entered.hand.stacks() == hand.stacks(), f"{seed}: {line}"
        assert line_of(entered.hand) == line_of_entered(entered) == line


@pytest.mark.parametrize("book", BOOKS)
def test_what_may_come_next_is_what_the_engine_says_at_every_point(book: str) -> None:
    for seed in range(HANDS // 3):
        chance = random.Random(seed)
        for hand in played(chance, random_table(chance, book)):
            choices = hand.choices()
            if choices is None:
                continue
            entered = enter(line_of(hand), Situation(""), readings_at(hand.table))
            may = keys(entered)
            assert entered.turn == choices.seat
            assert may.get("r", may.get("b", (None, None))) == (choices.raise_to.least, choices.raise_to.most)
            for word in may:  # whatever is offered is taken, in at most two keys beside its number
                amount = "" if word in "fca" else str(may[word][0])
                assert enter(f"{line_of(hand)} {word}{amount}", Situation(""), readings_at(hand.table)).refusal is None


def test_every_point_of_a_line_is_told() -> None:
    told = [point.turn for point in points("d1 b600 c 3r1800 f", FIVE)]
    assert told == [4, 5, 1, 1, 2]


def test_the_line_that_is_kept_has_what_was_disputed_and_ruled() -> None:
    typed = "d1 b600 c r900! c 1>1000 2>1000 f c c flop AhKc2d 2:AsAd 5=?"
    entered = enter(typed, FIVE)
    assert entered.refusal is None
    kept = line_of_entered(entered)
    again = enter(kept, Situation(""))
    assert again.refusal is None and again.hand is not None and entered.hand is not None
    assert again.hand.record == entered.hand.record and line_of_entered(again) == kept
    assert "r900!" in kept and "1>1000" in kept and "5=?" in kept


FORTY = (
    "d1 c c c r800 c c c c c c c c c flop AhKc2d x x x b2000 c c f f f f c c c turn 9h x x x b6000 r12000 "
    "c f c c c river 2h x x b4000 c"
)


def test_a_hand_of_forty_actions_is_read_in_a_blink() -> None:
    ten = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=90_000) for seat in range(1, 11)))
    entered = enter(FORTY, ten)
    assert entered.refusal is None and len(entered.log) == 40
    times = []
    for _ in range(5):
        begun = thread_time()
        enter(FORTY, ten)
        times.append(thread_time() - begun)
    assert min(times) < 0.05
