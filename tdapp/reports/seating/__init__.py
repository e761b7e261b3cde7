"""Wall lists, seat cards, moves and the draw sheet.

Takes a model from `read`, and its words, and gives a PDF.
Uses `typesetting`, and no other room.
"""
