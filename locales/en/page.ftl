# The words of the page around the games.

page-name = Sacbe
