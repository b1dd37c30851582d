# Die Seite als App: neue Versionen und das Installieren.

page-app-ready = Eine neue Version ist bereit.
page-app-use = Jetzt verwenden
page-app-install = Als App installieren
page-app-install-about = Sacbe öffnet sich dann in einem eigenen Fenster, auch ohne Netz.
page-app-install-by-hand = So wird Sacbe auf einem iPhone oder iPad zur App: in Safari auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.
