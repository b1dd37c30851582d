# Hinweise, die in den ersten Spielen eine neue Lage einmal erklären.

page-hint = Hinweis
page-hint-close = Verstanden
page-hint-never = Keine Hinweise mehr
page-hint-pacal-place = Alle Raumschiffe starten hier, und in der ersten Runde müssen alle hinaus. Vom Rand des Bezirks kommst du in mehr Richtungen weg.
page-hint-pacal-first = In der ersten Runde verlassen alle die Mitte in gerader Linie. Such den Bezirk, in dem deine erste Pyramide stehen soll.
page-hint-pacal-fly = Nach einem geraden Flug darfst du zwei Steine einwerfen, beim Abbiegen nur einen. Dafür kommst du mit Abbiegen auf das Feld, auf dem deine Steine eine Konstellation ergeben.
page-hint-pacal-leap = Mit den Pfeilen springst du über alles hinweg und darfst trotzdem zwei Steine einwerfen: eine gute Gelegenheit für einen fernen Bezirk.
page-hint-pacal-god = Dein Raumschiff sitzt fest. Ein Götterstein bringt es überallhin, ist dann aber am Ende keine Punkte mehr wert.
page-hint-pacal-own = Der Stein liegt unter deinem Raumschiff und zählt noch nicht. Fliegst du weg, bleibt er hier und kann Teil einer Pyramide werden.
page-hint-pacal-other = Ein Stein in einem anderen Raumschiff bleibt dort, wo es abhebt: vielleicht in einem Bezirk, in den du nicht kommst. Das lohnt sich, wo deine eigenen Steine in der Nähe sind.
page-hint-pacal-back = Dein Vorrat ist leer. Nimm den Stein zurück, der dir am wenigsten hilft; er liegt wieder offen, sobald das Raumschiff abhebt.
page-hint-pacal-build = Wer in einem Bezirk die Führung übernimmt, bekommt sofort seinen Wert. Sonst kann sich Warten lohnen: Ein Stein mehr in der Konstellation gibt ein Stockwerk mehr.
page-hint-pacal-raise = Aufstocken bringt Stockwerke in einem Bezirk, in dem du schon stehst, ohne ein neues Feld. Gut, um die Führung zurückzuholen oder zu behalten.
page-hint-uxmal-put = Ein Idol auf dem gleichen Idol bringt zwei Karten, neben dem gleichen eine. Karten bezahlen Bewegungen, und die der beliebten Idole bringen Punkte.
page-hint-uxmal-lift = Dieses Plättchen kann Priester anheben. Dreh es: ein gutes Idol unter deine, ein schlechtes oder das Leerfeld unter die der Gegner.
page-hint-uxmal-claim = Du bekommst nur eine Belohnung. Nimm Karten eines beliebten Idols oder eines, das du auf der Leiste bewegen willst.
page-hint-uxmal-priest = Ein Priester bringt Punkte, wenn die Ebene vollständig ist, je nach der Beliebtheit seines Idols in diesem Moment. Wer zu lange wartet, findet die guten Plätze besetzt.
page-hint-uxmal-move = Eine Bewegung kostet für jedes Feld eine Karte, bringt einen Priester aber auf ein besseres Idol. Das lohnt sich, wenn das Idol mehr bringt als die Karten.
page-hint-uxmal-pay = Bezahl mit Karten unbeliebter Idole: Nur Karten beliebter Idole bringen Punkte.
page-hint-uxmal-track = Karten bewegen ihr Idol auf der Beliebtheitsleiste: nach oben, wenn deine Priester darauf stehen, nach unten, wenn die der Gegner darauf stehen. Das ändert die Punkte aller.

## Was ein Bot tun würde, für alle, die allein gegen Bots spielen

page-bot-hint-brief = Tipp
page-bot-hint = Was würde ein Bot tun?
page-bot-hint-says = Ein starker Bot würde das tun: { $action }.
