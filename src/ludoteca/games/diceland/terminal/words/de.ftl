### `ludoteca odds diceland`

diceland-odds-glance = Noch einmal werfen oder Schluss, nach freien Feldern; und wie viele Felder zu erwarten sind
diceland-odds-aside = beiseite
diceland-odds-free = { $cells } frei
diceland-odds-roll = werfen
diceland-odds-stop = Schluss
diceland-odds-cells = Felder
diceland-odds-worth = Wert
diceland-odds-one-more = Mindestens ein weiterer Würfel deiner Farbe unter { $dice }: { $chance }.
diceland-odds-best = Am besten: { $advice }.
diceland-odds-roll-with = mit { $dice } noch einmal werfen
diceland-odds-stop-with-these = mit { $dice } Schluss
diceland-odds-chances = Chancen auf so viele Würfel am Ende
diceland-odds-stop-with = Schluss mit
diceland-odds-all-six = nur allen sechs
diceland-odds-or-more = { $dice } oder mehr
diceland-odds-at-end = Würfel der Farbe am Ende
diceland-odds-in-percent = Chance in %
diceland-odds-picture = { $dice } beiseite: was jede Art aufzuhören bringt, die beste zuerst
diceland-odds-wrong-aside = Sag mit --aside, wie viele Würfel deiner Farbe beiseiteliegen.
diceland-odds-wrong-worth = Der Wert von 0 bis 6 Würfeln sind sieben Zahlen, etwa „0 1 2 5 4 0 0“, nicht „{ $worth }“.

## Hilfe der Befehlszeile (die englische steht im Code)

command-odds-diceland = Diceland: noch einmal werfen oder Schluss? Jede Art aufzuhören, die beste zuerst, mit den Chancen jeder Zahl von Würfeln.
command-odds-diceland-aside = Wie viele Würfel deiner Farbe beiseiteliegen; ohne: was bei jeder Zahl zu tun ist.
command-odds-diceland-room = Wie viele freie Felder die Gruppe hat: Mehr Würfel sind verloren.
command-odds-diceland-worth = Was 0 bis 6 Würfel dir wert sind, sieben Zahlen wie „0 1 2 5 4 0 0“, statt --room.
command-odds-diceland-plot = Die Chancen in diese .png-Datei zeichnen.
command-any-diceland-maps = Diceland: die Karte des nächsten Platzes, ein Buchstabe von A bis H oder eine Datei. Eine für jeden Platz.
command-maps = Karten für Diceland machen, prüfen und zeigen.
