# Skryté věci: na co se ptá nový stůl a jak se ukazují.

page-visibility-pacal = Co leží v lodích
page-visibility-pacal-open = Odkryté
page-visibility-pacal-open-about = Všichni vidí, co v nich je. Pro začátek snazší.
page-visibility-pacal-memory = Skryté: pamatuj si, co je v lodích
page-visibility-pacal-memory-about = Po vhození už kámen není vidět.
page-visibility-uxmal = Karty v ruce
page-visibility-uxmal-open = Odkryté
page-visibility-uxmal-open-about = Všichni vidí všechny karty.
page-visibility-uxmal-memory = Skryté
page-visibility-uxmal-memory-about = Vidíš své karty a kolik jich mají ostatní. Pamatuj si, co si berou.

page-manner-pacal-open = Lodě odkryté
page-manner-pacal-memory = Obsah lodí je skrytý
page-manner-uxmal-open = Karty odkryté
page-manner-uxmal-memory = Karty skryté

page-hidden-cards =
    { $count ->
        [one] 1 skrytá karta
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
page-hidden-would-score =
    { $points ->
        [one] Teď by to byl 1 bod a k tomu skryté karty
        [few] Teď by to byly { $points } body a k tomu skryté karty
       *[other] Teď by to bylo { $points } bodů a k tomu skryté karty
    }
page-hidden-screen = Na obrazovku se dívá { $name }
