"""A hand entered at the desk in the words of the one-line table; a dispute stops it, a ruling lets it go on.

It stands beside the rulings and not with the cards, because what is entered need not have been legal: the engine plays
what the rules allow, and what they do not is kept here for the ruling.
"""
