"""The order of going out: newest first, each sharing its place with the next older one where it is tied."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Sequence

from rpds import List

from tdapp.domain.refusal import Conflict
from tdapp.domain.state import Out
from tdapp.domain.units import EntryId
from tdapp.values import replace


def placed(outs: List[Out], out: Out, before: EntryId) -> List[Out]:
    """The order of going out with one more who went out before `before`, and before whoever shares a place with that
    entry.

    If that one is tied, it is with `before`: they share their place.
    """
    order = list(outs)
    rank = rank_of(order, before)
    if out.tied:
        while rank and order[rank - 1].tied:
            rank -= 1
    else:
        while order[rank].tied and rank + 1 < len(order):
            rank += 1
    then = order[rank]
    order.insert(rank if out.tied else rank + 1, replace(out, sales=then.sales, tickets=then.tickets))
    return List(order)


def without(outs: List[Out], entry: EntryId) -> tuple[List[Out], Out]:
    """The order of going out without somebody, and how he went out. The first of a tie hands its place to the next of
    its hand.
    """
    order = list(outs)
    rank = rank_of(order, entry)
    if rank and order[rank - 1].tied and not order[rank].tied:
        order[rank - 1] = replace(order[rank - 1], tied=False)
    return List(order[:rank] + order[rank + 1 :]), order[rank]


def out_of(outs: List[Out], entry: EntryId) -> Out:
    """How somebody went out."""
    return next(out for out in outs if out.entry == entry)


def rank_of(order: Sequence[Out], entry: EntryId) -> int:
    """How many entries went out after this one. Conflict when it is not out."""
    for rank, out in enumerate(order):
        if out.entry == entry:
            return rank
    raise Conflict("not_out", entry=entry)


def in_place_of(outs: List[Out], wrong: EntryId, right: Out) -> List[Out]:
    """The order of going out with `right` at the very place of `wrong`, who is in it no more: knocked out by the same
    players, unless he is one of them.
    """
    order = list(outs)
    rank = rank_of(order, wrong)
    then = order[rank]
    by = None if then.by is not None and right.entry in then.by else then.by
    order[rank] = replace(then, entry=right.entry, seat=right.seat, brought=right.brought, by=by)
    return List(order)


def ranked(outs: List[Out], places: Sequence[Sequence[EntryId]]) -> List[Out]:
    """The order of going out with the latest hand in these places, best first, sharers together; others of it stay
    behind them.
    """
    hand = {entry for group in places for entry in group}
    order = list(outs)
    last = max((rank_of(order, entry) for entry in hand), default=-1)
    found = {out.entry: out for out in order[: last + 1]}
    head = [
        replace(found[entry], tied=number < len(group) - 1) for group in places for number, entry in enumerate(group)
    ]
    return List([*head, *(out for out in order[: last + 1] if out.entry not in hand), *order[last + 1 :]])


def groups(outs: List[Out], hand: frozenset[EntryId]) -> tuple[tuple[EntryId, ...], ...]:
    """The entries of a hand as they stand in the order of going out, best place first; who shares a place together."""
    found: list[list[EntryId]] = []
    joined = False
    left = set(hand)
    for out in outs:
        if not left:
            break
        if out.entry in left:
            left.remove(out.entry)
            if joined and found:
                found[-1].append(out.entry)
            else:
                found.append([out.entry])
            joined = out.tied
    return tuple(tuple(group) for group in found)
