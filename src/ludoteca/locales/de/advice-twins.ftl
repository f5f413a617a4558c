### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Nichts kaufen und die Chips behalten.
    [1] Eine Karte mehr für { $price }: mehr Auswahl.
   *[2] Zwei Karten mehr für { $price }: viel mehr Auswahl.
} Von dieser Runde zu erwarten: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-pay = { $cards }, { twins-combination }: mit { $chance } % musst du nicht zahlen. Von dieser Runde zu erwarten: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-win = { $cards }, { twins-combination }: { $chance } % für einen Gewinn von { $prize }. Vom Rest der Runde zu erwarten: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-out = { $cards }, { twins-combination }: mit { $chance } % bleibst du im Spiel um den Topf. Vom Rest der Runde zu erwarten: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-pot = { $cards }, { twins-combination }: { $chance } % für den Topf von { $prize }.
advice-twins-give-up = { $cards }, { twins-combination }: Stich { $play } aufgeben und die besseren Karten behalten. Vom Rest der Runde zu erwarten: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
