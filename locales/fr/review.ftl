# L’analyse d’une partie terminée, en français.

review-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
review-halted = L’analyse a été interrompue avant la fin.
review-busy = Trop d’analyses attendent déjà. Réessayez dans un instant.

## Le tableau du terminal

review-title = { $title }, { $players } joueurs, { $playouts } simulations par choix. Les écarts portent sur les chances de gagner.
review-player = joueur
review-start = départ
review-luck = chance
review-own = ses choix
review-others = choix des autres
review-end = résultat
review-luck-points = chance en points
review-accuracy = précision
review-remainder = reste
review-no-mistakes = Personne n’a rien gâché.
review-mistakes = Ce qui a coûté quelque chose :
review-slip = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-choice = { $at }. Joueur { $seat } : { $played }, mieux { $best }
review-moments = { $count ->
    [one] Le moment qui a décidé de la partie :
   *[other] Les { $count } moments qui ont décidé de la partie :
}
review-moment-choice = { $at }. Le joueur { $seat } joue { $played } au lieu de { $best } : { $effect }
review-moment-chance = { $at }. { $played } : { $effect } pour le joueur { $seat }

## Faits : ce que fait une action, pour donner une raison

review-fact-then = Ensuite : { $line }.
review-fact-now-more =
    Compté juste après ce tour : { $points ->
        [one] 1 point
       *[other] { $points } points
    } de plus pour le joueur { $seat } que ce qui a été joué.
review-fact-now-less =
    Compté juste après ce tour : { $points ->
        [one] 1 point
       *[other] { $points } points
    } de moins pour le joueur { $seat } que ce qui a été joué.
review-fact-expected =
    Attendu à la fin : { $points ->
        [one] 1 point
       *[other] { $points } points
    } de plus pour le joueur { $seat }.
review-fact-expected-less =
    Attendu à la fin : { $points ->
        [one] 1 point
       *[other] { $points } points
    } de moins pour le joueur { $seat }.
review-fact-as-good = Un résultat au moins aussi bon pour le joueur { $seat } arrive dans { $percent } % des cas.
review-fact-as-bad = Un résultat au moins aussi mauvais pour le joueur { $seat } arrive dans { $percent } % des cas.
