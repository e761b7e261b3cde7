"""Whatever a ruling can lack can be entered: it is a question of the incident, or a word of the line says it."""

import random

import pytest

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.rulings import INCIDENTS, Impossible, Incident, Kind, Question, resolve
from tdapp.rulings.hands import readable
from tdapp.rulings.situation import Answer, Ante, AtSeat, Level, Situation
from tdapp.rulings.typed_table import with_line
from tdapp.values import replace

SEATS = (1, 2, 3, 4, 5)
# What fills each fact of the situation. The level, the players left and who sits where come from the tournament.
WORDS = {
    "button": "d1",
    "small_blind": "d1",
    "big_blind": "d1",
    "pot": "pot4500",
    "last_raise": "last800",
    "street": "flop",
    "actions": "3b600",
    "actions.to": "3b600",
    "board": "flop AsKd2c turn 9h river 2d",
    "seats.cards": "1:AcAd 2:KcKh 3:QcQd 4:JcJd 5:TcTd",
    "seats.stack": "1=1000 2=1000 3=1000 4=1000 5=1000",
    "seats.paid": "1+800 2+800 3+800 4+800 5+800",
    "level.lowest_chip": "chip25",
    "level.ante": "ante50",
    "level.min_buy_in": "buyin40-200",
    "level.max_buy_in": "buyin40-200",
}


def answer(question: Question, chance: random.Random) -> Answer:
    """Any answer to a question."""
    match question.kind:
        case Kind.YES_NO:
            return chance.random() < 0.5
        case Kind.CHOICE:
            return chance.choice(question.choices)
        case Kind.SEAT:
            return chance.choice(SEATS)
        case Kind.SEATS:
            return tuple(chance.sample(SEATS, 2))
        case Kind.CHIPS:
            return (100, 500)
        case Kind.CARDS:
            return "AsKd"
        case _:
            return chance.randint(question.least, question.most or 900)


@pytest.mark.parametrize("incident", INCIDENTS.values(), ids=list(INCIDENTS))
def test_every_missing_fact_can_be_entered(incident: Incident) -> None:
    asked = {question.id for question in incident.questions}
    table = Situation(
        incident.id, level=Level(50, 25, Ante("bb_ante", 50)), seats=tuple(map(AtSeat, SEATS)), players_left=18
    )
    for number in range(30):
        chance = random.Random(number)
        facts = {each.id: answer(each, chance) for each in incident.questions if chance.random() < 0.8}
        for book in rulebooks().values():
            try:
                ruling = resolve(replace(table, facts=facts), book)
            except Impossible:
                continue
            for fact in set(ruling.missing) - asked:
                line, bad = readable(WORDS[fact], SEATS)
                assert bad is None
                filled = with_line(table, line)
                assert filled != table, f"{WORDS[fact]} fills nothing"
