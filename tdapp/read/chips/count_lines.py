"""Sentences of acts about counted chips: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tdapp.domain.act import Act
from tdapp.domain.chips.chip_facts import CountClosed, StacksCounted, TablesCounted
from tdapp.read.act_context import Look, Suffix, one

PLAIN = frozenset({"chip_counts.begin_count"})


def _count(act: Act, look: Look) -> Suffix:
    stacks = next((fact.stacks for fact in act.facts if isinstance(fact, StacksCounted)), ())
    tables = next((fact.tables for fact in act.facts if isinstance(fact, TablesCounted)), ())
    if stacks and tables:
        return ".both", {"n": len(stacks), "tables": len(tables)}
    if len(stacks) > 1:
        return ".stacks", {"n": len(stacks)}
    if len(tables) > 1:
        return ".tables", {"n": len(tables)}
    if tables:
        return ".table", {"table": int(tables[0][0]), "chips": tables[0][1]}
    entry, chips = stacks[0]
    seat = look.seat(entry)
    told = {"name": look.name(entry), "chips": chips}
    return ("", told) if seat is None else (".seated", {**told, "seat": seat})


def _close(act: Act, _look: Look) -> Suffix:
    fact = one(act, CountClosed)
    over = fact.counted - fact.expected
    if not over:
        return "", {"chips": fact.counted}
    return (".over" if over > 0 else ".short"), {"chips": fact.counted, "difference": abs(over)}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "chip_counts.count": _count,
        "chip_counts.close_count": _close,
    }
)
