"""The window of hands played in step: hand for hand, heads counted, the last hands of the day.

It shows the views of `read/hands` and takes the decisions of `domain/hands`.
`ui/side_windows` opens it beside the main window.
"""
