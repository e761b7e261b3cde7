"""The count: all chips of the room, table by table or stack by stack, held against what is in play."""
