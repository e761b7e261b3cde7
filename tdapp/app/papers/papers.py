"""Sheets of paper: which there are, and each as a PDF ready to look at, save or print; and the slips of the desk.

    act = room.do(entries.register, (player,), room.seed(), offer=..., payments=..., drawer=...)
    sheet = print_slips(club, tournament, [act.number], words, size="Roll")     # None: nothing was sold in it

The registration desk does not call `print_slips` itself: `tdapp.ui.slip_printer.SlipPrinter` does, once the prompt is
free again, and sends the slip to the printer of the preferences. `slips.check_slip` reads the code of one.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

from msgspec import Struct

from tdapp.app.chips.race_rules import race_rounding, race_written
from tdapp.app.forecast.asking import expected_end
from tdapp.app.money.drawer_report import report_of
from tdapp.app.money.slips import slips_of
from tdapp.app.open_club import Club
from tdapp.app.papers.floor_pack import parts_of
from tdapp.app.papers.made_first import levels, made_first
from tdapp.app.papers.pages import bound
from tdapp.app.resources import resource
from tdapp.app.stamping import stamp_of
from tdapp.app.whole_files import write_whole
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, DrawerId, EntryId, TournamentId
from tdapp.read import papers as read
from tdapp.read.bounties import bounty_paper
from tdapp.read.chips import chip_papers
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory
from tdapp.read.registration import desk_papers
from tdapp.read.seating import move_papers
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.bounties import bounties as bounty_report
from tdapp.reports.chips import bank_slip, chip_counts, count_sheets, race_sheets, stack_cards
from tdapp.reports.money import drawer_report, slip
from tdapp.reports.registration import desk_lists
from tdapp.reports.seating import by_table, move_list, wall_list
from tdapp.reports.typesetting.paper import A4, SIZES, Paper, Printed
from tdapp.store.errors import KnownError
from tdapp.texts import Text
from tdapp.words.money.drawer_report import TITLE as DRAWER_TITLE
from tdapp.words.money.slips import SLIP
from tdapp.words.papers.papers import TITLES, WHAT_FOR
from tdapp.words.say import Words

ROLL = slip.ROLL.name
IN_TWO = frozenset({SheetKind.DEAL})  # sheets that may stand in two languages: players of both sign them
_LONGEST = 100  # bytes of a file name, which every disk takes
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]+')
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|com[¹²³]|lpt[¹²³])(\..*)?", re.IGNORECASE)


class SheetChoice(Struct, frozen=True):
    """A sheet to choose from: what it is called and what it is for."""

    kind: SheetKind
    title: Text
    what_for: Text


class PrintedSheet(Struct, frozen=True):
    """A sheet as a PDF. `missing`: characters that no shipped font has, which stand on it as boxes.

    `kind` None: it is no sheet of the tournament as a whole, but of one incident,
    one drawer, or slips. `line`: the journal line up to which it tells, 0 where it is no sheet of the tournament.
    """

    kind: SheetKind | None
    title: str
    file_name: str
    data: bytes
    pages: int
    missing: tuple[str, ...]
    line: int = 0


def sheets() -> tuple[SheetChoice, ...]:
    """The sheets, in the order they are used in an evening."""
    return tuple(SheetChoice(kind, TITLES[kind], WHAT_FOR[kind]) for kind in SheetKind)


def print_sheet(
    club: Club,
    tournament: TournamentId,
    kind: SheetKind,
    words: Words,
    *,
    size: str = A4.name,
    only: Collection[EntryId] | None = None,
    also: Words | None = None,
    forecast: bool = False,
) -> PrintedSheet:
    """A sheet of a tournament as it is now. `size`: 'A4' or 'Letter'; `only`: seat cards for these entries alone;
    `also`: a second language, for a sheet that may have one (`IN_TWO`). `forecast`: the structure tells when the
    evening is expected to end as it is worked out now, which takes a moment; else as it was noted last.
    """
    return sheet_of_now(club, tournament, kind, words, size=size, only=only, also=also, forecast=forecast)()


def sheet_of_now(
    club: Club,
    tournament: TournamentId,
    kind: SheetKind,
    words: Words,
    *,
    size: str = A4.name,
    only: Collection[EntryId] | None = None,
    also: Words | None = None,
    forecast: bool = False,
) -> Callable[[], PrintedSheet]:
    """What makes a sheet of a tournament as it is now, as `print_sheet` says. What it needs of the file is read, so it
    may run beside the event loop.
    """
    paper = SIZES.get(size, A4)
    write = _writer(club, tournament, kind, words, paper, only, also, forecast=forecast)
    if kind is SheetKind.FLOOR:
        parts = parts_of(club, tournament, stamp_of(club, tournament))
        write = bound([write, *(_writer(club, tournament, each, words, paper, None, None) for each in parts)])
    title = words(TITLES[kind])
    name = club.desk.state(tournament).setup.name
    file_name = safe_name(title, before=name, ending=".pdf")
    line = club.desk.history(tournament).last_seq

    def make() -> PrintedSheet:
        out = BytesIO()
        printed = write(out)
        return PrintedSheet(kind, title, file_name, out.getvalue(), printed.pages, printed.missing, line)

    return make


def print_slips(
    club: Club,
    tournament: TournamentId,
    acts: Collection[ActNo],
    words: Words,
    *,
    size: str = ROLL,
    only: EntryId | None = None,
    reprint: bool = False,
) -> PrintedSheet | None:
    """The slips of some acts, one a page: what one entry bought in one act stands on one. None: nothing was sold.

    `size`: 'Roll' (80 mm wide, as long as it comes out), 'A4' or 'Letter'. `only`: the slips of this entry alone.
    `reprint`: each says that it is printed again.
    """
    model = slips_of(club, tournament, acts, only=only, reprint=reprint)
    if not model.slips:
        return None
    out = BytesIO()
    paper = slip.ROLL if size == ROLL else SIZES.get(size, A4)
    printed = slip.build_each(model, words, out, paper=paper, fonts=resource("fonts"))
    title = words(SLIP)
    who = model.slips[0].player.full if len(model.slips) == 1 else model.stamp.tournament
    file_name = safe_name(title, before=who, ending=".pdf")
    return PrintedSheet(None, title, file_name, out.getvalue(), printed.pages, printed.missing)


def print_drawer(club: Club, drawer: DrawerId, words: Words, *, size: str = A4.name) -> PrintedSheet:
    """The report of one drawer as things stand now. KeyError: there is no such drawer."""
    out, model = BytesIO(), report_of(club, drawer)
    printed = drawer_report.build_one(model, words, out, paper=SIZES.get(size, A4), fonts=resource("fonts"))
    title = words(DRAWER_TITLE)
    file_name = safe_name(title, before=model.name, ending=".pdf")
    return PrintedSheet(None, title, file_name, out.getvalue(), printed.pages, printed.missing)


def save_sheet(sheet: PrintedSheet, path: Path) -> None:
    """Write a sheet where the director wants it, whole or not at all. Raises `KnownError` when the disk will not."""
    try:
        write_whole(path, sheet.data)
    except OSError as error:
        raise KnownError("papers.not_saved", path=str(path), detail=error.strerror or str(error)) from error


def safe_name(text: str, *, before: str = "", ending: str = "") -> str:
    """A file name that every system takes and that stays in its folder: 'before - text.ending'.

    >>> safe_name("Payouts", before="../Herfst: Open?", ending=".pdf"), safe_name("con"), safe_name("")
    ('Herfst Open - Payouts.pdf', '_con', 'tdapp')
    """
    tail, lead = _harmless(text), _harmless(before)
    room = _LONGEST - len(f" - {tail}{ending}".encode())
    lead = _short(lead, max(0, room))
    name = " - ".join(filter(None, (lead, tail))) or "tdapp"
    name = _short(name, _LONGEST - len(ending.encode()))
    if _RESERVED.fullmatch(name):
        name = "_" + name
    return name + ending


def _writer(
    club: Club,
    tournament: TournamentId,
    kind: SheetKind,
    words: Words,
    paper: Paper,
    only: Collection[EntryId] | None,
    also: Words | None,
    *,
    forecast: bool = False,
) -> Callable[[BytesIO], Printed]:
    """What writes a sheet. Only of a sheet that follows from the state alone is the state read while it is written."""
    now, directory, fonts = club.time.now(), club.directory, resource("fonts")
    state, stamp = club.desk.state(tournament), stamp_of(club, tournament)
    if kind in _OF_STATE:
        view, of_state = _OF_STATE[kind]
        return lambda out: of_state(view(state, now, directory, stamp), words, out, paper=paper, fonts=fonts)
    if kind is SheetKind.STRUCTURE:
        asked = expected_end(club, tournament) if forecast else None
        return levels(club, tournament, words, paper, asked)
    build, sheet = made_first(club, tournament, kind, stamp, only)
    more = {"also": also} if kind is SheetKind.DEAL else {}
    return partial(build, sheet, words, paper=paper, fonts=fonts, **more)


def _sign_in(state: State, now: datetime, directory: Directory, stamp: Stamp) -> desk_papers.EntrantsSheet:
    return desk_papers.entrants(state, now, directory, stamp, playing=True)


def _race_sheets(state: State, now: datetime, directory: Directory, stamp: Stamp) -> chip_papers.RacePapers:
    rounding, rules = race_rounding(state), race_written(state)
    return chip_papers.races_to_come(state, now, directory, stamp, rounding=rounding, rules=rules)


# The sheets that follow from the state alone: what stands on each, and who writes it.
_OF_STATE: Mapping[SheetKind, tuple[Callable[..., Any], Callable[..., Printed]]] = {
    SheetKind.BY_NAME: (read.seating_by_name, wall_list.build),
    SheetKind.BY_TABLE: (read.seating_by_table, by_table.build),
    SheetKind.MOVE_LIST: (move_papers.moves_by_name, move_list.build),
    SheetKind.SIGN_IN: (_sign_in, desk_lists.sign_in),
    SheetKind.ENTRANTS: (desk_papers.entrants, desk_lists.entrants),
    SheetKind.ALTERNATES: (desk_papers.alternates, desk_lists.alternates),
    SheetKind.STACK_CARDS: (chip_papers.stack_cards, stack_cards.build),
    SheetKind.RACE_SHEETS: (_race_sheets, race_sheets.before),
    SheetKind.RACE_RESULTS: (chip_papers.races_held, race_sheets.after),
    SheetKind.BANK_SLIP: (chip_papers.races_held, bank_slip.build),
    SheetKind.COUNT_SHEETS: (chip_papers.count_sheets, count_sheets.build),
    SheetKind.CHIP_COUNTS: (chip_papers.chip_counts_sheet, chip_counts.build),
    SheetKind.BOUNTIES: (bounty_paper.bounties_sheet, bounty_report.build),
}


def _harmless(text: str) -> str:
    """The text without anything a disk or a shell takes for more than a letter."""
    seen = "".join(" " if unicodedata.category(c) in _UNSEEN else c for c in unicodedata.normalize("NFC", text))
    return " ".join(_FORBIDDEN.sub(" ", seen).split()).strip(". -")


def _short(text: str, most: int) -> str:
    """The text in at most so many bytes, no letter cut in two."""
    return text.encode()[:most].decode(errors="ignore").rstrip(". -")
