# La page de Pacal’s Rocket : boutons, le plateau en mots, situation, décompte final.

## Actions, sur les boutons et pour les lecteurs d’écran

page-pacal-do-place = Placer ton vaisseau en { $square }
page-pacal-do-roll =
    { $face ->
        [arrows] Obtenir les flèches
       *[other] Obtenir { $face }
    }
page-pacal-do-fly = Aller en ligne droite en { $square }
page-pacal-do-bend = Aller en tournant en { $square }
page-pacal-do-leap = Aller avec les flèches en { $square }
page-pacal-do-god = Utiliser la pièce d’énergie de valeur { $value }
page-pacal-do-land = Poser ton vaisseau en { $square }
page-pacal-do-drop-own = Une pierre divine dans ton vaisseau
page-pacal-do-drop-other = Une pierre divine dans le vaisseau du joueur { $seat }
page-pacal-do-drop-own-from = La pierre divine en { $square } dans ton vaisseau
page-pacal-do-drop-other-from = La pierre divine en { $square } dans le vaisseau du joueur { $seat }
page-pacal-do-done = Plus de pierres divines
page-pacal-do-build =
    Construire { pacal-floors } en { $square } avec { $squares }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-pacal-do-raise =
    Rehausser la pyramide en { $square } à { pacal-floors } avec { $squares }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-pacal-do-pass = Passer : ne rien construire

## Le plateau en mots

page-pacal-board = Le plateau
page-pacal-keys = Flèches : parcourir les cases. Entrée : choisir. N : prochaine case où tu peux agir. D : détails du quartier. Échap : annuler un choix.
page-pacal-lake = lac
page-pacal-covered = recouverte, hors jeu
page-pacal-in-district =
    { $kind ->
        [sacred] quartier sacré { $letter }, valeur { $value }
       *[plain] quartier { $letter }, valeur { $value }
    }
page-pacal-at-river = au bord de la rivière
page-pacal-at-lake = au bord du lac
page-pacal-has-pyramid =
    { $you ->
        [yes] ta pyramide à { pacal-floors }
       *[no] pyramide de { $name }, { pacal-floors }
    }
page-pacal-has-ship =
    { $you ->
        [yes] ton vaisseau
       *[no] vaisseau de { $name }
    }
page-pacal-has-stone =
    { $you ->
        [yes] ta pierre divine
       *[no] pierre divine de { $name }
    }
page-pacal-inside =
    { $you ->
        [yes] { $count ->
            [one] 1 pierre divine à toi dedans
           *[other] { $count } pierres divines à toi dedans
        }
       *[no] { $count ->
            [one] 1 pierre divine de { $name } dedans
           *[other] { $count } pierres divines de { $name } dedans
        }
    }
page-pacal-inside-hidden = contenu caché
page-pacal-inside-empty = vide
page-pacal-may-place = tu peux placer ton vaisseau ici
page-pacal-may-straight = tu peux venir ici en ligne droite : 2 pierres
page-pacal-may-bent = tu peux venir ici en tournant : 1 pierre
page-pacal-may-leap = tu peux venir ici avec les flèches : 2 pierres
page-pacal-may-land = tu peux poser ton vaisseau ici
page-pacal-may-ship = tu peux mettre une pierre divine dans ce vaisseau
page-pacal-may-stone = tu peux reprendre cette pierre divine
page-pacal-may-build = tu peux construire ici

page-pacal-and = { $one } et { $other }
page-pacal-comma = { $one }, { $other }
page-pacal-none = aucune

page-pacal-text-round = La manche
page-pacal-text-seats = Les joueurs
page-pacal-text-ships = Vaisseaux
page-pacal-text-stones = Pierres divines visibles
page-pacal-text-districts = Quartiers
page-pacal-text-waters = Rivière et lac
page-pacal-die-none = Le dé n’a pas encore été lancé.
page-pacal-die-shows =
    { $face ->
        [arrows] Le dé montre les flèches.
       *[other] Le dé montre { $face }.
    }
page-pacal-turn-of =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $name } de jouer.
    }
page-pacal-order-is = Prochains tours : { $names }.
page-pacal-closing = C’est la dernière manche.
page-pacal-of-floors = { $count } à { pacal-floors }
page-pacal-text-seat =
    { $you ->
        [yes] Toi
       *[no] { $name }
    } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Réserve : { $stones ->
        [one] { $stones } pierre divine
       *[other] { $stones } pierres divines
    } ; pyramides : { $pyramids }. Pièces d’énergie : { $gods }.
page-pacal-text-ship =
    { $you ->
        [yes] Ton vaisseau en { $square } : { $load }.
       *[no] Vaisseau de { $name } en { $square } : { $load }.
    }
page-pacal-text-stone =
    { $you ->
        [yes] Tes pierres divines : { $squares }.
       *[no] Pierres divines de { $name } : { $squares }.
    }
page-pacal-text-district = Quartier { $letter }, valeur { $value } : { $leader }. Pyramides : { $pyramids }.
page-pacal-text-pyramid =
    { $you ->
        [yes] la tienne à { pacal-floors } en { $square }
       *[no] celle de { $name } à { pacal-floors } en { $square }
    }
page-pacal-text-river = Rivière : { $places }.
page-pacal-text-lake = Lac : { $places }.
page-pacal-text-place =
    { $you ->
        [yes] toi
       *[no] { $name }
    } avec { pacal-floors } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pacal-leads-nobody = personne n’a construit ici
page-pacal-leads =
    { $you ->
        [yes] tu as la majorité
       *[no] { $name } a la majorité
    }
page-pacal-leads-shared = { $names } se partagent la majorité

## La barre : ce que l’on peut faire sans appuyer sur le plateau

page-pacal-die =
    { $face ->
        [none] Le dé, pas encore lancé
        [arrows] Le dé montre les flèches
       *[other] Le dé montre { $face }
    }
page-pacal-order = Ordre de jeu
page-pacal-order-seat = { $place } : { $name }
page-pacal-order-round = Nouvelle manche
page-pacal-key-straight = en ligne droite : 2 pierres
page-pacal-key-bent = en tournant : 1 pierre
page-pacal-key-leap = avec les flèches : 2 pierres
page-pacal-god-instead = Ou utilise une pièce d’énergie :
page-pacal-god-loses = elle ne comptera plus à la fin
page-pacal-your-ship = Ton vaisseau
page-pacal-into-own = Dans ton vaisseau
page-pacal-into-other = Dans le vaisseau de { $name }
page-pacal-to-drop =
    { $count ->
        [one] Encore { $count } pierre divine
       *[other] Encore { $count } pierres divines
    }
page-pacal-which-stone = Ta réserve est vide : reprends une de ces pierres divines.
page-pacal-which-ship = Ta réserve est vide : choisis un vaisseau, puis une de tes pierres divines à reprendre.
page-pacal-builds = Ce que tu peux construire
page-pacal-build-on =
    { $verb ->
        [raise] Rehausser { $square } à { $floors }
       *[build] Construire { $floors } en { $square }
    }
page-pacal-build-with = avec { $squares }
page-pacal-points-now =
    { $points ->
        [0] Aucun point maintenant.
        [one] 1 point maintenant.
       *[other] { $points } points maintenant.
    }
page-pacal-previous = Précédent
page-pacal-next = Suivant
page-pacal-pass = Passer
page-pacal-choose-build = Choisis ce que tu veux construire.

page-pacal-change-first = Tu es le premier à construire dans le quartier { $district }.
page-pacal-change-takeover = Tu prends à { $names } la majorité dans le quartier { $district }.
page-pacal-change-untie = Majorité départagée : tu passes devant { $names } dans le quartier { $district }.
page-pacal-change-tie = Tu partages la majorité dans le quartier { $district } avec { $names }.
page-pacal-change-keep = Tu as déjà la majorité dans le quartier { $district }.
page-pacal-change-behind = Tu restes derrière { $names } dans le quartier { $district }.
page-pacal-change-shores =
    { $shores ->
        [river] Compte pour la rivière.
        [lake] Compte pour le lac.
       *[both] Compte pour la rivière et le lac.
    }
page-pacal-sends-back =
    { $count ->
        [one] La pierre divine de { $names } sur cette case lui est rendue.
       *[other] Les pierres divines de { $names } sur cette case sont rendues.
    }
page-pacal-change-ends =
    { $ends ->
        [now] { $bonus ->
            [0] La partie finit aussitôt.
           *[other] La partie finit aussitôt, avec { $bonus } points de bonus (déjà comptés).
        }
       *[round] Cette manche sera la dernière.
    }
page-pacal-before-after = Étages : { $before } avant, { $after } après

## Situation

page-pacal-score = Score
page-pacal-stones-left =
    { $count ->
        [one] { $count } pierre divine
       *[other] { $count } pierres divines
    }
page-pacal-pyramids-left = Pyramides restantes
page-pacal-god-stones = Pièces d’énergie
page-pacal-god-stones-left = Pièces d’énergie : { $values }
page-pacal-river = Rivière
page-pacal-lake-name = Lac
page-pacal-district = Quartier
page-pacal-district-name =
    { $kind ->
        [sacred] Quartier sacré { $letter }
       *[plain] Quartier { $letter }
    }
page-pacal-worth = Vaut { $value }
page-pacal-pays = À la fin
page-pacal-pays-points =
    { $points ->
        [0] rien
        [one] 1 point
       *[other] { $points } points
    }
page-pacal-nobody-built = Personne n’a encore construit ici : le premier à le faire marque { $value }.
page-pacal-ends-at =
    Fin de partie : un joueur atteint { $points } points, ou construit et { $left ->
        [0] n’a plus de pyramide en réserve.
        [one] n’a plus qu’une pyramide en réserve.
       *[other] n’a plus que { $left } pyramides en réserve.
    }
page-pacal-close = Fermer

## Le décompte final

page-pacal-final = Décompte final
page-pacal-forecast = Si la partie finissait maintenant
page-pacal-final-play = Points en cours de partie
page-pacal-final-gods = Pièces d’énergie gardées
page-pacal-final-sum = Total des points
page-pacal-final-wins =
    { $you ->
        [yes] Tu as gagné avec { $points } points.
       *[no] { $name } a gagné avec { $points } points.
    }
page-pacal-final-shared = { $names } se partagent la victoire avec { $points } points.

## L’image de l’accueil

page-pacal-picture = Un vaisseau au-dessus d’une cité de pyramides, au bord d’une rivière
page-pacal-told-river = La rivière : les étages au bord de l’eau
page-pacal-told-lake = Le lac : les étages au bord de l’eau
page-pacal-told-district = Quartier { $letter } : le plus d’étages
page-pacal-told-god_stones = Les pièces d’énergie non utilisées
page-pacal-told-pyramid = La dernière pyramide
