"""The words of the result: podium, places, what is still to be settled, papers and the secret of the draws."""

from tdapp.read.prizes.result import ResultView, Step
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words
from tdapp.words.sidepools.won import won_lines

TITLE = QT_TRANSLATE_NOOP("Result", "Result")
ENTRIES = QT_TRANSLATE_NOOP("Result", "%n entries", "", 1)
STILL_IN = QT_TRANSLATE_NOOP("Result", "%n still in", "players", 1)
NOT_FINAL = QT_TRANSLATE_NOOP("Result", "Registration is still open: places can change and prizes are not final")
FINISHED = QT_TRANSLATE_NOOP("Result", "Finished")
WON = QT_TRANSLATE_NOOP("Result", "Play is over")
PLAYING = QT_TRANSLATE_NOOP("Result", "Still playing")

NO_BREAK = "\u00a0"

PODIUM = QT_TRANSLATE_NOOP("Result", "Podium")
PLACES = QT_TRANSLATE_NOOP("Result", "{best}–{worst}", "places that are shared")
STEP = QT_TRANSLATE_NOOP("Result", "Place {place}: {names}", "a step of the podium, read out")
STEP_PRIZE = QT_TRANSLATE_NOOP("Result", "Place {place}: {names}, {prize}", "a step of the podium, read out")
AND_BOUNTIES = QT_TRANSLATE_NOOP("Result", "{prize} + {amount} in bounties")
JUST_BOUNTIES = QT_TRANSLATE_NOOP("Result", "{amount} in bounties")
EACH = QT_TRANSLATE_NOOP("Result", "{prize} each", "a prize of players who share places")
MORE = QT_TRANSLATE_NOOP("Result", "and %n more", "players on one step of the podium", 1)

LIST = QT_TRANSLATE_NOOP("Result", "Places")
PLACE = QT_TRANSLATE_NOOP("Result", "Place")
NAME = QT_TRANSLATE_NOOP("Result", "Name")
PRIZE = QT_TRANSLATE_NOOP("Result", "Prize, {currency}")
BOUNTY = QT_TRANSLATE_NOOP("Result", "Bounties")
TOTAL = QT_TRANSLATE_NOOP("Result", "Total", "prize and bounties together")
PAYMENT = QT_TRANSLATE_NOOP("Result", "Paid out")
PAID = QT_TRANSLATE_NOOP("Result", "Paid")
TO_PAY = QT_TRANSLATE_NOOP("Result", "To pay: {amount}", "so much is still to be paid to somebody")
BACK = QT_TRANSLATE_NOOP("Result", "Recover: {amount}", "so much is to be taken back from somebody")
CELL = QT_TRANSLATE_NOOP("Result", "{column}, place {place}, {name}: {value}", "a cell, read out")
TO_PLAYER = QT_TRANSLATE_NOOP("Result", "Enter shows the player's account")

MONEY = QT_TRANSLATE_NOOP("Result", "Prize money")
POOL = QT_TRANSLATE_NOOP("Result", "Prize pool")
PAID_OUT = QT_TRANSLATE_NOOP("Result", "Paid out")
STILL_TO_PAY = QT_TRANSLATE_NOOP("Result", "Still to pay")
TO_TAKE_BACK = QT_TRANSLATE_NOOP("Result", "To recover")
SETTLED = QT_TRANSLATE_NOOP("Result", "Every prize is paid")
UNPAID = QT_TRANSLATE_NOOP("Result", "%n prizes are not paid yet", "", 1)
OWING = QT_TRANSLATE_NOOP("Result", "%n players were overpaid", "", 1)
GAP = QT_TRANSLATE_NOOP("Result", "The prizes do not match the pool")
BOUNTIES = QT_TRANSLATE_NOOP("Result", "Bounties of {total} are still held")
DEAL = QT_TRANSLATE_NOOP("Result", "Deal: places 1 to {places} shared {total}")
IN_DEAL = QT_TRANSLATE_NOOP("Result", "{prize}, by deal", "a prize that was agreed on by those who were left")
PAID_DEAL = QT_TRANSLATE_NOOP("Result", "Paid, by deal", "a prize that was agreed on by those who were left")
BY_HAND = QT_TRANSLATE_NOOP("Result", "The prizes were set by hand")
TO_PRIZES = QT_TRANSLATE_NOOP("Result", "Pay the prizes")
SEE_PRIZES = QT_TRANSLATE_NOOP("Result", "See the prizes")

PAPERS = QT_TRANSLATE_NOOP("Result", "Papers to print")
PRINT = QT_TRANSLATE_NOOP("Result", "Print the results")
FINISH = QT_TRANSLATE_NOOP("Result", "Finish the tournament")

DRAWS = QT_TRANSLATE_NOOP("Result", "Draws")
REVEAL = QT_TRANSLATE_NOOP("Result", "Reveal the number")
SEE_DRAWS = QT_TRANSLATE_NOOP("Result", "See the draws")
KEPT = QT_TRANSLATE_NOOP(
    "Result", "The seats were drawn with a secret number. Once it is revealed, anybody can check every draw."
)
REVEALED = QT_TRANSLATE_NOOP("Result", "The secret number is revealed: anybody can check every draw.")

EMPTY = QT_TRANSLATE_NOOP("Result", "Nobody is out yet")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "Result", "Places appear here as players bust out. Once one is left, so do the podium and what remains to be done."
)
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Result", "No tournament is open")
NO_TOURNAMENT_WHY = QT_TRANSLATE_NOOP("Result", "Open one to see its result here.")


def place_said(words: Words, place: int, place_to: int) -> str:
    """A place as it stands in a list: '4', or '4–6' where it is shared."""
    return words.number(place) if place == place_to else words(PLACES, best=place, worst=place_to)


def step_prize(words: Words, step: Step) -> str:
    """The prize of a step of the podium with the bounties won, '' for none; of players who share places the prize each
    gets.

    Odd cents of a shared prize go to who went out last, so the first one's prize may be a cent above the others'.
    """
    prize = step.players[0].prize
    bounty = step.players[0].bounty if len(step.players) == 1 else None
    if prize is None:
        return words(JUST_BOUNTIES, amount=bounty) if bounty is not None else ""
    said = words.money(prize) if len(step.players) == 1 else words(EACH, prize=prize)
    said = words(IN_DEAL, prize=said) if step.players[0].in_deal else said
    if bounty is None:
        return said
    return words(AND_BOUNTIES, prize=_whole(said), amount=_whole(words.money(bounty))).replace("+ ", f"+{NO_BREAK}")


def _whole(amount: str) -> str:
    """An amount that is not broken over two lines."""
    return amount.replace(" ", NO_BREAK)


def podium_said(words: Words, view: ResultView) -> str:
    """The podium as it is read out."""
    said = []
    for step in view.podium:
        names = words.several([each.name.full for each in step.players])
        place, prize = place_said(words, step.place, step.place_to), step_prize(words, step)
        said.append(words(STEP_PRIZE if prize else STEP, place=place, names=names, prize=prize))
    return "; ".join(said)


def to_settle(words: Words, view: ResultView) -> list[str]:
    """What is still to be settled of the prize money, a sentence each; empty where all of it came out."""
    said = []
    if view.unpaid:
        said.append(words(UNPAID, n=view.unpaid))
    if view.owing:
        said.append(words(OWING, n=view.owing))
    if view.open_sum:
        said.append(words(GAP))
    if view.bounties.cents:
        said.append(words(BOUNTIES, total=view.bounties))
    return said


def about(words: Words, view: ResultView) -> str:
    """The line beside the title: how many entered, the day, who is still in, and who won the side pools."""
    parts = [words(ENTRIES, n=view.entries), words.day(view.day)]
    if not view.won:
        parts.append(words(STILL_IN, n=view.left))
    parts += won_lines(words, view.sides)
    return " · ".join(parts)
