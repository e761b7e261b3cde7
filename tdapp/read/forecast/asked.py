"""What the forecast is asked about a tournament: before doors open what is expected, later what is there."""

from datetime import datetime, timedelta

from tdapp.domain.clock.clock import ZERO, begins
from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.evening_ahead import stretches
from tdapp.domain.forecast.evening import AddOns, Entering, Evening, Tempo
from tdapp.domain.forecast.model import UNSURE, expected
from tdapp.domain.money.sale_spans import breaks_after, ends_in_play, registration_open
from tdapp.domain.money.terms import Offer, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.play_over import play_is_over
from tdapp.domain.prizes.places import pays_nobody, places_paid, plan_by
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Chips
from tdapp.values import replace

LATE_SHARE = 0.15  # of the field that comes after the start, where registration is open then
LATE_SPREAD = 0.4  # of how many come late, of its logarithm
MINUTE = timedelta(minutes=1)
SETTLED = 4  # times a share is put right: it hardly changes after that
MOST_AGAIN = 0.95  # of those who go out buy in again
SAID_WEIGHT = 20.0  # how sure that share is where somebody said how many rebuys are expected
ADD_ON_SHARE = 0.6  # of those who are in
OPEN_FOR = 6  # levels that registration lasts where nothing says when it ends
SAMPLES = 24  # fields for which the paid places are worked out; between them they are as for the smaller one


def asked(state: State, now: datetime, tempo: Tempo, again: tuple[float, float], usual: int = 0) -> Evening | None:
    """The evening from `now` on, or from its start. None: play is over, or nobody is expected.

    `again`: the share who buy in again, and how sure it is. `usual`: entries of the club's evenings, where nobody said
    how many are expected; 0: not known.
    """
    if play_is_over(state, now):
        return None
    started = state.clock.started(now)
    played = state.clock.at(now) if started else ZERO
    evening = Evening(
        stretches=stretches(state.structure, played),
        left=state.alive,
        chips=state.chips,
        entries=len(state.entries),
        final_table=state.setup.seats_per_table,
        tempo=tempo,
    )
    entering = _entering(state, now, played, again)
    if not started:
        evening = _expected(state, evening, expected_entries(state, usual), late=entering is not None)
    if entering is not None:
        entering = _as_expected(state, evening, entering)
        still = (entering.until / (played + entering.until)) ** 2  # fewer and fewer come
        more = max(expected_entries(state, usual if not started else 0), evening.entries) * LATE_SHARE * still
        evening = replace(evening, entering=replace(entering, more=more, spread=LATE_SPREAD))
    if evening.left < 2:
        return None
    return replace(evening, paid=_paid(state, evening), add_ons=_add_ons(state, played))


def expected_entries(state: State, usual: int = 0) -> int:
    """How many entries are expected before the start: as somebody said or as were sold, whichever are more; else as
    many as usual.
    """
    said = entries_said(state)
    return max(said, len(state.entries)) if said else max(usual, len(state.entries))


def entries_said(state: State) -> int:
    """How many entries somebody said are expected, at whatever price; 0: nobody said."""
    other = sum(state.bank.expected.get(line.key, 0) for line in _lines(state, SaleKind.ENTRY))
    return other + state.bank.expected.get("", 0)


def expecting(state: State, entries: int) -> dict[str, int]:
    """The sales that are expected when so many entries are in all: what is not expected at another price is at the
    standard one. Where more are expected at others than that, they are told apart no longer.
    """
    known = dict(state.bank.expected)
    others = {line.key for line in _lines(state, SaleKind.ENTRY)}
    elsewhere = sum(known.get(key, 0) for key in others)
    if elsewhere > entries:
        known = {key: many for key, many in known.items() if key not in others}
        elsewhere = 0
    return {**known, "": entries - elsewhere}


def _expected(state: State, evening: Evening, field: int, *, late: bool) -> Evening:
    """The evening with the field that is expected at its start."""
    there = len(state.entries)
    left = max(there, round(field * (1 - LATE_SHARE)) if late else field)
    chips = max(int(state.chips), left * state.setup.starting_stack)
    unsure = UNSURE * (1 - there / left) if left else 0.0
    return replace(evening, left=left, entries=left, chips=Chips(chips), unsure=unsure)


def _entering(state: State, now: datetime, played: timedelta, again: tuple[float, float]) -> Entering | None:
    """Who may come in until registration closes; None: nobody."""
    before = state.registration is Registration.NOT_YET
    if not before and not registration_open(state, now):
        return None
    until = _closes_after(state, now, played)
    if until <= ZERO:
        return None
    entries, rebuys = _lines(state, SaleKind.RE_ENTRY), _lines(state, SaleKind.REBUY)
    share, weight = again if entries or rebuys else (0.0, 1.0)
    return Entering(
        stack=state.setup.starting_stack,
        until=until,
        again=share,
        again_weight=weight,
        rebuys=bool(rebuys) and not entries,
    )


def _as_expected(state: State, evening: Evening, entering: Entering) -> Entering:
    """The entering in which as many buy in again as somebody expects to be sold in all; as it is where nobody said."""
    lines = (*_lines(state, SaleKind.REBUY), *_lines(state, SaleKind.RE_ENTRY))
    have = sold(state)
    still = sum(max(0, state.bank.expected.get(line.key, 0) - have.get(line.key, 0)) for line in lines)
    if not still or evening.left < 2:
        return entering
    share = entering.again
    for _ in range(SETTLED):
        share = min(MOST_AGAIN, still / max(1.0, outs_until(evening, entering.until, share, entering.stack)))
    return replace(entering, again=share, again_weight=SAID_WEIGHT)


def outs_until(evening: Evening, until: timedelta, again: float, stack: Chips) -> float:
    """About how many go out until then by the model, while so many of them (`again`) come back at once."""
    left, chips, outs, at = float(evening.left), float(evening.chips), 0.0, ZERO
    lasts = sorted(each.lasts for each in evening.stretches if each.big_blind is not None)
    usual = evening.tempo.usual or (lasts[len(lasts) // 2] if lasts else MINUTE)
    for stretch in evening.stretches:
        here = min(stretch.lasts - stretch.gone, until - at)
        if here <= ZERO or left < 2:
            break
        if stretch.big_blind is not None:
            average = chips / left / stretch.big_blind
            gone = evening.tempo.pace * expected(
                round(left), average, here / MINUTE, stretch.lasts / MINUTE, usual / MINUTE
            )
            outs, left, chips = outs + gone, left - gone * (1 - again), chips + gone * again * stack
        at += here
    return outs


def _closes_after(state: State, now: datetime, played: timedelta) -> timedelta:
    """How long registration is open from now on."""
    window = state.closes
    if window.kind is SaleSpanKind.TIME and window.at is not None:
        return window.at - max(now, state.clock.anchor or now)
    ends = ends_in_play(state.structure, window)
    if ends is None:
        numbers = level_numbers(state.structure)
        ends = begins(state.structure, numbers.index(OPEN_FOR) + 1 if OPEN_FOR in numbers else len(numbers))
    return ends - played


def _add_ons(state: State, played: timedelta) -> AddOns | None:
    """Add-ons of a break still to come; None: none are sold in one."""
    for line in _lines(state, SaleKind.ADD_ON):
        row = _break_of(state.structure, line.window)
        if row is None or begins(state.structure, row) <= played:
            continue
        told = state.bank.expected.get(line.key, 0)
        buying = min(1.0, told / max(1, expected_entries(state))) if told else ADD_ON_SHARE
        gone = len(state.structure) - len(stretches(state.structure, played))
        return AddOns(row - gone, buying, line.chips or state.setup.starting_stack)
    return None


def _break_of(structure: Structure, window: SaleSpan) -> int | None:
    pauses = breaks_after(structure, window.number)
    return pauses.start if pauses else None


def _lines(state: State, kind: SaleKind) -> list[Offer]:
    return [line for line in state.terms.offers if line.kind is kind]


def _paid(state: State, evening: Evening) -> tuple[int, ...]:
    """The places paid by the number of entries, from none on."""
    if pays_nobody(state):
        return ()
    if evening.entering is None and state.clock.anchor is not None:
        return (places_paid(state),)
    have, most = len(state.entries), max(evening.entries, len(state.entries)) * 2 + 2
    step = max(1, (most - have) // SAMPLES)
    table, unit = state.setup.payout, state.setup.unit
    found = [1] * have
    for entries in range(have, most, step):
        found += [max(1, plan_by(state, table, unit, more=entries - have).paid)] * step
    return tuple(found)
