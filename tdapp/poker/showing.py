"""The showdown in play: hands turned up or mucked, the run-out, the awards (HC-16, 17, QLD s27)."""

from typing import TYPE_CHECKING

from tdapp.poker import operations as steps
from tdapp.poker.cards import Card, card_text
from tdapp.poker.errors import refuse, writable
from tdapp.poker.games import hand_unchecked
from tdapp.poker.phase import Phase
from tdapp.poker.settlement import settle
from tdapp.poker.showdown import check_muck
from tdapp.poker.table import Showing

if TYPE_CHECKING:
    from tdapp.poker.hand import Hand


def take_cards(hand: "Hand", cards: tuple[Card, ...]) -> int:
    """The cards that are out, with these added; refuses what is no card or already out."""
    used = hand.used
    for card in cards:
        if type(card) is not int or not 0 <= card < 52:
            refuse("unknown_card", written=str(writable(card)), place=cards.index(card) + 1, text="")
        bit = 1 << card
        if used & bit:
            refuse("duplicate_card", card=card_text(card))
        used |= bit
    return used


def run_out(hand: "Hand") -> None:
    """Run the board out when all are all-in: hands up first where the rules say so, then the rest of the board."""
    if hand.street == 3:
        hand.phase = Phase.SHOW
        if not hand.to_show:
            award(hand)
    elif hand.to_show and hand.table.showing is Showing.ALL_UP:
        hand.phase = Phase.SHOW
    else:
        hand.phase = Phase.BOARD


def in_showdown(hand: "Hand", player: int) -> bool:
    """Whether the player has neither folded nor mucked."""
    return not hand.folded[player] and not hand.mucked[player]


def _at_showdown(hand: "Hand", seat: int) -> int:
    """The player at this seat, who still holds his cards at a showdown; refused otherwise."""
    if hand.phase is not Phase.SHOW:
        refuse("not_now", step="show", waits_for=hand.phase.value)
    player = hand.place.get(seat)
    if player is None or hand.folded[player] or hand.mucked[player] or hand.shown[player]:
        refuse("nothing_to_show", seat=seat, legal=hand.showing_order())
    return player


def show(hand: "Hand", step: steps.Shown) -> None:
    """Table a hand; unknown cards become known."""
    player = _at_showdown(hand, step.seat)
    held = hand.hole[player] or ()
    cards = step.cards or held
    if len(hand.board) < 5 and hand.street == 3:
        refuse("board_unknown", found=len(hand.board), wanted=5)
    if len(cards) != hand.table.game.hole_cards:
        refuse("wrong_card_count", what="hole", found=len(cards), wanted=hand.table.game.hole_cards)
    if held and {*cards} != {*held}:
        refuse("other_cards", seat=step.seat)
    if not held:
        hand.used = take_cards(hand, cards)
        hand.hole[player] = cards
    hand.shown[player] = True
    hand.to_show -= 1
    hand.record.append(steps.Shown(step.seat, hand.hole[player] or ()))
    after_showing(hand)


def muck(hand: "Hand", step: steps.Mucked) -> None:
    """Give up a hand unseen, where the rules let a player."""
    player = _at_showdown(hand, step.seat)
    if hand.all_in and hand.table.showing is Showing.ALL_UP:
        refuse("all_in_hands_are_shown", seat=step.seat)
    everybody = [other for other in range(len(hand.seats)) if not hand.folded[other]]
    live = [other for other in everybody if not hand.mucked[other]]
    check_muck(hand.pots(), in_hand=everybody, live=live, player=player)
    hand.mucked[player] = True
    hand.to_show -= 1
    hand.record.append(step)
    after_showing(hand)


def after_showing(hand: "Hand") -> None:
    """Go on once a hand is up or mucked: the board, or the awards when all are done."""
    if hand.street < 3:
        run_out(hand)
        return
    if not hand.to_show or sum(in_showdown(hand, player) for player in range(len(hand.seats))) == 1:
        award(hand)


def award(hand: "Hand") -> None:
    """Award every pot, the last one first, and end the hand; a lone player takes his pot without showing."""
    table, pots, seats = hand.table, hand.pots(), hand.seats
    claims = [player for player in range(len(seats)) if in_showdown(hand, player)]
    strengths, lows = dict.fromkeys(claims, 0), dict[int, int]()
    if len(claims) > 1:
        for player in claims:
            strengths[player], low = hand_unchecked(table.game, hand.hole[player] or (), hand.board)
            if low:
                lows[player] = low
    settled = settle(
        pots,
        strengths,
        lows,
        lowest_chip=table.lowest_chip,
        odd_chips=table.odd_chips,
        terms=table.commission,
        paid=[live + ante for live, ante in zip(hand.total, hand.ante, strict=True)],
        dead_payers=hand.dead_payers,
    )
    hand.record += [steps.CommissionTaken(number, done.fee) for number, done in enumerate(settled) if done.fee]
    for number in range(len(settled) - 1, -1, -1):
        for share in settled[number].shares:
            for player, chips in share.shares.items():
                if chips:
                    hand.stack[player] += chips
                    hand.record.append(steps.Awarded(number, seats[player], chips, share.half))
    hand.phase = Phase.OVER
