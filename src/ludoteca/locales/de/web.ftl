### Was die Web-App selbst sagt, gleich in welchem Spiel.

web-verbatim = { $text }
web-value = { $value }
web-close = Schließen
web-cancel = Abbrechen
web-not-found = Hier ist nichts.
web-cannot-show = Das lässt sich nicht zeigen
web-to-home = Zurück zu den Spielen
web-connecting = Verbindung wird hergestellt …

## Einstellungen

web-language = Sprache
web-light = Aussehen
web-light-system = Wie das Gerät
web-light-light = Hell
web-light-dark = Dunkel
web-hints = Hinweise
web-hints-plain = Keine
web-hints-helper = Helfer
web-hints-coach = Trainer
web-hints-plain-means = Keine Hilfe außer den Regeln.
web-hints-helper-means = Zeigt, was du tun kannst und was jede Wahl bringt.
web-hints-coach-means = Wägt auch die besten Züge ab, mit Chancen und Begründung.
web-pace = Tempo
web-pace-calm = Ruhig
web-pace-normal = Normal
web-pace-fast = Schnell
web-clock-then = { $you ->
    [yes] Dann zieht ein Bot für dich.
   *[no] Zeit für { $name }.
}
web-clock-urgent = Schnell! { $then }
web-tap-on = Weiter mit einem Tipp
web-sound = Töne
web-guide-setting = Einführung im ersten Spiel
web-plain-setting = Einfache Spielbretter: Listen und schlichte Teile

## Einen Tisch vorbereiten

web-new-table = Neuer Tisch: { $game }
web-players = Spieler
web-seats = Plätze
web-seat = Platz { $number }
web-seat-me = Ich
web-seat-here = Mitspieler an diesem Gerät
web-seat-elsewhere = Freund einladen
web-seat-bot = Bot
web-name = Name
web-name-of = Name, { $seat }
web-level-of = Stärke, { $seat }
web-bot-random = zufällig
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-expert = stark
web-options = Optionen
web-own-maps = Eigene Karten
web-own-maps-means = Füge eine oder mehrere Karten ein: die von „ludoteca maps make“ oder neun Zeilen aus zwölf Buchstaben. Auf einer einzigen spielen alle; bei mehreren hat jeder Platz seine eigene.
web-drop-map = Zieh eine Karte hierher oder wähle eine Datei.
web-own-maps-unreadable = Das ist keine Karte: Eine Karte hat neun Zeilen aus zwölf Buchstaben.
web-own-maps-read = { $count ->
    [one] Eine Karte: Alle spielen darauf.
   *[other] { $count } Karten.
}
web-option-cincinnati-keep = Wie werden Würfel behalten?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] Nacheinander, offen
   *[at-once] Alle zugleich, geheim
}
web-option-twins-hands = Wie viele Runden?
web-option-twins-hands-value = { $value ->
    [1] Eine Runde
    [3] Drei Runden
   *[null] Bis jemand pleite ist
}
web-time = Zeit pro Entscheidung
web-time-value = { $seconds ->
    [0] Ohne Zeitlimit
    [15] 15 Sekunden
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[86400] 1 Tag
}
web-public = Öffentlich
web-public-means = Alle können diesen Tisch auf der Startseite finden.
web-spectators = Alle dürfen zusehen
web-spectators-means = Wer den Link hat, kann ohne Platz zusehen.
web-approve = Mitspieler bestätigen
web-approve-means = Niemand bekommt einen Platz, bevor du zustimmst.
web-chat = Chat
web-open-at-end = Am Ende alles aufdecken
web-open-at-end-means = Nach dem Spiel können alle am Tisch alles aufgedeckt ansehen und Würfe und Karten prüfen.
web-sealed-means = Was im Spiel nicht gezeigt wurde, bleibt für immer verdeckt; Würfe und Karten lassen sich nicht prüfen.
web-make-table-now = Tisch erstellen

## Vor dem Spiel

web-lobby-waiting = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
web-invite = Freunde einladen
web-code-is = Tischcode: { $code }
web-qr = QR-Code mit dem Link dieses Tisches
web-copy-link = Link teilen
web-copied = Kopiert
web-open-screen = Auf einem großen Bildschirm zeigen
web-your-name = Dein Name
web-your-name-counts = Er gilt ab deinem nächsten Tisch.
web-name-beside = Noch jemand an diesem Gerät? Der Name
web-name-first = Schreib zuerst den Namen.
web-is-here = ist da
web-is-away = ist nicht verbunden
web-is-bot = Bot, { $level }
web-bot-plays = abwesend: Ein Bot spielt
web-you = du
web-seat-free = frei
web-seat-kept = für { $name } freigehalten
web-sit-here = Hier sitzen
web-stand-up = Aufstehen
web-leaving = Du stehst auf …
web-ask-for-seat = Um diesen Platz bitten
web-asked-host = Warten, bis der Gastgeber zustimmt …
web-asked-others = Warten, bis die anderen zustimmen …
web-opening = Gleich geht es los …
web-watching-count = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-host = Tisch verwalten
web-mute = { $name } stummschalten
web-unmute = { $name } wieder schreiben lassen
web-dismiss = { $name } entfernen
web-dismiss-sure = { $name } entfernen?
web-dismiss-means = { $phase ->
    [gathering] Der Platz wird für jemand anderen frei.
   *[playing] { $name } verliert den Platz für den Rest dieses Spiels, und ein Bot spielt weiter.
}
web-asks = { $name } möchte mitspielen.
web-asks-for-seat = { $name } möchte den Platz von { $player } übernehmen.
web-admit = { $name } mitspielen lassen
web-decline = Nein
web-declined = Deine Bitte um einen Platz wurde abgelehnt. Du kannst weiter zusehen.
web-unseated = Du hast an diesem Tisch keinen Platz mehr. Du kannst weiter zusehen.
web-begin-with-bots = Jetzt beginnen, mit Bots auf den freien Plätzen
web-close-table = Tisch schließen
web-fair-hash = Die geheime Zahl des Servers für diesen Tisch ist schon versiegelt: { $hash }…

## Der Tisch

web-over = Das Spiel ist zu Ende.
web-thinking = überlegt …
web-ready = fertig
web-won = gewinnt!
web-drawer = Spieler, Verlauf
web-log = Verlauf
web-chat-line = Etwas in die Runde sagen
web-send = Senden
web-said = { $name } sagt: { $text }
web-undo = Zurücknehmen
web-since = Seit meinem letzten Zug
web-looking-back = Du blickst zurück
web-back-to-now = Zurück in die Gegenwart
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-run = Abspielen
web-pause = Anhalten
web-moment = Zeitpunkt
web-moment-of = { $move } von { $moves }
web-part = Zu einer Stelle im Spiel
web-part-back = Zurück zu: { $part }
web-part-back-none = Davor ist nichts
web-part-on = Weiter zu: { $part }
web-part-on-none = Danach ist nichts
web-part-end = Das Ende
web-speed = Tempo
web-times = { $speed }×
web-leave = Verlassen
web-leave-sure = Den Tisch verlassen?
web-leave-means = Ein Bot spielt für dich, bis du wiederkommst.
web-screen = Großer Bildschirm
web-watching = Du siehst zu.
web-take-over = Den Platz von { $name } übernehmen
web-take-over-seat = Einen Platz übernehmen
web-take-over-means = Ein Bot hält den Platz warm. Erst müssen die Leute am Tisch zustimmen.
web-why-closed = { $why ->
    [abandoned] Der Tisch wurde geschlossen, weil niemand mehr kam.
    [operator] Die Betreiber dieser Seite haben den Tisch geschlossen.
   *[host] Der Gastgeber hat den Tisch geschlossen.
}
web-rematch = Noch einmal spielen
web-join-next = Zum neuen Spiel
web-watch-again = Spiel noch einmal ansehen
web-curtain = Gib das Gerät { $name }
web-curtain-why = Was jetzt kommt, ist nur für { $name }.
web-curtain-open = Ich bin { $name }
web-connection-lost = Verbindung unterbrochen. Dein Spiel ist sicher und geht weiter, sobald der Server wieder da ist.
web-trouble = Der Bot { $name } konnte sich nicht entscheiden; ein zufälliger Zug wurde gemacht.
web-connection-back = Wieder verbunden; alles ist, wie es war.
web-connection-refused = Mit diesem Platz kommst du nicht mehr an den Tisch.

## Ansehen und prüfen

web-replay = Spiel ansehen
web-replay-means = Sieh ein Spiel noch einmal an, nach seiner Aufzeichnung: einer Datei, die mit „Herunterladen“ oder im Terminal gespeichert wurde.
web-drop-record = Zieh eine Aufzeichnung hierher oder wähle eine Datei.
web-other-record = Eine andere Aufzeichnung
web-eyes = Aus der Sicht von
web-eyes-public = Zuschauern
web-eyes-all = allen, aufgedeckt
web-copy-moment = Link zu diesem Zeitpunkt
web-go-on-here = Von hier an gegen Bots weiterspielen
web-download = Herunterladen
web-verify-means = Vor dem ersten Wurf hat der Server ein Siegel seiner geheimen Zahl gezeigt, und die Mitspieler haben eigene Texte versiegelt; dann wurden die Texte geöffnet. Aus Zahl und Texten berechnet dieser Browser jedes Zufallsergebnis nach, das der Server nennt.
web-verify-none = Zu dieser Aufzeichnung gibt es kein Siegel: Würfe und Karten lassen sich nicht prüfen.
web-verify-taken-out = Dieser Browser saß an diesem Tisch und hat ein Siegel gesehen, aber in der Aufzeichnung steht nichts davon. Trau dieser Aufzeichnung nicht!
web-verify-hash-right = Die geheime Zahl passt zum Siegel in der Aufzeichnung.
web-verify-hash-wrong = Die geheime Zahl passt nicht zum Siegel in der Aufzeichnung!
web-verify-draws-right = { $draws ->
    [0] Kein Wurf und keine Karte dieser Aufzeichnung kommt aus Zahl und Texten.
    [one] Das Ergebnis, das der Server für den einen Wurf oder die eine Karte nennt, folgt aus Zahl und Texten.
   *[other] Der Server nennt für jeden der { $draws } Würfe und Karten ein Ergebnis: Alle folgen aus Zahl und Texten.
}
web-verify-draws-wrong = { $move ->
    [0] Die Würfe und Karten der Aufzeichnung sind nicht die, die sich daraus ergeben!
   *[other] Die Würfe und Karten der Aufzeichnung sind nicht die, die sich daraus ergeben, oder nicht alle sind belegt: zuerst bei Zug { $move }!
}
web-verify-unproved = { $moves ->
    [one] Vorsicht: Niemand bürgt für den ersten Zug dieses Spiels. Er kommt aus einer Aufzeichnung, die dieser Server nicht belegen kann, und könnte erfunden sein.
   *[other] Vorsicht: Niemand bürgt für die ersten { $moves } Züge dieses Spiels. Sie kommen aus einer Aufzeichnung, die dieser Server nicht belegen kann; ihre Karten und Würfe könnten erfunden sein.
}
web-verify-before = { $moves ->
    [one] Der erste Zug stammt aus einem beendeten Spiel an einem anderen Tisch, dessen Aufzeichnung jeder lesen kann: Der Gastgeber dieses Tisches hat den Moment gewählt, und was damals verdeckt war, kann bekannt sein. Geprüft wird hier, was danach kam.
   *[other] Die ersten { $moves } Züge stammen aus einem beendeten Spiel an einem anderen Tisch, dessen Aufzeichnung jeder lesen kann: Der Gastgeber dieses Tisches hat den Moment gewählt, und was damals verdeckt war, kann bekannt sein. Geprüft wird hier, was danach kam.
}
web-verify-before-link = Auch diesen Tisch prüfen
web-verify-texts-right = Jeder versiegelte Text in den Würfeln passt zu seinem Siegel.
web-verify-texts-broken = { $count ->
    [one] Der Text von { $players } ist nicht der, der versiegelt war!
   *[other] Die Texte von { $players } sind nicht die, die versiegelt waren!
}
web-verify-left-out = { $count ->
    [one] Der Text von { $players } wurde nicht rechtzeitig geöffnet und steckt nicht in den Würfeln.
   *[other] Die Texte von { $players } wurden nicht rechtzeitig geöffnet und stecken nicht in den Würfeln.
}
web-verify-unsealed = { $count ->
    [one] Der Text von { $players } war vorher nicht versiegelt: Wer seinen zuletzt gibt, kann viele ausprobieren.
   *[other] Die Texte von { $players } waren vorher nicht versiegelt: Wer seinen zuletzt gibt, kann viele ausprobieren.
}
web-verify-no-texts = Kein Text eines Mitspielers steckt in den Würfeln. Das beweist weniger: Der Server allein konnte viele Zahlen ausprobieren, bevor er eine versiegelte.
web-verify-not-here = Dieser Browser saß nicht an diesem Tisch: Er kann nur prüfen, ob die Aufzeichnung in sich stimmt.
web-verify-other-table = Dieser Browser saß an dem Tisch, nach dem du fragst, aber das ist die Aufzeichnung eines anderen!
web-verify-same-seal = Dieser Browser saß an diesem Tisch: Das Siegel der Aufzeichnung ist das, das er damals gesehen hat.
web-verify-other-seal = Dieser Browser saß an diesem Tisch, und das Siegel der Aufzeichnung ist nicht das, das er damals gesehen hat!
web-verify-same-seals = Alle Siegel der Mitspieler in der Aufzeichnung sind die, die dieser Browser gesehen hat, bevor er seinen Text öffnete.
web-verify-other-seals = Die Siegel der Mitspieler in der Aufzeichnung sind nicht die, die dieser Browser gesehen hat, bevor er seinen Text öffnete! Jemand kann seinen danach gewählt haben.
web-verify-own-text = { $fate ->
    [there] Der Text, den dieser Browser für { $player } versiegelt hat, steckt in den Würfeln.
    [left-out] Der Text, den dieser Browser für { $player } versiegelt hat, wurde weggelassen; so steht es in der Aufzeichnung.
   *[missing] Der Text, den dieser Browser für { $player } versiegelt hat, fehlt in der Aufzeichnung!
}
web-verify-no-own-text = Dieser Browser hat keinen eigenen Text in die Würfel gegeben.
web-verify-details = Siegel, Zahl und Texte
web-verify-published = Das Siegel
web-verify-seed = Die geheime Zahl
web-verify-texts = Die Texte der Mitspieler
web-proof = Was das beweist, und gegen wen
web-proof-players = Mitspieler: Wer die Zahl des Servers nicht kennt, konnte den Zufall weder bestimmen noch vorher kennen, auch nicht alle zusammen. Setzt ein Spiel ein anderes fort, gilt das nur für das, was danach kam.
web-proof-server = Wer den Server betreibt: Wenn du einen Text geöffnet hast und dieser Browser die Siegel, die er gesehen hat, in der Aufzeichnung wiederfindet, konnte der Betreiber weder die Zahl noch einen Text passend zu deinem wählen. Während des Spiels kennt er aber die Zahl und könnte vorausschauen. Und er könnte Texte weglassen: Jeder Text, den er zählen kann oder nicht, verdoppelt die Zahl der möglichen Verläufe, zwischen denen er wählt, auch wenn am Ende keiner fehlt.
web-proof-together = Beide zusammen: Solange auch nur eine Person, die einen Text geöffnet hat, nicht mit ihnen gemeinsame Sache macht, gilt für sie dasselbe. Auch ihre eigenen Texte können sie öffnen oder nicht.
web-proof-rules = Welches Ereignis jeder Wurf und jede Karte ist, wie viele Ergebnisse es hat und was jedes davon im Spiel bedeutet, rechnet hier der Server aus. „ludoteca verify DATEI“ auf dem eigenen Rechner berechnet auch das nach.

## Der große Bildschirm

web-screen-how = Scanne den Code mit dem Handy, oder öffne die Adresse und tippe die Buchstaben ein.

## Hilfe, Führung, Trainer

web-help-search = Was möchtest du wissen?
web-help-example-cincinnati = Was ist ein Duell?
web-help-example-twins = Wer zahlt im ersten Stich?
web-help-example-diceland = Was ist ein Bonuswurf?
web-help-nothing = Dazu steht nichts in den Regeln. Versuch es mit einem anderen Wort.
# Words that lead to the same section; between groups of them a semicolon.
web-help-alike = gleichstand unentschieden gleich patt; punkte punktzahl wertung vermögen; gewinnt gewinnen gewinner sieger sieg; ende endet aus dauer dauert minuten; joker karten; pleite bankrott; zurücknehmen rückgängig fehler; anfang beginnt beginnen start; nochmal weiterer weiterwerfen; passen aussetzen aufhören; kaufen kostet preis; tastatur tasten; straße reihe; rangfolge besser beste; bonus bonusfeld stern; kreuz ankreuzen kreuze; geber geben gibt
web-guide = Einführung
web-guide-next = Weiter
web-guide-off = Ohne Einführung spielen
web-coach = Trainer
web-coach-ask = Den Trainer fragen
web-coach-thinks = Der Trainer überlegt …
web-coach-later = Der Trainer antwortet, sobald du dran bist.
web-coach-slow = Der Trainer bereitet sich vor; auf einem neuen Rechner dauert das eine Minute. Die Antwort kommt von selbst.
web-coach-best = Am besten: { $win } Siegchance.
web-coach-only-best = Am besten.
web-coach-equal = Genauso gut.
web-coach-loss = { $games ->
    [one] Gewinnt 1 Spiel von 100 weniger.
   *[other] Gewinnt { $games } Spiele von 100 weniger.
}
web-hints-need-all = Wenn mehrere Menschen spielen, hilft der Trainer nur, wenn alle einverstanden sind ({ $agreed } von { $people }).
web-hints-agree = Einverstanden
web-hints-disagree = Nicht mehr einverstanden

## Ablehnungen

web-refused-no-such-table = Diesen Tisch gibt es nicht (mehr). Ein Code gilt, bis das Spiel beginnt; danach braucht es den Link.
web-refused-no-such-seat = Diesen Platz gibt es nicht.
web-refused-seat-taken = Dieser Platz ist schon besetzt.
web-refused-full = Alle Plätze sind besetzt.
web-refused-bad-name = Ein Name hat 1 bis 24 Buchstaben, und am Tisch heißen alle verschieden.
web-refused-bad-text = Dieser Text geht nicht.
web-refused-bad-chat = Eine Nachricht hat 1 bis 200 Buchstaben.
web-refused-bad-token = Dieser Browser hat diesen Platz nicht.
web-refused-bad-options = So lässt sich nicht spielen: { $sentence }
web-refused-bad-record = Das ist keine Aufzeichnung eines Spiels nach den Regeln; vielleicht wurde sie nachträglich geändert.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Zeile { $line }, „{ $move }“: Diesen Zug erlauben die Regeln hier nicht.
web-record-line = Zeile { $line } gehört nicht in eine Aufzeichnung.
web-refused-no-such-bot = Für dieses Spiel gibt es keinen solchen Bot.
web-refused-not-host = Das kann nur der Gastgeber.
web-refused-sealed = An diesem Tisch gilt: Was nicht gezeigt wurde, bleibt verdeckt.
web-refused-begun = Das Spiel hat schon begonnen.
web-refused-not-begun = Das Spiel hat noch nicht begonnen.
web-refused-not-over = Das Spiel ist noch nicht zu Ende.
web-refused-closed = Der Tisch ist geschlossen.
web-refused-too-large = Das ist zu groß.
web-refused-too-fast = Das war zu schnell; warte einen Augenblick.
web-refused-too-many-tables = Von hier wurden zu viele Tische erstellt; warte ein wenig.
web-refused-too-many-connections = Zu viele Verbindungen von hier.
web-refused-not-saved = Das ließ sich nicht speichern; nichts hat sich geändert.
web-refused-server-error = Auf dem Server ging etwas schief; nichts hat sich geändert.
web-refused-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
web-refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
web-refused-chat-off = An diesem Tisch gibt es keinen Chat.
web-refused-chat-too-fast = Das war zu schnell; warte einen Augenblick bis zur nächsten Nachricht.
web-refused-over = Das Spiel ist zu Ende.
web-refused-not-awaited = Du bist nicht dran.
web-refused-spectator = Zuschauer können das nicht.
web-refused-hints-off = Wenn mehrere Menschen spielen, gibt es Hinweise nur, wenn alle einverstanden sind.
web-refused-too-many-hints = Immer nur ein Hinweis: Der Trainer überlegt noch.
web-refused-bot-failed = Diesmal hat der Trainer keinen Rat.
web-refused-seated = In diesem Spiel hast oder hattest du einen Platz; einen zweiten gibt es nicht.
web-refused-muted = Der Gastgeber hat deinen Chat abgeschaltet.
web-refused-too-often = Du hast es dir sehr oft anders überlegt; warte einen Augenblick.
web-refused-not-asked = Danach fragt niemand mehr.
web-refused-busy = Der Server hat gerade viel zu tun; versuch es gleich noch einmal.
web-refused-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
web-refused-unreadable-table = Dieser Tisch stammt von einer anderen Version des Servers und lässt sich nicht mehr öffnen.
web-refused-host-unknown = Der Server kennt diese Adresse nicht; öffne Ludoteca unter der gewohnten.
