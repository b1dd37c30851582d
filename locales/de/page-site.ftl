# Eine Website ohne Server.

page-site-server = Das braucht einen Server
page-site-friends = Partien mit Freunden an anderen Geräten brauchen einen Server. Diese Website hat keinen: Hier spielst du gegen Bots oder gemeinsam an einem Bildschirm.
page-site-promise = Kein Konto, keine Installation. Alles bleibt in diesem Browser.
page-site-about = Spiel sofort gegen Bots oder gemeinsam an einem Bildschirm.
