"""Hands of disputes as hand histories (PHH): a pasted one becomes the line of the desk, those of rulings go out."""

from collections.abc import Mapping
from datetime import datetime, tzinfo

from msgspec import Struct

from tdapp.app.journal.history import History as ActHistory
from tdapp.app.open_club import Club
from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids
from tdapp.app.rulings.rulings import case_of
from tdapp.domain.rulings.ruling_facts import RulingGiven
from tdapp.domain.state import State
from tdapp.domain.units import RulingNo, TableNo, TournamentId
from tdapp.poker import Details, Hand, History, PokerError, read_phh, write_phh, write_phhs
from tdapp.poker.games import HOLDEM
from tdapp.poker.hand import Hand as Played
from tdapp.poker.table import AnteKind
from tdapp.read.rulings.hand_details import hand_details
from tdapp.read.rulings.rulings import GivenView, rulings_view
from tdapp.rulebooks.loading import BadBook
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.line import line_of
from tdapp.rulings.hands.setup import Readings, counted, readings_at, readings_of
from tdapp.rulings.reading import BadCase
from tdapp.rulings.situation import Situation


class PastedHand(Struct, frozen=True):
    """A hand history as the desk takes it: the line that enters it, and what it tells beside the play."""

    line: str
    details: Details


NOBODY_YET, BY_NO_BOOK = Situation(""), Readings()


def pasted(source: str | bytes, table: Situation = NOBODY_YET, readings: Readings = BY_NO_BOOK) -> PastedHand:
    """The line of a hand history that was pasted at this table, where hands are played by these readings.

    What the file says of its own rules goes into the line and so before the book's. A file that cannot be played by the
    book where it says nothing brings all the readings with which it can. PokerError says what is wrong, and where.
    """
    history = read_phh(source)
    hand = history.hand.inside
    its_own = {field: getattr(readings_at(hand.table), field) for field in Readings.__struct_fields__}
    rules = {"cap" if name == "raise_cap" else name for name in history.rules}
    told = {field: value for field, value in its_own.items() if field in rules}
    line = _at_table(hand, told, table, chip="lowest_chip" in rules)
    if enter(line, table, readings).refusal is not None:
        line = _at_table(hand, its_own, table, chip=True)
    return PastedHand(line, history.details)


def _at_table(hand: Played, played_by: Mapping[str, object], table: Situation, *, chip: bool) -> str:
    """The line of a hand at a table of which it takes neither game nor ante, nor with `chip` the smallest chip; who
    sits in a seat that was not in the hand is not dealt in.
    """
    told = [f"{place.seat}out" for place in table.seats if place.seat not in hand.place]
    if hand.table.game is HOLDEM:
        told.append("holdem")
    if hand.table.ante_kind is AnteKind.NONE:
        told.append("ante0")
    if chip and hand.table.lowest_chip == 1:
        told.append("chip1")
    return " ".join((*told, line_of(hand, played_by)))


def history_of(entered: Entered, details: Details | None = None) -> History:
    """The hand that was entered as a history to write down, as far as it is played.

    Refuses (PokerError) one that has not begun (`no_hand`) and one with a stack nobody counted (`phh_unknown_stack`).
    """
    hand = entered.hand
    if hand is None:
        raise PokerError("no_hand")
    if any(counted(stack) is None for stack in hand.table.stacks):
        raise PokerError("phh_unknown_stack", field="starting_stacks")
    return History(Hand.around(hand), details or Details())


def written_at_desk(
    club: Club,
    tournament: TournamentId | None,
    entered: Entered,
    table: TableNo | None,
    *,
    now: datetime,
    zone: tzinfo | None,
    names: bool = False,
) -> str:
    """The hand at the desk as a hand history, with what the hands of rulings tell too; without a tournament the play
    alone. Names of players are written only with `names`. Refuses as `history_of` does.
    """
    details = Details()
    if tournament is not None:
        state = club.desk.state(tournament)
        details = hand_details(state, club.directory, table=table, at=now, zone=zone, names=names)
    history = history_of(entered, details)
    return write_phh(history.hand, history.details, names=names)


class Histories(Struct, frozen=True):
    """The hands of a tournament's rulings as one text (`.phhs`), and the rulings whose hand cannot be written."""

    text: str
    written: tuple[RulingNo, ...]
    left_out: tuple[RulingNo, ...]


def histories_of(club: Club, tournament: TournamentId, zone: tzinfo | None, *, names: bool = False) -> Histories:
    """Every hand that was entered with a ruling of this tournament, the first ruling first.

    `zone` is that of the room. Names of players are written only with `names`, where the club lets them out.
    """
    state, history = club.desk.state(tournament), club.desk.history(tournament)
    view = rulings_view(state, club.directory, club.text, history.acts, club.operators)
    found: list[tuple[RulingNo, History]] = []
    left_out: list[RulingNo] = []
    for given in sorted(view.given, key=lambda each: each.number):
        then = state_then(history, state.rulings[given.number]) or state
        entered = hand_of(given, then.house)
        if entered is not None:
            try:
                details = hand_details(
                    then,
                    club.directory,
                    table=given.table,
                    at=given.at,
                    zone=zone,
                    ruling=given.number,
                    names=names,
                )
                found.append((given.number, history_of(entered, details)))
            except PokerError:
                left_out.append(given.number)
    text = write_phhs([each for _, each in found], names=names)
    return Histories(text, tuple(number for number, _ in found), tuple(left_out))


def hand_of(given: GivenView, house: str) -> Entered | None:
    """The hand of a ruling as far as it is known now: to its end, where it was played on, else up to the ruling.

    None when no hand was entered, or this version cannot read it.
    """
    later = entered_for(given, house, given.hand) if given.hand else None
    return later if later is not None and later.refusal is None else entered_for(given, house)


def entered_for(given: GivenView | RulingGiven, house: str, line: str = "") -> Entered | None:
    """The hand a ruling was given on by the readings of its book, or another line by the same; None: there is none."""
    try:
        line = line or case_of(given.case).hand
    except (BadCase, ValueError):
        return None
    return enter(line, Situation(""), _readings(given.book, house)) if line else None


def _readings(book: str, house: str) -> Readings:
    if book not in rulebook_ids():
        return Readings()
    try:
        return readings_of(rulebook(book, house))
    except BadBook:
        return readings_of(rulebook(book))


def state_then(history: ActHistory, given: RulingGiven) -> State | None:
    """The tournament just before a ruling was given: who sat where, which level ran, which house values counted."""
    act = next((act for act in reversed(history.acts) if given in act.facts), None)
    return history.before(act.number) if act is not None else None
