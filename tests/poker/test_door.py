"""The door of the engine: its names, seats everywhere, and no error but its own, whatever value is handed in."""

import ast
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tdapp.poker as door
from tdapp.poker import (
    GAMES,
    HOLDEM,
    AnteKind,
    AnteOrder,
    Betting,
    BetTo,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Commission,
    Details,
    Folded,
    Game,
    Hand,
    History,
    HoleDealt,
    Mucked,
    OddChips,
    Phase,
    PokerError,
    Positions,
    Post,
    RuledBack,
    RuledDead,
    RuledTo,
    RuledTurn,
    RuledVoid,
    Showing,
    Shown,
    Structure,
    Table,
    deck,
    read_phh,
    read_phhs,
    replay,
    side_pots,
    write_phh,
    write_phhs,
)
from tdapp.words.rulings.hand import hand_lines
from tdapp.words.say import Words
from tests.poker.test_hand_properties import decision, some_luck, tables
from tests.poker.test_phh import ONLINE, SAMPLE

INTS = st.one_of(
    st.integers(-3, 60),
    st.sampled_from([-1, 0, 1, 25, 100, 200, 1_000, 5_000, 10**15, 10**16, -(10**16)]),
    st.sampled_from([1, -1]).map(lambda sign: sign * 10**5_000),  # more digits than Python writes
)
SEATS = st.one_of(st.integers(1, 10), INTS)
MANY = st.lists(INTS, max_size=11).map(tuple)
TEXTS = st.one_of(st.text(max_size=30), st.text("23456789TJQKAcdhs10?♠♥ ,", max_size=14))


def test_every_name_of_the_door_is_there_and_says_what_it_is() -> None:
    tree = ast.parse(Path(str(door.__file__)).read_text(encoding="utf-8"))
    typed = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    rooms: dict[str, tuple[str, ...]] = vars(door)["_ROOMS"]
    found = {name for names in rooms.values() for name in names}
    assert found == set(door.__all__) == typed - {"TYPE_CHECKING", "Door"}
    for name in door.__all__:
        thing = getattr(door, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name
            for part, method in inspect.getmembers(thing, inspect.isfunction):
                assert part.startswith("_") or not inspect.isclass(thing) or inspect.getdoc(method), (name, part)
    with pytest.raises(AttributeError):
        _ = door.nothing_of_this_name  # type: ignore[attr-defined]


def test_whoever_needs_cards_alone_loads_cards_alone() -> None:
    import subprocess

    code = "import sys, tdapp.poker; from tdapp.poker import parse; print('tdapp.poker.hand' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 10**6), some_luck)
def test_everything_is_told_in_seats_and_nothing_by_player_number(table: Table, seed: int, luck: list[int]) -> None:
    high = {seat: seat + 40 for seat in table.seats}  # seats that cannot be taken for numbers from 0
    table = _moved(table, high)
    hand, cards = Hand(table), [*deck(seed)]
    for seat in hand.seats:
        hand.do(HoleDealt(seat, tuple(cards.pop() for _ in range(table.game.hole_cards))))
    number = 0
    while hand.phase is not Phase.OVER:
        seats = {*hand.seats}
        assert {*hand.stacks()} == {*hand.bets()} == {*hand.won()} == seats == {*high.values()}
        assert {*hand.folded()} | {*hand.showing_order()} | {seat for pot in hand.pots() for seat in pot.seats} <= seats
        choices = hand.choices()
        assert hand.turn == (None if choices is None else choices.seat)
        if choices is not None:
            assert hand.raise_range(choices.seat) == choices.raise_to
            for seat in seats - {choices.seat} - {*hand.folded()}:
                assert hand.raise_range(seat) is not None
        assert sum(hand.stacks().values()) + sum(pot.amount for pot in hand.pots()) == sum(table.stacks)
        hand.do(decision(hand.inside, luck[number % len(luck)] + number, cards))  # type: ignore[arg-type]
        number += 1
    history = History(hand, Details(event="x", players=dict.fromkeys(hand.seats, "y")))
    again = read_phhs(write_phhs([history, history], names=True))
    assert [each.hand.record for each in again] == [hand.record] * 2
    assert again[0].finishing == hand.stacks() and again[0].details == history.details
    assert replay(table, hand.record).stacks() == hand.stacks()
    assert read_phh(write_phh(hand)).details == Details()


def _moved(table: Table, to: dict[int, int]) -> Table:
    """The same table at other seats."""
    from tdapp.values import replace

    return replace(
        table,
        seats=tuple([to[seat] for seat in table.seats]),
        button=to[table.button],
        small_blind_seat=None if table.small_blind_seat is None else to[table.small_blind_seat],
        big_blind_seat=to[table.big_blind_seat],
        posts=tuple([replace(post, seat=to[post.seat]) for post in table.posts]),
    )


@pytest.mark.parametrize("seat", [0, 3, 99])
def test_a_seat_that_is_not_in_the_hand_is_refused(seat: int) -> None:
    hand = _hand()
    for asked in (hand.raise_range, hand.hole):
        with pytest.raises(PokerError) as refused:
            asked(seat)
        assert (refused.value.code, refused.value.facts["legal"]) == ("no_such_seat", (12, 14))


def test_a_seat_that_has_folded_or_a_hand_that_is_over_has_no_raise() -> None:
    hand = _hand()
    with pytest.raises(PokerError) as refused:
        hand.raise_range(12)
    assert refused.value.code == "not_now"
    for seat in hand.seats:
        hand.do(HoleDealt(seat))
    assert hand.raise_range(12).least == 400
    hand.do(Folded(14))
    with pytest.raises(PokerError):
        hand.raise_range(14)


def _hand() -> Hand:
    betting = Betting(Structure.NO_LIMIT, 200, 200)
    return Hand(
        Table(HOLDEM, betting, (12, 14), (5_000, 5_000), button=14, small_blind_seat=14, big_blind_seat=12,
              small_blind=100, big_blind=200)
    )  # fmt: skip


def _any_table(draw: st.DrawFn) -> Table:
    pick = lambda kind: draw(st.sampled_from(kind))  # noqa: E731 - read as one word below
    return Table(
        pick(GAMES), Betting(pick(Structure), draw(INTS), draw(INTS), raise_cap=draw(st.none() | INTS)), draw(MANY),
        draw(MANY), draw(INTS), draw(st.none() | SEATS), draw(SEATS), draw(INTS), draw(INTS), draw(INTS),
        pick(AnteKind), pick(AnteOrder), (Post(draw(INTS), draw(INTS), draw(INTS)),) if draw(st.booleans()) else (),
        draw(INTS), pick(OddChips), pick(Showing),
    )  # fmt: skip


KINDS: tuple[Any, ...] = (
    HoleDealt, BoardDealt, Folded, Checked, Called, BetTo, Shown, Mucked, RuledTo, RuledDead, RuledBack, RuledTurn,
    RuledVoid,
)  # fmt: skip


def _any_play(draw: st.DrawFn) -> object:
    """Steps of any kind with any values at a table that is right."""
    hand = Hand(draw(tables()))
    for _ in range(draw(st.integers(0, 30))):
        kind = draw(st.sampled_from(KINDS))
        seat = hand.turn if hand.turn is not None and draw(st.booleans()) else draw(SEATS)
        if kind is HoleDealt and hand.phase is Phase.HOLE and draw(st.booleans()):
            seat = hand.seats[hand.inside.dealt]
        one: list[Any] = {BoardDealt: [draw(MANY | st.just(()))], RuledVoid: []}.get(kind, [seat])
        more: dict[Any, list[Any]] = {HoleDealt: [draw(MANY | st.just(()))], Shown: [draw(MANY)]}
        more |= {each: [draw(INTS)] for each in (Called, BetTo, RuledTo, RuledBack)}
        step = kind(*one, *more.get(kind, []))
        told = hand.why_not(step)
        if told is None:
            hand.do(step)
        else:
            assert str(told)
    lines = hand_lines(Words("en", None), History(hand))
    again = read_phh(write_phh(hand)).hand
    assert again.record == hand.record and hand_lines(Words("en", None), History(again)) == lines
    return hand.choices(), hand.pots(), replay(hand.table, hand.record)


def _any_record(draw: st.DrawFn) -> object:
    """A record in which one step is another."""
    table = draw(tables())
    hand = Hand(table)
    record = [*hand.record, *map(HoleDealt, hand.seats), *map(Folded, hand.seats)]
    called, posted = Called(draw(SEATS), draw(INTS)), BlindPosted(draw(SEATS), draw(INTS))
    other = [called, posted, Shown(draw(SEATS), draw(MANY))]  # type: ignore[arg-type]
    place = draw(st.integers(0, len(record) - 1))
    return replay(table, [*record[:place], draw(st.sampled_from(other)), *record[place:]])


def _any_details(draw: st.DrawFn) -> object:
    """Whatever is told of event, table and names is read back as it was written."""
    words = st.none() | st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
    names = draw(st.dictionaries(st.sampled_from([12, 14]), words.filter(bool)))
    details = Details(
        event=draw(words), city=draw(words), table=draw(words | INTS), hand=draw(words | INTS),
        level=draw(st.none() | INTS), day=draw(st.none() | INTS), month=draw(st.none() | INTS),
        year=draw(st.none() | st.integers(1990, 2100)), players=names, time=draw(st.none() | st.times()),
        currency_symbol=draw(words),
    )  # fmt: skip
    assert read_phh(write_phh(_hand(), details, names=True)).details == details
    return details


CALLS: dict[str, Callable[[st.DrawFn], object]] = {
    "table": _any_table,
    "hand": lambda draw: Hand(_any_table(draw)),
    "play": _any_play,
    "replay": _any_record,
    "game": lambda draw: Game(draw(TEXTS), draw(INTS), draw(st.none() | INTS)),
    "game_of": lambda draw: door.game_of(draw(TEXTS)),
    "parse": lambda draw: door.parse(draw(TEXTS)),
    "parse_one": lambda draw: door.parse_one(draw(TEXTS)),
    "text": lambda draw: door.text(draw(MANY)),  # type: ignore[arg-type]
    "card_text": lambda draw: door.card_text(draw(INTS)),  # type: ignore[arg-type]
    "deck": lambda draw: door.deck(draw(INTS | TEXTS)),
    "strength": lambda draw: door.strength(draw(MANY)),  # type: ignore[arg-type]
    "describe": lambda draw: door.describe(draw(INTS)),
    "describe_low": lambda draw: door.describe_low(draw(INTS)),
    "split": lambda draw: door.split(draw(INTS), draw(MANY), lowest_chip=draw(INTS), odd_chips=OddChips.ONE_EACH),
    "halves": lambda draw: door.halves(draw(INTS), lowest_chip=draw(INTS)),
    "side_pots": lambda draw: side_pots(draw(st.dictionaries(SEATS, INTS)), draw(MANY), dead=draw(INTS)),
    "details": _any_details,
    "commission": lambda draw: Commission(draw(INTS), draw(INTS), draw(INTS)),
    "first_positions": lambda draw: door.first_positions(draw(SEATS), draw(MANY)),
    "next_positions": lambda draw: door.next_positions(
        Positions(draw(SEATS), draw(st.none() | SEATS), draw(SEATS)), draw(MANY), draw(st.none() | SEATS)
    ),
    "read_phh": lambda draw: read_phh(draw(TEXTS | st.binary(max_size=40))),
    "read_phhs": lambda draw: read_phhs(_damaged(draw, ONLINE)),
    "read_damaged": lambda draw: write_phh(read_phh(_damaged(draw, SAMPLE)).hand),
}
for _name in ("high", "low_of", "playing", "playing_low", "plays_the_board", "describe_hand"):
    CALLS[_name] = lambda draw, _name=_name: getattr(door, _name)(  # type: ignore[misc]
        draw(st.sampled_from(GAMES)), draw(MANY), draw(MANY)
    )


def _damaged(draw: st.DrawFn, text: str) -> str:
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        junk = draw(
            st.sampled_from(["", "0", "-", ".", '"', "[", "]", "x", "9" * 20, "²", "1e9", "inf", "nan", "é", "="])
        )
        text = text[:place] + junk + text[place + draw(st.integers(0, 3)) :]
    return text


@pytest.mark.parametrize("name", CALLS)
@settings(deadline=None, max_examples=50)
@given(data=st.data())
def test_whatever_value_is_handed_in_only_an_error_of_its_own_comes_back(name: str, data: st.DataObject) -> None:
    call = CALLS[name]
    try:
        call(data.draw)  # type: ignore[arg-type]
    except PokerError as error:
        assert str(error) and error.code


def test_split_needs_a_chip() -> None:
    with pytest.raises(PokerError) as refused:
        door.split(100, [1, 2], lowest_chip=0, odd_chips=OddChips.ONE_EACH)
    assert refused.value.code == "bad_chips"


def test_the_steps_of_the_door_are_all_there_are() -> None:
    assert {kind.__name__ for kind in get_args(door.Operation)} <= set(door.__all__)
