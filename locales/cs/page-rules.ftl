# Dva texty pravidel hry.

page-rules-texts = Dva texty pravidel: „Jak hrát“ a „Úplná pravidla“
page-rules-learn = Jak hrát
page-rules-reference = Úplná pravidla
page-rules-learn-title = { $title }: jak hrát
page-rules-print = Vytisknout
