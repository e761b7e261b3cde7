"""What is done to people of the club, and what is told about it: one way in for every part of the window."""

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
from tdapp.ui.session import CLUB, Room, Told


def guard(room: Room, deed: Callable[[], object]) -> bool:
    """Do it and tell every window that the club changed; False when it could not be done, and why is told."""
    try:
        deed()
    except Refused as refused:
        room.told.emit(Told(room.words.said(say_refused(refused, None, room.club.directory)), "refused"))
        return False
    except KnownError as error:
        room.told.emit(Told(room.words.said(say_trouble(error)), "error"))
        return False
    room.changed.emit(CLUB)
    return True


def sees_needs(room: Room) -> bool:
    """Whether whoever sits here seats players, and so is told what must be known for it."""
    return _has(room, Right.SEAT)


def looks_after_people(room: Room) -> bool:
    """Whether whoever sits here looks after people, and so may see private data and who asked for a block."""
    return _has(room, Right.PEOPLE)


def asks_for_people(room: Room) -> bool:
    """The same before a deed that is no act; where it may not be done, that is told."""
    try:
        room.club.desk.ask_right(Right.PEOPLE)
    except Refused as refused:
        room.told.emit(Told(room.words.said(say_refused(refused)), "refused"))
        return False
    return True


def _has(room: Room, right: Right) -> bool:
    try:
        room.club.desk.ask_right(right)
    except Refused:
        return False
    return True


def keep(room: Room, player: PlayerId | None, data: PersonData, private: PrivateData | None) -> PlayerId | None:
    """Keep what was typed, of somebody new (`player` None) or known; who it is, None when it was refused.

    `private` None: document and day of birth stay as they are.
    """
    people, kept = room.club.people, [player]

    def deed() -> None:
        room.club.desk.ask("people.edit" if player is not None else "people.add")
        if player is None:
            kept[0] = people.add(data, private)
            return
        people.edit(player, data, needs=sees_needs(room))
        if private is not None:
            people.set_private(player, private)

    if not guard(room, deed):
        return None
    done = texts.SAVED if player is not None else texts.ADDED
    room.told.emit(Told(room.words(done, name=PlayerName(data.last, data.first)), "done"))
    return kept[0]


def keep_photo(room: Room, player: PlayerId, body: bytes | None) -> bool:
    """Keep a photo, None: take it away."""

    def deed() -> None:
        room.club.desk.ask("people.edit")
        room.club.people.set_photo(player, body)

    done = guard(room, deed)
    if done:
        _tell(room, texts.PHOTO_KEPT if body else texts.PHOTO_GONE, player)
    return done


def block(room: Room, player: PlayerId, new: Block) -> bool:
    """Keep somebody from playing."""
    done = guard(room, lambda: people_acts.block(room.club, player, new))
    if done:
        _tell(room, texts.BLOCKED_DONE, player)
    return done


def unblock(room: Room, player: PlayerId, why: str) -> bool:
    """Let somebody play again."""
    done = guard(room, lambda: people_acts.unblock(room.club, player, why))
    if done:
        _tell(room, texts.UNBLOCKED_DONE, player)
    return done


def asked_for(room: Room, player: PlayerId) -> bool:
    """Whether somebody asked for a block that still runs, and whoever sits here may know it."""
    return looks_after_people(room) and people_acts.asked_for(room.club, player) is not None


def merge(room: Room, player: PlayerId, into: PlayerId) -> bool:
    """Two records are one person."""
    done = guard(room, lambda: people_acts.merge(room.club, player, into=into))
    if done:
        _tell(room, texts.MERGED, into)
    return done


def part(room: Room, player: PlayerId) -> bool:
    """A record stands by itself again."""
    done = guard(room, lambda: people_acts.part(room.club, player))
    if done:
        _tell(room, texts.PARTED, player)
    return done


def erase(room: Room, player: PlayerId) -> bool:
    """Forget a person for good, and say what became of the copies."""
    swept: list[people_acts.Swept] = []
    done = guard(room, lambda: swept.append(people_acts.erase(room.club, player)))
    for each in swept:
        room.told.emit(_erased(room, player, each))
    return done


def _erased(room: Room, player: PlayerId, swept: people_acts.Swept) -> Told:
    words = room.words
    if swept.left:
        return Told(words(texts.ERASED_LEFT, files=", ".join(path.name for path in swept.left)), "error")
    changed = len(swept.rewritten)
    said = words(texts.ERASED_COPIES if changed else texts.ERASED, name=room.club.directory[player], n=changed)
    if swept.removed:
        said += " " + words(texts.ERASED_REMOVED, files=", ".join(path.name for path in swept.removed))
    return Told(said, "done")


def insist(room: Room, rules: DirectoryRules) -> bool:
    """What the club wants to know, and whether it keeps private data."""

    def deed() -> None:
        room.club.desk.ask("club.settings")
        room.club.people.set_rules(rules)

    done = guard(room, deed)
    if done:
        room.told.emit(Told(room.words(texts.RULES_SAVED), "done"))
    return done


def save_file(room: Room, player: PlayerId, path: str) -> bool:
    """Write all the club has about a person."""
    if not asks_for_people(room):
        return False
    try:
        write_file(Path(path), person_file(room.club, player))
    except OSError as error:
        reason = error.strerror or str(error)
        room.told.emit(Told(room.words(texts.FILE_NOT_SAVED, path=path, reason=reason), "error"))
        return False
    room.told.emit(Told(room.words(texts.FILE_SAVED, path=path), "info"))
    return True


def _tell(room: Room, text: Text, player: PlayerId) -> None:
    room.told.emit(Told(room.words(text, name=room.club.directory[player]), "done"))
