"""Entries from ticket to bust-out: register, enter again, rebuys and add-ons, the waiting list, check-in, corrections.

Decisions: `entries`, `sales`, `price_list`, `waiting`, `check_in`, `corrections`.
Uses `seating`, `money`, `hands`, `clock` and `people`.
"""
