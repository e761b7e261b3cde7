"""The sheet that tells of the whole floor.

Takes a model from `read`, and its words, and gives a PDF.
Uses `typesetting`, and no other room.
"""
