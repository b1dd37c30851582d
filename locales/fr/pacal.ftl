# Pacal’s Rocket en français.
#
# Cases, faces et constellations sont données en notation. Un refus dit d’abord ce qui est, puis ce
# qui en découle ; le numéro de la règle est ajouté à l’affichage.

## Noms

pacal-obstacle =
    { $what ->
        [own-ship] ton propre vaisseau en { $where }
        [own-pyramid] ta propre pyramide en { $where }
        [ship] le vaisseau du joueur { $owner } en { $where }
        [pyramid] la pyramide du joueur { $owner } en { $where }
        [lake] le lac en { $where }
        [cover] la pièce de recouvrement en { $where }
       *[edge] le bord du plateau
    }

pacal-where-obstacle =
    { $what ->
        [own-ship] Ton propre vaisseau se trouve en { $where }
        [own-pyramid] Ta propre pyramide se trouve en { $where }
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
pacal-ask-fly =
    Avance de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } : en ligne droite (2 pierres) ou en tournant (1 pierre).
pacal-ask-fly-out =
    Avance de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } en ligne droite et sors du quartier sacré.
pacal-ask-leap = Les flèches : avance aussi loin que tu veux dans ta ligne ou ta colonne, même par-dessus les obstacles (2 pierres).
pacal-ask-leap-out = Les flèches : avance dans ta ligne ou ta colonne et sors du quartier sacré.
pacal-ask-stuck-god = Ton vaisseau est bloqué : utilise une pièce d’énergie.
pacal-ask-stuck = Ton vaisseau est bloqué et tu n’as plus de pièce d’énergie : pose-le sur la case libre de ton choix.
pacal-ask-land = Pose ton vaisseau sur la case libre de ton choix.
pacal-ask-drop-two = Mets en jeu jusqu’à deux pierres divines : d’abord dans ton vaisseau, puis dans un autre. Ou continue.
pacal-ask-drop-one = Mets en jeu ta dernière pierre divine, dans ton vaisseau ou dans un autre, ou continue.
pacal-ask-drop-own = Tu peux mettre en jeu une pierre divine, dans ton vaisseau. Ou continue.
pacal-ask-drop-other = Encore une pierre divine : mets-la en jeu dans un autre vaisseau, ou continue.
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
pacal-fly = Le joueur { $seat } avance en ligne droite jusqu’en { $square }.
pacal-bend = Le joueur { $seat } avance en tournant jusqu’en { $square }.
pacal-leap = Le joueur { $seat } avance avec les flèches jusqu’en { $square }.
pacal-god = Le joueur { $seat } utilise sa pièce d’énergie de valeur { $value }.
pacal-land = Le joueur { $seat } pose son vaisseau en { $square }.
pacal-drop-own = Le joueur { $seat } met en jeu une pierre divine dans son propre vaisseau.
pacal-drop-own-from = Le joueur { $seat } reprend sa pierre divine en { $square } et la met en jeu dans son propre vaisseau.
pacal-drop-other = Le joueur { $seat } met en jeu une pierre divine dans le vaisseau du joueur { $other }.
pacal-drop-other-from = Le joueur { $seat } reprend sa pierre divine en { $square } et la met en jeu dans le vaisseau du joueur { $other }.
pacal-done = Le joueur { $seat } ne met plus de pierre divine en jeu.
pacal-build = Le joueur { $seat } construit en { $square }, dans le quartier { $district }, une pyramide à { pacal-floors }{ pacal-and-scores }
pacal-raise = Le joueur { $seat } rehausse sa pyramide en { $square }, dans le quartier { $district }, à { pacal-floors }{ pacal-and-scores }
pacal-pass = Le joueur { $seat } ne construit rien.

## Titres d’une liste d’actions

pacal-kind-place = Placer ton vaisseau
pacal-kind-roll = Lancer le dé
pacal-kind-fly = Avancer en ligne droite (2 pierres)
pacal-kind-bend = Avancer en tournant (1 pierre)
pacal-kind-leap = Avancer avec les flèches (2 pierres)
pacal-kind-god = Utiliser une pièce d’énergie
pacal-kind-land = Poser ton vaisseau
pacal-kind-drop = Mettre en jeu une pierre divine
pacal-kind-build = Construire une pyramide
pacal-kind-raise = Rehausser une pyramide
pacal-kind-finish = Continuer

## Refus : pas maintenant

pacal-over = La partie est finie et les points sont comptés : on ne peut plus jouer.
pacal-place-first = Tous les vaisseaux ne sont pas encore sur le plateau : place d’abord le tien.
pacal-already-placed = Tous les vaisseaux sont déjà sur le plateau : la mise en place est terminée.
pacal-roll-first = Le dé n’a pas encore été lancé : lance-le d’abord.
pacal-already-rolled = Le dé a déjà été lancé : joue avec ce qu’il montre.
pacal-other-step =
    { $step ->
        [move] Tu n’as pas encore déplacé ton vaisseau : c’est la première étape de ton tour.
        [land] Ton vaisseau est en l’air : pose-le d’abord sur une case libre.
        [drop] Tu peux encore mettre en jeu une pierre divine : fais-le, ou termine cette étape avec « done ».
       *[build] Le vaisseau est déplacé et les pierres divines sont en jeu : tu peux seulement construire, rehausser ou passer.
    }
pacal-off-board =
    Le plateau a { $columns ->
        [one] 1 colonne
       *[other] { $columns } colonnes
    } et { $rows ->
        [one] 1 ligne
       *[other] { $rows } lignes
    } : la case { $square } n’existe pas.

## Refus : mise en place et dé

pacal-place-outside = { $square } est hors du quartier sacré { $district } : aucun vaisseau ne peut y commencer.
pacal-place-taken = { pacal-where-obstacle } : choisis une autre case.
pacal-roll-no-such-face = Le dé n’a pas de face { $face }.

## Refus : déplacer le vaisseau

pacal-stay = Ton vaisseau est déjà en { $square }, et il doit se déplacer.
pacal-arrows-leap = Le dé montre les flèches, pas un nombre : avance dans ta ligne ou ta colonne, aussi loin que tu veux.
pacal-fly-not-straight = { $to } n’est ni dans la ligne ni dans la colonne de { $from } : tu ne peux pas y aller en ligne droite.
pacal-fly-blocked =
    Juste { $direction ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } de ton vaisseau, il y a { pacal-obstacle } : tu ne peux pas partir de ce côté.
pacal-must-fly-on =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, { $squares ->
        [2] les deux cases sont libres
       *[other] les { $squares } cases sont libres
    } : ton vaisseau doit aller jusqu’en { $end }.
pacal-must-fly-up-to =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, { $squares ->
        [one] 1 case est libre
       *[other] { $squares } cases sont libres
    } : ton vaisseau doit aller jusqu’en { $end }, où un obstacle l’arrête.
pacal-fly-stopped =
    Vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, il y a { pacal-obstacle } sur le chemin : ton vaisseau s’arrête devant, en { $end }.
pacal-fly-too-far = Le dé montre { $number } et cette case est { pacal-squares-away } : ton vaisseau s’arrête en { $end }.
pacal-first-round-leave = { $square } est encore dans le quartier sacré { $district } : à la première manche, ton vaisseau doit en sortir.
pacal-first-round-straight = À la première manche, ton vaisseau doit quitter le quartier sacré en ligne droite.
pacal-stuck = Ton vaisseau est bloqué en { $square } : il ne peut aller nulle part.
pacal-bend-back = Tu pars de { $square }, et ton vaisseau ne passe jamais deux fois sur la même case : tu ne peux pas y revenir.
pacal-bend-is-straight = Tu peux aller en { $square } en ligne droite : cela compte comme une ligne droite et permet deux pierres. Joue fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle } : ton vaisseau ne peut pas s’y arrêter.
pacal-bend-too-far = { $square } est { pacal-squares-away } : { $number } ne suffit pas pour y arriver.
pacal-bend-odd = { $square } est { pacal-squares-away }, et chaque détour ajoute un nombre pair de cases : tu ne peux pas y arriver en exactement { $number }.
pacal-bend-no-way =
    Aucun chemin d’exactement { $number ->
        [one] 1 case
       *[other] { $number } cases
    } ne contourne les obstacles jusqu’en { $square }.
pacal-leap-no-arrows = Le dé montre { $number }, pas les flèches.
pacal-leap-line = { $to } n’est ni dans la ligne ni dans la colonne de { $from } : les flèches n’y mènent pas.
pacal-not-free = { pacal-where-obstacle } : ton vaisseau ne peut pas s’y arrêter.
pacal-god-spent = Ta pièce d’énergie de valeur { $value } a déjà servi.
pacal-god-first-round = À la première manche, ton vaisseau doit quitter le quartier sacré en ligne droite, et il le peut : pas de pièce d’énergie.
pacal-god-given-up = Tu as utilisé une pièce d’énergie : pose maintenant ton vaisseau sur une case libre.
pacal-land-same = Ton vaisseau vient de { $square } et doit se déplacer : choisis une autre case.
pacal-land-not-stuck = Ton vaisseau n’est pas bloqué : tu ne peux pas le poser où tu veux.
pacal-land-god-first = Ton vaisseau est bloqué et il te reste une pièce d’énergie : tu dois l’utiliser d’abord.

## Refus : mettre en jeu des pierres divines

pacal-drop-own-twice = Tu as déjà mis une pierre divine dans ton vaisseau : la deuxième va dans le vaisseau d’un autre joueur.
pacal-drop-own-only = À ce tour, tu n’as droit qu’à une pierre divine, dans ton propre vaisseau : pas dans celui du joueur { $seat }.
pacal-drop-say-own = Le vaisseau du joueur { $seat } est le tien : écris « drop own ».
pacal-no-such-seat = La partie se joue à { $players } : il n’y a pas de joueur { $seat }.
pacal-take-back-not-empty =
    Tu as encore { $supply ->
        [one] 1 pierre divine
       *[other] { $supply } pierres divines
    } en réserve : celle en { $square } reste où elle est.
pacal-supply-empty = Ta réserve de pierres divines est vide : dis de quelle case tu en reprends une.
pacal-take-back-hidden =
    { $whose ->
        [yours] Ton propre vaisseau se trouve en { $square }
       *[theirs] Le vaisseau du joueur { $owner } se trouve en { $square }
    } : on ne peut pas reprendre une pierre qui est dedans.
pacal-take-back-none = Tu n’as pas de pierre divine en { $square } : il n’y a rien à reprendre.

## Refus : construire

pacal-no-constellation =
    { $count ->
        [2] { $squares } ne sont pas côte à côte dans une ligne ou une colonne : ce n’est pas une constellation.
        [3] { $squares } ne sont pas alignées à intervalles égaux : ce n’est pas une constellation.
       *[other] { $squares } ne forment ni une ligne à intervalles égaux ni un carré droit : ce n’est pas une constellation.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } ne sont pas côte à côte dans une ligne ou une colonne : ce n’est pas une constellation.
        [3] { $squares } ne sont pas alignées à intervalles égaux : ce n’est pas une constellation.
       *[other] { $squares } ne forment ni une ligne à intervalles égaux, ni un carré droit, ni un losange : ce n’est pas une constellation.
    }
pacal-gap-taken =
    En { $square }, entre tes pierres, il y a { $what ->
        [own-ship] ton propre vaisseau
        [own-pyramid] une de tes pyramides
        [ship] le vaisseau du joueur { $owner }
        [pyramid] une pyramide du joueur { $owner }
       *[stone] une pierre divine du joueur { $owner }
    } : dans cette partie, les intervalles doivent être vides.
pacal-stone-hidden =
    { $whose ->
        [yours] Ton propre vaisseau se trouve en { $square }
       *[theirs] Le vaisseau du joueur { $owner } se trouve en { $square }
    } : les pierres qu’il contient ne comptent pas.
pacal-not-your-pyramid = La pyramide en { $square } appartient au joueur { $owner } : elle ne peut pas faire partie de ta constellation.
pacal-no-stone = Tu n’as en { $square } ni pierre divine visible ni pyramide : cette case ne peut pas faire partie de ta constellation.
pacal-build-outside = { $square } ne fait pas partie de la constellation : tu ne peux pas y construire.
pacal-build-on-pyramid = Tu as déjà une pyramide en { $square } : tu peux seulement la rehausser.
pacal-raise-outside = { $square } ne fait pas partie de la constellation : tu ne peux pas y rehausser de pyramide.
pacal-raise-no-pyramid = Tu n’as pas de pyramide en { $square } : il n’y a rien à rehausser.
pacal-pyramids-only = Cette constellation n’a que des pyramides : il y faut au moins une pierre divine.
pacal-master-stones-only =
    Dans la variante experte, une nouvelle pyramide se construit uniquement avec des pierres divines : { $pyramids ->
        [one] la pyramide de cette constellation ne compte pas.
       *[other] les { $pyramids } pyramides de cette constellation ne comptent pas.
    }
pacal-master-one-pyramid =
    Il y a { $pyramids ->
        [one] 1 pyramide
       *[other] { $pyramids } pyramides
    } dans cette constellation : dans la variante experte, seule celle que tu rehausses peut en faire partie.
pacal-too-high = Cette constellation donne { pacal-stands-for } : une pyramide à { pacal-floors } est trop haute.
pacal-raise-not-higher =
    La pyramide en { $square } a déjà { $standing ->
        [one] 1 étage
       *[other] { $standing } étages
    } : une pyramide à { pacal-floors } ne serait pas plus haute.
pacal-none-left = Tu n’as plus de pyramide à { pacal-floors }.
pacal-lower-needs-smaller = Cette constellation donne { pacal-stands-for } et tu as encore cette pyramide : pour { pacal-floors }, choisis une constellation plus petite.

## Refus : préparer une partie

pacal-players = Pacal’s Rocket se joue de 2 à 5 joueurs, pas à { $found }.
pacal-option-newer = L’option « { $name } » existe depuis la version { $since } des règles, et cette partie se joue avec la version { $rules }.
pacal-die-face = La face { $face } du dé est { $found }. Attendu : un nombre entier de 1 à 9, ou arrows.
pacal-board-json = Le plateau n’est pas du JSON valide, à la colonne { $column } : { $reason }.
pacal-board-unknown-field = Un plateau n’a pas de champ « { $field } ». Ses champs sont : { $expected }.
pacal-board-field-missing = Il manque au plateau le champ « { $field } ».
pacal-board-field =
    Le champ « { $field } » du plateau est { $found }. Attendu : { $field ->
        [board] un objet JSON.
        [rows] une liste de 1 à 13 lignes, chacune un texte fait des lettres A à Z et de ~.
        [values] un objet qui donne à chaque lettre de quartier, de A à Z, sa valeur.
        [sacred] la lettre d’un quartier du plateau.
        [river] une liste d’au moins deux coins [x, y], ou [] sans rivière.
        [river_shore] une liste de cases comme ["c1","d1"], ou [] pour une rive sans cases.
        [lake_shore] une liste de cases comme ["c1","d1"], ou [] pour une rive sans cases.
        [covers] un objet qui donne aux pièces 2, 2/3 et 4 une liste de lettres.
       *[other] { $expected }.
    }
pacal-board-row = La ligne { $row } du plateau est { $found }. Attendu : un texte fait des lettres A à Z et de ~.
pacal-board-row-size =
    La ligne { $row } du plateau a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }. Attendu : de 1 à { $most }.
pacal-board-row-length =
    La ligne { $row } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, la ligne 1 en a { $expected } : toutes doivent avoir la même longueur.
pacal-board-symbol = À la ligne { $row }, colonne { $column }, le plateau a « { $found } ». Attendu : une lettre de A à Z, ou ~ pour le lac.
pacal-board-value-missing = Le quartier { $district } n’a pas de valeur.
pacal-board-value = La valeur du quartier { $district } est { $found }. Attendu : un nombre entier de 0 à { $most }.
pacal-board-river-corner = Le coin { $corner } de la rivière est { $found }. Attendu : [x, y], avec x de 0 à { $columns } et y de 0 à { $rows }.
pacal-board-river-bend = La rivière va de { $from } à { $to } (coin { $corner }) : elle doit suivre une ligne ou une colonne de coins, et avancer.
pacal-board-field-newer = Le champ « { $field } » d’un plateau existe depuis la version { $since } des règles, et cette partie se joue avec la version { $rules }.
pacal-board-shore = L’élément { $entry } de « { $field } » est { $found }. Attendu : une case comme "c1".
pacal-board-shore-off-map = Le plateau a { $columns } colonnes et { $rows } lignes : « { $field } » ne peut pas contenir { $square }.
pacal-board-shore-in-lake = { $square } est dans le lac : « { $field } » ne peut contenir que des cases de terre.
pacal-board-shore-twice =
    { $square } figure deux fois dans la rive { $field ->
        [river_shore] de la rivière
       *[lake_shore] du lac
    }.
pacal-board-cover = La pièce de recouvrement { $piece } a { $found }. Attendu : une liste de lettres de quartiers du plateau.
pacal-board-cover-sacred = La pièce de recouvrement { $piece } ne peut pas recouvrir le quartier sacré : les vaisseaux en partent.
pacal-board-sacred-room = Il faut { $players } cases au quartier sacré, une par vaisseau : il en a { $squares }.
pacal-board-sacred-missing = Aucune case du plan n’appartient au quartier sacré { $district }, d’où partent les vaisseaux.

## Ce qu’un tour obtient, pour les analyses et les conseils.
pacal-fact-majority =
    Prend la majorité dans le quartier { $district } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pacal-fact-ties = Arrive à égalité d’étages dans le quartier { $district }.
pacal-fact-extends = Renforce la majorité dans le quartier { $district }.
pacal-fact-bonus =
    C’est l’une des dernières pyramides : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pacal-fact-shore =
    { $water ->
        [river] Compte aussi pour la rivière.
        [lake] Compte aussi pour le lac.
       *[both] Compte aussi pour la rivière et le lac.
    }
pacal-fact-returns = Rend une pierre divine au joueur { $seat }.
pacal-fact-ends =
    { $when ->
        [now] Met fin à la partie tout de suite.
       *[round] Met fin à la partie avec cette manche.
    }
pacal-fact-stones =
    Permet de mettre en jeu { $stones ->
        [one] 1 pierre divine
       *[other] { $stones } pierres divines
    }.
pacal-fact-god = Utilise la pièce d’énergie de valeur { $value }.
