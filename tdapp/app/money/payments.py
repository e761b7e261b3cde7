"""The payments of a tournament: as a sheet, and as a list any bookkeeping takes."""

from tdapp.app.lists.tabular import Cell, Table
from tdapp.app.money.drawers import names as names_of_drawers
from tdapp.app.open_club import Club
from tdapp.app.stamping import stamp_of
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.units import Cents, Money, TournamentId
from tdapp.read.money.transactions import Desks, Payments, Transaction, listing_payments
from tdapp.read.papers import Stamp
from tdapp.read.registration.registration_desk import money_view
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.money.tenders import DEALINGS, PARTS, TENDERS
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Export", "Payments")
COLUMNS = (
    QT_TRANSLATE_NOOP("Export", "time", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "journal line", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "entry", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "last name", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "first name", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "kind", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "what", "a column of a list"),
    *PARTS,
    QT_TRANSLATE_NOOP("Export", "amount", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "currency", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "paid by", "a column of a list: cash, card"),
    QT_TRANSLATE_NOOP("Export", "code", "a column of a list: of a voucher or ticket"),
    QT_TRANSLATE_NOOP("Export", "operator", "a column of a list"),
    QT_TRANSLATE_NOOP("Export", "drawer", "a column of a list: a cash drawer"),
    QT_TRANSLATE_NOOP("Export", "undone", "a column of a list: yes or no"),
    QT_TRANSLATE_NOOP("Export", "undone at line", "a column of a list"),
)


def payments_of(club: Club, tournament: TournamentId, stamp: Stamp, previous: Payments | None = None) -> Payments:
    """The payments in and out of a tournament, those that were taken back too. `previous`: an earlier list, from which
    what is new is read on.
    """
    return at_once(_reading(club, tournament, stamp, previous))


def payments_ahead(club: Club, tournament: TournamentId) -> Pieces[Payments]:
    """The payments of a tournament as they stand when it is begun, a piece at a time, for `payments_now` to read on."""
    return _reading(club, tournament, stamp_of(club, tournament))


def _reading(club: Club, tournament: TournamentId, stamp: Stamp, previous: Payments | None = None) -> Pieces[Payments]:
    history, state = club.desk.history(tournament), club.desk.state(tournament)
    desks = Desks(club.operators, names_of_drawers(club))
    currency = state.setup.currency
    return listing_payments(
        tuple(history.acts),
        history.gone,
        club.directory,
        desks,
        stamp,
        money_view(state),
        currency=currency,
        previous=previous,
    )


def payments_now(club: Club, tournament: TournamentId, previous: Payments | None = None) -> Payments:
    """The payments of a tournament as things stand now; `previous` as `payments_of` has it."""
    return payments_of(club, tournament, stamp_of(club, tournament), previous)


def payments_table(club: Club, tournament: TournamentId, words: Words) -> Table:
    """The payments to save as a CSV or a workbook: one row a payment, amounts above zero in, below zero out."""
    found = payments_now(club, tournament)
    return Table(TITLE, COLUMNS, tuple(_row(words, each, found.currency) for each in found.rows))


def _row(words: Words, each: Transaction, currency: str) -> tuple[Cell, ...]:
    parts: tuple[Cell, ...] = (None,) * len(PARTS)
    if each.parts is not None:
        parts = tuple(Money(Cents(cents), currency) for cents in each.parts)
    return (
        each.at,
        int(each.line),
        int(each.entry),
        each.player.last,
        each.player.first,
        words(DEALINGS[each.kind]),
        words.one(each.item),
        *parts,
        each.amount,
        currency,
        words(TENDERS[each.tender]),
        each.code,
        each.operator,
        each.drawer,
        each.void is not None,
        None if each.void is None else int(each.void),
    )
