"""Making things that last, windows and their pages: the garbage collector rests meanwhile, and does not search them
later. It is what the windows know of `tdapp/store/collector.py`.
"""

from tdapp.store.collector import keep, uncollected

__all__ = ("keep", "uncollected")
