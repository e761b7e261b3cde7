"""The club's room, the secret and seeds of its draws and their gate, the proposal that stands.

Desk and windows come here.
Looks at `journal`, `people` and `rulings`.
"""
