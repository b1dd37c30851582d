# Co stránka říká o Uxmalu, vedle vět v uxmal.ftl.

## Věci

page-uxmal-blank = prázdné
page-uxmal-face = vlevo nahoře: { $northwest }, vpravo nahoře: { $northeast }, vpravo dole: { $southeast }, vlevo dole: { $southwest }.
page-uxmal-cards =
    { $count ->
        [one] 1 karta { uxmal-idol.genitive }
        [few] { $count } karty { uxmal-idol.genitive }
       *[other] { $count } karet { uxmal-idol.genitive }
    }
page-uxmal-no-cards = žádné karty
page-uxmal-no-priests = žádný kněz na pyramidě
page-uxmal-cell = { $cell }: { $mark }, úroveň { $level }.
page-uxmal-cell-base = { $cell }: { $mark }, natištěno na základní desce.
page-uxmal-cell-priest =
    { $worth ->
        [one] Stojí tu kněz hráče { $name }, teď za 1 bod.
        [few] Stojí tu kněz hráče { $name }, teď za { $worth } body.
       *[other] Stojí tu kněz hráče { $name }, teď za { $worth } bodů.
    }

## Hrací deska

page-uxmal-grid = Pyramida
page-uxmal-grid-sites = Staveniště úrovně { $level }
page-uxmal-site = Staveniště { $site }, volné.
page-uxmal-site-taken = Staveniště { $site }, obsazené.
page-uxmal-lift-own = Tvůj kněz na { $cell } se zvedne: hodnota { $before } → { $after }.
page-uxmal-lift-other = Kněz hráče { $name } na { $cell } se zvedne: hodnota { $before } → { $after }.
page-uxmal-priest-may-move = Tvůj kněz; můžeš ho přesunout.
page-uxmal-view-plan = Pohled shora
page-uxmal-view-depth = Pohled z boku

page-uxmal-earns = Dostaneš: { $cards }.
page-uxmal-earns-nothing = Žádné karty nedostaneš.

## Co jde udělat

page-uxmal-do-tile = Vylosovat dílek
page-uxmal-do-priest = Umístit kněze
page-uxmal-do-move = Přesunout kněze
page-uxmal-do-track = Uctít, nebo proklít
page-uxmal-short-tile = Dílek
page-uxmal-short-priest = Kněz
page-uxmal-short-move = Přesun
page-uxmal-short-track = Idoly
page-uxmal-left = zbývá { $count }
page-uxmal-home =
    { $count ->
        [0] žádný k umístění
        [one] 1 k umístění
        [few] { $count } k umístění
       *[other] { $count } k umístění
    }
page-uxmal-press-site = Klepni na svítící staveniště. Každá tečka je karta, kterou dostaneš.
page-uxmal-press-idol = Klepni na svítící idol. Číslo říká, kolik by tam kněz teď získal.
page-uxmal-press-priest = Klepni na kněze, kterého chceš přesunout.
page-uxmal-press-way = Klepni na svítící políčko. Číslo je cena v kartách.
page-uxmal-press-track = Klepni na idol, jehož karty máš, a pak na jeho nový stupeň.
page-uxmal-priest-at = Kněz na { $cell }
page-uxmal-turn-left = Otočit dílek doleva
page-uxmal-turn-right = Otočit dílek doprava
page-uxmal-confirm = Potvrdit
page-uxmal-back = Vybrat znovu
page-uxmal-has-drawn = { $name }: tohle je vylosovaný dílek.
page-uxmal-drawn = Vylosovaný dílek

page-uxmal-overlay = { uxmal-idol } překrývá { uxmal-idol.accusative }
page-uxmal-adjacent = { uxmal-idol } vedle { uxmal-idol.genitive }
page-uxmal-points-now = při bodování teď za { $points }

page-uxmal-pay = Zaplatit: { $cards }
page-uxmal-pay-missing =
    { $count ->
        [one] Vyber ještě 1 kartu
        [few] Vyber ještě { $count } karty
       *[other] Vyber ještě { $count } karet
    }
page-uxmal-pay-less = Vzít zpět kartu { uxmal-idol.genitive }
page-uxmal-pay-more =
    Zaplatit kartou { uxmal-idol.genitive }: zaplaceno { $given } z { $held }, { $points ->
        [0] teď bez bodů.
        [one] každá teď za 1 bod.
        [few] každá teď za { $points } body.
       *[other] každá teď za { $points } bodů.
    }

## Jedna akce slovy

page-uxmal-act-tile = Vylosovat dílek a položit ho.
page-uxmal-act-draw = Vylosovaný dílek: { $face }
page-uxmal-act-order = Pořadí na stupnici oblíbenosti: { $idols }.
page-uxmal-act-put = Položit dílek na staveniště { $site }: { $face }
page-uxmal-act-overlay = Vzít karty ({ $cards }): { uxmal-idol } překrývá { uxmal-idol.accusative }.
page-uxmal-act-adjacent = Vzít karty ({ $cards }): { uxmal-idol } leží vedle { uxmal-idol.genitive }.
page-uxmal-act-priest =
    Umístit kněze na { uxmal-idol.accusative } na { $cell }, { $worth ->
        [0] teď bez bodů.
        [one] teď za 1 bod.
        [few] teď za { $worth } body.
       *[other] teď za { $worth } bodů.
    }
page-uxmal-act-priest-plain = Umístit kněze na { $cell }.
page-uxmal-act-move =
    Přesunout kněze z { $from } na { $to } za { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    }: jeho hodnota se změní z { $before } na { $after }.
page-uxmal-act-move-plain = Přesunout kněze z { $from } na { $to }.
page-uxmal-brief-priest =
    { uxmal-idol } na { $cell }: { $worth ->
        [0] teď bez bodů
       *[other] při bodování teď za { $worth }
    }
page-uxmal-brief-move =
    { $from } → { $to }: { $cost ->
        [one] 1 karta
        [few] { $cost } karty
       *[other] { $cost } karet
    }, hodnota { $before } → { $after }
page-uxmal-act-pay = Zaplatit: { $cards }.
page-uxmal-act-venerate =
    Uctít { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }): nahoru na stupeň { $to }.
page-uxmal-act-curse =
    Proklít { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }): dolů na stupeň { $to }.
page-uxmal-act-venerate-plain =
    Uctít { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }).
page-uxmal-act-curse-plain =
    Proklít { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }).

## Stav hry

page-uxmal-phase-heading = Fáze
page-uxmal-phase =
    Úroveň { $level } ze 3: { $left ->
        [one] další dílek ji dokončí a boduje se.
        [few] ještě { $left } dílky do bodování.
       *[other] ještě { $left } dílků do bodování.
    }
page-uxmal-phase-over = Všechny tři úrovně jsou postavené a sečtené.
page-uxmal-track = Oblíbenost
page-uxmal-step =
    Stupeň { $rank }: { uxmal-idol }. Karta přináší { $cards ->
        [0] nic
       *[other] { $cards }
    }, kněz { $one ->
        [0] nic.
       *[other] { $one }, { $two } nebo { $three } na úrovni 1, 2 nebo 3.
    }
page-uxmal-key-priest = { $one } { $two } { $three }: kněz na úrovni 1, 2, 3
page-uxmal-key-card = každá karta
page-uxmal-players = Hráči
page-uxmal-player =
    { $name }: { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }, teď by přibylo { $points }. Karty: { $cards }. Kněží: { $priests }, { $home ->
        [0] žádný k umístění.
       *[other] { $home } k umístění.
    }
page-uxmal-priests = Kněží
page-uxmal-priest-worth =
    { $worth ->
        [0] kněz na { $cell }, teď bez bodů
       *[other] kněz na { $cell }, teď za { $worth }
    }
page-uxmal-would-score =
    { $points ->
        [one] Teď by to byl 1 bod
        [few] Teď by to byly { $points } body
       *[other] Teď by to bylo { $points } bodů
    }
page-uxmal-stacks = Zbývající karty
page-uxmal-reserve =
    { $count ->
        [0] V zásobě už nejsou dílky
        [one] V zásobě je 1 dílek
        [few] V zásobě jsou { $count } dílky
       *[other] V zásobě je { $count } dílků
    }

## Bodování

page-uxmal-scoring-title = Úroveň { $level } je hotová
page-uxmal-scoring-track = Stupeň 1: { $first }, stupeň 2: { $second }, stupeň 3: { $third }.
page-uxmal-scoring-priest =
    Kněz ({ $idol ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
        [T] Želva
       *[other] prázdné políčko
    }), úroveň { $level }: { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
page-uxmal-scoring-cards =
    { $count ->
        [one] 1 karta { uxmal-idol.genitive }
        [few] { $count } karty { uxmal-idol.genitive }
       *[other] { $count } karet { uxmal-idol.genitive }
    }: { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
page-uxmal-scoring-fall = { $first } a { $second } klesají na stupně 4 a 5 a sečtené karty se vracejí.
page-uxmal-scoring-all = Ukázat vše
page-uxmal-scoring-on = Pokračovat
page-uxmal-level = Remíza: vyhrává, kdo má v ruce víc karet
page-uxmal-kept =
    { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }

