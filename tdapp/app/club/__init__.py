"""The club's file and its copies, operators and PINs, templates, alarms.

Joins the domain to the file and the time: the desk does, this room prepares and keeps.
Windows come here; it knows no Qt.
"""
