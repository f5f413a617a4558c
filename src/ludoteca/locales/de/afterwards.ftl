### Eine beendete Partie, danach erzählt, und Übungen daraus. Was Terminal und Browser beide sagen, steht in review.ftl.

web-after-title = Was ist hier passiert?
web-after-looking = Die Partie wird angesehen: Erste Zahlen kommen in wenigen Sekunden, beim allerersten Mal in ein, zwei Minuten.
web-after-better = Erste Zahlen. Sie werden besser, während du liest.
web-after-start = Vor dem ersten Zug.
web-after-nothing = nichts zu sehen.
web-after-through = Durch die Partie gehen
web-after-bars = Balken: Glück von { $name }, insgesamt { $luck } Punkte. Kreuze: Fehler.
web-after-show = Zeigen
web-after-show-move = Zug { $move } zeigen
web-after-balance = Woher die Punkte kamen
web-after-sure = { $name }: Glück { $luck }, eigenes Spiel { $own } Punkte.
web-after-words = Was diese Wörter bedeuten
web-after-whose = Spieler
web-after-made = gespielt
web-after-best = am besten
web-after-why = Warum:
web-after-would = Was jeder Zug gebracht hätte, in Punkten
web-after-try = Noch einmal versuchen
web-after-try-title = Finde einen besseren Zug
web-after-reveal = Besseren Zug zeigen
web-after-back = Zurück zur Partie
web-after-play-from = Von hier gegen Bots spielen:
web-after-same-luck = gleiche Würfel und Karten
web-after-new-luck = neue Würfel und Karten
web-after-closed = An diesem Tisch wurde vereinbart, dass Verdecktes auch nach der Partie verdeckt bleibt. Darum siehst du nur deine eigenen Entscheidungen.
web-after-not-compiled = Hier konnte die Partie nur wenige Male weitergespielt werden: Fehler wurden nicht gesucht.

## Eine Stellung zum Lösen

web-try-means = Mach deinen Zug auf dem Tisch. Dann siehst du, was jeder Zug wert ist.
web-try-made = In der Partie wurde „{ $move }“ gespielt.
web-try-yours = deiner
web-try-result = Ergebnis zeigen
web-try-best = Das ist der beste Zug!
web-try-close = Gut: nur { $points } Punkte weniger als der beste
web-try-worse = Es gibt einen besseren Zug: Dieser kostet { $points } Punkte
web-try-unknown = Dieser Zug wurde nicht probiert; der beste gefundene ist ein anderer

## Training

web-training-of = Training: { $game }
web-training-own = Aus deinen eigenen Partien
web-training-due = { $count ->
    [0] Heute gibt es nichts zu üben. Was du gelöst hast, kommt nach einer Weile wieder, jedes Mal später.
    [one] Eine Stellung zum Üben.
   *[other] { $count } Stellungen zum Üben.
}
web-training-none = Sieh dir nach einer Partie „{ web-after-title }“ an: Deine Fehler werden hier zu Übungen und kommen in wachsenden Abständen wieder.
web-training-begin = Üben
web-training-shipped-means = Stellungen, in denen ein Zug klar der beste ist.
web-training-exercise = Übung: { $game }
web-training-next = Weiter
web-training-stop = Beenden
web-training-games = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-training-few = { $count } von { $fewest } Entscheidungen: zu wenige, um es zu sagen
web-training-luck = Glück bisher, in Punkten
web-training-mean = Ergebnis im Mittel
web-training-kind = Art der Entscheidung
web-training-private = All das bleibt in diesem Browser. Nichts davon wird irgendwohin geschickt.
web-training-forget = Alles löschen
web-training-forget-means = Deine Zahlen und Übungen in diesem Browser werden gelöscht. Deine Partien bleiben.
