# L’atelier, où l’on saisit le matériel d’un jeu imprimé, et ce qui est notre reconstitution.

## Reconstitution

page-ours-pacal = Plan : notre reconstitution
page-ours-uxmal = Base, tuiles, points : notre reconstitution
page-ours-title = Ce que nous avons reconstitué
page-ours-known = Connu :
page-ours-made = De nous :
page-ours-pacal-known = les règles, les pièces, une grille de 16 quartiers valant de 3 à 7 points, au centre le quartier sacré de 3 × 3 cases qui vaut 7, une rivière, un lac, un dé avec les nombres de 2 à 5 et une face avec des flèches.
page-ours-pacal-made = la taille et le contour du plan, la valeur des autres quartiers, la place de la rivière, du lac et des rives, les quartiers que recouvrent les pièces de recouvrement, et le 3 en double sur le dé.
page-ours-uxmal-known = les règles, la base de 4 × 4 emplacements, 29 tuiles avec trois idoles différentes et un espace vide chacune, les idoles Jaguar et Serpent, et 5 points pour un prêtre sur l’idole de la case 2.
page-ours-uxmal-made = ce qui est imprimé sur la base et les tuiles, les autres points, et les idoles Quetzal, Singe et Tortue.
page-ours-own = Tu as le jeu imprimé ?
page-ours-enter = Saisis le tien
page-ours-lesson-pacal = Le plan, ses valeurs et la face en double du dé sont notre reconstitution.
page-ours-lesson-uxmal = La base, les tuiles, les points et trois des idoles sont notre reconstitution.
page-map-pacal = Plan
page-map-uxmal = Matériel
page-map-ours = Le nôtre (reconstitution)
page-map-own = Mon matériel
page-map-offered = De ce serveur
page-map-named = Plan : { $map }
page-map-named-about = Cette partie se joue avec du matériel saisi dans l’atelier : « { $map } ».

## L’atelier

page-workshop = Atelier
page-workshop-about = Tu as le jeu imprimé ? Saisis son matériel ici et joue avec.
page-workshop-game = Jeu
page-workshop-begin-usual = Partir de notre reconstitution
page-workshop-begin-blank = Partir de zéro
page-workshop-load = Charger un fichier
page-workshop-name = Nom
page-workshop-unnamed = Ma boîte
page-workshop-undo = Annuler
page-workshop-redo = Rétablir
page-workshop-undone = Annulé.
page-workshop-redone = Rétabli.
page-workshop-linked = Ouvert depuis un lien comme nouveau matériel. Le tien n’a pas changé.
page-workshop-check = Vérification
page-workshop-checking = Vérification en cours…
page-workshop-offline = Tu peux continuer ; la vérification se fera dès que le serveur répondra.
page-workshop-problems =
    { $count ->
        [one] Une chose manque ou ne va pas :
       *[other] { $count } choses manquent ou ne vont pas :
    }
page-workshop-unfilled =
    { $count ->
        [one] Une case est encore vide.
       *[other] { $count } cases sont encore vides.
    }
page-workshop-more = { $count } autres du même genre
page-workshop-marked = problème
page-workshop-ready = Tout est en ordre. Voici ce que l’on verra à la table :
page-workshop-picture = Le plateau tel qu’on le voit à la table
page-workshop-try = Essayer
page-workshop-try-about = Lance une partie contre des robots avec ce matériel.
page-workshop-keep = Garder et partager
page-workshop-keep-about = Les changements sont enregistrés au fur et à mesure dans ce navigateur.
page-workshop-unkept = Ce navigateur ne peut rien enregistrer : son stockage est bloqué ou plein. Rien n’est perdu à l’écran : enregistre un fichier ou partage un lien avant de partir.
page-workshop-sets = Mon matériel
page-workshop-sets-none = Ce navigateur n’a encore rien gardé.
page-workshop-new = Nouveau
page-workshop-share = Partager un lien
page-workshop-share-about = Toute personne ayant ce lien peut ouvrir une copie et jouer avec.
page-workshop-save = Enregistrer un fichier
page-workshop-rename = Renommer
page-workshop-duplicate = Dupliquer
page-workshop-delete = Supprimer
page-workshop-deleted = « { $name } » a été supprimé.
page-workshop-restore = Annuler
page-workshop-copy-of = Copie de { $name }
page-workshop-state-ready = prêt à jouer
page-workshop-state-open = inachevé
page-workshop-state-here = à l’écran
page-workshop-keys = Clavier
page-workshop-history-keys = Ctrl+Z annule, Ctrl+Maj+Z rétablit.

## Fichiers et liens qui ne s’ouvrent pas

page-workshop-link-broken = Ce lien est abîmé ou incomplet et ne peut pas être ouvert. Demande qu’on te le renvoie.
page-workshop-file-large = C’est plus grand que { $most } Ko : ce ne peut pas être du matériel de jeu.
page-workshop-file-json = Le fichier est abîmé à la ligne { $line } et ne peut pas être lu.
page-workshop-file-foreign = Ce n’est pas un fichier de matériel : il lui faut « game », « name » et « options », ou bien un plan avec « rows ».
page-workshop-file-game = Ce matériel est pour « { $game } », un jeu que l’on ne joue pas ici.
page-workshop-misread = « { $field } » ne peut pas être lu : sa valeur ne convient pas.
page-workshop-misread-unknown = « { $field } » ne fait pas partie de ce matériel.
page-workshop-misread-rows = « rows » ne peut pas être lu : un plan a de 1 à { $most } lignes.
page-workshop-misread-row = La ligne { $row } du plan ne peut pas être lue. Il lui faut autant de cases que la ligne 1, au plus { $most }, chacune une lettre de A à Z ou ~ pour le lac.
page-workshop-misread-base = La ligne { $row } de « base » ne peut pas être lue. Il lui faut huit symboles parmi J, S, Q, M, T et « . » pour l’espace vide.
page-workshop-misread-tile = La tuile { $tile } ne peut pas être lue. Il lui faut quatre symboles parmi J, S, Q, M, T et « . » pour l’espace vide.

## La fusée de Pacal

page-workshop-pacal-modes = Ce que fait un appui sur le plan
page-workshop-pacal-mode-paint = Peindre
page-workshop-pacal-mode-values = Valeurs
page-workshop-pacal-mode-values-about = Saisis la valeur de chaque quartier sur le plan.
page-workshop-pacal-mode-river = Rivière
page-workshop-pacal-mode-river-about = Appuie sur un bord entre deux cases, ou glisse le long des bords. Appuie de nouveau pour l’effacer.
page-workshop-pacal-mode-river-shore = Rive de la rivière
page-workshop-pacal-mode-river-shore-about = Appuie sur les cases qui comptent pour la rivière.
page-workshop-pacal-mode-lake-shore = Rive du lac
page-workshop-pacal-mode-lake-shore-about = Appuie sur les cases qui comptent pour le lac.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] Tu as choisi ces cases toi-même.
       *[derived] Ces cases sont déduites de la rivière ou du lac.
    }
page-workshop-pacal-derive = Revenir aux cases déduites
page-workshop-pacal-brushes = Peindre avec
page-workshop-pacal-district = quartier { $letter }
page-workshop-pacal-lake = lac
page-workshop-pacal-bare = non peinte
page-workshop-pacal-sacred = quartier sacré
page-workshop-pacal-river-shore = rive de la rivière
page-workshop-pacal-lake-shore = rive du lac
page-workshop-pacal-add = Ajouter un quartier
page-workshop-pacal-map = Plan à peindre
page-workshop-pacal-keys = Flèches : se déplacer. Entrée : peindre avec le pinceau choisi. Une lettre : peindre ce quartier. ~ : peindre le lac. Suppr : vider la case. Maj et une flèche : peindre en avançant.
page-workshop-pacal-corners = Coins de la grille, pour tracer la rivière
page-workshop-pacal-corner-keys = En mode « Rivière » : les flèches vont de coin en coin ; avec Maj, elles tracent ou effacent la rivière. Entrée commence et arrête le tracé sans Maj.
page-workshop-pacal-corner =
    { $river ->
        [yes] Coin { $x } depuis la gauche, { $y } depuis le haut, sur la rivière
       *[no] Coin { $x } depuis la gauche, { $y } depuis le haut
    }
page-workshop-pacal-river-now =
    { $laid ->
        [yes] Rivière tracée jusqu’au coin { $x }, { $y }.
       *[no] Rivière effacée jusqu’au coin { $x }, { $y }.
    }
page-workshop-pacal-pen-down = Les flèches tracent maintenant la rivière.
page-workshop-pacal-pen-up = Les flèches ne tracent plus rien.
page-workshop-pacal-painted = { $square } : { $what }.
page-workshop-pacal-shore-now =
    { $is ->
        [yes] { $square } compte maintenant pour la { $water ->
            [river] rive de la rivière.
           *[lake] rive du lac.
        }
       *[no] { $square } ne compte plus pour la { $water ->
            [river] rive de la rivière.
           *[lake] rive du lac.
        }
    }
page-workshop-pacal-size = Taille
page-workshop-pacal-columns = Colonnes
page-workshop-pacal-rows = Lignes
page-workshop-pacal-districts = Quartiers
page-workshop-pacal-districts-about = 2, 2/3 et 4 sont les pièces de recouvrement : coche les quartiers que chacune recouvre.
page-workshop-pacal-column-district = Quartier
page-workshop-pacal-column-value = Valeur
page-workshop-pacal-column-sacred = Sacré
page-workshop-pacal-cover = Pièce { $piece }
page-workshop-pacal-covers = La pièce { $piece } recouvre le quartier { $letter }
page-workshop-pacal-sacred-is = Le quartier { $letter } est le quartier sacré
page-workshop-pacal-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
page-workshop-pacal-value-of = Valeur du quartier { $letter }
page-workshop-pacal-remove-column = Retirer
page-workshop-pacal-remove = Retirer le quartier { $letter }
page-workshop-pacal-die = Dé
page-workshop-pacal-face = Face { $face }
page-workshop-pacal-arrows = flèches
page-workshop-pacal-river-parts = La rivière a { $count } parties qu’on ne peut pas tracer d’un seul trait ; l’une d’elles commence en { $square }.

## Uxmal

page-workshop-uxmal-brushes = Peindre avec
page-workshop-uxmal-next = Suivante
page-workshop-uxmal-bare = non saisi
page-workshop-uxmal-base = Base
page-workshop-uxmal-keys = Flèches : se déplacer. Entrée : mettre l’idole choisie ou la suivante. J, S, Q, M, T ou point : mettre une idole ou un espace vide. Suppr : effacer. Maj et une flèche : peindre en avançant.
page-workshop-uxmal-painted = { $cell } : { $what }.
page-workshop-uxmal-tiles = Tuiles
page-workshop-uxmal-count = { $count } sur { $of }
page-workshop-uxmal-tile = Tuile { $tile } : { $marks }
page-workshop-uxmal-tile-chosen = Tuile { $tile }
page-workshop-uxmal-quarter =
    { $quarter ->
        [1] En haut à gauche : { $what }
        [2] En haut à droite : { $what }
        [3] En bas à droite : { $what }
       *[4] En bas à gauche : { $what }
    }
page-workshop-uxmal-rotate = Tourner
page-workshop-uxmal-add = Nouvelle tuile
page-workshop-uxmal-points = Pyramide de points
page-workshop-uxmal-rank = Case { $rank }
page-workshop-uxmal-level = Niveau { $level }
page-workshop-uxmal-points-of = Points au niveau { $level } pour l’idole de la case { $rank }
