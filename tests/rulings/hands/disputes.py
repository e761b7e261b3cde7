"""Disputes as the floor is told them, with the hand they stand in and what the rule's text makes of them.

Written from the rules and their published illustrations before the program was asked. Six players with 20,000 each at
100/200, the button at seat 6, unless the line says otherwise.
"""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.rulings.situation import Answer


class Dispute(Struct, frozen=True):
    """A dispute: what the floor is told, the hand, the incident with the answers only the floor knows, and the outcome.

    `back`, `adds`: chips by seat. `may`: what the player may do, `least` the least he raises to; `no_raise`: nobody may
    raise any more. `rule`: by book that rules so, the number that must be among those cited.
    """

    told: str
    line: str
    incident: str
    facts: Mapping[str, Answer]
    code: str
    rule: Mapping[str, str]
    back: Mapping[int, int] = {}
    adds: Mapping[int, int] = {}
    may: tuple[str, ...] = ()
    least: int | None = None
    no_raise: bool = False
    choices: tuple[str, ...] = ()


DISPUTES = (
    Dispute(
        "Seat 3 makes it 600. Seat 5 calls while seat 4 is still thinking, and seat 4 then raises to 1,800. Seat 5"
        " wants his chips back.",
        "d6 b600 5c 4r1800",
        "turn.out_of_turn",
        {"seat": 5, "what": "call", "since": "bet_more"},
        "oot_released",
        {"TDA2024": "53-A", "HC": "53-A"},
        back={5: 600},
        may=("fold", "call", "raise"),
    ),
    Dispute(
        "The same in the cash game: seat 5 wants his 600 back and to fold.",
        "d6 b600 5c 4r1800",
        "turn.out_of_turn",
        {"seat": 5, "what": "call", "since": "bet_more"},
        "player_choice",
        {"QLD": "s37(4)"},
        may=("fold", "call", "raise"),
        least=3000,
    ),
    Dispute(
        "Seat 3 makes it 600. Seat 5 calls out of turn, seat 4 folds. Seat 5 now wants to fold too.",
        "d6 b600 5c 4f",
        "turn.out_of_turn",
        {"seat": 5, "what": "call", "since": "all_fold"},
        "oot_binding",
        {"TDA2024": "53-A", "HC": "53-A", "QLD": "s37(3)(a)"},
    ),
    Dispute(
        "Seat 3 makes it 600. Seat 4 throws in one chip of 5,000 and says nothing; he meant to raise.",
        "d6 b600",
        "betting.silent_chips",
        {"seat": 4, "chips": (5000,)},
        "call",
        {"TDA2024": "44", "HC": "44"},
        back={4: 4400},
    ),
    Dispute(
        "On the flop seat 1 bets 1,000. Seat 2 silently puts in 1,400 in small chips: too little for a raise?",
        "d6 f f f f c x AhKd2c b1000",
        "betting.silent_chips",
        {"seat": 2, "chips": (500, 500, 100, 100, 100, 100)},
        "call",
        {"TDA2024": "43-A", "HC": "45"},
        back={2: 400},
    ),
    Dispute(
        "On the flop seat 1 bets 1,000. Seat 2 says raise and puts in 1,400.",
        "d6 f f f f c x AhKd2c b1000",
        "betting.words",
        {"seat": 2, "said": "raise", "amount": 0, "chips": (500, 500, 100, 100, 100, 100)},
        "raise_to",
        {"TDA2024": "43-A", "HC": "43-A"},
        adds={2: 600},
    ),
    Dispute(
        "On the flop seat 1 bets 1,000, seat 2 is all-in for 1,300, seat 3 calls. Seat 1 wants to raise again.",
        "2=1500 d6 c f f f c x AhKd2c b1000 a c",
        "turn.next_to_act",
        {},
        "order",
        {"TDA2024": "50", "HC": "50"},
        may=("fold", "call"),
    ),
    Dispute(
        "On the flop seat 1 bets 1,000, seat 2 is all-in for 1,600, seat 3 all-in for 2,000. May seat 1 raise seat 4?",
        "2=1800 3=2200 d6 c c f f c x AhKd2c b1000 a a c",
        "turn.reopening",
        {"seat": 1},
        "yes",
        {"TDA2024": "47-A", "HC": "47-A"},
        may=("fold", "call", "raise"),
        least=3000,
    ),
    Dispute(
        "Seat 3 makes it 2,000, seat 4 calls. Seat 5 silently slides out 1,200: he thought the bet was 1,200.",
        "d6 b2000 c",
        "betting.too_little",
        {"seat": 5, "put_in": 1200},
        "td_decides",
        {"TDA2024": "51", "HC": "51"},
        choices=("full_call", "forfeit_and_fold"),
    ),
    Dispute(
        "Seat 3 makes it 300. Seat 4 says call and then pushes a chip of 500 forward.",
        "d6 b400",
        "betting.words_and_chips",
        {"seat": 4, "first": "words", "said": "call", "chips": (500,)},
        "call",
        {"TDA2024": "40-A", "HC": "40-A"},
        back={4: 100},
    ),
    Dispute(
        "Seat 3 makes it 2,000. The big blind has 700 in all and asks to go all-in over the top.",
        "2=700 d6 b2000 f f f f",
        "turn.next_to_act",
        {},
        "order",
        {"TDA2024": "50", "HC": "50", "QLD": "s6"},
        may=("fold", "call"),
    ),
    Dispute(
        "Seat 3 makes it 600. Seat 4 puts out 600, goes back to his stack and brings 1,200 more.",
        "d6 b600",
        "betting.string_bet",
        {"seat": 4, "chips": (500, 100), "said_before": "nothing", "later": 1200},
        "call",
        {"TDA2024": "56", "HC": "56", "QLD": "s22(4)"},
        back={4: 1200},
    ),
    Dispute(
        "Seat 1 is all-in for 1,300 on the flop and only seat 2 is left, who says raise, 5,000.",
        "1=1500 d6 f f f f c x AhKd2c a",
        "betting.words",
        {"seat": 2, "said": "raise", "amount": 5000},
        "call",
        {"TDA2024": "21", "HC": "21"},
        adds={2: 1300},
        no_raise=True,
    ),
)
