"""What the command box offers when nothing here is called as it was typed: a verb that was mistyped, or a newcomer."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tdapp.read.command_scene import GO_ON, Scene, Suggesting, Suggestion, Verb
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
    meant = [*_meant(typed, scene, verbs), *near(typed, scene)]
    new = list(_newcomers(typed, scene))
    if meant or _verbs_like(typed, scene):
        yield Suggestion("", (), say("command.unclear", typed=typed), typed)
    elif new and (" " not in typed or not scene.registering):
        yield Suggestion("", (), say("command.nobody", typed=typed), typed)
    yield from meant
    yield from new


def _meant(typed: str, scene: Scene, verbs: Mapping[Verb, Suggesting]) -> Iterator[Suggestion]:
    """What the same would mean with its first word as the verb it is like."""
    rest = typed.partition(" ")[2]
    for verb in sorted(_verbs_like(typed, scene)):
        yield from (each for each in verbs[verb](rest, scene) if each.action)


def _verbs_like(typed: str, scene: Scene) -> set[Verb]:
    """The verbs whose word the first one of several is a slip of: it is taken for no name unseen."""
    first, _, rest = typed.partition(" ")
    word = fold(first)
    if len(word) < LEAST or not rest:
        return set()
    return {verb for each, verb in (scene.verbs or {}).items() if len(each) >= LEAST and is_slip(word, each)}


def near(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """Verbs and actions that are called so but for one word that was mistyped: 'rebyu', 'brake table', 'pasue'.

    A verb is only written by Enter; an action says its name, and whether it can be done.
    """
    wanted = fold(typed).split()
    like = {verb for each, verb in (scene.verbs or {}).items() if len(wanted) == 1 and is_near(wanted[0], each)}
    for phrase in scene.phrases:
        called = (scene.verbs or {}).get(fold(phrase.action))
        if called in like or (len(wanted) > 1 and nearly(phrase.label, wanted)):
            said = say("command.phrase", what=phrase.label, typed=phrase.action)
            yield Suggestion(GO_ON, (f"{phrase.action} ",), said, phrase.label)
    for offer in sorted(scene.near, key=lambda each: (bool(each.why_not), len(each.label))):
        if offer.why_not:
            yield Suggestion("", (), say("command.no", label=offer.label, why=offer.why_not), offer.label)
        else:
            yield Suggestion(offer.action, (), say("command.do", label=offer.label), offer.label)


def nearly(label: str, wanted: Sequence[str]) -> bool:
    """Whether each of the folded words begins one of a name, but one of them, which is a slip of one.

    >>> nearly("Break a table", ["brake", "table"]), nearly("Pause the clock", ["pasue"])
    (True, True)
    >>> nearly("Break a table", ["break", "table"]), nearly("Break a table", ["brake", "tabel"])
    (False, False)
    """
    words, typed = _bare(fold(label).split()), _bare(wanted)
    missed = [each for each in typed if not any(word.startswith(each) for word in words)]
    return len(missed) == 1 and any(is_near(missed[0], word) for word in words)


def _bare(words: Iterable[str]) -> list[str]:
    return [bare for word in words if (bare := word.strip(SIGNS + ":,;()"))]


def is_near(typed: str, word: str) -> bool:
    """Whether a word is long enough to be told from others, and a slip of this one."""
    return min(len(typed), len(word)) > LEAST and is_slip(typed, word)


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
    """Whether a word is another one with one letter wrong, missing, too many, or at another place.

    >>> is_slip("buts", "bust"), is_slip("bst", "bust"), is_slip("bustt", "bust"), is_slip("anna", "bust")
    (True, True, True, False)
    >>> is_slip("brake", "break"), is_slip("rebyu", "rebuy"), is_slip("table", "break")
    (True, True, False)
    """
    if typed == word or abs(len(typed) - len(word)) > 1:
        return False
    short, long = sorted((typed, word), key=len)
    at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    if len(short) != len(long):
        return short[at:] == long[at + 1 :]
    return short[at + 1 :] == long[at + 1 :] or _moved(short[at:], long[at:])


def _moved(one: str, other: str) -> bool:
    """Whether two words, unlike from the first letter on, are one with a letter of it at another place."""
    first = other.find(one[0]), one.find(other[0])
    ways = ((one, other, first[0]), (other, one, first[1]))
    return any(at > 0 and this[1 : at + 1] + this[0] + this[at + 1 :] == that for this, that, at in ways)
