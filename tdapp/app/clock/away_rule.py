"""What this club answers about a clock that ran while nobody looked, where nobody does: settings of the club."""

from datetime import timedelta

from tdapp.app.open_club import Club
from tdapp.domain.clock.away import AwayAnswer, AwayRule
from tdapp.domain.refusal import require

ANSWER, AFTER = "clock.away_answer", "clock.away_minutes"
LONGEST = 24 * 60  # minutes


def away_rule(club: Club) -> AwayRule:
    """The answer of this club; what cannot be read is as it was shipped."""
    kept = club.settings()
    answer, minutes = kept.get(ANSWER, ""), kept.get(AFTER, "")
    known = {str(int(each)): each for each in AwayAnswer}
    after = int(minutes) if minutes.isascii() and minutes.isdigit() else 0
    return AwayRule(known.get(answer, AwayRule().answer), timedelta(minutes=after) if 0 < after <= LONGEST else None)


def set_away_rule(club: Club, rule: AwayRule) -> None:
    """Let another answer be given from now on. Refuses whoever may not change settings, and a time that is no whole
    minute of the next day.
    """
    minutes, rest = (0, timedelta(0)) if rule.after is None else divmod(rule.after, timedelta(minutes=1))
    require(rule.after is None or (not rest and 1 <= minutes <= LONGEST), "away.minutes", most=LONGEST)
    club.put_setting(ANSWER, str(int(rule.answer)))
    club.put_setting(AFTER, str(minutes or ""))
