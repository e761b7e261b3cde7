"""The texts of the waiting list."""

from tdapp.read.registration.waiting import AlternateStatus
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("WaitingPart", "Waiting list")
NAME_HELP = QT_TRANSLATE_NOOP("WaitingPart", "Type a name, or scan a club card: Enter adds the player to the list.")
WILL_JOIN = QT_TRANSLATE_NOOP("WaitingPart", "Enter: {name} joins the waiting list")
WILL_JOIN_NEW = QT_TRANSLATE_NOOP("WaitingPart", "Enter: {name}, new to the club, joins the waiting list")
HEADS = (
    QT_TRANSLATE_NOOP("WaitingPart", "No.", "number in the queue"),
    QT_TRANSLATE_NOOP("WaitingPart", "Name"),
    QT_TRANSLATE_NOOP("WaitingPart", "State"),
    QT_TRANSLATE_NOOP("WaitingPart", "Time"),
)
STATES = {
    AlternateStatus.WAITING: QT_TRANSLATE_NOOP("WaitingPart", "waiting"),
    AlternateStatus.CALLED: QT_TRANSLATE_NOOP("WaitingPart", "called"),
    AlternateStatus.ANSWERED: QT_TRANSLATE_NOOP("WaitingPart", "at the desk"),
    AlternateStatus.EXPIRED: QT_TRANSLATE_NOOP("WaitingPart", "did not come"),
}
LEFT = QT_TRANSLATE_NOOP("WaitingPart", "{clock} left to answer")
SINCE = QT_TRANSLATE_NOOP("WaitingPart", "since {time}")
NOW = QT_TRANSLATE_NOOP("WaitingPart", "a seat is free")
ABOUT = QT_TRANSLATE_NOOP("WaitingPart", "about {wait}")
OR_MORE = QT_TRANSLATE_NOOP("WaitingPart", "{wait} or more")
UNKNOWN = QT_TRANSLATE_NOOP("WaitingPart", "no estimate yet")
EMPTY = QT_TRANSLATE_NOOP("WaitingPart", "Nobody is waiting for a seat.")
EMPTY_CLOSED = QT_TRANSLATE_NOOP("WaitingPart", "Nobody is waiting for a seat, and registration is closed.")
SUM = QT_TRANSLATE_NOOP("WaitingPart", "%n waiting", "people", 1)
SUM_CALLED = QT_TRANSLATE_NOOP("WaitingPart", "%n called", "people", 1)
SEATS = QT_TRANSLATE_NOOP("WaitingPart", "%n more can be called", "people", 1)
NO_SEATS = QT_TRANSLATE_NOOP("WaitingPart", "no seat to call a player for")
JOINING = QT_TRANSLATE_NOOP("WaitingPart", "a player joining now waits {wait}", "about 20 min, 120 min or more")
PACE_UNKNOWN = QT_TRANSLATE_NOOP("WaitingPart", "no estimate of the wait yet: too few bust-outs")
CALL = QT_TRANSLATE_NOOP("WaitingPart", "Call next")
CALL_SEVERAL = QT_TRANSLATE_NOOP("WaitingPart", "Call %n", "people", 1)
CALL_THIS = QT_TRANSLATE_NOOP("WaitingPart", "Call this player")
ANSWERED = QT_TRANSLATE_NOOP("WaitingPart", "At the desk")
SEAT = QT_TRANSLATE_NOOP("WaitingPart", "Sell and seat")
GONE = QT_TRANSLATE_NOOP("WaitingPart", "Has left")
STRIKE = QT_TRANSLATE_NOOP("WaitingPart", "Remove who did not come")
CHOOSE = QT_TRANSLATE_NOOP("WaitingPart", "Choose a player in the list first.")
NOBODY_WAITS = QT_TRANSLATE_NOOP("WaitingPart", "Nobody on the list is waiting to be called.")
NONE_EXPIRED = QT_TRANSLATE_NOOP("WaitingPart", "Everybody who was called may still answer.")
SEAT_FOR = QT_TRANSLATE_NOOP("WaitingPart", "Number {number}: {name}")
SPOKEN = QT_TRANSLATE_NOOP("WaitingPart", "Number {number}, {name}, {state}, {time}")
NOT_CALLED = QT_TRANSLATE_NOOP("WaitingPart", "This player has not been called yet. Call first, then seat.")
IS_CALLED = QT_TRANSLATE_NOOP("WaitingPart", "This player has already been called.")
