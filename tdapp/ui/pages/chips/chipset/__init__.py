"""The Set part of the Chips page."""
