"""The planned start, typed as a time on the wall clock of the room."""

from datetime import UTC, datetime, time, timedelta

from tdapp.ui.session import Session


def start_from(text: str, now: datetime, session: Session) -> datetime | None:
    """The next time the wall clock of this room shows what was typed ('19:30', '1930', '7.05'); None: not a time."""
    digits = text.strip().replace(".", ":").replace("h", ":")
    hours, colon, minutes = digits.partition(":")
    if not colon and len(digits) in (3, 4):
        hours, minutes = digits[:-2], digits[-2:]
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        return None
    zone = session.words.zone
    local = now.astimezone(zone)
    wall = datetime.combine(local.date(), time(int(hours), int(minutes)))
    for day in range(2):
        # From the wall's time to the instant afresh, so that a night in which the clocks change comes out right.
        at = (wall + timedelta(days=day)).replace(tzinfo=zone).astimezone(UTC)
        if at > now:
            return at
    return None
