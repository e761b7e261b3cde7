"""Rulings in words: incidents, questions, steps and choices."""
