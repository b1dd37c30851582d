# Ce qu’une table dit à ses joueurs.

## Refus

table-stale = La table a changé entre-temps (version { $current }). Regarde-la avant de décider.
table-not-seated = Tu n’as pas de place à cette table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-your-turn = Ce n’est pas ton tour.
table-turn-complete = Ton tour est complet. Termine-le, ou annule ta dernière action.
table-turn-incomplete = Ton tour n’est pas encore complet.
table-nothing-to-undo = Tu n’as rien à annuler. Les lancers de dé et les coups des autres ne s’annulent pas.
table-stood-in = Un robot joue pour toi. Reprends d’abord ta place.
table-not-stood-in = Aucun robot ne joue pour toi.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est finie.
table-closed = L’administrateur de ce serveur a fermé la table. Personne n’a gagné.
table-not-over = La partie n’est pas encore finie.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-no-clock = Cette table n’a pas d’horloge à mettre en pause.
table-no-such-seat = Il n’y a pas de joueur { $seat } à cette table.
table-seat-taken = La place du joueur { $seat } est prise.
table-seat-open = La place du joueur { $seat } est libre : il n’y a personne.
table-no-open-seat = Toutes les places sont prises.
table-open-seats = { $count ->
    [one] Une place est encore libre : remplis-la ou ferme-la
   *[other] { $count } places sont encore libres : remplis-les ou ferme-les
}, puis lance la partie.
table-wrong-seats = Ce jeu se joue de { $least } à { $most } joueurs.
table-bad-name = Un nom a de 1 à { $most } caractères.
table-name-character = Un nom ne peut pas contenir le caractère { $character } : il est invisible, ou ce n’est ni une lettre, ni un chiffre, ni un symbole.
table-name-scripts = Un nom s’écrit dans un seul alphabet. Des lettres d’alphabets différents peuvent se ressembler.
table-name-bot = Un nom ne peut pas commencer par le mot « robot » ou « bot » : c’est ainsi que s’appellent les robots.
table-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui a le même aspect.
table-bad-id = Un identifiant a de 1 à 64 lettres, chiffres, « - » et « _ ».
table-bad-seed = Une graine s’écrit avec 64 chiffres hexadécimaux en minuscules.
table-bad-pace = En direct, un tour dure de 5 secondes à une heure, avec une réserve d’un jour au plus ; par correspondance, de 1 à 60 jours.
table-chat-off = L’hôte a coupé la discussion.
table-chat-empty = Ce message est vide.
table-chat-too-long = Un message a au plus { $most } caractères.
table-chat-too-fast = Tu vas trop vite. Continue dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-unknown-phrase = Ce message tout prêt n’existe pas.
table-nobody-to-mute = Il n’y a personne à masquer à cette place.
table-nobody-to-report = Il n’y a personne à signaler à cette place.
table-no-spectators = Cette table n’est pas ouverte aux spectateurs.
table-record-closed = L’enregistrement révélerait ce qui est caché. Tu l’auras à la fin de la partie.
table-bad-opening = L’action { $number } de l’ouverture, « { $action } », ne peut pas être jouée.
table-opening-over = L’ouverture va jusqu’à la fin de la partie. Raccourcis-la.
table-long-opening = L’ouverture est trop longue. Elle peut avoir au plus { $most } actions.
table-large-setup = Ce matériel est trop volumineux pour être enregistré. Il y a de la place pour { $most } octets.
table-full = Il s’est passé trop de choses à cette table. La partie peut encore être jouée jusqu’à la fin.
table-no-such-look = Il y a { $most } couleurs au choix.
table-has-clock = Cette table a une pendule : un robot joue quand le temps est écoulé.
table-nobody-to-replace = Un robot ne peut jouer que pour une autre personne à cette table.
table-already-stood-in = Un robot joue déjà pour cette personne.
table-not-away = Cette personne est là.
table-away-too-short = Cette personne n’est pas absente depuis assez longtemps. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-nobody-to-nudge = Tu ne peux relancer qu’une autre personne, quand c’est à elle de jouer.
table-hint-among-people = Un robot ne conseille que les personnes qui jouent seules contre des robots.
table-nudged-just-now = Tu viens de relancer. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-no-rematch = La revanche commence quand tout le monde à la table la veut.

## Messages tout prêts

table-say-hello = Bonjour !
table-say-good-luck = Bonne chance à tous !
table-say-well-played = Bien joué !
table-say-thanks = Merci !
table-say-sorry = Pardon !
table-say-one-moment = Un instant, s’il vous plaît.
table-say-good-game = Belle partie !
table-say-again = On en refait une ?

## Vérifier les dés d’un enregistrement

verify-opening = { $count ->
    [one] La première action faisait
   *[other] Les { $count } premières actions faisaient
} partie de l’ouverture : aucun dé n’a été lancé pour cela.
verify-bad-opening = Attendu : le nombre d’actions de l’ouverture, au plus celui des actions de la partie.
verify-roll = Le lancer { $roll } est « { $action } », comme le veut la graine.
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
verify-missing = Il manque de quoi vérifier les dés : l’en-tête n’a pas de ligne « # { $key } … »{ $key ->
    [seed] . La graine est révélée à la fin de la partie
   *[other] {""}
}.
verify-twice = L’en-tête a plusieurs lignes « # { $key } … ».
verify-malformed = { $key ->
    [table] Ce n’est pas le nom d’une table.
   *[other] Attendu : 64 chiffres hexadécimaux en minuscules.
}
verify-wrong-seed = Ce n’est pas la graine qui avait été scellée : son SHA-256 n’est pas { $commitment }.
verify-wrong-roll = Le lancer { $roll } est « { $found } », mais la graine donne « { $expected } ».
