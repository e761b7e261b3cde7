"""The window that puts right what was wrong: a seat, who went out, and when."""
