# Uxmal auf Deutsch.
#
# Felder, Bauplätze, Plättchen und Karten stehen in Notation; ein Idol ist mit seinem Buchstaben
# gegeben.

## Namen

# Ohne Artikel; mit Artikel im ersten und vierten Fall; eine Karte und mehrere.
uxmal-idol =
    { $idol ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    }
    .nominative =
        { $idol ->
            [J] der Jaguar
            [S] die Schlange
            [Q] der Quetzal
            [M] der Affe
           *[T] die Schildkröte
        }
    .accusative =
        { $idol ->
            [J] den Jaguar
            [S] die Schlange
            [Q] den Quetzal
            [M] den Affen
           *[T] die Schildkröte
        }
    .card =
        { $idol ->
            [J] Jaguarkarte
            [S] Schlangenkarte
            [Q] Quetzalkarte
            [M] Affenkarte
           *[T] Schildkrötenkarte
        }
    .cards =
        { $idol ->
            [J] Jaguarkarten
            [S] Schlangenkarten
            [Q] Quetzalkarten
            [M] Affenkarten
           *[T] Schildkrötenkarten
        }

## Was gefragt ist

uxmal-asks-order = Leg die fünf Idole auf die Beliebtheitsleiste.
uxmal-asks-draw = Zieh ein Plättchen aus dem Vorrat.
uxmal-asks-first-tile = Leg das erste Plättchen; etwas anderes geht noch nicht.
uxmal-asks-tile = Leg ein Plättchen; du hast keinen Priester zum Setzen und keine Karten.
uxmal-asks-tile-or-priest = Leg ein Plättchen oder setz einen Priester; für anderes fehlen dir Karten.
uxmal-asks-turn = Leg ein Plättchen, setz oder beweg einen Priester, oder verehre oder verfluche ein Idol.
uxmal-asks-put = Leg das Plättchen { $tile } auf einen freien Bauplatz der Ebene { $level }.
uxmal-asks-claim = Wähle das eine Paar, für das du Karten nimmst.
uxmal-asks-pay =
    Wähle die { $cost ->
        [one] Karte, mit der
       *[other] { $cost } Karten, mit denen
    } du den Weg von { $from } nach { $to } bezahlst.
uxmal-asks-over =
    Das Spiel ist vorbei: { $winners ->
        [one] Spieler { $seats } hat gewonnen.
       *[other] Die Spieler { $seats } teilen sich den Sieg.
    }

## Was geschehen ist

uxmal-describe-order =
    Auf der Beliebtheitsleiste liegen zuerst { $first ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    }, dann { $second ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    }, { $third ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    }, { $fourth ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    } und { $fifth ->
        [J] Jaguar
        [S] Schlange
        [Q] Quetzal
        [M] Affe
       *[T] Schildkröte
    }.
uxmal-describe-tile = Spieler { $seat } entscheidet sich, ein Plättchen zu legen.
uxmal-describe-draw = Spieler { $seat } zieht das Plättchen { $tile }.
uxmal-describe-put = Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level }.
uxmal-describe-put-overlay =
    Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level } und nimmt { $cards ->
        [one] 1 { uxmal-idol.card }
       *[other] { $cards } { uxmal-idol.cards }
    } für { uxmal-idol } auf { uxmal-idol }.
uxmal-describe-put-adjacent =
    Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level } und nimmt { $cards ->
        [one] 1 { uxmal-idol.card }
       *[other] { $cards } { uxmal-idol.cards }
    } für { uxmal-idol } neben { uxmal-idol }.
uxmal-describe-overlay =
    Spieler { $seat } nimmt { $cards ->
        [one] 1 { uxmal-idol.card }
       *[other] { $cards } { uxmal-idol.cards }
    } für { uxmal-idol } auf { uxmal-idol }.
uxmal-describe-adjacent =
    Spieler { $seat } nimmt { $cards ->
        [one] 1 { uxmal-idol.card }
       *[other] { $cards } { uxmal-idol.cards }
    } für { uxmal-idol } neben { uxmal-idol }.
uxmal-describe-priest = Spieler { $seat } setzt einen Priester auf { uxmal-idol.accusative } auf { $cell }, Ebene { $level }.
uxmal-describe-move =
    Spieler { $seat } bewegt einen Priester für { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } von { $from } nach { $to }.
uxmal-describe-move-paying =
    Spieler { $seat } bewegt einen Priester von { $from } nach { $to } und bezahlt mit { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } ({ $cards }).
uxmal-describe-pay =
    Spieler { $seat } bezahlt den Weg von { $from } nach { $to } mit { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } ({ $cards }).
uxmal-describe-venerate =
    Spieler { $seat } verehrt { uxmal-idol.accusative } mit { $spaces ->
        [one] 1 Karte
       *[other] { $spaces } Karten
    }: hinauf auf Platz { $space } der Beliebtheitsleiste.
uxmal-describe-curse =
    Spieler { $seat } verflucht { uxmal-idol.accusative } mit { $spaces ->
        [one] 1 Karte
       *[other] { $spaces } Karten
    }: hinunter auf Platz { $space } der Beliebtheitsleiste.

## Überschriften einer Liste von Aktionen

uxmal-kind-order = Beliebtheitsleiste
uxmal-kind-tile = Plättchen legen
uxmal-kind-draw = Plättchen ziehen
uxmal-kind-put = Plättchen ablegen
uxmal-kind-claim = Karten nehmen
uxmal-kind-priest = Priester setzen
uxmal-kind-move = Priester bewegen
uxmal-kind-pay = Weg bezahlen
uxmal-kind-venerate = Idol verehren
uxmal-kind-curse = Idol verfluchen

## Ablehnungen: nicht jetzt

uxmal-over = Ebene 3 ist fertig und gewertet; das Spiel ist vorbei, und kein Zug ist mehr möglich.
uxmal-track-not-laid-out = Die Beliebtheitsleiste ist noch leer; leg zuerst die fünf Idole darauf.
uxmal-track-laid-out = Die Idole wurden beim Aufbau auf die Beliebtheitsleiste gelegt und liegen jetzt als { $order }; sie bewegen sich nur durch Verehren, Verfluchen und nach einer Wertung.
uxmal-draw-unasked = Spieler { $seat } hat sich nicht entschieden, ein Plättchen zu legen; erst danach wird eines gezogen.
uxmal-draw-first = Spieler { $seat } hat sich entschieden, ein Plättchen zu legen; zuerst muss es gezogen werden.
uxmal-draw-again = Das Plättchen { $drawn } ist schon gezogen; leg es, statt noch eines zu ziehen.
uxmal-tile-again = Das Plättchen { $drawn } ist schon gezogen; wähle jetzt, wohin und wie gedreht du es legst.
uxmal-committed-to-tile = Du hast dich für ein Plättchen entschieden und { $drawn } gezogen; dabei bleibt es, also leg das Plättchen.

## Ablehnungen: ein Plättchen legen

uxmal-draw-no-such-tile = In diesem Spiel gibt es kein Plättchen { $tile }; nur seine 29 Plättchen können gezogen werden.
uxmal-draw-none-left =
    { $copies ->
        [one] Das einzige Plättchen { $tile } ist schon gezogen
       *[other] Alle { $copies } Plättchen { $tile } sind schon gezogen
    }; nur ein noch verdecktes Plättchen kann gezogen werden.
uxmal-put-nothing-drawn = Spieler { $seat } hat kein Plättchen gezogen; wähle zuerst, ein Plättchen zu legen.
uxmal-put-outside = Ebene { $level } hat { $width } × { $width } Bauplätze, und { $site } ist keiner davon; Plättchen kommen nur auf die Ebene, die gerade gebaut wird.
uxmal-put-filled = Auf Bauplatz { $site } der Ebene { $level } liegt schon ein Plättchen; wähle einen freien Bauplatz.
uxmal-put-flipped = { $face } ist das Spiegelbild des gezogenen Plättchens { $drawn }; ein Plättchen darf gedreht, aber nicht gespiegelt werden.
uxmal-put-other-tile = Das gezogene Plättchen ist { $drawn }, und keine Drehung macht daraus { $face }; leg das gezogene Plättchen.

## Ablehnungen: Karten nehmen

uxmal-claim-no-tile = Spieler { $seat } hat in diesem Zug kein Plättchen gelegt; Karten gibt es nur für ein Paar mit einem gelegten Plättchen.
uxmal-claim-before-put = Das Plättchen { $drawn } ist gezogen, aber noch nicht gelegt; Karten gibt es erst, wenn es auf der Pyramide liegt.
uxmal-claim-no-overlay = „{ uxmal-idol } auf { uxmal-idol }“ kommt bei diesem Plättchen nicht vor; dafür gibt es keine Karten.
uxmal-claim-no-adjacency = „{ uxmal-idol } neben { uxmal-idol }“ kommt bei diesem Plättchen und seinen sichtbaren Nachbarn nicht vor; dafür gibt es keine Karten.
uxmal-claim-empty-stack = Es sind keine { uxmal-idol.cards } mehr da; dieses Paar bringt nichts, also kannst du es nicht wählen.
uxmal-claim-first = Das Plättchen von Spieler { $seat } hat Paare gebildet; wähle zuerst, wofür du Karten nimmst.

## Ablehnungen: einen Priester setzen

uxmal-priest-no-tiles = Auf dem Grundplan liegt noch kein Plättchen; ein Priester steht nur auf einem Plättchen, also leg zuerst eines.
uxmal-priest-none-left =
    { $priests ->
        [one] Der einzige Priester von Spieler { $seat } steht auf der Pyramide
       *[other] Alle { $priests } Priester von Spieler { $seat } stehen auf der Pyramide
    }; es ist keiner mehr übrig.
uxmal-priest-on-base = Auf { $cell } liegt noch kein Plättchen; ein Priester steht nur auf einem Plättchen.
uxmal-priest-on-priest = Auf { $cell } steht ein Priester von Spieler { $seat }; auf jedem Feld ist nur Platz für einen.
uxmal-priest-on-blank = { $cell } zeigt kein Idol; ein Priester wird nur auf ein Idol gesetzt.

## Ablehnungen: einen Priester bewegen

uxmal-move-no-priest = Auf { $cell } steht kein Priester; wähle einen deiner Priester.
uxmal-move-not-yours = Der Priester auf { $cell } gehört Spieler { $owner }; du kannst nur deine eigenen bewegen.
uxmal-move-no-cards = Spieler { $seat } hat keine Karten; einen Priester zu bewegen, kostet mindestens eine.
uxmal-move-nowhere = Der Priester steht schon auf { $cell }; beweg ihn auf ein anderes Feld.
uxmal-move-to-base = Auf { $cell } liegt noch kein Plättchen; Priester gehen nur über Plättchen.
uxmal-move-to-priest = Auf { $cell } steht ein Priester von Spieler { $owner }; du kannst ihn überspringen, aber nicht dort anhalten.
uxmal-move-across-gap = Keine Plättchen verbinden { $from } mit { $to }; Priester gehen nur über Plättchen.
uxmal-move-too-far =
    Der billigste Weg von { $from } nach { $to } kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }; du hast nur { $held }.
uxmal-pay-nothing-owed = Es gibt keinen Weg zu bezahlen; mit Karten bezahlst du nur, wenn du einen Priester bewegst.
uxmal-pay-first =
    Der Weg von { $from } nach { $to } kostet noch { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }; bezahl ihn zuerst.
uxmal-pay-wrong-number =
    Der billigste Weg kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, und du bietest { $paid }; bezahl genau den Preis.
uxmal-pay-not-held =
    Du bietest { $paid ->
        [one] 1 { uxmal-idol.card }
       *[other] { $paid } { uxmal-idol.cards }
    } und hast { $held }; du bezahlst nur mit eigenen Karten.

## Ablehnungen: verehren und verfluchen

uxmal-venerate-nothing = Du musst { uxmal-idol.accusative } um mindestens einen Platz nach oben bewegen.
uxmal-venerate-beyond =
    Auf Platz { $space } der Beliebtheitsleiste liegt { uxmal-idol.nominative }, { $room ->
        [0] also ganz oben
        [one] 1 Platz unter der Spitze
       *[other] { $room } Plätze unter der Spitze
    }; höher als Platz 1 geht es nicht.
uxmal-venerate-too-few =
    Du hast { $held ->
        [0] keine { uxmal-idol.card }
        [one] 1 { uxmal-idol.card }
       *[other] { $held } { uxmal-idol.cards }
    }; { $spaces ->
        [one] 1 Platz nach oben kostet 1.
       *[other] { $spaces } Plätze nach oben kosten { $spaces }.
    }
uxmal-curse-nothing = Du musst { uxmal-idol.accusative } um mindestens einen Platz nach unten bewegen.
uxmal-curse-beyond =
    Auf Platz { $space } der Beliebtheitsleiste liegt { uxmal-idol.nominative }, { $room ->
        [0] also ganz unten
        [one] 1 Platz über dem Ende
       *[other] { $room } Plätze über dem Ende
    }; tiefer als Platz 5 geht es nicht.
uxmal-curse-too-few =
    Du hast { $held ->
        [0] keine { uxmal-idol.card }
        [one] 1 { uxmal-idol.card }
       *[other] { $held } { uxmal-idol.cards }
    }; { $spaces ->
        [one] 1 Platz nach unten kostet 1.
       *[other] { $spaces } Plätze nach unten kosten { $spaces }.
    }

## Ablehnungen: ein Spiel einrichten

uxmal-players = Uxmal ist für { $least } bis { $most } Spieler, nicht für { $players }.
uxmal-option-priests = Die Option „priests“ ist „{ $found }“; möglich sind „break“, „stay“ und „dwindle“.
uxmal-option-points = Die Option „points“ ist { $found }; erwartet werden drei Reihen mit je drei Zahlen, etwa 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    Die Option „points“ hat { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }; erwartet werden drei, Ebene 1 zuerst.
uxmal-option-points-row = Die Option „points“ hat { $found } für Ebene { $level }; erwartet werden drei Zahlen, Platz 1 zuerst.
uxmal-option-points-value = Die Option „points“ hat { $found } für Ebene { $level }, Platz { $rank }; erwartet wird eine ganze Zahl von 0 bis { $most }.
uxmal-option-base = Die Option „base“ ist { $found }; erwartet wird „default“ oder acht Reihen mit je acht Zeichen.
uxmal-option-base-rows =
    Die Option „base“ hat { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }; erwartet werden acht.
uxmal-option-base-row = Reihe { $row } der Option „base“ ist { $found }; erwartet werden acht Zeichen aus J, S, Q, M, T und dem Leerfeld.
uxmal-option-base-symbol = Reihe { $row }, Spalte { $column } der Option „base“ ist { $found }; erwartet wird J, S, Q, M, T oder das Leerfeld „.“.
uxmal-option-base-space = Bauplatz { $space } der Option „base“ lautet im Uhrzeigersinn { $found }; erwartet werden drei verschiedene Idole und ein Leerfeld.
uxmal-option-tiles = Die Option „tiles“ ist { $found }; erwartet wird „default“ oder 29 Plättchen.
uxmal-option-tiles-count =
    Die Option „tiles“ hat { $count } Plättchen; erwartet werden { $expected }.
uxmal-option-tiles-face = Plättchen { $number } der Option „tiles“ ist { $found }; erwartet werden drei verschiedene Idole und ein Leerfeld, etwa „.QJS“.
uxmal-tiles-idol-twice = Plättchen { $number } zeigt { uxmal-idol.accusative } zweimal.

## Was ein Zug erreicht, für Analysen und Tipps.
uxmal-fact-tile =
    { $two ->
        [0] { $one ->
            [100] Jedes Plättchen, das kommen kann, bringt am besten Platz 1 Karte.
           *[other] Von den Plättchen, die kommen können, bringen am besten Platz { $one } % 1 Karte.
        }
        [100] Jedes Plättchen, das kommen kann, bringt am besten Platz 2 Karten.
       *[other] { $one ->
            [0] Von den Plättchen, die kommen können, bringen am besten Platz { $two } % 2 Karten.
           *[other] Von den Plättchen, die kommen können, bringen am besten Platz { $two } % 2 Karten und { $one } % 1 Karte.
        }
    }
uxmal-fact-covers =
    { uxmal-idol } auf { uxmal-idol }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
uxmal-fact-beside =
    { uxmal-idol } neben { uxmal-idol }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
uxmal-fact-completes = Macht die Ebene fertig, also punkten die Priester.
uxmal-fact-priest =
    Wäre die Phase jetzt zu Ende, brächte der Priester ({ uxmal-idol }) { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
uxmal-fact-move = Wäre die Phase jetzt zu Ende, brächte der Priester { $after } statt { $before }.
uxmal-fact-track = Bringt { uxmal-idol.accusative } von Platz { $from } auf Platz { $to } der Beliebtheitsleiste.
