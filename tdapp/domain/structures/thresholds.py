"""The numbers a structure is held to, each with where it comes from."""

from datetime import timedelta
from fractions import Fraction
from typing import Final

# Big blinds rise 30 to 50 % a level in home and club structures, 19 to 25 % on tours (pokerchipforum.com, live reports
# of 20 events); half as much again is what nobody plays.
STEEPEST: Final = Fraction(8, 5)
GENTLE: Final = Fraction(5, 4)  # the step of a level that is put in or added

# 100 to 200 big blinds at home, 250 in clubs, more on tours; under 50 luck rules (PokerSoup, leclubdesclubs.org).
SHALLOW: Final = 40
DEEP: Final = 250

# Breaks come about every two hours on tours, every four levels of 30 minutes in card rooms (livech.com).
LONGEST_PLAY: Final = timedelta(hours=2, minutes=30)
USUAL_PLAY: Final = timedelta(hours=2)
USUAL_BREAK: Final = timedelta(minutes=15)

# What a new stack is worth when registration closes: 17 to 125 big blinds, most above 20 (pages of seven events).
WORTH: Final = 20

# Big blinds in play when the last hand was played: 40 to 186 in eight events, median about 99, four of five evenings
# within 43 to 228 (live reports).
ENDS_AT: Final = 99
ENDS_LATE: Final = 43

SHORTEST: Final = timedelta(minutes=5)  # two or three hands: hand for hand takes longer
LEAST_SMALL, MOST_SMALL = Fraction(2, 5), Fraction(2, 3)  # of the big blind: 25/75 is seldom meant, 100/150 is usual
ANTE_SHARE: Final = Fraction(1, 8)  # of the big blind, an ante of each player: a tenth to a sixth is usual
