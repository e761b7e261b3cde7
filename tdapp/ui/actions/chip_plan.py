"""The actions that show the chips before play: the set, the stacks, which chips leave when."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

SET = Action("chips.set", QT_TRANSLATE_NOOP("Actions", "Chip set and stock"), "chip", goes_to="chips")
STACKS = Action("chips.stacks", QT_TRANSLATE_NOOP("Actions", "Stack breakdown"), "coins", goes_to="chips")
PLAN = Action("chips.plan", QT_TRANSLATE_NOOP("Actions", "Colour-up plan"), "list-ordered", goes_to="chips")
PARTS = {SET.id: "set", STACKS.id: "stacks", PLAN.id: "plan"}  # the part of the page each shows

CHIP_PLAN = (SET, STACKS, PLAN)
