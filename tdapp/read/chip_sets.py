"""The chip set of a tournament and how its stacks are made, for the windows that show and change them."""

from dataclasses import dataclass

from tdapp.domain.chip_set import Chip, ChipSet, Pieces
from tdapp.domain.terms import SaleKind
from tdapp.domain.units import Chips
from tdapp.read.said import Said


@dataclass(frozen=True, slots=True)
class ChipView:
    """A denomination of the set. `chip`: how it is drawn, and its stock; `alike`: others of the set that look like it.

    `gone`: it was raced off and is out of play.
    """

    chip: Chip
    alike: tuple[Chips, ...] = ()
    gone: bool = False


@dataclass(frozen=True, slots=True)
class SetView:
    """The chips that are played with. `chip_set` None: nobody has said with which.

    `worth`: of all pieces at hand. `findings`: what somebody should look at, one sentence each.
    """

    chip_set: ChipSet | None
    chips: tuple[ChipView, ...]
    worth: Chips
    findings: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class StackView:
    """The stack of one line of the price list. `offer`: its key, '' the standard entry; `name`: '' for that one.

    `chips`: what it must be worth. `pieces`: what it is made of, () not decided. `as_standard`: nobody made it, it is
    made as the standard stack, because it is worth the same. `wrong`: what is the matter with the pieces, None:
    nothing. `sold`: so often so far. `expected`: so often in all, as somebody said; None: nobody did.
    """

    offer: str
    name: str
    kind: SaleKind
    chips: Chips
    pieces: Pieces
    as_standard: bool
    wrong: Said | None
    sold: int
    expected: int | None

    @property
    def count(self) -> int:
        """So many pieces a stack has."""
        return sum(count for _chip, count in self.pieces)


@dataclass(frozen=True, slots=True)
class ProposalView:
    """One way to make a stack. `way`: what it is good for; `remarks`: what else to know of it, the worst first.

    `largest`: so many such stacks the set gives, beside what is kept for other stacks and for the races. `enough`: for
    all that are expected.
    """

    pieces: Pieces
    way: Said
    largest: int
    enough: bool
    remarks: tuple[Said, ...] = ()

    @property
    def count(self) -> int:
        """So many pieces it has."""
        return sum(count for _chip, count in self.pieces)


@dataclass(frozen=True, slots=True)
class ProposalsView:
    """Ways to make the stack of an offer, the best first. `why_none`: none can be made, and why; None: there are some.

    `stacks`: for so many stacks of it.
    """

    offer: str
    chips: Chips
    stacks: int
    proposals: tuple[ProposalView, ...]
    why_none: Said | None = None
