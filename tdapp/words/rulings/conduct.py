"""The chapter `conduct` of the rulings in words."""

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={
        "conduct.device": QT_TRANSLATE_NOOP("Rulings", "Phone or device at the table"),
        "conduct.strategy_aid": QT_TRANSLATE_NOOP("Rulings", "App, chart or other strategy aid"),
        "conduct.language": QT_TRANSLATE_NOOP("Rulings", "A language that is not allowed"),
        "conduct.silence": QT_TRANSLATE_NOOP("Rulings", "Players talk after silence was called"),
        "conduct.identity": QT_TRANSLATE_NOOP("Rulings", "A player's face is covered"),
        "conduct.leaving": QT_TRANSLATE_NOOP("Rulings", "A player leaves the table with a live hand"),
        "conduct.dodging_blinds": QT_TRANSLATE_NOOP("Rulings", "A player dodges the blinds"),
        "conduct.disclosure": QT_TRANSLATE_NOOP("Rulings", "Discussing a live or folded hand"),
        "conduct.one_player": QT_TRANSLATE_NOOP("Rulings", "One player to a hand: advice is given"),
        "conduct.showing": QT_TRANSLATE_NOOP("Rulings", "Cards exposed during the hand"),
        "conduct.throwing": QT_TRANSLATE_NOOP("Rulings", "Cards thrown"),
        "conduct.etiquette": QT_TRANSLATE_NOOP("Rulings", "Repeated etiquette violations"),
        "conduct.stalling": QT_TRANSLATE_NOOP("Rulings", "Stalling"),
        "conduct.disruption": QT_TRANSLATE_NOOP("Rulings", "Abuse or disruption"),
        "conduct.collusion": QT_TRANSLATE_NOOP("Rulings", "Chip dumping or collusion"),
        "conduct.cheating": QT_TRANSLATE_NOOP("Rulings", "Cheating"),
        "conduct.soft_play": QT_TRANSLATE_NOOP("Rulings", "Soft play"),
        "conduct.out_of_view": QT_TRANSLATE_NOOP("Rulings", "Chips taken out of view"),
        "conduct.penalty_hands": QT_TRANSLATE_NOOP("Rulings", "The number of hands of a penalty"),
        "conduct.disqualify": QT_TRANSLATE_NOOP("Rulings", "A player is disqualified"),
        "conduct.deck_change": QT_TRANSLATE_NOOP("Rulings", "A player asks for a deck change"),
        "conduct.rabbit": QT_TRANSLATE_NOOP("Rulings", "Rabbit hunting: a player wants to see the next card"),
        "conduct.count_pot": QT_TRANSLATE_NOOP("Rulings", "A player asks how much is in the pot"),
        "conduct.stacks": QT_TRANSLATE_NOOP("Rulings", "A stack that cannot be counted"),
        "conduct.special_need": QT_TRANSLATE_NOOP("Rulings", "A player needs special accommodation"),
        "conduct.splashed_pot": QT_TRANSLATE_NOOP("Rulings", "Splashing the pot: chips thrown in"),
        "conduct.side_bet": QT_TRANSLATE_NOOP("Rulings", "A bet beside the game"),
    },
    keywords={
        "conduct.device": QT_TRANSLATE_NOOP("Rulings", "phone, mobile, device, tablet, call, camera"),
        "conduct.strategy_aid": QT_TRANSLATE_NOOP("Rulings", "app, chart, solver, aid, RTA, help"),
        "conduct.language": QT_TRANSLATE_NOOP("Rulings", "language, english only, foreign, talk, Dutch, speaks"),
        "conduct.silence": QT_TRANSLATE_NOOP("Rulings", "silence, quiet, noise, talking"),
        "conduct.identity": QT_TRANSLATE_NOOP("Rulings", "mask, hood, sunglasses, face, clothing, hoodie, cap"),
        "conduct.leaving": QT_TRANSLATE_NOOP("Rulings", "leave, away, walks off, live hand, toilet"),
        "conduct.dodging_blinds": QT_TRANSLATE_NOOP("Rulings", "blinds, dodge, avoid, sit out, late to a new table"),
        "conduct.disclosure": QT_TRANSLATE_NOOP("Rulings", "talk, disclose, folded hand, comment, speculate"),
        "conduct.one_player": QT_TRANSLATE_NOOP("Rulings", "advice, coach, helper, opmh, reads the hand"),
        "conduct.showing": QT_TRANSLATE_NOOP("Rulings", "show, expose, own card, face up, shows cards to a neighbour"),
        "conduct.throwing": QT_TRANSLATE_NOOP("Rulings", "throw, off the table, helicopter, threw cards"),
        "conduct.etiquette": QT_TRANSLATE_NOOP(
            "Rulings",
            "etiquette, manners, touching chips, splash, hygiene, slow roll, celebration, chatter, angle shooting",
        ),
        "conduct.stalling": QT_TRANSLATE_NOOP("Rulings", "slow, tanking, delay, time"),
        "conduct.disruption": QT_TRANSLATE_NOOP(
            "Rulings", "abuse, insult, swearing, drunk, threat, discrimination, abusive, threatens, yells"
        ),
        "conduct.collusion": QT_TRANSLATE_NOOP("Rulings", "dumping, collusion, team, partner"),
        "conduct.cheating": QT_TRANSLATE_NOOP("Rulings", "cheat, fraud, marked cards, theft, stole chips"),
        "conduct.soft_play": QT_TRANSLATE_NOOP("Rulings", "soft, checks the nuts, goes easy, checks it down"),
        "conduct.out_of_view": QT_TRANSLATE_NOOP(
            "Rulings", "pocket, hidden, chips gone, took chips, removed from the table, going south"
        ),
        "conduct.penalty_hands": QT_TRANSLATE_NOOP("Rulings", "penalty, rounds, hands, orbit, missed, how long"),
        "conduct.disqualify": QT_TRANSLATE_NOOP("Rulings", "dq, disqualified, out, exclude, ban"),
        "conduct.deck_change": QT_TRANSLATE_NOOP("Rulings", "deck, new cards, setup, damaged"),
        "conduct.rabbit": QT_TRANSLATE_NOOP("Rulings", "rabbit, next card, river, would have come"),
        "conduct.count_pot": QT_TRANSLATE_NOOP(
            "Rulings",
            "count the pot, pot count, spread the pot, how large is the pot",
            "words a director types, parted by commas",
        ),
        "conduct.stacks": QT_TRANSLATE_NOOP(
            "Rulings", "stack, dirty, high chips, colour up, hidden, not countable, big chips in front, not visible"
        ),
        "conduct.special_need": QT_TRANSLATE_NOOP(
            "Rulings", "wheelchair, disability, glasses, need, help, blind player, deaf"
        ),
        "conduct.splashed_pot": QT_TRANSLATE_NOOP(
            "Rulings",
            "splash, splashed pot, splashing the pot, threw chips in, mixed with the pot",
            "words a director types, parted by commas",
        ),
        "conduct.side_bet": QT_TRANSLATE_NOOP("Rulings", "side bet, prop bet, insurance, last longer"),
    },
    questions={
        "conduct.splashed_pot/said": QT_TRANSLATE_NOOP("Rulings", "What was said first?"),
        "pot_before": QT_TRANSLATE_NOOP("Rulings", "How much should the pot be without those chips?"),
        "pot_now": QT_TRANSLATE_NOOP("Rulings", "How much is in it now, counted?"),
        "before": QT_TRANSLATE_NOOP("Rulings", "How many warnings or penalties for it before this?"),
        "live_hand": QT_TRANSLATE_NOOP("Rulings", "Does the player have a live hand?"),
        "nuts_checked_last": QT_TRANSLATE_NOOP("Rulings", "Was it only checking the nuts, last to act on the river?"),
        "hidden": QT_TRANSLATE_NOOP("Rulings", "How many chips were out of view?"),
        "conduct.penalty_hands/number": QT_TRANSLATE_NOOP("Rulings", "How many rounds, or hands?"),
        "conduct.penalty_hands/kind": QT_TRANSLATE_NOOP("Rulings", "Rounds, or a number of hands?"),
        "players": QT_TRANSLATE_NOOP("Rulings", "How many players are at the table, this player included?"),
        "chips_counted": QT_TRANSLATE_NOOP("Rulings", "How many chips does the player have, counted?"),
        "damaged": QT_TRANSLATE_NOOP("Rulings", "Is a card damaged or marked?"),
    },
    answers={
        "conduct.splashed_pot/said/amount": QT_TRANSLATE_NOOP("Rulings", "an amount"),
        "conduct.splashed_pot/said/call": QT_TRANSLATE_NOOP("Rulings", "call"),
        "conduct.splashed_pot/said/raise": QT_TRANSLATE_NOOP("Rulings", "bet or raise, without an amount"),
        "conduct.splashed_pot/said/nothing": QT_TRANSLATE_NOOP("Rulings", "nothing, or only after the chips"),
        "kind/rounds": QT_TRANSLATE_NOOP("Rulings", "full rounds"),
        "kind/missed_hands": QT_TRANSLATE_NOOP("Rulings", "single hands"),
    },
    steps={
        "conduct.splash_in_front": QT_TRANSLATE_NOOP(
            "Rulings", "Bets go in front, not into the pot. Repeated splashing is an etiquette violation."
        ),
        "conduct.splash_amount_binds": QT_TRANSLATE_NOOP("Rulings", "The amount said first is the bet."),
        "conduct.splash_call_binds": QT_TRANSLATE_NOOP("Rulings", "'Call' was said: the full call is owed."),
        "conduct.splash_make_right": QT_TRANSLATE_NOOP(
            "Rulings", "Count the pot: what is over is returned, what is short is added."
        ),
        "conduct.splash_counted": QT_TRANSLATE_NOOP("Rulings", "{amount} was put in."),
        "conduct.splash_rule_on_it": QT_TRANSLATE_NOOP(
            "Rulings", "Put these chips in front as the bet, and rule on them like any other bet."
        ),
        "conduct.splash_count_pot": QT_TRANSLATE_NOOP(
            "Rulings", "Count the pot: anything above the earlier bets is the bet."
        ),
        "conduct.device_told": QT_TRANSLATE_NOOP("Rulings", "No phones or devices at the table. Put it away."),
        "conduct.device_away": QT_TRANSLATE_NOOP("Rulings", "The device leaves the table now."),
        "conduct.device_live": QT_TRANSLATE_NOOP(
            "Rulings", "With a live hand, nothing is read or sent until the hand is over. The hand plays on."
        ),
        "conduct.aid_told": QT_TRANSLATE_NOOP("Rulings", "No apps, charts or help from others while playing."),
        "conduct.silence_told": QT_TRANSLATE_NOOP("Rulings", "The floor has called for silence at the table."),
        "conduct.language_told": QT_TRANSLATE_NOOP("Rulings", "During a hand only the house languages may be spoken."),
        "conduct.language_remind": QT_TRANSLATE_NOOP("Rulings", "Tell the whole table once which languages these are."),
        "conduct.identity_told": QT_TRANSLATE_NOOP("Rulings", "The floor must be able to see who is playing."),
        "conduct.identity_remedy": QT_TRANSLATE_NOOP("Rulings", "Ask for it to be taken off, and say why."),
        "conduct.leaving_told": QT_TRANSLATE_NOOP("Rulings", "Stay at the table while you have a live hand."),
        "conduct.leaving_live": QT_TRANSLATE_NOOP("Rulings", "The hand is live but unprotected; play does not wait."),
        "conduct.dodging_told": QT_TRANSLATE_NOOP("Rulings", "Dodging blinds carries a penalty."),
        "conduct.disclosure_told": QT_TRANSLATE_NOOP("Rulings", "Do not discuss a live or folded hand."),
        "conduct.disclosure_share": QT_TRANSLATE_NOOP(
            "Rulings", "Show one, show all: what one player saw or heard, the whole table is told."
        ),
        "conduct.one_player_told": QT_TRANSLATE_NOOP("Rulings", "One player to a hand: no advice and no help."),
        "conduct.one_player_alone": QT_TRANSLATE_NOOP(
            "Rulings", "No help with the decision; anyone who helped steps away or keeps quiet."
        ),
        "conduct.showing_told": QT_TRANSLATE_NOOP("Rulings", "Do not expose cards during a hand."),
        "conduct.showing_not_dead": QT_TRANSLATE_NOOP("Rulings", "The hand is not dead: it plays on."),
        "conduct.throwing_told": QT_TRANSLATE_NOOP("Rulings", "Release your cards low and forward; do not throw them."),
        "conduct.etiquette_told": QT_TRANSLATE_NOOP(
            "Rulings", "This is an etiquette violation; repeats carry a penalty."
        ),
        "conduct.stalling_told": QT_TRANSLATE_NOOP("Rulings", "Act in a reasonable time."),
        "conduct.stalling_clock": QT_TRANSLATE_NOOP(
            "Rulings", "From now on, call the clock on this player for any delay."
        ),
        "conduct.disruption_told": QT_TRANSLATE_NOOP("Rulings", "This behaviour stops now."),
        "conduct.collusion_told": QT_TRANSLATE_NOOP("Rulings", "Collusion or chip dumping means disqualification."),
        "conduct.cheating_told": QT_TRANSLATE_NOOP("Rulings", "Cheating and fraud are punished."),
        "conduct.soft_play_told": QT_TRANSLATE_NOOP(
            "Rulings", "Play your own hand against everybody. Soft play carries a penalty."
        ),
        "conduct.nuts_not_automatic": QT_TRANSLATE_NOOP(
            "Rulings",
            "Checking the nuts last to act on the river is not automatically soft play. Consider who it was against.",
        ),
        "conduct.after_hand": QT_TRANSLATE_NOOP("Rulings", "The penalty starts at the end of the hand."),
        "conduct.out_of_view_disqualified": QT_TRANSLATE_NOOP(
            "Rulings", "Seat {seat} is disqualified. All chips leave the tournament."
        ),
        "conduct.out_of_view_forfeited": QT_TRANSLATE_NOOP(
            "Rulings", "The chips seat {seat} took out of view are forfeited. You may also disqualify."
        ),
        "conduct.count_chips": QT_TRANSLATE_NOOP(
            "Rulings", "Count seat {seat}'s chips with a witness and write it down."
        ),
        "conduct.no_missed_hands": QT_TRANSLATE_NOOP("Rulings", "This book has full rounds only, no single hands."),
        "conduct.hands_fixed": QT_TRANSLATE_NOOP(
            "Rulings", "{hands} hands to miss. The number is fixed, even if players come or go."
        ),
        "conduct.too_many_rounds": QT_TRANSLATE_NOOP("Rulings", "{rounds} rounds is too many: the maximum is {most}."),
        "conduct.rounds_times_players": QT_TRANSLATE_NOOP(
            "Rulings", "{rounds} rounds x {players} players, this one included: {hands} hands."
        ),
        "conduct.serve_away": QT_TRANSLATE_NOOP("Rulings", "Stay away from the table."),
        "conduct.serve_dealt_mucked": QT_TRANSLATE_NOOP(
            "Rulings", "The seat is dealt in, blinds and antes are posted, and the hand is killed after the deal."
        ),
        "conduct.misdeal_one_hand": QT_TRANSLATE_NOOP("Rulings", "A misdeal and its re-deal are one hand."),
        "conduct.report_back": QT_TRANSLATE_NOOP("Rulings", "Report to the floor before playing again."),
        "conduct.disqualified": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is disqualified."),
        "conduct.chips_removed": QT_TRANSLATE_NOOP("Rulings", "All {chips} chips leave the tournament."),
        "conduct.final_no_refund": QT_TRANSLATE_NOOP("Rulings", "The decision is final, and nothing is refunded."),
        "conduct.excluded": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is excluded from the game."),
        "conduct.deck_damaged": QT_TRANSLATE_NOOP("Rulings", "Change the deck before the next hand."),
        "conduct.deck_not_on_request": QT_TRANSLATE_NOOP("Rulings", "No deck changes at a player's request."),
        "conduct.pot_is_counted": QT_TRANSLATE_NOOP("Rulings", "Yes: this is pot-limit, the dealer counts the pot."),
        "conduct.pot_is_not_counted": QT_TRANSLATE_NOOP(
            "Rulings", "No: the pot is counted only in pot-limit. It may be looked at as it lies."
        ),
        "conduct.no_rabbit": QT_TRANSLATE_NOOP("Rulings", "No rabbit hunting. Undealt cards stay unseen."),
        "conduct.stack_up": QT_TRANSLATE_NOOP("Rulings", "Stack your chips by value, countable, high chips in view."),
        "conduct.help_if_possible": QT_TRANSLATE_NOOP("Rulings", "Help as far as the game allows."),
        "conduct.no_side_bets": QT_TRANSLATE_NOOP("Rulings", "No side bets."),
    },
    choices={
        "amount_as_counted": QT_TRANSLATE_NOOP("Rulings", "What the pot count shows"),
        "amount_as_seen": QT_TRANSLATE_NOOP("Rulings", "What the dealer and the players saw go in"),
        "least_amount": QT_TRANSLATE_NOOP("Rulings", "The least it could be: a call, or the minimum bet"),
        "no_penalty": QT_TRANSLATE_NOOP("Rulings", "No penalty"),
        PenaltyKind.WARNING: QT_TRANSLATE_NOOP("Rulings", "A warning"),
        PenaltyKind.MISSED_HANDS: QT_TRANSLATE_NOOP("Rulings", "One or more missed hands"),
        PenaltyKind.ROUNDS: QT_TRANSLATE_NOOP("Rulings", "One or more full rounds"),
        PenaltyKind.DISQUALIFICATION: QT_TRANSLATE_NOOP("Rulings", "Disqualification"),
        "void_wager": QT_TRANSLATE_NOOP("Rulings", "The bet is void"),
        "exclude": QT_TRANSLATE_NOOP("Rulings", "Excluded from the game"),
        "keep_apart": QT_TRANSLATE_NOOP("Rulings", "The two players no longer play at one table"),
        "colour_up": QT_TRANSLATE_NOOP("Rulings", "Colour the stack up"),
        "restack": QT_TRANSLATE_NOOP("Rulings", "Let the player restack"),
        "accommodate": QT_TRANSLATE_NOOP("Rulings", "Give the player what is needed"),
        "not_possible": QT_TRANSLATE_NOOP("Rulings", "It cannot be done without harming the game"),
    },
    values={
        "splashed_pot": QT_TRANSLATE_NOOP("Rulings", "Splashing the pot: chips thrown in"),
        "penalty_menu": QT_TRANSLATE_NOOP("Rulings", "Penalties to choose from"),
        "penalty_device": QT_TRANSLATE_NOOP("Rulings", "Penalty for a device"),
        "penalty_aid": QT_TRANSLATE_NOOP("Rulings", "Penalty for strategy aids"),
        "penalty_language": QT_TRANSLATE_NOOP("Rulings", "Penalty for another language"),
        "penalty_silence": QT_TRANSLATE_NOOP("Rulings", "Penalty for breaking the silence"),
        "penalty_identity": QT_TRANSLATE_NOOP("Rulings", "Penalty for a covered face"),
        "penalty_leaving": QT_TRANSLATE_NOOP("Rulings", "Penalty for leaving with a live hand"),
        "penalty_dodging": QT_TRANSLATE_NOOP("Rulings", "Penalty for dodging blinds"),
        "penalty_disclosure": QT_TRANSLATE_NOOP("Rulings", "Penalty for discussing a hand"),
        "penalty_one_player": QT_TRANSLATE_NOOP("Rulings", "Penalty for advice"),
        "penalty_showing": QT_TRANSLATE_NOOP("Rulings", "Penalty for exposing cards"),
        "penalty_throwing": QT_TRANSLATE_NOOP("Rulings", "Penalty for throwing cards"),
        "penalty_etiquette": QT_TRANSLATE_NOOP("Rulings", "Penalty for etiquette violations"),
        "penalty_stalling": QT_TRANSLATE_NOOP("Rulings", "Penalty for stalling"),
        "penalty_disruption": QT_TRANSLATE_NOOP("Rulings", "Penalty for disruption"),
        "penalty_collusion": QT_TRANSLATE_NOOP("Rulings", "Penalty for collusion"),
        "penalty_cheating": QT_TRANSLATE_NOOP("Rulings", "Penalty for cheating"),
        "penalty_soft_play": QT_TRANSLATE_NOOP("Rulings", "Penalty for soft play"),
        "penalty_out_of_view": QT_TRANSLATE_NOOP("Rulings", "Penalty for chips out of view"),
        "penalty_side_bets": QT_TRANSLATE_NOOP("Rulings", "Penalty for side bets"),
        "chips_out_of_view": QT_TRANSLATE_NOOP("Rulings", "Chips taken out of view"),
        "penalty_rounds": QT_TRANSLATE_NOOP("Rulings", "Most rounds of a penalty (0: no limit)"),
        "penalty_missed_hands": QT_TRANSLATE_NOOP("Rulings", "Penalties in single hands"),
        "disqualification": QT_TRANSLATE_NOOP("Rulings", "Disqualification"),
        "deck_change": QT_TRANSLATE_NOOP("Rulings", "When a deck is changed"),
        "pot_count": QT_TRANSLATE_NOOP("Rulings", "Counting the pot for a player"),
        "rabbit_hunting": QT_TRANSLATE_NOOP("Rulings", "Rabbit hunting"),
        "visible_stacks": QT_TRANSLATE_NOOP("Rulings", "How chips are stacked"),
        "special_needs": QT_TRANSLATE_NOOP("Rulings", "Special needs"),
        "side_bets": QT_TRANSLATE_NOOP("Rulings", "Side bets"),
    },
    settings={
        "pot_count/pot_limit_only": QT_TRANSLATE_NOOP("Rulings", "pot-limit only"),
        "splashed_pot/words_then_count": QT_TRANSLATE_NOOP("Rulings", "words said first, otherwise the pot count"),
        **{
            f"{name}/{choice}": text
            for name in (
                "penalty_device",
                "penalty_aid",
                "penalty_language",
                "penalty_silence",
                "penalty_identity",
                "penalty_leaving",
                "penalty_dodging",
                "penalty_disclosure",
                "penalty_one_player",
                "penalty_showing",
                "penalty_throwing",
                "penalty_etiquette",
                "penalty_stalling",
                "penalty_disruption",
                "penalty_collusion",
                "penalty_cheating",
                "penalty_soft_play",
                "penalty_out_of_view",
                "penalty_side_bets",
            )
            for choice, text in (
                ("may", QT_TRANSLATE_NOOP("Rulings", "may follow")),
                ("must", QT_TRANSLATE_NOOP("Rulings", "must follow")),
            )
        },
        "chips_out_of_view/disqualified": QT_TRANSLATE_NOOP("Rulings", "the player is disqualified"),
        "chips_out_of_view/forfeited": QT_TRANSLATE_NOOP("Rulings", "the chips are forfeited"),
        "disqualification/chips_removed": QT_TRANSLATE_NOOP("Rulings", "chips leave play"),
        "disqualification/excluded": QT_TRANSLATE_NOOP("Rulings", "excluded from the game"),
        "deck_change/when_damaged": QT_TRANSLATE_NOOP("Rulings", "only when damaged"),
        "deck_change/by_the_house": QT_TRANSLATE_NOOP("Rulings", "when the house says so"),
    },
)
