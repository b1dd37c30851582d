# Analiza zakończonej gry.

page-review-start = Przeanalizuj tę grę
page-review-what = Bot przygląda się każdej decyzji, każdemu rzutowi i każdemu dobraniu. Mówi, co zmieniły i co byłoby lepsze. To trwa najwyżej minutę.
page-review-unfinished = Analizować można tylko zakończoną grę.
page-review-asked = Analiza się zaczyna…
page-review-queued =
    { $ahead ->
        [one] Najpierw jedna inna analiza.
        [few] Najpierw { $ahead } inne analizy.
        [many] Najpierw { $ahead } innych analiz.
       *[other] Najpierw { $ahead } innej analizy.
    }
page-review-progress = Sprawdzono { $judged } z { $of }
page-review-done = Analiza jest gotowa.

## Krzywa

page-review-curve = Szansa na wygraną
page-review-win-of = { $name }: { $percent }%.
page-review-percent = { $percent }%
page-review-numbers = Krzywa w liczbach
page-review-numbers-about = Szanse wszystkich na wygraną
page-review-move = Krok

## Co się wyróżnia

page-review-mark-slip = niedokładność
page-review-mark-mistake = błąd
page-review-mark-blunder = poważny błąd
page-review-mark-joker = łut szczęścia
page-review-next = Następny oznaczony krok
page-review-previous = Poprzedni oznaczony krok
page-review-thresholds = Niedokładność kosztuje co najmniej 1% szans na wygraną, błąd 2%, poważny błąd 8%. Łut szczęścia daje komuś 30% lub więcej.

## Ruch na ekranie

page-review-this = Ten krok
page-review-not-judged = Tu nie było wyboru.
page-review-not-yet = Jeszcze nie sprawdzono.
page-review-nothing-better = Nic nie było lepsze.
page-review-loss = To kosztowało { $percent }% szans na wygraną.
page-review-played = Zagrano: { $action }
page-review-better = Lepiej: { $action }
page-review-luck-gave = Szczęście dało { $percent }% szans na wygraną.
page-review-luck-took = Pech kosztował { $percent }% szans na wygraną.
page-review-show = Pokaż na planszy
page-review-try = Spróbuj

## Decydujące momenty

page-review-moments = Co rozstrzygnęło grę
page-review-no-moments = Żaden pojedynczy moment nie rozstrzygnął tej gry.
page-review-moment = Krok { $move }, { $name }
page-review-chance = los
page-review-effect-gave = { $name } zyskuje { $percent }% szans na wygraną.
page-review-effect-took = { $name } traci { $percent }% szans na wygraną.
page-review-effect-from = Z { $from }% do { $to }%.

## Szczęście i decyzje

page-review-account = Szczęście i decyzje
page-review-luck-gave-points =
    { $points ->
        [one] { $name }: szczęście dało { $points } punkt.
        [few] { $name }: szczęście dało { $points } punkty.
        [many] { $name }: szczęście dało { $points } punktów.
       *[other] { $name }: szczęście dało { $points } punktu.
    }
page-review-luck-took-points =
    { $points ->
        [one] { $name }: pech kosztował { $points } punkt.
        [few] { $name }: pech kosztował { $points } punkty.
        [many] { $name }: pech kosztował { $points } punktów.
       *[other] { $name }: pech kosztował { $points } punktu.
    }
page-review-own-cost = Własne decyzje kosztowały { $points }.
page-review-own-gained = Własne decyzje dały { $points }.
page-review-account-about = Szczęście porównano ze średnią wszystkiego, co mogło wypaść, a decyzje za każdym razem z najlepszą. Nikt nie znajduje wszystkich.
page-review-account-all = Od początku do wyniku
page-review-account-percent = Szansa na wygraną w procentach
page-review-account-points = Punkty
page-review-remainder-about = Zmienione oceny: później, gdy było widać więcej, bot ocenił niektóre pozycje inaczej niż wcześniej. Przy szansie na wygraną są rozłożone na pozostałe wiersze.
page-review-account-choices = Decyzje
page-review-part-start = Na początku
page-review-part-luck = Szczęście
page-review-part-own = Własne decyzje
page-review-part-others = Decyzje innych
page-review-part-remainder = Zmienione oceny
page-review-part-end = Wynik
page-review-count-choices = Wszystkie decyzje
page-review-count-slips = Niedokładności
page-review-count-mistakes = Błędy
page-review-count-blunders = Poważne błędy
page-review-accuracy = Dokładność
page-review-accuracy-about = Dokładność to średnia ze wszystkich decyzji: decyzja, która nic nie kosztuje, liczy się jako 100%, a decyzja, która kosztuje 8%, jako 50%.

## Decyzja jeszcze raz

page-review-try-ask = Grasz za: { $name }. Co byś zrobił(a)?
page-review-try-best = Dobrze: nic nie jest lepsze.
page-review-try-played = To właśnie zagrano. Kosztuje to { $percent }% szans na wygraną.
page-review-try-other = To kosztuje { $percent }% szans na wygraną.
page-review-try-behind = Jest co najmniej pięć lepszych ruchów.
page-review-try-again = Spróbuj ponownie
page-review-try-show = Pokaż najlepszy ruch
page-review-try-back = Wróć do analizy

## Statystyka

page-review-statistics = Statystyka

## Statystyka Rakiety Pacala

page-review-pacal-districts = Dzielnice, które by zapunktowały
page-review-pacal-points-play = { page-source-pacal-play }: punkty w kolejnych rundach
page-review-pacal-points-river = { page-source-pacal-river }: punkty w kolejnych rundach
page-review-pacal-points-lake = { page-source-pacal-lake }: punkty w kolejnych rundach
page-review-pacal-points-district = { page-source-pacal-district }: punkty w kolejnych rundach
page-review-pacal-points-god_stones = { page-source-pacal-god_stones }: punkty w kolejnych rundach
page-review-pacal-flights = Loty
page-review-pacal-flight-straight = Prosto
page-review-pacal-flight-turns = Ze skrętami
page-review-pacal-flight-leap = Skoki
page-review-pacal-flight-god = Oddane Kamienie Bogów
page-review-pacal-pyramids = Piramidy na końcu
page-review-pacal-floors =
    { $floors ->
        [one] { $floors } piętro
        [few] { $floors } piętra
        [many] { $floors } pięter
       *[other] { $floors } piętra
    }
page-review-pacal-stones = Kamienie
page-review-pacal-returned = Zwrócone, gdy budowali inni

## Statystyka Uxmal

page-review-uxmal-cards = Karty
page-review-uxmal-card-overlay = Za przykryte bóstwo
page-review-uxmal-card-adjacent = Za sąsiednie bóstwo
page-review-uxmal-card-moves = Zapłacone za przejścia
page-review-uxmal-card-venerate = Zapłacone za oddawanie czci
page-review-uxmal-card-curse = Zapłacone za przeklinanie
page-review-uxmal-points = Punkty według poziomów
page-review-uxmal-points-priests = Poziom { $level }, kapłani
page-review-uxmal-points-cards = Poziom { $level }, karty
page-review-uxmal-popularity = Miejsca bóstw w trakcie gry
page-review-uxmal-move = Krok { $move }
page-review-uxmal-level = Poziom { $level }
page-review-uxmal-idol = { uxmal-idol }
