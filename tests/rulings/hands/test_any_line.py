"""Whatever is typed is a hand, or a word that is refused with its sentence; never a failure or a chip from nothing."""

import random

from tdapp.poker.phase import Phase
from tdapp.rulings import INCIDENTS
from tdapp.rulings.hands import case_of_hand, enter, line_of_entered
from tdapp.rulings.situation import AtSeat, Level, Situation
from tdapp.words.rulings.hand_entry import legal_of, refused_of
from tdapp.words.say import Words

TYPED = (
    "d1 d3 f x c c c c b600 r1800 r900! a a2400 3r1800 5c 2f 4 s1000+500 s2x100 c300! flop turn river AhKc2d 9h 2c 10d "
    "flop2d 4:AsKd 4:AsAs 2:AhKh 3=500 3=? 5=0 chip25 ante200 antes25 buttonante50 cap3 pl fl hp sl omaha omaha8 "
    "blinds100-200 blinds200-100 limits100-200 sb4 bb5 sb0 3out 5post200+100 m 3m 5? 9? > 3>f 3>1800 3>next 3>back100 "
    ">void 3> 3>x 4!600 4+200 pot500 last800 ! b b-1 b99999999999999999999 ffc xx q4 commission5-10-1 ²f 4:² ="
)
TABLES = (
    Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5))),
    Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat) for seat in (2, 3, 4))),
    Situation("", level=Level(200, 100, lowest_chip=25), seats=(AtSeat(3, stack=200), AtSeat(4, stack=4000))),
    Situation(""),
)
SAID = Words("en", None)


def faults_of(seed: int) -> None:
    """Enter a random line, word by word as it would be typed, and rule on it."""
    chance = random.Random(seed)
    table = chance.choice(TABLES)
    typed = "d3"
    for _ in range(chance.randrange(1, 30)):
        word = chance.choice(TYPED.split())
        entered = enter(f"{typed} {word}", table)
        assert legal_of(SAID, entered.legal)
        if entered.refusal is not None:
            assert refused_of(SAID, entered.refusal)
            assert "{" not in refused_of(SAID, entered.refusal)
            continue
        typed = f"{typed} {word}"
        if entered.hand is not None:
            hand = entered.hand
            left = 0 if hand.phase is Phase.OVER else sum(pot.amount for pot in hand.pots())
            if hand.table.commission is None:
                assert sum(hand.stack) + left == sum(hand.table.stacks), typed
            again = enter(line_of_entered(entered), Situation(""))
            assert again.refusal is None, f"{typed} | {line_of_entered(entered)} | {again.refusal}"
            assert again.hand is not None and again.hand.record == hand.record, typed
            case_of_hand(entered, chance.choice(tuple(INCIDENTS)))


def test_whatever_is_typed_is_a_hand_or_is_refused() -> None:
    for seed in range(150):
        faults_of(seed)
