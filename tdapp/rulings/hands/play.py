"""A hand as it is entered: what the rules allow is played by the engine, what they do not waits for a ruling."""

from collections.abc import Mapping, Sequence

from tdapp.poker import operations as steps
from tdapp.poker.cards import parse
from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.table import Table
from tdapp.rulings.from_hand import lowered
from tdapp.rulings.hands.deeds import Deed
from tdapp.rulings.hands.ruled import Logged, carry_out, left_in_front
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.situation import STREETS, Action, Did
from tdapp.values import replace

WAGERS = (Did.BET, Did.RAISE, Did.ALL_IN)


class Play:
    """The play of a hand that grows by one deed at a time; a refused deed (`PokerError`) leaves it as it was.

    `log` has every action of players. `out` are the seats that acted out of turn, `stopped` is set when the player in
    turn did what is disputed: then others may still be entered as having acted behind him, and a ruling comes next.
    """

    def __init__(self, table: Table, holes: Mapping[int, str], boards: Mapping[int, str]) -> None:
        self.hand = Hand(table)
        self.boards = boards
        self.log: list[Logged] = []
        self.counts: list[Logged] = []
        """The log as it counts after every ruling: without what was ruled otherwise."""
        self.ruled_at = 0
        """How long the log was at the last ruling."""
        self.out: list[int] = []
        self.stopped = False
        self.unshown: Hand | None = None
        """The hand before hands were shown by themselves: a muck or a ruling may still come in between."""
        for seat in self.hand.seats:
            self.hand.do(steps.HoleDealt(seat, parse(holes.get(seat, ""))))

    def copy(self) -> "Play":
        """An independent play at the same point."""
        twin = object.__new__(Play)
        twin.hand, twin.boards, twin.stopped = self.hand.copy(), self.boards, self.stopped
        twin.log, twin.out, twin.unshown, twin.ruled_at = [*self.log], [*self.out], self.unshown, self.ruled_at
        twin.counts = [*self.counts]
        return twin

    @property
    def waiting(self) -> bool:
        """Whether something was done that waits for a ruling."""
        return self.stopped or bool(self.out)

    @property
    def waiting_actions(self) -> list[Action]:
        """What was done since the last ruling that the hand has not played."""
        return [log.action for log in self.log[self.ruled_at :] if not log.played]

    @property
    def turn(self) -> int | None:
        """The seat to act by the rules; None when nobody is."""
        return None if self.hand.turn is None else self.hand.seats[self.hand.turn]

    @property
    def next_seat(self) -> int | None:
        """The seat whose turn it is, or will be once the next street is dealt; None when nobody acts any more."""
        if self.hand.phase is not Phase.BOARD or self.hand.all_in:
            return self.turn
        dealt = self.hand.copy()
        dealt.do(steps.BoardDealt())
        return None if dealt.turn is None else dealt.seats[dealt.turn]

    def take(self, deed: Deed) -> None:
        """Carry out a deed and what follows by itself; refuses one that is not legal and not said to be disputed."""
        before = (self.hand, self.out, self.stopped)
        if deed.kind in ("muck", "ruled") and self.unshown is not None:
            self.hand = self.unshown.copy()
        try:
            self._take(deed)
        except PokerError:
            self.hand, self.out, self.stopped = before
            raise
        self._show()

    def _take(self, deed: Deed) -> None:
        match deed.kind:
            case "act":
                self._act(deed)
            case "board":
                self._board(deed)
            case "muck":
                self._no_ruling_due()
                order = self.hand.showing_order()
                self.hand.do(steps.Mucked(deed.seat or (order[0] if order else self.hand.seats[0])))
            case "ruled":
                self.out, self.stopped = [], False
                if deed.ruled is not None:
                    self._carry_out(deed.ruled)
                self.counts = [log for log in self.counts if log.played]
                self.ruled_at = len(self.log)
            case _:
                pass

    def _carry_out(self, step: steps.Ruled) -> None:
        taken = left_in_front(self.hand, step)
        street = STREETS[self.hand.street]
        done = carry_out(self.hand, step)
        if taken is not None:
            seat, to = taken
            here = [log.action.street == street for log in self.counts]
            changed = lowered([log.action for log in self.counts], seat, to)
            self.counts = [
                replace(log, action=action) if on else log
                for log, action, on in zip(self.counts, changed, here, strict=True)
            ]
        self.log += done
        self.counts += done

    def reach(self, seat: int) -> int | None:
        """The street total with which a seat is all-in; None when nobody counted his stack."""
        player = self.hand.place[seat]
        stack = counted(self.hand.stack[player])
        return None if stack is None else self.hand.put[player] + stack

    def _act(self, deed: Deed) -> None:
        hand, action = self.hand, deed.action
        assert action is not None  # that is what an act is
        if self.stopped:
            self._log(self._done(self._behind(deed.seat), action), played=False)
            return
        if hand.phase is Phase.BOARD and not hand.all_in:
            self.hand = hand = hand.copy()
            hand.do(steps.BoardDealt(parse(self.boards.get(hand.street + 1, ""))))
        turn = None if hand.turn is None else hand.seats[hand.turn]
        if turn is None:
            refuse("not_now", step="act", waits_for=hand.phase.value)
        seat = turn if deed.seat is None else deed.seat
        if seat in self.out:
            refuse("ruling_first", seat=seat)
        if seat != turn:
            self._out_of_turn(seat, action)
        else:
            self._in_turn(seat, action, disputed=deed.disputed)

    def _in_turn(self, seat: int, action: Action, *, disputed: bool) -> None:
        done = self._done(seat, action)
        if disputed or action.did is Did.CHIPS:
            self._log(done, played=False)
            self.stopped = True
            return
        self.hand.do(self._step(done, action))
        self._log(done, played=True)

    def _out_of_turn(self, seat: int, action: Action) -> None:
        self._live(seat)
        self._log(replace(self._done(seat, action), in_turn=False), played=False)
        self.out = [*self.out, seat]

    def _done(self, seat: int, action: Action) -> Action:
        """The action with its seat, street and street total; refuses more chips than he has."""
        player, level = self.hand.place[seat], self.hand.level
        own, reach = self.hand.put[player], self.reach(seat)
        to = action.to
        if action.did is Did.CHIPS:
            to = own + sum(action.chips)
        elif action.did is Did.ALL_IN and to is None:
            if reach is None:
                refuse("stack_unknown", seat=seat)
            to = reach
        elif action.did is Did.CALL and to is None:
            last = [action.to or 0 for action in self.waiting_actions if action.in_turn]
            to = max([level, *last]) if reach is None else min(max([level, *last]), reach)
        if to is not None and reach is not None and to > reach:
            refuse("more_than_stack", amount=to, legal=reach)
        did = action.did
        if did is Did.CALL and (to or 0) <= own:
            did, to = Did.CHECK, None
        if did in (Did.BET, Did.RAISE):
            did = Did.RAISE if level else Did.BET
        street = STREETS[self.hand.street]
        return Action(seat, did, to=to, chips=action.chips, street=street)

    def _step(self, done: Action, said: Action) -> steps.Decision:
        """The step of the engine for an action in turn."""
        hand, seat = self.hand, done.seat
        own, level = hand.put[hand.place[seat]], hand.level
        to = own if done.to is None else done.to
        if done.did is Did.FOLD:
            return steps.Folded(seat)
        if done.did is Did.CHECK:
            return steps.Checked(seat)
        if done.did is Did.CALL or (said.did is Did.ALL_IN and to <= level):
            return steps.Called(seat, to - own)
        if said.did is Did.ALL_IN and to != self.reach(seat):
            refuse("not_all_in", seat=seat, amount=to, legal=self.reach(seat) or 0)
        return steps.BetTo(seat, to)

    def _behind(self, seat: int | None) -> int:
        """The seat that acted behind a disputed action: as told, else the next one who had to act on it."""
        hand = self.hand
        if seat is not None:
            self._live(seat)
        waiting = self.waiting_actions
        done = {action.seat for action in waiting}
        bet = max([hand.level, *(action.to or 0 for action in waiting)])
        last = waiting[-1].seat
        able = []
        for other in self.live:
            player = hand.place[other]
            owes = hand.put[player] < bet or not hand.acted[player]
            if owes and hand.stack[player] and other not in done:
                able.append(other)
        if not able or (seat is not None and seat not in able):
            refuse("ruling_first", seat=last)
        return seat or min(able, key=lambda other: (other <= last, other))

    @property
    def live(self) -> tuple[int, ...]:
        """The seats with a hand."""
        hand = self.hand
        return tuple(sorted(seat for seat in hand.seats if not hand.folded[hand.place[seat]]))

    def _live(self, seat: int) -> None:
        if seat not in self.live:
            refuse("no_live_hand", seat=seat, legal=self.live)
        if not self.hand.stack[self.hand.place[seat]]:
            refuse("is_all_in", seat=seat)

    def _board(self, deed: Deed) -> None:
        """Deal the next street, or several of them, or fill in one that was dealt unknown."""
        self._no_ruling_due()
        hand = self.hand
        cards = parse(deed.cards or self.boards.get(hand.street + 1, ""))
        if deed.street is not None and deed.street <= hand.street:
            refuse("street_dealt", street=STREETS[deed.street])
        if hand.phase is Phase.ACT:
            refuse("round_not_over" if self.log else "not_from_the_beginning", seat=self.turn)
        if deed.street is not None and deed.street > hand.street + 1:
            refuse("street_skipped", street=STREETS[hand.street + 1])
        if not cards and hand.phase is not Phase.BOARD:
            refuse("not_now", step="board", waits_for=hand.phase.value)
        parts: Sequence[int] = (len(cards),)
        if deed.street is None and len(cards) in (2, 4, 5):  # a run-out in one word
            parts = {2: (1, 1), 4: (3, 1), 5: (3, 1, 1)}[len(cards)]
        trial, at = hand.copy(), 0
        for count in parts:
            trial.do(steps.BoardDealt(cards[at : at + count]))
            at += count
        self.hand = trial

    def _no_ruling_due(self) -> None:
        if self.waiting:
            refuse("ruling_first", seat=self.waiting_actions[-1].seat)

    def _show(self) -> None:
        """Show every hand whose cards are known, once the board is."""
        hand = self.hand
        if hand.phase is Phase.SHOW and len(hand.board) == 5:
            self.unshown = hand.copy()
        while hand.phase is Phase.SHOW and len(hand.board) == 5:
            known = [seat for seat in hand.showing_order() if hand.hole[hand.place[seat]]]
            if not known:
                return
            hand.do(steps.Shown(known[0]))

    def _log(self, action: Action, *, played: bool) -> None:
        self.log.append(Logged(action, played))
        self.counts.append(self.log[-1])
