# Co strona mówi o Uxmal, obok zdań z uxmal.ftl.

## Rzeczy

page-uxmal-blank = puste
page-uxmal-face = północny zachód: { $northwest }, północny wschód: { $northeast }, południowy wschód: { $southeast }, południowy zachód: { $southwest }.
page-uxmal-cards =
    { $count ->
        [one] 1 karta { uxmal-idol.genitive }
        [few] { $count } karty { uxmal-idol.genitive }
       *[many] { $count } kart { uxmal-idol.genitive }
    }
page-uxmal-no-cards = brak kart
page-uxmal-no-priests = żadnego na piramidzie
page-uxmal-cell = { $cell }: { $mark }, poziom { $level }.
page-uxmal-cell-base = { $cell }: { $mark }, nadrukowane na planszy.
page-uxmal-cell-priest =
    { $worth ->
        [one] Stoi tu kapłan gracza { $name }, wart teraz 1 punkt.
        [few] Stoi tu kapłan gracza { $name }, wart teraz { $worth } punkty.
       *[many] Stoi tu kapłan gracza { $name }, wart teraz { $worth } punktów.
    }

## Plansza

page-uxmal-grid = Piramida
page-uxmal-grid-sites = Miejsca poziomu { $level }
page-uxmal-site = Miejsce { $site }, wolne.
page-uxmal-site-taken = Miejsce { $site }, zajęte.
page-uxmal-lift-own = Twój kapłan na { $cell } zostanie uniesiony: wartość { $before } → { $after }.
page-uxmal-lift-other = Kapłan gracza { $name } na { $cell } zostanie uniesiony: wartość { $before } → { $after }.
page-uxmal-priest-may-move = Twój kapłan, którego możesz przesunąć.
page-uxmal-view-plan = Widok z góry
page-uxmal-view-depth = Widok z boku

page-uxmal-earns = Zysk: { $cards }.
page-uxmal-earns-nothing = Nie dałoby to kart.

## Co można zrobić

page-uxmal-do-tile = Dobierz kafelek
page-uxmal-do-priest = Ustaw kapłana
page-uxmal-do-move = Przesuń kapłana
page-uxmal-do-track = Oddaj cześć lub przeklnij
page-uxmal-short-tile = Kafelek
page-uxmal-short-priest = Kapłan
page-uxmal-short-move = Przejście
page-uxmal-short-track = Bóstwa
page-uxmal-left = zostało { $count }
page-uxmal-home =
    { $count ->
        [0] wszyscy na piramidzie
        [one] 1 do ustawienia
        [few] { $count } do ustawienia
       *[many] { $count } do ustawienia
    }
page-uxmal-press-site = Wybierz podświetlone miejsce. Każda kropka to karta do zdobycia.
page-uxmal-press-idol = Wybierz podświetlone bóstwo. Liczba mówi, ile punktów dałby tam teraz kapłan.
page-uxmal-press-priest = Wybierz kapłana, którego chcesz przesunąć.
page-uxmal-press-way = Wybierz podświetlone pole. Liczba to jego cena w kartach.
page-uxmal-press-track = Wybierz bóstwo, którego karty masz, a potem jego nowe pole na torze.
page-uxmal-priest-at = Kapłan na { $cell }
page-uxmal-turn-left = Obróć kafelek w lewo
page-uxmal-turn-right = Obróć kafelek w prawo
page-uxmal-confirm = Zatwierdź
page-uxmal-back = Wybierz ponownie
page-uxmal-has-drawn = { $name }: oto dobrany kafelek.
page-uxmal-drawn = Dobrany kafelek

page-uxmal-overlay = { uxmal-idol } przykrywa { uxmal-idol.accusative }
page-uxmal-adjacent = { uxmal-idol } obok { uxmal-idol.genitive }
page-uxmal-points-now = warte { $points } przy punktacji teraz

page-uxmal-pay = Zapłać: { $cards }
page-uxmal-pay-missing =
    { $count ->
        [one] Wybierz jeszcze 1 kartę
        [few] Wybierz jeszcze { $count } karty
       *[many] Wybierz jeszcze { $count } kart
    }
page-uxmal-pay-less = Cofnij kartę { uxmal-idol.genitive }
page-uxmal-pay-more =
    Zapłać kartą { uxmal-idol.genitive }: dajesz { $given } z { $held }, { $points ->
        [0] teraz nic niewarte.
        [one] każda warta teraz 1 punkt.
        [few] każda warta teraz { $points } punkty.
       *[many] każda warta teraz { $points } punktów.
    }

## Jedna akcja słowami

page-uxmal-act-tile = Dobierz kafelek i połóż go.
page-uxmal-act-draw = Dobrany kafelek: { $face }
page-uxmal-act-order = Kolejność na torze popularności: { $idols }.
page-uxmal-act-put = Połóż kafelek na miejscu { $site }: { $face }
page-uxmal-act-overlay = Weź karty ({ $cards }): { uxmal-idol } przykrywa { uxmal-idol.accusative }.
page-uxmal-act-adjacent = Weź karty ({ $cards }): { uxmal-idol } leży obok { uxmal-idol.genitive }.
page-uxmal-act-priest =
    Ustaw kapłana na { $cell } ({ uxmal-idol }): { $worth ->
        [0] teraz bez punktów.
        [one] teraz 1 punkt.
        [few] teraz { $worth } punkty.
       *[many] teraz { $worth } punktów.
    }
page-uxmal-act-priest-plain = Ustaw kapłana na { $cell }.
page-uxmal-act-move =
    Przesuń kapłana z { $from } na { $to } za { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }: jego wartość zmienia się z { $before } na { $after }.
page-uxmal-act-move-plain = Przesuń kapłana z { $from } na { $to }.
page-uxmal-brief-priest =
    { uxmal-idol } na { $cell }: { $worth ->
        [0] teraz bez punktów
       *[other] warte { $worth } przy punktacji teraz
    }
page-uxmal-brief-move =
    { $from } → { $to }: { $cost ->
        [one] 1 karta
        [few] { $cost } karty
       *[many] { $cost } kart
    }, wartość { $before } → { $after }
page-uxmal-act-pay = Zapłać: { $cards }.
page-uxmal-act-venerate =
    Oddaj cześć { uxmal-idol.dative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }): awans na pole { $to }.
page-uxmal-act-curse =
    Przeklnij { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }): spadek na pole { $to }.
page-uxmal-act-venerate-plain =
    Oddaj cześć { uxmal-idol.dative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
page-uxmal-act-curse-plain =
    Przeklnij { uxmal-idol.accusative } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }).

## Stan gry

page-uxmal-phase-heading = Faza
page-uxmal-phase =
    Poziom { $level } z 3: { $left ->
        [one] następny kafelek go kończy i liczymy punkty.
        [few] jeszcze { $left } kafelki do punktacji.
       *[many] jeszcze { $left } kafelków do punktacji.
    }
page-uxmal-phase-over = Wszystkie trzy poziomy są zbudowane i policzone.
page-uxmal-track = Tor popularności
page-uxmal-step =
    Pole { $rank }: { uxmal-idol }. Punkty za kartę: { $cards ->
        [0] brak
       *[other] { $cards }
    }, za kapłana: { $one ->
        [0] brak.
       *[other] { $one }, { $two } lub { $three } na poziomie 1, 2 lub 3.
    }
page-uxmal-key-priest = { $one } { $two } { $three }: kapłan na poziomie 1, 2, 3
page-uxmal-key-card = każda karta
page-uxmal-players = Gracze
page-uxmal-player =
    { $name }: { $score ->
        [one] 1 punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, teraz doszłoby { $points }. Karty: { $cards }. Kapłani: { $priests }, { $home ->
        [0] wszyscy na piramidzie.
       *[other] { $home } do ustawienia.
    }
page-uxmal-priests = Kapłani
page-uxmal-priest-worth =
    { $worth ->
        [0] kapłan na { $cell }, teraz nic niewart
       *[other] kapłan na { $cell }, teraz wart { $worth }
    }
page-uxmal-would-score =
    { $points ->
        [one] Teraz dałoby to 1 punkt
        [few] Teraz dałoby to { $points } punkty
       *[many] Teraz dałoby to { $points } punktów
    }
page-uxmal-stacks = Pozostałe karty
page-uxmal-reserve =
    { $count ->
        [0] Nie ma już kafelków w zapasie
        [one] 1 kafelek w zapasie
        [few] { $count } kafelki w zapasie
       *[many] { $count } kafelków w zapasie
    }

## Punktacja

page-uxmal-scoring-title = Poziom { $level } jest ukończony
page-uxmal-scoring-track = Pole 1: { $first }, pole 2: { $second }, pole 3: { $third }.
page-uxmal-scoring-priest =
    Kapłan ({ $idol ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
        [T] Żółw
       *[other] puste pole
    }), poziom { $level }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
page-uxmal-scoring-cards =
    { $count ->
        [one] 1 karta { uxmal-idol.genitive }
        [few] { $count } karty { uxmal-idol.genitive }
       *[many] { $count } kart { uxmal-idol.genitive }
    }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
page-uxmal-scoring-fall = { $first } i { $second } spadają na koniec toru, a policzone karty wracają na stosy.
page-uxmal-scoring-all = Pokaż wszystko
page-uxmal-scoring-on = Graj dalej
page-uxmal-level = Remis w punktach: decyduje liczba kart na ręce
page-uxmal-kept =
    { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
