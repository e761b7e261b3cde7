"""The verbs of the journal: each stands in club files of years, so none is ever renamed or lost.

A decision that is added gets its line here. One that is taken out of the program keeps it: its acts can still be read.
"""

import re
from pathlib import Path
from typing import get_args

import tdapp.app
from tdapp.domain import evolve
from tdapp.domain.facts import TournamentFact
from tdapp.domain.verbs import verb_of
from tests.domain.decisions import decisions, written

GONE: frozenset[str] = frozenset()  # verbs of decisions that are no more
BY_APP = {"journal.undo", "journal.redo", "operators.own_pin", "operators.switch_off_by_owner"}  # `app` names them
# fmt: off
EVER = {
    "accepted_codes.accept", "accepted_codes.drop",
    "adjusting.adjust",
    "announcing.announce", "announcing.clear_announcement", "announcing.take_off",
    "arranging.begin_with_room", "arranging.set_room",
    "bubble.protect", "bubble.share", "bubble.unprotect",
    "bounties.pay", "bounties.take_back",
    "breaking.compress", "breaking.swap_tables",
    "buttons.forget", "buttons.place",
    "check_in.check_in", "check_in.clear",
    "chip_counts.begin_count", "chip_counts.close_count", "chip_counts.count",
    "chip_sets.choose_set", "chip_sets.expect", "chip_sets.make_stack",
    "club.archive", "club.restore", "club.take_in",
    "corrections.correct_bust_out", "corrections.forgotten_bust_out", "corrections.place_bust_out",
    "corrections.wrong_seat",
    "dealing.make_deal",
    "drawers.close_drawer", "drawers.move_cash", "drawers.open_drawer",
    "end_of_day.draw_last_hands", "end_of_day.play_on", "end_of_day.set_day_end",
    "ending.end_by_deal",
    "entries.back_and_buy", "entries.bust_out", "entries.re_enter", "entries.register", "entries.reinstate",
    "entries.remove_no_shows", "entries.unregister",
    "envelopes.draw", "envelopes.note", "envelopes.set_envelopes",
    "floor.carry_hand_on", "floor.choose_rulebook", "floor.disqualify", "floor.give_penalty", "floor.give_ruling",
    "floor.hand_played", "floor.lift_penalty",
    "floor_rules.set_rules",
    "halting.waive",
    "hand_for_hand.begin", "hand_for_hand.done", "hand_for_hand.end", "hand_for_hand.note_stack",
    "hand_for_hand.settle",
    "head_count.announce_money", "head_count.count",
    "journal.redo", "journal.undo",
    "knock_outs.name",
    "markers.find", "markers.lose",
    "moves.accept", "moves.confirm_seated",
    "operators.add", "operators.change", "operators.own_pin", "operators.refuse_pin", "operators.remove",
    "operators.rename",
    "operators.set_pin", "operators.sign_in", "operators.sign_out", "operators.switch_off",
    "operators.switch_off_by_owner", "operators.switch_on",
    "past_evenings.keep", "past_evenings.take_back",
    "payouts.pay", "payouts.post_prizes", "payouts.reset_prizes", "payouts.set_prizes", "payouts.take_back",
    "payouts.withdraw_prizes",
    "people.block", "people.erase", "people.merge", "people.part", "people.unblock",
    "pool.add", "pool.pay_season",
    "prize_hold.hold", "prize_hold.release", "prize_lock.lock", "prize_lock.unlock",
    "price_list.set_closing", "price_list.set_terms",
    "racing.begin", "racing.draw", "racing.end", "racing.settle",
    "side_entrants.give_back", "side_entrants.join", "side_entrants.leave",
    "side_payouts.pay", "side_payouts.take_back",
    "side_pools.close_pool", "side_pools.open_pool", "side_pools.reopen_pool",
    "side_results.award", "side_results.show_hand",
    "sales.buy", "sales.buy_many", "sales.give_back",
    "seating.close_table", "seating.draw_seats", "seating.move", "seating.open_table", "seating.redraw",
    "seating.seat_waiting", "seating.swap",
    "seeds.give_public_value", "seeds.reveal",
    "satellite.end_at_seats",
    "satellite.take_seat",
    "things.hand_over", "things.set_things", "things.take_back",
    "tickets.cash_in",
    "tickets.give_back",
    "tickets.issue",
    "timing.add_time", "timing.break_now", "timing.go_to_break", "timing.go_to_level", "timing.let_count",
    "timing.next_period", "timing.pause",
    "timing.previous_period", "timing.resume", "timing.set_back", "timing.start", "timing.start_at",
    "timing.stop_back", "timing.undo_clock",
    "tournament.change_setup", "tournament.change_structure", "tournament.close_registration",
    "tournament.create", "tournament.finish", "tournament.open_registration",
    "waiting.answer", "waiting.call", "waiting.expire", "waiting.join", "waiting.leave", "waiting.seat",
}
# fmt: on


def test_every_decision_has_the_verb_it_always_had() -> None:
    by_name = {**written(), **written("tuple[PeopleFact, ...]")}
    assert set(by_name) | BY_APP | GONE == EVER
    assert {verb_of(decision) for decision in decisions().values()} <= EVER


def test_what_app_writes_into_a_journal_by_itself_is_among_them() -> None:
    wrote = re.compile(r"""(?:_write|_deed|_club_act)\(\s*(?:club,\s*)?"([a-z_]+\.[a-z_]+)\"""")
    files = Path(tdapp.app.__path__[0]).rglob("*.py")
    verbs = {verb for path in files for verb in wrote.findall(path.read_text(encoding="utf-8"))}
    assert "operators.add" in verbs
    assert verbs <= EVER


def test_every_fact_of_a_tournament_does_something_to_it() -> None:
    assert {*evolve._STEPS} == {*get_args(TournamentFact)}
