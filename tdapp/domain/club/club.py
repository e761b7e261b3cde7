"""The club between its tournaments: which of them left the daily list, its drawers, its operators.

`ClubState` is the fold of the club's own stream; decisions about drawers and operators stand in `drawers` and
`operators`. What was decided about people is folded where it is needed, see `people.aliases`.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct, field

from tdapp.domain.act import Act
from tdapp.domain.club.club_facts import (
    AcceptedCode,
    CashMoved,
    CodeDropped,
    CodesAccepted,
    DrawerClosed,
    DrawerOpened,
    OperatorAdded,
    OperatorChanged,
    OperatorPinRefused,
    OperatorPinSet,
    OperatorRemoved,
    OperatorsSwitchedOff,
    OperatorsSwitchedOn,
    SignedIn,
    TournamentArchived,
    TournamentImported,
    TournamentRestored,
)
from tdapp.domain.facts import Fact
from tdapp.domain.people.people_facts import PlayersMerged
from tdapp.domain.refusal import require
from tdapp.domain.rights import Rights
from tdapp.domain.units import Cents, DrawerId, OperatorId, Seq, TournamentId
from tdapp.values import replace


class Drawer(Struct, frozen=True):
    """A shift at a cash box, in cents of its currency. `opening`: counted into it; `moved`: cash added since, less
    what was taken out. `counted`, `expected`, `closed`, `closed_by`: None while the shift goes on.
    """

    id: DrawerId
    name: str
    operator: OperatorId
    currency: str
    opening: Cents
    opened: datetime
    moved: Cents
    counted: Cents | None = None
    expected: Cents | None = None
    closed: datetime | None = None
    closed_by: OperatorId | None = None

    @property
    def open(self) -> bool:
        """Whether money may go through the drawer."""
        return self.closed is None


class ClubState(Struct, frozen=True):
    """The club as its stream says: archived tournaments, every drawer there was, who may sit at the desk.

    `operators_on` False: a home game, whoever sits at the desk may do everything. `former`: operators no more.
    `wrong_pins`: how many were given one after the other for an operator, and when the last. `codes`: the tickets and
    vouchers of others that the club takes, by their code. `imported`: the tournaments of other clubs, each as it came
    in last.
    """

    archived: frozenset[TournamentId] = frozenset()
    drawers: Mapping[DrawerId, Drawer] = field(default_factory=dict)
    operators: Mapping[OperatorId, Rights] = field(default_factory=dict)
    former: frozenset[OperatorId] = frozenset()
    operators_on: bool = False
    wrong_pins: Mapping[OperatorId, tuple[int, datetime]] = field(default_factory=dict)
    codes: Mapping[str, AcceptedCode] = field(default_factory=dict)
    imported: Mapping[TournamentId, TournamentImported] = field(default_factory=dict)


def club_of(acts: Iterable[Act]) -> ClubState:
    """The club after these acts of its stream."""
    club = ClubState()
    for act in acts:
        club = after(club, act)
    return club


def after(club: ClubState, act: Act) -> ClubState:
    """The club after one more act of its stream."""
    for fact in act.facts:
        club = _after_fact(club, fact, act)
    return club


def _after_fact(club: ClubState, fact: Fact, act: Act) -> ClubState:
    match fact:
        case TournamentArchived(tournament):
            return replace(club, archived=club.archived | {tournament})
        case TournamentRestored(tournament):
            return replace(club, archived=club.archived - {tournament})
        case TournamentImported(tournament):
            return replace(club, imported={**club.imported, tournament: fact})
        case DrawerOpened(drawer, name, operator, currency, opening):
            return _with(club, Drawer(drawer, name, operator, currency, opening, act.at, Cents(0)))
        case CashMoved(drawer, cents):
            old = club.drawers[drawer]
            return _with(club, replace(old, moved=Cents(old.moved + cents)))
        case DrawerClosed(drawer, counted, expected):
            shut = replace(club.drawers[drawer], counted=counted, expected=expected, closed=act.at, closed_by=act.by)
            return _with(club, shut)
        case CodesAccepted(codes):
            return replace(club, codes={**club.codes, **{each.code: each for each in codes}})
        case CodeDropped(code):
            return replace(club, codes={each: kept for each, kept in club.codes.items() if each != code})
        case OperatorAdded(operator, rights) | OperatorChanged(operator, rights):
            known = {**club.operators, operator: rights}
            return replace(club, operators=known, former=club.former - {operator})
        case OperatorRemoved(operator):
            left = {one: rights for one, rights in club.operators.items() if one != operator}
            return replace(club, operators=left, former=club.former | {operator})
        case OperatorPinRefused(operator):
            wrong, _last = club.wrong_pins.get(operator, (0, act.at))
            return replace(club, wrong_pins={**club.wrong_pins, operator: (wrong + 1, act.at)})
        case OperatorPinSet(operator) | SignedIn(operator):
            return replace(club, wrong_pins={one: tries for one, tries in club.wrong_pins.items() if one != operator})
        case OperatorsSwitchedOn():
            return replace(club, operators_on=True)
        case OperatorsSwitchedOff():
            return replace(club, operators_on=False)
        case _:
            return club


def _with(club: ClubState, drawer: Drawer) -> ClubState:
    return replace(club, drawers={**club.drawers, drawer.id: drawer})


def archive(club: ClubState, tournament: TournamentId) -> tuple[Fact, ...]:
    """Take a tournament out of the daily list; nothing of it is lost."""
    require(tournament not in club.archived, "archive.is_archived")
    return (TournamentArchived(tournament),)


def restore(club: ClubState, tournament: TournamentId) -> tuple[Fact, ...]:
    """Put an archived tournament back into the daily list."""
    require(tournament in club.archived, "archive.not_archived")
    return (TournamentRestored(tournament),)


def take_in(
    club: ClubState,
    came: TournamentImported,
    *,
    here: Seq,
    head_here: str,
    merged: Iterable[PlayersMerged] = (),
    names: bool = False,
) -> tuple[Fact, ...]:
    """Take in a tournament of another club, or what came after the lines of it that are `here` already (0: none).

    `head_here`: the link of that last line in the file, '' where the file does not reach it. `merged`: its people who
    are other records of people known here. Refuses a tournament that was played in this club (import.own), one that is
    here with all these lines (import.same), or with more (import.older), and one that went another way since
    (import.other).
    """
    before = club.imported.get(came.tournament)
    require(not here or before is not None, "import.own")
    if before is not None:
        require(came.lines >= here, "import.older", line=here, lines=came.lines)
        require(head_here == before.head, "import.other", line=here)
        require(came.lines > here or names, "import.same", line=here)
    return (came, *merged)
