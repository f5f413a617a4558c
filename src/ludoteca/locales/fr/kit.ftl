### A table for any game.

kit-area = { $name } : { $label }
kit-not-with-these = Cela ne va pas avec votre choix.
kit-not-now = Pas maintenant.
kit-moves = Vos coups possibles
kit-find = Chercher
kit-none-found = Aucun résultat.
kit-put-back = Remettre
