"""Who sits where: the room and its rules, draws, balancing, breaking tables, the final table, buttons and blinds.

Decisions: `seating`, `arranging`, `moves`, `breaking`, `buttons`, `halting`, `floor_rules`, `seeds`.
Uses `clock`, `money` (whether entries are still sold) and `people`; entries are of `registration`.
"""
