"""The words of the practice night: its tasks, hints and what came of them."""
