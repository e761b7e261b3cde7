"""The poker hand history format, with PokerKit as the other reader and writer."""

import random
import warnings
from datetime import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from tdapp.poker.errors import PokerError
from tdapp.poker.hand import Hand
from tdapp.poker.operations import AntePosted, BlindPosted, HoleDealt, Mucked
from tdapp.poker.phase import Phase
from tdapp.poker.phh_details import Details
from tdapp.poker.phh_read import read, read_histories
from tdapp.poker.phh_write import write, write_many
from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing
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
        text = write(hand).removesuffix("]\n") + f', "{step}"]\n'
        hand = read(text)
    hand.do(Mucked(4))
    assert hand.phase is Phase.OVER and '"p1 sm"' in write(hand)
    assert read(write(hand)).record == hand.record


def test_pokerkit_reads_what_we_write() -> None:
    """Whole hands of the four common games end with the same stacks there."""
    done = 0
    for number in range(300):
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
        ("min_bet = 200", "min_bet = 20.505", "phh_fraction", ("field", "min_bet")),
        ("min_bet = 200", "min_bet = 1e300", "phh_bad_field", ("field", "min_bet")),
        ("min_bet = 200", "min_bet = 1e99999999999999999999", "phh_not_toml", ("line", 1)),
        ("min_bet = 200", "min_bet = " + "9" * 5_000, "phh_not_toml", ("line", 1)),
        ("min_bet = 200", "min_bet = " + "9" * 500, "phh_bad_field", ("field", "min_bet")),
        ("2000.0]", "inf]", "phh_unknown_stack", ("field", "starting_stacks")),
        ("2000.0]", "nan]", "phh_unknown_stack", ("field", "starting_stacks")),
        ("seats = [4, 7, 2]", "seats = [4, 7]", "phh_list_length", ("wanted", 3)),
        ("seats = [4, 7, 2]", "seats = [4, 7, 4]", "seat_twice", ("seats", (4, 7, 4))),
        ("seats = [4, 7, 2]", 'players = ["A"]', "phh_list_length", ("field", "players")),
        ("seats = [4, 7, 2]", "month = 13", "phh_bad_field", ("field", "month")),
        ("seats = [4, 7, 2]", "event = 5", "phh_bad_field", ("field", "event")),
        ("seats = [4, 7, 2]", "time = 5", "phh_bad_field", ("field", "time")),
        ("seats = [4, 7, 2]", 'time = "late"', "phh_bad_field", ("field", "time")),
        ("min_bet = 200", "", "phh_field_missing", ("field", "min_bet")),
        ('variant = "NT"', "", "phh_field_missing", ("field", "variant")),
        ("starting_stacks", "stacks", "phh_field_missing", ("field", "starting_stacks")),
        ("[100, 200, 0]", "[100, 200, 400]", "phh_straddle", ("seat", 2)),
        ("[100, 200, 0]", "[100, 100, 100]", "phh_straddle", ("amount", 100)),
        ("[100, 200, 0]", "[0, 0, 0]", "phh_no_blind", ("blinds", (0, 0, 0))),
        ("[100, 200, 0]", "[200, 100, 0]", "small_blind_above_big", ("small_blind", 200)),
        ("[100, 200, 0]", "[100, 200]", "phh_lengths", ("blinds", 2)),
        ("[25, 25, 25]", "[25, 0, 25]", "phh_antes", ("antes", (25, 0, 25))),
        ('"p3 cbr 600"', '"p3 cbr 300"', "wrong_raise", ("at", 4)),
        ('"p3 cbr 600"', '"p3 cbr 600.001"', "phh_fraction", ("at", 4)),
        ('"p3 cbr 600"', '"p3 cbr 6e2"', "phh_bad_field", ("at", 4)),
        ('"p3 cbr 600"', '"p3 cbr ²"', "phh_bad_field", ("at", 4)),
        ('"p3 cbr 600"', '"p3 cbr ' + "9" * 50 + '"', "phh_bad_field", ("at", 4)),
        ('"p3 cbr 600"', '"p1 cbr 600"', "not_in_turn", ("expected", 2)),
        ('"p2 f"', '"p9 f"', "phh_no_player", ("at", 6)),
        ('"p2 f"', '"p² f"', "phh_bad_action", ("at", 6)),
        ('"p2 f"', '"p2 f²"', "phh_bad_action", ("at", 6)),
        ('"p2 f"', '"p2 raises"', "phh_bad_action", ("action", "p2 raises")),
        ('"p2 f"', "7", "phh_bad_action", ("at", 6)),
        ("AcKd", "Ac??", "wrong_card_count", ("found", 1)),
        ("QsQd # a", "QsAc # a", "duplicate_card", ("card", "Ac")),
        ("variant =", "variant", "phh_not_toml", ("line", 3)),
        ('"d db 3c",\n]', '"d db 3c",', "phh_cut_off", ("line", 25)),
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
    "field", ["_raise_cap = 'x'", "_commission = [1]", "_commission = 5", "_posts = 3", "_posts = [[1]]",
              "_posts = [[9, 100, 0]]", "_unit = 7", "_antes_count = 1",
              "_button = 'x'", "seats = [1, 1, 2]", "seats = 5", "seats = ['a', 'b', 'c']", "_odd_chips = 'none'",
              "_lowest_chip = 0", "_big_bet = 1.5"]
)  # fmt: skip
def test_a_wrong_field_of_our_own_is_refused(field: str) -> None:
    source = SAMPLE if "seats" not in field else SAMPLE.replace("seats = [4, 7, 2]\n", "")
    with pytest.raises(PokerError):
        read(f"{field}\n{source}")


ONLINE = """[7]
variant = 'NT'
ante_trimming_status = false
antes = [0.05, 0.05, 0.05]
blinds_or_straddles = [0.25, 0.50, 0]
min_bet = 0.50
starting_stacks = [20.10, 35.75, 48]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 1.50', 'p1 f', 'p2 cc', 'd db 2c7d9h',
  'p2 cc', 'p3 cbr 2.25', 'p2 cc', 'd db Ks', 'p2 cc', 'p3 cc', 'd db 3c', 'p2 cc', 'p3 cc', 'p2 sm 9s9d',
  'p3 sm ????']
venue = 'Somewhere'
time = 00:00:26
day = 1
month = 7
year = 2009
hand = 3017243630
seats = [3, 1, 2]
table = 'ALPHA'
players = ['Ann', '', 'Cor']
currency_symbol = '$'
time_zone_abbreviation = 'ET'
winnings = [0, 7.9, 0]

[8]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
"""


def test_many_hands_are_read_with_cents_details_and_hands_that_stay_unknown() -> None:
    first, second = read_histories(ONLINE)
    assert first.unit == 100 and first.hand.phase is Phase.OVER
    assert first.hand.stacks() == {3: 1_980, 1: 3_985, 2: 4_420}
    told = first.details
    assert (told.table, told.hand, told.venue, told.year) == ("ALPHA", 3017243630, "Somewhere", 2009)
    assert told.players == {3: "Ann", 2: "Cor"} and told.time == time(0, 0, 26)
    assert second.unit == 1 and second.hand.stacks() == {1: 1_005, 2: 995}


def test_what_was_read_is_written_and_read_back_with_its_details() -> None:
    histories = read_histories(ONLINE)
    texts = [write(h.hand, h.details, names=True, unit=h.unit) for h in histories]
    again = read_histories(write_many(texts))
    for before, after in zip(histories, again, strict=True):
        assert after.hand.record == before.hand.record and after.hand.table == before.hand.table
        assert (after.details, after.unit) == (before.details, before.unit)
        assert after.finishing == tuple(after.hand.stack)
    assert "min_bet = 0.50\n" in texts[0] and '"p3 cbr 2.25"' in texts[0]


def test_names_are_written_only_when_asked_for() -> None:
    (history, _) = read_histories(ONLINE)
    plain = write(history.hand, history.details, unit=history.unit)
    assert "Ann" not in plain and "ALPHA" in plain
    assert 'players = ["Ann", "", "Cor"]' in write(history.hand, history.details, names=True, unit=history.unit)


def test_pokerkit_reads_many_hands_as_we_write_them_and_we_read_its() -> None:
    hands = [played(table([5_000, 4_000, 3_000], small_blind=blind), 5, [2, 3, 4]) for blind in (100, 200)]
    text = write_many(write(hand, Details(event="Club night", table=4, time=time(21, 30))) for hand in hands)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs = [*HandHistory.loads_all(text)]
        assert [each.event for each in theirs] == ["Club night"] * 2 and theirs[0].time == time(21, 30)
        assert [list([*each][-1].stacks) for each in theirs] == [hand.stack for hand in hands]
        back = HandHistory.dumps_all(theirs)
    for hand, history in zip(hands, read_histories(back), strict=True):
        assert history.hand.record == hand.record and history.details.table == 4


def test_a_refusal_in_one_of_many_hands_says_which() -> None:
    with pytest.raises(PokerError) as refused:
        read_histories(ONLINE.replace("'p2 f']", "'p1 f']"))
    assert (refused.value.code, refused.value.facts["hand"], refused.value.facts["at"]) == ("not_in_turn", "8", 3)
    with pytest.raises(PokerError) as refused:
        read(ONLINE)
    assert refused.value.code == "phh_many_hands"


def test_equal_blinds_are_two_blinds_and_no_straddle() -> None:
    hand = Hand(table([5_000, 4_000, 3_000], small_blind=200))
    assert "blinds_or_straddles = [200, 200, 0]\n" in write(hand)
    assert read(write(hand)).table == hand.table
    heads_up = Hand(table([5_000, 4_000], small_blind=200, small_blind_seat=2, big_blind_seat=1))
    assert read(write(heads_up)).table == heads_up.table


@pytest.mark.parametrize(
    "more",
    [
        {"small_blind_seat": None, "big_blind_seat": 3},
        {"small_blind_seat": 4, "big_blind_seat": 1},
        {"small_blind": 0},
        {"small_blind_seat": None},
        {"ante": 50, "ante_kind": AnteKind.BUTTON},
        {"ante": 50, "ante_kind": AnteKind.BUTTON, "button": 9},
        {"ante": 50, "ante_kind": AnteKind.BIG_BLIND, "ante_order": AnteOrder.ANTE_FIRST},
        {"ante": 0, "ante_kind": AnteKind.EACH},
        {"posts": (Post(4, 200), Post(3, 100, 100))},
        {"posts": (Post(3, 0, 100),)},
    ],
)
def test_what_the_lists_of_the_format_cannot_tell_is_told_beside_them(more: dict[str, object]) -> None:
    hand = Hand(table([5_000, 4_000, 3_000, 2_000], **more))
    again = read(write(hand))
    assert again.table == hand.table and again.record == hand.record


@pytest.mark.parametrize("size", [*range(0, 900, 7)])
def test_a_file_broken_at_any_byte_is_refused_with_its_place_or_is_a_shorter_hand(size: int) -> None:
    whole = write(
        read(SAMPLE), Details(event="Café ♠ 🂡", city="Düsseldorf", players={4: "Zoë", 7: "Ĳs", 2: "Ø"}), names=True
    )
    broken = whole.encode()[:size]
    try:
        hand = read(broken)
    except PokerError as error:
        told = {"phh_not_toml": "line", "phh_cut_off": "line", "phh_not_text": "byte", "phh_field_missing": "field"}
        assert told[error.code] in error.facts
    else:
        assert hand.record == read(whole).record


def test_text_that_is_none_or_nested_without_end_is_refused() -> None:
    for source, code in (
        (b"\xff\xfe\x00", "phh_not_text"),
        ("actions = " + "[" * 20_000, "phh_too_deep"),
        ('variant = "NT"\nactions = ' + "[" * 20_000 + "]" * 20_000, "phh_too_deep"),
        ("", "phh_field_missing"),
    ):
        with pytest.raises(PokerError) as refused:
            read(source)
        assert refused.value.code == code


def test_hole_cards_that_are_told_card_by_card_are_read() -> None:
    deal = """  "d dh p1 AcKd",
  "d dh p2 ????",
  "d dh p3 QsQd # a good hand",
"""
    singly = "".join(
        f'  "d dh p{player} {card}",\n'
        for player, card in zip("123123", ("Ac", "??", "Qs", "Kd", "??", "Qd"), strict=True)
    )
    assert read(SAMPLE.replace(deal, singly)).record == read(SAMPLE).record
    for wrong, code in (
        (singly.replace("p1 Kd", "p1 Kdd"), "unknown_card"),
        ("".join(singly.splitlines(keepends=True)[:4]), "not_now"),
    ):
        with pytest.raises(PokerError) as refused:
            read(SAMPLE.replace(deal, wrong))
        assert refused.value.code == code


def test_amounts_are_read_digit_by_digit() -> None:
    # as floats, 1.15 times 100 is 114.99999999999999
    header = (
        SAMPLE.split("actions =", maxsplit=1)[0]
        .replace("2000.0]", "2000.15]")
        .replace("min_bet = 200", "min_bet = 1.15")
    )
    hand = read(header + "actions = []")
    assert hand.table.stacks[2] == 200_015 and hand.table.betting.small_bet == 115


def test_all_in_hands_that_were_mucked_are_read_of_a_file_that_does_not_say_how_hands_are_shown() -> None:
    source = SAMPLE.replace('"d db Ks",\n  "d db 3c",\n', "").replace(
        '"p3 sm QsQd",\n  "p1 sm AcKd"', '"d db Ks",\n  "d db 3c",\n  "p3 sm QsQd",\n  "p1 sm"'
    )
    hand = read(source)
    assert hand.table.showing is Showing.EQUAL_OR_BETTER and hand.stacks()[2] > 0


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
