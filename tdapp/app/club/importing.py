"""Imports a tournament that was exported from another club: read and proved first, then taken in with one act.

Its journal comes in line by line as it was written, under its own id, so its check code stays what paper says. **It
stays as it is**: nothing can be added to it here, nor undone; its clock stands where it stood. A later file of the same
tournament brings what came after, and one with names what people are called who came as numbers. **People**: who is
known here by id stays who she is (erased stays erased); who has the same card and the same name as somebody here is
taken for her, as another record that can be parted again; everybody else is new. **Nothing else** of the other club
counts here: its tickets do not pay, its drawers are only named.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct

from tdapp.app.journal.history import History, as_it_was
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.domain.act import Act
from tdapp.domain.club.club import after, take_in
from tdapp.domain.club.club_facts import TournamentImported
from tdapp.domain.facts import Fact, Registered
from tdapp.domain.money.sale_facts import AlternateAdded
from tdapp.domain.people.naming import LONGEST, clean
from tdapp.domain.people.people_facts import PlayersMerged
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import Conflict
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, DrawerId, EntryId, OperatorId, PlayerId, Seq, TextId, TournamentId
from tdapp.read.club.checked import at_line, say_draw
from tdapp.read.club.proofs import proofs_failed
from tdapp.read.message import Said, say
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.seating.draw_proofs import draw_proofs
from tdapp.store import chip_pictures, free_text, players, projected, settings, tournament_file
from tdapp.store.chain import printable
from tdapp.store.collector import uncollected
from tdapp.store.errors import KnownError
from tdapp.store.journal import End, put, readable_of
from tdapp.store.projection import Rows, touched
from tdapp.store.settings import OperatorRecord
from tdapp.store.shapes import from_microseconds
from tdapp.store.tournament_file import Contents, Person, wrong
from tdapp.values import replace

Watch = Callable[[int], None]  # told how many lines were read so far; raises to stop the work


class Arriving(Struct, frozen=True):
    """A tournament that was read from a file and comes out to its end. `found`: what is odd about its chips, cents,
    seats or draws, as sentences; it may come in all the same.
    """

    path: Path
    contents: Contents
    history: History
    state: State
    found: tuple[Said, ...]

    @property
    def tournament(self) -> TournamentId:
        """Which one it is."""
        return TournamentId(self.contents.header.tournament)

    @property
    def lines(self) -> Seq:
        """How many journal lines it has."""
        return Seq(len(self.contents.lines))


class Plan(Struct, frozen=True):
    """What becomes of a tournament in this club. `facts`: of the act that takes it in; `here`: its lines that are here
    already. `new`: people who come in with it, `merged`: those who are somebody known here, by card and name; `known`
    by id, `named`: those of them who went by number here and whose names the file has. `alike`: new people who have the
    name of somebody known here.
    """

    facts: tuple[Fact, ...]
    here: Seq
    new: tuple[Person, ...]
    merged: Mapping[PlayerId, PlayerId]
    known: int
    alike: int
    named: tuple[Person, ...] = ()


def read_file(path: Path, watch: Watch = lambda _lines: None) -> Arriving:
    """Read the file of a tournament, play it again and prove it. Raises `KnownError` with file, line and reason."""
    try:
        contents = tournament_file.read(path)
    except OSError as error:
        raise KnownError("import.unread", path=path, detail=error.strerror or str(error)) from error
    watch(len(contents.lines))
    with uncollected():
        acts = _acts(contents, path)
        history = _played(contents, acts, path)
        _see_all_is_there(contents, acts, path)
        watch(len(contents.lines))
        state = history.state
        if state is None:
            raise wrong(path, 2, "no_tournament")
        return Arriving(path, contents, history, state, tuple(_odd(history, state)))


def _acts(contents: Contents, path: Path) -> tuple[Act, ...]:
    last = contents.lines[-1]
    found = readable_of(contents.lines, End(last[1], last[2], last[4], last[12]))
    if found.line:
        at = _line_of(contents, found.line)
        newer = found.trouble == "store.unknown_fact"
        raise wrong(path, at, "newer_fact" if newer else "fact")
    return found.acts


def _line_of(contents: Contents, seq: int) -> int:
    """The line of the file that a journal line stands in."""
    return contents.at[contents.lines[seq - 1][2]]


def _played(contents: Contents, acts: tuple[Act, ...], path: Path) -> History:
    try:
        return History(acts)
    except Conflict as conflict:
        raise wrong(path, _line_of(contents, conflict.seq or 1), "conflict") from conflict
    except Exception as error:  # whatever a line says that no line can say
        raise wrong(path, 2, "no_tournament") from error


def _see_all_is_there(contents: Contents, acts: tuple[Act, ...], path: Path) -> None:
    """Refuse an act whose people or words the file does not have, or has otherwise than the act vouches for."""
    people = {one.person for one in contents.people}
    texts = {one.text: one for one in contents.texts}
    for act in acts:
        for fact in act.facts:
            if isinstance(fact, Registered | AlternateAdded) and fact.player not in people:
                raise wrong(path, contents.at[act.number], "person")
        for text, digest in vouched(act):
            its = texts.get(text)
            if its is None:
                raise wrong(path, contents.at[act.number], "text")
            words = tournament_file.free_text(its)
            if words is not None and words.digest != digest:
                raise wrong(path, contents.at[act.number], "words")


def vouched(act: Act) -> Iterator[tuple[TextId, str]]:
    """The words an act vouches for: the id of each with its salted hash."""
    if act.override is not None:
        yield act.override.text, act.override.digest
    for fact in act.facts:
        for name, digest in _vouching(type(fact)):
            if text := getattr(fact, name):
                yield text, getattr(fact, digest)


_fields: dict[type, tuple[tuple[str, str], ...]] = {}


def _vouching(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a fact that name words, each with the field of their hash."""
    if kind not in _fields:
        hints = get_type_hints(kind)
        named = [name for name, hint in hints.items() if hint is TextId]
        pairs = [(name, f"{name}_digest" if f"{name}_digest" in hints else "digest") for name in named]
        _fields[kind] = tuple(pair for pair in pairs if pair[1] in hints)
    return _fields[kind]


def _odd(history: History, state: State) -> Iterator[Said]:
    """What does not come out of chips, cents, seats and draws."""
    name, last = say("check.tournament", name=state.setup.name), history.acts[-1]
    for failed in proofs_failed(history.acts, history.counting(), state):
        yield at_line(name, last.last, last.at, failed)
    for draw in draw_proofs(history.acts, as_it_was(history.acts)):
        if draw.why:
            yield at_line(name, draw.line, None, say_draw(draw))


def plan(club: Club, arriving: Arriving) -> Plan:
    """What would become of it in this club. Raises `Refused` where it cannot come in."""
    contents, tournament = arriving.contents, arriving.tournament
    here = club.file.head(tournament).seq
    head_here = contents.lines[here - 1][12].hex() if 0 < here <= len(contents.lines) else ""
    merged = _same_here(club, arriving)
    known = [one for one in contents.people if PlayerId(one.person) in club.directory]
    new = tuple(one for one in contents.people if PlayerId(one.person) not in club.directory)
    names = {fold(name.full) for _player, name in club.people.counted()}
    alike = sum(fold(_name(one).full) in names for one in new if one.named and PlayerId(one.person) not in merged)
    came = TournamentImported(
        tournament,
        arriving.lines,
        contents.head.hex(),
        _kept(contents.header.club),
        tuple((DrawerId(drawer), _kept(name)) for drawer, name in contents.drawers.items()),
    )
    pairs = [PlayersMerged(one, into) for one, into in merged.items()]
    named = tuple(one for one in known if _name(one).full and _by_number(club.directory[PlayerId(one.person)]))
    facts = take_in(club.desk.club, came, here=here, head_here=head_here, merged=pairs, names=bool(named))
    return Plan(facts, here, new, merged, len(known), alike, named)


def _by_number(name: PlayerName) -> bool:
    """Whether somebody came here without a name, as 'No. 7': in any language a short word and a number."""
    return not name.first and re.fullmatch(r"\S{1,4} \d+", name.last) is not None


def _same_here(club: Club, arriving: Arriving) -> dict[PlayerId, PlayerId]:
    """The new people who have card and name of somebody known here, each with whom; never two of them the same, for
    both entered.
    """
    found: dict[PlayerId, PlayerId] = {}
    taken = {club.people.resolve(PlayerId(one.person)) for one in arriving.contents.people}
    for one in arriving.contents.people:
        player, owner = PlayerId(one.person), club.people.card_of(one.card) if one.card else None
        if player in club.directory or owner is None or owner in taken or not one.named:
            continue
        if fold(club.directory[owner].full) == fold(_name(one).full):
            found[player] = owner
            taken.add(owner)
    return found


def take(club: Club, arriving: Arriving, *, numbered: Callable[[int], str]) -> Plan:
    """Take the tournament in with one act: all of it or nothing. Raises `Refused` and `KnownError`.

    `numbered`: what somebody is called whose name the file does not have, by the number of the entry.
    """
    planned = plan(club, arriving)
    club.desk.take_in(
        arriving.tournament,
        planned.facts,
        also=partial(_write, club, arriving, planned, numbered),
        then=lambda: _then(club, planned),
    )
    return planned


def _then(club: Club, planned: Plan) -> None:
    if planned.new or planned.named:
        club.people.reload()
    club.read_operators()


def _write(club: Club, arriving: Arriving, planned: Plan, numbered: Callable[[int], str], db: Any) -> None:
    contents, tournament = arriving.contents, arriving.tournament
    if planned.here < arriving.lines:
        put(db, contents.lines[planned.here :])
    _write_people(club, arriving, planned, numbered, db)
    free_text.write_missing(db, [(TextId(one.text), tournament_file.free_text(one)) for one in contents.texts])
    for act in arriving.history.acts:
        for text, digest in vouched(act):
            free_text.read_text(db, text, digest=digest)  # refuses where this club has other words under that id
    for picture in contents.pictures:
        chip_pictures.put(db, picture.picture, picture.kind, picture.content)
    for operator, name in contents.operators.items():
        if OperatorId(operator) not in club.operators:
            called = f"{_kept(name)} ({_kept(contents.header.club)})"
            settings.put_operator(db, OperatorRecord(OperatorId(operator), called))
    before = projected.rows_of(db, tournament) if planned.here else Rows()
    acts, last = arriving.history.counting(), from_microseconds(contents.lines[-1][4])
    now = after(club.desk.club, Act(ActNo(1), Seq(1), "", last, OperatorId(""), planned.facts))
    rows = rebuilt(tournament, acts, arriving.state, last, now)
    projected.write(db, touched(before=before, after=rows))


def _write_people(club: Club, arriving: Arriving, planned: Plan, numbered: Callable[[int], str], db: Any) -> None:
    now, rows = club.time.now(), []
    entered: dict[PlayerId, EntryId] = {}
    for act in arriving.history.acts:
        for fact in act.facts:
            if isinstance(fact, Registered):
                entered.setdefault(fact.player, fact.entry)
    cards: set[str] = set()

    def named(one: Person, before: PersonData) -> PersonData:
        card = one.card if one.card not in cards and club.people.card_of(one.card) is None else ""
        cards.add(card)
        name, nickname = _name(one), _kept(one.nickname)
        data = replace(before, last=name.last, first=name.first, nickname=nickname, nationality=one.nationality)
        return replace(data, club_no=_kept(card))

    for one in planned.new:
        player = PlayerId(one.person)
        data = named(one, PersonData(""))
        if not (data.last or data.first):
            data = PersonData(numbered(entered.get(player, EntryId(0))))
        rows.append(players.new_row(player, data, now=now, fold=fold))
    if rows:
        players.add_rows(db, rows)
    for one in planned.named:
        here = players.person(db, PlayerId(one.person))
        if here is not None and not here.erased:
            players.put(db, here.id, named(one, here.data), fold=fold)
    for player, into in planned.merged.items():
        players.put_merged(db, player, into)


def _name(one: Person) -> PlayerName:
    return PlayerName(_kept(one.last), _kept(one.first))


def _kept(text: str) -> str:
    """A text of another club as it is kept here: cleaned, like one that is typed."""
    return clean(text)[:LONGEST]


def plan_said(arriving: Arriving, planned: Plan) -> Iterator[Said]:
    """What would come in, as sentences: the tournament, its check code, its people, and what is odd about it."""
    header, state = arriving.contents.header, arriving.state
    yield say("import.what", name=state.setup.name, day=state.setup.day, club=header.club)
    head = printable(arriving.contents.head)
    yield say("import.proved", lines=arriving.lines, acts=len(arriving.history.acts), head=head)
    if 0 < planned.here < arriving.lines:
        yield say("import.more", n=arriving.lines - planned.here, line=planned.here)
    yield say("import.people", new=len(planned.new) - len(planned.merged), known=planned.known)
    if planned.named:
        yield say("import.names", n=len(planned.named))
    if planned.merged:
        yield say("import.merged", n=len(planned.merged))
    if planned.alike:
        yield say("import.alike", n=planned.alike)
    if header.people == tournament_file.NUMBERS:
        yield say("import.numbers")
    yield from arriving.found
    if not arriving.found:
        yield say("import.comes_out")
    yield say("import.stays")
