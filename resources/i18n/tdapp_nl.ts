<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>A minute less</source>
        <translation>Een minuut minder</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Een minuut meer</translation>
    </message>
    <message>
        <source>Add or take time</source>
        <translation>Tijd erbij of eraf</translation>
    </message>
    <message>
        <source>All about this person</source>
        <translation>Alles over deze persoon</translation>
    </message>
    <message>
        <source>All have sat down</source>
        <translation>Iedereen zit</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Omroepen</translation>
    </message>
    <message>
        <source>Arrange the room</source>
        <translation>Zaal indelen</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>Aan de balie</translation>
    </message>
    <message>
        <source>Break now</source>
        <translation>Nu pauze</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terugbrengen</translation>
    </message>
    <message>
        <source>Bust out</source>
        <translation>Uitschakelen</translation>
    </message>
    <message>
        <source>Cancel an entry</source>
        <translation>Speler uitschrijven</translation>
    </message>
    <message>
        <source>Cancel and give back</source>
        <translation>Annuleer en geef terug</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Aanwezigheid</translation>
    </message>
    <message>
        <source>Chip leaders</source>
        <translation>Chipleiders</translation>
    </message>
    <message>
        <source>Chip ledger</source>
        <translation>Chipboekhouding</translation>
    </message>
    <message>
        <source>Chip race</source>
        <translation type="unfinished">Chip race</translation>
    </message>
    <message>
        <source>Chip set and stock</source>
        <translation>Chipset en voorraad</translation>
    </message>
    <message>
        <source>Chips found, hidden or lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close an empty table</source>
        <translation>Lege tafel sluiten</translation>
    </message>
    <message>
        <source>Close registration</source>
        <translation>Inschrijving sluiten</translation>
    </message>
    <message>
        <source>Close the chip count</source>
        <translation>Chiptelling afsluiten</translation>
    </message>
    <message>
        <source>Colour-up plan</source>
        <translation>Colour-up-plan</translation>
    </message>
    <message>
        <source>Count a hand played</source>
        <translation>Gespeelde hand tellen</translation>
    </message>
    <message>
        <source>Count a stack</source>
        <translation>Een stack tellen</translation>
    </message>
    <message>
        <source>Count a table&apos;s chips</source>
        <translation>De chips van een tafel tellen</translation>
    </message>
    <message>
        <source>Count chips</source>
        <translation>Chips tellen</translation>
    </message>
    <message>
        <source>Count penalties</source>
        <translation>Straffen tellen</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Donker of licht</translation>
    </message>
    <message>
        <source>Dealt in again</source>
        <translation>Weer kaarten gegeven</translation>
    </message>
    <message>
        <source>Draw everybody anew</source>
        <translation>Iedereen opnieuw loten</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Plaatsen loten</translation>
    </message>
    <message>
        <source>Draw seats, spread by nationality</source>
        <translation>Plaatsen loten, gespreid naar nationaliteit</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>Kassa&apos;s</translation>
    </message>
    <message>
        <source>Draws: the room&apos;s value, commitment, check</source>
        <translation>Lotingen: waarde van de zaal, vastlegging, controle</translation>
    </message>
    <message>
        <source>Finish the tournament</source>
        <translation>Toernooi afsluiten</translation>
    </message>
    <message>
        <source>First thing that needs you</source>
        <translation>Naar wat jouw aandacht vraagt</translation>
    </message>
    <message>
        <source>Hand for hand, head count</source>
        <translation>Hand voor hand, koppen tellen</translation>
    </message>
    <message>
        <source>How stacks are made</source>
        <translation>Hoe stacks zijn gemaakt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Let a short table play on</source>
        <translation>Te kleine tafel laten doorspelen</translation>
    </message>
    <message>
        <source>Let two tables change places</source>
        <translation>Twee tafels laten wisselen</translation>
    </message>
    <message>
        <source>Lock the keyboard</source>
        <translation>Toetsenbord vergrendelen</translation>
    </message>
    <message>
        <source>Look around in the demo club</source>
        <translation>Rondkijken in de democlub</translation>
    </message>
    <message>
        <source>Move a table up</source>
        <translation>Tafel laten aanschuiven</translation>
    </message>
    <message>
        <source>Move to a seat</source>
        <translation>Naar een stoel verplaatsen</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Volgend level</translation>
    </message>
    <message>
        <source>Next tournament that is on</source>
        <translation>Volgend lopend toernooi</translation>
    </message>
    <message>
        <source>Nobody is to be dealt in again after a penalty.</source>
        <translation>Er is niemand die na een straf weer kaarten krijgt.</translation>
    </message>
    <message>
        <source>Open a club file</source>
        <translation>Clubbestand openen</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Open registration</source>
        <translation>Inschrijving openen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Klok stilzetten</translation>
    </message>
    <message>
        <source>Pay a prize</source>
        <translation>Prijs uitbetalen</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Mensen van de club</translation>
    </message>
    <message>
        <source>Place the dealer button</source>
        <translation>Dealerbutton plaatsen</translation>
    </message>
    <message>
        <source>Post the prizes</source>
        <translation>Prijzen bekendmaken</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>Vorig level</translation>
    </message>
    <message>
        <source>Print slips for moves</source>
        <translation>Verplaatsbonnen afdrukken</translation>
    </message>
    <message>
        <source>Prizes by the payout table</source>
        <translation>Prijzen volgens de prijzentabel</translation>
    </message>
    <message>
        <source>Propose to break a table</source>
        <translation>Tafel opbreken voorstellen</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Zaalscherm</translation>
    </message>
    <message>
        <source>Put a seat or bust-out right</source>
        <translation>Stoel of uitschakeling rechtzetten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Register a new player</source>
        <translation>Nieuwe speler inschrijven</translation>
    </message>
    <message>
        <source>Register players</source>
        <translation>Spelers inschrijven</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Klok hervatten</translation>
    </message>
    <message>
        <source>Reveal the secret of the draws</source>
        <translation>Geheim van de lotingen onthullen</translation>
    </message>
    <message>
        <source>Room and draw rules</source>
        <translation>Regels voor zaal en loting</translation>
    </message>
    <message>
        <source>Rule at this table</source>
        <translation>Beslissen aan deze tafel</translation>
    </message>
    <message>
        <source>Rule on it</source>
        <translation>Erover beslissen</translation>
    </message>
    <message>
        <source>Seat those who wait</source>
        <translation>Wachtende spelers plaatsen</translation>
    </message>
    <message>
        <source>See the moves</source>
        <translation>Voorstel bekijken</translation>
    </message>
    <message>
        <source>Sell a rebuy or an add-on</source>
        <translation>Verkoop een rebuy of add-on</translation>
    </message>
    <message>
        <source>Set prizes by hand</source>
        <translation>Prijzen met de hand</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Start at a time</source>
        <translation>Starten op een tijd</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Klok starten</translation>
    </message>
    <message>
        <source>Start, pause or resume</source>
        <translation>Starten, stilzetten of hervatten</translation>
    </message>
    <message>
        <source>Swap two seats</source>
        <translation>Twee stoelen wisselen</translation>
    </message>
    <message>
        <source>Take the prizes off the screen</source>
        <translation>Prijzen van het scherm halen</translation>
    </message>
    <message>
        <source>Terms of entry</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <source>Tournaments of the club</source>
        <translation>Toernooien van de club</translation>
    </message>
    <message>
        <source>Type a name, a seat or a verb</source>
        <translation>Typ een naam, stoel of opdracht</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Waiting list</source>
        <translation>Wachtlijst</translation>
    </message>
    <message>
        <source>When registration closes</source>
        <translation>Wanneer de inschrijving sluit</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n players registered</source>
        <translation>
            <numerusform>%n speler ingeschreven</numerusform>
            <numerusform>%n spelers ingeschreven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes posted, {total} in all</source>
        <translation>
            <numerusform>%n prijs bekendgemaakt, samen {total}</numerusform>
            <numerusform>%n prijzen bekendgemaakt, samen {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes set by hand</source>
        <translation>
            <numerusform>%n prijs met de hand vastgelegd</numerusform>
            <numerusform>%n prijzen met de hand vastgelegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes set by hand</source>
        <comment>as a thing to undo</comment>
        <translation>
            <numerusform>%n prijs met de hand</numerusform>
            <numerusform>%n prijzen met de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting players seated</source>
        <translation>
            <numerusform>%n wachtende speler geplaatst</numerusform>
            <numerusform>%n wachtende spelers geplaatst</numerusform>
        </translation>
    </message>
    <message>
        <source>Act of a newer version: {verb}</source>
        <translation>Handeling van een nieuwere versie: {verb}</translation>
    </message>
    <message>
        <source>Announced: a text that has been erased</source>
        <translation>Omgeroepen: een tekst die is gewist</translation>
    </message>
    <message>
        <source>Announced: {text}</source>
        <translation>Omgeroepen: {text}</translation>
    </message>
    <message>
        <source>Announcement taken down</source>
        <translation>Bericht van het scherm gehaald</translation>
    </message>
    <message numerus="yes">
        <source>Chips brought for %n sales</source>
        <translation>
            <numerusform>Chips klaargezet voor %n verkoop</numerusform>
            <numerusform>Chips klaargezet voor %n verkopen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips: no set any more</source>
        <translation>Chips: geen set meer</translation>
    </message>
    <message>
        <source>Chips: set {name}</source>
        <translation>Chips: set {name}</translation>
    </message>
    <message numerus="yes">
        <source>Chips: set {name}, %n stacks to be made anew</source>
        <translation>
            <numerusform>Chips: set {name}, %n stack moet opnieuw worden samengesteld</numerusform>
            <numerusform>Chips: set {name}, %n stacks moeten opnieuw worden samengesteld</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock moved back to {where}</source>
        <translation>Klok teruggezet naar {where}</translation>
    </message>
    <message>
        <source>Clock moved on to {where}</source>
        <translation>Klok doorgezet naar {where}</translation>
    </message>
    <message>
        <source>Clock paused</source>
        <translation>Klok stilgezet</translation>
    </message>
    <message>
        <source>Clock resumed</source>
        <translation>Klok hervat</translation>
    </message>
    <message>
        <source>Clock set back by {by}</source>
        <translation>Klok {by} teruggezet</translation>
    </message>
    <message>
        <source>Clock set to start at {at}</source>
        <translation>Klok start vanzelf om {at}</translation>
    </message>
    <message>
        <source>Clock started</source>
        <translation>Klok gestart</translation>
    </message>
    <message>
        <source>Dealt in again at table {table} after a penalty</source>
        <translation>Weer kaarten gegeven aan tafel {table} na een straf</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Opnieuw gedaan: {what}</translation>
    </message>
    <message>
        <source>Entry of {name} cancelled, {amount} returned</source>
        <translation>Inschrijving van {name} geannuleerd, {amount} terug</translation>
    </message>
    <message>
        <source>Extra break of {lasts}</source>
        <translation>Extra pauze van {lasts}</translation>
    </message>
    <message>
        <source>Hand played at table {table}, penalties counted down</source>
        <translation>Hand gespeeld aan tafel {table}, straffen afgeteld</translation>
    </message>
    <message numerus="yes">
        <source>Penalty of {name} lifted, %n hands let off</source>
        <translation>
            <numerusform>Straf van {name} opgeheven, %n hand kwijtgescholden</numerusform>
            <numerusform>Straf van {name} opgeheven, %n handen kwijtgescholden</numerusform>
        </translation>
    </message>
    <message>
        <source>Posted prizes withdrawn</source>
        <translation>Bekendgemaakte prijzen ingetrokken</translation>
    </message>
    <message>
        <source>Prizes follow the payout table again</source>
        <translation>Prijzen volgen weer de prijzentabel</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Opnieuw: {what}</translation>
    </message>
    <message>
        <source>Registration closed</source>
        <translation>Inschrijving gesloten</translation>
    </message>
    <message>
        <source>Registration opened</source>
        <translation>Inschrijving geopend</translation>
    </message>
    <message>
        <source>Registration opened until the end of level {level}</source>
        <translation>Inschrijving geopend tot het einde van level {level}</translation>
    </message>
    <message>
        <source>Ruling {number} at table {table}: {incident} ({book} {rules})</source>
        <translation>Beslissing {number} aan tafel {table}: {incident} ({book} {rules})</translation>
    </message>
    <message>
        <source>Ruling {number}: {incident} ({book} {rules})</source>
        <translation>Beslissing {number}: {incident} ({book} {rules})</translation>
    </message>
    <message>
        <source>Ruling {number}: {incident}, the director overruled {book} {rules}</source>
        <translation>Beslissing {number}: {incident}, de toernooileiding week af van {book} {rules}</translation>
    </message>
    <message>
        <source>Rulings are made under {book}</source>
        <translation>Beslissingen vallen onder {book}</translation>
    </message>
    <message>
        <source>Rulings are made under {book} and house rules</source>
        <translation>Beslissingen vallen onder {book} en huisregels</translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n players, tables: {tables}</source>
        <translation>
            <numerusform>Plaatsen geloot voor %n speler, tafels: {tables}</numerusform>
            <numerusform>Plaatsen geloot voor %n spelers, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>Setup changed</source>
        <translation>Opzet gewijzigd</translation>
    </message>
    <message>
        <source>Stack of {name} made of {pieces}</source>
        <translation>Stack van {name} samengesteld uit {pieces}</translation>
    </message>
    <message>
        <source>Stack of {name} to be made anew</source>
        <translation>Stack van {name} opnieuw samen te stellen</translation>
    </message>
    <message>
        <source>Starting stack made of {pieces}</source>
        <translation>Startstack samengesteld uit {pieces}</translation>
    </message>
    <message>
        <source>Starting stack to be made anew</source>
        <translation>Startstack opnieuw samen te stellen</translation>
    </message>
    <message>
        <source>Structure changed</source>
        <translation>Structuur gewijzigd</translation>
    </message>
    <message>
        <source>Table {table} closed</source>
        <translation>Tafel {table} gesloten</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>Tafel {table} geopend</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Teruggedraaid: {what}</translation>
    </message>
    <message>
        <source>Tournament finished</source>
        <translation>Toernooi afgesloten</translation>
    </message>
    <message>
        <source>Tournament {name} created</source>
        <translation>Toernooi {name} aangemaakt</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Ongedaan maken: {what}</translation>
    </message>
    <message>
        <source>act of a newer version, {verb}</source>
        <translation>handeling van een nieuwere versie, {verb}</translation>
    </message>
    <message>
        <source>announcement &apos;{text}&apos;</source>
        <translation>bericht &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>announcement that has been erased</source>
        <translation>bericht dat is gewist</translation>
    </message>
    <message>
        <source>bust-out of {name} in place {place}</source>
        <translation>uitschakeling van {name} op plaats {place}</translation>
    </message>
    <message>
        <source>bust-out of {name} in place {place}, seat {seat}</source>
        <translation>uitschakeling van {name} op plaats {place}, stoel {seat}</translation>
    </message>
    <message>
        <source>bust-outs of {names}, places {best} to {worst}</source>
        <translation>uitschakeling van {names}, plaats {best} t/m {worst}</translation>
    </message>
    <message>
        <source>cancelled entry of {name}, {amount}</source>
        <translation>geannuleerde inschrijving van {name}, {amount}</translation>
    </message>
    <message>
        <source>change of the setup</source>
        <translation>wijziging van de opzet</translation>
    </message>
    <message>
        <source>change of the structure</source>
        <translation>wijziging van de structuur</translation>
    </message>
    <message>
        <source>chip set {name}</source>
        <translation>chipset {name}</translation>
    </message>
    <message numerus="yes">
        <source>chip set {name} and %n open stacks</source>
        <translation>
            <numerusform>chipset {name} en %n open stack</numerusform>
            <numerusform>chipset {name} en %n open stacks</numerusform>
        </translation>
    </message>
    <message>
        <source>choice of {book}</source>
        <translation>keuze van {book}</translation>
    </message>
    <message>
        <source>choice of {book} and house rules</source>
        <translation>keuze van {book} en huisregels</translation>
    </message>
    <message>
        <source>clock set back by {by}</source>
        <translation>klok {by} teruggezet</translation>
    </message>
    <message>
        <source>closing of registration</source>
        <translation>sluiten van de inschrijving</translation>
    </message>
    <message>
        <source>closing of table {table}</source>
        <translation>sluiten van tafel {table}</translation>
    </message>
    <message>
        <source>counted hand at table {table}</source>
        <translation>afgetelde hand aan tafel {table}</translation>
    </message>
    <message>
        <source>creation of {name}</source>
        <translation>aanmaken van {name}</translation>
    </message>
    <message>
        <source>dealing in at table {table} after a penalty</source>
        <translation>weer kaarten geven aan tafel {table} na een straf</translation>
    </message>
    <message>
        <source>disqualification of {name}</source>
        <translation>diskwalificatie van {name}</translation>
    </message>
    <message>
        <source>end of the pause</source>
        <translation>hervatten van de klok</translation>
    </message>
    <message numerus="yes">
        <source>expectation of %n sales</source>
        <translation>
            <numerusform>verwachting van %n verkoop</numerusform>
            <numerusform>verwachting van %n verkopen</numerusform>
        </translation>
    </message>
    <message>
        <source>extra break of {lasts}</source>
        <translation>extra pauze van {lasts}</translation>
    </message>
    <message>
        <source>finish of the tournament</source>
        <translation>afsluiten van het toernooi</translation>
    </message>
    <message>
        <source>giving up the chip set</source>
        <translation>geen chipset meer</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>level {number}</translation>
    </message>
    <message>
        <source>lifting of the penalty of {name}</source>
        <translation>opheffing van de straf van {name}</translation>
    </message>
    <message>
        <source>making of the stack of {name}</source>
        <translation>samenstelling van de stack van {name}</translation>
    </message>
    <message>
        <source>making of the starting stack</source>
        <translation>samenstelling van de startstack</translation>
    </message>
    <message>
        <source>move of {name} from {origin} to {seat}</source>
        <translation>verplaatsing van {name} van {origin} naar {seat}</translation>
    </message>
    <message>
        <source>opening of registration</source>
        <translation>openen van de inschrijving</translation>
    </message>
    <message>
        <source>opening of table {table}</source>
        <translation>openen van tafel {table}</translation>
    </message>
    <message>
        <source>opening of the stack of {name}</source>
        <translation>openlaten van de stack van {name}</translation>
    </message>
    <message>
        <source>opening of the starting stack</source>
        <translation>openlaten van de startstack</translation>
    </message>
    <message>
        <source>overruling {number}, {incident}</source>
        <translation>afwijkende beslissing {number}, {incident}</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>stilzetten van de klok</translation>
    </message>
    <message>
        <source>payment of {amount} to {name}</source>
        <translation>uitbetaling van {amount} aan {name}</translation>
    </message>
    <message numerus="yes">
        <source>penalty of %n hands for {name}</source>
        <translation>
            <numerusform>straf van %n hand voor {name}</numerusform>
            <numerusform>straf van %n handen voor {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>posting of %n prizes, {total}</source>
        <translation>
            <numerusform>bekendmaking van %n prijs, {total}</numerusform>
            <numerusform>bekendmaking van %n prijzen, {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>prize of {amount} taken back from {name}</source>
        <translation>terugname van de prijs van {amount} van {name}</translation>
    </message>
    <message numerus="yes">
        <source>registration of %n players</source>
        <translation>
            <numerusform>inschrijving van %n speler</numerusform>
            <numerusform>inschrijving van %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>registration of {name}</source>
        <translation>inschrijving van {name}</translation>
    </message>
    <message>
        <source>registration of {name}, seat {seat}</source>
        <translation>inschrijving van {name}, stoel {seat}</translation>
    </message>
    <message>
        <source>registration until level {level}</source>
        <translation>inschrijving tot en met level {level}</translation>
    </message>
    <message>
        <source>return of {name} in seat {seat}</source>
        <translation>terugkeer van {name} op stoel {seat}</translation>
    </message>
    <message>
        <source>return to the payout table</source>
        <translation>terugkeer naar de prijzentabel</translation>
    </message>
    <message>
        <source>ruling {number} at table {table}, {incident}</source>
        <translation>beslissing {number} aan tafel {table}, {incident}</translation>
    </message>
    <message>
        <source>ruling {number}, {incident}</source>
        <translation>beslissing {number}, {incident}</translation>
    </message>
    <message numerus="yes">
        <source>seat draw for %n players, tables: {tables}</source>
        <translation>
            <numerusform>loting van plaatsen voor %n speler, tafels: {tables}</numerusform>
            <numerusform>loting van plaatsen voor %n spelers, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} for {name}</source>
        <translation>stoel {seat} voor {name}</translation>
    </message>
    <message>
        <source>seat {seat} for {name}, by hand</source>
        <translation>stoel {seat} voor {name}, met de hand</translation>
    </message>
    <message numerus="yes">
        <source>seats for %n waiting players</source>
        <translation>
            <numerusform>stoel voor %n wachtende speler</numerusform>
            <numerusform>stoelen voor %n wachtende spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>start of the clock</source>
        <translation>start van de klok</translation>
    </message>
    <message>
        <source>start of the clock at {at}</source>
        <translation>start van de klok om {at}</translation>
    </message>
    <message>
        <source>step back to {where}</source>
        <translation>stap terug naar {where}</translation>
    </message>
    <message>
        <source>step on to {where}</source>
        <translation>stap verder naar {where}</translation>
    </message>
    <message>
        <source>swap of {name} and {other}</source>
        <translation>wissel van {name} en {other}</translation>
    </message>
    <message>
        <source>taking down the announcement</source>
        <translation>weghalen van het bericht</translation>
    </message>
    <message>
        <source>the break</source>
        <translation>de pauze</translation>
    </message>
    <message>
        <source>ticket {number}, {amount}</source>
        <translation>ticket {number}, {amount}</translation>
    </message>
    <message>
        <source>voucher {number}, {amount}</source>
        <translation>voucher {number}, {amount}</translation>
    </message>
    <message>
        <source>warning for {name}</source>
        <translation>waarschuwing voor {name}</translation>
    </message>
    <message>
        <source>withdrawal of the posted prizes</source>
        <translation>intrekken van de bekendgemaakte prijzen</translation>
    </message>
    <message>
        <source>{amount} by card</source>
        <translation>{amount} met pinpas</translation>
    </message>
    <message>
        <source>{amount} in cash</source>
        <translation>{amount} contant</translation>
    </message>
    <message>
        <source>{amount} on the account</source>
        <translation>{amount} op rekening</translation>
    </message>
    <message>
        <source>{amount} paid to {name}</source>
        <translation>{amount} uitbetaald aan {name}</translation>
    </message>
    <message>
        <source>{amount} taken back from {name}</source>
        <translation>{amount} teruggenomen van {name}</translation>
    </message>
    <message>
        <source>{by} added to {where}</source>
        <translation>{by} bij {where}</translation>
    </message>
    <message>
        <source>{by} less for {where}</source>
        <translation>{by} minder voor {where}</translation>
    </message>
    <message>
        <source>{by} more for {where}</source>
        <translation>{by} meer voor {where}</translation>
    </message>
    <message>
        <source>{by} taken off {where}</source>
        <translation>{by} af van {where}</translation>
    </message>
    <message>
        <source>{names} out in one hand, places {best} to {worst}</source>
        <comment>best place first</comment>
        <translation>{names} uitgeschakeld in één hand, plaats {best} t/m {worst}</translation>
    </message>
    <message>
        <source>{name} and {other} swapped seats</source>
        <translation>{name} en {other} van stoel gewisseld</translation>
    </message>
    <message>
        <source>{name} back in play, seat {seat}</source>
        <translation>{name} weer in het spel, stoel {seat}</translation>
    </message>
    <message>
        <source>{name} disqualified: {offence}; {chips} chips out of play</source>
        <translation>{name} gediskwalificeerd: {offence}; {chips} chips uit het spel</translation>
    </message>
    <message numerus="yes">
        <source>{name} misses %n hands: {offence}</source>
        <translation>
            <numerusform>{name} mist %n hand: {offence}</numerusform>
            <numerusform>{name} mist %n handen: {offence}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moved from {origin} to {seat}</source>
        <translation>{name} verplaatst van {origin} naar {seat}</translation>
    </message>
    <message>
        <source>{name} out in place {place}</source>
        <translation>{name} uitgeschakeld op plaats {place}</translation>
    </message>
    <message>
        <source>{name} out in place {place}, from seat {seat}</source>
        <translation>{name} uitgeschakeld op plaats {place}, stoel {seat}</translation>
    </message>
    <message>
        <source>{name} registered</source>
        <translation>{name} ingeschreven</translation>
    </message>
    <message>
        <source>{name} registered, seat {seat}</source>
        <translation>{name} ingeschreven, stoel {seat}</translation>
    </message>
    <message>
        <source>{name} seated at {seat}</source>
        <translation>{name} geplaatst op {seat}</translation>
    </message>
    <message>
        <source>{name} seated at {seat} by hand</source>
        <translation>{name} met de hand geplaatst op {seat}</translation>
    </message>
    <message>
        <source>{name} warned: {offence}</source>
        <translation>{name} gewaarschuwd: {offence}</translation>
    </message>
    <message>
        <source>{what}. Give back: {money}</source>
        <translation>{what}. Geef terug: {money}</translation>
    </message>
    <message>
        <source>{what}. Take in: {money}</source>
        <translation>{what}. Neem in: {money}</translation>
    </message>
</context>
<context>
    <name>CheckIn</name>
    <message numerus="yes">
        <source>%n are not there</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n is er niet</numerusform>
            <numerusform>%n zijn er niet</numerusform>
        </translation>
    </message>
    <message>
        <source>Blinds were taken: count each stack and type it; empty: a whole stack.</source>
        <translation>Er gingen blinds af: tel elke stack en typ hem in; leeg: een hele stack.</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Op naam</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Aanwezigheid</translation>
    </message>
    <message>
        <source>Chips left</source>
        <translation>Chips over</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Everybody is there.</source>
        <translation>Iedereen is er.</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>Gaat terug</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name or seat</source>
        <translation>Naam of stoel</translation>
    </message>
    <message>
        <source>Nobody fits what is typed.</source>
        <translation>Niemand past bij wat er getypt is.</translation>
    </message>
    <message>
        <source>Nobody is in yet</source>
        <translation>Er is nog niemand</translation>
    </message>
    <message>
        <source>Nobody is ticked.</source>
        <translation>Niemand is aangevinkt.</translation>
    </message>
    <message>
        <source>Only who is not there</source>
        <translation>Alleen wie er niet is</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Sell entries first; whoever is in stands here to be ticked.</source>
        <translation>Verkoop eerst inschrijvingen; wie meedoet staat hier om af te vinken.</translation>
    </message>
    <message>
        <source>Table {table}: {name} sits there alone ({seat})</source>
        <translation>Tafel {table}: {name} zit er alleen ({seat})</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Eruit halen</translation>
    </message>
    <message numerus="yes">
        <source>Take out %n, {amount} back</source>
        <translation>
            <numerusform>Haal %n eruit, {amount} terug</numerusform>
            <numerusform>Haal er %n uit, {amount} terug</numerusform>
        </translation>
    </message>
    <message>
        <source>Take out no-shows</source>
        <translation>Haal wegblijvers eruit</translation>
    </message>
    <message numerus="yes">
        <source>Takes each round from %n absent stacks: {neither}; as small blind {small}; as big blind {big} (HC start rule).</source>
        <translation>
            <numerusform>Krijgt elke ronde van %n afwezige stack: {neither}; als small blind {small}; als big blind {big} (HC-startregel).</numerusform>
            <numerusform>Krijgt elke ronde van %n afwezige stacks: {neither}; als small blind {small}; als big blind {big} (HC-startregel).</numerusform>
        </translation>
    </message>
    <message>
        <source>The button moves every two minutes once play starts.</source>
        <translation>De button gaat elke twee minuten verder zodra het spel begint.</translation>
    </message>
    <message numerus="yes">
        <source>The button moves in {clock}; %n rounds so far.</source>
        <translation>
            <numerusform>De button gaat verder over {clock}; tot nu toe %n ronde.</numerusform>
            <numerusform>De button gaat verder over {clock}; tot nu toe %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The terms give all but the fee back.</source>
        <translation>De voorwaarden geven alles behalve de fee terug.</translation>
    </message>
    <message>
        <source>The terms give all of the entry back.</source>
        <translation>De voorwaarden geven de hele inschrijving terug.</translation>
    </message>
    <message>
        <source>The terms give nothing back.</source>
        <translation>De voorwaarden geven niets terug.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Er</translation>
    </message>
    <message>
        <source>This one has no seat yet.</source>
        <translation>Deze speler heeft nog geen stoel.</translation>
    </message>
    <message>
        <source>Type letters of a name, a table or a seat such as 12-4. Space ticks.</source>
        <translation>Typ letters van een naam, een tafel of een stoel zoals 12-4. Spatie vinkt af.</translation>
    </message>
    <message>
        <source>Who never came is taken out</source>
        <translation>Wie niet kwam opdagen gaat eruit</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Hele tafel</translation>
    </message>
    <message>
        <source>Whole table {table}</source>
        <translation>Hele tafel {table}</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>er niet</translation>
    </message>
    <message>
        <source>there</source>
        <translation>is er</translation>
    </message>
    <message numerus="yes">
        <source>{here} of %n are there</source>
        <comment>players</comment>
        <translation>
            <numerusform>{here} van %n is er</numerusform>
            <numerusform>{here} van %n zijn er</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, seat {seat}, {state}</source>
        <translation>{name}, stoel {seat}, {state}</translation>
    </message>
    <message>
        <source>{name}: &apos;{typed}&apos; is no stack. Type a number of chips, or leave it empty.</source>
        <translation>{name}: &apos;{typed}&apos; is geen stack. Typ een aantal chips, of laat het leeg.</translation>
    </message>
</context>
<context>
    <name>ChipColours</name>
    <message>
        <source>bars</source>
        <comment>the edge of a chip</comment>
        <translation>strepen</translation>
    </message>
    <message>
        <source>beige</source>
        <comment>colour of a chip</comment>
        <translation>beige</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a chip</comment>
        <translation>zwart</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a chip</comment>
        <translation>blauw</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of a chip</comment>
        <translation>bruin</translation>
    </message>
    <message>
        <source>burgundy</source>
        <comment>colour of a chip</comment>
        <translation>bordeaux</translation>
    </message>
    <message>
        <source>dark green</source>
        <comment>colour of a chip</comment>
        <translation>donkergroen</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>the edge of a chip</comment>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a chip</comment>
        <translation>groen</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>colour of a chip</comment>
        <translation>grijs</translation>
    </message>
    <message>
        <source>light blue</source>
        <comment>colour of a chip</comment>
        <translation>lichtblauw</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of a chip</comment>
        <translation>oranje</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of a chip</comment>
        <translation>roze</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>the edge of a chip</comment>
        <translation>effen</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a chip</comment>
        <translation>paars</translation>
    </message>
    <message>
        <source>quarters</source>
        <comment>the edge of a chip</comment>
        <translation>kwarten</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a chip</comment>
        <translation>rood</translation>
    </message>
    <message>
        <source>rings</source>
        <comment>the edge of a chip</comment>
        <translation>ringen</translation>
    </message>
    <message>
        <source>spots</source>
        <comment>the edge of a chip</comment>
        <translation>vlakken</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>colour of a chip</comment>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>white</source>
        <comment>colour of a chip</comment>
        <translation>wit</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a chip</comment>
        <translation>geel</translation>
    </message>
</context>
<context>
    <name>ChipCount</name>
    <message numerus="yes">
        <source>%n numbers are typed and not saved yet.</source>
        <translation>
            <numerusform>Er is %n getal getypt dat nog niet bewaard is.</numerusform>
            <numerusform>Er zijn %n getallen getypt die nog niet bewaard zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out:</source>
        <translation>
            <numerusform>%n rij valt weg:</numerusform>
            <numerusform>%n rijen vallen weg:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks can be taken</source>
        <translation>
            <numerusform>%n stack kan worden overgenomen</numerusform>
            <numerusform>%n stacks kunnen worden overgenomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tafel</numerusform>
            <numerusform>%n tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables can be taken</source>
        <translation>
            <numerusform>%n tafel kan worden overgenomen</numerusform>
            <numerusform>%n tafels kunnen worden overgenomen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is no number of chips</source>
        <translation>&apos;{typed}&apos; is geen aantal chips</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is no number of chips. Type one such as 34500 or 34.5k.</source>
        <translation>&apos;{typed}&apos; is geen aantal chips. Typ er een zoals 34500 of 34,5k.</translation>
    </message>
    <message>
        <source>A list with a table and its chips, or a table, a seat or a name, and the chips of each</source>
        <translation>Een lijst met een tafel en de chips daarvan, of met een tafel, een stoel of een naam en de chips van elk</translation>
    </message>
    <message>
        <source>BB</source>
        <comment>big blinds</comment>
        <translation>BB</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>head of a column: how a stack was counted before</comment>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Begin a count</source>
        <translation>Telling beginnen</translation>
    </message>
    <message>
        <source>Close the count</source>
        <translation>Telling afsluiten</translation>
    </message>
    <message>
        <source>Count begun at {at}. Type one number a table, or its stacks at the right.</source>
        <translation>Telling begonnen om {at}. Typ één getal per tafel, of rechts de stacks ervan.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Counted</source>
        <comment>head of a column: whether a table is counted</comment>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Every chip is counted, and they are just what is in play. Close the count.</source>
        <translation>Alle chips zijn geteld en het is precies wat er in het spel is. Sluit de telling af.</translation>
    </message>
    <message>
        <source>From the tables to the stacks, and back</source>
        <translation>Van de tafels naar de stacks en terug</translation>
    </message>
    <message>
        <source>Go to table {table}</source>
        <translation>Naar tafel {table}</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Import counted chips</source>
        <translation>Getelde chips importeren</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Last count, {at}: {chips}, just what was in play.</source>
        <translation>Laatste telling, {at}: {chips}, precies wat er in het spel was.</translation>
    </message>
    <message>
        <source>Last count, {at}: {chips}, {difference} over.</source>
        <translation>Laatste telling, {at}: {chips}, {difference} te veel.</translation>
    </message>
    <message>
        <source>Last count, {at}: {chips}, {difference} short.</source>
        <translation>Laatste telling, {at}: {chips}, {difference} te weinig.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <comment>a row of the file that is left out</comment>
        <translation>Regel {line}: {reason}</translation>
    </message>
    <message>
        <source>Line {line}: {reason}  ({text})</source>
        <comment>with what stands in the row</comment>
        <translation>Regel {line}: {reason}  ({text})</translation>
    </message>
    <message>
        <source>No count goes on. Stacks typed now are taken down for the press and the floor map; the first number of a table begins a count of the room.</source>
        <translation>Er is geen telling bezig. Stacks die je nu typt, worden genoteerd voor de pers en de plattegrond; met het eerste getal van een tafel begint een telling van de zaal.</translation>
    </message>
    <message>
        <source>No row is left out.</source>
        <translation>Er valt geen rij weg.</translation>
    </message>
    <message>
        <source>No row of this list can be taken.</source>
        <translation>Geen rij van deze lijst kan worden overgenomen.</translation>
    </message>
    <message>
        <source>Nobody in play</source>
        <translation>Niemand in het spel</translation>
    </message>
    <message>
        <source>Once players are in, their chips are counted here, by table or by stack.</source>
        <translation>Zodra er spelers in zijn, worden hun chips hier geteld, per tafel of per stack.</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Eén getal</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rows that are left out, with their lines</source>
        <translation>Rijen die wegvallen, met hun regel</translation>
    </message>
    <message>
        <source>Save the stacks</source>
        <translation>Stacks bewaren</translation>
    </message>
    <message>
        <source>Save, and go to the next table or seat</source>
        <translation>Bewaren, en naar de volgende tafel of stoel</translation>
    </message>
    <message>
        <source>Say which column is chips, and which a table, a seat or a name.</source>
        <translation>Zeg welke kolom chips is, en welke een tafel, een stoel of een naam.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Somebody came to this table or left it since it was counted.</source>
        <translation>Sinds deze tafel geteld is, is er iemand bij gekomen of weggegaan.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stacks</translation>
    </message>
    <message>
        <source>Still to count</source>
        <translation>Nog te tellen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message numerus="yes">
        <source>Take %n numbers</source>
        <translation>
            <numerusform>Neem %n getal over</numerusform>
            <numerusform>Neem %n getallen over</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may be, the likeliest first</source>
        <translation>Wat het kan zijn, het waarschijnlijkste eerst</translation>
    </message>
    <message>
        <source>Without a seat</source>
        <translation>Zonder stoel</translation>
    </message>
    <message>
        <source>again</source>
        <comment>a table must be counted again: somebody came or went</comment>
        <translation>opnieuw</translation>
    </message>
    <message>
        <source>in {seat} sits {name}</source>
        <translation>op {seat} zit {name}</translation>
    </message>
    <message>
        <source>neither a table, nor a seat, nor a name</source>
        <translation>geen tafel, geen stoel en geen naam</translation>
    </message>
    <message>
        <source>nobody called {name} is in play</source>
        <translation>niemand die {name} heet, is in het spel</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no difference between counted and in play</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>players without a table</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>the same stack or table as in line {first}</source>
        <translation>dezelfde stack of tafel als in regel {first}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{chips} over</source>
        <translation>{chips} te veel</translation>
    </message>
    <message>
        <source>{chips} short</source>
        <translation>{chips} te weinig</translation>
    </message>
    <message>
        <source>{chips}, {at}</source>
        <comment>a stack and when it was counted</comment>
        <translation>{chips}, {at}</translation>
    </message>
    <message>
        <source>{column}, {row}: {value}</source>
        <comment>a cell, read out</comment>
        <translation>{column}, {row}: {value}</translation>
    </message>
    <message>
        <source>{n} players in play have this name; give the seat</source>
        <translation>{n} spelers in het spel heten zo; geef de stoel</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} van {all}</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
</context>
<context>
    <name>ChipLeaders</name>
    <message>
        <source>All stacks</source>
        <translation>Alle stacks</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>BB</source>
        <comment>big blinds</comment>
        <translation>BB</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Tussen</translation>
    </message>
    <message>
        <source>Big stacks</source>
        <translation>Grote stacks</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Per tafel</translation>
    </message>
    <message>
        <source>Chip counts</source>
        <comment>name of a file</comment>
        <translation>Chiptelling</translation>
    </message>
    <message>
        <source>Chip counts by table</source>
        <comment>name of a file</comment>
        <translation>Chiptelling per tafel</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Count stacks</source>
        <translation>Stacks tellen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Counted at</source>
        <translation>Geteld om</translation>
    </message>
    <message>
        <source>Largest stack</source>
        <translation>Grootste stack</translation>
    </message>
    <message>
        <source>No stack counted yet</source>
        <translation>Nog geen stack geteld</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Save as a list</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>Save the chip counts</source>
        <translation>Chiptelling bewaren</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stacks</translation>
    </message>
    <message>
        <source>Stacks are counted in the Count part, from a list, or here and anywhere by typing: count 12-4 34500</source>
        <translation>Stacks worden geteld in het deel Telling, uit een lijst, of hier en overal door te typen: tel 12-4 34500</translation>
    </message>
    <message>
        <source>Stacks of two averages and more</source>
        <translation>Stacks van twee keer het gemiddelde of meer</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>{at}</source>
        <comment>a stack counted in this level, by its time</comment>
        <translation>{at}</translation>
    </message>
    <message>
        <source>{at}, break</source>
        <comment>a stack counted in an earlier break, or before the start</comment>
        <translation>{at}, pauze</translation>
    </message>
    <message>
        <source>{at}, level {level}</source>
        <comment>a stack counted in an earlier level</comment>
        <translation>{at}, level {level}</translation>
    </message>
    <message>
        <source>{chips} · {blinds} BB</source>
        <translation>{chips} · {blinds} BB</translation>
    </message>
    <message>
        <source>{counted} of {left}</source>
        <translation>{counted} van {left}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>two times: the oldest and the newest count</comment>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>{name}, {chips}</source>
        <translation>{name}, {chips}</translation>
    </message>
</context>
<context>
    <name>ChipLedger</name>
    <message>
        <source>Add-ons: {offer}</source>
        <translation>Add-ons: {offer}</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Change given wrong</source>
        <translation>Verkeerd gewisseld</translation>
    </message>
    <message>
        <source>Chip ledger</source>
        <translation>Chipboekhouding</translation>
    </message>
    <message>
        <source>Chip ledger</source>
        <comment>name of a file</comment>
        <translation>Chipboekhouding</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips found after their race</source>
        <translation>Chips die na hun race opdoken</translation>
    </message>
    <message>
        <source>Chips found without an owner</source>
        <translation>Gevonden chips zonder eigenaar</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>Chips in het spel</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Chips kwijt</translation>
    </message>
    <message>
        <source>Chips of another tournament taken out</source>
        <translation>Chips van een ander toernooi eruit gehaald</translation>
    </message>
    <message>
        <source>Close every line</source>
        <translation>Alle regels dicht</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Elk</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>Entries cancelled, and no-shows</source>
        <translation>Geannuleerde inschrijvingen en no-shows</translation>
    </message>
    <message>
        <source>Entries: {offer}</source>
        <translation>Inschrijvingen: {offer}</translation>
    </message>
    <message>
        <source>Every entry, rebuy and add-on stands here, and whatever leaves play, down to a race&apos;s rounding.</source>
        <translation>Hier staan alle inschrijvingen, rebuys en add-ons, en alles wat uit het spel gaat, tot en met de afronding van een race.</translation>
    </message>
    <message>
        <source>Given back: {offer}</source>
        <translation>Teruggegeven: {offer}</translation>
    </message>
    <message>
        <source>Hidden chips taken out of play</source>
        <translation>Verborgen chips uit het spel gehaald</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>In play then</source>
        <comment>head of a column: the sum so far</comment>
        <translation>Dan in het spel</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Boekhouding</translation>
    </message>
    <message>
        <source>No chips in play yet</source>
        <translation>Nog geen chips in het spel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Open every line</source>
        <translation>Alle regels open</translation>
    </message>
    <message>
        <source>Other adjustments</source>
        <translation>Andere correcties</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Nog in</translation>
    </message>
    <message>
        <source>Re-entries: {offer}</source>
        <translation>Re-entries: {offer}</translation>
    </message>
    <message>
        <source>Rebuys: {offer}</source>
        <translation>Rebuys: {offer}</translation>
    </message>
    <message>
        <source>Rounding of the race of {old} for {new}</source>
        <translation>Afronding van de race van {old} naar {new}</translation>
    </message>
    <message>
        <source>Save as a list</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>Save the chip ledger</source>
        <translation>Chipboekhouding bewaren</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {odd} odd, keeps {kept}, so as not to be raced out</source>
        <translation>Stoel {seat}, {name}: {odd} over, houdt {kept} om er niet uit te gaan</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {odd} odd, {got} new</source>
        <translation>Stoel {seat}, {name}: {odd} over, {got} nieuw</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {odd} odd, {got} new, {card}</source>
        <translation>Stoel {seat}, {name}: {odd} over, {got} nieuw, {card}</translation>
    </message>
    <message>
        <source>Stacks given up to enter again</source>
        <translation>Stacks ingeleverd voor een re-entry</translation>
    </message>
    <message>
        <source>Stacks of the disqualified</source>
        <translation>Stacks van gediskwalificeerden</translation>
    </message>
    <message>
        <source>Stacks set out wrong</source>
        <translation>Stacks verkeerd uitgezet</translation>
    </message>
    <message>
        <source>Starting stack changed</source>
        <translation>Startstack gewijzigd</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Table {table}: {odd} odd × {old} = {worth}, {got} new × {new} = {paid}</source>
        <comment>a race at one table</comment>
        <translation>Tafel {table}: {odd} over × {old} = {worth}, {got} nieuw × {new} = {paid}</translation>
    </message>
    <message>
        <source>Table {table}: {odd} odd × {old} = {worth}, {got} new × {new} = {paid}, {kept} kept</source>
        <translation>Tafel {table}: {odd} over × {old} = {worth}, {got} nieuw × {new} = {paid}, {kept} gehouden</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>klopt</translation>
    </message>
    <message>
        <source>given out {pieces}</source>
        <translation>uitgegeven {pieces}</translation>
    </message>
    <message>
        <source>taken in {pieces}</source>
        <translation>ingenomen {pieces}</translation>
    </message>
    <message>
        <source>{chips} differ</source>
        <translation>{chips} verschil</translation>
    </message>
    <message>
        <source>{chips} · {blinds} BB</source>
        <translation>{chips} · {blinds} BB</translation>
    </message>
    <message>
        <source>{n} × {chip}</source>
        <comment>so many chips of a denomination</comment>
        <translation>{n} × {chip}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
</context>
<context>
    <name>ChipPlan</name>
    <message numerus="yes">
        <source>At most %n of them are raced for at a table.</source>
        <translation>
            <numerusform>Hooguit %n ervan gaat er aan een tafel in de race.</numerusform>
            <numerusform>Hooguit %n ervan gaan er aan een tafel in de race.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring each</source>
        <translation>Per tafel</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Choose a set</source>
        <translation>Kies een set</translation>
    </message>
    <message>
        <source>Every blind can be paid, and every chip leaves in time.</source>
        <translation>Elke blind is te betalen, en elke chip gaat op tijd weg.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>How many to bring is known once the stack of an entry is made.</source>
        <translation>Hoeveel er te brengen is, is bekend zodra de stack van een inschrijving is gemaakt.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In totaal</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Last needed</source>
        <translation>Laatst nodig</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Gaat weg</translation>
    </message>
    <message>
        <source>No chips chosen</source>
        <translation>Geen chips gekozen</translation>
    </message>
    <message>
        <source>No chips leave</source>
        <translation>Er gaan geen chips weg</translation>
    </message>
    <message>
        <source>Race desk</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Raced in the break</source>
        <translation>Race in de pauze</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structuur</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>The blinds need every denomination that is in play to the end.</source>
        <translation>De blinds hebben elke waarde die in het spel is tot het einde nodig.</translation>
    </message>
    <message>
        <source>The structure says so already.</source>
        <translation>De structuur zegt dat al.</translation>
    </message>
    <message>
        <source>Which chips leave at which break</source>
        <translation>Welke chips in welke pauze weggaan</translation>
    </message>
    <message>
        <source>Which chips leave when follows from the blinds and the chips of a set. Choose the set first.</source>
        <translation>Welke chips wanneer weggaan volgt uit de blinds en de chips van een set. Kies eerst de set.</translation>
    </message>
    <message>
        <source>Write into the structure</source>
        <translation>Zet in de structuur</translation>
    </message>
    <message>
        <source>after level {level}</source>
        <translation>na level {level}</translation>
    </message>
    <message>
        <source>before level 1</source>
        <translation>voor level 1</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>level {level}</translation>
    </message>
    <message>
        <source>no level</source>
        <translation>geen level</translation>
    </message>
    <message>
        <source>none; best {best}</source>
        <comment>raced in no break; best after level 6</comment>
        <translation>geen; het best {best}</translation>
    </message>
    <message>
        <source>raced off</source>
        <translation>weggeracet</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>{at}, better {best}</source>
        <comment>raced after level 8, better after level 6</comment>
        <translation>{at}, beter {best}</translation>
    </message>
    <message>
        <source>{column}, {chip}: {value}</source>
        <comment>a cell, read out</comment>
        <translation>{column}, {chip}: {value}</translation>
    </message>
    <message>
        <source>{old}: about {pieces} in play at {tables} tables. Bring {bring} of {new} to each, {all} in all.</source>
        <translation>{old}: ongeveer {pieces} in het spel aan {tables} tafels. Breng {bring} van {new} naar elke tafel, {all} in totaal.</translation>
    </message>
    <message>
        <source>{old}: needed to the end, or no break comes after; it stays in play.</source>
        <translation>{old}: nodig tot het einde, of er komt geen pauze meer; blijft in het spel.</translation>
    </message>
    <message>
        <source>{old}: raced off for {new}.</source>
        <translation>{old}: weggeracet om {new}.</translation>
    </message>
</context>
<context>
    <name>ChipSet</name>
    <message>
        <source>A name such as green, a number such as #2e8b57, or both: moss #3a5f0b.</source>
        <translation>Een naam zoals groen, een nummer zoals #2e8b57, of beide: mos #3a5f0b.</translation>
    </message>
    <message>
        <source>A picture of the chip</source>
        <translation>Een foto van de chip</translation>
    </message>
    <message>
        <source>A set has at most {limit} denominations.</source>
        <translation>Een set heeft hooguit {limit} waarden.</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>Inzetbaar</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Choose a set</source>
        <translation>Kies een set</translation>
    </message>
    <message>
        <source>Choose the chips this tournament is played with: one of the club&apos;s sets, or one that comes with tdapp.</source>
        <translation>Kies de chips waarmee dit toernooi wordt gespeeld: een set van de club, of een die bij tdapp hoort.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Denomination</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Denominations of the set</source>
        <translation>Waarden van de set</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerp</translation>
    </message>
    <message>
        <source>Draw it instead</source>
        <translation>Teken hem</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>Randkleur</translation>
    </message>
    <message>
        <source>Enter turns to the next edge.</source>
        <translation>Enter geeft de volgende rand.</translation>
    </message>
    <message>
        <source>For new tournaments</source>
        <translation>Voor nieuwe toernooien</translation>
    </message>
    <message>
        <source>Keep for the club</source>
        <translation>Bewaar voor de club</translation>
    </message>
    <message>
        <source>Keep the set for the club first.</source>
        <translation>Bewaar de set eerst voor de club.</translation>
    </message>
    <message>
        <source>Looks like the {others} from a seat away. Choose another colour and another edge.</source>
        <translation>Lijkt van een stoel verder op de {others}. Kies een andere kleur en een andere rand.</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Naam van de set</translation>
    </message>
    <message>
        <source>New tournaments begin with &apos;{name}&apos;</source>
        <translation>Nieuwe toernooien beginnen met &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>New tournaments begin without a chip set</source>
        <translation>Nieuwe toernooien beginnen zonder set</translation>
    </message>
    <message>
        <source>New tournaments of the club begin with this set</source>
        <translation>Nieuwe toernooien van de club beginnen met deze set</translation>
    </message>
    <message>
        <source>No chips chosen</source>
        <translation>Geen chips gekozen</translation>
    </message>
    <message>
        <source>No denomination is chosen.</source>
        <translation>Er is geen waarde gekozen.</translation>
    </message>
    <message>
        <source>No set</source>
        <translation>Geen set</translation>
    </message>
    <message>
        <source>Nothing to take out.</source>
        <translation>Er is niets om eruit te halen.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Er is nog niets gewijzigd.</translation>
    </message>
    <message>
        <source>Of the club</source>
        <translation>Van de club</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Foto&apos;s (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Raced off</source>
        <translation>Weggeracet</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Meegeleverd</translation>
    </message>
    <message>
        <source>So many stay in the safe: they are never counted with.</source>
        <translation>Zoveel blijven in de kluis: daar wordt nooit mee gerekend.</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Haal eruit</translation>
    </message>
    <message>
        <source>The set was changed meanwhile; saving puts yours in its place.</source>
        <translation>De set is intussen gewijzigd; opslaan zet de jouwe ervoor in de plaats.</translation>
    </message>
    <message>
        <source>The {value} has the club&apos;s picture. It counts once the set is saved.</source>
        <translation>De {value} heeft de foto van de club. Die telt zodra de set is opgeslagen.</translation>
    </message>
    <message>
        <source>Type to change a cell.</source>
        <translation>Typ om een vak te wijzigen.</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Samen waard</translation>
    </message>
    <message>
        <source>{colour}, {pattern}</source>
        <comment>how a chip looks: green, spots</comment>
        <translation>{colour}, {pattern}</translation>
    </message>
    <message>
        <source>{column}, row {row}: {value}</source>
        <comment>a cell, read out</comment>
        <translation>{column}, rij {row}: {value}</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is no colour known here. Type one such as green, or #2e8b57, or moss #3a5f0b.</source>
        <translation>{field}: &apos;{typed}&apos; is hier geen kleur. Typ er een zoals groen, of #2e8b57, of mos #3a5f0b.</translation>
    </message>
    <message>
        <source>{field}: there are chips of {value} already.</source>
        <translation>{field}: er zijn al chips van {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} in reserve are more than the {stock} pieces there are.</source>
        <translation>{field}: {value} in reserve is meer dan de {stock} stuks die er zijn.</translation>
    </message>
    <message>
        <source>{name} · {values}</source>
        <comment>a set and its denominations</comment>
        <translation>{name} · {values}</translation>
    </message>
    <message>
        <source>{name} · {values} · for new tournaments</source>
        <translation>{name} · {values} · voor nieuwe toernooien</translation>
    </message>
    <message>
        <source>{n} pieces at hand, worth {worth}</source>
        <translation>{n} stuks inzetbaar, samen {worth} waard</translation>
    </message>
    <message>
        <source>{path} is no picture that can be read here. Choose a PNG or JPEG of a chip on its own.</source>
        <translation>{path} is geen foto die hier te lezen is. Kies een PNG of JPEG van één chip.</translation>
    </message>
    <message>
        <source>{stock} pieces</source>
        <translation>{stock} stuks</translation>
    </message>
    <message>
        <source>{stock} pieces, {reserve} of them in reserve</source>
        <translation>{stock} stuks, waarvan {reserve} in reserve</translation>
    </message>
</context>
<context>
    <name>ChipStacks</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n stuk</numerusform>
            <numerusform>%n stuks</numerusform>
        </translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>Inzetbaar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kies</translation>
    </message>
    <message>
        <source>Choose a set</source>
        <translation>Kies een set</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerp</translation>
    </message>
    <message>
        <source>Enough for {players} entries.</source>
        <translation>Genoeg voor {players} inschrijvingen.</translation>
    </message>
    <message>
        <source>Enough for {players} entries; the set is enough for {largest}.</source>
        <translation>Genoeg voor {players} inschrijvingen; de set is genoeg voor {largest}.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inschrijving</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>For colour-ups</source>
        <translation>Voor color-ups</translation>
    </message>
    <message>
        <source>For other tournaments</source>
        <translation>Andere toernooien</translation>
    </message>
    <message>
        <source>For stacks</source>
        <translation>Voor stacks</translation>
    </message>
    <message>
        <source>How often it will be sold in all, as you expect. Empty: only what is sold.</source>
        <translation>Hoe vaak het in totaal wordt verkocht, naar je verwacht. Leeg: alleen wat is verkocht.</translation>
    </message>
    <message>
        <source>How stacks are made, and whether the chips are enough</source>
        <translation>Hoe stacks zijn gemaakt, en of de chips genoeg zijn</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>Die is al open.</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Laat open</translation>
    </message>
    <message>
        <source>Made as the stack of an entry, because it is worth the same.</source>
        <translation>Gemaakt als de stack van een inschrijving, want die is evenveel waard.</translation>
    </message>
    <message>
        <source>No chips chosen</source>
        <translation>Geen chips gekozen</translation>
    </message>
    <message>
        <source>Not enough for {players} entries.</source>
        <translation>Niet genoeg voor {players} inschrijvingen.</translation>
    </message>
    <message>
        <source>Not enough for {players} entries. The set is enough for {largest}: the {chip} run out first.</source>
        <translation>Niet genoeg voor {players} inschrijvingen. De set is genoeg voor {largest}: de {chip} raken het eerst op.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Er is nog niets gewijzigd.</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Pieces of {chip}</source>
        <translation>Stuks van {chip}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkocht</translation>
    </message>
    <message>
        <source>Stack of</source>
        <translation>Stack van</translation>
    </message>
    <message>
        <source>Stacks are made of the chips of a set. Choose it first.</source>
        <translation>Stacks worden gemaakt van de chips van een set. Kies die eerst.</translation>
    </message>
    <message>
        <source>There is no way to choose.</source>
        <translation>Er is niets te kiezen.</translation>
    </message>
    <message>
        <source>To the list</source>
        <translation>Naar de lijst</translation>
    </message>
    <message>
        <source>Type the pieces of each chip, or choose a way below.</source>
        <translation>Typ de stuks van elke chip, of kies hieronder een manier.</translation>
    </message>
    <message>
        <source>Ways to make it: {name}, {chips}</source>
        <translation>Zo kan het: {name}, {chips}</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waard</translation>
    </message>
    <message numerus="yes">
        <source>for %n players</source>
        <translation>
            <numerusform>voor %n speler</numerusform>
            <numerusform>voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: worth {made} of {chips}, {by} too little.</source>
        <translation>{name}: {made} van de {chips}, {by} te weinig.</translation>
    </message>
    <message>
        <source>{name}: worth {made} of {chips}, {by} too much.</source>
        <translation>{name}: {made} van de {chips}, {by} te veel.</translation>
    </message>
    <message>
        <source>{n} × {chip}</source>
        <comment>pieces of a chip</comment>
        <translation>{n} × {chip}</translation>
    </message>
    <message>
        <source>{row}, {column}: {value}</source>
        <comment>a cell, read out</comment>
        <translation>{row}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n pieces of {chip} are missing.</source>
        <translation>
            <numerusform>Er ontbreekt %n chip van {chip}.</numerusform>
            <numerusform>Er ontbreken %n chips van {chip}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of {chip} are missing; the reserve in the safe has them.</source>
        <translation>
            <numerusform>Er ontbreekt %n chip van {chip}; in de kluis ligt er genoeg reserve.</numerusform>
            <numerusform>Er ontbreken %n chips van {chip}; in de kluis ligt er genoeg reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of {chip} short</source>
        <translation>
            <numerusform>%n chip van {chip} te weinig</numerusform>
            <numerusform>%n chips van {chip} te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{colour}&apos; is no colour for the {chip} chips. Give it as # and six figures, or choose one.</source>
        <translation>&apos;{colour}&apos; is geen kleur voor de chips van {chip}. Geef hem als # met zes cijfers, of kies er een.</translation>
    </message>
    <message>
        <source>A chip is worth from 1 to {limit}, not {chip}. Correct it.</source>
        <translation>Een chip is 1 tot {limit} waard, niet {chip}. Verbeter dat.</translation>
    </message>
    <message>
        <source>A chip of {chip} has too many figures: at most three, then noughts. Correct it.</source>
        <translation>Een chip van {chip} heeft te veel cijfers: hoogstens drie, en dan nullen. Verbeter dat.</translation>
    </message>
    <message>
        <source>A chip set needs at least one denomination. Add one.</source>
        <translation>Een chipset heeft minstens één waarde. Voeg er een toe.</translation>
    </message>
    <message>
        <source>A stack has from 0 to {limit} pieces of {chip}. Correct their number.</source>
        <translation>Een stack heeft 0 tot {limit} chips van {chip}. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips of {chips} are on the tables, and the new set has none. Add them to it, or give a reason.</source>
        <translation>Chips van {chips} liggen op de tafels, en de nieuwe set heeft ze niet. Voeg ze toe, of geef een reden.</translation>
    </message>
    <message>
        <source>Chips of {chip} leave in {where}, and nobody plays with them.</source>
        <translation>Chips van {chip} gaan weg in {where}, maar niemand speelt ermee.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Few pieces, counted quickly</source>
        <comment>a way to make a stack</comment>
        <translation>Weinig chips, snel geteld</translation>
    </message>
    <message>
        <source>For the largest field</source>
        <comment>a way to make a stack</comment>
        <translation>Voor het grootste veld</translation>
    </message>
    <message>
        <source>From 0 to {limit} sales can be expected of one price. Correct the number.</source>
        <translation>Van één prijs zijn 0 tot {limit} verkopen te verwachten. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>Its chips are shown here: the set, the stacks, what is raced off when.</source>
        <translation>Hier staan de chips ervan: de set, de stacks, wat wanneer wordt weggeracet.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Leiders</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Boekhouding</translation>
    </message>
    <message>
        <source>More low chips, less changing</source>
        <comment>a way to make a stack</comment>
        <translation>Meer lage chips, minder wisselen</translation>
    </message>
    <message>
        <source>No chip set is chosen yet.</source>
        <translation>Er is nog geen chipset gekozen.</translation>
    </message>
    <message>
        <source>No chip set is chosen yet. Choose one before making stacks.</source>
        <translation>Er is nog geen chipset gekozen. Kies er een voordat u stacks samenstelt.</translation>
    </message>
    <message>
        <source>No chips make {amount}, which is due in {where}.</source>
        <translation>Met geen enkele chip is {amount} te betalen, en dat moet in {where}.</translation>
    </message>
    <message>
        <source>No level needs the {chip} chips after {where}, and no break follows to take them out.</source>
        <translation>Na {where} heeft geen level de chips van {chip} nog nodig, en er komt geen pauze meer om ze weg te halen.</translation>
    </message>
    <message>
        <source>No tournament open</source>
        <translation>Geen toernooi open</translation>
    </message>
    <message>
        <source>Nobody has said how many are expected: only what is sold is counted.</source>
        <translation>Niemand heeft gezegd hoeveel er worden verwacht: alleen wat verkocht is, telt.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stacks</translation>
    </message>
    <message>
        <source>The chip set has {n} denominations, and {limit} is the most. Take some out.</source>
        <translation>De chipset heeft {n} waarden, en {limit} is het meeste. Haal er een paar uit.</translation>
    </message>
    <message>
        <source>The chips in play cannot make {chips}, in whatever number.</source>
        <translation>Met de chips in het spel is {chips} niet samen te stellen, hoeveel het er ook zijn.</translation>
    </message>
    <message>
        <source>The club has another chip set called {name} already. Give this one a name of its own.</source>
        <translation>De club heeft al een andere chipset met de naam {name}. Geef deze een eigen naam.</translation>
    </message>
    <message>
        <source>The club has no such chip set any more. Choose another.</source>
        <translation>De club heeft deze chipset niet meer. Kies een andere.</translation>
    </message>
    <message>
        <source>The denomination {chip} stands there twice. Put their pieces together in one.</source>
        <translation>De waarde {chip} staat er twee keer. Tel de chips bij elkaar op.</translation>
    </message>
    <message>
        <source>The name for the colour of the {chip} chips is over {limit} characters. Make it shorter.</source>
        <translation>De naam voor de kleur van de chips van {chip} is langer dan {limit} tekens. Maak hem korter.</translation>
    </message>
    <message>
        <source>The only way</source>
        <comment>a way to make a stack</comment>
        <translation>De enige manier</translation>
    </message>
    <message>
        <source>The picture has {n} KB, and {limit} KB is the most. Choose a smaller one.</source>
        <translation>De foto is {n} KB, en {limit} KB is het meeste. Kies een kleinere.</translation>
    </message>
    <message>
        <source>The picture is neither a PNG nor a JPEG. Choose another file.</source>
        <translation>De foto is geen PNG en geen JPEG. Kies een ander bestand.</translation>
    </message>
    <message>
        <source>The picture of the {chip} chips cannot be found. Choose it again, or take it away.</source>
        <translation>De foto van de chips van {chip} is niet te vinden. Kies hem opnieuw, of haal hem weg.</translation>
    </message>
    <message>
        <source>The pieces are worth {made}, and the stack is {chips}: {by} too little. Add pieces.</source>
        <translation>De chips zijn samen {made}, en de stack is {chips}: {by} te weinig. Voeg chips toe.</translation>
    </message>
    <message>
        <source>The pieces are worth {made}, and the stack is {chips}: {by} too much. Take pieces out.</source>
        <translation>De chips zijn samen {made}, en de stack is {chips}: {by} te veel. Haal chips weg.</translation>
    </message>
    <message>
        <source>The price list has no such line any more. Choose one that it has.</source>
        <translation>Deze regel staat niet meer in de prijslijst. Kies er een die er wel in staat.</translation>
    </message>
    <message>
        <source>The stack of {name} is not made yet, so it is not counted.</source>
        <translation>De stack van {name} is nog niet samengesteld en telt dus niet mee.</translation>
    </message>
    <message>
        <source>The starting stack is not made yet, so it is not counted.</source>
        <translation>De startstack is nog niet samengesteld en telt dus niet mee.</translation>
    </message>
    <message>
        <source>The {chip} and the {second} chips look alike. Give one of them another colour or other marks.</source>
        <translation>De chips van {chip} en van {second} lijken op elkaar. Geef een van de twee een andere kleur of een andere rand.</translation>
    </message>
    <message>
        <source>The {chip} chips are being raced off, so the set stays as it is. End the race first.</source>
        <translation>De chips van {chip} worden nu weggeracet, dus de set blijft zoals hij is. Beëindig eerst de race.</translation>
    </message>
    <message>
        <source>The {chip} chips leave in {where}, and in {then} before that.</source>
        <translation>De chips van {chip} gaan weg in {where}, en daarvoor al in {then}.</translation>
    </message>
    <message>
        <source>The {chip} chips leave in {where}, and no higher chip that stays is worth a number of them.</source>
        <translation>De chips van {chip} gaan weg in {where}, en geen hogere chip die blijft is een heel aantal ervan waard.</translation>
    </message>
    <message>
        <source>The {chip} chips leave in {where}, and {then} still needs them.</source>
        <translation>De chips van {chip} gaan weg in {where}, en {then} heeft ze nog nodig.</translation>
    </message>
    <message>
        <source>The {chip} chips leave in {where}; no level needs them from {then} on.</source>
        <translation>De chips van {chip} gaan pas weg in {where}; vanaf {then} heeft geen level ze meer nodig.</translation>
    </message>
    <message>
        <source>The {chip} chips never leave; no level needs them from {where} on.</source>
        <translation>De chips van {chip} gaan nooit weg; vanaf {where} heeft geen level ze meer nodig.</translation>
    </message>
    <message>
        <source>The {chip} chips were raced off. Make the stack of higher ones.</source>
        <translation>De chips van {chip} zijn weggeracet. Stel de stack samen uit hogere.</translation>
    </message>
    <message>
        <source>There are from 0 to {limit} pieces of a denomination. Correct the stock of the {chip} chips.</source>
        <translation>Van één waarde zijn er 0 tot {limit} chips. Verbeter de voorraad van de chips van {chip}.</translation>
    </message>
    <message>
        <source>There is no chip of {chip} in the set {name}. Leave it out, or add it to the set.</source>
        <translation>De set {name} heeft geen chip van {chip}. Laat hem weg, of voeg hem aan de set toe.</translation>
    </message>
    <message>
        <source>This chip set cannot be told from others. Make it anew.</source>
        <translation>Deze chipset is niet van andere te onderscheiden. Maak hem opnieuw.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>a way to make a stack</comment>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>although such chips were on the tables</source>
        <translation>hoewel zulke chips op de tafels lagen</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>level {level}</translation>
    </message>
    <message>
        <source>more pieces than a player can look after</source>
        <translation>meer chips dan een speler overziet</translation>
    </message>
    <message>
        <source>name of the chip set</source>
        <translation>naam van de chipset</translation>
    </message>
    <message>
        <source>the break after level {level}</source>
        <translation>de pauze na level {level}</translation>
    </message>
    <message>
        <source>the break before play</source>
        <translation>de pauze voor het spel</translation>
    </message>
    <message>
        <source>too few of the lowest chip for the first blinds</source>
        <translation>te weinig van de laagste chip voor de eerste blinds</translation>
    </message>
    <message>
        <source>{name} plays with chips of the same set, and there are not enough of {chips} for both.</source>
        <translation>{name} speelt met chips van dezelfde set, en van {chips} zijn er niet genoeg voor allebei.</translation>
    </message>
    <message>
        <source>{name} plays with chips of the same set. There are enough for both.</source>
        <translation>{name} speelt met chips van dezelfde set. Er zijn er genoeg voor allebei.</translation>
    </message>
    <message>
        <source>{n} of the {chip} chips cannot stay in the safe, when there are {stock}. Correct the reserve.</source>
        <translation>Van de chips van {chip} kunnen er geen {n} in de kluis blijven als er {stock} zijn. Verbeter de reserve.</translation>
    </message>
    <message>
        <source>{n} × {chip}</source>
        <comment>so many pieces of a chip</comment>
        <translation>{n} × {chip}</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 min</source>
        <translation>+1 min</translation>
    </message>
    <message>
        <source>19:30</source>
        <translation>19:30</translation>
    </message>
    <message>
        <source>An extra break now, as long as the field says; the level goes on after it</source>
        <translation>Nu een extra pauze, zo lang als het veld zegt; daarna gaat het level verder</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to the start of the level or break before this one</source>
        <translation>Terug naar het begin van het level of de pauze hiervoor</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Break in {time}</source>
        <translation>Pauze over {time}</translation>
    </message>
    <message>
        <source>Break now</source>
        <translation>Nu pauze</translation>
    </message>
    <message>
        <source>Break, {lasts}</source>
        <translation>Pauze, {lasts}</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>Chips in het spel</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Close registration</source>
        <translation>Inschrijving sluiten</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>Finish tournament</source>
        <translation>Toernooi afsluiten</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Hand for hand</source>
        <translation>Hand voor hand</translation>
    </message>
    <message>
        <source>It goes on by the hand</source>
        <translation>Hij gaat per hand verder</translation>
    </message>
    <message>
        <source>Last hands</source>
        <comment>of the day; the clock stands</comment>
        <translation>Laatste handen</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>Laatste level</translation>
    </message>
    <message>
        <source>Length of an extra break in minutes</source>
        <translation>Lengte van een extra pauze in minuten</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Message to the room</source>
        <translation>Bericht aan de zaal</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>No break to come</source>
        <translation>Geen pauze meer</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Niet gestart</translation>
    </message>
    <message>
        <source>On to the next level or break</source>
        <translation>Door naar het volgende level of de volgende pauze</translation>
    </message>
    <message>
        <source>Open registration</source>
        <translation>Inschrijving openen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Stilgezet</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Zaalscherm</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Inschrijving</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Hervat</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Loopt</translation>
    </message>
    <message>
        <source>Set start</source>
        <translation>Start plannen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Start om</translation>
    </message>
    <message>
        <source>Start is set</source>
        <translation>Start gepland</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Start nu</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>De avond</translation>
    </message>
    <message>
        <source>Type a message, Enter shows it</source>
        <translation>Bericht; Enter toont het</translation>
    </message>
    <message>
        <source>Type a time as hours and minutes, for example 19:30.</source>
        <translation>Typ een tijd als uren en minuten, bijvoorbeeld 19:30.</translation>
    </message>
    <message>
        <source>When it closes</source>
        <translation>Wanneer ze sluit</translation>
    </message>
    <message>
        <source>after the break, level {number}</source>
        <translation>na de pauze, level {number}</translation>
    </message>
    <message>
        <source>back at {time}</source>
        <translation>terug om {time}</translation>
    </message>
    <message>
        <source>ends at {time}</source>
        <translation>eindigt om {time}</translation>
    </message>
    <message>
        <source>ends at {time}, then a break of {lasts}</source>
        <translation>eindigt om {time}, daarna {lasts} pauze</translation>
    </message>
    <message>
        <source>late entry ends</source>
        <translation>late inschrijving sluit</translation>
    </message>
    <message>
        <source>next, level {number}</source>
        <translation>hierna, level {number}</translation>
    </message>
    <message>
        <source>no level after this one</source>
        <translation>geen level hierna</translation>
    </message>
    <message>
        <source>press Start when the cards are in the air</source>
        <translation>druk op Start zodra er gedeeld wordt</translation>
    </message>
    <message>
        <source>starts by itself at {time}</source>
        <translation>start vanzelf om {time}</translation>
    </message>
    <message>
        <source>the last level goes on until play ends</source>
        <translation>het laatste level gaat door tot het einde</translation>
    </message>
    <message>
        <source>the time stands still</source>
        <translation>de tijd staat stil</translation>
    </message>
    <message>
        <source>{name}, {lasts}</source>
        <translation>{name}, {lasts}</translation>
    </message>
    <message>
        <source>{rest}, {chips} leave</source>
        <translation>{rest}, {chips} eruit</translation>
    </message>
    <message>
        <source>{value}s</source>
        <comment>all chips of a value: 25s</comment>
        <translation>{value}&apos;s</translation>
    </message>
    <message>
        <source>−1 min</source>
        <translation>−1 min</translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message numerus="yes">
        <source>%n others</source>
        <comment>operators</comment>
        <translation>
            <numerusform>%n ander</numerusform>
            <numerusform>%n anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>A PIN has {least} to {most} digits and nothing else. Choose another one.</source>
        <translation>Een pincode heeft {least} tot {most} cijfers en niets anders. Kies een andere.</translation>
    </message>
    <message>
        <source>A count cannot be below zero. Count the drawer again.</source>
        <translation>Een telling kan niet onder nul zijn. Tel de kassa opnieuw.</translation>
    </message>
    <message>
        <source>A drawer called {drawer} is open already. Close that one first, or choose another name.</source>
        <translation>Er is al een kassa {drawer} open. Sluit die eerst, of kies een andere naam.</translation>
    </message>
    <message>
        <source>An operator is called {name} now</source>
        <translation>Een medewerker heet nu {name}</translation>
    </message>
    <message>
        <source>Drawer {drawer} closed with {counted}, as expected</source>
        <translation>Kassa {drawer} gesloten met {counted}, zoals verwacht</translation>
    </message>
    <message>
        <source>Drawer {drawer} closed with {counted}, {difference} too little</source>
        <translation>Kassa {drawer} gesloten met {counted}, {difference} te weinig</translation>
    </message>
    <message>
        <source>Drawer {drawer} closed with {counted}, {difference} too much</source>
        <translation>Kassa {drawer} gesloten met {counted}, {difference} te veel</translation>
    </message>
    <message>
        <source>Drawer {drawer} opened with {opening}</source>
        <translation>Kassa {drawer} geopend met {opening}</translation>
    </message>
    <message>
        <source>Moving cash needs a reason that can be read later. Type one.</source>
        <translation>Voor het verplaatsen van contant geld is een reden nodig die later te lezen is. Typ er een.</translation>
    </message>
    <message>
        <source>No amount was given. Type how much cash was moved.</source>
        <translation>Er is geen bedrag opgegeven. Typ hoeveel contant geld verplaatst is.</translation>
    </message>
    <message>
        <source>Nobody else may manage operators. Give somebody that right first, or switch operators off.</source>
        <translation>Niemand anders mag medewerkers beheren. Geef eerst iemand dat recht, of zet medewerkers uit.</translation>
    </message>
    <message>
        <source>Nobody has signed in. Sign in first.</source>
        <translation>Er is niemand aangemeld. Meld je eerst aan.</translation>
    </message>
    <message>
        <source>Nobody may {right}. Whoever manages operators can give that right: {who}.</source>
        <translation>Dit mag niemand: {right}. Wie medewerkers beheert, kan dat recht geven: {who}.</translation>
    </message>
    <message>
        <source>Operators are switched off, so nobody needs to sign in.</source>
        <translation>Medewerkers staan uit, dus niemand hoeft zich aan te melden.</translation>
    </message>
    <message>
        <source>Operators sign in already.</source>
        <translation>Medewerkers melden zich al aan.</translation>
    </message>
    <message>
        <source>Operators switched off</source>
        <translation>Medewerkers uitgezet</translation>
    </message>
    <message>
        <source>Operators switched off by the owner of the file</source>
        <translation>Medewerkers uitgezet door de eigenaar van het bestand</translation>
    </message>
    <message>
        <source>Operators switched on</source>
        <translation>Medewerkers aangezet</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already. Add a letter or the last name.</source>
        <translation>Er heet hier al iemand {name}. Voeg een letter of de achternaam toe.</translation>
    </message>
    <message>
        <source>Taking line {line} back hands out {out} in cash, and there should be only {inside} in the drawer {drawer}. Add cash to it first (Drawers, Move cash).</source>
        <translation>Regel {line} terugdraaien geeft {out} contant terug, en in kassa {drawer} hoort maar {inside} te zitten. Doe er eerst geld bij (Kassa’s, Geld verplaatsen).</translation>
    </message>
    <message numerus="yes">
        <source>The PIN was wrong several times. Wait %n seconds, then type it again.</source>
        <translation>
            <numerusform>De pincode was een paar keer verkeerd. Wacht %n seconde en typ hem dan opnieuw.</numerusform>
            <numerusform>De pincode was een paar keer verkeerd. Wacht %n seconden en typ hem dan opnieuw.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coins and notes come to {sum}, the sum given is {given}. Count the drawer again.</source>
        <translation>De munten en biljetten zijn samen {sum}, het opgegeven bedrag is {given}. Tel de kassa opnieuw.</translation>
    </message>
    <message>
        <source>The drawer {drawer} holds {currency}, and this tournament is played in another currency. Use another.</source>
        <translation>In kassa {drawer} zit {currency}, en dit toernooi wordt in een andere munt gespeeld. Gebruik een andere kassa.</translation>
    </message>
    <message>
        <source>The drawer {drawer} is closed. Choose one that is open, or open a new one.</source>
        <translation>Kassa {drawer} is gesloten. Kies er een die open is, of open een nieuwe.</translation>
    </message>
    <message>
        <source>The money of line {line} was given back out of the drawer {drawer}, which is counted and closed. Sell it again at the desk: that is a payment of its own.</source>
        <translation>Het geld van regel {line} is teruggegeven uit kassa {drawer}, die geteld en gesloten is. Verkoop het opnieuw aan de balie: dat is een betaling op zich.</translation>
    </message>
    <message>
        <source>The money of line {line} went through the drawer {drawer}, which is counted and closed. Cancel it, or give it back at the desk: that is a payment of its own.</source>
        <translation>Het geld van regel {line} ging door kassa {drawer}, die geteld en gesloten is. Annuleer het of geef het terug aan de balie: dat is een betaling op zich.</translation>
    </message>
    <message>
        <source>The prize of line {line} came back into the drawer {drawer}, which is counted and closed. Pay it again on the Prizes page: that is a payment of its own.</source>
        <translation>De prijs van regel {line} kwam terug in kassa {drawer}, die geteld en gesloten is. Betaal hem opnieuw uit op de pagina Prijzen: dat is een betaling op zich.</translation>
    </message>
    <message>
        <source>The prize of line {line} was paid out of the drawer {drawer}, which is counted and closed. Take it back on the Prizes page: it comes into an open drawer, as a payment of its own.</source>
        <translation>De prijs van regel {line} is betaald uit kassa {drawer}, die geteld en gesloten is. Neem hem terug op de pagina Prijzen: hij komt in een open kassa, als een betaling op zich.</translation>
    </message>
    <message>
        <source>There is no such operator. Choose one from the list.</source>
        <translation>Deze medewerker is er niet. Kies iemand uit de lijst.</translation>
    </message>
    <message>
        <source>There should be {inside} in the drawer {drawer}, so no more than that can be taken out.</source>
        <translation>In kassa {drawer} hoort {inside} te zitten, dus meer dan dat kan er niet uit.</translation>
    </message>
    <message>
        <source>This club has no such drawer. Choose one that is open, or open one.</source>
        <translation>Deze club heeft die kassa niet. Kies er een die open is, of open er een.</translation>
    </message>
    <message>
        <source>This is an operator already. Change the rights instead.</source>
        <translation>Dit is al een medewerker. Wijzig liever de rechten.</translation>
    </message>
    <message>
        <source>This is not the PIN of this operator. Type it again.</source>
        <translation>Dit is niet de pincode van deze medewerker. Typ hem opnieuw.</translation>
    </message>
    <message>
        <source>This operator has the drawer {drawer} open. Count and close it first.</source>
        <translation>Deze medewerker heeft kassa {drawer} open. Tel en sluit die eerst.</translation>
    </message>
    <message>
        <source>You have the drawer {drawer} open. Count and close it before you open another.</source>
        <translation>Je hebt kassa {drawer} open. Tel en sluit die voor je een andere opent.</translation>
    </message>
    <message>
        <source>You may not {right}. Let somebody sign in who may: {who}.</source>
        <translation>Dit mag je niet: {right}. Laat iemand zich aanmelden die het mag: {who}.</translation>
    </message>
    <message>
        <source>change setup, levels and prices</source>
        <comment>a right of an operator</comment>
        <translation>opzet, levels en prijslijst wijzigen</translation>
    </message>
    <message>
        <source>director</source>
        <comment>a role of an operator</comment>
        <translation>toernooileider</translation>
    </message>
    <message>
        <source>do everything</source>
        <comment>the rights of the director</comment>
        <translation>alles doen</translation>
    </message>
    <message>
        <source>edit the people of the club</source>
        <comment>a right of an operator</comment>
        <translation>mensen van de club bewerken</translation>
    </message>
    <message>
        <source>floor</source>
        <comment>a role of an operator</comment>
        <translation>op de vloer</translation>
    </message>
    <message>
        <source>give rulings and penalties</source>
        <comment>a right of an operator</comment>
        <translation>beslissingen en straffen geven</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>a role of an operator</comment>
        <translation>kijkt mee</translation>
    </message>
    <message>
        <source>manage operators</source>
        <comment>a right of an operator</comment>
        <translation>medewerkers beheren</translation>
    </message>
    <message>
        <source>may {rights}</source>
        <translation>mag {rights}</translation>
    </message>
    <message>
        <source>name of the drawer</source>
        <translation>naam van de kassa</translation>
    </message>
    <message>
        <source>name of the operator</source>
        <translation>naam van de medewerker</translation>
    </message>
    <message>
        <source>open and close drawers</source>
        <comment>a right of an operator</comment>
        <translation>kassa&apos;s openen en sluiten</translation>
    </message>
    <message>
        <source>refund</source>
        <comment>a right of an operator</comment>
        <translation>terugbetalen</translation>
    </message>
    <message>
        <source>registration</source>
        <comment>a role of an operator</comment>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>run the clock</source>
        <comment>a right of an operator</comment>
        <translation>de klok bedienen</translation>
    </message>
    <message>
        <source>seat and move players</source>
        <comment>a right of an operator</comment>
        <translation>spelers plaatsen en verplaatsen</translation>
    </message>
    <message>
        <source>sell</source>
        <comment>a right of an operator</comment>
        <translation>verkopen</translation>
    </message>
    <message>
        <source>set and pay prizes</source>
        <comment>a right of an operator</comment>
        <translation>prijzen vaststellen en uitbetalen</translation>
    </message>
    <message>
        <source>with what was missing added to the drawer first</source>
        <translation>met wat er tekort was eerst in de kassa gelegd</translation>
    </message>
    <message>
        <source>{amount} added to drawer {drawer}</source>
        <translation>{amount} in kassa {drawer} gedaan</translation>
    </message>
    <message>
        <source>{amount} taken out of drawer {drawer}</source>
        <translation>{amount} uit kassa {drawer} gehaald</translation>
    </message>
    <message>
        <source>{name} has a new PIN</source>
        <translation>{name} heeft een nieuwe pincode</translation>
    </message>
    <message>
        <source>{name} has other rights: {rights}</source>
        <translation>{name} heeft andere rechten: {rights}</translation>
    </message>
    <message>
        <source>{name} is an operator no more</source>
        <translation>{name} is geen medewerker meer</translation>
    </message>
    <message>
        <source>{name} is an operator now: {rights}</source>
        <translation>{name} is nu medewerker: {rights}</translation>
    </message>
    <message>
        <source>{name} put into the archive</source>
        <translation>{name} gearchiveerd</translation>
    </message>
    <message>
        <source>{name} signed in</source>
        <translation>{name} aangemeld</translation>
    </message>
    <message>
        <source>{name} signed out</source>
        <translation>{name} afgemeld</translation>
    </message>
    <message>
        <source>{name} taken out of the archive</source>
        <translation>{name} uit het archief gehaald</translation>
    </message>
    <message>
        <source>{out} goes out, and there should be only {inside} in the drawer {drawer}. Say where the missing {short} comes from: it is added to the drawer first.</source>
        <translation>Er gaat {out} uit, en in kassa {drawer} hoort maar {inside} te zitten. Zeg waar de ontbrekende {short} vandaan komt: die gaat eerst in de kassa.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Add {by} to this level</source>
        <translation>{by} bij dit level</translation>
    </message>
    <message>
        <source>Break now, for {lasts}</source>
        <translation>Nu pauze, {lasts}</translation>
    </message>
    <message>
        <source>Bring {name} back into play</source>
        <translation>{name} terugbrengen in het spel</translation>
    </message>
    <message>
        <source>Bust out {names}</source>
        <translation>{names} uitschakelen</translation>
    </message>
    <message>
        <source>Bust out {names} in one hand, places {best} to {worst}</source>
        <translation>{names} uitschakelen in één hand, plaats {best} t/m {worst}</translation>
    </message>
    <message>
        <source>Bust out {name} from {seat}, in place {place}</source>
        <translation>{name} op {seat} uitschakelen, plaats {place}</translation>
    </message>
    <message>
        <source>Bust out {name}, in place {place}</source>
        <translation>{name} uitschakelen, plaats {place}</translation>
    </message>
    <message>
        <source>Cancel the entry of {name} and return {amount}</source>
        <translation>Inschrijving van {name} annuleren en {amount} teruggeven</translation>
    </message>
    <message>
        <source>Cancel the entry of {name}: see at the desk what goes back</source>
        <translation>Inschrijving van {name} annuleren: zie aan de balie wat er teruggaat</translation>
    </message>
    <message>
        <source>Chips of table {table}: {chips}</source>
        <translation>Chips van tafel {table}: {chips}</translation>
    </message>
    <message>
        <source>Let {name} and {other} swap seats</source>
        <translation>{name} en {other} van stoel laten wisselen</translation>
    </message>
    <message>
        <source>Move {name} to {seat}</source>
        <translation>{name} verplaatsen naar {seat}</translation>
    </message>
    <message>
        <source>Nobody sits at {seat}</source>
        <translation>Niemand zit op stoel {seat}</translation>
    </message>
    <message>
        <source>Pay {name} {amount}</source>
        <translation>{name} {amount} uitbetalen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Propose to break table {table}</source>
        <translation>Voorstellen om tafel {table} op te breken</translation>
    </message>
    <message>
        <source>Register {name}</source>
        <translation>{name} inschrijven</translation>
    </message>
    <message>
        <source>Register {name} as a new player of the club</source>
        <translation>{name} inschrijven als nieuwe speler van de club</translation>
    </message>
    <message>
        <source>Rule: {label}</source>
        <comment>label is what happened at the table</comment>
        <translation>Beslissen: {label}</translation>
    </message>
    <message>
        <source>Sell {name} {offer} for {amount} in cash</source>
        <translation>Verkoop {name} {offer} voor {amount} contant</translation>
    </message>
    <message>
        <source>Show table {table}</source>
        <translation>Tafel {table} tonen</translation>
    </message>
    <message>
        <source>Show the account of {name} at the desk</source>
        <translation>Toon de rekening van {name} aan de balie</translation>
    </message>
    <message>
        <source>Show {name} in the list</source>
        <translation>{name} tonen in de lijst</translation>
    </message>
    <message>
        <source>Stack of {name}: {chips} chips</source>
        <translation>Stack van {name}: {chips} chips</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Take {by} off this level</source>
        <translation>{by} van dit level af</translation>
    </message>
    <message>
        <source>known once registration is closed</source>
        <translation>bekend zodra de inschrijving dicht is</translation>
    </message>
    <message numerus="yes">
        <source>none: %n places are paid</source>
        <translation>
            <numerusform>geen: %n plaats valt in de prijzen</numerusform>
            <numerusform>geen: %n plaatsen vallen in de prijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{before} → {after}, average {average} → {then}</source>
        <translation>{before} → {after}, gemiddeld {average} → {then}</translation>
    </message>
    <message>
        <source>{before} → {after}, no move needed</source>
        <translation>{before} → {after}, verplaatsen niet nodig</translation>
    </message>
    <message>
        <source>{before} → {after}, too short: a move will be proposed</source>
        <translation>{before} → {after}, te weinig: er komt een verplaatsing</translation>
    </message>
    <message>
        <source>{label}</source>
        <comment>what Enter does: the name of an action</comment>
        <translation>{label}</translation>
    </message>
    <message>
        <source>{label} is not possible now: {why}</source>
        <translation>{label} kan nu niet: {why}</translation>
    </message>
    <message>
        <source>{name} is out already</source>
        <translation>{name} is al uitgeschakeld</translation>
    </message>
    <message>
        <source>{place} for now: registration is open, so it may still fall</source>
        <translation>{place} voorlopig: de inschrijving is open, dus kan nog zakken</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>it brings back somebody who would be disqualified.</source>
        <translation>die brengt iemand terug die dan gediskwalificeerd is.</translation>
    </message>
    <message>
        <source>it brings back somebody who would not be out.</source>
        <translation>die brengt iemand terug die dan niet uitgeschakeld is.</translation>
    </message>
    <message>
        <source>it changes a level that would not be there.</source>
        <translation>die wijzigt een level dat er dan niet is.</translation>
    </message>
    <message>
        <source>it closes a table that would not be open.</source>
        <translation>die sluit een tafel die dan niet open is.</translation>
    </message>
    <message>
        <source>it closes a table where people would be sitting.</source>
        <translation>die sluit een tafel waar dan nog iemand zit.</translation>
    </message>
    <message>
        <source>it counts a hand where no button would be known and nobody away on a penalty.</source>
        <translation>die telt een hand waar geen button bekend zou zijn en niemand een straf zou uitzitten.</translation>
    </message>
    <message>
        <source>it does not belong to a tournament.</source>
        <translation>die hoort niet bij een toernooi.</translation>
    </message>
    <message>
        <source>it ends a tournament that would still be played.</source>
        <translation>die sluit een toernooi af dat dan nog gespeeld wordt.</translation>
    </message>
    <message>
        <source>it is about an entry that would not be there.</source>
        <translation>die gaat over een inschrijving die er dan niet is.</translation>
    </message>
    <message>
        <source>it is about somebody who would be out by then.</source>
        <translation>die gaat over iemand die dan al uitgeschakeld is.</translation>
    </message>
    <message>
        <source>it lets off a penalty that would be over.</source>
        <translation>die heft een straf op die dan al voorbij is.</translation>
    </message>
    <message>
        <source>it makes a tournament that is there already.</source>
        <translation>die maakt een toernooi aan dat er al is.</translation>
    </message>
    <message>
        <source>it moves somebody who would have no seat.</source>
        <translation>die verplaatst iemand die dan geen stoel heeft.</translation>
    </message>
    <message>
        <source>it needs a tournament that was made before it.</source>
        <translation>die heeft een toernooi nodig dat eerder is aangemaakt.</translation>
    </message>
    <message>
        <source>it opens a table that would be open.</source>
        <translation>die opent een tafel die dan al open is.</translation>
    </message>
    <message>
        <source>it pays somebody who would still be in.</source>
        <translation>die betaalt iemand die dan nog meespeelt.</translation>
    </message>
    <message>
        <source>it seats somebody who would have a seat.</source>
        <translation>die geeft een stoel aan iemand die er dan al een heeft.</translation>
    </message>
    <message>
        <source>it takes a prize back that would not have been paid.</source>
        <translation>hij neemt een prijs terug die dan niet betaald zou zijn.</translation>
    </message>
    <message>
        <source>it would put out the last one in.</source>
        <translation>die schakelt dan de laatste speler uit.</translation>
    </message>
    <message>
        <source>it would swap somebody with themselves.</source>
        <translation>die laat iemand met zichzelf van stoel wisselen.</translation>
    </message>
    <message>
        <source>its entry would have been paid already.</source>
        <translation>de inschrijving ervan is dan al uitbetaald.</translation>
    </message>
    <message>
        <source>its penalty would be given twice.</source>
        <translation>de straf ervan wordt dan twee keer gegeven.</translation>
    </message>
    <message>
        <source>its player would be entered twice.</source>
        <translation>de speler ervan is dan twee keer ingeschreven.</translation>
    </message>
    <message>
        <source>its ruling would be given twice.</source>
        <translation>de beslissing ervan wordt dan twee keer gegeven.</translation>
    </message>
    <message>
        <source>its seat would be taken by somebody else.</source>
        <translation>op de stoel ervan zit dan iemand anders.</translation>
    </message>
    <message>
        <source>its seat would not be in the room.</source>
        <translation>de stoel ervan is er dan niet.</translation>
    </message>
    <message>
        <source>its ticket would be given out twice.</source>
        <translation>het ticket ervan wordt dan twee keer uitgegeven.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Before whom</source>
        <translation>Vóór wie</translation>
    </message>
    <message>
        <source>Choose both players to see what changes.</source>
        <translation>Kies beide spelers om te zien wat er verandert.</translation>
    </message>
    <message>
        <source>Choose the player and type the seat to see what changes.</source>
        <translation>Kies de speler en typ de stoel om te zien wat er verandert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Found in seat, such as 12-4</source>
        <translation>Aangetroffen op stoel, zoals 12-4</translation>
    </message>
    <message>
        <source>In the same hand: they share the place</source>
        <translation>In dezelfde hand: ze delen de plaats</translation>
    </message>
    <message>
        <source>It cannot be saved</source>
        <translation>Het kan niet worden opgeslagen</translation>
    </message>
    <message>
        <source>It stands so already.</source>
        <translation>Zo staat het al.</translation>
    </message>
    <message>
        <source>Name or seat</source>
        <translation>Naam of stoel</translation>
    </message>
    <message>
        <source>Nobody of that name</source>
        <translation>Niemand met die naam</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Rechtzetten</translation>
    </message>
    <message>
        <source>Sat in a wrong seat</source>
        <translation>Zat op een verkeerde stoel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Saving changes</source>
        <translation>Opslaan verandert</translation>
    </message>
    <message>
        <source>Somebody else went out</source>
        <translation>Iemand anders ging eruit</translation>
    </message>
    <message>
        <source>They sit in each other’s seats</source>
        <translation>Ze zitten op elkaars stoel</translation>
    </message>
    <message>
        <source>They stay where they were found</source>
        <translation>Ze blijven zitten waar ze zaten</translation>
    </message>
    <message>
        <source>Went out earlier</source>
        <translation>Ging er eerder uit</translation>
    </message>
    <message>
        <source>Who is not out after all</source>
        <translation>Wie toch niet is uitgeschakeld</translation>
    </message>
    <message>
        <source>Who sat in a wrong seat</source>
        <translation>Wie op een verkeerde stoel zat</translation>
    </message>
    <message>
        <source>Who went out earlier, or was forgotten</source>
        <translation>Wie eerder is uitgeschakeld, of vergeten is</translation>
    </message>
    <message>
        <source>Who went out instead</source>
        <translation>Wie in plaats daarvan is uitgeschakeld</translation>
    </message>
    <message>
        <source>{name} goes to {seat}, with the chips of now.</source>
        <translation>{name} gaat naar {seat}, met de chips van nu.</translation>
    </message>
    <message>
        <source>{name} · place {place}</source>
        <translation>{name} · plaats {place}</translation>
    </message>
    <message>
        <source>{name} · places {place} to {to}</source>
        <translation>{name} · plaats {place} t/m {to}</translation>
    </message>
    <message>
        <source>{name} · {seat}</source>
        <translation>{name} · {seat}</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n chips of {chip} are still counted, and they were raced off</source>
        <translation>
            <numerusform>%n chip van {chip} is nog meegeteld, maar al uit de race</numerusform>
            <numerusform>%n chips van {chip} zijn nog meegeteld, maar al uit het spel geracet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were counted or changed as {other}</source>
        <translation>
            <numerusform>%n chip van {chip} is geteld of gewisseld als {other}</numerusform>
            <numerusform>%n chips van {chip} zijn geteld of gewisseld als {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were counted twice, or given too much</source>
        <translation>
            <numerusform>%n chip van {chip} is dubbel geteld of te veel gegeven</numerusform>
            <numerusform>%n chips van {chip} zijn dubbel geteld of te veel gegeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were overlooked, or are gone</source>
        <translation>
            <numerusform>%n chip van {chip} is over het hoofd gezien of kwijt</numerusform>
            <numerusform>%n chips van {chip} zijn over het hoofd gezien of kwijt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players at table {table} have more than {chips} chips. Count again.</source>
        <translation>
            <numerusform>%n speler aan tafel {table} heeft meer dan {chips} chips. Tel opnieuw.</numerusform>
            <numerusform>%n spelers aan tafel {table} hebben meer dan {chips} chips. Tel opnieuw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rebuys or add-ons were sold after their stacks were counted, {chips} in all</source>
        <translation>
            <numerusform>%n rebuy of add-on is verkocht nadat de stack geteld was, {chips} in totaal</numerusform>
            <numerusform>%n rebuys of add-ons zijn verkocht nadat hun stacks geteld waren, {chips} in totaal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks and {tables} tables counted</source>
        <translation>
            <numerusform>%n stack en {tables} tafels geteld</numerusform>
            <numerusform>%n stacks en {tables} tafels geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks are not counted yet</source>
        <translation>
            <numerusform>%n stack is nog niet geteld</numerusform>
            <numerusform>%n stacks zijn nog niet geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks are not counted yet. Count them, or give a reason.</source>
        <translation>
            <numerusform>%n stack is nog niet geteld. Tel die, of geef een reden.</numerusform>
            <numerusform>%n stacks zijn nog niet geteld. Tel ze, of geef een reden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks at table {table} are not counted yet</source>
        <translation>
            <numerusform>%n stack aan tafel {table} is nog niet geteld</numerusform>
            <numerusform>%n stacks aan tafel {table} zijn nog niet geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks counted</source>
        <translation>
            <numerusform>%n stack geteld</numerusform>
            <numerusform>%n stacks geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks of {chips} were given out and not sold</source>
        <translation>
            <numerusform>%n stack van {chips} is uitgegeven en niet verkocht</numerusform>
            <numerusform>%n stacks van {chips} zijn uitgegeven en niet verkocht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks of {chips} were sold and not given out</source>
        <translation>
            <numerusform>%n stack van {chips} is verkocht en niet uitgegeven</numerusform>
            <numerusform>%n stacks van {chips} zijn verkocht en niet uitgegeven</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip count goes on already. Close it before the next one begins.</source>
        <translation>Er is al een chiptelling bezig. Sluit die af voordat de volgende begint.</translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n chips of {chip} was counted twice</source>
        <translation>
            <numerusform>Een stapel van %n chip van {chip} is dubbel geteld</numerusform>
            <numerusform>Een stapel van %n chips van {chip} is dubbel geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n chips of {chip} was overlooked</source>
        <translation>
            <numerusform>Een stapel van %n chip van {chip} is over het hoofd gezien</numerusform>
            <numerusform>Een stapel van %n chips van {chip} is over het hoofd gezien</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjustment {number} of {chips} was done twice</source>
        <translation>Correctie {number} van {chips} is twee keer uitgevoerd</translation>
    </message>
    <message>
        <source>Adjustment {number} of {chips} was written down and not done</source>
        <translation>Correctie {number} van {chips} is genoteerd en niet uitgevoerd</translation>
    </message>
    <message>
        <source>Chip count agrees</source>
        <translation>De chiptelling klopt</translation>
    </message>
    <message>
        <source>Chip count begins</source>
        <translation>Chiptelling begint</translation>
    </message>
    <message>
        <source>Chip count closed: {chips}, just what is in play</source>
        <translation>Chiptelling afgesloten: {chips}, precies wat er in het spel is</translation>
    </message>
    <message>
        <source>Chip count closed: {chips}, {difference} less than in play</source>
        <translation>Chiptelling afgesloten: {chips}, {difference} minder dan in het spel</translation>
    </message>
    <message>
        <source>Chip count closed: {chips}, {difference} more than in play</source>
        <translation>Chiptelling afgesloten: {chips}, {difference} meer dan in het spel</translation>
    </message>
    <message numerus="yes">
        <source>Chip count: %n stacks to go</source>
        <translation>
            <numerusform>Chiptelling: nog %n stack</numerusform>
            <numerusform>Chiptelling: nog %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chip count: %n tables to go</source>
        <translation>
            <numerusform>Chiptelling: nog %n tafel</numerusform>
            <numerusform>Chiptelling: nog %n tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips of %n tables counted</source>
        <translation>
            <numerusform>Chips van %n tafel geteld</numerusform>
            <numerusform>Chips van %n tafels geteld</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips of table {table} counted: {chips}</source>
        <translation>Chips van tafel {table} geteld: {chips}</translation>
    </message>
    <message>
        <source>Count is {chips} over</source>
        <translation>Telling is {chips} te hoog</translation>
    </message>
    <message>
        <source>Count is {chips} short</source>
        <translation>Telling is {chips} te laag</translation>
    </message>
    <message>
        <source>No chip count goes on. Begin one first.</source>
        <translation>Er is geen chiptelling bezig. Begin er eerst een.</translation>
    </message>
    <message>
        <source>No number was given. Type what was counted.</source>
        <translation>Er is geen getal gegeven. Typ wat er geteld is.</translation>
    </message>
    <message>
        <source>Nobody is in play, so there are no chips to count.</source>
        <translation>Niemand is in het spel, dus er zijn geen chips te tellen.</translation>
    </message>
    <message>
        <source>Nobody sits at table {table}, so there are no chips to count.</source>
        <translation>Aan tafel {table} zit niemand, dus er zijn geen chips te tellen.</translation>
    </message>
    <message>
        <source>Race of {old} for {new} at table {table}: its new chips, {chips} in all, were not given out</source>
        <translation>Race van {old} naar {new} aan tafel {table}: de nieuwe chips, samen {chips}, zijn niet uitgegeven</translation>
    </message>
    <message>
        <source>Race of {old} for {new} at table {table}: its old chips, {chips} in all, were not taken in</source>
        <translation>Race van {old} naar {new} aan tafel {table}: de oude chips, samen {chips}, zijn niet ingenomen</translation>
    </message>
    <message>
        <source>Race of {old} for {new}: the new chips, {chips} in all, were not given out</source>
        <translation>Race van {old} naar {new}: de nieuwe chips, samen {chips}, zijn niet uitgegeven</translation>
    </message>
    <message>
        <source>Race of {old} for {new}: the old chips, {chips} in all, were not taken in</source>
        <translation>Race van {old} naar {new}: de oude chips, samen {chips}, zijn niet ingenomen</translation>
    </message>
    <message>
        <source>Seat {seat} is empty, so nobody has chips there. Look for the right seat.</source>
        <translation>Stoel {seat} is leeg, dus daar heeft niemand chips. Zoek de juiste stoel.</translation>
    </message>
    <message>
        <source>Somebody came to table {table} or left it since it was counted: count it again</source>
        <translation>Sinds tafel {table} geteld is, is er iemand bij gekomen of weggegaan: tel die opnieuw</translation>
    </message>
    <message>
        <source>Stack of {name}</source>
        <translation>Stack van {name}</translation>
    </message>
    <message>
        <source>Stack of {name} counted: {chips}</source>
        <translation>Stack van {name} geteld: {chips}</translation>
    </message>
    <message>
        <source>Stack of {name} in {seat} counted: {chips}</source>
        <translation>Stack van {name} op {seat} geteld: {chips}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Table {table} is entered as {entered}, and its stacks come to {meant}</source>
        <translation>Tafel {table} is ingevoerd als {entered}, en de stacks daar zijn samen {meant}</translation>
    </message>
    <message>
        <source>Tables {table} and {second} are both entered as {entered}: one sheet twice</source>
        <translation>De tafels {table} en {second} zijn allebei ingevoerd als {entered}: één formulier dubbel</translation>
    </message>
    <message>
        <source>The count before this one found the same: it is older</source>
        <translation>De telling hiervoor kwam op hetzelfde uit: het verschil is ouder</translation>
    </message>
    <message>
        <source>The count is {chips} over what is in play. Look for the cause, or give a reason.</source>
        <translation>De telling is {chips} meer dan er in het spel is. Zoek de oorzaak, of geef een reden.</translation>
    </message>
    <message>
        <source>The count is {chips} short of what is in play. Look for the cause, or give a reason.</source>
        <translation>De telling is {chips} minder dan er in het spel is. Zoek de oorzaak, of geef een reden.</translation>
    </message>
    <message>
        <source>The race of {old} for {new} at table {table} was written down and not played</source>
        <translation>De race van {old} naar {new} aan tafel {table} is genoteerd en niet gespeeld</translation>
    </message>
    <message numerus="yes">
        <source>The race of {old} for {new} is open at %n tables: finish it first</source>
        <translation>
            <numerusform>De race van {old} naar {new} staat open aan %n tafel: maak die eerst af</numerusform>
            <numerusform>De race van {old} naar {new} staat open aan %n tafels: maak die eerst af</numerusform>
        </translation>
    </message>
    <message>
        <source>The race of {old} for {new} was written down and not played at any table</source>
        <translation>De race van {old} naar {new} is genoteerd en aan geen tafel gespeeld</translation>
    </message>
    <message>
        <source>The stack of {name} is given twice. Give it once.</source>
        <translation>De stack van {name} is twee keer gegeven. Geef die één keer.</translation>
    </message>
    <message>
        <source>The {chips} of {name}, disqualified, are still on the table</source>
        <translation>De {chips} van {name}, gediskwalificeerd, staan nog op tafel</translation>
    </message>
    <message>
        <source>The {chips} of {name}, whose entry was cancelled, are still on the table</source>
        <translation>De {chips} van {name}, wiens inschrijving is geannuleerd, staan nog op tafel</translation>
    </message>
    <message>
        <source>The {chips} {name} gave back are still on the table</source>
        <translation>De {chips} die {name} teruggaf, staan nog op tafel</translation>
    </message>
    <message>
        <source>The {chips} {name} gave up to enter again are still on the table</source>
        <translation>De {chips} die {name} inleverde voor een re-entry, staan nog op tafel</translation>
    </message>
    <message>
        <source>although it is more than in play</source>
        <translation>hoewel het meer is dan er in het spel is</translation>
    </message>
    <message>
        <source>although stacks were not counted</source>
        <translation>hoewel er stacks niet geteld waren</translation>
    </message>
    <message>
        <source>although the chips in play cannot make it</source>
        <translation>hoewel het met de chips in het spel niet te maken is</translation>
    </message>
    <message>
        <source>although the count was over</source>
        <translation>hoewel de telling te hoog was</translation>
    </message>
    <message>
        <source>although the count was short</source>
        <translation>hoewel de telling te laag was</translation>
    </message>
    <message>
        <source>beginning of the chip count</source>
        <translation>begin van de chiptelling</translation>
    </message>
    <message numerus="yes">
        <source>chip count of %n tables</source>
        <translation>
            <numerusform>chiptelling van %n tafel</numerusform>
            <numerusform>chiptelling van %n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>chip count of table {table}, {chips}</source>
        <translation>chiptelling van tafel {table}, {chips}</translation>
    </message>
    <message numerus="yes">
        <source>count of %n stacks</source>
        <translation>
            <numerusform>telling van %n stack</numerusform>
            <numerusform>telling van %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count of %n stacks and {tables} tables</source>
        <translation>
            <numerusform>telling van %n stack en {tables} tafels</numerusform>
            <numerusform>telling van %n stacks en {tables} tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>count of {name} in {seat}, {chips}</source>
        <translation>telling van {name} op {seat}, {chips}</translation>
    </message>
    <message>
        <source>count of {name}, {chips}</source>
        <translation>telling van {name}, {chips}</translation>
    </message>
    <message>
        <source>end of the chip count, {chips}</source>
        <translation>einde van de chiptelling, {chips}</translation>
    </message>
    <message>
        <source>end of the chip count, {difference} over</source>
        <translation>einde van de chiptelling, {difference} te veel</translation>
    </message>
    <message>
        <source>end of the chip count, {difference} short</source>
        <translation>einde van de chiptelling, {difference} te weinig</translation>
    </message>
    <message>
        <source>it closes a chip count that never began.</source>
        <translation>ze sluit een chiptelling af die nooit begonnen is.</translation>
    </message>
    <message>
        <source>{chips} at table {table} cannot be made of the chips in play, the lowest of which is {lowest}; {nearest} could. Count again, or give a reason.</source>
        <translation>{chips} aan tafel {table} is met de chips in het spel niet te maken, de laagste is {lowest}; {nearest} wel. Tel opnieuw, of geef een reden.</translation>
    </message>
    <message>
        <source>{chips} at table {table} is {over} more than the {most} in play. Look at the number, or give a reason.</source>
        <translation>{chips} aan tafel {table} is {over} meer dan de {most} in het spel. Kijk het getal na, of geef een reden.</translation>
    </message>
    <message>
        <source>{chips} counted, just what is in play</source>
        <translation>{chips} geteld, precies wat er in het spel is</translation>
    </message>
    <message>
        <source>{chips} of {name} cannot be made of the chips in play, the lowest of which is {lowest}; {nearest} could. Count again, or give a reason.</source>
        <translation>{chips} van {name} is met de chips in het spel niet te maken, de laagste is {lowest}; {nearest} wel. Tel opnieuw, of geef een reden.</translation>
    </message>
    <message>
        <source>{chips} of {name} is {over} more than the {most} in play. Look at the number, or give a reason.</source>
        <translation>{chips} van {name} is {over} meer dan de {most} in het spel. Kijk het getal na, of geef een reden.</translation>
    </message>
    <message>
        <source>{name} bought {chips} after that stack was counted: count it again</source>
        <translation>{name} kocht {chips} nadat die stack geteld was: tel die opnieuw</translation>
    </message>
    <message>
        <source>{name} is in play and has at least one chip. Count again, or enter the bust-out.</source>
        <translation>{name} is in het spel en heeft minstens één chip. Tel opnieuw, of voer de bust-out in.</translation>
    </message>
    <message>
        <source>{name} is out, so there is no stack to count. Look whose chips these are.</source>
        <translation>{name} ligt eruit, dus er is geen stack te tellen. Kijk van wie deze chips zijn.</translation>
    </message>
    <message>
        <source>{where}: a digit of {entered} was misread, {meant} would agree</source>
        <translation>{where}: een cijfer van {entered} is verkeerd gelezen, met {meant} klopt het</translation>
    </message>
    <message>
        <source>{where}: two digits of {entered} changed places, {meant} would agree</source>
        <translation>{where}: twee cijfers van {entered} zijn verwisseld, met {meant} klopt het</translation>
    </message>
    <message>
        <source>{where}: {entered} has a zero too many, {meant} would agree</source>
        <translation>{where}: {entered} heeft een nul te veel, met {meant} klopt het</translation>
    </message>
    <message>
        <source>{where}: {entered} lacks a zero, {meant} would agree</source>
        <translation>{where}: bij {entered} ontbreekt een nul, met {meant} klopt het</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n cancelled</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n geannuleerd</numerusform>
            <numerusform>%n geannuleerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n inschrijving</numerusform>
            <numerusform>%n inschrijvingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>so many of a price may still be sold</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n straf</numerusform>
            <numerusform>%n straffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked: {amount}</source>
        <translation>
            <numerusform>%n aangevinkt: {amount}</numerusform>
            <numerusform>%n aangevinkt: {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is neither an amount nor a way to pay.</source>
        <translation>&apos;{typed}&apos; is geen bedrag en geen manier van betalen.</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is no stack. Type a number of chips.</source>
        <translation>&apos;{typed}&apos; is geen stack. Typ een aantal chips.</translation>
    </message>
    <message>
        <source>A voucher or a ticket needs its code: type &apos;{typed} AB-12&apos;.</source>
        <translation>Een voucher of ticket heeft zijn code nodig: typ &apos;{typed} AB-12&apos;.</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Add-on for {name}</source>
        <translation>Add-on voor {name}</translation>
    </message>
    <message>
        <source>All but the fee, {amount}</source>
        <translation>Alles behalve de fee, {amount}</translation>
    </message>
    <message>
        <source>All of it, {amount}</source>
        <translation>Alles, {amount}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Announced before the hand</source>
        <translation>Voor de hand aangekondigd</translation>
    </message>
    <message>
        <source>Cancel and give back</source>
        <translation>Annuleer en geef terug</translation>
    </message>
    <message>
        <source>Cancel entry</source>
        <translation>Annuleer inschrijving</translation>
    </message>
    <message>
        <source>Cancel entry {entry} of {name}</source>
        <translation>Inschrijving {entry} van {name} annuleren</translation>
    </message>
    <message>
        <source>Close the account</source>
        <translation>Sluit de rekening</translation>
    </message>
    <message>
        <source>Count the stack that is given up, and type it.</source>
        <translation>Tel de stack die wordt ingeleverd en typ hem in.</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Balie</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dubbel</translation>
    </message>
    <message>
        <source>Double rebuy</source>
        <translation>Dubbele rebuy</translation>
    </message>
    <message>
        <source>Enter: sell {name} an entry</source>
        <translation>Enter: verkoop {name} een inschrijving</translation>
    </message>
    <message>
        <source>Enter: the account of {name}</source>
        <translation>Enter: de rekening van {name}</translation>
    </message>
    <message>
        <source>Entry for {name}</source>
        <translation>Inschrijving van {name}</translation>
    </message>
    <message>
        <source>Entry for {name}, new to the club</source>
        <translation>Inschrijving van {name}, nieuw in de club</translation>
    </message>
    <message>
        <source>Entry {entry}, {name}, {price}</source>
        <translation>Inschrijving {entry}, {name}, {price}</translation>
    </message>
    <message>
        <source>Entry {entry}, {price}</source>
        <translation>Inschrijving {entry}, {price}</translation>
    </message>
    <message>
        <source>Every entry of this player was cancelled. Type the name above to sell a new one.</source>
        <translation>Elke inschrijving van deze speler is geannuleerd. Typ de naam hierboven om een nieuwe te verkopen.</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Geef terug</translation>
    </message>
    <message>
        <source>Give back for {name}</source>
        <translation>Teruggave aan {name}</translation>
    </message>
    <message>
        <source>Give back {amount}</source>
        <translation>Geef {amount} terug</translation>
    </message>
    <message>
        <source>How much goes back: arrows or digits choose</source>
        <translation>Hoeveel er teruggaat: pijlen of cijfers kiezen</translation>
    </message>
    <message>
        <source>In {taken}</source>
        <translation>Binnen {taken}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Name or club card</source>
        <translation>Naam of clubkaart</translation>
    </message>
    <message>
        <source>New player: last name {last}, first name {first}</source>
        <translation>Nieuwe speler: achternaam {last}, voornaam {first}</translation>
    </message>
    <message>
        <source>New player: {name}</source>
        <translation>Nieuwe speler: {name}</translation>
    </message>
    <message>
        <source>No table is open yet. Draw seats first.</source>
        <translation>Er is nog geen tafel open. Loot eerst plaatsen.</translation>
    </message>
    <message>
        <source>Nobody has this card. Type the name.</source>
        <translation>Niemand heeft deze kaart. Typ de naam.</translation>
    </message>
    <message>
        <source>Nobody is ticked.</source>
        <translation>Niemand is aangevinkt.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>Niets te betalen.</translation>
    </message>
    <message>
        <source>Nothing typed: cash. A letter is another way to pay, amounts split: 50 {cash} 20 {card}.</source>
        <translation>Niets getypt: contant. Een letter is een andere manier van betalen, bedragen splitsen: 50 {cash} 20 {card}.</translation>
    </message>
    <message>
        <source>Open registration</source>
        <translation>Open inschrijving</translation>
    </message>
    <message>
        <source>Paid {paid} in all</source>
        <translation>In totaal {paid} betaald</translation>
    </message>
    <message>
        <source>Paid {paid} in all, {back} given back</source>
        <translation>In totaal {paid} betaald, {back} teruggegeven</translation>
    </message>
    <message>
        <source>Parts of the registration desk</source>
        <translation>Onderdelen van de balie</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Play has begun and the terms give nothing back: this takes a reason.</source>
        <translation>Het spel is begonnen en de voorwaarden geven niets terug: dit vraagt een reden.</translation>
    </message>
    <message>
        <source>Players of the club</source>
        <translation>Spelers van de club</translation>
    </message>
    <message>
        <source>Prices: arrows or digits choose, Enter goes on to the payment</source>
        <translation>Prijzen: pijlen of cijfers kiezen, Enter gaat door naar de betaling</translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zet op de wachtlijst</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Re-entry for {name}</source>
        <translation>Re-entry van {name}</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Rebuy for {name}</source>
        <translation>Rebuy voor {name}</translation>
    </message>
    <message>
        <source>Registration is not open. {key} opens it.</source>
        <translation>De inschrijving is niet open. {key} opent haar.</translation>
    </message>
    <message>
        <source>Seats of the table</source>
        <translation>Plaatsen van de tafel</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkoop</translation>
    </message>
    <message>
        <source>Sell a whole table&apos;s add-ons or rebuys at once</source>
        <translation>Verkoop de add-ons of rebuys van een hele tafel in één keer</translation>
    </message>
    <message numerus="yes">
        <source>Sell to %n</source>
        <translation>
            <numerusform>Verkoop aan %n</numerusform>
            <numerusform>Verkoop aan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Slip again</source>
        <translation>Bon opnieuw</translation>
    </message>
    <message>
        <source>Sold last</source>
        <translation>Laatst verkocht</translation>
    </message>
    <message>
        <source>Space ticks, ← → other table, digits go to one, {letters} payment, Enter sells.</source>
        <translation>Spatie vinkt aan, ← → andere tafel, cijfers gaan naar een tafel, {letters} betaling, Enter verkoopt.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Table&apos;s sheet</source>
        <translation>Tafelblad</translation>
    </message>
    <message>
        <source>The chips play in the hand that is dealt next.</source>
        <translation>De chips spelen mee in de hand die nu gedeeld wordt.</translation>
    </message>
    <message>
        <source>The money does not add up: {difference} apart. Sell nothing more, and save a copy of the club file for help.</source>
        <translation>Het geld klopt niet: {difference} verschil. Verkoop niets meer en bewaar een kopie van het clubbestand voor hulp.</translation>
    </message>
    <message>
        <source>The price list has no add-on and no rebuy.</source>
        <translation>De prijslijst heeft geen add-on en geen rebuy.</translation>
    </message>
    <message>
        <source>The price list has no add-on.</source>
        <translation>De prijslijst heeft geen add-on.</translation>
    </message>
    <message>
        <source>The price list has no re-entry.</source>
        <translation>De prijslijst heeft geen re-entry.</translation>
    </message>
    <message>
        <source>The price list has no rebuy.</source>
        <translation>De prijslijst heeft geen rebuy.</translation>
    </message>
    <message>
        <source>The terms give another share back: this takes a reason.</source>
        <translation>De voorwaarden geven een ander deel terug: dit vraagt een reden.</translation>
    </message>
    <message>
        <source>There is no rebuy or add-on to give back.</source>
        <translation>Er is geen rebuy of add-on om terug te geven.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Vink alles aan</translation>
    </message>
    <message>
        <source>Two parts without an amount. Say how much the first one is.</source>
        <translation>Twee delen zonder bedrag. Zeg hoeveel het eerste is.</translation>
    </message>
    <message>
        <source>Type a name, or scan a club card. Arrows choose, Enter goes on to the price. Somebody who is in: his account.</source>
        <translation>Typ een naam of scan een clubkaart. Pijlen kiezen, Enter gaat door naar de prijs. Wie al meedoet: zijn rekening.</translation>
    </message>
    <message>
        <source>What is given back: arrows or digits choose</source>
        <translation>Wat er wordt teruggegeven: pijlen of cijfers kiezen</translation>
    </message>
    <message>
        <source>announced before the hand</source>
        <translation>voor de hand aangekondigd</translation>
    </message>
    <message>
        <source>any stack may rebuy</source>
        <translation>elke stack mag een rebuy</translation>
    </message>
    <message>
        <source>bounties held {amount}</source>
        <translation>bounty&apos;s bewaard {amount}</translation>
    </message>
    <message>
        <source>cancelled, {amount} given back</source>
        <translation>geannuleerd, {amount} teruggegeven</translation>
    </message>
    <message>
        <source>change {amount}</source>
        <translation>wisselgeld {amount}</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>aanwezig gemeld</translation>
    </message>
    <message>
        <source>club card {number}</source>
        <translation>clubkaart {number}</translation>
    </message>
    <message>
        <source>club number {number}</source>
        <translation>clubnummer {number}</translation>
    </message>
    <message>
        <source>counted; empty: all of it leaves play</source>
        <translation>geteld; leeg: alles verlaat het spel</translation>
    </message>
    <message>
        <source>counted; these chips leave play (HC-8)</source>
        <translation>geteld; deze chips verlaten het spel (HC-8)</translation>
    </message>
    <message>
        <source>empty: all of it ({key}). Its chips leave play all the same.</source>
        <translation>leeg: alles ({key}). De chips gaan hoe dan ook uit het spel.</translation>
    </message>
    <message>
        <source>entry {entry}, is in</source>
        <translation>inschrijving {entry}, doet mee</translation>
    </message>
    <message>
        <source>entry {entry}, is out</source>
        <translation>inschrijving {entry}, is uit</translation>
    </message>
    <message>
        <source>fees {amount}</source>
        <translation>fees {amount}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>gave up {chips} chips to enter again</source>
        <translation>leverde {chips} chips in voor een re-entry</translation>
    </message>
    <message>
        <source>given back {amount}</source>
        <translation>{amount} teruggegeven</translation>
    </message>
    <message>
        <source>guarantee {amount}</source>
        <translation>garantie {amount}</translation>
    </message>
    <message>
        <source>in, no seat yet</source>
        <translation>doet mee, nog geen plaats</translation>
    </message>
    <message>
        <source>less {back} given back</source>
        <translation>min {back} teruggegeven</translation>
    </message>
    <message>
        <source>not checked in</source>
        <translation>niet aanwezig gemeld</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>uit, plaats {place}</translation>
    </message>
    <message>
        <source>overlay {amount}</source>
        <translation>overlay {amount}</translation>
    </message>
    <message>
        <source>playing, seat {seat}</source>
        <translation>speelt, plaats {seat}</translation>
    </message>
    <message>
        <source>prize pool {amount}</source>
        <translation>prijzenpot {amount}</translation>
    </message>
    <message>
        <source>prize {amount} paid</source>
        <translation>prijs {amount} betaald</translation>
    </message>
    <message>
        <source>prizes paid {amount}</source>
        <translation>prijzen betaald {amount}</translation>
    </message>
    <message>
        <source>sold until {time}</source>
        <translation>te koop tot {time}</translation>
    </message>
    <message>
        <source>staff {amount}</source>
        <translation>personeel {amount}</translation>
    </message>
    <message>
        <source>{amount} is missing</source>
        <translation>er ontbreekt {amount}</translation>
    </message>
    <message>
        <source>{amount} too much: only cash gives change</source>
        <translation>{amount} te veel: alleen contant geeft wisselgeld</translation>
    </message>
    <message>
        <source>{amount} {tender}</source>
        <comment>50.00 cash</comment>
        <translation>{amount} {tender}</translation>
    </message>
    <message>
        <source>{chips} chips</source>
        <translation>{chips} chips</translation>
    </message>
    <message>
        <source>{limit} or less may rebuy (HC-27)</source>
        <translation>met {limit} of minder mag een rebuy (HC-27)</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <comment>a line of the price list on a button: Early bird 120.00</comment>
        <translation>{name} {total}</translation>
    </message>
    <message>
        <source>{name}, {price}</source>
        <translation>{name}, {price}</translation>
    </message>
    <message>
        <source>{name}: entry {entry}, no seat yet</source>
        <translation>{name}: inschrijving {entry}, nog geen plaats</translation>
    </message>
    <message>
        <source>{name}: entry {entry}, out since</source>
        <translation>{name}: inschrijving {entry}, inmiddels eruit</translation>
    </message>
    <message>
        <source>{name}: seat {seat}</source>
        <translation>{name}: plaats {seat}</translation>
    </message>
    <message>
        <source>{n} × {name}</source>
        <translation>{n} × {name}</translation>
    </message>
    <message>
        <source>{part} {amount}</source>
        <comment>part of a price: fee 15.00</comment>
        <translation>{part} {amount}</translation>
    </message>
    <message>
        <source>{tender} {amount}</source>
        <comment>one part of a payment: card 65.00</comment>
        <translation>{tender} {amount}</translation>
    </message>
</context>
<context>
    <name>DeskMoney</name>
    <message numerus="yes">
        <source>%n payments, {sum} in all</source>
        <translation>
            <numerusform>%n betaling, {sum} bij elkaar</numerusform>
            <numerusform>%n betalingen, {sum} bij elkaar</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize has no slip.</source>
        <translation>Bij een prijs hoort geen bon.</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>a column</comment>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Bounties held</source>
        <translation>Bounty&apos;s bewaard</translation>
    </message>
    <message>
        <source>Choose a payment in the list first.</source>
        <translation>Kies eerst een betaling in de lijst.</translation>
    </message>
    <message>
        <source>Drawer</source>
        <comment>a column</comment>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Every payment in and out appears here, with the sums it must come to. Alt 1 sells the first entry.</source>
        <translation>Hier komt elke betaling in en uit te staan, met de sommen waarop ze uit moeten komen. Met Alt 1 verkoop je de eerste inschrijving.</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Fees</translation>
    </message>
    <message>
        <source>For</source>
        <comment>a column: what was paid for</comment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>It adds up: {taken} in less {back} given back = {parts}</source>
        <translation>Het klopt: {taken} binnen min {back} teruggegeven = {parts}</translation>
    </message>
    <message>
        <source>It does not add up: {taken} in less {back} given back is {difference} apart from {parts}</source>
        <translation>Het klopt niet: {taken} binnen min {back} teruggegeven scheelt {difference} met {parts}</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>a column: of the journal</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>No payment was made this way.</source>
        <translation>Zo is niets betaald.</translation>
    </message>
    <message>
        <source>Nothing has been sold yet</source>
        <translation>Er is nog niets verkocht</translation>
    </message>
    <message>
        <source>Only payments by this tender</source>
        <translation>Alleen betalingen met dit betaalmiddel</translation>
    </message>
    <message>
        <source>Only payments through this drawer</source>
        <translation>Alleen betalingen door deze kassa</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>a column</comment>
        <translation>Aan de balie</translation>
    </message>
    <message>
        <source>Overlay, paid by the house</source>
        <translation>Overlay, betaald door het huis</translation>
    </message>
    <message>
        <source>Paid by</source>
        <comment>a column: cash, card</comment>
        <translation>Betaald met</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a column</comment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Print slip again</source>
        <translation>Bon opnieuw afdrukken</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Prizes paid</source>
        <translation>Prijzen uitbetaald</translation>
    </message>
    <message>
        <source>Prizes still due</source>
        <translation>Prijzen nog te betalen</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Lijst opslaan</translation>
    </message>
    <message>
        <source>Sold for the prize pool</source>
        <translation>Verkocht voor de prijzenpot</translation>
    </message>
    <message>
        <source>Staff fund</source>
        <translation>Personeelspot</translation>
    </message>
    <message>
        <source>This payment was taken back, so it has no slip any more.</source>
        <translation>Deze betaling is teruggenomen, dus er hoort geen bon meer bij.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>a column</comment>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>What came in and went out</source>
        <translation>Wat er in en uit ging</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Waar het is</translation>
    </message>
    <message>
        <source>any drawer</source>
        <translation>elke kassa</translation>
    </message>
    <message>
        <source>bounties {amount}</source>
        <translation>bounty&apos;s {amount}</translation>
    </message>
    <message>
        <source>fees {amount}</source>
        <translation>fees {amount}</translation>
    </message>
    <message>
        <source>left in the house</source>
        <translation>nog in huis</translation>
    </message>
    <message>
        <source>no drawer</source>
        <translation>geen kassa</translation>
    </message>
    <message>
        <source>paid by anything</source>
        <translation>hoe ook betaald</translation>
    </message>
    <message>
        <source>payments</source>
        <comment>name of a file</comment>
        <translation>betalingen</translation>
    </message>
    <message>
        <source>prize pool {amount}</source>
        <translation>prijzenpot {amount}</translation>
    </message>
    <message>
        <source>staff {amount}</source>
        <translation>personeel {amount}</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>{what} · taken back at line {line}</source>
        <translation>{what} · teruggenomen op regel {line}</translation>
    </message>
</context>
<context>
    <name>Directory</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n inschrijving</numerusform>
            <numerusform>%n inschrijvingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n gevonden</numerusform>
            <numerusform>%n gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>players</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persoon</numerusform>
            <numerusform>%n mensen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players with a note for seating: {names}</source>
        <translation>
            <numerusform>%n speler met een notitie voor het plaatsen: {names}</numerusform>
            <numerusform>%n spelers met een notitie voor het plaatsen: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulings and penalties</source>
        <translation>
            <numerusform>%n beslissing of straf</numerusform>
            <numerusform>%n beslissingen en straffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments</source>
        <translation>
            <numerusform>%n toernooi</numerusform>
            <numerusform>%n toernooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Add people one by one, or import the list the club has. Whoever is registered comes in by itself.</source>
        <translation>Voeg mensen een voor een toe, of lees de lijst van de club in. Wie wordt ingeschreven, komt er vanzelf bij.</translation>
    </message>
    <message>
        <source>Add to the club</source>
        <translation>Toevoegen aan de club</translation>
    </message>
    <message>
        <source>All the club has about {name}, as a file</source>
        <translation>Alles wat de club van {name} heeft, als bestand</translation>
    </message>
    <message>
        <source>Already in the club?</source>
        <translation>Al in de club?</translation>
    </message>
    <message>
        <source>Another record: {name}</source>
        <translation>Ook bekend als {name}</translation>
    </message>
    <message>
        <source>As in 1985-03-21 or 21-3-1985</source>
        <translation>Zoals 1985-03-21 of 21-3-1985</translation>
    </message>
    <message>
        <source>As in 2026-12-31; empty: without end</source>
        <translation>Zoals 2026-12-31; leeg: voor altijd</translation>
    </message>
    <message>
        <source>As in name@example.org</source>
        <translation>Zoals naam@example.org</translation>
    </message>
    <message>
        <source>Asked for it themselves</source>
        <translation>Heeft er zelf om gevraagd</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blokkeren</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Geblokkeerd</translation>
    </message>
    <message>
        <source>Blocked until {until}</source>
        <translation>Geblokkeerd tot {until}</translation>
    </message>
    <message>
        <source>Blocked without end</source>
        <translation>Voor altijd geblokkeerd</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Foto kiezen</translation>
    </message>
    <message>
        <source>Choose somebody in the list; Enter goes on in the form.</source>
        <translation>Kies iemand in de lijst; met Enter ga je verder in het formulier.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Club card number</source>
        <translation>Clubkaartnummer</translation>
    </message>
    <message>
        <source>Copies of the club file made before still hold all of it. Those of this month are gone within two months, as copies are thinned out; the last one of each month before stays until somebody deletes it. They are in {folder}, and wherever you took one.</source>
        <translation>Eerder gemaakte kopieën van het clubbestand bevatten alles nog. Die van deze maand zijn binnen twee maanden weg, omdat kopieën worden uitgedund; de laatste van elke eerdere maand blijft tot iemand die verwijdert. Ze staan in {folder}, en overal waar je er een naartoe hebt gebracht.</translation>
    </message>
    <message>
        <source>Data file</source>
        <comment>button: saves all the club has about a person</comment>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Data of a person (*.json)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Gegevens van een persoon (*.json)</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Geboortedatum</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Niet toevoegen</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Documentnummer</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-mailadres</translation>
    </message>
    <message>
        <source>Enter compares both, to make them one.</source>
        <translation>Enter vergelijkt beide, om er één van te maken.</translation>
    </message>
    <message>
        <source>Enter opens the one the club knows, instead of a new one.</source>
        <translation>Enter opent wie de club al kent, in plaats van iemand nieuw.</translation>
    </message>
    <message>
        <source>Entries, results and penalties of both are {name}&apos;s from now on. It can be taken apart again.</source>
        <translation>Inschrijvingen, uitslagen en straffen van beide horen vanaf nu bij {name}. Het kan weer uit elkaar worden gehaald.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Erase {name}</source>
        <translation>{name} wissen</translation>
    </message>
    <message>
        <source>Erased. What stays is called {name}.</source>
        <translation>Gewist. Wat blijft, heet {name}.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>button: the tournaments of a person, rulings and penalties</comment>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Veld</translation>
    </message>
    <message>
        <source>Fills gaps</source>
        <comment>head of a column: the record that fills what the other leaves empty</comment>
        <translation>Vult aan</translation>
    </message>
    <message>
        <source>Find by name, nickname or club card</source>
        <translation>Zoek op naam, bijnaam of clubkaart</translation>
    </message>
    <message>
        <source>Find the other record of {name} above.</source>
        <translation>Zoek hierboven de andere gegevens van {name}.</translation>
    </message>
    <message>
        <source>First day of playing again</source>
        <translation>Eerste dag dat spelen weer mag</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>For seating {name} ({seat}): {needs}</source>
        <translation>Bij het plaatsen van {name} ({seat}): {needs}</translation>
    </message>
    <message>
        <source>For seating {name}: {needs}</source>
        <translation>Bij het plaatsen van {name}: {needs}</translation>
    </message>
    <message>
        <source>Forget them all</source>
        <comment>document numbers and dates of birth</comment>
        <translation>Alles vergeten</translation>
    </message>
    <message>
        <source>Gone for good: name, nickname, club card, contact, languages, notes, photo, document and date of birth, and what was written about this person alone.</source>
        <translation>Voorgoed weg: naam, bijnaam, clubkaart, contact, talen, notities, foto, document en geboortedatum, en wat over deze persoon alleen is geschreven.</translation>
    </message>
    <message>
        <source>Has not played here yet</source>
        <translation>Heeft hier nog niet gespeeld</translation>
    </message>
    <message>
        <source>Hold to show</source>
        <translation>Vasthouden om te tonen</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Lijst inlezen</translation>
    </message>
    <message>
        <source>It could not be written to {path}: {reason}. Choose another folder.</source>
        <translation>Schrijven naar {path} lukte niet: {reason}. Kies een andere map.</translation>
    </message>
    <message>
        <source>Keep document numbers and dates of birth</source>
        <translation>Documentnummers en geboortedata bewaren</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Talen</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laatst gespeeld</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Gaat voor</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laten zoals het was</translation>
    </message>
    <message>
        <source>Lift it</source>
        <comment>a block</comment>
        <translation>Opheffen</translation>
    </message>
    <message>
        <source>Make one person of two</source>
        <translation>Van twee één persoon maken</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>May play</source>
        <translation>Mag spelen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Must be known before somebody plays</source>
        <translation>Moet bekend zijn voordat iemand speelt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Nationality</source>
        <translation>Nationaliteit</translation>
    </message>
    <message>
        <source>New in the club: {name}</source>
        <translation>Nieuw in de club: {name}</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nieuwe persoon</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Bijnaam</translation>
    </message>
    <message>
        <source>No photo</source>
        <translation>Geen foto</translation>
    </message>
    <message>
        <source>Nobody by that name</source>
        <translation>Niemand met die naam</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Niemand gekozen</translation>
    </message>
    <message>
        <source>Nobody fits &apos;{text}&apos;. Type fewer letters, or add a new person by this name.</source>
        <translation>Niemand past bij ‘{text}’. Typ minder letters, of voeg een nieuwe persoon met deze naam toe.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message>
        <source>Not let play</source>
        <translation>Niet laten spelen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note for seating</source>
        <translation>Notitie voor het plaatsen</translation>
    </message>
    <message>
        <source>Nothing brings this back. Type the name to go on: {name}</source>
        <translation>Dit is met niets terug te halen. Typ de naam om door te gaan: {name}</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er is niets veranderd.</translation>
    </message>
    <message>
        <source>Past evenings of {name}</source>
        <translation>Eerdere avonden van {name}</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Mensen van de club</translation>
    </message>
    <message>
        <source>People of the club by name</source>
        <translation>Mensen van de club op naam</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <comment>keep the brackets as they are</comment>
        <translation>Afbeeldingen ({kinds})</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privé</translation>
    </message>
    <message>
        <source>Remove the photo</source>
        <translation>Foto verwijderen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Save as a list</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Bewaard: {name}</translation>
    </message>
    <message>
        <source>Seen only by those who seat players: a wheelchair, a seat at the end</source>
        <translation>Alleen te zien voor wie spelers plaatst: een rolstoel, een plek aan het eind</translation>
    </message>
    <message>
        <source>Switched off, those the club has are forgotten at once. Nothing brings them back.</source>
        <translation>Uitgezet worden die van de club meteen vergeten. Dat is met niets terug te halen.</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Uit elkaar halen</translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>Telefoonnummer</translation>
    </message>
    <message>
        <source>The block stays too, as a mark that only recognises the same name when it comes back.</source>
        <translation>De blokkade blijft ook, als een kenmerk dat alleen dezelfde naam herkent wanneer die terugkomt.</translation>
    </message>
    <message>
        <source>The club wants to know before somebody plays: {fields}</source>
        <translation>De club wil weten voordat iemand speelt: {fields}</translation>
    </message>
    <message>
        <source>The house decided it</source>
        <translation>Het huis heeft dit besloten</translation>
    </message>
    <message>
        <source>The list is being made ready</source>
        <translation>De lijst wordt klaargezet</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>De naam</translation>
    </message>
    <message>
        <source>The new person is not saved: add it (Ctrl+S), or do not (Alt+L).</source>
        <translation>De nieuwe persoon is niet bewaard: voeg toe (Ctrl+S), of niet (Alt+L).</translation>
    </message>
    <message>
        <source>The other record: name, nickname or club card</source>
        <translation>De andere gegevens: naam, bijnaam of clubkaart</translation>
    </message>
    <message>
        <source>The photo of {name} is removed</source>
        <translation>De foto van {name} is verwijderd</translation>
    </message>
    <message>
        <source>The same person twice?</source>
        <translation>Tweemaal dezelfde persoon?</translation>
    </message>
    <message>
        <source>The two records of {name} are one now</source>
        <translation>De twee keer {name} zijn nu één</translation>
    </message>
    <message>
        <source>They are shown masked, never printed and in no list. Keep them only where the law wants it: who keeps them must look after them, and tell each person who asks.</source>
        <translation>Ze worden afgeschermd getoond, nooit afgedrukt en staan in geen lijst. Bewaar ze alleen waar de wet dat wil: wie ze bewaart, moet er zorgvuldig mee omgaan en het zeggen aan wie ernaar vraagt.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>Turn round</source>
        <comment>two records change places</comment>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Two letters or the name: NL, Belgium</source>
        <translation>Twee letters of de naam: NL, België</translation>
    </message>
    <message>
        <source>Type it, or scan the card</source>
        <translation>Typ het, of scan de kaart</translation>
    </message>
    <message>
        <source>Type the name as it stands above first.</source>
        <translation>Typ eerst de naam zoals hij hierboven staat.</translation>
    </message>
    <message>
        <source>What stays: entries, results and payments, under a name that says nothing (&apos;Erased player&apos;).</source>
        <translation>Wat blijft: inschrijvingen, uitslagen en betalingen, onder een naam die niets zegt (‘Gewiste speler’).</translation>
    </message>
    <message>
        <source>What the club keeps</source>
        <translation>Wat de club bewaart</translation>
    </message>
    <message>
        <source>What the club keeps is settled</source>
        <translation>Wat de club bewaart, is vastgelegd</translation>
    </message>
    <message>
        <source>Whoever lacks one of these is not registered until it is filled in. A name must always be there.</source>
        <translation>Wie een van deze mist, wordt niet ingeschreven tot het is ingevuld. Een naam moet er altijd zijn.</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Wordt</translation>
    </message>
    <message>
        <source>With commas between: nl, French</source>
        <translation>Met komma’s ertussen: nl, Frans</translation>
    </message>
    <message>
        <source>With the country in front: +31 6 12345678</source>
        <translation>Met het land ervoor: +31 6 12345678</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Geschreven: {path}</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>kaart {number}</translation>
    </message>
    <message>
        <source>in the club&apos;s list since {day}</source>
        <translation>in de lijst van de club sinds {day}</translation>
    </message>
    <message>
        <source>known</source>
        <comment>instead of a date of birth that is not shown</comment>
        <translation>bekend</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen uitslag</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>plaats {place}</translation>
    </message>
    <message>
        <source>places {first} to {last}</source>
        <translation>plaats {first} tot en met {last}</translation>
    </message>
    <message>
        <source>prize {prize}</source>
        <translation>prijs {prize}</translation>
    </message>
    <message>
        <source>the first {shown}; type more letters</source>
        <translation>de eerste {shown}; typ meer letters</translation>
    </message>
    <message>
        <source>this file cannot be opened</source>
        <translation>dit bestand is niet te openen</translation>
    </message>
    <message>
        <source>this is no picture of a kind that can be read</source>
        <translation>dit is geen afbeelding van een soort die te lezen is</translation>
    </message>
    <message>
        <source>this picture has more than {n} million pixels</source>
        <translation>deze afbeelding heeft meer dan {n} miljoen pixels</translation>
    </message>
    <message>
        <source>this picture is damaged or not complete</source>
        <translation>deze afbeelding is beschadigd of niet volledig</translation>
    </message>
    <message>
        <source>{field}, needed</source>
        <translation>{field}, nodig</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <comment>a player and the seat</comment>
        <translation>{name} ({seat})</translation>
    </message>
    <message>
        <source>{name} has a photo now</source>
        <translation>{name} heeft nu een foto</translation>
    </message>
    <message>
        <source>{name} has changes: save them (Ctrl+S), or leave it as it was (Alt+L).</source>
        <translation>{name} is gewijzigd: bewaar dat (Ctrl+S), of laat het zoals het was (Alt+L).</translation>
    </message>
    <message>
        <source>{name} may not play from now on</source>
        <translation>{name} mag vanaf nu niet spelen</translation>
    </message>
    <message>
        <source>{name} may play again</source>
        <translation>{name} mag weer spelen</translation>
    </message>
    <message>
        <source>{name} stands alone again</source>
        <translation>{name} staat weer op zichzelf</translation>
    </message>
    <message>
        <source>{name}: {reasons}</source>
        <comment>a name, and why it may be the same: has this card</comment>
        <translation>{name}: {reasons}</translation>
    </message>
    <message>
        <source>{path}: {reason}. Choose another picture.</source>
        <translation>{path}: {reason}. Kies een andere afbeelding.</translation>
    </message>
    <message>
        <source>{tournament}
{day} · {how}</source>
        <translation>{tournament}
{day} · {how}</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>Before the first draw the house fixed a secret and showed its fingerprint, the commitment; the room adds a value of its own. Each draw is computed from both and its number, so nobody can choose it, and once the secret is revealed anybody can compute it again.</source>
        <translation>Voor de eerste loting legde het huis een geheim vast en toonde de vingerafdruk ervan, de vastlegging; de zaal voegt een eigen waarde toe. Elke loting volgt uit die twee en haar nummer, dus niemand kan haar kiezen, en als het geheim is onthuld kan iedereen haar narekenen.</translation>
    </message>
    <message>
        <source>Commitment: {commitment}</source>
        <translation>Vastlegging: {commitment}</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>head of a column of numbers</comment>
        <translation>Loting</translation>
    </message>
    <message>
        <source>In the journal since line {line}, after registration opened.</source>
        <translation>In het logboek sinds regel {line}, na het openen van de inschrijving.</translation>
    </message>
    <message>
        <source>In the journal since line {line}, before registration opened.</source>
        <translation>In het logboek sinds regel {line}, voor het openen van de inschrijving.</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>head of a column: line of the journal</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>No secret was fixed before these draws.</source>
        <translation>Voor deze lotingen was geen geheim vastgelegd.</translation>
    </message>
    <message>
        <source>No value was given in the room.</source>
        <translation>De zaal heeft geen waarde gegeven.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Er is nog niets geloot.</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>head of a column</comment>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>head of a column: how many seats were drawn</comment>
        <translation>Stoelen</translation>
    </message>
    <message>
        <source>Secret: {secret}</source>
        <translation>Geheim: {secret}</translation>
    </message>
    <message>
        <source>The secret is revealed when the tournament is finished.</source>
        <translation>Het geheim wordt onthuld als het toernooi is afgesloten.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>head of a column</comment>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Value given in the room: {value}</source>
        <translation>Waarde van de zaal: {value}</translation>
    </message>
    <message>
        <source>What was drawn</source>
        <comment>head of a column</comment>
        <translation>Wat er is geloot</translation>
    </message>
    <message>
        <source>before draws had numbers</source>
        <translation>van voor de nummering</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>ongedaan gemaakt</translation>
    </message>
</context>
<context>
    <name>Drawers</name>
    <message>
        <source>Add</source>
        <translation>Erbij doen</translation>
    </message>
    <message>
        <source>All of it is there: the count is what was expected.</source>
        <translation>Alles is er: de telling is wat werd verwacht.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>By other tenders: {several}</source>
        <translation>Met andere betaalmiddelen: {several}</translation>
    </message>
    <message>
        <source>Cash in</source>
        <translation>Contant in</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Contant uit</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Venster sluiten</translation>
    </message>
    <message>
        <source>Close with {amount}</source>
        <translation>Sluiten met {amount}</translation>
    </message>
    <message>
        <source>Closed {day} {time} by {operator}</source>
        <translation>Gesloten {day} {time} door {operator}</translation>
    </message>
    <message>
        <source>Count and close</source>
        <translation>Tellen en sluiten</translation>
    </message>
    <message>
        <source>Count the opening float, or type its sum</source>
        <translation>Tel het wisselgeld, of typ het bedrag</translation>
    </message>
    <message>
        <source>Count {name} and close it</source>
        <translation>{name} tellen en sluiten</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Munt</translation>
    </message>
    <message>
        <source>Desk {number}</source>
        <comment>proposed name of a drawer</comment>
        <translation>Balie {number}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Drawer: {name} · {inside} · {operator}</source>
        <translation>Kassa: {name} · {inside} · {operator}</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>Kassa&apos;s</translation>
    </message>
    <message>
        <source>Drawers, the open ones first</source>
        <translation>Kassa&apos;s, de open kassa&apos;s eerst</translation>
    </message>
    <message>
        <source>Enter goes down. Once it is closed, its payments stand for ever.</source>
        <translation>Met Enter ga je naar beneden. Is de kassa eenmaal gesloten, dan staan de betalingen voorgoed vast.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Go on with {name}</source>
        <translation>Verder met {name}</translation>
    </message>
    <message>
        <source>How many of {value}</source>
        <translation>Hoeveel van {value}</translation>
    </message>
    <message>
        <source>How many of {value} is not a number from 0 to {most}.</source>
        <translation>Hoeveel van {value} is geen getal van 0 tot {most}.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Move cash</source>
        <translation>Geld verplaatsen</translation>
    </message>
    <message>
        <source>Move cash of {name}</source>
        <translation>Geld van {name} verplaatsen</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verplaatst</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Naam van de balie</translation>
    </message>
    <message>
        <source>Next drawer</source>
        <translation>Volgende kassa</translation>
    </message>
    <message>
        <source>No drawer</source>
        <translation>Geen kassa</translation>
    </message>
    <message>
        <source>No drawer has been opened yet</source>
        <translation>Er is nog geen kassa geopend</translation>
    </message>
    <message>
        <source>No other drawer is open.</source>
        <translation>Er is geen andere kassa open.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>Er is nog niets geteld.</translation>
    </message>
    <message>
        <source>Only where coins and notes are not counted one by one</source>
        <translation>Alleen waar munten en biljetten niet stuk voor stuk worden geteld</translation>
    </message>
    <message>
        <source>Open a drawer</source>
        <translation>Kassa openen</translation>
    </message>
    <message>
        <source>Open with {amount}</source>
        <translation>Openen met {amount}</translation>
    </message>
    <message>
        <source>Opened {day} {time} by {operator}</source>
        <translation>Geopend {day} {time} door {operator}</translation>
    </message>
    <message>
        <source>Opening float</source>
        <translation>Wisselgeld bij opening</translation>
    </message>
    <message>
        <source>Payments of this desk go through no drawer. Open or choose one here.</source>
        <translation>Betalingen aan deze balie gaan door geen kassa. Open of kies er hier een.</translation>
    </message>
    <message>
        <source>Print report</source>
        <translation>Rapport afdrukken</translation>
    </message>
    <message>
        <source>Reason, such as: to the safe</source>
        <translation>Reden, bijvoorbeeld: naar de kluis</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Rapport opslaan</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Eruit halen</translation>
    </message>
    <message>
        <source>The drawer this desk sells through, and the cash that should be in it</source>
        <translation>De kassa waardoor deze balie verkoopt, en hoeveel er contant in moet zitten</translation>
    </message>
    <message>
        <source>The drawer this desk sells through, and the cash that should be in it. Alt+D: the next open one.</source>
        <translation>De kassa waar deze balie mee verkoopt, en het geld dat erin hoort te zitten. Alt+D: de volgende die open is.</translation>
    </message>
    <message>
        <source>The drawer {name} is closed. {outcome}</source>
        <translation>Kassa {name} is gesloten. {outcome}</translation>
    </message>
    <message>
        <source>The drawer {name} is open with {amount}. This desk uses it.</source>
        <translation>Kassa {name} is open met {amount}. Deze balie gebruikt haar.</translation>
    </message>
    <message>
        <source>There should be {amount} in it now.</source>
        <translation>Er moet nu {amount} in zitten.</translation>
    </message>
    <message>
        <source>This desk uses it already.</source>
        <translation>Deze balie gebruikt haar al.</translation>
    </message>
    <message>
        <source>This desk uses no drawer now: choose one of those that are open.</source>
        <translation>Deze balie gebruikt nu geen kassa: kies er een die open is.</translation>
    </message>
    <message>
        <source>This desk uses the drawer {name} now: {inside} in it.</source>
        <translation>Deze balie gebruikt nu kassa {name}: er zit {inside} in.</translation>
    </message>
    <message>
        <source>This drawer is closed.</source>
        <translation>Deze kassa is gesloten.</translation>
    </message>
    <message>
        <source>Until you choose one, payments of this desk go through no drawer.</source>
        <translation>Zolang je er geen kiest, gaan betalingen van deze balie door geen kassa.</translation>
    </message>
    <message>
        <source>Use at this desk</source>
        <translation>Aan deze balie gebruiken</translation>
    </message>
    <message>
        <source>Where operators sign in, everybody sells through a drawer of their own.</source>
        <translation>Waar medewerkers zich aanmelden, verkoopt ieder door een eigen kassa.</translation>
    </message>
    <message>
        <source>Which drawer does this desk go on with?</source>
        <translation>Met welke kassa gaat deze balie verder?</translation>
    </message>
    <message>
        <source>With a drawer every payment says which cash box it went through, and at the end of the shift you see whether all of it is there. A home game needs none.</source>
        <translation>Met een kassa staat bij elke betaling door welke geldla die ging, en aan het eind van de dienst zie je of alles er is. Een thuisspel heeft er geen nodig.</translation>
    </message>
    <message>
        <source>With none</source>
        <translation>Zonder kassa</translation>
    </message>
    <message>
        <source>closed {day} {time}</source>
        <translation>gesloten {day} {time}</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>open sinds {time}</translation>
    </message>
    <message>
        <source>this desk</source>
        <translation>deze balie</translation>
    </message>
    <message>
        <source>{amount} added to the drawer {name}.</source>
        <translation>{amount} in kassa {name} gedaan.</translation>
    </message>
    <message>
        <source>{amount} in it · {operator}</source>
        <comment>of a drawer: what should be in it, and whose it is</comment>
        <translation>{amount} erin · {operator}</translation>
    </message>
    <message>
        <source>{amount} over: more was counted than expected.</source>
        <translation>{amount} te veel: er is meer geteld dan verwacht.</translation>
    </message>
    <message>
        <source>{amount} short: less was counted than expected.</source>
        <translation>{amount} te weinig: er is minder geteld dan verwacht.</translation>
    </message>
    <message>
        <source>{amount} taken out of the drawer {name}.</source>
        <translation>{amount} uit kassa {name} gehaald.</translation>
    </message>
    <message>
        <source>{tender} {taken} in, {given} out</source>
        <translation>{tender} {taken} in, {given} uit</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message numerus="yes">
        <source>%n players do not fit at one final table with its blocked seats: {seats} can sit there.</source>
        <translation>
            <numerusform>%n speler past niet aan één finaletafel met geblokkeerde stoelen: er kunnen er {seats} zitten.</numerusform>
            <numerusform>%n spelers passen niet aan één finaletafel met geblokkeerde stoelen: er kunnen er {seats} zitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players drawn anew, tables: {tables}</source>
        <translation>
            <numerusform>%n speler opnieuw geloot, tafels: {tables}</numerusform>
            <numerusform>%n spelers opnieuw geloot, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A label or an area has %n characters, and {limit} is the most. Make it shorter.</source>
        <translation>
            <numerusform>Een label of zaal heeft %n teken, en {limit} is het meeste. Maak de naam korter.</numerusform>
            <numerusform>Een label of zaal heeft %n tekens, en {limit} is het meeste. Maak de naam korter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Break of a table, in two steps</source>
        <translation>Opheffen van een tafel, in twee stappen</translation>
    </message>
    <message>
        <source>Card for the last hands</source>
        <translation>Kaart voor de laatste handen</translation>
    </message>
    <message>
        <source>Cards of a chip race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw of the final table</source>
        <translation>Loting van de finaletafel</translation>
    </message>
    <message>
        <source>Draw {number} was made in the meantime. Try again, and the next number is drawn.</source>
        <translation>Loting {number} is intussen al gedaan. Probeer het opnieuw, dan wordt het volgende nummer geloot.</translation>
    </message>
    <message>
        <source>Draws may still follow, so the secret stays one. Finish the tournament first.</source>
        <translation>Er kunnen nog lotingen volgen, dus het geheim blijft geheim. Sluit eerst het toernooi af.</translation>
    </message>
    <message>
        <source>Everybody cannot be drawn anew at {count} players. Choose {least} or more.</source>
        <translation>Bij {count} spelers kan niet iedereen opnieuw loten. Kies {least} of meer.</translation>
    </message>
    <message numerus="yes">
        <source>Final table drawn for %n players</source>
        <translation>
            <numerusform>Finaletafel geloot voor %n speler</numerusform>
            <numerusform>Finaletafel geloot voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Eerste loting</translation>
    </message>
    <message>
        <source>First draw, spread by nationality</source>
        <translation>Eerste loting, gespreid naar nationaliteit</translation>
    </message>
    <message numerus="yes">
        <source>It is too late for a public value: %n draws have been made without one.</source>
        <translation>
            <numerusform>Het is te laat voor een publieke waarde: er is al %n loting zonder geweest.</numerusform>
            <numerusform>Het is te laat voor een publieke waarde: er zijn al %n lotingen zonder geweest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves between tables</source>
        <translation>Verplaatsingen tussen tafels</translation>
    </message>
    <message>
        <source>No seating was found in which {name} and {other_name} sit apart with all other wishes. Drop this wish or open another table.</source>
        <translation>Er is geen indeling gevonden waarin {name} en {other_name} apart zitten en alle andere wensen kloppen. Laat deze wens vallen of open nog een tafel.</translation>
    </message>
    <message>
        <source>No secret was fixed here, so there is none to reveal.</source>
        <translation>Hier is geen geheim vastgelegd, dus er valt niets te onthullen.</translation>
    </message>
    <message>
        <source>Nobody&apos;s nationality is known, so there is nothing to spread. Fill it in, or draw without.</source>
        <translation>Van niemand is de nationaliteit bekend, dus er valt niets te spreiden. Vul die in, of loot zonder.</translation>
    </message>
    <message>
        <source>Only table {table} has a seat for {name}, and somebody {name} is kept apart from sits there. Open another table or drop the wish.</source>
        <translation>Alleen tafel {table} heeft een plaats voor {name}, en daar zit iemand van wie {name} apart moet blijven. Open nog een tafel of laat de wens vallen.</translation>
    </message>
    <message>
        <source>Public value for the draws: {value}</source>
        <translation>Publieke waarde voor de lotingen: {value}</translation>
    </message>
    <message>
        <source>Redraw of everybody</source>
        <translation>Nieuwe loting van iedereen</translation>
    </message>
    <message>
        <source>Row and place of table {table} are numbers from 1 to {most}.</source>
        <translation>Rij en plek van tafel {table} zijn getallen van 1 tot {most}.</translation>
    </message>
    <message>
        <source>Rules of the room changed</source>
        <translation>Regels van de zaal gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} cannot be kept for {name}: that table has %n seats.</source>
        <translation>
            <numerusform>Plaats {seat} kan niet voor {name} vrij blijven: die tafel heeft %n stoel.</numerusform>
            <numerusform>Plaats {seat} kan niet voor {name} vrij blijven: die tafel heeft %n stoelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {seat} is blocked. Choose another, or give a reason.</source>
        <translation>Plaats {seat} is geblokkeerd. Kies een andere, of geef een reden.</translation>
    </message>
    <message>
        <source>Seat {seat} is kept for {name}, but it is not in the room. Open the table or drop the wish.</source>
        <translation>Plaats {seat} wordt vrijgehouden voor {name}, maar staat niet in de zaal. Open de tafel of laat de wens vallen.</translation>
    </message>
    <message>
        <source>Seat {seat} is kept for {name}, but {other_name} sits there. Move {other_name} or drop the wish.</source>
        <translation>Plaats {seat} wordt vrijgehouden voor {name}, maar daar zit {other_name}. Verplaats {other_name} of laat de wens vallen.</translation>
    </message>
    <message>
        <source>Seat {seat} is kept for {name}. Choose another, or give a reason.</source>
        <translation>Plaats {seat} wordt vrijgehouden voor {name}. Kies een andere, of geef een reden.</translation>
    </message>
    <message>
        <source>Seat {seat} is to be kept for both {name} and {other_name}. Keep another one for one of them.</source>
        <translation>Plaats {seat} zou voor zowel {name} als {other_name} vrij blijven. Houd voor een van beiden een andere vrij.</translation>
    </message>
    <message>
        <source>Seat {seat} is to be kept for {name} and blocked as well. Drop one of the two.</source>
        <translation>Plaats {seat} zou voor {name} vrij blijven en ook geblokkeerd zijn. Laat een van de twee vallen.</translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n players, spread by nationality, tables: {tables}</source>
        <translation>
            <numerusform>Plaatsen geloot voor %n speler, gespreid naar nationaliteit, tafels: {tables}</numerusform>
            <numerusform>Plaatsen geloot voor %n spelers, gespreid naar nationaliteit, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats for newcomers</source>
        <translation>Plaatsen voor nieuwkomers</translation>
    </message>
    <message>
        <source>Secret of the draws revealed</source>
        <translation>Geheim van de lotingen onthuld</translation>
    </message>
    <message>
        <source>Somebody {name} is kept apart from sits at table {table}. Choose another table, or give a reason.</source>
        <translation>Aan tafel {table} zit iemand van wie {name} apart moet blijven. Kies een andere tafel, of geef een reden.</translation>
    </message>
    <message>
        <source>Table {table} is named twice. Name it once.</source>
        <translation>Tafel {table} staat er twee keer. Noem haar één keer.</translation>
    </message>
    <message>
        <source>Table {table} needs from {least} to {most} seats.</source>
        <translation>Tafel {table} heeft {least} tot {most} stoelen nodig.</translation>
    </message>
    <message>
        <source>Tables {table} and {second} cannot stand in the same place. Move one of them.</source>
        <translation>Tafels {table} en {second} kunnen niet op dezelfde plek staan. Verplaats er een.</translation>
    </message>
    <message>
        <source>The club&apos;s key does not give the secret that was fixed. This file was made from another club&apos;s.</source>
        <translation>De sleutel van de club geeft niet het geheim dat was vastgelegd. Dit bestand komt van een andere club.</translation>
    </message>
    <message>
        <source>The club&apos;s room taken over</source>
        <translation>Zaal van de club overgenomen</translation>
    </message>
    <message>
        <source>The public value has at most {limit} characters and no bar (|) in it. Type a word or digits.</source>
        <translation>De publieke waarde heeft hoogstens {limit} tekens en geen streep (|). Typ een woord of cijfers.</translation>
    </message>
    <message>
        <source>The public value is {value} already, and it is given once. Undo that act if it was typed wrong.</source>
        <translation>De publieke waarde is al {value}, en die wordt één keer gegeven. Maak dat ongedaan als hij verkeerd getypt is.</translation>
    </message>
    <message numerus="yes">
        <source>The public value stands: %n draws have been made since, and the next one would come out otherwise.</source>
        <translation>
            <numerusform>De publieke waarde staat vast: er is sindsdien %n loting geweest, en de volgende zou anders uitvallen.</numerusform>
            <numerusform>De publieke waarde staat vast: er zijn sindsdien %n lotingen geweest, en de volgende zou anders uitvallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret has been revealed already. It stands on the draw sheet.</source>
        <translation>Het geheim is al onthuld. Het staat op het lotingsblad.</translation>
    </message>
    <message>
        <source>There is no public value yet. Type what the room called out.</source>
        <translation>Er is nog geen publieke waarde. Typ wat de zaal heeft geroepen.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats have numbers from 1 to {most}.</source>
        <translation>Stoel {seat} bestaat niet: stoelen hebben nummers van 1 tot {most}.</translation>
    </message>
    <message>
        <source>Two seats are kept for {name}. Keep one.</source>
        <translation>Voor {name} worden twee plaatsen vrijgehouden. Houd er één.</translation>
    </message>
    <message>
        <source>With these seats blocked everywhere fewer than {least} can sit at a table. Block fewer.</source>
        <translation>Met deze stoelen overal geblokkeerd kunnen er minder dan {least} aan een tafel zitten. Blokkeer er minder.</translation>
    </message>
    <message>
        <source>With these seats blocked fewer than {least} can sit at table {table}. Block fewer, or make it larger.</source>
        <translation>Met deze stoelen geblokkeerd kunnen er minder dan {least} aan tafel {table} zitten. Blokkeer er minder, of maak de tafel groter.</translation>
    </message>
    <message>
        <source>although the seat was blocked</source>
        <translation>hoewel de plaats geblokkeerd was</translation>
    </message>
    <message>
        <source>although the seat was kept for somebody</source>
        <translation>hoewel de plaats voor iemand werd vrijgehouden</translation>
    </message>
    <message>
        <source>although two were to sit apart</source>
        <translation>hoewel twee mensen apart moesten zitten</translation>
    </message>
    <message>
        <source>change of the room&apos;s rules</source>
        <translation>wijziging van de regels van de zaal</translation>
    </message>
    <message numerus="yes">
        <source>final table draw for %n players</source>
        <translation>
            <numerusform>loting van de finaletafel voor %n speler</numerusform>
            <numerusform>loting van de finaletafel voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>it reveals a secret that would not have been fixed.</source>
        <translation>ze onthult een geheim dat dan niet was vastgelegd.</translation>
    </message>
    <message>
        <source>it reveals the secret of draws that would go on.</source>
        <translation>ze onthult het geheim van lotingen die dan nog doorgaan.</translation>
    </message>
    <message>
        <source>public value {value}</source>
        <translation>publieke waarde {value}</translation>
    </message>
    <message numerus="yes">
        <source>redraw of %n players, tables: {tables}</source>
        <translation>
            <numerusform>nieuwe loting van %n speler, tafels: {tables}</numerusform>
            <numerusform>nieuwe loting van %n spelers, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>revealing of the secret of the draws</source>
        <translation>onthulling van het geheim van de lotingen</translation>
    </message>
    <message numerus="yes">
        <source>seat draw for %n players, spread by nationality, tables: {tables}</source>
        <translation>
            <numerusform>loting van plaatsen voor %n speler, gespreid naar nationaliteit, tafels: {tables}</numerusform>
            <numerusform>loting van plaatsen voor %n spelers, gespreid naar nationaliteit, tafels: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>taking over of the club&apos;s room</source>
        <translation>overname van de zaal van de club</translation>
    </message>
    <message>
        <source>{name} and {other_name} are kept apart, but both have a kept seat at table {table}. Drop one of these wishes.</source>
        <translation>{name} en {other_name} moeten apart zitten, maar voor beiden is een plaats aan tafel {table} vrijgehouden. Laat een van deze wensen vallen.</translation>
    </message>
    <message>
        <source>{name} and {other_name} are to sit apart, and both are to have a kept seat at table {table}. Drop one wish.</source>
        <translation>{name} en {other_name} moeten apart zitten, en voor beiden zou een plaats aan tafel {table} vrij blijven. Laat één wens vallen.</translation>
    </message>
    <message>
        <source>{name} cannot be kept apart from the same person. Choose the other one.</source>
        <translation>{name} kan niet van dezelfde persoon apart zitten. Kies de ander.</translation>
    </message>
    <message>
        <source>{other_name} sits in seat {seat}, which is to be kept for {name}. Move {other_name} first.</source>
        <translation>{other_name} zit op plaats {seat}, die voor {name} vrij moet blijven. Verplaats eerst {other_name}.</translation>
    </message>
</context>
<context>
    <name>DrawsWindow</name>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n loting</numerusform>
            <numerusform>%n lotingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone, with the number it had</source>
        <comment>draws</comment>
        <translation>
            <numerusform>%n ongedaan gemaakt, met het nummer dat ze had</numerusform>
            <numerusform>%n ongedaan gemaakt, elk met haar nummer</numerusform>
        </translation>
    </message>
    <message>
        <source>A file with every draw and no names; anybody&apos;s program can check it</source>
        <translation>Een bestand met elke loting en zonder namen; ieders programma kan het narekenen</translation>
    </message>
    <message>
        <source>Check them: python3 packaging/check_draws.py FILE</source>
        <comment>do not translate the line</comment>
        <translation>Nareken: python3 packaging/check_draws.py BESTAND</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Vastlegging</translation>
    </message>
    <message>
        <source>Commitment copied.</source>
        <translation>Vastlegging gekopieerd.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Lotingen</translation>
    </message>
    <message>
        <source>Draws (*.json)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Lotingen (*.json)</translation>
    </message>
    <message>
        <source>Draws written: {path}</source>
        <translation>Lotingen weggeschreven: {path}</translation>
    </message>
    <message>
        <source>Every draw, the newest first</source>
        <translation>Elke loting, de nieuwste eerst</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Vastleggen</translation>
    </message>
    <message>
        <source>Given by the room; part of every draw.</source>
        <translation>Door de zaal gegeven; telt mee in elke loting.</translation>
    </message>
    <message>
        <source>Let somebody call out a word or roll dice, before the first draw. It is given once.</source>
        <translation>Laat iemand een woord roepen of dobbelen, voor de eerste loting. Dat kan één keer.</translation>
    </message>
    <message>
        <source>No secret is fixed yet. That is done with the first draw.</source>
        <translation>Er is nog geen geheim vastgelegd. Dat gebeurt bij de eerste loting.</translation>
    </message>
    <message>
        <source>Nobody sees it before the end, the director neither.</source>
        <translation>Niemand ziet het voor het einde, ook de toernooileider niet.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet</source>
        <translation>Er is nog niets geloot</translation>
    </message>
    <message>
        <source>Reveal the secret</source>
        <translation>Geheim onthullen</translation>
    </message>
    <message>
        <source>Save for checking</source>
        <translation>Bewaren om na te rekenen</translation>
    </message>
    <message>
        <source>Save the draws for checking</source>
        <translation>De lotingen bewaren om na te rekenen</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Lotingsblad</translation>
    </message>
    <message>
        <source>The draw sheet on the Papers page</source>
        <translation>Het lotingsblad op de pagina Papier</translation>
    </message>
    <message>
        <source>The draws could not be written to {path}: {reason}. Choose another folder.</source>
        <translation>De lotingen konden niet naar {path} worden geschreven: {reason}. Kies een andere map.</translation>
    </message>
    <message>
        <source>The room has given its value. Read the commitment out, or hang it on the wall, and draw.</source>
        <translation>De zaal heeft haar waarde gegeven. Lees de vastlegging voor of hang haar op, en loot.</translation>
    </message>
    <message>
        <source>This is the time for a value of the room. Read the commitment out, or hang it on the wall.</source>
        <translation>Dit is het moment voor een waarde van de zaal. Lees de vastlegging voor, of hang haar op.</translation>
    </message>
    <message>
        <source>Value of the room</source>
        <translation>Waarde van de zaal</translation>
    </message>
    <message>
        <source>word or digits</source>
        <translation>woord of cijfers</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Big blinds</source>
        <translation>Big blinds</translation>
    </message>
    <message>
        <source>Chip counts</source>
        <translation>Chiptelling</translation>
    </message>
    <message>
        <source>Chip counts by table</source>
        <translation>Chiptelling per tafel</translation>
    </message>
    <message>
        <source>Chip ledger</source>
        <translation>Chipboekhouding</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Clubnummer</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Counted at</source>
        <translation>Geteld om</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-mailadres</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>In play then</source>
        <translation>Dan in het spel</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>Logboekregel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Talen</translation>
    </message>
    <message>
        <source>Largest stack</source>
        <translation>Grootste stack</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Nationality</source>
        <translation>Nationaliteit</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Bijnaam</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players of the club</source>
        <translation>Spelers van de club</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Prize paid out</source>
        <translation>Prijs uitbetaald</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Shared down to place</source>
        <translation>Gedeeld tot en met plaats</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>Telefoonnummer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>amount</source>
        <comment>a column of a list</comment>
        <translation>bedrag</translation>
    </message>
    <message>
        <source>code</source>
        <comment>a column of a list: of a voucher or ticket</comment>
        <translation>code</translation>
    </message>
    <message>
        <source>currency</source>
        <comment>a column of a list</comment>
        <translation>valuta</translation>
    </message>
    <message>
        <source>drawer</source>
        <comment>a column of a list: a cash drawer</comment>
        <translation>kassa</translation>
    </message>
    <message>
        <source>entry</source>
        <comment>a column of a list</comment>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>first name</source>
        <comment>a column of a list</comment>
        <translation>voornaam</translation>
    </message>
    <message>
        <source>journal line</source>
        <comment>a column of a list</comment>
        <translation>logboekregel</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>a column of a list</comment>
        <translation>soort</translation>
    </message>
    <message>
        <source>last name</source>
        <comment>a column of a list</comment>
        <translation>achternaam</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>operator</source>
        <comment>a column of a list</comment>
        <translation>aan de balie</translation>
    </message>
    <message>
        <source>paid by</source>
        <comment>a column of a list: cash, card</comment>
        <translation>betaald met</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a column of a list: yes or no</comment>
        <translation>teruggenomen</translation>
    </message>
    <message>
        <source>taken back at line</source>
        <comment>a column of a list</comment>
        <translation>teruggenomen in regel</translation>
    </message>
    <message>
        <source>time</source>
        <comment>a column of a list</comment>
        <translation>tijd</translation>
    </message>
    <message>
        <source>what</source>
        <comment>a column of a list</comment>
        <translation>wat</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>{field} has {n} characters, and {limit} is the most. Make it shorter.</source>
        <translation>{field} heeft {n} tekens, {limit} is het maximum. Maak het korter.</translation>
    </message>
    <message>
        <source>{field} is empty. Type one, up to {limit} characters.</source>
        <translation>{field} is leeg. Typ iets van hooguit {limit} tekens.</translation>
    </message>
    <message>
        <source>{field} is empty. Type something from {least} to {most}.</source>
        <translation>{field} is leeg. Typ iets van {least} tot {most}.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; has more decimals than {currency} has. Type at most {decimals}.</source>
        <translation>{field}: &apos;{typed}&apos; heeft meer decimalen dan {currency} heeft. Typ er hooguit {decimals}.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is no currency. Type its three letters, such as EUR or USD.</source>
        <translation>{field}: &apos;{typed}&apos; is geen valuta. Typ de drie letters, zoals EUR of USD.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is no date. Type it like 2026-11-21 or 21-11-2026.</source>
        <translation>{field}: &apos;{typed}&apos; is geen datum. Typ die als 2026-11-21 of 21-11-2026.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is no length of time. Type minutes such as 20, or 1:30 for a minute and a half.</source>
        <translation>{field}: &apos;{typed}&apos; is geen tijdsduur. Typ minuten, zoals 20, of 1:30 voor anderhalve minuut.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not a whole number. Type one from {least} to {most}.</source>
        <translation>{field}: &apos;{typed}&apos; is geen heel getal. Typ er een van {least} tot {most}.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not an amount. Type one such as {example}.</source>
        <translation>{field}: &apos;{typed}&apos; is geen bedrag. Typ iets als {example}.</translation>
    </message>
    <message>
        <source>{field}: {value} is too large. Type something from {least} to {most}.</source>
        <translation>{field}: {value} is te groot. Typ iets van {least} tot {most}.</translation>
    </message>
    <message>
        <source>{field}: {value} is too small. Type something from {least} to {most}.</source>
        <translation>{field}: {value} is te klein. Typ iets van {least} tot {most}.</translation>
    </message>
</context>
<context>
    <name>Floor</name>
    <message numerus="yes">
        <source>%n moves between tables</source>
        <translation>
            <numerusform>%n verplaatsing tussen tafels</numerusform>
            <numerusform>%n verplaatsingen tussen tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves proposed; buttons to ask: {tables}</source>
        <translation>
            <numerusform>%n verplaatsing voorgesteld; button navragen: {tables}</numerusform>
            <numerusform>%n verplaatsingen voorgesteld; button navragen: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left: draw everybody anew</source>
        <translation>
            <numerusform>Nog %n speler: loot iedereen opnieuw</numerusform>
            <numerusform>Nog %n spelers: loot iedereen opnieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players moved to even the tables out</source>
        <translation>
            <numerusform>%n speler verplaatst om de tafels gelijk te maken</numerusform>
            <numerusform>%n spelers verplaatst om de tafels gelijk te maken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players on the way to a new seat</source>
        <translation>
            <numerusform>%n speler onderweg naar een nieuwe stoel</numerusform>
            <numerusform>%n spelers onderweg naar een nieuwe stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players seen in their new seats</source>
        <translation>
            <numerusform>%n speler gezien op de nieuwe stoel</numerusform>
            <numerusform>%n spelers gezien op hun nieuwe stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables far too short, ask the buttons: {tables}</source>
        <translation>
            <numerusform>%n tafel met veel te weinig spelers, vraag de button: {tables}</numerusform>
            <numerusform>%n tafels met veel te weinig spelers, vraag de buttons: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand was played at table {table}</source>
        <translation>Er is een hand gespeeld aan tafel {table}</translation>
    </message>
    <message>
        <source>A table cannot change places with itself. Choose another.</source>
        <translation>Een tafel kan niet met zichzelf wisselen. Kies een andere.</translation>
    </message>
    <message>
        <source>A table stands twice in the order of breaking. Take one of them out.</source>
        <translation>Een tafel staat twee keer in de volgorde van opheffen. Haal er een weg.</translation>
    </message>
    <message>
        <source>A table stops when it is 2 to {limit} players short. Correct it.</source>
        <translation>Een tafel stopt bij 2 tot {limit} spelers te weinig. Verbeter dit.</translation>
    </message>
    <message>
        <source>Between two players the button is never at an empty seat. Choose one of the two instead of {seat}.</source>
        <translation>Tussen twee spelers staat de button nooit bij een lege stoel. Kies een van de twee in plaats van {seat}.</translation>
    </message>
    <message>
        <source>Button at {seat}</source>
        <translation>Button bij {seat}</translation>
    </message>
    <message>
        <source>Button at {seat}, big blind at {big_blind}</source>
        <translation>Button bij {seat}, big blind bij {big_blind}</translation>
    </message>
    <message>
        <source>Button of table {table} no longer known</source>
        <translation>Button van tafel {table} niet meer bekend</translation>
    </message>
    <message>
        <source>Everybody who was moved has been seen in the new seat.</source>
        <translation>Iedereen die verplaatst is, is op de nieuwe stoel gezien.</translation>
    </message>
    <message>
        <source>Fewer than two players sit at table {table}, so there is no button.</source>
        <translation>Aan tafel {table} zitten minder dan twee spelers, dus is er geen button.</translation>
    </message>
    <message numerus="yes">
        <source>Final table drawn for %n players</source>
        <translation>
            <numerusform>Finaletafel geloot voor %n speler</numerusform>
            <numerusform>Finaletafel geloot voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>From {origin} to {seat}: {name}</source>
        <translation>Van {origin} naar {seat}: {name}</translation>
    </message>
    <message>
        <source>Hand played at table {table}, the button goes on</source>
        <translation>Hand gespeeld aan tafel {table}, de button gaat verder</translation>
    </message>
    <message>
        <source>It stops once the big blind falls on an open seat ({book} {rule})</source>
        <translation>Hij stopt zodra de big blind op een lege stoel valt ({book} {rule})</translation>
    </message>
    <message>
        <source>Let table {table} play on</source>
        <translation>Laat tafel {table} doorspelen</translation>
    </message>
    <message>
        <source>Nobody knows the button of table {table}. Give its seat, or let chance decide.</source>
        <translation>Niemand weet waar de button van tafel {table} staat. Geef de stoel, of laat het lot beslissen.</translation>
    </message>
    <message>
        <source>Nobody sits at {seat} to post the big blind. Choose another seat.</source>
        <translation>Op {seat} zit niemand om de big blind te zetten. Kies een andere stoel.</translation>
    </message>
    <message>
        <source>One player alone at table {table} has nobody to play. Move somebody.</source>
        <translation>Eén speler alleen aan tafel {table} heeft geen tegenstander. Verplaats iemand.</translation>
    </message>
    <message numerus="yes">
        <source>One player each sits alone at %n tables: {tables}</source>
        <translation>
            <numerusform>Aan %n tafel zit een speler alleen: {tables}</numerusform>
            <numerusform>Aan %n tafels zit een speler alleen: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>One player sits alone at table {table}</source>
        <translation>Aan tafel {table} zit een speler alleen</translation>
    </message>
    <message>
        <source>Rules for even tables changed</source>
        <translation>Regels voor gelijke tafels gewijzigd</translation>
    </message>
    <message>
        <source>Seat {seat} cannot have both blinds. Choose another seat for one of them.</source>
        <translation>Stoel {seat} kan niet beide blinds hebben. Kies voor een ervan een andere stoel.</translation>
    </message>
    <message>
        <source>Seat {seat} is blocked or kept for somebody. Choose another seat.</source>
        <translation>Stoel {seat} is geblokkeerd of vrijgehouden voor iemand. Kies een andere stoel.</translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn anew for %n players</source>
        <translation>
            <numerusform>Stoel opnieuw geloot voor %n speler</numerusform>
            <numerusform>Stoelen opnieuw geloot voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody {name} is kept apart from sits at table {table}. Choose a seat at another table.</source>
        <translation>Aan tafel {table} zit iemand van wie {name} apart moet blijven. Kies een stoel aan een andere tafel.</translation>
    </message>
    <message>
        <source>Table {table} became table {second}</source>
        <translation>Tafel {table} werd tafel {second}</translation>
    </message>
    <message numerus="yes">
        <source>Table {table} broken, %n players moved</source>
        <translation>
            <numerusform>Tafel {table} opgeheven, %n speler verplaatst</numerusform>
            <numerusform>Tafel {table} opgeheven, %n spelers verplaatst</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} has changed since these moves were proposed. Look at the new proposal.</source>
        <translation>Tafel {table} is veranderd sinds deze verplaatsingen werden voorgesteld. Bekijk het nieuwe voorstel.</translation>
    </message>
    <message>
        <source>Table {table} has too few seats for who sits at table {second}. Move those players first.</source>
        <translation>Tafel {table} heeft te weinig stoelen voor wie aan tafel {second} zit. Verplaats eerst die spelers.</translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short and has to stop. Give a reason to let it play on.</source>
        <translation>
            <numerusform>Tafel {table} heeft %n speler te weinig en moet stoppen. Geef een reden om door te laten spelen.</numerusform>
            <numerusform>Tafel {table} heeft %n spelers te weinig en moet stoppen. Geef een reden om door te laten spelen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short: ask its button</source>
        <translation>
            <numerusform>Tafel {table} heeft %n speler te weinig: vraag de button</numerusform>
            <numerusform>Tafel {table} heeft %n spelers te weinig: vraag de button</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} is not so short that it would have to stop.</source>
        <translation>Tafel {table} heeft niet zo weinig spelers dat hij moet stoppen.</translation>
    </message>
    <message>
        <source>Table {table} may play on already.</source>
        <translation>Tafel {table} mag al doorspelen.</translation>
    </message>
    <message>
        <source>Table {table} moved up to the lowest seats</source>
        <translation>Tafel {table} aangeschoven naar de laagste stoelen</translation>
    </message>
    <message numerus="yes">
        <source>Table {table} plays on though it is %n short</source>
        <translation>
            <numerusform>Tafel {table} speelt door met %n speler te weinig</numerusform>
            <numerusform>Tafel {table} speelt door met %n spelers te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}: everybody up to the lowest seats</source>
        <translation>Tafel {table}: iedereen aanschuiven naar de laagste stoelen</translation>
    </message>
    <message>
        <source>Tables may differ by 1 to {limit} players. Correct it.</source>
        <translation>Tafels mogen 1 tot {limit} spelers verschillen. Verbeter dit.</translation>
    </message>
    <message>
        <source>Tables {table} and {second} change places</source>
        <translation>Tafels {table} en {second} wisselen</translation>
    </message>
    <message>
        <source>Tables {table} and {second} changed places</source>
        <translation>Tafels {table} en {second} gewisseld</translation>
    </message>
    <message>
        <source>The big blind falls on an open seat ({book} {rule})</source>
        <translation>De big blind valt op een lege stoel ({book} {rule})</translation>
    </message>
    <message>
        <source>The ideal load is at most {limit} players, 0 for none. Correct it.</source>
        <translation>De ideale bezetting is hoogstens {limit} spelers, 0 voor geen. Verbeter dit.</translation>
    </message>
    <message>
        <source>Type the seat of the player who is to go, the free seat to go to, or both.</source>
        <translation>Typ de stoel van wie moet gaan, de vrije stoel om heen te gaan, of allebei.</translation>
    </message>
    <message>
        <source>although the table is too short</source>
        <translation>hoewel de tafel te weinig spelers heeft</translation>
    </message>
    <message>
        <source>ask the button of table {table}</source>
        <translation>vraag de button van tafel {table}</translation>
    </message>
    <message numerus="yes">
        <source>big blind after %n hands</source>
        <translation>
            <numerusform>big blind na %n hand</numerusform>
            <numerusform>big blind na %n handen</numerusform>
        </translation>
    </message>
    <message>
        <source>big blind after that</source>
        <comment>who moves</comment>
        <translation>big blind daarna</translation>
    </message>
    <message numerus="yes">
        <source>break of table {table}, %n moves</source>
        <translation>
            <numerusform>opheffen van tafel {table}, %n verplaatsing</numerusform>
            <numerusform>opheffen van tafel {table}, %n verplaatsingen</numerusform>
        </translation>
    </message>
    <message>
        <source>button at {seat}, big blind at {big_blind}</source>
        <translation>button bij {seat}, big blind bij {big_blind}</translation>
    </message>
    <message>
        <source>change of tables {table} and {second}</source>
        <translation>wisselen van tafels {table} en {second}</translation>
    </message>
    <message>
        <source>change of the rules for even tables</source>
        <translation>wijziging van de regels voor gelijke tafels</translation>
    </message>
    <message>
        <source>chosen by the director</source>
        <comment>who moves</comment>
        <translation>gekozen door de toernooileider</translation>
    </message>
    <message>
        <source>chosen by the director: {tables}</source>
        <comment>table numbers</comment>
        <translation>gekozen door de toernooileider: {tables}</translation>
    </message>
    <message numerus="yes">
        <source>confirmation of %n new seats</source>
        <translation>
            <numerusform>bevestiging van %n nieuwe stoel</numerusform>
            <numerusform>bevestiging van %n nieuwe stoelen</numerusform>
        </translation>
    </message>
    <message>
        <source>confirmation of {name} in seat {seat}</source>
        <translation>bevestiging van {name} op stoel {seat}</translation>
    </message>
    <message>
        <source>dealt in at once</source>
        <translation>krijgt meteen kaarten</translation>
    </message>
    <message>
        <source>drawn, button not known</source>
        <comment>who moves</comment>
        <translation>geloot, button onbekend</translation>
    </message>
    <message>
        <source>everybody draws anew</source>
        <translation>iedereen loot opnieuw</translation>
    </message>
    <message numerus="yes">
        <source>final table draw for %n players</source>
        <translation>
            <numerusform>loting van de finaletafel voor %n speler</numerusform>
            <numerusform>loting van de finaletafel voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>forgetting of the button of table {table}</source>
        <translation>vergeten van de button van tafel {table}</translation>
    </message>
    <message>
        <source>free seats are blocked or kept: {tables}</source>
        <comment>table numbers</comment>
        <translation>vrije stoelen zijn geblokkeerd of gereserveerd: {tables}</translation>
    </message>
    <message>
        <source>hand counted at table {table}</source>
        <translation>getelde hand aan tafel {table}</translation>
    </message>
    <message>
        <source>has the big blind at once</source>
        <translation>heeft meteen de big blind</translation>
    </message>
    <message>
        <source>it sees somebody in a new seat who would not have been moved.</source>
        <translation>die ziet iemand op een nieuwe stoel die niet verplaatst zou zijn.</translation>
    </message>
    <message>
        <source>last seat</source>
        <comment>who moves, at stud</comment>
        <translation>laatste stoel</translation>
    </message>
    <message>
        <source>move of table {table} to number {second}</source>
        <translation>verplaatsing van tafel {table} naar nummer {second}</translation>
    </message>
    <message>
        <source>moving up at table {table}</source>
        <translation>aanschuiven aan tafel {table}</translation>
    </message>
    <message numerus="yes">
        <source>new draw for %n players</source>
        <translation>
            <numerusform>nieuwe loting voor %n speler</numerusform>
            <numerusform>nieuwe loting voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>next big blind</source>
        <comment>who moves</comment>
        <translation>volgende big blind</translation>
    </message>
    <message>
        <source>no other seat, waits for the button</source>
        <translation>geen andere stoel, wacht op de button</translation>
    </message>
    <message>
        <source>nobody may leave: {tables}</source>
        <comment>table numbers</comment>
        <translation>niemand mag weg: {tables}</translation>
    </message>
    <message>
        <source>people are kept apart: {tables}</source>
        <comment>table numbers</comment>
        <translation>spelers uit elkaar gehouden: {tables}</translation>
    </message>
    <message numerus="yes">
        <source>permission for table {table} to play on %n short</source>
        <translation>
            <numerusform>toestemming voor tafel {table} om door te spelen met %n te weinig</numerusform>
            <numerusform>toestemming voor tafel {table} om door te spelen met %n te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>seat chosen</source>
        <translation>stoel gekozen</translation>
    </message>
    <message>
        <source>seat drawn</source>
        <translation>stoel geloot</translation>
    </message>
    <message>
        <source>single big blind, the seat has it twice</source>
        <translation>enkele big blind, de stoel heeft hem twee keer</translation>
    </message>
    <message>
        <source>the dealer says whether to wait for the button</source>
        <translation>de dealer zegt of je op de button wacht</translation>
    </message>
    <message>
        <source>the table breaks, seat drawn ({book} {rule})</source>
        <translation>tafel opgeheven, stoel geloot ({book} {rule})</translation>
    </message>
    <message>
        <source>to the final table</source>
        <translation>naar de finaletafel</translation>
    </message>
    <message>
        <source>to the last open seat</source>
        <translation>naar de laatste lege stoel</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>wacht tot de button voorbij is</translation>
    </message>
    <message>
        <source>{name} is not on the way to a new seat. Choose somebody who was moved.</source>
        <translation>{name} is niet onderweg naar een nieuwe stoel. Kies iemand die verplaatst is.</translation>
    </message>
    <message>
        <source>{name} seen in seat {seat}</source>
        <translation>{name} gezien op stoel {seat}</translation>
    </message>
    <message>
        <source>{name} sits at table {table} already. Choose a seat at another table.</source>
        <translation>{name} zit al aan tafel {table}. Kies een stoel aan een andere tafel.</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}</source>
        <translation>{name} zit op stoel {seat}</translation>
    </message>
    <message>
        <source>{who}; {where} ({book} {rule})</source>
        <translation>{who}; {where} ({book} {rule})</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message numerus="yes">
        <source>%n on penalty</source>
        <comment>players who miss hands</comment>
        <translation>
            <numerusform>%n met straf</numerusform>
            <numerusform>%n met straf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things need you now</source>
        <translation>
            <numerusform>%n punt vraagt nu jouw aandacht</numerusform>
            <numerusform>%n punten vragen nu jouw aandacht</numerusform>
        </translation>
    </message>
    <message>
        <source>All quiet</source>
        <translation>Alles rustig</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Command box</source>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Copy failed</source>
        <translation>Kopie mislukt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Doen</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Toch doen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ga erheen</translation>
    </message>
    <message>
        <source>In the command box</source>
        <translation>In de opdrachtregel</translation>
    </message>
    <message>
        <source>Keyboard unlocked</source>
        <translation>Toetsenbord ontgrendeld</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Language of public screens and paper</source>
        <translation>Taal van zaalschermen en papier</translation>
    </message>
    <message>
        <source>Language of the desk</source>
        <translation>Taal van dit programma</translation>
    </message>
    <message>
        <source>Large rows and buttons for fingers</source>
        <translation>Grote rijen en knoppen voor vingers</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Name, 12-4, bust, +5 …</source>
        <translation>Naam, 12-4, uit, +5 …</translation>
    </message>
    <message>
        <source>Needs you now</source>
        <translation>Nu jouw aandacht</translation>
    </message>
    <message>
        <source>Next blinds</source>
        <translation>Blinds hierna</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Geen animaties</translation>
    </message>
    <message>
        <source>No tournament open</source>
        <translation>Geen toernooi open</translation>
    </message>
    <message>
        <source>No, it does not</source>
        <translation>Nee, telt niet</translation>
    </message>
    <message>
        <source>Nothing here is called that</source>
        <translation>Niets heet hier zo</translation>
    </message>
    <message>
        <source>Operators and PINs</source>
        <translation>Medewerkers en pincodes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina&apos;s</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper of slips</source>
        <translation>Papier van bonnen</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Print a slip with each sale</source>
        <translation>Bij elke verkoop een bon afdrukken</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>Printer van bonnen</translation>
    </message>
    <message>
        <source>Reason, kept in the journal</source>
        <translation>Reden, komt in het logboek</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>Rol van 80 mm</translation>
    </message>
    <message>
        <source>Same hand</source>
        <translation>Zelfde hand</translation>
    </message>
    <message>
        <source>Settings of this laptop</source>
        <translation>Instellingen van deze laptop</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Sound at the end of a level</source>
        <translation>Geluid aan het eind van een level</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>The clock of this laptop was set by {span}. Follow it?</source>
        <translation>De klok van deze laptop is {span} verzet. Meegaan?</translation>
    </message>
    <message>
        <source>The keyboard is locked. Ctrl L unlocks it.</source>
        <translation>Het toetsenbord is vergrendeld. Ctrl L ontgrendelt het.</translation>
    </message>
    <message>
        <source>The printer this laptop usually takes</source>
        <translation>De printer die deze laptop altijd neemt</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>This laptop slept for {span}. Did play go on meanwhile?</source>
        <translation>Deze laptop sliep {span}. Is er intussen doorgespeeld?</translation>
    </message>
    <message>
        <source>Type a name, a seat or a verb</source>
        <translation>Typ een naam, stoel of opdracht</translation>
    </message>
    <message>
        <source>Type the start of a name, a seat such as 12-4, or a verb: bust, move, pay, register, break, +5.</source>
        <translation>Typ het begin van een naam, een stoel zoals 12-4 of een opdracht: uit, verplaats, betaal, inschrijven, pauze, +5.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Ontgrendelen</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Dringend</translation>
    </message>
    <message>
        <source>What Enter does</source>
        <translation>Wat Enter doet</translation>
    </message>
    <message>
        <source>What only you can settle appears here, the most urgent first.</source>
        <translation>Hier verschijnt wat alleen jij kunt regelen, het dringendste eerst.</translation>
    </message>
    <message>
        <source>Who is away, and hands left: Rulings, Penalties</source>
        <translation>Wie weg is, en hoeveel handen nog: Beslissingen, Straffen</translation>
    </message>
    <message>
        <source>Who sits at the desk: sign in, or sign out</source>
        <translation>Wie er aan de balie zit: aanmelden of afmelden</translation>
    </message>
    <message>
        <source>Yes, it counts</source>
        <translation>Ja, telt mee</translation>
    </message>
    <message>
        <source>back {time}</source>
        <translation>terug {time}</translation>
    </message>
    <message>
        <source>break table 14, or a break of 14 minutes</source>
        <translation>tafel 14 opbreken, of 14 minuten pauze</translation>
    </message>
    <message>
        <source>bust out whoever&apos;s name begins so</source>
        <translation>uitschakelen wiens naam zo begint</translation>
    </message>
    <message>
        <source>copy {time}</source>
        <translation>kopie {time}</translation>
    </message>
    <message>
        <source>five minutes more on this level</source>
        <translation>vijf minuten erbij in dit level</translation>
    </message>
    <message>
        <source>levels over</source>
        <translation>levels op</translation>
    </message>
    <message>
        <source>move to a free seat</source>
        <translation>naar een vrije stoel verplaatsen</translation>
    </message>
    <message>
        <source>no copy yet</source>
        <translation>nog geen kopie</translation>
    </message>
    <message>
        <source>no public screen</source>
        <translation>geen zaalscherm</translation>
    </message>
    <message>
        <source>nobody signed in</source>
        <translation>niemand aangemeld</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>niet gestart</translation>
    </message>
    <message>
        <source>nothing to save yet</source>
        <translation>nog niets op te slaan</translation>
    </message>
    <message>
        <source>register somebody of the club, or somebody new</source>
        <translation>iemand van de club inschrijven, of iemand nieuw</translation>
    </message>
    <message>
        <source>rule on what happened: out of turn, misdeal, string bet</source>
        <translation>beslissen over wat er gebeurde: voor de beurt, misdeal, stringbet</translation>
    </message>
    <message>
        <source>saved {time}</source>
        <translation>opgeslagen {time}</translation>
    </message>
    <message>
        <source>sell a rebuy in cash; add-on ada, refund ada likewise</source>
        <translation>verkoop een rebuy contant; add-on ada, teruggave ada net zo</translation>
    </message>
    <message>
        <source>starts {time}</source>
        <translation>start {time}</translation>
    </message>
    <message>
        <source>that stack has so many chips; count 12 180000 for a whole table</source>
        <translation>die stack heeft zoveel chips; tel 12 180000 voor een hele tafel</translation>
    </message>
    <message>
        <source>tick the prize as paid</source>
        <translation>de prijs als uitbetaald afvinken</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>resterend</translation>
    </message>
    <message>
        <source>two in one hand, the smaller stack first (= for equal stacks)</source>
        <translation>twee in één hand, kleinste stack eerst (= bij gelijke stacks)</translation>
    </message>
    <message>
        <source>whoever sits at table 12, seat 4</source>
        <translation>wie op tafel 12, stoel 4 zit</translation>
    </message>
    <message>
        <source>{chips} · {blinds} bb</source>
        <comment>chips and the same in big blinds</comment>
        <translation>{chips} · {blinds} bb</translation>
    </message>
    <message>
        <source>{name} - tdapp</source>
        <translation>{name} - tdapp</translation>
    </message>
    <message>
        <source>{small} / {big}</source>
        <translation>{small} / {big}</translation>
    </message>
    <message>
        <source>{small} / {big}, ante {ante}</source>
        <translation>{small} / {big}, ante {ante}</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message numerus="yes">
        <source>%n out at table {table}, their stacks decide the places</source>
        <translation>
            <numerusform>%n uitgeschakeld aan tafel {table}, de stack beslist de plaats</numerusform>
            <numerusform>%n uitgeschakeld aan tafel {table}, hun stacks beslissen de plaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sat in wrong seats and stay there</source>
        <translation>
            <numerusform>%n speler zat op een verkeerde stoel en blijft daar</numerusform>
            <numerusform>%n spelers zaten op verkeerde stoelen en blijven daar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sat in wrong seats, they go to their own with the chips of now</source>
        <translation>
            <numerusform>%n speler zat op een verkeerde stoel en gaat naar de eigen stoel met de chips van nu</numerusform>
            <numerusform>%n spelers zaten op verkeerde stoelen en gaan naar hun eigen stoel met de chips van nu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still play this hand: {tables}. Wait for them.</source>
        <translation>
            <numerusform>%n tafel speelt deze hand nog: {tables}. Wacht daarop.</numerusform>
            <numerusform>%n tafels spelen deze hand nog: {tables}. Wacht daarop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still to count</source>
        <translation>
            <numerusform>Nog %n tafel te tellen</numerusform>
            <numerusform>Nog %n tafels te tellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables were not counted in this hand: {tables}. Count them, or give a reason.</source>
        <translation>
            <numerusform>%n tafel is in deze hand niet geteld: {tables}. Tel die, of geef een reden.</numerusform>
            <numerusform>%n tafels zijn in deze hand niet geteld: {tables}. Tel ze, of geef een reden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announced: in the money, {left} left and {paid} places paid</source>
        <translation>Omgeroepen: in het prijzengeld, nog {left} en {paid} plaatsen betaald</translation>
    </message>
    <message>
        <source>At most {limit} go off the clock for a hand. Take less, or give a reason.</source>
        <translation>Er gaat hoogstens {limit} van de klok per hand. Neem minder, of geef een reden.</translation>
    </message>
    <message numerus="yes">
        <source>Card drawn: every table plays %n more hands</source>
        <translation>
            <numerusform>Kaart getrokken: elke tafel speelt nog %n hand</numerusform>
            <numerusform>Kaart getrokken: elke tafel speelt nog %n handen</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table has played its last hand</source>
        <translation>Elke tafel heeft de laatste hand gespeeld</translation>
    </message>
    <message>
        <source>Hand for hand begins</source>
        <translation>Hand voor hand begint</translation>
    </message>
    <message>
        <source>Hand for hand begins, {lasts} off the clock for each hand</source>
        <translation>Hand voor hand begint, {lasts} van de klok per hand</translation>
    </message>
    <message>
        <source>Hand for hand ends</source>
        <translation>Hand voor hand eindigt</translation>
    </message>
    <message numerus="yes">
        <source>Hand for hand? %n to go to the money</source>
        <translation>
            <numerusform>Hand voor hand? Nog %n tot het prijzengeld</numerusform>
            <numerusform>Hand voor hand? Nog %n tot het prijzengeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand played at %n tables</source>
        <translation>
            <numerusform>Hand gespeeld aan %n tafel</numerusform>
            <numerusform>Hand gespeeld aan %n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand played at table {table}</source>
        <translation>Hand gespeeld aan tafel {table}</translation>
    </message>
    <message>
        <source>Hand {number} is over at every table</source>
        <translation>Hand {number} is aan elke tafel voorbij</translation>
    </message>
    <message>
        <source>Hand {number} is over at every table, out in it: {names}</source>
        <translation>Hand {number} is aan elke tafel voorbij, uitgeschakeld: {names}</translation>
    </message>
    <message>
        <source>Hand {number} is over, out in it: {names}</source>
        <translation>Hand {number} is voorbij, uitgeschakeld: {names}</translation>
    </message>
    <message>
        <source>Hand {number}: every table has played it</source>
        <translation>Hand {number}: elke tafel heeft gespeeld</translation>
    </message>
    <message>
        <source>Hand {number}: who had more chips?</source>
        <translation>Hand {number}: wie had meer chips?</translation>
    </message>
    <message numerus="yes">
        <source>Heads counted at %n tables</source>
        <translation>
            <numerusform>Koppen geteld aan %n tafel</numerusform>
            <numerusform>Koppen geteld aan %n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>Heads counted at table {table}: {heads}</source>
        <translation>Koppen geteld aan tafel {table}: {heads}</translation>
    </message>
    <message>
        <source>In the money: announce it</source>
        <translation>In het prijzengeld: roep het om</translation>
    </message>
    <message>
        <source>In the money: count heads, then announce it</source>
        <translation>In het prijzengeld: tel koppen, roep het dan om</translation>
    </message>
    <message>
        <source>Last hands called off, the day goes on</source>
        <translation>Laatste handen afgelast, de dag gaat door</translation>
    </message>
    <message>
        <source>Level {level} is over. Choose a later one.</source>
        <translation>Level {level} is voorbij. Kies een later level.</translation>
    </message>
    <message>
        <source>No last hands are being played.</source>
        <translation>Er worden geen laatste handen gespeeld.</translation>
    </message>
    <message>
        <source>No table was named, or one twice. Name each once.</source>
        <translation>Er is geen tafel genoemd, of een tafel twee keer. Noem elke tafel één keer.</translation>
    </message>
    <message>
        <source>Nobody was named, or somebody or a seat twice. Name each once.</source>
        <translation>Er is niemand genoemd, of een speler of stoel twee keer. Noem elk één keer.</translation>
    </message>
    <message>
        <source>Only the winner is left, so no hand is played any more.</source>
        <translation>Alleen de winnaar is nog over, dus er wordt geen hand meer gespeeld.</translation>
    </message>
    <message>
        <source>Order put right: {name} and {other} went out in one hand and share the place</source>
        <translation>Volgorde rechtgezet: {name} en {other} gingen er in één hand uit en delen de plaats</translation>
    </message>
    <message>
        <source>Order put right: {name} went out before {other}</source>
        <translation>Volgorde rechtgezet: {name} ging eruit vóór {other}</translation>
    </message>
    <message>
        <source>Order put right: {name} went out last</source>
        <translation>Volgorde rechtgezet: {name} ging er als laatste uit</translation>
    </message>
    <message>
        <source>Out in place {place}: {name}, not {wrong}, who plays on</source>
        <translation>Uitgeschakeld op plaats {place}: {name}, niet {wrong}; die speelt door</translation>
    </message>
    <message>
        <source>Out in place {place}: {name}, not {wrong}, who plays on in {seat}</source>
        <translation>Uitgeschakeld op plaats {place}: {name}, niet {wrong}; die speelt door op {seat}</translation>
    </message>
    <message>
        <source>Play is hand for hand already.</source>
        <translation>Er wordt al hand voor hand gespeeld.</translation>
    </message>
    <message>
        <source>Play is hand for hand, and the clock goes on by the hand. End hand for hand first.</source>
        <translation>Er wordt hand voor hand gespeeld en de klok gaat per hand verder. Beëindig eerst hand voor hand.</translation>
    </message>
    <message>
        <source>Play is not hand for hand, and no last hands are being played.</source>
        <translation>Er wordt niet hand voor hand gespeeld, en er lopen geen laatste handen.</translation>
    </message>
    <message>
        <source>Somebody went out in the hand that is being played. Wait until every table has played it.</source>
        <translation>Er is iemand uitgeschakeld in de hand die nog loopt. Wacht tot elke tafel die heeft gespeeld.</translation>
    </message>
    <message>
        <source>Table {table} has played its last hand.</source>
        <translation>Tafel {table} heeft de laatste hand gespeeld.</translation>
    </message>
    <message>
        <source>Table {table} has played this hand already. Undo that if it is wrong.</source>
        <translation>Tafel {table} heeft deze hand al gespeeld. Maak dat ongedaan als het niet klopt.</translation>
    </message>
    <message>
        <source>The card is drawn already. Call the last hands off first.</source>
        <translation>De kaart is al getrokken. Gelast eerst de laatste handen af.</translation>
    </message>
    <message>
        <source>The card is drawn {before} before the end of the day. Wait, or give a reason.</source>
        <translation>De kaart wordt {before} voor het einde van de dag getrokken. Wacht, of geef een reden.</translation>
    </message>
    <message>
        <source>The card is one from {least} to {most}, not {card}.</source>
        <translation>De kaart is er een van {least} t/m {most}, niet {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The count differs at %n tables: {tables}</source>
        <translation>
            <numerusform>De telling wijkt af aan %n tafel: {tables}</numerusform>
            <numerusform>De telling wijkt af aan %n tafels: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count differs from the seats in the book at %n tables: {tables}. Look who is there, or give a reason.</source>
        <translation>
            <numerusform>De telling wijkt aan %n tafel af van de stoelen in het boek: {tables}. Kijk wie er zit, of geef een reden.</numerusform>
            <numerusform>De telling wijkt aan %n tafels af van de stoelen in het boek: {tables}. Kijk wie er zit, of geef een reden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The day ends in %n minutes: draw the card</source>
        <translation>
            <numerusform>De dag eindigt over %n minuut: trek de kaart</numerusform>
            <numerusform>De dag eindigt over %n minuten: trek de kaart</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends with level {level}</source>
        <translation>De dag eindigt met level {level}</translation>
    </message>
    <message>
        <source>The end of the day is open again</source>
        <translation>Het einde van de dag is weer open</translation>
    </message>
    <message>
        <source>The hand {name} went out in is not over at every table, so the place may be shared. Wait for it.</source>
        <translation>De hand waarin {name} werd uitgeschakeld is nog niet overal voorbij, dus de plaats kan gedeeld worden. Wacht daarop.</translation>
    </message>
    <message>
        <source>The last level of the day is over: draw the card</source>
        <translation>Het laatste level van de dag is voorbij: trek de kaart</translation>
    </message>
    <message>
        <source>The money is announced already.</source>
        <translation>Het prijzengeld is al omgeroepen.</translation>
    </message>
    <message>
        <source>There is no level {level}. Choose one of the structure.</source>
        <translation>Er is geen level {level}. Kies er een uit de structuur.</translation>
    </message>
    <message>
        <source>These are one and the same. Choose two players.</source>
        <translation>Dit is een en dezelfde. Kies twee spelers.</translation>
    </message>
    <message>
        <source>What {name} had before the hand is missing. Give every stack, or none to keep the order entered.</source>
        <translation>Wat {name} vóór de hand had, ontbreekt. Geef elke stack, of geen om de volgorde van invoer te houden.</translation>
    </message>
    <message>
        <source>although it was the wrong seat</source>
        <translation>hoewel het de verkeerde stoel was</translation>
    </message>
    <message>
        <source>although more than three minutes go off the clock</source>
        <translation>hoewel er meer dan drie minuten van de klok gaan</translation>
    </message>
    <message>
        <source>although not every table was counted</source>
        <translation>hoewel niet elke tafel was geteld</translation>
    </message>
    <message>
        <source>although something was bought since</source>
        <translation>hoewel er sindsdien iets was gekocht</translation>
    </message>
    <message>
        <source>although the count differed</source>
        <translation>hoewel de telling afweek</translation>
    </message>
    <message>
        <source>although the day was not near its end</source>
        <translation>hoewel de dag nog niet bijna om was</translation>
    </message>
    <message>
        <source>announcement of the money, {left} left</source>
        <translation>omroepen van het prijzengeld, nog {left}</translation>
    </message>
    <message>
        <source>beginning of hand for hand</source>
        <translation>begin van hand voor hand</translation>
    </message>
    <message>
        <source>beginning of hand for hand, {lasts} a hand</source>
        <translation>begin van hand voor hand, {lasts} per hand</translation>
    </message>
    <message>
        <source>bust-out of {name} instead of {wrong}</source>
        <translation>uitschakeling van {name} in plaats van {wrong}</translation>
    </message>
    <message>
        <source>bust-out of {name} instead of {wrong}, place {place}</source>
        <translation>uitschakeling van {name} in plaats van {wrong}, plaats {place}</translation>
    </message>
    <message>
        <source>calling off of the last hands</source>
        <translation>afgelasting van de laatste handen</translation>
    </message>
    <message numerus="yes">
        <source>card for the %n last hands</source>
        <translation>
            <numerusform>kaart voor de laatste %n hand</numerusform>
            <numerusform>kaart voor de laatste %n handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count of %n tables</source>
        <translation>
            <numerusform>telling van %n tafel</numerusform>
            <numerusform>telling van %n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>count of table {table}, {heads} heads</source>
        <translation>telling van tafel {table}, {heads} koppen</translation>
    </message>
    <message>
        <source>end of hand for hand</source>
        <translation>einde van hand voor hand</translation>
    </message>
    <message>
        <source>end of hand {number}</source>
        <translation>einde van hand {number}</translation>
    </message>
    <message>
        <source>end of hand {number}, places of {names}</source>
        <translation>einde van hand {number}, plaatsen van {names}</translation>
    </message>
    <message>
        <source>end of hand {number}, with the places of {names}</source>
        <translation>einde van hand {number}, met de plaatsen van {names}</translation>
    </message>
    <message>
        <source>end of the day with level {level}</source>
        <translation>einde van de dag met level {level}</translation>
    </message>
    <message numerus="yes">
        <source>hand played at %n tables</source>
        <translation>
            <numerusform>gespeelde hand aan %n tafel</numerusform>
            <numerusform>gespeelde hand aan %n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>hand played at table {table}</source>
        <translation>gespeelde hand aan tafel {table}</translation>
    </message>
    <message>
        <source>it begins hand for hand, which would go on already.</source>
        <translation>die begint hand voor hand, dat dan al zou lopen.</translation>
    </message>
    <message>
        <source>it needs play that is hand for hand.</source>
        <translation>die heeft spel nodig dat hand voor hand gaat.</translation>
    </message>
    <message>
        <source>it places somebody who would not be out in that hand.</source>
        <translation>die plaatst iemand die in die hand niet uitgeschakeld zou zijn.</translation>
    </message>
    <message>
        <source>its wrong seat would be the right one.</source>
        <translation>de verkeerde stoel zou de juiste zijn.</translation>
    </message>
    <message>
        <source>late bust-out of {name} in place {place}</source>
        <translation>late uitschakeling van {name} op plaats {place}</translation>
    </message>
    <message>
        <source>late bust-out of {name} with {other}</source>
        <translation>late uitschakeling van {name} met {other}</translation>
    </message>
    <message>
        <source>open end of the day</source>
        <translation>open einde van de dag</translation>
    </message>
    <message>
        <source>order of {name} as the last one out</source>
        <translation>volgorde van {name} als laatste eruit</translation>
    </message>
    <message>
        <source>order of {name} before {other}</source>
        <translation>volgorde van {name} vóór {other}</translation>
    </message>
    <message>
        <source>shared place of {name} and {other}</source>
        <translation>gedeelde plaats van {name} en {other}</translation>
    </message>
    <message>
        <source>wrong seat {found} of {name}</source>
        <translation>verkeerde stoel {found} van {name}</translation>
    </message>
    <message>
        <source>wrong seat {found}, where {name} stays</source>
        <translation>verkeerde stoel {found}, waar {name} blijft</translation>
    </message>
    <message numerus="yes">
        <source>wrong seats of %n players</source>
        <translation>
            <numerusform>verkeerde stoel van %n speler</numerusform>
            <numerusform>verkeerde stoelen van %n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong seats where %n players stay</source>
        <translation>
            <numerusform>verkeerde stoel waar %n speler blijft</numerusform>
            <numerusform>verkeerde stoelen waar %n spelers blijven</numerusform>
        </translation>
    </message>
    <message>
        <source>{heads} heads cannot be at table {table}. Give a number from 0 to {most}.</source>
        <translation>{heads} koppen kan niet aan tafel {table}. Geef een aantal van 0 t/m {most}.</translation>
    </message>
    <message>
        <source>{left} are left and {paid} places are paid. Play on.</source>
        <translation>Er zijn er nog {left} en er worden {paid} plaatsen betaald. Speel door.</translation>
    </message>
    <message>
        <source>{left} left, {paid} places paid</source>
        <translation>Nog {left}, {paid} plaatsen betaald</translation>
    </message>
    <message>
        <source>{name} entered only after {other_name} was out. Choose somebody who was there.</source>
        <translation>{name} kwam er pas bij toen {other_name} al was uitgeschakeld. Kies iemand die er was.</translation>
    </message>
    <message>
        <source>{name} goes to the right seat with the chips of now. To leave the seats as they are, give a reason.</source>
        <translation>{name} gaat naar de juiste stoel met de chips van nu. Geef een reden om de stoelen zo te laten.</translation>
    </message>
    <message>
        <source>{name} has been paid, and the prize would be another one. Take the payment back first, then pay anew.</source>
        <translation>{name} is uitbetaald, en de prijs zou anders worden. Draai eerst de betaling terug en betaal dan opnieuw.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has bought something since (%n times). Give the money back first, or give a reason.</source>
        <translation>
            <numerusform>{name} heeft sindsdien iets gekocht (%n keer). Geef eerst het geld terug, of geef een reden.</numerusform>
            <numerusform>{name} heeft sindsdien iets gekocht (%n keer). Geef eerst het geld terug, of geef een reden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no seat yet. Seat the player instead.</source>
        <translation>{name} heeft nog geen stoel. Geef de speler een stoel.</translation>
    </message>
    <message>
        <source>{name} is still in. Choose somebody who is out.</source>
        <translation>{name} is nog in het spel. Kies iemand die is uitgeschakeld.</translation>
    </message>
    <message>
        <source>{name} out in place {place}, entered late: it was before {other}</source>
        <translation>{name} uitgeschakeld op plaats {place}, achteraf ingevoerd: het was vóór {other}</translation>
    </message>
    <message>
        <source>{name} out, entered late: in one hand with {other}, they share the place</source>
        <translation>{name} uitgeschakeld, achteraf ingevoerd: in één hand met {other}, ze delen de plaats</translation>
    </message>
    <message>
        <source>{name} sat in {found} by mistake and stays there</source>
        <translation>{name} zat per abuis op {found} en blijft daar</translation>
    </message>
    <message>
        <source>{name} sat in {found} by mistake, goes to {seat} with the chips of now</source>
        <translation>{name} zat per abuis op {found}, gaat naar {seat} met de chips van nu</translation>
    </message>
    <message>
        <source>{seat} is the right seat of {name}. Choose another one.</source>
        <translation>{seat} is de juiste stoel van {name}. Kies een andere.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>At %n other tournaments: {what}</source>
        <translation>
            <numerusform>In %n ander toernooi: {what}</numerusform>
            <numerusform>In %n andere toernooien: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Before this: {what} (here)</source>
        <comment>penalties and rulings in this tournament</comment>
        <translation>Hiervoor: {what} (hier)</translation>
    </message>
    <message>
        <source>Chips left in the pot, and fold</source>
        <translation>Chips blijven in de pot, en fold</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Nothing on record before this</source>
        <translation>Hiervoor niets bekend</translation>
    </message>
    <message>
        <source>On record</source>
        <comment>button: opens the list of what a player did before</comment>
        <translation>Bekend</translation>
    </message>
    <message>
        <source>On record: {name}</source>
        <translation>Bekend van {name}</translation>
    </message>
    <message>
        <source>Ruling: {incident}</source>
        <translation>Beslissing: {incident}</translation>
    </message>
    <message>
        <source>Ruling: {incident} · {outcome}</source>
        <translation>Beslissing: {incident} · {outcome}</translation>
    </message>
    <message>
        <source>The hand can win</source>
        <translation>De hand kan winnen</translation>
    </message>
    <message>
        <source>The hand has no claim</source>
        <translation>De hand heeft geen recht op de pot</translation>
    </message>
    <message>
        <source>The hidden chips go to the winner</source>
        <translation>De verborgen chips gaan naar de winnaar</translation>
    </message>
    <message>
        <source>The hidden chips stay with their owner</source>
        <translation>De verborgen chips blijven van hun eigenaar</translation>
    </message>
    <message>
        <source>The hidden chips were in play</source>
        <translation>De verborgen chips deden mee</translation>
    </message>
    <message>
        <source>The hidden chips were not in play</source>
        <translation>De verborgen chips deden niet mee</translation>
    </message>
    <message>
        <source>{book} {rules}</source>
        <comment>a rulebook and the numbers of its rules</comment>
        <translation>{book} {rules}</translation>
    </message>
    <message>
        <source>{day}, {time} · {tournament}</source>
        <translation>{day}, {time} · {tournament}</translation>
    </message>
    <message numerus="yes">
        <source>{penalty}, %n hands: {incident}</source>
        <translation>
            <numerusform>{penalty}, %n hand: {incident}</numerusform>
            <numerusform>{penalty}, %n handen: {incident}</numerusform>
        </translation>
    </message>
    <message>
        <source>{penalty}: {incident}</source>
        <translation>{penalty}: {incident}</translation>
    </message>
    <message>
        <source>{times}× {what}</source>
        <translation>{times}× {what}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Zoek een waarde</translation>
    </message>
    <message>
        <source>Go by the book again</source>
        <translation>Weer volgens het boek</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>In this house</source>
        <translation>In dit huis</translation>
    </message>
    <message>
        <source>New tournaments rule under</source>
        <translation>Nieuwe toernooien gaan volgens</translation>
    </message>
    <message>
        <source>No value is called that.</source>
        <translation>Geen waarde heet zo.</translation>
    </message>
    <message>
        <source>Over {book}. They count from the next ruling on, here and in new tournaments.</source>
        <translation>Bij {book}. Ze gelden vanaf de volgende beslissing, hier en in nieuwe toernooien.</translation>
    </message>
    <message>
        <source>Rulings then cite this, for instance: House rules 2026, art. 4</source>
        <translation>Beslissingen noemen dan dit, bijvoorbeeld: Huisregels 2026, art. 4</translation>
    </message>
    <message>
        <source>Say where the house has written it down.</source>
        <translation>Zeg waar het huis het heeft vastgelegd.</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>a value of the house; a short verb</comment>
        <translation>Bepalen</translation>
    </message>
    <message>
        <source>Take over the club&apos;s</source>
        <translation>Die van de club overnemen</translation>
    </message>
    <message>
        <source>The book leaves it to the house; usual is: {setting} ({rule})</source>
        <translation>Het boek laat het aan het huis; gewoon is: {setting} ({rule})</translation>
    </message>
    <message>
        <source>The book says: {setting} ({rule})</source>
        <translation>Het boek zegt: {setting} ({rule})</translation>
    </message>
    <message>
        <source>The club&apos;s house rules for this book are others than those of this tournament.</source>
        <translation>De huisregels van de club bij dit boek zijn andere dan die van dit toernooi.</translation>
    </message>
    <message>
        <source>Their text cannot be read. Set the values again.</source>
        <translation>De tekst ervan is niet te lezen. Stel de waarden opnieuw in.</translation>
    </message>
    <message>
        <source>These house rules do not fit the rulebook and do not count: {what}</source>
        <translation>Deze huisregels passen niet bij het reglement en tellen niet: {what}</translation>
    </message>
    <message>
        <source>Values the house may set</source>
        <translation>Waarden die het huis mag bepalen</translation>
    </message>
    <message>
        <source>Where the house has written it down</source>
        <translation>Waar het huis het heeft vastgelegd</translation>
    </message>
    <message>
        <source>{name}: say where the house has written it down.</source>
        <translation>{name}: zeg waar het huis dit heeft vastgelegd.</translation>
    </message>
    <message>
        <source>{name}: the book has no such value. Set the others again.</source>
        <comment>name: of a value of a rulebook</comment>
        <translation>{name}: het boek heeft zo&apos;n waarde niet. Stel de andere opnieuw in.</translation>
    </message>
    <message>
        <source>{name}: {given} cannot be chosen. Choose one of: {choices}.</source>
        <translation>{name}: {given} kan niet worden gekozen. Kies een van: {choices}.</translation>
    </message>
    <message>
        <source>{name}: {given} cannot be meant. The book says {book}.</source>
        <translation>{name}: {given} kan niet bedoeld zijn. Het boek zegt {book}.</translation>
    </message>
    <message>
        <source>{name}: {given} is below 0. Give a number from 0.</source>
        <translation>{name}: {given} is lager dan 0. Geef een getal vanaf 0.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n of them are new to the club</source>
        <translation>
            <numerusform>%n daarvan is nieuw voor de club</numerusform>
            <numerusform>%n daarvan zijn nieuw voor de club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players can come in</source>
        <translation>
            <numerusform>%n speler kan meedoen</numerusform>
            <numerusform>%n spelers kunnen meedoen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out:</source>
        <translation>
            <numerusform>%n rij valt af:</numerusform>
            <numerusform>%n rijen vallen af:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Players the club knows:</source>
        <translation>&amp;Spelers die de club al kent:</translation>
    </message>
    <message>
        <source>&amp;Worksheet:</source>
        <translation>&amp;Werkblad:</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no country and is not taken</source>
        <translation>&apos;{text}&apos; is geen land en wordt niet overgenomen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no e-mail address and is not taken</source>
        <translation>&apos;{text}&apos; is geen e-mailadres en wordt niet overgenomen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no language and is not taken</source>
        <translation>&apos;{text}&apos; is geen taal en wordt niet overgenomen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no telephone number and is not taken</source>
        <translation>&apos;{text}&apos; is geen telefoonnummer en wordt niet overgenomen</translation>
    </message>
    <message>
        <source>Before the last name</source>
        <comment>the &apos;van der&apos; of Dutch lists</comment>
        <translation>Tussenvoegsel</translation>
    </message>
    <message>
        <source>Change this row</source>
        <translation>Deze rij anders</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Choose a list of players</source>
        <translation>Kies een lijst met spelers</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Clubnummer</translation>
    </message>
    <message>
        <source>Column {n} is</source>
        <comment>said before a choice such as &apos;Last name&apos;</comment>
        <translation>Kolom {n} is</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Geboortedatum</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-mailadres</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Eerste rijen van het bestand</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Spelers importeren</translation>
    </message>
    <message>
        <source>Import players into the club</source>
        <translation>Spelers in de club importeren</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Talen</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <comment>a row of the file that is left out</comment>
        <translation>Regel {line}: {reason}</translation>
    </message>
    <message>
        <source>Line {line}: {reason}  ({text})</source>
        <comment>with what stands in the row</comment>
        <translation>Regel {line}: {reason}  ({text})</translation>
    </message>
    <message>
        <source>Lists (*.xlsx *.xlsm *.csv *.txt *.tsv);;All files (*)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Lijsten (*.xlsx *.xlsm *.csv *.txt *.tsv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Looking whether the new ones are somebody the club knows by another name</source>
        <translation>Kijken of de nieuwe iemand zijn die de club onder een andere naam kent</translation>
    </message>
    <message>
        <source>Looking who is who</source>
        <translation>Kijken wie wie is</translation>
    </message>
    <message>
        <source>Nationality</source>
        <translation>Nationaliteit</translation>
    </message>
    <message>
        <source>New: {new}. Changed: {changed}. As they are: {same}. Left out: {bad}.</source>
        <translation>Nieuw: {new}. Gewijzigd: {changed}. Zoals ze zijn: {same}. Afgevallen: {bad}.</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Bijnaam</translation>
    </message>
    <message>
        <source>No row is left out.</source>
        <translation>Er valt geen rij af.</translation>
    </message>
    <message>
        <source>Nobody in this list can come in.</source>
        <translation>Niemand in deze lijst kan meedoen.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Nothing in this list is new to the club.</source>
        <translation>Niets in deze lijst is nieuw voor de club.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Players imported: {new} new, {changed} changed</source>
        <translation>Spelers geïmporteerd: {new} nieuw, {changed} gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>Reading {name}: %n rows</source>
        <translation>
            <numerusform>{name} lezen: %n rij</numerusform>
            <numerusform>{name} lezen: %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Register %n players</source>
        <translation>
            <numerusform>%n speler inschrijven</numerusform>
            <numerusform>%n spelers inschrijven</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that are left out, with their lines</source>
        <translation>Rijen die afvallen, met hun regels</translation>
    </message>
    <message numerus="yes">
        <source>Save %n players</source>
        <translation>
            <numerusform>%n speler opslaan</numerusform>
            <numerusform>%n spelers opslaan</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Say which column is a name.</source>
        <translation>Zeg welke kolom een naam is.</translation>
    </message>
    <message>
        <source>Seat, or table and seat</source>
        <translation>Stoel, of tafel en stoel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows for whom they are likely to be</source>
        <translation>
            <numerusform>%n regel nemen voor wie het waarschijnlijk is</numerusform>
            <numerusform>%n regels nemen voor wie het waarschijnlijk zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>Telefoonnummer</translation>
    </message>
    <message>
        <source>The first row names the columns</source>
        <translation>De eerste rij is de kop</translation>
    </message>
    <message>
        <source>The letters of this file cannot be read. Save it as CSV in UTF-8, then import that.</source>
        <translation>De letters van dit bestand zijn niet te lezen. Sla het op als CSV in UTF-8 en importeer dat.</translation>
    </message>
    <message>
        <source>There is nothing in this file.</source>
        <translation>Er staat niets in dit bestand.</translation>
    </message>
    <message>
        <source>This file cannot be read: {reason}.</source>
        <translation>Dit bestand is niet te lezen: {reason}.</translation>
    </message>
    <message>
        <source>This file is larger than {limit} MB, so it is no list of players.</source>
        <translation>Dit bestand is groter dan {limit} MB, dus geen lijst met spelers.</translation>
    </message>
    <message>
        <source>This file is no workbook. Open it in the program that made it and save the list as XLSX or CSV.</source>
        <translation>Dit bestand is geen werkmap. Open het in het programma waarmee het gemaakt is en sla de lijst op als XLSX of CSV.</translation>
    </message>
    <message>
        <source>This is another kind of workbook. Open it in the spreadsheet and save it as XLSX or CSV.</source>
        <translation>Dit is een ander soort werkmap. Open die in het rekenblad en sla die op als XLSX of CSV.</translation>
    </message>
    <message>
        <source>This is no text file. Save the list as CSV, then import that.</source>
        <translation>Dit is geen tekstbestand. Sla de lijst op als CSV en importeer dat.</translation>
    </message>
    <message>
        <source>This list has more than {limit} columns. Save it with the columns that are needed.</source>
        <translation>Deze lijst heeft meer dan {limit} kolommen. Bewaar alleen de kolommen die nodig zijn.</translation>
    </message>
    <message>
        <source>This list has more than {limit} rows. Split it.</source>
        <translation>Deze lijst heeft meer dan {limit} rijen. Splits hem.</translation>
    </message>
    <message>
        <source>This workbook holds far more than a list of players. Copy the list into a new workbook and import that.</source>
        <translation>In deze werkmap zit veel meer dan een lijst met spelers. Kopieer de lijst naar een nieuwe werkmap en importeer die.</translation>
    </message>
    <message>
        <source>This workbook is damaged. Open it in the spreadsheet and save it as XLSX or CSV, then import that.</source>
        <translation>Deze werkmap is beschadigd. Open die in het rekenblad, sla die op als XLSX of CSV en importeer dat.</translation>
    </message>
    <message>
        <source>This workbook is protected by a password. Save it without one, then import that.</source>
        <translation>Deze werkmap is beveiligd met een wachtwoord. Sla die zonder wachtwoord op en importeer dat.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>What happens to each row</source>
        <translation>Wat er met elke rij gebeurt</translation>
    </message>
    <message>
        <source>What is in each column?</source>
        <translation>Wat staat er in elke kolom?</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Hele naam</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>a field has more than {limit} characters</source>
        <translation>een veld heeft meer dan {limit} tekens</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>een aanhalingsteken wordt niet gesloten</translation>
    </message>
    <message>
        <source>because you say so</source>
        <comment>why a row is somebody the club knows</comment>
        <translation>omdat je dat zegt</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>what happens to a row: a known player&apos;s data change</comment>
        <translation>gewijzigd</translation>
    </message>
    <message>
        <source>club number {number} belongs to {name}</source>
        <translation>clubnummer {number} is van {name}</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>komma&apos;s</translation>
    </message>
    <message>
        <source>is in already, No. {entry}</source>
        <translation>is al ingeschreven, nr. {entry}</translation>
    </message>
    <message>
        <source>is so already</source>
        <comment>what happens to a row: nothing</comment>
        <translation>is al zo</translation>
    </message>
    <message>
        <source>known by name</source>
        <translation>bekend op naam</translation>
    </message>
    <message>
        <source>known by name and date of birth</source>
        <translation>bekend op naam en geboortedatum</translation>
    </message>
    <message>
        <source>known by name and e-mail address</source>
        <translation>bekend op naam en e-mailadres</translation>
    </message>
    <message>
        <source>known by the club card</source>
        <translation>bekend op clubkaart</translation>
    </message>
    <message>
        <source>leave them as they are</source>
        <translation>laten zoals ze zijn</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>what happens to a row that cannot be taken</comment>
        <translation>valt af</translation>
    </message>
    <message>
        <source>make new ones, except by club card</source>
        <translation>als nieuw toevoegen, behalve op clubkaart</translation>
    </message>
    <message>
        <source>new</source>
        <comment>what happens to a row: a new player</comment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>geen naam</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>niet gebruikt</translation>
    </message>
    <message>
        <source>perhaps {name} ({reasons})</source>
        <comment>whom the club knows a row may be</comment>
        <translation>misschien {name} ({reasons})</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>puntkomma&apos;s</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <comment>what happens to a row: the director leaves it out</comment>
        <translation>blijft zoals het is</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabs</translation>
    </message>
    <message>
        <source>take over what the list says</source>
        <translation>overnemen wat de lijst zegt</translation>
    </message>
    <message>
        <source>the club knows {n} players called {name}; change this one by hand</source>
        <translation>de club kent {n} spelers die {name} heten; wijzig deze met de hand</translation>
    </message>
    <message>
        <source>the club knows {n} players called {name}; register this one by hand</source>
        <translation>de club kent {n} spelers die {name} heten; schrijf deze met de hand in</translation>
    </message>
    <message>
        <source>the club number has {n} characters, {limit} is the most</source>
        <translation>het clubnummer heeft {n} tekens, {limit} is het maximum</translation>
    </message>
    <message>
        <source>the date of birth cannot be read and is not taken</source>
        <translation>de geboortedatum is niet te lezen en wordt niet overgenomen</translation>
    </message>
    <message>
        <source>the name has {n} characters, {limit} is the most</source>
        <translation>de naam heeft {n} tekens, {limit} is het maximum</translation>
    </message>
    <message>
        <source>the same player or club number as in line {first}</source>
        <translation>dezelfde speler of hetzelfde clubnummer als in regel {first}</translation>
    </message>
    <message>
        <source>{known}; changes: {fields}</source>
        <translation>{known}; gewijzigd: {fields}</translation>
    </message>
    <message>
        <source>{name} of the club, {known}</source>
        <translation>{name} van de club, {known}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rows, worksheet {worksheet}</source>
        <translation>
            <numerusform>{name}: %n rij, werkblad {worksheet}</numerusform>
            <numerusform>{name}: %n rijen, werkblad {worksheet}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rows, {encoding}, {delimiter}</source>
        <translation>
            <numerusform>{name}: %n rij, {encoding}, {delimiter}</numerusform>
            <numerusform>{name}: %n rijen, {encoding}, {delimiter}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>&apos;{given}&apos; cannot be chosen here. Choose one of: {choices}.</source>
        <translation>&apos;{given}&apos; kan hier niet. Kies een van: {choices}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>&apos;{given}&apos; is geen heel getal.</translation>
    </message>
    <message>
        <source>&apos;{written}&apos; is no card. Write rank and suit, such as As or 10h.</source>
        <translation>&apos;{written}&apos; is geen kaart. Schrijf rang en kleur, zoals As of 10h.</translation>
    </message>
    <message>
        <source>A bet to {given} is right, so there is nothing to correct.</source>
        <translation>Een inzet tot {given} is juist, dus er valt niets te verbeteren.</translation>
    </message>
    <message>
        <source>A buy-in from {least} to {most} cannot be. The lowest is at least 1 and not above the highest.</source>
        <translation>Een buy-in van {least} tot {most} kan niet. De laagste is minstens 1 en niet hoger dan de hoogste.</translation>
    </message>
    <message>
        <source>A list of whole numbers is needed here, such as 1000 1000 500.</source>
        <translation>Hier hoort een rij hele getallen, zoals 1000 1000 500.</translation>
    </message>
    <message>
        <source>A number from 1 is needed here.</source>
        <translation>Hier hoort een getal vanaf 1.</translation>
    </message>
    <message>
        <source>Answer yes or no here (true or false in a file).</source>
        <translation>Antwoord hier ja of nee (true of false in een bestand).</translation>
    </message>
    <message>
        <source>At this table are too few players for a hand: {players}. At least two are needed.</source>
        <translation>Aan deze tafel zitten te weinig spelers voor een hand: {players}. Er zijn er minstens twee nodig.</translation>
    </message>
    <message>
        <source>Blinds of {small} and {big} cannot be. The big blind is at least 1 and not below the small one.</source>
        <translation>Blinds van {small} en {big} kunnen niet. De big blind is minstens 1 en niet lager dan de small blind.</translation>
    </message>
    <message>
        <source>Chips of {old} cannot be raced for {new}: the new chip must be a multiple of the old one.</source>
        <translation>Chips van {old} kunnen niet racen om {new}: de nieuwe chip moet een veelvoud van het oude zijn.</translation>
    </message>
    <message>
        <source>No bet is too large here, so {given} cannot be the most. Correct the amounts or the structure.</source>
        <translation>Geen inzet is hier te groot, dus {given} kan het maximum niet zijn. Verbeter de bedragen of de structuur.</translation>
    </message>
    <message>
        <source>Nobody is left at this table. Correct who has gone.</source>
        <translation>Er zit niemand meer aan deze tafel. Corrigeer wie er weg is.</translation>
    </message>
    <message>
        <source>Nobody is left in this hand. Correct who folded, is absent or sits out.</source>
        <translation>Niemand zit nog in deze hand. Corrigeer wie gefold heeft, afwezig is of niet meespeelt.</translation>
    </message>
    <message>
        <source>Nobody plays in seat {seat}. In this hand are: {seats}. Correct the seat, or the table.</source>
        <translation>Op stoel {seat} speelt niemand. In deze hand zitten: {seats}. Verbeter de stoel, of de tafel.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot have had both blinds. Correct one of them.</source>
        <translation>Stoel {seat} kan niet beide blinds hebben gehad. Corrigeer een van de twee.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot have put in {amount}: his stack is {stack}. Correct the stack or the bet.</source>
        <translation>Stoel {seat} kan geen {amount} hebben ingezet: zijn stack is {stack}. Verbeter de stack of de inzet.</translation>
    </message>
    <message>
        <source>Seat {seat} comes to {amount}, and the bet is {level}. Correct the amount, or rule on less than the call.</source>
        <translation>Stoel {seat} komt op {amount}, en de inzet is {level}. Verbeter het bedrag, of beslis over minder dan de call.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded already, so he cannot act again. Correct the seat, or take the fold out.</source>
        <translation>Stoel {seat} heeft al gefold en kan niet nog eens handelen. Verbeter de stoel, of haal de fold weg.</translation>
    </message>
    <message>
        <source>Seat {seat} is beyond a table of {most} seats. Correct the seat or the size of the table.</source>
        <translation>Stoel {seat} bestaat niet aan een tafel met {most} stoelen. Corrigeer de stoel of de grootte van de tafel.</translation>
    </message>
    <message>
        <source>Seat {seat} is there twice. Take one away.</source>
        <translation>Stoel {seat} staat er twee keer. Haal er een weg.</translation>
    </message>
    <message>
        <source>Seat {seat} put {put} into this hand, so {amount} cannot go back to him. Correct one of them.</source>
        <translation>Stoel {seat} heeft {put} in deze hand gestopt, dus {amount} kan niet terug. Verbeter een van beide.</translation>
    </message>
    <message>
        <source>Seat {seat} shows {found} cards: {most} is the most here. Correct them, or rule on a wrong count.</source>
        <translation>Stoel {seat} toont {found} kaarten: {most} is hier het meeste. Corrigeer ze, of beslis over een verkeerd aantal.</translation>
    </message>
    <message>
        <source>The board has {found} cards: {most} is the most. Take the extra ones away.</source>
        <translation>De board heeft {found} kaarten: {most} is het meeste. Haal de extra kaarten weg.</translation>
    </message>
    <message>
        <source>The button stands at seat {button} and the question is about seat {seat}. Correct one of them.</source>
        <translation>De button staat bij stoel {button} en de vraag gaat over stoel {seat}. Verbeter een van beide.</translation>
    </message>
    <message>
        <source>The card {card} is there twice (also in {first}). If it truly was, rule on a fouled deck.</source>
        <translation>De kaart {card} staat er twee keer (ook in {first}). Was dat echt zo, beslis dan over een verkeerd deck.</translation>
    </message>
    <message>
        <source>The fullest table cannot have {fullest} players when this one has {here}.</source>
        <translation>De volste tafel kan geen {fullest} spelers hebben als deze er {here} heeft.</translation>
    </message>
    <message>
        <source>The middle holds {pot}, but {paid} was paid on earlier rounds. Correct one of them.</source>
        <translation>In het midden ligt {pot}, maar in eerdere rondes is {paid} betaald. Corrigeer een van beide.</translation>
    </message>
    <message>
        <source>The table is full with {players} players: no seat is open.</source>
        <translation>De tafel is vol met {players} spelers: er is geen stoel vrij.</translation>
    </message>
    <message>
        <source>There is no incident called &apos;{given}&apos;.</source>
        <translation>Er is geen incident dat &apos;{given}&apos; heet.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats count from 1 to {most}.</source>
        <translation>Er is geen stoel {seat}: stoelen tellen van 1 tot {most}.</translation>
    </message>
    <message>
        <source>This incident does not ask for that. It asks for: {questions}.</source>
        <translation>Dit incident vraagt daar niet naar. Het vraagt naar: {questions}.</translation>
    </message>
    <message>
        <source>Two cards cannot both be number {position} off the deck.</source>
        <translation>Twee kaarten kunnen niet allebei nummer {position} van het deck zijn.</translation>
    </message>
    <message>
        <source>{amount} is below zero. Give a number from 0.</source>
        <translation>{amount} is minder dan nul. Geef een getal vanaf 0.</translation>
    </message>
    <message>
        <source>{found} prizes were given, but only {most} places of this hand are paid. Correct one of them.</source>
        <translation>Er zijn {found} prijzen opgegeven, maar van deze hand worden maar {most} plaatsen betaald. Verbeter een van beide.</translation>
    </message>
    <message>
        <source>{found} were given where {wanted} are needed: one for each. Complete the list.</source>
        <translation>Er zijn er {found} gegeven waar er {wanted} nodig zijn: één voor elk. Vul de lijst aan.</translation>
    </message>
    <message>
        <source>{given} cannot be here: at least {least}.</source>
        <translation>{given} kan hier niet: minstens {least}.</translation>
    </message>
    <message>
        <source>{given} cannot be here: from {least} to {most}.</source>
        <translation>{given} kan hier niet: van {least} tot {most}.</translation>
    </message>
    <message>
        <source>{given} cannot still lie there: before it were {most}. Correct the chips or the bet.</source>
        <translation>{given} kan er niet meer liggen: eerst waren het er {most}. Verbeter de chips of de inzet.</translation>
    </message>
    <message>
        <source>{given} is no undercall here. Give an amount up to {most}, or rule on chips put in silently.</source>
        <translation>{given} is hier geen te kleine call. Geef een bedrag tot {most}, of beslis over stil ingezette chips.</translation>
    </message>
    <message>
        <source>{out} cannot go out when only {players} players were left.</source>
        <translation>Er kunnen er geen {out} uitgaan als er nog maar {players} spelers waren.</translation>
    </message>
</context>
<context>
    <name>InStep</name>
    <message numerus="yes">
        <source>%n tables still play</source>
        <translation>
            <numerusform>nog %n tafel speelt</numerusform>
            <numerusform>nog %n tafels spelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still play.</source>
        <comment>the last hands of the day</comment>
        <translation>
            <numerusform>Nog %n tafel speelt.</numerusform>
            <numerusform>Nog %n tafels spelen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>12: table 12 has played · 12 8: 8 heads there</source>
        <translation>12: tafel 12 heeft gespeeld · 12 8: daar 8 koppen</translation>
    </message>
    <message>
        <source>A card from {low} to {high}, drawn {before} before the end, says how many hands every table still plays.</source>
        <translation>Een kaart van {low} t/m {high}, {before} voor het einde getrokken, zegt hoeveel handen elke tafel nog speelt.</translation>
    </message>
    <message>
        <source>All counts are right</source>
        <translation>Alle tellingen kloppen</translation>
    </message>
    <message>
        <source>All have played</source>
        <translation>Alle hebben gespeeld</translation>
    </message>
    <message>
        <source>All tables are done.</source>
        <translation>Alle tafels zijn klaar.</translation>
    </message>
    <message>
        <source>Announce the money</source>
        <translation>Roep het prijzengeld om</translation>
    </message>
    <message>
        <source>Begin hand for hand</source>
        <translation>Begin hand voor hand</translation>
    </message>
    <message>
        <source>Bust-outs of one table are placed by their stacks</source>
        <translation>Uitschakelingen van één tafel op volgorde van stack</translation>
    </message>
    <message>
        <source>Card a player drew; empty: drawn here</source>
        <translation>Kaart die een speler trok; leeg: hier getrokken</translation>
    </message>
    <message>
        <source>Chips before the hand decide. Left empty, they stay in the order entered.</source>
        <translation>De chips vóór de hand beslissen. Leeg gelaten blijft de volgorde van invoer.</translation>
    </message>
    <message>
        <source>Chips of {name} before the hand</source>
        <translation>Chips van {name} vóór de hand</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Draw the card</source>
        <translation>Trek de kaart</translation>
    </message>
    <message>
        <source>Draw the seats first.</source>
        <translation>Loot eerst de stoelen.</translation>
    </message>
    <message>
        <source>End hand for hand</source>
        <translation>Einde hand voor hand</translation>
    </message>
    <message>
        <source>End of the day</source>
        <translation>Einde van de dag</translation>
    </message>
    <message>
        <source>Every table is counted and agrees.</source>
        <translation>Elke tafel is geteld en klopt.</translation>
    </message>
    <message numerus="yes">
        <source>Every table plays %n more hands.</source>
        <translation>
            <numerusform>Elke tafel speelt nog %n hand.</numerusform>
            <numerusform>Elke tafel speelt nog %n handen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table plays one hand, then all wait. Whoever goes out from now on, also in this hand, is eligible.</source>
        <translation>Elke tafel speelt één hand, dan wachten alle. Wie er vanaf nu uitgaat, ook in deze hand, telt mee.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand for hand</source>
        <translation>Hand voor hand</translation>
    </message>
    <message>
        <source>Hand is over</source>
        <translation>Hand is voorbij</translation>
    </message>
    <message>
        <source>Hand {number} · {elapsed} · {waits} · {off}</source>
        <translation>Hand {number} · {elapsed} · {waits} · {off}</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>In het prijzengeld</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>Laatste handen</translation>
    </message>
    <message>
        <source>Minutes off the clock for each hand; 0: the clock runs</source>
        <translation>Minuten van de klok per hand; 0: de klok loopt</translation>
    </message>
    <message>
        <source>No prizes yet.</source>
        <translation>Nog geen prijzen.</translation>
    </message>
    <message>
        <source>Nobody is out in this hand.</source>
        <translation>In deze hand is niemand uitgeschakeld.</translation>
    </message>
    <message>
        <source>Nobody sits at a table</source>
        <translation>Er zit niemand aan een tafel</translation>
    </message>
    <message>
        <source>Out in this hand: {names}</source>
        <translation>In deze hand uitgeschakeld: {names}</translation>
    </message>
    <message>
        <source>Place {place}.</source>
        <translation>Plaats {place}.</translation>
    </message>
    <message>
        <source>Play on after all</source>
        <translation>Toch doorspelen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Still to count: tables {tables}.</source>
        <translation>Nog te tellen: tafels {tables}.</translation>
    </message>
    <message>
        <source>Still {left} on the clock.</source>
        <translation>Nog {left} op de klok.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table {table}, {hand}, {count}</source>
        <translation>Tafel {table}, {hand}, {count}</translation>
    </message>
    <message>
        <source>Table {table}: counted {heads}, in the book {seated}: {names}</source>
        <translation>Tafel {table}: geteld {heads}, in het boek {seated}: {names}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message numerus="yes">
        <source>Tables play at their own pace · %n players left</source>
        <translation>
            <numerusform>Tafels spelen op eigen tempo · nog %n speler</numerusform>
            <numerusform>Tafels spelen op eigen tempo · nog %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends with level; empty: not said</source>
        <translation>De dag eindigt met level; leeg: niet bepaald</translation>
    </message>
    <message>
        <source>The floor reports that every table not counted yet has as many players as the book says.</source>
        <translation>De floor meldt dat elke nog niet getelde tafel zoveel spelers heeft als in het boek staat.</translation>
    </message>
    <message>
        <source>The hand being played then was finished first.</source>
        <translation>De hand die toen bezig was, werd eerst uitgespeeld.</translation>
    </message>
    <message>
        <source>The hand being played then was the first of them.</source>
        <translation>De hand die toen bezig was, was de eerste daarvan.</translation>
    </message>
    <message>
        <source>The room has been told.</source>
        <translation>De zaal weet het.</translation>
    </message>
    <message>
        <source>They share places {best} to {worst}.</source>
        <translation>Ze delen plaats {best} t/m {worst}.</translation>
    </message>
    <message>
        <source>This table has played</source>
        <translation>Deze tafel heeft gespeeld</translation>
    </message>
    <message>
        <source>Type a table and press Enter when it has played its hand, a table and a number when heads were counted there. Several at once: 3, 5, 7 or 3=8 5=9.</source>
        <translation>Typ een tafel en druk op Enter als die de hand heeft gespeeld, een tafel en een aantal als daar koppen zijn geteld. Meer tegelijk: 3, 5, 7 of 3=8 5=9.</translation>
    </message>
    <message>
        <source>Who sits there</source>
        <translation>Wie daar zit</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>every table has played</source>
        <translation>elke tafel heeft gespeeld</translation>
    </message>
    <message>
        <source>has played</source>
        <translation>heeft gespeeld</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>niet geteld</translation>
    </message>
    <message>
        <source>plays none</source>
        <comment>one player alone at a table</comment>
        <translation>speelt geen</translation>
    </message>
    <message>
        <source>still plays</source>
        <translation>speelt nog</translation>
    </message>
    <message>
        <source>the clock runs</source>
        <translation>de klok loopt</translation>
    </message>
    <message>
        <source>{heads} · not {seated}</source>
        <translation>{heads} · niet {seated}</translation>
    </message>
    <message>
        <source>{heads} · right</source>
        <translation>{heads} · klopt</translation>
    </message>
    <message>
        <source>{lasts} off the clock for a hand</source>
        <translation>{lasts} van de klok per hand</translation>
    </message>
    <message>
        <source>{left} left, {paid} places paid.</source>
        <translation>Nog {left}, {paid} plaatsen betaald.</translation>
    </message>
    <message numerus="yes">
        <source>{left} left, {paid} places paid: %n to go.</source>
        <translation>
            <numerusform>Nog {left}, {paid} plaatsen betaald: nog %n te gaan.</numerusform>
            <numerusform>Nog {left}, {paid} plaatsen betaald: nog %n te gaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} left, {paid} places paid: the money may be reached in one hand.</source>
        <translation>Nog {left}, {paid} plaatsen betaald: het prijzengeld kan in één hand bereikt worden.</translation>
    </message>
    <message>
        <source>“{typed}” is no table. Type its number, or number and heads: 12 8.</source>
        <translation>“{typed}” is geen tafel. Typ het nummer, of nummer en koppen: 12 8.</translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message numerus="yes">
        <source>%n cards dealt</source>
        <translation>
            <numerusform>%n kaart gekregen</numerusform>
            <numerusform>%n kaarten gekregen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face up</source>
        <comment>cards of a player</comment>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left in the event</source>
        <translation>
            <numerusform>%n speler over in het toernooi</numerusform>
            <numerusform>%n spelers over in het toernooi</numerusform>
        </translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Board: {cards}</source>
        <translation>Board: {cards}</translation>
    </message>
    <message>
        <source>Card {position} off the deck: {what}</source>
        <translation>Kaart {position} van het deck: {what}</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum en tijd</translation>
    </message>
    <message>
        <source>Dealer or witness</source>
        <translation>Dealer of getuige</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <comment>chips paid before, in a column head</comment>
        <translation>Eerdere rondes</translation>
    </message>
    <message>
        <source>Hold&apos;em</source>
        <translation>Hold&apos;em</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Voor zich</translation>
    </message>
    <message>
        <source>Incident sheet</source>
        <translation>Incidentblad</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>No more was entered than the name of the incident.</source>
        <translation>Er is niet meer ingevoerd dan de naam van het incident.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Note of the director</source>
        <translation>Aantekening van de toernooileiding</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha high-low</source>
        <translation>Omaha high-low</translation>
    </message>
    <message>
        <source>Omaha with five cards</source>
        <translation>Omaha met vijf kaarten</translation>
    </message>
    <message>
        <source>Omaha with six cards</source>
        <translation>Omaha met zes kaarten</translation>
    </message>
    <message>
        <source>Penalties given</source>
        <translation>Gegeven straffen</translation>
    </message>
    <message>
        <source>Player, for having read it</source>
        <translation>Speler, voor gezien</translation>
    </message>
    <message>
        <source>Players concerned: {names}</source>
        <translation>Betrokken spelers: {names}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>Ruled by</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>Rules: {book}, {edition}</source>
        <translation>Regels: {book}, {edition}</translation>
    </message>
    <message>
        <source>Ruling {number}</source>
        <translation>Beslissing {number}</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Taken as given</source>
        <translation>Aangenomen</translation>
    </message>
    <message>
        <source>The director overruled the book. This is what was decided, and why:</source>
        <comment>the reason follows</comment>
        <translation>De toernooileiding week af van het boek. Dit is besloten, en waarom:</translation>
    </message>
    <message>
        <source>The director&apos;s decision</source>
        <translation>De beslissing van de toernooileiding</translation>
    </message>
    <message>
        <source>The facts were kept by another version of this program.</source>
        <translation>De feiten zijn bewaard door een andere versie van dit programma.</translation>
    </message>
    <message>
        <source>The rules or this program have changed since: the ruling stands here as it was written then.</source>
        <translation>De regels of dit programma zijn sindsdien veranderd: de beslissing staat hier zoals ze toen is opgeschreven.</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>De beslissing</translation>
    </message>
    <message>
        <source>The table as it was entered</source>
        <translation>De tafel zoals ingevoerd</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Toernooileider</translation>
    </message>
    <message>
        <source>What follows from it</source>
        <translation>Wat eruit volgt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>What the book says</source>
        <translation>Wat het boek zegt</translation>
    </message>
    <message>
        <source>What was done, in order</source>
        <translation>Wat er gedaan werd, op volgorde</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <translation>ante {amount}</translation>
    </message>
    <message>
        <source>away on a penalty</source>
        <translation>weg wegens straf</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>this seat posts it</comment>
        <translation>big blind</translation>
    </message>
    <message>
        <source>burn {card}</source>
        <translation>burn {card}</translation>
    </message>
    <message>
        <source>button</source>
        <comment>the dealer button stands at this seat</comment>
        <translation>button</translation>
    </message>
    <message>
        <source>chips first</source>
        <translation>eerst chips</translation>
    </message>
    <message>
        <source>chips: {chips}</source>
        <translation>chips: {chips}</translation>
    </message>
    <message>
        <source>dead money {amount}</source>
        <translation>dood geld {amount}</translation>
    </message>
    <message>
        <source>done by the dealer</source>
        <translation>gedaan door de dealer</translation>
    </message>
    <message>
        <source>earlier chips: {chips}</source>
        <translation>eerdere chips: {chips}</translation>
    </message>
    <message>
        <source>exposed by the player</source>
        <translation>door de speler getoond</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>open</translation>
    </message>
    <message>
        <source>fixed limit</source>
        <translation>fixed limit</translation>
    </message>
    <message>
        <source>flop {card}</source>
        <translation>flop {card}</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>gefold</translation>
    </message>
    <message>
        <source>found face up in the deck</source>
        <translation>open in het deck gevonden</translation>
    </message>
    <message>
        <source>half pot-limit</source>
        <translation>half pot-limit</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>heeft gehandeld</translation>
    </message>
    <message>
        <source>has looked</source>
        <translation>heeft gekeken</translation>
    </message>
    <message>
        <source>has not acted</source>
        <translation>heeft niet gehandeld</translation>
    </message>
    <message>
        <source>his last chips</source>
        <translation>zijn laatste chips</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>heeft {cards}</translation>
    </message>
    <message numerus="yes">
        <source>in %n motions</source>
        <translation>
            <numerusform>in %n beweging</numerusform>
            <numerusform>in %n bewegingen</numerusform>
        </translation>
    </message>
    <message>
        <source>last full bet or raise: {amount}</source>
        <translation>laatste volledige bet of raise: {amount}</translation>
    </message>
    <message>
        <source>new at the table</source>
        <translation>nieuw aan tafel</translation>
    </message>
    <message>
        <source>no cards this hand</source>
        <translation>geen kaarten deze hand</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>no-limit</translation>
    </message>
    <message>
        <source>not at the seat</source>
        <translation>niet op zijn stoel</translation>
    </message>
    <message>
        <source>not understood by the table</source>
        <translation>niet verstaan door de tafel</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>voor zijn beurt</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>pot-limit</translation>
    </message>
    <message>
        <source>river {card}</source>
        <translation>river {card}</translation>
    </message>
    <message>
        <source>said &apos;{words}&apos;</source>
        <translation>zei &apos;{words}&apos;</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>stoel {seat}</translation>
    </message>
    <message>
        <source>seat {seat} ({name})</source>
        <translation>stoel {seat} ({name})</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>zit uit</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>this seat posts it</comment>
        <translation>small blind</translation>
    </message>
    <message>
        <source>smallest chip: {amount}</source>
        <translation>kleinste chip: {amount}</translation>
    </message>
    <message>
        <source>structured limits</source>
        <translation>oplopende limieten</translation>
    </message>
    <message>
        <source>they were all pulled back</source>
        <translation>ze werden helemaal teruggenomen</translation>
    </message>
    <message>
        <source>they were left in front</source>
        <translation>ze bleven voor hem liggen</translation>
    </message>
    <message>
        <source>they were partly pulled back</source>
        <translation>ze werden deels teruggenomen</translation>
    </message>
    <message>
        <source>to no seat</source>
        <translation>naar geen stoel</translation>
    </message>
    <message>
        <source>to seat {seat}</source>
        <translation>naar stoel {seat}</translation>
    </message>
    <message>
        <source>touched the chips before speaking</source>
        <translation>raakte de chips aan voor hij sprak</translation>
    </message>
    <message>
        <source>turn {card}</source>
        <translation>turn {card}</translation>
    </message>
    <message>
        <source>words and chips together</source>
        <translation>woorden en chips tegelijk</translation>
    </message>
    <message>
        <source>words first</source>
        <translation>eerst woorden</translation>
    </message>
    <message>
        <source>{act}, {amount} in front of him</source>
        <translation>{act}, {amount} voor zich</translation>
    </message>
    <message>
        <source>{amount} in the middle, without the bets in front</source>
        <translation>{amount} in het midden, zonder de inzetten voor de spelers</translation>
    </message>
    <message>
        <source>{card} (seen)</source>
        <translation>{card} (gezien)</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name}: {penalty}</source>
        <translation>{name}: {penalty}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {penalty}, %n hands to miss</source>
        <translation>
            <numerusform>{name}: {penalty}, %n hand te missen</numerusform>
            <numerusform>{name}: {penalty}, %n handen te missen</numerusform>
        </translation>
    </message>
    <message>
        <source>{small} / {big}</source>
        <translation>{small} / {big}</translation>
    </message>
    <message>
        <source>{small} / {big}, ante {ante}</source>
        <translation>{small} / {big}, ante {ante}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Back in with a new seat: {name}</source>
        <translation>Terug met een nieuwe stoel: {name}</translation>
    </message>
    <message>
        <source>Chips in play: {before} → {after}</source>
        <translation>Chips in het spel: {before} → {after}</translation>
    </message>
    <message>
        <source>Choose a line to see what taking it back would change.</source>
        <translation>Kies een regel om te zien wat terugdraaien verandert.</translation>
    </message>
    <message>
        <source>Copy the line: when, who and what</source>
        <translation>De regel kopiëren: wanneer, wie en wat</translation>
    </message>
    <message>
        <source>Entries: {before} → {after}</source>
        <translation>Inschrijvingen: {before} → {after}</translation>
    </message>
    <message>
        <source>Find in the journal</source>
        <translation>Zoek een regel</translation>
    </message>
    <message>
        <source>It cannot be taken back</source>
        <translation>Dit kan niet worden teruggedraaid</translation>
    </message>
    <message>
        <source>It was somebody else who went out, or it happened earlier</source>
        <translation>Iemand anders werd uitgeschakeld, of het gebeurde eerder</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>No count, place or prize changes.</source>
        <translation>Geen aantal, plaats of prijs verandert.</translation>
    </message>
    <message>
        <source>No line says “{text}”.</source>
        <translation>Geen regel zegt “{text}”.</translation>
    </message>
    <message>
        <source>No such slip was printed here. Look at it again, and ask who gave it out.</source>
        <translation>Zo’n bon is hier niet afgedrukt. Bekijk hem nog eens en vraag wie hem heeft gegeven.</translation>
    </message>
    <message>
        <source>Players left: {before} → {after}</source>
        <translation>Spelers over: {before} → {after}</translation>
    </message>
    <message>
        <source>Print the slip again</source>
        <translation>De bon opnieuw afdrukken</translation>
    </message>
    <message>
        <source>Prize pool: {before} → {after}</source>
        <translation>Prijzenpot: {before} → {after}</translation>
    </message>
    <message>
        <source>Proposed moves: {before} → {after}</source>
        <translation>Voorgestelde verplaatsingen: {before} → {after}</translation>
    </message>
    <message>
        <source>Put right</source>
        <comment>a bust-out</comment>
        <translation>Rechtzetten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Take this act back</source>
        <translation>Dit terugdraaien</translation>
    </message>
    <message>
        <source>Taking it back changes</source>
        <translation>Terugdraaien verandert</translation>
    </message>
    <message>
        <source>The act stays in the journal and no longer counts. Redo brings it back.</source>
        <translation>De handeling blijft in het logboek staan maar telt niet meer. Met Opnieuw telt die weer mee.</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>De club</translation>
    </message>
    <message>
        <source>The club’s own lines stand. What was wrong is put right where it was done: a drawer by moving cash, people in the directory, a tournament in the archive.</source>
        <translation>De regels van de club zelf blijven staan. Wat fout was, zet je recht waar het gedaan is: een kassa door contant geld te verplaatsen, personen bij Mensen, een toernooi in het archief.</translation>
    </message>
    <message>
        <source>The money of this slip was given back: {name}, {item}, {amount}.</source>
        <translation>Het geld van deze bon is teruggegeven: {name}, {item}, {amount}.</translation>
    </message>
    <message>
        <source>This slip is of another tournament: {tournament}.</source>
        <translation>Deze bon is van een ander toernooi: {tournament}.</translation>
    </message>
    <message>
        <source>This slip is real: {name}, {item}, {amount}.</source>
        <translation>Deze bon is echt: {name}, {item}, {amount}.</translation>
    </message>
    <message>
        <source>This slip was taken back and is not valid: {name}, {item}, {amount}.</source>
        <translation>Deze bon is teruggenomen en niet geldig: {name}, {item}, {amount}.</translation>
    </message>
    <message>
        <source>This tournament</source>
        <translation>Dit toernooi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>chain {head}</source>
        <translation>keten {head}</translation>
    </message>
    <message>
        <source>taken back by line {line}</source>
        <translation>teruggedraaid door regel {line}</translation>
    </message>
    <message>
        <source>{although}, because: {reason}</source>
        <translation>{although}, want: {reason}</translation>
    </message>
    <message>
        <source>{name}: place {before} → still in</source>
        <translation>{name}: plaats {before} → speelt nog</translation>
    </message>
    <message>
        <source>{name}: place {before} → {after}</source>
        <translation>{name}: plaats {before} → {after}</translation>
    </message>
    <message>
        <source>{name}: prize {before} → {after}</source>
        <translation>{name}: prijs {before} → {after}</translation>
    </message>
    <message>
        <source>{name}: seat {before} → {after}</source>
        <translation>{name}: stoel {before} → {after}</translation>
    </message>
    <message>
        <source>{name}: still in → place {after}</source>
        <translation>{name}: nog in het spel → plaats {after}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>List written: {path}</source>
        <translation>Lijst opgeslagen: {path}</translation>
    </message>
    <message>
        <source>Save the players of the club as a list</source>
        <translation>Spelers van de club als lijst opslaan</translation>
    </message>
    <message>
        <source>Text for any program (*.csv)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Tekst voor elk programma (*.csv)</translation>
    </message>
    <message>
        <source>The list could not be written to {path}: {reason}. Choose another folder.</source>
        <translation>De lijst kon niet worden opgeslagen als {path}: {reason}. Kies een andere map.</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Werkmap (*.xlsx)</translation>
    </message>
    <message>
        <source>players</source>
        <comment>name of a file</comment>
        <translation>spelers</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n pauze</numerusform>
            <numerusform>%n pauzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines in the price list</source>
        <translation>
            <numerusform>%n regel in de prijslijst</numerusform>
            <numerusform>%n regels in de prijslijst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments</source>
        <translation>
            <numerusform>%n toernooi</numerusform>
            <numerusform>%n toernooien</numerusform>
        </translation>
    </message>
    <message>
        <source>0: registration closes when the clock starts</source>
        <translation>0: dicht zodra de klok start</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiveren</translation>
    </message>
    <message>
        <source>Archived {n}</source>
        <translation>Archief {n}</translation>
    </message>
    <message>
        <source>As in {name}</source>
        <translation>Zoals in {name}</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Choose a tournament in the list first.</source>
        <translation>Kies eerst een toernooi in de lijst.</translation>
    </message>
    <message>
        <source>Create one, or look around in the demo club: an evening of 180 players to click around in.</source>
        <translation>Maak er een, of kijk rond in de democlub: een avond met 180 spelers om in rond te klikken.</translation>
    </message>
    <message>
        <source>Create tournament</source>
        <translation>Toernooi aanmaken</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>Its clock is on. Finish it first, or archive it after the evening.</source>
        <translation>De klok loopt nog. Sluit het eerst af, of archiveer het na de avond.</translation>
    </message>
    <message>
        <source>Last level of registration</source>
        <translation>Inschrijven t/m level</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>New tournament like {name}</source>
        <translation>Nieuw toernooi zoals {name}</translation>
    </message>
    <message>
        <source>No tournaments yet</source>
        <translation>Nog geen toernooien</translation>
    </message>
    <message>
        <source>Nothing in the archive</source>
        <translation>Niets in het archief</translation>
    </message>
    <message>
        <source>Only the entry</source>
        <translation>Alleen de inschrijving</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Payout table</source>
        <translation>Prijzentabel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Prizes are multiples of</source>
        <translation>Prijzen zijn veelvouden van</translation>
    </message>
    <message>
        <source>Rebuys, re-entries and other prices are set on the Desk.</source>
        <translation>Rebuys, re-entries en andere prijzen zet je aan de balie.</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Stoelen per tafel</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>Startstack</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structuur</translation>
    </message>
    <message>
        <source>Terms of entry</source>
        <translation>Inschrijfvoorwaarden</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>Tournaments you archive leave the list and are kept here.</source>
        <translation>Toernooien die je archiveert gaan van de lijst af en blijven hier bewaard.</translation>
    </message>
    <message>
        <source>What and when</source>
        <translation>Wat en wanneer</translation>
    </message>
    <message>
        <source>goes to the house</source>
        <translation>voor de organisatie</translation>
    </message>
    <message>
        <source>goes to the prize pool</source>
        <translation>voor de prijzenpot</translation>
    </message>
    <message numerus="yes">
        <source>pays %n places</source>
        <translation>
            <numerusform>betaalt %n plaats</numerusform>
            <numerusform>betaalt %n plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>pays {least} to {most} places, by the number of entries</source>
        <translation>betaalt {least} tot {most} plaatsen, naar het aantal inschrijvingen</translation>
    </message>
    <message>
        <source>{levels}, {breaks}, {hours} h {minutes} min in all</source>
        <translation>{levels}, {breaks}, samen {hours} u {minutes} min</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>account</source>
        <comment>the player&apos;s account with the club</comment>
        <translation>rekening</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>bounty</source>
        <comment>part of a price</comment>
        <translation>bounty</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>an entry that was given back</comment>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a payment card</comment>
        <translation>pinpas</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>contant</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>fee</source>
        <comment>part of a price</comment>
        <translation>fee</translation>
    </message>
    <message>
        <source>given back</source>
        <comment>a rebuy or an add-on</comment>
        <translation>teruggegeven</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prijs</translation>
    </message>
    <message>
        <source>prize pool</source>
        <comment>part of a price</comment>
        <translation>prijzenpot</translation>
    </message>
    <message>
        <source>prize taken back</source>
        <translation>teruggenomen prijs</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>re-entry</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>rebuy</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>part of a price</comment>
        <translation>personeel</translation>
    </message>
    <message>
        <source>ticket</source>
        <comment>won elsewhere, pays for an entry</comment>
        <translation>ticket</translation>
    </message>
    <message>
        <source>voucher</source>
        <translation>voucher</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message numerus="yes">
        <source>%n alternates at the desk wait to be seated</source>
        <translation>
            <numerusform>%n wachtende aan de balie krijgt nog een stoel</numerusform>
            <numerusform>%n wachtenden aan de balie krijgen nog een stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternates can be called</source>
        <translation>
            <numerusform>%n wachtende kan worden opgeroepen</numerusform>
            <numerusform>%n wachtenden kunnen worden opgeroepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n called in vain: numbers {numbers}</source>
        <comment>alternates</comment>
        <translation>
            <numerusform>%n vergeefs opgeroepen: nummer {numbers}</numerusform>
            <numerusform>%n vergeefs opgeroepen: nummers {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a seat</source>
        <translation>
            <numerusform>%n inschrijving zonder stoel</numerusform>
            <numerusform>%n inschrijvingen zonder stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seats</source>
        <translation>
            <numerusform>%n vrije stoel</numerusform>
            <numerusform>%n vrije stoelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves proposed</source>
        <translation>
            <numerusform>%n verplaatsing voorgesteld</numerusform>
            <numerusform>%n verplaatsingen voorgesteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties have one hand left: {seats}</source>
        <translation>
            <numerusform>%n straf heeft nog één hand: {seats}</numerusform>
            <numerusform>%n straffen hebben nog één hand: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places paid out of {pool}</source>
        <translation>
            <numerusform>%n plaats betaald uit {pool}</numerusform>
            <numerusform>%n plaatsen betaald uit {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are not there yet</source>
        <translation>
            <numerusform>%n speler is er nog niet</numerusform>
            <numerusform>%n spelers zijn er nog niet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in their seats</source>
        <translation>
            <numerusform>%n speler zit klaar</numerusform>
            <numerusform>%n spelers zitten klaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players may be dealt in again: {seats}</source>
        <translation>
            <numerusform>%n speler mag weer kaarten krijgen: {seats}</numerusform>
            <numerusform>%n spelers mogen weer kaarten krijgen: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes to be paid</source>
        <translation>
            <numerusform>%n prijs uit te betalen</numerusform>
            <numerusform>%n prijzen uit te betalen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables short of the fullest: {tables}</source>
        <translation>
            <numerusform>%n tafel met minder dan de volste: {tables}</numerusform>
            <numerusform>%n tafels met minder dan de volste: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables stop, far too short: {tables}</source>
        <translation>
            <numerusform>%n tafel stopt, veel te weinig spelers: {tables}</numerusform>
            <numerusform>%n tafels stoppen, veel te weinig spelers: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>Add levels to the structure</source>
        <translation>Voeg levels toe aan de structuur</translation>
    </message>
    <message>
        <source>Blinds and antes are taken from their stacks</source>
        <translation>Blinds en antes gaan van hun stacks af</translation>
    </message>
    <message numerus="yes">
        <source>Break in %n minutes</source>
        <translation>
            <numerusform>Pauze over %n minuut</numerusform>
            <numerusform>Pauze over %n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break in %n minutes: colour up {chips}</source>
        <translation>
            <numerusform>Pauze over %n minuut: colour up {chips}</numerusform>
            <numerusform>Pauze over %n minuten: colour up {chips}</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring to each table: {chips}</source>
        <translation>Breng naar elke tafel: {chips}</translation>
    </message>
    <message>
        <source>Correct what was set by hand</source>
        <translation>Verbeter wat met de hand is vastgelegd</translation>
    </message>
    <message>
        <source>Draw new seats for everybody</source>
        <translation>Loot opnieuw voor iedereen</translation>
    </message>
    <message numerus="yes">
        <source>Final table: %n players left</source>
        <translation>
            <numerusform>Finaletafel: %n speler over</numerusform>
            <numerusform>Finaletafel: %n spelers over</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the tournament</source>
        <translation>Sluit het toernooi af</translation>
    </message>
    <message>
        <source>First is number {number}, {name}</source>
        <translation>Eerst nummer {number}, {name}</translation>
    </message>
    <message>
        <source>Look for them before play starts</source>
        <translation>Zoek ze voordat het spel begint</translation>
    </message>
    <message>
        <source>No free seat: a table opens</source>
        <translation>Geen vrije stoel: er gaat een tafel open</translation>
    </message>
    <message>
        <source>Open it to take entries</source>
        <translation>Open de inschrijving om spelers toe te laten</translation>
    </message>
    <message>
        <source>Penalty of seat {seat}: one hand left</source>
        <translation>Straf van stoel {seat}: nog één hand</translation>
    </message>
    <message>
        <source>Post them anew</source>
        <translation>Maak ze opnieuw bekend</translation>
    </message>
    <message>
        <source>Prizes no longer match the pool: {difference} to add</source>
        <translation>Prijzen kloppen niet met de pot: {difference} te weinig</translation>
    </message>
    <message>
        <source>Prizes no longer match the pool: {difference} too much</source>
        <translation>Prijzen kloppen niet met de pot: {difference} te veel</translation>
    </message>
    <message>
        <source>Race off in this break: {chips}</source>
        <translation>Race deze pauze weg: {chips}</translation>
    </message>
    <message numerus="yes">
        <source>Registration closes in %n minutes</source>
        <translation>
            <numerusform>Inschrijving sluit over %n minuut</numerusform>
            <numerusform>Inschrijving sluit over %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Registration is closed: post the prizes</source>
        <translation>Inschrijving gesloten: maak de prijzen bekend</translation>
    </message>
    <message>
        <source>Registration is not open yet</source>
        <translation>De inschrijving is nog niet open</translation>
    </message>
    <message>
        <source>Seat {seat} may be dealt in again</source>
        <translation>Stoel {seat} mag weer kaarten krijgen</translation>
    </message>
    <message numerus="yes">
        <source>Seats to be drawn for %n players</source>
        <translation>
            <numerusform>Nog plaatsen te loten voor %n speler</numerusform>
            <numerusform>Nog plaatsen te loten voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Strike the number, or call again</source>
        <translation>Schrap het nummer, of roep nog eens</translation>
    </message>
    <message>
        <source>Table {table} can be broken</source>
        <translation>Tafel {table} kan worden opgebroken</translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short of the fullest</source>
        <translation>
            <numerusform>Tafel {table} heeft %n speler minder dan de volste</numerusform>
            <numerusform>Tafel {table} heeft %n spelers minder dan de volste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} stops: %n short</source>
        <translation>
            <numerusform>Tafel {table} stopt: %n te weinig</numerusform>
            <numerusform>Tafel {table} stopt: %n te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}: {name} is there alone</source>
        <translation>Tafel {table}: {name} is er alleen</translation>
    </message>
    <message numerus="yes">
        <source>Takes {chips} from %n absent stacks each round, button in {left}</source>
        <translation>
            <numerusform>Krijgt elke ronde {chips} van %n afwezige stack, button over {left}</numerusform>
            <numerusform>Krijgt elke ronde {chips} van %n afwezige stacks, button over {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock has not started</source>
        <translation>De klok is niet gestart</translation>
    </message>
    <message>
        <source>The levels have run out</source>
        <translation>De levels zijn op</translation>
    </message>
    <message>
        <source>The winner is known</source>
        <translation>De winnaar is bekend</translation>
    </message>
    <message>
        <source>Their penalties are served</source>
        <translation>Hun straffen zijn uitgezeten</translation>
    </message>
    <message>
        <source>This is the last level</source>
        <translation>Dit is het laatste level</translation>
    </message>
    <message>
        <source>{name} comes back after it</source>
        <translation>{name} komt daarna terug</translation>
    </message>
    <message>
        <source>{name} has served the penalty</source>
        <translation>{name} heeft de straf uitgezeten</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>{n} × {chip} ({total} in all)</source>
        <comment>so many new chips</comment>
        <translation>{n} × {chip} ({total} in totaal)</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>samen {total}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>A club file holds your players, structures and tournaments. Look around in the demo club first, an evening of 180 players in full swing, or begin with an empty club.</source>
        <translation>Een clubbestand bevat je spelers, structuren en toernooien. Kijk eerst rond in de democlub, een avond met 180 spelers in volle gang, of begin met een lege club.</translation>
    </message>
    <message>
        <source>Begin an empty club</source>
        <translation>Lege club beginnen</translation>
    </message>
    <message>
        <source>Club files (*.tdapp)</source>
        <translation>Clubbestanden (*.tdapp)</translation>
    </message>
    <message>
        <source>Look around in the demo club</source>
        <translation>Rondkijken in de democlub</translation>
    </message>
    <message>
        <source>Open a club file</source>
        <translation>Clubbestand openen</translation>
    </message>
    <message>
        <source>Open a club file, or name a new one</source>
        <translation>Open een clubbestand, of geef een nieuw een naam</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>{file} geopend</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} wordt geopend</translation>
    </message>
    <message>
        <source>Put back the copy of {time}, {day}</source>
        <translation>Kopie van {time}, {day} terugzetten</translation>
    </message>
    <message>
        <source>Screen in a window</source>
        <translation>Scherm in een venster</translation>
    </message>
    <message>
        <source>Screen on {display}</source>
        <translation>Scherm op {display}</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and is noted in {file}. Your data is as it was; go on.</source>
        <translation>Er ging iets mis in het programma; dat staat genoteerd in {file}. Je gegevens zijn zoals ze waren; ga gerust door.</translation>
    </message>
    <message>
        <source>The copy is in its place. The damaged file is kept as {file}.</source>
        <translation>De kopie staat op zijn plaats. Het beschadigde bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The demo evening is being played up to now</source>
        <translation>De demoavond wordt gespeeld tot aan nu</translation>
    </message>
    <message>
        <source>The journal is being checked line by line.</source>
        <translation>Het logboek wordt regel voor regel nagekeken.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Dit duurt een paar seconden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nog eens proberen</translation>
    </message>
    <message>
        <source>Welcome to tdapp</source>
        <translation>Welkom bij tdapp</translation>
    </message>
    <message>
        <source>{file} is not open</source>
        <translation>{file} is niet geopend</translation>
    </message>
</context>
<context>
    <name>Operators</name>
    <message>
        <source>Add an operator</source>
        <translation>Medewerker toevoegen</translation>
    </message>
    <message>
        <source>Both PINs must be the same. Type them again.</source>
        <translation>Beide pincodes moeten gelijk zijn. Typ ze opnieuw.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Venster sluiten</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>a role of an operator</comment>
        <translation>Toernooileider</translation>
    </message>
    <message>
        <source>First letters of your name</source>
        <translation>Eerste letters van je naam</translation>
    </message>
    <message>
        <source>Floor</source>
        <comment>a role of an operator</comment>
        <translation>Vloer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Looks only</source>
        <comment>a role of an operator</comment>
        <translation>Kijkt alleen</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mag</translation>
    </message>
    <message>
        <source>May do everything.</source>
        <translation>Mag alles.</translation>
    </message>
    <message>
        <source>May only look.</source>
        <translation>Mag alleen kijken.</translation>
    </message>
    <message>
        <source>May {several}.</source>
        <translation>Mag: {several}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Nieuwe pincode</translation>
    </message>
    <message>
        <source>New PIN of {name}</source>
        <translation>Nieuwe pincode van {name}</translation>
    </message>
    <message>
        <source>No operator is called that.</source>
        <translation>Geen medewerker heet zo.</translation>
    </message>
    <message>
        <source>Nobody signs in any more; names, roles and PINs are kept</source>
        <translation>Niemand meldt zich meer aan; namen, rollen en pincodes blijven bewaard</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Medewerkers</translation>
    </message>
    <message>
        <source>Operators are off: whoever sits here may do everything.</source>
        <translation>Medewerkers staan uit: wie hier zit mag alles.</translation>
    </message>
    <message>
        <source>Operators are on. {name} is the director and signed in.</source>
        <translation>Medewerkers staan aan. {name} is toernooileider en aangemeld.</translation>
    </message>
    <message>
        <source>Operators by name, with what each may do</source>
        <translation>Medewerkers op naam, met wat ieder mag</translation>
    </message>
    <message>
        <source>Own choice</source>
        <comment>a role of an operator: rights chosen one by one</comment>
        <translation>Eigen keuze</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Pincode</translation>
    </message>
    <message>
        <source>PIN, 4 to 12 digits</source>
        <translation>Pincode, 4 tot 12 cijfers</translation>
    </message>
    <message>
        <source>Registration</source>
        <comment>a role of an operator</comment>
        <translation>Balie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Aanmelden</translation>
    </message>
    <message>
        <source>Sign out {name}</source>
        <translation>{name} afmelden</translation>
    </message>
    <message>
        <source>Switch operators off</source>
        <translation>Medewerkers uitzetten</translation>
    </message>
    <message>
        <source>Switch operators on</source>
        <translation>Medewerkers aanzetten</translation>
    </message>
    <message>
        <source>The PIN tells who did it. It does not protect against somebody who has the laptop: whoever can copy the club file can read it.</source>
        <translation>De pincode zegt wie het deed. Ze beschermt niet tegen iemand die de laptop heeft: wie het clubbestand kan kopiëren, kan het lezen.</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Dezelfde pincode nog eens</translation>
    </message>
    <message>
        <source>What {name} may do</source>
        <translation>Wat {name} mag</translation>
    </message>
    <message>
        <source>What {name} may do is changed.</source>
        <translation>Wat {name} mag is gewijzigd.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben je?</translation>
    </message>
    <message>
        <source>Whoever sits here may do everything</source>
        <translation>Wie hier zit mag alles</translation>
    </message>
    <message>
        <source>With operators everybody signs in with a PIN, every act says who did it, and each does only what their role allows. A home game needs none of it.</source>
        <translation>Met medewerkers meldt ieder zich aan met een pincode, staat bij elke handeling wie het deed, en doet ieder alleen wat de rol toestaat. Een thuisspel heeft dit niet nodig.</translation>
    </message>
    <message>
        <source>You are the first operator, and the director who may do everything.</source>
        <translation>Je bent de eerste medewerker, en de toernooileider die alles mag.</translation>
    </message>
    <message>
        <source>Your PIN until now</source>
        <translation>Je pincode tot nu toe</translation>
    </message>
    <message>
        <source>drawer {name}</source>
        <translation>kassa {name}</translation>
    </message>
    <message>
        <source>signed in here</source>
        <translation>hier aangemeld</translation>
    </message>
    <message>
        <source>{name} has a new PIN.</source>
        <translation>{name} heeft een nieuwe pincode.</translation>
    </message>
    <message>
        <source>{name} is an operator now.</source>
        <translation>{name} is nu medewerker.</translation>
    </message>
    <message>
        <source>{name} is no operator any more. Adding the name again brings them back.</source>
        <translation>{name} is geen medewerker meer. Voeg de naam opnieuw toe en die is terug.</translation>
    </message>
    <message>
        <source>{name} is signed in.</source>
        <translation>{name} is aangemeld.</translation>
    </message>
    <message>
        <source>{name} is signed out. Whoever goes on signs in first.</source>
        <translation>{name} is afgemeld. Wie verdergaat, meldt zich eerst aan.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Balie</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structuur</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message numerus="yes">
        <source>%n chips</source>
        <comment>how many pieces a stack has</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n inschrijving</numerusform>
            <numerusform>%n inschrijvingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not counted</source>
        <translation>
            <numerusform>%n niet geteld</numerusform>
            <numerusform>%n niet geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n betaling</numerusform>
            <numerusform>%n betalingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks counted</source>
        <translation>
            <numerusform>%n stack geteld</numerusform>
            <numerusform>%n stacks geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <translation>
            <numerusform>%n speelt nog</numerusform>
            <numerusform>%n spelen nog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tafel</numerusform>
            <numerusform>%n tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wacht</numerusform>
            <numerusform>%n wachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Added {time}: {reason}</source>
        <translation>Bijgelegd {time}: {reason}</translation>
    </message>
    <message>
        <source>After start</source>
        <comment>head of a column of hours and minutes</comment>
        <translation>Na start</translation>
    </message>
    <message>
        <source>All money in and out, with what was taken back struck through</source>
        <translation>Al het geld in en uit; wat is teruggenomen, is doorgestreept</translation>
    </message>
    <message>
        <source>All odd chips of the table, divided by {count}, are raced for. Any part counts as one.</source>
        <translation>Deel alle restchips van de tafel door {count}: om zoveel chips gaat de race. Elk deel telt als één.</translation>
    </message>
    <message>
        <source>All odd chips of the table, divided by {count}, are raced for. Half or more counts as one.</source>
        <translation>Deel alle restchips van de tafel door {count}: om zoveel chips gaat de race. De helft of meer telt als één.</translation>
    </message>
    <message>
        <source>All {chip} taken in</source>
        <translation>Alle {chip} ingenomen</translation>
    </message>
    <message>
        <source>Amount, {currency}</source>
        <translation>Bedrag, {currency}</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>head of a column</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>At closing</source>
        <translation>Bij sluiting</translation>
    </message>
    <message>
        <source>At opening</source>
        <translation>Bij opening</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Bank slip of the race</source>
        <translation>Bankstrook van de race</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Big blind ante</source>
        <translation>Big blind ante</translation>
    </message>
    <message>
        <source>Big blinds</source>
        <comment>head of a column: a stack in big blinds</comment>
        <translation>Big blinds</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Bring in all</source>
        <comment>head of a column: new chips for all tables</comment>
        <translation>Mee in totaal</translation>
    </message>
    <message>
        <source>Bring per table</source>
        <comment>head of a column: new chips for each table</comment>
        <translation>Mee per tafel</translation>
    </message>
    <message>
        <source>Bring {count} × {chip}</source>
        <translation>Neem {count} × {chip} mee</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>By tournament, all tenders, {currency}</source>
        <translation>Per toernooi, alle betaalwijzen, {currency}</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>head of a column: an alternate was called to the desk</comment>
        <translation>Geroepen</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>head of a column: highest card in a chip race</comment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Cash from players</source>
        <translation>Contant van spelers</translation>
    </message>
    <message>
        <source>Cash to players</source>
        <translation>Contant aan spelers</translation>
    </message>
    <message>
        <source>Cash, {currency}</source>
        <translation>Contant, {currency}</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Chain {head}</source>
        <translation>Keten {head}</translation>
    </message>
    <message>
        <source>Change {old} for {new} at full value: {count} for 1.</source>
        <translation>Wissel {old} voor {new} tegen volle waarde: {count} voor 1.</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Nageteld door</translation>
    </message>
    <message>
        <source>Chip bank, signature</source>
        <translation>Chipbank, handtekening</translation>
    </message>
    <message>
        <source>Chip count</source>
        <comment>head of a sheet to write the stacks of a table on</comment>
        <translation>Chiptelling</translation>
    </message>
    <message>
        <source>Chip counts</source>
        <translation>Chipstanden</translation>
    </message>
    <message>
        <source>Chip race: {old} to {new}</source>
        <translation>Chip race: {old} naar {new}</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>head of a column: a player&apos;s stack</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips and colour-ups</source>
        <translation>Chips en color-ups</translation>
    </message>
    <message numerus="yes">
        <source>Chips, %n entries</source>
        <comment>head of a list: for so many entries</comment>
        <translation>
            <numerusform>Chips, %n inschrijving</numerusform>
            <numerusform>Chips, %n inschrijvingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesloten</translation>
    </message>
    <message>
        <source>Coins and notes, {currency}</source>
        <translation>Munten en biljetten, {currency}</translation>
    </message>
    <message>
        <source>Colour, edge</source>
        <comment>head of a column: how a chip looks</comment>
        <translation>Kleur, rand</translation>
    </message>
    <message>
        <source>Colour-ups</source>
        <comment>head of a column: pieces needed at colour-ups</comment>
        <translation>Color-ups</translation>
    </message>
    <message>
        <source>Colour-ups</source>
        <translation>Color-ups</translation>
    </message>
    <message>
        <source>Commitment {commitment}</source>
        <translation>Vastlegging {commitment}</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>head of a column to write in: chips of a player</comment>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Count sheets</source>
        <translation>Tellijsten</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Counted</source>
        <comment>head of a column: when a stack was counted</comment>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Counted by</source>
        <translation>Geteld door</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum en tijd</translation>
    </message>
    <message>
        <source>Dealer, signature</source>
        <translation>Dealer, handtekening</translation>
    </message>
    <message>
        <source>Dealt in at once</source>
        <translation>Krijgt meteen kaarten</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>head of a column: who took the money, and in which drawer</comment>
        <translation>Balie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Draw {number}, spread by nationality.</source>
        <translation>Loting {number}, gespreid naar nationaliteit.</translation>
    </message>
    <message>
        <source>Draw {number}.</source>
        <translation>Loting {number}.</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Drawer report</source>
        <translation>Kassarapport</translation>
    </message>
    <message>
        <source>Drawer reports</source>
        <translation>Kassarapporten</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Lotingen</translation>
    </message>
    <message>
        <source>Each drawer this tournament used: float, money, count, signatures</source>
        <translation>Elke kassa van dit toernooi: wisselgeld, geld, telling, handtekeningen</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <comment>head of a column: pieces other tournaments need</comment>
        <translation>Elders</translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries at most.</source>
        <translation>
            <numerusform>Genoeg voor hooguit %n inschrijving.</numerusform>
            <numerusform>Genoeg voor hooguit %n inschrijvingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries at most; {chip} runs out first.</source>
        <translation>
            <numerusform>Genoeg voor hooguit %n inschrijving; {chip} raakt als eerste op.</numerusform>
            <numerusform>Genoeg voor hooguit %n inschrijvingen; {chip} raakt als eerste op.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>Entries times buy-in</source>
        <translation>Inschrijvingen maal buy-in</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>head of a column of numbers</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Every draw, those undone too, and how anybody computes it again</source>
        <translation>Elke loting, ook de ongedaan gemaakte, en hoe iedereen haar narekent</translation>
    </message>
    <message>
        <source>Every entry by name, with its number, seat and price</source>
        <translation>Elke inschrijving op naam, met nummer, stoel en prijs</translation>
    </message>
    <message>
        <source>Everybody with odd chips gets one {new} for them.</source>
        <translation>Wie restchips heeft, krijgt er één {new} voor.</translation>
    </message>
    <message>
        <source>First hand</source>
        <comment>head of a column: dealt in at once, or waits</comment>
        <translation>Eerste hand</translation>
    </message>
    <message>
        <source>Floor, signature</source>
        <translation>Floor, handtekening</translation>
    </message>
    <message>
        <source>For</source>
        <comment>head of a column: the chip another is raced for</comment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>For the door: everybody still in, with a box and a line to sign</source>
        <translation>Voor de deur: iedereen die nog meespeelt, met een vakje en een regel om te tekenen</translation>
    </message>
    <message>
        <source>For the floor: every table, seat by seat</source>
        <translation>Voor de floor: elke tafel, stoel voor stoel</translation>
    </message>
    <message>
        <source>For the press: stacks, largest first, with big blinds and seats</source>
        <translation>Voor de pers: stacks, grootste eerst, met big blinds en stoelen</translation>
    </message>
    <message>
        <source>For the wall: everybody still in, with table and seat</source>
        <translation>Voor aan de muur: iedereen die nog speelt, met tafel en stoel</translation>
    </message>
    <message>
        <source>For whoever makes the stacks: how many of each chip</source>
        <translation>Voor wie de stacks maakt: hoeveel van elke chip</translation>
    </message>
    <message>
        <source>From</source>
        <comment>head of a column of seats</comment>
        <translation>Van</translation>
    </message>
    <message>
        <source>From: {place}</source>
        <comment>a player who moves: Table 3, seat 5</comment>
        <translation>Van: {place}</translation>
    </message>
    <message>
        <source>Gets {chip}</source>
        <comment>head of a column: new chips a player gets for odd ones</comment>
        <translation>Krijgt {chip}</translation>
    </message>
    <message>
        <source>Hand to the dealer</source>
        <translation>Geef aan de dealer</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>head of a column of boxes to tick</comment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Zo gaat het</translation>
    </message>
    <message>
        <source>How it goes ({rule})</source>
        <translation>Zo gaat het ({rule})</translation>
    </message>
    <message>
        <source>In</source>
        <comment>head of a column of money that came in</comment>
        <translation>In</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>In play after</source>
        <translation>In het spel na afloop</translation>
    </message>
    <message>
        <source>In play before</source>
        <translation>In het spel vooraf</translation>
    </message>
    <message>
        <source>In play so far</source>
        <comment>chips in play while tables are still to be raced</comment>
        <translation>In het spel tot nu toe</translation>
    </message>
    <message>
        <source>In play then</source>
        <comment>head of a column: pieces expected in play</comment>
        <translation>Dan in het spel</translation>
    </message>
    <message>
        <source>In stacks</source>
        <comment>head of a column: pieces needed for stacks</comment>
        <translation>In stacks</translation>
    </message>
    <message>
        <source>Journal line {line}</source>
        <translation>Logboekregel {line}</translation>
    </message>
    <message>
        <source>Large type: who is on the way to a new seat, by name and by table</source>
        <translation>Grote letters: wie onderweg is naar een nieuwe stoel, op naam en op tafel</translation>
    </message>
    <message>
        <source>Late registration</source>
        <translation>Late inschrijving</translation>
    </message>
    <message>
        <source>Late registration closes here</source>
        <translation>De late inschrijving sluit hier</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>head of a column: the chip that goes out of play</comment>
        <translation>Eruit</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>head of a column: pieces nobody needs, below 0: short</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Left, {currency}</source>
        <comment>head of a column: money in less money out</comment>
        <translation>Over, {currency}</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>head of a column</comment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Levels, breaks and times</source>
        <translation>Levels, pauzes en tijden</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>head of a column: line of the journal</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Look at this</source>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>head of a column</comment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Move slips</source>
        <translation>Verplaatsbonnen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Verplaatsingen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>head of a column</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>No chips chosen yet. Choose a chip set on the Chips page.</source>
        <translation>Nog geen chips gekozen. Kies een set op de pagina Chips.</translation>
    </message>
    <message>
        <source>No levels yet. Add levels to the structure first.</source>
        <translation>Nog geen levels. Voeg eerst levels toe aan de structuur.</translation>
    </message>
    <message>
        <source>No money has changed hands yet.</source>
        <translation>Er is nog geen geld in of uit gegaan.</translation>
    </message>
    <message>
        <source>No money of this tournament went through a drawer.</source>
        <translation>Er is geen geld van dit toernooi door een kassa gegaan.</translation>
    </message>
    <message>
        <source>No players yet. Register them, then print the slips again.</source>
        <translation>Nog geen spelers. Schrijf ze in en druk de bonnen dan opnieuw af.</translation>
    </message>
    <message>
        <source>No players yet. Register them, then print this sheet again.</source>
        <translation>Nog geen spelers. Schrijf ze in en druk dit blad dan opnieuw af.</translation>
    </message>
    <message>
        <source>No prizes yet. They follow from the entries.</source>
        <translation>Nog geen prijzen. Ze volgen uit de inschrijvingen.</translation>
    </message>
    <message>
        <source>No race is going on, and the structure has none to come.</source>
        <translation>Er is geen race bezig en er komt er ook geen in de structuur.</translation>
    </message>
    <message>
        <source>No stack has been counted yet.</source>
        <translation>Er is nog geen stack geteld.</translation>
    </message>
    <message>
        <source>No stack is made yet. Make one on the Chips page.</source>
        <translation>Er is nog geen stack gemaakt. Maak er een op de pagina Chips.</translation>
    </message>
    <message>
        <source>No table has been raced yet.</source>
        <translation>Er is nog geen tafel geracet.</translation>
    </message>
    <message>
        <source>No tables yet. Draw the seats, then print this sheet again.</source>
        <translation>Nog geen tafels. Loot de plaatsen en druk dit blad dan opnieuw af.</translation>
    </message>
    <message>
        <source>No value was given in the room.</source>
        <translation>In de zaal is geen waarde gegeven.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet. Draw the seats, then print the cards again.</source>
        <translation>Nog niemand heeft een stoel. Loot de plaatsen en druk de kaarten dan opnieuw af.</translation>
    </message>
    <message>
        <source>Nobody is on the way to a new seat.</source>
        <translation>Niemand is onderweg naar een nieuwe stoel.</translation>
    </message>
    <message>
        <source>Nobody is out yet. Places appear here as players bust out.</source>
        <translation>Nog niemand is uitgeschakeld. Hier komen de plaatsen zodra er spelers uitliggen.</translation>
    </message>
    <message>
        <source>Nobody is raced out: whoever would have no chip left keeps one {low}.</source>
        <translation>Niemand gaat eruit door de race: wie geen chip over zou hebben, houdt één {low}.</translation>
    </message>
    <message>
        <source>Nobody waits for a seat.</source>
        <translation>Niemand wacht op een stoel.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Er is nog niets geloot.</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>head of a column: place in the queue</comment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Odd chips go in front of the player. Mark them here.</source>
        <translation>Restchips voor de speler op tafel. Kruis ze hier aan.</translation>
    </message>
    <message>
        <source>Odd {chip}</source>
        <comment>head of a column: chips that do not make a whole new one</comment>
        <translation>Rest {chip}</translation>
    </message>
    <message>
        <source>Odd {chip} in all</source>
        <translation>Rest {chip} samen</translation>
    </message>
    <message>
        <source>Old chips in, new chips out and the rounding, table by table</source>
        <translation>Oude chips in, nieuwe chips uit en de afronding, per tafel</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geopend</translation>
    </message>
    <message>
        <source>Opening float</source>
        <translation>Wisselgeld bij opening</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Aan de balie</translation>
    </message>
    <message>
        <source>Operator, signature</source>
        <translation>Balie, handtekening</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>head of a column of money that went out</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Paid by</source>
        <comment>head of a column: cash, card, voucher</comment>
        <translation>Betaald met</translation>
    </message>
    <message>
        <source>Paid, {currency}</source>
        <translation>Betaald, {currency}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Payments by kind and tender, {currency}</source>
        <translation>Betalingen naar soort en betaalwijze, {currency}</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>head of a column: how many chips of a value</comment>
        <translation>Stuks</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>head of a column</comment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>Betaalde plaatsen</translation>
    </message>
    <message>
        <source>Places, names and prizes</source>
        <translation>Plaatsen, namen en prijzen</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>head of a column: line of the price list</comment>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Printed {time}, {day}</source>
        <translation>Afgedrukt {time}, {day}</translation>
    </message>
    <message>
        <source>Prize pool, {currency}</source>
        <translation>Prijzenpot, {currency}</translation>
    </message>
    <message>
        <source>Prize, {currency}</source>
        <translation>Prijs, {currency}</translation>
    </message>
    <message>
        <source>Prizes to sign for</source>
        <translation>Prijzen om voor te tekenen</translation>
    </message>
    <message>
        <source>Race results</source>
        <translation>Race-uitslagen</translation>
    </message>
    <message>
        <source>Race sheets</source>
        <translation>Raceformulieren</translation>
    </message>
    <message>
        <source>Received, signature</source>
        <translation>Ontvangen, handtekening</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Afgerond op</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Afronding</translation>
    </message>
    <message>
        <source>Rounding: any part of a chip at a table counts as one.</source>
        <translation>Afronding: elk deel van een chip telt per tafel als één.</translation>
    </message>
    <message>
        <source>Rounding: everybody with odd chips got one new chip.</source>
        <translation>Afronding: wie restchips had, kreeg één nieuwe chip.</translation>
    </message>
    <message>
        <source>Rounding: half a chip or more at a table counts as one.</source>
        <translation>Afronding: een halve chip of meer telt per tafel als één.</translation>
    </message>
    <message>
        <source>Rounding: the floor gave the new chips for odd ones.</source>
        <translation>Afronding: de floor gaf nieuwe chips voor restchips.</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>head of a column of numbers</comment>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>head of a column of seats such as 12-4</comment>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>above a number</comment>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>Stoelkaarten</translation>
    </message>
    <message>
        <source>Seat slips with receipts</source>
        <translation>Stoelbonnen met kwitantie</translation>
    </message>
    <message>
        <source>Seating by name</source>
        <translation>Plaatsen op naam</translation>
    </message>
    <message>
        <source>Seating by table</source>
        <translation>Plaatsen per tafel</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Stoelen per tafel</translation>
    </message>
    <message>
        <source>Should be in the drawer</source>
        <translation>Moet in de kassa zitten</translation>
    </message>
    <message>
        <source>Shuffle. From seat 1 on, deal one card face up for each odd chip.</source>
        <translation>Schud. Deel vanaf stoel 1 één open kaart per restchip.</translation>
    </message>
    <message>
        <source>Sign-in sheet</source>
        <translation>Tekenlijst</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>head of a column to sign in</comment>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Sold or found meanwhile</source>
        <comment>other changes of chips in play during a race</comment>
        <translation>Intussen verkocht of gevonden</translation>
    </message>
    <message>
        <source>Stack cards</source>
        <translation>Stackkaarten</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>Startstack</translation>
    </message>
    <message>
        <source>Starts</source>
        <comment>head of a column of times of day</comment>
        <translation>Begint</translation>
    </message>
    <message>
        <source>Still to come: tables {tables}</source>
        <translation>Nog te doen: tafels {tables}</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>head of a column: pieces the club has</comment>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structuur</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>head of a column of numbers</comment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above a number</comment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tafel {number}</translation>
    </message>
    <message>
        <source>Table {number}, {area}</source>
        <translation>Tafel {number}, {area}</translation>
    </message>
    <message>
        <source>Take in all {old}, also those changed, count them and write the number below.</source>
        <translation>Neem alle {old} in, ook de gewisselde, tel ze en schrijf het aantal hieronder.</translation>
    </message>
    <message>
        <source>Taken out {time}: {reason}</source>
        <translation>Uitgenomen {time}: {reason}</translation>
    </message>
    <message>
        <source>The dealer says whether to wait for the button</source>
        <translation>De dealer zegt of er op de button wordt gewacht</translation>
    </message>
    <message>
        <source>The desk draws a card for each odd chip and says who wins.</source>
        <translation>De balie trekt een kaart per restchip en zegt wie wint.</translation>
    </message>
    <message>
        <source>The floor says who gets a {new}.</source>
        <translation>De floor zegt wie een {new} krijgt.</translation>
    </message>
    <message>
        <source>The highest cards win one {new} each, one a player at most. Equal cards: spades, hearts, diamonds, clubs.</source>
        <translation>De hoogste kaarten winnen elk één {new}, hooguit één per speler. Gelijke kaarten: schoppen, harten, ruiten, klaveren.</translation>
    </message>
    <message>
        <source>The secret is revealed at the end, and anybody can compute the draw again.</source>
        <translation>Na afloop wordt het geheim onthuld en kan iedereen de loting narekenen.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>head of a column</comment>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>To</source>
        <comment>head of a column of seats</comment>
        <translation>Naar</translation>
    </message>
    <message>
        <source>To cut: one card a player, handed to the dealer</source>
        <translation>Om te knippen: één kaart per speler, af te geven aan de dealer</translation>
    </message>
    <message>
        <source>To cut: one for each table, to mark odd chips and cards on</source>
        <translation>Om te snijden: één per tafel, voor restchips en kaarten</translation>
    </message>
    <message>
        <source>To cut: one for each table, to write stacks on</source>
        <translation>Om te snijden: één per tafel, om stacks op te schrijven</translation>
    </message>
    <message>
        <source>To cut: one slip for each player on the way to a new seat</source>
        <translation>Om te knippen: een bon voor elke speler onderweg naar een nieuwe stoel</translation>
    </message>
    <message>
        <source>To cut: seat and receipt of everybody still in</source>
        <translation>Om te knippen: stoel en kwitantie van iedereen die nog meespeelt</translation>
    </message>
    <message>
        <source>To cut: what the race of each table came to, to sign</source>
        <translation>Om te snijden: wat de race van elke tafel opleverde, om te tekenen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Total, equal to the prize pool</source>
        <translation>Totaal, gelijk aan de prijzenpot</translation>
    </message>
    <message>
        <source>Total. The prize pool is {pool}: post the prizes again</source>
        <translation>Totaal. De prijzenpot is {pool}: maak de prijzen opnieuw bekend</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Toernooidirecteur</translation>
    </message>
    <message>
        <source>Tournament director, signature</source>
        <translation>Toernooidirecteur, handtekening</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>head of a column: what a chip is worth</comment>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Value given in the room: {value}.</source>
        <translation>In de zaal gegeven waarde: {value}.</translation>
    </message>
    <message>
        <source>Waiting for a seat</source>
        <translation>Wacht op een stoel</translation>
    </message>
    <message>
        <source>Waiting list</source>
        <translation>Wachtlijst</translation>
    </message>
    <message>
        <source>Waits until the button has passed</source>
        <translation>Wacht tot de button voorbij is</translation>
    </message>
    <message>
        <source>What</source>
        <comment>head of a column</comment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>When</source>
        <comment>head of a column: at which break</comment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>head of a column: part of the room</comment>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Whether the chips are enough, which leave when, what to bring</source>
        <translation>Of de chips genoeg zijn, welke wanneer gaan en wat er mee moet</translation>
    </message>
    <message>
        <source>Who waits for a seat, first come first</source>
        <translation>Wie op een stoel wacht, op volgorde van aanmelding</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>head of a column: pieces times value</comment>
        <translation>Waard</translation>
    </message>
    <message>
        <source>after level {number}</source>
        <translation>na level {number}</translation>
    </message>
    <message>
        <source>after level {number}, {name}</source>
        <comment>a break with its name</comment>
        <translation>na level {number}, {name}</translation>
    </message>
    <message>
        <source>also for {names}</source>
        <comment>lines of the price list that get the standard stack</comment>
        <translation>ook voor {names}</translation>
    </message>
    <message>
        <source>ask the dealer</source>
        <comment>when a player who moves is dealt in</comment>
        <translation>vraag de dealer</translation>
    </message>
    <message>
        <source>at no break yet</source>
        <translation>nog in geen pauze</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>when a player who moves is dealt in</comment>
        <translation>meteen</translation>
    </message>
    <message>
        <source>before level 1</source>
        <translation>voor level 1</translation>
    </message>
    <message>
        <source>by name</source>
        <comment>how a list is ordered</comment>
        <translation>op naam</translation>
    </message>
    <message>
        <source>by table</source>
        <comment>how a list is ordered</comment>
        <translation>op tafel</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>kaart {number} van {count}</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>late registration is closed</comment>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>colour up {chips}</source>
        <translation>color-up {chips}</translation>
    </message>
    <message>
        <source>continued</source>
        <comment>beside a group letter repeated at the top of a column</comment>
        <translation>vervolg</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a denomination was raced off</comment>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>entries may still come</source>
        <translation>inschrijven kan nog</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>is er</translation>
    </message>
    <message>
        <source>keeps one {chip}</source>
        <comment>a player who would have no chips left after a chip race</comment>
        <translation>houdt één {chip}</translation>
    </message>
    <message>
        <source>leaves play, raced for</source>
        <comment>between two drawn chips</comment>
        <translation>gaat eruit, race om</translation>
    </message>
    <message>
        <source>level {number}</source>
        <comment>in a list of facts: level 9, 137 players at 16 tables</comment>
        <translation>level {number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>out</source>
        <comment>no longer in the tournament</comment>
        <translation>uit</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>pagina {number} van {count}</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>printed {time}, journal line {line}, {head}</source>
        <translation>afgedrukt {time}, logboekregel {line}, {head}</translation>
    </message>
    <message>
        <source>sheet {number} of {count}</source>
        <translation>blad {number} van {count}</translation>
    </message>
    <message>
        <source>stays to the end</source>
        <translation>blijft tot het einde</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>nog open</translation>
    </message>
    <message>
        <source>to answer by {time}</source>
        <translation>melden voor {time}</translation>
    </message>
    <message>
        <source>waits for the button</source>
        <comment>when a player who moves is dealt in</comment>
        <translation>wacht op de button</translation>
    </message>
    <message>
        <source>{ante} big blind</source>
        <comment>the big blind posts the ante for the table</comment>
        <translation>{ante} big blind</translation>
    </message>
    <message>
        <source>{ante} each</source>
        <comment>everybody posts this ante</comment>
        <translation>{ante} ieder</translation>
    </message>
    <message>
        <source>{area}, table</source>
        <comment>above the number of the table</comment>
        <translation>{area}, tafel</translation>
    </message>
    <message>
        <source>{area}: tables {tables}</source>
        <comment>tables as ranges of numbers: 1–8, 12</comment>
        <translation>{area}: tafels {tables}</translation>
    </message>
    <message>
        <source>{buy_in} + {fee}</source>
        <translation>{buy_in} + {fee}</translation>
    </message>
    <message>
        <source>{chips} ({blinds} big blinds)</source>
        <translation>{chips} ({blinds} big blinds)</translation>
    </message>
    <message>
        <source>{chip} given out</source>
        <comment>head of a column: new chips the bank gave out</comment>
        <translation>{chip} uitgegeven</translation>
    </message>
    <message>
        <source>{chip} raced for</source>
        <translation>Race om {chip}</translation>
    </message>
    <message>
        <source>{chip} taken in</source>
        <comment>head of a column: old chips that came to the bank</comment>
        <translation>{chip} ingenomen</translation>
    </message>
    <message>
        <source>{chip} to stay in</source>
        <comment>head of a column: chips given so that nobody is raced out</comment>
        <translation>{chip} om erin te blijven</translation>
    </message>
    <message>
        <source>{colour}, {edge}</source>
        <comment>how a chip looks: green, spots</comment>
        <translation>{colour}, {edge}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{entries} × {buy_in}</source>
        <translation>{entries} × {buy_in}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>range of letters, tables or places on this page</comment>
        <translation>{first} t/m {last}</translation>
    </message>
    <message>
        <source>{kind}, {n}</source>
        <comment>a kind of payment and how many there were</comment>
        <translation>{kind}, {n}</translation>
    </message>
    <message>
        <source>{number}, continued</source>
        <translation>{number}, vervolg</translation>
    </message>
    <message>
        <source>{players} at {tables}</source>
        <translation>{players} aan {tables}</translation>
    </message>
    <message>
        <source>{stock}, {reserve} in reserve</source>
        <comment>pieces the club has and keeps back</comment>
        <translation>{stock}, {reserve} in reserve</translation>
    </message>
    <message>
        <source>{time} by {operator}</source>
        <translation>{time} door {operator}</translation>
    </message>
    <message>
        <source>{when}, better {best}</source>
        <comment>a break, and the better one</comment>
        <translation>{when}, beter {best}</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagina&apos;s</numerusform>
        </translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>No printer is set up on this laptop. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>Op deze laptop is geen printer ingesteld. Sla het blad op als PDF en druk het ergens anders af.</translation>
    </message>
    <message>
        <source>No shipped font has these signs, they print as boxes: {signs}. Write the name in another script.</source>
        <translation>Geen meegeleverd lettertype heeft deze tekens, ze worden vakjes: {signs}. Schrijf de naam in een ander schrift.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papierformaat</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>Save as a list</source>
        <translation>Opslaan als lijst</translation>
    </message>
    <message>
        <source>Save the payments as a list</source>
        <translation>De betalingen opslaan als lijst</translation>
    </message>
    <message>
        <source>Save the sheet as a PDF</source>
        <translation>Blad opslaan als PDF</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} opgeslagen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bladen</translation>
    </message>
    <message>
        <source>Show as it is now</source>
        <translation>Tonen zoals het nu is</translation>
    </message>
    <message>
        <source>The printer did not take the sheet: {detail}. Check the printer, or save the sheet as a PDF.</source>
        <translation>De printer nam het blad niet aan: {detail}. Kijk de printer na, of sla het blad op als PDF.</translation>
    </message>
    <message>
        <source>The room has moved on since this preview was made.</source>
        <translation>De zaal is verder dan toen dit voorbeeld werd gemaakt.</translation>
    </message>
    <message>
        <source>The slip was not printed: its printer is not set up on this laptop. Choose another in the settings.</source>
        <translation>De bon is niet afgedrukt: de printer ervoor is niet ingesteld op deze laptop. Kies een andere bij de instellingen.</translation>
    </message>
    <message>
        <source>The slip was not printed: {detail}. Check the printer, then print the slip again.</source>
        <translation>De bon is niet afgedrukt: {detail}. Kijk de printer na en druk de bon dan opnieuw af.</translation>
    </message>
    <message>
        <source>as things stand now</source>
        <translation>zoals het er nu voor staat</translation>
    </message>
    <message>
        <source>{sheet} sent to {printer}</source>
        <translation>{sheet} naar {printer} gestuurd</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>&apos;{text}&apos; is no country. Choose one from the list, or leave it empty.</source>
        <translation>‘{text}’ is geen land. Kies er een uit de lijst, of laat het leeg.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no e-mail address. Write it as name@example.org, or leave it empty.</source>
        <translation>‘{text}’ is geen e-mailadres. Schrijf het als naam@voorbeeld.nl, of laat het leeg.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no language. Choose one from the list, or leave it empty.</source>
        <translation>‘{text}’ is geen taal. Kies er een uit de lijst, of laat het leeg.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no telephone number. Write its digits, with + and the country in front if you like.</source>
        <translation>‘{text}’ is geen telefoonnummer. Schrijf de cijfers, eventueel met + en het land ervoor.</translation>
    </message>
    <message>
        <source>An erased player cannot be merged, because nothing says who it was. Choose another one.</source>
        <translation>Een gewiste speler kan niet worden samengevoegd, want niets zegt wie het was. Kies een andere.</translation>
    </message>
    <message>
        <source>Both have an entry in {tournament}, so they stay two players. Cancel one of the entries first, if it is the same person.</source>
        <translation>Beiden hebben een inschrijving in {tournament}, dus het blijven twee spelers. Annuleer eerst een van de inschrijvingen als het dezelfde persoon is.</translation>
    </message>
    <message>
        <source>Club card {number} is {name}&apos;s. Correct the number, or take it from {name} first.</source>
        <translation>Clubkaart {number} is van {name}. Verbeter het nummer, of haal het eerst bij {name} weg.</translation>
    </message>
    <message>
        <source>Club card {number} stands there twice. Give each player a card of their own.</source>
        <translation>Clubkaart {number} staat er twee keer. Geef elke speler een eigen kaart.</translation>
    </message>
    <message>
        <source>Erased player</source>
        <comment>a name, followed by four signs that tell them apart</comment>
        <translation>Gewiste speler</translation>
    </message>
    <message>
        <source>Somebody called {name} may not play here. Compare date of birth or card, and give a reason if it is another.</source>
        <translation>Iemand die {name} heet, mag hier niet spelen. Vergelijk geboortedatum of kaart, en geef een reden als het iemand anders is.</translation>
    </message>
    <message>
        <source>The club has no such player. Choose one from the list.</source>
        <translation>De club kent deze speler niet. Kies er een uit de lijst.</translation>
    </message>
    <message>
        <source>The club wants to know the {field} of {name}. Fill it in first.</source>
        <translation>De club wil van {name} dit weten: {field}. Vul het eerst in.</translation>
    </message>
    <message>
        <source>The photo has {n} KB, and {limit} KB is the most. Choose a smaller one.</source>
        <translation>De foto is {n} KB, en {limit} KB is het meeste. Kies een kleinere.</translation>
    </message>
    <message>
        <source>This block would be over already. Choose a later day, or none for a block without end.</source>
        <translation>Deze blokkade zou al voorbij zijn. Kies een latere dag, of geen voor een blokkade zonder einde.</translation>
    </message>
    <message>
        <source>This club keeps no document numbers and no days of birth. Switch that on first, or leave them empty.</source>
        <translation>Deze club bewaart geen documentnummers en geen geboortedata. Zet dat eerst aan, of laat ze leeg.</translation>
    </message>
    <message>
        <source>This day of birth is still to come. Correct the date, or leave it empty.</source>
        <translation>Deze geboortedag moet nog komen. Verbeter de datum, of laat hem leeg.</translation>
    </message>
    <message>
        <source>This day of birth is too long ago. Correct the year, or leave it empty.</source>
        <translation>Deze geboortedag is te lang geleden. Verbeter het jaar, of laat hem leeg.</translation>
    </message>
    <message>
        <source>This is no photo that can be kept. Choose a JPEG or PNG file.</source>
        <translation>Dit is geen foto die bewaard kan worden. Kies een JPEG- of PNG-bestand.</translation>
    </message>
    <message>
        <source>This is the same player on both sides. Choose another one to merge with.</source>
        <translation>Dit is aan beide kanten dezelfde speler. Kies een andere om mee samen te voegen.</translation>
    </message>
    <message>
        <source>This player was erased, so nothing is kept about them any more. Add them anew.</source>
        <translation>Deze speler is gewist, dus er wordt niets meer over hem of haar bewaard. Voeg de speler opnieuw toe.</translation>
    </message>
    <message>
        <source>although blocked</source>
        <translation>hoewel geblokkeerd</translation>
    </message>
    <message>
        <source>although somebody of that name is blocked</source>
        <translation>hoewel iemand met die naam geblokkeerd is</translation>
    </message>
    <message>
        <source>club card number</source>
        <translation>clubkaartnummer</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>geboortedatum</translation>
    </message>
    <message>
        <source>document number</source>
        <translation>documentnummer</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>e-mailadres</translation>
    </message>
    <message>
        <source>everything personal about {name} was erased</source>
        <translation>alle persoonlijke gegevens van {name} zijn gewist</translation>
    </message>
    <message>
        <source>has first and last name the other way round</source>
        <translation>heeft voor- en achternaam andersom</translation>
    </message>
    <message>
        <source>has nearly the same name</source>
        <translation>heeft bijna dezelfde naam</translation>
    </message>
    <message>
        <source>has the same name</source>
        <translation>heeft dezelfde naam</translation>
    </message>
    <message>
        <source>has this club card</source>
        <translation>heeft deze clubkaart</translation>
    </message>
    <message>
        <source>has this e-mail address</source>
        <translation>heeft dit e-mailadres</translation>
    </message>
    <message>
        <source>has this telephone number</source>
        <translation>heeft dit telefoonnummer</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>talen</translation>
    </message>
    <message>
        <source>nationality</source>
        <translation>nationaliteit</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>bijnaam</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>note for seating</source>
        <translation>notitie voor de plaatsing</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>telefoonnummer</translation>
    </message>
    <message>
        <source>the record of {name} stands by itself again</source>
        <translation>de gegevens van {name} staan weer op zichzelf</translation>
    </message>
    <message>
        <source>two records of {name} are one now</source>
        <translation>de dubbele gegevens van {name} zijn samengevoegd</translation>
    </message>
    <message>
        <source>was born on this day</source>
        <translation>is op deze dag geboren</translation>
    </message>
    <message>
        <source>{name} has an entry in {tournament}, which is not finished. Erase {name} after that.</source>
        <translation>{name} heeft een inschrijving in {tournament}, dat nog niet is afgelopen. Wis {name} daarna.</translation>
    </message>
    <message>
        <source>{name} is not blocked, so there is nothing to lift.</source>
        <translation>{name} is niet geblokkeerd, dus er valt niets op te heffen.</translation>
    </message>
    <message>
        <source>{name} is not merged with anybody, so there is nothing to take apart.</source>
        <translation>{name} is met niemand samengevoegd, dus er valt niets te splitsen.</translation>
    </message>
    <message>
        <source>{name} may not play any more</source>
        <translation>{name} mag niet meer spelen</translation>
    </message>
    <message>
        <source>{name} may not play before {until}</source>
        <translation>{name} mag niet spelen voor {until}</translation>
    </message>
    <message>
        <source>{name} may not play before {until}. Ask the manager, or give a reason to let them in.</source>
        <translation>{name} mag niet spelen voor {until}. Vraag het de manager, of geef een reden voor toelating.</translation>
    </message>
    <message>
        <source>{name} may not play here. Ask the manager, or give a reason to let them in.</source>
        <translation>{name} mag hier niet spelen. Vraag het de manager, of geef een reden voor toelating.</translation>
    </message>
    <message>
        <source>{name} may play again</source>
        <translation>{name} mag weer spelen</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Stilgezet</translation>
    </message>
    <message>
        <source>Registering</source>
        <translation>Inschrijven</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>In opzet</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Table {table}, seat {seat}</source>
        <translation>Tafel {table}, stoel {seat}</translation>
    </message>
    <message>
        <source>{area}, table {table}, seat {seat}</source>
        <translation>{area}, tafel {table}, stoel {seat}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n inschrijving</numerusform>
            <numerusform>%n inschrijvingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries chosen</source>
        <translation>
            <numerusform>%n inschrijving gekozen</numerusform>
            <numerusform>%n inschrijvingen gekozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players chosen: Same hand busts them out together</source>
        <translation>
            <numerusform>%n speler gekozen: Zelfde hand schakelt samen uit</numerusform>
            <numerusform>%n spelers gekozen: Zelfde hand schakelt ze samen uit</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong seat, a bust-out of the wrong player, or one that was forgotten or happened earlier</source>
        <translation>Een verkeerde stoel, een uitschakeling van de verkeerde speler, of een die vergeten is of eerder gebeurde</translation>
    </message>
    <message>
        <source>All {n}</source>
        <translation>Alle {n}</translation>
    </message>
    <message>
        <source>Bust out</source>
        <translation>Uitschakelen</translation>
    </message>
    <message numerus="yes">
        <source>Bust out %n players</source>
        <translation>
            <numerusform>%n speler uitschakelen</numerusform>
            <numerusform>%n spelers uitschakelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust out several players who lost in one hand</source>
        <translation>Meer spelers uitschakelen die in één hand verloren</translation>
    </message>
    <message>
        <source>Bust out {name} from {seat} in place {place}</source>
        <translation>{name} op {seat} uitschakelen, plaats {place}</translation>
    </message>
    <message>
        <source>Bust out {name} in place {place}</source>
        <translation>{name} uitschakelen, plaats {place}</translation>
    </message>
    <message>
        <source>Cancel entry</source>
        <translation>Uitschrijven</translation>
    </message>
    <message>
        <source>Choose one player for this.</source>
        <translation>Kies hiervoor één speler.</translation>
    </message>
    <message>
        <source>Choose somebody to bust out, move or swap.</source>
        <translation>Kies iemand om uit te schakelen, te verplaatsen of te wisselen.</translation>
    </message>
    <message>
        <source>Choose two or more players: Ctrl and click, or Shift and arrows.</source>
        <translation>Kies twee of meer spelers: Ctrl en klik, of Shift en pijlen.</translation>
    </message>
    <message>
        <source>Enter opens what can be done with an entry, Del busts out, Ctrl and arrows sort.</source>
        <translation>Enter opent wat je met een inschrijving kunt doen, Del schakelt uit, Ctrl en pijlen sorteren.</translation>
    </message>
    <message>
        <source>Enter registers a new player: last name {last}, first name {first}</source>
        <translation>Enter schrijft een nieuwe speler in: achternaam {last}, voornaam {first}</translation>
    </message>
    <message>
        <source>Enter registers a new player: {last}</source>
        <translation>Enter schrijft een nieuwe speler in: {last}</translation>
    </message>
    <message>
        <source>Enter registers {name}</source>
        <translation>Enter schrijft {name} in</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Find a name, number or seat</source>
        <translation>Zoek naam, nummer of stoel</translation>
    </message>
    <message>
        <source>First the first name, or last name, comma, first name. Arrows choose, Enter registers.</source>
        <translation>Eerst de voornaam, of achternaam, komma, voornaam. Pijlen kiezen, Enter schrijft in.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Larger stack: down (Ctrl ↓)</source>
        <translation>Grotere stack: omlaag (Ctrl ↓)</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>List of entries</source>
        <translation>Lijst van inschrijvingen</translation>
    </message>
    <message>
        <source>List of results</source>
        <translation>Lijst van de uitslag</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>New player: {name}</source>
        <translation>Nieuwe speler: {name}</translation>
    </message>
    <message>
        <source>No entry of this kind fits &apos;{text}&apos;. Esc shows all again.</source>
        <translation>Geen inschrijving van deze soort past bij &apos;{text}&apos;. Esc toont weer alles.</translation>
    </message>
    <message>
        <source>No entry of this kind. Choose another filter above.</source>
        <translation>Geen inschrijving van deze soort. Kies hierboven een ander filter.</translation>
    </message>
    <message>
        <source>No seats are drawn yet. Draw them on the Tables page.</source>
        <translation>Er zijn nog geen plaatsen geloot. Loot ze op de pagina Tafels.</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of the ticket</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody found</source>
        <translation>Niemand gevonden</translation>
    </message>
    <message>
        <source>Nobody is registered yet</source>
        <translation>Nog niemand ingeschreven</translation>
    </message>
    <message>
        <source>Not yet seated</source>
        <translation>Zonder stoel</translation>
    </message>
    <message>
        <source>Not yet seated {n}</source>
        <translation>Zonder stoel {n}</translation>
    </message>
    <message>
        <source>Open one from the list of tournaments, or create one.</source>
        <translation>Open er een uit de lijst met toernooien, of maak er een.</translation>
    </message>
    <message>
        <source>Open registration</source>
        <translation>Inschrijving openen</translation>
    </message>
    <message>
        <source>Open registration first; then type names, or import a list of them.</source>
        <translation>Open eerst de inschrijving; typ dan namen, of importeer een lijst.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Out in the same hand, smallest stack first</source>
        <translation>Uit in dezelfde hand, kleinste stack eerst</translation>
    </message>
    <message>
        <source>Out {n}</source>
        <translation>Uit {n}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Play has begun. Cancel at the Desk, where the chips are counted.</source>
        <translation>Het spel is begonnen. Annuleer aan de balie, waar de chips geteld worden.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players of the club</source>
        <translation>Spelers van de club</translation>
    </message>
    <message>
        <source>Players out in the same hand, smallest stack first</source>
        <translation>Spelers uit in dezelfde hand, kleinste stack eerst</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Playing {n}</source>
        <translation>In het spel {n}</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Put right</source>
        <comment>a wrong seat or bust-out</comment>
        <translation>Rechtzetten</translation>
    </message>
    <message>
        <source>Register: type a name</source>
        <translation>Inschrijven: typ een naam</translation>
    </message>
    <message>
        <source>Registration is not open.</source>
        <translation>De inschrijving is niet open.</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Terugbrengen</translation>
    </message>
    <message>
        <source>Same hand</source>
        <translation>Zelfde hand</translation>
    </message>
    <message>
        <source>Same stack as above</source>
        <translation>Zelfde stack als hierboven</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Shares the place with the player above</source>
        <translation>Deelt de plaats met de speler erboven</translation>
    </message>
    <message>
        <source>Smaller stack: up (Ctrl ↑)</source>
        <translation>Kleinere stack: omhoog (Ctrl ↑)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Type a name in the line above and press Enter, or import a list of names.</source>
        <translation>Typ hierboven een naam en druk op Enter, of importeer een lijst met namen.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>and draws a seat</source>
        <translation>en loot een stoel</translation>
    </message>
    <message>
        <source>average {before} → {after}</source>
        <translation>gemiddeld {before} → {after}</translation>
    </message>
    <message>
        <source>club number {number}</source>
        <translation>clubnummer {number}</translation>
    </message>
    <message>
        <source>entries</source>
        <comment>name of a file</comment>
        <translation>inschrijvingen</translation>
    </message>
    <message>
        <source>in already, No. {entry}</source>
        <translation>al ingeschreven, nr. {entry}</translation>
    </message>
    <message numerus="yes">
        <source>no prize, %n places are paid</source>
        <translation>
            <numerusform>geen prijs, %n plaats betaald</numerusform>
            <numerusform>geen prijs, %n plaatsen betaald</numerusform>
        </translation>
    </message>
    <message>
        <source>place may fall while registration is open</source>
        <translation>plaats kan zakken zolang de inschrijving open is</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>plaats {place}</translation>
    </message>
    <message>
        <source>prize {prize}</source>
        <translation>prijs {prize}</translation>
    </message>
    <message>
        <source>results</source>
        <comment>name of a file</comment>
        <translation>uitslag</translation>
    </message>
    <message>
        <source>shares place {place}</source>
        <translation>deelt plaats {place}</translation>
    </message>
    <message>
        <source>table {table}: {before} → {after}</source>
        <translation>tafel {table}: {before} → {after}</translation>
    </message>
    <message>
        <source>then two or more short</source>
        <translation>dan twee of meer te weinig</translation>
    </message>
    <message>
        <source>{best}–{worst}</source>
        <comment>places shared in a tie</comment>
        <translation>{best}–{worst}</translation>
    </message>
    <message>
        <source>{name} is in already. Enter goes to the entry.</source>
        <translation>{name} is al ingeschreven. Enter gaat erheen.</translation>
    </message>
    <message>
        <source>{place}, may change</source>
        <comment>a place while entries are still taken</comment>
        <translation>{place}, voorlopig</translation>
    </message>
</context>
<context>
    <name>Poker</name>
    <message>
        <source>&apos;{action}&apos; is no action of a hand history. Correct it.</source>
        <translation>&apos;{action}&apos; is geen actie van een handverslag. Verbeter die.</translation>
    </message>
    <message>
        <source>&apos;{written}&apos; at place {place} is no card. Write cards as As or 10h.</source>
        <translation>&apos;{written}&apos; op plek {place} is geen kaart. Schrijf kaarten als As of 10h.</translation>
    </message>
    <message>
        <source>A pot of {amount} has no winner. Name at least one.</source>
        <translation>Een pot van {amount} heeft geen winnaar. Noem er minstens één.</translation>
    </message>
    <message>
        <source>A seat is given twice: {seats}. Give each player his own.</source>
        <translation>Een stoel is dubbel gegeven: {seats}. Geef elke speler een eigen stoel.</translation>
    </message>
    <message>
        <source>A small blind of {small_blind} is above the big blind of {big_blind}. Exchange them.</source>
        <translation>Een small blind van {small_blind} is hoger dan de big blind van {big_blind}. Wissel ze om.</translation>
    </message>
    <message>
        <source>Action {at}, &apos;{action}&apos;: {sentence}</source>
        <translation>Actie {at}, &apos;{action}&apos;: {sentence}</translation>
    </message>
    <message>
        <source>Chips of {amount} are said to be both pulled back and still out. Choose one.</source>
        <translation>Chips van {amount} zouden zowel teruggetrokken als nog ingezet zijn. Kies één van de twee.</translation>
    </message>
    <message>
        <source>It is not the turn of seat {seat}: seat {expected} is next.</source>
        <translation>Stoel {seat} is niet aan de beurt: stoel {expected} is eerst.</translation>
    </message>
    <message>
        <source>No chips were put in. Give at least one.</source>
        <translation>Er zijn geen chips ingezet. Geef er minstens één.</translation>
    </message>
    <message>
        <source>Nobody is dealt in at seat {seat}. Seats in play: {legal}.</source>
        <translation>Op stoel {seat} zijn geen kaarten gedeeld. Stoelen in het spel: {legal}.</translation>
    </message>
    <message>
        <source>One seat would post twice: {seats}. Give each post its own seat.</source>
        <translation>Eén stoel zou twee keer posten: {seats}. Geef elke post een eigen stoel.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot bet or raise: {why}. To call: {legal}.</source>
        <translation>Stoel {seat} kan niet betten of raisen: {why}. Te callen: {legal}.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot call with {amount}: {legal} to call.</source>
        <translation>Stoel {seat} kan niet callen met {amount}: te callen is {legal}.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot check: {legal} to call, or fold.</source>
        <translation>Stoel {seat} kan niet checken: {legal} te callen, of folden.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot go to {amount}: from {least} to {most}.</source>
        <translation>Stoel {seat} kan niet naar {amount}: van {least} tot {most}.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot muck: with a player all-in and no more betting every hand is shown.</source>
        <translation>Stoel {seat} kan niet mucken: met een speler all-in en geen inzetten meer wordt elke hand getoond.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot post {amount} live: the big blind of {legal} is the most.</source>
        <translation>Stoel {seat} kan niet {amount} live posten: de big blind van {legal} is het maximum.</translation>
    </message>
    <message>
        <source>Seat {seat} has no hand to show. Still to show: {legal}.</source>
        <translation>Stoel {seat} heeft geen hand te tonen. Nog te tonen: {legal}.</translation>
    </message>
    <message>
        <source>Seat {seat} has nothing to call, but may check.</source>
        <translation>Stoel {seat} heeft niets te callen, maar mag checken.</translation>
    </message>
    <message>
        <source>Seat {seat} was dealt other cards. Check them.</source>
        <translation>Stoel {seat} kreeg andere kaarten. Controleer ze.</translation>
    </message>
    <message>
        <source>Step {at} of the record is {recorded}, but from what went before follows {expected}.</source>
        <translation>Stap {at} van het verslag is {recorded}, maar uit wat eraan voorafging volgt {expected}.</translation>
    </message>
    <message>
        <source>That cannot be done now: the hand waits for {waits_for}.</source>
        <translation>Dat kan nu niet: de hand wacht op {waits_for}.</translation>
    </message>
    <message>
        <source>The antes {antes} cannot be played: all players the same, or the big blind alone.</source>
        <translation>De antes {antes} zijn niet te spelen: alle spelers gelijk, of alleen de big blind.</translation>
    </message>
    <message>
        <source>The blinds {blinds} cannot be played: two blinds at most, no straddle.</source>
        <translation>De blinds {blinds} zijn niet te spelen: hooguit twee blinds, geen straddle.</translation>
    </message>
    <message>
        <source>The field &apos;{field}&apos; cannot be {value}. Correct it.</source>
        <translation>Het veld &apos;{field}&apos; kan niet {value} zijn. Verbeter dat.</translation>
    </message>
    <message>
        <source>The game &apos;{variant}&apos; is not ours. Known: {legal}.</source>
        <translation>Het spel &apos;{variant}&apos; kennen we niet. Bekend: {legal}.</translation>
    </message>
    <message>
        <source>The hand history names {stacks} stacks, {antes} antes and {blinds} blinds. Make them as many.</source>
        <translation>Het handverslag noemt {stacks} stacks, {antes} antes en {blinds} blinds. Maak het er evenveel.</translation>
    </message>
    <message>
        <source>The last hand left in pot {pot} wins it and cannot be mucked.</source>
        <translation>De laatste hand in pot {pot} wint die en kan niet worden gemuckt.</translation>
    </message>
    <message>
        <source>There are {stacks} stacks for {seats} seats. Give one to each.</source>
        <translation>Er zijn {stacks} stacks voor {seats} stoelen. Geef er één aan elke stoel.</translation>
    </message>
    <message>
        <source>There is no game &apos;{code}&apos;. Known: {legal}.</source>
        <translation>Er is geen spel &apos;{code}&apos;. Bekend: {legal}.</translation>
    </message>
    <message>
        <source>This text is no hand history: {reason}.</source>
        <translation>Deze tekst is geen handverslag: {reason}.</translation>
    </message>
    <message>
        <source>a flush, {a} high, then {rest}</source>
        <comment>rest: a list of ranks</comment>
        <translation>een flush, {a} hoog, dan {rest}</translation>
    </message>
    <message>
        <source>a full house, {aa} full of {bb}</source>
        <comment>three of aa, two of bb</comment>
        <translation>een full house, {aa} vol met {bb}</translation>
    </message>
    <message>
        <source>a pair of {aa}, then {rest}</source>
        <comment>aa: kings; rest: a list of ranks</comment>
        <translation>een paar {aa}, dan {rest}</translation>
    </message>
    <message>
        <source>a player to act</source>
        <translation>een speler aan zet</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>een royal flush</translation>
    </message>
    <message>
        <source>a straight flush, {a} high</source>
        <translation>een straight flush, {a} hoog</translation>
    </message>
    <message>
        <source>a straight, {a} high</source>
        <translation>een straat, {a} hoog</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>one card of this rank</comment>
        <translation>aas</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>several cards of this rank</comment>
        <translation>azen</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>inzet</translation>
    </message>
    <message>
        <source>bet level</source>
        <translation>inzetniveau</translation>
    </message>
    <message>
        <source>big bet</source>
        <translation>big bet</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>card</source>
        <translation>kaart</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>one card of this rank</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>several cards of this rank</comment>
        <translation>achten</translation>
    </message>
    <message>
        <source>five</source>
        <comment>one card of this rank</comment>
        <translation>vijf</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>several cards of this rank</comment>
        <translation>vijven</translation>
    </message>
    <message>
        <source>four</source>
        <comment>one card of this rank</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>four {aa}, {b} kicker</source>
        <translation>vier {aa}, kicker {b}</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>several cards of this rank</comment>
        <translation>vieren</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>hand</translation>
    </message>
    <message>
        <source>hole cards</source>
        <translation>eigen kaarten</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>one card of this rank</comment>
        <translation>boer</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>several cards of this rank</comment>
        <translation>boeren</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one card of this rank</comment>
        <translation>heer</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>several cards of this rank</comment>
        <translation>heren</translation>
    </message>
    <message>
        <source>low: {all}</source>
        <comment>all: a list of five ranks, highest first</comment>
        <translation>low: {all}</translation>
    </message>
    <message>
        <source>lowest chip</source>
        <translation>kleinste chip</translation>
    </message>
    <message>
        <source>minimum wager</source>
        <translation>minimale inzet</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>one card of this rank</comment>
        <translation>negen</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>several cards of this rank</comment>
        <translation>negens</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>geen low</translation>
    </message>
    <message>
        <source>nobody else has chips left to call it</source>
        <translation>niemand anders heeft nog chips om te callen</translation>
    </message>
    <message>
        <source>nothing, it is over</source>
        <translation>niets, die is voorbij</translation>
    </message>
    <message>
        <source>number of raises</source>
        <translation>aantal raises</translation>
    </message>
    <message>
        <source>percentage</source>
        <translation>percentage</translation>
    </message>
    <message>
        <source>posted wager</source>
        <translation>geposte inzet</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one card of this rank</comment>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>several cards of this rank</comment>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>seat number</source>
        <translation>stoelnummer</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>one card of this rank</comment>
        <translation>zeven</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>several cards of this rank</comment>
        <translation>zevens</translation>
    </message>
    <message>
        <source>six</source>
        <comment>one card of this rank</comment>
        <translation>zes</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>several cards of this rank</comment>
        <translation>zessen</translation>
    </message>
    <message>
        <source>small bet</source>
        <translation>small bet</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>stack</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>one card of this rank</comment>
        <translation>tien</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>several cards of this rank</comment>
        <translation>tienen</translation>
    </message>
    <message>
        <source>the all-in before did not re-open the betting</source>
        <translation>de all-in hiervoor opende het inzetten niet opnieuw</translation>
    </message>
    <message>
        <source>the hole cards</source>
        <translation>de eigen kaarten</translation>
    </message>
    <message>
        <source>the next cards of the board</source>
        <translation>de volgende kaarten van het board</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>de showdown</translation>
    </message>
    <message>
        <source>the stack covers the call at most</source>
        <translation>de stack dekt hooguit de call</translation>
    </message>
    <message>
        <source>this round has had all its raises</source>
        <translation>in deze ronde is al zo vaak geraised als mag</translation>
    </message>
    <message>
        <source>three</source>
        <comment>one card of this rank</comment>
        <translation>drie</translation>
    </message>
    <message>
        <source>three {aa}, then {rest}</source>
        <comment>aa: kings; rest: a list of ranks</comment>
        <translation>drie {aa}, dan {rest}</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>several cards of this rank</comment>
        <translation>drieën</translation>
    </message>
    <message>
        <source>two</source>
        <comment>one card of this rank</comment>
        <translation>twee</translation>
    </message>
    <message>
        <source>two pair, {aa} and {bb}, {c} kicker</source>
        <comment>aa: kings; bb: fours; c: jack</comment>
        <translation>two pair, {aa} en {bb}, kicker {c}</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>several cards of this rank</comment>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>eenheid</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>inzet</translation>
    </message>
    <message>
        <source>{amount} cannot be paid: the lowest chip is {lowest_chip}. Give a multiple of it, or all-in.</source>
        <translation>{amount} is niet te betalen: de kleinste chip is {lowest_chip}. Geef een veelvoud daarvan, of all-in.</translation>
    </message>
    <message>
        <source>{amount} does not reach the bet of {legal}: rule on the undercall first.</source>
        <translation>{amount} haalt de inzet van {legal} niet: beslis eerst over de undercall.</translation>
    </message>
    <message>
        <source>{amount} is more than the player has: {legal} is all-in.</source>
        <translation>{amount} is meer dan de speler heeft: {legal} is all-in.</translation>
    </message>
    <message>
        <source>{amount} is no undercall: it reaches the bet of {legal}.</source>
        <translation>{amount} is geen undercall: het haalt de inzet van {legal}.</translation>
    </message>
    <message>
        <source>{amount} is no {what}: give a whole number from {least} up.</source>
        <translation>{amount} is geen {what}: geef een heel getal vanaf {least}.</translation>
    </message>
    <message>
        <source>{a} high, then {rest}</source>
        <comment>a hand without a pair; rest: a list of ranks</comment>
        <translation>{a} hoog, dan {rest}</translation>
    </message>
    <message>
        <source>{card} is out already. Check the cards.</source>
        <translation>{card} is al gedeeld. Controleer de kaarten.</translation>
    </message>
    <message>
        <source>{percent} % commission is too much: {legal} % is the most.</source>
        <translation>{percent} % commissie is te veel: {legal} % is het maximum.</translation>
    </message>
    <message>
        <source>{players} cannot play a hand: {legal} players are the least.</source>
        <translation>{players} spelers kunnen geen hand spelen: {legal} is het minimum.</translation>
    </message>
    <message>
        <source>{players} cannot play this game: {legal} players are the most.</source>
        <translation>{players} spelers kunnen dit spel niet spelen: {legal} is het maximum.</translation>
    </message>
    <message>
        <source>{step} is not done by hand: it follows from the other steps.</source>
        <translation>{step} gaat niet met de hand: het volgt uit de andere stappen.</translation>
    </message>
    <message>
        <source>{what}: {found} cards given, {wanted} needed.</source>
        <translation>{what}: {found} kaarten gegeven, {wanted} nodig.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>A deal needs at least two players still in, and two places they play for.</source>
        <translation>Een deal vraagt minstens twee spelers in het spel en twee plaatsen waar ze om spelen.</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>Plaats erbij</translation>
    </message>
    <message>
        <source>Back to the payout table</source>
        <translation>Terug naar de tabel</translation>
    </message>
    <message>
        <source>By {tender}</source>
        <comment>how a prize is paid out: cash, card</comment>
        <translation>Met: {tender}</translation>
    </message>
    <message>
        <source>Choose one from the list of tournaments, or create one.</source>
        <translation>Kies er een uit de lijst met toernooien, of maak er een.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Deal between the first</source>
        <translation>Deal tussen de eerste</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Enter or a digit changes the amount, Space ticks the prize as paid. The sum must stay the pool.</source>
        <translation>Enter of een cijfer wijzigt het bedrag, spatie vinkt de prijs als uitbetaald af. De som moet de pot blijven.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inschrijvingen</translation>
    </message>
    <message>
        <source>Entries may still come, so pool and places can grow</source>
        <translation>Inschrijven kan nog, dus pot en plaatsen kunnen groeien</translation>
    </message>
    <message>
        <source>Equal amounts, rounded down to {unit}; what is over goes to first place</source>
        <translation>Gelijke bedragen, omlaag afgerond op {unit}; wat overblijft gaat naar de eerste plaats</translation>
    </message>
    <message>
        <source>Every entry adds its buy-in to the pool. The places and their prizes stand here from the first one on.</source>
        <translation>De buy-in van elke inschrijving gaat in de pot. Vanaf de eerste staan hier de plaatsen en hun prijzen.</translation>
    </message>
    <message>
        <source>Gets, {currency}</source>
        <translation>Krijgt, {currency}</translation>
    </message>
    <message>
        <source>How many places the deal covers</source>
        <translation>Hoeveel plaatsen de deal omvat</translation>
    </message>
    <message>
        <source>More is too much than this place has. Choose another place.</source>
        <translation>Er is meer te veel dan deze plaats heeft. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>No amount has been changed.</source>
        <translation>Er is geen bedrag gewijzigd.</translation>
    </message>
    <message>
        <source>No prize pool yet</source>
        <translation>Nog geen prijzenpot</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
    </message>
    <message>
        <source>Nobody has this place yet.</source>
        <translation>Nog niemand heeft deze plaats.</translation>
    </message>
    <message>
        <source>Not posted</source>
        <translation>Niet bekendgemaakt</translation>
    </message>
    <message>
        <source>Nothing is left to give, and nothing is too much.</source>
        <translation>Er is niets meer te verdelen en niets te veel.</translation>
    </message>
    <message>
        <source>Nothing to pay out</source>
        <translation>Niets uit te betalen</translation>
    </message>
    <message>
        <source>One place must be paid.</source>
        <translation>Eén plaats moet betaald worden.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Uitbetalen</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Verdeling</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Place {place}: {problem}</source>
        <translation>Plaats {place}: {problem}</translation>
    </message>
    <message>
        <source>Places and prizes</source>
        <translation>Plaatsen en prijzen</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>Betaalde plaatsen</translation>
    </message>
    <message>
        <source>Post again</source>
        <translation>Opnieuw bekendmaken</translation>
    </message>
    <message>
        <source>Post prizes</source>
        <translation>Bekendmaken</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Bekendgemaakt</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Prize, {currency}</source>
        <translation>Prijs, {currency}</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Prizes go out of the drawer {drawer}; press again for another way to pay</source>
        <translation>Prijzen gaan uit kassa {drawer}; druk nog eens voor een ander betaalmiddel</translation>
    </message>
    <message>
        <source>Rest to this place</source>
        <translation>Rest naar deze plaats</translation>
    </message>
    <message>
        <source>Set prizes</source>
        <translation>Prijzen vastleggen</translation>
    </message>
    <message>
        <source>Set the prizes or discard the changes first.</source>
        <translation>Leg eerst de prijzen vast of verwerp de wijzigingen.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Show these prizes on the screens</source>
        <translation>Toon deze prijzen op de schermen</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Gelijk verdelen</translation>
    </message>
    <message>
        <source>Still to pay out</source>
        <translation>Nog uit te betalen</translation>
    </message>
    <message>
        <source>Take back by {tender}</source>
        <comment>a prize whose drawer is closed: cash, card</comment>
        <translation>Terug: {tender}</translation>
    </message>
    <message>
        <source>Take last place off</source>
        <translation>Laatste plaats eraf</translation>
    </message>
    <message>
        <source>Take payment back</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Take the prizes off the screens; payouts follow, they say then</source>
        <translation>Haal de prijzen van de schermen; die zeggen dan dat de prijzen volgen</translation>
    </message>
    <message>
        <source>The buy-in of this tournament is nothing, so there is no pool. It is set on the Structure page.</source>
        <translation>De buy-in van dit toernooi is nul, dus is er geen pot. Je stelt hem in op de pagina Structuur.</translation>
    </message>
    <message>
        <source>The payout table gives other amounts by now.</source>
        <translation>De prijzentabel geeft inmiddels andere bedragen.</translation>
    </message>
    <message>
        <source>The posted prizes no longer match</source>
        <translation>De bekendgemaakte prijzen kloppen niet meer</translation>
    </message>
    <message>
        <source>The prizes changed at the desk meanwhile: the pool is {pool} now. The amounts you typed are kept.</source>
        <translation>De prijzen zijn intussen gewijzigd: de pot is nu {pool}. De bedragen die je typte zijn bewaard.</translation>
    </message>
    <message>
        <source>The prizes set by hand no longer add up to the pool</source>
        <translation>De met de hand vastgelegde prijzen zijn samen niet meer de pot</translation>
    </message>
    <message>
        <source>The tournament is finished, so its prizes stay.</source>
        <translation>Het toernooi is afgesloten, dus de prijzen blijven.</translation>
    </message>
    <message>
        <source>There are no more entries than these places.</source>
        <translation>Er zijn niet meer inschrijvingen dan deze plaatsen.</translation>
    </message>
    <message>
        <source>They add up to {total}, the pool is {pool}.</source>
        <translation>Samen zijn ze {total}, de pot is {pool}.</translation>
    </message>
    <message>
        <source>This prize has been paid out, so it stands. Take the payment back first.</source>
        <translation>Deze prijs is uitbetaald, dus staat hij vast. Draai eerst de betaling terug.</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Te betalen</translation>
    </message>
    <message>
        <source>Type amounts</source>
        <translation>Bedragen typen</translation>
    </message>
    <message>
        <source>Type what each gets; the line below tells what is left to give</source>
        <translation>Typ wat ieder krijgt; de regel eronder zegt wat er nog te verdelen is</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>places: {amount} together</source>
        <comment>after a number</comment>
        <translation>plaatsen: samen {amount}</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>met de hand vastgelegd</translation>
    </message>
    <message>
        <source>{amount} left to give</source>
        <translation>nog {amount} te verdelen</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <translation>{amount} te veel</translation>
    </message>
    <message>
        <source>{best}–{worst}</source>
        <comment>places shared in a tie</comment>
        <translation>{best}–{worst}</translation>
    </message>
    <message>
        <source>{column}, place {place}: {value}</source>
        <translation>{column}, plaats {place}: {value}</translation>
    </message>
    <message>
        <source>{entries} × {buy_in}</source>
        <translation>{entries} × {buy_in}</translation>
    </message>
    <message>
        <source>{name}, rounded to {unit}</source>
        <translation>{name}, afgerond op {unit}</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>%n tables are to go: {tables}. Enter their odd chips, or give a reason to end the race.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards drawn for the race of %n tables</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards drawn for the race of table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change given wrong, by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in play changed by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that change for no reason of the list need one. Give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found without an owner, out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden by {name}, out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden, out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this race the floor decides who gets a chip, not cards. Enter who gets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late for the race, out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late for the race: {pieces} for {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level} needs the {chip} chips: {amount} cannot be paid without them. Race them off later, or give a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chip set is chosen yet. Choose one on the Chips page, so that it is known which chips there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips are entered. Enter how many of which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No race is going on. Begin one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table waits for its cards. Enter the odd chips of a table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No whole number of {old} chips makes a chip of {new}. Choose another new chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets more than one chip: correct seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}. Enter the chips at the seat they came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not of this tournament, taken away: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is given for such chips. Enter only what leaves play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card was entered twice at table {table}. Look at the cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips ends, chips in play as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips ends, {chips} fewer in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips ends, {chips} more in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips for {new} begins, by cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips for {new} begins, drawn by the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips for {new} begins, everybody is rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of the {old} chips for {new} begins, the floor exchanges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have {n} odd chips of {old}: at most {most}, for {new} is exchanged in full. Correct the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no card yet. Enter its highest one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no odd chips to race. Enter them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no odd chips, so they cannot be all there is. Enter the chips first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack set out wrong, by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} handed in {n} chips of {chip}, and has {odd} odd ones alone. Count again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} handed in {n} chips of {chip}, {odd} of them odd. The other {rest} do not make whole chips of {new}: {over} are left over. Count again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} raced: no odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} raced: {odd} × {old} for {got} × {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} raced: {odd} × {old} for {got} × {new}, kept one: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: {odd} × {old} to race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips of ruling {ruling} are recorded already. Give a reason to record more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odd chips of table {table} are not entered, or need no cards. Enter them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odd chips of {name} are worth {worth}, and the stack was counted at {chips}. Count both again, or give a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race of the {chip} chips goes on. End it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race takes {n} chips of {chip}, and {most} are at hand. Race for a higher chip, or give a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip} chips are in play, so nobody can be late with them. Choose chips that were raced off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip} chips were raced off already. Choose a higher chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {lower} chips stay in play, lower than {chip}. Race them off first, or give a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no chip of {chip} in the set: it has {chips}. Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruling {ruling}. Choose another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such entry. Choose another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This brings {chips} more chips into play than were sold. Give the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although a level to come needed the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although a lower chip stayed in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although chips of that ruling were recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although fewer chips were at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although it brought chips into play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although tables were to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although the set has fewer such chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>although the stack was counted lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning of the race of the {old} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cards drawn for %n tables</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cards drawn for table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change given wrong, by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of chips in play by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips of others taken away: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the race of the {old} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer chips than none would be in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a reason of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found chips out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden chips of {name} out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden chips out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins a race while another one would go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to a race that would not go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it races chips of somebody who would be out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it races off chips that would be gone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late chips exchanged: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late chips out of play: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost chips: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chips of table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race of table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack set out wrong, by {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} cannot leave play: {most} are in play. Correct the pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has left seat {seat} since the odd chips were entered. Enter the chips of that table again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} chips of {chip} cannot be: from 1 to {limit} of a chip that is worth something. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} chips of {chip} were handed in, and the set has {most}. Look for chips of others among them, or give a reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaceDesk</name>
    <message numerus="yes">
        <source>%n odd chips</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for cards</source>
        <comment>tables</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for the floor</source>
        <comment>tables</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>12-4 or 12, may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 or 3x500 7x25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is a seat that gets a new chip. Enter: table done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is a seat with one more odd chip: 1 to 9, 0 is seat 10, - is 11, = is 12. Enter: table done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is the odd chips of the next seat. Enter: table done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {pieces} pieces are on {tables} tables. Bring {bring} × {chip} to each, {all} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All he has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All old chips of the table, for the bank slip. May stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was done: what the bank took, and what it gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was done: what was given too much, or what was missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank: {taken} × {old} in, {given} × {new} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank: {taken} × {old} in, {given} × {new} out, kept by players: {kept}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind an all-in or out of view, and ruled out of play: they go to the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <comment>head of a column: a playing card</comment>
        <translation type="unfinished">Kaart</translation>
    </message>
    <message>
        <source>Cards at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change given wrong</source>
        <translation type="unfinished">Verkeerd gewisseld</translation>
    </message>
    <message>
        <source>Chips are raced off table by table. Draw the seats first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips found, hidden, late or lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the chips of this tournament first: then it is known which leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Sluiten</translation>
    </message>
    <message>
        <source>Draw the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw the cards of %n tables</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every table is raced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a reason you give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found or late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets</source>
        <comment>head of a column: new chips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a chip up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late for a race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <comment>head of a column: new chips they get</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chip set chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table waits for cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows whose they are: they go out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}. Type the seat the chip came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not of this tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd</source>
        <comment>head of a column: chips that make no whole new one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips are typed here, and one numbered draw deals the cards of all tables. Anybody can check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a denomination that was raced off: exchanged in whole new chips only, the rest goes unpaid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of another event or a forgery: they never were in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Speler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raced for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raced off</source>
        <translation type="unfinished">Weggeracet</translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished">Afronding</translation>
    </message>
    <message>
        <source>Rounding at each table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished">Stoel</translation>
    </message>
    <message>
        <source>Seat or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has at most {most} odd chips: {ratio} are exchanged for a whole new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}, {name}, odd chips {odd}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation type="unfinished">Bladen</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack set out wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished">Tafel</translation>
    </message>
    <message>
        <source>Table done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation type="unfinished">Tafel {table}</translation>
    </message>
    <message>
        <source>Table {table}, {state}, odd chips {odd}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished">Tafels</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished">Terugnemen</translation>
    </message>
    <message>
        <source>That card was typed for another seat already. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no card. Type its rank, then c, d, h or s: K d, 10 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat has no odd chips. Type the chips first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer deals a card for each odd chip, from seat 1. The highest card of each seat is typed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor decides who gets a new chip for his odd ones, and types it here. No cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor exchanges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card of each seat with odd chips: K d, 10 s. Backspace goes back to the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were in play and are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how many odd chips each seat has, one seat after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which chips leave play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has odd chips gets one new chip for them. No cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth {chips}, {given} for them. Chips in play: {change}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth {chips}. Chips in play: {change}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all he has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips in play as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <comment>a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its number, may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {chip}</source>
        <comment>a chip, so that he is not raced out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>new chips</comment>
        <translation type="unfinished">geen</translation>
    </message>
    <message>
        <source>to go</source>
        <comment>a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <comment>a table</comment>
        <translation type="unfinished">wacht</translation>
    </message>
    <message>
        <source>{before} before, rounding {change}, sold meanwhile {meanwhile}, {after} after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} before, rounding {change}, {after} after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} fewer in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} more in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chip}, after level {level}</source>
        <comment>chips that leave: which, and when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chip}, in this break</source>
        <comment>chips that leave: which, and when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (not here any more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} × {chip}</source>
        <comment>so many pieces of a chip</comment>
        <translation>{n} × {chip}</translation>
    </message>
    <message>
        <source>{n} × {chip} to race for</source>
        <comment>so many chips of that value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} for {new}</source>
        <comment>which chips are raced for which</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} for {new}: {given} new chips for {taken} old ones, {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} are no chips. Type 500, or 3x500 7x25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is no number of a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is no seat and no table here. Type 12-4, or 12.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%n players are still in. Bust out all but the winner first.</source>
        <translation>
            <numerusform>%n speler zit er nog in. Schakel eerst iedereen uit behalve de winnaar.</numerusform>
            <numerusform>%n spelers zitten er nog in. Schakel eerst iedereen uit behalve de winnaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sit at table {table}. Break the table, so that everybody gets a seat.</source>
        <translation>
            <numerusform>%n speler zit aan tafel {table}. Breek de tafel op, dan krijgt iedereen een stoel.</numerusform>
            <numerusform>%n spelers zitten aan tafel {table}. Breek de tafel op, dan krijgt iedereen een stoel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes have been paid, so the payout stands. Take back the payments first.</source>
        <translation>
            <numerusform>%n prijs is uitbetaald, dus de verdeling staat vast. Draai eerst de betalingen terug.</numerusform>
            <numerusform>%n prijzen zijn uitbetaald, dus de verdeling staat vast. Draai eerst de betalingen terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes have not been paid. Pay them first, or give a reason to finish all the same.</source>
        <translation>
            <numerusform>%n prijs is niet uitbetaald. Betaal die eerst, of geef een reden om toch af te sluiten.</numerusform>
            <numerusform>%n prijzen zijn niet uitbetaald. Betaal ze eerst, of geef een reden om toch af te sluiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{currency}&apos; is no currency. Give its three capital letters, such as EUR.</source>
        <translation>&apos;{currency}&apos; is geen valuta. Geef de drie hoofdletters, zoals EUR.</translation>
    </message>
    <message>
        <source>A disqualification takes chips out of play. Choose Disqualify and count them.</source>
        <translation>Een diskwalificatie haalt chips uit het spel. Kies Diskwalificeren en tel ze.</translation>
    </message>
    <message numerus="yes">
        <source>A draw needs at least two players, and there are %n. Register more.</source>
        <translation>
            <numerusform>Voor een loting zijn minstens twee spelers nodig; er is er %n. Schrijf er meer in.</numerusform>
            <numerusform>Voor een loting zijn minstens twee spelers nodig; er zijn er %n. Schrijf er meer in.</numerusform>
        </translation>
    </message>
    <message>
        <source>A level or break lasts at least 10 seconds and at most {limit}. Choose another length.</source>
        <translation>Een level of pauze duurt minstens 10 seconden en hooguit {limit}. Kies een andere lengte.</translation>
    </message>
    <message>
        <source>A penalty cannot be {hands} hands. Choose a number from {least} to {most}.</source>
        <translation>Een straf kan geen {hands} handen zijn. Kies een getal van {least} tot {most}.</translation>
    </message>
    <message>
        <source>A swap needs two different players. Choose the other one.</source>
        <translation>Wisselen gaat tussen twee verschillende spelers. Kies de andere.</translation>
    </message>
    <message>
        <source>A table has a number from 1 to {limit}. Choose another.</source>
        <translation>Een tafel heeft een nummer van 1 tot {limit}. Kies een ander.</translation>
    </message>
    <message>
        <source>At table {table} nobody knows the button and nobody is away on a penalty, so there is no hand to count. Give the button&apos;s seat first.</source>
        <translation>Aan tafel {table} weet niemand waar de button staat en zit niemand een straf uit, dus er is geen hand te tellen. Geef eerst de stoel van de button.</translation>
    </message>
    <message numerus="yes">
        <source>Buy-in, fee and currency stand, because %n entries have paid. Cancel them first, or make a new tournament.</source>
        <translation>
            <numerusform>Buy-in, fee en valuta staan vast, want %n inschrijving heeft betaald. Annuleer die eerst, of maak een nieuw toernooi.</numerusform>
            <numerusform>Buy-in, fee en valuta staan vast, want %n inschrijvingen hebben betaald. Annuleer die eerst, of maak een nieuw toernooi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries may still come and change every place and prize. Close registration, then pay.</source>
        <translation>Er kan nog worden ingeschreven, en dat verandert elke plaats en prijs. Sluit de inschrijving, betaal dan.</translation>
    </message>
    <message>
        <source>Every place needs a prize above nothing. Fill the empty ones, or take them off the end.</source>
        <translation>Elke plaats heeft een prijs boven nul nodig. Vul de lege in, of haal ze van het eind af.</translation>
    </message>
    <message>
        <source>Everybody in play has a seat.</source>
        <translation>Iedereen in het spel heeft een stoel.</translation>
    </message>
    <message>
        <source>Fewer than two have entered, so there is nobody to win. Archive the tournament instead.</source>
        <translation>Minder dan twee hebben zich ingeschreven, dus niemand kan winnen. Archiveer het toernooi.</translation>
    </message>
    <message>
        <source>Going against a rule needs a reason that can be read later. Type one.</source>
        <translation>Tegen een regel ingaan vraagt een reden die later te lezen is. Typ er een.</translation>
    </message>
    <message>
        <source>In row {row} ante and its kind do not go together. Give an amount and who posts it, or neither.</source>
        <translation>In rij {row} passen de ante en wie hem post niet bij elkaar. Geef een bedrag en wie het post, of geen van beide.</translation>
    </message>
    <message>
        <source>In row {row} the small blind must be from 0 up to the big blind. Correct it.</source>
        <translation>In rij {row} moet de small blind van 0 tot de big blind zijn. Verbeter die.</translation>
    </message>
    <message>
        <source>Level {level} has ended, so registration would close at once. Choose a later level.</source>
        <translation>Level {level} is afgelopen, dus de inschrijving zou meteen sluiten. Kies een later level.</translation>
    </message>
    <message>
        <source>Line {line} set the clock, and time that has passed is not taken back. Correct the clock instead.</source>
        <translation>Regel {line} zette de klok, en verstreken tijd wordt niet teruggedraaid. Verbeter in plaats daarvan de klok.</translation>
    </message>
    <message>
        <source>Line {line} stands in the way: {why} Take that line back first.</source>
        <translation>Regel {line} staat in de weg: {why} Draai die regel eerst terug.</translation>
    </message>
    <message>
        <source>Line {line} was taken back already, by act {by}. Take that one back to have it again.</source>
        <translation>Regel {line} is al teruggedraaid, door handeling {by}. Draai die terug om hem weer te hebben.</translation>
    </message>
    <message>
        <source>More than {limit} tables cannot be open. Use the free numbers below it.</source>
        <translation>Meer dan {limit} tafels kunnen niet open zijn. Gebruik de vrije nummers daaronder.</translation>
    </message>
    <message>
        <source>No message is on the screens.</source>
        <translation>Er staat geen bericht op de schermen.</translation>
    </message>
    <message>
        <source>No move is ticked. Tick at least one.</source>
        <translation>Er is geen verplaatsing aangevinkt. Vink er minstens één aan.</translation>
    </message>
    <message>
        <source>No prizes are posted.</source>
        <translation>Er zijn geen prijzen bekendgemaakt.</translation>
    </message>
    <message>
        <source>No seat is free. Open a table first.</source>
        <translation>Er is geen stoel vrij. Open eerst een tafel.</translation>
    </message>
    <message>
        <source>No tournament is open. Choose one from the list, or create one.</source>
        <translation>Er is geen toernooi open. Kies er een uit de lijst, of maak er een.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet. Draw seats first, or give a reason to start without.</source>
        <translation>Nog niemand heeft een stoel. Loot eerst plaatsen, of geef een reden om zonder te starten.</translation>
    </message>
    <message>
        <source>Nobody was named, or somebody twice. Name each player of the hand once.</source>
        <translation>Er is niemand genoemd, of iemand twee keer. Noem elke speler van de hand één keer.</translation>
    </message>
    <message>
        <source>Overruling the book needs a reason that can be read later. Type one.</source>
        <translation>Afwijken van het boek vraagt een reden die later te lezen is. Typ er een.</translation>
    </message>
    <message>
        <source>Play has begun, and a new draw moves everybody. Give a reason to draw all the same.</source>
        <translation>Het spel is begonnen, en een nieuwe loting verplaatst iedereen. Geef een reden om toch te loten.</translation>
    </message>
    <message>
        <source>Play has begun, so the entry of {name} counts and its money stays in the pool.</source>
        <translation>Het spel is begonnen, dus de inschrijving van {name} telt en het geld blijft in de pot.</translation>
    </message>
    <message>
        <source>Registration is closed. Open it again first, or give a reason.</source>
        <translation>De inschrijving is gesloten. Open die eerst weer, of geef een reden.</translation>
    </message>
    <message>
        <source>Registration is open already.</source>
        <translation>De inschrijving is al open.</translation>
    </message>
    <message>
        <source>Row {row} has been played or is being played, so it stays. Change what comes after it.</source>
        <translation>Rij {row} is gespeeld of wordt gespeeld, dus die blijft. Wijzig wat erna komt.</translation>
    </message>
    <message>
        <source>Row {row} must last between 10 seconds and 24 hours. Correct its length.</source>
        <translation>Rij {row} moet tussen 10 seconden en 24 uur duren. Verbeter de lengte.</translation>
    </message>
    <message>
        <source>Row {row} needs a big blind from 1 to {limit}. Correct it.</source>
        <translation>Rij {row} heeft een big blind van 1 tot {limit} nodig. Verbeter die.</translation>
    </message>
    <message>
        <source>Row {row} needs an ante from 0 to {limit}. Correct it.</source>
        <translation>Rij {row} heeft een ante van 0 tot {limit} nodig. Verbeter die.</translation>
    </message>
    <message>
        <source>Row {row} runs now and has already lasted longer than that. Give it more time.</source>
        <translation>Rij {row} loopt nu en duurt al langer dan dat. Geef meer tijd.</translation>
    </message>
    <message>
        <source>Seats have not been drawn yet. Draw them first.</source>
        <translation>Er zijn nog geen plaatsen geloot. Loot ze eerst.</translation>
    </message>
    <message>
        <source>So much time is not left in this level. Take off less, or go to the next one.</source>
        <translation>Zo veel tijd is er in dit level niet meer. Haal er minder af, of ga naar het volgende.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody must be left to win, and only %n are still in. Name fewer players.</source>
        <translation>
            <numerusform>Iemand moet overblijven om te winnen, en er is er nog maar %n. Noem minder spelers.</numerusform>
            <numerusform>Iemand moet overblijven om te winnen, en er zijn er nog maar %n. Noem minder spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} is not open. Choose one that is.</source>
        <translation>Tafel {table} is niet open. Kies een tafel die open is.</translation>
    </message>
    <message>
        <source>Table {table} is open already. Choose another number.</source>
        <translation>Tafel {table} is al open. Kies een ander nummer.</translation>
    </message>
    <message numerus="yes">
        <source>The %n moves belong together. Accept all of them.</source>
        <translation>
            <numerusform>Deze %n verplaatsing is één geheel. Voer die uit.</numerusform>
            <numerusform>De %n verplaatsingen horen bij elkaar. Voer ze allemaal uit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock has been started already.</source>
        <translation>De klok is al gestart.</translation>
    </message>
    <message>
        <source>The clock has not started yet. Start it first.</source>
        <translation>De klok is nog niet gestart. Start hem eerst.</translation>
    </message>
    <message>
        <source>The clock has not started, so nobody can be out. Start it, cancel the entry, or give a reason.</source>
        <translation>De klok is niet gestart, dus niemand kan uitliggen. Start hem, annuleer de inschrijving, of geef een reden.</translation>
    </message>
    <message>
        <source>The clock is not running, so it cannot be paused.</source>
        <translation>De klok loopt niet, dus stilzetten kan niet.</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>De klok loopt al.</translation>
    </message>
    <message>
        <source>The clock was set again since. Undo that first, or correct the clock.</source>
        <translation>De klok is sindsdien weer verzet. Maak dat eerst ongedaan, of verbeter de klok.</translation>
    </message>
    <message>
        <source>The journal has no act {act}. Choose another line.</source>
        <translation>Het logboek heeft geen handeling {act}. Kies een andere regel.</translation>
    </message>
    <message>
        <source>The list of players to register is empty or names somebody twice. Name each once.</source>
        <translation>De lijst met in te schrijven spelers is leeg of noemt iemand twee keer. Noem ieder één keer.</translation>
    </message>
    <message numerus="yes">
        <source>The other tables have no seats for the %n players of table {table}. Open a table first.</source>
        <translation>
            <numerusform>De andere tafels hebben geen stoel voor de %n speler van tafel {table}. Open eerst een tafel.</numerusform>
            <numerusform>De andere tafels hebben geen stoelen voor de %n spelers van tafel {table}. Open eerst een tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The payout table does not add up to 100 % in the column from {entries} entries on. Correct its shares, all above 0.</source>
        <translation>De prijzentabel is samen geen 100 % in de kolom vanaf {entries} inschrijvingen. Verbeter de aandelen, alle boven 0.</translation>
    </message>
    <message>
        <source>The payout table has no column. Choose another table, or add one.</source>
        <translation>De prijzentabel heeft geen kolom. Kies een andere tabel, of voeg er een toe.</translation>
    </message>
    <message>
        <source>The prizes add up to {total}, the pool is {pool}. Change them by {difference} in all.</source>
        <translation>De prijzen zijn samen {total}, de pot is {pool}. Pas ze samen {difference} aan.</translation>
    </message>
    <message>
        <source>The prizes follow the payout table already.</source>
        <translation>De prijzen volgen de prijzentabel al.</translation>
    </message>
    <message>
        <source>The room has changed since these moves were proposed. Look at the new proposal.</source>
        <translation>De zaal is veranderd sinds deze verplaatsingen werden voorgesteld. Bekijk het nieuwe voorstel.</translation>
    </message>
    <message>
        <source>The room is on a break already. Make that one longer instead.</source>
        <translation>De zaal heeft al pauze. Maak die langer.</translation>
    </message>
    <message>
        <source>The starting stack stands, because play has begun with it.</source>
        <translation>De startstack staat vast, want er is mee begonnen.</translation>
    </message>
    <message>
        <source>The structure has no level. Add at least one.</source>
        <translation>De structuur heeft geen level. Voeg er minstens één toe.</translation>
    </message>
    <message>
        <source>The structure has {n} rows, and {limit} is the most. Take some out.</source>
        <translation>De structuur heeft {n} rijen, {limit} is het maximum. Haal er een paar weg.</translation>
    </message>
    <message>
        <source>The tournament is finished, so nothing in it changes any more. Undo the finish to go on.</source>
        <translation>Het toernooi is afgesloten, dus er verandert niets meer aan. Maak het afsluiten ongedaan om verder te gaan.</translation>
    </message>
    <message>
        <source>The {field} cannot be {value}. Choose something from {least} to {most}.</source>
        <translation>{field}: {value} kan niet. Kies iets van {least} tot {most}.</translation>
    </message>
    <message>
        <source>The {field} has {n} characters, and {limit} is the most. Make it shorter.</source>
        <translation>{field}: {n} tekens, en {limit} is het maximum. Maak het korter.</translation>
    </message>
    <message>
        <source>There are {n} prizes for {entries} entries. Take some off the end.</source>
        <translation>Er zijn {n} prijzen voor {entries} inschrijvingen. Haal er een paar van het eind af.</translation>
    </message>
    <message>
        <source>There is no entry {entry} any more. Choose somebody from the list.</source>
        <translation>Inschrijving {entry} is er niet meer. Kies iemand uit de lijst.</translation>
    </message>
    <message>
        <source>There is no prize pool yet, so there is nothing to post.</source>
        <translation>Er is nog geen prijzenpot, dus valt er niets bekend te maken.</translation>
    </message>
    <message>
        <source>There is no seat {seat} in the room. Choose another.</source>
        <translation>Stoel {seat} is er niet in de zaal. Kies een andere.</translation>
    </message>
    <message numerus="yes">
        <source>There is no such move: %n were proposed. Look at the proposal again.</source>
        <translation>
            <numerusform>Die verplaatsing is er niet: er is er %n voorgesteld. Bekijk het voorstel opnieuw.</numerusform>
            <numerusform>Die verplaatsing is er niet: er zijn er %n voorgesteld. Bekijk het voorstel opnieuw.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {field} yet. Type one.</source>
        <translation>{field} ontbreekt nog. Typ er een.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>These prizes are posted already.</source>
        <translation>Deze prijzen zijn al bekendgemaakt.</translation>
    </message>
    <message>
        <source>This club file has no such tournament. Choose one from the list.</source>
        <translation>Dit clubbestand heeft dat toernooi niet. Kies er een uit de lijst.</translation>
    </message>
    <message>
        <source>This is the first row of the structure, there is nothing before it.</source>
        <translation>Dit is de eerste rij van de structuur, er is niets voor.</translation>
    </message>
    <message>
        <source>This is the last row of the structure. Add levels after it to go further.</source>
        <translation>Dit is de laatste rij van de structuur. Voeg er levels achter toe om verder te gaan.</translation>
    </message>
    <message>
        <source>This penalty is over, so there is nothing to lift.</source>
        <translation>Deze straf is voorbij, dus er valt niets op te heffen.</translation>
    </message>
    <message>
        <source>This tournament is in the archive already.</source>
        <translation>Dit toernooi staat al in het archief.</translation>
    </message>
    <message>
        <source>This tournament is not in the archive, so there is nothing to bring back.</source>
        <translation>Dit toernooi staat niet in het archief, dus er is niets terug te halen.</translation>
    </message>
    <message>
        <source>This would change levels that have been played. Change the levels to come instead.</source>
        <translation>Dit zou levels wijzigen die gespeeld zijn. Wijzig de levels die nog komen.</translation>
    </message>
    <message>
        <source>What made the tournament cannot be taken back. Archive the tournament instead.</source>
        <translation>Wat het toernooi aanmaakte kan niet worden teruggedraaid. Archiveer het toernooi.</translation>
    </message>
    <message>
        <source>although nobody had a seat</source>
        <translation>hoewel niemand een stoel had</translation>
    </message>
    <message>
        <source>although play had begun</source>
        <translation>hoewel het spel begonnen was</translation>
    </message>
    <message>
        <source>although prizes were unpaid</source>
        <translation>hoewel er prijzen niet betaald waren</translation>
    </message>
    <message>
        <source>although registration was closed</source>
        <translation>hoewel de inschrijving gesloten was</translation>
    </message>
    <message>
        <source>although the clock had not started</source>
        <translation>hoewel de klok niet gestart was</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>buy-in</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>fee</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>voornaam</translation>
    </message>
    <message>
        <source>last level of registration</source>
        <translation>laatste level van de inschrijving</translation>
    </message>
    <message>
        <source>last name</source>
        <translation>achternaam</translation>
    </message>
    <message>
        <source>name of the director</source>
        <translation>naam van de directeur</translation>
    </message>
    <message>
        <source>name of the player</source>
        <translation>naam van de speler</translation>
    </message>
    <message>
        <source>name of the price</source>
        <translation>naam van de prijs</translation>
    </message>
    <message>
        <source>name of the template</source>
        <translation>naam van het sjabloon</translation>
    </message>
    <message>
        <source>name of the tournament</source>
        <translation>naam van het toernooi</translation>
    </message>
    <message>
        <source>number of seats at a table</source>
        <translation>aantal stoelen aan een tafel</translation>
    </message>
    <message>
        <source>starting stack</source>
        <translation>startstack</translation>
    </message>
    <message>
        <source>unit of the prizes</source>
        <translation>afronding van de prijzen</translation>
    </message>
    <message>
        <source>{at} is not a time within the year to come. Choose a later time, or start now.</source>
        <translation>{at} is geen tijd binnen een jaar vanaf nu. Kies een latere tijd, of start nu.</translation>
    </message>
    <message>
        <source>{chips} chips cannot leave play. Count them again: from 0 to {most}.</source>
        <translation>{chips} chips kunnen niet uit het spel gaan. Tel ze opnieuw: van 0 tot {most}.</translation>
    </message>
    <message>
        <source>{name} finished outside the prizes.</source>
        <translation>{name} eindigde buiten de prijzen.</translation>
    </message>
    <message>
        <source>{name} has been paid already.</source>
        <translation>{name} is al uitbetaald.</translation>
    </message>
    <message>
        <source>{name} has been paid another amount than these prizes give. Take back that payment first.</source>
        <translation>{name} heeft een ander bedrag gekregen dan deze prijzen geven. Draai die betaling eerst terug.</translation>
    </message>
    <message>
        <source>{name} has been paid the prize. Take back that payment first.</source>
        <translation>{name} heeft de prijs al gekregen. Draai die betaling eerst terug.</translation>
    </message>
    <message>
        <source>{name} has entered already, with ticket {entry}. A player enters once.</source>
        <translation>{name} is al ingeschreven, met ticket {entry}. Een speler schrijft zich één keer in.</translation>
    </message>
    <message>
        <source>{name} has no seat to swap. Choose two seated players.</source>
        <translation>{name} heeft geen stoel om te wisselen. Kies twee spelers met een stoel.</translation>
    </message>
    <message>
        <source>{name} has not been paid: there is nothing to take back.</source>
        <translation>{name} is niet uitbetaald: er is niets om terug te nemen.</translation>
    </message>
    <message>
        <source>{name} has played and is out, so the entry cannot be cancelled.</source>
        <translation>{name} heeft gespeeld en ligt eruit, dus de inschrijving kan niet worden geannuleerd.</translation>
    </message>
    <message>
        <source>{name} is out already. Choose somebody still in.</source>
        <translation>{name} ligt er al uit. Kies iemand die nog speelt.</translation>
    </message>
    <message>
        <source>{name} is out of the tournament, so there is nothing to miss. Note it in the ruling instead.</source>
        <translation>{name} ligt uit het toernooi en kan niets missen. Noteer het bij de beslissing.</translation>
    </message>
    <message>
        <source>{name} is out. Take the bust-out back first if that is wrong.</source>
        <translation>{name} ligt eruit. Draai de uitschakeling eerst terug als dat niet klopt.</translation>
    </message>
    <message>
        <source>{name} is still in, so the prize is not known yet.</source>
        <translation>{name} speelt nog, dus de prijs is nog niet bekend.</translation>
    </message>
    <message>
        <source>{name} is still in, so there is nothing to take back.</source>
        <translation>{name} speelt nog, dus er is niets terug te draaien.</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat}. Choose a free one, or swap the two.</source>
        <translation>{name} zit op stoel {seat}. Kies een vrije, of wissel de twee.</translation>
    </message>
    <message>
        <source>{name} was disqualified. If that was a mistake, take the disqualification itself back.</source>
        <translation>{name} is gediskwalificeerd. Was dat een vergissing, draai dan de diskwalificatie zelf terug.</translation>
    </message>
</context>
<context>
    <name>RoomRules</name>
    <message>
        <source>&apos;ada + bob&apos; keeps two apart; &apos;ada 12-4&apos; keeps a seat for one. Enter adds it.</source>
        <translation>&apos;ada + bob&apos; houdt twee spelers uit elkaar; &apos;ada 12-4&apos; houdt een stoel vrij. Enter voegt toe.</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; can be {names}. Type more of the name.</source>
        <translation>&apos;{typed}&apos; kan {names} zijn. Typ meer van de naam.</translation>
    </message>
    <message>
        <source>10 means at every table; 3-9 dealer chair means at table 3, and why. Put ; between two.</source>
        <translation>10 is aan elke tafel; 3-9 dealerstoel is aan tafel 3, en waarom. Zet ; ertussen.</translation>
    </message>
    <message>
        <source>A table breaks when the others then have no more players than this. 0: as soon as the rest fit.</source>
        <translation>Een tafel breekt als de andere dan niet meer spelers hebben dan dit. 0: zodra de rest past.</translation>
    </message>
    <message>
        <source>A table stops when so many short (rule 11-D)</source>
        <translation>Een tafel stopt bij zoveel te weinig (regel 11-D)</translation>
    </message>
    <message>
        <source>A wish</source>
        <translation>Een wens</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zaaldeel</translation>
    </message>
    <message>
        <source>Arrows choose a table, Shift and arrows move it, Del takes it out of the plan. Or drag it.</source>
        <translation>Pijltjes kiezen een tafel, Shift met pijltjes verplaatst die, Del haalt die uit de plattegrond. Of sleep de tafel.</translation>
    </message>
    <message>
        <source>By the list, then the highest number</source>
        <translation>Volgens de lijst, dan het hoogste nummer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Draw everybody anew when so many are left</source>
        <translation>Iedereen opnieuw loten als er nog zoveel spelers zijn</translation>
    </message>
    <message>
        <source>Drop the wish</source>
        <translation>Wens laten vallen</translation>
    </message>
    <message>
        <source>Even tables</source>
        <translation>Gelijke tafels</translation>
    </message>
    <message>
        <source>Every new tournament of the club begins with this plan, these tables and blocked seats.</source>
        <translation>Elk nieuw toernooi van de club begint met deze plattegrond, deze tafels en geblokkeerde stoelen.</translation>
    </message>
    <message>
        <source>Farthest from table</source>
        <translation>Verst van tafel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Ideal load of a table</source>
        <translation>Ideale bezetting van een tafel</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Per rij</translation>
    </message>
    <message>
        <source>Keep for the club too</source>
        <translation>Ook voor de club bewaren</translation>
    </message>
    <message>
        <source>Keep for this tournament</source>
        <translation>Bewaren voor dit toernooi</translation>
    </message>
    <message>
        <source>Kept, and every new tournament begins with it.</source>
        <translation>Bewaard, en elk nieuw toernooi begint ermee.</translation>
    </message>
    <message>
        <source>Kept.</source>
        <translation>Bewaard.</translation>
    </message>
    <message>
        <source>List of tables to break, first one first</source>
        <translation>Lijst van tafels die breken, de eerste voorop</translation>
    </message>
    <message>
        <source>Mixed, a stud round: button frozen</source>
        <translation>Gemengd, een studronde: button staat stil</translation>
    </message>
    <message>
        <source>No table has a place yet. Name an area and its tables above.</source>
        <translation>Nog geen tafel heeft een plek. Noem hierboven een zaaldeel en de tafels.</translation>
    </message>
    <message>
        <source>No wishes yet</source>
        <translation>Nog geen wensen</translation>
    </message>
    <message>
        <source>Nobody in the club is called &apos;{typed}&apos;.</source>
        <translation>Niemand in de club heet &apos;{typed}&apos;.</translation>
    </message>
    <message>
        <source>Not kept yet</source>
        <translation>Nog niet bewaard</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Place them</source>
        <translation>Neerzetten</translation>
    </message>
    <message>
        <source>Plan of the room</source>
        <translation>Plattegrond van de zaal</translation>
    </message>
    <message>
        <source>Room and draw rules</source>
        <translation>Regels voor zaal en loting</translation>
    </message>
    <message>
        <source>Seat {seat} is kept for {name}</source>
        <translation>Stoel {seat} blijft vrij voor {name}</translation>
    </message>
    <message>
        <source>Seats nobody gets</source>
        <translation>Stoelen die niemand krijgt</translation>
    </message>
    <message>
        <source>Seats that fill first</source>
        <translation>Stoelen die eerst vol raken</translation>
    </message>
    <message>
        <source>Spreading people by nationality is a draw of its own: find it in the command box.</source>
        <translation>Spelers spreiden op nationaliteit is een loting op zichzelf: zoek die in het opdrachtveld.</translation>
    </message>
    <message>
        <source>Stud only: by the last seat</source>
        <translation>Alleen stud: volgens de laatste stoel</translation>
    </message>
    <message>
        <source>Such as 1, 9. Within them, and after them, chance decides.</source>
        <translation>Bijvoorbeeld 1, 9. Daarbinnen en daarna beslist het lot.</translation>
    </message>
    <message>
        <source>Such as 1-20.</source>
        <translation>Bijvoorbeeld 1-20.</translation>
    </message>
    <message>
        <source>Such as 24, 16. The final table is always drawn.</source>
        <translation>Bijvoorbeeld 24, 16. De finaletafel wordt altijd geloot.</translation>
    </message>
    <message>
        <source>Such as 5, 1-4. Tables not named follow by their number.</source>
        <translation>Bijvoorbeeld 5, 1-4. Tafels die hier niet staan, volgen op nummer.</translation>
    </message>
    <message>
        <source>Such as Blue room; it stands on slips and lists.</source>
        <translation>Bijvoorbeeld Blauwe zaal; staat op briefjes en lijsten.</translation>
    </message>
    <message>
        <source>Table {table}: {area}, row {row}, place {place}</source>
        <translation>Tafel {table}: {area}, rij {row}, plek {place}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Tables and seats</source>
        <translation>Tafels en stoelen</translation>
    </message>
    <message>
        <source>Tables may differ by so many players</source>
        <translation>Tafels mogen zoveel spelers verschillen</translation>
    </message>
    <message>
        <source>Tables of another size</source>
        <translation>Tafels met een ander aantal stoelen</translation>
    </message>
    <message>
        <source>Tables open in this order</source>
        <translation>Volgorde waarin tafels opengaan</translation>
    </message>
    <message>
        <source>Tables: seats, such as 1-4: 8; 12: 6. All others have the usual number.</source>
        <translation>Tafels: stoelen, bijvoorbeeld 1-4: 8; 12: 6. Alle andere hebben het gewone aantal.</translation>
    </message>
    <message>
        <source>Take out of the plan</source>
        <translation>Uit de plattegrond halen</translation>
    </message>
    <message>
        <source>Take the club&apos;s room</source>
        <translation>Zaal van de club overnemen</translation>
    </message>
    <message>
        <source>The club keeps no room yet.</source>
        <translation>De club heeft nog geen zaal bewaard.</translation>
    </message>
    <message>
        <source>The one farthest from a table</source>
        <translation>De verste van een tafel</translation>
    </message>
    <message>
        <source>The one opened last</source>
        <translation>De laatst geopende</translation>
    </message>
    <message>
        <source>Which table breaks first</source>
        <translation>Welke tafel eerst breekt</translation>
    </message>
    <message>
        <source>Whoever comes late goes to the tables with the fewest players</source>
        <translation>Wie later komt, gaat naar de tafels met de minste spelers</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wensen</translation>
    </message>
    <message>
        <source>Wishes of people</source>
        <translation>Wensen van spelers</translation>
    </message>
    <message>
        <source>With blinds: by the next big blind</source>
        <translation>Met blinds: volgens de volgende big blind</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not understood. Type a seat such as 10, or 3-9 for one table, and its label.</source>
        <translation>{field}: &apos;{typed}&apos; is niet te lezen. Typ een stoel zoals 10, of 3-9 voor één tafel, en een naam erbij.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not understood. Type it like 1-4: 8; 12: 6.</source>
        <translation>{field}: &apos;{typed}&apos; is niet te lezen. Typ het zoals 1-4: 8; 12: 6.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not understood. Type numbers such as 1-4, 12.</source>
        <translation>{field}: &apos;{typed}&apos; is niet te lezen. Typ nummers zoals 1-4, 12.</translation>
    </message>
    <message>
        <source>{name} and {other} do not sit at one table</source>
        <translation>{name} en {other} zitten niet aan één tafel</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>A bet beside the game</source>
        <translation>Een weddenschap naast het spel</translation>
    </message>
    <message>
        <source>A bet of a wrong size is found later</source>
        <translation>Een inzet van verkeerde grootte komt later uit</translation>
    </message>
    <message>
        <source>A bet that is pulled back</source>
        <translation>Een inzet die wordt teruggetrokken</translation>
    </message>
    <message>
        <source>A bettor throws his cards away by mistake</source>
        <translation>Een speler met een bet gooit per ongeluk zijn kaarten weg</translation>
    </message>
    <message>
        <source>A board card is dealt too early</source>
        <translation>Een boardkaart komt te vroeg</translation>
    </message>
    <message>
        <source>A board card is mucked or out of its place</source>
        <translation>Een boardkaart is gemuckt of ligt niet op zijn plaats</translation>
    </message>
    <message>
        <source>A burn is turned face up or seen</source>
        <translation>Een burnkaart ligt open of is gezien</translation>
    </message>
    <message>
        <source>A burn protects the deck; it does not keep an order.</source>
        <translation>Een burnkaart beschermt het deck; ze bewaakt geen volgorde.</translation>
    </message>
    <message>
        <source>A button at the wrong seat</source>
        <translation>Een button bij de verkeerde stoel</translation>
    </message>
    <message>
        <source>A call on a wrong count</source>
        <translation>Een call op een verkeerde telling</translation>
    </message>
    <message>
        <source>A call that is too little</source>
        <translation>Een call die te klein is</translation>
    </message>
    <message>
        <source>A called player&apos;s cards stay on the table until the winner is announced.</source>
        <translation>De kaarten van een gecallde speler blijven liggen tot de winnaar genoemd is.</translation>
    </message>
    <message>
        <source>A card dealt out of turn counts</source>
        <translation>Een kaart buiten de beurt telt</translation>
    </message>
    <message>
        <source>A card dealt to an empty seat or to a player without a right to it</source>
        <translation>Een kaart gedeeld aan een lege stoel of aan een speler die er geen recht op heeft</translation>
    </message>
    <message>
        <source>A card is missing from the deck.</source>
        <translation>Er ontbreekt een kaart in het deck.</translation>
    </message>
    <message>
        <source>A card lay face up in the deck.</source>
        <translation>Een kaart lag open in het deck.</translation>
    </message>
    <message>
        <source>A card lies face up in the deck</source>
        <translation>Een kaart ligt open in het deck</translation>
    </message>
    <message>
        <source>A card missing from the deck</source>
        <translation>Een kaart die in het deck ontbreekt</translation>
    </message>
    <message>
        <source>A card that does not belong to this deck was found.</source>
        <translation>Er is een kaart gevonden die niet bij dit deck hoort.</translation>
    </message>
    <message>
        <source>A card was dealt out of turn.</source>
        <translation>Een kaart is buiten de beurt gedeeld.</translation>
    </message>
    <message>
        <source>A card was seen when the deck was cut.</source>
        <translation>Bij het couperen is een kaart gezien.</translation>
    </message>
    <message>
        <source>A check and a fold in a row are read as no binding action: no chips were in it.</source>
        <translation>Een check en een fold achter elkaar gelden niet als bindende actie: er zaten geen chips in.</translation>
    </message>
    <message>
        <source>A clock is called</source>
        <translation>De klok wordt gevraagd</translation>
    </message>
    <message>
        <source>A counting error can be disputed until binding action in the next hand.</source>
        <translation>Een telfout kan worden betwist tot er bindende actie is in de volgende hand.</translation>
    </message>
    <message>
        <source>A face-up card after the betting began</source>
        <translation>Een open kaart nadat het inzetten is begonnen</translation>
    </message>
    <message>
        <source>A flop dealt too early</source>
        <translation>Een flop die te vroeg komt</translation>
    </message>
    <message>
        <source>A fold without a bet, or out of turn</source>
        <translation>Een fold zonder inzet, of voor de beurt</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>Een vreemde kaart</translation>
    </message>
    <message>
        <source>A foreign card, found too late for a misdeal</source>
        <translation>Een vreemde kaart, te laat voor een misdeal</translation>
    </message>
    <message>
        <source>A gesture or a word of his own</source>
        <translation>Een gebaar of een eigen woord</translation>
    </message>
    <message>
        <source>A hand begins with the first riffle, the green button or a change of dealer, not with the wash.</source>
        <translation>Een hand begint met de eerste riffle, de groene knop of een dealerwissel, niet met het wassen.</translation>
    </message>
    <message>
        <source>A hand is called wrong</source>
        <translation>Een hand wordt verkeerd genoemd</translation>
    </message>
    <message>
        <source>A hand is five cards, of the kinds the book lists.</source>
        <translation>Een hand is vijf kaarten, van de soorten die het boek noemt.</translation>
    </message>
    <message>
        <source>A hand is killed or exposed by accident</source>
        <translation>Een hand wordt per ongeluk gedood of getoond</translation>
    </message>
    <message>
        <source>A hand starts with the first riffle, the shuffler&apos;s green button, or the change of dealer.</source>
        <translation>Een hand begint bij de eerste riffle, de groene knop van de schudmachine of de dealerwissel.</translation>
    </message>
    <message>
        <source>A hole card falls off the table during the deal</source>
        <translation>Een hole card valt van tafel tijdens het delen</translation>
    </message>
    <message>
        <source>A hole card is seen during the deal</source>
        <translation>Een hole card wordt gezien tijdens het delen</translation>
    </message>
    <message>
        <source>A joker or foreign card is found</source>
        <translation>Er wordt een joker of vreemde kaart gevonden</translation>
    </message>
    <message>
        <source>A language that is not allowed</source>
        <translation>Een taal die niet mag</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>Een misdeal</translation>
    </message>
    <message>
        <source>A misdeal and its new deal are one hand.</source>
        <translation>Een misdeal en het opnieuw delen zijn samen één hand.</translation>
    </message>
    <message>
        <source>A misdeal can be declared until</source>
        <translation>Een misdeal kan worden verklaard tot</translation>
    </message>
    <message>
        <source>A number that can mean several amounts</source>
        <translation>Een getal dat meer bedragen kan betekenen</translation>
    </message>
    <message>
        <source>A number with several meanings</source>
        <translation>Een getal met meer betekenissen</translation>
    </message>
    <message>
        <source>A passed player bet more: seat {seat} may fold, call, or call and raise.</source>
        <translation>Een overgeslagen speler bette meer: stoel {seat} mag folden, callen, of callen en raisen.</translation>
    </message>
    <message>
        <source>A player acts out of turn</source>
        <translation>Een speler handelt voor zijn beurt</translation>
    </message>
    <message>
        <source>A player alone at his table</source>
        <translation>Een speler alleen aan tafel</translation>
    </message>
    <message>
        <source>A player asks for another deck</source>
        <translation>Een speler vraagt om een ander deck</translation>
    </message>
    <message>
        <source>A player asks how many chips an opponent has</source>
        <translation>Een speler vraagt hoeveel chips een tegenstander heeft</translation>
    </message>
    <message>
        <source>A player asks to see a hand</source>
        <translation>Een speler wil een hand zien</translation>
    </message>
    <message>
        <source>A player comes back after missing blinds</source>
        <translation>Een speler komt terug na gemiste blinds</translation>
    </message>
    <message>
        <source>A player dodges the blinds</source>
        <translation>Een speler ontloopt de blinds</translation>
    </message>
    <message>
        <source>A player has a special need</source>
        <translation>Een speler heeft iets bijzonders nodig</translation>
    </message>
    <message>
        <source>A player has the wrong number of cards.</source>
        <translation>Een speler heeft een verkeerd aantal kaarten.</translation>
    </message>
    <message>
        <source>A player has too few hole cards</source>
        <translation>Een speler heeft te weinig hole cards</translation>
    </message>
    <message>
        <source>A player has too many hole cards</source>
        <translation>Een speler heeft te veel hole cards</translation>
    </message>
    <message>
        <source>A player in a wrong seat</source>
        <translation>Een speler op een verkeerde stoel</translation>
    </message>
    <message>
        <source>A player is away when the last card is dealt</source>
        <translation>Een speler is weg als de laatste kaart wordt gedeeld</translation>
    </message>
    <message>
        <source>A player is disqualified</source>
        <translation>Een speler wordt gediskwalificeerd</translation>
    </message>
    <message>
        <source>A player is left out of the deal</source>
        <translation>Een speler is overgeslagen bij het delen</translation>
    </message>
    <message>
        <source>A player leaves the table during a hand</source>
        <translation>Een speler verlaat de tafel tijdens een hand</translation>
    </message>
    <message>
        <source>A player left out, found too late</source>
        <translation>Een overgeslagen speler, te laat ontdekt</translation>
    </message>
    <message>
        <source>A player moves</source>
        <comment>outcome of a ruling</comment>
        <translation>Een speler verhuist</translation>
    </message>
    <message>
        <source>A player plays the board</source>
        <translation>Een speler speelt de board</translation>
    </message>
    <message>
        <source>A player pulls his bet back</source>
        <translation>Een speler trekt zijn inzet terug</translation>
    </message>
    <message>
        <source>A player says what he does</source>
        <translation>Een speler zegt wat hij doet</translation>
    </message>
    <message>
        <source>A player sits in a wrong seat</source>
        <translation>Een speler zit op een verkeerde stoel</translation>
    </message>
    <message>
        <source>A player wants to see the next card</source>
        <translation>Een speler wil de volgende kaart zien</translation>
    </message>
    <message>
        <source>A player wants to take his action back</source>
        <translation>Een speler wil zijn actie terugnemen</translation>
    </message>
    <message>
        <source>A player who was dealt in but away may play if he is at his seat now.</source>
        <translation>Een speler die was ingedeeld maar weg was, mag spelen als hij nu op zijn plaats is.</translation>
    </message>
    <message>
        <source>A player with a right to cards was left out.</source>
        <translation>Een speler die recht heeft op kaarten is overgeslagen.</translation>
    </message>
    <message>
        <source>A player&apos;s face is covered</source>
        <translation>Het gezicht van een speler is bedekt</translation>
    </message>
    <message>
        <source>A pot is split: who gets the odd chips</source>
        <translation>Een pot wordt gedeeld: wie krijgt de restchips</translation>
    </message>
    <message>
        <source>A river dealt too early</source>
        <translation>Een river die te vroeg komt</translation>
    </message>
    <message>
        <source>A seat without a right to cards was dealt in.</source>
        <translation>Een stoel zonder recht op kaarten is ingedeeld.</translation>
    </message>
    <message>
        <source>A short all-in is no raise. You decide whether seat {seat}, facing {faces} more, may raise.</source>
        <translation>Een korte all-in is geen raise. Je beslist of stoel {seat}, tegenover {faces} meer, mag raisen.</translation>
    </message>
    <message>
        <source>A stack that cannot be counted</source>
        <translation>Een stack die niet te tellen is</translation>
    </message>
    <message>
        <source>A stub in disorder</source>
        <translation>Een restdeck door elkaar</translation>
    </message>
    <message>
        <source>A table is broken: draw new seats</source>
        <translation>Een tafel wordt opgebroken: nieuwe stoelen loten</translation>
    </message>
    <message>
        <source>A table is short: does it stop</source>
        <translation>Een tafel heeft te weinig spelers: stopt hij</translation>
    </message>
    <message>
        <source>A tap on the table: seat {seat} has checked.</source>
        <translation>Een tik op tafel: stoel {seat} heeft gecheckt.</translation>
    </message>
    <message>
        <source>A tiny chip is no way to call: it may be punished, or ruled a full call.</source>
        <translation>Een heel kleine chip is geen manier van callen: er mag een straf volgen, of het geldt als volledige call.</translation>
    </message>
    <message>
        <source>A turn dealt too early</source>
        <translation>Een turn die te vroeg komt</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Een waarschuwing</translation>
    </message>
    <message>
        <source>A wrong deal is put right when nobody saw a wrong card</source>
        <translation>Een verkeerde deal wordt hersteld als niemand een verkeerde kaart zag</translation>
    </message>
    <message>
        <source>A wrong number of cards, found too late for a misdeal</source>
        <translation>Een verkeerd aantal kaarten, te laat voor een misdeal</translation>
    </message>
    <message>
        <source>Abuse or disruption</source>
        <translation>Schelden of verstoren</translation>
    </message>
    <message>
        <source>Act without delay.</source>
        <translation>Handel zonder oponthoud.</translation>
    </message>
    <message>
        <source>Acting with too few cards is</source>
        <translation>Handelen met te weinig kaarten is</translation>
    </message>
    <message>
        <source>Action and time together: it is for the player, his action counts.</source>
        <translation>Actie en tijd tegelijk: het is voor de speler, zijn actie telt.</translation>
    </message>
    <message>
        <source>Action at the very end of the clock</source>
        <translation>Actie op het laatste moment van de klok</translation>
    </message>
    <message>
        <source>Action goes clockwise.</source>
        <translation>De actie gaat met de klok mee.</translation>
    </message>
    <message>
        <source>Action in turn</source>
        <translation>Actie op de beurt</translation>
    </message>
    <message>
        <source>Action out of turn</source>
        <translation>Actie voor de beurt</translation>
    </message>
    <message>
        <source>Add up the prizes of places {best} to {worst} and divide by {players}.</source>
        <translation>Tel de prijzen van de plaatsen {best} tot en met {worst} op en deel door {players}.</translation>
    </message>
    <message>
        <source>Adding chips between rounds</source>
        <translation>Bijkopen tussen rondes</translation>
    </message>
    <message>
        <source>Advice: more than one player to a hand</source>
        <translation>Advies: meer dan één speler per hand</translation>
    </message>
    <message>
        <source>All at one table: the larger stack before the hand has the better place.</source>
        <translation>Allen aan één tafel: de grootste stack voor de hand heeft de betere plaats.</translation>
    </message>
    <message>
        <source>All bets back, new deal</source>
        <comment>outcome of a ruling</comment>
        <translation>Alle inzetten terug, opnieuw delen</translation>
    </message>
    <message>
        <source>All cards of seat {seat} were turned up: his hand plays.</source>
        <translation>Alle kaarten van stoel {seat} lagen open: zijn hand speelt mee.</translation>
    </message>
    <message>
        <source>All cards of the dead hand go to the muck.</source>
        <translation>Alle kaarten van de dode hand gaan in de muck.</translation>
    </message>
    <message>
        <source>All checked: the bet of seat {seat} goes back, he acts in his turn.</source>
        <translation>Allen checkten: de inzet van stoel {seat} gaat terug, hij handelt op zijn beurt.</translation>
    </message>
    <message>
        <source>All of it was called: seat {seat} gets nothing back.</source>
        <translation>Alles was gecalld: stoel {seat} krijgt niets terug.</translation>
    </message>
    <message>
        <source>All players agree: no notice is needed.</source>
        <translation>Alle spelers zijn het eens: aankondigen is niet nodig.</translation>
    </message>
    <message>
        <source>All that is left over goes to the first winner left of the button.</source>
        <translation>Alles wat overblijft gaat naar de eerste winnaar links van de button.</translation>
    </message>
    <message>
        <source>All who go out in the hand share its places.</source>
        <translation>Wie in deze hand eruit gaat deelt de plaatsen ervan.</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>outcome of a ruling</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All-in: must the cards be turned up</source>
        <translation>All-in: moeten de kaarten open</translation>
    </message>
    <message>
        <source>Allowed up to {percent} % of {start}; he has {stack}.</source>
        <translation>Mag tot {percent} % van {start}; hij heeft {stack}.</translation>
    </message>
    <message>
        <source>An amount in as few chips as possible</source>
        <translation>Een bedrag in zo weinig mogelijk chips</translation>
    </message>
    <message>
        <source>Announce the pot, the commission, and what is left; then pay.</source>
        <translation>Noem de pot, de commissie en wat er overblijft; betaal dan uit.</translation>
    </message>
    <message>
        <source>Antes count for pot-limit before the flop</source>
        <translation>Antes tellen voor pot-limit voor de flop</translation>
    </message>
    <message>
        <source>Anybody at the table who sees a mistake must say so at once.</source>
        <translation>Wie aan tafel een fout ziet, moet dat direct zeggen.</translation>
    </message>
    <message>
        <source>App, chart or other strategy help</source>
        <translation>App, tabel of andere strategiehulp</translation>
    </message>
    <message>
        <source>Ask him to take it off, and explain why.</source>
        <translation>Vraag hem het af te doen en leg uit waarom.</translation>
    </message>
    <message>
        <source>Ask him: pay the missed blinds now, or wait until the second blind is his.</source>
        <translation>Vraag hem: nu de gemiste blinds betalen, of wachten tot hij de second blind is.</translation>
    </message>
    <message>
        <source>Ask seat {seat} to turn up all his cards; then he may share.</source>
        <translation>Vraag stoel {seat} al zijn kaarten open te leggen; dan mag hij meedelen.</translation>
    </message>
    <message>
        <source>Ask seat {seat} to turn up the rest: only a whole hand can win.</source>
        <translation>Vraag stoel {seat} de rest open te leggen: alleen een hele hand kan winnen.</translation>
    </message>
    <message>
        <source>Ask seat {seat}: post the amount of the second blind now, or wait until that blind is his.</source>
        <translation>Vraag stoel {seat}: nu het bedrag van de second blind betalen, of wachten tot hij die blind is.</translation>
    </message>
    <message>
        <source>Asking to see a hand</source>
        <translation>Vragen om een hand te zien</translation>
    </message>
    <message>
        <source>At different tables: they share all places of the hand.</source>
        <translation>Aan verschillende tafels: ze delen alle plaatsen van de hand.</translation>
    </message>
    <message>
        <source>At most both blinds of this round are due: {amount}.</source>
        <translation>Hoogstens beide blinds van deze ronde: {amount}.</translation>
    </message>
    <message>
        <source>At once only when those seated keep the old minimum, with a marker in front of them.</source>
        <translation>Direct alleen als wie er zit het oude minimum houdt, met een marker voor zich.</translation>
    </message>
    <message>
        <source>At the new table he gets the worst position, never the small blind.</source>
        <translation>Aan de nieuwe tafel krijgt hij de slechtste positie, nooit de small blind.</translation>
    </message>
    <message>
        <source>At which table did each of them go out?</source>
        <translation>Aan welke tafel ging elk van hen eruit?</translation>
    </message>
    <message>
        <source>Award the side pot first, then the main pot.</source>
        <translation>Ken eerst de side pot toe, dan de main pot.</translation>
    </message>
    <message>
        <source>Away when the last card is dealt</source>
        <translation>Weg als de laatste kaart wordt gedeeld</translation>
    </message>
    <message>
        <source>Bad manners, again and again</source>
        <translation>Slechte manieren, keer op keer</translation>
    </message>
    <message>
        <source>Balancing: which seat he gets</source>
        <translation>Balanceren: welke stoel hij krijgt</translation>
    </message>
    <message>
        <source>Balancing: who moves</source>
        <translation>Balanceren: wie verhuist</translation>
    </message>
    <message>
        <source>Before the next round starts.</source>
        <translation>Voor de volgende ronde begint.</translation>
    </message>
    <message>
        <source>Before which card is the burn missing?</source>
        <translation>Voor welke kaart ontbreekt de burnkaart?</translation>
    </message>
    <message>
        <source>Best of the hands known so far: seat {seats}, {hand}.</source>
        <translation>Beste van de bekende handen: stoel {seats}, {hand}.</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>outcome of a ruling</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Bets beside the game are not allowed.</source>
        <translation>Weddenschappen naast het spel zijn niet toegestaan.</translation>
    </message>
    <message>
        <source>Bets of a wrong size</source>
        <translation>Inzetten van verkeerde grootte</translation>
    </message>
    <message>
        <source>Bets: words and chips</source>
        <translation>Inzetten: woorden en chips</translation>
    </message>
    <message>
        <source>Big blind too short for blind and ante</source>
        <translation>Big blind te kort voor blind en ante</translation>
    </message>
    <message>
        <source>Big blind too short for both</source>
        <translation>Big blind te kort voor beide</translation>
    </message>
    <message>
        <source>Big blind: seat {seat}.</source>
        <translation>Big blind: stoel {seat}.</translation>
    </message>
    <message>
        <source>Binding action</source>
        <translation>Bindende actie</translation>
    </message>
    <message>
        <source>Binding action since action {action_number}, that of seat {seat}.</source>
        <translation>Bindende actie sinds actie {action_number}, die van stoel {seat}.</translation>
    </message>
    <message>
        <source>Blinds and antes are taken from the stacks of absent players.</source>
        <translation>Blinds en antes gaan van de stacks van afwezige spelers af.</translation>
    </message>
    <message>
        <source>Board, burns and button</source>
        <translation>Board, burnkaarten en button</translation>
    </message>
    <message>
        <source>Bring another deck, check that it is complete, shuffle and cut.</source>
        <translation>Breng een ander deck, controleer of het volledig is, schud en coupeer.</translation>
    </message>
    <message>
        <source>Burn, flop, betting round.</source>
        <translation>Burnkaart, flop, inzetronde.</translation>
    </message>
    <message>
        <source>Burn, river, last betting round.</source>
        <translation>Burnkaart, river, laatste inzetronde.</translation>
    </message>
    <message>
        <source>Burn, turn, betting round.</source>
        <translation>Burnkaart, turn, inzetronde.</translation>
    </message>
    <message>
        <source>Burns for a street</source>
        <translation>Burnkaarten per straat</translation>
    </message>
    <message>
        <source>Bust-out {number} finishes in place {place}.</source>
        <translation>Uitschakeling {number} eindigt op plaats {place}.</translation>
    </message>
    <message>
        <source>Bust-outs {numbers} share places {best} to {worst}; all finish {best}.</source>
        <translation>Uitschakelingen {numbers} delen de plaatsen {best} tot en met {worst}; ze eindigen allen als {best}.</translation>
    </message>
    <message>
        <source>Button after players have left</source>
        <translation>Button nadat spelers zijn vertrokken</translation>
    </message>
    <message>
        <source>Button and blinds of the next hand</source>
        <translation>Button en blinds van de volgende hand</translation>
    </message>
    <message>
        <source>Button: seat {seat}.</source>
        <translation>Button: stoel {seat}.</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>outcome of a ruling</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>Call or fold only</source>
        <translation>Alleen callen of folden</translation>
    </message>
    <message>
        <source>Call or fold, no raise</source>
        <comment>outcome of a ruling</comment>
        <translation>Callen of folden, niet raisen</translation>
    </message>
    <message>
        <source>Can every card still be put where it belongs?</source>
        <translation>Kan elke kaart nog op zijn juiste plaats komen?</translation>
    </message>
    <message>
        <source>Can his cards be told apart for certain and taken back?</source>
        <translation>Zijn zijn kaarten met zekerheid aan te wijzen en terug te halen?</translation>
    </message>
    <message>
        <source>Card number {number} is the highest: that person gets the seat.</source>
        <translation>Kaart nummer {number} is de hoogste: die persoon krijgt de stoel.</translation>
    </message>
    <message>
        <source>Cards are checked, shuffled and cut</source>
        <translation>Kaarten nakijken, schudden en couperen</translation>
    </message>
    <message>
        <source>Cards are dealt to his seat, blinds and antes are paid, the hand is mucked after the deal.</source>
        <translation>Zijn stoel krijgt kaarten, blinds en antes worden betaald, de hand gaat na het delen in de muck.</translation>
    </message>
    <message>
        <source>Cards are folded low and forward, never thrown.</source>
        <translation>Kaarten worden laag en naar voren gefold, nooit gegooid.</translation>
    </message>
    <message>
        <source>Cards at a seat without a right to them, found too late</source>
        <translation>Kaarten bij een stoel zonder recht erop, te laat ontdekt</translation>
    </message>
    <message>
        <source>Cards checked and shuffled</source>
        <translation>Kaarten nagekeken en geschud</translation>
    </message>
    <message>
        <source>Cards dealt in the wrong order</source>
        <translation>Kaarten in de verkeerde volgorde gedeeld</translation>
    </message>
    <message>
        <source>Cards pushed away at showdown</source>
        <translation>Weggeschoven kaarten bij de showdown</translation>
    </message>
    <message>
        <source>Cards pushed away or only partly shown at showdown</source>
        <translation>Kaarten weggeschoven of maar deels getoond bij de showdown</translation>
    </message>
    <message>
        <source>Cards shown while the hand is on</source>
        <translation>Kaarten getoond tijdens de hand</translation>
    </message>
    <message>
        <source>Cards thrown</source>
        <translation>Met kaarten gegooid</translation>
    </message>
    <message>
        <source>Chance where no rule fits</source>
        <translation>Toeval waar geen regel past</translation>
    </message>
    <message>
        <source>Change the deck before the next hand.</source>
        <translation>Wissel het deck voor de volgende hand.</translation>
    </message>
    <message>
        <source>Change the sign of the table.</source>
        <translation>Wijzig het bord van de tafel.</translation>
    </message>
    <message>
        <source>Changing the limits of a table</source>
        <translation>De limieten van een tafel wijzigen</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Valsspelen</translation>
    </message>
    <message>
        <source>Cheating and fraud are punished.</source>
        <translation>Valsspelen en fraude worden bestraft.</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>outcome of a ruling</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Check the cards for marks, and that the deck is complete.</source>
        <translation>Kijk de kaarten na op merken, en of het deck compleet is.</translation>
    </message>
    <message>
        <source>Checking the best hand last on the river is not soft play by itself. Look at who it was against.</source>
        <translation>De beste hand als laatste checken op de river is op zichzelf geen soft play. Kijk tegen wie het was.</translation>
    </message>
    <message>
        <source>Chip dumping or playing together</source>
        <translation>Chips weggeven of samenspelen</translation>
    </message>
    <message>
        <source>Chip race</source>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>Chips are found</source>
        <translation>Er worden chips gevonden</translation>
    </message>
    <message>
        <source>Chips carried out of view</source>
        <translation>Chips uit het zicht</translation>
    </message>
    <message>
        <source>Chips in a chip race</source>
        <translation>Chips in een chip race</translation>
    </message>
    <message>
        <source>Chips in all: {count}.</source>
        <translation>Chips in totaal: {count}.</translation>
    </message>
    <message>
        <source>Chips in several motions</source>
        <translation>Chips in meerdere bewegingen</translation>
    </message>
    <message>
        <source>Chips in several motions raise nothing: the call stands.</source>
        <translation>Chips in meerdere bewegingen raisen niets: de call blijft staan.</translation>
    </message>
    <message>
        <source>Chips leave play</source>
        <comment>outcome of a ruling</comment>
        <translation>Chips gaan uit het spel</translation>
    </message>
    <message>
        <source>Chips of a late entry</source>
        <translation>Chips van een late inschrijving</translation>
    </message>
    <message>
        <source>Chips of an absent player who moves</source>
        <translation>Chips van een afwezige die verhuist</translation>
    </message>
    <message>
        <source>Chips put in without a word</source>
        <translation>Chips ingezet zonder een woord</translation>
    </message>
    <message>
        <source>Chips raced for: {count} x {chip}.</source>
        <translation>Chips in de race: {count} x {chip}.</translation>
    </message>
    <message>
        <source>Colour him up</source>
        <translation>Wissel zijn chips om</translation>
    </message>
    <message>
        <source>Commission of several pots</source>
        <translation>Commissie over meerdere potten</translation>
    </message>
    <message>
        <source>Commission on a pot</source>
        <translation>Commissie over een pot</translation>
    </message>
    <message>
        <source>Commission {amount}; {rest} is paid out.</source>
        <translation>Commissie {amount}; {rest} wordt uitbetaald.</translation>
    </message>
    <message>
        <source>Compare the hands again as they were turned up, and correct the award.</source>
        <translation>Vergelijk de handen opnieuw zoals ze openlagen en corrigeer de toekenning.</translation>
    </message>
    <message>
        <source>Comparing hands of the same kind</source>
        <translation>Handen van dezelfde soort vergelijken</translation>
    </message>
    <message>
        <source>Conduct and penalties</source>
        <translation>Gedrag en straffen</translation>
    </message>
    <message>
        <source>Corrected for everybody</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor iedereen verbeterd</translation>
    </message>
    <message>
        <source>Corrected for the bettor</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de inzetter verbeterd</translation>
    </message>
    <message>
        <source>Count the chips of seat {seat} with a witness and note them.</source>
        <translation>Tel de chips van stoel {seat} met een getuige en noteer ze.</translation>
    </message>
    <message>
        <source>Count the pot again and correct the award.</source>
        <translation>Tel de pot opnieuw en corrigeer de toekenning.</translation>
    </message>
    <message>
        <source>Cut by hand when shuffled by hand.</source>
        <translation>Coupeer met de hand als met de hand is geschud.</translation>
    </message>
    <message>
        <source>Cut it and go on.</source>
        <translation>Coupeer en ga verder.</translation>
    </message>
    <message>
        <source>Dead button: it lies at the empty seat {seat}.</source>
        <translation>Dead button: hij ligt bij de lege stoel {seat}.</translation>
    </message>
    <message>
        <source>Deal and hole cards</source>
        <translation>Delen en handkaarten</translation>
    </message>
    <message>
        <source>Deal another card from the shuffled stub</source>
        <translation>Deel een andere kaart uit het geschudde restdeck</translation>
    </message>
    <message>
        <source>Deal another card in its place.</source>
        <translation>Deel er een andere kaart voor in de plaats.</translation>
    </message>
    <message>
        <source>Deal one playing card face up to each player.</source>
        <translation>Deel elke speler één speelkaart open.</translation>
    </message>
    <message>
        <source>Deal the missing card</source>
        <comment>outcome of a ruling</comment>
        <translation>Deel de ontbrekende kaart</translation>
    </message>
    <message>
        <source>Deal the race cards from seat 1 on, in view of all, one card for each odd chip.</source>
        <translation>Deel de racekaarten vanaf stoel 1, in zicht van allen, één kaart per restchip.</translation>
    </message>
    <message>
        <source>Deal the rest of the board with the hands closed.</source>
        <translation>Deel de rest van de board met gesloten handen.</translation>
    </message>
    <message>
        <source>Dealing again after a misdeal</source>
        <translation>Opnieuw delen na een misdeal</translation>
    </message>
    <message>
        <source>Decide what is fairest for the game</source>
        <translation>Beslis wat voor het spel het eerlijkst is</translation>
    </message>
    <message>
        <source>Declare a misdeal</source>
        <translation>Verklaar een misdeal</translation>
    </message>
    <message>
        <source>Designated player: seat {seat}.</source>
        <translation>Aangewezen speler: stoel {seat}.</translation>
    </message>
    <message>
        <source>Did a player at his seat, or you, ask for it?</source>
        <translation>Vroeg een speler op zijn plaats erom, of jij?</translation>
    </message>
    <message>
        <source>Did anybody see the card?</source>
        <translation>Heeft iemand de kaart gezien?</translation>
    </message>
    <message>
        <source>Did he begin with the right number of chips?</source>
        <translation>Begon hij met het juiste aantal chips?</translation>
    </message>
    <message>
        <source>Did he call that bet himself?</source>
        <translation>Heeft hij die bet zelf gecalld?</translation>
    </message>
    <message>
        <source>Did he do it on purpose?</source>
        <translation>Deed hij het expres?</translation>
    </message>
    <message>
        <source>Did he only check the best hand last on the river?</source>
        <translation>Checkte hij alleen de beste hand als laatste op de river?</translation>
    </message>
    <message>
        <source>Did he say call?</source>
        <translation>Zei hij call?</translation>
    </message>
    <message>
        <source>Did he say something before the chips?</source>
        <translation>Zei hij iets vóór de chips?</translation>
    </message>
    <message>
        <source>Did somebody in the hand push his cards away?</source>
        <translation>Heeft iemand in de hand zijn kaarten weggeschoven?</translation>
    </message>
    <message>
        <source>Did somebody look at a card that was not meant for him?</source>
        <translation>Heeft iemand een kaart bekeken die niet voor hem was?</translation>
    </message>
    <message>
        <source>Did the dealer send him?</source>
        <translation>Stuurde de dealer hem?</translation>
    </message>
    <message>
        <source>Did the hand end in a break?</source>
        <translation>Eindigde de hand in een pauze?</translation>
    </message>
    <message>
        <source>Dispute about a hand or pot: in time or not</source>
        <translation>Geschil over een hand of pot: op tijd of niet</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Diskwalificatie</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <comment>outcome of a ruling</comment>
        <translation>Gediskwalificeerd</translation>
    </message>
    <message>
        <source>Divide the prize of place {best} by {players}: the places below are not paid.</source>
        <translation>Deel de prijs van plaats {best} door {players}: de plaatsen daaronder worden niet betaald.</translation>
    </message>
    <message>
        <source>Do all players agree?</source>
        <translation>Zijn alle spelers het eens?</translation>
    </message>
    <message>
        <source>Do as another rulebook says, and note it</source>
        <translation>Doe wat een ander reglement zegt, en noteer het</translation>
    </message>
    <message>
        <source>Do not show cards while the hand is on.</source>
        <translation>Toon geen kaarten zolang de hand loopt.</translation>
    </message>
    <message>
        <source>Do the same players win all of them?</source>
        <translation>Winnen dezelfde spelers ze allemaal?</translation>
    </message>
    <message>
        <source>Do what he needs</source>
        <translation>Doe wat hij nodig heeft</translation>
    </message>
    <message>
        <source>Do words and chips contradict each other?</source>
        <translation>Spreken woorden en chips elkaar tegen?</translation>
    </message>
    <message>
        <source>Do you rule that they were in play?</source>
        <translation>Beslis je dat ze meespeelden?</translation>
    </message>
    <message>
        <source>Dodging the blinds is punished.</source>
        <translation>Blinds ontlopen wordt bestraft.</translation>
    </message>
    <message>
        <source>Does he face a bet?</source>
        <translation>Staat hij tegenover een inzet?</translation>
    </message>
    <message>
        <source>Does he face an all-in?</source>
        <translation>Staat hij tegenover een all-in?</translation>
    </message>
    <message>
        <source>Does he have a live hand?</source>
        <translation>Heeft hij een levende hand?</translation>
    </message>
    <message>
        <source>Does he refuse to turn up the rest?</source>
        <translation>Weigert hij de rest open te leggen?</translation>
    </message>
    <message>
        <source>Does he want to take it back?</source>
        <translation>Wil hij het terugnemen?</translation>
    </message>
    <message>
        <source>Does he who asks still have his cards, or did he turn them up?</source>
        <translation>Heeft de vrager zijn kaarten nog, of heeft hij ze opengelegd?</translation>
    </message>
    <message>
        <source>Does the next big blind fall on an open seat?</source>
        <translation>Komt de volgende big blind op een open stoel?</translation>
    </message>
    <message>
        <source>Draw a free seat for him at random.</source>
        <translation>Loot een vrije stoel voor hem.</translation>
    </message>
    <message>
        <source>Draw a new table and seat for each player.</source>
        <translation>Loot voor elke speler een nieuwe tafel en stoel.</translation>
    </message>
    <message>
        <source>Draw for a broken table</source>
        <translation>Loting van een opgebroken tafel</translation>
    </message>
    <message>
        <source>During a hand only the languages of the house are spoken.</source>
        <translation>Tijdens een hand worden alleen de talen van het huis gesproken.</translation>
    </message>
    <message>
        <source>Each gets {amount}.</source>
        <translation>Ieder krijgt {amount}.</translation>
    </message>
    <message>
        <source>Each takes over the blinds or button of his new seat; between small blind and button he waits.</source>
        <translation>Ieder neemt de blinds of button van zijn nieuwe stoel over; tussen small blind en button wacht hij.</translation>
    </message>
    <message>
        <source>Earlier chips that were not pulled in</source>
        <translation>Eerdere chips die niet zijn binnengehaald</translation>
    </message>
    <message>
        <source>End of the day: how many hands are left</source>
        <translation>Einde speeldag: hoeveel handen nog</translation>
    </message>
    <message>
        <source>Equal cards in a chip race</source>
        <translation>Gelijke kaarten in een chip race</translation>
    </message>
    <message>
        <source>Every player has the right number of cards; this is not in the list of misdeals.</source>
        <translation>Iedere speler heeft het juiste aantal kaarten; dit staat niet in de lijst van misdeals.</translation>
    </message>
    <message>
        <source>Everybody gets back what he put into this hand, blinds and antes too.</source>
        <translation>Iedereen krijgt terug wat hij in deze hand heeft ingezet, ook blinds en antes.</translation>
    </message>
    <message>
        <source>Everybody plays for himself. Going easy on somebody is punished.</source>
        <translation>Iedereen speelt voor zichzelf. Iemand sparen wordt bestraft.</translation>
    </message>
    <message>
        <source>Exact count of an opponent&apos;s chips</source>
        <translation>Exacte telling van de chips van een tegenstander</translation>
    </message>
    <message>
        <source>Exchange for the first burn</source>
        <comment>outcome of a ruling</comment>
        <translation>Ruil voor de eerste burnkaart</translation>
    </message>
    <message>
        <source>Exchange {count} x {chip} for {given} x {new}.</source>
        <translation>Wissel {count} x {chip} voor {given} x {new}.</translation>
    </message>
    <message>
        <source>Face-up cards that make a misdeal</source>
        <translation>Open kaarten die een misdeal geven</translation>
    </message>
    <message>
        <source>Facts are missing</source>
        <comment>outcome of a ruling</comment>
        <translation>Er ontbreken feiten</translation>
    </message>
    <message>
        <source>Fee for a round</source>
        <translation>Deelnamegeld voor een ronde</translation>
    </message>
    <message>
        <source>Fewest last hands</source>
        <translation>Minste laatste handen</translation>
    </message>
    <message>
        <source>Final table of tables of 7 or 6</source>
        <translation>Finaletafel bij tafels van 7 of 6</translation>
    </message>
    <message>
        <source>Final table of tables of 9 or 8</source>
        <translation>Finaletafel bij tafels van 9 of 8</translation>
    </message>
    <message>
        <source>Finish the betting round first.</source>
        <translation>Maak eerst de inzetronde af.</translation>
    </message>
    <message>
        <source>Finish the deal first.</source>
        <translation>Deel eerst de kaarten af.</translation>
    </message>
    <message>
        <source>Finish the deal; he gets the first burn, and the seen card becomes that burn</source>
        <translation>Deel af; hij krijgt de eerste burnkaart, en de geziene kaart wordt die burnkaart</translation>
    </message>
    <message>
        <source>Finish this hand; after it every table plays so many hands: {hands}.</source>
        <translation>Maak deze hand af; daarna speelt elke tafel dit aantal handen: {hands}.</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>outcome of a ruling</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Folds without a bet</source>
        <translation>Folds zonder inzet</translation>
    </message>
    <message>
        <source>For a player on a penalty the two deals count as one hand.</source>
        <translation>Voor een speler met een penalty tellen beide deals als één hand.</translation>
    </message>
    <message>
        <source>For how many minutes has he sat there alone?</source>
        <translation>Hoeveel minuten zit hij daar alleen?</translation>
    </message>
    <message>
        <source>For how many minutes has the sign been shown?</source>
        <translation>Hoeveel minuten hangt het bord er?</translation>
    </message>
    <message>
        <source>For tables of {size} there is no size in the book: you decide.</source>
        <translation>Voor tafels van {size} staat er niets in het boek: jij beslist.</translation>
    </message>
    <message>
        <source>For which card?</source>
        <translation>Voor welke kaart?</translation>
    </message>
    <message>
        <source>Found chips</source>
        <translation>Gevonden chips</translation>
    </message>
    <message>
        <source>Four cards on the flop</source>
        <translation>Vier kaarten op de flop</translation>
    </message>
    <message>
        <source>From odd cards up to the royal flush; then the values of the cards. All suits are equal.</source>
        <translation>Van losse kaarten tot de royal flush; daarna de waarden van de kaarten. Alle kleuren zijn gelijk.</translation>
    </message>
    <message>
        <source>Full call</source>
        <comment>outcome of a ruling</comment>
        <translation>Volledige call</translation>
    </message>
    <message>
        <source>Full call: he adds {add}</source>
        <translation>Volledige call: hij legt {add} bij</translation>
    </message>
    <message>
        <source>Give the button his missing card from the top of the deck. Play on.</source>
        <translation>Geef de button zijn ontbrekende kaart van de bovenkant van het deck. Speel door.</translation>
    </message>
    <message>
        <source>Give the {amount} to the winner, seat {seat}.</source>
        <translation>Geef de {amount} aan de winnaar, stoel {seat}.</translation>
    </message>
    <message>
        <source>Give wrong blinds back and post the right ones.</source>
        <translation>Geef verkeerde blinds terug en laat de juiste plaatsen.</translation>
    </message>
    <message>
        <source>Go on with the next card of the deck.</source>
        <translation>Ga door met de volgende kaart van het deck.</translation>
    </message>
    <message>
        <source>Had others acted behind him before anybody spoke up?</source>
        <translation>Handelden anderen na hem voordat iemand iets zei?</translation>
    </message>
    <message>
        <source>Had the skipped player time to speak up?</source>
        <translation>Had de overgeslagen speler tijd om iets te zeggen?</translation>
    </message>
    <message>
        <source>Hand for hand: several players out in one hand</source>
        <translation>Hand voor hand: meer spelers eruit in één hand</translation>
    </message>
    <message>
        <source>Hand killed by accident</source>
        <translation>Per ongeluk gedode hand</translation>
    </message>
    <message>
        <source>Hand out the seat cards from the highest playing card down; equal ranks by suit.</source>
        <translation>Deel de stoelkaarten uit vanaf de hoogste speelkaart; bij gelijke kaart beslist de kleur.</translation>
    </message>
    <message>
        <source>Hand void, bets returned</source>
        <comment>outcome of a ruling</comment>
        <translation>Hand ongeldig, inzetten terug</translation>
    </message>
    <message>
        <source>Hands of an all-in stay face down until you say so.</source>
        <translation>Handen bij een all-in blijven dicht tot jij het zegt.</translation>
    </message>
    <message>
        <source>Hands of notice before a change</source>
        <translation>Handen van tevoren aankondigen</translation>
    </message>
    <message>
        <source>Hands still to play at every table, this one too: {hands}.</source>
        <translation>Nog te spelen aan elke tafel, deze hand meegeteld: {hands}.</translation>
    </message>
    <message>
        <source>Hands that were finished with this deck stand.</source>
        <translation>Handen die met dit deck zijn uitgespeeld blijven staan.</translation>
    </message>
    <message>
        <source>Has anybody acted on the flop?</source>
        <translation>Heeft iemand op de flop gehandeld?</translation>
    </message>
    <message>
        <source>Has he a rebuy left?</source>
        <translation>Heeft hij nog een rebuy over?</translation>
    </message>
    <message>
        <source>Has he acted in this round?</source>
        <translation>Heeft hij deze ronde al gehandeld?</translation>
    </message>
    <message>
        <source>Has he called, checked, bet or raised with too few cards?</source>
        <translation>Heeft hij met te weinig kaarten gecalld, gecheckt, gebet of geraised?</translation>
    </message>
    <message>
        <source>Has he who asks the best hand?</source>
        <translation>Heeft de vrager de beste hand?</translation>
    </message>
    <message>
        <source>Has there been binding action</source>
        <translation>Is er bindende actie geweest</translation>
    </message>
    <message>
        <source>Has there been binding action since?</source>
        <translation>Is er sindsdien bindende actie geweest?</translation>
    </message>
    <message>
        <source>Has there been binding action?</source>
        <translation>Is er bindende actie geweest?</translation>
    </message>
    <message>
        <source>Have the dealer read the hands and announce the winner.</source>
        <translation>Laat de dealer de handen lezen en de winnaar noemen.</translation>
    </message>
    <message>
        <source>He acted in time: it counts.</source>
        <translation>Hij handelde op tijd: het telt.</translation>
    </message>
    <message>
        <source>He calls the amount that fitted when he spoke</source>
        <translation>Hij callt het bedrag dat paste toen hij sprak</translation>
    </message>
    <message>
        <source>He calls whatever the amount is</source>
        <translation>Hij callt, wat het bedrag ook is</translation>
    </message>
    <message>
        <source>He comes one hand later</source>
        <translation>Hij komt een hand later</translation>
    </message>
    <message>
        <source>He decides alone; whoever helped steps back or is silent.</source>
        <translation>Hij beslist alleen; wie hielp gaat weg of zwijgt.</translation>
    </message>
    <message>
        <source>He does not join on the button or the first blind.</source>
        <translation>Hij begint niet op de button of de first blind.</translation>
    </message>
    <message>
        <source>He faces the opening bet of the round.</source>
        <translation>Hij staat tegenover de openingsbet van de ronde.</translation>
    </message>
    <message>
        <source>He gets a full starting stack.</source>
        <translation>Hij krijgt een volledige startstack.</translation>
    </message>
    <message>
        <source>He gets back everything he bet in this hand.</source>
        <translation>Hij krijgt alles terug wat hij in deze hand heeft ingezet.</translation>
    </message>
    <message>
        <source>He gets seat {seat}.</source>
        <translation>Hij krijgt stoel {seat}.</translation>
    </message>
    <message>
        <source>He gets {amount} back that nobody called; the rest of his chips stay in the pot.</source>
        <translation>Hij krijgt {amount} terug die niemand heeft gecalld; de rest van zijn chips blijft in de pot.</translation>
    </message>
    <message>
        <source>He had no time to stop it.</source>
        <translation>Hij had geen tijd om het te stoppen.</translation>
    </message>
    <message>
        <source>He had time to stop it.</source>
        <translation>Hij had de tijd om het te stoppen.</translation>
    </message>
    <message>
        <source>He has a live hand: nothing may be read or sent until the hand is over. The hand plays on.</source>
        <translation>Hij heeft een levende hand: niets lezen of sturen tot de hand voorbij is. De hand speelt door.</translation>
    </message>
    <message>
        <source>He has announced it and is held to it.</source>
        <translation>Hij heeft het aangekondigd en wordt eraan gehouden.</translation>
    </message>
    <message>
        <source>He has folded: nothing more to do about his missing card.</source>
        <translation>Hij heeft gefold: met de ontbrekende kaart gebeurt niets meer.</translation>
    </message>
    <message>
        <source>He has no cards and sits this hand out.</source>
        <translation>Hij heeft geen kaarten en slaat deze hand over.</translation>
    </message>
    <message>
        <source>He has {seconds} seconds, then a countdown from 5.</source>
        <translation>Hij heeft {seconds} seconden, daarna wordt vanaf 5 afgeteld.</translation>
    </message>
    <message>
        <source>He is alone: he takes the blinds and antes of each round.</source>
        <translation>Hij is alleen: hij krijgt de blinds en antes van elke ronde.</translation>
    </message>
    <message>
        <source>He is excluded from the game</source>
        <translation>Hij wordt van het spel uitgesloten</translation>
    </message>
    <message>
        <source>He is free to act again</source>
        <translation>Hij mag opnieuw handelen</translation>
    </message>
    <message>
        <source>He leaves {amount} in the pot, gets {back} back and folds</source>
        <translation>Hij laat {amount} in de pot, krijgt {back} terug en foldt</translation>
    </message>
    <message>
        <source>He may act freely</source>
        <translation>Hij mag vrij handelen</translation>
    </message>
    <message>
        <source>He may add {least} to {most}.</source>
        <translation>Hij mag {least} tot {most} bijkopen.</translation>
    </message>
    <message>
        <source>He may call or fold, not raise</source>
        <translation>Hij mag callen of folden, niet raisen</translation>
    </message>
    <message>
        <source>He may check if nobody raises.</source>
        <translation>Hij mag checken als niemand raist.</translation>
    </message>
    <message>
        <source>He may raise too</source>
        <translation>Hij mag ook raisen</translation>
    </message>
    <message>
        <source>He missed no blind: he pays nothing and is dealt in.</source>
        <translation>Hij miste geen blind: hij betaalt niets en wordt ingedeeld.</translation>
    </message>
    <message>
        <source>He misses no hand for it.</source>
        <translation>Hij slaat er geen hand voor over.</translation>
    </message>
    <message>
        <source>He misses {hands} hands. The number stays, whoever comes or goes.</source>
        <translation>Hij mist {hands} handen. Dat aantal blijft, wie er ook komt of gaat.</translation>
    </message>
    <message>
        <source>He moves with the chips he has</source>
        <translation>Hij verhuist met de chips die hij heeft</translation>
    </message>
    <message>
        <source>He must add {least} to {most}, or leave the game.</source>
        <translation>Hij moet {least} tot {most} bijkopen, of het spel verlaten.</translation>
    </message>
    <message>
        <source>He must say it at once; once he acts it is too late.</source>
        <translation>Hij moet het direct melden; zodra hij handelt is het te laat.</translation>
    </message>
    <message>
        <source>He pays before the hole cards are dealt.</source>
        <translation>Hij betaalt vóór het delen van de kaarten.</translation>
    </message>
    <message>
        <source>He pays the true amount</source>
        <translation>Hij betaalt het juiste bedrag</translation>
    </message>
    <message>
        <source>He plays on with the stake he had.</source>
        <translation>Hij speelt verder met de stack die hij had.</translation>
    </message>
    <message>
        <source>He plays the next hand with {amount}.</source>
        <translation>Hij speelt de volgende hand met {amount}.</translation>
    </message>
    <message>
        <source>He reports to you before he plays again.</source>
        <translation>Hij meldt zich bij je voor hij weer speelt.</translation>
    </message>
    <message>
        <source>He said call, so the whole bet is his.</source>
        <translation>Hij zei call, dus de hele inzet geldt.</translation>
    </message>
    <message>
        <source>He sits down and waits for the button</source>
        <translation>Hij gaat zitten en wacht op de button</translation>
    </message>
    <message>
        <source>He stays away from the table.</source>
        <translation>Hij blijft van de tafel weg.</translation>
    </message>
    <message>
        <source>He takes the chips he has now with him.</source>
        <translation>Hij neemt de chips mee die hij nu heeft.</translation>
    </message>
    <message>
        <source>He takes the {amount} he has now with him.</source>
        <translation>Hij neemt de {amount} mee die hij nu heeft.</translation>
    </message>
    <message>
        <source>He turns the four cards face down and mixes them.</source>
        <translation>Hij draait de vier kaarten om en schudt ze door elkaar.</translation>
    </message>
    <message>
        <source>He was away when the last card was dealt: his hand is dead.</source>
        <translation>Hij was weg toen de laatste kaart werd gedeeld: zijn hand is dood.</translation>
    </message>
    <message>
        <source>He wins the pot: nobody else is left</source>
        <translation>Hij wint de pot: er is niemand anders over</translation>
    </message>
    <message>
        <source>Heads-up: seat {seat} has the button and the small blind.</source>
        <translation>Heads-up: stoel {seat} heeft de button en de small blind.</translation>
    </message>
    <message>
        <source>Help him as far as the game allows.</source>
        <translation>Help hem zover het spel dat toelaat.</translation>
    </message>
    <message>
        <source>Hidden chips are found after an all-in</source>
        <translation>Verborgen chips gevonden na een all-in</translation>
    </message>
    <message>
        <source>Hidden chips of a player who lost</source>
        <translation>Verborgen chips van een speler die verloor</translation>
    </message>
    <message>
        <source>Highest commission in percent</source>
        <translation>Hoogste commissie in procenten</translation>
    </message>
    <message>
        <source>His blind and ante are taken.</source>
        <translation>Zijn blind en ante worden afgehouden.</translation>
    </message>
    <message>
        <source>His chair was within reach when the last card was dealt: his hand is live.</source>
        <translation>Zijn stoel was binnen handbereik toen de laatste kaart werd gedeeld: zijn hand is live.</translation>
    </message>
    <message>
        <source>His chips count.</source>
        <translation>Zijn chips tellen.</translation>
    </message>
    <message>
        <source>His chips stay in the pot; only a part of his last bet that nobody called goes back.</source>
        <translation>Zijn chips blijven in de pot; alleen een deel van zijn laatste inzet dat niemand heeft gecalld gaat terug.</translation>
    </message>
    <message>
        <source>His hand is dead</source>
        <translation>Zijn hand is dood</translation>
    </message>
    <message>
        <source>His hand is dead and he gets his bets back</source>
        <translation>Zijn hand is dood en hij krijgt zijn inzetten terug</translation>
    </message>
    <message>
        <source>His hand is dead: it has the wrong number of cards.</source>
        <translation>Zijn hand is dood: het aantal kaarten klopt niet.</translation>
    </message>
    <message>
        <source>His hand is live: nobody protects it, and it plays on without him.</source>
        <translation>Zijn hand leeft: niemand beschermt die, en het spel gaat zonder hem door.</translation>
    </message>
    <message>
        <source>His hand is void: he counts as having folded.</source>
        <translation>Zijn hand is ongeldig: hij geldt als gefold.</translation>
    </message>
    <message>
        <source>His hand plays</source>
        <translation>Zijn hand speelt mee</translation>
    </message>
    <message>
        <source>His seat lies between the button at {button} and the small blind at {small}.</source>
        <translation>Zijn stoel ligt tussen de button op {button} en de small blind op {small}.</translation>
    </message>
    <message>
        <source>His stack was wrong from the start as well: you decide what he goes on with.</source>
        <translation>Ook zijn stack klopte vanaf het begin niet: jij beslist waarmee hij verder speelt.</translation>
    </message>
    <message>
        <source>His stake stays on the table: the chips go back in view.</source>
        <translation>Zijn stack blijft op tafel: de chips gaan terug in zicht.</translation>
    </message>
    <message>
        <source>His wager is void</source>
        <translation>Zijn inzet is ongeldig</translation>
    </message>
    <message>
        <source>His words and his chips contradict each other.</source>
        <translation>Zijn woorden en zijn chips spreken elkaar tegen.</translation>
    </message>
    <message>
        <source>His words count.</source>
        <translation>Zijn woorden tellen.</translation>
    </message>
    <message>
        <source>His {chips} chips leave the tournament.</source>
        <translation>Zijn {chips} chips gaan uit het toernooi.</translation>
    </message>
    <message>
        <source>Hole cards, one at a time: two, in Omaha four.</source>
        <translation>Handkaarten, één voor één: twee, bij Omaha vier.</translation>
    </message>
    <message>
        <source>How did he come out of the hand?</source>
        <translation>Hoe liep de hand voor hem af?</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Hoe liep het af?</translation>
    </message>
    <message>
        <source>How does he enter?</source>
        <translation>Hoe komt hij binnen?</translation>
    </message>
    <message>
        <source>How far is the betting?</source>
        <translation>Hoe ver is het inzetten?</translation>
    </message>
    <message>
        <source>How far is the next hand?</source>
        <translation>Hoe ver is de volgende hand?</translation>
    </message>
    <message>
        <source>How large is each pot, main pot first?</source>
        <translation>Hoe groot is elke pot, main pot eerst?</translation>
    </message>
    <message>
        <source>How large is the big blind ante?</source>
        <translation>Hoe groot is de big blind ante?</translation>
    </message>
    <message>
        <source>How large is the final table</source>
        <translation>Hoe groot is de finaletafel</translation>
    </message>
    <message>
        <source>How large is the pot?</source>
        <translation>Hoe groot is de pot?</translation>
    </message>
    <message>
        <source>How large was the last full bet or raise of this round?</source>
        <translation>Hoe groot was de laatste volledige bet of raise van deze ronde?</translation>
    </message>
    <message>
        <source>How long a new player waits</source>
        <translation>Hoelang een nieuwe speler wacht</translation>
    </message>
    <message>
        <source>How many are at the fullest table?</source>
        <translation>Hoeveel zitten er aan de volste tafel?</translation>
    </message>
    <message>
        <source>How many cards lay face up?</source>
        <translation>Hoeveel kaarten lagen open?</translation>
    </message>
    <message>
        <source>How many chips does a rebuy give?</source>
        <translation>Hoeveel chips geeft een rebuy?</translation>
    </message>
    <message>
        <source>How many chips does he give up?</source>
        <translation>Hoeveel chips geeft hij op?</translation>
    </message>
    <message>
        <source>How many chips had each before the hand, in the same order?</source>
        <translation>Hoeveel chips had elk voor de hand, in dezelfde volgorde?</translation>
    </message>
    <message>
        <source>How many chips has he now?</source>
        <translation>Hoeveel chips heeft hij nu?</translation>
    </message>
    <message>
        <source>How many chips has he, counted?</source>
        <translation>Hoeveel chips heeft hij, geteld?</translation>
    </message>
    <message>
        <source>How many chips has he?</source>
        <translation>Hoeveel chips heeft hij?</translation>
    </message>
    <message>
        <source>How many chips has the big blind?</source>
        <translation>Hoeveel chips heeft de big blind?</translation>
    </message>
    <message>
        <source>How many chips were out of view?</source>
        <translation>Hoeveel chips waren uit het zicht?</translation>
    </message>
    <message>
        <source>How many hands ago were the players told?</source>
        <translation>Hoeveel handen geleden is het de spelers gezegd?</translation>
    </message>
    <message>
        <source>How many has each of them, in the same order?</source>
        <translation>Hoeveel heeft elk van hen, in dezelfde volgorde?</translation>
    </message>
    <message>
        <source>How many of his cards did he turn up?</source>
        <translation>Hoeveel van zijn kaarten heeft hij opengelegd?</translation>
    </message>
    <message>
        <source>How many of the old chips?</source>
        <translation>Hoeveel van de oude chips?</translation>
    </message>
    <message>
        <source>How many other players of the table want it?</source>
        <translation>Hoeveel andere spelers van de tafel willen hem?</translation>
    </message>
    <message>
        <source>How many others are still in the hand?</source>
        <translation>Hoeveel anderen zitten nog in de hand?</translation>
    </message>
    <message>
        <source>How many places are paid?</source>
        <translation>Hoeveel plaatsen worden betaald?</translation>
    </message>
    <message>
        <source>How many players are at the table, him included?</source>
        <translation>Hoeveel spelers zitten er aan tafel, hij meegeteld?</translation>
    </message>
    <message>
        <source>How many players are at the table?</source>
        <translation>Hoeveel spelers zijn aan tafel?</translation>
    </message>
    <message>
        <source>How many players are at this table?</source>
        <translation>Hoeveel spelers zitten aan deze tafel?</translation>
    </message>
    <message>
        <source>How many players are left in the event?</source>
        <translation>Hoeveel spelers zijn er nog in het toernooi?</translation>
    </message>
    <message>
        <source>How many players are left?</source>
        <translation>Hoeveel spelers zijn er nog?</translation>
    </message>
    <message>
        <source>How many players were left before the hand?</source>
        <translation>Hoeveel spelers waren er voor de hand?</translation>
    </message>
    <message>
        <source>How many raises does the house allow in a round?</source>
        <translation>Hoeveel raises staat het huis toe per ronde?</translation>
    </message>
    <message>
        <source>How many raises has the round seen?</source>
        <translation>Hoeveel raises waren er deze ronde?</translation>
    </message>
    <message>
        <source>How many rounds, or hands?</source>
        <translation>Hoeveel rondes, of handen?</translation>
    </message>
    <message>
        <source>How many seats has a table?</source>
        <translation>Hoeveel stoelen heeft een tafel?</translation>
    </message>
    <message>
        <source>How many seconds ago was the pot awarded?</source>
        <translation>Hoeveel seconden geleden is de pot toegekend?</translation>
    </message>
    <message>
        <source>How many stacks are at the table, his too?</source>
        <translation>Hoeveel stacks staan er op tafel, die van hem erbij?</translation>
    </message>
    <message>
        <source>How many want it who do not play yet?</source>
        <translation>Hoeveel willen hem die nog niet meespelen?</translation>
    </message>
    <message>
        <source>How many want it who have played since the game started?</source>
        <translation>Hoeveel willen hem die meespelen sinds het begin?</translation>
    </message>
    <message>
        <source>How many want this seat?</source>
        <translation>Hoeveel willen deze stoel?</translation>
    </message>
    <message>
        <source>How much came in later motions?</source>
        <translation>Hoeveel kwam er in latere bewegingen?</translation>
    </message>
    <message>
        <source>How much did he put in or say now?</source>
        <translation>Hoeveel zette of zei hij nu?</translation>
    </message>
    <message>
        <source>How much did he put in?</source>
        <translation>Hoeveel zette hij in?</translation>
    </message>
    <message>
        <source>How much has each player put in this hand?</source>
        <translation>Hoeveel heeft elke speler deze hand ingezet?</translation>
    </message>
    <message>
        <source>How much is in the middle, without the bets in front?</source>
        <translation>Hoeveel ligt er in het midden, zonder de inzetten ervoor?</translation>
    </message>
    <message>
        <source>How much of his bet or raise had nobody called?</source>
        <translation>Hoeveel van zijn bet of raise had niemand gecalld?</translation>
    </message>
    <message>
        <source>How much of his last bet was not called by anybody?</source>
        <translation>Hoeveel van zijn laatste inzet is door niemand gecalld?</translation>
    </message>
    <message>
        <source>How much should it have been?</source>
        <translation>Hoeveel had het moeten zijn?</translation>
    </message>
    <message>
        <source>How much was found?</source>
        <translation>Hoeveel is er gevonden?</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>Hoeveel was er verborgen?</translation>
    </message>
    <message>
        <source>How often has he been told or punished for it before?</source>
        <translation>Hoe vaak is hij er al op gewezen of voor gestraft?</translation>
    </message>
    <message>
        <source>How stacks stand</source>
        <translation>Hoe stacks horen te staan</translation>
    </message>
    <message>
        <source>If all others muck, the last one wins without showing.</source>
        <translation>Als alle anderen mucken, wint de laatste zonder te tonen.</translation>
    </message>
    <message>
        <source>If he folds, all he put in stays in the pot.</source>
        <translation>Als hij foldt, blijft alles wat hij inzette in de pot.</translation>
    </message>
    <message>
        <source>If he folds, the next active player clockwise must show.</source>
        <translation>Als hij foldt, moet de volgende actieve speler met de klok mee tonen.</translation>
    </message>
    <message>
        <source>If he posted a blind or an ante, you decide whether it goes back.</source>
        <translation>Had hij een blind of ante geplaatst, dan beslis je of die teruggaat.</translation>
    </message>
    <message>
        <source>If the first card already went to the wrong seat, it is a misdeal: deal again.</source>
        <translation>Ging de eerste kaart al naar de verkeerde stoel, dan is het een misdeal: deel opnieuw.</translation>
    </message>
    <message>
        <source>If {told} against {true_amount} is far apart, weigh what is fair before you decide.</source>
        <translation>Liggen {told} en {true_amount} ver uit elkaar, weeg dan wat eerlijk is voor je beslist.</translation>
    </message>
    <message>
        <source>In a break: {seconds} seconds after the pot was awarded.</source>
        <translation>In een pauze: {seconds} seconden nadat de pot is toegekend.</translation>
    </message>
    <message>
        <source>In this round nobody may go above {most}.</source>
        <translation>In deze ronde mag niemand boven {most}.</translation>
    </message>
    <message>
        <source>In time: stop the game and look into it.</source>
        <translation>Op tijd: stop het spel en zoek het uit.</translation>
    </message>
    <message>
        <source>In which betting round?</source>
        <translation>In welke inzetronde?</translation>
    </message>
    <message>
        <source>Is a card damaged or marked?</source>
        <translation>Is een kaart beschadigd of gemerkt?</translation>
    </message>
    <message>
        <source>Is all betting over?</source>
        <translation>Is er geen inzet meer mogelijk?</translation>
    </message>
    <message>
        <source>Is commission taken of the pots of this round?</source>
        <translation>Wordt er commissie genomen van de potten van deze ronde?</translation>
    </message>
    <message>
        <source>Is he on the button?</source>
        <translation>Zit hij op de button?</translation>
    </message>
    <message>
        <source>Is it before the hole cards are dealt?</source>
        <translation>Is het vóór het delen van de kaarten?</translation>
    </message>
    <message>
        <source>Is it between two rounds?</source>
        <translation>Is het tussen twee rondes?</translation>
    </message>
    <message>
        <source>Is it certain which card it was?</source>
        <translation>Staat vast welke kaart het was?</translation>
    </message>
    <message>
        <source>Is it his turn?</source>
        <translation>Is hij aan de beurt?</translation>
    </message>
    <message>
        <source>Is it known whose they are?</source>
        <translation>Is bekend van wie ze zijn?</translation>
    </message>
    <message>
        <source>Is it mixed with other cards?</source>
        <translation>Is het met andere kaarten gemengd?</translation>
    </message>
    <message>
        <source>Is it shared by equal hands, and did nobody else pay in?</source>
        <translation>Wordt hij gedeeld door gelijke handen en heeft verder niemand ingelegd?</translation>
    </message>
    <message>
        <source>Is its order certain?</source>
        <translation>Staat de volgorde vast?</translation>
    </message>
    <message>
        <source>Is only one rebuy allowed in this event?</source>
        <translation>Is er maar één rebuy in dit toernooi?</translation>
    </message>
    <message>
        <source>Is the rebuy period still open?</source>
        <translation>Loopt de rebuyperiode nog?</translation>
    </message>
    <message>
        <source>Is the sign of the table changed?</source>
        <translation>Is het bord van de tafel gewijzigd?</translation>
    </message>
    <message>
        <source>Is the table short because players were knocked out?</source>
        <translation>Is de tafel korter doordat spelers zijn uitgeschakeld?</translation>
    </message>
    <message>
        <source>It binds him when the condition comes true</source>
        <translation>Het bindt hem als de voorwaarde uitkomt</translation>
    </message>
    <message>
        <source>It can mean {amounts}; at least {least} may be bet.</source>
        <translation>Het kan {amounts} betekenen; minstens {least} moet het zijn.</translation>
    </message>
    <message>
        <source>It cannot be done without harm to the game</source>
        <translation>Het kan niet zonder schade aan het spel</translation>
    </message>
    <message>
        <source>It does not bind; tell him to stop it</source>
        <translation>Het bindt niet; zeg hem ermee op te houden</translation>
    </message>
    <message>
        <source>It is a call</source>
        <translation>Het is een call</translation>
    </message>
    <message>
        <source>It is a call of {to}. Seat {seat} gets {back} back.</source>
        <translation>Het is een call van {to}. Stoel {seat} krijgt {back} terug.</translation>
    </message>
    <message>
        <source>It is a call. Seat {seat} adds {add}, to {to}.</source>
        <translation>Het is een call. Stoel {seat} legt {add} bij, tot {to}.</translation>
    </message>
    <message>
        <source>It is a raise to {to} by seat {seat}.</source>
        <translation>Het is een raise naar {to} door stoel {seat}.</translation>
    </message>
    <message>
        <source>It is less than the second blind: he still has to call the rest.</source>
        <translation>Het is minder dan de second blind: hij moet de rest nog callen.</translation>
    </message>
    <message>
        <source>It is not moved back in the next hand either.</source>
        <translation>Hij gaat ook de volgende hand niet terug.</translation>
    </message>
    <message>
        <source>It is scrap paper: lay it aside, the next card takes its place</source>
        <translation>Het is een stuk papier: leg hem opzij, de volgende kaart komt ervoor in de plaats</translation>
    </message>
    <message>
        <source>It is too late for a misdeal.</source>
        <translation>Het is te laat voor een misdeal.</translation>
    </message>
    <message>
        <source>It is too late for a misdeal. Play the hand out.</source>
        <translation>Het is te laat voor een misdeal. Speel de hand uit.</translation>
    </message>
    <message>
        <source>It means {to}: every meaning is more than the pot of {pot}, so the smallest counts.</source>
        <translation>Het betekent {to}: elke betekenis is meer dan de pot van {pot}, dus de kleinste telt.</translation>
    </message>
    <message>
        <source>It means {to}: the largest that fits the pot of {pot}.</source>
        <translation>Het betekent {to}: het grootste dat past bij de pot van {pot}.</translation>
    </message>
    <message>
        <source>It stays the burn, no other is dealt</source>
        <translation>Ze blijft de burnkaart, er komt geen andere</translation>
    </message>
    <message>
        <source>It was a bet</source>
        <translation>Het was een bet</translation>
    </message>
    <message>
        <source>It was a call</source>
        <translation>Het was een call</translation>
    </message>
    <message>
        <source>It was a check</source>
        <translation>Het was een check</translation>
    </message>
    <message>
        <source>It was a fold</source>
        <translation>Het was een fold</translation>
    </message>
    <message>
        <source>It was nothing yet: he acts clearly now</source>
        <translation>Het was nog niets: hij handelt nu duidelijk</translation>
    </message>
    <message>
        <source>Its burn stays where it is ({street}).</source>
        <translation>De burnkaart ervoor blijft liggen ({street}).</translation>
    </message>
    <message>
        <source>Largest stack for a rebuy, percent of a starting stack</source>
        <translation>Grootste stack voor een rebuy, procent van een startstack</translation>
    </message>
    <message>
        <source>Last chips not all needed for the call are all-in</source>
        <translation>Laatste chips die niet allemaal nodig zijn voor de call zijn all-in</translation>
    </message>
    <message>
        <source>Late entry, alternate or re-entry</source>
        <translation>Late inschrijving, alternate of re-entry</translation>
    </message>
    <message>
        <source>Less than the call is put in or said</source>
        <translation>Minder dan de call ingezet of gezegd</translation>
    </message>
    <message>
        <source>Let a card decide: {low} to {high} hands at every table.</source>
        <translation>Laat een kaart beslissen: {low} tot {high} handen aan elke tafel.</translation>
    </message>
    <message>
        <source>Let a player picked at random draw one.</source>
        <translation>Laat een willekeurige speler er één trekken.</translation>
    </message>
    <message>
        <source>Let every player see it.</source>
        <translation>Laat hem aan alle spelers zien.</translation>
    </message>
    <message>
        <source>Let every player see the card.</source>
        <translation>Laat alle spelers de kaart zien.</translation>
    </message>
    <message>
        <source>Let everybody see it.</source>
        <translation>Laat iedereen haar zien.</translation>
    </message>
    <message>
        <source>Let him stack up himself</source>
        <translation>Laat hem zelf stapelen</translation>
    </message>
    <message>
        <source>Let these {players} draw a card each; the highest card gets the seat.</source>
        <translation>Laat deze {players} elk een kaart trekken; de hoogste kaart krijgt de stoel.</translation>
    </message>
    <message>
        <source>Main pot and side pots</source>
        <translation>Main pot en side pots</translation>
    </message>
    <message>
        <source>Main pot: {amount}, for seats {seats}.</source>
        <translation>Main pot: {amount}, voor stoel {seats}.</translation>
    </message>
    <message>
        <source>May he raise again</source>
        <translation>Mag hij opnieuw raisen</translation>
    </message>
    <message>
        <source>May there be another raise</source>
        <translation>Mag er nog een raise</translation>
    </message>
    <message>
        <source>Minimum and maximum raise</source>
        <translation>Minimale en maximale raise</translation>
    </message>
    <message>
        <source>Minimum bet</source>
        <comment>outcome of a ruling</comment>
        <translation>Minimale bet</translation>
    </message>
    <message>
        <source>Minimum raise</source>
        <comment>outcome of a ruling</comment>
        <translation>Minimale raise</translation>
    </message>
    <message>
        <source>Minutes a higher minimum is shown before</source>
        <translation>Minuten dat een hoger minimum eerst getoond wordt</translation>
    </message>
    <message>
        <source>Minutes before the end of the day for the draw</source>
        <translation>Minuten voor het einde van de dag voor de trekking</translation>
    </message>
    <message>
        <source>Minutes until the button moves for a player alone</source>
        <translation>Minuten tot de button doorschuift voor wie alleen zit</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <comment>outcome of a ruling</comment>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Misdeal. Take all cards in, shuffle, and deal this hand again.</source>
        <translation>Misdeal. Neem alle kaarten in, schud, en deel deze hand opnieuw.</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Gemiste blinds</translation>
    </message>
    <message>
        <source>Mix it with the next card, pick one blind as the burn</source>
        <translation>Schud haar met de volgende kaart en trek er blind een als burnkaart</translation>
    </message>
    <message>
        <source>Mix the cards it may be, pick one blind</source>
        <translation>Schud de kaarten die het kunnen zijn en trek er blind een</translation>
    </message>
    <message>
        <source>Mix the three, one becomes the burn</source>
        <translation>Schud de drie, een wordt de burnkaart</translation>
    </message>
    <message>
        <source>More than {most} cannot be bet here.</source>
        <translation>Meer dan {most} kan hier niet worden ingezet.</translation>
    </message>
    <message>
        <source>Most chips a player can win in a race</source>
        <translation>Meeste chips per speler in een race</translation>
    </message>
    <message>
        <source>Most last hands</source>
        <translation>Meeste laatste handen</translation>
    </message>
    <message>
        <source>Most rounds of a penalty (0: no limit)</source>
        <translation>Hoogste aantal rondes van een straf (0: geen grens)</translation>
    </message>
    <message>
        <source>Move him to the seat he was drawn for.</source>
        <translation>Zet hem op de stoel die voor hem is geloot.</translation>
    </message>
    <message>
        <source>Move the button every {minutes} minutes; then a new round begins.</source>
        <translation>Schuif de button elke {minutes} minuten door; dan begint een nieuwe ronde.</translation>
    </message>
    <message>
        <source>Moving a player who is not there</source>
        <translation>Een afwezige speler verplaatsen</translation>
    </message>
    <message>
        <source>Muck his cards at once; he may not look at them.</source>
        <translation>Muck zijn kaarten direct; hij mag er niet in kijken.</translation>
    </message>
    <message>
        <source>New level during a change of dealer</source>
        <translation>Nieuw level tijdens een dealerwissel</translation>
    </message>
    <message>
        <source>New level: which level has this hand</source>
        <translation>Nieuw level: welk level heeft deze hand</translation>
    </message>
    <message>
        <source>New player at the table: is he dealt in</source>
        <translation>Nieuwe speler aan tafel: wordt hij ingedeeld</translation>
    </message>
    <message>
        <source>No</source>
        <comment>outcome of a ruling</comment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No amount was said: the chips are the amount.</source>
        <translation>Er is geen bedrag gezegd: de chips zijn het bedrag.</translation>
    </message>
    <message>
        <source>No apps, charts or help from others while you play.</source>
        <translation>Geen apps, tabellen of hulp van anderen tijdens het spelen.</translation>
    </message>
    <message>
        <source>No bettor is left from the last round: start left of the button.</source>
        <translation>Er is geen bettor over van de laatste ronde: begin links van de button.</translation>
    </message>
    <message>
        <source>No binding action yet, after {actions} actions.</source>
        <translation>Nog geen bindende actie, na {actions} acties.</translation>
    </message>
    <message>
        <source>No binding action yet: put blinds and antes right to the new level.</source>
        <translation>Nog geen bindende actie: zet blinds en antes recht naar het nieuwe level.</translation>
    </message>
    <message>
        <source>No binding action yet: put the button at the right seat.</source>
        <translation>Nog geen bindende actie: leg de button bij de juiste stoel.</translation>
    </message>
    <message>
        <source>No burn before a board card</source>
        <translation>Geen burnkaart voor een boardkaart</translation>
    </message>
    <message>
        <source>No burn before the flop, after action</source>
        <translation>Geen burnkaart voor de flop, na actie</translation>
    </message>
    <message>
        <source>No burn before turn or river</source>
        <translation>Geen burnkaart voor turn of river</translation>
    </message>
    <message>
        <source>No commission: a fee was charged for this round.</source>
        <translation>Geen commissie: voor deze ronde is een deelnamebedrag geheven.</translation>
    </message>
    <message>
        <source>No commission: equal hands share and nobody else paid in.</source>
        <translation>Geen commissie: gelijke handen delen en verder heeft niemand ingelegd.</translation>
    </message>
    <message>
        <source>No commission: nothing may be taken of this pot.</source>
        <translation>Geen commissie: van deze pot mag niets worden genomen.</translation>
    </message>
    <message>
        <source>No exact count, only an estimate: the chips are stacked in sight.</source>
        <translation>Geen exacte telling, alleen een schatting: de chips staan in het zicht.</translation>
    </message>
    <message>
        <source>No misdeal. Put every card where it belongs, in the order of the deal, and go on.</source>
        <translation>Geen misdeal. Leg elke kaart op zijn juiste plaats, in de volgorde van het delen, en ga door.</translation>
    </message>
    <message>
        <source>No more: all {cap} raises have been made. Call or fold.</source>
        <translation>Niet meer: alle {cap} raises zijn gedaan. Callen of folden.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Geen straf</translation>
    </message>
    <message>
        <source>No phones and devices here. Put it away.</source>
        <translation>Geen telefoons en apparaten hier. Berg het op.</translation>
    </message>
    <message>
        <source>No player of the table wants it: it goes to somebody new.</source>
        <translation>Geen speler van de tafel wil hem: hij gaat naar iemand nieuw.</translation>
    </message>
    <message>
        <source>No rule in this book</source>
        <comment>outcome of a ruling</comment>
        <translation>Geen regel in dit boek</translation>
    </message>
    <message>
        <source>No rule names the right card ({street}): let chance decide.</source>
        <translation>Geen regel noemt de juiste kaart ({street}): laat het toeval beslissen.</translation>
    </message>
    <message>
        <source>No small blind in this hand: seat {seat} is empty.</source>
        <translation>Geen small blind in deze hand: stoel {seat} is leeg.</translation>
    </message>
    <message>
        <source>No talk about hands that are played or were folded.</source>
        <translation>Niet praten over handen die gespeeld worden of gefold zijn.</translation>
    </message>
    <message>
        <source>No. Cards that were not dealt stay unseen.</source>
        <translation>Nee. Kaarten die niet gedeeld zijn blijven ongezien.</translation>
    </message>
    <message>
        <source>No. What seat {seat} did in turn binds, and its chips stay in the pot.</source>
        <translation>Nee. Wat stoel {seat} op zijn beurt deed bindt, en de chips blijven in de pot.</translation>
    </message>
    <message>
        <source>No: a fee or commission, never both.</source>
        <translation>Nee: deelnamegeld of commissie, nooit allebei.</translation>
    </message>
    <message>
        <source>No: decks are not changed because a player asks.</source>
        <translation>Nee: een deck wordt niet gewisseld omdat een speler erom vraagt.</translation>
    </message>
    <message>
        <source>No: he has no cards any more and has lost the right to see a hand.</source>
        <translation>Nee: hij heeft geen kaarten meer en dus geen recht om een hand te zien.</translation>
    </message>
    <message>
        <source>No: he has no rebuy left.</source>
        <translation>Nee: hij heeft geen rebuy meer.</translation>
    </message>
    <message>
        <source>No: he has the highest buy-in of {amount} or more.</source>
        <translation>Nee: hij heeft de hoogste buy-in van {amount} of meer.</translation>
    </message>
    <message>
        <source>No: he shares the best hand and may not ask.</source>
        <translation>Nee: hij deelt de beste hand en mag het niet vragen.</translation>
    </message>
    <message>
        <source>No: his stack is too large for a rebuy.</source>
        <translation>Nee: zijn stack is te groot voor een rebuy.</translation>
    </message>
    <message>
        <source>No: nothing is added to a stake during a round.</source>
        <translation>Nee: tijdens een ronde komt er niets bij een stack.</translation>
    </message>
    <message>
        <source>No: only a player who is still in the hand may ask.</source>
        <translation>Nee: alleen een speler die nog in de hand zit mag het vragen.</translation>
    </message>
    <message>
        <source>No: seats are drawn, nobody picks his own.</source>
        <translation>Nee: stoelen worden geloot, niemand kiest zelf.</translation>
    </message>
    <message>
        <source>No: the buy-in is {least} to {most}.</source>
        <translation>Nee: de buy-in is {least} tot {most}.</translation>
    </message>
    <message>
        <source>No: the cards are in the muck.</source>
        <translation>Nee: de kaarten liggen in de muck.</translation>
    </message>
    <message>
        <source>No: the fee is paid before the round starts.</source>
        <translation>Nee: het deelnamegeld wordt voor de ronde betaald.</translation>
    </message>
    <message>
        <source>No: the pot goes to the best hand. Players may not divide it as they agree.</source>
        <translation>Nee: de pot gaat naar de beste hand. Spelers mogen hem niet naar afspraak delen.</translation>
    </message>
    <message>
        <source>No: the rebuy period is over.</source>
        <translation>Nee: de rebuyperiode is voorbij.</translation>
    </message>
    <message>
        <source>Nobody called the last {amount}: seat {seat} gets it back.</source>
        <translation>Niemand heeft de laatste {amount} gecalld: stoel {seat} krijgt dit terug.</translation>
    </message>
    <message>
        <source>Nobody can say for certain which card it was.</source>
        <translation>Niemand kan met zekerheid zeggen welke kaart het was.</translation>
    </message>
    <message>
        <source>Nobody else is left and his hand is wrong: the round is void, all bets go back.</source>
        <translation>Er is niemand anders over en zijn hand klopt niet: de ronde is ongeldig, alle inzetten gaan terug.</translation>
    </message>
    <message>
        <source>Nobody from the start wants it: the other players of the table come next.</source>
        <translation>Niemand van het begin wil hem: de andere spelers van de tafel volgen.</translation>
    </message>
    <message>
        <source>Nobody had called {amount} of it: seat {seat} gets that back.</source>
        <translation>Daarvan had niemand {amount} gecalld: stoel {seat} krijgt dat terug.</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Niemand heeft ingezet.</translation>
    </message>
    <message>
        <source>Nobody in the hand may muck; his hand cannot be dead.</source>
        <translation>Niemand in de hand mag mucken; zijn hand kan niet dood zijn.</translation>
    </message>
    <message>
        <source>Nobody is all-in: the hands stay closed until the showdown.</source>
        <translation>Niemand is all-in: de handen blijven dicht tot de showdown.</translation>
    </message>
    <message>
        <source>Nobody is raced out: who would have no chip left keeps one.</source>
        <translation>Niemand gaat eruit door de race: wie geen chip over zou hebben houdt er één.</translation>
    </message>
    <message>
        <source>Nobody may bet more than the highest bet of this round, or the least wager if there is none.</source>
        <translation>Niemand mag meer inzetten dan de hoogste inzet van deze ronde, of de minimale inzet als er geen is.</translation>
    </message>
    <message>
        <source>Nobody new is dealt in.</source>
        <translation>Er worden geen nieuwe spelers ingedeeld.</translation>
    </message>
    <message>
        <source>Nobody saw the card: no misdeal.</source>
        <translation>Niemand heeft de kaart gezien: geen misdeal.</translation>
    </message>
    <message>
        <source>Not for this hand: he plays it with the chips he has. Ask him again before the next one.</source>
        <translation>Niet voor deze hand: die speelt hij met de chips die hij heeft. Vraag het hem opnieuw voor de volgende.</translation>
    </message>
    <message>
        <source>Not shuffled, not cut, or a card seen at the cut</source>
        <translation>Niet geschud, niet gecoupeerd, of een kaart gezien bij het couperen</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Nog niet.</translation>
    </message>
    <message>
        <source>Not yet: seat {seats} can still act. Keep all hands closed.</source>
        <translation>Nog niet: stoel {seats} kan nog handelen. Houd alle handen dicht.</translation>
    </message>
    <message>
        <source>Not yet: still too many by {players}. Play on at two tables.</source>
        <translation>Nog niet: {players} te veel. Speel door aan twee tafels.</translation>
    </message>
    <message>
        <source>Note the new total of chips in play.</source>
        <translation>Noteer het nieuwe totaal aan chips in het spel.</translation>
    </message>
    <message>
        <source>Nothing is left for the ante: he pays none.</source>
        <translation>Er blijft niets over voor de ante: die betaalt hij niet.</translation>
    </message>
    <message>
        <source>Number of raises in a round</source>
        <translation>Aantal raises in een ronde</translation>
    </message>
    <message>
        <source>Odd chip between high and low</source>
        <translation>Restchip tussen high en low</translation>
    </message>
    <message>
        <source>Odd chips go one each, starting with the first winner left of the button.</source>
        <translation>Restchips gaan één voor één, te beginnen bij de eerste winnaar links van de button.</translation>
    </message>
    <message>
        <source>Odd chips of a split pot</source>
        <translation>Restchips van een gedeelde pot</translation>
    </message>
    <message>
        <source>Old chips found after a race</source>
        <translation>Oude chips na een race</translation>
    </message>
    <message>
        <source>Old chips found after the chip race</source>
        <translation>Oude chips gevonden na de chip race</translation>
    </message>
    <message>
        <source>Old chips taken: {taken}. New chips given: {given}.</source>
        <translation>Oude chips ingenomen: {taken}. Nieuwe chips gegeven: {given}.</translation>
    </message>
    <message>
        <source>One burn before the turn, as always.</source>
        <translation>Eén burnkaart voor de turn, zoals altijd.</translation>
    </message>
    <message>
        <source>One burn for a street, never more.</source>
        <translation>Eén burnkaart per straat, nooit meer.</translation>
    </message>
    <message>
        <source>One card face up in the deck is no misdeal.</source>
        <translation>Eén open kaart in het deck is geen misdeal.</translation>
    </message>
    <message>
        <source>One card was seen, and not the first or second off the deck: no misdeal.</source>
        <translation>Eén kaart is gezien, en niet de eerste of tweede van het deck: geen misdeal.</translation>
    </message>
    <message>
        <source>One chip and no word: a call, whatever the chip is worth.</source>
        <translation>Eén chip en geen woord: een call, wat de chip ook waard is.</translation>
    </message>
    <message>
        <source>One deck of 52 cards with equal backs, and a cutting card.</source>
        <translation>Eén deck van 52 kaarten met gelijke rug, en een coupeerkaart.</translation>
    </message>
    <message>
        <source>One more card makes up the flop.</source>
        <translation>Nog één kaart maakt de flop compleet.</translation>
    </message>
    <message>
        <source>One more than a full table</source>
        <translation>Eén meer dan een volle tafel</translation>
    </message>
    <message>
        <source>One more: {made} of {cap} raises have been made.</source>
        <translation>Nog een: {made} van {cap} raises zijn gedaan.</translation>
    </message>
    <message>
        <source>One of the first two cards is seen</source>
        <translation>Een van de eerste twee kaarten is gezien</translation>
    </message>
    <message>
        <source>One of them bets more: seat {seat} may fold, call or raise.</source>
        <translation>Bet een van hen meer: stoel {seat} mag folden, callen of raisen.</translation>
    </message>
    <message>
        <source>One or more full rounds</source>
        <translation>Een of meer volle rondes</translation>
    </message>
    <message>
        <source>One or more missed hands</source>
        <translation>Een of meer gemiste handen</translation>
    </message>
    <message>
        <source>One player to a hand: no advice, no help.</source>
        <translation>Eén speler per hand: geen advies, geen hulp.</translation>
    </message>
    <message>
        <source>One pot of {amount}, for seats {seats}.</source>
        <translation>Eén pot van {amount}, voor stoel {seats}.</translation>
    </message>
    <message>
        <source>Only one person wants it: it is his.</source>
        <translation>Maar één persoon wil hem: hij is van hem.</translation>
    </message>
    <message>
        <source>Only one rebuy in this event: it may be taken with any stack.</source>
        <translation>Maar één rebuy in dit toernooi: die mag met elke stack.</translation>
    </message>
    <message>
        <source>Only the first motion counts: {chips} of seat {seat}.</source>
        <translation>Alleen de eerste beweging telt: {chips} van stoel {seat}.</translation>
    </message>
    <message>
        <source>Only the floor, or a player at his seat, may ask for the clock.</source>
        <translation>Alleen de leiding, of een speler op zijn plaats, mag de klok vragen.</translation>
    </message>
    <message>
        <source>Only two players are in the hand.</source>
        <translation>Er zitten maar twee spelers in de hand.</translation>
    </message>
    <message>
        <source>Open are only {seats}: small blind or behind the button. You decide when he comes.</source>
        <translation>Open zijn alleen {seats}: small blind of achter de button. Jij beslist wanneer hij komt.</translation>
    </message>
    <message>
        <source>Order of a round</source>
        <translation>Volgorde van een ronde</translation>
    </message>
    <message>
        <source>Order of acting</source>
        <translation>Volgorde van handelen</translation>
    </message>
    <message>
        <source>Others acted behind the skipped player before he spoke up. You decide what he may still do.</source>
        <translation>Anderen handelden na de overgeslagen speler voordat hij iets zei. Je beslist wat hij nog mag.</translation>
    </message>
    <message>
        <source>Out of turn: bet stays in the pot</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de beurt: inzet blijft in de pot</translation>
    </message>
    <message>
        <source>Out of turn: everybody retracts</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de beurt: iedereen neemt terug</translation>
    </message>
    <message>
        <source>Out of turn: it binds</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de beurt: het bindt</translation>
    </message>
    <message>
        <source>Out of turn: released</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de beurt: vrij om te kiezen</translation>
    </message>
    <message>
        <source>Out of turn: returned</source>
        <comment>outcome of a ruling</comment>
        <translation>Voor de beurt: teruggegeven</translation>
    </message>
    <message>
        <source>Participation fee</source>
        <translation>Deelnamegeld</translation>
    </message>
    <message>
        <source>Passed over, as the player is absent: seat {seats}.</source>
        <translation>Overgeslagen, omdat de speler afwezig is: stoel {seats}.</translation>
    </message>
    <message>
        <source>Penalties of single hands</source>
        <translation>Straffen van losse handen</translation>
    </message>
    <message>
        <source>Penalties to choose from</source>
        <translation>Straffen om uit te kiezen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>outcome of a ruling</comment>
        <translation>Straf</translation>
    </message>
    <message>
        <source>Penalty for a covered face</source>
        <translation>Straf voor een bedekt gezicht</translation>
    </message>
    <message>
        <source>Penalty for a device</source>
        <translation>Straf voor een apparaat</translation>
    </message>
    <message>
        <source>Penalty for action out of turn</source>
        <translation>Straf voor actie voor de beurt</translation>
    </message>
    <message>
        <source>Penalty for advice</source>
        <translation>Straf voor advies</translation>
    </message>
    <message>
        <source>Penalty for an odd fold</source>
        <translation>Straf voor een vreemde fold</translation>
    </message>
    <message>
        <source>Penalty for another language</source>
        <translation>Straf voor een andere taal</translation>
    </message>
    <message>
        <source>Penalty for bad manners</source>
        <translation>Straf voor slechte manieren</translation>
    </message>
    <message>
        <source>Penalty for breaking silence</source>
        <translation>Straf voor het doorbreken van de stilte</translation>
    </message>
    <message>
        <source>Penalty for calling a hand wrong on purpose</source>
        <translation>Penalty voor het expres verkeerd noemen van een hand</translation>
    </message>
    <message>
        <source>Penalty for calling with a tiny chip</source>
        <translation>Straf voor callen met een heel kleine chip</translation>
    </message>
    <message>
        <source>Penalty for cheating</source>
        <translation>Straf voor valsspelen</translation>
    </message>
    <message>
        <source>Penalty for chips out of view</source>
        <translation>Straf voor chips uit het zicht</translation>
    </message>
    <message>
        <source>Penalty for disruption</source>
        <translation>Straf voor verstoren</translation>
    </message>
    <message>
        <source>Penalty for dodging blinds</source>
        <translation>Straf voor het ontlopen van blinds</translation>
    </message>
    <message>
        <source>Penalty for leaving the table</source>
        <translation>Straf voor het verlaten van de tafel</translation>
    </message>
    <message>
        <source>Penalty for playing together</source>
        <translation>Straf voor samenspelen</translation>
    </message>
    <message>
        <source>Penalty for saying pot outside pot-limit</source>
        <translation>Straf voor pot zeggen buiten pot-limit</translation>
    </message>
    <message>
        <source>Penalty for showing cards</source>
        <translation>Straf voor kaarten tonen</translation>
    </message>
    <message>
        <source>Penalty for side bets</source>
        <translation>Straf voor weddenschappen</translation>
    </message>
    <message>
        <source>Penalty for soft play</source>
        <translation>Straf voor soft play</translation>
    </message>
    <message>
        <source>Penalty for stalling</source>
        <translation>Straf voor rekken</translation>
    </message>
    <message>
        <source>Penalty for strategy help</source>
        <translation>Straf voor strategiehulp</translation>
    </message>
    <message>
        <source>Penalty for talk about hands</source>
        <translation>Straf voor praten over handen</translation>
    </message>
    <message>
        <source>Penalty for throwing cards</source>
        <translation>Straf voor gooien met kaarten</translation>
    </message>
    <message>
        <source>Penalty for words with a condition</source>
        <translation>Straf voor woorden met een voorwaarde</translation>
    </message>
    <message>
        <source>Phone or device at the table</source>
        <translation>Telefoon of apparaat aan tafel</translation>
    </message>
    <message>
        <source>Pick one of them blind: it is the burn.</source>
        <translation>Trek er blind een: dat is de burnkaart.</translation>
    </message>
    <message>
        <source>Places from {best} on are not paid.</source>
        <translation>Plaatsen vanaf {best} worden niet betaald.</translation>
    </message>
    <message>
        <source>Play normally; the cards of absent players are mucked after the deal.</source>
        <translation>Speel gewoon; de kaarten van afwezigen gaan na het delen in de muck.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>outcome of a ruling</comment>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Players agree to split the pot</source>
        <translation>Spelers willen de pot samen delen</translation>
    </message>
    <message>
        <source>Players are absent at the start</source>
        <translation>Spelers zijn afwezig bij de start</translation>
    </message>
    <message>
        <source>Players have acted, but there is no binding action yet: in time for a misdeal.</source>
        <translation>Er is gehandeld, maar er is nog geen bindende actie: op tijd voor een misdeal.</translation>
    </message>
    <message>
        <source>Players short at which a table stops</source>
        <translation>Aantal spelers te weinig waarbij een tafel stopt</translation>
    </message>
    <message>
        <source>Players talk where silence was ordered</source>
        <translation>Spelers praten terwijl stilte is bevolen</translation>
    </message>
    <message>
        <source>Players want a certain seat</source>
        <translation>Spelers willen een bepaalde stoel</translation>
    </message>
    <message>
        <source>Players who are away get cards</source>
        <translation>Spelers die weg zijn krijgen kaarten</translation>
    </message>
    <message>
        <source>Players who have played since the start come first.</source>
        <translation>Spelers die vanaf het begin meespelen gaan voor.</translation>
    </message>
    <message>
        <source>Players who have the big blind before him: {hands}.</source>
        <translation>Spelers die voor hem de big blind hebben: {hands}.</translation>
    </message>
    <message>
        <source>Playing together or giving chips away ends his tournament.</source>
        <translation>Samenspelen of chips weggeven is het einde van zijn toernooi.</translation>
    </message>
    <message>
        <source>Pot is no amount in this game.</source>
        <translation>Pot is in dit spel geen bedrag.</translation>
    </message>
    <message>
        <source>Pot said outside pot-limit</source>
        <translation>Pot gezegd buiten pot-limit</translation>
    </message>
    <message>
        <source>Pot-limit bets of a wrong size</source>
        <translation>Pot-limit-inzetten van verkeerde grootte</translation>
    </message>
    <message>
        <source>Pot-limit maximum</source>
        <translation>Maximum bij pot-limit</translation>
    </message>
    <message>
        <source>Pots an all-in player can win</source>
        <translation>Potten die een all-in speler kan winnen</translation>
    </message>
    <message>
        <source>Pots and showdown</source>
        <translation>Pots en showdown</translation>
    </message>
    <message>
        <source>Put his stack right, then move him</source>
        <translation>Zet zijn stack recht, dan verhuist hij</translation>
    </message>
    <message>
        <source>Put it back in the stub and shuffle the stub ({street}).</source>
        <translation>Doe haar terug in het restdeck en schud dat ({street}).</translation>
    </message>
    <message>
        <source>Put the cards of that seat in the muck; they are out of play.</source>
        <translation>Leg de kaarten van die stoel in de muck; ze doen niet mee.</translation>
    </message>
    <message>
        <source>Put the clock on him from now on when he delays.</source>
        <translation>Zet vanaf nu de klok op hem als hij rekt.</translation>
    </message>
    <message>
        <source>Put the face-up card in the muck. It does not play.</source>
        <translation>Leg de open kaart in de muck. Hij doet niet mee.</translation>
    </message>
    <message>
        <source>Put the second burn back on the stub</source>
        <translation>Leg de tweede burnkaart terug op het restdeck</translation>
    </message>
    <message>
        <source>Put the stub back in its order and go on.</source>
        <translation>Leg het restdeck terug op volgorde en ga verder.</translation>
    </message>
    <message>
        <source>Raise</source>
        <comment>outcome of a ruling</comment>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Raise over an all-in below the minimum bet</source>
        <translation>Raise over een all-in onder de minimale bet</translation>
    </message>
    <message>
        <source>Raise was said before the chips: it is a raise.</source>
        <translation>Raise is vóór de chips gezegd: het is een raise.</translation>
    </message>
    <message>
        <source>Rebuild the deal</source>
        <comment>outcome of a ruling</comment>
        <translation>Herstel het delen</translation>
    </message>
    <message>
        <source>Rebuy or top-up</source>
        <translation>Rebuy of bijkopen</translation>
    </message>
    <message>
        <source>Reshuffle, deal again, no burn</source>
        <comment>outcome of a ruling</comment>
        <translation>Opnieuw schudden en delen, geen burnkaart</translation>
    </message>
    <message>
        <source>Rounds, or a number of hands?</source>
        <translation>Rondes, of een aantal handen?</translation>
    </message>
    <message>
        <source>Rule on his call as on any call that is too little.</source>
        <translation>Beslis over zijn call zoals over elke call die te klein is.</translation>
    </message>
    <message>
        <source>Say how long he has, tell him when 10 seconds are left, and count the last 5 aloud.</source>
        <translation>Zeg hoelang hij heeft, meld de laatste 10 seconden en tel de laatste 5 hardop af.</translation>
    </message>
    <message>
        <source>Say once, to everybody at the table, which languages these are.</source>
        <translation>Zeg één keer, tegen de hele tafel, welke talen dat zijn.</translation>
    </message>
    <message>
        <source>Scramble and pick the burn</source>
        <comment>outcome of a ruling</comment>
        <translation>Husselen en de burnkaart trekken</translation>
    </message>
    <message>
        <source>Seat {seat} acts first before the flop, last in all later rounds.</source>
        <translation>Stoel {seat} is voor de flop als eerste aan de beurt, daarna steeds als laatste.</translation>
    </message>
    <message>
        <source>Seat {seat} acts next.</source>
        <translation>Stoel {seat} is aan de beurt.</translation>
    </message>
    <message>
        <source>Seat {seat} adds {add}.</source>
        <translation>Stoel {seat} legt {add} bij.</translation>
    </message>
    <message>
        <source>Seat {seat} bet more than the maximum: {amount} goes back.</source>
        <translation>Stoel {seat} bette meer dan het maximum: {amount} gaat terug.</translation>
    </message>
    <message>
        <source>Seat {seat} bets at least {least}.</source>
        <translation>Stoel {seat} bet minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} called before the amount was known. You decide up to how much it binds him.</source>
        <translation>Stoel {seat} callde voordat het bedrag bekend was. Je beslist tot hoeveel het hem bindt.</translation>
    </message>
    <message>
        <source>Seat {seat} can only go all-in, for {to}.</source>
        <translation>Stoel {seat} kan alleen all-in, voor {to}.</translation>
    </message>
    <message>
        <source>Seat {seat} chooses: add {add} to call, or fold and leave {put_in} in the pot.</source>
        <translation>Stoel {seat} kiest: {add} bijleggen en callen, of folden en {put_in} in de pot laten.</translation>
    </message>
    <message>
        <source>Seat {seat} completes the call, or folds and leaves his chips in the pot.</source>
        <translation>Stoel {seat} vult de call aan, of foldt en laat zijn chips in de pot.</translation>
    </message>
    <message>
        <source>Seat {seat} faces {faces} more; a full raise is {full}.</source>
        <translation>Stoel {seat} staat tegenover {faces} meer; een volledige raise is {full}.</translation>
    </message>
    <message>
        <source>Seat {seat} faces {faces} more; in limit half a bet is enough, the last full one was {full}.</source>
        <translation>Stoel {seat} staat tegenover {faces} meer; bij limit is een halve bet genoeg, de laatste volledige was {full}.</translation>
    </message>
    <message>
        <source>Seat {seat} folded: what he bet out of turn stays in the pot.</source>
        <translation>Stoel {seat} foldde: wat hij voor de beurt inzette blijft in de pot.</translation>
    </message>
    <message>
        <source>Seat {seat} gave up his hand without showing all of it: it cannot win.</source>
        <translation>Stoel {seat} heeft zijn hand opgegeven zonder alles te tonen: die kan niet winnen.</translation>
    </message>
    <message>
        <source>Seat {seat} gets back the {amount} he bet in this hand.</source>
        <translation>Stoel {seat} krijgt de {amount} terug die hij in deze hand heeft ingezet.</translation>
    </message>
    <message>
        <source>Seat {seat} gets no cards until the button has passed him.</source>
        <translation>Stoel {seat} krijgt geen kaarten tot de button hem voorbij is.</translation>
    </message>
    <message>
        <source>Seat {seat} gets no hand now: nobody joins on the button or the first blind.</source>
        <translation>Stoel {seat} krijgt nu geen hand: niemand begint op de button of de first blind.</translation>
    </message>
    <message>
        <source>Seat {seat} gets the {amount}</source>
        <translation>Stoel {seat} krijgt de {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} back.</source>
        <translation>Stoel {seat} krijgt {amount} terug.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} from side pot {number}.</source>
        <translation>Stoel {seat} krijgt {amount} uit side pot {number}.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} from the main pot.</source>
        <translation>Stoel {seat} krijgt {amount} uit de main pot.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount} from the pot.</source>
        <translation>Stoel {seat} krijgt {amount} uit de pot.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {amount}.</source>
        <translation>Stoel {seat} krijgt {amount}.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {back} back.</source>
        <translation>Stoel {seat} krijgt {back} terug.</translation>
    </message>
    <message>
        <source>Seat {seat} gets {count} x {chip} for full value.</source>
        <translation>Stoel {seat} krijgt {count} x {chip} voor volle waarde.</translation>
    </message>
    <message>
        <source>Seat {seat} had {amount} hidden. Decide whether it was in play.</source>
        <translation>Stoel {seat} had {amount} verborgen. Beslis of dit meespeelde.</translation>
    </message>
    <message>
        <source>Seat {seat} has bet {to}.</source>
        <translation>Stoel {seat} heeft {to} gebet.</translation>
    </message>
    <message>
        <source>Seat {seat} has called {to}.</source>
        <translation>Stoel {seat} heeft {to} gecalld.</translation>
    </message>
    <message>
        <source>Seat {seat} has checked.</source>
        <translation>Stoel {seat} heeft gecheckt.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded: his wish was clear.</source>
        <translation>Stoel {seat} heeft gefold: zijn wens was duidelijk.</translation>
    </message>
    <message>
        <source>Seat {seat} has not acted yet: he may raise, to at least {least}.</source>
        <translation>Stoel {seat} heeft nog niet gehandeld: hij mag raisen, naar minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} has not turned up all his cards: he cannot win anything.</source>
        <translation>Stoel {seat} heeft niet al zijn kaarten opengelegd: hij kan niets winnen.</translation>
    </message>
    <message>
        <source>Seat {seat} has the best hand: {hand}.</source>
        <translation>Stoel {seat} heeft de beste hand: {hand}.</translation>
    </message>
    <message>
        <source>Seat {seat} has the button.</source>
        <translation>Stoel {seat} heeft de button.</translation>
    </message>
    <message>
        <source>Seat {seat} has {cards}: {hand}.</source>
        <translation>Stoel {seat} heeft {cards}: {hand}.</translation>
    </message>
    <message>
        <source>Seat {seat} is all-in for {to}.</source>
        <translation>Stoel {seat} is all-in voor {to}.</translation>
    </message>
    <message>
        <source>Seat {seat} is away: his hand is folded when it is his turn.</source>
        <translation>Stoel {seat} is weg: zijn hand foldt als hij aan de beurt is.</translation>
    </message>
    <message>
        <source>Seat {seat} is dealt in at once.</source>
        <translation>Stoel {seat} wordt meteen ingedeeld.</translation>
    </message>
    <message>
        <source>Seat {seat} is disqualified.</source>
        <translation>Stoel {seat} wordt gediskwalificeerd.</translation>
    </message>
    <message>
        <source>Seat {seat} is disqualified. All his chips leave the tournament.</source>
        <translation>Stoel {seat} is gediskwalificeerd. Al zijn chips gaan uit het toernooi.</translation>
    </message>
    <message>
        <source>Seat {seat} is excluded from the game.</source>
        <translation>Stoel {seat} is van het spel uitgesloten.</translation>
    </message>
    <message>
        <source>Seat {seat} is the big blind and posts it.</source>
        <translation>Stoel {seat} is de big blind en betaalt die.</translation>
    </message>
    <message>
        <source>Seat {seat} is the big blind in the next hand.</source>
        <translation>Stoel {seat} is de big blind in de volgende hand.</translation>
    </message>
    <message>
        <source>Seat {seat} is the only one left: he wins without showing.</source>
        <translation>Stoel {seat} is als enige over: hij wint zonder te tonen.</translation>
    </message>
    <message>
        <source>Seat {seat} is the small blind and posts it.</source>
        <translation>Stoel {seat} is de small blind en betaalt die.</translation>
    </message>
    <message>
        <source>Seat {seat} keeps his {amount}, but nobody pays him for it.</source>
        <translation>Stoel {seat} houdt zijn {amount}, maar krijgt er niets voor uitbetaald.</translation>
    </message>
    <message>
        <source>Seat {seat} keeps the {amount}</source>
        <translation>Stoel {seat} houdt de {amount}</translation>
    </message>
    <message>
        <source>Seat {seat} let go of his cards over the line: he has folded.</source>
        <translation>Stoel {seat} liet zijn kaarten los over de lijn: hij heeft gefold.</translation>
    </message>
    <message>
        <source>Seat {seat} may call {faces} more or fold, not raise.</source>
        <translation>Stoel {seat} mag {faces} bijcallen of folden, niet raisen.</translation>
    </message>
    <message>
        <source>Seat {seat} may check.</source>
        <translation>Stoel {seat} mag checken.</translation>
    </message>
    <message>
        <source>Seat {seat} may go to {most} at most.</source>
        <translation>Stoel {seat} mag hoogstens naar {most}.</translation>
    </message>
    <message>
        <source>Seat {seat} may raise again, to at least {least}.</source>
        <translation>Stoel {seat} mag opnieuw raisen, naar minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} moves: he is due for the big blind.</source>
        <translation>Stoel {seat} verhuist: hij is aan de beurt voor de big blind.</translation>
    </message>
    <message>
        <source>Seat {seat} must bet, at least {least}.</source>
        <translation>Stoel {seat} moet betten, minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} must raise, to at least {least}.</source>
        <translation>Stoel {seat} moet raisen, naar minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs {amount} to call.</source>
        <translation>Stoel {seat} heeft {amount} nodig om te callen.</translation>
    </message>
    <message>
        <source>Seat {seat} posts a single big blind, though that seat had it last hand.</source>
        <translation>Stoel {seat} betaalt een enkele big blind, al had die stoel hem vorige hand ook.</translation>
    </message>
    <message>
        <source>Seat {seat} posts the second blind and is dealt in.</source>
        <translation>Stoel {seat} betaalt de second blind en wordt ingedeeld.</translation>
    </message>
    <message>
        <source>Seat {seat} races with cards: {count}.</source>
        <translation>Stoel {seat} racet met kaarten: {count}.</translation>
    </message>
    <message>
        <source>Seat {seat} raises to at least {least}.</source>
        <translation>Stoel {seat} raist naar minstens {least}.</translation>
    </message>
    <message>
        <source>Seat {seat} refuses: you decide about his hand.</source>
        <translation>Stoel {seat} weigert: je beslist over zijn hand.</translation>
    </message>
    <message>
        <source>Seat {seat} showed all his cards: he may play the board and share.</source>
        <translation>Stoel {seat} heeft al zijn kaarten getoond: hij mag de board spelen en meedelen.</translation>
    </message>
    <message>
        <source>Seat {seat} shows first, then seat {seats}.</source>
        <translation>Stoel {seat} toont als eerste, daarna stoel {seats}.</translation>
    </message>
    <message>
        <source>Seat {seat} took his bet back: he must call or raise now, he may not fold.</source>
        <translation>Stoel {seat} trok zijn inzet terug: hij moet nu callen of raisen, folden mag niet.</translation>
    </message>
    <message>
        <source>Seat {seat} was told {told}, but he owes {to}: he looks after the amount himself.</source>
        <translation>Stoel {seat} kreeg {told} te horen, maar is {to} schuldig: hij let zelf op het bedrag.</translation>
    </message>
    <message>
        <source>Seat {seat} wins a {chip}.</source>
        <translation>Stoel {seat} wint een {chip}.</translation>
    </message>
    <message>
        <source>Seat {seat} would have no chips left: he keeps one {chip}.</source>
        <translation>Stoel {seat} zou niets over hebben: hij houdt één {chip}.</translation>
    </message>
    <message>
        <source>Seat {seat}, {hand}.</source>
        <comment>low hand</comment>
        <translation>Stoel {seat}, {hand}.</translation>
    </message>
    <message>
        <source>Seats take their seat card in this order: {seats}.</source>
        <translation>De stoelen krijgen hun stoelkaart in deze volgorde: {seats}.</translation>
    </message>
    <message>
        <source>Seats {seats} have equal hands and share: {hand}.</source>
        <translation>Stoel {seats} heeft een gelijke hand en deelt: {hand}.</translation>
    </message>
    <message>
        <source>Seconds on the clock</source>
        <translation>Seconden op de klok</translation>
    </message>
    <message>
        <source>Seconds to dispute a hand that ended in a break</source>
        <translation>Seconden om een hand te betwisten die in een pauze eindigde</translation>
    </message>
    <message>
        <source>Several bust-outs in one hand</source>
        <translation>Meer uitschakelingen in één hand</translation>
    </message>
    <message>
        <source>Several calls that are too little</source>
        <translation>Meerdere calls die te klein zijn</translation>
    </message>
    <message>
        <source>Several players call too little</source>
        <translation>Meerdere spelers callen te weinig</translation>
    </message>
    <message>
        <source>Show the cards. The hand can win the pot again.</source>
        <translation>Toon de kaarten. De hand kan de pot weer winnen.</translation>
    </message>
    <message>
        <source>Show the sign with the new minimum for {minutes} minutes first.</source>
        <translation>Toon het bord met het nieuwe minimum eerst {minutes} minuten.</translation>
    </message>
    <message>
        <source>Showdown, commission, pots paid.</source>
        <translation>Showdown, commissie, pots uitbetaald.</translation>
    </message>
    <message>
        <source>Showing cards that were not dealt</source>
        <translation>Kaarten tonen die niet gedeeld zijn</translation>
    </message>
    <message>
        <source>Showing when all-in</source>
        <translation>Tonen bij all-in</translation>
    </message>
    <message>
        <source>Shuffle before and after each round, and when an empty table starts again.</source>
        <translation>Schud voor en na elke ronde, en als een lege tafel weer begint.</translation>
    </message>
    <message>
        <source>Shuffle face down; burns and muck stay out of it.</source>
        <translation>Schud gesloten; burnkaarten en muck blijven erbuiten.</translation>
    </message>
    <message>
        <source>Shuffle it into the stub</source>
        <translation>Schud haar door het restdeck</translation>
    </message>
    <message>
        <source>Shuffle the cards of the free seats, face down.</source>
        <translation>Schud de kaarten van de vrije stoelen, gesloten.</translation>
    </message>
    <message>
        <source>Shuffle the stub with the cards it was mixed with.</source>
        <translation>Schud het restdeck samen met de kaarten waarmee het gemengd is.</translation>
    </message>
    <message>
        <source>Shuffle the stub, and only the stub.</source>
        <translation>Schud het restdeck, en alleen dat.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Weddenschappen</translation>
    </message>
    <message>
        <source>Side pot {number}: {amount}, for seats {seats}.</source>
        <translation>Side pot {number}: {amount}, voor stoel {seats}.</translation>
    </message>
    <message>
        <source>Signs and words of his own are at the risk of seat {seat}. You decide what it was.</source>
        <translation>Eigen tekens en woorden zijn voor risico van stoel {seat}. Je beslist wat het was.</translation>
    </message>
    <message>
        <source>Silent chips facing a bet</source>
        <translation>Stille chips tegenover een inzet</translation>
    </message>
    <message>
        <source>Small blind: seat {seat}.</source>
        <translation>Small blind: stoel {seat}.</translation>
    </message>
    <message>
        <source>Soft play</source>
        <translation>Soft play</translation>
    </message>
    <message>
        <source>Somebody has acted on this flop.</source>
        <translation>Er is op deze flop gehandeld.</translation>
    </message>
    <message>
        <source>Somebody has acted: the flop stays.</source>
        <translation>Er is gehandeld: de flop blijft.</translation>
    </message>
    <message>
        <source>Special needs</source>
        <translation>Bijzondere behoeften</translation>
    </message>
    <message>
        <source>Splitting a pot by agreement</source>
        <translation>Een pot naar afspraak delen</translation>
    </message>
    <message>
        <source>Splitting several pots</source>
        <translation>Meerdere potten delen</translation>
    </message>
    <message>
        <source>Spread them face up if a player asks, when they first come to the table.</source>
        <translation>Spreid ze open als een speler daarom vraagt, wanneer ze op tafel komen.</translation>
    </message>
    <message>
        <source>Stack chips by value so that they can be counted, the highest in view.</source>
        <translation>Stapel chips per waarde zodat ze te tellen zijn, de hoogste in het zicht.</translation>
    </message>
    <message>
        <source>Stack limit when only one rebuy is allowed</source>
        <translation>Stackgrens bij maar één rebuy</translation>
    </message>
    <message>
        <source>Stacks of absent players</source>
        <translation>Stacks van afwezige spelers</translation>
    </message>
    <message>
        <source>Stake on the table</source>
        <translation>Stack op tafel</translation>
    </message>
    <message>
        <source>Stake on the table in a cash game</source>
        <translation>Inzet op tafel in een cash game</translation>
    </message>
    <message>
        <source>Stalling</source>
        <translation>Rekken</translation>
    </message>
    <message>
        <source>Stay at the table while you are in a hand.</source>
        <translation>Blijf aan tafel zolang u in een hand zit.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <comment>outcome of a ruling</comment>
        <translation>Stap voor stap</translation>
    </message>
    <message>
        <source>Still open</source>
        <comment>outcome of a ruling</comment>
        <translation>Nog open</translation>
    </message>
    <message>
        <source>Still to call: seat {seats}. What follows holds after a fold.</source>
        <translation>Moet nog callen: stoel {seats}. Wat volgt geldt na een fold.</translation>
    </message>
    <message>
        <source>Stop and draw seats for the final table.</source>
        <translation>Stop en loot de stoelen voor de finaletafel.</translation>
    </message>
    <message>
        <source>Stop the hand and give all bets back</source>
        <translation>Stop de hand en geef alle inzetten terug</translation>
    </message>
    <message>
        <source>Stop the hand and keep the cards of seat {seat} apart.</source>
        <translation>Stop de hand en houd de kaarten van stoel {seat} apart.</translation>
    </message>
    <message>
        <source>Stop the hand, however far the betting is.</source>
        <translation>Stop de hand, hoe ver het inzetten ook is.</translation>
    </message>
    <message>
        <source>Stop the table after this hand until players have come.</source>
        <translation>Leg de tafel na deze hand stil tot er spelers bij zijn gekomen.</translation>
    </message>
    <message>
        <source>String bet: chips in several motions</source>
        <translation>Stringbet: chips in meerdere bewegingen</translation>
    </message>
    <message>
        <source>Take all cards in and count the deck.</source>
        <translation>Neem alle kaarten in en tel het deck.</translation>
    </message>
    <message>
        <source>Take the chips out of play; they go back to the stock of chips.</source>
        <translation>Haal de chips uit het spel; ze gaan terug naar de chipvoorraad.</translation>
    </message>
    <message>
        <source>Take the chips out of play; they go to the tournament donation.</source>
        <translation>Haal de chips uit het spel; ze gaan naar de toernooidotatie.</translation>
    </message>
    <message>
        <source>Take the smallest of {chips} away: if the rest still covers the call, half a raise decides.</source>
        <translation>Haal de kleinste van {chips} weg: dekt de rest de call nog, dan beslist een halve raise.</translation>
    </message>
    <message>
        <source>Take two minutes off the clock for each hand, three at most.</source>
        <translation>Trek per hand twee minuten van de klok af, hoogstens drie.</translation>
    </message>
    <message>
        <source>Take {amount} commission from pot {pot}.</source>
        <translation>Neem {amount} commissie uit pot {pot}.</translation>
    </message>
    <message>
        <source>Take {amount} out of play and note it in the chip count.</source>
        <translation>Haal {amount} uit het spel en noteer het in de chiptelling.</translation>
    </message>
    <message>
        <source>Take {count} x {chip} out of play, without payment.</source>
        <translation>Haal {count} x {chip} uit het spel, zonder vergoeding.</translation>
    </message>
    <message>
        <source>Talk about a hand that is played or folded</source>
        <translation>Praten over een hand die loopt of gefold is</translation>
    </message>
    <message>
        <source>Tap the cards in the muck, then show them. The hand cannot win.</source>
        <translation>Tik de kaarten in de muck aan en toon ze dan. De hand kan niet winnen.</translation>
    </message>
    <message>
        <source>Tell the players {hands} hands before.</source>
        <translation>Zeg het de spelers {hands} handen van tevoren.</translation>
    </message>
    <message>
        <source>That card is the burn.</source>
        <translation>Die kaart is de burnkaart.</translation>
    </message>
    <message>
        <source>That is less than the smallest chip, {chip}.</source>
        <translation>Dat is minder dan de kleinste chip, {chip}.</translation>
    </message>
    <message>
        <source>That is {amount}; it is live, and he may check if nobody raises.</source>
        <translation>Dat is {amount}; het telt mee, en hij mag checken als niemand raist.</translation>
    </message>
    <message>
        <source>That pays {amount}.</source>
        <translation>Dat betaalt {amount}.</translation>
    </message>
    <message>
        <source>The action changed: seat {seat} takes his bet back and is free to act.</source>
        <translation>De actie is veranderd: stoel {seat} neemt zijn inzet terug en is vrij.</translation>
    </message>
    <message>
        <source>The action goes back to seat {seat}, who called too little first.</source>
        <translation>De actie gaat terug naar stoel {seat}, die als eerste te weinig callde.</translation>
    </message>
    <message>
        <source>The action goes back to the first player who was passed.</source>
        <translation>De actie gaat terug naar de eerste speler die is overgeslagen.</translation>
    </message>
    <message>
        <source>The amount he said is his whole bet of this round.</source>
        <translation>Het bedrag dat hij zei is zijn hele inzet van deze ronde.</translation>
    </message>
    <message>
        <source>The amount was said before the chips: it counts.</source>
        <translation>Het bedrag is vóór de chips gezegd: het telt.</translation>
    </message>
    <message>
        <source>The ante itself never becomes smaller as players leave.</source>
        <translation>De ante zelf wordt nooit kleiner als er spelers weggaan.</translation>
    </message>
    <message>
        <source>The bet becomes {to} for seats {seats}.</source>
        <translation>De inzet wordt {to} voor stoelen {seats}.</translation>
    </message>
    <message>
        <source>The bet is {level}, the last full bet or raise was {full}.</source>
        <translation>De inzet is {level}, de laatste volledige bet of raise was {full}.</translation>
    </message>
    <message>
        <source>The bet of seat {seat} becomes {to}.</source>
        <translation>De inzet van stoel {seat} wordt {to}.</translation>
    </message>
    <message>
        <source>The bet of {level}, and on top the pot of {pot} with his call of {call} in it.</source>
        <translation>De inzet van {level}, en daarbovenop de pot van {pot} met zijn call van {call} erin.</translation>
    </message>
    <message>
        <source>The bet or raise of seat {seat} stands.</source>
        <translation>De bet of raise van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>The betting round is over.</source>
        <translation>De inzetronde is voorbij.</translation>
    </message>
    <message>
        <source>The big blind moves to the next player: nobody has it twice running.</source>
        <translation>De big blind gaat naar de volgende speler: niemand heeft hem twee keer na elkaar.</translation>
    </message>
    <message>
        <source>The blinds.</source>
        <translation>De blinds.</translation>
    </message>
    <message>
        <source>The board alone is no hand here: exactly {cards_from_hole} hole cards must play.</source>
        <translation>De board alleen is hier geen hand: precies {cards_from_hole} eigen kaarten moeten meespelen.</translation>
    </message>
    <message>
        <source>The book does not say what happens to such a card this late. You decide.</source>
        <translation>Het reglement zegt niet wat er zo laat met zo&apos;n kaart gebeurt. Je beslist.</translation>
    </message>
    <message>
        <source>The book names two equal cards only, not a missing one. You decide.</source>
        <translation>Het reglement noemt alleen twee gelijke kaarten, geen ontbrekende. Je beslist.</translation>
    </message>
    <message>
        <source>The book says no more about it. You decide what is fair.</source>
        <translation>Het reglement zegt er niet meer over. Je beslist wat eerlijk is.</translation>
    </message>
    <message>
        <source>The book speaks of hold&apos;em games only; the odd chip is given the same way here.</source>
        <translation>Het boek noemt alleen hold&apos;em; de restchip wordt hier net zo gegeven.</translation>
    </message>
    <message>
        <source>The button has acted with too few cards: his hand is dead.</source>
        <translation>De button heeft met te weinig kaarten gehandeld: zijn hand is dood.</translation>
    </message>
    <message>
        <source>The button has too few cards</source>
        <translation>De button heeft te weinig kaarten</translation>
    </message>
    <message>
        <source>The button may get two cards in a row. Play on.</source>
        <translation>De button mag twee kaarten achter elkaar krijgen. Speel door.</translation>
    </message>
    <message>
        <source>The button starts at seat {seat}, at the dealer&apos;s right.</source>
        <translation>De button begint bij stoel {seat}, rechts van de dealer.</translation>
    </message>
    <message>
        <source>The button stays; blinds and limits stay the same, also when the level has changed.</source>
        <translation>De button blijft liggen; blinds en limieten blijven gelijk, ook als het level is gewisseld.</translation>
    </message>
    <message>
        <source>The button stood at the wrong seat</source>
        <translation>De button lag bij de verkeerde stoel</translation>
    </message>
    <message>
        <source>The buy-in lies in view of dealer and players; cash is changed into chips at once.</source>
        <translation>De buy-in ligt in zicht van dealer en spelers; contant geld wordt direct gewisseld.</translation>
    </message>
    <message>
        <source>The call of seat {seat} stands.</source>
        <translation>De call van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>The card becomes the burn</source>
        <translation>De kaart wordt de burnkaart</translation>
    </message>
    <message>
        <source>The card counts as scrap paper: lay it aside and play on.</source>
        <translation>De kaart telt als een stuk papier: leg hem opzij en speel door.</translation>
    </message>
    <message>
        <source>The card dealt too early ({street}) does not count.</source>
        <translation>De te vroeg gegeven kaart ({street}) telt niet.</translation>
    </message>
    <message>
        <source>The card is mucked</source>
        <comment>outcome of a ruling</comment>
        <translation>De kaart gaat in de muck</translation>
    </message>
    <message>
        <source>The card is the burn</source>
        <comment>outcome of a ruling</comment>
        <translation>De kaart is de burnkaart</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>De kaart blijft</translation>
    </message>
    <message>
        <source>The card stays</source>
        <comment>outcome of a ruling</comment>
        <translation>De kaart blijft</translation>
    </message>
    <message>
        <source>The card stays ({street}) and is used after this betting round.</source>
        <translation>De kaart blijft ({street}) en wordt na deze inzetronde gebruikt.</translation>
    </message>
    <message>
        <source>The card stays and plays</source>
        <translation>De kaart blijft en speelt mee</translation>
    </message>
    <message>
        <source>The card stays with the player. Play on.</source>
        <translation>De kaart blijft bij de speler. Speel door.</translation>
    </message>
    <message>
        <source>The card too many goes to the muck.</source>
        <translation>De kaart te veel gaat in de muck.</translation>
    </message>
    <message>
        <source>The card too many is the next burn, dealt before the next board card.</source>
        <translation>De kaart te veel is de volgende burnkaart, vóór de volgende boardkaart.</translation>
    </message>
    <message>
        <source>The cards are out: he can join the next round.</source>
        <translation>De kaarten zijn gedeeld: hij kan de volgende ronde meedoen.</translation>
    </message>
    <message>
        <source>The cards decide, not what was said. The hand of seat {seat} stands as it lies.</source>
        <translation>De kaarten beslissen, niet wat er gezegd is. De hand van stoel {seat} telt zoals die ligt.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are certain: give them back, his hand plays.</source>
        <translation>De kaarten van stoel {seat} staan vast: geef ze terug, zijn hand speelt mee.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are certain: his hand plays, even if it was seen.</source>
        <translation>De kaarten van stoel {seat} staan vast: zijn hand speelt mee, ook als die gezien is.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} are known and not in the muck: he may still turn them all up.</source>
        <translation>De kaarten van stoel {seat} zijn bekend en niet in de muck: hij mag ze alsnog allemaal openleggen.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} cannot be found for certain: what was called is lost.</source>
        <translation>De kaarten van stoel {seat} zijn niet met zekerheid te vinden: wat gecalld is, is verloren.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} cannot be told apart and were not seen clearly: no claim to the pot.</source>
        <translation>De kaarten van stoel {seat} zijn niet aan te wijzen en niet duidelijk gezien: geen recht op de pot.</translation>
    </message>
    <message>
        <source>The cards of seat {seat} do not count: he plays the board.</source>
        <translation>De kaarten van stoel {seat} tellen niet mee: hij speelt de board.</translation>
    </message>
    <message>
        <source>The change may be made now.</source>
        <translation>De wijziging mag nu ingaan.</translation>
    </message>
    <message>
        <source>The check of seat {seat} stands.</source>
        <translation>De check van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>The chip count becomes {amount} less.</source>
        <translation>De chiptelling wordt {amount} lager.</translation>
    </message>
    <message>
        <source>The chips count</source>
        <translation>De chips tellen</translation>
    </message>
    <message>
        <source>The chips go back to their owner</source>
        <translation>De chips gaan terug naar de eigenaar</translation>
    </message>
    <message>
        <source>The chips go out of play</source>
        <translation>De chips gaan uit het spel</translation>
    </message>
    <message>
        <source>The chips he gives up leave the tournament.</source>
        <translation>De chips die hij opgeeft gaan uit het toernooi.</translation>
    </message>
    <message>
        <source>The chips of the others stay: {amount} is in the pot.</source>
        <translation>De chips van de anderen blijven: er zit {amount} in de pot.</translation>
    </message>
    <message>
        <source>The chips seat {seat} carried out of view are forfeited. You may disqualify him.</source>
        <translation>De chips die stoel {seat} uit het zicht meenam zijn verbeurd. Je mag hem diskwalificeren.</translation>
    </message>
    <message>
        <source>The deal cannot be put right any more.</source>
        <translation>De deal is niet meer te herstellen.</translation>
    </message>
    <message>
        <source>The deal cannot be put right: a player looked at a card that was not his.</source>
        <translation>De deal is niet te herstellen: een speler keek in een kaart die niet van hem was.</translation>
    </message>
    <message>
        <source>The dealer sent him, so there is nothing to punish.</source>
        <translation>De dealer stuurde hem, dus er valt niets te bestraffen.</translation>
    </message>
    <message>
        <source>The dealer sent them: seat {seat} and whoever acted after him take it back and act in order.</source>
        <translation>De dealer stuurde hen: stoel {seat} en wie na hem handelde nemen het terug en handelen op volgorde.</translation>
    </message>
    <message>
        <source>The dealer stops and calls you.</source>
        <translation>De dealer stopt en roept je.</translation>
    </message>
    <message>
        <source>The decision is final, and nothing is refunded.</source>
        <translation>De beslissing is definitief en niets wordt terugbetaald.</translation>
    </message>
    <message>
        <source>The deck is fouled: two equal cards, or one missing</source>
        <translation>Ongeldig deck: twee gelijke kaarten, of er ontbreekt er een</translation>
    </message>
    <message>
        <source>The deck was not cut before the deal.</source>
        <translation>Het deck is voor het delen niet gecoupeerd.</translation>
    </message>
    <message>
        <source>The deck was not shuffled before the deal.</source>
        <translation>Het deck is voor het delen niet geschud.</translation>
    </message>
    <message>
        <source>The device leaves the table now.</source>
        <translation>Het apparaat gaat nu van tafel.</translation>
    </message>
    <message>
        <source>The error stands</source>
        <comment>outcome of a ruling</comment>
        <translation>De fout blijft staan</translation>
    </message>
    <message>
        <source>The fee, if there is one.</source>
        <translation>De bijdrage, als die er is.</translation>
    </message>
    <message>
        <source>The final table begins with a full table</source>
        <translation>De finaletafel begint met een volle tafel</translation>
    </message>
    <message>
        <source>The final table begins with {players} players.</source>
        <translation>De finaletafel begint met {players} spelers.</translation>
    </message>
    <message>
        <source>The first betting round.</source>
        <translation>De eerste inzetronde.</translation>
    </message>
    <message>
        <source>The first button</source>
        <translation>De eerste button</translation>
    </message>
    <message>
        <source>The first card goes to seat {seat}, the big blind.</source>
        <translation>De eerste kaart gaat naar stoel {seat}, de big blind.</translation>
    </message>
    <message>
        <source>The first card of the flop is the burn.</source>
        <translation>De eerste kaart van de flop is de burnkaart.</translation>
    </message>
    <message>
        <source>The first card went to the wrong seat.</source>
        <translation>De eerste kaart ging naar de verkeerde stoel.</translation>
    </message>
    <message>
        <source>The first or second card off the deck was seen through the dealer.</source>
        <translation>De eerste of tweede kaart van het deck is door toedoen van de deler gezien.</translation>
    </message>
    <message>
        <source>The floor has asked for silence: everybody is silent.</source>
        <translation>De leiding heeft om stilte gevraagd: iedereen is stil.</translation>
    </message>
    <message>
        <source>The floor moved him: he is no new player and is dealt in.</source>
        <translation>De floor plaatste hem over: hij is geen nieuwe speler en wordt ingedeeld.</translation>
    </message>
    <message>
        <source>The floor moves his chips to the new seat.</source>
        <translation>De floor verplaatst zijn chips naar de nieuwe stoel.</translation>
    </message>
    <message>
        <source>The flop stays</source>
        <translation>De flop blijft</translation>
    </message>
    <message>
        <source>The fold of seat {seat} stands, out of turn or not.</source>
        <translation>De fold van stoel {seat} blijft staan, voor de beurt of niet.</translation>
    </message>
    <message>
        <source>The fold of seat {seat} stands.</source>
        <translation>De fold van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>The hand had begun: play it at the old level.</source>
        <translation>De hand was begonnen: speel hem op het oude level.</translation>
    </message>
    <message>
        <source>The hand had not begun: play it at the new level.</source>
        <translation>De hand was nog niet begonnen: speel hem op het nieuwe level.</translation>
    </message>
    <message>
        <source>The hand in progress at the end of the day</source>
        <translation>De lopende hand aan het einde van de dag</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <comment>outcome of a ruling</comment>
        <translation>De hand is dood</translation>
    </message>
    <message>
        <source>The hand is live</source>
        <comment>outcome of a ruling</comment>
        <translation>De hand leeft</translation>
    </message>
    <message>
        <source>The hand is not dead: it plays on.</source>
        <translation>De hand is niet dood: hij speelt door.</translation>
    </message>
    <message>
        <source>The hand is shown</source>
        <translation>De hand wordt getoond</translation>
    </message>
    <message>
        <source>The hand is void: everybody gets his bets back</source>
        <translation>De hand is ongeldig: iedereen krijgt zijn inzetten terug</translation>
    </message>
    <message>
        <source>The hand of seat {seat} can win</source>
        <translation>De hand van stoel {seat} kan winnen</translation>
    </message>
    <message>
        <source>The hand of seat {seat} has no claim</source>
        <translation>De hand van stoel {seat} heeft geen recht op de pot</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was not protected and is gone: it is dead, his bets stay in the pot.</source>
        <translation>De hand van stoel {seat} was niet beschermd en is weg: die is dood, zijn inzetten blijven in de pot.</translation>
    </message>
    <message>
        <source>The hand of seat {seat} was properly turned up: the dealer cannot kill it. Take it back.</source>
        <translation>De hand van stoel {seat} lag goed open: de dealer kan die niet doden. Haal hem terug.</translation>
    </message>
    <message>
        <source>The hand stays unseen</source>
        <translation>De hand blijft dicht</translation>
    </message>
    <message>
        <source>The highest card of each who races, from seat 1 on?</source>
        <translation>De hoogste kaart van ieder die racet, vanaf stoel 1?</translation>
    </message>
    <message>
        <source>The highest cards are equal: let these {players} draw again.</source>
        <translation>De hoogste kaarten zijn gelijk: laat deze {players} opnieuw trekken.</translation>
    </message>
    <message>
        <source>The highest cards win, one chip a player; equal ranks go by spades, hearts, diamonds, clubs.</source>
        <translation>De hoogste kaarten winnen, één chip per speler; bij gelijk geldt schoppen, harten, ruiten, klaveren.</translation>
    </message>
    <message>
        <source>The house says how many raises a round may have.</source>
        <translation>Het huis bepaalt hoeveel raises een ronde mag hebben.</translation>
    </message>
    <message>
        <source>The last bettor of the last round shows first.</source>
        <translation>De laatste bettor van de laatste ronde toont als eerste.</translation>
    </message>
    <message>
        <source>The log shows no misdeal. Play on.</source>
        <translation>Uit het verloop van het delen blijkt geen misdeal. Speel door.</translation>
    </message>
    <message>
        <source>The low half: seat {seats}, {hand}.</source>
        <translation>De low-helft: stoel {seats}, {hand}.</translation>
    </message>
    <message>
        <source>The new chips play in that hand, an all-in too, even before they arrive.</source>
        <translation>De nieuwe chips spelen in die hand mee, ook bij all-in, al liggen ze er nog niet.</translation>
    </message>
    <message>
        <source>The new dealer plays his first hand at the old level.</source>
        <translation>De nieuwe dealer speelt zijn eerste hand op het oude level.</translation>
    </message>
    <message>
        <source>The next card of the deck replaces it</source>
        <translation>De volgende kaart van het deck vervangt hem</translation>
    </message>
    <message>
        <source>The next card of the deck takes its place.</source>
        <translation>De volgende kaart van het deck komt ervoor in de plaats.</translation>
    </message>
    <message>
        <source>The number</source>
        <comment>outcome of a ruling</comment>
        <translation>Het aantal</translation>
    </message>
    <message>
        <source>The number of hands of a penalty</source>
        <translation>Het aantal handen van een straf</translation>
    </message>
    <message>
        <source>The odd chip rule is written for hold&apos;em games</source>
        <translation>De regel voor restchips is geschreven voor hold&apos;em</translation>
    </message>
    <message>
        <source>The odd {amount} goes to the high half.</source>
        <translation>De {amount} die overblijft gaat naar de high-helft.</translation>
    </message>
    <message>
        <source>The one player left wins the pot.</source>
        <translation>De enige speler die over is wint de pot.</translation>
    </message>
    <message>
        <source>The order</source>
        <comment>outcome of a ruling</comment>
        <translation>De volgorde</translation>
    </message>
    <message>
        <source>The order of a round</source>
        <translation>De volgorde van een ronde</translation>
    </message>
    <message>
        <source>The other three are the flop.</source>
        <translation>De andere drie zijn de flop.</translation>
    </message>
    <message>
        <source>The other two and the next card are the flop.</source>
        <translation>De andere twee en de volgende kaart zijn de flop.</translation>
    </message>
    <message>
        <source>The others act again in turn</source>
        <translation>De anderen handelen opnieuw op hun beurt</translation>
    </message>
    <message>
        <source>The others leave their chips and fold</source>
        <translation>De anderen laten hun chips liggen en folden</translation>
    </message>
    <message>
        <source>The others make full calls</source>
        <translation>De anderen callen volledig</translation>
    </message>
    <message>
        <source>The others must show only a hand that is equal or better.</source>
        <translation>De anderen hoeven alleen een gelijke of betere hand te tonen.</translation>
    </message>
    <message>
        <source>The owner is known: the rule is about chips without an owner. You decide.</source>
        <translation>De eigenaar is bekend: de regel gaat over chips zonder eigenaar. Jij beslist.</translation>
    </message>
    <message>
        <source>The penalty begins when the hand is over.</source>
        <translation>De straf begint als de hand voorbij is.</translation>
    </message>
    <message>
        <source>The picked card is the burn before the turn.</source>
        <translation>De getrokken kaart is de burnkaart voor de turn.</translation>
    </message>
    <message>
        <source>The picked card is the burn of the flop; the turn has its own</source>
        <translation>De getrokken kaart is de burnkaart van de flop; de turn krijgt een eigen</translation>
    </message>
    <message>
        <source>The picked card is the burn of the turn</source>
        <translation>De getrokken kaart is de burnkaart van de turn</translation>
    </message>
    <message>
        <source>The player chooses</source>
        <comment>outcome of a ruling</comment>
        <translation>De speler kiest</translation>
    </message>
    <message>
        <source>The player is a card short now, and the book does not say more.</source>
        <translation>De speler komt nu een kaart te kort, en het reglement zegt er niet meer over.</translation>
    </message>
    <message>
        <source>The player showed the card himself: that is never a misdeal.</source>
        <translation>De speler liet de kaart zelf zien: dat is nooit een misdeal.</translation>
    </message>
    <message>
        <source>The player who was called last shows first.</source>
        <translation>De speler die als laatste gecalld is toont als eerste.</translation>
    </message>
    <message>
        <source>The player, the dealer or you count the chips.</source>
        <translation>De speler, de dealer of jij telt de chips.</translation>
    </message>
    <message>
        <source>The positions</source>
        <comment>outcome of a ruling</comment>
        <translation>De posities</translation>
    </message>
    <message>
        <source>The pot before the flop in pot-limit</source>
        <translation>De pot voor de flop bij pot-limit</translation>
    </message>
    <message>
        <source>The pot counts for {amount} at most: a hundred times the minimum wager.</source>
        <translation>De pot telt voor hoogstens {amount}: honderd keer de minimuminzet.</translation>
    </message>
    <message>
        <source>The pots</source>
        <comment>outcome of a ruling</comment>
        <translation>De pots</translation>
    </message>
    <message>
        <source>The result can be disputed until the next hand starts.</source>
        <translation>De uitslag kan worden betwist tot de volgende hand begint.</translation>
    </message>
    <message>
        <source>The round has not begun: shuffle and cut for a new one.</source>
        <translation>De ronde is niet begonnen: schud en coupeer voor een nieuwe.</translation>
    </message>
    <message>
        <source>The same card goes back in its place</source>
        <translation>Dezelfde kaart gaat terug op haar plaats</translation>
    </message>
    <message>
        <source>The second burn goes to the muck</source>
        <translation>De tweede burnkaart gaat in de muck</translation>
    </message>
    <message>
        <source>The small blind and seats behind the button are left out.</source>
        <translation>De small blind en stoelen achter de button vallen af.</translation>
    </message>
    <message>
        <source>The stub falls or loses its order</source>
        <translation>Het restdeck valt of raakt door elkaar</translation>
    </message>
    <message>
        <source>The table plays on</source>
        <comment>outcome of a ruling</comment>
        <translation>De tafel speelt door</translation>
    </message>
    <message>
        <source>The table plays on</source>
        <translation>De tafel speelt door</translation>
    </message>
    <message>
        <source>The table plays on until the big blind falls on an open seat.</source>
        <translation>De tafel speelt door tot de big blind op een open stoel komt.</translation>
    </message>
    <message>
        <source>The table plays on: it is not short through knock-outs.</source>
        <translation>De tafel speelt door: het tekort komt niet door uitschakelingen.</translation>
    </message>
    <message>
        <source>The table plays on: it stops only at {short} short.</source>
        <translation>De tafel speelt door: pas bij {short} te weinig stopt hij.</translation>
    </message>
    <message>
        <source>The table stops</source>
        <comment>outcome of a ruling</comment>
        <translation>De tafel stopt</translation>
    </message>
    <message>
        <source>The table stops</source>
        <translation>De tafel stopt</translation>
    </message>
    <message>
        <source>The table that gives a player is chosen by your fixed procedure.</source>
        <translation>De tafel die een speler afstaat volgt uit de vaste procedure.</translation>
    </message>
    <message>
        <source>The table: who sits where?</source>
        <comment>asked when the table was not entered</comment>
        <translation>De tafel: wie zit waar?</translation>
    </message>
    <message>
        <source>The two players no longer play at one table</source>
        <translation>De twee spelers spelen niet meer aan één tafel</translation>
    </message>
    <message>
        <source>The words count</source>
        <translation>De woorden tellen</translation>
    </message>
    <message>
        <source>The {amount} in the middle is in the main pot: nobody was all-in before this round.</source>
        <translation>De {amount} in het midden zit in de main pot: voor deze ronde was niemand all-in.</translation>
    </message>
    <message>
        <source>The {amount} of seat {seat} stays in the pot.</source>
        <translation>De {amount} van stoel {seat} blijft in de pot.</translation>
    </message>
    <message>
        <source>The {amount} of seat {seat} was not in play.</source>
        <translation>De {amount} van stoel {seat} speelde niet mee.</translation>
    </message>
    <message>
        <source>The {amount} was in play</source>
        <translation>De {amount} speelde mee</translation>
    </message>
    <message>
        <source>The {amount} was in play: it belongs to the all-in of seat {seat}, and the call covers it.</source>
        <translation>De {amount} speelde mee: dit hoort bij de all-in van stoel {seat} en de call geldt ook daarvoor.</translation>
    </message>
    <message>
        <source>The {amount} was not in play</source>
        <translation>De {amount} speelde niet mee</translation>
    </message>
    <message>
        <source>The {back} of the later motions go back to seat {seat}.</source>
        <translation>De {back} van de latere bewegingen gaan terug naar stoel {seat}.</translation>
    </message>
    <message>
        <source>Then change the seen card for the card that would be the first burn.</source>
        <translation>Ruil dan de geziene kaart voor de kaart die de eerste burnkaart zou worden.</translation>
    </message>
    <message>
        <source>Then deal it again, without another burn ({street}).</source>
        <translation>Deel haar dan opnieuw, zonder nieuwe burnkaart ({street}).</translation>
    </message>
    <message>
        <source>Then deal the rest of the board.</source>
        <translation>Deel daarna de rest van de board.</translation>
    </message>
    <message>
        <source>There are two equal cards in the deck.</source>
        <translation>Er zitten twee gelijke kaarten in het deck.</translation>
    </message>
    <message>
        <source>There has been binding action: the bet to {to} by seat {seat} stands.</source>
        <translation>Er is bindende actie geweest: de inzet tot {to} van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>There has been binding action: the button stays for this hand.</source>
        <translation>Er is bindende actie geweest: de button blijft deze hand liggen.</translation>
    </message>
    <message>
        <source>There is a bet: seat {seat} calls or folds, he may not raise.</source>
        <translation>Er is een inzet: stoel {seat} callt of foldt, raisen mag niet.</translation>
    </message>
    <message>
        <source>There is no bet to raise: he must bet.</source>
        <translation>Er is geen inzet om te raisen: hij moet betten.</translation>
    </message>
    <message>
        <source>There is no bet: the call of seat {seat} is a check.</source>
        <translation>Er is geen inzet: de call van stoel {seat} is een check.</translation>
    </message>
    <message>
        <source>There is no limit to the number of raises.</source>
        <translation>Er is geen grens aan het aantal raises.</translation>
    </message>
    <message>
        <source>There was binding action: finish the hand at the old level.</source>
        <translation>Er was bindende actie: maak de hand af op het oude level.</translation>
    </message>
    <message>
        <source>There was no burn before the flop either.</source>
        <translation>Er was ook geen burnkaart voor de flop.</translation>
    </message>
    <message>
        <source>They all check: the bet of seat {seat} goes back to him.</source>
        <translation>Checken zij allemaal: de inzet van stoel {seat} gaat naar hem terug.</translation>
    </message>
    <message>
        <source>They are his last chips, and the call does not need all.</source>
        <translation>Het zijn zijn laatste chips, en de call heeft ze niet allemaal nodig.</translation>
    </message>
    <message>
        <source>They bet or raise: seat {seat} gets it back and is free to fold, call or raise.</source>
        <translation>Betten of raisen zij: stoel {seat} krijgt het terug en mag folden, callen of raisen.</translation>
    </message>
    <message>
        <source>They check, call or fold: it binds seat {seat}.</source>
        <translation>Checken, callen of folden zij: het bindt stoel {seat}.</translation>
    </message>
    <message>
        <source>They fold, or bet no more than he: it stands for seat {seat}.</source>
        <translation>Folden zij, of betten zij niet meer dan hij: het blijft staan voor stoel {seat}.</translation>
    </message>
    <message>
        <source>They go straight to their new seats, chips in view.</source>
        <translation>Ze gaan direct naar hun nieuwe stoel, met de chips in zicht.</translation>
    </message>
    <message>
        <source>This behaviour stops now.</source>
        <translation>Dit gedrag houdt nu op.</translation>
    </message>
    <message>
        <source>This book has no rule for it. You decide what is fairest.</source>
        <translation>Dit boek heeft er geen regel voor. Je beslist wat het eerlijkst is.</translation>
    </message>
    <message>
        <source>This book knows full rounds only, no single hands.</source>
        <translation>Dit boek kent alleen volle rondes, geen losse handen.</translation>
    </message>
    <message>
        <source>This is bad manners, and repeated it is punished.</source>
        <translation>Dit zijn slechte manieren, en bij herhaling volgt straf.</translation>
    </message>
    <message>
        <source>This is not in the list of misdeals, but the list is not closed.</source>
        <translation>Dit staat niet in de lijst van misdeals, maar die lijst is niet volledig.</translation>
    </message>
    <message>
        <source>This round he takes {amount} from the other stacks.</source>
        <translation>Deze ronde krijgt hij {amount} van de andere stacks.</translation>
    </message>
    <message>
        <source>This table does not play pot-limit: the pot is no limit.</source>
        <translation>Deze tafel speelt geen pot-limit: de pot is geen grens.</translation>
    </message>
    <message>
        <source>Three actions in a row.</source>
        <translation>Drie acties op rij.</translation>
    </message>
    <message>
        <source>Time. Seat {seat} faces a bet: his hand is dead.</source>
        <translation>Tijd. Stoel {seat} staat tegenover een inzet: zijn hand is dood.</translation>
    </message>
    <message>
        <source>Time. There is no bet: seat {seat} checks.</source>
        <translation>Tijd. Er is geen inzet: stoel {seat} checkt.</translation>
    </message>
    <message>
        <source>Times the button has moved since: {rounds}.</source>
        <translation>Keren dat de button sindsdien is doorgeschoven: {rounds}.</translation>
    </message>
    <message>
        <source>To how much did he bet or raise?</source>
        <translation>Naar hoeveel ging zijn bet of raise?</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>outcome of a ruling</comment>
        <translation>Te laat</translation>
    </message>
    <message>
        <source>Too late: the award stands.</source>
        <translation>Te laat: de toekenning blijft staan.</translation>
    </message>
    <message>
        <source>Too late: the bet to {to} by seat {seat} stands.</source>
        <translation>Te laat: de inzet tot {to} van stoel {seat} blijft staan.</translation>
    </message>
    <message>
        <source>Too many chips put in to get change</source>
        <translation>Te veel chips ingezet om wisselgeld te krijgen</translation>
    </message>
    <message>
        <source>Tournament and table</source>
        <translation>Toernooi en tafel</translation>
    </message>
    <message>
        <source>Treat the deck as a normal deck: one burn for each street, never more.</source>
        <translation>Behandel het deck als een normaal deck: één burnkaart per straat, nooit meer.</translation>
    </message>
    <message>
        <source>Turn and order</source>
        <translation>Beurt en volgorde</translation>
    </message>
    <message>
        <source>Turn the cards that were pushed away up again: that hand plays.</source>
        <translation>Leg de weggeschoven kaarten weer open: die hand speelt mee.</translation>
    </message>
    <message>
        <source>Turn the three cards face down and mix them.</source>
        <translation>Draai de drie kaarten om en schud ze door elkaar.</translation>
    </message>
    <message>
        <source>Turn up all hands at once: seats {seats}.</source>
        <translation>Leg alle handen meteen open: stoel {seats}.</translation>
    </message>
    <message>
        <source>Two actions in a row, with chips in one of them.</source>
        <translation>Twee acties op rij, met chips in een ervan.</translation>
    </message>
    <message>
        <source>Two burns for one street</source>
        <translation>Twee burnkaarten voor één straat</translation>
    </message>
    <message>
        <source>Two cards come for the turn or river</source>
        <translation>Twee kaarten voor de turn of river</translation>
    </message>
    <message>
        <source>Two cards for the turn or river</source>
        <translation>Twee kaarten voor de turn of river</translation>
    </message>
    <message>
        <source>Two cards or more lay face up in the deck.</source>
        <translation>Twee of meer kaarten lagen open in het deck.</translation>
    </message>
    <message>
        <source>Two equal cards</source>
        <translation>Twee gelijke kaarten</translation>
    </message>
    <message>
        <source>Two hole cards or more were seen through the dealer.</source>
        <translation>Twee of meer hole cards zijn door toedoen van de deler gezien.</translation>
    </message>
    <message>
        <source>Two players are left: there is no limit to raises.</source>
        <translation>Er zijn twee spelers over: er is geen grens aan raises.</translation>
    </message>
    <message>
        <source>Use it as the first burn.</source>
        <translation>Gebruik hem als eerste burnkaart.</translation>
    </message>
    <message>
        <source>Wait until the round is over.</source>
        <translation>Wacht tot de ronde voorbij is.</translation>
    </message>
    <message>
        <source>Was a bet or raise on the river called?</source>
        <translation>Is er op de river een bet of raise gecalld?</translation>
    </message>
    <message>
        <source>Was a burn dealt before it?</source>
        <translation>Is er eerst een burnkaart gegeven?</translation>
    </message>
    <message>
        <source>Was a fee charged for this round?</source>
        <translation>Is er voor deze ronde een deelnamebedrag geheven?</translation>
    </message>
    <message>
        <source>Was his chair within his reach when the last card was dealt?</source>
        <translation>Was zijn stoel binnen handbereik toen de laatste kaart werd gedeeld?</translation>
    </message>
    <message>
        <source>Was it a tiny chip against the bet?</source>
        <translation>Was het een heel kleine chip tegenover de inzet?</translation>
    </message>
    <message>
        <source>Was the hand seen clearly?</source>
        <translation>Is de hand duidelijk gezien?</translation>
    </message>
    <message>
        <source>Was the hand started at the old level all the same?</source>
        <translation>Is de hand toch op het oude level begonnen?</translation>
    </message>
    <message>
        <source>Was the second burn seen?</source>
        <translation>Is de tweede burnkaart gezien?</translation>
    </message>
    <message>
        <source>Was the whole hand face up and seen?</source>
        <translation>Lag de hele hand open en was die gezien?</translation>
    </message>
    <message>
        <source>Was there a bet in the last round?</source>
        <translation>Was er een bet in de laatste ronde?</translation>
    </message>
    <message>
        <source>We must be able to see who is playing.</source>
        <translation>We moeten kunnen zien wie er speelt.</translation>
    </message>
    <message>
        <source>Were the words clearly understood?</source>
        <translation>Waren de woorden duidelijk te verstaan?</translation>
    </message>
    <message>
        <source>What cannot be divided goes by your own rule: {amount}.</source>
        <translation>Wat niet te delen is volgt de eigen regel: {amount}.</translation>
    </message>
    <message>
        <source>What did he do or say?</source>
        <translation>Wat deed of zei hij?</translation>
    </message>
    <message>
        <source>What did he do then?</source>
        <translation>Wat deed hij daarna?</translation>
    </message>
    <message>
        <source>What did he do?</source>
        <translation>Wat deed hij?</translation>
    </message>
    <message>
        <source>What did he say?</source>
        <translation>Wat zei hij?</translation>
    </message>
    <message>
        <source>What do the blinds he missed come to?</source>
        <translation>Hoeveel zijn de gemiste blinds samen?</translation>
    </message>
    <message>
        <source>What do the places of this hand pay, best first?</source>
        <translation>Wat betalen de plaatsen van deze hand, de beste eerst?</translation>
    </message>
    <message>
        <source>What does he want?</source>
        <translation>Wat wil hij?</translation>
    </message>
    <message>
        <source>What had already happened when the new level was announced?</source>
        <translation>Wat was er al gebeurd toen het nieuwe level werd aangekondigd?</translation>
    </message>
    <message>
        <source>What have the players he passed done?</source>
        <translation>Wat hebben de spelers gedaan die hij oversloeg?</translation>
    </message>
    <message>
        <source>What is changed?</source>
        <translation>Wat wordt gewijzigd?</translation>
    </message>
    <message>
        <source>What is disputed?</source>
        <translation>Waar gaat de discussie over?</translation>
    </message>
    <message>
        <source>What is his position this round?</source>
        <translation>Wat is zijn positie deze ronde?</translation>
    </message>
    <message>
        <source>What is the highest buy-in?</source>
        <translation>Wat is de hoogste buy-in?</translation>
    </message>
    <message>
        <source>What is the lowest buy-in?</source>
        <translation>Wat is de laagste buy-in?</translation>
    </message>
    <message>
        <source>What is the smallest chip in play?</source>
        <translation>Wat is de kleinste chip in het spel?</translation>
    </message>
    <message>
        <source>What is the starting stack?</source>
        <translation>Wat is de startstack?</translation>
    </message>
    <message>
        <source>What is the true amount?</source>
        <translation>Wat is het juiste bedrag?</translation>
    </message>
    <message>
        <source>What is wrong with the deck?</source>
        <translation>Wat is er mis met het deck?</translation>
    </message>
    <message>
        <source>What of his earlier chips?</source>
        <translation>Wat is er met zijn eerdere chips?</translation>
    </message>
    <message>
        <source>What one player has seen or heard, everybody at the table is told.</source>
        <translation>Wat één speler heeft gezien of gehoord, krijgt de hele tafel te horen.</translation>
    </message>
    <message>
        <source>What seat {seat} did is held until they have acted.</source>
        <translation>Wat stoel {seat} deed wacht tot zij gehandeld hebben.</translation>
    </message>
    <message>
        <source>What was bet goes back. Blinds and antes stay for the new deal.</source>
        <translation>Wat is ingezet gaat terug. Blinds en antes blijven liggen voor de nieuwe deal.</translation>
    </message>
    <message>
        <source>What was done, in order?</source>
        <translation>Wat is er gedaan, op volgorde?</translation>
    </message>
    <message>
        <source>What was he told?</source>
        <translation>Wat is hem verteld?</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Wat was het?</translation>
    </message>
    <message>
        <source>What was wrong?</source>
        <translation>Wat was er fout?</translation>
    </message>
    <message>
        <source>What went out of order?</source>
        <translation>Wat ging er in de verkeerde volgorde?</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>Wat ging er mis?</translation>
    </message>
    <message>
        <source>When a deck is changed</source>
        <translation>Wanneer een deck gewisseld wordt</translation>
    </message>
    <message>
        <source>When a new level counts</source>
        <translation>Wanneer een nieuw level geldt</translation>
    </message>
    <message>
        <source>When a short all-in re-opens limit betting</source>
        <translation>Wanneer een korte all-in limit-inzetten heropent</translation>
    </message>
    <message>
        <source>When a short all-in re-opens the betting</source>
        <translation>Wanneer een korte all-in het inzetten heropent</translation>
    </message>
    <message>
        <source>When did he announce it?</source>
        <translation>Wanneer kondigde hij het aan?</translation>
    </message>
    <message>
        <source>When is it asked?</source>
        <translation>Wanneer wordt het gevraagd?</translation>
    </message>
    <message>
        <source>When is it found?</source>
        <translation>Wanneer wordt het ontdekt?</translation>
    </message>
    <message>
        <source>When is it taken?</source>
        <translation>Wanneer wordt het geïnd?</translation>
    </message>
    <message>
        <source>When was it found?</source>
        <translation>Wanneer kwam het uit?</translation>
    </message>
    <message>
        <source>When was it met?</source>
        <translation>Wanneer kwam hij tevoorschijn?</translation>
    </message>
    <message>
        <source>Where a new player gets no cards</source>
        <translation>Waar een nieuwe speler geen kaarten krijgt</translation>
    </message>
    <message>
        <source>Where are the cards now?</source>
        <translation>Waar liggen de kaarten nu?</translation>
    </message>
    <message>
        <source>Where does he come from?</source>
        <translation>Waar komt hij vandaan?</translation>
    </message>
    <message>
        <source>Where he sits down</source>
        <translation>Waar hij gaat zitten</translation>
    </message>
    <message>
        <source>Where is the button?</source>
        <translation>Waar ligt de button?</translation>
    </message>
    <message>
        <source>Where the button starts</source>
        <translation>Waar de button begint</translation>
    </message>
    <message>
        <source>Where was the card found?</source>
        <translation>Waar is de kaart gevonden?</translation>
    </message>
    <message>
        <source>Which amount did he say first?</source>
        <translation>Welk bedrag zei hij eerst?</translation>
    </message>
    <message>
        <source>Which amount did he say? (0: none)</source>
        <translation>Welk bedrag zei hij? (0: geen)</translation>
    </message>
    <message>
        <source>Which amount?</source>
        <translation>Welk bedrag?</translation>
    </message>
    <message>
        <source>Which blinds?</source>
        <translation>Welke blinds?</translation>
    </message>
    <message>
        <source>Which came first?</source>
        <translation>Wat kwam eerst?</translation>
    </message>
    <message>
        <source>Which card came too early?</source>
        <translation>Welke kaart kwam te vroeg?</translation>
    </message>
    <message>
        <source>Which card did each player get, in order of the seats?</source>
        <translation>Welke kaart kreeg elke speler, op volgorde van de stoelen?</translation>
    </message>
    <message>
        <source>Which card was drawn?</source>
        <translation>Welke kaart is getrokken?</translation>
    </message>
    <message>
        <source>Which cards did they draw, one after another?</source>
        <translation>Welke kaarten trokken ze, na elkaar?</translation>
    </message>
    <message>
        <source>Which cards has he?</source>
        <translation>Welke kaarten heeft hij?</translation>
    </message>
    <message>
        <source>Which cards lie on the board?</source>
        <translation>Welke kaarten liggen op het board?</translation>
    </message>
    <message>
        <source>Which cards off the deck were seen?</source>
        <translation>Welke kaarten van het deck zijn gezien?</translation>
    </message>
    <message>
        <source>Which cards went where?</source>
        <translation>Welke kaarten gingen waarheen?</translation>
    </message>
    <message>
        <source>Which chip goes out of play?</source>
        <translation>Welk chip gaat uit het spel?</translation>
    </message>
    <message>
        <source>Which chip replaces it?</source>
        <translation>Door welke chip wordt het vervangen?</translation>
    </message>
    <message>
        <source>Which chips are in play?</source>
        <translation>Welke chips zijn in het spel?</translation>
    </message>
    <message>
        <source>Which chips came with it?</source>
        <translation>Welke chips kwamen erbij?</translation>
    </message>
    <message>
        <source>Which chips in the first motion?</source>
        <translation>Welke chips in de eerste beweging?</translation>
    </message>
    <message>
        <source>Which chips, one by one?</source>
        <translation>Welke chips, één voor één?</translation>
    </message>
    <message>
        <source>Which earlier chips still lie there?</source>
        <translation>Welke eerdere chips liggen er nog?</translation>
    </message>
    <message>
        <source>Which number did he say?</source>
        <translation>Welk getal zei hij?</translation>
    </message>
    <message>
        <source>Which of these seats have become empty since?</source>
        <translation>Welke van deze stoelen zijn sindsdien leeg?</translation>
    </message>
    <message>
        <source>Which seat does he take?</source>
        <translation>Op welke stoel komt hij?</translation>
    </message>
    <message>
        <source>Which seat had the big blind in the last hand?</source>
        <translation>Op welke stoel was de big blind in de vorige hand?</translation>
    </message>
    <message>
        <source>Which seat had the small blind in the last hand, posted or not?</source>
        <translation>Op welke stoel was de small blind in de vorige hand, betaald of niet?</translation>
    </message>
    <message>
        <source>Which seat has the small blind in the coming hand, empty or not?</source>
        <translation>Op welke stoel is de small blind in de komende hand, leeg of niet?</translation>
    </message>
    <message>
        <source>Which seat?</source>
        <translation>Welke stoel?</translation>
    </message>
    <message>
        <source>Which seats have such chips?</source>
        <translation>Welke stoelen hebben zulke chips?</translation>
    </message>
    <message>
        <source>Which seats, the first one first?</source>
        <translation>Welke stoelen, de eerste voorop?</translation>
    </message>
    <message>
        <source>Who acts next, and what may he do</source>
        <translation>Wie is aan de beurt, en wat mag hij</translation>
    </message>
    <message>
        <source>Who asks?</source>
        <translation>Wie vraagt het?</translation>
    </message>
    <message>
        <source>Who bet or raised last?</source>
        <translation>Wie deed de laatste bet of raise?</translation>
    </message>
    <message>
        <source>Who called it?</source>
        <translation>Wie callde het?</translation>
    </message>
    <message>
        <source>Who has no other chips?</source>
        <translation>Wie heeft geen andere chips?</translation>
    </message>
    <message>
        <source>Who is the big blind?</source>
        <translation>Wie is de big blind?</translation>
    </message>
    <message>
        <source>Who is the small blind?</source>
        <translation>Wie is de small blind?</translation>
    </message>
    <message>
        <source>Who moves to balance tables</source>
        <translation>Wie verhuist om tafels te balanceren</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Wie toont als eerste</translation>
    </message>
    <message>
        <source>Who shows first when everybody is all-in</source>
        <translation>Wie toont als eerste als iedereen all-in is</translation>
    </message>
    <message>
        <source>Who turned it up?</source>
        <translation>Wie heeft hem omgedraaid?</translation>
    </message>
    <message>
        <source>Who was skipped?</source>
        <translation>Wie werd overgeslagen?</translation>
    </message>
    <message>
        <source>Who wins it? With a low hand as well: who wins the high half?</source>
        <translation>Wie wint hem? Met ook een low: wie wint de high-helft?</translation>
    </message>
    <message>
        <source>Who wins the low half, if there is one?</source>
        <translation>Wie wint de low-helft, als die er is?</translation>
    </message>
    <message>
        <source>Who wins: compare the hands</source>
        <translation>Wie wint: handen vergelijken</translation>
    </message>
    <message>
        <source>Who won the hand?</source>
        <translation>Wie won de hand?</translation>
    </message>
    <message>
        <source>Whoever owes less than the minimum raises by the minimum</source>
        <translation>Wie minder dan het minimum moet callen, raist met het minimum</translation>
    </message>
    <message>
        <source>Whose chips are they?</source>
        <translation>Van wie zijn de chips?</translation>
    </message>
    <message>
        <source>Whose hand does he want to see?</source>
        <translation>Wiens hand wil hij zien?</translation>
    </message>
    <message>
        <source>Whose place is it?</source>
        <translation>Wiens plaats is het?</translation>
    </message>
    <message>
        <source>Wishes for a seat</source>
        <translation>Wensen voor een stoel</translation>
    </message>
    <message>
        <source>With a player all-in seat {seat} must turn up all his cards; his hand is not dead.</source>
        <translation>Met een speler all-in moet stoel {seat} al zijn kaarten openleggen; zijn hand is niet dood.</translation>
    </message>
    <message>
        <source>With how much?</source>
        <translation>Met hoeveel?</translation>
    </message>
    <message>
        <source>Without a word all his chips may count, whatever change he expected.</source>
        <translation>Zonder een woord kunnen al zijn chips tellen, welk wisselgeld hij ook verwachtte.</translation>
    </message>
    <message>
        <source>Words and chips do not agree</source>
        <translation>Woorden en chips komen niet overeen</translation>
    </message>
    <message>
        <source>Words and chips that do not agree</source>
        <translation>Woorden en chips die niet overeenkomen</translation>
    </message>
    <message>
        <source>Words and signs that are not official</source>
        <translation>Woorden en tekens die niet officieel zijn</translation>
    </message>
    <message>
        <source>Words in turn bind</source>
        <translation>Woorden op de beurt binden</translation>
    </message>
    <message>
        <source>Words said in turn bind.</source>
        <translation>Woorden op zijn beurt gezegd binden.</translation>
    </message>
    <message>
        <source>Words that cannot be</source>
        <translation>Woorden die niet kunnen</translation>
    </message>
    <message>
        <source>Words with a condition</source>
        <translation>Woorden met een voorwaarde</translation>
    </message>
    <message>
        <source>Words with a condition may bind seat {seat}. You decide.</source>
        <translation>Woorden met een voorwaarde kunnen stoel {seat} binden. Je beslist.</translation>
    </message>
    <message>
        <source>Words with a condition, or said too early</source>
        <translation>Woorden met een voorwaarde, of te vroeg gezegd</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>outcome of a ruling</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes: facing an all-in and in turn he gets an exact count.</source>
        <translation>Ja: tegenover een all-in en op zijn beurt krijgt hij een exacte telling.</translation>
    </message>
    <message>
        <source>Yes: he called on the river and may see the hand he paid for.</source>
        <translation>Ja: hij callde op de river en mag de hand zien waarvoor hij betaald heeft.</translation>
    </message>
    <message>
        <source>Yes: he may buy in for {amount}.</source>
        <translation>Ja: hij mag inkopen voor {amount}.</translation>
    </message>
    <message>
        <source>Yes: he may play on with the stake he left with, whatever the limits.</source>
        <translation>Ja: hij mag verder met de stack waarmee hij wegging, wat de grenzen ook zijn.</translation>
    </message>
    <message>
        <source>Yes: he may rebuy.</source>
        <translation>Ja: hij mag een rebuy doen.</translation>
    </message>
    <message>
        <source>Yes: take the fee now, and no commission this round.</source>
        <translation>Ja: neem het deelnamegeld nu, en geen commissie deze ronde.</translation>
    </message>
    <message>
        <source>You decide</source>
        <comment>outcome of a ruling: the director</comment>
        <translation>Je beslist</translation>
    </message>
    <message>
        <source>You decide about the calls of seats {seats}.</source>
        <translation>Je beslist over de calls van stoelen {seats}.</translation>
    </message>
    <message>
        <source>You decide what his words and chips mean.</source>
        <translation>Je beslist wat zijn woorden en chips betekenen.</translation>
    </message>
    <message>
        <source>You decide whether the hand is shown.</source>
        <translation>Je beslist of de hand getoond wordt.</translation>
    </message>
    <message>
        <source>You decide whether the hand of seat {seat} can still win.</source>
        <translation>Je beslist of de hand van stoel {seat} nog kan winnen.</translation>
    </message>
    <message>
        <source>You decide: seat {seat} adds {add} to call, or he loses the least call and folds.</source>
        <translation>Je beslist: stoel {seat} legt {add} bij en callt, of hij verliest de kleinste call en foldt.</translation>
    </message>
    <message>
        <source>You may give the {amount} to the winner, seat {seat}.</source>
        <translation>Je mag de {amount} aan de winnaar geven, stoel {seat}.</translation>
    </message>
    <message>
        <source>You may keep stacks off the table until their players are there.</source>
        <translation>Je mag stacks van tafel houden tot de spelers er zijn.</translation>
    </message>
    <message>
        <source>You may let it play on; that is no misdeal.</source>
        <translation>Je mag hem laten doorspelen; dat is geen misdeal.</translation>
    </message>
    <message>
        <source>You pick one of them blind.</source>
        <translation>Je trekt er blind een.</translation>
    </message>
    <message>
        <source>a call, check, bet or raise</source>
        <translation>een call, check, bet of raise</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>er ontbreekt een kaart</translation>
    </message>
    <message>
        <source>a card was seen at the cut</source>
        <translation>bij het couperen is een kaart gezien</translation>
    </message>
    <message>
        <source>a card went to an empty seat or to a player without a right to it</source>
        <translation>een kaart ging naar een lege stoel of naar een speler die er geen recht op heeft</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>een fold</translation>
    </message>
    <message>
        <source>a full starting stack</source>
        <translation>een volledige startstack</translation>
    </message>
    <message>
        <source>a higher minimum wager</source>
        <translation>een hogere minimuminzet</translation>
    </message>
    <message>
        <source>a joker or foreign card was found</source>
        <translation>er is een joker of vreemde kaart gevonden</translation>
    </message>
    <message>
        <source>a later card went out of turn, but all have the right number</source>
        <translation>een latere kaart ging buiten de beurt, maar iedereen heeft het juiste aantal</translation>
    </message>
    <message>
        <source>a minimum bet more</source>
        <translation>een minimale bet meer</translation>
    </message>
    <message>
        <source>a player has too few cards</source>
        <translation>een speler heeft te weinig kaarten</translation>
    </message>
    <message>
        <source>a player has too many cards</source>
        <translation>een speler heeft te veel kaarten</translation>
    </message>
    <message>
        <source>a player was left out</source>
        <translation>een speler is overgeslagen</translation>
    </message>
    <message>
        <source>a player who gets no cards in this hand</source>
        <translation>een speler die deze hand geen kaarten krijgt</translation>
    </message>
    <message>
        <source>a seat has become free during the game</source>
        <translation>tijdens het spel kwam een stoel vrij</translation>
    </message>
    <message>
        <source>absent, away, move chips, sit out</source>
        <comment>words a director types, parted by commas</comment>
        <translation>afwezig, weg, chips verplaatsen</translation>
    </message>
    <message>
        <source>absent, start, not there, alone, blinded out</source>
        <comment>words a director types, parted by commas</comment>
        <translation>afwezig, start, niet aanwezig, alleen, blinds afgenomen</translation>
    </message>
    <message>
        <source>abuse, insult, swearing, drunk, threat, discrimination</source>
        <translation>schelden, beledigen, vloeken, dronken, dreigen, discriminatie</translation>
    </message>
    <message>
        <source>accepted action, wrong count, miscount, true amount</source>
        <comment>words a director types, parted by commas</comment>
        <translation>geaccepteerde actie, verkeerde telling, verteld, juiste bedrag</translation>
    </message>
    <message>
        <source>add chips during a round</source>
        <translation>chips bijleggen tijdens een ronde</translation>
    </message>
    <message>
        <source>advice, coach, helper, opmh, reads the hand</source>
        <translation>advies, coach, helper, opmh, leest de hand</translation>
    </message>
    <message>
        <source>after the betting began</source>
        <translation>nadat het inzetten was begonnen</translation>
    </message>
    <message>
        <source>after the hand</source>
        <translation>na de hand</translation>
    </message>
    <message>
        <source>after the next card, or the showdown has begun</source>
        <translation>na de volgende kaart, of de showdown is begonnen</translation>
    </message>
    <message>
        <source>all five cards count</source>
        <translation>alle vijf kaarten tellen</translation>
    </message>
    <message>
        <source>all folded</source>
        <translation>allemaal gefold</translation>
    </message>
    <message>
        <source>all hands at once</source>
        <translation>alle handen meteen</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>allemaal</translation>
    </message>
    <message>
        <source>all share</source>
        <translation>allen delen</translation>
    </message>
    <message>
        <source>all to the first winner left of the button</source>
        <translation>alles naar de eerste winnaar links van de button</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>all-in</source>
        <comment>an action</comment>
        <translation>all-in</translation>
    </message>
    <message>
        <source>all-in, face up, cards up, open, tabling</source>
        <comment>words a director types, parted by commas</comment>
        <translation>all-in, kaarten open, omdraaien, open leggen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>always rounded up</source>
        <translation>altijd naar boven afgerond</translation>
    </message>
    <message>
        <source>an amount</source>
        <translation>een bedrag</translation>
    </message>
    <message>
        <source>an empty seat</source>
        <translation>een lege stoel</translation>
    </message>
    <message>
        <source>an empty seat&apos;s go to the muck, a player&apos;s are for the floor</source>
        <translation>die van een lege stoel gaan in de muck, over die van een speler beslist de toernooileiding</translation>
    </message>
    <message>
        <source>another player&apos;s</source>
        <translation>die van een andere speler</translation>
    </message>
    <message>
        <source>another word or sign</source>
        <translation>een ander woord of teken</translation>
    </message>
    <message>
        <source>any active player may ask for the called player&apos;s cards</source>
        <translation>elke actieve speler mag de kaarten van de gecallde speler vragen</translation>
    </message>
    <message>
        <source>app, chart, solver, aid, RTA, help</source>
        <translation>app, tabel, solver, hulp, RTA, strategie</translation>
    </message>
    <message>
        <source>at the dealer&apos;s right</source>
        <translation>rechts van de dealer</translation>
    </message>
    <message>
        <source>away, absent, not at seat, at your seat, last card, dead hand, chair</source>
        <comment>words a director types, parted by commas</comment>
        <translation>weg, afwezig, niet op zijn plaats, op de plaats, laatste kaart, dode hand, stoel</translation>
    </message>
    <message>
        <source>back to the stock of chips</source>
        <translation>terug naar de chipvoorraad</translation>
    </message>
    <message>
        <source>balance, balancing, move, who moves, uneven tables</source>
        <comment>words a director types, parted by commas</comment>
        <translation>balanceren, verhuizen, wie verhuist, ongelijke tafels</translation>
    </message>
    <message>
        <source>balance, worst position, seat, move, single big blind</source>
        <comment>words a director types, parted by commas</comment>
        <translation>balanceren, slechtste positie, stoel, verhuizen, enkele big blind</translation>
    </message>
    <message>
        <source>bba, ante, big blind ante, short big blind</source>
        <comment>words a director types, parted by commas</comment>
        <translation>bba, ante, big blind ante, korte big blind</translation>
    </message>
    <message>
        <source>becomes the burn</source>
        <comment>fate of a card</comment>
        <translation>wordt de burnkaart</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>voor de flop</translation>
    </message>
    <message>
        <source>before the game starts</source>
        <translation>voor het spel begint</translation>
    </message>
    <message>
        <source>before the hand began</source>
        <translation>voor de hand begon</translation>
    </message>
    <message>
        <source>before the round</source>
        <translation>voor de ronde</translation>
    </message>
    <message>
        <source>before the round, without commission</source>
        <translation>voor de ronde, zonder commissie</translation>
    </message>
    <message>
        <source>begun, no binding action yet</source>
        <translation>begonnen, nog geen bindende actie</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>an action</comment>
        <translation>bet</translation>
    </message>
    <message>
        <source>bet or raised</source>
        <translation>bette of raisede</translation>
    </message>
    <message>
        <source>bettor mucks, threw away, thought he had won</source>
        <comment>words a director types, parted by commas</comment>
        <translation>bet en muck, weggegooid, dacht gewonnen te hebben</translation>
    </message>
    <message>
        <source>between small blind and button</source>
        <translation>tussen small blind en button</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>binding action</source>
        <translation>bindende actie</translation>
    </message>
    <message>
        <source>binding action has happened</source>
        <translation>er is bindende actie geweest</translation>
    </message>
    <message>
        <source>binding, substantial action, SA, count</source>
        <comment>words a director types, parted by commas</comment>
        <translation>bindend, bindende actie, substantial action, tellen</translation>
    </message>
    <message>
        <source>blinds, dodge, avoid, sit out</source>
        <translation>blinds, ontlopen, ontwijken, overslaan</translation>
    </message>
    <message>
        <source>board card, mucked board, board swept, wrong place, lost card, killed board</source>
        <comment>words a director types, parted by commas</comment>
        <translation>boardkaart, board gemuckt, board weg, verkeerde plaats, kaart kwijt, board dood</translation>
    </message>
    <message>
        <source>board, playing the board, board plays</source>
        <comment>words a director types, parted by commas</comment>
        <translation>board, board spelen, bord, gemeenschappelijke kaarten</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>allebei tegelijk</translation>
    </message>
    <message>
        <source>both blinds count in full</source>
        <translation>beide blinds tellen volledig</translation>
    </message>
    <message>
        <source>boxed, boxed card, face up, face up in deck, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>boxed, boxed card, omgekeerd, open in het deck, misdeal</translation>
    </message>
    <message>
        <source>break, broken table, redraw, seat cards</source>
        <comment>words a director types, parted by commas</comment>
        <translation>opbreken, opgebroken tafel, loten, stoelkaarten</translation>
    </message>
    <message>
        <source>burn, burn card, burn exposed, burn face up, exposed, seen burn</source>
        <comment>words a director types, parted by commas</comment>
        <translation>burn, burnkaart, burnkaart open, burn gezien, open, gezien</translation>
    </message>
    <message>
        <source>button, wrong button, moved twice, dealer button, blinds wrong</source>
        <comment>words a director types, parted by commas</comment>
        <translation>button, verkeerde button, twee keer verplaatst, dealerbutton, blinds fout</translation>
    </message>
    <message>
        <source>buy in as a new player</source>
        <translation>inkopen als nieuwe speler</translation>
    </message>
    <message>
        <source>buy-in, stake, going south, take chips off, add chips</source>
        <comment>words a director types, parted by commas</comment>
        <translation>buy-in, inkoop, chips van tafel, bijleggen</translation>
    </message>
    <message>
        <source>by draw</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>by draw in two steps</source>
        <translation>door loting in twee stappen</translation>
    </message>
    <message>
        <source>by priority, then by high card</source>
        <translation>op voorrang, dan op hoogste kaart</translation>
    </message>
    <message>
        <source>by stack at one table, else shared</source>
        <translation>op stack aan één tafel, anders gedeeld</translation>
    </message>
    <message>
        <source>call</source>
        <translation>call</translation>
    </message>
    <message>
        <source>call</source>
        <comment>an action</comment>
        <translation>call</translation>
    </message>
    <message>
        <source>called</source>
        <translation>gecalld</translation>
    </message>
    <message>
        <source>called before the amount was known</source>
        <translation>callde voordat het bedrag bekend was</translation>
    </message>
    <message>
        <source>called or raised</source>
        <translation>gecalld of geraised</translation>
    </message>
    <message>
        <source>cap, number of raises, limit, reraise</source>
        <comment>words a director types, parted by commas</comment>
        <translation>cap, aantal raises, limit, reraise</translation>
    </message>
    <message>
        <source>change, chips, denominations, make up, lowest chip, count</source>
        <comment>words a director types, parted by commas</comment>
        <translation>wisselen, chips, denominaties, bedrag, laagste chip</translation>
    </message>
    <message>
        <source>change, overbet, expecting change</source>
        <comment>words a director types, parted by commas</comment>
        <translation>wisselgeld, te veel, wisselen, overbet</translation>
    </message>
    <message>
        <source>cheat, fraud, marked cards, theft</source>
        <translation>vals, fraude, gemerkte kaarten, diefstal</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>check</source>
        <comment>an action</comment>
        <translation>check</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>gecheckt</translation>
    </message>
    <message>
        <source>chips leave play</source>
        <translation>chips gaan uit het spel</translation>
    </message>
    <message>
        <source>chips without a word</source>
        <comment>an action</comment>
        <translation>chips zonder een woord</translation>
    </message>
    <message>
        <source>clearly wants out of the hand</source>
        <translation>wil duidelijk uit de hand</translation>
    </message>
    <message>
        <source>clock, time, 25 seconds, tanking, countdown</source>
        <comment>words a director types, parted by commas</comment>
        <translation>klok, tijd, 25 seconden, bedenktijd, aftellen</translation>
    </message>
    <message>
        <source>commission, rake, percentage, fee</source>
        <comment>words a director types, parted by commas</comment>
        <translation>commissie, rake, percentage, heffing</translation>
    </message>
    <message>
        <source>complete the call</source>
        <comment>an action</comment>
        <translation>de call aanvullen</translation>
    </message>
    <message>
        <source>conditional, if you bet, early, before the amount</source>
        <comment>words a director types, parted by commas</comment>
        <translation>voorwaarde, als jij bet, te vroeg, voor het bedrag</translation>
    </message>
    <message>
        <source>count, chip count, how much, opponent</source>
        <comment>words a director types, parted by commas</comment>
        <translation>tellen, chipcount, hoeveel, tegenstander</translation>
    </message>
    <message>
        <source>counts as one of them</source>
        <translation>telt mee</translation>
    </message>
    <message>
        <source>dead button, button, no small blind, blinds, next hand, heads-up, position, bust</source>
        <comment>words a director types, parted by commas</comment>
        <translation>dead button, button, geen small blind, no small blind, blinds, volgende hand, heads-up, positie</translation>
    </message>
    <message>
        <source>deal, agreement, chop, split by agreement</source>
        <comment>words a director types, parted by commas</comment>
        <translation>deal, afspraak, samen delen, chop</translation>
    </message>
    <message>
        <source>deck, new cards, setup, damaged</source>
        <translation>deck, nieuwe kaarten, setup, beschadigd</translation>
    </message>
    <message>
        <source>dispute, protest, wrong pot, count error, too late</source>
        <comment>words a director types, parted by commas</comment>
        <translation>discussie, protest, verkeerde pot, telfout, te laat</translation>
    </message>
    <message>
        <source>disqualification</source>
        <comment>a penalty</comment>
        <translation>diskwalificatie</translation>
    </message>
    <message>
        <source>dq, disqualified, out, exclude, ban</source>
        <translation>dq, gediskwalificeerd, uitsluiten, royeren, ban</translation>
    </message>
    <message>
        <source>dumping, collusion, team, partner</source>
        <translation>dumping, samenspelen, team, partner, chips weggeven</translation>
    </message>
    <message>
        <source>during a hand he still plays</source>
        <translation>tijdens een hand die hij nog speelt</translation>
    </message>
    <message>
        <source>during a hand, after he folded</source>
        <translation>tijdens een hand, nadat hij foldde</translation>
    </message>
    <message>
        <source>during or after the round</source>
        <translation>tijdens of na de ronde</translation>
    </message>
    <message>
        <source>during the hand</source>
        <translation>tijdens de hand</translation>
    </message>
    <message>
        <source>each chip is looked at</source>
        <translation>elke chip telt</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>elke pot apart</translation>
    </message>
    <message>
        <source>empty seat, vacant, not entitled, dealt in by mistake, newcomer, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>lege stoel, lege plaats, geen recht, ten onrechte ingedeeld, nieuwe speler, misdeal</translation>
    </message>
    <message>
        <source>end of day, last hands, card, bagging</source>
        <comment>words a director types, parted by commas</comment>
        <translation>einde dag, einde speeldag, laatste handen, kaart</translation>
    </message>
    <message>
        <source>etiquette, manners, touching chips, splash, hygiene</source>
        <translation>etiquette, manieren, chips aanraken, splashen, hygiëne</translation>
    </message>
    <message>
        <source>exchanged for the first burn</source>
        <translation>geruild voor de eerste burnkaart</translation>
    </message>
    <message>
        <source>excluded from the game</source>
        <comment>a penalty</comment>
        <translation>van het spel uitgesloten</translation>
    </message>
    <message>
        <source>excluded from the game</source>
        <translation>van het spel uitgesloten</translation>
    </message>
    <message>
        <source>exposed, exposed card, flashed, flipped, turned up, misdeal, first card, second card, hole card</source>
        <comment>words a director types, parted by commas</comment>
        <translation>open, open kaart, getoond, gezien, geflasht, omgedraaid, exposed, misdeal, eerste kaart, tweede kaart, hole card</translation>
    </message>
    <message>
        <source>fee, time charge, participation</source>
        <comment>words a director types, parted by commas</comment>
        <translation>deelnamegeld, bijdrage, fee</translation>
    </message>
    <message>
        <source>final, final table, combine</source>
        <comment>words a director types, parted by commas</comment>
        <translation>finale, finaletafel, samenvoegen</translation>
    </message>
    <message>
        <source>first button, start, dealer button</source>
        <comment>words a director types, parted by commas</comment>
        <translation>eerste button, begin, dealer button</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>an action</comment>
        <translation>fold</translation>
    </message>
    <message>
        <source>fold, odd fold, folds for free, throws away</source>
        <comment>words a director types, parted by commas</comment>
        <translation>fold, vreemde fold, gratis folden, weggooien</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>gefold</translation>
    </message>
    <message>
        <source>fouled, fouled deck, duplicate, double, same card twice, missing card, incomplete, invalid deck</source>
        <comment>words a director types, parted by commas</comment>
        <translation>ongeldig deck, fouled deck, dubbele kaart, twee keer dezelfde kaart, ontbrekende kaart, kaart mist, onvolledig</translation>
    </message>
    <message>
        <source>found, lost and found, chips on the floor, no owner</source>
        <comment>words a director types, parted by commas</comment>
        <translation>gevonden, lost and found, chips op de grond, geen eigenaar</translation>
    </message>
    <message>
        <source>four, flop, 4 cards, extra card, too many</source>
        <comment>words a director types, parted by commas</comment>
        <translation>vier, flop, 4 kaarten, extra kaart, te veel</translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <translation>vanaf de volgende hand</translation>
    </message>
    <message>
        <source>full rounds</source>
        <translation>volle rondes</translation>
    </message>
    <message>
        <source>gesture, tap, knock, sign, slang, own words</source>
        <comment>words a director types, parted by commas</comment>
        <translation>gebaar, tik, kloppen, teken, straattaal, eigen woorden</translation>
    </message>
    <message>
        <source>goes back into the deck</source>
        <comment>fate of a card</comment>
        <translation>gaat terug in het deck</translation>
    </message>
    <message>
        <source>goes to seat {seat}</source>
        <comment>fate of a card</comment>
        <translation>gaat naar stoel {seat}</translation>
    </message>
    <message>
        <source>goes to the muck</source>
        <comment>fate of a card</comment>
        <translation>gaat naar de muck</translation>
    </message>
    <message>
        <source>h4h, hand for hand, bubble, tie, shared place, two out</source>
        <comment>words a director types, parted by commas</comment>
        <translation>h4h, hand voor hand, bubble, gelijk, gedeelde plaats, twee eruit</translation>
    </message>
    <message>
        <source>half a chip or more is rounded up</source>
        <translation>een halve chip of meer wordt naar boven afgerond</translation>
    </message>
    <message>
        <source>halt, stop, short, short-handed, three short</source>
        <comment>words a director types, parted by commas</comment>
        <translation>stoppen, stilleggen, te weinig spelers, drie minder</translation>
    </message>
    <message>
        <source>he acted at the very end</source>
        <translation>hij handelde op het laatste moment</translation>
    </message>
    <message>
        <source>he acted in time</source>
        <translation>hij handelde op tijd</translation>
    </message>
    <message>
        <source>he gives up his stack or is out, and enters again</source>
        <translation>hij geeft zijn stack op of ligt eruit, en doet opnieuw mee</translation>
    </message>
    <message>
        <source>he is an alternate</source>
        <translation>hij is een alternate</translation>
    </message>
    <message>
        <source>he is new in the game</source>
        <translation>hij is nieuw in het spel</translation>
    </message>
    <message>
        <source>he lost</source>
        <translation>hij verloor</translation>
    </message>
    <message>
        <source>he may still get his card until he acts</source>
        <translation>hij mag zijn kaart nog krijgen tot hij handelt</translation>
    </message>
    <message>
        <source>he registers late</source>
        <translation>hij schrijft zich laat in</translation>
    </message>
    <message>
        <source>he shared the pot</source>
        <translation>hij deelde de pot</translation>
    </message>
    <message>
        <source>he took all of them back</source>
        <translation>hij nam alles terug</translation>
    </message>
    <message>
        <source>he took part of them back</source>
        <translation>hij nam een deel terug</translation>
    </message>
    <message>
        <source>he won</source>
        <translation>hij won</translation>
    </message>
    <message>
        <source>hidden chips, hidden, all-in, behind, chips found</source>
        <comment>words a director types, parted by commas</comment>
        <translation>verborgen chips, verborgen, all-in, erachter, chips gevonden</translation>
    </message>
    <message>
        <source>his hand is void, his bets go back</source>
        <translation>zijn hand is ongeldig, zijn inzetten gaan terug</translation>
    </message>
    <message>
        <source>how the pot was counted</source>
        <translation>hoe de pot geteld is</translation>
    </message>
    <message>
        <source>if you do this, I do that</source>
        <translation>als jij dit doet, doe ik dat</translation>
    </message>
    <message>
        <source>in a player&apos;s hand</source>
        <translation>in de hand van een speler</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>in het deck</translation>
    </message>
    <message>
        <source>in the muck</source>
        <translation>in de muck</translation>
    </message>
    <message>
        <source>in the same betting round</source>
        <translation>in dezelfde inzetronde</translation>
    </message>
    <message>
        <source>is dealt again</source>
        <comment>fate of a card</comment>
        <translation>wordt opnieuw gedeeld</translation>
    </message>
    <message>
        <source>is finished first</source>
        <translation>wordt eerst afgemaakt</translation>
    </message>
    <message>
        <source>is kept as the next burn</source>
        <comment>fate of a card</comment>
        <translation>wordt bewaard als volgende burnkaart</translation>
    </message>
    <message>
        <source>is shown to everybody, then mucked</source>
        <comment>fate of a card</comment>
        <translation>wordt aan iedereen getoond en gaat dan in de muck</translation>
    </message>
    <message>
        <source>it is running</source>
        <translation>hij loopt nog</translation>
    </message>
    <message>
        <source>joker, foreign card, other deck, cut card, wrong back, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>joker, vreemde kaart, ander deck, cut card, verkeerde rug, misdeal</translation>
    </message>
    <message>
        <source>killed hand, dealer mucked, unprotected, exposed</source>
        <comment>words a director types, parted by commas</comment>
        <translation>gedode hand, dealer muckt, onbeschermd, getoond, per ongeluk gefold</translation>
    </message>
    <message>
        <source>language, english only, foreign, talk</source>
        <translation>taal, alleen engels, buitenlands, praten</translation>
    </message>
    <message>
        <source>late, late registration, alternate, re-entry, reentry, new stack</source>
        <comment>words a director types, parted by commas</comment>
        <translation>laat, late registratie, alternate, re-entry, nieuwe stack, herinschrijving</translation>
    </message>
    <message>
        <source>leave, away, walks off, live hand, toilet</source>
        <translation>weg, weglopen, verlaten, levende hand, wc</translation>
    </message>
    <message>
        <source>left out, skipped, passed over, no cards, not dealt in, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>overgeslagen, vergeten, geen kaarten, niet ingedeeld, misdeal</translation>
    </message>
    <message>
        <source>level, new level, blinds up, riffle, green button, dealer change</source>
        <comment>words a director types, parted by commas</comment>
        <translation>level, nieuw level, blinds omhoog, riffle, groene knop, dealerwissel</translation>
    </message>
    <message>
        <source>limits, notice, change, minimum, sign, three hands</source>
        <comment>words a director types, parted by commas</comment>
        <translation>limieten, aankondiging, wijziging, minimum, bord, drie handen</translation>
    </message>
    <message>
        <source>live until the dealer mucks them</source>
        <translation>live tot de dealer ze muckt</translation>
    </message>
    <message>
        <source>mandatory</source>
        <translation>verplicht</translation>
    </message>
    <message>
        <source>mask, hood, sunglasses, face, clothing</source>
        <translation>masker, capuchon, zonnebril, gezicht, kleding</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>mag volgen</translation>
    </message>
    <message>
        <source>may lie at an empty seat</source>
        <translation>mag bij een lege stoel liggen</translation>
    </message>
    <message>
        <source>may lie at an empty seat; absent players are skipped</source>
        <translation>mag bij een lege stoel liggen; afwezigen worden overgeslagen</translation>
    </message>
    <message>
        <source>minimum, maximum, min raise, max, how much</source>
        <comment>words a director types, parted by commas</comment>
        <translation>minimum, maximum, minimale raise, max, hoeveel</translation>
    </message>
    <message>
        <source>miscall, cards speak, wrong hand called, misread</source>
        <comment>words a director types, parted by commas</comment>
        <translation>verkeerd genoemd, kaarten spreken, miscall, verkeerd gelezen</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>misdeal</translation>
    </message>
    <message>
        <source>misdeal, wrong deal, deal again, redeal, void deal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>misdeal, verkeerd gedeeld, opnieuw delen, redeal, deelfout</translation>
    </message>
    <message>
        <source>missed blind, missed blinds, comes back, returning, post</source>
        <comment>words a director types, parted by commas</comment>
        <translation>gemiste blind, gemiste blinds, terug, terugkomen, bijbetalen</translation>
    </message>
    <message>
        <source>missed hands</source>
        <comment>a penalty</comment>
        <translation>gemiste handen</translation>
    </message>
    <message>
        <source>moved by the floor</source>
        <translation>verplaatst door de floor</translation>
    </message>
    <message>
        <source>moves with the chips he has now</source>
        <translation>verhuist met de chips die hij nu heeft</translation>
    </message>
    <message>
        <source>muck, mucked, one card shown, not tabled, tabling, live cards</source>
        <comment>words a director types, parted by commas</comment>
        <translation>muck, gemuckt, één kaart getoond, niet open, live kaarten, weggeschoven</translation>
    </message>
    <message>
        <source>must follow</source>
        <translation>moet volgen</translation>
    </message>
    <message>
        <source>neither blind</source>
        <translation>geen van beide blinds</translation>
    </message>
    <message>
        <source>new player, dealt in, between small blind and button, skip, waits, posts</source>
        <comment>words a director types, parted by commas</comment>
        <translation>nieuwe speler, ingedeeld, tussen small blind en button, overslaan, wacht</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>no burn, burn forgotten, missing burn, flop, turn, river</source>
        <comment>words a director types, parted by commas</comment>
        <translation>geen burn, burn vergeten, burnkaart, flop, turn, river</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody can say</source>
        <translation>niemand weet het</translation>
    </message>
    <message>
        <source>nobody has acted</source>
        <translation>nog niemand heeft gehandeld</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>niet begonnen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>nothing added or taken off in a round</source>
        <translation>niets erbij of eraf tijdens een ronde</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>off the table, floor, fell, dropped card, flew, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>van tafel, grond, gevallen, vloog, kaart gevallen, misdeal</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>op de board</translation>
    </message>
    <message>
        <source>on the button and the first blind</source>
        <translation>op de button en de first blind</translation>
    </message>
    <message>
        <source>on the flop</source>
        <translation>op de flop</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>op de river</translation>
    </message>
    <message>
        <source>on the table, not in the muck</source>
        <translation>op tafel, niet in de muck</translation>
    </message>
    <message>
        <source>on the turn</source>
        <translation>op de turn</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>one bet more than he</source>
        <translation>een inzet van meer dan hij</translation>
    </message>
    <message>
        <source>one bet, not more than he</source>
        <translation>een inzet, niet meer dan hij</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>één kaart</translation>
    </message>
    <message>
        <source>one card lay face up in the deck</source>
        <translation>één kaart lag open in het deck</translation>
    </message>
    <message>
        <source>one card, the third or later</source>
        <translation>één kaart, de derde of later</translation>
    </message>
    <message>
        <source>one each, from the left of the button</source>
        <translation>één voor één, vanaf links van de button</translation>
    </message>
    <message>
        <source>one hand at the old level</source>
        <translation>één hand op het oude level</translation>
    </message>
    <message>
        <source>one hole card was seen, the third or later</source>
        <translation>één hole card is gezien, de derde of later</translation>
    </message>
    <message>
        <source>one of them at random becomes the burn</source>
        <comment>fate of a card</comment>
        <translation>een ervan wordt willekeurig de burnkaart</translation>
    </message>
    <message>
        <source>only an amount</source>
        <translation>alleen een bedrag</translation>
    </message>
    <message>
        <source>only at full value</source>
        <translation>alleen voor volle waarde</translation>
    </message>
    <message>
        <source>only equal or better hands</source>
        <translation>alleen gelijke of betere handen</translation>
    </message>
    <message>
        <source>only some</source>
        <translation>maar een deel</translation>
    </message>
    <message>
        <source>only the call stands</source>
        <translation>alleen de call blijft staan</translation>
    </message>
    <message>
        <source>only the value counts</source>
        <translation>alleen de waarde telt</translation>
    </message>
    <message>
        <source>only the wash of the cards</source>
        <translation>alleen het wassen van de kaarten</translation>
    </message>
    <message>
        <source>only when damaged</source>
        <translation>alleen bij schade</translation>
    </message>
    <message>
        <source>only when it is the first card</source>
        <translation>alleen als het de eerste kaart is</translation>
    </message>
    <message>
        <source>oot, out of turn, early, acted too soon, skipped, before his turn</source>
        <comment>words a director types, parted by commas</comment>
        <translation>oot, voor zijn beurt, te vroeg, overgeslagen, out of turn, voor de beurt, uit de beurt</translation>
    </message>
    <message>
        <source>order, sequence, burn, flop, turn, river, course</source>
        <comment>words a director types, parted by commas</comment>
        <translation>volgorde, verloop, burn, flop, turn, river</translation>
    </message>
    <message>
        <source>out of order, wrong seat, first card, dealt out of turn, two to the button, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>volgorde, verkeerde stoel, eerste kaart, verkeerd begonnen, twee kaarten button, misdeal</translation>
    </message>
    <message>
        <source>overchip, several chips, silent, oversize chip, 50 %</source>
        <comment>words a director types, parted by commas</comment>
        <translation>overchip, meerdere chips, stil, te grote chip, 50 %</translation>
    </message>
    <message>
        <source>pay blinds and antes</source>
        <translation>betalen blinds en antes</translation>
    </message>
    <message>
        <source>pay them or wait</source>
        <translation>betalen of wachten</translation>
    </message>
    <message>
        <source>penalty, rounds, hands, orbit, missed</source>
        <translation>straf, rondes, handen, rondje, gemist</translation>
    </message>
    <message>
        <source>phone, mobile, device, tablet, call, camera</source>
        <translation>telefoon, mobiel, apparaat, tablet, bellen, camera</translation>
    </message>
    <message>
        <source>play on with his old stake after coming back or being moved</source>
        <translation>verder met zijn oude stack na terugkomst of verplaatsing</translation>
    </message>
    <message>
        <source>pocket, hidden, chips gone, took chips</source>
        <translation>zak, verborgen, chips weg, chips meegenomen</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>mogelijk</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>pot by pot up to the cap</source>
        <translation>pot voor pot tot het maximum</translation>
    </message>
    <message>
        <source>pot limit, PLO, pot bet, maximum, half pot</source>
        <comment>words a director types, parted by commas</comment>
        <translation>pot limit, PLO, potbet, maximum, halve pot</translation>
    </message>
    <message>
        <source>premature, early flop, early turn, early river, too soon</source>
        <comment>words a director types, parted by commas</comment>
        <translation>te vroeg, vroege flop, vroege turn, vroege river, voortijdig</translation>
    </message>
    <message>
        <source>pulls back, takes back, earlier bet, prior chips</source>
        <comment>words a director types, parted by commas</comment>
        <translation>terugtrekken, terugpakken, eerdere inzet, eerdere chips</translation>
    </message>
    <message>
        <source>rabbit, next card, river, would have come</source>
        <translation>rabbit, volgende kaart, river, zou gekomen zijn</translation>
    </message>
    <message>
        <source>race, chip race, colour-up, color up, odd chips</source>
        <comment>words a director types, parted by commas</comment>
        <translation>race, chip race, chiprace, color-up, omwisselen</translation>
    </message>
    <message>
        <source>race, old chips, after the race, exchange</source>
        <comment>words a director types, parted by commas</comment>
        <translation>race, oude chips, na de race, wisselen</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>raise</translation>
    </message>
    <message>
        <source>raise</source>
        <comment>an action</comment>
        <translation>raise</translation>
    </message>
    <message>
        <source>raise, without an amount</source>
        <translation>raise, zonder bedrag</translation>
    </message>
    <message>
        <source>rebuy, re-buy, top-up, add chips, buy in</source>
        <comment>words a director types, parted by commas</comment>
        <translation>rebuy, bijkopen, herkoop, inkopen</translation>
    </message>
    <message>
        <source>redeal, deal again, misdeal, new deal, after a misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>redeal, opnieuw delen, misdeal, na een misdeal</translation>
    </message>
    <message>
        <source>reopen, re-open, short all-in, raise again, under-raise</source>
        <comment>words a director types, parted by commas</comment>
        <translation>heropenen, korte all-in, opnieuw raisen</translation>
    </message>
    <message>
        <source>rounds away from the table</source>
        <comment>a penalty</comment>
        <translation>rondes weg van de tafel</translation>
    </message>
    <message>
        <source>scrap paper</source>
        <translation>een stuk papier</translation>
    </message>
    <message>
        <source>seat change, want seat, free seat, priority, draw</source>
        <comment>words a director types, parted by commas</comment>
        <translation>stoel wisselen, vrije stoel, voorrang, loting</translation>
    </message>
    <message>
        <source>seats are drawn</source>
        <translation>stoelen worden geloot</translation>
    </message>
    <message>
        <source>see, show, ask, request, paid to see</source>
        <comment>words a director types, parted by commas</comment>
        <translation>zien, tonen, vragen, verzoek, ervoor betaald</translation>
    </message>
    <message>
        <source>show first, showdown order, last aggressor</source>
        <comment>words a director types, parted by commas</comment>
        <translation>als eerste tonen, volgorde, showdown, laatste agressor</translation>
    </message>
    <message>
        <source>show, expose, own card, face up</source>
        <translation>tonen, laten zien, eigen kaart, open</translation>
    </message>
    <message>
        <source>shuffle, cut, inspect, deck check, count, new cards</source>
        <comment>words a director types, parted by commas</comment>
        <translation>schudden, couperen, nakijken, deck tellen, nieuwe kaarten</translation>
    </message>
    <message>
        <source>shuffle, cut, not shuffled, not cut, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>schudden, couperen, niet geschud, niet gecoupeerd, misdeal</translation>
    </message>
    <message>
        <source>side bet, prop bet, insurance</source>
        <translation>weddenschap, bijwedden, verzekering</translation>
    </message>
    <message>
        <source>side pot, sidepot, main pot, all-in, uncalled bet, pots</source>
        <comment>words a director types, parted by commas</comment>
        <translation>side pot, sidepot, main pot, bijpot, hoofdpot, all-in, niet gecalld, potten, zijpot</translation>
    </message>
    <message>
        <source>silence, quiet, noise, talking</source>
        <translation>stilte, rustig, lawaai, praten</translation>
    </message>
    <message>
        <source>single hands</source>
        <translation>losse handen</translation>
    </message>
    <message>
        <source>slow, tanking, delay, time</source>
        <translation>traag, rekken, tanken, vertragen, tijd</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>soft, checks the nuts, goes easy</source>
        <translation>soft, sparen, checkt de nuts</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>iets anders</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>schoppen, harten, ruiten, klaveren</translation>
    </message>
    <message>
        <source>split, chop, odd chip, rest chip, share, hi-lo</source>
        <comment>words a director types, parted by commas</comment>
        <translation>split, gedeelde pot, delen, restchip, odd chip, hi-lo, oneven, oneven chip</translation>
    </message>
    <message>
        <source>stack, dirty, high chips, colour up, hidden</source>
        <translation>stack, rommelig, hoge chips, omwisselen, verborgen</translation>
    </message>
    <message>
        <source>started, no binding action yet</source>
        <translation>begonnen, nog geen bindende actie</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <comment>fate of a card</comment>
        <translation>blijft liggen</translation>
    </message>
    <message>
        <source>string, string bet, string raise, motions, twice</source>
        <comment>words a director types, parted by commas</comment>
        <translation>string, stringbet, stringraise, bewegingen, twee keer</translation>
    </message>
    <message>
        <source>stub, dropped, deck falls, disordered, mixed</source>
        <comment>words a director types, parted by commas</comment>
        <translation>stub, gevallen, deck valt, door elkaar, gemengd</translation>
    </message>
    <message>
        <source>take back, undo, changes his mind, in turn</source>
        <comment>words a director types, parted by commas</comment>
        <translation>terugnemen, bedenkt zich, op zijn beurt</translation>
    </message>
    <message>
        <source>take chips off the table</source>
        <translation>chips van tafel nemen</translation>
    </message>
    <message>
        <source>takes blinds and antes</source>
        <translation>krijgt blinds en antes</translation>
    </message>
    <message>
        <source>talk, disclose, folded hand, comment, speculate</source>
        <translation>praten, verklappen, gefolde hand, commentaar, gissen</translation>
    </message>
    <message>
        <source>tapped the table</source>
        <translation>tikte op tafel</translation>
    </message>
    <message>
        <source>the blind first, then the ante</source>
        <translation>eerst de blind, dan de ante</translation>
    </message>
    <message>
        <source>the burn</source>
        <translation>de burnkaart</translation>
    </message>
    <message>
        <source>the burn before the flop</source>
        <translation>de burnkaart voor de flop</translation>
    </message>
    <message>
        <source>the burn before the river</source>
        <translation>de burnkaart voor de river</translation>
    </message>
    <message>
        <source>the burn before the turn</source>
        <translation>de burnkaart voor de turn</translation>
    </message>
    <message>
        <source>the button got two cards in a row</source>
        <translation>de button kreeg twee kaarten achter elkaar</translation>
    </message>
    <message>
        <source>the caller may see the last bettor&apos;s hand</source>
        <translation>de caller mag de hand van de laatste bettor zien</translation>
    </message>
    <message>
        <source>the card that would be the first burn</source>
        <translation>de kaart die de eerste burnkaart zou worden</translation>
    </message>
    <message>
        <source>the cards of seat {number}</source>
        <translation>de kaarten van stoel {number}</translation>
    </message>
    <message>
        <source>the change of dealer</source>
        <translation>de dealerwissel</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>de chips</translation>
    </message>
    <message>
        <source>the chips are forfeited</source>
        <translation>de chips zijn verbeurd</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>de deler</translation>
    </message>
    <message>
        <source>the deck was not cut</source>
        <translation>het deck is niet gecoupeerd</translation>
    </message>
    <message>
        <source>the deck was not shuffled</source>
        <translation>het deck is niet geschud</translation>
    </message>
    <message>
        <source>the director may give them to the winner</source>
        <translation>de toernooileiding mag ze aan de winnaar geven</translation>
    </message>
    <message>
        <source>the extra card</source>
        <translation>de extra kaart</translation>
    </message>
    <message>
        <source>the face-up card</source>
        <translation>de open kaart</translation>
    </message>
    <message>
        <source>the first betting round begins</source>
        <translation>de eerste inzetronde begint</translation>
    </message>
    <message>
        <source>the first card of the flop</source>
        <translation>de eerste kaart van de flop</translation>
    </message>
    <message>
        <source>the first card went to the wrong seat</source>
        <translation>de eerste kaart ging naar de verkeerde stoel</translation>
    </message>
    <message>
        <source>the first motion is read as any chips</source>
        <translation>de eerste beweging telt als gewone chips</translation>
    </message>
    <message>
        <source>the first or second card off the deck was seen</source>
        <translation>de eerste of tweede kaart van het deck is gezien</translation>
    </message>
    <message>
        <source>the first or the second card, one of them</source>
        <translation>de eerste of de tweede kaart, één van beide</translation>
    </message>
    <message>
        <source>the first riffle</source>
        <translation>de eerste riffle</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>de toernooileiding beslist</translation>
    </message>
    <message>
        <source>the floor moved him from another table</source>
        <translation>de floor plaatste hem over van een andere tafel</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>de flop</translation>
    </message>
    <message>
        <source>the folded cards</source>
        <translation>de gefolde kaarten</translation>
    </message>
    <message>
        <source>the green button of the shuffler</source>
        <translation>de groene knop van de schudmachine</translation>
    </message>
    <message>
        <source>the hand is dead</source>
        <translation>de hand is dood</translation>
    </message>
    <message>
        <source>the hand is dead, its chips stay</source>
        <translation>de hand is dood, de chips blijven</translation>
    </message>
    <message>
        <source>the hand is played without him</source>
        <translation>de hand wordt zonder hem gespeeld</translation>
    </message>
    <message>
        <source>the hand is void, its bets go back</source>
        <translation>de hand is ongeldig, de inzetten gaan terug</translation>
    </message>
    <message>
        <source>the hand stops, all bets go back</source>
        <translation>de hand stopt, alle inzetten gaan terug</translation>
    </message>
    <message>
        <source>the largest meaning below the pot</source>
        <translation>de grootste betekenis onder de pot</translation>
    </message>
    <message>
        <source>the largest meaning up to the pot</source>
        <translation>de grootste betekenis tot en met de pot</translation>
    </message>
    <message>
        <source>the last bettor&apos;s</source>
        <translation>die van de laatste bettor</translation>
    </message>
    <message>
        <source>the last bettor, else left of the button</source>
        <translation>de laatste bettor, anders links van de button</translation>
    </message>
    <message>
        <source>the missing card</source>
        <translation>de ontbrekende kaart</translation>
    </message>
    <message>
        <source>the player due for the big blind</source>
        <translation>wie aan de beurt is voor de big blind</translation>
    </message>
    <message>
        <source>the player himself</source>
        <translation>de speler zelf</translation>
    </message>
    <message>
        <source>the player is disqualified</source>
        <translation>de speler wordt gediskwalificeerd</translation>
    </message>
    <message>
        <source>the pots he paid into</source>
        <translation>de potten waaraan hij heeft bijgedragen</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>de river</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>de ronde is ongeldig</translation>
    </message>
    <message>
        <source>the same limit</source>
        <translation>dezelfde grens</translation>
    </message>
    <message>
        <source>the seen card</source>
        <translation>de geziene kaart</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>de turn</translation>
    </message>
    <message>
        <source>the two players are kept apart</source>
        <comment>a penalty</comment>
        <translation>de twee spelers worden gescheiden</translation>
    </message>
    <message>
        <source>the words</source>
        <translation>de woorden</translation>
    </message>
    <message>
        <source>the worst position, never the small blind</source>
        <translation>de slechtste positie, nooit de small blind</translation>
    </message>
    <message>
        <source>they go to the muck</source>
        <translation>ze gaan in de muck</translation>
    </message>
    <message>
        <source>they lie there as before</source>
        <translation>ze liggen er nog</translation>
    </message>
    <message>
        <source>throw, off the table, helicopter</source>
        <translation>gooien, van tafel, helikopter</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>de tijd was op</translation>
    </message>
    <message>
        <source>to the high half</source>
        <translation>naar de high-helft</translation>
    </message>
    <message>
        <source>to the muck, after it was shown</source>
        <translation>in de muck, nadat hij is getoond</translation>
    </message>
    <message>
        <source>to the tournament donation</source>
        <translation>naar de toernooidotatie</translation>
    </message>
    <message>
        <source>to the winner</source>
        <translation>naar de winnaar</translation>
    </message>
    <message>
        <source>too few cards, one card, card short, missing card, wrong number, button short, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>te weinig kaarten, een kaart, kaart te kort, verkeerd aantal, button te weinig, misdeal</translation>
    </message>
    <message>
        <source>too many cards, extra card, three cards, five cards, wrong number, misdeal</source>
        <comment>words a director types, parted by commas</comment>
        <translation>te veel kaarten, extra kaart, drie kaarten, vijf kaarten, verkeerd aantal, misdeal</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>two burns, burned twice, double burn</source>
        <comment>words a director types, parted by commas</comment>
        <translation>twee burns, dubbel verbrand, dubbele burn</translation>
    </message>
    <message>
        <source>two cards or more</source>
        <translation>twee kaarten of meer</translation>
    </message>
    <message>
        <source>two cards or more lay face up in the deck</source>
        <translation>twee of meer kaarten lagen open in het deck</translation>
    </message>
    <message>
        <source>two cards, extra card, next burn seen, exposed</source>
        <comment>words a director types, parted by commas</comment>
        <translation>twee kaarten, extra kaart, volgende burnkaart, zichtbaar</translation>
    </message>
    <message>
        <source>two equal cards</source>
        <translation>twee gelijke kaarten</translation>
    </message>
    <message>
        <source>two hole cards or more were seen</source>
        <translation>twee of meer hole cards zijn gezien</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>twee of meer</translation>
    </message>
    <message>
        <source>unclear, ambiguous, five, number, nickname</source>
        <comment>words a director types, parted by commas</comment>
        <translation>onduidelijk, dubbelzinnig, vijf, getal, bijnaam</translation>
    </message>
    <message>
        <source>underbet, underraise, illegal bet, too small, too large, incorrect bet</source>
        <comment>words a director types, parted by commas</comment>
        <translation>underbet, underraise, ongeldige inzet, te klein, te groot, foute inzet</translation>
    </message>
    <message>
        <source>undercall, under-call, short call, less, tiny chip</source>
        <comment>words a director types, parted by commas</comment>
        <translation>undercall, te weinig, korte call, minder, kleine chip</translation>
    </message>
    <message>
        <source>undercalls, several undercalls, in a row</source>
        <comment>words a director types, parted by commas</comment>
        <translation>undercalls, meerdere undercalls, achter elkaar</translation>
    </message>
    <message>
        <source>until the button has passed</source>
        <translation>tot de button voorbij is</translation>
    </message>
    <message>
        <source>up to a minimum bet</source>
        <translation>tot een minimale bet</translation>
    </message>
    <message>
        <source>up to the highest buy-in</source>
        <translation>tot de hoogste buy-in</translation>
    </message>
    <message>
        <source>verbal, chips first, contradict, both, mismatch</source>
        <comment>words a director types, parted by commas</comment>
        <translation>verbaal, eerst chips, tegenspraak, allebei, verschil</translation>
    </message>
    <message>
        <source>verbal, declares, said, announces, call, raise, I bet the pot, invalid</source>
        <comment>words a director types, parted by commas</comment>
        <translation>verbaal, mondeling, zegt, aankondigen, call, raise, ik bet de pot, ongeldig</translation>
    </message>
    <message>
        <source>wager void</source>
        <comment>a penalty</comment>
        <translation>inzet ongeldig</translation>
    </message>
    <message>
        <source>warning</source>
        <comment>a penalty</comment>
        <translation>waarschuwing</translation>
    </message>
    <message>
        <source>what is truly there counts</source>
        <translation>wat er echt ligt telt</translation>
    </message>
    <message>
        <source>what was called is lost</source>
        <translation>wat gecalld is, is verloren</translation>
    </message>
    <message>
        <source>wheelchair, disability, glasses, need, help</source>
        <translation>rolstoel, beperking, bril, nodig, hulp</translation>
    </message>
    <message>
        <source>when the house says so</source>
        <translation>als het huis het zegt</translation>
    </message>
    <message>
        <source>while the hole cards were dealt</source>
        <translation>tijdens het delen van de hole cards</translation>
    </message>
    <message>
        <source>who won the hand</source>
        <translation>wie de hand won</translation>
    </message>
    <message>
        <source>whose turn, next, order, who acts</source>
        <comment>words a director types, parted by commas</comment>
        <translation>beurt, volgende, volgorde, wie is er</translation>
    </message>
    <message>
        <source>winner, best hand, compare, kicker, showdown, tie</source>
        <comment>words a director types, parted by commas</comment>
        <translation>winnaar, beste hand, vergelijken, kicker, showdown, gelijk</translation>
    </message>
    <message>
        <source>wrong seat, seat, wrong table</source>
        <comment>words a director types, parted by commas</comment>
        <translation>verkeerde stoel, stoel, verkeerde tafel</translation>
    </message>
    <message>
        <source>yes, alone</source>
        <translation>ja, alleen hij</translation>
    </message>
    <message>
        <source>yes, with others</source>
        <translation>ja, samen met anderen</translation>
    </message>
    <message>
        <source>{actions} actions in a row, from his on, were logged.</source>
        <translation>Vanaf de zijne staan er {actions} acties op rij in het verslag.</translation>
    </message>
    <message>
        <source>{amount} cannot be made of these chips; below it {below} can.</source>
        <translation>{amount} is niet te maken met deze chips; daaronder wel {below}.</translation>
    </message>
    <message>
        <source>{amount} goes in front of him and is live.</source>
        <translation>{amount} gaat voor hem en telt mee.</translation>
    </message>
    <message>
        <source>{amount} goes straight into the pot and is dead.</source>
        <translation>{amount} gaat direct in de pot en is dood.</translation>
    </message>
    <message>
        <source>{amount} goes to seat {seat} without a showdown: nobody else can win it.</source>
        <translation>{amount} gaat zonder showdown naar stoel {seat}: niemand anders kan het winnen.</translation>
    </message>
    <message>
        <source>{amount} is dead money and belongs to the main pot.</source>
        <translation>{amount} is dood geld en hoort bij de main pot.</translation>
    </message>
    <message>
        <source>{amount} is left over, in chips of {chip}: it goes to seat {seats}.</source>
        <translation>Er blijft {amount} over, in chips van {chip}: dat gaat naar stoel {seats}.</translation>
    </message>
    <message>
        <source>{amount} of it is the ante.</source>
        <translation>{amount} ervan is de ante.</translation>
    </message>
    <message>
        <source>{amount} of it is the big blind.</source>
        <translation>{amount} ervan is de big blind.</translation>
    </message>
    <message>
        <source>{count} x {chip}</source>
        <translation>{count} x {chip}</translation>
    </message>
    <message>
        <source>{here} players here, {fullest} at the fullest table: {short} short.</source>
        <translation>{here} spelers hier, {fullest} aan de volste tafel: {short} te weinig.</translation>
    </message>
    <message>
        <source>{left} of his earlier chips still lie there, {chips} are new: all of them count together.</source>
        <translation>Van zijn eerdere chips ligt er nog {left}, nieuw zijn {chips}: alles telt samen.</translation>
    </message>
    <message>
        <source>{minutes} minutes before the end, shuffle the cards {low} to {high} face down.</source>
        <translation>{minutes} minuten voor het einde: schud de kaarten {low} tot en met {high} gesloten.</translation>
    </message>
    <message>
        <source>{percent} % of the whole tens; nothing of a pot of 19 or less.</source>
        <translation>{percent} % van de hele tientallen; niets bij een pot van 19 of minder.</translation>
    </message>
    <message>
        <source>{placed} was bet, {legal} is right.</source>
        <translation>Er is {placed} ingezet, {legal} is juist.</translation>
    </message>
    <message>
        <source>{rounds} rounds cannot be given: {most} is the most.</source>
        <translation>{rounds} rondes kunnen niet: {most} is het meeste.</translation>
    </message>
    <message>
        <source>{rounds} rounds x {players} players, himself included, are {hands} hands.</source>
        <translation>{rounds} rondes x {players} spelers, hijzelf meegeteld, zijn {hands} handen.</translation>
    </message>
    <message>
        <source>{total} in front of him against a bet of {level}; a raise is {full} more, half of it counts.</source>
        <translation>{total} voor hem tegenover een inzet van {level}; een raise is {full} meer, de helft daarvan telt.</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>nog %n hand</numerusform>
            <numerusform>nog %n handen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{word}&apos; means nothing here. f folds, x checks, c calls, b bets, r raises, a is all-in.</source>
        <translation>&apos;{word}&apos; betekent hier niets. f foldt, x checkt, c callt, b bet, r raist, a is all-in.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;: a number of chips is missing, such as b600.</source>
        <translation>&apos;{word}&apos;: er ontbreekt een aantal chips, zoals b600.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;: nobody plays in that seat.</source>
        <translation>&apos;{word}&apos;: op die stoel speelt niemand.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;: so many single chips cannot be meant.</source>
        <translation>&apos;{word}&apos;: zoveel losse chips kan niet de bedoeling zijn.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;: that street has been played already.</source>
        <translation>&apos;{word}&apos;: die ronde is al gespeeld.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;: these are no cards. Write 4:AsKd.</source>
        <translation>&apos;{word}&apos;: dit zijn geen kaarten. Schrijf 4:AsKd.</translation>
    </message>
    <message>
        <source>A note to keep with it</source>
        <translation>Een notitie erbij</translation>
    </message>
    <message>
        <source>A penalty may follow ({rule}): {menu}</source>
        <translation>Er mag een straf volgen ({rule}): {menu}</translation>
    </message>
    <message>
        <source>A penalty must follow ({rule}): {menu}</source>
        <translation>Er moet een straf volgen ({rule}): {menu}</translation>
    </message>
    <message>
        <source>A raise goes from {least} to {most}.</source>
        <translation>Een raise gaat van {least} tot {most}.</translation>
    </message>
    <message>
        <source>A raise goes to at least {least}.</source>
        <translation>Een raise gaat naar minstens {least}.</translation>
    </message>
    <message>
        <source>A raise goes to at most {most}.</source>
        <translation>Een raise gaat naar hoogstens {most}.</translation>
    </message>
    <message>
        <source>A ruling you give stands here and in the journal, with its rules and your reason.</source>
        <translation>Een gegeven beslissing staat hier en in het journaal, met de regels en de reden.</translation>
    </message>
    <message>
        <source>A step back</source>
        <comment>what a key does</comment>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Hier hoort een heel getal.</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>shows buttons for what the seats do</comment>
        <translation>Acties</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>button: the chosen seat is all-in</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>chips of a bet or raise</comment>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Answer a question: digits choose, Y and N, Enter goes on</source>
        <translation>Een vraag beantwoorden: cijfers kiezen, J en N, Enter gaat verder</translation>
    </message>
    <message>
        <source>As Kd</source>
        <translation>As Kd</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>button: the chosen seat bets</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Button here</source>
        <comment>the dealer button stands at the chosen seat</comment>
        <translation>Button hier</translation>
    </message>
    <message>
        <source>By these rules</source>
        <translation>Volgens deze regels</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>button: the chosen seat calls</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>button: the chosen seat checks</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Choose what is to happen first.</source>
        <translation>Kies eerst wat er gebeurt.</translation>
    </message>
    <message>
        <source>Clock on a player</source>
        <translation>Klok op een speler</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>the three rulebooks side by side</comment>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Decided: {what}</source>
        <translation>Beslist: {what}</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Facts are still needed; the first of them is asked.</source>
        <translation>Er zijn nog feiten nodig; het eerste wordt gevraagd.</translation>
    </message>
    <message>
        <source>Find what happened</source>
        <comment>what a key does</comment>
        <translation>Zoeken wat er gebeurde</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Vloer</translation>
    </message>
    <message>
        <source>Fold</source>
        <comment>button: the chosen seat folds</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>For ruling {number}</source>
        <translation>Bij beslissing {number}</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>give the ruling; a short word</comment>
        <translation>Geven</translation>
    </message>
    <message>
        <source>Give a penalty</source>
        <translation>Straf geven</translation>
    </message>
    <message>
        <source>Given</source>
        <comment>the list of rulings that were given</comment>
        <translation>Gegeven</translation>
    </message>
    <message>
        <source>Hand played at table {table}</source>
        <translation>Hand gespeeld aan tafel {table}</translation>
    </message>
    <message>
        <source>He has acted</source>
        <translation>Hij heeft gehandeld</translation>
    </message>
    <message>
        <source>His chips, counted</source>
        <translation>Zijn chips, geteld</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Incident sheet</source>
        <translation>Incidentblad</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidenten</translation>
    </message>
    <message>
        <source>Lift the rest</source>
        <translation>Rest opheffen</translation>
    </message>
    <message>
        <source>Next to act: seat {seat}.</source>
        <translation>Aan de beurt: stoel {seat}.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>answer to a question</comment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No ruling has been given yet</source>
        <translation>Er is nog geen beslissing gegeven</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
    </message>
    <message>
        <source>Nobody is away on a penalty</source>
        <translation>Niemand zit een straf uit</translation>
    </message>
    <message>
        <source>Nothing is called that. Try another word, or a rule number.</source>
        <translation>Niets heet zo. Probeer een ander woord, of een regelnummer.</translation>
    </message>
    <message>
        <source>Nothing is ruled on yet.</source>
        <translation>Er wordt nog over niets beslist.</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>Nummer of woorden</translation>
    </message>
    <message>
        <source>One book</source>
        <translation>Eén boek</translation>
    </message>
    <message>
        <source>One chip of {chip} more</source>
        <translation>Nog een chip van {chip}</translation>
    </message>
    <message>
        <source>One off</source>
        <comment>the last chip is taken away again</comment>
        <translation>Eén eraf</translation>
    </message>
    <message>
        <source>Overrule</source>
        <comment>the director decides otherwise than the book</comment>
        <translation>Afwijken</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Straffen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Straf</translation>
    </message>
    <message>
        <source>Pot {number}: {amount}, for seats {seats}</source>
        <translation>Pot {number}: {amount}, voor stoelen {seats}</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>Raise</source>
        <comment>button: the chosen seat raises</comment>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>the view in which an incident is ruled on; one short word</comment>
        <translation>Beslissen</translation>
    </message>
    <message>
        <source>Rule on it: {incident}</source>
        <translation>Beslis erover: {incident}</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Rulebook of this tournament</source>
        <translation>Reglement van dit toernooi</translation>
    </message>
    <message>
        <source>Ruling {number}: {incident}</source>
        <translation>Beslissing {number}: {incident}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Say and do</source>
        <translation>Zeg en doe</translation>
    </message>
    <message>
        <source>Say it in</source>
        <translation>Zeg het in het</translation>
    </message>
    <message>
        <source>Seat {seat} may: {acts}.</source>
        <translation>Stoel {seat} mag: {acts}.</translation>
    </message>
    <message>
        <source>Seat {seat} {name}</source>
        <comment>above the buttons of what a seat does</comment>
        <translation>Stoel {seat} {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {what}</source>
        <translation>Stoel {seat}: {what}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Stoelen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Nog nodig</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tafel {table}</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>the last word of the table&apos;s line</comment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take the first, second or further choice</source>
        <comment>what a key does</comment>
        <translation>De eerste, tweede of volgende keuze nemen</translation>
    </message>
    <message>
        <source>Taken as given</source>
        <translation>Aangenomen</translation>
    </message>
    <message>
        <source>Tap a seat of the table</source>
        <translation>Tik een stoel van de tafel aan</translation>
    </message>
    <message>
        <source>That cannot be</source>
        <translation>Dat kan niet</translation>
    </message>
    <message>
        <source>The bet is {level}.</source>
        <translation>De inzet is {level}.</translation>
    </message>
    <message>
        <source>The director overruled the book</source>
        <translation>De toernooileiding week af van het boek</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>De beslissing</translation>
    </message>
    <message>
        <source>The table in a line</source>
        <translation>De tafel in één regel</translation>
    </message>
    <message>
        <source>This ruling has been given. Start again for the next one.</source>
        <translation>Deze beslissing is gegeven. Begin opnieuw voor de volgende.</translation>
    </message>
    <message>
        <source>Time: dead facing a bet, otherwise a check. Together is for the player.</source>
        <translation>Tijd: dood tegenover een inzet, anders een check. Tegelijk is voor de speler.</translation>
    </message>
    <message>
        <source>To the table in a line</source>
        <comment>what a key does</comment>
        <translation>Naar de tafel in één regel</translation>
    </message>
    <message>
        <source>Type a word such as &apos;oot&apos;, &apos;misdeal&apos; or &apos;string&apos;, or choose from the list, then answer.</source>
        <translation>Typ een woord zoals &apos;beurt&apos;, &apos;misdeal&apos; of &apos;string&apos;, of kies uit de lijst, en antwoord dan.</translation>
    </message>
    <message>
        <source>Warnings, missed hands and disqualifications will stand here.</source>
        <translation>Waarschuwingen, gemiste handen en diskwalificaties komen hier te staan.</translation>
    </message>
    <message>
        <source>What cannot be must be put right first.</source>
        <translation>Wat niet kan, moet eerst worden verbeterd.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Wat gebeurde er?</translation>
    </message>
    <message>
        <source>What happened? A word or a rule number</source>
        <translation>Wat gebeurde er? Een woord of een regelnummer</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Why: the reasoning</source>
        <comment>what a key does</comment>
        <translation>Waarom: de redenering</translation>
    </message>
    <message>
        <source>Write cards by rank and suit: As Kd 10h.</source>
        <translation>Schrijf kaarten met rang en kleur: As Kd 10h.</translation>
    </message>
    <message>
        <source>Write the chips one by one: 1000 500, or 2x100.</source>
        <translation>Schrijf de chips één voor één: 1000 500, of 2x100.</translation>
    </message>
    <message>
        <source>Write what is decided, and why, first.</source>
        <translation>Schrijf eerst op wat er beslist is, en waarom.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>answer to a question</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You decide ({rule})</source>
        <translation>Je beslist ({rule})</translation>
    </message>
    <message>
        <source>Your decision and why</source>
        <translation>De beslissing en waarom</translation>
    </message>
    <message>
        <source>adds {amount}</source>
        <translation>legt {amount} bij</translation>
    </message>
    <message>
        <source>another answer</source>
        <comment>of a rulebook, beside the tournament&apos;s own</comment>
        <translation>ander antwoord</translation>
    </message>
    <message>
        <source>d3 b600 c 5r1800 f flop AsKd2c</source>
        <comment>an example</comment>
        <translation>d3 b600 c 5r1800 f flop AsKd2c</translation>
    </message>
    <message>
        <source>d3: button at seat 3 · b600 bet · r1800 raise · c call · x check · f fold · a all-in · 5r1800: by seat 5 · 4=12500: his stack · 4:AsKd his cards · 4+800: paid before · flop AsKd2c · pot4500 · chip25: smallest chip · ante100 · pl: pot-limit</source>
        <comment>the short words themselves (d b r c x f a, flop, pot, chip, ante, pl) stay as they are</comment>
        <translation>d3: button op stoel 3 · b600 inzet · r1800 raise · c call · x check · f fold · a all-in · 5r1800: door stoel 5 · 4=12500: zijn stack · 4:AsKd zijn kaarten · 4+800: eerder betaald · flop AsKd2c · pot4500 · chip25: kleinste chip · ante100 · pl: pot-limit</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <translation>krijgt {amount}</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>hand dood</translation>
    </message>
    <message>
        <source>hand live</source>
        <translation>hand leeft</translation>
    </message>
    <message>
        <source>hand void</source>
        <translation>hand ongeldig</translation>
    </message>
    <message>
        <source>next in line: {penalty}</source>
        <translation>volgende stap: {penalty}</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>geen tafel</translation>
    </message>
    <message>
        <source>one by one: 1000 1000, or 2x1000</source>
        <translation>één voor één: 1000 1000, of 2x1000</translation>
    </message>
    <message>
        <source>over</source>
        <translation>voorbij</translation>
    </message>
    <message>
        <source>pot {amount}</source>
        <comment>in the middle of the drawn table</comment>
        <translation>pot {amount}</translation>
    </message>
    <message>
        <source>seat {seat} gets {amount}</source>
        <translation>stoel {seat} krijgt {amount}</translation>
    </message>
    <message>
        <source>usually: {usual}</source>
        <translation>meestal: {usual}</translation>
    </message>
    <message>
        <source>{amount} back</source>
        <translation>{amount} terug</translation>
    </message>
    <message>
        <source>{amount} leaves play</source>
        <translation>{amount} gaat uit het spel</translation>
    </message>
    <message>
        <source>{amount} stays in the pot</source>
        <translation>{amount} blijft in de pot</translation>
    </message>
    <message>
        <source>{choice} (recommended)</source>
        <translation>{choice} (aanbevolen)</translation>
    </message>
    <message>
        <source>{rounds} x {players} players = {hands} hands, fixed now</source>
        <translation>{rounds} x {players} spelers = {hands} handen, ligt nu vast</translation>
    </message>
    <message>
        <source>{seconds}</source>
        <comment>the last seconds, counted aloud</comment>
        <translation>{seconds}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message numerus="yes">
        <source>%n players are not there after all</source>
        <translation>
            <numerusform>%n speler is er toch niet</numerusform>
            <numerusform>%n spelers zijn er toch niet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are there</source>
        <translation>
            <numerusform>%n speler is er</numerusform>
            <numerusform>%n spelers zijn er</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players wait for a seat. Put newcomers behind them, or go on with a reason.</source>
        <translation>
            <numerusform>%n speler wacht op een stoel. Zet nieuwkomers erachter, of ga door met een reden.</numerusform>
            <numerusform>%n spelers wachten op een stoel. Zet nieuwkomers erachter, of ga door met een reden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players who never came taken out</source>
        <translation>
            <numerusform>%n speler die niet kwam eruit gehaald</numerusform>
            <numerusform>%n spelers die niet kwamen eruit gehaald</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {offer}, {amount} in all</source>
        <translation>
            <numerusform>%n speler: {offer}, samen {amount}</numerusform>
            <numerusform>%n spelers: {offer}, samen {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times {offer} for {name}</source>
        <translation>
            <numerusform>%n keer {offer} voor {name}</numerusform>
            <numerusform>%n keer {offer} voor {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{name}&apos; brings from 1 to {limit} chips. Correct the number.</source>
        <translation>&apos;{name}&apos; geeft 1 tot {limit} chips. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has been sold, so its line stays. Close it, or set how often it is sold.</source>
        <translation>&apos;{name}&apos; is verkocht, dus die regel blijft. Sluit de verkoop, of stel in hoe vaak het verkocht wordt.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is for people with a club card. Choose another price, or go on with a reason.</source>
        <translation>&apos;{name}&apos; is voor mensen met een clubpas. Kies een andere prijs, of ga door met een reden.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not on the price list for this. Choose another line, or add it to the terms of entry.</source>
        <translation>&apos;{name}&apos; staat hiervoor niet op de prijslijst. Kies een andere regel, of zet het in de voorwaarden.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not sold now. Change until when it is sold, or go on with a reason.</source>
        <translation>&apos;{name}&apos; wordt nu niet verkocht. Verander tot wanneer, of ga door met een reden.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold at least once. Give a limit from 1 up, or leave it empty for none.</source>
        <translation>&apos;{name}&apos; wordt minstens één keer verkocht. Geef een grens vanaf 1, of laat leeg voor geen grens.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; was sold {n} times, and {limit} is the most. Go on with a reason, or change the limit.</source>
        <translation>&apos;{name}&apos; is {n} keer verkocht en {limit} is het meeste. Ga door met een reden, of verander de grens.</translation>
    </message>
    <message>
        <source>A called alternate has from 1 to {limit} minutes to answer. Correct the number.</source>
        <translation>Wie geroepen is heeft 1 tot {limit} minuten om te komen. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>A further table opens for 1 to {limit} alternates. Correct the number.</source>
        <translation>Een volgende tafel gaat open voor 1 tot {limit} wachtenden. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>A part of the price of &apos;{name}&apos; is out of bounds. Each part is from 0 to {limit}.</source>
        <translation>Een deel van de prijs van &apos;{name}&apos; kan niet. Elk deel is 0 tot {limit}.</translation>
    </message>
    <message>
        <source>A price list holds {limit} lines at most. Take one out.</source>
        <translation>Een prijslijst telt hoogstens {limit} regels. Haal er een weg.</translation>
    </message>
    <message>
        <source>A stack is from 0 to {most} chips here. Count it again.</source>
        <translation>Een stack is hier 0 tot {most} chips. Tel nog eens.</translation>
    </message>
    <message>
        <source>A voucher or ticket needs its code. Type it in.</source>
        <translation>Een voucher of ticket heeft een code. Typ die in.</translation>
    </message>
    <message>
        <source>At once, one player buys from 1 to {most} of a kind.</source>
        <translation>In één keer koopt een speler er 1 tot {most} van een soort.</translation>
    </message>
    <message>
        <source>Closing of registration set</source>
        <translation>Sluiting van de inschrijving ingesteld</translation>
    </message>
    <message>
        <source>Each payment is more than 0. Leave out what is not paid that way.</source>
        <translation>Elke betaling is meer dan 0. Laat weg wat niet zo betaald wordt.</translation>
    </message>
    <message>
        <source>From 0 to {limit} seats can be held. Correct the number.</source>
        <translation>Er kunnen 0 tot {limit} stoelen worden vrijgehouden. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>Give a number of entries from 1 to {limit}.</source>
        <translation>Geef een aantal inschrijvingen van 1 tot {limit}.</translation>
    </message>
    <message>
        <source>No break follows level {level}. Choose the end of the level, or another level.</source>
        <translation>Na level {level} komt geen pauze. Kies het einde van het level, of een ander level.</translation>
    </message>
    <message>
        <source>No voucher or ticket &apos;{given}&apos; paid so much for this. Give it back in another way.</source>
        <translation>Geen voucher of ticket &apos;{given}&apos; heeft hiervoor zoveel betaald. Geef het op een andere manier terug.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Choose who is there.</source>
        <translation>Niemand is gekozen. Kies wie er is.</translation>
    </message>
    <message>
        <source>Nobody is ticked, or somebody twice. Tick each player once.</source>
        <translation>Niemand is aangevinkt, of iemand twee keer. Vink elke speler één keer aan.</translation>
    </message>
    <message>
        <source>Nobody waits with number {number} any more. Look at the list again.</source>
        <translation>Niemand wacht nog met nummer {number}. Kijk nog eens op de lijst.</translation>
    </message>
    <message>
        <source>Number {first} waits longer than number {number}. Call that one, or go on with a reason.</source>
        <translation>Nummer {first} wacht langer dan nummer {number}. Roep dat, of ga door met een reden.</translation>
    </message>
    <message>
        <source>Number {number} did not answer in time. Call it again, or go on with a reason.</source>
        <translation>Nummer {number} kwam niet op tijd. Roep het opnieuw, of ga door met een reden.</translation>
    </message>
    <message>
        <source>Number {number} is called and may still answer. Wait, or strike the number when the time is over.</source>
        <translation>Nummer {number} is geroepen en mag nog komen. Wacht, of streep het nummer door als de tijd om is.</translation>
    </message>
    <message>
        <source>Number {number} is not called yet. Call it first.</source>
        <translation>Nummer {number} is nog niet geroepen. Roep het eerst.</translation>
    </message>
    <message>
        <source>Number {number} may still answer. Wait until the time is over, or strike it as left.</source>
        <translation>Nummer {number} mag nog komen. Wacht tot de tijd om is, of streep het door als vertrokken.</translation>
    </message>
    <message>
        <source>Only an entry or a re-entry has a bounty. Set the bounty of &apos;{name}&apos; to 0.</source>
        <translation>Alleen een inschrijving of re-entry heeft een bounty. Zet de bounty van &apos;{name}&apos; op 0.</translation>
    </message>
    <message>
        <source>Only vouchers and tickets have a code. Leave it out, or choose one of them.</source>
        <translation>Alleen vouchers en tickets hebben een code. Laat hem weg, of kies een daarvan.</translation>
    </message>
    <message>
        <source>Payments other than cash are taken one player at a time. Register them one by one.</source>
        <translation>Anders dan contant betaalt iedere speler apart. Schrijf ze een voor een in.</translation>
    </message>
    <message>
        <source>Registration cannot close that way. Choose a level, a time, a number of entries, or by hand.</source>
        <translation>De inschrijving kan zo niet sluiten. Kies een level, een tijd, een aantal inschrijvingen, of met de hand.</translation>
    </message>
    <message>
        <source>Registration would be closed at once. Close it by hand, or choose something still to come.</source>
        <translation>De inschrijving zou meteen gesloten zijn. Sluit haar met de hand, of kies iets dat nog komt.</translation>
    </message>
    <message>
        <source>Sale {sale} was given back already.</source>
        <translation>Verkoop {sale} is al teruggegeven.</translation>
    </message>
    <message>
        <source>Terms of entry set</source>
        <translation>Voorwaarden van inschrijving ingesteld</translation>
    </message>
    <message>
        <source>That would take everybody out. Check in those who are there first.</source>
        <translation>Dat zou iedereen eruit halen. Meld eerst aan wie er is.</translation>
    </message>
    <message>
        <source>The code &apos;{used}&apos; was used already. Look at the voucher again, or take another payment.</source>
        <translation>De code &apos;{used}&apos; is al gebruikt. Bekijk de voucher nog eens, of neem een andere betaling.</translation>
    </message>
    <message>
        <source>The code &apos;{used}&apos; was used already: in {tournament} of {day}, at {time}. Look at the voucher again, or take another payment.</source>
        <translation>De code &apos;{used}&apos; is al gebruikt: in {tournament} van {day}, om {time}. Bekijk de voucher nog eens, of neem een andere betaling.</translation>
    </message>
    <message>
        <source>The largest stack that may rebuy is from 1 to {limit} % of a starting stack. Correct it.</source>
        <translation>De grootste stack die mag rebuyen is 1 tot {limit} % van een startstack. Verbeter dat.</translation>
    </message>
    <message>
        <source>The room holds from 1 to {limit} tables. Correct it.</source>
        <translation>De zaal telt 1 tot {limit} tafels. Verbeter het aantal.</translation>
    </message>
    <message>
        <source>The room seats {seats} players and is full. Put them on the waiting list, or go on with a reason.</source>
        <translation>De zaal heeft plaats voor {seats} spelers en is vol. Zet ze op de wachtlijst, of ga door met een reden.</translation>
    </message>
    <message>
        <source>The structure has no level {level}. Choose one it has, from {least} up.</source>
        <translation>De structuur heeft geen level {level}. Kies er een die er is, vanaf {least}.</translation>
    </message>
    <message>
        <source>The terms give {name} another share back. Choose that one, or go on with a reason.</source>
        <translation>De voorwaarden geven {name} een ander deel terug. Kies dat, of ga door met een reden.</translation>
    </message>
    <message>
        <source>There is no sale {sale}. Choose one from the list.</source>
        <translation>Er is geen verkoop {sale}. Kies er een uit de lijst.</translation>
    </message>
    <message>
        <source>There is no seat for number {number} yet. Wait for a bust-out, or go on with a reason.</source>
        <translation>Er is nog geen stoel voor nummer {number}. Wacht op een bust-out, of ga door met een reden.</translation>
    </message>
    <message>
        <source>There is no time yet. Type one.</source>
        <translation>Er is nog geen tijd. Typ er een.</translation>
    </message>
    <message>
        <source>This guarantee is out of bounds. Give one from 0 up.</source>
        <translation>Deze garantie kan niet. Geef een bedrag vanaf 0.</translation>
    </message>
    <message>
        <source>Two lines of the price list cannot be told apart. Give each a short name of its own.</source>
        <translation>Twee regels van de prijslijst zijn niet uit elkaar te houden. Geef elk een eigen korte naam.</translation>
    </message>
    <message>
        <source>What closes registration has passed already. Choose when it closes, then open it.</source>
        <translation>Wat de inschrijving sluit is al voorbij. Kies wanneer zij sluit, en open haar dan.</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>although another was next</source>
        <translation>hoewel een ander aan de beurt was</translation>
    </message>
    <message>
        <source>although it is for people with a club card</source>
        <translation>hoewel het voor mensen met een clubpas is</translation>
    </message>
    <message>
        <source>although it was no longer sold</source>
        <translation>hoewel het niet meer verkocht werd</translation>
    </message>
    <message>
        <source>although it was sold out</source>
        <translation>hoewel het uitverkocht was</translation>
    </message>
    <message>
        <source>although no seat was free</source>
        <translation>hoewel er geen stoel vrij was</translation>
    </message>
    <message>
        <source>although others waited for a seat</source>
        <translation>hoewel anderen op een stoel wachtten</translation>
    </message>
    <message>
        <source>although play had begun</source>
        <translation>hoewel het spel begonnen was</translation>
    </message>
    <message>
        <source>although the code of the voucher was used in another tournament</source>
        <translation>hoewel de code van de voucher in een ander toernooi is gebruikt</translation>
    </message>
    <message>
        <source>although the player was at the limit</source>
        <translation>hoewel de speler aan de grens zat</translation>
    </message>
    <message>
        <source>although the room was full</source>
        <translation>hoewel de zaal vol was</translation>
    </message>
    <message>
        <source>although the stack was too big for it</source>
        <translation>hoewel de stack er te groot voor was</translation>
    </message>
    <message>
        <source>although the terms give another share back</source>
        <translation>hoewel de voorwaarden een ander deel teruggeven</translation>
    </message>
    <message>
        <source>although the time to answer was over</source>
        <translation>hoewel de tijd om te komen om was</translation>
    </message>
    <message>
        <source>answer of {name}</source>
        <translation>komst van {name}</translation>
    </message>
    <message>
        <source>call of {name}</source>
        <translation>oproep van {name}</translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n players</source>
        <translation>
            <numerusform>aanmelding van %n speler</numerusform>
            <numerusform>aanmelding van %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>check-in of {name}</source>
        <translation>aanmelding van {name}</translation>
    </message>
    <message numerus="yes">
        <source>cleared check-in of %n players</source>
        <translation>
            <numerusform>ingetrokken aanmelding van %n speler</numerusform>
            <numerusform>ingetrokken aanmelding van %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>cleared check-in of {name}</source>
        <translation>ingetrokken aanmelding van {name}</translation>
    </message>
    <message>
        <source>closing of registration</source>
        <translation>sluiting van de inschrijving</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>entry of {name} from the waiting list</source>
        <translation>inkoop van {name} van de wachtlijst</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>it brings back a stack that would have been given up.</source>
        <translation>die brengt een stack terug die ingeleverd zou zijn.</translation>
    </message>
    <message>
        <source>it brings back somebody who would have entered again.</source>
        <translation>die brengt iemand terug die zich opnieuw ingekocht zou hebben.</translation>
    </message>
    <message>
        <source>it cancels an entry that would still have a rebuy.</source>
        <translation>die annuleert een inschrijving die nog een rebuy zou hebben.</translation>
    </message>
    <message>
        <source>it enters somebody again who would still be in.</source>
        <translation>die schrijft iemand opnieuw in die nog zou meedoen.</translation>
    </message>
    <message>
        <source>it gives back a sale that would have been given back.</source>
        <translation>die geeft een verkoop terug die al teruggegeven zou zijn.</translation>
    </message>
    <message>
        <source>it gives back a sale that would not have been made.</source>
        <translation>die geeft een verkoop terug die er niet zou zijn.</translation>
    </message>
    <message>
        <source>it gives back more than would have been paid.</source>
        <translation>die geeft meer terug dan betaald zou zijn.</translation>
    </message>
    <message>
        <source>it is about an alternate who would not wait any more.</source>
        <translation>die gaat over iemand die niet meer zou wachten.</translation>
    </message>
    <message>
        <source>it pays with a code that would have been used already.</source>
        <translation>die betaalt met een code die al gebruikt zou zijn.</translation>
    </message>
    <message>
        <source>its number in the queue would be given out twice.</source>
        <translation>het nummer in de rij zou twee keer vergeven zijn.</translation>
    </message>
    <message>
        <source>its payments would not come to its price.</source>
        <translation>de betalingen zouden niet met de prijs kloppen.</translation>
    </message>
    <message>
        <source>its player would wait twice.</source>
        <translation>de speler zou twee keer wachten.</translation>
    </message>
    <message>
        <source>its sale would be made twice.</source>
        <translation>de verkoop zou er twee keer zijn.</translation>
    </message>
    <message>
        <source>leaving of {name} from the waiting list</source>
        <translation>vertrek van {name} van de wachtlijst</translation>
    </message>
    <message>
        <source>place of {name} on the waiting list</source>
        <translation>plaats van {name} op de wachtlijst</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>re-entry</translation>
    </message>
    <message>
        <source>re-entry of {name}</source>
        <translation>re-entry van {name}</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>rebuy</translation>
    </message>
    <message>
        <source>registration of {name}</source>
        <translation>inschrijving van {name}</translation>
    </message>
    <message>
        <source>registration of {name}, seat {seat}</source>
        <translation>inschrijving van {name}, stoel {seat}</translation>
    </message>
    <message numerus="yes">
        <source>removal of %n players</source>
        <translation>
            <numerusform>verwijdering van %n speler</numerusform>
            <numerusform>verwijdering van %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>removal of {name}</source>
        <translation>verwijdering van {name}</translation>
    </message>
    <message>
        <source>return of {offer} by {name}</source>
        <translation>teruggave van {offer} door {name}</translation>
    </message>
    <message>
        <source>struck number of {name}</source>
        <translation>doorgestreept nummer van {name}</translation>
    </message>
    <message>
        <source>terms of entry</source>
        <translation>voorwaarden van inschrijving</translation>
    </message>
    <message>
        <source>{back} is more than the {paid} paid, in all or in one of its parts. Give back less.</source>
        <translation>{back} is meer dan de betaalde {paid}, in het geheel of in een deel. Geef minder terug.</translation>
    </message>
    <message>
        <source>{chips} chips would leave play, and no more than {most} can: others have won them. It stays sold.</source>
        <translation>Er zouden {chips} chips uit het spel gaan, en er kunnen er niet meer dan {most} uit: anderen hebben ze gewonnen. Het blijft verkocht.</translation>
    </message>
    <message>
        <source>{given} does not pay {due}: {difference} apart. Correct the payments.</source>
        <translation>{given} is niet {due}: {difference} verschil. Verbeter de betalingen.</translation>
    </message>
    <message>
        <source>{name} answered the call, number {number}</source>
        <translation>{name} is gekomen, nummer {number}</translation>
    </message>
    <message>
        <source>{name} called, number {number}</source>
        <translation>{name} geroepen, nummer {number}</translation>
    </message>
    <message>
        <source>{name} came in from the waiting list</source>
        <translation>{name} ingekocht van de wachtlijst</translation>
    </message>
    <message>
        <source>{name} came in from the waiting list, seat {seat}</source>
        <translation>{name} ingekocht van de wachtlijst, stoel {seat}</translation>
    </message>
    <message>
        <source>{name} did not answer and lost number {number}</source>
        <translation>{name} kwam niet en is nummer {number} kwijt</translation>
    </message>
    <message>
        <source>{name} entered again, entry {number}</source>
        <translation>{name} opnieuw ingekocht, inschrijving {number}</translation>
    </message>
    <message>
        <source>{name} entered again, entry {number}, seat {seat}</source>
        <translation>{name} opnieuw ingekocht, inschrijving {number}, stoel {seat}</translation>
    </message>
    <message>
        <source>{name} gave up this stack to enter again. Undo the re-entry instead.</source>
        <translation>{name} leverde deze stack in voor een re-entry. Maak de re-entry ongedaan.</translation>
    </message>
    <message>
        <source>{name} gave up {chips} chips and entered again, entry {number}</source>
        <translation>{name} leverde {chips} chips in en kocht opnieuw in, inschrijving {number}</translation>
    </message>
    <message>
        <source>{name} has a rebuy or an add-on. Give that back first.</source>
        <translation>{name} heeft een rebuy of add-on. Geef die eerst terug.</translation>
    </message>
    <message>
        <source>{name} has been paid a prize, and cannot enter again.</source>
        <translation>{name} heeft een prijs uitbetaald gekregen en kan niet opnieuw inkopen.</translation>
    </message>
    <message>
        <source>{name} has been paid as the winner, so nobody can enter any more. Undo that payment first.</source>
        <translation>{name} heeft als winnaar uitbetaald gekregen, dus niemand kan zich meer inkopen. Maak eerst die uitbetaling ongedaan.</translation>
    </message>
    <message>
        <source>{name} has entered again since. Undo the re-entry first.</source>
        <translation>{name} heeft zich sindsdien opnieuw ingekocht. Maak eerst de re-entry ongedaan.</translation>
    </message>
    <message>
        <source>{name} has entered again since. Use the newest entry for another one.</source>
        <translation>{name} heeft zich sindsdien opnieuw ingekocht. Gebruik de nieuwste inschrijving.</translation>
    </message>
    <message>
        <source>{name} has {chips} chips, and only a stack of {limit} or less may rebuy. Go on with a reason.</source>
        <translation>{name} heeft {chips} chips, en alleen met {limit} of minder mag een rebuy. Ga door met een reden.</translation>
    </message>
    <message>
        <source>{name} is at the limit: sold {n} times, and {limit} is the most for one player.</source>
        <translation>{name} zit aan de grens: {n} keer verkocht, en {limit} is het meeste per speler.</translation>
    </message>
    <message>
        <source>{name} is checked in. Clear that first, or cancel the entry.</source>
        <translation>{name} is aangemeld. Haal dat eerst weg, of annuleer de inschrijving.</translation>
    </message>
    <message>
        <source>{name} is not there after all</source>
        <translation>{name} is er toch niet</translation>
    </message>
    <message>
        <source>{name} is out. Take the bust-out back first, or sell a re-entry.</source>
        <translation>{name} ligt eruit. Neem de bust-out eerst terug, of verkoop een re-entry.</translation>
    </message>
    <message>
        <source>{name} is still in. Count the stack to give up, or bust the entry out first.</source>
        <translation>{name} doet nog mee. Tel de stack die wordt ingeleverd, of meld eerst de bust-out.</translation>
    </message>
    <message>
        <source>{name} is the last one in, and cannot give up the stack. Register somebody else first.</source>
        <translation>{name} is de laatste en kan de stack niet inleveren. Schrijf eerst iemand anders in.</translation>
    </message>
    <message>
        <source>{name} is the last one in, and the others have finished. Undo a bust-out first.</source>
        <translation>{name} is de laatste in het spel en de anderen zijn klaar. Maak eerst een uitschakeling ongedaan.</translation>
    </message>
    <message>
        <source>{name} is there</source>
        <translation>{name} is er</translation>
    </message>
    <message>
        <source>{name} left the waiting list, number {number}</source>
        <translation>{name} van de wachtlijst af, nummer {number}</translation>
    </message>
    <message>
        <source>{name} never came, {amount} returned</source>
        <translation>{name} kwam niet, {amount} terug</translation>
    </message>
    <message>
        <source>{name} registered, entry {number}, seat {seat}: {paid}</source>
        <translation>{name} ingeschreven, inschrijving {number}, stoel {seat}: {paid}</translation>
    </message>
    <message>
        <source>{name} registered, entry {number}: {paid}</source>
        <translation>{name} ingeschreven, inschrijving {number}: {paid}</translation>
    </message>
    <message>
        <source>{name} waits already, with number {number}.</source>
        <translation>{name} wacht al, met nummer {number}.</translation>
    </message>
    <message>
        <source>{name} waits for a seat, number {number}</source>
        <translation>{name} wacht op een stoel, nummer {number}</translation>
    </message>
    <message>
        <source>{name} was disqualified, and cannot enter again.</source>
        <translation>{name} is gediskwalificeerd en kan niet opnieuw inkopen.</translation>
    </message>
    <message>
        <source>{name} was in and is out now. Sell a re-entry instead, if there is one.</source>
        <translation>{name} deed mee en ligt eruit. Verkoop een re-entry, als die er is.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n times {offer}, {amount}</source>
        <comment>what a player bought</comment>
        <translation>
            <numerusform>{name}: %n keer {offer}, {amount}</numerusform>
            <numerusform>{name}: %n keer {offer}, {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {offer} given back, {amount} returned</source>
        <translation>{name}: {offer} teruggegeven, {amount} terug</translation>
    </message>
    <message>
        <source>{name}: {offer}, {paid}</source>
        <comment>what a player bought</comment>
        <translation>{name}: {offer}, {paid}</translation>
    </message>
    <message numerus="yes">
        <source>{offer} for %n players</source>
        <translation>
            <numerusform>{offer} voor %n speler</numerusform>
            <numerusform>{offer} voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{offer} for {name}</source>
        <translation>{offer} voor {name}</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message numerus="yes">
        <source>%n are paid</source>
        <translation>
            <numerusform>%n prijs</numerusform>
            <numerusform>%n prijzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n big blinds</source>
        <translation>
            <numerusform>%n big blind</numerusform>
            <numerusform>%n big blinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the waiting list</source>
        <translation>
            <numerusform>%n op de wachtlijst</numerusform>
            <numerusform>%n op de wachtlijst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have a new seat: look at the list on the wall</source>
        <translation>
            <numerusform>%n speler heeft een nieuwe stoel: kijk op de lijst aan de muur</numerusform>
            <numerusform>%n spelers hebben een nieuwe stoel: kijk op de lijst aan de muur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in the money</source>
        <translation>
            <numerusform>%n speler in het prijzengeld</numerusform>
            <numerusform>%n spelers in het prijzengeld</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>before the numbers of the running level</comment>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Chips that leave the game: {chips}</source>
        <translation>Chips die uit het spel gaan: {chips}</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Ingeschreven</translation>
    </message>
    <message>
        <source>Entry until play starts</source>
        <translation>Inschrijven tot het spel begint</translation>
    </message>
    <message>
        <source>Entry up to {number} players</source>
        <translation>Inschrijven tot {number} spelers</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>First prize</source>
        <translation>Eerste prijs</translation>
    </message>
    <message>
        <source>Goes on until play ends</source>
        <translation>Gaat door tot het einde</translation>
    </message>
    <message>
        <source>HAND FOR HAND</source>
        <translation>HAND VOOR HAND</translation>
    </message>
    <message numerus="yes">
        <source>Last %n hands</source>
        <translation>
            <numerusform>Laatste %n hand</numerusform>
            <numerusform>Laatste %n handen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>Laatste level</translation>
    </message>
    <message>
        <source>Last minute of level {number}</source>
        <translation>Laatste minuut van level {number}</translation>
    </message>
    <message>
        <source>Late entry until the end of level {number}</source>
        <translation>Late inschrijving t/m level {number}</translation>
    </message>
    <message>
        <source>Late entry until {time}</source>
        <translation>Late inschrijving tot {time}</translation>
    </message>
    <message>
        <source>Late entry: level {number} and its break</source>
        <translation>Late inschrijving: level {number} en pauze</translation>
    </message>
    <message>
        <source>Leave all chips on the table</source>
        <translation>Laat alle chips op tafel liggen</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Level {number}: {stakes}</source>
        <translation>Level {number}: {stakes}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>before the blinds of the next level</comment>
        <translation>Hierna</translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation>Nog niet gestart</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>DE KLOK STAAT STIL</translation>
    </message>
    <message>
        <source>Payouts follow</source>
        <translation>Prijzen volgen</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Please go to your new seat</source>
        <translation>Ga naar de nieuwe stoel</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Registration open</source>
        <translation>Inschrijving open</translation>
    </message>
    <message>
        <source>Starts at {time}</source>
        <translation>Begint om {time}</translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation>Begint over</translation>
    </message>
    <message>
        <source>Starts {day}, {time}</source>
        <translation>Begint {day}, {time}</translation>
    </message>
    <message>
        <source>Take your seats</source>
        <translation>Neem je plaats in</translation>
    </message>
    <message>
        <source>Thank you for playing</source>
        <translation>Bedankt voor het spelen</translation>
    </message>
    <message>
        <source>The display {display} is back, with the room&apos;s screen.</source>
        <translation>Het scherm {display} is terug, met het zaalscherm.</translation>
    </message>
    <message>
        <source>The display {display} is gone. The room&apos;s screen returns with it.</source>
        <translation>Het scherm {display} is weg. Komt het terug, dan staat het zaalscherm er weer op.</translation>
    </message>
    <message>
        <source>Then level {number}: {stakes}</source>
        <translation>Dan level {number}: {stakes}</translation>
    </message>
    <message>
        <source>To the desk: number {numbers}</source>
        <comment>alternates who are called</comment>
        <translation>Naar de balie: nummer {numbers}</translation>
    </message>
    <message>
        <source>To the desk: numbers {numbers}</source>
        <comment>alternates who are called</comment>
        <translation>Naar de balie: nummers {numbers}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>about {minutes} for a seat</source>
        <translation>ongeveer {minutes} voor een stoel</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>back at {time}</source>
        <translation>terug om {time}</translation>
    </message>
    <message>
        <source>big blind ante</source>
        <translation>big blind ante</translation>
    </message>
    <message>
        <source>break in {minutes}</source>
        <translation>pauze over {minutes}</translation>
    </message>
    <message>
        <source>break {time}</source>
        <comment>under a break in the row of levels</comment>
        <translation>pauze {time}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>hand {number}</translation>
    </message>
    <message>
        <source>last: {amount}</source>
        <translation>laatste: {amount}</translation>
    </message>
    <message>
        <source>no estimate of the wait yet</source>
        <translation>nog geen schatting van de wachttijd</translation>
    </message>
    <message>
        <source>now {stakes}</source>
        <translation>nu {stakes}</translation>
    </message>
    <message>
        <source>of {entries}</source>
        <translation>van {entries}</translation>
    </message>
    <message>
        <source>then break, {lasts}</source>
        <translation>dan pauze, {lasts}</translation>
    </message>
    <message>
        <source>{minutes} or more for a seat</source>
        <translation>{minutes} of langer voor een stoel</translation>
    </message>
    <message>
        <source>{old} (for {new})</source>
        <comment>a chip that leaves, and the one that takes its place</comment>
        <translation>{old} (om {new})</translation>
    </message>
    <message>
        <source>{small} / {big}</source>
        <translation>{small} / {big}</translation>
    </message>
    <message>
        <source>{small} / {big}, ante {ante}</source>
        <translation>{small} / {big}, ante {ante}</translation>
    </message>
    <message>
        <source>{small} / {big}, big blind ante {ante}</source>
        <translation>{small} / {big}, big blind ante {ante}</translation>
    </message>
    <message>
        <source>{tournament} on the room&apos;s screen</source>
        <translation>{tournament} op het zaalscherm</translation>
    </message>
</context>
<context>
    <name>Shipped</name>
    <message>
        <source>1,000 chips from 100, three tables</source>
        <comment>a chip set</comment>
        <translation>1.000 chips vanaf 100, drie tafels</translation>
    </message>
    <message>
        <source>400 chips from 25, one table</source>
        <comment>a chip set</comment>
        <translation>400 chips vanaf 25, één tafel</translation>
    </message>
    <message>
        <source>500 chips from 5, one table</source>
        <comment>a chip set</comment>
        <translation>500 chips vanaf 5, één tafel</translation>
    </message>
    <message>
        <source>600 chips from 25, two tables</source>
        <comment>a chip set</comment>
        <translation>600 chips vanaf 25, twee tafels</translation>
    </message>
    <message>
        <source>Case of 500 chips from 50</source>
        <comment>a chip set</comment>
        <translation>Koffer met 500 chips vanaf 50</translation>
    </message>
    <message>
        <source>Club evening, 20 minutes, 10,000 chips</source>
        <translation>Clubavond, 20 minuten, 10.000 chips</translation>
    </message>
    <message>
        <source>Everything to the winner</source>
        <comment>a payout table</comment>
        <translation>Alles voor de winnaar</translation>
    </message>
    <message>
        <source>Graded by the size of the field</source>
        <comment>a payout table</comment>
        <translation>Naar aantal spelers</translation>
    </message>
    <message>
        <source>Home game, 15 minutes, 30,000 chips, big blind ante</source>
        <translation>Thuisspel, 15 minuten, 30.000 chips, big blind ante</translation>
    </message>
    <message>
        <source>Home sizes</source>
        <comment>a payout table for small fields</comment>
        <translation>Thuisspel, kleine velden</translation>
    </message>
    <message>
        <source>League night, 15 minutes, 5,000 chips</source>
        <translation>Competitieavond, 15 minuten, 5.000 chips</translation>
    </message>
    <message>
        <source>Live series, 500 players</source>
        <comment>a chip set</comment>
        <translation>Liveserie, 500 spelers</translation>
    </message>
    <message>
        <source>Nine places</source>
        <comment>a payout table</comment>
        <translation>Negen plaatsen</translation>
    </message>
    <message>
        <source>Series event, 60 minutes, 50,000 chips</source>
        <translation>Groot toernooi, 60 minuten, 50.000 chips</translation>
    </message>
    <message>
        <source>Short stacks of 20 pieces, one table</source>
        <comment>a chip set</comment>
        <translation>Korte stacks van 20 chips, één tafel</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inschrijving</translation>
    </message>
    <message>
        <source>Given back, {currency}</source>
        <translation>Teruggegeven, {currency}</translation>
    </message>
    <message>
        <source>Hand to the dealer</source>
        <translation>Geef aan de dealer</translation>
    </message>
    <message>
        <source>Journal line {line}</source>
        <translation>Logboekregel {line}</translation>
    </message>
    <message>
        <source>Money back</source>
        <translation>Geld terug</translation>
    </message>
    <message>
        <source>Money back, entry cancelled</source>
        <translation>Geld terug, inschrijving geannuleerd</translation>
    </message>
    <message>
        <source>No seat yet</source>
        <translation>Nog geen stoel</translation>
    </message>
    <message>
        <source>Printed again</source>
        <translation>Opnieuw afgedrukt</translation>
    </message>
    <message>
        <source>Printed {time}, journal line {line}</source>
        <translation>Afgedrukt {time}, logboekregel {line}</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Prize taken back</source>
        <translation>Prijs teruggenomen</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Received, signature</source>
        <translation>Ontvangen, handtekening</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>above a number</comment>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Taken back, no longer valid</source>
        <translation>Teruggenomen, niet meer geldig</translation>
    </message>
    <message>
        <source>Total, {currency}</source>
        <translation>Totaal, {currency}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <comment>the number of an entry, on its ticket</comment>
        <translation>inschrijving {number}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{operator}, drawer {drawer}</source>
        <comment>who took the money, and where</comment>
        <translation>{operator}, kassa {drawer}</translation>
    </message>
    <message>
        <source>{times} × {item}</source>
        <comment>so many of one thing</comment>
        <translation>{times} × {item}</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message numerus="yes">
        <source>%n levels, {lasts} in all</source>
        <translation>
            <numerusform>%n level, {lasts}</numerusform>
            <numerusform>%n levels, {lasts}</numerusform>
        </translation>
    </message>
    <message>
        <source>+{hours}:{minutes}</source>
        <comment>so long after the start</comment>
        <translation>+{hours}:{minutes}</translation>
    </message>
    <message>
        <source>A structure has at most {limit} rows.</source>
        <translation>Een structuur heeft hooguit {limit} rijen.</translation>
    </message>
    <message>
        <source>Add break</source>
        <translation>Pauze erbij</translation>
    </message>
    <message>
        <source>Add level</source>
        <translation>Level erbij</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Chips that leave</source>
        <translation>Chips eruit</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>Kies eerst een rij.</translation>
    </message>
    <message>
        <source>Choose one from the list of tournaments, or create one; its levels and settings then stand here.</source>
        <translation>Kies er een uit de lijst met toernooien, of maak er een; de levels en instellingen staan dan hier.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Sjabloon verwijderen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Enter changes who posts the ante: nobody, each player, or the big blind.</source>
        <translation>Enter wijzigt wie de ante post: niemand, iedere speler of de big blind.</translation>
    </message>
    <message>
        <source>Enter or a digit changes a cell, Tab goes to the next one. Minutes may be typed as 20 or 1:30.</source>
        <translation>Enter of een cijfer wijzigt een cel, Tab gaat naar de volgende. Minuten typ je als 20 of 1:30.</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>Late entry until level</source>
        <translation>Late inschrijving t/m level</translation>
    </message>
    <message>
        <source>Late registration ends after this row.</source>
        <translation>De late inschrijving sluit na deze rij.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Levels and breaks</source>
        <translation>Levels en pauzes</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Move the row down (Alt Down)</source>
        <translation>Rij omlaag (Alt omlaag)</translation>
    </message>
    <message>
        <source>Move the row up (Alt Up)</source>
        <translation>Rij omhoog (Alt omhoog)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of the break</source>
        <translation>Naam van de pauze</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Naam van het sjabloon</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
    </message>
    <message>
        <source>Not applied yet</source>
        <translation>Nog niet toegepast</translation>
    </message>
    <message>
        <source>Nothing above it can be moved.</source>
        <translation>Daarboven is niets te verplaatsen.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Er is nog niets gewijzigd.</translation>
    </message>
    <message>
        <source>Of this club</source>
        <translation>Van deze club</translation>
    </message>
    <message>
        <source>Payout table</source>
        <translation>Prijzentabel</translation>
    </message>
    <message>
        <source>Play went on past rows you were changing. What was played stands; look at the rest before you apply it.</source>
        <translation>Het spel ging voorbij rijen die je wijzigde. Wat gespeeld is blijft staan; kijk de rest na voor je toepast.</translation>
    </message>
    <message>
        <source>Posted by</source>
        <comment>who posts the ante</comment>
        <translation>Gepost door</translation>
    </message>
    <message>
        <source>Prizes rounded to</source>
        <translation>Prijzen afgerond op</translation>
    </message>
    <message>
        <source>Put another structure into the draft; rows that were played stay</source>
        <translation>Zet een andere structuur in het concept; gespeelde rijen blijven</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Row {row} has been played, so it stays. What comes after it can be changed.</source>
        <translation>Rij {row} is gespeeld, dus die blijft. Wat erna komt kun je wijzigen.</translation>
    </message>
    <message>
        <source>Row {row} is on now, so it keeps its place.</source>
        <translation>Rij {row} loopt nu, dus die houdt zijn plaats.</translation>
    </message>
    <message>
        <source>Row {row}: {problem}</source>
        <translation>Rij {row}: {problem}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Opslaan als sjabloon</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Stoelen per tafel</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Meegeleverd</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>Startstack</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Begint</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structuur</translation>
    </message>
    <message>
        <source>Template &apos;{name}&apos; is deleted</source>
        <translation>Sjabloon &apos;{name}&apos; is verwijderd</translation>
    </message>
    <message>
        <source>Template &apos;{name}&apos; is saved</source>
        <translation>Sjabloon &apos;{name}&apos; is opgeslagen</translation>
    </message>
    <message>
        <source>The blinds of row {row} are lower than those of the level before it.</source>
        <translation>De blinds van rij {row} zijn lager dan die van het level ervoor.</translation>
    </message>
    <message>
        <source>The same rows were changed at the desk meanwhile, so this draft cannot be applied. Discard it to see them.</source>
        <translation>Dezelfde rijen zijn intussen gewijzigd, dus dit concept kan niet worden toegepast. Verwerp het om ze te zien.</translation>
    </message>
    <message>
        <source>The structure was changed at the desk meanwhile. Your changes are kept beside it.</source>
        <translation>De structuur is intussen gewijzigd. Jouw wijzigingen zijn ernaast bewaard.</translation>
    </message>
    <message>
        <source>The tournament is finished, so its structure stays.</source>
        <translation>Het toernooi is afgesloten, dus de structuur blijft.</translation>
    </message>
    <message>
        <source>The tournament was changed at the desk meanwhile. What you typed is kept.</source>
        <translation>Het toernooi is intussen gewijzigd. Wat je typte is bewaard.</translation>
    </message>
    <message>
        <source>This is the last row.</source>
        <translation>Dit is de laatste rij.</translation>
    </message>
    <message>
        <source>This is the only level, and a structure needs one.</source>
        <translation>Dit is het enige level, en een structuur heeft er een nodig.</translation>
    </message>
    <message>
        <source>This row is on now. It keeps its place; its blinds and its length can change.</source>
        <translation>Deze rij loopt nu. Die houdt zijn plaats; blinds en lengte kun je wijzigen.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Type a name for the break, or leave it empty.</source>
        <translation>Typ een naam voor de pauze, of laat hem leeg.</translation>
    </message>
    <message>
        <source>Type the chips that leave in this break, such as 25 or 25 100.</source>
        <translation>Typ de chips die er in deze pauze uitgaan, zoals 25 of 25 100.</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>who posts the ante</comment>
        <translation>big blind</translation>
    </message>
    <message>
        <source>each player</source>
        <comment>who posts the ante</comment>
        <translation>iedere speler</translation>
    </message>
    <message>
        <source>no chips leave</source>
        <translation>geen chips eruit</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>who posts the ante</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{chips} leave</source>
        <translation>{chips} eruit</translation>
    </message>
    <message>
        <source>{column}, row {row}: {value}</source>
        <translation>{column}, rij {row}: {value}</translation>
    </message>
    <message>
        <source>{field} has {n} characters, and {limit} is the most. Make it shorter.</source>
        <translation>{field} heeft {n} tekens, {limit} is het maximum. Maak het korter.</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; is not a list of chips. Type values from 1 to {most} with spaces, such as 25 100.</source>
        <translation>{field}: &apos;{typed}&apos; is geen lijst met chips. Typ waarden van 1 tot {most} met spaties ertussen, zoals 25 100.</translation>
    </message>
    <message>
        <source>{field}: at most {limit} values. Leave some out.</source>
        <translation>{field}: hooguit {limit} waarden. Laat er een paar weg.</translation>
    </message>
    <message>
        <source>{field}: {value} is above the big blind. Type at most {most}, or raise the big blind.</source>
        <translation>{field}: {value} is hoger dan de big blind. Typ hooguit {most}, of verhoog de big blind.</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{name}, as it stands</source>
        <translation>{name}, zoals het nu is</translation>
    </message>
    <message>
        <source>{name}, stack {stack}</source>
        <translation>{name}, stack {stack}</translation>
    </message>
    <message>
        <source>{number}, rest</source>
        <comment>the rest of a level an extra break cut in two</comment>
        <translation>{number}, rest</translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Not yet seated</source>
        <translation>Zonder stoel</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Out, place {place}</source>
        <translation>Uit, plaats {place}</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%n away on a penalty</source>
        <translation>
            <numerusform>%n weg wegens straf</numerusform>
            <numerusform>%n weg wegens straf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buttons to give. Ctrl+Enter, then a seat and Enter for each.</source>
        <translation>
            <numerusform>%n button nodig. Ctrl+Enter, dan een stoel en Enter.</numerusform>
            <numerusform>%n buttons nodig. Ctrl+Enter, dan voor elk een stoel en Enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than the fullest table</source>
        <translation>
            <numerusform>%n minder dan de volste tafel</numerusform>
            <numerusform>%n minder dan de volste tafel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>seats</comment>
        <translation>
            <numerusform>%n vrij</numerusform>
            <numerusform>%n vrij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>players</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet seated</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n zonder stoel</numerusform>
            <numerusform>%n zonder stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the way to a new seat</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n onderweg naar een nieuwe stoel</numerusform>
            <numerusform>%n onderweg naar een nieuwe stoel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>tables</comment>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are registered. Draw seats when play is about to begin; who comes later gets a free seat.</source>
        <translation>
            <numerusform>%n speler is ingeschreven. Loot plaatsen als het spel bijna begint; wie later komt krijgt een vrije stoel.</numerusform>
            <numerusform>%n spelers zijn ingeschreven. Loot plaatsen als het spel bijna begint; wie later komt krijgt een vrije stoel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seated</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n zit</numerusform>
            <numerusform>%n zitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would do</source>
        <comment>moves; why it is more follows</comment>
        <translation>
            <numerusform>%n zou genoeg zijn</numerusform>
            <numerusform>%n zou genoeg zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no seat. Type table and seat, such as 12-4.</source>
        <translation>&apos;{text}&apos; is geen stoel. Typ tafel en stoel, zoals 12-4.</translation>
    </message>
    <message>
        <source>1 short</source>
        <comment>tables with one player fewer than the fullest</comment>
        <translation>1 te weinig</translation>
    </message>
    <message>
        <source>2</source>
        <comment>2 short, after &apos;1 short&apos;</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>2 short</source>
        <comment>tables with two players fewer than the fullest</comment>
        <translation>2 te weinig</translation>
    </message>
    <message>
        <source>3 or more</source>
        <comment>3 or more short, after &apos;1 short&apos;</comment>
        <translation>3 of meer</translation>
    </message>
    <message>
        <source>3+ short</source>
        <comment>tables with at least three players fewer than the fullest</comment>
        <translation>3+ te weinig</translation>
    </message>
    <message>
        <source>A hand was played: button and penalties go on</source>
        <comment>what a key does</comment>
        <translation>Hand gespeeld: button en straffen gaan verder</translation>
    </message>
    <message>
        <source>A word or digits called out in the room, part of every draw</source>
        <translation>Een woord of cijfers door de zaal geroepen, telt mee in elke loting</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n moves</source>
        <translation>
            <numerusform>%n speler verplaatsen</numerusform>
            <numerusform>%n spelers verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>All have sat down</source>
        <translation>Iedereen zit</translation>
    </message>
    <message>
        <source>Another player or seat for a move</source>
        <comment>what a key does</comment>
        <translation>Een andere speler of stoel voor een verplaatsing</translation>
    </message>
    <message>
        <source>Arrows go from seat to seat, Enter opens what can be done with a seat.</source>
        <translation>Pijlen gaan van stoel naar stoel, Enter opent wat je met een stoel kunt doen.</translation>
    </message>
    <message>
        <source>BB</source>
        <comment>big blind, two letters</comment>
        <translation>BB</translation>
    </message>
    <message numerus="yes">
        <source>Balance: %n moves</source>
        <translation>
            <numerusform>Gelijktrekken: %n verplaatsing</numerusform>
            <numerusform>Gelijktrekken: %n verplaatsingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Break table {table}</source>
        <translation>Tafel {table} opbreken</translation>
    </message>
    <message numerus="yes">
        <source>Break table {table}: %n moves</source>
        <translation>
            <numerusform>Tafel {table} opbreken: %n verplaatsing</numerusform>
            <numerusform>Tafel {table} opbreken: %n verplaatsingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust out {name}</source>
        <translation>{name} uitschakelen</translation>
    </message>
    <message>
        <source>Button at table {table}: seat</source>
        <translation>Button aan tafel {table}: stoel</translation>
    </message>
    <message>
        <source>Button at {seat}</source>
        <translation>Button op {seat}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Close table {table}</source>
        <translation>Tafel {table} sluiten</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer button, one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Draw all seats once more, for everybody</source>
        <translation>Loot alle plaatsen nog een keer, voor iedereen</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Opnieuw loten</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Plaatsen loten</translation>
    </message>
    <message>
        <source>Draw where the button is not known</source>
        <translation>Loot waar de button onbekend is</translation>
    </message>
    <message>
        <source>Everybody who goes to that table seen there</source>
        <comment>what a key does</comment>
        <translation>Iedereen die naar die tafel gaat is daar gezien</translation>
    </message>
    <message numerus="yes">
        <source>Final table: %n players draw new seats</source>
        <translation>
            <numerusform>Finaletafel: %n speler loot een nieuwe plaats</numerusform>
            <numerusform>Finaletafel: %n spelers loten nieuwe plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Floor map</source>
        <translation>Plattegrond</translation>
    </message>
    <message>
        <source>Forget what was chosen and plan by the rules alone</source>
        <translation>Vergeten wat er gekozen is en alleen volgens de regels plannen</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>Vrije stoelen</translation>
    </message>
    <message>
        <source>Give the buttons</source>
        <translation>Buttons opgeven</translation>
    </message>
    <message>
        <source>Hand played at table {table}</source>
        <translation>Hand gespeeld aan tafel {table}</translation>
    </message>
    <message>
        <source>Instead of {name} to {seat}</source>
        <translation>In plaats van {name} naar {seat}</translation>
    </message>
    <message>
        <source>Into the list of moves</source>
        <comment>what a key does</comment>
        <translation>Naar de lijst met verplaatsingen</translation>
    </message>
    <message>
        <source>Keep table {table} and go back to what the room needs</source>
        <translation>Houd tafel {table} en ga terug naar wat de zaal nodig heeft</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Left out: {name} at {origin}, {why}</source>
        <translation>Weggelaten: {name} op {origin}, {why}</translation>
    </message>
    <message>
        <source>Let a table that stops play on, with a reason</source>
        <comment>what a key does</comment>
        <translation>Een tafel die stopt laten doorspelen, met reden</translation>
    </message>
    <message>
        <source>Let table {table} play on</source>
        <translation>Tafel {table} laten doorspelen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plattegrond</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Move slips to cut, and the list in large type, on the Papers page</source>
        <translation>Verplaatsbonnen om te knippen en de lijst in grote letters, op de pagina Papier</translation>
    </message>
    <message>
        <source>Move {badge}: {name} from {origin} to {seat}, {why}</source>
        <translation>Verplaatsing {badge}: {name} van {origin} naar {seat}, {why}</translation>
    </message>
    <message>
        <source>Move {name} to</source>
        <translation>{name} verplaatsen naar</translation>
    </message>
    <message>
        <source>Move {name} to another seat</source>
        <translation>{name} naar een andere stoel verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>New draw: %n players draw new seats</source>
        <translation>
            <numerusform>Nieuwe loting: %n speler loot een nieuwe stoel</numerusform>
            <numerusform>Nieuwe loting: %n spelers loten een nieuwe stoel</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>No moves are left in the plan. Tick one, or plan anew.</source>
        <translation>Er staat geen verplaatsing meer in het plan. Vink er een aan, of plan opnieuw.</translation>
    </message>
    <message>
        <source>No seats are drawn yet</source>
        <translation>Er zijn nog geen plaatsen geloot</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
    </message>
    <message>
        <source>Nobody from the table of a move</source>
        <comment>what a key does</comment>
        <translation>Niemand van de tafel van een verplaatsing</translation>
    </message>
    <message>
        <source>Nobody knows the button of table {table}</source>
        <translation>Niemand weet de button van tafel {table}</translation>
    </message>
    <message>
        <source>Nobody sits at {seat}.</source>
        <translation>Niemand zit op stoel {seat}.</translation>
    </message>
    <message>
        <source>Nobody sits at {seat}. Type the seat of the player to swap with.</source>
        <translation>Niemand zit op {seat}. Typ de stoel van de speler om mee te wisselen.</translation>
    </message>
    <message>
        <source>Open an empty table with the lowest free number</source>
        <translation>Open een lege tafel met het laagste vrije nummer</translation>
    </message>
    <message>
        <source>Open one from the list of tournaments, or create one.</source>
        <translation>Open er een uit de lijst met toernooien, of maak er een.</translation>
    </message>
    <message>
        <source>Open registration</source>
        <translation>Inschrijving openen</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Plan anew</source>
        <translation>Opnieuw plannen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players on the way to a new seat</source>
        <translation>Spelers onderweg naar een nieuwe stoel</translation>
    </message>
    <message>
        <source>Proposed moves</source>
        <translation>Voorgestelde verplaatsingen</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Opzijzetten</translation>
    </message>
    <message>
        <source>Register players on the Players page first; seats are drawn from two players on.</source>
        <translation>Schrijf eerst spelers in op de pagina Spelers; plaatsen loten kan vanaf twee spelers.</translation>
    </message>
    <message>
        <source>Ruling about {name}</source>
        <translation>Beslissing over {name}</translation>
    </message>
    <message>
        <source>Ruling at table {table}</source>
        <translation>Beslissing aan tafel {table}</translation>
    </message>
    <message>
        <source>SB</source>
        <comment>small blind, two letters</comment>
        <translation>SB</translation>
    </message>
    <message numerus="yes">
        <source>Seat %n players</source>
        <translation>
            <numerusform>%n speler plaatsen</numerusform>
            <numerusform>%n spelers plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {name} at {seat}</source>
        <translation>{name} plaatsen op {seat}</translation>
    </message>
    <message>
        <source>Show the next</source>
        <comment>button: goes to the next player with a note for seating</comment>
        <translation>Toon de volgende</translation>
    </message>
    <message>
        <source>Slips and list</source>
        <translation>Bonnen en lijst</translation>
    </message>
    <message>
        <source>Space: leave this move out. F2: another player or seat. Delete: nobody from this table.</source>
        <translation>Spatie: deze verplaatsing weglaten. F2: een andere speler of stoel. Delete: niemand van deze tafel.</translation>
    </message>
    <message>
        <source>Space: seen in the new seat. Shift+Space: everybody who goes to that table.</source>
        <translation>Spatie: op de nieuwe stoel gezien. Shift+spatie: iedereen die naar die tafel gaat.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Swap {name} with</source>
        <translation>{name} wisselen met</translation>
    </message>
    <message>
        <source>Swap {name} with somebody</source>
        <translation>{name} met iemand wisselen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table {table}: {seated} of {size} players</source>
        <translation>Tafel {table}: {seated} van {size} spelers</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Tables as a list</source>
        <translation>Tafels als lijst</translation>
    </message>
    <message>
        <source>Tables larger (Ctrl +)</source>
        <translation>Tafels groter (Ctrl +)</translation>
    </message>
    <message>
        <source>Tables smaller (Ctrl −)</source>
        <translation>Tafels kleiner (Ctrl −)</translation>
    </message>
    <message>
        <source>The dealer button is at this seat</source>
        <comment>what a key does</comment>
        <translation>De dealerbutton ligt bij deze stoel</translation>
    </message>
    <message>
        <source>The player was seen in the new seat</source>
        <comment>what a key does</comment>
        <translation>De speler is op de nieuwe stoel gezien</translation>
    </message>
    <message>
        <source>The seat of who goes instead, or the free seat to go to, or both: 3-5 12-4.</source>
        <translation>De stoel van wie in plaats daarvan gaat, of de vrije stoel, of allebei: 3-5 12-4.</translation>
    </message>
    <message>
        <source>The seat with the button, then Enter. ? when nobody knows.</source>
        <translation>De stoel met de button, dan Enter. ? als niemand het weet.</translation>
    </message>
    <message>
        <source>The whole room (Ctrl Home)</source>
        <translation>De hele zaal (Ctrl Home)</translation>
    </message>
    <message>
        <source>This table as large as the window</source>
        <comment>what a key does</comment>
        <translation>Deze tafel zo groot als het venster</translation>
    </message>
    <message>
        <source>Type one seat, such as 5, or three for button, small blind and big blind: 5 6 8.</source>
        <translation>Typ één stoel, zoals 5, of drie voor button, small blind en big blind: 5 6 8.</translation>
    </message>
    <message>
        <source>Type table and seat, such as 12-4.</source>
        <translation>Typ tafel en stoel, zoals 12-4.</translation>
    </message>
    <message>
        <source>Value of the room</source>
        <translation>Waarde van de zaal</translation>
    </message>
    <message>
        <source>Who sits there</source>
        <translation>Wie daar zit</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>a table with one player; one short word</comment>
        <translation>alleen</translation>
    </message>
    <message>
        <source>as full as the fullest</source>
        <translation>even vol als de volste</translation>
    </message>
    <message numerus="yes">
        <source>away for %n more hands</source>
        <translation>
            <numerusform>nog %n hand weg</numerusform>
            <numerusform>nog %n handen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a seat nobody gets</comment>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>blocked: {label}</source>
        <comment>a seat nobody gets</comment>
        <translation>geblokkeerd: {label}</translation>
    </message>
    <message>
        <source>breaks</source>
        <comment>a table that is proposed to be broken; one short word</comment>
        <translation>opbreken</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>button when last seen</source>
        <translation>button toen die het laatst gezien werd</translation>
    </message>
    <message>
        <source>button?</source>
        <comment>a table whose button is to be asked; one short word</comment>
        <translation>button?</translation>
    </message>
    <message>
        <source>by your choice</source>
        <translation>zelf gekozen</translation>
    </message>
    <message>
        <source>cards dealt in the order of seats; the highest card has the first seat that was drawn</source>
        <translation>kaarten gedeeld op volgorde van stoel; de hoogste kaart krijgt de eerst gelote stoel</translation>
    </message>
    <message>
        <source>chosen by the director</source>
        <comment>why this table breaks</comment>
        <translation>gekozen door de toernooileider</translation>
    </message>
    <message>
        <source>far too short, allowed to play on (rule 11-D)</source>
        <translation>veel te weinig spelers, mag doorspelen (regel 11-D)</translation>
    </message>
    <message>
        <source>far too short, plays on until the big blind falls on an open seat (rule 11-D)</source>
        <translation>veel te weinig spelers, speelt door tot de big blind op een lege stoel valt (regel 11-D)</translation>
    </message>
    <message>
        <source>far too short: ask the button (rule 11-D)</source>
        <translation>veel te weinig spelers: vraag de button (regel 11-D)</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a seat nobody has</comment>
        <translation>vrij</translation>
    </message>
    <message>
        <source>free: {seats}</source>
        <translation>vrij: {seats}</translation>
    </message>
    <message>
        <source>from {seat}, not seen here yet</source>
        <comment>a player who was moved</comment>
        <translation>van {seat}, hier nog niet gezien</translation>
    </message>
    <message>
        <source>full</source>
        <comment>tables as full as the fullest</comment>
        <translation>vol</translation>
    </message>
    <message>
        <source>kept for {name}</source>
        <comment>a seat</comment>
        <translation>vrij voor {name}</translation>
    </message>
    <message>
        <source>may play</source>
        <comment>a table allowed to play on; short</comment>
        <translation>mag spelen</translation>
    </message>
    <message>
        <source>next by the list</source>
        <comment>why this table breaks</comment>
        <translation>volgende op de lijst</translation>
    </message>
    <message>
        <source>next, opened last</source>
        <comment>why this table breaks</comment>
        <translation>volgende, laatst geopend</translation>
    </message>
    <message>
        <source>next, the farthest</source>
        <comment>why this table breaks</comment>
        <translation>volgende, de verste</translation>
    </message>
    <message>
        <source>nobody from table {table}</source>
        <translation>niemand van tafel {table}</translation>
    </message>
    <message>
        <source>not checked in</source>
        <translation>niet ingecheckt</translation>
    </message>
    <message>
        <source>on the room&apos;s screen until seen</source>
        <translation>op het zaalscherm tot gezien</translation>
    </message>
    <message>
        <source>one player alone</source>
        <translation>één speler alleen</translation>
    </message>
    <message>
        <source>proposed to be broken</source>
        <translation>voorgesteld om op te breken</translation>
    </message>
    <message>
        <source>short</source>
        <comment>a table that plays on; one short word</comment>
        <translation>te weinig</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>small blind {small}, big blind {big}</source>
        <translation>small blind {small}, big blind {big}</translation>
    </message>
    <message>
        <source>stays, by your choice</source>
        <translation>blijft, zelf gekozen</translation>
    </message>
    <message>
        <source>stops</source>
        <comment>a table; one short word</comment>
        <translation>stopt</translation>
    </message>
    <message>
        <source>stops, the big blind falls on an open seat (rule 11-D)</source>
        <translation>stopt, de big blind valt op een lege stoel (regel 11-D)</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>tafel {table}</translation>
    </message>
    <message>
        <source>the fewest possible</source>
        <translation>het kleinst mogelijke aantal</translation>
    </message>
    <message>
        <source>the tables stay uneven</source>
        <translation>de tafels blijven ongelijk</translation>
    </message>
    <message>
        <source>these belong together</source>
        <translation>deze horen bij elkaar</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>wacht tot de button voorbij is</translation>
    </message>
    <message>
        <source>who follows from the button</source>
        <translation>wie volgt uit de button</translation>
    </message>
    <message>
        <source>{name}   {origin} → {seat}   {deals}</source>
        <comment>a player on the way to a new seat</comment>
        <translation>{name}   {origin} → {seat}   {deals}</translation>
    </message>
    <message>
        <source>{name} cannot go to {seat} any more, planned anew</source>
        <translation>{name} kan niet meer naar {seat}, opnieuw gepland</translation>
    </message>
    <message>
        <source>{name} has sat down at {seat}</source>
        <translation>{name} zit nu op {seat}</translation>
    </message>
    <message>
        <source>{name} sits at {seat}</source>
        <translation>{name} zit op {seat}</translation>
    </message>
    <message>
        <source>{name} to {seat}</source>
        <translation>{name} naar {seat}</translation>
    </message>
    <message>
        <source>{seated} of {size}</source>
        <comment>players at a table, of its seats</comment>
        <translation>{seated} van {size}</translation>
    </message>
    <message>
        <source>{seat} (empty)</source>
        <comment>a blind or a button at an empty seat</comment>
        <translation>{seat} (leeg)</translation>
    </message>
    <message>
        <source>{seat} is free</source>
        <translation>{seat} is vrij</translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <comment>seat and name of who posts a blind</comment>
        <translation>{seat} {name}</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}: vrij</translation>
    </message>
    <message>
        <source>{seat}: free, target of move {badge} of the proposal</source>
        <translation>{seat}: vrij, doel van verplaatsing {badge} uit het voorstel</translation>
    </message>
    <message>
        <source>{seat}: {name}</source>
        <translation>{seat}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {name}, away for %n more hands</source>
        <translation>
            <numerusform>{seat}: {name}, nog %n hand weg</numerusform>
            <numerusform>{seat}: {name}, nog %n handen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: {name}, move {badge} of the proposal</source>
        <translation>{seat}: {name}, verplaatsing {badge} uit het voorstel</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>&apos;{before}&apos; is called &apos;{name}&apos;.</source>
        <translation>&apos;{before}&apos; heet &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; brings {chips} chips.</source>
        <translation>&apos;{name}&apos; geeft {chips} chips.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{name}&apos; costs {total} from now on; %n sold keep their price.</source>
        <translation>
            <numerusform>&apos;{name}&apos; kost voortaan {total}; %n verkochte houdt zijn prijs.</numerusform>
            <numerusform>&apos;{name}&apos; kost voortaan {total}; %n verkochte houden hun prijs.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no limit for a player.</source>
        <translation>&apos;{name}&apos; heeft per speler geen grens.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no limit in all.</source>
        <translation>&apos;{name}&apos; heeft in totaal geen grens.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is for anybody.</source>
        <translation>&apos;{name}&apos; is voor iedereen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is for members only.</source>
        <translation>&apos;{name}&apos; is alleen voor leden.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is for staff only.</source>
        <translation>&apos;{name}&apos; is alleen voor personeel.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no longer sold.</source>
        <translation>&apos;{name}&apos; wordt niet meer verkocht.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not sold: the time given is over.</source>
        <translation>&apos;{name}&apos; wordt niet verkocht: de opgegeven tijd is voorbij.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is on the list, and not sold at this moment.</source>
        <translation>&apos;{name}&apos; staat op de lijst en wordt op dit moment niet verkocht.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold as a re-entry.</source>
        <translation>&apos;{name}&apos; wordt verkocht als re-entry.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold as a rebuy.</source>
        <translation>&apos;{name}&apos; wordt verkocht als rebuy.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold as an add-on.</source>
        <translation>&apos;{name}&apos; wordt verkocht als add-on.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold as an entry.</source>
        <translation>&apos;{name}&apos; wordt verkocht als inschrijving.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold as long as registration is open.</source>
        <translation>&apos;{name}&apos; wordt verkocht zolang de inschrijving open is.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold from now on, until {time}.</source>
        <translation>&apos;{name}&apos; wordt vanaf nu verkocht, tot {time}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold from now on.</source>
        <translation>&apos;{name}&apos; wordt vanaf nu verkocht.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold in the break after level {number}.</source>
        <translation>&apos;{name}&apos; wordt verkocht in de pauze na level {number}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold to the end of level {number} and its break.</source>
        <translation>&apos;{name}&apos; wordt verkocht t/m level {number} en de pauze erna.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold to the end of level {number}.</source>
        <translation>&apos;{name}&apos; wordt verkocht t/m level {number}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold until closed by hand.</source>
        <translation>&apos;{name}&apos; wordt verkocht tot iemand stopt.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold until play starts.</source>
        <translation>&apos;{name}&apos; wordt verkocht tot het spel begint.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold until {time}.</source>
        <translation>&apos;{name}&apos; wordt verkocht tot {time}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is sold up to {number} entries.</source>
        <translation>&apos;{name}&apos; wordt verkocht tot {number} inschrijvingen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leaves the list.</source>
        <translation>&apos;{name}&apos; gaat van de lijst.</translation>
    </message>
    <message>
        <source>The guarantee is {guarantee}; the prize pool stays as it is.</source>
        <translation>De garantie is {guarantee}; de prijzenpot blijft zoals die is.</translation>
    </message>
    <message>
        <source>The limit of &apos;{name}&apos; for a player is {limit}.</source>
        <translation>De grens van &apos;{name}&apos; is per speler {limit}.</translation>
    </message>
    <message>
        <source>The limit of &apos;{name}&apos; in all is {limit}.</source>
        <translation>De grens van &apos;{name}&apos; is in totaal {limit}.</translation>
    </message>
    <message>
        <source>The lines stand in another order.</source>
        <translation>De regels staan in een andere volgorde.</translation>
    </message>
    <message>
        <source>The prize pool is {pool} instead of {before}.</source>
        <translation>De prijzenpot is {pool} in plaats van {before}.</translation>
    </message>
    <message numerus="yes">
        <source>The room seats %n players; {left} are in.</source>
        <translation>
            <numerusform>De zaal heeft %n stoel; {left} doen mee.</numerusform>
            <numerusform>De zaal heeft %n stoelen; {left} doen mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>The room takes as many players as come.</source>
        <translation>De zaal neemt zoveel spelers als er komen.</translation>
    </message>
    <message>
        <source>The rules beside the list change from now on.</source>
        <translation>De regels naast de lijst veranderen vanaf nu.</translation>
    </message>
</context>
<context>
    <name>TermsPart</name>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n verkocht</numerusform>
            <numerusform>%n verkocht</numerusform>
        </translation>
    </message>
    <message>
        <source>6: to the end of level 6; 6+: to the end of the break after it; {b} 6: only in that break; 0: until play starts; 21:30: until then; 100 {e}: up to 100 entries; {h}: until ended by hand; empty: with registration.</source>
        <translation>6: t/m level 6; 6+: t/m de pauze erna; {b} 6: alleen in die pauze; 0: tot het spel begint; 21:30: tot dan; 100 {e}: tot 100 inschrijvingen; {h}: tot iemand stopt; leeg: zolang de inschrijving open is.</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>After the break</source>
        <translation>Na de pauze</translation>
    </message>
    <message>
        <source>Alternates that open a table</source>
        <translation>Wachtenden voor nieuwe tafel</translation>
    </message>
    <message>
        <source>At a number of entries</source>
        <translation>Bij een aantal</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Op een tijd</translation>
    </message>
    <message>
        <source>Beside the entry of {price} for {stack} chips, which stands in the settings of the tournament</source>
        <translation>Naast de inschrijving van {price} voor {stack} chips, uit de instellingen van het toernooi</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Cancelled once play began</source>
        <translation>Afgemeld na het begin</translation>
    </message>
    <message>
        <source>Change when registration closes</source>
        <translation>Verander wanneer de inschrijving sluit</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips it brings; empty: a starting stack.</source>
        <translation>Chips die erbij komen; leeg: een startstack.</translation>
    </message>
    <message>
        <source>Closes {time} · {left} min</source>
        <translation>Sluit {time} · {left} min</translation>
    </message>
    <message>
        <source>Closing of registration</source>
        <translation>Sluiten van de inschrijving</translation>
    </message>
    <message>
        <source>Club&apos;s terms</source>
        <translation>Van de club</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerp</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Each</source>
        <comment>how often one player may buy it</comment>
        <translation>Elk</translation>
    </message>
    <message>
        <source>Early bird</source>
        <translation>Vroegboeker</translation>
    </message>
    <message>
        <source>Early, on time, members</source>
        <translation>Vroeg, op tijd, leden</translation>
    </message>
    <message>
        <source>End of level</source>
        <translation>Einde level</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>For</source>
        <comment>who may buy it</comment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Freezeout: none</source>
        <translation>Freezeout: geen</translation>
    </message>
    <message>
        <source>Guaranteed pool</source>
        <translation>Gegarandeerde pot</translation>
    </message>
    <message>
        <source>HC-27: 50; empty: any stack</source>
        <translation>HC-27: 50; leeg: elke stack</translation>
    </message>
    <message>
        <source>How often it is sold in all; empty: no limit.</source>
        <translation>Hoe vaak het in totaal verkocht wordt; leeg: geen grens.</translation>
    </message>
    <message>
        <source>How often one player may buy it, in all his entries; empty: no limit.</source>
        <translation>Hoe vaak één speler het mag kopen, over al zijn inschrijvingen; leeg: geen grens.</translation>
    </message>
    <message>
        <source>In all</source>
        <comment>how often it is sold in all</comment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>It closes like this already.</source>
        <translation>Ze sluit al zo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>keep these terms under a name, for other tournaments of the club</comment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Keep these terms under a name, for the club&apos;s next tournaments</source>
        <translation>Bewaar deze voorwaarden onder een naam, voor volgende toernooien van de club</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Line {row}. {what}</source>
        <translation>Regel {row}. {what}</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Lid</translation>
    </message>
    <message>
        <source>Minutes to answer a call</source>
        <translation>Minuten om te komen</translation>
    </message>
    <message>
        <source>Most tables</source>
        <translation>Meeste tafels</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Er is niets veranderd.</translation>
    </message>
    <message>
        <source>Nothing is sold but the entry. Take ready-made lines or the club&apos;s terms, or press Insert for a line.</source>
        <translation>Alleen de inschrijving wordt verkocht. Neem kant-en-klare regels of de voorwaarden van de club, of druk op Insert voor een regel.</translation>
    </message>
    <message>
        <source>Other entry</source>
        <translation>Andere inschrijving</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Prijslijst</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prijzenpot</translation>
    </message>
    <message>
        <source>Put back what was here</source>
        <translation>Terugzetten wat er stond</translation>
    </message>
    <message>
        <source>Put right first what is marked.</source>
        <translation>Verbeter eerst wat gemarkeerd is.</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Ready-made:</source>
        <translation>Kant-en-klaar:</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Rebuy up to, % of a stack</source>
        <translation>Rebuy tot, % van een stack</translation>
    </message>
    <message>
        <source>Rebuys and add-on</source>
        <translation>Rebuys en add-on</translation>
    </message>
    <message>
        <source>Registration closes</source>
        <translation>Inschrijving sluit</translation>
    </message>
    <message numerus="yes">
        <source>Registration closes {time}, in %n minutes.</source>
        <translation>
            <numerusform>De inschrijving sluit om {time}, over %n minuut.</numerusform>
            <numerusform>De inschrijving sluit om {time}, over %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Registration is open again, {until}.</source>
        <translation>De inschrijving is weer open, {until}.</translation>
    </message>
    <message>
        <source>Registration is open {until}.</source>
        <translation>De inschrijving is open {until}.</translation>
    </message>
    <message>
        <source>Registration stays closed until somebody opens it; then it is open {until}.</source>
        <translation>De inschrijving blijft dicht tot iemand haar opent; dan is ze open {until}.</translation>
    </message>
    <message>
        <source>Registration {state}</source>
        <translation>Inschrijving {state}</translation>
    </message>
    <message>
        <source>Rules beside the list</source>
        <translation>Regels naast de lijst</translation>
    </message>
    <message>
        <source>Save terms</source>
        <translation>Bewaar voorwaarden</translation>
    </message>
    <message>
        <source>Seats held back</source>
        <translation>Stoelen achtergehouden</translation>
    </message>
    <message>
        <source>Set closing</source>
        <translation>Stel sluiten in</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkocht</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Staf</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Eruit halen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Voorwaarden</translation>
    </message>
    <message>
        <source>Terms the club keeps, in place of these. Nothing is saved yet.</source>
        <translation>Voorwaarden die de club bewaart, in plaats van deze. Er wordt nog niets opgeslagen.</translation>
    </message>
    <message>
        <source>The club keeps no terms yet. Set them here, and keep them for the next tournament with {key}.</source>
        <translation>De club bewaart nog geen voorwaarden. Stel ze hier in en bewaar ze met {key} voor het volgende toernooi.</translation>
    </message>
    <message>
        <source>The terms were changed elsewhere meanwhile. Save yours over them, or discard yours.</source>
        <translation>De voorwaarden zijn intussen ergens anders veranderd. Bewaar die van jou eroverheen, of verwerp ze.</translation>
    </message>
    <message>
        <source>Type to change a cell, Enter turns a word. Insert adds, Delete takes out, Alt with ↑ ↓ moves.</source>
        <translation>Typ om een cel te veranderen, Enter kiest het volgende woord. Insert voegt toe, Delete haalt eruit, Alt met ↑ ↓ verplaatst.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>What of the price goes there.</source>
        <translation>Wat van de prijs daarheen gaat.</translation>
    </message>
    <message>
        <source>Whoever never came gets</source>
        <translation>Wie niet kwam krijgt</translation>
    </message>
    <message>
        <source>With one rebuy each, any stack may rebuy (HC-27)</source>
        <translation>Bij één rebuy per speler mag elke stack (HC-27)</translation>
    </message>
    <message>
        <source>a stack</source>
        <translation>stack</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>all back</source>
        <translation>alles terug</translation>
    </message>
    <message>
        <source>all but the fee back</source>
        <translation>alles behalve de fee</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>empty: no end</source>
        <translation>leeg: geen einde</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>members</source>
        <translation>leden</translation>
    </message>
    <message>
        <source>not on sale now</source>
        <translation>nu niet te koop</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>nog niet bewaard</translation>
    </message>
    <message>
        <source>nothing back</source>
        <translation>niets terug</translation>
    </message>
    <message>
        <source>nothing without a reason</source>
        <translation>niets zonder reden</translation>
    </message>
    <message>
        <source>on sale now</source>
        <translation>nu te koop</translation>
    </message>
    <message>
        <source>on sale until {time}</source>
        <translation>te koop tot {time}</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>re-entry</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>rebuy</translation>
    </message>
    <message>
        <source>registration</source>
        <comment>sold as long as registration is open</comment>
        <translation>inschrijving</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personeel</translation>
    </message>
    <message>
        <source>{column}, line {row}: {value}</source>
        <translation>{column}, regel {row}: {value}</translation>
    </message>
    <message>
        <source>{field}: &apos;{typed}&apos; says no end. Type a level such as 6, 6+, a time such as 21:30, or leave it empty.</source>
        <translation>{field}: &apos;{typed}&apos; zegt geen einde. Typ een level zoals 6, 6+, een tijd zoals 21:30, of laat het leeg.</translation>
    </message>
    <message>
        <source>{list}: these lines are in the list already.</source>
        <translation>{list}: deze regels staan al in de lijst.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A journal line cannot be read ({fact}, version {version}: {detail}). Open the newest good copy.</source>
        <translation>Een logboekregel is niet te lezen ({fact}, versie {version}: {detail}). Open de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>A journal line was written by a newer version ({fact}, version {version}). Update this program to open it.</source>
        <translation>Een logboekregel komt van een nieuwere versie ({fact}, versie {version}). Werk dit programma bij om het bestand te openen.</translation>
    </message>
    <message>
        <source>A text beside the journal was changed by another program. Open the newest good copy.</source>
        <translation>Een tekst bij het logboek is door een ander programma gewijzigd. Open de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>Another desk wrote to this tournament first (line {found} instead of {expected}). Open the file again and look before you go on.</source>
        <translation>Een ander werkstation schreef eerst in dit toernooi (regel {found} in plaats van {expected}). Open het bestand opnieuw en kijk voor je verdergaat.</translation>
    </message>
    <message>
        <source>Line {seq} of the journal was changed after it was written. Keep the file as it is and open the newest good copy.</source>
        <translation>Regel {seq} van het logboek is achteraf gewijzigd. Bewaar het bestand zoals het is en open de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>The club file cannot be opened ({detail}). Check that you may read it and write to its folder.</source>
        <translation>Het clubbestand kan niet worden geopend ({detail}). Kijk of je het mag lezen en in de map mag schrijven.</translation>
    </message>
    <message>
        <source>The club file is damaged ({detail}). Keep it as it is and open the newest good copy.</source>
        <translation>Het clubbestand is beschadigd ({detail}). Bewaar het zoals het is en open de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>The club file is empty, so nothing of it is left. Open the newest good copy.</source>
        <translation>Het clubbestand is leeg, er is niets van over. Open de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>The club file is open somewhere else. Close it there, then open it again.</source>
        <translation>Het clubbestand is ergens anders open. Sluit het daar en open het dan opnieuw.</translation>
    </message>
    <message>
        <source>The club file may not be written. Allow writing to it and to its folder, or copy it to another one.</source>
        <translation>Er mag niet in het clubbestand worden geschreven. Sta schrijven in het bestand en de map toe, of kopieer het naar een andere.</translation>
    </message>
    <message>
        <source>The club file was written by a newer version (file version {version}, this one knows {known}). Update this program to open it.</source>
        <translation>Het clubbestand komt van een nieuwere versie (bestandsversie {version}, deze kent {known}). Werk dit programma bij om het te openen.</translation>
    </message>
    <message>
        <source>The copy {path} could not be written. {detail} The club file itself is safe.</source>
        <translation>De kopie {path} kon niet worden geschreven. {detail} Het clubbestand zelf is veilig.</translation>
    </message>
    <message>
        <source>The copy {path} is damaged. Choose another copy, or make a new one.</source>
        <translation>De kopie {path} is beschadigd. Kies een andere kopie, of maak een nieuwe.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was saved. Make room on it and do it again.</source>
        <translation>De schijf is vol, dus er is niets opgeslagen. Maak ruimte en doe het nog eens.</translation>
    </message>
    <message>
        <source>The disk reports a fault ({detail}), so nothing was saved. Check the disk or stick, then open the file again.</source>
        <translation>De schijf meldt een fout ({detail}), dus er is niets opgeslagen. Kijk de schijf of stick na en open het bestand dan opnieuw.</translation>
    </message>
    <message>
        <source>The file {path} comes from a version too old to be brought up to date (file version {version}).</source>
        <translation>Het bestand {path} komt van een versie die te oud is om bij te werken (bestandsversie {version}).</translation>
    </message>
    <message>
        <source>The folder of {path} does not exist. Choose another place, or plug the stick in.</source>
        <translation>De map van {path} bestaat niet. Kies een andere plek, of steek de stick erin.</translation>
    </message>
    <message>
        <source>The sheet was not saved as {path}: {detail}. Choose another folder.</source>
        <translation>Het blad is niet opgeslagen als {path}: {detail}. Kies een andere map.</translation>
    </message>
    <message>
        <source>There is no file {path}. Choose another one.</source>
        <translation>Er is geen bestand {path}. Kies een ander.</translation>
    </message>
    <message>
        <source>This file belongs to another program. Choose a club file.</source>
        <translation>Dit bestand is van een ander programma. Kies een clubbestand.</translation>
    </message>
    <message>
        <source>This file is no club file. Choose another one, or the newest good copy.</source>
        <translation>Dit bestand is geen clubbestand. Kies een ander, of de nieuwste goede kopie.</translation>
    </message>
    <message>
        <source>{holder} has had the club file open on {machine} since {since}. Close it there, then open it again.</source>
        <translation>{holder} heeft het clubbestand sinds {since} open op {machine}. Sluit het daar en open het dan opnieuw.</translation>
    </message>
    <message>
        <source>{path} is a folder. Choose the club file in it.</source>
        <translation>{path} is een map. Kies het clubbestand erin.</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>a,account</source>
        <comment>what is typed for a payment from the player&apos;s account</comment>
        <translation>r,rekening,account</translation>
    </message>
    <message>
        <source>add-on,addon</source>
        <comment>words typed to sell an add-on</comment>
        <translation>add-on,addon</translation>
    </message>
    <message>
        <source>b,break</source>
        <comment>what is typed for &apos;only in the break after level ...&apos;</comment>
        <translation>p,pauze</translation>
    </message>
    <message>
        <source>back,reinstate</source>
        <comment>words typed to bring somebody back into play</comment>
        <translation>terug,herstel</translation>
    </message>
    <message>
        <source>break</source>
        <comment>word typed for a break, or to break a table</comment>
        <translation>pauze,breek,opbreken</translation>
    </message>
    <message>
        <source>bust,out,b</source>
        <comment>words a director types to bust somebody out</comment>
        <translation>uit,eruit,uitschakelen</translation>
    </message>
    <message>
        <source>button</source>
        <comment>word typed to say where the dealer button is</comment>
        <translation>button,dealer</translation>
    </message>
    <message>
        <source>c,cash</source>
        <comment>what is typed for a payment in cash; the first is one letter</comment>
        <translation>c,contant</translation>
    </message>
    <message>
        <source>cancel,unregister</source>
        <comment>words typed to cancel an entry</comment>
        <translation>annuleer,afmelden,uitschrijven</translation>
    </message>
    <message>
        <source>compress</source>
        <comment>word typed to move a table up to its lowest seats</comment>
        <translation>aanschuiven</translation>
    </message>
    <message>
        <source>count</source>
        <comment>word typed to say how many chips a stack or a table has</comment>
        <translation>tel,telling</translation>
    </message>
    <message>
        <source>d,card</source>
        <comment>what is typed for a payment by card</comment>
        <translation>p,pin,kaart</translation>
    </message>
    <message>
        <source>desk,account</source>
        <comment>words typed to see a player&apos;s account at the desk</comment>
        <translation>balie,rekening</translation>
    </message>
    <message>
        <source>e,entries</source>
        <comment>what is typed after a number of entries</comment>
        <translation>i,inschrijvingen</translation>
    </message>
    <message>
        <source>h,hand</source>
        <comment>what is typed for &apos;until somebody ends it&apos;</comment>
        <translation>h,hand</translation>
    </message>
    <message>
        <source>halt,waive</source>
        <comment>words typed to let a table play on that is too short</comment>
        <translation>halt,doorspelen</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>word typed to count a hand that was played at a table</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>l,level</source>
        <comment>what may be typed before the number of a level</comment>
        <translation>l,level</translation>
    </message>
    <message>
        <source>move,seat</source>
        <comment>words typed to move somebody to a seat</comment>
        <translation>verplaats,stoel,naar</translation>
    </message>
    <message>
        <source>pay,paid</source>
        <comment>words typed to tick a prize as paid</comment>
        <translation>betaal,betaald,uitbetalen</translation>
    </message>
    <message>
        <source>rebuy</source>
        <comment>word typed to sell a rebuy</comment>
        <translation>rebuy</translation>
    </message>
    <message>
        <source>refund</source>
        <comment>word typed to cancel an entry and give the money back</comment>
        <translation>teruggave,restitutie</translation>
    </message>
    <message>
        <source>register,reg,enter,new</source>
        <comment>words typed to register somebody</comment>
        <translation>inschrijven,schrijf,nieuw</translation>
    </message>
    <message>
        <source>rule,ruling</source>
        <comment>words typed to rule on what happened at a table</comment>
        <translation>beslis,beslissing,regel</translation>
    </message>
    <message>
        <source>seated,sits</source>
        <comment>words typed once somebody who was moved sits</comment>
        <translation>zit,gezeten</translation>
    </message>
    <message>
        <source>swap</source>
        <comment>word typed to let two players change seats</comment>
        <translation>wissel,ruil</translation>
    </message>
    <message>
        <source>t,ticket</source>
        <comment>what is typed for a payment with a ticket won elsewhere</comment>
        <translation>t,ticket</translation>
    </message>
    <message>
        <source>table,t</source>
        <comment>words typed to look at a table</comment>
        <translation>tafel</translation>
    </message>
    <message>
        <source>v,voucher</source>
        <comment>what is typed for a payment with a voucher</comment>
        <translation>v,voucher</translation>
    </message>
</context>
<context>
    <name>WaitingPart</name>
    <message numerus="yes">
        <source>%n called</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n opgeroepen</numerusform>
            <numerusform>%n opgeroepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be called</source>
        <comment>people</comment>
        <translation>
            <numerusform>er kan er nog %n worden opgeroepen</numerusform>
            <numerusform>er kunnen er nog %n worden opgeroepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n wacht</numerusform>
            <numerusform>%n wachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call %n</source>
        <comment>people</comment>
        <translation>
            <numerusform>Roep er %n op</numerusform>
            <numerusform>Roep er %n op</numerusform>
        </translation>
    </message>
    <message>
        <source>Call next</source>
        <translation>Roep de volgende op</translation>
    </message>
    <message>
        <source>Call this one</source>
        <translation>Roep deze op</translation>
    </message>
    <message>
        <source>Choose somebody in the list first.</source>
        <translation>Kies eerst iemand uit de lijst.</translation>
    </message>
    <message>
        <source>Enter: {name} waits for a seat</source>
        <translation>Enter: {name} wacht op een stoel</translation>
    </message>
    <message>
        <source>Enter: {name}, new to the club, waits for a seat</source>
        <translation>Enter: {name}, nieuw bij de club, wacht op een stoel</translation>
    </message>
    <message>
        <source>Everybody who was called may still answer.</source>
        <translation>Iedereen die is opgeroepen mag nog komen.</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Is weg</translation>
    </message>
    <message>
        <source>Is at the desk</source>
        <translation>Is aan de balie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number in the queue</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody in the list waits to be called.</source>
        <translation>Niemand op de lijst wacht op een oproep.</translation>
    </message>
    <message>
        <source>Nobody waits for a seat, and registration is closed.</source>
        <translation>Niemand wacht op een stoel, en de inschrijving is gesloten.</translation>
    </message>
    <message>
        <source>Nobody waits for a seat.</source>
        <translation>Niemand wacht op een stoel.</translation>
    </message>
    <message>
        <source>Number {number}, {name}, {state}, {time}</source>
        <translation>Nummer {number}, {name}, {state}, {time}</translation>
    </message>
    <message>
        <source>Number {number}: {name}</source>
        <translation>Nummer {number}: {name}</translation>
    </message>
    <message>
        <source>Sell and seat</source>
        <translation>Verkoop en geef stoel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Strike who did not come</source>
        <translation>Schrap wie niet kwam</translation>
    </message>
    <message>
        <source>This one is called already.</source>
        <translation>Deze is al opgeroepen.</translation>
    </message>
    <message>
        <source>This one is not called yet. Call first, then seat.</source>
        <translation>Deze is nog niet opgeroepen. Roep eerst op, geef dan een stoel.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Type a name, or scan a club card: Enter gives a number in the queue.</source>
        <translation>Typ een naam, of scan een clubkaart: Enter geeft een nummer in de rij.</translation>
    </message>
    <message>
        <source>Waiting list</source>
        <translation>Wachtlijst</translation>
    </message>
    <message>
        <source>a seat is free</source>
        <translation>er is een stoel vrij</translation>
    </message>
    <message>
        <source>about {wait}</source>
        <translation>ongeveer {wait}</translation>
    </message>
    <message>
        <source>at the desk</source>
        <translation>aan de balie</translation>
    </message>
    <message>
        <source>called</source>
        <translation>opgeroepen</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>kwam niet</translation>
    </message>
    <message>
        <source>no estimate of the wait yet: too few have gone out</source>
        <translation>nog geen schatting van de wachttijd: er zijn er te weinig uit</translation>
    </message>
    <message>
        <source>no estimate yet</source>
        <translation>nog geen schatting</translation>
    </message>
    <message>
        <source>no seat to call anybody for</source>
        <translation>geen stoel om iemand voor op te roepen</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>sinds {time}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>whoever joins now waits {wait}</source>
        <comment>about 20 min, 120 min or more</comment>
        <translation>wie nu aansluit wacht {wait}</translation>
    </message>
    <message>
        <source>{clock} left to answer</source>
        <translation>nog {clock} om te komen</translation>
    </message>
    <message>
        <source>{wait} or more</source>
        <translation>{wait} of langer</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>as long as registration is open</source>
        <translation>zolang de inschrijving open is</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>in the break after level {number}</source>
        <translation>in de pauze na level {number}</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>nog niet open</translation>
    </message>
    <message numerus="yes">
        <source>open until {time}, %n minutes</source>
        <translation>
            <numerusform>open tot {time}, %n minuut</numerusform>
            <numerusform>open tot {time}, %n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open until {time}, %n minutes ({until})</source>
        <translation>
            <numerusform>open tot {time}, %n minuut ({until})</numerusform>
            <numerusform>open tot {time}, %n minuten ({until})</numerusform>
        </translation>
    </message>
    <message>
        <source>open until {time}, {minutes} min</source>
        <translation>open tot {time}, {minutes} min</translation>
    </message>
    <message>
        <source>open {until}</source>
        <translation>open {until}</translation>
    </message>
    <message>
        <source>to end of level {number}</source>
        <translation>t/m level {number}</translation>
    </message>
    <message>
        <source>to end of level {number} + break</source>
        <translation>t/m level {number} + pauze</translation>
    </message>
    <message>
        <source>until closed by hand</source>
        <translation>tot met de hand gesloten</translation>
    </message>
    <message>
        <source>until play starts</source>
        <translation>tot het spel begint</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>tot {time}</translation>
    </message>
    <message>
        <source>up to {number} entries</source>
        <translation>tot {number} inschrijvingen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
</context>
</TS>
