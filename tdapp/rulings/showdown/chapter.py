"""The incidents of the chapter `showdown`, in the order they are listed in."""

from tdapp.rulings.incidents import Incident
from tdapp.rulings.showdown import claims, fee, lost_hands, pots, showing, winners

INCIDENTS: tuple[Incident, ...] = (
    *pots.INCIDENTS, *winners.INCIDENTS, *showing.INCIDENTS, *lost_hands.INCIDENTS, *claims.INCIDENTS, *fee.INCIDENTS
)  # fmt: skip
