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
OPEN_UNTIL = QT_TRANSLATE_NOOP("Tickets", "not yet, valid until {day}")
FOR = QT_TRANSLATE_NOOP("Tickets", "For", "the tournaments a ticket is for")
ANY = QT_TRANSLATE_NOOP("Tickets", "any", "a ticket for any tournament of the club")
RETURNED = QT_TRANSLATE_NOOP("Tickets", "returned", "a ticket that pays no more")


def fate(words: Words, ticket: IssuedTicket) -> str:
    """Where a ticket has paid, or until when it may; or that it came back."""
    if ticket.returned:
        return words(RETURNED)
    if ticket.use is None and ticket.expires is not None:
        return words(OPEN_UNTIL, day=words.day(ticket.expires))
    return used(words, ticket.use)


def where(words: Words, ticket: IssuedTicket) -> str:
    """Where a ticket has paid, or where it may; or that it came back."""
    if ticket.use is None and not ticket.returned and ticket.targets:
        return words(OPEN_FOR, names=words.several(list(ticket.targets)))
    return words(RETURNED) if ticket.returned else used(words, ticket.use)


def pays_for(words: Words, ticket: IssuedTicket) -> str:
    """The tournaments a ticket is for, short: 'any', 'Main event', 'Main event +2'."""
    if not ticket.targets:
        return words(ANY)
    first, *others = ticket.targets
    return f"{first} +{len(others)}" if others else first


def used(words: Words, use: TicketUse | None) -> str:
    """Where a ticket or voucher has paid; 'not yet' where it has not."""
    return words(OPEN) if use is None else words(USED_IN, tournament=use.tournament, day=words.day(use.day))
