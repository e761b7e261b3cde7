"""What happened in a tournament between two looks at it, for the rules of sounds and events; and how a rule reads.

Reads `domain/events`. Looks at `clock`, `prizes`, `sidepools` and `registration`, and at the stage of the evening.
"""
