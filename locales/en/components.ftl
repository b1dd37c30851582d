# The components of the printed games: what is known, what owners enter, and the names of maps.

## Refusals: names of maps
map-bad-name = The name of a map has 1 to { $most } characters.
map-without-components = The map “{ $map }” has no components of its own. It needs at least one that differs from ours.

## Files with components (not on the page)
components-file-shape = This is neither a set of components (an object with “game” and “options”) nor a board (an object with “rows”).
components-file-name = The components have no name: “name” should be a text of 1 to { $most } characters.
components-file-game = These components are for { $found }, but the game is { $game }.
components-file-option = “{ $name }” is not a component of { $game }. Its components are: { $known }.

## The first lines of a game in the terminal (not on the page)
play-known =
    { $game ->
        [pacal] Known from the printed game: the rules, the pieces and what the map is made of. Our reconstruction: the map itself, the values, covers and shores, and which face of the die is doubled.
       *[uxmal] Known from the printed game: the rules and how many pieces there are. Our reconstruction: the base, the tiles, the points and three of the five idols.
    }
play-own-components = Own the printed game? Enter yours: at /workshop on the page of “sacbe serve”, or with --board FILE.
play-map = Map: { $map }
play-map-unnamed = Map: your own components
