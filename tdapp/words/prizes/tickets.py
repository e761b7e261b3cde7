"""The words about tickets that the club issued."""

from tdapp.read.prizes.tickets import IssuedTicket, TicketUse
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

CODE = QT_TRANSLATE_NOOP("Tickets", "Code")
WORTH = QT_TRANSLATE_NOOP("Tickets", "Worth")
WON_IN = QT_TRANSLATE_NOOP("Tickets", "Won in")
USED = QT_TRANSLATE_NOOP("Tickets", "Used")
ISSUED = QT_TRANSLATE_NOOP("Tickets", "%n tickets issued", "", 1)
USED_IN = QT_TRANSLATE_NOOP("Tickets", "{tournament}, {day}")
OPEN = QT_TRANSLATE_NOOP("Tickets", "not yet")
OPEN_UNTIL = QT_TRANSLATE_NOOP("Tickets", "not yet, valid until {day}")


def fate(words: Words, ticket: IssuedTicket) -> str:
    """Where a ticket has paid, or until when it may."""
    if ticket.use is not None:
        return used(words, ticket.use)
    return words(OPEN) if ticket.expires is None else words(OPEN_UNTIL, day=words.day(ticket.expires))


def used(words: Words, use: TicketUse | None) -> str:
    """Where a ticket or voucher has paid; 'not yet' where it has not."""
    return words(OPEN) if use is None else words(USED_IN, tournament=use.tournament, day=words.day(use.day))
