"""The room's screen: what the whole room may see on the second display, at one instant."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.stack_unit import stack_unit
from tdapp.domain.clock.structure import Level
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import SaleSpan
from tdapp.domain.play_over import winner_of
from tdapp.domain.prizes.places import deal_places, ladder, pays_nobody, posted
from tdapp.domain.prizes.things import things_posted
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.bounties.screen_bounties import ScreenBounties, screen_bounties
from tdapp.read.clock.clock import ClockPhase, ClockView, clock_view
from tdapp.read.clock.depth import Depth, depth_in, depth_of
from tdapp.read.people.filing import filing_key
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.prizes.seats import SeatsPaid, seats_paid
from tdapp.read.prizes.stage import MoneyStage, Rung, Stage, public_ladder, public_stage
from tdapp.read.registration.waiting import NO_PACE, AlternateStatus, Pace, called_numbers, waiting_view
from tdapp.read.screen_people import FinalTable, OnPodium, Seated, final_table, podium, seated_by_name
from tdapp.read.screen_stage import BEFORE, EveningStage, evening_stage, late_until
from tdapp.read.seating.moves import UnseatedView, unseated_view
from tdapp.read.sidepools.screen_sides import ScreenSide, screen_sides

TOLD = timedelta(minutes=5)  # so long the room reads that it is in the money
LEADERS, MOST_LEADERS = 3, 8  # stacks that must be counted before anybody leads, and that are shown
STEPS = 4  # of the ladder of prizes, to be won and taken
PLAYS = (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK, ClockPhase.OVER)
NEAR = (Stage.TO_GO, Stage.BUBBLE, Stage.IN_MONEY)  # in a deal the sum of it is told instead


class ScreenPrizes(Struct, frozen=True):
    """Posted prizes: first place, last paid place, how many are paid, and the pool. `dealt`: so many places are
    shared by a deal, `played_for` of it is left to play for. `season`: held back for it, None: nothing. `seats`: those
    of a satellite among them.
    """

    first: Money
    last: Money
    paid: int
    pool: Money
    amounts: tuple[Money, ...]  # by place
    dealt: int = 0
    played_for: Money | None = None
    season: Money | None = None
    seats: SeatsPaid | None = None


class ScreenStack(Struct, frozen=True):
    """One of the largest stacks: its place by chips, whose, how many, and in big blinds of the present level."""

    place: int
    name: PlayerName
    chips: Chips
    depth: Depth


class ScreenTerms(Struct, frozen=True):
    """What somebody wants to know before play: what an entry costs (0: nothing), the chips one gets for it, how long
    the first level lasts, and the least the prize pool will be (None: nothing is guaranteed).
    """

    price: Money
    stack: Chips
    lasts: timedelta
    guarantee: Money | None = None


class ScreenView(Struct, frozen=True):
    """One picture of the room's screen. `prizes` None: payouts follow, or `pays_nobody`; `things`: what else is won, by
    place. `message` '' : nothing to say; `also`: what else is announced, in turn with it. `over`: what stands over the
    whole picture for a while, '' nothing.

    `winner` stands once only one is left. `late`: what closes registration, None when it is closed.
    `hand`: play is hand for hand, and this is its number; `last_hands`: every table plays so many more, then the day is
    over. `called`: the numbers of alternates who are to come to the desk; `waiting`: so many wait for a seat, `wait`:
    about so long for whoever joins them now, None: nobody knows. `moves`: who is to go to a new seat and has not been
    seen there, by name. `leaders`: the largest stacks, while play stands and they were counted just before or since.
    `bounties` None: nothing is told of any; `sides`: side pools that are played for. `leaving`: chips that leave in the
    break that runs; `pictures`: the club's own of them, by hash. `seats_drawn`: everybody may look for his seat on the
    list, until play starts.

    `stage`: how far the money is, from when it is near until play is over, None: nothing to tell of it; `rungs`: the
    steps of the posted prizes around where the field stands. A hand that tables still play has taken nobody out here.

    `evening`: the stage of the evening, which decides what is shown. `late_until`: when registration closes by the
    clock. `terms`: what an entry is, until registration is closed. `seated`: everybody's seat by name until play
    starts, while they are few; `lists_hang`: where lists of them hang, '' nobody said so. `table`: the last table.
    `podium`: the best of those who finished, once play is over. `event_number`: of a series, '' none.
    """

    clock: ClockView
    name: str
    entries: int
    left: int
    average: Chips | None
    average_depth: Depth | None
    tables: int
    prizes: ScreenPrizes | None
    late: SaleSpan | None
    message: str
    winner: str
    called: tuple[int, ...] = ()
    waiting: int = 0
    wait: timedelta | None = None
    hand: int | None = None
    last_hands: int | None = None
    moves: tuple[UnseatedView, ...] = ()
    leaders: tuple[ScreenStack, ...] = ()
    bounties: ScreenBounties | None = None
    sides: tuple[ScreenSide, ...] = ()
    leaving: tuple[tuple[Chip, Chip | None], ...] = ()
    pictures: tuple[tuple[str, bytes], ...] = ()
    pays_nobody: bool = False
    seats_drawn: bool = False
    stage: MoneyStage | None = None
    rungs: tuple[Rung, ...] = ()
    things: tuple[tuple[int, str], ...] = ()
    evening: EveningStage = EveningStage.PLAY
    late_until: datetime | None = None
    terms: ScreenTerms | None = None
    seated: tuple[Seated, ...] = ()
    table: FinalTable | None = None
    podium: tuple[OnPodium, ...] = ()
    also: tuple[str, ...] = ()
    over: str = ""
    lists_hang: str = ""
    event_number: str = ""


def screen_view(
    state: State,
    now: datetime,
    directory: Directory,
    message: str = "",
    speed: Pace = NO_PACE,
    also: Sequence[str] = (),
    over: str = "",
    lists_hang: str = "",
) -> ScreenView:
    """The room's screen at `now`; `message` and `also` are what it is told at this moment, `over` what stands over
    all of it, `speed` how fast players go out, `lists_hang` where the house hangs its seat lists.
    """
    queue = waiting_view(state, now, {}, speed) if state.alternates else None
    clock, at = clock_view(state, now), public_stage(state, now)
    average = Chips(state.chips // at.left) if at.left else None
    near = at.near and clock.phase in PLAYS and at.stage in NEAR
    winner = winner_of(state, now)
    evening = evening_stage(state, now, clock, at)
    opened = registration_open(state, now)
    return ScreenView(
        clock=clock,
        name=state.setup.name,
        entries=len(state.entries),
        left=at.left,
        average=average,
        average_depth=depth_in(average, present_level(state, now)),
        tables=len(state.tables),
        prizes=_posted(state),
        things=tuple((each.place, each.name) for each in things_posted(state)),
        late=state.closes if opened else None,
        message=message,
        also=tuple(also),
        over=over,
        lists_hang=lists_hang,
        event_number=state.setup.event_number,
        winner=directory.get(winner.player, NOBODY).full if winner else "",
        called=tuple(int(number) for number in called_numbers(state, now)),
        waiting=len(queue.of(AlternateStatus.WAITING)) if queue is not None else 0,
        wait=queue.next_wait if queue is not None else None,
        hand=state.hands.play.number if state.hands.play is not None else None,
        last_hands=state.hands.last.hands if state.hands.last is not None else None,
        moves=_moves(state, now, directory),
        leaders=_leaders(state, now, clock, directory),
        bounties=screen_bounties(state, directory),
        sides=screen_sides(state, directory) if state.side_pools else (),
        leaving=_leaving(state, now, clock),
        pays_nobody=pays_nobody(state),
        seats_drawn=bool(state.tables) and not state.clock.started(now),
        stage=at if near else None,
        rungs=public_ladder(state, now, directory, above=STEPS, below=STEPS) if near else (),
        evening=evening,
        late_until=late_until(state, now),
        terms=_terms(state) if opened or evening in BEFORE else None,
        seated=seated_by_name(state, directory) if evening in BEFORE else (),
        table=final_table(state, now, directory, at) if clock.phase in PLAYS else None,
        podium=podium(state, directory) if evening is EveningStage.FINISHED else (),
    )


def _terms(state: State) -> ScreenTerms:
    currency, guarantee = state.setup.currency, state.guarantee
    return ScreenTerms(
        Money(state.standard_price.total, currency),
        state.setup.starting_stack,
        next(each.lasts for each in state.structure if isinstance(each, Level)),
        Money(guarantee, currency) if guarantee else None,
    )


def _leaving(state: State, now: datetime, clock: ClockView) -> tuple[tuple[Chip, Chip | None], ...]:
    if clock.phase is not ClockPhase.BREAK:
        return ()
    from tdapp.read.chips.chip_plan import break_chips  # not before there is a break: the screen is there sooner

    return break_chips(state, now, position(state.structure, state.clock.at(now)).period).pairs


def _leaders(state: State, now: datetime, clock: ClockView, directory: Directory) -> tuple[ScreenStack, ...]:
    """Nothing while cards are in the air: stacks change with every pot."""
    stands = clock.phase is ClockPhase.BREAK or (clock.phase is ClockPhase.PAUSED and not clock.by_hand)
    if not stands or not state.bank.stack_counts:
        return ()
    here = position(state.structure, state.clock.at(now)).period
    lately = [
        (stack.chips, entry)
        for number, stack in state.bank.stack_counts.items()
        if (entry := state.entries.get(number)) is not None
        and not entry.out
        and position(state.structure, stack.played).period >= here - 1
    ]
    if len(lately) < LEADERS:
        return ()
    lately.sort(key=lambda each: (-each[0], each[1].id))
    unit, first = stack_unit(present_level(state, now)), [chips for chips, _entry in lately]
    return tuple(
        ScreenStack(first.index(chips) + 1, directory.get(entry.player, NOBODY), chips, depth_of(chips, unit))
        for chips, entry in lately[:MOST_LEADERS]
    )


def _moves(state: State, now: datetime, directory: Directory) -> tuple[UnseatedView, ...]:
    if not state.floor.unseated or state.finished:
        return ()
    return tuple(sorted(unseated_view(state, now, directory), key=lambda move: (filing_key(move.name), move.entry)))


def money_told(state: State, now: datetime) -> int | None:
    """How many players the room is being told are in the money; None: that was not said, or a while ago."""
    told = state.hands.money
    return told.left if told is not None and now - told.at < TOLD and state.alive <= told.paid else None


def _posted(state: State) -> ScreenPrizes | None:
    these = posted(state)
    if these is None or not these.by_place:
        return None
    currency = state.setup.currency
    amounts = tuple(Money(cents, currency) for cents in ladder(state, these))
    paid = len(amounts) - bool(these.bubble and these.deal is None)
    saved = Money(Cents(sum(these.deal.saved)), currency) if these.deal is not None and state.alive > 1 else None
    return ScreenPrizes(
        first=amounts[0],
        last=amounts[paid - 1],
        paid=paid,
        pool=Money(Cents(sum(these.by_place)), currency),
        amounts=amounts,
        dealt=deal_places(state),
        season=Money(state.season, currency) if state.season else None,
        played_for=saved if saved is not None and saved.cents else None,
        seats=seats_paid(state, these.by_place),
    )
