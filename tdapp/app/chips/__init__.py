"""Chip sets of the club with their pictures, counts and ledgers in and out.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
