"""Whether what was typed somewhere else reads as a command."""

from tdapp.read.commands import Reading, read_command
from tdapp.read.registration.matching import find
from tdapp.ui.session import Session
from tdapp.words.command_box import typed_verbs


def reading_of(session: Session, text: str) -> Reading | None:
    """What a text says as a command: it begins with a verb and a blank, or is a seat or time; None: it is none."""
    return read_command(text, typed_verbs(session.words)) if session.has_club else None


def means_command(session: Session, text: str) -> bool:
    """Whether a text is a command that could be done: a verb with a number, or with somebody who plays, or a seat."""
    reading = reading_of(session, text)
    if reading is None or session.tournament is None:
        return reading is not None and reading.sure
    return reading.sure or reading.seat or bool(find(session.players_view().rows, reading.rest))
