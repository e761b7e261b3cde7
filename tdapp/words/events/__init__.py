"""Words of sounds and events: what happens, what is done, and what is wrong with a rule.

Marked texts, and functions that say a rule in a sentence; no window is known here.
Looks at no other room.
"""
