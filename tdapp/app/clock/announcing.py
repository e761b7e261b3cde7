"""Announcements as they are typed: checked before they are shown, so that no screen tells of a field nobody knows."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from tdapp.app.open_club import Club
from tdapp.domain.act import Act
from tdapp.domain.clock import announcing
from tdapp.domain.clock.announcing import LONGEST_MESSAGE
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.clock.announced import FIELDS, TYPED, empty_fields, filled, unknown_fields


def announce(
    club: Club,
    tournament: TournamentId,
    text: str,
    lasts: timedelta | None = None,
    *,
    second: str = "",
    topic: str = "",
) -> Act | None:
    """Announce a text in the screen's language, and in the `second` one where it is given. `topic`: the program made
    the text itself, and it takes the place of the one on the same topic.

    Refuses what `check` does, and what `announcing.announce` does.
    """
    text, second = text.strip(), second.strip()
    state, now = club.desk.state(tournament), club.time.now()
    for each in (text, second):
        if not topic:
            check(state, now, each)
    return club.desk.announce(tournament, announcing.announce, text, lasts, second=second, topic=topic)


def check(state: State, now: datetime, text: str) -> None:
    """Refuse a text that is too long, or has a field nobody knows, or one that nothing fills now."""
    require(len(text) <= LONGEST_MESSAGE, "announce.long", n=len(text), limit=LONGEST_MESSAGE)
    check_fields(text)
    empty = empty_fields(filled(state, now, text))
    if empty:
        raise Refused("announce.empty", word="{" + empty[0] + "}")


def check_fields(text: str, more: Iterable[str] = ()) -> None:
    """Refuse a field that nobody knows, or one that is to be typed over, by its name. `more`: those known beside the
    usual ones.
    """
    for name in unknown_fields(text, more):
        if name in TYPED:
            raise Refused("announce.fill", word="{" + name + "}")
        raise Refused("announce.field", word="{" + name + "}", fields=", ".join(dict.fromkeys((*FIELDS, *more))))
