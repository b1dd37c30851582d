# Uxmal en français.
#
# Cases, emplacements, faces et cartes sont donnés en notation ; une idole est donnée par sa lettre.

## Noms

# Sans article, puis avec.
uxmal-idol =
    { $idol ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    }
    .the =
        { $idol ->
            [J] le jaguar
            [S] le serpent
            [Q] le quetzal
            [M] le singe
           *[T] la tortue
        }

## Ce qui est demandé

uxmal-asks-order = Pose les cinq tuiles Idole sur la piste de popularité.
uxmal-asks-draw = Pioche une tuile dans la réserve.
uxmal-asks-first-tile = Place la première tuile : rien d’autre n’est encore possible.
uxmal-asks-tile = Place une tuile : tu n’as ni prêtre disponible ni cartes.
uxmal-asks-tile-or-priest = Place une tuile ou un prêtre : pour le reste, il faut des cartes.
uxmal-asks-turn = Place une tuile, place ou déplace un prêtre, ou bien vénère ou maudis une idole.
uxmal-asks-put = Pose la tuile { $tile } sur un emplacement libre du niveau { $level }.
uxmal-asks-claim = Ta tuile rapporte des cartes : choisis une seule récompense.
uxmal-asks-pay =
    Choisis { $cost ->
        [one] la carte à défausser
       *[other] les { $cost } cartes à défausser
    } pour aller de { $from } à { $to }.
uxmal-asks-over =
    La partie est finie : { $winners ->
        [one] le joueur { $seats } a gagné.
       *[other] les joueurs { $seats } se partagent la victoire.
    }

## Ce qui s’est passé

uxmal-describe-order =
    La piste de popularité est en place : { $first ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    } en tête, puis { $second ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    }, { $third ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    }, { $fourth ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    } et { $fifth ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Singe
       *[T] Tortue
    }.
uxmal-describe-tile = Le joueur { $seat } choisit de placer une tuile.
uxmal-describe-draw = Le joueur { $seat } pioche la tuile { $tile }.
uxmal-describe-put = Le joueur { $seat } pose la tuile, orientée { $face }, sur l’emplacement { $site } du niveau { $level }.
uxmal-describe-put-overlay =
    Le joueur { $seat } pose la tuile, orientée { $face }, sur l’emplacement { $site } du niveau { $level } et prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour deux idoles superposées.
uxmal-describe-put-adjacent =
    Le joueur { $seat } pose la tuile, orientée { $face }, sur l’emplacement { $site } du niveau { $level } et prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour deux idoles côte à côte.
uxmal-describe-overlay =
    Le joueur { $seat } prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour deux idoles superposées.
uxmal-describe-adjacent =
    Le joueur { $seat } prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour deux idoles côte à côte.
uxmal-describe-priest = Le joueur { $seat } place un prêtre sur { uxmal-idol.the } en { $cell }, au niveau { $level }.
uxmal-describe-move =
    Le joueur { $seat } déplace un prêtre de { $from } à { $to } pour { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }.
uxmal-describe-move-paying =
    Le joueur { $seat } déplace un prêtre de { $from } à { $to } et défausse { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } ({ $cards }).
uxmal-describe-pay =
    Le joueur { $seat } défausse { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } ({ $cards }) pour le déplacement de { $from } à { $to }.
uxmal-describe-venerate =
    Le joueur { $seat } vénère { uxmal-idol.the } avec { $spaces ->
        [one] 1 carte
       *[other] { $spaces } cartes
    } : l’idole monte à la case { $space } de la piste de popularité.
uxmal-describe-curse =
    Le joueur { $seat } maudit { uxmal-idol.the } avec { $spaces ->
        [one] 1 carte
       *[other] { $spaces } cartes
    } : l’idole descend à la case { $space } de la piste de popularité.

## Titres d’une liste d’actions

uxmal-kind-order = Piste de popularité
uxmal-kind-tile = Placer une tuile
uxmal-kind-draw = Piocher une tuile
uxmal-kind-put = Poser la tuile
uxmal-kind-claim = Prendre des cartes
uxmal-kind-priest = Placer un prêtre
uxmal-kind-move = Déplacer un prêtre
uxmal-kind-pay = Payer le déplacement
uxmal-kind-venerate = Vénérer une idole
uxmal-kind-curse = Maudire une idole

## Refus : pas maintenant

uxmal-over = Le niveau 3 est achevé et compté : la partie est finie, on ne peut plus jouer.
uxmal-track-not-laid-out = La piste de popularité est encore vide : on y pose les cinq tuiles Idole avant de jouer.
uxmal-track-laid-out = Les tuiles Idole sont déjà sur la piste de popularité, dans l’ordre { $order } : elles ne bougent plus que si on les vénère, les maudit ou les rejette.
uxmal-draw-unasked = Le joueur { $seat } n’a pas choisi de placer une tuile : on ne pioche qu’après ce choix.
uxmal-draw-first = Le joueur { $seat } a choisi de placer une tuile : il faut d’abord la piocher.
uxmal-draw-again = La tuile { $drawn } est déjà piochée : on n’en pioche pas de deuxième.
uxmal-tile-again = La tuile { $drawn } est déjà piochée : choisis où et comment la poser.
uxmal-committed-to-tile = Tu as choisi de placer une tuile et pioché { $drawn } : tu dois la placer, et ton tour s’arrête là.

## Refus : placer une tuile

uxmal-draw-no-such-tile = Aucune des 29 tuiles de ce jeu ne ressemble à { $tile }.
uxmal-draw-none-left =
    { $copies ->
        [one] La seule tuile { $tile } n’est plus dans la réserve
       *[other] Les { $copies } tuiles { $tile } ne sont plus dans la réserve
    } : on ne pioche qu’une tuile encore face cachée.
uxmal-put-nothing-drawn = Le joueur { $seat } n’a pas pioché de tuile : on choisit d’en placer une, on la pioche, puis on la pose.
uxmal-put-outside = Le niveau { $level } compte { $width } × { $width } emplacements, et { $site } n’en est pas un : pose la tuile au niveau en construction.
uxmal-put-filled = L’emplacement { $site } du niveau { $level } a déjà sa tuile : choisis un emplacement libre.
uxmal-put-flipped = { $face } est la tuile piochée { $drawn } vue dans un miroir : tu peux tourner une tuile, pas la retourner.
uxmal-put-other-tile = Tu as pioché { $drawn }, et aucune rotation ne donne { $face } : place la tuile piochée.

## Refus : prendre des cartes

uxmal-claim-no-tile = Le joueur { $seat } commence son tour et n’a pas posé de tuile : seule une tuile rapporte des cartes.
uxmal-claim-before-put = La tuile { $drawn } est piochée mais pas posée : elle ne rapporte des cartes qu’une fois posée.
uxmal-claim-no-overlay = Sur cette tuile, { uxmal-idol.the } n’est pas sur une idole identique : pas de cartes pour cela.
uxmal-claim-no-adjacency = Sur cette tuile, { uxmal-idol.the } n’est pas à côté d’une idole identique visible : pas de carte pour cela.
uxmal-claim-empty-stack = La pile de cartes { uxmal-idol } est vide : choisis une autre récompense.
uxmal-claim-first = La tuile du joueur { $seat } rapporte des cartes : il faut d’abord choisir lesquelles.

## Refus : placer un prêtre

uxmal-priest-no-tiles = Il n’y a pas encore de tuile : un prêtre se place sur une tuile, commence donc par en poser une.
uxmal-priest-none-left =
    { $priests ->
        [one] Le seul prêtre du joueur { $seat } est déjà sur la pyramide
       *[other] Les { $priests } prêtres du joueur { $seat } sont déjà sur la pyramide
    } : aucun n’est disponible.
uxmal-priest-on-base = Il n’y a pas encore de tuile en { $cell } : un prêtre se place sur une tuile.
uxmal-priest-on-priest = Un prêtre du joueur { $seat } est déjà en { $cell } : un seul prêtre par case.
uxmal-priest-on-blank = { $cell } est un espace vide : un prêtre se place sur une idole.

## Refus : déplacer un prêtre

uxmal-move-no-priest = Il n’y a pas de prêtre en { $cell } : choisis un de tes prêtres.
uxmal-move-not-yours = Le prêtre en { $cell } appartient au joueur { $owner } : tu ne peux déplacer que les tiens.
uxmal-move-no-cards = Le joueur { $seat } n’a pas de cartes : déplacer un prêtre en coûte au moins une.
uxmal-move-nowhere = Le prêtre est déjà en { $cell } : choisis une autre case.
uxmal-move-to-base = Il n’y a pas encore de tuile en { $cell } : un prêtre ne marche que sur des tuiles.
uxmal-move-to-priest = Un prêtre du joueur { $owner } est en { $cell } : tu peux sauter par-dessus, pas t’arrêter là.
uxmal-move-across-gap = Aucune suite de tuiles ne relie { $from } à { $to } : un prêtre ne marche que sur des tuiles.
uxmal-move-too-far =
    Le chemin le moins cher de { $from } à { $to } coûte { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }, et tu en as { $held }.
uxmal-pay-nothing-owed = Il n’y a pas de déplacement à payer : on ne défausse ces cartes que pour déplacer un prêtre.
uxmal-pay-first =
    Défausse d’abord { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } pour le déplacement de { $from } à { $to }.
uxmal-pay-wrong-number =
    Le chemin le moins cher coûte { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }, et tu en défausses { $paid } : il faut le nombre exact.
uxmal-pay-not-held =
    Tu veux défausser { $paid ->
        [one] { $paid } carte
       *[other] { $paid } cartes
    } { uxmal-idol }, et tu en as { $held }.

## Refus : vénérer et maudire

uxmal-venerate-nothing = Pour vénérer { uxmal-idol.the }, il faut au moins une carte et une case de déplacement.
uxmal-venerate-beyond =
    Sur la piste de popularité, { uxmal-idol.the } est à la case { $space }, { $room ->
        [0] tout en haut
        [one] à 1 case du haut
       *[other] à { $room } cases du haut
    } : on ne dépasse pas la case 1.
uxmal-venerate-too-few =
    { $held ->
        [0] Tu n’as aucune carte
        [one] Tu as 1 carte
       *[other] Tu as { $held } cartes
    } { uxmal-idol } : monter { $spaces ->
        [one] d’une case en coûte une
       *[other] de { $spaces } cases en coûte { $spaces }
    }.
uxmal-curse-nothing = Pour maudire { uxmal-idol.the }, il faut au moins une carte et une case de déplacement.
uxmal-curse-beyond =
    Sur la piste de popularité, { uxmal-idol.the } est à la case { $space }, { $room ->
        [0] tout en bas
        [one] à 1 case du bas
       *[other] à { $room } cases du bas
    } : on ne dépasse pas la case 5.
uxmal-curse-too-few =
    { $held ->
        [0] Tu n’as aucune carte
        [one] Tu as 1 carte
       *[other] Tu as { $held } cartes
    } { uxmal-idol } : descendre { $spaces ->
        [one] d’une case en coûte une
       *[other] de { $spaces } cases en coûte { $spaces }
    }.

## Refus : préparer une partie

uxmal-players = Uxmal se joue de { $least } à { $most } joueurs, pas à { $players }.
uxmal-option-priests = L’option « priests » vaut « { $found } ». Attendu : « break », « stay » ou « dwindle ».
uxmal-option-points = L’option « points » vaut { $found }. Attendu : trois lignes de trois nombres, comme 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    L’option « points » a { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }. Attendu : trois, le niveau 1 d’abord.
uxmal-option-points-row = L’option « points » a { $found } pour le niveau { $level }. Attendu : trois nombres, la case 1 d’abord.
uxmal-option-points-value = L’option « points » a { $found } pour le niveau { $level }, case { $rank }. Attendu : un nombre entier de 0 à { $most }.
uxmal-option-base = L’option « base » vaut { $found }. Attendu : « default » ou huit lignes de huit symboles.
uxmal-option-base-rows =
    L’option « base » a { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }. Attendu : huit.
uxmal-option-base-row = La ligne { $row } de l’option « base » est { $found }. Attendu : huit symboles parmi J, S, Q, M, T et l’espace vide.
uxmal-option-base-symbol = À la ligne { $row }, colonne { $column }, l’option « base » a { $found }. Attendu : J, S, Q, M, T, ou « . » pour l’espace vide.
uxmal-option-base-space = L’emplacement { $space } de l’option « base » se lit { $found } dans le sens horaire. Attendu : trois idoles différentes et un espace vide.
uxmal-option-tiles = L’option « tiles » vaut { $found }. Attendu : « default » ou 29 faces.
uxmal-option-tiles-count =
    L’option « tiles » a { $count ->
        [one] { $count } face
       *[other] { $count } faces
    }. Attendu : { $expected }.
uxmal-option-tiles-face = La face { $number } de l’option « tiles » est { $found }. Attendu : trois idoles différentes et un espace vide, comme « .QJS ».
uxmal-tiles-idol-twice = La tuile { $number } montre deux fois { uxmal-idol.the }.

## Ce qu’un tour obtient, pour les analyses et les conseils.
uxmal-fact-tile =
    { $two ->
        [0] { $one ->
            [100] Toute tuile qui peut venir donne 1 carte à la meilleure place.
           *[other] Parmi les tuiles qui peuvent venir, à la meilleure place, { $one } % donnent 1 carte.
        }
        [100] Toute tuile qui peut venir donne 2 cartes à la meilleure place.
       *[other] { $one ->
            [0] Parmi les tuiles qui peuvent venir, à la meilleure place, { $two } % donnent 2 cartes.
           *[other] Parmi les tuiles qui peuvent venir, à la meilleure place, { $two } % donnent 2 cartes et { $one } % en donnent 1.
        }
    }
uxmal-fact-covers =
    { uxmal-idol } sur { uxmal-idol } : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }.
uxmal-fact-beside =
    { uxmal-idol } à côté de { uxmal-idol } : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }.
uxmal-fact-completes = Termine le niveau : les prêtres marquent.
uxmal-fact-priest =
    Si la phase finissait maintenant, le prêtre ({ uxmal-idol }) marquerait { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
uxmal-fact-move = Si la phase finissait maintenant, le prêtre marquerait { $after } au lieu de { $before }.
uxmal-fact-track = Déplace { uxmal-idol.the } de la case { $from } à la case { $to } de la piste de popularité.
