# Sdílení dohrané hry: obrázek a odkaz na záznam.

# $title is the name of the game, $scores a list of names and points.
page-share-picture = { $title }, konečný výsledek: { $scores }
page-share-game = Sdílet
page-share-title = Sdílet tuto hru
page-share-names = Ukázat na obrázku jména
page-share-send = Sdílet obrázek
page-share-save = Uložit obrázek
page-share-picture-copy = Zkopírovat obrázek
page-share-picture-copied = Obrázek je zkopírovaný.
page-share-no-sheet = Tento prohlížeč neumí předávat obrázky jiným aplikacím. Uložte obrázek a pošlete ho sami.
page-share-insecure = Tato stránka je otevřená přes obyčejné http a prohlížeče předávají obrázky jiným aplikacím jen přes https. Uložte obrázek a pošlete ho sami.
page-share-refused = Tento prohlížeč to odmítl. Uložte obrázek a pošlete ho sami.
page-share-replay = Kdo má tento odkaz, může si hru přehrát znovu tah po tahu.
page-share-replay-link = Odkaz na přehrání
page-share-closed = Tento stůl mohou otevřít jen hráči, takže není žádný odkaz ke sdílení.
