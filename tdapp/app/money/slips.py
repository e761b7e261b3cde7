"""Slips of the registration desk: their contents, and what their codes say. `papers.print_slips` prints them."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from tdapp.app.money.drawers import names as names_of_drawers
from tdapp.app.open_club import Club
from tdapp.app.prizes.pay_checks import pay_checks
from tdapp.app.stamping import stamp_of
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, SaleNo, Seq, TournamentId
from tdapp.read.money.dealings import MARKERS, OUT, STAKES, WINNINGS, DealingKind, dealings
from tdapp.read.money.slips import (
    SHORT_ID,
    SHORT_LINK,
    Printing,
    Slip,
    SlipCode,
    Slips,
    entered,
    read_code,
    slips,
    sold_in,
)
from tdapp.read.papers import Stamp
from tdapp.store import journal


class CheckedSlip(Struct, frozen=True):
    """A slip that this club printed: its tournament, its act, and the slip as it would be printed again now.

    `returned`: what it was for has been given back since.
    """

    tournament: TournamentId
    act: ActNo
    slip: Slip
    returned: bool


def slips_of(
    club: Club,
    tournament: TournamentId,
    acts: Collection[ActNo],
    *,
    only: EntryId | None = None,
    reprint: bool = False,
) -> Slips:
    """The slips of some acts as things stand now; none when nothing was sold or given back in them.

    `only`: the slips of this entry alone, out of an act for many.
    """
    history, state = club.desk.history(tournament), club.desk.state(tournament)
    stamp = stamp_of(club, tournament)
    sold = sold_in(history.acts, history.gone, set(acts))
    sold = [group for group in sold if only is None or group[0].entry == only]
    lines = [group[0].line for group in sold]
    return slips(state, sold, _printing(club, tournament, stamp, lines, reprint=reprint))


def act_of(club: Club, tournament: TournamentId, entry: EntryId, sale: SaleNo | None = None) -> ActNo | None:
    """The act whose slip is the newest of an entry, or of its rebuy or add-on `sale`: its purchase, or its return.

    None: there is none that counts.
    """
    history = club.desk.history(tournament)
    newest = None
    for each in dealings(history.acts, history.gone):
        own = each.kind not in WINNINGS | MARKERS | STAKES  # has a slip of its own, found by its payment
        if (each.entry, each.sale, each.void) == (entry, sale, None) and own:
            newest = each.act
    return newest


def slips_of_field(club: Club, tournament: TournamentId, stamp: Stamp) -> Slips:
    """The slip of every entry still in, for the sheet that is cut."""
    history, state = club.desk.history(tournament), club.desk.state(tournament)
    sold = entered(history.acts, history.gone, state)
    lines = [group[0].line for group in sold]
    return slips(state, sold, _printing(club, tournament, stamp, lines, reprint=False))


def check_slip(club: Club, code: str) -> CheckedSlip | None:
    """The slip a code stands for; None: it is no slip of this club, or it was made up."""
    found = read_code(code)
    if found is None:
        return None
    for row in club.tournaments():
        if row.id[:SHORT_ID] != found.tournament:
            continue
        history = club.desk.history(row.id)
        act = next((act for act in history.acts if act.first <= found.line <= act.last), None)
        if act is None:
            continue
        for slip in slips_of(club, row.id, [act.number], reprint=True).slips:
            if slip.code == found.text:
                returned = _returned(club.desk.state(row.id), slip.kind, found)
                return CheckedSlip(row.id, act.number, slip, returned)
    return None


def _returned(state: State, kind: DealingKind, code: SlipCode) -> bool:
    entry = EntryId(code.number)
    if kind is DealingKind.PRIZE:
        return entry not in state.paid
    if kind is DealingKind.BOUNTY:
        return entry not in state.bounties
    if kind is DealingKind.MARKER:
        return entry not in state.markers
    if kind is DealingKind.SIDE:
        return all(entry not in pool.stakes for pool in state.side_pools.values())
    if kind is DealingKind.SIDE_PRIZE:
        return all(entry not in pool.paid for pool in state.side_pools.values())
    if kind in OUT or kind in WINNINGS:
        return False
    if not code.sale:
        return entry in state.void
    bought = state.purchases.get(SaleNo(code.number))
    return bought is not None and bought.back is not None


def _printing(club: Club, tournament: TournamentId, stamp: Stamp, lines: Collection[Seq], *, reprint: bool) -> Printing:
    return Printing(
        tournament=tournament,
        stamp=stamp,
        directory=club.directory,
        operators=club.operators,
        drawers=names_of_drawers(club),
        links=_links(club, tournament, lines),
        asked=pay_checks(club.file).asked,
        called=lambda each: club.desk.state(each).setup.name,
        reprint=reprint,
    )


def _links(club: Club, tournament: TournamentId, lines: Collection[Seq]) -> Mapping[Seq, str]:
    """The first digits of the chain at each of these lines of the journal."""
    with club.file.transaction() as db:
        return {line: journal.link_at(db, tournament, line)[: SHORT_LINK // 2].hex() for line in lines}
