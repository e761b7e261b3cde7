"""The bounties sheet as PDF.

Read models in, pages out; nothing is decided here.
"""
