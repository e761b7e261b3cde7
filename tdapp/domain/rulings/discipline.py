"""Decisions of the floor about players: rulings given, penalties and how they run, disqualification.

A ruling enters as plain data; what it says was worked out before. Nothing follows from it by itself: chips and hands at
the table are corrected by the dealer, and a penalty is a decision of its own.
"""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.refusal import require
from tdapp.domain.rulings.penalties import Measure, measured_in
from tdapp.domain.rulings.ruling_facts import (
    OVERRULED,
    Disqualified,
    HandCarriedOn,
    PenaltyGiven,
    PenaltyKind,
    PenaltyLifted,
    RulebookChosen,
    RulingGiven,
)  # fmt: skip
from tdapp.domain.seating.table_facts import HandPlayed
from tdapp.domain.state import Penalty, State
from tdapp.domain.units import Chips, EntryId, PenaltyNo, RulingNo, TableNo, TextId
from tdapp.nested import json_of

MOST_HANDS = 400  # four rounds of ten players are forty; more than ten times that is a slip of the finger


class GivenRuling(Struct, frozen=True):
    """A ruling as the desk hands it in; see `ruling_facts.RulingGiven` for the fields."""

    incident: str
    table: TableNo | None
    entries: tuple[EntryId, ...]
    book: str
    edition: str
    code: str
    rules: tuple[str, ...]
    steps: tuple[str, ...]
    language: str
    case: str
    decision: str = ""


class WithPenalty(Struct, frozen=True):
    """A penalty that is given with a ruling: a warning (0 `hands`), or so many hands to miss."""

    entry: EntryId
    kind: PenaltyKind
    hands: int


def choose_rulebook(state: State, now: datetime, book: str, house: str = "") -> tuple[Fact, ...]:
    """Rule under this book from now on, with the club's own values over it. Nothing to do when it is so already."""
    require(not state.finished, "finished")
    return () if (state.rulebook, state.house) == (book, house) else (RulebookChosen(book, house),)


def give_ruling(
    state: State, now: datetime, text: TextId, digest: str, given: GivenRuling, penalty: WithPenalty | None = None
) -> tuple[Fact, ...]:
    """Put a ruling on record, with the penalty that goes with it. The reason stands in the side table under `text`;
    empty: she gave none.

    HC-1 and TDA-1: the director may overrule anything, with her reason. Refuses an overruling without one, a player
    who is not in the tournament, and a penalty as `give_penalty` does.
    """
    require(bool(text) or given.decision != OVERRULED, "ruling.no_reason")
    for entry in given.entries:
        entry_of(state, entry)
    number = RulingNo(max(state.rulings, default=0) + 1)
    punished: tuple[Fact, ...] = ()
    if penalty is not None:
        punished = give_penalty(state, now, penalty.entry, penalty.kind, penalty.hands, given.incident, number)
    return (
        RulingGiven(
            ruling=number,
            incident=given.incident,
            table=given.table,
            entries=given.entries,
            book=given.book,
            edition=given.edition,
            code=given.code,
            rules=given.rules,
            steps=given.steps,
            language=given.language,
            case=given.case,
            decision=given.decision,
            reason=text,
            digest=digest,
        ),
        *punished,
    )


def carry_hand_on(state: State, now: datetime, ruling: RulingNo, line: str) -> tuple[Fact, ...]:
    """Keep how the hand of a ruling was played on: the line that enters it from its beginning, to where it is known.

    What was kept before is replaced; nothing to do when it is just that. Refuses a ruling that does not count, and one
    that was given without a hand.
    """
    given = state.rulings.get(ruling)
    require(given is not None, "ruling.unknown", ruling=ruling)
    assert given is not None
    kept = hand_of(given)
    require(bool(kept), "ruling.without_hand", ruling=ruling)
    line = " ".join(line.split())
    return () if line in ("", state.carried_on.get(ruling, kept)) else (HandCarriedOn(ruling, line),)


def hand_of(given: RulingGiven) -> str:
    """The line of the hand that was ruled on; '' when none was entered, or nobody can read the case."""
    try:
        case = json_of(given.case)
    except ValueError:
        return ""
    hand = case.get("hand", "") if isinstance(case, dict) else ""
    return hand if isinstance(hand, str) else ""


def give_penalty(
    state: State,
    now: datetime,
    entry: EntryId,
    kind: PenaltyKind,
    hands: int,
    offence: str,
    ruling: RulingNo | None = None,
) -> tuple[Fact, ...]:
    """A warning (0 hands), or hands to miss: the number is fixed now (TDA-71; HC-71). Disqualification has its own.

    Refuses somebody who is out, and a number of hands that cannot be meant.
    """
    require(not state.finished, "finished")
    require(not entry_of(state, entry).out, "penalty.is_out", entry=entry)
    require(kind is not PenaltyKind.DISQUALIFICATION, "penalty.disqualify_instead")
    least, most = (0, 0) if measured_in(kind) is Measure.NOTHING else (1, MOST_HANDS)
    require(least <= hands <= most, "penalty.hands", hands=hands, least=least, most=most)
    return (PenaltyGiven(next_penalty(state), entry, kind, hands, offence, ruling),)


def hand_played(state: State, now: datetime, table: TableNo) -> tuple[Fact, ...]:
    """Note that a hand was played at a table: the button goes on, and whoever is away on a penalty has one hand less to
    miss.

    Who had none left was dealt in with it. A misdeal and its re-deal are one hand (HC-35C, TDA-35C). Refuses a table
    where nobody knows the button, nobody is away and nobody comes back.
    """
    require(not state.finished, "finished")
    require(table in counting(state), "penalty.nobody_away", table=table)
    return (HandPlayed(table, state.clock.at(now)),)


def counting(state: State) -> set[TableNo]:
    """The tables where a hand that is played counts: the button is known, or somebody is away or comes back."""
    return {*state.floor.buttons, *_tables_of(state, (*state.away(), *state.served()))}


def dealing_in(state: State) -> tuple[TableNo, ...]:
    """Tables where a player who has served may be dealt in again and a hand would count for nobody else."""
    return tuple(sorted(_tables_of(state, state.served()) - _tables_of(state, state.away())))


def _tables_of(state: State, penalties: Iterable[Penalty]) -> set[TableNo]:
    seats = (state.entries[penalty.entry].seat for penalty in penalties)
    return {seat.table for seat in seats if seat is not None}


def lift_penalty(state: State, now: datetime, penalty: PenaltyNo) -> tuple[Fact, ...]:
    """Let a player off the rest of a penalty. Refuses one that is over."""
    found = state.penalties.get(penalty)
    require(found is not None and found in state.away(), "penalty.over", penalty=penalty)
    return (PenaltyLifted(penalty),)


def disqualify(
    state: State, now: datetime, entry: EntryId, chips: Chips, offence: str, ruling: RulingNo | None = None
) -> tuple[Fact, ...]:
    """Put a player out for good; his chips, counted, leave play, and nothing is refunded (HC-71, TDA-71).

    Refuses somebody who is out, the last one in, and more chips than are in play.
    """
    require(not state.finished, "finished")
    require(not entry_of(state, entry).out, "penalty.is_out", entry=entry)
    require(state.alive > 1, "bust_out.last", n=state.alive)
    require(0 <= chips <= state.chips, "penalty.chips", chips=chips, most=state.chips)
    return (Disqualified(next_penalty(state), entry, chips, offence, ruling),)


def next_penalty(state: State) -> PenaltyNo:
    """The number the next penalty gets."""
    return PenaltyNo(max(state.penalties, default=0) + 1)
