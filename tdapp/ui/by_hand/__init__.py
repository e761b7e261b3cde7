"""The window in which an hour that was played by hand is typed back from paper."""
