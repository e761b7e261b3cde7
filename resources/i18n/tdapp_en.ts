<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n expected stacks</source>
        <translation>
            <numerusform>%n expected stack</numerusform>
            <numerusform>%n expected stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players registered</source>
        <translation>
            <numerusform>%n player registered</numerusform>
            <numerusform>%n players registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes posted, {total} in total</source>
        <translation>
            <numerusform>%n prize posted, {total} in total</numerusform>
            <numerusform>%n prizes posted, {total} in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes set by hand</source>
        <translation>
            <numerusform>%n prize set by hand</numerusform>
            <numerusform>%n prizes set by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes set by hand</source>
        <comment>as a thing to undo</comment>
        <translation>
            <numerusform>%n prize set by hand</numerusform>
            <numerusform>%n prizes set by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>a length of time</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks expected in total</source>
        <translation>
            <numerusform>%n stack expected in total</numerusform>
            <numerusform>%n stacks expected in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting players seated</source>
        <translation>
            <numerusform>%n waiting player seated</numerusform>
            <numerusform>%n waiting players seated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips: set {name}, %n stack breakdowns to set again</source>
        <translation>
            <numerusform>Chips: set {name}, %n stack breakdown to set again</numerusform>
            <numerusform>Chips: set {name}, %n stack breakdowns to set again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal over the first %n prizes</source>
        <translation>
            <numerusform>Deal over the first %n prize</numerusform>
            <numerusform>Deal over the first %n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalty of {name} lifted, %n hands let off</source>
        <translation>
            <numerusform>Penalty of {name} lifted, %n hand let off</numerusform>
            <numerusform>Penalty of {name} lifted, %n hands let off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play ended: %n seats won</source>
        <comment>of a satellite</comment>
        <translation>
            <numerusform>Play ended: %n seat won</numerusform>
            <numerusform>Play ended: %n seats won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n players, tables: {tables}</source>
        <translation>
            <numerusform>Seats drawn for %n player, tables: {tables}</numerusform>
            <numerusform>Seats drawn for %n players, tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chip set {name} and %n open stacks</source>
        <translation>
            <numerusform>chip set {name} and %n open stack</numerusform>
            <numerusform>chip set {name} and %n open stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deal over the first %n prizes</source>
        <translation>
            <numerusform>deal over the first %n prize</numerusform>
            <numerusform>deal over the first %n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>penalty of %n hands for {name}</source>
        <translation>
            <numerusform>penalty of %n hand for {name}</numerusform>
            <numerusform>penalty of %n hands for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>posting of %n prizes, {total}</source>
        <translation>
            <numerusform>posting of %n prize, {total}</numerusform>
            <numerusform>posting of %n prizes, {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>registration of %n players</source>
        <translation>
            <numerusform>registration of %n player</numerusform>
            <numerusform>registration of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seat draw for %n players, tables: {tables}</source>
        <translation>
            <numerusform>seat draw for %n player, tables: {tables}</numerusform>
            <numerusform>seat draw for %n players, tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seats for %n waiting players</source>
        <translation>
            <numerusform>seat for %n waiting player</numerusform>
            <numerusform>seats for %n waiting players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} misses %n hands: {offence}</source>
        <translation>
            <numerusform>{name} misses %n hand: {offence}</numerusform>
            <numerusform>{name} misses %n hands: {offence}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message numerus="yes">
        <source>%n acts</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bounties</name>
    <message numerus="yes">
        <source>%n bounties open: who won them?</source>
        <translation>
            <numerusform>%n bounty open: who won it?</numerusform>
            <numerusform>%n bounties open: who won them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n envelopes have been drawn and stay as they are. Change the others.</source>
        <translation>
            <numerusform>%n envelope has been drawn and stays as it is. Change the others.</numerusform>
            <numerusform>%n envelopes have been drawn and stay as they are. Change the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n envelopes set, {total} in total</source>
        <translation>
            <numerusform>%n envelope set, {total}</numerusform>
            <numerusform>%n envelopes set, {total} in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n envelopes to draw</source>
        <translation>
            <numerusform>%n envelope to draw</numerusform>
            <numerusform>%n envelopes to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players were overpaid bounties, {total} in total. Recover it first[, or give a reason].</source>
        <translation>
            <numerusform>%n player was overpaid bounties by {total}. Recover it first[, or give a reason].</numerusform>
            <numerusform>%n players were overpaid bounties, {total} in total. Recover it first[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players would have too much bounty money, {total} in total; the first is {name}. Undo the payments first[, or give a reason: it is then listed until it is recovered].</source>
        <translation>
            <numerusform>%n player would have {total} too much bounty money: {name}. Undo the payment first[, or give a reason: it is then listed until it is recovered].</numerusform>
            <numerusform>%n players would have too much bounty money, {total} in total; the first is {name}. Undo the payments first[, or give a reason: it is then listed until it is recovered].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bounties are due to %n players, {total} in total. Pay them first[, or give a reason to finish anyway].</source>
        <translation>
            <numerusform>Bounties of {total} are due to %n player. Pay them first[, or give a reason to finish anyway].</numerusform>
            <numerusform>Bounties are due to %n players, {total} in total. Pay them first[, or give a reason to finish anyway].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bounties to pay to %n players</source>
        <translation>
            <numerusform>Bounties to pay to %n player</numerusform>
            <numerusform>Bounties to pay to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n busted players it is still open who gets the bounty; {total} of bounty money is not paid out. Say who knocked them out[, or give a reason to finish anyway].</source>
        <translation>
            <numerusform>For %n busted player it is still open who gets the bounty; {total} of bounty money is not paid out. Say who did it[, or give a reason to finish anyway].</numerusform>
            <numerusform>For %n busted players it is still open who gets the bounty; {total} of bounty money is not paid out. Say who knocked them out[, or give a reason to finish anyway].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n players who were overpaid</source>
        <translation>
            <numerusform>From %n player who was overpaid</numerusform>
            <numerusform>From %n players who were overpaid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>setting of %n envelopes, {total}</source>
        <translation>
            <numerusform>setting of %n envelope, {total}</numerusform>
            <numerusform>setting of %n envelopes, {total}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message numerus="yes">
        <source>%n players are out and share places {best} to {worst}.</source>
        <translation>
            <numerusform>%n player is out and shares places {best} to {worst}.</numerusform>
            <numerusform>%n players are out and share places {best} to {worst}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are out and share places {best} to {worst}: {amount} each.</source>
        <translation>
            <numerusform>%n player is out and shares places {best} to {worst}: {amount} each.</numerusform>
            <numerusform>%n players are out and share places {best} to {worst}: {amount} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are out and share places {best} to {worst}: {amount} together.</source>
        <translation>
            <numerusform>%n player is out and shares places {best} to {worst}: {amount} together.</numerusform>
            <numerusform>%n players are out and share places {best} to {worst}: {amount} together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players finish in places {best} to {worst}.</source>
        <translation>
            <numerusform>%n player finishes in places {best} to {worst}.</numerusform>
            <numerusform>%n players finish in places {best} to {worst}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left, {paid} places paid, and the bubble is protected.</source>
        <translation>
            <numerusform>%n player left, {paid} places paid, and the bubble is protected.</numerusform>
            <numerusform>%n players left, {paid} places paid, and the bubble is protected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left, {paid} places paid.</source>
        <translation>
            <numerusform>%n player left, {paid} places paid.</numerusform>
            <numerusform>%n players left, {paid} places paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left.</source>
        <translation>
            <numerusform>%n player left.</numerusform>
            <numerusform>%n players left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n players left are in the money, for {amount} or more.</source>
        <translation>
            <numerusform>The %n player left is in the money, for {amount} or more.</numerusform>
            <numerusform>All %n players left are in the money, for {amount} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n players left are in the money.</source>
        <translation>
            <numerusform>The %n player left is in the money.</numerusform>
            <numerusform>All %n players left are in the money.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heads counted at %n tables</source>
        <translation>
            <numerusform>Heads counted at %n table</numerusform>
            <numerusform>Heads counted at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid, and the bubble is protected.</source>
        <translation>
            <numerusform>We are hand for hand: finish this hand, then wait. %n player left, {paid} places paid, and the bubble is protected.</numerusform>
            <numerusform>We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid, and the bubble is protected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid.</source>
        <translation>
            <numerusform>We are hand for hand: finish this hand, then wait. %n player left, {paid} places paid.</numerusform>
            <numerusform>We are hand for hand: finish this hand, then wait. %n players left, {paid} places paid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message numerus="yes">
        <source>%n acts typed back from paper. Each is undone by itself, the last by Ctrl+Z</source>
        <translation>
            <numerusform>%n act typed back from paper. Ctrl+Z undoes it</numerusform>
            <numerusform>%n acts typed back from paper. Each is undone by itself, the last by Ctrl+Z</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are refused: nothing can be saved until they are corrected</source>
        <translation>
            <numerusform>%n line is refused: nothing can be saved until it is corrected</numerusform>
            <numerusform>%n lines are refused: nothing can be saved until they are corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines cannot be saved. Correct them or take them out; until then nothing is saved.</source>
        <translation>
            <numerusform>%n line cannot be saved. Correct it or take it out; until then nothing is saved.</numerusform>
            <numerusform>%n lines cannot be saved. Correct them or take them out; until then nothing is saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sit at table {table}. Type where each went, from the lowest seat on: break {table} 3-5 4-2</source>
        <translation>
            <numerusform>%n player sits at table {table}. Type where the player went: break {table} 3-5</numerusform>
            <numerusform>%n players sit at table {table}. Type where each went, from the lowest seat on: break {table} 3-5 4-2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save all %n lines</source>
        <translation>
            <numerusform>Save %n line</numerusform>
            <numerusform>Save all %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{before} → {after}, %n new in the club</source>
        <translation>
            <numerusform>{before} → {after}, %n new in the club</numerusform>
            <numerusform>{before} → {after}, %n new in the club</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckIn</name>
    <message numerus="yes">
        <source>%n not checked in</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n not checked in</numerusform>
            <numerusform>%n not checked in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Collects each round from %n absent stacks: {neither}; as small blind {small}; as big blind {big} (HC start rule).</source>
        <translation>
            <numerusform>Collects each round from %n absent stack: {neither}; as small blind {small}; as big blind {big} (HC start rule).</numerusform>
            <numerusform>Collects each round from %n absent stacks: {neither}; as small blind {small}; as big blind {big} (HC start rule).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n, refund {amount}</source>
        <translation>
            <numerusform>Remove %n, refund {amount}</numerusform>
            <numerusform>Remove %n, refund {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The button moves in {clock}; %n rounds so far.</source>
        <translation>
            <numerusform>The button moves in {clock}; %n round so far.</numerusform>
            <numerusform>The button moves in {clock}; %n rounds so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{here} of %n checked in</source>
        <comment>players</comment>
        <translation>
            <numerusform>{here} of %n checked in</numerusform>
            <numerusform>{here} of %n checked in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message numerus="yes">
        <source>%n draws were made by an earlier version, whose seeds were bound to no number: these cannot be recomputed.</source>
        <translation>
            <numerusform>%n draw was made by an earlier version, whose seeds were bound to no number: it cannot be recomputed.</numerusform>
            <numerusform>%n draws were made by an earlier version, whose seeds were bound to no number: these cannot be recomputed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing: %n acts. Do them again:</source>
        <translation>
            <numerusform>Missing: %n act. Do it again:</numerusform>
            <numerusform>Missing: %n acts. Do them again:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved in {path}, up to the last act at {time}, {day}: %n tournaments, {lines} journal lines.</source>
        <translation>
            <numerusform>Saved in {path}, up to the last act at {time}, {day}: %n tournament, {lines} journal lines.</numerusform>
            <numerusform>Saved in {path}, up to the last act at {time}, {day}: %n tournaments, {lines} journal lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>and %n more.</numerusform>
            <numerusform>and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money went through %n drawers this club never opened. Check the list of payments.</source>
        <translation>
            <numerusform>money went through %n drawer this club never opened. Check the list of payments.</numerusform>
            <numerusform>money went through %n drawers this club never opened. Check the list of payments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this line does not follow from those before it: {because} Up to line {last} everything comes out; %n later lines can still be read. Put back an earlier copy, or save what can be saved.</source>
        <translation>
            <numerusform>this line does not follow from those before it: {because} Up to line {last} everything comes out; %n later line can still be read. Put back an earlier copy, or save what can be saved.</numerusform>
            <numerusform>this line does not follow from those before it: {because} Up to line {last} everything comes out; %n later lines can still be read. Put back an earlier copy, or save what can be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipCount</name>
    <message numerus="yes">
        <source>%n numbers are typed and not saved yet.</source>
        <translation>
            <numerusform>%n number is typed and not saved yet.</numerusform>
            <numerusform>%n numbers are typed and not saved yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out:</source>
        <translation>
            <numerusform>%n row is left out:</numerusform>
            <numerusform>%n rows are left out:</numerusform>
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
        <source>%n stacks can be imported</source>
        <translation>
            <numerusform>%n stack can be imported</numerusform>
            <numerusform>%n stacks can be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables can be imported</source>
        <translation>
            <numerusform>%n table can be imported</numerusform>
            <numerusform>%n tables can be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n numbers</source>
        <translation>
            <numerusform>Import %n number</numerusform>
            <numerusform>Import %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipPlan</name>
    <message numerus="yes">
        <source>At most %n of them are raced for at any one table.</source>
        <translation>
            <numerusform>At most %n of them is raced for at any one table.</numerusform>
            <numerusform>At most %n of them are raced for at any one table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{old}: about {pieces} in play at %n tables. Bring {bring} of {new} to each, {all} in total.</source>
        <translation>
            <numerusform>{old}: about {pieces} in play at %n table. Bring {bring} of {new} to it, {all} in total.</numerusform>
            <numerusform>{old}: about {pieces} in play at %n tables. Bring {bring} of {new} to each, {all} in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{old}: raced off at %n tables. The bank took in {taken} and gave {given} of {new}.</source>
        <translation>
            <numerusform>{old}: raced off at %n table. The bank took in {taken} and gave {given} of {new}.</numerusform>
            <numerusform>{old}: raced off at %n tables. The bank took in {taken} and gave {given} of {new}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipSet</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips on hand, worth {worth}</source>
        <translation>
            <numerusform>%n chip on hand, worth {worth}</numerusform>
            <numerusform>%n chips on hand, worth {worth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips, {reserve} of them in reserve</source>
        <translation>
            <numerusform>%n chip, {reserve} of them in reserve</numerusform>
            <numerusform>%n chips, {reserve} of them in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <comment>so many starting stacks a chip set makes</comment>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipStacks</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries.</source>
        <translation>
            <numerusform>Enough for %n entry.</numerusform>
            <numerusform>Enough for %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries; the set covers {largest}.</source>
        <translation>
            <numerusform>Enough for %n entry; the set covers {largest}.</numerusform>
            <numerusform>Enough for %n entries; the set covers {largest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough for %n entries.</source>
        <translation>
            <numerusform>Not enough for %n entry.</numerusform>
            <numerusform>Not enough for %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough for %n entries. The set covers {largest}: the {chip} chips run out first.</source>
        <translation>
            <numerusform>Not enough for %n entry. The set covers {largest}: the {chip} chips run out first.</numerusform>
            <numerusform>Not enough for %n entries. The set covers {largest}: the {chip} chips run out first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n players</source>
        <translation>
            <numerusform>for %n player</numerusform>
            <numerusform>for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n chips of {chip} are missing.</source>
        <translation>
            <numerusform>%n chip of {chip} is missing.</numerusform>
            <numerusform>%n chips of {chip} are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} are missing; the reserve in the safe covers them.</source>
        <translation>
            <numerusform>%n chip of {chip} is missing; the reserve in the safe covers it.</numerusform>
            <numerusform>%n chips of {chip} are missing; the reserve in the safe covers them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} short</source>
        <translation>
            <numerusform>%n chip of {chip} short</numerusform>
            <numerusform>%n chips of {chip} short</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n to go</source>
        <comment>players to go out before the money</comment>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message numerus="yes">
        <source>%n others</source>
        <comment>operators</comment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets and vouchers accepted, from {given}</source>
        <translation>
            <numerusform>%n ticket or voucher accepted: {given}</numerusform>
            <numerusform>%n tickets and vouchers accepted, from {given}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PIN was wrong several times. Wait %n seconds, then type it again.</source>
        <translation>
            <numerusform>The PIN was wrong several times. Wait %n second, then type it again.</numerusform>
            <numerusform>The PIN was wrong several times. Wait %n seconds, then type it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message numerus="yes">
        <source>%n codes</source>
        <translation>
            <numerusform>%n code</numerusform>
            <numerusform>%n codes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n codes added, from {code}</source>
        <translation>
            <numerusform>%n code added: {code}</numerusform>
            <numerusform>%n codes added, from {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n codes can be imported, in {currency}</source>
        <translation>
            <numerusform>%n code can be imported, in {currency}</numerusform>
            <numerusform>%n codes can be imported, in {currency}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out:</source>
        <translation>
            <numerusform>%n row is left out:</numerusform>
            <numerusform>%n rows are left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n codes</source>
        <translation>
            <numerusform>Import %n code</numerusform>
            <numerusform>Import %n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Table {table} has %n odd chips</source>
        <translation>
            <numerusform>Table {table} has %n odd chip</numerusform>
            <numerusform>Table {table} has %n odd chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no level {level}: the structure has %n levels</source>
        <translation>
            <numerusform>There is no level {level}: the structure has %n level</numerusform>
            <numerusform>There is no level {level}: the structure has %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none: %n places paid</source>
        <translation>
            <numerusform>none: %n place paid</numerusform>
            <numerusform>none: %n places paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} misses %n hands: {offence}</source>
        <translation>
            <numerusform>{name} misses %n hand: {offence}</numerusform>
            <numerusform>{name} misses %n hands: {offence}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} misses %n rounds: {offence}</source>
        <translation>
            <numerusform>{name} misses %n round: {offence}</numerusform>
            <numerusform>{name} misses %n rounds: {offence}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n chips of {chip} are still counted, though raced off</source>
        <translation>
            <numerusform>%n chip of {chip} is still counted, though raced off</numerusform>
            <numerusform>%n chips of {chip} are still counted, though raced off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were counted or changed as {other}</source>
        <translation>
            <numerusform>%n chip of {chip} was counted or changed as {other}</numerusform>
            <numerusform>%n chips of {chip} were counted or changed as {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were counted twice, or given out in error</source>
        <translation>
            <numerusform>%n chip of {chip} was counted twice, or given out in error</numerusform>
            <numerusform>%n chips of {chip} were counted twice, or given out in error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of {chip} were overlooked, or are gone</source>
        <translation>
            <numerusform>%n chip of {chip} was overlooked, or is gone</numerusform>
            <numerusform>%n chips of {chip} were overlooked, or are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players at table {table} have more than {chips} chips. Count again.</source>
        <translation>
            <numerusform>%n player at table {table} has more than {chips} chips. Count again.</numerusform>
            <numerusform>%n players at table {table} have more than {chips} chips. Count again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players busted out after being counted; others have their {chips}</source>
        <translation>
            <numerusform>%n player busted out after being counted; others have those {chips}</numerusform>
            <numerusform>%n players busted out after being counted; others have their {chips}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rebuys or add-ons were sold after their stacks were counted, {chips} in total</source>
        <translation>
            <numerusform>%n rebuy or add-on was sold after its stack was counted, {chips} in total</numerusform>
            <numerusform>%n rebuys or add-ons were sold after their stacks were counted, {chips} in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks are not counted yet</source>
        <translation>
            <numerusform>%n stack is not counted yet</numerusform>
            <numerusform>%n stacks are not counted yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks are not counted yet. Count them[, or give a reason].</source>
        <translation>
            <numerusform>%n stack is not counted yet. Count it[, or give a reason].</numerusform>
            <numerusform>%n stacks are not counted yet. Count them[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks at table {table} are not counted yet</source>
        <translation>
            <numerusform>%n stack at table {table} is not counted yet</numerusform>
            <numerusform>%n stacks at table {table} are not counted yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks counted</source>
        <translation>
            <numerusform>%n stack counted</numerusform>
            <numerusform>%n stacks counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks counted, and tables: {tables}</source>
        <translation>
            <numerusform>%n stack counted, and tables: {tables}</numerusform>
            <numerusform>%n stacks counted, and tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks of {chips} were given out but not sold</source>
        <translation>
            <numerusform>%n stack of {chips} was given out but not sold</numerusform>
            <numerusform>%n stacks of {chips} were given out but not sold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks of {chips} were sold but not given out</source>
        <translation>
            <numerusform>%n stack of {chips} was sold but not given out</numerusform>
            <numerusform>%n stacks of {chips} were sold but not given out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n chips of {chip} was counted twice</source>
        <translation>
            <numerusform>A pile of %n chip of {chip} was counted twice</numerusform>
            <numerusform>A pile of %n chips of {chip} was counted twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n chips of {chip} was overlooked</source>
        <translation>
            <numerusform>A pile of %n chip of {chip} was overlooked</numerusform>
            <numerusform>A pile of %n chips of {chip} was overlooked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chip count: %n stacks to go</source>
        <translation>
            <numerusform>Chip count: %n stack to go</numerusform>
            <numerusform>Chip count: %n stacks to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chip count: %n tables to go</source>
        <translation>
            <numerusform>Chip count: %n table to go</numerusform>
            <numerusform>Chip count: %n tables to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips at %n tables counted</source>
        <translation>
            <numerusform>Chips at %n table counted</numerusform>
            <numerusform>Chips at %n tables counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The race of {old} for {new} is open at %n tables: finish it first</source>
        <translation>
            <numerusform>The race of {old} for {new} is open at %n table: finish it first</numerusform>
            <numerusform>The race of {old} for {new} is open at %n tables: finish it first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chip count of %n tables</source>
        <translation>
            <numerusform>chip count of %n table</numerusform>
            <numerusform>chip count of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count of %n stacks</source>
        <translation>
            <numerusform>count of %n stack</numerusform>
            <numerusform>count of %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count of %n stacks, and tables: {tables}</source>
        <translation>
            <numerusform>count of %n stack, and tables: {tables}</numerusform>
            <numerusform>count of %n stacks, and tables: {tables}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDesk</name>
    <message numerus="yes">
        <source>ICM of %n players is being worked out: {done} %</source>
        <translation>
            <numerusform>ICM of %n player is being worked out: {done} %</numerusform>
            <numerusform>ICM of %n players is being worked out: {done} %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message numerus="yes">
        <source>%n players have the largest stack. Name who takes the title.</source>
        <translation>
            <numerusform>%n player has the largest stack. Name who takes the title.</numerusform>
            <numerusform>%n players have the largest stack. Name who takes the title.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal of %n players ({method}): {total} shared</source>
        <translation>
            <numerusform>Deal of %n player ({method}): {total} shared</numerusform>
            <numerusform>Deal of %n players ({method}): {total} shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal of %n players ({method}): {total} shared, {saved} left to play for</source>
        <translation>
            <numerusform>Deal of %n player ({method}): {total} shared, {saved} left to play for</numerusform>
            <numerusform>Deal of %n players ({method}): {total} shared, {saved} left to play for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money can be left to play for on %n places at most: so many players are in the deal.</source>
        <translation>
            <numerusform>Money can be left to play for on %n place at most: so many players are in the deal.</numerusform>
            <numerusform>Money can be left to play for on %n places at most: so many players are in the deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name %n things for the winner at most.</source>
        <translation>
            <numerusform>Name %n thing for the winner at most.</numerusform>
            <numerusform>Name %n things for the winner at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name each thing for the winner in %n letters at most.</source>
        <translation>
            <numerusform>Name each thing for the winner in %n letter at most.</numerusform>
            <numerusform>Name each thing for the winner in %n letters at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play ended by the deal, %n players out at once</source>
        <translation>
            <numerusform>Play ended by the deal, %n player out at once</numerusform>
            <numerusform>Play ended by the deal, %n players out at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deal of %n players</source>
        <comment>as a thing to undo</comment>
        <translation>
            <numerusform>deal of %n player</numerusform>
            <numerusform>deal of %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Depth</name>
    <message numerus="yes">
        <source>%n big bets</source>
        <translation>
            <numerusform>%n big bet</numerusform>
            <numerusform>%n big bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n big blinds</source>
        <translation>
            <numerusform>%n big blind</numerusform>
            <numerusform>%n big blinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n cancelled</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n cancelled</numerusform>
            <numerusform>%n cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>so many of a price may still be sold</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked: {amount}</source>
        <translation>
            <numerusform>%n ticked: {amount}</numerusform>
            <numerusform>%n ticked: {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell to %n</source>
        <translation>
            <numerusform>Sell to %n</numerusform>
            <numerusform>Sell to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskMoney</name>
    <message numerus="yes">
        <source>%n payments, {sum} in total</source>
        <translation>
            <numerusform>%n payment, {sum} in total</numerusform>
            <numerusform>%n payments, {sum} in total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Directory</name>
    <message numerus="yes">
        <source>%n add-ons</source>
        <translation>
            <numerusform>%n add-on</numerusform>
            <numerusform>%n add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people who came with it go too: {names} and {more} more.</source>
        <translation>
            <numerusform>%n person who came with it goes too: {names} and {more} more.</numerusform>
            <numerusform>%n people who came with it go too: {names} and {more} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people who came with it go too: {names}.</source>
        <translation>
            <numerusform>%n person who came with it goes too: {names}.</numerusform>
            <numerusform>%n people who came with it go too: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people who came with it stay: they have been used since.</source>
        <translation>
            <numerusform>%n person who came with it stays: used since.</numerusform>
            <numerusform>%n people who came with it stay: they have been used since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players with a note for seating: {names}</source>
        <translation>
            <numerusform>%n player with a note for seating: {names}</numerusform>
            <numerusform>%n players with a note for seating: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rebuys</source>
        <translation>
            <numerusform>%n rebuy</numerusform>
            <numerusform>%n rebuys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <comment>of an evening</comment>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results go.</source>
        <translation>
            <numerusform>%n result goes.</numerusform>
            <numerusform>%n results go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulings and penalties</source>
        <translation>
            <numerusform>%n ruling or penalty</numerusform>
            <numerusform>%n rulings and penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased. What remains is called {name}. %n copies were rewritten without this player.</source>
        <translation>
            <numerusform>Erased. What remains is called {name}. %n copy was rewritten without this player.</numerusform>
            <numerusform>Erased. What remains is called {name}. %n copies were rewritten without this player.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawers</name>
    <message numerus="yes">
        <source>All payments of %n tournaments together</source>
        <translation>
            <numerusform>All payments of %n tournament together</numerusform>
            <numerusform>All payments of %n tournaments together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message numerus="yes">
        <source>%n players do not fit at the final table: only {seats} can sit there. Make it larger, or free blocked or kept seats.</source>
        <translation>
            <numerusform>%n player does not fit at the final table: only {seats} can sit there. Make it larger, or free blocked or kept seats.</numerusform>
            <numerusform>%n players do not fit at the final table: only {seats} can sit there. Make it larger, or free blocked or kept seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players redrawn, tables: {tables}</source>
        <translation>
            <numerusform>%n player redrawn, tables: {tables}</numerusform>
            <numerusform>%n players redrawn, tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A label or area has %n characters; at most {limit} fit. Make it shorter.</source>
        <translation>
            <numerusform>A label or area has %n character; at most {limit} fit. Make it shorter.</numerusform>
            <numerusform>A label or area has %n characters; at most {limit} fit. Make it shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Final table drawn for %n players</source>
        <translation>
            <numerusform>Final table drawn for %n player</numerusform>
            <numerusform>Final table drawn for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} cannot be kept for {name}: that table has %n seats.</source>
        <translation>
            <numerusform>Seat {seat} cannot be kept for {name}: that table has %n seat.</numerusform>
            <numerusform>Seat {seat} cannot be kept for {name}: that table has %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n players, spread by nationality, tables: {tables}</source>
        <translation>
            <numerusform>Seats drawn for %n player, spread by nationality, tables: {tables}</numerusform>
            <numerusform>Seats drawn for %n players, spread by nationality, tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The word from the room stays: %n draws have been made since. Take a fresh word for the next one.</source>
        <translation>
            <numerusform>The word from the room stays: %n draw has been made since. Take a fresh word for the next one.</numerusform>
            <numerusform>The word from the room stays: %n draws have been made since. Take a fresh word for the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>final table draw for %n players</source>
        <translation>
            <numerusform>final table draw for %n player</numerusform>
            <numerusform>final table draw for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redraw of %n players, tables: {tables}</source>
        <translation>
            <numerusform>redraw of %n player, tables: {tables}</numerusform>
            <numerusform>redraw of %n players, tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seat draw for %n players, spread by nationality, tables: {tables}</source>
        <translation>
            <numerusform>seat draw for %n player, spread by nationality, tables: {tables}</numerusform>
            <numerusform>seat draw for %n players, spread by nationality, tables: {tables}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawsWindow</name>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone, number kept</source>
        <comment>draws</comment>
        <translation>
            <numerusform>%n undone, number kept</numerusform>
            <numerusform>%n undone, number kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWindows</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules read from {file}.</source>
        <translation>
            <numerusform>%n rule read from {file}.</numerusform>
            <numerusform>%n rules read from {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Floor</name>
    <message numerus="yes">
        <source>%n moves between tables</source>
        <translation>
            <numerusform>%n move between tables</numerusform>
            <numerusform>%n moves between tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves proposed; buttons to ask: {tables}</source>
        <translation>
            <numerusform>%n move proposed; buttons to ask: {tables}</numerusform>
            <numerusform>%n moves proposed; buttons to ask: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left: redraw everybody</source>
        <translation>
            <numerusform>%n player left: redraw everybody</numerusform>
            <numerusform>%n players left: redraw everybody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players moved to even the tables out</source>
        <translation>
            <numerusform>%n player moved to even the tables out</numerusform>
            <numerusform>%n players moved to even the tables out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players on the way to a new seat</source>
        <translation>
            <numerusform>%n player on the way to a new seat</numerusform>
            <numerusform>%n players on the way to a new seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players seen in their new seats</source>
        <translation>
            <numerusform>%n player seen in the new seat</numerusform>
            <numerusform>%n players seen in their new seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables far too short, ask the buttons: {tables}</source>
        <translation>
            <numerusform>%n table far too short, ask the button: {tables}</numerusform>
            <numerusform>%n tables far too short, ask the buttons: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Final table drawn for %n players</source>
        <translation>
            <numerusform>Final table drawn for %n player</numerusform>
            <numerusform>Final table drawn for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player alone at each of %n tables: {tables}</source>
        <translation>
            <numerusform>One player alone at %n table: {tables}</numerusform>
            <numerusform>One player alone at each of %n tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats redrawn for %n players</source>
        <translation>
            <numerusform>Seat redrawn for %n player</numerusform>
            <numerusform>Seats redrawn for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} broken, %n players moved</source>
        <translation>
            <numerusform>Table {table} broken, %n player moved</numerusform>
            <numerusform>Table {table} broken, %n players moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short and must stop.[ Give a reason to let it play on.]</source>
        <translation>
            <numerusform>Table {table} is %n short and must stop.[ Give a reason to let it play on.]</numerusform>
            <numerusform>Table {table} is %n short and must stop.[ Give a reason to let it play on.]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short: ask its button</source>
        <translation>
            <numerusform>Table {table} is %n short: ask its button</numerusform>
            <numerusform>Table {table} is %n short: ask its button</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} plays on even though it is %n short</source>
        <translation>
            <numerusform>Table {table} plays on even though it is %n short</numerusform>
            <numerusform>Table {table} plays on even though it is %n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>big blind after %n hands</source>
        <translation>
            <numerusform>big blind after %n hand</numerusform>
            <numerusform>big blind after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>break of table {table}, %n moves</source>
        <translation>
            <numerusform>break of table {table}, %n move</numerusform>
            <numerusform>break of table {table}, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmation of %n new seats</source>
        <translation>
            <numerusform>confirmation of %n new seat</numerusform>
            <numerusform>confirmation of %n new seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>final table draw for %n players</source>
        <translation>
            <numerusform>final table draw for %n player</numerusform>
            <numerusform>final table draw for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>permission for table {table} to play on %n short</source>
        <translation>
            <numerusform>permission for table {table} to play on %n short</numerusform>
            <numerusform>permission for table {table} to play on %n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redraw for %n players</source>
        <translation>
            <numerusform>redraw for %n player</numerusform>
            <numerusform>redraw for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FloorSheet</name>
    <message numerus="yes">
        <source>{name}, {seat}: {penalty}, %n hands left</source>
        <translation>
            <numerusform>{name}, {seat}: {penalty}, %n hand left</numerusform>
            <numerusform>{name}, {seat}: {penalty}, %n hands left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message numerus="yes">
        <source>%n kinds of chips</source>
        <comment>they run out</comment>
        <translation>
            <numerusform>%n kind of chips</numerusform>
            <numerusform>%n kinds of chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From this club&apos;s last %n evenings</source>
        <translation>
            <numerusform>From this club&apos;s last %n evening</numerusform>
            <numerusform>From this club&apos;s last %n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source}, and %n bust-outs of this one</source>
        <translation>
            <numerusform>{source}, and %n bust-out of this one</numerusform>
            <numerusform>{source}, and %n bust-outs of this one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message numerus="yes">
        <source>%n on penalty</source>
        <comment>players who miss hands</comment>
        <translation>
            <numerusform>%n on penalty</numerusform>
            <numerusform>%n on penalty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things need you now</source>
        <translation>
            <numerusform>%n thing needs you now</numerusform>
            <numerusform>%n things need you now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{games}, %n hands each</source>
        <comment>several games are dealt by turns</comment>
        <translation>
            <numerusform>{games}, %n hand each</numerusform>
            <numerusform>{games}, %n hands each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message numerus="yes">
        <source>%n breaks before it ends; players left at them: {players}</source>
        <translation>
            <numerusform>%n break before it ends; players left at it: {players}</numerusform>
            <numerusform>%n breaks before it ends; players left at them: {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks last 5 minutes</source>
        <translation>
            <numerusform>%n break lasts 5 minutes</numerusform>
            <numerusform>%n breaks last 5 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels are left out</source>
        <translation>
            <numerusform>%n level is left out</numerusform>
            <numerusform>%n levels are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels are put in between</source>
        <translation>
            <numerusform>%n level is put in between</numerusform>
            <numerusform>%n levels are put in between</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways; nothing is changed before you take one.</source>
        <translation>
            <numerusform>%n way; nothing is changed before you take it.</numerusform>
            <numerusform>%n ways; nothing is changed before you take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n entries and {chips} in chips levels of {level} take at least {earliest}.</source>
        <translation>
            <numerusform>With %n entry and {chips} in chips levels of {level} take at least {earliest}.</numerusform>
            <numerusform>With %n entries and {chips} in chips levels of {level} take at least {earliest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n entries and {chips} in chips levels of {level} take at most {latest}.</source>
        <translation>
            <numerusform>With %n entry and {chips} in chips levels of {level} take at most {latest}.</numerusform>
            <numerusform>With %n entries and {chips} in chips levels of {level} take at most {latest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n entries and {chips} in chips this ends about {at} at the earliest with levels of {level}.</source>
        <translation>
            <numerusform>With %n entry and {chips} in chips this ends about {at} at the earliest with levels of {level}.</numerusform>
            <numerusform>With %n entries and {chips} in chips this ends about {at} at the earliest with levels of {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n entries and {chips} in chips this ends about {at} at the latest with levels of {level}.</source>
        <translation>
            <numerusform>With %n entry and {chips} in chips this ends about {at} at the latest with levels of {level}.</numerusform>
            <numerusform>With %n entries and {chips} in chips this ends about {at} at the latest with levels of {level}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandEntry</name>
    <message numerus="yes">
        <source>%n cards of the board come next.</source>
        <translation>
            <numerusform>%n card of the board comes next.</numerusform>
            <numerusform>%n cards of the board come next.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandTable</name>
    <message numerus="yes">
        <source>misses %n hands</source>
        <comment>at a seat: a penalty; short</comment>
        <translation>
            <numerusform>misses %n hand</numerusform>
            <numerusform>misses %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message numerus="yes">
        <source>%n out at table {table}, their stacks decide the places</source>
        <translation>
            <numerusform>%n out at table {table}, the stack decides the place</numerusform>
            <numerusform>%n out at table {table}, their stacks decide the places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sat in wrong seats and stay there</source>
        <translation>
            <numerusform>%n player sat in a wrong seat and stays there</numerusform>
            <numerusform>%n players sat in wrong seats and stay there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sat in wrong seats, they move to their own with their current chips</source>
        <translation>
            <numerusform>%n player sat in a wrong seat and moves to the right one with the current chips</numerusform>
            <numerusform>%n players sat in wrong seats, they move to their own with their current chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables are still playing this hand: {tables}. Wait for them.</source>
        <translation>
            <numerusform>%n table is still playing this hand: {tables}. Wait for it.</numerusform>
            <numerusform>%n tables are still playing this hand: {tables}. Wait for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still to count</source>
        <translation>
            <numerusform>%n table still to count</numerusform>
            <numerusform>%n tables still to count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables were not counted in this hand: {tables}. Count them[, or give a reason].</source>
        <translation>
            <numerusform>%n table was not counted in this hand: {tables}. Count it[, or give a reason].</numerusform>
            <numerusform>%n tables were not counted in this hand: {tables}. Count them[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bubble near: %n from the money</source>
        <translation>
            <numerusform>Bubble near: %n from the money</numerusform>
            <numerusform>Bubble near: %n from the money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card drawn: every table plays %n more hands</source>
        <translation>
            <numerusform>Card drawn: every table plays %n more hand</numerusform>
            <numerusform>Card drawn: every table plays %n more hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go hand for hand: %n from the money</source>
        <translation>
            <numerusform>Go hand for hand: %n from the money</numerusform>
            <numerusform>Go hand for hand: %n from the money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go hand for hand: %n from the seats</source>
        <comment>satellite</comment>
        <translation>
            <numerusform>Go hand for hand: %n from the seats</numerusform>
            <numerusform>Go hand for hand: %n from the seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand played at %n tables</source>
        <translation>
            <numerusform>Hand played at %n table</numerusform>
            <numerusform>Hand played at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand {number}: %n tables still to report</source>
        <translation>
            <numerusform>Hand {number}: %n table still to report</numerusform>
            <numerusform>Hand {number}: %n tables still to report</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heads counted at %n tables</source>
        <translation>
            <numerusform>Heads counted at %n table</numerusform>
            <numerusform>Heads counted at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last hands of the day: %n tables still playing</source>
        <translation>
            <numerusform>Last hands of the day: %n table still playing</numerusform>
            <numerusform>Last hands of the day: %n tables still playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat bubble near: %n from the seats</source>
        <comment>satellite</comment>
        <translation>
            <numerusform>Seat bubble near: %n from the seats</numerusform>
            <numerusform>Seat bubble near: %n from the seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count differs at %n tables: {tables}</source>
        <translation>
            <numerusform>The count differs at %n table: {tables}</numerusform>
            <numerusform>The count differs at %n tables: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count differs from the seats on record at %n tables: {tables}. Check who is there[, or give a reason].</source>
        <translation>
            <numerusform>The count differs from the seats on record at %n table: {tables}. Check who is there[, or give a reason].</numerusform>
            <numerusform>The count differs from the seats on record at %n tables: {tables}. Check who is there[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The day ends in %n minutes: draw the card</source>
        <translation>
            <numerusform>The day ends in %n minute: draw the card</numerusform>
            <numerusform>The day ends in %n minutes: draw the card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card for the %n last hands</source>
        <translation>
            <numerusform>card for the %n last hand</numerusform>
            <numerusform>card for the %n last hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count of %n tables</source>
        <translation>
            <numerusform>count of %n table</numerusform>
            <numerusform>count of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand played at %n tables</source>
        <translation>
            <numerusform>hand played at %n table</numerusform>
            <numerusform>hand played at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong seats of %n players</source>
        <translation>
            <numerusform>wrong seat of %n player</numerusform>
            <numerusform>wrong seats of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong seats where %n players stay</source>
        <translation>
            <numerusform>wrong seat where %n player stays</numerusform>
            <numerusform>wrong seats where %n players stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has bought something since (%n times). Refund it first[, or give a reason].</source>
        <translation>
            <numerusform>{name} has bought something since (%n time). Refund it first[, or give a reason].</numerusform>
            <numerusform>{name} has bought something since (%n times). Refund it first[, or give a reason].</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>At %n other tournaments: {what}</source>
        <translation>
            <numerusform>At %n other tournament: {what}</numerusform>
            <numerusform>At %n other tournaments: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{penalty}, %n hands: {incident}</source>
        <translation>
            <numerusform>{penalty}, %n hand: {incident}</numerusform>
            <numerusform>{penalty}, %n hands: {incident}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n add-ons</source>
        <translation>
            <numerusform>%n add-on</numerusform>
            <numerusform>%n add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels and breaks can be imported</source>
        <translation>
            <numerusform>%n level or break can be imported</numerusform>
            <numerusform>%n levels and breaks can be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new to the club</source>
        <translation>
            <numerusform>%n of them is new to the club</numerusform>
            <numerusform>%n of them are new to the club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these players are new to the club</source>
        <translation>
            <numerusform>%n of these players is new to the club</numerusform>
            <numerusform>%n of these players are new to the club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players can be registered</source>
        <translation>
            <numerusform>%n player can be registered</numerusform>
            <numerusform>%n players can be registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rebuys</source>
        <translation>
            <numerusform>%n rebuy</numerusform>
            <numerusform>%n rebuys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results can be imported</source>
        <translation>
            <numerusform>%n result can be imported</numerusform>
            <numerusform>%n results can be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out:</source>
        <translation>
            <numerusform>%n row is left out:</numerusform>
            <numerusform>%n rows are left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept %n likely matches</source>
        <translation>
            <numerusform>Accept %n likely match</numerusform>
            <numerusform>Accept %n likely matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {name}: %n rows</source>
        <translation>
            <numerusform>Reading {name}: %n row</numerusform>
            <numerusform>Reading {name}: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Register %n players</source>
        <translation>
            <numerusform>Register %n player</numerusform>
            <numerusform>Register %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n players</source>
        <translation>
            <numerusform>Save %n player</numerusform>
            <numerusform>Save %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n results</source>
        <translation>
            <numerusform>Save %n result</numerusform>
            <numerusform>Save %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rows of table {worksheet}, {encoding}</source>
        <translation>
            <numerusform>{name}: %n row of table {worksheet}, {encoding}</numerusform>
            <numerusform>{name}: %n rows of table {worksheet}, {encoding}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rows, worksheet {worksheet}</source>
        <translation>
            <numerusform>{name}: %n row, worksheet {worksheet}</numerusform>
            <numerusform>{name}: %n rows, worksheet {worksheet}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rows, {encoding}, {delimiter}</source>
        <translation>
            <numerusform>{name}: %n row, {encoding}, {delimiter}</numerusform>
            <numerusform>{name}: %n rows, {encoding}, {delimiter}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InStep</name>
    <message numerus="yes">
        <source>%n hands to go</source>
        <comment>the last hands of the day</comment>
        <translation>
            <numerusform>%n hand to go</numerusform>
            <numerusform>%n hands to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still playing</source>
        <translation>
            <numerusform>%n table still playing</numerusform>
            <numerusform>%n tables still playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still playing.</source>
        <comment>the last hands of the day</comment>
        <translation>
            <numerusform>%n table still playing.</numerusform>
            <numerusform>%n tables still playing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every table plays %n more hands.</source>
        <translation>
            <numerusform>Every table plays %n more hand.</numerusform>
            <numerusform>Every table plays %n more hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay jump after %n more out</source>
        <translation>
            <numerusform>Pay jump after %n more out</numerusform>
            <numerusform>Pay jump after %n more out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to count: tables {tables} and %n more.</source>
        <translation>
            <numerusform>Still to count: tables {tables} and %n more.</numerusform>
            <numerusform>Still to count: tables {tables} and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{counted} of %n heads counted.</source>
        <translation>
            <numerusform>{counted} of %n head counted.</numerusform>
            <numerusform>{counted} of %n heads counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentSheet</name>
    <message numerus="yes">
        <source>%n cards dealt</source>
        <translation>
            <numerusform>%n card dealt</numerusform>
            <numerusform>%n cards dealt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face up</source>
        <comment>cards of a player</comment>
        <translation>
            <numerusform>%n face up</numerusform>
            <numerusform>%n face up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left in the event</source>
        <translation>
            <numerusform>%n player left in the event</numerusform>
            <numerusform>%n players left in the event</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n motions</source>
        <translation>
            <numerusform>in %n motion</numerusform>
            <numerusform>in %n motions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {penalty}, %n hands to miss</source>
        <translation>
            <numerusform>{name}: {penalty}, %n hand to miss</numerusform>
            <numerusform>{name}: {penalty}, %n hands to miss</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lint</name>
    <message numerus="yes">
        <source>%n more findings, shown in the structure editor.</source>
        <translation>
            <numerusform>%n more finding, shown in the structure editor.</numerusform>
            <numerusform>%n more findings, shown in the structure editor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds %n levels</source>
        <translation>
            <numerusform>Adds %n level</numerusform>
            <numerusform>Adds %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletes %n rows</source>
        <translation>
            <numerusform>Deletes %n row</numerusform>
            <numerusform>Deletes %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n break</numerusform>
            <numerusform>%n breaks</numerusform>
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
            <numerusform>%n line in the price list</numerusform>
            <numerusform>%n lines in the price list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made for %n entries, levels of {minutes} min</source>
        <translation>
            <numerusform>Made for %n entry, levels of {minutes} min</numerusform>
            <numerusform>Made for %n entries, levels of {minutes} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n places</source>
        <translation>
            <numerusform>pays %n place</numerusform>
            <numerusform>pays %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoneyStatement</name>
    <message numerus="yes">
        <source>{pool}: paid in by %n players</source>
        <translation>
            <numerusform>{pool}: paid in by %n player</numerusform>
            <numerusform>{pool}: paid in by %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message numerus="yes">
        <source>%n alternates at the desk waiting for a seat</source>
        <translation>
            <numerusform>%n alternate at the desk waiting for a seat</numerusform>
            <numerusform>%n alternates at the desk waiting for a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternates can be called</source>
        <translation>
            <numerusform>%n alternate can be called</numerusform>
            <numerusform>%n alternates can be called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n called, no answer: numbers {numbers}</source>
        <comment>alternates</comment>
        <translation>
            <numerusform>%n called, no answer: number {numbers}</numerusform>
            <numerusform>%n called, no answer: numbers {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries without a seat</source>
        <translation>
            <numerusform>%n entry without a seat</numerusform>
            <numerusform>%n entries without a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seats</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more there</source>
        <translation>
            <numerusform>%n more there</numerusform>
            <numerusform>%n more there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves proposed</source>
        <translation>
            <numerusform>%n move proposed</numerusform>
            <numerusform>%n moves proposed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties have one hand left: {seats}</source>
        <translation>
            <numerusform>%n penalty has one hand left: {seats}</numerusform>
            <numerusform>%n penalties have one hand left: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places paid out of {pool}</source>
        <translation>
            <numerusform>%n place paid out of {pool}</numerusform>
            <numerusform>%n places paid out of {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in their seats</source>
        <translation>
            <numerusform>%n player in a seat</numerusform>
            <numerusform>%n players in their seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left: new seats cannot be drawn</source>
        <translation>
            <numerusform>%n player left: new seats cannot be drawn</numerusform>
            <numerusform>%n players left: new seats cannot be drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players may be dealt in again: {seats}</source>
        <translation>
            <numerusform>%n player may be dealt in again: {seats}</numerusform>
            <numerusform>%n players may be dealt in again: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players not checked in yet</source>
        <translation>
            <numerusform>%n player not checked in yet</numerusform>
            <numerusform>%n players not checked in yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes to be paid</source>
        <translation>
            <numerusform>%n prize to be paid</numerusform>
            <numerusform>%n prizes to be paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered so far</source>
        <translation>
            <numerusform>%n registered so far</numerusform>
            <numerusform>%n registered so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, nobody has a seat</source>
        <translation>
            <numerusform>%n registered, nobody has a seat</numerusform>
            <numerusform>%n registered, nobody has a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats won</source>
        <translation>
            <numerusform>%n seat won</numerusform>
            <numerusform>%n seats won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables short of the fullest: {tables}</source>
        <translation>
            <numerusform>%n table short of the fullest: {tables}</numerusform>
            <numerusform>%n tables short of the fullest: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables stop, too few players: {tables}</source>
        <translation>
            <numerusform>%n table stops, too few players: {tables}</numerusform>
            <numerusform>%n tables stop, too few players: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break in %n minutes</source>
        <translation>
            <numerusform>Break in %n minute</numerusform>
            <numerusform>Break in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break in %n minutes: colour up {chips}</source>
        <translation>
            <numerusform>Break in %n minute: colour up {chips}</numerusform>
            <numerusform>Break in %n minutes: colour up {chips}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal of %n players: have it signed</source>
        <translation>
            <numerusform>Deal of %n player: have it signed</numerusform>
            <numerusform>Deal of %n players: have it signed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Final table: %n players left</source>
        <translation>
            <numerusform>Final table: %n player left</numerusform>
            <numerusform>Final table: %n players left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paused for %n minutes</source>
        <translation>
            <numerusform>Paused for %n minute</numerusform>
            <numerusform>Paused for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registration closes in %n minutes</source>
        <translation>
            <numerusform>Registration closes in %n minute</numerusform>
            <numerusform>Registration closes in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registration is closed with %n registered</source>
        <translation>
            <numerusform>Registration is closed with %n registered</numerusform>
            <numerusform>Registration is closed with %n registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is %n short of the fullest</source>
        <translation>
            <numerusform>Table {table} is %n short of the fullest</numerusform>
            <numerusform>Table {table} is %n short of the fullest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} stops: %n short</source>
        <translation>
            <numerusform>Table {table} stops: %n short</numerusform>
            <numerusform>Table {table} stops: %n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes {chips} from %n absent stacks each round, button in {left}</source>
        <translation>
            <numerusform>Takes {chips} from %n absent stack each round, button in {left}</numerusform>
            <numerusform>Takes {chips} from %n absent stacks each round, button in {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n players left have won their seats</source>
        <translation>
            <numerusform>The %n player left has won a seat</numerusform>
            <numerusform>The %n players left have won their seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minutes left</source>
        <translation>
            <numerusform>{name}: %n minute left</numerusform>
            <numerusform>{name}: %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message numerus="yes">
        <source>%n newer copies are damaged too and not listed here.</source>
        <translation>
            <numerusform>%n newer copy is damaged too and not listed here.</numerusform>
            <numerusform>%n newer copies are damaged too and not listed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with this copy: %n acts done after it, the last of them at {time}, {day}.</source>
        <translation>
            <numerusform>Lost with this copy: %n act done after it, at {time}, {day}.</numerusform>
            <numerusform>Lost with this copy: %n acts done after it, the last of them at {time}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} is shown as it was; %n acts of it cannot be read, or do not follow.</source>
        <translation>
            <numerusform>{file} is shown as it was; %n act of it cannot be read, or does not follow.</numerusform>
            <numerusform>{file} is shown as it was; %n acts of it cannot be read, or do not follow.</numerusform>
        </translation>
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
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not counted</source>
        <translation>
            <numerusform>%n not counted</numerusform>
            <numerusform>%n not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older reasons are in the journal.</source>
        <translation>
            <numerusform>%n older reason is in the journal.</numerusform>
            <numerusform>%n older reasons are in the journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats per table</source>
        <translation>
            <numerusform>%n seat per table</numerusform>
            <numerusform>%n seats per table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks counted</source>
        <translation>
            <numerusform>%n stack counted</numerusform>
            <numerusform>%n stacks counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <translation>
            <numerusform>%n still in</numerusform>
            <numerusform>%n still in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips, %n entries</source>
        <comment>head of a list: for so many entries</comment>
        <translation>
            <numerusform>Chips, %n entry</numerusform>
            <numerusform>Chips, %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries at most.</source>
        <translation>
            <numerusform>Enough for %n entry at most.</numerusform>
            <numerusform>Enough for %n entries at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n entries at most; {chip} runs out first.</source>
        <translation>
            <numerusform>Enough for %n entry at most; {chip} runs out first.</numerusform>
            <numerusform>Enough for %n entries at most; {chip} runs out first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deal: top %n</source>
        <comment>in a list of facts: so many places are shared by a deal</comment>
        <translation>
            <numerusform>deal: top %n</numerusform>
            <numerusform>deal: top %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PenaltyForm</name>
    <message numerus="yes">
        <source>Misses %n hands</source>
        <translation>
            <numerusform>Misses %n hand</numerusform>
            <numerusform>Misses %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries chosen</source>
        <translation>
            <numerusform>%n entry chosen</numerusform>
            <numerusform>%n entries chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bust out %n players</source>
        <translation>
            <numerusform>Bust out %n player</numerusform>
            <numerusform>Bust out %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no prize, %n places are paid</source>
        <translation>
            <numerusform>no prize, %n place is paid</numerusform>
            <numerusform>no prize, %n places are paid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n clicks</source>
        <translation>
            <numerusform>%n click</numerusform>
            <numerusform>%n clicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, %n steps of {of} are done.</source>
        <translation>
            <numerusform>Good, %n step of {of} is done.</numerusform>
            <numerusform>Good, %n steps of {of} are done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did %n of the {of} tasks. Everything works the same in your own club; this one was only for practice.</source>
        <translation>
            <numerusform>You did %n of the {of} tasks. Everything works the same in your own club; this one was only for practice.</numerusform>
            <numerusform>You did %n of the {of} tasks. Everything works the same in your own club; this one was only for practice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeMoney</name>
    <message numerus="yes">
        <source>%n others</source>
        <comment>people whose prize would be wrong</comment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid prizes would be wrong: {wrongs}. Undo the payments first[, or give a reason: the difference is then listed on the Prizes page until it is settled].</source>
        <translation>
            <numerusform>%n paid prize would be wrong: {wrongs}. Undo the payment first[, or give a reason: the difference is then listed on the Prizes page until it is settled].</numerusform>
            <numerusform>%n paid prizes would be wrong: {wrongs}. Undo the payments first[, or give a reason: the difference is then listed on the Prizes page until it is settled].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players were overpaid, {total} in total. Recover it first[, or give a reason].</source>
        <translation>
            <numerusform>%n player was overpaid by {total}. Recover it first[, or give a reason].</numerusform>
            <numerusform>%n players were overpaid, {total} in total. Recover it first[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes are held back</source>
        <translation>
            <numerusform>%n prize is held back</numerusform>
            <numerusform>%n prizes are held back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes have been paid as posted, so the prizes stay posted. Post new ones over them, or undo the payments first.</source>
        <translation>
            <numerusform>%n prize has been paid as posted, so the prizes stay posted. Post new ones over them, or undo the payment first.</numerusform>
            <numerusform>%n prizes have been paid as posted, so the prizes stay posted. Post new ones over them, or undo the payments first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes have been paid, but the pool would be {pool} and the prizes add up to {total}: a difference of {difference}. Set prizes that add up to the pool[, or give a reason to settle it later].</source>
        <translation>
            <numerusform>%n prize has been paid, but the pool would be {pool} and the prizes add up to {total}: a difference of {difference}. Set prizes that add up to the pool[, or give a reason to settle it later].</numerusform>
            <numerusform>%n prizes have been paid, but the pool would be {pool} and the prizes add up to {total}: a difference of {difference}. Set prizes that add up to the pool[, or give a reason to settle it later].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes have not been paid, {total} in total. Pay them first[, or give a reason to finish anyway].</source>
        <translation>
            <numerusform>%n prize of {total} has not been paid. Pay it first[, or give a reason to finish anyway].</numerusform>
            <numerusform>%n prizes have not been paid, {total} in total. Pay them first[, or give a reason to finish anyway].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To recover: {total} from %n players</source>
        <translation>
            <numerusform>To recover: {total} from %n player</numerusform>
            <numerusform>To recover: {total} from %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} are left for %n seats. Play on until there is one for everybody.</source>
        <translation>
            <numerusform>{left} are left for %n seat. Play on until there is one for everybody.</numerusform>
            <numerusform>{left} are left for %n seats. Play on until there is one for everybody.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message numerus="yes">
        <source>%n days</source>
        <comment>for how long a ticket is valid</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {entries} are paid: fewer than one in twenty.</source>
        <translation>
            <numerusform>%n of {entries} is paid: fewer than one in twenty.</numerusform>
            <numerusform>%n of {entries} are paid: fewer than one in twenty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {entries} are paid: more than half of them.</source>
        <translation>
            <numerusform>%n of {entries} is paid: more than half of them.</numerusform>
            <numerusform>%n of {entries} are paid: more than half of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <comment>so many are paid</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places, {first} to {last}</source>
        <comment>what a payout table pays now</comment>
        <translation>
            <numerusform>%n place, {first} to {last}</numerusform>
            <numerusform>%n places, {first} to {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats of {worth}</source>
        <comment>of a satellite</comment>
        <translation>
            <numerusform>%n seat of {worth}</numerusform>
            <numerusform>%n seats of {worth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats of {worth}, {rest} beside them</source>
        <comment>of a satellite</comment>
        <translation>
            <numerusform>%n seat of {worth}, {rest} beside it</numerusform>
            <numerusform>%n seats of {worth}, {rest} beside them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n</source>
        <comment>seats of a satellite</comment>
        <translation>
            <numerusform>At least %n</numerusform>
            <numerusform>At least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n</source>
        <comment>seats of a satellite</comment>
        <translation>
            <numerusform>Exactly %n</numerusform>
            <numerusform>Exactly %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The minimum cash costs %n places, from place {first} on.</source>
        <comment>places that are not paid</comment>
        <translation>
            <numerusform>The minimum cash costs %n place, place {first}.</numerusform>
            <numerusform>The minimum cash costs %n places, from place {first} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the next %n</source>
        <comment>places: the rest of the pool of a satellite</comment>
        <translation>
            <numerusform>To the next %n</numerusform>
            <numerusform>To the next %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {entries} entries: {pool}, %n places, first {first}, last {last}</source>
        <comment>what the next entries change</comment>
        <translation>
            <numerusform>With {entries} entries: {pool}, %n place, first {first}, last {last}</numerusform>
            <numerusform>With {entries} entries: {pool}, %n places, first {first}, last {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {entries} entries: {pool}, %n seats</source>
        <comment>what the next entries change</comment>
        <translation>
            <numerusform>With {entries} entries: {pool}, %n seat</numerusform>
            <numerusform>With {entries} entries: {pool}, %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {entries} entries: {pool}, %n seats, {rest} beside them</source>
        <comment>what the next entries change</comment>
        <translation>
            <numerusform>With {entries} entries: {pool}, %n seat, {rest} beside it</numerusform>
            <numerusform>With {entries} entries: {pool}, %n seats, {rest} beside them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, the last {last}</source>
        <comment>places of a payout table</comment>
        <translation>
            <numerusform>and %n more, the last {last}</numerusform>
            <numerusform>and %n more, the last {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>%n players came to a table after it was raced, so their odd chips are not in the race: {seats}. Enter these tables again[, or give a reason to end the race].</source>
        <translation>
            <numerusform>%n player came to a table after it was raced, so that player&apos;s odd chips are not in the race: {seats}. Enter this table again[, or give a reason to end the race].</numerusform>
            <numerusform>%n players came to a table after it was raced, so their odd chips are not in the race: {seats}. Enter these tables again[, or give a reason to end the race].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players moved and have not raced their {chip} chips</source>
        <translation>
            <numerusform>%n player moved and has not raced the {chip} chips</numerusform>
            <numerusform>%n players moved and have not raced their {chip} chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables have not raced yet: {tables}. Enter their odd chips[, or give a reason to end the race].</source>
        <translation>
            <numerusform>%n table has not raced yet: {tables}. Enter its odd chips[, or give a reason to end the race].</numerusform>
            <numerusform>%n tables have not raced yet: {tables}. Enter their odd chips[, or give a reason to end the race].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards drawn for the race of %n tables</source>
        <translation>
            <numerusform>Cards drawn for the race of %n table</numerusform>
            <numerusform>Cards drawn for the race of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Race of the {chip} chips: %n tables to go</source>
        <translation>
            <numerusform>Race of the {chip} chips: %n table to go</numerusform>
            <numerusform>Race of the {chip} chips: %n tables to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Race of the {chip} chips: draw the cards of %n tables</source>
        <translation>
            <numerusform>Race of the {chip} chips: draw the cards of %n table</numerusform>
            <numerusform>Race of the {chip} chips: draw the cards of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The break ends in %n minutes, and the {chip} chips are not raced off yet</source>
        <translation>
            <numerusform>The break ends in %n minute, and the {chip} chips are not raced off yet</numerusform>
            <numerusform>The break ends in %n minutes, and the {chip} chips are not raced off yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards drawn for %n tables</source>
        <translation>
            <numerusform>cards drawn for %n table</numerusform>
            <numerusform>cards drawn for %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceDesk</name>
    <message numerus="yes">
        <source>%n odd chips</source>
        <translation>
            <numerusform>%n odd chip</numerusform>
            <numerusform>%n odd chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players who moved to race: {seats}</source>
        <translation>
            <numerusform>%n player who moved to race: {seats}</numerusform>
            <numerusform>%n players who moved to race: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables left</source>
        <translation>
            <numerusform>%n table left</numerusform>
            <numerusform>%n tables left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for cards</source>
        <comment>tables</comment>
        <translation>
            <numerusform>%n waits for cards</numerusform>
            <numerusform>%n wait for cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for the floor</source>
        <comment>tables</comment>
        <translation>
            <numerusform>%n waits for the floor</numerusform>
            <numerusform>%n wait for the floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {pieces} × {old} on %n tables. Bring {bring} × {chip} to each, {all} total.</source>
        <translation>
            <numerusform>About {pieces} × {old} on %n table. Bring {bring} × {chip} to it, {all} total.</numerusform>
            <numerusform>About {pieces} × {old} on %n tables. Bring {bring} × {chip} to each, {all} total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw the cards of %n tables</source>
        <translation>
            <numerusform>Draw the cards of %n table</numerusform>
            <numerusform>Draw the cards of %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoverWindow</name>
    <message numerus="yes">
        <source>%n club files</source>
        <translation>
            <numerusform>%n club file</numerusform>
            <numerusform>%n club files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second media</source>
        <translation>
            <numerusform>%n second medium</numerusform>
            <numerusform>%n second media</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%n announcements are up already. Take one off first.</source>
        <translation>
            <numerusform>%n announcement is up already. Take it off first.</numerusform>
            <numerusform>%n announcements are up already. Take one off first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are still in. Bust out all but the winner first.</source>
        <translation>
            <numerusform>%n player is still in. Bust out all but the winner first.</numerusform>
            <numerusform>%n players are still in. Bust out all but the winner first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players sit at table {table}. Break the table, so that everybody gets a new seat.</source>
        <translation>
            <numerusform>%n player sits at table {table}. Break the table, so that everybody gets a new seat.</numerusform>
            <numerusform>%n players sit at table {table}. Break the table, so that everybody gets a new seat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw needs at least two players, and there are %n. Register more.</source>
        <translation>
            <numerusform>A draw needs at least two players, and there is %n. Register more.</numerusform>
            <numerusform>A draw needs at least two players, and there are %n. Register more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy-in, fee and currency are fixed, because %n entries have paid. Cancel them first, or create a new tournament.</source>
        <translation>
            <numerusform>Buy-in, fee and currency are fixed, because %n entry has paid. Cancel it first, or create a new tournament.</numerusform>
            <numerusform>Buy-in, fee and currency are fixed, because %n entries have paid. Cancel them first, or create a new tournament.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody must be left to win, and only %n players are still in. Name fewer players.</source>
        <translation>
            <numerusform>Somebody must be left to win, and only %n player is still in. Name fewer players.</numerusform>
            <numerusform>Somebody must be left to win, and only %n players are still in. Name fewer players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other tables have no seats for the %n players of table {table}. Open a table first.</source>
        <translation>
            <numerusform>The other tables have no seat for the %n player of table {table}. Open a table first.</numerusform>
            <numerusform>The other tables have no seats for the %n players of table {table}. Open a table first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no such move: %n were proposed. Check the proposal.</source>
        <translation>
            <numerusform>There is no such move: %n was proposed. Check the proposal.</numerusform>
            <numerusform>There is no such move: %n were proposed. Check the proposal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n moves belong together. Accept all of them.</source>
        <translation>
            <numerusform>This %n move is planned as a whole. Accept it.</numerusform>
            <numerusform>These %n moves belong together. Accept all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players were overpaid</source>
        <translation>
            <numerusform>%n player was overpaid</numerusform>
            <numerusform>%n players were overpaid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes are not paid yet</source>
        <translation>
            <numerusform>%n prize is not paid yet</numerusform>
            <numerusform>%n prizes are not paid yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n still in</numerusform>
            <numerusform>%n still in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>players on one step of the podium</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomRules</name>
    <message numerus="yes">
        <source>%n tables, {count} left</source>
        <translation>
            <numerusform>%n table, {count} left</numerusform>
            <numerusform>%n tables, {count} left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomSaid</name>
    <message numerus="yes">
        <source>%n at {tables}</source>
        <comment>so many seats at these tables, in a list</comment>
        <translation>
            <numerusform>%n at {tables}</numerusform>
            <numerusform>%n at {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats at {tables}; {usual} at every other table.</source>
        <translation>
            <numerusform>%n seat at {tables}; {usual} at every other table.</numerusform>
            <numerusform>%n seats at {tables}; {usual} at every other table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table %n players short stops dealing (11-D).</source>
        <translation>
            <numerusform>A table %n player short stops dealing (11-D).</numerusform>
            <numerusform>A table %n players short stops dealing (11-D).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table breaks once the other tables would have %n players or fewer.</source>
        <translation>
            <numerusform>A table breaks once the other tables would have %n player or fewer.</numerusform>
            <numerusform>A table breaks once the other tables would have %n players or fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every table has %n seats.</source>
        <translation>
            <numerusform>Every table has %n seat.</numerusform>
            <numerusform>Every table has %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables may differ by %n players; beyond that, players are moved.</source>
        <translation>
            <numerusform>Tables may differ by %n player; beyond that, players are moved.</numerusform>
            <numerusform>Tables may differ by %n players; beyond that, players are moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message numerus="yes">
        <source>%n hands</source>
        <comment>a penalty: hands that are missed</comment>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>%n hand left</numerusform>
            <numerusform>%n hands left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 round, %n hands</source>
        <comment>a penalty: a round, which is so many hands</comment>
        <translation>
            <numerusform>1 round, %n hand</numerusform>
            <numerusform>1 round, %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message numerus="yes">
        <source>%n no-shows removed</source>
        <translation>
            <numerusform>%n no-show removed</numerusform>
            <numerusform>%n no-shows removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are waiting for a seat. Add new ones to the waiting list[, or give a reason].</source>
        <translation>
            <numerusform>%n player is waiting for a seat. Add new ones to the waiting list[, or give a reason].</numerusform>
            <numerusform>%n players are waiting for a seat. Add new ones to the waiting list[, or give a reason].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players checked in</source>
        <translation>
            <numerusform>%n player checked in</numerusform>
            <numerusform>%n players checked in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {offer}, {amount} total</source>
        <translation>
            <numerusform>%n player: {offer}, {amount} total</numerusform>
            <numerusform>%n players: {offer}, {amount} total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats have been won and play is over. Undo the end of play first.</source>
        <comment>of a satellite</comment>
        <translation>
            <numerusform>%n seat has been won and play is over. Undo the end of play first.</numerusform>
            <numerusform>%n seats have been won and play is over. Undo the end of play first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times {offer} for {name}</source>
        <translation>
            <numerusform>%n times {offer} for {name}</numerusform>
            <numerusform>%n times {offer} for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in of %n players cleared</source>
        <translation>
            <numerusform>Check-in of %n player cleared</numerusform>
            <numerusform>Check-in of %n players cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>check-in of %n players</source>
        <translation>
            <numerusform>check-in of %n player</numerusform>
            <numerusform>check-in of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clearing the check-in of %n players</source>
        <translation>
            <numerusform>clearing the check-in of %n player</numerusform>
            <numerusform>clearing the check-in of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n no-shows</source>
        <translation>
            <numerusform>removal of %n no-show</numerusform>
            <numerusform>removal of %n no-shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n times {offer}, {amount}</source>
        <comment>what a player bought</comment>
        <translation>
            <numerusform>{name}: %n times {offer}, {amount}</numerusform>
            <numerusform>{name}: %n times {offer}, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{offer} for %n players</source>
        <translation>
            <numerusform>{offer} for %n player</numerusform>
            <numerusform>{offer} for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message numerus="yes">
        <source>%n are paid</source>
        <translation>
            <numerusform>%n is paid</numerusform>
            <numerusform>%n are paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the waiting list</source>
        <translation>
            <numerusform>%n on the waiting list</numerusform>
            <numerusform>%n on the waiting list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>who share a place</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have a new seat: check the list on the wall</source>
        <translation>
            <numerusform>%n player has a new seat: check the list on the wall</numerusform>
            <numerusform>%n players have a new seat: check the list on the wall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have won a seat</source>
        <translation>
            <numerusform>%n player has won a seat</numerusform>
            <numerusform>%n players have won a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in the money</source>
        <translation>
            <numerusform>%n player in the money</numerusform>
            <numerusform>%n players in the money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players left</source>
        <comment>the last ones, by name</comment>
        <translation>
            <numerusform>%n player left</numerusform>
            <numerusform>%n players left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-way deal</source>
        <translation>
            <numerusform>%n-way deal</numerusform>
            <numerusform>%n-way deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n hands</source>
        <translation>
            <numerusform>Last %n hand</numerusform>
            <numerusform>Last %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n more: {amount}</source>
        <comment>what the next ones out get</comment>
        <translation>
            <numerusform>after %n more: {amount}</numerusform>
            <numerusform>after %n more: {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shared by %n players</source>
        <translation>
            <numerusform>shared by %n player</numerusform>
            <numerusform>shared by %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pool} {amount}: %n still in</source>
        <comment>a last longer</comment>
        <translation>
            <numerusform>{pool} {amount}: %n still in</numerusform>
            <numerusform>{pool} {amount}: %n still in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePools</name>
    <message numerus="yes">
        <source>%n players joined {pool} for {amount}: {names}</source>
        <translation>
            <numerusform>%n player joined {pool} for {amount}: {names}</numerusform>
            <numerusform>%n players joined {pool} for {amount}: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players would have too much of {pool}, {total} in total; the first is {name}. Undo the payments first[, or give a reason: it is then listed until it is recovered].</source>
        <translation>
            <numerusform>%n player would have too much of {pool}, {total} in total; the first is {name}. Undo the payment first[, or give a reason: it is then listed until it is recovered].</numerusform>
            <numerusform>%n players would have too much of {pool}, {total} in total; the first is {name}. Undo the payments first[, or give a reason: it is then listed until it is recovered].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side pools are not settled, {total} in total: {pools}. Settle them on the Desk page, part Side pools[, or give a reason to finish anyway].</source>
        <translation>
            <numerusform>%n side pool is not settled, {total} in total: {pools}. Settle it on the Desk page, part Side pools[, or give a reason to finish anyway].</numerusform>
            <numerusform>%n side pools are not settled, {total} in total: {pools}. Settle them on the Desk page, part Side pools[, or give a reason to finish anyway].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n amounts, each more than 0.</source>
        <translation>
            <numerusform>Type %n amount, more than 0.</numerusform>
            <numerusform>Type %n amounts, each more than 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joining of {pool} by %n players</source>
        <translation>
            <numerusform>joining of {pool} by %n player</numerusform>
            <numerusform>joining of {pool} by %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refund of {pool} to all %n players</source>
        <translation>
            <numerusform>refund of {pool} to the %n player in it</numerusform>
            <numerusform>refund of {pool} to all %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pool}: {amount} refunded to all %n players</source>
        <translation>
            <numerusform>{pool}: {amount} refunded to the %n player in it</numerusform>
            <numerusform>{pool}: {amount} refunded to all %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePoolsPart</name>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>%n player: {names}</numerusform>
            <numerusform>%n players: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <translation>
            <numerusform>%n still in</numerusform>
            <numerusform>%n still in</numerusform>
        </translation>
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
</context>
<context>
    <name>Stage</name>
    <message numerus="yes">
        <source>%n seats of {amount}</source>
        <comment>of a satellite</comment>
        <translation>
            <numerusform>%n seat of {amount}</numerusform>
            <numerusform>%n seats of {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the money</source>
        <comment>so many more must go out</comment>
        <translation>
            <numerusform>%n to the money</numerusform>
            <numerusform>%n to the money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the seats</source>
        <comment>so many more must go out of a satellite</comment>
        <translation>
            <numerusform>%n to the seats</numerusform>
            <numerusform>%n to the seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n more out: {amount} or more</source>
        <translation>
            <numerusform>after %n more out: {amount} or more</numerusform>
            <numerusform>after %n more out: {amount} or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message numerus="yes">
        <source>%n levels, {lasts} total</source>
        <translation>
            <numerusform>%n level, {lasts} total</numerusform>
            <numerusform>%n levels, {lasts} total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{problem} %n more cannot be read.</source>
        <translation>
            <numerusform>{problem} %n more cannot be read.</numerusform>
            <numerusform>{problem} %n more cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>{stack} chips, {depth}, {levels}, about {hours} with %n players</source>
        <translation>
            <numerusform>{stack} chips, {depth}, {levels}, about {hours} with %n player</numerusform>
            <numerusform>{stack} chips, {depth}, {levels}, about {hours} with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%n away on a penalty</source>
        <translation>
            <numerusform>%n away on a penalty</numerusform>
            <numerusform>%n away on a penalty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buttons to set. Ctrl+Enter, then a seat and Enter for each.</source>
        <translation>
            <numerusform>%n button to set. Ctrl+Enter, then the seat and Enter.</numerusform>
            <numerusform>%n buttons to set. Ctrl+Enter, then a seat and Enter for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than the fullest table</source>
        <translation>
            <numerusform>%n fewer than the fullest table</numerusform>
            <numerusform>%n fewer than the fullest table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>seats</comment>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet seated</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n not yet seated</numerusform>
            <numerusform>%n not yet seated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the way to a new seat</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n on the way to a new seat</numerusform>
            <numerusform>%n on the way to a new seat</numerusform>
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
        <source>%n players are registered. Draw seats when play is about to start; late entries get a free seat.</source>
        <translation>
            <numerusform>%n player is registered. Draw seats when play is about to start; late entries get a free seat.</numerusform>
            <numerusform>%n players are registered. Draw seats when play is about to start; late entries get a free seat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seated</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n seated</numerusform>
            <numerusform>%n seated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would be enough</source>
        <comment>moves; why it is more follows</comment>
        <translation>
            <numerusform>%n would be enough</numerusform>
            <numerusform>%n would be enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept %n moves</source>
        <translation>
            <numerusform>Accept %n move</numerusform>
            <numerusform>Accept %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Balance: %n moves</source>
        <translation>
            <numerusform>Balance: %n move</numerusform>
            <numerusform>Balance: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break table {table}: %n moves</source>
        <translation>
            <numerusform>Break table {table}: %n move</numerusform>
            <numerusform>Break table {table}: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Final table: %n players draw new seats</source>
        <translation>
            <numerusform>Final table: %n player draws a new seat</numerusform>
            <numerusform>Final table: %n players draw new seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redraw: %n players draw new seats</source>
        <translation>
            <numerusform>Redraw: %n player draws a new seat</numerusform>
            <numerusform>Redraw: %n players draw new seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %n players</source>
        <translation>
            <numerusform>Seat %n player</numerusform>
            <numerusform>Seat %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n more hands</source>
        <translation>
            <numerusform>away for %n more hand</numerusform>
            <numerusform>away for %n more hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {name}, away for %n more hands</source>
        <translation>
            <numerusform>{seat}: {name}, away for %n more hand</numerusform>
            <numerusform>{seat}: {name}, away for %n more hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message numerus="yes">
        <source>&apos;{name}&apos; now costs {total}; %n sold keep their price.</source>
        <translation>
            <numerusform>&apos;{name}&apos; now costs {total}; %n sold keeps its price.</numerusform>
            <numerusform>&apos;{name}&apos; now costs {total}; %n sold keep their price.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room seats %n players; {left} are in.</source>
        <translation>
            <numerusform>The room seats %n player; {left} are in.</numerusform>
            <numerusform>The room seats %n players; {left} are in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsPart</name>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n sold</numerusform>
            <numerusform>%n sold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registration closes {time}, in %n minutes.</source>
        <translation>
            <numerusform>Registration closes {time}, in %n minute.</numerusform>
            <numerusform>Registration closes {time}, in %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsSaid</name>
    <message numerus="yes">
        <source>%n alternates open a new table.</source>
        <translation>
            <numerusform>%n alternate opens a new table.</numerusform>
            <numerusform>%n alternates open a new table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips for {price}</source>
        <translation>
            <numerusform>%n chip for {price}</numerusform>
            <numerusform>%n chips for {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips, free of charge</source>
        <translation>
            <numerusform>%n chip, free of charge</numerusform>
            <numerusform>%n chips, free of charge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats are held back.</source>
        <translation>
            <numerusform>%n seat is held back.</numerusform>
            <numerusform>%n seats are held back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables at most: {players} players.</source>
        <translation>
            <numerusform>%n table at most: {players} players.</numerusform>
            <numerusform>%n tables at most: {players} players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A called alternate has %n minutes to answer.</source>
        <translation>
            <numerusform>A called alternate has %n minute to answer.</numerusform>
            <numerusform>A called alternate has %n minutes to answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n each</source>
        <translation>
            <numerusform>at most %n each</numerusform>
            <numerusform>at most %n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n in total</source>
        <translation>
            <numerusform>at most %n in total</numerusform>
            <numerusform>at most %n in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until %n entries are in</source>
        <translation>
            <numerusform>until %n entry is in</numerusform>
            <numerusform>until %n entries are in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message numerus="yes">
        <source>%n prizes besides money</source>
        <translation>
            <numerusform>%n prize besides money</numerusform>
            <numerusform>%n prizes besides money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes besides money posted</source>
        <translation>
            <numerusform>%n prize besides money posted</numerusform>
            <numerusform>%n prizes besides money posted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes were not handed over: {things}. Hand them over[, or give a reason to finish anyway].</source>
        <translation>
            <numerusform>%n prize was not handed over: {things}. Hand it over[, or give a reason to finish anyway].</numerusform>
            <numerusform>%n prizes were not handed over: {things}. Hand them over[, or give a reason to finish anyway].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand over %n prizes</source>
        <translation>
            <numerusform>Hand over %n prize</numerusform>
            <numerusform>Hand over %n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>posting of %n prizes besides money</source>
        <translation>
            <numerusform>posting of %n prize besides money</numerusform>
            <numerusform>posting of %n prizes besides money</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tickets</name>
    <message numerus="yes">
        <source>%n tickets issued</source>
        <translation>
            <numerusform>%n ticket issued</numerusform>
            <numerusform>%n tickets issued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentFile</name>
    <message numerus="yes">
        <source>%n new players have the name of somebody known here. Merge them in the directory if they are the same person.</source>
        <translation>
            <numerusform>%n new player has the name of somebody known here. Merge them in the directory if it is the same person.</numerusform>
            <numerusform>%n new players have the name of somebody known here. Merge them in the directory if they are the same person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have card and name of somebody known here, and are taken for that person.</source>
        <translation>
            <numerusform>%n player has card and name of somebody known here, and is taken for that person.</numerusform>
            <numerusform>%n players have card and name of somebody known here, and are taken for that person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players who go by number here get their names.</source>
        <translation>
            <numerusform>%n player who goes by number here gets a name.</numerusform>
            <numerusform>%n players who go by number here get their names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments are called {name}. Say which one by its day (2026-11-28) or its id.</source>
        <translation>
            <numerusform>%n tournament is called {name}. Say which one by its day (2026-11-28) or its id.</numerusform>
            <numerusform>%n tournaments are called {name}. Say which one by its day (2026-11-28) or its id.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is here up to line {line}; %n journal lines are new.</source>
        <translation>
            <numerusform>It is here up to line {line}; %n journal line is new.</numerusform>
            <numerusform>It is here up to line {line}; %n journal lines are new.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>The copy of {time}, {day}, has %n more journal lines than this club file: the file may have been replaced by an older one. Restore that copy (Ctrl+Shift+B), unless you left those out on purpose.</source>
        <translation>
            <numerusform>The copy of {time}, {day}, has %n more journal line than this club file: the file may have been replaced by an older one. Restore that copy (Ctrl+Shift+B), unless you left it out on purpose.</numerusform>
            <numerusform>The copy of {time}, {day}, has %n more journal lines than this club file: the file may have been replaced by an older one. Restore that copy (Ctrl+Shift+B), unless you left those out on purpose.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unsettled</name>
    <message numerus="yes">
        <source>%n prizes not settled</source>
        <translation>
            <numerusform>%n prize not settled</numerusform>
            <numerusform>%n prizes not settled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingPart</name>
    <message numerus="yes">
        <source>%n called</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n called</numerusform>
            <numerusform>%n called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can be called</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n more can be called</numerusform>
            <numerusform>%n more can be called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call %n</source>
        <comment>people</comment>
        <translation>
            <numerusform>Call %n</numerusform>
            <numerusform>Call %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message numerus="yes">
        <source>open until {time}, %n minutes</source>
        <translation>
            <numerusform>open until {time}, %n minute</numerusform>
            <numerusform>open until {time}, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open until {time}, %n minutes ({until})</source>
        <translation>
            <numerusform>open until {time}, %n minute ({until})</numerusform>
            <numerusform>open until {time}, %n minutes ({until})</numerusform>
        </translation>
    </message>
</context>
</TS>
