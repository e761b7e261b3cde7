"""The lines of a ruling's effects: amounts, seats, pots, and what it rests on. The page and the paper say it alike."""

from collections.abc import Sequence

from tdapp.rulebooks.book import Rulebook
from tdapp.rulings.ruling import PlayerOption, PotAward, Ruling, SeatEffect
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import ACTIONS, PENALTIES
from tdapp.words.rulings.hand_entry import ACTS, NO_MOST, ONE_SIZE
from tdapp.words.say import Words

RAISES = ("bet", "raise")
WHY = QT_TRANSLATE_NOOP("Rulings", "Why: {sentence}")
ASSUMED = QT_TRANSLATE_NOOP("Rulings", "Assumed: {sentence}")
MISSING = QT_TRANSLATE_NOOP("Rulings", "Missing: {sentence}", "what a ruling still needs to know")


def assumptions(words: Words, book: Rulebook, ruling: Ruling) -> list[str]:
    """The lines about what the answer rests on, the readings of unclear rules in words."""
    readings = (book.texts.get(words.language) or book.texts["en"]).readings
    return [
        readings[each.name] if each.kind == "reading" else say.assumed_of(words, ruling.incident, each)
        for each in ruling.assumed
    ]


def amounts(words: Words, ruling: Ruling) -> list[str]:
    """The lines about the bet, the limits of a raise, who is next and what he may."""
    least, most = ruling.min_raise_to, ruling.max_raise_to
    found = []
    if ruling.bet_level:
        found.append(words(texts.BET_IS, level=ruling.bet_level))
    if any((option.least, option.most) == (least, most) for option in ruling.options if option.act in RAISES):
        pass  # it is said of whoever may do so
    elif least is not None and most is not None:
        found.append(words(texts.RAISE_FROM_TO, least=least, most=most))
    elif least is not None:
        found.append(words(texts.RAISE_FROM, least=least))
    elif most is not None:
        found.append(words(texts.RAISE_TO, most=most))
    if ruling.next_to_act is not None:
        found.append(words(texts.NEXT, seat=ruling.next_to_act))
    for seat in dict.fromkeys(option.seat for option in ruling.options):
        acts = [_option(words, option) for option in ruling.options if option.seat == seat]
        found.append(words(texts.MAY, seat=seat, acts=", ".join(acts)))
    return found


def _option(words: Words, option: PlayerOption) -> str:
    """What a player may do, with its numbers: 'call to 1,800', 'raise to 3,000 or more'."""
    least, most = option.least, option.most
    if option.act == "call" and least is not None:
        return words(texts.CALL_TO, to=least)
    if option.act not in RAISES or least is None:
        return words(ACTIONS[option.act])
    said = NO_MOST if most is None else ONE_SIZE if least == most else ACTS
    return words(said[option.act], least=least, most=most or 0)


def seat_line(words: Words, effect: SeatEffect) -> str:
    """The line about what happens to a seat; '' when nothing does."""
    pairs = (
        (texts.SEAT_REFUND, effect.refund),
        (texts.SEAT_ADDS, effect.must_add),
        (texts.SEAT_FORFEITS, effect.forfeits),
        (texts.SEAT_REMOVED, effect.removed),
        (texts.SEAT_GIVES, effect.gives),
        (texts.SEAT_GAINS, effect.gains),
    )
    told = [words(text, amount=amount) for text, amount in pairs if amount]
    if effect.hand:
        told.append(words(texts.HAND[effect.hand]))
    return words(texts.SEAT_LINE, seat=effect.seat, what=", ".join(told)) if told else ""


def pot_lines(words: Words, pots: Sequence[PotAward]) -> list[str]:
    """The lines about each pot with who can win it and who does."""
    found = []
    for number, pot in enumerate(pots, 1):
        line = words(
            texts.POT_LINE, **say.filled(words, {"number": number, "amount": pot.amount, "seats": pot.eligible})
        )
        awards = [words(texts.POT_AWARD, seat=seat, amount=amount) for seat, amount in pot.awards.items()]
        found.append("; ".join((line, *awards)))
    return found


def card_lines(words: Words, ruling: Ruling) -> list[str]:
    """The lines about where each card goes."""
    return [f"{say.card_place(words, each.which)}: {say.fate_of(words, each)}" for each in ruling.cards]


def penalty_line(words: Words, ruling: Ruling) -> str:
    """The line whether a penalty may or must follow, and which; '' where the book speaks of none."""
    if ruling.penalty is None:
        return ""
    text = texts.PENALTY_MUST if ruling.penalty.kind == "must" else texts.PENALTY_MAY
    menu = ", ".join(words(PENALTIES[each]) for each in ruling.penalty.menu)
    return words(text, rule=str(ruling.penalty.cite), menu=menu)
