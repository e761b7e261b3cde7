"""The window that checks a club file, and saves what is left of a damaged one."""
