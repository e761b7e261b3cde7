"""Prove the file of a tournament. Needs Python and nothing else; check_draws.py lies beside it:

    python3 packaging/check_tournament.py EVENING.tournament [--head H]

The file is what `tdapp export` makes. This program shares no line with tdapp. It makes the chain of the journal once
more, leaves out what was undone as the journal says, and counts entries, chips and cents line by line; works out who
finished where and what each place pays; makes every draw again; compares the words with what the journal vouches for;
and says who did what. What it counts must be what the file says the tournament comes to.

Whoever changes a line must change every link after it, and then the check code is another one: after --head goes the
one at the foot of the printed results (more than once for several papers). Without it a file can agree with itself and
still be another one. The exit code is 0 when all that was checked is right, 1 when something is wrong, 2 when the file
cannot be read.
"""

import argparse
import base64
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import check_draws

Told = Mapping[str, Any]
FORMS = (1,)  # the versions of the file that are known here
PARTS = ("prize", "fee", "staff", "bounty")
SHORTEST = 8  # letters of a check code that is compared
KINDS = ("stream", "person", "operator", "drawer", "text", "picture", "draws", "sums", "end")
# Facts about money, entries and chips are counted; these say nothing about any of them.
IN, OUT = 1, -1
SIMPLE_MONEY = {
    "PrizePaid": OUT, "PrizeReturned": IN, "BountyPaid": OUT, "BountyReturned": IN, "PoolAdded": IN, "MarkerLost": IN,
    "MarkerFound": OUT, "SeasonPaid": OUT, "SidePaid": OUT, "SideReturned": IN, "SideJoined": IN, "SideLeft": OUT,
}  # fmt: skip


class Unreadable(Exception):
    """The file is none of these, or cannot be read to its end."""


class Act:
    """An act: journal lines that were written together. `line`: its first one."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.line, self.number, self.verb = told["seq"], told["act"], told["verb"]
        self.at, self.by, self.lifted = told["at"], told["by"], told["lifted"]
        self.facts = [(kind, version, json.loads(text)) for kind, version, text in told["facts"]]

    @property
    def undoes(self) -> int:
        """The act that this one takes back; 0: none."""
        kind, _version, values = self.facts[0]
        return values["act"] if kind in ("Retracted", "ClockUndone") else 0

    @property
    def time(self) -> str:
        """When it was done."""
        return datetime.fromtimestamp(self.at / 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


class Tournament:
    """The file as it is read: its header, acts, and what stands beside them."""

    def __init__(self, content: bytes) -> None:
        lines = content.decode("utf-8").split("\n")
        if len(lines) < 4 or lines[-1]:
            raise Unreadable("its last line is cut off")
        told = [json.loads(line) for line in lines[:-1]]
        self.header = told[0]
        if self.header.get("tdapp tournament") not in FORMS:
            raise Unreadable("it is not the file of a tournament, or of another version: take the program of that one")
        self.of: dict[str, list[Told]] = {kind: [] for kind in KINDS}
        self.order = []
        for number, each in enumerate(told[1:], 2):
            kind = next((kind for kind in KINDS if kind in each), None)
            if kind is None:
                raise Unreadable(f"line {number} is none of such a file")
            self.of[kind].append(each)
            self.order.append(KINDS.index(kind))
        if not self.of["stream"] or any(len(self.of[kind]) != 1 for kind in ("draws", "sums", "end")):
            raise Unreadable("it does not have all its parts")
        self.acts = [Act(each) for each in self.of["stream"]]
        self.sums, self.draws, self.end = self.of["sums"][0]["sums"], self.of["draws"][0]["draws"], self.of["end"][0]
        self.before_end = "".join(f"{line}\n" for line in lines[:-2]).encode()
        self.heads: list[str] = []  # the link of each journal line, in hex

    def name(self, kind: str, one: str) -> str:
        """What somebody or something is called, or the beginning of the id."""
        found = next((each for each in self.of[kind] if each[kind] == one), {})
        full = " ".join(filter(None, (found.get("first", ""), found.get("last", "")))) or found.get("name", "")
        return full or one[:8]


def check_form(file: Tournament) -> str:
    """Order, counts and seal."""
    if file.order != sorted(file.order):
        return "its lines are not in their order"
    if hashlib.sha256(file.before_end).hexdigest() != file.end["seal"]:
        return "something was changed since it was exported: the seal is another one"
    lines = sum(len(act.facts) for act in file.acts)
    if (file.header["lines"], file.header["acts"]) != (lines, len(file.acts)):
        return f"its first line counts {file.header['lines']} lines, and {lines} are there"
    return ""


def check_chain(file: Tournament) -> str:
    """Every link made again: SHA-256 over the link before it and the columns of the line."""
    head, seq, number, at = bytes(32), 0, 0, 0
    for act in file.acts:
        told = act.told
        if told["stream"] != file.header["tournament"]:
            return f"line {act.line} is of another tournament"
        if (act.line, act.number) != (seq + 1, number + 1) or act.at < at:
            return f"line {act.line} does not follow line {seq}"
        number, at = act.number, act.at
        for kind, version, payload in told["facts"]:
            seq += 1
            head = link(head, told, seq, kind, version, payload)
            file.heads.append(head.hex())
        if head.hex() != told["chain"]:
            return f"line {act.line} was changed, or one before it lost: its link is another one"
    if (file.end["head"], file.end["end"]) != (head.hex(), letters(head.hex())):
        return "its last line has another check code"
    return ""


def link(before: bytes, told: Told, seq: int, kind: str, version: int, payload: str) -> bytes:
    """The link of one journal line."""
    over = told["lifted"] or ()
    lengths, lifted = ",".join(str(len(each)) for each in over) or "-", "".join(over)
    stream, verb, by = told["stream"], told["verb"], told["by"]
    stored = (
        f"{seq} {told['act']} {told['at']} {version} {len(stream)} {len(verb)} {len(by)} {len(kind)} {lengths} "
        f"{len(payload)}\n{stream}{verb}{by}{kind}{lifted}{payload}"
    )
    return hashlib.sha256(before + stored.encode()).digest()


def letters(head: str) -> str:
    """A link as paper has it: its first 80 bits in two groups of eight."""
    text = base64.b32encode(bytes.fromhex(head)[:10]).decode()
    return f"{text[:8]} {text[8:]}"


def counting(acts: Sequence[Act]) -> list[Act]:
    """The acts that count: what was taken back is left out, and not if that was taken back itself."""
    gone: dict[int, Act] = {}
    for act in reversed(acts):
        if act.undoes and act.number not in gone:
            gone.setdefault(act.undoes, act)
    left_out = {number for number, by in gone.items() if by.facts[0][0] == "Retracted"}
    return [act for act in acts if act.number not in left_out]


class Ledger:
    """Entries, chips, cents and places, counted from the facts alone."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.entries: dict[int, tuple[list[int], int | None]] = {}  # the parts of its price, its chips (None: a stack)
        self.players: dict[str, int] = {}
        self.outs: list[list[Any]] = []  # newest first: the entry, and whether it shares with the next older one
        self.seats_won: dict[int, int] = {}
        self.sales: dict[int, tuple[list[int], int | None]] = {}
        self.price = [0, 0, 0, 0]
        self.start = self.stacks = self.more = self.left = 0
        self.sold = [0, 0, 0, 0]
        self.money: Counter[str] = Counter()  # by the fact it came or went with
        self.tenders: Counter[str] = Counter()
        self.race: dict[int, int] = {}  # by table, what it changed
        self.raced = self.adjusted = self.rounded = 0
        self.old = self.new = 0
        self.counts = {"entry": 0, "re_entry": 0, "rebuy": 0, "add_on": 0}
        self.paid: Counter[int] = Counter()
        self.set: list[int] | None = None
        self.dealt: tuple[dict[int, int], list[int]] | None = None
        self.posted: list[int] = []
        self.posted_deal: tuple[dict[int, int], list[int]] | None = None
        self.finished = False

    def post(self, act: Act) -> None:
        """Count an act."""
        for line, (kind, _version, values) in enumerate(act.facts, act.line):
            step: Callable[[dict[str, Any]], None] | None = getattr(self, f"_{kind}", None)
            if kind in SIMPLE_MONEY:
                cents = values["amount"] + values.get("fee", 0)
                self._moved(kind, SIMPLE_MONEY[kind], [{"tender": values.get("tender", "cash"), "cents": cents}])
            if step is not None:
                try:
                    step(values)
                except (LookupError, ValueError, TypeError) as trouble:
                    self.wrong.append(f"line {line} ({kind}) does not follow from those before it ({trouble})")

    def _moved(self, kind: str, way: int, payments: Iterable[Told]) -> None:
        for each in payments:
            self.money[kind] += way * each["cents"]
            self.tenders[each["tender"]] += way * each["cents"]

    def _see(self, holds: bool, what: str) -> None:
        if not holds:
            raise ValueError(what)

    # Entries and what they pay

    def _TournamentCreated(self, values: dict[str, Any]) -> None:
        self._SetupChanged(values)

    def _SetupChanged(self, values: dict[str, Any]) -> None:
        setup = values["setup"]
        self.start = setup["starting_stack"]
        self.price = [setup["buy_in"], setup["fee"], 0, setup.get("bounty", 0)]

    def _Registered(self, values: dict[str, Any]) -> None:
        entry, sale, paid = values["entry"], values.get("sale"), values["paid"]
        self._see(entry not in self.entries, f"entry {entry} is there already")
        price = list(sale["price"]) if sale else self.price
        payments = sale["payments"] if sale else [{"tender": "cash", "cents": paid}]
        self._adds_up(paid, price, payments)
        self.entries[entry] = (price, sale["chips"] if sale else None)
        self.counts["re_entry" if values.get("again") else "entry"] += 1
        self._bring(self.entries[entry], IN)
        self._moved("Registered", IN, payments)

    def _Unregistered(self, values: dict[str, Any]) -> None:
        price, chips = self.entries.pop(values["entry"])
        back = list(values["back"]) if values.get("back") is not None else price
        payments = values.get("payments") or [{"tender": "cash", "cents": values["refunded"]}]
        self._adds_up(values["refunded"], back, payments)
        self._bring((price, chips), OUT)
        self.sold = [now + was - given for now, was, given in zip(self.sold, price, back, strict=True)]
        if values.get("chips") is not None:
            self.more += (self.start if chips is None else chips) - values["chips"]
        self._moved("Unregistered", OUT, payments)

    def _Bought(self, values: dict[str, Any]) -> None:
        sale = values["sale"]
        self._see(values["entry"] in self.entries, f"entry {values['entry']} is not there")
        self._adds_up(sum(sale["price"]), sale["price"], sale["payments"])
        self.sales[values["number"]] = (list(sale["price"]), sale["chips"])
        self.counts[values["kind"]] += 1
        self._bring(self.sales[values["number"]], IN)
        self._moved("Bought", IN, sale["payments"])

    def _SaleReturned(self, values: dict[str, Any]) -> None:
        price, chips = self.sales.pop(values["number"])
        back = list(values["back"])
        self._adds_up(sum(back), back, values["payments"])
        self._bring((price, chips), OUT)
        self.sold = [now + was - given for now, was, given in zip(self.sold, price, back, strict=True)]
        self._moved("SaleReturned", OUT, values["payments"])

    def _adds_up(self, paid: int, price: Sequence[int], payments: Iterable[Told]) -> None:
        total = sum(each["cents"] for each in payments)
        self._see(paid == sum(price) == total, f"{paid} paid, a price of {sum(price)}, payments of {total}")

    def _bring(self, sale: tuple[list[int], int | None], way: int) -> None:
        price, chips = sale
        self.sold = [now + way * part for now, part in zip(self.sold, price, strict=True)]
        self.stacks += way * (chips is None)
        self.more += way * (chips or 0)

    # Chips

    def _RaceBegun(self, values: dict[str, Any]) -> None:
        self.old, self.new, self.race = values["old"], values["new"], {}
        self._see(0 < self.old < self.new, "a race of chips for smaller ones")

    def _OddChipsCounted(self, values: dict[str, Any]) -> None:
        self.rounded -= self.race.pop(values["race"][0], 0)

    def _TableRaced(self, values: dict[str, Any]) -> None:
        table, odds = values["race"][0], values["race"][1]
        self.rounded -= self.race.pop(table, 0)
        self.race[table] = sum(odd[4] * self.new + odd[6] - odd[2] * self.old for odd in odds)
        self.rounded += self.race[table]
        self.raced += 1

    def _ChipsAdjusted(self, values: dict[str, Any]) -> None:
        self.adjusted += values["adjusted"][1]

    @property
    def chips(self) -> int:
        """Chips in play."""
        return self.stacks * self.start + self.more + self.rounded + self.adjusted - self.left

    # Who went out, in which order

    def _out(self, entry: int, *, tied: bool = False) -> None:
        self._see(entry in self.entries and entry not in self._order(), f"entry {entry} is not in")
        self.outs.insert(0, [entry, tied])

    def _order(self) -> list[int]:
        return [entry for entry, _tied in self.outs]

    def _BustedOut(self, values: dict[str, Any]) -> None:
        self._out(values["entry"], tied=values["tied"])
        if values.get("before") is not None:
            self._place(self.outs.pop(0), values["before"])

    def _Surrendered(self, values: dict[str, Any]) -> None:
        self._out(values["entry"])
        self.left += values["chips"]

    def _Disqualified(self, values: dict[str, Any]) -> None:
        self._Surrendered(values)

    def _SeatWon(self, values: dict[str, Any]) -> None:
        self._out(values["entry"], tied=values["tied"])
        self.seats_won[values["entry"]] = values["chips"]
        self.left += values["chips"]

    def _Reinstated(self, values: dict[str, Any]) -> None:
        self._without(values["entry"])

    def _without(self, entry: int) -> list[Any]:
        rank = self._order().index(entry)
        if rank and self.outs[rank - 1][1] and not self.outs[rank][1]:
            self.outs[rank - 1][1] = False
        return self.outs.pop(rank)

    def _place(self, out: list[Any], before: int) -> None:
        rank = self._order().index(before)
        if out[1]:
            while rank and self.outs[rank - 1][1]:
                rank -= 1
        else:
            while self.outs[rank][1] and rank + 1 < len(self.outs):
                rank += 1
        self.outs.insert(rank if out[1] else rank + 1, out)

    def _BustOutPlaced(self, values: dict[str, Any]) -> None:
        self._without(values["entry"])
        out = [values["entry"], values["tied"]]
        if values["before"] is None:
            self.outs.insert(0, out)
        else:
            self._place(out, values["before"])

    def _BustOutCorrected(self, values: dict[str, Any]) -> None:
        self._see(values["right"] in self.entries and values["right"] not in self._order(), "the right one is out")
        self.outs[self._order().index(values["wrong"])][0] = values["right"]

    def _HandEnded(self, values: dict[str, Any]) -> None:
        groups = values.get("places") or []
        hand = [entry for group in groups for entry in group]
        if hand:
            last = max(self._order().index(entry) for entry in hand)
            head = [[entry, number < len(group) - 1] for group in groups for number, entry in enumerate(group)]
            rest = [out for out in self.outs[: last + 1] if out[0] not in hand]
            self.outs = [*head, *rest, *self.outs[last + 1 :]]

    # Prizes

    def _PrizesSet(self, values: dict[str, Any]) -> None:
        shown = values.get("posted", True) and self.posted
        self.set, self.dealt = list(values["amounts"]), None
        if shown:
            self.posted, self.posted_deal = list(values["amounts"]), None

    def _PrizesReset(self, _values: dict[str, Any]) -> None:
        self.set = self.dealt = None

    def _DealMade(self, values: dict[str, Any]) -> None:
        own = {entry: amount for entry, _chips, amount in values["shares"]}
        earlier = self.posted_deal[0] if self.posted_deal else {}
        self.set = list(values["amounts"])
        self.dealt = ({**{one: cents for one, cents in earlier.items() if one not in own}, **own}, values["saved"])

    def _PrizesPosted(self, values: dict[str, Any]) -> None:
        self.posted = list(values["amounts"])
        self.posted_deal = self.dealt if self.posted == self.set else None

    def _PrizesWithdrawn(self, _values: dict[str, Any]) -> None:
        self.posted, self.posted_deal = [], None

    def _PrizePaid(self, values: dict[str, Any]) -> None:
        self.paid[values["entry"]] += values["amount"]

    def _PrizeReturned(self, values: dict[str, Any]) -> None:
        self.paid[values["entry"]] -= values["amount"]
        self._see(self.paid[values["entry"]] >= 0, "more came back than was paid")

    def _TournamentFinished(self, _values: dict[str, Any]) -> None:
        self._see(len(self.playing()) <= 1, "more than one is still in")
        self.finished = True

    def playing(self) -> list[int]:
        """Who is still in."""
        out = set(self._order())
        return [entry for entry in self.entries if entry not in out]

    def finishes(self) -> Iterator[tuple[int, int, list[int]]]:
        """The places from the best one down: from, to, and who shares it."""
        best = 1
        seated: list[list[int]] = []
        for entry, tied in reversed([out for out in self.outs if out[0] in self.seats_won]):
            if tied and seated:
                seated[-1].append(entry)
            else:
                seated.append([entry])
        playing = self.playing()
        winner = [playing] if len(playing) == 1 and len(self.entries) > 1 else []
        for group in [*seated, *winner]:
            yield best, best + len(group) - 1, group
            best += len(group)
        best += 0 if winner else len(playing)
        hand: list[int] = []
        for entry, tied in self.outs:
            if entry in self.seats_won:
                continue
            hand.append(entry)
            if not tied:
                yield best, best + len(hand) - 1, hand
                best += len(hand)
                hand = []

    def awards(self) -> dict[int, tuple[int, int, int]]:
        """The place (from, to) and the posted prize of everybody who finished."""
        found: dict[int, tuple[int, int, int]] = {}
        own, saved = self.posted_deal or ({}, [])
        playing = self.playing()
        over = len(playing) == 1 and len(self.entries) > 1
        beyond = self.posted[len(own) :]
        dealt = 0 if over else sum(entry in own for entry in playing)
        others = 0 if over else len(playing) - dealt
        for best, worst, group in self.finishes():
            inside = [entry for entry in group if entry in own]
            outside = [entry for entry in group if entry not in own]
            share = _shared(inside, saved[dealt : dealt + len(inside)])
            prizes = beyond[others : others + len(outside)] if own else self.posted[best - 1 : worst]
            share.update(_shared(outside, prizes))
            dealt, others = dealt + len(inside), others + len(outside)
            found.update({entry: (best, worst, own.get(entry, 0) + share[entry]) for entry in group})
        return found


def _shared(group: Sequence[int], prizes: Sequence[int]) -> dict[int, int]:
    """Prizes split evenly; odd cents go to those who went out last."""
    each, odd = divmod(sum(prizes), len(group) or 1)
    return {entry: each + (number < odd) for number, entry in enumerate(group)}


def money(cents: int, file: Tournament) -> str:
    """An amount as it is said."""
    currency = json.loads(file.of["stream"][0]["facts"][0][2])["setup"]["currency"]
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100:,}.{abs(cents) % 100:02d} {currency}"


def check_entries(book: Ledger, file: Tournament) -> str:
    """Entries, who is left, and every line that does not follow."""
    if book.wrong:
        return "; ".join(book.wrong)
    told = (file.sums["entries"], file.sums["playing"], file.sums["finished"])
    found = (len(book.entries), len(book.playing()), book.finished)
    return "" if told == found else f"the file says {told} entries, in play, finished, and the lines come to {found}"


def check_chips(book: Ledger, file: Tournament) -> str:
    """Chips issued are those in play and those that left."""
    told = file.sums["chips"]
    return "" if told == book.chips else f"the file says {told} chips are in play, and the lines come to {book.chips}"


def check_money(book: Ledger, file: Tournament) -> str:
    """What came in by payments is what was sold by its parts, and what is left has its owners."""
    sold = dict(zip(PARTS, book.sold, strict=True))
    if sold != file.sums["sold"]:
        return f"the file says it sold {file.sums['sold']}, and the lines come to {sold}"
    sales = sum(book.money[kind] for kind in ("Registered", "Bought", "Unregistered", "SaleReturned"))
    if sales != sum(book.sold):
        return f"payments for what was sold come to {sales}, and its parts to {sum(book.sold)}"
    there, owners = sum(book.money.values()), file.sums["owners"]
    if there != file.sums["money"] or there != sum(owners.values()):
        return f"{there} should be there, the file says {file.sums['money']}, whose owners have {sum(owners.values())}"
    if (owners.get("fees", 0), owners.get("staff", 0)) != (sold["fee"], sold["staff"]):
        return f"fees and staff have {owners.get('fees', 0)} and {owners.get('staff', 0)}, not what was sold for them"
    return ""


def check_prizes(book: Ledger, file: Tournament) -> str:
    """Places by who went out when, prizes by what was posted, and what was paid."""
    if book.posted != file.sums["posted"]:
        return f"the file says {file.sums['posted']} was posted, and the lines say {book.posted}"
    paid = [[entry, cents] for entry, cents in sorted(book.paid.items()) if cents]
    if paid != file.sums["paid"]:
        return "the file has other payments of prizes than the lines"
    found = book.awards()
    for entry, best, worst, cents in file.sums["places"]:
        ours = found.pop(entry, None)
        if ours is None or ours[:2] != (best, worst):
            return (
                f"the file has entry {entry} in place {best}, and by the lines it is {ours[0] if ours else 'not out'}"
            )
        if book.posted and ours[2] != cents:
            return f"the file gives entry {entry} {cents} for place {best}, and what was posted gives it {ours[2]}"
        if book.posted and book.finished and book.paid[entry] > ours[2]:
            return f"entry {entry} was paid {book.paid[entry]}, and its place pays {ours[2]}"
    return f"entry {next(iter(found))} has a place, and none in the file" if found else ""


def check_texts(file: Tournament) -> str:
    """The words are those that the lines vouch for; where there are none, they were erased or left out."""
    texts = {each["text"]: each for each in file.of["text"]}
    for act in file.acts:
        pairs = [(act.lifted[1], act.lifted[2])] if act.lifted else []
        for kind, _version, values in act.facts:
            if kind == "Announced":
                pairs += [(values["text"], values["digest"]), (values.get("other"), values.get("other_digest"))]
            elif kind == "RulingGiven":
                pairs.append((values["reason"], values["digest"]))
        for text, digest in pairs:
            if not text:
                continue
            if text not in texts:
                return f"the words of line {act.line} are missing"
            salt, body = texts[text]["salt"], texts[text]["body"]
            if body is not None and hashlib.sha256(bytes.fromhex(salt) + body.encode()).hexdigest() != digest:
                return f"the words of line {act.line} are not those that were written"
    return ""


def check_people(file: Tournament) -> str:
    """Everybody who entered is in the file, once in play at a time."""
    people = {each["person"] for each in file.of["person"]}
    for act in file.acts:
        for kind, _version, values in act.facts:
            if kind in ("Registered", "AlternateAdded") and values["player"] not in people:
                return f"the player of line {act.line} is not in the file"
    return ""


class Draws(check_draws.Sheet):
    """The draw sheet that lies in the file. What no room has seen is said, and is not wrong: it proves less."""

    OPEN = ("it was made without a word from the room", "no draw of everybody was made with a word from the room")
    UNBOUND = (
        "of an earlier version, its seed is bound to nothing",
        "its secret number is missing, so nobody can say how its seed was made",
    )

    def __init__(self, sheet: Told) -> None:
        super().__init__(sheet)
        self.open: list[str] = []
        self.unbound = 0

    def say(self, what: str, wrong: str, right: str = "OK") -> None:
        """Say only what is wrong: all that is right is counted."""
        if wrong.startswith("its secret number is missing: it is revealed"):
            self.open.append("the secret number is not revealed yet")
        elif wrong:
            super().say(what, wrong, right)

    def check_seed(self, draw: Told) -> str:
        """As on a sheet, but a seed that is bound to nothing is only counted."""
        wrong = super().check_seed(draw)
        if wrong in self.UNBOUND:
            self.unbound += 1
            return ""
        return wrong

    def check_value(self, draw: Told, marks: list[str]) -> str:
        """As on a sheet, but a draw without a word is only counted."""
        wrong = super().check_value(draw, marks)
        if wrong in self.OPEN or wrong.startswith("of an earlier version"):
            self.marked += 1
            return ""
        return wrong

    def look_at_end(self) -> str:
        """As on a sheet."""
        wrong = super().look_at_end()
        nothing = not self.sheet["draws"] and not self.sheet["end"]["draws"]
        return "" if wrong in self.OPEN or nothing else wrong


def check_draw_lines(file: Tournament) -> str:
    """The draws on the sheet are those of the journal: same lines, seeds, rooms, seats, people."""
    sheet = file.draws
    if sheet["chain"] != [letters(head) for head in file.heads]:
        return "the draw sheet is of another journal"
    by_line = {act.line: act for act in file.acts}
    made = [act.line for act in file.acts if _seeded(act)]
    if [draw["line"] for draw in sheet["draws"]] != made:
        return "the draw sheet has other draws than the journal"
    for draw in sheet["draws"]:
        act = by_line[draw["line"]]
        rooms = [values["room"] for kind, _v, values in act.facts if kind == "DrawMade"]
        if draw["seed"] not in _seeded(act) or (rooms and rooms != [draw["room"]]):
            return f"draw {draw['number']} is not the one of line {act.line}"
        seats = sorted([entry, *seat] for entry, seat in _seats(act))
        if sorted(draw["result"]) != seats:
            return f"draw {draw['number']} has other seats than line {act.line}"
    return _same_people(file)


def _seeded(act: Act) -> list[str]:
    return [values["seed"] for _kind, _version, values in act.facts if values.get("seed")]


def _seats(act: Act) -> Iterator[tuple[int, list[int]]]:
    for kind, _version, values in act.facts:
        if kind == "SeatsDrawn":
            yield from values["seats"]
        elif kind in ("Seated", "Moved", "Reinstated") and values.get("seed"):
            yield values["entry"], values["seat"]


def _same_people(file: Tournament) -> str:
    """Each mark on the sheet is that of the player who has the entry."""
    players = {v["entry"]: v["player"] for act in file.acts for kind, _n, v in act.facts if kind == "Registered"}
    commitment = ""
    for told in (*file.draws["draws"], file.draws["end"]):
        for rule in told.get("rules", []):
            commitment = rule.split()[1] if rule.startswith("commitment ") else commitment
        commitment = "" if commitment == "-" else commitment
        for entry, mark, _seat in told.get("entries", []):
            right = hashlib.sha256(f"{commitment}|{players.get(entry, '')}".encode()).hexdigest()[:12]
            if mark != right:
                return f"entry {entry} on the draw sheet is not the player who entered"
    return ""


def _checked(sheet: Draws) -> str:
    sheet.check()
    return ""


class Proof:
    """All that is checked, said line by line."""

    def __init__(self, file: Tournament) -> None:
        self.file = file
        self.wrong = 0
        self.book = Ledger()

    def say(self, what: str, wrong: str, right: str) -> None:
        """Say what was looked at, and what came of it."""
        self.wrong += bool(wrong)
        print(f"{what}: WRONG, {wrong}." if wrong else f"{what}: OK, {right}")

    def run(self) -> None:
        """Check all of it."""
        file, book = self.file, self.book
        header = file.header
        people = "with names" if header["people"] == "names" else "people as numbers"
        print(f"{header['name']}, {header['day']}, played in {header['club']}; {people}.")
        self.say("Form", _guarded(lambda: check_form(file)), "order, counts and seal are right.")
        lines = f"{header['lines']} lines in {len(file.acts)} acts, check code {file.end['end']}."
        self.say("Chain", _guarded(lambda: check_chain(file)), lines)
        acts = counting(file.acts)
        for act in acts:
            book.post(act)
        undone = len(file.acts) - len(acts)
        counts = ", ".join(f"{n} {kind.replace('_', '-')}" for kind, n in book.counts.items() if n)
        self.say(
            "Entries", _guarded(lambda: check_entries(book, file)),
            f"{len(book.entries)} stand ({counts} sold), {len(book.playing())} in play; acts undone: {undone}.",
        )  # fmt: skip
        issued = book.stacks * book.start + book.more
        self.say(
            "Chips", _guarded(lambda: check_chips(book, file)),
            f"{issued:,} sold, {book.rounded:+,} by races ({book.raced} tables), {book.adjusted:+,} adjusted, "
            f"{book.left:,} left play: {book.chips:,} in play.",
        )  # fmt: skip
        parts = ", ".join(f"{money(part, file)} {name}" for name, part in zip(PARTS, book.sold, strict=True) if part)
        there = sum(book.money.values())
        self.say(
            "Cents", _guarded(lambda: check_money(book, file)),
            f"sold for {money(sum(book.sold), file)} ({parts or 'nothing'}); {money(there, file)} should be there.",
        )  # fmt: skip
        prizes = sum(book.paid.values())
        self.say(
            "Prizes", _guarded(lambda: check_prizes(book, file)),
            f"{len(book.posted)} posted, {money(sum(book.posted), file)}; {money(prizes, file)} paid to "
            f"{sum(1 for cents in book.paid.values() if cents)} entries, each by its place.",
        )  # fmt: skip
        self.draws()
        texts = sum(each["body"] is not None for each in file.of["text"])
        self.say(
            "Words", _guarded(lambda: check_texts(file)), f"{texts} as they were written, others erased or left out."
        )
        self.say("People", _guarded(lambda: check_people(file)), f"{len(file.of['person'])} named in the lines.")
        self.rulings()
        self.deeds()

    def draws(self) -> None:
        """Every draw made again, and held against the lines of the journal."""
        sheet = Draws(self.file.draws)
        self.say("Draws and journal", _guarded(lambda: check_draw_lines(self.file)), "the same draws in both.")
        before = sheet.wrong
        wrong = _guarded(lambda: _checked(sheet))
        self.wrong += sheet.wrong - before
        made = len(self.file.draws["draws"])
        if wrong or sheet.wrong == before:
            self.say("Draws", wrong, f"{made} made again, {made - sheet.marked} with a word from the room for them.")
        for each in dict.fromkeys(sheet.open):
            print(f"Not proved: {each}, so nobody can say yet how the seeds were made.")
        if sheet.unbound:
            print(f"Not proved: {sheet.unbound} draws have a seed that is bound to no secret number that is shown.")

    def rulings(self) -> None:
        """List the rulings, the penalties, and what was done although a rule said no."""
        for act in self.file.acts:
            if act.lifted:
                print(f"Lifted at line {act.line}, {act.time}: {act.lifted[0]}, {self.words(act.lifted[1])}")
            for line, (kind, _version, values) in enumerate(act.facts, act.line):
                about = f"entry {values['entry']}" if "entry" in values else ""
                if kind == "RulingGiven":
                    who = ", ".join(map(str, values["entries"])) or "nobody"
                    what = f"{values['incident']} by {values['book']} {', '.join(values['rules'])}"
                    decided = values["decision"] or values["code"]
                    print(f"Ruling {values['ruling']} at line {line}, {act.time}: {what}, about {who}: {decided}")
                elif kind in ("PenaltyGiven", "Disqualified"):
                    print(
                        f"Penalty at line {line}, {act.time}: {values.get('kind', kind)}, {about}, {values['offence']}"
                    )

    def words(self, text: str) -> str:
        """The words under an id."""
        body = next((each["body"] for each in self.file.of["text"] if each["text"] == text), None)
        return f"'{body}'" if body is not None else "the reason was erased or left out"

    def deeds(self) -> None:
        """Say who did what."""
        by: dict[str, list[Act]] = {}
        for act in self.file.acts:
            by.setdefault(act.by, []).append(act)
        for operator, acts in by.items():
            verbs = Counter(act.verb for act in acts)
            told = ", ".join(f"{verb} {n}" for verb, n in sorted(verbs.items()))
            who = self.file.name("operator", operator)
            print(f"By {who}: {len(acts)} acts from {acts[0].time} to {acts[-1].time}: {told}.")

    def compare(self, noted: Sequence[str]) -> None:
        """Whether this is the tournament of the paper."""
        codes = [letters(head).replace(" ", "") for head in self.file.heads]
        for told in noted:
            head = "".join(told.split()).upper()
            found = [number for number, code in enumerate(codes, 1) if code.startswith(head)]
            if len(head) < SHORTEST:
                self.say(f"Check code on paper, {told}", f"at least its first {SHORTEST} letters are needed", "")
                continue
            since = len(codes) - found[-1] if found else 0
            later = f"; {since} lines came after that" if since else ", the last one"
            right = f"it is that of line {found[-1]}{later}." if found else ""
            self.say(f"Check code on paper, {told}", "" if found else "it is not one of this journal", right)
        if not noted:
            print("Not compared with paper: give the check code of the printed results after --head.")


def _guarded(look: Callable[[], str]) -> str:
    """What is wrong, also with what cannot even be worked out."""
    try:
        return look()
    except (ValueError, LookupError, TypeError, AttributeError) as trouble:
        return f"what is said does not fit together ({trouble!r})"


def main(arguments: list[str]) -> int:
    """Read the file that is named and prove it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="the file that tdapp exported")
    parser.add_argument("--head", action="append", default=[], help="the check code at the foot of the printed results")
    try:
        given = parser.parse_args(arguments)
        proof = Proof(Tournament(Path(given.file).read_bytes()))
        proof.run()
        proof.compare(given.head)
    except SystemExit as stop:
        return int(stop.code or 0)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError, Unreadable) as trouble:
        print(f"The file cannot be checked: {trouble}")
        return 2
    print(f"{proof.wrong} of it is wrong." if proof.wrong else "All of it is as it should be.")
    return 1 if proof.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
