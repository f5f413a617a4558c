### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = Das passt nicht zu dem, was du gewählt hast.
kit-not-now = Jetzt nicht.
kit-moves = Was du tun kannst
kit-find = Suchen
kit-none-found = Nichts gefunden.
kit-put-back = Zurücklegen
