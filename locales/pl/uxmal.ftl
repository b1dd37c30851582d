# Uxmal po polsku.
#
# Pola, miejsca na kafelki, kafelki i karty są podane w notacji; bóstwo jest podane swoją literą.

## Nazwy

# Mianownik, potem dopełniacz, celownik i biernik.
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
    .dative =
        { $idol ->
            [J] Jaguarowi
            [S] Wężowi
            [Q] Kwezalowi
            [M] Małpie
           *[T] Żółwiowi
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

uxmal-asks-order = Ułóż pięć bóstw na torze popularności.
uxmal-asks-draw = Dobierz kafelek z zapasu.
uxmal-asks-first-tile = Połóż pierwszy kafelek: nic innego nie możesz jeszcze zrobić.
uxmal-asks-tile = Połóż kafelek: nie masz ani kapłana do ustawienia, ani kart.
uxmal-asks-tile-or-priest = Połóż kafelek albo ustaw kapłana: na nic innego nie masz kart.
uxmal-asks-turn = Połóż kafelek, ustaw lub przesuń kapłana albo oddaj cześć bóstwu lub je przeklnij.
uxmal-asks-put = Połóż kafelek { $tile } na wolnym miejscu poziomu { $level }.
uxmal-asks-claim = Wybierz dopasowanie, za które weźmiesz karty.
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
    Kolejność na torze popularności: najpierw { $first ->
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
uxmal-describe-draw = Gracz { $seat } dobiera kafelek { $tile }.
uxmal-describe-put = Gracz { $seat } kładzie kafelek { $face } na miejscu { $site } poziomu { $level }.
uxmal-describe-put-overlay =
    Gracz { $seat } kładzie kafelek { $face } na miejscu { $site } poziomu { $level } i bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive } za przykrycie takiego samego bóstwa.
uxmal-describe-put-adjacent =
    Gracz { $seat } kładzie kafelek { $face } na miejscu { $site } poziomu { $level } i bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive } za takie samo bóstwo obok.
uxmal-describe-overlay =
    Gracz { $seat } bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive } za przykrycie takiego samego bóstwa.
uxmal-describe-adjacent =
    Gracz { $seat } bierze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { uxmal-idol.genitive } za takie samo bóstwo obok.
uxmal-describe-priest = Gracz { $seat } ustawia kapłana na { $cell } ({ uxmal-idol }), na poziomie { $level }.
uxmal-describe-move =
    Gracz { $seat } przesuwa kapłana z { $from } na { $to } za { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }.
uxmal-describe-move-paying =
    Gracz { $seat } przesuwa kapłana z { $from } na { $to } i płaci { $cost ->
        [one] 1 kartą
        [few] { $cost } kartami
       *[many] { $cost } kartami
    } ({ $cards }).
uxmal-describe-pay =
    Gracz { $seat } płaci { $cost ->
        [one] 1 kartą
        [few] { $cost } kartami
       *[many] { $cost } kartami
    } ({ $cards }) za przejście z { $from } na { $to }.
uxmal-describe-venerate =
    Gracz { $seat } oddaje cześć { uxmal-idol.dative } ({ $spaces ->
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
uxmal-kind-venerate = Oddaj cześć bóstwu
uxmal-kind-curse = Przeklnij bóstwo

## Odmowy: nie teraz

uxmal-over = Poziom 3 jest ukończony i policzony: gra jest skończona, nie ma już ruchów.
uxmal-track-not-laid-out = Tor popularności jest jeszcze pusty; najpierw trzeba ułożyć na nim pięć bóstw.
uxmal-track-laid-out = Tor popularności jest już ułożony ({ $order }); odtąd bóstwa przesuwa się tylko, oddając im cześć lub je przeklinając, oraz po punktacji.
uxmal-draw-unasked = Gracz { $seat } nie kładzie teraz kafelka; kafelek dobiera się dopiero po takim wyborze.
uxmal-draw-first = Gracz { $seat } kładzie kafelek; najpierw trzeba go dobrać.
uxmal-draw-again = Kafelek { $drawn } jest już dobrany; drugiego się nie dobiera.
uxmal-tile-again = Kafelek { $drawn } jest już dobrany; zostało wybrać, gdzie i jak go położyć.
uxmal-committed-to-tile = Kładziesz kafelek i masz już dobrany { $drawn }; nie możesz zmienić zdania, więc połóż go.

## Odmowy: kładzenie kafelka

uxmal-draw-no-such-tile = Żaden kafelek tej gry nie wygląda jak { $tile }; dobrać można tylko jeden z jej 29 kafelków.
uxmal-draw-none-left =
    { $copies ->
        [one] Jedynego kafelka { $tile } nie ma już w zapasie
        [few] Żadnego z { $copies } kafelków { $tile } nie ma już w zapasie
       *[many] Żadnego z { $copies } kafelków { $tile } nie ma już w zapasie
    }; dobrać można tylko kafelek z zapasu.
uxmal-put-nothing-drawn = Gracz { $seat } nie ma dobranego kafelka; najpierw wybierz kładzenie kafelka, a potem go dobierz.
uxmal-put-outside = Poziom { $level } ma { $width } × { $width } miejsca, a { $site } do nich nie należy; kafelki kładzie się tylko na budowanym poziomie.
uxmal-put-filled = Na miejscu { $site } poziomu { $level } leży już kafelek; wybierz wolne miejsce.
uxmal-put-flipped = { $face } to lustrzane odbicie dobranego kafelka { $drawn }; kafelek można obracać, ale nie odwracać.
uxmal-put-other-tile = Dobrany kafelek to { $drawn } i żaden obrót nie da { $face }; trzeba położyć dobrany kafelek.

## Odmowy: branie kart

uxmal-claim-no-tile = Gracz { $seat } dopiero zaczyna ruch i nie położył jeszcze kafelka; karty dostaje się tylko za położony kafelek.
uxmal-claim-before-put = Kafelek { $drawn } jest dobrany, ale jeszcze nie leży; karty dostaje się dopiero za położony kafelek.
uxmal-claim-no-overlay = Na tym kafelku { uxmal-idol } nie przykrywa takiego samego bóstwa; nie ma za to kart.
uxmal-claim-no-adjacency = Na tym kafelku { uxmal-idol } nie leży obok takiego samego widocznego bóstwa; nie ma za to kart.
uxmal-claim-empty-stack = Stos kart { uxmal-idol.genitive } jest pusty; wybierz dopasowanie, które daje kartę.
uxmal-claim-first = Kafelek gracza { $seat } daje karty; najpierw wybierz dopasowanie, za które je weźmiesz.

## Odmowy: ustawianie kapłana

uxmal-priest-no-tiles = Na planszy nie ma jeszcze kafelka, a kapłan może stać tylko na kafelku; w pierwszym ruchu połóż kafelek.
uxmal-priest-none-left =
    { $priests ->
        [one] Jedyny kapłan gracza { $seat } stoi na piramidzie
        [few] Wszyscy kapłani gracza { $seat } ({ $priests }) stoją na piramidzie
       *[many] Wszyscy kapłani gracza { $seat } ({ $priests }) stoją na piramidzie
    }; nie masz już kogo ustawić.
uxmal-priest-on-base = Na polu { $cell } nie ma jeszcze kafelka; kapłan może stać tylko na kafelku.
uxmal-priest-on-priest = Na { $cell } stoi już kapłan gracza { $seat }; na polu mieści się tylko jeden.
uxmal-priest-on-blank = Na polu { $cell } nie ma bóstwa; kapłana ustawia się tylko na bóstwie.

## Odmowy: przesuwanie kapłana

uxmal-move-no-priest = Na { $cell } nie stoi kapłan; wybierz jednego ze swoich kapłanów.
uxmal-move-not-yours = Kapłan na { $cell } należy do gracza { $owner }; możesz przesuwać tylko swoich.
uxmal-move-no-cards = Gracz { $seat } nie ma kart; każde przejście kapłana kosztuje co najmniej jedną.
uxmal-move-nowhere = Kapłan stoi już na { $cell }; wybierz inne pole.
uxmal-move-to-base = Na polu { $cell } nie ma jeszcze kafelka; kapłani chodzą tylko po kafelkach.
uxmal-move-to-priest = Na { $cell } stoi kapłan gracza { $owner }; można go przeskoczyć, ale nie można się tam zatrzymać.
uxmal-move-across-gap = Kafelki nie łączą { $from } z { $to }; kapłani chodzą tylko po kafelkach.
uxmal-move-too-far =
    Najtańsza droga z { $from } na { $to } kosztuje { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a masz { $held }; nie wystarczy ci kart.
uxmal-pay-nothing-owed = Nie ma za co płacić; kartami płaci się tylko za przejście kapłana.
uxmal-pay-first =
    Za przejście z { $from } na { $to } trzeba jeszcze zapłacić { $cost ->
        [one] 1 kartą
        [few] { $cost } kartami
       *[many] { $cost } kartami
    }; najpierw zapłać.
uxmal-pay-wrong-number =
    Najtańsza droga kosztuje { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a dajesz { $paid }; trzeba zapłacić dokładnie tyle, ile kosztuje droga.
uxmal-pay-not-held =
    Dajesz { $paid ->
        [one] 1 kartę
        [few] { $paid } karty
       *[many] { $paid } kart
    } { uxmal-idol.genitive }, a masz { $held }; zapłać innymi kartami.

## Odmowy: oddawanie czci i przeklinanie

uxmal-venerate-nothing = Oddając cześć { uxmal-idol.dative }, musisz przesunąć to bóstwo o co najmniej jedno pole.
uxmal-venerate-beyond =
    { uxmal-idol } jest na polu { $space } toru popularności, { $room ->
        [0] czyli na samej górze
        [one] 1 pole od góry
        [few] { $room } pola od góry
       *[many] { $room } pól od góry
    }; wyżej niż na pole 1 awansować nie można.
uxmal-venerate-too-few =
    { $held ->
        [0] Nie masz żadnej karty
        [one] Masz 1 kartę
        [few] Masz { $held } karty
       *[many] Masz { $held } kart
    } { uxmal-idol.genitive }; awans o { $spaces ->
        [one] 1 pole kosztuje 1 kartę tego bóstwa
        [few] { $spaces } pola kosztuje { $spaces } karty tego bóstwa
       *[many] { $spaces } pól kosztuje { $spaces } kart tego bóstwa
    }.
uxmal-curse-nothing = Przeklinając { uxmal-idol.accusative }, musisz przesunąć to bóstwo o co najmniej jedno pole.
uxmal-curse-beyond =
    { uxmal-idol } jest na polu { $space } toru popularności, { $room ->
        [0] czyli na samym dole
        [one] 1 pole od dołu
        [few] { $room } pola od dołu
       *[many] { $room } pól od dołu
    }; niżej niż na pole 5 spaść nie można.
uxmal-curse-too-few =
    { $held ->
        [0] Nie masz żadnej karty
        [one] Masz 1 kartę
        [few] Masz { $held } karty
       *[many] Masz { $held } kart
    } { uxmal-idol.genitive }; spadek o { $spaces ->
        [one] 1 pole kosztuje 1 kartę tego bóstwa
        [few] { $spaces } pola kosztuje { $spaces } karty tego bóstwa
       *[many] { $spaces } pól kosztuje { $spaces } kart tego bóstwa
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
uxmal-option-points-row = Opcja „points” ma { $found } dla poziomu { $level }; oczekiwano trzech liczb, najpierw dla pola 1 toru.
uxmal-option-points-value = Opcja „points” ma { $found } dla poziomu { $level } i pola { $rank } toru; oczekiwano liczby całkowitej od 0 do { $most }.
uxmal-option-base = Opcja „base” to { $found }; oczekiwano „default” albo ośmiu rzędów po osiem znaków.
uxmal-option-base-rows =
    Opcja „base” ma { $rows ->
        [one] 1 rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    }; oczekiwano ośmiu.
uxmal-option-base-row = Rząd { $row } opcji „base” to { $found }; oczekiwano ośmiu znaków spośród J, S, Q, M, T i pustego pola.
uxmal-option-base-symbol = Rząd { $row }, kolumna { $column } opcji „base” to { $found }; oczekiwano J, S, Q, M, T albo pustego pola „.”.
uxmal-option-base-space = Miejsce { $space } opcji „base” czytane zgodnie z ruchem wskazówek zegara to { $found }; oczekiwano trzech różnych bóstw i pustego pola.
uxmal-option-tiles = Opcja „tiles” to { $found }; oczekiwano „default” albo 29 kafelków.
uxmal-option-tiles-count =
    Opcja „tiles” ma { $count ->
        [one] 1 kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }; oczekiwano { $expected }.
uxmal-option-tiles-face = Kafelek { $number } opcji „tiles” to { $found }; oczekiwano trzech różnych bóstw i pustego pola, na przykład „.QJS”.
uxmal-tiles-idol-twice = Kafelek { $number } pokazuje { uxmal-idol.accusative } dwa razy.

## Co daje tura, do analiz i podpowiedzi.
uxmal-fact-tile =
    { $two ->
        [0] { $one ->
            [100] Każdy kafelek, który może się trafić, w najlepszym miejscu daje 1 kartę.
           *[other] Spośród kafelków, które mogą się trafić, w najlepszym miejscu { $one } % daje 1 kartę.
        }
        [100] Każdy kafelek, który może się trafić, w najlepszym miejscu daje 2 karty.
       *[other] { $one ->
            [0] Spośród kafelków, które mogą się trafić, w najlepszym miejscu { $two } % daje 2 karty.
           *[other] Spośród kafelków, które mogą się trafić, w najlepszym miejscu { $two } % daje 2 karty, a { $one } % 1 kartę.
        }
    }
uxmal-fact-covers =
    { uxmal-idol } przykrywa { uxmal-idol.accusative }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
uxmal-fact-beside =
    { uxmal-idol } obok { uxmal-idol.genitive }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
uxmal-fact-completes = Kończy poziom, więc kapłani punktują.
uxmal-fact-priest =
    Gdyby faza kończyła się teraz, kapłan ({ uxmal-idol }) dałby { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
uxmal-fact-move = Gdyby faza kończyła się teraz, kapłan dałby { $after } zamiast { $before }.
uxmal-fact-track = Przesuwa { uxmal-idol.accusative } na torze popularności z pola { $from } na pole { $to }.
