"""The people of the club: found, kept, blocked, erased, brought in and out as lists.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
