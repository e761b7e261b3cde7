"""What is told of everybody beside place and prize: nationality, when somebody went out, and who knocked whom out."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import BustedOut, Reinstated
from tdapp.domain.hands.hand_facts import BustOutCorrected, BustOutPlaced
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class OutTold(Struct, frozen=True):
    """What is told of one entry. `nation`: two letters, '' not known. `at`: when it went out, None: it is in, or that
    was entered later. `by`: who knocked it out, () nobody or not said.
    """

    nation: str = ""
    at: datetime | None = None
    by: tuple[PlayerName, ...] = ()


NOTHING_TOLD = OutTold()


def outs_told(
    state: State, acts: Iterable[Act], directory: Directory, nations: Mapping[EntryId, str]
) -> Mapping[EntryId, OutTold]:
    """What is told of every entry. `acts`: those that count, the oldest first."""
    times = out_times(acts)
    by = {out.entry: out.by or () for out in state.outs}
    return {
        entry: OutTold(
            nations.get(entry, ""),
            times.get(entry) if each.out else None,
            tuple(
                directory.get(state.entries[who].player, NOBODY) for who in by.get(entry, ()) if who in state.entries
            ),
        )
        for entry, each in state.entries.items()
    }


def out_times(acts: Iterable[Act]) -> Mapping[EntryId, datetime]:
    """When each entry went out, of those whose bust-out was entered when it happened: one that was forgotten, or put
    elsewhere in the order since, has no time.
    """
    found: dict[EntryId, datetime] = {}
    for act in acts:
        for fact in act.facts:
            match fact:
                case BustedOut(entry=entry, before=None):
                    found[entry] = act.at
                case BustOutCorrected(wrong=wrong, right=right):
                    if wrong in found:
                        found[right] = found.pop(wrong)
                case Reinstated(entry=entry) | BustOutPlaced(entry=entry):
                    found.pop(entry, None)
    return found
