"""The chapter `turn` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "turn.out_of_turn": QT_TRANSLATE_NOOP("Rulings", "A player acts out of turn"),
        "turn.odd_fold": QT_TRANSLATE_NOOP("Rulings", "A fold without a bet, or out of turn"),
        "turn.next_to_act": QT_TRANSLATE_NOOP("Rulings", "Who acts next, and what may he do"),
        "turn.reopening": QT_TRANSLATE_NOOP("Rulings", "May he raise again"),
        "turn.binding_action": QT_TRANSLATE_NOOP("Rulings", "Has there been binding action"),
        "turn.take_back": QT_TRANSLATE_NOOP("Rulings", "A player wants to take his action back"),
        "turn.clock_call": QT_TRANSLATE_NOOP("Rulings", "A clock is called"),
        "turn.count_chips": QT_TRANSLATE_NOOP("Rulings", "A player asks how many chips an opponent has"),
    },
    keywords={
        "turn.out_of_turn": QT_TRANSLATE_NOOP(
            "Rulings",
            "oot, out of turn, early, acted too soon, skipped, before his turn, bet out of turn, call out of turn",
            "words a director types, parted by commas",
        ),
        "turn.odd_fold": QT_TRANSLATE_NOOP(
            "Rulings", "fold, odd fold, folds for free, throws away", "words a director types, parted by commas"
        ),
        "turn.next_to_act": QT_TRANSLATE_NOOP(
            "Rulings", "whose turn, next, order, who acts", "words a director types, parted by commas"
        ),
        "turn.reopening": QT_TRANSLATE_NOOP(
            "Rulings",
            "reopen, re-open, short all-in, raise again, under-raise, less than a full raise, several short all-ins",
            "words a director types, parted by commas",
        ),
        "turn.binding_action": QT_TRANSLATE_NOOP(
            "Rulings", "binding, substantial action, SA, count", "words a director types, parted by commas"
        ),
        "turn.take_back": QT_TRANSLATE_NOOP(
            "Rulings",
            "take back, undo, changes his mind, in turn, by accident, misclick, accidental fold",
            "words a director types, parted by commas",
        ),
        "turn.clock_call": QT_TRANSLATE_NOOP(
            "Rulings",
            "clock, time, 25 seconds, tanking, countdown, takes too long, shot clock, time bank",
            "words a director types, parted by commas",
        ),
        "turn.count_chips": QT_TRANSLATE_NOOP(
            "Rulings", "count, chip count, how much, opponent", "words a director types, parted by commas"
        ),
    },
    questions={
        "what": QT_TRANSLATE_NOOP("Rulings", "What did he do?"),
        "since": QT_TRANSLATE_NOOP("Rulings", "What have the players he passed done?"),
        "turn.out_of_turn/to": QT_TRANSLATE_NOOP("Rulings", "To how much did he bet or raise?"),
        "turn.out_of_turn/put_in": QT_TRANSLATE_NOOP("Rulings", "How many chips did he put in with it?"),
        "then": QT_TRANSLATE_NOOP("Rulings", "What did he do then?"),
        "turn.out_of_turn/binding_behind": QT_TRANSLATE_NOOP(
            "Rulings", "Had others acted behind him before anybody spoke up?"
        ),
        "skipped": QT_TRANSLATE_NOOP("Rulings", "Who was skipped?"),
        "had_time": QT_TRANSLATE_NOOP("Rulings", "Had the skipped player time to speak up?"),
        "again": QT_TRANSLATE_NOOP("Rulings", "Has he acted out of turn before?"),
        "dealer_sent_him": QT_TRANSLATE_NOOP("Rulings", "Did the dealer send him?"),
        "has_acted": QT_TRANSLATE_NOOP("Rulings", "Has he acted in this round?"),
        "facing_bet": QT_TRANSLATE_NOOP("Rulings", "Does he face a bet?"),
        "result": QT_TRANSLATE_NOOP("Rulings", "How did it end?"),
        "asker_at_table": QT_TRANSLATE_NOOP("Rulings", "Did a player at his seat, or you, ask for it?"),
        "facing_all_in": QT_TRANSLATE_NOOP("Rulings", "Does he face an all-in?"),
        "turn.count_chips/in_turn": QT_TRANSLATE_NOOP("Rulings", "Is it his turn?"),
    },
    answers={
        "what/check": QT_TRANSLATE_NOOP("Rulings", "checked"),
        "what/call": QT_TRANSLATE_NOOP("Rulings", "called"),
        "what/bet": QT_TRANSLATE_NOOP("Rulings", "bet or raised"),
        "what/fold": QT_TRANSLATE_NOOP("Rulings", "folded"),
        "since/not_yet": QT_TRANSLATE_NOOP("Rulings", "nothing yet"),
        "since/all_fold": QT_TRANSLATE_NOOP("Rulings", "all folded"),
        "since/check": QT_TRANSLATE_NOOP("Rulings", "checked"),
        "since/call": QT_TRANSLATE_NOOP("Rulings", "called"),
        "since/bet_less": QT_TRANSLATE_NOOP("Rulings", "one bet, not more than he"),
        "since/bet_more": QT_TRANSLATE_NOOP("Rulings", "one bet more than he"),
        "then/not_yet": QT_TRANSLATE_NOOP("Rulings", "nothing yet"),
        "then/folds": QT_TRANSLATE_NOOP("Rulings", "folded"),
        "then/plays": QT_TRANSLATE_NOOP("Rulings", "called or raised"),
        "result/time_up": QT_TRANSLATE_NOOP("Rulings", "time ran out"),
        "result/acted": QT_TRANSLATE_NOOP("Rulings", "he acted in time"),
        "result/same_moment": QT_TRANSLATE_NOOP("Rulings", "he acted at the very end"),
        "result/running": QT_TRANSLATE_NOOP("Rulings", "it is running"),
    },
    steps={
        "turn.all_retract": QT_TRANSLATE_NOOP(
            "Rulings", "The dealer sent them: seat {seat} and whoever acted after him take it back and act in order."
        ),
        "turn.again": QT_TRANSLATE_NOOP(
            "Rulings", "Not the first time for seat {seat}: take more than last time from the measures of this rule."
        ),
        "turn.dealer_sent_him": QT_TRANSLATE_NOOP("Rulings", "The dealer sent him, so there is nothing to punish."),
        "turn.fold_binds": QT_TRANSLATE_NOOP("Rulings", "The fold of seat {seat} stands, out of turn or not."),
        "turn.back_to_the_right_player": QT_TRANSLATE_NOOP(
            "Rulings", "The action goes back to the first player who was passed."
        ),
        "turn.back_to_the_right_player/seat": QT_TRANSLATE_NOOP("Rulings", "The action goes back to seat {seat}."),
        "turn.held": QT_TRANSLATE_NOOP("Rulings", "What seat {seat} did is held until they have acted."),
        "turn.held/seats": QT_TRANSLATE_NOOP(
            "Rulings", "What seat {seat} did is held; first the action of {the_seats}."
        ),
        "turn.if_unchanged": QT_TRANSLATE_NOOP("Rulings", "They check, call or fold: it binds seat {seat}."),
        "turn.if_changed": QT_TRANSLATE_NOOP(
            "Rulings", "They bet or raise: seat {seat} gets it back and is free to fold, call or raise."
        ),
        "turn.if_nobody_bets": QT_TRANSLATE_NOOP("Rulings", "They check or fold: the check of seat {seat} stands."),
        "turn.if_one_bets": QT_TRANSLATE_NOOP(
            "Rulings", "One of them bets: the check of seat {seat} is off, and he is free to act."
        ),
        "turn.if_not_more": QT_TRANSLATE_NOOP(
            "Rulings", "They fold, or bet no more than he: it stands for seat {seat}."
        ),
        "turn.if_all_check": QT_TRANSLATE_NOOP("Rulings", "They all check: the bet of seat {seat} goes back to him."),
        "turn.if_more": QT_TRANSLATE_NOOP("Rulings", "One of them bets more: seat {seat} may fold, call or raise."),
        "turn.binding_behind_logged": QT_TRANSLATE_NOOP(
            "Rulings", "{actions} actions in a row, from his on, were logged."
        ),
        "turn.released": QT_TRANSLATE_NOOP(
            "Rulings", "The action changed: seat {seat} takes his chips back and is free to act."
        ),
        "turn.returned": QT_TRANSLATE_NOOP(
            "Rulings", "All checked: the bet of seat {seat} goes back, he acts in his turn."
        ),
        "turn.excess_back": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} bet more than the maximum: {amount} goes back."),
        "turn.check_binds": QT_TRANSLATE_NOOP("Rulings", "The check of seat {seat} stands."),
        "turn.call_binds": QT_TRANSLATE_NOOP("Rulings", "The call of seat {seat} stands."),
        "turn.bet_binds": QT_TRANSLATE_NOOP("Rulings", "The bet or raise of seat {seat} stands."),
        "turn.bet_binds_to": QT_TRANSLATE_NOOP("Rulings", "The bet or raise of seat {seat} to {to} stands."),
        "turn.check_released": QT_TRANSLATE_NOOP(
            "Rulings", "The action changed: the check of seat {seat} is off, and he is free to act."
        ),
        "turn.his_choice": QT_TRANSLATE_NOOP(
            "Rulings", "A passed player bet more: seat {seat} may fold, call, or call and raise."
        ),
        "turn.his_choice/bettor": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {bettor} bet more: seat {seat} may fold, call, or call and raise."
        ),
        "turn.bet_stays_in": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} folded: what he put in out of turn stays in the pot."
        ),
        "turn.skipped_lost": QT_TRANSLATE_NOOP(
            "Rulings", "Others acted behind the skipped player before he spoke up. You decide what he may still do."
        ),
        "turn.skipped_lost/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Others acted behind seat {seat} before he spoke up. You decide what he may still do."
        ),
        "turn.skipped_lost/seats": QT_TRANSLATE_NOOP(
            "Rulings", "Others acted behind {the_seats} before anybody spoke up. You decide what they may still do."
        ),
        "turn.had_time": QT_TRANSLATE_NOOP("Rulings", "He had time to stop it."),
        "turn.had_no_time": QT_TRANSLATE_NOOP("Rulings", "He had no time to stop it."),
        "turn.fold_stands": QT_TRANSLATE_NOOP("Rulings", "The fold of seat {seat} stands."),
        "turn.not_binding_yet": QT_TRANSLATE_NOOP("Rulings", "No binding action yet, after {actions} actions."),
        "turn.binding_two": QT_TRANSLATE_NOOP("Rulings", "Two actions in a row, with chips in one of them."),
        "turn.binding_three": QT_TRANSLATE_NOOP("Rulings", "Three actions in a row."),
        "turn.binding_since": QT_TRANSLATE_NOOP(
            "Rulings", "Binding action since action {action_number}, that of seat {seat}."
        ),
        "turn.round_is_over": QT_TRANSLATE_NOOP("Rulings", "The betting round is over."),
        "turn.clockwise": QT_TRANSLATE_NOOP("Rulings", "Action goes clockwise."),
        "turn.acts_next": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} acts next."),
        "turn.away_folds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is away: his hand is folded when it is his turn."),
        "turn.must_call": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} needs {amount} to call."),
        "turn.calls_all_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} can call all-in for {amount} more."),
        "turn.may_check": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may check."),
        "turn.may_raise_not_acted": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has not acted yet: he may raise, to at least {least}."
        ),
        "turn.faces": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} faces {faces} more; a full raise is {full}."),
        "turn.faces_in_limit": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} faces {faces} more; in limit half a bet is enough, the last full one was {full}."
        ),
        "turn.may_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may raise again, to at least {least}."),
        "turn.may_not_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may call {faces} more or fold, not raise."),
        "turn.short_all_in_no_raise": QT_TRANSLATE_NOOP(
            "Rulings", "A short all-in is no raise. You decide whether seat {seat}, facing {faces} more, may raise."
        ),
        "turn.in_turn_binds": QT_TRANSLATE_NOOP(
            "Rulings", "No. What seat {seat} did in turn binds, and its chips stay in the pot."
        ),
        "turn.only_at_the_table": QT_TRANSLATE_NOOP(
            "Rulings", "Only the floor, or a player at his seat, may ask for the clock."
        ),
        "turn.clock_runs": QT_TRANSLATE_NOOP("Rulings", "He has {seconds} seconds, then a countdown from 5."),
        "turn.clock_count": QT_TRANSLATE_NOOP(
            "Rulings", "Say how long he has, tell him when 10 seconds are left, and count the last 5 aloud."
        ),
        "turn.acted_in_time": QT_TRANSLATE_NOOP("Rulings", "He acted in time: it counts."),
        "turn.tie_to_the_player": QT_TRANSLATE_NOOP(
            "Rulings", "Action and time together: it is for the player, his action counts."
        ),
        "turn.time_hand_dead": QT_TRANSLATE_NOOP("Rulings", "Time. Seat {seat} faces a bet: his hand is dead."),
        "turn.time_check": QT_TRANSLATE_NOOP("Rulings", "Time. There is no bet: seat {seat} checks."),
        "turn.count_exactly": QT_TRANSLATE_NOOP("Rulings", "Yes: facing an all-in and in turn he gets an exact count."),
        "turn.dealer_counts": QT_TRANSLATE_NOOP("Rulings", "The player, the dealer or you count the chips."),
        "turn.estimate_only": QT_TRANSLATE_NOOP(
            "Rulings", "No exact count, only an estimate: the chips are stacked in sight."
        ),
    },
    choices={
        "hand_dead": QT_TRANSLATE_NOOP("Rulings", "His hand is dead"),
        "only_call": QT_TRANSLATE_NOOP("Rulings", "He may call or fold, not raise"),
        "may_act": QT_TRANSLATE_NOOP("Rulings", "He may act freely"),
        "call_or_fold": QT_TRANSLATE_NOOP("Rulings", "Call or fold only"),
        "may_raise_too": QT_TRANSLATE_NOOP("Rulings", "He may raise too"),
    },
    values={
        "binding_action": QT_TRANSLATE_NOOP("Rulings", "Binding action"),
        "acting_order": QT_TRANSLATE_NOOP("Rulings", "Order of acting"),
        "reopening": QT_TRANSLATE_NOOP("Rulings", "When a short all-in re-opens the betting"),
        "reopening_in_limit": QT_TRANSLATE_NOOP("Rulings", "When a short all-in re-opens limit betting"),
        "acting_in_turn": QT_TRANSLATE_NOOP("Rulings", "Action in turn"),
        "out_of_turn": QT_TRANSLATE_NOOP("Rulings", "Action out of turn"),
        "penalty_out_of_turn": QT_TRANSLATE_NOOP("Rulings", "Penalty for action out of turn"),
        "call_out_of_turn": QT_TRANSLATE_NOOP("Rulings", "A call out of turn"),
        "odd_folds": QT_TRANSLATE_NOOP("Rulings", "Folds without a bet"),
        "penalty_odd_fold": QT_TRANSLATE_NOOP("Rulings", "Penalty for an odd fold"),
        "clock_seconds": QT_TRANSLATE_NOOP("Rulings", "Seconds on the clock"),
        "clock_tie": QT_TRANSLATE_NOOP("Rulings", "Action at the very end of the clock"),
        "opponents_count": QT_TRANSLATE_NOOP("Rulings", "Exact count of an opponent's chips"),
    },
)
