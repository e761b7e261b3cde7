"""The actions of hand-for-hand play and head counts: the page of the bubble, and what is done there from anywhere."""

from tdapp.domain.act import Act
from tdapp.domain.clock.announcing import LONGEST_MESSAGE
from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.hands.hand_for_hand import TOPIC
from tdapp.read.hands.announcing import announcement
from tdapp.read.hands.command_hands import in_hand
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.actions.window import HANDS_PAGE
from tdapp.ui.session import Session

IN_STEP = HANDS_PAGE
ALL_PLAYED_WHY = QT_TRANSLATE_NOOP("Actions", "No table is still playing its hand.")
NOTHING_TO_TELL = QT_TRANSLATE_NOOP("Actions", "Hand for hand has nothing to announce now.")


def all_played(session: Session) -> Act | None:
    """Note that every table the room waits for has played its hand."""
    waits = session.view(in_hand).waits
    return session.do(hand_for_hand.done, tuple(waits)) if waits else None


def _why_not_all(session: Session) -> str:
    if session.tournament is None or not session.view(in_hand).waits:
        return session.words(ALL_PLAYED_WHY)
    return session.why_not(hand_for_hand.done, tuple(session.view(in_hand).waits))


def to_tell(session: Session) -> str:
    """What the room is to be told, in the language of its screen; '' for nothing."""
    told = session.view(announcement, session.now(), session.club.directory)
    return " ".join(session.screen_words.said(each) for each in told)


def for_screen(session: Session) -> str:
    """What the room is to be told as its screen has it: shorter, without names, where they are too many for it."""
    text = to_tell(session)
    if len(text) <= LONGEST_MESSAGE:
        return text
    short = session.view(announcement, session.now(), session.club.directory, named=False)
    return " ".join(session.screen_words.said(each) for each in short)


def tell(session: Session) -> Act | None:
    """Put on the room's screen what it is to be told."""
    text = for_screen(session)
    return session.announce(text, topic=TOPIC) if text else None


def _why_not_tell(session: Session) -> str:
    said = session.tournament is not None and session.view(announcement, session.now(), session.club.directory)
    return "" if said else session.words(NOTHING_TO_TELL)


BEGIN = deciding("hands.begin", QT_TRANSLATE_NOOP("Actions", "Begin hand for hand"), "play", hand_for_hand.begin)
PLAYED = deciding(
    "hands.played", QT_TRANSLATE_NOOP("Actions", "Table's hand is complete"), "check", hand_for_hand.done, bare=False
)
ALL = QT_TRANSLATE_NOOP("Actions", "All tables have played")
ALL_PLAYED = Action("hands.all_played", ALL, "check", do=all_played, why_not=_why_not_all)
NEXT = deciding("hands.next", QT_TRANSLATE_NOOP("Actions", "Deal the next hand"), "skip-forward", hand_for_hand.settle)
END = deciding("hands.end", QT_TRANSLATE_NOOP("Actions", "End hand for hand"), "flag", hand_for_hand.end)
COUNT = deciding("hands.count", QT_TRANSLATE_NOOP("Actions", "Count heads"), "users", head_count.count, bare=False)
STACK = QT_TRANSLATE_NOOP("Actions", "Stack before the hand")
NOTE_STACK = deciding("hands.note_stack", STACK, "coins", hand_for_hand.note_stack, bare=False)
TELL_TEXT = QT_TRANSLATE_NOOP("Actions", "Announce the hand")
TELL = Action("hands.tell", TELL_TEXT, "megaphone", do=tell, why_not=_why_not_tell)

HANDS = (BEGIN, PLAYED, ALL_PLAYED, NEXT, END, COUNT, NOTE_STACK, TELL)
