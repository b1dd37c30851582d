# Was die Seite zu Uxmal sagt, neben den Sätzen in uxmal.ftl.

## Dinge

page-uxmal-blank = leer
page-uxmal-face = oben links { $northwest }, oben rechts { $northeast }, unten rechts { $southeast }, unten links { $southwest }.
page-uxmal-cards =
    { $count ->
        [one] 1 { uxmal-idol.card }
       *[other] { $count } { uxmal-idol.cards }
    }
page-uxmal-no-cards = keine Karten
page-uxmal-no-priests = kein Priester auf der Pyramide
page-uxmal-cell = { $cell }: { $mark }, Ebene { $level }.
page-uxmal-cell-base = { $cell }: { $mark }, auf dem Grundplan.
page-uxmal-cell-priest =
    { $worth ->
        [one] Hier steht ein Priester von { $name }, jetzt 1 Punkt wert.
       *[other] Hier steht ein Priester von { $name }, jetzt { $worth } Punkte wert.
    }

## Der Spielplan

page-uxmal-grid = Die Pyramide
page-uxmal-grid-sites = Bauplätze der Ebene { $level }
page-uxmal-site = Bauplatz { $site }, frei.
page-uxmal-site-taken = Bauplatz { $site }, belegt.
page-uxmal-lift-own = Dein Priester auf { $cell } wird angehoben: Wert { $before } → { $after }.
page-uxmal-lift-other = Der Priester von { $name } auf { $cell } wird angehoben: Wert { $before } → { $after }.
page-uxmal-priest-may-move = Dein Priester; er kann sich bewegen.
page-uxmal-view-plan = Von oben ansehen
page-uxmal-view-depth = Von der Seite ansehen

page-uxmal-earns = Dafür bekämst du { $cards }.
page-uxmal-earns-nothing = Dafür bekämst du keine Karten.

## Was man tun kann

page-uxmal-do-tile = Plättchen ziehen
page-uxmal-do-priest = Priester setzen
page-uxmal-do-move = Priester bewegen
page-uxmal-do-track = Verehren oder verfluchen
page-uxmal-short-tile = Plättchen
page-uxmal-short-priest = Priester
page-uxmal-short-move = Bewegen
page-uxmal-short-track = Idole
page-uxmal-left = noch { $count }
page-uxmal-home =
    { $count ->
        [0] keiner übrig
        [one] 1 übrig
       *[other] { $count } übrig
    }
page-uxmal-press-site = Tippe auf einen leuchtenden Bauplatz. Jeder Punkt ist eine Karte für dich.
page-uxmal-press-idol = Tippe auf ein leuchtendes Idol. Die Zahl sagt, wie viele Punkte ein Priester dort jetzt bringt.
page-uxmal-press-priest = Tippe auf den Priester, den du bewegen willst.
page-uxmal-press-way = Tippe auf ein leuchtendes Feld. Die Zahl ist der Preis in Karten.
page-uxmal-press-track = Tippe auf ein Idol, von dem du Karten hast, dann auf seinen neuen Platz.
page-uxmal-priest-at = Der Priester auf { $cell }
page-uxmal-turn-left = Plättchen nach links drehen
page-uxmal-turn-right = Plättchen nach rechts drehen
page-uxmal-confirm = Bestätigen
page-uxmal-back = Neu wählen
page-uxmal-has-drawn = { $name } hat dieses Plättchen gezogen.
page-uxmal-drawn = Das gezogene Plättchen

page-uxmal-overlay = { uxmal-idol } auf { uxmal-idol }
page-uxmal-adjacent = { uxmal-idol } neben { uxmal-idol }
page-uxmal-points-now = jetzt gewertet { $points } wert

page-uxmal-pay = Mit { $cards } bezahlen
page-uxmal-pay-missing =
    { $count ->
        [one] Wähle noch 1 Karte
       *[other] Wähle noch { $count } Karten
    }
page-uxmal-pay-less = Eine { uxmal-idol.card } zurücknehmen
page-uxmal-pay-more =
    Mit einer { uxmal-idol.card } bezahlen: { $given } von { $held } abgegeben, { $points ->
        [0] jetzt nichts wert.
        [one] jede jetzt 1 Punkt wert.
       *[other] jede jetzt { $points } Punkte wert.
    }

## Eine Aktion in Worten

page-uxmal-act-tile = Ein Plättchen ziehen und legen.
page-uxmal-act-draw = Das gezogene Plättchen: { $face }
page-uxmal-act-order = Auf der Beliebtheitsleiste liegen: { $idols }.
page-uxmal-act-put = Das Plättchen auf Bauplatz { $site } legen: { $face }
page-uxmal-act-overlay = { $cards } nehmen: { uxmal-idol } auf { uxmal-idol }.
page-uxmal-act-adjacent = { $cards } nehmen: { uxmal-idol } neben { uxmal-idol }.
page-uxmal-act-priest =
    Einen Priester auf { uxmal-idol.accusative } auf { $cell } setzen, { $worth ->
        [0] jetzt nichts wert.
        [one] jetzt 1 Punkt wert.
       *[other] jetzt { $worth } Punkte wert.
    }
page-uxmal-act-priest-plain = Einen Priester auf { $cell } setzen.
page-uxmal-act-move =
    Den Priester für { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } von { $from } nach { $to } bewegen: Wert { $before } → { $after }.
page-uxmal-act-move-plain = Den Priester von { $from } nach { $to } bewegen.
page-uxmal-brief-priest =
    { uxmal-idol } auf { $cell }: { $worth ->
        [0] jetzt nichts wert
       *[other] jetzt gewertet { $worth } wert
    }
page-uxmal-brief-move =
    { $from } → { $to }: { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, Wert { $before } → { $after }
page-uxmal-act-pay = Mit { $cards } bezahlen.
page-uxmal-act-venerate =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verehren: hinauf auf Platz { $to }.
page-uxmal-act-curse =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verfluchen: hinunter auf Platz { $to }.
page-uxmal-act-venerate-plain =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verehren.
page-uxmal-act-curse-plain =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verfluchen.

## Stand

page-uxmal-phase-heading = Spielphase
page-uxmal-phase =
    Ebene { $level } von 3: { $left ->
        [one] Das nächste Plättchen vollendet sie, dann wird gewertet.
       *[other] Noch { $left } Plättchen bis zur Wertung.
    }
page-uxmal-phase-over = Alle drei Ebenen sind gebaut und gewertet.
page-uxmal-track = Beliebtheitsleiste
page-uxmal-step =
    Platz { $rank }: { uxmal-idol }. Eine Karte bringt { $cards ->
        [0] nichts
       *[other] { $cards }
    }, ein Priester { $one ->
        [0] nichts.
       *[other] { $one }, { $two } oder { $three } auf Ebene 1, 2 oder 3.
    }
page-uxmal-key-priest = { $one } { $two } { $three }: ein Priester auf Ebene 1, 2, 3
page-uxmal-key-card = jede Karte
page-uxmal-players = Spieler
page-uxmal-player =
    { $name }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, bekäme jetzt { $points }. Karten: { $cards }. Priester: { $priests }, { $home ->
        [0] keiner übrig.
       *[other] { $home } übrig.
    }
page-uxmal-priests = Priester
page-uxmal-priest-worth =
    { $worth ->
        [0] Priester auf { $cell }, jetzt nichts wert
       *[other] Priester auf { $cell }, jetzt { $worth } wert
    }
page-uxmal-would-score =
    { $points ->
        [one] Brächte jetzt 1 Punkt
       *[other] Brächte jetzt { $points } Punkte
    }
page-uxmal-stacks = Karten übrig
page-uxmal-reserve =
    { $count ->
        [0] Keine Plättchen mehr im Vorrat
        [one] Noch 1 Plättchen im Vorrat
       *[other] Noch { $count } Plättchen im Vorrat
    }

## Wertung

page-uxmal-scoring-title = Ebene { $level } ist fertig
page-uxmal-scoring-track = Platz 1: { $first }, Platz 2: { $second }, Platz 3: { $third }.
page-uxmal-scoring-priest =
    Priester auf { $idol ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
        [T] Schildkröte
       *[other] Leerfeld
    }, Ebene { $level }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
page-uxmal-scoring-cards =
    { $count ->
        [one] 1 { uxmal-idol.card }
       *[other] { $count } { uxmal-idol.cards }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
page-uxmal-scoring-fall = { $first } und { $second } fallen auf Platz 4 und 5 der Beliebtheitsleiste, und die gewerteten Karten gehen zurück.
page-uxmal-scoring-all = Alles zeigen
page-uxmal-scoring-on = Weiter
page-uxmal-level = Gleichstand: Wer mehr Karten auf der Hand hat, gewinnt
page-uxmal-kept =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

