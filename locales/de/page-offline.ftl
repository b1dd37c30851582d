page-offline-other-tab = Diese Partie ist in einem anderen Tab offen. Spiel dort weiter, oder schließe ihn und lade diese Seite neu.
page-offline-elsewhere = Diese Partie liegt in dem Browser, in dem sie begonnen wurde. Öffne sie dort.
page-offline-blocked = Dieser Browser speichert für diese Seite nichts. Die Partie geht weiter, endet aber, wenn du die Seite schließt.
page-offline-full = Für diese Partie ist kein Speicherplatz mehr frei. Sie geht weiter; was du ab hier spielst, endet aber, wenn du die Seite schließt.
page-offline-friends = Um mit Freunden zu spielen, braucht es einen Server, und keiner antwortet. Ohne Server kannst du gegen Bots oder gemeinsam an einem Bildschirm spielen.
page-offline-bots = Bots spielen in diesem Browser
page-offline-bots-about = Wenn du allein gegen Bots spielst. Sonst spielt sie der Server, und deine anderen Geräte sehen die Partie.
page-offline-here = Diese Partie liegt in diesem Browser: Deine anderen Geräte sehen sie nicht, und niemand kann zusehen.
