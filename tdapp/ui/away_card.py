"""The card of the settings for a clock that ran while nobody was watching: what the club answers where nobody does."""

from datetime import timedelta

from tdapp.app.clock.away_rule import LONGEST, away_rule, set_away_rule
from tdapp.domain.clock.away import AwayAnswer, AwayRule
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.session import Session
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words.parsing import parse_number

TITLE = QT_TRANSLATE_NOOP("Away", "This club: the clock ran while nobody was watching")
ANSWER = QT_TRANSLATE_NOOP("Away", "The answer to begin with")
ANSWERS: dict[AwayAnswer, Text] = {
    AwayAnswer.RAN_ON: QT_TRANSLATE_NOOP("Away", "Play continued"),
    AwayAnswer.GOES_ON: QT_TRANSLATE_NOOP("Away", "Resume where it stood"),
    AwayAnswer.STANDS: QT_TRANSLATE_NOOP("Away", "Stop where it stood"),
}
AFTER = QT_TRANSLATE_NOOP("Away", "Given by itself after, in minutes")
AFTER_HINT = QT_TRANSLATE_NOOP("Away", "Empty: the question waits for you.")


class AwayCard(Card):
    """The card with the answer of the club and its time. Each works at once."""

    def __init__(self, session: Session) -> None:
        super().__init__(TITLE, margin=12)
        self.session = session
        self.answer = PickStrip("settings_away_answer", ANSWER)
        self.after = Field("settings_away_after", AFTER, _minutes, hint=AFTER_HINT)
        self.hold(Label(ANSWER, "caption"), self.answer, self.after)
        self.answer.picked.connect(self._pick)
        self.after.line.editingFinished.connect(self._typed)
        self.show_rule()

    def show_rule(self) -> None:
        """Show what the club answers now."""
        words, rule = self.session.words, away_rule(self.session.club)
        picks = [Pick(each.name.lower(), words(said), each) for each, said in ANSWERS.items()]
        self.answer.show_picks(picks, rule.answer)
        self.after.line.setText("" if rule.after is None else words.number(rule.after // timedelta(minutes=1)))
        self.after.check()

    def _pick(self, answer: AwayAnswer) -> None:
        self._take(replace(away_rule(self.session.club), answer=answer))

    def _typed(self) -> None:
        """Take the minutes typed, if they will do; else they stay with what is wrong."""
        if not self.after.check():
            return
        minutes, rule = self.after.value(), away_rule(self.session.club)
        after = None if minutes is None else timedelta(minutes=minutes)
        if after == rule.after:
            self.after.line.setModified(False)
            return
        self._take(replace(rule, after=after))

    def _take(self, rule: AwayRule) -> None:
        was_done(self.session, lambda: set_away_rule(self.session.club, rule))  # a question that stands is asked anew
        self.show_rule()


def _minutes(typed: str) -> int | None:
    """Whole minutes; nothing typed: None."""
    return parse_number(typed, least=1, most=LONGEST) if typed.strip() else None
