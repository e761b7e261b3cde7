"""Contributions to the hand: what everybody has put in, read from the seats, the middle and the log (N-10)."""

from msgspec import Struct

from tdapp.poker.games import Game, game_of
from tdapp.poker.pots import Pot, layer, uncalled
from tdapp.rulings.checking import Impossible
from tdapp.rulings.situation import AtSeat, Did, Status
from tdapp.rulings.street import street_name, total_after
from tdapp.rulings.worksheet import Missing, Worksheet


class Chips(Struct, frozen=True):
    """The contributions of every seat to the whole hand. Everything but `owing` is by player number, in the order of
    `seats`.

    `seats` go clockwise from the left of the button (by number when the button is not known). `live` are blinds, bets
    and calls, `antes` what each paid for himself, `dead` money paid for everybody, by `dead_payers`; `middle` lies in
    the middle and no seat accounts for it. `in_hand` are the players who can still win; `owing` the seats that have
    neither called nor folded yet.
    """

    seats: tuple[int, ...]
    live: tuple[int, ...]
    antes: tuple[int, ...]
    dead: int
    middle: int
    dead_payers: frozenset[int]
    in_hand: tuple[int, ...]
    owing: tuple[int, ...]

    @property
    def paid(self) -> tuple[int, ...]:
        """The chips each seat paid for itself, the uncalled part taken out."""
        back = uncalled(self.live)
        own = [live + ante for live, ante in zip(self.live, self.antes, strict=True)]
        if back is not None:
            own[back[0]] -= back[1]
        return tuple(own)

    @property
    def refund(self) -> tuple[int, int] | None:
        """The seat whose last bet or raise was not called in full, and how much of it; None when all were."""
        back = uncalled(self.live)
        return None if back is None else (self.seats[back[0]], back[1])

    def pots(self) -> list[Pot]:
        """The pots, main pot first, after the uncalled part went back; those who owe a call count as folded."""
        staying = [player for player in self.in_hand if self.seats[player] not in self.owing]
        return layer(self.paid, staying or list(self.in_hand), dead=self.dead + self.middle)


def chips_of(sheet: Worksheet) -> Chips:
    """The contributions to the hand; an all-in player whose stack is known has put in all of it.

    Money in the middle that no seat accounts for is dead money in the main pot: right as long as nobody was all-in
    before this round, so with such a player Missing asks what each paid.
    """
    places = clockwise(sheet)
    log = _in_front(sheet)
    live = tuple(_live(place, log.get(place.seat, place.bet)) for place in places)
    antes, dead_antes = _antes(sheet, places)
    given = [place for place in places if place.dead or place.seat in dead_antes]
    dead = sum(place.dead + dead_antes.get(place.seat, 0) for place in places)
    still = contenders(sheet)
    players = tuple(player for player, place in enumerate(places) if place.seat in still)
    middle = _unexplained(sheet, places, log)
    level = max(live, default=0)
    owing = tuple(
        place.seat
        for place, chips in zip(places, live, strict=True)
        if place.seat in still and chips < level and not _all_in(place, chips)
    )
    payers = frozenset(places.index(place) for place in given)
    return Chips(tuple(place.seat for place in places), live, antes, dead, middle, payers, players, owing)


def clockwise(sheet: Worksheet) -> tuple[AtSeat, ...]:
    """The seats from the left of the button, the button last; Missing when no table was entered."""
    if not sheet.situation.seats:
        raise Missing("seats")
    button = sheet.situation.button or 0
    return tuple(sorted(sheet.situation.seats, key=lambda place: (place.seat <= button, place.seat)))


def contenders(sheet: Worksheet) -> tuple[int, ...]:
    """The seats that can still win, in order of the seats: dealt in, here, not on a penalty, and not folded."""
    gone = {action.seat for action in sheet.situation.actions if action.did is Did.FOLD}
    gone |= {place.seat for place in sheet.situation.seats if place.status in (Status.ABSENT, Status.ON_PENALTY)}
    still = tuple(seat for seat in sheet.in_hand() if seat not in gone)
    if not still:
        raise Impossible("seats", "nobody_in_the_hand")
    return still


def game(sheet: Worksheet) -> Game:
    """The game that is played."""
    return game_of(sheet.situation.game)


def _in_front(sheet: Worksheet) -> dict[int, int]:
    """What the log of this round leaves in front of those who acted."""
    own = {place.seat: place.bet for place in sheet.situation.seats}
    level = max(own.values(), default=0)
    here = street_name(sheet)
    acted = {}
    for action in sheet.situation.actions:
        if (action.street or here) == here:
            own[action.seat] = acted[action.seat] = total_after(action, own.get(action.seat, 0), level, sheet)
            level = max(level, own[action.seat])
    return acted


def _live(place: AtSeat, in_front: int) -> int:
    if place.status is Status.ALL_IN and place.stack is not None:
        return place.stack - place.ante - place.dead
    return place.paid + in_front


def _all_in(place: AtSeat, live: int) -> bool:
    if place.status is Status.ALL_IN:
        return True
    return place.stack is not None and live + place.ante + place.dead >= place.stack


def _antes(sheet: Worksheet, places: tuple[AtSeat, ...]) -> tuple[tuple[int, ...], dict[int, int]]:
    """The antes each paid for himself, and those that are dead money; a lone ante is one for the table."""
    kind = sheet.situation.level.ante.kind if sheet.situation.level is not None else "none"
    payers = [place for place in places if place.ante]
    if kind in ("bb_ante", "button_ante") or (kind == "none" and len(payers) == 1):
        return (0,) * len(places), {place.seat: place.ante for place in payers}
    return tuple(place.ante for place in places), {}


def _unexplained(sheet: Worksheet, places: tuple[AtSeat, ...], log: dict[int, int]) -> int:
    """Chips in the middle beyond what the seats are known to have paid on earlier rounds."""
    if sheet.situation.pot is None:
        return 0
    rest = sheet.situation.pot - sum(place.paid + place.ante + place.dead for place in places)
    if rest < 0:
        raise Impossible("pot", "pot_below_paid", pot=sheet.situation.pot, paid=sheet.situation.pot - rest)
    earlier = [place for place in places if place.status is Status.ALL_IN and not place.bet and place.seat not in log]
    if rest and any(place.seat in contenders(sheet) for place in earlier):
        raise Missing("seats.paid")
    return rest
