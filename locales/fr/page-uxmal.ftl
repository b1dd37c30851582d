# Ce que la page dit d’Uxmal, à côté des phrases d’uxmal.ftl.

## Choses

page-uxmal-blank = espace vide
page-uxmal-face = { $northwest } au nord-ouest, { $northeast } au nord-est, { $southeast } au sud-est, { $southwest } au sud-ouest.
page-uxmal-cards =
    { $count ->
        [one] { $count } carte { uxmal-idol }
       *[other] { $count } cartes { uxmal-idol }
    }
page-uxmal-no-cards = aucune carte
page-uxmal-no-priests = aucun prêtre sur la pyramide
page-uxmal-cell = { $cell } : { $mark }, niveau { $level }.
page-uxmal-cell-base = { $cell } : { $mark }, sur la base.
page-uxmal-cell-priest =
    { $worth ->
        [one] Un prêtre de { $name } est ici et vaut { $worth } point maintenant.
       *[other] Un prêtre de { $name } est ici et vaut { $worth } points maintenant.
    }

## Le plateau

page-uxmal-grid = La pyramide
page-uxmal-grid-sites = Emplacements du niveau { $level }
page-uxmal-site = Emplacement { $site }, libre.
page-uxmal-site-taken = Emplacement { $site }, pris.
page-uxmal-lift-own = Ton prêtre en { $cell } est soulevé : valeur { $before } → { $after }.
page-uxmal-lift-other = Le prêtre de { $name } en { $cell } est soulevé : valeur { $before } → { $after }.
page-uxmal-priest-may-move = Ton prêtre, qui peut se déplacer.
page-uxmal-view-plan = Vue de dessus
page-uxmal-view-depth = Vue en relief

page-uxmal-earns = Rapporterait { $cards }.
page-uxmal-earns-nothing = Ne rapporterait aucune carte.

## Ce qui peut être fait

page-uxmal-do-tile = Piocher une tuile
page-uxmal-do-priest = Placer un prêtre
page-uxmal-do-move = Déplacer un prêtre
page-uxmal-do-track = Vénérer ou maudire
page-uxmal-short-tile = Tuile
page-uxmal-short-priest = Prêtre
page-uxmal-short-move = Déplacer
page-uxmal-short-track = Idoles
page-uxmal-left = reste { $count }
page-uxmal-home =
    { $count ->
        [0] aucun disponible
        [one] 1 disponible
       *[other] { $count } disponibles
    }
page-uxmal-press-site = Choisis un emplacement éclairé. Chaque point est une carte à gagner.
page-uxmal-press-idol = Choisis une idole éclairée. Le nombre est ce que le prêtre y rapporterait maintenant.
page-uxmal-press-priest = Choisis le prêtre à déplacer.
page-uxmal-press-way = Choisis une case éclairée. Le nombre est son prix en cartes.
page-uxmal-press-track = Choisis une idole dont tu as des cartes, puis sa nouvelle case.
page-uxmal-priest-at = Le prêtre en { $cell }
page-uxmal-turn-left = Tourner la tuile vers la gauche
page-uxmal-turn-right = Tourner la tuile vers la droite
page-uxmal-confirm = Valider
page-uxmal-back = Choisir à nouveau
page-uxmal-has-drawn = { $name } a pioché cette tuile.
page-uxmal-drawn = La tuile piochée

page-uxmal-overlay = { uxmal-idol } sur { uxmal-idol }
page-uxmal-adjacent = { uxmal-idol } à côté de { uxmal-idol }
page-uxmal-points-now = vaut { $points } au décompte maintenant

page-uxmal-pay = Défausser { $cards }
page-uxmal-pay-missing =
    { $count ->
        [one] Choisis encore { $count } carte
       *[other] Choisis encore { $count } cartes
    }
page-uxmal-pay-less = Reprendre une carte { uxmal-idol }
page-uxmal-pay-more =
    Défausser une carte { uxmal-idol } : { $given } sur { $held } choisies, { $points ->
        [0] sans valeur maintenant.
        [one] chacune vaut 1 point maintenant.
       *[other] chacune vaut { $points } points maintenant.
    }

## Une action en mots

page-uxmal-act-tile = Piocher une tuile et la placer.
page-uxmal-act-draw = La tuile est piochée : { $face }
page-uxmal-act-order = La piste de popularité est en place : { $idols }.
page-uxmal-act-put = Poser la tuile sur l’emplacement { $site } : { $face }
page-uxmal-act-overlay = Prendre { $cards } : { uxmal-idol } sur { uxmal-idol }.
page-uxmal-act-adjacent = Prendre { $cards } : { uxmal-idol } à côté de { uxmal-idol }.
page-uxmal-act-priest =
    Placer un prêtre sur { uxmal-idol.the } en { $cell }, { $worth ->
        [0] sans valeur maintenant.
        [one] qui vaut 1 point maintenant.
       *[other] qui vaut { $worth } points maintenant.
    }
page-uxmal-act-priest-plain = Placer un prêtre en { $cell }.
page-uxmal-act-move =
    Déplacer le prêtre de { $from } à { $to } pour { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } : sa valeur passe de { $before } à { $after }.
page-uxmal-act-move-plain = Déplacer le prêtre de { $from } à { $to }.
page-uxmal-brief-priest =
    { uxmal-idol } en { $cell } : { $worth ->
        [0] sans valeur maintenant
       *[other] vaut { $worth } au décompte maintenant
    }
page-uxmal-brief-move =
    { $from } → { $to } : { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }, valeur { $before } → { $after }
page-uxmal-act-pay = Défausser { $cards }.
page-uxmal-act-venerate =
    Vénérer { uxmal-idol.the } avec { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } : l’idole monte à la case { $to }.
page-uxmal-act-curse =
    Maudire { uxmal-idol.the } avec { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } : l’idole descend à la case { $to }.
page-uxmal-act-venerate-plain =
    Vénérer { uxmal-idol.the } avec { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
page-uxmal-act-curse-plain =
    Maudire { uxmal-idol.the } avec { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.

## Situation

page-uxmal-phase-heading = Phase du jeu
page-uxmal-phase =
    Niveau { $level } sur 3 : { $left ->
        [one] la prochaine tuile l’achève, puis on compte les points.
       *[other] encore { $left } tuiles avant le décompte.
    }
page-uxmal-phase-over = Les trois niveaux sont construits et comptés.
page-uxmal-track = Piste de popularité
page-uxmal-step =
    Case { $rank } : { uxmal-idol }. Une carte rapporte { $cards ->
        [0] zéro
       *[other] { $cards }
    }, un prêtre { $one ->
        [0] zéro.
       *[other] { $one }, { $two } ou { $three } au niveau 1, 2 ou 3.
    }
page-uxmal-key-priest = { $one } { $two } { $three } : un prêtre au niveau 1, 2, 3
page-uxmal-key-card = chaque carte
page-uxmal-players = Joueurs
page-uxmal-player =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, marquerait { $points } maintenant. Cartes : { $cards }. Prêtres : { $priests }, { $home ->
        [0] aucun disponible.
        [one] { $home } disponible.
       *[other] { $home } disponibles.
    }
page-uxmal-priests = Prêtres
page-uxmal-priest-worth =
    { $worth ->
        [0] prêtre en { $cell }, sans valeur maintenant
       *[other] prêtre en { $cell }, vaut { $worth } maintenant
    }
page-uxmal-would-score =
    { $points ->
        [one] Marquerait { $points } point maintenant
       *[other] Marquerait { $points } points maintenant
    }
page-uxmal-stacks = Cartes restantes
page-uxmal-reserve =
    { $count ->
        [0] Plus de tuiles dans la réserve
        [one] Encore 1 tuile dans la réserve
       *[other] Encore { $count } tuiles dans la réserve
    }

## Décompte

page-uxmal-scoring-title = Le niveau { $level } est achevé
page-uxmal-scoring-track = Case 1 : { $first }, case 2 : { $second }, case 3 : { $third }.
page-uxmal-scoring-priest =
    Prêtre sur { $idol ->
        [J] un jaguar
        [S] un serpent
        [Q] un quetzal
        [M] un singe
        [T] une tortue
       *[other] un espace vide
    }, niveau { $level } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
page-uxmal-scoring-cards =
    { $count ->
        [one] { $count } carte { uxmal-idol }
       *[other] { $count } cartes { uxmal-idol }
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
page-uxmal-scoring-fall = { $first } et { $second } tombent au bas de la piste de popularité, et les cartes comptées retournent dans leurs piles.
page-uxmal-scoring-all = Tout montrer
page-uxmal-scoring-on = Continuer
page-uxmal-level = Égalité : le joueur qui a le plus de cartes en main gagne
page-uxmal-kept =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
