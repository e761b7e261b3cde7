"""A hand goes on from a ruling: nobody's chips come from nowhere, and it plays on to the pots and who gets what."""

import random
from typing import Any

import pytest

from tdapp.poker.phase import Phase
from tdapp.rulings import Code, Impossible, Ruling, resolve
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.going_on import go_on, words_of_ruling
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.hands.setup import readings_at, readings_of
from tdapp.rulings.situation import AtSeat, Level, Situation
from tests.rulings.cases import BOOKS
from tests.rulings.random_hands import played, random_action, random_table

FIVE = Situation(
    "", level=Level(200, 100, lowest_chip=25), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5))
)


def ruled(line: str, incident: str, book: str, decision: str = "", **facts: Any) -> tuple[Entered, Ruling, Entered]:
    """The hand at the dispute, the ruling, and the hand that goes on from it."""
    entered = enter(line, FIVE, readings_of(BOOKS[book]))
    assert entered.refusal is None, entered.refusal
    ruling = resolve(case_of_hand(entered, incident, facts), BOOKS[book])
    return entered, ruling, go_on(entered, ruling, decision)


def chips(entered: Entered) -> int:
    """All chips of the hand: behind, in front and in the middle."""
    hand = entered.hand
    assert hand is not None
    left = 0 if hand.phase is Phase.OVER else sum(pot.amount for pot in hand.pots())
    return sum(hand.stacks().values()) + left


@pytest.mark.parametrize(
    ("line", "incident", "book", "facts", "words"),
    [
        ("d1 b600 c s1000+500", "betting.silent_chips", "HC", {}, ("1>1500",)),
        ("d1 b600 c s500+500", "betting.silent_chips", "TDA2024", {}, ("1>600",)),
        ("d1 b600 c s1000", "betting.silent_chips", "HC", {}, ("1>600",)),
        ("d1 b600 c c300!", "betting.too_little", "HC", {}, ("1>600",)),
        ("d1 b600 c r900! c f", "betting.wrong_bet", "HC", {}, ("1>1000", "2>1000", "3>f")),
        ("d1 b600 c r900! c f", "betting.wrong_bet", "HC", {"found": "too_late"}, ("1>900", "2>900", "3>f")),
        ("d1 b600 c 3f", "turn.odd_fold", "HC", {}, ("3>f",)),
        ("d1 b600 c 3r1800", "turn.out_of_turn", "HC", {}, ()),
        ("d1 b600 c 3r1800 f f", "turn.out_of_turn", "HC", {}, ("3>1800",)),
        ("d1 b600 c 3c f c", "turn.out_of_turn", "TDA2024", {}, ("3>600",)),
        ("d1 b600 c 3c f r2000", "turn.out_of_turn", "HC", {}, (">",)),
        ("d1 b600 c 2c 3c", "turn.out_of_turn", "HC", {}, ("2>600", "3>600", "1>next")),
        ("d1 b600 c 3c f r2000", "turn.out_of_turn", "QLD", {}, ("3>600", "3>next")),
        ("d1 b600 c 3c f r2000", "turn.out_of_turn", "QLD", {"then": "folds"}, ("3>600", "3>f")),
        ("d1 3=600 b600 c 3c f r2000", "turn.out_of_turn", "QLD", {}, ("3>600",)),
        ("d1 b600 c c300!", "betting.too_little", "QLD", {}, ("1>300", "1>next")),
        ("d1 1=500 b600 c 3c a f", "turn.out_of_turn", "HC", {}, ("3>600",)),
        ("d1 fffcx flop f! f", "turn.odd_fold", "HC", {}, ("2>f",)),
        ("d1 b600 c c300!", "betting.accepted_action", "HC", {}, ("1>600",)),
        ("d1 b600 c", "betting.accepted_action", "HC", {"seat": 1, "true_amount": 600, "told": 500}, ("1>600",)),
        ("d1 b600 c c", "deal.fouled_deck", "HC", {"deck_fault": "equal_cards"}, (">void",)),
        ("d1 b600 c 5?", "conduct.leaving", "HC", {}, (">",)),
    ],
)
def test_a_ruling_becomes_words_of_the_line(
    line: str, incident: str, book: str, facts: dict[str, Any], words: tuple[str, ...]
) -> None:
    entered, ruling, after = ruled(line, incident, book, **facts)
    assert words_of_ruling(entered, ruling) == words, ruling
    assert after.refusal is None
    assert entered.hand is not None
    assert chips(after) == chips(entered) == sum(entered.hand.table.stacks)


def test_the_director_decides_about_the_skipped_player() -> None:
    _, _, dead = ruled("d1 b600 c 2c 3c", "turn.out_of_turn", "HC", "hand_dead")
    assert (dead.hand is not None and dead.hand.folded[dead.hand.place[1]] and dead.turn == 4) or dead.turn is None
    _, _, acts = ruled("d1 b600 c 2c 3c", "turn.out_of_turn", "HC", "may_act")
    assert acts.turn == 1


def test_it_plays_on_to_who_gets_what() -> None:
    entered, _, after = ruled("d1 4:AsAd 1:KsKd b600 c r900!", "betting.wrong_bet", "HC", found="same_round")
    done = enter(f"{line_of_entered(after)} f f c f AhKc2d x x turn 3c x x river 4d x x", Situation(""), after.readings)
    assert done.refusal is None and done.hand is not None and done.hand.phase is Phase.OVER
    assert chips(done) == chips(entered) and done.hand.stacks()[4] > 9000


def test_a_call_out_of_turn_that_is_released_leaves_him_all_options() -> None:
    _, ruling, after = ruled("d1 b600 c 3c f r2000", "turn.out_of_turn", "HC")
    assert ruling.code is Code.OOT_RELEASED
    assert after.turn == 3 and {may.key for may in after.legal.acts} == {"f", "c", "r", "a"}


@pytest.mark.parametrize(
    ("line", "incident", "seat", "lost"),
    [("d1 b600 c 3c f r2000", "turn.out_of_turn", 3, 600), ("d1 b600 c c300!", "betting.too_little", 1, 300)],
)
def test_qld_22_5_37_5_what_is_his_choice_stays_in_when_he_folds(
    line: str, incident: str, seat: int, lost: int
) -> None:
    _, ruling, after = ruled(line, incident, "QLD")
    assert (ruling.code, after.turn) == (Code.PLAYER_CHOICE, seat)
    folded = enter(f"{line_of_entered(after)} f", Situation(""), after.readings)
    assert folded.hand is not None and folded.hand.stacks()[seat] == 9000 - lost


DISPUTES = (
    ("{seat}{call}", "turn.out_of_turn"),
    ("{seat}f", "turn.out_of_turn"),
    ("{seat}b{more}", "turn.out_of_turn"),
    ("s{chip}", "betting.silent_chips"),
    ("s{half}+{half}", "betting.silent_chips"),
    ("c{short}!", "betting.too_little"),
    ("r{small}!", "betting.wrong_bet"),
    ("r{small}! c f", "betting.wrong_bet"),
    ("f!", "turn.odd_fold"),
    ("c!", "deal.fouled_deck"),
)


def dispute(chance: random.Random, hand: Any) -> tuple[str, str]:
    """The words of something disputed at this point of a hand, and the incident it is."""
    choices = hand.choices()
    others = [seat for seat in hand.seats if not hand.folded[hand.place[seat]] and hand.stack[hand.place[seat]]]
    seat = chance.choice([other for other in others if other != choices.seat] or others)
    chip = hand.table.lowest_chip
    level = hand.level + hand.full
    half = max(1, level // 2 // chip) * chip
    words, incident = chance.choice(DISPUTES)
    return words.format(
        seat=seat,
        call="c",
        more=level + hand.full,
        chip=max(chip, level),
        half=half,
        short=max(1, hand.level // 2),
        small=hand.level + max(1, hand.full // 2),
    ), incident


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_chips_are_conserved_whatever_is_ruled_and_the_hand_plays_to_its_end(book: Any) -> None:
    went_on = 0
    for seed in range(400):
        went_on += plays_on_from(seed, book)
    assert went_on > 100


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_chips_are_conserved_in_many_hands(book: Any) -> None:
    first = random.SystemRandom().randrange(10**9)
    for seed in range(first, first + 10_000):
        plays_on_from(seed, book)


def plays_on_from(seed: int, book: Any) -> bool:
    """The same by the number of a hand, which stands with a failure so that it can be had again."""
    try:
        return plays_on(random.Random(seed), book)
    except Exception as error:
        error.add_note(f"{book.id}, seed {seed}")
        raise


def plays_on(chance: random.Random, book: Any) -> bool:
    """A dispute at some point of a random hand is ruled and the hand played on; whether it came that far."""
    stops = chance.randrange(1, 12)
    for number, hand in enumerate(played(chance, random_table(chance, book.id))):
        if hand.turn is None or number < stops:
            continue
        words, incident = dispute(chance, hand)
        readings = readings_at(hand.table)
        entered = enter(f"{line_of(hand)} {words}", Situation(""), readings)
        if entered.refusal is not None:
            return False
        total = sum(hand.table.stacks)
        for _ in range(chance.randrange(4)):  # those he passed over act, or others behind him
            more = enter(f"{line_of_entered(entered)} {chance.choice('fc')}", Situation(""), readings)
            entered = more if more.refusal is None and more.hand is not None and more.hand.turn is not None else entered
        try:
            ruling = resolve(case_of_hand(entered, incident), book)
        except Impossible:
            return False
        choices = [choice.id for choice in ruling.discretion.choices] if ruling.discretion is not None else [""]
        for decision in choices:
            after = go_on(entered, ruling, decision)
            told = f"{line_of_entered(entered)} | {words_of_ruling(entered, ruling, decision)} {ruling.code}"
            assert after.refusal is None, f"{told}: {after.refusal}"
            assert after.hand is not None
            if after.hand.table.commission is None:
                assert chips(after) == total, told
            for effect in ruling.effects:
                if effect.to is not None and after.hand.street == hand.street and after.hand.phase is Phase.ACT:
                    assert after.hand.put[after.hand.place[effect.seat]] == max(effect.to, effect.before or 0), told
            played_out(chance, after, total, told)
        return True
    return False


def played_out(chance: random.Random, after: Entered, total: int, told: str) -> None:
    """Play on by the rules to the end; all chips are there."""
    assert after.hand is not None
    hand = after.hand.copy()
    if after.out_of_turn or after.stopped:
        return
    for _ in range(100):
        if hand.phase is not Phase.ACT:
            break
        hand.do(random_action(chance, hand, 0.3))
    left = 0 if hand.phase is Phase.OVER else sum(pot.amount for pot in hand.pots())
    if hand.table.commission is None:
        assert sum(hand.stacks().values()) + left == total, told
