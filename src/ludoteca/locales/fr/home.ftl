### Ce que dit la première page : c’est là avant tous les autres mots.

web-skip = Aller au contenu
web-help = Aide
web-settings = Réglages
web-cannot-load = Cette page n’a pas pu être chargée.
web-try-again = Réessayer
web-welcome = À quoi jouons-nous ?
web-play-bots = Jouer
web-play-game = { web-play-bots } : { $game }
web-make-table = Entre amis
web-table-game = { web-make-table } : { $game }
web-set-up = Préparer une table
web-set-up-game = { web-set-up } : { $game }
web-rules = Règles
web-rules-game = Les règles de { $game }
web-rules-link = { web-rules } : { $game }
web-exercises = Exercices
web-exercises-link = Exercices : { $game }
web-training = Entraînement
web-join = Rejoindre une table
web-join-code = Code de la table, quatre lettres
web-join-go = Rejoindre
web-running-games = Votre partie vous attend
web-my-games = Mes parties
web-all-my-games = Toutes mes parties
web-phase = { $phase ->
    [gathering] attend des joueurs
    [playing] en cours
    [over] terminée : revoir la partie
   *[closed] fermée
}
web-public-tables = Tables publiques
web-no-public-tables = Aucune table publique en ce moment.
web-free-seats = { $free ->
    [0] les { $seats } places sont prises
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
web-unproved = Début non vérifié
web-unproved-means = { $moves ->
    [one] Cette partie reprend un enregistrement que ce serveur ne peut pas garantir : le premier coup, cartes et lancers compris, a pu être inventé.
   *[other] Cette partie reprend un enregistrement que ce serveur ne peut pas garantir : les { $moves } premiers coups, cartes et lancers compris, ont pu être inventés.
}
web-continued = Suite d’une autre partie
web-continued-means = { $moves ->
    [one] Le premier coup vient d’une partie terminée dont tout le monde peut lire l’enregistrement : l’hôte de cette table a choisi le moment, et ce qui était caché alors peut être connu.
   *[other] Les { $moves } premiers coups viennent d’une partie terminée dont tout le monde peut lire l’enregistrement : l’hôte de cette table a choisi le moment, et ce qui était caché alors peut être connu.
}
web-same-luck = Mêmes dés et cartes
web-same-luck-means = Les dés et les cartes viennent comme dans cette partie : qui l’a vue les connaît.
web-look-again = Actualiser
web-open-record = Revoir une partie enregistrée
web-somebody = Joueur
web-check-luck = Vérifier les tirages
web-refused-no-server = Le serveur ne répond pas.
web-one-device = Sur un seul appareil
web-one-device-game = { web-one-device } : { $game }
web-offline = Pas de réseau
web-offline-means = Vous pouvez jouer contre les robots et à plusieurs sur cet appareil. Le jeu avec des amis ailleurs revient de lui-même avec le réseau.
web-alone = Tout reste sur cet appareil
web-alone-means = Le jeu tourne entièrement dans ce navigateur, même sans réseau : contre les robots, ou à plusieurs sur un seul appareil. Pour jouer avec des amis ailleurs, il faut que quelqu’un fasse tourner un serveur Ludoteca.
web-refused-needs-server = Pour jouer avec des personnes ailleurs, il faut un serveur Ludoteca, et cette page n’en a pas.
