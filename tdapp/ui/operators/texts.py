"""The texts of signing in and of the Operators window."""

from tdapp.domain.rights import Role
from tdapp.texts import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("Operators", "Operators")
CLOSE = QT_TRANSLATE_NOOP("Operators", "Close window")
LEAVE = QT_TRANSLATE_NOOP("Operators", "Cancel")

ROLES: dict[Role, Text] = {
    Role.DIRECTOR: QT_TRANSLATE_NOOP("Operators", "Director", "a role of an operator"),
    Role.FLOOR: QT_TRANSLATE_NOOP("Operators", "Floor", "a role of an operator"),
    Role.REGISTRATION: QT_TRANSLATE_NOOP("Operators", "Registration", "a role of an operator"),
    Role.VIEWER: QT_TRANSLATE_NOOP("Operators", "View only", "a role of an operator"),
    Role.OWN: QT_TRANSLATE_NOOP("Operators", "Own choice", "a role of an operator: rights chosen one by one"),
}

# Signing in
WHO = QT_TRANSLATE_NOOP("Operators", "Who are you?")
YOUR_NAME = QT_TRANSLATE_NOOP("Operators", "First letters of your name")
YOUR_PIN = QT_TRANSLATE_NOOP("Operators", "PIN")
SIGN_IN = QT_TRANSLATE_NOOP("Operators", "Sign in")
SIGN_OUT = QT_TRANSLATE_NOOP("Operators", "Sign out {name}")
NO_SUCH = QT_TRANSLATE_NOOP("Operators", "No operator has that name.")
SIGNED_IN = QT_TRANSLATE_NOOP("Operators", "{name} is signed in.")
SIGNED_OUT = QT_TRANSLATE_NOOP("Operators", "{name} is signed out. The next person signs in first.")

# Off
OFF = QT_TRANSLATE_NOOP("Operators", "Anyone here may do everything")
OFF_WHY = QT_TRANSLATE_NOOP(
    "Operators",
    "With operators, everybody signs in with a PIN, every act says who did it, and each can do only "
    "what their role allows. A home game does not need this.",
)
NO_PROTECTION = QT_TRANSLATE_NOOP(
    "Operators",
    "The PIN shows who did it. It does not protect against somebody who has the laptop: anyone who "
    "can copy the club file can read it.",
)
FIRST = QT_TRANSLATE_NOOP("Operators", "You are the first operator, and the director who may do everything.")
SWITCH_ON = QT_TRANSLATE_NOOP("Operators", "Switch operators on")
IS_ON = QT_TRANSLATE_NOOP("Operators", "Operators are on. {name} is the director and signed in.")

# The list
LIST = QT_TRANSLATE_NOOP("Operators", "Operators by name, with what each may do")
MAY = QT_TRANSLATE_NOOP("Operators", "May {several}.")
MAY_NOTHING = QT_TRANSLATE_NOOP("Operators", "May only view.")
MAY_ALL = QT_TRANSLATE_NOOP("Operators", "May do everything.")
IS_HERE = QT_TRANSLATE_NOOP("Operators", "signed in here")
HAS_DRAWER = QT_TRANSLATE_NOOP("Operators", "drawer {name}")
ADD = QT_TRANSLATE_NOOP("Operators", "Add an operator")
CHANGE = QT_TRANSLATE_NOOP("Operators", "Change")
NEW_PIN = QT_TRANSLATE_NOOP("Operators", "New PIN")
REMOVE = QT_TRANSLATE_NOOP("Operators", "Remove")
SWITCH_OFF = QT_TRANSLATE_NOOP("Operators", "Switch operators off")
SWITCH_OFF_HELP = QT_TRANSLATE_NOOP("Operators", "Nobody signs in any more; names, roles and PINs are kept")
IS_OFF = QT_TRANSLATE_NOOP("Operators", "Operators are off: anyone at this laptop may do everything.")
REMOVED = QT_TRANSLATE_NOOP("Operators", "{name} is no longer an operator. Add the name again to restore them.")

# The form
NAME = QT_TRANSLATE_NOOP("Operators", "Name")
PIN = QT_TRANSLATE_NOOP("Operators", "PIN, 4 to 12 digits")
PIN_AGAIN = QT_TRANSLATE_NOOP("Operators", "The same PIN again")
OLD_PIN = QT_TRANSLATE_NOOP("Operators", "Your current PIN")
NOT_THE_SAME = QT_TRANSLATE_NOOP("Operators", "Both PINs must be the same. Type them again.")
ROLE = QT_TRANSLATE_NOOP("Operators", "Role")
RIGHTS = QT_TRANSLATE_NOOP("Operators", "May")
ADD_TITLE = QT_TRANSLATE_NOOP("Operators", "Add an operator")
CHANGE_TITLE = QT_TRANSLATE_NOOP("Operators", "What {name} may do")
PIN_TITLE = QT_TRANSLATE_NOOP("Operators", "New PIN of {name}")
SAVE = QT_TRANSLATE_NOOP("Operators", "Save")
ADDED = QT_TRANSLATE_NOOP("Operators", "{name} is an operator now.")
CHANGED = QT_TRANSLATE_NOOP("Operators", "What {name} may do was changed.")
PIN_SET = QT_TRANSLATE_NOOP("Operators", "{name} has a new PIN.")
