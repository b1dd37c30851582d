# Strona Pacal's Rocket: przyciski, plansza słowami, stan gry, punktacja końcowa.

## Akcje, na przyciskach i dla czytników ekranu

page-pacal-do-place = Ustaw statek na { $square }
page-pacal-do-roll =
    { $face ->
        [arrows] Wyrzuć strzałki
       *[other] Wyrzuć { $face }
    }
page-pacal-do-fly = Leć prosto na { $square }
page-pacal-do-bend = Leć ze skrętami na { $square }
page-pacal-do-leap = Skocz na { $square }
page-pacal-do-god = Oddaj Kamień Bogów o wartości { $value }
page-pacal-do-land = Postaw statek na { $square }
page-pacal-do-drop-own = Kamień do twojego statku
page-pacal-do-drop-other = Kamień do statku gracza { $seat }
page-pacal-do-drop-own-from = Kamień z { $square } do twojego statku
page-pacal-do-drop-other-from = Kamień z { $square } do statku gracza { $seat }
page-pacal-do-done = Dość kamieni
page-pacal-do-build =
    Zbuduj { pacal-floors } na { $square } z { $squares }{ $points ->
        [0] {""}
        [one] , 1 punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }
page-pacal-do-raise =
    Ulepsz { $square } do { pacal-floors.genitive } z { $squares }{ $points ->
        [0] {""}
        [one] , 1 punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }
page-pacal-do-pass = Spasuj: nic nie buduj

## Plansza słowami

page-pacal-board = Plansza
page-pacal-keys = Strzałkami poruszasz się po polach, Enter wykonuje akcję, N przechodzi do następnego pola, na którym możesz coś zrobić, D opisuje dzielnicę, Escape cofa wybór.
page-pacal-lake = jezioro
page-pacal-covered = zakryte, poza grą
page-pacal-in-district =
    { $kind ->
        [sacred] uświęcona dzielnica { $letter } o wartości { $value }
       *[plain] dzielnica { $letter } o wartości { $value }
    }
page-pacal-at-river = nad rzeką
page-pacal-at-lake = nad jeziorem
page-pacal-has-pyramid =
    { $you ->
        [yes] twoja piramida o wysokości { pacal-floors.genitive }
       *[no] piramida gracza { $name }, { pacal-floors }
    }
page-pacal-has-ship =
    { $you ->
        [yes] twój statek
       *[no] statek gracza { $name }
    }
page-pacal-has-stone =
    { $you ->
        [yes] twój kamień
       *[no] kamień gracza { $name }
    }
page-pacal-inside =
    { $you ->
        [yes] { $count ->
            [one] w środku 1 twój kamień
            [few] w środku { $count } twoje kamienie
           *[many] w środku { $count } twoich kamieni
        }
       *[no] { $count ->
            [one] w środku 1 kamień gracza { $name }
            [few] w środku { $count } kamienie gracza { $name }
           *[many] w środku { $count } kamieni gracza { $name }
        }
    }
page-pacal-inside-hidden = nikt nie może zajrzeć do środka
page-pacal-inside-empty = nic w środku
page-pacal-may-place = tu możesz ustawić statek
page-pacal-may-straight = tu możesz dolecieć prosto: dwa kamienie
page-pacal-may-bent = tu możesz dolecieć ze skrętami: jeden kamień
page-pacal-may-leap = tu możesz skoczyć: dwa kamienie
page-pacal-may-land = tu możesz postawić statek
page-pacal-may-ship = do tego statku możesz wrzucić kamień
page-pacal-may-stone = ten kamień możesz zabrać
page-pacal-may-build = tu możesz budować

page-pacal-and = { $one } i { $other }
page-pacal-comma = { $one }, { $other }
page-pacal-none = brak

page-pacal-text-round = Runda
page-pacal-text-seats = Gracze
page-pacal-text-ships = Statki
page-pacal-text-stones = Widoczne kamienie
page-pacal-text-districts = Dzielnice
page-pacal-text-waters = Rzeka i jezioro
page-pacal-die-none = Kostka nie została jeszcze rzucona.
page-pacal-die-shows =
    { $face ->
        [arrows] Kostka pokazuje strzałki.
       *[other] Kostka pokazuje { $face }.
    }
page-pacal-turn-of =
    { $you ->
        [yes] Twój ruch.
       *[no] Ruch gracza { $name }.
    }
page-pacal-order-is = Następne ruchy: { $names }.
page-pacal-closing = To ostatnia runda.
page-pacal-of-floors = { $count } × { pacal-floors }
page-pacal-text-seat =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $score ->
        [one] 1 punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }. Zapas: { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }; piramidy: { $pyramids }. Kamienie Bogów: { $gods }.
page-pacal-text-ship =
    { $you ->
        [yes] Twój statek na { $square }: { $load }.
       *[no] Statek gracza { $name } na { $square }: { $load }.
    }
page-pacal-text-stone =
    { $you ->
        [yes] Twoje kamienie: { $squares }.
       *[no] Kamienie gracza { $name }: { $squares }.
    }
page-pacal-text-district = Dzielnica { $letter } o wartości { $value }: { $leader }. Piramidy: { $pyramids }.
page-pacal-text-pyramid =
    { $you ->
        [yes] twoja na { $square }, { pacal-floors }
       *[no] gracza { $name } na { $square }, { pacal-floors }
    }
page-pacal-text-river = Rzeka: { $places }.
page-pacal-text-lake = Jezioro: { $places }.
page-pacal-text-place =
    { $you ->
        [yes] ty
       *[no] { $name }
    } ({ pacal-floors }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
page-pacal-leads-nobody = nikt tu nie budował
page-pacal-leads =
    { $you ->
        [yes] prowadzisz
       *[no] prowadzi { $name }
    }
page-pacal-leads-shared = prowadzą razem { $names }

## Pasek: co można zrobić poza naciskaniem planszy

page-pacal-die =
    { $face ->
        [none] Kostka, jeszcze przed rzutem
        [arrows] Kostka pokazuje strzałki
       *[other] Kostka pokazuje { $face }
    }
page-pacal-order = Kolejność ruchów
page-pacal-order-seat = { $place }: { $name }
page-pacal-order-round = Nowa runda
page-pacal-key-straight = prosto: 2 kamienie
page-pacal-key-bent = skręty: 1 kamień
page-pacal-key-leap = skok: 2 kamienie
page-pacal-god-instead = Albo Kamień Bogów:
page-pacal-god-loses = na końcu stracisz jego punkty
page-pacal-your-ship = Twój statek
page-pacal-into-own = Do twojego statku
page-pacal-into-other = Do statku gracza { $name }
page-pacal-to-drop =
    { $count ->
        [one] Jeszcze 1 kamień
        [few] Jeszcze { $count } kamienie
       *[many] Jeszcze { $count } kamieni
    }
page-pacal-which-stone = Twój zapas jest pusty: zabierz jeden z tych kamieni.
page-pacal-which-ship = Twój zapas jest pusty: wybierz statek, a potem swój kamień do zabrania.
page-pacal-builds = Co możesz zbudować
page-pacal-build-on =
    { $verb ->
        [raise] Ulepsz { $square } do { $floors }
       *[build] Zbuduj { $floors } na { $square }
    }
page-pacal-build-with = z { $squares }
page-pacal-points-now =
    { $points ->
        [0] Teraz bez punktów.
        [one] Teraz 1 punkt.
        [few] Teraz { $points } punkty.
       *[many] Teraz { $points } punktów.
    }
page-pacal-previous = Poprzednie
page-pacal-next = Następne
page-pacal-pass = Pas
page-pacal-choose-build = Wybierz, co chcesz zbudować.

page-pacal-change-first = Nikt przed tobą nie budował w dzielnicy { $district }.
page-pacal-change-takeover = Przejmujesz dzielnicę { $district }. Dotąd: { $names }.
page-pacal-change-untie = W dzielnicy { $district } wyprzedzasz: { $names }.
page-pacal-change-tie = W dzielnicy { $district } jest remis: ty i { $names }.
page-pacal-change-keep = W dzielnicy { $district } już prowadzisz.
page-pacal-change-behind = W dzielnicy { $district } przed tobą nadal: { $names }.
page-pacal-change-shores =
    { $shores ->
        [river] Liczy się nad rzeką.
        [lake] Liczy się nad jeziorem.
       *[both] Liczy się nad rzeką i nad jeziorem.
    }
page-pacal-sends-back =
    { $count ->
        [one] Wraca stąd kamień gracza { $names }.
        [few] Wracają stąd kamienie graczy: { $names }.
       *[many] Wracają stąd kamienie graczy: { $names }.
    }
page-pacal-change-ends =
    { $ends ->
        [now] { $bonus ->
            [0] To od razu kończy grę.
           *[other] To od razu kończy grę; { $bonus } z tych punktów to premia za koniec.
        }
       *[round] Ta runda będzie ostatnia.
    }
page-pacal-before-after = Piętra: przedtem { $before }, potem { $after }

## Stan gry

page-pacal-score = Punkty
page-pacal-stones-left =
    { $count ->
        [one] 1 kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
page-pacal-pyramids-left = Pozostałe piramidy
page-pacal-god-stones = Kamienie Bogów
page-pacal-god-stones-left = Kamienie Bogów: { $values }
page-pacal-river = Rzeka
page-pacal-lake-name = Jezioro
page-pacal-district = Dzielnica
page-pacal-district-name =
    { $kind ->
        [sacred] Uświęcona dzielnica { $letter }
       *[plain] Dzielnica { $letter }
    }
page-pacal-worth = Wartość { $value }
page-pacal-pays = Na końcu
page-pacal-pays-points =
    { $points ->
        [0] nic
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-pacal-nobody-built = Nikt tu jeszcze nie budował. Punkty za pierwszą piramidę: { $value }.
page-pacal-ends-at =
    Koniec: ktoś zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } albo buduje tak, że { $left ->
        [0] nie zostaje mu żadna piramida.
        [one] zostaje mu tylko jedna piramida.
        [few] zostają mu tylko { $left } piramidy.
       *[many] zostaje mu tylko { $left } piramid.
    }
page-pacal-close = Zamknij

## Punktacja końcowa

page-pacal-final = Punktacja końcowa
page-pacal-forecast = Gdyby gra skończyła się teraz
page-pacal-final-play = Punkty w trakcie gry
page-pacal-final-gods = Zachowane Kamienie Bogów
page-pacal-final-sum = Razem
page-pacal-final-wins =
    { $you ->
        [yes] Wygrywasz z wynikiem { $points }.
       *[no] Wygrywa { $name } z wynikiem { $points }.
    }
page-pacal-final-shared = Zwycięstwem dzielą się { $names } z wynikiem { $points }.

## Obrazek na stronie startowej

page-pacal-picture = Statek nad miastem piramid przy rzece
page-pacal-told-river = Rzeka: piętra na brzegu
page-pacal-told-lake = Jezioro: piętra na brzegu
page-pacal-told-district = Dzielnica { $letter }: najwięcej pięter
page-pacal-told-god_stones = Niewykorzystane Kamienie Bogów
page-pacal-told-pyramid = Ostatnia piramida
