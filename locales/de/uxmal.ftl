# Uxmal auf Deutsch.
#
# Felder, Bauplätze, Plättchen und Karten stehen in Notation; ein Idol ist mit seinem Buchstaben
# gegeben.

## Namen

# Ohne Artikel; mit Artikel im ersten, zweiten und vierten Fall.
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
    .genitive =
        { $idol ->
            [J] des Jaguars
            [S] der Schlange
            [Q] des Quetzals
            [M] des Affen
           *[T] der Schildkröte
        }
    .accusative =
        { $idol ->
            [J] den Jaguar
            [S] die Schlange
            [Q] den Quetzal
            [M] den Affen
           *[T] die Schildkröte
        }

## Was gefragt ist

uxmal-asks-order = Leg die fünf Idole auf die Beliebtheitsleiste.
uxmal-asks-draw = Zieh ein Plättchen aus dem Vorrat.
uxmal-asks-first-tile = Leg das erste Plättchen: Etwas anderes geht noch nicht.
uxmal-asks-tile = Leg ein Plättchen: Du hast weder einen Priester zu setzen noch Karten.
uxmal-asks-tile-or-priest = Leg ein Plättchen oder setz einen Priester: Für anderes fehlen dir Karten.
uxmal-asks-turn = Leg ein Plättchen, setz oder beweg einen Priester, oder verehre oder verfluche ein Idol.
uxmal-asks-put = Leg das Plättchen { $tile } auf einen freien Bauplatz der Ebene { $level }.
uxmal-asks-claim = Wähle die eine Situation, für die du Karten nimmst.
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
    Die Beliebtheitsleiste ist ausgelegt: zuerst { $first ->
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
uxmal-describe-draw = Für Spieler { $seat } wird das Plättchen { $tile } gezogen.
uxmal-describe-put = Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level }.
uxmal-describe-put-overlay =
    Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level } und nimmt für eine Überdeckung { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { uxmal-idol.genitive }.
uxmal-describe-put-adjacent =
    Spieler { $seat } legt das Plättchen als { $face } auf Bauplatz { $site } der Ebene { $level } und nimmt für eine Nachbarschaft { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { uxmal-idol.genitive }.
uxmal-describe-overlay =
    Spieler { $seat } nimmt für eine Überdeckung { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { uxmal-idol.genitive }.
uxmal-describe-adjacent =
    Spieler { $seat } nimmt für eine Nachbarschaft { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { uxmal-idol.genitive }.
uxmal-describe-priest = Spieler { $seat } setzt einen Priester auf { uxmal-idol.accusative } bei { $cell }, auf Ebene { $level }.
uxmal-describe-move =
    Spieler { $seat } bewegt einen Priester für { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } von { $from } nach { $to }.
uxmal-describe-move-paying =
    Spieler { $seat } bewegt einen Priester von { $from } nach { $to } und zahlt { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } ({ $cards }).
uxmal-describe-pay =
    Spieler { $seat } zahlt { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } ({ $cards }) für den Weg von { $from } nach { $to }.
uxmal-describe-venerate =
    Spieler { $seat } verehrt { uxmal-idol.accusative } mit { $spaces ->
        [one] 1 Karte
       *[other] { $spaces } Karten
    }: Aufstieg auf Platz { $space } der Beliebtheitsleiste.
uxmal-describe-curse =
    Spieler { $seat } verflucht { uxmal-idol.accusative } mit { $spaces ->
        [one] 1 Karte
       *[other] { $spaces } Karten
    }: Abstieg auf Platz { $space } der Beliebtheitsleiste.

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

uxmal-over = Ebene 3 ist fertig und gewertet; das Spiel ist vorbei, und niemand ist mehr am Zug.
uxmal-track-not-laid-out = Die Beliebtheitsleiste ist noch leer; die fünf Idole kommen darauf, bevor jemand am Zug ist.
uxmal-track-laid-out = Die Beliebtheitsleiste wurde beim Aufbau ausgelegt und lautet jetzt { $order }; seitdem bewegen sich Idole nur durch Verehren, Verfluchen und Verstoßen.
uxmal-draw-unasked = Spieler { $seat } hat sich nicht entschieden, ein Plättchen zu legen; erst danach wird eines gezogen.
uxmal-draw-first = Spieler { $seat } hat sich entschieden, ein Plättchen zu legen; es wird gezogen, bevor etwas anderes geschieht.
uxmal-draw-again = Das Plättchen { $drawn } ist schon gezogen; es kommt auf die Pyramide, und ein zweites wird nicht gezogen.
uxmal-tile-again = Das Plättchen { $drawn } ist schon gezogen; zu wählen bleibt nur, wohin und wie es gelegt wird.
uxmal-committed-to-tile = Du hast dich für ein Plättchen entschieden und { $drawn } gezogen; das ist bindend, also kommt das Plättchen zuerst und beendet deinen Zug.

## Ablehnungen: ein Plättchen legen

uxmal-draw-no-such-tile = Kein Plättchen dieses Spiels sieht aus wie { $tile }; nur seine 29 Plättchen können gezogen werden.
uxmal-draw-none-left =
    { $copies ->
        [one] Das einzige Plättchen { $tile } hat den Vorrat verlassen
       *[other] Alle { $copies } Plättchen { $tile } haben den Vorrat verlassen
    }; nur ein noch verdecktes Plättchen kann gezogen werden.
uxmal-put-nothing-drawn = Spieler { $seat } hat kein Plättchen gezogen; erst entscheidet man sich dafür, dann wird eines gezogen, dann gelegt.
uxmal-put-outside = Ebene { $level } hat { $width } mal { $width } Bauplätze, und { $site } ist keiner davon; Plättchen kommen nur auf die Ebene, die gerade gebaut wird.
uxmal-put-filled = Auf Bauplatz { $site } der Ebene { $level } liegt schon ein Plättchen; das gezogene braucht einen freien Bauplatz.
uxmal-put-flipped = { $face } ist das Spiegelbild des gezogenen Plättchens { $drawn }; ein Plättchen darf gedreht, aber nicht gespiegelt werden.
uxmal-put-other-tile = Das gezogene Plättchen ist { $drawn }, und keine Drehung macht daraus { $face }; das gezogene Plättchen muss gelegt werden.

## Ablehnungen: Karten nehmen

uxmal-claim-no-tile = Spieler { $seat } hat den Zug gerade begonnen und kein Plättchen gelegt; nur ein Plättchen schafft Situationen, die Karten bringen.
uxmal-claim-before-put = Das Plättchen { $drawn } ist gezogen, aber nicht gelegt; erst wo es liegt, kann es Situationen schaffen, die Karten bringen.
uxmal-claim-no-overlay = „{ uxmal-idol } auf { uxmal-idol }“ ergibt dieses Plättchen nicht; es gibt keine solche Überdeckung zu werten.
uxmal-claim-no-adjacency = „{ uxmal-idol } neben { uxmal-idol }“ ergibt dieses Plättchen mit nichts, was außerhalb sichtbar ist; es gibt keine solche Nachbarschaft zu werten.
uxmal-claim-empty-stack = Der Stapel { uxmal-idol.genitive } ist leer; eine Situation, die keine Karte bringt, kann man nicht werten.
uxmal-claim-first = Das Plättchen von Spieler { $seat } hat Situationen geschaffen, die Karten bringen; eine davon muss zuerst gewertet werden.

## Ablehnungen: einen Priester setzen

uxmal-priest-no-tiles = Auf dem Grundplan liegt noch kein Plättchen; ein Priester steht nur auf einem Plättchen, also wird im ersten Zug eines gelegt.
uxmal-priest-none-left =
    { $priests ->
        [one] Der einzige Priester von Spieler { $seat } steht auf der Pyramide
       *[other] Alle { $priests } Priester von Spieler { $seat } stehen auf der Pyramide
    }; es ist keiner mehr zu setzen.
uxmal-priest-on-base = Das Feld { $cell } ist noch leerer Grundplan; ein Priester steht nur auf einem Plättchen.
uxmal-priest-on-priest = Auf { $cell } steht ein Priester von Spieler { $seat }; zwei Priester teilen sich nie ein Feld.
uxmal-priest-on-blank = Das Feld { $cell } zeigt kein Idol; ein Priester wird nur auf ein Idol gesetzt.

## Ablehnungen: einen Priester bewegen

uxmal-move-no-priest = Auf { $cell } steht kein Priester; ein Weg beginnt bei einem deiner Priester.
uxmal-move-not-yours = Der Priester auf { $cell } gehört Spieler { $owner }; du bewegst nur deine eigenen.
uxmal-move-no-cards = Spieler { $seat } hat keine Karten; jede Bewegung eines Priesters kostet mindestens eine.
uxmal-move-nowhere = Der Priester steht schon auf { $cell }; ein Weg muss auf ein anderes Feld führen.
uxmal-move-to-base = Das Feld { $cell } ist noch leerer Grundplan; darauf geht kein Priester.
uxmal-move-to-priest = Auf { $cell } steht ein Priester von Spieler { $owner }; man darf ihn überspringen, aber nicht dort anhalten.
uxmal-move-across-gap = Keine Plättchen verbinden { $from } mit { $to }; ein Priester kann leeren Grundplan nicht überqueren.
uxmal-move-too-far =
    Der billigste Weg von { $from } nach { $to } kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, und du hast { $held }; jeder Weg muss bezahlt werden.
uxmal-pay-nothing-owed = Kein Weg ist zu bezahlen; Karten zahlt man nur, wenn ein Priester sich bewegt.
uxmal-pay-first =
    Der Weg von { $from } nach { $to } ist noch mit { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } zu bezahlen; vorher geschieht nichts anderes.
uxmal-pay-wrong-number =
    Der billigste Weg kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, und du bietest { $paid }; man zahlt genau den Preis.
uxmal-pay-not-held =
    Du bietest { $paid ->
        [one] 1 Karte
       *[other] { $paid } Karten
    } { uxmal-idol.genitive } und hast { $held }; du zahlst nur mit eigenen Karten.

## Ablehnungen: verehren und verfluchen

uxmal-venerate-nothing = Wer { uxmal-idol.accusative } verehrt, bewegt das Idol um mindestens einen Platz; es liegen zu lassen, ist keine Aktion.
uxmal-venerate-beyond =
    Auf Platz { $space } der Beliebtheitsleiste liegt { uxmal-idol.nominative }, { $room ->
        [0] also ganz oben
        [one] 1 Platz unter der Spitze
       *[other] { $room } Plätze unter der Spitze
    }; höher als Platz 1 geht es nicht.
uxmal-venerate-too-few =
    Du hast { $held ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $held } Karten
    } { uxmal-idol.genitive }; ein Aufstieg um { $spaces ->
        [one] 1 Platz kostet 1
       *[other] { $spaces } Plätze kostet { $spaces }
    } davon.
uxmal-curse-nothing = Wer { uxmal-idol.accusative } verflucht, bewegt das Idol um mindestens einen Platz; es liegen zu lassen, ist keine Aktion.
uxmal-curse-beyond =
    Auf Platz { $space } der Beliebtheitsleiste liegt { uxmal-idol.nominative }, { $room ->
        [0] also ganz unten
        [one] 1 Platz über dem Ende
       *[other] { $room } Plätze über dem Ende
    }; tiefer als Platz 5 geht es nicht.
uxmal-curse-too-few =
    Du hast { $held ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $held } Karten
    } { uxmal-idol.genitive }; ein Abstieg um { $spaces ->
        [one] 1 Platz kostet 1
       *[other] { $spaces } Plätze kostet { $spaces }
    } davon.

## Ablehnungen: ein Spiel einrichten

uxmal-players = Uxmal ist für { $least } bis { $most } Spieler, nicht für { $players }.
uxmal-option-priests = Die Option „priests“ ist „{ $found }“; möglich sind „break“, „stay“ und „dwindle“.
uxmal-option-points = Die Option „points“ ist { $found }; erwartet werden drei Reihen mit je drei Zahlen, etwa 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    Die Option „points“ hat { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }; erwartet werden drei, Ebene 1 zuerst.
uxmal-option-points-row = Die Option „points“ hat { $found } für Ebene { $level }; erwartet werden drei Zahlen, Rang 1 zuerst.
uxmal-option-points-value = Die Option „points“ hat { $found } für Ebene { $level }, Rang { $rank }; erwartet wird eine ganze Zahl von 0 bis { $most }.
uxmal-option-base = Die Option „base“ ist { $found }; erwartet wird „default“ oder acht Reihen mit je acht Zeichen.
uxmal-option-base-rows =
    Die Option „base“ hat { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }; erwartet werden acht.
uxmal-option-base-row = Reihe { $row } der Option „base“ ist { $found }; erwartet werden acht Zeichen aus J, S, Q, M, T und dem Leerfeld.
uxmal-option-base-symbol = Reihe { $row }, Spalte { $column } der Option „base“ ist { $found }; erwartet wird J, S, Q, M, T oder das Leerfeld „.“.
uxmal-option-base-space = Der Platz { $space } der Option „base“ lautet im Uhrzeigersinn { $found }; erwartet werden drei verschiedene Idole und ein Leerfeld.
uxmal-option-tiles = Die Option „tiles“ ist { $found }; erwartet wird „default“ oder 29 Plättchen.
uxmal-option-tiles-count =
    Die Option „tiles“ hat { $count } Plättchen; erwartet werden { $expected }.
uxmal-option-tiles-face = Plättchen { $number } der Option „tiles“ ist { $found }; erwartet werden drei verschiedene Idole und ein Leerfeld, etwa „.QJS“.
uxmal-tiles-idol-twice = Plättchen { $number } zeigt { uxmal-idol.accusative } zweimal.
