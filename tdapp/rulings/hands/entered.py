"""What has been entered of a hand: the hand as it stands, what waits for a ruling, and the word that was refused."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.poker.hand import Hand
from tdapp.rulings.hands.deeds import Deed, Word
from tdapp.rulings.hands.legal import Legal
from tdapp.rulings.hands.ruled import Logged
from tdapp.rulings.hands.setup import Readings
from tdapp.rulings.situation import Action, Situation
from tdapp.rulings.typed_table import Line


class Refusal(Struct, frozen=True):
    """A word that was not taken: why, by a code with its facts. `clash` is an earlier word it does not go with."""

    word: Word
    code: str
    facts: Mapping[str, object] = {}
    clash: Word | None = None


class Entered(Struct, frozen=True):
    """A hand as far as it was entered; everything before a refused word counts.

    `table` is what the tournament and the line know of the table, `line` the words that say it. `hand` None: it has not
    begun, because the button, the blinds or players are not known yet (`lacks` says what). `log` has every action of
    players as it was done, of which the first `ruled_at` were there at the last ruling; `counts` is the log as the
    rulings made it count. `out_of_turn` are the seats that acted before their turn, `stopped` says that the player in
    turn did what is disputed: both wait for a ruling. `about` is the seat the director named.
    """

    table: Situation
    line: Line
    readings: Readings
    deeds: tuple[Deed, ...]
    hand: Hand | None
    log: tuple[Logged, ...]
    counts: tuple[Logged, ...]
    ruled_at: int
    out_of_turn: tuple[int, ...]
    stopped: bool
    legal: Legal
    about: int | None = None
    refusal: Refusal | None = None
    lacks: str | None = None

    @property
    def waiting(self) -> tuple[Action, ...]:
        """What waits for a ruling, the disputed action first."""
        return tuple(log.action for log in self.log[self.ruled_at :] if not log.played)

    @property
    def disputed(self) -> Action | None:
        """The first action that waits for a ruling; None when none does."""
        return next(iter(self.waiting), None) if self.stopped or self.out_of_turn else None

    @property
    def seat(self) -> int | None:
        """The seat a dispute is about: as named, else of the disputed action, else whose turn it is."""
        if self.about is not None:
            return self.about
        disputed = self.disputed
        return disputed.seat if disputed is not None else self.turn

    @property
    def turn(self) -> int | None:
        """The seat to act; None when nobody is."""
        return None if self.hand is None or self.hand.turn is None else self.hand.seats[self.hand.turn]
