"""The incidents of the chapter `betting`, in the order they are listed in."""

from tdapp.rulings.betting import calculators, corrections, motions, silent, spoken, unclear
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (
    *silent.INCIDENTS,
    *spoken.INCIDENTS,
    *unclear.INCIDENTS,
    *motions.INCIDENTS,
    *corrections.INCIDENTS,
    *calculators.INCIDENTS,
)
