# Uxmal po polsku.
#
# Pola, miejsca budowy, kafelki i karty są podane w notacji; idol jest podany swoją literą.

## Nazwy

# Mianownik, potem dopełniacz i biernik.
uxmal-idol =
    { $idol ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    }
    .genitive =
        { $idol ->
            [J] Jaguara
            [S] Węża
            [Q] Kwezala
            [M] Małpy
           *[T] Żółwia
        }
    .accusative =
        { $idol ->
            [J] Jaguara
            [S] Węża
            [Q] Kwezala
            [M] Małpę
           *[T] Żółwia
        }

## O co pyta gra

uxmal-asks-order = Połóż pięć idoli na torze popularności.
uxmal-asks-draw = Dobierz kafelek z zapasu.
uxmal-asks-first-tile = Połóż pierwszy kafelek: nic innego nie jest jeszcze możliwe.
uxmal-asks-tile = Połóż kafelek: nie masz ani kapłana do ustawienia, ani kart.
uxmal-asks-tile-or-priest = Połóż kafelek albo ustaw kapłana: na nic innego nie masz kart.
uxmal-asks-turn = Połóż kafelek, ustaw lub przesuń kapłana albo uczcij lub przeklnij idola.
uxmal-asks-put = Połóż kafelek { $tile } na wolnym miejscu poziomu { $level }.
uxmal-asks-claim = Wybierz jedną sytuację, za którą weźmiesz karty.
uxmal-asks-pay =
    Wybierz { $cost ->
        [one] kartę, którą zapłacisz
        [few] { $cost } karty, którymi zapłacisz
       *[many] { $cost } kart, którymi zapłacisz
    } za przejście z { $from } na { $to }.
uxmal-asks-over =
    Gra skończona: { $winners ->
        [one] wygrywa gracz { $seats }.
        [few] gracze { $seats } dzielą się zwycięstwem.
       *[many] gracze { $seats } dzielą się zwycięstwem.
    }

## Co się stało

uxmal-describe-order =
    Tor popularności jest ułożony: najpierw { $first ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    }, potem { $second ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    }, { $third ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    }, { $fourth ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    } i { $fifth ->
        [J] Jaguar
        [S] Wąż
        [Q] Kwezal
        [M] Małpa
       *[T] Żółw
    }.
uxmal-describe-tile = Gracz { $seat } postanawia położyć kafelek.
uxmal-describe-draw = Dla gracza { $seat } dobrano kafelek { $tile }.
uxmal-describe-put = Gracz { $seat } kładzie kafelek jako { $face } na miejscu { $site } poziomu { $level }.
uxmal-describe-put-overlay =
    Gracz { $seat } kładzie kafelek jako { $face } na miejscu { $site } poziomu { $level } i za przykrycie bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive }.
uxmal-describe-put-adjacent =
    Gracz { $seat } kładzie kafelek jako { $face } na miejscu { $site } poziomu { $level } i za sąsiedztwo bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive }.
uxmal-describe-overlay =
    Gracz { $seat } za przykrycie bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive }.
uxmal-describe-adjacent =
    Gracz { $seat } za sąsiedztwo bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive }.
uxmal-describe-priest = Gracz { $seat } ustawia kapłana na { $cell } ({ uxmal-idol }), na poziomie { $level }.
uxmal-describe-move =
    Gracz { $seat } przesuwa kapłana z { $from } na { $to } za { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }.
uxmal-describe-move-paying =
    Gracz { $seat } przesuwa kapłana z { $from } na { $to } i płaci { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    } ({ $cards }).
uxmal-describe-pay =
    Gracz { $seat } płaci { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    } ({ $cards }) za przejście z { $from } na { $to }.
uxmal-describe-venerate =
    Gracz { $seat } czci { uxmal-idol.accusative } ({ $spaces ->
        [one] 1 karta
        [few] { $spaces } karty
       *[many] { $spaces } kart
    }): awans na pole { $space } toru popularności.
uxmal-describe-curse =
    Gracz { $seat } przeklina { uxmal-idol.accusative } ({ $spaces ->
        [one] 1 karta
        [few] { $spaces } karty
       *[many] { $spaces } kart
    }): spadek na pole { $space } toru popularności.

## Nagłówki listy akcji

uxmal-kind-order = Tor popularności
uxmal-kind-tile = Połóż kafelek
uxmal-kind-draw = Dobierz kafelek
uxmal-kind-put = Umieść kafelek
uxmal-kind-claim = Weź karty
uxmal-kind-priest = Ustaw kapłana
uxmal-kind-move = Przesuń kapłana
uxmal-kind-pay = Zapłać za przejście
uxmal-kind-venerate = Uczcij idola
uxmal-kind-curse = Przeklnij idola

## Odmowy: nie teraz

uxmal-over = Poziom 3 jest ukończony i policzony; gra się skończyła i nikt już nie gra.
uxmal-track-not-laid-out = Tor popularności jest jeszcze pusty; pięć idoli kładzie się na nim, zanim ktokolwiek zagra.
uxmal-track-laid-out = Tor popularności ułożono przy przygotowaniu i teraz jest na nim { $order }; odtąd idole ruszają się tylko przez cześć, klątwy i odrzucenie.
uxmal-draw-unasked = Gracz { $seat } nie kładzie teraz kafelka; kafelek dobiera się dopiero po takim wyborze.
uxmal-draw-first = Gracz { $seat } kładzie kafelek; dobiera się go, zanim stanie się coś innego.
uxmal-draw-again = Kafelek { $drawn } jest już dobrany; trafia na piramidę, a drugiego się nie dobiera.
uxmal-tile-again = Kafelek { $drawn } jest już dobrany; zostało wybrać tylko, gdzie i jak go położyć.
uxmal-committed-to-tile = Wybrano kładzenie kafelka i dobrano { $drawn }; ten wybór wiąże, więc kafelek jest pierwszy i kończy twój ruch.

## Odmowy: kładzenie kafelka

uxmal-draw-no-such-tile = Żaden kafelek tej gry nie wygląda jak { $tile }; dobrać można tylko jej 29 kafelków.
uxmal-draw-none-left =
    { $copies ->
        [one] Jedyny kafelek { $tile } opuścił już zapas
        [few] Wszystkie { $copies } kafelki { $tile } opuściły już zapas
       *[many] Wszystkie { $copies } kafelków { $tile } opuściło już zapas
    }; dobrać można tylko kafelek jeszcze zakryty.
uxmal-put-nothing-drawn = Gracz { $seat } nie ma dobranego kafelka; najpierw wybiera się kładzenie kafelka, potem się go dobiera, a potem kładzie.
uxmal-put-outside = Poziom { $level } ma { $width } na { $width } miejsca, a { $site } do nich nie należy; kafelki kładzie się tylko na budowanym poziomie.
uxmal-put-filled = Miejsce { $site } poziomu { $level } ma już kafelek; dobrany potrzebuje wolnego miejsca.
uxmal-put-flipped = { $face } to lustrzane odbicie dobranego kafelka { $drawn }; kafelek można obracać, ale nie odbijać.
uxmal-put-other-tile = Dobrany kafelek to { $drawn } i żaden obrót nie da { $face }; trzeba położyć dobrany kafelek.

## Odmowy: branie kart

uxmal-claim-no-tile = Gracz { $seat } dopiero zaczyna ruch i nie leży jeszcze żaden jego kafelek; tylko kafelek tworzy sytuacje, które dają karty.
uxmal-claim-before-put = Kafelek { $drawn } jest dobrany, ale nie położony; dopiero tam, gdzie leży, może tworzyć sytuacje, które dają karty.
uxmal-claim-no-overlay = Na tym kafelku { uxmal-idol } nie przykrywa takiego samego idola; nie ma przykrycia do wykorzystania.
uxmal-claim-no-adjacency = Na tym kafelku { uxmal-idol } nie sąsiaduje z takim samym widocznym idolem poza nim; nie ma sąsiedztwa do wykorzystania.
uxmal-claim-empty-stack = Stos kart { uxmal-idol.genitive } jest pusty; nie można wybrać sytuacji, która nie daje karty.
uxmal-claim-first = Kafelek gracza { $seat } stworzył sytuacje, które dają karty; najpierw trzeba wybrać jedną z nich.

## Odmowy: ustawianie kapłana

uxmal-priest-no-tiles = Na planszy nie leży jeszcze żaden kafelek; kapłan stoi tylko na kafelku, więc w pierwszym ruchu kładzie się kafelek.
uxmal-priest-none-left =
    { $priests ->
        [one] Jedyny kapłan gracza { $seat } stoi na piramidzie
        [few] Wszyscy kapłani gracza { $seat } ({ $priests }) stoją na piramidzie
       *[many] Wszyscy kapłani gracza { $seat } ({ $priests }) stoją na piramidzie
    }; nie ma już kogo ustawić.
uxmal-priest-on-base = Pole { $cell } to jeszcze goła plansza; kapłan stoi tylko na kafelku.
uxmal-priest-on-priest = Na { $cell } stoi kapłan gracza { $seat }; dwóch kapłanów nigdy nie dzieli pola.
uxmal-priest-on-blank = Na polu { $cell } nie ma idola; kapłana ustawia się tylko na idolu.

## Odmowy: przesuwanie kapłana

uxmal-move-no-priest = Na { $cell } nie stoi kapłan; przejście zaczyna jeden z twoich kapłanów.
uxmal-move-not-yours = Kapłan na { $cell } należy do gracza { $owner }; przesuwasz tylko swoich.
uxmal-move-no-cards = Gracz { $seat } nie ma kart; każde przejście kapłana kosztuje co najmniej jedną.
uxmal-move-nowhere = Kapłan stoi już na { $cell }; przejście musi prowadzić na inne pole.
uxmal-move-to-base = Pole { $cell } to jeszcze goła plansza; kapłan nigdy po niej nie chodzi.
uxmal-move-to-priest = Na { $cell } stoi kapłan gracza { $owner }; kapłana można przeskoczyć, ale nie można się tam zatrzymać.
uxmal-move-across-gap = Żadne kafelki nie łączą { $from } z { $to }; kapłan nie przejdzie po gołej planszy.
uxmal-move-too-far =
    Najtańsza droga z { $from } na { $to } kosztuje { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a masz { $held }; każde przejście trzeba opłacić.
uxmal-pay-nothing-owed = Żadne przejście nie czeka na zapłatę; kartami płaci się tylko za ruch kapłana.
uxmal-pay-first =
    Za przejście z { $from } na { $to } trzeba jeszcze zapłacić { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }; przedtem nic innego się nie dzieje.
uxmal-pay-wrong-number =
    Najtańsza droga kosztuje { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a dajesz { $paid }; płaci się dokładnie cenę.
uxmal-pay-not-held =
    Dajesz { $paid ->
        [one] 1 kartę
        [few] { $paid } karty
       *[many] { $paid } kart
    } { uxmal-idol.genitive }, a masz { $held }; płacisz tylko własnymi kartami.

## Odmowy: cześć i klątwy

uxmal-venerate-nothing = Uczcić { uxmal-idol.accusative } to przesunąć tego idola o co najmniej jedno pole; o zero to nie akcja.
uxmal-venerate-beyond =
    Idol { uxmal-idol } leży na polu { $space } toru popularności, { $room ->
        [0] czyli na samym szczycie
        [one] 1 pole od szczytu
        [few] { $room } pola od szczytu
       *[many] { $room } pól od szczytu
    }; nie może wejść wyżej niż pole 1.
uxmal-venerate-too-few =
    { $held ->
        [0] Nie masz żadnej karty
        [one] Masz 1 kartę
        [few] Masz { $held } karty
       *[many] Masz { $held } kart
    } { uxmal-idol.genitive }; awans o { $spaces ->
        [one] 1 pole kosztuje 1 kartę tego idola
        [few] { $spaces } pola kosztuje { $spaces } karty tego idola
       *[many] { $spaces } pól kosztuje { $spaces } kart tego idola
    }.
uxmal-curse-nothing = Przekląć { uxmal-idol.accusative } to przesunąć tego idola o co najmniej jedno pole; o zero to nie akcja.
uxmal-curse-beyond =
    Idol { uxmal-idol } leży na polu { $space } toru popularności, { $room ->
        [0] czyli na samym dole
        [one] 1 pole od dołu
        [few] { $room } pola od dołu
       *[many] { $room } pól od dołu
    }; nie może spaść niżej niż pole 5.
uxmal-curse-too-few =
    { $held ->
        [0] Nie masz żadnej karty
        [one] Masz 1 kartę
        [few] Masz { $held } karty
       *[many] Masz { $held } kart
    } { uxmal-idol.genitive }; spadek o { $spaces ->
        [one] 1 pole kosztuje 1 kartę tego idola
        [few] { $spaces } pola kosztuje { $spaces } karty tego idola
       *[many] { $spaces } pól kosztuje { $spaces } kart tego idola
    }.

## Odmowy: przygotowanie gry

uxmal-players = Uxmal to gra dla { $least }–{ $most } graczy, nie dla { $players }.
uxmal-option-priests = Opcja „priests” to „{ $found }”; może to być „break”, „stay” albo „dwindle”.
uxmal-option-points = Opcja „points” to { $found }; oczekiwano trzech rzędów po trzy liczby, na przykład 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    Opcja „points” ma { $rows ->
        [one] 1 rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    }; oczekiwano trzech, najpierw poziom 1.
uxmal-option-points-row = Opcja „points” ma { $found } dla poziomu { $level }; oczekiwano trzech liczb, najpierw ranga 1.
uxmal-option-points-value = Opcja „points” ma { $found } dla poziomu { $level }, rangi { $rank }; oczekiwano liczby całkowitej od 0 do { $most }.
uxmal-option-base = Opcja „base” to { $found }; oczekiwano „default” albo ośmiu rzędów po osiem znaków.
uxmal-option-base-rows =
    Opcja „base” ma { $rows ->
        [one] 1 rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    }; oczekiwano ośmiu.
uxmal-option-base-row = Rząd { $row } opcji „base” to { $found }; oczekiwano ośmiu znaków spośród J, S, Q, M, T i pustego pola.
uxmal-option-base-symbol = Rząd { $row }, kolumna { $column } opcji „base” to { $found }; oczekiwano J, S, Q, M, T albo pustego pola „.”.
uxmal-option-base-space = Miejsce { $space } opcji „base” czytane zgodnie z ruchem wskazówek zegara to { $found }; oczekiwano trzech różnych idoli i pustego pola.
uxmal-option-tiles = Opcja „tiles” to { $found }; oczekiwano „default” albo 29 kafelków.
uxmal-option-tiles-count =
    Opcja „tiles” ma { $count ->
        [one] 1 kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }; oczekiwano { $expected }.
uxmal-option-tiles-face = Kafelek { $number } opcji „tiles” to { $found }; oczekiwano trzech różnych idoli i pustego pola, na przykład „.QJS”.
uxmal-tiles-idol-twice = Kafelek { $number } pokazuje { uxmal-idol.accusative } dwa razy.
