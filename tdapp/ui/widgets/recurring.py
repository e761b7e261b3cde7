"""The keys of what can be done on many pages: the same everywhere. Those with Ctrl, Ins and Del mean nothing else.

A letter with Alt may mean something else where its verb does not occur: `tests/ui/alt_letters.txt` lists every letter
of every page, and why.
"""

PRINT = "Ctrl+P"  # what is in front, on paper
ADD = "Ins"  # one more line of what is in front
NEW = "Ctrl+N"  # somebody or something new
TAKE_OUT = "Del"  # the line in front
UNDO = "Ctrl+Z"  # what was done last
PUT_RIGHT = "Alt+W"  # what was wrong with a seat or a bust-out
BUST = "Alt+B"  # somebody out; no other deed has it
MOVE = "Alt+M"  # somebody to another seat
SWAP = "Alt+S"  # two of them
BRING_BACK = "Alt+Z"  # what was put away: somebody who was out, terms, a house rule
BEGIN = "Alt+G"  # go: a count, a race, hand for hand
NEXT = "Alt+N"  # the level, the note
CANCEL_ENTRY = "Alt+C"
PERSON = "Alt+P"  # all about somebody
RECORD = "Alt+I"  # what the club remembers of somebody
TENDER = "Alt+Y"  # how it is paid
KEEP = "Alt+K"  # for the club
SAVE_LIST = "Alt+E"  # as a list in a file
