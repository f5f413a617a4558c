### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = Non va con quello che hai scelto.
kit-not-now = Non adesso.
kit-moves = Che cosa puoi fare
kit-find = Cerca
kit-none-found = Non si è trovato niente.
kit-put-back = Rimetti
