### Ein Abend zusammen: einladen, nächstes Spiel, Stand, wer kommt und geht, Reaktionen.

web-ask-name = Wie heißt du?
web-ask-name-go = Weiter
web-playing-as = Du spielst als { $name }.
web-other-name = Anderer Name
web-bot-here = Bot hinsetzen
web-open-seat = Platz freigeben
web-begin-with = { $count ->
    [one] Allein beginnen
   *[other] Mit { $count } Leuten beginnen
}
web-change-game = Anderes Spiel, andere Plätze
web-end-game = Spiel beenden
web-end-game-sure = Das Spiel für alle beenden?
web-end-game-means = Niemand gewinnt. Danach könnt ihr noch einmal spielen oder ein anderes Spiel wählen.
web-choose-game = Spiel
web-seat-nobody = Freier Platz
web-seat-up = Nach oben: { $name }
web-seat-out = Herausnehmen: { $name }
web-add-seat = Platz hinzufügen
web-lay-table = Das spielen wir
web-players-from-to = { $game } ist für { $from } bis { $to } Spieler.

web-next-ready = Nächstes Spiel: { $game }
web-next-in = { $seconds ->
    [one] In { $seconds } Sekunde geht es hinüber.
   *[other] In { $seconds } Sekunden geht es hinüber.
}
web-next-go = Jetzt hinüber
web-next-stay = Hierbleiben

web-score = Der Stand des Abends
web-score-who = Spieler
web-score-wins = Siege
web-score-game = { $number }. { $game }
web-score-absent = nicht dabei

web-dropped = { $name } hat die Verbindung verloren.
web-dropped-until = { $seconds ->
    [one] In { $seconds } Sekunde springt ein Bot ein.
   *[other] In { $seconds } Sekunden springt ein Bot ein.
}
web-bot-now = Bot jetzt spielen lassen
web-left = { $name } ist gegangen. Ein Bot spielt weiter.
web-returned = { $name } ist wieder da.

web-react = Reagieren
web-reaction-clap = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wow!
web-reaction-heart = Herrlich!
web-reaction-good = Gut gespielt!
web-reaction-hmm = Hm …
web-reaction-sad = Oh nein!
web-reaction-party = Hurra!
web-reacts = { $name }: { $words }
web-silence = Nachrichten von { $name } ausblenden
web-unsilence = Nachrichten von { $name } zeigen
web-talk = Chat und Reaktionen
web-refused-not-missed = Warte einen Moment: Vielleicht ist die Verbindung gleich wieder da.
web-turn-of = { $name } ist dran. { $question }
web-silence-who = Nachrichten von jemandem ausblenden
