### Warum ein Bot einen Zug in Diceland machen würde.
### $colour und $count sind wie in diceland-dice; $chance und $loss sind Teile von 1; $room und $cells zählen Felder.

advice-diceland-side = Karte { $map }: { $groups ->
    [one] Eine Gruppe berührt den Start
   *[other] { $groups } Gruppen berühren den Start
}, { $stars ->
    [0] und kein Bonusfeld liegt höchstens zwei Schritte entfernt.
    [one] und ein Bonusfeld liegt höchstens zwei Schritte entfernt.
   *[other] und { $stars } Bonusfelder liegen höchstens zwei Schritte entfernt.
}
advice-diceland-choose-cells = { diceland-dice }, Platz für { $room }: im Mittel { NUMBER($cells, minimumFractionDigits: 1) } Felder, wenn man rechtzeitig aufhört.
advice-diceland-choose-star = { diceland-dice }, Platz für { $room }: im Mittel { NUMBER($cells, minimumFractionDigits: 1) } Felder, wenn man rechtzeitig aufhört, und ein Bonusfeld ist erreichbar.
advice-diceland-choose-useless = { diceland-dice }: Damit kannst du nichts ankreuzen.
advice-diceland-use-cells = { diceland-dice } passt in eine Gruppe.
advice-diceland-use-group = { diceland-dice } macht eine Gruppe voll.
advice-diceland-use-star = { diceland-dice } reicht bis zu einem Bonusfeld.
advice-diceland-use-goal = { diceland-dice } macht die Farbe voll: Das ist das Ziel.
advice-diceland-pass = Nichts ankreuzen: Deine Gruppen behalten ihren Platz.
advice-diceland-again = Noch einmal werfen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } für mindestens einen mehr, am Ende { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } für zu viele.
advice-diceland-again-safe = Noch einmal werfen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } für mindestens einen mehr, und Platz ist für alle.
advice-diceland-again-full = Noch einmal werfen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } für zu viele. { diceland-dice } macht die Gruppe schon voll.
advice-diceland-again-useless = Noch einmal werfen: Ankreuzen kannst du ohnehin nichts, aber die anderen bekommen andere Würfel.
advice-diceland-stop = Aufhören mit { diceland-dice }. Noch ein Wurf: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } für mindestens einen mehr, am Ende { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } für zu viele.
advice-diceland-stop-safe = Aufhören mit { diceland-dice }: Die anderen nutzen, was jetzt da liegt. Noch ein Wurf: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } für mindestens einen mehr.
advice-diceland-stop-full = Aufhören: { diceland-dice } macht die Gruppe voll, und einer mehr wäre zu viel ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
advice-diceland-stop-useless = Aufhören: Ankreuzen kannst du ohnehin nichts, und die anderen bekommen die Würfel, wie sie liegen.
advice-diceland-mark-goal = Dein Bonusfeld Nummer { $stars }: Das ist das Ziel.
advice-diceland-mark-star = Dein Bonusfeld Nummer { $stars }: Es bringt einen Bonuswurf.
advice-diceland-mark-all = Die ganze Gruppe wird angekreuzt, egal in welcher Reihenfolge.
advice-diceland-mark-way = Führt zum Bonusfeld { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Kein neues Feld kommt in Reichweite.
    [one] Ein neues Feld kommt in Reichweite.
   *[other] { $count } neue Felder kommen in Reichweite.
}
