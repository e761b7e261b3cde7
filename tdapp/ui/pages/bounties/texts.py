"""The texts of the Bounties part."""

from tdapp.domain.money.bounty_terms import BountyKind, HeadGoes, PotRule, StageKind
from tdapp.read.bounties.bounties_view import FallState
from tdapp.texts import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("BountiesPart", "Bounties")
FALLS = QT_TRANSLATE_NOOP("BountiesPart", "Who knocked out whom")
HEADS = QT_TRANSLATE_NOOP("BountiesPart", "Bounties by player")
FALL_HEADS: tuple[Text, ...] = (
    QT_TRANSLATE_NOOP("BountiesPart", "Busted"),
    QT_TRANSLATE_NOOP("BountiesPart", "Bounty"),
    QT_TRANSLATE_NOOP("BountiesPart", "Won by"),
)
HEAD_HEADS: tuple[Text, ...] = (
    QT_TRANSLATE_NOOP("BountiesPart", "Player"),
    QT_TRANSLATE_NOOP("BountiesPart", "Seat"),
    QT_TRANSLATE_NOOP("BountiesPart", "Head", "what is won by knocking a player out"),
    QT_TRANSLATE_NOOP("BountiesPart", "KOs", "how many players somebody knocked out"),
    QT_TRANSLATE_NOOP("BountiesPart", "Won"),
    QT_TRANSLATE_NOOP("BountiesPart", "To pay"),
)
STATES: dict[FallState, Text] = {
    FallState.OPEN: QT_TRANSLATE_NOOP("BountiesPart", "open: who was it?"),
    FallState.UNDRAWN: QT_TRANSLATE_NOOP("BountiesPart", "envelope to draw: {by}"),
    FallState.WON: QT_TRANSLATE_NOOP("BountiesPart", "{by}"),
    FallState.KEPT: QT_TRANSLATE_NOOP("BountiesPart", "kept, as play ended by a deal"),
    FallState.PASSED: QT_TRANSLATE_NOOP("BountiesPart", "nobody: {by} bought no bounty"),
    FallState.NOBODY: QT_TRANSLATE_NOOP("BountiesPart", "nobody"),
    FallState.BEFORE: QT_TRANSLATE_NOOP("BountiesPart", "before mystery bounties"),
}
SUMS = QT_TRANSLATE_NOOP(
    "BountiesPart", "{taken} sold as bounties = {paid} paid + {due} to pay + {heads} on heads + {held} held"
)
SUM_POOL = QT_TRANSLATE_NOOP("BountiesPart", "+ {amount} in the prize pool")
SUM_BACK = QT_TRANSLATE_NOOP("BountiesPart", "− {amount} to recover")
NAME = QT_TRANSLATE_NOOP("BountiesPart", "Who won it?")
NOBODY = QT_TRANSLATE_NOOP("BountiesPart", "Blinded off")
DRAW = QT_TRANSLATE_NOOP("BountiesPart", "Draw envelope")
NOTE = QT_TRANSLATE_NOOP("BountiesPart", "Envelope drawn in the room")
NOTE_IT = QT_TRANSLATE_NOOP("BountiesPart", "Note")
PAY = QT_TRANSLATE_NOOP("BountiesPart", "Pay bounty")
PAY_SUM = QT_TRANSLATE_NOOP("BountiesPart", "Pay {amount}")
RECOVER = QT_TRANSLATE_NOOP("BountiesPart", "Recover {amount}")
MARKER_LOST = QT_TRANSLATE_NOOP("BountiesPart", "Marker lost")
MARKER_FOUND = QT_TRANSLATE_NOOP("BountiesPart", "Marker found: refund {amount}")
NO_MARKER = QT_TRANSLATE_NOOP("BountiesPart", "Marker lost: {name}")
CHOOSE_FALL = QT_TRANSLATE_NOOP("BountiesPart", "Choose a player who busted.")
CHOOSE_HEAD = QT_TRANSLATE_NOOP("BountiesPart", "Choose a player.")
NO_ENVELOPES = QT_TRANSLATE_NOOP("BountiesPart", "Only mystery bounties are in envelopes.")
NONE = QT_TRANSLATE_NOOP("BountiesPart", "No bounties are sold")
NONE_WHY = QT_TRANSLATE_NOOP(
    "BountiesPart", "Add an entry with a bounty to the entry terms: that part of its price is on the player's head."
)
ENVELOPES = QT_TRANSLATE_NOOP("BountiesPart", "Envelopes")
ENVELOPES_HINT = QT_TRANSLATE_NOOP("BountiesPart", "Such as 1 x 500, 3 x 100, 10 x 25. Drawn ones stay among them.")
SET_ENVELOPES = QT_TRANSLATE_NOOP("BountiesPart", "Set envelopes")
PROPOSE = QT_TRANSLATE_NOOP("BountiesPart", "Propose")
LEFT_NOW = QT_TRANSLATE_NOOP("BountiesPart", "Still to draw: {amounts}")
BAD_ENVELOPES = QT_TRANSLATE_NOOP(
    "BountiesPart", "'{typed}' is not a number of envelopes and an amount, as in 3 x 100."
)
TERMS = QT_TRANSLATE_NOOP("BountiesPart", "How bounties are won")
KINDS: dict[BountyKind, Text] = {
    BountyKind.FIXED: QT_TRANSLATE_NOOP("BountiesPart", "Fixed"),
    BountyKind.PROGRESSIVE: QT_TRANSLATE_NOOP("BountiesPart", "Progressive"),
    BountyKind.MYSTERY: QT_TRANSLATE_NOOP("BountiesPart", "Mystery"),
}
PERCENT = QT_TRANSLATE_NOOP("BountiesPart", "Paid at once, %")
UNIT = QT_TRANSLATE_NOOP("BountiesPart", "Paid in units of")
SEVERAL = QT_TRANSLATE_NOOP("BountiesPart", "Several winners of one pot")
RULES: dict[PotRule, Text] = {
    PotRule.EQUALLY: QT_TRANSLATE_NOOP("BountiesPart", "share equally"),
    PotRule.COVERED: QT_TRANSLATE_NOOP("BountiesPart", "only those who covered share"),
    PotRule.MOST_CHIPS: QT_TRANSLATE_NOOP("BountiesPart", "most chips takes all"),
}
DISQUALIFIED = QT_TRANSLATE_NOOP("BountiesPart", "Of a disqualified player")
SURRENDERED = QT_TRANSLATE_NOOP("BountiesPart", "Of a stack given up")
BLINDED = QT_TRANSLATE_NOOP("BountiesPart", "Blinded off, or won by nobody")
CANCELLED = QT_TRANSLATE_NOOP("BountiesPart", "Not refunded with an entry")
GOES: dict[HeadGoes, Text] = {
    HeadGoes.POOL: QT_TRANSLATE_NOOP("BountiesPart", "to the prize pool"),
    HeadGoes.BOUNTIES: QT_TRANSLATE_NOOP("BountiesPart", "to the next bounty won"),
}
OWN = QT_TRANSLATE_NOOP("BountiesPart", "The winner keeps the own bounty; otherwise it joins the prize pool")
OPTIONAL = QT_TRANSLATE_NOOP("BountiesPart", "Bounties are optional: only a player who bought one can win one")
STAGE = QT_TRANSLATE_NOOP("BountiesPart", "Envelopes begin")
STAGES: dict[StageKind, Text] = {
    StageKind.BY_HAND: QT_TRANSLATE_NOOP("BountiesPart", "when you set them"),
    StageKind.LEVEL: QT_TRANSLATE_NOOP("BountiesPart", "from level"),
    StageKind.LEFT: QT_TRANSLATE_NOOP("BountiesPart", "with players left"),
    StageKind.MONEY: QT_TRANSLATE_NOOP("BountiesPart", "in the money"),
}
STAGE_NUMBER = QT_TRANSLATE_NOOP("BountiesPart", "Level, or players left")
SAVE = QT_TRANSLATE_NOOP("BountiesPart", "Save bounty terms")
SAID_FIXED = QT_TRANSLATE_NOOP("BountiesPart", "The whole bounty is paid to the player who knocks somebody out.")
SAID_PROGRESSIVE = QT_TRANSLATE_NOOP(
    "BountiesPart",
    "{percent} % in the pocket, {rest} % on the own head, in units of {unit}. What is over stays on the head.",
)
SAID_MYSTERY = QT_TRANSLATE_NOOP("BountiesPart", "Each knock-out draws an envelope once they are set.")
SAID_OPTIONAL = QT_TRANSLATE_NOOP("BountiesPart", "Only a player who bought one can win one.")
UNCHANGED = QT_TRANSLATE_NOOP("BountiesPart", "Nothing has been changed.")
