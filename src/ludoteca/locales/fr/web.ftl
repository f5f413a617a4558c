### Ce que dit l’application elle-même, quel que soit le jeu.

web-verbatim = { $text }
web-value = { $value }
web-close = Fermer
web-cancel = Annuler
web-not-found = Il n’y a rien ici.
web-cannot-show = Impossible à afficher
web-to-home = Retour aux jeux
web-connecting = Connexion…

## Réglages

web-language = Langue
web-light = Apparence
web-light-system = Comme l’appareil
web-light-light = Claire
web-light-dark = Sombre
web-hints = Conseils
web-hints-plain = Aucun
web-hints-helper = Assistant
web-hints-coach = Entraîneur
web-hints-plain-means = Aucune aide en dehors des règles.
web-hints-helper-means = Montre ce que vous pouvez faire et ce que donne chaque choix.
web-hints-coach-means = Évalue aussi les meilleurs choix : leurs chances, et pourquoi.
web-pace = Rythme
web-pace-calm = Calme
web-pace-normal = Normal
web-pace-fast = Rapide
web-clock-then = { $you ->
    [yes] Ensuite, un robot joue pour vous.
   *[no] Temps pour { $name }.
}
web-clock-urgent = Vite ! { $then }
web-tap-on = Touchez pour continuer
web-sound = Sons
web-guide-setting = Visite guidée à la première partie
web-plain-setting = Affichage simple : listes et pièces sans décor

## Préparer une table

web-new-table = Nouvelle table de { $game }
web-players = Joueurs
web-seats = Places
web-seat = Place { $number }
web-seat-me = Moi
web-seat-here = Un ami sur cet appareil
web-seat-elsewhere = Inviter un ami
web-seat-bot = Robot
web-name = Nom
web-name-of = Nom, { $seat }
web-level-of = Niveau, { $seat }
web-bot-random = au hasard
web-bot-easy = facile
web-bot-medium = moyen
web-bot-expert = expert
web-options = Options
web-own-maps = Vos cartes
web-own-maps-means = Collez une ou plusieurs cartes : celles de « ludoteca maps make », ou neuf lignes de douze lettres. Avec une seule carte, tout le monde joue dessus ; avec plusieurs, chaque place a la sienne.
web-drop-map = Déposez une carte ici ou choisissez un fichier.
web-own-maps-unreadable = Ce n’est pas une carte : une carte a neuf lignes de douze lettres.
web-own-maps-read = { $count ->
    [one] Une carte : tout le monde joue dessus.
   *[other] { $count } cartes.
}
web-option-cincinnati-keep = Comment choisit-on les dés à garder ?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] À tour de rôle, à découvert
   *[at-once] Tous en même temps, en secret
}
web-option-twins-hands = Combien de manches ?
web-option-twins-hands-value = { $value ->
    [1] Une manche
    [3] Trois manches
   *[null] Jusqu’à une faillite
}
web-time = Temps par décision
web-time-value = { $seconds ->
    [0] Sans limite de temps
    [15] 15 secondes
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[86400] 1 jour
}
web-public = Publique
web-public-means = Tout le monde peut trouver cette table sur la page d’accueil.
web-spectators = Tout le monde peut regarder
web-spectators-means = Avec le lien, on peut regarder sans jouer.
web-approve = Approuver les nouveaux joueurs
web-approve-means = Personne n’a de place sans votre accord.
web-chat = Discussion
web-open-at-end = Tout dévoiler à la fin
web-open-at-end-means = Après la partie, chacun à la table peut tout revoir à découvert et vérifier les tirages.
web-sealed-means = Ce qui n’a pas été montré pendant la partie reste caché pour toujours, et les tirages ne peuvent pas être vérifiés.
web-make-table-now = Créer la table

## Avant la partie

web-lobby-waiting = La partie commence dès que toutes les places sont prises.
web-invite = Inviter des amis
web-code-is = Code de la table : { $code }
web-qr = Code QR avec le lien de cette table
web-copy-link = Partager le lien
web-copied = Copié
web-open-screen = Montrer sur un grand écran
web-your-name = Votre nom
web-your-name-counts = Utilisé dès votre prochaine table.
web-name-beside = Quelqu’un d’autre sur cet appareil ? Son nom
web-name-first = Écrivez d’abord le nom.
web-is-here = est là
web-is-away = hors ligne
web-is-bot = robot, { $level }
web-bot-plays = absent : un robot joue
web-you = vous
web-seat-free = libre
web-seat-kept = réservée à { $name }
web-sit-here = S’asseoir ici
web-stand-up = Se lever
web-leaving = Départ…
web-ask-for-seat = Demander cette place
web-asked-host = En attente de l’accord de l’hôte…
web-asked-others = En attente de l’accord des autres…
web-opening = La partie va commencer…
web-watching-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-host = Gérer la table
web-mute = Couper la parole à { $name }
web-unmute = Rendre la parole à { $name }
web-dismiss = Exclure { $name }
web-dismiss-sure = Exclure { $name } ?
web-dismiss-means = { $phase ->
    [gathering] La place redevient libre pour quelqu’un d’autre.
   *[playing] { $name } perd sa place jusqu’à la fin de la partie, et un robot continue.
}
web-asks = { $name } voudrait jouer.
web-asks-for-seat = { $name } voudrait prendre la place de { $player }.
web-admit = Laisser jouer { $name }
web-decline = Non
web-declined = Votre demande a été refusée. Vous pouvez continuer à regarder.
web-unseated = Vous n’avez plus de place à cette table. Vous pouvez continuer à regarder.
web-begin-with-bots = Commencer avec des robots aux places libres
web-close-table = Fermer la table
web-fair-hash = Le nombre secret du serveur pour cette table est déjà scellé : { $hash }…

## La table

web-over = La partie est terminée.
web-thinking = réfléchit…
web-ready = a choisi
web-won = gagne !
web-drawer = Joueurs, journal
web-log = Journal
web-chat-line = Écrire à la table
web-send = Envoyer
web-said = { $name } dit : { $text }
web-undo = Annuler le coup
web-since = Depuis mon dernier coup
web-looking-back = Vous regardez en arrière
web-back-to-now = Revenir au présent
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-run = Lecture
web-pause = Pause
web-moment = Moment
web-moment-of = { $move } sur { $moves }
web-part = Aller à une partie du jeu
web-part-back = Revenir à : { $part }
web-part-back-none = Rien avant
web-part-on = Passer à : { $part }
web-part-on-none = Rien après
web-part-end = La fin
web-speed = Vitesse
web-times = { $speed }×
web-leave = Quitter
web-leave-sure = Quitter la table ?
web-leave-means = Un robot joue pour vous jusqu’à votre retour.
web-screen = Grand écran
web-watching = Vous regardez.
web-take-over = Prendre la place de { $name }
web-take-over-seat = Prendre une place
web-take-over-means = Un robot tient la place. Les personnes à la table doivent d’abord accepter.
web-why-closed = { $why ->
    [abandoned] La table a été fermée : plus personne n’était là.
    [operator] La table a été fermée par les responsables de ce site.
   *[host] La table a été fermée par l’hôte.
}
web-rematch = Rejouer
web-join-next = Rejoindre la partie suivante
web-watch-again = Revoir la partie
web-curtain = Passez l’appareil à { $name }
web-curtain-why = La suite est réservée à { $name }.
web-curtain-open = Je suis { $name }
web-connection-lost = Connexion perdue. Votre partie est en sécurité et reprend dès que le serveur répond.
web-trouble = Le robot { $name } n’a pas su décider ; un coup au hasard a été joué.
web-connection-back = De nouveau en ligne ; tout est comme avant.
web-connection-refused = Cette place ne donne plus accès à la table.

## Revoir et contrôler

web-replay = Revoir une partie
web-replay-means = Revoyez une partie à partir de son enregistrement : un fichier obtenu par « Télécharger » ou par le terminal.
web-drop-record = Déposez un enregistrement ici ou choisissez un fichier.
web-other-record = Un autre enregistrement
web-eyes = Vue par
web-eyes-public = les spectateurs
web-eyes-all = tous, à découvert
web-copy-moment = Lien vers ce moment
web-go-on-here = Continuer d’ici contre des robots
web-download = Télécharger
web-verify-means = Avant le premier lancer, le serveur a montré le sceau de son nombre secret et les joueurs ont scellé chacun un texte ; puis les textes ont été ouverts. À partir du nombre et des textes, ce navigateur recalcule chaque tirage que le serveur indique.
web-verify-none = Il n’y a pas de sceau pour cet enregistrement : ses tirages ne peuvent pas être vérifiés.
web-verify-taken-out = Ce navigateur était à cette table et a vu un sceau, mais l’enregistrement n’en dit rien. Ne vous fiez pas à cet enregistrement !
web-verify-hash-right = Le nombre secret correspond au sceau de l’enregistrement.
web-verify-hash-wrong = Le nombre secret ne correspond pas au sceau de l’enregistrement !
web-verify-draws-right = { $draws ->
    [0] Aucun lancer, aucune carte de cet enregistrement ne vient du nombre et des textes.
    [one] Le résultat que le serveur indique pour l’unique lancer ou carte découle du nombre et des textes.
   *[other] Le serveur indique un résultat pour chacun des { $draws } lancers et cartes : tous découlent du nombre et des textes.
}
web-verify-draws-wrong = { $move ->
    [0] Les lancers et les cartes de l’enregistrement ne sont pas ceux qui en découlent !
   *[other] Les lancers et les cartes de l’enregistrement ne sont pas ceux qui en découlent, ou il en manque : le premier est le coup { $move } !
}
web-verify-unproved = { $moves ->
    [one] Attention : personne ne garantit le premier coup de cette partie. Il vient d’un enregistrement que ce serveur ne peut pas prouver et a pu être inventé.
   *[other] Attention : personne ne garantit les { $moves } premiers coups de cette partie. Ils viennent d’un enregistrement que ce serveur ne peut pas prouver ; leurs cartes et leurs lancers ont pu être inventés.
}
web-verify-before = { $moves ->
    [one] Le premier coup vient d’une partie terminée à une autre table, dont tout le monde peut lire l’enregistrement : l’hôte de cette table a choisi le moment, et ce qui était caché alors peut être connu. On vérifie ici ce qui a suivi.
   *[other] Les { $moves } premiers coups viennent d’une partie terminée à une autre table, dont tout le monde peut lire l’enregistrement : l’hôte de cette table a choisi le moment, et ce qui était caché alors peut être connu. On vérifie ici ce qui a suivi.
}
web-verify-before-link = Vérifier aussi cette table
web-verify-texts-right = Chaque texte scellé qui est dans les dés correspond à son sceau.
web-verify-texts-broken = { $count ->
    [one] Le texte de { $players } n’est pas celui qui était scellé !
   *[other] Les textes de { $players } ne sont pas ceux qui étaient scellés !
}
web-verify-left-out = { $count ->
    [one] Le texte de { $players } n’a pas été ouvert à temps et n’est pas dans les dés.
   *[other] Les textes de { $players } n’ont pas été ouverts à temps et ne sont pas dans les dés.
}
web-verify-unsealed = { $count ->
    [one] Le texte de { $players } n’était pas scellé avant : la personne qui donne le sien en dernier peut en essayer beaucoup.
   *[other] Les textes de { $players } n’étaient pas scellés avant : la personne qui donne le sien en dernier peut en essayer beaucoup.
}
web-verify-no-texts = Aucun texte de joueur n’est dans les dés. La preuve vaut moins : le serveur seul a pu essayer beaucoup de nombres avant d’en sceller un.
web-verify-not-here = Ce navigateur n’était pas à cette table : il peut seulement vérifier que l’enregistrement est cohérent.
web-verify-other-table = Ce navigateur était à la table demandée, mais ceci est l’enregistrement d’une autre !
web-verify-same-seal = Ce navigateur était à cette table : le sceau de l’enregistrement est celui qu’il a vu alors.
web-verify-other-seal = Ce navigateur était à cette table, et le sceau de l’enregistrement n’est pas celui qu’il a vu alors !
web-verify-same-seals = Tous les sceaux des joueurs dans l’enregistrement sont ceux que ce navigateur a vus avant d’ouvrir son texte.
web-verify-other-seals = Les sceaux des joueurs dans l’enregistrement ne sont pas ceux que ce navigateur a vus avant d’ouvrir son texte ! Quelqu’un a pu choisir le sien après.
web-verify-own-text = { $fate ->
    [there] Le texte que ce navigateur a scellé pour { $player } est dans les dés.
    [left-out] Le texte que ce navigateur a scellé pour { $player } a été écarté, et l’enregistrement le dit.
   *[missing] Le texte que ce navigateur a scellé pour { $player } manque dans l’enregistrement !
}
web-verify-no-own-text = Ce navigateur n’a mis aucun texte à lui dans les dés.
web-verify-details = Sceau, nombre et textes
web-verify-published = Le sceau
web-verify-seed = Le nombre secret
web-verify-texts = Les textes des joueurs
web-proof = Ce que cela prouve, et contre qui
web-proof-players = Contre les joueurs : sans connaître le nombre du serveur, personne n’a pu choisir les tirages ni les connaître d’avance, pas même tous ensemble. Si une partie est la suite d’une autre, cela ne vaut que pour ce qui a suivi.
web-proof-server = Contre les gestionnaires du serveur : si vous avez ouvert un texte et que ce navigateur retrouve dans l’enregistrement les sceaux qu’il a vus, la personne qui gère le serveur n’a pu choisir ni le nombre ni un texte en fonction du vôtre. Mais pendant la partie, elle connaît le nombre et pourrait regarder en avant. Elle pourrait aussi écarter des textes : chaque texte qu’elle peut compter ou non double le nombre de tirages possibles entre lesquels elle choisit, même si aucun ne manque à la fin.
web-proof-together = Contre les deux ensemble : tant qu’une seule personne ayant ouvert un texte n’est pas avec eux, il en va de même pour eux. Leurs propres textes comptent aussi parmi ceux qu’ils peuvent ouvrir ou non.
web-proof-rules = Quel événement est chaque lancer ou carte, combien de résultats il peut avoir et ce que chacun signifie dans le jeu est calculé ici par le serveur. « ludoteca verify FICHIER », sur votre ordinateur, recalcule cela aussi.

## Le grand écran

web-screen-how = Scannez le code avec un téléphone, ou ouvrez l’adresse et tapez les lettres.

## Aide, guide, entraîneur

web-help-search = Que voulez-vous savoir ?
web-help-example-cincinnati = Qu’est-ce qu’un duel ?
web-help-example-twins = Qui paie au coup 1 ?
web-help-example-diceland = Qu’est-ce qu’un lancer bonus ?
web-help-nothing = Les règles n’en parlent pas. Essayez un autre mot.
# Words that lead to the same section; between groups of them a semicolon.
web-help-alike = égalité nul égaux; points score fortune; gagne gagner gagnant vainqueur victoire; fin finit durée dure minutes; joker cartes; faillite ruine; annuler retour erreur; début commence commencer; relancer relance relançant; passer arrêter; acheter achats prix coûtent; clavier touches raccourcis; série suite; meilleure hiérarchie classement; bonus étoile; croix cocher coche; donneur distribuer
web-guide = Visite guidée
web-guide-next = Suivant
web-guide-off = Passer la visite
web-coach = Entraîneur
web-coach-ask = Demander à l’entraîneur
web-coach-thinks = L’entraîneur réfléchit…
web-coach-later = L’entraîneur répondra dès que ce sera à vous.
web-coach-slow = L’entraîneur se prépare : sur une nouvelle machine, il lui faut une minute. La réponse viendra d’elle-même.
web-coach-best = Le meilleur choix : { $win } de chances de gagner.
web-coach-only-best = Le meilleur choix.
web-coach-equal = Tout aussi bon.
web-coach-loss = { $games ->
    [one] Gagne 1 partie de moins sur 100.
   *[other] Gagne { $games } parties de moins sur 100.
}
web-hints-need-all = Quand plusieurs personnes jouent, l’entraîneur n’aide que si toutes sont d’accord ({ $agreed } sur { $people }).
web-hints-agree = Je suis d’accord
web-hints-disagree = Je ne suis plus d’accord

## Refus

web-refused-no-such-table = Cette table n’existe pas (ou plus). Un code est valable jusqu’au début de la partie ; ensuite, il faut le lien.
web-refused-no-such-seat = Cette place n’existe pas.
web-refused-seat-taken = Cette place est déjà prise.
web-refused-full = Toutes les places sont prises.
web-refused-bad-name = Un nom a de 1 à 24 lettres, et chacun à la table en a un différent.
web-refused-bad-text = Ce texte ne peut pas être utilisé.
web-refused-bad-chat = Un message a de 1 à 200 lettres.
web-refused-bad-token = Ce navigateur n’a pas cette place.
web-refused-bad-options = On ne peut pas jouer ainsi : { $sentence }
web-refused-bad-record = Ce n’est pas l’enregistrement d’une partie selon les règles ; peut-être a-t-il été modifié après coup.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Ligne { $line }, « { $move } » : ici, les règles ne permettent pas ce coup.
web-record-line = La ligne { $line } n’a pas sa place dans un enregistrement.
web-refused-no-such-bot = Ce robot n’existe pas pour ce jeu.
web-refused-not-host = Seul l’hôte peut le faire.
web-refused-sealed = À cette table, ce qui n’a pas été montré reste caché.
web-refused-begun = La partie a déjà commencé.
web-refused-not-begun = La partie n’a pas encore commencé.
web-refused-not-over = La partie n’est pas encore terminée.
web-refused-closed = La table est fermée.
web-refused-too-large = C’est trop volumineux.
web-refused-too-fast = Trop vite ; attendez un instant.
web-refused-too-many-tables = Trop de tables ont été créées d’ici ; attendez un peu.
web-refused-too-many-connections = Trop de connexions d’ici.
web-refused-not-saved = L’enregistrement a échoué ; rien n’a changé.
web-refused-server-error = Une erreur s’est produite sur le serveur ; rien n’a changé.
web-refused-stale = La table a changé entre-temps ; regardez à nouveau.
web-refused-cannot-undo = Ce coup ne peut plus être annulé.
web-refused-chat-off = Il n’y a pas de discussion à cette table.
web-refused-chat-too-fast = Trop vite ; attendez un instant avant le message suivant.
web-refused-over = La partie est terminée.
web-refused-not-awaited = Ce n’est pas à vous.
web-refused-spectator = Les spectateurs ne peuvent pas le faire.
web-refused-hints-off = Quand plusieurs personnes jouent, il n’y a de conseils que si toutes sont d’accord.
web-refused-too-many-hints = Un conseil à la fois : l’entraîneur réfléchit encore.
web-refused-bot-failed = Cette fois, l’entraîneur n’a pas de conseil.
web-refused-seated = Vous avez ou aviez une place dans cette partie : vous ne pouvez pas en prendre une autre.
web-refused-muted = L’hôte vous a coupé la parole.
web-refused-too-often = Vous avez changé d’avis trop souvent ; attendez un instant.
web-refused-not-asked = Plus personne ne le demande.
web-refused-busy = Le serveur est très occupé ; réessayez dans un instant.
web-refused-no-spectators = Cette table est fermée aux spectateurs.
web-refused-unreadable-table = Cette table vient d’une autre version du serveur et ne peut plus être ouverte.
web-refused-host-unknown = Le serveur ne connaît pas cette adresse ; ouvrez Ludoteca à son adresse habituelle.
