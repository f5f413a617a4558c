### `ludoteca odds twins`

twins-odds-kinds = { $kind ->
    [twins] Jumeaux
    [pair] Paire
   *[colour] Couleur
}
twins-odds-at-once-kind = { $kind ->
    [twins] Jumeaux
    [pair] Jumeaux ou paires
   *[colour] Couleurs
}
twins-odds-rivals = { $rivals ->
    [random] adversaires au hasard
   *[sound] bons adversaires
}
twins-odds-best = La meilleure combinaison d’une main
twins-odds-kind = type
twins-odds-cards = { $cards } cartes
twins-odds-at-once = Combien on peut en former à la fois, chaque type pour soi
twins-odds-of-cards = sur { $cards } cartes
twins-odds-standing = Ce que vaut chaque combinaison à { $players }, { twins-odds-rivals }
twins-odds-combination = combinaison
twins-odds-pays = paie
twins-odds-wins = gagne
twins-odds-out = sort
twins-odds-pot = prend le pot
twins-odds-play = coup { $play }
twins-odds-pot-of = pot { $pot }
twins-odds-worth-of = valeurs { $worth }
twins-odds-divisions = Les meilleurs partages à { $players }, { $stakes }, { twins-odds-rivals }
twins-odds-chips = jetons
twins-odds-worth = valeur
twins-odds-wrong-worth = La valeur des quatre coups, ce sont quatre nombres, par exemple « 1 3 2 9 », et non « { $worth } ».
twins-odds-chance = chance

## L’aide de la ligne de commande (l’anglaise est dans le code)

command-odds-twins = Comment partager vos cartes entre les quatre coups, le meilleur d’abord ; sans cartes, ce que contiennent des mains au hasard.
command-odds-twins-hand = Vos 8 à 10 cartes, par exemple « N1 G7 B7 … ».
command-odds-twins-pot = Jetons dans le pot avant le coup 1.
command-odds-twins-seen = D’autres cartes que vous avez vues, par exemple « G7 B7 ».
command-odds-twins-rivals = Ce que montrent les autres : deux cartes quelconques parmi celles qu’on n’a pas vues, ou ce que de bons robots montrent à ce coup.
command-odds-twins-worth = Ce qu’on perd au coup 1, gagne au 2, perd au 3 et gagne au 4, par exemple « 1 3 2 9 », au lieu des jetons.
command-odds-twins-plot = Dessiner dans ce fichier ce que valent les combinaisons.
command-any-twins-hands = Twins : finir au plus tard après tant de manches.
