"""PokerKit as a second opinion on whole random hands: same choices at every turn, same pots, same stacks.

`compare(count, seed)` plays hands on both sides step by step. Where the two read a rule differently the difference
must be one of the kinds named in `SETTLED`, proved at the spot from the bets alone; anything else raises
`Unexplained`. Each kind is settled in a dated note in tdapp/poker/NOTES.md.

Run by hand: python tests/poker/oracle.py 100000 7
"""

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pokerkit
from pokerkit import Automation, Card

from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, BlindPot, Structure
from tdapp.poker.cards import Card as OurCard
from tdapp.poker.cards import text
from tdapp.poker.hand import Choices, Hand
from tdapp.poker.phase import Phase
from tdapp.poker.pots import OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Post, Table
from tests.poker.chip_count import Kinds, chip_by_chip
from tests.poker.random_cases import Case, random_case
from tests.poker.their_hands import QUICK_HANDS, THEIR_HANDS

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)

SETTLED = {
    "short_opening_or_limp": "N-6: a short all-in over a check or a limp does not re-open; PokerKit measures it "
    "against the short amount itself",
    "cumulative_after_full": "N-6: what a player faces in all counts; PokerKit starts counting anew once short "
    "all-ins together made a full raise",
    "limit_half_raise": "HC-47B: in limit half a raise re-opens; PokerKit asks for a whole one",
    "limit_cap_short": "HC-48: less than half a raise is no raise and does not count against the cap",
    "nothing_to_decide": "a player whom nobody can make put in another chip is not asked; PokerKit lets him check",
    "low_in_another_pot": "TDA 21: each side pot is split by itself; PokerKit gives half of a pot without a low to "
    "the players in it when somebody in another pot has a low",
    "beaten_hands_merge_pots": "TDA 21: each side pot is split by itself; PokerKit first kills beaten hands and splits "
    "pots as one that then have the same players, which moves odd chips",
    "short_big_blind": "A52: a short big blind is called in full; PokerKit calls the chips that are there",
}


class Unexplained(AssertionError):
    """A difference that no note settles."""


@dataclass
class Tally:
    """What a run has seen."""

    hands: int = 0
    decisions: int = 0
    games: Counter[str] = field(default_factory=Counter)
    settled: Counter[str] = field(default_factory=Counter)
    own_settlement: int = 0
    all_ins: int = 0
    side_pots: int = 0
    split_pots: int = 0


def our_hand(case: Case) -> Hand:
    """Our side of a case: seats 1 to n from the left of the button."""
    count = len(case.stacks)
    seats = tuple(range(1, count + 1))
    heads_up = count == 2
    missing = not case.small_blind
    big_seat = 1 if heads_up or missing else 2
    posts = () if case.post is None else (Post(case.post + 1, case.big_blind),)
    betting = Betting(
        case.structure, case.big_blind, case.big_blind * (2 if case.structure is Structure.FIXED_LIMIT else 1),
        raise_cap=3 if case.structure is Structure.FIXED_LIMIT else None,
        blind_pot=BlindPot.AS_POSTED, antes_count=True,
    )  # fmt: skip
    return Hand(
        Table(
            case.game, betting, seats, case.stacks,
            button=count, small_blind_seat=None if missing else (2 if heads_up else 1), big_blind_seat=big_seat,
            small_blind=case.small_blind, big_blind=case.big_blind, ante=case.ante, ante_kind=case.ante_kind,
            ante_order=case.ante_order, posts=posts, lowest_chip=case.chip, odd_chips=OddChips.ALL_TO_FIRST,
        )
    )  # fmt: skip


def _streets(case: Case) -> tuple[pokerkit.Street, ...]:
    """The four streets; in limit the big blind is the first of four bets, as QLD s2 has it."""
    limit = case.structure is Structure.FIXED_LIMIT
    big_bet = case.big_blind * (2 if limit else 1)
    opening = pokerkit.Opening.POSITION
    holes = (False,) * case.game.hole_cards
    sizes = [(0, case.big_blind), (3, case.big_blind), (1, big_bet), (1, big_bet)]
    return tuple(
        pokerkit.Street(
            card_burning_status=False, hole_dealing_statuses=holes if number == 0 else (),
            board_dealing_count=board, draw_status=False, opening=opening,
            min_completion_betting_or_raising_amount=bet,
            max_completion_betting_or_raising_count=(3 if number == 0 else 4) if limit else None,
        )
        for number, (board, bet) in enumerate(sizes)
    )  # fmt: skip


def their_state(case: Case, hand: Hand, kinds: Kinds) -> pokerkit.State:
    """PokerKit's side. It posts every ante before the blinds, so it is told what a blind that comes first leaves."""
    count = len(case.stacks)
    stacks = list(case.stacks)
    big = hand.place[hand.table.big_blind_seat]
    blinds = [0] * count
    if case.small_blind:
        blinds[hand.place[hand.table.small_blind_seat or 0]] = case.small_blind
    blinds[big] = case.big_blind
    antes = [case.ante if case.ante_kind is AnteKind.EACH else 0] * count
    if case.post is not None:
        blinds[case.post] = case.big_blind
    payer = hand.table.ante_seat()
    if payer is not None:
        player = hand.place[payer]
        first = blinds[player] if case.ante_order is AnteOrder.BLIND_FIRST else 0
        antes[player] = min(case.ante, max(0, stacks[player] - first))
    big_paid = min(case.big_blind, max(0, stacks[big] - antes[big]))
    if big_paid < case.big_blind:
        # A52: for the betting the blind counts as full, so PokerKit gets the chips that are missing
        stacks[big] = case.big_blind + antes[big]
    if case.post is not None:
        blinds[case.post] = -case.big_blind
    if count == 2:  # PokerKit turns both round when heads-up
        antes.reverse()
        blinds.reverse()
    structures = {
        Structure.NO_LIMIT: pokerkit.BettingStructure.NO_LIMIT,
        Structure.POT_LIMIT: pokerkit.BettingStructure.POT_LIMIT,
        Structure.FIXED_LIMIT: pokerkit.BettingStructure.FIXED_LIMIT,
    }

    def in_chips(amount: int, parts: int) -> tuple[int, int]:
        share = amount // case.chip // parts * case.chip
        return share, amount - share * parts

    return pokerkit.State(
        automations=AUTOMATIC,
        deck=pokerkit.Deck.STANDARD,
        hand_types=kinds[case.game],
        streets=_streets(case),
        betting_structure=structures[case.structure],
        ante_trimming_status=case.ante_kind is AnteKind.EACH,
        raw_antes=antes,
        raw_blinds_or_straddles=blinds,
        bring_in=0,
        raw_starting_stacks=stacks,
        player_count=count,
        divmod=in_chips,
    )


class Bets:
    """The bets of a round as they were made, to prove a difference from the rules without the engine."""

    def __init__(self, street: int, case: Case) -> None:
        self.unit = case.big_blind * (2 if case.structure is Structure.FIXED_LIMIT and street >= 2 else 1)
        self.limit = case.structure is Structure.FIXED_LIMIT
        self.level = case.big_blind if street == 0 else 0
        self.full = self.unit
        self.own: Counter[int] = Counter()
        self.acted: set[int] = set()
        self.full_raises = 0
        self.all_raises = 0
        self.short = False
        self.street = street

    def bet(self, player: int, to: int) -> None:
        """A bet or raise; the largest full one is kept apart from short all-ins."""
        step = to - self.level
        opening = not self.level
        if step >= self.full:
            self.full = step
        else:
            self.short = True
        self.all_raises += 1
        if not opening and (2 * step >= self.unit if self.limit else step >= self.full):
            self.full_raises += 1
        self.level = to
        self.own[player] = to
        self.acted.add(player)

    def facing(self, player: int) -> int:
        """What the player has to add to the level."""
        return self.level - self.own[player]


def _card(cards: tuple[OurCard, ...]) -> tuple[Card, ...]:
    return tuple(Card.parse(text(cards)))


def _explained(bets: Bets, player: int, ours: Choices, theirs: tuple[int | None, int | None], tally: Tally) -> bool:
    """Whether the rules account for a difference in who may raise or by how much."""
    may = ours.raise_to.least is not None
    they_may = theirs[0] is not None
    faces = bets.facing(player)
    if may == they_may:
        return False
    if bets.limit and bets.short and bets.full_raises < bets.all_raises and may and bets.full_raises < 3:
        tally.settled["limit_cap_short"] += 1
        return True
    if not bets.short or player not in bets.acted:
        return False
    if not may:
        if (
            ours.raise_to.why_not == "not_reopened"
            and faces < bets.full
            and not (bets.limit and 2 * faces >= bets.unit)
        ):
            tally.settled["short_opening_or_limp"] += 1
            return True
        return False
    if bets.limit and 2 * faces >= bets.unit and faces < bets.full:
        tally.settled["limit_half_raise"] += 1
        return True
    if faces >= bets.full:
        tally.settled["cumulative_after_full"] += 1
        return True
    return False


def _pick(chance: random.Random, ours: Choices, theirs: tuple[int | None, int | None], case: Case) -> tuple[str, int]:
    """A random step that is legal on both sides."""
    luck = chance.random()
    low, high = ours.raise_to.least, ours.raise_to.most
    if low is not None and high is not None and theirs[0] is not None and luck < case.temper:
        kind = chance.random()
        if kind < 0.35:
            return "bet", low
        if kind < 0.5:
            return "bet", high
        return "bet", low + (high - low) * chance.choice([1, 1, 2, 3, 5, 8]) // 10 // case.chip * case.chip
    if ours.to_call and luck > 0.80:
        return "fold", 0
    return "call", ours.to_call


class Play:
    """One hand on both sides."""

    def __init__(self, case: Case, chance: random.Random, tally: Tally, kinds: Kinds) -> None:
        self.case = case
        self.kinds = kinds
        self.chance = chance
        self.tally = tally
        self.hand = our_hand(case)
        self.state = their_state(case, self.hand, kinds)
        deck = list(range(52))
        chance.shuffle(deck)
        self.deck = [OurCard(card) for card in deck]
        big = self.hand.place[self.hand.table.big_blind_seat]
        self.posted_big = self.hand.put[big]
        self.short_big = self.posted_big < case.big_blind
        self.apart = False
        """Whether a settled difference keeps PokerKit from following this hand to its end."""
        self.bets = self._bets(0)

    def _bets(self, street: int) -> Bets:
        bets = Bets(street, self.case)
        for player, chips in enumerate(self.hand.put):
            bets.own[player] = chips
        return bets

    def fail(self, what: str, **told: object) -> None:
        """Stop with everything needed to look at the hand."""
        record = "\n".join(map(str, self.hand.record))
        raise Unexplained(f"{what}: {told}\n{self.case}\n{record}")

    def run(self) -> None:
        """Deal, act, show; then compare the end."""
        hand, state = self.hand, self.state
        for seat in hand.seats:
            cards = tuple(self.deck.pop() for _ in range(self.case.game.hole_cards))
            hand.do(steps.HoleDealt(seat, cards))
        for _ in range(self.case.game.hole_cards * len(hand.seats)):
            player = state.hole_dealee_index
            if player is None:
                self.fail("PokerKit deals no hole cards")
            held = hand.hole[player] or ()
            state.deal_hole(_card(held[len(state.hole_cards[player]) :][:1]))
        self._skip_idle()
        while hand.phase is not Phase.OVER:
            if hand.phase is Phase.ACT:
                self._act()
            elif hand.phase is Phase.BOARD:
                self._board()
            else:
                self._show()
        self._end()

    def _skip_idle(self) -> None:
        """Let PokerKit's players check who have nothing to decide."""
        state = self.state
        while (
            not self.apart
            and state.actor_index is not None
            and (self.hand.phase is not Phase.ACT or self.hand.turn != state.actor_index)
        ):
            if state.checking_or_calling_amount:
                if self.short_big:
                    self.tally.settled["short_big_blind"] += 1
                    self.apart = True
                    return
                self.fail("we ask nobody, PokerKit asks", player=state.actor_index)
            self.tally.settled["nothing_to_decide"] += 1
            state.check_or_call()

    def _act(self) -> None:
        hand, state, tally = self.hand, self.state, self.tally
        self._skip_idle()
        ours = hand.choices()
        player = hand.turn
        if ours is None or player is None:
            self.fail("nobody to act")
            return
        theirs = (ours.raise_to.least, ours.raise_to.most)
        if not self.apart:
            if state.actor_index != player:
                self.fail("another player acts", ours=player, theirs=state.actor_index)
            if state.checking_or_calling_amount != ours.to_call:
                self.fail("call", ours=ours.to_call, theirs=state.checking_or_calling_amount)
            theirs = (
                state.min_completion_betting_or_raising_to_amount,
                state.max_completion_betting_or_raising_to_amount,
            )
            tally.decisions += 1
            if (
                (ours.raise_to.least, ours.raise_to.most) != theirs
                and not self._shown_reach(ours, theirs)
                and not _explained(self.bets, player, ours, theirs, tally)
            ):
                self.fail("raise", ours=ours.raise_to, theirs=theirs, player=player)
        what, amount = _pick(self.chance, ours, theirs, self.case)
        if what == "bet":
            hand.do(steps.BetTo(ours.seat, amount))
            self.bets.bet(player, amount)
        elif what == "fold":
            hand.do(steps.Folded(ours.seat))
        elif amount:
            hand.do(steps.Called(ours.seat, amount))
            self.bets.own[player] += amount
        else:
            hand.do(steps.Checked(ours.seat))
        self.bets.acted.add(player)
        if not self.apart:
            if what == "bet":
                state.complete_bet_or_raise_to(amount)
            elif what == "fold":
                state.fold()
            else:
                state.check_or_call()
            self._skip_idle()

    def _shown_reach(self, ours: Choices, theirs: tuple[int | None, int | None]) -> bool:
        """A short big blind has phantom chips on PokerKit's side: there he can call them, and they count in the pot."""
        if self.short_big and self.case.structure is Structure.POT_LIMIT and theirs[1] and ours.raise_to.most:
            big = self.hand.place[self.hand.table.big_blind_seat]
            missing = self.case.big_blind + self.case.ante - self.posted_big - self.hand.ante[big]
            if theirs[0] == ours.raise_to.least and 0 < theirs[1] - ours.raise_to.most <= missing:
                self.tally.settled["short_big_blind"] += 1
                return True
        if self.short_big and theirs[0] is not None and ours.raise_to.why_not == "nobody_can_call":
            self.tally.settled["short_big_blind"] += 1
            return True
        return False

    def _board(self) -> None:
        count = 1 if self.hand.board else 3
        cards = tuple(self.deck.pop() for _ in range(count))
        if not self.apart:
            if not self.state.can_deal_board(_card(cards)):
                self.fail("PokerKit deals no board", operations=self.state.operations[-3:])
            self.state.deal_board(_card(cards))
        self.hand.do(steps.BoardDealt(cards))
        self.bets = self._bets(self.hand.street)
        self._skip_idle()

    def _show(self) -> None:
        if not self.apart and not self.hand.all_in:
            ours = [self.hand.place[seat] for seat in self.hand.showing_order()]
            if ours != list(self.state.showdown_indices):
                self.fail("order of showing", ours=ours, theirs=list(self.state.showdown_indices))
        for seat in self.hand.showing_order():
            self.hand.do(steps.Shown(seat))
        while not self.apart and self.state.showdown_index is not None:
            self.state.show_or_muck_hole_cards(True)

    def _end(self) -> None:
        hand, state, tally = self.hand, self.state, self.tally
        self._skip_idle()
        tally.hands += 1
        tally.games[f"{self.case.structure} {self.case.game.code}"] += 1
        pots = {step.pot for step in hand.record if isinstance(step, steps.Awarded)}
        tally.side_pots += len(pots) > 1
        seats = Counter(step.pot for step in hand.record if isinstance(step, steps.Awarded))
        tally.split_pots += any(count > 1 for count in seats.values())
        tally.all_ins += hand.all_in
        expected = chip_by_chip(hand, self.case, self.kinds)
        if hand.stack != expected:
            self.fail("stacks against the chip-by-chip count", ours=hand.stack, theirs=expected)
        if self.short_big or self.apart:
            tally.own_settlement += 1
            return
        if state.status:
            self.fail("PokerKit's hand is not over", operations=state.operations[-3:])
        if hand.stack != list(state.stacks):
            if self._low_elsewhere():
                tally.settled["low_in_another_pot"] += 1
                tally.own_settlement += 1
                return
            killed = {step.player_index for step in state.operations if isinstance(step, pokerkit.HandKilling)}
            if killed and chip_by_chip(hand, self.case, self.kinds, without=killed) == list(state.stacks):
                tally.settled["beaten_hands_merge_pots"] += 1
                return
            pushes = [step for step in state.operations if isinstance(step, pokerkit.ChipsPushing)]
            self.fail("stacks", ours=hand.stack, theirs=list(state.stacks), pushes=pushes)

    def _low_elsewhere(self) -> bool:
        """Whether one pot was split with a low while another contested one had none."""
        awards = [step for step in self.hand.record if isinstance(step, steps.Awarded)]
        low = {step.pot for step in awards if step.half == "low"}
        contested = {number for number, pot in enumerate(self.hand.pots()) if len(pot.eligible) > 1}
        return bool(low) and bool(contested - low)


def compare(count: int, seed: int) -> Tally:
    """Play `count` random hands; raises `Unexplained` at the first difference no note settles."""
    tally = Tally()
    for number in range(count):
        chance = random.Random(f"{seed}/{number}")
        # every 25th hand is also compared by PokerKit's own hands, a hundred times slower
        play = Play(random_case(chance), chance, tally, QUICK_HANDS if number % 25 else THEIR_HANDS)
        try:
            play.run()
        except Exception as error:
            error.add_note(f"Hand {number} of: python tests/poker/oracle.py {count} {seed}")
            raise
    return tally


if __name__ == "__main__":
    hands, first = (int(word) for word in sys.argv[1:3])
    began = time.perf_counter()
    print(compare(hands, first))
    print(f"{time.perf_counter() - began:.1f} s")
