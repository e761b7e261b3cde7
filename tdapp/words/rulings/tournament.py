"""The chapter `tournament` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "tournament.next_positions": QT_TRANSLATE_NOOP("Rulings", "Button and blinds of the next hand"),
        "tournament.first_button": QT_TRANSLATE_NOOP("Rulings", "Where the button starts"),
        "tournament.new_player": QT_TRANSLATE_NOOP("Rulings", "New player at the table: dealt in or not"),
        "tournament.late_entry": QT_TRANSLATE_NOOP("Rulings", "Late entry, alternate or re-entry"),
        "tournament.returning_player": QT_TRANSLATE_NOOP("Rulings", "A player returns after missing blinds"),
        "tournament.wrong_seat": QT_TRANSLATE_NOOP("Rulings", "A player is in the wrong seat"),
        "tournament.same_seat": QT_TRANSLATE_NOOP("Rulings", "Two players have the same seat"),
        "tournament.broken_table": QT_TRANSLATE_NOOP("Rulings", "A table is broken: draw new seats"),
        "tournament.seat_wish": QT_TRANSLATE_NOOP("Rulings", "Players want a certain seat"),
        "tournament.moving_absent": QT_TRANSLATE_NOOP("Rulings", "Moving an absent player"),
        "tournament.who_moves": QT_TRANSLATE_NOOP("Rulings", "Balancing: who moves"),
        "tournament.worst_position": QT_TRANSLATE_NOOP("Rulings", "Balancing: which seat the player gets"),
        "tournament.halt": QT_TRANSLATE_NOOP("Rulings", "A table is short: halt play or not"),
        "tournament.final_table": QT_TRANSLATE_NOOP("Rulings", "How large is the final table"),
        "tournament.which_level": QT_TRANSLATE_NOOP("Rulings", "New level: which level does this hand play"),
        "tournament.notice_of_change": QT_TRANSLATE_NOOP("Rulings", "Changing the limits of a table"),
        "tournament.chip_race": QT_TRANSLATE_NOOP("Rulings", "Chip race"),
        "tournament.found_after_race": QT_TRANSLATE_NOOP("Rulings", "Old chips found after the chip race"),
        "tournament.chip_change": QT_TRANSLATE_NOOP("Rulings", "An amount in the fewest chips"),
        "tournament.found_chips": QT_TRANSLATE_NOOP("Rulings", "Lost and found chips"),
        "tournament.rebuy": QT_TRANSLATE_NOOP("Rulings", "Rebuy or top-up"),
        "tournament.table_stake": QT_TRANSLATE_NOOP("Rulings", "Table stakes in a cash game"),
        "tournament.participation_fee": QT_TRANSLATE_NOOP("Rulings", "Fee per round"),
        "tournament.end_of_day": QT_TRANSLATE_NOOP("Rulings", "End of the day: how many hands are left"),
        "tournament.absent_at_start": QT_TRANSLATE_NOOP("Rulings", "Players are absent at the start"),
        "tournament.hand_for_hand": QT_TRANSLATE_NOOP("Rulings", "Hand for hand: several players out in one hand"),
        "tournament.big_blind_ante": QT_TRANSLATE_NOOP("Rulings", "Big blind too short for blind and ante"),
    },
    keywords={
        "tournament.next_positions": QT_TRANSLATE_NOOP(
            "Rulings",
            "dead button, button, no small blind, blinds, next hand, heads-up, bust, where does the button go",
            "words a director types, parted by commas",
        ),
        "tournament.first_button": QT_TRANSLATE_NOOP(
            "Rulings",
            "first button, start, dealer button, high card for the button",
            "words a director types, parted by commas",
        ),
        "tournament.new_player": QT_TRANSLATE_NOOP(
            "Rulings",
            "new player, dealt in, between small blind and button, skip, waits, posts",
            "words a director types, parted by commas",
        ),
        "tournament.late_entry": QT_TRANSLATE_NOOP(
            "Rulings",
            "late, late registration, alternate, re-entry, reentry, new stack",
            "words a director types, parted by commas",
        ),
        "tournament.returning_player": QT_TRANSLATE_NOOP(
            "Rulings",
            "missed blind, missed blinds, comes back, returning, post",
            "words a director types, parted by commas",
        ),
        "tournament.wrong_seat": QT_TRANSLATE_NOOP(
            "Rulings", "wrong seat, other seat, wrong table", "words a director types, parted by commas"
        ),
        "tournament.same_seat": QT_TRANSLATE_NOOP(
            "Rulings",
            "same seat, seat card, double seat, seat given twice, seat taken, two players in one seat",
            "words a director types, parted by commas",
        ),
        "tournament.broken_table": QT_TRANSLATE_NOOP(
            "Rulings", "break, broken table, redraw, seat cards", "words a director types, parted by commas"
        ),
        "tournament.seat_wish": QT_TRANSLATE_NOOP(
            "Rulings",
            "seat change, want seat, free seat, priority, draw, seat request",
            "words a director types, parted by commas",
        ),
        "tournament.moving_absent": QT_TRANSLATE_NOOP(
            "Rulings", "absent, away, move chips, sit out", "words a director types, parted by commas"
        ),
        "tournament.who_moves": QT_TRANSLATE_NOOP(
            "Rulings", "balance, balancing, move, who moves, uneven tables", "words a director types, parted by commas"
        ),
        "tournament.worst_position": QT_TRANSLATE_NOOP(
            "Rulings",
            "balance, worst position, seat, move, single big blind",
            "words a director types, parted by commas",
        ),
        "tournament.halt": QT_TRANSLATE_NOOP(
            "Rulings", "halt, stop, short, short-handed, three short", "words a director types, parted by commas"
        ),
        "tournament.final_table": QT_TRANSLATE_NOOP(
            "Rulings", "final, final table, combine", "words a director types, parted by commas"
        ),
        "tournament.which_level": QT_TRANSLATE_NOOP(
            "Rulings",
            "level, new level, blinds up, riffle, green button, dealer change",
            "words a director types, parted by commas",
        ),
        "tournament.notice_of_change": QT_TRANSLATE_NOOP(
            "Rulings", "limits, notice, change, minimum, sign, three hands", "words a director types, parted by commas"
        ),
        "tournament.chip_race": QT_TRANSLATE_NOOP(
            "Rulings",
            "race, chip race, colour-up, color up, odd chips, small chips out",
            "words a director types, parted by commas",
        ),
        "tournament.found_after_race": QT_TRANSLATE_NOOP(
            "Rulings", "race, old chips, after the race, exchange", "words a director types, parted by commas"
        ),
        "tournament.chip_change": QT_TRANSLATE_NOOP(
            "Rulings",
            "change, denominations, make up, lowest chip, count",
            "words a director types, parted by commas",
        ),
        "tournament.found_chips": QT_TRANSLATE_NOOP(
            "Rulings", "found, lost and found, chips on the floor, no owner", "words a director types, parted by commas"
        ),
        "tournament.rebuy": QT_TRANSLATE_NOOP(
            "Rulings", "rebuy, re-buy, top-up, add chips, buy in", "words a director types, parted by commas"
        ),
        "tournament.table_stake": QT_TRANSLATE_NOOP(
            "Rulings",
            "buy-in, stake, going south, take chips off, add chips",
            "words a director types, parted by commas",
        ),
        "tournament.participation_fee": QT_TRANSLATE_NOOP(
            "Rulings", "fee, time charge, participation", "words a director types, parted by commas"
        ),
        "tournament.end_of_day": QT_TRANSLATE_NOOP(
            "Rulings", "end of day, last hands, card, bagging", "words a director types, parted by commas"
        ),
        "tournament.absent_at_start": QT_TRANSLATE_NOOP(
            "Rulings",
            "absent, start, not there, alone, blinded out, missing player, no show",
            "words a director types, parted by commas",
        ),
        "tournament.hand_for_hand": QT_TRANSLATE_NOOP(
            "Rulings",
            "h4h, hand for hand, bubble, tie, shared place, two out",
            "words a director types, parted by commas",
        ),
        "tournament.big_blind_ante": QT_TRANSLATE_NOOP(
            "Rulings", "bba, ante, big blind ante, short big blind", "words a director types, parted by commas"
        ),
    },
    questions={
        "tournament.next_positions/last_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the small blind in the last hand, posted or not?"
        ),
        "tournament.next_positions/last_big_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the big blind in the last hand?"
        ),
        "tournament.next_positions/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats are empty now?"),
        "tournament.worst_position/last_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the small blind in the last hand, posted or not?"
        ),
        "tournament.worst_position/last_big_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the big blind in the last hand?"
        ),
        "tournament.worst_position/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats are empty now?"),
        "tournament.who_moves/last_big_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the big blind in the last hand?"
        ),
        "tournament.who_moves/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats are empty now?"),
        "tournament.first_button/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats are empty now?"),
        "tournament.worst_position/table_size": QT_TRANSLATE_NOOP("Rulings", "How many seats has a table?"),
        "tournament.final_table/table_size": QT_TRANSLATE_NOOP("Rulings", "How many seats has a table?"),
        "tournament.new_player/new_seat": QT_TRANSLATE_NOOP("Rulings", "Which seat does the player take?"),
        "tournament.late_entry/new_seat": QT_TRANSLATE_NOOP("Rulings", "Which seat does the player take?"),
        "tournament.new_player/small_blind_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat has the small blind in the coming hand, empty or not?"
        ),
        "tournament.late_entry/small_blind_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat has the small blind in the coming hand, empty or not?"
        ),
        "tournament.new_player/who": QT_TRANSLATE_NOOP("Rulings", "Where does the player come from?"),
        "tournament.new_player/before_cards": QT_TRANSLATE_NOOP("Rulings", "Is it before the hole cards are dealt?"),
        "tournament.returning_player/before_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Is it before the hole cards are dealt?"
        ),
        "tournament.late_entry/kind": QT_TRANSLATE_NOOP("Rulings", "How does the player enter?"),
        "tournament.late_entry/old_stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does the player give up?"),
        "tournament.returning_player/missed": QT_TRANSLATE_NOOP("Rulings", "What is the total of the missed blinds?"),
        "tournament.wrong_seat/right_stack": QT_TRANSLATE_NOOP("Rulings", "Did the player start with the right stack?"),
        "tournament.wrong_seat/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does the player have now?"),
        "tournament.same_seat/cards": QT_TRANSLATE_NOOP("Rulings", "What do the two seat cards say?"),
        "tournament.same_seat/has_played": QT_TRANSLATE_NOOP(
            "Rulings", "Has the player in the wrong seat played from the stack here?"
        ),
        "tournament.same_seat/hand_on": QT_TRANSLATE_NOOP("Rulings", "Is a hand in progress?"),
        "tournament.broken_table/cards": QT_TRANSLATE_NOOP(
            "Rulings", "Which card did each player get, in order of the seats?"
        ),
        "tournament.seat_wish/when": QT_TRANSLATE_NOOP("Rulings", "When is it asked?"),
        "tournament.seat_wish/wanting": QT_TRANSLATE_NOOP("Rulings", "How many want this seat?"),
        "tournament.seat_wish/original": QT_TRANSLATE_NOOP("Rulings", "How many original players want it?"),
        "tournament.seat_wish/others": QT_TRANSLATE_NOOP("Rulings", "How many other players at the table want it?"),
        "tournament.seat_wish/newcomers": QT_TRANSLATE_NOOP("Rulings", "How many newcomers want it?"),
        "tournament.seat_wish/cards": QT_TRANSLATE_NOOP("Rulings", "Which cards did they draw, in order?"),
        "tournament.halt/here": QT_TRANSLATE_NOOP("Rulings", "How many players are at this table?"),
        "tournament.halt/fullest": QT_TRANSLATE_NOOP("Rulings", "How many players are at the fullest table?"),
        "tournament.halt/open_big_blind": QT_TRANSLATE_NOOP("Rulings", "Does the next big blind fall on an open seat?"),
        "tournament.halt/by_elimination": QT_TRANSLATE_NOOP(
            "Rulings", "Is the table short because players busted out?"
        ),
        "tournament.final_table/players": QT_TRANSLATE_NOOP("Rulings", "How many players are left?"),
        "tournament.which_level/happened": QT_TRANSLATE_NOOP(
            "Rulings", "What had happened when the new level was announced?"
        ),
        "tournament.which_level/dealt_at_old": QT_TRANSLATE_NOOP(
            "Rulings", "Was the hand started at the old level anyway?"
        ),
        "tournament.which_level/binding": QT_TRANSLATE_NOOP("Rulings", "Has there been substantial action?"),
        "tournament.notice_of_change/what": QT_TRANSLATE_NOOP("Rulings", "What is being changed?"),
        "tournament.notice_of_change/hands": QT_TRANSLATE_NOOP(
            "Rulings", "How many hands ago were the players given notice?"
        ),
        "tournament.notice_of_change/minutes": QT_TRANSLATE_NOOP("Rulings", "How many minutes has the sign been up?"),
        "tournament.notice_of_change/sign_changed": QT_TRANSLATE_NOOP("Rulings", "Has the table sign been changed?"),
        "tournament.notice_of_change/between_rounds": QT_TRANSLATE_NOOP("Rulings", "Is it between two rounds?"),
        "tournament.notice_of_change/all_agree": QT_TRANSLATE_NOOP("Rulings", "Do all players agree?"),
        "tournament.chip_race/old_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip is coming out of play?"),
        "tournament.chip_race/new_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip replaces it?"),
        "tournament.found_after_race/old_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip is coming out of play?"),
        "tournament.found_after_race/new_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip replaces it?"),
        "tournament.chip_race/holders": QT_TRANSLATE_NOOP("Rulings", "Which seats have such chips?"),
        "tournament.chip_race/held": QT_TRANSLATE_NOOP(
            "Rulings", "How many does each of them have, in the same order?"
        ),
        "tournament.chip_race/highest": QT_TRANSLATE_NOOP("Rulings", "Each player's highest race card, from seat 1?"),
        "tournament.chip_race/only_these": QT_TRANSLATE_NOOP("Rulings", "Who has no other chips?"),
        "tournament.found_after_race/count": QT_TRANSLATE_NOOP("Rulings", "How many of the old chips?"),
        "tournament.chip_change/amount": QT_TRANSLATE_NOOP("Rulings", "Which amount?"),
        "tournament.chip_change/in_play": QT_TRANSLATE_NOOP("Rulings", "Which chips are in play?"),
        "tournament.found_chips/found": QT_TRANSLATE_NOOP("Rulings", "How much was found?"),
        "tournament.found_chips/owner_known": QT_TRANSLATE_NOOP("Rulings", "Is it known whose they are?"),
        "tournament.rebuy/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does the player have?"),
        "tournament.rebuy/starting_stack": QT_TRANSLATE_NOOP("Rulings", "What is the starting stack?"),
        "tournament.rebuy/asked": QT_TRANSLATE_NOOP("Rulings", "When was it announced?"),
        "tournament.rebuy/single": QT_TRANSLATE_NOOP("Rulings", "Is only one rebuy allowed in this event?"),
        "tournament.rebuy/rebuy_chips": QT_TRANSLATE_NOOP("Rulings", "How many chips does a rebuy give?"),
        "tournament.rebuy/in_period": QT_TRANSLATE_NOOP("Rulings", "Is the rebuy period still open?"),
        "tournament.rebuy/rebuys_left": QT_TRANSLATE_NOOP("Rulings", "Does the player have a rebuy left?"),
        "tournament.rebuy/takes_back": QT_TRANSLATE_NOOP("Rulings", "Does the player want to change it?"),
        "tournament.table_stake/what": QT_TRANSLATE_NOOP("Rulings", "What does the player want?"),
        "tournament.table_stake/amount": QT_TRANSLATE_NOOP("Rulings", "With how much?"),
        "tournament.participation_fee/when": QT_TRANSLATE_NOOP("Rulings", "When is the fee taken?"),
        "tournament.participation_fee/commission_too": QT_TRANSLATE_NOOP(
            "Rulings", "Is commission taken from the pots of this round?"
        ),
        "tournament.end_of_day/drawn": QT_TRANSLATE_NOOP("Rulings", "Which card was drawn?"),
        "tournament.absent_at_start/present": QT_TRANSLATE_NOOP("Rulings", "How many players are at the table?"),
        "tournament.absent_at_start/minutes": QT_TRANSLATE_NOOP(
            "Rulings", "How many minutes has the player been there alone?"
        ),
        "tournament.absent_at_start/his_position": QT_TRANSLATE_NOOP(
            "Rulings", "What is the player's position this round?"
        ),
        "tournament.absent_at_start/players": QT_TRANSLATE_NOOP(
            "Rulings", "How many stacks are at the table, this one included?"
        ),
        "tournament.hand_for_hand/players": QT_TRANSLATE_NOOP("Rulings", "How many players were left before the hand?"),
        "tournament.hand_for_hand/bust_tables": QT_TRANSLATE_NOOP(
            "Rulings", "At which table did each of them bust out?"
        ),
        "tournament.hand_for_hand/bust_stacks": QT_TRANSLATE_NOOP(
            "Rulings", "How many chips did each have before the hand, in the same order?"
        ),
        "tournament.hand_for_hand/paid": QT_TRANSLATE_NOOP("Rulings", "How many places are paid?"),
        "tournament.hand_for_hand/prizes": QT_TRANSLATE_NOOP(
            "Rulings", "What do the places of this hand pay, best first?"
        ),
        "tournament.big_blind_ante/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does the big blind have?"),
        "level.min_buy_in": QT_TRANSLATE_NOOP("Rulings", "What is the lowest buy-in?"),
        "level.max_buy_in": QT_TRANSLATE_NOOP("Rulings", "What is the highest buy-in?"),
        "level.ante": QT_TRANSLATE_NOOP("Rulings", "How large is the big blind ante?"),
    },
    answers={
        "empty_list": QT_TRANSLATE_NOOP("Rulings", "none"),
        "tournament.new_player/who/new": QT_TRANSLATE_NOOP("Rulings", "new to the game"),
        "tournament.new_player/who/moved": QT_TRANSLATE_NOOP("Rulings", "moved by the floor from another table"),
        "tournament.late_entry/kind/late": QT_TRANSLATE_NOOP("Rulings", "a late entry"),
        "tournament.late_entry/kind/alternate": QT_TRANSLATE_NOOP("Rulings", "an alternate"),
        "tournament.late_entry/kind/re_entry": QT_TRANSLATE_NOOP(
            "Rulings", "a re-entry, after giving up the stack or busting out"
        ),
        "tournament.same_seat/cards/one_is_wrong": QT_TRANSLATE_NOOP("Rulings", "one names another seat, table or day"),
        "tournament.same_seat/cards/both_are_right": QT_TRANSLATE_NOOP("Rulings", "both name this seat"),
        "tournament.seat_wish/when/before_game": QT_TRANSLATE_NOOP("Rulings", "before the game starts"),
        "tournament.seat_wish/when/vacant": QT_TRANSLATE_NOOP("Rulings", "a seat opened up during the game"),
        "tournament.which_level/happened/nothing": QT_TRANSLATE_NOOP("Rulings", "nothing yet"),
        "tournament.which_level/happened/scramble": QT_TRANSLATE_NOOP("Rulings", "only the wash of the cards"),
        "tournament.which_level/happened/riffle": QT_TRANSLATE_NOOP("Rulings", "the first riffle"),
        "tournament.which_level/happened/green_button": QT_TRANSLATE_NOOP(
            "Rulings", "the green button of the shuffler"
        ),
        "tournament.which_level/happened/dealer_change": QT_TRANSLATE_NOOP("Rulings", "the dealer push"),
        "tournament.notice_of_change/what/higher_minimum": QT_TRANSLATE_NOOP("Rulings", "a higher minimum bet"),
        "tournament.notice_of_change/what/other": QT_TRANSLATE_NOOP("Rulings", "something else"),
        "tournament.rebuy/asked/before_hand": QT_TRANSLATE_NOOP("Rulings", "before the hand began"),
        "tournament.rebuy/asked/after_folding": QT_TRANSLATE_NOOP("Rulings", "during a hand, after folding"),
        "tournament.rebuy/asked/with_live_hand": QT_TRANSLATE_NOOP("Rulings", "with a live hand"),
        "tournament.table_stake/what/buys_in": QT_TRANSLATE_NOOP("Rulings", "buy in as a new player"),
        "tournament.table_stake/what/adds": QT_TRANSLATE_NOOP("Rulings", "add chips during a round"),
        "tournament.table_stake/what/takes_off": QT_TRANSLATE_NOOP("Rulings", "take chips off the table"),
        "tournament.table_stake/what/comes_back": QT_TRANSLATE_NOOP(
            "Rulings", "play on with the old stack after coming back or being moved"
        ),
        "tournament.participation_fee/when/before_round": QT_TRANSLATE_NOOP("Rulings", "before the round"),
        "tournament.participation_fee/when/later": QT_TRANSLATE_NOOP("Rulings", "during or after the round"),
        "tournament.absent_at_start/his_position/neither": QT_TRANSLATE_NOOP("Rulings", "neither blind"),
        "tournament.absent_at_start/his_position/small_blind": QT_TRANSLATE_NOOP("Rulings", "small blind"),
        "tournament.absent_at_start/his_position/big_blind": QT_TRANSLATE_NOOP("Rulings", "big blind"),
    },
    steps={
        "tournament.full_stack": QT_TRANSLATE_NOOP("Rulings", "A full starting stack."),
        "tournament.random_seat": QT_TRANSLATE_NOOP("Rulings", "Draw a free seat at random."),
        "tournament.old_chips_leave": QT_TRANSLATE_NOOP("Rulings", "The chips given up leave the tournament."),
        "tournament.old_chips_amount": QT_TRANSLATE_NOOP(
            "Rulings", "Take {amount} out of play and note it in the chip count."
        ),
        "tournament.waits_for_button": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} is not dealt in until the button has passed."
        ),
        "tournament.between_button_and_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "The seat is between the button at {button} and the small blind at {small}."
        ),
        "tournament.dealt_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is dealt in at once."),
        "tournament.takes_big_blind": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} posts the big blind."),
        "tournament.takes_small_blind": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} posts the small blind."),
        "tournament.takes_button": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has the button."),
        "tournament.moved_is_not_new": QT_TRANSLATE_NOOP(
            "Rulings", "Moved by the floor, so not new: dealt in at once."
        ),
        "tournament.moved_keeps_stake": QT_TRANSLATE_NOOP("Rulings", "Plays on with the same stack."),
        "tournament.next_round_earliest": QT_TRANSLATE_NOOP(
            "Rulings", "The cards are out: next round at the earliest."
        ),
        "tournament.not_at_button_or_first_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} is not dealt in now: nobody joins on the button or the first blind."
        ),
        "tournament.second_blind_is_his": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} posts the second blind and is dealt in."
        ),
        "tournament.post_or_wait": QT_TRANSLATE_NOOP(
            "Rulings", "Ask seat {seat}: post the second blind's amount now, or wait for that blind."
        ),
        "tournament.post_amount": QT_TRANSLATE_NOOP(
            "Rulings", "That is {amount}; it is live, with the option to check if nobody raises."
        ),
        "tournament.post_before_cards": QT_TRANSLATE_NOOP(
            "Rulings", "The fee is paid before the hole cards are dealt."
        ),
        "tournament.nothing_missed": QT_TRANSLATE_NOOP("Rulings", "No blind missed: nothing to pay, dealt in."),
        "tournament.joins_not_at_button": QT_TRANSLATE_NOOP(
            "Rulings", "No new player joins on the button or the first blind."
        ),
        "tournament.pay_missed_or_wait": QT_TRANSLATE_NOOP(
            "Rulings", "Ask: post the missed blinds now, or wait for the second blind."
        ),
        "tournament.missed_at_most": QT_TRANSLATE_NOOP(
            "Rulings", "No more than both blinds of one round are due: {amount}."
        ),
        "tournament.missed_live": QT_TRANSLATE_NOOP("Rulings", "{amount} is posted in front and is live."),
        "tournament.missed_dead": QT_TRANSLATE_NOOP("Rulings", "{amount} goes straight into the pot and is dead."),
        "tournament.may_check": QT_TRANSLATE_NOOP("Rulings", "With the option to check if nobody raises."),
        "tournament.must_still_call": QT_TRANSLATE_NOOP(
            "Rulings", "It is less than the second blind: the rest is still to call."
        ),
        "tournament.wrong_stack_too": QT_TRANSLATE_NOOP(
            "Rulings", "The stack was wrong from the start too: you decide which stack plays on."
        ),
        "tournament.move_to_right_seat": QT_TRANSLATE_NOOP("Rulings", "Move to the correct seat, as drawn."),
        "tournament.keeps_current_stack": QT_TRANSLATE_NOOP("Rulings", "Moves with the current stack of {amount}."),
        "tournament.keeps_chips": QT_TRANSLATE_NOOP("Rulings", "Moves with the chips on the table now."),
        "tournament.compare_seat_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Check both seat cards against the list: name, day, table and seat."
        ),
        "tournament.hand_is_finished": QT_TRANSLATE_NOOP(
            "Rulings", "First finish the hand; the one who was dealt in plays it."
        ),
        "tournament.own_stack_comes_here": QT_TRANSLATE_NOOP(
            "Rulings", "The stack at the correct seat comes here, for the one who stays."
        ),
        "tournament.stack_stays_here": QT_TRANSLATE_NOOP(
            "Rulings", "The stack here stays; the other one is at the correct seat."
        ),
        "tournament.other_draws_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Double-seated: one of them stays, the other draws a new seat."
        ),
        "tournament.full_stack_there": QT_TRANSLATE_NOOP(
            "Rulings", "The stack here stays with the one who played it; the other starts with a full stack."
        ),
        "tournament.seat_given_twice": QT_TRANSLATE_NOOP("Rulings", "No rule says which of the two stays: you decide."),
        "tournament.seat_by_priority": QT_TRANSLATE_NOOP(
            "Rulings", "The seat goes to an original player first, then to another player, then to a newcomer."
        ),
        "tournament.equals_draw": QT_TRANSLATE_NOOP("Rulings", "With equal claims the high card gets it."),
        "tournament.draw_new_seats": QT_TRANSLATE_NOOP("Rulings", "Draw a new table and seat for each player."),
        "tournament.shuffle_seat_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Shuffle the cards of the free seats, face down."
        ),
        "tournament.card_to_each": QT_TRANSLATE_NOOP("Rulings", "Deal each player one card face up."),
        "tournament.high_card_first": QT_TRANSLATE_NOOP(
            "Rulings", "Give out the seat cards from the highest card down; ties by suit."
        ),
        "tournament.seat_card_order": QT_TRANSLATE_NOOP("Rulings", "Seat cards are given out in this order: {seats}."),
        "tournament.straight_to_new_seat": QT_TRANSLATE_NOOP(
            "Rulings", "They go straight to their new seats, chips in full view."
        ),
        "tournament.rights_and_duties": QT_TRANSLATE_NOOP(
            "Rulings",
            "Each player takes the blinds or button of the new seat; between small blind and button, wait "
            "for the button to pass.",
        ),
        "tournament.seats_are_drawn": QT_TRANSLATE_NOOP("Rulings", "No: seats are drawn at random, not chosen."),
        "tournament.seat_to_original": QT_TRANSLATE_NOOP("Rulings", "Original players come first."),
        "tournament.seat_to_other": QT_TRANSLATE_NOOP(
            "Rulings", "No original player wants it: the other players at the table come next."
        ),
        "tournament.seat_to_newcomer": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody at the table wants it: it goes to somebody new."
        ),
        "tournament.seat_is_free": QT_TRANSLATE_NOOP("Rulings", "Only one person wants it: that person gets it."),
        "tournament.draw_for_seat": QT_TRANSLATE_NOOP(
            "Rulings", "These {players} draw a card each; the high card gets the seat."
        ),
        "tournament.draw_won": QT_TRANSLATE_NOOP(
            "Rulings", "Card {number} is the high card: that person gets the seat."
        ),
        "tournament.draw_again": QT_TRANSLATE_NOOP("Rulings", "A tie for high card: these {players} draw again."),
        "tournament.floor_moves_chips": QT_TRANSLATE_NOOP("Rulings", "The floor moves the chips to the new seat."),
        "tournament.table_by_procedure": QT_TRANSLATE_NOOP(
            "Rulings", "The house's set procedure decides which table gives a player."
        ),
        "tournament.due_player_moves": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} moves: next for the big blind."),
        "tournament.to_the_worst_position": QT_TRANSLATE_NOOP(
            "Rulings", "At the new table: the worst position, never the small blind."
        ),
        "tournament.no_seat_gives_a_hand": QT_TRANSLATE_NOOP(
            "Rulings",
            "Open seats: {seats}, only small blind or behind the button. You decide when to deal in.",
        ),
        "tournament.worst_seat": QT_TRANSLATE_NOOP("Rulings", "Worst position: seat {seat}."),
        "tournament.big_blind_at_once": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is the big blind in the next hand."),
        "tournament.single_big_blind_twice": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} posts a single big blind, though that seat had it last hand."
        ),
        "tournament.big_blind_after": QT_TRANSLATE_NOOP("Rulings", "Players who get the big blind first: {hands}."),
        "tournament.never_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "The small blind and seats behind the button are left out."
        ),
        "tournament.players_short": QT_TRANSLATE_NOOP(
            "Rulings", "{here} players here, {fullest} at the fullest table: {short} short."
        ),
        "tournament.not_short_enough": QT_TRANSLATE_NOOP(
            "Rulings", "Play continues: a table is halted only at {short} short."
        ),
        "tournament.short_otherwise": QT_TRANSLATE_NOOP(
            "Rulings", "Play continues: the table is not short because of bust-outs."
        ),
        "tournament.until_big_blind_open": QT_TRANSLATE_NOOP(
            "Rulings", "Play continues until the big blind falls on an open seat."
        ),
        "tournament.stop_the_table": QT_TRANSLATE_NOOP(
            "Rulings", "Halt the table after this hand until players arrive."
        ),
        "tournament.may_play_on": QT_TRANSLATE_NOOP("Rulings", "You may let it play; that is not a misdeal."),
        "tournament.final_table_other_size": QT_TRANSLATE_NOOP(
            "Rulings", "The book gives no size for tables of {size}: you decide."
        ),
        "tournament.final_table_of": QT_TRANSLATE_NOOP("Rulings", "The final table begins with {players} players."),
        "tournament.not_yet_final": QT_TRANSLATE_NOOP("Rulings", "Not yet: {players} too many. Play on at two tables."),
        "tournament.draw_final_table": QT_TRANSLATE_NOOP("Rulings", "Stop play and draw seats for the final table."),
        "tournament.old_level_hand_began": QT_TRANSLATE_NOOP(
            "Rulings", "The hand had started: play it at the old level."
        ),
        "tournament.hand_begins": QT_TRANSLATE_NOOP(
            "Rulings", "A hand begins with the first riffle, the green button or the dealer push, not with the wash."
        ),
        "tournament.old_level_dealer_change": QT_TRANSLATE_NOOP(
            "Rulings", "The new dealer's first hand is at the old level."
        ),
        "tournament.new_level_now": QT_TRANSLATE_NOOP("Rulings", "The hand had not started: play it at the new level."),
        "tournament.old_level_by_mistake": QT_TRANSLATE_NOOP(
            "Rulings", "Substantial action: finish the hand at the old level."
        ),
        "tournament.put_right_new_level": QT_TRANSLATE_NOOP(
            "Rulings", "No substantial action yet: correct blinds and antes to the new level."
        ),
        "tournament.all_agree": QT_TRANSLATE_NOOP("Rulings", "All players agree: no notice needed."),
        "tournament.change_not_yet": QT_TRANSLATE_NOOP("Rulings", "Not yet."),
        "tournament.change_may_be_made": QT_TRANSLATE_NOOP("Rulings", "The change may be made now."),
        "tournament.give_notice": QT_TRANSLATE_NOOP("Rulings", "Tell the players {hands} hands in advance."),
        "tournament.show_sign_minutes": QT_TRANSLATE_NOOP(
            "Rulings", "Put up the sign with the new minimum {minutes} minutes before."
        ),
        "tournament.change_the_sign": QT_TRANSLATE_NOOP("Rulings", "Change the table sign."),
        "tournament.wait_for_round_end": QT_TRANSLATE_NOOP("Rulings", "Wait until the round is over."),
        "tournament.seated_keep_minimum": QT_TRANSLATE_NOOP(
            "Rulings", "At once only if the players already seated keep the old minimum, each with a marker."
        ),
        "tournament.race_from_seat_one": QT_TRANSLATE_NOOP(
            "Rulings", "Deal the race from seat 1, face up, one card for each odd chip."
        ),
        "tournament.exchange_full": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} gets {count} x {chip} at full value."),
        "tournament.race_cards": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} races with cards: {count}."),
        "tournament.race_for": QT_TRANSLATE_NOOP("Rulings", "Chips raced for: {count} x {chip}."),
        "tournament.race_high_card": QT_TRANSLATE_NOOP(
            "Rulings", "High cards win, one chip a player at most; ties by suit: spades, hearts, diamonds, clubs."
        ),
        "tournament.nobody_raced_out": QT_TRANSLATE_NOOP(
            "Rulings", "No player can be raced out: a stack with no chips left gets one."
        ),
        "tournament.race_won": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} wins a {chip}."),
        "tournament.keeps_one_chip": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} would be raced out: one {chip} is given."
        ),
        "tournament.race_totals": QT_TRANSLATE_NOOP("Rulings", "Old chips in: {taken}. New chips out: {given}."),
        "tournament.note_new_total": QT_TRANSLATE_NOOP("Rulings", "Note the new total chips in play."),
        "tournament.exchange_later": QT_TRANSLATE_NOOP("Rulings", "Colour up {count} x {chip} for {given} x {new}."),
        "tournament.removed_unpaid": QT_TRANSLATE_NOOP(
            "Rulings", "Take {count} x {chip} out of play, without payment."
        ),
        "tournament.below_lowest_chip": QT_TRANSLATE_NOOP(
            "Rulings", "That is less than the smallest chip in play, {chip}."
        ),
        "tournament.cannot_be_made": QT_TRANSLATE_NOOP(
            "Rulings", "{amount} cannot be made with these chips; the next lower is {below}."
        ),
        "tournament.so_many_of": QT_TRANSLATE_NOOP("Rulings", "{count} x {chip}"),
        "tournament.chips_in_all": QT_TRANSLATE_NOOP("Rulings", "Total chips: {count}."),
        "tournament.owner_is_known": QT_TRANSLATE_NOOP(
            "Rulings", "The owner is known, and the rule covers only chips without one. You decide."
        ),
        "tournament.out_of_play_donation": QT_TRANSLATE_NOOP(
            "Rulings", "Take the chips out of play, for the tournament donation."
        ),
        "tournament.out_of_play_inventory": QT_TRANSLATE_NOOP(
            "Rulings", "Take the chips out of play, into the chip inventory."
        ),
        "tournament.total_less": QT_TRANSLATE_NOOP("Rulings", "The chip count goes down by {amount}."),
        "tournament.stake_stays_on_table": QT_TRANSLATE_NOOP(
            "Rulings", "Table stakes: the chips stay on the table, in view."
        ),
        "tournament.rebuys_are_over": QT_TRANSLATE_NOOP("Rulings", "No: the rebuy period is over."),
        "tournament.no_rebuys_left": QT_TRANSLATE_NOOP("Rulings", "No: no rebuys left."),
        "tournament.not_for_this_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Not for this hand: play it with the current stack, and ask again before the next one."
        ),
        "tournament.no_hand_missed": QT_TRANSLATE_NOOP("Rulings", "No hand is missed for it."),
        "tournament.stack_too_large": QT_TRANSLATE_NOOP("Rulings", "No: the stack is too large for a rebuy."),
        "tournament.rebuy_allowed": QT_TRANSLATE_NOOP("Rulings", "Yes: a rebuy is allowed."),
        "tournament.held_to_it": QT_TRANSLATE_NOOP("Rulings", "It was announced and is binding."),
        "tournament.plays_with": QT_TRANSLATE_NOOP("Rulings", "The stack for the next hand is {amount}."),
        "tournament.chips_behind_play": QT_TRANSLATE_NOOP(
            "Rulings", "The new chips play in that hand, also in an all-in, even before they arrive."
        ),
        "tournament.single_rebuy_any_time": QT_TRANSLATE_NOOP(
            "Rulings", "Single-rebuy event: it may be taken with any stack."
        ),
        "tournament.rebuy_threshold": QT_TRANSLATE_NOOP(
            "Rulings", "Allowed up to {percent} % of {start}; the stack is {stack}."
        ),
        "tournament.nothing_added_in_round": QT_TRANSLATE_NOOP(
            "Rulings", "No: nothing is added to a stack during a round."
        ),
        "tournament.stake_at_most": QT_TRANSLATE_NOOP(
            "Rulings", "No: the stack is already the maximum buy-in of {amount} or more."
        ),
        "tournament.must_buy_in_or_leave": QT_TRANSLATE_NOOP("Rulings", "Add {least} to {most}, or leave the game."),
        "tournament.may_top_up": QT_TRANSLATE_NOOP("Rulings", "{least} to {most} may be added."),
        "tournament.before_the_round": QT_TRANSLATE_NOOP("Rulings", "Before the next round begins."),
        "tournament.may_keep_old_stake": QT_TRANSLATE_NOOP(
            "Rulings", "Yes: play on with the same stack, whatever the limits."
        ),
        "tournament.buy_in_in_view": QT_TRANSLATE_NOOP(
            "Rulings", "The buy-in lies in view of dealer and players; cash is changed into chips at once."
        ),
        "tournament.buy_in_good": QT_TRANSLATE_NOOP("Rulings", "Yes: a buy-in of {amount} is allowed."),
        "tournament.buy_in_limits": QT_TRANSLATE_NOOP("Rulings", "No: the buy-in is {least} to {most}."),
        "tournament.fee_or_commission": QT_TRANSLATE_NOOP("Rulings", "No: either a fee or commission, never both."),
        "tournament.fee_too_late": QT_TRANSLATE_NOOP("Rulings", "No: the fee is paid before the round starts."),
        "tournament.fee_before_round": QT_TRANSLATE_NOOP(
            "Rulings", "Yes: take the fee now, and no commission this round."
        ),
        "tournament.draw_hands_card": QT_TRANSLATE_NOOP(
            "Rulings", "{minutes} minutes before the end, shuffle the cards {low} to {high} face down."
        ),
        "tournament.player_draws": QT_TRANSLATE_NOOP("Rulings", "Let a player picked at random draw one."),
        "tournament.draw_first": QT_TRANSLATE_NOOP(
            "Rulings", "Draw a card for it: {low} to {high} hands at every table."
        ),
        "tournament.hands_with_this_one": QT_TRANSLATE_NOOP(
            "Rulings", "Hands left at every table, including this one: {hands}."
        ),
        "tournament.hands_after_this_one": QT_TRANSLATE_NOOP(
            "Rulings", "Finish this hand; after it, every table plays {hands} more."
        ),
        "tournament.absent_pay": QT_TRANSLATE_NOOP("Rulings", "Blinds and antes come out of absent players' stacks."),
        "tournament.stack_may_be_kept": QT_TRANSLATE_NOOP(
            "Rulings", "You may keep stacks off the table until their players arrive."
        ),
        "tournament.normal_play": QT_TRANSLATE_NOOP(
            "Rulings", "Play on as normal; absent players' hands are killed after the deal."
        ),
        "tournament.alone_collects": QT_TRANSLATE_NOOP(
            "Rulings", "Alone at the table: the stack collects the blinds and antes of each round."
        ),
        "tournament.button_every_minutes": QT_TRANSLATE_NOOP(
            "Rulings", "Move the button every {minutes} minutes; then a new round begins."
        ),
        "tournament.rounds_so_far": QT_TRANSLATE_NOOP("Rulings", "Times the button has moved since: {rounds}."),
        "tournament.takes_this_round": QT_TRANSLATE_NOOP("Rulings", "This round {amount} comes from the other stacks."),
        "tournament.clock_per_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Minutes off the clock for each hand: {minutes}, at most {most}."
        ),
        "tournament.all_in_hands_closed": QT_TRANSLATE_NOOP(
            "Rulings", "All-in hands stay face down until the floor says so."
        ),
        "tournament.one_table_by_stack": QT_TRANSLATE_NOOP(
            "Rulings", "All at one table: the larger stack before the hand takes the better place."
        ),
        "tournament.tables_share": QT_TRANSLATE_NOOP(
            "Rulings", "At different tables: they share all places of the hand."
        ),
        "tournament.all_share": QT_TRANSLATE_NOOP("Rulings", "Everybody who busts out in the hand shares its places."),
        "tournament.bust_place": QT_TRANSLATE_NOOP("Rulings", "Bust-out {number} finishes in place {place}."),
        "tournament.bust_prize": QT_TRANSLATE_NOOP("Rulings", "That pays {amount}."),
        "tournament.busts_share": QT_TRANSLATE_NOOP(
            "Rulings", "Bust-outs {numbers} share places {best} to {worst}; all finish {best}."
        ),
        "tournament.nothing_paid": QT_TRANSLATE_NOOP("Rulings", "Places from {best} down are not paid."),
        "tournament.share_one_prize": QT_TRANSLATE_NOOP(
            "Rulings", "Divide the prize for place {best} by {players}: the places below are not paid."
        ),
        "tournament.share_the_sum": QT_TRANSLATE_NOOP(
            "Rulings", "Add up the prizes for places {best} to {worst} and divide by {players}."
        ),
        "tournament.each_gets": QT_TRANSLATE_NOOP("Rulings", "Each gets {amount}."),
        "tournament.odd_money": QT_TRANSLATE_NOOP("Rulings", "What cannot be split follows the house rule: {amount}."),
        "tournament.counts_as_blind": QT_TRANSLATE_NOOP("Rulings", "{amount} of it is the big blind."),
        "tournament.counts_as_ante": QT_TRANSLATE_NOOP("Rulings", "{amount} of it is the ante."),
        "tournament.no_ante": QT_TRANSLATE_NOOP("Rulings", "Nothing is left for the ante: none is paid."),
        "tournament.no_blind": QT_TRANSLATE_NOOP(
            "Rulings",
            "Nothing is left for the blind: the antes only to play for. The call is still the full big blind.",
        ),
        "tournament.ante_never_shrinks": QT_TRANSLATE_NOOP("Rulings", "The ante is never reduced as players bust out."),
        "tournament.big_blind_is": QT_TRANSLATE_NOOP("Rulings", "Big blind: seat {seat}."),
        "tournament.small_blind_is": QT_TRANSLATE_NOOP("Rulings", "Small blind: seat {seat}."),
        "tournament.no_small_blind": QT_TRANSLATE_NOOP("Rulings", "No small blind in this hand: seat {seat} is empty."),
        "tournament.button_is": QT_TRANSLATE_NOOP("Rulings", "Button: seat {seat}."),
        "tournament.button_dead": QT_TRANSLATE_NOOP("Rulings", "Dead button, at empty seat {seat}."),
        "tournament.absent_skipped": QT_TRANSLATE_NOOP("Rulings", "Skipped for an absent player: {the_seats}."),
        "tournament.designated_player": QT_TRANSLATE_NOOP("Rulings", "Designated player: seat {seat}."),
        "tournament.heads_up_button": QT_TRANSLATE_NOOP(
            "Rulings", "Heads-up: seat {seat} has the button and the small blind."
        ),
        "tournament.heads_up_order": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} acts first before the flop and last on every later street."
        ),
        "tournament.big_blind_first_card": QT_TRANSLATE_NOOP(
            "Rulings", "The first card goes to seat {seat}, the big blind."
        ),
        "tournament.nobody_twice": QT_TRANSLATE_NOOP(
            "Rulings", "The big blind moves to the next player: nobody posts it twice in a row."
        ),
        "tournament.first_button": QT_TRANSLATE_NOOP(
            "Rulings", "The button starts at seat {seat}, to the dealer's right."
        ),
    },
    choices={
        "move_as_it_is": QT_TRANSLATE_NOOP("Rulings", "Moves with the current stack"),
        "correct_stack_first": QT_TRANSLATE_NOOP("Rulings", "Correct the stack, then move the player"),
        "first_stays": QT_TRANSLATE_NOOP("Rulings", "The first to sit down stays"),
        "second_stays": QT_TRANSLATE_NOOP("Rulings", "The later arrival stays"),
        "draw_who_stays": QT_TRANSLATE_NOOP("Rulings", "They draw for who stays"),
        "move_after_this_hand": QT_TRANSLATE_NOOP("Rulings", "Moves in one hand later"),
        "take_seat_and_wait": QT_TRANSLATE_NOOP("Rulings", "Sits and waits for the button to pass"),
        "stop_table": QT_TRANSLATE_NOOP("Rulings", "Play is halted"),
        "table_plays_on": QT_TRANSLATE_NOOP("Rulings", "The table plays on"),
        "final_at_full_table": QT_TRANSLATE_NOOP("Rulings", "The final table begins with a full table"),
        "final_one_more": QT_TRANSLATE_NOOP("Rulings", "One more than a full table"),
        "back_to_owner": QT_TRANSLATE_NOOP("Rulings", "The chips are returned to their owner"),
        "out_of_play": QT_TRANSLATE_NOOP("Rulings", "The chips go out of play"),
    },
    values={
        "dead_button": QT_TRANSLATE_NOOP("Rulings", "Button after players have left"),
        "first_button": QT_TRANSLATE_NOOP("Rulings", "The first button"),
        "newcomer_waits": QT_TRANSLATE_NOOP("Rulings", "Where a new player is not dealt in"),
        "waiting_ends": QT_TRANSLATE_NOOP("Rulings", "How long a new player waits"),
        "late_entry_stack": QT_TRANSLATE_NOOP("Rulings", "A late entry's chips"),
        "missed_blinds": QT_TRANSLATE_NOOP("Rulings", "Missed blinds"),
        "wrong_seat": QT_TRANSLATE_NOOP("Rulings", "A player in the wrong seat"),
        "same_seat": QT_TRANSLATE_NOOP("Rulings", "Two players with one seat"),
        "broken_table_draw": QT_TRANSLATE_NOOP("Rulings", "Seat draw for a broken table"),
        "seat_wishes": QT_TRANSLATE_NOOP("Rulings", "Seat requests"),
        "absent_chips_moved": QT_TRANSLATE_NOOP("Rulings", "An absent player's chips when the seat moves"),
        "who_moves": QT_TRANSLATE_NOOP("Rulings", "Who moves to balance tables"),
        "worst_position": QT_TRANSLATE_NOOP("Rulings", "Where the player sits down"),
        "halt_short": QT_TRANSLATE_NOOP("Rulings", "Players short at which a table is halted"),
        "final_table_large": QT_TRANSLATE_NOOP("Rulings", "Final table of tables of 9 or 8"),
        "final_table_small": QT_TRANSLATE_NOOP("Rulings", "Final table of tables of 7 or 6"),
        "new_level": QT_TRANSLATE_NOOP("Rulings", "When a new level takes effect"),
        "dealer_change_level": QT_TRANSLATE_NOOP("Rulings", "New level during a dealer push"),
        "notice_hands": QT_TRANSLATE_NOOP("Rulings", "Hands of notice before a change"),
        "notice_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes' notice of a higher minimum"),
        "race_rounding": QT_TRANSLATE_NOOP("Rulings", "Number of chips in a chip race"),
        "race_cap": QT_TRANSLATE_NOOP("Rulings", "Most chips a player can win in a race"),
        "race_ties": QT_TRANSLATE_NOOP("Rulings", "Ties in a chip race"),
        "later_found": QT_TRANSLATE_NOOP("Rulings", "Old chips after a race"),
        "found_chips": QT_TRANSLATE_NOOP("Rulings", "Found chips"),
        "rebuy_percent": QT_TRANSLATE_NOOP("Rulings", "Largest stack for a rebuy, percent of a starting stack"),
        "single_rebuy": QT_TRANSLATE_NOOP("Rulings", "Stack limit when only one rebuy is allowed"),
        "top_up": QT_TRANSLATE_NOOP("Rulings", "Buying more chips between rounds"),
        "table_stake": QT_TRANSLATE_NOOP("Rulings", "Table stakes"),
        "participation_fee": QT_TRANSLATE_NOOP("Rulings", "Participation fee"),
        "end_of_day_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes before the end of the day for the draw"),
        "end_of_day_low": QT_TRANSLATE_NOOP("Rulings", "Fewest last hands"),
        "end_of_day_high": QT_TRANSLATE_NOOP("Rulings", "Most last hands"),
        "hand_in_progress": QT_TRANSLATE_NOOP("Rulings", "The hand in progress at the end of the day"),
        "absent_stacks": QT_TRANSLATE_NOOP("Rulings", "Absent players' stacks"),
        "alone_collects": QT_TRANSLATE_NOOP("Rulings", "A player alone at the table"),
        "alone_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes until the button moves for a lone player"),
        "deals": QT_TRANSLATE_NOOP("Rulings", "Deals among those who are left"),
        "bust_places": QT_TRANSLATE_NOOP("Rulings", "Several bust-outs in one hand"),
        "hand_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes off the clock for a hand of hand for hand"),
        "hand_minutes_most": QT_TRANSLATE_NOOP("Rulings", "Most minutes off the clock for a hand"),
        "ante_order": QT_TRANSLATE_NOOP("Rulings", "Big blind too short for both"),
    },
    settings={
        "dead_button/dead": QT_TRANSLATE_NOOP("Rulings", "may be at an empty seat"),
        "dead_button/absent_skipped": QT_TRANSLATE_NOOP(
            "Rulings", "may be at an empty seat; absent players are skipped"
        ),
        "first_button/right_of_dealer": QT_TRANSLATE_NOOP("Rulings", "to the dealer's right"),
        "newcomer_waits/button_passed": QT_TRANSLATE_NOOP("Rulings", "between small blind and button"),
        "newcomer_waits/button_or_first_blind": QT_TRANSLATE_NOOP("Rulings", "on the button and the first blind"),
        "waiting_ends/button_passed": QT_TRANSLATE_NOOP("Rulings", "until the button has passed"),
        "late_entry_stack/full": QT_TRANSLATE_NOOP("Rulings", "a full starting stack"),
        "missed_blinds/pay_or_wait": QT_TRANSLATE_NOOP("Rulings", "post them or wait"),
        "wrong_seat/with_current_stack": QT_TRANSLATE_NOOP("Rulings", "moves with the current stack"),
        "same_seat/own_card": QT_TRANSLATE_NOOP("Rulings", "each goes to the seat that was drawn"),
        "same_seat/priority": QT_TRANSLATE_NOOP("Rulings", "by priority, then by high card"),
        "broken_table_draw/draw": QT_TRANSLATE_NOOP("Rulings", "by draw"),
        "broken_table_draw/two_steps": QT_TRANSLATE_NOOP("Rulings", "by a two-step draw"),
        "seat_wishes/drawn": QT_TRANSLATE_NOOP("Rulings", "seats are drawn"),
        "seat_wishes/priority": QT_TRANSLATE_NOOP("Rulings", "by priority, then by high card"),
        "absent_chips_moved/by_floor": QT_TRANSLATE_NOOP("Rulings", "moved by the floor"),
        "who_moves/next_big_blind": QT_TRANSLATE_NOOP("Rulings", "the player next for the big blind"),
        "worst_position/never_small_blind": QT_TRANSLATE_NOOP("Rulings", "the worst position, never the small blind"),
        "new_level/next_hand": QT_TRANSLATE_NOOP("Rulings", "from the next hand"),
        "dealer_change_level/one_hand": QT_TRANSLATE_NOOP("Rulings", "one hand at the old level"),
        "race_rounding/half_up": QT_TRANSLATE_NOOP("Rulings", "half a chip or more is rounded up"),
        "race_rounding/always_up": QT_TRANSLATE_NOOP("Rulings", "always rounded up"),
        "race_cap/one": QT_TRANSLATE_NOOP("Rulings", "one"),
        "race_ties/suits": QT_TRANSLATE_NOOP("Rulings", "spades, hearts, diamonds, clubs"),
        "later_found/full_value": QT_TRANSLATE_NOOP("Rulings", "only at full value"),
        "found_chips/donation": QT_TRANSLATE_NOOP("Rulings", "to the tournament donation"),
        "found_chips/inventory": QT_TRANSLATE_NOOP("Rulings", "into the chip inventory"),
        "single_rebuy/no_threshold": QT_TRANSLATE_NOOP("Rulings", "no limit"),
        "single_rebuy/threshold": QT_TRANSLATE_NOOP("Rulings", "the same limit"),
        "top_up/between_rounds": QT_TRANSLATE_NOOP("Rulings", "up to the highest buy-in"),
        "table_stake/fixed": QT_TRANSLATE_NOOP("Rulings", "nothing added or removed during a round"),
        "participation_fee/before_round": QT_TRANSLATE_NOOP("Rulings", "before the round, without commission"),
        "hand_in_progress/finished_first": QT_TRANSLATE_NOOP("Rulings", "finished first"),
        "hand_in_progress/counts": QT_TRANSLATE_NOOP("Rulings", "counts as one of them"),
        "absent_stacks/pay": QT_TRANSLATE_NOOP("Rulings", "post blinds and antes"),
        "alone_collects/blinds_and_antes": QT_TRANSLATE_NOOP("Rulings", "gets the blinds and antes"),
        "deals/none": QT_TRANSLATE_NOOP("Rulings", "none"),
        "deals/money": QT_TRANSLATE_NOOP("Rulings", "about the money, the title is played for"),
        "deals/title": QT_TRANSLATE_NOOP("Rulings", "about the money and the title"),
        "bust_places/table_by_stack": QT_TRANSLATE_NOOP("Rulings", "by stack at one table, else shared"),
        "bust_places/shared": QT_TRANSLATE_NOOP("Rulings", "all share"),
        "ante_order/blind_first": QT_TRANSLATE_NOOP("Rulings", "the blind first, then the ante"),
        "ante_order/ante_first": QT_TRANSLATE_NOOP("Rulings", "the ante first, then the blind"),
    },
)
