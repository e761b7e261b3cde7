"""Words of the trade that mean one thing, English and Dutch, for the finder of incidents and rules.

Each line is one meaning: what is typed in any of its forms finds what is written in any other. Only what the titles and
keywords of an incident (`tdapp/words/rulings/`) do not say themselves needs a line here, and only where the words mean
the same everywhere: a word for one incident alone is a keyword of that incident. Endings, hyphens and blanks need no
form of their own: 'all in' is 'all-in' and 'allin'.
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
     "voor zijn beurt", "voor zn beurt", "voor de beurt", "before his turn", "jumped the action", "acted too early"),
    ("all in", "shove", "shoved", "jam"),
    ("raise", "verhogen", "verhoging"),
    ("re raise", "raise again", "opnieuw raisen", "opnieuw verhogen", "nog raisen", "nog een keer raisen"),
    ("minimum raise", "min raise", "smallest raise", "minimale raise", "minimum verhoging", "minimale verhoging"),
    ("bet", "inzet", "wager"),
    ("reopen", "re open", "heropenen", "reopening"),
    ("short all in", "incomplete all in", "all in less than a raise", "korte all in", "kleine all in",
     "all in te klein"),
    ("undercall", "short call", "calls less", "te weinig gecalld", "te weinig callen", "korte call"),
    ("underbet", "underraise", "raise too small", "te kleine raise", "te lage verhoging", "illegal raise"),
    ("string bet", "string raise", "two motions", "in meerdere bewegingen", "twee bewegingen", "multiple movements"),
    ("overchip", "oversized chip", "oversize chip", "single chip", "one chip", "one big chip", "meerwaardechip",
     "te grote chip", "grote chip", "een chip"),
    ("silent", "without a word", "without saying", "said nothing", "no declaration", "zonder een woord",
     "zonder aankondiging", "zonder iets te zeggen", "zonder woord", "niks gezegd", "niets gezegd"),
    ("verbal", "declares", "declaration", "announces", "says", "said", "mondeling", "verbaal", "zegt", "gezegd",
     "uitspraak"),
    ("words and chips", "verbal and chips", "declaration and chips", "words vs chips", "mondeling en chips",
     "verbaal en chips"),
    ("change", "wisselgeld", "rest fiche", "restfiche"),
    ("chip", "fiche"),
    ("unclear", "ambiguous", "multiple meanings", "onduidelijk", "dubbelzinnig"),
    ("gesture", "forward motion", "voorwaartse beweging", "gebaar", "handgebaar", "pump fake", "nod", "betting line"),
    ("conditional", "if you bet", "if then", "voorwaardelijk", "voorwaarde", "als jij bet"),
    ("take back", "takes back", "wants back", "terugnemen", "changed his mind", "bedenkt zich", "undo"),
    ("pull back", "pulls back", "terugtrekken", "haalt terug", "trekt terug"),
    ("skipped", "passed over", "overgeslagen", "overslaan", "missed a player"),
    ("whose turn", "who acts", "who is next", "next to act", "aan de beurt", "wie moet"),
    ("substantial action", "significant action", "binding action", "bindende actie"),
    ("cap", "number of raises", "how many raises", "raises allowed", "aantal raises", "hoeveel raises"),
    ("clock", "klok", "time bank", "bedenktijd", "tanking", "denkt te lang", "taking too long"),
    ("count", "tellen", "telling", "geteld"),
    ("wrong count", "miscount", "wrong amount", "wrong information", "verkeerd geteld", "verkeerde telling",
     "verkeerd bedrag"),
    # Dealing
    ("misdeal", "miss deal", "verdeelfout", "deelfout", "dealerfout", "verkeerd gedeeld", "verkeerd gegeven",
     "dealer error"),
    ("redeal", "deal again", "opnieuw delen"),
    ("exposed", "flashed", "flipped", "face up", "turned up", "open", "opengevallen", "omgedraaid", "geflasht"),
    ("hole card", "downcard", "pocket card"),
    ("boxed card", "face up in deck", "upside down", "turned over in the deck", "omgekeerd", "open in het deck",
     "omgekeerd in de stok"),
    ("off the table", "on the floor", "fell", "van tafel", "op de grond", "gevallen"),
    ("too many", "extra", "te veel"),
    ("two cards stuck together", "three cards", "extra card", "too many cards", "te veel kaarten", "drie kaarten"),
    ("too few", "short", "missing", "te weinig", "te kort"),
    ("one card short", "card short", "missing a card", "short a card", "only one card", "te weinig kaarten",
     "kaart te kort", "maar een kaart", "too few cards"),
    ("left out", "dealt out", "not dealt", "not dealt in", "forgot to deal", "vergeten te delen", "geen kaarten",
     "no cards"),
    ("not entitled", "no right", "geen recht"),
    ("empty seat", "vacant seat", "lege stoel", "lege plek", "lege plaats"),
    ("deck", "stok", "spel kaarten", "pak kaarten"),
    ("foreign card", "different back", "wrong back", "wrong color back", "other deck", "vreemde kaart", "andere rug",
     "verkeerde rug"),
    ("duplicate", "double card", "two equal cards", "same card twice", "two aces of spades", "dubbele kaart",
     "twee dezelfde kaarten", "twee gelijke kaarten"),
    ("fouled deck", "defective deck", "invalid deck", "foul deck", "ongeldig deck", "ongeldig spel", "51 cards"),
    ("shuffle", "schudden", "wassen"),
    ("cut", "couperen", "gecut"),
    ("at the seat", "at your seat", "op zijn plaats", "op zijn stoel", "in zijn stoel", "aan tafel"),
    ("away", "absent", "weg", "afwezig", "not there", "niet aanwezig"),
    # The board
    ("burn", "verbranden", "gebrand", "verbrand", "burnkaart", "burn card"),
    ("no burn", "forgot to burn", "forgot the burn", "did not burn", "missing burn", "burn forgotten", "geen burn",
     "burn vergeten", "vergeten te burnen", "niet gebrand"),
    ("two burns", "double burn", "burned twice", "dubbele burn", "twee keer geburnd", "dubbel verbrand"),
    ("four", "4", "vier"),
    ("three", "3", "drie"),
    ("premature", "too early", "too soon", "te vroeg", "voortijdig"),
    ("stub", "restdeck"),
    ("button", "knop", "dealerknop"),
    ("wrong button", "misplaced button", "button in wrong place", "button not moved", "button verkeerd",
     "verkeerde button", "button niet verschoven"),
    # Showdown
    ("split", "chop", "delen", "gedeelde"),
    ("odd chip", "extra chip", "oneven chip", "restchip", "overgebleven chip"),
    ("side pot", "bijpot", "zijpot", "nevenpot"),
    ("wrong winner", "wrong player paid", "pot to the wrong player", "pot pushed to wrong", "awarded incorrectly",
     "verkeerde winnaar", "pot aan verkeerde speler", "verkeerd uitbetaald", "wrong pot", "verkeerde pot",
     "pot given to the wrong person"),
    ("dispute", "disputed", "protest", "geschil", "discussie", "bezwaar"),
    ("miscall", "misread", "called wrong", "verkeerd genoemd", "verkeerd gelezen", "verkeerd afgelezen"),
    ("muck", "throws away", "thrown away", "weggooien", "weggegooid", "released", "weggelegd"),
    ("winning hand", "winnende hand"),
    ("killed hand", "dealer mucked", "dealer killed", "dealer took his cards", "dealer pakt kaarten af",
     "dealer muckt", "dood gemaakt"),
    ("unprotected", "protect", "onbeschermd", "niet beschermd", "beschermen"),
    ("show", "tonen", "laten zien", "laat zien", "toont"),
    ("see hand", "see a hand", "see that hand", "i want to see that hand", "iwtsth", "show me the hand",
     "hand willen zien", "hand zien"),
    ("shows first", "show first", "order of showing", "eerst laten zien", "als eerste tonen", "toont eerst",
     "toont als eerste"),
    # Conduct
    ("phone", "mobile", "cell", "cellphone", "texting", "telefoon", "mobiel", "gsm", "mobieltje", "smart watch",
     "headphones", "koptelefoon", "electronic"),
    ("strategy aid", "solver", "chart", "rta", "gto"),
    ("manners", "etiquette", "behaviour", "gedrag", "manieren"),
    ("slow roll", "slowroll"),
    ("stalling", "tijdrekken", "rekken", "delays", "vertragen", "wasting time", "tijd rekken"),
    ("abuse", "insult", "swearing", "yelling", "schelden", "uitschelden", "beledigen", "vloeken"),
    ("threat", "bedreiging", "dreigen", "dreigement"),
    ("collusion", "chip dumping", "samenspelen", "samenspannen", "working together", "chip passing"),
    ("cheat", "valsspelen", "vals spelen", "vals gespeeld", "stole", "theft", "diefstal"),
    ("soft play", "checked the nuts", "checks the nuts", "nuts gecheckt", "checkt de nuts", "goes easy"),
    ("penalty", "straf", "strafronde", "tijdstraf"),
    ("round", "orbit", "ronde", "rondje"),
    ("disqualify", "disqualification", "dq", "expelled", "kick out", "kicked out", "diskwalificatie",
     "diskwalificeren", "uit het toernooi zetten", "uitsluiten"),
    ("advice", "coaching", "advies", "voorzeggen", "hulp", "help", "rail", "toeschouwer"),
    ("one player to a hand", "one player per hand", "een speler per hand", "opmh"),
    ("disclose", "reveals", "verklappen", "no disclosure"),
    ("talk", "talking", "discussing", "praten", "praat"),
    ("pocket", "zak"),
    ("out of view", "out of sight", "uit het zicht"),
    ("visible", "zichtbaar", "te zien"),
    ("rabbit", "rabbit hunt", "next card", "volgende kaart", "would have come"),
    ("special need", "disabled", "disability", "wheelchair", "rolstoel", "beperking"),
    ("splash", "splashed pot", "splashen", "chips into the pot", "chips thrown in", "chips in de pot gegooid",
     "gooit chips in"),
    # The tournament
    ("seat", "chair", "stoel", "plaats", "plek", "stoelkaart", "seat card"),
    ("same seat", "one seat", "double seat", "duplicate seat", "zelfde stoel", "zelfde plaats", "dubbele stoel",
     "een stoel", "seat taken", "stoel bezet"),
    ("move", "verhuizen", "verplaatsen", "verschuiven"),
    ("balance", "balanceren", "balancing"),
    ("broken table", "break a table", "tafel breken", "tafel opbreken", "close a table", "breaking"),
    ("late", "te laat"),
    ("re entry", "herinschrijving"),
    ("registration", "entry", "inschrijving", "registratie", "ingeschreven"),
    ("add on", "top up", "bijkopen"),
    ("chip race", "colour up", "color up", "race off", "racing off", "chips inwisselen", "omwisselen"),
    ("no show", "absent at the start", "blinded off", "blinding out", "blinded out", "niet komen opdagen",
     "afwezig bij de start", "wegblinden"),
    ("hand for hand", "h4h", "hand voor hand", "bubble"),
    ("dead button", "dode button"),
    ("bust", "out", "eliminated", "eruit", "uitgevallen"),
    ("dodge", "avoid", "ontwijken", "ontlopen"),
    ("halt", "stop", "stilleggen", "stoppen"),
    ("level", "blinds level", "niveau"),
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
    forms, longest, short = _forms()
    # 'mis' is the beginning of a misdeal, not what is left of 'missing'
    stems = tuple(stem(word) if len(word) > SHORT or word in short else "" for word in words)
    at = 0
    while at < len(stems):
        for length in range(min(longest, len(stems) - at), 0, -1):
            if meaning := forms.get(stems[at : at + length]):
                yield at, at + length, meaning
                at += length
                break
        else:
            at += 1


@cache
def _forms() -> tuple[Mapping[tuple[str, ...], str], int, frozenset[str]]:
    """Every form by its stems, and as if it were one word; how many words the longest has; the short words in them."""
    forms: dict[tuple[str, ...], str] = {}
    short: set[str] = set()
    for meaning in MEANINGS:
        for form in meaning:
            words = words_of(form)
            short.update(word for word in words if len(word) <= SHORT)
            forms.setdefault(tuple(map(stem, words)), meaning[0])
            forms.setdefault((stem("".join(words)),), meaning[0])
    return forms, max(map(len, forms)), frozenset(short)
