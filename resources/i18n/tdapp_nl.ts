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
        <source>Announce</source>
        <translation>Omroepen</translation>
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
        <source>Close an empty table</source>
        <translation>Lege tafel sluiten</translation>
    </message>
    <message>
        <source>Close registration</source>
        <translation>Inschrijving sluiten</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Donker of licht</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Plaatsen loten</translation>
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
        <source>Keys</source>
        <translation>Toetsen</translation>
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
        <source>Post the prizes</source>
        <translation>Prijzen bekendmaken</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>Vorig level</translation>
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
        <source>Seat those who wait</source>
        <translation>Wachtende spelers plaatsen</translation>
    </message>
    <message>
        <source>See the moves</source>
        <translation>Voorstel bekijken</translation>
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
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n moves between tables</source>
        <translation>
            <numerusform>%n verplaatsing tussen tafels</numerusform>
            <numerusform>%n verplaatsingen tussen tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players moved to even the tables out</source>
        <translation>
            <numerusform>%n speler verplaatst om gelijk te trekken</numerusform>
            <numerusform>%n spelers verplaatst om gelijk te trekken</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>Final table drawn for %n players</source>
        <translation>
            <numerusform>Finaletafel geloot voor %n speler</numerusform>
            <numerusform>Finaletafel geloot voor %n spelers</numerusform>
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
        <source>Structure changed</source>
        <translation>Structuur gewijzigd</translation>
    </message>
    <message numerus="yes">
        <source>Table {table} broken, %n players moved</source>
        <translation>
            <numerusform>Tafel {table} opgebroken, %n speler verplaatst</numerusform>
            <numerusform>Tafel {table} opgebroken, %n spelers verplaatst</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>break of table {table}, %n moves</source>
        <translation>
            <numerusform>opbreken van tafel {table}, %n verplaatsing</numerusform>
            <numerusform>opbreken van tafel {table}, %n verplaatsingen</numerusform>
        </translation>
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
        <source>creation of {name}</source>
        <translation>aanmaken van {name}</translation>
    </message>
    <message>
        <source>end of the pause</source>
        <translation>hervatten van de klok</translation>
    </message>
    <message>
        <source>extra break of {lasts}</source>
        <translation>extra pauze van {lasts}</translation>
    </message>
    <message numerus="yes">
        <source>final table draw for %n players</source>
        <translation>
            <numerusform>loting van de finaletafel voor %n speler</numerusform>
            <numerusform>loting van de finaletafel voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>finish of the tournament</source>
        <translation>afsluiten van het toernooi</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>level {number}</translation>
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
        <source>pause</source>
        <translation>stilzetten van de klok</translation>
    </message>
    <message>
        <source>payment of {amount} to {name}</source>
        <translation>uitbetaling van {amount} aan {name}</translation>
    </message>
    <message numerus="yes">
        <source>posting of %n prizes, {total}</source>
        <translation>
            <numerusform>bekendmaking van %n prijs, {total}</numerusform>
            <numerusform>bekendmaking van %n prijzen, {total}</numerusform>
        </translation>
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
        <source>the table breaks</source>
        <translation>de tafel wordt opgebroken</translation>
    </message>
    <message>
        <source>to even the tables out</source>
        <translation>om gelijk te trekken</translation>
    </message>
    <message>
        <source>to the final table</source>
        <translation>naar de finaletafel</translation>
    </message>
    <message>
        <source>withdrawal of the posted prizes</source>
        <translation>intrekken van de bekendgemaakte prijzen</translation>
    </message>
    <message>
        <source>{amount} paid to {name}</source>
        <translation>{amount} uitbetaald aan {name}</translation>
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
        <source>after the break, level {number}</source>
        <translation>na de pauze, level {number}</translation>
    </message>
    <message>
        <source>back at {time}</source>
        <translation>terug om {time}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
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
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>open until the end of level {level}</source>
        <translation>open tot het einde van level {level}</translation>
    </message>
    <message>
        <source>open until the start</source>
        <translation>open tot de start</translation>
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
        <source>Let {name} and {other} swap seats</source>
        <translation>{name} en {other} van stoel laten wisselen</translation>
    </message>
    <message>
        <source>Move {name} to {seat}</source>
        <translation>{name} verplaatsen naar {seat}</translation>
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
        <source>Show table {table}</source>
        <translation>Tafel {table} tonen</translation>
    </message>
    <message>
        <source>Show {name} in the list</source>
        <translation>{name} tonen in de lijst</translation>
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
        <source>its player would be entered twice.</source>
        <translation>de speler ervan is dan twee keer ingeschreven.</translation>
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
    <name>Export</name>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
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
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Prize paid out</source>
        <translation>Prijs uitbetaald</translation>
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
        <source>no</source>
        <translation>nee</translation>
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
    <name>Frame</name>
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
        <source>Pages</source>
        <translation>Pagina&apos;s</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spelers over</translation>
    </message>
    <message>
        <source>Reason, kept in the journal</source>
        <translation>Reden, komt in het logboek</translation>
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
        <source>saved {time}</source>
        <translation>opgeslagen {time}</translation>
    </message>
    <message>
        <source>starts {time}</source>
        <translation>start {time}</translation>
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
        <source>Before the last name</source>
        <comment>the &apos;van der&apos; of Dutch lists</comment>
        <translation>Tussenvoegsel</translation>
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
        <source>Last name</source>
        <translation>Achternaam</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
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
        <source>Lists (*.csv *.txt *.tsv);;All files (*)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Lijsten (*.csv *.txt *.tsv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>No row is left out.</source>
        <translation>Er valt geen rij af.</translation>
    </message>
    <message>
        <source>Nobody in this list can come in.</source>
        <translation>Niemand in deze lijst kan meedoen.</translation>
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
    <message>
        <source>Say which column is a name.</source>
        <translation>Zeg welke kolom een naam is.</translation>
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
        <source>This is a workbook. Open it in the spreadsheet and save it as CSV, then import that.</source>
        <translation>Dit is een werkmap. Open die in het rekenprogramma, sla op als CSV en importeer dat.</translation>
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
        <source>What is in each column?</source>
        <translation>Wat staat er in elke kolom?</translation>
    </message>
    <message>
        <source>Whole name</source>
        <translation>Hele naam</translation>
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
        <source>no name</source>
        <translation>geen naam</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>niet gebruikt</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>puntkomma&apos;s</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabs</translation>
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
        <source>the name has {n} characters, {limit} is the most</source>
        <translation>de naam heeft {n} tekens, {limit} is het maximum</translation>
    </message>
    <message>
        <source>the same player as in line {first}</source>
        <translation>dezelfde speler als op regel {first}</translation>
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
        <source>Players left: {before} → {after}</source>
        <translation>Spelers over: {before} → {after}</translation>
    </message>
    <message>
        <source>Prize pool: {before} → {after}</source>
        <translation>Prijzenpot: {before} → {after}</translation>
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
    <message>
        <source>against the rule, because: {reason}</source>
        <translation>tegen de regel, want: {reason}</translation>
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
    <name>Needs</name>
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
        <source>%n places paid out of {pool}</source>
        <translation>
            <numerusform>%n plaats betaald uit {pool}</numerusform>
            <numerusform>%n plaatsen betaald uit {pool}</numerusform>
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
    <message numerus="yes">
        <source>Break in %n minutes</source>
        <translation>
            <numerusform>Pauze over %n minuut</numerusform>
            <numerusform>Pauze over %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour up: {chips}</source>
        <translation>Color-up: {chips}</translation>
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
        <source>No free seat: a table opens</source>
        <translation>Geen vrije stoel: er gaat een tafel open</translation>
    </message>
    <message>
        <source>Open it to take entries</source>
        <translation>Open de inschrijving om spelers toe te laten</translation>
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
    <message numerus="yes">
        <source>Seats to be drawn for %n players</source>
        <translation>
            <numerusform>Nog plaatsen te loten voor %n speler</numerusform>
            <numerusform>Nog plaatsen te loten voor %n spelers</numerusform>
        </translation>
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
        <source>This is the last level</source>
        <translation>Dit is het laatste level</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
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
    <name>Pages</name>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
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
        <source>%n entries</source>
        <translation>
            <numerusform>%n inschrijving</numerusform>
            <numerusform>%n inschrijvingen</numerusform>
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
    <message>
        <source>After start</source>
        <comment>head of a column of hours and minutes</comment>
        <translation>Na start</translation>
    </message>
    <message>
        <source>Ante</source>
        <comment>head of a column</comment>
        <translation>Ante</translation>
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
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
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
        <source>Date and time</source>
        <translation>Datum en tijd</translation>
    </message>
    <message>
        <source>Entries times buy-in</source>
        <translation>Inschrijvingen maal buy-in</translation>
    </message>
    <message>
        <source>For the floor: every table, seat by seat</source>
        <translation>Voor de floor: elke tafel, stoel voor stoel</translation>
    </message>
    <message>
        <source>For the wall: everybody still in, with table and seat</source>
        <translation>Voor aan de muur: iedereen die nog speelt, met tafel en stoel</translation>
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
        <source>Late registration</source>
        <translation>Late inschrijving</translation>
    </message>
    <message>
        <source>Late registration closes here</source>
        <translation>De late inschrijving sluit hier</translation>
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
        <source>Minutes</source>
        <comment>head of a column</comment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>head of a column</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>No levels yet. Add levels to the structure first.</source>
        <translation>Nog geen levels. Voeg eerst levels toe aan de structuur.</translation>
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
        <source>No tables yet. Draw the seats, then print this sheet again.</source>
        <translation>Nog geen tafels. Loot de plaatsen en druk dit blad dan opnieuw af.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet. Draw the seats, then print the cards again.</source>
        <translation>Nog niemand heeft een stoel. Loot de plaatsen en druk de kaarten dan opnieuw af.</translation>
    </message>
    <message>
        <source>Nobody is out yet. Places appear here as players bust out.</source>
        <translation>Nog niemand is uitgeschakeld. Hier komen de plaatsen zodra er spelers uitliggen.</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
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
        <source>Seat</source>
        <comment>above a number</comment>
        <translation>Stoel</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>Stoelkaarten</translation>
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
        <source>Small blind</source>
        <translation>Small blind</translation>
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
        <source>Structure</source>
        <translation>Structuur</translation>
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
        <source>To cut: one card a player, handed to the dealer</source>
        <translation>Om te knippen: één kaart per speler, af te geven aan de dealer</translation>
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
        <source>Waiting for a seat</source>
        <translation>Wacht op een stoel</translation>
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
        <source>entries may still come</source>
        <translation>inschrijven kan nog</translation>
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
        <source>to end of level {number}</source>
        <translation>tot einde level {number}</translation>
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
        <source>{buy_in} + {fee}</source>
        <translation>{buy_in} + {fee}</translation>
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
        <source>{number}, continued</source>
        <translation>{number}, vervolg</translation>
    </message>
    <message>
        <source>{players} at {tables}</source>
        <translation>{players} aan {tables}</translation>
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
        <source>as things stand now</source>
        <translation>zoals het er nu voor staat</translation>
    </message>
    <message>
        <source>{sheet} sent to {printer}</source>
        <translation>{sheet} naar {printer} gestuurd</translation>
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
        <source>Entries as CSV</source>
        <translation>Inschrijvingen als CSV</translation>
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
        <source>List written: {path}</source>
        <translation>Lijst geschreven: {path}</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <comment>keep the brackets as they are</comment>
        <translation>Lijsten (*.csv)</translation>
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
        <source>Results as CSV</source>
        <translation>Uitslag als CSV</translation>
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
        <source>The list could not be written to {path}: {reason}. Choose another folder.</source>
        <translation>De lijst kon niet naar {path} worden geschreven: {reason}. Kies een andere map.</translation>
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
        <translation>Terug naar de prijzentabel</translation>
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
        <source>Take last place off</source>
        <translation>Laatste plaats eraf</translation>
    </message>
    <message>
        <source>Take payment back</source>
        <translation>Betaling terugdraaien</translation>
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
        <source>A swap needs two different players. Choose the other one.</source>
        <translation>Wisselen gaat tussen twee verschillende spelers. Kies de andere.</translation>
    </message>
    <message>
        <source>A table has a number from 1 to {limit}. Choose another.</source>
        <translation>Een tafel heeft een nummer van 1 tot {limit}. Kies een ander.</translation>
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
        <source>{name} has played and is out, so the entry cannot be cancelled.</source>
        <translation>{name} heeft gespeeld en ligt eruit, dus de inschrijving kan niet worden geannuleerd.</translation>
    </message>
    <message>
        <source>{name} is out already. Choose somebody still in.</source>
        <translation>{name} ligt er al uit. Kies iemand die nog speelt.</translation>
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
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
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
        <source>last: {amount}</source>
        <translation>laatste: {amount}</translation>
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
        <source>Nine places</source>
        <comment>a payout table</comment>
        <translation>Negen plaatsen</translation>
    </message>
    <message>
        <source>Series event, 60 minutes, 50,000 chips</source>
        <translation>Groot toernooi, 60 minuten, 50.000 chips</translation>
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
        <source>3 or more</source>
        <comment>3 or more short, after &apos;1 short&apos;</comment>
        <translation>3 of meer</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n moves</source>
        <translation>
            <numerusform>%n speler verplaatsen</numerusform>
            <numerusform>%n spelers verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows go from seat to seat, Enter opens what can be done with a seat.</source>
        <translation>Pijlen gaan van stoel naar stoel, Enter opent wat je met een stoel kunt doen.</translation>
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
        <source>Close table {table}</source>
        <translation>Tafel {table} sluiten</translation>
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
        <source>Free seats</source>
        <translation>Vrije stoelen</translation>
    </message>
    <message>
        <source>Keep table {table} and go back to what the room needs</source>
        <translation>Houd tafel {table} en ga terug naar wat de zaal nodig heeft</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
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
    <message>
        <source>No seats are drawn yet</source>
        <translation>Er zijn nog geen plaatsen geloot</translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation>Er is geen toernooi open</translation>
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
        <source>Players</source>
        <translation>Spelers</translation>
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
        <source>The whole room (Ctrl 0)</source>
        <translation>De hele zaal (Ctrl 0)</translation>
    </message>
    <message>
        <source>Tick at least one move</source>
        <translation>Vink minstens één verplaatsing aan</translation>
    </message>
    <message>
        <source>Type table and seat, such as 12-4.</source>
        <translation>Typ tafel en stoel, zoals 12-4.</translation>
    </message>
    <message>
        <source>Who sits there</source>
        <translation>Wie daar zit</translation>
    </message>
    <message>
        <source>as full as the fullest</source>
        <translation>even vol als de volste</translation>
    </message>
    <message>
        <source>breaks</source>
        <comment>a table that is proposed to be broken; one short word</comment>
        <translation>opbreken</translation>
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
        <source>full</source>
        <comment>tables as full as the fullest</comment>
        <translation>vol</translation>
    </message>
    <message>
        <source>proposed to be broken</source>
        <translation>voorgesteld om op te breken</translation>
    </message>
    <message>
        <source>the fewest possible; untick a move to leave it out</source>
        <translation>zo min mogelijk; vink uit wat je niet wilt</translation>
    </message>
    <message>
        <source>these belong together</source>
        <translation>deze horen bij elkaar</translation>
    </message>
    <message>
        <source>{name} sits at {seat}</source>
        <translation>{name} zit op {seat}</translation>
    </message>
    <message>
        <source>{seated} of {size}</source>
        <comment>players at a table, of its seats</comment>
        <translation>{seated} van {size}</translation>
    </message>
    <message>
        <source>{seat} is free</source>
        <translation>{seat} is vrij</translation>
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
    <message>
        <source>{seat}: {name}, move {badge} of the proposal</source>
        <translation>{seat}: {name}, verplaatsing {badge} uit het voorstel</translation>
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
        <source>cancel,unregister</source>
        <comment>words typed to cancel an entry</comment>
        <translation>annuleer,afmelden,uitschrijven</translation>
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
        <source>register,reg,enter,new</source>
        <comment>words typed to register somebody</comment>
        <translation>inschrijven,schrijf,nieuw</translation>
    </message>
    <message>
        <source>swap</source>
        <comment>word typed to let two players change seats</comment>
        <translation>wissel,ruil</translation>
    </message>
    <message>
        <source>table,t</source>
        <comment>words typed to look at a table</comment>
        <translation>tafel</translation>
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
