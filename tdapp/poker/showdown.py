"""Rules of the showdown: who shows first, who must show, who may ask to see, and who can win (HC 13-19, QLD s27).

Players are numbered from 0, the first seat left of the button; 'live' are those who have neither folded nor mucked.
"""

from collections.abc import Collection, Sequence
from enum import StrEnum

from tdapp.poker.errors import refuse
from tdapp.poker.games import Game
from tdapp.poker.positions import clockwise
from tdapp.poker.pots import Pot
from tdapp.poker.table import Showing


class May(StrEnum):
    """An answer of the rules: yes, no, or the director decides."""

    YES = "yes"
    NO = "no"
    DIRECTOR = "director"


def showing_order(
    live: Collection[int],
    *,
    last_aggressor: int | None,
    showing: Showing = Showing.ALL_UP,
    all_in: Collection[int] = (),
) -> tuple[int, ...]:
    """HC-17, QLD s27(2)-(5): the last aggressor of the last round first, without a bet the first left of the button.

    Then clockwise; where the last aggressor has let go of his hand, from the next one after him. `last_aggressor` is
    None when nobody bet in the last round. Where only equal or better hands are shown (QLD) the first after him or
    the button is one who is not among those `all_in`, if there is any.

    >>> showing_order([0, 2, 5], last_aggressor=2), showing_order([0, 2, 5], last_aggressor=3)
    ((2, 5, 0), (5, 0, 2))
    >>> showing_order([0, 2, 5], last_aggressor=None, showing=Showing.EQUAL_OR_BETTER, all_in=[0])
    (2, 5, 0)
    """
    first = -1 if last_aggressor is None else last_aggressor
    if first not in live and showing is Showing.EQUAL_OR_BETTER:
        active = clockwise([player for player in live if player not in all_in], first)
        first = active[0] if active else first
    return tuple(clockwise(live, first - 1))


def may_ask(*, asker: int, last_aggressor: int | None, river_called: bool, holds_cards: bool) -> May:
    """HC-18, TDA 18: may this player see the last aggressor's hand?

    Without cards, or mucked unshown: no right. A caller of the river bet who still holds or has tabled his cards:
    yes. Anybody else who holds cards: the director decides.
    """
    if not holds_cards:
        return May.NO
    if last_aggressor is not None and river_called and asker != last_aggressor:
        return May.YES
    return May.DIRECTOR


class Request(StrEnum):
    """QLD s27(10)-(12): what becomes of the called player's cards when a player asks to see them."""

    REFUSED = "refused"
    SHOWN_DEAD = "shown_dead"
    SHOWN_LIVE = "shown_live"


def request_for_folded_hand(
    *, asker: int, best: Collection[int], asker_active: bool, in_muck: bool, called_folded: bool
) -> Request:
    """QLD s27(10)-(12): the called player has folded at the showdown and somebody asks for his cards.

    From a player without the best hand: tapped in the muck, then shown, dead. From the single best hand: shown and
    able to win. From one of several best hands, or once the cards are in the muck: refused.
    """
    if not called_folded or in_muck or not asker_active:
        return Request.REFUSED
    if asker not in best:
        return Request.SHOWN_DEAD
    return Request.SHOWN_LIVE if len(best) == 1 else Request.REFUSED


class Standing(StrEnum):
    """What a hand is after its player let go of it or showed only part of it."""

    LIVE = "live"
    DEAD = "dead"
    DIRECTOR = "director"


def tabled(game: Game, *, face_up: int, identifiable: bool, seen_clearly: bool, in_muck: bool) -> Standing:
    """HC-13, 14, 19: whether a hand can win: all hole cards face up, also to share a board that plays.

    `face_up` counts the cards tabled. A hand pushed in face down lives while it is identified and not in the muck;
    one shown only in part lives when the floor saw it clearly or can identify it, otherwise it has no claim.
    """
    if face_up == game.hole_cards:
        return Standing.LIVE  # the dealer cannot kill it
    if in_muck and not identifiable:
        return Standing.DIRECTOR if seen_clearly else Standing.DEAD
    return Standing.LIVE if identifiable and not in_muck else Standing.DIRECTOR


def check_muck(pots: Sequence[Pot], *, in_hand: Collection[int], live: Collection[int], player: int) -> None:
    """Refuse a muck that would leave a contested pot without anybody to win it: the last hand wins unseen."""
    for number, pot in enumerate(pots):
        rivals = [other for other in pot.eligible if other in in_hand]
        if len(rivals) > 1 and player in rivals and not any(other in live and other != player for other in rivals):
            refuse("last_hand_cannot_muck", pot=number)
