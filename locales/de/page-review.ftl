# Die Analyse eines beendeten Spiels.

page-review-start = Dieses Spiel analysieren
page-review-what = Ein Bot sieht sich jede Entscheidung, jeden Wurf und jedes Ziehen an. Er sagt, was sich dadurch geändert hat und was besser gewesen wäre. Das dauert bis zu einer Minute.
page-review-unfinished = Nur ein beendetes Spiel lässt sich analysieren.
page-review-asked = Die Analyse beginnt …
page-review-queued =
    { $ahead ->
        [one] Eine andere Analyse kommt zuerst.
       *[other] { $ahead } andere Analysen kommen zuerst.
    }
page-review-progress = { $judged } von { $of } angesehen
page-review-done = Die Analyse ist fertig.

## Die Kurve

page-review-curve = Gewinnchance
page-review-win-of = { $name }: { $percent } %.
page-review-percent = { $percent } %
page-review-numbers = Die Kurve in Zahlen
page-review-numbers-about = Die Gewinnchancen aller
page-review-move = Schritt

## Was auffällt

page-review-mark-slip = Ungenauigkeit
page-review-mark-mistake = Fehler
page-review-mark-blunder = grober Fehler
page-review-mark-joker = Glücksfall
page-review-next = Nächster markierter Schritt
page-review-previous = Voriger markierter Schritt
page-review-thresholds = Eine Ungenauigkeit verschenkt mindestens 1 % Gewinnchance, ein Fehler 2 %, ein grober Fehler 8 %. Ein Glücksfall bringt jemandem 30 % oder mehr.

## Der Zug auf dem Bildschirm

page-review-this = Dieser Schritt
page-review-not-judged = Hier gab es nichts zu entscheiden.
page-review-not-yet = Noch nicht angesehen.
page-review-nothing-better = Nichts war besser.
page-review-loss = Das hat { $percent } % Gewinnchance verschenkt.
page-review-played = Gespielt: { $action }
page-review-better = Besser: { $action }
page-review-luck-gave = Das Glück hat { $percent } % Gewinnchance gebracht.
page-review-luck-took = Das Pech hat { $percent } % Gewinnchance gekostet.
page-review-show = Auf dem Brett zeigen
page-review-try = Selbst versuchen

## Die entscheidenden Momente

page-review-moments = Was das Spiel entschieden hat
page-review-no-moments = Kein einzelner Moment hat dieses Spiel entschieden.
page-review-moment = Schritt { $move }, { $name }
page-review-chance = Glück
page-review-effect-gave = { $name } gewinnt { $percent } % Gewinnchance.
page-review-effect-took = { $name } verliert { $percent } % Gewinnchance.
page-review-effect-from = Von { $from } % auf { $to } %.

## Glück und Entscheidungen

page-review-account = Glück und Entscheidungen
page-review-luck-gave-points =
    { $points ->
        [one] { $name }: Das Glück brachte { $points } Punkt.
       *[other] { $name }: Das Glück brachte { $points } Punkte.
    }
page-review-luck-took-points =
    { $points ->
        [one] { $name }: Pech kostete { $points } Punkt.
       *[other] { $name }: Pech kostete { $points } Punkte.
    }
page-review-own-cost = Eigene Entscheidungen kosteten { $points }.
page-review-own-gained = Eigene Entscheidungen brachten { $points }.
page-review-account-about = Glück ist verglichen mit dem Durchschnitt von allem, was hätte kommen können, Entscheidungen jeweils mit der besten. Niemand findet alle.
page-review-account-all = Vom Anfang bis zum Ergebnis
page-review-account-percent = Gewinnchance in Prozent
page-review-account-points = Punkte
page-review-remainder-about = Geänderte Urteile: Später, als mehr zu sehen war, hat der Bot manche Stellungen anders beurteilt als vorher. Bei der Gewinnchance sind sie auf die anderen Zeilen verteilt.
page-review-account-choices = Entscheidungen
page-review-part-start = Am Anfang
page-review-part-luck = Glück
page-review-part-own = Eigene Entscheidungen
page-review-part-others = Entscheidungen der anderen
page-review-part-remainder = Geänderte Urteile
page-review-part-end = Ergebnis
page-review-count-choices = Alle Entscheidungen
page-review-count-slips = Ungenauigkeiten
page-review-count-mistakes = Fehler
page-review-count-blunders = Grobe Fehler
page-review-accuracy = Genauigkeit
page-review-accuracy-about = Die Genauigkeit ist der Durchschnitt aller Entscheidungen: Eine, die nichts verschenkt, zählt 100 %, eine, die 8 % verschenkt, zählt 50 %.

## Eine Entscheidung noch einmal

page-review-try-ask = Du spielst { $name }. Was würdest du tun?
page-review-try-best = Richtig: Nichts ist besser.
page-review-try-played = Das wurde gespielt. Es verschenkt { $percent } % Gewinnchance.
page-review-try-other = Das verschenkt { $percent } % Gewinnchance.
page-review-try-behind = Es gibt mindestens fünf bessere Züge.
page-review-try-again = Noch einmal
page-review-try-show = Den besten Zug zeigen
page-review-try-back = Zurück zur Analyse

## Statistik

page-review-statistics = Statistik

## Statistik zu Pacals Rakete

page-review-pacal-districts = Bezirke, die zahlen würden
page-review-pacal-points-play = { page-source-pacal-play }: Punkte im Lauf der Runden
page-review-pacal-points-river = { page-source-pacal-river }: Punkte im Lauf der Runden
page-review-pacal-points-lake = { page-source-pacal-lake }: Punkte im Lauf der Runden
page-review-pacal-points-district = { page-source-pacal-district }: Punkte im Lauf der Runden
page-review-pacal-points-god_stones = { page-source-pacal-god_stones }: Punkte im Lauf der Runden
page-review-pacal-flights = Flüge
page-review-pacal-flight-straight = Geradeaus
page-review-pacal-flight-turns = Mit Abbiegen
page-review-pacal-flight-leap = Sprünge
page-review-pacal-flight-god = Abgegebene Göttersteine
page-review-pacal-pyramids = Pyramiden am Ende
page-review-pacal-floors =
    { $floors ->
        [one] { $floors } Stockwerk
       *[other] { $floors } Stockwerke
    }
page-review-pacal-stones = Steine
page-review-pacal-returned = Zurück, als andere bauten

## Statistik zu Uxmal

page-review-uxmal-cards = Karten
page-review-uxmal-card-overlay = Für ein überdecktes Idol
page-review-uxmal-card-adjacent = Für ein Idol daneben
page-review-uxmal-card-moves = Für Wege bezahlt
page-review-uxmal-card-venerate = Zum Verehren bezahlt
page-review-uxmal-card-curse = Zum Verfluchen bezahlt
page-review-uxmal-points = Punkte nach Ebenen
page-review-uxmal-points-priests = Ebene { $level }, Priester
page-review-uxmal-points-cards = Ebene { $level }, Karten
page-review-uxmal-popularity = Plätze der Idole im Lauf der Partie
page-review-uxmal-move = Schritt { $move }
page-review-uxmal-level = Ebene { $level }
page-review-uxmal-idol = { uxmal-idol }
