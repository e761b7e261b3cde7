"""A hand as the line that enters it, with everything it needs: it is kept with a ruling, and a hand history becomes it.

>>> from tdapp.poker import read_phh
>>> hand = read_phh('''variant = "NT"
... antes = [0, 0, 0]
... blinds_or_straddles = [100, 200, 0]
... min_bet = 200
... starting_stacks = [9000, 9000, 9000]
... actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 AsKd", "p3 cbr 600", "p1 f", "p2 cc", "d db 2c7d9h"]
... ''').hand
>>> line_of(hand.inside)
'nl blinds100-200 d3 1=9000 2=9000 3=9000 3:AsKd r600 f c flop 2c7d9h'
"""

from collections.abc import Iterator, Mapping

from tdapp.poker import operations as steps
from tdapp.poker.betting import Structure
from tdapp.poker.cards import text
from tdapp.poker.hand import Hand
from tdapp.poker.positions import first_positions
from tdapp.poker.table import AnteKind, Table
from tdapp.rulings.from_hand import ANTES
from tdapp.rulings.hands.deeds import Deed
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.played_by import words_of_readings
from tdapp.rulings.situation import STREETS
from tdapp.rulings.typed_table import ANTE_WORDS, GAME_WORDS, LIMITS

LIMIT_OF: Mapping[Structure, str] = {structure: word for word, structure in LIMITS.items()}
GAME_OF = {game: word for word, game in GAME_WORDS.items()}
ANTE_OF = {kind: word for word, kind in ANTE_WORDS.items()}


def line_of(hand: Hand, played_by: Mapping[str, object] | None = None) -> str:
    """The line of a hand: table, cards, and every action so far; and the readings it brings itself (`played_by`)."""
    told = words_of_readings(played_by or {})
    return " ".join((*table_words(hand.table), *told, *_cards(hand), *_deeds(hand)))


def line_of_entered(entered: Entered) -> str:
    """The line of a hand that was entered, disputed actions and rulings included; '' before it has begun."""
    if entered.hand is None:
        return ""
    told = [_said(deed) for deed in entered.deeds if deed.kind != "table"]
    boards = [_said(deed) for deed in entered.deeds if deed.kind == "table" and deed.cards]
    by = words_of_readings(entered.line.played_by)
    return " ".join((*table_words(entered.hand.table), *by, *_cards(entered.hand), *told, *boards))


def _said(deed: Deed) -> str:
    """The word of a deed, cards as they are written everywhere."""
    if not deed.cards:
        return deed.word.text
    return deed.cards if deed.street is None else f"{STREETS[deed.street]} {deed.cards}"


def table_words(table: Table) -> Iterator[str]:
    """The words that tell a table from nothing."""
    betting = table.betting
    if table.game.code != "holdem":
        yield GAME_OF[table.game.code]  # type: ignore[index]
    yield LIMIT_OF[betting.structure]
    if table.lowest_chip > 1:
        yield f"chip{table.lowest_chip}"
    yield f"blinds{table.small_blind}-{table.big_blind}"
    if (betting.small_bet, betting.big_bet) != (table.big_blind, table.big_blind):
        yield f"limits{betting.small_bet}-{betting.big_bet}"
    if betting.raise_cap is not None:
        yield f"cap{betting.raise_cap}"
    if table.ante_kind is not AnteKind.NONE:
        yield f"{ANTE_OF[ANTES[table.ante_kind]]}{table.ante}"
    if table.commission is not None:
        terms = table.commission
        yield f"commission{terms.minimum_wager}-{terms.percent}-{terms.unit}"
    yield f"d{table.button}"
    at = first_positions(table.button, table.seats) if table.button in table.seats else None
    if at is None or (at.small_blind, at.big_blind) != (table.small_blind_seat, table.big_blind_seat):
        yield f"sb{table.small_blind_seat or 0}"
        yield f"bb{table.big_blind_seat}"
    for seat, stack in sorted(zip(table.seats, table.stacks, strict=True)):
        yield f"{seat}={'?' if counted(stack) is None else stack}"
    for post in table.posts:
        yield f"{post.seat}post{post.live}" + (f"+{post.dead}" if post.dead else "")


def _cards(hand: Hand) -> Iterator[str]:
    for seat in sorted(hand.seats):
        cards = hand.hole[hand.place[seat]]
        if cards:
            yield f"{seat}:{text(cards)}"


def _deeds(hand: Hand) -> Iterator[str]:
    street, level = 0, hand.table.big_blind
    for step in hand.record:
        match step:
            case steps.BoardDealt(cards):
                street, level = street + 1, 0
                yield f"{STREETS[street]} {text(cards)}".strip()
            case steps.Folded():
                yield "f"
            case steps.Checked():
                yield "x"
            case steps.Called():
                yield "c"
            case steps.BetTo(_, to):
                yield f"{'r' if level else 'b'}{to}"
                level = to
            case steps.Mucked(seat):
                yield f"{seat}m"
            case steps.RuledTo(seat, to):
                yield f"{seat}>{to}"
                level = max(level, to)
            case steps.RuledDead(seat):
                yield f"{seat}>f"
            case steps.RuledBack(seat, amount):
                yield f"{seat}>back{amount}"
            case steps.RuledTurn(seat):
                yield f"{seat}>next"
            case steps.RuledVoid():
                yield ">void"
            case _:
                pass
