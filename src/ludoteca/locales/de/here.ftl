### Tische, die dieser Browser selbst führt.

web-here = Der Tisch auf diesem Gerät
web-here-load = Der Tisch wird geladen ({ $all } MB, nur beim ersten Mal) …
web-here-start = Der Tisch wird aufgestellt …
web-here-done = { $share } geschafft
web-here-reload = Neu laden
web-here-full = Der Speicher dieses Browsers ist voll: Züge können nicht gespeichert werden. Lösche alte Spiele unter „Meine Spiele“ oder schaffe Platz auf dem Gerät.

web-refused-here-unsupported = Dieser Browser ist zu alt, um ohne Server zu spielen. Eine aktuelle Version von Firefox, Chrome, Edge oder Safari kann es.
web-refused-here-insecure = Ohne Server lässt sich nur auf Seiten spielen, deren Adresse mit https beginnt: Andere dürfen im Browser nichts sicher aufbewahren.
web-refused-here-not-loaded = Ein Teil der App konnte nicht geladen werden. Verbinde dich einmal mit dem Netz, danach geht es auch ohne.
web-refused-here-other-version = Es gibt eine neue Version von Ludoteca. Lade die Seite neu, um weiterzuspielen; deine Spiele sind sicher.
web-refused-here-no-storage = Dieser Browser lässt die Seite nichts aufbewahren, vielleicht weil das Fenster privat oder der Speicher abgeschaltet ist. So können Spiele nicht gespeichert werden: Nimm ein normales Fenster oder erlaube der Seite den Speicher.
web-refused-here-no-memory = Dem Gerät fehlt Arbeitsspeicher. Schließe andere Tabs und Apps und versuche es noch einmal; deine Spiele sind sicher.
web-refused-here-broken = Der Tisch ist unerwartet stehen geblieben. Deine Spiele sind bis zum letzten Zug sicher.
web-refused-not-here = Diesen Tisch gibt es in diesem Browser nicht. Spiele ohne Server bleiben in dem Browser, in dem sie begonnen wurden.

web-keep = Ohne Netz
web-keep-ready = Ludoteca lässt sich auch ohne Netz öffnen und spielen: im Zug, im Flugzeug, überall.
web-keep-load = Alles wird geholt, um auch ohne Netz zu spielen …
web-keep-full = Auf diesem Gerät ist zu wenig Platz, um Ludoteca zu behalten. Solange es ein Netz gibt, kannst du spielen.
web-keep-not-loaded = Es konnte noch nicht alles geladen werden. Beim nächsten Besuch geht es weiter.
web-keep-none = Dieser Browser behält hier nichts auf Dauer, vielleicht weil das Fenster privat ist: Ohne Netz öffnet sich die Seite nicht, und mit dem Fenster können auch Spiele verschwinden.
web-install = App installieren
web-install-ios = Für den Home-Bildschirm: In Safari auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.
web-new-version = Es gibt eine neue Version von Ludoteca
web-new-version-means = Sie ist bereit und übernimmt, wenn du es sagst, oder sobald Ludoteca in diesem Browser nirgends mehr offen ist. Deine Spiele bleiben.
web-new-version-take = Jetzt wechseln

web-games-are-here = Spiele gegen Bots und an einem Gerät bleiben in diesem Browser. Ein heruntergeladenes Spiel lässt sich auf jedem anderen Gerät öffnen, ansehen und fortsetzen.
web-no-games = Noch keine Spiele.
web-download-game = { web-download }: { $game }
web-download-sure = Dieses Spiel beenden und herunterladen?
web-download-means = Die Datei zeigt alles, auch was jetzt verdeckt ist. Deshalb endet das Spiel hier. Aus der Datei lässt es sich fortsetzen, auf diesem Gerät oder einem anderen.
web-download-end = Beenden und herunterladen
web-delete = Löschen
web-delete-game = { web-delete }: { $game }
web-delete-sure = Dieses Spiel löschen?
web-delete-means = Es ist dann weg, außer du hast es heruntergeladen.
