"""The Bounties part of the Desk page: who knocked out whom, every head, what is paid, and the terms.

Made by the Desk page, which lists its parts.
"""
