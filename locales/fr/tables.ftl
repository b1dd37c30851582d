# Ce qu’une table dit aux gens qui l’entourent.

## Refus

table-stale = La table a avancé (version { $current }). Regarde encore avant de décider.
table-not-seated = Tu n’as pas de place à cette table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-your-turn = Ce n’est pas ton tour.
table-turn-complete = Ton tour est complet. Termine-le, ou annule la dernière action.
table-turn-incomplete = Ton tour n’est pas encore complet.
table-nothing-to-undo = Tu n’as aucune action à annuler. Les dés et ce qu’ont fait les autres restent acquis.
table-stood-in = Un robot joue à ta place. Reprends d’abord ta place.
table-not-stood-in = Aucun robot ne joue à ta place.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est finie.
table-not-over = La partie n’est pas encore finie.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-no-clock = Cette table n’a pas d’horloge à mettre en pause.
table-no-such-seat = Il n’y a pas de place { $seat } à cette table.
table-seat-taken = La place { $seat } est prise.
table-seat-open = Personne n’est assis à la place { $seat }.
table-no-open-seat = Toutes les places sont prises.
table-open-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
} Remplis ou ferme ce qui est libre, puis lance la partie.
table-wrong-seats = Ce jeu se joue de { $least } à { $most } joueurs.
table-bad-name = Un nom a de 1 à { $most } caractères.
table-name-taken = Quelqu’un à cette table porte déjà ce nom.
table-bad-id = Un identifiant a de 1 à 64 lettres, chiffres, « - » et « _ ».
table-bad-seed = Une graine s’écrit avec 64 chiffres hexadécimaux en minuscules.
table-bad-pace = Une partie en direct donne de 5 secondes à une heure par tour et jusqu’à un jour de réserve ; une partie lente donne de 1 à 60 jours par tour.
table-chat-off = L’hôte a coupé la discussion.
table-chat-empty = Ce message est vide.
table-chat-too-long = Un message a au plus { $most } caractères.
table-chat-too-fast = Ça fait beaucoup d’un coup. Continue dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-unknown-phrase = Cette phrase toute faite n’existe pas.
table-nobody-to-mute = Il n’y a personne à masquer à cette place.
table-no-spectators = Cette table n’est pas ouverte aux spectateurs.
table-record-closed = L’enregistrement révèle ce qui est caché. Tu l’auras quand la partie sera finie.
table-bad-opening = L’action { $number } de l’ouverture, « { $action } », ne peut pas être jouée.
table-opening-over = L’ouverture joue la partie jusqu’au bout. Laisses-en un peu à jouer.
table-no-rematch = Une revanche commence quand toute la table en veut une.

## Phrases toutes faites

table-say-hello = Bonjour !
table-say-good-luck = Bonne chance, amusez-vous bien !
table-say-well-played = Bien joué !
table-say-thanks = Merci !
table-say-sorry = Pardon !
table-say-one-moment = Un instant, s’il vous plaît.
table-say-good-game = Belle partie !
table-say-again = On en refait une ?

## Vérifier les dés d’un enregistrement

verify-commitment = La graine est bien celle qui avait été scellée avant le premier lancer.
verify-opening = { $count ->
    [one] La première action a été donnée
   *[other] Les { $count } premières actions ont été données
} au début de la partie. Personne n’a lancé de dé pour cela.
verify-bad-opening = Attendu : combien d’actions ont été données au début de la partie, et pas plus qu’il n’y en a.
verify-roll = Le lancer { $roll } est « { $action } », comme le dit la graine.
verify-complete = La partie est complète. { $rolls ->
    [0] Aucun lancer n’était à vérifier
    [one] Son seul lancer a été vérifié
   *[other] Ses { $rolls } lancers ont tous été vérifiés
}, et ses { $actions } actions sont toutes conformes aux règles.
verify-cut-short = L’enregistrement s’arrête avant la fin de la partie. { $rolls ->
    [0] Il n’y avait aucun lancer à vérifier,
    [one] Un lancer a été vérifié,
   *[other] { $rolls } lancers ont été vérifiés,
} et ses { $actions } actions sont conformes aux règles.
verify-missing = Il n’y a rien pour vérifier les dés : l’en-tête n’a pas de ligne « # { $key } … »{ $key ->
    [seed] . La graine est révélée quand la partie est finie
   *[other] {""}
}.
verify-twice = L’en-tête a plusieurs lignes « # { $key } … ».
verify-malformed = { $key ->
    [table] Ce n’est pas le nom d’une table.
   *[other] Attendu : 64 chiffres hexadécimaux en minuscules.
}
verify-wrong-seed = Ce n’est pas la graine qui avait été scellée : son SHA-256 n’est pas { $commitment }.
verify-wrong-roll = Le lancer { $roll } est « { $found } », mais la graine dit « { $expected } ».
