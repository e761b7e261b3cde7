"""The window that recovers a night: which club, then open it."""
