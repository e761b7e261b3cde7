"""The words of who won a side pool, as it stands beside the prizes."""

from collections.abc import Sequence

from tdapp.read.sidepools.side_won import SideWon
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

WON = QT_TRANSLATE_NOOP("SidePools", "{pool}: {winners}", "who won a side pool")
WINNER = QT_TRANSLATE_NOOP("SidePools", "{name} {amount}", "who won how much")


def won_lines(words: Words, sides: Sequence[SideWon]) -> list[str]:
    """A line for each side pool that is decided: 'Last longer: Łukasz Żółć €180.00'."""
    return [
        words(
            WON,
            pool=side.pool,
            winners=words.several([words(WINNER, name=name, amount=amount) for name, amount in side.winners]),
        )
        for side in sides
    ]
