"""The club around its tournaments: operators and PINs, copies, templates, alarms, a journal that does not come out.

Joins `domain/club` to the store; the gate of the rights stands here.
Looks at `journal`.
"""
