"""The window of hands played in step: hand for hand, heads counted, the last hands of the day.

It shows the views of `read/hands` and does the actions of `ui/actions/hands`.
`ui/side_windows` opens it beside the main window.
"""
