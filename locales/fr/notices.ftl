# Notifications de tour : messages push, rappels, heures calmes, jours de congé.

no-push = Ce serveur n’envoie pas de notifications push.
bad-push-endpoint = Ce n’est pas l’adresse d’un service push.
bad-push-key = Les clés de cet abonnement ne sont pas valables.
bad-quiet-hours = Les heures calmes durent au plus 12 heures, d’une heure du jour à une autre.
table-no-days-off = { $left ->
    [0] Tu n’as plus de jours de congé à cette table.
    [one] Il ne te reste qu’un jour de congé.
   *[other] Tu peux prendre de un à { $left } jours de congé.
}

## Ce qui est envoyé (not on the page)

push-title = { $game } : à toi de jouer
push-body = { $name }, c’est à toi de jouer.
push-reminder = { $hours ->
    [one] { $name }, il te reste une heure pour ton tour.
   *[other] { $name }, il te reste { $hours } heures pour ton tour.
}
