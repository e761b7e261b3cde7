"""The question whether everybody could be drawn: the refusals of the draw, without a draw. Every decision of every
evening is asked about first, see `Evening.do`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tdapp.domain import questions
from tdapp.domain.book_values import SILENT
from tdapp.domain.refusal import Refused
from tdapp.domain.seating import arranging, seating
from tdapp.domain.seating.room import Apart
from tdapp.values import replace
from tests.domain.evening import Evening, late, player, playing, refusal_of, registered

EVENINGS: dict[str, Callable[[], Evening]] = {
    "nobody": lambda: registered(1),
    "registered": lambda: registered(30),
    "playing": lambda: playing(30),
    "final": lambda: late(9),
}
APART = {
    "nobody": (),
    "two": (Apart(player(1), player(2)),),
    "too many": tuple(Apart(player(one), player(two)) for one in range(1, 6) for two in range(one + 1, 6)),
}


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("decision", [seating.draw_seats, seating.redraw])
def test_the_question_refuses_what_the_draw_refuses(decision: Callable[..., Any], name: str, apart: str) -> None:
    evening = EVENINGS[name]()
    evening.do(arranging.set_room, replace(evening.state.room.rules, apart=APART[apart]))
    question = questions.question_of(decision)
    assert question is not decision
    books: tuple[dict[str, Any], ...] = ({},)
    if decision is seating.redraw:
        books = ({}, {"by_book": replace(SILENT, final_large=10, final_small=7)})
    for seed in ("a", "b"):
        for book in books:
            asked, told = (refusal_of(each, evening.state, evening.now, seed, **book) for each in (question, decision))
            assert (asked and (asked.code, asked.facts)) == (told and (told.code, told.facts))


def test_nobody_is_drawn_for_a_question_while_nobody_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(*_args: object) -> None:
        raise AssertionError("drawn")

    evening = playing(30)
    monkeypatch.setattr(seating, "solve", solved)
    assert questions.question_of(seating.redraw)(evening.state, evening.now, "a") == ()
    with pytest.raises(Refused, match=r"draw\.started"):
        questions.question_of(seating.draw_seats)(evening.state, evening.now, "a")
