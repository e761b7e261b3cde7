"""Who wins: hands compared, every pot awarded by itself, the last one first (HC and TDA 12, 13, 19-21; QLD s8, s27)."""

from msgspec import Struct

from tdapp.poker.cards import Card, parse, text
from tdapp.poker.descriptions import describe, describe_low
from tdapp.poker.games import high, low_of, plays_the_board
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Arg, Code, PotAward
from tdapp.rulings.showdown.chips import Chips, chips_of, contenders, game
from tdapp.rulings.showdown.fee import fees_of
from tdapp.rulings.showdown.pots import known_for_split, say_uncalled, shares_of
from tdapp.rulings.situation import AtSeat, Status
from tdapp.rulings.worksheet import Missing, Worksheet


class Hands(Struct, frozen=True):
    """The hands that can win, by seat: how high, and in high-low games how low (0: no low).

    `unknown` are the seats whose cards nobody entered.
    """

    high: dict[int, int]
    low: dict[int, int]
    unknown: tuple[int, ...]


def who_wins(sheet: Worksheet) -> Code:
    """Cards and board entered: who wins each pot, with the shares when the chips are known."""
    live = contenders(sheet)
    silent = _not_tabled(sheet, live)
    left = [seat for seat in live if seat not in silent]
    if len(left) == 1:
        sheet.step("showdown.wins_unseen", seat=left[0])
        _award(sheet, chips_of(sheet), Hands({left[0]: 1}, {}, ()), shown=False)
        return Code.POTS
    if not left:
        raise Missing("seats.cards")
    hands = _hands(sheet, left, board_of(sheet))
    for reason in ("showdown.five_cards", "showdown.ranked_by_the_book"):
        if sheet.says(reason):
            sheet.why(reason)
    if hands.unknown:
        if len(hands.high) > 1:
            best = _best(hands.high, tuple(hands.high))
            sheet.step("showdown.best_so_far", seats=best, hand=named(hands.high[best[0]]))
        raise Missing("seats.cards")
    try:
        chips = chips_of(sheet)
        if chips.owing:
            raise Missing("seats.paid")
    except Missing:  # who has the best hand can be said without the chips
        _say_sides(sheet, hands, _sides(hands, tuple(hands.high)))
        raise
    _award(sheet, chips, hands, shown=True)
    return Code.POTS


def _not_tabled(sheet: Worksheet, live: tuple[int, ...]) -> list[int]:
    """The seats without a claim because not every card is face up; with a player all-in a hand cannot die so."""
    wanted = game(sheet).hole_cards
    places = [sheet.at(seat) for seat in live]
    short = [place.seat for place in places if place.tabled is not None and place.tabled < wanted]
    must = any(place.status is Status.ALL_IN for place in places) and sheet.way("all_in_showing") == "all_up"
    for seat in short:
        if must:
            sheet.step("showdown.all_in_must_table", seat=seat)
        else:
            sheet.step("showdown.must_table_all", seat=seat)
    return [] if must else short


def board_of(sheet: Worksheet) -> tuple[Card, ...]:
    """The five community cards; Missing while they are not all known."""
    cards = [card for card in sheet.situation.board if card.kind != "burn"]
    if len(cards) > 5:
        raise Impossible("board", "too_many_board_cards", found=len(cards), most=5)
    if len(cards) < 5 or not all(card.card for card in cards):
        raise Missing("board")
    return parse("".join(card.card for card in cards))


def _hands(sheet: Worksheet, seats: list[int], board: tuple[Card, ...]) -> Hands:
    """What each of these seats holds, with what it is called."""
    sheet.way("hand_ranking")
    strengths: dict[int, int] = {}
    lows: dict[int, int] = {}
    unknown = []
    played = game(sheet)
    for seat in seats:
        hole = hole_of(sheet, sheet.at(seat))
        if hole is None:
            unknown.append(seat)
            continue
        strengths[seat] = high(played, hole, board)
        sheet.why("showdown.holds", seat=seat, cards=text(hole), hand=named(strengths[seat]))
        if played.high_low:
            lows[seat] = low_of(played, hole, board)
            sheet.why("showdown.holds_low", seat=seat, hand=named_low(lows[seat]))
        if plays_the_board(played, hole, board):
            sheet.why("showdown.plays_the_board", seat=seat)
    return Hands(strengths, lows, tuple(unknown))


def hole_of(sheet: Worksheet, place: AtSeat) -> tuple[Card, ...] | None:
    """The hole cards of a seat; None while they are not all known."""
    hole = parse(place.cards)
    wanted = game(sheet).hole_cards
    if len(hole) > wanted:
        raise Impossible("seats", "too_many_hole_cards", seat=place.seat, found=len(hole), most=wanted)
    return hole if len(hole) == wanted else None


def named(strength: int) -> Arg:
    """A hand as the words take it: its kind, then the ranks that decide."""
    said = describe(strength)
    return (said.code, *said.ranks)


def named_low(low: int) -> Arg:
    """A low hand as the words take it: its kind, then the ranks that decide."""
    said = describe_low(low)
    return (said.code, *said.ranks)


def _best(values: dict[int, int], rivals: tuple[int, ...]) -> tuple[int, ...]:
    top = max(values[seat] for seat in rivals)
    return tuple(seat for seat in rivals if values[seat] == top)


def _award(sheet: Worksheet, chips: Chips, hands: Hands, *, shown: bool) -> None:
    """Pot after pot, the last one first: who wins it and what everybody gets."""
    say_uncalled(sheet, chips)
    pots = chips.pots()
    if not pots:
        if shown:
            _say_sides(sheet, hands, _sides(hands, tuple(hands.high)))
        return
    if len(pots) > 1:
        sheet.way("pots_split")
    eligible = [tuple(sorted(chips.seats[player] for player in pot.eligible)) for pot in pots]
    won = [_sides_of_pot(hands, seats) for seats in eligible]
    fees = fees_of(sheet, chips, pots, won)
    sheet.pots += [PotAward(pot.amount, seats) for pot, seats in zip(pots, eligible, strict=True)]
    if any(len(sides) > 1 or len(sides[0]) > 1 for sides in won):
        try:
            known_for_split(sheet)
        except Missing:  # who wins each pot can be said without the shares
            for number in range(len(pots) - 1, -1, -1):
                _say_pot(sheet, number, hands, won[number], shown=shown)
            raise
    _share_out(sheet, hands, won, fees, shown=shown)


def _share_out(
    sheet: Worksheet, hands: Hands, won: list[list[tuple[int, ...]]], fees: list[int], *, shown: bool
) -> None:
    """The awards of every pot, and what each seat gains in all."""
    gained: dict[int, int] = {}
    for number in range(len(won) - 1, -1, -1):
        pot = sheet.pots[number]
        _say_pot(sheet, number, hands, won[number], shown=shown)
        if fees[number]:
            sheet.step("showdown.commission_taken", pot=number + 1, amount=fees[number])
        shares = shares_of(sheet, pot.amount - fees[number], won[number])
        for seat, share in sorted(shares.items()):
            if not share:
                continue
            if len(won) == 1:
                sheet.step("showdown.gets_pot", seat=seat, amount=share)
            elif number == 0:
                sheet.step("showdown.gets_main_pot", seat=seat, amount=share)
            else:
                sheet.step("showdown.gets_side_pot", seat=seat, amount=share, number=number)
            gained[seat] = gained.get(seat, 0) + share
        sheet.pots[number] = PotAward(pot.amount, pot.eligible, shares, fees[number])
    for seat, chips in sorted(gained.items()):
        sheet.effect(seat, gains=chips)


def _say_pot(sheet: Worksheet, number: int, hands: Hands, sides: list[tuple[int, ...]], *, shown: bool) -> None:
    """Which pot it is, when there are several, and who wins it, when more than one player could."""
    pot = sheet.pots[number]
    if len(pot.eligible) == 1:
        if len(sheet.pots) > 1:
            sheet.step("showdown.pot_for_one", number=number, amount=pot.amount, seat=pot.eligible[0])
        return
    if len(sheet.pots) > 1 and number == 0:
        sheet.step("showdown.main_pot", amount=pot.amount, seats=pot.eligible)
    elif len(sheet.pots) > 1:
        sheet.step("showdown.side_pot", number=number, amount=pot.amount, seats=pot.eligible)
    if shown:
        _say_sides(sheet, hands, sides)


def _sides_of_pot(hands: Hands, eligible: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Who wins a pot; the only one who can wins it without showing."""
    rivals = tuple(seat for seat in eligible if seat in hands.high) if len(eligible) > 1 else eligible
    if not rivals:  # everybody who could win it holds his cards back
        raise Missing("seats.cards")
    return _sides(hands, rivals) if len(rivals) > 1 else [rivals]


def _sides(hands: Hands, rivals: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The winners of high and, when anybody has one, of low."""
    sides = [_best(hands.high, rivals)]
    if any(hands.low.get(seat) for seat in rivals):
        sides.append(_best(hands.low, rivals))
    return sides


def _say_sides(sheet: Worksheet, hands: Hands, sides: list[tuple[int, ...]]) -> None:
    best = sides[0]
    hand = named(hands.high[best[0]])
    if len(best) > 1:
        sheet.step("showdown.equal_hands", seats=best, hand=hand)
    else:
        sheet.step("showdown.best_hand", seat=best[0], hand=hand)
    if len(sides) > 1:
        sheet.step("showdown.best_low", seats=sides[1], hand=named_low(hands.low[sides[1][0]]))


def miscalled(sheet: Worksheet) -> Code:
    """A hand was called something it is not: the cards decide."""
    seat = sheet.seat("seat")
    sheet.step("showdown.cards_speak", seat=seat)
    sheet.check("showdown.read_and_announce")
    if sheet.says("showdown.everybody_speaks_up"):
        sheet.check("showdown.everybody_speaks_up")
    sheet.effect(seat, hand="live")
    if sheet.yes("on_purpose"):
        sheet.punish("miscall_penalty", seat)
    return Code.HAND_LIVE


def playing_the_board(sheet: Worksheet) -> Code:
    """A player whose hole cards do not count wants his share."""
    played = game(sheet)
    if played.from_hole is not None:
        sheet.step("showdown.board_never_alone", cards_from_hole=played.from_hole)
        return Code.NO
    sheet.need("seat", "shown")
    seat = sheet.seat("seat")
    if sheet.choice("shown") != "all":
        sheet.step("showdown.must_table_all", seat=seat)
        sheet.check("showdown.ask_to_table", seat=seat)
        return Code.NO
    sheet.step("showdown.board_shared", seat=seat)
    sheet.effect(seat, hand="live")
    return Code.YES


SHOWN = Question("shown", Kind.CHOICE, ("all", "some", "none"))
INCIDENTS = (
    Incident(
        "showdown.who_wins",
        "cards_speak",
        (),
        who_wins,
        ("hole_cards", "board", "stacks", "bets", "statuses", "button", "level"),
    ),
    Incident(
        "showdown.miscalled_hand",
        "cards_speak",
        (Question("seat", Kind.SEAT), Question("on_purpose", Kind.YES_NO, usual=False)),
        miscalled,
    ),
    Incident(
        "showdown.playing_the_board",
        "playing_the_board",
        (Question("seat", Kind.SEAT), SHOWN),
        playing_the_board,
    ),
)
