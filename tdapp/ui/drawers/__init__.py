"""The drawers of the club: open one, move cash, count it and close it."""
