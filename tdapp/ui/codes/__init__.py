"""The window of tickets and vouchers: the club's own, and those of others that it takes."""
