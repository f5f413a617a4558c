### `ludoteca odds diceland`

diceland-odds-glance = Relancer ou s’arrêter, selon les cases libres, et les cases à espérer
diceland-odds-aside = de côté
diceland-odds-free = { $cells } libres
diceland-odds-roll = relancer
diceland-odds-stop = stop
diceland-odds-cells = cases
diceland-odds-worth = valeur
diceland-odds-one-more = Au moins un autre dé de votre couleur sur { $dice } : { $chance }.
diceland-odds-best = Le mieux : { $advice }.
diceland-odds-roll-with = relancer avec { $dice }
diceland-odds-stop-with-these = s’arrêter avec { $dice }
diceland-odds-chances = Chances de finir avec tant de dés
diceland-odds-stop-with = on s’arrête avec
diceland-odds-all-six = les six seulement
diceland-odds-or-more = { $dice } ou plus
diceland-odds-at-end = dés de la couleur à la fin
diceland-odds-in-percent = chances en %
diceland-odds-picture = { $dice } de côté : ce que rapporte chaque façon de s’arrêter, la meilleure d’abord
diceland-odds-wrong-aside = Dites avec --aside combien de dés de votre couleur sont de côté.
diceland-odds-wrong-worth = La valeur de 0 à 6 dés, ce sont sept nombres, par exemple « 0 1 2 5 4 0 0 », et non « { $worth } ».

## L’aide de la ligne de commande (l’anglaise est dans le code)

command-odds-diceland = Diceland : relancer ou s’arrêter ? Chaque façon de s’arrêter, la meilleure d’abord, avec les chances de chaque nombre de dés.
command-odds-diceland-aside = Combien de dés de votre couleur sont de côté ; sans cela, que faire avec chaque nombre.
command-odds-diceland-room = Combien de cases libres a le groupe : les dés en trop sont perdus.
command-odds-diceland-worth = Ce que valent pour vous 0 à 6 dés, sept nombres comme « 0 1 2 5 4 0 0 », au lieu de --room.
command-odds-diceland-plot = Dessiner les chances dans ce fichier .png.
command-any-diceland-maps = Diceland : la carte de la place suivante, une lettre de A à H ou un fichier. Une pour chaque place.
command-maps = Faire, contrôler et montrer des cartes de Diceland.
