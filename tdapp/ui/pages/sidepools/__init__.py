"""The Side pools part of the Desk page: last longers, high hands and the like, who is in, and what is paid.

Made by the Desk page, which lists its parts.
"""
