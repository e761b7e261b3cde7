"""The chapter `board` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "board.four_card_flop": QT_TRANSLATE_NOOP("Rulings", "Four cards on the flop"),
        "board.missing_burn": QT_TRANSLATE_NOOP("Rulings", "No burn before a board card"),
        "board.two_cards": QT_TRANSLATE_NOOP("Rulings", "Two cards dealt for the turn or river"),
        "board.premature": QT_TRANSLATE_NOOP("Rulings", "A premature board card"),
        "board.two_burns": QT_TRANSLATE_NOOP("Rulings", "Two burns for one street"),
        "board.stub": QT_TRANSLATE_NOOP("Rulings", "The stub falls or loses its order"),
        "board.wrong_button": QT_TRANSLATE_NOOP("Rulings", "The button was in the wrong position"),
        "board.burn_seen": QT_TRANSLATE_NOOP("Rulings", "A burn card is exposed or seen"),
        "board.lost_card": QT_TRANSLATE_NOOP("Rulings", "A board card is mucked or misplaced"),
        "board.cards_made_ready": QT_TRANSLATE_NOOP("Rulings", "Checking, shuffling and cutting the cards"),
        "board.order_of_a_round": QT_TRANSLATE_NOOP("Rulings", "The procedure of a round"),
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
            "premature, early flop, early turn, early river, too soon, exposed river card",
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
        "board.missing_burn/street": QT_TRANSLATE_NOOP("Rulings", "Which card came without a burn?"),
        "board.two_cards/street": QT_TRANSLATE_NOOP("Rulings", "Before which card?"),
        "board.premature/street": QT_TRANSLATE_NOOP("Rulings", "Which card was premature?"),
        "acted_on": QT_TRANSLATE_NOOP("Rulings", "Has anybody acted on the flop?"),
        "board.two_burns/seen": QT_TRANSLATE_NOOP("Rulings", "Was the second burn seen?"),
        "certain": QT_TRANSLATE_NOOP("Rulings", "Can the card be identified for certain?"),
        "order_known": QT_TRANSLATE_NOOP("Rulings", "Is the order of the stub certain?"),
        "mixed": QT_TRANSLATE_NOOP("Rulings", "Are other cards mixed in?"),
        "board.wrong_button/binding": QT_TRANSLATE_NOOP("Rulings", "Has there been substantial action?"),
    },
    answers={
        "street/flop": QT_TRANSLATE_NOOP("Rulings", "the flop"),
        "street/turn": QT_TRANSLATE_NOOP("Rulings", "the turn"),
        "street/river": QT_TRANSLATE_NOOP("Rulings", "the river"),
    },
    steps={
        "board.call_the_floor": QT_TRANSLATE_NOOP("Rulings", "The dealer stops and calls the floor."),
        "board.four_face_down": QT_TRANSLATE_NOOP(
            "Rulings", "The dealer turns the four cards face down and scrambles them."
        ),
        "board.pick_one": QT_TRANSLATE_NOOP("Rulings", "You pick one of them at random."),
        "board.picked_is_next_burn": QT_TRANSLATE_NOOP("Rulings", "The picked card is the burn for the turn."),
        "board.other_three_flop": QT_TRANSLATE_NOOP("Rulings", "The other three are the flop."),
        "board.no_burn_before_it": QT_TRANSLATE_NOOP("Rulings", "There was no burn before the flop either."),
        "board.first_is_the_burn": QT_TRANSLATE_NOOP("Rulings", "The first card of the flop is the burn."),
        "board.rest_is_the_flop": QT_TRANSLATE_NOOP("Rulings", "The other three are the flop."),
        "board.deal_one_more": QT_TRANSLATE_NOOP("Rulings", "One more card completes the flop."),
        "board.extra_is_next_burn": QT_TRANSLATE_NOOP(
            "Rulings", "The extra card is the next burn, before the next board card."
        ),
        "board.extra_to_the_muck": QT_TRANSLATE_NOOP("Rulings", "The extra card is mucked."),
        "board.show_it": QT_TRANSLATE_NOOP("Rulings", "Show it to everybody."),
        "board.card_is_the_burn": QT_TRANSLATE_NOOP("Rulings", "That card is the burn."),
        "board.deal_another": QT_TRANSLATE_NOOP("Rulings", "Deal a replacement card."),
        "board.three_face_down": QT_TRANSLATE_NOOP("Rulings", "Turn the three cards face down and scramble them."),
        "board.pick_one_of_three": QT_TRANSLATE_NOOP("Rulings", "Pick one of them at random: it is the burn."),
        "board.two_and_the_next": QT_TRANSLATE_NOOP("Rulings", "The other two and the next card are the flop."),
        "board.flop_stays": QT_TRANSLATE_NOOP("Rulings", "Somebody has acted: the flop stays."),
        "board.one_burn_for_the_turn": QT_TRANSLATE_NOOP("Rulings", "One burn before the turn, as always."),
        "board.somebody_has_acted": QT_TRANSLATE_NOOP("Rulings", "Somebody has acted on this flop."),
        "board.no_rule_chance": QT_TRANSLATE_NOOP(
            "Rulings", "No rule identifies the right card ({street}): pick it at random."
        ),
        "board.early_card_void": QT_TRANSLATE_NOOP("Rulings", "The premature card ({street}) does not count."),
        "board.burn_stays_out": QT_TRANSLATE_NOOP("Rulings", "The burn card stays ({street})."),
        "board.finish_the_round": QT_TRANSLATE_NOOP("Rulings", "Finish the betting round first."),
        "board.shuffle_back": QT_TRANSLATE_NOOP("Rulings", "Return it to the stub and reshuffle the stub ({street})."),
        "board.deal_without_burn": QT_TRANSLATE_NOOP("Rulings", "Then deal it again with no burn ({street})."),
        "board.shuffle_face_down": QT_TRANSLATE_NOOP("Rulings", "Shuffle face down, without burns and muck."),
        "board.early_card_stays": QT_TRANSLATE_NOOP(
            "Rulings", "The card stays ({street}) and is used after this betting round."
        ),
        "board.no_more_than_bet": QT_TRANSLATE_NOOP(
            "Rulings", "Nobody may bet more than the highest bet of this round, or the minimum bet if there is none."
        ),
        "board.most_to_bet": QT_TRANSLATE_NOOP("Rulings", "In this round nobody may go above {most}."),
        "board.one_burn_only": QT_TRANSLATE_NOOP("Rulings", "One burn card per street, never more."),
        "board.restore_the_stub": QT_TRANSLATE_NOOP("Rulings", "Put the stub back in order and continue."),
        "board.shuffle_the_stub": QT_TRANSLATE_NOOP("Rulings", "Shuffle the stub, and only the stub."),
        "board.shuffle_all_mixed": QT_TRANSLATE_NOOP("Rulings", "Shuffle the stub with the cards it was mixed with."),
        "board.cut_and_go_on": QT_TRANSLATE_NOOP("Rulings", "Cut it and continue."),
        "board.wrong_button_stands": QT_TRANSLATE_NOOP(
            "Rulings", "Substantial action: the button stays for this hand."
        ),
        "board.not_moved_back": QT_TRANSLATE_NOOP("Rulings", "The button is not moved back in the next hand either."),
        "board.correct_the_button": QT_TRANSLATE_NOOP(
            "Rulings", "No substantial action yet: move the button to the right seat."
        ),
        "board.first_card_went_wrong": QT_TRANSLATE_NOOP(
            "Rulings", "If the first card already went to the wrong seat, it is a misdeal: re-deal."
        ),
        "board.burn_protects": QT_TRANSLATE_NOOP(
            "Rulings", "The burn protects the deck; it does not keep the cards in order."
        ),
        "board.no_telling_which": QT_TRANSLATE_NOOP("Rulings", "The card cannot be identified for certain."),
        "board.correct_the_blinds": QT_TRANSLATE_NOOP(
            "Rulings", "Return the wrong blinds and have the right ones posted."
        ),
        "board.count_52": QT_TRANSLATE_NOOP("Rulings", "One deck of 52 cards with matching backs, and a cut card."),
        "board.inspect": QT_TRANSLATE_NOOP("Rulings", "Check the cards for marks, and count the deck down."),
        "board.show_on_request": QT_TRANSLATE_NOOP(
            "Rulings", "Spread them face up if a player asks, when they first come to the table."
        ),
        "board.shuffle": QT_TRANSLATE_NOOP(
            "Rulings", "Shuffle before and after each round, and when an empty table reopens."
        ),
        "board.cut": QT_TRANSLATE_NOOP("Rulings", "Hand shuffle, hand cut."),
        "board.fee_first": QT_TRANSLATE_NOOP("Rulings", "The fee, if there is one."),
        "board.blinds": QT_TRANSLATE_NOOP("Rulings", "The blinds."),
        "board.hole_cards": QT_TRANSLATE_NOOP("Rulings", "Hole cards, one at a time: two each, in Omaha four."),
        "board.first_round": QT_TRANSLATE_NOOP("Rulings", "The first betting round."),
        "board.burn_and_flop": QT_TRANSLATE_NOOP("Rulings", "Burn, flop, betting round."),
        "board.burn_and_turn": QT_TRANSLATE_NOOP("Rulings", "Burn, turn, betting round."),
        "board.burn_and_river": QT_TRANSLATE_NOOP("Rulings", "Burn, river, last betting round."),
        "board.showdown": QT_TRANSLATE_NOOP("Rulings", "Showdown, commission, pots paid."),
    },
    choices={
        "picked_is_flop_burn": QT_TRANSLATE_NOOP(
            "Rulings", "The picked card is the burn for the flop; the turn has its own"
        ),
        "picked_is_turn_burn": QT_TRANSLATE_NOOP("Rulings", "The picked card is the burn for the turn"),
        "flop_stays": QT_TRANSLATE_NOOP("Rulings", "The flop stays"),
        "scramble_anyway": QT_TRANSLATE_NOOP("Rulings", "Scramble the three; one becomes the burn"),
        "mix_with_the_next": QT_TRANSLATE_NOOP(
            "Rulings", "Scramble it with the next card and pick one at random as the burn"
        ),
        "card_stays": QT_TRANSLATE_NOOP("Rulings", "The card stays"),
        "card_is_burn": QT_TRANSLATE_NOOP("Rulings", "The card becomes the burn"),
        "seen_burn_stays": QT_TRANSLATE_NOOP("Rulings", "It stays the burn card; no other is dealt"),
        "same_card_back": QT_TRANSLATE_NOOP("Rulings", "The same card is returned to its place"),
        "pick_from_candidates": QT_TRANSLATE_NOOP("Rulings", "Scramble the possible cards and pick one at random"),
        "card_from_the_stub": QT_TRANSLATE_NOOP("Rulings", "Deal a new card from the shuffled stub"),
        "second_burn_back": QT_TRANSLATE_NOOP("Rulings", "Return the second burn to the top of the stub"),
        "second_burn_mucked": QT_TRANSLATE_NOOP("Rulings", "The second burn is mucked"),
        "mix_into_the_stub": QT_TRANSLATE_NOOP("Rulings", "Shuffle it into the stub"),
    },
    values={
        "four_card_flop": QT_TRANSLATE_NOOP("Rulings", "Four cards on the flop"),
        "missing_burn": QT_TRANSLATE_NOOP("Rulings", "No burn before a board card"),
        "missing_burn_after_action": QT_TRANSLATE_NOOP("Rulings", "No burn before the flop, after action"),
        "two_cards": QT_TRANSLATE_NOOP("Rulings", "Two cards for the turn or river"),
        "early_flop": QT_TRANSLATE_NOOP("Rulings", "A premature flop"),
        "early_turn": QT_TRANSLATE_NOOP("Rulings", "A premature turn"),
        "early_river": QT_TRANSLATE_NOOP("Rulings", "A premature river"),
        "missing_burn_late": QT_TRANSLATE_NOOP("Rulings", "No burn before turn or river"),
        "one_burn": QT_TRANSLATE_NOOP("Rulings", "Burn cards per street"),
        "disordered_stub": QT_TRANSLATE_NOOP("Rulings", "A disordered stub"),
        "chance_for_gaps": QT_TRANSLATE_NOOP("Rulings", "Random choice where no rule applies"),
        "wrong_button": QT_TRANSLATE_NOOP("Rulings", "Button in the wrong position"),
        "cards_made_ready": QT_TRANSLATE_NOOP("Rulings", "Cards checked and shuffled"),
        "order_of_a_round": QT_TRANSLATE_NOOP("Rulings", "Procedure of a round"),
    },
    places={
        "burn": QT_TRANSLATE_NOOP("Rulings", "the burn card"),
        "flop_first": QT_TRANSLATE_NOOP("Rulings", "the first card of the flop"),
    },
)
