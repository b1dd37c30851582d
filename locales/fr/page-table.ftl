page-speed-slow = Lente
page-slower = Plus lent
page-faster = Plus rapide
page-recall-back = Coup précédent
page-recall-forth = Coup suivant
page-recall-pause = Mettre en pause
page-recall-play = Continuer
page-recall-at = { $step } sur { $count }
page-recall-close = Retour à la partie
page-gain = +{ $points }
page-pacal-gain = +{ $points } · { $district }
page-volume = Volume sonore
page-sound-off = Couper le son
page-sound-on = Activer le son
page-first = Ta première partie
page-first-pacal = Déplace ton vaisseau, mets en jeu des pierres divines et transforme leurs constellations en pyramides. La première pyramide d'un quartier rapporte sa valeur, y prendre la majorité aussi. Le joueur qui a le plus de points gagne.
page-first-uxmal = Bâtissez ensemble une pyramide et placez vos prêtres sur les idoles populaires du moment. Quand un niveau est terminé, les prêtres et les cartes des favorites marquent. Le joueur qui a le plus de points gagne.
page-first-learn = Apprendre en quatre minutes
page-first-play = Jouer tout de suite
page-notify = M'avertir quand c'est mon tour
page-curve = Les points au fil de la partie
page-curve-seat = { $name } : { $points }.
page-story-close = Partie serrée : quelques points seulement ont fait la différence.
page-story-comeback = Une belle remontée : le gagnant était loin derrière en fin de partie.
page-story-runaway = Une victoire nette du début à la fin.
page-story-first-win = Ta première victoire contre ce niveau : { $level }.
page-story-leads = { $count ->
    [one] La tête a changé { $count } fois.
   *[other] La tête a changé { $count } fois.
 }
page-forced = Fait pour toi, car rien d’autre n’était possible : { $step }.
page-forced-brief = Seul choix possible : fait pour toi.
