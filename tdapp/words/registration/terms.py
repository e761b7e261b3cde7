"""The sentences about what a change of the terms of entry does."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TERMS: dict[str, Text] = {
    "terms.on_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is now on sale."),
    "terms.on_sale_until": QT_TRANSLATE_NOOP("Terms", "'{name}' is now on sale, until {time}."),
    "terms.off_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is taken off sale."),
    "terms.not_yet": QT_TRANSLATE_NOOP("Terms", "'{name}' is listed, but not on sale at this moment."),
    "terms.ends": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale until {time}."),
    "terms.price": QT_TRANSLATE_NOOP("Terms", "'{name}' now costs {total}; %n sold keep their price.", "", 1),
    "terms.name": QT_TRANSLATE_NOOP("Terms", "'{before}' is now called '{name}'."),
    "terms.kind.entry": QT_TRANSLATE_NOOP("Terms", "'{name}' becomes an entry."),
    "terms.kind.re_entry": QT_TRANSLATE_NOOP("Terms", "'{name}' becomes a re-entry."),
    "terms.kind.rebuy": QT_TRANSLATE_NOOP("Terms", "'{name}' becomes a rebuy."),
    "terms.kind.add_on": QT_TRANSLATE_NOOP("Terms", "'{name}' becomes an add-on."),
    "terms.chips": QT_TRANSLATE_NOOP("Terms", "'{name}' gives {chips} chips."),
    "terms.each": QT_TRANSLATE_NOOP("Terms", "'{name}': at most {limit} each."),
    "terms.each_free": QT_TRANSLATE_NOOP("Terms", "'{name}': no limit for a player."),
    "terms.in_all": QT_TRANSLATE_NOOP("Terms", "'{name}': at most {limit} in total."),
    "terms.in_all_free": QT_TRANSLATE_NOOP("Terms", "'{name}': no limit in total."),
    "terms.who.anybody": QT_TRANSLATE_NOOP("Terms", "'{name}' is for everybody."),
    "terms.who.members": QT_TRANSLATE_NOOP("Terms", "'{name}' is for members only."),
    "terms.who.staff": QT_TRANSLATE_NOOP("Terms", "'{name}' is for staff only."),
    "terms.window.registration": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale while registration is open."),
    "terms.window.start": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale until play starts."),
    "terms.window.level": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale to the end of level {number}."),
    "terms.window.level_and_break": QT_TRANSLATE_NOOP(
        "Terms", "'{name}' is on sale to the end of the break after level {number}."
    ),
    "terms.window.break": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale only in the break after level {number}."),
    "terms.window.time": QT_TRANSLATE_NOOP("Terms", "'{name}' is not on sale: that time has passed."),
    "terms.window.entries": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale until {number} entries are in."),
    "terms.window.by_hand": QT_TRANSLATE_NOOP("Terms", "'{name}' is on sale until you close it."),
    "terms.order": QT_TRANSLATE_NOOP("Terms", "The lines are in a new order."),
    "terms.guarantee": QT_TRANSLATE_NOOP("Terms", "The guarantee is {guarantee}; the prize pool stays as it is."),
    "terms.gone": QT_TRANSLATE_NOOP("Terms", "'{name}' is removed from the list."),
    "terms.pool": QT_TRANSLATE_NOOP("Terms", "The prize pool is {pool} instead of {before}."),
    "terms.room": QT_TRANSLATE_NOOP("Terms", "The room seats %n players; {left} are in.", "", 1),
    "terms.no_end": QT_TRANSLATE_NOOP("Terms", "The room opens as many tables as needed."),
    "terms.bounties": QT_TRANSLATE_NOOP(
        "Terms", "All bounties, those won before too, are counted by the new bounty terms."
    ),
    "terms.rules": QT_TRANSLATE_NOOP("Terms", "The rules for refunds, rebuys and alternates change from now on."),
}
