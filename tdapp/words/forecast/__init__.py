"""What is said of the evening ahead: when it ends, what would bring it forward, and how right that was.

Uses no other room.
"""
