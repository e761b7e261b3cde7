"""The deeds done to people of the club, and what is told about them: one way in for every part of the window."""

from collections.abc import Callable
from pathlib import Path

from tdapp.app.people import people_acts
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.person_file import person_file
from tdapp.app.whole_files import write_whole
from tdapp.domain.people.person import Block, PersonData, PrivateData
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import Right
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text
from tdapp.ui.actions.guarded import guarded, was_done
from tdapp.ui.people import texts
from tdapp.ui.session import Session


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
        session.refuse(refused)
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
    people = session.club.people

    def deed() -> PlayerId:
        session.club.desk.ask("people.edit" if player is not None else "people.add")
        if player is None:
            return people.add(data, private)
        people.edit(player, data, needs=sees_needs(session))
        if private is not None:
            people.set_private(player, private)
        return player

    kept = guarded(session, deed)
    if kept is not None:
        done = texts.SAVED if player is not None else texts.ADDED
        session.tell(done, "done", name=PlayerName(data.last, data.first))
    return kept


def keep_photo(session: Session, player: PlayerId, body: bytes | None) -> bool:
    """Keep a photo, None: take it away."""

    def deed() -> None:
        session.club.desk.ask("people.edit")
        session.club.people.set_photo(player, body)

    return _do(session, deed, texts.PHOTO_KEPT if body else texts.PHOTO_GONE, player)


def block(session: Session, player: PlayerId, new: Block) -> bool:
    """Keep somebody from playing."""
    return _do(session, lambda: people_acts.block(session.club, player, new), texts.BLOCKED_DONE, player)


def unblock(session: Session, player: PlayerId, why: str) -> bool:
    """Let somebody play again."""
    return _do(session, lambda: people_acts.unblock(session.club, player, why), texts.UNBLOCKED_DONE, player)


def asked_for(session: Session, player: PlayerId) -> bool:
    """Whether somebody asked for a block that still runs, and whoever sits here may know it."""
    return looks_after_people(session) and people_acts.asked_for(session.club, player) is not None


def merge(session: Session, player: PlayerId, into: PlayerId) -> bool:
    """Make two records one person."""
    return _do(session, lambda: people_acts.merge(session.club, player, into=into), texts.MERGED, into)


def part(session: Session, player: PlayerId) -> bool:
    """Let a merged record stand by itself again."""
    return _do(session, lambda: people_acts.part(session.club, player), texts.PARTED, player)


def _do(session: Session, deed: Callable[[], object], done: Text, player: PlayerId) -> bool:
    """Do something, and tell that it is done to somebody."""
    fine = was_done(session, deed)
    if fine:
        session.tell(done, "done", name=session.club.directory[player])
    return fine


def erase(session: Session, player: PlayerId) -> bool:
    """Forget a person for good, and say what became of the copies."""
    swept = guarded(session, lambda: people_acts.erase(session.club, player))
    if swept is None:
        return False
    words = session.words
    if swept.left:
        session.tell(texts.ERASED_LEFT, "error", files=", ".join(path.name for path in swept.left))
        return True
    changed = len(swept.rewritten)
    said = words(texts.ERASED_COPIES if changed else texts.ERASED, name=session.club.directory[player], n=changed)
    if swept.removed:
        said += " " + words(texts.ERASED_REMOVED, files=", ".join(path.name for path in swept.removed))
    session.tell(said, "done")
    return True


def insist(session: Session, rules: DirectoryRules) -> bool:
    """Keep what the club wants to know, and whether it keeps private data."""

    def deed() -> None:
        session.club.desk.ask("club.settings")
        session.club.people.set_rules(rules)

    done = was_done(session, deed)
    if done:
        session.tell(texts.RULES_SAVED, "done")
    return done


def save_file(session: Session, player: PlayerId, path: str) -> bool:
    """Write all the club has about a person."""
    if not asks_for_people(session):
        return False
    try:
        write_whole(Path(path), person_file(session.club, player))
    except OSError as error:
        session.tell(texts.FILE_NOT_SAVED, "error", path=path, reason=error.strerror or str(error))
        return False
    session.tell(texts.FILE_SAVED, path=path)
    return True
