"""The chip counts as the press and the room want them: leaders, big stacks, table by table, to be saved as a list."""
