"""The rules beside a price list in sentences: the guarantee, who may rebuy, refunds, and how alternates come in."""

from collections.abc import Iterator

from tdapp.domain.money.terms import Refund
from tdapp.read.registration.term_previews import RulesPreview
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_GUARANTEE = QT_TRANSLATE_NOOP("TermsSaid", "{money} guaranteed.")
_NO_GUARANTEE = QT_TRANSLATE_NOOP("TermsSaid", "No guarantee.")
_TABLES = QT_TRANSLATE_NOOP("TermsSaid", "%n tables at most: {players} players.", "", 1)
_ALL_TABLES = QT_TRANSLATE_NOOP("TermsSaid", "As many tables as needed.")
_REBUY = QT_TRANSLATE_NOOP("TermsSaid", "Rebuys with {chips} chips or fewer.")
_REBUY_OR_ONE = QT_TRANSLATE_NOOP(
    "TermsSaid", "Rebuys with {chips} chips or fewer, or with any stack if a player has only one rebuy."
)
_REBUY_ANY = QT_TRANSLATE_NOOP("TermsSaid", "Rebuys with any stack.")
_STARTED: dict[Refund | None, Text] = {
    None: QT_TRANSLATE_NOOP("TermsSaid", "Once play has started, no refunds unless you give a reason."),
    Refund.ALL: QT_TRANSLATE_NOOP("TermsSaid", "Once play has started, a cancelled entry is refunded in full."),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP(
        "TermsSaid", "Once play has started, a cancelled entry is refunded, minus the fee."
    ),
    Refund.NOTHING: QT_TRANSLATE_NOOP("TermsSaid", "Once play has started, no refunds."),
}
_NO_SHOW: dict[Refund, Text] = {
    Refund.ALL: QT_TRANSLATE_NOOP("TermsSaid", "No-shows are refunded in full."),
    Refund.ALL_BUT_FEE: QT_TRANSLATE_NOOP("TermsSaid", "No-shows are refunded, minus the fee."),
    Refund.NOTHING: QT_TRANSLATE_NOOP("TermsSaid", "No refund for no-shows."),
}
_OPENS = QT_TRANSLATE_NOOP("TermsSaid", "%n alternates open a new table.", "", 1)
_HELD = QT_TRANSLATE_NOOP("TermsSaid", "%n seats are held back.", "", 1)
_CALL = QT_TRANSLATE_NOOP("TermsSaid", "A called alternate has %n minutes to answer.", "", 1)


def rules_said(words: Words, rules: RulesPreview) -> tuple[str, ...]:
    """The rules, a sentence each; that about rebuys only where some are sold."""
    return tuple(_rules(words, rules))


def _rules(words: Words, rules: RulesPreview) -> Iterator[str]:
    yield words(_GUARANTEE, money=rules.guarantee) if rules.guarantee.cents else words(_NO_GUARANTEE)
    if rules.rebuys:
        yield _rebuys(words, rules)
    yield words(_STARTED[rules.started])
    yield words(_NO_SHOW[rules.no_show])
    if rules.most_tables is None:
        yield words(_ALL_TABLES)
    else:
        yield words(_TABLES, n=rules.most_tables, players=rules.players)
    yield words(_OPENS, n=rules.open_table_at)
    if rules.seats_held:
        yield words(_HELD, n=rules.seats_held)
    yield words(_CALL, n=rules.call_minutes)


def _rebuys(words: Words, rules: RulesPreview) -> str:
    if rules.rebuy_chips is None or (rules.one_any_stack and rules.only_one):
        return words(_REBUY_ANY)
    return words(_REBUY_OR_ONE if rules.one_any_stack else _REBUY, chips=rules.rebuy_chips)
