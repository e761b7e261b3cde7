"""Moves that are proposed: what they are for, who goes where and why, and what the director has chosen herself."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.seating.break_order import BreaksBy
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.values import replace


class ProposalKind(StrEnum):
    """What a proposal is for: even tables out, break one, draw the final table, or draw everybody anew."""

    BALANCE = "balance"
    BREAK = "break"
    FINAL = "final"
    REDRAW = "redraw"


class WhyThisPlayer(StrEnum):
    """Why just this player moves. `LATER_BIG_BLIND`: the one before goes too, or may not. `POSITION`: at stud (A56)."""

    NEXT_BIG_BLIND = "next_big_blind"
    LATER_BIG_BLIND = "later_big_blind"
    POSITION = "position"
    DRAWN = "drawn"
    CHOSEN = "chosen"
    TABLE = "table"
    ASK = "ask"


class Where(StrEnum):
    """Why a player moves to just this seat; the first four are the worst seat as `worst_seat` found it."""

    BIG_BLIND_AT_ONCE = "big_blind_at_once"
    SINGLE_BIG_BLIND_TWICE = "single_big_blind_twice"
    FEWEST_HANDS = "fewest_hands"
    NOTHING_ELSE = "nothing_else"
    LAST_OPEN = "last_open"
    DRAWN = "drawn"
    CHOSEN = "chosen"
    ASK = "ask"


AT_ONCE = (Where.BIG_BLIND_AT_ONCE, Where.SINGLE_BIG_BLIND_TWICE)
WORST = (*AT_ONCE, Where.FEWEST_HANDS, Where.NOTHING_ELSE)


class Move(Struct, frozen=True):
    """One player from a seat to a free seat.

    `entry` and `origin` None: who goes follows from the button of table `giver`, which is to be asked. `seat` None: so
    does the seat, from the button of table `taker`. `hands`: until the big blind there, 0: the next one; None unknown.
    """

    entry: EntryId | None
    origin: Seat | None
    seat: Seat | None
    giver: TableNo
    taker: TableNo
    who: WhyThisPlayer
    where: Where
    hands: int | None = None


class Cost(StrEnum):
    """Why a plan needs more moves than the bound, or leaves tables uneven.

    `SMALL_BLIND`: until a hand is played an open seat has it, and nobody is moved there (11-A).
    """

    PINNED = "pinned"
    CLOSED = "closed"
    SMALL_BLIND = "small_blind"
    APART = "apart"
    CHOSEN = "chosen"


class Costs(Struct, frozen=True):
    """Why a plan needs more moves or leaves tables uneven, and at which tables."""

    why: Cost
    tables: tuple[TableNo, ...]


class Choices(Struct, frozen=True):
    """What the director has chosen of a proposal; the rest is planned around it.

    `kept`: this player to that seat. `stays`: these players do not move. `spared`: these tables give nobody.
    `unknown`: the buttons of these tables stay unknown, chance decides; `all_unknown`: every one nobody knows.
    """

    kept: tuple[tuple[EntryId, Seat], ...] = ()
    stays: frozenset[EntryId] = frozenset()
    spared: frozenset[TableNo] = frozenset()
    unknown: frozenset[TableNo] = frozenset()
    all_unknown: bool = False

    def keep(self, entry: EntryId, seat: Seat) -> "Choices":
        """The choices with this player going to that seat, whatever was chosen for him before."""
        others = tuple(each for each in self.kept if each[0] != entry and each[1] != seat)
        return replace(self, kept=(*others, (entry, seat)), stays=self.stays - {entry})

    def drop(self, move: Move) -> "Choices":
        """The choices with this player staying; not known yet who it is: the table gives nobody."""
        if move.entry is None:
            return replace(self, spared=self.spared | {move.giver})
        kept = tuple(each for each in self.kept if each[0] != move.entry)
        return replace(self, kept=kept, stays=self.stays | {move.entry})

    def again(self, entry: EntryId | None, table: TableNo) -> "Choices":
        """The choices with this player, or anybody of this table, free to move again."""
        if entry is None:
            return replace(self, spared=self.spared - {table})
        return replace(self, stays=self.stays - {entry})

    def spare(self, table: TableNo) -> "Choices":
        """The choices with nobody of this table moving."""
        return replace(self, spared=self.spared | {table})

    def leave_unknown(self, table: TableNo) -> "Choices":
        """The choices with the button of this table unknown: chance decides."""
        return replace(self, unknown=self.unknown | {table})

    def drawn(self, table: TableNo) -> bool:
        """Whether chance decides at a table where its button would."""
        return self.all_unknown or table in self.unknown


NO_CHOICES = Choices()
DRAW_UNKNOWN = Choices(all_unknown=True)


class Dealt(Struct, frozen=True):
    """A card and a seat of the second step of a draw for a table that breaks (TDA 10-B): the card a player got, and the
    seat it took.
    """

    entry: EntryId
    card: int
    seat: Seat


class Proposal(Struct, frozen=True):
    """Moves that belong together, and the chance they were drawn with. `table`: the one that breaks.

    `bound`: no plan for this room has fewer moves; `costs`: why this one has more, or leaves tables uneven. `choices`:
    what it was planned around. `dealt`: the draw for the table that breaks, highest card first. `order`: by what that
    table is the next to break, None: the director has chosen it.
    """

    kind: ProposalKind
    moves: tuple[Move, ...]
    seed: str
    table: TableNo | None = None
    bound: int = 0
    costs: tuple[Costs, ...] = ()
    choices: Choices = NO_CHOICES
    dealt: tuple[Dealt, ...] = ()
    order: BreaksBy | None = None

    @property
    def partial(self) -> bool:
        """Whether some moves may be left out."""
        return self.kind is ProposalKind.BALANCE

    @property
    def asks(self) -> tuple[TableNo, ...]:
        """The tables whose button is to be asked before the whole proposal can be accepted."""
        givers = {move.giver for move in self.moves if move.entry is None}
        return tuple(sorted(givers | {move.taker for move in self.moves if move.seat is None}))
