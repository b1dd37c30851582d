# Notifications hors de la page, heures calmes, jours de congé dans les parties lentes.

page-push-about = Reçois une notification sur cet appareil quand c’est à toi de jouer, même si cette page est fermée.
page-push-turn-on = Me prévenir sur cet appareil
page-push-turn-off = Ne plus me prévenir ici
page-push-is-on = Cet appareil recevra des notifications.
page-push-is-off = Cet appareil ne recevra plus de notifications.
page-push-insecure = Ton navigateur ne le permet qu’aux adresses qui commencent par https.
page-push-unsupported = Ce navigateur ne peut pas recevoir de notifications quand la page est fermée. Sur iPhone et iPad, ajoute d’abord la page à l’écran d’accueil.
page-push-denied = Tu as bloqué les notifications de cette page. Tu peux les autoriser dans les réglages de ton navigateur.
page-push-failed = Ton navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
page-quiet = Heures calmes
page-quiet-from = De
page-quiet-to = À
page-quiet-about = Les notifications attendent la fin de ces heures.
page-days-off = Jours de congé
page-days-off-about = Pendant ton absence, ton horloge s’arrête. Tu peux jouer quand même.
page-days-off-left = { $days ->
    [0] Tu n’as plus de jours de congé à cette table.
    [one] Tu peux prendre un jour de congé à cette table.
   *[other] Tu peux prendre { $days } jours de congé à cette table.
}
page-days-off-count = Nombre de jours
page-days-off-take = Prendre congé
page-days-off-until = Ton horloge est arrêtée jusqu’au { $date }.
page-seat-off = en congé jusqu’au { $date }
page-event-days-off = { $days ->
    [one] Le joueur { $seat } prend un jour de congé.
   *[other] Le joueur { $seat } prend { $days } jours de congé.
}
page-pace-days-off = Jours de congé par personne
page-pace-weekends-off = Les week-ends ne comptent pas
page-manner-weekends-off = les week-ends ne comptent pas
page-manner-days-off = { $days ->
    [one] un jour de congé chacun
   *[other] { $days } jours de congé chacun
}
