"""The books of a club file: its streams as far as they have been read, and the one place where they grow."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from types import MappingProxyType
from typing import Any, NamedTuple

from tdapp.app.club.tails import BrokenTail, OnlyShown, Tail, up_to_the_break
from tdapp.app.journal.history import History, Kept, never_before
from tdapp.domain.act import Act
from tdapp.domain.club.club import ClubState, after, club_of
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, OperatorId, Seq, TournamentId
from tdapp.store import journal, projected
from tdapp.store.chain import START
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import leave_out, uncollected
from tdapp.store.errors import KnownError
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB, End
from tdapp.store.projection import Projection
from tdapp.values import replace


class Unwritten(NamedTuple):
    """An act of a tournament that is not in the file yet: the state `then` after it, the rows and texts that go with
    it, and cash that was added to a drawer for it.
    """

    act: Act
    then: State
    rows: Projection
    texts: tuple[FreeText, ...] = ()
    safe: Act | None = None


# Trouble with the lines of one tournament; anything else concerns the file or its disk.
OF_ONE_STREAM = ("store.chain", "store.unreadable_fact", "store.unknown_fact")


LOOKED_AT = 8  # finished tournaments that stay in memory once they were looked at


class Books:
    """The acts of one club file and what follows from them. A tournament is loaded when it is first asked for, a
    finished one for as long as it is looked at.

    `club`: what the club's own stream says. An act stands in here once it is durable, and not before.
    """

    def __init__(self, file: ClubFile) -> None:
        self._file = file
        self.read_again: Callable[[str], None] = lambda _stream: None  # called when the file had more than we knew
        self._histories: dict[TournamentId, History] = {}
        self._over: dict[TournamentId, None] = {}  # those that are finished and only looked at, in the order read
        self._heads: dict[str, bytes] = {}
        self._tails: dict[TournamentId, BrokenTail] = {}
        self.club_acts = list(file.load(CLUB))
        self._heads[CLUB] = file.head(CLUB).head
        self.club = club_of(self.club_acts)

    def history(self, tournament: TournamentId) -> History:
        """The acts of a tournament, loaded and folded when first asked for: all of them, or as many as come out."""
        history = self._histories.get(tournament)
        return history if history is not None else self._load(tournament)

    def _load(self, tournament: TournamentId) -> History:
        with uncollected():
            try:
                history = History(self._file.load(tournament))
                head = self._file.head(tournament).head
            except KnownError as error:
                if error.code not in OF_ONE_STREAM:
                    raise
                history, head = self._load_beginning(tournament)
            except Exception:  # the lines are as they were written, and make no tournament
                history, head = self._load_beginning(tournament)
        leave_out(len(history.acts))
        if tournament in self.club.imported and history.state is not None:
            stands = history.state.clock.stopped(history.acts[-1].at)  # whatever goes by, it is as it came in
            history.state = replace(history.state, clock=stands)
        self._heads[tournament] = head
        self._histories[tournament] = history
        self._forget_others(tournament, history)
        return history

    def _forget_others(self, tournament: TournamentId, history: History) -> None:
        """Forget finished tournaments nobody looked at lately: they are read again when somebody does. What was added
        since the club was opened stays: there may be no copy of it yet.
        """
        if history.state is None or not history.state.finished or tournament in self._tails:
            return
        self._over.pop(tournament, None)
        self._over[tournament] = None
        while len(self._over) > LOOKED_AT:
            gone = next(iter(self._over))
            del self._over[gone]
            self._histories.pop(gone, None)

    def _load_beginning(self, tournament: TournamentId) -> tuple[History, bytes]:
        history, tail = up_to_the_break(self._file, tournament)
        self._tails[tournament] = tail
        return history, self._file.link_at(tournament, tail.last) if tail.last else START

    def tail(self, tournament: TournamentId) -> Tail | None:
        """The part of a tournament's journal that does not come out; None where all of it does, and acts can be
        added.
        """
        self.history(tournament)
        return self._tails.get(tournament) or self.only_shown

    @property
    def only_shown(self) -> OnlyShown | None:
        """Why nothing at all is taken: a damaged file is looked at. None: acts are."""
        path = self._file.shown_of
        return OnlyShown(path.name) if path is not None else None

    def loaded(self) -> Mapping[TournamentId, History]:
        """The tournaments that have been loaded so far."""
        return MappingProxyType(self._histories)

    def state(self, tournament: TournamentId) -> State:
        """The tournament at this moment."""
        state = self.history(tournament).state
        if state is None:
            tail = self._tails.get(tournament)
            raise tail.refusal() if tail is not None else Refused("tournament.unknown")
        return state

    def head(self, stream: str) -> bytes:
        """The head of a stream's hash chain."""
        return self._heads.get(stream, START)

    @property
    def tails(self) -> Mapping[TournamentId, BrokenTail]:
        """The broken tails of the tournaments that were looked at so far."""
        return self._tails

    def see_it_grows(self, tournament: TournamentId) -> None:
        """Refuse a tournament that is only shown: it was imported, or its journal does not come out to its end."""
        if (came := self.club.imported.get(tournament)) is not None:
            raise Refused("tournament.imported", club=came.origin, line=came.lines)
        if (tail := self._tails.get(tournament) or self.only_shown) is not None:
            raise tail.refusal()

    def add(
        self,
        tournament: TournamentId,
        history: History,
        act: Act,
        then: State,
        rows: Projection,
        *,
        kept: Kept | None = None,
        texts: tuple[FreeText, ...] = (),
        safe: Act | None = None,
    ) -> None:
        """Make an act durable, with the state `then` after it and the states it `kept`.

        `safe`: cash that was added to a drawer for it, in the same transaction. Refuses, as `see_it_grows` does.
        """
        self.see_it_grows(tournament)
        ends: list[End] = []

        def add_cash(db: Any) -> None:
            if safe is not None:
                ends.append(journal.append(db, CLUB, (safe,), expected=Seq(safe.first - 1)))

        expected = history.last_seq
        with self._behind():
            end = self._file.append(tournament, (act,), expected=expected, projection=rows, texts=texts, also=add_cash)
        self._heads[tournament] = end.head
        self._over.pop(tournament, None)
        if safe is not None:
            self._in_club_now(safe, after(self.club, safe), ends[0].head)
        self._histories[tournament] = history
        history.add(act, then, kept)

    def add_all(
        self, tournament: TournamentId, pieces: Sequence[Unwritten], also: Callable[[Any], None] = lambda _db: None
    ) -> None:
        """Make several acts durable in one transaction, all or none. They follow each other, and what is there.

        `also` writes what else belongs to them.
        """
        self.see_it_grows(tournament)
        history, safe, ends = self.history(tournament), [piece.safe for piece in pieces if piece.safe], list[End]()

        def write_rest(db: Any) -> None:
            for piece in pieces[1:]:
                projected.write(db, piece.rows)
            if safe:
                ends.append(journal.append(db, CLUB, safe, expected=Seq(safe[0].first - 1)))
            also(db)

        texts = tuple(text for piece in pieces for text in piece.texts)
        acts, expected, rows = [piece.act for piece in pieces], Seq(pieces[0].act.first - 1), pieces[0].rows
        with self._behind():
            end = self._file.append(tournament, acts, expected=expected, projection=rows, texts=texts, also=write_rest)
        self._heads[tournament] = end.head
        for act in safe:
            self._in_club_now(act, after(self.club, act), ends[0].head)
        for piece in pieces:
            history.add(piece.act, piece.then)

    def make_in_club(self, verb: str, facts: tuple[Fact, ...], now: datetime, operator: OperatorId) -> Act:
        """The next act of the club's own stream, not written yet."""
        acts = self.club_acts
        last = acts[-1].last if acts else Seq(0)
        return Act(ActNo(len(acts) + 1), Seq(last + 1), verb, never_before(acts, now), operator, facts)

    def add_to_club(self, act: Act, then: ClubState, **rows: Any) -> None:
        """Make an act of the club's own stream durable, with what else belongs to it: see `ClubFile.append`."""
        with self._behind():
            end = self._file.append(CLUB, (act,), expected=Seq(act.first - 1), **rows)
        self._in_club_now(act, then, end.head)

    @contextmanager
    def _behind(self) -> Iterator[None]:
        """The file has more of a stream than we know when a fault of the disk left open what came of an act: then it is
        read again, so that what everybody sees is what stands in it.
        """
        try:
            yield
        except KnownError as trouble:
            if trouble.code == "store.behind":
                self._read(trouble.facts["stream"])
                self.read_again(trouble.facts["stream"])
            raise

    def read_again_later(self, tournament: TournamentId) -> None:
        """Forget what is in memory of a tournament that more came in of; it is read again when it is asked for."""
        self._histories.pop(tournament, None)
        self._tails.pop(tournament, None)

    def _read(self, stream: str) -> None:
        if stream == CLUB:
            self.club_acts = list(self._file.load(CLUB))
            self.club = club_of(self.club_acts)
            self._heads[CLUB] = self._file.head(CLUB).head
        else:
            self._histories.pop(TournamentId(stream), None)
            self.history(TournamentId(stream))

    def _in_club_now(self, act: Act, then: ClubState, head: bytes) -> None:
        self._heads[CLUB] = head
        self.club_acts.append(act)
        self.club = then


class Beside(Books):
    """Books beside those of the club: one tournament grows here by acts that are not in the file, `unwritten`.

    Nothing that is added changes the books it was made of, nor the file.
    """

    def __init__(self, books: Books, tournament: TournamentId) -> None:
        self._file, self.read_again = books._file, books.read_again
        self._histories = {**books._histories, tournament: books.history(tournament).copy()}
        self._heads, self._tails = dict(books._heads), dict(books._tails)
        self.club_acts, self.club = list(books.club_acts), books.club
        self.unwritten: list[Unwritten] = list(books.unwritten) if isinstance(books, Beside) else []

    def add(
        self,
        tournament: TournamentId,
        history: History,
        act: Act,
        then: State,
        rows: Projection,
        *,
        kept: Kept | None = None,
        texts: tuple[FreeText, ...] = (),
        safe: Act | None = None,
    ) -> None:
        """Take an act in, as if it were durable. Refuses, as `see_it_grows` does."""
        self.see_it_grows(tournament)
        self.unwritten.append(Unwritten(act, then, rows, texts, safe))
        if safe is not None:
            self._in_club_now(safe, after(self.club, safe), self.head(CLUB))
        history.add(act, then, kept)
