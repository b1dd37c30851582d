# Uxmal česky.
#
# Políčka, staveniště, dílky a karty jsou v notaci; idol je dán svým písmenem.

## Názvy

# První pád, pak druhý a čtvrtý.
uxmal-idol =
    { $idol ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    }
    .genitive =
        { $idol ->
            [J] Jaguára
            [S] Hada
            [Q] Kvesala
            [M] Opice
           *[T] Želvy
        }
    .accusative =
        { $idol ->
            [J] Jaguára
            [S] Hada
            [Q] Kvesala
            [M] Opici
           *[T] Želvu
        }

## Na co se hra ptá

uxmal-asks-order = Polož pět idolů na stupnici oblíbenosti.
uxmal-asks-draw = Vylosuj dílek ze zásoby.
uxmal-asks-first-tile = Polož první dílek: nic jiného ještě nejde.
uxmal-asks-tile = Polož dílek: nemáš kněze k umístění ani karty.
uxmal-asks-tile-or-priest = Polož dílek, nebo umísti kněze: na nic jiného nemáš karty.
uxmal-asks-turn = Polož dílek, umísti nebo přesuň kněze, nebo uctij či proklej idol.
uxmal-asks-put = Polož dílek { $tile } na volné staveniště úrovně { $level }.
uxmal-asks-claim = Vyber jednu shodu, za kterou si vezmeš karty.
uxmal-asks-pay =
    Vyber { $cost ->
        [one] kartu, kterou zaplatíš
        [few] { $cost } karty, kterými zaplatíš
       *[other] { $cost } karet, kterými zaplatíš
    } za přesun z { $from } na { $to }.
uxmal-asks-over =
    Hra skončila: { $winners ->
        [one] vyhrává hráč { $seats }.
        [few] o vítězství se dělí hráči { $seats }.
       *[other] o vítězství se dělí hráči { $seats }.
    }

## Co se stalo

uxmal-describe-order =
    Pořadí na stupnici oblíbenosti: nejdřív { $first ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    }, pak { $second ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    }, { $third ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    }, { $fourth ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    } a { $fifth ->
        [J] Jaguár
        [S] Had
        [Q] Kvesal
        [M] Opice
       *[T] Želva
    }.
uxmal-describe-tile = Hráč { $seat } chce položit dílek.
uxmal-describe-draw = Hráč { $seat } losuje dílek { $tile }.
uxmal-describe-put = Hráč { $seat } pokládá dílek jako { $face } na staveniště { $site } úrovně { $level }.
uxmal-describe-put-overlay =
    Hráč { $seat } pokládá dílek jako { $face } na staveniště { $site } úrovně { $level } a za překrytí bere { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } { uxmal-idol.genitive }.
uxmal-describe-put-adjacent =
    Hráč { $seat } pokládá dílek jako { $face } na staveniště { $site } úrovně { $level } a za sousedství bere { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } { uxmal-idol.genitive }.
uxmal-describe-overlay =
    Hráč { $seat } bere za překrytí { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } { uxmal-idol.genitive }.
uxmal-describe-adjacent =
    Hráč { $seat } bere za sousedství { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } { uxmal-idol.genitive }.
uxmal-describe-priest = Hráč { $seat } umisťuje kněze na { uxmal-idol.accusative } na { $cell }, úroveň { $level }.
uxmal-describe-move =
    Hráč { $seat } přesouvá kněze z { $from } na { $to } za { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    }.
uxmal-describe-move-paying =
    Hráč { $seat } přesouvá kněze z { $from } na { $to } a platí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    } ({ $cards }).
uxmal-describe-pay =
    Hráč { $seat } platí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    } ({ $cards }) za přesun z { $from } na { $to }.
uxmal-describe-venerate =
    Hráč { $seat } uctívá { uxmal-idol.accusative } ({ $spaces ->
        [one] 1 karta
        [few] { $spaces } karty
       *[other] { $spaces } karet
    }): nahoru na stupeň { $space }.
uxmal-describe-curse =
    Hráč { $seat } proklíná { uxmal-idol.accusative } ({ $spaces ->
        [one] 1 karta
        [few] { $spaces } karty
       *[other] { $spaces } karet
    }): dolů na stupeň { $space }.

## Nadpisy seznamu akcí

uxmal-kind-order = Stupnice oblíbenosti
uxmal-kind-tile = Položit dílek
uxmal-kind-draw = Vylosovat dílek
uxmal-kind-put = Umístit dílek
uxmal-kind-claim = Vzít karty
uxmal-kind-priest = Umístit kněze
uxmal-kind-move = Přesunout kněze
uxmal-kind-pay = Zaplatit přesun
uxmal-kind-venerate = Uctít idol
uxmal-kind-curse = Proklít idol

## Odmítnutí: teď ne

uxmal-over = Úroveň 3 je hotová a sečtená; hra skončila a už nejde nic zahrát.
uxmal-track-not-laid-out = Stupnice oblíbenosti je ještě prázdná; nejdřív na ni polož pět idolů.
uxmal-track-laid-out = Idoly už na stupnici oblíbenosti leží a jejich pořadí je teď { $order }; posouvají se jen uctíváním, proklínáním a po bodování úrovně.
uxmal-draw-unasked = Hráč { $seat } teď nepokládá dílek; losuje se až po takové volbě.
uxmal-draw-first = Hráč { $seat } pokládá dílek; nejdřív se musí vylosovat.
uxmal-draw-again = Dílek { $drawn } je už vylosovaný; polož ho, druhý se nelosuje.
uxmal-tile-again = Dílek { $drawn } je už vylosovaný; teď jen vyber, kam a jak otočený ho položíš.
uxmal-committed-to-tile = Tvoje volba byla položit dílek a vylosován byl { $drawn }; rozmyslet si to už nejde, takže ho polož.

## Odmítnutí: položení dílku

uxmal-draw-no-such-tile = Žádný dílek této hry nevypadá jako { $tile }; losuje se jen z jejích 29 dílků.
uxmal-draw-none-left =
    { $copies ->
        [2] Oba dílky { $tile } už jsou vylosované
        [one] Jediný dílek { $tile } už je vylosovaný
        [few] Všechny { $copies } dílky { $tile } už jsou vylosované
       *[other] Všech { $copies } dílků { $tile } už je vylosovaných
    }; vylosovat jde jen dílek, který je ještě lícem dolů.
uxmal-put-nothing-drawn = Hráč { $seat } nemá vylosovaný dílek; nejdřív se musí zvolit položení dílku.
uxmal-put-outside = Úroveň { $level } má { $width } × { $width } stavenišť a { $site } mezi nimi není; dílky se pokládají jen na stavěnou úroveň.
uxmal-put-filled = Na staveništi { $site } úrovně { $level } už dílek leží; vyber volné staveniště.
uxmal-put-flipped = { $face } je zrcadlový obraz vylosovaného dílku { $drawn }; dílek jde otočit, ale ne převrátit.
uxmal-put-other-tile = Vylosovaný dílek je { $drawn } a žádným otočením z něj nebude { $face }; polož vylosovaný dílek.

## Odmítnutí: braní karet

uxmal-claim-no-tile = Hráč { $seat } v tomto tahu nepoložil dílek; karty přináší jen dílek, který vytvoří shodu.
uxmal-claim-before-put = Dílek { $drawn } je vylosovaný, ale ne položený; shoda se počítá, až když leží na pyramidě.
uxmal-claim-no-overlay = { uxmal-idol } na tomto dílku nepřekrývá stejný idol; žádné překrytí tu není.
uxmal-claim-no-adjacency = { uxmal-idol } na tomto dílku neleží vedle stejného viditelného idolu mimo dílek; žádné sousedství tu není.
uxmal-claim-empty-stack = Balíček karet { uxmal-idol.genitive } je prázdný; tato shoda nedá kartu, takže ji nemůžeš zvolit.
uxmal-claim-first = Dílek hráče { $seat } vytvořil shodu; nejdřív se musí zvolit, za co se vezmou karty.

## Odmítnutí: umístění kněze

uxmal-priest-no-tiles = Na základní desce ještě neleží žádný dílek; kněz může stát jen na dílku, takže nejdřív nějaký polož.
uxmal-priest-none-left =
    { $priests ->
        [2] Oba kněží hráče { $seat } stojí na pyramidě
        [one] Jediný kněz hráče { $seat } stojí na pyramidě
        [few] Všichni { $priests } kněží hráče { $seat } stojí na pyramidě
       *[other] Všech { $priests } kněží hráče { $seat } stojí na pyramidě
    }; už nezbývá žádný k umístění.
uxmal-priest-on-base = Na { $cell } ještě není dílek; kněz může stát jen na dílku.
uxmal-priest-on-priest = Na { $cell } stojí kněz hráče { $seat }; dva kněží na jednom políčku stát nemohou.
uxmal-priest-on-blank = Na { $cell } není idol; kněze můžeš umístit jen na idol.

## Odmítnutí: přesun kněze

uxmal-move-no-priest = Na { $cell } nestojí kněz; vyber jednoho ze svých.
uxmal-move-not-yours = Kněz na { $cell } patří hráči { $owner }; přesouvat můžeš jen své.
uxmal-move-no-cards = Hráč { $seat } nemá karty; přesun kněze stojí aspoň jednu.
uxmal-move-nowhere = Kněz už na { $cell } stojí; přesuň ho na jiné políčko.
uxmal-move-to-base = Na { $cell } ještě není dílek; kněz chodí jen po dílcích.
uxmal-move-to-priest = Na { $cell } stojí kněz hráče { $owner }; kněze můžeš přeskočit, ale ne se tam zastavit.
uxmal-move-across-gap = Mezi { $from } a { $to } nevede cesta po dílcích; po základní desce kněz nechodí.
uxmal-move-too-far =
    Nejlevnější cesta z { $from } na { $to } stojí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    }; máš jen { $held }.
uxmal-pay-nothing-owed = Žádný přesun nečeká na zaplacení; kartami se platí jen za přesun kněze.
uxmal-pay-first =
    Přesun z { $from } na { $to } ještě není zaplacený: { $cost ->
        [one] 1 karta
        [few] { $cost } karty
       *[other] { $cost } karet
    }; nejdřív zaplať.
uxmal-pay-wrong-number =
    Nejlevnější cesta stojí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    } a nabízíš { $paid }; zaplať přesně cenu.
uxmal-pay-not-held =
    Nabízíš { $paid ->
        [one] 1 kartu
        [few] { $paid } karty
       *[other] { $paid } karet
    } { uxmal-idol.genitive } a máš { $held }; platit můžeš jen kartami, které máš.

## Odmítnutí: uctívání a proklínání

uxmal-venerate-nothing = { uxmal-idol.accusative } musíš posunout nahoru aspoň o jeden stupeň.
uxmal-venerate-beyond =
    Idol { uxmal-idol } leží na stupni { $space } stupnice oblíbenosti, { $room ->
        [0] tedy úplně nahoře
        [one] 1 stupeň od vrcholu
        [few] { $room } stupně od vrcholu
       *[other] { $room } stupňů od vrcholu
    }; výš než na stupeň 1 stoupnout nemůže.
uxmal-venerate-too-few =
    { $held ->
        [0] Nemáš žádnou kartu
        [one] Máš 1 kartu
        [few] Máš { $held } karty
       *[other] Máš { $held } karet
    } { uxmal-idol.genitive }; posun nahoru o { $spaces ->
        [one] 1 stupeň stojí 1 takovou kartu
        [few] { $spaces } stupně stojí { $spaces } takové karty
       *[other] { $spaces } stupňů stojí { $spaces } takových karet
    }.
uxmal-curse-nothing = { uxmal-idol.accusative } musíš posunout dolů aspoň o jeden stupeň.
uxmal-curse-beyond =
    Idol { uxmal-idol } leží na stupni { $space } stupnice oblíbenosti, { $room ->
        [0] tedy úplně dole
        [one] 1 stupeň ode dna
        [few] { $room } stupně ode dna
       *[other] { $room } stupňů ode dna
    }; níž než na stupeň 5 klesnout nemůže.
uxmal-curse-too-few =
    { $held ->
        [0] Nemáš žádnou kartu
        [one] Máš 1 kartu
        [few] Máš { $held } karty
       *[other] Máš { $held } karet
    } { uxmal-idol.genitive }; posun dolů o { $spaces ->
        [one] 1 stupeň stojí 1 takovou kartu
        [few] { $spaces } stupně stojí { $spaces } takové karty
       *[other] { $spaces } stupňů stojí { $spaces } takových karet
    }.

## Odmítnutí: příprava hry

uxmal-players =
    Uxmal je pro { $least } až { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }, ne pro { $players }.
uxmal-option-priests = Volba „priests“ je „{ $found }“; může být „break“, „stay“ nebo „dwindle“.
uxmal-option-points = Volba „points“ je { $found }; očekávají se tři řady po třech číslech, třeba 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    Volba „points“ má { $rows ->
        [one] 1 řadu
        [few] { $rows } řady
       *[other] { $rows } řad
    }; očekávají se tři, úroveň 1 první.
uxmal-option-points-row = Volba „points“ má { $found } pro úroveň { $level }; očekávají se tři čísla, stupeň 1 první.
uxmal-option-points-value = Volba „points“ má { $found } pro úroveň { $level }, stupeň { $rank }; očekává se celé číslo od 0 do { $most }.
uxmal-option-base = Volba „base“ je { $found }; očekává se „default“ nebo osm řad po osmi znacích.
uxmal-option-base-rows =
    Volba „base“ má { $rows ->
        [one] 1 řadu
        [few] { $rows } řady
       *[other] { $rows } řad
    }; očekává se osm.
uxmal-option-base-row = Řada { $row } volby „base“ je { $found }; očekává se osm znaků z J, S, Q, M, T a prázdného.
uxmal-option-base-symbol = Řada { $row }, sloupec { $column } volby „base“ je { $found }; očekává se J, S, Q, M, T nebo prázdné „.“.
uxmal-option-base-space = Staveniště { $space } volby „base“ se ve směru hodinových ručiček čte { $found }; očekávají se tři různé idoly a prázdné.
uxmal-option-tiles = Volba „tiles“ je { $found }; očekává se „default“ nebo 29 dílků.
uxmal-option-tiles-count =
    Volba „tiles“ má { $count ->
        [one] 1 dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }; očekává se { $expected }.
uxmal-option-tiles-face = Dílek { $number } volby „tiles“ je { $found }; očekávají se tři různé idoly a prázdné, třeba „.QJS“.
uxmal-tiles-idol-twice = Dílek { $number } ukazuje { uxmal-idol.accusative } dvakrát.

## Čeho tah dosáhne, pro rozbory a rady.
uxmal-fact-tile =
    { $two ->
        [0] { $one ->
            [100] Každý dílek, který může přijít, dá na nejlepším místě 1 kartu.
           *[other] Z dílků, které mohou přijít, dá na nejlepším místě { $one } % 1 kartu.
        }
        [100] Každý dílek, který může přijít, dá na nejlepším místě 2 karty.
       *[other] { $one ->
            [0] Z dílků, které mohou přijít, dá na nejlepším místě { $two } % 2 karty.
           *[other] Z dílků, které mohou přijít, dá na nejlepším místě { $two } % 2 karty a { $one } % 1 kartu.
        }
    }
uxmal-fact-covers =
    { uxmal-idol } překryje { uxmal-idol.accusative }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
uxmal-fact-beside =
    { uxmal-idol } vedle { uxmal-idol.genitive }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
uxmal-fact-completes = Dokončí úroveň, takže kněží bodují.
uxmal-fact-priest =
    Kdyby fáze skončila teď, kněz ({ uxmal-idol }) by získal { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
uxmal-fact-move = Kdyby fáze skončila teď, kněz by získal { $after } místo { $before }.
uxmal-fact-track = Posune { uxmal-idol.accusative } na stupnici oblíbenosti ze stupně { $from } na stupeň { $to }.
