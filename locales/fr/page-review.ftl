# L’analyse d’une partie finie.

page-review-start = Analyser cette partie
page-review-what = Un robot examine chaque choix, chaque lancer de dé et chaque pioche. Il dit ce que chacun a changé et ce qui aurait été meilleur. Cela prend au plus une minute.
page-review-unfinished = Seule une partie finie peut être analysée.
page-review-asked = L’analyse commence…
page-review-queued =
    { $ahead ->
        [one] Une autre analyse passe d’abord.
        [many] { $ahead } d’autres analyses passent d’abord.
       *[other] { $ahead } autres analyses passent d’abord.
    }
page-review-progress = { $judged } sur { $of } examinés
page-review-done = L’analyse est terminée.

## La courbe

page-review-curve = Chances de gagner
page-review-win-of = { $name } : { $percent } %.
page-review-percent = { $percent } %
page-review-numbers = La courbe en chiffres
page-review-numbers-about = Les chances de gagner de chacun
page-review-move = Coup

## Ce qui ressort

page-review-mark-slip = imprécision
page-review-mark-mistake = erreur
page-review-mark-blunder = grosse erreur
page-review-mark-joker = coup de chance
page-review-next = Coup marqué suivant
page-review-previous = Coup marqué précédent
page-review-thresholds = Une imprécision fait perdre au moins 1 % de chances de gagner, une erreur 2 %, une grosse erreur 8 %. Un coup de chance en donne 30 % ou plus à quelqu’un.

## L’action à l’écran

page-review-this = Ce coup
page-review-not-judged = Il n’y avait rien à choisir ici.
page-review-not-yet = Pas encore examiné.
page-review-nothing-better = Rien n’était meilleur.
page-review-loss = Cela a fait perdre { $percent } % de chances de gagner.
page-review-played = Joué : { $action }
page-review-better = Mieux : { $action }
page-review-luck-gave = La chance a donné { $percent } % de chances de gagner.
page-review-luck-took = La malchance a coûté { $percent } % de chances de gagner.
page-review-show = Montrer sur le plateau
page-review-try = Essayer soi-même

## Les moments décisifs

page-review-moments = Les moments décisifs
page-review-no-moments = Aucun moment n’a décidé à lui seul de cette partie.
page-review-moment = Coup { $move }, { $name }
page-review-chance = chance
page-review-effect-gave = { $name } gagne { $percent } % de chances de gagner.
page-review-effect-took = { $name } perd { $percent } % de chances de gagner.
page-review-effect-from = De { $from } % à { $to } %.

## Chance et choix

page-review-account = Chance et choix
page-review-luck-gave-points =
    { $points ->
        [one] { $name } : la chance a donné { $points } point.
        [many] { $name } : la chance a donné { $points } de points.
       *[other] { $name } : la chance a donné { $points } points.
    }
page-review-luck-took-points =
    { $points ->
        [one] { $name } : la malchance a coûté { $points } point.
        [many] { $name } : la malchance a coûté { $points } de points.
       *[other] { $name } : la malchance a coûté { $points } points.
    }
page-review-own-cost = Ses propres choix en ont coûté { $points }.
page-review-own-gained = Ses propres choix en ont rapporté { $points }.
page-review-account-about = La chance est comparée à la moyenne de tout ce qui pouvait sortir, les choix au meilleur à chaque fois. Personne ne les trouve tous.
page-review-account-all = Du début au résultat
page-review-account-percent = Chances de gagner, en pour cent
page-review-account-points = En points
page-review-remainder-about = Avis changés : plus tard, avec plus d’éléments, le robot a jugé certaines positions autrement qu’avant. Pour les chances de gagner, ils sont répartis sur les autres lignes.
page-review-account-choices = Choix
page-review-part-start = Au début
page-review-part-luck = Chance
page-review-part-own = Ses propres choix
page-review-part-others = Choix des autres
page-review-part-remainder = Avis changés
page-review-part-end = Résultat
page-review-count-choices = Tous les choix
page-review-count-slips = Imprécisions
page-review-count-mistakes = Erreurs
page-review-count-blunders = Grosses erreurs
page-review-accuracy = Précision
page-review-accuracy-about = La précision est la moyenne de tous les choix : un choix qui ne fait rien perdre compte pour 100 %, un choix qui fait perdre 8 % compte pour 50 %.

## Un choix à refaire

page-review-try-ask = Tu joues { $name }. Que ferais-tu ?
page-review-try-best = Exact : rien n’est meilleur.
page-review-try-played = C’est ce qui a été joué. Cela fait perdre { $percent } % de chances de gagner.
page-review-try-other = Cela fait perdre { $percent } % de chances de gagner.
page-review-try-behind = Il y a au moins cinq meilleurs coups.
page-review-try-again = Réessayer
page-review-try-show = Montrer le meilleur coup
page-review-try-back = Retour à l’analyse

## Statistiques

page-review-statistics = Statistiques

## Statistiques de la fusée de Pacal

page-review-pacal-districts = Quartiers qui rapporteraient
page-review-pacal-points-play = { page-source-pacal-play } : points au fil des manches
page-review-pacal-points-river = { page-source-pacal-river } : points au fil des manches
page-review-pacal-points-lake = { page-source-pacal-lake } : points au fil des manches
page-review-pacal-points-district = { page-source-pacal-district } : points au fil des manches
page-review-pacal-points-god_stones = { page-source-pacal-god_stones } : points au fil des manches
page-review-pacal-flights = Trajets
page-review-pacal-flight-straight = En ligne droite
page-review-pacal-flight-turns = En tournant
page-review-pacal-flight-leap = Avec les flèches
page-review-pacal-flight-god = Pièces d’énergie utilisées
page-review-pacal-pyramids = Pyramides à la fin
page-review-pacal-floors =
    { $floors ->
        [one] { $floors } étage
        [many] { $floors } d’étages
       *[other] { $floors } étages
    }
page-review-pacal-stones = Pierres
page-review-pacal-returned = Rendues quand les autres ont construit

## Statistiques d’Uxmal

page-review-uxmal-cards = Cartes
page-review-uxmal-card-overlay = Prises pour une idole recouverte
page-review-uxmal-card-adjacent = Prises pour une idole voisine
page-review-uxmal-card-moves = Payées pour des déplacements
page-review-uxmal-card-venerate = Payées pour vénérer
page-review-uxmal-card-curse = Payées pour maudire
page-review-uxmal-points = Points par niveau
page-review-uxmal-points-priests = Niveau { $level }, prêtres
page-review-uxmal-points-cards = Niveau { $level }, cartes
page-review-uxmal-popularity = Places des idoles au fil de la partie
page-review-uxmal-move = Coup { $move }
page-review-uxmal-level = Niveau { $level }
page-review-uxmal-idol = { uxmal-idol }
