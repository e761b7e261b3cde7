"""Hands played in step: hand for hand, heads counted, the last hands of the day."""
