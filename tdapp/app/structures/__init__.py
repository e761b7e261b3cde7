"""Structures: their rows as they are typed, as tables and as files. Uses the rooms clock, club and lists."""
