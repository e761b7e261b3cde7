<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Screen</name>
    <message numerus="yes">
        <source>%n are paid</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n big blinds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds</source>
        <comment>before the numbers of the running level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that leave the game: {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on until play ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last minute of level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late entry until the end of level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave all chips on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {number}: {stakes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <comment>before the blinds of the next level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts {day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display {display} is back, with the room&apos;s screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display {display} is gone. The room&apos;s screen returns with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then level {number}: {stakes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big blind ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break in {minutes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break {time}</source>
        <comment>under a break in the row of levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now {stakes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {entries}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then break, {lasts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small} / {big}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small} / {big}, ante {ante}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small} / {big}, big blind ante {ante}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tournament} on the room&apos;s screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
