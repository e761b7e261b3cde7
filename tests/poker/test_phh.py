"""The poker hand history format, with PokerKit as the other reader and writer."""

import random
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from tdapp.poker.errors import PokerError
from tdapp.poker.hand import Hand
from tdapp.poker.operations import AntePosted, BlindPosted, HoleDealt, Mucked
from tdapp.poker.phase import Phase
from tdapp.poker.phh_read import read
from tdapp.poker.phh_write import write
from tdapp.poker.table import AnteKind
from tests.poker.oracle import our_hand
from tests.poker.random_cases import random_case
from tests.poker.test_hand import table
from tests.poker.test_hand_properties import played

SAMPLE = """
# A hand of our own making.
variant = "NT"
ante_trimming_status = true
antes = [25, 25, 25]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [3000, 5000, 2000.0]
seats = [4, 7, 2]
actions = [
  "d dh p1 AcKd",
  "d dh p2 ????",
  "d dh p3 QsQd # a good hand",
  "p3 cbr 600",
  "p1 cc",
  "p2 f",
  "d db 2c7d9h",
  "p1 cc",
  "p3 cbr 1375",
  "p1 cc",
  "# a long silence",
  "p3 sm QsQd",
  "p1 sm AcKd",
  "d db Ks",
  "d db 3c",
]
"""


def test_a_hand_is_read() -> None:
    hand = read(SAMPLE)
    assert hand.phase is Phase.OVER and hand.table.button == 2 and hand.seats == [4, 7, 2]
    assert hand.record[:2] == [AntePosted(4, 25), AntePosted(7, 25)]
    assert hand.stacks() == {4: 5_225, 7: 4_775, 2: 0}
    assert read(write(hand)).record == hand.record


def test_heads_up_lists_stand_the_other_way_round() -> None:
    hand = Hand(table([1_000, 2_000], small_blind_seat=2, big_blind_seat=1))
    text = write(hand)
    assert "blinds_or_straddles = [100, 200]\n" in text and "starting_stacks = [1000, 2000]\n" in text
    assert read(text).record == [BlindPosted(2, 100), BlindPosted(1, 200)]


@pytest.mark.parametrize(("kind", "trimmed"), [(AnteKind.EACH, "true"), (AnteKind.BIG_BLIND, "false")])
def test_an_ante_of_each_is_trimmed_to_what_others_can_pay_and_one_for_the_table_is_not(
    kind: AnteKind, trimmed: str
) -> None:
    hand = Hand(table([1_000, 2_000, 3_000], ante=25, ante_kind=kind))
    assert f"ante_trimming_status = {trimmed}\n" in write(hand)


def test_a_muck_is_written_and_read() -> None:
    hand = read(SAMPLE.split('"p1 cc",\n  "p3 cbr 1375"', maxsplit=1)[0] + "]")
    for step in ("p1 cc", "p3 cc", "d db Ks", "p1 cc", "p3 cc", "d db 3c", "p1 cc", "p3 cc"):
        text = write(hand).replace('"]\nseats', f'", "{step}"]\nseats')
        hand = read(text)
    hand.do(Mucked(4))
    assert hand.phase is Phase.OVER and '"p1 sm"' in write(hand)
    assert read(write(hand)).record == hand.record


def test_pokerkit_reads_what_we_write() -> None:
    """Whole hands of the four common games end with the same stacks there."""
    done = 0
    for number in range(120):
        chance = random.Random(f"phh/{number}")
        case = random_case(chance)
        start = our_hand(case)
        if start.put[start.place[start.table.big_blind_seat]] < case.big_blind or case.ante or not case.small_blind:
            continue
        hand = played(start.table, number, [2, 3, 4, 6, 7])
        if ":" in write(hand).splitlines()[0] or case.chip > 1 or len(hand.pots()) > 1:
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # our own fields, and cards PokerKit would not deal
            states = list(HandHistory.loads(write(hand)))
        assert list(states[-1].stacks) == hand.stack, write(hand)
        done += 1
    assert done > 5


@pytest.mark.parametrize(
    ("old", "new", "code", "fact"),
    [
        ('variant = "NT"', 'variant = "F7S"', "phh_unknown_variant", ("variant", "F7S")),
        ("min_bet = 200", "min_bet = 20.5", "phh_bad_field", ("field", "min_bet")),
        ("min_bet = 200", "", "phh_bad_field", ("field", "min_bet")),
        ("[100, 200, 0]", "[100, 200, 400]", "phh_straddle", ("blinds", (100, 200, 400))),
        ("[100, 200, 0]", "[100, 200]", "phh_lengths", ("blinds", 2)),
        ("[25, 25, 25]", "[25, 0, 25]", "phh_antes", ("antes", (25, 0, 25))),
        ('"p3 cbr 600"', '"p3 cbr 300"', "wrong_raise", ("at", 4)),
        ('"p3 cbr 600"', '"p3 cbr 600.5"', "phh_bad_field", ("at", 4)),
        ('"p3 cbr 600"', '"p1 cbr 600"', "not_in_turn", ("expected", 2)),
        ('"p2 f"', '"p9 f"', "phh_bad_action", ("at", 6)),
        ('"p2 f"', '"p2 raises"', "phh_bad_action", ("action", "p2 raises")),
        ('"p2 f"', "7", "phh_bad_action", ("at", 6)),
        ("AcKd", "Ac??", "wrong_card_count", ("found", 1)),
        ("QsQd # a", "QsAc # a", "duplicate_card", ("card", "Ac")),
        ("variant =", "variant", "phh_not_toml", ("reason", None)),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(old: str, new: str, code: str, fact: tuple[str, object]) -> None:
    with pytest.raises(PokerError) as refused:
        read(SAMPLE.replace(old, new, 1))
    assert refused.value.code == code
    assert fact[1] is None or refused.value.facts[fact[0]] == fact[1]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_history_is_refused_or_read_but_never_breaks(data: st.DataObject) -> None:
    lines = SAMPLE.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        place = data.draw(st.integers(0, len(line)))
        junk = data.draw(st.sampled_from(["", "0", "-", ".", '"', "[", "]", "x", " ", "99999", "[1]", "true", "é"]))
        lines[number] = line[:place] + junk + line[place + 1 :]
    try:
        hand = read("\n".join(lines))
    except PokerError:
        return
    assert sum(hand.stack) + sum(hand.put) + sum(hand.total) + sum(hand.ante) + hand.dead >= sum(hand.table.stacks)


@pytest.mark.parametrize(
    "field", ["_raise_cap = 'x'", "_commission = [1]", "_commission = 5", "_dead_posts = 3", "_dead_posts = [[1]]",
              "_button = 'x'", "seats = [1, 1, 2]", "seats = 5", "seats = ['a', 'b', 'c']", "_odd_chips = 'none'",
              "_lowest_chip = 0", "_big_bet = 1.5"]
)  # fmt: skip
def test_a_wrong_field_of_our_own_is_refused(field: str) -> None:
    source = SAMPLE if "seats" not in field else SAMPLE.replace("seats = [4, 7, 2]\n", "")
    with pytest.raises(PokerError):
        read(f"{field}\n{source}")


def test_text_in_quotes_is_escaped() -> None:
    from tdapp.poker.phh_write import toml

    assert toml('a "b" \\ \n') == '"a \\"b\\" \\\\ \\u000a"'
    with pytest.raises(TypeError):
        toml(1.5)


def test_unknown_cards_stay_unknown_until_shown() -> None:
    hand = Hand(table([500, 500, 500]))
    for seat in hand.seats:
        hand.do(HoleDealt(seat))
    assert write(hand).count("????") == 3
    assert read(write(hand)).hole == [(), (), ()]
