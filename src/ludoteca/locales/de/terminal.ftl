### Was das Terminal sagt, ganz gleich, welches Spiel.

## Vor dem Spiel

terminal-ask-game = Welches Spiel? { $games }
terminal-ask-players = Wie viele spielen, { $fewest } bis { $most }?
terminal-ask-name = Wie heißt du?
terminal-default = { $question } [{ $default }]
terminal-wrong-game = Ein Spiel „{ $answer }“ gibt es nicht. Die Spiele: { $games }.
terminal-wrong-players = { $game } ist für { $fewest } bis { $most } Spieler.
terminal-wrong-name = Ein Name hat 1 bis { $most } Zeichen, und alle heißen verschieden.
terminal-too-many-names = Das sind mehr Namen als Plätze.
terminal-nobody-named = In diesem Spiel heißt niemand { $name }. Es spielen: { $players }.
terminal-resume-alone = Ein fortgesetztes Spiel hat Plätze, Optionen, Würfe und Karten in seiner Datei: Gib dazu nur Namen an.
terminal-somebody = Gast
terminal-compiling = Die Bots machen sich auf diesem Gerät bereit. Das geschieht einmal und dauert etwa eine Minute.
terminal-welcome = { $bots ->
    [0] Es spielen { $people }. Viel Glück!
   *[other] { $people } gegen { $opponents }. Viel Glück!
}
terminal-welcome-back = Das Spiel geht weiter.
terminal-commands = Bei jeder Frage: „?“ erklärt sie, „verlauf“ erzählt das Spiel, „ende“ hört auf.

## Während des Spiels

terminal-pause = — weiter mit Enter —
terminal-curtain = Gib die Tastatur an { $name } weiter.
terminal-curtain-enter = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
terminal-curtain-back = (Mit „zurück“ kann { $name } neu wählen.)
terminal-bot-failed = { $name } fand keinen erlaubten Zug: Einer wurde ausgelost.
terminal-answers-help = ? hilfe help
terminal-answers-log = verlauf log
terminal-answers-quit = ende quit exit
terminal-answers-back = zurück back
terminal-answers-yes = j ja y yes
terminal-answers-no = n nein no

## Die Züge, wo ein Spiel keine eigenen Antworten hat

terminal-column-player = Spieler
terminal-more-moves = { $count ->
    [one] Noch einer: „züge“ zeigt alle.
   *[other] Noch { $count }: „züge“ zeigt alle.
} Oder nenne seine Teile: „{ $example }“.
terminal-more-boards = { $count ->
    [one] „pläne“ zeigt noch einen.
   *[other] „pläne“ zeigt noch { $count }.
}
terminal-help-move =
    Tippe die Nummer eines Zugs oder so viele seiner Wörter, dass kein anderer gemeint sein kann. „{ $number }“ und
    „{ $move }“ bedeuten dasselbe.
terminal-wrong-empty = Enter allein entscheidet nichts: Tippe die Nummer eines Zugs.
terminal-wrong-move = „{ $answer }“ ist hier kein Zug. Tippe die Nummer eines Zugs oder „?“ für Hilfe.
terminal-which-move = „{ $answer }“ kann jeder von diesen sein: { $moves }
terminal-answers-moves = züge moves
terminal-answers-boards = pläne boards

## Aufhören und speichern

terminal-save = Spiel speichern? Enter speichert es als { $file }. Oder tippe einen anderen Namen, oder „n“ für nein.
terminal-saved = Gespeichert: { $file }
terminal-not-saved = Nicht gespeichert.
terminal-file-exists = { $file } gibt es schon und bleibt, wie es ist. Ein anderer Name?
terminal-cannot-save = { $file } lässt sich nicht schreiben ({ $reason }). Ein anderer Name?
terminal-resume = Später weiter mit:
terminal-same-luck = Noch einmal mit denselben Würfen und Karten:

## Ansehen und prüfen

terminal-replay-keys =
    Zug { $move } von { $moves }. Enter: weiter · b: zurück · r: nächste Runde · eine Zahl: dieser Zug · q: Ende
terminal-replay-wrong = „{ $answer }“ ist weder einer dieser Buchstaben noch ein Zug von 0 bis { $moves }.
terminal-replay-nothing = Nichts, was von hier zu sehen wäre.
terminal-answers-next = n weiter next
terminal-answers-previous = b zurück back
terminal-answers-round = r runde round
terminal-answers-leave = q
terminal-check-game = Spiel
terminal-check-players = Es spielen
terminal-check-moves = Züge
terminal-check-state = Stand
terminal-check-awaited = nicht beendet; am Zug: { $players }
terminal-check-chance = nicht beendet; der Zufall ist am Zug
terminal-check-finished = beendet
terminal-check-winners = { $count ->
    [one] Es gewinnt
   *[other] Es gewinnen
}
terminal-check-dice = Zufall
terminal-check-dice-agree = { $before ->
    [0] ganz so, wie Startzahl { $seed } ihn ergibt
   *[other] nach Zug { $before } ganz so, wie Startzahl { $seed } ihn ergibt
}
terminal-check-no-seed = die Datei nennt keine Startzahl, er lässt sich nicht prüfen
terminal-check-good = Jeder Zug hält die Regeln ein, und aller Zufall folgt aus der Startzahl der Aufzeichnung.
terminal-check-legal = Jeder Zug hält die Regeln ein; mehr ist nicht bewiesen.
terminal-dice-differ = { $file }: Zug { $move } ist „{ $found }“, aber Startzahl { $seed } ergibt „{ $expected }“.
terminal-verify-no-seed = { $file } nennt keine Startzahl: Der Zufall lässt sich nicht prüfen.
terminal-verify-unproved = Unbewiesen: Für die ersten { $count } Züge bürgt niemand. Jeder kann sie geschrieben haben.
terminal-verify-before = { $count ->
    [one] Laut Aufzeichnung stammt der erste Zug aus dem beendeten Spiel an Tisch { $table }: Prüfe auch dessen Aufzeichnung.
   *[other] Laut Aufzeichnung stammen die ersten { $count } Züge aus dem beendeten Spiel an Tisch { $table }: Prüfe auch dessen Aufzeichnung.
} Der Gastgeber dieses Tisches hat den Moment gewählt, und was damals verdeckt war, kann bekannt sein.
terminal-verify-left-out = Versiegelt, aber nicht rechtzeitig geöffnet und daher nicht im Zufall: der Text von { $players }.
terminal-verify-unsealed = Nicht versiegelt, bevor die Texte geöffnet wurden: der Text von { $players }. Wer seinen zuletzt gab, konnte viele ausprobieren.
terminal-verify-seed = { $count ->
    [one] Ein Ergebnis nachgerechnet: Es folgt aus Startzahl und Texten der Aufzeichnung.
   *[other] { $count } Ergebnisse nachgerechnet: Alle folgen aus Startzahl und Texten der Aufzeichnung.
}
terminal-verify-published = Die Prüfsumme der Startzahl ist { $hash }. Hast du genau sie gesehen, als du dich gesetzt hast, sind die Siegel hier die, die du vor dem Öffnen deines Textes gesehen hast, und steht dein Text hier, den niemand erraten konnte, dann konnte niemand diesen Zufall wählen; höchstens, durch nicht geöffnete Texte, einen von wenigen.
terminal-verify-chosen = { $count ->
    [one] Ein Ergebnis nachgerechnet: Es folgt aus Startzahl { $seed }.
   *[other] { $count } Ergebnisse nachgerechnet: Alle folgen aus Startzahl { $seed }.
} Wie diese Startzahl gewählt wurde, verrät die Aufzeichnung niemandem.
terminal-text-differs = { $file }: Der Text eines Spielers ist nicht der, der vor dem Spiel versiegelt wurde.
terminal-seed-differs = { $file }: Die Startzahl ist nicht die, deren Prüfsumme vor dem Spiel veröffentlicht wurde.

## Dateien, die sich nicht lesen lassen

terminal-file-missing = Eine Datei { $file } gibt es nicht.
terminal-file-folder = { $file } ist ein Ordner, kein Spiel.
terminal-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
terminal-file-too-big = { $file } ist größer als { $megabytes } MB: Das ist kein Spiel.
terminal-file-not-text = { $file } ist kein Spiel: Es ist kein UTF-8-Text.
terminal-file-empty = { $file } ist leer.
terminal-file-bad = { $file }, Zeile { $line }: { $reason }
terminal-file-bad-move = { $file }, Zeile { $line }, „{ $move }“: Diesen Zug erlauben die Regeln hier nicht ({ $reason })

## Partien im Rückblick

terminal-review-won = { $winner } hat gewonnen. Das Glück machte keinen sicheren Unterschied.
terminal-review-won-lucky = { $winner } hat gewonnen, mit { $points } Punkten Glück.
terminal-review-won-unlucky = { $winner } hat gewonnen, trotz { $points } Punkten Pech.
terminal-review-although = { $winner } hat gewonnen, obwohl { $better } besser entschieden hat.
terminal-review-although-lucky = { $winner } hat gewonnen, obwohl { $better } besser entschieden hat: { $points } Punkte waren Glück.
terminal-review-although-unlucky = { $winner } hat trotz { $points } Punkten Pech gewonnen, obwohl { $better } besser entschieden hat.
terminal-review-shared = { $players } teilen sich den Sieg.
terminal-review-start = Start
terminal-review-luck = Glück
terminal-review-guesses = Vermutungen
terminal-review-own = eigenes Spiel
terminal-review-gifts = andere
terminal-review-result = Ergebnis
terminal-review-adjusted = ohne Glück
terminal-review-points =
    In Punkten: Der ganze Sieg zählt 100. Glück ist, was Würfel und Karten brachten; Vermutungen, was gut oder schlecht ausging, ohne dass man es wissen konnte; das eigene Spiel wird mit dem des Richters verglichen; andere, was deren Entscheidungen gaben oder nahmen. Zusammen ergibt das genau das Ergebnis. ± gilt zu 95 %.
terminal-review-turned = Wo sich die Partie drehte
terminal-review-moved = Zug { $move }: { $happened }
terminal-review-mistakes = { $count ->
    [0] { $name }: kein sicherer Fehler
    [one] { $name }: ein Fehler
   *[other] { $name }: { $count } Fehler
}
terminal-review-mistake = Zug { $move } kostete { $points } Punkte: „{ $made }“.
terminal-review-better = Besser: „{ $better }“.
terminal-review-judge = Richter ist der Bot { $bot } (Version { $version }), der von jeder Stelle aus { $deals }-mal weiterspielte. Er ist ein Bot: Sein Urteil über eine Entscheidung ist nicht das letzte Wort.
terminal-review-not-over = { $file } ist eine Partie, die nicht zu Ende ist: Nur beendete Partien werden besprochen.
terminal-review-playing-on = Von jedem Zug aus wird weitergespielt
terminal-review-written = Geschrieben: { $file }
terminal-review-chart = Der Anteil am Sieg, den jeder im Lauf der Partie erwarten konnte
terminal-review-chart-means = Die Linien zeigen, welchen Anteil am Sieg jeder nach jedem Zug erwarten konnte; Kreuze sind Fehler. Die Balken darunter zeigen, was das Glück gab (nach oben) oder nahm (nach unten).
terminal-review-table = Alle Züge, die etwas änderten, als Tabelle
terminal-review-move = Zug
terminal-review-chance = Zufall
terminal-review-games = Partien
terminal-review-decisions = Entscheidungen
terminal-review-rate = Verlust je Entscheidung
terminal-review-rate-means = Verlust je Entscheidung: in Tausendsteln eines Sieges, im Mittel; bei weniger als { $fewest } Entscheidungen wird keiner genannt. Glück ist die Summe aller Partien, in Punkten; das Ergebnis ist der mittlere Anteil am Sieg.
terminal-review-kinds = { $name }, nach Art der Entscheidung
