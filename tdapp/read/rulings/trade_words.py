"""Words of the trade that mean one thing, English and Dutch, for the finder of incidents and rules.

Each line is one meaning: what is typed in any of its forms finds what is written in any other, in titles, keywords,
questions and rules. One of its forms must stand there; a form stands in one line only, and means the same wherever it
is said. Endings, hyphens and blanks need no form of their own: 'all in' is 'all-in' and 'allin'.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from tdapp.read.rulings.stems import stem, words_of

SMALL: Final = frozenset(
    words_of("""
    a an and are at be by can did do does for from has have he her him his how i if in is it me my no not of on or she
    that the their them they this to was were what when which who with you
    aan als bij dat de der die dit een en er het hij hem ik in is je jij maar met mijn naar niet of om op te tot uit van
    voor wat wel wie ze zich zij zijn zn
    """)
)
"""Words that tell next to nothing of what is meant, English and Dutch."""

SHORT: Final = 3  # letters of a word that may be the beginning of a longer one

MEANINGS: Final[tuple[tuple[str, ...], ...]] = (
    # Acting
    ("out of turn", "oot", "buiten beurt", "buiten de beurt", "buiten zijn beurt", "buiten zn beurt", "uit de beurt",
     "voor zijn beurt", "voor zn beurt", "voor de beurt", "before his turn", "jumped the action", "acted too early",
     "not his turn", "wait his turn", "wait for his turn", "acted ahead", "ahead of his turn", "raised before",
     "called before", "nog niet aan de beurt", "nog niet geweest", "niet aan de beurt", "was niet aan de beurt",
     "te vroeg gebet", "te vroeg geraised", "te vroeg gecalld",
     "went before", "gaat voor zijn buurman", "voor zijn buurman"),
    ("all in", "shove", "shoved", "jam", "alles erin", "all erin"),
    ("raise", "verhogen", "verhoging"),
    ("re raise", "raise again", "opnieuw raisen", "opnieuw verhogen", "nog raisen", "nog een keer raisen",
     "can i raise", "can he raise", "may he raise", "mag ik raisen", "mag hij raisen"),
    ("minimum raise", "min raise", "smallest raise", "minimale raise", "minimum verhoging", "minimale verhoging"),
    ("bet", "inzet", "wager"),
    ("reopen", "re open", "heropenen", "reopening"),
    ("short all in", "incomplete all in", "all in less than a raise", "korte all in", "kleine all in",
     "all in te klein"),
    ("undercall", "short call", "calls less", "te weinig gecalld", "te weinig callen", "korte call", "put in less",
     "te weinig erbij", "te weinig ingelegd"),
    ("underbet", "underraise", "raise too small", "te kleine raise", "te lage verhoging", "illegal raise"),
    ("string bet", "string raise", "two motions", "in meerdere bewegingen", "twee bewegingen", "multiple movements",
     "two moves", "in twee keer", "meer bewegingen", "second motion",
     "goes back for", "eerst call dan raise"),
    ("overchip", "oversized chip", "oversize chip", "single chip", "one chip", "one big chip", "meerwaardechip",
     "te grote chip", "grote chip", "een chip", "lone chip", "big chip", "one large chip"),
    ("silent", "without a word", "without saying", "said nothing", "no declaration", "zonder een woord",
     "zonder aankondiging", "zonder iets te zeggen", "zonder woord", "niks gezegd", "niets gezegd", "without speaking",
     "did not say", "didnt say", "no announcement", "zwijgend", "zonder te zeggen", "zonder wat te zeggen",
     "zei niets", "zei niks", "geen aankondiging"),
    ("verbal", "declares", "declaration", "announces", "says", "said", "mondeling", "verbaal", "zegt", "gezegd",
     "uitspraak"),
    ("words and chips", "verbal and chips", "declaration and chips", "words vs chips", "mondeling en chips",
     "verbaal en chips"),
    ("change", "wisselgeld", "rest fiche", "restfiche"),
    ("chip", "fiche"),
    ("unclear", "ambiguous", "multiple meanings", "onduidelijk", "dubbelzinnig"),
    ("gesture", "forward motion", "voorwaartse beweging", "gebaar", "handgebaar", "pump fake", "nod", "betting line"),
    ("conditional", "if you bet", "if then", "voorwaardelijk", "voorwaarde", "als jij bet",
     "i call any", "call any bet", "call alles"),
    ("take back", "takes back", "wants back", "terugnemen", "changed his mind", "bedenkt zich", "undo", "took back",
     "takes his bet back", "pakt terug", "neemt terug", "haalt hem terug"),
    ("pull back", "pulls back", "terugtrekken", "haalt terug", "trekt terug"),
    ("skipped", "passed over", "overgeslagen", "overslaan", "missed a player"),
    ("whose turn", "who acts", "who is next", "next to act", "aan de beurt", "wie moet"),
    ("substantial action", "significant action", "binding action", "bindende actie"),
    ("cap", "number of raises", "how many raises", "raises allowed", "aantal raises", "hoeveel raises"),
    ("clock", "klok", "time bank", "bedenktijd", "tanking", "denkt te lang", "taking too long"),
    ("count", "tellen", "telling", "geteld"),
    ("wrong count", "miscount", "wrong amount", "wrong information", "verkeerd geteld", "verkeerde telling",
     "verkeerd bedrag", "wrong total", "verkeerd aantal genoemd", "verkeerd genoemd bedrag", "miscounted"),
    # Dealing
    ("misdeal", "miss deal", "verdeelfout", "deelfout", "dealerfout", "verkeerd gedeeld", "verkeerd gegeven",
     "dealer error", "wrongly dealt", "foute deal", "fout gedeeld"),
    ("redeal", "deal again", "opnieuw delen"),
    ("exposed", "flashed", "flipped", "face up", "turned up", "open", "opengevallen", "omgedraaid", "geflasht",
     "turned over", "opengedraaid", "zien liggen"),
    ("hole card", "downcard", "pocket card"),
    ("boxed card", "face up in deck", "upside down", "turned over in the deck", "omgekeerd", "open in het deck",
     "omgekeerd in de stok"),
    ("off the table", "on the floor", "fell", "van tafel", "op de grond", "gevallen", "fell off", "dropped",
     "flew off", "vloog van tafel", "slid off"),
    ("too many", "extra", "te veel"),
    ("two cards stuck together", "three cards", "extra card", "too many cards", "te veel kaarten", "drie kaarten"),
    ("too few", "short", "missing", "te weinig", "te kort"),
    ("one card short", "card short", "missing a card", "short a card", "only one card", "te weinig kaarten",
     "kaart te kort", "maar een kaart", "too few cards"),
    ("left out", "dealt out", "not dealt", "not dealt in", "forgot to deal", "vergeten te delen", "geen kaarten",
     "no cards",
     "dealer forgot", "vergat te delen", "kreeg geen kaarten"),
    ("not entitled", "no right", "geen recht"),
    ("empty seat", "vacant seat", "lege stoel", "lege plek", "lege plaats"),
    ("deck", "stok", "spel kaarten", "pak kaarten"),
    ("foreign card", "different back", "wrong back", "wrong color back", "other deck", "vreemde kaart", "andere rug",
     "verkeerde rug"),
    ("duplicate", "double card", "two equal cards", "same card twice", "two aces of spades", "dubbele kaart",
     "twee dezelfde kaarten", "twee gelijke kaarten", "two of the same card", "two kings", "two aces",
     "twee keer schoppenaas", "dezelfde kaart twee keer", "twee azen"),
    ("fouled deck", "defective deck", "invalid deck", "foul deck", "ongeldig deck", "ongeldig spel", "51 cards",
     "53 cards", "52 cards", "incomplete deck"),
    ("shuffle", "schudden", "wassen"),
    ("cut", "couperen", "gecut"),
    ("at the seat", "at your seat", "op zijn plaats", "op zijn stoel", "in zijn stoel", "aan tafel"),
    ("away", "absent", "weg", "afwezig", "not there", "niet aanwezig"),
    # The board
    ("burn", "verbranden", "gebrand", "verbrand", "burnkaart", "burn card"),
    ("no burn", "forgot to burn", "forgot the burn", "did not burn", "missing burn", "burn forgotten", "geen burn",
     "burn vergeten", "vergeten te burnen", "niet gebrand", "didnt burn", "zonder burn", "no burn card",
     "burn missed"),
    ("two burns", "double burn", "burned twice", "dubbele burn", "twee keer geburnd", "dubbel verbrand"),
    ("four", "4", "vier"),
    ("three", "3", "drie"),
    ("premature", "too early", "too soon", "te vroeg", "voortijdig", "before action complete",
     "before betting was over", "before the action was complete", "before betting finished", "still had to act",
     "still to act", "nog gebet moest worden", "nog moest handelen", "voor het einde van de inzetten",
     "voor de actie klaar was"),
    ("stub", "restdeck"),
    ("button", "knop", "dealerknop", "dealer button"),
    ("wrong button", "misplaced button", "button in wrong place", "button on the wrong seat",
     "button at the wrong seat", "button wrong seat", "button op de verkeerde stoel", "button not moved",
     "button verkeerd", "verkeerde button", "button niet verschoven"),
    # Showdown
    ("split", "chop", "delen", "gedeelde"),
    ("odd chip", "extra chip", "oneven chip", "restchip", "overgebleven chip"),
    ("side pot", "bijpot", "zijpot", "nevenpot"),
    ("wrong winner", "wrong player paid", "pot to the wrong player", "pot pushed to wrong", "awarded incorrectly",
     "verkeerde winnaar", "pot aan verkeerde speler", "verkeerd uitbetaald", "wrong pot", "verkeerde pot",
     "pot given to the wrong person", "pot to the loser", "gave pot to", "pot naar de verliezer", "pot verkeerd",
     "paid the wrong player"),
    ("dispute", "disputed", "protest", "geschil", "discussie", "bezwaar"),
    ("miscall", "misread", "called wrong", "verkeerd genoemd", "verkeerd gelezen", "verkeerd afgelezen"),
    ("muck", "throws away", "thrown away", "weggooien", "weggegooid", "released", "weggelegd"),
    ("winning hand", "winnende hand"),
    ("killed hand", "dealer mucked", "dealer killed", "dealer took his cards", "dealer pakt kaarten af",
     "dealer muckt", "dood gemaakt", "swept up", "swept his cards", "takes his cards", "kaarten gepakt",
     "pakt zijn kaarten", "haalt kaarten weg", "dealer muckte"),
    ("unprotected", "protect", "onbeschermd", "niet beschermd", "beschermen"),
    ("show", "tonen", "laten zien", "laat zien", "toont"),
    ("see hand", "see the hand", "see the losing hand", "see his hand", "see a hand", "see that hand",
     "i want to see that hand", "iwtsth", "show me the hand",
     "hand willen zien", "hand zien", "see my cards", "see his cards", "wants to see his cards", "kaarten zien"),
    ("shows first", "show first", "order of showing", "eerst laten zien", "laat eerst zien", "als eerste tonen",
     "toont eerst", "toont als eerste",
     "who must show", "who has to show", "must show first", "als eerste zijn kaarten tonen", "wie moet tonen"),
    # Conduct
    ("throw", "threw", "throws", "gooien", "gooit", "gegooid", "smijt", "smijten"),
    ("phone", "mobile", "cell", "cellphone", "texting", "telefoon", "mobiel", "gsm", "mobieltje", "smart watch",
     "headphones", "koptelefoon", "electronic", "iphone", "smartphone", "whatsapp", "appen", "appt", "video", "bellen",
     "belt"),
    ("strategy aid", "solver", "chart", "rta", "gto"),
    ("manners", "etiquette", "behaviour", "gedrag", "manieren", "rude", "onbeschoft", "behavior", "asociaal"),
    ("slow roll", "slowroll"),
    ("stalling", "tijdrekken", "rekken", "delays", "vertragen", "wasting time", "tijd rekken"),
    ("abuse", "insult", "swearing", "yelling", "schelden", "uitschelden", "beledigen", "vloeken", "shouting", "shouts",
     "name calling", "called names", "aggressive", "agressief", "schreeuwen", "schreeuwt", "tirade"),
    ("threat", "bedreiging", "dreigen", "dreigement"),
    ("collusion", "colluding", "chip dumping", "samenspelen", "samenspannen", "working together", "chip passing",
     "samen spelen", "spelen samen", "passing chips", "dumping"),
    ("cheat", "valsspelen", "vals spelen", "vals gespeeld", "stole", "theft", "diefstal"),
    ("soft play", "checked the nuts", "checks the nuts", "nuts gecheckt", "checkt de nuts", "goes easy"),
    ("penalty", "straf", "strafronde", "tijdstraf"),
    ("round", "orbit", "ronde", "rondje"),
    ("disqualify", "disqualification", "dq", "expelled", "kick out", "kicked out", "diskwalificatie",
     "diskwalificeren", "uit het toernooi zetten", "uitsluiten", "throw out", "throw him out", "thrown out",
     "uit toernooi gezet", "uit het toernooi gezet", "eruit gezet", "verwijderen"),
    ("advice", "coaching", "advies", "voorzeggen", "hulp", "help", "rail", "toeschouwer",
     "tips", "hint"),
    ("one player to a hand", "one player per hand", "een speler per hand", "opmh"),
    ("disclose", "reveals", "verklappen", "no disclosure",
     "told what", "tells what", "vertelt wat", "zegt wat hij had"),
    ("talk", "talking", "discussing", "praten", "praat"),
    ("pocket", "zak"),
    ("out of view", "out of sight", "uit het zicht"),
    ("visible", "zichtbaar", "te zien"),
    ("rabbit", "rabbit hunt", "next card", "volgende kaart", "would have come", "laat de river zien",
     "what was the river", "would have been", "zou gekomen zijn"),
    ("special need", "disabled", "disability", "wheelchair", "rolstoel", "beperking"),
    ("splash", "splashed pot", "splashen", "chips into the pot", "chips thrown in", "chips in de pot gegooid",
     "gooit chips in"),
    # The tournament
    ("seat", "chair", "stoel", "plaats", "plek", "stoelkaart", "seat card"),
    ("same seat", "one seat", "double seat", "duplicate seat", "zelfde stoel", "zelfde plaats", "dubbele stoel",
     "een stoel", "seat taken", "stoel bezet", "someone in my seat", "somebody in my seat", "double booked",
     "zit al iemand", "al iemand", "seat occupied", "stoel dubbel"),
    ("move", "verhuizen", "verplaatsen", "verschuiven"),
    ("balance", "balanceren", "balancing"),
    ("broken table", "break a table", "tafel breken", "tafel opbreken", "tafel opheffen", "close a table", "breaking"),
    ("late", "te laat"),
    ("re entry", "herinschrijving"),
    ("registration", "entry", "inschrijving", "registratie", "ingeschreven"),
    ("add on", "top up", "bijkopen"),
    ("chip race", "colour up", "color up", "race off", "racing off", "chips inwisselen", "omwisselen"),
    ("no show", "absent at the start", "blinded off", "blinding out", "blinded out", "niet komen opdagen",
     "afwezig bij de start", "wegblinden", "never showed up", "not arrived", "not here yet", "nog niet er",
     "er nog niet", "niet gekomen", "komt niet opdagen", "did not show up"),
    ("hand for hand", "h4h", "hand voor hand", "bubble"),
    ("dead button", "dode button"),
    ("bust", "out", "eliminated", "eruit", "uitgevallen"),
    ("dodge", "avoid", "ontwijken", "ontlopen"),
    ("halt", "stop", "stilleggen", "stoppen"),
    ("level", "blinds level", "niveau", "blinds went up", "blinds up", "blinds omhoog", "level omhoog"),
    ("big blind ante", "bb ante", "bba"),
    ("small blind", "sb"),
    ("big blind", "bb"),
)  # fmt: skip


def meanings_in(words: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """The words of the trade in a line: from, to, and the first form of what they mean; of two that overlap the one
    that begins first, and then the longest.

    >>> list(meanings_in(["raises", "buiten", "de", "beurt"]))
    [(0, 1, 'raise'), (1, 4, 'out of turn')]
    """
    forms, lengths, short = _forms()
    # 'mis' is the beginning of a misdeal, not what is left of 'missing'
    stems = tuple(stem(word) if len(word) > SHORT or word in short else "" for word in words)
    at = 0
    while at < len(stems):
        for length in lengths.get(stems[at], ()):
            if at + length <= len(stems) and (meaning := forms.get(stems[at : at + length])):
                yield at, at + length, meaning
                at += length
                break
        else:
            at += 1


@cache
def _forms() -> tuple[Mapping[tuple[str, ...], str], Mapping[str, Sequence[int]], frozenset[str]]:
    """Every form by its stems, and as if it were one word; by their first stem how many words they have, the longest
    first; the short words in them.
    """
    forms: dict[tuple[str, ...], str] = {}
    short: set[str] = set()
    for meaning in MEANINGS:
        for form in meaning:
            words = words_of(form)
            short.update(word for word in words if len(word) <= SHORT)
            forms.setdefault(tuple(map(stem, words)), meaning[0])
            forms.setdefault((stem("".join(words)),), meaning[0])
    lengths: dict[str, set[int]] = {}
    for stems in forms:
        lengths.setdefault(stems[0], set()).add(len(stems))
    return forms, {first: sorted(found, reverse=True) for first, found in lengths.items()}, frozenset(short)
