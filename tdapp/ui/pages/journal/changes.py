"""The changes taking an act back would bring, in sentences."""

from tdapp.read.journal.differences import Changed, Differences
from tdapp.words.journal import journal as texts
from tdapp.words.say import Words

MOST_PEOPLE = 6  # whose changed places are named one by one


def in_words(would: Differences, words: Words) -> str:
    """The sentences about what would change: the counts, then the places and prizes, each on a line of its own."""
    if would.nothing:
        return words(texts.NO_CHANGE)
    lines = [
        words(text, before=pair[0], after=pair[1])
        for text, pair in (
            (texts.ENTRIES, would.entries),
            (texts.PLAYERS_LEFT, would.left),
            (texts.CHIPS, would.chips),
            (texts.POOL, would.pool),
        )
        if pair[0] != pair[1]
    ]
    for one in would.people[:MOST_PEOPLE]:
        lines.extend(_of_one(one, words))
    if len(would.people) > MOST_PEOPLE:
        lines.append(words(texts.MORE, n=len(would.people) - MOST_PEOPLE))
    for seat in would.seats[:MOST_PEOPLE]:
        lines.append(words(texts.SEAT, name=seat.name, before=seat.before or "—", after=seat.after or "—"))
    if len(would.seats) > MOST_PEOPLE:
        lines.append(words(texts.MORE, n=len(would.seats) - MOST_PEOPLE))
    if would.moves is not None and would.moves[0] != would.moves[1]:
        lines.append(words(texts.MOVES, before=would.moves[0], after=would.moves[1]))
    return "\n".join(lines)


def _of_one(one: Changed, words: Words) -> list[str]:
    lines = []
    if one.place_before != one.place_after and one.place_before:
        gone = texts.PLACE if one.place_after else texts.PLACE_GONE
        lines.append(words(gone, name=one.name, before=one.place_before, after=one.place_after or ""))
    elif one.place_after and not one.place_before:
        lines.append(words(texts.PLACE_NEW, name=one.name, after=one.place_after))
    if one.prize_before != one.prize_after:
        before, after = one.prize_before or "—", one.prize_after or "—"
        lines.append(words(texts.PRIZE, name=one.name, before=before, after=after))
    return lines
