# Dva texty pravidel hry.

page-rules-texts = Dva texty pravidel: jak hrát a úplná pravidla
page-rules-learn = Jak hrát
page-rules-reference = Úplná pravidla
page-rules-learn-title = { $title }: jak hrát
page-rules-print = Vytisknout
