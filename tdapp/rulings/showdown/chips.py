"""Contributions to the hand: what everybody has put in, read from the seats, the middle and the log (N-10)."""

from msgspec import Struct

from tdapp.poker import positions
from tdapp.poker.games import Game, game_of
from tdapp.poker.pots import Pot, layer, uncalled
from tdapp.poker.rounds import BettingRound
from tdapp.rulings.checking import Impossible
from tdapp.rulings.situation import AtSeat, Did, Status
from tdapp.rulings.street import actions_of, as_logged, street_name
from tdapp.rulings.worksheet import Missing, Worksheet


class Chips(Struct, frozen=True):
    """The contributions of every seat to the whole hand. Everything but `owing` is by player number, in the order of
    `seats`.

    `seats` go clockwise from the left of the button (by number when the button is not known). `live` are blinds, bets
    and calls, `antes` what each paid for himself, `dead` money paid for everybody, by `dead_payers`; `middle` lies in
    the middle and no seat accounts for it. `folded` tells who cannot win any more; `owing` are the seats that have
    neither called nor folded yet. `dead_alone`: somebody is all-in and has paid nothing but dead money.
    """

    seats: tuple[int, ...]
    live: tuple[int, ...]
    antes: tuple[int, ...]
    dead: int
    middle: int
    dead_payers: frozenset[int]
    folded: tuple[bool, ...]
    owing: tuple[int, ...]
    dead_alone: bool

    @property
    def paid(self) -> tuple[int, ...]:
        """The chips each seat paid for itself, the uncalled part taken out."""
        back = uncalled(self.live, self.folded)
        own = [live + ante for live, ante in zip(self.live, self.antes, strict=True)]
        if back is not None:
            own[back[0]] -= back[1]
        return tuple(own)

    @property
    def refund(self) -> tuple[int, int] | None:
        """The seat whose last bet or raise was not called in full, and how much of it; None when all were."""
        back = uncalled(self.live, self.folded)
        return None if back is None else (self.seats[back[0]], back[1])

    def pots(self) -> list[Pot]:
        """The pots, main pot first, after the uncalled part went back; those who owe a call count as folded."""
        in_hand = [player for player, gone in enumerate(self.folded) if not gone]
        staying = [player for player in in_hand if self.seats[player] not in self.owing]
        return layer(self.paid, staying or in_hand, dead=self.dead + self.middle, dead_alone=self.dead_alone)

    def by_seat(self, pot: Pot) -> tuple[int, ...]:
        """The seats that can win a pot, in order of the seats."""
        return tuple(sorted(self.seats[player] for player in pot.eligible))


def chips_of(sheet: Worksheet) -> Chips:
    """The contributions to the hand; an all-in player whose stack is known has put in all of it.

    Money in the middle that no seat accounts for is dead money in the main pot: right as long as nobody was all-in
    before this round, so with such a player Missing asks what each paid.
    """
    places = clockwise(sheet)
    table = as_logged(sheet)
    live = tuple(_live(place, table) for place in places)
    antes, dead_antes = _antes(sheet, places)
    given = [place for place in places if place.dead or place.seat in dead_antes]
    dead = sum(place.dead + dead_antes.get(place.seat, 0) for place in places)
    still = contenders(sheet)
    middle = _unexplained(sheet, places)
    level = max(live, default=0)
    alone = False
    owing = []
    for place, chips, ante in zip(places, live, antes, strict=True):
        if place.seat in still and _all_in(place, chips):
            alone = alone or not chips + ante
        elif place.seat in still and chips < level:
            owing.append(place.seat)
    return Chips(
        tuple(place.seat for place in places),
        live,
        antes,
        dead,
        middle,
        dead_payers=frozenset(places.index(place) for place in given),
        folded=tuple(place.seat not in still for place in places),
        owing=tuple(owing),
        dead_alone=alone,
    )


def all_in_of(sheet: Worksheet) -> tuple[int, ...]:
    """The seats that are all-in with a hand that can win, in order of the seats; an uncalled part has gone back."""
    still = contenders(sheet)
    places = clockwise(sheet)
    table = as_logged(sheet)
    live = [_live(place, table) for place in places]
    back = uncalled(live, [place.seat not in still for place in places])
    if back is not None:
        live[back[0]] -= back[1]
    return tuple(
        sorted(
            place.seat
            for place, chips in zip(places, live, strict=True)
            if place.seat in still and _all_in(place, chips)
        )
    )


def clockwise(sheet: Worksheet) -> tuple[AtSeat, ...]:
    """The seats from the left of the button, the button last; Missing when no table was entered."""
    if not sheet.situation.seats:
        raise Missing("seats")
    ordered = positions.clockwise([place.seat for place in sheet.situation.seats], sheet.situation.button or 0)
    return tuple(sheet.at(seat) for seat in ordered)


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


def _live(place: AtSeat, table: BettingRound) -> int:
    if place.status is Status.ALL_IN and place.stack is not None:
        return place.stack - place.ante - place.dead
    return place.paid + table.in_front(place.seat)


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


def _unexplained(sheet: Worksheet, places: tuple[AtSeat, ...]) -> int:
    """Chips in the middle beyond what the seats are known to have paid on earlier rounds."""
    if sheet.situation.pot is None:
        return 0
    rest = sheet.situation.pot - sum(place.paid + place.ante + place.dead for place in places)
    if rest < 0:
        raise Impossible("pot", "pot_below_paid", pot=sheet.situation.pot, paid=sheet.situation.pot - rest)
    acted = {action.seat for action in actions_of(sheet, street_name(sheet))}
    earlier = [place for place in places if place.status is Status.ALL_IN and not place.bet and place.seat not in acted]
    if rest and any(place.seat in contenders(sheet) for place in earlier):
        raise Missing("seats.paid")
    return rest
