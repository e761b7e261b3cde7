"""The sentences about what a change of the terms of entry does."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TERMS: dict[str, Text] = {
    "terms.on_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold from now on."),
    "terms.on_sale_until": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold from now on, until {time}."),
    "terms.off_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is no longer sold."),
    "terms.not_yet": QT_TRANSLATE_NOOP("Terms", "'{name}' is on the list, and not sold at this moment."),
    "terms.ends": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold until {time}."),
    "terms.price": QT_TRANSLATE_NOOP("Terms", "'{name}' costs {total} from now on; %n sold keep their price.", "", 1),
    "terms.name": QT_TRANSLATE_NOOP("Terms", "'{before}' is called '{name}'."),
    "terms.kind.entry": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold as an entry."),
    "terms.kind.re_entry": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold as a re-entry."),
    "terms.kind.rebuy": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold as a rebuy."),
    "terms.kind.add_on": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold as an add-on."),
    "terms.chips": QT_TRANSLATE_NOOP("Terms", "'{name}' brings {chips} chips."),
    "terms.each": QT_TRANSLATE_NOOP("Terms", "The limit of '{name}' for a player is {limit}."),
    "terms.each_free": QT_TRANSLATE_NOOP("Terms", "'{name}' has no limit for a player."),
    "terms.in_all": QT_TRANSLATE_NOOP("Terms", "The limit of '{name}' in all is {limit}."),
    "terms.in_all_free": QT_TRANSLATE_NOOP("Terms", "'{name}' has no limit in all."),
    "terms.who.anybody": QT_TRANSLATE_NOOP("Terms", "'{name}' is for anybody."),
    "terms.who.members": QT_TRANSLATE_NOOP("Terms", "'{name}' is for members only."),
    "terms.who.staff": QT_TRANSLATE_NOOP("Terms", "'{name}' is for staff only."),
    "terms.window.registration": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold as long as registration is open."),
    "terms.window.start": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold until play starts."),
    "terms.window.level": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold to the end of level {number}."),
    "terms.window.level_and_break": QT_TRANSLATE_NOOP(
        "Terms", "'{name}' is sold to the end of level {number} and its break."
    ),
    "terms.window.break": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold in the break after level {number}."),
    "terms.window.time": QT_TRANSLATE_NOOP("Terms", "'{name}' is not sold: the time given is over."),
    "terms.window.entries": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold up to {number} entries."),
    "terms.window.by_hand": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold until closed by hand."),
    "terms.order": QT_TRANSLATE_NOOP("Terms", "The lines stand in another order."),
    "terms.guarantee": QT_TRANSLATE_NOOP("Terms", "The guarantee is {guarantee}; the prize pool stays as it is."),
    "terms.gone": QT_TRANSLATE_NOOP("Terms", "'{name}' leaves the list."),
    "terms.pool": QT_TRANSLATE_NOOP("Terms", "The prize pool is {pool} instead of {before}."),
    "terms.room": QT_TRANSLATE_NOOP("Terms", "The room seats %n players; {left} are in.", "", 1),
    "terms.no_end": QT_TRANSLATE_NOOP("Terms", "The room takes as many players as come."),
    "terms.rules": QT_TRANSLATE_NOOP("Terms", "The rules beside the list change from now on."),
}
