"""The chapter `betting` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "betting.silent_chips": QT_TRANSLATE_NOOP("Rulings", "Silent chips"),
        "betting.overbet_for_change": QT_TRANSLATE_NOOP("Rulings", "Over-betting to get change"),
        "betting.too_little": QT_TRANSLATE_NOOP("Rulings", "Undercall: less than the call is put in or said"),
        "betting.too_little_in_a_row": QT_TRANSLATE_NOOP("Rulings", "Several players undercall"),
        "betting.words": QT_TRANSLATE_NOOP("Rulings", "A verbal declaration"),
        "betting.words_and_chips": QT_TRANSLATE_NOOP("Rulings", "Words and chips do not agree"),
        "betting.unclear_amount": QT_TRANSLATE_NOOP("Rulings", "An unclear amount: it can mean several"),
        "betting.gesture": QT_TRANSLATE_NOOP("Rulings", "An unofficial word or gesture"),
        "betting.conditional_words": QT_TRANSLATE_NOOP("Rulings", "Conditional declarations, or made too early"),
        "betting.string_bet": QT_TRANSLATE_NOOP("Rulings", "String bet: chips in several motions"),
        "betting.pulled_back": QT_TRANSLATE_NOOP("Rulings", "A player pulls a bet back in"),
        "betting.wrong_bet": QT_TRANSLATE_NOOP("Rulings", "A wrong bet size is noticed later"),
        "betting.accepted_action": QT_TRANSLATE_NOOP("Rulings", "A call on a miscount"),
        "betting.least_and_most": QT_TRANSLATE_NOOP("Rulings", "Minimum and maximum raise"),
        "betting.pot_limit_maximum": QT_TRANSLATE_NOOP("Rulings", "Pot-limit maximum"),
        "betting.another_raise": QT_TRANSLATE_NOOP("Rulings", "Is another raise allowed"),
    },
    keywords={
        "betting.silent_chips": QT_TRANSLATE_NOOP(
            "Rulings",
            "overchip, several chips, silent, oversized chip, 50 %, single chip, one chip, multiple chips",
            "words a director types, parted by commas",
        ),
        "betting.overbet_for_change": QT_TRANSLATE_NOOP(
            "Rulings", "change, overbet, expecting change, wants change", "words a director types, parted by commas"
        ),
        "betting.too_little": QT_TRANSLATE_NOOP(
            "Rulings", "undercall, under-call, short call, less, tiny chip", "words a director types, parted by commas"
        ),
        "betting.too_little_in_a_row": QT_TRANSLATE_NOOP(
            "Rulings", "undercalls, several undercalls, in a row", "words a director types, parted by commas"
        ),
        "betting.words": QT_TRANSLATE_NOOP(
            "Rulings",
            "verbal, declares, said, announces, call, raise, I bet the pot, invalid, declaration, raise to",
            "words a director types, parted by commas",
        ),
        "betting.words_and_chips": QT_TRANSLATE_NOOP(
            "Rulings",
            "verbal, chips first, contradict, both, mismatch, words first, said call and put in more",
            "words a director types, parted by commas",
        ),
        "betting.unclear_amount": QT_TRANSLATE_NOOP(
            "Rulings", "unclear, ambiguous, five, number, nickname", "words a director types, parted by commas"
        ),
        "betting.gesture": QT_TRANSLATE_NOOP(
            "Rulings",
            "gesture, tap, knock, sign, slang, own words, forward motion, betting line, official terms, pump fake",
            "words a director types, parted by commas",
        ),
        "betting.conditional_words": QT_TRANSLATE_NOOP(
            "Rulings",
            "conditional, if you bet, early, before the amount, in the dark, whatever you bet",
            "words a director types, parted by commas",
        ),
        "betting.string_bet": QT_TRANSLATE_NOOP(
            "Rulings",
            "string, string bet, string raise, motions, twice, went back to his stack, I see your bet and raise",
            "words a director types, parted by commas",
        ),
        "betting.pulled_back": QT_TRANSLATE_NOOP(
            "Rulings", "pulls back, takes back, earlier bet, prior chips", "words a director types, parted by commas"
        ),
        "betting.wrong_bet": QT_TRANSLATE_NOOP(
            "Rulings",
            "underbet, underraise, illegal bet, too small, too large, incorrect bet, minimum raise error, under-bet",
            "words a director types, parted by commas",
        ),
        "betting.accepted_action": QT_TRANSLATE_NOOP(
            "Rulings", "accepted action, wrong count, miscount, true amount", "words a director types, parted by commas"
        ),
        "betting.least_and_most": QT_TRANSLATE_NOOP(
            "Rulings", "minimum, maximum, min raise, max, how much", "words a director types, parted by commas"
        ),
        "betting.pot_limit_maximum": QT_TRANSLATE_NOOP(
            "Rulings",
            "pot limit, PLO, pot bet, maximum, half pot, how much is the pot",
            "words a director types, parted by commas",
        ),
        "betting.another_raise": QT_TRANSLATE_NOOP(
            "Rulings", "cap, number of raises, limit, reraise", "words a director types, parted by commas"
        ),
    },
    questions={
        "chips": QT_TRANSLATE_NOOP("Rulings", "Which chips, one by one?"),
        "earlier": QT_TRANSLATE_NOOP("Rulings", "What about the prior chips?"),
        "chips_left": QT_TRANSLATE_NOOP("Rulings", "Which prior chips are still out there?"),
        "put_in": QT_TRANSLATE_NOOP("Rulings", "How much was put in or said now?"),
        "call_said": QT_TRANSLATE_NOOP("Rulings", "Did the player say 'call'?"),
        "tiny": QT_TRANSLATE_NOOP("Rulings", "Was it one tiny chip against the bet?"),
        "betting.too_little_in_a_row/players": QT_TRANSLATE_NOOP("Rulings", "Which seats, the first one first?"),
        "said": QT_TRANSLATE_NOOP("Rulings", "What did the player say?"),
        "amount": QT_TRANSLATE_NOOP("Rulings", "Which amount was said? (0: none)"),
        "betting.string_bet/amount": QT_TRANSLATE_NOOP("Rulings", "Which amount was said first?"),
        "betting.words/chips": QT_TRANSLATE_NOOP("Rulings", "Which chips came with it?"),
        "first": QT_TRANSLATE_NOOP("Rulings", "Which came first?"),
        "words_clear": QT_TRANSLATE_NOOP("Rulings", "Was the declaration clear?"),
        "contradict": QT_TRANSLATE_NOOP("Rulings", "Do the words and the chips contradict each other?"),
        "number": QT_TRANSLATE_NOOP("Rulings", "Which number was said?"),
        "sign": QT_TRANSLATE_NOOP("Rulings", "What did the player do or say?"),
        "betting.conditional_words/kind": QT_TRANSLATE_NOOP("Rulings", "What was it?"),
        "said_before": QT_TRANSLATE_NOOP("Rulings", "Was anything said before the chips went in?"),
        "betting.string_bet/chips": QT_TRANSLATE_NOOP("Rulings", "Which chips in the first motion?"),
        "later": QT_TRANSLATE_NOOP("Rulings", "How much came in later motions?"),
        "betting.wrong_bet/found": QT_TRANSLATE_NOOP("Rulings", "When was it noticed?"),
        "placed": QT_TRANSLATE_NOOP("Rulings", "What was the bet or raise to?"),
        "legal": QT_TRANSLATE_NOOP("Rulings", "How much should it have been?"),
        "callers": QT_TRANSLATE_NOOP("Rulings", "Who called it?"),
        "binding_behind": QT_TRANSLATE_NOOP("Rulings", "Has there been substantial action since?"),
        "true_amount": QT_TRANSLATE_NOOP("Rulings", "What is the true amount?"),
        "told": QT_TRANSLATE_NOOP("Rulings", "What was the player told?"),
        "raises": QT_TRANSLATE_NOOP("Rulings", "How many raises have there been this round?"),
        "cap": QT_TRANSLATE_NOOP("Rulings", "How many raises does the house allow in a round?"),
        "players_in_event": QT_TRANSLATE_NOOP("Rulings", "How many players are left in the event?"),
    },
    answers={
        "earlier/left": QT_TRANSLATE_NOOP("Rulings", "still out there"),
        "earlier/worth_more": QT_TRANSLATE_NOOP("Rulings", "all still out there, worth more than the bet"),
        "earlier/partly_pulled": QT_TRANSLATE_NOOP("Rulings", "partly pulled back in"),
        "earlier/fully_pulled": QT_TRANSLATE_NOOP("Rulings", "all pulled back in"),
        "said/call": QT_TRANSLATE_NOOP("Rulings", "call"),
        "said/raise": QT_TRANSLATE_NOOP("Rulings", "raise"),
        "said/bet": QT_TRANSLATE_NOOP("Rulings", "bet"),
        "said/check": QT_TRANSLATE_NOOP("Rulings", "check"),
        "said/amount": QT_TRANSLATE_NOOP("Rulings", "only an amount"),
        "said/all_in": QT_TRANSLATE_NOOP("Rulings", "all-in"),
        "said/pot": QT_TRANSLATE_NOOP("Rulings", "pot"),
        "first/words": QT_TRANSLATE_NOOP("Rulings", "the words"),
        "first/chips": QT_TRANSLATE_NOOP("Rulings", "the chips"),
        "first/together": QT_TRANSLATE_NOOP("Rulings", "both at the same time"),
        "first/not_clear": QT_TRANSLATE_NOOP("Rulings", "unclear"),
        "sign/tap": QT_TRANSLATE_NOOP("Rulings", "tapped the table"),
        "sign/wants_out": QT_TRANSLATE_NOOP("Rulings", "clearly wants out of the hand"),
        "sign/other": QT_TRANSLATE_NOOP("Rulings", "another word or sign"),
        "kind/condition": QT_TRANSLATE_NOOP("Rulings", "'if you do this, I do that'"),
        "kind/early_call": QT_TRANSLATE_NOOP("Rulings", "called before the amount was known"),
        "said_before/nothing": QT_TRANSLATE_NOOP("Rulings", "nothing"),
        "said_before/raise": QT_TRANSLATE_NOOP("Rulings", "raise, without an amount"),
        "said_before/amount": QT_TRANSLATE_NOOP("Rulings", "an amount"),
        "found/same_round": QT_TRANSLATE_NOOP("Rulings", "in the same betting round"),
        "found/too_late": QT_TRANSLATE_NOOP("Rulings", "after the next card, or once the showdown has begun"),
    },
    steps={
        "betting.call": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has called {to}."),
        "betting.call_change_back": QT_TRANSLATE_NOOP(
            "Rulings", "It is a call of {to}. {back} is returned to seat {seat}."
        ),
        "betting.check": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has checked."),
        "betting.bet": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has bet {to}."),
        "betting.raise_to": QT_TRANSLATE_NOOP("Rulings", "It is a raise to {to} by seat {seat}."),
        "betting.all_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is all-in for {to}."),
        "betting.adds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} adds {add}."),
        "betting.goes_back": QT_TRANSLATE_NOOP("Rulings", "{back} is returned to seat {seat}."),
        "betting.above_the_most": QT_TRANSLATE_NOOP("Rulings", "{most} is the maximum bet here."),
        "betting.one_chip": QT_TRANSLATE_NOOP(
            "Rulings", "One chip and no declaration: a call, whatever the chip is worth."
        ),
        "betting.smallest_chip_away": QT_TRANSLATE_NOOP(
            "Rulings", "Take away the smallest of {chips}: if the rest still covers the call, the 50% rule decides."
        ),
        "betting.last_chips": QT_TRANSLATE_NOOP("Rulings", "Those are the last chips, more than the call needs."),
        "betting.half_raise": QT_TRANSLATE_NOOP(
            "Rulings",
            "{total} in front against a bet of {level}; a full raise is {full} more, and half of it makes a raise.",
        ),
        "betting.earlier_chips": QT_TRANSLATE_NOOP(
            "Rulings", "{left} in prior chips still out there plus {chips} new: all of them count together."
        ),
        "betting.earlier_chips_short": QT_TRANSLATE_NOOP(
            "Rulings",
            "The prior chips do not cover the call: one new chip is a call; with more, the 50% rule decides.",
        ),
        "betting.undercall_made_up": QT_TRANSLATE_NOOP("Rulings", "It is a call. Seat {seat} adds {add}, to {to}."),
        "betting.undercall_player": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}: {add} more to call, or fold and leave {put_in} in the pot."
        ),
        "betting.undercall_director": QT_TRANSLATE_NOOP(
            "Rulings", "You decide: seat {seat} adds {add} to call, or forfeits the smallest call and folds."
        ),
        "betting.call_was_said": QT_TRANSLATE_NOOP("Rulings", "'Call' binds: the full bet is called."),
        "betting.two_in_the_hand": QT_TRANSLATE_NOOP("Rulings", "Only two players are in the hand."),
        "betting.faces_the_opening_bet": QT_TRANSLATE_NOOP("Rulings", "It is the opening bet of the round."),
        "betting.tiny_chip": QT_TRANSLATE_NOOP(
            "Rulings", "One tiny chip is not a proper call: you may give a penalty, or rule it a full call."
        ),
        "betting.change_may_count": QT_TRANSLATE_NOOP(
            "Rulings", "Without a declaration all the chips may count, whatever change was expected."
        ),
        "betting.each_undercall_chooses": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}: complete the call, or fold and leave the chips in the pot."
        ),
        "betting.back_to_first_undercall": QT_TRANSLATE_NOOP(
            "Rulings", "Action is back on seat {seat}, the first to undercall."
        ),
        "betting.rule_on_the_first": QT_TRANSLATE_NOOP("Rulings", "Rule on the call as on any undercall."),
        "betting.rest_of_undercalls": QT_TRANSLATE_NOOP(
            "Rulings", "You decide about the later undercalls: {the_seats}."
        ),
        "betting.words_bind": QT_TRANSLATE_NOOP("Rulings", "Verbal declarations in turn are binding."),
        "betting.call_is_check": QT_TRANSLATE_NOOP("Rulings", "There is no bet: seat {seat}'s call is a check."),
        "betting.check_is_no_raise": QT_TRANSLATE_NOOP(
            "Rulings", "There is a bet: seat {seat} may only call or fold, no raise."
        ),
        "betting.raise_without_a_bet": QT_TRANSLATE_NOOP("Rulings", "There is no bet to raise, so it must be a bet."),
        "betting.chips_are_the_amount": QT_TRANSLATE_NOOP("Rulings", "No amount was said: the chips count."),
        "betting.amount_is_total": QT_TRANSLATE_NOOP("Rulings", "The amount said is the total bet for this round."),
        "betting.at_least_a_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} must raise, to at least {least}."),
        "betting.at_least_a_bet": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} must bet, at least {least}."),
        "betting.pot_is_no_amount": QT_TRANSLATE_NOOP("Rulings", "'Pot' is not a bet in this game."),
        "betting.words_and_chips_contradict": QT_TRANSLATE_NOOP(
            "Rulings", "The words and the chips contradict each other."
        ),
        "betting.words_count": QT_TRANSLATE_NOOP("Rulings", "The words count."),
        "betting.chips_count": QT_TRANSLATE_NOOP("Rulings", "The chips count."),
        "betting.you_read_it": QT_TRANSLATE_NOOP("Rulings", "You decide what the words and chips mean."),
        "betting.readings": QT_TRANSLATE_NOOP("Rulings", "It can mean {amounts}; at least {least} may be bet."),
        "betting.reads_below_pot": QT_TRANSLATE_NOOP(
            "Rulings", "It means {to}: the largest that fits the pot of {pot}."
        ),
        "betting.reads_smallest": QT_TRANSLATE_NOOP(
            "Rulings", "It means {to}: every meaning is more than the pot of {pot}, so the smallest counts."
        ),
        "betting.tap_is_check": QT_TRANSLATE_NOOP("Rulings", "A tap on the table: seat {seat} has checked."),
        "betting.clear_wish_is_fold": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has folded: the intent was clear."),
        "betting.own_risk": QT_TRANSLATE_NOOP(
            "Rulings", "Unofficial words and gestures are at seat {seat}'s risk. You decide what it was."
        ),
        "betting.condition_may_bind": QT_TRANSLATE_NOOP(
            "Rulings", "A conditional statement may be binding on seat {seat}. You decide."
        ),
        "betting.early_call": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} called before the amount was known. You decide up to how much it binds."
        ),
        "betting.first_motion": QT_TRANSLATE_NOOP("Rulings", "Only seat {seat}'s first motion counts: {chips}."),
        "betting.only_the_call": QT_TRANSLATE_NOOP("Rulings", "String bet: no raise, just a call."),
        "betting.amount_said_before": QT_TRANSLATE_NOOP("Rulings", "The amount was said before the chips: it counts."),
        "betting.raise_said_before": QT_TRANSLATE_NOOP("Rulings", "'Raise' was said first: it is a raise."),
        "betting.later_motions_back": QT_TRANSLATE_NOOP(
            "Rulings", "{back} from the later motions is returned to seat {seat}."
        ),
        "betting.pulled_back_binds": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} pulled the bet back in: call or raise now, no fold."
        ),
        "betting.error_stands": QT_TRANSLATE_NOOP("Rulings", "Too late: seat {seat}'s bet to {to} stands."),
        "betting.too_small_stands": QT_TRANSLATE_NOOP(
            "Rulings", "Substantial action: seat {seat}'s bet to {to} stands."
        ),
        "betting.legal_amount": QT_TRANSLATE_NOOP("Rulings", "{placed} was bet, {legal} is right."),
        "betting.corrected_for_all": QT_TRANSLATE_NOOP("Rulings", "The bet is corrected to {to} for {the_seats}."),
        "betting.corrected_for_bettor": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s bet is corrected to {to}."),
        "betting.owes_true_amount": QT_TRANSLATE_NOOP(
            "Rulings", "Accepted action: seat {seat} was told {told} but owes {to}. Callers must know the amount."
        ),
        "betting.weigh_fairness": QT_TRANSLATE_NOOP(
            "Rulings", "If {told} and {true_amount} are far apart, weigh what is fair before you decide."
        ),
        "betting.least_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} raises to at least {least}."),
        "betting.least_bet": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} bets at least {least}."),
        "betting.most": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may go to {most} at most."),
        "betting.only_all_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} can only go all-in, for {to}."),
        "betting.last_full_raise": QT_TRANSLATE_NOOP(
            "Rulings", "The bet is {level}, the last full bet or raise was {full}."
        ),
        "betting.pot_sum": QT_TRANSLATE_NOOP(
            "Rulings", "The bet of {level}, plus the pot of {pot} with the call of {call} in it."
        ),
        "betting.no_pot_limit": QT_TRANSLATE_NOOP(
            "Rulings", "This table does not play pot-limit: the pot is not the limit."
        ),
        "betting.raises_without_limit": QT_TRANSLATE_NOOP("Rulings", "No cap on the number of raises."),
        "betting.heads_up_no_cap": QT_TRANSLATE_NOOP("Rulings", "Two players left in the event: no cap on raises."),
        "betting.house_sets_the_cap": QT_TRANSLATE_NOOP("Rulings", "The house sets how many raises a round may have."),
        "betting.raise_allowed": QT_TRANSLATE_NOOP("Rulings", "Yes: {made} of {cap} raises have been made."),
        "betting.may_not_raise": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} may not bet or raise."),
        "betting.stack_below_call": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has {amount} left, a call at most: no raise."
        ),
        "betting.nobody_can_call": QT_TRANSLATE_NOOP("Rulings", "Nobody else has chips left to call a raise."),
        "betting.had_all_raises": QT_TRANSLATE_NOOP("Rulings", "The cap of {cap} raises has been reached this round."),
        "betting.not_reopened": QT_TRANSLATE_NOOP(
            "Rulings",
            "Seat {seat} has acted and is facing {faces} more, less than a full raise of {full}: the betting "
            "is not re-opened.",
        ),
        "betting.cap_reached": QT_TRANSLATE_NOOP("Rulings", "No: {cap} raises is the cap. Call or fold."),
    },
    choices={
        "full_call": QT_TRANSLATE_NOOP("Rulings", "Full call: {add} more"),
        "forfeit_and_fold": QT_TRANSLATE_NOOP("Rulings", "Fold: {amount} stays in the pot, {back} is returned"),
        "rest_full_call": QT_TRANSLATE_NOOP("Rulings", "The others make full calls"),
        "rest_act_again": QT_TRANSLATE_NOOP("Rulings", "Action is back on the others, in turn"),
        "rest_forfeit_and_fold": QT_TRANSLATE_NOOP("Rulings", "The others leave their chips and fold"),
        "words_count": QT_TRANSLATE_NOOP("Rulings", "The words count"),
        "chips_count": QT_TRANSLATE_NOOP("Rulings", "The chips count"),
        "call_only": QT_TRANSLATE_NOOP("Rulings", "It is a call"),
        "read_as_fold": QT_TRANSLATE_NOOP("Rulings", "It was a fold"),
        "read_as_call": QT_TRANSLATE_NOOP("Rulings", "It was a call"),
        "read_as_check": QT_TRANSLATE_NOOP("Rulings", "It was a check"),
        "read_as_bet": QT_TRANSLATE_NOOP("Rulings", "It was a bet"),
        "read_as_act_again": QT_TRANSLATE_NOOP("Rulings", "Not an action yet: the player acts clearly now"),
        "condition_binds": QT_TRANSLATE_NOOP("Rulings", "Binding if the condition is met"),
        "condition_void": QT_TRANSLATE_NOOP("Rulings", "Not binding; tell the player to stop it"),
        "bound_to_all": QT_TRANSLATE_NOOP("Rulings", "A call of whatever the amount is"),
        "bound_to_fair_amount": QT_TRANSLATE_NOOP("Rulings", "A call of the amount that stood when it was said"),
        "free_again": QT_TRANSLATE_NOOP("Rulings", "Free to act again"),
        "true_amount": QT_TRANSLATE_NOOP("Rulings", "The true amount is owed"),
    },
    notes={
        "fold_leaves_it": QT_TRANSLATE_NOOP("Rulings", "If the player folds, everything put in stays in the pot."),
    },
    values={
        "silent_chips": QT_TRANSLATE_NOOP("Rulings", "Silent chips facing a bet"),
        "last_chips": QT_TRANSLATE_NOOP("Rulings", "Last chips, not all needed to call, are all-in"),
        "earlier_chips": QT_TRANSLATE_NOOP("Rulings", "Prior bet chips not pulled in"),
        "pulled_back": QT_TRANSLATE_NOOP("Rulings", "A bet that is pulled back in"),
        "undercalls": QT_TRANSLATE_NOOP("Rulings", "An undercall"),
        "undercalls_in_a_row": QT_TRANSLATE_NOOP("Rulings", "Several undercalls"),
        "penalty_tiny_chip": QT_TRANSLATE_NOOP("Rulings", "Penalty for calling with a tiny chip"),
        "words_bind": QT_TRANSLATE_NOOP("Rulings", "Declarations in turn are binding"),
        "words_and_chips": QT_TRANSLATE_NOOP("Rulings", "Words and chips that do not agree"),
        "invalid_words": QT_TRANSLATE_NOOP("Rulings", "Words that do not fit"),
        "other_terms": QT_TRANSLATE_NOOP("Rulings", "Unofficial words and gestures"),
        "pot_in_no_limit": QT_TRANSLATE_NOOP("Rulings", "'Pot' said outside pot-limit"),
        "penalty_pot_in_no_limit": QT_TRANSLATE_NOOP("Rulings", "Penalty for 'pot' outside pot-limit"),
        "string_bets": QT_TRANSLATE_NOOP("Rulings", "Chips in several motions"),
        "unclear_amounts": QT_TRANSLATE_NOOP("Rulings", "An amount with several meanings"),
        "conditional_words": QT_TRANSLATE_NOOP("Rulings", "Conditional statements"),
        "penalty_conditional": QT_TRANSLATE_NOOP("Rulings", "Penalty for conditional statements"),
        "wrong_bets": QT_TRANSLATE_NOOP("Rulings", "Wrong bet sizes"),
        "wrong_pot_limit_bets": QT_TRANSLATE_NOOP("Rulings", "Wrong bet sizes in pot-limit"),
        "accepted_action": QT_TRANSLATE_NOOP("Rulings", "A call on a miscount"),
        "raise_cap": QT_TRANSLATE_NOOP("Rulings", "Number of raises in a round"),
        "pot_limit_pot": QT_TRANSLATE_NOOP("Rulings", "The pot before the flop in pot-limit"),
        "antes_in_pot_limit": QT_TRANSLATE_NOOP("Rulings", "Antes count towards the pot-limit maximum before the flop"),
        "over_short_bet": QT_TRANSLATE_NOOP("Rulings", "Raise over an all-in below the minimum bet"),
        "call_below_minimum": QT_TRANSLATE_NOOP("Rulings", "Facing less than the minimum, a raise is by the minimum"),
    },
    settings={
        "silent_chips/each_chip_counts": QT_TRANSLATE_NOOP("Rulings", "each chip counts"),
        "silent_chips/value_counts": QT_TRANSLATE_NOOP("Rulings", "only the chip's value counts"),
        "string_bets/first_motion": QT_TRANSLATE_NOOP("Rulings", "the first motion counts like any chips"),
        "string_bets/only_call": QT_TRANSLATE_NOOP("Rulings", "just the call"),
        "unclear_amounts/below_pot": QT_TRANSLATE_NOOP("Rulings", "the largest meaning below the pot"),
        "unclear_amounts/up_to_pot": QT_TRANSLATE_NOOP("Rulings", "the largest meaning up to the pot"),
        "pot_limit_pot/full_blinds": QT_TRANSLATE_NOOP("Rulings", "both blinds count as full"),
        "pot_limit_pot/as_posted": QT_TRANSLATE_NOOP("Rulings", "the true amount counts"),
        "over_short_bet/minimum_more": QT_TRANSLATE_NOOP("Rulings", "a minimum bet more"),
        "over_short_bet/complete": QT_TRANSLATE_NOOP("Rulings", "up to a minimum bet"),
    },
)
