"""Side pools: money beside the prize pool with entrants, rules and winners of its own, such as a last longer.

A room of its own beside prizes and bounties: who is in paid for it apart from the entry. Begin reading at
`side_pool.py`.
"""
