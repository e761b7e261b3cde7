"""Lists in and out: CSV and workbooks, letters, headings, columns.

Knows files, no tournament and no club.
Looks at no other room.
"""
