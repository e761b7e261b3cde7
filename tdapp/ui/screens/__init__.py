"""The room's screens: one picture of a tournament, its window, and the display it stands on."""
