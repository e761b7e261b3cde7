"""Sentences of acts of hand-for-hand play, head counts and corrections: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.facts import BustedOut, Moved, Seated, SeatsSwapped
from tdapp.domain.hands.hand_facts import (
    BustOutCorrected,
    BustOutPlaced,
    DayEndSet,
    HandEnded,
    HandForHandBegun,
    HeadsCounted,
    LastHandsSet,
    MoneyAnnounced,
    StackBefore,
    TablesPlayed,
    WrongSeatFound,
)
from tdapp.domain.prizes.places import places
from tdapp.read.act_context import Look, Suffix, every, one

PLAIN = frozenset({"hand_for_hand.end"})


def _begin(act: Act, _look: Look) -> Suffix:
    match act.facts[0]:
        case HandForHandBegun(per_hand=lasts) if lasts is not None:
            return ".clock", {"lasts": lasts}
    return "", {}


def _done(act: Act, look: Look) -> Suffix:
    over = next((fact for fact in act.facts if isinstance(fact, HandEnded)), None)
    if over is not None:
        args = _ended(over, look)
        return (".over.out" if args["names"] else ".over"), args
    tables = one(act, TablesPlayed).tables
    return ("", {"table": int(tables[0])}) if len(tables) == 1 else (".several", {"n": len(tables)})


def _settle(act: Act, look: Look) -> Suffix:
    args = _ended(one(act, HandEnded), look)
    return ("" if args["names"] else ".nobody"), args


def _ended(fact: HandEnded, look: Look) -> dict[str, Any]:
    play = look.state.hands.play
    names = tuple(look.name(entry) for group in fact.places for entry in group)
    return {"number": play.number if play is not None else 0, "names": names}


def _stack(act: Act, look: Look) -> Suffix:
    fact = one(act, StackBefore)
    name = look.name(fact.entry)
    return (".unknown", {"name": name}) if fact.chips is None else ("", {"name": name, "chips": fact.chips})


def _count(act: Act, _look: Look) -> Suffix:
    heads = one(act, HeadsCounted).heads
    if len(heads) > 1:
        return ".several", {"n": len(heads)}
    return "", {"table": int(heads[0][0]), "heads": heads[0][1]}


def _money(act: Act, _look: Look) -> Suffix:
    fact = one(act, MoneyAnnounced)
    return "", {"left": fact.left, "paid": fact.paid}


def _day_end(act: Act, _look: Look) -> Suffix:
    level = one(act, DayEndSet).level
    return (".open", {}) if level is None else ("", {"level": level})


def _last_hands(act: Act, _look: Look) -> Suffix:
    return "", {"n": one(act, LastHandsSet).hands}


def _play_on(act: Act, look: Look) -> Suffix:
    fact, play = one(act, LastHandsSet), look.state.hands.play
    by_hand = play is not None and play.per_hand is not None
    goes_on = fact.resumes or by_hand or look.state.clock.runs(fact.at)
    return ("" if goes_on else ".stands"), {}


def _wrong_seat(act: Act, look: Look) -> Suffix:
    found = every(act, WrongSeatFound)
    stays = ".stay" if any(isinstance(fact, Moved | SeatsSwapped) for fact in act.facts) else ""
    if len(found) > 1:
        return ".several" + stays, {"n": len(found)}
    one = found[0]
    return stays, {"name": look.name(one.entry), "found": one.found, "seat": look.seat(one.entry)}


def _correct(act: Act, look: Look) -> Suffix:
    fact = one(act, BustOutCorrected)
    drawn = next((each.seat for each in act.facts if isinstance(each, Seated)), None)
    seat = fact.seat or drawn
    place = places(look.state)[fact.wrong]
    args = {"name": look.name(fact.right), "wrong": look.name(fact.wrong), "place": place.best}
    return (".seated", {**args, "seat": seat}) if seat is not None else ("", args)


def _forgotten(act: Act, look: Look) -> Suffix:
    fact = one(act, BustedOut)
    before = fact.before or fact.entry
    args: dict[str, Any] = {"name": look.name(fact.entry), "other": look.name(before)}
    return (".tied", args) if fact.tied else ("", {**args, "place": places(look.state)[before].worst})


def _placed(act: Act, look: Look) -> Suffix:
    fact = one(act, BustOutPlaced)
    if fact.before is None:
        return ".last", {"name": look.name(fact.entry)}
    return ".tied" if fact.tied else "", {"name": look.name(fact.entry), "other": look.name(fact.before)}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "hand_for_hand.begin": _begin,
        "hand_for_hand.done": _done,
        "hand_for_hand.note_stack": _stack,
        "hand_for_hand.settle": _settle,
        "head_count.count": _count,
        "head_count.announce_money": _money,
        "end_of_day.set_day_end": _day_end,
        "end_of_day.draw_last_hands": _last_hands,
        "end_of_day.play_on": _play_on,
        "corrections.wrong_seat": _wrong_seat,
        "corrections.correct_bust_out": _correct,
        "corrections.forgotten_bust_out": _forgotten,
        "corrections.place_bust_out": _placed,
    }
)
