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
OPEN_FOR = QT_TRANSLATE_NOOP("Tickets", "not yet, for {names}", "a ticket, and the tournaments it is for")
OPEN_UNTIL = QT_TRANSLATE_NOOP("Tickets", "{open}, valid until {day}", "open: not yet")
RETURNED = QT_TRANSLATE_NOOP("Tickets", "returned", "a ticket that pays no more")


def fate(words: Words, ticket: IssuedTicket) -> str:
    """Where a ticket has paid, or where and until when it may; or that it came back."""
    said = where(words, ticket)
    if ticket.returned or ticket.use is not None or ticket.expires is None:
        return said
    return words(OPEN_UNTIL, open=said, day=words.day(ticket.expires))


def where(words: Words, ticket: IssuedTicket) -> str:
    """Where a ticket has paid, or where it may; or that it came back."""
    if ticket.returned:
        return words(RETURNED)
    if ticket.use is None and ticket.targets:
        return words(OPEN_FOR, names=words.several(list(ticket.targets)))
    return used(words, ticket.use)


def used(words: Words, use: TicketUse | None) -> str:
    """Where a ticket or voucher has paid; 'not yet' where it has not."""
    return words(OPEN) if use is None else words(USED_IN, tournament=use.tournament, day=words.day(use.day))
