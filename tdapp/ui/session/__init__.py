"""The session every window is given: the club, the tournament in front, the words, and one signal when something
changed.

The desk tells it once an act is durable; it tells the windows with one Qt signal. Windows ask for views and take
decisions here and nowhere else, so what a refusal, a full disk or an undo looks like is decided in one place.

The session stands before a club is open, and the whole core takes as long to load as Qt itself. So what looks and what
decides is imported where it is used: the frame is in sight first, and a page nobody has opened costs nothing.
"""

from tdapp.ui.session.front import CLUB
from tdapp.ui.session.session import Session
from tdapp.ui.session.told import ASKS, Override, Told

__all__ = ["ASKS", "CLUB", "Override", "Session", "Told"]
