"""Who wins: hands compared, every pot awarded by itself, the last one first (HC and TDA 12, 13, 19-21; QLD s8, s27)."""

from tdapp.poker.settlement import Share, Sides, settle, winners, won_of
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code, PotAward
from tdapp.rulings.showdown.chips import Chips, chips_of, contenders, game
from tdapp.rulings.showdown.fee import terms_of_hand
from tdapp.rulings.showdown.hands import Hands, board_of, hands_of, named, named_low
from tdapp.rulings.showdown.pots import known_for_split, odd_chips_of, say_odd_chips, say_uncalled
from tdapp.rulings.situation import Status
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace


def who_wins(sheet: Worksheet) -> Code:
    """Cards and board entered: who wins each pot, with the shares when the chips are known."""
    live = contenders(sheet)
    silent = _not_tabled(sheet, live)
    left = [seat for seat in live if seat not in silent]
    if len(left) == 1:
        sheet.step("showdown.wins_unseen", seat=left[0])
    for seat in silent:
        sheet.step("showdown.must_table_all", seat=seat)
    if len(left) == 1:
        _award(sheet, chips_of(sheet), Hands({left[0]: 1}, {}, ()), shown=False)
        return Code.POTS
    if not left:
        raise Missing("seats.cards")
    hands = hands_of(sheet, left, board_of(sheet))
    for reason in ("showdown.five_cards", "showdown.ranked_by_the_book"):
        if sheet.says(reason):
            sheet.why(reason)
    if (from_hole := game(sheet).from_hole) is not None and sheet.says("showdown.exactly_from_hole"):
        sheet.why("showdown.exactly_from_hole", cards_from_hole=from_hole)
    if hands.unknown:
        if len(hands.high) > 1:
            best = winners(tuple(hands.high), hands.high, {})[0]
            sheet.step("showdown.best_so_far", seats=best, hand=named(hands.high[best[0]]))
        raise Missing("seats.cards")
    try:
        chips = chips_of(sheet)
        if chips.owing:
            raise Missing("seats.paid")
    except Missing:  # who has the best hand can be said without the chips
        _say_sides(sheet, hands, winners(tuple(hands.high), hands.high, hands.low))
        raise
    _award(sheet, chips, hands, shown=True)
    return Code.POTS


def _not_tabled(sheet: Worksheet, live: tuple[int, ...]) -> list[int]:
    """The seats without a claim because not every card is face up; with a player all-in a hand cannot die so."""
    wanted = game(sheet).hole_cards
    places = [sheet.at(seat) for seat in live]
    short = [place.seat for place in places if place.tabled is not None and place.tabled < wanted]
    must = any(place.status is Status.ALL_IN for place in places) and sheet.way("all_in_showing") == "all_up"
    for seat in short if must else ():
        sheet.step("showdown.all_in_must_table", seat=seat)
    return [] if must else short


def _award(sheet: Worksheet, chips: Chips, hands: Hands, *, shown: bool) -> None:
    """Pot after pot, the last one first: who wins it and what everybody gets."""
    say_uncalled(sheet, chips)
    pots = chips.pots()
    if not pots:
        if shown:
            _say_sides(sheet, hands, winners(tuple(hands.high), hands.high, hands.low))
        return
    if len(pots) > 1:
        sheet.way("pots_split")
    strengths = {player: hands.high[seat] for player, seat in enumerate(chips.seats) if seat in hands.high}
    if any(len(pot.eligible) > 1 and strengths.keys().isdisjoint(pot.eligible) for pot in pots):
        raise Missing("seats.cards")  # everybody who could win it holds his cards back
    level = sheet.situation.level
    settled = settle(
        pots,
        strengths,
        {player: hands.low[seat] for player, seat in enumerate(chips.seats) if seat in hands.low},
        lowest_chip=(level.lowest_chip if level is not None else None) or 1,
        odd_chips=odd_chips_of(sheet),
        terms=terms_of_hand(sheet),
        paid=chips.paid,
        dead_payers=chips.dead_payers,
    )
    sheet.pots += [PotAward(pot.amount, chips.by_seat(pot)) for pot in pots]
    won = [[tuple(sorted(chips.seats[player] for player in side)) for side in done.sides] for done in settled]
    if any(len(sides) > 1 or len(sides[0]) > 1 for sides in won):
        try:
            known_for_split(sheet)
        except Missing:  # who wins each pot can be said without the shares
            for number in range(len(pots) - 1, -1, -1):
                _say_pot(sheet, number, hands, won[number], shown=shown)
            raise
    gained: dict[int, int] = {}
    for number in range(len(pots) - 1, -1, -1):
        _say_pot(sheet, number, hands, won[number], shown=shown)
        shares = [_by_seat(share, chips.seats) for share in settled[number].shares]
        for seat, share in _share_out(sheet, number, settled[number].fee, shares):
            gained[seat] = gained.get(seat, 0) + share
    for seat, share in sorted(gained.items()):
        sheet.effect(seat, gains=share)


def _by_seat(share: Share, seats: tuple[int, ...]) -> Share:
    """A share with seats instead of players' numbers, still in the order of odd chips."""
    return replace(share, shares={seats[player]: chips for player, chips in share.shares.items()})


def _share_out(sheet: Worksheet, number: int, fee: int, shares: list[Share]) -> list[tuple[int, int]]:
    """The award of one pot: what each seat gets of it."""
    pot = sheet.pots[number]
    if fee:
        sheet.step("showdown.commission_taken", pot=number + 1, amount=fee)
    say_odd_chips(sheet, shares)
    got = [(seat, share) for seat, share in sorted(won_of(shares).items()) if share]
    for seat, share in got:
        if len(sheet.pots) == 1:
            sheet.step("showdown.gets_pot", seat=seat, amount=share)
        elif number == 0:
            sheet.step("showdown.gets_main_pot", seat=seat, amount=share)
        else:
            sheet.step("showdown.gets_side_pot", seat=seat, amount=share, number=number)
    sheet.pots[number] = PotAward(pot.amount, pot.eligible, won_of(shares), fee)
    return got


def _say_pot(sheet: Worksheet, number: int, hands: Hands, sides: Sides, *, shown: bool) -> None:
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


def _say_sides(sheet: Worksheet, hands: Hands, sides: Sides) -> None:
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
