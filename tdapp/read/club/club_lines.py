"""The club's own stream in sentences: drawers opened and counted, who signed in, who was blocked, what was archived."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from enum import StrEnum
from typing import get_args

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.club.club_facts import (
    CashMoved,
    CodeDropped,
    CodesAccepted,
    DrawerClosed,
    DrawerFact,
    DrawerOpened,
    OperatorAdded,
    OperatorChanged,
    OperatorFact,
    OperatorPinRefused,
    OperatorPinSet,
    OperatorRemoved,
    OperatorRenamed,
    OperatorsSwitchedOff,
    OperatorsSwitchedOn,
    SignedIn,
    SignedOut,
    TournamentArchived,
    TournamentImported,
    TournamentRestored,
)
from tdapp.domain.facts import Fact
from tdapp.domain.people.people_facts import PeopleFact, PlayerUnblocked
from tdapp.domain.rights import Rights, Role, role_of
from tdapp.domain.units import ActNo, Cents, DrawerId, Money, OperatorId, Seq, TextId, TournamentId
from tdapp.read.journal.journal import JournalRow
from tdapp.read.message import Said, say
from tdapp.read.people.names import Directory
from tdapp.read.people.people_said import people_said


class About(StrEnum):
    """The topic of a line of the club's stream."""

    CODES = "codes"
    DRAWERS = "drawers"
    OPERATORS = "operators"
    PEOPLE = "people"
    TOURNAMENTS = "tournaments"


class ClubLine(Struct, frozen=True):
    """One line of the club's stream. `reason`: why cash was moved, '' for other lines and once erased."""

    line: Seq
    act: ActNo
    at: datetime
    operator: str
    about: About
    said: Said
    reason: str


class ClubNames(Struct, frozen=True):
    """The names of everybody and everything in the club's stream now; `text` finds the words under an id."""

    operators: Mapping[OperatorId, str]
    directory: Directory
    tournaments: Mapping[TournamentId, str]
    text: Callable[[TextId, str], str]


def club_lines(acts: Iterable[Act], names: ClubNames) -> tuple[ClubLine, ...]:
    """The acts of the club's stream, a line for each fact, the newest first. None of them can be taken back."""
    drawers: dict[DrawerId, DrawerOpened] = {}
    found = []
    for act in acts:
        for line, fact in enumerate(act.facts, act.first):
            if isinstance(fact, DrawerOpened):
                drawers[fact.drawer] = fact
            told = _told(fact, names, drawers)
            if told is not None:
                why = fact if isinstance(fact, CashMoved | PlayerUnblocked) and fact.reason else None
                reason = names.text(why.reason, why.digest) if why is not None else ""
                about, said = told
                found.append(
                    ClubLine(Seq(line), act.number, act.at, names.operators.get(act.by, ""), about, said, reason)
                )
    return tuple(reversed(found))


def as_row(line: ClubLine) -> JournalRow:
    """A line of the club as a row beside those of a tournament."""
    return JournalRow(
        act=line.act,
        first=line.line,
        last=line.line,
        at=line.at,
        operator=line.operator,
        said=line.said,
        label=line.said,
        retracted_by=None,
        clock=False,
        reason=line.reason,
    )


def _told(fact: Fact, names: ClubNames, drawers: Mapping[DrawerId, DrawerOpened]) -> tuple[About, Said] | None:
    if isinstance(fact, get_args(PeopleFact)):
        return About.PEOPLE, people_said(fact, names.directory)
    if isinstance(fact, get_args(DrawerFact)):
        return About.DRAWERS, _drawer_said(fact, drawers)
    if isinstance(fact, get_args(OperatorFact)):
        return About.OPERATORS, _operator_said(fact, names.operators)
    match fact:
        case TournamentArchived(tournament):
            return About.TOURNAMENTS, say("club.archived", name=names.tournaments.get(tournament, ""))
        case CodesAccepted(codes):
            return About.CODES, say("club.codes_accepted", n=len(codes), given=codes[0].code)
        case CodeDropped(code):
            return About.CODES, say("club.code_dropped", given=code)
        case TournamentImported(tournament):
            name = names.tournaments.get(tournament, "")
            return About.TOURNAMENTS, say("club.imported", name=name, club=fact.origin, lines=fact.lines)
        case TournamentRestored(tournament):
            return About.TOURNAMENTS, say("club.restored", name=names.tournaments.get(tournament, ""))
    return None


def _drawer_said(fact: DrawerFact, drawers: Mapping[DrawerId, DrawerOpened]) -> Said:
    its = drawers[fact.drawer]

    def money(cents: int) -> Money:
        return Money(Cents(abs(cents)), its.currency)

    match fact:
        case DrawerOpened(opening=opening):
            return say("club.drawer_opened", drawer=its.name, opening=money(opening))
        case CashMoved(cents=cents) if cents > 0:
            return say("club.cash_added", drawer=its.name, amount=money(cents))
        case CashMoved(cents=cents):
            return say("club.cash_taken", drawer=its.name, amount=money(cents))
        case DrawerClosed(counted=counted, expected=expected):
            off = money(counted - expected)
            if counted > expected:
                return say("club.drawer_closed.over", drawer=its.name, counted=money(counted), difference=off)
            if counted < expected:
                return say("club.drawer_closed.short", drawer=its.name, counted=money(counted), difference=off)
            return say("club.drawer_closed", drawer=its.name, counted=money(counted))


def _operator_said(fact: OperatorFact, operators: Mapping[OperatorId, str]) -> Said:
    match fact:
        case OperatorsSwitchedOn():
            return say("club.operators_on")
        case OperatorsSwitchedOff(by_owner=True):
            return say("club.operators_off_by_owner")
        case OperatorsSwitchedOff():
            return say("club.operators_off")
    name = operators.get(fact.operator, "")
    match fact:
        case OperatorAdded(rights=rights):
            return say("club.operator_added", name=name, rights=rights_said(rights))
        case OperatorChanged(rights=rights):
            return say("club.operator_changed", name=name, rights=rights_said(rights))
        case OperatorRenamed():
            return say("club.operator_renamed", name=name)
        case OperatorPinSet():
            return say("club.operator_pin", name=name)
        case OperatorPinRefused():
            return say("club.operator_wrong_pin", name=name)
        case OperatorRemoved():
            return say("club.operator_removed", name=name)
        case SignedIn():
            return say("club.signed_in", name=name)
        case SignedOut():
            return say("club.signed_out", name=name)


def rights_said(rights: Rights) -> Said:
    """The rights of an operator in a word where they are a role: 'director', else 'sell and refund'."""
    role = role_of(rights)
    if role is not Role.OWN:
        return say("role." + role.value)
    return say("role.own", rights=tuple(say("right." + right.value) for right in rights))
