### Ce que dit le terminal, quel que soit le jeu.

## Avant la partie

terminal-ask-game = À quel jeu ? { $games }
terminal-ask-players = Combien de joueurs, de { $fewest } à { $most } ?
terminal-ask-name = Votre nom ?
terminal-default = { $question } [{ $default }]
terminal-wrong-game = Le jeu « { $answer } » n’existe pas. Les jeux : { $games }.
terminal-wrong-players = { $game } se joue de { $fewest } à { $most } joueurs.
terminal-wrong-name = Un nom compte de 1 à { $most } caractères, et chacun a le sien.
terminal-too-many-names = Il y a plus de noms que de joueurs.
terminal-nobody-named = Personne ne s’appelle { $name } dans cette partie. Les joueurs : { $players }.
terminal-resume-alone = Une partie reprise a ses joueurs, ses options et ses tirages dans son fichier : n’ajoutez que des noms.
terminal-somebody = Joueur
terminal-compiling = Les robots se préparent pour cette machine. C’est fait une seule fois et prend environ une minute.
terminal-welcome = { $bots ->
    [0] { $people } jouent. Bonne chance !
   *[other] { $people } contre { $opponents }. Bonne chance !
}
terminal-welcome-back = La partie continue.
terminal-commands = À toute question : « ? » explique, « histoire » raconte, « quitter » arrête.

## Pendant la partie

terminal-pause = — Entrée pour continuer —
terminal-curtain = Passez le clavier à { $name }.
terminal-curtain-enter = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-curtain-back = (« retour » permet à { $name } de choisir à nouveau.)
terminal-bot-failed = { $name } n’a pas trouvé de coup permis : un coup a été tiré au sort.
terminal-answers-help = ? aide help
terminal-answers-log = histoire journal log
terminal-answers-quit = quitter quit exit
terminal-answers-back = retour back
terminal-answers-yes = o oui y yes
terminal-answers-no = n non no

## Les coups, là où un jeu n’a pas ses propres réponses

terminal-column-player = Joueur
terminal-more-moves = { $count ->
    [one] Encore { $count } : « coups » les montre tous.
   *[other] Encore { $count } : « coups » les montre tous.
} Ou nommez ses éléments : « { $example } ».
terminal-more-boards = { $count ->
    [one] « plateaux » en montre un autre.
   *[other] « plateaux » en montre { $count } autres.
}
terminal-help-move =
    Tapez le numéro d’un coup, ou assez de ses mots pour le distinguer des autres. « { $number } » et « { $move } »
    veulent dire la même chose.
terminal-wrong-empty = Entrée seule ne décide rien : tapez le numéro d’un coup.
terminal-wrong-move = « { $answer } » n’est pas un coup ici. Tapez le numéro d’un coup, ou « ? » pour l’aide.
terminal-which-move = « { $answer } » peut être l’un de ceux-ci : { $moves }
terminal-answers-moves = coups moves
terminal-answers-boards = plateaux boards

## Partir et enregistrer

terminal-save = Enregistrer la partie ? Entrée l’enregistre sous { $file }. Ou tapez un autre nom, ou « n » pour non.
terminal-saved = Enregistrée : { $file }
terminal-not-saved = Pas enregistrée.
terminal-file-exists = { $file } existe déjà et reste tel quel. Un autre nom ?
terminal-cannot-save = Impossible d’écrire { $file } ({ $reason }). Un autre nom ?
terminal-resume = Pour continuer plus tard :
terminal-same-luck = De nouveau avec les mêmes tirages :

## Revoir et vérifier

terminal-replay-keys =
    Coup { $move } sur { $moves }. Entrée : suivant · b : précédent · r : manche suivante · un nombre : ce coup · q : quitter
terminal-replay-wrong = « { $answer } » n’est ni une de ces lettres ni un coup de 0 à { $moves }.
terminal-replay-nothing = Rien que l’on puisse voir d’ici.
terminal-answers-next = n suivant next
terminal-answers-previous = b précédent back
terminal-answers-round = r manche round
terminal-answers-leave = q
terminal-check-game = Jeu
terminal-check-players = Joueurs
terminal-check-moves = Coups
terminal-check-state = État
terminal-check-awaited = inachevée ; on attend { $players }
terminal-check-chance = inachevée ; c’est au hasard de jouer
terminal-check-finished = finie
terminal-check-winners = { $count ->
    [one] Gagne
   *[other] Gagnent
}
terminal-check-dice = Tirages
terminal-check-dice-agree = { $before ->
    [0] tels que la graine { $seed } les donne
   *[other] après le coup { $before }, tels que la graine { $seed } les donne
}
terminal-check-no-seed = le fichier ne dit pas la graine ; on ne peut pas les vérifier
terminal-check-good = Chaque coup respecte les règles, et chaque tirage est celui de la graine notée.
terminal-check-legal = Chaque coup respecte les règles ; rien de plus n’est prouvé.
terminal-dice-differ = { $file } : le coup { $move } est « { $found } », mais la graine { $seed } donne « { $expected } ».
terminal-verify-no-seed = { $file } ne dit pas la graine : on ne peut pas vérifier les tirages.
terminal-verify-unproved = Non prouvée : personne ne garantit les { $count } premiers coups. N’importe qui a pu les écrire.
terminal-verify-before = { $count ->
    [one] D’après l’enregistrement, le premier coup vient de la partie terminée de la table { $table } : vérifiez-la aussi.
   *[other] D’après l’enregistrement, les { $count } premiers coups viennent de la partie terminée de la table { $table } : vérifiez-la aussi.
} L’hôte de cette table a choisi le moment, et ce qui était caché alors peut être connu.
terminal-verify-left-out = Scellé mais pas ouvert à temps, donc écarté des tirages : le texte de { $players }.
terminal-verify-unsealed = Pas scellé avant l’ouverture des textes : le texte de { $players }. La personne qui a donné le sien en dernier a pu en essayer beaucoup.
terminal-verify-seed = { $count ->
    [one] Un tirage recalculé : c’est celui de la graine et des textes notés.
   *[other] { $count } tirages recalculés : tous sont ceux de la graine et des textes notés.
}
terminal-verify-published = L’empreinte de la graine est { $hash }. Si c’est celle que vous avez vue en vous asseyant, si les sceaux sont ceux que vous avez vus avant d’ouvrir votre texte, et si votre texte, que personne ne pouvait deviner, est là, personne n’a pu choisir ces tirages ; tout au plus, en n’ouvrant pas des textes, une suite parmi quelques-unes.
terminal-verify-chosen = { $count ->
    [one] Un tirage recalculé : c’est celui de la graine { $seed }.
   *[other] { $count } tirages recalculés : tous sont ceux de la graine { $seed }.
} Rien dans le fichier ne dit comment cette graine a été choisie.
terminal-text-differs = { $file } : le texte d’un joueur n’est pas celui qui fut scellé avant la partie.
terminal-seed-differs = { $file } : la graine n’est pas celle dont l’empreinte fut publiée avant la partie.

## Fichiers illisibles

terminal-file-missing = Le fichier { $file } n’existe pas.
terminal-file-folder = { $file } est un dossier, pas une partie.
terminal-file-unreadable = { $file } ne peut pas être lu : { $reason }.
terminal-file-too-big = { $file } dépasse { $megabytes } Mo : ce n’est pas une partie.
terminal-file-not-text = { $file } n’est pas une partie : ce n’est pas du texte UTF-8.
terminal-file-empty = { $file } est vide.
terminal-file-bad = { $file }, ligne { $line } : { $reason }
terminal-file-bad-move = { $file }, ligne { $line }, « { $move } » : ici, les règles ne permettent pas ce coup ({ $reason })

## Parties revues

terminal-review-won = { $winner } a gagné. La chance n’a pas fait de différence certaine.
terminal-review-won-lucky = { $winner } a gagné, avec { $points } points de chance.
terminal-review-won-unlucky = { $winner } a gagné malgré { $points } points de malchance.
terminal-review-although = { $winner } a gagné, mais { $better } a mieux décidé.
terminal-review-although-lucky = { $winner } a gagné, mais { $better } a mieux décidé : la chance a donné { $points } points à { $winner }.
terminal-review-although-unlucky = { $winner } a gagné malgré { $points } points de malchance, mais { $better } a mieux décidé.
terminal-review-shared = { $players } se partagent la victoire.
terminal-review-start = départ
terminal-review-luck = chance
terminal-review-guesses = paris
terminal-review-own = jeu
terminal-review-gifts = autres
terminal-review-result = résultat
terminal-review-adjusted = sans chance
terminal-review-points =
    En points : la victoire entière en vaut 100. La chance est ce qu’ont donné dés et cartes ; les paris, ce qui a bien ou mal tourné sans qu’on puisse le savoir ; le jeu est comparé à celui du juge ; les autres, ce que leurs décisions ont donné ou pris. Le tout fait le résultat. ± vaut à 95 %.
terminal-review-turned = Les tournants de la partie
terminal-review-moved = Coup { $move } : { $happened }
terminal-review-mistakes = { $count ->
    [0] { $name } : aucune erreur certaine
    [one] { $name } : une erreur
   *[other] { $name } : { $count } erreurs
}
terminal-review-mistake = Le coup { $move } a coûté { $points } points : « { $made } ».
terminal-review-better = Mieux : « { $better } ».
terminal-review-judge = Le juge est le robot { $bot } (version { $version }), qui a continué la partie { $deals } fois depuis chaque point. C’est un bot : son avis sur une décision n’est pas le dernier mot.
terminal-review-not-over = { $file } est une partie inachevée : seules les parties finies sont revues.
terminal-review-playing-on = La partie est continuée depuis chaque coup
terminal-review-written = Écrit : { $file }
terminal-review-chart = La part de victoire que chacun pouvait espérer au fil de la partie
terminal-review-chart-means = Les lignes montrent quelle part de la victoire chacun pouvait espérer après chaque coup ; les croix sont des erreurs. Les barres en dessous montrent ce que la chance a donné (vers le haut) ou pris (vers le bas).
terminal-review-table = Tous les coups qui ont changé quelque chose, en tableau
terminal-review-move = Coup
terminal-review-chance = hasard
terminal-review-games = parties
terminal-review-decisions = décisions
terminal-review-rate = perdu par décision
terminal-review-rate-means = Perdu par décision : en millièmes de victoire, en moyenne ; rien n’est dit pour moins de { $fewest } décisions. La chance est la somme de toutes les parties, en points ; le résultat est la part moyenne de victoire.
terminal-review-kinds = { $name }, par type de décision
