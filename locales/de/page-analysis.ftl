# Das Analysebrett.

page-analysis-title = Analysebrett
page-analysis-offer = Oder spiele alle selbst, bestimme die Würfel und sieh, was ein starker Bot von jeder Stellung hält.
page-analysis-from-here = Von hier an analysieren
page-analysis-main = Hauptlinie
page-analysis-branch = Zweig { $number }
page-analysis-branches = Zweige
page-analysis-evaluation = Bewertung
page-analysis-evaluate = Jede Stellung bewerten
page-analysis-line = Dann:
page-analysis-play = Das spielen
page-analysis-fall = Den Zufall entscheiden lassen
page-analysis-outcomes = Oder wähle, was kommt
page-analysis-percent = { $percent } %
page-analysis-name = Name
page-analysis-remove = Diesen Zweig entfernen
page-analysis-empty = Spiele einen beliebigen Zug. Ein anderer Zug an einer früheren Stelle öffnet einen neuen Zweig.
page-analysis-count =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
page-analysis-link = Link zu dieser Analyse kopieren
page-analysis-full = Für mehr Zweige ist kein Platz. Entferne zuerst einen.
page-analysis-broken = In diesem Link ist keine Analyse oder nur ein Teil davon. Öffne eine Wiedergabe und wähle „Von hier an analysieren“.
page-analysis-while-playing = Diese Partie wird noch gespielt. Sie kann analysiert werden, wenn sie vorbei ist.
