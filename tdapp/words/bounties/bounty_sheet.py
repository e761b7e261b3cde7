"""The words of the bounties sheet, and the account of the bounties in sentences."""

from tdapp.read.bounties.bounties_view import BountiesView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

MONEY = QT_TRANSLATE_NOOP("Bounties", "{total} sold as bounties")
KNOCK_OUTS = QT_TRANSLATE_NOOP("Bounties", "KOs", "how many players somebody knocked out")
HEAD = QT_TRANSLATE_NOOP("Bounties", "Head", "what is won by knocking a player out")
WON = QT_TRANSLATE_NOOP("Bounties", "Won")
DUE = QT_TRANSLATE_NOOP("Bounties", "To pay")
ACCOUNT = QT_TRANSLATE_NOOP(
    "Bounties", "{taken} sold as bounties: {paid} paid, {due} to pay, {heads} on heads, {held} held."
)
IN_POOL = QT_TRANSLATE_NOOP("Bounties", "{amount} went to the prize pool.")
TO_RECOVER = QT_TRANSLATE_NOOP("Bounties", "{amount} is to be recovered.")


def notes(words: Words, view: BountiesView) -> tuple[str, ...]:
    """The account of the bounties: where all of the money is."""
    said = [
        words(ACCOUNT, taken=view.taken, paid=view.paid, due=view.due, heads=view.on_heads, held=view.held),
    ]
    if view.to_pool.cents:
        said.append(words(IN_POOL, amount=view.to_pool))
    if view.back.cents:
        said.append(words(TO_RECOVER, amount=view.back))
    return tuple(said)
