"""The Plan part of the Chips page."""
