"""The chapter `showdown` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "showdown.side_pots": QT_TRANSLATE_NOOP("Rulings", "Main pot and side pots"),
        "showdown.split_pot": QT_TRANSLATE_NOOP("Rulings", "A split pot: who gets the odd chips"),
        "showdown.who_wins": QT_TRANSLATE_NOOP("Rulings", "Who wins: compare the hands"),
        "showdown.miscalled_hand": QT_TRANSLATE_NOOP("Rulings", "A hand is miscalled"),
        "showdown.playing_the_board": QT_TRANSLATE_NOOP("Rulings", "A player plays the board"),
        "showdown.order": QT_TRANSLATE_NOOP("Rulings", "Who shows first"),
        "showdown.face_up": QT_TRANSLATE_NOOP("Rulings", "All-in: are the hands tabled"),
        "showdown.see_hand": QT_TRANSLATE_NOOP("Rulings", "A player asks to see a hand"),
        "showdown.lets_go": QT_TRANSLATE_NOOP("Rulings", "Cards discarded or only partly tabled at showdown"),
        "showdown.bettor_mucks": QT_TRANSLATE_NOOP("Rulings", "A bettor mucks by mistake"),
        "showdown.killed_hand": QT_TRANSLATE_NOOP("Rulings", "A hand is killed or exposed by mistake"),
        "showdown.dispute": QT_TRANSLATE_NOOP("Rulings", "Disputed hand or pot: in time or too late"),
        "showdown.hidden_chips": QT_TRANSLATE_NOOP("Rulings", "Hidden chips found after an all-in"),
        "showdown.agreed_split": QT_TRANSLATE_NOOP("Rulings", "Players agree to split the pot"),
        "showdown.commission": QT_TRANSLATE_NOOP("Rulings", "Commission on a pot"),
    },
    keywords={
        "showdown.side_pots": QT_TRANSLATE_NOOP(
            "Rulings",
            "side pot, sidepot, main pot, all-in, uncalled bet, pots",
            "words a director types, parted by commas",
        ),
        "showdown.split_pot": QT_TRANSLATE_NOOP(
            "Rulings", "split, chop, odd chip, rest chip, share, hi-lo, tie", "words a director types, parted by commas"
        ),
        "showdown.who_wins": QT_TRANSLATE_NOOP(
            "Rulings",
            "winner, best hand, compare, kicker, showdown, tie, hand ranking, order of hands",
            "words a director types, parted by commas",
        ),
        "showdown.miscalled_hand": QT_TRANSLATE_NOOP(
            "Rulings",
            "miscall, cards speak, wrong hand called, misread, says he has a flush, hand declared",
            "words a director types, parted by commas",
        ),
        "showdown.playing_the_board": QT_TRANSLATE_NOOP(
            "Rulings", "board, playing the board, board plays", "words a director types, parted by commas"
        ),
        "showdown.order": QT_TRANSLATE_NOOP(
            "Rulings", "show first, showdown order, last aggressor", "words a director types, parted by commas"
        ),
        "showdown.face_up": QT_TRANSLATE_NOOP(
            "Rulings", "all-in, face up, cards up, open, tabling", "words a director types, parted by commas"
        ),
        "showdown.see_hand": QT_TRANSLATE_NOOP(
            "Rulings", "see, show, ask, request, paid to see", "words a director types, parted by commas"
        ),
        "showdown.lets_go": QT_TRANSLATE_NOOP(
            "Rulings",
            "muck, mucked, one card shown, not tabled, tabling, live cards, mucked winning hand",
            "words a director types, parted by commas",
        ),
        "showdown.bettor_mucks": QT_TRANSLATE_NOOP(
            "Rulings", "bettor mucks, threw away, thought he had won", "words a director types, parted by commas"
        ),
        "showdown.killed_hand": QT_TRANSLATE_NOOP(
            "Rulings",
            "killed hand, dealer mucked, unprotected, exposed, winning hand mucked by dealer",
            "words a director types, parted by commas",
        ),
        "showdown.dispute": QT_TRANSLATE_NOOP(
            "Rulings",
            "dispute, protest, wrong pot, count error, too late, wrong winner, wrong player paid, pot awarded wrong",
            "words a director types, parted by commas",
        ),
        "showdown.hidden_chips": QT_TRANSLATE_NOOP(
            "Rulings", "hidden chips, hidden, all-in, behind, chips found", "words a director types, parted by commas"
        ),
        "showdown.agreed_split": QT_TRANSLATE_NOOP(
            "Rulings", "deal, agreement, chop, split by agreement", "words a director types, parted by commas"
        ),
        "showdown.commission": QT_TRANSLATE_NOOP(
            "Rulings", "commission, rake, percentage, fee", "words a director types, parted by commas"
        ),
    },
    questions={
        "seats.paid": QT_TRANSLATE_NOOP("Rulings", "How much has each player put into this hand?"),
        "showdown.split_pot/pot_size": QT_TRANSLATE_NOOP("Rulings", "How large is the pot?"),
        "showdown.split_pot/winners": QT_TRANSLATE_NOOP("Rulings", "Who wins it? With a low: who wins the high half?"),
        "showdown.split_pot/low_winners": QT_TRANSLATE_NOOP("Rulings", "Who wins the low half, if there is one?"),
        "showdown.miscalled_hand/on_purpose": QT_TRANSLATE_NOOP("Rulings", "Was it done on purpose?"),
        "showdown.lets_go/shown": QT_TRANSLATE_NOOP("Rulings", "How many cards did the player table?"),
        "showdown.playing_the_board/shown": QT_TRANSLATE_NOOP("Rulings", "How many cards did the player table?"),
        "showdown.lets_go/cards_where": QT_TRANSLATE_NOOP("Rulings", "Where are the cards now?"),
        "showdown.see_hand/cards_where": QT_TRANSLATE_NOOP("Rulings", "Where are the cards now?"),
        "showdown.lets_go/identifiable": QT_TRANSLATE_NOOP(
            "Rulings", "Can that hand be identified for certain and retrieved?"
        ),
        "showdown.bettor_mucks/identifiable": QT_TRANSLATE_NOOP(
            "Rulings", "Can that hand be identified for certain and retrieved?"
        ),
        "showdown.killed_hand/identifiable": QT_TRANSLATE_NOOP(
            "Rulings", "Can that hand be identified for certain and retrieved?"
        ),
        "showdown.lets_go/seen_clearly": QT_TRANSLATE_NOOP("Rulings", "Was the hand seen clearly?"),
        "showdown.lets_go/refuses": QT_TRANSLATE_NOOP("Rulings", "Does the player refuse to table the rest?"),
        "showdown.bettor_mucks/uncalled": QT_TRANSLATE_NOOP("Rulings", "How much of the bet or raise was uncalled?"),
        "showdown.killed_hand/uncalled": QT_TRANSLATE_NOOP("Rulings", "How much of the bet or raise was uncalled?"),
        "showdown.killed_hand/was_tabled": QT_TRANSLATE_NOOP("Rulings", "Was the whole hand face up and seen?"),
        "showdown.order/last_bet": QT_TRANSLATE_NOOP("Rulings", "Was there a bet in the last round?"),
        "showdown.order/aggressor": QT_TRANSLATE_NOOP("Rulings", "Who bet or raised last?"),
        "showdown.face_up/betting_over": QT_TRANSLATE_NOOP("Rulings", "Is no more betting possible?"),
        "showdown.face_up/put_away": QT_TRANSLATE_NOOP("Rulings", "Did somebody in the hand discard?"),
        "showdown.see_hand/seat": QT_TRANSLATE_NOOP("Rulings", "Who asks?"),
        "showdown.see_hand/holds_cards": QT_TRANSLATE_NOOP(
            "Rulings", "Does the one asking still hold cards, or were they tabled?"
        ),
        "showdown.see_hand/river_called": QT_TRANSLATE_NOOP("Rulings", "Was a bet or raise on the river called?"),
        "showdown.see_hand/whose_hand": QT_TRANSLATE_NOOP("Rulings", "Whose hand does the player want to see?"),
        "showdown.see_hand/asker_called": QT_TRANSLATE_NOOP("Rulings", "Did that player call the bet?"),
        "showdown.see_hand/asker_best": QT_TRANSLATE_NOOP("Rulings", "Does the one asking have the best hand?"),
        "showdown.dispute/what": QT_TRANSLATE_NOOP("Rulings", "What is disputed?"),
        "showdown.dispute/next_hand": QT_TRANSLATE_NOOP("Rulings", "How far has the next hand got?"),
        "showdown.dispute/in_break": QT_TRANSLATE_NOOP("Rulings", "Did the hand end in a break?"),
        "showdown.dispute/seconds": QT_TRANSLATE_NOOP("Rulings", "How many seconds ago was the pot awarded?"),
        "showdown.hidden_chips/seat": QT_TRANSLATE_NOOP("Rulings", "Whose chips are they?"),
        "showdown.hidden_chips/hidden": QT_TRANSLATE_NOOP("Rulings", "How much was hidden?"),
        "showdown.hidden_chips/in_play": QT_TRANSLATE_NOOP("Rulings", "Do you rule that those chips were in play?"),
        "showdown.hidden_chips/result": QT_TRANSLATE_NOOP("Rulings", "How did the hand end for the player?"),
        "showdown.hidden_chips/winner": QT_TRANSLATE_NOOP("Rulings", "Who won the hand?"),
        "showdown.commission/pot_sizes": QT_TRANSLATE_NOOP("Rulings", "How large is each pot, main pot first?"),
        "showdown.commission/same_winners": QT_TRANSLATE_NOOP("Rulings", "Do the same players win all of them?"),
        "showdown.commission/shared": QT_TRANSLATE_NOOP(
            "Rulings", "Do equal hands split it, with nobody else's chips in it?"
        ),
        "showdown.commission/fee_charged": QT_TRANSLATE_NOOP("Rulings", "Was a fee charged for this round?"),
    },
    answers={
        "showdown.lets_go/shown/all": QT_TRANSLATE_NOOP("Rulings", "all of them"),
        "showdown.playing_the_board/shown/all": QT_TRANSLATE_NOOP("Rulings", "all of them"),
        "showdown.lets_go/shown/some": QT_TRANSLATE_NOOP("Rulings", "only some"),
        "showdown.playing_the_board/shown/some": QT_TRANSLATE_NOOP("Rulings", "only some"),
        "showdown.lets_go/shown/none": QT_TRANSLATE_NOOP("Rulings", "none"),
        "showdown.playing_the_board/shown/none": QT_TRANSLATE_NOOP("Rulings", "none"),
        "showdown.lets_go/cards_where/in_front": QT_TRANSLATE_NOOP("Rulings", "on the table, not in the muck"),
        "showdown.see_hand/cards_where/in_front": QT_TRANSLATE_NOOP("Rulings", "on the table, not in the muck"),
        "showdown.lets_go/cards_where/muck": QT_TRANSLATE_NOOP("Rulings", "in the muck"),
        "showdown.see_hand/cards_where/muck": QT_TRANSLATE_NOOP("Rulings", "in the muck"),
        "showdown.see_hand/whose_hand/bettor": QT_TRANSLATE_NOOP("Rulings", "the last aggressor's"),
        "showdown.see_hand/whose_hand/other": QT_TRANSLATE_NOOP("Rulings", "another player's"),
        "showdown.see_hand/asker_best/no": QT_TRANSLATE_NOOP("Rulings", "no"),
        "showdown.see_hand/asker_best/alone": QT_TRANSLATE_NOOP("Rulings", "yes, alone"),
        "showdown.see_hand/asker_best/shared": QT_TRANSLATE_NOOP("Rulings", "yes, with others"),
        "showdown.dispute/what/result": QT_TRANSLATE_NOOP("Rulings", "who won the hand"),
        "showdown.dispute/what/count": QT_TRANSLATE_NOOP("Rulings", "how the pot was counted"),
        "showdown.dispute/next_hand/none": QT_TRANSLATE_NOOP("Rulings", "not started"),
        "showdown.dispute/next_hand/started": QT_TRANSLATE_NOOP("Rulings", "started, no substantial action yet"),
        "showdown.dispute/next_hand/binding": QT_TRANSLATE_NOOP("Rulings", "there has been substantial action"),
        "showdown.hidden_chips/result/won": QT_TRANSLATE_NOOP("Rulings", "won the hand"),
        "showdown.hidden_chips/result/lost": QT_TRANSLATE_NOOP("Rulings", "lost the hand"),
        "showdown.hidden_chips/result/shared": QT_TRANSLATE_NOOP("Rulings", "split the pot"),
    },
    steps={
        "showdown.betting_open": QT_TRANSLATE_NOOP(
            "Rulings", "Still to call: {the_seats}. What follows applies if they fold."
        ),
        "showdown.return_uncalled": QT_TRANSLATE_NOOP(
            "Rulings", "The last {amount} was not called: it is returned to seat {seat}."
        ),
        "showdown.dead_money": QT_TRANSLATE_NOOP("Rulings", "{amount} is dead money, into the main pot."),
        "showdown.middle_counted": QT_TRANSLATE_NOOP(
            "Rulings", "The {amount} in the middle is in the main pot: nobody was all-in before this round."
        ),
        "showdown.one_pot": QT_TRANSLATE_NOOP("Rulings", "One pot of {amount}, for {the_seats}."),
        "showdown.main_pot": QT_TRANSLATE_NOOP("Rulings", "Main pot: {amount}, for {the_seats}."),
        "showdown.side_pot": QT_TRANSLATE_NOOP("Rulings", "Side pot {number}: {amount}, for {the_seats}."),
        "showdown.pot_for_one": QT_TRANSLATE_NOOP(
            "Rulings", "{amount} goes to seat {seat} without showdown: nobody else can win it."
        ),
        "showdown.gets": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} gets {amount}."),
        "showdown.odd_chips": QT_TRANSLATE_NOOP("Rulings", "{amount} in odd chips of {chip} goes to {the_seats}."),
        "showdown.odd_chips_one_each": QT_TRANSLATE_NOOP(
            "Rulings", "Odd chips go one each, from the first winner left of the button."
        ),
        "showdown.odd_chips_to_first": QT_TRANSLATE_NOOP(
            "Rulings", "All odd chips go to the first winner left of the button."
        ),
        "showdown.odd_chip_to_high": QT_TRANSLATE_NOOP("Rulings", "The odd {amount} goes to the high half."),
        "showdown.wins_unseen": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} is the only one left and wins without showing."
        ),
        "showdown.must_table_all": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has not tabled all cards: that hand cannot win."
        ),
        "showdown.all_in_must_table": QT_TRANSLATE_NOOP(
            "Rulings", "With a player all-in, seat {seat} must table all cards; the hand is not dead."
        ),
        "showdown.five_cards": QT_TRANSLATE_NOOP("Rulings", "A hand is five cards, of the kinds the book lists."),
        "showdown.exactly_from_hole": QT_TRANSLATE_NOOP(
            "Rulings", "In Omaha exactly {cards_from_hole} hole cards play, with cards of the board."
        ),
        "showdown.ranked_by_the_book": QT_TRANSLATE_NOOP(
            "Rulings", "From odd cards up to the royal flush; then the values of the cards. All suits are equal."
        ),
        "showdown.best_so_far": QT_TRANSLATE_NOOP("Rulings", "Best hand known so far: {the_seats}, {hand}."),
        "showdown.best_hand": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has the best hand: {hand}."),
        "showdown.equal_hands": QT_TRANSLATE_NOOP("Rulings", "Seats {seats} tie and split the pot: {hand}."),
        "showdown.best_low": QT_TRANSLATE_NOOP("Rulings", "Low half: {the_seats}, {hand}."),
        "showdown.holds": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has {cards}: {hand}."),
        "showdown.holds_low": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}, {hand}.", "low hand"),
        "showdown.plays_the_board": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s hole cards do not count: the hand plays the board."
        ),
        "showdown.commission_taken": QT_TRANSLATE_NOOP("Rulings", "Take {amount} commission from pot {pot}."),
        "showdown.gets_pot": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} wins {amount} from the pot."),
        "showdown.gets_main_pot": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} wins {amount} from the main pot."),
        "showdown.gets_side_pot": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} wins {amount} from side pot {number}."),
        "showdown.cards_speak": QT_TRANSLATE_NOOP("Rulings", "Cards speak. Seat {seat}'s hand plays as tabled."),
        "showdown.read_and_announce": QT_TRANSLATE_NOOP(
            "Rulings", "Have the dealer read the hands and announce the winner."
        ),
        "showdown.everybody_speaks_up": QT_TRANSLATE_NOOP(
            "Rulings", "Anyone at the table who sees a mistake must speak up at once."
        ),
        "showdown.board_never_alone": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody plays the board here: exactly {cards_from_hole} hole cards must play."
        ),
        "showdown.ask_to_table": QT_TRANSLATE_NOOP(
            "Rulings", "Ask seat {seat} to table all cards; then the hand shares the pot."
        ),
        "showdown.board_shared": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} tabled all cards: the hand may play the board and share."
        ),
        "showdown.no_commission_with_fee": QT_TRANSLATE_NOOP(
            "Rulings", "No commission: a fee was charged for this round."
        ),
        "showdown.no_commission_shared": QT_TRANSLATE_NOOP(
            "Rulings", "No commission: equal hands split it and nobody else paid in."
        ),
        "showdown.commission_none": QT_TRANSLATE_NOOP("Rulings", "No commission: nothing may be taken from this pot."),
        "showdown.commission_total": QT_TRANSLATE_NOOP("Rulings", "Commission {amount}; {rest} is paid out."),
        "showdown.commission_tens": QT_TRANSLATE_NOOP(
            "Rulings", "{percent} % of each full ten; nothing from a pot of 19 or less."
        ),
        "showdown.commission_capped": QT_TRANSLATE_NOOP(
            "Rulings", "The pot counts as {amount} at most: a hundred times the minimum bet."
        ),
        "showdown.commission_order": QT_TRANSLATE_NOOP(
            "Rulings", "Announce the pot, the commission and what remains; then pay."
        ),
        "showdown.all_hands_up": QT_TRANSLATE_NOOP("Rulings", "Table all hands now: {the_seats}."),
        "showdown.no_muck_all_in": QT_TRANSLATE_NOOP(
            "Rulings", "With an all-in, no live hand may be mucked: the hand is not dead."
        ),
        "showdown.side_pot_first": QT_TRANSLATE_NOOP("Rulings", "Award the side pot first, then the main pot."),
        "showdown.because_bet": QT_TRANSLATE_NOOP("Rulings", "The last aggressor of the final round shows first."),
        "showdown.because_bet/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} was the last aggressor of the final round."
        ),
        "showdown.because_no_bet": QT_TRANSLATE_NOOP("Rulings", "No bet in the last round: start left of the button."),
        "showdown.because_bettor_gone": QT_TRANSLATE_NOOP(
            "Rulings", "The last bettor has released the hand: start with the next player clockwise."
        ),
        "showdown.because_bettor_gone/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} bet last but has released the hand: start with the next one clockwise."
        ),
        "showdown.shows_first": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} shows first, then {the_seats}."),
        "showdown.show_if_equal_or_better": QT_TRANSLATE_NOOP(
            "Rulings", "The others need only show an equal or better hand."
        ),
        "showdown.called_player_folds": QT_TRANSLATE_NOOP(
            "Rulings", "If that hand folds, the next active player clockwise must show."
        ),
        "showdown.last_one_unseen": QT_TRANSLATE_NOOP(
            "Rulings", "If all others muck, the last one wins without showing."
        ),
        "showdown.nobody_all_in": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody is all-in: hands stay face down until showdown."
        ),
        "showdown.not_yet_up": QT_TRANSLATE_NOOP(
            "Rulings", "Not yet: {the_seats} can still act. All hands stay face down."
        ),
        "showdown.deal_out_first": QT_TRANSLATE_NOOP("Rulings", "Deal the rest of the board with the hands face down."),
        "showdown.called_player_first": QT_TRANSLATE_NOOP("Rulings", "The player who was called last shows first."),
        "showdown.turn_up_again": QT_TRANSLATE_NOOP(
            "Rulings", "Retrieve the discarded cards and turn them up: that hand plays."
        ),
        "showdown.deal_the_rest": QT_TRANSLATE_NOOP("Rulings", "Then deal the rest of the board."),
        "showdown.no_right_to_see": QT_TRANSLATE_NOOP("Rulings", "No: without cards, the right to see a hand is lost."),
        "showdown.right_to_see": QT_TRANSLATE_NOOP("Rulings", "Yes: the river call paid to see that hand."),
        "showdown.director_sees": QT_TRANSLATE_NOOP("Rulings", "You decide whether the hand is shown."),
        "showdown.in_the_muck": QT_TRANSLATE_NOOP("Rulings", "No: the cards are in the muck."),
        "showdown.only_active_ask": QT_TRANSLATE_NOOP("Rulings", "No: only a player who is still in the hand may ask."),
        "showdown.tap_and_show": QT_TRANSLATE_NOOP("Rulings", "Tap the hand on the muck, then show it. It cannot win."),
        "showdown.show_and_live": QT_TRANSLATE_NOOP("Rulings", "Table the cards. The hand can win the pot again."),
        "showdown.no_request_when_shared": QT_TRANSLATE_NOOP(
            "Rulings", "No: with a share of the best hand there is no right to ask."
        ),
        "showdown.tabled_stays_live": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} tabled the whole hand: it plays."),
        "showdown.not_shown_is_fold": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} gave up the hand without tabling all of it: it cannot win."
        ),
        "showdown.keep_until_announced": QT_TRANSLATE_NOOP(
            "Rulings", "The called player's cards stay on the table until the winner is announced."
        ),
        "showdown.may_still_table": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s cards are identified and not in the muck: they may still be tabled."
        ),
        "showdown.ask_for_the_rest": QT_TRANSLATE_NOOP(
            "Rulings", "Ask seat {seat} to table the rest: only a whole hand can win."
        ),
        "showdown.refusal_to_floor": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} refuses: you decide about the hand."),
        "showdown.no_claim": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s cards cannot be identified and were not clearly seen: no claim to the pot."
        ),
        "showdown.director_judges_hand": QT_TRANSLATE_NOOP(
            "Rulings", "You decide whether seat {seat}'s hand can still win."
        ),
        "showdown.protect_the_cards": QT_TRANSLATE_NOOP("Rulings", "Stop the hand and set seat {seat}'s cards aside."),
        "showdown.released_is_fold": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} released the cards over the line: that is a fold."
        ),
        "showdown.give_cards_back": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s cards are identified: return them, the hand plays."
        ),
        "showdown.called_part_lost": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s cards cannot be identified for certain: called chips are lost."
        ),
        "showdown.dealer_cannot_kill": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} properly tabled the hand: the dealer cannot kill it. Retrieve it."
        ),
        "showdown.identified_plays_on": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s cards are identified: the hand plays, even if it was seen."
        ),
        "showdown.no_redress": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s hand was unprotected and is gone: it is dead, the bets stay in the pot."
        ),
        "showdown.uncalled_back": QT_TRANSLATE_NOOP(
            "Rulings", "{amount} of it was not called: that is returned to seat {seat}."
        ),
        "showdown.nothing_back": QT_TRANSLATE_NOOP(
            "Rulings", "All of it was called: nothing is returned to seat {seat}."
        ),
        "showdown.break_deadline": QT_TRANSLATE_NOOP(
            "Rulings", "In a break: {seconds} seconds after the pot was awarded."
        ),
        "showdown.result_deadline": QT_TRANSLATE_NOOP(
            "Rulings", "The result can be disputed until the next hand begins."
        ),
        "showdown.count_deadline": QT_TRANSLATE_NOOP(
            "Rulings", "A counting error can be disputed until there is substantial action in the next hand."
        ),
        "showdown.when_a_hand_starts": QT_TRANSLATE_NOOP(
            "Rulings", "A hand starts with the first riffle, the shuffler's green button or the dealer push."
        ),
        "showdown.dispute_too_late": QT_TRANSLATE_NOOP("Rulings", "Too late: the award stands."),
        "showdown.dispute_open": QT_TRANSLATE_NOOP("Rulings", "In time: stop the game and look into it."),
        "showdown.dispute_look": QT_TRANSLATE_NOOP(
            "Rulings", "Read the tabled hands again and correct the award of the pot."
        ),
        "showdown.dispute_recount": QT_TRANSLATE_NOOP("Rulings", "Recount the pot and correct the award."),
        "showdown.hidden_decide": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} had {amount} hidden. You decide whether it was in play."
        ),
        "showdown.hidden_play": QT_TRANSLATE_NOOP(
            "Rulings", "The {amount} was in play: it is part of seat {seat}'s all-in, and the call covers it."
        ),
        "showdown.hidden_out": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s {amount} was not in play."),
        "showdown.hidden_not_paid": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} keeps the hidden {amount}, but is not paid for it."
        ),
        "showdown.hidden_to_winner": QT_TRANSLATE_NOOP("Rulings", "The {amount} goes to the winner, seat {seat}."),
        "showdown.hidden_do_not_save": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} lost the hand: the hidden {amount} does not change that."
        ),
        "showdown.hidden_may_be_awarded": QT_TRANSLATE_NOOP(
            "Rulings", "You may give the {amount} to the winner, seat {seat}."
        ),
        "showdown.no_agreed_split": QT_TRANSLATE_NOOP("Rulings", "No deals on a pot: the best hand wins it."),
    },
    choices={
        "leave_unseen": QT_TRANSLATE_NOOP("Rulings", "The hand stays unseen"),
        "show_hand": QT_TRANSLATE_NOOP("Rulings", "The hand is shown"),
        "hand_has_no_claim": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s hand has no claim"),
        "hand_may_win": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s hand can win"),
        "hidden_do_not_play": QT_TRANSLATE_NOOP("Rulings", "The {amount} was not in play"),
        "hidden_play": QT_TRANSLATE_NOOP("Rulings", "The {amount} was in play"),
        "hidden_to_winner": QT_TRANSLATE_NOOP("Rulings", "The {amount} goes to seat {seat}"),
        "hidden_out_of_play": QT_TRANSLATE_NOOP("Rulings", "The {amount} goes out of play"),
    },
    values={
        "odd_chips": QT_TRANSLATE_NOOP("Rulings", "Odd chips of a split pot"),
        "odd_chip_holdem_only": QT_TRANSLATE_NOOP("Rulings", "The odd-chip rule covers hold'em games"),
        "high_low_odd_chip": QT_TRANSLATE_NOOP("Rulings", "Odd chip between high and low"),
        "hand_ranking": QT_TRANSLATE_NOOP("Rulings", "Comparing hands of the same kind"),
        "pots_split": QT_TRANSLATE_NOOP("Rulings", "Splitting several pots"),
        "all_in_eligible": QT_TRANSLATE_NOOP("Rulings", "Pots an all-in can win"),
        "all_in_showing": QT_TRANSLATE_NOOP("Rulings", "Tabling hands when all-in"),
        "bettor_gone_shows": QT_TRANSLATE_NOOP("Rulings", "Who shows first when the last bettor has released the hand"),
        "nobody_active_shows": QT_TRANSLATE_NOOP("Rulings", "Who shows first when everybody is all-in"),
        "asking_to_see": QT_TRANSLATE_NOOP("Rulings", "Asking to see a hand"),
        "pushed_cards": QT_TRANSLATE_NOOP("Rulings", "Cards discarded at showdown"),
        "killed_hand": QT_TRANSLATE_NOOP("Rulings", "Hand killed by mistake"),
        "miscall_penalty": QT_TRANSLATE_NOOP("Rulings", "Penalty for deliberately miscalling a hand"),
        "dispute_seconds_in_break": QT_TRANSLATE_NOOP("Rulings", "Seconds to dispute a hand that ends in a break"),
        "hidden_chips_lost": QT_TRANSLATE_NOOP("Rulings", "Hidden chips when the all-in loses"),
        "agreed_split": QT_TRANSLATE_NOOP("Rulings", "Agreements to split a pot"),
        "commission_percent": QT_TRANSLATE_NOOP("Rulings", "Maximum commission in percent"),
        "commission_cap": QT_TRANSLATE_NOOP("Rulings", "Commission on several pots"),
    },
    settings={
        "odd_chips/one_each_from_button": QT_TRANSLATE_NOOP("Rulings", "one each, from the left of the button"),
        "odd_chips/all_to_first": QT_TRANSLATE_NOOP("Rulings", "all to the first winner left of the button"),
        "high_low_odd_chip/high_side": QT_TRANSLATE_NOOP("Rulings", "to the high half"),
        "hand_ranking/five_cards": QT_TRANSLATE_NOOP("Rulings", "all five cards play"),
        "pots_split/each_alone": QT_TRANSLATE_NOOP("Rulings", "each pot separately"),
        "all_in_eligible/paid_in": QT_TRANSLATE_NOOP("Rulings", "the pots the player is in"),
        "all_in_showing/all_up": QT_TRANSLATE_NOOP("Rulings", "all hands together"),
        "all_in_showing/equal_or_better": QT_TRANSLATE_NOOP("Rulings", "only equal or better hands"),
        "bettor_gone_shows/next_clockwise": QT_TRANSLATE_NOOP("Rulings", "the next player clockwise"),
        "nobody_active_shows/last_aggressor": QT_TRANSLATE_NOOP(
            "Rulings", "the last aggressor, otherwise left of the button"
        ),
        "asking_to_see/paid_to_see": QT_TRANSLATE_NOOP("Rulings", "the caller may see the last aggressor's hand"),
        "asking_to_see/request": QT_TRANSLATE_NOOP(
            "Rulings", "any active player may ask for the called player's cards"
        ),
        "pushed_cards/live_until_mucked": QT_TRANSLATE_NOOP("Rulings", "live until the dealer mucks them"),
        "pushed_cards/fold": QT_TRANSLATE_NOOP("Rulings", "a fold"),
        "killed_hand/called_part_lost": QT_TRANSLATE_NOOP("Rulings", "called chips are lost"),
        "miscall_penalty/may": QT_TRANSLATE_NOOP("Rulings", "possible"),
        "miscall_penalty/must": QT_TRANSLATE_NOOP("Rulings", "mandatory"),
        "hidden_chips_lost/to_winner": QT_TRANSLATE_NOOP("Rulings", "to the winner"),
        "hidden_chips_lost/may_award": QT_TRANSLATE_NOOP("Rulings", "the floor may give them to the winner"),
        "agreed_split/refused": QT_TRANSLATE_NOOP("Rulings", "not allowed"),
        "commission_cap/running_cap": QT_TRANSLATE_NOOP("Rulings", "pot by pot up to the cap"),
    },
    notes={
        "odd_chip_game": QT_TRANSLATE_NOOP(
            "Rulings", "The book covers only hold'em; the odd chip is awarded the same way here."
        ),
    },
    places={
        "folded_hand": QT_TRANSLATE_NOOP("Rulings", "the folded cards"),
    },
)
