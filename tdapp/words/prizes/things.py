"""The sentences about prizes that are not money: what stands in their way, the acts, and the lines on paper."""

from tdapp.read.prizes.things import ThingRow
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

NAMED = QT_TRANSLATE_NOOP("Things", "Place {place} also gets: {thing}", "beside the money")
NAMED_WORTH = QT_TRANSLATE_NOOP("Things", "Place {place} also gets: {thing}, worth {worth}", "beside the money")
HANDED = QT_TRANSLATE_NOOP("Things", "{said}; {name} has it", "said: place 1 also gets a trophy")
WAITS = QT_TRANSLATE_NOOP("Things", "{said}; {name} is to get it", "said: place 1 also gets a trophy")

THINGS: dict[str, Text] = {
    "refused.things.many": QT_TRANSLATE_NOOP("Things", "{most} things can be won besides money, and no more."),
    "refused.things.place": QT_TRANSLATE_NOOP("Things", "There is no place {place}. Give one from 1 to {most}."),
    "refused.things.twice": QT_TRANSLATE_NOOP(
        "Things", "Place {place} would win {thing} twice. Call the second one something else."
    ),
    "refused.things.same": QT_TRANSLATE_NOOP("Things", "That is what can be won already."),
    "refused.things.not_posted": QT_TRANSLATE_NOOP("Things", "{thing} was not posted yet. Post the prizes first."),
    "refused.things.is_handed": QT_TRANSLATE_NOOP("Things", "{name} has {thing} already."),
    "refused.things.not_handed": QT_TRANSLATE_NOOP("Things", "{thing} has not been handed over."),
    "refused.things.other_place": QT_TRANSLATE_NOOP(
        "Things", "{thing} goes to place {place}, which {name} did not take. Hand it to the player who did."
    ),
    "refused.things.handed_stays": QT_TRANSLATE_NOOP(
        "Things", "{name} has {thing} in hand, and would not have won it. Let it be returned first[, or give a reason]."
    ),
    "lifted.things.handed_stays": QT_TRANSLATE_NOOP("Things", "although a prize had been handed over"),
    "refused.finish.things": QT_TRANSLATE_NOOP(
        "Things",
        "%n prizes were not handed over: {things}. Hand them over[, or give a reason to finish anyway].",
        "",
        1,
    ),
    "lifted.finish.things": QT_TRANSLATE_NOOP("Things", "although prizes were not handed over"),
    "field.thing": QT_TRANSLATE_NOOP("Things", "name of what is won"),
    "conflict.thing_handed": QT_TRANSLATE_NOOP("Things", "its prize would be handed over twice."),
    "conflict.thing_not_handed": QT_TRANSLATE_NOOP("Things", "its prize would not have been handed over."),
    "act.things.set_things": QT_TRANSLATE_NOOP("Things", "%n prizes besides money", "", 1),
    "act.things.hand_over": QT_TRANSLATE_NOOP("Things", "{thing} handed to {name}"),
    "act.things.take_back": QT_TRANSLATE_NOOP("Things", "{thing} returned by {name}"),
    "label.things.set_things": QT_TRANSLATE_NOOP("Things", "prizes besides money"),
    "label.things.hand_over": QT_TRANSLATE_NOOP("Things", "{thing} handed to {name}", "as a thing to undo"),
    "label.things.take_back": QT_TRANSLATE_NOOP("Things", "return of {thing} by {name}"),
    "act.payouts.post_prizes.things": QT_TRANSLATE_NOOP("Things", "%n prizes besides money posted", "", 1),
    "label.payouts.post_prizes.things": QT_TRANSLATE_NOOP("Things", "posting of %n prizes besides money", "", 1),
    "needs.things": QT_TRANSLATE_NOOP("Things", "Hand over %n prizes", "", 1),
    "needs.things.why": QT_TRANSLATE_NOOP("Things", "{things}, on the Prizes page under Pool"),
}


def thing_said(words: Words, row: ThingRow) -> str:
    """What a place gets besides money: 'Place 1 also gets: trophy, worth €120.00'."""
    worth = row.worth is not None
    text = NAMED_WORTH if worth else NAMED
    return words(text, place=row.place, thing=row.name, **({"worth": row.worth} if worth else {}))


def thing_lines(words: Words, rows: tuple[ThingRow, ...]) -> list[str]:
    """A line for each thing, with who has it or is to get it."""
    return [_fate(words, row) for row in rows]


def _fate(words: Words, row: ThingRow) -> str:
    said = thing_said(words, row)
    if row.has is not None:
        return words(HANDED, said=said, name=row.has)
    return words(WAITS, said=said, name=words.several([each.full for each in row.winners])) if row.winners else said
