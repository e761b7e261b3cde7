"""The sentences of a tournament as a file: exported, read and proved, taken in or refused."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TOURNAMENT_FILE: dict[str, Text] = {
    "trouble.export.unknown": QT_TRANSLATE_NOOP(
        "TournamentFile", "This club file has no such tournament. Look in its list of tournaments what it is called."
    ),
    "trouble.export.several": QT_TRANSLATE_NOOP(
        "TournamentFile", "%n tournaments are called {name}. Say which one by its day (2026-11-28) or its id.", "", 1
    ),
    "trouble.export.broken": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "The journal of this tournament does not come out, so it is not exported. Check the club "
        "file first (File menu).",
    ),
    "trouble.export.not_saved": QT_TRANSLATE_NOOP(
        "TournamentFile", "{path} could not be written: {detail}. Choose another folder."
    ),
    "trouble.export.is_there": QT_TRANSLATE_NOOP(
        "TournamentFile", "There is a file {path} already, and no file is written over. Choose another name."
    ),
    "trouble.import.unread": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{path} cannot be read: {detail}. Nothing was imported. Copy it to this laptop, and try again.",
    ),
    "trouble.import.too_large": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{path} is larger than {most} MB, and no tournament is. Nothing was imported. Choose the file the other club "
        "exported.",
    ),
    "trouble.import.none": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{path}, line 1: this is not the file of a tournament. Nothing was imported. Choose a file that was exported "
        "with Export tournament.",
    ),
    "trouble.import.newer": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{path}, line 1: a newer version of this program wrote this file (form {version}, known here up to {known}). "
        "Nothing was imported. Update the program on this laptop, then import it.",
    ),
    "trouble.import.line": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{path}, line {line}: {why} Nothing was imported. Ask the other club to export the tournament again.",
    ),
    "import.why.header": QT_TRANSLATE_NOOP("TournamentFile", "the first line does not say which tournament this is."),
    "import.why.unknown": QT_TRANSLATE_NOOP("TournamentFile", "such a file does not have this line."),
    "import.why.order": QT_TRANSLATE_NOOP("TournamentFile", "this line is not in its place."),
    "import.why.form": QT_TRANSLATE_NOOP("TournamentFile", "this line does not have the form it must have."),
    "import.why.stream": QT_TRANSLATE_NOOP("TournamentFile", "this act is of another tournament."),
    "import.why.number": QT_TRANSLATE_NOOP(
        "TournamentFile", "an act is missing before this one, or stands here twice."
    ),
    "import.why.chain": QT_TRANSLATE_NOOP("TournamentFile", "this act was changed after it was written."),
    "import.why.twice": QT_TRANSLATE_NOOP("TournamentFile", "what this line is about was told before."),
    "import.why.picture": QT_TRANSLATE_NOOP("TournamentFile", "this is not the picture it says it is."),
    "import.why.lines": QT_TRANSLATE_NOOP("TournamentFile", "the file does not have all that its first line counts."),
    "import.why.head": QT_TRANSLATE_NOOP("TournamentFile", "the check code is not that of the acts."),
    "import.why.cut": QT_TRANSLATE_NOOP("TournamentFile", "the file ends here, and its last line is missing."),
    "import.why.seal": QT_TRANSLATE_NOOP("TournamentFile", "something in the file was changed after it was exported."),
    "import.why.fact": QT_TRANSLATE_NOOP("TournamentFile", "what this act says cannot be read."),
    "import.why.newer_fact": QT_TRANSLATE_NOOP(
        "TournamentFile", "a newer version of this program wrote this act. Update the program on this laptop."
    ),
    "import.why.conflict": QT_TRANSLATE_NOOP("TournamentFile", "this act does not follow from those before it."),
    "import.why.no_tournament": QT_TRANSLATE_NOOP("TournamentFile", "the acts make no tournament."),
    "import.why.person": QT_TRANSLATE_NOOP("TournamentFile", "the player of this act is not in the file."),
    "import.why.text": QT_TRANSLATE_NOOP("TournamentFile", "the words of this act are not in the file."),
    "import.why.words": QT_TRANSLATE_NOOP("TournamentFile", "the words in the file are not those of this act."),
    "refused.import.own": QT_TRANSLATE_NOOP(
        "TournamentFile", "This tournament was played in this club, and is in its list or its archive. Open it there."
    ),
    "refused.import.same": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "This tournament is here already, up to line {line}, and the file has no more. Open it from the list or the "
        "archive.",
    ),
    "refused.import.older": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "This tournament is here already with {line} journal lines, and the file has {lines}. Ask the other club for a "
        "newer file.",
    ),
    "refused.import.other": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "This tournament is here already, and the file says otherwise about the first {line} journal lines. Compare "
        "both with the check code on the printed results.",
    ),
    "refused.tournament.imported": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "This tournament was imported from {club} and stays as it was after line {line}. Changes are made in that "
        "club; import its newer file after that.",
    ),
    "import.what": QT_TRANSLATE_NOOP("TournamentFile", "{name}, {day}, played in {club}."),
    "import.proved": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "{lines} journal lines in {acts} acts, each chained to the one before and played again. Check code {head}: "
        "compare it with the printed results.",
    ),
    "import.more": QT_TRANSLATE_NOOP(
        "TournamentFile", "It is here up to line {line}; %n journal lines are new.", "", 1
    ),
    "import.people": QT_TRANSLATE_NOOP("TournamentFile", "Players new to this club: {new}, known already: {known}."),
    "import.names": QT_TRANSLATE_NOOP("TournamentFile", "%n players who go by number here get their names.", "", 1),
    "import.merged": QT_TRANSLATE_NOOP(
        "TournamentFile", "%n players have card and name of somebody known here, and are taken for that person.", "", 1
    ),
    "import.alike": QT_TRANSLATE_NOOP(
        "TournamentFile",
        "%n new players have the name of somebody known here. Merge them in the directory if they are the same person.",
        "",
        1,
    ),
    "import.numbers": QT_TRANSLATE_NOOP(
        "TournamentFile", "The file has no names: players go by the number of their entry."
    ),
    "import.comes_out": QT_TRANSLATE_NOOP("TournamentFile", "Chips, money, seats and draws come out."),
    "import.stays": QT_TRANSLATE_NOOP(
        "TournamentFile", "It will be shown on every page, and stays as it is: nothing can be added to it or undone."
    ),
    "import.done": QT_TRANSLATE_NOOP("TournamentFile", "{name} was imported from {club}"),
    "export.done": QT_TRANSLATE_NOOP(
        "TournamentFile", "{name} exported to {path}: {lines} journal lines, check code {head}"
    ),
    "club.imported": QT_TRANSLATE_NOOP("TournamentFile", "{name} imported from {club}, {lines} journal lines"),
}
NUMBERED = QT_TRANSLATE_NOOP("TournamentFile", "No. {entry}", "somebody whose name the file does not have")
