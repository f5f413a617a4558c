### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = Non si può unire a quello che hai scelto.
kit-not-now = Non adesso.
kit-moves = Le tue mosse possibili
kit-find = Cerca
kit-none-found = Nessun risultato.
kit-put-back = Rimetti a posto
