### Les tables que ce navigateur tient lui-même.

web-here = La table sur cet appareil
web-here-load = Chargement de la table ({ $all } Mo, la première fois seulement)…
web-here-start = Mise en place de la table…
web-here-done = { $share } effectués
web-here-reload = Recharger
web-here-full = Le stockage de ce navigateur est plein : les coups ne peuvent pas être enregistrés. Supprimez d’anciennes parties dans « Mes parties » ou libérez de la place sur l’appareil.

web-refused-here-unsupported = Ce navigateur est trop ancien pour jouer sans serveur. Une version récente de Firefox, Chrome, Edge ou Safari convient.
web-refused-here-insecure = Sans serveur, on ne peut jouer que sur des pages dont l’adresse commence par https : aux autres, le navigateur ne laisse rien garder de façon sûre.
web-refused-here-not-loaded = Une partie de l’application n’a pas pu être chargée. Connectez-vous une fois au réseau ; ensuite, on joue aussi sans.
web-refused-here-other-version = Il y a une nouvelle version de Ludoteca. Rechargez la page pour continuer ; vos parties sont conservées.
web-refused-here-no-storage = Ce navigateur ne laisse rien garder à la page, peut-être parce que la fenêtre est privée ou le stockage désactivé. Les parties ne peuvent donc pas être enregistrées : utilisez une fenêtre normale ou autorisez le stockage pour cette page.
web-refused-here-no-memory = L’appareil manque de mémoire. Fermez d’autres onglets et applications, puis réessayez ; vos parties sont conservées.
web-refused-here-broken = La table s’est arrêtée de façon inattendue. Vos parties sont conservées jusqu’au dernier coup.
web-refused-not-here = Cette table n’est pas dans ce navigateur. Les parties jouées sans serveur restent dans le navigateur où elles ont commencé.

web-keep = Sans réseau
web-keep-ready = Ludoteca s’ouvre et se joue aussi sans réseau : en train, en avion, partout.
web-keep-load = Préparation pour s’ouvrir et jouer sans réseau…
web-keep-full = Il y a trop peu de place sur cet appareil pour garder Ludoteca. On peut jouer tant qu’il y a du réseau.
web-keep-not-loaded = Tout n’a pas encore pu être chargé. La suite viendra à votre prochaine visite.
web-keep-none = Ce navigateur ne garde rien ici pour de bon, peut-être parce que la fenêtre est privée : sans réseau, la page ne s’ouvrira pas, et les parties peuvent être perdues quand la fenêtre se ferme.
web-install = Installer l’application
web-install-ios = Pour l’avoir sur l’écran d’accueil : dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».
web-new-version = Il y a une nouvelle version de Ludoteca
web-new-version-means = Elle est prête et prend la relève quand vous le demandez, ou dès que Ludoteca n’est plus ouvert dans ce navigateur. Vos parties restent.
web-new-version-take = L’utiliser maintenant

web-games-are-here = Les parties contre les robots et sur un seul appareil restent dans ce navigateur. Une partie téléchargée peut être ouverte sur tout autre appareil, revue et continuée.
web-no-games = Pas encore de partie.
web-download-game = { web-download } : { $game }
web-download-sure = Terminer cette partie et la télécharger ?
web-download-means = Le fichier montre tout, même ce qui est caché pour l’instant. C’est pourquoi la partie se termine ici. Elle peut être continuée depuis le fichier, sur cet appareil ou un autre.
web-download-end = Terminer et télécharger
web-delete = Supprimer
web-delete-game = { web-delete } : { $game }
web-delete-sure = Supprimer cette partie ?
web-delete-means = Elle sera perdue, sauf si vous l’avez téléchargée.
