### Playing without a server. The game is kept in this browser.

page-offline-other-tab = This game is open in another tab. Go on there, or close it and load this page again.
page-offline-elsewhere = This game is kept in the browser in which it was started. Open it there.
page-offline-blocked = This browser stores nothing for this page. The game goes on, but it ends when you close the page.
page-offline-full = There is no room left to store this game. It goes on, but what you play from here ends when you close the page.
page-offline-friends = Playing with friends needs a server, and none answers. Without one you can play against bots, or together on one screen.
page-offline-bots = Bots play in this browser
page-offline-bots-about = When you play alone against bots. Otherwise the server plays them, and your other devices can see the game.
page-offline-here = This game is kept in this browser: your other devices do not see it, and nobody can watch.
page-offline-stuck = The bots in this browser do not answer. Load this page again to go on.
