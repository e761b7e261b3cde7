"""Sentences of acts about chip sets and stacks: see `act_lines`."""

from collections.abc import Callable

from tdapp.domain.act import Act
from tdapp.domain.chips.chip_facts import ChipSetChosen, SalesExpected, StackMade
from tdapp.domain.chips.chip_set import Pieces
from tdapp.read.act_context import Look, Suffix, one
from tdapp.read.message import Said, say


def pieces_said(pieces: Pieces) -> tuple[Said, ...]:
    """Pieces as one says them: 8 × 25, 8 × 100."""
    return tuple(say("pieces.one", n=count, chip=int(chip)) for chip, count in pieces)


def _choose(act: Act, _look: Look) -> Suffix:
    chosen = one(act, ChipSetChosen).chip_set
    if chosen is None:
        return ".none", {}
    remade = sum(isinstance(fact, StackMade) for fact in act.facts)
    return (".remade", {"name": chosen.name, "n": remade}) if remade else ("", {"name": chosen.name})


def _make(act: Act, look: Look) -> Suffix:
    fact = one(act, StackMade)
    line = look.state.terms.offer(fact.offer) if fact.offer else None
    name = {"name": line.name} if line is not None else {}
    if not fact.pieces:
        return (".open_of" if name else ".open"), name
    return (".of" if name else ""), {**name, "pieces": pieces_said(fact.pieces)}


def _expect(act: Act, _look: Look) -> Suffix:
    expected = one(act, SalesExpected).expected
    return "", {"n": sum(times for _offer, times in expected)}


SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "chip_sets.choose_set": _choose,
    "chip_sets.make_stack": _make,
    "chip_sets.expect": _expect,
}
