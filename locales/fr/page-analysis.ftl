# Le plateau d’analyse.

page-analysis-title = Plateau d’analyse
page-analysis-offer = Ou joue toi-même tous les joueurs, choisis les dés et vois ce qu’un bot fort pense de chaque position.
page-analysis-from-here = Analyser à partir d’ici
page-analysis-main = Ligne principale
page-analysis-branch = Variante { $number }
page-analysis-branches = Variantes
page-analysis-evaluation = Évaluation
page-analysis-evaluate = Évaluer chaque position
page-analysis-line = Ensuite :
page-analysis-play = Jouer cela
page-analysis-fall = Laisser faire le hasard
page-analysis-outcomes = Ou choisis ce qui arrive
page-analysis-percent = { $percent } %
page-analysis-name = Nom
page-analysis-remove = Supprimer cette variante
page-analysis-empty = Joue un coup pour commencer. Un autre coup à un moment antérieur ouvre une nouvelle variante.
page-analysis-count =
    { $count ->
        [one] un coup
       *[other] { $count } coups
    }
page-analysis-link = Copier un lien vers cette analyse
page-analysis-full = Il n’y a plus de place pour d’autres variantes. Supprime d’abord l’une d’elles.
page-analysis-broken = Ce lien ne contient pas d’analyse, ou seulement une partie. Ouvre une rediffusion et choisis « Analyser à partir d’ici ».
page-analysis-while-playing = Cette partie est encore en cours. On pourra l’analyser quand elle sera finie.
