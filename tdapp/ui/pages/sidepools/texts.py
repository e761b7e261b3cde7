"""The texts of the Side pools part."""

from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.read.sidepools.side_view import SideStage
from tdapp.texts import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("SidePoolsPart", "Side pools")
ENTRANTS = QT_TRANSLATE_NOOP("SidePoolsPart", "Who is in")
POOL_HEADS: tuple[Text, ...] = (
    QT_TRANSLATE_NOOP("SidePoolsPart", "Side pool"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "In", "how many players are in a side pool"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "To win"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "How it stands"),
)
ENTRANT_HEADS: tuple[Text, ...] = (
    QT_TRANSLATE_NOOP("SidePoolsPart", "Player"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "Seat"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "How it stands"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "Won"),
    QT_TRANSLATE_NOOP("SidePoolsPart", "To pay"),
)
KINDS: dict[SideKind, Text] = {
    SideKind.LAST_LONGER: QT_TRANSLATE_NOOP("SidePoolsPart", "Last longer"),
    SideKind.HIGH_HAND: QT_TRANSLATE_NOOP("SidePoolsPart", "High hand"),
    SideKind.BAD_BEAT: QT_TRANSLATE_NOOP("SidePoolsPart", "Bad beat"),
    SideKind.OTHER: QT_TRANSLATE_NOOP("SidePoolsPart", "Other"),
}
STAGES: dict[SideStage, Text] = {
    SideStage.OPEN: QT_TRANSLATE_NOOP("SidePoolsPart", "open to entrants"),
    SideStage.PLAYED: QT_TRANSLATE_NOOP("SidePoolsPart", "closed, not won yet"),
    SideStage.WAITS: QT_TRANSLATE_NOOP("SidePoolsPart", "won, if nobody enters"),
    SideStage.TO_PAY: QT_TRANSLATE_NOOP("SidePoolsPart", "to pay: {amount}"),
    SideStage.TO_RECOVER: QT_TRANSLATE_NOOP("SidePoolsPart", "to recover: {amount}"),
    SideStage.PAID: QT_TRANSLATE_NOOP("SidePoolsPart", "paid"),
}
STILL_IN = QT_TRANSLATE_NOOP("SidePoolsPart", "in")
OUT = QT_TRANSLATE_NOOP("SidePoolsPart", "out")
RANKED = QT_TRANSLATE_NOOP("SidePoolsPart", "{rank}. {hand}", "a rank, and the hand that was shown")
OUT_AT = QT_TRANSLATE_NOOP("SidePoolsPart", "out, number {rank}", "the rank in a last longer")
SUMS = QT_TRANSLATE_NOOP(
    "SidePoolsPart", "{taken} paid in = {paid} paid out + {due} to pay + {open} to win + {fees} kept"
)
SUM_BACK = QT_TRANSLATE_NOOP("SidePoolsPart", "− {amount} to recover")
FRONT = QT_TRANSLATE_NOOP("SidePoolsPart", "Best so far: {names}, {hand}")
LEFT = QT_TRANSLATE_NOOP("SidePoolsPart", "%n still in", "", 1)
NEW = QT_TRANSLATE_NOOP("SidePoolsPart", "New side pool")
OPEN = QT_TRANSLATE_NOOP("SidePoolsPart", "Open side pool")
NAME = QT_TRANSLATE_NOOP("SidePoolsPart", "Name")
KIND = QT_TRANSLATE_NOOP("SidePoolsPart", "Kind")
PRICE = QT_TRANSLATE_NOOP("SidePoolsPart", "Price")
FEE = QT_TRANSLATE_NOOP("SidePoolsPart", "Of which the house keeps")
SHARES = QT_TRANSLATE_NOOP("SidePoolsPart", "Shares, %")
SHARES_HINT = QT_TRANSLATE_NOOP("SidePoolsPart", "100 for the winner, or such as 60 40")
SHARES_BEAT = QT_TRANSLATE_NOOP("SidePoolsPart", "Loser, winner, table: such as 50 25 25")
NO_SHARES = QT_TRANSLATE_NOOP("SidePoolsPart", "No shares are given. Type shares such as 60 40, 100 % in total.")
BAD_SHARES = QT_TRANSLATE_NOOP("SidePoolsPart", "'{typed}' is not shares such as 60 40, 100 % in total.")
UNTIL = QT_TRANSLATE_NOOP("SidePoolsPart", "Join until level")
UNTIL_HINT = QT_TRANSLATE_NOOP("SidePoolsPart", "Empty: until you close it")
RE_ENTRY = QT_TRANSLATE_NOOP("SidePoolsPart", "A player who re-enters continues; otherwise the first bust-out counts")
LINE = QT_TRANSLATE_NOOP("SidePoolsPart", "Names or seats, such as 12-4, ada + łu")
LINE_HELP = QT_TRANSLATE_NOOP(
    "SidePoolsPart",
    "A comma stands between players, + between those who split a share. A hand follows its player: ada AsKsQsJsTs",
)
TENDER = QT_TRANSLATE_NOOP("SidePoolsPart", "Paid by")
JOIN = QT_TRANSLATE_NOOP("SidePoolsPart", "Join")
JOIN_SUM = QT_TRANSLATE_NOOP("SidePoolsPart", "Join: {amount}")
SHOW = QT_TRANSLATE_NOOP("SidePoolsPart", "Note hand")
WINNERS = QT_TRANSLATE_NOOP("SidePoolsPart", "Winners")
SPLIT = QT_TRANSLATE_NOOP("SidePoolsPart", "Split now")
CLOSE = QT_TRANSLATE_NOOP("SidePoolsPart", "Close entry")
REOPEN = QT_TRANSLATE_NOOP("SidePoolsPart", "Reopen entry")
PAY = QT_TRANSLATE_NOOP("SidePoolsPart", "Pay")
PAY_SUM = QT_TRANSLATE_NOOP("SidePoolsPart", "Pay {amount}")
RECOVER = QT_TRANSLATE_NOOP("SidePoolsPart", "Recover {amount}")
REFUND = QT_TRANSLATE_NOOP("SidePoolsPart", "Refund {amount}")
REFUND_ALL = QT_TRANSLATE_NOOP("SidePoolsPart", "Refund all")
CHOOSE_POOL = QT_TRANSLATE_NOOP("SidePoolsPart", "Open a side pool first.")
CHOOSE_ENTRANT = QT_TRANSLATE_NOOP("SidePoolsPart", "Choose a player who is in.")
TYPE_FIRST = QT_TRANSLATE_NOOP("SidePoolsPart", "Type names or seats first.")
ONE_HAND = QT_TRANSLATE_NOOP("SidePoolsPart", "A hand is of one player. Type one name, then the cards.")
MEANS = QT_TRANSLATE_NOOP("SidePoolsPart", "%n players: {names}", "", 1)
MEANS_HAND = QT_TRANSLATE_NOOP("SidePoolsPart", "{names}: {hand}", "who showed which hand")
UNKNOWN = QT_TRANSLATE_NOOP("SidePoolsPart", "Nobody here is found by '{typed}'. Type a name, a seat or #ticket.")
SEVERAL = QT_TRANSLATE_NOOP("SidePoolsPart", "'{typed}' may be {names}. Type more letters, or the seat.")
NONE = QT_TRANSLATE_NOOP("SidePoolsPart", "No side pools")
NONE_WHY = QT_TRANSLATE_NOOP(
    "SidePoolsPart",
    "Last longer, high hand, bad beat of the night: who is in pays apart, and nothing of it is prize pool.",
)
