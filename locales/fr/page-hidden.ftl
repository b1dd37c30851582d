# Ce qui est caché : ce que demande une nouvelle table, et comment c’est montré.

page-visibility-pacal = Ce que contiennent les vaisseaux
page-visibility-pacal-open = Visible
page-visibility-pacal-open-about = Tout le monde le voit. Plus facile pour commencer.
page-visibility-pacal-memory = Caché
page-visibility-pacal-memory-about = À toi de retenir ce qui s’y trouve.
page-visibility-uxmal = Cartes en main
page-visibility-uxmal-open = Visibles
page-visibility-uxmal-open-about = Tout le monde voit toutes les cartes.
page-visibility-uxmal-memory = Cachées
page-visibility-uxmal-memory-about = Tu vois tes cartes et combien en ont les autres. Retiens ce qu’ils prennent.

page-manner-pacal-open = Contenu des vaisseaux visible
page-manner-pacal-memory = Contenu des vaisseaux caché
page-manner-uxmal-open = Mains visibles
page-manner-uxmal-memory = Mains cachées

page-hidden-cards =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
page-hidden-would-score =
    { $points ->
        [one] Marquerait { $points } point maintenant, sans compter les cartes cachées
       *[other] Marquerait { $points } points maintenant, sans compter les cartes cachées
    }
page-hidden-screen = Cet écran est pour { $name }
