# Das Ende eines Spiels: was davon bleibt, und wie es weitergeht.

page-best = { $piece }: { $name }
page-best-pacal =
    { $floors ->
        [one] Die beste Pyramide, ein Stockwerk auf { $square }
       *[other] Die beste Pyramide, { $floors } Stockwerke auf { $square }
    }
page-best-uxmal =
    { $points ->
        [one] Der beste Priester, { $points } Punkt auf Ebene { $level }
       *[other] Der beste Priester, { $points } Punkte auf Ebene { $level }
    }
page-sources = Was Punkte brachte
page-source-pacal-play = Während des Spiels
page-source-pacal-river = Fluss
page-source-pacal-lake = See
page-source-pacal-district = Bezirke
page-source-pacal-god_stones = Göttersteine
page-source-uxmal-priests = Priester
page-source-uxmal-cards = Karten
page-review = Analyse
page-review-about = Die Analyse zeigt die Gewinnchancen aller, welche Züge das Spiel entschieden haben und was Glück war.
page-table-gone = Dieser Tisch lässt sich nicht öffnen
page-gain-of = { $name }: { $points }.
