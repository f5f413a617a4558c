### `ludoteca odds cincinnati`

cincinnati-odds-before = Avant le premier lancer
cincinnati-odds-dice = Dés { $dice }
cincinnati-odds-title = { $start }, { $throws ->
    [one] encore un lancer
   *[other] encore { $throws } lancers
}
cincinnati-odds-picture = { $start } : chances en jouant au mieux
cincinnati-odds-throws-left = lancers restants
cincinnati-odds-goal = but
cincinnati-odds-best-keep = à garder
cincinnati-odds-keep = garder
cincinnati-odds-chance = chance
cincinnati-odds-exactly = exactement
cincinnati-odds-five = quintuplé
cincinnati-odds-table = table { $table } : { $condition }
cincinnati-odds-beat = battre { $dice }
cincinnati-odds-beat-at = battre { $dice } à la table { $table }
cincinnati-odds-nothing = rien
cincinnati-odds-all = les cinq
cincinnati-odds-no-table = Il n’y a pas de table « { $table } » : les tables sont A, B et C.
cincinnati-odds-one-goal = Un seul but à la fois : --five, ou --table, ou --beat avec ou sans --table.
cincinnati-odds-wrong-dice = Cinq dés sont cinq chiffres de 1 à 6, par exemple 66441, et non « { $dice } ».

## L’aide de la ligne de commande (l’anglaise est dans le code)

command-odds-cincinnati = La chance exacte de chaque façon de garder ses dés, la meilleure d’abord ; sans but, la meilleure pour chaque table.
command-odds-cincinnati-dice = Vos cinq dés, par exemple 66441 ; sans eux, avant le premier lancer.
command-odds-cincinnati-table = Remplir la condition de cette table.
command-odds-cincinnati-beat = Battre cette main : selon le classement, comme en duel, ou avec --table selon l’ordre de cette table.
command-odds-cincinnati-five = Un quintuplé.
command-odds-cincinnati-throws = Combien de lancers restent, le prochain compris.
command-odds-cincinnati-throws-usual = 2, sans dés 3
command-odds-cincinnati-plot = Dessiner dans ce fichier les chances selon les lancers restants.
command-any-cincinnati-keep = Cincinnati : les dés à garder se décident à tour de rôle (« in turn », l’habitude) ou en même temps et en secret (« at once »).
