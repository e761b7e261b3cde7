"""An hour that was played by hand is typed back: lines in the language of the command box, understood one after the
other, each as of the time noted for it, and saved all at once or not at all.

    paper = Paper(club, tournament, words, offers)
    read = paper.read(text)            # nothing is written: the lines as understood, and what they lead to
    paper.save(text)                   # one transaction; refused while a line is refused

A line is a time if there was one, then what happened: '21:14 bust 3-2 by 3-5', 'rebuy 4-1 card', '21:20 register pim
new 5-3', 'break 14 3-5 4-2', '21:30 level 10'; a time alone is that of the lines below it. What stands behind a '!' is
the reason that lifts what is in the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tdapp.app.money.drawers import in_use
from tdapp.app.papers.by_hand_draft import draft_key
from tdapp.app.papers.by_hand_line import Hand, Reader, Step
from tdapp.app.rehearsal import Rehearsal
from tdapp.domain.refusal import Refused
from tdapp.domain.units import DrawerId, TournamentId
from tdapp.read.by_hand import Consequences, LineRead, consequences
from tdapp.read.by_hand_lines import instant_of, split_line
from tdapp.read.command_scene import Offer
from tdapp.read.message import Said, say, say_refused
from tdapp.store import settings
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.words.say import Words

# The answers to the question about a clock nobody looked at: what was done by hand was done before them.
ANSWERS = ("timing.let_count", "timing.set_back", "timing.stop_back")


class PaperRead(Struct, frozen=True):
    """What was typed, line by line, and what all of it leads to; None: nothing is understood yet."""

    lines: tuple[LineRead, ...]
    then: Consequences | None

    @property
    def refused(self) -> int:
        """How many lines are refused."""
        return sum(line.refused is not None for line in self.lines)

    @property
    def understood(self) -> int:
        """How many lines are understood."""
        return sum(bool(line.said) for line in self.lines)


class Paper:
    """What was noted on paper of one tournament, as it is typed back.

    `offers`: the actions that are typed by their names, such as pausing the clock; what cannot be done by hand is no
    harm. `words`: the language that is typed; `others`: those in which words for what happened are known too.
    """

    def __init__(
        self,
        club: Club,
        tournament: TournamentId,
        words: Words,
        offers: Sequence[Offer] = (),
        others: Sequence[Words] = (),
    ) -> None:
        self.club, self.tournament = club, tournament
        self._reader = Reader(club, tournament, words, offers, others)
        self._steps: list[Step] = []
        self._read_at: tuple[int, DrawerId] | None = None

    def read_some(self, text: str, most: int = 8) -> bool:
        """Read no more than so many lines that are not read yet; returns whether all are, and `read` has nothing left
        to do: between two keys there is little time.
        """
        return self._read_lines(text, most)

    def read(self, text: str) -> PaperRead:
        """What the lines are understood as, each on what those above it left, and what all of them lead to. A line that
        is refused is passed over by those below it.
        """
        self._read_lines(text)
        lines = tuple(step.read for step in self._steps)
        if not any(line.said for line in lines):
            return PaperRead(lines, None)
        last = self._steps[-1]
        names = {drawer.id: drawer.name for drawer in last.after.club.drawers.values()}
        then = consequences(
            self.club.desk.state(self.tournament),
            last.after.state(self.tournament),
            self.club.time.now(),
            tuple(piece.act for piece in last.after.unwritten),
            self._reader.directory(last.new),
            names,
            len(last.new),
        )
        return PaperRead(lines, then)

    def save(self, text: str) -> int:
        """Save all that was typed, and forget it as a draft, in one transaction; returns how many acts it made.

        Refuses while a line is refused, and when there is none; then nothing has changed.
        """
        self._steps.clear()
        read = self.read(text)
        if read.refused:
            raise Refused("by_hand.lines_refused", n=read.refused)
        if read.then is None:
            raise Refused("by_hand.nothing")
        last, people = self._steps[-1], self.club.people

        def write(db: Any) -> None:
            people.write_newcomers(db, last.new)
            settings.put_setting(db, draft_key(self.tournament), "")

        def known() -> None:
            people.take_newcomers(last.new)

        self.club.desk.write_together(self.tournament, last.after.unwritten, also=write, then=known)
        self._steps.clear()
        return len(last.after.unwritten)

    def since(self) -> datetime:
        """From when on the floor played by hand: the last thing done here before it, answers about the clock apart."""
        acts = self.club.desk.history(self.tournament).acts
        return next(act.at for act in reversed(acts) if act.verb not in ANSWERS or act is acts[0])

    def _read_lines(self, text: str, most: int | None = None) -> bool:
        """Read what differs from what was read before, and what stands below it; whether all of it is read."""
        typed = text.splitlines()
        at = (self.club.desk.history(self.tournament).last_seq, in_use(self.club))
        if at != self._read_at:
            self._steps.clear()
            self._read_at = at
        same = 0
        for step, line in zip(self._steps, typed, strict=False):
            if step.read.typed != line:
                break
            same += 1
        del self._steps[same:]
        for line in typed[same:] if most is None else typed[same : same + most]:
            self._steps.append(self._read_line(line))
        return len(self._steps) == len(typed)

    def _read_line(self, typed: str) -> Step:
        last = self._steps[-1] if self._steps else self._begun()
        split = split_line(typed, self._reader.verbs, self._reader.tenders)
        if not split.text and split.time is None:
            return replace(last, read=LineRead(typed, last.read.at))  # an empty line
        noted = last.read.at
        if split.time is not None:
            found = instant_of(split.time, last.after.as_of.astimezone())
            noted = None if found is None else found.astimezone(UTC)
            if (wrong := self._wrong_time(split.time, noted, last.after.as_of)) is not None:
                return replace(last, read=LineRead(typed, last.read.at, (), wrong))
        hand = Hand(self._reader, last, noted)
        if not split.text:
            return replace(last, read=LineRead(typed, noted), after=hand.rehearsal)
        try:
            refused = hand.do_line(split)
        except Refused as error:
            refused = say_refused(error, hand.state(), self._reader.directory(hand.new))
        if refused is not None:
            return replace(last, read=LineRead(typed, noted, (), refused))
        return Step(LineRead(typed, noted, tuple(hand.said())), hand.rehearsal, hand.new, hand.players)

    def _begun(self) -> Step:
        now = self.club.time.now()
        rehearsal = Rehearsal(self.club.desk, self.tournament, typed=now, since=min(self.since(), now))
        return Step(LineRead(""), rehearsal, ())

    def _wrong_time(self, time: tuple[int, int], noted: datetime | None, before: datetime) -> Said | None:
        """What is wrong with a time that was noted; None: nothing."""
        typed = f"{time[0]}:{time[1]:02d}"
        if noted is None:
            return say("by_hand.no_time", typed=typed)
        if noted < before:
            return say("by_hand.before", typed=typed, at=before)
        if noted > self.club.time.now():
            return say("by_hand.to_come", typed=typed)
        return None
