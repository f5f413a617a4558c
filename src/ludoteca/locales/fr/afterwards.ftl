### Une partie terminée, racontée après coup, et les exercices qu’on en tire. Ce que disent le terminal et le navigateur est dans review.ftl.

web-after-title = Que s’est-il passé ?
web-after-looking = La partie est examinée : les premiers chiffres arrivent en quelques secondes, la toute première fois en une minute ou deux.
web-after-better = Premiers chiffres : ils s’affinent pendant que vous lisez.
web-after-start = Avant le premier coup.
web-after-nothing = rien à voir.
web-after-through = Parcourir la partie
web-after-bars = Barres : chance de { $name }, { $luck } points en tout. Croix : erreurs.
web-after-show = Montrer
web-after-show-move = Montrer le coup { $move }
web-after-balance = D’où viennent les points
web-after-sure = { $name } : chance { $luck }, jeu { $own } points.
web-after-words = Ce que veulent dire ces mots
web-after-whose = Joueur
web-after-made = joué
web-after-best = meilleur
web-after-why = Pourquoi :
web-after-would = Ce que chaque coup aurait rapporté, en points
web-after-try = Réessayer
web-after-try-title = Trouvez un meilleur coup
web-after-reveal = Montrer le meilleur coup
web-after-back = Retour à la partie
web-after-play-from = Jouer à partir d’ici contre des robots :
web-after-same-luck = mêmes dés et cartes
web-after-new-luck = nouveaux dés et cartes
web-after-closed = À cette table, il a été convenu que ce qui est caché le reste après la partie. Vous ne voyez donc que vos propres décisions.
web-after-not-compiled = Ici, la partie n’a pu être continuée que quelques fois : les erreurs n’ont pas été cherchées.

## Une position à résoudre

web-try-means = Jouez votre coup sur la table. Vous verrez ensuite ce que vaut chaque coup.
web-try-made = Dans la partie, le coup joué était « { $move } ».
web-try-yours = votre coup
web-try-result = Montrer le résultat
web-try-best = C’est le meilleur coup !
web-try-close = Bien : seulement { $points } points de moins que le meilleur
web-try-worse = Il y a un meilleur coup : celui-ci coûte { $points } points
web-try-unknown = Ce coup n’a pas été essayé ; le meilleur trouvé en est un autre

## Entraînement

web-training-of = Entraînement : { $game }
web-training-own = Tiré de vos parties
web-training-due = { $count ->
    [0] Rien à revoir aujourd’hui. Ce que vous avez résolu revient après un moment, de plus en plus tard.
    [one] Une position à revoir aujourd’hui.
   *[other] { $count } positions à revoir aujourd’hui.
}
web-training-none = Après une partie, regardez « { web-after-title } » : vos erreurs deviennent des exercices, qui reviennent à intervalles croissants.
web-training-begin = S’entraîner
web-training-shipped-means = Des positions où un coup est nettement le meilleur.
web-training-exercise = Exercice : { $game }
web-training-next = Suivant
web-training-stop = Terminer
web-training-games = { $game } : { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-training-few = { $count } décisions sur { $fewest } : trop peu pour le dire
web-training-luck = chance jusqu’ici, en points
web-training-mean = résultat moyen
web-training-kind = type de décision
web-training-private = Tout cela reste dans ce navigateur. Rien n’en est envoyé ailleurs.
web-training-forget = Tout supprimer
web-training-forget-means = Vos chiffres et vos exercices dans ce navigateur sont supprimés. Vos parties restent.
