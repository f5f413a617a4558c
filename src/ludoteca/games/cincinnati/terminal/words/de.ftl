### `ludoteca odds cincinnati`

cincinnati-odds-before = Vor dem ersten Wurf
cincinnati-odds-dice = Würfel { $dice }
cincinnati-odds-title = { $start }, { $throws ->
    [one] noch ein Wurf
   *[other] noch { $throws } Würfe
}
cincinnati-odds-picture = { $start }: Chancen bei bestem Spiel
cincinnati-odds-throws-left = Würfe übrig
cincinnati-odds-goal = Ziel
cincinnati-odds-best-keep = am besten behalten
cincinnati-odds-keep = behalten
cincinnati-odds-chance = Chance
cincinnati-odds-exactly = genau
cincinnati-odds-five = Fünfling
cincinnati-odds-table = Tisch { $table }: { $condition }
cincinnati-odds-beat = { $dice } schlagen
cincinnati-odds-beat-at = { $dice } an Tisch { $table } schlagen
cincinnati-odds-nothing = nichts
cincinnati-odds-all = alle fünf
cincinnati-odds-no-table = Es gibt keinen Tisch „{ $table }“: Die Tische sind A, B und C.
cincinnati-odds-one-goal = Nur ein Ziel auf einmal: --five oder --table oder --beat, dieses mit oder ohne --table.
cincinnati-odds-wrong-dice = Fünf Würfel sind fünf Ziffern von 1 bis 6, etwa 66441, nicht „{ $dice }“.

## Hilfe der Befehlszeile (die englische steht im Code)

command-odds-cincinnati = Die genaue Chance jeder Art, deine Würfel zu behalten, die beste zuerst; ohne Ziel die beste für jeden Tisch.
command-odds-cincinnati-dice = Deine fünf Würfel, etwa 66441; ohne sie: vor dem ersten Wurf.
command-odds-cincinnati-table = Die Bedingung dieses Tisches erfüllen.
command-odds-cincinnati-beat = Diese Hand schlagen: nach der Rangfolge wie im Duell, oder mit --table nach der Ordnung dieses Tisches.
command-odds-cincinnati-five = Ein Fünfling.
command-odds-cincinnati-throws = Wie viele Würfe noch kommen, der nächste mitgezählt.
command-odds-cincinnati-throws-usual = 2, ohne Würfel 3
command-odds-cincinnati-plot = Die Chancen nach übrigen Würfen in diese Datei zeichnen.
command-any-cincinnati-keep = Cincinnati: Was man behält, entscheidet man der Reihe nach („in turn“, üblich) oder zugleich und geheim („at once“).
