# Koniec gry: co z niej zapamiętać i co dalej.

page-best = { $piece }: { $name }
page-best-pacal =
    { $floors ->
        [one] Najlepsza piramida, { $floors } piętro na { $square }
        [few] Najlepsza piramida, { $floors } piętra na { $square }
       *[many] Najlepsza piramida, { $floors } pięter na { $square }
    }
page-best-uxmal =
    { $points ->
        [one] Najlepszy kapłan, { $points } punkt na poziomie { $level }
        [few] Najlepszy kapłan, { $points } punkty na poziomie { $level }
       *[many] Najlepszy kapłan, { $points } punktów na poziomie { $level }
    }
page-sources = Skąd są punkty
page-source-pacal-play = W trakcie gry
page-source-pacal-river = Rzeka
page-source-pacal-lake = Jezioro
page-source-pacal-district = Dzielnice
page-source-pacal-god_stones = Kamienie Bogów
page-source-uxmal-priests = Kapłani
page-source-uxmal-cards = Karty
page-review = Analiza
page-review-about = Analiza pokazuje szanse wszystkich na wygraną, które ruchy rozstrzygnęły grę i co było szczęściem.
page-table-gone = Nie można otworzyć tego stołu
page-gain-of = { $name }: { $points }.
