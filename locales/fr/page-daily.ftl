# La position du jour.

page-daily = Position du jour
page-daily-title = { $title } : position du jour
page-daily-task = Joue ce tour de façon à avoir le plus de points si tout était décompté juste après.
page-daily-found = C’est le meilleur tour.
page-daily-more = Cette position permet mieux.
page-daily-answer = Le meilleur tour :
page-daily-brings-now = Il rapporte { $now } points tout de suite.
page-daily-brings-later = Il rapporte { $later } points au décompte.
page-daily-brings-both = Il rapporte { $now } points tout de suite et { $later } de plus au décompte.
page-daily-second = Tout autre résultat rapporte { $points } au plus.
page-daily-yours = Ton tour rapporte { $points } points sur { $best }.
page-daily-again = Réessayer
page-daily-restart = Recommencer
page-daily-show = Voir le meilleur tour
page-daily-tell = Partager le résultat
page-daily-share = Sacbe, { $title }, position du { $date }
page-daily-share-points = { $points } points sur { $best }
page-daily-share-found = { $tries ->
    [one] Trouvé du premier coup.
   *[other] Trouvé en { $tries } essais.
 }
page-daily-share-missed = Pas trouvé.
page-daily-streak = { $days } jours de suite.
