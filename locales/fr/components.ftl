# Le matériel des jeux imprimés : ce qui est connu, ce que saisissent les propriétaires, et les noms des cartes.

## Noms de cartes
map-bad-name = Le nom d’un plan a de 1 à { $most } caractères.
map-without-components = Le plan « { $map } » n’a pas de matériel à lui. Il en faut au moins un élément différent du nôtre.

## Fichiers de matériel
components-file-shape = Ce n’est ni du matériel de jeu (un objet avec « game » et « options ») ni un plateau (un objet avec « rows »).
components-file-name = Le matériel n’a pas de nom : « name » doit être un texte de 1 à { $most } caractères.
components-file-game = Ce matériel est pour { $found }, mais on joue ici à { $game }.
components-file-option = « { $name } » ne fait pas partie du matériel de { $game }. Au choix : { $known }.

## Les premières lignes d’une partie dans le terminal
play-known =
    { $game ->
        [pacal] Connu du jeu imprimé : les règles, les pièces et ce qui compose le plan. Notre reconstitution : le plan lui-même, les valeurs, les quartiers recouverts, les rives et la face en double du dé.
       *[uxmal] Connu du jeu imprimé : les règles et le nombre de pièces. Notre reconstitution : la base, les tuiles, les points et trois des cinq idoles.
    }
play-own-components = Tu as le jeu imprimé ? Saisis le tien : sous /workshop sur la page de « sacbe serve », ou avec --board FICHIER.
play-map = Plan : { $map }
play-map-unnamed = Plan : ton propre matériel
