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

uxmal-asks-order = Pose les cinq idoles sur la piste de popularité.
uxmal-asks-draw = Pioche une tuile dans la réserve.
uxmal-asks-first-tile = Place la première tuile : rien d’autre n’est encore possible.
uxmal-asks-tile = Place une tuile : tu n’as ni prêtre à placer ni cartes.
uxmal-asks-tile-or-priest = Place une tuile ou un prêtre : tu n’as pas de cartes pour autre chose.
uxmal-asks-turn = Place une tuile, place ou déplace un prêtre, ou bien vénère ou maudis une idole.
uxmal-asks-put = Pose la tuile { $tile } sur un emplacement libre du niveau { $level }.
uxmal-asks-claim = Choisis l’unique situation pour laquelle tu prends des cartes.
uxmal-asks-pay =
    Choisis { $cost ->
        [one] la carte qui paie
       *[other] les { $cost } cartes qui paient
    } le déplacement de { $from } à { $to }.
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
    } d’abord, puis { $second ->
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
uxmal-describe-draw = La tuile { $tile } est piochée pour le joueur { $seat }.
uxmal-describe-put = Le joueur { $seat } pose la tuile en { $face } sur l’emplacement { $site } du niveau { $level }.
uxmal-describe-put-overlay =
    Le joueur { $seat } pose la tuile en { $face } sur l’emplacement { $site } du niveau { $level } et prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour une superposition.
uxmal-describe-put-adjacent =
    Le joueur { $seat } pose la tuile en { $face } sur l’emplacement { $site } du niveau { $level } et prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour une adjacence.
uxmal-describe-overlay =
    Le joueur { $seat } prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour une superposition.
uxmal-describe-adjacent =
    Le joueur { $seat } prend { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { uxmal-idol } pour une adjacence.
uxmal-describe-priest = Le joueur { $seat } place un prêtre sur { uxmal-idol.the } en { $cell }, au niveau { $level }.
uxmal-describe-move =
    Le joueur { $seat } déplace un prêtre de { $from } à { $to } pour { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }.
uxmal-describe-move-paying =
    Le joueur { $seat } déplace un prêtre de { $from } à { $to } et paie { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } ({ $cards }).
uxmal-describe-pay =
    Le joueur { $seat } paie { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } ({ $cards }) pour le déplacement de { $from } à { $to }.
uxmal-describe-venerate =
    Le joueur { $seat } vénère { uxmal-idol.the } avec { $spaces ->
        [one] 1 carte
       *[other] { $spaces } cartes
    } : montée à la case { $space } de la piste de popularité.
uxmal-describe-curse =
    Le joueur { $seat } maudit { uxmal-idol.the } avec { $spaces ->
        [one] 1 carte
       *[other] { $spaces } cartes
    } : descente à la case { $space } de la piste de popularité.

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

uxmal-over = Le niveau 3 est achevé et compté ; la partie est finie et plus personne ne joue.
uxmal-track-not-laid-out = La piste de popularité est encore vide ; les cinq idoles y sont posées avant que quiconque joue.
uxmal-track-laid-out = La piste de popularité a été posée à la mise en place et se lit maintenant { $order } ; depuis, les idoles ne bougent que vénérées, maudites ou rejetées.
uxmal-draw-unasked = Le joueur { $seat } n’a pas choisi de placer une tuile ; on n’en pioche une qu’après ce choix.
uxmal-draw-first = Le joueur { $seat } a choisi de placer une tuile ; elle est piochée avant toute autre chose.
uxmal-draw-again = La tuile { $drawn } est déjà piochée ; elle va sur la pyramide, et on n’en pioche pas de seconde.
uxmal-tile-again = La tuile { $drawn } est déjà piochée ; il ne reste qu’à choisir où et comment la poser.
uxmal-committed-to-tile = Tu as choisi de placer une tuile et pioché { $drawn } ; ce choix t’engage, donc la tuile vient d’abord et termine ton tour.

## Refus : placer une tuile

uxmal-draw-no-such-tile = Aucune tuile de ce jeu ne ressemble à { $tile } ; on ne pioche que ses 29 tuiles.
uxmal-draw-none-left =
    { $copies ->
        [one] La seule tuile { $tile } a quitté la réserve
       *[other] Les { $copies } tuiles { $tile } ont quitté la réserve
    } ; on ne pioche qu’une tuile encore face cachée.
uxmal-put-nothing-drawn = Le joueur { $seat } n’a pas pioché de tuile ; on choisit d’abord d’en placer une, puis on la pioche, puis on la pose.
uxmal-put-outside = Le niveau { $level } compte { $width } emplacements sur { $width }, et { $site } n’en est pas un ; les tuiles ne vont que sur le niveau en construction.
uxmal-put-filled = L’emplacement { $site } du niveau { $level } a déjà sa tuile ; la tuile piochée demande un emplacement libre.
uxmal-put-flipped = { $face } est le reflet de la tuile piochée { $drawn } ; une tuile se tourne mais ne se retourne pas.
uxmal-put-other-tile = La tuile piochée est { $drawn }, et aucune rotation n’en fait { $face } ; c’est la tuile piochée qu’il faut placer.

## Refus : prendre des cartes

uxmal-claim-no-tile = Le joueur { $seat } vient de commencer son tour et n’a pas posé de tuile ; seule une tuile crée des situations qui rapportent des cartes.
uxmal-claim-before-put = La tuile { $drawn } est piochée mais pas posée ; c’est là où elle est posée qu’elle crée des situations qui rapportent des cartes.
uxmal-claim-no-overlay = Sur cette tuile, { uxmal-idol.the } ne recouvre aucune idole identique ; il n’y a pas de superposition à valider.
uxmal-claim-no-adjacency = Sur cette tuile, { uxmal-idol.the } ne touche aucune idole identique visible en dehors ; il n’y a pas d’adjacence à valider.
uxmal-claim-empty-stack = La pile de cartes { uxmal-idol } est vide ; une situation qui ne donne aucune carte ne se valide pas.
uxmal-claim-first = La tuile du joueur { $seat } a créé des situations qui rapportent des cartes ; il faut d’abord en valider une.

## Refus : placer un prêtre

uxmal-priest-no-tiles = Aucune tuile n’est encore sur le plateau ; un prêtre ne se tient que sur une tuile, donc le premier tour en place une.
uxmal-priest-none-left =
    { $priests ->
        [one] Le seul prêtre du joueur { $seat } est sur la pyramide
       *[other] Les { $priests } prêtres du joueur { $seat } sont sur la pyramide
    } ; il n’en reste aucun à placer.
uxmal-priest-on-base = La case { $cell } n’a pas encore de tuile ; un prêtre ne se tient que sur une tuile.
uxmal-priest-on-priest = Un prêtre du joueur { $seat } est en { $cell } ; deux prêtres ne partagent jamais une case.
uxmal-priest-on-blank = La case { $cell } ne montre pas d’idole ; un prêtre ne se place que sur une idole.

## Refus : déplacer un prêtre

uxmal-move-no-priest = Il n’y a pas de prêtre en { $cell } ; un déplacement part d’un de tes prêtres.
uxmal-move-not-yours = Le prêtre en { $cell } appartient au joueur { $owner } ; tu ne déplaces que les tiens.
uxmal-move-no-cards = Le joueur { $seat } n’a pas de cartes ; chaque déplacement de prêtre en coûte au moins une.
uxmal-move-nowhere = Le prêtre est déjà en { $cell } ; un déplacement doit mener à une autre case.
uxmal-move-to-base = La case { $cell } n’a pas encore de tuile ; un prêtre ne marche jamais sur la base.
uxmal-move-to-priest = Un prêtre du joueur { $owner } est en { $cell } ; on peut sauter par-dessus un prêtre, mais pas s’arrêter là.
uxmal-move-across-gap = Aucune tuile ne relie { $from } à { $to } ; un prêtre ne marche jamais sur la base.
uxmal-move-too-far =
    Le chemin le moins cher de { $from } à { $to } coûte { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } et tu en as { $held } ; chaque déplacement doit être payé.
uxmal-pay-nothing-owed = Aucun déplacement n’est à payer ; on ne paie des cartes que pour déplacer un prêtre.
uxmal-pay-first =
    Le déplacement de { $from } à { $to } reste à payer avec { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } ; rien d’autre ne se passe avant.
uxmal-pay-wrong-number =
    Le chemin le moins cher coûte { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } et tu en offres { $paid } ; on paie le prix exact.
uxmal-pay-not-held =
    Tu offres { $paid ->
        [one] { $paid } carte
       *[other] { $paid } cartes
    } { uxmal-idol } et tu en as { $held } ; tu ne paies qu’avec tes propres cartes.

## Refus : vénérer et maudire

uxmal-venerate-nothing = Vénérer { uxmal-idol.the }, c’est déplacer cette idole d’au moins une case ; la laisser où elle est n’est pas une action.
uxmal-venerate-beyond =
    À la case { $space } de la piste de popularité, { uxmal-idol.the } est { $room ->
        [0] tout en haut
        [one] à 1 case du haut
       *[other] à { $room } cases du haut
    } ; on ne monte pas au-delà de la case 1.
uxmal-venerate-too-few =
    { $held ->
        [0] Tu n’as aucune carte
        [one] Tu as 1 carte
       *[other] Tu as { $held } cartes
    } { uxmal-idol } ; monter { $spaces ->
        [one] d’une case en coûte une
       *[other] de { $spaces } cases en coûte { $spaces }
    }.
uxmal-curse-nothing = Maudire { uxmal-idol.the }, c’est déplacer cette idole d’au moins une case ; la laisser où elle est n’est pas une action.
uxmal-curse-beyond =
    À la case { $space } de la piste de popularité, { uxmal-idol.the } est { $room ->
        [0] tout en bas
        [one] à 1 case du bas
       *[other] à { $room } cases du bas
    } ; on ne descend pas au-delà de la case 5.
uxmal-curse-too-few =
    { $held ->
        [0] Tu n’as aucune carte
        [one] Tu as 1 carte
       *[other] Tu as { $held } cartes
    } { uxmal-idol } ; descendre { $spaces ->
        [one] d’une case en coûte une
       *[other] de { $spaces } cases en coûte { $spaces }
    }.

## Refus : préparer une partie

uxmal-players = Uxmal se joue de { $least } à { $most } joueurs, pas à { $players }.
uxmal-option-priests = L’option « priests » vaut « { $found } » ; elle peut valoir « break », « stay » ou « dwindle ».
uxmal-option-points = L’option « points » vaut { $found } ; attendu : trois lignes de trois nombres, comme 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    L’option « points » a { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } ; il en faut trois, le niveau 1 d’abord.
uxmal-option-points-row = L’option « points » a { $found } pour le niveau { $level } ; attendu : trois nombres, le rang 1 d’abord.
uxmal-option-points-value = L’option « points » a { $found } pour le niveau { $level }, rang { $rank } ; attendu : un nombre entier de 0 à { $most }.
uxmal-option-base = L’option « base » vaut { $found } ; attendu : « default » ou huit lignes de huit symboles.
uxmal-option-base-rows =
    L’option « base » a { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } ; il en faut huit.
uxmal-option-base-row = La ligne { $row } de l’option « base » est { $found } ; attendu : huit symboles parmi J, S, Q, M, T et le vide.
uxmal-option-base-symbol = À la ligne { $row }, colonne { $column }, l’option « base » a { $found } ; attendu : J, S, Q, M, T ou le vide « . ».
uxmal-option-base-space = L’emplacement { $space } de l’option « base » se lit { $found } dans le sens horaire ; attendu : trois idoles différentes et un vide.
uxmal-option-tiles = L’option « tiles » vaut { $found } ; attendu : « default » ou 29 faces.
uxmal-option-tiles-count =
    L’option « tiles » a { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } ; il en faut { $expected }.
uxmal-option-tiles-face = La face { $number } de l’option « tiles » est { $found } ; attendu : trois idoles différentes et un vide, comme « .QJS ».
uxmal-tiles-idol-twice = La tuile { $number } montre deux fois { uxmal-idol.the }.
