"""The club's room, the seeds of its draws, and the proposal that stands.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
