"""Writes facts as JSON text and reads them back.

The text of a fact is compact and always the same for the same fact: a JSON object with the fields in their order, ASCII
only. Chips, cents and numbers are integers; instants are microseconds since 1970 UTC, durations microseconds; a seat is
`[table, seat]`; a day is ISO; where a value can be of several kinds (a level or a break) its kind stands first, under
`is`. Each fact carries its name and version. Lines are never rewritten: an old version is raised when it is read, by
the functions in `UPCASTS`, one version at a time.

Everything is compiled once from the type hints of the facts, because a long evening has 60,000 lines to read.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, get_args

from msgspec import Struct

from tdapp.domain import facts
from tdapp.domain.club.club_facts import OperatorAdded, OperatorChanged
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.sale_facts import TermsSet
from tdapp.domain.people.people_facts import PlayerUnblocked
from tdapp.domain.prizes.prize_facts import DealMade, PrizesPosted, PrizesSet, TicketIssued
from tdapp.domain.seating.draw_facts import PublicValueGiven
from tdapp.domain.seating.table_facts import FloorRulesSet, HandPlayed
from tdapp.store.errors import KnownError
from tdapp.store.shapes import Decode, Shape, shape_of

Upcast = Callable[[dict[str, Any]], dict[str, Any]]


def _registered_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew one price, paid in cash."""
    return {**values, "sale": None, "again": None}


def _unregistered_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 gave everything back, in cash."""
    payments = [{"tender": "cash", "cents": values["refunded"], "code": ""}] if values["refunded"] else []
    return {**values, "back": None, "payments": payments, "drawer": "", "chips": None}


def _prize_paid_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 paid in cash."""
    return {**values, "tender": "cash", "drawer": ""}


def _prize_paid_3(values: dict[str, Any]) -> dict[str, Any]:
    """Version 2 paid no prize as a ticket."""
    return {**values, "code": ""}


def _prizes_set_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 took the place of what was posted."""
    return {**values, "posted": True}


def _prizes_set_3(values: dict[str, Any]) -> dict[str, Any]:
    """Version 2 did not know of deals."""
    return {**values, "deal": 0}


def _without_bubble(values: dict[str, Any]) -> dict[str, Any]:
    """Version 3 of prizes set, and 1 of prizes posted, gave the bubble nothing."""
    return {**values, "bubble": False}


def _bubble_by_rules(values: dict[str, Any]) -> dict[str, Any]:
    """Version 4 of prizes set, and 2 of prizes posted, did not say which prize pays the bubble."""
    return {**values, "bubble": "rules" if values["bubble"] else None}


def _deal_made_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say whether the bubble was still to get its own."""
    return {**values, "bubble": "rules"}


def _ticket_issued_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 was for any tournament of the club, and nobody had the money for it later."""
    return {**values, "targets": (), "refundable": False}


def _busted_out_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 was always the latest."""
    return {**values, "before": None}


def _hand_played_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 counted penalties only, followed no button, and was called by them."""
    return {**values, "at": None}


def _seats_drawn_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 spread nobody."""
    return {**values, "groups": []}


def _last_hands_set_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 let the clock stand when the day went on."""
    return {**values, "resumes": False}


def _floor_rules_set_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew no rulebook: the three players short nobody had to choose are what every book says."""
    rules = values["rules"]
    return {**values, "rules": {**rules, "halt_short": 0 if rules["halt_short"] == 3 else rules["halt_short"]}}


def _with_lift(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had no right to lift a rule, and everybody could. It went to whoever gives rulings."""
    rights = list(values["rights"])
    if "rule" in rights:
        rights.insert(rights.index("rule") + 1, "lift")
    return {**values, "rights": rights}


def _public_value_given_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 was given for no list that was shown."""
    return {**values, "draw": 0, "room": "", "period": -1, "groups": []}


def _player_unblocked_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 did not say why."""
    return {**values, "reason": "", "digest": ""}


def _terms_set_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 said nothing of bounties: all on a head went to whoever knocked it out."""
    return {**values, "terms": {**values["terms"], "bounty": None}}


def _terms_set_3(values: dict[str, Any]) -> dict[str, Any]:
    """Version 2 held nothing back, and no bounty was optional."""
    bounty = values["terms"]["bounty"]
    bounty = bounty and {**bounty, "optional": False}
    return {**values, "terms": {**values["terms"], "season": None, "bounty": bounty}}


def _payout_by_columns(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 paid by columns alone, what rounding left to first place."""
    rules = {"min_cash": 0, "cuts": False, "spread": False, "grouped": False, "locked": []}
    return _with_payout(values, curve=None, rules=rules)


def _payout_of_money(values: dict[str, Any]) -> dict[str, Any]:
    """Version 2 paid no seats, and the bubble nothing; no entry brought a bounty."""
    setup = {**values["setup"], "bounty": 0}
    rules = setup["payout"]["rules"]
    return _with_payout({**values, "setup": setup}, seats=None, rules={**rules, "bubble": False})


def _of_one_game(values: dict[str, Any]) -> dict[str, Any]:
    """Version 3 of a tournament created, and 1 of a structure changed, knew no-limit hold'em alone."""
    games = [{"game": "holdem", "limit": "no_limit"}]
    more = {"games": games, "hands": 0, "small_bet": 0, "big_bet": 0, "bring_in": 0}
    structure = [{**each, **more} if each["is"] == "Level" else each for each in values["structure"]]
    return {**values, "structure": structure}


def _without_event(values: dict[str, Any]) -> dict[str, Any]:
    """Version 4 of a tournament created, and 3 of a setup changed, had no event of a series, no end for tickets of
    seats, and no bubble that shares the last prize.
    """
    setup = {"event_number": "", "event_name": "", **values["setup"]}
    payout = setup["payout"]
    seats = payout["seats"] and {"valid": 0, **payout["seats"]}
    rules = {"split_bubble": False, **payout["rules"]}
    return _with_payout({**values, "setup": setup}, seats=seats, rules=rules)


def _floor_rules_set_3(values: dict[str, Any]) -> dict[str, Any]:
    """Version 2 did not know what a level plays: the games with blinds nobody had to choose are what it says."""
    rules = values["rules"]
    return {**values, "rules": {**rules, "game": None if rules["game"] == "blinds" else rules["game"]}}


def _with_payout(values: dict[str, Any], **more: object) -> dict[str, Any]:
    """A setup with more said of its payout table."""
    setup = values["setup"]
    return {**values, "setup": {**setup, "payout": {**setup["payout"], **more}}}


def _announced_2(values: dict[str, Any]) -> dict[str, Any]:
    """Version 1 was said in one language, and took the place of whatever was up."""
    return {**values, "other": "", "other_digest": "", "beside": False, "topic": ""}


# Facts whose version is not 1 any more, and (fact, old version) -> its text one version later.
VERSIONS: Mapping[type, int] = MappingProxyType(
    {
        facts.TournamentCreated: 5,
        facts.StructureChanged: 2,
        facts.SetupChanged: 4,
        facts.Registered: 2,
        facts.Unregistered: 2,
        PrizePaid: 3,
        PrizesSet: 5,
        PrizesPosted: 3,
        DealMade: 2,
        TicketIssued: 2,
        facts.SeatsDrawn: 2,
        facts.Announced: 2,
        facts.BustedOut: 2,
        HandPlayed: 2,
        FloorRulesSet: 3,
        LastHandsSet: 2,
        OperatorAdded: 2,
        OperatorChanged: 2,
        PublicValueGiven: 2,
        PlayerUnblocked: 2,
        TermsSet: 3,
    }
)
UPCASTS: Mapping[tuple[str, int], Upcast] = MappingProxyType(
    {
        ("TournamentCreated", 1): _payout_by_columns,
        ("TournamentCreated", 2): _payout_of_money,
        ("TournamentCreated", 3): _of_one_game,
        ("TournamentCreated", 4): _without_event,
        ("StructureChanged", 1): _of_one_game,
        ("SetupChanged", 1): _payout_by_columns,
        ("SetupChanged", 2): _payout_of_money,
        ("SetupChanged", 3): _without_event,
        ("Registered", 1): _registered_2,
        ("Unregistered", 1): _unregistered_2,
        ("PrizePaid", 1): _prize_paid_2,
        ("PrizePaid", 2): _prize_paid_3,
        ("PrizesSet", 1): _prizes_set_2,
        ("PrizesSet", 2): _prizes_set_3,
        ("PrizesSet", 3): _without_bubble,
        ("PrizesSet", 4): _bubble_by_rules,
        ("PrizesPosted", 1): _without_bubble,
        ("PrizesPosted", 2): _bubble_by_rules,
        ("DealMade", 1): _deal_made_2,
        ("TicketIssued", 1): _ticket_issued_2,
        ("BustedOut", 1): _busted_out_2,
        ("Announced", 1): _announced_2,
        ("SeatsDrawn", 1): _seats_drawn_2,
        ("PenaltyHandPlayed", 1): _hand_played_2,
        ("FloorRulesSet", 1): _floor_rules_set_2,
        ("FloorRulesSet", 2): _floor_rules_set_3,
        ("LastHandsSet", 1): _last_hands_set_2,
        ("OperatorAdded", 1): _with_lift,
        ("OperatorChanged", 1): _with_lift,
        ("PublicValueGiven", 1): _public_value_given_2,
        ("PlayerUnblocked", 1): _player_unblocked_2,
        ("TermsSet", 1): _terms_set_2,
        ("TermsSet", 2): _terms_set_3,
    }
)

RENAMED: Mapping[str, str] = MappingProxyType({"PenaltyHandPlayed": "HandPlayed"})  # old name: the next version's

_write_json = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), allow_nan=False).encode
_scan_json = json.JSONDecoder().raw_decode  # like `decode`, without looking for blanks we never write


class Coded(Struct, frozen=True):
    """A fact as it stands in the journal: its name, its version and its text."""

    type: str
    version: int
    payload: str


class Codec(Struct, frozen=True):
    """Facts to text and back, for the facts it was made for (see `make_codec`)."""

    shapes: Mapping[type, Shape]
    versions: Mapping[type, int]
    decoders: Mapping[tuple[str, int], Decode]
    upcasts: Mapping[tuple[str, int], Upcast]

    def encode(self, fact: Any) -> Coded:
        """A fact as text. A value of the wrong type is a bug and raises TypeError."""
        kind = type(fact)
        return Coded(kind.__name__, self.versions[kind], _write_json(self.shapes[kind].encode(fact)))

    def decode(self, name: str, version: int, payload: str) -> Any:
        """A fact from its text, raised to today's version.

        Refuses a fact or version this program does not know (a newer one wrote it) and a text that does not fit.
        """
        try:
            decoder = self.decoders.get((name, version))
            if decoder is not None:
                values, end = _scan_json(payload)
                if end != len(payload):
                    raise ValueError(f"more than one value: {payload!r}")
                return decoder(values)
            return self._raised(name, version, json.loads(payload))
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
            raise KnownError("store.unreadable_fact", fact=name, version=version, detail=repr(error)) from error

    def _raised(self, name: str, version: int, values: dict[str, Any]) -> Any:
        while (decoder := self.decoders.get((name, version))) is None:
            upcast = self.upcasts.get((name, version))
            if upcast is None:
                raise KnownError("store.unknown_fact", fact=name, version=version)
            values = upcast(values)
            name, version = RENAMED.get(name, name), version + 1
        return decoder(values)


def make_codec(
    kinds: Iterable[type],
    *,
    versions: Mapping[type, int] = VERSIONS,
    upcasts: Mapping[tuple[str, int], Upcast] = UPCASTS,
) -> Codec:
    """A codec for these facts; a fact not in `versions` is at version 1."""
    shapes = {kind: shape_of(kind) for kind in kinds}
    at = {kind: versions.get(kind, 1) for kind in shapes}
    decoders = {(kind.__name__, at[kind]): shape.decode for kind, shape in shapes.items()}
    return Codec(shapes=shapes, versions=at, decoders=decoders, upcasts=upcasts)


FACTS = make_codec(get_args(facts.Fact))
