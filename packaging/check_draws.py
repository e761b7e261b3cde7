"""Check the draws of a tournament: `python3 packaging/check_draws.py SHEET.json`. Needs Python and nothing else.

The sheet is what tdapp exports: each draw with who was in it, which seats there were, and what came out. This program
shares no line with tdapp. It computes the seed of each draw from the house's secret, the value given in the room and
the number of the draw, computes the draw from the seed, and says of each whether the same comes out. The exit code is
0 when everything does, 1 when something does not, 2 when the sheet cannot be read.

How a draw is made stands in the README under 'Check a draw yourself'.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Draw = Mapping[str, Any]  # as it stands on the sheet
Place = tuple[int, int]  # table and seat
Seating = dict[int, Place]  # by entry

TRIES, SPREAD_TRIES = 2000, 200


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


def even_takes(numbers: Numbers, tables: list[Draw], n: int) -> list[int]:
    """Newcomers fill the tables up level by level; who takes the last few of an unfinished level is drawn."""
    takes = [0] * len(tables)
    while n:
        open_tables = [at for at, table in enumerate(tables) if takes[at] < len(table["seats"])]
        lowest = min(tables[at]["heads"] + takes[at] for at in open_tables)
        level = [at for at in open_tables if tables[at]["heads"] + takes[at] == lowest]
        if len(level) > n:
            level, _ = numbers.deal(level, n)
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


def seating_of(draw: Draw) -> Seating | None:
    """The seating the seed of this draw gives; None when none was found that fits."""
    numbers = Numbers(draw["seed"])
    if draw["groups"]:
        seating = draw_spread(draw, numbers)
    elif all(table["takes"] is not None for table in draw["tables"]):
        seating = draw_everybody(draw, numbers)
    else:
        seating = draw_newcomers(draw, numbers)
    if seating is not None:
        seating.update({entry: (table, seat) for entry, table, seat in draw["kept"]})
    return seating


def check_seed(draw: Draw, secrets: Mapping[str, str]) -> str:
    """What is wrong with the seed of a draw, '' for nothing."""
    number, slash, _hash = draw["seed"].partition("/")
    if not slash:
        return "its seed is bound to nothing"
    if number != str(draw["number"]):
        return f"its seed has number {number}"
    secret = secrets.get(draw["commitment"])
    if secret is None:
        return "its commitment is not on the sheet"
    if secret:
        text = f"{secret}|{draw['public_value']}|{draw['number']}"
        if draw["seed"] != f"{number}/{hashlib.sha256(text.encode()).hexdigest()}":
            return "its seed is not made of secret, public value and number"
    return ""


def check_cards(draw: Draw) -> str:
    """The first step of a table that breaks: each player gets a card, in the order of the seats, the highest first."""
    dealt, _ = Numbers(draw["seed"] + "/cards").deal(range(52), len(draw["cards"]))
    for (entry, card), drawn in zip(draw["cards"], dealt, strict=True):
        if card != drawn:
            return f"entry {entry} has card {card}, and {drawn} was dealt"
    by_card = [entry for entry, _card in sorted(draw["cards"], key=lambda each: -each[1])]
    players = [entry for entry in by_card if entry in set(draw["players"])]
    return "" if players == draw["players"] else "the seats were not handed out from the highest card down"


def check_moves(draw: Draw) -> str:
    """Single moves where nobody knew a button: who went, and to which seat, were each drawn by a lot of their own.

    Whoever was drawn before and stayed is said, and a seat that stayed empty: a wish, or the director had it so.
    """
    if [[move["entry"], *move["to"]] for move in draw["moves"]] != draw["result"]:
        return "its moves are not its result"
    for move in draw["moves"]:
        entry, (table, seat) = move["entry"], move["to"]
        moved = dict(move["players"])
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


def check_race(draw: Draw) -> str:
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
            if each["card"] != best[at]:
                return f"seat {where} has card {each['card']}, and {best[at]} was dealt"
            if each["got"] != (at in winners):
                return f"seat {where} got {each['got']} chips, and {int(at in winners)} was won"
            if bool(each["kept"]) != (each["only"] and at not in winners):
                return f"seat {where} keeps {each['kept']}, which only who would be raced out does"
    return ""


def ahead(order: list[int], one: int, done: set[int]) -> list[int]:
    """What was drawn before this one, without what was done; nothing where nothing was drawn."""
    return [each for each in order[: order.index(one) if one in order else 0] if each not in done]


def kind_of(draw: Draw) -> list[str]:
    """What a draw with these fields may be called."""
    if "card" in draw:
        return ["card"]
    if "race" in draw:
        return ["race"]
    if "cards" in draw:
        return ["break"]
    if "moves" in draw:
        return ["moves"]
    if any(table["takes"] is None for table in draw["tables"]):
        return ["join"]
    if draw["groups"]:
        return ["spread"]
    return ["first", "redraw", "final", "join", "spread"]


def check_draw(draw: Draw, secrets: Mapping[str, str]) -> str:
    """What is wrong with a draw, '' for nothing."""
    wrong = check_seed(draw, secrets)
    if wrong:
        return wrong
    if draw["kind"] not in kind_of(draw):
        return f"it is called {draw['kind']}, and is none"
    if "card" in draw:
        card = draw["lowest"] + Numbers(draw["seed"]).below(draw["highest"] - draw["lowest"] + 1)
        return "" if card == draw["card"] else f"card {draw['card']} is on the sheet, and {card} was drawn"
    if "moves" in draw:
        return check_moves(draw)
    if "race" in draw:
        return check_race(draw)
    if "cards" in draw:
        wrong = check_cards(draw)
        if wrong:
            return wrong
    seating = seating_of(draw)
    if seating is None:
        return "no seating fits"
    result = {entry: (table, seat) for entry, table, seat in draw["result"]}
    for entry in sorted(seating.keys() | result.keys()):
        if seating.get(entry) != result.get(entry):
            sheet, drawn = said(result.get(entry)), said(seating.get(entry))
            return f"entry {entry} is at {sheet} on the sheet, and {drawn} was drawn"
    return ""


def looked_at(draw: Draw, secrets: Mapping[str, str]) -> str:
    """What is wrong with a draw, also one that cannot even be computed."""
    try:
        return check_draw(draw, secrets)
    except (ValueError, LookupError, TypeError, AttributeError) as trouble:
        return f"what is said of it does not fit together ({trouble!r})"


def said(seat: Place | None) -> str:
    """A seat as the floor says it."""
    return "no seat" if seat is None else f"{seat[0]}-{seat[1]}"


def check(sheet: Draw) -> int:
    """Check a whole sheet, saying of each draw whether it is right. The number of those that are not."""
    wrong = 0
    secrets: dict[str, str] = {}
    for each in sheet["commitments"]:
        secrets[each["commitment"]] = each["secret"]
        if not each["secret"]:
            print(f"Commitment {each['commitment'][:16]}: the secret is not revealed, so seeds are taken as they are.")
        elif hashlib.sha256(each["secret"].encode()).hexdigest() != each["commitment"]:
            wrong += 1
            print(f"Commitment {each['commitment'][:16]}: WRONG, the secret is another one.")
        else:
            when = "before registration opened" if each["before_registration"] else "after registration opened"
            print(f"Commitment {each['commitment'][:16]}: OK, made {when} (line {each['line']}).")
    bound = any(each["before_registration"] for each in sheet["commitments"])
    for number, draw in enumerate(sheet["draws"], 1):
        early = "/" not in draw["seed"] and not bound
        bound = not early
        problem = f"it should be number {number}" if draw["number"] != number else ""
        problem = problem or ("" if early else looked_at(draw, secrets))
        wrong += bool(problem)
        what = f"Draw {draw['number']} ({draw['kind']}{', undone' if draw['undone'] else ''})"
        if problem:
            print(f"{what}: WRONG, {problem}.")
        elif early:
            print(f"{what}: of an earlier version, whose seeds were not bound to a secret; not checked.")
        else:
            print(f"{what}: OK")
    return wrong


def main(arguments: list[str]) -> int:
    """Read the sheet that is named and check it."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        sheet = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        if sheet.get("sheet") != "tdapp draws" or sheet.get("version") != 1:
            raise ValueError("this is no sheet of draws, or one of a later version")
        wrong = check(sheet)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as trouble:
        print(f"The sheet cannot be checked: {trouble!r}")
        return 2
    print(f"{wrong} of it is wrong." if wrong else f"All {len(sheet['draws'])} draws are as they should be.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
