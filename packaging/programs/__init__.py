"""Builds the program for people without Python: see `build_programs.py` beside this folder."""
