"""The chapter `turn` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "turn.out_of_turn": QT_TRANSLATE_NOOP("Rulings", "A player acts out of turn"),
        "turn.odd_fold": QT_TRANSLATE_NOOP("Rulings", "A fold without a bet, or out of turn"),
        "turn.next_to_act": QT_TRANSLATE_NOOP("Rulings", "Who acts next, and what are the options"),
        "turn.reopening": QT_TRANSLATE_NOOP("Rulings", "May the player raise again"),
        "turn.binding_action": QT_TRANSLATE_NOOP("Rulings", "Has there been substantial action"),
        "turn.take_back": QT_TRANSLATE_NOOP("Rulings", "A player wants to change an action"),
        "turn.clock_call": QT_TRANSLATE_NOOP("Rulings", "The clock is called"),
        "turn.count_chips": QT_TRANSLATE_NOOP("Rulings", "A player asks for a count of an opponent's chips"),
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
            "reopen, re-open, short all-in, raise again, under-raise, less than a full raise, several short all-ins, "
            "not enough chips to raise",
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
        "what": QT_TRANSLATE_NOOP("Rulings", "What did the player do?"),
        "since": QT_TRANSLATE_NOOP("Rulings", "What have the skipped players done?"),
        "turn.out_of_turn/to": QT_TRANSLATE_NOOP("Rulings", "What was the bet or raise to?"),
        "turn.out_of_turn/put_in": QT_TRANSLATE_NOOP("Rulings", "How many chips went in with it?"),
        "then": QT_TRANSLATE_NOOP("Rulings", "What did the player do then?"),
        "turn.out_of_turn/binding_behind": QT_TRANSLATE_NOOP(
            "Rulings", "Had others acted behind before anybody spoke up?"
        ),
        "skipped": QT_TRANSLATE_NOOP("Rulings", "Who was skipped?"),
        "had_time": QT_TRANSLATE_NOOP("Rulings", "Did the skipped player have time to speak up?"),
        "again": QT_TRANSLATE_NOOP("Rulings", "Has the player acted out of turn before?"),
        "dealer_sent_him": QT_TRANSLATE_NOOP("Rulings", "Did the dealer prompt the action?"),
        "has_acted": QT_TRANSLATE_NOOP("Rulings", "Has the player acted in this round?"),
        "facing_bet": QT_TRANSLATE_NOOP("Rulings", "Is the player facing a bet?"),
        "result": QT_TRANSLATE_NOOP("Rulings", "How did it end?"),
        "asker_at_table": QT_TRANSLATE_NOOP("Rulings", "Did a player at the table, or the floor, call for it?"),
        "facing_all_in": QT_TRANSLATE_NOOP("Rulings", "Is the player facing an all-in?"),
        "turn.count_chips/in_turn": QT_TRANSLATE_NOOP("Rulings", "Is it the player's turn?"),
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
        "since/bet_less": QT_TRANSLATE_NOOP("Rulings", "one bet, but not more"),
        "since/bet_more": QT_TRANSLATE_NOOP("Rulings", "one bet more"),
        "then/not_yet": QT_TRANSLATE_NOOP("Rulings", "nothing yet"),
        "then/folds": QT_TRANSLATE_NOOP("Rulings", "folded"),
        "then/plays": QT_TRANSLATE_NOOP("Rulings", "called or raised"),
        "result/time_up": QT_TRANSLATE_NOOP("Rulings", "time ran out"),
        "result/acted": QT_TRANSLATE_NOOP("Rulings", "acted in time"),
        "result/same_moment": QT_TRANSLATE_NOOP("Rulings", "acted as time ran out"),
        "result/running": QT_TRANSLATE_NOOP("Rulings", "still running"),
    },
    steps={
        "turn.all_retract": QT_TRANSLATE_NOOP(
            "Rulings", "The dealer's error: action is back on seat {seat} and all who acted after, in order."
        ),
        "turn.again": QT_TRANSLATE_NOOP(
            "Rulings", "Not the first time for seat {seat}: choose a heavier measure of this rule than last time."
        ),
        "turn.dealer_sent_him": QT_TRANSLATE_NOOP("Rulings", "The dealer prompted the action, so no penalty."),
        "turn.fold_binds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s fold is binding, in or out of turn."),
        "turn.back_to_the_right_player": QT_TRANSLATE_NOOP("Rulings", "Action is back on the first skipped player."),
        "turn.back_to_the_right_player/seat": QT_TRANSLATE_NOOP("Rulings", "Action is back on seat {seat}."),
        "turn.held": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s action is held until they have acted."),
        "turn.held/seats": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s action is held; first the action of {the_seats}."
        ),
        "turn.if_unchanged": QT_TRANSLATE_NOOP("Rulings", "If they check, call or fold, it is binding on seat {seat}."),
        "turn.if_changed": QT_TRANSLATE_NOOP(
            "Rulings", "If they bet or raise, it is returned to seat {seat}, free to fold, call or raise."
        ),
        "turn.if_nobody_bets": QT_TRANSLATE_NOOP("Rulings", "If they check or fold, seat {seat}'s check stands."),
        "turn.if_one_bets": QT_TRANSLATE_NOOP("Rulings", "If one of them bets, seat {seat} is free to act."),
        "turn.if_not_more": QT_TRANSLATE_NOOP("Rulings", "If they fold, or bet no more, seat {seat}'s action stands."),
        "turn.if_all_check": QT_TRANSLATE_NOOP("Rulings", "If they all check, the bet is returned to seat {seat}."),
        "turn.if_more": QT_TRANSLATE_NOOP("Rulings", "If one of them bets more, seat {seat} may fold, call or raise."),
        "turn.binding_behind_logged": QT_TRANSLATE_NOOP(
            "Rulings", "{actions} actions in a row were logged, from that one on."
        ),
        "turn.released": QT_TRANSLATE_NOOP(
            "Rulings", "The action changed: seat {seat}'s chips are returned, free to act."
        ),
        "turn.returned": QT_TRANSLATE_NOOP(
            "Rulings", "They all checked: the bet of seat {seat} is returned, to act again in turn."
        ),
        "turn.excess_back": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} bet over the maximum: {amount} is returned."),
        "turn.check_binds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s check stands."),
        "turn.call_binds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s call stands."),
        "turn.bet_binds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s bet or raise stands."),
        "turn.bet_binds_to": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s bet or raise to {to} stands."),
        "turn.check_released": QT_TRANSLATE_NOOP(
            "Rulings", "The action changed: seat {seat}'s check is not binding, free to act."
        ),
        "turn.his_choice": QT_TRANSLATE_NOOP(
            "Rulings", "A skipped player bet more: seat {seat} may fold, call, or call and raise."
        ),
        "turn.his_choice/bettor": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {bettor} bet more: seat {seat} may fold, call, or call and raise."
        ),
        "turn.bet_stays_in": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} folded: the chips put in out of turn stay in the pot."
        ),
        "turn.skipped_lost": QT_TRANSLATE_NOOP(
            "Rulings",
            "Others acted behind the skipped player before anybody spoke up. You decide which options are left.",
        ),
        "turn.skipped_lost/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Others acted behind seat {seat} before anybody spoke up. You decide which options are left."
        ),
        "turn.skipped_lost/seats": QT_TRANSLATE_NOOP(
            "Rulings", "Others acted behind {the_seats} before anybody spoke up. You decide what they may still do."
        ),
        "turn.had_time": QT_TRANSLATE_NOOP("Rulings", "There was time to speak up."),
        "turn.had_no_time": QT_TRANSLATE_NOOP("Rulings", "There was no time to speak up."),
        "turn.fold_stands": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s fold stands."),
        "turn.not_binding_yet": QT_TRANSLATE_NOOP("Rulings", "No substantial action yet, after {actions} actions."),
        "turn.binding_two": QT_TRANSLATE_NOOP("Rulings", "Two actions in a row, with chips in one of them."),
        "turn.binding_three": QT_TRANSLATE_NOOP("Rulings", "Three actions in a row."),
        "turn.binding_since": QT_TRANSLATE_NOOP(
            "Rulings", "Substantial action since action {action_number}, by seat {seat}."
        ),
        "turn.round_is_over": QT_TRANSLATE_NOOP("Rulings", "The betting round is over."),
        "turn.clockwise": QT_TRANSLATE_NOOP("Rulings", "Action goes clockwise."),
        "turn.acts_next": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} acts next."),
        "turn.away_folds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is away: the hand is folded in turn."),
        "turn.must_call": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} needs {amount} to call."),
        "turn.calls_all_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} can call all-in for {amount} more."),
        "turn.may_check": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may check."),
        "turn.may_raise_not_acted": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has not acted yet and may raise, to at least {least}."
        ),
        "turn.faces": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is facing {faces} more; a full raise is {full}."),
        "turn.faces_in_limit": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} is facing {faces} more; in limit half a bet is enough, and a full bet is {full}."
        ),
        "turn.may_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may raise again, to at least {least}."),
        "turn.may_not_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may call {faces} more or fold, not raise."),
        "turn.short_all_in_no_raise": QT_TRANSLATE_NOOP(
            "Rulings",
            "The short all-in is not a full raise. You decide whether seat {seat}, facing {faces} more, may raise.",
        ),
        "turn.in_turn_binds": QT_TRANSLATE_NOOP(
            "Rulings", "No. Seat {seat} acted in turn: the action is binding and the chips stay in the pot."
        ),
        "turn.only_at_the_table": QT_TRANSLATE_NOOP(
            "Rulings", "Only the floor or a player at the table may call the clock."
        ),
        "turn.clock_runs": QT_TRANSLATE_NOOP("Rulings", "{seconds} seconds, then a countdown from 5."),
        "turn.clock_count": QT_TRANSLATE_NOOP(
            "Rulings", "Announce the time, call out 10 seconds, and count down the last 5."
        ),
        "turn.acted_in_time": QT_TRANSLATE_NOOP("Rulings", "The action was in time: it counts."),
        "turn.tie_to_the_player": QT_TRANSLATE_NOOP(
            "Rulings", "Action and time together: a tie goes to the player, so the action counts."
        ),
        "turn.time_hand_dead": QT_TRANSLATE_NOOP("Rulings", "Time. Seat {seat} is facing a bet: the hand is dead."),
        "turn.time_check": QT_TRANSLATE_NOOP("Rulings", "Time. There is no bet: seat {seat} checks."),
        "turn.count_exactly": QT_TRANSLATE_NOOP(
            "Rulings", "Yes: facing an all-in, and in turn, an exact count is given."
        ),
        "turn.dealer_counts": QT_TRANSLATE_NOOP("Rulings", "The player, the dealer or the floor counts the chips."),
        "turn.estimate_only": QT_TRANSLATE_NOOP(
            "Rulings", "No exact count, only an estimate: the chips are stacked in sight."
        ),
    },
    choices={
        "hand_dead": QT_TRANSLATE_NOOP("Rulings", "The player's hand is dead"),
        "only_call": QT_TRANSLATE_NOOP("Rulings", "May call or fold, not raise"),
        "may_act": QT_TRANSLATE_NOOP("Rulings", "Free to act: all options"),
        "call_or_fold": QT_TRANSLATE_NOOP("Rulings", "Call or fold only"),
        "may_raise_too": QT_TRANSLATE_NOOP("Rulings", "May raise too"),
    },
    values={
        "binding_action": QT_TRANSLATE_NOOP("Rulings", "Substantial action"),
        "acting_order": QT_TRANSLATE_NOOP("Rulings", "Order of action"),
        "reopening": QT_TRANSLATE_NOOP("Rulings", "When a short all-in re-opens the betting"),
        "reopening_in_limit": QT_TRANSLATE_NOOP("Rulings", "When a short all-in re-opens limit betting"),
        "acting_in_turn": QT_TRANSLATE_NOOP("Rulings", "Action in turn"),
        "out_of_turn": QT_TRANSLATE_NOOP("Rulings", "Action out of turn"),
        "penalty_out_of_turn": QT_TRANSLATE_NOOP("Rulings", "Penalty for action out of turn"),
        "call_out_of_turn": QT_TRANSLATE_NOOP("Rulings", "A call out of turn"),
        "odd_folds": QT_TRANSLATE_NOOP("Rulings", "Folds without a bet"),
        "penalty_odd_fold": QT_TRANSLATE_NOOP("Rulings", "Penalty for an improper fold"),
        "clock_seconds": QT_TRANSLATE_NOOP("Rulings", "Seconds on the clock"),
        "clock_tie": QT_TRANSLATE_NOOP("Rulings", "Action as the clock runs out"),
        "opponents_count": QT_TRANSLATE_NOOP("Rulings", "Exact count of an opponent's chips"),
    },
)
