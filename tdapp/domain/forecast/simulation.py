"""Many evenings side by side: every one of them is a row, and all go through the same levels step by step.

Of each evening the number of players is known, not their stacks: with so many chips between them they go out at the
rate of `model`. How long until the next one goes is drawn anew each time; the n-th wait of evening i is the same number
whatever the structure, so two structures are compared on the same luck. The seed comes in by hand.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta

import numpy as np
from numpy.typing import NDArray

from tdapp.domain.forecast.evening import Evening, Stretch
from tdapp.domain.forecast.model import (
    DEAL_AT,
    DRIFT,
    LATE_SPREAD,
    SHALLOWEST,
    SHORT,
    STEPS,
    deep_rate,
    part_of_level,
)  # fmt: skip
from tdapp.domain.progress import Progress, Stopped
from tdapp.domain.units import Chips

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
MOST_LEVELS = 60  # that the last level is played on for
BLOCK = 256  # waits drawn at once for each evening
TOGETHER = 128  # of so many players one goes at a time; of twice as many two together, and so on
Ladder = Sequence[int]  # big blinds, level by level


class Played(Iterator[float]):
    """So many evenings as they were played, one in each row. `end`, `bubble`, `final`: minutes from now, nan: not
    reached (or over before). `seen`: minutes, the stretch that begins then, players left and entries in each evening.

    With `ladders` so many are played for each of them, of the second in the rows after those of the first, with the
    same luck: levels last as in the evening and have the big blinds of the ladder, whose last one stays. That is for an
    evening nobody comes into any more.

    To be walked through: each step says how far it is, from 0 to 1.
    """

    def __init__(self, evening: Evening, runs: int, seed: int, ladders: Sequence[Ladder] = ()) -> None:
        self.evening, self.runs = evening, runs
        self._ladders = [np.repeat(np.array(level, dtype=np.float64), runs) for level in _side_by_side(ladders)]
        self._many = max(1, len(ladders))
        rows = runs * self._many
        luck = [np.random.default_rng(each) for each in np.random.SeedSequence(seed).spawn(5)]
        self._pace_luck, self._wait_luck, self._come_luck, self._again_luck, self._deal_luck = luck
        self.left = self._first_field()
        factor = self.left / max(1, evening.left)
        self.entries: Whole = np.maximum(self.left, np.rint(evening.entries * factor)).astype(np.int64)
        self.chips: Whole = np.rint(evening.chips * factor).astype(np.int64)
        self.end, self.bubble, self.final = (np.full(rows, np.nan) for _ in range(3))
        self.seen: list[tuple[float, int, Whole, Whole]] = []
        self._waits = np.empty((0, runs), dtype=np.float32)
        self._drawn: Whole = np.zeros(rows, dtype=np.int64)
        self._every = np.arange(rows)
        self._size: Whole = np.ones(rows, dtype=np.int64)  # how many go out together next
        self._gap = self._next_wait(self._every)
        self.open_ended = 0.0
        self._tempo()
        self._again = self._share_again()
        spread = evening.entering.spread if evening.entering is not None else 0.0
        self._crowd = np.exp(spread * self._come_luck.standard_normal(runs) - spread**2 / 2)
        self._short = np.array((*SHORT, 1.0))
        self._paid = np.array(evening.paid or (0,), dtype=np.int64)
        self._open = evening.entering is not None
        self._far = 0  # with more players left than that there is nothing to note
        self._going = self._walk()
        self._note(0.0, self._every)

    def __next__(self) -> float:
        return next(self._going)

    # How it begins

    def _first_field(self) -> Whole:
        evening = self.evening
        field = np.full(self.runs, evening.left, dtype=np.int64)
        if evening.unsure > 0:
            drawn = np.exp(evening.unsure * self._pace_luck.standard_normal(self.runs))
            field = np.maximum(2, np.rint(evening.left * drawn)).astype(np.int64)
        return np.tile(field, self._many)

    def _tempo(self) -> None:
        tempo, luck = self.evening.tempo, self._pace_luck
        drawn = luck.standard_gamma(tempo.weight, self.runs) / tempo.weight
        pace = tempo.pace * drawn * np.exp(DRIFT * luck.standard_normal(self.runs))
        late = pace * tempo.late * np.exp(LATE_SPREAD * luck.standard_normal(self.runs))
        self._pace, self._late = np.tile(pace, self._many), np.tile(late, self._many)
        deal = self._deal_luck.random(self.runs) < tempo.deals
        self._last = np.tile(np.where(deal, self._deal_luck.choice(np.array(DEAL_AT), self.runs), 1), self._many)
        lasts = sorted(each.lasts for each in self.evening.stretches if each.big_blind is not None)
        self._usual = _minutes(tempo.usual or (lasts[len(lasts) // 2] if lasts else timedelta(minutes=20)))

    def _share_again(self) -> Floats:
        entering = self.evening.entering
        if entering is None or entering.again <= 0:
            return np.zeros(self.runs)
        weight, again = entering.again_weight, min(entering.again, 0.99)
        return self._again_luck.beta(again * weight, (1 - again) * weight, self.runs)

    # How it goes on

    def _walk(self) -> Iterator[float]:
        stretches, at = self.evening.stretches, 0.0
        levels = [each for each in stretches if each.big_blind is not None]
        if not levels:
            return
        last = Stretch(levels[-1].lasts, levels[-1].big_blind)
        for index in range(len(stretches) + MOST_LEVELS):
            stretch = stretches[index] if index < len(stretches) else last
            if index <= len(stretches):
                self.seen.append((at, index, self.left.copy(), self.entries.copy()))
            lasts = _minutes(stretch.lasts - stretch.gone)
            if stretch.big_blind is None:
                self._sell_add_ons(index)
                self._enter(at, lasts)
                at += lasts
            else:
                whole = _minutes(stretch.lasts)
                steps = max(1, round(STEPS * lasts / whole))
                for _ in range(steps):
                    self._play(at, lasts / steps, whole, self._big_blind(index, stretch.big_blind))
                    self._enter(at, lasts / steps)
                    at += lasts / steps
                    yield float(np.mean(self.left <= self._last))
            if not self._open and bool(np.all(~np.isnan(self.end))):
                break
        self.open_ended = float(np.mean(np.isnan(self.end)))
        self.end = np.where(np.isnan(self.end), at, self.end)

    def _big_blind(self, index: int, big_blind: Chips) -> float | Floats:
        return self._ladders[min(index, len(self._ladders) - 1)] if self._ladders else float(big_blind)

    def _play(self, at: float, lasts: float, whole: float, big_blind: float | Floats) -> None:
        """One step of a level: everybody plays `lasts` minutes of a level of `whole` minutes."""
        left = self.left
        average: Floats = self.chips / (np.maximum(left, 1) * big_blind)
        fast = deep_rate(np.maximum(average, SHALLOWEST))
        fast *= np.where(left < len(SHORT), self._late, self._pace)
        fast *= part_of_level(lasts, whole, self._usual)
        rest = fast.copy()  # what each player has still to go through in this step
        who = np.flatnonzero((left > 1) & np.isnan(self.end))
        while who.size:
            few = left[who]
            hazard = few * self._short[np.minimum(few, len(SHORT))]
            gap = self._gap[who] - rest[who] * hazard  # what is left of the wait at the end of the step
            out = gap <= 0
            stay = ~out
            self._gap[who[stay]] = gap[stay]
            who = who[out]
            if not who.size:
                break
            rest[who] = over = -gap[out] / hazard[out]
            when = at + lasts * (1 - over / fast[who])
            self._go_out(who, when)
            who = who[np.isnan(self.end[who]) & (left[who] > 1)]

    def _go_out(self, who: Whole, when: Floats) -> None:
        """One goes out in each of these evenings, at that minute; while it is open, some come back."""
        gone = self._size[who]
        self.left[who] -= gone
        self._gap[who] = self._next_wait(who)
        entering = self.evening.entering
        if self._open and entering is not None:
            back = self._again_luck.binomial(gone, self._again[who])
            self.left[who] += back
            self.chips[who] += back * entering.stack
            if not entering.rebuys:
                self.entries[who] += back
        self._note(when, who)

    def _note(self, when: Floats | float, who: Whole) -> None:
        """Note what these evenings have come to by that minute, once nobody can come in any more."""
        left = self.left[who]
        if self._open or not left.size or (self._far and int(left.min()) > self._far):
            return
        if not self._far:
            self._far = max(int(self._paid.max()), self.evening.final_table, *DEAL_AT)
        minutes = np.broadcast_to(np.asarray(when, dtype=np.float64), who.shape)
        paid = self._paid[np.minimum(self.entries[who], len(self._paid) - 1)]
        for moments, there in (
            (self.end, left <= self._last[who]),
            (self.bubble, (left <= paid) & (paid > 0)),
            (self.final, left <= self.evening.final_table),
        ):
            new = there & np.isnan(moments[who])
            moments[who[new]] = minutes[new]

    def _enter(self, at: float, lasts: float) -> None:
        """New entries of some minutes, fewer and fewer until registration closes."""
        entering = self.evening.entering
        if not self._open or entering is None:
            return
        until = _minutes(entering.until)
        if until > 0 and entering.more > 0:
            begin, end = min(1.0, at / until), min(1.0, (at + lasts) / until)
            share = (1 - begin) ** 2 - (1 - end) ** 2  # a rate that falls to nothing
            new = self._come_luck.poisson(max(0.0, entering.more * share) * self._crowd)
            self.left += new
            self.entries += new
            self.chips += new * entering.stack
        if at + lasts >= until - 1e-6:
            self._open = False
            self._note(at + lasts, self._every)

    def _sell_add_ons(self, index: int) -> None:
        sold = self.evening.add_ons
        if sold is not None and sold.stretch == index:
            self.chips += np.rint(self.left * sold.share).astype(np.int64) * sold.chips

    def _next_wait(self, who: Whole) -> Floats:
        """The next wait of each of these evenings; its n-th is the same whatever happens. In a large field some go out
        together, after a wait of the same mean and spread as that of so many one by one.
        """
        at = self._drawn[who]
        while at.size and int(at.max()) >= len(self._waits):
            more = self._wait_luck.standard_exponential((BLOCK, self.runs), dtype=np.float32)
            self._waits = np.concatenate((self._waits, more))
        self._drawn[who] += 1
        size = np.maximum(1, self.left[who] // TOGETHER)
        self._size[who] = size
        spread = np.sqrt(size)
        found: Floats = size - spread + spread * self._waits[at, who % self.runs]
        return found


def play(
    evening: Evening, runs: int, seed: int, progress: Progress | None = None, ladders: Sequence[Ladder] = ()
) -> Played:
    """Play so many evenings, or so many for each of the ladders. `progress` may stop it, by `Stopped`."""
    played = Played(evening, runs, seed, ladders)
    for done in played:
        if progress is not None and not progress(done):
            raise Stopped
    return played


def _side_by_side(ladders: Sequence[Ladder]) -> Iterator[tuple[int, ...]]:
    """Ladders level by level, each going on with its last big blind as long as the longest."""
    for at in range(max(map(len, ladders), default=0)):
        yield tuple(ladder[min(at, len(ladder) - 1)] for ladder in ladders)


def _minutes(lasts: timedelta) -> float:
    return lasts / timedelta(minutes=1)
