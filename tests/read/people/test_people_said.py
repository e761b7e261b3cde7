"""What the club's stream says about people, in sentences."""

from datetime import UTC, date

import pytest

from tdapp.domain.people.people_facts import (
    PastEveningKept,
    PastEveningTakenBack,
    PeopleFact,
    PlayerBlocked,
    PlayerErased,
    PlayersMerged,
    PlayersParted,
    PlayerUnblocked,
)
from tdapp.domain.people.person import BlockKind
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_said import people_said
from tdapp.words.say import Words

JAN, ADA = PlayerId("1"), PlayerId("2")
DAY = date(2026, 3, 13)
NAMES = {JAN: PlayerName("Jansen", "Jan"), ADA: PlayerName("Lind", "Ada")}


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        (PlayersMerged(JAN, ADA), "two records of Ada Lind are now one"),
        (PlayersParted(JAN), "the record of Jan Jansen is separate again"),
        (PlayerErased(JAN), "everything personal about Jan Jansen was erased"),
        (PlayerBlocked(JAN, BlockKind.SELF, date(2027, 1, 2)), "Jan Jansen may not play before 2 January 2027"),
        (PlayerBlocked(JAN, BlockKind.HOUSE, None), "Jan Jansen may not play any more"),
        (PlayerUnblocked(PlayerId("9")), "? may play again"),
        (
            PastEveningKept("e", "Friday", DAY, 40, 12),
            "evening Friday of 13 March 2026 imported; results: 40, new people: 12",
        ),
        (
            PastEveningKept("e", "Friday", DAY, 40, 2, again=True),
            "evening Friday of 13 March 2026 imported again, in place of the earlier one; results: 40, new people: 2",
        ),
        (
            PastEveningTakenBack("e", "Friday", DAY, 40, 12),
            "import of evening Friday of 13 March 2026 undone; results gone: 40, people gone: 12",
        ),
    ],
)
def test_a_line_for_each(fact: PeopleFact, line: str) -> None:
    assert Words("en", UTC).said(people_said(fact, NAMES)) == line
