# Analiza zakończonej partii, po polsku.

review-unfinished = Ta partia jeszcze trwa. Analizować można tylko zakończone partie.
review-halted = Analiza została przerwana przed końcem.
review-busy = Zbyt wiele analiz już czeka. Spróbuj ponownie za chwilę.

## Tabela w terminalu

review-title = { $title }, liczba graczy: { $players }, symulacji na jedną decyzję: { $playouts }. Zmiany dotyczą szansy na wygraną.
review-player = gracz
review-start = początek
review-luck = szczęście
review-own = własne decyzje
review-others = decyzje innych
review-end = wynik
review-luck-points = szczęście w punktach
review-accuracy = dokładność
review-remainder = reszta
review-no-mistakes = Nikt niczego nie zmarnował.
review-mistakes = Co kosztowało szanse:
review-slip = niedokładność
review-mistake = błąd
review-blunder = poważny błąd
review-choice = { $at }. Gracz { $seat }: { $played }, lepiej { $best }
review-moments = { $count ->
    [one] Moment, który zdecydował o partii:
    [few] { $count } momenty, które zdecydowały o partii:
   *[many] { $count } momentów, które zdecydowały o partii:
}
review-moment-choice = { $at }. Gracz { $seat } gra { $played } zamiast { $best }: { $effect }
review-moment-chance = { $at }. { $played }: { $effect } dla gracza { $seat }

## Fakty: co robi akcja, żeby można było podać powód

review-fact-then = Potem: { $line }.
review-fact-now-more =
    Liczone zaraz po tej turze: gracz { $seat } miałby o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } więcej niż po zagranym ruchu.
review-fact-now-less =
    Liczone zaraz po tej turze: gracz { $seat } miałby o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej niż po zagranym ruchu.
review-fact-expected =
    Oczekiwany koniec: gracz { $seat } miałby o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } więcej.
review-fact-expected-less =
    Oczekiwany koniec: gracz { $seat } miałby o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej.
review-fact-as-good = Coś co najmniej tak dobrego dla gracza { $seat } wypada w { $percent } % przypadków.
review-fact-as-bad = Coś co najmniej tak złego dla gracza { $seat } wypada w { $percent } % przypadków.
