"""The money of a tournament: sums, payments, and the field in which somebody says how he pays.

It shows the views of `read/money` and `read/registration`; what is sold stands in `registration`, which uses it.
The drawers have a window of their own, `ui/drawers`.
"""
