# La fin d’une partie : ce qu’on en retient, et la suite.

page-best = { $piece } : { $name }
page-best-pacal =
    { $floors ->
        [one] La plus belle pyramide, { $floors } étage en { $square }
       *[other] La plus belle pyramide, { $floors } étages en { $square }
    }
page-best-uxmal =
    { $points ->
        [one] Le meilleur prêtre, { $points } point au niveau { $level }
       *[other] Le meilleur prêtre, { $points } points au niveau { $level }
    }
page-sources = D’où viennent les points
page-source-pacal-play = Pendant la partie
page-source-pacal-river = Rivière
page-source-pacal-lake = Lac
page-source-pacal-district = Quartiers
page-source-pacal-god_stones = Pièces d’énergie
page-source-uxmal-priests = Prêtres
page-source-uxmal-cards = Cartes
page-review = Analyse
page-review-about = L’analyse montre les chances de gagner de chacun, les actions décisives et la part de chance.
page-table-gone = Impossible d’ouvrir cette table
page-gain-of = { $name } : { $points }.
