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
web-exercises = Übungen
web-exercises-link = Übungen: { $game }
web-training = Training
web-join = Tisch beitreten
web-join-code = Tischcode, vier Buchstaben
web-join-go = Beitreten
web-running-games = Dein Spiel wartet
web-my-games = Meine Spiele
web-all-my-games = Alle meine Spiele
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
web-same-luck = Gleiche Würfel und Karten
web-same-luck-means = Würfel und Karten kommen wie in jenem Spiel: Wer es gesehen hat, kennt sie.
web-look-again = Aktualisieren
web-open-record = Ein gespeichertes Spiel ansehen
web-somebody = Spieler
web-check-luck = Würfe und Karten prüfen
web-refused-no-server = Der Server antwortet nicht.
web-one-device = An einem Gerät
web-one-device-game = { web-one-device }: { $game }
web-offline = Kein Netz
web-offline-means = Du kannst gegen Bots spielen, auch mit mehreren an diesem Gerät. Mit Freunden anderswo geht es von selbst weiter, sobald das Netz wieder da ist.
web-alone = Alles bleibt auf diesem Gerät
web-alone-means = Das ganze Spiel läuft in diesem Browser, auch ohne Netz: gegen Bots oder mit mehreren an einem Gerät. Um mit Freunden anderswo zu spielen, muss jemand einen Ludoteca-Server betreiben.
web-refused-needs-server = Um mit Leuten anderswo zu spielen, braucht es einen Ludoteca-Server, und hinter dieser Seite steht keiner.
