"""What each act says: a code by the decision's name, and the names, seats, places and money of its sentence.

One suffix serves two sentences, 'act.<suffix>' for the journal's line and 'label.<suffix>' for what undo takes back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType
from typing import Any, TypeVar

from tdapp.domain.act import Act
from tdapp.domain.clock import position
from tdapp.domain.clock_facts import BreakInserted, ClockSet, PeriodStretched
from tdapp.domain.draw_facts import PublicValueGiven
from tdapp.domain.facts import (
    Announced,
    BustedOut,
    DrawKind,
    Fact,
    Moved,
    Registered,
    RegistrationOpened,
    Reinstated,
    Seated,
    SeatsDrawn,
    SeatsSwapped,
    TableBroken,
    TableOpened,
    TournamentCreated,
    Unregistered,
)
from tdapp.domain.prize_facts import PrizePaid, PrizeReturned, PrizesPosted, PrizesSet
from tdapp.domain.ruling_facts import (
    OVERRULED,
    Disqualified,
    PenaltyGiven,
    PenaltyKind,
    PenaltyLifted,
    RulebookChosen,
    RulingGiven,
)
from tdapp.domain.state import State
from tdapp.domain.structure import Structure, level_numbers
from tdapp.domain.table_facts import HandPlayed
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat, TextId
from tdapp.read import chip_lines, count_lines, hand_lines, race_lines, sale_lines, table_lines
from tdapp.read.names import PlayerName
from tdapp.read.said import Said, say

Suffix = tuple[str, dict[str, Any]]
RENAMED = MappingProxyType({"balance.accept": "moves.accept"})  # verbs as old journals have them
F = TypeVar("F", bound=Fact)


@dataclass(frozen=True, slots=True)
class Look:
    """Where an act's sentence finds its words: the tournament just before it, people's names, texts kept beside.

    `ticket_of` says who was given a ticket, for somebody who is not in it because the registration was taken back too.
    """

    before: State | None
    name_of: Callable[[PlayerId], PlayerName]
    text_of: Callable[[TextId, str], str]
    ticket_of: Callable[[EntryId], PlayerId]

    @property
    def state(self) -> State:
        if self.before is None:
            raise ValueError("only its creation comes before a tournament")
        return self.before

    def name(self, entry: EntryId) -> PlayerName:
        """The person behind a ticket number."""
        found = self.state.entries.get(entry)
        return self.name_of(found.player if found is not None else self.ticket_of(entry))

    def seat(self, entry: EntryId) -> Seat | None:
        """Where an entry sat."""
        found = self.state.entries.get(entry)
        return found.seat if found is not None else None

    def money(self, cents: Cents) -> Money:
        """An amount in the tournament's currency."""
        return Money(cents, self.state.setup.currency)


def last_given(acts: Sequence[Act], before: int, entry: EntryId) -> PlayerId:
    """Who was given this ticket last before act number `before`, whether or not that still counts."""
    facts = (fact for number in range(before - 1, 0, -1) for fact in acts[number - 1].facts)
    given = (fact.player for fact in facts if isinstance(fact, Registered) and fact.entry == entry)
    return next(given, PlayerId(""))


def act_suffix(act: Act, look: Look) -> Suffix:
    """The sentence of an act of its own (not of an undo). An act of a later version says its bare verb."""
    verb = RENAMED.get(act.verb, act.verb)
    known = _SAYS.get(verb)
    if known is None:
        return ("unknown", {"verb": verb}) if verb not in _PLAIN else (verb, {})
    more, args = known(act, look)
    return verb + more, args


def line(suffix: Suffix) -> Said:
    """The journal's sentence."""
    return say("act." + suffix[0], **suffix[1])


def label(suffix: Suffix) -> Said:
    """What undo would take back, as a thing: 'bust-out of Ada Lovelace'."""
    return say("label." + suffix[0], **suffix[1])


_PLAIN = frozenset(
    {
        "tournament.change_setup",
        "tournament.change_structure",
        "tournament.close_registration",
        "tournament.finish",
        "timing.start",
        "timing.pause",
        "timing.resume",
        "payouts.reset_prizes",
        "payouts.withdraw_prizes",
        "announcing.clear_announcement",
        "seeds.reveal",
        "arranging.set_room",
        *count_lines.PLAIN,
        *hand_lines.PLAIN,
        *sale_lines.PLAIN,
        *table_lines.PLAIN,
    }
)


def _only(act: Act, kind: type[F]) -> list[F]:
    return [fact for fact in act.facts if isinstance(fact, kind)]


def _create(act: Act, _look: Look) -> Suffix:
    return "", {"name": _only(act, TournamentCreated)[0].setup.name}


def _open(act: Act, _look: Look) -> Suffix:
    until = _only(act, RegistrationOpened)[0].until
    return ("", {}) if until is None else (".until", {"level": until})


def _register(act: Act, look: Look) -> Suffix:
    entered, seats = _only(act, Registered), _only(act, Seated)
    if len(entered) > 1:
        return ".several", {"n": len(entered)}
    told: dict[str, Any] = {"name": look.name_of(entered[0].player)}
    if seats:
        told["seat"] = seats[0].seat
    sale = entered[0].sale
    if sale is None:
        return (".seated" if seats else ""), told
    told |= {"number": int(entered[0].entry), "paid": sale_lines.paid(look, sale.payments)}
    return (".sold_seated" if seats else ".sold"), told


def _unregister(act: Act, look: Look) -> Suffix:
    fact = _only(act, Unregistered)[0]
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.refunded)}


def _bust_out(act: Act, look: Look) -> Suffix:
    out = [fact.entry for fact in _only(act, BustedOut)]
    worst = look.state.alive
    if len(out) > 1:
        names = tuple(look.name(entry) for entry in reversed(out))
        return ".several", {"names": names, "best": worst - len(out) + 1, "worst": worst}
    name, seat = look.name(out[0]), look.seat(out[0])
    return (".seated", {"name": name, "place": worst, "seat": seat}) if seat else ("", {"name": name, "place": worst})


def _reinstate(act: Act, look: Look) -> Suffix:
    fact = _only(act, Reinstated)[0]
    return "", {"name": look.name(fact.entry), "seat": fact.seat}


def _draw(act: Act, _look: Look) -> Suffix:
    fact = _only(act, SeatsDrawn)[0]
    return ".spread" if fact.groups else "", {"n": len(fact.seats), "tables": len(fact.sizes)}


def _redraw(act: Act, _look: Look) -> Suffix:
    fact = _only(act, SeatsDrawn)[0]
    facts = {"n": len(fact.seats), "tables": len(fact.sizes)}
    return (".final", {"n": len(fact.seats)}) if fact.kind is DrawKind.FINAL else ("", facts)


def _public_value(act: Act, _look: Look) -> Suffix:
    return "", {"value": _only(act, PublicValueGiven)[0].value}


def _seat_waiting(act: Act, look: Look) -> Suffix:
    seated = _only(act, Seated)
    if len(seated) > 1:
        return ".several", {"n": len(seated)}
    return "", {"name": look.name(seated[0].entry), "seat": seated[0].seat}


def _move(act: Act, look: Look) -> Suffix:
    for seated in _only(act, Seated):
        return ".seated", {"name": look.name(seated.entry), "seat": seated.seat}
    fact = _only(act, Moved)[0]
    return "", {"name": look.name(fact.entry), "origin": look.seat(fact.entry), "seat": fact.seat}


def _swap(act: Act, look: Look) -> Suffix:
    fact = _only(act, SeatsSwapped)[0]
    return "", {"name": look.name(fact.entry), "other": look.name(fact.other)}


def _open_table(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(_only(act, TableOpened)[0].table)}


def _close_table(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(_only(act, TableBroken)[0].table)}


def _accept(act: Act, _look: Look) -> Suffix:
    for drawn in _only(act, SeatsDrawn):
        return ".redraw" if drawn.kind is DrawKind.REDRAW else ".final", {"n": len(drawn.seats)}
    moves = len(_only(act, Moved))
    for broken in _only(act, TableBroken):
        return ".break", {"table": int(broken.table), "n": moves}
    return "", {"n": moves}


def _start_at(act: Act, _look: Look) -> Suffix:
    return "", {"at": _only(act, ClockSet)[0].anchor}


def _add_time(act: Act, look: Look) -> Suffix:
    fact = _only(act, PeriodStretched)[0]
    more = ".less" if fact.by < timedelta(0) else ""
    return more, {"by": abs(fact.by), "where": where(look.state.structure, fact.index)}


def _jump(act: Act, look: Look) -> Suffix:
    structure = look.state.structure
    return "", {"where": where(structure, position(structure, _only(act, ClockSet)[0].played).period)}


def _break_now(act: Act, _look: Look) -> Suffix:
    return "", {"lasts": _only(act, BreakInserted)[0].lasts}


def _set_back(act: Act, look: Look) -> Suffix:
    return "", {"by": look.state.clock.at(act.at) - _only(act, ClockSet)[0].played}


def _set_prizes(act: Act, _look: Look) -> Suffix:
    return "", {"n": len(_only(act, PrizesSet)[0].amounts)}


def _post_prizes(act: Act, look: Look) -> Suffix:
    amounts = _only(act, PrizesPosted)[0].amounts
    return "", {"n": len(amounts), "total": look.money(Cents(sum(amounts)))}


def _pay(act: Act, look: Look) -> Suffix:
    fact = _only(act, PrizePaid)[0]
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _take_back(act: Act, look: Look) -> Suffix:
    fact = _only(act, PrizeReturned)[0]
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _announce(act: Act, look: Look) -> Suffix:
    fact = _only(act, Announced)[0]
    text = look.text_of(fact.text, fact.digest)
    return ("", {"text": text}) if text else (".erased", {})


def _choose_rulebook(act: Act, _look: Look) -> Suffix:
    fact = _only(act, RulebookChosen)[0]
    return (".house" if fact.house else ""), {"book": fact.book}


def _give_ruling(act: Act, _look: Look) -> Suffix:
    fact = _only(act, RulingGiven)[0]
    facts: dict[str, Any] = {
        "number": fact.ruling,
        "incident": say("incident." + fact.incident),
        "book": fact.book,
        "rules": fact.rules,
    }
    if fact.decision == OVERRULED:
        return ".overruled", facts
    return ("", facts) if fact.table is None else (".table", {**facts, "table": fact.table})


def _give_penalty(act: Act, look: Look) -> Suffix:
    fact = _only(act, PenaltyGiven)[0]
    facts = {"name": look.name(fact.entry), "offence": say("incident." + fact.offence)}
    return (".warning", facts) if fact.kind is PenaltyKind.WARNING else ("", {**facts, "n": fact.hands})


def _hand_played(act: Act, look: Look) -> Suffix:
    """Penalties counted down; or only players dealt in again who had served theirs; or only the button."""
    table = _only(act, HandPlayed)[0].table
    away, back = ([look.seat(each.entry) for each in some] for some in (look.state.away(), look.state.served()))
    counted, dealt_in = (any(seat is not None and seat.table == table for seat in seats) for seats in (away, back))
    return "" if counted else ".back" if dealt_in else ".button", {"table": table}


def _lift_penalty(act: Act, look: Look) -> Suffix:
    penalty = look.state.penalties[_only(act, PenaltyLifted)[0].penalty]
    return "", {"name": look.name(penalty.entry), "n": penalty.left}


def _disqualify(act: Act, look: Look) -> Suffix:
    fact = _only(act, Disqualified)[0]
    return "", {"name": look.name(fact.entry), "offence": say("incident." + fact.offence), "chips": fact.chips}


def where(structure: Structure, index: int) -> Said:
    """A level by its number, or a break."""
    number = level_numbers(structure)[index]
    return say("period.break") if number is None else say("period.level", number=number)


_SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "tournament.create": _create,
    "tournament.open_registration": _open,
    "entries.register": _register,
    "entries.unregister": _unregister,
    "entries.bust_out": _bust_out,
    "entries.reinstate": _reinstate,
    "seating.draw_seats": _draw,
    "seating.redraw": _redraw,
    "seeds.give_public_value": _public_value,
    "seating.seat_waiting": _seat_waiting,
    "seating.move": _move,
    "seating.swap": _swap,
    "seating.open_table": _open_table,
    "seating.close_table": _close_table,
    "moves.accept": _accept,
    "timing.start_at": _start_at,
    "timing.add_time": _add_time,
    "timing.next_period": _jump,
    "timing.previous_period": _jump,
    "timing.break_now": _break_now,
    "timing.set_back": _set_back,
    "payouts.set_prizes": _set_prizes,
    "payouts.post_prizes": _post_prizes,
    "payouts.pay": _pay,
    "payouts.take_back": _take_back,
    "announcing.announce": _announce,
    "floor.choose_rulebook": _choose_rulebook,
    "floor.give_ruling": _give_ruling,
    "floor.give_penalty": _give_penalty,
    "floor.hand_played": _hand_played,
    "floor.lift_penalty": _lift_penalty,
    "floor.disqualify": _disqualify,
    **chip_lines.SAYS,
    **count_lines.SAYS,
    **race_lines.SAYS,
    **hand_lines.SAYS,
    **sale_lines.SAYS,
    **table_lines.SAYS,
}
