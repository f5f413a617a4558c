### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = Das passt nicht zu dem, was du gewählt hast.
kit-not-now = Jetzt nicht.
kit-moves = Deine möglichen Züge
kit-find = Suchen
kit-none-found = Nichts gefunden.
kit-put-back = Zurücklegen
