"""What the command box offers when nothing here is called as it was typed: a verb that was mistyped, or a newcomer."""

from collections.abc import Iterator, Mapping

from tdapp.read.command_scene import Scene, Suggesting, Suggestion, Verb
from tdapp.read.message import say
from tdapp.read.people.names import fold
from tdapp.read.people.typed_names import proposed_name
from tdapp.read.registration.command_entries import registers

LEAST, MOST_WORDS = 3, 6  # letters of a word that may be a slip of a verb; words of a name
SIGNS = " -'.,\u2019"


def unknown(typed: str, scene: Scene, verbs: Mapping[Verb, Suggesting]) -> Iterator[Suggestion]:
    """The suggestions for words that name nobody and nothing here.

    What reads like a command, or is one word alone, is not taken for a newcomer's name before that was chosen: Enter
    does nothing, and the lines below say what can be done. Nor does it open registration by itself.
    """
    meant = list(_meant(typed, scene, verbs))
    new = list(_newcomers(typed, scene))
    if meant:
        yield Suggestion("", (), say("command.unclear", typed=typed), typed)
    elif new and (" " not in typed or not scene.registering):
        yield Suggestion("", (), say("command.nobody", typed=typed), typed)
    yield from meant
    yield from new


def _meant(typed: str, scene: Scene, verbs: Mapping[Verb, Suggesting]) -> Iterator[Suggestion]:
    """What the same would mean with its first word as the verb it is like."""
    first, _, rest = typed.partition(" ")
    word = fold(first)
    if len(word) < LEAST or not rest:
        return
    like = {verb for each, verb in (scene.verbs or {}).items() if len(each) >= LEAST and is_slip(word, each)}
    for verb in sorted(like):
        yield from (each for each in verbs[verb](rest, scene) if each.action)


def _newcomers(typed: str, scene: Scene) -> Iterator[Suggestion]:
    if not is_name(typed):
        return
    if scene.registering:
        yield from registers(typed, scene)
    elif scene.opening:
        name = proposed_name(typed)
        yield Suggestion("registration.open", (), say("command.open_for", name=name), name.full)


def is_name(typed: str) -> bool:
    """Whether a text can be a name: letters and what stands between them, two letters or more, not too many words."""
    letters = sum(letter.isalpha() for letter in typed)
    marks = all(letter.isalpha() or letter in SIGNS or not letter.isascii() for letter in typed)
    return marks and letters >= 2 and len(typed.split()) <= MOST_WORDS


def is_slip(typed: str, word: str) -> bool:
    """Whether a word is another one with one letter wrong, missing, too many, or two changed about.

    >>> is_slip("buts", "bust"), is_slip("bst", "bust"), is_slip("bustt", "bust"), is_slip("anna", "bust")
    (True, True, True, False)
    """
    if typed == word or abs(len(typed) - len(word)) > 1:
        return False
    short, long = sorted((typed, word), key=len)
    at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    if len(short) != len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return short[at + 1 :] == long[at + 1 :] or swapped
