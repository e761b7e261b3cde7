"""How an evening will go: a simulation of players going out, level by level, and what many of them say together.

Ask `forecasting`. `evening` holds what is asked about, `model` how fast players go out, `simulation` plays (numpy,
loaded when first asked), `outlook` is the answer. How it works and what it does not know: MODEL.md beside this file.
Numbers here are guesses about the future, so floats: chips and money are booked elsewhere. Uses no other room, so every
room may ask it; what it is asked about is made in the open `evening_ahead`.
"""
