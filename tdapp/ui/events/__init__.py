"""The windows of announcements and of sounds and events, beside the main one.

What happens is told by `app/events`; what a rule does is done by `ui/application` (sound, flash, paper).
"""
