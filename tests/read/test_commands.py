"""What is typed into the command box, and what Enter would do."""

from datetime import timedelta

import pytest

from tdapp.domain.units import Cents, Chips, EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.command_scene import ForSale, Offer, Person, Scene, Suggestion, Verb
from tdapp.read.commands import bust_sentence, suggest
from tdapp.read.message import say
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.values import replace

PAID = Money(Cents(15000), "EUR")
PRIZE = Money(Cents(120000), "EUR")
VERBS = {
    "bust": Verb.BUST,
    "b": Verb.BUST,
    "uit": Verb.BUST,
    "back": Verb.BACK,
    "move": Verb.MOVE,
    "swap": Verb.SWAP,
    "pay": Verb.PAY,
    "reg": Verb.REGISTER,
    "cancel": Verb.CANCEL,
    "break": Verb.BREAK,
    "table": Verb.TABLE,
    "rebuy": Verb.REBUY,
    "add-on": Verb.ADD_ON,
    "refund": Verb.REFUND,
    "desk": Verb.DESK,
    "button": Verb.BUTTON,
    "hand": Verb.HAND,
    "seated": Verb.SEATED,
    "halt": Verb.HALT,
    "compress": Verb.COMPRESS,
    "count": Verb.COUNT,
}


def row(
    ticket: int, first: str, last: str, seat: str = "", *, place: int | None = None, prize: Money | None = None
) -> PlayerRow:
    name = PlayerName(last, first)
    table, _, number = seat.partition("-")
    status = EntryStatus.OUT if place else EntryStatus.PLAYING if seat else EntryStatus.WAITING
    return PlayerRow(
        entry=EntryId(ticket),
        player=PlayerId(f"{ticket:032x}"),
        name=name,
        status=status,
        seat=Seat(TableNo(int(table)), int(number)) if seat else None,
        place=place,
        place_to=place,
        provisional=False,
        prize=prize,
        prize_paid=False,
        paid=PAID,
        buy_in=PAID,
        search=fold(name.full),
    )


ZOLC = row(57, "Łukasz", "Żółć", "12-3")
MULLER = row(12, "Lukas", "Müller", "2-2")
MARIC = row(13, "Luka", "Marić")
WOJCIK = row(56, "Łukasz", "Wójcik", place=153)
HUONG = row(4, "Hương", "Nguyễn Thị", "12-4")
BERG = row(9, "Jan-Willem", "van der Berg", "7-8")
WON = row(3, "Ada", "Lindqvist", place=9, prize=PRIZE)
HTML = row(66, "<b>Bob</b>", "=1+1", "12-5")
SCENE = Scene(
    rows=(WOJCIK, MARIC, MULLER, ZOLC, HUONG, BERG, WON, HTML),
    tables=(TableNo(2), TableNo(7), TableNo(12), TableNo(14)),
    offers=(
        Offer("clock.pause", "Pause"),
        Offer("clock.resume", "Resume", "The clock runs already."),
        Offer("prizes.page", "Prizes"),
        Offer("prizes.post", "Post the prizes"),
        Offer("clock.break", "Break now"),
    ),
    people=(Person(PlayerId("a" * 32), PlayerName("Lovelace", "Ada"), "ada lovelace"),),
    verbs=VERBS,
    started=True,
)


def first(query: str, scene: Scene = SCENE) -> Suggestion:
    return suggest(query, scene)[0]


def test_the_letters_of_a_name_after_bust_find_the_player_and_the_very_letters_win() -> None:
    found = suggest("bust łu", SCENE)
    assert [each.row for each in found] == [ZOLC, MARIC, MULLER, WOJCIK]
    assert found[0].action == "entries.bust_out"
    assert found[0].args == ((EntryId(57),), ())
    assert found[0].marks == ((0, 2),)


def test_plain_letters_find_accented_ones() -> None:
    assert {each.row for each in suggest("bust lu", SCENE)} == {ZOLC, MARIC, MULLER, WOJCIK}
    assert first("bust zolc").row == ZOLC
    assert first("b huong").row == HUONG
    assert first("b nguyen thi").row == HUONG


def test_the_verb_may_be_of_another_language() -> None:
    assert first("uit zolc").action == "entries.bust_out"


def test_somebody_who_is_out_is_shown_last_and_cannot_be_busted_again() -> None:
    out = suggest("bust łukasz", SCENE)[-1]
    assert (out.row, out.action, out.said) == (WOJCIK, "", say("command.is_out", name=WOJCIK.name))


def test_a_free_seat_is_said_to_be_free() -> None:
    free = suggest("12-9", SCENE)[0]
    assert (free.action, free.said) == ("", say("command.free", seat=Seat(TableNo(12), 9)))
    assert [(each.action, each.said) for each in suggest("98-1", SCENE)] == [("", say("command.no_table", table=98))]


@pytest.mark.parametrize("typed", ["12-4 34x", "12-4 zz", "12.4  5 x"])
def test_a_seat_before_what_is_no_command_says_what_may_be_typed(typed: str) -> None:
    seat = Seat(TableNo(12), 4)
    assert [(each.action, each.said) for each in suggest(typed, SCENE)] == [("", say("command.after_seat", seat=seat))]
    assert first("12-9 zz").said == say("command.free", seat=Seat(TableNo(12), 9))
    assert first("98-1 zz").said == say("command.no_table", table=98)


@pytest.mark.parametrize("typed", ["12-4", "12.4", "12/4", "12 - 4", "bust 12-4", "#4", "bust #4"])
def test_a_table_seat_or_ticket_is_whoever_sits_there(typed: str) -> None:
    assert first(typed).row == HUONG
    assert first(typed).action == "entries.bust_out"


def test_a_single_match_offers_what_else_can_be_done() -> None:
    assert [each.action for each in suggest("12-4", SCENE)] == ["entries.bust_out", "players.show"]


def test_before_the_start_a_name_alone_busts_nobody() -> None:
    scene = Scene(rows=SCENE.rows, verbs=VERBS, started=False)
    assert {each.action for each in suggest("lu", scene)} == {"players.show"}


@pytest.mark.parametrize(("typed", "minutes"), [("+5", 5.0), ("-1", -1.0), ("−1", -1.0), ("+ 5", 5.0), ("+1:30", 1.5)])
def test_a_sign_and_a_number_is_time(typed: str, minutes: float) -> None:
    assert first(typed).action == "clock.add_time"
    assert first(typed).args == (timedelta(minutes=minutes),)


@pytest.mark.parametrize("typed", ["+0", "+99999", "+1:75", "-"])
def test_no_time_and_absurd_time_are_not_offered(typed: str) -> None:
    assert [each for each in suggest(typed, SCENE) if each.action == "clock.add_time"] == []


def test_break_and_a_number_is_the_open_table_and_then_a_break_so_long() -> None:
    assert [each.action for each in suggest("break 14", SCENE)] == ["tables.break", "clock.break"]
    assert first("break 14").args == (TableNo(14),)
    assert first("break 15").args == (timedelta(minutes=15),)


def test_actions_are_found_by_the_start_of_their_words() -> None:
    assert first("pause").action == "clock.pause"
    assert [each.action for each in suggest("pri", SCENE)] == ["prizes.page", "prizes.post"]
    assert first("post pri").action == "prizes.post"
    assert first("break").action == "clock.break"


def test_an_action_that_is_grey_says_why() -> None:
    assert first("resume").action == ""
    assert first("resume").said == say("command.no", label="Resume", why="The clock runs already.")


def test_several_in_one_hand_smallest_stack_first() -> None:
    found = first("bust 12-3 + hu")
    assert found.out == (ZOLC.entry, HUONG.entry)
    assert found.args == ((ZOLC.entry, HUONG.entry), ())
    assert first("bust 12-3 = 12-4").tied == (False, True)
    assert [each.said for each in suggest("bust nobody + 12-4", SCENE)] == [say("command.nobody_here", typed="nobody")]
    assert [each.said.code for each in suggest("bust 12-3 + 12-3", SCENE)] == ["command.how.bust"]


def test_move_takes_a_name_or_seat_and_where_to() -> None:
    assert first("move berg 12-9").args == (BERG.entry, Seat(TableNo(12), 9))
    assert first("move 7-8 12-9").args == (BERG.entry, Seat(TableNo(12), 9))


def test_swap_takes_two_seats_or_two_names() -> None:
    assert first("swap 12-3 12-4").args == (ZOLC.entry, HUONG.entry)
    assert first("swap zolc + huong").args == (ZOLC.entry, HUONG.entry)


def test_tables_are_spoken_of_by_number_and_the_button_by_its_seat() -> None:
    assert (first("button 12-4").action, first("button 12-4").args) == ("tables.button", (Seat(TableNo(12), 4),))
    assert (first("hand 12").action, first("hand 12").args) == ("tables.hand", (TableNo(12),))
    assert first("halt 12").action == "tables.play_on" and first("compress 12").action == "tables.compress"
    assert first("swap 12 99").args == (TableNo(12), TableNo(99))
    assert first("swap 12 99").said == say("command.swap_tables", table=12, second=99)
    for nothing in ("button 12", "button 99-4", "hand 99", "hand", "swap 12 12", "swap 99 12", "seated"):
        assert not [each for each in suggest(nothing, SCENE) if each.action.startswith(("tables.", "moves."))]


def test_who_was_moved_is_seen_by_name_or_seat() -> None:
    assert (first("seated berg").action, first("seated berg").args) == ("moves.confirm", ((BERG.entry,),))


def test_pay_and_back_are_for_those_who_are_out() -> None:
    assert first("pay ada").args == (WON.entry,)
    assert first("pay zolc").said == say("command.no_prize", name=ZOLC.name)
    assert [each.action for each in suggest("pay zolc", SCENE)] == ["", "players.show"]
    assert [each.row for each in suggest("back łukasz", SCENE)] == [WOJCIK]


def test_register_finds_people_of_the_club_and_takes_new_names() -> None:
    found = suggest("reg ada", SCENE)
    assert [each.action for each in found] == ["entries.register", "entries.register_new"]
    assert found[1].args == (PlayerName("Ada"),)
    assert [each.action for each in suggest("reg Ada Lovelace", SCENE)] == ["entries.register"]


def test_cancel_says_what_is_returned() -> None:
    before = replace(SCENE, started=False)
    assert suggest("cancel berg", before)[0].said == say("command.cancel", name=BERG.name, amount=PAID)


def test_once_play_began_cancelling_is_looked_at_first_at_the_desk() -> None:
    assert first("cancel berg").action == first("refund berg").action == "desk.refund"
    assert first("refund berg").args == (BERG.entry,)


def test_what_is_for_sale_is_sold_by_name_or_seat() -> None:
    rebuy = ForSale("r", "Rebuy", Money(Cents(50_00), "EUR"), Verb.REBUY)
    scene = replace(SCENE, for_sale=[rebuy, replace(rebuy, key="big", name="Big rebuy")])
    assert [each.args for each in suggest("rebuy berg", scene)] == [(BERG.entry, "r"), (BERG.entry, "big")]
    assert suggest("rebuy berg", scene)[0].said == say(
        "command.sell", name=BERG.name, offer="Rebuy", amount=Money(Cents(50_00), "EUR")
    )
    assert first("add-on berg").action == "desk.account"
    assert first("desk berg").args == (BERG.entry,)


def test_chips_are_counted_by_seat_name_or_table() -> None:
    seat = BERG.seat
    assert seat is not None
    for typed in (f"count {seat.table}-{seat.number} 34500", "count berg 34,500", "count berg 34.5k"):
        assert (first(typed).action, first(typed).args) == ("chips.count_stack", (BERG.entry, 34_500))
    assert first("count berg 34500").said == say("command.count", name=BERG.name, chips=34_500)
    assert (first("count 12 180000").action, first("count 12 180000").args) == ("chips.count_table", (12, 180_000))
    assert first("count 12 1.2m").said == say("command.count_table", table=12, chips=1_200_000)


def test_an_empty_seat_is_said_and_what_is_no_number_counts_nothing() -> None:
    taken = {each.seat for each in SCENE.rows}
    free = next(Seat(TableNo(12), number) for number in range(1, 10) if Seat(TableNo(12), number) not in taken)
    found = first(f"count 12-{free.number} 500")
    assert (found.action, found.said) == ("", say("command.free", seat=free))
    for nothing in ("count", "count berg", "count berg 34x", "count 12-4 -5", "count ada 500", "count 99 500"):
        assert not [each for each in suggest(nothing, SCENE) if each.action.startswith("chips.count_")]


def test_a_table_number_shows_the_table() -> None:
    assert first("table 14").args == (TableNo(14),)
    assert first("14").action == "tables.show"


@pytest.mark.parametrize("typed", ["", "   ", "zzz", "\x00", "(", "💥"])
def test_what_means_nothing_suggests_nothing(typed: str) -> None:
    assert suggest(typed, SCENE) == ()


def test_a_name_that_looks_like_a_formula_is_a_name() -> None:
    assert first("bust <b>").row == HTML


def test_the_sentence_of_a_bust_out_names_the_place_once_it_is_known() -> None:
    def preview(row: PlayerRow, place: int, others: tuple[BustPreview, ...] = ()) -> BustPreview:
        return BustPreview(row, place, False, None, 27, 137, Chips(44672), Chips(45000), 9, 8, False, others)

    assert bust_sentence(preview(ZOLC, 137)) == say(
        "command.bust_out.seat", name=ZOLC.name, seat=ZOLC.seat or "", place=137
    )
    assert bust_sentence(preview(MARIC, 137)).code == "command.bust_out.place"
    both = bust_sentence(preview(ZOLC, 137, (preview(HUONG, 136),)))
    assert both == say("command.bust_out.several", names=(ZOLC.name, HUONG.name), best=136, worst=137)


def test_a_level_is_gone_to_by_its_number() -> None:
    scene = replace(SCENE, verbs={**VERBS, "level": Verb.LEVEL}, levels=12)
    first = suggest("level 12", scene)[0]
    assert (first.action, first.args, first.said) == ("clock.go_to_level", (12,), say("command.level", level=12))


@pytest.mark.parametrize(("typed", "code"), [("level 13", "command.no_level"), ("level 0", "command.no_level")])
def test_a_level_the_structure_does_not_have_is_said_to_be_none(typed: str, code: str) -> None:
    scene = replace(SCENE, verbs={**VERBS, "level": Verb.LEVEL}, levels=12)
    first = suggest(typed, scene)[0]
    assert (first.action, first.said.code) == ("", code)


def test_a_level_without_a_number_asks_which() -> None:
    scene = replace(SCENE, verbs={**VERBS, "level": Verb.LEVEL}, levels=12)
    for typed in ("level", "level up"):
        assert suggest(typed, scene)[0].said.code == "command.how.level"
