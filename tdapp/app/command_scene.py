"""What is there to be typed about: the scene of the command box, and of lines typed back from paper."""

from __future__ import annotations  # the people of the club are named here, and loaded only with a club

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId
from tdapp.read.bounties.command_bounties import latest_open
from tdapp.read.chips.race_choice import to_race_or_racing
from tdapp.read.clock.structure import how_many_levels
from tdapp.read.command_scene import MOST, ForSale, Offer, Person, Scene, Verb
from tdapp.read.hands.command_hands import in_hand
from tdapp.read.people.names import Directory, fold
from tdapp.read.registration.players import PlayerRow
from tdapp.read.registration.registration_desk import on_sale
from tdapp.read.seating.command_room import open_numbers
from tdapp.read.status import Phase, status_view
from tdapp.words.command_box import typed_units
from tdapp.words.people.namesakes import told_apart
from tdapp.words.say import Words

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.app.rulings.rulings import Finder

MOST_PEOPLE = 2 * MOST
LEAST_LETTERS, MOST_INCIDENTS = 3, 4
SOLD_AS = {SaleKind.REBUY: Verb.REBUY, SaleKind.ADD_ON: Verb.ADD_ON, SaleKind.RE_ENTRY: Verb.RE_ENTRY}
ON = (Phase.RUNNING, Phase.PAUSED)


def scene_of(
    state: State,
    now: datetime,
    rows: Sequence[PlayerRow],
    directory: Directory,
    words: Words,
    verbs: Mapping[str, Verb],
    lines: int,
) -> Scene:
    """What can be spoken about in a tournament at `now`. `rows`: its players as lists show them; `lines`: of its
    journal.
    """
    status = status_view(state, now, lines)
    leaving, race = to_race_or_racing(state)
    return Scene(
        rows=rows,
        tables=open_numbers(state),
        verbs=verbs,
        started=status.phase in ON,
        registers=status.registration_open,
        for_sale=for_sale(state, now, directory, words),
        leaving=leaving,
        race=race,
        hand=in_hand(state),
        open_out=latest_open(state),
        levels=how_many_levels(state),
        units=typed_units(words),
    )


def for_sale(state: State, now: datetime, directory: Directory, words: Words) -> tuple[ForSale, ...]:
    """The rebuys, add-ons and re-entries that are sold at `now`."""
    # Whether it is for members is asked once it is known who buys.
    lines = on_sale(state, now, directory, *SOLD_AS, member=True)
    sold = [line for line in lines if line.why_not is None]
    return tuple(ForSale(line.key, words.one(line.name), line.total, SOLD_AS[line.kind]) for line in sold)


def people_meant(club: Club, entered: Collection[PlayerId], typed: str, words: Words) -> tuple[Person, ...]:
    """The people of the club who may be meant by what was typed, without those who are `entered`.

    Of a large club that was opened just now, none yet.
    """
    from tdapp.app.people.namesakes import namesakes

    people = club.people
    if not people.prepare():  # those who play are found, and no key waits
        return ()
    there = {people.resolve(player) for player in entered}
    found = [one for one in people.index.find(typed, limit=MOST_PEOPLE + len(there)) if one not in there]
    found = found[:MOST_PEOPLE]
    shared = namesakes(club, found)
    apart = {one: told_apart(words, *about) for one, about in shared.items()}
    return tuple(Person(one, name := people.directory[one], fold(name.full), apart.get(one, "")) for one in found)


def incidents_meant(finder: Finder, typed: str, words: Words, *, every: bool = False) -> tuple[Offer, ...]:
    """The incidents that fit what was typed, at least three letters of it; with `every` each word of it, since a name
    or an action may be meant.
    """
    from tdapp.words.rulings.say import title_of

    if len(typed.strip()) < LEAST_LETTERS:
        return ()
    return tuple(Offer(each, title_of(words, each)) for each in finder.find(typed, every=every)[:MOST_INCIDENTS])
