"""Slips and the report of a drawer.

Takes a model from `read`, and its words, and gives a PDF.
Uses `typesetting`, and no other room.
"""
