# Rencontrer d’autres joueurs, listes de tables et de parties, niveau des robots.

page-bots-level = Niveau des robots
# $from is the level of the last game, $to the next one: numbers from 1 to 10.
page-level-up = Tu as gagné nettement contre le niveau { $from }. La prochaine fois, tu joueras contre le niveau { $to }.
page-level-down = Tu as perdu nettement contre le niveau { $from }. La prochaine fois, tu joueras contre le niveau { $to }.
page-level-play = Jouer le niveau { $to }
page-level-is-up = Tu as gagné nettement contre le niveau { $from } : voici le niveau { $to }.
page-level-is-down = Tu as perdu nettement contre le niveau { $from } : voici le niveau { $to }.
page-level-back = Revenir au niveau { $from }

page-player-numbered = Joueur { $seat }

page-pair = Jouer avec quelqu’un
page-pair-about = Tu es placé avec d’autres qui veulent jouer au même jeu. La partie commence quand toutes les places sont prises.
page-pair-game = Jeu
page-pair-players = Nombre de joueurs
page-pair-find = Trouver quelqu’un

page-waiting = En attente de quelqu’un pour jouer…
page-waiting-more = { $count ->
    [one] En attente d’un joueur de plus…
    [many] En attente de { $count } joueurs de plus…
   *[other] En attente de { $count } joueurs de plus…
}
page-waiting-ask = Personne d’autre n’est encore là. Jouer contre des robots, ou continuer d’attendre ?
page-waiting-ask-more = Personne d’autre n’est encore venu. Compléter avec des robots, ou continuer d’attendre ?
page-waiting-bots = Jouer avec des robots
page-waiting-keep = Continuer d’attendre

page-filter = N’afficher que certaines tables
page-filter-game = Jeu
page-filter-pace = Rythme
page-filter-with = Joueurs
page-filter-any = tous
page-filter-people = humains seulement
page-filter-reset = Afficher toutes les tables

page-tables-gathering = Places libres
page-tables-playing = Parties en cours
page-tables-join = Rejoindre
page-tables-watch = Regarder
page-tables-empty = Il n’y en a aucune pour le moment. Joue avec quelqu’un, ou ouvre une table et invite d’autres personnes ; cette liste se met à jour toute seule.
page-tables-filtered = Aucune table ne convient pour le moment.
page-tables-lost = La connexion est perdue. Cette liste n’est peut-être plus à jour.

page-games = Mes parties
page-games-all = Toutes mes parties
page-games-running = En cours
page-games-over = Terminées
page-games-none = Ce navigateur n’a encore joué à aucune table.
page-games-more = En afficher plus
page-games-level = Robots : { $level }
page-games-reached = Niveau atteint à { $game } : { $level }
page-games-export = Enregistrer en tableau (CSV)
page-result-won = { $points ->
    [one] Gagné avec { $points } point
    [many] Gagné avec { $points } points
   *[other] Gagné avec { $points } points
}
page-result-place = { $points ->
    [one] { $place }ᵉ sur { $players }, { $points } point
    [many] { $place }ᵉ sur { $players }, { $points } points
   *[other] { $place }ᵉ sur { $players }, { $points } points
}
