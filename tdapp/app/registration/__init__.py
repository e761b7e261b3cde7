"""Who may play, lists that become entries, codes that pay once, terms the club keeps.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
