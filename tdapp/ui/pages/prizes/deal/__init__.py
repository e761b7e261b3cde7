"""The deal desk of the Prizes page: stacks, every way of sharing side by side, and the deal that is booked."""
