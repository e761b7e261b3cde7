"""The practice night in the window: the bar that tells each task, and what came of all of them."""
