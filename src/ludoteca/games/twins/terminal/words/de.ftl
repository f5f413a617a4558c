### `ludoteca odds twins`

twins-odds-kinds = { $kind ->
    [twins] Zwillinge
    [pair] Paar
   *[colour] Farbe
}
twins-odds-at-once-kind = { $kind ->
    [twins] Zwillinge
    [pair] Zwillinge oder Paare
   *[colour] Farben
}
twins-odds-rivals = { $rivals ->
    [random] zufällige Gegner
   *[sound] gute Gegner
}
twins-odds-best = Die beste Kombination einer Hand
twins-odds-kind = Art
twins-odds-cards = { $cards } Karten
twins-odds-at-once = Wie viele sich zugleich bilden lassen, jede Art für sich
twins-odds-of-cards = aus { $cards } Karten
twins-odds-standing = Wie Kombinationen zu { $players } abschneiden, { twins-odds-rivals }
twins-odds-combination = Kombination
twins-odds-pays = zahlt
twins-odds-wins = gewinnt
twins-odds-out = raus
twins-odds-pot = nimmt den Pot
twins-odds-play = Stich { $play }
twins-odds-pot-of = Pot { $pot }
twins-odds-worth-of = Werte { $worth }
twins-odds-divisions = Die besten Aufteilungen zu { $players }, { $stakes }, { twins-odds-rivals }
twins-odds-chips = Chips
twins-odds-worth = Wert
twins-odds-wrong-worth = Der Wert der vier Stiche sind vier Zahlen, etwa „1 3 2 9“, nicht „{ $worth }“.
twins-odds-chance = Chance

## Hilfe der Befehlszeile (die englische steht im Code)

command-odds-twins = Wie du deine Karten am besten auf die vier Stiche verteilst, das Beste zuerst; ohne Karten: was zufällige Hände enthalten.
command-odds-twins-hand = Deine 8 bis 10 Karten, etwa „N1 G7 B7 …“.
command-odds-twins-pot = Chips im Pot vor Stich 1.
command-odds-twins-seen = Andere Karten, die du gesehen hast, etwa „G7 B7“.
command-odds-twins-rivals = Was die anderen zeigen: irgendein Paar der ungesehenen Karten, oder was gute Bots in diesem Stich zeigen.
command-odds-twins-worth = Was in Stich 1 verloren, in 2 gewonnen, in 3 verloren und in 4 gewonnen wird, etwa „1 3 2 9“, statt der Chips.
command-odds-twins-plot = In diese Datei zeichnen, wie Kombinationen abschneiden.
command-any-twins-hands = Twins: spätestens nach so vielen Runden enden.
