"""Drawers, payments and slips of the club; the gate of the drawers.

Windows and the desk come here.
Looks at `lists`.
"""
