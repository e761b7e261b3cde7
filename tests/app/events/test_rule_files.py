"""Rules of sounds and events in TOML: read as they were written, and what is wrong named by file, line and reason."""

from pathlib import Path

import pytest

from tdapp.app.events.club_rules import OF_CLUB, SETTING, joined, own_rules, put_rules, read_rules, rules, shipped_rules
from tdapp.app.events.rule_files import checked, rules_of, text_of
from tdapp.app.open_club import Club
from tdapp.domain.events.rules import Condition, Rule, Trigger
from tdapp.domain.refusal import Refused
from tdapp.read.message import say_refused
from tdapp.values import replace
from tdapp.words.say import Words

WORDS = Words("en", None)


def test_what_is_shipped_is_read_and_written_back_as_it_is() -> None:
    shipped = shipped_rules()
    assert rules_of(text_of(shipped), "again") == shipped
    assert {rule.when for rule in shipped} >= {Trigger.LEVEL_LEFT, Trigger.LEVEL_UP, Trigger.BREAK_BEGINS}
    assert {rule.when for rule in shipped} >= {Trigger.BREAK_ENDS, Trigger.CLOSES, Trigger.BUBBLE, Trigger.TABLE_BREAKS}
    for rule in shipped:
        assert not rule.message or {language for language, _text in rule.message} == {"en", "nl"}


def test_hostile_texts_come_back_as_they_were() -> None:
    rule = Rule(
        "own_1",
        Trigger.START,
        message=(("en", 'Łukasz "Żółć" \\ 李小龙\n{name}'), ("nl", "محمد 'x' = [1]")),
        spoken='C:\\My "sounds"\\a b.wav',
        condition=Condition(tournament='A "night"', stages=("play", "bubble"), running=True, left_to=9),
    )
    assert rules_of(text_of([rule]), "x") == (rule,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[rule]\n", "f.toml, line 1: this is not TOML ("),
        ("[[rule]]\n\nkey = [[[\n", "f.toml, line "),
        ("[[rule]]\nkey = 3\n", "f.toml, line 1: 'when' is missing."),
        ("[[rule]]\nkey = 3\nwhen = 'start'\n", "f.toml, line 2: key cannot be '3'."),
        ("[[rule]]\nkey = 'a'\nwhen = 'dinner'\n", "f.toml, line 3: when cannot be 'dinner'."),
        ("title = 1\n", "f.toml, line 1: nothing is called 'title' here."),
        (
            "[[rule]]\nkey = 'a'\nwhen = 'level_left'\nflash = true\n",
            "Give how long before: from one second to 240 min. It stands in f.toml, line 1.",
        ),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\n", "or a sheet. It stands in f.toml, line 1."),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\nflash = 1\n", "f.toml, line 4: flash cannot be '1'."),
        (
            "[[rule]]\nkey = 'a'\nwhen = 'start'\nvolume = 300\nflash = true\n",
            "The volume is between 0 and 100. It stands in f.toml, line 1.",
        ),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\nmessage = 'In {foo}'\n", "It stands in f.toml, line 1."),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\nmessage = { xx = 'a' }\n", "f.toml, line 4: message cannot be"),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\nsheet = 'menu'\n", "f.toml, line 4: sheet cannot be 'menu'."),
        (
            "[[rule]]\nkey = 'a'\nwhen = 'start'\nonly = { moon = 1 }\n",
            "There is no condition 'moon'. It stands in f.toml, line 4.",
        ),
        ("[[rule]]\nkey = 'a'\nwhen = 'start'\nonly = { stages = ['lunch'] }\n", "f.toml, line 4: only cannot be"),
        (
            "[[rule]]\nkey = 'a'\nwhen = 'start'\nflash = true\n[[rule]]\nkey = 'a'\nwhen = 'start'\nflash = true\n",
            "f.toml, line 5: the key 'a' is there already.",
        ),
        (
            "[[rule]]\nkey = 'a'\nwhen = 'start'\nflash = true\n[[rule]]\nkey = 'b'\nwhen = 'start'\ncolour = 1\n",
            "f.toml, line 8: nothing is called 'colour' here.",
        ),
        ("rule = 3\n", "f.toml, line 1: nothing is called 'rule' here."),
    ],
)
def test_what_is_wrong_is_named_by_file_line_and_reason(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        rules_of(text, "f.toml")
    assert said in WORDS.said(say_refused(refused.value))


def test_a_field_is_known_only_where_something_fills_it() -> None:
    checked(Rule("a", Trigger.TABLE_BREAKS, message=(("en", "Table {table}, {left} left"),)))
    with pytest.raises(Refused) as refused:
        checked(Rule("a", Trigger.LEVEL_UP, message=(("en", "Table {table} breaks"),)))
    assert refused.value.code == "announce.fill"


def test_the_club_keeps_only_what_it_made_of_the_rules(club: Club) -> None:
    shipped = shipped_rules()
    assert rules(club) == shipped
    quiet = replace(shipped[0], on=False)
    own = Rule("own_1", Trigger.PLACE, place=10, flash=True)
    put_rules(club, (quiet, *shipped[1:], own))
    assert own_rules(club) == (quiet, own)
    assert rules(club) == (quiet, *shipped[1:], own)
    put_rules(club, shipped)
    assert club.settings()[SETTING] == ""


def test_a_rule_that_makes_no_sense_is_not_kept(club: Club) -> None:
    with pytest.raises(Refused, match="nothing"):
        put_rules(club, (Rule("own_1", Trigger.START),))
    assert rules(club) == shipped_rules()


def test_a_setting_that_was_meddled_with_is_named(club: Club) -> None:
    club.remember(SETTING, "[[rule]]\nkey = 'a'\nwhen = 'x'")
    with pytest.raises(Refused) as refused:
        rules(club)
    assert refused.value.facts["file"] == OF_CLUB


def test_a_file_of_rules_stands_over_the_shipped_ones(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[rule]]\nkey = "level_up"\nwhen = "level_up"\nflash = true\n', encoding="utf-8")
    found = read_rules(path)
    assert found == joined(rules_of(path.read_text(), "x")) and len(found) == len(shipped_rules())
    with pytest.raises(Refused, match="file"):
        read_rules(tmp_path / "none.toml")
