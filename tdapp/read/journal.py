"""The journal as the director reads it: one row an act."""

from dataclasses import dataclass
from datetime import datetime

from tdapp.domain.units import ActNo, Seq
from tdapp.read.said import Said


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One act: lines `first` to `last`, when, who, in words. `retracted_by` is the act that took it back.

    `clock`: it set the clock, so it is corrected, not retracted. `override`: the refusal that was lifted, if any, and
    the reason given.
    """

    act: ActNo
    first: Seq
    last: Seq
    at: datetime
    operator: str
    said: Said
    retracted_by: ActNo | None
    clock: bool
    override: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class JournalView:
    """All acts, newest first, with the head of the hash chain. `undo` and `redo` say what those keys will do."""

    rows: tuple[JournalRow, ...]
    undo: Said | None
    redo: Said | None
    head: str
