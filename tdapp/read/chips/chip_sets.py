"""The chip set of a tournament and how its stacks are made, for the windows that show and change them."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct
from rpds import HashTrieMap

from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_needs import Outlook, outlook, since, times_of
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pieces, worth
from tdapp.domain.chips.chip_sets import wrong_with
from tdapp.domain.chips.chip_stock import PiecesNeeded, added, at_hand_of, missing
from tdapp.domain.chips.colour_up import usable
from tdapp.domain.chips.stacks import chips_of, line_of, made_with, stack_of, stacked
from tdapp.domain.chips.starting_stacks import Remark, StackProposal, propose
from tdapp.domain.money.terms import Offer, SaleKind
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.units import Chips
from tdapp.read.message import Said, say, say_refused
from tdapp.values import replace


class ChipView(Struct, frozen=True):
    """A denomination of the set. `chip`: how it is drawn, and its stock; `alike`: others of the set that look like it.

    `gone`: it was raced off and is out of play.
    """

    chip: Chip
    alike: tuple[Chips, ...] = ()
    gone: bool = False


class SetView(Struct, frozen=True):
    """The chip set that is played with. `chip_set` None: nobody has said with which.

    `worth`: of all pieces at hand. `findings`: what somebody should look at, one sentence each.
    """

    chip_set: ChipSet | None
    chips: tuple[ChipView, ...]
    worth: Chips
    findings: tuple[Said, ...] = ()


class StackView(Struct, frozen=True):
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
        """How many pieces the stack has."""
        return sum(count for _chip, count in self.pieces)


class StackProposalView(Struct, frozen=True):
    """One way to make a stack. `way`: what it is good for; `remarks`: what else to know of it, the worst first.

    `largest`: the largest field the set is enough for with it, other stacks and colour-ups included. `enough`: for all
    that are expected.
    """

    pieces: Pieces
    way: Said
    largest: int
    enough: bool
    remarks: tuple[Said, ...] = ()

    @property
    def count(self) -> int:
        """How many pieces this way to make a stack has."""
        return sum(count for _chip, count in self.pieces)


class ProposalsView(Struct, frozen=True):
    """Ways to make the stack of an offer, the best first. `why_none`: none can be made, and why; None: there are some.

    `stacks`: for so many stacks of it.
    """

    offer: str
    chips: Chips
    stacks: int
    proposals: tuple[StackProposalView, ...]
    why_none: Said | None = None


def set_view(state: State) -> SetView:
    """The chip set that is played with."""
    chip_set = state.bank.chip_set
    if chip_set is None:
        return SetView(None, (), Chips(0), (say("chips.no_set"),))
    pairs = alike(chip_set)
    return SetView(
        chip_set=chip_set,
        chips=tuple(
            ChipView(
                chip,
                tuple(one if other == chip.value else other for one, other in pairs if chip.value in (one, other)),
                chip.value in state.bank.gone,
            )
            for chip in chip_set.chips
        ),
        worth=worth(tuple((chip.value, chip.at_hand) for chip in chip_set.chips)),
        findings=tuple(say("chips.alike", chip=int(one), second=int(other)) for one, other in pairs),
    )


def stack_views(state: State, so_far: Mapping[str, int] | None = None) -> tuple[StackView, ...]:
    """The stacks of the price list, the standard entry first. `so_far`: what was sold, where that is known."""
    so_far = sold(state) if so_far is None else so_far
    return tuple(_stack(state, line, so_far) for line in stacked(state))


def _stack(state: State, line: Offer, so_far: Mapping[str, int]) -> StackView:
    pieces = stack_of(state, line)
    wrong = wrong_with(state, line, pieces) if pieces else None
    return StackView(
        offer=line.key,
        name=line.name,
        kind=line.kind,
        chips=chips_of(state, line),
        pieces=pieces,
        as_standard=bool(pieces) and line.key != "" and line.key not in state.bank.stacks,
        wrong=say_refused(wrong) if wrong is not None else None,
        sold=so_far.get(line.key, 0),
        expected=state.bank.expected.get(line.key),
    )


def proposals_view(
    state: State, now: datetime, offer: str = "", *, expected: Mapping[str, int] | None = None, taken: Pieces = ()
) -> ProposalsView:
    """Ways to make the stack of a line of the price list ('' the standard one) from the set.

    `expected`: how many somebody thinks of each, None: as was said before. `taken`: pieces of other tournaments that
    share the set. Refuses a line there is not.
    """
    if expected is not None:
        state = replace(state, bank=replace(state.bank, expected=HashTrieMap(dict(expected))))
    line, chip_set = line_of(state, offer), state.bank.chip_set
    with_it = made_with(state, line)
    so_far = sold(state)
    stacks = sum(times_of(state, now, each, so_far) for each in with_it)
    chips = chips_of(state, line)
    if chip_set is None:
        return ProposalsView(offer, chips, stacks, (), say("chips.no_set"))
    at_hand = at_hand_of(chip_set, dict(taken))
    open_now = _with_stacks(state, {each.key: () for each in with_it})
    before = outlook(open_now, now, so_far).needs(at_hand)
    held = added([dict(taken), {chip: each.total for chip, each in before.items()}])
    found = _propose(state, now, chip_set, chips, stacks, held)
    if found:  # what such a stack will bring at colour-ups is not free for stacks
        then = outlook(_with_stacks(state, {offer: found[0].pieces}), now, so_far).needs(at_hand)
        more = {chip: max(0, each.races - before.get(chip, PiecesNeeded()).races) for chip, each in then.items()}
        found = _propose(state, now, chip_set, chips, stacks, added([held, more])) or found
    ahead = [outlook(_with_stacks(state, {offer: each.pieces}), now, so_far) for each in found]
    views = [_proposal(way, each, at_hand) for way, each in zip(found, ahead, strict=True)]
    none = None if views else say("chips.unpayable", chips=int(chips))
    return ProposalsView(offer, chips, stacks, tuple(sorted(views, key=lambda view: not view.enough)), none)


def _with_stacks(state: State, stacks: Mapping[str, Pieces]) -> State:
    made = state.bank.stacks
    for key, pieces in stacks.items():
        made = made.insert(key, pieces) if pieces else made.discard(key)
    return replace(state, bank=replace(state.bank, stacks=made))


def _propose(
    state: State, now: datetime, chip_set: ChipSet, chips: Chips, stacks: int, held: Mapping[Chips, int]
) -> tuple[StackProposal, ...]:
    structure = state.structure[since(state, now) :]
    values = usable(chip_set, (), state.bank.gone)
    seats = state.setup.seats_per_table
    return propose(chips, chip_set, structure, stacks=stacks, values=values, taken=held, seats=seats)


def _proposal(proposal: StackProposal, then: Outlook, at_hand: Mapping[Chips, int]) -> StackProposalView:
    """A way, and what the chips come to with it."""
    short, fits = missing(then.needs(at_hand), at_hand), then.field(at_hand)
    remarks = [say("proposal.short", n=count, chip=int(chip)) for chip, count in short.items()]
    remarks += [say(f"proposal.{remark.value}") for remark in proposal.remarks if remark is not Remark.SHORT]
    return StackProposalView(
        pieces=proposal.pieces,
        way=say(f"proposal.{proposal.way.value}"),
        largest=fits.players if fits is not None else 0,
        enough=not short,
        remarks=tuple(remarks),
    )
