# Des indications qui expliquent une fois chaque nouvelle situation, dans les premières parties.

page-hint = Indication
page-hint-close = Compris
page-hint-never = Plus d’indications
page-hint-pacal-place = Tous les vaisseaux partent d’ici, et tous doivent sortir à la première manche. Du bord du quartier, tu peux sortir dans plus de directions.
page-hint-pacal-first = À la première manche, chaque vaisseau quitte le milieu en ligne droite. Cherche le quartier où tu veux ta première pyramide.
page-hint-pacal-fly = En ligne droite, tu mets en jeu deux pierres divines ; en tournant, une seule. Mais en tournant, tu atteins la case où tes pierres forment une constellation.
page-hint-pacal-leap = Avec les flèches, tu passes par-dessus tout et tu mets quand même deux pierres divines en jeu : c’est le moment d’atteindre un quartier éloigné.
page-hint-pacal-god = Ton vaisseau est bloqué. Une pièce d’énergie l’amène où tu veux, mais elle ne rapporte plus ses points à la fin.
page-hint-pacal-own = La pierre divine est sous ton vaisseau et ne compte pas encore. Quand tu repars, elle reste là et peut servir à une pyramide.
page-hint-pacal-other = Une pierre divine dans un autre vaisseau reste là où il décolle : peut-être dans un quartier que tu ne peux pas atteindre. C’est utile là où tes propres pierres sont proches.
page-hint-pacal-back = Ta réserve est vide. Reprends la pierre divine qui t’aide le moins ; elle redeviendra visible quand le vaisseau repartira.
page-hint-pacal-build = Qui prend la tête d’un quartier marque aussitôt sa valeur. Sinon, attendre peut payer : une pierre divine de plus dans la constellation donne un étage de plus.
page-hint-pacal-raise = Rehausser une pyramide ajoute des étages dans un quartier où tu es déjà, sans prendre une nouvelle case. Utile pour reprendre la tête, ou la garder.
page-hint-uxmal-put = Une idole sur la même idole rapporte deux cartes, à côté de la même une seule. Les cartes paient les déplacements, et celles des idoles populaires rapportent des points.
page-hint-uxmal-lift = Cette tuile peut soulever des prêtres. Tourne-la : une bonne idole sous les tiens, une mauvaise ou un espace vide sous ceux des rivaux.
page-hint-uxmal-claim = Tu ne prends qu’une récompense. Choisis les cartes d’une idole populaire, ou d’une idole que tu veux déplacer sur la piste.
page-hint-uxmal-priest = Un prêtre rapporte quand le niveau est complet, selon la popularité de son idole à ce moment-là. Qui attend trop trouve les bonnes places prises.
page-hint-uxmal-move = Un déplacement coûte une carte par case, mais met un prêtre sur une meilleure idole. Cela vaut la peine si l’idole rapporte plus que les cartes.
page-hint-uxmal-pay = Défausse les cartes des idoles peu populaires : seules celles des idoles populaires rapportent des points.
page-hint-uxmal-track = Les cartes déplacent leur idole sur la piste de popularité : vers le haut si tes prêtres y sont, vers le bas si ce sont ceux des rivaux. Cela change les points de tous.

## Ce que ferait un robot, pour qui joue seul contre des robots

page-bot-hint-brief = Conseil
page-bot-hint = Que ferait un robot ?
page-bot-hint-says = Un robot fort ferait ceci : { $action }.
