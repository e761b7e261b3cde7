"""Finds what a decision or a view is about by its number, or refuses."""

from tdapp.domain.refusal import Refused
from tdapp.domain.state import Entry, State
from tdapp.domain.units import EntryId


def entry_of(state: State, entry: EntryId) -> Entry:
    """The entry with this ticket number. Refuses one that does not exist."""
    found = state.entries.get(entry)
    if found is None:
        raise Refused("entry.unknown", entry=entry)
    return found
