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
page-replay-by-hand = Ce navigateur ne permet pas la copie automatique. Le lien vers ce coup est dans la barre d’adresse.
page-replay-keys = Flèches gauche et droite : un coup. Début et Fin : début et fin. Espace : lire ou arrêter.
page-replay-on = Continuer à partir d’ici
page-replay-on-about = Ouvre une nouvelle table qui commence par les coups joués jusqu’ici. Des robots jouent les autres joueurs.
page-replay-on-seat = Tu joues
page-replay-on-go = Continuer
page-replay-over = Ici, la partie est finie. Recule de quelques coups pour continuer.
page-replay-broken = Ligne { $line } de l’enregistrement : { $reason }
page-replay-broken-about = Cet enregistrement ne peut pas être rejoué. Vérifie-le, ou ouvres-en un autre.
page-replay-link-broken = Ce lien est incomplet. Redemande-le, ou ouvre directement l’enregistrement.
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
page-rules-top = Haut de page
page-rules-example = Exemple dessiné
page-rules-try = Essaie toi-même
page-rules-pacal-fly = Le dé montre 3. Points pleins : en ligne droite. Points creux : en tournant.
page-rules-pacal-choose = Une constellation de deux pierres divines côte à côte, en b6 et c6. La pyramide peut se construire sur l’une ou l’autre case.
page-rules-pacal-takeover = La pyramide en c6 sert de pierre divine : c6, d6 et e6 donnent trois étages, assez pour prendre la majorité dans le quartier sacré.
page-rules-pacal-water = Deux étages en h5 compteraient aussi pour le lac.
page-rules-uxmal-put = Tourne la tuile comme tu veux et pose-la sur un emplacement libre : deux idoles identiques, superposées ou côte à côte, rapportent des cartes.
page-rules-uxmal-move = Le prêtre en b2 saute par-dessus celui en b1 : pour une carte, il atteint le quetzal en a1.
page-rules-uxmal-lift = La tuile du niveau 2 soulève le prêtre en f2.

## Leçons

page-learn-title = Apprendre { $title }
page-learn-step = Étape { $step } sur { $count }
page-learn-steps = Étapes
page-learn-step-done = réussie
page-learn-next = Suivant
page-learn-back = Retour
page-learn-skip = Passer cette étape
page-learn-again = Réessayer
page-learn-show = Montrer la solution
page-learn-shown = La solution : { $action }.
page-learn-restart = Recommencer
page-learn-praise-1 = Bien joué.
page-learn-praise-2 = Exactement.
page-learn-praise-3 = Très bien.
page-learn-legal = Ce coup est permis, mais ici l’histoire continue autrement. Réessaie.
page-learn-finished = Tu connais le jeu.
page-learn-finished-about = À toi de jouer : les robots sont patients. Tout le reste est dans les règles.
page-learn-you = Toi

## Pacal’s Rocket

page-learn-pacal-place-title = Ton vaisseau
page-learn-pacal-place = Le plus de points gagne, et tu en marques en ayant le plus d’étages dans un quartier ; les grands nombres sont leurs valeurs. Les vaisseaux partent du quartier sacré, au milieu. Place le tien sur la case éclairée.
page-learn-pacal-place-done = Ton vaisseau est creux : on y met des pierres divines par le haut. Tout le jeu est là.
page-learn-pacal-fly-title = En ligne droite
page-learn-pacal-fly = Les autres ont aussi placé leur vaisseau. À chaque manche, un seul lancer vaut pour tout le monde (à deux joueurs, chacun lance pour soi). Le dé montre 4 : avance de quatre cases en ligne droite, en b6. À la première manche, chaque vaisseau doit quitter le quartier sacré.
page-learn-pacal-fly-done = Après une ligne droite, tu peux mettre en jeu deux pierres divines : une dans ton vaisseau, une dans celui d’un autre joueur.
page-learn-pacal-own-title = Une pierre divine dans ton vaisseau
page-learn-pacal-own = Ton vaisseau est en b6. Mets-y une de tes pierres divines.
page-learn-pacal-own-done = La pierre est en b6, cachée sous ton vaisseau. Elle ne compte pas encore.
page-learn-pacal-other-title = Une pierre divine dans un autre vaisseau
page-learn-pacal-other = Mets maintenant une pierre divine dans le vaisseau d’un autre joueur : celui d’Itzel, qui est éclairé. Tu ne décides pas où il ira, mais tu sais où il est.
page-learn-pacal-other-done = Quand ce vaisseau décollera, ta pierre restera là, visible, sur une case où ton vaisseau n’est jamais passé.
page-learn-pacal-bend-title = En tournant
page-learn-pacal-bend = Pendant ce temps, les autres ont avancé, mis des pierres divines en jeu et construit leurs premières pyramides. Deuxième manche ; le dé montre 3. Tu peux tourner, mais tu dois avancer d’exactement trois cases. Va en c6 : un point creux l’indique.
page-learn-pacal-bend-done = Ta pierre en b6 est maintenant visible : ton vaisseau n’est plus dessus. Après un déplacement en tournant, tu ne mets en jeu qu’une pierre divine, dans ton propre vaisseau.
page-learn-pacal-build-title = La première pyramide
page-learn-pacal-build = Tu as mis une pierre divine dans ton vaisseau. Une seule pierre visible suffit pour une pyramide à un étage. Le vaisseau d’Itzel a quitté e5 et ta pierre y est restée : construis là, dans le quartier sacré.
page-learn-pacal-build-done = Personne n’avait encore construit dans ce quartier : tu marques aussitôt sa valeur, 7 points. Ta pierre revient dans ta réserve.
page-learn-pacal-leap-title = Les flèches
page-learn-pacal-leap = Une nouvelle manche. Le dé montre les flèches, et Balam a déjà joué. Avance aussi loin que tu veux dans ta ligne ou ta colonne, même par-dessus les obstacles : va en e6.
page-learn-pacal-leap-done = Avec les flèches aussi, tu peux mettre en jeu deux pierres divines.
page-learn-pacal-double-title = Les doubles reviennent
page-learn-pacal-double = Une autre partie. Ton vaisseau s’est posé sur g7, où se trouvait déjà une de tes pierres divines, et tu en as mis une deuxième. Décolle et va en c7.
page-learn-pacal-double-done = Une case ne garde qu’une pierre divine de chaque couleur. Il y en avait deux à toi sur g7 : les deux reviennent dans ta réserve.
page-learn-pacal-choose-title = Les constellations
page-learn-pacal-choose = Tu as encore mis deux pierres divines en jeu. Deux pierres visibles côte à côte, en b6 et c6, donnent deux étages. La pyramide se construit sur l’une des deux cases. Choisis c6 : son quartier vaut plus.
page-learn-pacal-choose-done = 6 points, et c6 est au bord de la rivière, qui compte à la fin. Trois ou quatre pierres alignées à intervalles égaux donnent trois ou quatre étages, les quatre coins d’un carré en donnent cinq.
page-learn-pacal-obstacle-title = Les obstacles
page-learn-pacal-obstacle = Pendant ce temps, Itzel a joué, et une nouvelle manche commence : le dé montre 4. Les pyramides, les vaisseaux, le lac et le bord t’arrêtent en ligne droite. Va vers l’ouest : ta propre pyramide t’arrête en d6.
page-learn-pacal-obstacle-done = Le reste du nombre est perdu, mais tu peux quand même mettre en jeu deux pierres divines. En tournant, tu dois utiliser tout le nombre.
page-learn-pacal-takeover-title = Prendre la majorité
page-learn-pacal-takeover = Une manche plus tard. Balam a construit trois étages dans le quartier sacré, où tu en as un, et tu as avancé jusqu’en e7. Tes pyramides comptent comme des pierres divines : c6, d6 et e6 sont alignées. Construis en e6.
page-learn-pacal-takeover-done = Quatre étages contre trois : tu prends la majorité et marques de nouveau 7 points. Une égalité n’aurait rien rapporté.
page-learn-pacal-raise-title = Rehausser
page-learn-pacal-raise = Pendant ce temps, Balam a avancé, et tu es allé en g5. Tu peux aussi remplacer une pyramide par une plus haute. e5, e6 et e7 sont alignées : rehausse la pyramide en e5.
page-learn-pacal-raise-done = Tu avais déjà la majorité ici, donc cela ne rapporte rien maintenant. Mais personne ne te la prendra de sitôt.
page-learn-pacal-god-title = Les pièces d’énergie
page-learn-pacal-god = Pendant ce temps, Itzel a construit trois étages. Tu as trois pièces d’énergie, qui valent 2, 4 et 6 points à la fin. Au lieu d’avancer avec le dé, utilise celle de valeur 2 et pose ton vaisseau en h5, au bord du lac.
page-learn-pacal-god-done = Une pièce d’énergie te mène sur n’importe quelle case libre. Ensuite, tu peux mettre en jeu une pierre divine.
page-learn-pacal-empty-title = Quand ta réserve est vide
page-learn-pacal-empty = Une autre partie : tes dix pierres divines sont sur le plateau. Après les flèches, tu peux en mettre deux en jeu. Reprends une de tes pierres visibles et mets-la dans le vaisseau d’un autre joueur.
page-learn-pacal-empty-done = Quand ta réserve est vide, tu peux reprendre une pierre visible pour chaque pierre à mettre en jeu. Elle doit être remise en jeu tout de suite.
page-learn-pacal-water-title = Rivière et lac
page-learn-pacal-water = Pendant ce temps, les autres ont construit trois pyramides, et tu as avancé. Les étages au bord de l’eau comptent encore à la fin : 12, 8 et 4 points pour les trois premiers au bord de la rivière, et autant au bord du lac. Construis deux étages en h5.
page-learn-pacal-water-done = 5 points pour le quartier, et deux étages au bord du lac.
page-learn-pacal-end-title = La fin
page-learn-pacal-end = La fin d’une autre partie. Une partie finit quand un joueur construit son avant-dernière pyramide, ou après la manche où quelqu’un atteint 40 points. Les quatre coins d’un carré donnent cinq étages : construis-les en d8.
page-learn-pacal-end-done = 5 points de plus pour ton avant-dernière pyramide. Puis on compte tous les quartiers, la rivière, le lac et les pièces d’énergie : tu as gagné.

## Uxmal

page-learn-uxmal-tile-title = La pyramide
page-learn-uxmal-tile = Le plus de points gagne : les prêtres et les cartes des idoles populaires en rapportent. Ensemble, vous construisez sur cette base une pyramide à trois niveaux ; les animaux sont les idoles. Commence par placer une tuile.
page-learn-uxmal-tile-done = Tu as pioché une tuile : trois idoles et un espace vide.
page-learn-uxmal-put-title = Tourner et poser
page-learn-uxmal-put = Pose la tuile sur l’emplacement éclairé, dans le coin. Tourne-la d’abord, avec les boutons ou la touche R, pour que le quetzal soit en haut à gauche.
page-learn-uxmal-put-done = Une idole posée sur une idole identique rapporte deux de ses cartes ; à côté d’une idole identique, une seule.
page-learn-uxmal-claim-title = Une seule récompense
page-learn-uxmal-claim = Ta tuile est dans le coin : quetzal sur quetzal, jaguar à côté d’un jaguar, serpent à côté d’un serpent. Tu ne prends qu’une récompense : choisis les deux cartes.
page-learn-uxmal-claim-done = Deux cartes Quetzal. Les cartes servent à payer, et celles des deux idoles les plus populaires rapportent des points.
page-learn-uxmal-overlay-title = Deux cartes
page-learn-uxmal-overlay = Pendant ce temps, ton rival a posé une tuile. Pose la tienne sur l’emplacement éclairé, tournée pour que son serpent recouvre le serpent.
page-learn-uxmal-overlay-done = Il y a presque toujours deux cartes à prendre : cherche-les.
page-learn-uxmal-priest-title = Les prêtres
page-learn-uxmal-priest = Tu as pris deux cartes Serpent, et ton rival a placé un prêtre. Au lieu d’une tuile, tu peux placer un de tes trois prêtres sur une idole. Plus l’idole est populaire, plus il rapporte. Place-en un sur le quetzal éclairé : c’est le plus populaire.
page-learn-uxmal-priest-done = Un prêtre sur l’une des trois premières idoles rapporte 4, 3 ou 2 points au niveau 1, 6, 5 ou 4 au niveau 2, et 8, 7 ou 6 au niveau 3. Sur les autres, rien.
page-learn-uxmal-move-title = Déplacer un prêtre
page-learn-uxmal-move = Pendant ce temps, tu as placé un prêtre en b2, et ton rival une tuile et un prêtre. Chaque case où entre un prêtre coûte une carte de ton choix. Sauter par-dessus un autre prêtre est gratuit. Déplace ton prêtre de b2 à a1, puis défausse une carte Serpent.
page-learn-uxmal-move-done = Une carte pour deux cases, car celle du milieu était occupée. Tu as gardé les cartes Quetzal, qui rapporteront des points.
page-learn-uxmal-curse-title = Maudire
page-learn-uxmal-curse = Pendant ce temps, vous avez tous les deux posé des tuiles. Les cartes d’une idole la déplacent sur la piste de popularité. Ton rival a un prêtre sur un serpent, à la case 3. Maudis le serpent : une case plus bas.
page-learn-uxmal-curse-done = Le serpent est maintenant à la case 4, et le prêtre de ton rival ne rapporte plus rien.
page-learn-uxmal-venerate-title = Vénérer
page-learn-uxmal-venerate = Pendant ce temps, ton rival a vénéré le serpent, qui est remonté, et tu as placé un prêtre sur un singe. Tu as deux cartes Singe : vénère le singe, d’une case ou de deux.
page-learn-uxmal-venerate-done = Le singe passe devant le serpent. Ton prêtre rapporte maintenant des points, celui de ton rival n’en rapporte plus.
page-learn-uxmal-phase-title = Un niveau est achevé
page-learn-uxmal-phase = Une autre partie. Voici la dernière tuile du niveau 1 : pose-la de sorte qu’un singe recouvre un singe. On compte ensuite les points.
page-learn-uxmal-phase-done = Les prêtres et les cartes rapportent. Puis les deux idoles les plus populaires tombent au bas de la piste, et tous les prêtres quittent la pyramide.
page-learn-uxmal-level-title = Le deuxième niveau
page-learn-uxmal-level = Pendant ce temps, ton rival a posé la première tuile du niveau 2, là où quatre tuiles se rejoignent. Pose la tienne sur l’emplacement éclairé, tournée pour que sa tortue recouvre la tortue.
page-learn-uxmal-level-done = Tu as de nouveau tes trois prêtres. Plus le niveau est haut, plus un prêtre rapporte.
page-learn-uxmal-lift-title = Un prêtre soulevé
page-learn-uxmal-lift = Pendant ce temps, tu as placé un prêtre sur le serpent en f2, et ton rival deux tuiles. Une tuile qui recouvre un prêtre le soulève. Pose la tuile sur l’emplacement éclairé, sur f2, de sorte qu’un serpent arrive sous ton prêtre.
page-learn-uxmal-lift-done = La même idole, un niveau plus haut : 6 points au lieu de 4. Et c’est aussi toi qui choisis ce qui arrive sous le prêtre d’un rival.
page-learn-uxmal-end-title = La fin
page-learn-uxmal-end = La fin d’une autre partie : la toute dernière tuile. Elle soulève le prêtre de ton rival en d3 : tourne-la pour qu’un espace vide arrive dessous. Puis prends la carte Tortue : la tortue est à la case 1, donc la carte rapporte 2 points.
page-learn-uxmal-end-done = Le troisième niveau est achevé et l’on compte une dernière fois. Le joueur qui a le plus de points gagne : c’est toi.

## Ce qu’un robot jouerait

page-tab-advice = Conseil
page-advice-about = Un robot de niveau 10 examine cette position pendant une seconde et dit ce qu’il jouerait.
page-advice-ask = Que jouerait le robot le plus fort ?
page-advice-thinking = Le robot réfléchit…
page-advice-nobody = Il n’y a rien à choisir ici : le hasard décide, ou la partie est finie.
page-advice-whose = C’est à { $name } de jouer. Les meilleures actions selon le robot :
page-advice-win = { $percent } % de chances de gagner
page-advice-played = joué
page-advice-other = L’action jouée n’est pas parmi les cinq meilleures.
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
