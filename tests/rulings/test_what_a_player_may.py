"""What a player may do is the same in every incident that answers it, and is what can be done at a table."""

from typing import Any

import pytest

from tdapp.poker.betting import Structure
from tdapp.rulings import Code, Ruling, Situation, resolve
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tests.rulings.cases import BOOKS

NL = Level(big_blind=200, small_blind=100, lowest_chip=25)
LIMIT = Level(big_blind=100, small_blind=50, small_bet=100, big_bet=200, raise_cap=3)
TOURNAMENT = pytest.mark.parametrize("book", [BOOKS["TDA2024"], BOOKS["HC"]], ids=lambda book: book.id)
EVERY = pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)


def said(ruling: Ruling) -> list[tuple[str, int | None, int | None]]:
    """The options of a ruling."""
    return [(may.act, may.least, may.most) for may in ruling.options]


def reasons(ruling: Ruling) -> set[str]:
    """The codes of its sentences and reasons."""
    return {line.code for line in (*ruling.steps, *ruling.reasons)}


def ask(incident: str, table: Situation, book: Any, **facts: Any) -> Ruling:
    """What an incident says of a table."""
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    return resolve(Situation(**{**fields, "incident": incident, "facts": facts}), book)


SHORT_BIG_BLIND = Situation(
    "turn.next_to_act",
    level=NL,
    street="preflop",
    button=1,
    small_blind=2,
    big_blind=3,
    seats=(AtSeat(1, stack=9000), AtSeat(2, bet=100, stack=9000), AtSeat(3, bet=200, stack=700)),
    actions=(Action(1, Did.RAISE, 2000), Action(2, Did.FOLD)),
)


@TOURNAMENT
def test_a_stack_below_the_call_calls_all_in_and_raises_nothing(book: Any) -> None:
    call = [("fold", None, None), ("call", 700, 700)]
    asked = ask("turn.next_to_act", SHORT_BIG_BLIND, book)
    assert (asked.next_to_act, said(asked)) == (3, call)
    assert {"turn.calls_all_in", "betting.stack_below_call"} <= reasons(asked)
    for incident, facts in (("turn.reopening", {"has_acted": False}), ("betting.least_and_most", {})):
        ruling = ask(incident, SHORT_BIG_BLIND, book, seat=3, **facts)
        assert (ruling.code, said(ruling)) == (Code.CALL_OR_FOLD, call), incident


def limit_round(*bets: tuple[int, Did, int | None]) -> Situation:
    """A limit flop at 100 with a cap of three raises and these actions; seat 1 has 130."""
    seats = (AtSeat(1, stack=130), *(AtSeat(seat, stack=5000) for seat in (2, 3, 4, 5)))
    actions = tuple(Action(seat, did, to) for seat, did, to in bets)
    return Situation(
        "turn.next_to_act", structure=Structure.FIXED_LIMIT, level=LIMIT, street="flop", button=5, pot=500,
        seats=seats, actions=actions,
    )  # fmt: skip


@TOURNAMENT
def test_after_the_cap_no_incident_offers_a_raise(book: Any) -> None:
    table = limit_round(
        (1, Did.FOLD, None), (2, Did.BET, 100), (3, Did.RAISE, 200), (4, Did.RAISE, 300), (5, Did.RAISE, 400)
    )  # fmt: skip
    assert ask("betting.another_raise", table, book).code is Code.NO
    for incident in ("turn.next_to_act", "turn.reopening", "betting.least_and_most"):
        seat = ask("turn.next_to_act", table, book).next_to_act
        ruling = ask(incident, table, book, **({} if incident == "turn.next_to_act" else {"seat": seat}))
        assert "raise" not in {may.act for may in ruling.options}, incident
        assert "betting.had_all_raises" in reasons(ruling), incident


@TOURNAMENT
def test_less_than_half_a_bet_more_is_no_raise_against_the_cap(book: Any) -> None:
    table = limit_round((2, Did.BET, 100), (1, Did.ALL_IN, 130), (3, Did.RAISE, 230), (4, Did.RAISE, 330))
    assert ask("betting.another_raise", table, book).code is Code.YES
    assert ("raise", 430, 430) in said(ask("betting.least_and_most", table, book, seat=5))


@TOURNAMENT
def test_a_bettor_facing_a_short_all_in_may_call_or_fold_whoever_is_asked(book: Any) -> None:
    table = Situation(
        "turn.next_to_act", level=NL, street="flop", button=3, pot=900,
        seats=(AtSeat(1, stack=9000), AtSeat(2, stack=1300), AtSeat(3, stack=9000)),
        actions=(Action(1, Did.BET, 1000), Action(2, Did.ALL_IN, 1300), Action(3, Did.CALL, 1300)),
    )  # fmt: skip
    for incident in ("turn.next_to_act", "turn.reopening", "betting.least_and_most"):
        ruling = ask(incident, table, book, **({} if incident == "turn.next_to_act" else {"seat": 1}))
        assert said(ruling) == [("fold", None, None), ("call", 1300, 1300)], incident
        assert "betting.not_reopened" in reasons(ruling), incident


@EVERY
def test_a_lone_player_against_all_ins_only_calls(book: Any) -> None:
    table = Situation(
        "turn.next_to_act", level=NL, street="flop", button=3, pot=900,
        seats=(AtSeat(1, stack=1300), AtSeat(2, stack=900), AtSeat(3, stack=9000)),
        actions=(Action(1, Did.ALL_IN, 1300), Action(2, Did.ALL_IN, 900)),
    )  # fmt: skip
    for incident in ("turn.next_to_act", "betting.least_and_most", "turn.reopening"):
        ruling = ask(incident, table, book, **({} if incident == "turn.next_to_act" else {"seat": 3}))
        assert said(ruling) == [("fold", None, None), ("call", 1300, 1300)], incident
        assert "betting.nobody_can_call" in reasons(ruling), incident


@TOURNAMENT
@pytest.mark.parametrize(
    ("facts", "to"),
    [({"said": "raise", "amount": 0}, 1300), ({"said": "raise", "amount": 4000}, 1300), ({"said": "all_in"}, 1300)],
)
def test_a_raise_that_nobody_can_call_is_a_call(book: Any, facts: dict[str, Any], to: int) -> None:
    table = Situation(
        "betting.words", level=NL, street="flop", button=3, pot=900,
        seats=(AtSeat(1, stack=1300), AtSeat(3, stack=9000)), actions=(Action(1, Did.ALL_IN, 1300),),
    )  # fmt: skip
    ruling = ask("betting.words", table, book, seat=3, **facts)
    assert (ruling.code, ruling.effects[0].to, ruling.effects[0].must_add) == (Code.CALL, to, to)
    assert "betting.nobody_can_call" in reasons(ruling)


@TOURNAMENT
def test_who_has_not_acted_may_fold_call_and_raise(book: Any) -> None:
    table = Situation(
        "turn.reopening", level=NL, street="flop", button=3, pot=900,
        seats=(AtSeat(1, stack=9000), AtSeat(2, stack=9000)), actions=(Action(1, Did.BET, 600),),
    )  # fmt: skip
    ruling = ask("turn.reopening", table, book, seat=2)
    assert said(ruling) == [("fold", None, None), ("call", 600, 600), ("raise", 1200, 9000)]


@TOURNAMENT
def test_the_skipped_player_acting_in_his_right_turn_is_no_action_behind_him(book: Any) -> None:
    table = Situation(
        "turn.out_of_turn", level=NL, street="flop", button=6, pot=900,
        seats=tuple(AtSeat(seat, stack=9000) for seat in (3, 4, 5, 6)),
        actions=(
            Action(3, Did.BET, 600), Action(5, Did.CALL, 600, in_turn=False), Action(4, Did.RAISE, 1800),
        ),
    )  # fmt: skip
    ruling = ask("turn.out_of_turn", table, book, seat=5, what="call", since="bet_more")
    assert ruling.code is Code.OOT_RELEASED
    behind = Situation(
        "turn.out_of_turn", level=NL, street="flop", button=6, pot=900, seats=table.seats,
        actions=(*table.actions[:2], Action(6, Did.FOLD)),
    )  # fmt: skip
    assert ask("turn.out_of_turn", behind, book, seat=5, what="call").code is Code.TD_DECIDES


@TOURNAMENT
def test_a_dead_wager_counts_for_a_pot_limit_bet_and_an_ante_does_not(book: Any) -> None:
    seats = (
        AtSeat(1, bet=100, ante=25, stack=9000), AtSeat(2, bet=200, ante=25, stack=9000),
        AtSeat(3, bet=200, dead=100, ante=25, stack=9000), AtSeat(4, ante=25, stack=9000),
    )  # fmt: skip
    table = Situation(
        "betting.pot_limit_maximum", structure=Structure.POT_LIMIT, level=NL, street="preflop", button=4,
        small_blind=1, big_blind=2, pot=200, seats=seats,
    )  # fmt: skip
    front, dead = 100 + 200 + 200, 100
    assert ask("betting.pot_limit_maximum", table, book, seat=4).max_raise_to == 200 + front + dead + 200
