"""The keys by which each step of a task is taken: what a hint tells, and what the fewest are counted by."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.units import Seat
from tdapp.read.command_scene import Verb
from tdapp.read.people.names import PlayerName
from tdapp.read.trainer.tasks import Scene


class Stroke(Struct, frozen=True):
    """What is pressed (`press`, as 'Ctrl+J') or typed: `text`, after a verb in the language of the desk."""

    press: str = ""
    text: str = ""
    verb: Verb | None = None


ENTER = Stroke("Return")


def strokes(scene: Scene, step: str, name: PlayerName | None = None) -> tuple[Stroke, ...]:
    """The keys of one step. `name`: of whom the task is about."""
    seat, table = _typed(scene.seat), str(scene.table or "")
    match step:
        case "start":
            return (Stroke("Space"),)
        case "late":
            return (Stroke(text=name.full.lower() if name is not None else ""), ENTER)
        case "out" | "wrong_right" | "bubble_out":
            return (Stroke(text=seat), ENTER)
        case "wrong_back":
            return (Stroke("Ctrl+Z"),)
        case "rebuy":
            return (Stroke(text=seat, verb=Verb.REBUY), ENTER)
        case "uneven":
            return (Stroke("Ctrl+J"), Stroke("Ctrl+Return"))
        case "rule":
            return (Stroke(text=f"oot {seat}", verb=Verb.RULE), ENTER, Stroke("4"), Stroke("Ctrl+Return"))
        case "add_on":
            return (Stroke(text=table, verb=Verb.ADD_ON), ENTER, Stroke("Down"), ENTER)
        case "race_odd":
            return (Stroke(text=f"{table} {_odd(scene)}", verb=Verb.ODD), ENTER)
        case "race_draw":
            return (Stroke("Ctrl+5"), Stroke("Alt+4"), Stroke("Alt+D"))
        case "race_end" | "bubble_end":
            return (Stroke("Alt+E"),)
        case "bubble_begin":
            return (Stroke("Ctrl+J"), Stroke("Alt+G"))
        case "bubble_hand":
            return (Stroke("Alt+P"), Stroke("Alt+O"))
        case "deal_make":
            return (Stroke("Ctrl+6"), Stroke("Alt+D"), Stroke("Alt+3"), Stroke("Ctrl+Return"))
        case "deal_post":
            return (Stroke("Ctrl+Shift+P"),)
        case "finish_pay":
            return (Stroke(text=seat, verb=Verb.PAY), ENTER)
        case "finish":
            return (Stroke(text="finish"), ENTER)
        case _:
            return (Stroke("Ctrl+J"),)


def pressed(keys: Sequence[Stroke], typed: Sequence[str]) -> int:
    """How many keys these are. `typed`: what is typed of each, verb and all, '' of one that is pressed."""
    return sum(1 if stroke.press else len(text) for stroke, text in zip(keys, typed, strict=True))


def _typed(seat: Seat | None) -> str:
    return "" if seat is None else f"{seat.table}-{seat.number}"


def _odd(scene: Scene) -> str:
    """Odd chips as the race takes them: the number of a seat once for each chip."""
    return " ".join(str(seat) for seat, chips in scene.odd for _chip in range(chips))
