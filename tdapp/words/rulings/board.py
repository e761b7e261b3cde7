"""The chapter `board` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "board.four_card_flop": QT_TRANSLATE_NOOP("Rulings", "Four cards on the flop"),
        "board.missing_burn": QT_TRANSLATE_NOOP("Rulings", "No burn before a board card"),
        "board.two_cards": QT_TRANSLATE_NOOP("Rulings", "Two cards come for the turn or river"),
        "board.premature": QT_TRANSLATE_NOOP("Rulings", "A board card is dealt too early"),
        "board.two_burns": QT_TRANSLATE_NOOP("Rulings", "Two burns for one street"),
        "board.stub": QT_TRANSLATE_NOOP("Rulings", "The stub falls or loses its order"),
        "board.wrong_button": QT_TRANSLATE_NOOP("Rulings", "The button stood at the wrong seat"),
        "board.burn_seen": QT_TRANSLATE_NOOP("Rulings", "A burn is turned face up or seen"),
        "board.lost_card": QT_TRANSLATE_NOOP("Rulings", "A board card is mucked or out of its place"),
        "board.cards_made_ready": QT_TRANSLATE_NOOP("Rulings", "Cards are checked, shuffled and cut"),
        "board.order_of_a_round": QT_TRANSLATE_NOOP("Rulings", "The order of a round"),
    },
    keywords={
        "board.four_card_flop": QT_TRANSLATE_NOOP(
            "Rulings", "four, flop, 4 cards, extra card, too many", "words a director types, parted by commas"
        ),
        "board.missing_burn": QT_TRANSLATE_NOOP(
            "Rulings",
            "no burn, burn forgotten, missing burn, flop, turn, river",
            "words a director types, parted by commas",
        ),
        "board.two_cards": QT_TRANSLATE_NOOP(
            "Rulings",
            "two cards, extra card, next burn seen, exposed, double turn, double river",
            "words a director types, parted by commas",
        ),
        "board.premature": QT_TRANSLATE_NOOP(
            "Rulings",
            "premature, early flop, early turn, early river, too soon",
            "words a director types, parted by commas",
        ),
        "board.two_burns": QT_TRANSLATE_NOOP(
            "Rulings", "two burns, burned twice, double burn", "words a director types, parted by commas"
        ),
        "board.stub": QT_TRANSLATE_NOOP(
            "Rulings",
            "stub, dropped, deck falls, disordered, mixed, dealer drops the deck",
            "words a director types, parted by commas",
        ),
        "board.wrong_button": QT_TRANSLATE_NOOP(
            "Rulings",
            "button, wrong button, moved twice, dealer button, blinds wrong",
            "words a director types, parted by commas",
        ),
        "board.burn_seen": QT_TRANSLATE_NOOP(
            "Rulings",
            "burn, burn card, burn exposed, burn face up, exposed, seen burn",
            "words a director types, parted by commas",
        ),
        "board.lost_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "board card, mucked board, board swept, wrong place, lost card, killed board",
            "words a director types, parted by commas",
        ),
        "board.cards_made_ready": QT_TRANSLATE_NOOP(
            "Rulings", "shuffle, cut, inspect, deck check, count, new cards", "words a director types, parted by commas"
        ),
        "board.order_of_a_round": QT_TRANSLATE_NOOP(
            "Rulings", "order, sequence, burn, flop, turn, river, course", "words a director types, parted by commas"
        ),
    },
    questions={
        "burned": QT_TRANSLATE_NOOP("Rulings", "Was a burn dealt before it?"),
        "board.missing_burn/street": QT_TRANSLATE_NOOP("Rulings", "Before which card is the burn missing?"),
        "board.two_cards/street": QT_TRANSLATE_NOOP("Rulings", "For which card?"),
        "board.premature/street": QT_TRANSLATE_NOOP("Rulings", "Which card came too early?"),
        "acted_on": QT_TRANSLATE_NOOP("Rulings", "Has anybody acted on the flop?"),
        "board.two_burns/seen": QT_TRANSLATE_NOOP("Rulings", "Was the second burn seen?"),
        "certain": QT_TRANSLATE_NOOP("Rulings", "Is it certain which card it was?"),
        "order_known": QT_TRANSLATE_NOOP("Rulings", "Is its order certain?"),
        "mixed": QT_TRANSLATE_NOOP("Rulings", "Is it mixed with other cards?"),
        "board.wrong_button/binding": QT_TRANSLATE_NOOP("Rulings", "Has there been binding action?"),
    },
    answers={
        "street/flop": QT_TRANSLATE_NOOP("Rulings", "the flop"),
        "street/turn": QT_TRANSLATE_NOOP("Rulings", "the turn"),
        "street/river": QT_TRANSLATE_NOOP("Rulings", "the river"),
    },
    steps={
        "board.call_the_floor": QT_TRANSLATE_NOOP("Rulings", "The dealer stops and calls you."),
        "board.four_face_down": QT_TRANSLATE_NOOP("Rulings", "He turns the four cards face down and mixes them."),
        "board.pick_one": QT_TRANSLATE_NOOP("Rulings", "You pick one of them blind."),
        "board.picked_is_next_burn": QT_TRANSLATE_NOOP("Rulings", "The picked card is the burn before the turn."),
        "board.other_three_flop": QT_TRANSLATE_NOOP("Rulings", "The other three are the flop."),
        "board.no_burn_before_it": QT_TRANSLATE_NOOP("Rulings", "There was no burn before the flop either."),
        "board.first_is_the_burn": QT_TRANSLATE_NOOP("Rulings", "The first card of the flop is the burn."),
        "board.rest_is_the_flop": QT_TRANSLATE_NOOP("Rulings", "The other three are the flop."),
        "board.deal_one_more": QT_TRANSLATE_NOOP("Rulings", "One more card makes up the flop."),
        "board.extra_is_next_burn": QT_TRANSLATE_NOOP(
            "Rulings", "The card too many is the next burn, dealt before the next board card."
        ),
        "board.extra_to_the_muck": QT_TRANSLATE_NOOP("Rulings", "The card too many goes to the muck."),
        "board.show_it": QT_TRANSLATE_NOOP("Rulings", "Let everybody see it."),
        "board.card_is_the_burn": QT_TRANSLATE_NOOP("Rulings", "That card is the burn."),
        "board.deal_another": QT_TRANSLATE_NOOP("Rulings", "Deal another card in its place."),
        "board.three_face_down": QT_TRANSLATE_NOOP("Rulings", "Turn the three cards face down and mix them."),
        "board.pick_one_of_three": QT_TRANSLATE_NOOP("Rulings", "Pick one of them blind: it is the burn."),
        "board.two_and_the_next": QT_TRANSLATE_NOOP("Rulings", "The other two and the next card are the flop."),
        "board.flop_stays": QT_TRANSLATE_NOOP("Rulings", "Somebody has acted: the flop stays."),
        "board.one_burn_for_the_turn": QT_TRANSLATE_NOOP("Rulings", "One burn before the turn, as always."),
        "board.somebody_has_acted": QT_TRANSLATE_NOOP("Rulings", "Somebody has acted on this flop."),
        "board.no_rule_chance": QT_TRANSLATE_NOOP(
            "Rulings", "No rule names the right card ({street}): let chance decide."
        ),
        "board.early_card_void": QT_TRANSLATE_NOOP("Rulings", "The card dealt too early ({street}) does not count."),
        "board.burn_stays_out": QT_TRANSLATE_NOOP("Rulings", "Its burn stays where it is ({street})."),
        "board.finish_the_round": QT_TRANSLATE_NOOP("Rulings", "Finish the betting round first."),
        "board.shuffle_back": QT_TRANSLATE_NOOP("Rulings", "Put it back in the stub and shuffle the stub ({street})."),
        "board.deal_without_burn": QT_TRANSLATE_NOOP("Rulings", "Then deal it again, without another burn ({street})."),
        "board.shuffle_face_down": QT_TRANSLATE_NOOP("Rulings", "Shuffle face down; burns and muck stay out of it."),
        "board.early_card_stays": QT_TRANSLATE_NOOP(
            "Rulings", "The card stays ({street}) and is used after this betting round."
        ),
        "board.no_more_than_bet": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody may bet more than the highest bet of this round, or the least wager if there is none."
        ),
        "board.most_to_bet": QT_TRANSLATE_NOOP("Rulings", "In this round nobody may go above {most}."),
        "board.one_burn_only": QT_TRANSLATE_NOOP("Rulings", "One burn for a street, never more."),
        "board.restore_the_stub": QT_TRANSLATE_NOOP("Rulings", "Put the stub back in its order and go on."),
        "board.shuffle_the_stub": QT_TRANSLATE_NOOP("Rulings", "Shuffle the stub, and only the stub."),
        "board.shuffle_all_mixed": QT_TRANSLATE_NOOP("Rulings", "Shuffle the stub with the cards it was mixed with."),
        "board.cut_and_go_on": QT_TRANSLATE_NOOP("Rulings", "Cut it and go on."),
        "board.wrong_button_stands": QT_TRANSLATE_NOOP(
            "Rulings", "There has been binding action: the button stays for this hand."
        ),
        "board.not_moved_back": QT_TRANSLATE_NOOP("Rulings", "It is not moved back in the next hand either."),
        "board.correct_the_button": QT_TRANSLATE_NOOP(
            "Rulings", "No binding action yet: put the button at the right seat."
        ),
        "board.first_card_went_wrong": QT_TRANSLATE_NOOP(
            "Rulings", "If the first card already went to the wrong seat, it is a misdeal: deal again."
        ),
        "board.burn_protects": QT_TRANSLATE_NOOP("Rulings", "A burn protects the deck; it does not keep an order."),
        "board.no_telling_which": QT_TRANSLATE_NOOP("Rulings", "Nobody can say for certain which card it was."),
        "board.correct_the_blinds": QT_TRANSLATE_NOOP("Rulings", "Give wrong blinds back and post the right ones."),
        "board.count_52": QT_TRANSLATE_NOOP("Rulings", "One deck of 52 cards with equal backs, and a cutting card."),
        "board.inspect": QT_TRANSLATE_NOOP("Rulings", "Check the cards for marks, and that the deck is complete."),
        "board.show_on_request": QT_TRANSLATE_NOOP(
            "Rulings", "Spread them face up if a player asks, when they first come to the table."
        ),
        "board.shuffle": QT_TRANSLATE_NOOP(
            "Rulings", "Shuffle before and after each round, and when an empty table starts again."
        ),
        "board.cut": QT_TRANSLATE_NOOP("Rulings", "Cut by hand when shuffled by hand."),
        "board.fee_first": QT_TRANSLATE_NOOP("Rulings", "The fee, if there is one."),
        "board.blinds": QT_TRANSLATE_NOOP("Rulings", "The blinds."),
        "board.hole_cards": QT_TRANSLATE_NOOP("Rulings", "Hole cards, one at a time: two, in Omaha four."),
        "board.first_round": QT_TRANSLATE_NOOP("Rulings", "The first betting round."),
        "board.burn_and_flop": QT_TRANSLATE_NOOP("Rulings", "Burn, flop, betting round."),
        "board.burn_and_turn": QT_TRANSLATE_NOOP("Rulings", "Burn, turn, betting round."),
        "board.burn_and_river": QT_TRANSLATE_NOOP("Rulings", "Burn, river, last betting round."),
        "board.showdown": QT_TRANSLATE_NOOP("Rulings", "Showdown, commission, pots paid."),
    },
    choices={
        "picked_is_flop_burn": QT_TRANSLATE_NOOP(
            "Rulings", "The picked card is the burn of the flop; the turn has its own"
        ),
        "picked_is_turn_burn": QT_TRANSLATE_NOOP("Rulings", "The picked card is the burn of the turn"),
        "flop_stays": QT_TRANSLATE_NOOP("Rulings", "The flop stays"),
        "scramble_anyway": QT_TRANSLATE_NOOP("Rulings", "Mix the three, one becomes the burn"),
        "mix_with_the_next": QT_TRANSLATE_NOOP("Rulings", "Mix it with the next card, pick one blind as the burn"),
        "card_stays": QT_TRANSLATE_NOOP("Rulings", "The card stays"),
        "card_is_burn": QT_TRANSLATE_NOOP("Rulings", "The card becomes the burn"),
        "seen_burn_stays": QT_TRANSLATE_NOOP("Rulings", "It stays the burn, no other is dealt"),
        "same_card_back": QT_TRANSLATE_NOOP("Rulings", "The same card goes back in its place"),
        "pick_from_candidates": QT_TRANSLATE_NOOP("Rulings", "Mix the cards it may be, pick one blind"),
        "card_from_the_stub": QT_TRANSLATE_NOOP("Rulings", "Deal another card from the shuffled stub"),
        "second_burn_back": QT_TRANSLATE_NOOP("Rulings", "Put the second burn back on the stub"),
        "second_burn_mucked": QT_TRANSLATE_NOOP("Rulings", "The second burn goes to the muck"),
        "mix_into_the_stub": QT_TRANSLATE_NOOP("Rulings", "Shuffle it into the stub"),
    },
    values={
        "four_card_flop": QT_TRANSLATE_NOOP("Rulings", "Four cards on the flop"),
        "missing_burn": QT_TRANSLATE_NOOP("Rulings", "No burn before a board card"),
        "missing_burn_after_action": QT_TRANSLATE_NOOP("Rulings", "No burn before the flop, after action"),
        "two_cards": QT_TRANSLATE_NOOP("Rulings", "Two cards for the turn or river"),
        "early_flop": QT_TRANSLATE_NOOP("Rulings", "A flop dealt too early"),
        "early_turn": QT_TRANSLATE_NOOP("Rulings", "A turn dealt too early"),
        "early_river": QT_TRANSLATE_NOOP("Rulings", "A river dealt too early"),
        "missing_burn_late": QT_TRANSLATE_NOOP("Rulings", "No burn before turn or river"),
        "one_burn": QT_TRANSLATE_NOOP("Rulings", "Burns for a street"),
        "disordered_stub": QT_TRANSLATE_NOOP("Rulings", "A stub in disorder"),
        "chance_for_gaps": QT_TRANSLATE_NOOP("Rulings", "Chance where no rule fits"),
        "wrong_button": QT_TRANSLATE_NOOP("Rulings", "A button at the wrong seat"),
        "cards_made_ready": QT_TRANSLATE_NOOP("Rulings", "Cards checked and shuffled"),
        "order_of_a_round": QT_TRANSLATE_NOOP("Rulings", "Order of a round"),
    },
    places={
        "burn": QT_TRANSLATE_NOOP("Rulings", "the burn"),
        "flop_first": QT_TRANSLATE_NOOP("Rulings", "the first card of the flop"),
    },
)
