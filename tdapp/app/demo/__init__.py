"""The demo club: an evening played through the same desk as any other.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
