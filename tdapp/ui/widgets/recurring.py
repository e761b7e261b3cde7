"""The keys of what can be done on many pages: the same everywhere, and nothing else has them."""

PRINT = "Ctrl+P"  # what is in front, on paper
ADD = "Ins"  # one more line of what is in front
NEW = "Ctrl+N"  # somebody or something new
TAKE_OUT = "Del"  # the line in front
PUT_RIGHT = "Alt+W"  # what was wrong with a seat or a bust-out
UNDO = "Ctrl+Z"  # what was done last
