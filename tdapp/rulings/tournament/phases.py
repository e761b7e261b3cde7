"""Phases of a tournament with rules of their own: start, bubble, end of the day, the ante (HC house rules, TDA RP)."""

from typing import cast

from tdapp.domain.chips.absent_stacks import (
    BlindPosition,
    ante_then_blind,
    blind_then_ante,
    collected_alone,
    rounds_alone,
)
from tdapp.domain.hands.same_hand import bust_places
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.tournament.seats import same_number
from tdapp.rulings.worksheet import Missing, Worksheet


def end_of_day(sheet: Worksheet) -> Code:
    """The day ends: how many hands every table still plays."""
    minutes = int(sheet.value("end_of_day_minutes").value)
    low, high = int(sheet.value("end_of_day_low").value), int(sheet.value("end_of_day_high").value)
    sheet.check("tournament.draw_hands_card", minutes=minutes, low=low, high=high)
    sheet.check("tournament.player_draws")
    drawn = sheet.maybe("drawn")
    if not isinstance(drawn, int):
        sheet.step("tournament.draw_first", low=low, high=high)
        return Code.PROCEDURE
    if not low <= drawn <= high:
        raise Impossible("facts.drawn", "out_of_range", given=drawn, least=low, most=high)
    if sheet.way("hand_in_progress") == "counts":
        sheet.step("tournament.hands_with_this_one", hands=drawn)
    else:
        sheet.step("tournament.hands_after_this_one", hands=drawn)
    return Code.AMOUNT


def absent_at_start(sheet: Worksheet) -> Code:
    """Registered players are not there when the tournament has begun."""
    sheet.way("absent_stacks")
    sheet.step("tournament.absent_pay")
    if sheet.says("tournament.stack_may_be_kept"):
        sheet.check("tournament.stack_may_be_kept")
    if sheet.count("present") != 1:
        sheet.step("tournament.normal_play")
        return Code.PROCEDURE
    sheet.way("alone_collects")
    every = int(sheet.value("alone_minutes").value)
    sheet.step("tournament.alone_collects")
    sheet.step("tournament.button_every_minutes", minutes=every)
    minutes = sheet.maybe("minutes")
    if isinstance(minutes, int):
        sheet.step("tournament.rounds_so_far", rounds=rounds_alone(minutes, every=every))
    if sheet.situation.level is not None:
        _collected(sheet)
    return Code.PROCEDURE


def _collected(sheet: Worksheet) -> None:
    """What the round brings him, when the level is known."""
    level = sheet.level
    each = level.ante.kind == "per_player"
    amount = collected_alone(
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        each_ante=level.ante.amount if each else 0,
        table_ante=level.ante.amount if level.ante.kind == "bb_ante" else 0,
        absent=sheet.count("players") - 1 if each else 0,
        position=cast("BlindPosition", sheet.choice("his_position")),
    )
    sheet.step("tournament.takes_this_round", amount=amount)


def hand_for_hand(sheet: Worksheet) -> Code:
    """Several players go out in one hand of hand-for-hand play: their places and prizes."""
    by_stack = sheet.way("bust_places") == "table_by_stack"
    if sheet.says("tournament.clock_per_hand"):
        minutes, most = int(sheet.value("hand_minutes").value), int(sheet.value("hand_minutes_most").value)
        sheet.check("tournament.clock_per_hand", minutes=minutes, most=most)
        sheet.check("tournament.all_in_hands_closed")
    sheet.need("players", "bust_tables")
    players, tables = sheet.count("players"), sheet.numbers("bust_tables")
    if len(tables) >= players:
        raise Impossible("facts.bust_tables", "more_out_than_players", out=len(tables), players=players)
    first = players - len(tables) + 1
    prizes = _prizes(sheet, first, players)
    ranked = by_stack and len(tables) > 1 and len(set(tables)) == 1
    if len(tables) > 1:
        sheet.why(_why_places(by_stack=by_stack, ranked=ranked))
    stacks: tuple[int, ...] = ()
    if ranked:  # players of several tables share whatever their stacks were: not asked for then
        stacks = sheet.numbers("bust_stacks")
        same_number("facts.bust_stacks", len(stacks), len(tables))
    for place in bust_places(players, tables, stacks, by_stack=by_stack):
        numbers = tuple(bust + 1 for bust in place.busts)
        money = sum(prizes[place.best - first : place.worst - first + 1])
        if len(numbers) == 1:
            sheet.step("tournament.bust_place", number=numbers[0], place=place.best)
            if money:
                sheet.step("tournament.bust_prize", amount=money)
            continue
        sheet.step("tournament.busts_share", numbers=numbers, best=place.best, worst=place.worst)
        _shared_money(sheet, place.best, place.worst, money, len(numbers))
    return Code.ORDER


def _why_places(*, by_stack: bool, ranked: bool) -> str:
    if not by_stack:
        return "tournament.all_share"
    return "tournament.one_table_by_stack" if ranked else "tournament.tables_share"


def _prizes(sheet: Worksheet, best: int, worst: int) -> tuple[int, ...]:
    """The prizes of the places of the hand, best first, as far as they are paid; empty when nobody entered them."""
    given = sheet.maybe("prizes")
    prizes = tuple(int(prize) for prize in given) if isinstance(given, tuple) else ()
    paid = sheet.maybe("paid")
    most = worst - best + 1 if not isinstance(paid, int) else max(0, min(paid, worst) - best + 1)
    if len(prizes) > most:
        raise Impossible("facts.prizes", "too_many_prizes", found=len(prizes), most=most)
    return prizes


def _shared_money(sheet: Worksheet, best: int, worst: int, money: int, players: int) -> None:
    """The sum of the prizes of their places, those that are not paid as nothing."""
    paid = sheet.maybe("paid")
    if isinstance(paid, int) and best > paid:
        sheet.step("tournament.nothing_paid", best=best)
        return
    last = min(worst, paid) if isinstance(paid, int) else worst
    if last == best:
        sheet.step("tournament.share_one_prize", best=best, players=players)
    else:
        sheet.step("tournament.share_the_sum", best=best, worst=last, players=players)
    if money:
        each, odd = divmod(money, players)
        sheet.step("tournament.each_gets", amount=each)
        if odd:
            sheet.step("tournament.odd_money", amount=odd)


def big_blind_ante(sheet: Worksheet) -> Code:
    """The big blind is too short for blind and ante."""
    pays = ante_then_blind if sheet.way("ante_order") == "ante_first" else blind_then_ante
    level = sheet.level
    if level.ante.kind != "bb_ante":
        raise Missing("level.ante")
    stack = sheet.maybe("stack")
    if stack is None and sheet.situation.big_blind is not None and sheet.situation.seats:
        stack = sheet.at(sheet.situation.big_blind).stack
    if not isinstance(stack, int):
        raise Missing("stack")
    if not stack:
        raise Impossible("facts.stack", "below_one")
    blind, ante = pays(stack, big_blind=level.big_blind, ante=level.ante.amount)
    paid = [
        (blind, "tournament.counts_as_blind", "tournament.no_blind"),
        (ante, "tournament.counts_as_ante", "tournament.no_ante"),
    ]
    for amount, some, none in paid if pays is blind_then_ante else paid[::-1]:
        if amount:
            sheet.step(some, amount=amount)
        else:
            sheet.step(none)
    sheet.check("tournament.ante_never_shrinks")
    return Code.AMOUNT


INCIDENTS = (
    Incident("tournament.end_of_day", "end_of_day", (Question("drawn", Kind.COUNT, least=1, most=13),), end_of_day),
    Incident(
        "tournament.absent_at_start",
        "absent_at_the_start",
        (
            Question("present", Kind.COUNT, least=1, most=10),
            Question("minutes", Kind.COUNT, only=("present", (1,))),
            Question(
                "his_position",
                Kind.CHOICE,
                ("neither", "small_blind", "big_blind"),
                usual="neither",
                only=("present", (1,)),
            ),
            Question("players", Kind.COUNT, least=2, most=10, only=("present", (1,))),
        ),
        absent_at_start,
        ("level",),
    ),
    Incident(
        "tournament.hand_for_hand",
        "hand_for_hand",
        (
            Question("players", Kind.COUNT, least=2),
            Question("bust_tables", Kind.CHIPS, least=1),
            Question("bust_stacks", Kind.CHIPS, least=1),
            Question("paid", Kind.COUNT),
            Question("prizes", Kind.CHIPS, least=1),
        ),
        hand_for_hand,
    ),
    Incident(
        "tournament.big_blind_ante", "big_blind_ante", (Question("stack", Kind.AMOUNT),), big_blind_ante, ("level",)
    ),
)
