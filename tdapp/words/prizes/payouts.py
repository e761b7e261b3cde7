"""The sentences about what is odd about prizes: for whoever is about to post them."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

PAYOUTS: dict[str, Text] = {
    "prizes.less_than_buy_in": QT_TRANSLATE_NOOP(
        "Prizes", "The last prize, {last}, is less than the {buy_in} an entry brings into the pool: pay fewer places."
    ),
    "prizes.most_are_paid": QT_TRANSLATE_NOOP("Prizes", "%n of {entries} are paid: more than half of them.", "", 1),
    "prizes.few_are_paid": QT_TRANSLATE_NOOP("Prizes", "%n of {entries} are paid: fewer than one in twenty.", "", 1),
}
