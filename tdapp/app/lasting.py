"""Making things that last, windows and their pages: the garbage collector rests meanwhile, and does not search them
later; and when it works at all. It is what the windows know of `tdapp/store/collector.py`.
"""

from tdapp.store.collector import collect, keep, rest, uncollected

__all__ = ("collect", "keep", "rest", "uncollected")
