"""Words about drawers and operators: what is refused, and what each right is called."""

from tdapp.domain.rights import Right, Role
from tdapp.texts import QT_TRANSLATE_NOOP, Text

RIGHTS: dict[Right, Text] = {
    Right.SELL: QT_TRANSLATE_NOOP("Club", "sell", "a right of an operator"),
    Right.REFUND: QT_TRANSLATE_NOOP("Club", "refund", "a right of an operator"),
    Right.SEAT: QT_TRANSLATE_NOOP("Club", "seat and move players", "a right of an operator"),
    Right.CLOCK: QT_TRANSLATE_NOOP("Club", "run the clock", "a right of an operator"),
    Right.STRUCTURE: QT_TRANSLATE_NOOP("Club", "change setup, levels and prices", "a right of an operator"),
    Right.RULE: QT_TRANSLATE_NOOP("Club", "give rulings and penalties", "a right of an operator"),
    Right.LIFT: QT_TRANSLATE_NOOP("Club", "lift rules with a reason", "a right of an operator"),
    Right.PAY: QT_TRANSLATE_NOOP("Club", "set and pay prizes", "a right of an operator"),
    Right.DRAWER: QT_TRANSLATE_NOOP("Club", "open and close drawers", "a right of an operator"),
    Right.PEOPLE: QT_TRANSLATE_NOOP("Club", "edit the people of the club", "a right of an operator"),
    Right.OPERATORS: QT_TRANSLATE_NOOP("Club", "manage operators", "a right of an operator"),
}

ROLES: dict[Role, Text] = {
    Role.DIRECTOR: QT_TRANSLATE_NOOP("Club", "director", "a role of an operator"),
    Role.FLOOR: QT_TRANSLATE_NOOP("Club", "floor", "a role of an operator"),
    Role.REGISTRATION: QT_TRANSLATE_NOOP("Club", "registration", "a role of an operator"),
    Role.VIEWER: QT_TRANSLATE_NOOP("Club", "observer", "a role of an operator"),
}

CLUB: dict[str, Text] = {
    **{f"role.{role.value}": text for role, text in ROLES.items()},
    "role.own": QT_TRANSLATE_NOOP("Club", "may {rights}"),
    **{f"right.{right.value}": text for right, text in RIGHTS.items()},
    "right.all": QT_TRANSLATE_NOOP("Club", "do everything", "the rights of the director"),
    "field.drawer": QT_TRANSLATE_NOOP("Club", "name of the drawer"),
    "refused.house.colour": QT_TRANSLATE_NOOP(
        "Club", "'{typed}' is not a colour. Type six digits or letters from a to f, such as #0B6E4F."
    ),
    # Drawers
    "refused.drawer.name_taken": QT_TRANSLATE_NOOP(
        "Club", "A drawer called {drawer} is open already. Close that one first, or choose another name."
    ),
    "refused.drawer.has_one": QT_TRANSLATE_NOOP(
        "Club", "You have drawer {drawer} open. Count and close it before you open another."
    ),
    "refused.drawer.unknown": QT_TRANSLATE_NOOP(
        "Club", "This club does not have that drawer. Choose one that is open, or open one."
    ),
    "refused.drawer.is_closed": QT_TRANSLATE_NOOP(
        "Club", "Drawer {drawer} is closed. Choose one that is open, or open a new one."
    ),
    "refused.drawer.nothing_moved": QT_TRANSLATE_NOOP("Club", "No amount was given. Type how much cash was moved."),
    "refused.drawer.no_reason": QT_TRANSLATE_NOOP(
        "Club", "Moving cash needs a reason that can be read later. Type one."
    ),
    "refused.drawer.too_little": QT_TRANSLATE_NOOP(
        "Club", "Drawer {drawer} should hold {inside}, so no more than that can be taken out."
    ),
    "refused.drawer.too_little_cash": QT_TRANSLATE_NOOP(
        "Club",
        "{out} is paid out, and drawer {drawer} should hold only {inside}. Say where the missing {short} "
        "comes from: it is added to the drawer first.",
    ),
    "lifted.drawer.too_little_cash": QT_TRANSLATE_NOOP("Club", "with what was missing added to the drawer first"),
    "refused.drawer.currency": QT_TRANSLATE_NOOP(
        "Club",
        "Drawer {drawer} holds {currency}, and this tournament is played in another currency. Use another drawer.",
    ),
    "refused.drawer.not_own": QT_TRANSLATE_NOOP(
        "Club", "Drawer {drawer} is {holder}'s. Money goes through a drawer of your own: open one (Drawers)."
    ),
    "refused.drawer.not_own_to_close": QT_TRANSLATE_NOOP(
        "Club", "Drawer {drawer} is {holder}'s. Ask {holder} to count it, or somebody who manages operators."
    ),
    "refused.drawer.none": QT_TRANSLATE_NOOP(
        "Club",
        "This cash would go through no drawer, so nobody counts it. Open or choose a drawer first[, or give a reason].",
    ),
    "lifted.drawer.none": QT_TRANSLATE_NOOP("Club", "in cash, through no drawer"),
    "refused.drawer.below_zero": QT_TRANSLATE_NOOP("Club", "A count cannot be below zero. Count the drawer again."),
    "refused.drawer.count_sum": QT_TRANSLATE_NOOP(
        "Club", "The coins and notes add up to {sum}, the total typed is {given}. Count the drawer again."
    ),
    "refused.retract.drawer_closed": QT_TRANSLATE_NOOP(
        "Club",
        "The money of line {line} went through drawer {drawer}, which is counted and closed. Cancel or "
        "refund it at the Desk, as a new payment.",
    ),
    "refused.retract.drawer_not_own": QT_TRANSLATE_NOOP(
        "Club",
        "The money of line {line} went through drawer {drawer}, which is {holder}'s. Ask {holder} to "
        "undo it, or correct it with a new payment through your own drawer.",
    ),
    "refused.retract.prize_counted": QT_TRANSLATE_NOOP(
        "Club",
        "The prize of line {line} was paid out of drawer {drawer}, which is counted and closed. Recover "
        "it on the Prizes page: it goes into an open drawer, as a new payment.",
    ),
    "refused.retract.refund_counted": QT_TRANSLATE_NOOP(
        "Club",
        "The money of line {line} was refunded from drawer {drawer}, which is counted and closed. Sell "
        "it again at the Desk, as a new payment.",
    ),
    "refused.retract.return_counted": QT_TRANSLATE_NOOP(
        "Club",
        "The prize of line {line} was paid back into drawer {drawer}, which is counted and closed. Pay "
        "it again on the Prizes page, as a new payment.",
    ),
    "refused.retract.too_little_cash": QT_TRANSLATE_NOOP(
        "Club",
        "Undoing line {line} pays out {out} in cash, and drawer {drawer} should hold only {inside}. Add "
        "cash to it first (Drawers, Move cash).",
    ),
    # Operators
    "refused.operator.may_not": QT_TRANSLATE_NOOP(
        "Club", "You may not {right}. Ask somebody who may to sign in: {who}."
    ),
    "refused.operator.nobody_may": QT_TRANSLATE_NOOP(
        "Club", "Nobody may {right}. An operator who manages operators can give that right: {who}."
    ),
    "not_lifted": QT_TRANSLATE_NOOP("Club", "Only {who} may allow this, with a reason. {refusal}"),
    "not_lifted.by_nobody": QT_TRANSLATE_NOOP("Club", "Nobody here may allow this. {refusal}"),
    "operators.more": QT_TRANSLATE_NOOP("Club", "%n others", "operators", 1),
    "refused.operator.nobody": QT_TRANSLATE_NOOP("Club", "Nobody has signed in. Sign in first."),
    "refused.operator.is_one": QT_TRANSLATE_NOOP(
        "Club", "This person is already an operator. Change the rights instead."
    ),
    "refused.operator.unknown": QT_TRANSLATE_NOOP("Club", "There is no such operator. Choose one from the list."),
    "refused.operator.has_drawer": QT_TRANSLATE_NOOP(
        "Club", "This operator has drawer {drawer} open. Count and close it first."
    ),
    "refused.operator.last_manager": QT_TRANSLATE_NOOP(
        "Club", "Nobody else may manage operators. Give somebody that right first, or switch operators off."
    ),
    "refused.operators.are_on": QT_TRANSLATE_NOOP("Club", "Operators already sign in."),
    "refused.operators.are_off": QT_TRANSLATE_NOOP("Club", "Operators are switched off, so nobody needs to sign in."),
    "refused.operator.name_taken": QT_TRANSLATE_NOOP(
        "Club", "Somebody here is called {name} already. Add a letter or the last name."
    ),
    "refused.operator.pin_digits": QT_TRANSLATE_NOOP(
        "Club", "A PIN has {least} to {most} digits and nothing else. Choose another one."
    ),
    "refused.operator.wrong_pin": QT_TRANSLATE_NOOP("Club", "This is not the PIN of this operator. Type it again."),
    "refused.operator.wait": QT_TRANSLATE_NOOP(
        "Club", "The PIN was wrong several times. Wait %n seconds, then type it again.", "", 1
    ),
    "field.operator": QT_TRANSLATE_NOOP("Club", "name of the operator"),
    # Lines of the club's stream
    "club.archived": QT_TRANSLATE_NOOP("Club", "{name} archived"),
    "club.restored": QT_TRANSLATE_NOOP("Club", "{name} restored from the archive"),
    "club.codes_accepted": QT_TRANSLATE_NOOP("Club", "%n tickets and vouchers accepted, from {given}", "", 1),
    "club.code_dropped": QT_TRANSLATE_NOOP("Club", "{given} is accepted no more"),
    "club.drawer_opened": QT_TRANSLATE_NOOP("Club", "Drawer {drawer} opened with {opening}"),
    "club.cash_added": QT_TRANSLATE_NOOP("Club", "{amount} added to drawer {drawer}"),
    "club.cash_taken": QT_TRANSLATE_NOOP("Club", "{amount} taken out of drawer {drawer}"),
    "club.drawer_closed": QT_TRANSLATE_NOOP("Club", "Drawer {drawer} closed with {counted}, as expected"),
    "club.drawer_closed.over": QT_TRANSLATE_NOOP("Club", "Drawer {drawer} closed with {counted}, {difference} over"),
    "club.drawer_closed.short": QT_TRANSLATE_NOOP("Club", "Drawer {drawer} closed with {counted}, {difference} short"),
    "club.operators_on": QT_TRANSLATE_NOOP("Club", "Operators switched on"),
    "club.operators_off": QT_TRANSLATE_NOOP("Club", "Operators switched off"),
    "club.operators_off_by_owner": QT_TRANSLATE_NOOP("Club", "Operators switched off by the owner of the file"),
    "club.operator_added": QT_TRANSLATE_NOOP("Club", "{name} is an operator now: {rights}"),
    "club.operator_changed": QT_TRANSLATE_NOOP("Club", "{name} has new rights: {rights}"),
    "club.operator_renamed": QT_TRANSLATE_NOOP("Club", "An operator is now called {name}"),
    "club.operator_wrong_pin": QT_TRANSLATE_NOOP("Club", "a wrong PIN was given for {name}"),
    "club.operator_pin": QT_TRANSLATE_NOOP("Club", "{name} has a new PIN"),
    "club.operator_removed": QT_TRANSLATE_NOOP("Club", "{name} is no longer an operator"),
    "club.signed_in": QT_TRANSLATE_NOOP("Club", "{name} signed in"),
    "club.signed_out": QT_TRANSLATE_NOOP("Club", "{name} signed out"),
}
