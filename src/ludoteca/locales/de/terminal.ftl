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
terminal-commands = Jederzeit: „?“ Hilfe, „tipp“ Rat, „zurück“, „verlauf“ bisher, „ende“.

## Während des Spiels

terminal-pause = — weiter mit Enter —
terminal-curtain = Gib die Tastatur an { $name } weiter.
terminal-curtain-enter = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
terminal-curtain-back = (Mit „zurück“ kann { $name } neu wählen.)
terminal-bot-failed = { $name } fand keinen erlaubten Zug: Einer wurde ausgelost.
terminal-answers-help = ? hilfe help
terminal-answers-log = verlauf log
terminal-answers-quit = ende quit exit
terminal-answers-back = zurück rückgängig zurueck undo back
terminal-answers-hint = tipp hinweis hint
terminal-nothing-back = Es gibt nichts zurückzunehmen: Worauf Würfel, Karten oder andere schon geantwortet haben, das bleibt.
terminal-hint-thinks = Der Bot überlegt …
terminal-hint-title = Ein guter Bot würde so ziehen, das Beste zuerst:
terminal-hint-win = { $win } Siegchance
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
terminal-wrong-empty = Enter allein entscheidet nichts.
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
terminal-written = Geschrieben: { $file }
terminal-resume = Später weiter mit:
terminal-same-luck = Noch einmal mit denselben Würfen und Karten:

## Ansehen und prüfen

terminal-replay-keys =
    Zug { $move } von { $moves }. Enter: weiter · b: zurück · r: nächste Runde · eine Zahl: dieser Zug · q: Ende
terminal-replay-wrong = „{ $answer }“ ist weder einer dieser Buchstaben noch ein Zug von 0 bis { $moves }.
terminal-replay-help = Enter geht zum nächsten Zug, „b“ zum vorigen. „r“ geht zur nächsten Runde oder zum nächsten Spielerzug; eine Zahl geht zu diesem Zug, 0 zum Anfang. „verlauf“ erzählt das Spiel bis hierher, „q“ hört auf. Was später kommt, wird nie gezeigt.
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

terminal-review-not-over = { $file } ist eine Partie, die nicht zu Ende ist: Nur beendete Partien werden besprochen.
terminal-review-playing-on = Von jedem Zug aus wird weitergespielt
terminal-review-written = Geschrieben: { $file }

## Aufgaben

terminal-exercises-number = Aufgabe { $number } von { $count } (Nr. { $known }): Was ist hier der beste Zug?
terminal-exercises-again = Noch einmal.
terminal-exercises-right = Richtig: Kein anderer Zug kommt heran.
terminal-exercises-wrong = Besser: „{ $better }“. Deiner bringt { $points } Punkte weniger.
terminal-exercises-brings = Was jeder Zug bringt, in Punkten (der Sieg sind 100):
terminal-exercises-keys = Jederzeit: „?“ für Hilfe, „ende“ zum Aufhören.
terminal-exercises-found = Auf Anhieb gefunden: { $found } von { $count }.

## Hilfe der Befehlszeile (die englische steht im Code)

command = Tischspiele im Terminal: gegen Bots oder gemeinsam an einer Tastatur spielen, Aufzeichnungen ansehen und prüfen.
command-usual = [üblich: { $value }]
command-try-help = Hilfe gibt { $command }.
command-panel-arguments = Angaben
command-panel-options = Optionen
command-panel-commands = Befehle
command-panel-errors = Fehler
command-any-help = Diese Hilfe zeigen.
command-any-language = Sonst die deines Systems.
command-version = Die Version zeigen.
command-any-plain = Ohne das eigene Brett des Spiels: so, wie jedes Spiel gezeigt wird, das keines mitbringt.
command-any-game = Welches Spiel.
command-any-players = Wie viele spielen, Bots mitgezählt.
command-any-small = Für die Forschung: macht das Spiel kleiner, etwa cards=8 bei Twins. Alle stehen in docs/small-games.md.
command-any-seed = Dieselbe Zahl gibt wieder dieselben Würfe und Karten.
command-any-file = Die Datei einer Aufzeichnung.
command-play =
    Ein Spiel spielen, gegen Bots oder mit anderen an dieser Tastatur.

    Was hier fehlt, wird gefragt; Enter nimmt das Übliche. Im Spiel erklärt „?“ die Frage, „tipp“ sagt, was ein guter Bot täte, „zurück“ nimmt zurück, was noch geht, „verlauf“ erzählt das Spiel, „ende“ oder Strg-C hört auf und kann speichern.
command-play-name = Dein Name. Mehrmals angegeben, spielen mehrere an dieser Tastatur. Die anderen Plätze nehmen Bots.
command-play-bot = Wie die Bots spielen: ein Name oder DATEI.py:NAME.
command-play-resume = Ein gespeichertes Spiel fortsetzen, auf dem ersten Platz oder auf denen, die --name nennt.
command-replay = Eine Aufzeichnung Schritt für Schritt ansehen. Ohne Terminal wird die ganze Geschichte ausgegeben.
command-replay-seat = Mit den Augen dieses Platzes; der erste ist 0.
command-review =
    Beendete Spiele hinterher erzählen: was Glück war, was Können, wo sie kippten, welche Züge Fehler waren.

    Bei mehreren Spielen: wie oft jeder Fehler macht, und wobei.
command-review-files = Aufzeichnungen beendeter Spiele.
command-review-seat = Nur die Fehler dieses Platzes; der erste ist 0.
command-review-deals = So oft wird von jedem Punkt weitergespielt: je öfter, desto sicherer.
command-review-deals-usual = so oft, wie es ein paar Sekunden dauert
command-review-as-json = Als Daten für Programme.
command-review-out = Eine Seite mit dem Verlauf des Spiels schreiben.
command-exercises = Stellungen mit einem klar besten Zug: ihn finden und lesen, warum. Was danebengeht, kommt wieder.
command-exercises-count = Wie viele.
command-exercises-seed = Dieselbe Zahl stellt dieselben wieder.
command-check = Eine Aufzeichnung prüfen: ihre Form, ihre Züge, und ob Würfe und Karten die ihres Startwerts sind.
command-verify = Jeden Wurf und jede Karte einer Aufzeichnung aus Startwert und Texten der Spieler nachrechnen.
command-odds = Genaue Chancen.
command-simulate = Bots viele Spiele auf allen Kernen spielen lassen und zeigen, was herauskam.
command-arena = Bots mit denselben Würfen und Karten gegeneinander antreten lassen und zeigen, wer stärker ist.
command-report = Eine Seite mit Bildern dessen, was viele Spiele zeigen: aus Dateien oder jetzt gespielt.
command-serve = Tische für Menschen und Bots anbieten, in diesem Netz oder für die Welt.
command-backup = Alle Tische in eine Datei kopieren, auch im laufenden Betrieb, und den Schlüssel in DATEI.key daneben.
command-restore = Eine Kopie von „ludoteca backup“ samt Schlüssel zurückspielen, wo kein Server läuft.
command-new-game = Ein neues Spiel anlegen: ein Paket mit Regeln, Ansichten und Wörtern in vier Sprachen, sofort spielbar.
command-tables = Die Tische eines Servers auflisten, zeigen, schließen, ausgeben, löschen und prüfen, auch während er läuft.
