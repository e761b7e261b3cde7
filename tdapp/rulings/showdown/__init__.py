"""Chapter `showdown`: pots, who wins them, who shows, and hands that get lost on the way."""
