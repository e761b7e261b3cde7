"""A director who knows nothing but the panel: does what its first line says, and nothing else, until all is quiet.

Players go out, buy and come late by themselves. At every act each line is tried: what its key does, or what is done on
the page it opens, must be possible just then; and where nothing moves the night on by itself, a line must.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, timedelta
from random import Random
from typing import Any

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.papers.handed_out import note
from tdapp.app.papers.papers import print_sheet
from tdapp.app.preferences import Preferences
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.sale_spans import registration_open, window_open
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.play_over import play_is_over
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.registration import entries, sales
from tdapp.domain.state import Registration, State
from tdapp.domain.units import TournamentId
from tdapp.read.needs import Need
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.i18n import Languages
from tdapp.ui.session import Session
from tests.evenings.prompted import DONE
from tests.ui.pages.evening import words_for

MINUTE = timedelta(minutes=1)
WORDS = Languages(UTC).words
WITH_REASON = ("finish.bounties", "finish.pool")  # refusals of which the line says that a reason is asked
# What only tells, and goes by itself with the minutes: the director may act on it, nothing waits for her.
TELLS = frozenset({"break_soon", "registration_closes", "sale_ends", "last_level", "penalty_ends", "bubble"})
# What no decision of this tournament settles: a paper, another tournament, a look at a page.
PAPERS = frozenset({"print_results", "sign_statement", "sign_deal"})
ONLY_HERE = PAPERS | {"elsewhere", "break_soon", "registration_closes", "draw_stuck"}


# Actions that move the night on, and when they do: then there is a line for each of them.
MOMENTS: Mapping[str, Callable[[State, Any], bool]] = {
    "registration.open": lambda state, now: state.registration is Registration.NOT_YET,
    "seats.draw": lambda state, now: not state.tables,
    "seats.waiting": lambda state, now: not state.finished,
    "clock.start": lambda state, now: bool(state.tables) and state.clock.anchor is None,
    "clock.resume": lambda state, now: not state.by_hand(now),
    "moves.confirm": lambda state, now: True,
    "tournament.finish": lambda state, now: not prize_book(state).due_to() and not prize_book(state).gap,
    "draws.reveal": lambda state, now: bool(state.tables),
}


class Prompter:
    """One tournament, `front`, of a club, prompted by its panel. `field`: so many buy in before the draw."""

    def __init__(self, club: Club, clock: HandClock, front: TournamentId, field: int, seed: str) -> None:
        self.club, self.clock, self.front, self.field = club, clock, front, field
        self.session = Session(club, Preferences(), words_for)
        self.session.switch(front)
        self.chance = Random(seed)
        self.late = 3
        self.seen: set[str] = set()  # codes of the lines there were

    @property
    def state(self) -> State:
        return self.club.desk.state(self.front)

    @property
    def now(self) -> Any:
        return self.club.time.now()

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        self.club.desk.do(self.front, decision, *args, **kwargs)
        self.look()

    # The panel

    def look(self) -> tuple[Need, ...]:
        """The lines at this moment, each of them tried."""
        if self.session.tournament != self.front:
            self.session.switch(self.front)
        needs = self.session.needs()
        self.seen |= {need.code for need in needs}
        for need in needs:
            self.try_line(need)
        mine = [need for need in needs if need.code != "elsewhere"]
        if self.stands():
            assert any(need.action and need.code not in TELLS for need in mine), (
                f"it stands, and nobody says why: {mine}"
            )
        for action, moment in MOMENTS.items():
            if moment(self.state, self.now) and self.possible(action):
                assert action in {need.action for need in mine}, f"{action} is possible and has no line: {mine}"
        return needs

    def try_line(self, need: Need) -> None:
        """What a line says must be possible just now."""
        for words in ("en", "nl"):
            title = WORDS(words).said(need.title)
            assert title and "{" not in title, need
        if not need.action:
            return
        assert need.action in ACTIONS, need
        action = ACTIONS[need.action]
        if need.code == "elsewhere":
            assert need.args[0] in self.session.on_now()
        elif action.why_not is not None and need.code != "finish":
            assert action.why_not(self.session) == "", need
        assert need.code in DONE or need.code in ONLY_HERE, f"a line nobody knows what to do about: {need.code}"
        if need.code in DONE:
            decision, args, kwargs = DONE[need.code](self)
            refused = self.club.desk.why_not(self.front, decision, *args, **kwargs)
            reason = need.code == "finish" and refused is not None and refused.code in WITH_REASON
            assert refused is None or reason, (need, refused)

    def possible(self, action: str) -> bool:
        """Whether an action can be done, be it with a reason."""
        why_not = ACTIONS[action].why_not
        assert why_not is not None
        return why_not(self.session) == ""

    def stands(self) -> bool:
        """Whether nothing moves the night on by itself: no clock runs or is set, and no table plays."""
        state, now = self.state, self.now
        if state.finished:
            return False
        clock = state.clock
        coming = clock.runs(now) or (clock.anchor is not None and clock.anchor > now)
        play = state.hands.play
        plays = play is not None and bool(hand_for_hand.pending(state, play)) and state.alive > 1
        return not (coming or plays) or play_is_over(state, now)

    # The night

    def follow(self) -> None:
        """Do what the first line says, else let a minute of play pass, until all is quiet and the night is over."""
        for _step in range(1500):
            if not self.step():
                return
        raise AssertionError(f"the night never ends: {self.look()}")

    def step(self) -> bool:
        """Do the first thing; False once the night is over and nothing is left to do."""
        needs = [need for need in self.look() if need.code not in TELLS | {"elsewhere"}]
        if needs:
            self.carry_out(needs[0])
        elif self.state.finished:
            return False
        else:
            self.play()
        return True

    def carry_out(self, need: Need) -> None:
        """Do what a line says; a line that stays as it is although it was done does not say what it wants."""
        before = self.state, self.session.needs()
        if need.code in PAPERS:
            kind = SheetKind(need.args[0])
            note(self.club, self.front, print_sheet(self.club, self.front, kind, words_for("en")))
        else:
            decision, args, kwargs = DONE[need.code](self)
            refused = self.club.desk.why_not(self.front, decision, *args, **kwargs)
            if refused is not None:
                self.club.desk.override(self.front, Reason(refused.code, "told"), decision, *args, **kwargs)
            else:
                self.club.desk.do(self.front, decision, *args, **kwargs)
        assert (self.state, self.session.needs()) != before, need
        if need.code == "add_ons":
            self.clock.forward(MINUTE)  # others may buy as well, as long as the break lasts

    def play(self) -> None:
        """A minute of the evening: the players do what players do."""
        self.clock.forward(MINUTE)
        state, now = self.state, self.now
        here = position(state.structure, state.clock.at(now))
        pause = isinstance(state.structure[here.period], Break) and not here.over
        if state.finished or not state.clock.started(now) or play_is_over(state, now):
            return
        if state.clock.runs(now) and self.chance.random() < 0.03 and state.hands.play is None:
            self.do(timing.pause)
        elif not pause and (state.clock.runs(now) or state.hands.play is not None) and self.chance.random() < 0.3:
            self.hand()

    def hand(self) -> None:
        """A hand: somebody is out, buys again, or somebody new comes."""
        state, desk = self.state, self.club.desk
        taken = registration_open(state, self.now)
        if taken and self.late and self.chance.random() < 0.5:
            self.late -= 1
            new = tuple(self.club.directory)[self.field + self.late]
            self.do(entries.register, (new,), desk.next_seed(self.front))
            return
        seated = [entry.id for entry in state.playing() if entry.seat is not None]
        if state.alive <= 2 and (taken or self.buyable(SaleKind.REBUY)) and self.chance.random() < 0.9:
            return
        loser = self.chance.choice(seated)
        rebuy, again = self.buyable(SaleKind.REBUY), self.buyable(SaleKind.RE_ENTRY)
        if rebuy and self.chance.random() < 0.6:
            self.do(sales.buy, loser, rebuy)
            return
        self.do(entries.bust_out, (loser,), ())
        if again and self.chance.random() < 0.5:
            arguments = (entries.re_enter, loser, again, desk.next_seed(self.front))
            if desk.why_not(self.front, *arguments) is None:
                self.do(*arguments)

    def buyable(self, kind: SaleKind) -> str:
        """A line of the price list of this kind that is on sale; '' for none."""
        lines = (line for line in self.state.terms.offers if line.kind is kind)
        return next((line.key for line in lines if window_open(self.state, line.window, self.now)), "")
