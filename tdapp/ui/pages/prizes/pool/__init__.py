"""The pool desk of the Prizes page: what comes into the pool and what is held back of it, and the bubble."""
