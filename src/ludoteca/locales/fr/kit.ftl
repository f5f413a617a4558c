### A table for any game.

kit-area = { $name } : { $label }
kit-not-with-these = Cela ne va pas avec ce que vous avez choisi.
kit-not-now = Pas maintenant.
kit-moves = Ce que vous pouvez faire
kit-find = Chercher
kit-none-found = Rien trouvé.
kit-put-back = Remettre
