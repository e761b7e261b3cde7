"""Chapter `turn`: whose turn it is, action out of turn, the clock."""
