"""The games of a level as they are typed and as they stand in files: by the short names of the trade."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.clock.games import ROTATIONS, STUD_GAMES, Dealt, LevelGame, Limit, usual_limit

_PREFIX: Mapping[Limit, str] = MappingProxyType({Limit.NO_LIMIT: "NL", Limit.POT_LIMIT: "PL", Limit.FIXED_LIMIT: "L"})
_CODES: Mapping[LevelGame, str] = MappingProxyType(
    {
        LevelGame.HOLDEM: "HE",
        LevelGame.OMAHA: "O",
        LevelGame.OMAHA_FIVE: "O5",
        LevelGame.OMAHA_SIX: "O6",
        LevelGame.OMAHA_HIGH_LOW: "O8",
        LevelGame.OMAHA_FIVE_HIGH_LOW: "O5-8",
        LevelGame.OMAHA_SIX_HIGH_LOW: "O6-8",
        LevelGame.RAZZ: "Razz",
        LevelGame.STUD: "Stud",
        LevelGame.STUD_HIGH_LOW: "Stud8",
        LevelGame.TRIPLE_DRAW: "2-7",
    }
)
_LIMITS: Mapping[str, Limit] = MappingProxyType(
    {
        "nolimit": Limit.NO_LIMIT,
        "nl": Limit.NO_LIMIT,
        "potlimit": Limit.POT_LIMIT,
        "pl": Limit.POT_LIMIT,
        "fixedlimit": Limit.FIXED_LIMIT,
        "limit": Limit.FIXED_LIMIT,
        "fl": Limit.FIXED_LIMIT,
        "l": Limit.FIXED_LIMIT,
        "": Limit.FIXED_LIMIT,  # none was said: the usual one of the game
    }
)
_NAMES: Mapping[LevelGame, tuple[str, ...]] = MappingProxyType(
    {
        LevelGame.HOLDEM: ("h", "he", "holdem", "texasholdem"),
        LevelGame.OMAHA: ("o", "omaha", "omahahigh", "o4"),
        LevelGame.OMAHA_FIVE: ("o5", "omaha5", "5omaha", "5cardomaha", "omahafive", "fivecardomaha"),
        LevelGame.OMAHA_SIX: ("o6", "omaha6", "6omaha", "6cardomaha", "omahasix", "sixcardomaha"),
        LevelGame.OMAHA_HIGH_LOW: ("o8", "omaha8", "omahahilo", "omahahighlow", "omahahilow", "o8b", "ohl"),
        LevelGame.OMAHA_FIVE_HIGH_LOW: (
            "o58",
            "omaha58",
            "5cardomahahilo",
            "fivecardomahahilo",
            "omahafivehighlow",
            "bigo",
        ),
        LevelGame.OMAHA_SIX_HIGH_LOW: ("o68", "omaha68", "6cardomahahilo", "sixcardomahahilo", "omahasixhighlow"),
        LevelGame.RAZZ: ("razz", "r"),
        LevelGame.STUD: ("stud", "7stud", "sevencardstud", "7cardstud", "s"),
        LevelGame.STUD_HIGH_LOW: ("stud8", "studhilo", "studhighlow", "studhilow", "7stud8", "e", "7cardstudhilo"),
        LevelGame.TRIPLE_DRAW: ("27", "27td", "27tripledraw", "tripledraw", "td", "deucetoseven"),
    }
)
_GAME_OF: Mapping[str, LevelGame] = MappingProxyType({name: game for game, names in _NAMES.items() for name in names})
_ROTATION_OF: Mapping[str, tuple[Dealt, ...]] = MappingProxyType(
    {name.casefold().replace("-", ""): games for name, games in ROTATIONS.items()}
)
_BETWEEN = re.compile(r"\s*[+,;/&]\s*|\s+and\s+|\s+en\s+")
_NO_MATTER = re.compile(r"[^a-z0-9]+")


def game_code(dealt: Dealt) -> str:
    """The short name of a game with its limit, as it is written into a file.

    >>> game_code(Dealt(LevelGame.OMAHA, Limit.POT_LIMIT)), game_code(Dealt(LevelGame.RAZZ, Limit.FIXED_LIMIT))
    ('PLO', 'Razz')
    """
    return _CODES[dealt.game] if dealt.game in STUD_GAMES else _PREFIX[dealt.limit] + _CODES[dealt.game]


def games_code(games: tuple[Dealt, ...]) -> str:
    """The short names of games that are dealt by turns, or the name the trade has for them.

    >>> games_code((Dealt(LevelGame.HOLDEM, Limit.NO_LIMIT), Dealt(LevelGame.OMAHA, Limit.POT_LIMIT)))
    'NLHE + PLO'
    """
    rotation = next((name for name, known in ROTATIONS.items() if known == games), "")
    return rotation or " + ".join(map(game_code, games))


def typed_games(text: str) -> tuple[Dealt, ...]:
    """The games somebody typed, in any usual way; ValueError with the part that is no game.

    >>> typed_games("plo") == typed_games("Pot-limit Omaha") == (Dealt(LevelGame.OMAHA, Limit.POT_LIMIT),)
    True
    >>> [each.game.value for each in typed_games("HORSE")]
    ['holdem', 'omaha_high_low', 'razz', 'stud', 'stud_high_low']
    """
    whole = _plain(text)
    if whole in _ROTATION_OF:
        return _ROTATION_OF[whole]
    return tuple(_typed(part) for part in _BETWEEN.split(text.strip()))


def _typed(text: str) -> Dealt:
    said = _plain(text)
    for name, limit in _LIMITS.items():
        game = _GAME_OF.get(said.removeprefix(name)) if said.startswith(name) else None
        if game is not None and not (name and game in STUD_GAMES and limit is not Limit.FIXED_LIMIT):
            return Dealt(game, limit if name else usual_limit(game))
    raise ValueError(text.strip())


def _plain(text: str) -> str:
    return _NO_MATTER.sub("", text.casefold())
