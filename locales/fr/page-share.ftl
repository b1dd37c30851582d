# Partager une partie terminée : une image et un lien pour la revoir.

# $title is the name of the game, $scores a list of names and points.
page-share-picture = { $title }, score final : { $scores }
page-share-game = Partager
page-share-title = Partager cette partie
page-share-names = Montrer les noms sur l’image
page-share-send = Partager l’image
page-share-save = Enregistrer l’image
page-share-picture-copy = Copier l’image
page-share-picture-copied = L’image est copiée.
page-share-no-sheet = Ce navigateur ne peut pas transmettre d’images à d’autres applications. Enregistrez l’image et envoyez-la vous-même.
page-share-insecure = Cette page a été ouverte en http simple, et les navigateurs ne transmettent les images à d’autres applications qu’en https. Enregistrez l’image et envoyez-la vous-même.
page-share-refused = Ce navigateur a refusé. Enregistrez l’image et envoyez-la vous-même.
page-share-replay = Avec ce lien, tout le monde peut revoir la partie coup par coup.
page-share-replay-link = Lien pour revoir la partie
page-share-closed = Seuls les joueurs peuvent ouvrir cette table : il n’y a donc pas de lien à partager.
