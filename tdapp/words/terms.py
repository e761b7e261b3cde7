"""What a change of the terms of entry does, in sentences."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TERMS: dict[str, Text] = {
    "terms.on_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold from now on."),
    "terms.on_sale_until": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold from now on, until {time}."),
    "terms.off_sale": QT_TRANSLATE_NOOP("Terms", "'{name}' is no longer sold."),
    "terms.not_yet": QT_TRANSLATE_NOOP("Terms", "'{name}' is on the list, and not sold at this moment."),
    "terms.ends": QT_TRANSLATE_NOOP("Terms", "'{name}' is sold until {time}."),
    "terms.price": QT_TRANSLATE_NOOP("Terms", "'{name}' costs {total} from now on; %n sold keep their price.", "", 1),
    "terms.gone": QT_TRANSLATE_NOOP("Terms", "'{name}' leaves the list."),
    "terms.pool": QT_TRANSLATE_NOOP("Terms", "The prize pool is {pool} instead of {before}."),
    "terms.room": QT_TRANSLATE_NOOP("Terms", "The room seats %n players; {left} are in.", "", 1),
    "terms.no_end": QT_TRANSLATE_NOOP("Terms", "The room takes as many players as come."),
    "terms.rules": QT_TRANSLATE_NOOP("Terms", "The rules beside the list change from now on."),
}
