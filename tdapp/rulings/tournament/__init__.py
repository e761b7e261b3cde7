"""Chapter `tournament`: seats, positions, levels, chips in and out of play, and the phases of an event."""
