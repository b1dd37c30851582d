# Pacal’s Rocket en français.
#
# Cases, faces et constellations sont données en notation. Un refus dit d’abord ce qui est, puis ce
# qui en découle ; le numéro de la règle est ajouté par qui le montre.

## Noms

pacal-obstacle =
    { $what ->
        [ship] le vaisseau du joueur { $owner } en { $where }
        [pyramid] la pyramide du joueur { $owner } en { $where }
        [lake] le lac en { $where }
        [cover] la pièce de recouvrement en { $where }
       *[edge] le bord du plateau
    }

pacal-where-obstacle =
    { $what ->
        [ship] Le vaisseau du joueur { $owner } se trouve en { $where }
        [pyramid] La pyramide du joueur { $owner } se trouve en { $where }
        [lake] { $where } est dans le lac
        [cover] { $where } est recouverte et hors jeu
       *[edge] { $where } est au-delà du bord du plateau
    }

pacal-floors =
    { $floors ->
        [one] 1 étage
       *[other] { $floors } étages
    }

pacal-stands-for =
    { $stands_for ->
        [one] 1 étage
       *[other] { $stands_for } étages
    }

pacal-squares-away =
    { $distance ->
        [one] à 1 case
       *[other] à { $distance } cases
    }

pacal-and-scores =
    { $points ->
        [0] .
        [one] {" "}et marque 1 point.
       *[other] {" "}et marque { $points } points.
    }

## Ce qui est demandé

pacal-ask-place = Place ton vaisseau sur une case libre du quartier sacré.
pacal-ask-roll = Lance le dé.
pacal-ask-fly = Vole de { $number } : tout droit pour deux pierres, ou en tournant pour une seule.
pacal-ask-fly-out = Vole de { $number } en ligne droite, hors du quartier sacré.
pacal-ask-leap = Saute aussi loin que tu veux dans ta ligne ou ta colonne.
pacal-ask-leap-out = Saute dans ta ligne ou ta colonne, hors du quartier sacré.
pacal-ask-stuck-god = Ton vaisseau est bloqué : rends une pièce d’énergie.
pacal-ask-stuck = Ton vaisseau est bloqué et tu n’as plus de pièce d’énergie : pose-le sur une case libre de ton choix.
pacal-ask-land = Pose ton vaisseau sur une case libre de ton choix.
pacal-ask-drop-two = Mets une pierre dans ton vaisseau ou dans un autre, ou continue.
pacal-ask-drop-own = Mets une pierre dans ton vaisseau, ou continue.
pacal-ask-drop-other = Mets une pierre dans un autre vaisseau, ou continue.
pacal-ask-build = Construis ou rehausse une pyramide, ou passe.
pacal-ask-over = La partie est finie.

## Ce qui se passe

pacal-place = Le joueur { $seat } place son vaisseau en { $square }.
pacal-roll =
    Le joueur { $seat } obtient un { $number }{ $players ->
        [2] .
       *[other] , valable pour toute la manche.
    }
pacal-roll-arrows =
    Le joueur { $seat } obtient les flèches{ $players ->
        [2] .
       *[other] , valables pour toute la manche.
    }
pacal-fly = Le joueur { $seat } vole tout droit jusqu’en { $square }.
pacal-bend = Le joueur { $seat } vole en tournant jusqu’en { $square }.
pacal-leap = Le joueur { $seat } saute en { $square }.
pacal-god = Le joueur { $seat } rend la pièce d’énergie de valeur { $value }.
pacal-land = Le joueur { $seat } pose son vaisseau en { $square }.
pacal-drop-own = Le joueur { $seat } met une pierre dans son propre vaisseau.
pacal-drop-own-from = Le joueur { $seat } reprend une pierre en { $square } et la met dans son propre vaisseau.
pacal-drop-other = Le joueur { $seat } met une pierre chez le joueur { $other }.
pacal-drop-other-from = Le joueur { $seat } reprend une pierre en { $square } et la met chez le joueur { $other }.
pacal-done = Le joueur { $seat } ne met plus de pierres.
pacal-build = Le joueur { $seat } construit en { $square }, dans le quartier { $district }, une pyramide à { pacal-floors }{ pacal-and-scores }
pacal-raise = Le joueur { $seat } rehausse la pyramide en { $square }, dans le quartier { $district }, à { pacal-floors }{ pacal-and-scores }
pacal-pass = Le joueur { $seat } ne construit rien.

## Titres d’une liste d’actions

pacal-kind-place = Placer ton vaisseau
pacal-kind-roll = Lancer le dé
pacal-kind-fly = Voler tout droit, pour deux pierres
pacal-kind-bend = Voler en tournant, pour une pierre
pacal-kind-leap = Sauter, pour deux pierres
pacal-kind-god = Rendre une pièce d’énergie
pacal-kind-land = Poser ton vaisseau
pacal-kind-drop = Mettre une pierre
pacal-kind-build = Construire une pyramide
pacal-kind-raise = Rehausser une pyramide
pacal-kind-finish = Continuer

## Refus : pas maintenant

pacal-over = La partie est finie et les points sont comptés, donc plus personne ne joue.
pacal-place-first = Tous les vaisseaux ne sont pas encore sur le plateau, donc il faut d’abord placer le tien.
pacal-already-placed = Tous les vaisseaux sont déjà sur le plateau, donc désormais ils ne font que voler.
pacal-roll-first = Le dé n’a pas encore été lancé, donc rien n’est possible avant.
pacal-already-rolled = Le dé a déjà été lancé, donc tu dois jouer avec ce qu’il montre.
pacal-other-step =
    { $step ->
        [move] Ton vaisseau n’a pas encore bougé, donc il faut d’abord le déplacer.
        [land] Ton vaisseau est en l’air, donc il faut d’abord le poser sur une case libre.
        [drop] Tu peux encore mettre des pierres, donc mets-en une d’abord, ou dis « done ».
       *[build] Ton vaisseau a bougé et les pierres sont mises, donc tu ne peux plus que construire, rehausser ou passer.
    }
pacal-off-board =
    Le plateau a { $columns ->
        [one] 1 colonne
       *[other] { $columns } colonnes
    } et { $rows ->
        [one] 1 ligne
       *[other] { $rows } lignes
    }, donc il n’y a pas de case { $square }.

## Refus : mise en place et dé

pacal-place-outside = { $square } est hors du quartier sacré { $district }, donc aucun vaisseau ne peut y commencer.
pacal-place-taken = { pacal-where-obstacle }, donc ton vaisseau a besoin d’une autre case.
pacal-roll-no-such-face = Le dé n’a pas de face { $face }, donc il ne peut pas tomber ainsi.

## Refus : voler

pacal-stay = Ton vaisseau est en { $square } et doit bouger, donc il ne peut pas y rester.
pacal-arrows-leap = Le dé montre les flèches, donc ton vaisseau ne vole pas d’un nombre de cases : il saute.
pacal-fly-not-straight = { $to } n’est ni dans la ligne ni dans la colonne de { $from }, donc aucun vol tout droit n’y mène.
pacal-fly-blocked =
    Juste { $direction ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } de ton vaisseau, il y a { pacal-obstacle }, donc il ne peut pas voler par là.
pacal-must-fly-on =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, { $squares ->
        [2] les deux cases sont libres
       *[other] les { $squares } cases sont libres
    }, donc ton vaisseau doit continuer jusqu’en { $end }.
pacal-must-fly-up-to =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, { $squares ->
        [one] 1 case est libre
       *[other] { $squares } cases sont libres
    }, donc ton vaisseau doit continuer jusqu’en { $end }, où il est arrêté.
pacal-fly-stopped =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, il y a { pacal-obstacle } sur le chemin, donc ton vaisseau s’arrête devant, en { $end }.
pacal-fly-too-far =
    Le dé montre { $number } et cette case est { pacal-squares-away }, donc le vol se termine en { $end }.
pacal-first-round-leave = { $square } est encore dans le quartier sacré { $district }, et à la première manche ton vaisseau doit en sortir, donc il ne peut pas finir là.
pacal-first-round-straight = C’est la première manche, donc ton vaisseau doit quitter le quartier sacré en ligne droite.
pacal-stuck = Ton vaisseau est enfermé en { $square }, donc il ne peut pas voler du tout.
pacal-bend-back = Ton vol commence en { $square } et ne passe jamais deux fois sur une case, donc il ne peut pas y finir.
pacal-bend-is-straight = Un vol tout droit finit en { $square }, donc y aller compte comme tout droit et permet deux pierres : fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, donc ton vaisseau ne peut pas finir là.
pacal-bend-too-far = { $square } est { pacal-squares-away }, donc { $number } ne suffit pas pour y arriver.
pacal-bend-odd = { $square } est { pacal-squares-away } et chaque détour ajoute un nombre pair de cases, donc aucun vol d’exactement { $number } n’y finit.
pacal-bend-no-way =
    Aucun chemin d’exactement { $number ->
        [one] 1 case
       *[other] { $number } cases
    } ne contourne les obstacles jusqu’en { $square }, donc ton vol ne peut pas y finir.
pacal-leap-no-arrows = Le dé montre { $number } et non les flèches, donc ton vaisseau ne peut pas sauter.
pacal-leap-line = { $to } n’est ni dans la ligne ni dans la colonne de { $from }, donc aucun saut n’y mène.
pacal-not-free = { pacal-where-obstacle }, donc ton vaisseau ne peut pas finir là.
pacal-god-spent = Ta pièce d’énergie de valeur { $value } est hors jeu, donc tu ne peux pas la rendre.
pacal-god-first-round = Ton vaisseau peut quitter le quartier sacré en ligne droite, et à la première manche il le doit, donc aucune pièce d’énergie ne peut en tenir lieu.
pacal-god-given-up = Tu as rendu une pièce d’énergie au lieu de voler, donc il faut maintenant poser ton vaisseau sur une case libre.
pacal-land-same = Ton vaisseau vient de { $square } et doit bouger, donc il ne peut pas y retourner.
pacal-land-not-stuck = Ton vaisseau peut voler, donc on ne peut pas simplement le poser sur une autre case.
pacal-land-god-first = Ton vaisseau est bloqué et tu as encore une pièce d’énergie, donc tu dois d’abord en rendre une.

## Refus : mettre des pierres

pacal-drop-own-twice = Une pierre est déjà allée dans ton propre vaisseau, donc l’autre ne peut aller que dans un autre.
pacal-drop-own-only = À ce tour, tu peux mettre une pierre, et elle va dans ton propre vaisseau, donc le joueur { $seat } n’en reçoit pas.
pacal-drop-say-own = Le vaisseau du joueur { $seat } est le tien, donc dis « drop own ».
pacal-no-such-seat = La partie se joue à { $players }, donc il n’y a pas de vaisseau du joueur { $seat }.
pacal-take-back-not-empty =
    Tu as { $supply ->
        [one] 1 pierre
       *[other] { $supply } pierres
    } devant toi, donc la pierre en { $square } reste où elle est.
pacal-supply-empty = Tu n’as plus de pierre devant toi, donc tu dois dire de quelle case tu en reprends une.
pacal-take-back-hidden = Le vaisseau du joueur { $owner } se trouve en { $square }, donc on ne peut reprendre aucune pierre à l’intérieur.
pacal-take-back-none = Aucune de tes pierres n’est en { $square }, donc il n’y a rien à reprendre.

## Refus : construire

pacal-no-constellation =
    { $count ->
        [2] { $squares } ne sont pas côte à côte dans une ligne ou une colonne, donc ce n’est pas une constellation.
        [3] { $squares } ne sont pas alignées à intervalles égaux, donc ce n’est pas une constellation.
       *[other] { $squares } ne forment ni une ligne à intervalles égaux ni un carré droit, donc ce n’est pas une constellation.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } ne sont pas côte à côte dans une ligne ou une colonne, donc ce n’est pas une constellation.
        [3] { $squares } ne sont pas alignées à intervalles égaux, donc ce n’est pas une constellation.
       *[other] { $squares } ne forment ni une ligne à intervalles égaux, ni un carré droit, ni un losange, donc ce n’est pas une constellation.
    }
pacal-gap-taken =
    En { $square }, entre tes pierres, il y a { $what ->
        [ship] le vaisseau du joueur { $owner }
        [pyramid] une pyramide du joueur { $owner }
       *[stone] une pierre du joueur { $owner }
    }, et dans cette partie les intervalles doivent être vides, donc ce n’est pas une constellation.
pacal-stone-hidden = Le vaisseau du joueur { $owner } se trouve en { $square }, donc rien de ce qu’il contient ne compte pour une constellation.
pacal-not-your-pyramid = La pyramide en { $square } appartient au joueur { $owner }, donc elle ne peut pas faire partie de ta constellation.
pacal-no-stone = Il n’y a en { $square } ni pierre visible ni pyramide à toi, donc cette case ne peut pas faire partie de ta constellation.
pacal-build-outside = { $square } ne fait pas partie de la constellation, donc on ne peut pas y construire de pyramide.
pacal-build-on-pyramid = Une de tes pyramides est déjà en { $square }, donc une nouvelle n’y va pas ; tu peux seulement la rehausser.
pacal-raise-outside = { $square } ne fait pas partie de la constellation, donc elle ne permet pas d’y rehausser une pyramide.
pacal-raise-no-pyramid = Aucune de tes pyramides n’est en { $square }, donc il n’y a rien à rehausser.
pacal-pyramids-only = Il n’y a que des pyramides dans cette constellation, et il faut au moins une pierre, donc elle ne compte pas.
pacal-master-stones-only =
    Dans la variante experte, les nouvelles pyramides se construisent avec des pierres seules, donc { $pyramids ->
        [one] la pyramide de cette constellation ne compte pas.
       *[other] les { $pyramids } pyramides de cette constellation ne comptent pas.
    }
pacal-master-one-pyramid =
    Il y a { $pyramids ->
        [one] 1 pyramide
       *[other] { $pyramids } pyramides
    } dans cette constellation, et dans la variante experte seule celle que tu rehausses y participe, donc la constellation ne compte pas.
pacal-too-high = Cette constellation vaut { pacal-stands-for }, donc une pyramide à { pacal-floors } est trop haute pour elle.
pacal-raise-not-higher =
    La pyramide en { $square } a déjà { $standing ->
        [one] 1 étage
       *[other] { $standing } étages
    }, donc une pyramide à { pacal-floors } ne serait pas plus haute.
pacal-none-left = Tu n’as plus de pyramide à { pacal-floors }, donc tu ne peux pas en poser.
pacal-lower-needs-smaller = Cette constellation vaut { pacal-stands-for } et tu as une telle pyramide, donc une pyramide à { pacal-floors } demande une constellation plus petite.

## Refus : préparer une partie

pacal-players = Pacal’s Rocket se joue de 2 à 5 joueurs, pas à { $found }.
pacal-option-newer = L’option « { $name } » existe depuis la version { $since } des règles, et cette partie se joue avec la version { $rules }, donc on ne peut pas la choisir.
pacal-die-face = La face { $face } du dé est { $found }, mais ce devrait être un nombre entier de 1 à 9 ou arrows.
pacal-board-json = Le plateau n’est pas du JSON, à la colonne { $column } : { $reason }.
pacal-board-unknown-field = Un plateau n’a pas de champ « { $field } ». Ses champs sont { $expected }.
pacal-board-field-missing = Le plateau n’a pas de champ « { $field } », et il lui en faut un.
pacal-board-field =
    Le champ « { $field } » du plateau est { $found }. Attendu : { $field ->
        [board] un objet JSON.
        [rows] une liste de 1 à 13 lignes, chacune un texte de lettres de A à Z et ~.
        [values] un objet qui va des lettres de quartiers, de A à Z, à leurs valeurs.
        [sacred] la lettre d’un quartier qui est sur le plateau.
        [river] une liste d’au moins deux coins [x, y], ou [] sans rivière.
        [river_shore] une liste de cases comme ["c1","d1"], ou [] pour une rive sans cases.
        [lake_shore] une liste de cases comme ["c1","d1"], ou [] pour une rive sans cases.
        [covers] un objet qui va des pièces 2, 2/3 et 4 à des listes de lettres.
       *[other] { $expected }.
    }
pacal-board-row = La ligne { $row } du plateau est { $found }, mais ce devrait être un texte de lettres de A à Z et ~.
pacal-board-row-size =
    La ligne { $row } du plateau a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, mais elle devrait en avoir de 1 à { $most }.
pacal-board-row-length =
    La ligne { $row } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, la ligne 1 en a { $expected }.
pacal-board-symbol = À la ligne { $row }, colonne { $column }, le plateau a « { $found } », mais ce devrait être une lettre de A à Z, ou ~ pour le lac.
pacal-board-value-missing = Le quartier { $district } n’a pas de valeur.
pacal-board-value = La valeur du quartier { $district } est { $found }, mais ce devrait être un nombre entier de 0 à { $most }.
pacal-board-river-corner = Le coin { $corner } de la rivière est { $found }, mais ce devrait être [x, y] avec x de 0 à { $columns } et y de 0 à { $rows }.
pacal-board-river-bend = La rivière va de { $from } à { $to }, son coin { $corner }, mais elle devrait suivre une ligne ou une colonne de coins et ne pas rester sur place.
pacal-board-field-newer = Le champ « { $field } » d’un plateau existe depuis la version { $since } des règles, et cette partie se joue avec la version { $rules }, donc on ne peut pas l’utiliser.
pacal-board-shore = L’élément { $entry } de « { $field } » est { $found }, mais ce devrait être une case comme "c1".
pacal-board-shore-off-map = Le plateau a { $columns } colonnes et { $rows } lignes, donc « { $field } » ne peut pas contenir { $square }.
pacal-board-shore-in-lake = { $square } est dans le lac, donc « { $field } » ne peut pas la contenir ; les cases de rive sont sur la terre.
pacal-board-shore-twice =
    { $square } figure deux fois dans la rive { $field ->
        [river_shore] du fleuve
       *[lake_shore] du lac
    }.
pacal-board-cover = La pièce de recouvrement { $piece } a { $found }, mais elle devrait avoir une liste de lettres de quartiers qui sont sur le plateau.
pacal-board-cover-sacred = La pièce de recouvrement { $piece } serait sur le quartier sacré, d’où partent les vaisseaux, donc ce n’est pas possible.
pacal-board-sacred-room = Il faut { $players } cases au quartier sacré, une par vaisseau ; il en a { $squares }.
pacal-board-sacred-missing = Aucune case du plan n’appartient au quartier sacré { $district }, d’où partent les vaisseaux.
