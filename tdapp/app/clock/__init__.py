"""The watch on the clocks of a club: who looked, and until when.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
