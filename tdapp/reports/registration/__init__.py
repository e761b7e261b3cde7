"""The lists of the registration desk.

Takes a model from `read`, and its words, and gives a PDF.
Uses `typesetting`, and no other room.
"""
