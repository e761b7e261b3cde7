"""Whatever is entered: an answer or a refusal that names the field, never a failure, never a chip from nothing."""

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.poker.betting import Structure
from tdapp.poker.cards import FULL_DECK, card_text
from tdapp.poker.games import GAMES
from tdapp.rulings import (
    INCIDENTS,
    Code,
    Impossible,
    Incident,
    Kind,
    Question,
    Ruling,
    Situation,
    plain_ruling,
    resolve,
)
from tdapp.rulings.situation import STREETS, Action, AtSeat, BoardCard, Did, Level, Status
from tdapp.words.rulings import say
from tdapp.words.rulings.impossible import impossible_of
from tdapp.words.say import Words
from tests.rulings.cases import BOOKS
from tests.rulings.conserving import faults

WORDS = Words("en", None)
CHIPS = (25, 100, 500, 1000, 5000)


# Strategies are made once: each new one is looked through again before its first draw.
YES_NO = st.booleans()
NEARLY_ALWAYS = st.integers(0, 5)
AMOUNTS = st.one_of(st.sampled_from((0, 25, 100, 200, 400, 800, 1200, 2500)), st.integers(0, 400).map(lambda n: 25 * n))
STACKS = st.one_of(st.none(), AMOUNTS.map(lambda n: n + 2500))
SEATS = st.lists(st.integers(1, 10), min_size=2, max_size=10, unique=True)


@cache
def one_of_these(*these: Any) -> st.SearchStrategy[Any]:
    """Any of these values."""
    return st.sampled_from(these)


@cache
def answers(question: Question, seats: tuple[int, ...]) -> st.SearchStrategy[Any]:
    """Something that may be answered; seats are mostly those of the table."""
    seat = one_of_these(*seats)
    match question.kind:
        case Kind.YES_NO:
            return YES_NO
        case Kind.CHOICE:
            return one_of_these(*question.choices)
        case Kind.SEAT:
            return seat
        case Kind.SEATS:
            most = min(question.most or len(seats), len(seats))
            return st.lists(seat, min_size=min(question.least, most), max_size=most, unique=True).map(tuple)
        case Kind.AMOUNT:
            return AMOUNTS.map(lambda n: max(question.least, n if question.most is None else min(n, question.most)))
        case Kind.COUNT:
            return st.integers(question.least, 60 if question.most is None else question.most)
        case Kind.CHIPS:
            least = max(1, question.least)
            return st.lists(st.sampled_from(CHIPS), min_size=least, max_size=max(least, 5)).map(tuple)
        case Kind.CARDS:
            return st.lists(st.sampled_from(FULL_DECK), min_size=1, max_size=4, unique=True).map(
                lambda cards: "".join(card_text(card) for card in cards)
            )


def levels() -> st.SearchStrategy[Level]:
    """Blinds and limits as somebody may mistype them."""
    few = st.one_of(st.none(), st.integers(-5, 500))
    return st.builds(
        Level,
        big_blind=st.sampled_from((1, 2, 200)),
        small_blind=st.sampled_from((0, 1)),
        raise_cap=st.one_of(st.none(), st.integers(-1, 4)),
        small_bet=few,
        big_bet=few,
        min_wager=few,
        max_wager=few,
        commission=st.one_of(st.none(), st.integers(-2, 14)),
    )


LEVELS = st.one_of(st.none(), st.just(Level(200, 100, lowest_chip=25)), levels())
POTS = st.one_of(st.none(), AMOUNTS)


@cache
def logs(seats: tuple[int, ...]) -> st.SearchStrategy[list[Action]]:
    """A few actions of these seats."""
    return st.lists(
        st.builds(Action, seat=one_of_these(*seats), did=one_of_these(*Did), to=POTS, in_turn=YES_NO), max_size=4
    )


@st.composite
def situations(draw: st.DrawFn, incident: Incident) -> Situation:
    """A table of any kind, partly unknown, with any answers to the incident's questions."""
    seats = tuple(sorted(draw(SEATS)))
    placed = tuple(
        AtSeat(
            seat,
            status=draw(one_of_these(*[Status.ACTIVE] * 5, *Status)),
            stack=draw(STACKS),
            bet=draw(one_of_these(0, 0, 100, 200, 400, 1200)),
            acted=draw(one_of_these(None, True, False)),
        )
        for seat in seats
    )
    known = draw(YES_NO) or draw(YES_NO)
    asked = {question.id: draw(answers(question, seats)) for question in incident.questions if draw(NEARLY_ALWAYS)}
    live = tuple(place.seat for place in placed if place.status not in (Status.SITTING_OUT, Status.NOT_ENTITLED))
    somewhere = one_of_these(None, *seats)
    return Situation(
        incident=incident.id,
        structure=draw(one_of_these(*Structure)),
        game=draw(one_of_these(*[game.code for game in GAMES])),
        level=draw(LEVELS),
        seats=placed if known else (),
        button=draw(somewhere),
        small_blind=draw(somewhere) if known else None,
        big_blind=draw(somewhere) if known else None,
        street=draw(one_of_these(None, *STREETS)),
        last_raise=draw(one_of_these(None, 200, 400, 800)),
        pot=draw(POTS),
        actions=tuple(draw(logs(live or seats))),
        board=tuple(BoardCard("flop", card) for card in draw(one_of_these((), ("As", "Kd", "2c")))),
        players_left=draw(one_of_these(None, 2, 3, 50)),
        facts=asked,
    )


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("incident", INCIDENTS.values(), ids=lambda incident: incident.id)
def test_any_situation_gets_an_answer(incident: Incident, book: Any) -> None:
    try_situations(incident, book, examples=8)


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("incident", INCIDENTS.values(), ids=lambda incident: incident.id)
def test_a_thousand_situations_get_an_answer(incident: Incident, book: Any) -> None:
    try_situations(incident, book, examples=1000)


def try_situations(incident: Incident, book: Any, *, examples: int) -> None:
    """Random situations of one incident: an answer or a refusal that names the fact, the same one every time."""
    quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]

    @settings(max_examples=examples, deadline=None, suppress_health_check=quiet)
    @given(situations(incident))
    def holds(situation: Situation) -> None:
        try:
            ruling = resolve(situation, book)
        except Impossible as refused:
            assert refused.where
            assert "{" not in impossible_of(WORDS, refused), "the sentence names every fact"
            return
        check_ruling(ruling, situation)
        assert not faults(ruling, situation), "no chip is made or lost"
        assert resolve(situation, book) == ruling, "the same facts give the same ruling"

    holds()


def check_ruling(ruling: Ruling, situation: Situation) -> None:
    """What is true of every ruling."""
    assert plain_ruling(ruling)
    for step in (*ruling.steps, *ruling.checklist, *ruling.reasons):
        assert "{" not in say.step_of(WORDS, step), step
    for assumed in ruling.assumed:
        assert "{" not in say.assumed_of(WORDS, ruling.incident, assumed)
    if ruling.code is Code.TD_DECIDES or ruling.code is Code.NO_RULE:
        assert ruling.discretion is not None and ruling.discretion.choices
    if ruling.discretion is not None:
        for choice in ruling.discretion.choices:
            assert "{" not in say.choice_of(WORDS, choice)
    assert (ruling.code is Code.FACTS_MISSING) == bool(ruling.missing)
    assert ruling.missing or ruling.steps or ruling.pots or ruling.discretion or ruling.checklist
    for card in ruling.cards:
        assert "{" not in say.card_place(WORDS, card.which)
    for pot in ruling.pots:
        assert sum(pot.awards.values()) + pot.commission in (0, pot.amount), "the awards are the pot"
    for effect in ruling.effects:
        assert min(effect.refund, effect.must_add, effect.forfeits, effect.removed) >= 0
