"""Rulings in words: incidents, questions, steps and choices.

Marked texts with their places, a module for each chapter of `tdapp/rulings`; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
