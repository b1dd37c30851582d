# Elementy wydrukowanych gier: co wiadomo, co wpisują właściciele, i nazwy map.

## Nazwy map
map-bad-name = Nazwa mapy ma od 1 do { $most } znaków.
map-without-components = Mapa „{ $map }” nie ma własnych elementów. Co najmniej jeden musi się różnić od naszych.

## Pliki z elementami gry
components-file-shape = To nie są elementy gry (obiekt z polami „game” i „options”) ani plansza (obiekt z polem „rows”).
components-file-name = Te elementy nie mają nazwy: „name” powinno być tekstem od 1 do { $most } znaków.
components-file-game = To elementy do gry { $found }, a tutaj gra się w { $game }.
components-file-option = „{ $name }” nie jest elementem gry { $game }. Jej elementy to: { $known }.

## Pierwsze wiersze gry w terminalu
play-known =
    { $game ->
        [pacal] Znane z wydrukowanej gry: zasady, pionki i to, z czego składa się mapa. Odtworzone przez nas: sama mapa, wartości, elementy zakrywające i brzegi oraz to, która ścianka kostki się powtarza.
       *[uxmal] Znane z wydrukowanej gry: zasady i liczba elementów. Odtworzone przez nas: plansza podstawowa, kafelki, punkty i trzy z pięciu idoli.
    }
play-own-components = Masz wydrukowaną grę? Wpisz swoją: pod adresem /workshop na stronie „sacbe serve” albo przez --board PLIK.
play-map = Mapa: { $map }
play-map-unnamed = Mapa: własne elementy
