"""Questions of the floor about chips with the answers that are right by hand, to be asked at every door alike.

Each is a hand from its beginning, what is asked of it and what must come out. They are those a desk is most often wrong
about: chips on the table beside words, chips put in out of turn, and raises that cannot be made.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Answer

ALL = ("TDA2024", "HC", "QLD")
FIVE = "blinds100-200 1=20000 2=20000 3=20000 4=20000 5=20000 d2"
FLOP = f"{FIVE} c c c c x flop"  # seat 3 acts first
LIMIT = "fl chip10 blinds50-100 limits100-200 cap3 1=5000 2=230 3=5000 4=5000 5=5000 d5 c c c c x flop"
Option = tuple[str, int | None, int | None]


class Right(Struct, frozen=True):
    """What must be answered: `chips` are refund, chips to add and street total by seat, `may` the options."""

    code: Code
    chips: Mapping[int, tuple[int, int, int]] = {}
    may: tuple[Option, ...] = ()
    turn: int | None = None


class Asked(Struct, frozen=True):
    """A question at one point of a hand. `facts` are the answers only the floor knows, in the order they are asked;
    `right` by book. `player`: seat, chips to call, least and most total of a raise (None: no raise) by the engine.
    """

    told: str
    line: str
    incident: str
    right: Mapping[str, Right]
    facts: Mapping[str, Answer] = {}
    player: tuple[int, int, int | None, int | None] | None = None

    def __str__(self) -> str:
        return f"{self.told} {self.incident}"


def _same(right: Right) -> dict[str, Right]:
    return dict.fromkeys(ALL, right)


def _call_or_fold(call: int, turn: int, *incidents: str) -> Mapping[str, Right]:
    may = (("fold", None, None), ("call", call, call))
    return {
        incident: Right(Code.ORDER, may=may, turn=turn)
        if incident == "turn.next_to_act"
        else Right(Code.CALL_OR_FOLD, may=may)
        for incident in incidents
    }


def _call_or_fold_by(incident: str, call: int, turn: int) -> dict[str, Right]:
    return _same(_call_or_fold(call, turn, incident)[incident])


MAY = ("turn.next_to_act", "turn.reopening", "betting.least_and_most")
FREE = (("fold", None, None), ("call", 1800, 1800), ("raise", 3000, 20000))
SHORT = (("fold", None, None), ("call", 900, 900), ("raise", 1300, 20000))


def _out_of_turn(may: tuple[Option, ...]) -> dict[str, Right]:
    """His 600 goes back; in the cash game a call is a bet, so it lies there while he chooses."""
    back = Right(Code.OOT_RELEASED, {5: (600, 0, 0)}, may)
    return {"TDA2024": back, "HC": back, "QLD": Right(Code.PLAYER_CHOICE, {5: (0, 0, 600)}, may)}


def _words(told: str, bet: int, right: Right, **facts: Any) -> Asked:
    return Asked(told, f"{FLOP} b{bet}", "betting.words_and_chips", _same(right), {"first": "words", **facts})


NO_MORE = f"{LIMIT.replace('2=230', '2=5000')} b100 r200 r300 r400"
BIG_BLIND_SHORT = "blinds100-200 1=9000 2=9000 3=700 d1 r2000 f"
NOT_REOPENED = "blinds100-200 1=9000 2=9000 3=9000 4=1300 5=9000 d5 r1000 a c f f"

ASKED: tuple[Asked, ...] = (
    _words("call said, 500 put in", 300, Right(Code.CALL, {4: (200, 0, 300)}), said="call", chips=(500,)),
    _words(
        "raise to 2,000 said, 2,500 put in",
        300,
        Right(Code.RAISE_TO, {4: (500, 0, 2000)}),
        said="raise",
        amount=2000,
        chips=(2500,),
    ),
    _words(
        "call of 8,000 said, 2,000 put in", 8000, Right(Code.CALL, {4: (0, 6000, 8000)}), said="call", chips=(2000,)
    ),
    Asked(
        "the skipped player raises",
        f"{FIVE.replace('d2', 'd5')} b600 5c 4r1800",
        "turn.out_of_turn",
        _out_of_turn(FREE),
    ),
    Asked(
        "the skipped player is all-in",
        f"{FIVE.replace('4=20000', '4=900').replace('d2', 'd5')} b600 5c 4a",
        "turn.out_of_turn",
        _out_of_turn(SHORT),
    ),
    *(
        Asked("700 against 2,000", BIG_BLIND_SHORT, incident, _same(right), player=(3, 500, None, None))
        for incident, right in _call_or_fold(700, 3, *MAY).items()
    ),
    Asked(
        "all-in for less says call",
        BIG_BLIND_SHORT,
        "betting.words",
        _same(Right(Code.ALL_IN, {3: (0, 500, 700)})),
        {"said": "call"},
    ),
    *(
        Asked("all three raises made", NO_MORE, incident, _same(right), player=(5, 400, None, None))
        for incident, right in _call_or_fold(400, 5, *MAY).items()
    ),
    Asked("all three raises made", NO_MORE, "betting.another_raise", _same(Right(Code.NO))),
    Asked("a short all-in is no raise", f"{LIMIT} b100 a r230 r330", "betting.another_raise", _same(Right(Code.YES))),
    Asked(
        "a short all-in is no raise",
        f"{LIMIT} b100 a r230 r330",
        "turn.next_to_act",
        _same(Right(Code.ORDER, may=(("fold", None, None), ("call", 330, 330), ("raise", 430, 430)), turn=5)),
        player=(5, 330, 430, 430),
    ),
    *(
        Asked("300 more is less than a raise", NOT_REOPENED, incident, _same(right), player=(3, 300, None, None))
        for incident, right in _call_or_fold(1300, 3, *MAY).items()
        if incident != "turn.reopening"
    ),
    Asked(
        "300 more is less than a raise",
        NOT_REOPENED,
        "turn.reopening",
        {**_call_or_fold_by("turn.reopening", 1300, 3), "QLD": Right(Code.TD_DECIDES)},  # the law does not say
    ),
)
