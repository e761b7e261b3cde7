"""Tournaments whose journal does not come out: each is shown as it was after the last line that does, and takes no
more.

That happens when the file was changed by another hand or a failing disk, or by a mistake of an older version of this
program. The club and its other tournaments go on; what can be done is in the refusal.
"""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.app.journal.history import History
from tdapp.domain.act import Act
from tdapp.domain.facts import Retracted
from tdapp.domain.journal import apply
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.units import Seq, TournamentId
from tdapp.read.message import Said
from tdapp.store.club_file import ClubFile
from tdapp.store.journal import Readable

CHANGED = "broken.store.chain"  # a line that is not as it was written: a copy of before has it as it was


class BrokenTail(Struct, frozen=True):
    """The broken end of a tournament's journal: `line` is the first that does not follow, `last` the last one shown (0:
    none). `why` is a code: 'broken.store.chain', 'conflict.seat_taken' ... `beyond`: acts after that line.
    """

    line: Seq
    last: Seq
    why: str
    beyond: tuple[Act, ...]

    def refusal(self) -> Refused:
        """The refusal of anything done in this tournament."""
        because = Said(self.why)
        if not self.last:
            return Refused("tournament.unreadable", line=self.line, because=because)
        return Refused("tournament.broken", line=self.line, last=self.last, because=because)


class OnlyShown(Struct, frozen=True):
    """The tail of every tournament of a damaged file that is looked at: nothing more is taken."""

    file: str

    def refusal(self) -> Refused:
        """The refusal of anything done in a club that is only looked at."""
        return Refused("tournament.only_shown", file=self.file)


Tail = BrokenTail | OnlyShown


def up_to_the_break(file: ClubFile, tournament: TournamentId) -> tuple[History, BrokenTail]:
    """The longest beginning of a tournament of which every line follows from those before it, and what comes after."""
    return as_far_as_it_goes(file.readable(tournament))


def as_far_as_it_goes(found: Readable) -> tuple[History, BrokenTail]:
    """The same of the part of a journal that can be read."""
    whole, why = _replayed(found.acts)
    if whole < len(found.acts):
        line = found.acts[whole].first
    else:
        line, why = found.line, f"broken.{found.trouble}"
    acts = found.acts[:whole]
    tail = BrokenTail(line, acts[-1].last if acts else Seq(0), why, (*found.acts[whole:], *found.beyond))
    return History(acts), tail


def _replayed(acts: Sequence[Act]) -> tuple[int, str]:
    """How many acts come out one after the other, and also as a whole; why the next one does not."""
    many, why = _walked(acts)
    while many:
        try:
            History(tuple(acts[:many]))
            return many, why
        except Conflict as conflict:
            before = [act for act in acts[:many] if conflict.seq is not None and act.last < conflict.seq]
            many, why = min(len(before), many - 1), f"conflict.{conflict.code}"
    return 0, why


def _walked(acts: Sequence[Act]) -> tuple[int, str]:
    then = History(())
    for count, act in enumerate(acts):
        try:
            if isinstance(act.facts[0], Retracted):
                then.add(act, *then.with_retraction(act))
            else:
                then.add(act, apply(then.state, act.facts))
        except Conflict as conflict:
            return count, f"conflict.{conflict.code}"
        except Refused as refused:
            return count, f"conflict.{refused.facts['why']}" if "why" in refused.facts else "broken.retraction"
        except Exception:  # whatever a line says that no line can say: it stands in the file, so it must not stop us
            return count, "broken.no_sense"
    return len(acts), ""
