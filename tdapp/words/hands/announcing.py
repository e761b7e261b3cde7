"""What the director tells the room in hand-for-hand play, and what is typed about its hands."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_TOLD: dict[str, Text] = {
    "announce.near": QT_TRANSLATE_NOOP(
        "Bubble", "We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid.", "", 1
    ),
    "announce.near.bubble": QT_TRANSLATE_NOOP(
        "Bubble",
        "We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid, and the bubble is "
        "protected.",
        "",
        1,
    ),
    "announce.left.bubble": QT_TRANSLATE_NOOP(
        "Bubble", "%n players left, {paid} places paid, and the bubble is protected.", "", 1
    ),
    "announce.one_hand": QT_TRANSLATE_NOOP("Bubble", "Hand for hand: finish this hand, then wait."),
    "announce.left": QT_TRANSLATE_NOOP("Bubble", "%n players left, {paid} places paid.", "", 1),
    "announce.left.only": QT_TRANSLATE_NOOP("Bubble", "%n players left.", "", 1),
    "announce.in_money": QT_TRANSLATE_NOOP("Bubble", "All %n players left are in the money.", "", 1),
    "announce.in_money.amount": QT_TRANSLATE_NOOP(
        "Bubble", "All %n players left are in the money, for {amount} or more.", "", 1
    ),
    "announce.nobody": QT_TRANSLATE_NOOP("Bubble", "Nobody is out in this hand."),
    "announce.out": QT_TRANSLATE_NOOP("Bubble", "{name} finishes in place {place}."),
    "announce.out.paid": QT_TRANSLATE_NOOP("Bubble", "{name} finishes in place {place} and gets {amount}."),
    "announce.out.unnamed": QT_TRANSLATE_NOOP("Bubble", "One player finishes in place {place}."),
    "announce.out.unnamed.paid": QT_TRANSLATE_NOOP("Bubble", "One player finishes in place {place} and gets {amount}."),
    "announce.out.several": QT_TRANSLATE_NOOP("Bubble", "%n players finish in places {best} to {worst}.", "", 2),
    "announce.share": QT_TRANSLATE_NOOP("Bubble", "{names} are out and share places {best} to {worst}."),
    "announce.share.paid": QT_TRANSLATE_NOOP(
        "Bubble", "{names} are out and share places {best} to {worst}: {amount} each."
    ),
    "announce.share.unnamed": QT_TRANSLATE_NOOP(
        "Bubble", "%n players are out and share places {best} to {worst}.", "", 2
    ),
    "announce.share.unnamed.paid": QT_TRANSLATE_NOOP(
        "Bubble", "%n players are out and share places {best} to {worst}: {amount} each.", "", 2
    ),
    "announce.share.together": QT_TRANSLATE_NOOP(
        "Bubble", "{names} are out and share places {best} to {worst}: {amount} together."
    ),
    "announce.share.unnamed.together": QT_TRANSLATE_NOOP(
        "Bubble", "%n players are out and share places {best} to {worst}: {amount} together.", "", 2
    ),
    "announce.next": QT_TRANSLATE_NOOP("Bubble", "Wait for the next hand."),
}

_TYPED: dict[str, Text] = {
    "command.hand_done": QT_TRANSLATE_NOOP("Bubble", "Hand complete at table {table}"),
    "command.hands_done": QT_TRANSLATE_NOOP("Bubble", "Hand complete at tables {tables}"),
    "command.heads": QT_TRANSLATE_NOOP("Bubble", "{heads} heads counted at table {table}"),
    "command.heads.several": QT_TRANSLATE_NOOP("Bubble", "Heads counted at %n tables", "", 2),
    "command.stack_before": QT_TRANSLATE_NOOP("Bubble", "{name} had {chips} before this hand"),
}

ANNOUNCING: dict[str, Text] = {**_TOLD, **_TYPED}
