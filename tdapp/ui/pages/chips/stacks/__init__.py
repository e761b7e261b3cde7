"""The Stacks part of the Chips page."""
