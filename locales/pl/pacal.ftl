# Pacal's Rocket po polsku.
#
# Pola, ścianki i układy są podane w notacji. Odmowa mówi najpierw, jak jest, a potem, co z tego
# wynika; numer zasady dodaje program, który ją pokazuje.

## Nazwy

pacal-obstacle =
    { $what ->
        [own-ship] twój własny statek na { $where }
        [own-pyramid] twoja własna piramida na { $where }
        [ship] statek gracza { $owner } na { $where }
        [pyramid] piramida gracza { $owner } na { $where }
        [lake] jezioro na { $where }
        [cover] element zakrywający na { $where }
       *[edge] krawędź planszy
    }

pacal-where-obstacle =
    { $what ->
        [own-ship] Na { $where } stoi twój własny statek
        [own-pyramid] Na { $where } stoi twoja własna piramida
        [ship] Na { $where } stoi statek gracza { $owner }
        [pyramid] Na { $where } stoi piramida gracza { $owner }
        [lake] { $where } leży w jeziorze
        [cover] { $where } jest zakryte i poza grą
       *[edge] { $where } leży za krawędzią planszy
    }

pacal-floors =
    { $floors ->
        [one] 1 piętro
        [few] { $floors } piętra
       *[many] { $floors } pięter
    }
    .genitive =
        { $floors ->
            [one] 1 piętra
            [few] { $floors } pięter
           *[many] { $floors } pięter
        }

pacal-stands-for =
    { $stands_for ->
        [one] 1 piętro
        [few] { $stands_for } piętra
       *[many] { $stands_for } pięter
    }

pacal-squares-away =
    { $distance ->
        [one] o 1 pole stąd
        [few] o { $distance } pola stąd
       *[many] o { $distance } pól stąd
    }

pacal-and-scores =
    { $points ->
        [0] .
        [one] {" "}i zdobywa 1 punkt.
        [few] {" "}i zdobywa { $points } punkty.
       *[many] {" "}i zdobywa { $points } punktów.
    }

## O co pyta gra

pacal-ask-place = Ustaw swój statek na wolnym polu uświęconej dzielnicy.
pacal-ask-roll = Rzuć kostką.
pacal-ask-fly =
    Leć o { $number ->
        [one] 1 pole
        [few] { $number } pola
       *[many] { $number } pól
    }: prosto (dwa kamienie) albo ze skrętami (jeden).
pacal-ask-fly-out =
    Leć o { $number ->
        [one] 1 pole
        [few] { $number } pola
       *[many] { $number } pól
    } w linii prostej, poza uświęconą dzielnicę.
pacal-ask-leap = Skocz dowolnie daleko w swoim rzędzie lub kolumnie.
pacal-ask-leap-out = Skocz w swoim rzędzie lub kolumnie poza uświęconą dzielnicę.
pacal-ask-stuck-god = Twój statek utknął: oddaj Kamień Bogów.
pacal-ask-stuck = Twój statek utknął, a nie masz już Kamieni Bogów: postaw go na dowolnym wolnym polu.
pacal-ask-land = Postaw swój statek na dowolnym wolnym polu.
pacal-ask-drop-two = Wrzuć do dwóch kamieni: najpierw do swojego statku, potem do innego. Albo przejdź dalej.
pacal-ask-drop-one = Wrzuć swój ostatni kamień do swojego lub innego statku albo przejdź dalej.
pacal-ask-drop-own = Możesz wrzucić jeden kamień do swojego statku. Albo przejdź dalej.
pacal-ask-drop-other = Jeszcze jeden kamień: wrzuć go do innego statku albo przejdź dalej.
pacal-ask-build = Zbuduj lub ulepsz piramidę albo spasuj.
pacal-ask-over = Gra jest skończona.

## Co się dzieje

pacal-place = Gracz { $seat } ustawia statek na { $square }.
pacal-roll =
    Gracz { $seat } wyrzuca { $number }{ $players ->
        [2] .
       *[other] ; ten wynik obowiązuje przez całą rundę.
    }
pacal-roll-arrows =
    Gracz { $seat } wyrzuca strzałki{ $players ->
        [2] .
       *[other] ; obowiązują przez całą rundę.
    }
pacal-fly = Gracz { $seat } leci prosto na { $square }.
pacal-bend = Gracz { $seat } leci ze skrętami na { $square }.
pacal-leap = Gracz { $seat } skacze na { $square }.
pacal-god = Gracz { $seat } oddaje Kamień Bogów o wartości { $value }.
pacal-land = Gracz { $seat } stawia statek na { $square }.
pacal-drop-own = Gracz { $seat } wrzuca kamień do własnego statku.
pacal-drop-own-from = Gracz { $seat } zabiera kamień z { $square } i wrzuca go do własnego statku.
pacal-drop-other = Gracz { $seat } wrzuca kamień do statku gracza { $other }.
pacal-drop-other-from = Gracz { $seat } zabiera kamień z { $square } i wrzuca go do statku gracza { $other }.
pacal-done = Gracz { $seat } nie wrzuca więcej kamieni.
pacal-build = Gracz { $seat } buduje na { $square } w dzielnicy { $district } piramidę wysoką na { pacal-floors }{ pacal-and-scores }
pacal-raise = Gracz { $seat } ulepsza piramidę na { $square } w dzielnicy { $district } do { pacal-floors.genitive }{ pacal-and-scores }
pacal-pass = Gracz { $seat } nic nie buduje.

## Nagłówki listy akcji

pacal-kind-place = Ustaw statek
pacal-kind-roll = Rzuć kostką
pacal-kind-fly = Leć prosto: dwa kamienie
pacal-kind-bend = Leć ze skrętami: jeden kamień
pacal-kind-leap = Skocz: dwa kamienie
pacal-kind-god = Oddaj Kamień Bogów
pacal-kind-land = Postaw statek
pacal-kind-drop = Wrzuć kamień
pacal-kind-build = Zbuduj piramidę
pacal-kind-raise = Ulepsz piramidę
pacal-kind-finish = Dalej

## Odmowy: nie teraz

pacal-over = Gra jest skończona i punkty są policzone, więc nie ma już ruchów.
pacal-place-first = Nie wszystkie statki są jeszcze na planszy, więc najpierw ustaw swój.
pacal-already-placed = Wszystkie statki są już na planszy, więc nie ustawia się ich ponownie.
pacal-roll-first = Kostka nie została jeszcze rzucona, więc najpierw trzeba nią rzucić.
pacal-already-rolled = Kostka jest już rzucona, więc grasz tym, co pokazuje.
pacal-other-step =
    { $step ->
        [move] Twój statek jeszcze się nie ruszył, więc zacznij od lotu.
        [land] Twój statek jest w powietrzu, więc najpierw postaw go na wolnym polu.
        [drop] Możesz jeszcze wrzucać kamienie, więc najpierw wrzuć kamień albo zakończ wrzucanie („done”).
       *[build] Lot i wrzucanie masz już za sobą, więc teraz możesz tylko budować, ulepszać lub spasować.
    }
pacal-off-board =
    Plansza ma { $columns ->
        [one] 1 kolumnę
        [few] { $columns } kolumny
       *[many] { $columns } kolumn
    } i { $rows ->
        [one] 1 rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    }, więc nie ma pola { $square }.

## Odmowy: przygotowanie i kostka

pacal-place-outside = { $square } leży poza uświęconą dzielnicą { $district }, więc żaden statek nie może tam zacząć.
pacal-place-taken = { pacal-where-obstacle }, więc twój statek potrzebuje innego pola.
pacal-roll-no-such-face = Kostka nie ma ścianki { $face }, więc nie może tak upaść.

## Odmowy: lot

pacal-stay = Twój statek stoi na { $square } i musi się ruszyć, więc nie może tam zostać.
pacal-arrows-leap = Kostka pokazuje strzałki, a nie liczbę, więc twój statek skacze dowolnie daleko.
pacal-fly-not-straight = { $to } nie leży ani w rzędzie, ani w kolumnie { $from }, więc nie dolecisz tam w linii prostej.
pacal-fly-blocked =
    Tuż na { $direction ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } od twojego statku jest { pacal-obstacle }, więc w tę stronę nie polecisz.
pacal-must-fly-on =
    Droga na { $direction ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } jest wolna { $squares ->
        [2] na oba pola
        [one] na 1 pole
        [few] na wszystkie { $squares } pola
       *[many] na wszystkie { $squares } pól
    }, więc twój statek musi lecieć dalej na { $end }.
pacal-must-fly-up-to =
    Droga na { $direction ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } jest wolna na { $squares ->
        [one] 1 pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }, więc twój statek musi lecieć dalej na { $end }, gdzie się zatrzyma.
pacal-fly-stopped =
    Drogę na { $direction ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } zagradza { pacal-obstacle }, więc twój statek zatrzymuje się przed tą przeszkodą, na { $end }.
pacal-fly-too-far =
    Kostka pokazuje { $number }, a to pole jest { pacal-squares-away }, więc lot kończy się na { $end }.
pacal-first-round-leave = { $square } leży jeszcze w uświęconej dzielnicy { $district }, a w pierwszej rundzie twój statek musi ją opuścić, więc nie możesz tam skończyć lotu.
pacal-first-round-straight = To pierwsza runda, więc twój statek musi opuścić uświęconą dzielnicę w linii prostej.
pacal-stuck = Twój statek na { $square } jest otoczony przeszkodami, więc nie może lecieć.
pacal-bend-back = Twój lot zaczyna się na { $square }, a jednego pola nie można odwiedzić dwa razy, więc nie możesz tam skończyć.
pacal-bend-is-straight = Na { $square } dolecisz w linii prostej, więc liczy się to jako lot w linii prostej, z dwoma kamieniami: fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, więc nie możesz tam skończyć lotu.
pacal-bend-too-far = { $square } jest { pacal-squares-away }, więc { $number } nie wystarczy, by tam dolecieć.
pacal-bend-odd = { $square } jest { pacal-squares-away }, a każda okrężna droga wydłuża lot o parzystą liczbę pól, więc żaden lot o dokładnie { $number } tam się nie kończy.
pacal-bend-no-way =
    Żadna droga długości dokładnie { $number ->
        [one] 1 pola
        [few] { $number } pól
       *[many] { $number } pól
    } nie prowadzi wokół przeszkód na { $square }, więc nie możesz tam skończyć lotu.
pacal-leap-no-arrows = Kostka pokazuje { $number }, a nie strzałki, więc twój statek nie może skoczyć.
pacal-leap-line = { $to } nie leży ani w rzędzie, ani w kolumnie { $from }, więc nie możesz tam skoczyć.
pacal-not-free = { pacal-where-obstacle }, więc nie możesz tam skończyć lotu.
pacal-god-spent = Nie masz już Kamienia Bogów o wartości { $value }, więc nie możesz go oddać.
pacal-god-first-round = Twój statek może opuścić uświęconą dzielnicę w linii prostej, więc w pierwszej rundzie musi to zrobić, a Kamienia Bogów użyć nie możesz.
pacal-god-given-up = Zamiast lecieć, oddajesz Kamień Bogów, więc teraz postaw statek na wolnym polu.
pacal-land-same = Twój statek stał na { $square }, a musi się ruszyć, więc nie może tam wrócić.
pacal-land-not-stuck = Twój statek może lecieć, więc nie wolno go po prostu postawić na innym polu.
pacal-land-god-first = Twój statek utknął, a masz jeszcze Kamień Bogów, więc najpierw musisz go oddać.

## Odmowy: wrzucanie

pacal-drop-own-twice = Jeden kamień trafił już do twojego statku, więc drugi może trafić tylko do innego.
pacal-drop-own-only = W tym ruchu możesz wrzucić tylko jeden kamień, do własnego statku, a nie do statku gracza { $seat }.
pacal-drop-say-own = Statek gracza { $seat } to twój statek, więc wpisz „drop own”.
pacal-no-such-seat =
    { $players ->
        [one] Gra tylko { $players } osoba
        [few] Grają tylko { $players } osoby
       *[many] Gra tylko { $players } osób
    }, więc nie ma statku gracza { $seat }.
pacal-take-back-not-empty =
    W zapasie masz jeszcze { $supply ->
        [one] 1 kamień
        [few] { $supply } kamienie
       *[many] { $supply } kamieni
    }, więc kamień na { $square } zostaje na miejscu.
pacal-supply-empty = W twoim zapasie nie ma już kamieni, więc wybierz pole, z którego zabierzesz swój kamień.
pacal-take-back-hidden =
    { $whose ->
        [yours] Na { $square } stoi twój własny statek
       *[theirs] Na { $square } stoi statek gracza { $owner }
    }, więc nie można zabrać kamienia z jego wnętrza.
pacal-take-back-none = Na { $square } nie leży żaden twój kamień, więc nie ma czego zabrać.

## Odmowy: budowa

pacal-no-constellation =
    { $count ->
        [2] { $squares } nie leżą obok siebie w rzędzie ani w kolumnie, więc nie tworzą układu.
        [3] { $squares } nie leżą w jednej linii w równych odstępach, więc nie tworzą układu.
       *[other] { $squares } nie tworzą ani linii w równych odstępach, ani prostego kwadratu, więc nie są układem.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } nie leżą obok siebie w rzędzie ani w kolumnie, więc nie tworzą układu.
        [3] { $squares } nie leżą w jednej linii w równych odstępach, więc nie tworzą układu.
       *[other] { $squares } nie tworzą ani linii w równych odstępach, ani prostego kwadratu, ani rombu, więc nie są układem.
    }
pacal-gap-taken =
    Na { $square }, między twoimi kamieniami, { $what ->
        [own-ship] stoi twój własny statek
        [own-pyramid] stoi twoja własna piramida
        [ship] stoi statek gracza { $owner }
        [pyramid] stoi piramida gracza { $owner }
       *[stone] leży kamień gracza { $owner }
    }, a w tej partii odstępy muszą być puste, więc te pola nie tworzą układu.
pacal-stone-hidden =
    { $whose ->
        [yours] Na { $square } stoi twój własny statek
       *[theirs] Na { $square } stoi statek gracza { $owner }
    }, więc nic, co w nim jest, nie liczy się do układu.
pacal-not-your-pyramid = Piramida na { $square } należy do gracza { $owner }, więc nie może być częścią twojego układu.
pacal-no-stone = Na { $square } nie ma ani twojego widocznego kamienia, ani twojej piramidy, więc to pole nie może być częścią twojego układu.
pacal-build-outside = { $square } nie należy do układu, więc nie można tam zbudować piramidy.
pacal-build-on-pyramid = Na { $square } stoi już twoja piramida, więc nowa tam nie stanie; możesz ją tylko ulepszyć.
pacal-raise-outside = { $square } nie należy do układu, więc nie możesz ulepszyć piramidy na tym polu.
pacal-raise-no-pyramid = Na { $square } nie stoi żadna twoja piramida, więc nie ma czego ulepszać.
pacal-pyramids-only = W tym układzie są same piramidy, a potrzebny jest co najmniej jeden kamień, więc się nie liczy.
pacal-master-stones-only =
    W wariancie dla profesjonalistów nowe piramidy buduje się z samych kamieni, więc { $pyramids ->
        [one] piramida w tym układzie się nie liczy.
        [few] { $pyramids } piramidy w tym układzie się nie liczą.
       *[many] { $pyramids } piramid w tym układzie się nie liczy.
    }
pacal-master-one-pyramid =
    W tym układzie { $pyramids ->
        [one] jest { $pyramids } piramida
        [few] są { $pyramids } piramidy
       *[many] jest { $pyramids } piramid
    }, a w wariancie dla profesjonalistów może do niego należeć tylko ta, którą ulepszasz, więc się nie liczy.
pacal-too-high = Ten układ daje { pacal-stands-for }, więc piramida o wysokości { pacal-floors.genitive } jest za wysoka.
pacal-raise-not-higher =
    Piramida na { $square } ma już { $standing ->
        [one] 1 piętro
        [few] { $standing } piętra
       *[many] { $standing } pięter
    }, więc piramida o wysokości { pacal-floors.genitive } nie byłaby wyższa.
pacal-none-left = Nie masz już piramidy o wysokości { pacal-floors.genitive }, więc nie możesz jej postawić.
pacal-lower-needs-smaller = Ten układ daje { pacal-stands-for } i masz taką piramidę, więc piramida o wysokości { pacal-floors.genitive } wymaga mniejszego układu.

## Odmowy: przygotowanie gry

pacal-players = Pacal's Rocket to gra dla 2–5 graczy, nie dla { $found }.
pacal-option-newer = Opcja „{ $name }” istnieje od wersji { $since } zasad, a ta partia toczy się według wersji { $rules }, więc nie można jej ustawić.
pacal-die-face = Ścianka { $face } kostki to { $found }, a powinna być liczbą całkowitą od 1 do 9 albo arrows.
pacal-board-json = Plansza nie jest poprawnym JSON-em (kolumna { $column }): { $reason }.
pacal-board-unknown-field = W opisie planszy nie może być pola „{ $field }”. Możliwe pola: { $expected }.
pacal-board-field-missing = W opisie planszy brakuje pola „{ $field }”.
pacal-board-field =
    Pole „{ $field }” opisu planszy to { $found }. Oczekiwano: { $field ->
        [board] obiekt JSON.
        [rows] lista od 1 do 13 rzędów, każdy to tekst z liter od A do Z i znaku ~.
        [values] obiekt z literami dzielnic, od A do Z, i ich wartościami.
        [sacred] litera dzielnicy, która jest na planszy.
        [river] lista co najmniej dwóch punktów [x, y] albo [], gdy nie ma rzeki.
        [river_shore] lista pól, na przykład ["c1","d1"], albo [], gdy brzeg nie ma pól.
        [lake_shore] lista pól, na przykład ["c1","d1"], albo [], gdy brzeg nie ma pól.
        [covers] obiekt z elementami 2, 2/3 i 4 i ich listami liter.
       *[other] { $expected }.
    }
pacal-board-row = Rząd { $row } planszy to { $found }, a powinien być tekstem z liter od A do Z i znaku ~.
pacal-board-row-size =
    Rząd { $row } planszy ma { $found ->
        [one] 1 pole
        [few] { $found } pola
       *[many] { $found } pól
    }, a powinien mieć od 1 do { $most }.
pacal-board-row-length =
    Rząd { $row } ma { $found ->
        [one] 1 pole
        [few] { $found } pola
       *[many] { $found } pól
    }, a rząd 1 ma { $expected }.
pacal-board-symbol = Rząd { $row }, kolumna { $column } planszy to „{ $found }”, a powinna być litera od A do Z albo ~ dla jeziora.
pacal-board-value-missing = Dzielnica { $district } nie ma wartości.
pacal-board-value = Wartość dzielnicy { $district } to { $found }, a powinna być liczbą całkowitą od 0 do { $most }.
pacal-board-river-corner = Punkt { $corner } rzeki to { $found }, a powinno być [x, y], gdzie x od 0 do { $columns }, a y od 0 do { $rows }.
pacal-board-river-bend = Rzeka płynie z { $from } do { $to }, swojego punktu { $corner }, a powinna płynąć wzdłuż rzędu lub kolumny punktów i nie stać w miejscu.
pacal-board-field-newer = Pole „{ $field }” opisu planszy istnieje od wersji { $since } zasad, a ta partia toczy się według wersji { $rules }, więc nie można go użyć.
pacal-board-shore = Pozycja { $entry } w „{ $field }” to { $found }, a powinno to być pole takie jak "c1".
pacal-board-shore-off-map = Liczba kolumn planszy to { $columns }, a rzędów { $rows }, więc „{ $field }” nie może zawierać pola { $square }.
pacal-board-shore-in-lake = { $square } leży w jeziorze, więc „{ $field }” nie może go zawierać; pola brzegowe są na lądzie.
pacal-board-shore-twice =
    { $square } jest dwa razy na liście pól brzegu { $field ->
        [river_shore] rzeki
       *[lake_shore] jeziora
    }.
pacal-board-cover = Element zakrywający { $piece } ma { $found }, a powinien mieć listę liter dzielnic, które są na planszy.
pacal-board-cover-sacred = Element zakrywający { $piece } leżałby na uświęconej dzielnicy, gdzie zaczynają statki, a tego robić nie wolno.
pacal-board-sacred-room =
    Uświęcona dzielnica potrzebuje { $players ->
        [one] { $players } pola
        [few] { $players } pól
       *[many] { $players } pól
    }, po jednym na statek, a ma { $squares }.
pacal-board-sacred-missing = Żadne pole mapy nie należy do uświęconej dzielnicy { $district }, w której zaczynają statki.

## Co daje tura, do analiz i podpowiedzi.
pacal-fact-majority =
    Zdobywa przewagę w dzielnicy { $district }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
pacal-fact-ties = Remis w liczbie pięter w dzielnicy { $district }.
pacal-fact-extends = Powiększa przewagę w dzielnicy { $district }.
pacal-fact-bonus =
    To jedna z ostatnich piramid: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
pacal-fact-shore =
    { $water ->
        [river] Liczy się też nad rzeką.
        [lake] Liczy się też nad jeziorem.
       *[both] Liczy się też nad rzeką i nad jeziorem.
    }
pacal-fact-returns = Odsyła kamień gracza { $seat } do zapasu.
pacal-fact-ends =
    { $when ->
        [now] Kończy partię od razu.
       *[round] Kończy partię wraz z tą rundą.
    }
pacal-fact-stones = Kamienie do wrzucenia: { $stones }.
pacal-fact-god = Oddaje Kamień Bogów o wartości { $value }.
