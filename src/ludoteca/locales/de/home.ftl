### Was die erste Seite sagt: Es ist vor allen anderen Wörtern da.

web-skip = Zum Inhalt
web-help = Hilfe
web-settings = Einstellungen
web-cannot-load = Diese Seite ließ sich nicht laden.
web-try-again = Noch einmal versuchen
web-welcome = Was spielen wir?
web-play-bots = Jetzt spielen
web-play-game = { web-play-bots }: { $game }
web-make-table = Mit Freunden
web-table-game = { web-make-table }: { $game }
web-set-up = Tisch einrichten
web-set-up-game = { web-set-up }: { $game }
web-rules = Regeln
web-rules-game = Die Regeln von { $game }
web-rules-link = { web-rules }: { $game }
web-join = Tisch beitreten
web-join-code = Tischcode, vier Buchstaben
web-join-go = Beitreten
web-running-games = Dein Spiel wartet
web-my-games = Meine Spiele
web-phase = { $phase ->
    [gathering] wartet auf Mitspieler
    [playing] läuft
    [over] zu Ende: noch einmal ansehen
   *[closed] geschlossen
}
web-public-tables = Öffentliche Tische
web-no-public-tables = Zurzeit gibt es keine öffentlichen Tische.
web-free-seats = { $free ->
    [0] alle { $seats } Plätze besetzt
    [one] { $free } von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
web-unproved = Anfang nicht belegt
web-unproved-means = { $moves ->
    [one] Dieses Spiel setzt eine Aufzeichnung fort, für die dieser Server nicht bürgen kann: Der erste Zug könnte samt Karten und Würfen erfunden sein.
   *[other] Dieses Spiel setzt eine Aufzeichnung fort, für die dieser Server nicht bürgen kann: Die ersten { $moves } Züge könnten samt Karten und Würfen erfunden sein.
}
web-continued = Setzt ein anderes Spiel fort
web-continued-means = { $moves ->
    [one] Der erste Zug stammt aus einem beendeten Spiel, dessen Aufzeichnung jeder lesen kann: Der Gastgeber dieses Tisches hat den Moment gewählt, und was damals verdeckt war, kann bekannt sein.
   *[other] Die ersten { $moves } Züge stammen aus einem beendeten Spiel, dessen Aufzeichnung jeder lesen kann: Der Gastgeber dieses Tisches hat den Moment gewählt, und was damals verdeckt war, kann bekannt sein.
}
web-look-again = Aktualisieren
web-open-record = Ein gespeichertes Spiel ansehen
web-somebody = Spieler
web-check-luck = Würfe und Karten prüfen
web-refused-no-server = Der Server antwortet nicht.
