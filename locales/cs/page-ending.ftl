# Konec hry: co si z ní pamatovat a co dál.

page-best = { $piece }: { $name }
page-best-pacal =
    { $floors ->
        [one] Nejlepší pyramida, { $floors } patro na { $square }
        [few] Nejlepší pyramida, { $floors } patra na { $square }
       *[other] Nejlepší pyramida, { $floors } pater na { $square }
    }
page-best-uxmal =
    { $points ->
        [one] Nejlepší kněz, { $points } bod na úrovni { $level }
        [few] Nejlepší kněz, { $points } body na úrovni { $level }
       *[other] Nejlepší kněz, { $points } bodů na úrovni { $level }
    }
page-sources = Co přineslo body
page-source-pacal-play = Během hry
page-source-pacal-river = Řeka
page-source-pacal-lake = Jezero
page-source-pacal-district = Okrsky
page-source-pacal-god_stones = Božské kameny
page-source-uxmal-priests = Kněží
page-source-uxmal-cards = Karty
page-review = Rozbor
page-review-about = Rozbor ukáže šance všech na výhru, které tahy hru rozhodly a co bylo štěstí.
page-table-gone = Tento stůl nelze otevřít
page-gain-of = { $name }: { $points }.
