"""What can stand in a column of a list, and what stands over it: in our languages, and in those of other programs."""

from enum import StrEnum


class Column(StrEnum):
    """The kinds of columns an imported list can have."""

    LAST = "last"
    FIRST = "first"
    INFIX = "infix"  # the 'van der' of Dutch lists, kept apart from the last name
    NAME = "name"  # first and last name in one, or the part that no other column holds
    CLUB_NO = "club_no"
    NICKNAME = "nickname"
    NATIONALITY = "nationality"
    EMAIL = "email"
    PHONE = "phone"
    LANGUAGES = "languages"
    NOTE = "note"
    BORN = "born"
    TABLE = "table"
    SEAT = "seat"  # the number of a seat, or table and seat in one, as in 12-4
    CHIPS = "chips"
    CODE = "code"  # of a ticket or voucher
    WORTH = "worth"
    ISSUER = "issuer"
    UNTIL = "until"
    # Of results
    PLACE = "place"
    PRIZE = "prize"
    ENTRIES = "entries"  # how often somebody bought in, re-entries counted
    REBUYS = "rebuys"
    ADD_ONS = "add_ons"
    # Of structures
    LEVEL = "level"
    GAME = "game"
    BLINDS = "blinds"  # both in one, as in 100/200
    SMALL = "small_blind"
    BIG = "big_blind"
    ANTE = "ante"
    ANTE_KIND = "ante_kind"
    LASTS = "lasts"
    SMALL_BET = "small_bet"
    BIG_BET = "big_bet"
    BRING_IN = "bring_in"
    BREAK = "break"
    RACED_OFF = "raced_off"


# What stands over a column of each kind, by language; folded, and with nothing between the words but a blank.
HEADINGS: dict[str, dict[Column, tuple[str, ...]]] = {
    "en": {
        Column.LAST: ("last name", "last", "lastname", "surname", "family name"),
        Column.FIRST: ("first name", "first", "firstname", "given name", "forename"),
        Column.INFIX: ("infix", "name prefix", "prefix"),
        Column.NAME: ("name", "full name", "player", "player name"),
        Column.CLUB_NO: (
            "club no",
            "club number",
            "member no",
            "member number",
            "membership number",
            "member",
            "card number",
            "club card",
            "club card number",
        ),
        Column.NICKNAME: ("nickname", "nick", "alias", "screen name"),
        Column.NATIONALITY: ("nationality", "country", "nation"),
        Column.EMAIL: ("e mail", "email", "mail", "e mail address", "email address"),
        Column.PHONE: (
            "phone",
            "telephone",
            "mobile",
            "phone number",
            "telephone number",
            "mobile number",
            "mobile phone",
            "tel",
        ),
        Column.LANGUAGES: ("languages", "language"),
        Column.NOTE: ("note", "notes", "remark", "remarks", "comment", "comments"),
        Column.BORN: ("born", "date of birth", "day of birth", "birth date", "birthdate", "birthday", "dob"),
        Column.TABLE: ("table", "table no", "table number"),
        Column.SEAT: ("seat", "seat no", "seat number", "table seat"),
        Column.CHIPS: ("chips", "chip count", "chipcount", "stack", "count", "counted"),
        Column.CODE: ("code", "ticket", "voucher", "ticket code", "voucher code", "ticket number", "voucher number"),
        Column.WORTH: ("worth", "value", "amount"),
        Column.ISSUER: ("from", "from whom", "issuer", "issued by", "sponsor"),
        Column.UNTIL: ("until", "valid until", "expires", "expiry", "expiry date"),
        Column.PLACE: ("place", "rank", "position", "pos", "finish", "finished", "standing", "final position"),
        Column.PRIZE: (
            "prize",
            "prizes",
            "winnings",
            "prize winnings",
            "payout",
            "won",
            "prize money",
            "cash",
            "take",
            "prize won",
        ),
        Column.ENTRIES: ("entries", "buy ins", "buyins", "buy in count", "bullets"),
        Column.REBUYS: ("rebuys", "rebuy", "rebuy count"),
        Column.ADD_ONS: ("add ons", "addons", "add on", "addon", "add on count"),
        Column.LEVEL: ("level", "lvl", "round", "kind", "type"),
        Column.GAME: ("game", "games"),
        Column.BLINDS: ("blinds", "blind", "stakes", "blinds ante"),
        Column.SMALL: ("small blind", "small", "sb", "smallblind"),
        Column.BIG: ("big blind", "big", "bb", "bigblind"),
        Column.ANTE: ("ante", "antes", "big blind ante", "bb ante", "bba"),
        Column.ANTE_KIND: ("posted by", "ante by", "ante kind", "who pays", "ante type"),
        Column.LASTS: ("minutes", "min", "mins", "duration", "length", "lasts", "level length", "round length"),
        Column.SMALL_BET: ("small bet",),
        Column.BIG_BET: ("big bet",),
        Column.BRING_IN: ("bring in",),
        Column.BREAK: ("name of the break", "break", "name", "text", "break name", "description"),
        Column.RACED_OFF: ("raced off", "chips", "chips off", "colour up", "color up", "race", "chip up", "chip ups"),
    },
    "nl": {
        Column.LAST: ("achternaam", "familienaam"),
        Column.FIRST: ("voornaam", "roepnaam"),
        Column.INFIX: ("tussenvoegsel", "tussenvoegsels", "voorvoegsel", "tussen"),
        Column.NAME: ("naam", "volledige naam", "speler", "spelersnaam"),
        Column.CLUB_NO: (
            "clubnummer",
            "clubkaart",
            "lidnummer",
            "lid",
            "kaartnummer",
            "pasnummer",
            "nummer van de clubkaart",
            "clubkaartnummer",
        ),
        Column.NICKNAME: ("bijnaam", "spelnaam"),
        Column.NATIONALITY: ("nationaliteit", "land"),
        Column.EMAIL: ("e mailadres", "emailadres"),
        Column.PHONE: ("telefoon", "telefoonnummer", "mobiel", "mobiele telefoon", "mobiel nummer", "gsm"),
        Column.LANGUAGES: ("talen", "taal"),
        Column.NOTE: ("notitie", "opmerking", "opmerkingen"),
        Column.BORN: ("geboortedatum", "geboren"),
        Column.TABLE: ("tafel", "tafelnummer", "tafel nr"),
        Column.SEAT: ("stoel", "stoelnummer", "tafel stoel"),
        Column.CHIPS: ("stapel", "chipstand", "aantal chips", "geteld"),
        Column.CODE: ("vouchercode", "ticketcode", "ticketnummer", "vouchernummer", "bon", "bonnummer"),
        Column.WORTH: ("waarde", "bedrag"),
        Column.ISSUER: ("van", "van wie", "uitgever", "uitgegeven door"),
        Column.UNTIL: ("tot", "geldig tot", "geldig t m", "verloopt", "vervaldatum"),
        Column.PLACE: ("plaats", "rang", "positie", "eindplaats"),
        Column.PRIZE: ("prijs", "prijzengeld", "gewonnen", "uitbetaling", "winst"),
        Column.ENTRIES: ("inschrijvingen", "aantal entries", "inleggen"),
        Column.LEVEL: ("niveau", "ronde", "soort"),
        Column.GAME: ("spel", "spellen"),
        Column.LASTS: ("minuten", "duur", "lengte", "tijdsduur"),
        Column.ANTE_KIND: ("gepost door",),
        Column.SMALL_BET: ("kleine bet",),
        Column.BIG_BET: ("grote bet",),
        Column.BREAK: ("naam van de pauze", "pauze", "naam"),
        Column.RACED_OFF: ("chips eruit", "geracet", "uitgeracet"),
    },
}
# The same in languages that only other programs speak.
FOREIGN: dict[str, dict[Column, tuple[str, ...]]] = {
    "de": {
        Column.LAST: ("nachname", "familienname", "zuname"),
        Column.FIRST: ("vorname", "rufname"),
        Column.NAME: ("name", "vollstandiger name", "spieler", "spielername"),
        Column.CLUB_NO: ("mitgliedsnummer", "mitglied", "kartennummer", "mitglieds nr", "clubnummer"),
        Column.NICKNAME: ("spitzname",),
        Column.NATIONALITY: ("nationalitat", "staatsangehorigkeit"),
        Column.EMAIL: ("e mail adresse", "email adresse"),
        Column.PHONE: ("telefon", "telefonnummer", "handy", "handynummer", "mobil"),
        Column.LANGUAGES: ("sprachen", "sprache"),
        Column.NOTE: ("notiz", "bemerkung", "bemerkungen"),
        Column.BORN: ("geburtsdatum", "geboren", "geburtstag"),
        Column.TABLE: ("tisch", "tischnummer"),
        Column.SEAT: ("platz", "platznummer", "sitz"),
        Column.CODE: ("gutschein", "gutscheincode"),
        Column.WORTH: ("wert", "betrag"),
        Column.UNTIL: ("gultig bis",),
        Column.PLACE: ("platz", "rang", "platzierung", "endplatz"),
        Column.PRIZE: ("preis", "preisgeld", "gewinn", "auszahlung"),
        Column.LEVEL: ("stufe", "runde", "art"),
        Column.GAME: ("spiel", "spiele"),
        Column.LASTS: ("minuten", "dauer", "lange"),
        Column.BREAK: ("pause", "name"),
    },
    "fr": {
        Column.LAST: ("nom", "nom de famille"),
        Column.FIRST: ("prenom",),
        Column.NAME: ("nom complet", "joueur", "nom du joueur", "nom et prenom"),
        Column.CLUB_NO: ("numero de membre", "no de membre", "membre", "carte", "licence"),
        Column.NICKNAME: ("surnom", "pseudo", "pseudonyme"),
        Column.NATIONALITY: ("nationalite", "pays"),
        Column.EMAIL: ("courriel", "adresse e mail", "adresse mail"),
        Column.PHONE: ("telephone portable", "portable", "numero de telephone"),
        Column.LANGUAGES: ("langues", "langue"),
        Column.NOTE: ("remarque", "remarques", "commentaire"),
        Column.BORN: ("date de naissance", "ne le", "naissance"),
        Column.SEAT: ("siege",),
        Column.CHIPS: ("jetons", "tapis"),
        Column.CODE: ("bon", "code du bon"),
        Column.WORTH: ("valeur", "montant"),
        Column.UNTIL: ("valable jusqu au", "expire le"),
        Column.PLACE: ("rang", "classement"),
        Column.PRIZE: ("prix", "gain", "gains", "dotation"),
        Column.ENTRIES: ("inscriptions", "entrees"),
        Column.REBUYS: ("recaves", "recave"),
        Column.LEVEL: ("niveau", "tour"),
        Column.GAME: ("jeu", "jeux"),
        Column.SMALL: ("petite blinde", "petite blind"),
        Column.BIG: ("grosse blinde", "grosse blind", "grande blind"),
        Column.LASTS: ("duree",),
        Column.BREAK: ("nom de la pause", "nom"),
    },
    "es": {
        Column.LAST: ("apellido", "apellidos"),
        Column.FIRST: ("nombre",),
        Column.NAME: ("nombre completo", "jugador", "nombre y apellidos"),
        Column.CLUB_NO: ("numero de socio", "socio", "no de socio", "n de socio"),
        Column.NICKNAME: ("apodo", "alias"),
        Column.NATIONALITY: ("nacionalidad", "pais"),
        Column.EMAIL: ("correo", "correo electronico"),
        Column.PHONE: ("telefono", "movil", "telefono movil"),
        Column.LANGUAGES: ("idiomas", "idioma"),
        Column.NOTE: ("nota", "notas", "observaciones"),
        Column.BORN: ("fecha de nacimiento", "nacimiento"),
        Column.TABLE: ("mesa",),
        Column.SEAT: ("asiento", "silla"),
        Column.CHIPS: ("fichas",),
        Column.CODE: ("codigo",),
        Column.WORTH: ("valor", "importe"),
        Column.UNTIL: ("valido hasta",),
        Column.PLACE: ("puesto", "posicion", "lugar"),
        Column.PRIZE: ("premio", "premios", "ganancias"),
        Column.REBUYS: ("recompras", "recompra"),
        Column.LEVEL: ("nivel", "ronda"),
        Column.GAME: ("juego", "juegos"),
        Column.SMALL: ("ciega pequena", "ciega chica"),
        Column.BIG: ("ciega grande",),
        Column.BLINDS: ("ciegas",),
        Column.LASTS: ("minutos", "duracion"),
        Column.BREAK: ("descanso", "pausa"),
    },
}  # fmt: skip
