"""The chapter `deal` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "deal.exposed_hole_card": QT_TRANSLATE_NOOP("Rulings", "A hole card is exposed during the deal"),
        "deal.card_off_table": QT_TRANSLATE_NOOP("Rulings", "A hole card falls off the table during the deal"),
        "deal.boxed_card": QT_TRANSLATE_NOOP("Rulings", "A boxed card: face up in the deck"),
        "deal.misdeal": QT_TRANSLATE_NOOP("Rulings", "A misdeal"),
        "deal.too_many_cards": QT_TRANSLATE_NOOP("Rulings", "A player has too many hole cards"),
        "deal.too_few_cards": QT_TRANSLATE_NOOP("Rulings", "A player has too few hole cards"),
        "deal.wrong_order": QT_TRANSLATE_NOOP("Rulings", "Cards dealt in the wrong order"),
        "deal.seat_without_right": QT_TRANSLATE_NOOP(
            "Rulings", "A card dealt to an empty seat or to a player not entitled to it"
        ),
        "deal.player_left_out": QT_TRANSLATE_NOOP("Rulings", "A player is dealt out by mistake"),
        "deal.bad_shuffle": QT_TRANSLATE_NOOP("Rulings", "Not shuffled, not cut, or a card seen at the cut"),
        "deal.foreign_card": QT_TRANSLATE_NOOP("Rulings", "A joker or foreign card is found"),
        "deal.fouled_deck": QT_TRANSLATE_NOOP("Rulings", "Fouled deck: two equal cards, or one missing"),
        "deal.redeal": QT_TRANSLATE_NOOP("Rulings", "The re-deal after a misdeal"),
        "deal.away_at_last_card": QT_TRANSLATE_NOOP(
            "Rulings", "A player is not at the seat when the last card is dealt"
        ),
    },
    keywords={
        "deal.exposed_hole_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "exposed, exposed card, flashed, flipped, turned up, misdeal, first card, second card, hole card, face up",
            "words a director types, parted by commas",
        ),
        "deal.card_off_table": QT_TRANSLATE_NOOP(
            "Rulings",
            "off the table, floor, fell, dropped card, flew, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.boxed_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "boxed, boxed card, face up, face up in deck, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.misdeal": QT_TRANSLATE_NOOP(
            "Rulings", "misdeal, wrong deal, deal again, redeal, void deal", "words a director types, parted by commas"
        ),
        "deal.too_many_cards": QT_TRANSLATE_NOOP(
            "Rulings",
            "too many cards, extra card, three cards, five cards, wrong number, misdeal, stuck together, 3 cards",
            "words a director types, parted by commas",
        ),
        "deal.too_few_cards": QT_TRANSLATE_NOOP(
            "Rulings",
            "too few cards, one card, card short, missing card, wrong number, button short, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.wrong_order": QT_TRANSLATE_NOOP(
            "Rulings",
            "out of order, wrong seat, first card, dealt out of turn, two to the button, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.seat_without_right": QT_TRANSLATE_NOOP(
            "Rulings",
            "empty seat, vacant, not entitled, dealt in by mistake, newcomer, misdeal, dealt in",
            "words a director types, parted by commas",
        ),
        "deal.player_left_out": QT_TRANSLATE_NOOP(
            "Rulings",
            "left out, skipped, passed over, no cards, not dealt in, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.bad_shuffle": QT_TRANSLATE_NOOP(
            "Rulings", "shuffle, cut, not shuffled, not cut, misdeal", "words a director types, parted by commas"
        ),
        "deal.foreign_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "joker, foreign card, other deck, cut card, wrong back, misdeal",
            "words a director types, parted by commas",
        ),
        "deal.fouled_deck": QT_TRANSLATE_NOOP(
            "Rulings",
            "fouled, fouled deck, duplicate, double, same card twice, missing card, incomplete, invalid deck",
            "words a director types, parted by commas",
        ),
        "deal.redeal": QT_TRANSLATE_NOOP(
            "Rulings",
            "redeal, deal again, misdeal, new deal, after a misdeal",
            "words a director types, parted by commas",
        ),
        "deal.away_at_last_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "away, absent, not at seat, at your seat, last card, dead hand, chair, late player, arrives late",
            "words a director types, parted by commas",
        ),
    },
    questions={
        "betting_so_far": QT_TRANSLATE_NOOP("Rulings", "How far is the betting round?"),
        "looked": QT_TRANSLATE_NOOP("Rulings", "Has somebody looked at a card meant for another player?"),
        "can_rebuild": QT_TRANSLATE_NOOP("Rulings", "Can every card still go where it belongs?"),
        "turned_up_by": QT_TRANSLATE_NOOP("Rulings", "Who turned it up?"),
        "seen_cards": QT_TRANSLATE_NOOP("Rulings", "Which cards off the deck were seen?"),
        "card_seen": QT_TRANSLATE_NOOP("Rulings", "Was the card seen by anybody?"),
        "boxed_count": QT_TRANSLATE_NOOP("Rulings", "How many cards lay face up?"),
        "deal.boxed_card/found": QT_TRANSLATE_NOOP("Rulings", "When did it turn up?"),
        "on_button": QT_TRANSLATE_NOOP("Rulings", "Is the player on the button?"),
        "acted_short": QT_TRANSLATE_NOOP(
            "Rulings", "Has the player called, checked, bet or raised with too few cards?"
        ),
        "still_in": QT_TRANSLATE_NOOP("Rulings", "How many others are still in the hand?"),
        "uncalled_part": QT_TRANSLATE_NOOP("Rulings", "How much of the last bet was uncalled?"),
        "order_fault": QT_TRANSLATE_NOOP("Rulings", "What was out of order?"),
        "whose_place": QT_TRANSLATE_NOOP("Rulings", "Whose seat is it?"),
        "shuffle_fault": QT_TRANSLATE_NOOP("Rulings", "What was wrong?"),
        "joker_where": QT_TRANSLATE_NOOP("Rulings", "Where was the card found?"),
        "deck_fault": QT_TRANSLATE_NOOP("Rulings", "What is wrong with the deck?"),
        "hand_is": QT_TRANSLATE_NOOP("Rulings", "When is it noticed?"),
        "deal_fault": QT_TRANSLATE_NOOP("Rulings", "What went wrong?"),
        "in_reach": QT_TRANSLATE_NOOP("Rulings", "Was the chair within reach when the last card was dealt?"),
    },
    answers={
        "betting_so_far/none": QT_TRANSLATE_NOOP("Rulings", "nobody has acted"),
        "betting_so_far/begun": QT_TRANSLATE_NOOP("Rulings", "begun, no substantial action yet"),
        "betting_so_far/binding": QT_TRANSLATE_NOOP("Rulings", "there has been substantial action"),
        "turned_up_by/dealer": QT_TRANSLATE_NOOP("Rulings", "the dealer"),
        "turned_up_by/player": QT_TRANSLATE_NOOP("Rulings", "the player"),
        "seen_cards/one_later": QT_TRANSLATE_NOOP("Rulings", "one card, the third or later"),
        "seen_cards/one_of_first_two": QT_TRANSLATE_NOOP("Rulings", "the first or the second card, one of them"),
        "seen_cards/two_or_more": QT_TRANSLATE_NOOP("Rulings", "two or more cards"),
        "boxed_count/one": QT_TRANSLATE_NOOP("Rulings", "one card"),
        "boxed_count/two_or_more": QT_TRANSLATE_NOOP("Rulings", "two or more cards"),
        "deal.boxed_card/found/in_the_deal": QT_TRANSLATE_NOOP("Rulings", "while the hole cards were dealt"),
        "deal.boxed_card/found/later": QT_TRANSLATE_NOOP("Rulings", "after betting began"),
        "still_in/several": QT_TRANSLATE_NOOP("Rulings", "two or more"),
        "still_in/one": QT_TRANSLATE_NOOP("Rulings", "one"),
        "still_in/nobody": QT_TRANSLATE_NOOP("Rulings", "nobody"),
        "first_card_wrong_seat": QT_TRANSLATE_NOOP("Rulings", "the first card went to the wrong seat"),
        "later_out_of_turn": QT_TRANSLATE_NOOP(
            "Rulings", "a later card was dealt out of turn, but all have the right number"
        ),
        "two_to_button": QT_TRANSLATE_NOOP("Rulings", "the button was dealt two cards in a row"),
        "whose_place/empty_seat": QT_TRANSLATE_NOOP("Rulings", "an empty seat"),
        "whose_place/player": QT_TRANSLATE_NOOP("Rulings", "a player not dealt in this hand"),
        "not_shuffled": QT_TRANSLATE_NOOP("Rulings", "the deck was not shuffled"),
        "not_cut": QT_TRANSLATE_NOOP("Rulings", "the deck was not cut"),
        "seen_at_cut": QT_TRANSLATE_NOOP("Rulings", "a card was exposed at the cut"),
        "joker_where/deck": QT_TRANSLATE_NOOP("Rulings", "in the deck"),
        "joker_where/board": QT_TRANSLATE_NOOP("Rulings", "on the board"),
        "joker_where/hand": QT_TRANSLATE_NOOP("Rulings", "in a player's hand"),
        "deck_fault/equal_cards": QT_TRANSLATE_NOOP("Rulings", "two equal cards"),
        "deck_fault/card_missing": QT_TRANSLATE_NOOP("Rulings", "a card is missing"),
        "hand_is/running": QT_TRANSLATE_NOOP("Rulings", "during the hand"),
        "hand_is/over": QT_TRANSLATE_NOOP("Rulings", "after the hand"),
        "deal_fault/one_of_first_two": QT_TRANSLATE_NOOP(
            "Rulings", "the first or second card off the deck was exposed"
        ),
        "deal_fault/two_or_more": QT_TRANSLATE_NOOP("Rulings", "two or more hole cards were exposed"),
        "deal_fault/one_later": QT_TRANSLATE_NOOP("Rulings", "one hole card was exposed, the third or later"),
        "deal_fault/player_left_out": QT_TRANSLATE_NOOP("Rulings", "a player was dealt out"),
        "deal_fault/no_right": QT_TRANSLATE_NOOP(
            "Rulings", "a card went to an empty seat or to a player not entitled to it"
        ),
        "deal_fault/too_many": QT_TRANSLATE_NOOP("Rulings", "a player has too many cards"),
        "deal_fault/too_few": QT_TRANSLATE_NOOP("Rulings", "a player has too few cards"),
        "deal_fault/two_boxed": QT_TRANSLATE_NOOP("Rulings", "two or more boxed cards"),
        "deal_fault/one_boxed": QT_TRANSLATE_NOOP("Rulings", "one boxed card"),
        "deal_fault/foreign": QT_TRANSLATE_NOOP("Rulings", "a joker or foreign card was found"),
    },
    steps={
        "deal.not_binding_yet": QT_TRANSLATE_NOOP(
            "Rulings", "There has been action, but no substantial action yet: in time for a misdeal."
        ),
        "deal.declare_misdeal": QT_TRANSLATE_NOOP("Rulings", "Misdeal. All cards in, shuffle, and re-deal this hand."),
        "deal.bets_back_blinds_stay": QT_TRANSLATE_NOOP(
            "Rulings", "Bets are returned. Blinds and antes stay for the re-deal."
        ),
        "deal.redeal_same": QT_TRANSLATE_NOOP(
            "Rulings", "The button stays; blinds and limits stay the same, also when the level has changed."
        ),
        "deal.reshuffle_and_cut": QT_TRANSLATE_NOOP(
            "Rulings", "The round has not started: shuffle and cut for a new one."
        ),
        "deal.no_newcomers": QT_TRANSLATE_NOOP("Rulings", "Nobody new is dealt in."),
        "deal.away_may_play": QT_TRANSLATE_NOOP(
            "Rulings", "A player who was dealt in while away may play if back at the seat now."
        ),
        "deal.penalty_counts_once": QT_TRANSLATE_NOOP(
            "Rulings", "For a player on a penalty both deals count as one hand."
        ),
        "deal.too_late": QT_TRANSLATE_NOOP("Rulings", "Too late for a misdeal. The hand plays out."),
        "deal.rebuild": QT_TRANSLATE_NOOP(
            "Rulings", "No misdeal. Put every card where it belongs, in order of the deal, and play on."
        ),
        "deal.somebody_looked": QT_TRANSLATE_NOOP(
            "Rulings", "The deal cannot be corrected: a player looked at somebody else's card."
        ),
        "deal.cannot_rebuild": QT_TRANSLATE_NOOP("Rulings", "The deal can no longer be corrected."),
        "deal.shown_by_player": QT_TRANSLATE_NOOP("Rulings", "The player exposed the card: that is never a misdeal."),
        "deal.shown_by_player/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} exposed the card: that is never a misdeal."
        ),
        "deal.card_stays_his": QT_TRANSLATE_NOOP("Rulings", "The card stays with the player. Play on."),
        "deal.card_stays_his/seat": QT_TRANSLATE_NOOP("Rulings", "The card stays with seat {seat}. Play on."),
        "deal.two_seen": QT_TRANSLATE_NOOP("Rulings", "The dealer exposed two or more hole cards."),
        "deal.first_card_seen": QT_TRANSLATE_NOOP(
            "Rulings", "The dealer exposed the first or second card off the deck."
        ),
        "deal.one_seen_no_misdeal": QT_TRANSLATE_NOOP(
            "Rulings", "One card was seen, and not the first or second off the deck: no misdeal."
        ),
        "deal.finish_the_deal": QT_TRANSLATE_NOOP("Rulings", "Finish the deal first."),
        "deal.exchange_for_burn": QT_TRANSLATE_NOOP("Rulings", "Then exchange the seen card for the first burn card."),
        "deal.show_everybody": QT_TRANSLATE_NOOP("Rulings", "Show the card to all players."),
        "deal.card_is_first_burn": QT_TRANSLATE_NOOP("Rulings", "Use it as the first burn card."),
        "deal.fell_unseen": QT_TRANSLATE_NOOP("Rulings", "The card was not seen: no misdeal."),
        "deal.boxed_cards": QT_TRANSLATE_NOOP("Rulings", "Two or more boxed cards."),
        "deal.boxed_card_found": QT_TRANSLATE_NOOP("Rulings", "There was a boxed card: face up in the deck."),
        "deal.one_boxed_no_misdeal": QT_TRANSLATE_NOOP("Rulings", "One boxed card is not a misdeal."),
        "deal.boxed_to_muck": QT_TRANSLATE_NOOP("Rulings", "Muck the boxed card. It does not play."),
        "deal.show_boxed_card": QT_TRANSLATE_NOOP("Rulings", "Show it to all players."),
        "deal.next_card_instead": QT_TRANSLATE_NOOP("Rulings", "Continue with the next card off the deck."),
        "deal.wrong_count": QT_TRANSLATE_NOOP("Rulings", "A player has the wrong number of hole cards."),
        "deal.wrong_count/seat": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has the wrong number of hole cards."),
        "deal.no_misdeal_any_more": QT_TRANSLATE_NOOP("Rulings", "Too late for a misdeal."),
        "deal.wrong_count_dead": QT_TRANSLATE_NOOP("Rulings", "The hand is dead: wrong number of cards."),
        "deal.wrong_count_dead/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}'s hand is dead: wrong number of cards."
        ),
        "deal.button_folded_short": QT_TRANSLATE_NOOP(
            "Rulings", "The player has folded: nothing more to do about the missing card."
        ),
        "deal.button_folded_short/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has folded: nothing more to do about the missing card."
        ),
        "deal.button_acted_short": QT_TRANSLATE_NOOP(
            "Rulings", "The button acted with too few cards: the hand is dead."
        ),
        "deal.button_acted_short/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat}, the button, acted with too few cards: the hand is dead."
        ),
        "deal.give_missing_card": QT_TRANSLATE_NOOP(
            "Rulings", "Deal the button the missing card off the top of the deck. Play on."
        ),
        "deal.give_missing_card/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Deal seat {seat}, the button, the missing card off the top of the deck. Play on."
        ),
        "deal.button_speaks_at_once": QT_TRANSLATE_NOOP("Rulings", "Speak up at once; after acting it is too late."),
        "deal.all_chips_stay": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s {amount} stays in the pot."),
        "deal.seat_gets_back": QT_TRANSLATE_NOOP("Rulings", "{amount} is returned to seat {seat}."),
        "deal.dead_cards_to_muck": QT_TRANSLATE_NOOP("Rulings", "The dead hand goes to the muck, all of it."),
        "deal.uncalled_back": QT_TRANSLATE_NOOP(
            "Rulings", "The uncalled {amount} is returned; the rest stays in the pot."
        ),
        "deal.chips_stay": QT_TRANSLATE_NOOP(
            "Rulings", "The chips stay in the pot; only the uncalled part of the last bet is returned."
        ),
        "deal.one_burn_a_street": QT_TRANSLATE_NOOP(
            "Rulings", "Treat it as a normal deck: one burn card per street, never more."
        ),
        "deal.round_void_only_hand": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody else is left and that hand is foul: the round is void, all bets are returned."
        ),
        "deal.hand_void": QT_TRANSLATE_NOOP("Rulings", "The hand is void: it counts as folded."),
        "deal.hand_void/seat": QT_TRANSLATE_NOOP("Rulings", "Seat {seat}'s hand is void: it counts as folded."),
        "deal.void_bets_back": QT_TRANSLATE_NOOP("Rulings", "All that was bet with that hand is returned."),
        "deal.void_amount_back": QT_TRANSLATE_NOOP(
            "Rulings", "The {amount} bet in this hand is returned to seat {seat}."
        ),
        "deal.rest_of_the_pot": QT_TRANSLATE_NOOP("Rulings", "The others' chips stay: {amount} in the pot."),
        "deal.last_one_wins": QT_TRANSLATE_NOOP("Rulings", "The one player left wins the pot."),
        "deal.last_one_wins/seat": QT_TRANSLATE_NOOP("Rulings", "Only seat {seat} is left and wins the pot."),
        "deal.two_to_button_allowed": QT_TRANSLATE_NOOP(
            "Rulings", "The button may be dealt two cards in a row. Play on."
        ),
        "deal.first_card_wrong_seat": QT_TRANSLATE_NOOP("Rulings", "The first card was dealt to the wrong seat."),
        "deal.card_out_of_turn": QT_TRANSLATE_NOOP("Rulings", "A card was dealt out of turn."),
        "deal.out_of_turn_not_listed": QT_TRANSLATE_NOOP(
            "Rulings", "Every player has the right number of cards; this is not on the list of misdeals."
        ),
        "deal.seat_without_right": QT_TRANSLATE_NOOP("Rulings", "A seat not entitled to a hand was dealt in."),
        "deal.seat_without_right/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} was dealt in but is not entitled to a hand."
        ),
        "deal.muck_stray_cards": QT_TRANSLATE_NOOP("Rulings", "Muck the cards of that seat; they are out of play."),
        "deal.muck_stray_cards/seat": QT_TRANSLATE_NOOP("Rulings", "Muck seat {seat}'s cards; they are out of play."),
        "deal.player_left_out": QT_TRANSLATE_NOOP("Rulings", "A player entitled to a hand was dealt out."),
        "deal.player_left_out/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} was entitled to a hand and was dealt out."
        ),
        "deal.plays_without_him": QT_TRANSLATE_NOOP("Rulings", "The player has no cards and is out of this hand."),
        "deal.plays_without_him/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} has no cards and is out of this hand."
        ),
        "deal.his_posts": QT_TRANSLATE_NOOP(
            "Rulings", "If a blind or ante was posted, you decide whether it is returned."
        ),
        "deal.not_shuffled": QT_TRANSLATE_NOOP("Rulings", "The deck was not shuffled."),
        "deal.not_cut": QT_TRANSLATE_NOOP("Rulings", "The deck was not cut."),
        "deal.seen_at_cut": QT_TRANSLATE_NOOP("Rulings", "A card was exposed when the deck was cut."),
        "deal.not_in_the_list": QT_TRANSLATE_NOOP(
            "Rulings", "This is not on the list of misdeals, but the list is not exhaustive."
        ),
        "deal.foreign_card": QT_TRANSLATE_NOOP("Rulings", "A card that does not belong to this deck was found."),
        "deal.foreign_card_unclear": QT_TRANSLATE_NOOP(
            "Rulings", "The book does not say what happens to such a card this late. You decide."
        ),
        "deal.foreign_is_scrap_paper": QT_TRANSLATE_NOOP(
            "Rulings", "The card is treated as a scrap of paper: set it aside and play on."
        ),
        "deal.hand_lacks_a_card": QT_TRANSLATE_NOOP(
            "Rulings", "The player is now a card short, and the book says no more."
        ),
        "deal.next_card_takes_its_place": QT_TRANSLATE_NOOP("Rulings", "The next card off the deck takes its place."),
        "deal.earlier_hands_stand": QT_TRANSLATE_NOOP("Rulings", "Hands already completed with this deck stand."),
        "deal.equal_cards": QT_TRANSLATE_NOOP("Rulings", "There are two equal cards in the deck."),
        "deal.card_missing": QT_TRANSLATE_NOOP("Rulings", "A card is missing from the deck."),
        "deal.missing_not_named": QT_TRANSLATE_NOOP(
            "Rulings", "The book covers only two equal cards, not a missing one. You decide."
        ),
        "deal.stop_the_hand": QT_TRANSLATE_NOOP("Rulings", "Stop the hand, however far the betting has gone."),
        "deal.everything_back": QT_TRANSLATE_NOOP(
            "Rulings", "All bets of this hand are returned, blinds and antes too."
        ),
        "deal.new_deck": QT_TRANSLATE_NOOP(
            "Rulings", "Bring another deck, check that it is complete, shuffle and cut."
        ),
        "deal.nothing_wrong": QT_TRANSLATE_NOOP("Rulings", "The log of the deal shows no misdeal. Play on."),
        "deal.take_all_cards_in": QT_TRANSLATE_NOOP("Rulings", "Take in all cards and count down the deck."),
        "deal.at_his_seat": QT_TRANSLATE_NOOP(
            "Rulings", "Within reach of the chair for the last card: the hand is live."
        ),
        "deal.at_his_seat/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} was within reach of the chair for the last card: the hand is live."
        ),
        "deal.away_hand_dead": QT_TRANSLATE_NOOP("Rulings", "Not at the seat for the last card: the hand is dead."),
        "deal.away_hand_dead/seat": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} was not at the seat for the last card: the hand is dead."
        ),
        "deal.muck_unseen": QT_TRANSLATE_NOOP("Rulings", "Muck the cards at once, unseen."),
        "deal.posts_stay": QT_TRANSLATE_NOOP("Rulings", "Blind and ante stay in the pot."),
    },
    choices={
        "first_burn_for_card": QT_TRANSLATE_NOOP(
            "Rulings", "Finish the deal; the player gets the first burn card, and the seen card becomes the burn"
        ),
        "card_plays": QT_TRANSLATE_NOOP("Rulings", "The card stays and plays"),
        "scrap_paper": QT_TRANSLATE_NOOP(
            "Rulings", "Treat it as a scrap of paper: set it aside, the next card replaces it"
        ),
        "replace_card": QT_TRANSLATE_NOOP("Rulings", "The next card off the deck replaces it"),
        "hand_is_dead": QT_TRANSLATE_NOOP("Rulings", "The player's hand is dead"),
        "wins_the_pot": QT_TRANSLATE_NOOP("Rulings", "Wins the pot: nobody else is left"),
        "all_bets_back": QT_TRANSLATE_NOOP("Rulings", "The hand is void: all bets are returned"),
        "play_on": QT_TRANSLATE_NOOP("Rulings", "Play on"),
        "declare_misdeal": QT_TRANSLATE_NOOP("Rulings", "Declare a misdeal"),
        "hand_plays": QT_TRANSLATE_NOOP("Rulings", "The player's hand plays"),
        "hand_dead_bets_back": QT_TRANSLATE_NOOP("Rulings", "The hand is dead and the bets are returned"),
        "stop_and_return": QT_TRANSLATE_NOOP("Rulings", "Stop the hand and return all bets"),
    },
    values={
        "misdeal_limit": QT_TRANSLATE_NOOP("Rulings", "A misdeal can be declared until"),
        "deal_rebuilt": QT_TRANSLATE_NOOP("Rulings", "A wrong deal is corrected if nobody saw a wrong card"),
        "first_cards_seen": QT_TRANSLATE_NOOP("Rulings", "One of the first two cards is seen"),
        "boxed_limit": QT_TRANSLATE_NOOP("Rulings", "Boxed cards that make a misdeal"),
        "boxed_later": QT_TRANSLATE_NOOP("Rulings", "A boxed card after the betting began"),
        "wrong_count": QT_TRANSLATE_NOOP("Rulings", "Wrong number of cards, too late for a misdeal"),
        "button_short": QT_TRANSLATE_NOOP("Rulings", "The button has too few cards"),
        "wrong_order": QT_TRANSLATE_NOOP("Rulings", "A card dealt out of turn plays"),
        "stray_cards": QT_TRANSLATE_NOOP("Rulings", "Cards at a seat not entitled to them, too late for a misdeal"),
        "left_out_late": QT_TRANSLATE_NOOP("Rulings", "A player dealt out by mistake, noticed too late"),
        "shuffle_faults": QT_TRANSLATE_NOOP("Rulings", "Not shuffled, not cut, or a card seen at the cut"),
        "foreign_card_late": QT_TRANSLATE_NOOP("Rulings", "A foreign card, too late for a misdeal"),
        "foreign_card": QT_TRANSLATE_NOOP("Rulings", "A foreign card"),
        "acting_short": QT_TRANSLATE_NOOP("Rulings", "What counts as acting with too few cards"),
        "equal_cards": QT_TRANSLATE_NOOP("Rulings", "Two equal cards"),
        "missing_card": QT_TRANSLATE_NOOP("Rulings", "A missing card"),
        "absent_dealt_in": QT_TRANSLATE_NOOP("Rulings", "Absent players are dealt in"),
        "away_at_last_card": QT_TRANSLATE_NOOP("Rulings", "Not at the seat for the last card"),
    },
    settings={
        "misdeal_limit/binding_action": QT_TRANSLATE_NOOP("Rulings", "substantial action"),
        "misdeal_limit/first_betting": QT_TRANSLATE_NOOP("Rulings", "the first betting round begins"),
        "first_cards_seen/misdeal": QT_TRANSLATE_NOOP("Rulings", "misdeal"),
        "first_cards_seen/exchange": QT_TRANSLATE_NOOP("Rulings", "exchanged for the first burn card"),
        "boxed_limit/one": QT_TRANSLATE_NOOP("Rulings", "one"),
        "boxed_limit/two": QT_TRANSLATE_NOOP("Rulings", "two"),
        "boxed_later/muck": QT_TRANSLATE_NOOP("Rulings", "mucked, after it was shown"),
        "wrong_count/dead": QT_TRANSLATE_NOOP("Rulings", "the hand is dead, its chips stay"),
        "wrong_count/void_refund": QT_TRANSLATE_NOOP("Rulings", "the hand is void, its bets are returned"),
        "button_short/supply": QT_TRANSLATE_NOOP("Rulings", "may still get the card until acting"),
        "wrong_order/first_card": QT_TRANSLATE_NOOP("Rulings", "only when it is the first card"),
        "wrong_order/any_card": QT_TRANSLATE_NOOP("Rulings", "always"),
        "stray_cards/muck_empty": QT_TRANSLATE_NOOP(
            "Rulings", "an empty seat's are mucked, a player's are for the floor"
        ),
        "stray_cards/muck_all": QT_TRANSLATE_NOOP("Rulings", "they go to the muck"),
        "left_out_late/play_on": QT_TRANSLATE_NOOP("Rulings", "the hand is played without the player"),
        "left_out_late/wrong_count": QT_TRANSLATE_NOOP("Rulings", "the hand is void, its bets are returned"),
        "shuffle_faults/misdeal": QT_TRANSLATE_NOOP("Rulings", "misdeal"),
        "foreign_card_late/director": QT_TRANSLATE_NOOP("Rulings", "the floor decides"),
        "foreign_card_late/scrap_paper": QT_TRANSLATE_NOOP("Rulings", "a scrap of paper"),
        "foreign_card/misdeal": QT_TRANSLATE_NOOP("Rulings", "misdeal"),
        "acting_short/no_fold": QT_TRANSLATE_NOOP("Rulings", "a call, check, bet or raise"),
        "foreign_card/round_void": QT_TRANSLATE_NOOP("Rulings", "the round is void"),
        "equal_cards/stop_refund": QT_TRANSLATE_NOOP("Rulings", "the hand stops, all bets are returned"),
        "missing_card/stop_refund": QT_TRANSLATE_NOOP("Rulings", "the hand stops, all bets are returned"),
        "missing_card/director": QT_TRANSLATE_NOOP("Rulings", "the floor decides"),
        "away_at_last_card/dead": QT_TRANSLATE_NOOP("Rulings", "the hand is dead"),
    },
    notes={
        "check_and_fold": QT_TRANSLATE_NOOP(
            "Rulings", "A check and a fold in a row are not substantial action: no chips went in."
        ),
    },
    places={
        "seen_card": QT_TRANSLATE_NOOP("Rulings", "the seen card"),
        "first_burn": QT_TRANSLATE_NOOP("Rulings", "the first burn card"),
        "boxed_card": QT_TRANSLATE_NOOP("Rulings", "the boxed card"),
        "missing_card": QT_TRANSLATE_NOOP("Rulings", "the missing card"),
    },
)
