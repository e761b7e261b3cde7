"""What is legal in a hand that is being entered, with the key that enters it and its numbers."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from tdapp.poker.phase import Phase
from tdapp.rulings.hands.setup import counted

if TYPE_CHECKING:
    from tdapp.rulings.hands.play import Play

Act = Literal["fold", "check", "call", "bet", "raise", "all_in"]


class May(Struct, frozen=True):
    """One legal action and the key that begins it: a key alone for all but a bet or raise, which wants its number.

    `least` and `most` are street totals; of a call `chips` is what it costs. `most` None: no stack limits it.
    """

    key: str
    act: Act
    chips: int = 0
    least: int | None = None
    most: int | None = None


class Legal(Struct, frozen=True):
    """What may come next. `waits_for`: the phase of the hand, `ruling` while a dispute waits, `table` before it begins.

    `seat` is who acts, or shows next; `why_not` says why he may not bet or raise (a code), `cards` how many the board
    gets next.
    """

    waits_for: Literal["table", "act", "board", "show", "over", "ruling"]
    seat: int | None = None
    acts: tuple[May, ...] = ()
    why_not: str | None = None
    cards: int = 0


def legal_now(play: "Play | None") -> Legal:
    """What may come next in this play; None: the table is not told yet."""
    if play is None:
        return Legal("table")
    hand = play.hand
    if play.stopped or (play.turn is not None and play.turn in play.out):
        return Legal("ruling", play.waiting_actions[0].seat)
    match hand.phase:
        case Phase.ACT:
            return _acts(play)
        case Phase.BOARD:
            return Legal("board", cards=1 if hand.street else 3)
        case Phase.SHOW:
            order = hand.showing_order()
            return Legal("show", order[0] if order else None)
        case _:
            return Legal("over")


def _acts(play: "Play") -> Legal:
    choices = play.hand.choices()
    assert choices is not None  # somebody is to act
    seat, raises = choices.seat, choices.raise_to
    reach = play.reach(seat)
    acts = [May("f", "fold")]
    if choices.to_call:
        acts.append(May("c", "call", choices.to_call))
    else:
        acts.append(May("c", "check"))
    if raises.least is not None and raises.most is not None:
        most = counted(raises.most)
        bet = play.hand.level > 0
        acts.append(May("r" if bet else "b", "raise" if bet else "bet", least=raises.least, most=most))
    if reach is not None and (choices.call_is_all_in or reach == raises.most):
        acts.append(May("a", "all_in", reach - play.hand.put[play.hand.place[seat]], reach, reach))
    return Legal("act", seat, tuple(acts), raises.why_not)
