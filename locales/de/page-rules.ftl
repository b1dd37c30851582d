# Die beiden Regeltexte eines Spiels.

page-rules-texts = Die beiden Regeltexte: Lernen und Nachschlagen
page-rules-learn = Lernen
page-rules-reference = Nachschlagen
page-rules-learn-title = { $title }: So wird gespielt
page-rules-print = Drucken
