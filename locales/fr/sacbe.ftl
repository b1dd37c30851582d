# Ce que le programme dit autour des jeux. Les phrases des jeux ont leurs propres fichiers.

## Places et résultats

seat = Joueur { $seat }
seat-with-name = Joueur { $seat } ({ $name })
scores = Points :
final-scores = Score final :
won = { $count ->
    [one] Le joueur { $seats } a gagné.
   *[other] Les joueurs { $seats } se partagent la victoire.
}

## Refus

refused-by-rule = { $sentence } (règle { $rule })
at-line = Ligne { $line } : { $sentence }
in-file = { $file } : { $sentence }

not-an-action = « { $text } » n’est pas une action. Écris-la exactement comme dans la liste.
no-game = Il n’y a pas encore de partie. Commences-en une avec « new » ou « load ».
nothing-to-undo = Il n’y a rien à annuler.
unknown-game = Le jeu « { $name } » n’existe pas. Au choix : { $known }.
unknown-option = L’option « { $name } » n’existe pas. Au choix : { $known }.
unknown-rules = { $title } n’a pas de version { $found } des règles. Au choix : { $known }.
bad-option =
    L’option « { $name } » vaut { $found }. Attendu : { $name ->
        [master] true ou false.
        [gaps] any ou empty.
        [diamonds] true ou false.
        [edition] de, fr ou cs.
        [board] default, ou un plateau sous forme d’objet JSON.
        [die] six faces, chacune un nombre entier de 1 à 9 ou arrows.
        [stall_rounds] un nombre entier de 0 à 999.
       *[other] { $expected }.
    }
wrong-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $found }.
unknown-bot = Le robot « { $name } » n’existe pas. Au choix : { $known }.
go-at-chance = Il n’y a rien à décider ici, c’est au hasard : joue une des actions permises, selon leur poids.
go-when-over = Il n’y a plus rien à décider : la partie est finie.
unknown-clause = Les règles de { $game } n’ont pas de numéro { $number }.

## Enregistrements

record-malformed = Cette ligne n’a pas sa place ici. Dans l’en-tête, chaque ligne est un mot suivi de sa valeur ; une ligne vide le termine. Aucune ligne ne finit par un retour chariot.
record-header = L’en-tête dit « { $key } { $found } », mais ce programme lit « { $key } { $expected } ».
record-header-missing = L’en-tête n’a pas de ligne « { $key } ».
record-header-twice = L’en-tête a plusieurs lignes « { $key } ».
record-players = « { $found } » n’est pas un nombre de joueurs.
record-option = Il manque une valeur à « option { $found } ». Attendu : « option NOM VALEUR ».
record-option-twice = L’option « { $name } » est donnée plusieurs fois.

## Requêtes des programmes

bad-json = Ce n’est pas du JSON : { $reason }.
bad-request = { $field ->
    [request] Une requête doit être un objet JSON ; celle-ci est du type « { $found } ».
   *[other] { $found ->
        [nothing] Il manque le champ « { $field } ». Attendu : { $field ->
                [players] un nombre entier
                [ms] un nombre entier
                [playouts] un nombre entier
                [threads] un nombre entier
                [seed] un nombre entier
                [options] un objet
               *[other] un texte
            }.
        [unreadable] La partie « { $field } » de cette requête est illisible.
       *[other] Pour le champ « { $field } », on attend { $field ->
                [players] un nombre entier
                [ms] un nombre entier
                [playouts] un nombre entier
                [threads] un nombre entier
                [seed] un nombre entier
                [options] un objet
               *[other] un texte
            } ; il est du type « { $found } ».
    }
}
unknown-command = La commande « { $name } » n’existe pas. Au choix : { $known }.
line-too-long = Cette ligne dépasse { $most } octets : elle n’a pas été lue.
internal-error = Il y a une erreur dans le programme lui-même. La requête n’a pas été exécutée.

## Fichiers et ligne de commande

file-unreadable = Impossible de lire le fichier : { $reason }.
file-too-large = Impossible de lire le fichier : il dépasse { $most } Mo, bien plus qu’un enregistrement ou du matériel de jeu.
file-not-text = Impossible de lire le fichier : ce n’est pas un fichier texte.
file-unwritable = Impossible d’écrire le fichier : { $reason }.
io-failed = La lecture ou l’écriture a échoué : { $reason }.
end-of-input = Fin de l’entrée.
option-shape = Une option se donne sous la forme NOM=VALEUR, pas « { $found } ».
option-twice = L’option « { $name } » est donnée plusieurs fois.

## Jouer dans un terminal

play-welcome = Tape une action ou son numéro. « ? » montre les autres commandes.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Quel jeu ?
play-ask-players = Combien de joueurs ({ $least } à { $most }) ?
play-a-number = Attendu : un nombre entier de { $least } à { $most }.
play-ask-people = { $players } joueurs : lesquels sont des personnes ? (par exemple 1,3 ; Entrée pour le joueur 1 ; « none » pour regarder)
play-seats = « { $found } » n’est pas une liste de joueurs. Attendu : des numéros comme 1 ou 1,3, ou « none ».
play-no-such-seat = Il n’y a pas de joueur { $seat } dans une partie à { $players }.
play-levels =
    1  { bot-level-1 } : { bot-level-1-about }
    2  { bot-level-2 } : { bot-level-2-about }
    3  { bot-level-3 } : { bot-level-3-about }
    4  { bot-level-4 } : { bot-level-4-about }
    5  { bot-level-5 } : { bot-level-5-about }
    6  { bot-level-6 } : { bot-level-6-about }
    7  { bot-level-7 } : { bot-level-7-about }
    8  { bot-level-8 } : { bot-level-8-about }
    9  { bot-level-9 } : { bot-level-9-about }
    10 { bot-level-10 } : { bot-level-10-about }
play-ask-levels = Quel niveau { $bots ->
    [one] pour le robot
   *[other] pour les { $bots } robots
} ? ({ $levels } ; Entrée pour { $usual }{ $bots ->
    [one] {""}
   *[other] {" "}; un seul pour tous, ou un par robot comme 3,5
})
play-wrong-levels = { $found ->
    [one] Un niveau
   *[other] { $found } niveaux
} pour { $bots ->
    [one] un robot
   *[other] { $bots } robots
} : donnes-en un pour tous, ou un par robot.
play-no-bot = Le joueur { $seat } n’est pas un robot.
play-prompt = >
play-no-such-number = Aucune action de la liste n’a ce numéro.
play-undone = Annulé : { $action }
play-why-legal = C’est permis maintenant. { $sentence }
play-which-file = Quel fichier ? Tape son nom après la commande, comme « save ma-partie.txt ».
play-saved = Enregistré sous { $file }.
play-not-saved = Non enregistré.
play-ask-overwrite = { $file } existe déjà. Le remplacer (y = oui, n = non) ?
play-file-exists = { $file } existe déjà. « save! { $file } » le remplace.
play-over = La partie est finie. « save FICHIER » l’enregistre, « undo » revient en arrière, « quit » quitte.
play-help =
    Tape une action comme dans la liste, par exemple « fly f9 », ou son numéro. Et aussi :
      ?             cette liste
      why ACTION    pourquoi une action n’est pas permise, avec la règle
      undo          retour à ta dernière décision
      board         affiche de nouveau le plateau et la liste
      log           tout ce qui s’est passé
      rules         toutes les règles ; « rules 5.4 » en donne une, « rules 5 » une section
      save FICHIER  enregistre la partie ; « save! FICHIER » remplace un fichier
      load FICHIER  continue à partir d’un enregistrement
      quit          quitte

## At a table of a server (not on the page)

join-bad-link = « { $link } » n’est pas le lien d’une table. On attend un lien comme https://games.example.org/t/TABLE.
join-no-folder = Il n’y a pas de dossier pour garder ta place. Indiques-en un avec --state.
join-no-sacbe = Il n’y a pas de serveur Sacbe à cette adresse : la réponse a le statut { $status }.
join-unreachable = { $server } est injoignable : { $reason }
join-gone = { $server } ne répond plus depuis trop longtemps : { $reason } Ta place reste la tienne ; la même commande t’y ramène.
join-refused = Le serveur dit : { $sentence }
join-full = Toutes les places de cette table sont prises.
join-over = La partie de cette table est terminée.
join-closed = L’opérateur du serveur a fermé cette table.
join-table = { $game }, une table de { $seats } places.
join-ask-name = Ton nom à la table ?
join-seated = Tu es le joueur { $seat }. La partie commence quand l’hôte la lance. « ? » affiche l’aide.
join-host = Tu es l’hôte : tape « start » pour commencer.
join-started = La partie commence.
join-sat = { $name } s’assoit comme joueur { $seat }.
join-filled = Un robot de niveau { $level } prend la place du joueur { $seat }.
join-left = Le joueur { $seat } s’en va.
join-undone = { $steps ->
    [one] Le joueur { $seat } annule une étape.
   *[other] Le joueur { $seat } annule { $steps } étapes.
}
join-timed-out = Le temps du joueur { $seat } est écoulé ; un robot continue.
join-stood-in = Un robot joue pour le joueur { $seat }, qui est absent.
join-taken-back = Le joueur { $seat } est de retour.
join-paused = La partie est en pause.
join-resumed = La partie reprend.
join-said = { $name } : « { $text } »
join-rematch-wanted = Le joueur { $seat } voudrait une revanche ; tape « rematch » si toi aussi.
join-rematched = La revanche : sacbe play --join { $link }
join-nudged = Le joueur { $seat } te fait signe : c’est à toi.
join-allowed = Tu peux faire cela maintenant.
join-may-end = « end » termine ton tour, « undo » annule une étape.
join-finished = La partie est terminée. « save FICHIER » l’enregistre, « rematch » demande une revanche, « quit » termine.
join-dice-right = Tous les dés sont tombés comme le serveur l’avait promis.
join-lost = La connexion est perdue. Nouvel essai …
join-back = De nouveau connecté.
join-help =
    Tape une action comme dans la liste, par exemple « fly f9 », ou son numéro. Et aussi :
      ?             cette aide
      why ACTION    pourquoi une action n’est pas permise, avec la règle
      undo          annuler une étape de ton tour
      end           terminer ton tour
      board         encore le plateau et la liste
      log           tout ce qui s’est passé
      rules         toutes les règles ; « rules 5.4 » en montre une, « rules 5 » une partie
      say MOTS      dire quelque chose à toute la table
      save FICHIER  enregistrer la partie
      start         lancer la partie, si tu es l’hôte
      back          reprendre ta place à un robot
      rematch       demander une revanche
      leave         quitter la table : un robot continue
      quit          terminer ; ta place reste la tienne

## Rediffusions

replay-of = { $title }, { $players } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
replay-ask = Entrée : suivant, b : retour, q : quitter >
replay-ask-end = Fin de l’enregistrement. b : retour, q : quitter >
replay-help = Appuie sur Entrée pour avancer, ou tape b pour reculer, q pour quitter.
replay-too-far = Il n’y a pas de position après { $at } actions : l’enregistrement en a { $last }.

## Vitesse

speed-table =
    Parties au hasard de { $game } à { $players } joueurs : { $games } parties, { $decisions } décisions, { $seconds } s
      parties par seconde           { $games-rate }
      décisions par seconde         { $decisions-rate }
      actions listées par seconde   { $listed-rate }
      octets par position           { $bytes }

## Arène

arena-title = { $title }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
arena-bot = robot
arena-wins = victoires
arena-rate = taux
arena-interval = intervalle à 95 %
arena-mean-score = score moyen
arena-elo = Elo
arena-elo-interval = intervalle à 95 %
arena-pairs = Deux par deux, victoires du premier :
arena-sprt-accepted = Accepté : plutôt { $high } points Elo de plus que { $low }. (LLR { $llr }, fin à { $lower } ou { $upper })
arena-sprt-rejected = Rejeté : au mieux { $low } points Elo de plus, pas { $high }. (LLR { $llr }, fin à { $lower } ou { $upper })
arena-sprt-open = Indécis : trop peu de parties pour trancher entre { $low } et { $high } points Elo de plus. (LLR { $llr }, fin à { $lower } ou { $upper })
arena-stalled = { $count ->
    [one] Une partie n’avançait plus et a été interrompue.
   *[other] { $count } parties n’avançaient plus et ont été interrompues.
}
arena-forfeit = La partie { $game } est perdue par forfait. { $sentence }
arena-more-forfeits = { $count ->
    [one] Une autre partie est perdue par forfait.
   *[other] { $count } autres parties sont perdues par forfait.
}
arena-few-bots = Il faut au moins deux robots pour un tournoi, pas { $found }. Nomme-les avec --bots et --engine.
arena-many-bots = { $found } robots pour { $players } joueurs : nomme deux robots, ou un par joueur, ou ajoute --tournament pour qu’ils se rencontrent deux par deux.
arena-parameter = « { $bot } » n’a pas de paramètre « { $found } ». Au choix : ms=N, playouts=N et threads=N, et pour les moteurs bot=NOM.
arena-sprt = Un test séquentiel demande deux nombres de points Elo, le plus petit d’abord, de -2000 à 2000, et des taux d’erreur supérieurs à 0 et inférieurs à 0,5.
arena-sprt-bots = Un test séquentiel oppose deux robots, pas { $found }.
arena-not-a-journal = Cette ligne ne vient pas d’un tournoi que l’on peut reprendre.
arena-other-contest = Ce fichier est celui d’un autre tournoi : un autre jeu, d’autres robots, une autre graine ou d’autres limites. Donne à chacun son propre fichier.
arena-command = « { $found } » n’est pas une commande : il manque un programme ou un guillemet fermant.

arena-fault-start = { $bot } n’a pas pu être lancé : { $detail }.
arena-fault-died = { $bot } s’est arrêté au milieu de la partie ({ $detail }).
arena-fault-hung = { $bot } n’a pas répondu en { $detail }.
arena-fault-nonsense = { $bot } a donné une réponse incompréhensible : « { $detail } ».
arena-fault-refused = { $bot } a refusé la demande : « { $detail } ».
arena-fault-illegal = { $bot } a choisi « { $detail } », que les règles ne permettent pas à ce moment.
arena-fault-panicked = { $bot } a échoué : { $detail }.

## Apprentissage

puzzles-progress = Problème { $found } sur { $count }
learn-games = Génération { $generation } sur { $generations } : { $played } parties jouées sur { $games }.
learn-progress = Génération { $generation } sur { $generations } : { $positions } positions, perte de { $loss } nats (sur le gagnant).
learn-resumed = Reprise après la génération { $generation }.
learn-checkpoint-damaged = Ce n’est pas un point de reprise complet. Supprime-le pour repartir du début.
learn-checkpoint-of-other-course = Ce point de reprise vient d’un entraînement aux paramètres différents. Reprends les mêmes ou supprime-le pour repartir du début.
learn-not-a-network = Ce n’est pas un réseau de ce jeu.

## Test de charge d’un serveur

load-not-local = Le test de charge ne vise qu’un serveur de cette machine : donne une adresse comme 127.0.0.1:7777.
load-tables = Un test a de 1 à { $most } tables.
load-too-long = Un test dure au plus { $most } secondes.
load-connect = Impossible de joindre le serveur : { $reason }
load-answered = Le serveur a répondu { $status } : { $body }
load-protocol = Le serveur a envoyé une réponse inattendue : { $reason }
load-report =
    { $tables } tables, { $connections } connexions, { $seconds } s
    actions confirmées              { $actions }
    actions par seconde             { $rate }
    refusées                        { $refused }
    parties terminées               { $games }
    connexions perdues              { $lost }
    confirmées, p50/p95/p99 en ms   { $acknowledged }
    vues par d’autres, p50/p95/p99  { $seen }
    CPU du serveur, µs par action   { $cpu }
    mémoire, octets par table       { $table }
    mémoire, octets par connexion   { $connection }
    mémoire du serveur, octets      { $memory }

## Images
picture-mark = « { $found } » n’est pas un repère de cette image. Un repère s’écrit ainsi : light f9, path d4 e4, label A b2 ; ses cases sont sur le plateau.
