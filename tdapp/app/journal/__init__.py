"""A stream in memory: its acts, undo, and what an act changes in the tables.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
