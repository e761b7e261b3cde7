"""The draws of a tournament: what they are bound to, and every one of them."""
