"""The examples of commands on the key sheet are commands in the words of the language they stand in."""

from datetime import UTC

import pytest

from tdapp.read.people.names import fold
from tdapp.texts import LANGUAGES
from tdapp.ui.frame.texts import TYPED_EXAMPLES
from tdapp.words.command_box import VERBS
from tdapp.words.say import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_a_command_begins_with_a_verb_of_its_language(language: str) -> None:
    words = Words(language, UTC)
    verbs = {fold(word.strip()) for text in VERBS.values() for word in words(text).split(",")}
    first = [words(example).partition(" ")[0] for example, _what in TYPED_EXAMPLES]
    begun = {fold(each) for each in first if each[0].isalpha()}
    assert begun
    assert begun <= verbs
