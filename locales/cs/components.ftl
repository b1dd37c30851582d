# Součásti tištěných her: co je známo, co zadávají majitelé, a názvy map.

## Názvy map
map-bad-name = Název mapy má 1 až { $most } znaků.
map-without-components = Mapa „{ $map }“ nemá vlastní součásti. Aspoň jedna se musí lišit od našich.

## Soubory se součástmi
components-file-shape = Tohle nejsou součásti hry (objekt s „game“ a „options“) ani hrací deska (objekt s „rows“).
components-file-name = Součásti nemají název: „name“ má být text o 1 až { $most } znacích.
components-file-game = Tyto součásti patří ke hře { $found }, ale hraje se { $game }.
components-file-option = „{ $name }“ není součást hry { $game }. Její součásti jsou: { $known }.

## První řádky hry v terminálu
play-known =
    { $game ->
        [pacal] Z tištěné hry známe: pravidla, figurky a z čeho se skládá plán. Naše rekonstrukce: samotný plán, hodnoty, zakrývací díly a břehy a která stěna kostky je dvakrát.
       *[uxmal] Z tištěné hry známe: pravidla a počty dílů. Naše rekonstrukce: základní deska, dílky, body a tři z pěti idolů.
    }
play-own-components = Máš tištěnou hru? Zadej svou: na adrese /workshop na stránce „sacbe serve“, nebo pomocí --board SOUBOR.
play-map = Mapa: { $map }
play-map-unnamed = Mapa: vlastní součásti
