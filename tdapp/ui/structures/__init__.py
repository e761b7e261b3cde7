"""The windows that make a structure for an evening, and that make what is left of one end in time."""
