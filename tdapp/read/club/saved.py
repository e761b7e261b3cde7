"""Sentences about acts that are known of and could not be saved."""

from datetime import datetime

from tdapp.read.message import Said, say


def say_lost_act(tournament: str, line: int, at: datetime | None, what: Said, club: bool) -> Said:
    """The sentence that names one act that is missing; `tournament` '' where its name is not known."""
    where = say("check.club") if club else say("check.tournament", name=tournament or "?")
    if at is None:
        return say("save.lost_line", where=where, line=line, what=what)
    return say("save.lost_act", where=where, line=line, time=at, day=at.date(), what=what)
