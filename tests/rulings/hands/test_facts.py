"""The answers a hand gives by itself: of every question of every incident it is said whether a hand knows it."""

import random
from typing import Any

import pytest

from tdapp.rulings import INCIDENTS, Code, Impossible, read_situation, resolve
from tdapp.rulings.from_hand import situation_of_hand
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.facts import TOLD, facts_of, told_by
from tdapp.rulings.hands.line import line_of
from tdapp.rulings.hands.setup import readings_at
from tdapp.rulings.reading import plain_situation, situation_of
from tdapp.rulings.situation import AtSeat, Level, Situation, Status
from tests.rulings.cases import BOOKS
from tests.rulings.random_hands import played, random_table

FIVE = Situation("", level=Level(200, 100, lowest_chip=25), seats=tuple(AtSeat(s, stack=9000) for s in (1, 2, 3, 4, 5)))
"""Five players with 9,000 each."""

ONLY_THE_FLOOR_KNOWS = {
    "betting.silent_chips": "earlier chips_left",
    "betting.too_little": "tiny",
    "betting.words_and_chips": "first words_clear contradict",
    "betting.unclear_amount": "number",
    "betting.gesture": "sign",
    "betting.conditional_words": "kind",
    "betting.string_bet": "said_before amount later",
    "turn.out_of_turn": "again then had_time dealer_sent_him",
    "turn.clock_call": "result asker_at_table",
    "deal.misdeal": "deal_fault whose_place acted_short looked can_rebuild joker_where",
    "deal.exposed_hole_card": "seen_cards turned_up_by",
    "deal.card_off_table": "card_seen seen_cards turned_up_by",
    "deal.boxed_card": "boxed_count found",
    "deal.too_many_cards": "looked can_rebuild",
    "deal.too_few_cards": "acted_short looked can_rebuild",
    "deal.wrong_order": "order_fault looked can_rebuild",
    "deal.seat_without_right": "whose_place looked can_rebuild",
    "deal.player_left_out": "looked can_rebuild",
    "deal.bad_shuffle": "shuffle_fault",
    "deal.foreign_card": "joker_where",
    "deal.fouled_deck": "deck_fault",
    "deal.away_at_last_card": "in_reach",
    "board.four_card_flop": "burned",
    "board.two_burns": "seen",
    "board.stub": "order_known mixed",
    "board.lost_card": "certain",
    "showdown.miscalled_hand": "on_purpose",
    "showdown.playing_the_board": "shown",
    "showdown.face_up": "put_away",
    "showdown.see_hand": "holds_cards whose_hand asker_called cards_where asker_best",
    "showdown.lets_go": "shown cards_where identifiable seen_clearly refuses",
    "showdown.bettor_mucks": "identifiable",
    "showdown.killed_hand": "was_tabled identifiable",
    "showdown.dispute": "what next_hand in_break seconds",
    "showdown.hidden_chips": "hidden in_play",
    "showdown.commission": "same_winners shared fee_charged",
    "conduct.soft_play": "nuts_checked_last before",
    "conduct.out_of_view": "hidden before",
    "conduct.penalty_hands": "number kind",
    "conduct.deck_change": "damaged",
    "conduct.splashed_pot": "pot_now",
    "tournament.new_player": "new_seat who before_cards",
    "tournament.late_entry": "kind old_stack new_seat",
    "tournament.returning_player": "missed before_cards",
    "tournament.wrong_seat": "right_stack stack",
    "tournament.same_seat": "cards has_played hand_on",
    "tournament.broken_table": "cards",
    "tournament.seat_wish": "when wanting original others newcomers cards",
    "tournament.worst_position": "table_size",
    "tournament.halt": "here fullest open_big_blind by_elimination",
    "tournament.final_table": "table_size players",
    "tournament.which_level": "happened dealt_at_old",
    "tournament.notice_of_change": "what hands minutes sign_changed between_rounds all_agree",
    "tournament.chip_race": "old_chip new_chip holders held highest only_these",
    "tournament.found_after_race": "old_chip new_chip count",
    "tournament.chip_change": "amount in_play",
    "tournament.found_chips": "found owner_known",
    "tournament.rebuy": "starting_stack single rebuy_chips in_period rebuys_left takes_back",
    "tournament.table_stake": "what amount",
    "tournament.participation_fee": "when commission_too",
    "tournament.end_of_day": "drawn",
    "tournament.absent_at_start": "present minutes his_position players",
    "tournament.hand_for_hand": "players bust_tables bust_stacks paid prizes",
}
"""What no hand tells, because it is of words, hands and cards off the table, or of the tournament around it.

How often a player has offended before stands in every incident of conduct, and is in the records of the club.
"""
LINES = (
    "d1 ",
    "d1 b600 c",
    "d1 b600 c 3r1800",
    "d1 b600 c 3c f r2000",
    "d1 b600 c 3b1800 f f",
    "d1 b600 c 2c 3c",
    "d1 b600 c r900! c f",
    "d1 b600 c c300! c300",
    "d1 b600 c s500+500",
    "d1 b600 c a! c",
    "d1 ccccx",
    "d1 ccccx AhKc2d x 5b400",
    "d1 ccccx AhKc2d c b400 5?",
    "d1 b9000 fff c 3?",
    "d1 ccccx flop xxxxx turn xxxxx river x b600 fff c 4?",
    "d1 b9000 fff c 4:AsAd 3:KsKd 2c3c4d5h7h 3?",
    "d1 b600 ffff 4?",
)


def test_of_every_question_it_is_said_whether_a_hand_knows_it() -> None:
    unknown = {
        incident.id: {question.id for question in incident.questions if told_by(incident, question.id) is None}
        for incident in INCIDENTS.values()
    }
    wanted = {incident: set(ONLY_THE_FLOOR_KNOWS.get(incident, "").split()) for incident in INCIDENTS}
    for incident in INCIDENTS.values():
        if incident.chapter == "conduct" and "before" in {question.id for question in incident.questions}:
            wanted[incident.id].add("before")
    assert unknown == wanted


def test_no_answer_is_for_a_question_nobody_asks() -> None:
    asked = {question.id for incident in INCIDENTS.values() for question in incident.questions}
    asked |= {f"{incident.id}/{question.id}" for incident in INCIDENTS.values() for question in incident.questions}
    assert set(TOLD) - asked == set()


def test_every_answer_is_given_by_some_hand() -> None:
    given = set()
    for line in LINES:
        entered = enter(line, FIVE)
        assert entered.refusal is None, f"{line}: {entered.refusal}"
        for incident in INCIDENTS.values():
            gates = [question.only for question in incident.questions if question.only is not None]
            for gate, answers in [("", ("",)), *gates]:
                for answer in answers:
                    given |= {(incident.id, name) for name in facts_of(entered, incident, {gate: answer})}
    never = {
        (incident.id, question.id)
        for incident in INCIDENTS.values()
        for question in incident.questions
        if told_by(incident, question.id) is not None
    } - given
    assert never == {
        ("betting.another_raise", "cap"),
        ("betting.another_raise", "players_in_event"),
        ("showdown.split_pot", "low_winners"),
    }, "which are known at limit, in a tournament, and in high-low"


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("line", LINES)
def test_every_incident_can_be_ruled_on_in_every_hand(line: str, book: Any) -> None:
    entered = enter(line, FIVE)
    for incident in INCIDENTS:
        case = case_of_hand(entered, incident)
        try:
            resolve(case, book)
        except Impossible as impossible:  # the incident is of another moment, and the sentence says so
            assert not impossible.where.startswith(("seats", "actions", "board", "level")), f"{incident}: {impossible}"


@pytest.mark.parametrize(
    ("line", "incident", "facts"),
    [
        ("d1 b600 c 3r1800", "turn.out_of_turn", {"seat": 3, "what": "bet", "since": "not_yet", "put_in": 1600}),
        ("d1 b600 c 3c f r2000", "turn.out_of_turn", {"seat": 3, "what": "call", "since": "bet_more", "put_in": 400}),
        ("d1 b600 c 3c f f", "turn.out_of_turn", {"seat": 3, "what": "call", "since": "all_fold"}),
        ("d1 b600 c 3r1800 f c", "turn.out_of_turn", {"seat": 3, "what": "bet", "since": "call"}),
        ("d1 b600 c 2c 3c", "turn.out_of_turn", {"seat": 2, "binding_behind": True, "skipped": 1}),
        ("d1 b600 c s500+500", "betting.silent_chips", {"seat": 1, "chips": (500, 500)}),
        ("d1 b600 c c300!", "betting.too_little", {"seat": 1, "put_in": 300, "call_said": True}),
        ("d1 b600 c r900! c f", "betting.wrong_bet", {"placed": 900, "legal": 1000, "callers": (2,)}),
        ("d1 b600 c", "turn.reopening", {"seat": 1, "has_acted": False}),
        ("d1 b600 c", "turn.clock_call", {"seat": 1, "facing_bet": True}),
        ("d1 ccccx AhKc2d", "board.missing_burn", {"street": "flop", "acted_on": False}),
        ("d1 b600 c", "board.premature", {"street": "flop"}),
        ("d1 b600 c 5?", "conduct.device", {"seat": 5, "live_hand": True}),
        ("d1 b600 c", "deal.boxed_card", {"betting_so_far": "binding"}),
    ],
)  # fmt: skip
def test_the_facts_of_a_dispute_are_filled_in(line: str, incident: str, facts: dict[str, Any]) -> None:
    found = facts_of(enter(line, FIVE), INCIDENTS[incident])
    assert {name: found.get(name) for name in facts} == facts


def test_an_answer_that_was_typed_goes_before_that_of_the_hand() -> None:
    entered = enter("d1 b600 c 3r1800", FIVE)
    case = case_of_hand(entered, "turn.out_of_turn", {"since": "bet_more", "dealer_sent_him": True})
    assert (case.facts["since"], case.facts["seat"], case.facts["dealer_sent_him"]) == ("bet_more", 3, True)


def test_the_log_has_the_action_out_of_turn_and_the_table_is_that_before_it() -> None:
    case = case_of_hand(enter("d1 b600 c 3r1800 f", FIVE), "turn.out_of_turn")
    assert [(action.seat, action.in_turn) for action in case.actions] == [(4, True), (5, True), (3, False), (1, True)]
    silent = case_of_hand(enter("d1 b600 c s500+500", FIVE), "betting.silent_chips")
    assert [action.seat for action in silent.actions] == [4, 5]
    ruling = resolve(silent, BOOKS["HC"])
    assert (ruling.code, ruling.effects[0].to, ruling.effects[0].refund) == (Code.CALL, 600, 400)


def test_the_case_carries_the_hand_and_is_read_back_with_it() -> None:
    case = case_of_hand(enter("d1 b600 c 3r1800", FIVE), "turn.out_of_turn")
    assert case.hand.startswith("nl chip25 blinds100-200 d1 1=9000") and case.hand.endswith("b600 c 3r1800")
    assert situation_of(plain_situation(case)) == case
    assert read_situation('incident = "turn.odd_fold"').hand == "", "cases of old files have none"


def test_stacks_nobody_knows_stay_unknown_and_who_is_away_stays_away() -> None:
    table = Situation(
        "", level=Level(200, 100), seats=(AtSeat(1), AtSeat(2, Status.ON_PENALTY, penalty_hands=3), AtSeat(3))
    )
    case = case_of_hand(enter("d1 1=5000 c", table), "turn.next_to_act")
    assert [place.stack for place in case.seats] == [5000, None, None]
    assert (case.seats[1].status, case.seats[1].penalty_hands) == (Status.ON_PENALTY, 3)


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_a_hand_entered_is_ruled_as_the_hand_that_was_played(book: Any) -> None:
    for seed in range(15):
        chance = random.Random(seed)
        for hand in played(chance, random_table(chance, book.id)):
            if hand.turn is None:
                continue
            entered = enter(line_of(hand), Situation(""), readings_at(hand.table))
            for incident in ("turn.next_to_act", "betting.least_and_most", "turn.reopening"):
                case = case_of_hand(entered, incident)
                known = situation_of_hand(hand, incident, case.facts)
                mine, wanted = resolve(case, book), resolve(known, book)
                assert (mine.code, mine.options, mine.next_to_act) == (wanted.code, wanted.options, wanted.next_to_act)
