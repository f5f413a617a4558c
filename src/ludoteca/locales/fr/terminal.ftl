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
terminal-commands = Toujours : « ? » aide, « conseil », « annuler », « histoire », « quitter ».

## Pendant la partie

terminal-pause = — Entrée pour continuer —
terminal-curtain = Passez le clavier à { $name }.
terminal-curtain-enter = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-curtain-back = (« retour » permet à { $name } de choisir à nouveau.)
terminal-bot-failed = { $name } n’a pas trouvé de coup permis : un coup a été tiré au sort.
terminal-answers-help = ? aide help
terminal-answers-log = histoire journal log
terminal-answers-quit = quitter quit exit
terminal-answers-back = annuler retour undo back
terminal-answers-hint = conseil indice hint
terminal-nothing-back = Il n’y a rien à annuler : ce à quoi les dés, les cartes ou les autres ont répondu reste.
terminal-hint-thinks = Le robot réfléchit …
terminal-hint-title = Un bon robot ferait ceci, le meilleur coup d’abord :
terminal-hint-win = { $win } de gagner
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
terminal-wrong-empty = Entrée seule ne décide rien.
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
terminal-written = Écrit : { $file }
terminal-resume = Pour continuer plus tard :
terminal-same-luck = De nouveau avec les mêmes tirages :

## Revoir et vérifier

terminal-replay-keys =
    Coup { $move } sur { $moves }. Entrée : suivant · b : précédent · r : manche suivante · un nombre : ce coup · q : quitter
terminal-replay-wrong = « { $answer } » n’est ni une de ces lettres ni un coup de 0 à { $moves }.
terminal-replay-help = Entrée passe au coup suivant, « b » au précédent. « r » va à la manche ou au tour suivant ; un nombre va à ce coup, 0 au début. « histoire » raconte la partie jusqu’ici, « q » quitte. La suite n’est jamais montrée.
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

terminal-review-not-over = { $file } est une partie inachevée : seules les parties finies sont revues.
terminal-review-playing-on = La partie est continuée depuis chaque coup
terminal-review-written = Écrit : { $file }

## Exercices

terminal-exercises-number = Exercice { $number } sur { $count } (nº { $known }) : quel est ici le meilleur coup ?
terminal-exercises-again = Encore une fois.
terminal-exercises-right = Exact : aucun autre coup n’en approche.
terminal-exercises-wrong = Mieux : « { $better } ». Le vôtre rapporte { $points } points de moins.
terminal-exercises-brings = Ce que rapporte chaque coup, en points (la victoire en vaut 100) :
terminal-exercises-keys = À tout moment : « ? » pour de l’aide, « quitter » pour arrêter.
terminal-exercises-found = Trouvés du premier coup : { $found } sur { $count }.

## L’aide de la ligne de commande (l’anglaise est dans le code)

command = Jeux de société dans le terminal : contre des robots ou à plusieurs au même clavier ; revoir et contrôler les parties.
command-usual = [d’habitude : { $value }]
command-try-help = Pour de l’aide : { $command }.
command-panel-arguments = Arguments
command-panel-options = Options
command-panel-commands = Commandes
command-panel-errors = Erreur
command-any-help = Afficher cette aide.
command-any-language = Sinon celle de votre système.
command-version = Afficher la version.
command-any-plain = Sans le plateau propre au jeu : comme tout jeu qui n’en apporte pas.
command-any-game = Quel jeu.
command-any-players = Combien de joueurs, robots compris.
command-any-small = Pour l’étude : réduit le jeu, par exemple cards=8 dans Twins. docs/small-games.md les donne tous.
command-any-seed = Le même nombre redonne les mêmes dés et les mêmes cartes.
command-any-file = Le fichier d’une partie enregistrée.
command-play =
    Jouer une partie, contre des robots ou à plusieurs à ce clavier.

    Ce qui manque est demandé ; Entrée prend le choix habituel. Pendant la partie, « ? » explique la question, « conseil » dit ce que ferait un bon robot, « annuler » reprend ce qui peut encore l’être, « histoire » raconte la partie, « quitter » ou Ctrl-C arrête et peut enregistrer.
command-play-name = Votre nom. Donné plusieurs fois, plusieurs jouent à ce clavier. Les robots prennent les autres places.
command-play-bot = Comment jouent les robots : un nom, ou FICHIER.py:NOM.
command-play-resume = Reprendre une partie enregistrée, à la première place ou à celles que donne --name.
command-replay = Revoir une partie pas à pas. Sans terminal, toute l’histoire est affichée.
command-replay-seat = Par les yeux de cette place ; la première est 0.
command-review =
    Raconter des parties finies : la chance, l’habileté, où elles ont tourné, quels coups étaient des erreurs.

    De plusieurs parties : combien chacun se trompe, et en quoi.
command-review-files = Des parties finies, enregistrées.
command-review-seat = Seulement les erreurs de cette place ; la première est 0.
command-review-deals = Combien de fois on joue la suite depuis chaque point : plus il y en a, plus c’est sûr.
command-review-deals-usual = autant qu’il en tient en quelques secondes
command-review-as-json = En données pour les programmes.
command-review-out = Écrire une page avec le cours de la partie.
command-exercises = Des positions où un coup est clairement le meilleur : le trouver, et lire pourquoi. Ce qui est manqué revient.
command-exercises-count = Combien.
command-exercises-seed = Le même nombre repose les mêmes.
command-check = Contrôler un enregistrement : sa forme, ses coups, et que dés et cartes sont ceux de sa graine.
command-verify = Recalculer chaque lancer et chaque carte d’un enregistrement depuis sa graine et les textes des joueurs.
command-odds = Chances exactes.
command-simulate = Faire jouer aux robots beaucoup de parties sur tous les cœurs et montrer ce qu’il en sort.
command-arena = Faire jouer les robots entre eux avec les mêmes dés et les mêmes cartes, et montrer qui est plus fort.
command-report = Faire une page avec des graphiques de nombreuses parties : de fichiers, ou jouées maintenant.
command-serve = Accueillir des tables pour des personnes et des robots, sur ce réseau ou pour le monde.
command-backup = Copier toutes les tables dans un fichier, même serveur en marche, et la clé dans FICHIER.key à côté.
command-restore = Remettre une copie faite par « ludoteca backup », avec sa clé, là où aucun serveur ne tourne.
command-new-game = Écrire un nouveau jeu : un paquet avec règles, vues et mots en quatre langues, aussitôt jouable.
command-tables = Lister, montrer, fermer, exporter, effacer et contrôler les tables d’un serveur, même pendant qu’il tourne.
