"""What is typed for an announcement: a template's text with its number, in one language or two, or words as typed."""

from tdapp.app.events.announcement_templates import shipped_templates
from tdapp.read.command_scene import Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.events.phrases import Phrase, of_template, phrase_of
from tdapp.words.say import Words

TEMPLATES = shipped_templates()
VERBS = {"say": Verb.SAY, "announce": Verb.SAY}


def first(typed: str, *, twice: bool = False) -> Suggestion:
    languages = ("en", "nl") if twice else ("nl", "")
    return suggest(typed, Scene(verbs=VERBS, templates=TEMPLATES, languages=languages))[0]


def test_a_template_is_typed_in_any_language_with_its_number() -> None:
    for typed in ("table 14 breaks", "Tafel  14 opgebroken"):
        told = phrase_of(typed, TEMPLATES, "en", "nl")
        assert told == Phrase(
            "Table 14 breaks, please take your slips", "Tafel 14 wordt opgebroken, neem je briefje mee", 300
        )
    assert phrase_of("table x breaks", TEMPLATES, "en", "nl") is None


def test_what_the_command_box_does_with_it() -> None:
    found = first("announce table 14 breaks", twice=True)
    assert found.action == "tournament.announce" and found.args[0] == "Table 14 breaks, please take your slips"
    assert found.args[2].startswith("Tafel 14")
    assert first("announce table 14 breaks").args == ("Tafel 14 wordt opgebroken, neem je briefje mee", 300, "")
    assert first("say Łukasz Żółć wint 李小龙").args == ("Łukasz Żółć wint 李小龙", None, "")
    assert Words("en", None).said(first("say hello there").said) == "Announce: hello there"
    assert first("say").action == ""


def test_a_template_that_lacks_a_language_is_told_in_the_one_it_has() -> None:
    for template in TEMPLATES:
        assert {language for language, _text in template.texts} == {"en", "nl"}
        assert of_template(template, "fr", "").first == template.texts[0][1]
