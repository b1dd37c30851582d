# Elementy wydrukowanych gier: co wiadomo, co wpisują właściciele, i nazwy map.

## Nazwy map
map-bad-name = Nazwa mapy ma od 1 do { $most } znaków.
map-without-components = Mapa „{ $map }” nie ma własnych elementów. Co najmniej jeden musi być inny niż nasze.

## Pliki z elementami gry
components-file-shape = To nie są elementy gry (obiekt z polami „game” i „options”) ani plansza (obiekt z polem „rows”).
components-file-name = Te elementy nie mają nazwy: „name” powinno być tekstem od 1 do { $most } znaków.
components-file-game = To elementy gry { $found }, a ta gra to { $game }.
components-file-option = „{ $name }” nie jest elementem gry { $game }. Jej elementy to: { $known }.

## Pierwsze wiersze gry w terminalu
play-known =
    { $game ->
        [pacal] Z drukowanej gry znamy zasady, elementy i to, z czego składa się mapa. Nasza rekonstrukcja: sama mapa, wartości, zakrywane dzielnice i brzegi oraz to, która ścianka kostki się powtarza.
       *[uxmal] Z drukowanej gry znamy zasady i liczbę elementów. Nasza rekonstrukcja: plansza podstawowa, kafelki, punkty i trzy z pięciu bóstw.
    }
play-own-components = Masz drukowaną grę? Wprowadź swoją: na stronie /workshop serwera „sacbe serve” albo przez --board PLIK.
play-map = Mapa: { $map }
play-map-unnamed = Mapa: własne elementy
