"""The same facts under another book decide otherwise only where the books are known to differ.

The tables name every incident whose decision may differ, and the rules in which the two books differ there. An entry
that no worked case shows any more must go.
"""

from collections.abc import Mapping

import pytest

from tdapp.rulings import Ruling, plain_ruling, resolve
from tdapp.rulings.checking import Impossible
from tests.rulings.cases import BOOKS, all_cases

DECIDED = (
    "code", "effects", "bet_level", "min_raise_to", "max_raise_to", "next_to_act", "options", "cards", "pots"
)  # fmt: skip

TDA_DIFFERS: Mapping[str, str] = {
    "betting.unclear_amount": "HC 57 smaller than the pot, TDA 57 up to the pot",
    "board.missing_burn": "HC 39-B before action only, TDA 39-B after action the flop stays",
    "conduct.out_of_view": "HC 63 disqualified, TDA 63 chips forfeited and disqualification possible",
    "conduct.penalty_hands": "HC 71 one to four rounds, TDA 71 single hands too",
    "conduct.stalling": "TDA RP-19 only",
    "deal.foreign_card": "HC 35-A6 late: unclear, TDA 35-D scrap paper",
    "deal.fouled_deck": "HC 35-E any invalid deck, TDA 35-E two equal cards",
    "showdown.hidden_chips": "HC 62 a loser's hidden chips go to the winner, TDA 62 may",
    "tournament.broken_table": "TDA 10-B and Add.10: the two-step draw",
    "turn.out_of_turn": "HC 53 a penalty must follow, TDA 53 may",
    "tournament.rebuy": "HC 27 half of the starting stack, TDA 27 no threshold",
}
QLD_DIFFERS: Mapping[str, str] = {
    "betting.another_raise": "HC 48 limit only, QLD s9(3) as the operator decides",
    "betting.gesture": "HC 3, QLD s5 a clear wish is a fold",
    "betting.pot_limit_maximum": "HC 54-B full blinds, QLD s28 the real pot",
    "betting.silent_chips": "HC 44, 45, 46 each chip, QLD s22(6)-(7) the value",
    "betting.string_bet": "HC 56 the first motion, QLD s22(4)(b) the call",
    "betting.too_little": "HC 51, QLD s22(5) the player chooses",
    "betting.too_little_in_a_row": "HC 51-C, QLD s22(5) each chooses",
    "betting.words_and_chips": "HC 40 unclear words, QLD s22(1), (3)",
    "board.four_card_flop": "HC 39-A one picked blind, QLD s34 the card too many",
    "board.missing_burn": "HC 39-B mixed, QLD s35 the first card",
    "board.premature": "HC 39 dealt again, QLD s36 the card stays and caps the betting",
    "conduct.collusion": "HC 69 must, QLD Part 2 s10 may",
    "conduct.disqualify": "HC 71, QLD Part 2 s10 exclusion from the game",
    "conduct.soft_play": "HC 71 must, QLD Part 2 s10 may",
    "deal.bad_shuffle": "QLD s32(1) and s14; HC has no such cause",
    "deal.boxed_card": "HC 35-A1, QLD s32(1) one boxed card, s33B mucked later",
    "deal.card_off_table": "HC 35-A7, QLD s32A exchanged for the burn",
    "deal.exposed_hole_card": "HC 35-A7 and 36, QLD s32A and the start of betting",
    "deal.foreign_card": "HC 35-A6, QLD s33A the round is void",
    "deal.misdeal": "HC 35 and 36, QLD s32 and the start of betting",
    "deal.player_left_out": "HC 35-A4, QLD s32(4)-(5) rebuilt where it can be",
    "deal.seat_without_right": "HC 35-A3, QLD s32(5)-(6) rebuilt, or the cards are mucked",
    "deal.too_few_cards": "HC 37 and 38, QLD s33 void with bets back",
    "deal.too_many_cards": "HC 38, QLD s33 void with bets back",
    "deal.wrong_order": "HC 35-A2, QLD s32(4)-(5) rebuilt where it can be",
    "showdown.bettor_mucks": "HC 15-B, QLD s5 released cards are folded",
    "showdown.face_up": "HC 16 all hands, QLD s27 better or equal hands",
    "showdown.lets_go": "HC 13 and 14, QLD s5 released cards are folded",
    "showdown.miscalled_hand": "HC 12 penalty possible, QLD none",
    "showdown.order": "HC 17, QLD s27(3) the called player",
    "showdown.see_hand": "HC 18, QLD s27(10)-(12)",
    "showdown.split_pot": "HC 20 one each, QLD s27(16) all to one",
    "showdown.who_wins": "HC 16 and 20, QLD s27(4) and s30 commission",
    "tournament.new_player": "HC 10, QLD s21(3) and s23A",
    "tournament.next_positions": "HC 32 dead button, QLD s17(4) absent players are passed",
    "tournament.rebuy": "HC 27, QLD s31 top-up between rounds",
    "turn.odd_fold": "HC 58 a penalty may follow, QLD s25(2)(c) allowed",
    "turn.out_of_turn": "HC 53 an unchanged action binds, QLD s37 the missed players decide",
    "turn.reopening": "HC 47, QLD s29(10) silent beyond a short all-in",
    "tournament.seat_wish": "HC 7 drawn, QLD s16 priority and high card",
    "tournament.same_seat": "HC 7 the seat drawn, QLD s16 priority and high card",
}


def decided(ruling: Ruling) -> dict[str, object]:
    """What the ruling does, without its words and numbers of rules."""
    plain = plain_ruling(ruling)
    penalty = plain.get("penalty") or {}
    return {**{name: plain.get(name) for name in DECIDED}, "penalty": penalty.get("kind")}


def differing(other: str) -> dict[str, str]:
    """Each incident that is decided otherwise than under HC in some worked case, with one of those cases.

    Where one of the books has no rule at all there is nothing to compare.
    """
    found: dict[str, str] = {}
    for case in all_cases():
        try:
            here, there = (resolve(case.situation, BOOKS[book]) for book in ("HC", other))
        except Impossible:  # a case that sets an option the other book does not have
            continue
        if "no_rule" in (here.code, there.code) or case.situation.options:
            continue
        if decided(here) != decided(there):
            found.setdefault(case.situation.incident, str(case))
    return found


@pytest.mark.parametrize(("other", "known"), [("TDA2024", TDA_DIFFERS), ("QLD", QLD_DIFFERS)])
def test_only_what_the_books_say_otherwise_is_decided_otherwise(other: str, known: Mapping[str, str]) -> None:
    found = differing(other)
    assert {name: case for name, case in found.items() if name not in known} == {}
    assert sorted(set(known) - set(found)) == []
