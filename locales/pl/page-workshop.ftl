# Warsztat, w którym właściciele wydrukowanej gry wpisują jej elementy, i co jest naszą rekonstrukcją.

## Rekonstrukcja

page-ours-pacal = Mapa: nasza rekonstrukcja
page-ours-uxmal = Plansza, kafelki, punkty: nasza rekonstrukcja
page-ours-title = Co jest naszą rekonstrukcją?
page-ours-known = Znane:
page-ours-made = Nasze:
page-ours-pacal-known = zasady, elementy gry, siatka z 16 dzielnicami o wartościach od 3 do 7, pośrodku uświęcona dzielnica 3 na 3 pola o wartości 7, jedna rzeka, jedno jezioro, kostka z liczbami od 2 do 5 i jedną ścianką ze strzałkami.
page-ours-pacal-made = wielkość i zarys mapy, wartości pozostałych dzielnic, położenie rzeki, jeziora i brzegów, dzielnice pod elementami zakrywającymi oraz to, że na kostce powtarza się 3.
page-ours-uxmal-known = zasady, plansza podstawowa z 4 na 4 miejscami, 29 kafelków, na każdym trzy różne bóstwa i puste pole, bóstwa Jaguar i Wąż oraz 5 punktów za kapłana na bóstwie z pola 2 toru popularności.
page-ours-uxmal-made = nadruk planszy podstawowej i kafelków, pozostałe punkty oraz bóstwa Kwezal, Małpa i Żółw.
page-ours-own = Masz drukowaną grę?
page-ours-enter = Wprowadź swoją
page-ours-lesson-pacal = Mapa, jej wartości i powtórzona ścianka kostki to nasza rekonstrukcja.
page-ours-lesson-uxmal = Plansza podstawowa, kafelki, punkty i trzy bóstwa to nasza rekonstrukcja.
page-map-pacal = Mapa
page-map-uxmal = Elementy gry
page-map-ours = Nasze (rekonstrukcja)
page-map-own = Twoje
page-map-offered = Z tego serwera
page-map-named = Mapa: { $map }
page-map-named-about = W tej grze są elementy, które ktoś wprowadził w warsztacie: „{ $map }”.

## Warsztat

page-workshop = Warsztat
page-workshop-about = Masz drukowaną grę? Wprowadź tu jej elementy i graj nimi.
page-workshop-game = Gra
page-workshop-begin-usual = Zacznij od naszej rekonstrukcji
page-workshop-begin-blank = Zacznij od zera
page-workshop-load = Wczytaj plik
page-workshop-name = Nazwa
page-workshop-unnamed = Moje pudełko
page-workshop-undo = Cofnij
page-workshop-redo = Ponów
page-workshop-undone = Cofnięto.
page-workshop-redone = Ponowiono.
page-workshop-linked = Otwarto z linku jako nowy zestaw. Twoje zestawy się nie zmieniły.
page-workshop-check = Sprawdzenie
page-workshop-checking = Sprawdzanie…
page-workshop-offline = Możesz pracować dalej; sprawdzimy, gdy tylko serwer odpowie.
page-workshop-problems =
    { $count ->
        [one] Czegoś brakuje albo coś jest błędne (1):
        [few] Czegoś brakuje albo coś jest błędne ({ $count }):
        [many] Czegoś brakuje albo coś jest błędne ({ $count }):
       *[other] Czegoś brakuje albo coś jest błędne ({ $count }):
    }
page-workshop-unfilled =
    { $count ->
        [one] Jedno pole jest jeszcze puste.
        [few] { $count } pola są jeszcze puste.
        [many] { $count } pól jest jeszcze pustych.
       *[other] { $count } pola jest jeszcze puste.
    }
page-workshop-more = Podobne: jeszcze { $count }
page-workshop-marked = problem
page-workshop-ready = Wszystko się zgadza. Tak to wygląda przy stole:
page-workshop-picture = Plansza w takiej postaci, jak przy stole
page-workshop-try = Wypróbuj
page-workshop-try-about = Zaczyna grę tymi elementami przeciw botom.
page-workshop-keep = Zachowaj i udostępnij
page-workshop-keep-about = Zmiany zapisują się na bieżąco w tej przeglądarce.
page-workshop-unkept = Ta przeglądarka nie może niczego zapisać: jej pamięć jest zablokowana lub pełna. Na ekranie nic nie ginie. Zanim wyjdziesz, zapisz plik albo udostępnij link.
page-workshop-sets = Moje zestawy
page-workshop-sets-none = W tej przeglądarce nie ma jeszcze zestawów.
page-workshop-new = Nowy zestaw
page-workshop-share = Udostępnij link
page-workshop-share-about = Każdy, kto ma ten link, może otworzyć kopię i nią zagrać.
page-workshop-save = Zapisz jako plik
page-workshop-rename = Zmień nazwę
page-workshop-duplicate = Powiel
page-workshop-delete = Usuń
page-workshop-deleted = Usunięto „{ $name }”.
page-workshop-restore = Cofnij
page-workshop-copy-of = { $name } (kopia)
page-workshop-state-ready = gotowy do gry
page-workshop-state-open = nieskończony
page-workshop-state-here = na ekranie
page-workshop-keys = Klawiatura
page-workshop-history-keys = Ctrl+Z cofa, Ctrl+Shift+Z ponawia.

## Pliki i linki, których nie da się otworzyć

page-workshop-link-broken = Ten link jest uszkodzony lub niepełny i nie da się go otworzyć. Poproś o niego jeszcze raz.
page-workshop-file-large = Ten plik ma ponad { $most } KB, więc nie może być zestawem elementów.
page-workshop-file-json = Plik jest uszkodzony w wierszu { $line } i nie da się go odczytać.
page-workshop-file-foreign = To nie jest plik z elementami gry. Taki plik ma „game”, „name” i „options” albo jest mapą z „rows”.
page-workshop-file-game = To elementy gry „{ $game }”, której tu nie ma.
page-workshop-misread = Nie da się odczytać „{ $field }”: ta wartość tam nie pasuje.
page-workshop-misread-unknown = „{ $field }” nie należy do tych elementów.
page-workshop-misread-rows = Nie da się odczytać „rows”: mapa ma od 1 do { $most } rzędów.
page-workshop-misread-row = Nie da się odczytać rzędu { $row } mapy. Musi mieć tyle pól co rząd 1, najwyżej { $most }; każde to litera od A do Z albo ~ dla jeziora.
page-workshop-misread-base = Nie da się odczytać rzędu { $row } w „base”. Musi mieć osiem znaków spośród J, S, Q, M, T i „.” dla pustego pola.
page-workshop-misread-tile = Nie da się odczytać kafelka { $tile }. Musi mieć cztery znaki spośród J, S, Q, M, T i „.” dla pustego pola.

## Pacal’s Rocket

page-workshop-pacal-modes = Co robi dotknięcie mapy
page-workshop-pacal-mode-paint = Malowanie
page-workshop-pacal-mode-values = Wartości
page-workshop-pacal-mode-values-about = Wpisz na mapie wartość każdej dzielnicy.
page-workshop-pacal-mode-river = Rzeka
page-workshop-pacal-mode-river-about = Dotknij krawędzi między dwoma polami albo przeciągnij wzdłuż krawędzi. Drugie dotknięcie usuwa rzekę.
page-workshop-pacal-mode-river-shore = Brzeg rzeki
page-workshop-pacal-mode-river-shore-about = Dotknij pól, które liczą się jako brzeg rzeki.
page-workshop-pacal-mode-lake-shore = Brzeg jeziora
page-workshop-pacal-mode-lake-shore-about = Dotknij pól, które liczą się jako brzeg jeziora.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] To pola, które zaznaczasz samodzielnie.
       *[derived] Te pola wynikają z położenia rzeki lub jeziora.
    }
page-workshop-pacal-derive = Przywróć pola wynikające z mapy
page-workshop-pacal-brushes = Maluj
page-workshop-pacal-district = dzielnica { $letter }
page-workshop-pacal-lake = jezioro
page-workshop-pacal-bare = niepomalowane
page-workshop-pacal-sacred = uświęcona dzielnica
page-workshop-pacal-river-shore = brzeg rzeki
page-workshop-pacal-lake-shore = brzeg jeziora
page-workshop-pacal-add = Dodaj dzielnicę
page-workshop-pacal-map = Mapa do malowania
page-workshop-pacal-keys = Strzałkami przechodzisz po polach, Enter maluje wybranym pędzlem, litera maluje tę dzielnicę, ~ maluje jezioro, Delete czyści pole, Shift ze strzałką maluje po drodze.
page-workshop-pacal-corners = Rogi siatki, do rysowania rzeki
page-workshop-pacal-corner-keys = W trybie „Rzeka”: strzałkami przechodzisz z rogu do rogu, a z Shiftem rysujesz rzekę albo ją usuwasz. Enter włącza i wyłącza rysowanie bez Shifta.
page-workshop-pacal-corner =
    { $river ->
        [yes] Róg { $x } od lewej, { $y } od góry, przy rzece
       *[no] Róg { $x } od lewej, { $y } od góry
    }
page-workshop-pacal-river-now =
    { $laid ->
        [yes] Rzeka narysowana do rogu { $x }, { $y }.
       *[no] Rzeka usunięta do rogu { $x }, { $y }.
    }
page-workshop-pacal-pen-down = Strzałki rysują teraz rzekę.
page-workshop-pacal-pen-up = Strzałki teraz tylko przechodzą z rogu do rogu.
page-workshop-pacal-painted = { $square }: { $what }.
page-workshop-pacal-shore-now =
    { $is ->
        [yes] { $square } to teraz { $water ->
            [river] brzeg rzeki.
           *[lake] brzeg jeziora.
        }
       *[no] { $square } to już nie { $water ->
            [river] brzeg rzeki.
           *[lake] brzeg jeziora.
        }
    }
page-workshop-pacal-size = Wielkość
page-workshop-pacal-columns = Kolumny
page-workshop-pacal-rows = Rzędy
page-workshop-pacal-districts = Dzielnice
page-workshop-pacal-districts-about = 2, 2/3 i 4 to elementy zakrywające: zaznacz dzielnice, które zakrywa każdy z nich.
page-workshop-pacal-column-district = Dzielnica
page-workshop-pacal-column-value = Wartość
page-workshop-pacal-column-sacred = Uświęcona
page-workshop-pacal-cover = Element zakrywający { $piece }
page-workshop-pacal-covers = Element zakrywający { $piece } leży na dzielnicy { $letter }
page-workshop-pacal-sacred-is = Dzielnica { $letter } jest uświęcona
page-workshop-pacal-squares =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
page-workshop-pacal-value-of = Wartość dzielnicy { $letter }
page-workshop-pacal-remove-column = Usuń
page-workshop-pacal-remove = Usuń dzielnicę { $letter }
page-workshop-pacal-die = Kostka
page-workshop-pacal-face = Ścianka { $face }
page-workshop-pacal-arrows = strzałki
page-workshop-pacal-river-parts = Rzeka składa się z kilku części ({ $count }), których nie da się narysować jedną linią; jedna zaczyna się przy { $square }.

## Uxmal

page-workshop-uxmal-brushes = Dotknięcie ustawia
page-workshop-uxmal-next = Następne
page-workshop-uxmal-bare = nieuzupełnione
page-workshop-uxmal-base = Plansza podstawowa
page-workshop-uxmal-keys = Strzałkami przechodzisz po polach, Enter ustawia wybrane bóstwo albo następne, J, S, Q, M, T i kropka ustawiają bóstwo albo puste pole, Delete czyści pole, Shift ze strzałką maluje po drodze.
page-workshop-uxmal-painted = { $cell }: { $what }.
page-workshop-uxmal-tiles = Kafelki
page-workshop-uxmal-count = { $count } z { $of }
page-workshop-uxmal-tile = Kafelek { $tile }: { $marks }
page-workshop-uxmal-tile-chosen = Kafelek { $tile }
page-workshop-uxmal-quarter =
    { $quarter ->
        [1] Lewe górne pole: { $what }
        [2] Prawe górne pole: { $what }
        [3] Prawe dolne pole: { $what }
       *[4] Lewe dolne pole: { $what }
    }
page-workshop-uxmal-rotate = Obróć
page-workshop-uxmal-add = Nowy kafelek
page-workshop-uxmal-points = Piramida punktów
page-workshop-uxmal-rank = Pole { $rank }
page-workshop-uxmal-level = Poziom { $level }
page-workshop-uxmal-points-of = Punkty na poziomie { $level } za bóstwo z pola { $rank }
