"""Facts to text and back."""

import json
from datetime import UTC, datetime
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tdapp.domain.chips.chip_facts import ChipSetChosen
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.clock.clock_facts import ClockSet, ClockVerb
from tdapp.domain.club.club_facts import OperatorAdded, OperatorChanged
from tdapp.domain.facts import (
    Announced,
    BustedOut,
    DrawKind,
    Fact,
    Moved,
    MoveReason,
    Registered,
    SeatsDrawn,
    SetupChanged,
    StructureChanged,
    TournamentCreated,
    Unregistered,
)
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.people.people_facts import PlayerUnblocked
from tdapp.domain.prizes.prize_facts import PrizesSet
from tdapp.domain.rights import ROLES, Right, Role, role_of
from tdapp.domain.seating.draw_facts import PublicValueGiven
from tdapp.domain.seating.table_facts import FloorRules, FloorRulesSet, Game, HandPlayed
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.units import Cents, Chips, EntryId, PlayerId, Seat, TableNo, TextId
from tdapp.store.codec import FACTS, make_codec
from tdapp.store.errors import KnownError
from tdapp.store.shapes import shape_of
from tdapp.values import replace
from tests.store.samples import EVERY_FACT, NOW, SETUP, STRUCTURE

st.register_type_strategy(datetime, st.datetimes(timezones=st.just(UTC)))
EVERY_KIND = get_args(Fact)


def back(fact: Any) -> Any:
    coded = FACTS.encode(fact)
    return FACTS.decode(coded.type, coded.version, coded.payload)


@given(st.one_of([st.from_type(kind) for kind in EVERY_KIND]))
def test_every_fact_comes_back_as_it_was(fact: Fact) -> None:
    assert back(fact) == fact
    assert back(fact).__class__ is fact.__class__
    assert FACTS.encode(fact).payload.isascii()


def test_the_samples_hold_every_kind_of_fact() -> None:
    assert {type(fact) for fact in EVERY_FACT} == set(EVERY_KIND)
    assert tuple(back(fact) for fact in EVERY_FACT) == EVERY_FACT


@pytest.mark.parametrize(
    ("fact", "payload"),
    [
        (BustedOut(EntryId(7)), '{"entry":7,"tied":false,"before":null}'),
        (
            Moved(EntryId(7), Seat(TableNo(12), 4), MoveReason.BREAK, "5eed"),
            '{"entry":7,"seat":[12,4],"reason":"break","seed":"5eed"}',
        ),
        (
            ClockSet(ClockVerb.START, played=NOW - NOW, anchor=NOW),
            '{"verb":"start","played":0,"anchor":1795287600123456}',
        ),
        (
            ChipSetChosen(ChipSet("club", "Our own", (Chip(Chips(25), "#2e7d32", 120),))),
            '{"chip_set":{"key":"club","name":"Our own","chips":[[25,"#2e7d32",120,0,"#ffffff","spots","",""]]}}',
        ),
    ],
)
def test_the_text_of_a_fact_never_changes(fact: Fact, payload: str) -> None:
    assert FACTS.encode(fact).payload == payload


def test_levels_and_breaks_are_told_apart() -> None:
    text = json.loads(FACTS.encode(TournamentCreated(SETUP, STRUCTURE)).payload)
    assert [period["is"] for period in text["structure"]] == ["Level", "Break", "Level"]
    assert back(TournamentCreated(SETUP, STRUCTURE)).structure == STRUCTURE


@pytest.mark.parametrize(
    ("name", "version", "payload", "code"),
    [
        ("BustedOut", 3, '{"entry":7,"tied":false}', "store.unknown_fact"),
        ("BustedOut", 0, '{"entry":7,"tied":false}', "store.unknown_fact"),
        ("Teleported", 1, "{}", "store.unknown_fact"),
        ("BustedOut", 1, '{"entry":7}', "store.unreadable_fact"),
        ("BustedOut", 1, '{"entry":7,"tied":false,"more":1}', "store.unreadable_fact"),
        ("BustedOut", 1, '{"entry":7,"tied":false}{}', "store.unreadable_fact"),
        ("BustedOut", 1, "[1", "store.unreadable_fact"),
        ("BustedOut", 1, "7", "store.unreadable_fact"),
        ("BustedOut", 1, "", "store.unreadable_fact"),
        ("Moved", 1, '{"entry":7,"seat":[12],"reason":"break","seed":""}', "store.unreadable_fact"),
        ("Moved", 1, '{"entry":7,"seat":[1,2],"reason":"magic","seed":""}', "store.unreadable_fact"),
        ("ClockSet", 1, '{"verb":"start","played":0,"anchor":999999999999999999999}', "store.unreadable_fact"),
    ],
)
def test_a_text_that_is_no_fact_of_ours_is_refused(name: str, version: int, payload: str, code: str) -> None:
    with pytest.raises(KnownError) as refused:
        FACTS.decode(name, version, payload)
    assert refused.value.code == code
    assert refused.value.facts["fact"] == name


@pytest.mark.parametrize(
    "wrong",
    [
        BustedOut(entry=True),  # type: ignore[arg-type]
        BustedOut(entry=1.0),  # type: ignore[arg-type]
        BustedOut(entry=EntryId(1), tied=0),  # type: ignore[arg-type]
        Moved(EntryId(1), (TableNo(1), 2), MoveReason.HAND),  # type: ignore[arg-type]
        Moved(EntryId(1), Seat(TableNo(1), 2), "hand"),  # type: ignore[arg-type]
        ClockSet(ClockVerb.START, played=NOW - NOW, anchor=NOW.replace(tzinfo=None)),
    ],
)
def test_a_value_of_the_wrong_kind_is_never_written(wrong: Fact) -> None:
    with pytest.raises(TypeError):
        FACTS.encode(wrong)


def test_a_type_no_line_can_hold_is_noticed_when_the_program_starts() -> None:
    for unknown in (float, list[int], dict[str, int], int | str):
        with pytest.raises(TypeError):
            shape_of(unknown)


def test_a_hand_that_only_counted_penalties_is_read_under_its_old_name() -> None:
    assert FACTS.decode("PenaltyHandPlayed", 1, '{"table":4}') == HandPlayed(TableNo(4))
    with pytest.raises(KnownError, match="unknown_fact"):
        FACTS.decode("PenaltyHandPlayed", 2, '{"table":4}')


def test_a_day_that_went_on_in_the_first_version_left_the_clock_standing() -> None:
    payload = f'{{"at":{int(NOW.timestamp()) * 1_000_000},"hands":0,"with_this":false,"seed":"","low":3,"high":7}}'
    again = FACTS.decode("LastHandsSet", 1, payload)
    assert again == LastHandsSet(NOW.replace(microsecond=0), 0, resumes=False)
    assert FACTS.encode(again).version == 2


def test_a_block_lifted_in_the_first_version_has_no_reason() -> None:
    assert FACTS.decode("PlayerUnblocked", 1, '{"player":"d"}') == PlayerUnblocked(PlayerId("d"))


def test_a_value_of_the_first_version_was_given_for_no_list() -> None:
    value = PublicValueGiven("7 3 9")
    assert FACTS.decode("PublicValueGiven", 1, '{"value":"7 3 9"}') == value
    assert (value.draw, value.room, FACTS.encode(value).version) == (0, "", 2)


def test_a_message_of_the_first_version_stood_alone_in_one_language() -> None:
    old = FACTS.decode("Announced", 1, '{"text":"7","digest":"d","until":null}')
    assert old == Announced(TextId("7"), "d") and not old.beside
    assert FACTS.encode(old).version == 2


def test_a_draw_of_the_first_version_spread_nobody() -> None:
    payload = '{"kind":"first","seed":"5eed","sizes":[[1,9]],"seats":[[2,[1,4]]]}'
    drawn = SeatsDrawn(DrawKind.FIRST, "5eed", ((TableNo(1), 9),), ((EntryId(2), Seat(TableNo(1), 4)),))
    assert FACTS.decode("SeatsDrawn", 1, payload) == drawn
    assert FACTS.encode(drawn).version == 2


def test_prizes_set_in_the_first_version_took_the_place_of_posted_ones() -> None:
    old = FACTS.decode("PrizesSet", 1, '{"amounts":[20000,10000]}')
    assert old == PrizesSet((Cents(200_00), Cents(100_00)), posted=True)
    assert FACTS.encode(old).version == 5


def test_prizes_set_in_the_second_version_were_no_deal() -> None:
    old = FACTS.decode("PrizesSet", 2, '{"amounts":[20000,10000],"posted":false}')
    assert old == PrizesSet((Cents(200_00), Cents(100_00)))


PLAYER = PlayerId("7" * 32)
CASH = Payment(Tender.CASH, Cents(60_00))


@pytest.mark.parametrize(
    ("payload", "fact", "version"),
    [
        (f'{{"entry":7,"player":"{PLAYER}","paid":6000}}', Registered(EntryId(7), PLAYER, Cents(60_00)), 2),
        ('{"entry":7,"refunded":6000}', Unregistered(EntryId(7), Cents(60_00), payments=(CASH,)), 2),
        ('{"entry":7,"refunded":0}', Unregistered(EntryId(7), Cents(0)), 2),
        ('{"entry":7,"amount":30000}', PrizePaid(EntryId(7), Cents(300_00), Tender.CASH), 3),
    ],
)
def test_lines_of_the_first_version_are_read_as_the_standard_entry_and_cash(
    payload: str, fact: Fact, version: int
) -> None:
    name = type(fact).__name__
    assert FACTS.decode(name, 1, payload) == fact
    assert FACTS.encode(fact).version == version
    with pytest.raises(KnownError, match="unreadable_fact"):
        FACTS.decode(name, version, payload)


def test_a_prize_of_the_second_version_was_paid_as_no_ticket() -> None:
    payload = '{"entry":7,"amount":30000,"tender":"card","drawer":""}'
    assert FACTS.decode("PrizePaid", 2, payload) == PrizePaid(EntryId(7), Cents(300_00), Tender.CARD)


class Rang(Struct, frozen=True):
    """A fact of version 3: once it held `bell`, then `bells`, now also how loud."""

    bells: int
    loud: bool


CODEC = make_codec(
    [Rang],
    versions={Rang: 3},
    upcasts={
        ("Rang", 1): lambda old: {"bells": old["bell"]},
        ("Rang", 2): lambda old: {**old, "loud": False},
    },
)


@pytest.mark.parametrize(
    ("version", "payload"), [(1, '{"bell":2}'), (2, '{"bells":2}'), (3, '{"bells":2,"loud":false}')]
)
def test_old_versions_are_raised_one_after_the_other(version: int, payload: str) -> None:
    assert CODEC.decode("Rang", version, payload) == Rang(bells=2, loud=False)


def test_a_fact_is_written_at_its_present_version() -> None:
    assert CODEC.encode(Rang(2, True)).version == 3


def test_an_old_text_that_does_not_fit_its_version_is_refused() -> None:
    with pytest.raises(KnownError, match="unreadable_fact"):
        CODEC.decode("Rang", 1, '{"bells":2}')


def test_players_short_nobody_had_chosen_are_those_of_the_rulebook() -> None:
    rules = '{"rules":{"tolerance":1,"ideal":0,"order":"list","broken":[],"near":1,"game":"blinds","halt_short":%d}}'
    assert FACTS.decode("FloorRulesSet", 1, rules % 3) == FloorRulesSet(FloorRules())
    assert FACTS.decode("FloorRulesSet", 1, rules % 2) == FloorRulesSet(FloorRules(halt_short=2))


@pytest.mark.parametrize("name", ["OperatorAdded", "OperatorChanged"])
@pytest.mark.parametrize("role", list(ROLES))
def test_whoever_gave_rulings_may_lift_a_rule_and_every_role_is_still_that_role(name: str, role: Role) -> None:
    """Files from before there was a right to lift."""
    old = [right.value for right in ROLES[role] if right is not Right.LIFT]
    payload = json.dumps({"operator": "a" * 32, "rights": old}, separators=(",", ":"))
    fact = FACTS.decode(name, 1, payload)
    assert isinstance(fact, OperatorAdded | OperatorChanged)
    assert fact.rights == ROLES[role] and role_of(fact.rights) is role


OF_GAMES = ("games", "hands", "small_bet", "big_bet", "bring_in")  # of a level, since it says what it plays


def test_a_setup_written_before_payouts_had_rules_pays_as_it_did_and_brings_no_bounty() -> None:
    plain = replace(SETUP, bounty=Cents(0))
    for fact in (TournamentCreated(plain, STRUCTURE[:2]), SetupChanged(plain)):
        text = json.loads(FACTS.encode(fact).payload)
        for name in OF_GAMES if "structure" in text else ():
            del text["structure"][0][name]
        for since in ("curve", "rules", "seats"):
            del text["setup"]["payout"][since]
        del text["setup"]["bounty"]
        assert FACTS.decode(type(fact).__name__, 1, json.dumps(text)) == fact


def test_seats_written_before_their_tickets_had_an_end_never_expire() -> None:
    satellite = replace(SETUP, payout=PayoutTable("Seats", seats=SeatPrizes(Cents(1_000_00), guaranteed=2)))
    for fact, old in ((TournamentCreated(satellite, STRUCTURE), 4), (SetupChanged(satellite), 3)):
        text = json.loads(FACTS.encode(fact).payload)
        payout = text["setup"]["payout"]
        del payout["seats"]["valid"], payout["rules"]["split_bubble"]
        del text["setup"]["event_number"], text["setup"]["event_name"]
        assert FACTS.decode(type(fact).__name__, old, json.dumps(text)) == fact
        with pytest.raises(KnownError, match="unreadable_fact"):
            FACTS.decode(type(fact).__name__, old + 1, json.dumps(text))


def test_a_structure_written_before_levels_had_games_plays_no_limit_holdem() -> None:
    before = STRUCTURE[:2]
    text = json.loads(FACTS.encode(StructureChanged(before)).payload)
    for name in OF_GAMES:
        del text["structure"][0][name]
    assert FACTS.decode("StructureChanged", 1, json.dumps(text)) == StructureChanged(before)
    with pytest.raises(KnownError, match="unreadable_fact"):
        FACTS.decode("StructureChanged", 2, json.dumps(text))


def test_a_room_that_nobody_had_given_a_game_goes_by_the_level() -> None:
    rules = '{"rules":{"tolerance":1,"ideal":0,"order":"list","broken":[],"near":1,"game":"%s","halt_short":0}}'
    assert FACTS.decode("FloorRulesSet", 2, rules % "blinds") == FloorRulesSet(FloorRules(game=None))
    assert FACTS.decode("FloorRulesSet", 2, rules % "stud") == FloorRulesSet(FloorRules(game=Game.STUD))
