# Was die Seite zu Uxmal sagt, neben den Sätzen in uxmal.ftl.

## Dinge

page-uxmal-blank = leer
page-uxmal-face = Nordwesten { $northwest }, Nordosten { $northeast }, Südosten { $southeast }, Südwesten { $southwest }.
page-uxmal-cards =
    { $count ->
        [one] 1 Karte { uxmal-idol.genitive }
       *[other] { $count } Karten { uxmal-idol.genitive }
    }
page-uxmal-no-cards = keine Karten
page-uxmal-no-priests = kein Priester auf der Pyramide
page-uxmal-cell = { $cell }: { $mark }, Ebene { $level }.
page-uxmal-cell-base = { $cell }: { $mark }, auf den Grundplan gedruckt.
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
page-uxmal-priest-may-move = Dein Priester, der sich bewegen darf.
page-uxmal-view-plan = Von oben ansehen
page-uxmal-view-depth = Von der Seite ansehen

page-uxmal-earns = Das brächte { $cards }.
page-uxmal-earns-nothing = Das brächte keine Karten.

## Was man tun kann

page-uxmal-do-tile = Plättchen ziehen
page-uxmal-do-priest = Priester setzen
page-uxmal-do-move = Priester bewegen
page-uxmal-do-track = Verehren oder verfluchen
page-uxmal-short-tile = Plättchen
page-uxmal-short-priest = Priester
page-uxmal-short-move = Gehen
page-uxmal-short-track = Idole
page-uxmal-left = noch { $count }
page-uxmal-home =
    { $count ->
        [0] keiner zu Hause
        [one] 1 zu Hause
       *[other] { $count } zu Hause
    }
page-uxmal-press-site = Drück auf einen leuchtenden Bauplatz. Jeder Punkt ist eine Karte.
page-uxmal-press-idol = Drück auf ein leuchtendes Idol. Die Zahl sagt, was der Priester dort jetzt bringt.
page-uxmal-press-priest = Drück auf den Priester, der gehen soll.
page-uxmal-press-way = Drück auf ein leuchtendes Feld. Die Zahl ist sein Preis in Karten.
page-uxmal-press-track = Drück auf ein Idol, von dem du Karten hast, dann auf seine neue Stufe.
page-uxmal-priest-at = Der Priester auf { $cell }
page-uxmal-turn-left = Plättchen nach links drehen
page-uxmal-turn-right = Plättchen nach rechts drehen
page-uxmal-confirm = So machen
page-uxmal-back = Zurück
page-uxmal-has-drawn = { $name } hat dieses Plättchen gezogen.
page-uxmal-drawn = Das gezogene Plättchen

page-uxmal-overlay = { uxmal-idol } auf { uxmal-idol }
page-uxmal-adjacent = { uxmal-idol } neben { uxmal-idol }
page-uxmal-points-now =
    { $points ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    }

page-uxmal-pay = { $cards } zahlen
page-uxmal-pay-missing =
    { $count ->
        [one] Wähle noch 1 Karte
       *[other] Wähle noch { $count } Karten
    }
page-uxmal-pay-less = Eine Karte { uxmal-idol.genitive } zurücknehmen
page-uxmal-pay-more =
    Eine Karte { uxmal-idol.genitive } zahlen: { $given } von { $held } gegeben, { $points ->
        [0] jetzt nichts wert.
        [one] jede jetzt 1 Punkt wert.
       *[other] jede jetzt { $points } Punkte wert.
    }

## Eine Aktion in Worten

page-uxmal-act-tile = Ein Plättchen ziehen und legen.
page-uxmal-act-draw = Das Plättchen wird gezogen: { $face }
page-uxmal-act-order = Die Beliebtheitsleiste ist ausgelegt: { $idols }.
page-uxmal-act-put = Das Plättchen auf Bauplatz { $site } legen: { $face }
page-uxmal-act-overlay = { $cards } nehmen: { uxmal-idol } liegt auf { uxmal-idol }.
page-uxmal-act-adjacent = { $cards } nehmen: { uxmal-idol } liegt neben { uxmal-idol }.
page-uxmal-act-priest =
    Einen Priester auf { uxmal-idol.accusative } bei { $cell } setzen, { $worth ->
        [0] jetzt nichts wert.
        [one] jetzt 1 Punkt wert.
       *[other] jetzt { $worth } Punkte wert.
    }
page-uxmal-act-priest-plain = Einen Priester auf { $cell } setzen.
page-uxmal-act-move =
    Den Priester für { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } von { $from } nach { $to } bewegen: Sein Wert geht von { $before } auf { $after }.
page-uxmal-act-move-plain = Den Priester von { $from } nach { $to } bewegen.
page-uxmal-brief-priest =
    { uxmal-idol } bei { $cell }: { $worth ->
        [0] jetzt nichts wert
        [one] jetzt 1 Punkt
       *[other] jetzt { $worth } Punkte
    }
page-uxmal-brief-move =
    { $from } → { $to }: { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, Wert { $before } → { $after }
page-uxmal-act-pay = { $cards } zahlen.
page-uxmal-act-venerate =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verehren: Aufstieg auf Platz { $to }.
page-uxmal-act-curse =
    Mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { uxmal-idol.accusative } verfluchen: Abstieg auf Platz { $to }.
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
page-uxmal-track = Beliebtheit
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
        [0] keiner zu Hause.
       *[other] { $home } zu Hause.
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
        [one] 1 Karte { uxmal-idol.genitive }
       *[other] { $count } Karten { uxmal-idol.genitive }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
page-uxmal-scoring-fall = { $first } und { $second } fallen ans Ende der Leiste, und die gewerteten Karten gehen zurück.
page-uxmal-scoring-all = Alles zeigen
page-uxmal-scoring-on = Weiterspielen
page-uxmal-level = Gleichstand nach Punkten: Die behaltenen Karten entscheiden
page-uxmal-kept =
    { $count ->
        [one] 1 Karte behalten
       *[other] { $count } Karten behalten
    }

