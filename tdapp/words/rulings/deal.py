"""The chapter `deal` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "deal.exposed_hole_card": QT_TRANSLATE_NOOP("Rulings", "A hole card is seen during the deal"),
        "deal.card_off_table": QT_TRANSLATE_NOOP("Rulings", "A hole card falls off the table during the deal"),
        "deal.boxed_card": QT_TRANSLATE_NOOP("Rulings", "A card lies face up in the deck"),
    },
    keywords={
        "deal.exposed_hole_card": QT_TRANSLATE_NOOP(
            "Rulings",
            "exposed, exposed card, flashed, flipped, turned up, misdeal, first card, second card, hole card",
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
    },
    questions={
        "action": QT_TRANSLATE_NOOP("Rulings", "How far is the betting?"),
        "looked": QT_TRANSLATE_NOOP("Rulings", "Did somebody look at a card that was not meant for him?"),
        "can_rebuild": QT_TRANSLATE_NOOP("Rulings", "Can every card still be put where it belongs?"),
        "by": QT_TRANSLATE_NOOP("Rulings", "Who turned it up?"),
        "which": QT_TRANSLATE_NOOP("Rulings", "Which cards off the deck were seen?"),
        "card_seen": QT_TRANSLATE_NOOP("Rulings", "Did anybody see the card?"),
        "how_many": QT_TRANSLATE_NOOP("Rulings", "How many cards lay face up?"),
        "deal.boxed_card/found": QT_TRANSLATE_NOOP("Rulings", "When was it met?"),
    },
    answers={
        "action/none": QT_TRANSLATE_NOOP("Rulings", "nobody has acted"),
        "action/begun": QT_TRANSLATE_NOOP("Rulings", "begun, no binding action yet"),
        "action/binding": QT_TRANSLATE_NOOP("Rulings", "binding action has happened"),
        "by/dealer": QT_TRANSLATE_NOOP("Rulings", "the dealer"),
        "by/player": QT_TRANSLATE_NOOP("Rulings", "the player himself"),
        "which/one_later": QT_TRANSLATE_NOOP("Rulings", "one card, the third or later"),
        "which/one_of_first_two": QT_TRANSLATE_NOOP("Rulings", "the first or the second card, one of them"),
        "which/two_or_more": QT_TRANSLATE_NOOP("Rulings", "two cards or more"),
        "how_many/one": QT_TRANSLATE_NOOP("Rulings", "one card"),
        "how_many/two_or_more": QT_TRANSLATE_NOOP("Rulings", "two cards or more"),
        "deal.boxed_card/found/in_the_deal": QT_TRANSLATE_NOOP("Rulings", "while the hole cards were dealt"),
        "deal.boxed_card/found/later": QT_TRANSLATE_NOOP("Rulings", "after the betting began"),
    },
    steps={
        "deal.not_binding_yet": QT_TRANSLATE_NOOP(
            "Rulings", "Players have acted, but there is no binding action yet: in time for a misdeal."
        ),
        "deal.declare_misdeal": QT_TRANSLATE_NOOP(
            "Rulings", "Misdeal. Take all cards in, shuffle, and deal this hand again."
        ),
        "deal.bets_back_blinds_stay": QT_TRANSLATE_NOOP(
            "Rulings", "What was bet goes back. Blinds and antes stay for the new deal."
        ),
        "deal.redeal_same": QT_TRANSLATE_NOOP(
            "Rulings", "The button stays where it is; blinds and limits stay the same."
        ),
        "deal.reshuffle_and_cut": QT_TRANSLATE_NOOP(
            "Rulings", "The round has not begun: shuffle and cut for a new one."
        ),
        "deal.no_newcomers": QT_TRANSLATE_NOOP("Rulings", "Nobody new is dealt in."),
        "deal.away_may_play": QT_TRANSLATE_NOOP(
            "Rulings", "A player who was dealt in but away may play if he is at his seat now."
        ),
        "deal.penalty_counts_once": QT_TRANSLATE_NOOP(
            "Rulings", "For a player on a penalty the two deals count as one hand."
        ),
        "deal.too_late": QT_TRANSLATE_NOOP("Rulings", "Too late for a misdeal. Play the hand out."),
        "deal.rebuild": QT_TRANSLATE_NOOP(
            "Rulings", "No misdeal. Put every card where it belongs, in the order of the deal, and go on."
        ),
        "deal.somebody_looked": QT_TRANSLATE_NOOP(
            "Rulings", "The deal cannot be put right: a player looked at a card that was not his."
        ),
        "deal.cannot_rebuild": QT_TRANSLATE_NOOP("Rulings", "The deal cannot be put right any more."),
        "deal.book_stops": QT_TRANSLATE_NOOP("Rulings", "The book says no more about it. You decide what is fair."),
        "deal.shown_by_player": QT_TRANSLATE_NOOP(
            "Rulings", "The player showed the card himself: that is never a misdeal."
        ),
        "deal.card_stays_his": QT_TRANSLATE_NOOP("Rulings", "The card stays with the player. Play on."),
        "deal.two_seen": QT_TRANSLATE_NOOP("Rulings", "Two hole cards or more were seen through the dealer."),
        "deal.first_card_seen": QT_TRANSLATE_NOOP(
            "Rulings", "The first or second card off the deck was seen through the dealer."
        ),
        "deal.one_seen_no_misdeal": QT_TRANSLATE_NOOP(
            "Rulings", "One card was seen, and not the first or second off the deck: no misdeal."
        ),
        "deal.finish_the_deal": QT_TRANSLATE_NOOP("Rulings", "Finish the deal first."),
        "deal.exchange_for_burn": QT_TRANSLATE_NOOP(
            "Rulings", "Then change the seen card for the card that would be the first burn."
        ),
        "deal.show_everybody": QT_TRANSLATE_NOOP("Rulings", "Let every player see the card."),
        "deal.card_is_first_burn": QT_TRANSLATE_NOOP("Rulings", "Use it as the first burn."),
        "deal.fell_unseen": QT_TRANSLATE_NOOP("Rulings", "Nobody saw the card: no misdeal."),
        "deal.boxed_cards": QT_TRANSLATE_NOOP("Rulings", "Two cards or more lay face up in the deck."),
        "deal.boxed_card_found": QT_TRANSLATE_NOOP("Rulings", "A card lay face up in the deck."),
        "deal.one_boxed_no_misdeal": QT_TRANSLATE_NOOP("Rulings", "One card face up in the deck is no misdeal."),
        "deal.boxed_to_muck": QT_TRANSLATE_NOOP("Rulings", "Put the face-up card in the muck. It does not play."),
        "deal.show_boxed_card": QT_TRANSLATE_NOOP("Rulings", "Let every player see it."),
        "deal.next_card_instead": QT_TRANSLATE_NOOP("Rulings", "Go on with the next card of the deck."),
    },
    choices={
        "first_burn_for_card": QT_TRANSLATE_NOOP(
            "Rulings", "Finish the deal; he gets the first burn, and the seen card becomes that burn"
        ),
        "card_plays": QT_TRANSLATE_NOOP("Rulings", "The card stays and plays"),
        "scrap_paper": QT_TRANSLATE_NOOP("Rulings", "It is scrap paper: lay it aside, the next card takes its place"),
    },
    values={
        "misdeal_limit": QT_TRANSLATE_NOOP("Rulings", "A misdeal can be declared until"),
        "deal_rebuilt": QT_TRANSLATE_NOOP("Rulings", "A wrong deal is put right when nobody saw a wrong card"),
        "first_cards_seen": QT_TRANSLATE_NOOP("Rulings", "One of the first two cards is seen"),
        "boxed_limit": QT_TRANSLATE_NOOP("Rulings", "Face-up cards that make a misdeal"),
        "boxed_later": QT_TRANSLATE_NOOP("Rulings", "A face-up card after the betting began"),
    },
    settings={
        "misdeal_limit/binding_action": QT_TRANSLATE_NOOP("Rulings", "binding action"),
        "misdeal_limit/first_betting": QT_TRANSLATE_NOOP("Rulings", "the first betting round begins"),
        "first_cards_seen/misdeal": QT_TRANSLATE_NOOP("Rulings", "misdeal"),
        "first_cards_seen/exchange": QT_TRANSLATE_NOOP("Rulings", "exchanged for the first burn"),
        "boxed_limit/one": QT_TRANSLATE_NOOP("Rulings", "one"),
        "boxed_limit/two": QT_TRANSLATE_NOOP("Rulings", "two"),
        "boxed_later/muck": QT_TRANSLATE_NOOP("Rulings", "to the muck, after it was shown"),
    },
    places={
        "seen_card": QT_TRANSLATE_NOOP("Rulings", "the seen card"),
        "first_burn": QT_TRANSLATE_NOOP("Rulings", "the card that would be the first burn"),
        "boxed_card": QT_TRANSLATE_NOOP("Rulings", "the face-up card"),
    },
)
