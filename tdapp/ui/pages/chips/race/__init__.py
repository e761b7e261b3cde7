"""The race desk: a denomination leaves play, table by table, by keyboard."""
