"""The deeds done to people of the club, and what is told about them: one way in for every part of the window."""

from collections.abc import Callable
from pathlib import Path

from tdapp.app.lists.spreadsheets import write_file
from tdapp.app.people import people_acts
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.person_file import person_file
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.people.person import Block, PersonData, PrivateData
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import Right
from tdapp.domain.units import PlayerId
from tdapp.read.message import say_refused
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text
from tdapp.ui.people import texts
from tdapp.ui.session import CLUB, Session, Told


def guard(session: Session, deed: Callable[[], object]) -> bool:
    """Do a deed and tell every window that the club changed; False when it could not be done, and why is told."""
    try:
        deed()
    except Refused as refused:
        session.told.emit(Told(session.words.said(say_refused(refused, None, session.club.directory)), "refused"))
        return False
    except KnownError as error:
        session.told.emit(Told(session.words.said(say_trouble(error)), "error"))
        return False
    session.changed.emit(CLUB)
    return True


def sees_needs(session: Session) -> bool:
    """Whether whoever sits here seats players, and so is told what must be known for it."""
    return _has(session, Right.SEAT)


def looks_after_people(session: Session) -> bool:
    """Whether whoever sits here looks after people, and so may see private data and who asked for a block."""
    return _has(session, Right.PEOPLE)


def asks_for_people(session: Session) -> bool:
    """Whether whoever sits here may look after people, asked before a deed that is no act; where not, that is told."""
    try:
        session.club.desk.ask_right(Right.PEOPLE)
    except Refused as refused:
        session.told.emit(Told(session.words.said(say_refused(refused)), "refused"))
        return False
    return True


def _has(session: Session, right: Right) -> bool:
    try:
        session.club.desk.ask_right(right)
    except Refused:
        return False
    return True


def keep(session: Session, player: PlayerId | None, data: PersonData, private: PrivateData | None) -> PlayerId | None:
    """Keep what was typed, of somebody new (`player` None) or known; returns who it is, None when it was refused.

    `private` None: document and day of birth stay as they are.
    """
    people, kept = session.club.people, [player]

    def deed() -> None:
        session.club.desk.ask("people.edit" if player is not None else "people.add")
        if player is None:
            kept[0] = people.add(data, private)
            return
        people.edit(player, data, needs=sees_needs(session))
        if private is not None:
            people.set_private(player, private)

    if not guard(session, deed):
        return None
    done = texts.SAVED if player is not None else texts.ADDED
    session.told.emit(Told(session.words(done, name=PlayerName(data.last, data.first)), "done"))
    return kept[0]


def keep_photo(session: Session, player: PlayerId, body: bytes | None) -> bool:
    """Keep a photo, None: take it away."""

    def deed() -> None:
        session.club.desk.ask("people.edit")
        session.club.people.set_photo(player, body)

    done = guard(session, deed)
    if done:
        _tell(session, texts.PHOTO_KEPT if body else texts.PHOTO_GONE, player)
    return done


def block(session: Session, player: PlayerId, new: Block) -> bool:
    """Keep somebody from playing."""
    done = guard(session, lambda: people_acts.block(session.club, player, new))
    if done:
        _tell(session, texts.BLOCKED_DONE, player)
    return done


def unblock(session: Session, player: PlayerId, why: str) -> bool:
    """Let somebody play again."""
    done = guard(session, lambda: people_acts.unblock(session.club, player, why))
    if done:
        _tell(session, texts.UNBLOCKED_DONE, player)
    return done


def asked_for(session: Session, player: PlayerId) -> bool:
    """Whether somebody asked for a block that still runs, and whoever sits here may know it."""
    return looks_after_people(session) and people_acts.asked_for(session.club, player) is not None


def merge(session: Session, player: PlayerId, into: PlayerId) -> bool:
    """Make two records one person."""
    done = guard(session, lambda: people_acts.merge(session.club, player, into=into))
    if done:
        _tell(session, texts.MERGED, into)
    return done


def part(session: Session, player: PlayerId) -> bool:
    """Let a merged record stand by itself again."""
    done = guard(session, lambda: people_acts.part(session.club, player))
    if done:
        _tell(session, texts.PARTED, player)
    return done


def erase(session: Session, player: PlayerId) -> bool:
    """Forget a person for good, and say what became of the copies."""
    swept: list[people_acts.Swept] = []
    done = guard(session, lambda: swept.append(people_acts.erase(session.club, player)))
    for each in swept:
        session.told.emit(_erased(session, player, each))
    return done


def _erased(session: Session, player: PlayerId, swept: people_acts.Swept) -> Told:
    words = session.words
    if swept.left:
        return Told(words(texts.ERASED_LEFT, files=", ".join(path.name for path in swept.left)), "error")
    changed = len(swept.rewritten)
    said = words(texts.ERASED_COPIES if changed else texts.ERASED, name=session.club.directory[player], n=changed)
    if swept.removed:
        said += " " + words(texts.ERASED_REMOVED, files=", ".join(path.name for path in swept.removed))
    return Told(said, "done")


def insist(session: Session, rules: DirectoryRules) -> bool:
    """Keep what the club wants to know, and whether it keeps private data."""

    def deed() -> None:
        session.club.desk.ask("club.settings")
        session.club.people.set_rules(rules)

    done = guard(session, deed)
    if done:
        session.told.emit(Told(session.words(texts.RULES_SAVED), "done"))
    return done


def save_file(session: Session, player: PlayerId, path: str) -> bool:
    """Write all the club has about a person."""
    if not asks_for_people(session):
        return False
    try:
        write_file(Path(path), person_file(session.club, player))
    except OSError as error:
        reason = error.strerror or str(error)
        session.told.emit(Told(session.words(texts.FILE_NOT_SAVED, path=path, reason=reason), "error"))
        return False
    session.told.emit(Told(session.words(texts.FILE_SAVED, path=path), "info"))
    return True


def _tell(session: Session, text: Text, player: PlayerId) -> None:
    session.told.emit(Told(session.words(text, name=session.club.directory[player]), "done"))
