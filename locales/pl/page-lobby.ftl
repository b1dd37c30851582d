# Spotkania z innymi, listy stołów i gier, poziom botów.

page-bots-level = Poziom botów
# $from is the level of the last game, $to the next one: numbers from 1 to 10.
page-level-up = Wyraźna wygrana z poziomem { $from }. Następnym razem grasz z poziomem { $to }.
page-level-down = Wyraźna przegrana z poziomem { $from }. Następnym razem grasz z poziomem { $to }.
page-level-play = Zagraj na poziomie { $to }
page-level-is-up = Wyraźna wygrana z poziomem { $from }, więc teraz czeka poziom { $to }.
page-level-is-down = Wyraźna przegrana z poziomem { $from }, więc teraz czeka poziom { $to }.
page-level-back = Wróć na poziom { $from }

page-player-numbered = Gracz { $seat }

page-pair = Zagraj z kimś
page-pair-about = Dostajesz miejsce u innych, którzy chcą zagrać w tę samą grę. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
page-pair-game = Gra
page-pair-players = Liczba graczy
page-pair-find = Znajdź kogoś

page-waiting = Czekamy na kogoś do gry…
page-waiting-more = { $count ->
    [one] Czekamy na jeszcze jednego gracza…
    [few] Czekamy na jeszcze { $count } graczy…
    [many] Czekamy na jeszcze { $count } graczy…
   *[other] Czekamy na jeszcze { $count } gracza…
}
page-waiting-ask = Nikogo innego jeszcze nie ma. Grać przeciw botom czy czekać dalej?
page-waiting-ask-more = Nikt więcej jeszcze nie przyszedł. Uzupełnić botami czy czekać dalej?
page-waiting-bots = Graj z botami
page-waiting-keep = Czekaj dalej

page-filter = Pokaż tylko niektóre stoły
page-filter-game = Gra
page-filter-pace = Tempo
page-filter-with = Gracze
page-filter-any = wszystkie
page-filter-people = tylko ludzie
page-filter-reset = Pokaż wszystkie stoły

page-tables-gathering = Wolne miejsca
page-tables-playing = Gry w toku
page-tables-join = Dołącz
page-tables-watch = Oglądaj
page-tables-empty = Teraz nie ma żadnego. Zagraj z kimś albo załóż stół i zaproś innych; ta lista odświeża się sama.
page-tables-filtered = Teraz żaden stół nie pasuje.
page-tables-lost = Połączenie zostało przerwane. Ta lista może być nieaktualna.

page-games = Moje gry
page-games-all = Wszystkie moje gry
page-games-running = W toku
page-games-over = Zakończone
page-games-none = W tej przeglądarce nie grano jeszcze przy żadnym stole.
page-games-more = Pokaż więcej
page-games-level = Boty: { $level }
page-games-reached = Osiągnięty poziom w grze { $game }: { $level }
page-games-export = Zapisz jako tabelę (CSV)
page-result-won = { $points ->
    [one] Wygrana z jednym punktem
    [few] Wygrana z { $points } punktami
    [many] Wygrana z { $points } punktami
   *[other] Wygrana z { $points } punktu
}
page-result-place = { $points ->
    [one] Miejsce { $place } z { $players }, jeden punkt
    [few] Miejsce { $place } z { $players }, { $points } punkty
    [many] Miejsce { $place } z { $players }, { $points } punktów
   *[other] Miejsce { $place } z { $players }, { $points } punktu
}
