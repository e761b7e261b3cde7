"""The actions of a hand history (PHH): a line such as `p3 cbr 600` as the step it tells."""

from typing import Final

from tdapp.poker import operations as steps
from tdapp.poker.cards import Card, parse
from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.hand import Hand
from tdapp.poker.phh_fields import RULED, amount, written_amount

_UNKNOWN: Final = "?"


def steps_of(hand: Hand, line: str, unit: int, held: dict[str, str]) -> tuple[steps.Decision, ...]:
    """The steps of one action line; commentary after # is left out, an empty line has none.

    `held` keeps the cards of players who are dealt card by card, as some programs write it, until they have them all.
    """
    if line.startswith(RULED):
        return (_ruled(hand, line, unit),)
    words = line.split("#", 1)[0].split()
    match words:
        case []:
            return ()
        case ["d", "dh", player, cards]:
            seat, cards = _seat(hand, player), held.pop(player, "") + cards
            if len(cards) < 2 * hand.table.game.hole_cards:
                held[player] = cards
                return ()
            return (steps.HoleDealt(seat, _known(cards)),)
        case ["d", "db", *cards] if cards:
            return (steps.BoardDealt(_known(" ".join(cards))),)
        case [player, "f"]:
            return (steps.Folded(_seat(hand, player)),)
        case [player, "cc"]:
            return (_check_or_call(hand, _seat(hand, player)),)
        case [player, "cbr", written]:
            return (steps.BetTo(_seat(hand, player), amount(written_amount(written), "cbr", unit)),)
        case [player, "sm"] | [player, "sm", "-"]:
            return (steps.Mucked(_seat(hand, player)),)
        case [player, "sm", cards]:
            return (_shown(hand, _seat(hand, player), _known(cards)),)
    raise PokerError("phh_bad_action", action=line[:60])


def _ruled(hand: Hand, line: str, unit: int) -> steps.Decision:
    """What the floor ruled, as we write it."""
    match line.removeprefix(RULED).split():
        case ["void"]:
            return steps.RuledVoid()
        case [player, "to", written]:
            return steps.RuledTo(_seat(hand, player), amount(written_amount(written), "to", unit))
        case [player, "back", written]:
            return steps.RuledBack(_seat(hand, player), amount(written_amount(written), "back", unit))
        case [player, "dead"]:
            return steps.RuledDead(_seat(hand, player))
        case [player, "next"]:
            return steps.RuledTurn(_seat(hand, player))
    raise PokerError("phh_bad_action", action=line[:60])


def _known(cards: str) -> tuple[Card, ...]:
    """Cards; none when they are unknown. Partly known ones are refused by their count."""
    written = cards.replace(_UNKNOWN, "")
    return parse(written) if written else ()


def _seat(hand: Hand, player: str) -> int:
    number = player[1:]
    # a superscript two is a digit for isdigit, and no number for int
    if player[:1] != "p" or not (number.isascii() and number.isdigit() and len(number) <= 2):
        refuse("phh_bad_action", action=player[:60])
    if not 1 <= int(number) <= len(hand.seats):
        refuse("phh_no_player", player=player, legal=len(hand.seats))
    return hand.seats[int(number) - 1]


def _check_or_call(hand: Hand, seat: int) -> steps.Decision:
    choices = hand.choices()
    if choices is not None and choices.seat == seat and choices.to_call:
        return steps.Called(seat, choices.to_call)
    return steps.Checked(seat)


def _shown(hand: Hand, seat: int, cards: tuple[Card, ...]) -> steps.Decision:
    """A hand tabled; unknown cards that stay unknown were mucked, as other programs write it."""
    return steps.Shown(seat, cards) if cards or hand.hole[hand.place[seat]] else steps.Mucked(seat)
