"""The giving of a ruling from its page: on record, with its penalty in one act, and played on in the hand."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.app.rulings.rulings import Outcome, record, ruled
from tdapp.domain.rulings.discipline import WithPenalty
from tdapp.domain.rulings.penalties import LADDER, hands_of
from tdapp.domain.rulings.ruling_facts import PenaltyKind, RulingGiven
from tdapp.domain.units import EntryId, RulingNo
from tdapp.read.rulings.penalty_choices import PenaltyChoice, penalty_choices, players_at
from tdapp.rulings import Code, Ruling
from tdapp.rulings.hands import DeskCase, Entered, words_of_ruling
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.penalties import Advice
from tdapp.ui.session import Session
from tdapp.words.say import Words


class Given(Struct, frozen=True):
    """A ruling that was given from here: its number, and what was decided where the book leaves a choice."""

    number: RulingNo
    ruling: Ruling
    decision: str


class Giving:
    """Gives the ruling on a draft, and knows the one given last, None for none. `book`, `house`: what it rules under;
    `spoken`: the language the answer is said in.
    """

    def __init__(self, session: Session, draft: Draft) -> None:
        self.session, self.draft = session, draft
        self.book, self.house, self.spoken = "TDA2024", "", session.words
        self.last: Given | None = None
        self.plays_on = False  # the hand in the line goes on from that ruling

    def under(self, book: str, house: str, spoken: Words) -> bool:
        """Rule under this book and say it in this language; whether one of them is another one now."""
        again = (book, house, spoken.language) != (self.book, self.house, self.spoken.language)
        self.book, self.house, self.spoken = book, house, spoken
        return again

    def forget(self) -> None:
        """Forget the ruling given last: another case begins."""
        self.last, self.plays_on = None, False

    def give(self, decision: str, reason: str, kind: PenaltyKind | None, number: int | None) -> bool:
        """Put the ruling on record, with so many of a penalty; whether it was."""
        case = self.draft.case()
        outcome: Outcome = ruled(case.situation, self.book, self.house)
        if outcome.ruling is None:
            return False
        table = self.draft.table.table if self.draft.table else None
        about = self.draft.concerned()
        given = record(outcome, case.situation, self.spoken, table=table, entries=about, decision=decision)
        act = self.session.give_ruling(given, reason, self._with_penalty(outcome.ruling, kind, number))
        if act is None:
            return False
        at = next(fact.ruling for fact in act.facts if isinstance(fact, RulingGiven))
        self.last = Given(at, outcome.ruling, decision)
        return True

    def is_given(self, ruling: Ruling | None) -> bool:
        """Whether this very ruling was the last one given from here, and was not taken back."""
        if self.last is None or ruling != self.last.ruling or self.session.tournament is None:
            return False
        return any(each.number == self.last.number for each in self.session.rulings_view().given)

    # Its penalty

    def punished(self, ruling: Ruling | None) -> EntryId | None:
        """The entry a penalty of this ruling is for; None where it is for several, or for nobody who is known."""
        if ruling is None or ruling.penalty is None:
            return None
        entries = self._to_punish(ruling)
        return entries[0] if len(entries) == 1 else None

    def penalties(self, ruling: Ruling | None) -> Sequence[PenaltyChoice]:
        """The penalties that can be given with this ruling."""
        entry = self.punished(ruling)
        if ruling is None or ruling.penalty is None or entry is None:
            return ()
        return self.session.view(penalty_choices, entry, ruling.penalty.menu, _fits(ruling))

    def advice(self, ruling: Ruling | None, decision: str) -> Advice | None:
        """The penalty this ruling speaks of, with its number once it has one; None where it speaks of none.

        A penalty decided on in the ruling is the one to give; else the heavier of what fits the offence and what is
        due after the player's history.
        """
        if ruling is None or ruling.penalty is None:
            return None
        number = None
        if self.last is not None and self.is_given(ruling):
            number = self.last.number
            decision = next(each.decision for each in self.session.rulings_view().given if each.number == number)
        decided = PenaltyKind.DISQUALIFICATION if ruling.code is Code.DISQUALIFIED else decision
        kind = PenaltyKind(decided) if decided in LADDER else None
        return Advice(self._to_punish(ruling), ruling.incident, number, kind, _fits(ruling))

    def _to_punish(self, ruling: Ruling) -> tuple[EntryId, ...]:
        seats = ruling.penalty.seats if ruling.penalty is not None else ()
        return self.draft.seated(seats) or self.draft.concerned()

    def _with_penalty(self, ruling: Ruling, kind: PenaltyKind | None, number: int | None) -> WithPenalty | None:
        """The penalty to give with this ruling; None for none, and for one that is given on its own."""
        entry = self.punished(ruling)
        if entry is None or kind is None or number is None or kind is PenaltyKind.DISQUALIFICATION:
            return None
        return WithPenalty(entry, kind, hands_of(kind, number, self.session.view(players_at, entry)))

    # The hand goes on

    def goes_on(self, case: DeskCase) -> str | None:
        """The words that carry the ruling given last into the hand; None where no hand goes on from it."""
        if case.entered is None or self.last is None:
            return None
        return " ".join(words_of_ruling(case.entered, self.last.ruling, self.last.decision)) or None

    def keep(self, entered: Entered | None) -> bool:
        """Keep how the hand went on with the ruling it goes on from; False where none does."""
        number = self.played_on()
        if number is None or entered is None:
            return False
        self.session.carry_hand_on(number, entered)
        return True

    def played_on(self) -> RulingNo | None:
        """The ruling the hand in the line goes on from; None: from none."""
        return self.last.number if self.plays_on and self.last is not None else None


def _fits(ruling: Ruling) -> PenaltyKind:
    """The lightest step that fits the offence."""
    fits = ruling.discretion.recommended if ruling.discretion is not None else ""
    return PenaltyKind(fits) if fits in LADDER else LADDER[0]
