"""The club's own stream, operators, and what was found when its file was held against itself.

Reads `domain/club`.
"""
