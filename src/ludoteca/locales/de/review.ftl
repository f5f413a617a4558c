review-won = { $winner } hat gewonnen. Das Glück machte keinen sicheren Unterschied.
review-won-lucky = { $winner } hat gewonnen, mit { $points } Punkten Glück.
review-won-unlucky = { $winner } hat gewonnen, trotz { $points } Punkten Pech.
review-although = { $winner } hat gewonnen, obwohl { $better } besser entschieden hat.
review-although-lucky = { $winner } hat gewonnen, obwohl { $better } besser entschieden hat: { $points } Punkte waren Glück.
review-although-unlucky = { $winner } hat trotz { $points } Punkten Pech gewonnen, obwohl { $better } besser entschieden hat.
review-shared = { $players } teilen sich den Sieg.

review-start = Start
review-luck = Glück
review-guesses = Vermutungen
review-own = eigenes Spiel
review-gifts = andere
review-result = Ergebnis
review-adjusted = ohne Glück
review-points =
    In Punkten: Der ganze Sieg zählt 100. Glück ist, was Würfel und Karten brachten; Vermutungen, was gut oder schlecht ausging, ohne dass man es wissen konnte; das eigene Spiel wird mit dem des Richters verglichen; andere, was deren Entscheidungen gaben oder nahmen. Zusammen ergibt das genau das Ergebnis. ± gilt zu 95 %.
review-turned = Wo sich die Partie drehte
review-moved = Zug { $move }: { $happened }
review-mistakes = { $count ->
    [0] { $name }: kein sicherer Fehler
    [one] { $name }: ein Fehler
   *[other] { $name }: { $count } Fehler
}
review-mark = { $mark ->
    [slip] Ungenau:
    [blunder] Patzer:
   *[mistake] Fehler:
}
review-mistake = Zug { $move } kostete { $points } Punkte: „{ $made }“.
review-better = Besser: „{ $better }“.
review-judge = Richter ist der Bot { $bot } (Version { $version }), der von jeder Stelle aus { $deals }-mal weiterspielte. Er ist ein Bot: Sein Urteil über eine Entscheidung ist nicht das letzte Wort.
review-chart = Der Anteil am Sieg, den jeder im Lauf der Partie erwarten konnte
review-chart-means = Die Linien zeigen, welchen Anteil am Sieg jeder nach jedem Zug erwarten konnte; Kreuze sind Fehler. Die Balken darunter zeigen, was das Glück gab (nach oben) oder nahm (nach unten).
review-table = Alle Züge, die etwas änderten, als Tabelle
review-move = Zug
review-chance = Zufall
review-games = Partien
review-decisions = Entscheidungen
review-rate = Verlust je Entscheidung
review-rate-means = Verlust je Entscheidung: in Tausendsteln eines Sieges, im Mittel; bei weniger als { $fewest } Entscheidungen wird keiner genannt. Glück ist die Summe aller Partien, in Punkten; das Ergebnis ist der mittlere Anteil am Sieg.
review-kinds = { $name }, nach Art der Entscheidung
