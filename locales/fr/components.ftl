# Le matériel des jeux imprimés : ce qui est connu, ce que saisissent les propriétaires, et les noms des cartes.

## Noms de cartes
map-bad-name = Le nom d’une carte a de 1 à { $most } caractères.
map-without-components = La carte « { $map } » n’a pas de matériel à elle. Il en faut au moins un élément différent du nôtre.

## Fichiers de matériel
components-file-shape = Ce n’est ni du matériel de jeu (un objet avec « game » et « options ») ni un plateau (un objet avec « rows »).
components-file-name = Le matériel n’a pas de nom : « name » doit être un texte de 1 à { $most } caractères.
components-file-game = Ce matériel est pour { $found }, mais la partie est de { $game }.
components-file-option = « { $name } » ne fait pas partie du matériel de { $game }. Il y a : { $known }.

## Les premières lignes d’une partie dans le terminal
play-known =
    { $game ->
        [pacal] Connus du jeu imprimé : les règles, les pièces et ce dont le plan est fait. Reconstitués par nous : le plan lui-même, les valeurs, les pièces de recouvrement et les rives, et la face double du dé.
       *[uxmal] Connus du jeu imprimé : les règles et le nombre de pièces. Reconstitués par nous : le plateau de base, les tuiles, les points et trois des cinq idoles.
    }
play-own-components = Tu as le jeu imprimé ? Saisis le tien : à /workshop sur la page de « sacbe serve », ou avec --board FICHIER.
play-map = Carte : { $map }
play-map-unnamed = Carte : ton propre matériel
