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
uxmal-asks-turn = Polož dílek, umísti nebo přesuň kněze, nebo uctívej či proklej idol.
uxmal-asks-put = Polož dílek { $tile } na volné staveniště úrovně { $level }.
uxmal-asks-claim = Vyber jednu situaci, za kterou si vezmeš karty.
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
    Stupnice oblíbenosti je vyložená: nejdřív { $first ->
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
uxmal-describe-draw = Pro hráče { $seat } byl vylosován dílek { $tile }.
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
    }): vzestup na stupeň { $space } oblíbenosti.
uxmal-describe-curse =
    Hráč { $seat } proklíná { uxmal-idol.accusative } ({ $spaces ->
        [one] 1 karta
        [few] { $spaces } karty
       *[other] { $spaces } karet
    }): pokles na stupeň { $space } oblíbenosti.

## Nadpisy seznamu akcí

uxmal-kind-order = Stupnice oblíbenosti
uxmal-kind-tile = Položit dílek
uxmal-kind-draw = Vylosovat dílek
uxmal-kind-put = Umístit dílek
uxmal-kind-claim = Vzít karty
uxmal-kind-priest = Umístit kněze
uxmal-kind-move = Přesunout kněze
uxmal-kind-pay = Zaplatit přesun
uxmal-kind-venerate = Uctívat idol
uxmal-kind-curse = Proklít idol

## Odmítnutí: teď ne

uxmal-over = Úroveň 3 je hotová a sečtená; hra skončila a už nikdo nehraje.
uxmal-track-not-laid-out = Stupnice oblíbenosti je ještě prázdná; pět idolů se na ni položí dřív, než kdokoli hraje.
uxmal-track-laid-out = Stupnice oblíbenosti byla vyložena při přípravě a teď zní { $order }; od té doby se idoly posouvají jen uctíváním, prokletím a zavržením.
uxmal-draw-unasked = Hráč { $seat } teď dílek nepokládá; dílek se losuje až po takové volbě.
uxmal-draw-first = Hráč { $seat } pokládá dílek; vylosuje se dřív, než se stane cokoli jiného.
uxmal-draw-again = Dílek { $drawn } je už vylosovaný; přijde na pyramidu a druhý se nelosuje.
uxmal-tile-again = Dílek { $drawn } je už vylosovaný; zbývá jen zvolit, kam a jak ho položit.
uxmal-committed-to-tile = Tvoje volba byla položit dílek a vylosován byl { $drawn }; ta volba platí, takže dílek má přednost a ukončí tvůj tah.

## Odmítnutí: položení dílku

uxmal-draw-no-such-tile = Žádný dílek této hry nevypadá jako { $tile }; losuje se jen z jejích 29 dílků.
uxmal-draw-none-left =
    { $copies ->
        [2] Oba dílky { $tile } už opustily zásobu
        [one] Jediný dílek { $tile } už opustil zásobu
        [few] Všechny { $copies } dílky { $tile } už opustily zásobu
       *[other] Všech { $copies } dílků { $tile } už opustilo zásobu
    }; vylosovat jde jen dílek, který je ještě lícem dolů.
uxmal-put-nothing-drawn = Hráč { $seat } nemá vylosovaný dílek; nejdřív se zvolí položení dílku, pak se vylosuje, pak se položí.
uxmal-put-outside = Úroveň { $level } má síť { $width } × { $width } stavenišť a { $site } k nim nepatří; dílky se pokládají jen na stavěnou úroveň.
uxmal-put-filled = Staveniště { $site } úrovně { $level } už má svůj dílek; vylosovaný potřebuje volné staveniště.
uxmal-put-flipped = { $face } je zrcadlový obraz vylosovaného dílku { $drawn }; dílek jde otočit, ale ne převrátit.
uxmal-put-other-tile = Vylosovaný dílek je { $drawn } a žádné otočení z něj neudělá { $face }; položit se musí vylosovaný dílek.

## Odmítnutí: braní karet

uxmal-claim-no-tile = Hráč { $seat } tah teprve začíná, bez položeného dílku; jen dílek vytváří situace, které přinášejí karty.
uxmal-claim-before-put = Dílek { $drawn } je vylosovaný, ale ne položený; až tam, kde leží, může vytvořit situace, které přinášejí karty.
uxmal-claim-no-overlay = Na tomto dílku { uxmal-idol } nepřekrývá stejný idol; není co uplatnit jako překrytí.
uxmal-claim-no-adjacency = Na tomto dílku { uxmal-idol } nesousedí s viditelným stejným idolem mimo něj; není co uplatnit jako sousedství.
uxmal-claim-empty-stack = Balíček karet { uxmal-idol.genitive } je prázdný; situaci, která nedá kartu, nejde uplatnit.
uxmal-claim-first = Dílek hráče { $seat } vytvořil situace, které přinášejí karty; nejdřív se musí jedna uplatnit.

## Odmítnutí: umístění kněze

uxmal-priest-no-tiles = Na základní desce ještě neleží žádný dílek; kněz stojí jen na dílku, takže se v prvním tahu jeden pokládá.
uxmal-priest-none-left =
    { $priests ->
        [2] Oba kněží hráče { $seat } stojí na pyramidě
        [one] Jediný kněz hráče { $seat } stojí na pyramidě
        [few] Všichni { $priests } kněží hráče { $seat } stojí na pyramidě
       *[other] Všech { $priests } kněží hráče { $seat } stojí na pyramidě
    }; už nezbývá žádný k umístění.
uxmal-priest-on-base = Políčko { $cell } je ještě holá základní deska; kněz stojí jen na dílku.
uxmal-priest-on-priest = Na { $cell } stojí kněz hráče { $seat }; dva kněží nikdy nesdílejí políčko.
uxmal-priest-on-blank = Na políčku { $cell } není idol; kněz se umisťuje jen na idol.

## Odmítnutí: přesun kněze

uxmal-move-no-priest = Na { $cell } nestojí kněz; přesun začíná u jednoho z tvých kněží.
uxmal-move-not-yours = Kněz na { $cell } patří hráči { $owner }; přesouváš jen své.
uxmal-move-no-cards = Hráč { $seat } nemá karty; každý přesun kněze stojí aspoň jednu.
uxmal-move-nowhere = Kněz už stojí na { $cell }; přesun musí vést na jiné políčko.
uxmal-move-to-base = Políčko { $cell } je ještě holá základní deska; po ní kněz nikdy nechodí.
uxmal-move-to-priest = Na { $cell } stojí kněz hráče { $owner }; kněze jde přeskočit, ale zastavit se tam nejde.
uxmal-move-across-gap = Žádné dílky nespojují { $from } s { $to }; přes holou základní desku kněz nepřejde.
uxmal-move-too-far =
    Nejlevnější cesta z { $from } na { $to } stojí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    } a máš { $held }; každý přesun se musí zaplatit.
uxmal-pay-nothing-owed = Žádný přesun nečeká na zaplacení; kartami se platí jen za přesun kněze.
uxmal-pay-first =
    Přesun z { $from } na { $to } je ještě třeba zaplatit: { $cost ->
        [one] 1 karta
        [few] { $cost } karty
       *[other] { $cost } karet
    }; předtím se nic jiného neděje.
uxmal-pay-wrong-number =
    Nejlevnější cesta stojí { $cost ->
        [one] 1 kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    } a nabízíš { $paid }; platí se přesně cena.
uxmal-pay-not-held =
    Nabízíš { $paid ->
        [one] 1 kartu
        [few] { $paid } karty
       *[other] { $paid } karet
    } { uxmal-idol.genitive } a máš { $held }; platíš jen vlastními kartami.

## Odmítnutí: uctívání a proklínání

uxmal-venerate-nothing = Uctívat { uxmal-idol.accusative } znamená posunout tento idol aspoň o jeden stupeň; posun o žádný není akce.
uxmal-venerate-beyond =
    Idol { uxmal-idol } leží na stupni { $space } oblíbenosti, { $room ->
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
    } { uxmal-idol.genitive }; vzestup o { $spaces ->
        [one] 1 stupeň stojí 1 takovou kartu
        [few] { $spaces } stupně stojí { $spaces } takové karty
       *[other] { $spaces } stupňů stojí { $spaces } takových karet
    }.
uxmal-curse-nothing = Proklít { uxmal-idol.accusative } znamená posunout tento idol aspoň o jeden stupeň; posun o žádný není akce.
uxmal-curse-beyond =
    Idol { uxmal-idol } leží na stupni { $space } oblíbenosti, { $room ->
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
    } { uxmal-idol.genitive }; pokles o { $spaces ->
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
uxmal-option-base-space = Místo { $space } volby „base“ se ve směru hodinových ručiček čte { $found }; očekávají se tři různé idoly a prázdné.
uxmal-option-tiles = Volba „tiles“ je { $found }; očekává se „default“ nebo 29 dílků.
uxmal-option-tiles-count =
    Volba „tiles“ má { $count ->
        [one] 1 dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }; očekává se { $expected }.
uxmal-option-tiles-face = Dílek { $number } volby „tiles“ je { $found }; očekávají se tři různé idoly a prázdné, třeba „.QJS“.
uxmal-tiles-idol-twice = Dílek { $number } ukazuje { uxmal-idol.accusative } dvakrát.
