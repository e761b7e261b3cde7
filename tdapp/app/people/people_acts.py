"""Acts of the club's stream about people: merge, part, block, unblock, erase.

    merge(club, player, into=other)     two records are one person; `part(club, player)` takes that back
    block(club, player, Block(...))     may not play; `unblock(club, player, "why")`
    erase(club, player)                 everything personal goes, results stay; nothing brings it back

Each is one transaction; `Refused` says why not. Afterwards the club's stream was told (`desk.subscribe`).
"""

import secrets
from collections.abc import Iterator
from typing import Any

from tdapp.app.open_club import Club
from tdapp.app.people.barring import KEY_SETTING, barred_row, marks_of
from tdapp.app.people.texts_about import texts_about
from tdapp.domain.act import Act
from tdapp.domain.facts import Fact
from tdapp.domain.people import people as decisions
from tdapp.domain.people.person import Block
from tdapp.domain.units import NO_TEXT, PlayerId, TournamentId
from tdapp.store import barred, free_text, players, settings
from tdapp.store.erased import Swept

__all__ = ["Swept", "asked_for", "block", "erase", "merge", "part", "unblock"]


def merge(club: Club, player: PlayerId, *, into: PlayerId) -> None:
    """Merge two records of one person, who is called as `into`; what that one leaves empty the other fills."""
    people = club.people
    these, those = people.ids_of(player), people.ids_of(into)
    with club.file.transaction() as db:
        met = players.met_in(db, these, those)
    one, other = people.resolve(player), people.resolve(into)
    facts = decisions.merge(people.aliases(), player, into, met_in=met[1] if met else "")
    club.desk.in_club(
        "people.merge",
        facts,
        also=lambda db: players.put_merged(db, one, other),
        then=lambda: people.refresh((*these, *those)),
    )


def part(club: Club, player: PlayerId) -> None:
    """Take back a merge. `player`: the id that was merged away (see `PersonView.others`)."""
    people = club.people
    facts, ids = decisions.part(people.aliases(), player), people.ids_of(player)
    club.desk.in_club(
        "people.part",
        facts,
        also=lambda db: players.put_merged(db, player, None),
        then=lambda: people.refresh(ids),
    )


def block(club: Club, player: PlayerId, block: Block) -> None:
    """Keep somebody from playing, until a day or without end. An earlier block of the record gives way to this one."""
    player = club.people.resolve(player)
    facts = decisions.block(player, block, club.people.today(), asked=asked_for(club, player))
    club.desk.in_club(
        "people.block",
        facts,
        also=lambda db: players.put_block(db, player, block),
        then=lambda: club.people.note_block(player, block),
    )


def unblock(club: Club, player: PlayerId, why: str = "") -> None:
    """Lift the block of a person. `why` is kept, and must be said where `asked_for` is."""
    ids, asked = club.people.blocked_ids(player), asked_for(club, player)
    texts = (club.desk.say_words(why.strip()),) if why.strip() else ()
    reason, digest = (texts[0].id, texts[0].digest) if texts else (NO_TEXT, "")
    facts = decisions.unblock(club.people.resolve(player), bool(ids), asked=asked, reason=reason, digest=digest)

    def also(db: Any) -> None:
        free_text.write_texts(db, texts)
        for one in ids:
            players.put_block(db, one, None)

    def then() -> None:
        for one in ids:
            club.people.note_block(one, None)

    club.desk.in_club("people.unblock", facts, also=also, then=then)


def asked_for(club: Club, player: PlayerId) -> Block | None:
    """The block this person asked for and that still runs; None: there is none."""
    blocked = club.people.blocked_ids(player)
    return decisions.asked_for(_facts(club), blocked, club.people.today()) if blocked else None


def _facts(club: Club) -> Iterator[Fact]:
    """What was decided in the club beside its tournaments, from the first day on."""
    return (fact for act in club.desk.club_acts() for fact in act.facts)


def erase(club: Club, player: PlayerId) -> Swept:
    """Forget a person: names, contact, photo, private data, and what was written in acts about nobody else.

    Entries, results and payments stay under an id that says nothing. A block that still holds stays as keyed hashes.
    The copies beside the file, and files that were once in its place, lose the person too: what became of them.
    """
    people = club.people
    ids = people.ids_of(player)
    with club.file.transaction() as db:
        playing = players.playing_in(db, ids)
        streams = players.tournaments_of(db, ids)
    facts = decisions.erase(people.aliases(), player, playing_in=playing or "")
    texts = [text for stream in streams for text in texts_about(_all_acts(club, stream), frozenset(ids))]
    texts += decisions.reasons_about(_facts(club), ids)
    standing = people.standing_block(player)
    key = people.key or secrets.token_hex(32)
    name, born, cards = people.directory[player], people.private(player).born, people.cards_of(player)

    def also(db: Any) -> None:
        if standing is not None:
            settings.put_setting(db, KEY_SETTING, key)
            barred.put(db, barred_row(ids[0], marks_of(key, name, born, cards), standing))
        for one in ids:
            players.erase(db, one)
        for text in texts:
            free_text.erase_text(db, text)

    def then() -> None:
        club.forget_texts(texts)
        people.refresh(ids)

    club.desk.in_club("people.erase", facts, also=also, then=then, erasing=True)
    return club.sweep()


def _all_acts(club: Club, stream: TournamentId) -> list[Act]:
    """Every act of a tournament that can be read, also where its journal does not come out to its end."""
    acts, tail = club.desk.history(stream).acts, club.desk.tails.get(stream)
    return [*acts, *(tail.beyond if tail is not None else ())]
