"""The chapter `tournament` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "tournament.next_positions": QT_TRANSLATE_NOOP("Rulings", "Button and blinds of the next hand"),
        "tournament.first_button": QT_TRANSLATE_NOOP("Rulings", "Where the button starts"),
        "tournament.new_player": QT_TRANSLATE_NOOP("Rulings", "New player at the table: is he dealt in"),
        "tournament.late_entry": QT_TRANSLATE_NOOP("Rulings", "Late entry, alternate or re-entry"),
        "tournament.returning_player": QT_TRANSLATE_NOOP("Rulings", "A player comes back after missing blinds"),
        "tournament.wrong_seat": QT_TRANSLATE_NOOP("Rulings", "A player sits in a wrong seat"),
        "tournament.same_seat": QT_TRANSLATE_NOOP("Rulings", "Two players have the same seat"),
        "tournament.broken_table": QT_TRANSLATE_NOOP("Rulings", "A table is broken: draw new seats"),
        "tournament.seat_wish": QT_TRANSLATE_NOOP("Rulings", "Players want a certain seat"),
        "tournament.moving_absent": QT_TRANSLATE_NOOP("Rulings", "Moving a player who is not there"),
        "tournament.who_moves": QT_TRANSLATE_NOOP("Rulings", "Balancing: who moves"),
        "tournament.worst_position": QT_TRANSLATE_NOOP("Rulings", "Balancing: which seat he gets"),
        "tournament.halt": QT_TRANSLATE_NOOP("Rulings", "A table is short: does it stop"),
        "tournament.final_table": QT_TRANSLATE_NOOP("Rulings", "How large is the final table"),
        "tournament.which_level": QT_TRANSLATE_NOOP("Rulings", "New level: which level has this hand"),
        "tournament.notice_of_change": QT_TRANSLATE_NOOP("Rulings", "Changing the limits of a table"),
        "tournament.chip_race": QT_TRANSLATE_NOOP("Rulings", "Chip race"),
        "tournament.found_after_race": QT_TRANSLATE_NOOP("Rulings", "Old chips found after the chip race"),
        "tournament.chip_change": QT_TRANSLATE_NOOP("Rulings", "An amount in as few chips as possible"),
        "tournament.found_chips": QT_TRANSLATE_NOOP("Rulings", "Chips are found"),
        "tournament.rebuy": QT_TRANSLATE_NOOP("Rulings", "Rebuy or top-up"),
        "tournament.table_stake": QT_TRANSLATE_NOOP("Rulings", "Stake on the table in a cash game"),
        "tournament.participation_fee": QT_TRANSLATE_NOOP("Rulings", "Fee for a round"),
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
        "tournament.next_positions/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats have become empty since?"),
        "tournament.worst_position/last_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the small blind in the last hand, posted or not?"
        ),
        "tournament.worst_position/last_big_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the big blind in the last hand?"
        ),
        "tournament.worst_position/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats have become empty since?"),
        "tournament.who_moves/last_big_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat had the big blind in the last hand?"
        ),
        "tournament.who_moves/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats have become empty since?"),
        "tournament.first_button/gone": QT_TRANSLATE_NOOP("Rulings", "Which of these seats have become empty since?"),
        "tournament.worst_position/table_size": QT_TRANSLATE_NOOP("Rulings", "How many seats has a table?"),
        "tournament.final_table/table_size": QT_TRANSLATE_NOOP("Rulings", "How many seats has a table?"),
        "tournament.new_player/new_seat": QT_TRANSLATE_NOOP("Rulings", "Which seat does he take?"),
        "tournament.late_entry/new_seat": QT_TRANSLATE_NOOP("Rulings", "Which seat does he take?"),
        "tournament.new_player/small_blind_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat has the small blind in the coming hand, empty or not?"
        ),
        "tournament.late_entry/small_blind_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Which seat has the small blind in the coming hand, empty or not?"
        ),
        "tournament.new_player/who": QT_TRANSLATE_NOOP("Rulings", "Where does he come from?"),
        "tournament.new_player/before_cards": QT_TRANSLATE_NOOP("Rulings", "Is it before the hole cards are dealt?"),
        "tournament.returning_player/before_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Is it before the hole cards are dealt?"
        ),
        "tournament.late_entry/kind": QT_TRANSLATE_NOOP("Rulings", "How does he enter?"),
        "tournament.late_entry/old_stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does he give up?"),
        "tournament.returning_player/missed": QT_TRANSLATE_NOOP("Rulings", "What do the blinds he missed come to?"),
        "tournament.wrong_seat/right_stack": QT_TRANSLATE_NOOP(
            "Rulings", "Did he begin with the right number of chips?"
        ),
        "tournament.wrong_seat/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips has he now?"),
        "tournament.same_seat/cards": QT_TRANSLATE_NOOP("Rulings", "What do the two seat cards say?"),
        "tournament.same_seat/has_played": QT_TRANSLATE_NOOP(
            "Rulings", "Has the one who is wrong played from the stack here?"
        ),
        "tournament.same_seat/hand_on": QT_TRANSLATE_NOOP("Rulings", "Is a hand on?"),
        "tournament.broken_table/cards": QT_TRANSLATE_NOOP(
            "Rulings", "Which card did each player get, in order of the seats?"
        ),
        "tournament.seat_wish/when": QT_TRANSLATE_NOOP("Rulings", "When is it asked?"),
        "tournament.seat_wish/wanting": QT_TRANSLATE_NOOP("Rulings", "How many want this seat?"),
        "tournament.seat_wish/original": QT_TRANSLATE_NOOP(
            "Rulings", "How many want it who have played since the game started?"
        ),
        "tournament.seat_wish/others": QT_TRANSLATE_NOOP("Rulings", "How many other players of the table want it?"),
        "tournament.seat_wish/newcomers": QT_TRANSLATE_NOOP("Rulings", "How many want it who do not play yet?"),
        "tournament.seat_wish/cards": QT_TRANSLATE_NOOP("Rulings", "Which cards did they draw, one after another?"),
        "tournament.halt/here": QT_TRANSLATE_NOOP("Rulings", "How many players are at this table?"),
        "tournament.halt/fullest": QT_TRANSLATE_NOOP("Rulings", "How many are at the fullest table?"),
        "tournament.halt/open_big_blind": QT_TRANSLATE_NOOP("Rulings", "Does the next big blind fall on an open seat?"),
        "tournament.halt/by_elimination": QT_TRANSLATE_NOOP(
            "Rulings", "Is the table short because players were knocked out?"
        ),
        "tournament.final_table/players": QT_TRANSLATE_NOOP("Rulings", "How many players are left?"),
        "tournament.which_level/happened": QT_TRANSLATE_NOOP(
            "Rulings", "What had already happened when the new level was announced?"
        ),
        "tournament.which_level/dealt_at_old": QT_TRANSLATE_NOOP(
            "Rulings", "Was the hand started at the old level all the same?"
        ),
        "tournament.which_level/binding": QT_TRANSLATE_NOOP("Rulings", "Has there been binding action?"),
        "tournament.notice_of_change/what": QT_TRANSLATE_NOOP("Rulings", "What is changed?"),
        "tournament.notice_of_change/hands": QT_TRANSLATE_NOOP("Rulings", "How many hands ago were the players told?"),
        "tournament.notice_of_change/minutes": QT_TRANSLATE_NOOP(
            "Rulings", "For how many minutes has the sign been shown?"
        ),
        "tournament.notice_of_change/sign_changed": QT_TRANSLATE_NOOP("Rulings", "Is the sign of the table changed?"),
        "tournament.notice_of_change/between_rounds": QT_TRANSLATE_NOOP("Rulings", "Is it between two rounds?"),
        "tournament.notice_of_change/all_agree": QT_TRANSLATE_NOOP("Rulings", "Do all players agree?"),
        "tournament.chip_race/old_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip goes out of play?"),
        "tournament.chip_race/new_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip replaces it?"),
        "tournament.found_after_race/old_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip goes out of play?"),
        "tournament.found_after_race/new_chip": QT_TRANSLATE_NOOP("Rulings", "Which chip replaces it?"),
        "tournament.chip_race/holders": QT_TRANSLATE_NOOP("Rulings", "Which seats have such chips?"),
        "tournament.chip_race/held": QT_TRANSLATE_NOOP("Rulings", "How many has each of them, in the same order?"),
        "tournament.chip_race/highest": QT_TRANSLATE_NOOP(
            "Rulings", "The highest card of each who races, from seat 1 on?"
        ),
        "tournament.chip_race/only_these": QT_TRANSLATE_NOOP("Rulings", "Who has no other chips?"),
        "tournament.found_after_race/count": QT_TRANSLATE_NOOP("Rulings", "How many of the old chips?"),
        "tournament.chip_change/amount": QT_TRANSLATE_NOOP("Rulings", "Which amount?"),
        "tournament.chip_change/in_play": QT_TRANSLATE_NOOP("Rulings", "Which chips are in play?"),
        "tournament.found_chips/found": QT_TRANSLATE_NOOP("Rulings", "How much was found?"),
        "tournament.found_chips/owner_known": QT_TRANSLATE_NOOP("Rulings", "Is it known whose they are?"),
        "tournament.rebuy/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips has he?"),
        "tournament.rebuy/starting_stack": QT_TRANSLATE_NOOP("Rulings", "What is the starting stack?"),
        "tournament.rebuy/asked": QT_TRANSLATE_NOOP("Rulings", "When did he announce it?"),
        "tournament.rebuy/single": QT_TRANSLATE_NOOP("Rulings", "Is only one rebuy allowed in this event?"),
        "tournament.rebuy/rebuy_chips": QT_TRANSLATE_NOOP("Rulings", "How many chips does a rebuy give?"),
        "tournament.rebuy/in_period": QT_TRANSLATE_NOOP("Rulings", "Is the rebuy period still open?"),
        "tournament.rebuy/rebuys_left": QT_TRANSLATE_NOOP("Rulings", "Has he a rebuy left?"),
        "tournament.rebuy/takes_back": QT_TRANSLATE_NOOP("Rulings", "Does he want to take it back?"),
        "tournament.table_stake/what": QT_TRANSLATE_NOOP("Rulings", "What does he want?"),
        "tournament.table_stake/amount": QT_TRANSLATE_NOOP("Rulings", "With how much?"),
        "tournament.participation_fee/when": QT_TRANSLATE_NOOP("Rulings", "When is it taken?"),
        "tournament.participation_fee/commission_too": QT_TRANSLATE_NOOP(
            "Rulings", "Is commission taken of the pots of this round?"
        ),
        "tournament.end_of_day/drawn": QT_TRANSLATE_NOOP("Rulings", "Which card was drawn?"),
        "tournament.absent_at_start/present": QT_TRANSLATE_NOOP("Rulings", "How many players are at the table?"),
        "tournament.absent_at_start/minutes": QT_TRANSLATE_NOOP(
            "Rulings", "For how many minutes has he sat there alone?"
        ),
        "tournament.absent_at_start/his_position": QT_TRANSLATE_NOOP("Rulings", "What is his position this round?"),
        "tournament.absent_at_start/players": QT_TRANSLATE_NOOP(
            "Rulings", "How many stacks are at the table, his too?"
        ),
        "tournament.hand_for_hand/players": QT_TRANSLATE_NOOP("Rulings", "How many players were left before the hand?"),
        "tournament.hand_for_hand/bust_tables": QT_TRANSLATE_NOOP("Rulings", "At which table did each of them go out?"),
        "tournament.hand_for_hand/bust_stacks": QT_TRANSLATE_NOOP(
            "Rulings", "How many chips had each before the hand, in the same order?"
        ),
        "tournament.hand_for_hand/paid": QT_TRANSLATE_NOOP("Rulings", "How many places are paid?"),
        "tournament.hand_for_hand/prizes": QT_TRANSLATE_NOOP(
            "Rulings", "What do the places of this hand pay, best first?"
        ),
        "tournament.big_blind_ante/stack": QT_TRANSLATE_NOOP("Rulings", "How many chips has the big blind?"),
        "level.min_buy_in": QT_TRANSLATE_NOOP("Rulings", "What is the lowest buy-in?"),
        "level.max_buy_in": QT_TRANSLATE_NOOP("Rulings", "What is the highest buy-in?"),
        "level.ante": QT_TRANSLATE_NOOP("Rulings", "How large is the big blind ante?"),
    },
    answers={
        "empty_list": QT_TRANSLATE_NOOP("Rulings", "none"),
        "tournament.new_player/who/new": QT_TRANSLATE_NOOP("Rulings", "he is new in the game"),
        "tournament.new_player/who/moved": QT_TRANSLATE_NOOP("Rulings", "the floor moved him from another table"),
        "tournament.late_entry/kind/late": QT_TRANSLATE_NOOP("Rulings", "he registers late"),
        "tournament.late_entry/kind/alternate": QT_TRANSLATE_NOOP("Rulings", "he is an alternate"),
        "tournament.late_entry/kind/re_entry": QT_TRANSLATE_NOOP(
            "Rulings", "he gives up his stack or is out, and enters again"
        ),
        "tournament.same_seat/cards/one_is_wrong": QT_TRANSLATE_NOOP("Rulings", "one names another seat, table or day"),
        "tournament.same_seat/cards/both_are_right": QT_TRANSLATE_NOOP("Rulings", "both name this seat"),
        "tournament.seat_wish/when/before_game": QT_TRANSLATE_NOOP("Rulings", "before the game starts"),
        "tournament.seat_wish/when/vacant": QT_TRANSLATE_NOOP("Rulings", "a seat has become free during the game"),
        "tournament.which_level/happened/nothing": QT_TRANSLATE_NOOP("Rulings", "nothing yet"),
        "tournament.which_level/happened/scramble": QT_TRANSLATE_NOOP("Rulings", "only the wash of the cards"),
        "tournament.which_level/happened/riffle": QT_TRANSLATE_NOOP("Rulings", "the first riffle"),
        "tournament.which_level/happened/green_button": QT_TRANSLATE_NOOP(
            "Rulings", "the green button of the shuffler"
        ),
        "tournament.which_level/happened/dealer_change": QT_TRANSLATE_NOOP("Rulings", "the change of dealer"),
        "tournament.notice_of_change/what/higher_minimum": QT_TRANSLATE_NOOP("Rulings", "a higher minimum wager"),
        "tournament.notice_of_change/what/other": QT_TRANSLATE_NOOP("Rulings", "something else"),
        "tournament.rebuy/asked/before_hand": QT_TRANSLATE_NOOP("Rulings", "before the hand began"),
        "tournament.rebuy/asked/after_folding": QT_TRANSLATE_NOOP("Rulings", "during a hand, after he folded"),
        "tournament.rebuy/asked/with_live_hand": QT_TRANSLATE_NOOP("Rulings", "during a hand he still plays"),
        "tournament.table_stake/what/buys_in": QT_TRANSLATE_NOOP("Rulings", "buy in as a new player"),
        "tournament.table_stake/what/adds": QT_TRANSLATE_NOOP("Rulings", "add chips during a round"),
        "tournament.table_stake/what/takes_off": QT_TRANSLATE_NOOP("Rulings", "take chips off the table"),
        "tournament.table_stake/what/comes_back": QT_TRANSLATE_NOOP(
            "Rulings", "play on with his old stake after coming back or being moved"
        ),
        "tournament.participation_fee/when/before_round": QT_TRANSLATE_NOOP("Rulings", "before the round"),
        "tournament.participation_fee/when/later": QT_TRANSLATE_NOOP("Rulings", "during or after the round"),
        "tournament.absent_at_start/his_position/neither": QT_TRANSLATE_NOOP("Rulings", "neither blind"),
        "tournament.absent_at_start/his_position/small_blind": QT_TRANSLATE_NOOP("Rulings", "small blind"),
        "tournament.absent_at_start/his_position/big_blind": QT_TRANSLATE_NOOP("Rulings", "big blind"),
    },
    steps={
        "tournament.full_stack": QT_TRANSLATE_NOOP("Rulings", "He gets a full starting stack."),
        "tournament.random_seat": QT_TRANSLATE_NOOP("Rulings", "Draw a free seat for him at random."),
        "tournament.old_chips_leave": QT_TRANSLATE_NOOP("Rulings", "The chips he gives up leave the tournament."),
        "tournament.old_chips_amount": QT_TRANSLATE_NOOP(
            "Rulings", "Take {amount} out of play and note it in the chip count."
        ),
        "tournament.waits_for_button": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} gets no cards until the button has passed him."
        ),
        "tournament.between_button_and_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "His seat lies between the button at {button} and the small blind at {small}."
        ),
        "tournament.dealt_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is dealt in at once."),
        "tournament.takes_big_blind": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is the big blind and posts it."),
        "tournament.takes_small_blind": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is the small blind and posts it."),
        "tournament.takes_button": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has the button."),
        "tournament.moved_is_not_new": QT_TRANSLATE_NOOP(
            "Rulings", "The floor moved him: he is no new player and is dealt in."
        ),
        "tournament.moved_keeps_stake": QT_TRANSLATE_NOOP("Rulings", "He plays on with the stake he had."),
        "tournament.next_round_earliest": QT_TRANSLATE_NOOP(
            "Rulings", "The cards are out: he can join the next round."
        ),
        "tournament.not_at_button_or_first_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} gets no hand now: nobody joins on the button or the first blind."
        ),
        "tournament.second_blind_is_his": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} posts the second blind and is dealt in."
        ),
        "tournament.post_or_wait": QT_TRANSLATE_NOOP(
            "Rulings", "Ask seat {seat}: post the amount of the second blind now, or wait until that blind is his."
        ),
        "tournament.post_amount": QT_TRANSLATE_NOOP(
            "Rulings", "That is {amount}; it is live, and he may check if nobody raises."
        ),
        "tournament.post_before_cards": QT_TRANSLATE_NOOP("Rulings", "He pays before the hole cards are dealt."),
        "tournament.nothing_missed": QT_TRANSLATE_NOOP(
            "Rulings", "He missed no blind: he pays nothing and is dealt in."
        ),
        "tournament.joins_not_at_button": QT_TRANSLATE_NOOP(
            "Rulings", "He does not join on the button or the first blind."
        ),
        "tournament.pay_missed_or_wait": QT_TRANSLATE_NOOP(
            "Rulings", "Ask him: pay the missed blinds now, or wait until the second blind is his."
        ),
        "tournament.missed_at_most": QT_TRANSLATE_NOOP(
            "Rulings", "At most both blinds of this round are due: {amount}."
        ),
        "tournament.missed_live": QT_TRANSLATE_NOOP("Rulings", "{amount} goes in front of him and is live."),
        "tournament.missed_dead": QT_TRANSLATE_NOOP("Rulings", "{amount} goes straight into the pot and is dead."),
        "tournament.may_check": QT_TRANSLATE_NOOP("Rulings", "He may check if nobody raises."),
        "tournament.must_still_call": QT_TRANSLATE_NOOP(
            "Rulings", "It is less than the second blind: he still has to call the rest."
        ),
        "tournament.wrong_stack_too": QT_TRANSLATE_NOOP(
            "Rulings", "His stack was wrong from the start as well: you decide what he goes on with."
        ),
        "tournament.move_to_right_seat": QT_TRANSLATE_NOOP("Rulings", "Move him to the seat he was drawn for."),
        "tournament.keeps_current_stack": QT_TRANSLATE_NOOP("Rulings", "He takes the {amount} he has now with him."),
        "tournament.keeps_chips": QT_TRANSLATE_NOOP("Rulings", "He takes the chips he has now with him."),
        "tournament.compare_seat_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Compare both seat cards with the list: name, day, table and seat."
        ),
        "tournament.hand_is_finished": QT_TRANSLATE_NOOP(
            "Rulings", "The hand is finished first, by the one who was dealt in."
        ),
        "tournament.own_stack_comes_here": QT_TRANSLATE_NOOP(
            "Rulings", "The stack that stands at his right seat comes here, for the one who stays."
        ),
        "tournament.stack_stays_here": QT_TRANSLATE_NOOP(
            "Rulings", "The stack here stays; his own stands at his right seat."
        ),
        "tournament.other_draws_seat": QT_TRANSLATE_NOOP(
            "Rulings", "The seat was given twice: one of them stays, the other draws a new seat."
        ),
        "tournament.full_stack_there": QT_TRANSLATE_NOOP(
            "Rulings", "Who has played from the stack here keeps those chips; the other begins with a full stack."
        ),
        "tournament.seat_given_twice": QT_TRANSLATE_NOOP("Rulings", "No rule says which of the two stays: you decide."),
        "tournament.seat_by_priority": QT_TRANSLATE_NOOP(
            "Rulings", "The seat goes to an original player first, then to another player, then to a newcomer."
        ),
        "tournament.equals_draw": QT_TRANSLATE_NOOP("Rulings", "Between equals the highest card drawn gets it."),
        "tournament.draw_new_seats": QT_TRANSLATE_NOOP("Rulings", "Draw a new table and seat for each player."),
        "tournament.shuffle_seat_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Shuffle the cards of the free seats, face down."
        ),
        "tournament.card_to_each": QT_TRANSLATE_NOOP("Rulings", "Deal one playing card face up to each player."),
        "tournament.high_card_first": QT_TRANSLATE_NOOP(
            "Rulings", "Hand out the seat cards from the highest playing card down; equal ranks by suit."
        ),
        "tournament.seat_card_order": QT_TRANSLATE_NOOP(
            "Rulings", "Seats take their seat card in this order: {seats}."
        ),
        "tournament.straight_to_new_seat": QT_TRANSLATE_NOOP(
            "Rulings", "They go straight to their new seats, chips in view."
        ),
        "tournament.rights_and_duties": QT_TRANSLATE_NOOP(
            "Rulings", "Each takes over the blinds or button of his new seat; between small blind and button he waits."
        ),
        "tournament.seats_are_drawn": QT_TRANSLATE_NOOP("Rulings", "No: seats are drawn, nobody picks his own."),
        "tournament.seat_to_original": QT_TRANSLATE_NOOP(
            "Rulings", "Players who have played since the start come first."
        ),
        "tournament.seat_to_other": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody from the start wants it: the other players of the table come next."
        ),
        "tournament.seat_to_newcomer": QT_TRANSLATE_NOOP(
            "Rulings", "No player of the table wants it: it goes to somebody new."
        ),
        "tournament.seat_is_free": QT_TRANSLATE_NOOP("Rulings", "Only one person wants it: it is his."),
        "tournament.draw_for_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Let these {players} draw a card each; the highest card gets the seat."
        ),
        "tournament.draw_won": QT_TRANSLATE_NOOP(
            "Rulings", "Card number {number} is the highest: that person gets the seat."
        ),
        "tournament.draw_again": QT_TRANSLATE_NOOP(
            "Rulings", "The highest cards are equal: let these {players} draw again."
        ),
        "tournament.floor_moves_chips": QT_TRANSLATE_NOOP("Rulings", "The floor moves his chips to the new seat."),
        "tournament.table_by_procedure": QT_TRANSLATE_NOOP(
            "Rulings", "The table that gives a player is chosen by your fixed procedure."
        ),
        "tournament.due_player_moves": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} moves: he is due for the big blind."),
        "tournament.to_the_worst_position": QT_TRANSLATE_NOOP(
            "Rulings", "At the new table he gets the worst position, never the small blind."
        ),
        "tournament.no_seat_gives_a_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Open are only {seats}: small blind or behind the button. You decide when he comes."
        ),
        "tournament.worst_seat": QT_TRANSLATE_NOOP("Rulings", "He gets seat {seat}."),
        "tournament.big_blind_at_once": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is the big blind in the next hand."),
        "tournament.single_big_blind_twice": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} posts a single big blind, though that seat had it last hand."
        ),
        "tournament.big_blind_after": QT_TRANSLATE_NOOP(
            "Rulings", "Players who have the big blind before him: {hands}."
        ),
        "tournament.never_small_blind": QT_TRANSLATE_NOOP(
            "Rulings", "The small blind and seats behind the button are left out."
        ),
        "tournament.players_short": QT_TRANSLATE_NOOP(
            "Rulings", "{here} players here, {fullest} at the fullest table: {short} short."
        ),
        "tournament.not_short_enough": QT_TRANSLATE_NOOP(
            "Rulings", "The table plays on: it stops only at {short} short."
        ),
        "tournament.short_otherwise": QT_TRANSLATE_NOOP(
            "Rulings", "The table plays on: it is not short through knock-outs."
        ),
        "tournament.until_big_blind_open": QT_TRANSLATE_NOOP(
            "Rulings", "The table plays on until the big blind falls on an open seat."
        ),
        "tournament.stop_the_table": QT_TRANSLATE_NOOP(
            "Rulings", "Stop the table after this hand until players have come."
        ),
        "tournament.may_play_on": QT_TRANSLATE_NOOP("Rulings", "You may let it play on; that is no misdeal."),
        "tournament.final_table_other_size": QT_TRANSLATE_NOOP(
            "Rulings", "For tables of {size} there is no size in the book: you decide."
        ),
        "tournament.final_table_of": QT_TRANSLATE_NOOP("Rulings", "The final table begins with {players} players."),
        "tournament.not_yet_final": QT_TRANSLATE_NOOP(
            "Rulings", "Not yet: still too many by {players}. Play on at two tables."
        ),
        "tournament.draw_final_table": QT_TRANSLATE_NOOP("Rulings", "Stop and draw seats for the final table."),
        "tournament.old_level_hand_began": QT_TRANSLATE_NOOP(
            "Rulings", "The hand had begun: play it at the old level."
        ),
        "tournament.hand_begins": QT_TRANSLATE_NOOP(
            "Rulings", "A hand begins with the first riffle, the green button or a change of dealer, not with the wash."
        ),
        "tournament.old_level_dealer_change": QT_TRANSLATE_NOOP(
            "Rulings", "The new dealer plays his first hand at the old level."
        ),
        "tournament.new_level_now": QT_TRANSLATE_NOOP("Rulings", "The hand had not begun: play it at the new level."),
        "tournament.old_level_by_mistake": QT_TRANSLATE_NOOP(
            "Rulings", "There was binding action: finish the hand at the old level."
        ),
        "tournament.put_right_new_level": QT_TRANSLATE_NOOP(
            "Rulings", "No binding action yet: put blinds and antes right to the new level."
        ),
        "tournament.all_agree": QT_TRANSLATE_NOOP("Rulings", "All players agree: no notice is needed."),
        "tournament.change_not_yet": QT_TRANSLATE_NOOP("Rulings", "Not yet."),
        "tournament.change_may_be_made": QT_TRANSLATE_NOOP("Rulings", "The change may be made now."),
        "tournament.give_notice": QT_TRANSLATE_NOOP("Rulings", "Tell the players {hands} hands before."),
        "tournament.show_sign_minutes": QT_TRANSLATE_NOOP(
            "Rulings", "Show the sign with the new minimum for {minutes} minutes first."
        ),
        "tournament.change_the_sign": QT_TRANSLATE_NOOP("Rulings", "Change the sign of the table."),
        "tournament.wait_for_round_end": QT_TRANSLATE_NOOP("Rulings", "Wait until the round is over."),
        "tournament.seated_keep_minimum": QT_TRANSLATE_NOOP(
            "Rulings", "At once only when those seated keep the old minimum, with a marker in front of them."
        ),
        "tournament.race_from_seat_one": QT_TRANSLATE_NOOP(
            "Rulings", "Deal the race cards from seat 1 on, in view of all, one card for each odd chip."
        ),
        "tournament.exchange_full": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} gets {count} x {chip} for full value."),
        "tournament.race_cards": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} races with cards: {count}."),
        "tournament.race_for": QT_TRANSLATE_NOOP("Rulings", "Chips raced for: {count} x {chip}."),
        "tournament.race_high_card": QT_TRANSLATE_NOOP(
            "Rulings", "The highest cards win, one chip a player; equal ranks go by spades, hearts, diamonds, clubs."
        ),
        "tournament.nobody_raced_out": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody is raced out: who would have no chip left keeps one."
        ),
        "tournament.race_won": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} wins a {chip}."),
        "tournament.keeps_one_chip": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} would have no chips left: he keeps one {chip}."
        ),
        "tournament.race_totals": QT_TRANSLATE_NOOP("Rulings", "Old chips taken: {taken}. New chips given: {given}."),
        "tournament.note_new_total": QT_TRANSLATE_NOOP("Rulings", "Note the new total of chips in play."),
        "tournament.exchange_later": QT_TRANSLATE_NOOP("Rulings", "Exchange {count} x {chip} for {given} x {new}."),
        "tournament.removed_unpaid": QT_TRANSLATE_NOOP(
            "Rulings", "Take {count} x {chip} out of play, without payment."
        ),
        "tournament.below_lowest_chip": QT_TRANSLATE_NOOP("Rulings", "That is less than the smallest chip, {chip}."),
        "tournament.cannot_be_made": QT_TRANSLATE_NOOP(
            "Rulings", "{amount} cannot be made of these chips; below it {below} can."
        ),
        "tournament.so_many_of": QT_TRANSLATE_NOOP("Rulings", "{count} x {chip}"),
        "tournament.chips_in_all": QT_TRANSLATE_NOOP("Rulings", "Chips in all: {count}."),
        "tournament.owner_is_known": QT_TRANSLATE_NOOP(
            "Rulings", "The owner is known: the rule is about chips without an owner. You decide."
        ),
        "tournament.out_of_play_donation": QT_TRANSLATE_NOOP(
            "Rulings", "Take the chips out of play; they go to the tournament donation."
        ),
        "tournament.out_of_play_inventory": QT_TRANSLATE_NOOP(
            "Rulings", "Take the chips out of play; they go back to the stock of chips."
        ),
        "tournament.total_less": QT_TRANSLATE_NOOP("Rulings", "The chip count becomes {amount} less."),
        "tournament.stake_stays_on_table": QT_TRANSLATE_NOOP(
            "Rulings", "His stake stays on the table: the chips go back in view."
        ),
        "tournament.rebuys_are_over": QT_TRANSLATE_NOOP("Rulings", "No: the rebuy period is over."),
        "tournament.no_rebuys_left": QT_TRANSLATE_NOOP("Rulings", "No: he has no rebuy left."),
        "tournament.not_for_this_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Not for this hand: he plays it with the chips he has. Ask him again before the next one."
        ),
        "tournament.no_hand_missed": QT_TRANSLATE_NOOP("Rulings", "He misses no hand for it."),
        "tournament.stack_too_large": QT_TRANSLATE_NOOP("Rulings", "No: his stack is too large for a rebuy."),
        "tournament.rebuy_allowed": QT_TRANSLATE_NOOP("Rulings", "Yes: he may rebuy."),
        "tournament.held_to_it": QT_TRANSLATE_NOOP("Rulings", "He has announced it and is held to it."),
        "tournament.plays_with": QT_TRANSLATE_NOOP("Rulings", "He plays the next hand with {amount}."),
        "tournament.chips_behind_play": QT_TRANSLATE_NOOP(
            "Rulings", "The new chips play in that hand, an all-in too, even before they arrive."
        ),
        "tournament.single_rebuy_any_time": QT_TRANSLATE_NOOP(
            "Rulings", "Only one rebuy in this event: it may be taken with any stack."
        ),
        "tournament.rebuy_threshold": QT_TRANSLATE_NOOP(
            "Rulings", "Allowed up to {percent} % of {start}; he has {stack}."
        ),
        "tournament.nothing_added_in_round": QT_TRANSLATE_NOOP(
            "Rulings", "No: nothing is added to a stake during a round."
        ),
        "tournament.stake_at_most": QT_TRANSLATE_NOOP("Rulings", "No: he has the highest buy-in of {amount} or more."),
        "tournament.must_buy_in_or_leave": QT_TRANSLATE_NOOP(
            "Rulings", "He must add {least} to {most}, or leave the game."
        ),
        "tournament.may_top_up": QT_TRANSLATE_NOOP("Rulings", "He may add {least} to {most}."),
        "tournament.before_the_round": QT_TRANSLATE_NOOP("Rulings", "Before the next round starts."),
        "tournament.may_keep_old_stake": QT_TRANSLATE_NOOP(
            "Rulings", "Yes: he may play on with the stake he left with, whatever the limits."
        ),
        "tournament.buy_in_in_view": QT_TRANSLATE_NOOP(
            "Rulings", "The buy-in lies in view of dealer and players; cash is changed into chips at once."
        ),
        "tournament.buy_in_good": QT_TRANSLATE_NOOP("Rulings", "Yes: he may buy in for {amount}."),
        "tournament.buy_in_limits": QT_TRANSLATE_NOOP("Rulings", "No: the buy-in is {least} to {most}."),
        "tournament.fee_or_commission": QT_TRANSLATE_NOOP("Rulings", "No: a fee or commission, never both."),
        "tournament.fee_too_late": QT_TRANSLATE_NOOP("Rulings", "No: the fee is paid before the round starts."),
        "tournament.fee_before_round": QT_TRANSLATE_NOOP(
            "Rulings", "Yes: take the fee now, and no commission this round."
        ),
        "tournament.draw_hands_card": QT_TRANSLATE_NOOP(
            "Rulings", "{minutes} minutes before the end, shuffle the cards {low} to {high} face down."
        ),
        "tournament.player_draws": QT_TRANSLATE_NOOP("Rulings", "Let a player picked at random draw one."),
        "tournament.draw_first": QT_TRANSLATE_NOOP(
            "Rulings", "Let a card decide: {low} to {high} hands at every table."
        ),
        "tournament.hands_with_this_one": QT_TRANSLATE_NOOP(
            "Rulings", "Hands still to play at every table, this one too: {hands}."
        ),
        "tournament.hands_after_this_one": QT_TRANSLATE_NOOP(
            "Rulings", "Finish this hand; after it every table plays so many hands: {hands}."
        ),
        "tournament.absent_pay": QT_TRANSLATE_NOOP(
            "Rulings", "Blinds and antes are taken from the stacks of absent players."
        ),
        "tournament.stack_may_be_kept": QT_TRANSLATE_NOOP(
            "Rulings", "You may keep stacks off the table until their players are there."
        ),
        "tournament.normal_play": QT_TRANSLATE_NOOP(
            "Rulings", "Play normally; the cards of absent players are mucked after the deal."
        ),
        "tournament.alone_collects": QT_TRANSLATE_NOOP(
            "Rulings", "He is alone: he takes the blinds and antes of each round."
        ),
        "tournament.button_every_minutes": QT_TRANSLATE_NOOP(
            "Rulings", "Move the button every {minutes} minutes; then a new round begins."
        ),
        "tournament.rounds_so_far": QT_TRANSLATE_NOOP("Rulings", "Times the button has moved since: {rounds}."),
        "tournament.takes_this_round": QT_TRANSLATE_NOOP(
            "Rulings", "This round he takes {amount} from the other stacks."
        ),
        "tournament.clock_per_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Minutes off the clock for each hand: {minutes}, at most {most}."
        ),
        "tournament.all_in_hands_closed": QT_TRANSLATE_NOOP(
            "Rulings", "Hands of an all-in stay face down until you say so."
        ),
        "tournament.one_table_by_stack": QT_TRANSLATE_NOOP(
            "Rulings", "All at one table: the larger stack before the hand has the better place."
        ),
        "tournament.tables_share": QT_TRANSLATE_NOOP(
            "Rulings", "At different tables: they share all places of the hand."
        ),
        "tournament.all_share": QT_TRANSLATE_NOOP("Rulings", "All who go out in the hand share its places."),
        "tournament.bust_place": QT_TRANSLATE_NOOP("Rulings", "Bust-out {number} finishes in place {place}."),
        "tournament.bust_prize": QT_TRANSLATE_NOOP("Rulings", "That pays {amount}."),
        "tournament.busts_share": QT_TRANSLATE_NOOP(
            "Rulings", "Bust-outs {numbers} share places {best} to {worst}; all finish {best}."
        ),
        "tournament.nothing_paid": QT_TRANSLATE_NOOP("Rulings", "Places from {best} on are not paid."),
        "tournament.share_one_prize": QT_TRANSLATE_NOOP(
            "Rulings", "Divide the prize of place {best} by {players}: the places below are not paid."
        ),
        "tournament.share_the_sum": QT_TRANSLATE_NOOP(
            "Rulings", "Add up the prizes of places {best} to {worst} and divide by {players}."
        ),
        "tournament.each_gets": QT_TRANSLATE_NOOP("Rulings", "Each gets {amount}."),
        "tournament.odd_money": QT_TRANSLATE_NOOP("Rulings", "What cannot be divided goes by your own rule: {amount}."),
        "tournament.counts_as_blind": QT_TRANSLATE_NOOP("Rulings", "{amount} of it is the big blind."),
        "tournament.counts_as_ante": QT_TRANSLATE_NOOP("Rulings", "{amount} of it is the ante."),
        "tournament.no_ante": QT_TRANSLATE_NOOP("Rulings", "Nothing is left for the ante: he pays none."),
        "tournament.no_blind": QT_TRANSLATE_NOOP(
            "Rulings", "Nothing is left for the blind: he plays for the antes alone. To call is the whole big blind."
        ),
        "tournament.ante_never_shrinks": QT_TRANSLATE_NOOP(
            "Rulings", "The ante itself never becomes smaller as players leave."
        ),
        "tournament.big_blind_is": QT_TRANSLATE_NOOP("Rulings", "Big blind: seat {seat}."),
        "tournament.small_blind_is": QT_TRANSLATE_NOOP("Rulings", "Small blind: seat {seat}."),
        "tournament.no_small_blind": QT_TRANSLATE_NOOP("Rulings", "No small blind in this hand: seat {seat} is empty."),
        "tournament.button_is": QT_TRANSLATE_NOOP("Rulings", "Button: seat {seat}."),
        "tournament.button_dead": QT_TRANSLATE_NOOP("Rulings", "Dead button: it lies at the empty seat {seat}."),
        "tournament.absent_skipped": QT_TRANSLATE_NOOP("Rulings", "Passed over, for an absent player: {the_seats}."),
        "tournament.designated_player": QT_TRANSLATE_NOOP("Rulings", "Designated player: seat {seat}."),
        "tournament.heads_up_button": QT_TRANSLATE_NOOP(
            "Rulings", "Heads-up: seat {seat} has the button and the small blind."
        ),
        "tournament.heads_up_order": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} acts first before the flop, last in all later rounds."
        ),
        "tournament.big_blind_first_card": QT_TRANSLATE_NOOP(
            "Rulings", "The first card goes to seat {seat}, the big blind."
        ),
        "tournament.nobody_twice": QT_TRANSLATE_NOOP(
            "Rulings", "The big blind moves to the next player: nobody has it twice running."
        ),
        "tournament.first_button": QT_TRANSLATE_NOOP(
            "Rulings", "The button starts at seat {seat}, at the dealer's right."
        ),
    },
    choices={
        "move_as_it_is": QT_TRANSLATE_NOOP("Rulings", "He moves with the chips he has"),
        "correct_stack_first": QT_TRANSLATE_NOOP("Rulings", "Put his stack right, then move him"),
        "first_stays": QT_TRANSLATE_NOOP("Rulings", "The one who sat down first stays"),
        "second_stays": QT_TRANSLATE_NOOP("Rulings", "The one who came later stays"),
        "draw_who_stays": QT_TRANSLATE_NOOP("Rulings", "They draw for who stays"),
        "move_after_this_hand": QT_TRANSLATE_NOOP("Rulings", "He comes one hand later"),
        "take_seat_and_wait": QT_TRANSLATE_NOOP("Rulings", "He sits down and waits for the button"),
        "stop_table": QT_TRANSLATE_NOOP("Rulings", "The table stops"),
        "table_plays_on": QT_TRANSLATE_NOOP("Rulings", "The table plays on"),
        "final_at_full_table": QT_TRANSLATE_NOOP("Rulings", "The final table begins with a full table"),
        "final_one_more": QT_TRANSLATE_NOOP("Rulings", "One more than a full table"),
        "back_to_owner": QT_TRANSLATE_NOOP("Rulings", "The chips go back to their owner"),
        "out_of_play": QT_TRANSLATE_NOOP("Rulings", "The chips go out of play"),
    },
    values={
        "dead_button": QT_TRANSLATE_NOOP("Rulings", "Button after players have left"),
        "first_button": QT_TRANSLATE_NOOP("Rulings", "The first button"),
        "newcomer_waits": QT_TRANSLATE_NOOP("Rulings", "Where a new player gets no cards"),
        "waiting_ends": QT_TRANSLATE_NOOP("Rulings", "How long a new player waits"),
        "late_entry_stack": QT_TRANSLATE_NOOP("Rulings", "Chips of a late entry"),
        "missed_blinds": QT_TRANSLATE_NOOP("Rulings", "Missed blinds"),
        "wrong_seat": QT_TRANSLATE_NOOP("Rulings", "A player in a wrong seat"),
        "same_seat": QT_TRANSLATE_NOOP("Rulings", "Two players with one seat"),
        "broken_table_draw": QT_TRANSLATE_NOOP("Rulings", "Draw for a broken table"),
        "seat_wishes": QT_TRANSLATE_NOOP("Rulings", "Wishes for a seat"),
        "absent_chips_moved": QT_TRANSLATE_NOOP("Rulings", "Chips of an absent player who moves"),
        "who_moves": QT_TRANSLATE_NOOP("Rulings", "Who moves to balance tables"),
        "worst_position": QT_TRANSLATE_NOOP("Rulings", "Where he sits down"),
        "halt_short": QT_TRANSLATE_NOOP("Rulings", "Players short at which a table stops"),
        "final_table_large": QT_TRANSLATE_NOOP("Rulings", "Final table of tables of 9 or 8"),
        "final_table_small": QT_TRANSLATE_NOOP("Rulings", "Final table of tables of 7 or 6"),
        "new_level": QT_TRANSLATE_NOOP("Rulings", "When a new level counts"),
        "dealer_change_level": QT_TRANSLATE_NOOP("Rulings", "New level during a change of dealer"),
        "notice_hands": QT_TRANSLATE_NOOP("Rulings", "Hands of notice before a change"),
        "notice_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes a higher minimum is shown before"),
        "race_rounding": QT_TRANSLATE_NOOP("Rulings", "Chips in a chip race"),
        "race_cap": QT_TRANSLATE_NOOP("Rulings", "Most chips a player can win in a race"),
        "race_ties": QT_TRANSLATE_NOOP("Rulings", "Equal cards in a chip race"),
        "later_found": QT_TRANSLATE_NOOP("Rulings", "Old chips found after a race"),
        "found_chips": QT_TRANSLATE_NOOP("Rulings", "Found chips"),
        "rebuy_percent": QT_TRANSLATE_NOOP("Rulings", "Largest stack for a rebuy, percent of a starting stack"),
        "single_rebuy": QT_TRANSLATE_NOOP("Rulings", "Stack limit when only one rebuy is allowed"),
        "top_up": QT_TRANSLATE_NOOP("Rulings", "Adding chips between rounds"),
        "table_stake": QT_TRANSLATE_NOOP("Rulings", "Stake on the table"),
        "participation_fee": QT_TRANSLATE_NOOP("Rulings", "Participation fee"),
        "end_of_day_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes before the end of the day for the draw"),
        "end_of_day_low": QT_TRANSLATE_NOOP("Rulings", "Fewest last hands"),
        "end_of_day_high": QT_TRANSLATE_NOOP("Rulings", "Most last hands"),
        "hand_in_progress": QT_TRANSLATE_NOOP("Rulings", "The hand in progress at the end of the day"),
        "absent_stacks": QT_TRANSLATE_NOOP("Rulings", "Stacks of absent players"),
        "alone_collects": QT_TRANSLATE_NOOP("Rulings", "A player alone at his table"),
        "alone_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes until the button moves for a player alone"),
        "bust_places": QT_TRANSLATE_NOOP("Rulings", "Several bust-outs in one hand"),
        "hand_minutes": QT_TRANSLATE_NOOP("Rulings", "Minutes off the clock for a hand of hand for hand"),
        "hand_minutes_most": QT_TRANSLATE_NOOP("Rulings", "Most minutes off the clock for a hand"),
        "ante_order": QT_TRANSLATE_NOOP("Rulings", "Big blind too short for both"),
    },
    settings={
        "dead_button/dead": QT_TRANSLATE_NOOP("Rulings", "may lie at an empty seat"),
        "dead_button/absent_skipped": QT_TRANSLATE_NOOP(
            "Rulings", "may lie at an empty seat; absent players are skipped"
        ),
        "first_button/right_of_dealer": QT_TRANSLATE_NOOP("Rulings", "at the dealer's right"),
        "newcomer_waits/button_passed": QT_TRANSLATE_NOOP("Rulings", "between small blind and button"),
        "newcomer_waits/button_or_first_blind": QT_TRANSLATE_NOOP("Rulings", "on the button and the first blind"),
        "waiting_ends/button_passed": QT_TRANSLATE_NOOP("Rulings", "until the button has passed"),
        "late_entry_stack/full": QT_TRANSLATE_NOOP("Rulings", "a full starting stack"),
        "missed_blinds/pay_or_wait": QT_TRANSLATE_NOOP("Rulings", "pay them or wait"),
        "wrong_seat/with_current_stack": QT_TRANSLATE_NOOP("Rulings", "moves with the chips he has now"),
        "same_seat/own_card": QT_TRANSLATE_NOOP("Rulings", "each goes to the seat he was drawn for"),
        "same_seat/priority": QT_TRANSLATE_NOOP("Rulings", "by priority, then by high card"),
        "broken_table_draw/draw": QT_TRANSLATE_NOOP("Rulings", "by draw"),
        "broken_table_draw/two_steps": QT_TRANSLATE_NOOP("Rulings", "by draw in two steps"),
        "seat_wishes/drawn": QT_TRANSLATE_NOOP("Rulings", "seats are drawn"),
        "seat_wishes/priority": QT_TRANSLATE_NOOP("Rulings", "by priority, then by high card"),
        "absent_chips_moved/by_floor": QT_TRANSLATE_NOOP("Rulings", "moved by the floor"),
        "who_moves/next_big_blind": QT_TRANSLATE_NOOP("Rulings", "the player due for the big blind"),
        "worst_position/never_small_blind": QT_TRANSLATE_NOOP("Rulings", "the worst position, never the small blind"),
        "new_level/next_hand": QT_TRANSLATE_NOOP("Rulings", "from the next hand on"),
        "dealer_change_level/one_hand": QT_TRANSLATE_NOOP("Rulings", "one hand at the old level"),
        "race_rounding/half_up": QT_TRANSLATE_NOOP("Rulings", "half a chip or more is rounded up"),
        "race_rounding/always_up": QT_TRANSLATE_NOOP("Rulings", "always rounded up"),
        "race_cap/one": QT_TRANSLATE_NOOP("Rulings", "one"),
        "race_ties/suits": QT_TRANSLATE_NOOP("Rulings", "spades, hearts, diamonds, clubs"),
        "later_found/full_value": QT_TRANSLATE_NOOP("Rulings", "only at full value"),
        "found_chips/donation": QT_TRANSLATE_NOOP("Rulings", "to the tournament donation"),
        "found_chips/inventory": QT_TRANSLATE_NOOP("Rulings", "back to the stock of chips"),
        "single_rebuy/no_threshold": QT_TRANSLATE_NOOP("Rulings", "no limit"),
        "single_rebuy/threshold": QT_TRANSLATE_NOOP("Rulings", "the same limit"),
        "top_up/between_rounds": QT_TRANSLATE_NOOP("Rulings", "up to the highest buy-in"),
        "table_stake/fixed": QT_TRANSLATE_NOOP("Rulings", "nothing added or taken off in a round"),
        "participation_fee/before_round": QT_TRANSLATE_NOOP("Rulings", "before the round, without commission"),
        "hand_in_progress/finished_first": QT_TRANSLATE_NOOP("Rulings", "is finished first"),
        "hand_in_progress/counts": QT_TRANSLATE_NOOP("Rulings", "counts as one of them"),
        "absent_stacks/pay": QT_TRANSLATE_NOOP("Rulings", "pay blinds and antes"),
        "alone_collects/blinds_and_antes": QT_TRANSLATE_NOOP("Rulings", "takes blinds and antes"),
        "bust_places/table_by_stack": QT_TRANSLATE_NOOP("Rulings", "by stack at one table, else shared"),
        "bust_places/shared": QT_TRANSLATE_NOOP("Rulings", "all share"),
        "ante_order/blind_first": QT_TRANSLATE_NOOP("Rulings", "the blind first, then the ante"),
        "ante_order/ante_first": QT_TRANSLATE_NOOP("Rulings", "the ante first, then the blind"),
    },
)
