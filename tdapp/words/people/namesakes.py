"""What tells people of the same name apart, in a few words: what the club has of each."""

from tdapp.read.people.people_search import Known
from tdapp.read.people.person_past import Brief
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.people.people import nation
from tdapp.words.say import Words

NUMBER = QT_TRANSLATE_NOOP("Namesakes", "club number {number}")
PLAYED = QT_TRANSLATE_NOOP("Namesakes", "last played {day}")
NEVER = QT_TRANSLATE_NOOP("Namesakes", "has never played here")


def told_apart(words: Words, known: Known, brief: Brief) -> str:
    """What is known of somebody beside the name: nickname, club numbers, nationality, and when he last played."""
    said = [known.nickname, *(words(NUMBER, number=number) for number in known.numbers)]
    said += [nation(words, brief.nationality) if brief.nationality else ""]
    said += [words(PLAYED, day=brief.played) if brief.played is not None else words(NEVER)]
    return " · ".join(filter(None, said))
