# Rediffusions, règles et leçons sur la page.

## Rediffusion

page-replay-title = Rediffusion
page-replay-about = Ouvre l’enregistrement d’une partie et regarde-la coup par coup.
page-replay-other = Ouvrir un autre enregistrement
page-replay-at = Coup { $move } sur { $count }
page-replay-start = Le début de la partie.
page-replay-scrub = Coups
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lire
page-replay-pause = Arrêter
page-replay-forth = Un coup en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = { $times }×
page-replay-link = Copier un lien vers ce coup
page-replay-copied = Copié
page-replay-by-hand = Ce navigateur ne laisse pas la page copier. Le lien vers ce coup est dans la barre d’adresse.
page-replay-keys = Flèches gauche et droite : un coup. Début et Fin : début et fin. Espace : lire ou arrêter.
page-replay-on = Continuer à partir d’ici
page-replay-on-about = Ouvre une nouvelle table qui commence par les coups joués jusqu’ici. Des robots jouent aux autres places.
page-replay-on-seat = Tu joues
page-replay-on-go = Continuer
page-replay-over = Ici, la partie est finie. Recule de quelques coups pour continuer.
page-replay-broken = Ligne { $line } de l’enregistrement : { $reason }
page-replay-broken-about = Cet enregistrement ne peut pas être rejoué. Vérifie-le, ou ouvres-en un autre.
page-replay-link-broken = Ce lien est incomplet. Redemande-le, ou ouvre l’enregistrement lui-même.
page-replay-tab-moves = Coups

## Règles

page-rules-title = { $title } : règles
page-rules-english = Le texte des règles est en anglais ; il n’est pas encore traduit.
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Aucun passage trouvé
        [one] Un passage trouvé
       *[other] { $count } passages trouvés
    }
page-rules-none = Aucun passage ne contient tous ces mots.
page-rules-all = Montrer toutes les règles
page-rules-contents = Sommaire
page-rules-top = Vers le haut
page-rules-example = Exemple dessiné
page-rules-try = Essaie toi-même
page-rules-pacal-fly = Le dé montre 3. Les points pleins sont des vols tout droit, les points creux des vols en tournant.
page-rules-pacal-choose = Une constellation de deux : des pierres côte à côte en b6 et c6. La pyramide peut se dresser sur l’une ou l’autre case.
page-rules-pacal-takeover = La pyramide en c6 sert de pierre : c6, d6 et e6 donnent trois étages, assez pour prendre le quartier sacré.
page-rules-pacal-water = Deux étages en h5 compteraient aussi pour le lac.
page-rules-uxmal-put = La tuile peut être tournée et posée sur n’importe quel emplacement libre : là où une idole rencontre sa pareille, on gagne des cartes.
page-rules-uxmal-move = Le prêtre en b2 saute par-dessus celui en b1 : pour une carte, il atteint le quetzal en a1.
page-rules-uxmal-lift = La tuile du niveau 2 soulève le prêtre en f2.

## Leçons

page-learn-title = Apprendre { $title }
page-learn-step = Étape { $step } sur { $count }
page-learn-steps = Étapes
page-learn-step-done = réussie
page-learn-next = Suivant
page-learn-back = Retour
page-learn-skip = Sauter l’étape
page-learn-again = Réessayer
page-learn-show = Montrer
page-learn-shown = La solution : { $action }.
page-learn-restart = Depuis le début
page-learn-praise-1 = Bien joué.
page-learn-praise-2 = Exactement.
page-learn-praise-3 = Très bien.
page-learn-legal = Dans une partie, tu pourrais le faire, mais cette étape parle d’autre chose. Réessaie.
page-learn-finished = Tu connais le jeu.
page-learn-finished-about = Joue maintenant : les robots sont patients. Les règles expliquent tout le reste.
page-learn-you = Toi

## Pacal’s Rocket

page-learn-pacal-place-title = Ton vaisseau
page-learn-pacal-place = Voici une cité faite de quartiers ; les grands nombres sont leurs valeurs. Les vaisseaux partent du quartier sacré, au milieu. Place le tien sur une case éclairée.
page-learn-pacal-place-done = Ton vaisseau est creux : on peut y mettre des pierres par le haut. Tout le jeu est là.
page-learn-pacal-fly-title = Voler tout droit
page-learn-pacal-fly = À chaque manche, un seul lancer vaut pour tout le monde. Le dé montre 4 : vole d’exactement quatre cases en ligne droite. À la première manche, tout le monde doit quitter le milieu.
page-learn-pacal-fly-done = Après un vol tout droit, tu peux mettre deux pierres : une dans ton vaisseau, une dans celui d’un autre.
page-learn-pacal-own-title = Une pierre dans ton vaisseau
page-learn-pacal-own = Ton vaisseau a volé jusqu’en b6. Mets-y une de tes pierres.
page-learn-pacal-own-done = La pierre est en b6, cachée par ton vaisseau. Elle ne compte pas encore.
page-learn-pacal-other-title = Une pierre dans un autre vaisseau
page-learn-pacal-other = Mets maintenant une pierre dans le vaisseau d’un autre joueur. Tu ne décides pas où il ira, mais tu sais où il est.
page-learn-pacal-other-done = Quand ce vaisseau s’envole, ta pierre reste là, visible, sur une case que tu n’as jamais visitée.
page-learn-pacal-bend-title = Voler en tournant
page-learn-pacal-bend = La deuxième manche ; le dé montre 3. Tu peux tourner, mais tu dois voler d’exactement trois cases. Vole jusqu’en c6 : un point creux l’indique.
page-learn-pacal-bend-done = Ta pierre en b6 est maintenant visible, car le vaisseau au-dessus est parti. Après un vol en tournant, tu ne mets qu’une pierre, dans ton propre vaisseau.
page-learn-pacal-build-title = La première pyramide
page-learn-pacal-build = Une seule pierre visible suffit pour une pyramide à un étage. Le vaisseau où tu as mis une pierre a quitté e5. Construis là, dans le quartier sacré.
page-learn-pacal-build-done = Personne n’avait construit dans ce quartier : tu marques aussitôt sa valeur, 7 points. Tu récupères la pierre.
page-learn-pacal-leap-title = Les flèches
page-learn-pacal-leap = Le dé montre les flèches : saute aussi loin que tu veux dans ta ligne ou ta colonne, par-dessus tout. Choisis une case.
page-learn-pacal-leap-done = Un saut compte comme un vol tout droit : deux pierres.
page-learn-pacal-choose-title = Les constellations
page-learn-pacal-choose = Deux pierres côte à côte, en b6 et c6, donnent deux étages. La pyramide se dresse sur l’une des deux cases. Choisis c6 : son quartier vaut plus.
page-learn-pacal-choose-done = 6 points, et c6 est au bord de la rivière, qui compte à la fin. Trois ou quatre alignées à intervalles égaux donnent trois ou quatre étages, les coins d’un carré cinq.
page-learn-pacal-obstacle-title = Les obstacles
page-learn-pacal-obstacle = Le dé montre 4. Les pyramides, les vaisseaux, le lac et le bord arrêtent un vol tout droit. Vole vers l’ouest : ta propre pyramide t’arrête en d6.
page-learn-pacal-obstacle-done = Tu perds le reste du nombre, mais tu peux quand même mettre deux pierres. Un vol en tournant ne peut pas être écourté ainsi.
page-learn-pacal-takeover-title = Prendre un quartier
page-learn-pacal-takeover = Quelqu’un a trois étages dans le quartier sacré, et toi un seul. Tes pyramides comptent comme des pierres : c6, d6 et e6 sont alignées. Construis en e6.
page-learn-pacal-takeover-done = Quatre étages contre trois : tu prends le quartier et marques encore ses 7 points. Une égalité n’aurait rien rapporté.
page-learn-pacal-raise-title = Rehausser
page-learn-pacal-raise = Tu peux aussi remplacer une pyramide par une plus haute. e5, e6 et e7 sont alignées : rehausse la pyramide en e5.
page-learn-pacal-raise-done = Tu menais déjà ici, donc cela ne rapporte rien maintenant. Mais personne ne te prendra ce quartier de sitôt.
page-learn-pacal-god-title = Les pièces d’énergie
page-learn-pacal-god = Tu as trois pièces d’énergie, qui valent 2, 4 et 6 points à la fin. Au lieu de voler, rends celle de valeur 2, puis pose ton vaisseau en h5, au bord du lac.
page-learn-pacal-god-done = Une pièce d’énergie te mène partout. Ensuite, tu peux mettre une pierre.
page-learn-pacal-water-title = Rivière et lac
page-learn-pacal-water = Les étages au bord de l’eau comptent encore à la fin : 12, 8 et 4 points pour les trois premiers à la rivière, et autant au lac. Construis deux étages en h5.
page-learn-pacal-water-done = 5 points pour le quartier, et deux étages au bord du lac.
page-learn-pacal-end-title = La fin
page-learn-pacal-end = Bien plus tard. La partie finit quand quelqu’un n’a plus qu’une pyramide, ou après la manche où quelqu’un atteint 40 points. Les quatre coins d’un carré donnent cinq étages : construis-les en d8.
page-learn-pacal-end-done = 5 points pour avoir mis fin à la partie. Puis on compte tous les quartiers, la rivière, le lac et les pièces d’énergie, et tu gagnes.

## Uxmal

page-learn-uxmal-tile-title = La pyramide
page-learn-uxmal-tile = Ensemble, vous bâtissez sur cette base une pyramide à trois niveaux. Les animaux sont des idoles, certaines plus populaires que d’autres. Commence par placer une tuile.
page-learn-uxmal-tile-done = Tu as pioché une tuile : trois idoles et un vide.
page-learn-uxmal-put-title = Tourner et poser
page-learn-uxmal-put = Pose la tuile sur un emplacement libre. Tu peux d’abord la tourner, avec les boutons ou la touche R.
page-learn-uxmal-put-done = Une idole sur sa pareille rapporte deux de ses cartes. Une idole à côté de sa pareille en rapporte une.
page-learn-uxmal-claim-title = Une récompense
page-learn-uxmal-claim = Ici, la tuile est dans le coin : quetzal sur quetzal, jaguar et serpent à côté de leurs pareils. Tu ne peux prendre qu’une récompense. Prends les deux cartes.
page-learn-uxmal-claim-done = Deux cartes Quetzal. On paie avec des cartes, et celles des deux idoles les plus populaires rapportent des points.
page-learn-uxmal-overlay-title = Deux cartes
page-learn-uxmal-overlay = Ta tuile suivante. Tourne-la et pose-la de sorte qu’une de ses idoles recouvre sa pareille.
page-learn-uxmal-overlay-done = Deux cartes presque à chaque fois : cherche-les.
page-learn-uxmal-priest-title = Les prêtres
page-learn-uxmal-priest = Au lieu d’une tuile, tu peux placer un de tes trois prêtres sur une idole. Plus l’idole est populaire, plus il rapporte. Place-en un sur un quetzal : c’est le plus populaire.
page-learn-uxmal-priest-done = Au niveau 1, les trois premières idoles valent 4, 3 et 2 ; au niveau 2, 6, 5 et 4 ; au niveau 3, 8, 7 et 6. Les autres ne valent rien.
page-learn-uxmal-move-title = Marcher
page-learn-uxmal-move = Chaque case où entre un prêtre coûte une carte quelconque. Il saute gratuitement les cases occupées. Déplace le prêtre de b2 à a1, puis paie avec une carte Serpent.
page-learn-uxmal-move-done = Une carte pour deux cases, car celle du milieu était occupée. Tu as gardé les cartes Quetzal, qui rapporteront.
page-learn-uxmal-curse-title = Maudire
page-learn-uxmal-curse = La carte d’une idole déplace cette idole sur la piste de popularité. Ton rival a un prêtre sur un serpent, troisième en popularité. Maudis le serpent : une case plus bas.
page-learn-uxmal-curse-done = Le serpent est maintenant quatrième, et le prêtre posé dessus ne vaut rien.
page-learn-uxmal-venerate-title = Vénérer
page-learn-uxmal-venerate = Ton rival a de nouveau vénéré le serpent. Tu as un prêtre sur un singe et deux cartes Singe : vénère le singe, d’une case ou de deux.
page-learn-uxmal-venerate-done = Le singe passe devant le serpent. Ton prêtre y rapporte, et celui de ton rival sur le serpent non.
page-learn-uxmal-phase-title = Un niveau est achevé
page-learn-uxmal-phase = Une autre partie. Voici la dernière tuile du niveau 1 : pose-la de sorte que singe vienne sur singe. Puis on compte les points aussitôt.
page-learn-uxmal-phase-done = Prêtres et cartes sont comptés. Puis les deux idoles les plus populaires tombent au bas de la piste, et tous les prêtres quittent la pyramide.
page-learn-uxmal-level-title = Le deuxième niveau
page-learn-uxmal-level = Les tuiles du niveau 2 se posent là où quatre tuiles se rejoignent. Pose celle-ci sur un emplacement libre.
page-learn-uxmal-level-done = Tu as de nouveau tes trois prêtres. À un niveau plus haut, chaque idole vaut plus.
page-learn-uxmal-lift-title = Soulevé
page-learn-uxmal-lift = Une tuile qui recouvre un prêtre le soulève. Le tien est sur le serpent en f2. Pose la tuile sur l’emplacement qui recouvre f2, de sorte qu’un serpent vienne sous ton prêtre.
page-learn-uxmal-lift-done = La même idole, un niveau plus haut : 6 points au lieu de 4. Ce qui vient sous le prêtre d’un rival, c’est aussi toi qui le choisis.
page-learn-uxmal-end-title = La fin
page-learn-uxmal-end = La toute dernière tuile. Elle soulève le prêtre de ton rival en d3 : tourne-la pour que le vide vienne là. Puis prends la carte Tortue : la tortue est première, donc la carte rapporte 2 points.
page-learn-uxmal-end-done = Le troisième niveau est achevé, et l’on compte pour la dernière fois. Qui a le plus de points gagne : c’est toi.

## Ce qu’un robot jouerait

page-tab-advice = Conseil
page-advice-about = Un robot de niveau maître examine cette position pendant une seconde et dit ce qu’il jouerait.
page-advice-ask = Que jouerait le maître ?
page-advice-thinking = Le robot réfléchit…
page-advice-nobody = Personne n’a de choix ici : le hasard décide, ou la partie est finie.
page-advice-whose = C’est à { $name } de jouer. Les meilleures actions selon le robot :
page-advice-win = { $percent } % de chances de gagner
page-advice-played = joué
page-advice-other = Ce qui a été joué n’est pas parmi les cinq meilleures actions.
page-advice-ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
page-advice-behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
