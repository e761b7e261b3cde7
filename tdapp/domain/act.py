"""An act: what one press of a button did, as it stands in the journal."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.clock_facts import CLOCK_FACTS, ClockSet, ClockUndone
from tdapp.domain.facts import UNDOING, Fact
from tdapp.domain.units import ActNo, OperatorId, Seq, TextId


class Override(Struct, frozen=True):
    """The refusals the director lifted for an act, and her reason: the codes, apart by blanks, and the reason's words.

    The words stand in the side table, see `facts.Announced`.
    """

    code: str
    text: TextId
    digest: str


class Act(Struct, frozen=True):
    """The facts of one press of a button (one `do` of the desk), with who did it, when, and its verb.

    `first` is the journal line of its first fact; the facts stand on consecutive lines. `at` is an aware UTC instant
    and never runs backwards within a stream. `verb` is the decision's name, as in 'entries.bust_out': it names what
    undo undoes.
    """

    number: ActNo
    first: Seq
    verb: str
    at: datetime
    by: OperatorId
    facts: tuple[Fact, ...]
    override: Override | None = None

    @property
    def last(self) -> Seq:
        """The journal line of the act's last fact."""
        return Seq(self.first + len(self.facts) - 1)

    @property
    def undoes(self) -> ActNo | None:
        """The act that this act takes back; None for an act that takes nothing back. The other act is left out of the
        replay or corrected.
        """
        fact = self.facts[0]
        return fact.act if isinstance(fact, UNDOING) else None

    @property
    def moves_clock(self) -> bool:
        """Whether the act set the clock, or stretched what the clock runs over: only an undo takes such an act back,
        never the Journal.
        """
        return any(isinstance(fact, CLOCK_FACTS) for fact in self.facts)

    @property
    def is_corrected(self) -> bool:
        """Whether an undo of the act sets the clock once more instead of leaving the act out: time has passed since.

        A minute more or an extra break is left out like any other act. As a correction it would go on saying what the
        rows of the structure were, also once those are taken back.
        """
        return any(isinstance(fact, (ClockSet, ClockUndone)) for fact in self.facts)
