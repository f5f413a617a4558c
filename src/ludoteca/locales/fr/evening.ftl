### Une soirée ensemble : invitations, partie suivante, score, allées et venues, réactions.

web-ask-name = Comment vous appelez-vous ?
web-ask-name-go = Continuer
web-playing-as = Vous jouez sous le nom de { $name }.
web-other-name = Changer de nom
web-bot-here = Mettre un robot
web-open-seat = Libérer la place
web-begin-with = { $count ->
    [one] Commencer seul
   *[other] Commencer à { $count }
}
web-change-game = Changer de jeu ou de places
web-end-game = Arrêter la partie
web-end-game-sure = Arrêter la partie pour tout le monde ?
web-end-game-means = Personne ne gagne. Ensuite, vous pourrez rejouer ou choisir un autre jeu.
web-choose-game = Jeu
web-seat-nobody = Place libre
web-seat-up = Monter : { $name }
web-seat-out = Retirer : { $name }
web-add-seat = Ajouter une place
web-lay-table = Jouer
web-players-from-to = { $game } se joue de { $from } à { $to }.

web-next-ready = Partie suivante : { $game }
web-next-in = { $seconds ->
    [one] On y va dans { $seconds } seconde.
   *[other] On y va dans { $seconds } secondes.
}
web-next-go = Y aller
web-next-stay = Rester ici

web-score = Le score de la soirée
web-score-who = Joueur
web-score-wins = Victoires
web-score-game = { $number }. { $game }
web-score-absent = n’y était pas

web-dropped = { $name } a perdu la connexion.
web-dropped-until = { $seconds ->
    [one] Un robot prend le relais dans { $seconds } seconde.
   *[other] Un robot prend le relais dans { $seconds } secondes.
}
web-bot-now = Laisser jouer le robot
web-left = { $name } a quitté la table ; un robot continue.
web-returned = { $name } est de retour.

web-react = Réagir
web-reaction-clap = Bravo !
web-reaction-laugh = Haha !
web-reaction-wow = Ouah !
web-reaction-heart = J’adore !
web-reaction-good = Bien joué !
web-reaction-hmm = Hum…
web-reaction-sad = Oh non !
web-reaction-party = Hourra !
web-reacts = { $name } : { $words }
web-silence = Masquer les messages de { $name }
web-unsilence = Afficher les messages de { $name }
web-talk = Discussion et réactions
web-refused-not-missed = Attendez un instant : le joueur peut encore revenir.
web-turn-of = À { $name } de jouer. { $question }
web-silence-who = Masquer les messages de quelqu’un
