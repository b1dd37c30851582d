# Die Auswertung einer beendeten Partie, auf Deutsch.

review-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete Partien können ausgewertet werden.
review-halted = Die Auswertung wurde vorzeitig beendet.
review-busy = Es warten schon zu viele Auswertungen. Bitte versuche es gleich noch einmal.

## Die Tabelle im Terminal

review-title = { $title }, { $players } Personen, { $playouts } Durchläufe für jede Entscheidung. Änderungen beziehen sich auf die Gewinnchance.
review-player = Spieler
review-start = Start
review-luck = Glück
review-own = eigene Züge
review-others = Züge der anderen
review-end = Ergebnis
review-luck-points = Glück in Punkten
review-accuracy = Genauigkeit
review-remainder = Rest
review-no-mistakes = Niemand hat etwas verschenkt.
review-mistakes = Was etwas verschenkt hat:
review-slip = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-choice = { $at }. Spieler { $seat }: { $played }, besser { $best }
review-moments = { $count ->
    [one] Der Moment, der die Partie entschieden hat:
   *[other] Die { $count } Momente, die die Partie entschieden haben:
}
review-moment-choice = { $at }. Spieler { $seat } spielt { $played } statt { $best }: { $effect }
review-moment-chance = { $at }. { $played }: { $effect } für Spieler { $seat }

## Tatsachen: was eine Aktion bewirkt, damit es einen Grund gibt

review-fact-then = Danach: { $line }.
review-fact-now-more =
    Gleich nach dem Zug gewertet: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr für Spieler { $seat } als mit dem gespielten Zug.
review-fact-now-less =
    Gleich nach dem Zug gewertet: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger für Spieler { $seat } als mit dem gespielten Zug.
review-fact-expected =
    Am Ende zu erwarten: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr für Spieler { $seat }.
review-fact-expected-less =
    Am Ende zu erwarten: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger für Spieler { $seat }.
review-fact-as-good = Etwas mindestens so Gutes für Spieler { $seat } kommt in { $percent } % der Fälle.
review-fact-as-bad = Etwas mindestens so Schlechtes für Spieler { $seat } kommt in { $percent } % der Fälle.
