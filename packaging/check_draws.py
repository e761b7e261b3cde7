"""Check the draws of a tournament. Needs Python and nothing else:

    python3 packaging/check_draws.py SHEET.json [--commitment C] [--list F] [--value V] [--draws N] [--head H]

The sheet is what tdapp exports: each draw with the room it was made in, and what came out. This program shares no line
with tdapp. It makes the fingerprint of each room, the seed of each draw and the draw itself once more, and says of each
whether the same comes out. After the options goes what you noted in the room, before the draw: the seal of
the secret number (--commitment), the list code (--list), the word called out (--value; each may be the first letters,
and stand more than once), how many draws there were, and the check code at the foot of a paper (--head). Without them a
sheet can be right and still be another one.

The exit code is 0 when everything is right, 1 when something is wrong or missing, 2 when the sheet cannot be read. How
a draw is made, and what it proves, stands in the manual under 'Check a draw yourself'.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Draw = Mapping[str, Any]  # as it stands on the sheet
Place = tuple[int, int]  # table and seat
Seating = dict[int, Place]  # by entry

TRIES, SPREAD_TRIES = 2000, 200
EVERYBODY = ("first", "spread", "redraw", "final")
KINDS = (*EVERYBODY, "join", "break", "moves", "card", "race", "envelope")
SHORTEST = 8  # letters of a hash that was noted


class Numbers:
    """The generator: block i is SHA-256 of 'seed:i', four numbers of 64 bits, high byte first."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.block = 0
        self.ready: list[int] = []

    def word(self) -> int:
        """The next number of 64 bits."""
        if not self.ready:
            block = hashlib.sha256(f"{self.seed}:{self.block}".encode()).digest()
            self.block += 1
            self.ready = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
        return self.ready.pop(0)

    def below(self, n: int) -> int:
        """0 to n - 1; a number in the last, incomplete run of n is thrown away."""
        whole = 2**64 // n * n
        number = self.word()
        while number >= whole:
            number = self.word()
        return number % n

    def deal(self, items: Iterable[T], k: int) -> tuple[list[T], list[T]]:
        """Fisher and Yates from the last place; stops when k are dealt. The dealt ones in order, and the others."""
        lie = list(items)
        stop = len(lie) - k
        for place in range(len(lie) - 1, max(stop, 1) - 1, -1):
            other = self.below(place + 1)
            lie[place], lie[other] = lie[other], lie[place]
        return lie[stop:][::-1], lie[:stop]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them, as they lie when every place has changed."""
        return self.deal(items, len(items))[0][::-1]


class Room:
    """Who sits where, and the rules of the room, as the sheet tells it from draw to draw."""

    def __init__(self) -> None:
        self.rules: list[str] = []
        self.tables: dict[int, int] = {}  # how many seats each open table has
        self.marks: dict[int, str] = {}  # who each entry is
        self.seats: dict[int, Place] = {}

    def change(self, told: Draw) -> None:
        """What is otherwise than the last draw left it."""
        self.rules = told.get("rules", self.rules)
        self.tables.update(dict(told.get("opened", [])))
        for table in told.get("closed", []):
            del self.tables[table]
        for entry in told.get("gone", []):
            del self.marks[entry]
            self.seats.pop(entry, None)
        for entry, mark, seat in told.get("entries", []):
            self.marks[entry] = mark
            self.seats.pop(entry, None)
            if seat:
                self.seats[entry] = (seat[0], seat[1])

    def fingerprint(self, number: int) -> str:
        """SHA-256 of the lines that say what goes into a draw."""
        lines = [f"draw {number}", *self.rules]
        lines += [f"table {table} {seats}" for table, seats in sorted(self.tables.items())]
        for entry, mark in sorted(self.marks.items()):
            seat = self.seats.get(entry)
            lines.append(f"entry {entry} {mark} {f'{seat[0]}-{seat[1]}' if seat else '-'}")
        return sha256("\n".join(lines))

    def rule(self, name: str) -> list[list[str]]:
        """What stands in the lines of this name."""
        return [words[1:] for words in (line.split() for line in self.rules) if words[0] == name]

    def kept(self) -> dict[str, Place]:
        """The seat that is kept for somebody, by his mark."""
        return {mark: place(seat) for mark, seat in self.rule("kept")}

    def size(self, table: int) -> int:
        """How many seats a table gets when it opens."""
        sizes = dict(each.split(":") for each in self.rule("sizes")[0])
        return int(sizes.get(str(table), self.rule("seats")[0][0]))

    def numbers(self, table: int, size: int) -> list[int]:
        """The seats of a table that anybody may get, were nobody there."""
        closed = set(self.rule("blocked")[0]) | {f"{where}-{seat}" for where, seat in self.kept().values()}
        return [seat for seat in range(1, size + 1) if not closed & {f"{table}-{seat}", f"*-{seat}"}]

    def taken(self) -> dict[int, set[int]]:
        """The seats somebody sits in, by table."""
        taken: dict[int, set[int]] = {table: set() for table in self.tables}
        for table, seat in self.seats.values():
            taken[table].add(seat)
        return taken

    def free(self, table: int, taken: Mapping[int, set[int]]) -> list[int]:
        """Those that are free at an open table."""
        return [seat for seat in self.numbers(table, self.tables[table]) if seat not in taken[table]]

    def opening(self) -> Iterator[int]:
        """Every table in the order they open."""
        order = [int(table) for table in self.rule("order")[0]]
        yield from order
        yield from (table for table in count(1) if table not in order)

    def others(self, entry: int) -> list[int]:
        """From whom of those still in somebody is kept apart."""
        mark = self.marks[entry]
        marks = {pair[pair[0] == mark] for pair in self.rule("apart") if mark in pair}
        return [other for other, each in sorted(self.marks.items()) if each in marks]

    def contradiction(self) -> str:
        """Two who sit in one seat, or one in a seat that is not there; '' for none."""
        taken: dict[Place, int] = {}
        for entry, (table, seat) in sorted(self.seats.items()):
            if not 1 <= seat <= self.tables.get(table, 0):
                return f"entry {entry} sits at {table}-{seat}, which is no seat of the room"
            if (table, seat) in taken:
                return f"entries {taken[table, seat]} and {entry} both sit at {table}-{seat}"
            taken[table, seat] = entry
        return ""


def place(text: str) -> Place:
    """A seat that is written '12-4'."""
    table, seat = text.split("-")
    return int(table), int(seat)


def sha256(text: str) -> str:
    """The hash of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def everybody(room: Room, kind: str, groups: Mapping[int, int], final: Sequence[int] = ()) -> Draw:
    """What there is to draw for everybody at once: the fewest tables in their order, head-counts even."""
    kept = {entry: room.kept()[mark] for entry, mark in sorted(room.marks.items()) if mark in room.kept()}
    players = [entry for entry in sorted(room.marks) if entry not in kept]
    heads: dict[int, int] = {}
    for table, _seat in kept.values():
        heads[table] = heads.get(table, 0) + 1
    ideal = int(room.rule("seats")[0][2])
    free: dict[int, list[int]] = {}
    seats, opening = 0, room.opening()
    asked = list(heads)
    if final:  # one table, which may have a chair more than it had
        free, asked, seats = {final[0]: room.numbers(*final)}, [], len(room.marks)
    while asked or seats < len(room.marks):
        table = asked.pop(0) if asked else next(opening)
        if table not in free:
            free[table] = room.numbers(table, room.size(table))
            more = len(free[table]) + heads.get(table, 0)
            seats += min(more, ideal) if ideal else more
    order = [int(table) for table in room.rule("order")[0]]
    if heads:
        place_of = {table: number for number, table in enumerate(order)}
        free = {table: free[table] for table in sorted(free, key=lambda each: (place_of.get(each, len(order)), each))}
    tables = [{"table": each, "heads": heads.get(each, 0), "seats": free[each], "takes": 0} for each in free]
    tables = [each for each in tables if each["seats"] or each["heads"]]
    for each, takes in zip(tables, even_takes(None, tables, len(players)), strict=True):
        each["takes"] = takes
    apart, never = wishes(room, players, {entry: seat[0] for entry, seat in kept.items()}, len(tables))
    spread = [groups.get(entry, 0) for entry in players] if kind == "spread" else []
    return problem(room, players, tables, apart=apart, never=never, groups=spread, kept=kept)


def newcomers(room: Room, joining: list[int]) -> Draw:
    """What there is to draw for some who join those that sit; tables open for them when there are too few seats."""
    kept = {entry: room.kept()[room.marks[entry]] for entry in joining if room.marks[entry] in room.kept()}
    players = [entry for entry in joining if entry not in kept]
    taken = room.taken()
    tables: list[dict[str, Any]] = []
    for table in sorted(room.tables):
        heads = len(taken[table]) + sum(where == table for where, _seat in kept.values())
        tables.append({"table": table, "heads": heads, "seats": room.free(table, taken), "takes": None})
    missing = len(players) - sum(len(table["seats"]) for table in tables)
    further = (table for table in room.opening() if table not in room.tables)
    while missing > 0:
        table = next(further)
        seats = room.numbers(table, room.size(table))
        if seats:
            tables.append({"table": table, "heads": 0, "seats": seats, "takes": None})
            missing -= len(seats)
    sits = {entry: table for entry, (table, _seat) in room.seats.items()}
    sits.update({entry: table for entry, (table, _seat) in kept.items()})
    apart, never = wishes(room, players, sits, len(tables))
    if len(players) == 1 and never:
        tables = [table for table in tables if [players[0], table["table"]] not in never]
        never = []
    tables = [table for table in tables if table["seats"]]
    even = room.rule("even") == [["yes"]]
    return problem(room, players, tables, apart=apart, never=never, kept=kept, even=even)


def wishes(
    room: Room, players: list[int], sits: Mapping[int, int], tables: int
) -> tuple[list[list[int]], list[list[int]]]:
    """Two of the players who must not sit together; and who must not come to a table where somebody sits."""
    apart = [[entry, other] for entry in players for other in room.others(entry) if other in players and entry < other]
    never = [
        [entry, sits[other]]
        for entry in players
        for other in room.others(entry)
        if other not in players and other in sits
    ]
    return (apart, never) if tables > 1 else ([], [])


def problem(room: Room, players: list[int], tables: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """All that a draw of seats is computed from."""
    usual: dict[str, Any] = {"even": False, "groups": [], "kept": {}}
    return {**usual, "players": players, "tables": tables, "first": [int(n) for n in room.rule("first")[0]], **more}


def seats_taken(numbers: Numbers, tables: list[Draw], takes: list[int], first: list[int]) -> list[Place]:
    """Which seats are taken at each table: those that fill first, of the others by lot."""
    pool: list[Place] = []
    for table, n in zip(tables, takes, strict=True):
        seats = table["seats"]
        if n < len(seats):
            soon = [seat for seat in first if seat in seats][:n]
            others, _ = numbers.deal([seat for seat in seats if seat not in soon], n - len(soon))
            seats = sorted(soon + others)
        pool += [(table["table"], seat) for seat in seats]
    return pool


def even_takes(numbers: Numbers | None, tables: Sequence[Draw], n: int) -> list[int]:
    """Newcomers fill the tables up level by level; who takes the last few of an unfinished level is drawn.

    Without numbers the first ones take them.
    """
    takes = [0] * len(tables)
    while n:
        open_tables = [at for at, table in enumerate(tables) if takes[at] < len(table["seats"])]
        lowest = min(tables[at]["heads"] + takes[at] for at in open_tables)
        level = [at for at in open_tables if tables[at]["heads"] + takes[at] == lowest]
        if len(level) > n:
            level = numbers.deal(level, n)[0] if numbers else level[:n]
        for at in level:
            takes[at] += 1
        n -= len(level)
    return takes


def lowest_seats(tables: list[Draw], first: list[int]) -> list[Place]:
    """Where one newcomer may come: the free seats of the tables with the fewest players, those that fill first."""
    fewest = min(table["heads"] for table in tables if table["seats"])
    seats = [(table["table"], seat) for table in tables if table["heads"] == fewest for seat in table["seats"]]
    return [each for number in first for each in seats if each[1] == number] or seats


def fits(draw: Draw, seating: Seating) -> bool:
    """Whether nobody sits with whom he is kept apart from."""
    at = {entry: table for entry, (table, _seat) in seating.items()}
    return all(at[one] != at[other] for one, other in draw["apart"]) and all(
        at[entry] != table for entry, table in draw["never"]
    )


def draw_everybody(draw: Draw, numbers: Numbers) -> Seating | None:
    """Who is kept apart from somebody draws first, again and again until it fits; then the others, by ticket."""
    pool = seats_taken(numbers, draw["tables"], [table["takes"] for table in draw["tables"]], draw["first"])
    wishing = {entry for pair in draw["apart"] for entry in pair} | {entry for entry, _table in draw["never"]}
    players = [entry for entry in draw["players"] if entry in wishing]
    others = [entry for entry in draw["players"] if entry not in wishing]
    for _try in range(TRIES):
        dealt, left = numbers.deal(pool, len(players))
        seating = dict(zip(players, dealt, strict=True))
        if fits(draw, seating):
            seating.update(zip(others, numbers.deal(left, len(others))[0], strict=True))
            return seating
    return None


def draw_spread(draw: Draw, numbers: Numbers) -> Seating | None:
    """Group after group, the largest first, is dealt round the tables."""
    pool = seats_taken(numbers, draw["tables"], [table["takes"] for table in draw["tables"]], draw["first"])
    by_table: dict[int, list[Place]] = {}
    for table, seat in pool:
        by_table.setdefault(table, []).append((table, seat))
    sizes = {group: draw["groups"].count(group) for group in draw["groups"]}
    for _try in range(SPREAD_TRIES):
        order = numbers.shuffled(list(zip(draw["players"], draw["groups"], strict=True)))
        order.sort(key=lambda each: (each[1] == 0, -sizes[each[1]], each[1]))
        around = numbers.shuffled(list(by_table))
        left = {table: numbers.deal(by_table[table], len(by_table[table]))[0] for table in around}
        queue = [entry for entry, _group in order]
        seating: Seating = {}
        while queue:
            for table in around:
                if left[table] and queue:
                    seating[queue.pop(0)] = left[table].pop()
        if fits(draw, seating):
            return seating
    return None


def draw_newcomers(draw: Draw, numbers: Numbers) -> Seating | None:
    """First to the tables or seats that are to fill first; when nothing fits, to any free seat."""
    n = len(draw["players"])
    free = [(table["table"], seat) for table in draw["tables"] for seat in table["seats"]]
    ways = [(draw["even"], draw["first"])]
    if draw["even"] or draw["first"]:
        ways.append((False, []))
    for even, first in ways:
        for _try in range(TRIES):
            if even and n == 1:
                pool = lowest_seats(draw["tables"], first)
            elif even:
                pool = seats_taken(numbers, draw["tables"], even_takes(numbers, draw["tables"], n), first)
            else:
                soon = [each for number in first for each in free if each[1] == number]
                if not soon or len(soon) >= n:
                    pool = soon or free
                else:
                    others = [each for each in free if each[1] not in first]
                    pool = soon + numbers.deal(others, n - len(soon))[0]
            seating = dict(zip(draw["players"], numbers.deal(pool, n)[0], strict=True))
            if fits(draw, seating):
                return seating
    return None


def seating_of(draw: Draw, seed: str) -> Seating | None:
    """The seating a seed gives for what there is to draw; None when none was found that fits."""
    numbers = Numbers(seed)
    if draw["groups"]:
        seating = draw_spread(draw, numbers)
    elif all(table["takes"] is not None for table in draw["tables"]):
        seating = draw_everybody(draw, numbers)
    else:
        seating = draw_newcomers(draw, numbers)
    if seating is not None:
        seating.update(draw["kept"])
    return seating


def check_break(draw: Draw, room: Room) -> str:
    """A table that breaks: each player gets a card, in the order of the seats; then seats, from the highest card on."""
    table = room.seats[draw["cards"][0][0]][0]
    leaving = sorted((entry for entry, seat in room.seats.items() if seat[0] == table), key=room.seats.__getitem__)
    dealt = dict(zip(leaving, Numbers(draw["seed"] + "/cards").deal(range(52), len(leaving))[0], strict=True))
    for entry, card in draw["cards"]:
        if dealt.get(entry) != card:
            return f"entry {entry} has card {card}, and {dealt.get(entry)} was dealt"
    if len(draw["cards"]) != len(leaving):
        return f"not everybody at table {table} has a card"
    rest = Room()
    rest.rules, rest.marks = room.rules, room.marks
    rest.tables = {each: size for each, size in room.tables.items() if each != table}
    rest.seats = {entry: seat for entry, seat in room.seats.items() if entry not in dealt}
    to_draw = newcomers(rest, leaving)
    by_card = sorted(to_draw["players"], key=lambda entry: -dealt[entry])
    return check_seats(draw, {**to_draw, "players": by_card, "even": True})


def check_seats(draw: Draw, to_draw: Draw) -> str:
    """Whether the seats on the sheet are those that were drawn."""
    seating = seating_of(to_draw, draw["seed"])
    if seating is None:
        return "no seating fits"
    result = {entry: (table, seat) for entry, table, seat in draw["result"]}
    for entry in sorted(seating.keys() | result.keys()):
        if seating.get(entry) != result.get(entry):
            sheet, drawn = said(result.get(entry)), said(seating.get(entry))
            return f"entry {entry} is at {sheet} on the sheet, and {drawn} was drawn"
    return "" if len(result) == len(draw["result"]) else "somebody has two seats"


def check_moves(draw: Draw, room: Room) -> str:
    """Single moves where nobody knew a button: who went, and to which seat, were each drawn by a lot of their own.

    Whoever was drawn before and stayed is said, and a seat that stayed empty: a wish, or the director had it so.
    """
    if [[move["entry"], *move["to"]] for move in draw["moves"]] != draw["result"]:
        return "its moves are not its result"
    for move in draw["moves"]:
        entry, (table, seat) = move["entry"], move["to"]
        moved = dict(move["players"])
        if not moved.keys() <= room.marks.keys() or room.seats[entry][0] != move["from"]:
            return f"entry {entry} did not sit at table {move['from']}"
        if move["free"] and sorted(move["free"]) != room.free(table, room.taken()):
            return f"the free seats of table {table} were others"
        order = Numbers(f"{draw['seed']}/out/{move['from']}").shuffled(sorted(moved))
        order.sort(key=lambda each: moved[each])
        seats, _ = Numbers(f"{draw['seed']}/in/{table}").deal(move["free"], len(move["free"]))
        went = {each["entry"] for each in draw["moves"] if each["from"] == move["from"]}
        filled = {each["to"][1] for each in draw["moves"] if each["to"][0] == table}
        if (order and entry not in order) or ahead(order, entry, went) != move["passed"]:
            return f"entry {entry} was not the next to go from table {move['from']}"
        if (seats and seat not in seats) or ahead(seats, seat, filled) != move["skipped"]:
            return f"seat {table}-{seat} was not the next to be filled"
        for entry_passed in move["passed"]:
            print(f"  entry {entry_passed} was drawn to go before entry {entry}, and stayed")
        for seat_skipped in move["skipped"]:
            print(f"  seat {table}-{seat_skipped} was drawn before seat {table}-{seat}, and stayed empty")
    return ""


def check_race(draw: Draw, room: Room) -> str:
    """A chip race: a card for each odd chip, seat by seat; the highest of each seat counts, and one chip a seat."""
    race = draw["race"]
    for table in race["tables"]:
        seats = sorted(table["seats"], key=lambda each: each["seat"])
        numbers = Numbers(f"{draw['seed']}/race/{table['table']}")
        odd = sum(each["odd"] for each in seats)
        cards: list[int] = []
        while len(cards) < odd:
            cards += numbers.deal(range(52), min(52, odd - len(cards)))[0]
        best = []
        for each in seats:
            dealt, cards = cards[: each["odd"]], cards[each["odd"] :]
            best.append(max(dealt))
        whole, rest = divmod(odd * race["old"], race["new"])
        up = rest > 0 if race["rounding"] == "always_up" else 2 * rest >= race["new"]
        order = sorted(range(len(seats)), key=lambda at: -best[at])
        winners = set(order[: whole + up])
        for at, each in enumerate(seats):
            where = f"{table['table']}-{each['seat']}"
            if room.seats.get(each["entry"]) != (table["table"], each["seat"]):
                return f"entry {each['entry']} does not sit at {where}"
            if each["card"] != best[at]:
                return f"seat {where} has card {each['card']}, and {best[at]} was dealt"
            if each["got"] != (at in winners):
                return f"seat {where} got {each['got']} chips, and {int(at in winners)} was won"
            if bool(each["kept"]) != (each["only"] and at not in winners):
                return f"seat {where} keeps {each['kept']}, which only who would be raced out does"
    return ""


def check_envelope(draw: Draw) -> str:
    """The envelope of a bounty: one of those that were left, highest first."""
    left, amount = draw["envelope"]["left"], draw["envelope"]["amount"]
    if list(left) != sorted(left, reverse=True) or not left:
        return "the envelopes do not stand highest first"
    drawn = left[Numbers(f"{draw['seed']}/envelope").below(len(left))]
    return "" if drawn == amount else f"an envelope with {amount} is on the sheet, and one with {drawn} was drawn"


def ahead(order: list[int], one: int, done: set[int]) -> list[int]:
    """What was drawn before this one, without what was done; nothing where nothing was drawn."""
    return [each for each in order[: order.index(one) if one in order else 0] if each not in done]


def check_result(draw: Draw, room: Room) -> str:
    """What is wrong with what came out of a draw, '' for nothing."""
    kind = draw["kind"]
    told = {
        "card": "card",
        "race": "race",
        "moves": "moves",
        "break": "cards",
        "join": "joining",
        "envelope": "envelope",
    }
    if kind not in KINDS or any((field in draw) != (kind == each) for each, field in told.items()):
        return f"it is called {kind}, and is none"
    if ("groups" in draw) != (kind == "spread"):
        return f"it is called {kind}, and people were spread"
    if ("final" in draw) != (kind == "final"):
        return f"it is called {kind}, and is none"
    if kind in ("redraw", "final") and not room.tables:
        return f"it is called {kind}, and nobody had a seat before"
    if kind == "card":
        card = draw["lowest"] + Numbers(draw["seed"]).below(draw["highest"] - draw["lowest"] + 1)
        return "" if card == draw["card"] else f"card {draw['card']} is on the sheet, and {card} was drawn"
    if kind == "moves":
        return check_moves(draw, room)
    if kind == "race":
        return check_race(draw, room)
    if kind == "envelope":
        return check_envelope(draw)
    if kind == "break":
        return check_break(draw, room)
    if kind == "join":
        seated = [entry for entry in draw["joining"] if entry in room.seats]
        return f"entry {seated[0]} had a seat" if seated else check_seats(draw, newcomers(room, draw["joining"]))
    return check_seats(draw, everybody(room, kind, dict(draw.get("groups", [])), draw.get("final", ())))


class Sheet:
    """A whole sheet, looked at draw by draw."""

    def __init__(self, sheet: Draw) -> None:
        self.sheet = sheet
        self.room = Room()
        self.wrong = 0
        self.marked = 0  # draws without a fresh value of the room
        self.bound: set[int] = set()  # draws whose list and value are fixed
        self.used: set[str] = set()  # values that are in a seed
        self.secrets = {each["commitment"]: each["secret"] for each in sheet["commitments"]}
        self.since = {each["commitment"]: each["line"] for each in sheet["commitments"]}

    def say(self, what: str, wrong: str, right: str = "OK") -> None:
        """Say what was looked at, and what came of it."""
        self.wrong += bool(wrong)
        print(f"{what}: WRONG, {wrong}." if wrong else f"{what}: {right}")

    def check(self) -> None:
        """Everything that the sheet says of itself."""
        for each in self.sheet["commitments"]:
            when = "before registration opened" if each["before_registration"] else "after registration opened"
            wrong = (
                "" if each["secret"] else "its secret number is missing: it is revealed when the tournament is finished"
            )
            if each["secret"] and sha256(each["secret"]) != each["commitment"]:
                wrong = "the secret number is another one"
            self.say(f"Seal {each['commitment'][:16]}", wrong, f"OK, made {when} (line {each['line']}).")
        rest = {name: each for name, each in self.sheet.items() if name != "seal"}
        seal = sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")))
        self.say("The file", "" if seal == self.sheet["seal"] else "the sheet was changed since it was saved")
        for number, draw in enumerate(self.sheet["draws"], 1):
            undone = ", undone" if draw["undone"] else ""
            what = f"Draw {draw['number']} ({draw['kind']}{undone})"
            marks: list[str] = []
            self.say(what, guarded(lambda: self.look_at(number, draw, marks)), "".join(["OK", *marks]))  # noqa: B023
        self.say("The end", guarded(self.look_at_end))

    def look_at(self, number: int, draw: Draw, marks: list[str]) -> str:
        """What is wrong with a draw, '' for nothing. `marks`: what must be known of it."""
        before = self.sheet["draws"][number - 2] if number > 1 else None
        if before:
            self.leave(before, draw["line"])
            if draw["line"] <= before["line"] or draw["at"] < before["at"]:
                return "it was made before the one before it"
        self.room.change(draw)
        if draw["number"] != number:
            return f"it should be number {number}"
        if draw["undone"] and draw["undone"] <= draw["line"]:
            return "it was undone before it was made"
        wrong = (
            self.room.contradiction()
            or ("" if self.room.fingerprint(number) == draw["room"] else "its code is not that of the room")
            or self.check_seed(draw)
            or check_result(draw, self.room)
        )
        return wrong or self.check_value(draw, marks)

    def check_seed(self, draw: Draw) -> str:
        """What is wrong with the seed of a draw."""
        number, _, rest = draw["seed"].partition("/")
        if not rest:
            return "of an earlier version, its seed is bound to nothing"
        if number != str(draw["number"]):
            return f"its seed has number {number}"
        commitment = self.room.rule("commitment")[0][0]
        if commitment not in self.secrets:
            return "its seal is not on the sheet"
        if self.since[commitment] > draw["line"] + 1:
            return "its seal was made after it"
        secret = self.secrets[commitment]
        if not secret:
            return "its secret number is missing, so nobody can say how its seed was made"
        value = self.value_before(draw["line"])
        if (draw["value"], draw["list"]) != ((value["value"], value["list"]) if value else ("", "")):
            return "its word is not the latest one from the room"
        right = sha256(f"{secret}|{draw['value']}|{number}")
        return "" if rest in (right, f"2/{right}") else "its seed is not made of secret number, word and draw number"

    def check_value(self, draw: Draw, marks: list[str]) -> str:
        """What the room had to do with a draw: it may be missing, and is then said; in the first one it must not."""
        value, number = self.value_before(draw["line"]), draw["number"]
        if value:
            self.used.add(value["value"])
        if not draw["seed"].partition("/")[2].startswith("2/"):
            return "of an earlier version, which did not fix who was in it; what came out is right"
        groups = value["groups"] if value else []
        shown = sha256(f"{draw['room']}\ngroups {' '.join(map(str, groups))}") if groups else draw["room"]
        spread = dict(draw.get("groups", []))
        same = not spread or groups == [spread.get(entry, 0) for entry in sorted(self.room.marks)]
        commitment = self.room.rule("commitment")[0][0]
        if value and value["draw"] == number and value["list"] == shown and same:
            if self.since[commitment] > value["line"]:
                return "its seal was made after the word from the room"
            self.bound.add(number)
            marks.append(f", word from the room '{value['value']}' for list code {value['list'][:16]}")
            again = [each for each in self.sheet["values"] if each["list"] == value["list"] and each is not value]
            if again:
                marks.append(f"; it had given '{again[0]['value']}' for the same list, which was undone")
            return ""
        if draw["kind"] in EVERYBODY and not draw["undone"] and (draw["kind"] in EVERYBODY[:2] or draw["level"] < 0):
            if value and value["draw"] == number:
                return "who is in or the rules changed after the word from the room"
            return "it was made without a word from the room"
        self.marked += 1
        if value and value["level"] == draw["level"] >= 0:
            marks.append(f", word of the level '{value['value']}', given before it was fixed what was drawn from")
        else:
            marks.append(", without a word from the room")
        return ""

    def value_before(self, line: int) -> Draw | None:
        """The latest value the room had given before a line, and had not been taken back by then."""
        found = [each for each in self.sheet["values"] if each["line"] < line and not 0 < each["undone"] < line]
        return max(found, key=lambda each: each["line"]) if found else None

    def leave(self, draw: Draw, line: int) -> None:
        """A draw has given its seats, unless it was taken back before this line."""
        if not 0 < draw["undone"] < line:
            self.room.seats.update({entry: (table, seat) for entry, table, seat in draw["result"]})

    def look_at_end(self) -> str:
        """What is wrong with the sheet as a whole."""
        draws, end, chain = self.sheet["draws"], self.sheet["end"], self.sheet["chain"]
        if not draws or end["draws"] != len(draws):
            return f"{len(draws)} draws are on the sheet, and {end['draws']} were made"
        self.leave(draws[-1], len(chain) + 1)
        self.room.change(end)
        if self.room.contradiction() or self.room.fingerprint(len(draws) + 1) != end["room"]:
            return self.room.contradiction() or "the room at the end is not what the last draw left"
        rows = [*self.sheet["commitments"], *self.sheet["values"], *draws]
        if max(max(each["line"], each.get("undone", 0)) for each in rows) > len(chain) or len(set(chain)) != len(chain):
            return "the check codes are not those of the journal's lines"
        counts = [draw["number"] in self.bound for draw in draws if draw["kind"] in EVERYBODY and not draw["undone"]]
        return "" if any(counts) else "no draw of everybody was made with a word from the room"

    def compare(self, noted: argparse.Namespace) -> None:
        """Whether the sheet is the one of the room: what somebody noted there must stand on it."""
        draws, chain = self.sheet["draws"], [head.replace(" ", "") for head in self.sheet["chain"]]
        first = min((draw["line"] for draw in draws), default=0)  # where there was none, it stands in the same act
        made = {each for each in self.secrets if self.since[each] <= first + 1}
        lists = [draw["list"] for draw in draws if draw["number"] in self.bound]
        for told in noted.commitment:
            self.say(f"Seal as noted, {told}", noted_in(told, made, "the draws were made with another one"))
        for told in noted.list:
            self.say(f"List code as noted, {told}", noted_in(told, lists, "no draw was made of it with a word"))
        for told in noted.value:
            used = " ".join(told.split()) in self.used
            self.say(f"Word as noted, {told}", "" if used else "no draw was made with it")
        for told in noted.head:
            head = "".join(told.split()).upper()
            self.say(f"Check code as noted, {told}", "" if head in chain else "it is not a check code of this journal")
        if noted.draws is not None:
            right = noted.draws == len(draws)
            self.say(f"Draws as noted, {noted.draws}", "" if right else f"the sheet has {len(draws)}")
        missing = [name for name in ("commitment", "list", "value") if not getattr(noted, name)]
        missing += ["draws"] if noted.draws is None else []
        if missing:
            print(f"Not compared with what was seen in the room: {', '.join(missing)} (see --help).")


def noted_in(told: str, known: Iterable[str], wrong: str) -> str:
    """Whether what was noted begins one of these."""
    begins = "".join(told.split()).lower()
    if len(begins) < SHORTEST:
        return f"at least its first {SHORTEST} letters are needed"
    return "" if any(each.startswith(begins) for each in known) else wrong


def guarded(look: Callable[[], str]) -> str:
    """What is wrong, also with what cannot even be computed."""
    try:
        return look()
    except (ValueError, LookupError, TypeError, AttributeError) as trouble:
        return f"what is said of it does not fit together ({trouble!r})"


def said(seat: Place | None) -> str:
    """A seat as the floor says it."""
    return "no seat" if seat is None else f"{seat[0]}-{seat[1]}"


def check(told: Draw, noted: argparse.Namespace) -> int:
    """Check a whole sheet, saying of each draw whether it is right. How much of it is wrong."""
    sheet = Sheet(told)
    sheet.check()
    sheet.compare(noted)
    if sheet.marked:
        print(f"{sheet.marked} draws were made without a word from the room for exactly what they drew from.")
    return sheet.wrong


def options() -> argparse.ArgumentParser:
    """What may stand behind the name of the program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sheet", help="the file that tdapp saved")
    for name, what in (
        ("commitment", "the seal, noted before registration"),
        ("list", "the list code, noted before the word was called out"),
        ("value", "the word from the room"),
        ("head", "the check code at the foot of a paper"),
    ):
        parser.add_argument(f"--{name}", action="append", default=[], help=what)
    parser.add_argument("--draws", type=int, help="how many there were, those undone too")
    return parser


def main(arguments: list[str]) -> int:
    """Read the sheet that is named and check it."""
    try:
        noted = options().parse_args(arguments)
        sheet = json.loads(Path(noted.sheet).read_text(encoding="utf-8"))
        if sheet.get("sheet") != "tdapp draws" or sheet.get("version") != 2:
            raise ValueError("this is not a sheet of draws, or one of another version of tdapp: save it there again")
        wrong = check(sheet, noted)
    except SystemExit as stop:
        return int(stop.code or 0)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as trouble:
        print(f"The sheet cannot be checked: {trouble!r}")
        return 2
    print(f"{wrong} of it is wrong." if wrong else f"All {len(sheet['draws'])} draws are as they should be.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
