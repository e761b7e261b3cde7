"""What is done with drawers: open one, use it, move cash, count it and close it."""

from functools import partial

from tdapp.app.money import drawers
from tdapp.domain.club.club_facts import Count
from tdapp.domain.units import Cents, DrawerId, Money
from tdapp.read.message import say_refused
from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.drawers import texts
from tdapp.ui.session import Room, Told
from tdapp.words.say import Words


def open_one(room: Room, name: str, currency: str, count: Count, cents: Cents) -> DrawerId | None:
    """Begin a shift at a cash box, which this desk uses from now on."""
    deed = partial(drawers.open_drawer, room.club, name, currency, count=count, cents=cents)
    made = guarded(room, deed)
    if made is not None:
        view = drawers.view(room.club, made)
        _say(room, room.words(texts.SAID_OPEN, name=view.name, amount=view.opening))
    return made


def why_may_not(room: Room, drawer: DrawerId, verb: str) -> str:
    """Why whoever sits here may not close an open drawer, or move its cash; '' where she may."""
    refused = drawers.why_may_not(room.club, drawer, verb)
    return "" if refused is None else room.words.said(say_refused(refused))


def use(room: Room, drawer: DrawerId) -> None:
    """Let the payments of this desk go through this drawer."""

    def deed() -> bool:
        drawers.use(room.club, drawer)
        return True

    if guarded(room, deed):
        view = drawers.view(room.club, drawer)
        _say(room, room.words(texts.SAID_USES, name=view.name, inside=view.expected))


def use_next(room: Room) -> None:
    """Go on with the next open drawer, and round again."""
    found = [one.id for one in drawers.to_choose(room.club)]
    here = room.drawer()
    if room.club.desk.club.operators_on:
        room.told.emit(Told(room.words(texts.OWN_ONLY), "refused"))
    elif found in ([], [here]):
        room.told.emit(Told(room.words(texts.ONLY_THIS if found else texts.NO_DRAWER_HELP), "refused"))
    else:
        use(room, found[(found.index(here) + 1) % len(found)] if here in found else found[0])


def move(room: Room, drawer: DrawerView, cents: Cents, reason: str) -> bool:
    """Add cash, or below zero take some out; whether it was done."""

    def deed() -> bool:
        drawers.move_cash(room.club, drawer.id, cents, reason)
        return True

    done = guarded(room, deed) is not None
    if done:
        amount = Money(Cents(abs(cents)), drawer.opening.currency)
        text = texts.SAID_OUT if cents < 0 else texts.SAID_IN
        _say(room, room.words(text, amount=amount, name=drawer.name))
    return done


def close(room: Room, drawer: DrawerId, count: Count, cents: Cents) -> DrawerView | None:
    """End a shift with what was counted; if this desk sold through it, say that it has none now."""
    before = room.drawer()
    shut = guarded(room, partial(drawers.close_drawer, room.club, drawer, count=count, cents=cents))
    if shut is not None:
        said = outcome(room.words, shut.difference.cents if shut.difference else Cents(0), shut.opening.currency)
        told = room.words(texts.SAID_CLOSED, name=shut.name, outcome=said)
        if before == drawer and drawers.to_choose(room.club):
            told += " " + room.words(texts.SAID_NONE_NOW)
        _say(room, told)
    return shut


def outcome(words: Words, difference: Cents, currency: str) -> str:
    """A difference in words: '€5.00 short: less was counted than expected.'"""
    text = texts.EXACT if not difference else texts.SHORT if difference < 0 else texts.OVER
    return words(text, amount=Money(Cents(abs(difference)), currency))


def tone_of(difference: Cents) -> str:
    """The colour a difference is said in."""
    return "accent" if not difference else "danger" if difference < 0 else "warning"


def of_desk(room: Room) -> DrawerView | None:
    """The drawer this desk sells through; None: none."""
    drawer = room.drawer()
    return drawers.view(room.club, drawer) if drawer else None


def _say(room: Room, text: str) -> None:
    room.told.emit(Told(text, "info"))
