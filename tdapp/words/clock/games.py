"""The words for what a level plays: its game with its limit, several by turns, and what is put in."""

from tdapp.domain.clock.games import ROTATIONS, Dealt, LevelGame, Limit
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

GAMES = {
    LevelGame.HOLDEM: QT_TRANSLATE_NOOP("Games", "hold'em", "after its limit: no-limit hold'em"),
    LevelGame.OMAHA: QT_TRANSLATE_NOOP("Games", "Omaha", "after its limit: pot-limit Omaha"),
    LevelGame.OMAHA_FIVE: QT_TRANSLATE_NOOP("Games", "five-card Omaha", "after its limit"),
    LevelGame.OMAHA_SIX: QT_TRANSLATE_NOOP("Games", "six-card Omaha", "after its limit"),
    LevelGame.OMAHA_HIGH_LOW: QT_TRANSLATE_NOOP("Games", "Omaha hi-lo", "after its limit"),
    LevelGame.OMAHA_FIVE_HIGH_LOW: QT_TRANSLATE_NOOP("Games", "five-card Omaha hi-lo", "after its limit"),
    LevelGame.OMAHA_SIX_HIGH_LOW: QT_TRANSLATE_NOOP("Games", "six-card Omaha hi-lo", "after its limit"),
    LevelGame.RAZZ: QT_TRANSLATE_NOOP("Games", "Razz"),
    LevelGame.STUD: QT_TRANSLATE_NOOP("Games", "Seven-card stud"),
    LevelGame.STUD_HIGH_LOW: QT_TRANSLATE_NOOP("Games", "Stud hi-lo"),
    LevelGame.TRIPLE_DRAW: QT_TRANSLATE_NOOP("Games", "2-7 triple draw", "after its limit"),
}
LIMITED = {
    Limit.NO_LIMIT: QT_TRANSLATE_NOOP("Games", "No-limit {game}"),
    Limit.POT_LIMIT: QT_TRANSLATE_NOOP("Games", "Pot-limit {game}"),
    Limit.FIXED_LIMIT: QT_TRANSLATE_NOOP("Games", "Limit {game}"),
}
EACH_HANDS = QT_TRANSLATE_NOOP("Games", "{games}, %n hands each", "several games are dealt by turns", 1)
EACH_ROUND = QT_TRANSLATE_NOOP("Games", "{games}, a round each", "several games are dealt by turns")
LIMIT = QT_TRANSLATE_NOOP("Games", "Limit", "before a small and a big bet")
BLINDS = QT_TRANSLATE_NOOP("Games", "blinds", "before their numbers, after the limit")
ANTE = QT_TRANSLATE_NOOP("Games", "ante", "before its number")
BIG_BLIND_ANTE = QT_TRANSLATE_NOOP("Games", "big blind ante", "before its number")
BRING_IN = QT_TRANSLATE_NOOP("Games", "bring-in", "before its number")
PAIR = QT_TRANSLATE_NOOP("Games", "{small} / {big}")
BESIDE = " + "  # between games that are dealt by turns


def game_name(words: Words, dealt: Dealt) -> str:
    """A game with its limit: 'Pot-limit Omaha'; a stud game by its name alone."""
    game = words(GAMES[dealt.game])
    return game if dealt.is_stud else words(LIMITED[dealt.limit], game=game)


def games_name(words: Words, games: tuple[Dealt, ...]) -> str:
    """What a level plays: one game with its limit, or several by the name the trade has for them; '' for none."""
    rotation = next((name for name, known in ROTATIONS.items() if known == games), "")
    return rotation or BESIDE.join(game_name(words, each) for each in games)


def by_turns(words: Words, level: Level) -> str:
    """What a level plays, and of several games how they follow each other: 'HORSE, 8 hands each'."""
    said = games_name(words, level.games)
    if len(level.games) < 2:
        return said
    return words(EACH_HANDS, games=said, n=level.hands) if level.hands else words(EACH_ROUND, games=said)


def stakes_parts(words: Words, level: Level) -> tuple[tuple[str, str], ...]:
    """What is put in and bet, each number with its word, the one everybody asks for first: ('', '200 / 400') for
    blinds, ('Limit', '400 / 800') where every game has bets; then blinds, limit, ante and bring-in as far as there are.
    """
    bets = (words(LIMIT), words(PAIR, small=level.small_bet, big=level.big_bet)) if level.has_bets else None
    pair = words(PAIR, small=level.small_blind, big=level.big_blind)
    fixed = all(each.limit is Limit.FIXED_LIMIT for each in level.games)
    if bets is not None and fixed:
        first = (bets, *(((words(BLINDS), pair),) if level.has_blinds else ()))
    else:
        first = (("", pair), *((bets,) if bets is not None else ()))
    ante = ((ante_label(words, level), words.number(level.ante)),) if level.ante else ()
    bring_in = ((words(BRING_IN), words.number(level.bring_in)),) if level.bring_in else ()
    return (*first, *ante, *bring_in)


def ante_label(words: Words, level: Level) -> str:
    """The label before the ante's number; '' when there is no ante."""
    if not level.ante or level.ante_kind is AnteKind.NONE:
        return ""
    return words(BIG_BLIND_ANTE if level.ante_kind is AnteKind.BIG_BLIND else ANTE)
