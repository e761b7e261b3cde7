"""The public windows of this laptop: which tournament each shows, on which display, in which programme and theme.

A window is known by its number, which it keeps. What is chosen for it stays when it is taken down, and when another
tournament comes.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct, ValidationError, convert, structs

from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.values import replace

MOST_WINDOWS = 9
BY_ITSELF, IN_WINDOW = "", "window"  # displays: the first that is free, and none
USUAL, DARK = "full", "dark"  # the programme and the theme of a new window


class PublicWindow(Struct, frozen=True):
    """A public window. `display`: the key of its display, or `BY_ITSELF` or `IN_WINDOW`. `programme` and `theme`: names
    of their files. `tournament`: whose it is, '' nobody's yet; `beside`: which stands beside it, '' nobody. `up`: it
    is to be seen.
    """

    number: int
    display: str = BY_ITSELF
    programme: str = USUAL
    theme: str = DARK
    tournament: TournamentId = TournamentId("")
    beside: TournamentId = TournamentId("")
    up: bool = False

    @property
    def tournaments(self) -> tuple[TournamentId, ...]:
        """The tournaments on it, the first one first."""
        return tuple(each for each in (self.tournament, self.beside) if each)


Windows = tuple[PublicWindow, ...]


def windows_from(kept: Sequence[object]) -> Windows:
    """The windows as the preferences keep them, by number; without what is odd, and without a number told twice."""
    found: dict[int, PublicWindow] = {}
    for each in kept:
        try:
            window = convert(each, PublicWindow)
        except ValidationError:
            continue
        if 1 <= window.number <= MOST_WINDOWS:
            found.setdefault(window.number, window)
    return tuple(found[number] for number in sorted(found))


def kept_windows(windows: Windows) -> list[dict[str, Any]]:
    """The windows as the preferences keep them."""
    return [structs.asdict(window) for window in windows]


def numbered(windows: Windows, number: int) -> PublicWindow | None:
    """The window of a number; None: there is none."""
    return next((window for window in windows if window.number == number), None)


def with_window(windows: Windows, window: PublicWindow) -> Windows:
    """The windows with this one, in the place of the one of its number."""
    kept = {each.number: each for each in windows} | {window.number: window}
    return tuple(kept[number] for number in sorted(kept))


def without(windows: Windows, number: int) -> Windows:
    """The windows without the one of this number."""
    return tuple(window for window in windows if window.number != number)


def added(windows: Windows, tournament: TournamentId) -> Windows:
    """The windows with a new one of this tournament, not up yet. Refused: there are as many as there may be."""
    used = {window.number for window in windows}
    number = next((each for each in range(1, MOST_WINDOWS + 1) if each not in used), None)
    if number is None:
        raise Refused("screen.windows", most=MOST_WINDOWS)
    return with_window(windows, PublicWindow(number, tournament=tournament))


def ready(windows: Windows, tournament: TournamentId, on: Collection[TournamentId]) -> Windows:
    """The windows such that the tournament has at least one: its own, else those that were of one tournament that is
    not `on` any more, else a new one. So the windows of last week are those of this week.
    """
    if any(window.tournament == tournament for window in windows):
        return windows
    free = [window for window in windows if window.tournament not in on]
    if not free:
        return added(windows, tournament)
    for window in free:
        if window.tournament == free[0].tournament:
            windows = with_window(windows, replace(window, tournament=tournament, beside=TournamentId(""), up=False))
    return windows


def put_up(windows: Windows, tournament: TournamentId, on: Collection[TournamentId]) -> Windows:
    """The windows with all of this tournament up; see `ready` for which those are."""
    return _set_up(ready(windows, tournament, on), tournament, up=True)


def taken_down(windows: Windows, tournament: TournamentId) -> Windows:
    """The windows with none of this tournament up."""
    return _set_up(windows, tournament, up=False)


def handed_over(windows: Windows, number: int, to: TournamentId, *, without_display: Collection[int] = ()) -> Windows:
    """The window of this number shows another tournament, alone; that one's windows `without_display` are taken
    down, as they stood there only for want of one.
    """
    return tuple(
        replace(window, tournament=to, beside=TournamentId(""), up=True)
        if window.number == number
        else replace(window, up=window.up and not (window.tournament == to and window.number in without_display))
        for window in windows
    )


def may_stand(window: PublicWindow, on: Collection[TournamentId], known: Collection[TournamentId]) -> bool:
    """Whether the one beside may go on standing there: it is still `on`, and the club has (`known`) the first one,
    which may be over: its podium stands beside whoever plays on. Yes where nobody stands beside.
    """
    return not window.beside or (window.beside in on and window.tournament in known)


def windows_of_displays(
    display: str, chosen: Mapping[str, object], beside: Mapping[str, object]
) -> list[dict[str, object]]:
    """The windows as they are kept now, from preferences that kept a choice for each display: the wished one first.

    >>> windows_of_displays("", {"HDMI-1|||": ["clock", "light"]}, {})
    [{'number': 1, 'display': 'HDMI-1|||', 'programme': 'clock', 'theme': 'light'}]
    """
    keys = dict.fromkeys(([display] if display else []) + [key for key in (*chosen, *beside) if key])
    found: list[dict[str, object]] = []
    for number, key in enumerate([*keys][:MOST_WINDOWS] or [BY_ITSELF], 1):
        window: dict[str, object] = {"number": number, "display": key}
        if isinstance(both := chosen.get(key, chosen.get("")), list) and len(both) == 2:
            window |= {"programme": both[0], "theme": both[1]}
        if isinstance(these := beside.get(key), list) and len(these) == 2:
            window |= {"tournament": these[0], "beside": these[1]}
        found.append(window)
    return found


def _set_up(windows: Windows, tournament: TournamentId, *, up: bool) -> Windows:
    return tuple(replace(window, up=up) if window.tournament == tournament else window for window in windows)
