# The workshop, where owners of a printed game enter its components, and what is our reconstruction.

## Reconstruction

page-ours-pacal = Map: our reconstruction
page-ours-uxmal = Base, tiles, points: our reconstruction
page-ours-title = What is our reconstruction?
page-ours-known = Known:
page-ours-made = Ours:
page-ours-pacal-known = the rules, the pieces, a grid with 16 districts worth 3 to 7 points, the sacred district of 3 by 3 squares worth 7 in the middle, one river, one lake, a die with the numbers 2 to 5 and one face with arrows.
page-ours-pacal-made = the size and outline of the map, the values of the other districts, where river, lake and shores are, which districts the covers lie on, and that the doubled face of the die is a 3.
page-ours-uxmal-known = the rules, the base with 4 × 4 sites, 29 tiles, three different idols and a blank on each of them, the idols Jaguar and Serpent, and 5 points for a priest on the idol on place 2.
page-ours-uxmal-made = what is printed on the base and the tiles, the other points, and the idols Quetzal, Monkey and Turtle.
page-ours-own = Own the printed game?
page-ours-enter = Enter yours
page-ours-lesson-pacal = The map, its values and the doubled face of the die are our reconstruction.
page-ours-lesson-uxmal = The base, the tiles, the points and three of the idols are our reconstruction.
page-map-pacal = Map
page-map-uxmal = Components
page-map-ours = Ours (reconstruction)
page-map-own = Yours
page-map-offered = From this server
page-map-named = Map: { $map }
page-map-named-about = This game is played with components that someone entered in the workshop: “{ $map }”.

## The workshop

page-workshop = Workshop
page-workshop-about = Do you own the printed game? Enter its components here and play with them.
page-workshop-game = Game
page-workshop-begin-usual = Start from our reconstruction
page-workshop-begin-blank = Start from scratch
page-workshop-load = Load a file
page-workshop-name = Name
page-workshop-unnamed = My box
page-workshop-undo = Undo
page-workshop-redo = Redo
page-workshop-undone = Undone.
page-workshop-redone = Redone.
page-workshop-linked = Opened from a link as a new set. Your own sets are unchanged.
page-workshop-check = Check
page-workshop-checking = Checking …
page-workshop-offline = You can keep editing; it will be checked as soon as the server responds.
page-workshop-problems =
    { $count ->
        [one] One thing is missing or wrong:
       *[other] { $count } things are missing or wrong:
    }
page-workshop-unfilled =
    { $count ->
        [one] One square is still empty.
       *[other] { $count } squares are still empty.
    }
page-workshop-more = { $count } more like this
page-workshop-marked = problem
page-workshop-ready = Everything fits. This is how it looks at a table:
page-workshop-picture = The board as it looks at a table
page-workshop-try = Try it
page-workshop-try-about = Starts a game against bots with these components.
page-workshop-keep = Keep and share
page-workshop-keep-about = Changes are saved in this browser as you make them.
page-workshop-unkept = This browser cannot save anything: its storage is blocked or full. Nothing on screen is lost. Save it as a file or share a link before you leave.
page-workshop-sets = My sets
page-workshop-sets-none = This browser has no sets yet.
page-workshop-new = New set
page-workshop-share = Share a link
page-workshop-share-about = Anyone with this link can open a copy and play with it.
page-workshop-save = Save as a file
page-workshop-rename = Rename
page-workshop-duplicate = Duplicate
page-workshop-delete = Delete
page-workshop-deleted = “{ $name }” was deleted.
page-workshop-restore = Undo
page-workshop-copy-of = Copy of { $name }
page-workshop-state-ready = ready to play
page-workshop-state-open = unfinished
page-workshop-state-here = on screen
page-workshop-keys = Keyboard
page-workshop-history-keys = Ctrl+Z undoes, Ctrl+Shift+Z redoes.

## Files and links that cannot be opened

page-workshop-link-broken = This link is damaged or incomplete, so it cannot be opened. Ask for it again.
page-workshop-file-large = This is larger than { $most } KB, so it cannot be a set of components.
page-workshop-file-json = The file is damaged on line { $line }, so it cannot be read.
page-workshop-file-foreign = This is not a components file. A components file has “game”, “name” and “options”, or is a board with “rows”.
page-workshop-file-game = These components are for “{ $game }”, a game that is not available here.
page-workshop-misread = “{ $field }” cannot be read: its value does not fit there.
page-workshop-misread-unknown = “{ $field }” is not a part of these components.
page-workshop-misread-rows = “rows” cannot be read: a map has 1 to { $most } rows.
page-workshop-misread-row = Row { $row } of the map cannot be read. It needs as many squares as row 1, at most { $most }, each a letter A to Z or ~ for the lake.
page-workshop-misread-base = Row { $row } of “base” cannot be read. It needs eight of the symbols J, S, Q, M, T and the blank “.”.
page-workshop-misread-tile = Tile { $tile } cannot be read. It needs four of the symbols J, S, Q, M, T and the blank “.”.

## Pacal’s Rocket

page-workshop-pacal-modes = What a tap on the map does
page-workshop-pacal-mode-paint = Paint
page-workshop-pacal-mode-values = Values
page-workshop-pacal-mode-values-about = Enter the value of each district on the map.
page-workshop-pacal-mode-river = River
page-workshop-pacal-mode-river-about = Tap an edge between two squares, or drag along edges. Tap again to remove it.
page-workshop-pacal-mode-river-shore = River shore
page-workshop-pacal-mode-river-shore-about = Tap the squares that count for the river.
page-workshop-pacal-mode-lake-shore = Lake shore
page-workshop-pacal-mode-lake-shore-about = Tap the squares that count for the lake.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] These squares are your list.
       *[derived] These are the squares next to the water.
    }
page-workshop-pacal-derive = Back to the squares next to the water
page-workshop-pacal-brushes = Paint with
page-workshop-pacal-district = district { $letter }
page-workshop-pacal-lake = lake
page-workshop-pacal-bare = not painted
page-workshop-pacal-sacred = sacred district
page-workshop-pacal-river-shore = river shore
page-workshop-pacal-lake-shore = lake shore
page-workshop-pacal-add = Add a district
page-workshop-pacal-map = Map to paint on
page-workshop-pacal-keys = Arrow keys move, Enter paints with the chosen brush, a letter paints that district, ~ paints lake, Delete empties the square, Shift with an arrow key paints along.
page-workshop-pacal-corners = Corners of the grid, to lay the river
page-workshop-pacal-corner-keys = In “River”: arrow keys walk from corner to corner, with Shift they lay the river or take it away. Enter starts and stops laying without Shift.
page-workshop-pacal-corner =
    { $river ->
        [yes] Corner { $x } from the left, { $y } from the top, at the river
       *[no] Corner { $x } from the left, { $y } from the top
    }
page-workshop-pacal-river-now =
    { $laid ->
        [yes] River laid to corner { $x }, { $y }.
       *[no] River taken away to corner { $x }, { $y }.
    }
page-workshop-pacal-pen-down = Arrow keys now lay the river.
page-workshop-pacal-pen-up = Arrow keys now only walk.
page-workshop-pacal-painted = { $square }: { $what }.
page-workshop-pacal-shore-now =
    { $is ->
        [yes] { $square } is now { $water ->
            [river] river shore.
           *[lake] lake shore.
        }
       *[no] { $square } is no longer { $water ->
            [river] river shore.
           *[lake] lake shore.
        }
    }
page-workshop-pacal-size = Size
page-workshop-pacal-columns = Columns
page-workshop-pacal-rows = Rows
page-workshop-pacal-districts = Districts
page-workshop-pacal-districts-about = 2, 2/3 and 4 are the cover pieces: check the districts that each one covers when that many people play.
page-workshop-pacal-column-district = District
page-workshop-pacal-column-value = Value
page-workshop-pacal-column-sacred = Sacred
page-workshop-pacal-cover = Cover { $piece }
page-workshop-pacal-covers = Cover { $piece } lies on district { $letter }
page-workshop-pacal-sacred-is = District { $letter } is the sacred one
page-workshop-pacal-squares =
    { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
page-workshop-pacal-value-of = Value of district { $letter }
page-workshop-pacal-remove-column = Remove
page-workshop-pacal-remove = Remove district { $letter }
page-workshop-pacal-die = Die
page-workshop-pacal-face = Face { $face }
page-workshop-pacal-arrows = arrows
page-workshop-pacal-river-parts = The river has { $count } parts that cannot be drawn in one line; one of them starts at { $square }.

## Uxmal

page-workshop-uxmal-brushes = A tap sets
page-workshop-uxmal-next = Next
page-workshop-uxmal-bare = empty
page-workshop-uxmal-base = Base
page-workshop-uxmal-keys = Arrow keys move, Enter sets the chosen idol or the next one, J, S, Q, M, T and the period set an idol or the blank, Delete empties, Shift with an arrow key paints along.
page-workshop-uxmal-painted = { $cell }: { $what }.
page-workshop-uxmal-tiles = Tiles
page-workshop-uxmal-count = { $count } of { $of }
page-workshop-uxmal-tile = Tile { $tile }: { $marks }
page-workshop-uxmal-tile-chosen = Tile { $tile }
page-workshop-uxmal-quarter =
    { $quarter ->
        [1] Top left: { $what }
        [2] Top right: { $what }
        [3] Bottom right: { $what }
       *[4] Bottom left: { $what }
    }
page-workshop-uxmal-rotate = Rotate
page-workshop-uxmal-add = New tile
page-workshop-uxmal-points = Points pyramid
page-workshop-uxmal-rank = Place { $rank }
page-workshop-uxmal-level = Level { $level }
page-workshop-uxmal-points-of = Points on level { $level } for place { $rank }
