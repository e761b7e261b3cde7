"""Even tables: who moves, to which seat, when a short table stops, the final table (HC and TDA 11, TDA RP-9)."""

from tdapp.domain.seating.short_tables import final_table_size, must_halt
from tdapp.domain.seating.worst_seat import worst_seat
from tdapp.poker.positions import Positions, next_seat
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.tournament.positions import LAST_BLINDS, last_blinds, still_there
from tdapp.rulings.worksheet import Missing, Worksheet


def who_moves(sheet: Worksheet) -> Code:
    """Which player of the fuller table goes: the one due for the big blind."""
    sheet.way("who_moves")
    sheet.check("tournament.table_by_procedure")
    players = still_there(sheet)
    big = sheet.maybe("last_big_blind") or sheet.situation.big_blind
    if not isinstance(big, int):
        raise Missing("last_big_blind")
    sheet.step("tournament.due_player_moves", seat=next_seat(big, players))
    sheet.check("tournament.to_the_worst_position")
    return Code.MOVE


def worst_position(sheet: Worksheet) -> Code:
    """Which open seat of the shorter table he gets."""
    sheet.way("worst_position")
    players = still_there(sheet)
    size = sheet.count("table_size")
    if max(players) > size:
        raise Impossible("facts.table_size", "seat_beyond_table", seat=max(players), most=size)
    vacant = sorted(set(range(1, size + 1)) - set(players))
    if not vacant:
        raise Impossible("seats", "table_full", players=len(players))
    small, big = last_blinds(sheet)
    for name, seat in (("last_small_blind", small), ("last_big_blind", big)):
        if seat > size:
            raise Impossible(f"facts.{name}", "seat_beyond_table", seat=seat, most=size)
    worst = worst_seat(Positions(sheet.situation.button or small, small, big), players, vacant)
    if worst.why == "nothing_else":
        sheet.step("tournament.no_seat_gives_a_hand", seats=tuple(vacant))
        return sheet.leave(
            "tournament.no_seat_gives_a_hand", ("move_after_this_hand", "take_seat_and_wait"), "move_after_this_hand"
        )
    sheet.step("tournament.worst_seat", seat=worst.seat)
    match worst.why:
        case "big_blind_at_once":
            sheet.step("tournament.big_blind_at_once", seat=worst.seat)
        case "single_big_blind_twice":
            sheet.step("tournament.single_big_blind_twice", seat=worst.seat)
        case "fewest_hands":
            sheet.step("tournament.big_blind_after", hands=worst.hands)
    sheet.why("tournament.never_small_blind")
    return Code.MOVE


def halt(sheet: Worksheet) -> Code:
    """A table is short: does it stop until it is filled?"""
    short = int(sheet.value("halt_short").value)
    sheet.need("here", "fullest")
    here, fullest = sheet.count("here"), sheet.count("fullest")
    if fullest < here:
        raise Impossible("facts.fullest", "fullest_has_fewer", here=here, fullest=fullest)
    sheet.why("tournament.players_short", here=here, fullest=fullest, short=fullest - here)
    if not must_halt(here=here, fullest=fullest, allowed_short=short, by_elimination=True, big_blind_open=True):
        sheet.step("tournament.not_short_enough", short=short)
        return Code.CONTINUE
    if not sheet.yes("by_elimination"):
        sheet.step("tournament.short_otherwise")
        return Code.CONTINUE
    if not sheet.yes("open_big_blind"):
        sheet.step("tournament.until_big_blind_open")
        return Code.CONTINUE
    sheet.step("tournament.stop_the_table")
    sheet.leave("tournament.may_play_on", ("stop_table", "table_plays_on"), "stop_table")
    sheet.check("tournament.may_play_on")
    return Code.HALT


def final_table(sheet: Worksheet) -> Code:
    """How many players the final table begins with, and whether it is time."""
    large, small = int(sheet.value("final_table_large").value), int(sheet.value("final_table_small").value)
    sheet.need("table_size", "players")
    size, players = sheet.count("table_size"), sheet.count("players")
    final = final_table_size(size, from_large=large, from_small=small)
    if final is None:
        sheet.step("tournament.final_table_other_size", size=size)
        return sheet.leave(
            "tournament.final_table_other_size", ("final_at_full_table", "final_one_more"), "final_at_full_table"
        )
    sheet.step("tournament.final_table_of", players=final)
    if players > final:
        sheet.step("tournament.not_yet_final", players=players - final)
        return Code.NO
    sheet.step("tournament.draw_final_table")
    return Code.YES


INCIDENTS = (
    Incident("tournament.who_moves", "balancing", LAST_BLINDS[1:], who_moves, ("button",)),
    Incident(
        "tournament.worst_position",
        "balancing",
        (Question("table_size", Kind.COUNT, usual=9, least=2, most=10), *LAST_BLINDS),
        worst_position,
        ("button",),
    ),
    Incident(
        "tournament.halt",
        "balancing",
        (
            Question("here", Kind.COUNT, most=10),
            Question("fullest", Kind.COUNT, most=10),
            Question("open_big_blind", Kind.YES_NO),
            Question("by_elimination", Kind.YES_NO, usual=True),
        ),
        halt,
    ),
    Incident(
        "tournament.final_table",
        "final_table",
        (
            Question("table_size", Kind.COUNT, least=2, most=10),
            Question("players", Kind.COUNT, least=2),
        ),
        final_table,
    ),
)
