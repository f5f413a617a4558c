review-won = { $winner } a gagné. La chance n’a pas fait de différence certaine.
review-won-lucky = { $winner } a gagné, avec { $points } points de chance.
review-won-unlucky = { $winner } a gagné malgré { $points } points de malchance.
review-although = { $winner } a gagné, mais { $better } a mieux décidé.
review-although-lucky = { $winner } a gagné, mais { $better } a mieux décidé : la chance a donné { $points } points à { $winner }.
review-although-unlucky = { $winner } a gagné malgré { $points } points de malchance, mais { $better } a mieux décidé.
review-shared = { $players } se partagent la victoire.

review-start = départ
review-luck = chance
review-guesses = paris
review-own = jeu
review-gifts = autres
review-result = résultat
review-adjusted = sans chance
review-points =
    En points : la victoire entière en vaut 100. La chance est ce qu’ont donné dés et cartes ; les paris, ce qui a bien ou mal tourné sans qu’on puisse le savoir ; le jeu est comparé à celui du juge ; les autres, ce que leurs décisions ont donné ou pris. Le tout fait le résultat. ± vaut à 95 %.
review-turned = Les tournants de la partie
review-moved = Coup { $move } : { $happened }
review-mistakes = { $count ->
    [0] { $name } : aucune erreur certaine
    [one] { $name } : une erreur
   *[other] { $name } : { $count } erreurs
}
review-mark = { $mark ->
    [slip] Imprécision :
    [blunder] Gaffe :
   *[mistake] Erreur :
}
review-mistake = Le coup { $move } a coûté { $points } points : « { $made } ».
review-better = Mieux : « { $better } ».
review-judge = Le juge est le robot { $bot } (version { $version }), qui a continué la partie { $deals } fois depuis chaque point. C’est un robot : son avis sur une décision n’est pas le dernier mot.
review-chart = La part de victoire que chacun pouvait espérer au fil de la partie
review-chart-means = Les lignes montrent quelle part de la victoire chacun pouvait espérer après chaque coup ; les croix sont des erreurs. Les barres en dessous montrent ce que la chance a donné (vers le haut) ou pris (vers le bas).
review-table = Tous les coups qui ont changé quelque chose, en tableau
review-move = Coup
review-chance = hasard
review-games = parties
review-decisions = décisions
review-rate = perdu par décision
review-rate-means = Perdu par décision : en millièmes de victoire, en moyenne ; rien n’est dit pour moins de { $fewest } décisions. La chance est la somme de toutes les parties, en points ; le résultat est la part moyenne de victoire.
review-kinds = { $name }, par type de décision
